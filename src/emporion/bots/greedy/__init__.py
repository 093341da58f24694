"""The bot `greedy`: a hand-made judgement of each action a game allows, one decision ahead."""

from .bot import Greedy as Greedy
