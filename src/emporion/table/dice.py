"""Dice that can be proven fair.

The seed is drawn before the first card is dealt; its seal can be shown to everybody at once, and
the seed itself when the game is over. Throw number i with n equally likely tickets is then

    SHA-256("emporion:SEED:i") modulo n

so anyone can check that each card was fixed before anybody had decided anything.
"""

import hashlib
import secrets


class Dice:
    """A sequence of throws fixed by a seed."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.thrown = 0

    @classmethod
    def fresh(cls) -> "Dice":
        """Dice that nobody can foresee."""
        return cls(secrets.token_hex(16))

    @property
    def seal(self) -> str:
        """What fixes the seed without telling it."""
        return hashlib.sha256(f"emporion:{self.seed}".encode()).hexdigest()

    def throw(self, tickets: int) -> int:
        """The next ticket from 0 to `tickets - 1`; 256 bits make the modulo's favour immaterial.

        >>> dice = Dice("7")
        >>> [dice.throw(6) for _ in range(5)]
        [0, 4, 1, 3, 2]
        """
        digest = hashlib.sha256(f"emporion:{self.seed}:{self.thrown}".encode()).digest()
        self.thrown += 1
        return int.from_bytes(digest) % tickets
