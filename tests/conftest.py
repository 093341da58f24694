"""Which engine the tests run on, and how the randomised ones choose their examples."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

import emporion.core.state

pytest_plugins = ["tests.postgres"]

settings.register_profile("emporion", deadline=None, derandomize=True)
settings.load_profile("emporion")


def pytest_sessionstart() -> None:
    """Stop where the tests would run on another engine than EMPORION_EXPECT asks for."""
    expected = os.environ.get("EMPORION_EXPECT")
    engine = Path(emporion.core.state.__file__)
    found = "interpreted" if engine.suffix == ".py" else "compiled"
    if expected not in (None, found):
        pytest.exit(f"the engine should be {expected}, but {engine} is {found}", returncode=1)
