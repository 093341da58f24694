"""Tyros as pictures and as text."""
