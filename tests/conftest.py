"""What all tests share: settings, and the rule that browser tests never vanish silently."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from xdist.scheduler import LoadScopeScheduling

BROWSER_TESTS = Path(__file__).parent / "browser"

# Machines that run tests are busy: a slow example is no fault.
settings.register_profile(
    "gloaming", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
# Fifty times as many matches as usual: for a night, and before a release.
settings.register_profile("thorough", settings.get_profile("gloaming"), max_examples=5000)
settings.load_profile(os.environ.get("GLOAMING_TEST_PROFILE", "gloaming"))


def find_chromium() -> str | None:
    """The Chromium that browser tests drive: $GLOAMING_CHROMIUM, or the first one known."""
    named = os.environ.get("GLOAMING_CHROMIUM")
    if named:
        return shutil.which(named)
    places = (
        *("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
    )
    return next((found for place in places if (found := shutil.which(place))), None)


def browser_required() -> bool:
    """Whether a run without browser tests counts as failed (.ci/run says so)."""
    return os.environ.get("GLOAMING_REQUIRE_BROWSER", "0") not in ("", "0")


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of the Chromium to drive."""
    found = find_chromium()
    if found is None:
        pytest.skip("no Chromium")
    return found


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark everything in tests/browser, and skip it without Chromium."""
    found = find_chromium()
    for item in items:
        if BROWSER_TESTS in item.path.parents:
            item.add_marker(pytest.mark.browser)
        if found is None and item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.skip(reason="no Chromium"))


class OneBrowser(LoadScopeScheduling):
    """Gives out tests one by one, but those of the browser together.

    They share a server and a walk through all pages, which two workers would both make; and several
    browsers at once make each other late, and lateness looks like a fault.
    """

    def _split_scope(self, nodeid: str) -> str:
        return "browser" if nodeid.startswith("tests/browser/") else nodeid


def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> OneBrowser:
    """Choose how tests are given to the workers."""
    return OneBrowser(config, log)


def _browser_tests(reporter: pytest.TerminalReporter) -> tuple[int, int]:
    """How many browser tests ran, and how many were skipped."""
    ran = {
        report.nodeid
        for outcome in ("passed", "failed")
        for report in reporter.stats.get(outcome, [])
        if "browser" in report.keywords and report.when == "call"
    }
    skipped = {
        report.nodeid
        for report in reporter.stats.get("skipped", [])
        if "browser" in getattr(report, "keywords", {})
    }
    return len(ran), len(skipped)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """Where browser tests are required, a run without them has failed."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None or hasattr(session.config, "workerinput") or not browser_required():
        return
    ran, skipped = _browser_tests(reporter)
    if exitstatus == pytest.ExitCode.OK and (skipped or not ran):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say loudly what was not tested."""
    ran, skipped = _browser_tests(terminalreporter)
    if skipped:
        terminalreporter.section("THE BROWSER TESTS DID NOT RUN", "!", red=True, bold=True)
        terminalreporter.line(
            f"{skipped} tests of the table in the browser were skipped: no Chromium was found.\n"
            "Install one (Debian, Ubuntu: apt install chromium), or say where it is in"
            " $GLOAMING_CHROMIUM.",
            red=True,
        )
    elif not ran and browser_required():
        terminalreporter.section("NO BROWSER TEST WAS RUN", "!", red=True, bold=True)
        terminalreporter.line("GLOAMING_REQUIRE_BROWSER is set, but none was collected.", red=True)
