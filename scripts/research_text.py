"""What the pages for researchers say of each game, besides what can be read off the code."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from emporion.games.byzanz.data import SORTS
from emporion.games.tyros.data import GOODS
from emporion.games.ys.actions import ship_name
from emporion.games.ys.data import CHARACTERS, CITY, GEMS, SHIPS
from emporion.games.ys.places import NAMES as PLACES


@dataclass(frozen=True)
class About:
    """A game's own part of its page."""

    said: str
    """What the game is, in two sentences."""
    picture: str
    """What the picture shows, for those who do not see it."""
    reading: str
    """How the numbers of an observation are to be read, where a field's line is too short: a
    list."""
    kinds: Mapping[str, str]
    """What the actions of each kind do, by its name."""
    acting: str
    """Further notes on the actions: a list."""
    at_once: str
    """Where several seats decide at once."""
    paid: str
    """What is peculiar about winning."""
    versions: Sequence[str]
    """The versions of the environments, oldest first, each with its reason."""


def _listed(names: Sequence[str]) -> str:
    return ", ".join(names)


_SHIP_NAMES = [ship_name(ship) for ship in range(len(SHIPS))]

_BYZANZ = About(
    said="""\
Each round as many lots of cards are auctioned as there are players, and everybody wins one: goods
are bid for goods, and what is paid lies in the market, where each takes a sort when the round is
over. Three cards of one sort are sold as a set, the best of them is kept as profit, and the largest
profit wins.""",
    picture="A table of Byzanz: the market street with its stalls, the lot on the carpet, a hand",
    reading=f"""\
- A field of 25 numbers counts cards by kind: the values 1 to 4 of {_listed(SORTS[:-1])}, then the
  traders. The kind of a goods card is 4 × sort + value − 1.
- The cards that were put away unseen at the start are neither in `pile` nor in `box`.""",
    kinds={
        "pass": "leave this auction; in the market, where allowed, take nothing",
        "bid": "lay down what was added, as a bid",
        "done": "sell no more after the last round",
        "add": "add a goods card to the bid, by kind, in ascending order",
        "put": "put a card of the lot into the market, by kind",
        "discard": "put a card away, over the hand limit, by kind, in ascending order",
        "take": "take a sort from the market",
        "sell": "sell a set: 33 of each sort of goods, then three traders; the first is kept",
    },
    acting="""\
- Sets can be sold before each of a seat's own decisions, so a mask may offer sales in any phase.
- A bid is a chain: cards in ascending order of their kind, then `bid`. Nobody sees it before.""",
    at_once="never",
    paid="Those who are level after all tie-breaks share the win.",
    versions=["the first"],
)

_TYROS = About(
    said="""\
Four empires grow around the Mediterranean by the tiles that players lay, while they sail along its
coasts, found cities and build ships. All of it is paid for with the empires' trade cards, which are
exchanged at the bank and traded by offers and counter-offers; fields in large empires are worth
most.""",
    picture="A table of Tyros: a chart of the Mediterranean with empires, ships and cities, a hand",
    reading=f"""\
- A field of 5 numbers counts trade cards: {_listed(GOODS)}. The one exception is `answer_…`, whose
  line says what it has.
- A field of 33 numbers is of fields: Tyros, then 1 to 32. One of 34 is of coasts: those of these
  fields, 16 being Italy's western coast, and last its eastern one, `16E`. One of 32 is of tiles 1
  to 32.
- `known_…` is certain to everybody, `seen_…` to the observing seat; cards beyond that are only
  counted, in `hand_size_…`.
- What others have kept for this round cannot be among what was laid away before it: `laid`,
  `kept_…`, `spent_…`, `gained_…` and `tolls_…` tell what follows from that. `spent_…` and
  `gained_…` count what happened openly, and tolls that the seat has seen.
- Three things that a perfect memory could work out are forgotten: between which two hands a toll
  went that the seat has not seen, what follows from rounds before the last one, and when in a round
  cards came and went. Samples that fit a view may contradict these.
- Before the end `points_…` has nothing but the bonus for a city in all four empires. What the board
  is worth so far follows from empires, cities and ships.""",
    kinds={
        "pass": "pass",
        "draw": "draw as many cards from the bank as were laid down",
        "accept": "accept an offer",
        "decline": "decline it",
        "counter": "make the counter-offer that was put together",
        "nobody": "trade with none of those who answered",
        "done": "keep the other cards for the next round",
        "ask_all": "make the offer that was put together to all",
        "ask": "make it to one seat",
        "with": "trade with a seat that answered",
        "swap": "lay a card down to swap it at the bank",
        "drop": "lay one of three cards down for a discard",
        "give": "add a card that one gives to an offer or counter-offer",
        "want": "add a card that is wanted for it",
        "take": "take a card from the discards",
        "pay": "pay a card for a ship",
        "toll": "pay a card to the owner of a city",
        "away": "put a card away that is not kept for the next round",
        "jokers": "how many of the cards paid are jokers",
        "back": "which ship goes back to the supply, where ships lie on both coasts of Italy",
        "sail": "sail with a ship from a coast",
        "to": "sail it to a coast",
        "city": "found a city on a field",
        "ship": "build a ship on a field",
        "lay": "lay a tile and let an empire grow there: 4 × (tile − 1) + empire",
        "under": "put a tile under the pile and draw another",
    },
    acting="""\
- A turn's action is a chain, as `sail:22`, `to:17`, `jokers:1`, `toll:oil`. Cards of one chain are
  named in ascending order.
- At the end of a round all choose at once, each by a chain `away:oil` … `done`, which nobody else
  sees until all have chosen.
- `ask` and `with` name seats by their number at the table, while an observation tells seats from
  the observing one on; the field `seat` has the seat's own number.
- Three offers a turn, and as many trades in a row as there are players, keep talk from being
  endless; the options `offers` and `trades` change that.""",
    at_once="what is kept at the end of each round; offers are answered one after another",
    paid="Those who are level after all tie-breaks share the win.",
    versions=[
        "the first",
        (
            "rules 2: all choose at once what they keep, so `actors` tells who may decide and "
            "`chosen_…` who has chosen; the row of trades starts again with each round; and what "
            "others can have kept is remembered (`laid`, `kept`, `kept_count_…`, `kept_seen_…`, "
            "`spent_…`, `gained_…`, `tolls_…`)"
        ),
    ],
)

