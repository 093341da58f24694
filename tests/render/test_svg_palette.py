"""The colours: readable by day and by night, and distinguishable for colour-blind people."""

from itertools import combinations, product

import pytest

from emporion.games import find, names
from emporion.games.byzanz.data import SORTS
from emporion.games.tyros.data import EMPIRES, GOODS
from emporion.games.ys.data import GEMS
from emporion.render.palette import THEMES, colours
from emporion.render.parts import prefix_of
from emporion.render.seat_marks import SIGNS, emblem_path
from emporion.render.svg_art import path_data
from emporion.render.ys.gems import OUTLINES

pytestmark = pytest.mark.once

Colour = tuple[float, float, float]

WRITTEN = {
    "byzanz": [
        ("byz-text", "byz-slip"),
        ("byz-text", "byz-stone"),
        ("byz-soft", "byz-slip"),
        ("byz-face", "byz-timber-deep"),
        ("byz-face", "byz-carpet"),
        ("byz-ink", "byz-face"),
        ("byz-ink", "byz-gold"),
        *[("byz-face", f"byz-{sort}-deep") for sort in SORTS],
    ],
    "tyros": [
        ("tyr-text", "tyr-slip"),
        ("tyr-soft", "tyr-slip"),
        ("tyr-text", "tyr-land"),
        ("tyr-text", "tyr-sea"),
        ("tyr-ink", "tyr-face"),
        ("tyr-ink", "tyr-gold"),
    ],
    "ys": [
        ("ys-text", "ys-slip"),
        ("ys-soft", "ys-slip"),
        ("ys-ink", "ys-face"),
        ("ys-ink", "ys-gold"),
        ("ys-ink", "ys-pearl"),
        ("ys-ink", "emp-mark"),
        *[("ys-ink", f"ys-{GEMS[colour]}-pale") for colour in range(4)],
    ],
}
"""Every colour that something is written in, and what it is written on."""

ALIKE = {
    **{
        f"seats of {game}": (game, [f"emp-{colour}" for colour in find(game).colours])
        for game in names()
    },
    "gems": ("ys", [f"ys-{gem}" for gem in GEMS]),
    "empires": ("tyros", [f"tyr-{goods}" for goods in GOODS[:EMPIRES]]),
}
"""Things of one shape and several colours: of which game, and how the colours are named."""

