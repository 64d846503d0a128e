"""The notebook that helps: each kind of fact with its reason, liars, and what it must never do."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import Phase, given, settings

from games.matches import SETTINGS, Script, Setting, few_of, scripts
from games.test_every_game import common_action
from games.twin import Twin
from games.worlds import twins
from gloaming.engine import Chance, Event, State, apply, events_for, start, view
from gloaming.games.hunters import HUNTERS
from gloaming.games.raiders import RAIDERS

CHARACTERS = HUNTERS.edition.characters
HUNTER_IDS, SHADOW_IDS, NEUTRAL_IDS = (
    {id for id, character in CHARACTERS.items() if character.faction == faction}
    for faction in ("hunter", "shadow", "neutral")
)


class Reader:
    """One seat with a notebook."""

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat
        self.memory: dict[str, Any] = {}
        self.view: dict[str, Any] = {}

    def look(self, state: State, events: list[Event]) -> None:
        """Takes notes, through the door."""
        self.view = view(state, self.seat)
        state.game.take_notes(self.memory, events_for(events, self.seat), self.view)
        self.game = state.game

    def notes(self) -> list[dict[str, Any]]:
        """The whole notebook."""
        return self.game.read_notes(self.memory, self.view)

    def about(self, seat: int) -> dict[str, Any]:
        """The entry of one other player."""
        return next(entry for entry in self.notes() if entry["seat"] == seat)

    def possible(self, seat: int) -> set[str]:
        """The characters that are left for a seat."""
        return set(self.about(seat)["possible"])

    def why(self, seat: int, character: str) -> tuple[str, dict[str, Any]] | None:
        """Why a seat cannot be a character."""
        for reason in self.about(seat)["out"]:
            if character in reason["characters"]:
                return reason["why"], reason["params"]
        return None


class Watched:
    """A scene of which somebody takes notes, after every answer."""

    def __init__(self, s: Any, *seats: int) -> None:
        self.s = s
        self.readers = {seat: Reader(seat) for seat in (*seats, 0)}
        self.look()

    def answer(self, *options: str, seat: int | None = None) -> None:
        for option in options:
            self.s.answer(option, seat=seat)
            self.look()

    def act(self, seat: int, option: str) -> None:
        self.s.act(seat, option)
        self.look()

    def rest(self) -> None:
        """The test ends here, whatever is being asked."""
        ask = self.s.table.asked
        self.s.asks(next(iter(ask.options)), ask.kind)

    def look(self) -> None:
        for reader in self.readers.values():
            reader.look(self.s.table, self.s.last)

    def __getitem__(self, seat: int) -> Reader:
        return self.readers[seat]


# -- What the table shows


def test_who_lies_open_is_nobody_elses_character(scene):
    w = Watched(scene("Franklin Vampire* Ellen Werewolf"))
    assert w[0].about(1) == {"seat": 1, "possible": ["vampire"], "how": "open", "out": []}
    assert w[0].why(2, "vampire") == ("taken", {"seat": 1})
    assert w[0].why(2, "franklin") == ("taken", {"seat": 0})
    w.rest()


def test_nobody_is_of_a_camp_that_is_complete(scene):
    """At a table of four nobody is a Neutral, and when both Shadows lie open nobody else is one."""
    w = Watched(scene("Franklin Vampire* Ellen Werewolf*"))
    assert w[0].why(2, "bob") == ("camp-full", {"camp": "neutral", "count": 0})
    assert w[0].why(2, "valkyrie") == ("camp-full", {"camp": "shadow", "count": 2})
    assert w[0].possible(2) == {"ellen", "fuka", "george"}
    w.rest()


def test_each_initial_is_dealt_once_in_that_roster(scene):
    w = Watched(scene("Franklin Vampire* Ellen Werewolf", roster="by_initial"))
    assert w[0].why(2, "fuka") == ("initial-taken", {"initial": "F", "seat": 0})
    assert w[0].why(2, "valkyrie") == ("initial-taken", {"initial": "V", "seat": 1})
    assert "ellen" in w[0].possible(2)
    w.rest()


def test_the_own_character_is_not_told_to_anybody_else(scene):
    """Each seat's notebook starts from its own card."""
    w = Watched(scene("Franklin Vampire Ellen Werewolf"), 1)
    assert w[0].why(2, "franklin") == ("taken", {"seat": 0})
    assert w[1].why(2, "franklin") is None
    assert w[1].why(2, "vampire") == ("taken", {"seat": 1})
    w.rest()


