"""The hermit deck, card by card (R 13.2). The receiver is player 1, at damage 3, with two cards or
none."""

from __future__ import annotations

import pytest

HUNTERS = ("ellen", "emi", "franklin", "fuka", "george", "gregor")
SHADOWS = ("ultra_soul", "valkyrie", "vampire", "werewolf", "wight")
NEUTRALS = ("allie", "agnes", "bob", "bryan", "catherine", "charles", "daniel", "david")
"""All characters but Unknown, whose lies are in test_unknown.py."""
LOW_HP = {"allie", "agnes", "bob", "bryan", "catherine", "charles", "ellen", "emi", "ultra_soul"}
EVERYBODY = (*HUNTERS, *SHADOWS, *NEUTRALS)


def given(scene, card, character, *, damage=3, holds="; robe axe", **more):
    """Player 0 has drawn this card at the cabin and handed it to player 1, who is the character."""
    drawer = "george" if character != "george" else "franklin"
    s = scene(
        f"{drawer} {character}", at="cabin", damage=f"0 {damage}", holds=holds, turn="area",
        top=card, **more,
    )  # fmt: skip
    s.answer("act")
    assert s.asks(0, "give", " ".join(f"give:{n}" for n in range(1, s.table.seats))) == {
        "card": card
    }
    s.answer("give:1")
    assert s.asks(1, "hint") == {"card": card, "from": 0}
    return s


def choices(s):
    """Option ids of the standing question."""
    return sorted(option.id for option in s.table.asked.options[1])


def goes_on(s):
    """After the card the turn goes on: nobody is in range, so only T11's step can come."""
    ask = s.table.asked
    assert ask.kind in {"attack", "move"}
    s.asks(*((0, "attack", "pass") if ask.kind == "attack" else (1, "move")))


GIVE_OR_SUFFER = ["hand:b_broad_axe", "hand:w_holy_robe", "suffer"]


def check_hand_or_suffer(scene, card, character, *, fits):
    """Give one equipment card to the active player, or take 1."""
    s = given(scene, card, character)
    if not fits:
        assert choices(s) == ["nothing"]
        s.answer("nothing")
        assert (s.damage(1), s.happened("nothing")) == (3, [{"seat": 1}])
        goes_on(s)
        return
    assert choices(s) == GIVE_OR_SUFFER
    s.answer("hand:b_broad_axe")
    assert (s.holds(0), s.holds(1), s.damage(1)) == ({"axe"}, {"robe"}, 3)
    goes_on(s)
    s = given(scene, card, character)
    s.answer("suffer")
    assert (s.holds(0), s.damage(1)) == (set(), 4)
    goes_on(s)
    s = given(scene, card, character, holds="")
    assert choices(s) == ["suffer"]


@pytest.mark.parametrize("character", EVERYBODY)
def test_blackmail(scene, character):
    """R 13.2: Neutral or Hunter gives one equipment card or takes 1."""
    check_hand_or_suffer(
        scene, "h_blackmail", character, fits=character in NEUTRALS or character in HUNTERS
    )


@pytest.mark.parametrize("character", EVERYBODY)
def test_greed(scene, character):
    """R 13.2: Neutral or Shadow gives one equipment card or takes 1."""
    check_hand_or_suffer(
        scene, "h_greed", character, fits=character in NEUTRALS or character in SHADOWS
    )


@pytest.mark.parametrize("character", EVERYBODY)
def test_anger(scene, character):
    """R 13.2: Hunter or Shadow gives one equipment card or takes 1."""
    check_hand_or_suffer(
        scene, "h_anger", character, fits=character in HUNTERS or character in SHADOWS
    )


def check_harm(scene, card, character, amount, *, fits):
    """Takes the damage, or nothing."""
    s = given(scene, card, character)
    assert choices(s) == (["suffer"] if fits else ["nothing"])
    s.answer("suffer" if fits else "nothing")
    assert s.damage(1) == (3 + amount if fits else 3)
    assert s.holds(1) == {"robe", "axe"}
    goes_on(s)


@pytest.mark.parametrize("character", EVERYBODY)
def test_slap(scene, character):
    """R 13.2: a Hunter takes 1."""
    check_harm(scene, "h_slap", character, 1, fits=character in HUNTERS)


