"""Chapter "De neutrale rijken uitbouwen": the second phase of a round."""

import pytest

from .positions import (
    asked,
    do,
    empire,
    legal,
    play,
    position,
    refused,
    shown,
    tiles,
    told_kinds,
    told_of,
    view,
)

HANDS = {"blue": "oil", "orange": "oil", "purple": "oil", "yellow": "oil"}
"""A card each, so that nobody passes automatically when the tiles are laid."""

TWENTY = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20"
"""As many fields as an empire has discs."""


# -- laying a tile --------------------------------------------------------------------------------


def test_a_tile_beside_an_empire_lets_it_grow_there() -> None:
    state = position("blue: laying", tiles={"blue": "8 1 5 20"})
    play(state, "blue: lay:8-copper")
    assert empire(state, "copper") == "7 8"
    assert tiles(state, "blue") == "1 5 20"
    assert told_of(state, "empire_grew") == [{"seat": 0, "field": 8, "empire": 0}]


def test_a_player_with_a_tile_that_fits_must_lay_it() -> None:
    state = position("growing", tiles={"blue": "8 1 5 20"})
    assert asked(state) == "blue: laying"
    assert legal(state) == ["lay:8-copper"]


def test_the_player_chooses_among_all_tiles_that_fit() -> None:
    state = position("blue: laying", tiles={"blue": "2 6 12 24"})
    assert legal(state) == ["lay:2-copper", "lay:6-copper", "lay:12-oil", "lay:24-cedar"]


@pytest.mark.parametrize(("chosen", "fields"), [("copper", "7 11 12"), ("oil", "12 13")])
def test_beside_several_empires_the_player_chooses_which_one_grows(
    chosen: str, fields: str
) -> None:
    state = position("blue: laying", tiles={"blue": "12"}, empires={"copper": "7 11"})
    assert legal(state) == ["lay:12-copper", "lay:12-oil"]
    play(state, f"blue: lay:12-{chosen}")
    assert empire(state, chosen) == fields


def test_empires_that_meet_do_not_merge() -> None:
    state = position("blue: laying", tiles={"blue": "12"}, empires={"copper": "7 11"})
    play(state, "blue: lay:12-oil")
    assert empire(state, "copper") == "7 11"
    assert empire(state, "oil") == "12 13"


def test_slantwise_is_not_beside() -> None:
    state = position("blue: laying", tiles={"blue": "1 3 8"})
    assert legal(state) == ["lay:8-copper"]
    assert refused(state, "lay:1-copper") == "beside_none"


def test_an_empire_grows_over_land_but_not_over_the_serpent_or_the_desert() -> None:
    state = position(
        "blue: laying",
        tiles={"blue": "5 28 15 30"},
        empires={"copper": "10", "oil": "27", "cedar": "14", "cloth": "29"},
    )
    assert legal(state) == ["lay:15-copper", "lay:30-cloth"]


def test_a_field_just_claimed_has_neighbours_for_the_next_player() -> None:
    state = position("blue: laying", tiles={"blue": "8", "orange": "3"}, round_=2, hands=HANDS)
    play(state, "blue: lay:8-copper", "chance: tile-1")
    assert legal(state) == ["lay:3-copper"]


# -- drawing a new tile ---------------------------------------------------------------------------


def test_a_player_who_has_laid_a_tile_draws_a_new_one() -> None:
    state = position("blue: laying", tiles={"blue": "8 1 5 20", "orange": "2"})
    play(state, "blue: lay:8-copper")
    assert asked(state) == "chance: new_tile"
    assert "tile-8" not in legal(state)
    assert "tile-2" not in legal(state)
    play(state, "chance: tile-9")
    assert tiles(state, "blue") == "1 5 9 20"
    assert asked(state) == "orange: laying"


