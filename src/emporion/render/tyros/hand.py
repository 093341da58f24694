"""What the viewer owns: trade cards in stacks, tiles, and the cards of a deal or a draft."""

from typing import Final

from ...games.tyros.actions import ACTIONS
from ...games.tyros.data import GOODS
from ...games.tyros.spec import SEAT_COLOURS
from ...text.game import capital
from ..layout import Box
from ..seat_marks import disc
from ..svg_elements import Value, group, path, words
from ..text_metrics import SANS, width_of
from .goods import CARD, card, map_tile
from .ports import counted
from .scene import TyrosScene
from .stock import plate

_RATIO: Final = CARD[1] / CARD[0]


def hand(scene: TyrosScene, box: Box) -> str:
    """The cards that are left in the hand, equal ones in a stack; a lit stack gives one card."""
    stacks = counted(scene.in_hand())
    letter = 14 if scene.phone else 16
    room = box.width / max(1, len(stacks))
    wide = min((box.height - 20) / _RATIO, room - 8)
    high = wide * _RATIO
    drawn = [
        words(box.x, box.y + 13, caption(scene), "tyr-label tyr-start tyr-f-soft", font_size=14)
    ]
    for n, (kind, count) in enumerate(stacks):
        x = box.x + n * min(room, wide * 1.55)
        drawn.append(_stack(scene, kind, count, Box(x, box.y + 20, room, high), wide, letter))
    return group(*drawn, data_id="hand")


def caption(scene: TyrosScene) -> str:
    """What stands above the hand: what its cards are for now."""
    use = scene.use or "plain"
    if use == "give" and scene.view["phase"] == "answer":
        use = "counter"
    return scene.say(f"hand.{use}")


def _stack(scene: TyrosScene, kind: int, count: int, box: Box, wide: float, letter: float) -> str:
    """Equal cards, one behind the other, and how many they are."""
    free = min(box.width, wide * 1.55) - wide - 8
    step = min(9.0, free / max(1, count - 1))
    anchor = ("hand", kind)
    name = f"{capital(scene.game.counted(kind, count))}. {scene.card_about(kind)}"
    frame = (box.x - 1, box.y - 1, wide + step * (count - 1) + 2, box.height + 2)
    cards = [
        group(
            card(kind, box.x + n * step, box.y, wide),
            data_id=f"hand.{GOODS[kind]}.{n}",
            data_piece=f"card.{GOODS[kind]}",
            data_kind=GOODS[kind],
        )
        for n in range(count)
    ]
    if count > 1:
        last = box.x + step * (count - 1)
        low = box.y + box.height - letter * 0.62
        cards.append(plate(last + wide / 2, low, count, letter))
    return scene.target(
        anchor,
        scene.said(anchor, name),
        scene.glowing(anchor, frame, 6, *cards),
        data_id=f"stack.{GOODS[kind]}",
    )


def tiles(scene: TyrosScene, box: Box) -> str:
    """The own tiles; one that may go under the pile is lit."""
    mine: list[int] = scene.view.get("tiles") or []
    letter = 14 if scene.phone else 15
    columns = 2
    size = min((box.height - 24) / 2, (box.width - 4) / columns)
    drawn = []
    for n, tile in enumerate(mine):
        x = box.x + n % columns * (size + 4)
        y = box.y + 20 + n // columns * (size + 4)
        anchor = ("under", tile)
        name = f"{scene.say('tile', tile=tile)}. {scene.about('tile')}"
        drawn_tile = map_tile(tile, x, y, size, letter)
        reach = (x - 2, y - 2, size + 4, size + 4)
        drawn.append(
            scene.target(
                anchor,
                scene.said(anchor, name),
                scene.glowing(anchor, (x, y, size, size), 4, drawn_tile, reach=reach),
                data_id=f"tile.{tile}",
                data_piece=f"tile.{tile}",
            )
        )
    caption = words(
        box.x, box.y + 13, scene.say("own_tiles"), "tyr-label tyr-start tyr-f-soft", font_size=14
    )
    return group(caption, *drawn, data_id="own-tiles")


# -- deals and drafts -----------------------------------------------------------------------------


