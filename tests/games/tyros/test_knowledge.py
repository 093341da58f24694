"""Who knows what: hands and tiles are hidden, but for what a perfect memory has seen of them."""

import json
from typing import Any

import pytest

from emporion.core.errors import UnknownSeat
from emporion.core.seats import COLOURS
from emporion.games.tyros.state import TyrosState

from .helpers import known, known_to_all
from .positions import do, hand, new_game, play, position, shown, told_of, view

HANDS = {
    "blue": "copper*3 oil",
    "orange": "cedar*2 cloth",
    "purple": "cedar joker",
    "yellow": "oil",
}


def talking(known_: dict[str, dict[str, str]] | None = None) -> TyrosState:
    return position("blue: action", hands=HANDS, known=known_ or {}, discards="cloth*2 joker")


# -- views ----------------------------------------------------------------------------------------


def test_a_view_holds_nothing_but_what_it_documents() -> None:
    public = {
        "game", "rules", "players", "options", "seat", "phase", "actor", "actors", "round",
        "last_round", "final", "start", "active", "turns_left", "to_draw", "passes", "offers",
        "trades", "bonus", "empires", "aside", "tile_pile", "bottom", "pile", "discards", "laid",
        "tolls", "seats", "standings", "known", "kept_known", "decision",
    }  # fmt: skip
    state = talking()
    assert set(view(state, None)) == public
    assert set(view(state, "blue")) == public | {"kept", "hand", "tiles", "draft", "choice"}
    assert set(view(state, "blue")["seats"][1]) == {
        "hand", "known", "tiles", "shown", "ships", "cities", "points", "answer", "give", "want",
        "chosen", "kept", "kept_known", "since",
    }  # fmt: skip


def test_an_ended_game_has_an_outcome_instead_of_a_decision() -> None:
    seen = view(position("end"), None)
    assert "outcome" in seen
    assert "decision" not in seen


def test_a_seat_sees_its_own_hand_and_tiles_and_no_others() -> None:
    state = position("blue: action", hands=HANDS, tiles={"blue": "1 2", "orange": "3"})
    assert view(state, "blue")["hand"] == [0, 0, 0, 1]
    assert view(state, "blue")["tiles"] == [1, 2]
    assert view(state, "orange")["tiles"] == [3]
    other = position(
        "blue: action",
        hands=HANDS | {"orange": "joker*3"},
        tiles={"blue": "1 2", "orange": "4"},
    )
    assert json.dumps(view(state, "blue")) == json.dumps(view(other, "blue"))


def test_all_see_how_many_cards_and_tiles_everybody_has() -> None:
    state = position("blue: action", hands=HANDS, tiles={"blue": "1 2", "orange": "3"})
    seen = view(state, None)["seats"]
    assert [other["hand"] for other in seen] == [4, 3, 2, 1]
    assert [other["tiles"] for other in seen] == [2, 1, 0, 0]


@pytest.mark.parametrize("seat", [-1, 4, 99, True])
def test_nobody_but_seats_and_spectators_gets_a_view(seat: int) -> None:
    with pytest.raises(UnknownSeat):
        talking().view(seat)


def test_a_draft_is_its_seats_own() -> None:
    state = talking()
    before = {viewer: view(state, viewer) for viewer in (None, *COLOURS[1:4])}
    do(state, "swap:copper swap:copper")
    assert len(view(state, "blue")["draft"]) == 2
    for viewer, seen in before.items():
        assert view(state, viewer) == seen


# -- cards dealt and kept -------------------------------------------------------------------------


def test_dealt_cards_are_known_to_nobody_else() -> None:
    state = new_game(3)
    play(state, "chance: blue", "chance: ...")
    for colour in COLOURS[:3]:
        assert known_to_all(state, colour) == ""
    dealt = told_of(state, "cards_dealt", "orange")
    assert ["cards" in event for event in dealt] == [False, True, False]


