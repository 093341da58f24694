"""How a visitor likes the pages: language, light, sound, and their own name."""

from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from ...text import LANGUAGES
from ...text.naming import clean_name
from ..context import THEMES, prefer, remember, table_service, visit
from ..errors import UnreadableRequest
from ..host import Guest

_CHOICES: Final = {"lang": LANGUAGES, "theme": THEMES, "sound": ("on", "off")}


async def settings(request: Request) -> Response:
    """Remember what was sent, and go back to where it was sent from; what is not sent stays."""
    async with request.form() as form:
        sent = {name: str(value) for name, value in form.items()}
    response = RedirectResponse(way_back(sent.get("next", "/")), 303)
    for name, choices in _CHOICES.items():
        if name in sent:
            if sent[name] not in choices:
                raise UnreadableRequest(what=name)
            prefer(request, response, name, sent[name])
    visitor = visit(request)
    guest = known = visitor.guest
    if "name" in sent:
        guest = Guest(known.id, clean_name(sent["name"]) or visitor.words.say("web.guest"))
        if guest != known:
            await table_service(request).rename(guest, known.name)
    remember(request, response, guest)
    return response


def way_back(asked: str) -> str:
    r"""A path on this server, whatever was asked for: nobody is sent on to elsewhere.

    >>> [way_back(asked) for asked in ("/tables/x?as=1", "//elsewhere", "/\\elsewhere", "x")]
    ['/tables/x?as=1', '/', '/', '/']
    """
    local = asked.startswith("/") and not asked.startswith(("//", "/\\")) and asked.isprintable()
    return asked if local else "/"


ROUTES = [Route("/settings", settings, methods=["POST"])]
