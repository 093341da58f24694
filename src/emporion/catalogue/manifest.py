"""What a game is made of: one manifest names all its parts."""

from dataclasses import dataclass
from typing import Any

Part = Any
"""A part of a game: a dotted name, `package.module:attribute` or `package.module`, that is imported
when the part is first asked for. In a notebook or a test it may be the object itself; then only
this process knows the game."""


@dataclass(frozen=True, kw_only=True)
class Manifest:
    """A game's name and its parts. Every part but the rules may be missing.

    A manifest imports none of them, so it costs nothing to have and breaks no layer. A package of
    its own offers one through the entry point group `emporion.games`; `emporion.register` takes
    one at run time.

    >>> manifest = Manifest(name="senet", rules="senet.game:Senet", rules_help="senet:rules")
    >>> manifest.wording is None
    True
    """

    name: str
    """The game's name in records, addresses and commands: lower case, without spaces."""
    rules: Part
    """A subclass of `emporion.core.game.Game` without arguments, or an instance."""

    # -- words --------------------------------------------------------------------------------
    wording: Part = None
    """A subclass of `emporion.text.GameWording`; else words are made from kinds and arguments."""
    messages: Part = None
    """For a game without a wording: a mapping of languages to its texts by key, which the general
    wording says instead of codes. The games of this package have theirs in the catalogues."""
    rules_help: str | None = None
    """The folder of the rules in Markdown, a file a language: `package:folder`."""

    # -- pictures -----------------------------------------------------------------------------
    pictures: Part = None
    """What draws tables and cards (`emporion.render.parts.Pictures`); else a table of the view."""
    choices: Part = None
    """A function that lists a decision's choices in rows (`emporion.render.choices.Lister`); else
    they are listed plainly."""
    terminal: Part = None
    """What draws a view in text (`emporion.render.parts.Terminal`); else columns."""
    score_columns: Part = None
    """A module with the columns that the game adds to the terminal's table of scores."""
    cover: Part = None
    """The picture of the box (`emporion.render.parts.Cover`); else the title stands on plain
    ground."""

    # -- bots and research --------------------------------------------------------------------
    evaluator: Part = None
    """A subclass of the search's `Evaluator`; else a position is worth what random playouts say."""
    encoder: Part = None
    """A subclass of `emporion.research.encoding.encoder.Encoder`, made with a number of players;
    else there are no observations, and environments give action masks and views alone."""
    reader: Part = None
    """A function that reads an observation's fields off a view, by their names: the encoder's slow
    twin, which proves that no observation holds a secret. A game has both or neither."""
    environment: int = 1
    """The version of the game's environments, with which their names end. A change of
    observations, masks or rewards raises it."""
    openspiel: Part = None
    """What OpenSpiel asks for besides (`emporion.research.openspiel.bounds.Bounds`); else the game
    is played there turn by turn, and its points have no bound."""
    ladder: Part = ()
    """The tables that the ladder measures besides the default one: for each the number of players
    and a dictionary of options."""

    # -- scores -------------------------------------------------------------------------------
    ledger: Part = None
    """Where points come from (`emporion.table.ledger.Sources`); else scores are not taken apart."""
    paints: Part = None
    """The colours of those sources in charts."""
