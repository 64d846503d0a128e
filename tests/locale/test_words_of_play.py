"""Whatever a game asks or tells, and whatever is refused, there are words for it."""

from __future__ import annotations

from typing import Any

import pytest

from games.rivals.ball import Ball
from gloaming.engine import Option
from gloaming.engine import errors as engine_errors
from gloaming.games import GAMES
from gloaming.games.rivals.scoring import end_game
from gloaming.games.shadowlord.ending import (
    LAST_MASTER,
    NO_MASTER,
    REIGN,
    REIGN_OF_SHADOW,
    TIMER,
    TOTAL_VICTORY,
)
from gloaming.server.codes import ERRORS, NOTICES

from .seen import MANNERS, seen
from .test_words import LOCALE, words


def without_words(keys: set[str]) -> list[str]:
    """Those that English does not have; the other languages have what English has."""
    return sorted(keys - words("en").variables.keys())


games = pytest.mark.parametrize("game", sorted(GAMES))


def words_of_roles(game: str, catalogue: dict[str, Any]) -> set[str]:
    """What areas, cards and characters need."""
    keys: set[str] = set()
    for area in catalogue["areas"]:
        key = f"{game}-area-{area['id']}"
        keys |= {key, f"{key}.action", f"{key}.text"}
    for card in catalogue["cards"]:
        key = f"{game}-card-{card['id']}"
        kind = "single" if card["kind"] == "hint" else card["kind"]
        keys |= {key, f"{key}.text", f"deck-{card['deck']}.name", f"{card['deck']}-{kind}"}
    for character in catalogue["characters"]:
        key = f"{game}-character-{character['id']}"
        keys |= {key, f"{key}.ability", f"{key}.ability-text", f"{key}.win", f"{key}.lost"}
        keys.add(f"faction-{character['faction']}.plural")
    return keys


def words_of_thieves(game: str, catalogue: dict[str, Any]) -> set[str]:
    """What members, mansions and loot need."""
    keys = {f"{game}-hidden", f"{game}-influence", f"{game}-presence", f"{game}-roses"}
    keys |= {f"{game}-family-{family}" for family in catalogue["families"]}
    for member in catalogue["members"]:
        key = f"{game}-member-{member['id']}"
        keys |= {key, f"{key}.skill", f"{game}-kind-{member['kind']}"}
        if not member["basic"]:
            keys.add(f"{game}-guise-{member['id'].partition('_')[0]}")
    for mansion in catalogue["mansions"]:
        keys |= {f"{game}-mansion-{mansion['id']}", f"{game}-size-{mansion['size']}"}
    for kind in catalogue["loot"]:
        key = f"{game}-loot-{kind}"
        keys |= {key, f"{key}.many", f"{key}.counted"}
    return keys


def words_of_alliances(game: str, catalogue: dict[str, Any]) -> set[str]:
    """What characters, galaxies and the guide card need."""
    keys = {f"{game}-{thing}" for thing in ("ships", "cards", "defeat")}
    for character in catalogue["characters"]:
        kind = f"{game}-kind-{character['kind']}"
        keys |= {f"{game}-character-{character['id']}", kind, f"{kind}.does"}
        if character["element"]:
            keys.add(f"{game}-element-{character['element']}")
    for galaxy in catalogue["galaxies"]:
        kind = f"{game}-place-{galaxy['kind']}"
        keys |= {f"{game}-galaxy-{galaxy['id']}", kind, f"{kind}.does"}
    for event in catalogue["events"]:
        keys |= {f"{game}-guide-{event}", f"{game}-guide-{event}.effect"}
    steps = ("setup", "draw", "guide", "build", "move", "shadow", "battle", "end")
    return keys | {f"{game}-step-{step}" for step in steps}


WORDS_OF_PIECES = {
    "hunters": words_of_roles,
    "raiders": words_of_roles,
    "rivals": words_of_thieves,
    "shadowlord": words_of_alliances,
}


@games
def test_catalogue(game: str) -> None:
    """All pieces, options and rosters of the game have their names and texts."""
    catalogue = GAMES[game].catalogue()
    keys = {f"game-{game}", f"game-{game}.pitch", f"game-{game}.players", f"game-{game}.minutes"}
    keys |= WORDS_OF_PIECES[game](game, catalogue)
    assert len(keys) > 100
    for option in catalogue["options"]:
        id = option["id"]
        keys |= {f"{game}-option-{id}", f"{game}-option-{id}.description"}
        # On and off have common words, and a table of numbers is no choice by name.
        if set(option["values"]) not in ({True, False}, {""}):
            keys |= {f"{game}-{id}-{value}" for value in option["values"]}
            keys |= {f"{game}-{id}-{value}.description" for value in option["values"]}
    assert without_words(keys) == []


