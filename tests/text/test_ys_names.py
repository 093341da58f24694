import pytest

from emporion.games import find
from emporion.games.ys.actions import ACTIONS
from emporion.games.ys.data import AREAS, CHARACTERS, COLOURS, GEMS, PLACES, SHIPS, SPY, THRONE
from emporion.games.ys.events import KINDS as EVENTS
from emporion.games.ys.phases import NAMES as PHASES
from emporion.games.ys.questions import REFUSALS
from emporion.games.ys.spec import OPTIONS
from emporion.text import Wording, wording
from emporion.text.ys import YsWording

from .catalogues import family

# -- names, buttons and help ----------------------------------------------------------------------


def test_to_go_on_is_told_apart_from_playing_no_card(words: Wording) -> None:
    done = ACTIONS.find("done")
    assert words.action("ys", done, "after_placing") != words.action("ys", done, "placing_cards")


def test_actions_read_as_buttons() -> None:
    def button(lang: str, text: str) -> str:
        return wording(lang).action("ys", find("ys").parse(0, text))

    assert button("en", "bid:4+1") == "Bid 4 + 1 = 5"
    assert button("en", "at:2-blue") == "Line 2, blue column"
    assert button("nl", "at:1-port") == "Havenbuurt van wijk 1"
    assert button("en", "look:orange.throne2") == (
        "Spy: look at broker no. 2 of Orange from the throne room"
    )
    assert (
        button("nl", "banker:+blue-red")
        == "Bankier: blauwe edelstenen stijgen, rode edelstenen dalen"
    )
    assert button("de", "take:white=green+blue") == (
        "Einen blauen Edelstein nehmen und einen grünen Edelstein für den weißen Edelstein"
    )
    assert button("de", "queen:2-palace") == "Die Königin in die Palastgegend von Viertel 2 setzen"


def test_every_thing_of_ys_has_a_name_of_its_own(ys: YsWording) -> None:
    assert len({ys.card(kind) for kind in range(len(CHARACTERS))}) == len(CHARACTERS)
    assert len({ys.sort(gem) for gem in range(len(GEMS))}) == len(GEMS)
    assert len({ys.place(place) for place in range(PLACES)}) == PLACES
    assert len({ys.at(place) for place in range(PLACES)}) == PLACES
    assert len({ys.onto(place) for place in range(PLACES)}) == PLACES
    assert len({ys.to(place) for place in range(PLACES)}) == PLACES
    assert len({ys.area(which) for which in range(len(AREAS))}) == len(AREAS)
    assert len({ys.ship(ship) for ship in range(len(SHIPS))}) == len(SHIPS)
    assert len({ys.broker(value) for value in (None, *range(5))}) == 6
    assert len({ys.column(colour) for colour in range(COLOURS)}) == COLOURS
    pieces = {ys.piece(owner, number) for owner in range(4) for number in range(12)}
    assert len(pieces) == 48
    assert ys.at(THRONE) != ys.place(THRONE)


def test_names_stand_as_the_table_shows_them() -> None:
    def names(lang: str) -> list[str]:
        ys = YsWording("ys", wording(lang))
        return [
            ys.gem(0),
            ys.gems([0, 0, 3]),
            ys.place(4),
            ys.place(12),
            ys.ship(3),
            ys.window(SPY),
        ]

    assert names("en") == [
        "blue",
        "2 blue gems and a red gem",
        "line 2, blue column",
        "port area of neighborhood 1",
        "ship with blue (large), white and red",
        "at the start of placing",
    ]
    assert names("de") == [
        "Blau",
        "2 blaue Edelsteine und ein roter Edelstein",
        "Reihe 2, blaue Spalte",
        "Hafengegend von Viertel 1",
        "Schiff mit Blau (groß), Weiß und Rot",
        "zu Beginn des Einsetzens",
    ]


def test_every_character_explains_itself_in_one_sentence(ys: YsWording) -> None:
    helps = [ys.character_help(kind) for kind in range(len(CHARACTERS))]
    assert len(set(helps)) == len(CHARACTERS)
    assert all(text.endswith(".") and text.count(".") == 1 for text in helps), helps
    assert all(ys.window(kind) for kind in range(len(CHARACTERS)))


def test_everything_of_ys_explains_itself_by_code_and_by_name(words: Wording) -> None:
    for code, name in [
        *((code, words.card("ys", kind)) for kind, code in enumerate(CHARACTERS)),
        *((code, YsWording("ys", words).stones(gem)) for gem, code in enumerate(GEMS)),
        *((code, YsWording("ys", words).area(which)) for which, code in enumerate(AREAS)),
        *((phase, words.phase("ys", phase)) for phase in PHASES),
        *((option.name, words.option_name("ys", option.name)) for option in OPTIONS),
    ]:
        assert words.explain("ys", f" {name.upper()} ")
        assert words.explain("ys", code)


@pytest.mark.once
def test_no_word_is_kept_for_what_ys_no_longer_has() -> None:
    assert family("ys.refusal.") == set(REFUSALS)
    assert family("ys.phase.") == set(PHASES)
    assert family("ys.asked.") == set(PHASES)
    assert family("ys.gem.") == set(GEMS)
    assert family("ys.character.") == set(CHARACTERS)
    assert family("ys.option.") == {option.name for option in OPTIONS}
    assert family("ys.event.") | {"game_over"} == set(EVENTS)
