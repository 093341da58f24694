"""What a guest wants a new table to be."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from ...bots import USUAL, BotSpec, bot
from ...core.options import OptionValue, settle
from ...games import find
from ...store.rows import SeatRow, TableRow
from ...table import Dice
from ..errors import UnreadableRequest

Kind = Literal["me", "here", "invite", "bot"]
"""Whoever sets up the table; somebody else at the same device; whom a link is sent to; a bot."""

_ID_BYTES: Final = 9
_TOKEN_BYTES: Final = 24

STAND_IN: Final = USUAL
"""Who plays for a person that has left."""


@dataclass(frozen=True)
class Guest:
    """A visitor: an unguessable id that only they and the server know, and a name."""

    id: str
    name: str


@dataclass(frozen=True)
class SeatWish:
    """Who is to have a seat."""

    kind: Kind
    level: str = STAND_IN
    name: str = ""
    """What somebody else at the same device is called."""
    tries: int | None = None
    """For tests: who does not watch the clock plays the same again; no page asks for it."""


@dataclass(frozen=True)
class Wish:
    """A table that is wanted."""

    game: str
    players: int
    seats: tuple[SeatWish, ...]
    options: Mapping[str, OptionValue] | None = None
    memory: bool = False
    listed: bool = False
    """Whether the lobby shows it, so that anybody may take a seat that waits for somebody."""
    hidden_scores: bool = False
    """Whether running scores stay face down until the end, where the game lays them so."""
    seed: str | None = None
    """For pictures and tests: whoever knows the seed knows the dice, so no page asks for it."""


def against_bots(
    game: str, players: int | None = None, levels: Sequence[str] = (STAND_IN,)
) -> Wish:
    """The quickest way to a game: oneself and bots, as many as the game is best with.

    The bots are of these `levels` in turn.

    Raises `UnknownGame` or `WrongPlayers`.
    """
    count = min(find(game).most, 4) if players is None else players
    find(game).setup(count)  # so many bots are seated only where so many can play
    bots = [SeatWish("bot", levels[n % len(levels)]) for n in range(count - 1)]
    return Wish(game, count, (SeatWish("me"), *bots))


def unguessable() -> str:
    """A token that nobody can find by trying."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def rows(
    wish: Wish, guest: Guest, now: float, *, watched: bool = False
) -> tuple[TableRow, list[SeatRow]]:
    """A new table as it is stored, `watched` from now on or not. Raises what `Game.setup` and `bot`
    raise, or `UnreadableRequest` where it is not said for each seat who is to have it.
    """
    game = find(wish.game)
    game.setup(wish.players, wish.options)
    if len(wish.seats) != wish.players:
        raise UnreadableRequest(what="seats")
    options = settle(game.name, game.options, wish.players, dict(wish.options or {}))
    for seat in wish.seats:
        bot(game.name, seat.level)
    waiting = any(seat.kind == "invite" for seat in wish.seats)
    table = TableRow(
        id=secrets.token_urlsafe(_ID_BYTES),
        game=game.name,
        rules=game.rules,
        players=wish.players,
        options=options,
        seed=wish.seed or Dice.fresh().seed,
        memory=wish.memory,
        listed=wish.listed and waiting,
        hidden_scores=wish.hidden_scores and game.scores_face_down,
        host=guest.id,
        status="gathering",
        version=0,
        bots_due=False,
        record=None,
        rematch=None,
        created=now,
        changed=now,
        shown_at=now,
        watched=now if watched else 0.0,
    )
    return table, [_seat(number, seat, guest, now) for number, seat in enumerate(wish.seats)]


def _seat(number: int, wish: SeatWish, guest: Guest, now: float) -> SeatRow:
    here = wish.kind in ("me", "here")
    return SeatRow(
        seat=number,
        kind="person" if here else "open" if wish.kind == "invite" else "bot",
        level=str(BotSpec(wish.level, tries=wish.tries)),
        guest=guest.id if here else None,
        name=guest.name if wish.kind == "me" else wish.name if here else "",
        invite=unguessable() if wish.kind == "invite" else None,
        token=unguessable() if here else None,
        away=False,
        turn=0,
        draft=(),
        seen=now if here else 0.0,
    )
