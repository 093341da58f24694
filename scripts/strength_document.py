"""docs/strength.md, written from what was measured."""

from typing import Any

from emporion.arena.pairings import TARGETS, fair_share, target_among
from emporion.arena.plan import PlannedContest
from emporion.text import wording

_WORDS = wording("en")

_BEGINNING = """\
# How strong the bots are

This document is written by `make strength`; `make strength-report` writes it again from the
figures in `docs/strength`. A line of its tables is one candidate against as many of another
bot as the table has other seats.

- **Same luck for all.** Every deal is played once with the candidate at each seat; who sits where
  changes, the dice do not.
- **Deals, not games, are independent**, so the 95 % intervals count deals. A shared win counts in
  part.
- A pairing marked \\* **ended early**, once its share of wins was clear of the target. The test may
  be looked at after every deal (a bet against the target; by Ville's inequality it errs in at most
  5 % of all runs), and the interval is the wider one that goes with it.
- **Targets** were set for four players. At other tables they are as many times the odds of a fair
  share (below).
- **Ratings** are openskill's Plackett-Luce, over all games of a command; they compare bots of one
  command only, and only if games link them.
- **Times** are of whole turns with something to choose, on one core{cores}. Where a table counts
  decisions, they are of these: it was measured before bots were timed by the turn.
- **`greedy`** was another bot when these figures were measured ([below](#the-older-greedy)).

{summary}
## Targets

{targets}

## Measure it yourself

```
make strength                         # all of it: hours; leave it and go on whenever you like
make strength NAMES="ys ys-3"         # some of it; python -m scripts.strength --list names all
emporion ladder ys --pairing hard:greedy --games 100     # any pairing, any table
emporion ladder ys --players 3 --games 20%               # every target, a fifth of the games
emporion ladder ys --pairing hard@0.2:expert@50t         # 0.2 seconds a decision; 50 tries
emporion ladder ys --curve --games 100                   # strength against time
```

The same command goes on where it was left; other bots, rules or seeds are never mixed in. On a
cluster, with the same Emporion and `emporion[cluster]` on every machine:

```
dask scheduler
dask worker tcp://10.0.0.1:8786 --nworkers auto --nthreads 1      # on each machine
emporion ladder tyros --scheduler tcp://10.0.0.1:8786
```

One thread for each worker: bots that share one would share their time to think.
"""

_PAIRINGS = (
    "| pairing | games | share of wins (95 %) | target | | mean place (95 %) | points : others' |",
    "|---|---:|---:|---:|---|---:|---:|",
)


def document(plan: list[PlannedContest], found: dict[str, dict[str, Any]], notes: str) -> str:
    """The whole document; what has not been measured yet is said to be so."""
    parts = [_beginning(plan, found)]
    games = list(dict.fromkeys(entry.contest.game for entry in plan))
    for game in games:
        parts.append(f"## {_WORDS.game_title(game)}\n")
        for entry in plan:
            if entry.contest.game == game:
                parts.append(_section(entry, found.get(entry.name)))
    if notes.strip():
        parts.append(notes.strip() + "\n")
    return "\n".join(parts)


def _beginning(plan: list[PlannedContest], found: dict[str, dict[str, Any]]) -> str:
    machines = sorted(
        {
            (each["machine"]["cores"], each["machine"]["python"], each["machine"]["compiled"])
            for each in found.values()
        }
    )
    told = "; ".join(
        f"of {cores}, Python {python}, {'compiled' if compiled else 'interpreted'}"
        for cores, python, compiled in machines
    )
    return _BEGINNING.format(
        targets=_targets(), summary=_summary(plan, found), cores=f" ({told})" if told else ""
    )


def _targets() -> str:
    """The targets at each size of table."""
    sizes = range(2, 7)
    lines = [
        f"| players | {' | '.join(map(str, sizes))} |",
        f"|---|{'---:|' * len(sizes)}",
        f"| fair share | {' | '.join(f'{fair_share(players):.1%}' for players in sizes)} |",
    ]
    for (one, other), share in TARGETS.items():
        shares = [f"{target_among(share, players):.1%}" for players in sizes]
        lines.append(f"| {one} against {other} | {' | '.join(shares)} |")
    return "\n".join(lines)


def _summary(plan: list[PlannedContest], found: dict[str, dict[str, Any]]) -> str:
    """The default tables of all games side by side."""
    main = [entry for entry in plan if entry.name == entry.contest.game]
    titles = [_WORDS.game_title(entry.name) for entry in main]
    lines = [
        "## In short",
        "",
        f"| four players | target | {' | '.join(titles)} |",
        f"|---|---:|{'---|' * len(main)}",
    ]
    for number, ((one, other), share) in enumerate(TARGETS.items()):
        cells = [
            _cell(found[entry.name]["pairings"][number]) if entry.name in found else "–"
            for entry in main
        ]
        lines.append(f"| {one} against three {other} | {share:.0%} | {' | '.join(cells)} |")
    return "\n".join([*lines, "", *_other_tables(plan, found)])


