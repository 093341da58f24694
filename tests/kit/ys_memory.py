"""What an onlooker of Ys with a perfect memory remembers, and what it concludes.

Nothing is asked of the engine but its tables: what the throne room holds is concluded here by
trying all that it could hold.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from emporion.core.state import View
from emporion.games.ys import data

from .adapter import Viewer

Brokers = Counter[int]
Name = tuple[int, int]
"""A piece by its owner and number."""

World = dict[Name, int]
"""Values that some pieces could have."""


@dataclass
class Piece:
    """What is known of a broker on the board or in the throne room."""

    place: int
    down: bool
    value: int | None = None
    marked: bool = False
    public: bool = False
    looked: set[int] = field(default_factory=set)
    """The seats that have seen it, its owner or placer included."""
    among: set[int] = field(default_factory=set)
    """Values of which it is one, as all know, and which of them it is twice as likely to be."""
    twice: set[int] = field(default_factory=set)
    paired: bool = False

    def entry(self, players: int) -> dict[str, object]:
        """As in a view."""
        return {
            "place": self.place,
            "down": self.down,
            "value": self.value,
            "marked": self.marked,
            "public": self.public,
            "known_by": sorted(range(players) if self.public else self.looked),
            "among": [] if self.public else sorted(self.among),
            "twice": [] if self.public else sorted(self.twice),
            "paired": self.paired and not self.public,
        }


@dataclass
class Player:
    """What is known of an owner; of the neutral player only points and gems."""

    points: int = 0
    gems: Brokers = field(default_factory=Brokers)
    characters: set[int] = field(default_factory=set)
    won: set[int] = field(default_factory=set)
    active: set[int] = field(default_factory=set)
    played: int = 0
    order: int = 0
    place: int = 0
    chosen: bool = False
    front: Brokers = field(default_factory=Brokers)
    behind: int = 0
    returned: Brokers = field(default_factory=Brokers)
    """What has come back behind the screen in this counting."""
    neutrals: int = 0
    neutrals_back: Brokers = field(default_factory=Brokers)


class Memory:
    """Brokers, gems and cards, as far as they are known."""

    def __init__(self, first: View) -> None:
        """What lies open in the first position."""
        players: int = first["players"]
        options = first["options"]
        viewer: Viewer = first["seat"]
        self.viewer = viewer
        self.seats = players
        self.neutral = players if players == 2 else None
        self.neighborhoods: int = options["neighborhoods"]
        self.favor = options["kings_favor"] is True
        self.supply = Brokers(data.EXPRESS_BROKERS if options["express"] else data.BROKERS)
        strong = options["neutral"] == "strong"
        neutrals = data.NEUTRAL_BROKERS[strong] if self.neutral is not None else ()
        self.players = [Player() for _ in range(players + (self.neutral is not None))]
        self.screen = Brokers() if viewer is None else Brokers(self.supply)
        self.neutrals = Brokers() if viewer is None else Brokers(neutrals)
        for player, seat in zip(self.players, first["seats"], strict=False):
            player.behind = self.supply.total()
            player.neutrals = len(neutrals)
            player.characters = set(seat["characters"])
        self.pieces: dict[Name, Piece] = {}
        self.worlds: dict[int, list[World]] = {seat: [{}] for seat in range(players)}
        self.choice: list[int] | None = None
        self.turn = 1
        self.counting = False
        self.ships_left = [
            0 if options["express"] and data.WHITE in ship else copies
            for ship, copies in zip(data.SHIPS, data.SHIP_COPIES, strict=True)
        ]
        self.gone: set[int] = set()
        self.quotations = [data.START] * data.COLOURS
        self.queen = data.THRONE
        self.looks = 0
        self.clear_cards()

    def clear_cards(self) -> None:
        """No card lies beside the board."""
        self.palaces = [data.NOTHING] * self.neighborhoods
        self.ships = [data.NOTHING] * self.neighborhoods
        self.lines = [data.NOTHING] * data.LINES

    def entries(self) -> object:
        """All that is written, as `told` has it."""
        seats = self.players[: self.seats]
        neutral = None if self.neutral is None else self.players[self.neutral]
        return {
            "turn": self.turn,
            "palaces": self.palaces,
            "ships": self.ships,
            "lines": self.lines,
            "ships_left": self.ships_left,
            "gone": sorted(self.gone),
            "quotations": self.quotations,
            "queen": self.queen,
            "looks": self.looks,
            "pieces": {name: piece.entry(self.seats) for name, piece in self.pieces.items()},
            "seats": [
                {
                    "points": one.points,
                    "gems": [one.gems[gem] for gem in range(data.BLACK + 1)],
                    "characters": sorted(one.characters),
                    "won": sorted(one.won),
                    "active": sorted(one.active),
                    "played": one.played,
                    "order": one.order,
                    "place": one.place,
                    "chosen": one.chosen,
                    "front": sorted(one.front.elements()),
                    "behind": one.behind,
                    "behind_known": sorted(one.returned.elements()) if self.counting else [],
                    "neutrals": one.neutrals,
                    "neutrals_known": sorted(one.neutrals_back.elements()) if self.counting else [],
                }
                for one in seats
            ],
            "neutral": neutral
            and {
                "points": neutral.points,
                "gems": [neutral.gems[gem] for gem in range(data.BLACK + 1)],
            },
            "screen": sorted(self.screen.elements()),
            "neutrals": sorted(self.neutrals.elements()),
            "choice": self.choice,
        }

    def take_back(self, first: int, last: int) -> None:
        """The brokers in a range of places go behind the screens of those who placed them."""
        for name, piece in list(self.pieces.items()):
            if first <= piece.place <= last:
                assert piece.value is not None, "a broker goes back that was not revealed"
                owner, number = name
                del self.pieces[name]
                if owner == self.neutral:
                    player = self.players[number % 2]
                    player.neutrals += 1
                    player.neutrals_back[piece.value] += 1
                    if number % 2 == self.viewer:
                        self.neutrals[piece.value] += 1
                else:
                    self.players[owner].behind += 1
                    self.players[owner].returned[piece.value] += 1
                    if owner == self.viewer:
                        self.screen[piece.value] += 1

    # -- the throne room ----------------------------------------------------------------------

    def try_all(self, owner: int) -> None:
        """All other brokers have been seen in this turn: what can those in the throne room be?"""
        player = self.players[owner]
        left = Brokers(self.supply)
        left[data.FAVOR_BROKER] += min(self.turn - 1, data.FAVOR_BROKERS)
        left -= player.front + player.returned
        hidden: list[Name] = []
        for name, piece in self.pieces.items():
            if name[0] == owner:
                if piece.public:
                    assert piece.value is not None
                    left[piece.value] -= 1
                else:
                    hidden.append(name)
        worlds: list[World] = [{}]
        for name in hidden:
            worlds = [
                {**world, name: value}
                for world in worlds
                for value in left
                if left[value] > list(world.values()).count(value)
                and value in (self.pieces[name].among or left)
            ]
        before = self.worlds[owner]
        worlds = [world for world in worlds if any(old.items() <= world.items() for old in before)]
        for name in hidden:
            self.pieces[name].among = {world[name] for world in worlds}
            self.pieces[name].twice.clear()
            self.pieces[name].paired = len(self.pieces[name].among) > 1
        self.worlds[owner] = worlds
        self.conclude(owner)
        open_names = [name for name in hidden if self.pieces[name].paired]
        self.worlds[owner] = [{name: world[name] for name in open_names} for world in worlds]

    def conclude(self, owner: int) -> None:
        """What follows from the worlds that are possible: for all, each seat, and the onlooker."""
        worlds = self.worlds[owner]
        for name in worlds[0]:
            piece = self.pieces[name]
            if len({world[name] for world in worlds}) == 1:
                piece.value, piece.public = worlds[0][name], True
        for name in worlds[0]:
            for seat in range(self.seats):
                seen = [other for other in worlds[0] if seat in self.pieces[other].looked]
                if len({tuple(world[one] for one in [*seen, name]) for world in worlds}) == len(
                    {tuple(world[one] for one in seen) for world in worlds}
                ):
                    self.pieces[name].looked.add(seat)
        known = {one: self.pieces[one].value for one in worlds[0]}
        fitting = [
            world for world in worlds if all(known[one] in (None, world[one]) for one in world)
        ]
        for name in worlds[0]:
            if len({world[name] for world in fitting}) == 1:
                self.pieces[name].value = fitting[0][name]


def renamed(places: Mapping[Name, int]) -> dict[Name, Name]:
    """The pieces' names once the brokers that the Magician put into the throne room are sorted in.

    `places` is where each piece is; only those in the throne room have their last name already.
    """
    new = {name: name for name in places}
    for owner, number in places:
        if number < data.PLACED_SLOTS and places[owner, number] == data.THRONE:
            free = data.PLACED_SLOTS
            while places.get((owner, free)) == data.THRONE:
                free += 1
            new[owner, number] = (owner, free)
    return new
