"""Which games can be asked for: numbers of players, options, variants."""

from typing import Any

import pytest

from emporion.core.errors import InvalidOption, InvalidPlayerCount, UnknownOption

from .positions import GAME, board, legal, new_game, play, position, view


@pytest.mark.parametrize("players", [0, 1, 5, 6, -1, True, "4", 3.0, None])
def test_ys_is_for_two_to_four_players(players: Any) -> None:
    with pytest.raises(InvalidPlayerCount):
        GAME.setup(players)


@pytest.mark.parametrize("players", [5, 6])
def test_five_or_six_players_get_a_clear_error(players: int) -> None:
    with pytest.raises(InvalidPlayerCount) as error:
        GAME.setup(players)
    assert "2" in str(error.value)
    assert "4" in str(error.value)


def test_what_is_played_without_options() -> None:
    default = {"kings_favor": False, "express": False, "neutral": "weak", "peek": True}
    assert view(new_game(2), None)["options"] == {"neighborhoods": 3, **default}
    assert view(new_game(3), None)["options"] == {"neighborhoods": 4, **default}
    assert view(new_game(4), None)["options"] == {"neighborhoods": 4, **default}


@pytest.mark.parametrize(("players", "possible"), [(2, [3]), (3, [3, 4]), (4, [4])])
def test_neighborhoods(players: int, possible: list[int]) -> None:
    for number in range(6):
        if number in possible:
            assert new_game(players, neighborhoods=number).settings.neighborhoods == number
        else:
            with pytest.raises(InvalidOption):
                new_game(players, neighborhoods=number)


@pytest.mark.parametrize("variant", ["kings_favor", "express"])
def test_the_variants_are_for_three_or_four_players(variant: str) -> None:
    for players in (3, 4):
        assert view(new_game(players, **{variant: True}), None)["options"][variant] is True
    with pytest.raises(InvalidOption):
        new_game(2, **{variant: True})


def test_the_variants_may_be_combined() -> None:
    settings = new_game(4, kings_favor=True, express=True).settings
    assert settings.favor
    assert settings.express


def test_the_neutral_players_level_is_for_two_players() -> None:
    assert new_game(2, neutral="strong").settings.strong
    for players in (3, 4):
        with pytest.raises(InvalidOption):
            new_game(players, neutral="strong")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_peeking_is_a_matter_of_the_table_alone(players: int) -> None:
    lines = ["up:4 at:2-blue down:0 at:1-port"]
    if players == 2:
        lines = [lines[0] + " neutral:2 at:1-port"]
    states = []
    for peek in (True, False):
        state = position("blue: placing", players, peek=peek)
        play(state, f"blue: {lines[0]}")
        states.append(state)
    assert legal(states[0]) == legal(states[1])
    for viewer in ("blue", "orange", None):
        assert board(states[0], viewer) == board(states[1], viewer)
    assert view(states[0], "blue")["options"]["peek"] is True
    assert view(states[1], "blue")["options"]["peek"] is False


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(UnknownOption):
        new_game(4, five_players=True)


@pytest.mark.parametrize(("players", "reasons"), [(2, 4), (3, 3), (4, 3)])
def test_only_two_players_can_be_beaten_by_the_neutral_player(players: int, reasons: int) -> None:
    assert len(GAME.reasons(players)) == reasons
    assert ("neutral" in GAME.reasons(players)) is (players == 2)
