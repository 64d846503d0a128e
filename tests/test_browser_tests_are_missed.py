"""Browser tests that do not run are told loudly, and fail the run where they are required."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent


def run(folder: Path, processes: str, *arguments: str, **environment: str) -> tuple[int, str]:
    """Run the tests of a little project with this project's conftest."""
    tests = folder / "tests"
    (tests / "browser").mkdir(parents=True, exist_ok=True)
    shutil.copy2(HERE / "conftest.py", tests)
    (tests / "test_plain.py").write_text("def test_plain(): pass\n")
    (tests / "browser" / "test_page.py").write_text("def test_page(chromium): assert chromium\n")
    (folder / "pytest.ini").write_text("[pytest]\nmarkers = browser: a page\n")
    kept = {name: text for name, text in os.environ.items() if not name.startswith("GLOAMING_")}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", processes, *arguments],
        cwd=folder,
        env={**kept, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout


def test_without_chromium_the_run_says_so(tmp_path: Path) -> None:
    code, told = run(tmp_path, "-n0", GLOAMING_CHROMIUM="/nowhere")
    assert code == 0
    assert "!!! THE BROWSER TESTS DID NOT RUN !!!" in told
    assert "1 tests of the table in the browser were skipped" in told


@pytest.mark.parametrize("processes", ["-n0", "-n2"])
def test_where_they_are_required_it_fails(tmp_path: Path, processes: str) -> None:
    code, told = run(
        tmp_path, processes, GLOAMING_CHROMIUM="/nowhere", GLOAMING_REQUIRE_BROWSER="1"
    )
    assert code == 1
    assert re.search("!!! THE BROWSER TESTS DID NOT RUN !!!", told)


def test_where_they_are_required_none_at_all_fails_too(tmp_path: Path) -> None:
    """A renamed folder must not make them vanish."""
    code, told = run(tmp_path, "-n0", "tests/test_plain.py", GLOAMING_REQUIRE_BROWSER="1")
    assert code == 1
    assert "NO BROWSER TEST WAS RUN" in told


def test_with_chromium_nothing_is_said(tmp_path: Path) -> None:
    code, told = run(
        tmp_path, "-n0", GLOAMING_CHROMIUM=sys.executable, GLOAMING_REQUIRE_BROWSER="1"
    )
    assert code == 0
    assert "BROWSER" not in told
    assert "2 passed" in told


def test_one_worker_has_the_browser(tmp_path: Path) -> None:
    """Two would each start a browser and a server, and walk through all pages."""
    (tmp_path / "tests" / "browser").mkdir(parents=True)
    (tmp_path / "tests" / "browser" / "test_many.py").write_text(
        "import pytest\n"
        "@pytest.mark.parametrize('n', range(6))\n"
        "def test_one_of_many(n, chromium): pass\n"
    )
    _, told = run(tmp_path, "-n2", "-vv", GLOAMING_CHROMIUM=sys.executable)
    workers = re.findall(r"^\[(gw\d)\].*tests/browser/", told, re.MULTILINE)
    assert len(workers) == 7
    assert len(set(workers)) == 1
