import pytest

from emporion.arena import Pairing
from emporion.arena.errors import InvalidPairing
from emporion.arena.pairings import TARGETS, default_pairings, fair_share, target_among
from emporion.bots import DEFAULT_SECONDS, BotSpec
from emporion.core.errors import InvalidBudget, UnknownBot

pytestmark = pytest.mark.once


@pytest.mark.parametrize("text", ["random", "hard@0.02", "expert@1", "mcts@300t"])
def test_a_contender_is_written_as_it_is_read(text: str) -> None:
    assert str(BotSpec.read(text)) == text
    assert BotSpec.read(f" {text.upper()} ") == BotSpec.read(text)


@pytest.mark.parametrize(
    "text",
    ["hard@", "hard@0", "hard@-1", "hard@soon", "hard@nan", "hard@inf", "hard@0t", "hard@1.5t",
     "random@0.02", "medium@9t", "hard@t"],
)  # fmt: skip
def test_a_budget_is_a_time_or_a_number_of_tries_for_those_who_think(text: str) -> None:
    with pytest.raises(InvalidBudget):
        BotSpec.read(text)


@pytest.mark.parametrize("text", ["hard", "hard:", ":hard", "a:b:c", "", " : "])
def test_a_pairing_has_two_sides(text: str) -> None:
    with pytest.raises(InvalidPairing):
        Pairing.read(text)


def test_a_level_that_is_none_is_refused_when_it_sits_down() -> None:
    with pytest.raises(UnknownBot):
        BotSpec.read("divine").make("byzanz", 0)


def test_the_equal_time_baseline_thinks_as_long_as_its_opponent() -> None:
    assert str(Pairing.read("hard:mcts")) == f"hard:mcts@{DEFAULT_SECONDS['hard']:g}"
    assert str(Pairing.read("expert:mcts")) == f"expert:mcts@{DEFAULT_SECONDS['expert']:g}"
    assert str(Pairing.read("hard@0.3:mcts")) == "hard@0.3:mcts@0.3"
    assert str(Pairing.read("hard@50t:mcts")) == "hard@50t:mcts@50t"
    assert str(Pairing.read("hard:mcts@0.1")) == "hard:mcts@0.1"
    assert str(Pairing.read("greedy:mcts")) == "greedy:mcts"


def test_the_default_pairings_are_those_with_a_target() -> None:
    assert [(each.candidate.level, each.other.level) for each in default_pairings()] == list(
        TARGETS
    )
    assert [each.target(4) for each in default_pairings()] == pytest.approx([0.9, 0.5, 0.5, 0.4])
    assert [each.default_games for each in default_pairings()] == [400, 400, 200, 100]
    assert Pairing.read("easy:random").target(4) is None
    assert Pairing.read("hard@0.1:greedy").target(4) == pytest.approx(0.5)


def test_targets_are_as_far_above_the_fair_share_at_every_table() -> None:
    for share in TARGETS.values():
        assert target_among(share, 4) == pytest.approx(share)
        among = [target_among(share, players) for players in range(2, 7)]
        assert among == sorted(among, reverse=True)
        assert all(
            fair_share(players) < target < 1 for players, target in enumerate(among, start=2)
        )
    for players in range(2, 7):
        assert target_among(0.25, players) == pytest.approx(fair_share(players))
