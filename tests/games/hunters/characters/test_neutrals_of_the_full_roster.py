"""The Neutrals that the full roster adds (R 10)."""

from __future__ import annotations

import pytest


def test_charles_pays_and_attacks_again(scene):
    """R 10: after his attack 2 damage, and the same target again; any number of times."""
    s = scene("Charles Vampire*", at="church church", turn="attack", dice=[1, 3])
    s.answer("attack:1")
    s.asks(0, "turn_end", "end use")
    s.dice(1, 4)
    s.answer("use")
    assert (s.damage(0), s.damage(1), s.revealed(0)) == (2, 5, True)
    assert [(hit["source"], hit["by"]) for hit in s.happened("damage")] == [
        ("price", -1), ("attack", 0),
    ]  # fmt: skip
    s.asks(0, "turn_end", "end use")
    s.dice(1, 1)
    s.answer("use")
    assert (s.damage(0), s.damage(1)) == (4, 5)
    s.asks(0, "turn_end", "end use")
    s.answer("end")
    s.asks(1, "move")


@pytest.mark.parametrize(("damage", "options"), [(8, "end use"), (9, None)])
def test_charles_may_not_kill_himself(scene, damage, options):
    """R 10: not if the 2 damage would kill him (HP 11)."""
    s = scene(
        "Charles* Vampire*", at="church church", damage=f"{damage}", turn="attack", dice=[1, 3]
    )
    s.answer("attack:1")
    if options:
        s.asks(0, "turn_end", options)
    else:
        s.asks(1, "move")


def test_charles_repeats_on_those_still_alive(scene):
    """R 10: the same targets that are still alive; none left: no repeat."""
    s = scene(
        "Charles* Vampire* Franklin* Bob*", at="church church church", damage="0 12 0",
        holds="gun", turn="attack", dice=[1, 3],
    )  # fmt: skip
    s.answer("attack")
    assert not s.alive(1)
    s.asks(0, "turn_end", "end use")
    s.dice(2, 4)
    s.answer("use")
    assert s.happened("attack") == [{"seat": 0, "targets": [2]}]
    assert s.damage(2) == 4
    s.asks(0, "turn_end", "end use")
    s = scene(
        "Charles* Vampire* Franklin*", at="church church", damage="0 12 0", turn="attack",
        dice=[1, 3],
    )  # fmt: skip
    s.answer("attack:1")
    s.asks(2, "move")


def test_charles_has_nothing_without_an_attack(scene):
    """R 10: after his attack; not when he was attacked, not after passing."""
    s = scene("Charles* Vampire*", at="church church", turn="attack")
    s.answer("pass")
    s.asks(1, "move")
    s = scene("Vampire* Charles*", at="church church", turn="attack", dice=[1, 3])
    s.answer("attack:1")
    s.asks(1, "move")
    # The attack of an earlier turn is over.
    s = scene("Charles* Vampire*", at="church church", turn="attack", extra=1, dice=[1, 3, 4, 4])
    s.answer("attack:1", "end", "roll", "skip", "pass")
    s.asks(1, "move")


@pytest.mark.parametrize(
    ("players", "wins"),
    [
        ("Charles* Vampire* Franklin Bob+ Ultra_Soul Ellen+", True),
        ("Charles* Vampire* Franklin Bob Ultra_Soul Ellen+", False),
    ],
)
def test_charles_wins_by_the_third_death(scene, players, wins):
    """R 8: own attack killed, and counting this batch at least 3 are dead."""
    s = scene(players, at="church church", damage="0 12", turn="attack", dice=[1, 3])
    s.answer("attack:1")
    if wins:
        assert s.winners == {"charles": "attack_kill"}
    else:
        s.asks(2, "move")


def test_charles_does_not_win_by_a_card(scene):
    """R 7: "your attack kills" needs an attack."""
    s = scene(
        "Charles* Vampire* Franklin Bob+ Ultra_Soul Ellen+", at="cemetery", damage="0 12",
        turn="area", top="b_vampire_bat",
    )  # fmt: skip
    s.answer("act", "choose:1")
    s.asks(2, "move")


def test_daniel_screams_when_another_dies(scene):
    """R 10: forced; he can never reveal voluntarily."""
    s = scene(
        "Franklin* Vampire* Daniel", at="church church", damage="0 12", turn="attack",
        dice=[1, 3],
    )  # fmt: skip
    assert s.offers(2) == []
    s.answer("attack:1")
    assert s.happened("revealed") == [{"seat": 2, "character": "daniel", "forced": True}]
    s.asks(2, "move")


def test_daniel_wins_as_the_first_to_die(scene):
    """R 8, R 17.15: batch 1."""
    s = scene("Franklin* Daniel", at="church church", damage="0 12", turn="attack", dice=[1, 3])
    s.answer("attack:1")
    assert s.winners == {"daniel": "first_to_die"}


@pytest.mark.parametrize("alive", [True, False])
def test_daniel_wins_alive_when_all_shadows_are_dead(scene, alive):
    """R 8: with the Hunters."""
    s = scene(
        f"Franklin* Vampire* {'' if alive else 'Werewolf+ '}Daniel{'*' if alive else '+'}"
        f" Ellen{' Werewolf+' if alive else ''}",
        at="church church", damage="0 12", turn="attack", dice=[1, 3],
    )  # fmt: skip
    s.answer("attack:1")
    assert s.winners.get("daniel") == ("all_shadows_dead" if alive else None)
    assert s.winners["ellen"] == "hunters"


def test_agnes_wins_with_her_right_neighbour(scene):
    """R 8: the player before her; she cannot end the game herself."""
    s = scene(
        "Franklin* Agnes Ellen Vampire* Werewolf+", at="church - - church",
        damage="0 0 0 12", turn="attack", dice=[1, 3],
    )  # fmt: skip
    s.answer("attack:3")
    assert s.winners == {"franklin": "hunters", "ellen": "hunters", "agnes": "neighbour"}


