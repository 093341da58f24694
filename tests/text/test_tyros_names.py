import pytest

from emporion.games import find
from emporion.games.tyros.data import EMPIRES, FIELDS, GOODS, KINDS
from emporion.games.tyros.events import KINDS as EVENTS
from emporion.games.tyros.phases import NAMES as PHASES
from emporion.games.tyros.refusals import REFUSALS
from emporion.games.tyros.sea import COASTS, EAST
from emporion.games.tyros.spec import OPTIONS
from emporion.text import Wording, wording
from emporion.text.tyros import TyrosWording

from .catalogues import family

# -- names ----------------------------------------------------------------------------------------


def test_every_thing_of_tyros_has_a_name_of_its_own(tyros: TyrosWording) -> None:
    assert len({tyros.card(kind) for kind in range(KINDS)}) == KINDS
    assert len({tyros.cards_of(kind) for kind in range(KINDS)}) == KINDS
    assert len({tyros.one_card(kind) for kind in range(KINDS)}) == KINDS
    assert len({tyros.empire(empire) for empire in range(EMPIRES)}) == EMPIRES
    for relation in (tyros.field, tyros.at_field, tyros.number):
        assert len({relation(field) for field in range(FIELDS)}) == FIELDS
    for for_ships in (tyros.coast, tyros.at, tyros.to, tyros.from_, tyros.step):
        assert len({for_ships(coast) for coast in range(COASTS)}) == COASTS


def test_names_stand_as_the_table_shows_them() -> None:
    def names(lang: str) -> list[str]:
        tyros = TyrosWording("tyros", wording(lang))
        return [
            tyros.card(2),
            tyros.empire(0),
            tyros.field(17),
            tyros.field(0),
            tyros.coast(16),
            tyros.at(EAST),
            tyros.to(0),
            tyros.way([17, EAST, 15]),
            tyros.fields([3, 0]),
        ]

    assert names("en") == [
        "cedar",
        "copper empire",
        "field 17",
        "Tyros",
        "field 16, west coast",
        "at the east coast of field 16",
        "to Tyros",
        "17, 16 east, 15",
        "3 and Tyros",
    ]
    assert names("nl") == [
        "cederhout",
        "koperrijk",
        "vak 17",
        "Tyros",
        "vak 16, westkust",
        "aan de oostkust van vak 16",
        "naar Tyros",
        "17, 16 oost, 15",
        "3 en Tyros",
    ]
    assert names("de") == [
        "Zedernholz",
        "Kupferreich",
        "Feld 17",
        "Tyros",
        "Feld 16, Westküste",
        "an der Ostküste von Feld 16",
        "nach Tyros",
        "17, 16 Ost, 15",
        "3 und Tyros",
    ]


@pytest.mark.parametrize(
    ("lang", "many", "few", "none"),
    [
        ("en", "3 copper, 2 cedar and 1 joker", "1 oil and 2 jokers", "no cards"),
        ("nl", "3 koper, 2 cederhout en 1 joker", "1 olie en 2 jokers", "geen kaarten"),
        ("de", "3 Kupfer, 2 Zedernholz und 1 Joker", "1 Öl und 2 Joker", "keine Karten"),
    ],
)
def test_cards_are_grouped_and_counted(lang: str, many: str, few: str, none: str) -> None:
    tyros = TyrosWording("tyros", wording(lang))
    assert tyros.cards([4, 0, 2, 0, 2, 0]) == many
    assert tyros.cards([4, 1, 4]) == few
    assert tyros.cards([]) == none


# -- buttons --------------------------------------------------------------------------------------


def test_actions_read_as_buttons() -> None:
    def button(lang: str, text: str) -> str:
        return wording(lang).action("tyros", find("tyros").parse(0, text))

    assert button("en", "lay:17-copper") == "Lay tile 17 for the copper empire"
    assert button("nl", "under:3") == "Tegel 3 onder de stapel schuiven"
    assert button("en", "sail:16E") == "Sail from the east coast of field 16"
    assert button("en", "jokers:0") == "Pay without a joker"
    assert button("de", "jokers:2") == "Mit 2 Jokern zahlen"
    assert button("de", "toll:joker") == "Einen Joker als Zoll geben"
    assert button("nl", "ship:T") == "Een schip bouwen in Tyros"
    assert button("de", "city:T") == "Eine Stadt in Tyros gründen"
    assert button("en", "ask:blue") == "Offer it to Blue"
    assert button("en", "take:oil") == "Take an oil card from the discards"


# -- options and help -----------------------------------------------------------------------------


def test_everything_of_tyros_explains_itself_by_code_and_by_name(words: Wording) -> None:
    tyros = TyrosWording("tyros", words)
    for code, name in [
        *((code, words.card("tyros", kind)) for kind, code in enumerate(GOODS)),
        *((f"{GOODS[empire]}-empire", tyros.empire(empire)) for empire in range(EMPIRES)),
        *((code, tyros.say(f"topic.{code}")) for code in ("italy", "serpent", "toll", "tyros")),
        *((phase, words.phase("tyros", phase)) for phase in PHASES),
        *((option.name, words.option_name("tyros", option.name)) for option in OPTIONS),
    ]:
        assert words.explain("tyros", f" {name.upper()} ")
        assert words.explain("tyros", code)


def test_the_discs_of_an_empire_have_their_colour_in_its_help_alone() -> None:
    assert wording("en").explain("tyros", "cloth") == (
        "The cloth empire has 20 discs, which are violet in the box. Whoever sails to its fields "
        "or founds cities there pays with cloth cards. There are 14 of them, and jokers may stand "
        "in."
    )


@pytest.mark.once
def test_no_word_is_kept_for_what_tyros_no_longer_has() -> None:
    assert family("tyros.refusal.") == set(REFUSALS)
    assert family("tyros.phase.") == set(PHASES)
    assert family("tyros.asked.") == set(PHASES)
    assert family("tyros.goods.") == set(GOODS)
    assert family("tyros.option.") == {option.name for option in OPTIONS}
    assert family("tyros.event.") | {"game_over"} == set(EVENTS)
