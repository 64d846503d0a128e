"""Who is nominated to defend a loose ship (R 9.3)."""

from __future__ import annotations


def nominees(sky, *players, **scene):
    """Whom B may nominate for the ship at a5."""
    s = sky(*players, step="battle", **scene)
    if s.kind != "nominate":
        s.options()
        return []
    assert s.universe.asked.clause == "9.3"
    return sorted(o.split(":")[1] for o in s.options("nominate"))


def test_r9_3_who_may_be_nominated(sky):
    """Fighters that could move there with the ships in their rings; no diplomat."""
    words = "B a5+1 b5+1"
    for there, found in (
        (
            "warrior-sten@b5+1 merchant-faye@b5+1 diplomat-gye@b5+3",
            ["merchant-faye", "warrior-sten"],
        ),
        ("master-water@S+2", ["master-water"]),
        ("master-water@S+1", []),
        ("warrior-sten@b5 merchant-faye@c5+2", ["merchant-faye"]),
        # The way leads through a galaxy that is not his.
        ("warrior-sten@a3+2", []),
        ("warrior-sten@a3+2 a4+1", ["warrior-sten"]),
    ):
        assert nominees(sky, "A warrior-randi@a5+1", f"{words} {there}") == found, there


def test_r9_3_not_from_another_battle_site(sky):
    """Nor through one."""
    words = "B a5+1 c5+1 b5+1 warrior-sten@b5+1 warrior-kaare@c5+2"
    assert nominees(sky, "A warrior-randi@a5+1", words) == ["warrior-kaare", "warrior-sten"]
    s = sky("A warrior-randi@a5+6 warrior-viggo@b5+6", words, step="battle", deck="7 0 0 0 2")
    s.asks("A", "site", "fight:1:a5 fight:1:b5")
    s.answer("fight:1:a5")
    # No nominee: Sten is to fight himself, and Kaare would have to pass there.
    assert s.happened("no_battle")
    s.asks("A", "claim")


def test_r9_3_only_for_a_loose_ship(sky):
    """A diplomat alone has nobody fight for it."""
    s = sky("A warrior-randi@d1+1", "B diplomat-gye@d1+1 warrior-sten@e1+3", step="battle")
    assert s.happened("no_battle")
    s.asks("B", "retreat")


def test_r9_3_a_fighter_there_needs_no_nominee(sky):
    """It is the defender, whoever might come."""
    s = sky(
        "A warrior-randi@d1+1",
        "B d1+1 merchant-faye@d1 warrior-sten@e1+3",
        step="battle",
        deck="7 0 2",
    )
    assert s.happened("battle")[0]["with_cards"] == ["merchant-faye"]
    s.asks("A", "claim")


def test_r9_3_moved_and_nominated_again(sky):
    """It costs nothing, and one nominee may come to two galaxies in a turn."""
    s = sky(
        "A warrior-randi@a5+1 warrior-viggo@a3+1",
        "B a5+1 a4+1 a3+1 warrior-sten@a4+2",
        step="battle",
        deck="0 0 0 0 0 0",
    )
    s.answer("fight:1:a5", "nominate:warrior-sten")
    assert [e["place"] for e in s.happened("battle")] == ["a5"]
    assert (s.place("warrior-sten"), s.ships("warrior-sten")) == ("a5", 2)
    s.asks("B", "nominate", "nominate:warrior-sten decline")
    s.answer("nominate:warrior-sten")
    assert s.place("warrior-sten") == "a3"
    s.options()


def test_r9_3_the_nominee_defends_alone(sky):
    """With its cards, in the galaxy where the ship is; the diplomats there stand aside."""
    s = sky(
        "A warrior-randi@d1+6",
        "B d1+1 diplomat-gye@d1 warrior-sten@e1+1=10 e1+1 merchant-faye@e1+1",
        step="battle",
        deck="0 0 0",
    )
    s.answer("nominate:warrior-sten")
    assert s.happened("battle")[0]["with_cards"] == ["warrior-sten"]
    s.asks("B", "commit", "portrait:warrior-sten ready")
    s.answer("portrait:warrior-sten")
    assert s.totals() == (12, 17)
    assert (s.place("warrior-sten"), s.place("diplomat-gye"), s.loose("d1")) == ("d1", "d1", "B+1")
    s.options()


def test_r9_3_declining(sky):
    """Ships are lost, diplomats retreat, the attacker may claim."""
    s = sky(
        "A warrior-randi@d1+2",
        "B d1+3 diplomat-gye@d1+1 warrior-sten@e1+1",
        step="battle",
    )
    s.asks("B", "nominate", "nominate:warrior-sten decline")
    s.answer("decline")
    assert not s.happened("battle_drew")
    s.answer("retreat:e1:diplomat-gye")
    assert s.happened("lost_loose") == [{"seat": 1, "place": "d1", "count": 3}]
    s.asks("A", "claim", "claim:warrior-randi decline")
