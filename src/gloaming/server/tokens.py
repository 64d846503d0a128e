"""Seat tokens: what makes a browser the owner of a seat.

A token is signed, so that a forged one costs no look into the database, and holds 24 random bytes,
so that it cannot be guessed even with the secret. The database keeps its hash alone.
"""

from __future__ import annotations

import hashlib
import os
import secrets
from pathlib import Path

from itsdangerous import BadSignature, Signer

from gloaming.server.settings import Settings

COOKIE_AGE = 60 * 60 * 24 * 30
"""Seconds for which a browser keeps its seat."""


class Tokens:
    """Makes and reads the tokens of one server."""

    def __init__(self, secret: str) -> None:
        self._signer = Signer(secret, salt="gloaming-seat", digest_method=hashlib.sha256)
        self._pepper = hashlib.sha256(secret.encode()).digest()

    def new(self) -> str:
        """A token that nobody has had before; it goes into a cookie or a link as it is."""
        return self._signer.sign(secrets.token_urlsafe(24)).decode()

    def hashed(self, token: str | None) -> str:
        """What the database knows the token by, or an empty string for one that is not ours."""
        if not token or len(token) > 200:
            return ""
        try:
            body = self._signer.unsign(token)
        except BadSignature:
            return ""
        return hashlib.sha256(body).hexdigest()

    def address(self, address: str) -> str:
        """A network address as it is kept: enough to count rooms by, not to find anyone."""
        return hashlib.blake2b(address.encode(), key=self._pepper, digest_size=12).hexdigest()


def cookie_name(code: str) -> str:
    """Name of the cookie that holds the token for a room."""
    return f"seat-{code.replace('-', '')}"


def find_secret(settings: Settings) -> str:
    """The secret of this server: the given one, else one that is made once and kept in the data
    folder."""
    if settings.secret:
        return settings.secret
    path: Path = settings.data_dir / "secret"
    if not path.exists():
        settings.data_dir.mkdir(parents=True, exist_ok=True)
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL
        try:
            with os.fdopen(os.open(path, flags, 0o600), "w") as file:
                file.write(secrets.token_urlsafe(48))
        except FileExistsError:  # another process was quicker
            pass
    return path.read_text().strip()
