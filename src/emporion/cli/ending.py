"""Scores, and the end of a game: who won and why, with what, and where the record is."""

from pathlib import Path
from textwrap import fill
from typing import Final, Literal

from rich import box
from rich.table import Table
from rich.text import Text

from ..core.state import View
from ..table import Match
from ..table.scores import Score, score_of, tells_points
from ..text import Wording
from ..text.game import capital
from ..text.scoring import kind_words
from .paint import seat_name, sentence, style
from .score_columns import Column, Shown, columns, note
from .screen import widest, wrapped
from .seating import SeatLabels
from .user_console import UserConsole

_LONGEST_BAR: Final = 50
_HEADING: Final = 6
"""Letters in a line of a heading above points: the table has to fit 80 columns."""


def score_table(
    words: Wording,
    match: Match,
    seating: SeatLabels,
    viewer: int | None,
    hidden_scores: bool = False,
) -> Table:
    """The points so far, with what brings them; once it is over, in order of rank.

    A player that nobody plays stands among the others. Where scores are hidden, only the viewer's
    own is told until the end.
    """
    view = match.view(viewer)

    def shown_to(seat: int | None) -> bool:
        return not hidden_scores or match.over or seat == viewer

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    shown = [
        Column(words.say("cli.scores.seat"), lambda seat: _name(words, view["game"], seat)),
        Column(words.say("cli.scores.who"), lambda seat: _who(words, seating, seat, viewer)),
        *_score_columns(words, match, view, shown_to),
        *columns(words, view, shown_to),
    ]
    for column in shown:
        justify: Literal["left", "right"] = "right" if column.right else "left"
        table.add_column(column.heading, justify=justify, no_wrap=not column.wraps)
    for seat in _ranked(match):
        table.add_row(*[column.cell(seat) for column in shown])
    table.caption = Text(note(words, view), style("dim"))
    table.caption_justify = "left"
    return table


def _score_columns(words: Wording, match: Match, view: View, shown: Shown) -> list[Column]:
    """The points, headed by what they are: so far, if the game ended now, or both.

    A view may tell none before the game is over.
    """

    def number(points: int | None, seat: int | None) -> Text:
        return Text(str(points) if shown(seat) else "?", "bold")

    def score(seat: int | None) -> Score:
        return score_of(view, view["players"] if seat is None else seat)

    def headed(kind: str) -> str:
        return fill(capital(kind_words(words, view["game"], kind)), _HEADING)

    if match.over:
        heading = words.say("cli.scores.points")
        return [Column(heading, lambda seat: number(_points(match, seat), seat), right=True)]
    if not tells_points(view):
        return []
    so_far = Column(headed("so_far"), lambda seat: number(score(seat).so_far, seat), right=True)
    if score(0).now is None:
        return [so_far]
    return [so_far, Column(headed("now"), lambda seat: number(score(seat).now, seat), right=True)]


def _who(words: Wording, seating: SeatLabels, seat: int | None, viewer: int | None) -> Text:
    """Who plays a seat, as the viewer is told: the viewer, a person, or a bot by its level."""
    if seat is None:
        return Text()
    if seat == viewer:
        return Text(words.say("cli.scores.you"))
    if seating.is_person(seat):
        return Text(words.say("cli.scores.person"))
    return Text(words.say("cli.scores.bot", level=words.bot(seating.labels[seat])))


def _name(words: Wording, game: str, seat: int | None) -> Text:
    """A seat's name, or the name of the neutral player."""
    return Text(words.game(game).neutral()) if seat is None else seat_name(words, seat)


def _ranked(match: Match) -> list[int | None]:
    """The seats as the outcome ranks them, or in their order; None for the neutral player."""
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
    """The points of a seat or of the neutral player."""
    if seat is not None:
        return match.scores()[seat]
    points: int = match.view(None)["neutral"]["points"]
    return points


def _bars(words: Wording, match: Match, width: int) -> list[Text]:
    """The scores as a picture."""
    ranked = _ranked(match)
    names = [_name(words, match.game.name, seat) for seat in ranked]
    scores = [_points(match, seat) for seat in ranked]
    wide = max(map(len, names)) + 1
    longest = min(_LONGEST_BAR, width - wide - 6)
    bars = []
    for seat, name, score in zip(ranked, names, scores, strict=True):
        length = round(longest * max(score, 0) / max(*scores, 1))
        bar = name + Text(" " * (wide - len(name)))
        bar.append("━" * length, "" if seat is None else style(f"seat.{words.colours[seat]}"))
        bars.append(bar.append(f" {score}"))
    return bars


def show(
    user: UserConsole, match: Match, seating: SeatLabels, path: Path, news: list[Text]
) -> None:
    """The end, for everybody at this console: what happened last, who won and why, the scores."""
    words = user.words.at_table(match.game.name)
    people = seating.people
    viewer = people[0] if len(people) == 1 else None
    outcome = match.outcome()
    if outcome is None:
        return
    if user.on_screen and news:
        user.pages(news, then="cli.page.end")
    else:
        user.show(*news, Text())
    user.fresh()
    won = viewer is not None and viewer in outcome["winners"]
    told = words.outcome(match.game.name, outcome, viewer)
    user.show(
        Text(words.say("cli.end.won" if won else "cli.end"), style("heading")),
        Text(),
        *wrapped(sentence(words, told, match.state.players), widest(user.width)),
        Text(),
    )
    if user.on_screen:
        user.show(*_bars(words, match, user.width))
    user.show(score_table(words, match, seating, viewer))
    _show_record_and_seed(user, match, path)


def _show_record_and_seed(user: UserConsole, match: Match, path: Path) -> None:
    """Where the record is, and what proves the dice; each on a line of its own, for copying."""
    rows = [("cli.end.record", str(path))]
    seed, seal = match.as_record().seed, match.seal
    if seed is not None and seal is not None:
        rows += [("cli.end.seed", seed), ("cli.end.seal", seal)]
    wide = max(len(user.words.say(key)) for key, _ in rows)
    for key, value in rows:
        user.show(Text(f"{user.words.say(key):{wide}}  {value}", style("dim")))
