"""Every card of a legal set is offered from the first step on, in whatever order it is laid."""

from collections import Counter
from random import Random

import pytest

from emporion.core.state import State
from emporion.table import Match, Turn, new_match

from ..cli.matches import parsed

Set = tuple[int, ...]


def sets_from(floor: State, seat: int, members: list[int]) -> list[Set]:
    """All sets that the rules can build from a position on, by trying every one of them."""
    found: list[Set] = []

    def build(state: State, laid: Set) -> None:
        found.append(laid)
        if laid and not state.drafting(seat):
            return
        for action in state.legal(seat):
            if action in members:
                further = state.copy()
                further.apply(seat, action)
                build(further, (*laid, action))

    build(floor, ())
    return found


def in_some_set(sets: list[Set], laid: list[int]) -> set[int]:
    """What belongs to a set with all that is laid, besides it."""
    counted = Counter(laid)
    return {
        action
        for each in sets
        if counted <= (have := Counter(each))
        for action in have - counted
    }


def check_every_order(match: Match, seat: int, before: list[int], random: Random) -> int:
    """Lay a set of each kind that may be laid now, shuffled; returns how many were looked at."""
    turn = Turn(match, seat)
    base = match.state.copy()
    floor = base.copy()
    for step in before:
        floor.apply(seat, step)
    looked = 0
    for members in base.sets(seat):
        if not set(floor.legal(seat)) & set(members) or set(before) & set(members):
            continue
        if len(set(members)) == 5 and len(members) > 20:
            continue  # any number of cards that others have: far too many sets to try them all
        looked += 1
        sets = sets_from(floor, seat, members)
        chosen = list(random.choice(sets[1:]))
        shuffled = random.sample(chosen, len(chosen))
        turn.play(before)
        for number, step in enumerate(shuffled):
            laid = shuffled[:number]
            offered = set(turn.options()) & set(members)
            assert offered == in_some_set(sets, laid), match.record()
            assert turn.laid == [*before, *laid]
            if number + 1 < len(shuffled):
                turn.play([step])
        shown = turn.view()
        if turn.commits(shuffled[-1]):
            assert chosen == sorted(shuffled)
        else:
            turn.play(shuffled[-1:])
            drafted = floor.copy()
            for step in chosen:
                drafted.apply(seat, step)
            assert match.state.key() == drafted.key()
            assert turn.view() == match.view(seat)
            for step in random.sample(chosen, len(chosen)):
                turn.take_back(step)
            assert turn.laid == before
        assert shown["seat"] == seat
        turn.forget()
        assert match.state.key() == base.key()
    return looked


@pytest.mark.parametrize(
    ("game", "players", "games", "least"),
    [("byzanz", 3, 30, 2000), ("byzanz", 6, 30, 2000), ("tyros", 4, 3, 500), ("ys", 2, 100, 20),
     ("ys", 4, 100, 40)],
)  # fmt: skip
def test_what_belongs_to_a_legal_set_is_offered_in_any_order(
    game: str, players: int, games: int, least: int
) -> None:
    looked = 0
    for seed in range(games):
        random = Random(f"{game} {players} {seed}")
        match = new_match(game, players, seed=str(seed))
        while not match.over:
            seat = match.actors[0]
            chain: list[int] = []
            state = match.state.copy()
            while not chain or state.drafting(seat):
                if set(state.legal(seat)) & {each for kind in state.sets(seat) for each in kind}:
                    looked += check_every_order(match, seat, chain, random)
                chain.append(random.choice(state.legal(seat)))
                state.apply(seat, chain[-1])
            for step in chain:
                match.apply(seat, step)
    assert looked >= least