def _in_a_row(
    scene: TyrosScene, kinds: list[int], box: Box, name: str, *, real: bool, laid_by: str = ""
) -> tuple[float, str]:
    """Cards side by side, pushed together where they are many; the width they take.

    Real cards came out of the hand; others are only spoken of. Those of a draft were laid by the
    actions of the kind `laid_by`.
    """
    wide = box.height / _RATIO
    step = min(wide + 4, (box.width - wide) / max(1, len(kinds) - 1))
    drawn = []
    seen: dict[int, int] = {}
    for n, kind in enumerate(kinds):
        number = seen.get(kind, 0)
        seen[kind] = number + 1
        face = card(kind, box.x + n * step, box.y, wide)
        about: dict[str, Value | None] = {
            "data_id": f"{name}.{GOODS[kind]}.{number}",
            "data_piece": f"card.{GOODS[kind]}" if real else None,
            "data_kind": GOODS[kind],
        }
        if laid_by:
            said = capital(scene.words.card("tyros", kind))
            drawn.append(scene.laid_down(ACTIONS.find(laid_by, kind), said, face, **about))
        else:
            drawn.append(group(face, **about))
    return (wide + step * (len(kinds) - 1) if kinds else 0), "".join(drawn)


def cards_laid(scene: TyrosScene) -> tuple[str, list[int]]:
    """Cards of a draft that go one way: to the bank, to the shipyard, or away; and the kind of
    steps that they were laid by.
    """
    for kind in ("swap", "drop", "pay", "away"):
        if scene.drafted(kind):
            return kind, scene.drafted(kind)
    return "", []


def dealt_with(scene: TyrosScene) -> tuple[list[int], list[int], int] | None:
    """What is on the table between players: cards that go, that come for them, and with whom.

    It is told as the viewer sees it. A deal that the viewer puts together now or has made in
    answer comes first; -1 for nobody yet.
    """
    given, wanted = scene.drafted("give"), scene.drafted("want")
    if given or wanted:
        return given, wanted, -1
    view = scene.view
    if view["phase"] not in ("answer", "partner"):
        return None
    maker: int = view["active"]
    offer = view["decision"]
    if view["seat"] == maker:
        return offer["give"], offer["want"], -1
    if _answer(scene) == "countered":
        own = scene.standing(view["seat"])
        return own["give"], own["want"], maker
    return offer["want"], offer["give"], maker


def _answer(scene: TyrosScene) -> str | None:
    """What the viewer has to do with an offer of another's."""
    seat: int | None = scene.view["seat"]
    return None if seat is None else str(scene.standing(seat)["answer"])


def _concerned(scene: TyrosScene) -> bool:
    """Whether the viewer gives and gets what is shown: as its maker, or as one who is asked."""
    own = scene.view["seat"] == scene.view["active"] or bool(scene.draft)
    return own or _answer(scene) in ("asked", "accepted", "countered")


def deal(scene: TyrosScene, box: Box) -> tuple[float, str]:
    """A deal as a picture: what is given, an arrow each way, what comes for it; and its width."""
    found = dealt_with(scene)
    if found is None:
        laid_by, cards = cards_laid(scene)
        if not cards:
            return 0, ""
        wide, drawn = _in_a_row(scene, cards, box, "draft", real=True, laid_by=laid_by)
        return wide, scene.named(scene.game.cards(cards), drawn, data_id="draft")
    given, got, maker = found
    name = "draft" if scene.draft else "offer"
    half = (box.width - 66) / 2
    x = box.x
    said = scene.say("deal", given=scene.game.cards(given), got=scene.game.cards(got))
    parts = []
    wide, drawn = _side(scene, "you_give", given, Box(x, box.y, half, box.height), f"{name}-give")
    parts.append(drawn)
    x += max(wide, 50) + 10
    middle = box.y + box.height / 2 + 8
    arrows = f"M{x:.1f} {middle - 9:.1f}h24v-5l9 8-9 8v-5h-24Z"
    arrows += f"M{x + 33:.1f} {middle + 8:.1f}h-24v-5l-9 8 9 8v-5h24Z"
    parts.append(path(arrows, "tyr-arrow"))
    if maker >= 0:
        parts.append(disc(SEAT_COLOURS[maker], x + 16.5, box.y + 9, 18))
    x += 44
    wide, drawn = _side(scene, "you_get", got, Box(x, box.y, half, box.height), f"{name}-want")
    parts.append(drawn)
    return x + max(wide, 50) - box.x, scene.named(said, *parts, data_id="deal")


def _side(scene: TyrosScene, key: str, kinds: list[int], box: Box, name: str) -> tuple[float, str]:
    """One side of a deal under its caption."""
    if not _concerned(scene):
        key = {"you_give": "wanted", "you_get": "given"}[key]
    said = scene.say(key)
    room = Box(box.x, box.y + 18, box.width, box.height - 18)
    laid_by = {"draft-give": "give", "draft-want": "want"}.get(name, "")
    wide, drawn = _in_a_row(scene, kinds, room, name, real=laid_by == "give", laid_by=laid_by)
    above = words(box.x, box.y + 13, said, "tyr-label tyr-start tyr-f-soft", font_size=14)
    return max(wide, width_of(said, 14) * SANS), above + drawn
