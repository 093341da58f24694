"""The counting example that all three books print, as a position."""

from emporion.games.ys.state import YsState

from .positions import position

BOARD = {
    "blue": "4@1-palace 3@1-port ?2@1-commercial 3@1-blue ?1@1-red",
    "orange": "4@1-commercial ?1@1-port 4@1-green ?0@2-blue",
    "purple": "3@1-port ?3@1-palace 1@3-blue ?0@3-red",
    "yellow": "4@1-port ?4@1-commercial 3@2-red",
}
"""The pictures are lost. The places fit the text: three, three and one broker in the columns."""

FRONTS = {"blue": "1 0 4", "orange": "4 1 0", "purple": "4 3 0", "yellow": "3 2 1"}
"""Orange owns three 4s here, which no player can; of Purple we only know that they have most."""


def counting_example() -> YsState:
    """The example from its beginning: Blue is about to take gems in the first neighborhood."""
    return position(
        "counting_cards",
        order="orange blue yellow purple",
        board=BOARD,
        fronts=FRONTS,
        ships="blue+green+red green+yellow+red yellow+blue+red red+blue+green",
        lines="white yellow red",
        palaces="spy herald queen king",
        checked=False,
    )
