"""The notebook that helps: which characters each other player can still be, for someone who knows
what one seat knows, and why not the others.

It is kept from that seat's views and events alone, as they come through `gloaming.engine.view`.
What the view goes on showing (who lies open, camps, initials) is read from it each time; what it
forgets is put down in the memory, which is plain JSON data:

    {"out": {"<seat>": {"<character>": [why, params]}},   # ruled out for good
     "hint": the hint card that waits for its answer, or None,
     "spent": [hint cards that this seat knows to be out of the draw pile],
     "standing": what of the table has been looked at}

Nothing is guessed: what somebody might merely have done otherwise rules nothing out, and a liar's
answers rule out nothing of the liar.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .cards import RevealingMirror
from .deals import fitting
from .pieces import Character, HintCard
from .seen import Seen, variant_seen

if TYPE_CHECKING:
    from .family import HiddenRoles

Why = tuple[str, dict[str, Any]]
"""A reason: key and parameters of its words, ``table-notebook-why-<key>``."""

AIRSHIP = "airship"


# -- taking notes


def take_notes(
    game: HiddenRoles, memory: dict[str, Any], events: list[dict[str, Any]], view: dict[str, Any]
) -> None:
    """Puts down in the memory what this seat learns.

    Args:
        memory: what has been put down so far, empty at first; it is changed.
        events: what the seat has been told since the last time.
        view: what it sees now.
    """
    if view["public"]["over"] is None:
        _Pen(game, memory, view).write(events)


class _Pen:
    """One method for each kind of event that tells something for certain."""

    def __init__(self, game: HiddenRoles, memory: dict[str, Any], view: dict[str, Any]) -> None:
        self.facts = view["public"]
        self.own = view["own"]
        self.table = Seen(game, self.facts)
        self.edition = self.table.edition
        self.pool = [self.edition.characters[id] for id in self.facts["pool"]]
        self.memory = memory
        memory.setdefault("hint", None)
        memory.setdefault("spent", [])
        memory.setdefault("standing", None)
        self.out: dict[str, dict[str, list[Any]]] = memory.setdefault("out", {})

    def write(self, events: list[dict[str, Any]]) -> None:
        """Goes through the events, then looks at what the table shows."""
        given = any(event["kind"] == "gave_hint" for event in events)
        # Out of turn much can happen to the receiver of a hint card; no part of it is an answer.
        waits = self._hint_waits() and not given
        for event in events:
            told = getattr(self, f"_{event['kind']}", None)
            if told is not None and not (waits and event["kind"] in ANSWERS):
                told(event["params"])
        if not self._hint_waits():
            self.memory["hint"] = None
        standing = self._standing()
        if standing != self.memory["standing"]:
            self.memory["standing"] = standing
            self._look()

    def _standing(self) -> list[Any]:
        """What of the table may contradict a character: while it is as it was, there is no need to
        look again."""
        told = ("damage", "alive", "revealed", "voided", "turned", "batch")
        return [
            self.table.dying,
            [list(feats) for feats in self.facts["feats"]],
            [[player[name] for name in told] for player in self.facts["players"]],
            [list(player["equipment"]) for player in self.facts["players"]],
        ]

    def _look(self) -> None:
        """Looks at how the table stands."""
        for seat in range(self.table.seats):
            if self._hidden(seat):
                for character in self.pool:
                    if character.id not in self.out.get(str(seat), {}):
                        why = contradiction(self.table, seat, character)
                        if why is not None:
                            self._rule_out(seat, character, why)

    def _hint_waits(self) -> bool:
        hint, shown = self.memory["hint"], self.facts["hint"]
        if hint is None or shown is None:
            return False
        return bool(hint["from"] == shown["from"] and hint["to"] == shown["to"])

    def _hidden(self, seat: int) -> bool:
        """Whether there is something to find out about a seat."""
        return bool(seat != self.own["seat"] and not self.facts["players"][seat]["revealed"])

    def _rule_out(self, seat: int, character: Character, why: Why) -> None:
        key, params = why
        params = {**params, "turn": self.facts["turn"]}
        self.out.setdefault(str(seat), {}).setdefault(character.id, [key, params])

    # Hint cards

    def _reshuffled(self, params: dict[str, Any]) -> None:
        if params["deck"] == self.edition.hint_deck:
            self.memory["spent"] = []

    def _gave_hint(self, params: dict[str, Any]) -> None:
        """The receiver is asked at once, so the view is that of the moment."""
        to, card = params["to"], params.get("card")
        if card is not None:
            self.memory["spent"].append(card)
        player = self.facts["players"][to]
        self.memory["hint"] = {
            "from": params["seat"],
            "to": to,
            "card": card,
            "damage": player["damage"],
            "aboard": player["place"] == AIRSHIP,
            "liars": [c.id for c in self.pool if c.may_lie(self.table, to)],
        }

    def _nothing(self, params: dict[str, Any]) -> None:
        self._answered(params["seat"], "nothing")

    def _handed(self, params: dict[str, Any]) -> None:
        self._answered(params["seat"], "handed")

    def _healed(self, params: dict[str, Any]) -> None:
        self._answered(params["seat"], "healed")

    def _moved(self, params: dict[str, Any]) -> None:
        self._answered(params["seat"], "moved")

    def _showed(self, params: dict[str, Any]) -> None:
        self._answered(params["seat"], "showed")

    def _damage(self, params: dict[str, Any]) -> None:
        if params["source"] == "hint":
            self._answered(params["seat"], f"hurt {params['amount']}")

    def _answered(self, seat: int, answer: str) -> None:
        """Somebody has done what may be the answer to a hint card: who could have answered so?"""
        hint = self.memory["hint"]
        if hint is None or hint["to"] != seat:
            return
        self.memory["hint"] = None
        if seat == self.own["seat"]:
            return
        if hint["card"] is not None:
            titles = [self.edition.hints[hint["card"]]]
            why: Why = ("answered", {"card": hint["card"], **_said(answer)})
        else:
            spent = self.memory["spent"]
            hints = self.edition.hints.values()
            titles = [card for card in hints if spent.count(card.id) < card.count]
            why = ("answered-unread", _said(answer))
        able: dict[str, list[HintCard]] = {}
        for character in self.pool:
            able[character.id] = [
                card for card in titles if could_answer(card, character, hint, answer)
            ]
            if not able[character.id] and self._hidden(seat):
                self._rule_out(seat, character, why)
        known = self.facts["players"][seat]["character"]
        out = self.out.get(str(seat), {})
        likely = [known] if known else [id for id in able if id not in out]
        read = {card.id for id in likely for card in able[id]}
        if hint["card"] is None and len(read) == 1:
            self.memory["spent"] += read

    # Other cards

    def _no_effect(self, params: dict[str, Any]) -> None:
        """A card that turns up whom it fits has turned up nobody."""
        seat, card = params["seat"], self.edition.cards.get(params["card"])
        effect = card.play(seat) if card is not None and card.play is not None else None
        if isinstance(effect, RevealingMirror) and self._hidden(seat):
            for character in self.pool:
                if effect.shows(self.table, character):
                    self._rule_out(seat, character, ("not-unmasked", {"card": effect.card}))


def _said(answer: str) -> dict[str, Any]:
    """An answer as parameters of its words."""
    verb, _, amount = answer.partition(" ")
    return {"answer": verb, "amount": int(amount)} if amount else {"answer": verb}


ANSWERS = frozenset({"nothing", "handed", "healed", "moved", "showed", "damage"})
"""Kinds of events that may be the answer to a hint card."""


def could_answer(card: HintCard, character: Character, hint: dict[str, Any], answer: str) -> bool:
    """Whether a player who is this character could have answered this hint card so.

    Args:
        hint: how the receiver stood when asked: ``damage``, ``aboard`` the airship, ``liars`` (the
            characters that were free to lie there).
        answer: ``nothing``, ``handed``, ``healed``, ``moved``, ``showed``, ``hurt 1``, ``hurt 2``.
    """
    hurt = f"hurt {card.amount}"
    if card.effect == "hand":
        obeyed = answer in ("handed", hurt)
    elif card.effect == "harm":
        obeyed = answer == hurt
    elif card.effect == "heal":
        obeyed = answer == ("healed" if hint["damage"] > 0 else hurt)
    elif card.effect == AIRSHIP:
        obeyed = answer == (hurt if hint["aboard"] else "moved")
    else:
        # A card that is shown cannot lie.
        return answer == "showed"
    if character.id in hint["liars"]:
        return obeyed or answer == "nothing"
    return obeyed if card.fits(character) else answer == "nothing"


def contradiction(table: Seen, seat: int, character: Character) -> Why | None:
    """Why a hidden player who is alive cannot be this character, going by how the table stands at a
    decision; None if nothing there speaks against it."""
    if table.damage[seat] >= character.hp:
        return "survived", {"damage": table.damage[seat]}
    # While a batch of deaths is being settled, forced reveals and victory are still to come.
    if table.dying:
        return None
    if table.has_ability(seat) and character.must_reveal(table, seat):
        return "not-revealed", {}
    reason = character.triumph(table, seat)
    if reason:
        return "not-won", {"reason": reason}
    return None


# -- reading them


def read_notes(
    game: HiddenRoles, memory: dict[str, Any], view: dict[str, Any]
) -> list[dict[str, Any]]:
    """What is known of each other player, in seat order.

    Returns:
        For each: ``seat``; ``possible``, the characters that are left, in the order of the pool;
        ``how`` it is known if only one is: ``open``, ``shown`` (to this seat) or ``worked-out``,
        else empty; ``out``, the others grouped by reason: ``why`` and ``params`` name its words
        (``table-notebook-why-<why>``), ``characters`` are those it rules out.
    """
    facts, own = view["public"], view["own"]
    characters = game.edition_of(variant_seen(facts)).characters
    camps = {id: characters[id].faction for id in facts["pool"]}
    players = facts["players"]
    how = {int(seat): "shown" for seat in own["known"]}
    known = {int(seat): id for seat, id in own["known"].items()}
    known[own["seat"]] = own["character"]
    for player in players:
        if player["character"] is not None:
            known[player["seat"]] = player["character"]
            how[player["seat"]] = "open"
    ruled_out = _rule_out(facts, camps, known, memory)
    entries = []
    for player in players:
        seat = player["seat"]
        if seat == own["seat"]:
            continue
        if seat in known:
            entries.append({"seat": seat, "possible": [known[seat]], "how": how[seat], "out": []})
            continue
        out = ruled_out[seat]
        possible = [id for id in facts["pool"] if id not in out]
        entries.append(
            {
                "seat": seat,
                "possible": possible,
                "how": "worked-out" if len(possible) == 1 else "",
                "out": _grouped(out),
            }
        )
    return entries


def _rule_out(
    facts: dict[str, Any], camps: dict[str, str], known: dict[int, str], memory: dict[str, Any]
) -> dict[int, dict[str, Why]]:
    """What each seat that isn't known cannot be, and why."""
    left = dict(facts["factions"])
    for id in known.values():
        left[camps[id]] -= 1
    holder = {id: seat for seat, id in known.items()}
    by_initial = facts["roster"] == "by_initial"
    initials = {id[0]: seat for id, seat in holder.items()} if by_initial else {}
    gone: dict[str, Why] = {}
    for id, camp in camps.items():
        if id in holder:
            gone[id] = ("taken", {"seat": holder[id]})
        elif left[camp] == 0:
            gone[id] = ("camp-full", {"camp": camp, "count": facts["factions"][camp]})
        elif id[0] in initials:
            gone[id] = ("initial-taken", {"initial": id[0].upper(), "seat": initials[id[0]]})
    notes = memory.get("out", {})
    out: dict[int, dict[str, Why]] = {}
    for player in facts["players"]:
        seat = player["seat"]
        if seat not in known:
            own = {id: (why, params) for id, (why, params) in notes.get(str(seat), {}).items()}
            out[seat] = {**own, **gone}
    _rule_out_together(out, camps, left, by_initial)
    return out


