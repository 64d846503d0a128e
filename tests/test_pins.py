"""The pin files belong to pyproject.toml and to each other."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def pins(name: str) -> dict[str, Requirement]:
    """The pins of one file by name."""
    lines = (ROOT / "pins" / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    found = [Requirement(line) for line in lines if line and not line.lstrip().startswith("#")]
    return {canonicalize_name(pin.name): pin for pin in found}


def wanted(groups: list[str]) -> list[Requirement]:
    """What pyproject.toml asks for: the dependencies, and the named groups."""
    lines = list(PROJECT["project"]["dependencies"])
    for group in groups:
        lines += [line for line in PROJECT["dependency-groups"][group] if isinstance(line, str)]
    return [Requirement(line) for line in lines]


@pytest.mark.parametrize("name", ["run", "develop", "node"])
def test_pins_are_exact_versions_and_nothing_else(name: str) -> None:
    """No index, no address: where a package is fetched from is each person's own affair."""
    for pin in pins(name).values():
        assert re.fullmatch(r"==[0-9][^*]*", str(pin.specifier)), pin
        assert pin.url is None


@pytest.mark.parametrize(
    ("name", "groups"), [("run", ["build"]), ("develop", ["build", "develop"])]
)
def test_everything_wanted_is_pinned_to_a_version_that_will_do(
    name: str, groups: list[str]
) -> None:
    """Guards against a dependency added to pyproject.toml alone."""
    pinned = pins(name)
    for requirement in wanted(groups):
        pin = pinned[canonicalize_name(requirement.name)]
        assert requirement.specifier.contains(str(pin.specifier).removeprefix("=="))


def test_the_tests_run_what_people_run() -> None:
    """Every package of run.txt is in develop.txt at the same version."""
    tested = pins("develop")
    assert {name: str(pin.specifier) for name, pin in pins("run").items()} == {
        name: str(tested[name].specifier) for name in pins("run") if name in tested
    }


def test_the_client_lock_names_no_registry() -> None:
    """The lock file holds names, versions and hashes, not where somebody happened to fetch them."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    packages = {path: entry for path, entry in lock["packages"].items() if path}
    assert packages
    assert not [path for path, entry in packages.items() if "resolved" in entry]
    assert not [path for path, entry in packages.items() if "integrity" not in entry]


def test_client_and_package_have_one_version() -> None:
    """They are built and released together."""
    initial = (ROOT / "src/gloaming/__init__.py").read_text(encoding="utf-8")
    package = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    assert f'__version__ = "{package["version"]}"' in initial
