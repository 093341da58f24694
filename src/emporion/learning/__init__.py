"""Evaluations learned from games that a mind plays with itself; needs NumPy."""
