"""The same people, bots and options once more."""

from collections.abc import Sequence
from contextlib import suppress

from ...bots import BotSpec
from ...store.rows import SeatRow
from ..errors import AlreadyBegun, NotYourSeat, SeatTaken, StillPlaying
from ..naming import GUESTS
from .house import House
from .live import Live
from .wish import Guest, SeatWish, Wish


def may_play_again(live: Live, guest: Guest) -> bool:
    """Whether somebody was part of a game: sat at it, or set it up."""
    return bool(live.held_by(guest.id)) or live.table.host == guest.id


async def rematch(house: House, table: str, guest: Guest) -> Live:
    """The next table of a game that is over; whoever asks second joins the first."""
    live = await house.table(table)
    if not may_play_again(live, guest):
        raise NotYourSeat(seat=None)
    if not live.over:
        raise StillPlaying
    chosen = live.table.rematch
    if chosen is None:
        other = await house.create(guest, _the_same(live, guest), watched=live.is_watched())
        chosen = await house.store.set_rematch(table, other.table.id)
    again = await house.table(chosen)
    return await _join(house, again, guest, [live.row(seat) for seat in live.held_by(guest.id)])


def _the_same(live: Live, guest: Guest) -> Wish:
    """A table like this one, the seats moved on by one so that another one begins."""
    wishes = []
    old = live.table
    alone = len(live.held_by(guest.id)) == 1
    for row in sorted(live.seats, key=lambda row: _moved_on(live, row.seat)):
        if row.kind == "bot":
            spec = BotSpec.read(row.level)
            wishes.append(SeatWish("bot", spec.level, tries=spec.tries))
        elif row.guest != guest.id:
            wishes.append(SeatWish("invite"))
        else:
            wishes.append(SeatWish("here", name=_called(row, guest, alone)))
    return Wish(
        old.game,
        old.players,
        tuple(wishes),
        old.options,
        old.memory,
        hidden_scores=old.hidden_scores,
    )


async def _join(house: House, live: Live, guest: Guest, held: Sequence[SeatRow]) -> Live:
    """Sit down at the next table in the seats that are one's own there, as far as they wait.

    `held` were those at the last one: each person at a device keeps their name.
    """
    for row in held:
        seat = _moved_on(live, row.seat)
        if not live.begun and seat in live.free_seats():
            named = Guest(guest.id, _called(row, guest, len(held) == 1))
            with suppress(SeatTaken, AlreadyBegun):  # at the same moment, in another tab
                live = await house.sit(live.table.id, seat, named, live.row(seat).invite)
    return live


def _called(row: SeatRow, guest: Guest, alone: bool) -> str:
    """What somebody at a guest's device is called, who is `alone` there or one of several.

    A guest may have got a name, or another one, since then.
    """
    return guest.name if alone or row.name in GUESTS else row.name


def _moved_on(live: Live, seat: int) -> int:
    """Where a seat's holder sits in a rematch: one on, so that another one begins."""
    return (seat - 1) % live.table.players
