"""A view as text or as a picture. Both get views only, so a picture cannot hold a secret."""

from .svg import svg
from .text import text

__all__ = ["svg", "text"]
