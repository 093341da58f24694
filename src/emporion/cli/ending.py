"""Scores, and the end of a game: who won and why, with what, and where the record is."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from rich import box
from rich.table import Table
from rich.text import Text

from ..games.ys.data import GEMS
from ..table import Match
from ..text import Wording
from .desk import Desk
from .paint import seat_name, sentence, style
from .screen import widest, wrapped
from .seating import Seating

_LONGEST_BAR: Final = 50


def score_table(words: Wording, match: Match, seating: Seating, viewer: int | None) -> Table:
    """The points so far, with what brings them; once it is over, in order of rank.

    A player that nobody plays stands among the others.
    """
    game = match.game.name
    columns = _COLUMNS.get(game, {})
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("seat", "who", "points", *columns):
        right = column in ("points", "hand")
        table.add_column(
            words.say(f"cli.scores.{column}"),
            justify="right" if right else "left",
            no_wrap=column not in ("profit", "characters"),
        )
    view = match.view(viewer)
    for seat in _ranked(match):
        each = view["seats"][seat] if seat is not None else view["neutral"]
        if seat is None:
            who = ""
        elif seat == viewer:
            who = words.say("cli.scores.you")
        else:
            who = who_plays(words, seating, seat)
        table.add_row(
            _name(words, seat),
            who,
            Text(str(each["points"]), "bold"),
            *[show(words, game, each) for show in columns.values()],
        )
    return table


def _name(words: Wording, seat: int | None) -> Text:
    """A seat's name, or that of the player whom nobody plays."""
    return Text(words.say("ys.table.neutral")) if seat is None else seat_name(words, seat)


def who_plays(words: Wording, seating: Seating, seat: int) -> str:
    """A seat's player: a person, or a bot by its level."""
    if seating.is_person(seat):
        return words.say("cli.scores.person")
    return words.say("cli.scores.bot", level=words.say(f"cli.level.{seating.labels[seat]}"))


def _ranked(match: Match) -> list[int | None]:
    """The seats as the outcome ranks them, or in their order; None for who has no seat."""
    outcome = match.outcome()
    seats: list[int | None] = list(range(match.state.players))
    if outcome is not None:
        seats = [seat for place in outcome["ranking"] for seat in place]
    rival = match.view(None).get("neutral")
    if rival is None:
        return seats
    if outcome is None:
        return [*seats, None]
    if not outcome["winners"]:
        return [None, *seats]
    above = [seat for seat in seats if match.scores()[seat or 0] >= rival["points"]]
    return [*above, None, *seats[len(above) :]]


def _points(match: Match, seat: int | None) -> int:
    if seat is not None:
        return match.scores()[seat]
    points: int = match.view(None)["neutral"]["points"]
    return points


def _profit(words: Wording, game: str, each: dict[str, Any]) -> Text:
    """The profit cards, equal ones together; a card's name is not broken over two lines."""
    cards: list[int] = each["profit"]
    shown = [
        words.card(game, kind).replace(" ", "\N{NO-BREAK SPACE}")
        + (f"\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}{cards.count(kind)}" * (cards.count(kind) > 1))
        for kind in sorted(set(cards))
    ]
    return Text(", ".join(shown))


def _hand(_words: Wording, _game: str, each: dict[str, Any]) -> Text:
    return Text(str(each["hand"]))


def _gems(words: Wording, _game: str, each: dict[str, Any]) -> Text:
    """The gems of each colour, in as few letters as the table on the screen has."""
    shown = [
        Text(f"{words.say(f'ys.table.short.{GEMS[gem]}')} {count}", style(f"gem.{gem}"))
        for gem, count in enumerate(each["gems"])
        if count
    ]
    return Text("  ").join(shown)


def _characters(words: Wording, game: str, each: dict[str, Any]) -> Text:
    """The characters that are left; the neutral player keeps none."""
    cards = [*each.get("characters", []), *each.get("won", [])]
    return Text(", ".join(words.card(game, card) for card in cards))


_COLUMNS: Final[dict[str, dict[str, Callable[[Wording, str, dict[str, Any]], Text]]]] = {
    "byzanz": {"profit": _profit, "hand": _hand},
    "ys": {"gems": _gems, "characters": _characters},
}
"""What each game's table of scores has besides the points."""


def _bars(words: Wording, match: Match, width: int) -> list[Text]:
    """The scores as a picture."""
    ranked = _ranked(match)
    names = [_name(words, seat) for seat in ranked]
    scores = [_points(match, seat) for seat in ranked]
    wide = max(map(len, names)) + 1
    longest = min(_LONGEST_BAR, width - wide - 6)
    bars = []
    for seat, name, score in zip(ranked, names, scores, strict=True):
        length = round(longest * max(score, 0) / max(*scores, 1))
        bar = name + Text(" " * (wide - len(name)))
        bar.append("━" * length, "" if seat is None else style(f"seat.{seat}"))
        bars.append(bar.append(f" {score}"))
    return bars


def show(desk: Desk, match: Match, seating: Seating, path: Path, news: list[Text]) -> None:
    """The end, for everybody at this desk: the last that happened, who won and why, the scores."""
    words = desk.words
    people = seating.people
    viewer = people[0] if len(people) == 1 else None
    outcome = match.outcome()
    if outcome is None:
        return
    if desk.on_screen and news:
        desk.pages(news, then="cli.page.end")
    else:
        desk.show(*news, Text())
    desk.fresh()
    won = viewer is not None and viewer in outcome["winners"]
    told = words.outcome(match.game.name, outcome, viewer)
    desk.show(
        Text(words.say("cli.end.won" if won else "cli.end"), style("heading")),
        Text(),
        *wrapped(sentence(words, told, match.state.players), widest(desk.width)),
        Text(),
    )
    if desk.on_screen:
        desk.show(*_bars(words, match, desk.width))
    desk.show(score_table(words, match, seating, viewer))
    _show_papers(desk, match, path)


def _show_papers(desk: Desk, match: Match, path: Path) -> None:
    """Where the record is, and what proves the dice; each on a line of its own, for copying."""
    papers = [("cli.end.record", str(path))]
    seed, seal = match.as_record().seed, match.seal
    if seed is not None and seal is not None:
        papers += [("cli.end.seed", seed), ("cli.end.seal", seal)]
    wide = max(len(desk.words.say(key)) for key, _ in papers)
    for key, paper in papers:
        desk.show(Text(f"{desk.words.say(key):{wide}}  {paper}", style("dim")))
