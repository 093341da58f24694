"""Tests of `emporion.bots`."""