def test_cards_kept_are_hidden_and_what_was_known_of_them_stays_known() -> None:
    state = position(
        "blue: keeping",
        hands={"blue": "copper*3 oil cedar", "orange": "oil"},
        known={"all": {"blue": "copper oil"}},
        tiles={"blue": "1"},
    )
    play(state, "blue: away:copper*2 done", "orange: done")
    assert hand(state, "blue") == "copper oil cedar"
    assert known_to_all(state, "blue") == "oil"
    assert told_of(state, "cards_kept")[0] == {"seat": 0, "kept": 3, "laid": [0, 0]}


# -- what happens openly --------------------------------------------------------------------------


def test_an_offer_shows_what_it_gives_to_all() -> None:
    state = talking()
    do(state, "give:copper*2 give:oil want:cedar ask:orange")
    for viewer in ("orange", "purple", "yellow", None):
        assert known(state, viewer, "blue") == "copper copper oil"
    assert known_to_all(state, "blue") == "copper copper oil"


def test_what_is_wanted_shows_nothing() -> None:
    state = talking()
    do(state, "give:copper want:cedar ask:orange")
    assert known_to_all(state, "orange") == ""


def test_a_second_offer_of_the_same_card_shows_no_second_card() -> None:
    state = talking()
    for _ in range(2):
        do(state, "give:copper want:cedar ask:orange", "decline")
    assert known_to_all(state, "blue") == "copper"
    do(state, "give:copper*3 want:cedar ask:orange")
    assert known_to_all(state, "blue") == "copper copper copper"


def test_a_player_who_accepts_shows_the_wanted_cards() -> None:
    state = talking()
    do(state, "give:copper want:cedar*2 ask:orange", "accept")
    assert known_to_all(state, "orange") == "cedar cedar"


def test_a_player_who_declines_shows_nothing() -> None:
    state = talking()
    do(state, "give:copper want:cedar ask:orange", "decline")
    assert known_to_all(state, "orange") == ""


def test_a_counter_offer_shows_what_it_gives() -> None:
    state = talking()
    do(state, "give:copper want:cedar ask:orange", "give:cloth want:joker counter")
    assert known_to_all(state, "orange") == "cloth"


def test_after_a_trade_the_cards_are_known_where_they_are_now() -> None:
    state = talking()
    do(state, "give:copper*2 want:cedar ask:orange", "accept", "with:orange")
    assert known_to_all(state, "blue") == "cedar"
    assert known_to_all(state, "orange") == "copper copper"


def test_after_a_failed_trade_what_was_shown_stays_known() -> None:
    state = talking()
    do(state, "give:copper want:cedar ask:all", "accept", "accept", "decline", "nobody")
    assert known_to_all(state, "blue") == "copper"
    assert known_to_all(state, "orange") == known_to_all(state, "purple") == "cedar"


def test_a_card_fetched_from_the_discards_is_known() -> None:
    state = talking({"all": {"blue": "copper"}})
    do(state, "drop:copper*3 take:joker")
    assert known_to_all(state, "blue") == "joker"


def test_cards_drawn_from_the_pile_are_not_known() -> None:
    state = talking({"all": {"blue": "copper*2 oil"}})
    do(state, "swap:copper swap:oil draw")
    play(state, "chance: joker copper")
    assert known_to_all(state, "blue") == "copper"


def test_a_payment_is_taken_from_the_known_cards_first() -> None:
    state = position(
        "blue: action",
        hands={"blue": "copper*3 oil", "orange": "oil"},
        known={"all": {"blue": "copper*2 oil"}},
        ships={"blue": "22"},
        empires={"copper": "7 17"},
    )
    do(state, "sail:22 to:17")
    assert known_to_all(state, "blue") == "copper oil"


def test_a_seat_has_no_memory_of_its_own_hand() -> None:
    state = talking()
    do(state, "give:copper want:cedar ask:orange")
    assert view(state, "blue")["known"][0] == []
    assert known_to_all(state, "blue") == "copper"


# -- tolls ----------------------------------------------------------------------------------------


