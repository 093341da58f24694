"""Every turn has a seed of its own; what a seat's bot has saved goes along from turn to turn."""

import pytest

from emporion.bots import BotSpec, BotTurn, SeatBot, bot, driver, turn_seed
from emporion.core.state import View
from emporion.table import new_match


def test_every_turn_of_every_seat_of_every_match_has_a_seed_of_its_own() -> None:
    seeds = [
        turn_seed(match, seat, turns)
        for match in ("1", "2", "1:2")
        for seat in range(4)
        for turns in range(50)
    ]
    assert len(set(seeds)) == len(seeds)


def test_a_seat_that_is_taken_up_again_goes_on_alike() -> None:
    match = new_match("byzanz", 3, seed="9")
    kept = [SeatBot("byzanz", BotSpec("easy"), "9", seat) for seat in range(3)]
    while not match.over:
        seat = match.actors[0]
        view, legal = match.view(seat), match.legal(seat)
        fresh = SeatBot("byzanz", BotSpec("easy"), "9", seat, match.turns(seat))
        chain = kept[seat].turn(view, legal)
        assert fresh.turn(view, legal) == chain
        seed = turn_seed("9", seat, match.turns(seat))
        assert bot("byzanz", "easy", seed).turn(view, legal) == chain
        for action in chain:
            match.apply(seat, action)


def test_a_bot_is_told_what_was_saved_in_the_turns_before(monkeypatch: pytest.MonkeyPatch) -> None:
    told = []

    def saving(
        game: str, spec: BotSpec, seed: int, saved: float, view: View, legal: list[int]
    ) -> BotTurn:
        told.append((seed, saved))
        return BotTurn(legal[:1], saved + 0.25)

    monkeypatch.setattr(driver, "think", saving)
    seated = SeatBot("byzanz", BotSpec("hard"), "7", 2, turns=3)
    for _ in range(3):
        seated.turn({"seat": 2}, [1])
    assert told == [(turn_seed("7", 2, 3 + n), n / 4) for n in range(3)]
