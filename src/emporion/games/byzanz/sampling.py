"""Full states that fit what a seat knows, made from its view alone."""

from typing import Final

from ...core.game import Pick
from ...core.state import View
from .cards import CARD, EVERY_CARD, nth_card, packet_of, size, worth
from .data import OFFERS
from .phases import BIDDING, ENDED, FINAL_SALES, NAMES
from .spec import ByzanzSettings
from .state import ByzanzState

_AFTER_THE_LAST_ROUND: Final = (NAMES[FINAL_SALES], NAMES[ENDED])


def determinize(view: View, pick: Pick) -> ByzanzState:
    """Deal the unseen cards to the hands that hide some; what is left is the pile.

    Another seat's draft is not in the view, so its cards are dealt back into its hand.
    """
    players: int = view["players"]
    seats = view["seats"]
    seat: int | None = view["seat"]
    lot = packet_of(view["lot"])
    market = packet_of(view["market"])
    box = packet_of(view["box"])
    known = [packet_of(other["known"]) for other in seats]
    bids = [packet_of(other["bid"]) for other in seats]
    totals = [worth(bid) for bid in bids]
    profits = [packet_of(other["profit"]) for other in seats]
    draft_cards: list[int] = [] if seat is None else view["draft"]
    draft = packet_of(draft_cards)
    hands = known[:]
    if seat is not None:
        hands[seat] = packet_of(view["hand"]) + draft
    unseen = EVERY_CARD - lot - market - box - sum(hands) - sum(bids) - sum(profits)
    left = size(unseen)
    for other in range(players):
        if other == seat:
            continue
        hidden: int = seats[other]["hand"] - len(seats[other]["known"])
        for _ in range(hidden):
            kind = nth_card(unseen, pick(left))
            unseen -= CARD[kind]
            hands[other] += CARD[kind]
            left -= 1
    finished: int = view["round"] - 1
    if view["phase"] in _AFTER_THE_LAST_ROUND:
        finished += 1
    return ByzanzState(
        players=players,
        settings=ByzanzSettings(dict(view["options"])),
        phase=NAMES.index(view["phase"]),
        actor=view["actor"],
        rounds_finished=finished,
        lots=len(OFFERS[players]) - len(view["offers"]),
        opener=view["opener"],
        unseen=unseen,
        left=left,
        to_turn=view["to_turn"],
        lot=lot,
        market=market,
        box=box,
        hands=hands,
        known=known,
        bids=bids,
        totals=totals,
        profits=profits,
        held=[other["offer"] for other in seats],
        passed=[other["passed"] for other in seats],
        first_pass=view["first_pass"],
        leader=view["leader"],
        highest=view["highest"],
        draft=draft,
        draft_worth=worth(draft) if view["phase"] == NAMES[BIDDING] else 0,
        last_kind=max(draft_cards) if draft_cards else 0,
    )
