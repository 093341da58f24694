"""The rules page of a game that brings none: what can be done there, and what can be chosen."""

from typing import TYPE_CHECKING

from ..core.actions import ActionKind
from ..games import find
from . import rulebook

if TYPE_CHECKING:
    from .game import GameWording


def general_rules(worded: "GameWording") -> str:
    """A page in Markdown: for how many the game is, its kinds of action, its options."""
    game, words = find(worded.name), worded.words
    counts = map(str, range(game.min_players, game.max_players + 1))
    told = [
        f"# {worded.title()}",
        worded.summary(),
        words.say("general.rules.players", players=words.any_of(counts)),
        words.say("general.rules.none"),
        f"{rulebook.HEADING}{words.say('general.rules.actions')}",
        "\n".join(_kind(worded, kind) for kind in game.actions.kinds),
    ]
    if game.options:
        told += [f"{rulebook.HEADING}{words.say('general.rules.options')}", rulebook.OPTIONS]
    return "\n\n".join(part for part in told if part) + "\n"


def _kind(worded: "GameWording", kind: ActionKind) -> str:
    """A kind of action with its arguments, and its first text."""
    arguments = ", ".join(worded.term(name) for name in kind.arguments)
    behind = f" ({arguments})" if arguments else ""
    return f"- **{worded.term(kind.name)}**{behind}: `{kind.texts[0]}`"
