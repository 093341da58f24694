"""What a wheel needs beyond its sources: catalogues in machine form, and the compiled engine.

The engine compiles where a C compiler and Python's headers are found; elsewhere the wheel is
pure, runs the same sources interpreted, and the build says so. Two settings decide it by hand:

    EMPORION_PURE=1       never compile
    EMPORION_COMPILED=1   compile, or fail where that cannot be done
"""

import os
import shlex
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from xml.etree import ElementTree as ET

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from mypyc.build import mypycify
from setuptools import Distribution

PACKAGE = "emporion"

COMPILED = ("core", "games", "bots/search", "bots/evaluators", "research/encoding")
"""The packages that are compiled, together as one unit: calls across its modules are native."""

NOT_COMPILED = {
    "core/native.py": "stands in for the compiler's own package, so it must run without it",
    "core/errors.py": "raising is never hot, and others may subclass an interpreted exception",
}
"""The modules in those packages that stay interpreted, each with its reason."""

COMPILER_FLAGS = ("-fvisibility=hidden", "-fno-semantic-interposition")
"""Nothing outside the unit calls its functions by name, so calls within it can be direct and
inlined; without these they go through a table, which costs some 8 % of the speed."""


def engine_modules(source: Path) -> list[Path]:
    """The modules that are compiled, as paths below `source`, the folder of the package."""
    package = source / PACKAGE
    return [
        module.relative_to(source)
        for compiled in COMPILED
        for module in sorted(package.joinpath(compiled).rglob("*.py"))
        if module.relative_to(package).as_posix() not in NOT_COMPILED
    ]


def compile_catalogues(source: Path) -> None:
    """Write each gettext catalogue's `.mo` beside its `.po`, where that changes anything."""
    for po in sorted((source / PACKAGE / "text" / "locale").glob("*/LC_MESSAGES/*.po")):
        compiled = BytesIO()
        with po.open("rb") as file:
            write_mo(compiled, read_po(file, locale=po.parts[-3], abort_invalid=True))
        mo = po.with_suffix(".mo")
        if not mo.exists() or mo.read_bytes() != compiled.getvalue():
            mo.write_bytes(compiled.getvalue())


def check_drawings(source: Path) -> None:
    """Stop the build where a drawing is not well-formed: it would fail when it is first shown."""
    for drawing in sorted((source / PACKAGE / "render").rglob("art/*.svg")):
        try:
            ET.parse(drawing)  # noqa: S314 - drawings of our own
        except ET.ParseError as error:
            sys.exit(f"emporion: {drawing.relative_to(source)}: {error}")


def find_compiler() -> str | None:
    """The command of a C compiler on this machine; the setting CC, where there is one, decides."""
    chosen = os.environ.get("CC")
    default = (sysconfig.get_config_var("CC"), "cc", "gcc", "clang")
    for command in (chosen,) if chosen else default:
        if command and shutil.which(shlex.split(command)[0]):
            return str(command)
    return None


def missing_to_compile() -> str | None:
    """What this machine lacks for compiling, in words; `None` where it lacks nothing."""
    if find_compiler() is None:
        return "no C compiler (Debian: apt install gcc python3-dev)"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "no Python headers (Debian: apt install python3-dev)"
    return None


def compile_side_by_side(build: Any) -> None:
    """Let a `build_ext` compile the C files of an extension at the same time: ours has some 150."""
    build_extensions = build.build_extensions

    def build_all() -> None:
        one_by_one = build.compiler.compile

        def side_by_side(sources: list[str], *args: Any, **settings: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                some = [pool.submit(one_by_one, [each], *args, **settings) for each in sources]
                return [made for done in some for made in done.result()]

        build.compiler.compile = side_by_side
        build_extensions()

    build.build_extensions = build_all


def compile_engine(source: Path, target: Path) -> list[Path]:
    """Compile the engine into `target`; returns what was made, as paths below `target`."""
    os.environ["CC"] = find_compiler() or ""
    with chdir(source):
        extensions = mypycify(
            [
                "--config-file=",
                "--follow-imports=silent",
                f"--cache-dir={target / 'mypy'}",
                *(module.as_posix() for module in engine_modules(source)),
            ],
            group_name=PACKAGE,
            target_dir=str(target / "c"),
            opt_level="3",
            debug_level="0",
            multi_file=True,
        )
        if os.name == "posix":  # flags that gcc and clang have
            for extension in extensions:
                extension.extra_compile_args.extend(COMPILER_FLAGS)
        build = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
        compile_side_by_side(build)
        build.build_lib = str(target / "lib")
        build.build_temp = str(target / "objects")
        build.ensure_finalized()
        build.run()
    return [Path(path).relative_to(target) for path in build.get_outputs()]


class EmporionBuildHook(BuildHookInterface[BuilderConfig]):
    """Adds the catalogues and the compiled engine to a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make what the wheel adds to the sources; an editable one always runs interpreted."""
        source = Path(self.root, "src")
        compile_catalogues(source)
        check_drawings(source)
        if version == "editable" or self.pure():
            return
        self.workshop = TemporaryDirectory(prefix="emporion-")
        target = Path(self.workshop.name)
        for made in compile_engine(source, target):
            build_data["force_include"][str(target / made)] = made.relative_to("lib").as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Clear away what the wheel has taken in."""
        if not build_data["pure_python"]:
            self.workshop.cleanup()

    def pure(self) -> bool:
        """Whether to leave the engine uncompiled, saying why."""
        wanted = os.environ.get("EMPORION_COMPILED") == "1"
        missing = missing_to_compile()
        if os.environ.get("EMPORION_PURE") == "1":
            if wanted:
                sys.exit("emporion: EMPORION_PURE=1 and EMPORION_COMPILED=1 exclude each other")
            missing = "EMPORION_PURE=1"
        if missing is None:
            return False
        if wanted:
            sys.exit(f"emporion: EMPORION_COMPILED=1, but {missing}")
        self.app.display_warning(f"emporion: {missing}: the engine stays interpreted")
        return True
