"""A small server that stands in for ours: the script, and a table that a test arranges."""

import asyncio
import contextlib
import socket
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass, field
from html import escape
from pathlib import Path

import uvicorn
from playwright.sync_api import Page
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

import emporion.web
from emporion.web.guard import POLICY

_STATIC = Path(emporion.web.__file__).parent / "static"
_TYPES = {".js": "text/javascript", ".css": "text/css"}

_STYLE = """
.board { width: 800px } svg { width: 100%; display: block }
@media (max-width: 400px) {
  .board { width: 100% } .sheet { position: fixed; inset: auto 0 0; height: 200px; overflow: auto }
}
"""

_PATIENCE = 60
"""Seconds after which what has not happened will not, on a machine with other things to do."""

WORDS = {"offline": "No wind.", "online": "Wind.", "unsent": "Not sent.", "failed": "Failed.",
         "copied": "Copied.", "yours": "Your turn", "skip": "Skip", "close": "Close",
         "happened": "What happened:"}  # fmt: skip


def piece(
    kind: str,
    x: float,
    y: float,
    *,
    name: str,
    title: str,
    seat: str = "blue",
    means: int | None = None,
) -> str:
    """A square on the board that can travel; a click on it may mean an action, though not open."""
    meant = "" if means is None else f' data-means="{means}"'
    return (
        f'<g role="img" aria-label="{title}" data-id="{name}" data-piece="{kind}" '
        f'data-seat="{seat}"{meant} transform="translate({x} {y})"><title>{title}</title>'
        '<rect width="20" height="20"/></g>'
    )


def lit(action: int, label: str, *drawn: str, title: str = "") -> str:
    """What an action is chosen by."""
    named = f"<title>{title}</title>" if title else ""
    return (
        f'<g class="emp-lit" data-action="{action}" role="button" tabindex="-1" '
        f'aria-label="{label}">{named}{"".join(drawn)}</g>'
    )


def laid(step: int, label: str, *drawn: str) -> str:
    """What is laid and taken back by a click."""
    return (
        f'<g class="emp-laid" data-laid="{step}" role="button" tabindex="-1" '
        f'aria-label="{label}">{"".join(drawn)}</g>'
    )


def board(*drawn: str, box: str = "0 0 400 200") -> str:
    """A picture of the table."""
    return f'<svg class="emp" viewBox="{box}" role="group">{"".join(drawn)}</svg>'


@dataclass(frozen=True)
class Line:
    """A line of the log with what lets it be told as a step."""

    said: str
    kind: str = ""
    about: str = ""
    """What it is about in the picture, by `data-id`."""
    points: int = 0
    """What Blue scores by it."""
    before: bool = False
    clears: bool = False

    def html(self, number: int) -> str:
        """The line as a paragraph."""
        marks = [f'data-kind="{self.kind or number}"', f'data-about="{self.about}"']
        marks += [f'data-scores="blue" data-points="{self.points}"'] if self.points else []
        marks += ["data-before"] if self.before else []
        marks += ["data-clears"] if self.clears else []
        return f'<p class="line" data-event="{number}" {" ".join(marks)}>{escape(self.said)}</p>'


