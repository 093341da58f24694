"""The look of Tyros: pens, washes and letters, as rules for its style sheet."""

from typing import Final

from ...games.tyros.data import EMPIRES, GOODS
from ..palette import SANS, SERIF
from ..stylesheet import PageColours

_CHART: Final = (
    ".tyr-land{fill:var(--tyr-land);stroke:var(--tyr-coast);stroke-width:1.9;stroke-linejoin:round}"
    ".tyr-isle{fill:var(--tyr-isle);stroke:var(--tyr-coast);stroke-width:1.4;stroke-linejoin:round}"
    ".tyr-shoal{fill:none;stroke:var(--tyr-shoal);stroke-width:15;stroke-linejoin:round}"
    ".tyr-shallow{fill:none;stroke:var(--tyr-shallow);stroke-width:6.5;stroke-linejoin:round}"
    ".tyr-river{fill:none;stroke:var(--tyr-sea-deep);stroke-width:1.5;stroke-linecap:round}"
    ".tyr-ripple{fill:none;stroke:var(--tyr-swell);stroke-width:1;stroke-linecap:round}"
    ".tyr-foam{fill:none;stroke:var(--tyr-foam);stroke-width:1.7;stroke-linecap:round}"
    ".tyr-rhumb,.tyr-rhumb-faint{fill:none;stroke:var(--tyr-rhumb);stroke-width:.6;"
    "stroke-opacity:.5}"
    ".tyr-rhumb-faint{stroke-opacity:.28}"
    ".tyr-graticule{fill:none;stroke:var(--tyr-grid);stroke-width:.8;stroke-opacity:.55}"
    ".tyr-lane{fill:none;stroke:var(--tyr-lane);stroke-width:1.5;stroke-dasharray:4.5 4;"
    "stroke-linecap:round;stroke-opacity:.7}"
    ".tyr-hill,.tyr-hill-shade{fill:none;stroke:var(--tyr-coast);stroke-width:1.1;"
    "stroke-linecap:round;stroke-opacity:.5}"
    ".tyr-hill{fill:var(--tyr-hill);fill-opacity:.55}"
    ".tyr-hill-shade{stroke-width:.8;stroke-opacity:.35}"
    ".tyr-dune,.tyr-palm{fill:none;stroke:var(--tyr-coast);stroke-width:1.1;stroke-linecap:round;"
    "stroke-opacity:.6}"
    ".tyr-palm{stroke:var(--tyr-cedar);stroke-width:1.6;stroke-opacity:.8}"
    ".tyr-pillar{fill:var(--tyr-face);stroke:var(--tyr-ink);stroke-width:.9;stroke-linejoin:round}"
    ".tyr-flute{fill:none;stroke:var(--tyr-ink);stroke-width:.4;stroke-opacity:.6}"
    ".tyr-serpent{fill:var(--tyr-serpent);stroke:var(--tyr-line);stroke-width:1.3;"
    "stroke-linejoin:round}"
    ".tyr-crest-fin,.tyr-tongue{fill:var(--tyr-murex);stroke:var(--tyr-line);stroke-width:1;"
    "stroke-linejoin:round}"
    ".tyr-tongue{fill:none;stroke:var(--tyr-murex);stroke-width:1.4}"
    ".tyr-scale{fill:none;stroke:var(--tyr-line);stroke-width:.9;stroke-opacity:.6}"
    ".tyr-ray{stroke:var(--tyr-ink);stroke-width:.02}"
    ".tyr-rose-ring{fill:var(--tyr-face);fill-opacity:.75;stroke:var(--tyr-ink);stroke-width:.03}"
    ".tyr-rose-line{fill:none;stroke:var(--tyr-murex);stroke-width:.03}"
    ".tyr-lily{fill:var(--tyr-murex);stroke:var(--tyr-ink);stroke-width:.05}"
    ".tyr-border{fill:var(--tyr-slip);stroke:var(--tyr-line);stroke-width:1.6}"
    ".tyr-rim{fill:none;stroke:var(--tyr-line);stroke-width:1.6}"
    ".tyr-shadow{fill:var(--tyr-shade);fill-opacity:.45}"
    ".tyr-number{fill:var(--tyr-text);stroke:var(--tyr-land);stroke-width:3;stroke-opacity:.75;"
    f"paint-order:stroke;font-family:{SERIF};font-weight:700;"
    "font-variant-numeric:lining-nums tabular-nums}"
    ".tyr-numbers{pointer-events:none}"
    ".tyr-hit{fill:var(--tyr-sea);fill-opacity:0;pointer-events:all}"
    ".tyr-whorl{fill:none;stroke:var(--tyr-face);stroke-width:2.2;stroke-linecap:round}"
    ".tyr-shell-line{stroke:var(--tyr-line);stroke-width:1.4;stroke-linejoin:round}"
)

