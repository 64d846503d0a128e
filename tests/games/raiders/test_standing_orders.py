"""Standing orders: an ability given in advance ("arm"), or never to react (R 16.1.4). Armed, it is
used at its next valid window, a hidden player turning up; only targets are still asked."""

from __future__ import annotations

import pytest

from gloaming.engine import IllegalAction

ARMABLE = [
    "emi", "emma", "erica", "felix", "felicia", "freddy", "gordon", "galahad", "uranus", "ulster",
    "vampire", "vendetta", "venom", "werewolf", "wight", "walpurgis", "alice", "agatha", "bylon",
    "benjamin", "craig", "carol", "claire", "david", "deborah",
]  # fmt: skip
NOT_ARMABLE = ["godwin", "ulrich", "angela", "bruce", "daniel"]
WORKS_BY_ITSELF = {"freddy", "galahad", "vampire", "vendetta", "venom", "carol"}
REACTS = {"werewolf", "venom"}


def beside(raid, name, star="", **more):
    """The named one at seat 1, while seat 0 is asked to roll."""
    other = "felix" if name != "felix" else "erica"
    return raid(f"{other}* {name}{star}", expansion=True, **more)


# -- who may give which order


@pytest.mark.parametrize("name", [*ARMABLE, *NOT_ARMABLE])
@pytest.mark.parametrize("star", ["", "*"])
def test_who_may_arm(raid, name, star):
    """R 16.1.4: who has a window in which the ability can be used; once revealed, what works by
    itself needs no arming."""
    s = beside(raid, name, star)
    able = name in ARMABLE and not (star and name in WORKS_BY_ITSELF)
    assert ("arm" in s.offers(1)) is able
    s.asks(0, "move")


@pytest.mark.parametrize("name", [*ARMABLE, *NOT_ARMABLE])
@pytest.mark.parametrize("star", ["", "*"])
def test_who_may_order_never_to_react(raid, name, star):
    """R 16.1.4: the Werewolf, and Venom while it does not work by itself."""
    s = beside(raid, name, star)
    assert ("never" in s.offers(1)) is (name in REACTS and (name, star) != ("venom", "*"))
    s.asks(0, "move")


def test_nobody_reveals_at_will(raid):
    """R 5: there is no free reveal."""
    for name in (*ARMABLE, *NOT_ARMABLE):
        s = beside(raid, name)
        assert "reveal" not in s.offers(1)
        with pytest.raises(IllegalAction):
            s.act(1, "reveal")
        s.asks(0, "move")


@pytest.mark.parametrize("more", [{"spent": [1]}, {"voided": [1]}, {"abilities": False}])
def test_what_can_never_be_used_cannot_be_ordered(raid, more):
    """R 16.1.4."""
    for name in ("gordon", *(["werewolf"] if "spent" not in more else [])):
        s = beside(raid, name, "*", **more)
        assert s.offers(1) == []
        s.asks(0, "move")


def test_one_order_takes_the_place_of_another(raid):
    """R 16.1.4: arm, never, or ask me; taken back at any time."""
    s = beside(raid, "werewolf")
    assert s.offers(1) == ["arm", "never"]
    s.act(1, "arm")
    assert (s.table.armed[1], s.table.declines[1]) == (True, False)
    assert s.offers(1) == ["disarm", "never"]
    s.act(1, "never")
    assert (s.table.armed[1], s.table.declines[1]) == (False, True)
    assert s.offers(1) == ["disarm", "arm"]
    s.act(1, "disarm")
    assert (s.table.armed[1], s.table.declines[1]) == (False, False)
    assert s.offers(1) == ["arm", "never"]
    with pytest.raises(IllegalAction):
        s.act(1, "disarm")
    s.asks(0, "move")


def test_a_seal_ends_the_orders(raid):
    """R 11: Erica's chain."""
    for order in ("arm", "never"):
        s = raid("Erica* Werewolf")
        s.act(1, order)
        s.answer("use:1")
        assert s.offers(1) == []
        assert (s.table.armed[1], s.table.declines[1]) == (False, False)
        s.asks(0, "move")


def test_turning_up_disarms_what_works_by_itself(raid):
    """R 16.1.4: by a mirror, say."""
    s = raid("Vampire Felix*", at="cathedral", turn="area", top="w_mirror")
    s.act(0, "arm")
    s.answer("act")
    assert s.revealed(0)
    assert s.offers(0) == []
    s.asks(1, "move")


# -- never


