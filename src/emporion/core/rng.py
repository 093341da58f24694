"""A small fast generator for search and playouts, the same numbers compiled and interpreted.

It is not for dealing cards to people: tables use sealed dice (`emporion.table.dice`).
"""

from typing import Final

from .native import i64

_MASK: Final[i64] = 0xFFFFFFFF
_MOST: Final[i64] = 1 << 29


class Rng:
    """The generator sfc32: 96 bits of seed and a counter, 32 bits a step.

    Additions, shifts and exclusive-ors of 32-bit words stay in machine integers when compiled,
    which keeps a number below 30 ns.
    """

    def __init__(self, seed: int) -> None:
        self._a: i64 = seed & 0xFFFFFFFF
        self._b: i64 = (seed >> 32) & 0xFFFFFFFF
        self._c: i64 = (seed >> 64) & 0xFFFFFFFF
        self._counter: i64 = 1
        for _ in range(12):
            self.next32()

    def next32(self) -> i64:
        """The next 32 bits, as a number from 0 to 2**32 - 1."""
        b = self._b
        c = self._c
        result = (self._a + b + self._counter) & _MASK
        self._counter = (self._counter + 1) & _MASK
        self._a = b ^ (b >> 9)
        self._b = (c + (c << 3)) & _MASK
        self._c = (((c << 21) | (c >> 11)) + result) & _MASK
        return result

    def seed(self) -> int:
        """A seed for another generator."""
        return int(self.next32()) << 32 | int(self.next32())

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely; n is from 1 to 2**29."""
        if n < 1 or n > _MOST:
            raise ValueError(int(n))
        product = self.next32() * n
        low = product & _MASK
        if low < n:
            # Lemire's method: only the first (2**32 mod n) low parts would favour some numbers.
            threshold = (_MASK + 1 - n) % n
            while low < threshold:
                product = self.next32() * n
                low = product & _MASK
        return product >> 32
