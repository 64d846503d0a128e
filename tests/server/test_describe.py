"""What is made from the message types is up to date, and the messages are what the page says."""

import re
from pathlib import Path

import msgspec
import pytest

from gloaming.server import codes, describe, protocol

ROOT = Path(__file__).resolve().parents[2]
SERVER = ROOT / "src" / "gloaming" / "server"


@pytest.mark.parametrize(
    ("path", "made"),
    [(describe.DOCS, describe.page), (describe.TYPES, describe.typescript)],
)
def test_a_file_that_is_made_is_up_to_date(path, made):
    """`python -m gloaming.server.describe` has been run since the messages changed."""
    assert (ROOT / path).read_text() == made()


def test_every_message_is_on_the_page():
    page = describe.page()
    for kind in (*describe.TO_SERVER, *describe.TO_CLIENT):
        assert f"### `{kind.__struct_config__.tag}`" in page
        for field in msgspec.structs.fields(kind):
            assert field.name in ("rid",) or f"| `{field.name}` |" in page


def test_every_code_that_the_server_uses_is_explained_and_in_words():
    """A client can branch on each, and a person reads a sentence."""
    source = "\n".join(path.read_text() for path in SERVER.glob("*.py"))
    used = set(re.findall(r"Refusal\(\s*\"([a-z_-]+)\"", source))
    used |= set(re.findall(r"Problem\(\"([a-z_-]+)\"", source))
    assert len(used) > 30
    assert used <= codes.ERRORS.keys()
    notices = set(re.findall(r"\.notice\(\"([a-z_-]+)\"", source))
    assert len(notices) > 12
    assert notices <= codes.NOTICES.keys()
    words = "\n".join(path.read_text() for path in (ROOT / "src/gloaming/locale/en").glob("*.ftl"))
    for code in codes.ERRORS:
        assert f"\nerror-{code} = " in words, code
    for kind in codes.NOTICES:
        assert f"\nnotice-{kind} = " in words, kind


def test_a_message_with_a_default_left_out_is_read():
    message = msgspec.json.decode(b'{"type":"act","rid":"1","option":"pass"}', type=protocol.Act)
    assert message.question == 0
