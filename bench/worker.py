"""One contestant in a process of its own: `python -m bench.worker engine:game`.

Each line read is an order, `play SECONDS` or `copy SECONDS`; each line written is its result as
JSON. Own processes keep one engine's memory, modules and crashes away from another's figures.
"""

import argparse
import gc
import json
import os
import sys
from dataclasses import asdict, dataclass

from bench.drivers import Driver, NotMeasured, open_driver
from bench.timing import burst, copies


@dataclass(frozen=True, slots=True)
class Greeting:
    """A worker's first line: ready, or the reason why this contestant cannot be measured."""

    refused: str = ""
    version: str = ""
    players: int = 0
    copyable: bool = False


def _greet(contestant: str) -> tuple[Greeting, Driver | None]:
    try:
        driver = open_driver(contestant)
    except NotMeasured as reason:
        return Greeting(refused=str(reason)), None
    except Exception as error:
        return Greeting(refused=f"{type(error).__name__}: {error}".splitlines()[0]), None
    return Greeting("", driver.version, driver.players, bool(driver.copiers)), driver


def main() -> None:
    """Open the driver, say so, and follow orders until the input ends."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("contestant")
    asked = parser.parse_args()

    # Libraries may print; only results may reach the one who reads them.
    results = os.fdopen(os.dup(1), "w", buffering=1)
    os.dup2(2, 1)
    greeting, driver = _greet(asked.contestant)
    print(json.dumps(asdict(greeting)), file=results)
    if driver is None:
        return
    gc.collect()
    gc.freeze()
    for order in sys.stdin:
        task, seconds = order.split()
        if task == "play":
            result = burst(driver.play, float(seconds)).as_dict()
        else:
            result = {"copies": copies(driver.copiers, float(seconds))}
        print(json.dumps(result), file=results)


if __name__ == "__main__":
    main()
