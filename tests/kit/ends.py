"""Laws of whole games: they end, their scores and outcomes add up, and their records replay."""

from emporion.core.errors import EmporionError
from emporion.core.game import Pick
from emporion.core.seats import OVER
from emporion.core.state import State
from emporion.records import position_after, read
from emporion.table import Match, replay

from .adapter import Case
from .play import apart, chosen, match_of, now_and_then, on_the_shelf, positions, whole


def check_play_ends(case: Case, pick: Pick) -> None:
    """However it is played, a game ends within the bound that it states."""
    bound = case.game.max_length(case.players)
    for prefer in (_any, _first, _last, _dawdling):
        state = case.start()
        steps = 0
        while state.actor != OVER:
            assert steps < bound, f"{prefer.__name__}: not over after the stated {bound} steps"
            state.apply(*prefer(state, pick))
            steps += 1


def _any(state: State, pick: Pick) -> tuple[int, int]:
    return chosen(state, pick)


def _first(state: State, pick: Pick) -> tuple[int, int]:
    seat, action = chosen(state, pick)
    return seat, state.legal(seat)[0] if seat >= 0 else action


def _last(state: State, pick: Pick) -> tuple[int, int]:
    seat, action = chosen(state, pick)
    return seat, state.legal(seat)[-1] if seat >= 0 else action


def _dawdling(state: State, pick: Pick) -> tuple[int, int]:
    """Draft as long as possible, and commit as little as that allows."""
    seat, action = chosen(state, pick)
    if seat < 0:
        return seat, action
    for other in state.legal(seat):
        ahead = state.copy()
        ahead.apply(seat, other)
        if ahead.drafting(seat) or ahead.actor == seat:
            return seat, other
    return seat, action


def check_scores_follow_from_events(case: Case, pick: Pick) -> None:
    """The points told by events, added up, are the scores, after every step."""
    told = [0] * case.players
    heard = 0
    for state in positions(case, pick, listen=True):
        for event in (state.events or [])[heard:]:
            heard += 1
            # A player of the game's own, such as the neutral one of Ys, has no seat.
            if event.facts.get("seat", case.players) < case.players and "points" in event.facts:
                told[event.facts["seat"]] += event.facts["points"]
        assert state.scores() == told, f"scores {state.scores()}, but told {told}"


def check_outcome(case: Case, pick: Pick) -> None:
    """The outcome ranks every seat once, best scores first, for a reason that the game names."""
    for state in positions(case, pick):
        if state.actor != OVER:
            continue
        outcome = state.outcome()
        assert outcome.scores == state.scores(), f"scores {state.scores()}, not {outcome.scores}"
        ranked = [seat for place in outcome.ranking for seat in place]
        assert sorted(ranked) == list(range(case.players)), f"not every seat once: {ranked}"
        assert all(outcome.ranking), f"a place of nobody: {outcome.ranking}"
        first = outcome.ranking[0] if outcome.winners else []
        assert outcome.winners == first, f"winners {outcome.winners} are not first"
        points = [outcome.scores[seat] for seat in ranked]
        assert points == sorted(points, reverse=True), f"ranked by other than scores: {points}"
        for place in outcome.ranking:
            assert len({outcome.scores[seat] for seat in place}) == 1, f"no tie: {place}"
        reasons = case.game.reasons(case.players)
        assert set(reasons) <= set(case.game.end_reasons), f"not all of its reasons: {reasons}"
        assert outcome.reason in reasons, f"unknown reason {outcome.reason!r}"


def check_records(case: Case, pick: Pick) -> None:
    """A record replays to an equal match at any moment, which goes on alike and ends alike."""
    dice = apart(pick)
    with on_the_shelf(case.game):
        match = match_of(case, pick)
        again: Match | None = None
        keys = []
        while not match.over:
            if not any(match.state.drafting(seat) for seat in match.actors):
                keys.append((len(match.moves), match.state.key()))
                if again is None and now_and_then(case, dice, 16):
                    again = _resumed(case, match)
            seat, action = chosen(match.state, pick)
            for played in (match, again):
                if played is not None:
                    played.apply(seat, action)
        for other in (again, _resumed(case, match)):
            same = other is None or other.record() == match.record()
            assert same, "a match that was taken up again has another record"
        record = read(match.record())
        assert record == match.as_record(), "a record is not read as it was written"
        moves, key = keys[dice(len(keys))]
        assert position_after(record, moves).key() == key, f"after {moves} moves the replay differs"


def _resumed(case: Case, match: Match) -> Match:
    """The match of the match's record, which must be its equal."""
    text = match.record()
    try:
        again = replay(text)
    except EmporionError as error:
        raise AssertionError(f"its own record is refused: {error.facts}\n{text}") from error
    assert again.options == match.options, f"options {again.options}, not {match.options}"
    assert whole(case, again.state) == whole(case, match.state), "the replay is another position"
    told = [event.whole() for event in match.events]
    assert [event.whole() for event in again.events] == told, "the replay tells other events"
    assert again.outcome() == match.outcome(), "the replay has another outcome"
    return again
