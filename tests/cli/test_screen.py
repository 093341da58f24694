from collections.abc import Iterator
from itertools import islice

import pytest
from rich.text import Text

from emporion.bots import bot
from emporion.cli.choices import FEWEST_OF_MANY, LIST_LENGTH, choices
from emporion.cli.paint import style, table_lines
from emporion.cli.screen import Sheet, compose, flow, folded, widest, wrapped
from emporion.cli.turn import Turn
from emporion.table import Match, new_match
from emporion.text import LANGUAGES, wording

from .desks import Scripted, seated


def played(players: int, seed: int) -> Iterator[Match]:
    """A match between random bots, before each decision."""
    match = new_match("byzanz", players, seed=seed)
    chooser = bot("byzanz", "random", seed)
    while not match.over:
        yield match
        seat = match.actors[0]
        match.apply(seat, chooser.choose(match.view(seat), match.legal(seat)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_a_table_of_four_fits_the_screen_with_all_that_a_decision_needs(
    lang: str, size: tuple[int, int], tmp_path_factory: pytest.TempPathFactory
) -> None:
    width, height = size
    path = tmp_path_factory.mktemp("screen") / "game.emporion"
    for match in islice(played(4, 11), 0, None, 5):
        seat = match.actors[0]
        desk = Scripted(lang=lang, screen=True, width=width, height=height)
        session = seated(path, desk, match)
        turn = Turn(match, seat)
        offered = choices(match, turn, desk.words)
        session.stage.notify(desk.words.say("cli.welcome"))
        session.stage.draw(seat, offered, whole=True)
        lines = desk.shown.rpartition("\x1b[H")[2].rstrip("\n").split("\n")
        assert len(lines) <= height - 1, "\n".join(lines)
        assert max(map(len, lines)) <= width, "\n".join(lines)
        for choice in offered.shown:
            assert any(f"{choice.number} {choice.label}" in line for line in lines)


def test_folding_a_table_loses_no_word() -> None:
    for match in played(4, 3):
        lines = table_lines(match.view(match.actors[0]), "en", memory=True)
        table, asked = folded(lines, 79)
        words = " ".join(line.plain for line in lines).replace(":", "").split()
        assert " ".join(line.plain for line in table + asked).replace(":", "").split() == words


def test_the_list_of_choices_never_becomes_a_wall() -> None:
    longest = 0
    for seed in range(8):
        for match in played(3, seed):
            seat = match.actors[0]
            offered = choices(match, Turn(match, seat), wording("en"))
            shown = len(offered.shown) + len(offered.shown_many())
            assert shown <= max(LIST_LENGTH, len(offered.shown) + FEWEST_OF_MANY) + 1
            assert sorted(choice.action for choice in offered.all) == match.legal(seat)
            assert [choice.number for choice in offered.all] == [*range(1, len(offered.all) + 1)]
            longest = max(longest, len(offered.all))
    assert longest > LIST_LENGTH


def test_the_best_sales_come_first() -> None:
    for match in played(3, 5):
        offered = choices(match, Turn(match, match.actors[0]), wording("en"))
        points = [int(choice.label.split(":")[1].split()[0]) for choice in offered.many]
        assert points == sorted(points, reverse=True)


def test_old_news_give_way_and_are_counted() -> None:
    sheet = Sheet(
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
    sheet = Sheet(
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
    table, _ = folded(table_lines(match.view(0), "en", memory=False), 79)
    used = {str(span.style) for line in table for span in line.spans}
    assert {style("heading"), style("seat.0"), style("seat.2")} <= used
    assert any(style(f"sort.{sort}") in used for sort in range(7))


def test_lines_are_neither_too_narrow_nor_too_wide() -> None:
    assert (widest(10), widest(80), widest(300)) == (20, 79, 100)