@pytest.mark.parametrize("name", ["werewolf", "venom"])
def test_never_lets_every_attack_pass(raid, name):
    """R 16.1.4: the timed step stands for the others' sake; the one who ordered it need not
    answer."""
    s = raid(f"Felix* {name}", at="hall hall", never=[1], turn="attack", dice=[1, 2])
    s.answer("attack:1")
    s.asks_in_secret({1: "on use"})
    assert s.table.game.lets_pass(s.table, 1)
    s.close()
    assert not s.revealed(1)
    assert s.table.declines[1]
    s.asks(1, "move")


def test_never_spares_a_revealed_werewolf_the_question(raid):
    """R 16.1.4."""
    s = raid("Felix* Werewolf*", at="hall hall", never=[1], turn="attack", dice=[1, 2])
    s.answer("attack:1")
    s.asks(1, "move")


def test_who_never_reacts_may_still_be_quick_enough(raid):
    """R 16.1.4: the answer that is given counts."""
    s = raid("Felix* Werewolf", at="hall hall", never=[1], turn="attack", dice=[2, 2])
    s.answer("attack:1")
    s.answer("use", seat=1)
    s.dice(1, 3)
    s.close()
    assert (s.revealed(1), s.damage(0)) == (True, 2)
    s.asks(1, "move")


# -- armed abilities, window by window

# fmt: off
AT_START = {
    "erica": "use:0 use:2 use:3", "felix": "use:0 use:2 use:3",
    "felicia": "use:0 use:1 use:2 use:3", "claire": "use:0 use:2 use:3 use:4",
    "uranus": "use:0 use:2", "david": "use:b_sabre use:w_sages_robe",
}
# fmt: on


def before_the_turn(raid, name, star="", at="blackmist - blackmist", **more):
    """The named one, at seat 1, armed during another's turn, which then ends."""
    other = "gordon" if name != "gordon" else "emi"
    # Seat 0 stands alone on its area, or heads on from the same place without attacking.
    s = raid(f"{other}* {name}{star} ulrich*", at=at, spent=[0], turn="attack", expansion=True,
             **more)  # fmt: skip
    s.act(1, "arm")
    s.answer("pass")
    return s


@pytest.mark.parametrize("name", AT_START)
@pytest.mark.parametrize("star", ["", "*"])
def test_armed_at_the_start_and_asked_for_a_target(raid, name, star):
    """R 16.1.4, T1: before the roll question, the card already turned up."""
    s = before_the_turn(raid, name, star, discards="sabre robe", damage="1 2")
    assert s.revealed(1)
    s.asks(1, "ability_target", AT_START[name])
    if name == "felix":
        s.dice(3)
    s.answer(AT_START[name].split()[0])
    assert {"seat": 1, "character": name} in s.happened("ability")
    assert not s.table.armed[1]
    s.asks(1, "move", "roll")


def test_armed_at_the_start_with_nothing_to_choose(raid):
    """R 16.1.4: Alice and Deborah at once; David and Uranus where there is one target."""
    s = before_the_turn(raid, "alice", damage="0 5")
    assert (s.revealed(1), s.damage(1)) == (True, 0)
    s.asks(1, "move", "roll")
    s = before_the_turn(raid, "deborah")
    assert s.table.turned[1]
    s.asks(1, "move", "roll")
    s = before_the_turn(raid, "david", discards="sabre")
    assert s.holds(1) == {"sabre"}
    s.asks(1, "move", "roll")
    s = before_the_turn(raid, "uranus", at="hall - blackmist hall")
    assert s.damage(2) == 3
    s.asks(1, "move", "roll")


def test_armed_carol(raid):
    """R 16.1.4, R 11: she turns up and heals."""
    s = before_the_turn(raid, "carol", damage="0 5")
    assert (s.revealed(1), s.damage(1)) == (True, 3)
    s.asks(1, "move", "roll")


def test_armed_without_a_valid_window_stays_hidden(raid):
    """R 16.1.4: its next *valid* window."""
    s = before_the_turn(raid, "uranus", at="hall - hall")
    assert (s.revealed(1), s.table.armed[1]) == (False, True)
    s.asks(1, "move", "roll")
    s = before_the_turn(raid, "david")
    assert (s.revealed(1), s.table.armed[1]) == (False, True)
    s.asks(1, "move", "roll")


@pytest.mark.parametrize(("dice", "compass"), [([4, 4], False), ([4, 6], False),
                                               ([1, 5, 4, 4], True)])  # fmt: skip
