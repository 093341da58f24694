"""Who visits: a signed cookie with an id and a name, and no account."""

import secrets
from typing import Final

from itsdangerous import BadData, URLSafeSerializer

from ..text.naming import clean_name
from .host import Guest

COOKIE: Final = "guest"


class Guests:
    """Reads and writes the cookie; what was not signed here is nobody's."""

    def __init__(self, secret: bytes) -> None:
        self._serializer = URLSafeSerializer(secret, salt="guest")

    def read(self, cookie: str | None) -> Guest | None:
        """The guest of a cookie, unless it is forged, damaged or missing."""
        if not cookie:
            return None
        try:
            found = self._serializer.loads(cookie)
        except BadData:
            return None
        match found:
            case [str(guest), str(name)]:
                return Guest(guest, clean_name(name))
        return None

    def write(self, guest: Guest) -> str:
        """The cookie of a guest."""
        return str(self._serializer.dumps([guest.id, guest.name]))


def new_guest(name: str) -> Guest:
    """Somebody who is here for the first time."""
    return Guest(secrets.token_urlsafe(18), name)
