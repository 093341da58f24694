"""Tyros's actions: int <-> structure <-> text.

Coasts go by the number of their field, `T` for Tyros, `16W` and `16E` for the two of field 16.

- `lay:17-copper`: lay a tile and let an empire grow there; `under:17`: put a tile under the pile
- `sail:22` `to:17`: a ship's journey; `jokers:1`, if both would do: how many of the cards paid are
  jokers; `toll:oil`: the card for the owner of a city
- `city:17`, `jokers:0`, `back:16E`: found a city; which ship goes back where it lay on two coasts
- `ship:17` `pay:copper` `pay:oil`: build a ship; the cards paid, ascending
- `swap:oil` … `draw`: lay cards down and draw as many
- `drop:oil` three times, then `take:joker`: three cards for one of the discards
- `give:oil` … `want:copper` … `ask:all` or `ask:blue`: an offer to fellow players
- `accept`, `decline`, or `give:…` … `want:…` … `counter`: an answer
- `with:blue`, `nobody`: whom to trade with
- `pass`
- `away:oil` … `done`: cards that are not kept for the next round
"""

from typing import Final

from ...core.errors import UnreadableAction
from ...core.seats import CHANCE, COLOURS
from .board import ITALY
from .data import COPIES, EMPIRES, FIELDS, GOODS, JOKER, KINDS, MOST, TILES
from .sea import COAST_NAMES, COASTS, EAST, FIELD_NAMES
from .spec import SEAT_COLOURS

PASS: Final = 0
DRAW: Final = 1
ACCEPT: Final = 2
DECLINE: Final = 3
COUNTER: Final = 4
NOBODY_ELSE: Final = 5
DONE: Final = 6
ASK_ALL: Final = 7
ASK: Final = 8
WITH: Final = 12
SWAP: Final = 16
DROP: Final = 21
GIVE: Final = 26
WANT: Final = 31
TAKE: Final = 36
PAY: Final = 41
TOLL: Final = 46
AWAY: Final = 51
JOKERS: Final = 56
BACK: Final = 61
SAIL: Final = 63
TO: Final = 97
CITY: Final = 131
SHIP: Final = 164
LAY: Final = 197
UNDER: Final = 325
ACTIONS: Final = 357
"""The first action of each family, and after the last one; a number within it is added: a seat, a
kind of card, a count, a coast or a field. To lay tile t for empire e is LAY + 4 * (t - 1) + e."""

BACK_COASTS: Final[tuple[int, ...]] = (ITALY, EAST)
"""The coasts that a ship may go back from, by action - BACK."""


def _texts() -> list[str]:
    """Every action's text."""
    texts = ["pass", "draw", "accept", "decline", "counter", "nobody", "done", "ask:all"]
    for word in ("ask", "with"):
        texts += [f"{word}:{colour}" for colour in COLOURS[:MOST]]
    for word in ("swap", "drop", "give", "want", "take", "pay", "toll", "away"):
        texts += [f"{word}:{goods}" for goods in GOODS]
    texts += [f"jokers:{number}" for number in range(COPIES[JOKER] + 1)]
    texts += ["back:" + COAST_NAMES[coast] for coast in BACK_COASTS]
    for word in ("sail", "to"):
        texts += [f"{word}:{coast}" for coast in COAST_NAMES]
    for word in ("city", "ship"):
        texts += [f"{word}:{field}" for field in FIELD_NAMES]
    texts += [
        f"lay:{tile}-{GOODS[empire]}" for tile in range(1, TILES + 1) for empire in range(EMPIRES)
    ]
    texts += [f"under:{tile}" for tile in range(1, TILES + 1)]
    return texts


_TEXTS: Final = _texts()

assert len(_TEXTS) == ACTIONS
assert (TO - SAIL, SHIP - CITY, WITH - ASK, TOLL - PAY) == (COASTS, FIELDS, MOST, KINDS)

# -- tables for `legal` ---------------------------------------------------------------------------


def _of_kinds(first: int) -> list[list[int]]:
    """The actions of a family for a set of kinds of cards, by the set's bits."""
    return [[first + kind for kind in range(KINDS) if bits >> kind & 1] for bits in range(32)]


SWAPS: Final = _of_kinds(SWAP)
GIVES: Final = _of_kinds(GIVE)
WANTS: Final = _of_kinds(WANT)
TAKES: Final = _of_kinds(TAKE)
TOLLS: Final = _of_kinds(TOLL)

# -- outcomes of chance ---------------------------------------------------------------------------

TILE_DRAWN: Final = MOST - 1
CARD_DRAWN: Final = TILE_DRAWN + TILES + 1
"""Chance's outcomes: a seat, then from the number after this on a tile, then a trade card."""


def _outcome_texts() -> list[str]:
    return [
        *COLOURS[:MOST],
        *[f"tile-{tile}" for tile in range(1, TILES + 1)],
        *GOODS,
    ]


_OUTCOME_TEXTS: Final = _outcome_texts()

_ACTIONS: Final = {text: action for action, text in enumerate(_TEXTS)}
for _seat, _colour in enumerate(SEAT_COLOURS):
    # Whoever types names a fellow player as the table shows them; records keep one spelling.
    _ACTIONS[f"ask:{_colour}"] = ASK + _seat
    _ACTIONS[f"with:{_colour}"] = WITH + _seat
_OUTCOMES: Final = {text: outcome for outcome, text in enumerate(_OUTCOME_TEXTS)}


def show(seat: int, action: int) -> str:
    """The text of an action, or of an outcome of chance."""
    return _OUTCOME_TEXTS[action] if seat == CHANCE else _TEXTS[action]


def parse(seat: int, text: str) -> int:
    """The action of a text; raises `UnreadableAction`."""
    known = _OUTCOMES if seat == CHANCE else _ACTIONS
    if text not in known:
        raise UnreadableAction(game="tyros", asked=text)
    return known[text]
