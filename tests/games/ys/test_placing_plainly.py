"""The legal steps of a placement against a plain reading of the rules."""

import pytest

from emporion.games.ys.data import CARDINAL, CONJURER, GEMS
from emporion.games.ys.state import YsState
from tests.games.ys.texts import show

from .names import areas, squares
from .positions import asked, legal, position, values, whole_turns
from .randomly import VARIANTS, Variant, decisions


def plain_placements(state: YsState, seat_: int) -> set[str]:
    """All placements without characters, by brute force over all brokers and places."""
    taken = [one["place"] for one in state.view(None)["pieces"] if one["place"] < 12]
    lines = (1, 2, 3) if state.players == 4 else (2, 3)
    free = [text for number, text in enumerate(squares(1, 2, 3)) if number not in taken]
    spots = [text for text in free if int(text[3]) in lines]
    spots += areas(*range(1, state.settings.neighborhoods + 1))
    behind = [int(value) for value in values(state.screens[seat_]).split()]
    found = set()
    for up in range(len(behind)):
        for down in range(len(behind)):
            if up == down:
                continue
            for first in spots:
                for second in spots:
                    if first != second or first.split("-")[1] not in GEMS:
                        found.add(f"up:{behind[up]} {first} down:{behind[down]} {second}")
    return found


@pytest.mark.parametrize("neighborhoods", [3, 4])
def test_every_placement_that_the_rules_allow_can_be_made_and_no_other(neighborhoods: int) -> None:
    taken = {
        "orange": "4@2-blue ?4@2-red 0@2-green ?0@2-yellow 1@1-port ?1@1-port 1@3-port ?2@2-port",
        "purple": "4@3-blue ?4@1-port 0@3-green ?0@2-palace 1@1-port ?1@1-port 1@3-port ?2@1-port",
        "blue": "0@1-port ?0@1-port 1@1-port ?1@1-port 1@1-port ?2@1-port",
    }
    state = position(
        "blue: placing", 3, order="orange purple blue", board=taken,
        fronts={"blue": "4 4", "orange": "3 3", "purple": "3 3"}, neighborhoods=neighborhoods,
    )  # fmt: skip
    assert whole_turns(state) == plain_placements(state, 0)


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_step_of_a_placement_is_what_a_plain_reading_allows(variant: Variant) -> None:
    for seed in range(31, 35):
        for state in decisions(variant, seed):
            check_step(state)


def check_step(state: YsState) -> None:
    """If a placement is being made, what is legal agrees with the plain reading."""
    if asked(state).endswith(": placing"):
        steps = [text for text in legal(state) if not text.startswith(("queen:", "look:"))]
        assert steps == plain_step(state)


def plain_step(state: YsState) -> list[str]:
    """The next step of the actor's placement, read off the rules with lists of brokers."""
    own = state.actor
    seen = state.view(own)
    behind, before = seen["screen"][:], seen["seats"][own]["front"][:]
    words = [show(own, action) for action in seen["draft"]]
    for word in words:
        kind, _, what = word.partition(":")
        if kind in ("up", "down", "stand"):
            behind.remove(int(what))
        elif kind in ("front-up", "front-down"):
            before.remove(int(what))
    active = seen["seats"][own]["active"]
    cardinal, conjurer = CARDINAL in active, CONJURER in active
    if words and not words[-1].startswith(("at:", "stand:")):
        return plain_spots(state, words)
    if len(words) == 0:
        faces = ["up", "down"] if cardinal else ["up"]
    elif len(words) == 2:
        faces = ["down"]
    elif len(words) == 4 and state.players == 2:
        return [f"neutral:{value}" for value in sorted(set(seen["neutrals"]))]
    else:
        return plain_stand_ins(words, behind)
    found = [f"{face}:{value}" for face in faces for value in sorted(set(behind))]
    if conjurer:
        found += [f"front-{face}:{value}" for face in faces for value in sorted(set(before))]
    return found


def plain_spots(state: YsState, words: list[str]) -> list[str]:
    """The free squares of lines in use, and the areas in use but the Queen's."""
    seen = state.view(None)
    taken = [squares(1, 2, 3)[one["place"]] for one in seen["pieces"] if one["place"] < 12]
    spots = squares(1, 2, 3) if state.players == 4 else squares(2, 3)
    spots = [spot for spot in spots if spot not in taken + words]
    city = areas(*range(1, state.settings.neighborhoods + 1))
    spots += [spot for number, spot in enumerate(city) if number + 12 != seen["queen"]]
    if len(words) == 3 and "down" in words[0]:
        board_ = squares(1, 2, 3) + areas(1, 2, 3, 4)
        return [spot for spot in spots if board_.index(spot) >= board_.index(words[1])]
    return spots


def plain_stand_ins(words: list[str], behind: list[int]) -> list[str]:
    """Conjurer: any from behind the screen; two of them are named from the lower to the higher."""
    stands = [int(word[-1]) for word in words if word.startswith("stand:")]
    missing = len([word for word in words if word.startswith("front-")]) - len(stands)
    found = set()
    for number, value in enumerate(behind):
        others = behind[:number] + behind[number + 1 :]
        if value >= max(stands, default=0) and (missing == 1 or max(others) >= value):
            found.add(value)
    return [f"stand:{value}" for value in sorted(found)]
