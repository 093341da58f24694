"""Tests of `emporion.core`."""
