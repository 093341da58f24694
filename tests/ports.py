"""Ports that nobody else gets."""

import socket


class Port:
    """A port for a server to be started at, now or later, and again.

    It is held without being listened at: servers may still use it, since they set SO_REUSEADDR as
    this does, but the machine gives it to nobody who asks for any port that is free.
    """

    def __init__(self) -> None:
        self._held = socket.socket()
        self._held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._held.bind(("127.0.0.1", 0))
        self.number: int = self._held.getsockname()[1]

    def close(self) -> None:
        """Give it back."""
        self._held.close()
