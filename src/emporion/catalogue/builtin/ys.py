"""Ys's parts."""

from ..manifest import Manifest

MANIFEST = Manifest(
    name="ys",
    rules="emporion.games.ys.game:Ys",
    wording="emporion.text.ys:YsWording",
    rules_help="emporion.text:rules/ys",
    score_columns="emporion.cli.score_columns.ys",
    ledger="emporion.table.sources.ys:SOURCES",
    pictures="emporion.render.ys.picture:PICTURES",
    choices="emporion.render.ys.choice_list:list_ys",
    terminal="emporion.render.ys.text_board:TERMINAL",
    cover="emporion.render.ys.picture:COVER",
    paints="emporion.render.ys.colours:CHART_PAINTS",
    evaluator="emporion.bots.evaluators.ys.evaluator:YsEvaluator",
    encoder="emporion.research.encoding.ys:YsEncoder",
    reader="emporion.research.reading.ys:read",
    environment=1,
    openspiel="emporion.research.openspiel.bounds.ys:BOUNDS",
    ladder=((2, {}), (3, {}), (4, {"kings_favor": True}), (4, {"express": True})),
)
