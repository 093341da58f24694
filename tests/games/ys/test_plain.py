"""Random games, in which the engine and a plain reading of the book must agree at every turn."""

from collections import Counter

import pytest

from emporion.core.options import OptionValue
from emporion.core.rng import Rng
from emporion.core.seats import CHANCE, OVER
from emporion.core.seats import COLOURS as SEATS
from emporion.games.ys.actions import piece_name
from emporion.games.ys.data import CHARACTERS, COLOURS, GEMS
from emporion.games.ys.places import NAMES as PLACES
from emporion.games.ys.state import YsState
from tests.games.turns import taken
from tests.games.ys.texts import show

from .plain import PlainGame
from .plain_table import NEUTRAL, SPECTATOR, Broker, Turns
from .positions import GAME, new_game
from .randomly import Variant

VARIANTS: list[Variant] = [
    (2, {}),
    (2, {"neutral": "strong"}),
    (3, {}),
    (3, {"kings_favor": True}),
    (3, {"express": True}),
    (3, {"kings_favor": True, "express": True}),
    (3, {"neighborhoods": 3}),
    (3, {"neighborhoods": 3, "kings_favor": True}),
    (3, {"neighborhoods": 3, "express": True}),
    (3, {"neighborhoods": 3, "kings_favor": True, "express": True}),
    (4, {}),
    (4, {"kings_favor": True}),
    (4, {"express": True}),
    (4, {"kings_favor": True, "express": True}),
]
"""Every game that the books describe, each combination of its options."""


def kind_of(state: YsState) -> tuple[str, str]:
    decision = state.decision(state.actor)
    return "chance" if state.actor == CHANCE else SEATS[state.actor], decision.kind


def turn(state: YsState, rng: Rng) -> list[str]:
    """Let the actor, or chance, take a whole turn at random; returns its words."""

    def choose(actor: int) -> int:
        if actor == CHANCE:
            return state.chance_outcome(rng.below(state.chance_total()))
        legal = state.legal(actor)
        return legal[rng.below(len(legal))]

    return taken(GAME, state, lambda: kind_of(state), choose)


def turns_of(state: YsState, seat: int, kind: str) -> Turns:
    """Every whole turn open to a seat, found by trying all out; in placing, the cards alone."""
    turns: Turns = set()
    for action in state.legal(seat):
        word = show(seat, action)
        if kind == "placing" and not word.startswith(("queen", "look")):
            continue
        after = state.copy()
        after.apply(seat, action)
        if after.drafting(seat):
            turns.update((word, show(seat, then)) for then in after.legal(seat))
        else:
            turns.add((word,))
    return turns


def gems_of(listed: list[int]) -> Counter[str]:
    return Counter({GEMS[gem]: number for gem, number in enumerate(listed)})


def names_of(cards: list[int]) -> set[str]:
    return {CHARACTERS[card] for card in cards}


def compare_seats(state: YsState, plain: PlainGame) -> None:
    for seat, person in enumerate(plain.people):
        view = state.view(seat)
        seen = view["seats"][seat]
        assert seen["points"] == plain.points[person]
        assert gems_of(seen["gems"]) == plain.gems[person]
        assert names_of(seen["characters"]) == plain.hand[person]
        assert names_of(seen["won"]) == plain.won[person]
        assert seen["order"] == plain.card[person]
        assert seen["front"] == sorted(plain.before[person])
        assert view["screen"] == sorted(plain.behind[person])
        if view["neutral"]:
            assert view["neutrals"] == sorted(plain.neutrals[person])


def compare_board(state: YsState, plain: PlainGame, watcher: str) -> None:
    """The board as a seat or a spectator sees it."""
    view = state.view(None if watcher == SPECTATOR else SEATS.index(watcher))
    found = []
    for piece in view["pieces"]:
        neutral = piece["owner"] == len(plain.people)
        owner = NEUTRAL if neutral else SEATS[piece["owner"]]
        name = "" if neutral else piece_name(piece["number"])
        place = PLACES[piece["place"]]
        found.append((owner, name, place, piece["down"], piece["value"], piece["marked"]))

    def seen(broker: Broker) -> tuple[str, str, str, bool, int | None, bool]:
        value = broker.value if plain.knows(watcher, broker) else None
        return broker.owner, broker.number, broker.place, broker.down, value, broker.marked

    assert sorted(found, key=str) == sorted(map(seen, plain.board), key=str)


def compare(state: YsState, plain: PlainGame) -> None:
    compare_seats(state, plain)
    for watcher in plain.watchers:
        compare_board(state, plain, watcher)
    view = state.view(None)
    assert view["quotations"] == [plain.quotation[colour] for colour in GEMS[:COLOURS]]
    if view["neutral"]:
        assert view["neutral"]["points"] == plain.points[NEUTRAL]
        assert gems_of(view["neutral"]["gems"]) == plain.gems[NEUTRAL]


def play_beside(players: int, options: dict[str, OptionValue], seed: int) -> None:
    rng = Rng(seed)
    state = new_game(players, **options)
    settings = state.settings
    plain = PlainGame(
        players, settings.neighborhoods, settings.favor, settings.express, settings.strong
    )
    game = plain.play()
    person, kind, turns = next(game)
    while state.actor != OVER:
        assert kind_of(state) == (person, kind)
        if person != "chance":
            assert turns_of(state, state.actor, kind) == turns
        words = turn(state, rng)
        try:
            person, kind, turns = game.send(words)
        except StopIteration:
            break
        if kind not in ("bidding", "favor", "ordering"):
            compare(state, plain)
    compare(state, plain)
    assert state.actor == OVER
    winners = [owner for owner in plain.winners() if owner != NEUTRAL]
    assert [SEATS[seat] for seat in state.outcome().winners] == winners


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_the_engine_and_a_plain_reading_of_the_book_agree(variant: int) -> None:
    players, options = VARIANTS[variant]
    for seed in range(6):
        play_beside(players, options, 1000 * variant + seed)
