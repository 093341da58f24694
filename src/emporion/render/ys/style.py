"""The look of Ys: pens, washes and letters, as one style sheet."""

from functools import cache
from typing import Final

from ..emblems import SHARED_RULES
from ..palette import SANS, SERIF, paint_rules, properties, resolved

_RULES: Final = (
    f".ys-label{{font-family:{SANS};text-anchor:middle;font-variant-numeric:lining-nums}}"
    f".ys-name,.ys-heading,.ys-value{{font-family:{SERIF};text-anchor:middle}}"
    ".ys-heading,.ys-value{font-weight:700}"
    ".ys-value{font-variant-numeric:lining-nums tabular-nums}"
    ".ys-start{text-anchor:start}"
    ".ys-end{text-anchor:end}"
    ".ys-line,.ys-fine{fill:none;stroke:var(--ys-ink);stroke-linecap:round;stroke-linejoin:round}"
    ".ys-line{stroke-width:2.4}"
    ".ys-fine{stroke-width:1.5}"
    ".ys-wash{stroke:var(--ys-ink);stroke-width:2;stroke-linejoin:round}"
    ".ys-spoke-line{fill:none;stroke:var(--ys-ink);stroke-width:7;stroke-linecap:round}"
    ".ys-spoke{fill:none;stroke:var(--ys-hull);stroke-width:3.6;stroke-linecap:round}"
    ".ys-rim-line{fill:none;stroke:var(--ys-ink);stroke-width:10}"
    ".ys-rim-wood{fill:none;stroke:var(--ys-hull);stroke-width:6}"
    ".ys-ring-line{fill:none;stroke:var(--ys-ink);stroke-width:8.4}"
    ".ys-ring{fill:none;stroke:var(--ys-gold);stroke-width:4.8}"
    # gems
    ".ys-gleam{fill:none;stroke:var(--ys-gleam);stroke-width:3.2;stroke-linejoin:round}"
    ".ys-none{fill:none;stroke:var(--ys-soft);stroke-width:1.2;stroke-dasharray:2.4 2;"
    "stroke-opacity:.6}"
    ".ys-cut-line{fill:none;stroke:var(--ys-ink);stroke-width:1.5;stroke-linejoin:round}"
    ".ys-facet{fill:none;stroke-width:.9;stroke-linejoin:round}"
    ".ys-hollow{fill:none;stroke:var(--ys-ink);stroke-width:1.2;stroke-dasharray:2.4 2;"
    "stroke-opacity:.55}"
    # the sea and the city
    ".ys-ripple{fill:none;stroke:var(--ys-swell);stroke-width:1.3;stroke-linecap:round}"
    ".ys-foam{fill:none;stroke:var(--ys-foam);stroke-width:2.2;stroke-linecap:round}"
    ".ys-surf{fill:none;stroke:var(--ys-foam);stroke-width:2.4;stroke-dasharray:22 9 8 13;"
    "stroke-linecap:round}"
    ".ys-shallow{fill:none;stroke:var(--ys-swell);stroke-opacity:.5}"
    ".ys-wall{fill:var(--ys-wall);stroke:var(--ys-line);stroke-width:1.4}"
    ".ys-wall-ring{fill:none;stroke:var(--ys-wall)}"
    ".ys-wall-line{fill:none;stroke:var(--ys-line);stroke-width:1.4}"
    ".ys-merlons{fill:none;stroke:var(--ys-wall-deep);stroke-dasharray:7 6}"
    ".ys-tower-top{fill:var(--ys-stone);stroke:var(--ys-wall-deep);stroke-width:2;"
    "stroke-dasharray:3.4 2.6}"
    ".ys-area-line{fill:var(--ys-line);stroke:var(--ys-line);stroke-linejoin:round}"
    ".ys-port{fill:var(--ys-planks);stroke:var(--ys-planks);stroke-linejoin:round}"
    ".ys-plank{fill:none;stroke:var(--ys-planks-deep);stroke-width:1;stroke-opacity:.75}"
    ".ys-shop{fill:var(--ys-shops);stroke:var(--ys-shops);stroke-linejoin:round}"
    ".ys-court{fill:var(--ys-marble);stroke:var(--ys-marble);stroke-linejoin:round}"
    ".ys-hawser{fill:none;stroke:var(--ys-hull-deep);stroke-width:1.4}"
    ".ys-crate{fill:var(--ys-hull);stroke:var(--ys-line);stroke-width:1}"
    ".ys-lintel{fill:none;stroke:var(--ys-pillar);stroke-opacity:.55}"
    ".ys-badge{fill:var(--ys-face);stroke:var(--ys-ink);stroke-width:1.1}"
    ".ys-coin{fill:var(--ys-gold);stroke:var(--ys-ink);stroke-width:1.3}"
    ".ys-serpent{fill:var(--ys-lagoon);stroke:var(--ys-line);stroke-width:1.3;stroke-linejoin:round}"
    ".ys-lineart{stroke:var(--ys-line);stroke-width:1.1;stroke-linejoin:round}"
    ".ys-mat{fill:var(--ys-face);stroke:var(--ys-ink);stroke-width:1.3}"
    ".ys-tile{fill:none;stroke:var(--ys-line);stroke-width:.8;stroke-opacity:.28}"
    ".ys-awning{stroke:var(--ys-line);stroke-width:1;stroke-linejoin:round}"
    ".ys-pillar{fill:var(--ys-pillar);stroke:var(--ys-line);stroke-width:1.2}"
    ".ys-step{fill:none;stroke:var(--ys-line);stroke-width:1;stroke-opacity:.6}"
    ".ys-bollard{fill:var(--ys-hull-deep);stroke:var(--ys-line);stroke-width:.8}"
    ".ys-mist{fill:var(--ys-mist);stroke:var(--ys-mist);stroke-linejoin:round}"
    ".ys-mist-line{fill:none;stroke:var(--ys-line);stroke-width:1.2;stroke-dasharray:5 4;"
    "stroke-opacity:.7}"
    ".ys-chain{fill:none;stroke:var(--ys-line);stroke-width:5;stroke-dasharray:9 3}"
    ".ys-bridge{fill:var(--ys-stone);stroke:var(--ys-line);stroke-width:1}"
    ".ys-dais{fill:var(--ys-lagoon);stroke:var(--ys-line);stroke-width:1.5}"
    ".ys-dais-deep{fill:var(--ys-lagoon-deep)}"
    ".ys-gilt{fill:none;stroke:var(--ys-gold);stroke-width:1.6;stroke-linejoin:round}"
    ".ys-gilt-dots{fill:none;stroke:var(--ys-gold);stroke-width:3;stroke-dasharray:.1 7.4;"
    "stroke-linecap:round}"
    ".ys-crest{fill:none;stroke:var(--ys-text);stroke-width:3;stroke-linejoin:round;"
    "stroke-linecap:round}"
    ".ys-woven{fill:none;stroke:var(--ys-gold);stroke-width:2.6;stroke-linejoin:round;"
    "stroke-linecap:round}"
    ".ys-lamp{fill:var(--ys-window);stroke:var(--ys-line);stroke-width:.8}"
    ".ys-glow{fill:var(--ys-halo)}"
    ".ys-shield{fill:var(--ys-slip);stroke:var(--ys-line);stroke-width:1.5}"
    ".ys-shield-now{fill:var(--ys-gold);stroke:var(--ys-ink);stroke-width:1.6}"
    ".ys-jetty{fill:var(--ys-planks);stroke:var(--ys-line);stroke-width:1.1}"
    ".ys-bar{fill:none;stroke:var(--ys-coral);stroke-width:4;stroke-linecap:round;"
    "stroke-dasharray:1 8}"
    ".ys-bar-line{fill:none;stroke:var(--ys-coral-deep);stroke-width:2}"
    # cards and ships
    ".ys-card{fill:var(--ys-face);stroke:var(--ys-ink);stroke-width:1.3}"
    ".ys-card-edge{fill:none;stroke-width:2.6}"
    ".ys-arch{fill:var(--ys-pearl);stroke:var(--ys-gold-deep);stroke-width:.9}"
    ".ys-arch-blue{fill:var(--ys-blue-pale);stroke:var(--ys-blue-deep);stroke-width:.9}"
    ".ys-shell{fill:var(--ys-pearl);stroke:var(--ys-ink);stroke-width:1.6;stroke-linejoin:round}"
    ".ys-rib{fill:none;stroke:var(--ys-coral);stroke-width:1.1;stroke-opacity:.4}"
    ".ys-mast{fill:none;stroke:var(--ys-hull-deep);stroke-width:4}"
    ".ys-strake{fill:none;stroke:var(--ys-hull-deep);stroke-width:1.4}"
    ".ys-sail{fill:var(--ys-face);stroke:var(--ys-ink);stroke-width:1.6;stroke-linejoin:round}"
    ".ys-sail-seam{fill:none;stroke:var(--ys-coral);stroke-width:2.2}"
    # brokers
    ".ys-broker{stroke:var(--ys-ink);stroke-width:1.6}"
    ".ys-cast{fill:var(--ys-ink);fill-opacity:.28}"
    ".ys-bevel{fill:none;stroke:var(--ys-ink);stroke-width:1}"
    ".ys-lid{fill:none;stroke:var(--ys-ink);stroke-width:1.6}"
    ".ys-collar{fill:none;stroke-width:3}"
    ".ys-known{fill:var(--ys-face);stroke:var(--ys-ink);stroke-width:1}"
    ".ys-mark{fill:var(--ys-gold);stroke:var(--ys-ink);stroke-width:1.4}"
    ".ys-ghost{fill:var(--ys-face);fill-opacity:.2;stroke:var(--ys-coral);stroke-width:2.6;"
    "stroke-dasharray:5 3}"
    # the market
    ".ys-floor{fill:var(--ys-stone);stroke:var(--ys-line);stroke-width:1.6}"
    ".ys-floor-rim{fill:none;stroke:var(--ys-lagoon);stroke-width:5;stroke-dasharray:9 2}"
    ".ys-square{stroke:var(--ys-line);stroke-width:1.1}"
    ".ys-inlay{fill:none;stroke:var(--ys-line);stroke-width:.9;stroke-opacity:.4}"
    ".ys-covered{fill:var(--ys-mist);stroke:var(--ys-line);stroke-width:1.1;stroke-dasharray:5 4}"
    ".ys-shaft{stroke:var(--ys-line);stroke-width:1.2;stroke-linejoin:round}"
    ".ys-tick{fill:none;stroke:var(--ys-ink);stroke-width:1;stroke-opacity:.45}"
    ".ys-start-line{fill:none;stroke:var(--ys-ink);stroke-width:1.4;stroke-dasharray:3 2}"
    ".ys-plate{fill:var(--ys-slip);stroke:var(--ys-line);stroke-width:1.2}"
    # boards, screen, choices
    ".ys-slip,.ys-slip-acting{fill:var(--ys-slip);stroke:var(--ys-line);stroke-width:1.4}"
    ".ys-slip-acting{stroke:var(--emp-ring);stroke-width:4}"
    ".ys-hairline{fill:none;stroke:var(--ys-gold-deep);stroke-width:.7}"
    ".ys-shadow{fill:var(--ys-shade);fill-opacity:.5}"
    ".ys-banner,.ys-screen{stroke:var(--ys-ink);stroke-width:1.4;stroke-linejoin:round}"
    ".ys-fold{fill:none;stroke:var(--ys-ink);stroke-width:1;stroke-opacity:.5}"
    ".ys-crest-field{fill:var(--ys-face);stroke:var(--ys-ink);stroke-width:1.6}"
    ".ys-button{fill:var(--ys-face);stroke:var(--ys-ink);stroke-width:1.4}"
    ".ys-later{opacity:.6}"
    ".ys-arrow{fill:var(--ys-ink)}"
    ".ys-pip{fill:var(--ys-gold);stroke:var(--ys-ink);stroke-width:1.1}"
    ".ys-pip-off{fill:none;stroke:var(--ys-line);stroke-width:1.2}"
    ".ys-pip-past{fill:var(--ys-line);fill-opacity:.4;stroke:var(--ys-line);stroke-width:1.1}"
    ".ys-check{fill:none;stroke:var(--ys-text);stroke-width:2.6;stroke-linecap:round;"
    "stroke-linejoin:round}"
    ".ys-stem{fill:none;stroke:var(--ys-gold-deep);stroke-width:1.6}"
    ".ys-laurel{fill:var(--ys-gold);stroke:var(--ys-ink);stroke-width:.9}"
    ".ys-flag{stroke:var(--ys-ink);stroke-width:1}"
    ".ys-rope{fill:none;stroke:var(--ys-line);stroke-width:1.4}"
)


def rules() -> str:
    """Every rule, in terms of custom properties."""
    return SHARED_RULES + _RULES + paint_rules("ys")


@cache
def stylesheet() -> str:
    """For pages: both themes; `data-theme` on any element around a picture overrules the reader's
    preference.
    """
    day = properties("ys", "light")
    night = properties("ys", "dark")
    return (
        f".ys{{{day}}}"
        f"@media (prefers-color-scheme:dark){{.ys{{{night}}}}}"
        f"[data-theme=light] .ys{{{day}}}[data-theme=dark] .ys{{{night}}}" + rules()
    )


@cache
def embedded(theme: str) -> str:
    """For a picture of its own: the style of one theme, or of both where `theme` is "auto"."""
    if theme != "auto":
        return resolved(rules(), "ys", theme)
    day = properties("ys", "light")
    night = properties("ys", "dark")
    return f".ys{{{day}}}@media (prefers-color-scheme:dark){{.ys{{{night}}}}}" + rules()
