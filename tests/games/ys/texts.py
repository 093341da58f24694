"""Canonical texts of Ys's actions, for tests."""

from emporion.games.ys.game import Ys

_GAME = Ys()
show = _GAME.show
parse = _GAME.parse