@dataclass
class Table:
    """What the page shows."""

    visit: int = 0
    """Which test it is for."""
    version: int = 1
    lang: str = "en"
    board: str = field(
        default_factory=lambda: board(
            lit(5, "Take it", piece("card.wine", 20, 20, name="a", title="Wine")),
            piece("card.wood", 120, 20, name="b", title="Wood"),
            piece("card.oil", 20, 120, name="c", title="Oil"),
            lit(7, "Sell it", piece("card.corn", 120, 120, name="d", title="Corn"), title="Here"),
        )
    )
    asked: bool = True
    question: str = "Choose a card"
    choices: dict[int, str] = field(default_factory=lambda: {5: "Take it", 7: "Sell it"})
    points: int = 3
    log: list[str | Line] = field(default_factory=lambda: ["Blue began."])
    forgotten: int = 0
    """How many lines of the log were before those that are shown."""
    chat: list[str] = field(default_factory=list)
    refusal: str = ""
    layout: str = "desk"
    pace: float = 0
    """The bots' pace, by which what happened is told step by step; 0: it is not."""
    state: str = "playing"
    curtain: bool = False
    """Whether it is to be handed to the next person at this device."""

    def main(self) -> str:
        """The main element, as a fragment has it."""
        buttons = "".join(
            f'<button name="action" value="{action}" data-action="{action}">{words}</button>'
            for action, words in self.choices.items()
        )
        lines = "".join(
            (Line(said) if isinstance(said, str) else said).html(number)
            for number, said in enumerate(self.log, self.forgotten)
        )
        said = "".join(f"<p>{escape(each)}</p>" for each in self.chat)
        asked = ' data-asked="1"' if self.asked else ""
        question = f'<h2 id="asked" tabindex="-1">{self.question}</h2>'
        question = f'<div class="curtain">{question}</div>' if self.curtain else question
        return f"""
<main id="table" data-table="t" data-version="{self.version}" data-as="0"
  data-news="/tables/t/news?{self.visit}" data-fragment="/tables/t/fragment?as=0"{asked}
  data-why="/tables/t/why?as=0"
  data-layout="{self.layout}" data-pace="{self.pace}" data-state="{self.state}">
<section data-region="notice" role="alert">{self.refusal}</section>
<section data-region="board"><div class="board">{self.board}</div></section>
<section data-region="seats"><span data-tip="What Blue has scored"
  tabindex="0"><span class="points" data-score="blue">{self.points}</span></span>
  <form method="post" action="/tables/t/leave" data-swap><button name="seat" value="1">Stand in
  </button></form></section>
<div class="sheet"><section data-region="decision">
  <form method="post" action="/tables/t/act" data-decide data-undo-at="/tables/t/undo">
  <input type="hidden" name="as" value="0"><input type="hidden" name="turn" value="{self.version}">
  {question}{buttons}
  <button formaction="/tables/t/undo" name="all" value="0" data-undo>Undo</button>
  <details><summary>More</summary><p>Much more.</p></details></form></section></div>
<section data-region="log"><div role="log">{lines}</div></section>
<section data-region="chat"><div role="log">{said}</div>
  <form method="post" action="/tables/t/chat" data-chat><input name="text" aria-label="Say">
  <button>Send</button></form></section>
<section data-region="text"><button data-copy="a link">Copy</button> <a href="/rules/ys"
  data-dialog="/rules/ys?fragment=1">Rules</a>
  <button data-notify>Tell me</button></section>
</main>"""

    def page(self, main: str = "") -> str:
        """The whole page, around the table or something else."""
        words = " ".join(f'data-say-{name}="{said}"' for name, said in WORDS.items())
        langs = "".join(
            f'<label><input type="radio" name="lang" value="{lang}"'
            f"{' checked' if lang == self.lang else ''}>{lang}</label>"
            for lang in ("en", "nl")
        )
        return f"""<!doctype html>
<html lang="{self.lang}"><head><meta charset="utf-8"><title>Table {self.lang}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><link rel="stylesheet" href="/static/tokens.css">
<link rel="stylesheet" href="/static/motion.css">
<link rel="stylesheet" href="/static/stage.css">
<script type="module" src="/static/emporion.js"></script></head><body data-page="table" {words}>
<header><p id="greeting">Hello {self.lang}</p>
<form method="post" action="/settings" data-settings><input type="hidden" name="next" value="/">
{langs}<label><input type="radio" name="theme" value="dark">dark</label>
<button>Save</button></form></header>
{main or self.main()}
<div id="toasts" role="status"></div>
<dialog id="dialog"><form method="dialog"><button>Close</button></form>
<div data-dialog-body></div></dialog><dialog id="keys"><p>n: next</p></dialog></body></html>"""


