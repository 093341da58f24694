"""The manifests of the games that come with the package: a module a game, each with `MANIFEST`."""
