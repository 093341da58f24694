"""Emporion beside other engines: `python -m bench.peers [--json FILE] [--svg FILE]`.

Needs a Python that has the engines of `bench/requirements-peers.txt` and a compiled emporion;
an engine that is missing is reported as not measured, and the others go on.

What is counted, for every engine: **player decisions** of whole random games on one core, also
forced ones. Set-up, dealing and other chance are part of the time but not of the count. Nothing
but legal actions is asked of an engine: no observations, no tensors; `bench.environments` asks
for those. Each is driven by the fastest ordinary loop there is for it (`bench/drivers`), all with
the same picker. All engines are timed in turn, round after round, by processor time, and each
one's best round stands.
"""

from pathlib import Path

import emporion
from bench.comparison import COPIES, Comparison, Target
from bench.contest import ROOT, Entry

HEARTS = "openspiel:hearts"
CATAN = "catanatron:catan"
BYZANZ = "emporion:byzanz"
INTERPRETED = "emporion-interpreted:byzanz"
INSIDE = "emporion-inside:byzanz"
YS = "emporion:ys"
YS_INSIDE = "emporion-inside:ys"
TYROS = "emporion:tyros"
TYROS_INSIDE = "emporion-inside:tyros"

PEERS = [
    Entry(HEARTS, "OpenSpiel hearts"),
    Entry("openspiel-tuned:hearts", "OpenSpiel hearts, tuned loop"),
    Entry("openspiel:euchre", "OpenSpiel euchre"),
    Entry("openspiel:skat", "OpenSpiel skat"),
    Entry("openspiel:spades", "OpenSpiel spades"),
    Entry("rlcard:leduc-holdem", "RLCard leduc hold'em"),
    Entry("rlcard:uno", "RLCard uno"),
    Entry("rlcard:gin-rummy", "RLCard gin rummy"),
    Entry(CATAN, "Catanatron"),
    Entry("openspiel-inside:hearts", "OpenSpiel hearts, inside C++"),
]

COMPARISON = Comparison(
    name="peers",
    contestants="engine and game",
    beside={"to hearts": HEARTS, "to Catanatron": CATAN},
    targets=[
        Target("Byzanz compiled, from Python ≥ 5 × hearts", BYZANZ, 5, HEARTS),
        Target("Byzanz compiled, from Python ≥ 20 × Catanatron", BYZANZ, 20, CATAN),
        Target("Byzanz uncompiled ≥ 1 × hearts", INTERPRETED, 1, HEARTS),
        Target("Byzanz inside compiled code ≥ 2,000,000 decisions/s", INSIDE, 2e6),
        Target("Byzanz compiled ≥ 500,000 copies/s, a copy under 2 µs", BYZANZ + COPIES, 5e5),
        Target("Ys compiled, from Python ≥ 2.5 × hearts", YS, 2.5, HEARTS),
        Target("Ys inside compiled code ≥ 1,000,000 decisions/s", YS_INSIDE, 1e6),
        Target("Ys compiled ≥ 500,000 copies/s, a copy under 2 µs", YS + COPIES, 5e5),
        Target("Tyros compiled, from Python ≥ 2.5 × hearts", TYROS, 2.5, HEARTS),
        Target("Tyros inside compiled code ≥ 1,000,000 decisions/s", TYROS_INSIDE, 1e6),
        Target("Tyros compiled ≥ 500,000 copies/s, a copy under 2 µs", TYROS + COPIES, 5e5),
    ],
    title="Random games, decisions a second",
    panels={
        "Every step called from Python": {
            "emporion": "mypyc",
            "emporion-interpreted": "uncompiled",
            "openspiel": "C++",
            "openspiel-tuned": "C++, tuned loop",
            "rlcard": "Python",
            "catanatron": "Python",
        },
        "Whole games inside the engine": {"emporion-inside": "mypyc", "openspiel-inside": "C++"},
    },
    notes=(
        "Player decisions of whole games; dealing and set-up count as time, not as decisions.",
        "Hearts inside C++ starts from a finished deal. Decisions differ in size by game.",
    ),
)


def emporion_entries(source: Path) -> list[Entry]:
    """Every game of the emporion at hand: compiled, uncompiled and inside compiled code."""
    entries = []
    for name in emporion.game_names():
        title = name.capitalize()
        entries += [
            Entry(f"emporion:{name}", f"Emporion {title}"),
            Entry(f"emporion-interpreted:{name}", f"Emporion {title}, uncompiled", source),
            Entry(f"emporion-inside:{name}", f"Emporion {title}, inside"),
        ]
    return entries


def main() -> None:
    """Run the contest, print the table and write JSON and chart."""
    options = COMPARISON.options(__doc__)
    options.add_argument("--source", type=Path, default=ROOT / "src", help="uncompiled emporion")
    asked = options.parse_args()
    COMPARISON.run([*emporion_entries(asked.source), *PEERS], asked)


if __name__ == "__main__":
    main()
