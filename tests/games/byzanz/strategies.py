"""Cards for Hypothesis to choose from: always such as one box can hold."""

from hypothesis import strategies as st

from emporion.games.byzanz.cards import EVERY_CARD, cards, packet_of, traders, worth

from .positions import hand

_DECK = cards(EVERY_CARD)


def kinds_listed(least: int, most: int) -> st.SearchStrategy[list[int]]:
    """A number of cards of one box, by kind, in any order."""
    places = st.lists(st.integers(0, len(_DECK) - 1), unique=True, min_size=least, max_size=most)
    return places.map(lambda chosen: [_DECK[place] for place in chosen])


def packets(least: int, most: int) -> st.SearchStrategy[int]:
    """A packet of a number of cards of one box."""
    return kinds_listed(least, most).map(packet_of)


def goods_of(packet: int) -> int:
    """A packet without its traders."""
    return packet - traders(packet) * hand("trader")


@st.composite
def rivalries(draw: st.DrawFn) -> tuple[int, int, int]:
    """A hand of up to seven cards, its owner's bid so far, and a higher one of somebody else.

    Both bids may be nothing, as at the beginning of an auction.
    """
    listed = draw(kinds_listed(12, 12))
    held = packet_of(listed[: draw(st.integers(0, 7))])
    own = goods_of(packet_of(listed[7 : 7 + draw(st.integers(0, 2))]))
    other = goods_of(packet_of(listed[9 : 9 + draw(st.integers(0, 3))]))
    if worth(own) > worth(other):
        own, other = other, own
    if worth(own) == worth(other):
        own = other = 0
    return held, own, other
