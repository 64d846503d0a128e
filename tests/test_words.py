"""Words for the terminal: there is always something to read."""

from __future__ import annotations

from pathlib import Path

from gloaming.words import Words, languages, words


def test_what_is_missing_falls_back(tmp_path: Path) -> None:
    """To English, and then to the key."""
    for language, text in (("en", "a = A\nb = B\n    .c = C { $n }\n"), ("ja", "a = あ\n")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "some.ftl").write_text(text, encoding="utf-8")
    found = Words("ja", tmp_path)
    assert found.say("a") == "あ"
    assert found.say("b") == "B"
    assert found.say("b.c", n=3) == "C 3"
    assert found.say("b.d") == "b.d"
    assert found.say("e") == "e"
    assert [found.has(key) for key in ("a", "b.c", "b.d", "e")] == [True, True, False, False]


def test_sentences_choose_by_true_and_false() -> None:
    """As the browser does: the question about an attack has other words if nobody is in range."""
    key = "hunters-question-attack"
    assert words().say(key, nobody=True) == "Nobody is in range"
    assert words().say(key, nobody=False) == words().say(key, nobody="false")
    assert words().say(key, nobody=False) != words().say(key, nobody=True)


def test_both_languages_are_found() -> None:
    """As folders of the package."""
    assert languages() == ["en", "ja"]
    assert words("ja").say("hunters-area-church") == "教会"
    assert words().list(["A", "B"]) == "A, B"