@games
def test_events(game: str) -> None:
    """Every kind of event has its line, and no line is for an event that there is not; the line,
    and that for those who were told more, use nothing that the event does not have."""
    made_of = MANNERS[game].made_of
    for part, attribute in (("events", ""), ("whispers", ".own")):
        for kind, parameters in seen(game)[part].items():
            key = f"{game}-log-{kind}{attribute}"
            used = words("en").variables.get(key)
            if used is None:
                assert attribute, f"no words for {kind}"
                continue
            for names in parameters:
                lacking = {name for name in used if made_of.get(name, name) not in names}
                assert lacking == set(), (key, names)
    assert len(seen(game)["events"]) > 30
    assert without_words({f"{game}-log-turn.you", f"{game}-log-over.title"}) == []


@games
def test_whispers(game: str) -> None:
    """Who is told more than the others has more to read."""
    events, whispers = seen(game)["events"], seen(game)["whispers"]
    mixed = {kind for kind, names in whispers.items() if len(events[kind]) > len(names) > 0}
    lines = {f"{game}-log-{kind}.own" for kind in mixed if len(events[kind]) > 1}
    assert len(lines) > 1
    assert without_words(lines) == []


@games
def test_things_in_events(game: str) -> None:
    """Whatever an event names has a name that can be read."""
    named, things = MANNERS[game].named, seen(game)["things"]
    assert things.keys() == named.keys()
    for name, ids in things.items():
        for id in ids - {""}:
            keys = {key.format(game=game, id=id) for key in named[name]}
            assert keys & words("en").variables.keys(), (name, id)


@games
def test_questions(game: str) -> None:
    """Every kind of question has a title, a note, a line for those who wait, and every verb its
    button; they use nothing that the question does not have."""
    manner = MANNERS[game]
    keys = set()
    for kind, options in seen(game)["options"].items():
        question = f"{game}-question-{kind}"
        keys |= {question, f"{question}.note", f"{question}.waiting"}
        keys |= {f"{game}-choice-{kind}-{option.verb}" for option in options}
    assert without_words(keys) == []
    assert f"{game}-waiting-resolving" in words("en").variables
    for kind, abouts in seen(game)["about"].items():
        question = f"{game}-question-{kind}"
        used = words("en").variables[question] | words("en").variables[f"{question}.note"]
        assert words("en").variables[f"{question}.waiting"] <= manner.asked | {"seat"}
        for about in abouts:
            assert used - manner.asked - manner.flags - about == set(), kind


def parts_of(option: Option) -> set[str]:
    """Rivals: the variables of an option, as the header of the questions' file says."""
    parts = {"seat"} if option.seat >= 0 else set[str]()
    if option.place:
        parts.add("place")
    if option.card:
        parts.add("member")
    if option.number >= 0:
        points_at = {
            "family": {"family"},
            "upgrade": {"family", "count"},
            "exchange": {"other_place"},
        }
        parts |= points_at.get(option.verb, {"member", "seat", "place"})
    return parts


OBVIOUS = {
    "turn_up": {"seat", "place"},
    "to_front": {"seat", "place"},
    "turn_down": {"place"},
    "let_stay": {"seat"},
    "share_loot": {"seat"},
}
"""Rivals: what needs no words, since these skills concern one's own cards, or those of a mansion
that the question names or the card has just been played to."""


def test_options_of_rivals() -> None:
    """A button and its second line say all that the option points at, and nothing else."""
    everything = words("en").variables
    for kind, options in seen("rivals")["options"].items():
        for option in options:
            key = f"rivals-choice-{kind}-{option.verb}"
            used = everything[key] | everything.get(f"{key}.detail", set())
            assert used <= parts_of(option), (key, option.id)
            assert parts_of(option) - OBVIOUS.get(kind, set()) <= used, (key, option.id)
    up_or_down = {f"rivals-choice-play-{way}.detail" for way in ("up", "down")}
    assert without_words(up_or_down) == []


STANDING = {"at", "count", "value", "fights", "seats"}
"""Shadowlord: what an option has besides, as the header of the questions' file says."""
ELSE = {"fight": {"seat", "card"}, "bribe": {"seat"}}
"""Shadowlord: a battle with a player or with a shadow; whose a character is."""
IN_THE_TITLE = {"go_on": {"card"}, "retreat": {"card"}, "claim": {"place"}}
"""Shadowlord: what the question names already."""


