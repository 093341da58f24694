"""Evaluations learned from games that a mind plays with itself; needs NumPy."""

from .lessons import Course
from .trainer import Plan, Trainer

__all__ = ["Course", "Plan", "Trainer"]
