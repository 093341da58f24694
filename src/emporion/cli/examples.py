"""Commands to copy, below the help of each command; made for the games that are installed."""

from ..catalogue import using
from ..core.game import Game
from ..core.options import option_text
from ..games import each, find
from ..text import Wording


def examples(words: Wording, command: str) -> list[str]:
    """Examples of a command, or of the program itself for an empty name."""
    games, _ = each(find)
    first, last = games[0], games[-1]
    record = f"{first.name}-2025-11-15-1.emporion"
    if command == "rules":
        topics, _ = each(lambda name: f"emporion rules {name} {_topic(words, find(name))}")
        return [f"emporion rules {first.name}", topics[0], topics[-1]]
    found = {
        "": ["emporion serve --open", "emporion play"],
        "play": [
            "emporion play",
            f"emporion play {first.name} --players 3 --seat orange --bots greedy,random --seed 7",
            "emporion play --people 2 --names Anna,Ben",
            *[f"emporion play {game.name} --players 3{_option(game, 3)}" for game in games],
            f"emporion play --resume {record}",
        ],
        "serve": [
            "emporion serve --open",
            "emporion serve --host 0.0.0.0 --port 8080 --lang nl",
            "emporion serve --database postgresql://emporion@localhost/emporion",
        ],
        "replay": [
            f"emporion replay {record}",
            f"emporion replay {record} --at 40 --seat orange",
            f"emporion replay {record} --svg pictures --all",
        ],
        "simulate": [f"emporion simulate {first.name} -n 1000 --bots greedy,random,random,random"],
        "ladder": [
            f"emporion ladder {first.name}",
            f"emporion ladder {last.name} --players 3{_option(last, 3)} --games 100",
            f"emporion ladder {last.name} --curve --games 200",
        ],
        "games": ["emporion games", f"emporion games {first.name}"],
    }
    return found[command]


def _option(game: Game, players: int) -> str:
    """The last option that leaves a choice, with another value than its default."""
    for option in reversed(game.options):
        default = option.default_for(players)
        others = [value for value in option.choices(players) if value != default]
        if others:
            return f" --option {option.name}={option_text(others[0])}"
    return ""


def _topic(words: Wording, game: Game) -> str:
    """A topic that has a help, by its code."""
    with using(game.name, "wording"):
        return next((code for code, _, _ in words.game(game.name).helps()), "")
