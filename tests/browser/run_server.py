"""The server with settings from the command line: `python -m tests.browser.run_server JSON`."""

import json
import sys
from unittest import mock

from emporion.web.server import run
from emporion.web.settings import ServerSettings


def main(told: str) -> int:
    """Serve until a signal comes. `lease` and `sweep` are the runner's, the rest are settings.

    A bot's process may take long to begin on a busy machine; that is no failure here.
    """
    settings = json.loads(told)
    runner = "emporion.web.host.bot_runner"
    with (
        mock.patch(f"{runner}.LEASE", settings.pop("lease")),
        mock.patch(f"{runner}.SWEEP", settings.pop("sweep")),
        mock.patch("emporion.web.host.workers.LONGEST_THOUGHT", 600.0),
    ):
        return run(ServerSettings(**settings), lambda: None)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
