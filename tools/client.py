"""Building the browser client into the Python package, when its sources have changed.

Standard library only: ./play and ./test run this before anything is installed, and the build of the
wheel runs it in an environment of its own.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

NODE_WANTED = "Node 20.19 or newer"

# Of web/, what is no source: fetched, or drawn by the build itself.
_NOT_SOURCES = ("node_modules", "public/art")


class BuildFailed(Exception):
    """The client could not be built: why, in one sentence; `output` is the whole story."""

    def __init__(self, sentence: str, output: str = "") -> None:
        super().__init__(sentence)
        self.output = output


def static(root: Path) -> Path:
    """The folder that the client is built into."""
    return root / "src" / "gloaming" / "server" / "static"


def sources(root: Path) -> Iterator[Path]:
    """Every file that the built client depends on, in a fixed order."""
    for top, skipped in ((root / "web", _NOT_SOURCES), (root / "src/gloaming/locale", ())):
        not_sources = {top / name for name in skipped}
        for folder, folders, files in os.walk(top):
            here = Path(folder)
            folders[:] = sorted(
                name for name in folders if here / name not in not_sources and name != "__pycache__"
            )
            yield from (here / name for name in sorted(files))


def digest(root: Path) -> str:
    """A hash of the names and the bytes of all sources."""
    total = hashlib.sha256()
    for path in sources(root):
        content = path.read_bytes()
        total.update(f"{path.relative_to(root).as_posix()}\0{len(content)}\0".encode())
        total.update(content)
    return total.hexdigest()


def is_built(root: Path) -> bool:
    """Whether the built client is there and was made from the sources as they are."""
    # Vite empties the folder before it writes: an interrupted build leaves no stamp.
    stamp = static(root) / ".built"
    return stamp.is_file() and stamp.read_text() == digest(root)


def node_is_enough(version: str) -> bool:
    """Whether a Node that says `v20.19.1` of itself can build the client."""
    match = re.match(r"v?(\d+)\.(\d+)\.", version)
    if not match:
        return False
    found = int(match[1]), int(match[2])
    # Vite's own demand: ^20.19.0 || >=22.12.0
    return (20, 19) <= found < (21, 0) or found >= (22, 12)


def find_npm(path: str | None = None) -> str | None:
    """The npm of a good enough Node on `path` (default: the PATH of this process), or None."""
    node, npm = shutil.which("node", path=path), shutil.which("npm", path=path)
    if not node or not npm:
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return npm if node_is_enough(answer.stdout) else None


def build(root: Path, npm: str) -> None:
    """Fetch the client's packages if they have changed, then build. Raises BuildFailed."""
    web = root / "web"
    environment = dict(os.environ)
    # npm runs its scripts with the `node` of the PATH, which must be the one beside it.
    environment["PATH"] = os.pathsep.join([str(Path(npm).parent), environment.get("PATH", "")])
    environment["npm_config_fetch_retry_mintimeout"] = "1000"
    environment["NO_UPDATE_NOTIFIER"] = "1"

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [npm, *arguments],
            cwd=web,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )

    lock = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    installed = web / "node_modules" / ".installed"
    if not installed.is_file() or installed.read_text() != lock:
        done = run("ci", "--no-audit", "--no-fund")
        if done.returncode:
            sentence = "The client's packages could not be installed with npm"
            if re.search(r"ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ENETUNREACH", done.stdout):
                sentence = (
                    "The client's packages could not be fetched because npm cannot reach its"
                    " registry; please connect to the network and try again"
                )
            raise BuildFailed(sentence, done.stdout)
        installed.write_text(lock)
    # Drawing the pictures writes a source too, their credits; so the sources are read after it.
    done = run("run", "art")
    made_from = digest(root)
    if not done.returncode:
        done = run("run", "build")
    if done.returncode or not (static(root) / "index.html").is_file():
        raise BuildFailed("The client could not be built", done.stdout)
    (static(root) / ".built").write_text(made_from)
