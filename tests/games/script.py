"""Moves of any game written as text, and played through its engine.

    script = Script(game)
    script.play(state, "blue: sail:22 to:17", "chance: ...")
    assert asked(state) == "orange: action"

Seats are named by their colours, actions as in records. An action may be repeated: `drop:oil*3`.
"""

from emporion.core.game import Game
from emporion.core.seats import CHANCE, COLOURS, OVER
from emporion.core.state import State

from .turns import ways


def seat(colour: str) -> int:
    """The seat of a colour."""
    return COLOURS.index(colour)


def words(text: str) -> list[str]:
    """The words of a text, those with a number as often as it says."""
    found: list[str] = []
    for word in text.split():
        name, _, number = word.partition("*")
        found += [name] * int(number or 1)
    return found


def asked(state: State) -> str:
    """Who is asked what, such as `blue: placing`, `blue orange: bidding`; `over` at the end."""
    if state.actor == OVER:
        return "over"
    names = " ".join(COLOURS[actor] for actor in state.actors()) or "chance"
    return f"{names}: {state.decision(state.actor).kind}"


class Script:
    """What can be done and what is done in a game, as text."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def play(self, state: State, *lines: str, checked: bool = True) -> None:
        """Play lines such as `blue: up:4 at:1-port`; each action must be legal, and is checked
        after. `chance: ...` stands for whatever comes, until a seat is asked.
        """
        for line in lines:
            name, texts = line.split(":", 1)
            actor = CHANCE if name == "chance" else seat(name)
            if texts == " ...":
                assert state.actor == actor == CHANCE, f"{line}: but {asked(state)}"
                while state.actor == CHANCE:
                    _apply(state, CHANCE, state.chance_outcome(state.chance_total() // 2), checked)
                continue
            for text in words(texts):
                assert actor in (state.actors() or [state.actor]), f"{line}: but {asked(state)}"
                open_ = self.legal(state, name)
                assert text in open_, f"{line}: {text} is not legal; legal are {open_}"
                _apply(state, actor, self.game.parse(actor, text), checked)

    def do(self, state: State, *texts: str, checked: bool = True) -> None:
        """Play actions, such as `"sail:22 to:17", "pass"`, by the seat that is asked."""
        for text in texts:
            for word in words(text):
                name = "chance" if state.actor == CHANCE else COLOURS[state.actor]
                self.play(state, f"{name}: {word}", checked=checked)

    def legal(self, state: State, colour: str | None = None) -> list[str]:
        """The texts of all legal actions, in their order: of a seat, or of the actor."""
        actor = state.actor
        if colour is not None:
            actor = CHANCE if colour == "chance" else seat(colour)
        return [self.game.show(actor, action) for action in state.legal(actor)]

    def legal_with(self, state: State, *starts: str) -> list[str]:
        """The actor's legal actions whose texts begin so."""
        return [text for text in self.legal(state) if text.startswith(starts)]

    def refused(self, state: State, text: str) -> str:
        """Why the actor may not do something."""
        assert text not in self.legal(state)
        return state.refusal(state.actor, self.game.parse(state.actor, text)).code

    def whole_turns(self, state: State, colour: str | None = None) -> set[str]:
        """Every way in which the actor, or another who is asked, can commit a turn, found by
        trying all drafts out.
        """
        return ways(self.game, state, None if colour is None else seat(colour))


def _apply(state: State, actor: int, action: int, checked: bool) -> None:
    state.apply(actor, action)
    if checked:
        state.check()