def test_damage_that_somebody_lives_with_stays_known_when_it_is_healed(scene):
    s = scene("Franklin Vampire Ellen Werewolf Bob", at="woods", damage="0 10", turn="area")
    w = Watched(s)
    assert w[0].why(1, "ellen") == ("survived", {"damage": 10, "turn": 9})
    assert {"allie", "ellen", "bob"} & w[0].possible(1) == set()
    assert "catherine" in w[0].possible(1)  # 11 hit points
    w.answer("act", "heal:1")
    assert s.damage(1) == 9
    assert w[0].why(1, "bob") == ("survived", {"damage": 10, "turn": 9})
    w.rest()


def test_the_least_deadly_damage_rules_out(scene):
    """Whoever has as much damage as hit points is dead; one less lives."""
    w = Watched(scene("Franklin Vampire Ellen Werewolf Bob", damage="0 10 9"))
    assert w[0].possible(2) & {"ellen", "bob"} == {"ellen", "bob"}
    w.rest()


# -- Hint cards whose text this seat has read


def given_hint(scene, card, players="Franklin Vampire Ellen", **more):
    """Seat 0 has handed seat 1 the card, and watches."""
    more = {"damage": "0 3", "roster": "full", "seats": 5, **more}
    s = scene(players, at="cabin", turn="area", top=card, **more)
    w = Watched(s, 2)
    w.answer("act", "give:1")
    return w


def test_whoever_does_nothing_is_not_what_the_card_names(scene):
    """But Unknown may do nothing whatever is true."""
    w = given_hint(scene, "h_spell", "Franklin Bob Ellen")
    w.answer("nothing")
    assert w[0].possible(1) & SHADOW_IDS == {"unknown"}
    assert w[0].why(1, "vampire") == (
        "answered",
        {"card": "h_spell", "answer": "nothing", "turn": 9},
    )
    w.rest()


def test_whoever_obeys_is_what_the_card_names_or_lies(scene):
    w = given_hint(scene, "h_slap", "Vampire George Ellen")
    w.answer("suffer")
    assert w[0].possible(1) == HUNTER_IDS | {"unknown"}
    assert w[0].why(1, "bob") == (
        "answered",
        {"card": "h_slap", "answer": "hurt", "amount": 1, "turn": 9},
    )
    w.rest()


@pytest.mark.parametrize("more", [{"voided": [1]}, {"abilities": False}])
def test_unknown_cannot_lie_without_the_ability(scene, more):
    w = given_hint(scene, "h_spell", "Franklin Bob Ellen", **more)
    w.answer("nothing")
    assert w[0].possible(1) & SHADOW_IDS == set()
    w.rest()


def test_it_counts_whether_unknown_could_lie_when_asked(scene):
    """Voided afterwards, an earlier answer is as doubtful as it was."""
    w = given_hint(scene, "h_spell", "Ellen Unknown Franklin")
    w.answer("nothing")
    w.answer("pass")
    table = w.s.table
    table.voided[1] = True
    w.look()
    assert "unknown" in w[0].possible(1)
    w.rest()


def test_giving_equipment_is_obeying(scene):
    w = given_hint(scene, "h_greed", "Franklin Vampire Ellen", holds="; robe")
    w.answer("hand:w_holy_robe")
    assert w[0].possible(1) & HUNTER_IDS == set()
    assert w[0].why(1, "emi") == (
        "answered",
        {"card": "h_greed", "answer": "handed", "turn": 9},
    )
    w.rest()


