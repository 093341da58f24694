"""How bots play matches, alike in the arena, the server, the terminal and the environments.

Each turn has a seed of its own, derived from the match, so that a resumed game goes on alike. The
seconds that a seat's bot has saved are passed from turn to turn.
"""

import hashlib
from typing import NamedTuple

from ..core.state import View
from .protocol import Bot
from .search_bot import SearchBot
from .spec import BotSpec


class BotTurn(NamedTuple):
    """A turn that a bot has decided.

    >>> BotTurn([0], saved=0.0).chain
    [0]
    """

    chain: list[int]
    """All actions up to the commit."""
    saved: float
    """The seconds that are saved for the seat's next turns."""


def turn_seed(match_seed: str, seat: int, turns: int) -> int:
    """The seed for a seat's turn, after it has committed a number of turns of the match.

    Its own turns are counted alone, so the seed does not depend on who commits first where several
    decide at the same time. It tells the bot nothing of the dice, since it passes through a digest.

    >>> turn_seed("7", seat=0, turns=0) == turn_seed("7", seat=0, turns=1)
    False
    """
    digest = hashlib.sha256(f"bot:{match_seed}:{seat}:{turns}".encode()).digest()
    return int.from_bytes(digest[:8])


def think(
    game: str, spec: BotSpec, seed: int, saved: float, view: View, legal: list[int]
) -> BotTurn:
    """One turn of a bot. It gets a view, so it cannot know more.

    >>> import emporion
    >>> match = emporion.new_match("byzanz", players=3, seed=7)
    >>> turn = think("byzanz", BotSpec("medium"), 1, 0.0, match.view(0), match.legal(0))
    >>> turn.chain[0] in match.legal(0)
    True
    """
    made: Bot = spec.make(game, seed)
    if not isinstance(made, SearchBot):
        return BotTurn(made.turn(view, legal), saved)
    made.saved = saved
    chain = made.turn(view, legal)
    return BotTurn(chain, made.saved)


class SeatBot:
    """The bot of one seat for a whole match, of which the seat has played `turns` turns already.

    >>> import emporion
    >>> match = emporion.new_match("byzanz", players=3, seed=7)
    >>> seat_bot = SeatBot("byzanz", BotSpec("medium"), match_seed="7", seat=0)
    >>> seat_bot.turn(match.view(0), match.legal(0))[0] in match.legal(0)
    True
    """

    def __init__(
        self, game: str, spec: BotSpec, match_seed: str, seat: int, turns: int = 0
    ) -> None:
        self._game = game
        self._spec = spec
        self._match_seed = match_seed
        self._seat = seat
        self._turns = turns
        self._saved = 0.0

    def turn(self, view: View, legal: list[int]) -> list[int]:
        """All actions up to the commit; the caller must apply them."""
        seed = turn_seed(self._match_seed, self._seat, self._turns)
        chain, self._saved = think(self._game, self._spec, seed, self._saved, view, legal)
        self._turns += 1
        return chain
