"""The contract that every game fulfils: states, decisions, chance, events, views, errors.

Everything here is plain typed Python without a dependency, compiled together with the games.
"""
