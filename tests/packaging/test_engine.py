"""That the engine is compiled as a whole or not at all."""

from importlib import import_module
from pathlib import Path

from hatch_build import engine_modules

SOURCE = Path(__file__).parents[2] / "src"


def test_all_modules_of_the_engine_are_compiled_or_none_is() -> None:
    names = [".".join(path.with_suffix("").parts) for path in engine_modules(SOURCE)]
    files = [import_module(name.removesuffix(".__init__")).__file__ or "" for name in names]
    interpreted = [file for file in files if file.endswith(".py")]
    assert interpreted in ([], files)
