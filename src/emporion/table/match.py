"""A match: the engine's state, guarded. It checks what `apply` trusts."""

from collections.abc import Sequence
from typing import Any

from ..core.errors import (
    IllegalAction,
    InvalidActionText,
    InvalidLabels,
    NothingToUndo,
    NotYourDecision,
    TamperedRecord,
    UnknownAction,
)
from ..core.events import Event
from ..core.game import Game
from ..core.options import OptionValue
from ..core.seats import CHANCE, OVER, check_seat, is_int
from ..core.state import State, View
from ..records.moves import play_move, result_of
from ..records.notation import Move, Record, are_labels, write
from .dice import Dice


class Match:
    """One match of one game, from the first card to the outcome.

    A seat's chain of decisions is a draft until it commits: nobody else sees it, and `undo`
    takes it back. Moves hold what is committed, chance included; a record is made of them.

    >>> import emporion
    >>> first = emporion.game_names()[0]
    >>> match = emporion.new_match(first, players=3, seed=7)
    >>> while not match.over:
    ...     match.apply(match.actor, match.legal(match.actor)[0])
    >>> match.outcome()["ranking"]
    [[0, 1, 2]]
    """

    def __init__(
        self, game: Game, state: State, options: dict[str, OptionValue], dice: Dice, proven: bool
    ) -> None:
        self.game = game
        self.state = state
        self.options = options
        self._seats: tuple[str, ...] = ()
        self._dice = dice
        self._proven = proven
        self._moves: list[Move] = []
        self._chance_kind: dict[str, Any] = {}
        self._drafts: dict[int, list[int]] = {}
        self._base: State | None = None
        self._since_base: list[Move] = []
        state.listen()

    # -- whose decision ---------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended.

        >>> import emporion
        >>> match = emporion.new_match(emporion.game_names()[0], players=3, seed=7)
        >>> match.over
        False
        """
        return self.state.actor == OVER

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may decide now; none when the game is over.

        >>> import emporion
        >>> match = emporion.new_match(emporion.game_names()[0], players=3, seed=7)
        >>> match.actors
        (0,)
        """
        return tuple(self.state.actors())

    @property
    def actor(self) -> int | None:
        """The first of the seats that may decide now; `None` when the game is over.

        >>> import emporion
        >>> match = emporion.new_match(emporion.game_names()[0], players=3, seed=7)
        >>> match.actor
        0
        """
        actors = self.actors
        return actors[0] if actors else None

    @property
    def seats(self) -> tuple[str, ...]:
        """Labels for the record, a word for each seat or none: who or which bot plays it.

        >>> import emporion
        >>> match = emporion.new_match(emporion.game_names()[0], players=3, seed=7)
        >>> match.seats = ["person", "greedy", "greedy"]
        >>> match.seats
        ('person', 'greedy', 'greedy')
        """
        return self._seats

    @seats.setter
    def seats(self, labels: Sequence[str]) -> None:
        asked = tuple(labels)
        if asked and not are_labels(asked, self.state.players):
            raise InvalidLabels(asked=asked, players=self.state.players)
        self._seats = asked

    @property
    def seal(self) -> str | None:
        """Fixes the dice from the first throw on; the seed in the record opens it.

        A match that was replayed from a record without a seed has none.

        >>> import emporion
        >>> match = emporion.new_match(emporion.game_names()[0], players=3, seed=7)
        >>> match.seal[:16]
        '5f8e8e97c5dfea63'
        """
        return self._dice.seal if self._proven else None

    @property
    def seed(self) -> str | None:
        """What opens the seal: for the table's keeper alone, since it tells all throws to come.

        >>> import emporion
        >>> match = emporion.new_match(emporion.game_names()[0], players=3, seed=7)
        >>> match.seed
        '7'
        """
        return self._dice.seed if self._proven else None

    def turns(self, seat: int) -> int:
        """How many turns a seat has committed.

        >>> import emporion
        >>> match = emporion.new_match(emporion.game_names()[0], players=3, seed=7)
        >>> match.apply(0, match.parse("pass"))
        >>> match.turns(0), match.turns(1)
        (1, 0)
        """
        return sum(move.actor == seat for move in self._moves)

    def legal(self, seat: int) -> list[int]:
        """The actions open to a seat, ascending; none if it is not asked.

        >>> import emporion
        >>> match = emporion.new_match(emporion.game_names()[0], players=3, seed=7)
        >>> match.legal(0)
        [0, 15, 20, 21, 228]
        >>> match.legal(1)
        []
        """
        return self.state.legal(seat) if is_int(seat) and seat in self.actors else []

    # -- decisions --------------------------------------------------------------------------

    def apply(self, seat: int, action: int) -> None:
        """Carry out a seat's action; what chance has to add follows at once.

        Raises `NotYourDecision` or `IllegalAction`; then nothing has changed.

        >>> import emporion
        >>> match = emporion.new_match(emporion.game_names()[0], players=3, seed=7)
        >>> match.apply(0, match.parse("pass"))
        >>> match.actor
        1
        """
        self._refuse_unless_legal(seat, action)
        if not self._drafts:
            self._base = self.state.copy()
            self._since_base = []
        self.state.apply(seat, action)
        chain = [*self._drafts.pop(seat, []), action]
        if self.state.drafting(seat):
            self._drafts[seat] = chain
            return
        move = Move(seat, tuple(chain))
        self._moves.append(move)
        self._since_base.append(move)
        self.roll()

    def undo(self, seat: int) -> None:
        """Take a seat's draft back, to its last commit point; other seats' drafts stay.

        Raises `NothingToUndo` where the seat has no draft: what is committed, revealed or
        thrown is past undoing.

        >>> import emporion
        >>> match = emporion.new_match(emporion.game_names()[0], players=3, seed=7)
        >>> match.apply(0, match.parse("+grain-2"))
        >>> match.view(0)["draft"], match.view(1)["draft"]
        ([17], [])
        >>> match.undo(0)
        >>> match.view(0)["draft"]
        []
        """
        if not is_int(seat) or seat not in self._drafts or self._base is None:
            raise NothingToUndo(seat=seat)
        del self._drafts[seat]
        rebuilt = self._base.copy()
        drafts = [Move(other, tuple(chain)) for other, chain in self._drafts.items()]
        for move in [*self._since_base, *drafts]:
            for action in move.actions:
                rebuilt.apply(move.actor, action)
        rebuilt.events = self.state.events
        self.state = rebuilt

    def roll(self) -> None:
        """Let chance have its turn, as long as it is chance's turn.

        A new match has rolled already, and `apply` rolls after each commit.

        >>> import emporion
        >>> match = emporion.new_match(emporion.game_names()[0], players=3, seed=7)
        >>> moves = match.moves
        >>> match.roll()
        >>> match.moves == moves
        True
        """
        while self.state.actor == CHANCE:
            kind = self.state.decision(CHANCE).as_data()
            outcome = self.state.chance_outcome(self._dice.throw(self.state.chance_total()))
            self.state.apply(CHANCE, outcome)
            self._since_base.append(Move(CHANCE, (outcome,)))
            self._add_outcome(outcome, kind)

    def _repeat_outcome(self, move: Move) -> None:
        """An outcome from a record, which must be what the dice give if they are known."""
        kind = self.state.decision(CHANCE).as_data() if self.state.actor == CHANCE else {}
        if kind and self._proven:
            thrown = self.state.chance_outcome(self._dice.throw(self.state.chance_total()))
            if thrown != move.actions[0]:
                action = self.game.show(CHANCE, move.actions[0])
                raise TamperedRecord(line=move.line, what="chance", action=action)
        play_move(self.state, self.game.name, move)
        self._add_outcome(move.actions[0], kind)

    def _add_outcome(self, outcome: int, kind: dict[str, Any]) -> None:
        """Outcomes of the same question stand on one line of the record."""
        last = self._moves[-1] if self._moves else None
        if last is not None and last.actor == CHANCE and kind == self._chance_kind:
            self._moves[-1] = Move(CHANCE, (*last.actions, outcome))
        else:
            self._moves.append(Move(CHANCE, (outcome,)))
        self._chance_kind = kind

    def _refuse_unless_legal(self, seat: int, action: int) -> None:
        actors = self.actors
        if not is_int(seat) or seat not in actors:
            raise NotYourDecision(seat=seat, actors=list(actors))
        if not is_int(action) or action not in self.state.legal(seat):
            raise self.illegal(self.state, seat, action)

    def illegal(self, state: State, seat: int, action: int) -> IllegalAction:
        """Why an action is not legal in a position of this match.

        >>> import emporion
        >>> match = emporion.new_match(emporion.game_names()[0], players=3, seed=7)
        >>> print(match.illegal(match.state, 0, match.parse("+wine-2")))
        Blue: “+wine-2” is not possible now. You have no wine 2 in your hand.
        """
        return illegal_action(self.game, state, seat, action)

    # -- words ------------------------------------------------------------------------------

    def show(self, action: int) -> str:
        """The canonical text of an action in the present decision; raises `UnknownAction`.

        >>> import emporion
        >>> match = emporion.new_match(emporion.game_names()[0], players=3, seed=7)
        >>> [match.show(action) for action in match.legal(0)]
        ['pass', '+wood-1', '+grain-2', '+grain-3', 'sell:grain-3+grain-2+trader']
        """
        if not is_int(action):
            raise UnknownAction(asked=action, count=self.game.num_actions)
        return self.game.show(self.state.actor, action)

    def parse(self, text: str) -> int:
        """The action of a canonical text; raises `InvalidActionText`.

        >>> import emporion
        >>> match = emporion.new_match(emporion.game_names()[0], players=3, seed=7)
        >>> match.parse("+wood-1")
        15
        """
        if not isinstance(text, str):
            raise InvalidActionText(game=self.game.name, asked=text)
        return self.game.parse(self.state.actor, text)

    # -- what is known ----------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """What a seat knows (`None`: a spectator), as plain JSON data; raises `UnknownSeat`.

        >>> import emporion
        >>> match = emporion.new_match(emporion.game_names()[0], players=3, seed=7)
        >>> match.view(0)["hand"]
        [12, 17, 18, 24]
        >>> "hand" in match.view(None)
        False
        """
        check_seat(seat, self.state.players)
        return self.state.view(seat)

    @property
    def events(self) -> tuple[Event, ...]:
        """All that happened so far; show a seat `event.seen_by(seat)` and nothing else.

        >>> import emporion
        >>> match = emporion.new_match(emporion.game_names()[0], players=3, seed=7)
        >>> match.apply(0, match.parse("pass"))
        >>> match.events[-1].seen_by(1)
        {'event': 'passed', 'seat': 0, 'cards': []}
        """
        return tuple(self.state.events or ())

    def scores(self) -> list[int]:
        """The points of each seat so far.

        >>> import emporion
        >>> match = emporion.new_match(emporion.game_names()[0], players=3, seed=7)
        >>> match.scores()
        [0, 0, 0]
        """
        return self.state.scores()

    def outcome(self) -> dict[str, Any] | None:
        """Ranking, winners, and the reason (the tie-break used); `None` while the game goes on.

        >>> import emporion
        >>> match = emporion.new_match(emporion.game_names()[0], players=3, seed=7)
        >>> match.outcome() is None
        True
        >>> while not match.over:
        ...     match.apply(match.actor, match.legal(match.actor)[0])
        >>> match.outcome()["reason"]
        'shared'
        """
        return self.state.outcome().as_data() if self.over else None

    # -- the record -------------------------------------------------------------------------

    @property
    def moves(self) -> tuple[Move, ...]:
        """What has been committed, chance included.

        >>> import emporion
        >>> match = emporion.new_match(emporion.game_names()[0], players=3, seed=7)
        >>> match.apply(0, match.parse("pass"))
        >>> match.moves[-1].actor, match.moves[-1].actions
        (0, (0,))
        """
        return tuple(self._moves)

    def as_record(self) -> Record:
        """The match as a record's data. It holds every secret: for the table's keeper.

        >>> import emporion
        >>> match = emporion.new_match(emporion.game_names()[0], players=3, seed=7)
        >>> record = match.as_record()
        >>> record.players, record.seed, record.result
        (3, '7', None)
        """
        return Record(
            game=self.game.name,
            rules=self.game.rules,
            players=self.state.players,
            options=dict(self.options),
            seats=self.seats,
            seed=self.seed,
            result=result_of(self.state),
            moves=self.moves,
        )

    def record(self) -> str:
        """The match in the notation, which `emporion.replay` reads; drafts are not part of it.

        >>> import emporion
        >>> match = emporion.new_match(emporion.game_names()[0], players=3, seed=7)
        >>> match.record().splitlines()[5]
        'Seed: 7'
        """
        return write(self.as_record())


def illegal_action(game: Game, state: State, seat: int, action: Any) -> IllegalAction:
    """Why an action of a seat, or an outcome of chance, is not legal in a position."""
    table = game.outcomes if seat == CHANCE else game.actions
    known = is_int(action) and action in range(len(table))
    refusal = state.refusal(seat, action if known else -1)
    return IllegalAction(
        game=game.name,
        seat=seat,
        action=game.show(seat, action) if known else action,
        reason=refusal.code,
        details=refusal.facts,
    )
