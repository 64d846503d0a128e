"""Every word that a person reads is there, in every language, and says the same thing."""

from __future__ import annotations

import itertools
import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

import gloaming
from gloaming.games.rivals.members import FAMILIES, GUISES
from gloaming.games.rivals.numbers import LOOT

LOCALE = Path(gloaming.__file__).parent / "locale"
DOCS = Path(__file__).parents[2] / "docs" / "rules"
LANGUAGES = ("en", "ja")

Row = list[str]
"""The cells of a row of a table."""


@dataclass(frozen=True)
class Ruled:
    """The page in docs/rules of a game, and how many pieces of each kind it lists."""

    page: str
    pieces: dict[str, int]
    untitled: tuple[str, ...] = ()
    """Beginnings of the ids of pieces that have no title there."""


RULED = {
    "hunters": Ruled("shadow-hunters.md", {"area": 6, "card": 15 + 13 + 12, "character": 20}),
    "raiders": Ruled(
        "shadow-raiders.md", {"area": 7, "card": 17 + 14 + 15, "character": 30}, untitled=("r_",)
    ),
    "rivals": Ruled(
        "shadow-rivals.md", {"member": 8 * 4, "mansion": 10 + 8, "loot": 3}, untitled=LOOT
    ),
    "shadowlord": Ruled("shadowlord.md", {"galaxy": 25 + 4, "character": 4 + 24 + 9, "guide": 11}),
}
ATTRIBUTES: dict[str, tuple[str, ...]] = {
    "area": ("action", "text"),
    "card": ("text",),
    "character": ("ability", "ability-text", "win", "lost"),
    "member": ("skill",),
    "mansion": (),
    "loot": ("many", "counted"),
    "galaxy": (),
    "guide": ("effect",),
}
"""What has to be said of each piece, besides its name."""
ALIKE = {("shadowlord", "character")}
"""Pieces of which nothing has to be said: within a class, all are equal."""

games = pytest.mark.parametrize("game", RULED)


class _Named(visitor.Visitor):
    """Collects the variables that a pattern names, and the other messages."""

    # The library calls these methods by the class of the node.
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.messages.add(node.id.name + attribute)


@dataclass
class Words:
    """One language: the variables of each message (`id` or `id.attribute`) and of the messages it
    refers to; the file of each; junk; repeated ids."""

    variables: dict[str, set[str]] = field(default_factory=dict)
    files: dict[str, str] = field(default_factory=dict)
    junk: list[str] = field(default_factory=list)
    repeated: list[str] = field(default_factory=list)


