"""What every page needs to know of a visit: who it is, in which language, in which light."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, cast

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ..render.layout import Theme
from ..render.svg import Layout
from ..text import LANGUAGES, Wording, wording
from ..text.naming import clean_name
from .guest import COOKIE, Guests, new_guest
from .host import Guest, TableService
from .host.list_snapshots import ListSnapshots
from .host.replays import Replays
from .settings import ServerSettings

WindowLayout = Literal["desk", "tablet", "phone"]
"""A wide window; an upright one with room for a rail beside the picture; one without."""

THEMES: Final = ("auto", "light", "dark")
LAYOUTS: Final = ("desk", "tablet", "phone")
YEAR: Final = 365 * 24 * 3600


@dataclass(frozen=True)
class Visit:
    """One request's visitor and their preferences."""

    guest: Guest
    is_new: bool
    """Whether the cookie still has to be set."""
    words: Wording
    theme: Theme
    sound: bool
    layout: WindowLayout
    here: str
    """The path that was asked for, with its query: where to come back to."""

    @property
    def lang(self) -> str:
        """The language of the page."""
        return self.words.lang

    @property
    def picture(self) -> Layout:
        """Which picture of a table fits: upright windows have the upright one."""
        return "desk" if self.layout == "desk" else "phone"


class Services:
    """What the server is made of, for request handlers."""

    def __init__(
        self, settings: ServerSettings, table_service: TableService, guests: Guests
    ) -> None:
        self.settings = settings
        self.table_service = table_service
        self.guests = guests
        self.replays = Replays(table_service.store)
        self.list_snapshots = ListSnapshots(table_service)


def services(connection: HTTPConnection) -> Services:
    """The server's parts."""
    return cast(Services, connection.app.state.services)


def table_service(connection: HTTPConnection) -> TableService:
    """The tables."""
    return services(connection).table_service


def replays(connection: HTTPConnection) -> Replays:
    """The records that can be stepped through."""
    return services(connection).replays


def visit(request: HTTPConnection) -> Visit:
    """Who asks, made once for a request."""
    found = getattr(request.state, "visit", None)
    if found is None:
        found = _read_visit(request)
        request.state.visit = found
    return cast(Visit, found)


def _read_visit(request: HTTPConnection) -> Visit:
    cookies = request.cookies
    parts = services(request)
    words = wording(language_of(cookies, request.headers.get("accept-language"), parts.settings))
    guest = parts.guests.read(cookies.get(COOKIE))
    is_new = guest is None
    if guest is None:
        guest = new_guest(words.say("web.guest"))
    elif not guest.name:
        guest = Guest(guest.id, words.say("web.guest"))
    theme = cookies.get("theme", "auto")
    query = f"?{request.url.query}" if request.url.query else ""
    return Visit(
        guest=guest,
        is_new=is_new,
        words=words,
        theme=cast(Theme, theme if theme in THEMES else "auto"),
        sound=cookies.get("sound") == "on",
        layout=_layout(cookies.get("layout"), request.headers.get("user-agent", "")),
        here=request.url.path + query,
    )


def _layout(told: str | None, browser: str) -> WindowLayout:
    """What the script told of the window; before it did, phones are known by their browsers."""
    if told in LAYOUTS:
        return cast(WindowLayout, told)
    return "phone" if "Mobi" in browser else "desk"


def language_of(cookies: Mapping[str, str], accepted: str | None, settings: ServerSettings) -> str:
    """The language that was chosen here, else the server's, else the browser's first of ours."""
    if cookies.get("lang") in LANGUAGES:
        return cookies["lang"]
    if settings.lang is not None:
        return settings.lang
    wanted = [lang for lang in _accepted(accepted or "") if lang in LANGUAGES]
    return wanted[0] if wanted else LANGUAGES[0]


def _accepted(header: str) -> list[str]:
    """The languages of an Accept-Language header, the most wanted first."""
    wanted: list[tuple[float, int, str]] = []
    for place, part in enumerate(header.split(",")[:20]):
        tag, _, quality = part.replace(" ", "").partition(";q=")
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            weight = 0.0
        wanted.append((-weight, place, tag.strip().partition("-")[0].lower()))
    return [lang for _, _, lang in sorted(wanted)]


def remember(request: Request, response: Response, guest: Guest | None = None) -> None:
    """Set the guest's cookie, where it is new or has changed."""
    known = visit(request)
    chosen = guest or known.guest
    if guest is None and not known.is_new:
        return
    parts = services(request)
    # A person without a name is called a guest in every language.
    unnamed = chosen.name == known.words.say("web.guest")
    named = Guest(chosen.id, "" if unnamed else clean_name(chosen.name))
    response.set_cookie(
        COOKIE,
        parts.guests.write(named),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def prefer(request: Request, response: Response, name: str, value: str) -> None:
    """Remember a preference; the script reads some of them too."""
    response.set_cookie(
        name, value, max_age=YEAR, samesite="lax", secure=request.url.scheme == "https"
    )
