"""Byzanz as pictures and as text."""
