"""The general forms of a game's picture parts, for games that do not bring their own."""
