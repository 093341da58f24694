"""Byzanz's parts."""

from ..manifest import Manifest

MANIFEST = Manifest(
    name="byzanz",
    rules="emporion.games.byzanz.game:Byzanz",
    wording="emporion.text.byzanz:ByzanzWording",
    rules_help="emporion.text:rules/byzanz",
    score_columns="emporion.cli.score_columns.byzanz",
    ledger="emporion.table.sources.byzanz:SOURCES",
    pictures="emporion.render.byzanz.picture:PICTURES",
    choices="emporion.render.byzanz.choice_list:list_byzanz",
    terminal="emporion.render.byzanz.text:TERMINAL",
    cover="emporion.render.byzanz.picture:COVER",
    paints="emporion.render.byzanz.colours:CHART_PAINTS",
    evaluator="emporion.bots.evaluators.byzanz.evaluator:ByzanzEvaluator",
    encoder="emporion.research.encoding.byzanz:ByzanzEncoder",
    reader="emporion.research.reading.byzanz:read",
    environment=1,
    openspiel="emporion.research.openspiel.bounds.byzanz:BOUNDS",
    ladder=((3, {}), (5, {}), (6, {}), (4, {"picking": "may"})),
)
