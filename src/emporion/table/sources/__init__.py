"""Where the points of each game come from: a module a game, named by its manifest."""
