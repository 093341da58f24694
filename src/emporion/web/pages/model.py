"""What a table's page shows of its seats, for one visitor's eyes."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from ...core.state import View
from ...store.rows import SeatRow
from ...table.scores import tells_points
from ...text import Wording
from ...text.game import capital
from ...text.scoring import ScoreWords, score_words
from ..host import LiveTable
from ..naming import is_unnamed

Presence = Literal["open", "bot", "here", "away", "gone"]
"""Nobody yet; a bot; a person; one whom a bot stands in for; one who went silent."""


@dataclass(frozen=True)
class Viewpoint:
    """Which seats a visitor holds, and which one they look from."""

    held: tuple[int, ...]
    chosen: int | None
    """The seat that the page is for; none for spectators, and for a device with several seats."""
    next_up: tuple[int, ...] = ()
    """Further seats at this device that are asked: the device is passed on before they look."""

    @property
    def seat(self) -> int | None:
        """Whose view is shown: nobody's while the device is passed on."""
        return None if self.next_up else self.chosen

    @property
    def query(self) -> str:
        """What an address needs so that it leads back to this seat."""
        return "" if self.chosen is None or len(self.held) < 2 else f"?as={self.chosen}"


def eyes_of(live: LiveTable, held: Sequence[int], chosen: int | None) -> Viewpoint:
    """Through whose eyes a visitor looks; `chosen` is one of the seats held, or nobody's.

    Where several people share a device, nobody's hand stays open when it is another's turn.
    """
    asked = tuple(seat for seat in held if seat in live.turns) if live.begun else ()
    if len(held) < 2 or chosen in asked:
        return Viewpoint(tuple(held), chosen)
    return Viewpoint(tuple(held), chosen, asked)


@dataclass(frozen=True)
class PlayerLine:
    """One line of the list of players."""

    colour: str
    """The colour's code, which its emblem goes by."""
    name: str
    """What the seat is called: by its player's name, else by the colour in words."""
    score: ScoreWords | None
    """None before the game has begun, and where it lies face down."""
    seat: int | None = None
    """None for a player that nobody plays."""
    who: str = ""
    """The colour of somebody who goes by a name, else who it is; empty where nobody is."""
    presence: Presence = "bot"
    is_asked: bool = False
    is_mine: bool = False
    is_me: bool = False
    """Whether it is the seat that the page is for."""
    may_hand_over: bool = False
    may_take_back: bool = False
    invite: str | None = None
    """The link's word, for the host."""
    may_sit: bool = False
    may_stand: bool = False
    """Whether the visitor may leave the seat before the game has begun."""


def players(
    live: LiveTable, words: Wording, eyes: Viewpoint, view: View | None, guest: str
) -> list[PlayerLine]:
    """Everybody at the table. Points are those that the view tells."""
    sits = bool(eyes.held)
    shown = [
        _player(live, words, eyes, view, row, sits, live.table.host == guest) for row in live.seats
    ]
    if view is not None and view.get("neutral"):
        name = capital(words.say(f"{live.table.game}.neutral"))
        score = score_words(words, view, live.table.players)
        shown.append(PlayerLine(live.colours[live.table.players], name, score))
    return shown


def _player(
    live: LiveTable,
    words: Wording,
    eyes: Viewpoint,
    view: View | None,
    row: SeatRow,
    sits: bool,
    hosts: bool,
) -> PlayerLine:
    seat = row.seat
    mine = seat in eyes.held
    presence = _presence(live, row, mine)
    goes_on = live.begun and not live.over
    return PlayerLine(
        seat=seat,
        colour=live.colours[seat],
        name=words.seat(seat),
        who=_who(words, row, mine),
        presence=presence,
        score=score_words(words, view, seat)
        if view and _shows_score(live, eyes, view, seat)
        else None,
        is_asked=goes_on and seat in live.match.actors,
        is_mine=mine,
        is_me=seat == eyes.chosen,
        may_hand_over=goes_on and sits and presence == ("here" if mine else "gone"),
        may_take_back=goes_on and mine and presence == "away",
        invite=row.invite if hosts and row.kind == "open" else None,
        may_sit=row.kind == "open" and live.table.listed and not sits,
        may_stand=mine and row.invite is not None and not live.begun,
    )


def _shows_score(live: LiveTable, eyes: Viewpoint, view: View, seat: int) -> bool:
    """Whether a seat's running score lies open: its own holder may look at it any time."""
    is_open = not live.display.hidden_scores or live.over or seat == eyes.seat
    return is_open and tells_points(view)


def _presence(live: LiveTable, row: SeatRow, mine: bool) -> Presence:
    if row.kind == "open":
        return "open"
    if row.kind == "bot":
        return "bot"
    if row.away:
        return "away"
    return "here" if mine or live.is_present(row.seat) else "gone"


def _who(words: Wording, row: SeatRow, mine: bool) -> str:
    if row.kind == "bot":
        return words.say("web.table.bot", level=words.bot(row.level))
    if row.kind == "open":
        return words.say("web.waiting.free")
    if not is_unnamed(row):
        # A name that is not the only one of its kind already has its colour with it.
        return words.colour(row.seat) if words.seat(row.seat) == row.name else ""
    if row.name:
        return words.say("web.guest")
    return words.say("web.table.person" if not mine else "web.table.at_this_device")
