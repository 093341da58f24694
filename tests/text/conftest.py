"""Every language in its turn."""

import pytest

from emporion.text import LANGUAGES, Wording, wording
from emporion.text.tyros import TyrosWording
from emporion.text.ys import YsWording


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Wording:
    return wording(request.param)


@pytest.fixture(params=LANGUAGES)
def ys(request: pytest.FixtureRequest) -> YsWording:
    return YsWording("ys", wording(request.param))


@pytest.fixture(params=LANGUAGES)
def tyros(request: pytest.FixtureRequest) -> TyrosWording:
    return TyrosWording("tyros", wording(request.param))
