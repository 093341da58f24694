"""What is refused, as a page or as JSON, in the visitor's language."""

from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from ..core.errors import (
    EmporionError,
    IllegalAction,
    InvalidManifest,
    NothingToUndo,
    NotYourDecision,
    UnknownGame,
)
from .context import visit
from .errors import TooFast, WebError
from .templating import page

_STATUS: Final[tuple[tuple[type[EmporionError], int], ...]] = (
    (UnknownGame, 404),
    (InvalidManifest, 500),
    (NotYourDecision, 409),
    (IllegalAction, 409),
    (NothingToUndo, 409),
)
"""The HTTP status of each error, where it is not 422."""


def status_of(error: EmporionError) -> int:
    """The HTTP status of a refusal."""
    if isinstance(error, WebError):
        return error.status
    return next((status for kind, status in _STATUS if isinstance(error, kind)), 422)


def wants_json(request: Request) -> bool:
    """Whether the client is a program."""
    return request.url.path.startswith("/api")


def refuse(request: Request, error: EmporionError) -> Response:
    """The refusal: what was asked, why it cannot be, what would do."""
    status = status_of(error)
    sentence = visit(request).words.error(error)
    response: Response
    if wants_json(request):
        said = {"error": error.code, "message": sentence}
        if isinstance(error, IllegalAction):
            said["reason"] = str(error.facts.get("reason"))
        response = JSONResponse(said, status)
    else:
        response = page(request, "error.html", status, status=status, sentence=sentence, watch="")
    if isinstance(error, TooFast):
        response.headers["Retry-After"] = str(error.facts.get("seconds", 1))
    return response
