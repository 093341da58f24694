"""What a person gets to see of a match: the news, the table, the choices, and a word on each step.

It remembers what each seat has read, so that news are told once, to everybody from where they
left off.
"""

from typing import Final

from rich.text import Text

from ..render.sheet import WIDTH
from ..table import Match
from ..table.positions import last_decisions
from ..text.display import Display
from .choices import Choices
from .chronicle import Chronicle
from .desk import Desk
from .paint import seat_name, sentence, style, table_lines
from .screen import (
    Sheet,
    choice_lines,
    choice_list,
    compose,
    folded,
    kept_back,
    narrowed,
    news_lines,
    room_for_choices,
    widest,
    wrapped,
)

_NEWS_TO_MISS: Final = 3
"""So many lines of news may be left to the log; of more, a page is made."""


class Stage:
    """One match as it is shown at one desk."""

    def __init__(self, match: Match, desk: Desk, display: Display) -> None:
        self.match = match
        self.desk = desk
        self.words = desk.words.at_table(match.game.name)
        self.display = display
        self.chronicle = Chronicle(self.words, match, display)
        self._read_until = last_decisions(match)
        """For each seat, the events that had happened when it last decided."""
        self._notice: list[Text] = []
        self._here: int | None = None
        """Whose eyes are on the screen."""

    # -- a word on the last step ------------------------------------------------------------

    def notify(self, said: str) -> None:
        """Have something to say beside the next question."""
        self._notice = [sentence(self.words, said, self.match.state.players)]
        self._notice[0].stylize(style("note"))

    def silence(self) -> None:
        """Have nothing more to say."""
        self._notice = []

    # -- news -------------------------------------------------------------------------------

    def decided(self, seat: int, events: int) -> None:
        """Tell a seat's news from its decision on, before which there were so many events."""
        self._read_until[seat] = events

    def last_news(self, people: list[int]) -> list[Text]:
        """What happened since one of these seats last decided; of nobody's, all of it.

        The last event, that the game is over, is left for the end to tell.
        """
        viewer = people[0] if len(people) == 1 else None
        start = max((self._read_until.get(seat, 0) for seat in people), default=0)
        told = self.chronicle.news(self.match.events, viewer, start)
        return news_lines(told[:-1], widest(self.desk.width))

    def tell_at_length(self, seat: int, offered: Choices) -> None:
        """Show the news as pages of their own, where the screen has no room for most of them."""
        if not self.desk.on_screen:
            return
        sheet = self._sheet(seat, offered)
        if kept_back(sheet, self.desk.height) > _NEWS_TO_MISS:
            self.desk.pages(sheet.news, then="cli.page.table")
            self.decided(seat, len(self.match.events))

    def _news(self, seat: int) -> list[tuple[Text, bool]]:
        start = self._read_until.get(seat, 0)
        return self.chronicle.news(self.match.events, seat, start)

    # -- the question -----------------------------------------------------------------------

    def draw(self, seat: int, offered: Choices, whole: bool) -> None:
        """What a person needs for a decision; plainly, the table only where it has changed."""
        if self.desk.on_screen:
            lines = compose(
                self._sheet(seat, offered),
                self.desk.height,
                lambda hidden: self.words.count("cli.news.more", hidden),
            )
            self.desk.fresh()
            self.desk.show(*lines)
            return
        if whole:
            self.desk.show(Text(), *[line for line, _ in self._news(seat)], Text())
            self.decided(seat, len(self.match.events))
            many = offered.shown_many()
            self.desk.show(
                *table_lines(offered.view, self.words, self.display),
                *choice_list(offered, many),
                *self._kept_back(offered, len(many)),
            )
        self.desk.show(*self._notice)

    def _sheet(self, seat: int, offered: Choices) -> Sheet:
        """All that belongs on the screen for a decision."""
        width = widest(self.desk.width)
        # A board that is drawn needs its width; what is only told can do with less.
        roomy = self.desk.width >= WIDTH
        lines = table_lines(offered.view, self.words, self.display, screen=roomy)
        table, asked = folded(lines if roomy else narrowed(lines, width), width)
        sheet = Sheet(
            news=news_lines(self._news(seat), width),
            table=table,
            asked=asked,
            choices=choice_lines(offered, [], width),
            notice=[part for line in self._notice for part in wrapped(line, width)],
        )
        room = room_for_choices(sheet, self.desk.height)
        whole = choice_lines(offered, offered.many, width)
        if offered.never_a_wall and len(whole) <= len(sheet.choices) + room + 1:
            sheet.choices = whole
        else:
            many = offered.shown_many(room)
            sheet.choices = choice_lines(offered, many, width) + self._kept_back(offered, len(many))
        return sheet

    def _kept_back(self, offered: Choices, shown: int) -> list[Text]:
        """How many choices are not in the list."""
        hidden = len(offered.many) - shown
        if not hidden:
            return []
        return [Text("   " + self.words.count("cli.choices.more", hidden), style("dim"))]

    # -- people come and go -----------------------------------------------------------------

    def hand_over(self, seat: int, people: list[int]) -> None:
        """Between two people the screen is emptied, so that nobody sees another's hand."""
        before, self._here = self._here, seat
        if before == seat or len(people) < 2:
            return
        self.desk.hide()
        self.desk.show(
            seat_name(self.words, seat),
            Text(self.words.say("cli.hand_over", seat=self.words.seat(seat))),
        )
        self.desk.ask(self.words.say("cli.enter_when_ready") + " ")
