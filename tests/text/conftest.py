"""Every language in its turn."""

import pytest

from emporion.text import LANGUAGES, Wording, wording


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Wording:
    return wording(request.param)