def test_only_the_drawer_sees_the_tile_drawn() -> None:
    state = position("blue: laying", tiles={"blue": "8", "orange": "2"})
    play(state, "blue: lay:8-copper", "chance: tile-9")
    assert told_of(state, "tile_drawn", "blue") == [{"seat": 0, "tile": 9}]
    for viewer in ("orange", None):
        assert told_of(state, "tile_drawn", viewer) == [{"seat": 0}]
        assert view(state, viewer)["seats"][0]["shown"] == []


def test_without_a_pile_the_player_goes_on_without_a_new_tile() -> None:
    state = position("blue: laying", tiles={"blue": "8 1", "orange": "2 *"})
    play(state, "blue: lay:8-copper")
    assert tiles(state, "blue") == "1"
    assert asked(state) == "orange: laying"
    assert not state.final


# -- who cannot lay a tile ------------------------------------------------------------------------


def test_a_player_who_cannot_lay_shows_all_tiles() -> None:
    state = position("growing", tiles={"blue": "1 4 5 20"})
    assert asked(state) == "blue: exchange"
    assert told_of(state, "tiles_shown") == [{"seat": 0, "tiles": [1, 4, 5, 20], "exchange": True}]
    for viewer in ("blue", "orange", None):
        assert view(state, viewer)["seats"][0]["shown"] == [1, 4, 5, 20]
    assert state.decision(0).facts == {"tiles": [1, 4, 5, 20]}


def test_any_one_of_them_goes_under_the_pile_and_a_new_one_is_drawn() -> None:
    state = position("growing", tiles={"blue": "1 4 5 20", "orange": "8"})
    assert legal(state) == ["under:1", "under:4", "under:5", "under:20"]
    play(state, "blue: under:5")
    assert view(state, None)["bottom"] == [5]
    assert told_of(state, "tile_put_under") == [{"seat": 0, "tile": 5}]
    assert asked(state) == "chance: new_tile"
    assert "tile-5" not in legal(state)
    play(state, "chance: tile-9")
    assert tiles(state, "blue") == "1 4 9 20"


def test_the_drawn_tile_is_not_used_in_the_same_turn_even_if_it_fits() -> None:
    state = position("growing", tiles={"blue": "1 4 5 20", "orange": "8"})
    play(state, "blue: under:5", "chance: tile-6")
    assert asked(state) == "orange: laying"
    assert empire(state, "copper") == "7"


def test_the_drawn_tile_can_be_used_in_the_next_lay_turn() -> None:
    state = position("growing", 3, tiles={"blue": "1 4 5 20", "orange": "8 2", "purple": "12 24"})
    play(state, "blue: under:5", "chance: tile-6")
    play(state, "orange: lay:8-copper", "chance: tile-9")
    play(state, "purple: lay:12-oil", "chance: tile-10")
    assert asked(state) == "blue: laying"
    assert legal(state) == ["lay:6-copper"]


def test_tiles_once_shown_stay_known_and_the_one_drawn_is_not() -> None:
    state = position("growing", 3, tiles={"blue": "1 4 5 20", "orange": "8"})
    play(state, "blue: under:5", "chance: tile-6")
    assert shown(state, "blue") == "1 4 20"
    assert view(state, "orange")["seats"][0]["shown"] == [1, 4, 20]


def test_a_shown_tile_that_is_laid_is_in_nobodys_hand_any_more() -> None:
    state = position("blue: laying", tiles={"blue": "8 1"}, shown={"blue": "8 1"})
    play(state, "blue: lay:8-copper", "chance: ...")
    assert shown(state, "blue") == "1"


def test_a_player_who_lays_a_tile_shows_no_other() -> None:
    state = position("growing", tiles={"blue": "8 1 5 20"})
    play(state, "blue: lay:8-copper", "chance: tile-9")
    assert told_of(state, "tiles_shown") == []
    assert shown(state, "blue") == ""


# -- tiles under the pile -------------------------------------------------------------------------


def test_tiles_under_the_pile_are_drawn_after_all_others() -> None:
    state = position(
        "blue: laying",
        tiles={"blue": "8 5", "orange": "2 *"},
        tile_pile="6 20",
        bottom="1",
        round_=2,
    )
    play(state, "blue: lay:8-copper")
    assert legal(state) == ["tile-6", "tile-20"]