SEEN_WITHOUT = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""How linear light is seen without one kind of cone (Machado, Oliveira and Fernandes 2009)."""


def linear(colour: str) -> Colour:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return red, green, blue


def luminance(colour: str) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dark + 0.05)


def lab(light: Colour) -> Colour:
    red, green, blue = (min(max(part, 0.0), 1.0) for part in light)
    white = (0.95047, 1.0, 1.08883)
    x, y, z = (
        value / reference
        for value, reference in zip(
            (
                0.4124 * red + 0.3576 * green + 0.1805 * blue,
                0.2126 * red + 0.7152 * green + 0.0722 * blue,
                0.0193 * red + 0.1192 * green + 0.9505 * blue,
            ),
            white,
            strict=True,
        )
    )
    fx, fy, fz = (
        part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z)
    )
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def apart(one: Colour, other: Colour) -> float:
    """How different two lights look; 2 is just visible, 10 is plain."""
    pairs = zip(lab(one), lab(other), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


def seen_without(kind: str, light: Colour) -> Colour:
    rows = SEEN_WITHOUT[kind]
    red, green, blue = (sum(a * b for a, b in zip(row, light, strict=True)) for row in rows)
    return red, green, blue


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    ("game", "ink", "paper"), [(game, *pair) for game in WRITTEN for pair in WRITTEN[game]]
)
def test_what_is_written_can_be_read(theme: str, game: str, ink: str, paper: str) -> None:
    named = colours(game, theme)
    assert contrast(named[ink], named[paper]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_an_emblem_stands_out_from_its_disc(theme: str) -> None:
    named = colours("ys", theme)
    assert contrast(named["emp-seal"], named["emp-mark"]) >= 7


@pytest.mark.parametrize("theme", THEMES)
def test_the_dashes_of_a_target_stand_out_from_its_glow(theme: str) -> None:
    named = colours("ys", theme)
    assert contrast(named["emp-edge"], named["emp-glow"]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_land_and_sea_are_told_apart_by_everybody(theme: str) -> None:
    named = colours("tyros", theme)
    land, sea, coast = (named[f"tyr-{name}"] for name in ("land", "sea", "coast"))
    assert apart(linear(land), linear(sea)) > 20
    assert contrast(coast, sea) >= 3
    assert contrast(coast, land) >= 3


@pytest.mark.parametrize("theme", THEMES)
def test_a_route_stands_out_from_the_sea(theme: str) -> None:
    named = colours("tyros", theme)
    for ground in ("tyr-sea", "tyr-slip"):
        assert contrast(named["tyr-murex"], named[ground]) >= 3


@pytest.mark.parametrize(
    ("game", "grounds", "shade"),
    [
        ("byzanz", ("paper", "sky", "stone", "slip"), "near"),
        ("tyros", ("sea", "land", "slip", "table"), "hull-deep"),
        ("ys", ("sea", "stone", "slip", "mist"), "wall-deep"),
    ],
)
def test_night_is_dark_and_its_cards_are_still_paper(
    game: str, grounds: tuple[str, ...], shade: str
) -> None:
    def at_night(name: str) -> float:
        return luminance(colours(game, "dark")[f"{prefix_of(game)}-{name}"])

    assert max(map(at_night, grounds)) < 0.05
    assert at_night("face") > 0.6
    assert at_night("window") > 10 * at_night(shade)


def differences(game: str, theme: str, one: str, other: str) -> list[float]:
    """How different two colours of a game look: to most people, then to colour-blind people."""
    named = colours(game, theme)
    lights = linear(named[one]), linear(named[other])
    return [
        apart(*lights),
        *(apart(*(seen_without(kind, light) for light in lights)) for kind in SEEN_WITHOUT),
    ]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("things", ALIKE)
def test_seats_gems_and_empires_are_told_apart_by_colour(things: str, theme: str) -> None:
    game, alike = ALIKE[things]
    for one, other in combinations(alike, 2):
        to_most, *to_others = differences(game, theme, one, other)
        assert to_most > 25, (one, other)
        assert min(to_others) > 10, (one, other)


@pytest.mark.parametrize("theme", THEMES)
def test_players_of_tyros_are_plainly_of_other_colours_than_the_empires(theme: str) -> None:
    for colour, goods in product(find("tyros").colours, GOODS[:EMPIRES]):
        to_most, *to_others = differences("tyros", theme, f"emp-{colour}", f"tyr-{goods}")
        assert to_most > 35, (colour, goods)
        assert min(to_others) > 20, (colour, goods)


def pattern(colour: str) -> tuple[str, ...]:
    """What is drawn on a seat's cloth."""
    return path_data(f"art/seat-{colour}")[:-1]


@pytest.mark.parametrize("game", names())
def test_no_two_seats_share_an_emblem_a_pattern_or_a_sign(game: str) -> None:
    seats = find(game).colours
    assert len(seats) >= find(game).max_players
    for marks in (emblem_path, pattern, SIGNS.__getitem__):
        assert len({marks(colour) for colour in seats}) == len(seats)


def test_colours_of_one_emblem_have_one_pattern_and_one_sign() -> None:
    for one, other in combinations(SIGNS, 2):
        same = SIGNS[one] == SIGNS[other]
        assert (emblem_path(one) == emblem_path(other)) == same
        assert (pattern(one) == pattern(other)) == same


def test_no_two_gems_have_the_same_cut_and_no_two_empires_the_same_hatch() -> None:
    assert len(set(OUTLINES)) == len(GEMS)
    assert len({path_data(f"tyros/art/hatched-{name}") for name in GOODS[:EMPIRES]}) == EMPIRES
