"""Typer's commands in the reader's language, and every error as one sentence.

Typer words most of its own messages in English only, so what it finds wrong is worded here, from
the facts that its exceptions carry.
"""

import sys
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from ..core.errors import EmporionError
from ..text import Wording
from .errors import TerminalError, UsageError, worded
from .leave import abandon_output


def command_classes(words: Wording) -> tuple[type[TyperGroup], type[TyperCommand]]:
    """The two kinds of command that Typer needs, in one language."""

    class WordedCommand(TyperCommand):
        """A command."""

        def __init__(self, *args: Any, **more: Any) -> None:
            super().__init__(*args, **more)
            for parameter in self.params:
                _leave_out_type(parameter)

        def get_help_option(self, ctx: Any) -> Any:
            return _help_option(super().get_help_option(ctx), words)

        def format_usage(self, ctx: Any, formatter: Any) -> None:
            pieces = " ".join(self.collect_usage_pieces(ctx))
            formatter.write_usage(ctx.command_path, pieces, words.say("cli.usage") + " ")

        def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
            ctx.allow_extra_args = True
            extra = super().parse_args(ctx, args)
            if extra and not ctx.resilient_parsing:
                raise UsageError("extra", asked=" ".join(extra), name=ctx.command_path)
            return extra

    class WordedGroup(TyperGroup):
        """The program itself: all commands."""

        def get_help_option(self, ctx: Any) -> Any:
            return _help_option(super().get_help_option(ctx), words)

        def format_usage(self, ctx: Any, formatter: Any) -> None:
            pieces = " ".join(self.collect_usage_pieces(ctx))
            formatter.write_usage(ctx.command_path, pieces, words.say("cli.usage") + " ")

        def resolve_command(self, ctx: Any, args: list[str]) -> Any:
            if args[0] not in self.commands and not args[0].startswith("-"):
                near = get_close_matches(args[0], list(self.commands))
                raise UsageError("command", asked=args[0], known=near or list(self.commands))
            return super().resolve_command(ctx, args)

        def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> Any:
            """Run a command; every error is one sentence on stderr, never a traceback."""
            extra["standalone_mode"] = False
            try:
                code = super().main(args, *rest, **extra)
            except typer.TyperException as error:
                code = report_error(_usage_error(error), words)
            except EmporionError as error:
                code = report_error(error, words)
            except typer.Abort:
                code = 1
            except OSError:  # nobody reads any more, or the disk behind the output is full
                abandon_output()
                code = 1
            sys.exit(code if isinstance(code, int) else 0)

    return WordedGroup, WordedCommand


def report_error(error: EmporionError, words: Wording) -> int:
    """Tell an error on stderr; returns the exit code it stands for."""
    print(worded(words, error), file=sys.stderr)
    if isinstance(error, UsageError):
        print(words.say("cli.try_help"), file=sys.stderr)
    return error.exit_code if isinstance(error, TerminalError) else 1


def _leave_out_type(parameter: Any) -> None:
    """An argument's name says what it is; Typer would add the name of its Python type."""
    if parameter.param_type_name == "argument":
        parameter.display_type_rich = lambda ctx: ""


def _help_option(option: Any, words: Wording) -> Any:
    if option is not None:
        option.metavar = ""
        option.help = words.say("cli.option.help")
        option.rich_help_panel = words.say("cli.panel.options")
    return option


def _usage_error(error: typer.TyperException) -> UsageError:
    """What Typer found wrong, as an error of ours."""
    option: str | None = getattr(error, "option_name", None)
    if option is not None and hasattr(error, "possibilities"):
        near = sorted(error.possibilities or ())
        return UsageError("option_near" if near else "option", asked=option, known=near)
    if option is not None:
        return UsageError("option_value", asked=option)
    parameter = getattr(error, "param", None)
    if parameter is not None:
        name = parameter.metavar or parameter.opts[0]
        return UsageError("missing", name=name)
    return UsageError("other", asked=error.format_message())
