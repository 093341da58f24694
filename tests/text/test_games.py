"""What every game has words for, and whom they are told to."""

from typing import Any

import pytest

import emporion
from emporion.text import Wording, wording

from .tour import last_of


@pytest.fixture(params=emporion.game_names())
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


# -- who is told what -----------------------------------------------------------------------------

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("byzanz", 3, {}),
    ("tyros", 3, {"setup": "variable"}),
    ("tyros", 4, {"majority": "most", "trades": 12}),
    ("tyros", 3, {"offers": 1}),
    ("ys", 2, {"neutral": "strong"}),
    ("ys", 3, {"neighborhoods": 3, "kings_favor": True}),
    ("ys", 4, {"kings_favor": True, "peek": False}),
    ("ys", 4, {"express": True}),
]


@pytest.mark.parametrize(
    ("game", "options"), [("byzanz", {}), ("tyros", {}), ("ys", {"kings_favor": True})]
)
def test_the_viewers_own_deeds_are_told_as_theirs(
    words: Wording, game: str, options: dict[str, Any]
) -> None:
    words = words.at_table(game)
    for event in last_of(game, 4, 5, options).events or []:
        seat = event.facts.get("seat", -1)
        if seat >= 0:
            own = words.event(game, event.seen_by(seat), seat)
            others = words.event(game, event.seen_by(None), None)
            assert own != others
            assert words.seat(seat) in others
            assert words.seat(seat) not in own


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_what_is_hidden_from_a_viewer_does_not_change_what_it_is_told(
    words: Wording, game: str, players: int, options: dict[str, Any]
) -> None:
    """For each secret, another value in its place: who does not know it reads the same."""
    for event in last_of(game, players, 3, options).events or []:
        if event.secret is None:
            continue
        told = {}
        for viewer in (None, *range(players)):
            if viewer not in event.knows:
                told[viewer] = words.event(game, event.seen_by(viewer), viewer)
        event.secret = {
            name: [4 - each for each in fact] if isinstance(fact, list) else 4 - fact
            for name, fact in event.secret.items()
        }
        for viewer, sentence in told.items():
            assert words.event(game, event.seen_by(viewer), viewer) == sentence


# -- names and help -------------------------------------------------------------------------------


def test_every_option_and_value_is_worded_in_every_language(words: Wording, game: str) -> None:
    for option in emporion.game(game).options:
        assert words.option_name(game, option.name)
        assert words.option_help(game, option.name).endswith(".")
        values = [words.option_value(game, option.name, value) for value in option.values]
        assert len(set(values)) == len(option.values)


def test_every_action_has_words_of_its_own(words: Wording, game: str) -> None:
    actions = emporion.game(game).num_actions
    buttons = [words.action(game, action) for action in range(actions)]
    assert len(set(buttons)) == actions
    assert all(button[0].isupper() or button[0].isdigit() for button in buttons)
    assert not any(set("{}_") & set(button) for button in buttons)


def test_what_is_worded_by_itself_is_a_kind_of_action(game: str) -> None:
    kinds = {kind.name for kind in emporion.game(game).actions.kinds}
    methods = dir(wording("en").game(game))
    for prefix in ("_word_", "_choose_"):
        assert {name.removeprefix(prefix) for name in methods if name.startswith(prefix)} <= kinds


def test_every_topic_has_a_help_and_a_name_of_its_own(words: Wording, game: str) -> None:
    topics = words.topics(game)
    assert all(words.explain(game, topic) for topic in topics)
    assert set(words.rule_topics(game)) <= set(topics)
    assert len({topic.casefold() for topic in topics}) == len(topics)
    assert words.explain(game, "chess") is None


def test_the_notation_shows_actions_that_can_be_read(words: Wording, game: str) -> None:
    texts = [text.strip("“”„.,") for text in words.game(game).notation().split()]
    examples = [text for text in texts if ":" in text and text[-1] != ":"]
    assert len(examples) > 3
    for text in examples:
        emporion.game(game).parse(0, text)
