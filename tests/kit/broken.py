"""The kit's own game with one bug each in its states, to prove that every check can fail."""

from typing import Any

from emporion.core.decision import Outcome, Refusal
from emporion.core.events import Event
from emporion.core.seats import CHANCE
from emporion.core.state import View

from .toy import DONE, DRAW, STOP, FairState


class AsksBackwards(FairState):
    def actors(self) -> list[int]:
        return super().actors()[::-1]


class AsksWhoHasDecided(FairState):
    def commit(self, seat: int) -> None:
        super().commit(seat)
        self.actor = seat if self.phase == "bidding" else self.actor


class ListsBackwards(FairState):
    def legal(self, seat: int) -> list[int]:
        return super().legal(seat)[::-1]


class OpensToAll(FairState):
    def legal(self, seat: int) -> list[int]:
        return super().legal(seat) or [DONE]


class OpensBeyondItsSpace(FairState):
    def legal(self, seat: int) -> list[int]:
        legal = super().legal(seat)
        return [*legal, 99] if self.phase == "winning" and legal else legal

    def apply(self, seat: int, action: int) -> None:
        super().apply(seat, min(action, 7))


class NeverDrawsTheHighest(FairState):
    def chance_outcome(self, ticket: int) -> int:
        return self.deck[min(ticket, len(self.deck) - 4)]


class SharesHands(FairState):
    def copy(self) -> FairState:
        twin = super().copy()
        twin.hands = self.hands
        return twin


class CopiesListen(FairState):
    def copy(self) -> FairState:
        twin = super().copy()
        twin.events = self.events
        return twin


class GivesItsPointsAway(FairState):
    def scores(self) -> list[int]:
        return self.points


class ShowsItsOwnList(FairState):
    def view(self, seat: int | None) -> View:
        return {**super().view(seat), "away": self.away}


class LosesBids(FairState):
    def reveal(self) -> None:
        self.bids = [(bid or [])[:1] for bid in self.bids]
        super().reveal()


class ChecksNothing(FairState):
    def check(self) -> None:
        pass


class KeyWithoutDrafts(FairState):
    def key(self) -> tuple[int, ...]:
        whole = self.copy()
        whole.drafts = [[] for _ in self.drafts]
        whole.hands = [[] for _ in self.hands]
        return FairState.key(whole)


class ScoresForListeners(FairState):
    def score(self, kind: str, seat: int, points: int) -> None:
        super().score(kind, seat, points if self.events is not None else 0)


class ShowsTuples(FairState):
    def view(self, seat: int | None) -> View:
        return {**super().view(seat), "points": tuple(self.points)}


class TellsSets(FairState):
    def tell(
        self,
        kind: str,
        facts: dict[str, Any],
        secret: dict[str, Any] | None = None,
        knows: tuple[int, ...] = (),
    ) -> None:
        super().tell(kind, {**facts, "round": {self.round}}, secret, knows)


class CannotSayWhy(FairState):
    def refusal(self, seat: int, action: int) -> Refusal:
        return Refusal({0: "no"}[action], {})


class RefusesForNothing(FairState):
    def refusal(self, seat: int, action: int) -> Refusal:
        return Refusal("", {})


class HasDeadEnds(FairState):
    def legal(self, seat: int) -> list[int]:
        legal = super().legal(seat)
        stuck = seat >= 0 and sum(self.drafts[seat]) == 9
        return [] if stuck and self.phase == "bidding" else legal


class AddsInAnyOrder(FairState):
    def legal(self, seat: int) -> list[int]:
        legal = super().legal(seat)
        bidding = self.phase == "bidding" and legal
        return [DONE, *sorted(set(self.hands[seat]))] if bidding else legal

    def commit(self, seat: int) -> None:
        self.drafts[seat].sort()
        super().commit(seat)


class CountsDoneAsACard(FairState):
    def sets(self, seat: int) -> list[list[int]]:
        return [[DONE, *members] for members in super().sets(seat)]


class CountsEqualCardsOnce(FairState):
    def sets(self, seat: int) -> list[list[int]]:
        return [sorted(set(members)) for members in super().sets(seat)]


class RespellsWhatIsLegal(FairState):
    def respellings(self, seat: int) -> dict[tuple[int, ...], list[int]]:
        return {(STOP,): [STOP]} if self.phase == "winning" else {}


class RespellsToADeadEnd(FairState):
    def respellings(self, seat: int) -> dict[tuple[int, ...], list[int]]:
        return {(DONE, DRAW): [DRAW, DONE]} if self.phase == "winning" else {}


class CountsDraftsAsGone(FairState):
    def size(self, seat: int) -> int:
        return super().size(seat) - len(self.drafts[seat])


class TellsOfDrafts(FairState):
    def add(self, seat: int, card: int) -> None:
        super().add(seat, card)
        self.tell("added", {"seat": seat})


class CountsSeatsFromBehind(FairState):
    """Chance is -1, and Python's -1 is the last seat."""

    def view(self, seat: int | None) -> View:
        return super().view(seat % self.players if seat is not None else None)


class ShowsWhatIsDealtNext(FairState):
    """A draft that looks ahead, and can be taken back."""

    def view(self, seat: int | None) -> View:
        drafting = seat is not None and self.drafting(seat)
        return {**super().view(seat), "next": self.deck[0] if drafting else 0}


class EndsTurnsByTheDeck(FairState):
    def add(self, seat: int, card: int) -> None:
        super().add(seat, card)
        if self.deck and self.deck[0] < card:
            self.commit(seat)


