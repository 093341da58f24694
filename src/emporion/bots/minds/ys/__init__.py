"""The mind of Ys."""

from .mind import YsMind

__all__ = ["YsMind"]