@pytest.mark.parametrize("character", EVERYBODY)
def test_spell(scene, character):
    """R 13.2: a Shadow takes 1."""
    check_harm(scene, "h_spell", character, 1, fits=character in SHADOWS)


@pytest.mark.parametrize("character", EVERYBODY)
def test_exorcism(scene, character):
    """R 13.2: a Shadow takes 2."""
    check_harm(scene, "h_exorcism", character, 2, fits=character in SHADOWS)


@pytest.mark.parametrize("character", EVERYBODY)
def test_lesson(scene, character):
    """R 13.2: HP of 12 or more take 2."""
    check_harm(scene, "h_lesson", character, 2, fits=character not in LOW_HP)


@pytest.mark.parametrize("character", EVERYBODY)
def test_bully(scene, character):
    """R 13.2: HP of 11 or fewer take 1."""
    check_harm(scene, "h_bully", character, 1, fits=character in LOW_HP)


def check_healing(scene, card, character, *, fits):
    """Heal 1; at 0 damage take 1."""
    for before, after in ((3, 2), (1, 0), (0, 1)):
        s = given(scene, card, character, damage=before)
        assert choices(s) == (["accept"] if fits else ["nothing"])
        s.answer("accept" if fits else "nothing")
        assert s.damage(1) == (after if fits else before)
        goes_on(s)


@pytest.mark.parametrize("character", EVERYBODY)
def test_nurturance(scene, character):
    """R 13.2: a Neutral heals 1; at 0 damage takes 1."""
    check_healing(scene, "h_nurturance", character, fits=character in NEUTRALS)


@pytest.mark.parametrize("character", EVERYBODY)
def test_aid(scene, character):
    """R 13.2: a Hunter heals 1; at 0 damage takes 1."""
    check_healing(scene, "h_aid", character, fits=character in HUNTERS)


@pytest.mark.parametrize("character", EVERYBODY)
def test_huddle(scene, character):
    """R 13.2: a Shadow heals 1; at 0 damage takes 1."""
    check_healing(scene, "h_huddle", character, fits=character in SHADOWS)


@pytest.mark.parametrize("character", [*EVERYBODY, "unknown"])
def test_prediction(scene, character):
    """R 13.2: always; the character card is shown to the active player only, and truthfully."""
    s = given(scene, "h_prediction", character)
    assert choices(s) == ["show"]
    s.answer("show")
    assert s.table.known[0] == ((1, character),)
    assert not s.revealed(1)
    goes_on(s)


def test_prediction_leaves_what_was_seen_before(scene):
    """R 14.3: for good; whom one has seen twice is known once."""
    s = scene("Franklin Vampire Ellen", at="cabin", turn="area", top="h_prediction")
    s.table.known[0] = ((2, "ellen"),)
    s.answer("act", "give:1", "show")
    assert s.table.known[0] == ((2, "ellen"), (1, "vampire"))
    s.asks(1, "move")
    s = scene("Franklin Vampire Ellen", at="cabin", turn="area", top="h_prediction")
    s.table.known[0] = ((1, "vampire"),)
    s.answer("act", "give:1", "show")
    assert s.table.known[0] == ((1, "vampire"),)
    s.asks(1, "move")


def test_the_giver_is_the_killer(scene):
    """R 13.2: if the card kills, who handed it over loots, not the receiver."""
    s = given(scene, "h_slap", "ellen", damage=9)
    s.answer("suffer")
    assert s.happened("died")[0]["by"] == 0
    s.asks(0, "loot", "take:1:b_broad_axe take:1:w_holy_robe")
    s.answer("take:1:w_holy_robe")
    assert s.holds(0) == {"robe"}
    s.asks(2, "move")


def test_a_card_goes_to_anyone_else_alive(scene):
    """R 13.1.2: any distance, revealed or not; neither the drawer nor the dead."""
    s = scene(
        "Ellen George* Vampire+ Werewolf Allie", at="cabin altar - - church", turn="area",
        top="h_slap",
    )  # fmt: skip
    s.answer("act")
    s.asks(0, "give", "give:1 give:3 give:4")


def test_used_cards_lie_face_down_on_the_pile(scene):
    """R 13.1.4: the card goes to the discard pile when it has been answered, not before."""
    s = given(scene, "h_slap", "vampire")
    assert s.table.hint_discard == []
    s.answer("nothing")
    assert s.table.hint_discard == ["h_slap"]
    s.asks(1, "move")
