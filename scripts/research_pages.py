"""The pages on each game for researchers, docs/research/*.md: `make research-pages`.

Sizes and places are read off the code, figures off docs/research/figures.json; `--measure` measures
these again first. `research_text` has the sentences that cannot be generated.
"""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from emporion.catalogue import find_manifest
from emporion.core.actions import ActionKind, ArgumentValue
from emporion.core.game import Game
from emporion.core.options import Option
from emporion.games import find
from emporion.research import layout
from emporion.research.encoders import encoded_games
from emporion.research.features import FieldSlice
from emporion.research.openspiel import GAMES as GAMES_OF_OPENSPIEL
from emporion.research.rewards import KINDS
from emporion.text import wording

from .markdown import points, table, wrapped
from .research_figures import GAMES, SEED, measure
from .research_text import ABOUT, About

FOLDER = Path(__file__).parents[1] / "docs" / "research"
FIGURES = FOLDER / "figures.json"

PLAYERS = 4
"""The number of players whose observation is told place by place."""


def page(name: str, figures: dict[str, Any]) -> str:
    """The page of a game, with the figures of its games."""
    game = find(name)
    about = ABOUT[name]
    title = wording("en").game_title(name)
    parts = [
        f"# {title}",
        about.said,
        f"![{about.picture}](../pictures/{name}-table.svg)",
        _example(name),
        _facts(game, about),
        "## Observation",
        _observation(game, about),
        "## Actions",
        _actions(game, about),
        "## Rewards",
        _rewards(about),
        "## Length and choices",
        _lengths(figures),
        "## Versions",
        _versions(game, about),
    ]
    return "\n\n".join(parts) + "\n"


def _example(name: str) -> str:
    module = f"{name}_v{find_manifest(name).environment}"
    return f"""\
```python
from emporion.research.pettingzoo import {module}

env = {module}.env(players={PLAYERS})
env.reset(seed=7)
observation, reward, termination, truncation, info = env.last()
```"""


def _facts(game: Game, about: About) -> str:
    sizes = [f"{_size(game.name, players)} for {players}" for players in _sizes(game)]
    options = [_option(option) for option in game.options]
    title = wording("en").game_title(game.name)
    version = f"v{find_manifest(game.name).environment}"
    rows = [
        ("Players", f"{game.min_players} to {game.max_players}"),
        ("Actions", f"{game.num_actions}; PettingZoo's parallel environments add one, to wait"),
        ("Observation", f"numbers from 0 to 255 (`uint8`): {', '.join(sizes)} players"),
        ("Rewards", f"at the end: {', '.join(f'`{kind}`' for kind in KINDS)}"),
        ("Several decide at once", about.at_once),
        ("Options", "; ".join(options)),
        ("PettingZoo", f"`emporion.research.pettingzoo.{game.name}_{version}`"),
        ("Gymnasium", f"`emporion/{title}-{version}`"),
        ("OpenSpiel", ", ".join(f"`{name}`" for name in _openspiel(game))),
        ("Version", f"environments {version}, rules {game.rules}"),
    ]
    return table((title, ""), rows)


def _openspiel(game: Game) -> list[str]:
    """What OpenSpiel knows the game by."""
    return [name for name, made in GAMES_OF_OPENSPIEL.items() if made.game == game.name]


def _sizes(game: Game) -> range:
    return range(game.min_players, game.max_players + 1)


def _size(name: str, players: int) -> int:
    return layout(name, players)[-1].end


def _option(option: Option) -> str:
    """An option with its values, the default in bold."""
    default = option.default_for(PLAYERS)
    values = [f"**{value}**" if value == default else str(value) for value in option.values]
    return f"`{option.name}` {', '.join(values)}"


# -- observations ---------------------------------------------------------------------------------


def _observation(game: Game, about: About) -> str:
    """Every place at the default table, and what other tables change."""
    places = layout(game.name, PLAYERS)
    once = [each for each in places if _seat_of(each.name) is None]
    return "\n\n".join(
        [
            wrapped(f"""
                At a table of {PLAYERS}, place by place;
                `layout("{game.name}", {PLAYERS})` has the same as data. Seats are told from the
                observing one on: 0 is the seat itself, 1 its left neighbour. A field with a number
                for each seat has a 1 for the one that is meant.
            """),
            table(
                ("places", "field", "largest", "what it tells"),
                [(_span(each), f"`{each.name}`", str(each.high), each.about) for each in once],
            ),
            "Then for every seat, from the observing one on:",
            _seat_table(places),
            points(about.reading),
            f"### Other tables than for {PLAYERS}",
            _differences(game),
        ]
    )


def _seat_of(name: str) -> int | None:
    """The seat that a field is of, by its name; nobody's if it does not end with a number."""
    number = name.rpartition("_")[2]
    return int(number) if number.isdigit() else None


def _stem(name: str) -> str:
    return name.rpartition("_")[0]


def _span(each: FieldSlice) -> str:
    last = each.end - 1
    return str(last) if last == each.start else f"{each.start}–{last}"


def _seat_table(places: Sequence[FieldSlice]) -> str:
    """A row for each field that every seat has, with its places for each seat."""
    by_name = {each.name: each for each in places}
    stems = list(dict.fromkeys(_stem(each.name) for each in places if _seat_of(each.name) == 1))
    rows = []
    for stem in stems:
        fields = [by_name.get(f"{stem}_{seat}") for seat in range(PLAYERS)]
        spans = ["–" if field is None else _span(field) for field in fields]
        told = by_name[f"{stem}_1"]
        rows.append([*spans, f"`{stem}_…`", str(told.high), told.about])
    seats = [f"seat {seat}" for seat in range(PLAYERS)]
    return table((*seats, "field", "largest", "what it tells"), rows)