@cache
def words(language: str) -> Words:
    """All messages of all files of a language."""
    result = Words()
    named: dict[str, _Named] = {}
    for path in sorted((LOCALE / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                result.junk.append(f"{path.name}: {entry.content}")
            if not isinstance(entry, ast.Message):
                continue
            if entry.id.name in named:
                result.repeated.append(entry.id.name)
            patterns = {f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}
            if entry.value:
                patterns[entry.id.name] = entry.value
            for key, pattern in patterns.items():
                result.files[key] = path.stem
                named[key] = _Named()
                named[key].visit(pattern)

    def variables(key: str) -> set[str]:
        return named[key].variables.union(*map(variables, named[key].messages))

    for key in named:
        result.variables[key] = variables(key)
    return result


@cache
def bundle(language: str) -> FluentBundle:
    """The messages of a language, ready to be formatted."""
    made = FluentBundle([language], use_isolating=False)
    for path in sorted((LOCALE / language).glob("*.ftl")):
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


def said(language: str, key: str, /, **parameters: str | int) -> str:
    """The message (or `message.attribute`) in a language."""
    name, _, attribute = key.partition(".")
    message = bundle(language).get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    text, errors = bundle(language).format_pattern(pattern, parameters)
    assert not errors, (language, key, errors)
    return text


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_hold_nothing_but_messages(language: str) -> None:
    """A line that the parser cannot read would be a message that nobody sees."""
    assert words(language).variables
    assert words(language).junk == []
    assert words(language).repeated == []


def test_languages_have_the_same_messages_with_the_same_variables() -> None:
    """A word that is missing in one language would be shown in another, or as its id."""
    english, japanese = words("en").variables, words("ja").variables
    assert sorted(english.keys() ^ japanese.keys()) == []
    assert {key for key in english if english[key] != japanese[key]} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    """Messages refer to other messages; a broken reference shows only when it is formatted."""
    for key, names in words(language).variables.items():
        numbers = dict.fromkeys(names, 3)
        assert said(language, key, **numbers).strip(), key


def test_japanese_has_no_singular() -> None:
    """There every number is “other”: a variant `[one]` would never be said, `[1]` is."""
    singular = re.compile(r"^ *\*?\[(?:zero|one|two|few|many)\].*", re.M)
    texts = [path.read_text(encoding="utf-8") for path in (LOCALE / "ja").glob("*.ftl")]
    assert singular.findall("\n".join(texts)) == []


# ---------------------------------------------------------------- what the rules of a game name


def tables(game: str) -> dict[str, list[Row]]:
    """The rows that begin with an id, or with the number of a clause and an id, by this id, in the
    order of the rules page; without the number."""
    found: dict[str, list[Row]] = {}
    for line in (DOCS / RULED[game].page).read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if re.fullmatch(r"\d+\.\d+", cells[0]):
            cells = cells[1:]
        if cells and (match := re.fullmatch(r"`([A-Za-z0-9_-]+)`", cells[0])):
            found.setdefault(match[1], []).append(cells)
    return found


def rows(game: str, kind: str) -> dict[str, Row]:
    """The first row of each id of one kind."""
    ids = ids_of(game, kind)
    return {id: found[0] for id, found in tables(game).items() if id in ids}


def ids_of(game: str, kind: str) -> set[str]:
    """The ids that have words of this kind: one of `ATTRIBUTES`."""
    start = f"{game}-{kind}-"
    return {
        key.removeprefix(start)
        for key, file in words("en").files.items()
        if file == game and key.startswith(start) and "." not in key
    }


def printed(text: str) -> str:
    """A title as the rules page writes it, with the straight apostrophe."""
    return text.replace("’", "'")


@games
def test_words_and_rules_name_the_same_things(game: str) -> None:
    """The tables of H 2 and 9-13, of R 2 and 10-14, of Rivals 2.3 and 6, of Shadowlord 2.2 to 2.4,
    and the words have the same ids."""
    ruled = RULED[game]
    named = {kind: ids_of(game, kind) for kind in ATTRIBUTES}
    assert {kind: len(ids) for kind, ids in named.items() if ids} == ruled.pieces
    assert set[str]().union(*named.values()) == tables(game).keys()


@games
def test_titles_are_those_of_the_rules(game: str) -> None:
    """H 2, 9-13, R 2, 10, 12, 13, Rivals 2.3, 6, Shadowlord 2.2 to 2.4: English titles of all;
    Japanese titles of areas and of white and black cards."""
    compared = 0
    for kind in RULED[game].pieces:
        for name, cells in rows(game, kind).items():
            if not name.startswith(RULED[game].untitled):
                assert printed(said("en", f"{game}-{kind}-{name}")) == cells[1]
                compared += 1
            if kind == "area" or name.startswith(("w_", "b_")):
                assert said("ja", f"{game}-{kind}-{name}") == cells[2]
    assert compared >= 50


def test_japanese_characters_are_called_as_in_the_rules() -> None:
    """R 10, R 11: names, with the reading where the writing does not tell it; abilities. Ulrich's
    is none of the special ones and has no name there."""
    found = tables("raiders")
    for name in ids_of("raiders", "character"):
        key = f"raiders-character-{name}"
        reading = f"{key}.reading" in words("ja").variables
        called = f"{said('ja', key)} ({said('ja', f'{key}.reading')})" if reading else ""
        assert (called or said("ja", key)) == found[name][0][2]
        if name != "ulrich":
            assert said("ja", f"{key}.ability") == found[name][1][1]


@games
def test_everything_has_its_texts(game: str) -> None:
    """A card without its effect could not be played."""
    missing = [
        f"{kind}-{name}.{attribute}"
        for kind in RULED[game].pieces
        for name in sorted(ids_of(game, kind))
        for attribute in ATTRIBUTES[kind]
        if (game, kind) not in ALIKE
        if f"{game}-{kind}-{name}.{attribute}" not in words("en").variables
    ]
    assert missing == []


def test_members_are_called_by_guise_and_family() -> None:
    """Where a card has room for the family only, the guise stands in its emblem (Rivals 1)."""
    for language, guise, family in itertools.product(LANGUAGES, GUISES, FAMILIES):
        parts = [said(language, f"rivals-family-{family}")]
        if guise:
            parts.insert(0, said(language, f"rivals-guise-{guise.rstrip('_')}"))
        full = said(language, f"rivals-member-{guise}{family}")
        assert full == (" " if language == "en" else "").join(parts)


@pytest.mark.parametrize(("language", "longest"), [("en", 76), ("ja", 46)])
def test_skills_fit_a_small_card(language: str, longest: int) -> None:
    """The card in a hand on a phone has four short lines for its skill."""
    texts = {
        name: said(language, f"rivals-member-{name}.skill") for name in ids_of("rivals", "member")
    }
    assert {name: text for name, text in texts.items() if len(text) > longest} == {}


# ---------------------------------------------------------------- how it is written


LATIN = re.compile(r"[A-Za-z]{2,}")
ABROAD = {"HP", "TYPE", "CPU", "QR", "JSON", "Enter", "Shift", "Gloaming", "MIT"}
"""Words that a Japanese reader expects in Latin letters."""

TYPED = {"cli", "serve", "terminal"}
"""Files of the command line, which name what has to be typed."""

in_browser = pytest.mark.parametrize(
    "file", [p.stem for p in sorted((LOCALE / "ja").glob("*.ftl")) if p.stem not in TYPED]
)


def own_text(file: str) -> dict[str, str]:
    """The Japanese text of each message of a file, without what is set into it."""
    found: dict[str, str] = {}
    path = LOCALE / "ja" / f"{file}.ftl"
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            texts = _Texts()
            texts.visit(entry)
            found[entry.id.name] = "\n".join(texts.found)
    return found


class _Texts(visitor.Visitor):
    """Collects what is printed as it stands."""

    def __init__(self) -> None:
        self.found: list[str] = []

    # The library calls these methods by the class of the node.
    def visit_Attribute(self, node: ast.Attribute) -> None:  # noqa: N802
        if node.id.name != "file":  # what a download is called is no sentence
            self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


@in_browser
def test_no_english_is_left_in_japanese(file: str) -> None:
    """A sentence that was forgotten would stand in Latin letters."""
    left = {key: set(LATIN.findall(text)) - ABROAD for key, text in own_text(file).items()}
    assert {key: found for key, found in left.items() if found} == {}


@in_browser
def test_japanese_is_set_as_japanese(file: str) -> None:
    """Full width for what ends and divides sentences, no space between words, no digits in full
    width, no waves that the typeface lacks."""
    wrong = re.compile(r"[,.!?:;()~～０-９]|(?<=[ぁ-ヿ一-鿿]) (?=[ぁ-ヿ一-鿿])")
    # After a question, the next sentence stands off by one space.
    texts = {key: text.replace("？ ", "？") for key, text in own_text(file).items()}
    assert {key: text for key, text in texts.items() if wrong.search(text)} == {}
