"""A position of a game: who decides, what is legal, what follows."""

from abc import ABC, abstractmethod
from typing import Any

from .decision import Decision, Outcome, Refusal
from .events import Event
from .native import mypyc_attr, undefined

View = dict[str, Any]
"""What a seat knows, as plain JSON data."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """One position of one game. The engine's loop is

        while state.actor != OVER:
            if state.actor == CHANCE:
                state.apply(CHANCE, state.chance_outcome(pick(state.chance_total())))
            else:
                state.apply(state.actor, choose(state.legal(state.actor)))

    `apply` trusts its caller: the action must be in `legal`. Code that serves people goes through
    `emporion.table`, which checks first.
    """

    def __init__(self, players: int) -> None:
        self.players = players
        self.actor = 0
        self.events: list[Event] | None = None

    # -- the loop ---------------------------------------------------------------------------

    def actors(self) -> list[int]:
        """The seats that may decide now; several where secrets are chosen at the same time."""
        return [self.actor] if self.actor >= 0 else []

    @abstractmethod
    def legal(self, seat: int) -> list[int]:
        """The actions open to a seat, ascending; at a chance node, the outcomes for `CHANCE`."""
        raise undefined(self, "legal")

    @abstractmethod
    def apply(self, seat: int, action: int) -> None:
        """Carry out a legal action of a seat, or a possible outcome of `CHANCE`."""
        raise undefined(self, "apply")

    @abstractmethod
    def chance_total(self) -> int:
        """At a chance node: how many equally likely tickets there are."""
        raise undefined(self, "chance_total")

    @abstractmethod
    def chance_outcome(self, ticket: int) -> int:
        """At a chance node: the outcome that a ticket from 0 to `chance_total() - 1` stands for."""
        raise undefined(self, "chance_outcome")

    def drafting(self, seat: int) -> bool:
        """Whether the seat has begun a chain of decisions that it has not committed yet."""
        return False

    def sets(self, seat: int) -> list[list[int]]:
        """The sets that a seat can put together in its present decision: for each the actions that
        name its members, one for each that there is, whether they are open now or not. Within a
        decision there are always as many sets, in the same order.

        The rules build a set in ascending order; `emporion.table` lets people lay it in any.
        """
        return []

    def respellings(self, seat: int) -> dict[tuple[int, ...], list[int]]:
        """Steps that a seat may take next out of the order of the rules: each row of them with the
        whole draft that it completes, as the rules spell it. No row begins with what is legal now.

        Sets need none of it. It is for steps that belong together, such as a broker and its place,
        and for a pair of which the rules name a certain one first.
        """
        return {}

    # -- the position as a value ------------------------------------------------------------

    @abstractmethod
    def copy(self) -> "State":
        """An independent copy. It does not listen: its `events` is `None`."""
        raise undefined(self, "copy")

    def copy_listening(self) -> "State":
        """A copy that listens in place of this one, which must listen. It has no events yet.

        A game overrides it where an event tells of several steps, and a copy may be made between
        them.
        """
        copied = self.copy()
        copied.listen()
        return copied

    @abstractmethod
    def key(self) -> tuple[int, ...]:
        """All that decides how the game can go on; equal for equal positions."""
        raise undefined(self, "key")

    @abstractmethod
    def check(self) -> None:
        """Prove that no piece was made or lost; raises `BrokenState`."""
        raise undefined(self, "check")

    # -- for people -------------------------------------------------------------------------

    @abstractmethod
    def decision(self, seat: int) -> Decision:
        """What is asked of a seat now (or of `CHANCE`), with the facts that its wording needs."""
        raise undefined(self, "decision")

    @abstractmethod
    def refusal(self, seat: int, action: int) -> Refusal:
        """Why an action that is not legal now is not."""
        raise undefined(self, "refusal")

    @abstractmethod
    def scores(self) -> list[int]:
        """The points of each seat so far."""
        raise undefined(self, "scores")

    @abstractmethod
    def outcome(self) -> Outcome:
        """How the game ended; only when it is over."""
        raise undefined(self, "outcome")

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """What a seat knows (`None`: a spectator), built from what it may see."""
        raise undefined(self, "view")

    # -- events -----------------------------------------------------------------------------

    def listen(self) -> None:
        """Collect events from now on; states made for search do not, and save the time."""
        if self.events is None:
            self.events = []

    def tell(
        self,
        kind: str,
        facts: dict[str, Any],
        secret: dict[str, Any] | None = None,
        knows: tuple[int, ...] = (),
    ) -> None:
        """Add an event if this state listens; only the seats in `knows` see the secret facts."""
        if self.events is not None:
            self.events.append(Event(kind, facts, secret, knows))