def _differences(game: Game) -> str:
    """The fields that are larger, smaller or missing where others play."""
    tables = {
        players: {each.name: each for each in layout(game.name, players)}
        for players in _sizes(game)
    }
    names = dict.fromkeys(
        name for players in tables for name in tables[players] if _seat_of(name) in (None, 1)
    )
    rows = []
    for name in names:
        found = [_extent(fields.get(name)) for fields in tables.values()]
        if len(set(found)) > 1:
            stem = name if _seat_of(name) is None else f"{_stem(name)}_…"
            rows.append([f"`{stem}`", *found])
    heads = [f"{players} players" for players in tables]
    sizes = [str(_size(game.name, players)) for players in tables]
    return "\n\n".join(
        [
            wrapped("""
                There are as many seats as players. Besides, these fields differ: how many numbers
                they have, and in brackets the largest that can stand there.
            """),
            table(("field", *heads), [*rows, ["all numbers", *sizes]]),
        ]
    )


def _extent(field: FieldSlice | None) -> str:
    return "–" if field is None else f"{field.end - field.start} ({field.high})"


# -- actions, rewards, lengths, versions ----------------------------------------------------------


def _actions(game: Game, about: About) -> str:
    rows = []
    for kind in game.actions.kinds:
        first = game.actions.first(kind.name)
        last = first + len(kind.rows) - 1
        span = str(first) if last == first else f"{first}–{last}"
        shown = [f"`{text}`" for text in dict.fromkeys([kind.texts[0], kind.texts[-1]])]
        told = about.kinds[kind.name]
        rows.append((span, f"`{kind.name}`", _arguments(kind), " … ".join(shown), told))
    return "\n\n".join(
        [
            wrapped(f"""
                An action is a number from 0 to {game.num_actions - 1}, the same for every seat and
                number of players. Masks and `legal` say which are open; `game.describe` gives an
                action's kind and arguments, `match.show` and `match.parse` turn numbers into the
                texts of records and back.
            """),
            table(("actions", "kind", "arguments", "from … to", "what they do"), rows),
            points(about.acting),
        ]
    )


def _arguments(kind: ActionKind) -> str:
    """A kind's arguments, each with its range."""
    columns = zip(*kind.rows, strict=True)
    said = [
        f"`{name}` {_range(list(values))}"
        for name, values in zip(kind.arguments, columns, strict=False)
    ]
    return ", ".join(said) or "–"


def _range(values: Sequence[ArgumentValue]) -> str:
    """The values of an argument; where it is several numbers, how many, and of which."""
    rows = [each if isinstance(each, tuple) else (each,) for each in values]
    extent = _between({number for row in rows for number in row})
    if rows == [(each,) for each in values]:
        return extent
    return f"{_between({len(row) for row in rows})} of {extent}"


def _between(numbers: set[int]) -> str:
    """Numbers as ranges."""
    starts = sorted(each for each in numbers if each - 1 not in numbers)
    ends = sorted(each for each in numbers if each + 1 not in numbers)
    return ", ".join(
        str(first) if first == last else f"{first}–{last}"
        for first, last in zip(starts, ends, strict=True)
    )


def _rewards(about: About) -> str:
    return wrapped(f"""
        Nothing is paid before the end. Then, by the setting `reward`, as
        [told for all games](index.md#rewards): `win`, a share of the win; `rank`, from 1 for the
        first to −1 for the last; `score`, the seat's points less the average of the others'.
        {about.paid}
    """)


def _lengths(figures: dict[str, Any]) -> str:
    rows = [
        (
            players,
            f"`{who}`",
            str(found["games"]),
            f"{found['decisions']:.0f} ({found['shortest']}–{found['longest']})",
            f"{found['chance']:.0f}",
            f"{found['choices']:.1f}",
            f"{found['median']:g}",
            str(found["most"]),
            f"{found['forced']:.0%}",
        )
        for players, kinds in figures["players"].items()
        for who, found in kinds.items()
    ]
    heads = (
        "players", "played by", "games", "decisions a game", "chance", "legal, mean", "median",
        "most", "forced",
    )  # fmt: skip
    return "\n\n".join(
        [
            wrapped("""
                Measured with the default options, all seats played by the same kind of bot. A
                decision is one action of one seat, so a turn has several. *Chance* counts what is
                drawn in a game; *legal* the actions that a decision offers; *forced* is the share
                of decisions that offer one.
            """),
            table(heads, rows),
            wrapped(f"""
                `make research-pages MEASURE=yes` plays the same games again (seed {SEED});
                [figures.json](figures.json) has all figures, of rules {figures["rules"]}.
            """),
        ]
    )


def _versions(game: Game, about: About) -> str:
    environments = [
        (f"environments v{number}", reason) for number, reason in enumerate(about.versions, 1)
    ]
    rules = [(f"rules {number}", reason) for number, reason in enumerate(game.history, 1)]
    return table(("version", "reason"), [*environments, *rules])


def pages() -> dict[Path, str]:
    """What stands in the page of every game."""
    figures = json.loads(FIGURES.read_text("utf-8"))
    return {FOLDER / f"{name}.md": page(name, figures[name]) for name in encoded_games()}


def main() -> None:
    """Write the pages, and measure before if that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--measure", action="store_true", help="play games for figures.json first")
    if parser.parse_args().measure:
        found = json.dumps(measure(GAMES), indent=1)
        FIGURES.write_text(found + "\n", encoding="utf-8", newline="\n")
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
