"""Positions of the King's Favor."""

from emporion.games.ys.state import YsState

from .positions import asked, do, legal, play, position

THREE = ("blue", "orange", "purple")


def sending(turn: int = 1, fronts: str = "4 1 0") -> YsState:
    """Three players are about to send a broker each."""
    return position(
        "favor",
        3,
        turn=turn,
        kings_favor=True,
        neighborhoods=3,
        throne=dict.fromkeys(THREE, "0 0 1"[: 2 * turn - 3]) if turn > 1 else {},
        fronts=dict.fromkeys(THREE, fronts),
    )


def go_on(state: YsState, question: str) -> None:
    """Play first choices, all brokers to the third port, until this is asked, of whomever."""
    while not asked(state).endswith(question):
        if asked(state).startswith("chance"):
            play(state, "chance: ...")
        else:
            do(state, "at:3-port" if "at:3-port" in legal(state) else legal(state)[0])
