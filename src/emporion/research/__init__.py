"""The games for researchers: observations, rewards, and the environments of common libraries.

Needs `emporion[research]`.
"""

from .features import Features, by_name, features, layout
from .rewards import rewards

__all__ = ["Features", "by_name", "features", "layout", "rewards"]