def test_tiles_under_the_pile_are_drawn_in_the_order_in_which_they_were_put_there() -> None:
    state = position(
        "blue: laying",
        tiles={"blue": "8", "orange": "2 20", "purple": "6 *"},
        bottom="5 1",
        round_=2,
        hands=HANDS,
    )
    play(state, "blue: lay:8-copper")
    assert tiles(state, "blue") == "5"
    play(state, "orange: lay:2-copper")
    assert tiles(state, "orange") == "1 20"
    play(state, "purple: lay:6-copper")
    assert asked(state) == "blue: action", "yellow has no tile, and the pile is used up"


def test_all_know_a_tile_drawn_from_under_the_pile() -> None:
    state = position("blue: laying", tiles={"blue": "8", "orange": "2 *"}, bottom="5 1")
    play(state, "blue: lay:8-copper")
    assert told_of(state, "tile_drawn") == [{"seat": 0, "tile": 5}]
    assert shown(state, "blue") == "5"
    assert view(state, None)["bottom"] == [1]


def test_where_only_tiles_under_the_pile_are_left_an_exchange_takes_the_first_of_them() -> None:
    state = position("blue: exchange", tiles={"blue": "1 4", "orange": "8 *"}, bottom="5 20")
    play(state, "blue: under:4")
    assert tiles(state, "blue") == "1 5"
    assert view(state, None)["bottom"] == [20, 4]
    assert asked(state) == "orange: laying"


def test_the_last_hidden_tile_comes_before_the_one_just_put_under() -> None:
    state = position(
        "blue: exchange", tiles={"blue": "1 4", "orange": "8 *"}, tile_pile="6", round_=2
    )
    play(state, "blue: under:4")
    assert legal(state) == ["tile-6"]
    play(state, "chance: tile-6")
    assert view(state, None)["bottom"] == [4]


def test_without_a_pile_tiles_are_shown_but_not_exchanged() -> None:
    state = position("growing", tiles={"blue": "1 4 5 20", "orange": "8 *"})
    assert told_of(state, "tiles_shown") == [{"seat": 0, "tiles": [1, 4, 5, 20], "exchange": False}]
    assert tiles(state, "blue") == shown(state, "blue") == "1 4 5 20"
    assert asked(state) == "orange: laying"


def test_a_player_without_tiles_is_passed_over() -> None:
    state = position("growing", tiles={"orange": "8"})
    assert told_kinds(state)[-1] == "lay_turn_skipped"
    assert told_of(state, "lay_turn_skipped") == [{"seat": 0}]
    assert told_of(state, "tiles_shown") == []
    assert asked(state) == "orange: laying"


# -- lay rounds -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "round_", "lay_rounds"),
    [(3, 1, 2), (3, 2, 2), (3, 5, 2), (4, 1, 2), (4, 2, 1), (4, 5, 1)],
)
def test_three_players_always_have_two_lay_rounds_and_four_only_in_the_first_round(
    players: int, round_: int, lay_rounds: int
) -> None:
    hands = dict(list(HANDS.items())[:players])
    state = position("growing", players, round_=round_, hands=hands)
    skipped = [event["seat"] for event in told_of(state, "lay_turn_skipped")]
    assert skipped == list(range(players)) * lay_rounds
    assert asked(state) == "blue: action"


def test_each_lay_round_begins_with_the_start_player() -> None:
    state = position(
        "growing",
        3,
        start="purple",
        tiles={"blue": "12 14", "orange": "8 9", "purple": "24 28"},
        hands={"purple": "oil"},
    )
    seen = []
    for text in "24-cedar", "12-oil", "8-copper", "28-cedar", "14-oil", "9-copper":
        seen.append((asked(state), state.decision(state.actor).facts["lay_round"]))
        do(state, f"lay:{text}")
        do(state, legal(state)[-1])
    order = ["purple: laying", "blue: laying", "orange: laying"]
    assert seen == [(one, 1) for one in order] + [(one, 2) for one in order]
    assert asked(state) == "purple: action"


