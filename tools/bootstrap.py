"""What ./play and ./test do before they start: environment, packages, client.

Standard library only, since nothing is installed yet. Each step leaves a stamp that says what it
was made from, and is skipped while that is still true: a second start does no work at all.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import client

ROOT = Path(__file__).resolve().parent.parent

_NO_NETWORK = re.compile(
    r"NewConnectionError|Connection refused|Connection error|ConnectTimeout|Max retries|ProxyError"
    r"|Name or service not known|name resolution|getaddrinfo failed|nodename nor servname"
    r"|Network is unreachable|No route to host"
)


class Trouble(Exception):
    """Something that the person at the keyboard has to know: one clear sentence."""


class NoNetwork(Trouble):
    """Something has to be fetched, and cannot be."""


class House:
    """A clone of the project with its environment: `root/.venv`."""

    def __init__(self, root: Path = ROOT) -> None:
        self.root = root
        self.venv = root / ".venv"
        self.bin = self.venv / ("Scripts" if os.name == "nt" else "bin")
        self.python = self.bin / ("python.exe" if os.name == "nt" else "python")
        self.stamps = self.venv / ".gloaming"

    # -- the whole -------------------------------------------------------------------------------

    def prepare(self, pins: str) -> None:
        """Make everything ready to run with the packages of `pins` ("run" or "develop")."""
        if self.ready(pins):
            return
        with self._alone():
            self.make_environment()
            self.install(pins)
            self.build_client()

    def ready(self, pins: str) -> bool:
        """Whether nothing at all has to be done."""
        return self.installed(pins) and client.is_built(self.root)

    @contextlib.contextmanager
    def _alone(self) -> Iterator[None]:
        """Let one process at a time work on the clone; others wait, and then find the work done."""
        try:
            import fcntl
        except ImportError:  # Windows: nobody waits, which is no worse than having no lock
            yield
            return
        with (self.root / "tools" / "bootstrap.py").open() as door:
            fcntl.flock(door, fcntl.LOCK_EX)
            yield

    # -- the environment -------------------------------------------------------------------------

    def make_environment(self) -> None:
        """Make .venv, or make it anew where an interrupted start has left half of one."""
        if self.stamps.is_dir() and self.python.exists():
            return
        if self.python.exists() and self._quietly(str(self.python), "-m", "pip", "--version")[0]:
            self.stamps.mkdir(exist_ok=True)
            return
        if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
            raise Trouble(
                "This Python cannot make virtual environments; on Debian and Ubuntu,"
                " `sudo apt install python3-venv` gives it what it lacks."
            )
        say("Making a virtual environment in .venv")
        shutil.rmtree(self.venv, ignore_errors=True)
        done, output = self._quietly(sys.executable, "-m", "venv", str(self.venv))
        if not done:
            shutil.rmtree(self.venv, ignore_errors=True)
            raise Trouble(f"The virtual environment could not be made: {_last_line(output)}")
        self.stamps.mkdir()

    # -- packages --------------------------------------------------------------------------------

    def _packages_digest(self, pins: str) -> str:
        # The place counts too: a clone that was moved has an editable install that points nowhere.
        total = hashlib.sha256(str(self.root).encode())
        for path in (self.root / "pins" / f"{pins}.txt", self.root / "pyproject.toml"):
            total.update(path.read_bytes())
        return total.hexdigest()

    def installed(self, pins: str) -> bool:
        """Whether .venv holds the packages of that pin file, and this project."""
        stamp = self.stamps / pins
        return (
            self.python.exists()
            and stamp.is_file()
            and stamp.read_text() == self._packages_digest(pins)
        )

    def install(self, pins: str) -> None:
        """Install the pinned packages and the project itself, to be edited in place."""
        if self.installed(pins):
            return
        say("Fetching Python packages (this happens once)")
        self._pip(
            "The Python packages",
            *("-r", str(self.root / "pins" / f"{pins}.txt")),
        )
        # hatchling is among the pins: this fetches nothing.
        self._pip(
            "Gloaming itself", "--no-deps", "--no-build-isolation", "--editable", str(self.root)
        )
        # What the tests need includes what a game needs, at the same versions.
        for name in {pins, "run"}:
            (self.stamps / name).write_text(self._packages_digest(name))

    def _pip(self, what: str, *arguments: str) -> None:
        done, output = self._quietly(
            *(str(self.python), "-m", "pip", "install", "--disable-pip-version-check"),
            *("--no-input", "--retries", "2", *arguments),
        )
        if done:
            return
        if _NO_NETWORK.search(output):
            raise NoNetwork(
                f"{what} could not be fetched because the package index cannot be reached;"
                " please connect to the network and try again."
            )
        log = self._keep("pip.log", output)
        raise Trouble(f"{what} could not be installed: {_last_line(output)} (all of it: {log})")

    # -- the client ------------------------------------------------------------------------------

    def build_client(self) -> None:
        """Build web/ with the system's Node, or with one fetched from PyPI."""
        if client.is_built(self.root):
            return
        npm = client.find_npm() or client.find_npm(str(self.bin)) or self._fetch_node()
        say("Building the browser client")
        try:
            client.build(self.root, npm)
        except client.BuildFailed as failure:
            log = self._keep("client.log", failure.output)
            raise Trouble(f"{failure} (all of it: {log}).") from None

    def _fetch_node(self) -> str:
        say(f"No {client.NODE_WANTED} here: fetching one into .venv (60 MB, once)")
        try:
            self._pip("Node", "-r", str(self.root / "pins" / "node.txt"))
        except NoNetwork:
            raise NoNetwork(
                f"Building the browser client takes {client.NODE_WANTED} with npm, which this"
                " machine lacks and without a network cannot get; please install Node, or connect."
            ) from None
        npm = client.find_npm(str(self.bin))
        if npm is None:
            raise Trouble(
                f"Building the browser client takes {client.NODE_WANTED} with npm:"
                " please install it, since the one from PyPI does not run on this machine."
            )
        return npm

    # -- helpers ---------------------------------------------------------------------------------

    def _quietly(self, *command: str) -> tuple[bool, str]:
        """Run a command; whether it succeeded, and all that it said."""
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
        return done.returncode == 0, done.stdout

    def _keep(self, name: str, output: str) -> Path:
        path = self.stamps / name
        path.write_text(output, encoding="utf-8")
        return path


def say(sentence: str) -> None:
    """Tell what is being done, while it may take a while."""
    print(f"{sentence} ...", file=sys.stderr, flush=True)


def _last_line(output: str) -> str:
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    return lines[-1] if lines else "it gave no reason"


def replace_process(command: list[str]) -> None:
    """Become `command`: signals, the terminal and the exit code are then its own affair."""
    sys.stdout.flush()
    sys.stderr.flush()
    if os.name == "nt":  # there, exec lets go of the terminal
        try:
            sys.exit(subprocess.run(command, check=False).returncode)
        except KeyboardInterrupt:
            sys.exit(130)
    os.execv(command[0], command)
