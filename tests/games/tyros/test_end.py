"""Chapter "Speleinde": when the game ends, and when it goes on."""

from emporion.games.tyros.state import TyrosState

from .positions import asked, do, legal, pass_on, play, position, told_kinds, told_of, view

HANDS = {"blue": "oil*2", "orange": "oil*2", "purple": "oil*2", "yellow": "oil*2"}

ENCLOSED = {
    "copper": "2 3 4 5 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22",
    "oil": "T 23 24 28 32",
    "cedar": "25 29",
    "cloth": "26 27 30 31",
}
"""1 and 6 are free, but only the copper empire is beside them, and it has no disc left."""

NOT_ENCLOSED = {
    **ENCLOSED,
    "copper": ENCLOSED["copper"].removesuffix(" 22"),
    "oil": "T 22 23 24 28 32",
}
"""The same, but the copper empire has a disc left."""


def all_pass(state: TyrosState) -> None:
    while asked(state).endswith("action"):
        do(state, "pass")


# -- somebody's last tile -------------------------------------------------------------------------


def test_the_game_ends_after_the_round_in_which_a_player_laid_the_last_tile() -> None:
    # Everybody else keeps a tile, so that blue's last one alone ends the game.
    state = position(
        "blue: laying",
        tiles={"blue": "8", "orange": "12 14", "purple": "24 27", "yellow": "9 *"},
        hands=HANDS,
        round_=3,
    )
    play(state, "blue: lay:8-copper")
    assert view(state, None)["final"]
    play(state, "orange: lay:12-oil", "purple: lay:24-cedar", "yellow: lay:9-oil")
    assert [seat["tiles"] > 0 for seat in view(state, None)["seats"]] == [False, True, True, True]
    assert asked(state) == "blue: action"
    all_pass(state)
    assert asked(state) == "over"


def test_that_round_is_played_to_its_end() -> None:
    state = position("blue: action", hands=HANDS, final=True)
    play(state, "blue: swap:oil draw", "chance: cedar")
    play(state, "orange: pass", "purple: pass", "yellow: pass")
    assert asked(state) == "blue: action"
    play(state, "blue: swap:oil draw", "chance: cedar")
    assert asked(state) == "orange: action"
    all_pass(state)
    assert told_kinds(state)[-1] == "game_over"


def test_both_lay_rounds_of_that_round_are_played() -> None:
    state = position(
        "blue: laying", 3, tiles={"blue": "8", "orange": "12 14", "purple": "24 *"}, round_=4,
        hands={"blue": "oil"},
    )  # fmt: skip
    play(state, "blue: lay:8-copper", "orange: lay:12-oil", "purple: lay:24-cedar")
    assert told_of(state, "lay_turn_skipped") == [{"seat": 0}]
    assert asked(state) == "orange: laying"


def test_nobody_keeps_cards_when_the_game_ends() -> None:
    state = position("round_end", hands=HANDS, final=True)
    assert asked(state) == "over"
    assert told_of(state, "cards_kept") == []
    assert told_kinds(state)[0] == "round_ended"


def test_several_players_may_lay_their_last_tile_in_the_last_round() -> None:
    state = position(
        "blue: laying", tiles={"blue": "8", "orange": "12", "purple": "*"}, hands=HANDS, round_=3
    )
    play(state, "blue: lay:8-copper", "orange: lay:12-oil")
    assert view(state, None)["final"]
    do(state, legal(state)[0])
    all_pass(state)
    assert asked(state) == "over"


def test_an_only_tile_is_not_the_last_if_a_new_one_is_drawn() -> None:
    state = position("blue: laying", tiles={"blue": "8"}, hands=HANDS, round_=3)
    play(state, "blue: lay:8-copper", "chance: tile-9")
    assert not view(state, None)["final"]


def test_a_tile_is_not_the_last_if_one_from_under_the_pile_is_drawn() -> None:
    state = position(
        "blue: laying", tiles={"blue": "8", "orange": "*"}, bottom="1", hands=HANDS, round_=3
    )
    play(state, "blue: lay:8-copper")
    assert not view(state, None)["final"]


def test_a_tile_is_not_the_last_if_the_player_has_another() -> None:
    state = position("blue: laying", tiles={"blue": "8 1", "orange": "*"}, hands=HANDS, round_=3)
    play(state, "blue: lay:8-copper")
    assert not view(state, None)["final"]


