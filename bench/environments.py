"""Emporion's environments beside others: `python -m bench.environments [--json FILE] [--svg FILE]`.

Needs what `bench.peers` needs; an environment that is missing is reported as not measured, and
the others go on.

What is counted, for every environment: **decisions** of whole random games on one core, where
each comes with an observation and with the legal actions, as the environment usually gives them.
The time has set-up, chance and whatever else a step does in it. Each is driven by its usual loop
(`bench/drivers`), all with the same picker. All are timed in turn, round after round, by processor
time, and each one's best round stands.
"""

import emporion
from bench.comparison import Comparison, Target
from bench.contest import Entry

HOLDEM = "pettingzoo:texas_holdem_v4"
GIN_RUMMY = "rlcard-env:gin-rummy"

PEERS = [
    Entry(HOLDEM, "PettingZoo texas hold'em"),
    Entry("pettingzoo-raw:texas_holdem_v4", "PettingZoo texas hold'em, raw"),
    Entry("pettingzoo:leduc_holdem_v4", "PettingZoo leduc hold'em"),
    Entry("pettingzoo:connect_four_v3", "PettingZoo connect four"),
    Entry("pettingzoo:tictactoe_v3", "PettingZoo tic-tac-toe"),
    Entry(GIN_RUMMY, "RLCard gin rummy"),
    Entry("rlcard-env:leduc-holdem", "RLCard leduc hold'em"),
    Entry("rlcard-env:uno", "RLCard uno"),
    Entry("openspiel-env:hearts", "OpenSpiel hearts"),
    Entry("openspiel-env:euchre", "OpenSpiel euchre"),
    Entry("openspiel-env:leduc_poker", "OpenSpiel leduc poker"),
    Entry("openspiel-env:gin_rummy", "OpenSpiel gin rummy"),
]


def _targets() -> list[Target]:
    """What each game sets out to reach as an environment, and Byzanz as many at once."""
    targets = []
    for name in ("byzanz", "tyros", "ys"):
        ours, title = f"emporion-aec:{name}", name.capitalize()
        targets += [
            Target(f"{title} ≥ 10 × PettingZoo's texas hold'em", ours, 10, HOLDEM),
            Target(f"{title} ≥ 5 × RLCard's gin rummy", ours, 5, GIN_RUMMY),
        ]
    many = "Byzanz, many at once ≥ 500,000 decisions/s"
    return [*targets, Target(many, "emporion-vector:byzanz", 5e5)]


COMPARISON = Comparison(
    name="environments",
    contestants="environment and game",
    beside={"to texas hold'em": HOLDEM, "to gin rummy": GIN_RUMMY},
    targets=_targets(),
    title="Whole environments, decisions a second",
    panels={
        "One game at a time": {
            "emporion-aec": "PettingZoo",
            "emporion-seat": "Gymnasium",
            "pettingzoo": "Python",
            "pettingzoo-raw": "no wrappers",
            "rlcard-env": "Python",
            "openspiel-env": "C++ and Python",
        },
        "Many games at once": {"emporion-vector": "NumPy"},
    },
    notes=(
        "Each decision with its observation and its legal actions. Many at once are 2,000 games.",
        "By Gymnasium one seat decides; the three others, at random, take time but do not count.",
    ),
)


def emporion_entries() -> list[Entry]:
    """Every game of the emporion at hand, compiled: by PettingZoo, by Gymnasium, and as arrays."""
    entries = []
    for name in emporion.game_names():
        title = name.capitalize()
        entries += [
            Entry(f"emporion-aec:{name}", f"Emporion {title}, PettingZoo"),
            Entry(f"emporion-seat:{name}", f"Emporion {title}, Gymnasium"),
            Entry(f"emporion-vector:{name}", f"Emporion {title}, many at once"),
        ]
    return entries


def main() -> None:
    """Run the contest, print the table and write JSON and chart."""
    asked = COMPARISON.options(__doc__).parse_args()
    COMPARISON.run([*emporion_entries(), *PEERS], asked)


if __name__ == "__main__":
    main()