@pytest.mark.parametrize(("damage", "answer"), [("0 3", "healed"), ("0 0", "hurt")])
def test_healing_and_its_reverse_are_obeying(scene, damage, answer):
    w = given_hint(scene, "h_huddle", damage=damage)
    w.answer("accept")
    assert w[0].possible(1) == SHADOW_IDS - {"franklin"}
    why = w[0].why(1, "ellen")
    assert why is not None
    assert (why[0], why[1]["answer"]) == ("answered", answer)
    w.rest()


@pytest.mark.parametrize(("answer", "low"), [("nothing", True), ("suffer", False)])
def test_the_cards_about_hit_points(scene, answer, low):
    """Tough Lesson hits 12 and more."""
    w = given_hint(scene, "h_lesson", "Franklin Ellen Bob" if low else "Franklin George Bob")
    w.answer(answer)
    left = w[0].possible(1) - {"unknown"}
    assert left
    assert all((CHARACTERS[id].hp <= 11) == low for id in left)
    w.rest()


def test_prediction_shows_who_it_is_to_who_gave_it(scene):
    w = given_hint(scene, "h_prediction")
    w.answer("show")
    assert w[0].about(1) == {"seat": 1, "possible": ["vampire"], "how": "shown", "out": []}
    assert w[0].why(3, "vampire") == ("taken", {"seat": 1})
    assert len(w[2].possible(1)) > 10
    w.rest()


# -- Hint cards between others


def test_two_damage_of_a_card_that_was_not_read(scene):
    """Only Exorcism and Tough Lesson hurt so much: a Shadow, 12 hit points, or a lie."""
    w = given_hint(scene, "h_exorcism")
    w.answer("suffer")
    left = w[2].possible(1)
    assert left >= SHADOW_IDS
    assert all(CHARACTERS[id].hp >= 12 for id in left - SHADOW_IDS)
    assert w[2].why(1, "bob") == (
        "answered-unread",
        {"answer": "hurt", "amount": 2, "turn": 9},
    )
    w.rest()


def test_a_card_that_one_has_read_is_out_of_the_pile(scene):
    """The giver and the receiver know that, nobody else."""
    w = given_hint(scene, "h_lesson", "Franklin George Ellen")
    w.answer("suffer")
    assert w[0].memory["spent"] == ["h_lesson"]
    assert w[2].memory["spent"] == []
    w.rest()


def test_unread_cards_that_are_out_of_the_pile_are_left_out_of_account(scene):
    w = given_hint(scene, "h_exorcism")
    w[2].memory["spent"].append("h_lesson")
    w.answer("suffer")
    assert w[2].possible(1) == SHADOW_IDS
    # And so it is known which card it was.
    assert w[2].memory["spent"] == ["h_lesson", "h_exorcism"]
    w.rest()


def test_reshuffled_discards_count_again(scene):
    s = scene("Franklin Vampire Ellen", roster="full", seats=5, at="cabin", turn="area")
    s.empty("h")
    w = Watched(s, 2)
    w[2].memory["spent"] = ["h_lesson", "h_exorcism"]
    w.answer("act", "give:1")
    assert w[2].memory["spent"] == []
    assert w[0].memory["spent"] == [s.table.hint[0]]
    w.rest()


def test_nothing_in_answer_to_an_unread_card_says_nothing(scene):
    w = given_hint(scene, "h_slap")
    before = w[2].possible(1)
    w.answer("nothing")
    assert w[2].possible(1) == before
    w.rest()


def test_what_allie_does_meanwhile_is_no_answer(scene):
    """Mother's Love while her hint card waits heals her, but not for the card's sake."""
    w = given_hint(scene, "h_slap", "Franklin Allie Ellen")
    w.act(1, "mother")
    assert w[2].memory["hint"]["to"] == 1
    assert w[2].memory["spent"] == []
    w.answer("nothing")
    assert w[2].memory["hint"] is None
    assert w[2].memory["spent"] == []
    w.rest()


# -- What did not happen


