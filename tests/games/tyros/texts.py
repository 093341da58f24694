"""Canonical texts of Tyros's actions, for tests."""

from emporion.games.tyros.game import Tyros

_GAME = Tyros()
show = _GAME.show
parse = _GAME.parse
