"""Whole games between bots."""

from collections.abc import Mapping

import emporion
from emporion.core.options import OptionValue

Options = Mapping[str, OptionValue]


def played(
    game: str,
    levels: list[str],
    seed: int,
    options: Options | None = None,
    tries: int | None = None,
) -> emporion.Match:
    """A match of bots of these levels, each of which sees its view alone."""
    match = emporion.new_match(game, len(levels), dict(options or {}), seed=seed)
    bots = [
        emporion.bot(game, level, seed=seed * 10 + i, tries=tries) for i, level in enumerate(levels)
    ]
    while match.actor is not None:
        seat = match.actor
        for action in bots[seat].turn(match.view(seat), match.legal(seat)):
            match.apply(seat, action)
    return match
