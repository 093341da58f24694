"""How a game ended: who won, and the score as pictures."""

from dataclasses import dataclass
from typing import Final
from weakref import WeakKeyDictionary

from markupsafe import Markup

from ...render.celebration import bunting
from ...render.charts.score_charts import growth_svg, sources_svg
from ...render.laurel import laurel
from ...render.parts import prefix_of
from ...render.seat_marks import disc
from ...render.svg_elements import element
from ...table import Match
from ...table.ledger import Ledger, ledger
from ...text import Wording
from ..context import WindowLayout
from ..host import LiveTable
from ..templating import picture

_WIDTHS: Final[dict[WindowLayout, int]] = {"desk": 640, "tablet": 480, "phone": 360}

_FLAGS: Final = 11
_ROPE: Final = 320.0


@dataclass(frozen=True)
class EndPanel:
    """What the end of a game shows."""

    headline: str
    sentence: str
    won: bool
    """Whether the viewer did."""
    stood_in: list[str]
    """Whom a bot finished the game for, in words."""
    wreaths: Markup
    """Who won, under flags."""
    sources: Markup
    growth: Markup
    seed: str | None
    """Opens the seal of the dice."""


def ending(live: LiveTable, words: Wording, viewer: int | None, layout: WindowLayout) -> EndPanel:
    """The end of a match that is over."""
    match = live.match
    game = live.table.game
    outcome = match.outcome()
    assert outcome is not None
    winners: list[int] = outcome["winners"]
    names = {row.seat: words.seat(row.seat) for row in live.seats}
    width = _WIDTHS[layout]
    account = _ledger(match)
    return EndPanel(
        headline=_headline(words, winners, viewer),
        sentence=words.outcome(game, outcome, viewer),
        won=viewer in winners,
        stood_in=_stood_in(live, words, viewer),
        wreaths=_wreaths(prefix_of(game), [live.colours[seat] for seat in winners]),
        sources=picture(sources_svg(account, words.lang, names=names, width=width, style=False)),
        growth=picture(growth_svg(account, words.lang, names=names, width=width, style=False)),
        seed=match.as_record().seed,
    )


def _headline(words: Wording, winners: list[int], viewer: int | None) -> str:
    """Who won, at a glance."""
    if not winners:
        return words.say("web.end.beaten")
    if winners == [viewer]:
        return words.say("web.end.won.you")
    names = words.list_of(words.you_or(seat, viewer) for seat in winners)
    return words.say("web.end.won" if len(winners) == 1 else "web.end.won.shared", seats=names)


def _stood_in(live: LiveTable, words: Wording, viewer: int | None) -> list[str]:
    """Whom a bot has finished the game for: the viewer first."""
    away = [row.seat for row in live.seats if row.away]
    others = words.list_of(words.seat(seat) for seat in away if seat != viewer)
    mine = [words.say("web.end.stood_in.you")] if viewer in away else []
    return [*mine, words.say("web.end.stood_in", seats=others)] if others else mine


def _wreaths(prefix: str, winners: list[str]) -> Markup:
    """Flags on a rope, and below it a wreath around the emblem of each winner."""
    if not winners:
        return picture("")
    step = _ROPE / (_FLAGS - 1)
    places = [(8 + n * step, 4 + 20 * (1 - (2 * n / (_FLAGS - 1) - 1) ** 2)) for n in range(_FLAGS)]
    middle = 8 + _ROPE / 2
    signs = "".join(
        laurel(prefix, x, 82, 22) + disc(colour, x, 82, 30)
        for colour, x in zip(winners, _side_by_side(middle, len(winners)), strict=True)
    )
    return picture(
        element(
            "svg",
            bunting(prefix, winners, places, 7),
            signs,
            viewBox=f"0 0 {_ROPE + 16:.0f} 112",
            class_=f"wreaths {prefix}",
        )
    )


def _side_by_side(middle: float, count: int) -> list[float]:
    return [middle + 58 * (n - (count - 1) / 2) for n in range(count)]


_LEDGERS: WeakKeyDictionary[Match, Ledger] = WeakKeyDictionary()
"""A finished match does not change, and a page that shows its end asks several times."""


def _ledger(match: Match) -> Ledger:
    found = _LEDGERS.get(match)
    if found is None:
        found = _LEDGERS[match] = ledger(match)
    return found
