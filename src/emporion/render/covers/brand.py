"""Emporion's own mark: a ship comes in through the harbour gate."""

from typing import Final

from ..emblems import path

_GATE: Final = (
    "M5 52V31A27 27 0 0 1 59 31V52H49V31A17 17 0 0 0 15 31V52ZM1 24h6v5H1ZM57 24h6v5h-6Z"
    "M29 0H35V7H29Z"
)
_SAIL: Final = "M33.5 18C42 23 45 32 43 41H33.5ZM30.5 24C25 29 22.5 35 23 41H30.5Z"
_HULL: Final = "M19 43.5H46Q44 52 38 52H27Q21 51.5 19 43.5Z"
_SEA: Final = (
    "M1 56Q6.2 51 11.3 55T21.7 55T32 55T42.3 55T52.7 55T63 54V59.500Q57.8 63 52.7 60"
    "T42.3 60T32 60T21.7 60T11.3 60T1 61Z"
)


def mark() -> str:
    """The mark in a box of 64 by 64, without colours of its own."""
    return (
        path(_GATE, "emp-brand-gate")
        + path(_SAIL + _HULL, "emp-brand-sail")
        + path(_SEA, "emp-brand-sea")
    )


FAVICON_RULES: Final = (
    ".paper{fill:#fbf4e2}.emp-brand-gate{fill:#4b1d33}.emp-brand-sail{fill:#b8860f}"
    ".emp-brand-sea{fill:#2f7590}"
    "@media (prefers-color-scheme:dark){.paper{fill:#1b1220}.emp-brand-gate{fill:#f0e3c4}"
    ".emp-brand-sail{fill:#e3b645}.emp-brand-sea{fill:#5fa3ba}}"
)
"""The colours of the mark where it has no page around it."""
