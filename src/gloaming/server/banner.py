"""What the terminal shows when the server is up: its addresses, and a code for phones."""

from __future__ import annotations

import io
import ipaddress
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

import segno
from fluent.runtime import FluentLocalization, FluentResourceLoader

LOCALE = Path(__file__).resolve().parent.parent / "locale"


def lan_address() -> str | None:
    """The address of this machine in its local network, or None where it has none.

    Nothing is sent: connecting a datagram socket only asks the system which way it would go.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("198.51.100.1", 9))
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if ipaddress.ip_address(found).is_loopback else found


def link(host: str, port: int) -> str:
    """The address of the front page."""
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"


def is_loopback(host: str) -> bool:
    """Whether only this computer can reach what listens on `host`."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def qr(address: str) -> str:
    """A QR code of half-height blocks, light on dark as terminals are."""
    out = io.StringIO()
    segno.make(address, micro=False).terminal(out, border=2, compact=True)
    return out.getvalue()


def lines(host: str, port: int, public_url: str, language: str, phone: bool) -> Iterator[str]:
    """The lines of the banner; the code for phones only where `phone` says that it can be shown."""
    loader = FluentResourceLoader(str(LOCALE / "{locale}"))
    words = FluentLocalization([language, "en"], ["serve.ftl"], loader)

    everywhere = host in ("", "0.0.0.0", "::")
    shared = public_url
    if everywhere or is_loopback(host):
        here = "127.0.0.1" if everywhere else host
        yield words.format_value("serve-here", {"address": link(here, port)})
    if not is_loopback(host):
        network = lan_address() if everywhere else host
        if network:
            yield words.format_value("serve-network", {"address": link(network, port)})
            shared = shared or link(network, port)
    elif not public_url:
        yield words.format_value("serve-only-here")
    if public_url:
        yield words.format_value("serve-public", {"address": public_url})
    if shared and phone:
        yield words.format_value("serve-scan")
        yield qr(shared)
    yield words.format_value("serve-stop")


def can_show_blocks(out: TextIO) -> bool:
    """Whether a QR code comes out right: a terminal, in an encoding that has block characters."""
    try:
        "█▀▄".encode(out.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return out.isatty()


def announce(
    host: str, port: int, out: TextIO, *, public_url: str = "", language: str = "en"
) -> None:
    """Write the banner to `out`. `host` and `port` are what the server listens on."""
    for line in lines(host, port, public_url, language, can_show_blocks(out)):
        print(line, file=out)
    out.flush()
