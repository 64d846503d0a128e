"""The players' rulebooks: the same clauses in every language, under the numbers of docs/rules, and
the names that the cards bear."""

from __future__ import annotations

import re

import pytest

from gloaming.games.rivals.game import RIVALS

from .test_words import DOCS, LANGUAGES, LOCALE, said, words

BOOKS = {
    "hunters": "shadow-hunters.md",
    "raiders": "shadow-raiders.md",
    "rivals": "shadow-rivals.md",
    "shadowlord": "shadowlord.md",
}
"""The players' pages, and the pages of the docs that tell the same."""

DETAILS = {"hunters": r"1[12]\.", "raiders": r"1[23]\."}
"""Clauses about single cards under numbers of their own: only on the players' pages, for the docs
have them in tables."""

NAMED = {
    "hunters": {"character": 15, "card": 10},
    "raiders": {"character": 15, "card": 10},
    "rivals": {"member": 31},
}
"""What has clauses of its own under its name; more than so many. Shadowlord has none: within a
class all characters are equal."""

each_book = pytest.mark.parametrize("game", sorted(BOOKS))


def rulebook(language: str, game: str) -> str:
    """A players' page."""
    return (LOCALE / language / "rules" / f"{game}.md").read_text(encoding="utf-8")


def anchors(language: str, game: str) -> list[str]:
    """The anchors and the places of tables of a players' page, in order."""
    return re.findall(r"\{#[^}]+\}|\{\{[^}]+\}\}", rulebook(language, game))


def test_every_rulebook_is_tested() -> None:
    """And every game has its book in every language."""
    for language in LANGUAGES:
        assert {path.stem for path in (LOCALE / language / "rules").glob("*.md")} == BOOKS.keys()


@each_book
def test_rules_have_the_same_clauses_in_every_language(game: str) -> None:
    """A link from a question must lead to the same clause in every language."""
    assert anchors("en", game) == anchors("ja", game)
    assert len(set(anchors("en", game))) == len(anchors("en", game))


@each_book
@pytest.mark.parametrize("language", LANGUAGES)
def test_clauses_carry_their_own_number(language: str, game: str) -> None:
    """The number that stands in the text is the number of the anchor."""
    blocks = [" ".join(block.split()) for block in rulebook(language, game).split("\n\n")]
    numbered = [re.fullmatch(r"(?:#+ |\*\*)([\d.]+).*\{#c-([\d.]+)\}", b) for b in blocks]
    pairs = [(match[1], match[2]) for match in numbered if match]
    assert len(pairs) > 90
    assert [pair for pair in pairs if pair[0] != pair[1]] == []


@each_book
def test_clauses_are_those_of_the_docs(game: str) -> None:
    """Whoever changes a clause finds it under one number on both pages (but for single cards)."""
    text = (DOCS / BOOKS[game]).read_text(encoding="utf-8")
    documented = set(re.findall(r"^#+ (\d[\d.]*?)\.? ", text, re.M))
    documented |= set(re.findall(r"^(?:- \*\*|\| )(\d+\.[\d.]+)(?:\*\*| \|)", text, re.M))
    told = {a[4:-1] for a in anchors("en", game) if re.fullmatch(r"\{#c-[\d.]+\}", a)}
    details_of_cards = {n for n in told if game in DETAILS and re.match(DETAILS[game], n)}
    assert len(told - details_of_cards) > 60
    assert sorted(told - details_of_cards - documented) == []


def names(language: str, game: str, kind: str) -> set[str]:
    """What the cards or characters of a game are called."""
    start = f"{game}-{kind}-"
    keys = [key for key in words("en").variables if key.startswith(start) and "." not in key]
    return {said(language, key) for key in keys}


@pytest.mark.parametrize("game", sorted(NAMED))
@pytest.mark.parametrize("language", LANGUAGES)
def test_clauses_about_one_thing_call_it_by_its_name(language: str, game: str) -> None:
    """Who looks a character or a card up looks for what is printed on it."""
    blocks = [" ".join(block.split()) for block in rulebook(language, game).split("\n\n")]
    numbered = r"\*\*{}\d+\*\* \*\*([^*]+)\*\*.*"
    patterns = {
        "character": r"\*\*([^*]+?)[.。]?\*\*.*\{#c-[\d.]+\.[a-z]\w*\}",
        "card": numbered.format(DETAILS.get(game)),
        "member": numbered.format(r"6\."),
    }
    for kind, at_least in NAMED[game].items():
        found = [match[1] for block in blocks if (match := re.fullmatch(patterns[kind], block))]
        told = {name for several in found for name in re.split(r", |、", several)}
        assert len(told) > at_least
        assert told - names(language, game, kind) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_clauses_about_members_bear_the_number_of_the_card(language: str) -> None:
    """R 6: a question about a skill opens the clause of the member whose skill it is."""
    text = rulebook(language, "rivals")
    told = re.findall(r"^\*\*6\.(\d+)\*\* \*\*([^*]+)\*\*", text, re.M)
    printed = [
        (str(member["number"]), said(language, f"rivals-member-{member['id']}"))
        for member in RIVALS.catalogue()["members"]
    ]
    assert told == printed
