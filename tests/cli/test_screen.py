from rich.text import Text

from emporion import Manifest, register, unregister
from emporion.cli.paint import style, table_lines
from emporion.cli.screen import ScreenParts, compose, flow, folded, widest, wrapped
from emporion.render.byzanz.text import TERMINAL
from emporion.render.parts import Terminal
from emporion.render.text_layout import prose
from emporion.render.text_table import TextTable
from emporion.table import new_match
from emporion.text import wording
from emporion.text.display import FORGETFUL, PERFECT_MEMORY

from ..kit.toy import Fair
from .matches import menu_of, played

EN = wording("en")


def test_folding_a_table_loses_no_word() -> None:
    for match in played("byzanz", 4, 3):
        lines = table_lines(match.view(match.actors[0]), EN, PERFECT_MEMORY)
        table, asked = folded(lines, 79)
        words = " ".join(line.plain for line in lines).replace(":", "").split()
        assert " ".join(line.plain for line in table + asked).replace(":", "").split() == words


def test_the_best_sales_come_first() -> None:
    for match in played("byzanz", 3, 5):
        points = [int(choice.label.split(":")[1].split()[0]) for choice in menu_of(match).many]
        assert points == sorted(points, reverse=True)


def test_old_news_give_way_and_are_counted() -> None:
    sheet = ScreenParts(
        news=[Text(f"news {n}") for n in range(30)],
        table=[Text("table"), Text(), Text("hand")],
        asked=[Text("asked")],
        choices=[Text("choice")],
    )
    lines = [line.plain for line in compose(sheet, 20, lambda n: f"{n} more")]
    assert len(lines) == 19
    assert lines[0] == "19 more"
    assert lines[1:12] == [f"news {n}" for n in range(19, 30)]
    assert lines[-7:] == ["", "table", "", "hand", "", "asked", "choice"]


def test_on_a_tiny_screen_the_decision_still_stands() -> None:
    sheet = ScreenParts(
        news=[Text("news")] * 9,
        table=[Text("table"), Text(), Text("hand")],
        asked=[Text("asked")],
        choices=[Text("choice")],
    )
    assert [line.plain for line in compose(sheet, 5, str)][-2:] == ["asked", "choice"]


def test_a_long_line_is_broken_between_words() -> None:
    assert [line.plain for line in wrapped(Text("one two three four"), 9, 2)] == [
        "one two",
        "  three",
        "  four",
    ]
    assert [line.plain for line in wrapped(Text("x" * 12), 5)] == ["xxxxx", "xxxxx", "xx"]


def test_items_flow_into_lines() -> None:
    items = [Text("aaaa"), Text("bbbb"), Text("cccc")]
    assert [line.plain for line in flow(items, 10, "  ")] == ["aaaa  bbbb", "  cccc"]


def test_colours_survive_folding() -> None:
    match = new_match("byzanz", 3, seed=1)
    table, _ = folded(table_lines(match.view(0), EN, FORGETFUL), 79)
    used = {str(span.style) for line in table for span in line.spans}
    assert {style("heading"), style("seat.blue"), style("seat.purple")} <= used
    assert used & set(TERMINAL.styles.values())


def test_lines_are_neither_too_narrow_nor_too_wide() -> None:
    assert (widest(10), widest(80), widest(300)) == (20, 79, 100)


def test_a_game_brings_the_colours_of_its_own_roles() -> None:
    class Purse(TextTable):
        def draw(self) -> None:
            self.layout.add(prose("coin", "gold"))

    terminal = Terminal(table=Purse, styles={"coin": "#c0a000"})
    register(Manifest(name="fair", rules=Fair, terminal=terminal))
    try:
        view = new_match("fair", Fair().min_players, seed="1").view(0)
        [line] = table_lines(view, EN, FORGETFUL)
        assert [(line.plain, str(span.style)) for span in line.spans] == [("gold", "#c0a000")]
    finally:
        unregister("fair")
