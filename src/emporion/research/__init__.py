"""The games for researchers: observations, rewards, and the environments of common libraries.

Needs `emporion[research]`.
"""

from .features import Features, features, layout, unflatten
from .rewards import rewards

__all__ = ["Features", "features", "layout", "rewards", "unflatten"]
