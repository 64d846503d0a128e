"""What ./play and ./test do, once they know that Python is new enough."""

from __future__ import annotations

import argparse
import contextlib
import errno
import os
import socket
import subprocess
import sys
from collections.abc import Iterator

import open_page
from bootstrap import House, Trouble, replace_process

EVERYWHERE = ("0.0.0.0", "::", "")


def play(arguments: list[str]) -> None:
    """Prepare, then become the server."""
    parser = argparse.ArgumentParser(
        prog="play", description="Get everything ready, start the server, open the table."
    )
    parser.add_argument(
        "--host",
        default="0.0.0.0",
        help="address to listen on: 0.0.0.0, the default, lets in everyone on your network;"
        " 127.0.0.1 only this computer",
    )
    parser.add_argument("--port", type=_port, default=8000, help="port to listen on (8000)")
    parser.add_argument("--no-browser", action="store_true", help="open no page by itself")
    chosen = parser.parse_args(arguments)
    with _sentences("play"):
        check_port(chosen.host, chosen.port)
        house = House()
        house.prepare("run")
        if not chosen.no_browser and open_page.has_screen():
            here = "127.0.0.1" if chosen.host in EVERYWHERE else chosen.host
            subprocess.Popen(
                [sys.executable, open_page.__file__, here, str(chosen.port)],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                start_new_session=True,  # Ctrl-C is for the server
            )
        gloaming = str(house.bin / "gloaming")
        replace_process([gloaming, "serve", "--host", chosen.host, "--port", str(chosen.port)])


def test(arguments: list[str]) -> None:
    """Prepare, then become pytest."""
    with _sentences("test"):
        house = House()
        house.prepare("develop")
        os.chdir(house.root)
        # Given later, the same options win: `./test -n0 --pdb` is one process.
        in_parallel = ["-n", "auto", "--maxprocesses", "8"]
        replace_process([str(house.python), "-m", "pytest", *in_parallel, *arguments])


def check_port(host: str, port: int) -> None:
    """Raise Trouble if nobody could listen there, before anything else is done."""
    try:
        kind, _, _, _, address = socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        with socket.socket(kind, socket.SOCK_STREAM) as probe:
            if os.name == "posix":  # as the server does: a port that was just let go is free
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except socket.gaierror:
        raise Trouble(f"There is no address {host} to listen on.") from None
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise Trouble(
                f"Port {port} is taken by another program (perhaps by Gloaming itself);"
                f" choose another one, for example `./play --port {_another(port)}`."
            ) from None
        if error.errno == errno.EACCES:
            raise Trouble(f"Port {port} is not yours to use; choose one above 1023.") from None
        if error.errno == errno.EADDRNOTAVAIL:
            raise Trouble(f"{host} is no address of this computer.") from None
        raise Trouble(f"Nobody can listen on {host}, port {port}: {error.strerror}.") from None


def _another(port: int) -> int:
    return port + 1 if 1023 < port < 65535 else 8080


def _port(text: str) -> int:
    if not text.isdecimal() or not 0 < int(text) < 65536:
        raise argparse.ArgumentTypeError("a port is a number from 1 to 65535")
    return int(text)


@contextlib.contextmanager
def _sentences(program: str) -> Iterator[None]:
    """Turn trouble into one sentence and an exit code, and Ctrl-C into a quiet end."""
    try:
        yield
    except Trouble as trouble:
        sys.exit(f"{program}: {trouble}")
    except KeyboardInterrupt:
        sys.exit(130)
