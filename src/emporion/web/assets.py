"""What the pages load besides: style sheets, the script, pictures."""

import hashlib
from contextlib import suppress
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from ..catalogue import cached
from ..core.errors import InvalidManifest
from ..games import names
from ..render.cover import favicon_svg
from ..render.stylesheet import page_stylesheet
from .errors import UnknownPage

_STATIC: Final = Path(__file__).parent / "static"

_TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}

_FOR_EVER: Final = "public, max-age=31536000, immutable"


def _assets() -> dict[str, bytes]:
    """Everything by name: the files, the mark, and a style sheet for each game that has one."""
    return _assets_of(tuple(names()))


@cached
def _assets_of(games: tuple[str, ...]) -> dict[str, bytes]:
    found = {
        path.relative_to(_STATIC).as_posix(): path.read_bytes()
        for path in sorted(_STATIC.rglob("*"))
        if path.suffix in _TYPES
    }
    for game in games:
        with suppress(InvalidManifest):
            found[f"{game}.css"] = page_stylesheet(game).encode()
    found["emporion.svg"] = favicon_svg().encode()
    return found


def _fingerprint() -> str:
    """A word that changes with any of them: modules import each other by relative addresses."""
    return _fingerprint_of(tuple(names()))


@cached
def _fingerprint_of(games: tuple[str, ...]) -> str:
    digest = hashlib.sha256()
    for name, content in _assets_of(games).items():
        digest.update(name.encode() + b"\0" + content + b"\0")
    return digest.hexdigest()[:12]


def asset_url(name: str) -> str:
    """The address of an asset; raises `UnknownGame` for one that is not there, and
    `InvalidManifest` for the style sheet of a game that has no usable one.
    """
    if name not in _assets():
        page_stylesheet(name.removesuffix(".css"))
    return f"/static/{_fingerprint()}/{name}"


async def serve_asset(request: Request) -> Response:
    """An asset. The address names its content, so a browser may keep it forever."""
    name = request.path_params["name"]
    content = _assets().get(name)
    if content is None or request.path_params["fingerprint"] != _fingerprint():
        raise UnknownPage(asked=request.url.path)
    media = _TYPES[Path(name).suffix]
    return Response(content, media_type=media, headers={"Cache-Control": _FOR_EVER})
