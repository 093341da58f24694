"""A view as plain text, for games that do not bring their own."""

from typing import Final

from ...core.seats import OVER
from ..parts import Terminal
from ..text_layout import WIDTH, Piece, prose
from ..text_table import TextTable
from .facts import BETWEEN, Fact, facts_of_seat, facts_of_table, score_of_seat, side_by_side

_INDENT: Final = 2


class _GeneralTable(TextTable):
    """The table of any game: the phase, each seat, what else there is, and what is asked."""

    def draw(self) -> None:
        words, view = self.words, self.view
        game: str = view["game"]
        title = words.game_title(game)
        if "phase" in view:
            title = f"{title}. {words.phase(game, view['phase'])}"
        self.layout.add(prose("heading", title))
        self.layout.gap()
        for seat in range(self.players):
            self._seat(seat)
        facts = facts_of_table(view, words)
        if facts:
            self.layout.gap()
        for fact in facts:
            self._row([fact], 0)
        if view["actor"] == OVER and "outcome" in view:
            self.layout.gap()
            self.layout.add(prose("lit", words.outcome(game, view["outcome"], self.seat)), hang=0)
        else:
            self.asked()

    def _seat(self, seat: int) -> None:
        """A seat's name and points, and below them what is known of it."""
        name = f"{self.sign(seat)} {self.words.seat(seat)}"
        score = score_of_seat(self.view, self.words, seat) if self.shows_score(seat) else ""
        self.layout.add([(self.role(seat), name), *prose("points", score)])
        facts = facts_of_seat(self.view, self.words, seat)
        for row in side_by_side(facts, lambda line: len(line) <= WIDTH - _INDENT):
            self._row(row, _INDENT)

    def _row(self, facts: list[Fact], indent: int) -> None:
        """Facts beside each other; a long one goes on below."""
        pieces: list[Piece] = []
        for label, value in facts:
            between = [("dim", BETWEEN.strip())] if pieces else []
            pieces += [*between, ("dim", f"{label}:"), *prose("", value)]
        self.layout.add(pieces, indent=indent, hang=indent + _INDENT)


TERMINAL: Final = Terminal(table=_GeneralTable)
