"""Records by what they say."""

import hashlib


def record_id(text: str) -> str:
    """The id of a record for links: the same record has the same one, and nobody can guess it."""
    return hashlib.sha256(text.encode()).hexdigest()[:20]
