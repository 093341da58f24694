"""The search that all games share: it knows states and evaluators, and no game."""
