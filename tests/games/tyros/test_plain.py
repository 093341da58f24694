"""Random games, in which the engine and a plain reading of the book must agree at every step."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from emporion.core.rng import Rng
from emporion.core.seats import CHANCE, COLOURS, OVER
from emporion.games.tyros.data import GOODS
from emporion.games.tyros.sea import COAST_NAMES, FIELD_NAMES
from emporion.games.tyros.state import TyrosState

from .plain import PlainGame, Play
from .plain_map import field_at
from .plain_memory import SPECTATOR
from .plain_table import COPIES, EMPIRES, TILES
from .positions import GAME, game_by, position
from .randomly import Variant

VARIANTS: list[Variant] = [
    (players, {"setup": setup, "majority": majority, "offers": offers, "trades": trades})
    for players in (3, 4)
    for setup in ("first-game", "variable")
    for majority, offers, trades in (
        ("absolute", 3, players),
        ("most", 1, players),
        ("most", 3, 12),
    )
]
"""Every number of players, and every value of every option."""

OLDER = (0, 7)
"""Variants that are also played by the first rules, which old records and tables follow."""

FOUNDERS, BUILDERS, TALKERS = range(3)
"""Manners of playing: many cities; many ships, and one empire that grows beyond the others; many
trades, and few cards spent."""

EAGER = (
    {"city": 40, "sail": 10, "ship": 4, "give": 3, "swap": 1, "drop": 1, "pass": 2},
    {"city": 12, "sail": 8, "ship": 40, "give": 1, "swap": 1, "drop": 1, "pass": 2},
    {"city": 6, "sail": 4, "ship": 1, "give": 12, "swap": 3, "drop": 3, "pass": 6},
)
"""How often a player begins an action, where it is possible, beside the others, by manner."""


# -- steering -------------------------------------------------------------------------------------


def pick(rng: Rng, weights: dict[str, int]) -> str:
    """A word at random, by weight."""
    ticket = rng.below(sum(weights.values()))
    for word in sorted(weights):
        ticket -= weights[word]
        if ticket < 0:
            return word
    raise AssertionError("no weight at all")


def wish(plain: PlainGame, person: str, kind: str, word: str, manner: int) -> int:
    """How likely a player is to say a word, so that much happens in a random game."""
    verb, _, name = word.partition(":")
    if verb == "to":
        field = field_at(name)
        owner = plain.owner(field)
        return 2 + 4 * (field in ("16", "T")) + 6 * (owner not in (None, person))
    if verb == "city":
        return 4 if name in ("16", "T") else 1
    if kind == "laying" and manner == BUILDERS:
        return 40 if name.endswith("copper") else 1
    if kind == "laying":
        return 6 if name.startswith(("31", "32", "16")) else 1
    if verb == "want":
        holders = [other for other in plain.people if plain.hands[other][name] > 1]
        return 6 if set(holders) - {person} else 1
    if verb in ("accept", "counter", "with"):
        return 8
    if verb == "ask":
        return 4
    return 1


def chosen(
    plain: PlainGame, person: str, kind: str, words: Iterable[str], rng: Rng, manner: int
) -> str:
    """A word that much may come of."""
    weights: dict[str, int] = {}
    if kind == "action":
        for word in words:
            verb = word.split(":")[0]
            weights[verb] = EAGER[manner].get(verb, 3)
        verb = pick(rng, weights)
        words = [word for word in words if word.split(":")[0] == verb]
    return pick(rng, {word: wish(plain, person, kind, word, manner) for word in words})


# -- comparing ------------------------------------------------------------------------------------


def cards_of(listed: list[int]) -> Counter[str]:
    return Counter(GOODS[kind] for kind in listed)


def compare_seat(state: TyrosState, plain: PlainGame, seat: int, view: dict[str, Any]) -> None:
    """All that lies before a player or belongs to them, as they see it."""
    person = COLOURS[seat]
    seen = view["seats"][seat]
    given, wanted = plain.deals.get(person, (Counter(), Counter()))
    assert cards_of(view["hand"]) == +plain.hands[person]
    assert {str(tile) for tile in view["tiles"]} == plain.tiles[person]
    assert {str(tile) for tile in seen["shown"]} == plain.shown[person]
    assert sorted(COAST_NAMES[coast] for coast in seen["ships"]) == sorted(plain.ships[person])
    assert {FIELD_NAMES[field] for field in seen["cities"]} == set(plain.cities[person])
    assert seen["answer"] == plain.answers.get(person, "not_asked")
    assert seen["chosen"] == (person in plain.chosen)
    if view["choice"] is not None:
        assert cards_of(view["choice"]) == plain.chosen[person]
    assert (cards_of(seen["give"]), cards_of(seen["want"])) == (given, wanted)
    assert seen["hand"] == len(view["hand"])
    assert seen["tiles"] == len(view["tiles"])
    if state.actor != OVER:
        assert seen["points"] == 7 * (plain.bonus == person)


def compare_memories(plain: PlainGame, views: list[dict[str, Any]]) -> None:
    """What everybody is sure of."""
    for watcher, view in zip(plain.watchers, views, strict=True):
        for seat, person in enumerate(plain.people):
            if watcher == person:
                assert view["known"][seat] == []
            else:
                assert cards_of(view["known"][seat]) == +plain.sure[watcher, person]
            assert cards_of(view["seats"][seat]["known"]) == +plain.sure[SPECTATOR, person]
        compare_last_round(plain, watcher, view)


def compare_last_round(plain: PlainGame, watcher: str, view: dict[str, Any]) -> None:
    """What everybody remembers of the end of the last round, and of this one."""
    assert cards_of(view["laid"]) == plain.laid
    tolls = [
        [plain.people.index(one), plain.people.index(two), card] for one, two, card in plain.tolls
    ]
    seen = [watcher in (one, two) for one, two, _ in plain.tolls]
    assert view["tolls"] == [
        [one, two, GOODS.index(str(card)) if known else None]
        for (one, two, card), known in zip(tolls, seen, strict=True)
    ]
    for seat, person in enumerate(plain.people):
        public = view["seats"][seat]
        since = plain.since[person]
        assert public["kept"] == plain.kept[person].total()
        assert public["since"] == [since[kind] for kind in GOODS]
        assert cards_of(public["kept_known"]) == plain.sure_kept[SPECTATOR, person]
        if watcher == person:
            assert cards_of(view["kept"]) == plain.kept[person]
        else:
            assert cards_of(view["kept_known"][seat]) == plain.sure_kept[watcher, person]


def compare(state: TyrosState, plain: PlainGame) -> None:
    state.check()
    views = [state.view(seat) for seat in range(state.players)] + [state.view(None)]
    view = views[-1]
    discs = {
        FIELD_NAMES[field]: EMPIRES[empire]
        for empire, fields in enumerate(view["empires"])
        for field in fields
    }
    assert discs == plain.discs
    assert view["tile_pile"] == len(plain.unseen)
    assert [str(tile) for tile in view["bottom"]] == plain.bottom
    assert view["pile"] == plain.pile.total()
    assert cards_of(view["discards"]) == +plain.discards
    totals = plain.totals(plain.most)
    assert view["standings"] == [totals[person] for person in plain.people]
    assert view["round"] == plain.round
    assert view["final"] == plain.last_round
    if view["phase"] in ("action", "drawing", "answer", "partner"):
        assert view["last_round"] == (plain.last_round or not plain.can_grow())
    assert (None if view["bonus"] < 0 else COLOURS[view["bonus"]]) == plain.bonus
    for seat in range(state.players):
        compare_seat(state, plain, seat, views[seat])
    compare_memories(plain, views)


def compare_turn(state: TyrosState, plain: PlainGame) -> None:
    """Whose turn it is, and what counts against endless talk."""
    view = state.view(None)
    assert COLOURS[view["start"]] == plain.start
    if view["phase"] in ("laying", "exchange", "action", "answer", "partner", "keeping"):
        assert (COLOURS[view["active"]] if view["active"] >= 0 else "") == plain.active
    if view["phase"] in ("action", "answer", "partner"):
        assert (view["passes"], view["offers"]) == (plain.passes, plain.offers)
        assert view["trades"] == plain.trades


# -- games ----------------------------------------------------------------------------------------


def plain_beside(state: TyrosState) -> PlainGame:
    """A plain game with the same options."""
    settings = state.settings
    return PlainGame(
        state.players,
        settings.variable,
        settings.most,
        settings.offers,
        settings.trades,
        settings.rules,
    )


def resumed(state: TyrosState) -> PlainGame:
    """A plain game in the same position, in which somebody is to act."""
    plain = plain_beside(state)
    seen = state.view(None)
    for empire, fields in zip(EMPIRES, seen["empires"], strict=True):
        plain.discs |= {FIELD_NAMES[field]: empire for field in fields}
    for seat, person in enumerate(plain.people):
        view = state.view(seat)
        plain.hands[person] = cards_of(view["hand"])
        plain.tiles[person] = {str(tile) for tile in view["tiles"]}
        plain.ships[person] = [COAST_NAMES[coast] for coast in view["seats"][seat]["ships"]]
        plain.cities[person] = [FIELD_NAMES[field] for field in view["seats"][seat]["cities"]]
    plain.discards = cards_of(seen["discards"])
    plain.pile = Counter(COPIES) - plain.discards
    for hand in plain.hands.values():
        plain.pile -= hand
    held = set().union(*plain.tiles.values())
    plain.unseen = set(TILES) - held - set(plain.discs)
    plain.start = plain.active = COLOURS[seen["active"]]
    return plain


def play_beside(
    state: TyrosState, plain: PlainGame, game: Play, rng: Rng, manner: int, rounds: int
) -> Counter[str]:
    """A game of that many rounds at most; returns how often each thing has happened.

    Who is asked what, and what is open to them, is compared at every step; all that lies on the
    table, which stays there, at one commit in three and at the end.
    """
    person, kind, words = next(game)
    happened: Counter[str] = Counter()
    looks = Rng(manner)
    while True:
        actor = state.actor
        asked = "chance" if actor == CHANCE else COLOURS[actor]
        assert (asked, state.decision(actor).kind) == (person, kind)
        assert {GAME.show(actor, action) for action in state.legal(actor)} == words
        if actor == CHANCE:
            word = GAME.show(CHANCE, state.chance_outcome(rng.below(state.chance_total())))
        else:
            if not state.drafting(actor):
                compare_turn(state, plain)
            word = chosen(plain, person, kind, words, rng, manner)
            happened[word.split(":")[0]] += 1
            happened[word] += word.startswith(("city:", "back:", "to:16", "to:T"))
        state.apply(actor, GAME.parse(actor, word))
        try:
            person, kind, words = game.send(word)
        except StopIteration:
            break
        dealt = kind not in ("founding", "tiles", "cards")
        committed = dealt and not any(map(state.drafting, state.actors()))
        if committed and looks.below(3) == 0:
            compare(state, plain)
        if plain.round > rounds:
            return happened + Counter(event.kind for event in state.events or [])
    compare(state, plain)
    assert state.actor == OVER
    ranking = [[COLOURS[seat] for seat in place] for place in state.outcome().ranking]
    assert ranking == plain.ranking(plain.most)
    return happened + Counter(event.kind for event in state.events or [])


def play_from_the_start(
    variant: Variant, seed: int, manner: int, rounds: int, rules: int = GAME.rules
) -> Counter[str]:
    players, options = variant
    state = game_by(rules, players, options)
    plain = plain_beside(state)
    return play_beside(state, plain, plain.play(), Rng(seed), manner, rounds)


@pytest.mark.parametrize("manner", [FOUNDERS, BUILDERS, TALKERS])
@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_the_engine_and_a_plain_reading_of_the_book_agree(variant: int, manner: int) -> None:
    # There is much talk in the first round already.
    rounds = 1 if manner == TALKERS else 99
    play_from_the_start(VARIANTS[variant], 100 * variant + manner, manner, rounds)


@pytest.mark.parametrize("manner", [FOUNDERS, BUILDERS, TALKERS])
@pytest.mark.parametrize("variant", OLDER)
def test_by_the_first_rules_they_agree_too(variant: int, manner: int) -> None:
    rounds = 3 if manner == TALKERS else 99
    play_from_the_start(VARIANTS[variant], 100 * variant + manner, manner, rounds, rules=1)


# -- rare positions -------------------------------------------------------------------------------

CLAIMED = {
    "copper": "7 6 8 2 3",
    "oil": "13 12 11 16 15 10 20",
    "cedar": "23 17 22 27 31 T 18",
    "cloth": "26 25 30 21 9",
}

MIXED = "copper*2 oil*3 cedar*3 cloth*2 joker"

RARE: dict[str, dict[str, Any]] = {
    "ships on both coasts of 16": {
        "hands": {"blue": "oil*6 joker*3 cedar", "orange": "oil*5 cedar*2 cloth", "purple": MIXED},
        "ships": {"blue": "16W 16E 17", "orange": "15 11 17", "purple": "12 12 T"},
    },
    "a city on 16 and ships all around": {
        "hands": {"blue": "oil*4 cloth*2", "orange": "oil*5 cedar*2", "purple": "oil*4 joker*3"},
        "ships": {"blue": "16E 15", "orange": "16W 17", "purple": "11 17 15"},
        "cities": {"purple": "16", "blue": "17"},
    },
    "three empires reached by two": {
        "hands": {"blue": "copper*5 cloth*3", "orange": "copper*5 cedar*3", "purple": "cloth*6"},
        "ships": {"blue": "6 6 25", "orange": "8 17", "purple": "26 21"},
        "cities": {"blue": "13 23 26", "orange": "12 22 30"},
    },
    "no ships and no cities left": {
        "hands": {"blue": "cedar*5 oil*3", "orange": "cedar*6 oil*2 joker", "purple": MIXED},
        "ships": {"blue": "31 31 27 27 22 22 18 10 10 20", "orange": "17 17 18", "purple": "T"},
        "cities": {"blue": "23 13", "orange": "7 6 8 2 3 12 11 16 15"},
    },
    "tyros just before its city": {
        "hands": {"blue": "cedar*5 joker", "orange": "cedar*4 joker*2", "purple": MIXED},
        "ships": {"blue": "T T", "orange": "31 27", "purple": "31 22"},
        "cities": {"orange": "27"},
    },
    "tyros with a city": {
        "hands": {"blue": "cedar*5 oil", "orange": "cedar*5 cloth", "purple": MIXED},
        "ships": {"blue": "31 T", "orange": "31 27", "purple": "22"},
        "cities": {"purple": "T"},
    },
    "a short pile": {
        "hands": {"blue": "cedar*4 oil*2", "orange": "copper*3 cloth", "purple": MIXED},
        "ships": {"blue": "22", "orange": "17", "purple": "T"},
        "pile": "copper*2 joker",
    },
}


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("name", RARE)
def test_in_rare_positions_they_agree_too(name: str, players: int) -> None:
    more = {"yellow": "copper*2 cloth"} if players == 4 else {}
    facts = RARE[name] | {"hands": RARE[name]["hands"] | more}
    tiles = {"blue": "1 4", "orange": "5 14", "purple": "19 24"}
    for seed in range(3):
        state = position("blue: action", players, empires=CLAIMED, tiles=tiles, **facts)
        plain = resumed(state)
        compare(state, plain)
        play_beside(state, plain, plain.play_on(), Rng(seed), seed % 3, 1)


def test_much_happens_in_these_games() -> None:
    happened: Counter[str] = Counter()
    for facts in RARE.values():
        for seed in range(3):
            tiles = {"blue": "1 4", "orange": "5 14", "purple": "19 24"}
            state = position("blue: action", 3, empires=CLAIMED, tiles=tiles, **facts)
            plain = resumed(state)
            happened += play_beside(state, plain, plain.play_on(), Rng(seed), FOUNDERS, 1)
    for thing in ("back:16W", "back:16E", "city:T", "city:16", "to:16E", "to:16W", "to:T"):
        assert happened[thing], thing
    for thing in ("toll_paid", "four_empires", "traded", "offer_countered", "card_fetched"):
        assert happened[thing], thing


@pytest.mark.parametrize("players", [3, 4])
def test_they_agree_where_an_empire_has_all_its_discs(players: int) -> None:
    copper = "1 2 3 4 5 6 7 8 10 11 12 14 15 16 17 18 19 20 21 24"
    for seed in range(3):
        state = position(
            "blue: action",
            players,
            hands={"blue": "copper*2", "orange": "oil"},
            empires={"copper": copper},
            tiles={"blue": "9 25", "orange": "22 28", "purple": "27 29"},
        )
        plain = resumed(state)
        happened = play_beside(state, plain, plain.play_on(), Rng(seed), BUILDERS, 2)
        assert plain.size("copper") == 20
        assert happened["lay"]