def replay_main(move: int) -> str:
    """The main element of a replay after some moves."""
    steps = "".join(
        f'<a data-step="{name}" href="/replays/r/{move + by}">{name}</a> '
        for name, by in (("prev", -1), ("next", 1), ("first", -move))
        if 0 <= move + by <= 9
    )
    picture = board(piece("card.wine", 20 + 30 * move, 20, name="a", title="Wine"))
    return f"""<main id="table" data-version="{move}" data-state="replay" data-as=""
  data-fragment="/replays/r/{move}"><section data-region="board"><div class="board">{picture}</div>
</section><section data-region="decision"><nav>{steps}</nav><form method="get" action="/replays/r"
  data-scrub><input type="range" name="move" max="9" value="{move}" aria-label="Move"></form>
<h2 id="asked" tabindex="-1">Move {move}</h2></section><section data-region="autoplay">
<button data-play aria-pressed="false">Play</button><select data-speed aria-label="Speed">
<option value="4">slow</option><option value="2" selected>normal</option></select>
</section></main>"""


def stop_clock(page: Page) -> None:
    """From now on time passes for a page's script only as `page.clock.run_for` lets it: nothing
    that it does for a while is over before a slow machine has looked at it.
    """
    page.clock.install(time=0)
    page.clock.pause_at(10)


def settle(page: Page) -> None:
    """Go on when all has arrived that the page's script has sent so far: the server answers two
    later requests, one after the other, after it.
    """
    for _ in range(2):
        page.evaluate("() => fetch('/settled').then((answer) => answer.text())")


def let_time_pass(page: Page, reached: Callable[[], bool], step: int = 250) -> None:
    """Let time pass, where the clock is stopped, until something is reached.

    What a page asks again after a while comes when the server answers, so no number of its
    milliseconds is enough on every machine.
    """
    give_up = time.monotonic() + _PATIENCE
    while not reached():
        assert time.monotonic() < give_up, "this is never reached"
        page.clock.run_for(step)


