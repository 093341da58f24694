"""Tests of `emporion.records`."""
