"""Logs as lines of JSON: for people with jq, and for programs."""

import json
import logging
import sys
import time
from typing import Any, Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

_KNOWN: Final = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName"}

_log = logging.getLogger("emporion.web")


class JsonLines(logging.Formatter):
    """A record as one line: when, how grave, from where, what, and its facts."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        facts = {k: v for k, v in record.__dict__.items() if k not in _KNOWN | line.keys()}
        line.update({name: fact for name, fact in facts.items() if name != "color_message"})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        # In ASCII: control characters in a requested address must not steer a terminal.
        return json.dumps(line, default=str)


def log_as_json(level: str = "info") -> None:
    """Send everything that is logged to standard error, a line each."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    # One announces each socket that opens and closes, the other that it looks at the database.
    for talkative in ("uvicorn", "alembic"):
        logging.getLogger(talkative).setLevel(max(root.level, logging.WARNING))


class RequestLogger:
    """Logs each request: its path, never its query or body, which may hold what is secret."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the request through, and note how it was answered."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begun = time.perf_counter()
        status = 500

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, noting)
        finally:
            facts = {
                "method": scope["method"],
                "path": _without_secrets(scope["path"]),
                "status": status,
                "ms": round((time.perf_counter() - begun) * 1000, 1),
            }
            _log.log(logging.DEBUG if status < 400 else logging.INFO, "request", extra=facts)


def _without_secrets(path: str) -> str:
    """An invitation's address is a key: it does not belong in a log."""
    return "/join/…" if path.startswith("/join/") else path