def test_a_mirror_that_turned_up_nobody(scene):
    s = scene(
        "Bob Unknown Franklin", roster="full", seats=5, at="- church", turn="area", active=1,
        top="w_disenchant_mirror",
    )  # fmt: skip
    w = Watched(s)
    w.answer("act")
    assert w[0].possible(1) & SHADOW_IDS == {"unknown"}
    assert w[0].why(1, "wight") == (
        "not-unmasked",
        {"card": "w_disenchant_mirror", "turn": 9},
    )
    w.rest()


def test_daniel_would_have_turned_up(scene):
    """After a death; only once everything of it has been settled."""
    s = scene(
        "Bob Franklin Vampire Daniel", roster="full", seats=7, at="church church", turn="attack",
        damage="0 11", holds="; robe axe", dice=[1, 6],
    )  # fmt: skip
    w = Watched(s)
    w.answer("attack:1", "strike")
    s.asks(0, "loot")
    assert "daniel" in w[0].possible(4)
    w.answer("take:1:w_holy_robe")
    assert w[0].about(3)["how"] == "open"
    assert w[0].why(4, "daniel") == ("taken", {"seat": 3})
    w.rest()


def test_somebody_who_stays_hidden_after_a_death_is_not_daniel(scene):
    w = Watched(scene("Bob Franklin+ Vampire Ellen", roster="full", seats=7))
    assert w[0].why(2, "daniel") == ("not-revealed", {"turn": 10})
    w.rest()


@pytest.mark.parametrize("more", [{"voided": [2]}, {"abilities": False}])
def test_without_the_ability_daniel_may_stay_hidden(scene, more):
    w = Watched(scene("Bob Franklin+ Vampire Ellen", roster="full", seats=7, **more))
    assert "daniel" in w[0].possible(2)
    w.rest()


def test_whoever_wins_with_five_cards_would_have_won(scene):
    w = Watched(scene("Franklin Vampire Ellen", seats=5, holds="; robe axe spear talisman brooch"))
    assert w[0].why(1, "bob") == ("not-won", {"reason": "equipment", "turn": 10})
    assert "bob" in w[0].possible(2)
    w.rest()


def test_whoever_wins_with_a_kill_would_have_won(scene):
    """An attack has killed a strong one and made the third death: Charles and Bryan had won."""
    s = scene("Franklin Vampire Ellen", seats=7, roster="full")
    w = Watched(s)
    s.table.feats[1] = ("killed_strong", "killed_third")
    w.look()
    for character in ("bryan", "charles"):
        assert w[0].why(1, character) == ("not-won", {"reason": "attack_kill", "turn": 10})
        assert character in w[0].possible(2)
    w.rest()


# -- All deals together


def test_a_camp_that_must_sit_elsewhere(scene):
    """Seats 1 and 2 have each answered as no Hunter and no Neutral would: they are the two Shadows,
    so nobody else is."""
    w = Watched(scene("Franklin Vampire Werewolf", seats=5))
    others = HUNTER_IDS | NEUTRAL_IDS
    for seat in ("1", "2"):
        w[0].memory["out"][seat] = {id: ["answered", {"card": "h_spell"}] for id in others}
    assert w[0].possible(1) == {"ultra_soul", "valkyrie", "vampire", "werewolf"}
    assert w[0].why(3, "vampire") == ("no-deal-camps", {"camp": "shadow"})
    assert w[0].possible(3) & SHADOW_IDS == set()
    w.rest()


def test_a_character_that_must_sit_elsewhere(scene):
    """Two who can only be Ellen or Fu-ka leave neither to the others."""
    w = Watched(scene("George Vampire Werewolf", seats=8))
    two = {"ellen", "fuka"}
    for seat in ("1", "2"):
        out = {id: ["survived", {"damage": 1}] for id in CHARACTERS if id not in two}
        w[0].memory["out"][seat] = out
    assert w[0].possible(1) == two
    # All three Hunters are known to sit elsewhere.
    assert w[0].why(3, "franklin") == ("no-deal-camps", {"camp": "hunter"})
    for seat in ("1", "2"):
        out = {
            id: ["survived", {"damage": 1}]
            for id in CHARACTERS
            if id not in {"vampire", "valkyrie"}
        }
        w[0].memory["out"][seat] = out
    assert w[0].why(3, "vampire") == ("no-deal-characters", {})
    assert {"werewolf", "ultra_soul"} <= w[0].possible(3)
    w.rest()


