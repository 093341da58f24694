"""A decision that brings about much, for tests of how that is told."""

from typing import Any

from playwright.sync_api import Page

from .conftest import Visitor
from .stage import Line, Stage, board, let_time_pass, lit, piece, settle

COUNTED = [
    Line("Blue took wine.", kind="took", about="a", before=True),
    Line("Orange took oil.", kind="took", about="c", before=True),
    Line("Blue won the market.", about="b", points=3, before=True),
    Line("The cards went back.", about="d"),
    Line("Blue was crowned.", about="b", points=2),
]
"""What is told about the picture from before, and then about the new one."""

_AFTER = board(
    piece("card.wood", 220, 20, name="b", title="Wood"),
    lit(7, "Sell it", piece("card.corn", 220, 120, name="d", title="Corn")),
)


def sit_down(stage: Stage, visitor: Visitor, **context: Any) -> Page:
    """Open the page of a table whose bots have their usual pace."""
    stage.table.pace = 0.8
    page = visitor(stage.address, **context)
    stage.await_listener()
    # What is still being fetched would put off the next question until the clock goes on.
    settle(page)
    return page


def count(stage: Stage, **facts: Any) -> None:
    """Let all of it happen by one decision."""
    news = {"log": ["Blue began.", *COUNTED], "points": 8, "board": _AFTER, "question": "Sell"}
    stage.change(**news | facts)


def await_telling(page: Page) -> None:
    """Go on when the page begins to tell what was counted.

    Where the clock is stopped a little time passes: a page that was just fetching something else,
    such as its layout for a phone, asks for news only some milliseconds later.
    """
    let_time_pass(page, lambda: page.locator(".caption").count() > 0, step=20)
