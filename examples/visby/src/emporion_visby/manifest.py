"""The manifest of Visby. It imports none of the game: parts are named, and loaded when needed."""

from emporion import Manifest

MANIFEST = Manifest(
    name="visby",
    rules="emporion_visby.game:Visby",
    messages="emporion_visby.messages:MESSAGES",
    rules_help="emporion_visby:rules",
)
"""Rules, words and the rules page. All other parts have a general form: pictures, bots and the
like can be added one by one, and the game is played without them."""
