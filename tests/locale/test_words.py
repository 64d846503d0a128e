"""Every word that a person reads is there, in every language, and says the same thing."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

import gloaming

LOCALE = Path(gloaming.__file__).parent / "locale"
DOCS = Path(__file__).parents[2] / "docs" / "rules"
LANGUAGES = ("en", "ja")


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
    refers to; junk; repeated ids."""

    variables: dict[str, set[str]] = field(default_factory=dict)
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


def said(language: str, key: str, **parameters: str | int) -> str:
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


# ---------------------------------------------------------------- what the rules of a game name


def rows(page: str, prefix: str = "") -> dict[str, list[str]]:
    """The rows of the tables of a rules page that begin with an id; the first row of each id."""
    found: dict[str, list[str]] = {}
    for line in (DOCS / page).read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        match = re.fullmatch(r"`([a-z_]+)`", cells[0])
        if match and match[1].startswith(prefix):
            found.setdefault(match[1], cells)
    return found


def hunters_ids(kind: str) -> set[str]:
    """The ids that have words of this kind (area, card, character)."""
    start = f"hunters-{kind}-"
    return {
        key.removeprefix(start)
        for key in words("en").variables
        if key.startswith(start) and "." not in key
    }


def printed(text: str) -> str:
    """A title as the rules page writes it, with the straight apostrophe."""
    return text.replace("’", "'")


def test_words_and_rules_name_the_same_things() -> None:
    """The tables of R 2 and R 9 to 13 and the words have the same ids."""
    documented = rows("shadow-hunters.md")
    named = hunters_ids("area") | hunters_ids("card") | hunters_ids("character")
    assert named == documented.keys()
    assert len(hunters_ids("area")) == 6
    assert len(hunters_ids("card")) == 15 + 13 + 12
    assert len(hunters_ids("character")) == 20


def test_titles_are_those_of_the_rules() -> None:
    """R 2, 9-13: English titles; R 2, 11, 12: Japanese titles of areas and cards."""
    for name, cells in rows("shadow-hunters.md").items():
        kind = next(k for k in ("area", "card", "character") if name in hunters_ids(k))
        key = f"hunters-{kind}-{name}"
        assert printed(said("en", key)) == cells[1]
        if kind == "area" or name.startswith(("w_", "b_")):
            assert said("ja", key) == cells[2]


@pytest.mark.parametrize(
    ("kind", "attributes"),
    [
        ("area", ("action", "text")),
        ("card", ("text",)),
        ("character", ("ability", "ability-text", "win", "lost")),
    ],
)
def test_everything_has_its_texts(kind: str, attributes: tuple[str, ...]) -> None:
    """A card without its effect could not be played."""
    missing = [
        f"{name}.{attribute}"
        for name in sorted(hunters_ids(kind))
        for attribute in attributes
        if f"hunters-{kind}-{name}.{attribute}" not in words("en").variables
    ]
    assert missing == []


# ---------------------------------------------------------------- the players' rules


def anchors(language: str) -> list[str]:
    """The anchors and the places of tables of a players' page, in order."""
    text = (LOCALE / language / "rules" / "hunters.md").read_text(encoding="utf-8")
    return re.findall(r"\{#[^}]+\}|\{\{[^}]+\}\}", text)


def test_rules_have_the_same_clauses_in_every_language() -> None:
    """A link from a question must lead to the same clause in every language."""
    assert anchors("en") == anchors("ja")
    assert len(set(anchors("en"))) == len(anchors("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_clauses_carry_their_own_number(language: str) -> None:
    """The number that stands in the text is the number of the anchor."""
    text = (LOCALE / language / "rules" / "hunters.md").read_text(encoding="utf-8")
    blocks = [" ".join(block.split()) for block in text.split("\n\n")]
    numbered = [re.fullmatch(r"(?:#+ |\*\*)([\d.]+).*\{#c-([\d.]+)\}", b) for b in blocks]
    pairs = [(match[1], match[2]) for match in numbered if match]
    assert len(pairs) > 90
    assert [pair for pair in pairs if pair[0] != pair[1]] == []


def test_clauses_are_those_of_the_docs() -> None:
    """Whoever changes a clause finds it under one number on both pages (but for R 11 and 12)."""
    text = (DOCS / "shadow-hunters.md").read_text(encoding="utf-8")
    documented = set(re.findall(r"^#+ (\d[\d.]*?)\.? ", text, re.M))
    documented |= set(re.findall(r"^(?:- \*\*|\| )(\d+\.[\d.]+)(?:\*\*| \|)", text, re.M))
    told = {a[4:-1] for a in anchors("en") if re.fullmatch(r"\{#c-[\d.]+\}", a)}
    details_of_cards = {number for number in told if re.match(r"1[12]\.", number)}
    assert sorted(told - details_of_cards - documented) == []
