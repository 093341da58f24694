"""Where a bot at a live match gets its chance from."""

import hashlib

from ..table import Match


def seed_for(match: Match, seat: int) -> int:
    """The seed of a seat's bot for one decision, drawn from the match.

    So a resumed game goes on alike. It tells the bot nothing of the dice, since it passes through
    a digest.
    """
    seed = match.as_record().seed or ""
    digest = hashlib.sha256(f"bot:{seed}:{seat}:{len(match.moves)}".encode()).digest()
    return int.from_bytes(digest[:8])
