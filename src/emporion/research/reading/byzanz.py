"""The fields of an observation of Byzanz, read off a view."""

from ...core.state import View
from ...games.byzanz.data import KINDS
from ...games.byzanz.phases import NAMES
from ...games.byzanz.spec import LATER_OPTIONS
from .numbers import around, capped, counts, flag, place, seat_place


def read(view: View) -> dict[str, list[int]]:
    """Every field by its name."""
    players: int = view["players"]
    seat: int = view["seat"]
    fields = {
        "phase": place(NAMES.index(view["phase"]), len(NAMES)),
        "actor": seat_place(seat, view["actor"], players),
        "round": [view["round"]],
        "lots_won": [players - len(view["offers"])],
        "pile": [view["pile"]],
        "may_decline": flag(view["options"]["picking"] == "may"),
        "goods_break_ties": flag(view["options"]["ties"] == "goods"),
        **{
            option.name: [option.values.index(view["options"][option.name])]
            for option in LATER_OPTIONS
        },
        "lot": counts(view["lot"], KINDS),
        "market": counts(view["market"], KINDS),
        "box": counts(view["box"], KINDS),
        "highest": capped(view["highest"]),
        "leader": seat_place(seat, view["leader"], players),
        "first_pass": seat_place(seat, view["first_pass"], players),
        "hand": counts(view["hand"], KINDS),
        "draft": counts(view["draft"], KINDS),
    }
    for further, other in enumerate(around(seat, players)):
        seen = view["seats"][other]
        fields |= {
            f"hand_size_{further}": [seen["hand"]],
            f"known_{further}": counts(seen["known"], KINDS),
            f"bid_{further}": counts(seen["bid"], KINDS),
            f"points_{further}": capped(seen["points"]),
            f"offer_{further}": [seen["offer"]],
            f"passed_{further}": flag(seen["passed"]),
        }
    return fields
