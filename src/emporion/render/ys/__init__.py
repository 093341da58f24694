"""Ys as pictures and as text."""
