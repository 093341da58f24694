"""Names that the compiler knows, harmless without it, so that its package is not needed to run.

This module itself is never compiled: a compiled one may not choose between two definitions.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
    from mypy_extensions import u8 as u8
else:
    i64 = int
    u8 = int

    def mypyc_attr(*_names, **_values):
        """Leave a class as it is: only the compiler reads these marks."""
        return lambda cls: cls


def undefined(owner: object, method: str) -> TypeError:
    """The error for a method that a game forgot to define.

    A compiled abstract class can be instantiated anyway, so its methods raise this.
    """
    return TypeError(f"{type(owner).__name__}.{method}")
