"""Learning on the kit's toy game: whole trainings in a moment."""

from collections.abc import Iterator

import pytest

import emporion
from emporion.arena.learning import Course, trainer
from emporion.bots import minds
from tests.bots.search.fair import FairMind
from tests.kit.toy import NAME, Fair


@pytest.fixture(autouse=True)
def fair(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game with its mind, and small rounds."""
    emporion.register(Fair())
    minds.register(NAME, FairMind)
    for name, size in (("ROUND", 10), ("_HELD_OUT", 40), ("_STEPS", 20), ("_BATCH", 32)):
        monkeypatch.setattr(trainer, name, size)
    yield
    minds.unregister(NAME)
    emporion.unregister(NAME)


@pytest.fixture
def course() -> Course:
    return Course(NAME, (2, 3), (), "7")
