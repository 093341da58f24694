"""Visby: every summer a ship, and nobody knows where the others sail.

A game for Emporion in a package of its own. Read its modules in this order:

    manifest    names the parts of the game; the only module that Emporion has to find
    data        goods, cities, and the numbers of the rules
    actions     what a seat can do and what chance can turn up, as tables
    state       a position: its fields, and the contract of every game
    flow        the rules: what follows what
    questions   what is asked, and why an action is refused
    view        what a seat knows
    sampling    positions that fit a view
    game        the game as a whole
    messages    its words in three languages, and beside it the rules page in `rules`
"""