# -- Tyros ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("tile", "beside"), [(31, 27), (31, 30), (32, 28)])
def test_31_or_32_gives_tyros_to_the_same_empire_at_once(tile: int, beside: int) -> None:
    state = position("blue: laying", tiles={"blue": f"{tile}"}, empires={"copper": f"{beside}"})
    play(state, f"blue: lay:{tile}-copper")
    assert empire(state, "copper") == f"T {beside} {tile}"
    assert told_of(state, "tyros_claimed") == [{"empire": 0, "field": 0}]
    assert told_kinds(state)[-2:] == ["empire_grew", "tyros_claimed"]


def test_tyros_keeps_its_empire_when_the_second_of_the_two_is_laid() -> None:
    state = position(
        "blue: laying", tiles={"blue": "32"}, empires={"copper": "28", "cloth": "T 27 31"}
    )
    play(state, "blue: lay:32-copper")
    assert empire(state, "cloth") == "T 27 31"
    assert empire(state, "copper") == "28 32"
    assert told_of(state, "tyros_claimed") == []


def test_an_empire_grows_from_tyros_too() -> None:
    state = position("blue: laying", tiles={"blue": "32"}, empires={"cloth": "T 26 27 31"})
    assert legal(state) == ["lay:32-cloth"]


def test_tyros_is_nobodys_before_31_or_32_is_laid() -> None:
    state = position("blue: laying", tiles={"blue": "27"})
    play(state, "blue: lay:27-cloth")
    assert empire(state, "cloth") == "26 27"
    assert told_of(state, "tyros_claimed") == []


# -- twenty discs ---------------------------------------------------------------------------------


def test_an_empire_whose_discs_are_all_laid_does_not_grow() -> None:
    state = position(
        "blue: laying",
        tiles={"blue": "21"},
        empires={"copper": TWENTY, "oil": "32", "cedar": "23", "cloth": "26"},
    )
    assert legal(state) == ["lay:21-cloth"]
    assert refused(state, "lay:21-copper") == "no_disc_left"


def test_an_empire_grows_onto_its_twentieth_disc() -> None:
    state = position(
        "blue: laying",
        tiles={"blue": "20"},
        empires={"copper": TWENTY.removesuffix(" 20"), "oil": "32", "cedar": "23", "cloth": "26"},
    )
    play(state, "blue: lay:20-copper")
    assert empire(state, "copper") == TWENTY


def test_a_tile_that_only_a_full_empire_encloses_does_not_fit() -> None:
    state = position(
        "growing",
        tiles={"blue": "1 6", "orange": "24"},
        empires={
            "copper": "2 3 4 5 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22",
            "oil": "32",
            "cedar": "23",
            "cloth": "26",
        },
    )
    assert asked(state) == "blue: exchange"
    assert shown(state, "blue") == "1 6"


def test_tyros_waits_for_the_other_tile_if_the_empire_has_no_disc_left_for_it() -> None:
    nineteen = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 27"
    state = position(
        "blue: laying",
        tiles={"blue": "31", "orange": "32"},
        empires={"copper": nineteen, "oil": "28", "cedar": "23", "cloth": "26"},
    )
    play(state, "blue: lay:31-copper")
    assert empire(state, "copper") == f"{nineteen} 31"
    assert told_of(state, "tyros_claimed") == []
    play(state, "chance: tile-20", "orange: lay:32-oil")
    assert empire(state, "oil") == "T 28 32"
    assert told_of(state, "tyros_claimed") == [{"empire": 1, "field": 0}]


def test_31_as_an_empires_last_disc_but_one_leaves_the_last_for_tyros() -> None:
    eighteen = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 27"
    state = position(
        "blue: laying",
        tiles={"blue": "31"},
        empires={"copper": eighteen, "oil": "28", "cedar": "23", "cloth": "26"},
    )
    play(state, "blue: lay:31-copper")
    assert empire(state, "copper") == f"T {eighteen} 31"
