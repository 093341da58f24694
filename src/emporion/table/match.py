"""A match: the engine's state, guarded. It checks what `apply` trusts."""

from collections.abc import Mapping, Sequence
from typing import Any

from ..core.errors import (
    IllegalAction,
    ImpossibleLabels,
    ImpossibleSeed,
    NothingToUndo,
    NotYourDecision,
    TamperedRecord,
    UnreadableAction,
)
from ..core.events import Event
from ..core.game import Game
from ..core.options import OptionValue
from ..core.seats import CHANCE, OVER, is_whole, refuse_stranger
from ..core.state import State, View
from ..games import find
from ..records.notation import Move, Record, are_labels, is_seed, read, write
from ..records.replay import compare_result, play_move, result_of
from .dice import Dice


class Match:
    """One match of one game, from the first card to the outcome.

    A seat's chain of decisions is a draft until it commits: nobody else sees it, and `undo`
    takes it back. Moves hold what is committed, chance included; a record is made of them.
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
        """Whether the game has ended."""
        return self.state.actor == OVER

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may decide now; none when the game is over."""
        return tuple(self.state.actors())

    @property
    def actor(self) -> int | None:
        """The first of the seats that may decide now."""
        actors = self.actors
        return actors[0] if actors else None

    @property
    def seats(self) -> tuple[str, ...]:
        """Labels for the record, a word for each seat or none: who or which bot plays it."""
        return self._seats

    @seats.setter
    def seats(self, labels: Sequence[str]) -> None:
        asked = tuple(labels)
        if asked and not are_labels(asked, self.state.players):
            raise ImpossibleLabels(asked=asked, players=self.state.players)
        self._seats = asked

    @property
    def seal(self) -> str | None:
        """Fixes the dice from the first throw on; the seed in the record opens it.

        A match that was resumed from a record without a seed has none.
        """
        return self._dice.seal if self._proven else None

    @property
    def seed(self) -> str | None:
        """What opens the seal: for the table's keeper alone, since it tells all throws to come."""
        return self._dice.seed if self._proven else None

    def turns(self, seat: int) -> int:
        """How many turns a seat has committed."""
        return sum(move.actor == seat for move in self._moves)

    def legal(self, seat: int) -> list[int]:
        """The actions open to a seat, ascending; none if it is not asked."""
        return self.state.legal(seat) if is_whole(seat) and seat in self.actors else []

    # -- decisions --------------------------------------------------------------------------

    def apply(self, seat: int, action: int) -> None:
        """Carry out a seat's action; what chance has to add follows at once.

        Raises `NotYourDecision` or `IllegalAction`; then nothing has changed.
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
        self._commit(Move(seat, tuple(chain)))
        self.roll()

    def undo(self, seat: int) -> None:
        """Take a seat's draft back, to its last commit point; other seats' drafts stay.

        Raises `NothingToUndo` where the seat has no draft: what is committed, revealed or
        thrown is past undoing.
        """
        if not is_whole(seat) or seat not in self._drafts or self._base is None:
            raise NothingToUndo(seat=seat)
        del self._drafts[seat]
        rebuilt = self._base.copy()
        for move in self._since_base:
            _apply_all(rebuilt, move.actor, move.actions)
        for other, chain in self._drafts.items():
            _apply_all(rebuilt, other, chain)
        rebuilt.events = self.state.events
        self.state = rebuilt

    def roll(self) -> None:
        """Let chance have its turn, as long as it is chance's turn."""
        while self.state.actor == CHANCE:
            kind = self.state.decision(CHANCE).as_data()
            outcome = self.state.drawn(self._dice.throw(self.state.tickets()))
            self.state.apply(CHANCE, outcome)
            self._since_base.append(Move(CHANCE, (outcome,)))
            self._add_outcome(outcome, kind)

    def _repeat_outcome(self, move: Move) -> None:
        """An outcome from a record, which must be what the dice give if they are known."""
        kind = self.state.decision(CHANCE).as_data() if self.state.actor == CHANCE else {}
        if kind and self._proven:
            thrown = self.state.drawn(self._dice.throw(self.state.tickets()))
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

    def _commit(self, move: Move) -> None:
        self._moves.append(move)
        self._since_base.append(move)

    def _refuse_unless_legal(self, seat: int, action: int) -> None:
        actors = self.actors
        if not is_whole(seat) or seat not in actors:
            raise NotYourDecision(seat=seat, actors=list(actors))
        if not is_whole(action) or action not in self.state.legal(seat):
            raise self.illegal(self.state, seat, action)

    def illegal(self, state: State, seat: int, action: int) -> IllegalAction:
        """Why an action is not legal in a position of this match."""
        return illegal_action(self.game, state, seat, action)

    def _is_action(self, action: object) -> bool:
        """Whether an action is in the game's action space, open or not."""
        return is_action(self.game, action)

    # -- words ------------------------------------------------------------------------------

    def show(self, action: int) -> str:
        """The canonical text of an action in the present decision; raises `UnreadableAction`."""
        if not self._is_action(action):
            raise UnreadableAction(game=self.game.name, asked=action)
        return self.game.show(self.state.actor, action)

    def parse(self, text: str) -> int:
        """The action of a canonical text; raises `UnreadableAction`."""
        if not isinstance(text, str):
            raise UnreadableAction(game=self.game.name, asked=text)
        return self.game.parse(self.state.actor, text)

    # -- what is known ----------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """What a seat knows (`None`: a spectator), as plain JSON data; raises `UnknownSeat`."""
        refuse_stranger(seat, self.state.players)
        return self.state.view(seat)

    @property
    def events(self) -> tuple[Event, ...]:
        """All that happened so far; show a seat `event.seen_by(seat)` and nothing else."""
        return tuple(self.state.events or ())

    def scores(self) -> list[int]:
        """The points of each seat so far."""
        return self.state.scores()

    def outcome(self) -> dict[str, Any] | None:
        """Ranking, winners, and the reason (the tie-break used); `None` while the game goes on."""
        return self.state.outcome().as_data() if self.over else None

    # -- the record -------------------------------------------------------------------------

    @property
    def moves(self) -> tuple[Move, ...]:
        """What has been committed, chance included."""
        return tuple(self._moves)

    def as_record(self) -> Record:
        """The match as a record's data. It holds every secret: for the table's keeper."""
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
        """The match in the notation; drafts are not part of it."""
        return write(self.as_record())


