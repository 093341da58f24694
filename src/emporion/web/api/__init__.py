"""A JSON twin of every page: for programs that play, and for other front ends."""

from typing import Any, Final

from fastapi import APIRouter

from . import games, lobby, replays, tables
from .models import ErrorBody

REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": ErrorBody} for status in (400, 403, 404, 409, 413, 422, 429)
}

router = APIRouter(prefix="/api", responses=REFUSALS)
for part in (games, lobby, tables, replays):
    router.include_router(part.router)