def test_armed_emi(raid, dice, compass):
    """R 16.1.4, T2: after the roll, whatever it was; only where to is asked."""
    s = raid("Emi Vampire", at="agency", armed=[0], expansion=True, dice=dice,
             holds="compass" if compass else "-")  # fmt: skip
    s.answer("roll")
    assert s.revealed(0)
    s.asks(0, "ability_target", "use:olivers_hideout use:blackmist_area")
    s.answer("use:olivers_hideout")
    assert s.at(0) == "hideout"
    s.asks(0, "area", "act skip")


def test_armed_emi_without_neighbours(raid):
    """R 16.1.4: stays armed and hidden."""
    s = raid("Emi Vampire", armed=[0], dice=[4, 4])
    s.answer("roll")
    assert (s.revealed(0), s.table.armed[0]) == (False, True)
    s.asks(0, "area", "act skip")


def test_armed_vendetta(raid):
    """R 16.1.4, T5: turns up when there is somebody to attack, and is asked whom."""
    s = raid("Vendetta Felix*", at="hall hall", turn="area")
    s.act(0, "arm")
    s.answer("skip")
    assert s.revealed(0)
    s.asks(0, "attack", "attack:1 pass")
    s = raid("Vendetta Felix*", at="hall agency", turn="area")
    s.act(0, "arm")
    s.answer("skip")
    assert not s.revealed(0)
    s.stands("attack")


def test_armed_walpurgis(raid):
    """R 16.1.4, T5: with whom to change places is asked, if there is a choice; then she
    attacks."""
    s = raid("Walpurgis Felix* Emi*", at="agency passage passage", armed=[0], turn="attack")
    assert s.revealed(0)
    s.asks(0, "ability_target", "swap:1 swap:2")
    s.answer("swap:2")
    assert (s.at(0), s.at(2)) == ("passage", "agency")
    s.asks(0, "attack", "attack:1")
    s = raid("Walpurgis Felix*", at="agency blackmist", armed=[0], turn="attack")
    assert (s.at(0), s.at(1)) == ("blackmist", "agency")
    s.asks(0, "attack", "attack:1")


def test_armed_walpurgis_heading_for_the_airship(raid):
    """R 16.1.2, 4: she arrives, and her window has come."""
    s = raid("Walpurgis Felix*", at="agency agency", armed=[0], dice=[4, 6])
    s.answer("roll")
    assert s.revealed(0)
    assert (s.at(0), s.at(1)) == ("agency", "airship")
    s.asks(0, "attack", "attack:1")


def test_armed_galahad(raid):
    """R 16.1.4, T6: he turns up and rolls again."""
    s = raid("Galahad Ulrich*", at="hall hall", holds="excalibur", armed=[0], turn="attack",
             dice=[2, 2, 1, 2])  # fmt: skip
    s.answer("attack:1")
    assert (s.revealed(0), s.damage(1)) == (True, 3)
    s.asks(1, "move")


def test_armed_galahad_who_does_not_fail(raid):
    """R 16.1.4: no valid window; Excalibur's question stands as ever."""
    s = raid("Galahad Ulrich*", at="hall hall", holds="excalibur", armed=[0], turn="attack",
             dice=[1, 2])  # fmt: skip
    s.answer("attack:1")
    assert not s.revealed(0)
    s.asks(0, "strike", "strike excalibur")


@pytest.mark.parametrize(("name", "target", "damage"), [("Freddy", "Ulrich*", 3),
                                                        ("Vampire", "Emi*", 1)])  # fmt: skip
def test_armed_freddy_and_vampire(raid, name, target, damage):
    """R 16.1.4, T7: they turn up when it counts; nothing is asked."""
    s = raid(f"{name} {target}", at="hall hall", damage="5", armed=[0], turn="attack",
             expansion=True, dice=[1, 2])  # fmt: skip
    s.answer("attack:1")
    assert (s.revealed(0), s.damage(1)) == (True, damage)
    assert s.damage(0) == (3 if name == "Vampire" else 5)
    s.asks(1, "move")


def test_armed_vampire_stays_hidden_on_a_miss(raid):
    """R 16.1.4."""
    s = raid("Vampire Emi*", at="hall hall", armed=[0], turn="attack", dice=[2, 2])
    s.answer("attack:1")
    assert (s.revealed(0), s.table.armed[0]) == (False, True)
    assert s.stands("turn_end")


def test_armed_bylon(raid):
    """R 16.1.4, T7: which card is asked, if there is a choice."""
    s = raid("Bylon Ulrich*", at="hall hall", holds="; sabre compass", armed=[0], turn="attack",
             dice=[1, 3])  # fmt: skip
    s.answer("attack:1")
    s.asks(0, "ability_target", "rob:1:b_sabre rob:1:w_mystic_compass")
    s.answer("rob:1:b_sabre")
    assert (s.holds(0), s.damage(1)) == ({"sabre"}, 0)
    s.asks(1, "move")
    s = raid("Bylon Ulrich* Emi*", at="hall hall hall", holds="gatling; sabre; robe", armed=[0],
             turn="attack", dice=[1, 3])  # fmt: skip
    s.answer("attack")
    assert s.holds(0) == {"gatling", "sabre", "robe"}
    s.asks(1, "move")


