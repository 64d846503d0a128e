"""./play and ./test: what they do, what they leave alone, and one sentence for each trouble."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

import bootstrap
import client
from bootstrap import House, NoNetwork, Trouble

ROOT = Path(__file__).resolve().parent.parent

posix = pytest.mark.skipif(os.name != "posix", reason="the fakes are shell scripts")


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """What ./play needs of a clone, with a client of three files."""
    root = tmp_path / "clone"
    root.mkdir()
    for name in ("tools", "pins"):
        shutil.copytree(ROOT / name, root / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("play", "test", "pyproject.toml"):
        shutil.copy2(ROOT / name, root / name)
    for name in ("web/package-lock.json", "web/src/main.ts", "src/gloaming/locale/en/a.ftl"):
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("{}\n", encoding="utf-8")
    return root


@pytest.fixture
def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def program(path: Path, text: str) -> None:
    """Write a little shell script."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
    path.chmod(0o755)


def play(root: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run ./play of a clone to its end."""
    return subprocess.run(
        [sys.executable, str(root / "play"), "--no-browser", *arguments],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def sentence(done: subprocess.CompletedProcess[str]) -> str:
    """The one sentence that a failed start ends with."""
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    *progress, last = done.stderr.splitlines()
    assert all(line.endswith(" ...") for line in progress)
    assert last.startswith("play: ")
    return last.removeprefix("play: ")


# -- troubles -------------------------------------------------------------------------------------


def test_a_taken_port_is_told_before_anything_is_made(clone: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        told = sentence(play(clone, "--host", "127.0.0.1", "--port", str(port)))
    assert f"Port {port} is taken" in told
    assert not (clone / ".venv").exists()


def test_an_address_that_is_not_ours(clone: Path, free_port: int) -> None:
    told = sentence(play(clone, "--host", "198.51.100.7", "--port", str(free_port)))
    assert told == "198.51.100.7 is no address of this computer."


@pytest.mark.parametrize("port", ["0", "65536", "abc", "-1"])
def test_a_port_that_is_none(clone: Path, port: str) -> None:
    done = play(clone, f"--port={port}")
    assert done.returncode == 2
    assert "a port is a number from 1 to 65535" in done.stderr


def test_a_python_without_ensurepip(clone: Path, tmp_path: Path, free_port: int) -> None:
    """Debian's python3 without python3-venv."""
    (tmp_path / "sitecustomize.py").write_text("import sys; sys.modules['ensurepip'] = None")
    told = sentence(play(clone, "--port", str(free_port), PYTHONPATH=str(tmp_path)))
    assert "apt install python3-venv" in told
    assert not (clone / ".venv").exists()


def test_no_network(clone: Path, free_port: int) -> None:
    """The first start without a network; and the half-made environment is used by the next one."""
    nowhere = {
        "PIP_INDEX_URL": f"http://127.0.0.1:{free_port}/simple",
        "PIP_EXTRA_INDEX_URL": "",
        "PIP_FIND_LINKS": "",
        "PIP_CONFIG_FILE": os.devnull,
        "PIP_RETRIES": "0",
    }
    told = sentence(play(clone, "--port", str(free_port), **nowhere))
    assert "package index cannot be reached" in told
    house = House(clone)
    assert house.python.exists()
    assert not house.installed("run")

    # The same, with the packages there and no Node: what to do is another thing.
    (house.stamps / "run").write_text(house._packages_digest("run"))
    told = sentence(play(clone, "--port", str(free_port), **nowhere, PATH=""))
    assert "install Node" in told


@pytest.mark.parametrize("script", ["play", "test"])
def test_an_old_python_says_so(script: str) -> None:
    done = old_python(script, path="")
    assert done.returncode == 1
    assert done.stderr == (
        f"{script}: Gloaming needs Python 3.11 or newer, and this is Python 3.9;"
        " please install a newer one.\n"
    )


@posix
def test_an_old_python_hands_over_to_a_newer_one(tmp_path: Path) -> None:
    """Where `python3` is old, a `python3.12` beside it often is not."""
    program(tmp_path / "python3.12", 'echo "newer: $*"')
    told = old_python("play", path=str(tmp_path)).stdout.splitlines()[-1]
    assert told == f"newer: {ROOT / 'play'} --port 1234"


def old_python(script: str, path: str) -> subprocess.CompletedProcess[str]:
    """Run a script as Python 3.9 would."""
    pretend = (
        "import sys, runpy; sys.version_info = (3, 9, 2, 'final', 0);"
        f"sys.argv = ['{script}', '--port', '1234'];"
        f"runpy.run_path({str(ROOT / script)!r}, run_name='__main__')"
    )
    return subprocess.run(
        [sys.executable, "-c", pretend],
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )


# -- the environment ------------------------------------------------------------------------------


class Pip:
    """Stands in for pip: notes what it is asked for."""

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[str] = []
        house.stamps.mkdir(parents=True)
        house.python.parent.mkdir(exist_ok=True)
        house.python.touch()
        monkeypatch.setattr(House, "_pip", lambda _, what, *arguments: self.asked.append(what))


def test_packages_are_installed_once(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    house = House(clone)
    pip = Pip(house, monkeypatch)
    house.install("run")
    house.install("run")
    assert pip.asked == ["The Python packages", "Gloaming itself"]


def test_the_packages_of_the_tests_include_those_of_play(
    clone: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(clone)
    pip = Pip(house, monkeypatch)
    house.install("develop")
    house.install("run")
    assert len(pip.asked) == 2


def test_changed_pins_and_a_moved_clone_install_again(
    clone: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An editable install knows the place of the clone: after a move it points nowhere."""
    house = House(clone)
    Pip(house, monkeypatch)
    house.install("run")
    assert house.installed("run")
    moved = clone.rename(clone.with_name("moved"))
    assert not House(moved).installed("run")

    House(moved).install("run")
    with (moved / "pins" / "run.txt").open("a") as pins:
        pins.write("another==1.0\n")
    assert not House(moved).installed("run")


# -- the client -----------------------------------------------------------------------------------


@pytest.fixture
def node(clone: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A Node that builds in no time; `npm.log` beside it says what was asked of npm."""
    folder = tmp_path / "node"
    static = client.static(clone)
    program(folder / "node", "echo v20.19.0")
    program(
        folder / "npm",
        f'echo "$*" >> {folder}/npm.log\n'
        'case "$*" in\n'
        "ci*) mkdir -p node_modules ;;\n"
        f'"run build") rm -rf {static}; mkdir -p {static}; echo page > {static}/index.html ;;\n'
        "esac",
    )
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")
    return folder


def asked(node: Path) -> list[str]:
    return (node / "npm.log").read_text().splitlines()


@posix
def test_the_client_is_built_once_and_again_when_it_changed(clone: Path, node: Path) -> None:
    house = House(clone)
    house.build_client()
    assert asked(node) == ["ci --no-audit --no-fund", "run art", "run build"]
    house.build_client()
    assert len(asked(node)) == 3

    (clone / "web/src/main.ts").write_text("changed")
    house.build_client()
    assert asked(node)[3:] == ["run art", "run build"]

    (clone / "web/package-lock.json").write_text('{"changed": true}')
    house.build_client()
    assert asked(node)[5:] == ["ci --no-audit --no-fund", "run art", "run build"]


@pytest.mark.parametrize(
    ("path", "counts"),
    [
        ("web/src/new.svelte", True),
        ("web/public/new.svg", True),
        ("src/gloaming/locale/en/a.ftl", True),  # the words are compiled in
        ("web/node_modules/svelte/index.js", False),
        ("web/public/art/hunters.svg", False),  # drawn by the build itself
        ("src/gloaming/cli.py", False),
    ],
)
def test_what_a_built_client_depends_on(clone: Path, path: str, counts: bool) -> None:
    before = client.digest(clone)
    (clone / path).parent.mkdir(parents=True, exist_ok=True)
    (clone / path).write_text("something else")
    assert (client.digest(clone) != before) is counts


@posix
def test_a_build_that_fails_is_told_and_tried_again(clone: Path, node: Path) -> None:
    program(node / "npm", 'echo "$*"; [ "$1" = ci ] && mkdir -p node_modules')
    house = House(clone)
    house.stamps.mkdir(parents=True)
    with pytest.raises(Trouble, match=r"could not be built .*client\.log"):
        house.build_client()
    assert not client.is_built(clone)
    assert "run art" in (house.stamps / "client.log").read_text()


@posix
def test_an_old_node_is_passed_over_for_the_one_from_pypi(
    clone: Path, node: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(clone)
    old = node.rename(node.with_name("old"))
    program(old / "node", "echo v18.20.0")
    monkeypatch.setenv("PATH", str(old))

    def fetched(self: House, what: str, *arguments: str) -> None:
        assert arguments == ("-r", str(clone / "pins" / "node.txt"))
        program(house.bin / "node", "echo v24.1.0")
        program(house.bin / "npm", f"PATH=/usr/bin:/bin; export PATH; . {old}/npm")

    monkeypatch.setattr(House, "_pip", fetched)
    (old / "npm").write_text((old / "npm").read_text().replace(str(node), str(old)))
    house.build_client()
    assert client.is_built(clone)


@posix
def test_no_node_and_no_network(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(self: House, what: str, *arguments: str) -> None:
        raise NoNetwork("no")

    monkeypatch.setattr(House, "_pip", unreachable)
    monkeypatch.setenv("PATH", "")
    with pytest.raises(NoNetwork, match="please install Node, or connect"):
        House(clone).build_client()


@pytest.mark.parametrize(
    ("version", "enough"),
    [
        ("v20.19.0\n", True),
        ("v20.20.2\n", True),
        ("v22.12.0\n", True),
        ("v24.0.0\n", True),
        ("v20.18.3\n", False),
        ("v21.7.0\n", False),
        ("v22.11.0\n", False),
        ("v18.20.4\n", False),
        ("", False),
    ],
)
def test_which_node_will_do(version: str, enough: bool) -> None:
    """Vite: ^20.19.0 || >=22.12.0."""
    assert client.node_is_enough(version) is enough


# -- the real thing -------------------------------------------------------------------------------

prepared = pytest.mark.skipif(
    not House().ready("run"), reason="this clone was not prepared by ./test"
)


@prepared
@posix
def test_a_second_start_is_quick_and_ctrl_c_is_quiet(tmp_path: Path, free_port: int) -> None:
    """Nothing has changed: the page is up in under two seconds, and ends without noise."""
    import resource  # not on Windows

    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    begun = time.monotonic()
    server = subprocess.Popen(
        [sys.executable, ROOT / "play", "--no-browser", "--host=127.0.0.1", f"--port={free_port}"],
        env={**os.environ, "GLOAMING_DATA_DIR": str(tmp_path)},
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        page = ""
        while not page and time.monotonic() < begun + 30 and server.poll() is None:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{free_port}/", timeout=5) as answer:
                    page = answer.read().decode()
            except OSError:
                time.sleep(0.02)
        os.killpg(server.pid, signal.SIGINT)
        output, _ = server.communicate(timeout=30)
    finally:
        server.kill()
    assert '<div id="app">' in page, output
    assert "Traceback" not in output
    assert f"http://127.0.0.1:{free_port}" in output
    # The clock depends on what else runs; the work does not. This includes the end of the server.
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime < 2
    assert server.returncode in (0, 130)


@prepared
def test_the_arguments_of_test_go_to_pytest() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "test"), "--version"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0
    assert done.stdout.startswith("pytest ")


def test_the_scripts_are_programs() -> None:
    """Git keeps the mode: `./play` works from a fresh clone."""
    assert all(os.access(ROOT / name, os.X_OK) for name in ("play", "test", ".ci/run"))


def test_bootstrap_needs_nothing_but_the_standard_library() -> None:
    """It runs before anything is installed."""
    own = {"bootstrap", "client", "open_page", "python_version", "start"}
    code = (
        f"import sys; sys.path.insert(0, {str(Path(bootstrap.__file__).parent)!r});"
        "import start; print(*{name.split('.')[0] for name in sys.modules})"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, check=True
    )
    assert set(done.stdout.split()) - own - {"__main__"} <= set(sys.stdlib_module_names)
