"""The guides in docs/ name files, classes and functions that exist."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
GUIDES = [
    ROOT / "docs" / "architecture.md",
    ROOT / "docs" / "testing.md",
    *sorted((ROOT / "docs").glob("adding-*.md")),
]
FOLDERS = ("src", "tests", "web", "docs", "tools", "bench", "pins")
SOURCES = [*(ROOT / "src").rglob("*.py"), *(ROOT / "tests").rglob("*.py")]

each_guide = pytest.mark.parametrize("guide", GUIDES, ids=lambda guide: guide.name)


def words_of(guide: Path) -> list[str]:
    """What stands between backticks, outside blocks; guides write NAME for what is to be made."""
    text = re.sub(r"```.*?```", "", guide.read_text(encoding="utf-8"), flags=re.DOTALL)
    return [word for word in re.findall(r"`([^`]+)`", text) if "NAME" not in word]


@cache
def defined() -> set[str]:
    """Every class, function and constant of the sources and tests, and what the client exports,
    with the fields of its interfaces."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    client = "\n".join(path.read_text("utf-8") for path in (ROOT / "web" / "src").rglob("*.ts"))
    exported = r"^export (?:interface|type|class|function|const|async function) (\w+)"
    return (
        set(re.findall(r"^\s*(?:class|def) (\w+)", text, re.M))
        | set(re.findall(r"^\s*(?:self\.)?([A-Za-z_]\w*)(?:: [^=\n]+)? = ", text, re.M))
        | set(re.findall(exported, client, re.M))
        | set(re.findall(r"^  (?:readonly )?(\w+)\??[:(]", client, re.M))
    )


@cache
def everything() -> list[str]:
    """Every file that a guide may name by the end of its path."""
    folders = (ROOT / "src", ROOT / "tests", ROOT / "web" / "src", ROOT / "web" / "art")
    return [path.as_posix() for folder in folders for path in folder.rglob("*.*")]


@each_guide
def test_files_exist(guide: Path) -> None:
    """By whole path, or by the end of one where the guide has named the folder."""
    named = 0
    for word in words_of(guide):
        if re.fullmatch(rf"({'|'.join(FOLDERS)})/[\w./*-]*", word):
            assert list(ROOT.glob(word.rstrip("/"))), word
            named += 1
        elif re.fullmatch(r"[\w./-]+\.(py|mjs|ftl)", word):
            assert any(path.endswith(f"/{word}") for path in everything()), word
            named += 1
    assert named > 3


@each_guide
def test_what_code_is_called_is_so(guide: Path) -> None:
    """`Classes`, `CONSTANTS` and `functions(...)`."""
    for word in words_of(guide):
        name = re.fullmatch(r"(?:\w+\.)*([A-Z]\w+|\w+(?=\())(\(.*\))?", word)
        if name and not word.startswith("GLOAMING"):
            assert name[1] in defined(), word


def test_examples_are_the_code() -> None:
    """The classes that the guides show stand so in the sources, docstrings apart."""
    sources = "".join(squeezed(path.read_text(encoding="utf-8")) for path in SOURCES)
    shown = 0
    for guide in GUIDES:
        text = guide.read_text(encoding="utf-8")
        for block in re.findall(r"```python\n(.*?)```", text, re.DOTALL):
            for method in re.findall(r"^    def .*?(?=\n\n|\Z)", block, re.DOTALL | re.M):
                if "..." not in method and "scene" not in method and "Lantern" not in block:
                    body = method.split("\n", 1)[1]
                    assert squeezed(body) in sources, method
                    shown += 1
    assert shown >= 3


def squeezed(code: str) -> str:
    """Without docstrings, comments and space."""
    code = re.sub(r'"""(?:.|\n)*?"""', "", code)
    return re.sub(r"#.*|\s+", "", code)
