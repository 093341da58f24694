"""Write all golden files again: `make golden`, then review the diff.

The seeds of the golden games are kept as long as they do their work. Where a change of the rules
makes one of them end for another reason, a new one is searched.

Games that were played by older rules lie in `older` and are never written again: a change of the
rules moves some of the golden games there, by hand.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from emporion.games import find, names

from .counts import counts
from .games import SEEDS, all_wanted, course_of, known_seeds, played, record_of, search
from .openings import opening

HERE = SEEDS.parent
OLDER = HERE / "older"


def golden_files(seeds: dict[str, int]) -> dict[str, Callable[[], str]]:
    """Every golden file by its path, and how its text is made."""
    files: dict[str, Callable[[], str]] = {}
    for name in names():
        game = find(name)
        for players in range(game.min_players, game.max_players + 1):
            files[f"openings/{name}-{players}.txt"] = partial(opening, game, players)
            files[f"counts/{name}-{players}.txt"] = partial(counts, game, players)
    for wanted in all_wanted():
        if str(wanted) in seeds:
            seed = seeds[str(wanted)]
            files[f"games/{wanted}.record.txt"] = partial(record_of, wanted, seed)
            files[f"games/{wanted}.course.txt"] = partial(course_of, wanted, seed)
    return files


def present() -> set[Path]:
    """The golden files that lie there, but those of older rules."""
    return {path for path in HERE.glob("*/*.txt") if path.parent != OLDER}


def fitting_seeds() -> dict[str, int]:
    """The known seeds, with a new one for each game that does not end as wanted."""
    known = known_seeds()
    seeds = {}
    for wanted in all_wanted():
        seed = known.get(str(wanted))
        kept = seed is not None and wanted.fits(played(wanted, seed))
        seeds[str(wanted)] = seed if seed is not None and kept else search(wanted)
    return seeds


def main() -> None:
    """Search, play and write; a file that is no longer wanted goes."""
    seeds = fitting_seeds()
    files = golden_files(seeds)
    SEEDS.write_text("".join(f"{name} {seed}\n" for name, seed in seeds.items()), encoding="utf-8")
    for path in present():
        if path.relative_to(HERE).as_posix() not in files:
            path.unlink()
    for name, text in files.items():
        path = HERE / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()