def is_action(game: Game, action: object) -> bool:
    """Whether an action is in a game's action space, open or not."""
    return is_whole(action) and action in range(game.actions)


def illegal_action(game: Game, state: State, seat: int, action: Any) -> IllegalAction:
    """Why an action of a seat, or an outcome of chance, is not legal in a position."""
    known = is_action(game, action)
    refusal = state.refusal(seat, action if known else -1)
    return IllegalAction(
        game=game.name,
        seat=seat,
        action=game.show(seat, action) if known else action,
        reason=refusal.code,
        details=refusal.facts,
    )


def new_match(
    game: str,
    players: int,
    options: Mapping[str, OptionValue] | None = None,
    seed: int | str | None = None,
    rules: int | None = None,
) -> Match:
    """A new match, its first cards dealt. Without a seed nobody can foresee the dice.

    To show the dice's seal before the first card is dealt, make the dice yourself: `Dice.fresh()`
    has a `seal` to show and a `seed` to hand over here. `rules` is an older version of the rules.
    Raises `UnknownGame`, `UnsupportedRules`, `WrongPlayers`, `UnknownOption`, `ImpossibleOption` or
    `ImpossibleSeed`.
    """
    found = find(game) if rules is None else find(game).at(rules)
    dice = Dice.fresh() if seed is None else Dice(_seed_text(seed))
    match = _start(found, players, options, dice, proven=True)
    match.roll()
    return match


def resume(text: str) -> Match:
    """The match of a record, equal to the one that wrote it, ready to go on.

    Raises a `RecordError`. If the record names the seed of its dice, every outcome of chance must
    be the one that the dice give; the same dice then go on.
    """
    record = read(text)
    game = find(record.game).at(record.rules)
    proven = record.seed is not None
    dice = Dice.fresh() if record.seed is None else Dice(record.seed)
    match = _start(game, record.players, record.options, dice, proven)
    match.seats = record.seats
    for move in record.moves:
        if move.actor == CHANCE:
            for outcome in move.actions:
                match._repeat_outcome(Move(CHANCE, (outcome,), move.line))
        else:
            play_move(match.state, game.name, move)
            match._moves.append(move)
    compare_result(match.state, record)
    match.roll()
    return match


def _seed_text(seed: int | str) -> str:
    """A seed as it stands in a record."""
    try:
        text = str(seed)
    except ValueError:  # a number with more digits than Python writes out
        text = ""
    if not is_seed(text):
        raise ImpossibleSeed(asked=seed)
    return text


def _start(
    game: Game,
    players: int,
    options: Mapping[str, OptionValue] | None,
    dice: Dice,
    proven: bool,
) -> Match:
    """A match before its first throw, with every option settled."""
    state = game.setup(players, options)
    asked = options or {}
    settled = {
        option.name: asked.get(option.name, option.usual(players)) for option in game.options
    }
    return Match(game, state, settled, dice, proven)


def _apply_all(state: State, seat: int, actions: list[int] | tuple[int, ...]) -> None:
    for action in actions:
        state.apply(seat, action)
