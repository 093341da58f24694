"""A bot of your own at a table of Emporion: the standard library, an invitation, and JSON.

    python api_bot.py http://localhost:8417 INVITATION

The invitation is the last part of the link that the table shows for a free seat. What each
address takes and gives is described at /api/openapi.json.
"""

import json
import random
import sys
import time
import urllib.request
from typing import Any


def choose(table: dict[str, Any]) -> int:
    """Your part: one of the legal actions, by what `table["view"]` tells you.

    Each has a number (`action`), a `kind` with `arguments`, and words in your language.
    """
    legal: list[dict[str, Any]] = table["legal"]
    action: int = random.choice(legal)["action"]
    return action


def play(url: str, invite: str) -> dict[str, Any]:
    """Take the seat of an invitation and play until the game is over; returns its outcome."""
    mine = ask(f"{url}/api/seats", {"invite": invite, "name": "A bot"})
    here, key = f"{url}/api/tables/{mine['table']}", mine["token"]
    while True:
        table = ask(here, key=key)
        if table["outcome"]:
            outcome: dict[str, Any] = table["outcome"]
            return outcome
        if table["legal"]:
            step = {"seat": mine["seat"], "turn": table["turn"], "action": choose(table)}
            ask(f"{here}/actions", step, key)
        else:
            time.sleep(0.2)  # or wait at the socket: /tables/{table}/news


def ask(url: str, body: object = None, key: str = "") -> dict[str, Any]:
    """One request: a post where there is something to send."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {key}"}
    with urllib.request.urlopen(urllib.request.Request(url, data, headers)) as answer:
        said: dict[str, Any] = json.load(answer)
        return said


if __name__ == "__main__":
    print(play(sys.argv[1], sys.argv[2]))
