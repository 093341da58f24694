"""Scores, and the end of a game: who won and why, with what, and where the record is."""

from pathlib import Path
from typing import Final

from rich import box
from rich.table import Table
from rich.text import Text

from ..table import Match
from ..text import Wording
from .desk import Desk
from .paint import seat_name, sentence, style
from .screen import widest, wrapped
from .seating import Seating

_LONGEST_BAR: Final = 50


def score_table(words: Wording, match: Match, seating: Seating, viewer: int | None) -> Table:
    """The points so far, with the cards that bring them; once it is over, in order of rank."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("seat", "who", "points", "profit", "hand"):
        right = column in ("points", "hand")
        table.add_column(
            words.say(f"cli.scores.{column}"),
            justify="right" if right else "left",
            no_wrap=column != "profit",
        )
    view = match.view(viewer)
    scores = match.scores()
    for seat in _ranked(match):
        each = view["seats"][seat]
        who = words.say("cli.scores.you") if seat == viewer else who_plays(words, seating, seat)
        table.add_row(
            seat_name(words, seat),
            who,
            Text(str(scores[seat]), "bold"),
            _profit(words, match.game.name, each.get("profit", [])),
            str(each.get("hand", "")),
        )
    return table


def who_plays(words: Wording, seating: Seating, seat: int) -> str:
    """A seat's player: a person, or a bot by its level."""
    if seating.is_person(seat):
        return words.say("cli.scores.person")
    return words.say("cli.scores.bot", level=words.say(f"cli.level.{seating.labels[seat]}"))


def _ranked(match: Match) -> list[int]:
    outcome = match.outcome()
    if outcome is None:
        return list(range(match.state.players))
    return [seat for place in outcome["ranking"] for seat in place]


def _profit(words: Wording, game: str, cards: list[int]) -> Text:
    """The profit cards, equal ones together; a card's name is not broken over two lines."""
    shown = [
        words.card(game, kind).replace(" ", "\N{NO-BREAK SPACE}")
        + (f"\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}{cards.count(kind)}" * (cards.count(kind) > 1))
        for kind in sorted(set(cards))
    ]
    return Text(", ".join(shown))


def _bars(words: Wording, match: Match, width: int) -> list[Text]:
    """The scores as a picture."""
    scores = match.scores()
    names = [seat_name(words, seat) for seat in range(len(scores))]
    wide = max(map(len, names)) + 1
    longest = min(_LONGEST_BAR, width - wide - 6)
    bars = []
    for seat in _ranked(match):
        length = round(longest * max(scores[seat], 0) / max(*scores, 1))
        name = names[seat] + Text(" " * (wide - len(names[seat])))
        bars.append(name.append("━" * length, style(f"seat.{seat}")).append(f" {scores[seat]}"))
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
