"""Tyros's parts."""

from ..manifest import Manifest

MANIFEST = Manifest(
    name="tyros",
    rules="emporion.games.tyros.game:Tyros",
    wording="emporion.text.tyros:TyrosWording",
    rules_help="emporion.text:rules/tyros",
    score_columns="emporion.cli.score_columns.tyros",
    ledger="emporion.table.sources.tyros:SOURCES",
    pictures="emporion.render.tyros.picture:PICTURES",
    choices="emporion.render.tyros.choice_list:list_tyros",
    terminal="emporion.render.tyros.text_board:TERMINAL",
    cover="emporion.render.tyros.picture:COVER",
    paints="emporion.render.tyros.colours:CHART_PAINTS",
    evaluator="emporion.bots.evaluators.tyros.evaluator:TyrosEvaluator",
    encoder="emporion.research.encoding.tyros:TyrosEncoder",
    reader="emporion.research.reading.tyros:read",
    environment=2,
    openspiel="emporion.research.openspiel.bounds.tyros:BOUNDS",
    ladder=((3, {}), (4, {"setup": "variable"}), (4, {"majority": "most"})),
)
