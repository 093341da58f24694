"""Brokers, cards, gems and seats of Ys written as text."""

from emporion.core.seats import COLOURS as SEATS
from emporion.games.ys.actions import ship_name
from emporion.games.ys.brokers import packet_of, values_in
from emporion.games.ys.data import CHARACTERS, GEMS, SHIPS, YELLOW_CARDS
from emporion.games.ys.gems import hoard_list, hoard_of
from emporion.games.ys.state import YsState


def seat(colour: str, players: int = 2) -> int:
    """The seat of a colour; `neutral` is the owner after the two seats."""
    return players if colour == "neutral" else SEATS.index(colour)


def owners(state: YsState) -> list[str]:
    """The names of all who own brokers."""
    return [*SEATS[: state.players], *(["neutral"] if state.settings.neutral >= 0 else [])]


def brokers(text: str) -> int:
    """The packet of brokers that a text lists, such as `4 1`."""
    return packet_of([int(value) for value in text.split()])


def values(packet: int) -> str:
    """A packet's brokers, the reverse of `brokers` in ascending order."""
    return " ".join(str(value) for value in values_in(packet))


def cards(text: str) -> int:
    """The set of characters that a text lists."""
    return sum(1 << CHARACTERS.index(name) for name in text.split())


def card_names(cards_: int) -> str:
    """A set's characters by name, in the order of `CHARACTERS`."""
    return " ".join(CHARACTERS[card] for card in range(YELLOW_CARDS) if cards_ >> card & 1)


def hoard(text: str) -> int:
    """The hoard of gems that a text lists, such as `blue blue black`."""
    listed = text.split()
    return hoard_of([listed.count(gem) for gem in GEMS[:5]])


def gem_names(hoard_: int) -> str:
    """A hoard's gems by name, in the order of `GEMS`."""
    counts = enumerate(hoard_list(hoard_))
    return " ".join(GEMS[gem] for gem, number in counts for _ in range(number))


def ship(name: str) -> int:
    """The sort of ship card with a name such as `blue+white+red`, the large gem first."""
    return [ship_name(number) for number in range(len(SHIPS))].index(name)


def squares(*lines: int) -> list[str]:
    """The market's squares on some lines, by name."""
    return [f"at:{line}-{colour}" for line in lines for colour in GEMS[:4]]


def areas(*neighborhoods: int) -> list[str]:
    """The areas of some neighborhoods, by name."""
    names = ("port", "commercial", "palace")
    return [f"at:{number}-{name}" for number in neighborhoods for name in names]
