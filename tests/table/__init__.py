"""Tests of `emporion.table`."""
