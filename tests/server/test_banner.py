"""The addresses that the terminal shows are ones that the people at the table can open."""

from __future__ import annotations

import io

import pytest

from gloaming.server import banner


@pytest.fixture(autouse=True)
def network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(banner, "lan_address", lambda: "192.168.7.20")


def shown(host: str, public_url: str = "", phone: bool = False) -> str:
    return "\n".join(banner.lines(host, 8000, public_url, "en", phone))


@pytest.mark.parametrize("host", ["0.0.0.0", "::", ""])
def test_open_to_the_network(host: str) -> None:
    """Nobody can type 0.0.0.0 into a phone."""
    text = shown(host)
    assert "http://127.0.0.1:8000" in text
    assert "http://192.168.7.20:8000" in text
    assert "0.0.0.0" not in text


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1"])
def test_only_here(host: str) -> None:
    """It says how to let others in, and shows no code that their phones could not follow."""
    text = shown(host, phone=True)
    assert "192.168.7.20" not in text
    assert "--host 0.0.0.0" in text
    assert "█" not in text


def test_one_address(monkeypatch: pytest.MonkeyPatch) -> None:
    text = shown("192.168.7.21")
    assert "http://192.168.7.21:8000" in text
    assert "127.0.0.1" not in text


def test_an_ipv6_address_stands_in_brackets() -> None:
    assert "http://[::1]:8000" in shown("::1")


def test_no_network_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(banner, "lan_address", lambda: None)
    assert "http://127.0.0.1:8000" in shown("0.0.0.0", phone=True)


def test_behind_a_proxy_the_public_address_is_the_one_to_share() -> None:
    text = shown("127.0.0.1", "https://games.example.org", phone=True)
    assert "https://games.example.org" in text
    assert banner.qr("https://games.example.org") in text


def test_the_code_is_of_the_address_in_the_network() -> None:
    assert banner.qr("http://192.168.7.20:8000") in shown("0.0.0.0", phone=True)


def test_a_file_gets_no_code_and_a_plain_terminal_no_error() -> None:
    """Output may go to a log, or to a terminal without block characters."""
    out = io.StringIO()
    banner.announce("0.0.0.0", 8000, out)
    assert "█" not in out.getvalue()
    plain = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    assert not banner.can_show_blocks(plain)