def _rule_out_together(
    out: dict[int, dict[str, Why]], camps: dict[str, str], left: dict[str, int], by_initial: bool
) -> None:
    """Adds what no deal fits, though nothing else speaks against it."""
    single = {seat: {id for id in camps if id not in gone} for seat, gone in out.items()}

    def things(id: str) -> str:
        return id[0] if by_initial else id

    of = {things(id): camp for id, camp in camps.items()}
    dealt = fitting({s: {things(id) for id in ids} for s, ids in single.items()}, of, left)
    if dealt is None:  # the notes contradict each other
        return
    # The same with as many of each character as anybody likes: the camps alone.
    apart = {f"{seat} {camp}": camp for seat in out for camp in left}
    by_camp = fitting(
        {s: {f"{s} {camps[id]}" for id in ids} for s, ids in single.items()}, apart, left
    )
    assert by_camp is not None
    for seat, ids in single.items():
        for id in ids:
            if f"{seat} {camps[id]}" not in by_camp[seat]:
                out[seat][id] = ("no-deal-camps", {"camp": camps[id]})
            elif things(id) not in dealt[seat]:
                why = "no-deal-initials" if by_initial else "no-deal-characters"
                out[seat][id] = (why, {})


def _grouped(out: dict[str, Why]) -> list[dict[str, Any]]:
    groups: list[dict[str, Any]] = []
    for id, (why, params) in out.items():
        for group in groups:
            if group["why"] == why and group["params"] == params:
                group["characters"].append(id)
                break
        else:
            groups.append({"why": why, "params": params, "characters": [id]})
    return groups
