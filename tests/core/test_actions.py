"""The action table: int, kind with arguments and text say the same."""

import re
from pathlib import Path

import pytest

from emporion.catalogue import names
from emporion.core.actions import ActionKind, ActionTable, Argument
from emporion.core.errors import InvalidActionText, UnknownAction
from emporion.core.seats import CHANCE
from emporion.games import find

GAMES = Path(__file__).parents[2] / "src" / "emporion" / "games"

TABLE = ActionTable(
    ActionKind.of("pass"),
    ActionKind.of(
        "lay", Argument("tile", ["1", "2"], range(1, 3)), Argument("empire", ["oil", "wine"])
    ),
    ActionKind("take", ["gems"], [((0, 0),), ((0, 1),)], ["take:blue+blue", "take:blue+red"]),
    aliases={"fold": "pass"},
)


def test_kinds_follow_one_another_and_the_last_argument_varies_fastest() -> None:
    assert len(TABLE) == 7
    texts = [TABLE.show(action) for action in range(7)]
    assert texts[:5] == ["pass", "lay:1-oil", "lay:1-wine", "lay:2-oil", "lay:2-wine"]
    assert TABLE.first("take") == 5


def test_an_action_is_described_by_kind_and_arguments() -> None:
    found = TABLE.describe(3)
    assert (found.action, found.kind, found.arguments) == (3, "lay", {"tile": 2, "empire": 0})
    assert found.number("tile") == found["tile"] == 2
    assert TABLE.describe(6).numbers("gems") == (0, 1)
    assert TABLE.describe(6).as_data() == {"kind": "take", "arguments": {"gems": [0, 1]}}


def test_an_action_is_found_by_kind_and_arguments() -> None:
    assert TABLE.find("lay", 2, 0) == 3
    assert TABLE.find("pass") == 0
    with pytest.raises(KeyError):
        TABLE.find("lay", 3, 0)


def test_an_alias_is_typed_and_never_shown() -> None:
    assert TABLE.parse("fair", "fold") == 0
    assert TABLE.show(0) == "pass"


def test_what_is_no_action_is_refused() -> None:
    with pytest.raises(InvalidActionText) as error:
        TABLE.parse("fair", "lay:3-oil")
    assert error.value.facts == {"game": "fair", "asked": "lay:3-oil"}
    for action in (-1, 7):
        with pytest.raises(UnknownAction) as unknown:
            TABLE.describe(action)
        assert unknown.value.facts == {"asked": action, "count": 7}
        assert isinstance(unknown.value, IndexError)


def test_a_table_that_contradicts_itself_is_refused() -> None:
    with pytest.raises(ValueError, match="pass: two kinds"):
        ActionTable(ActionKind.of("pass"), ActionKind.of("pass"))
    with pytest.raises(ValueError, match="stop: two actions have this text"):
        ActionTable(ActionKind.of("pass", text="stop"), ActionKind.of("stop"))
    with pytest.raises(ValueError, match="take-2: another action has the same arguments"):
        ActionTable(ActionKind("take", ["gem"], [(1,), (1,)], ["take-1", "take-2"]))
    with pytest.raises(ValueError, match="take: 0 texts for 1 actions"):
        ActionKind("take", ["gems"], [(1,)], [])
    with pytest.raises(ValueError, match="take: each action needs a value for each"):
        ActionKind("take", ["gem", "seat"], [(1,)], ["take-1"])
    with pytest.raises(ValueError, match="stop: begins at 1, not at 2"):
        ActionTable(ActionKind.of("pass"), ActionKind.of("stop", first=2))
    with pytest.raises(ValueError, match="tile: 2 texts for 1 values"):
        Argument("tile", ["1", "2"], [1])


@pytest.mark.parametrize("name", names())
def test_every_action_of_a_game_is_described_and_found_again(name: str) -> None:
    game = find(name)
    for seat, table in ((0, game.actions), (CHANCE, game.outcomes)):
        for action in range(len(table)):
            found = game.describe(action, seat)
            assert table.find(found.kind, *found.arguments.values()) == action
            assert game.show(seat, action) == found.text
            assert game.parse(seat, found.text) == action
        for action in (-1, len(table)):
            with pytest.raises(UnknownAction):
                game.describe(action, seat)
            with pytest.raises(UnknownAction):
                game.show(seat, action)


@pytest.mark.once
@pytest.mark.parametrize("name", names())
def test_a_constant_of_the_rules_that_differs_from_the_table_is_refused(name: str) -> None:
    """Compiled rules compare actions with constants: each is changed, and the module refuses it."""
    source = (GAMES / name / "actions.py").read_text("utf-8")
    constants = re.findall(r"^(([A-Z_]+): Final = (\d+))$", source, re.MULTILINE)
    assert len(constants) >= len(find(name).actions.kinds)
    for line, constant, number in constants:
        changed = source.replace(line, f"{constant}: Final = {int(number) + 1}")
        with pytest.raises((ValueError, AssertionError)):
            exec(changed, {"__name__": name, "__package__": f"emporion.games.{name}"})