@pytest.mark.parametrize("name", ["werewolf", "venom"])
def test_armed_reactions_of_the_hidden(raid, name):
    """R 16.1.4, T9: the timed step stands all the same; then they react without an answer."""
    s = raid(f"Freddy* {name}", at="hall hall", armed=[1], turn="attack", dice=[2, 2])
    s.answer("attack:1")
    assert s.table.asked.masked
    if name == "werewolf":
        s.dice(1, 3)
    s.close()
    assert s.revealed(1)
    if name == "werewolf":
        assert s.damage(0) == 2
        s.asks(1, "move")
    else:
        s.asks(0, "penalty", "suffer")


@pytest.mark.parametrize("orders", [("arm", "disarm"), ("arm", "never")])
def test_an_order_can_be_taken_back_while_the_step_stands(raid, orders):
    """R 16.1.4: as long as nothing has come of it."""
    s = raid("Felix* Werewolf", at="hall hall", turn="attack", dice=[2, 2])
    s.answer("attack:1")
    for order in orders:
        s.act(1, order)
    s.close()
    assert not s.revealed(1)
    s.asks(1, "move")


def test_go_on_counts_more_than_being_armed(raid):
    """R 16.1.4: what is declared; the order stands for the next attack."""
    s = raid("Felix* Werewolf", at="hall hall", armed=[1], turn="attack", dice=[2, 2])
    s.answer("attack:1")
    s.answer("on", seat=1)
    s.close()
    assert (s.revealed(1), s.table.armed[1]) == (False, True)
    s.asks(1, "move")


def test_armed_werewolf_lying_open(raid):
    """R 16.1.4: he strikes back at once."""
    s = raid("Felix* Werewolf*", at="hall hall", armed=[1], turn="attack", dice=[2, 2, 2, 6])
    s.answer("attack:1")
    assert s.damage(0) == 4
    s.asks(1, "move")


def test_armed_craig(raid):
    """R 16.1.4, T10: the second attack follows by itself."""
    s = raid("Craig Ulrich*", at="hall hall", armed=[0], turn="attack", dice=[2, 2, 1, 4])
    s.answer("attack:1")
    assert (s.damage(0), s.damage(1), s.revealed(0)) == (2, 3, True)
    s.asks(1, "move")


def test_armed_ulster(raid):
    """R 16.1.4, T10: whom to attack again is asked."""
    s = raid("Ulster Felix*", at="hall hall", armed=[0], turn="attack", dice=[2, 2])
    s.answer("attack:1")
    assert s.revealed(0)
    assert s.asks(0, "attack", "attack:1 pass")["second"] is True


@pytest.mark.parametrize("attacks", [True, False])
@pytest.mark.parametrize("star", ["", "*"])
@pytest.mark.parametrize("name", ["gordon", "agatha", "wight", "emma", "benjamin"])
def test_armed_at_the_end_of_the_turn(raid, name, star, attacks):
    """R 16.1.4, T11: whatever was done before it."""
    s = raid(f"{name}{star} Ulrich*{' Felix+' if name == 'wight' else ''}", at="hall hall",
             damage="0 3", armed=[0], turn="attack", expansion=True,
             holds="sabre" if name == "benjamin" else "-")  # fmt: skip
    s.dice(*((2, 2) if attacks else ()))
    s.dice(*{"agatha": (1, 1), "emma": (3,)}.get(name, ()))
    s.answer("attack:1" if attacks else "pass")
    assert s.revealed(0)
    assert not s.table.armed[0]
    done = {
        "gordon": s.table.barrier[0],
        "agatha": bool(s.happened("crime")),
        "wight": bool(s.happened("extra_turn")),
        "emma": s.damage(1) == 0,
        "benjamin": s.holds(1) == {"sabre"},
    }
    assert done[name]
    s.asks(0 if name == "wight" else 1, "move")


def test_armed_wight_while_nobody_is_dead(raid):
    """R 16.1.4: he stays armed and hidden."""
    s = raid("Wight Ulrich*", at="hall", armed=[0], turn="attack")
    if s.stands("attack"):
        s.answer("pass")
    assert (s.revealed(0), s.table.armed[0]) == (False, True)
    s.stands("move")
