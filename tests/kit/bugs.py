"""Every bug: which game has it, which check must find it, and what that check says of it."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from emporion.core.game import Pick
from emporion.core.state import View
from emporion.records import Move

from . import broken, ends, laws, secrets, turns
from .adapter import Adapter, Case, Viewer
from .fair import FairAdapter
from .play import Check
from .toy import DONE, Fair, FairState


class OneTextForTwo(Fair):
    def show(self, seat: int, action: int) -> str:
        return super().show(seat, min(action, 6))


class TalksInSentences(Fair):
    def show(self, seat: int, action: int) -> str:
        return super().show(seat, action).replace("+", "add ")

    def parse(self, seat: int, text: str) -> int:
        return super().parse(seat, text.replace("add ", "+"))


class ParsesAnything(Fair):
    def parse(self, seat: int, text: str) -> int:
        return super().parse(seat, text) if text[0] != "n" else DONE


class PromisesTooMuch(Fair):
    def max_length(self, players: int) -> int:
        return super().max_length(players) // 2


class ForgetsAReason(Fair):
    """A reason for one number of players that the game does not name among all of them."""

    def reasons(self, players: int) -> tuple[str, ...]:
        return (*super().reasons(players), "luck")


class SamplesLargerHands(Fair):
    def determinize(self, view: View, pick: Pick) -> FairState:
        state = super().determinize(view, pick)
        for seat in range(state.players):
            if seat != view["seat"] and state.deck:
                state.hands[seat] = sorted([*state.hands[seat], state.deck.pop()])
        return state


class SamplesFromABiggerDeck(Fair):
    def determinize(self, view: View, pick: Pick) -> FairState:
        state = super().determinize(view, pick)
        state.deck = sorted([*state.deck, 3])
        return state


class SamplesOneState(Fair):
    def determinize(self, view: View, pick: Pick) -> FairState:
        return super().determinize(view, lambda _: 0)


class SamplesNoHiddenBids(Fair):
    def determinize(self, view: View, pick: Pick) -> FairState:
        state = super().determinize(view, pick)
        for seat in range(state.players):
            if seat != view["seat"] and state.phase == "bidding" and state.bids[seat]:
                state.hands[seat] = sorted([*state.hands[seat], *(state.bids[seat] or [])])
                state.bids[seat] = []
        return state


class SamplesInDisorder(Fair):
    """A hand has no order, but its list has one: the same cards make another position."""

    def determinize(self, view: View, pick: Pick) -> FairState:
        state = super().determinize(view, pick)
        others = [seat for seat in range(state.players) if seat != view["seat"]]
        for seat in others:
            state.hands[seat].reverse()
        return state


class ChangesNothing(FairAdapter):
    """A twin that is the same history, so that nothing was tried."""

    def twin(
        self, case: Case, moves: Sequence[Move], viewer: Viewer, pick: Pick
    ) -> list[Move] | None:
        return list(moves)


class DrawsByChance(FairAdapter):
    """A picture in which something besides the view has a part."""

    drawn = 0

    def rendered(
        self, view: View, legal: Sequence[int], seen: Sequence[Mapping[str, Any]]
    ) -> Iterable[str]:
        self.drawn += 1
        return [*super().rendered(view, legal, seen), str(self.drawn)]


@dataclass(frozen=True)
class Bug:
    """A broken game, the check that must find it out, and words of what it then says."""

    check: Check
    broken: type[FairState] | Fair | Adapter
    says: str

    @property
    def game(self) -> Fair:
        """The game, with its bug unless that is in the adapter."""
        if isinstance(self.broken, type):
            return Fair(self.broken)
        return self.broken if isinstance(self.broken, Fair) else Fair()

    @property
    def adapter(self) -> Adapter:
        """What the kit asks about it."""
        return self.broken if isinstance(self.broken, Adapter) else FairAdapter()

    def __str__(self) -> str:
        found = self.broken if isinstance(self.broken, type) else type(self.broken)
        return f"{self.check.__name__}-{found.__name__}"


BUGS = [
    Bug(laws.check_who_is_asked, broken.AsksBackwards, "not in order"),
    Bug(laws.check_who_is_asked, broken.AsksWhoHasDecided, "but the actor is"),
    Bug(laws.check_legal_actions, broken.ListsBackwards, "not in ascending order"),
    Bug(laws.check_legal_actions, broken.OpensToAll, "are asked; 0 may"),
    Bug(laws.check_legal_actions, broken.OpensBeyondItsSpace, "beyond"),
    Bug(laws.check_chance, broken.NeverDrawsTheHighest, "but drawn"),
    Bug(laws.check_texts, OneTextForTwo(), "stands for both"),
    Bug(laws.check_texts, TalksInSentences(), "not one word"),
    Bug(laws.check_texts, ParsesAnything(), "nonsense is parsed"),
    Bug(laws.check_copies_are_independent, broken.SharesHands, "has changed its parent"),
    Bug(laws.check_copies_are_independent, broken.CopiesListen, "a copy listens"),
    Bug(laws.check_answers_are_fresh, broken.GivesItsPointsAway, "part of the state"),
    Bug(laws.check_answers_are_fresh, broken.ShowsItsOwnList, "part of the state"),
    Bug(laws.check_nothing_is_made_or_lost, broken.LosesBids, "check.. found"),
    Bug(laws.check_nothing_is_made_or_lost, broken.ChecksNothing, "does not miss"),
    Bug(laws.check_keys_tell_positions_apart, broken.KeyWithoutDrafts, "two positions"),
    Bug(laws.check_listening_changes_nothing, broken.ScoresForListeners, "told and untold"),
    Bug(laws.check_answers_are_plain_data, broken.ShowsTuples, "not plain data"),
    Bug(laws.check_answers_are_plain_data, broken.TellsSets, "not plain data"),
    Bug(laws.check_refusals, broken.CannotSayWhy, "by accident"),
    Bug(laws.check_refusals, broken.RefusesForNothing, "without a reason"),
    Bug(turns.check_turns_can_be_completed, broken.HasDeadEnds, "cannot complete its turn"),
    Bug(turns.check_turns_have_one_spelling, broken.AddsInAnyOrder, "are the same"),
    Bug(turns.check_sets_are_laid_in_any_order, broken.CountsDoneAsACard, "cannot be laid"),
    Bug(turns.check_sets_are_laid_in_any_order, broken.CountsEqualCardsOnce, "cannot be laid"),
    Bug(turns.check_respellings, broken.RespellsWhatIsLegal, "begins with what is legal"),
    Bug(turns.check_respellings, broken.RespellsToADeadEnd, "cannot be laid"),
    Bug(turns.check_drafts_are_private, broken.CountsDraftsAsGone, "others see"),
    Bug(turns.check_drafts_are_private, broken.TellsOfDrafts, "an event tells"),
    Bug(turns.check_drafts_are_private, broken.DealsIntoDrafts, "chance is asked"),
    Bug(turns.check_commits_are_told, broken.CommitsInSilence, "no event tells"),
    Bug(turns.check_drafts_reveal_nothing, broken.ShowsWhatIsDealtNext, "learns a secret"),
    Bug(turns.check_drafts_reveal_nothing, broken.EndsTurnsByTheDeck, "depends on a secret"),
    Bug(turns.check_undo, broken.SharesHands, "does not restore"),
    Bug(turns.check_undo, broken.RemembersUndoneDrafts, "leads elsewhere"),
    Bug(turns.check_undo, broken.TellsOfDrafts, "not those of what is left"),
    Bug(turns.check_commits_in_any_order, broken.FirstCommitWinsTies, "the order of"),
    Bug(turns.check_commits_in_any_order, broken.ClosesAfterTheFirstCommit, "what is open to"),
    Bug(ends.check_play_ends, broken.RunsInCircles, "not over after the stated"),
    Bug(ends.check_play_ends, PromisesTooMuch(), "not over after the stated"),
    Bug(ends.check_scores_follow_from_events, broken.ScoresInSilence, "but told"),
    Bug(ends.check_scores_follow_from_events, broken.TellsPointsAsTheHouses, "but told"),
    Bug(ends.check_outcome, broken.RanksTheLastFirst, "ranked by other than scores"),
    Bug(ends.check_outcome, broken.EndsForNoReason, "unknown reason"),
    Bug(ends.check_outcome, broken.LosesToAHouseThatIsNotThere, "unknown reason 'house'"),
    Bug(ends.check_outcome, ForgetsAReason(), "not all of its reasons"),
    Bug(ends.check_outcome, broken.CrownsTheLast, "are not first"),
    Bug(ends.check_outcome, broken.ForgetsASeat, "not every seat once"),
    Bug(ends.check_records, broken.PlaysByItsMood, "record is refused|replay"),
    Bug(secrets.check_secrets_are_kept, broken.ShowsTheDeck, "what is seen"),
    Bug(secrets.check_secrets_are_kept, broken.TellsWhoDrewWhat, "the events"),
    Bug(secrets.check_secrets_are_kept, broken.KnowsTooMany, "the events"),
    Bug(secrets.check_secrets_are_kept, broken.ShowsCommittedBids, "what is seen"),
    Bug(secrets.check_secrets_are_kept, broken.OpensByOthersCards, "what is seen"),
    Bug(secrets.check_secrets_are_kept, broken.RefusesByOthersCards, "what is refused"),
    Bug(secrets.check_secrets_are_kept, broken.FavoursTheRichest, "what is seen"),
    Bug(secrets.check_secrets_are_kept, DrawsByChance(), "what is drawn or said"),
    Bug(secrets.check_secrets_are_kept, ChangesNothing(), "no twin differs"),
    Bug(secrets.check_only_seats_and_spectators_see, broken.CountsSeatsFromBehind, "is no seat"),
    Bug(secrets.check_samples_fit, SamplesLargerHands(), "sees another position"),
    Bug(secrets.check_samples_fit, SamplesFromABiggerDeck(), "check.. found"),
    Bug(secrets.check_samples_fit, SamplesInDisorder(), "guessed right is another"),
    Bug(secrets.check_samples_vary, SamplesOneState(), "do not vary"),
    Bug(secrets.check_samples_vary, SamplesNoHiddenBids(), "do not vary in .'bid of"),
    Bug(secrets.check_memory_is_perfect, broken.ForgetsWhatWasShown, "but has seen"),
    Bug(secrets.check_memory_is_perfect, broken.HidesThePrize, "but has seen"),
]
"""Every check has one bug at least; the words are a pattern."""
