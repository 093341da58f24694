"""What is to be drawn, for whom and in which words; and how a card becomes a target.

Ids say where a thing lies and what it is, and follow from the view alone: `hand-wine-2-1` is the
first wine 2 of the viewer's hand, `offer-4` the offer card 4 wherever it hangs. As a piece it is
`card.wine-2` in every zone, and `card` where it lies face down.
"""

from collections.abc import Iterator
from typing import ClassVar

from ...games.byzanz.cards import card_name, sort_of
from ...games.byzanz.data import TRADER, TRADER_WORTH
from ...text.game import capital
from ..scene import BaseScene
from ..svg_elements import group, moved, number, title, use
from .cards import HEIGHT, SMALL_HEIGHT, SMALL_WIDTH, WIDTH, face_up, glow, rim, value_of


class ByzanzScene(BaseScene):
    """A view of Byzanz and how it is to be shown."""

    name: ClassVar[str] = "byzanz"

    @property
    def memory(self) -> bool:
        """Once the game is over, the hands lie open for all."""
        return super().memory or self.over

    def say(self, key: str, **facts: object) -> str:
        """A caption in the reader's language; many are those of the table in plain text."""
        return self.words.say(f"byzanz.{key}", **facts)

    def count(self, key: str, n: int, **facts: object) -> str:
        """A caption that counts something."""
        return self.words.count(f"byzanz.{key}", n, **facts)

    def card(self, kind: int) -> str:
        """A card's name, as a caption of its own."""
        return capital(self.words.card("byzanz", kind))

    def card_title(self, kind: int) -> str:
        """A card's name and what it is for."""
        if kind == TRADER:
            said = self.about("trader", points=TRADER_WORTH)
        else:
            said = self.about("goods", value=value_of(kind))
        return f"{self.card(kind)}. {said}"

    def foot(self, kind: int) -> str:
        """What stands at the foot of a card: its sort, since its value stands above."""
        return self.card(kind) if kind == TRADER else self.sort(sort_of(kind))

    def meant(self, action: int | None) -> int | None:
        """The action that a click on an unlit thing would mean, in an interactive picture."""
        return action if self.interactive and not self.over else None

    def sort(self, sort: int) -> str:
        """A sort's name, as a caption of its own."""
        return capital(self.words.sort("byzanz", sort))


def copies(cards: list[int]) -> Iterator[tuple[int, str]]:
    """Each card with a name of its own: `wine-2-1`, `wine-2-2`."""
    seen: dict[int, int] = {}
    for kind in cards:
        seen[kind] = seen.get(kind, 0) + 1
        yield kind, f"{card_name(kind)}-{seen[kind]}"


def spread(count: int, room: float, size: float, widest: float) -> float:
    """How far apart cards lie so that all of them fit into the room."""
    return min(widest, (room - size) / (count - 1)) if count > 1 else 0


def open_card(
    scene: ByzanzScene,
    kind: int,
    data_id: str,
    x: float,
    y: float,
    scale: float,
    *,
    small: bool = True,
    turn: float = 0,
    lit: bool = False,
    inner: bool = False,
    means: int | None = None,
) -> str:
    """An open card with its top left corner at a place, turned around its foot; an inner one is
    part of a button without being lit; one that is no button may still mean an action.
    """
    width = (SMALL_WIDTH if small else WIDTH) * scale
    height = (SMALL_HEIGHT if small else HEIGHT) * scale
    place = moved(x, y)
    if turn:
        foot = f"{number(width / 2)} {number(height)}"
        place += f" rotate({number(turn)} {foot})"
    drawn = (
        glow(width, height) if lit else "",
        face_up(kind, scale, small),
        rim(width, height) if lit else "",
    )
    about: dict[str, str | float | None] = {
        "class_": "byz-card",
        "data_id": data_id,
        "data_piece": f"card.{card_name(kind)}",
        "data_kind": card_name(kind),
        "transform": place,
    }
    # Screen readers are told the name of a button, not those of the cards in it.
    said = scene.card_title(kind)
    if lit or inner:
        return group(title(said), *drawn, **about)
    return scene.named(said, *drawn, data_means=scene.meant(means), **about)


def tagged(
    scene: ByzanzScene, kind: int, data_id: str, x: float, y: float, scale: float = 1
) -> str:
    """An open card as a tag."""
    return scene.named(
        scene.card_title(kind),
        use(f"byz-tag-{card_name(kind)}"),
        class_="byz-card",
        data_id=data_id,
        data_piece=f"card.{card_name(kind)}",
        data_kind=card_name(kind),
        transform=moved(x, y, scale),
    )


def target(scene: ByzanzScene, action: int | None, *drawn: str) -> str:
    """What an action is chosen by; equal cards are one target, so an action has one."""
    if action is not None and action in scene.legal:
        return scene.lit(action, "", *drawn)
    return "".join(drawn)