_YS = About(
    said="""\
In each of four turns players bid for the turn order in secret and place brokers, one face up and
one face down at a time: in the city they win gems, characters and points, in the market gems and a
say in the quotations. At the end each colour of gems pays those who hold most of it, the more the
higher it stands.""",
    picture="A table of Ys: the round city in its sea wall, the market, its quotations, a screen",
    reading=f"""\
- A field that says *by value* counts brokers worth 0, 1, 2, 3 and 4.
- Gems come in the order {_listed(GEMS)}; owned ones end with black.
- Characters come in the order {_listed(CHARACTERS)}; where there are 15 numbers, the last is left
  out.
- Places of the board are numbered from 0 on: the market's squares {_listed(PLACES[:2])} … line by
  line, the areas {_listed(PLACES[CITY : CITY + 3])} … of one neighborhood after another, and last
  the throne room.
- `ships_left` has the sorts of ship card in the order {_listed(_SHIP_NAMES)}, the large gem first.
- `brokers_…` has twelve brokers of an owner: eight placed in this turn, in their order, and one of
  each turn in the throne room. Each has as many numbers as there are players and ten besides: place
  and 1 (0 for no broker), value and 1 (0 for unknown), face down, marked; for each seat whether it
  knows the value; for each value from 0 to 4 whether all know that it may be that, 2 for a likelier
  one; and whether it is one of a pair of which that is known.
- `places_…` tells the same place by place, as sums: 7 numbers for each of the 25 places.""",
    kinds={
        "done": "play no more characters in this window",
        "at": "where to place what was named before: a square of the market or an area",
        "up": "place a broker from behind the screen face up, by value",
        "down": "the same, face down",
        "front_up": "place one from before the screen face up, which takes the Conjurer",
        "front_down": "the same, face down",
        "stand": "who stands before the screen instead, in ascending order",
        "neutral": "place a neutral broker, in the game for two",
        "bid": "bid two brokers, which stand before the screen afterwards",
        "place": "choose a place in the turn order",
        "send": "send a broker to the throne room, in the King's Favor",
        "play": "play a character that needs no target",
        "queen": "play the Queen: close an area",
        "look": "look at a broker: 12 × owner + its number",
        "magician": "play the Magician on an own broker",
        "with": "and on another, which change places",
        "mercenary": "play the Mercenary on a broker placed in this turn",
        "herald": "play the Herald: move a broker, to where the next action says",
        "captain": "play the Captain: swap two ships",
        "take": "take gems of a ship or a line, or the colour that a white one takes",
        "columns": "decide the order of the market's columns where it is even",
        "raise": "as the highest bidder, raise a quotation",
        "lower": "as the highest bidder, lower one",
        "alchemist_nothing": "play the Alchemist in vain",
        "alchemist": "play the Alchemist: a gem for another",
        "banker": "play the Banker: raise one quotation, lower another",
        "jeweller": "play the Jeweller: take two gems",
    },
    acting="""\
- Placing is a chain: a broker face up and its place, then one face down and its place. Nothing of
  it is seen before it is complete.
- `look` names owners by their number at the table, 0 being blue, while an observation tells seats
  from the observing one on; the field `seat` has the seat's own number.""",
    at_once="the bids of each turn, and in the King's Favor the brokers sent to the throne room",
    paid="""\
Two play against a neutral player, who has no seat: where it wins, nobody does, and `win` pays
nothing.""",
    versions=["the first"],
)

ABOUT = {"byzanz": _BYZANZ, "tyros": _TYROS, "ys": _YS}
