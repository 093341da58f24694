"""Small things that lie and hang about: tokens, chests, coins, lanterns, the pile."""

from typing import Final

from ...games.byzanz.spec import SEAT_COLOURS
from ...text.game import capital
from ..seat_marks import cloth, disc
from ..svg_art import art, art_at
from ..svg_elements import circle, moved, path, rect, use, words
from .scene import ByzanzScene

TOKEN_WIDTH: Final = 40
CHEST_WIDTH: Final = 34
CHEST_HEIGHT: Final = 30


def token(
    scene: ByzanzScene, offer: int, x: float, y: float, scale: float, owner: int | None
) -> str:
    """An offer card as a hanging token, its top centre at a place; a ribbon shows its owner."""
    if owner is None:
        tie = path("M20-12V5", "byz-string")
    else:
        tie = path("M11-7H29L31 12L20 5L9 12Z", "byz-s-ink", fill=cloth(SEAT_COLOURS[owner]))
    return scene.named(
        f"{capital(scene.say('table.offer', offer=offer))}. {scene.about('offer')}",
        tie,
        art("byzanz/art/token"),
        words(20, 36, str(offer), "byz-value byz-f-ink", font_size=24),
        disc(SEAT_COLOURS[owner], 33, 46, 17) if owner is not None else "",
        class_="byz-offer",
        data_id=f"offer-{offer}",
        data_piece=f"offer.{offer}",
        transform=moved(x - TOKEN_WIDTH / 2 * scale, y, scale),
    )


def chest(
    scene: ByzanzScene,
    seat: int,
    place: int,
    x: float,
    y: float,
    scale: float,
    *,
    all_: bool = False,
) -> str:
    """A sold set: the kept card in a chest under the seat's seal; or one chest for all of them."""
    sold = len(scene.view["seats"][seat]["profit"])
    return scene.named(
        f"{scene.say('picture.chest', seat=scene.words.seat(seat))}. {scene.about('chest')}",
        art("byzanz/art/chest", seat=SEAT_COLOURS[seat]),
        class_="byz-chest",
        data_id=f"chest-{SEAT_COLOURS[seat]}-{place}",
        data_piece=None if all_ else "chest",
        data_stack="chest" if all_ else None,
        data_count=sold if all_ else None,
        transform=moved(x, y, scale),
    )


def coin(x: float, y: float, radius: float, value: int, size: float) -> str:
    """A number on a gold coin: what a bid amounts to."""
    return (
        circle(x, y, radius, "byz-coin")
        + circle(x, y, radius - 2.6, "byz-coin-line")
        + words(x, y + size * 0.34, str(value), "byz-value byz-f-ink", font_size=size)
    )


def lantern(x: float, y: float, scale: float = 1, lit: bool = False) -> str:
    """A lantern hanging from a place; it glows at night, or if its seat is to decide."""
    return art_at(f"byzanz/art/lantern{'-lit' if lit else ''}", x, y, scale)


def pile(scene: ByzanzScene, x: float, y: float, scale: float) -> str:
    """The cards still to be auctioned, as a deck whose height tells how many."""
    left: int = scene.view["pile"]
    layers = min(4, (left + 15) // 16)
    deck = [use("byz-back", x=-2 * n, y=-2 * n) for n in range(layers)]
    empty = rect(1, 1, 58, 82, "byz-empty", rx=5)
    return scene.named(
        f"{scene.count('table.pile', left)}. {scene.about('pile')}",
        *(deck or [empty]),
        data_id="pile",
        data_stack="card",
        data_count=left,
        data_home="pile",
        transform=moved(x, y, scale),
    )
