"""The server and its pages: play in the browser, with friends and bots."""

from .app import create_app
from .settings import ServerSettings

__all__ = ["ServerSettings", "create_app"]
