"""The look of Byzanz: pens, washes and letters, as one style sheet."""

from functools import cache
from typing import Final

from ..emblems import SHARED_RULES
from ..palette import SANS, SERIF, paint_rules, properties, resolved

_RULES: Final = (
    f".byz-label{{font-family:{SANS};text-anchor:middle;font-variant-numeric:lining-nums}}"
    f".byz-name,.byz-heading,.byz-value{{font-family:{SERIF};text-anchor:middle}}"
    ".byz-heading,.byz-value{font-weight:700}"
    ".byz-value{font-variant-numeric:lining-nums tabular-nums}"
    ".byz-start{text-anchor:start}"
    ".byz-end{text-anchor:end}"
    ".byz-line,.byz-fine{fill:none;stroke:var(--byz-ink);stroke-linecap:round;"
    "stroke-linejoin:round}"
    ".byz-line{stroke-width:2.4}"
    ".byz-fine{stroke-width:1.5}"
    ".byz-face{fill:var(--byz-face);stroke:var(--byz-ink);stroke-width:1.2}"
    ".byz-frame{fill:none;stroke:var(--byz-gold-deep);stroke-width:.8}"
    ".byz-grout{fill:none;stroke:var(--byz-gold-deep);stroke-width:4.6}"
    ".byz-tesserae{fill:none;stroke:var(--byz-gold);stroke-width:3.4;stroke-dasharray:3.4 .8}"
    ".byz-grout-wide{fill:none;stroke:var(--byz-gold-deep);stroke-width:10}"
    ".byz-tesserae-wide{fill:none;stroke:var(--byz-gold);stroke-width:8;stroke-dasharray:6.6 1.4}"
    ".byz-lapis-ring{fill:none;stroke:var(--byz-lapis);stroke-width:5;stroke-dasharray:4.5 1}"
    ".byz-pennant,.byz-strip{stroke:var(--byz-ink);stroke-width:1}"
    ".byz-pip{fill:var(--byz-gold);stroke:var(--byz-ink);stroke-width:.9}"
    ".byz-hollow{fill:none;stroke:var(--byz-gold);stroke-width:1.4}"
    ".byz-hollow-ink{fill:none;stroke:var(--byz-ink);stroke-width:1.3}"
    ".byz-carved{fill:none;stroke:var(--byz-timber);stroke-width:2;stroke-opacity:.4;"
    "stroke-linecap:round;stroke-linejoin:round}"
    ".byz-inlay{fill:none;stroke:var(--byz-gold);stroke-width:1;stroke-dasharray:2.6 1}"
    ".byz-tag{stroke:var(--byz-ink);stroke-width:1}"
    # the street
    ".byz-orb{fill:var(--byz-orb)}"
    ".byz-rays{fill:none;stroke:var(--byz-ray);stroke-width:1.6;stroke-linecap:round}"
    ".byz-crest{fill:none;stroke:var(--byz-text);stroke-width:3;stroke-linejoin:round;"
    "stroke-linecap:round}"
    ".byz-far{fill:var(--byz-far)}"
    ".byz-near{fill:var(--byz-near)}"
    ".byz-ridge{fill:none;stroke:var(--byz-window);stroke-width:1.6}"
    ".byz-joint{fill:none;stroke:var(--byz-joint);stroke-width:1.2}"
    ".byz-shadow{fill:var(--byz-shade);fill-opacity:.55}"
    ".byz-rope,.byz-string{fill:none;stroke:var(--byz-line);stroke-width:1.6}"
    ".byz-empty{fill:none;stroke:var(--byz-line);stroke-width:1.2;stroke-dasharray:4 3}"
    # stalls
    ".byz-counter{fill:var(--byz-counter);stroke:var(--byz-line);stroke-width:1.2}"
    ".byz-board{fill:none;stroke:var(--byz-timber);stroke-width:1;stroke-opacity:.5}"
    ".byz-post{fill:var(--byz-timber);stroke:var(--byz-line);stroke-width:1}"
    ".byz-plank{fill:var(--byz-timber-deep);stroke:var(--byz-line);stroke-width:1.2}"
    ".byz-awning{stroke:var(--byz-ink);stroke-width:1.1;stroke-linejoin:round}"
    ".byz-hem{fill:none;stroke:var(--byz-ink);stroke-width:.9}"
    ".byz-sign{stroke:var(--byz-ink);stroke-width:1.6}"
    # carpet
    ".byz-edge{stroke:var(--byz-ink);stroke-width:1.4}"
    ".byz-fringe{fill:none;stroke:var(--byz-gold);stroke-width:1.6}"
    ".byz-gold-line{fill:none;stroke:var(--byz-gold);stroke-width:1.4}"
    ".byz-field{stroke:var(--byz-gold);stroke-width:1.6}"
    ".byz-weave{fill:none;stroke:var(--byz-carpet-deep);stroke-width:1.1}"
    ".byz-woven{fill:none;stroke:var(--byz-gold);stroke-width:2.4;stroke-linejoin:round;"
    "stroke-linecap:round}"
    # seats
    ".byz-slip,.byz-slip-acting{fill:var(--byz-slip);stroke:var(--byz-line);stroke-width:1.4}"
    ".byz-slip-acting{stroke:var(--emp-ring);stroke-width:4}"
    ".byz-hairline{fill:none;stroke:var(--byz-gold-deep);stroke-width:.7}"
    ".byz-banner,.byz-mat,.byz-box{stroke:var(--byz-ink);stroke-width:1.3}"
    ".byz-baize{fill:var(--byz-baize);stroke:var(--byz-ink);stroke-width:1}"
    f".byz-said{{font-family:{SERIF};font-style:italic;font-size:16px}}"
    # pieces
    ".byz-token{fill:var(--byz-gold);stroke:var(--byz-ink);stroke-width:1.6}"
    ".byz-token-line{fill:none;stroke:var(--byz-gold-deep);stroke-width:1}"
    ".byz-band{fill:var(--byz-timber-deep);stroke:var(--byz-ink);stroke-width:.8}"
    ".byz-box-line{fill:none;stroke:var(--byz-ink);stroke-width:1.3}"
    ".byz-coin{fill:var(--byz-gold);stroke:var(--byz-ink);stroke-width:1.5}"
    ".byz-coin-line{fill:none;stroke:var(--byz-gold-deep);stroke-width:.9;stroke-dasharray:2 1.4}"
    ".byz-stem{fill:none;stroke:var(--byz-gold-deep);stroke-width:1.6}"
    ".byz-laurel{fill:var(--byz-gold);stroke:var(--byz-ink);stroke-width:.9}"
    ".byz-tile{stroke:var(--byz-face);stroke-width:.8}"
    ".byz-flag{stroke:var(--byz-ink);stroke-width:1}"
    ".byz-iron{fill:var(--byz-ink);stroke:var(--byz-line);stroke-width:.8}"
    ".byz-wire{fill:none;stroke:var(--byz-ink);stroke-width:.9}"
    ".byz-glass{fill:var(--byz-lamp);stroke:var(--byz-ink);stroke-width:1}"
    ".byz-lit{fill:var(--emp-lamp);stroke:var(--byz-ink);stroke-width:1}"
    ".byz-beam{fill:none;stroke:var(--emp-beam);stroke-width:1.6;stroke-linecap:round}"
    ".byz-glow{fill:var(--byz-halo)}"
    ".byz-glow-on{fill:var(--emp-lamp);fill-opacity:.24}"
    ".byz-gilt{fill:none;stroke:var(--byz-gold);stroke-width:4;stroke-linejoin:round;"
    "stroke-linecap:round}"
)


def rules() -> str:
    """Every rule, in terms of custom properties."""
    return SHARED_RULES + _RULES + paint_rules("byzanz")


@cache
def stylesheet() -> str:
    """For pages: both themes; `data-theme` on any element around a picture overrules the reader's
    preference.
    """
    day = properties("byzanz", "light")
    night = properties("byzanz", "dark")
    return (
        f".byz{{{day}}}"
        f"@media (prefers-color-scheme:dark){{.byz{{{night}}}}}"
        f"[data-theme=light] .byz{{{day}}}[data-theme=dark] .byz{{{night}}}" + rules()
    )


@cache
def embedded(theme: str) -> str:
    """For a picture of its own: the style of one theme, or of both where `theme` is "auto"."""
    if theme != "auto":
        return resolved(rules(), "byzanz", theme)
    day = properties("byzanz", "light")
    night = properties("byzanz", "dark")
    return f".byz{{{day}}}@media (prefers-color-scheme:dark){{.byz{{{night}}}}}" + rules()
