"""What an observation of Ys is made of."""

from typing import Final

from ...games.ys.actions import CAPTAIN_SWAP
from ...games.ys.data import (
    BROKERS,
    CARDS_A_TURN,
    CHARACTERS,
    CITY,
    COLOURS,
    FAVOR_BROKERS,
    GEMS,
    LINES,
    NEIGHBORHOODS,
    PLACED_SLOTS,
    PLACEMENTS,
    PLACES,
    SCALE,
    SHIP_COPIES,
    SHIPS,
    SLOTS,
    SPY_LOOKS,
    THRONE,
    TURNS,
    VALUES,
    YELLOW_CARDS,
)
from ...games.ys.gems import DIGIT, OWNED
from ...games.ys.phases import NAMES
from .encoder import MAX_VALUE, Field

DRAFT_STEPS: Final[tuple[int, ...]] = (0, 0, 7, 5, 5)
"""By number of players, the longest draft: two brokers, for two also a neutral one, each with its
place; with the Conjurer two who stand before the screen, the last of whom completes it."""

BROKER_NUMBERS: Final = 10
"""How many numbers tell of one broker, besides one a seat for who knows its value."""

PLACE_NUMBERS: Final = VALUES + 2
"""How many numbers tell of an owner's brokers in one place."""


def fields_for(players: int) -> list[Field]:
    """All fields for a number of players: what is open, the seat's own, then every owner's.

    >>> [field.name for field in fields_for(2)][-2:]
    ['brokers_neutral', 'places_neutral']
    """
    fields = [*_table_fields(players), *_own_fields(players)]
    for seat in range(players):
        fields += _seat_fields(players, seat)
    if players == 2:
        fields += _owner_fields(players, "neutral")
    return fields


def _table_fields(players: int) -> list[Field]:
    return [
        Field("neighborhoods", 1, NEIGHBORHOODS, "neighborhoods in use"),
        Field("kings_favor", 1, 1, "whether the King's Favor is played"),
        Field("express", 1, 1, "whether Express is played"),
        Field("neutral_strong", 1, 1, "whether the neutral brokers are strong"),
        Field("peek", 1, 1, "whether the seat is shown its own brokers that lie face down"),
        Field("seat", players, 1, "the seat's own number, for actions that name another's broker"),
        Field("phase", len(NAMES), 1, "what is going on: " + ", ".join(NAMES)),
        Field("actors", players, 1, "who may decide"),
        Field("turn", 1, TURNS, "the present turn, from 1 on"),
        Field("round", 1, max(PLACEMENTS), "the present round of placing, from 1 on"),
        Field("asked", 1, players, "whose place in the turn order it is, from 0 on"),
        Field("neighborhood", NEIGHBORHOODS + 1, 1, "what is counted; last of all the market"),
        Field("step", 1, LINES, "how many have taken gems there; in the market, the line"),
        Field("freight", len(GEMS), 2, "gems left of the ship that is being counted"),
        Field("looks", 1, SPY_LOOKS, "what the Spy may still look at"),
        Field("queen", THRONE - CITY, 1, "the area that the Queen has closed"),
        Field("quotations", COLOURS, SCALE, "the quotation of each colour"),
        Field("lines", LINES * len(GEMS), 1, "the gem on each line of the market"),
        Field("palaces", NEIGHBORHOODS * len(CHARACTERS), 1, "each neighborhood's character"),
        Field("ships", NEIGHBORHOODS * len(GEMS), 2, "the gems of each ship, 2 for the large one"),
        Field("ships_left", len(SHIPS), max(SHIP_COPIES), "ship cards of each sort to come"),
        Field("gone", YELLOW_CARDS, 1, "characters that have left the game"),
    ]


def _own_fields(players: int) -> list[Field]:
    fields = [
        _packet("screen", "the seat's own brokers behind the screen, those of the draft included"),
        _packet("choice", "the seat's own hidden choice: a bid, or a broker for the throne room"),
        Field("drafted", 1, DRAFT_STEPS[players], "steps of the seat's own draft"),
        Field("draft", DRAFT_STEPS[players], CAPTAIN_SWAP, "each step's action and 1, 0 for none"),
    ]
    if players == 2:
        fields.append(_packet("neutrals", "neutral brokers behind the seat's own screen"))
    return fields


def _owner_fields(players: int, owner: str) -> list[Field]:
    return [
        Field(f"points_{owner}", 1, MAX_VALUE, "points so far"),
        Field(f"gems_{owner}", OWNED, DIGIT, "gems of each kind"),
        Field(
            f"brokers_{owner}",
            SLOTS * (BROKER_NUMBERS + players),
            PLACES,
            "for each number of a broker: place and 1, value and 1 if the seat knows it, face "
            "down, marked; who knows the value; which values all know it to be one of, 2 for a "
            "likelier one, and whether it is one of a pair. Neutral ones: its own, the other's, by "
            "turns",
        ),
        Field(
            f"places_{owner}",
            PLACES * PLACE_NUMBERS,
            PLACED_SLOTS,
            "for each place: brokers of each value that the seat knows, unknown ones, marked ones",
        ),
    ]


def _seat_fields(players: int, seat: int) -> list[Field]:
    most = len(BROKERS) + FAVOR_BROKERS
    fields = [
        *_owner_fields(players, str(seat)),
        Field(f"characters_{seat}", YELLOW_CARDS, 1, "characters that may be played"),
        Field(f"won_{seat}", YELLOW_CARDS, 1, "characters for the next turn"),
        Field(f"active_{seat}", YELLOW_CARDS, 1, "characters whose effect lasts"),
        Field(f"played_{seat}", 1, CARDS_A_TURN, "characters played this turn"),
        Field(f"order_{seat}", players, 1, "the Order card"),
        _packet(f"front_{seat}", "brokers before the screen"),
        Field(f"behind_{seat}", 1, most, "brokers behind the screen"),
        _packet(f"behind_known_{seat}", "those brokers, when all know them"),
        Field(f"chosen_{seat}", 1, 1, "whether a hidden choice has been made"),
        Field(f"place_{seat}", players, 1, "the place in the order, while places are chosen"),
    ]
    if players == 2:
        fields.append(Field(f"neutrals_{seat}", 1, VALUES, "neutral brokers behind the screen"))
        fields.append(_packet(f"neutrals_known_{seat}", "those brokers, when all know them"))
    return fields


def _packet(name: str, about: str) -> Field:
    return Field(name, VALUES, FAVOR_BROKERS + 1, about + ", by value")
