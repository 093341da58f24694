"""What the end of the last round tells about the cards that were kept, and deals that fit it.

Whatever had been laid away by then, openly, was shuffled in again and may be in any hand by now.
But nothing of it was kept. A perfect memory knows of each other seat

- how many cards it kept, and which of them it was known to hold;
- what it has openly spent since, and what has openly come to it.

All cards that came to a hand unseen, kept or drawn, are the hand and what was spent, less what came
openly: its *stock*. The kept cards are among the stock, and all kept cards together are among those
that had not been laid away; the onlooker knows its own. So a deal of the hidden cards fits if each
other seat can have kept as many cards of its stock as it did, those known included, with no more of
any kind in all than had not been laid away. Whether there is a way is a flow from seats to kinds;
there are so few seats that all cuts of it can be looked at (`possible`).

The record forgets what a still longer memory could use: when in a round a card came or went, rounds
before the last one, and tolls. A toll that the onlooker did not see may have been paid with a kept
card: as many of the payer's kept cards are left out of account.
"""

from typing import Final

from ...core.game import Pick
from ...core.native import i64
from .cards import CARD, EVERY_CARD, count, least, nth_card, positive, size
from .data import KINDS


class RoundEnd:
    """What was there when the last round ended; all copies of a state share one."""

    def __init__(self, *, laid: int, kept: tuple[int, ...], known: tuple[int, ...]) -> None:
        self.laid = laid
        """The discards."""
        self.kept = kept
        """What each seat kept."""
        self.known = known
        """What each seat, and last of all a spectator, knew of it; see `knowledge`."""


# -- tolls of a round as one int ------------------------------------------------------------------

UNSEEN: Final = KINDS
"""The card of a toll that is not known, in states made from a view."""

Toll = tuple[int, int, int]
"""Who has paid it, to whom, and which card."""


def with_toll(tolls: int, payer: int, owner: int, kind: int) -> int:
    """The tolls of a round, and one more."""
    return tolls << 7 | payer << 5 | owner << 3 | kind


def tolls_in(tolls: int) -> list[Toll]:
    """The tolls of a round, in their order."""
    found: list[Toll] = []
    while tolls:
        found.append((tolls >> 5 & 3, tolls >> 3 & 3, tolls & 7))
        tolls >>= 7
    found.reverse()
    return found


# -- kept cards -----------------------------------------------------------------------------------


