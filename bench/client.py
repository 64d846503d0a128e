"""What a browser has to load: gzip sizes of the first page, and of everything until a table can be
played.

    .venv/bin/python bench/client.py [--language en|ja] [--json]

Starts a server with the built client on a free port, opens pages in a real Chromium with an empty
cache, and adds up what came over the wire, by kind. Aim: script and style of the first page under
120 KB.
"""

from __future__ import annotations

import argparse
import json
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import defaultdict
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"]


class Wire:
    """Adds up the bytes of a page's answers as they came over the wire, by resource type."""

    def __init__(self, page: Page) -> None:
        self.bytes: dict[str, int] = defaultdict(int)
        self._kinds: dict[str, str] = {}
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.responseReceived", self._answered)
        session.on("Network.loadingFinished", self._finished)

    def _answered(self, event: dict[str, Any]) -> None:
        self._kinds[event["requestId"]] = event["type"]

    def _finished(self, event: dict[str, Any]) -> None:
        kind = self._kinds.get(event["requestId"], "Other")
        self.bytes[kind] += int(event["encodedDataLength"])

    def kilobytes(self) -> dict[str, float]:
        """Sizes in KB (1,000 bytes), with the sum of script and style."""
        out = {kind: round(size / 1000, 1) for kind, size in sorted(self.bytes.items())}
        code = self.bytes["Script"] + self.bytes["Stylesheet"]
        return {**out, "script and style": round(code / 1000, 1)}


def measure(browser: Browser, base: str, language: str) -> dict[str, dict[str, float]]:
    """The first page, then a game against four bots until the first question, in one tab."""
    context = browser.new_context(locale=language, viewport={"width": 1280, "height": 800})
    page = context.new_page()
    wire = Wire(page)
    page.goto(base)
    page.wait_for_load_state("networkidle")
    first = wire.kilobytes()
    solo = {"game": "hunters", "players": 5, "name": "Bench"}
    answer = context.request.post(f"{base}/api/solo", data=solo, headers={"Origin": base})
    page.goto(f"{base}/r/{answer.json()['code']}")
    page.wait_for_selector("#ask")
    page.wait_for_load_state("networkidle")
    whole = wire.kilobytes()
    context.close()
    return {"first page": first, "until a table is playable": whole}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--language", default="en", choices=("en", "ja"))
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    if chromium is None:
        sys.exit("This needs a Chromium on the PATH.")
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port = listener.getsockname()[1]
    base = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        began = time.perf_counter()
        command = [sys.executable, "-m", "gloaming", "serve", "--port", str(port), "--data", folder]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            while True:
                try:
                    urllib.request.urlopen(f"{base}/", timeout=1).read()
                    break
                except OSError:
                    if server.poll() is not None or time.perf_counter() - began > 30:
                        sys.exit("The server did not start.")
                    time.sleep(0.02)
            seconds = time.perf_counter() - began
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
                sizes = measure(browser, base, given.language)
                browser.close()
        finally:
            server.terminate()
            server.wait()
    if given.json:
        print(json.dumps({"start to first page, seconds": round(seconds, 2), **sizes}))
        return
    print(f"start of the server to first page: {seconds:.2f} s")
    for name, kinds in sizes.items():
        print(name)
        for kind, size in kinds.items():
            print(f"  {kind:<18} {size:8.1f} KB")


if __name__ == "__main__":
    main()
