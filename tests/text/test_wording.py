from collections.abc import Iterator
from typing import Any

import pytest

from emporion.core import errors
from emporion.core.seats import COLOURS
from emporion.games import find, names
from emporion.text import LANGUAGES, Wording, install, wording
from emporion.text.game import capital
from emporion.text.general import GeneralWording


def test_a_wording_is_read_once() -> None:
    assert wording("nl") is wording("nl")


def test_a_key_that_is_not_there_is_told(words: Wording) -> None:
    with pytest.raises(KeyError, match=r"no\.such\.key"):
        words.say("no.such.key")
    with pytest.raises(KeyError, match=r"no\.such\.key"):
        words.count("no.such.key", 2)


@pytest.mark.parametrize(
    ("lang", "one", "none", "many"),
    [
        ("en", "1 point", "0 points", "5 points"),
        ("nl", "1 punt", "0 punten", "5 punten"),
        ("de", "1 Punkt", "0 Punkte", "5 Punkte"),
    ],
)
def test_one_is_worded_apart_from_none_and_many(lang: str, one: str, none: str, many: str) -> None:
    assert [wording(lang).count("points", n) for n in (1, 0, 5)] == [one, none, many]


@pytest.mark.parametrize(
    ("lang", "both", "either"),
    [
        ("en", "a, b and c", "a, b or c"),
        ("nl", "a, b en c", "a, b of c"),
        ("de", "a, b und c", "a, b oder c"),
    ],
)
def test_lists_end_with_the_languages_own_word(lang: str, both: str, either: str) -> None:
    words = wording(lang)
    assert words.list_of("abc") == both
    assert words.any_of("abc") == either
    assert words.list_of(["a", "b"]) == both.replace("a, b", "a").replace("c", "b")
    assert words.list_of(["a"]) == words.any_of(["a"]) == "a"
    assert words.list_of([]) == ""


def test_each_seat_has_a_name_and_an_emblem_of_its_own(words: Wording) -> None:
    seats = range(len(COLOURS))
    assert len({words.seat(seat) for seat in seats}) == len(COLOURS)
    assert len({words.emblem(seat) for seat in seats}) == len(COLOURS)


def test_a_seat_without_a_colour_goes_by_its_number(words: Wording) -> None:
    assert words.seat(9).endswith("9")


# -- a game that nobody has worded --------------------------------------------------------------


def test_a_game_without_a_wording_shows_its_codes_as_words(words: Wording) -> None:
    game = words.game("toy")
    assert isinstance(game, GeneralWording)
    assert words.game_title("toy") == "Toy"
    assert words.game_summary("toy") == ""
    assert words.option_name("toy", "first") == "First"
    assert words.option_help("toy", "first") == ""
    assert words.option_value("toy", "first", 2) == "2"
    assert words.rules("toy") == ""
    assert words.rule_topics("toy") == words.topics("toy") == []
    assert words.explain("toy", "first") is None
    assert words.card("toy", 3) == words.sort("toy", 3) == "3"
    assert words.phase("toy", "rolling") == "Rolling"
    rolled = {"event": "rolled", "seat": 0, "count": 3}
    assert words.event("toy", rolled, 0) == f"{capital(words.say('pronoun.you'))}: rolled, count 3"
    assert words.event("toy", rolled, 1) == f"{words.seat(0)}: rolled, count 3"
    assert words.event("toy", {"event": "began"}, None) == "Began"
    assert words.event("toy", {"event": "began", "round": 2}, None) == "Began: round 2"
    over = {"event": "game_over", "winners": [1], "ranking": [[1], [0]], "reason": "points"}
    assert words.event("toy", over, 0) == f"Game over. {words.outcome('toy', over, 0)}"


def test_an_action_without_a_text_is_its_kind_with_its_arguments(words: Wording) -> None:
    plain, game = GeneralWording("byzanz", words), find("byzanz")
    assert plain.action(game.parse(0, "pass"), None) == "Pass"
    assert plain.action(game.parse(0, "take:wine"), None) == "Take: wine"
    lay = find("tyros").parse(0, "lay:17-copper")
    assert GeneralWording("tyros", words).action(lay, None) == "Lay: tile 17, copper"


def test_a_question_without_a_text_is_told_by_its_kind_and_facts(words: Wording) -> None:
    asked = {"kind": "last_call", "seat": 0, "city": "riga"}
    view = {"game": "toy", "seat": 0, "actor": 0, "decision": asked}
    assert words.decision(view).endswith(" Last call: city riga.")


def test_how_far_a_game_is_is_told_by_what_its_view_counts(words: Wording) -> None:
    counted = [{"round": 2}, {"round": 2, "rounds": 5}, {"turn": 3, "turns": 4}]
    told = [words.progress({"game": "toy", **view}) for view in counted]
    assert len(set(told)) == 3
    assert words.progress({"game": "toy", "summer": 2}) == ""


def test_a_game_without_words_still_says_whose_turn_it_is(words: Wording) -> None:
    def asked(actor: int) -> str:
        return words.decision({"game": "toy", "seat": 0, "actor": actor})

    assert len({asked(actor) for actor in (0, 1, -1, -2)}) == 4
    assert words.seat(1) in asked(1)
    assert asked(-2) == words.say("decision.over")


def test_a_game_without_words_still_names_its_winners(words: Wording) -> None:
    def won(winners: list[int]) -> str:
        return words.outcome("toy", {"winners": winners}, None)

    assert words.seat(1) in won([1])
    assert words.list_of([words.seat(0), words.seat(1)]) in won([0, 1])


# -- errors speak -------------------------------------------------------------------------------


@pytest.fixture
def _silence() -> Iterator[None]:
    installed = list(errors._wordings)
    yield
    errors._wordings[:] = installed


@pytest.mark.usefixtures("_silence")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_once_installed_every_error_is_a_sentence(lang: str) -> None:
    install(lang)
    facts: dict[str, Any] = {"asked": "chess", "known": ["byzanz"]}
    assert str(errors.UnknownGame(**facts)) == wording(lang).error(errors.UnknownGame(**facts))


@pytest.mark.usefixtures("_silence")
def test_without_a_language_errors_speak_the_environments(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("EMPORION_LANG", "nl")
    assert install() is wording("nl")
    assert str(errors.NothingToUndo(seat=0)).startswith("Blauw heeft")


def test_seats_go_by_the_colours_of_the_game_at_the_table(words: Wording) -> None:
    for game in names():
        table = words.at_table(game)
        colours = find(game).colours
        assert table.colours == colours
        assert [table.seat(seat) for seat in range(len(colours))] == [
            words.say(f"seat.{colour}") for colour in colours
        ]
        assert table.at_table(game) is table
        assert words.game(game).words is table
    assert words.seat(1) == words.say("seat.orange")
