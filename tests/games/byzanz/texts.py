"""Canonical texts of Byzanz's actions, for tests."""

from emporion.games.byzanz.game import Byzanz

_GAME = Byzanz()
show = _GAME.show
parse = _GAME.parse
