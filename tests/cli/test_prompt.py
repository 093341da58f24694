import pytest

from emporion.cli.choices import NumberedChoice, choices
from emporion.cli.prompt import (
    COMMANDS,
    Ambiguous,
    Command,
    NoSuchNumber,
    UnknownChoice,
    command_words,
    find_command,
    understand,
)
from emporion.core.errors import InvalidActionText
from emporion.games import find
from emporion.table import Match, Turn, new_match
from emporion.text import LANGUAGES, wording

pytestmark = pytest.mark.once

GAME = find("byzanz")


def match_and_choices(lang: str = "en", seed: str = "7") -> tuple[Match, list[NumberedChoice]]:
    """Blue's first choices: in the seed 7 with wood 1, grain 2, grain 3 and a trader in hand."""
    match = new_match("byzanz", 4, seed=seed)
    return match, choices(match, Turn(match, 0), wording(lang)).all


def codes(line: str, lang: str = "en") -> list[str]:
    """The actions that a line stands for, as texts."""
    _, listed = match_and_choices(lang)
    meant = understand(line, wording(lang), listed, GAME, 0)
    assert isinstance(meant, list)
    return [GAME.show(0, action) for action in meant]


def test_a_number_is_a_choice_of_the_list() -> None:
    _, listed = match_and_choices()
    assert codes("1") == [listed[0].code] == ["pass"]


def test_an_action_can_be_typed_as_records_write_it() -> None:
    assert codes("+grain-2") == ["+grain-2"]
    assert codes("SELL:grain-3+grain-2+trader") == ["sell:grain-3+grain-2+trader"]


def test_an_action_that_is_not_offered_is_understood_all_the_same() -> None:
    assert codes("take:wine") == ["take:wine"]


def test_several_steps_stand_on_one_line() -> None:
    assert codes("+grain-3 +wood-1 bid") == ["+grain-3", "+wood-1", "bid"]
    assert codes("4 2 bid") == ["+grain-3", "+wood-1", "bid"]


@pytest.mark.parametrize(
    ("lang", "line"),
    [("en", "grain 3"), ("en", "lay grain 3"), ("nl", "graan 3"), ("de", "Getreide 3")],
)
def test_a_choice_can_be_named_in_the_readers_words(lang: str, line: str) -> None:
    assert codes(line, lang) == ["+grain-3"]


def test_words_and_numbers_mix() -> None:
    assert codes("wood 1 grain 3 bid") == ["+wood-1", "+grain-3", "bid"]
    assert codes("graan 3 hout 1 bid", "nl") == ["+grain-3", "+wood-1", "bid"]


def test_a_word_may_be_cut_off_where_that_is_clear() -> None:
    assert codes("pas") == ["pass"]
    assert codes("lay wo") == ["+wood-1"]


def test_what_could_mean_two_choices_is_asked_back() -> None:
    with pytest.raises(Ambiguous) as caught:
        codes("grain")
    assert caught.value.facts["known"][:2] == ["3 Lay grain 2", "4 Lay grain 3"]


def test_the_value_of_a_card_is_never_taken_for_the_number_of_a_choice() -> None:
    # There is no grain 1 in the hand; grain would be unclear, and 1 would be a pass.
    with pytest.raises((Ambiguous, UnknownChoice)):
        codes("grain 1")
    with pytest.raises((Ambiguous, UnknownChoice)):
        codes("wood 2")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sale_is_never_guessed_from_the_name_of_its_goods(lang: str) -> None:
    sale = NumberedChoice(
        1, 200, "sell:wine-4+wine-1+trader", "Wine 4, wine 1 and a trader", in_full=True
    )
    for line in ("wine", "wine 4", "wine 4 wine 1"):
        with pytest.raises((Ambiguous, UnknownChoice)):
            understand(line, wording(lang), [sale], GAME, 0)
    assert understand("sell", wording(lang), [sale], GAME, 0) == [200]


@pytest.mark.parametrize("line", ["0", "6", "99", "123456789012345678901234567890"])
def test_a_number_outside_the_list_is_refused(line: str) -> None:
    with pytest.raises(NoSuchNumber):
        codes(line)


@pytest.mark.parametrize("line", ["castle", "²", "x 1", "…", "bid me"])
def test_what_means_nothing_is_refused(line: str) -> None:
    with pytest.raises(UnknownChoice):
        codes(line)


@pytest.mark.parametrize("line", ["+beer-2", "sell:wine", "put:"])
def test_what_looks_like_an_action_but_is_none_is_told_so(line: str) -> None:
    with pytest.raises(InvalidActionText):
        codes(line)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_commands_are_understood_in_the_readers_language_and_in_english(lang: str) -> None:
    for name in COMMANDS:
        for word in [*command_words(wording(lang), name), *command_words(wording("en"), name)]:
            found = find_command(f"{word} Wine 2", wording(lang), COMMANDS)
            assert found == Command(name, "Wine 2"), word


def test_help_may_follow_its_mark_at_once() -> None:
    assert find_command("?wine", wording("en"), COMMANDS) == Command("help", "wine")
    assert find_command("? wine", wording("en"), COMMANDS) == Command("help", "wine")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_stands_for_two_commands(lang: str) -> None:
    for names in (COMMANDS, ("next", "previous", "first", "last", "log", "svg", "quit")):
        meanings: dict[str, set[str]] = {}
        for voice in (lang, "en"):
            for name in names:
                for word in command_words(wording(voice), name):
                    meanings.setdefault(word, set()).add(name)
        assert all(len(meant) == 1 for meant in meanings.values()), meanings
