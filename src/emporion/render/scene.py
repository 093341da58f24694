"""What is to be drawn, for whom and in which words; how things are named and lit.

Each game derives its own scene, which says what things are for. In a game with a board it also says
which thing an action is chosen by.
"""

from abc import abstractmethod
from dataclasses import KW_ONLY, dataclass
from typing import ClassVar, TypedDict

from ..core.seats import OVER
from ..core.state import View
from ..text import Wording
from ..text.display import FORGETFUL, Display
from ..text.scoring import ScoreWords, score_words
from .hit_areas import Frame, hit
from .svg_elements import Value, group, rect, title
from .text_metrics import fitting, shortened, width_of

Anchor = tuple[str, int]
"""A kind of thing on the table and which one: `("place", 14)`, `("hand", 1)`."""


class PictureOptions(TypedDict):
    """How a view is to be shown; `BaseScene` has the same fields."""

    display: Display
    legal: frozenset[int]
    laid: tuple[int, ...]
    phone: bool
    interactive: bool
    asked: bool


@dataclass(frozen=True)
class BaseScene:
    """A view and how it is to be shown. Every thing that has a name gets it here.

    In an interactive picture names and actions are written for screen readers, too: what can be
    chosen is a button, what holds other named things is a group, and all else is an image.
    """

    view: View
    words: Wording
    _: KW_ONLY
    display: Display = FORGETFUL
    """What is shown of what players could know."""
    legal: frozenset[int] = frozenset()
    """All that may be chosen now."""
    laid: tuple[int, ...] = ()
    """The steps that are laid and may be taken back, in the order in which they were made."""
    phone: bool = False
    interactive: bool = False
    asked: bool = True
    """Whether the picture says what is asked; if not, the page around it does."""

    name: ClassVar[str]
    """The game's name, with which its messages begin."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.view["actor"] == OVER)

    @property
    def winners(self) -> list[int]:
        """Who has won, once the game is over."""
        won: list[int] = self.view.get("outcome", {}).get("winners", []) if self.over else []
        return won

    @property
    def winners_colours(self) -> list[str]:
        """The colours of those who have won."""
        return [self.words.colours[seat] for seat in self.winners]

    @property
    def memory(self) -> bool:
        """Whether the picture shows what all know of hidden things."""
        return self.display.memory

    def caption(
        self, name: str, owner: int, room: float, sizes: tuple[float, float]
    ) -> tuple[str, float]:
        """A name and the size at which it fits; the viewer's own says so, where there is room."""
        largest, least = sizes
        own = self.words.with_you(name, owner, self.view["seat"])
        if width_of(own, least) <= room:
            name = own
        size = fitting(name, room, largest, least)
        return shortened(name, room, size), size

    def score(self, owner: int) -> ScoreWords:
        """An owner's score, and what it is."""
        return score_words(self.words, self.view, owner)

    def shows_score(self, seat: int) -> bool:
        """Whether a seat's running score lies open to the viewer."""
        return self.display.shows_score(self.view, seat)

    def about(self, thing: str, **facts: object) -> str:
        """What a thing is for, in a sentence or two."""
        return self.words.game(self.name).say(f"about.{thing}", **facts)

    def action(self, action: int) -> str:
        """An action in words, with its price and the like."""
        return self.words.choice(self.view, action)

    def named(self, said: str, *drawn: str, **attributes: Value | None) -> str:
        """A thing with a name: what a pointer sees and a reader hears."""
        if not self.interactive:
            return group(title(said), *drawn, **attributes)
        role = "group" if any("<title>" in each for each in drawn) else "img"
        return group(title(said), *drawn, role=role, aria_label=said, **attributes)

    def lit(self, action: int, said: str, *drawn: str, **attributes: Value | None) -> str:
        """What an action is chosen by; it may have no name but those of the things in it."""
        label = self.action(action) if self.interactive else ""
        about = {"data_action": action, **attributes}
        return self._button("emp-lit", label, said, drawn, about)

    def _button(
        self,
        class_: str,
        label: str,
        said: str,
        drawn: tuple[str, ...],
        attributes: dict[str, Value | None],
    ) -> str:
        """What can be clicked; a screen reader hears its label."""
        classes = f"{attributes.pop('class_', None) or ''} {class_}".strip()
        if self.interactive:
            attributes |= {"role": "button", "tabindex": -1, "aria_label": label}
        return group(title(said) if said else "", *drawn, class_=classes, **attributes)

    def laid_down(
        self, laid: int | tuple[int, int | None], said: str, *drawn: str, **attributes: Value | None
    ) -> str:
        """What shows a step that is laid: it is taken back by it, where it may be.

        It may come with its number among equal steps: in the order in which they were made, from 0
        on.
        """
        step, which = laid if isinstance(laid, tuple) else (laid, None)
        if step not in self.laid:
            if said:
                return self.named(said, *drawn, **attributes)
            return group(*drawn, **attributes) if attributes else "".join(drawn)
        done = self.words.action(self.view["game"], step, self.view.get("phase"))
        offered = self.words.say("laid.take_back", step=done)
        apart = which is not None and self.laid.count(step) > 1
        named = f"{step}.{which}" if apart else step
        return self._button("emp-laid", offered, said, drawn, {"data_laid": named, **attributes})


class BoardScene(BaseScene):
    """A view where most actions are chosen by things on the table."""

    @property
    @abstractmethod
    def anchored(self) -> dict[Anchor, int]:
        """The things that actions are chosen by; all other actions are chosen from a list alone."""

    @property
    @abstractmethod
    def laid_anchors(self) -> dict[Anchor, int]:
        """The things that steps were chosen by which may be taken back."""

    def target(
        self, anchor: Anchor, said: str, *drawn: str, **attributes: str | float | None
    ) -> str:
        """A named thing on the table; if an action is chosen by it, it is lit, and if it has been,
        it is taken back by it.
        """
        action = self.anchored.get(anchor)
        if action is not None:
            return self.lit(action, said, *drawn, **attributes)
        step = self.laid_anchors.get(anchor)
        if step is not None:
            return self.laid_down(step, said, *drawn, **attributes)
        return self.named(said, *drawn, data_means=self.meant(anchor), **attributes)

    def said(self, anchor: Anchor, name: str) -> str:
        """The action that a thing is chosen for, else its name."""
        action = self.anchored.get(anchor)
        return name if action is None else self.action(action)

    def glowing(
        self, anchor: Anchor, frame: Frame, rx: float, *drawn: str, reach: Frame | None = None
    ) -> str:
        """Something drawn; if an action is chosen by it, with a halo and a rim around it, and on a
        phone with an area that a finger can hit.
        """
        if anchor not in self.anchored:
            return "".join(drawn)
        area = hit(reach) if reach and self.phone else ""
        halo, rim = (rect(*frame, name, rx=rx) for name in ("emp-halo", "emp-rim"))
        return "".join([area, halo, *drawn, rim])

    def meant(self, anchor: Anchor) -> int | None:
        """Which action a click on a thing that is not lit would mean, in an interactive picture."""
        if not self.interactive or self.over:
            return None
        means = self.meaning(anchor)
        return None if means in self.legal else means

    @abstractmethod
    def meaning(self, anchor: Anchor) -> int | None:
        """The same in any picture, as each game says."""
