"""A person's standing order stands while a bot has the seat (rules of Shadow Raiders, 6.10)."""

import pytest

from gloaming import bots
from server.people import Person, serving


@pytest.fixture
def wilful(monkeypatch):
    """Bots that do the last thing they can, out of turn too, and are glad of every way to change a
    standing order. Returns the verbs that they had to choose from."""
    seen = []

    class Wilful(type(bots.get_bot("random"))):
        def decide(self, view, question, memory, rng):
            seen.append({option["verb"] for option in question["options"]})
            return question["options"][-1]["id"]

        def interject(self, view, actions, memory, rng):
            seen.append({action["verb"] for action in actions})
            return actions[-1]["id"] if actions else None

    monkeypatch.setattr(bots, "get_bot", lambda level: Wilful())
    return seen


async def attacked(place, order: str, away) -> tuple[Person, Person]:
    """A hidden Werewolf gives an order, a bot takes the seat, and the Werewolf is attacked. Returns
    the target, and a person who looks on, once that is over."""
    people = await place.table(
        "Ann", "Ben", "Cat", "Dan", game="raiders", players=4, options={"expansion": True}, grace=5
    )
    await people[0].ask("start", players=4)
    for person in people:
        await person.until(lambda person=person: person.update)
    await people[0].until(lambda: any(p.question for p in people))
    first = next(person for person in people if person.question)
    in_order = sorted(people, key=lambda person: (person.seat - first.seat) % 4)
    target, host = in_order[1], next(p for p in people if p.me.get("host"))
    if order:
        await target.ask("act", option=order)
    await away(target, host)
    await first.choose("roll")
    await first.until(lambda: first.question and first.question["kind"] == "area")
    await first.choose("skip")
    await first.until(lambda: first.question and first.question["kind"] == "attack")
    await first.choose(f"attack:{target.seat}")
    await first.until(
        lambda: first.update["view"]["public"]["turn"] == 2 or first.room["phase"] == "over"
    )
    return target, first


async def drop_out(target: Person, host: Person) -> None:
    await target.disconnect()
    others = next(p for p in target.place.people if p is not target)
    await others.until(lambda: others.member(target.name).get("standin"))


async def leave(target: Person, host: Person) -> None:
    await target.ask("leave")


async def give_seat(target: Person, host: Person) -> None:
    await host.ask("host", do="to_bot", member=target.you)


def struck_back(person: Person) -> bool:
    return any(event["kind"] == "counterattack" for event in person.log)


@pytest.mark.parametrize("away", [drop_out, leave, give_seat])
@pytest.mark.parametrize("order", ["arm", "never"])
async def test_a_stand_in_keeps_to_the_order_that_it_finds(tmp_path, deal, wilful, order, away):
    """What was ordered happens, whatever the bot would rather do, and the order is there when the
    person comes back."""
    async with serving(tmp_path, hurry=40) as place:
        deal("erica", "werewolf", "ulrich", "emi")
        target, first = await attacked(place, order, away)
        assert struck_back(first) is (order == "arm")
        assert not [verbs for verbs in wilful if verbs & {"arm", "disarm", "never"}]
        if order == "never":
            if away is not give_seat:
                await target.join()
                await target.connect()
            assert target.update["view"]["own"]["declines"]


async def test_without_an_order_a_stand_in_decides(tmp_path, deal, wilful):
    async with serving(tmp_path, hurry=40) as place:
        deal("erica", "werewolf", "ulrich", "emi")
        _, first = await attacked(place, "", leave)
        assert struck_back(first)


async def test_a_bot_that_has_the_seat_for_good_gives_its_own_orders(tmp_path, deal, wilful):
    """The person was removed: there is nobody left whose order it could be."""

    async def kick(target: Person, host: Person) -> None:
        if target is host:
            heir = next(p for p in target.place.people if p is not target)
            await target.ask("host", do="hand_over", member=heir.you)
            host = heir
        await host.ask("host", do="kick", member=target.you)

    async with serving(tmp_path, hurry=40) as place:
        deal("erica", "werewolf", "ulrich", "emi")
        await attacked(place, "never", kick)
    assert [verbs for verbs in wilful if verbs & {"arm", "disarm", "never"}]