def _other_tables(plan: list[PlannedContest], found: dict[str, dict[str, Any]]) -> list[str]:
    """The shorter runs: one line a table, each share with whether its target was reached."""
    others = [
        entry
        for entry in plan
        if entry.contest.kind == "ladder" and entry.name != entry.contest.game
    ]
    heads = [f"{one} against {other}" for one, other in TARGETS]
    lines = [
        f"| other tables | {' | '.join(heads)} |",
        f"|---|{'---|' * len(heads)}",
    ]
    for entry in others:
        data = found.get(entry.name)
        cells = [_short_cell(each) for each in data["pairings"]] if data else ["–"] * len(heads)
        game = _WORDS.game_title(entry.contest.game)
        lines.append(f"| {game}, {_title(entry)} | {' | '.join(cells)} |")
    return [*lines, ""]


def _short_cell(each: dict[str, Any]) -> str:
    return f"**{each['win_share']:.1%}** of {each['target']:.1%}, {_verdict(each)}"


def _cell(each: dict[str, Any]) -> str:
    if not each["games"]:
        return "–"
    low, high = each["win_share_95"]
    return f"**{each['win_share']:.1%}** ({low:.1%}–{high:.1%}), {_verdict(each)}"


def _section(entry: PlannedContest, data: dict[str, Any] | None) -> str:
    lines = [f"### {_title(entry)}", "", "```", entry.command, "```", ""]
    if data is None:
        return "\n".join([*lines, "Not measured yet.", ""])
    picture = f"strength/{entry.name}.svg"
    lines += [f"![{_described(entry)}]({picture})", ""]
    lines += [*_PAIRINGS, *(_pairing(data, each) for each in data["pairings"] if each["games"]), ""]
    lines += [*_bots(data), ""]
    lines.append(
        f"Seed {data['seed']}; Emporion {data['version']}, rules {data['rules']}, "
        f"bots `{data['bots']}`; [all figures](strength/{entry.name}.json)."
    )
    if data["command"] != entry.command:
        lines.append(f"Measured by another command: `{data['command']}`.")
    return "\n".join([*lines, ""])


def _title(entry: PlannedContest) -> str:
    contest = entry.contest
    if contest.kind == "curve":
        return f"Strength against time, {contest.players} players"
    words = _WORDS.game(contest.game)
    options = [
        f"{words.option_name(name)}: {words.option_value(name, value)}"
        for name, value in contest.options
    ]
    return ", ".join([f"{contest.players} players", *options])


def _described(entry: PlannedContest) -> str:
    game = _WORDS.game_title(entry.contest.game)
    return f"{game}, {_title(entry)}: shares of wins with their intervals"


def _pairing(data: dict[str, Any], each: dict[str, Any]) -> str:
    low, high = each["win_share_95"]
    star = "\\*" if each["ended_early"] else ""
    place = f"{each['mean_place']:.2f}"
    if each["mean_place_95"]:
        place += f" ({each['mean_place_95'][0]:.2f}–{each['mean_place_95'][1]:.2f})"
    target = f"{each['target']:.1%}" if each["target"] else f"fair {each['fair']:.1%}"
    cells = [
        f"{each['candidate']} : {data['players'] - 1} × {each['other']}",
        f"{each['games']}{star}",
        f"**{each['win_share']:.1%}** ({low:.1%}–{high:.1%})",
        target,
        _verdict(each),
        place,
        f"{each['mean_points']:.1f} : {each['mean_points_of_others']:.1f}",
    ]
    return f"| {' | '.join(cells)} |"


def _verdict(each: dict[str, Any]) -> str:
    """Whether a target was reached, and whether that is sure."""
    reached = each["win_share"] >= (each["target"] or each["fair"])
    if each["target"]:
        said = "reached" if reached else "missed"
    else:
        said = "above" if reached else "below"
    return f"{said}, not surely" if each["verdict"] == "open" else said


def _bots(data: dict[str, Any]) -> list[str]:
    timed = "turns" if all("turns" in times for times in data["times"].values()) else "decisions"
    return [
        f"| bot | rating | {timed} | median | 90 % | worst |",
        "|---|---:|---:|---:|---:|---:|",
        *_rows(data, timed),
    ]


def _rows(data: dict[str, Any], timed: str) -> list[str]:
    return [
        f"| {bot} | {rating['mu']:.1f} ± {rating['sigma']:.1f} | {times[timed]} "
        f"| {times['median_ms']:g} ms | {times['most_ms']:g} ms | {times['worst_ms']:g} ms |"
        for group in data["ratings"]
        for bot, rating in group.items()
        for times in [data["times"][bot]]
    ]
