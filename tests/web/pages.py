"""Tables set up and read through their pages, as a browser without a script would."""

import re
from dataclasses import dataclass
from html import unescape
from typing import Any

from httpx2 import Response
from starlette.testclient import TestClient

FRAGMENT = {"X-Fragment": "1"}


def set_up(client: TestClient, game: str, *seats: str, **further: str) -> str:
    """A new table, each seat `me`, `here`, `invite` or `bot.random`; returns its path."""
    form = {f"seat.{number}": seat for number, seat in enumerate(seats)}
    answer = client.post(
        "/tables", data={"game": game, "players": str(len(seats)), **form, **further}
    )
    assert answer.status_code == 303, answer.text
    return answer.headers["location"]


@dataclass
class Page:
    """A page as it was answered."""

    answer: Response

    @property
    def html(self) -> str:
        return self.answer.text

    @property
    def said(self) -> str:
        """The page's text."""
        return " ".join(unescape(re.sub(r"<[^>]*>", " ", self.html)).split())

    def main(self, name: str) -> str | None:
        """An attribute of the main element."""
        (tag,) = re.findall(r"<main[^>]*>", self.html)
        found = re.search(rf'\b{name}="([^"]*)"', tag)
        return unescape(found[1]) if found else None

    def region(self, name: str) -> str:
        """The HTML of a region."""
        found = re.search(rf'<section data-region="{name}".*?</section>', self.html, re.DOTALL)
        assert found is not None, name
        return found[0]

    @property
    def actions(self) -> list[int]:
        """What the decision's buttons stand for."""
        found = re.findall(r'name="action" value="(\d+)"', self.region("decision"))
        return [int(each) for each in found]

    @property
    def lit(self) -> set[int]:
        """What is lit in the picture."""
        return {int(each) for each in re.findall(r'data-action="(\d+)"', self.region("board"))}

    @property
    def turn(self) -> str:
        """The hidden field that tells a stale form."""
        found = re.search(r'name="turn" value="(\d+)"', self.region("decision"))
        assert found is not None
        return found[1]

    @property
    def refusal(self) -> str:
        """What the notice says."""
        return " ".join(re.sub(r"<[^>]*>", " ", self.region("notice")).split())


def look(client: TestClient, path: str) -> Page:
    """A page that has to be there."""
    answer = client.get(path)
    assert answer.status_code == 200, answer.text
    return Page(answer)


def send(client: TestClient, path: str, **said: Any) -> Page:
    """A form as the script sends it: the answer is a fragment."""
    return Page(client.post(path, data=said, headers=FRAGMENT))


def first_asked(client: TestClient, table: str) -> int:
    """Of several seats at one device, the first that is asked."""
    return int(re.findall(r"\?as=(\d)", look(client, table).region("decision"))[0])


def invites(page: Page) -> list[str]:
    """The paths of the links in a waiting room."""
    found = re.findall(r'data-copy="[^"]*(/join/[^"]*)"', page.html)
    return [unescape(each) for each in found]