def test_an_initial_that_must_sit_elsewhere(scene):
    w = Watched(scene("George Vampire Werewolf", seats=8, roster="by_initial"))
    for seat in ("1", "2"):
        out = {id: ["survived", {"damage": 1}] for id in CHARACTERS if id[0] not in "vw"}
        w[0].memory["out"][seat] = out
    assert w[0].why(3, "valkyrie") == ("no-deal-initials", {})
    assert w[0].possible(3) & SHADOW_IDS == {"ultra_soul", "unknown"}
    w.rest()


def test_one_who_is_left_is_worked_out(scene):
    w = Watched(scene("Franklin Vampire* Ellen Werewolf"))
    w[0].memory["out"]["3"] = {
        id: ["survived", {"damage": 1}] for id in CHARACTERS if id != "werewolf"
    }
    entry = w[0].about(3)
    assert (entry["possible"], entry["how"]) == (["werewolf"], "worked-out")
    w.rest()


def test_notes_that_contradict_each_other_rule_out_nothing_together(scene):
    w = Watched(scene("Franklin Vampire* Ellen Werewolf"))
    for seat in ("2", "3"):
        w[0].memory["out"][seat] = {id: ["survived", {"damage": 1}] for id in HUNTER_IDS}
    assert w[0].possible(2) == {"ultra_soul", "valkyrie", "werewolf"}
    w.rest()


# -- In whole matches

