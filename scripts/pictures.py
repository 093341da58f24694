"""Draw the pictures of the README and the documentation again: `make pictures`.

The same code gives the same bytes: the positions come from fixed seeds, played by the engine's
own loop and players who follow no plan but make a lively table.
"""

from collections.abc import Callable
from pathlib import Path

from emporion.core.rng import Rng
from emporion.core.seats import CHANCE, OVER
from emporion.core.state import State, View
from emporion.games import find
from emporion.games.ys.actions import ACTIONS as YS
from emporion.games.ys.data import CITY, SQUARES
from emporion.render.svg import cards_svg, svg

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"

Chooser = Callable[[list[int], Rng], int]


def trader(legal: list[int], rng: Rng) -> int:
    """Byzanz: sell at times, bid rather low, pass now and then."""
    kinds = {action: find("byzanz").describe(action).kind for action in legal}
    sales = [action for action in legal if kinds[action] == "sell"]
    if sales and ("done" in kinds.values() or rng.below(3) == 0):
        return sales[-1]
    bids = [action for action in legal if kinds[action] == "bid"]
    if bids and rng.below(2):
        return bids[0]
    plain = [action for action in legal if kinds[action] != "sell"] or sales[-1:]
    if kinds[plain[0]] == "pass" and len(plain) > 1 and rng.below(3):
        del plain[0]
    return plain[rng.below(len(plain))]


def prince(legal: list[int], rng: Rng) -> int:
    """Ys: play a character where possible, half of the time; else anything."""
    if len(legal) > 1 and YS.describe(legal[0]).kind == "done" and rng.below(2):
        return legal[1 + rng.below(len(legal) - 1)]
    return legal[rng.below(len(legal))]


def sailor(legal: list[int], rng: Rng) -> int:
    """Tyros: found a city where possible; else rather sail or build than trade; seldom pass."""
    kind_of = {action: find("tyros").describe(action).kind for action in legal}
    for kind, odds in (("city", 4), ("to", 4), ("sail", 3), ("ship", 2)):
        found = [action for action in legal if kind_of[action] == kind]
        if found and rng.below(4) < odds:
            return found[rng.below(len(found))]
    return legal[rng.below(len(legal))]


def position(
    game: str, players: int, seed: int, choose: Chooser, wanted: Callable[[View], bool]
) -> tuple[View, list[int]]:
    """The first position of a game in which what a deciding seat sees is wanted: view and legal."""
    state: State = find(game).setup(players)
    rng = Rng(seed)
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(CHANCE, state.chance_outcome(rng.below(state.chance_total())))
            continue
        seat = state.actors()[0]
        view, legal = state.view(seat), state.legal(seat)
        if wanted(view):
            return view, legal
        state.apply(seat, choose(legal, rng))
    raise LookupError(f"no such position in the game of seed {seed}: try another")


def lively_street(view: View) -> bool:
    """Byzanz, mid-game: bids, an offer card taken, somebody out, goods in market and hand."""
    seats = view["seats"]
    return (
        view["phase"] == "bidding"
        and view["round"] >= 3
        and not view["draft"]
        and len({card // 4 for card in view["hand"]}) >= 4
        and len({card // 4 for card in view["market"]}) >= 5
        and sum(bool(seat["bid"]) for seat in seats) >= 2
        and any(seat["offer"] for seat in seats)
        and any(seat["passed"] and not seat["offer"] for seat in seats)
        and sum(len(seat["profit"]) for seat in seats) >= 4
    )


def lively_city(view: View) -> bool:
    """Ys, in the third turn: a broker in hand, brokers all about, characters in many hands."""
    places = [piece["place"] for piece in view["pieces"]]
    return (
        view["phase"] == "placing"
        and view["turn"] == 3
        and view["round"] == 3
        and len(view["draft"]) == 3
        and sum(place < SQUARES for place in places) >= 6
        and len({place for place in places if place >= CITY}) >= 7
        and bool(view["seats"][view["seat"]]["characters"])
        and sum(bool(seat["characters"] or seat["active"]) for seat in view["seats"]) >= 3
    )


def lively_sea(view: View) -> bool:
    """Tyros, mid-game: a ship chosen and its goals to choose from; cities, discards."""
    draft = view["draft"]
    cities = [seat["cities"] for seat in view["seats"]]
    return (
        view["phase"] == "action"
        and view["round"] >= 4
        and len(draft) == 1
        and find("tyros").describe(draft[0]).kind == "sail"
        and sum(map(len, cities)) >= 4
        and sum(map(bool, cities)) >= 3
        and len(set(view["hand"])) >= 4
        and len(set(view["discards"])) >= 3
    )


def fair_offer(view: View) -> bool:
    """Tyros: an offer to answer, with cities about."""
    return (
        view["phase"] == "answer"
        and not view["draft"]
        and view["round"] >= 3
        and len(view["decision"]["give"]) + len(view["decision"]["want"]) in (3, 4)
        and len(set(view["hand"])) >= 3
    )


def main() -> None:
    """Write the pictures."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    drawn = {"byzanz-cards": cards_svg("en", game="byzanz"), "ys-cards": cards_svg("en", game="ys")}
    drawn["tyros-cards"] = cards_svg("en", game="tyros")
    for game, (view, legal) in {
        "byzanz": position("byzanz", 5, 57, trader, lively_street),
        "tyros": position("tyros", 4, 43, sailor, lively_sea),
        "ys": position("ys", 4, 19, prince, lively_city),
    }.items():
        drawn[f"{game}-table"] = svg(view, "en", legal=legal)
        drawn[f"{game}-table-dark"] = svg(view, "en", legal=legal, theme="dark")
        drawn[f"{game}-phone"] = svg(view, "en", legal=legal, layout="phone")
    view, legal = position("tyros", 4, 148, sailor, fair_offer)
    drawn["tyros-offer"] = svg(view, "en", legal=legal)
    for name, picture in drawn.items():
        (PICTURES / f"{name}.svg").write_text(picture + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