@pytest.mark.parametrize("turned", [True, False])
def test_agnes_turns_to_her_left(scene, turned):
    """R 10: once, at the start of her turn; seats are fixed and dead neighbours count."""
    s = scene(
        "Werewolf+ Agnes Ellen+ Vampire* Franklin*", at="- church - gate gate", damage="0 0 0 12 0",
        active=1,
    )  # fmt: skip
    s.asks(1, "move", "roll use")
    if turned:
        s.answer("use")
        assert s.happened("turned") == [{"seat": 1}]
        assert s.table.turned[1]
        s.asks(1, "move", "roll")
    s.dice(4, 4)
    s.answer("roll", "skip")
    s.dice(1, 2)
    s.answer("roll", "skip", "pass")
    s.dice(1, 2, 1, 6)
    s.asks(4, "move")
    s.answer("roll", "skip", "attack:3")
    assert ("agnes" in s.winners) is turned
    assert s.winners["franklin"] == "hunters"


def test_agnes_stays_turned_when_voided(scene):
    """R 9.2: Ellen undoes no finished effect."""
    s = scene(
        "Franklin* Agnes* Ellen+ Vampire* Werewolf+", at="church - - church",
        damage="0 0 0 12", turn="attack", dice=[1, 3], voided=[1], spent=[1],
    )  # fmt: skip
    s.table.turned[1] = True
    s.answer("attack:3")
    assert s.winners["agnes"] == "neighbour"


def test_agnes_and_bryan_follow_each_other(scene):
    """R 8: least fixpoint: whoever wins without others first, then those who depend on them."""
    s = scene(
        "Franklin* Bryan Agnes Vampire* Ellen Werewolf+", at="church altar - church",
        damage="0 0 0 12", turn="attack", dice=[1, 3],
    )  # fmt: skip
    s.answer("attack:3")
    assert s.winners == {
        "franklin": "hunters", "ellen": "hunters", "bryan": "at_altar", "agnes": "neighbour",
    }  # fmt: skip


@pytest.mark.parametrize("strong", ["Vampire*", "Valkyrie*", "Werewolf*", "George*"])
def test_bryan_wins_by_killing_a_strong_one(scene, strong):
    """R 8, R 15.21: his attack killed a character with HP of 13 or more."""
    hp = {"Vampire*": 13, "Valkyrie*": 13, "Werewolf*": 14, "George*": 14}[strong]
    s = scene(
        f"Bryan* {strong}", at="church church", damage=f"0 {hp - 1}", turn="attack", dice=[1, 3]
    )
    s.answer("attack:1")
    assert s.winners == {"bryan": "attack_kill"}


@pytest.mark.parametrize("weak", ["Franklin*", "Fuka*", "Ultra_Soul*"])
def test_bryan_must_reveal_after_killing_a_weak_one(scene, weak):
    """R 10: HP of 12 or fewer; forced."""
    s = scene(f"Bryan {weak}", at="church church", damage="0 10", turn="attack", dice=[1, 3])
    s.answer("attack:1", "strike")
    assert s.happened("revealed") == [{"seat": 0, "character": "bryan", "forced": True}]
    s.asks(2, "move")


def test_bryan_killing_by_a_card(scene):
    """R 7: neither wins nor reveals."""
    s = scene(
        "Bryan Vampire* Franklin* George*", at="church", damage="0 11 10 5", turn="area",
        top="w_flare_judgement",
    )  # fmt: skip
    s.answer("act")
    assert not s.alive(2)
    assert not s.revealed(0)
    s.asks(0, "attack", "pass")


def test_bryan_dead_or_elsewhere_wins_nothing_at_the_altar(scene):
    """R 8: alive at the Erstwhile Altar when the game is over."""
    for bryan, at in (("Bryan", "woods"), ("Bryan+", "-")):
        s = scene(
            f"Franklin* Vampire* {bryan} Werewolf+", at=f"church church {at}", damage="0 12",
            turn="attack", dice=[1, 3],
        )  # fmt: skip
        s.answer("attack:1")
        assert "bryan" not in s.winners
        assert "franklin" in s.winners


def test_david_digs_up_equipment(scene):
    """R 10: any one equipment card from the white or black discard pile; once."""
    s = scene("David Vampire", discards="robe w_advent axe b_spider")
    s.asks(0, "move", "roll use:w_holy_robe use:b_broad_axe")
    s.answer("use:b_broad_axe")
    assert (s.holds(0), s.revealed(0)) == ({"axe"}, True)
    assert s.table.black_discard == ["b_spider"]
    assert s.happened("dug_up") == [{"seat": 0, "card": "b_broad_axe", "deck": "black"}]
    s.asks(0, "move", "roll")


def test_david_has_nothing_to_dig_for(scene):
    """R 10: without equipment on the piles there is no option."""
    s = scene("David* Vampire", discards="w_advent")
    s.asks(0, "move", "roll")


@pytest.mark.parametrize(
    ("holds", "digs", "wins"),
    [
        ("talisman spear", "robe", True),
        ("talisman rosary", "spear", True),
        ("talisman brooch", "robe", False),
        ("robe compass", "talisman", False),
    ],
)
def test_david_wins_with_three_relics(scene, holds, digs, wins):
    """R 8: at least 3 different of Talisman, Spear, Robe, Rosary."""
    s = scene("David Vampire", holds=holds, discards=digs)
    s.answer(f"use:{s.table.white_discard[0]}")
    if wins:
        assert s.winners == {"david": "relics"}
    else:
        s.asks(0, "move", "roll")
