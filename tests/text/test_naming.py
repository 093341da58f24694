"""People by their names: everywhere where a seat is spoken of, and told apart from each other."""

import pytest

from emporion.core.rng import Rng
from emporion.games import names
from emporion.table import new_match
from emporion.text import Wording, wording
from emporion.text.naming import NAME_LENGTH, clean_name, labels
from tests.play import play_on

pytestmark = pytest.mark.once


def test_a_player_without_a_name_goes_by_the_colour(words: Wording) -> None:
    table = words.at_table("byzanz", ["Anna", "", "Ben"])
    assert [table.seat(seat) for seat in range(3)] == ["Anna", words.seat(1), "Ben"]
    assert [table.colour(seat) for seat in range(3)] == [words.seat(seat) for seat in range(3)]


def test_two_of_one_name_are_told_apart_by_their_colours(words: Wording) -> None:
    one, other, third = labels(words, ["Anna", "anna ", "Ben"])
    assert one == f"Anna ({words.seat(0)})"
    assert other == f"anna ({words.seat(1)})"
    assert third == "Ben"


def test_nobody_can_pass_for_another_ones_colour_or_for_the_reader(words: Wording) -> None:
    orange, you = words.seat(1), words.say("pronoun.you")
    assert labels(words, [orange, "", you.capitalize(), words.seat(3)]) == (
        f"{orange} ({words.seat(0)})",
        orange,
        f"{you.capitalize()} ({words.seat(2)})",
        words.seat(3),
    )


def test_what_tells_two_apart_is_nobody_elses_name(words: Wording) -> None:
    blue, orange, purple = (words.seat(seat) for seat in range(3))
    assert labels(words, ["Anna", f"Anna ({blue})", "anna"]) == (
        f"Anna ({blue}) ({blue})",
        f"Anna ({blue}) ({orange})",
        f"anna ({purple})",
    )


@pytest.mark.parametrize(("lang", "spoken"), [("en", "YOU"), ("nl", "Je"), ("de", "Dich")])
@pytest.mark.parametrize("typed", ["Je", "Dich", "YOU"])
def test_every_form_of_the_reader_is_taken(lang: str, spoken: str, typed: str) -> None:
    words = wording(lang)
    label = f"{typed} ({words.seat(0)})" if typed == spoken else typed
    assert labels(words, [typed, "Ben"]) == (label, "Ben")


def test_nobody_can_pass_for_the_player_that_nobody_plays(words: Wording) -> None:
    for neutral in (words.say("ys.neutral"), words.say("ys.table.neutral")):
        table = words.at_table("ys", [neutral, "Ben"])
        assert table.seat(0) == f"{neutral} ({words.seat(0)})"
        assert words.at_table("byzanz", [neutral, "Ben"]).seat(0) == neutral


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("A\u202ennA", "A nnA"),
        ("\u2066Ben\u2069", "Ben"),
        ("x" * 99, "x" * NAME_LENGTH),
        ("Zoë\n<b>", "Zoë <b>"),
    ],
)
def test_a_name_is_one_bounded_line_that_steers_nothing(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown


@pytest.mark.parametrize("game", names())
def test_a_whole_game_is_told_by_names_alone(words: Wording, game: str) -> None:
    """No sentence about a seat is left that says its colour to people who play by names."""
    match = new_match(game, 3, seed=5)
    called = ["Ada", "Bob", "Cid"]
    table = words.at_table(game, called)
    colours = [table.colour(seat) for seat in range(3)]
    rng = Rng(5)
    told = 0
    mentioned = set()
    while not match.over:
        play_on(match, rng, 7)
        said = [table.event(game, event.seen_by(0), 0) for event in match.events[told:]]
        told = len(match.events)
        said += [table.decision(match.view(seat)) for seat in (None, 0, 1)]
        for sentence in said:
            # In Ys gems have colours, too: there a seat's stands where its name would.
            spoken = sentence.split()[:1] if game == "ys" else sentence.split()
            assert not any(colour in spoken for colour in colours), sentence
            mentioned |= {name for name in called if name in sentence}
    outcome = match.outcome()
    assert outcome is not None
    ended = table.outcome(game, outcome, None)
    assert sum(name in ended for name in called) >= 2
    assert mentioned == set(called)