FEW = max(2, settings().max_examples // 50)
# Whole matches with a notebook are slow: a few settings.
every_setting = pytest.mark.parametrize(
    "setting", few_of([setting for setting in SETTINGS if setting.game.has_notebook]), ids=str
)
some_matches = settings(max_examples=FEW, phases=(Phase.explicit, Phase.reuse, Phase.generate))


@every_setting
@some_matches
@given(script=scripts())
def test_the_truth_is_never_crossed_out(setting: Setting, script: Script) -> None:
    """Whatever everybody does, lies included. Every character is either possible or ruled out for
    one reason; and taking notes leaves everything else as it was."""
    state, events = setting.start(script.key)
    chance = Chance(b"readers" + script.key)
    readers = [Reader(seat) for seat in chance.sample(list(range(state.seats)), 2)]
    while True:
        for reader in readers:
            told = events_for(events, reader.seat)
            before = json.dumps([view(state, reader.seat), told])
            reader.look(state, events)
            assert json.dumps([reader.view, told]) == before
            assert json.loads(json.dumps(reader.memory)) == reader.memory
            for entry in reader.notes():
                assert state.characters[entry["seat"]] in entry["possible"]
                out = [id for reason in entry["out"] for id in reason["characters"]]
                if entry["how"] not in ("open", "shown"):
                    assert sorted([*entry["possible"], *out]) == sorted(state.pool)
        if state.over:
            break
        events = apply(state, script.next_action(state))


@every_setting
@some_matches
@given(script=scripts())
def test_it_knows_nothing_that_the_seat_does_not(setting: Setting, script: Script) -> None:
    """In worlds that a seat cannot tell apart its notebook is the same to the byte, from now on and
    for as long as it is told the same."""
    chance = Chance(b"notebook" + script.key)
    state, events = setting.start(script.key)
    readers = [Reader(seat) for seat in chance.sample(list(range(state.seats)), 2)]
    while not state.over:
        for reader in readers:
            reader.look(state, events)
        if chance.below(6) == 0:
            reader = chance.choice(readers)
            for twin in twins(state, reader.seat, chance):
                play_on(state.copy(), twin, reader, chance)
        events = apply(state, script.next_action(state))


def play_on(state: State, twin: Twin, reader: Reader, chance: Chance) -> None:
    """Reads the notebook in both worlds, for a few decisions, as long as the seat is told the
    same."""
    here, there = Reader(reader.seat), Reader(reader.seat)
    here.memory = json.loads(json.dumps(reader.memory))
    there.memory = json.loads(json.dumps(reader.memory))
    told: list[Event] = []
    told_there: list[Event] = []
    for _ in range(6):
        here.look(state, told)
        there.look(twin.world, told_there)
        assert json.dumps(here.notes()) == json.dumps(there.notes()), twin.differs
        assert json.dumps(here.memory) == json.dumps(there.memory), twin.differs
        action = common_action(state, twin.world, reader.seat, chance)
        if twin.shows_as is None or action is None:
            return
        told, told_there = apply(state, action), apply(twin.world, action)
        if state.over or twin.world.over or twin.until(state):
            return
        if events_for(told, reader.seat) != events_for(told_there, reader.seat):
            return


# -- Shadow Raiders


def raider_hint(card: str, answer: dict[str, Any], **facts: Any) -> Reader:
    """Seat 0, a Raider, has handed seat 1 a reasoning card, and seat 1 has answered so."""
    options = {"expansion": True, **facts.pop("options", {})}
    state, _ = start(RAIDERS, options, 9, b"raiders")
    reader = Reader()
    reader.game = RAIDERS
    shown = reader.view = view(state, 0)
    shown["own"]["character"] = "emi"
    public = shown["public"]
    public["players"][1].update(facts)
    public["hint"] = {"from": 0, "to": 1}
    given = {"kind": "gave_hint", "params": {"seat": 0, "to": 1, "card": card}}
    RAIDERS.take_notes(reader.memory, [given], shown)
    public["hint"] = None
    RAIDERS.take_notes(reader.memory, [answer], shown)
    return reader


def raiders_of(faction: str) -> set[str]:
    characters = RAIDERS.edition_of((True, 14, False)).characters
    return {id for id, character in characters.items() if character.faction == faction}


@pytest.mark.parametrize("facts", [{}, {"voided": True}, {"options": {"abilities": False}}])
def test_ulrich_may_always_lie(facts: dict[str, Any]) -> None:
    """R 14.3: it is no special ability, so nothing takes it away."""
    nothing = {"kind": "nothing", "params": {"seat": 1}}
    reader = raider_hint("r_shadow_1", nothing, **facts)
    assert reader.possible(1) & raiders_of("shadow") == {"ulrich"}
    hurt = {"kind": "damage", "params": {"seat": 1, "amount": 1, "source": "hint"}}
    reader = raider_hint("r_raider_1", hurt, **facts)
    assert reader.possible(1) == (raiders_of("raider") - {"emi"}) | {"ulrich"}


def test_going_to_the_airship_is_obeying() -> None:
    """R 14.2: or taking 1, for who is there already."""
    went = {"kind": "moved", "params": {"seat": 1, "place": "airship"}}
    reader = raider_hint("r_citizen_airship", went, place="blackmist_area")
    assert reader.possible(1) == raiders_of("citizen") | {"ulrich"}
    why = reader.why(1, "venom")
    assert why is not None
    assert why[1]["answer"] == "moved"
    hurt = {"kind": "damage", "params": {"seat": 1, "amount": 1, "source": "hint"}}
    reader = raider_hint("r_citizen_airship", hurt, place="airship")
    assert reader.possible(1) == raiders_of("citizen") | {"ulrich"}


@pytest.mark.parametrize(("hp", "possible"), [(14, True), (13, False)])
def test_the_hit_points_are_those_of_the_option(hp: int, possible: bool) -> None:
    """R 15: Daniel dies at 13 or at 14."""
    state, _ = start(RAIDERS, {"expansion": True, "daniel_hp": hp}, 9, b"raiders")
    reader = Reader()
    shown = view(state, 0)
    shown["public"]["players"][1]["damage"] = 13
    RAIDERS.take_notes(reader.memory, [], shown)
    assert ("daniel" not in reader.memory["out"]["1"]) == possible
