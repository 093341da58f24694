"""The evaluator of Ys."""

from .evaluator import YsEvaluator

__all__ = ["YsEvaluator"]
