"""Serve from an installed wheel as a stranger would: no Node, no clone, and an empty folder.

python tools/smoke.py PATH/TO/gloaming
"""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path


def fetch(address: str) -> tuple[str, bytes]:
    """The kind and the content of what is there; raises for anything but 200."""
    with urllib.request.urlopen(address, timeout=10) as answer:
        return answer.headers.get_content_type(), answer.read()


def wait_for(address: str, server: subprocess.Popen[bytes]) -> bytes:
    """The page, as soon as it is there."""
    end = time.monotonic() + 30
    while time.monotonic() < end and server.poll() is None:
        try:
            return fetch(address)[1]
        except OSError:
            time.sleep(0.05)
    sys.exit("smoke: the server did not come up")


def main() -> None:
    """Start it, fetch the page with all it names, list the games, end it."""
    gloaming = Path(sys.argv[1]).absolute()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            "PATH": str(gloaming.parent),
            "HOME": folder,
            "GLOAMING_DATA_DIR": folder,
            "LANG": os.environ.get("LANG", "C.UTF-8"),
        }
        games = subprocess.run(
            [gloaming, "games", "--json"],
            cwd=folder,
            env=environment,
            stdout=subprocess.PIPE,
            check=True,
        )
        if not json.loads(games.stdout):
            sys.exit("smoke: no games")
        began = time.monotonic()
        server = subprocess.Popen(
            [gloaming, "serve", "--host", "127.0.0.1", "--port", str(port)],
            cwd=folder,
            env=environment,
        )
        try:
            page = wait_for(f"http://127.0.0.1:{port}/", server).decode()
            took = time.monotonic() - began
            named = re.findall(r'(?:src|href)="(/[^"]+)"', page)
            if not any(name.endswith(".js") for name in named):
                sys.exit("smoke: the page names no script")
            for name in named:
                kind, content = fetch(f"http://127.0.0.1:{port}{name}")
                if kind == "text/html" or not content:
                    sys.exit(f"smoke: {name} is not what it should be but {kind}")
            server.send_signal(signal.SIGINT)
            server.wait(timeout=20)
        finally:
            server.kill()
            server.wait()
    print(f"smoke: the page and {len(named)} files came, the first after {took:.2f} s")


if __name__ == "__main__":
    main()
