"""The fields of an observation of Tyros, read off a view."""

from ...core.state import View
from ...games.tyros import answers
from ...games.tyros.actions import ACTIONS
from ...games.tyros.data import EMPIRES, FIELDS, GOODS, KINDS, TILES
from ...games.tyros.phases import NAMES
from ...games.tyros.sea import COASTS
from ..encoding.tyros import DRAFTED
from .numbers import around, capped, counts, flag, place, seat_place


def read(view: View) -> dict[str, list[int]]:
    """Every field by its name."""
    players: int = view["players"]
    seat: int = view["seat"]
    options = view["options"]
    draft: list[int] = view["draft"]
    if view["choice"] is not None:
        draft = [ACTIONS.find("away", kind) for kind in view["choice"]]
    steps = [ACTIONS.describe(action) for action in draft]
    fields = {
        "phase": place(NAMES.index(view["phase"]), len(NAMES)),
        "seat": place(seat, players),
        "actors": [int(other in view["actors"]) for other in around(seat, players)],
        "active": seat_place(seat, view["active"], players),
        "start": seat_place(seat, view["start"], players),
        "round": capped(view["round"]),
        "last_round": flag(view["last_round"]),
        "final": flag(view["final"]),
        "turns_left": [view["turns_left"]],
        "passes": [view["passes"]],
        "offers": [view["offers"]],
        "trades": [view["trades"]],
        "bonus": seat_place(seat, view["bonus"], players),
        "variable_setup": flag(options["setup"] == "variable"),
        "most_cities": flag(options["majority"] == "most"),
        "offers_allowed": [options["offers"]],
        "trades_allowed": [options["trades"]],
    }
    for empire in range(EMPIRES):
        fields[f"empire_{GOODS[empire]}"] = counts(view["empires"][empire], FIELDS)
    fields |= {
        "tile_pile": [view["tile_pile"]],
        "bottom": _turns(view["bottom"]),
        "pile": [view["pile"]],
        "discards": counts(view["discards"], KINDS),
        "laid": counts(view["laid"], KINDS),
        "kept": counts(view["kept"], KINDS),
        "hand": counts(view["hand"], KINDS),
        "tiles": _tiles(view["tiles"]),
    }
    for kind, field in DRAFTED:
        # Each of these kinds has one argument, whose values are numbered from 0 on.
        drafted = [
            step.number(name) for step in steps if step.kind == kind for name in step.arguments
        ]
        fields[field.name] = counts(drafted, field.size)
    for further, other in enumerate(around(seat, players)):
        seen = view["seats"][other]
        fields |= {
            f"hand_size_{further}": [seen["hand"]],
            f"known_{further}": counts(seen["known"], KINDS),
            f"tile_count_{further}": [seen["tiles"]],
            f"shown_{further}": _tiles(seen["shown"]),
            f"ships_{further}": counts(seen["ships"], COASTS),
            f"cities_{further}": counts(seen["cities"], FIELDS),
            f"points_{further}": [seen["points"]],
            f"answer_{further}": place(answers.NAMES.index(seen["answer"]), len(answers.NAMES)),
            f"give_{further}": counts(seen["give"], KINDS),
            f"want_{further}": counts(seen["want"], KINDS),
            f"chosen_{further}": flag(seen["chosen"]),
        }
        if other != seat:
            since = _since(view, other)
            unseen = [toll for toll in view["tolls"] if toll[0] == other and toll[2] is None]
            fields |= {
                f"seen_{further}": counts(view["known"][other], KINDS),
                f"kept_count_{further}": [seen["kept"]],
                f"kept_seen_{further}": counts(view["kept_known"][other], KINDS),
                f"spent_{further}": [max(number, 0) for number in since],
                f"gained_{further}": [max(-number, 0) for number in since],
                f"tolls_{further}": [len(unseen)],
            }
    return fields


def _since(view: View, other: int) -> list[int]:
    """What another has spent in this round, less what came: openly, and by tolls seen."""
    since: list[int] = view["seats"][other]["since"][:]
    for payer, owner, card in view["tolls"]:
        if card is not None:
            since[card] += (payer == other) - (owner == other)
    return since


def _tiles(listed: list[int]) -> list[int]:
    """Which tiles are listed; they are numbered from 1 on."""
    return counts([tile - 1 for tile in listed], TILES)


def _turns(bottom: list[int]) -> list[int]:
    """For each tile how soon it will be drawn, from 1 on; 0 for those that are not listed."""
    return [bottom.index(tile) + 1 if tile in bottom else 0 for tile in range(1, TILES + 1)]