class Kept:
    """What somebody can know of the cards that others have kept, while hidden cards are dealt.

    Lists have an entry a seat; the onlooker's own stay 0.
    """

    def __init__(self, players: int) -> None:
        self.seats: list[int] = []
        """The seats whose kept cards are hidden, one entry for each card that is to be found in
        their stocks."""
        self.loose: list[int] = []
        """The same for cards that may have gone as a toll."""
        self.needs = [0] * players
        """How many are still to be found in each stock."""
        self.stocks = [0] * players
        """What is known of each stock, less the kept cards that have been found."""
        self.slots = [0] * players
        """How many hidden cards are in each hand."""
        self.unseen = 0
        """The hidden cards in all hands and in the pile."""
        self.unlaid = EVERY_CARD
        """The cards that can have been kept, less those that are known or have been found."""
        self.others = EVERY_CARD
        """All cards, less the kept ones that are known or have been found."""
        self.packets = [0] * players
        """The kept cards that are known or have been found."""

    def expect(
        self, seat: int, *, number: int, known: int, since: int, paid: int, hand: int
    ) -> None:
        """Another seat has kept this number of cards, of which some are known.

        `since` is what it has openly spent, less what came; `paid` the tolls that the onlooker did
        not see; `hand` what is known of the hand.
        """
        self.note(seat, known)
        hidden = number - int(size(known))
        loose = paid if paid < hidden else hidden
        self.needs[seat] = hidden - loose
        self.seats += [seat] * (hidden - loose)
        self.loose += [seat] * loose
        # Below 0 can only be what was paid unseen.
        self.stocks[seat] = int(positive(hand + since - known))

    def note(self, seat: int, packet: int) -> None:
        """A seat has kept these cards."""
        self.packets[seat] = self.packets[seat] + packet
        self.unlaid -= packet
        self.others -= packet

    def deal(self, hands: list[int], pick: Pick) -> None:
        """Find all kept cards: among what is known of the stocks, or among the hidden cards, which
        are dealt to the hands.

        Each is any card that the seat can have kept, every one as likely as the next. Only where
        it would leave none for another of the kept cards it is another one.
        """
        for seat in self.seats:
            closed = 0
            while True:
                kind, hidden = self._drawn(seat, closed, pick)
                if self._takes(seat, kind, hidden):
                    break
                closed |= 1 << (2 * kind + hidden)
            if hidden:
                hands[seat] = hands[seat] + CARD[kind]
        for seat in self.loose:
            self.note(seat, CARD[nth_card(self.unlaid, pick(int(size(self.unlaid))))])

    def _drawn(self, seat: int, closed: int, pick: Pick) -> tuple[int, int]:
        """The kind of a kept card, and whether it is among the hidden ones; by their weights.

        A known card of the stock has been kept if it is one of those that had not been laid away,
        and so has one in a hidden place, if a card of that kind lies there.
        """
        places = size(self.unseen)
        if places == 0:
            places = 1
        weights: list[int] = []
        total = 0
        for kind in range(KINDS):
            odds: i64 = 0
            if count(self.unlaid, kind):
                odds = count(self.unlaid, kind) * (_EVENLY // count(self.others, kind))
            for hidden in range(2):
                weight: i64 = 0
                if not closed >> (2 * kind + hidden) & 1:
                    if hidden:
                        weight = odds * self.slots[seat] * count(self.unseen, kind)
                    else:
                        weight = odds * places * count(self.stocks[seat], kind)
                weights.append(int(weight))
                total += int(weight)
        ticket = pick(total)
        place = 0
        while ticket >= weights[place]:
            ticket -= weights[place]
            place += 1
        return place >> 1, place & 1

    def _takes(self, seat: int, kind: int, hidden: int) -> bool:
        """Whether a seat can have kept this card and all others can be found; if so, it has."""
        card = CARD[kind]
        if hidden:
            self.slots[seat] = self.slots[seat] - 1
            self.unseen -= card
        else:
            self.stocks[seat] = self.stocks[seat] - card
        self.needs[seat] = self.needs[seat] - 1
        self.note(seat, card)
        if self.possible():
            return True
        if hidden:
            self.slots[seat] = self.slots[seat] + 1
            self.unseen += card
        else:
            self.stocks[seat] = self.stocks[seat] + card
        self.needs[seat] = self.needs[seat] + 1
        self.note(seat, -card)
        return False

    def possible(self) -> bool:
        """Whether all kept cards can be found: no cut of the flow from seats to kinds is too
        narrow.

        Only cards that had not been laid away can be kept. Of these, some seats together can keep
        at most the known cards of their stocks and one for each of their hidden places; and at
        most the known cards of their stocks and all hidden cards.
        """
        unlaid: i64 = self.unlaid
        unseen: i64 = self.unseen
        asking: i64 = 0
        for seat in range(len(self.needs)):
            if self.needs[seat]:
                asking |= 1 << seat
        together = asking
        while together:
            needs: i64 = 0
            slots: i64 = 0
            stocks: i64 = 0
            for seat in range(len(self.needs)):
                if together >> seat & 1:
                    needs += self.needs[seat]
                    slots += self.slots[seat]
                    stocks += self.stocks[seat]
            if needs > slots + size(least(unlaid, stocks)):
                return False
            if needs > size(least(unlaid, stocks + unseen)):
                return False
            together = (together - 1) & asking
        return True


_EVENLY: Final = 5040
"""What the numbers of cards of one kind divide, or nearly so."""
