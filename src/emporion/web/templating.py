"""Pages from templates. Every sentence comes from the catalogues, every name is escaped."""

from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from ..render.cover import brand_svg
from ..text import LANGUAGES, Wording
from ..text.naming import LINE_LENGTH, NAME_LENGTH
from .assets import asset_url
from .context import remember, visit
from .pictures import free_emblem, qr_svg, rhumb_lines, seat_emblem

_ENVIRONMENT: Final = Environment(
    loader=FileSystemLoader(Path(__file__).parent / "templates"),
    autoescape=select_autoescape(default=True, default_for_string=True),
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
_ENVIRONMENT.globals.update(
    asset=asset_url, LANGUAGES=LANGUAGES, LINE_LENGTH=LINE_LENGTH, NAME_LENGTH=NAME_LENGTH
)


def page(request: Request, template: str, code: int = 200, **context: Any) -> HTMLResponse:
    """A whole page, or a fragment of one. A new guest gets a cookie with it.

    Templates have `say`, `count`, `words` and `visit` besides. A page about a table brings its own
    `words`, in which seats have its game's colours.
    """
    found = visit(request)
    words: Wording = context.setdefault("words", found.words)
    html = _ENVIRONMENT.get_template(template).render(
        visit=found, say=words.say, count=words.count, **context
    )
    response = HTMLResponse(html, code)
    response.headers["Cache-Control"] = "no-store"
    remember(request, response)
    return response


def download(text: str, name: str) -> Response:
    """A text to keep as a file of that name."""
    return Response(
        text,
        media_type="text/plain; charset=utf-8",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


def picture(svg: str) -> Markup:
    """A picture of ours, to stand in a page as it is: `render` has escaped what is in it."""
    return Markup(svg)  # noqa: S704


_ENVIRONMENT.globals.update(
    seat_emblem=lambda colour: picture(seat_emblem(colour)),
    free_emblem=lambda: picture(free_emblem()),
    rhumb_lines=lambda: picture(rhumb_lines()),
    brand=lambda: picture(brand_svg()),
    qr=lambda text, title: picture(qr_svg(text, title)),
)
