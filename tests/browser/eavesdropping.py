"""What a browser received, searched for what its seat may not know.

Two questions are asked of each message. Does it hold a secret of the database: a seed before the
end, a key or an invitation of somebody else, a guest's id? And is the table in it the one that the
seat's view at that version makes, to the letter: the picture, the log, and the view in words? Then
nothing but the view went into it.
"""

import json
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, replace
from html import escape, unescape

from itsdangerous import URLSafeSerializer

from emporion import replay
from emporion.render.svg import svg
from emporion.render.text import text
from emporion.table.positions import MatchPosition, positions
from emporion.text import wording
from emporion.text.event_log import EventLog
from emporion.web.context import language_of
from emporion.web.host import LiveTable
from emporion.web.naming import at_table, names_of
from emporion.web.pages.model_decision import asked_of
from emporion.web.settings import ServerSettings

from .archives import History, TableHistory
from .wires import Message

_WORD = re.compile(rb"[\w-]{8,}")
_EVENT = re.compile(r'data-event="(\d+)"[^>]*>(.*?)</(?:p|li)>', re.DOTALL)
_MARKUP = re.compile(r"<[^>]*>")
_COOKIE = re.compile(rb"(?mi)^set-cookie: guest=([^;\r]+)")
_REPLAY = re.compile(r"^/replays/([\w-]+)/(\d+)(?:\?as=(\d+))?$")


def complaints(messages: list[Message], asked: list[str], history: History) -> list[str]:
    """Whatever a browser should not have received, given what it has asked for."""
    found = [*_secrets(messages, asked, history), *_news(messages)]
    return [*found, *_tables(messages, history), *_replays(messages, history)]


# -- secrets --------------------------------------------------------------------------------------


def guests_of(messages: list[Message]) -> set[str]:
    """Who has sat at the wire: the browser's own cookies tell."""
    signed = {message.cookies.get("guest", "") for message in messages}
    for message in messages:
        signed |= {found.decode() for found in _COOKIE.findall(message.head)}
    opened = (URLSafeSerializer("").loads_unsafe(cookie)[1] for cookie in signed)
    return {payload[0] for payload in opened if payload}


def _secrets(messages: list[Message], asked: list[str], history: History) -> Iterator[str]:
    own = guests_of(messages)
    secret = _secret_words(own, asked, history)
    for message in messages:
        if message.is_static:
            continue
        words = b"\n".join({*_WORD.findall(message.head), *_WORD.findall(message.body)}).decode()
        for word, (what, until) in secret.items():
            if word in words and (until is None or message.at < until):
                yield f"{message.path}: {what} was told"


def _secret_words(
    own: set[str], asked: list[str], history: History
) -> dict[str, tuple[str, float | None]]:
    """What may not be told at a wire, what it is, and until when."""
    given = {path.rpartition("/")[2] for path in asked if path.startswith("/join/")}
    secret: dict[str, tuple[str, float | None]] = {}
    for name, table in history.tables.items():
        secret[table.table.seed] = (f"the seed of {name}", table.ended)
        for guest in {table.table.host}.union(*table.guests.values()):
            secret[guest] = ("a guest's id", None)
        for token, seat in table.tokens.items():
            if not own & table.guests.get(seat, set()):
                secret[token] = (f"the key of seat {seat} of {name}", None)
        if table.table.host not in own:
            for invite in table.invites - given:
                secret[invite] = (f"an invitation to {name}", None)
    return secret


def _news(messages: list[Message]) -> Iterator[str]:
    """A socket tells a version, or to look again, and nothing else."""
    for message in messages:
        if not message.is_news:
            continue
        told = json.loads(message.body)
        if told != {"again": True} and not (told.keys() == {"version"} and told["version"] >= 0):
            yield f"{message.path}: the socket said {told}"


# -- tables ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Shown:
    """A table in a page: at which version, through whose eyes, and how."""

    message: Message
    table: str
    version: int
    viewer: int | None
    lang: str
    layout: str
    state: str

    @property
    def html(self) -> str:
        """The page."""
        return self.message.body.decode()

    def complain(self, what: str) -> str:
        """What is wrong with it."""
        eyes = "nobody" if self.viewer is None else f"seat {self.viewer}"
        return f"{self.message.path} at version {self.version} for {eyes}: {what}"


def shown_in(message: Message) -> Shown | None:
    """The table that a page shows, if it shows one."""
    found = re.search(rb"<main [^>]*>", message.body) if message.is_page else None
    if found is None or b'data-region="board"' not in message.body:
        return None
    said = dict(re.findall(r'data-([\w-]+)="([^"]*)"', found[0].decode()))
    accepted = language_of(message.cookies, message.languages, ServerSettings())
    page = re.search(rb'<html lang="(\w+)"', message.body)
    return Shown(
        message=message,
        table=said.get("table", ""),
        version=int(said["version"]),
        viewer=int(said["as"]) if said["as"] else None,
        lang=page[1].decode() if page else accepted,
        layout="desk" if message.cookies.get("layout", "desk") == "desk" else "phone",
        state=said["state"],
    )


