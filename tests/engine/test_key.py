"""The key of a match: nobody deals to order."""

from __future__ import annotations

from hashlib import blake2b

from hypothesis import given
from hypothesis import strategies as st

from gloaming.engine.key import PART_BYTES, combine, commit

PARTS = st.lists(st.binary(max_size=PART_BYTES + 1), max_size=8)


def test_known_values() -> None:
    """Anyone can compute them with any BLAKE2b; written down, so that old records go on fitting."""
    assert commit(b"server") == "d1c8c3c66787a3a103bef2a3cabe5f960339d5335cf42890fb32fe102d72d496"
    assert (
        combine(b"server", [b"one", b"", b"three"]).hex()
        == "08d1e71c668ffee28ba5d1a655f44a5e24910307a1e2338fda70ad581f62b8c0"
    )


def test_the_key_is_a_hash_of_all_parts_with_their_lengths() -> None:
    text = b"\0\0\0\6server" + b"\0\0\0\3one" + b"\0\0\0\0"
    wanted = blake2b(text, digest_size=32, person=b"gloaming.key").digest()
    assert combine(b"server", [b"one", b""]) == wanted
    assert (
        commit(b"server")
        == blake2b(b"server", digest_size=32, person=b"gloaming.commit").hexdigest()
    )


@given(st.binary(max_size=40), PARTS, st.binary(max_size=40), PARTS)
def test_other_parts_other_key(
    server: bytes, parts: list[bytes], other_server: bytes, other_parts: list[bytes]
) -> None:
    """Also where the parts run together to the same bytes."""
    same = (server, parts) == (other_server, other_parts)
    assert (combine(server, parts) == combine(other_server, other_parts)) == same
    assert (commit(server) == commit(other_server)) == (server == other_server)


@given(st.binary(max_size=40), PARTS, st.data())
def test_bytes_cannot_move_from_part_to_part(
    server: bytes, parts: list[bytes], data: st.DataObject
) -> None:
    whole = [server, *parts, b""]
    at = data.draw(st.integers(0, len(whole) - 2))
    cut = data.draw(st.integers(0, len(whole[at])))
    moved = [*whole[:at], whole[at][:cut], whole[at][cut:] + whole[at + 1], *whole[at + 2 :]]
    if moved != whole:
        assert combine(moved[0], moved[1:]) != combine(whole[0], whole[1:])


def test_the_commitment_does_not_give_the_key_away() -> None:
    """The two hashes have purposes of their own."""
    assert commit(b"server") != combine(b"server", []).hex()
    assert commit(combine(b"server", [])) != combine(b"server", []).hex()
