"""Ways to play through a match that several tests need."""

from emporion.core.rng import Rng
from emporion.table import Match, new_match


def random_action(match: Match, rng: Rng) -> tuple[int, int]:
    """Some seat that is asked, and one of its legal actions."""
    seat = match.actors[rng.below(len(match.actors))]
    legal = match.legal(seat)
    return seat, legal[rng.below(len(legal))]


def play_on(match: Match, rng: Rng, decisions: int | None = None) -> Match:
    """Play a number of random decisions, or to the end."""
    made = 0
    while not match.over and made != decisions:
        match.apply(*random_action(match, rng))
        made += 1
    return match


def finished_match(players: int = 4, seed: int = 1) -> Match:
    """A whole random match of Byzanz."""
    return play_on(new_match("byzanz", players, seed=seed), Rng(seed))
