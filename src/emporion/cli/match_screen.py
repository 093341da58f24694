"""What a person gets to see of a match: the news, the table, the choices, and a word on each step.

It remembers what each seat has read, so that each seat is told its news once.
"""

from typing import Final

from rich.text import Text

from ..render.text_layout import WIDTH
from ..table import Match
from ..table.positions import last_decisions
from ..text.display import Display
from .choices import ChoiceMenu
from .match_log import MatchLog
from .paint import seat_name, sentence, style, table_lines
from .screen import (
    ScreenParts,
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
from .user_console import UserConsole

_NEWS_TO_MISS: Final = 3
"""How many lines of news may be left to the log; of more, a page is made."""


class MatchScreen:
    """One match as it is shown on one console."""

    def __init__(self, match: Match, user: UserConsole, display: Display) -> None:
        self.match = match
        self.user = user
        self.words = user.words.at_table(match.game.name)
        self.display = display
        self.log = MatchLog(self.words, match, display)
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

    def clear_notice(self) -> None:
        """Have nothing more to say."""
        self._notice = []

    # -- news -------------------------------------------------------------------------------

    def decided(self, seat: int, events: int) -> None:
        """Tell a seat's news from its decision on, before which there were `events`."""
        self._read_until[seat] = events

    def last_news(self, people: list[int]) -> list[Text]:
        """What happened since one of these seats last decided; of nobody's, all of it.

        The last event, that the game is over, is left for the end to tell.
        """
        viewer = people[0] if len(people) == 1 else None
        start = max((self._read_until.get(seat, 0) for seat in people), default=0)
        told = self.log.told(self.match.events, viewer, start, news=True)
        return news_lines(told[:-1], widest(self.user.width))

    def tell_at_length(self, seat: int, menu: ChoiceMenu) -> None:
        """Show the news as pages of their own, where the screen has no room for most of them."""
        if not self.user.on_screen:
            return
        parts = self._screen_parts(seat, menu)
        if kept_back(parts, self.user.height) > _NEWS_TO_MISS:
            self.user.pages(parts.news, then="cli.page.table")
            self.decided(seat, len(self.match.events))

    def _news(self, seat: int) -> list[tuple[Text, bool]]:
        start = self._read_until.get(seat, 0)
        return self.log.told(self.match.events, seat, start, news=True)

    # -- the question -----------------------------------------------------------------------

    def draw(self, seat: int, menu: ChoiceMenu, whole: bool) -> None:
        """What a person needs for a decision; plainly, the table only where it has changed."""
        if self.user.on_screen:
            lines = compose(
                self._screen_parts(seat, menu),
                self.user.height,
                lambda hidden: self.words.count("cli.news.more", hidden),
            )
            self.user.fresh()
            self.user.show(*lines)
            return
        if whole:
            self.user.show(Text(), *[line for line, _ in self._news(seat)], Text())
            self.decided(seat, len(self.match.events))
            many = menu.shown_many()
            self.user.show(
                *table_lines(menu.view, self.words, self.display),
                *choice_list(menu, many),
                *self._kept_back(menu, len(many)),
            )
        self.user.show(*self._notice)

    def _screen_parts(self, seat: int, menu: ChoiceMenu) -> ScreenParts:
        """All that belongs on the screen for a decision."""
        width = widest(self.user.width)
        # A board that is drawn needs its width; what is only told can do with less.
        roomy = self.user.width >= WIDTH
        lines = table_lines(menu.view, self.words, self.display, screen=roomy)
        table, asked = folded(lines if roomy else narrowed(lines, width), width)
        parts = ScreenParts(
            news=news_lines(self._news(seat), width),
            table=table,
            asked=asked,
            choices=choice_lines(menu, [], width),
            notice=[part for line in self._notice for part in wrapped(line, width)],
        )
        room = room_for_choices(parts, self.user.height)
        whole = choice_lines(menu, menu.many, width)
        if menu.may_be_shown_whole and len(whole) <= len(parts.choices) + room + 1:
            parts.choices = whole
        else:
            many = menu.shown_many(room)
            parts.choices = choice_lines(menu, many, width) + self._kept_back(menu, len(many))
        return parts

    def _kept_back(self, menu: ChoiceMenu, shown: int) -> list[Text]:
        """How many choices are not in the list."""
        hidden = len(menu.many) - shown
        if not hidden:
            return []
        return [Text("   " + self.words.count("cli.choices.more", hidden), style("dim"))]

    # -- people come and go -----------------------------------------------------------------

    def hand_over(self, seat: int, people: list[int]) -> None:
        """Between two people the screen is emptied, so that nobody sees another's hand."""
        before, self._here = self._here, seat
        if before == seat or len(people) < 2:
            return
        self.user.hide()
        self.user.show(
            seat_name(self.words, seat),
            Text(self.words.say("cli.hand_over", seat=self.words.seat(seat))),
        )
        self.user.ask(self.words.say("cli.enter_when_ready") + " ")
