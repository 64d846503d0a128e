"""The key of a match, so that nobody can deal to order.

The server fixes its part and shows the hash of it; then every player adds a part of their own; the
key is the hash of all.
Afterwards everything is opened, and anyone can check.
"""

from __future__ import annotations

from hashlib import blake2b

PART_BYTES = 32


def commit(server_part: bytes) -> str:
    """What the server shows before anyone adds their part: a hash of its own, as hex."""
    return blake2b(server_part, digest_size=32, person=b"gloaming.commit").hexdigest()


def combine(server_part: bytes, parts: list[bytes]) -> bytes:
    """The key, 32 bytes: the hash of the server's part and of every seat's, in seat order (empty
    for who added none).

    Each part is preceded by its length, so that no two lists of parts run together to the same
    bytes.
    """
    whole = blake2b(digest_size=32, person=b"gloaming.key")
    for part in (server_part, *parts):
        whole.update(len(part).to_bytes(4, "big"))
        whole.update(part)
    return whole.digest()
