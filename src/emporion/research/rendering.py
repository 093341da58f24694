"""Pictures of a table as arrays, for recordings and for agents that look; and in a window."""

import os
from collections.abc import Sequence
from importlib import import_module
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ..core.errors import MissingExtra
from ..core.state import View
from ..render import svg as draw
from ..render import text
from ..render.css_rules import SANS, SERIF
from ..text import wording
from .errors import InvalidSetting
from .settings import check_choice

Pixels = NDArray[np.uint8]
"""Height by width by red, green and blue."""

_FONTS: Final = {
    SERIF: f"{SERIF},'Times New Roman','DejaVu Serif','Liberation Serif','Noto Serif',FreeSans",
    SANS: f"{SANS},Arial,'DejaVu Sans',FreeSans",
}
"""resvg takes `serif` and `sans-serif` for one font each, so those that systems have are named, and
last of all the one that comes with pygame, for systems that have none."""


FRAMES: Final = 2
"""How many pictures a second a window shows at the most."""

HUMAN: Final = "human"
RENDER_MODES: Final = (HUMAN, "ansi", "rgb_array", "svg")

METADATA: Final[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": FRAMES}
"""What Gymnasium and PettingZoo ask an environment about its pictures."""


class Renderer:
    """What an environment's `render` shows, in a mode (`None` for none) and a language.

    Raises `InvalidSetting` or `UnknownLanguage`, and for windows `MissingExtra`.

    >>> from emporion import new_match
    >>> view = new_match("byzanz", players=3, seed=7).view(0)
    >>> str(Renderer("svg", "en").show(view, [])).startswith("<svg")
    True
    """

    def __init__(self, mode: str | None, lang: str) -> None:
        if mode is not None:
            check_choice("render_mode", mode, RENDER_MODES)
        self._words = wording(lang)
        self._mode = mode
        self._lang = lang
        self._window = Window() if mode == HUMAN else None
        self.shows_every_step = mode == HUMAN
        """Whether it shows every step by itself."""

    def check_mode(self) -> None:
        """Raise `InvalidSetting` where the environment was made without a mode."""
        if self._mode is None:
            raise InvalidSetting(name="render_mode", asked=None, known=list(RENDER_MODES))

    def show(self, view: View, legal: Sequence[int]) -> str | Pixels | None:
        """The table of a view, with what is legal lit; in a window, `None` is returned."""
        if self._mode == "ansi":
            return text(view, self._lang, screen=True)
        drawn = draw(view, self._lang, legal=legal)
        if self._mode == "svg":
            return drawn
        picture = pixels(drawn)
        if self._window is None:
            return picture
        self._window.show(picture, self._words.game_title(view["game"]))
        return None

    def close(self) -> None:
        """Close the window, if there is one."""
        if self._window is not None:
            self._window.close()


def pixels(svg: str) -> Pixels:
    """A picture drawn, 1280 by 800 for a table; raises `MissingExtra`.

    Letters come from the system's fonts, or from pygame's where it has none of those that we name.

    >>> pixels('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"/>').shape
    (4, 8, 3)
    """
    resvg, pygame = _package("resvg_py", "resvg-py"), _pygame()
    for ours, known in _FONTS.items():
        svg = svg.replace(ours, known)
    spare = str(Path(pygame.__file__).with_name(pygame.font.get_default_font()))
    png = BytesIO(resvg.svg_to_bytes(svg_string=svg, background="white", font_files=[spare]))
    drawn = pygame.image.load(png, "table.png")
    width, height = drawn.get_size()
    rows = np.frombuffer(bytearray(pygame.image.tobytes(drawn, "RGB")), np.uint8)
    return rows.reshape(height, width, 3)


class Window:
    """A window that shows pictures, one after another; it opens with the first.

    It shows at most `FRAMES` of them a second, and waits where they come faster. Raises
    `MissingExtra`.

    >>> window = Window()
    >>> window.close()
    """

    def __init__(self) -> None:
        self._pygame = _pygame()
        self._screen: Any = None
        self._clock: Any = self._pygame.time.Clock()

    def show(self, picture: Pixels, name: str) -> None:
        """Show a picture, under a name."""
        pygame = self._pygame
        height, width, _ = picture.shape
        if self._screen is None:
            pygame.display.init()
            self._screen = pygame.display.set_mode((width, height))
        pygame.display.set_caption(name)
        self._screen.blit(pygame.image.frombuffer(picture, (width, height), "RGB"), (0, 0))
        pygame.display.flip()
        pygame.event.pump()
        self._clock.tick(FRAMES)

    def close(self) -> None:
        """Close the window, if it is open."""
        if self._screen is not None:
            self._screen = None
            self._pygame.display.quit()


def _pygame() -> Any:
    # Without this it prints a greeting when it is imported.
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    return _package("pygame", "pygame-ce")


def _package(module: str, name: str) -> Any:
    """A package that only pictures need, by its module."""
    try:
        return import_module(module)
    except ModuleNotFoundError:
        raise MissingExtra(name=name, what="research") from None
