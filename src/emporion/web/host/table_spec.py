"""What a guest wants a new table to be."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from ...bots import DEFAULT_LEVEL, BotSpec, bot
from ...core.options import OptionValue, resolve_options
from ...games import find
from ...store.rows import SeatRow, TableRow
from ...table import Dice
from ..errors import UnreadableRequest

_ID_BYTES: Final = 9
_TOKEN_BYTES: Final = 24

STAND_IN: Final = DEFAULT_LEVEL
"""Who plays for a person that has left."""


@dataclass(frozen=True)
class Guest:
    """A visitor: a random id that only they and the server know, and a name."""

    id: str
    name: str


@dataclass(frozen=True)
class SeatSpec:
    """Who is to have a seat."""

    kind: Literal["me", "here", "invite", "bot"]
    """The host; somebody else at the same device; somebody who gets a link; a bot."""
    level: str = STAND_IN
    name: str = ""
    """What somebody else at the same device is called."""
    tries: int | None = None
    """For tests: who does not watch the clock plays the same again; no page asks for it."""


@dataclass(frozen=True)
class TableSpec:
    """A table that is wanted."""

    game: str
    players: int
    seats: tuple[SeatSpec, ...]
    options: Mapping[str, OptionValue] | None = None
    memory: bool = False
    listed: bool = False
    """Whether the lobby shows it, so that anybody may take a seat that waits for somebody."""
    hidden_scores: bool = False
    """Whether running scores stay face down until the end, where the game lays them so."""
    seed: str | None = None
    """For pictures and tests: the seed tells the dice, so no page asks for it."""


def against_bots(
    game: str, players: int | None = None, levels: Sequence[str] = (STAND_IN,)
) -> TableSpec:
    """The quickest way to a game: the guest and bots, as many as the game is best with.

    The bots are of these `levels` in turn.

    Raises `UnknownGame` or `InvalidPlayerCount`.
    """
    count = min(find(game).max_players, 4) if players is None else players
    find(game).setup(count)  # refuse a number of players that cannot play before seating bots
    bots = [SeatSpec("bot", levels[n % len(levels)]) for n in range(count - 1)]
    return TableSpec(game, count, (SeatSpec("me"), *bots))


def new_token() -> str:
    """A token that nobody can find by trying."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def rows(
    spec: TableSpec, guest: Guest, now: float, *, watched: bool = False
) -> tuple[TableRow, list[SeatRow]]:
    """A new table as it is stored, `watched` from now on or not. Raises what `Game.setup` and `bot`
    raise, or `UnreadableRequest` where it is not said for each seat who is to have it.
    """
    game = find(spec.game)
    game.setup(spec.players, spec.options)
    if len(spec.seats) != spec.players:
        raise UnreadableRequest(what="seats")
    options = resolve_options(game.name, game.options, spec.players, dict(spec.options or {}))
    for seat in spec.seats:
        bot(game.name, seat.level)
    waiting = any(seat.kind == "invite" for seat in spec.seats)
    table = TableRow(
        id=secrets.token_urlsafe(_ID_BYTES),
        game=game.name,
        rules=game.rules,
        players=spec.players,
        options=options,
        seed=spec.seed or Dice.fresh().seed,
        memory=spec.memory,
        listed=spec.listed and waiting,
        hidden_scores=spec.hidden_scores and game.scores_face_down,
        host=guest.id,
        created=now,
        changed=now,
        shown_at=now,
        watched=now if watched else 0.0,
    )
    return table, [_seat(number, seat, guest, now) for number, seat in enumerate(spec.seats)]


def _seat(number: int, spec: SeatSpec, guest: Guest, now: float) -> SeatRow:
    here = spec.kind in ("me", "here")
    return SeatRow(
        seat=number,
        kind="person" if here else "open" if spec.kind == "invite" else "bot",
        level=str(BotSpec(spec.level, tries=spec.tries)),
        guest=guest.id if here else None,
        name=guest.name if spec.kind == "me" else spec.name if here else "",
        invite=new_token() if spec.kind == "invite" else None,
        token=new_token() if here else None,
        seen=now if here else 0.0,
    )
