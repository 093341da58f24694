"""Every game's pictures: whole, honest, with nothing that it lacks."""

from itertools import chain

import pytest

from emporion.games import find
from emporion.games.byzanz.phases import NAMES as BYZANZ
from emporion.games.tyros.phases import NAMES as TYROS
from emporion.games.ys.phases import NAMES as YS
from emporion.render.choices import blocks
from emporion.render.layout import Theme
from emporion.render.svg import Layout, svg
from emporion.render.tyros.scene import TyrosScene
from emporion.render.ys.scene import YsScene
from emporion.text import LANGUAGES, wording

from .pictures import PREFIX, TABLES, asked, drawn, each_table, shown
from .reading_svg import (
    LAYOUTS,
    SVG,
    THEMES,
    check_ids,
    check_keeps_secrets,
    check_needs_nothing,
    check_no_rule_looks_up,
    check_painted,
    check_whole,
    check_within,
    sizes,
    tree,
)
from .touring import family
from .ys_examples import crowded

pytestmark = pytest.mark.once

each_game = pytest.mark.parametrize("game", TABLES)
each_layout = pytest.mark.parametrize("layout", LAYOUTS)
each_language = pytest.mark.parametrize("lang", LANGUAGES)


# -- the document -----------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "phases"), [("byzanz", BYZANZ), ("tyros", TYROS), ("ys", YS)])
def test_the_examples_show_every_phase_and_every_kind_of_action(
    game: str, phases: tuple[str, ...]
) -> None:
    examples = [each for table in TABLES[game] for each in shown(game, table)]
    assert {view["phase"] for view, _ in examples} == set(phases)
    open_to_somebody = set(chain.from_iterable(legal for _, legal in examples))
    every = {family(game, action) for action in range(find(game).num_actions)}
    assert {family(game, action) for action in open_to_somebody} == every


@each_language
@each_layout
@each_table()
def test_every_view_is_a_whole_picture(game: str, table: str, layout: Layout, lang: str) -> None:
    for view, root in drawn(game, table, layout, lang):
        check_whole(root, view, lang, layout)


@each_layout
@each_table()
def test_ids_are_unique_and_every_reference_is_answered(
    game: str, table: str, layout: Layout
) -> None:
    for _, root in drawn(game, table, layout):
        check_ids(root)
    for view, legal in shown(game, table)[::4]:
        check_ids(tree(svg(view, "nl", legal=legal, layout=layout, memory=True)))


@pytest.mark.parametrize("theme", THEMES)
@each_game
def test_a_picture_needs_nothing_from_elsewhere_and_runs_nothing(game: str, theme: Theme) -> None:
    for view, legal in shown(game, "three")[::2]:
        check_needs_nothing(svg(view, "en", legal=legal, theme=theme))


@each_table()
def test_every_class_that_is_painted_has_its_rule(game: str, table: str) -> None:
    for view, legal in shown(game, table)[::2]:
        check_painted(svg(view, "en", legal=legal, style=False), game, PREFIX[game])


@each_game
def test_no_rule_looks_up_to_what_a_copy_cannot_see(game: str) -> None:
    check_no_rule_looks_up(game, PREFIX[game])


@pytest.mark.parametrize("memory", [False, True])
@each_table()
def test_what_is_hidden_does_not_change_the_picture(game: str, table: str, memory: bool) -> None:
    check_keeps_secrets(shown(game, table)[::5], memory=memory)


# -- actions ----------------------------------------------------------------------------------


@each_layout
@each_table("tyros", "ys")
def test_every_action_with_a_place_on_the_table_has_one_thing_to_choose_it_by(
    game: str, table: str, layout: Layout
) -> None:
    scene_of = {"tyros": TyrosScene, "ys": YsScene}[game]
    for view, legal, root in asked(game, table, layout):
        targets = [found for found in root.iter() if found.get("data-action")]
        scene = scene_of(view, wording("en"), legal=frozenset(legal), phone=layout == "phone")
        placed = scene.anchored.values()
        assert sorted(int(found.get("data-action", "")) for found in targets) == sorted(placed)
        for found in targets:
            assert "emp-lit" in found.get("class", "").split()
            assert found.findtext(f"{SVG}title")
            classes = [inner.get("class") for inner in found]
            assert classes.count("emp-halo") == classes.count("emp-rim") == 1


@each_table()
def test_every_legal_action_is_in_the_list_beside_the_picture_once(game: str, table: str) -> None:
    for view, legal in [*shown(game, table), *(crowded() if game == "ys" else ())]:
        if not legal:
            continue
        listed = [
            item.action
            for block in blocks(view, wording("en"), list(legal))
            for item in block.items
        ]
        assert sorted(listed) == sorted(legal)


@each_layout
@each_table("tyros", "ys")
def test_only_what_can_be_chosen_glows(game: str, table: str, layout: Layout) -> None:
    for _, root in drawn(game, table, layout):
        halos = sum(found.get("class") == "emp-halo" for found in root.iter())
        assert halos == sum(bool(found.get("data-action")) for found in root.iter())


# -- reading ----------------------------------------------------------------------------------


@each_language
@each_table()
def test_nothing_is_written_too_small_for_a_phone(game: str, table: str, lang: str) -> None:
    for _, root in drawn(game, table, "phone", lang):
        for size, said in sizes(root):
            assert size >= 14, said


@each_layout
@each_table("byzanz", "tyros")
def test_everything_with_a_name_lies_within_the_picture(
    game: str, table: str, layout: Layout
) -> None:
    for _, root in drawn(game, table, layout):
        check_within(root)
