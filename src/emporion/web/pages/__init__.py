"""The pages: their routes and handlers."""

from starlette.routing import Route

from .games import ROUTES as GAMES
from .lists import ROUTES as LISTS
from .preferences import ROUTES as PREFERENCES
from .replays import ROUTES as REPLAYS
from .rules import ROUTES as RULES
from .tables import ROUTES as TABLES

ROUTES: list[Route] = [*GAMES, *LISTS, *RULES, *PREFERENCES, *TABLES, *REPLAYS]
