"""The games for OpenSpiel: importing this registers them.

>>> import pyspiel
>>> import emporion.research.openspiel
>>> game = pyspiel.load_game("emporion_ys_turns(players=3,kings_favor=True,reward=rank)")
>>> game.num_players(), game.get_type().dynamics.name, game.get_type().utility.name
(3, 'SEQUENTIAL', 'ZERO_SUM')

Each game of the catalogue, also one that is registered later, is `emporion_` and its name. A game
whose bounds say so has simultaneous nodes where several seats choose at once, and a second form
whose name ends with `_turns`, for algorithms that want turns: there the seats are asked one after
another, and none sees what was chosen. All other games have this form alone.

Parameters: `players`; `reward`, one of `emporion.research.rewards.KINDS`; and every option of the
game by its name. A number whose default depends on the number of players is -1, for that default,
unless it is given. What the game refuses raises its error, with the reason.

The returns of `win` are a share of 1 win, and sum up to 1 unless nobody may win; those of `rank`
and `score` sum up to 0, and `score` stays within the points that one seat can get. A game without
bounds in its manifest has no `score`.

`observation_string` is the seat's view as JSON, `observation_tensor` what `research.layout`
describes, not scaled; games without an encoder have no tensor. `information_state_string` is a
fingerprint of the view, of all events that the seat has seen and of all that it did: equal for
histories that look the same to the seat. There is no information state tensor: what happened in a
game has no fixed size.

`resample_from_infostate` gives a state that fits the seat's view, with hidden things dealt again.
Its history begins there and holds nothing of what was before, which would tell the secrets.

Search with the bots of `open_spiel.python.algorithms`. OpenSpiel's bots in C++ cannot sample a game
that is written in Python, and their `step` crashes Python with any such game.
"""

from .game import GAMES, EmporionGame
from .state import EmporionState

__all__ = ["GAMES", "EmporionGame", "EmporionState"]