def test_an_exchange_never_counts_as_laying() -> None:
    state = position("blue: exchange", tiles={"blue": "1"}, hands=HANDS, round_=3)
    play(state, "blue: under:1")
    assert not view(state, None)["final"]
    play(state, "chance: tile-9")
    assert not view(state, None)["final"]


def test_an_exchange_of_the_only_tile_for_one_from_under_the_pile_does_not_count_either() -> None:
    state = position(
        "blue: exchange", tiles={"blue": "1", "orange": "*"}, bottom="5", hands=HANDS, round_=3
    )
    play(state, "blue: under:1")
    assert not view(state, None)["final"]


def test_to_show_the_only_tile_without_a_pile_does_not_end_the_game() -> None:
    state = position("growing", tiles={"blue": "1", "orange": "*"}, hands=HANDS, round_=3)
    do(state, legal(state)[0])
    pass_on(state, "keeping")
    assert not view(state, None)["final"]


# -- no field can be claimed ----------------------------------------------------------------------


def test_the_game_ends_if_no_empire_can_claim_any_free_field() -> None:
    state = position("round_end", hands=HANDS, empires=ENCLOSED, tiles={"blue": "1", "orange": "6"})
    assert asked(state) == "over"


def test_it_ends_so_wherever_the_tiles_of_the_free_fields_are() -> None:
    for tiles, bottom in (({"blue": "1 6"}, ""), ({}, ""), ({"blue": "1"}, "6")):
        state = position("round_end", hands=HANDS, empires=ENCLOSED, tiles=tiles, bottom=bottom)
        assert asked(state) == "over"


def test_the_round_in_which_that_happens_is_finished() -> None:
    state = position("blue: action", hands=HANDS, empires=ENCLOSED)
    play(state, "blue: swap:oil draw", "chance: cedar")
    assert asked(state) == "orange: action"
    all_pass(state)
    assert asked(state) == "over"


def test_that_this_round_is_the_last_is_seen_before_it_ends() -> None:
    state = position("blue: action", hands=HANDS, empires=ENCLOSED)
    assert view(state, None)["last_round"]
    assert not view(state, None)["final"]
    state = position("blue: action", hands=HANDS, empires=NOT_ENCLOSED)
    assert not view(state, None)["last_round"]


def test_one_disc_more_and_the_game_goes_on() -> None:
    state = position("round_end", hands=HANDS, empires=NOT_ENCLOSED)
    assert asked(state) == "blue orange purple yellow: keeping"


def test_the_game_ends_if_no_field_is_free() -> None:
    empires = {**NOT_ENCLOSED, "cedar": "1 6 25 29"}
    assert asked(position("round_end", hands=HANDS, empires=empires)) == "over"


def test_tyros_without_a_disc_does_not_keep_the_game_going() -> None:
    # Copper's twentieth disc goes to 31, so none is left for Tyros; and nobody else comes near it.
    state = position(
        "blue: laying",
        3,
        round_=5,
        hands=dict.fromkeys(("blue", "orange", "purple"), "oil"),
        tiles={"blue": "1 31", "orange": "6", "purple": "32"},
        empires={
            "copper": "2 3 4 5 7 8 9 10 11 12 14 15 17 18 19 22 24 27 28",
            "oil": "13",
            "cedar": "23",
            "cloth": "16 20 21 25 26 29 30",
        },
    )
    assert not view(state, None)["last_round"]
    play(state, "blue: lay:31-copper")
    assert told_of(state, "tyros_claimed") == []
    assert view(state, None)["last_round"]
    assert not view(state, None)["final"], "everybody has a tile, but none fits"
    all_pass(state)
    assert asked(state) == "over"


# -- otherwise ------------------------------------------------------------------------------------


def test_otherwise_another_round_follows() -> None:
    state = position("round_end", hands=HANDS)
    do(state, "done", "done", "done", "done")
    assert told_of(state, "round_began") == [{"round": 2, "start": 1}]
    assert asked(state) == "chance: cards"


def test_not_all_tiles_need_be_laid() -> None:
    state = position("round_end", hands=HANDS, final=True, tiles={"orange": "8 9", "purple": "1"})
    assert asked(state) == "over"
    assert [seat["tiles"] for seat in view(state, None)["seats"]] == [0, 2, 1, 0]