def paying(cards: str, memories: dict[str, dict[str, str]], toll: str) -> TyrosState:
    """Blue has sailed to orange's city on 17 for a card of copper, and paid a toll."""
    state = position(
        "blue: action",
        hands={"blue": f"{cards} copper", "orange": "cloth", "purple": "cedar"},
        known=memories,
        ships={"blue": "22"},
        empires={"copper": "7 17"},
        cities={"orange": "17"},
    )
    do(state, f"sail:22 to:17 toll:{toll}")
    return state


def test_payer_and_owner_know_where_a_toll_has_gone() -> None:
    state = paying("oil*2", {"all": {"blue": "oil*2"}}, "oil")
    assert known(state, "blue", "orange") == "oil"
    assert known(state, "orange", "blue") == "oil"


def test_the_owner_knows_what_else_the_payer_still_has() -> None:
    state = paying("oil cedar", {"all": {"blue": "oil cedar"}}, "cedar")
    assert known(state, "orange", "blue") == "oil"
    assert known(state, "purple", "blue") == known(state, None, "blue") == ""


def test_the_others_are_sure_of_one_card_less_of_each_kind() -> None:
    state = paying("oil*2 cedar cloth", {"all": {"blue": "oil*2 cedar"}}, "cloth")
    for viewer in ("purple", "yellow", None):
        assert known(state, viewer, "blue") == "oil"
        assert known(state, viewer, "orange") == ""
    assert known_to_all(state, "blue") == "oil"


def test_one_kind_alone_is_no_proof_while_another_card_is_hidden() -> None:
    state = paying("oil*2 cedar", {"all": {"blue": "oil*2"}}, "cedar")
    assert known(state, "purple", "blue") == "oil"
    assert known(state, "purple", "orange") == ""


def test_a_seat_that_knows_a_whole_hand_of_one_kind_knows_the_toll() -> None:
    state = paying("oil*2", {"all": {"blue": "oil*2"}}, "oil")
    for viewer in ("purple", "yellow", None):
        assert known(state, viewer, "blue") == "oil"
        assert known(state, viewer, "orange") == "oil"


def test_one_may_know_more_than_another() -> None:
    state = paying("oil*2", {"purple": {"blue": "oil*2"}, "yellow": {"blue": "oil"}}, "oil")
    assert known(state, "purple", "orange") == "oil"
    assert known(state, "yellow", "orange") == known(state, None, "orange") == ""
    assert known_to_all(state, "orange") == ""


def test_a_toll_card_that_is_spent_openly_leaves_the_memory() -> None:
    state = paying("oil*2 cloth", {}, "oil")
    do(state, "swap:oil draw")
    play(state, "chance: joker")
    assert known(state, "blue", "orange") == ""


def test_a_toll_card_that_is_offered_becomes_known_to_all() -> None:
    state = paying("oil*2 cloth", {}, "oil")
    do(state, "give:oil want:cedar ask:purple")
    assert known_to_all(state, "orange") == "oil"
    assert known(state, "blue", "orange") == "oil"


# -- tiles ----------------------------------------------------------------------------------------


def test_a_drawn_tile_is_known_to_its_drawer() -> None:
    state = position("blue: laying", tiles={"blue": "8"})
    play(state, "blue: lay:8-copper", "chance: tile-6")
    assert told_of(state, "tile_drawn", "blue") == [{"seat": 0, "tile": 6}]
    assert told_of(state, "tile_drawn", "orange") == [{"seat": 0}]
    assert shown(state, "blue") == ""


def test_shown_tiles_are_in_every_view() -> None:
    state = position("blue: exchange", tiles={"blue": "1 5"})
    for viewer in (None, *COLOURS[:4]):
        assert view(state, viewer)["seats"][0]["shown"] == [1, 5]


def test_the_tiles_under_the_pile_are_in_every_view() -> None:
    state = position("blue: exchange", tiles={"blue": "1 5"}, bottom="4 3")
    do(state, "under:5")
    assert view(state, None)["bottom"] == [4, 3, 5]


def test_nobody_sees_the_order_of_what_is_to_be_drawn() -> None:
    seen: dict[str, Any] = view(talking(), None)
    assert isinstance(seen["pile"], int)
    assert isinstance(seen["tile_pile"], int)
