"""The evaluator of Ys."""
