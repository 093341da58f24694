"""What a ladder shows at the terminal: how each candidate did, and how each bot plays."""

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ..text import Wording
from .results import figures


def shown(words: Wording, data: dict[str, Any]) -> list[RenderableType]:
    """A report as tables, and the command that makes it again."""
    played = [each for each in data["pairings"] if each["games"]]
    parts: list[RenderableType] = []
    if played:
        parts += [_wins(words, played), _places(words, played), _bots(words, data)]
    if any(each["ended_early"] for each in played):
        parts.append(Text(words.say("cli.ladder.early")))
    groups = [group for group in data["ratings"] if group]
    if len(groups) > 1:
        told = "; ".join(words.list_of(group) for group in groups)
        parts.append(Text(words.say("cli.ladder.groups", groups=told)))
    parts.append(Text(words.say("cli.ladder.again", command=data["command"])))
    return parts


def _wins(words: Wording, played: list[dict[str, Any]]) -> Table:
    """How often each candidate wins, beside what it should reach."""
    table = figures(
        words,
        "cli.ladder.pairing",
        "cli.ladder.games",
        "cli.results.share",
        "cli.ladder.target",
        "cli.ladder.verdict",
    )
    for each in played:
        low, high = each["win_share_95"]
        aim = words.decimal(f"{each['target'] or each['fair']:.1%}")
        table.add_row(
            _pairing(each),
            f"{each['games']}{'*' if each['ended_early'] else ''}",
            words.decimal(f"{each['win_share']:.1%} ({low:.1%}–{high:.1%})"),
            aim if each["target"] else words.say("cli.ladder.fair", share=aim),
            words.say(f"cli.ladder.verdict.{each['verdict']}"),
        )
    return table


def _places(words: Wording, played: list[dict[str, Any]]) -> Table:
    """Each candidate's mean place and points, and the points of the others."""
    table = figures(
        words, "cli.ladder.pairing", "cli.ladder.place", "cli.results.score", "cli.ladder.others"
    )
    for each in played:
        place = f"{each['mean_place']:.2f}"
        if each["mean_place_95"]:
            best, worst = each["mean_place_95"]
            place += f" ({best:.2f}–{worst:.2f})"
        table.add_row(
            _pairing(each),
            words.decimal(place),
            words.decimal(f"{each['mean_points']:.1f}"),
            words.decimal(f"{each['mean_points_of_others']:.1f}"),
        )
    return table


def _pairing(each: dict[str, Any]) -> Text:
    return Text(f"{each['candidate']}:{each['other']}", "bold")


def _bots(words: Wording, data: dict[str, Any]) -> Table:
    """Each bot's rating and the milliseconds that its turns take, the strongest first."""
    table = figures(
        words,
        "cli.results.bot",
        "cli.ladder.rating",
        "cli.ladder.turns",
        "cli.ladder.median",
        "cli.ladder.most",
        "cli.ladder.worst",
    )
    for group in data["ratings"]:
        for bot, rating in group.items():
            times = data["times"][bot]
            table.add_row(
                Text(bot, "bold"),
                words.decimal(f"{rating['mu']:.1f} ± {rating['sigma']:.1f}"),
                str(times["turns"]),
                *(
                    words.decimal(f"{times[key]:g} ms")
                    for key in ("median_ms", "most_ms", "worst_ms")
                ),
            )
    return table