def test_options_of_shadowlord() -> None:
    """A button and its second line say all that the option points at, and have what they use."""
    everything = words("en").variables
    for kind, options in seen("shadowlord")["options"].items():
        about = set[str]().union(*seen("shadowlord")["about"][kind])
        for option in options:
            key = f"shadowlord-choice-{kind}-{option.verb}"
            used = everything[key] | everything.get(f"{key}.detail", set())
            points_at = {part for part in ("place", "card") if getattr(option, part)}
            points_at |= {"seat"} if option.seat >= 0 else set()
            assert used <= points_at | STANDING | about | ELSE.get(option.verb, set()), key
            assert points_at - IN_THE_TITLE.get(kind, set()) <= used, key
            assert option.number < 0 or used & {"count", "value"}, key


PARTS = {
    "rivals": ({"whose"}, {"card", "whose"}),
    "shadowlord": ({"attacker", "defender"}, {"entering"}),
}
"""Parts of lines of the log and of options."""


@pytest.mark.parametrize("game", sorted(PARTS))
def test_no_words_to_spare(game: str) -> None:
    """A line for an event or a question that there is not would be translated for nobody."""
    whole = {key.partition(".")[0] for key in words("en").variables}
    of_lines, of_options = PARTS[game]
    lines = {key for key in whole if key.startswith(f"{game}-log-")}
    assert lines == {f"{game}-log-{kind}" for kind in (*seen(game)["events"], *of_lines)}
    asked = {key for key in whole if key.startswith(f"{game}-question-")}
    assert asked == {f"{game}-question-{kind}" for kind in seen(game)["options"]}
    buttons = {key for key in whole if key.startswith(f"{game}-choice-")}
    pressed = {
        f"{game}-choice-{kind}-{option.verb}"
        for kind, options in seen(game)["options"].items()
        for option in options
    }
    assert buttons == pressed | {f"{game}-choice-{part}" for part in of_options}


@games
def test_clauses(game: str) -> None:
    """The rulebook can be opened at the clause behind every question."""
    page = (LOCALE / "en" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    cited = {clause for clauses in seen(game)["clauses"].values() for clause in clauses}
    assert sorted(clause for clause in cited if f"{{#c-{clause}}}" not in page) == []


@games
def test_actions_and_reasons(game: str) -> None:
    """What may be done out of turn has its button, every reason to have won its sentence."""
    manner = MANNERS[game]
    verbs = seen(game)["actions"]["verbs"]
    assert verbs >= manner.standing_orders
    assert bool(verbs) == bool(manner.standing_orders)
    reasons = {f"{game}-why-{reason}" for reason in seen(game)["why"]["reasons"]}
    assert len(reasons) >= manner.reasons
    assert without_words({f"{game}-action-{verb}" for verb in verbs} | reasons) == []


def test_reasons_of_rivals() -> None:
    """Points, loot where points are level, and neither: matches that are level are rare."""
    game = GAMES["rivals"]
    ends = (("30 20", "", "points"), ("30 32", "jewel", "loot"), ("30 30", "", "shared"))
    for points, loot, reason in ends:
        room = Ball(2, rp=points, gained=(loot, "")).room
        end_game(room)
        assert set(game.outcome(room).reasons.values()) == {reason}
        assert without_words({f"rivals-why-{reason}"}) == []


def test_reasons_of_shadowlord() -> None:
    """Every way in which a match can end (R 11), also those that random matches hardly see."""
    reasons = {LAST_MASTER, TOTAL_VICTORY, REIGN, TIMER, NO_MASTER, REIGN_OF_SHADOW}
    assert len(reasons) == 6
    whole = {key for key in words("en").variables if key.startswith("shadowlord-why-")}
    assert whole == {f"shadowlord-why-{reason}" for reason in reasons}


def test_refusals_and_notices() -> None:
    """A refusal without words would only show its code; a notice has no more than its name."""
    engine = [engine_errors.EngineError, *engine_errors.EngineError.__subclasses__()]
    refusals = {f"error-{kind.code}" for kind in engine} | {f"error-{code}" for code in ERRORS}
    assert without_words(refusals | {f"notice-{kind}" for kind in NOTICES}) == []
    for kind, meaning in NOTICES.items():
        used = words("en").variables[f"notice-{kind}"]
        assert {name for name in used if f"`{name}`" not in meaning} == set(), kind