class RemembersUndoneDrafts(FairState):
    added = [0]

    def add(self, seat: int, card: int) -> None:
        super().add(seat, card)
        self.added[0] += 1

    def key(self) -> tuple[int, ...]:
        return (*super().key(), self.added[0])


class FirstCommitWinsTies(FairState):
    def commit(self, seat: int) -> None:
        if self.actors() == list(range(self.players)):
            self.favourite = seat
        super().commit(seat)


class ClosesAfterTheFirstCommit(FairState):
    def legal(self, seat: int) -> list[int]:
        late = self.phase == "bidding" and len(self.actors()) < self.players
        return super().legal(seat)[:1] if late else super().legal(seat)


class RunsInCircles(FairState):
    def reveal(self) -> None:
        if any(self.bids):
            super().reveal()
            return
        self.bids = [None] * self.players
        self.actor = 0


class ScoresInSilence(FairState):
    def score(self, kind: str, seat: int, points: int) -> None:
        super().score(kind, seat, points)
        self.points[seat] += kind == "consoled"


class TellsPointsAsTheHouses(FairState):
    """The house follows the seats, as a player of the game's own does."""

    def tell(
        self,
        kind: str,
        facts: dict[str, Any],
        secret: dict[str, Any] | None = None,
        knows: tuple[int, ...] = (),
    ) -> None:
        told = {**facts, "seat": self.players} if kind == "won" else facts
        super().tell(kind, told, secret, knows)


class RanksTheLastFirst(FairState):
    def outcome(self) -> Outcome:
        found = super().outcome()
        return Outcome(found.scores, found.ranking[::-1], found.reason)


class EndsForNoReason(FairState):
    def outcome(self) -> Outcome:
        found = super().outcome()
        return Outcome(found.scores, found.ranking, "luck")


class LosesToAHouseThatIsNotThere(FairState):
    def outcome(self) -> Outcome:
        found = super().outcome()
        if self.players == 2:
            return found
        return Outcome(found.scores, found.ranking, "house", beaten=True)


class CrownsTheLast(FairState):
    def outcome(self) -> Outcome:
        found = super().outcome()
        found.winners = found.ranking[-1]
        return found


class ForgetsASeat(FairState):
    def outcome(self) -> Outcome:
        found = super().outcome()
        return Outcome(found.scores, found.ranking[:1], found.reason)


class PlaysByItsMood(FairState):
    games = [0]

    def reveal(self) -> None:
        self.games[0] += 1
        self.favourite = self.games[0] % self.players
        super().reveal()


class ShowsTheDeck(FairState):
    def view(self, seat: int | None) -> View:
        return {**super().view(seat), "top": self.deck[-1]}


class TellsWhoDrewWhat(FairState):
    def receive(self, kind: str, seat: int, card: int) -> None:
        self.hands[seat] = sorted([*self.hands[seat], card])
        self.tell(kind, {"seat": seat, "card": card})


class KnowsTooMany(FairState):
    """The secret of an event goes to the next seat too."""

    def tell(
        self,
        kind: str,
        facts: dict[str, Any],
        secret: dict[str, Any] | None = None,
        knows: tuple[int, ...] = (),
    ) -> None:
        if self.events is not None:
            neighbours = tuple((seat + 1) % self.players for seat in knows)
            self.events.append(Event(kind, facts, secret, (*knows, *neighbours)))


class ShowsCommittedBids(FairState):
    def shown(self, seat: int) -> list[int]:
        return list(self.bids[seat] or [])


class OpensByOthersCards(FairState):
    def legal(self, seat: int) -> list[int]:
        legal = super().legal(seat)
        others = [5 in hand for other, hand in enumerate(self.hands) if other != seat]
        return legal[:-1] if any(others) and seat >= 0 and len(legal) > 1 else legal


class RefusesByOthersCards(FairState):
    def refusal(self, seat: int, action: int) -> Refusal:
        return Refusal("no", {"better": max(max(hand, default=0) for hand in self.hands)})


class FavoursTheRichest(FairState):
    """The view shows who wins ties, and that depends on what is hidden."""

    def next_round(self) -> None:
        super().next_round()
        self.favourite = max(range(self.players), key=lambda seat: sum(self.hands[seat]))


class ForgetsWhatWasShown(FairState):
    def view(self, seat: int | None) -> View:
        return {**super().view(seat), "away": self.away[-2:]}


class HidesThePrize(FairState):
    def tell(
        self,
        kind: str,
        facts: dict[str, Any],
        secret: dict[str, Any] | None = None,
        knows: tuple[int, ...] = (),
    ) -> None:
        if kind != "prize":
            super().tell(kind, facts, secret, knows)


class CommitsInSilence(FairState):
    def tell(
        self,
        kind: str,
        facts: dict[str, Any],
        secret: dict[str, Any] | None = None,
        knows: tuple[int, ...] = (),
    ) -> None:
        if kind != "committed":
            super().tell(kind, facts, secret, knows)


class DealsIntoDrafts(FairState):
    """A seat that adds a card is dealt another one, before it has committed anything."""

    def add(self, seat: int, card: int) -> None:
        super().add(seat, card)
        self.actor = CHANCE if len(self.deck) > 4 else self.actor

    def turn_over(self, card: int) -> None:
        if self.phase != "bidding":
            super().turn_over(card)
            return
        self.actor = self.actors()[0]
        self.receive("drew", self.actor, card)