def _tables(messages: list[Message], history: History) -> Iterator[str]:
    own = guests_of(messages)
    shown: dict[tuple[str, int | None], list[Shown]] = defaultdict(list)
    for each in filter(None, map(shown_in, messages)):
        if each.table:
            shown[each.table, each.viewer].append(each)
    for (name, viewer), pages in shown.items():
        table = history.tables[name]
        held = [seat for seat, guests in table.guests.items() if guests & own]
        if viewer is not None and viewer not in held:
            yield pages[0].complain("these are somebody else's eyes")
            continue
        # Where several people share a device, nobody's hand is shown while it is passed on.
        eyes = {viewer, None} if len(held) > 1 else {viewer}
        yield from _compared(pages, table, eyes, table.noticed(held))


def _compared(
    pages: list[Shown], table: TableHistory, eyes: set[int | None], versions: dict[int, int]
) -> Iterator[str]:
    """What does not agree with what the viewers knew at each version."""
    tellers = [Teller(table, viewer) for viewer in eyes]
    for page in sorted(pages, key=lambda page: page.version):
        version = versions.get(page.version)
        if version is None:
            yield page.complain("there was no such version")
            continue
        found = [list(teller.complaints(page, version)) for teller in tellers]
        if all(found):
            yield from found[0]


class Teller:
    """Knows what one viewer knew of a table, version by version."""

    def __init__(self, table: TableHistory, viewer: int | None) -> None:
        self._table = table
        self._viewer = viewer
        self._live: LiveTable | None = None

    def _at(self, version: int) -> LiveTable:
        """The table at a version. Others' drafts are left out: nobody may see anything of them."""
        known = 0 if self._live is None else len(self._live.moves)
        stored = self._table.stored(version, known)
        seats = tuple(
            row if row.seat == self._viewer else replace(row, draft=()) for row in stored.seats
        )
        stored = replace(stored, seats=seats)
        if self._live is None:
            self._live = LiveTable(stored)
        else:
            self._live.refresh(stored)
        return self._live

    def complaints(self, page: Shown, version: int) -> Iterator[str]:
        """What a page shows that is not the viewer's at a version."""
        live, viewer = self._at(version), self._viewer
        words = at_table(wording(page.lang), live)
        view, memory = live.view(viewer), live.table.memory
        asked = asked_of(live, words, view, viewer)
        if page.state != live.table.status:
            yield page.complain(f"the table was {live.table.status}, not {page.state}")
        drawn = svg(
            view,
            page.lang,
            memory=memory,
            legal=asked.offered if asked else (),
            laid=asked.removable if asked else (),
            layout="phone" if page.layout == "phone" else "desk",
            style=False,
            interactive=True,
            asked=False,
            names=words.names,
        )
        if picture_in(page.html) != drawn:
            yield page.complain("the picture is not that of the view")
        if words_in(page.html) != text(view, page.lang, memory, names=words.names):
            yield page.complain("the words are not those of the view")
        yield from self._log(page, live)

    def _log(self, page: Shown, live: LiveTable) -> Iterator[str]:
        words = at_table(wording(page.lang), live)
        told = list(_EVENT.findall(page.html))
        start = int(told[0][0]) if told else 0
        lines = EventLog(words, live.match, live.display).lines(
            live.match.events, self._viewer, start
        )
        if len(told) != len(lines):
            yield page.complain(f"{len(told)} lines of the log, not {len(lines)}")
        for (number, html), line in zip(told, lines, strict=False):
            said = _spoken(html)
            allowed = {_spoken(escape(line.said))}
            if self._viewer is not None and line.doer == self._viewer:
                allowed.add(_spoken(escape(f"{line.said} {words.say('web.log.no_choice')}")))
            if int(number) != line.number or said not in allowed:
                yield page.complain(f"the log says {said!r}, not {line.said!r}")


def picture_in(html: str) -> str:
    """The board of a page, as it was sent."""
    start = html.index('data-region="board"')
    region = html[start : html.index("</section>", start)]
    return region[region.index("<svg") : region.rindex("</svg>") + len("</svg>")]


def words_in(html: str) -> str:
    """The view in words, as a page has it."""
    start = html.index("<pre>") + len("<pre>")
    return unescape(html[start : html.index("</pre>", start)])


def _spoken(html: str) -> str:
    return " ".join(unescape(_MARKUP.sub(" ", html)).split())


# -- replays --------------------------------------------------------------------------------------


def _replays(messages: list[Message], history: History) -> Iterator[str]:
    """A replay's position is that of its record, as the address says."""
    records: dict[str, list[MatchPosition]] = {}
    for message in messages:
        shown, place = shown_in(message), _REPLAY.match(message.path)
        if shown is None or shown.table or place is None:
            continue
        if place[1] not in records:
            records[place[1]] = positions(replay(history.records[place[1]]))
        state = records[place[1]][int(place[2])].state
        viewer = int(place[3]) if place[3] else None
        drawn = svg(
            state.view(viewer),
            shown.lang,
            layout="phone" if shown.layout == "phone" else "desk",
            style=False,
            interactive=True,
            asked=False,
            names=names_of(history.seats_of(place[1])),
        )
        if shown.viewer != viewer or picture_in(shown.html) != drawn:
            yield shown.complain("the picture is not that of the record")
