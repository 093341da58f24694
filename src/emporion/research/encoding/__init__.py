"""From positions to numbers, compiled: what learning reads of a game, and many games at once."""
