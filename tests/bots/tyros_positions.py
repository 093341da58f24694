"""Positions of Tyros in which it is plain what the asked seat should do."""

from emporion.games.tyros.state import TyrosState
from tests.games.tyros.positions import play, position


def city_in_hand() -> TyrosState:
    """Blue has the cards for a city where its ship lies, and jokers besides."""
    return position(
        "blue: action",
        hands={"blue": "copper*5 oil joker*2", "orange": "oil*4"},
        empires={"copper": "7 17 22"},
        ships={"blue": "17"},
        pile="",
        final=True,
    )


def last_card() -> TyrosState:
    """Blue's last card brings one of two ships to a field of its own."""
    return position(
        "blue: action",
        hands={"blue": "cedar", "orange": "oil*4"},
        empires={"cedar": "23 22 27"},
        ships={"blue": "23 23", "orange": "27"},
        pile="",
        final=True,
    )


def leader_to_stop() -> TyrosState:
    """Blue's last card takes a field from orange, who is ahead, and gains blue nothing."""
    return position(
        "blue: action",
        hands={"blue": "cedar", "orange": "oil*4"},
        empires={"cedar": "22 23", "cloth": "26 31 T"},
        cities={"blue": "22", "orange": "T"},
        ships={"blue": "22", "orange": "23", "purple": "", "yellow": ""},
        pile="",
        final=True,
    )


def no_ship_to_sail() -> TyrosState:
    """Blue has a city and cards, and no ship."""
    return position(
        "blue: action",
        hands={"blue": "cedar*3", "orange": "oil*4"},
        empires={"cedar": "22 23 24 28", "cloth": "26 31 T"},
        cities={"blue": "23", "orange": "T"},
        ships={"blue": ""},
        pile="",
        final=True,
    )


def useless_card() -> TyrosState:
    """Blue's only card does nothing."""
    return position(
        "blue: action",
        hands={"blue": "copper", "orange": "oil*4"},
        pile="",
        trades_done=4,
        final=True,
    )


def toll_due() -> TyrosState:
    """Blue has sailed to orange's city, and a card is due."""
    state = position(
        "blue: action",
        hands={"blue": "copper cedar*4 oil joker", "orange": "oil*4"},
        empires={"copper": "17", "cedar": "22 23 24"},
        cities={"orange": "17"},
        ships={"blue": "22 22"},
    )
    play(state, "blue: sail:22 to:17")
    return state


def one_missing(*, final: bool) -> TyrosState:
    """Blue lacks a card for a city, has three of no use, and the bank will trade; in the last
    round there is no pile any more.
    """
    return position(
        "blue: action",
        hands={"blue": "cedar*4 copper oil cloth", "orange": "oil*4"},
        empires={"cedar": "22 23"},
        ships={"blue": "22"},
        pile="" if final else None,
        trades_done=4,
        final=final,
    )


def hand_to_keep() -> TyrosState:
    """Blue may keep three cards: two fit a field of its own."""
    return position(
        "blue: keeping",
        hands={"blue": "copper oil cedar*2 cloth joker", "orange": "oil"},
        empires={"cedar": "22 23"},
        ships={"blue": "22"},
        tiles={"blue": "1 2", "orange": "3 4", "purple": "5 9", "yellow": "6 8"},
    )


def tile_to_lay() -> TyrosState:
    """Blue's tile fits beside its own cities and beside orange's."""
    return position(
        "blue: laying",
        round_=4,
        hands={"blue": "copper*3 oil", "orange": "oil*3 copper"},
        empires={"copper": "7 11", "oil": "13 8", "cedar": "23", "cloth": "26"},
        cities={"blue": "7 11", "orange": "13 8"},
        tiles={"blue": "12", "orange": "3 4", "purple": "5 9", "yellow": "6 1"},
    )


def tile_too_many() -> TyrosState:
    """One of blue's three tiles goes under the pile."""
    return position(
        "blue: exchange",
        hands={"blue": "oil", "orange": "oil"},
        tiles={"blue": "5 4 28", "orange": "3", "purple": "9", "yellow": "1"},
    )
