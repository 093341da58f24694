"""How a match begins: with new dice, or where a record leaves off."""

from collections.abc import Mapping

from ..core.errors import InvalidSeed
from ..core.game import Game
from ..core.options import OptionValue, resolve_options
from ..core.seats import CHANCE
from ..games import find
from ..records.moves import compare_result, play_move
from ..records.notation import Move, is_seed, read
from .dice import Dice
from .match import Match


def new_match(
    game: str,
    players: int,
    options: Mapping[str, OptionValue] | None = None,
    seed: int | str | None = None,
    rules: int | None = None,
) -> Match:
    """A new match, its first cards dealt. Without a seed nobody can foresee the dice.

    To show the dice's seal before the first card is dealt, make the dice yourself: `Dice.fresh()`
    has a `seal` to show and a `seed` to hand over here. `rules` is an older version of the rules.
    Raises `UnknownGame`, `UnsupportedRules`, `InvalidPlayerCount`, `UnknownOption`,
    `InvalidOption` or `InvalidSeed`.

    >>> import emporion
    >>> match = emporion.new_match(emporion.game_names()[0], players=3, seed=7)
    >>> match.state.players, match.seed
    (3, '7')
    """
    found = find(game) if rules is None else find(game).at(rules)
    dice = Dice.fresh() if seed is None else Dice(_seed_text(seed))
    match = _start(found, players, options, dice, proven=True)
    match.roll()
    return match


def replay(record: str) -> Match:
    """The match of a record, equal to the one that wrote it, ready to go on.

    Raises a `RecordError`. If the record names the seed of its dice, every outcome of chance must
    be the one that the dice give; the same dice then go on.

    >>> import emporion
    >>> match = emporion.new_match(emporion.game_names()[0], players=3, seed=7)
    >>> match.apply(0, match.parse("pass"))
    >>> again = emporion.replay(match.record())
    >>> again.actor, again.state.key() == match.state.key()
    (1, True)
    """
    written = read(record)
    game = find(written.game).at(written.rules)
    proven = written.seed is not None
    dice = Dice.fresh() if written.seed is None else Dice(written.seed)
    match = _start(game, written.players, written.options, dice, proven)
    match.seats = written.seats
    for move in written.moves:
        if move.actor == CHANCE:
            for outcome in move.actions:
                match._repeat_outcome(Move(CHANCE, (outcome,), move.line))
        else:
            play_move(match.state, game.name, move)
            match._moves.append(move)
    compare_result(match.state, written)
    match.roll()
    return match


def _seed_text(seed: int | str) -> str:
    """A seed as it stands in a record."""
    try:
        text = str(seed)
    except ValueError:  # a number with more digits than Python writes out
        text = ""
    if not is_seed(text):
        raise InvalidSeed(asked=seed)
    return text


def _start(
    game: Game,
    players: int,
    options: Mapping[str, OptionValue] | None,
    dice: Dice,
    proven: bool,
) -> Match:
    """A match before its first throw, with every option resolved."""
    state = game.setup(players, options)
    resolved = resolve_options(game.name, game.options, players, options or {})
    return Match(game, state, resolved, dice, proven)
