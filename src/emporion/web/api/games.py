"""The games, and their rules."""

from fastapi import APIRouter, Request

from ...bots import ALL_LEVELS
from ...catalogue import using
from ...core.game import Game
from ...games import each, find
from ...text import Wording
from ..context import visit
from .models import GameText, KindRange, OptionText, Rules

router = APIRouter(tags=["games"])


@router.get("/games")
async def all_games(request: Request) -> list[GameText]:
    """Every game, with its options in words."""
    words = visit(request).words
    return each(lambda name: _game(find(name), words))[0]


@router.get("/games/{game}")
async def one_game(request: Request, game: str, players: int | None = None) -> GameText:
    """A game; with a number of players, only the values that this number can choose."""
    return _game(find(game), visit(request).words, players)


@router.get("/games/{game}/rules")
async def rules(request: Request, game: str, version: int | None = None) -> Rules:
    """The rules of a game in our own words; for an older version with a note on what differs."""
    words = visit(request).words
    found = find(game)
    played = found if version is None else found.at(version)
    text = words.rules(played.name, played.rules)
    return Rules(game=played.name, lang=words.lang, markdown=text)


def _game(game: Game, words: Wording, players: int | None = None) -> GameText:
    with using(game.name, "wording"):
        return _told(game, words, players)


def _told(game: Game, words: Wording, players: int | None) -> GameText:
    options = []
    for option in game.options:
        values = list(option.values) if players is None else option.choices(players)
        options.append(
            OptionText(
                name=option.name,
                title=words.option_name(game.name, option.name),
                help=words.option_help(game.name, option.name),
                values=values,
                words=[words.option_value(game.name, option.name, value) for value in values],
                default=option.default if players is None else option.default_for(players),
            )
        )
    return GameText(
        name=game.name,
        title=words.game_title(game.name),
        summary=words.game_summary(game.name),
        rules_version=game.rules,
        min_players=game.min_players,
        max_players=game.max_players,
        actions=game.num_actions,
        kinds=[
            KindRange(
                name=kind.name,
                arguments=list(kind.arguments),
                first=game.actions.first(kind.name),
                count=len(kind.rows),
            )
            for kind in game.actions.kinds
        ],
        options=options,
        levels=list(ALL_LEVELS),
    )
