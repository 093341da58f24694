"""Charts: the scores of a finished game, and measured strength."""
