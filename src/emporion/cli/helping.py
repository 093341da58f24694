"""Help at the prompt and the rules: any card, sort, phase or chapter explains itself."""

from difflib import get_close_matches
from typing import Final

from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from ..core.game import Game
from ..text import Wording
from .errors import UnknownTopic
from .prompt import COMMANDS, command_words
from .user_console import UserConsole

_MOST_NAMED: Final = 6
_LIKENESS: Final = 0.5


def help_on(user: UserConsole, game: Game, topic: str) -> None:
    """The commands, or what is known of a topic; raises `UnknownTopic`."""
    if not topic:
        user.pages([_commands(user.words, game)])
        return
    user.pages([Markdown(explained(user.words, game, topic))])


def rules(user: UserConsole, game: Game, topic: str) -> None:
    """The whole rules, or one chapter; raises `UnknownTopic`."""
    text = explained(user.words, game, topic) if topic else user.words.rules(game.name, game.rules)
    user.pages([Markdown(text)])


def print_rules(user: UserConsole, game: Game, topic: str) -> None:
    """The rules for reading at leisure, with their chapters at the end; raises `UnknownTopic`."""
    words = user.words
    if topic:
        user.show(Markdown(explained(words, game, topic)))
        return
    user.show(Markdown(words.rules(game.name)), Text())
    chapters = ", ".join(words.rule_topics(game.name))
    user.show(Text(words.say("cli.rules.topics", game=game.name, topics=chapters), "dim"))


def explained(words: Wording, game: Game, topic: str) -> str:
    """What a topic's help says; a word of its name will do. Raises `UnknownTopic`."""
    found = words.explain(game.name, topic, game.rules)
    if found is not None:
        return found
    topics = words.topics(game.name)
    asked = topic.strip().casefold()
    named = [name for name in topics if asked in name.casefold().split()]
    named += [name for name in topics if name.casefold().startswith(asked)]
    if named:
        return words.explain(game.name, min(named, key=len), game.rules) or ""
    inside = [name for name in topics if asked in name.casefold()]
    near = inside or get_close_matches(topic, topics, n=_MOST_NAMED, cutoff=_LIKENESS)
    raise UnknownTopic(game=game.name, asked=topic, known=(near or topics)[:_MOST_NAMED])


def legend(words: Wording, game: Game) -> str:
    """What the signs of a game's table mean on a screen; a game without any needs no legend."""
    try:
        return words.game(game.name).say("table.legend")
    except KeyError:
        return ""


def _commands(words: Wording, game: Game) -> Table:
    """All that can be typed at the prompt."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    table.add_row(words.say("cli.help.number.what"), words.say("cli.help.number"))
    table.add_row(words.say("cli.help.text.what"), words.game(game.name).notation())
    several = words.say("cli.help.several", example=words.game(game.name).example())
    table.add_row(words.say("cli.help.several.what"), several)
    topics = words.topics(game.name)
    card = words.card(game.name, 0)
    topic = card if words.explain(game.name, card) else next(iter(topics), card)
    for name in COMMANDS:
        said = words.say(f"cli.help.{name}", topic=topic)
        table.add_row(" ".join(command_words(words, name)), said)
    table.add_row(Text(), Text())
    signs = legend(words, game)
    if signs:
        table.add_row(words.say("cli.help.signs"), signs)
    table.add_row(words.say("cli.help.topics"), Text(", ".join(topics), style="dim"))
    return table
