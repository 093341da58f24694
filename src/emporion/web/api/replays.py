"""The guest's finished games and uploaded records, move by move."""

from fastapi import APIRouter, Query, Request

from ..context import replays
from .models import Position, RecordAsked, RecordText, ReplayMade

router = APIRouter(tags=["replays"], prefix="/replays")


@router.post("", status_code=201)
async def keep(request: Request, asked: RecordAsked) -> ReplayMade:
    """Keep a record, so that each of its moves has an address."""
    replay = await replays(request).keep(asked.record)
    return ReplayMade(replay=replay.id, moves=replay.moves)


@router.get("/{replay}")
async def text(request: Request, replay: str) -> RecordText:
    """A record's text."""
    return RecordText(record=(await replays(request).find(replay)).text)


@router.get("/{replay}/{move}")
async def position(
    request: Request,
    replay: str,
    move: int,
    seat: int | None = Query(default=None),
    everything: bool = Query(default=False, alias="open"),
) -> Position:
    """The position after a number of moves, as any seat saw it, or as a spectator did; or, `open`,
    with all hands open.
    """
    found = await replays(request).find(replay)
    state = found.state(move)
    return Position(
        replay=found.id,
        game=found.match.game.name,
        move=move,
        moves=found.moves,
        seat=seat,
        view=found.open_view(move) if everything else found.view(move, seat),
        outcome=state.outcome().as_data() if found.is_over(move) else None,
    )
