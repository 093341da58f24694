"""Benchmarks: how fast Emporion's engine is, alone and beside other engines."""
