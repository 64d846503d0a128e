"""One click never acts twice, and a late one is refused politely."""

import asyncio

import pytest

from server.people import Refused
from server.test_seats import twin


async def turn_of(place, **settings):
    """Someone whose turn it is at a table with patient people only."""
    people = await place.table("Ann", "Ben", "Cat", "Dan", grace=0, **settings)
    await people[0].ask("start", players=4)
    for person in people:
        await person.until(lambda person=person: person.update)
    return next(p for p in people if p.question), people


async def test_a_double_click_acts_once(place):
    """Two answers to one question: the second finds that it no longer stands."""
    person, people = await turn_of(place)
    question = person.question
    first, second = await asyncio.gather(
        person.ask("act", option=question["options"][0]["id"], question=question["id"]),
        person.ask("act", option=question["options"][0]["id"], question=question["id"]),
        return_exceptions=True,
    )
    assert first["type"] == "done"
    assert second.code == "stale-question"
    rolls = [event for event in person.log if event["kind"] == "rolled"]
    assert len(rolls) == 1
    assert people


async def test_a_repeated_request_id_is_applied_once_and_answered_each_time(place):
    """A client that never heard the answer sends the request again, perhaps from another socket."""
    person, _ = await turn_of(place)
    question = person.question
    tab = twin(person)
    await tab.connect()
    act = {"option": question["options"][0]["id"], "question": question["id"]}
    answers = [await who.ask("act", rid="same", **act) for who in (person, tab, person)]
    assert [answer["type"] for answer in answers] == ["done"] * 3
    assert len([event for event in person.log if event["kind"] == "rolled"]) == 1
    for _ in range(3):
        await person.ask("say", rid="once", text="hello")
    assert person.said().count("hello") == 1


async def test_a_refusal_is_repeated_too(place):
    person, _ = await turn_of(place)
    for _ in range(2):
        with pytest.raises(Refused) as refused:
            await person.ask("act", rid="bad", option="fly", question=person.question["id"])
        assert refused.value.code == "illegal-action"
        assert refused.value.problem["allowed"] == [o["id"] for o in person.question["options"]]


async def test_a_late_answer_changes_nothing(place):
    person, people = await turn_of(place)
    old = person.question
    await person.choose()
    await person.until(lambda: (person.question or {}).get("id") != old["id"])
    logs = [len(p.log) for p in people]
    with pytest.raises(Refused) as refused:
        await person.ask("act", option=old["options"][0]["id"], question=old["id"])
    assert refused.value.code == "stale-question"
    assert [len(p.log) for p in people] == logs


async def test_nobody_answers_for_another(place):
    """A refusal says nothing of what the other was offered."""
    person, people = await turn_of(place)
    other = next(p for p in people if p is not person)
    will = await place.person(person.code, "Will", watch=True)
    question = person.question
    for who in (other, will):
        for number in (question["id"], 0, question["id"] + 1):
            with pytest.raises(Refused) as refused:
                await who.ask("act", option=question["options"][0]["id"], question=number)
            assert refused.value.code in ("stale-question", "not-your-seat", "illegal-action")
            assert "allowed" not in refused.value.problem or number == 0
    assert person.question == question


async def test_an_answer_by_bot_or_clock_makes_the_persons_late(place):
    """A seat that a bot plays cannot be played by its person at the same time."""
    person, people = await turn_of(place)
    host = people[0]
    question = person.question
    await host.ask("host", do="to_bot", member=person.you)
    with pytest.raises(Refused) as refused:
        await person.ask("act", option=question["options"][0]["id"], question=question["id"])
    assert refused.value.code in ("bot-plays", "stale-question")


async def test_what_is_no_message_is_refused_with_a_reason(place):
    (ann,) = await place.table("Ann")
    for text in ("nonsense", '{"type":"fly","rid":"r1"}', "[]", "7", '{"type":"act"}', "\ud7ff"):
        await ann._socket.send(text)
        await ann.until(lambda: '"bad-message"' in ann.frames[-1])
        ann.frames.append("")
    await ann._socket.send('{"type":"say","rid":"r9","text":"' + "x" * 5000 + '"}')
    await ann.until(lambda: '"too-big"' in ann.frames[-1])
    await ann.ask("ping")


async def test_half_a_letter_is_refused_by_the_id_of_its_request(place):
    """Cut between its two halves by a page: whoever sent the line is told, and does not wait."""
    (ann,) = await place.table("Ann")
    for half in ("\ud83c", "roses \ud83c", "\udf39"):
        with pytest.raises(Refused) as refused:
            await ann.ask("say", text=half)
        assert refused.value.code == "bad-message"
    for rid in ('"\\ud83c"', "7", "null", "[]"):
        ann.frames.append("")
        await ann._socket.send(f'{{"type":"say","rid":{rid},"text":7}}')
        await ann.until(lambda: '"rid":""' in ann.frames[-1])
    await ann.ask("ping")


async def test_a_number_beyond_all_bounds_is_quoted_and_refused(place):
    """It could not be said in an answer as it came."""
    (ann,) = await place.table("Ann")
    huge = 10**40
    for request in (
        {"kind": "start", "players": huge},
        {"kind": "change", "settings": {"clock": huge}},
        {"kind": "change", "settings": {"options": {"roster": [[[huge]]]}}},
        {"kind": "mark", "shape": "x" * 3000},
        {"kind": "host", "do": "kick", "member": "x" * 3000},
    ):
        with pytest.raises(Refused) as refused:
            await ann.ask(**request)
        assert 0 < len(str(refused.value.problem["wrong"])) <= 250
    await ann.ask("ping")
