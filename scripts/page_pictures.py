"""Take the pictures of the pages again: part of `make pictures`; needs Chromium.

Tables are set up with fixed seeds and played by bots up to a lively moment, then looked at in a
real browser as one of the players sees them.
"""

import asyncio
import os
import shutil
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, sync_playwright

from bench.serving import HOST, serving
from emporion.bots import BotTurn, bot
from emporion.store import Store
from emporion.web.guest import Guests
from emporion.web.host import Guest, LiveTable, TableService
from emporion.web.host.table_spec import SeatSpec, TableSpec

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"

GUEST = Guest("a-guest-of-the-pictures", "Blue")


@dataclass(frozen=True)
class Scene:
    """A table to look at: which game, how far, and how it is seen."""

    game: str
    players: int
    seed: str
    decisions: int
    """How many decisions of the first seat have gone by; the whole game where it has fewer."""


SCENES = {
    "byzanz": Scene("byzanz", 4, "street", 9),
    "tyros": Scene("tyros", 4, "sea", 16),
    "ys": Scene("ys", 4, "city", 24),
    "ended": Scene("ys", 4, "ended", 10_000),
}


@dataclass(frozen=True)
class Shot:
    """A picture: its name, the page, and the window it is seen in."""

    name: str
    path: str
    width: int = 1280
    height: int = 800
    theme: Literal["light", "dark"] = "light"
    whole: bool = False


def shots(tables: dict[str, LiveTable]) -> list[Shot]:
    """Every picture that is taken."""
    of = {name: f"/tables/{live.table.id}" for name, live in tables.items()}
    record = tables["ended"].table.record
    return [
        Shot("page-home", "/", whole=True),
        Shot("page-home-phone", "/", 390, 780, "dark"),
        Shot("page-setup", "/games/ys", whole=True),
        Shot("page-byzanz", of["byzanz"]),
        Shot("page-byzanz-phone", of["byzanz"], 390, 780),
        Shot("page-tyros", of["tyros"], theme="dark"),
        Shot("page-tyros-phone", of["tyros"], 390, 780),
        Shot("page-ys", of["ys"]),
        Shot("page-ys-phone", of["ys"], 390, 780, "dark"),
        Shot("page-end", of["ended"], whole=True),
        Shot("page-replay", f"/replays/{record}/40"),
    ]


async def prepare(url: str) -> tuple[dict[str, LiveTable], str]:
    """Play the tables up to their moments; returns them and the guest's cookie."""
    store = await Store.open(url)
    try:
        service = TableService(store)
        tables = {name: await play(service, scene) for name, scene in SCENES.items()}
        return tables, Guests(await store.secret()).write(GUEST)
    finally:
        await store.close()


async def play(service: TableService, scene: Scene) -> LiveTable:
    """Let bots decide for everybody, up to a decision of the first seat."""
    seats = (SeatSpec("me"), *[SeatSpec("bot")] * (scene.players - 1))
    live = await service.create(GUEST, TableSpec(scene.game, scene.players, seats, seed=scene.seed))
    chooser = bot(scene.game, seed=1)
    left = scene.decisions
    while not live.over and (left or live.bots_asked):
        seat = live.bots_asked[0] if live.bots_asked else 0
        view, legal = live.view(seat), live.match.legal(seat)
        if live.bots_asked:
            await service.decide_for(live.table.id, seat, len(live.moves), whole_turn(live, seat))
        else:
            left -= 1
            step = chooser.turn(view, legal)[0]
            await service.act(live.table.id, 0, live.row(0).turn, step)
        live = await service.table(live.table.id)
    return live


def whole_turn(live: LiveTable, seat: int) -> BotTurn:
    """A bot's turn; what it saves is of no use here."""
    chooser = bot(live.table.game, seed=len(live.moves))
    return BotTurn(chooser.turn(live.view(seat), live.match.legal(seat)), 0.0)


def take(browser: Browser, address: str, cookie: str, shot: Shot) -> None:
    """One picture."""
    context = browser.new_context(
        viewport={"width": shot.width, "height": shot.height},
        color_scheme=shot.theme,
        reduced_motion="reduce",
        locale="en-GB",
        has_touch=shot.width < 760,
    )
    layout = "phone" if shot.width < 560 else "desk"
    context.add_cookies(
        [{"name": "guest", "value": cookie, "url": address},
         {"name": "layout", "value": layout, "url": address}]
    )  # fmt: skip
    page: Page = context.new_page()
    page.goto(address + shot.path, wait_until="networkidle")
    page.screenshot(path=PICTURES / f"{shot.name}.png", full_page=shot.whole)
    context.close()


def main() -> None:
    """Take every picture."""
    chromium = os.environ.get("EMPORION_CHROMIUM") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/pictures.sqlite"
        tables, cookie = asyncio.run(prepare(url))
        # Bots that take their time can be caught standing still.
        with serving(url, pace=600.0) as (port, _), sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=chromium,
                args=["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-sync"],
            )
            for shot in shots(tables):
                take(browser, f"http://{HOST}:{port}", cookie, shot)
            browser.close()


if __name__ == "__main__":
    main()