class Stage:
    """The server, and what has been asked of it."""

    def __init__(self) -> None:
        self.address = ""
        self._sockets: set[WebSocket] = set()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._visits = 0
        self.reset()

    # -- what a test does -------------------------------------------------------------------------

    def reset(self) -> None:
        """A table as at the start of each test, and nobody there."""
        self._visits += 1
        self._sockets = set()
        self.table = Table(self._visits)
        self.posts: list[tuple[str, dict[str, str]]] = []
        self.questions: list[str] = []
        """Of which actions it was asked why they are not open."""
        self.fetched = 0
        self.holds = False
        """Whether posts wait for their answers."""
        self.answers = 200
        """The status of the answers to posts."""
        self.deaf = False
        """Whether it takes no sockets."""
        self.after: dict[str, object] = {}
        """What the next accepted post changes."""

    def change(self, **facts: object) -> None:
        """Let something happen at the table, and tell it."""
        self._do(self._happen(facts))

    def await_listener(self) -> None:
        """Go on when a page listens, so that it hears of the next change once and not twice."""
        self._do(self._heard())

    def hang_up(self) -> None:
        """Close the socket of the page that listens, as a server does that is going down."""
        self._do(self._close())

    def _become(self, facts: dict[str, object]) -> None:
        self.table.version += 1
        for name, value in facts.items():
            setattr(self.table, name, value)

    def _do(self, job: Coroutine[object, object, None]) -> None:
        assert self._loop is not None
        asyncio.run_coroutine_threadsafe(job, self._loop).result(_PATIENCE)

    async def _happen(self, facts: dict[str, object]) -> None:
        # Here, where pages are made, so that none is made of a table that is half changed.
        self._become(facts)
        for each in list(self._sockets):
            # One that is being closed hears nothing any more.
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):
                await each.send_json({"version": self.table.version})

    async def _heard(self) -> None:
        while not self._sockets:
            await asyncio.sleep(0.01)

    async def _close(self) -> None:
        await self._heard()
        for each in list(self._sockets):
            self._sockets.discard(each)
            await each.close()

    # -- what a browser does ----------------------------------------------------------------------

    async def _page(self, request: Request) -> Response:
        return HTMLResponse(self.table.page())

    async def _fragment(self, request: Request) -> Response:
        self.fetched += 1
        self.table.layout = request.cookies.get("layout", "desk")
        return HTMLResponse(self.table.main())

    async def _why(self, request: Request) -> Response:
        self.questions.append(request.url.query)
        return JSONResponse({"said": f"Not {request.query_params['action']} now."})

    async def _post(self, request: Request) -> Response:
        form = await request.form()
        self.posts.append((request.url.path, {name: str(value) for name, value in form.items()}))
        while self.holds:
            await asyncio.sleep(0.01)
        if request.url.path.endswith("/chat"):
            self.table.chat.append(str(form["text"]))
        if self.answers == 200:
            self._become(self.after)
            self.after = {}
        return HTMLResponse(self.table.main(), self.answers)

    async def _settings(self, request: Request) -> Response:
        form = await request.form()
        self.posts.append((request.url.path, {name: str(value) for name, value in form.items()}))
        self.table.lang = str(form["lang"])
        if self.table.lang == "nl":
            self.table.question = "Kies een kaart"
        return RedirectResponse("/", 303)

    async def _replay(self, request: Request) -> Response:
        return HTMLResponse(self.table.page(replay_main(int(request.path_params["move"]))))

    async def _settled(self, request: Request) -> Response:
        return Response()

    async def _rules(self, request: Request) -> Response:
        return HTMLResponse(
            '<article><h1>Rules</h1><a href="#end">End</a><p id="end">.</p></article>'
        )

    async def _static(self, request: Request) -> Response:
        name = request.path_params["name"]
        if name == "stage.css":
            return Response(_STYLE, media_type="text/css")
        return Response((_STATIC / name).read_bytes(), media_type=_TYPES[Path(name).suffix])

    async def _news(self, socket: WebSocket) -> None:
        # The page of a test that is over may come late: it is none of those that listen.
        if self.deaf or socket.url.query != str(self.table.visit):
            await socket.close()
            return
        listening, told = self._sockets, 0
        try:
            await socket.accept()
            while told != self.table.version:
                told = self.table.version
                await socket.send_json({"version": told})
            listening.add(socket)
            while (await socket.receive())["type"] != "websocket.disconnect":
                pass
        except WebSocketDisconnect:
            pass
        finally:
            listening.discard(socket)

    # -- its life ---------------------------------------------------------------------------------

    @contextlib.contextmanager
    def running(self) -> Iterator["Stage"]:
        """Serve in a thread, on a port that is free."""
        routes = [
            Route("/", self._page),
            Route("/settings", self._settings, methods=["POST"]),
            Route("/rules/{game}", self._rules),
            Route("/settled", self._settled),
            Route("/replays/r/{move}", self._replay),
            Route("/static/{name}", self._static),
            Route("/tables/t/fragment", self._fragment),
            Route("/tables/t/why", self._why),
            WebSocketRoute("/tables/t/news", self._news),
            Route("/tables/t/{act}", self._post, methods=["POST"]),
        ]
        app = Starlette(routes=routes)
        with socket.create_server(("127.0.0.1", 0)) as door:
            self.address = f"http://127.0.0.1:{door.getsockname()[1]}/"
            config = uvicorn.Config(
                app,
                log_level="error",
                lifespan="off",
                headers=[("Content-Security-Policy", POLICY)],
                timeout_graceful_shutdown=1,
            )
            server = uvicorn.Server(config)

            async def serve() -> None:
                self._loop = asyncio.get_running_loop()
                await server.serve(sockets=[door])

            thread = threading.Thread(target=asyncio.run, args=(serve(),))
            thread.start()
            try:
                yield self
            finally:
                server.should_exit = True
                thread.join(10)
