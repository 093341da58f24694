"""What happened, as facts: one stream feeds the log, pictures, statistics, screen readers."""

from typing import Any


class Event:
    """One fact of the game.

    `facts` is what everybody at the table sees; `secret` is what only the seats in `knows` see
    besides. Both hold ids and numbers, never sentences. An event that scores has the facts `seat`
    and `points`, so that scores can be recomputed from the stream alone.
    """

    def __init__(
        self,
        kind: str,
        facts: dict[str, Any],
        secret: dict[str, Any] | None = None,
        knows: tuple[int, ...] = (),
    ) -> None:
        self.kind = kind
        self.facts = facts
        self.secret = secret
        self.knows = knows

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The event as a seat sees it (`None`: a spectator), as plain data."""
        return self._told(seat is not None and seat in self.knows)

    def whole(self) -> dict[str, Any]:
        """The event with all its secrets, for records and tests."""
        return self._told(True)

    def _told(self, secrets: bool) -> dict[str, Any]:
        told: dict[str, Any] = {"event": self.kind}
        told.update(_fresh(self.facts))
        if secrets and self.secret is not None:
            told.update(_fresh(self.secret))
        return told


def _fresh(facts: Any) -> Any:
    """A deep copy of facts: what is handed out does not change the log."""
    if isinstance(facts, dict):
        return {name: _fresh(fact) for name, fact in facts.items()}
    if isinstance(facts, list):
        return [_fresh(fact) for fact in facts]
    return facts