_PIECES: Final = (
    ".tyr-dot{fill:var(--tyr-murex);stroke:var(--tyr-face);stroke-width:1.6}"
    ".tyr-disc{stroke:var(--tyr-ink);stroke-width:1.6}"
    ".tyr-wash{fill-opacity:.13}"
    ".tyr-band{fill:none;stroke-opacity:.5}"
    ".tyr-boundary{fill:none;stroke-width:1.8;stroke-opacity:.9}"
    ".tyr-cast{fill:var(--tyr-shade);fill-opacity:.4}"
    ".tyr-thin{stroke:var(--tyr-ink);stroke-width:1.1;stroke-linejoin:round}"
    ".tyr-pen{fill:none;stroke:var(--tyr-ink);stroke-width:1.5;stroke-linecap:round;"
    "stroke-linejoin:round}"
    ".tyr-hull{fill:var(--tyr-hull);stroke:var(--tyr-ink);stroke-width:1.5;stroke-linejoin:round}"
    ".tyr-strake{fill:none;stroke:var(--tyr-hull-deep);stroke-width:1.3}"
    ".tyr-sail{stroke:var(--tyr-ink);stroke-width:1.5;stroke-linejoin:round}"
    ".tyr-wall{stroke:var(--tyr-ink);stroke-width:1.5;stroke-linejoin:round}"
    ".tyr-door{fill:var(--tyr-window);stroke:var(--tyr-ink);stroke-width:1}"
    ".tyr-wake{fill:none;stroke:var(--tyr-foam);stroke-width:2;stroke-linecap:round}"
    ".tyr-ghost{fill:var(--tyr-face);fill-opacity:.82;stroke:var(--tyr-ink);stroke-width:1.7;"
    "stroke-linejoin:round}"
    ".tyr-empty{fill:none;stroke:var(--tyr-line);stroke-width:1.4;stroke-dasharray:4 3}"
    ".tyr-chosen{fill:none;stroke:var(--tyr-murex);stroke-width:3.2}"
    ".tyr-tag{fill:var(--tyr-face);stroke:var(--tyr-ink);stroke-width:1.3}"
    ".tyr-route-line,.tyr-route-under{fill:none;stroke-linecap:round;stroke-linejoin:round}"
    ".tyr-route-under{stroke:var(--tyr-slip);stroke-width:7;stroke-opacity:.8}"
    ".tyr-route-line{stroke:var(--tyr-murex);stroke-width:4.4;stroke-dasharray:.1 9}"
    ".tyr-route{opacity:.3;pointer-events:none}"
    ".tyr-route-sole{opacity:1;pointer-events:none}"
    ".tyr-goal:hover>.tyr-route,.tyr-goal:focus>.tyr-route,.tyr-goal:focus-within>.tyr-route"
    "{opacity:1}"
)

_TABLE: Final = (
    f".tyr-label{{font-family:{SANS};text-anchor:middle;font-variant-numeric:lining-nums}}"
    f".tyr-heading,.tyr-value{{font-family:{SERIF};text-anchor:middle;font-weight:700}}"
    ".tyr-value{font-variant-numeric:lining-nums tabular-nums}"
    ".tyr-start{text-anchor:start}"
    ".tyr-end{text-anchor:end}"
    ".tyr-card{fill:var(--tyr-face);stroke:var(--tyr-ink);stroke-width:1.3}"
    ".tyr-back{fill:var(--tyr-back);stroke:var(--tyr-ink);stroke-width:1.3}"
    ".tyr-back-line{fill:none;stroke:var(--tyr-gold);stroke-width:1.1}"
    ".tyr-slip,.tyr-slip-acting{fill:var(--tyr-slip);stroke:var(--tyr-line);stroke-width:1.4}"
    ".tyr-slip-acting{stroke:var(--emp-ring);stroke-width:4}"
    ".tyr-hairline{fill:none;stroke:var(--tyr-gold-deep);stroke-width:.7}"
    ".tyr-banner{stroke:var(--tyr-ink);stroke-width:1.4;stroke-linejoin:round}"
    ".tyr-arrow{fill:var(--tyr-text)}"
    ".tyr-check{fill:none;stroke:var(--tyr-text);stroke-width:2.8;stroke-linecap:round;"
    "stroke-linejoin:round}"
    ".tyr-faded{opacity:.55}"
    ".tyr-stem{fill:none;stroke:var(--tyr-gold-deep);stroke-width:1.6}"
    ".tyr-laurel{fill:var(--tyr-gold);stroke:var(--tyr-ink);stroke-width:.9}"
    ".tyr-coin{fill:var(--tyr-gold);stroke:var(--tyr-ink);stroke-width:1.2}"
    ".tyr-flag{stroke:var(--tyr-ink);stroke-width:1}"
    ".tyr-rope{fill:none;stroke:var(--tyr-line);stroke-width:1.4}"
    ".tyr-rule{fill:none;stroke:var(--tyr-line);stroke-width:1;stroke-opacity:.4}"
)

_GOODS: Final = "".join(
    f".tyr-hatch-{name}{{fill:none;stroke:var(--tyr-{name}-deep);stroke-width:1.5;"
    "stroke-linecap:round}"
    for name in GOODS[:EMPIRES]
)

RULES: Final = _CHART + _PIECES + _TABLE + _GOODS

PAGE: Final = PageColours(
    accent="#722258",
    ground="color-mix(in srgb, var(--tyr-gold) 13%, var(--tyr-slip))",
)
"""The colours of the pages around its pictures."""
