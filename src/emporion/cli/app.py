"""The commands and their options, in one language; `commands` carries them out."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from ..bots import BASELINES, DEFAULT_LEVEL, LEVELS
from ..text import Wording
from ..text.display import Display
from . import commands, version
from .examples import examples
from .ladder import LadderArguments, ladder
from .seating import level_words
from .serving import serve
from .usage import command_classes


def run(words: Wording, arguments: list[str], chosen: str | None = None) -> int:
    """Run a command; returns its exit code. `chosen` is the language that was asked for by name."""
    try:
        build(words, chosen)(arguments, prog_name="emporion")
    except SystemExit as done:
        return done.code if isinstance(done.code, int) else 1
    return 0


class _Declared:
    """How an option, an argument or a command is declared, its words looked up by key."""

    def __init__(self, words: Wording) -> None:
        self._words = words
        self._say = words.say

    def option(
        self,
        key: str,
        *flags: str,
        metavar: str | None = None,
        facts: Mapping[str, str] | None = None,
        **more: Any,
    ) -> Any:
        """An option; defaults are told by its words, which may need `facts`."""
        return typer.Option(
            *flags,
            help=self._say(f"cli.option.{key}", **(facts or {})),
            metavar=self._say(f"cli.metavar.{metavar}") if metavar else "",
            show_default=False,
            rich_help_panel=self._say("cli.panel.options"),
            **more,
        )

    def argument(self, key: str) -> Any:
        """What stands behind a command."""
        return typer.Argument(
            help=self._say(f"cli.argument.{key}"),
            metavar=self._say(f"cli.metavar.{key}"),
            show_default=False,
            rich_help_panel=self._say("cli.panel.arguments"),
        )

    def command(self, name: str) -> dict[str, Any]:
        """What `Typer.command` is told about a command."""
        return {
            "name": name,
            "help": self._say(f"cli.{name}.help"),
            "epilog": "\n".join([self._say("cli.examples"), *examples(self._words, name)]),
            "options_metavar": self._say("cli.metavar.options"),
            "rich_help_panel": self._say("cli.panel.commands"),
        }


def build(words: Wording, chosen: str | None = None) -> typer.Typer:
    """The program in one language."""
    group, command = command_classes(words)
    app = typer.Typer(
        cls=group,
        name="emporion",
        help=words.say("cli.help"),
        epilog="\n".join([words.say("cli.examples"), *examples(words, "")]),
        options_metavar=words.say("cli.metavar.options"),
        subcommand_metavar=words.say("cli.metavar.command"),
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode="rich",
    )
    declared = _Declared(words)
    option, argument = declared.option, declared.argument
    lang = option("lang", "--lang", metavar="language")
    plain = option("plain", "--plain")
    no_color = option("no_color", "--no-color")
    seed = option("seed", "--seed", metavar="text")
    levels = {
        "levels": ", ".join(level_words(words, level) for level in LEVELS),
        "baselines": ", ".join(BASELINES),
        "default": DEFAULT_LEVEL,
    }
    bots = option("bots", "--bots", "-b", metavar="levels", facts=levels)
    players = option("players", "--players", "-p", metavar="number")
    settings = option("option", "--option", "-o", metavar="setting")

    def show_version(wanted: bool) -> None:
        if wanted:
            typer.echo(version(words))
            raise typer.Exit

    @app.callback(invoke_without_command=True)
    def _emporion(
        context: typer.Context,
        _version: Annotated[
            bool, option("version", "--version", callback=show_version, is_eager=True)
        ] = False,
        _lang: Annotated[str | None, lang] = None,
        _no_color: Annotated[bool, no_color] = False,
    ) -> None:
        if context.invoked_subcommand is None:
            context.get_help()

    @app.command(cls=command, **declared.command("play"))
    def _play(
        game: Annotated[str | None, argument("game")] = None,
        players: Annotated[str | None, players] = None,
        seat: Annotated[str | None, option("seat", "--seat", "-s", metavar="colour")] = None,
        bots: Annotated[list[str] | None, bots] = None,
        people: Annotated[str | None, option("people", "--people", metavar="number")] = None,
        called: Annotated[str | None, option("names", "--names", metavar="names")] = None,
        seed: Annotated[str | None, seed] = None,
        settings: Annotated[list[str] | None, settings] = None,
        record: Annotated[Path | None, option("record", "--record", metavar="file")] = None,
        resume: Annotated[Path | None, option("resume", "--resume", metavar="file")] = None,
        memory: Annotated[bool, option("memory", "--memory")] = False,
        hidden_scores: Annotated[bool, option("hidden_scores", "--hidden-scores")] = False,
        plain: Annotated[bool, plain] = False,
        _no_color: Annotated[bool, no_color] = False,
        _lang: Annotated[str | None, lang] = None,
    ) -> None:
        asked = commands.MatchArguments(
            game, players, seat, bots, people, seed, settings, record, called
        )
        display = Display(memory, hidden_scores)
        if resume is not None:
            raise typer.Exit(commands.go_on(words, resume, asked, display, plain))
        raise typer.Exit(commands.play(words, asked, display, plain))

    @app.command(cls=command, **declared.command("serve"))
    def _serve(
        host: Annotated[str | None, option("host", "--host", metavar="host")] = None,
        port: Annotated[str | None, option("port", "--port", metavar="number")] = None,
        database: Annotated[str | None, option("database", "--database", metavar="url")] = None,
        forced_delay: Annotated[
            str | None, option("forced_delay", "--forced-delay", metavar="number")
        ] = None,
        browser: Annotated[bool, option("browser", "--open/--no-open")] = False,
        _no_color: Annotated[bool, no_color] = False,
        _lang: Annotated[str | None, lang] = None,
    ) -> None:
        raise typer.Exit(serve(words, chosen, host, port, database, forced_delay, browser))

    @app.command(cls=command, **declared.command("replay"))
    def _replay(
        file: Annotated[Path, argument("file")],
        at: Annotated[str | None, option("at", "--at", metavar="number")] = None,
        eyes: Annotated[str | None, option("eyes", "--seat", "-s", metavar="eyes")] = None,
        svg: Annotated[Path | None, option("svg", "--svg", metavar="file")] = None,
        every: Annotated[bool, option("every", "--all")] = False,
        log: Annotated[bool, option("log", "--log")] = False,
        plain: Annotated[bool, plain] = False,
        _no_color: Annotated[bool, no_color] = False,
        _lang: Annotated[str | None, lang] = None,
    ) -> None:
        raise typer.Exit(commands.replay(words, file, at, eyes, svg, every, log, plain))

    @app.command(cls=command, **declared.command("simulate"))
    def _simulate(
        game: Annotated[str, argument("game")],
        matches: Annotated[str, option("matches", "--games", "-n", metavar="number")] = "1000",
        bots: Annotated[list[str] | None, bots] = None,
        players: Annotated[str | None, players] = None,
        seed: Annotated[str, seed] = "0",
        settings: Annotated[list[str] | None, settings] = None,
        processes: Annotated[str | None, option("jobs", "--jobs", "-j", metavar="number")] = None,
        rotate: Annotated[bool, option("rotate", "--rotate/--no-rotate")] = True,
        out: Annotated[Path | None, option("json", "--json", metavar="file")] = None,
        _no_color: Annotated[bool, no_color] = False,
        _lang: Annotated[str | None, lang] = None,
    ) -> None:
        asked = commands.MatchArguments(game, players, None, bots, None, seed, settings, out)
        raise typer.Exit(commands.simulate(words, asked, matches, processes, rotate))

    @app.command(cls=command, **declared.command("ladder"))
    def _ladder(
        game: Annotated[str, argument("game")],
        players: Annotated[str | None, players] = None,
        settings: Annotated[list[str] | None, settings] = None,
        games: Annotated[
            str | None, option("ladder_games", "--games", "-n", metavar="number")
        ] = None,
        pairings: Annotated[
            list[str] | None, option("pairing", "--pairing", metavar="pairing")
        ] = None,
        seed: Annotated[str, seed] = "0",
        processes: Annotated[
            str | None, option("processes", "--processes", "-j", metavar="number")
        ] = None,
        scheduler: Annotated[
            str | None, option("scheduler", "--scheduler", metavar="address")
        ] = None,
        out: Annotated[Path | None, option("out", "--out", metavar="folder")] = None,
        full: Annotated[bool, option("full", "--full")] = False,
        curve: Annotated[bool, option("curve", "--curve")] = False,
        budgets: Annotated[str | None, option("budgets", "--budgets", metavar="budgets")] = None,
        _no_color: Annotated[bool, no_color] = False,
        _lang: Annotated[str | None, lang] = None,
    ) -> None:
        wanted = LadderArguments(
            game, players, settings, games, pairings, seed, processes, scheduler, out, full, curve,
            budgets,
        )  # fmt: skip
        raise typer.Exit(ladder(words, wanted))

    @app.command(cls=command, **declared.command("games"))
    def _games(
        game: Annotated[str | None, argument("game")] = None,
        _no_color: Annotated[bool, no_color] = False,
        _lang: Annotated[str | None, lang] = None,
    ) -> None:
        raise typer.Exit(commands.games(words, game))

    @app.command(cls=command, **declared.command("rules"))
    def _rules(
        game: Annotated[str, argument("game")],
        topic: Annotated[list[str] | None, argument("topic")] = None,
        _no_color: Annotated[bool, no_color] = False,
        _lang: Annotated[str | None, lang] = None,
    ) -> None:
        raise typer.Exit(commands.rules(words, game, " ".join(topic or [])))

    return app
