"""Tables and positions as data, for one visitor's eyes."""

from ...core.state import View
from ...store.rows import ListedTable
from ...table.scores import Score, score_of, tells_points
from ...text import Wording
from ...text.event_log import EventLog
from ..errors import NotYourSeat
from ..host import Guest, LiveTable
from .models import (
    ChatLine,
    EventLine,
    Happened,
    Legal,
    Player,
    SeatKey,
    Table,
    TableLine,
    TableMade,
)


def show_table(live: LiveTable, seat: int | None, version: int, words: Wording) -> Table:
    """A table as a seat sees it."""
    row = live.table
    public = live.view(None) if live.begun else None
    table = Table(
        table=row.id,
        game=row.game,
        players=row.players,
        options=row.options,
        status=row.status,
        version=version,
        seats=_players(live, public),
        seat=seat,
        turn=None if seat is None else live.row(seat).turn,
        actors=[],
        asked="",
        legal=[],
        forced=None,
        draft=[],
        view=None,
        events=0,
        outcome=None,
        outcome_words=None,
        seal=None,
        record=row.record,
        rematch=row.rematch,
    )
    if public is None:
        return table
    match = live.match
    table.view = view = public if seat is None else live.view(seat)
    table.actors = list(match.actors)
    table.asked = words.decision(view)
    table.seal = match.seal
    table.events = len(match.events)
    table.outcome = match.outcome()
    if table.outcome is not None:
        table.outcome_words = words.outcome(row.game, table.outcome, seat)
    if seat is not None and seat in live.turns:
        table.draft = list(live.turns[seat].laid)
        if seat in live.forced_turns:
            table.forced = _legal(live, seat, words, view, live.forced_turns[seat][-1])
        else:
            options = live.options(seat)
            table.legal = [_legal(live, seat, words, view, action) for action in options]
    return table


def _legal(live: LiveTable, seat: int, words: Wording, view: View, action: int) -> Legal:
    described = live.match.game.describe(action)
    return Legal(
        action=action,
        **described.as_data(),
        text=described.text,
        words=words.choice(view, action),
    )


def _players(live: LiveTable, view: View | None) -> list[Player]:
    """The seats as all see them. Points are those that the spectators' view tells."""
    scores: list[Score | None] = [None] * live.table.players
    if view is not None and tells_points(view):
        scores = [score_of(view, seat) for seat in range(live.table.players)]
    return [
        Player(
            seat=row.seat,
            colour=live.colours[row.seat],
            kind=row.kind,
            name=row.name,
            level=row.level if live.by_bot(row.seat) else None,
            away=row.away,
            points=score.shown if score else None,
            so_far=score.so_far if score else None,
            if_ended_now=score.now if score else None,
        )
        for row, score in zip(live.seats, scores, strict=True)
    ]


def show_line(listed: ListedTable) -> TableLine:
    """A table in a list."""
    row = listed.table
    return TableLine(
        table=row.id,
        game=row.game,
        players=row.players,
        options=row.options,
        status=row.status,
        free=[seat.seat for seat in listed.seats if seat.kind == "open"],
    )


def show_happened(
    live: LiveTable, seat: int | None, words: Wording, events: int, chat: int
) -> Happened:
    """What a seat has seen and heard from some numbers on."""
    lines = []
    if live.begun:
        match = live.match
        told = EventLog(words, match).lines(match.events, seat, events)
        lines = [EventLine(number=line.number, facts=line.seen, words=line.said) for line in told]
    said = [
        ChatLine(number=row.number, seat=row.seat, name=row.name, text=row.text, at=row.at)
        for row in live.chat
        if row.number >= chat
    ]
    return Happened(events=lines, chat=said)


def taken(live: LiveTable, seat: int) -> SeatKey:
    """A seat with its key, for its holder."""
    token = live.row(seat).token
    if token is None:
        raise NotYourSeat(seat=seat)
    return SeatKey(table=live.table.id, seat=seat, token=token)


def table_made(live: LiveTable, guest: Guest) -> TableMade:
    """A new table for a guest: their keys, and for the host the invitations."""
    offered = live.free_seats() if live.table.host == guest.id else []
    return TableMade(
        table=live.table.id,
        mine=[taken(live, seat) for seat in live.held_by(guest.id)],
        invites={seat: invite for seat in offered if (invite := live.row(seat).invite)},
    )
