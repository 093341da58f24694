"""The search that all games share: it knows states, and what a game's mind tells of them."""
