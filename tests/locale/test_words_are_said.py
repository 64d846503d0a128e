"""No words lie about that nobody says: what the client or the program never names is left out."""

from __future__ import annotations

import re
from pathlib import Path

from gloaming.games import GAMES

from .test_words import LOCALE

ROOT = Path(__file__).resolve().parents[2]
SPOKEN = ("common", "site", "table", "errors", "cli", "terminal", "serve")
SPOKEN += ("common-numbers", "rivals-table", "rivals-numbers", "shadowlord-numbers")
SPOKEN += ("shadowlord-table", "shadowlord-map", "shadowlord-panels", "shadowlord-end")
SPOKEN += ("shadowlord-room", "shadowlord-rules")
"""The files of the site, the command line and what a game's own table shows; `test_words_of_play`
looks after what games ask and tell."""
COMPOSED = re.compile(r"(white|black)-(equipment|single)")
"""Put together of a deck and a kind of card."""


def sources() -> str:
    """Everything that can say something, without its tests."""
    files = [*(ROOT / "src/gloaming").rglob("*.py")]
    files += [path for path in (ROOT / "web/src").rglob("*") if path.suffix in (".ts", ".svelte")]
    return "\n".join(path.read_text("utf-8") for path in files if ".test." not in path.name)


def test_all_words_of_the_site_are_said() -> None:
    """A message that is left over would be translated for nobody."""
    text = sources()
    named = {key.partition(".")[0] for key in re.findall(r"""['"`]([a-z][\w.-]*)['"`]""", text)}
    begun = {key for key in re.findall(r"""['"`]([a-z][\w-]+-)\$?\{""", text) if len(key) > 3}
    # What several games say is named without the game.
    own = re.findall(r"""(?:\{(?:\w+\.)*game\}-|of_game\(\s*f?["'])([\w-]+)""", text)
    named |= {f"{game}-{key}" for game in GAMES for key in own}
    messages: list[str] = []
    for file in SPOKEN:
        words = (LOCALE / "en" / f"{file}.ftl").read_text("utf-8")
        messages += re.findall(r"^([a-z][\w-]*) =", words, re.M)
        named |= set(re.findall(r"\{ ([a-z][\w-]*)(?:\.[\w-]+)? \}", words))
    assert len(messages) > 300
    unsaid = {
        key
        for key in messages
        if key not in named and not key.startswith(tuple(begun)) and not COMPOSED.fullmatch(key)
    }
    assert unsaid == set()
