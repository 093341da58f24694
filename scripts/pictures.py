"""Draw the pictures of the README and the documentation anew: `make pictures`.

The same code gives the same bytes: the positions come from fixed seeds, played by the engine's
own loop and a player who follows no plan but makes a lively street.
"""

from collections.abc import Callable
from pathlib import Path

from emporion.core.rng import Rng
from emporion.core.seats import CHANCE, OVER
from emporion.core.state import State, View
from emporion.games import find
from emporion.games.byzanz.actions import BID, DONE, PASS, SELL
from emporion.render.svg import cards_svg, svg

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"


def choose(legal: list[int], rng: Rng) -> int:
    """Sell at times, bid rather low, pass now and then."""
    sales = [action for action in legal if action >= SELL]
    if sales and (DONE in legal or rng.below(3) == 0):
        return sales[-1]
    if BID in legal and rng.below(2):
        return BID
    plain = [action for action in legal if action < SELL]
    if PASS in plain and len(plain) > 1 and rng.below(3):
        plain.remove(PASS)
    return plain[rng.below(len(plain))]


def position(players: int, seed: int, wanted: Callable[[View], bool]) -> State:
    """The first position of a game in which what the deciding seat sees is wanted."""
    state = find("byzanz").setup(players)
    rng = Rng(seed)
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(CHANCE, state.drawn(rng.below(state.tickets())))
        elif wanted(state.view(state.actor)):
            return state
        else:
            state.apply(state.actor, choose(state.legal(state.actor), rng))
    raise LookupError(f"no such position in the game of seed {seed}: try another")


def lively(view: View) -> bool:
    """Mid-game: bids, an offer card taken, somebody out, goods in the market, choices in hand."""
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


def main() -> None:
    """Write the pictures."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    state = position(5, 57, lively)
    view = state.view(state.actor)
    legal = state.legal(state.actor)
    drawn = {
        "byzanz-table": svg(view, "en", legal=legal),
        "byzanz-table-dark": svg(view, "en", legal=legal, theme="dark"),
        "byzanz-phone": svg(view, "en", legal=legal, layout="phone"),
        "byzanz-cards": cards_svg("en"),
    }
    for name, picture in drawn.items():
        (PICTURES / f"{name}.svg").write_text(picture + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
