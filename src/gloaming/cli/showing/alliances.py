"""The table of Shadowlord: the star map, the timer, the players, one's own alliance; a battle."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.console import Console, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gloaming.cli.speaking import folded
from gloaming.cli.telling import AlliancesTelling

from .base import Show

ELEMENTS = {"earth": "#6fc83f", "wind": "#ffd24a", "fire": "#ee6239", "water": "#3f95f6"}
"""Colours of players, by their masters."""
VIOLET = "#c79df4"
"""The colour of shadows."""
MAP = (
    ("", "", "", "N", "", "", ""),
    ("", "a1", "b1", "c1", "d1", "e1", ""),
    ("", "a2", "b2", "c2", "d2", "e2", ""),
    ("W", "a3", "b3", "c3", "d3", "e3", "E"),
    ("", "a4", "b4", "c4", "d4", "e4", ""),
    ("", "a5", "b5", "c5", "d5", "e5", ""),
    ("", "", "", "S", "", "", ""),
)
"""Galaxies as they lie; home planets outside the middle of each side."""
OUTER = 7
"""Cells of the columns of the western and the eastern home planet."""
LOOSE, DISC, BATTLE, STONE = "+", "◇", "×", "*"
ONCE_A_TURN = ("share_ships", "build", "move")
"""Questions before whose first in a turn the table is shown."""


class AlliancesShow(Show[AlliancesTelling]):
    """Draws the map, the players, and the alliance that one leads."""

    opening: ClassVar[str] = "choose_master"

    def __init__(self, console: Console, telling: AlliancesTelling) -> None:
        super().__init__(console, telling)
        self.elements: dict[int, str] = {}
        """Of the seats, as far as they have chosen."""
        self._shown: set[tuple[int, str]] = set()
        self._battle: dict[str, Any] | None = None

    # -- when

    def before(self, question: dict[str, Any], view: dict[str, Any]) -> None:
        """The table before one builds and before one moves; a battle whenever it has gone on."""
        public = view["public"]
        asked = (public["turn"], question["kind"])
        if question["kind"] in ONCE_A_TURN and asked not in self._shown:
            self._shown.add(asked)
            self.table(view)
        elif public["battle"] and public["battle"] != self._battle:
            self.console.print(self.battle(view))
        else:
            super().before(question, view)
        self._battle = public["battle"]

    def log(self, events: list[dict[str, Any]], me: int) -> None:
        """Who moves into a battle is told in one line; from the choice of a master on, a player's
        name has the colour of the element."""
        for event in events:
            if event["kind"] == "chose_master":
                master = event["params"]["card"]
                self.elements[event["params"]["seat"]] = master.removeprefix("master-")
        super().log(self.telling.joined(events), me)

    def colour(self, seat: int) -> str:
        """The colour of the player's element."""
        element = self.elements.get(seat)
        return ELEMENTS[element] if element else super().colour(seat)

    # -- what

    def table(self, view: dict[str, Any]) -> None:
        """The map, the timer, peace, the players, the own alliance."""
        for key in ("terminal-stars-pieces", "terminal-stars-links"):
            self.console.print(Text(self.say(key), style="dim"))
        self.console.print(self.stars(view))
        self.console.print(self.shared(view["public"]), soft_wrap=True)
        self.console.print(self.players(view))
        self.console.print(self.alliance(view))
        if view["public"]["battle"]:
            self.console.print(self.battle(view))

    def stars(self, view: dict[str, Any]) -> RenderableType:
        """The galaxies as they lie, with who and what is there."""
        inner = (self.console.width - 2 * OUTER - len(MAP[0]) + 1) // 5
        table = Table.grid(padding=(0, 1, 0, 0))
        for column in range(len(MAP[0])):
            table.add_column(width=inner if 0 < column < 6 else OUTER, overflow="fold")
        galaxies = {galaxy["id"]: galaxy for galaxy in view["public"]["galaxies"]}
        for row in MAP:
            table.add_row(
                *(
                    self._galaxy(galaxies[id], view, inner if id not in "WE" else OUTER)
                    if id
                    else Text()
                    for id in row
                )
            )
        return table

    def _galaxy(self, galaxy: dict[str, Any], view: dict[str, Any], width: int) -> Text:
        """Its name in the colour of who holds it, and below it what is there."""
        control = galaxy["control"]
        style = "dim" if control is None else f"bold {self.colour(control)}"
        name = self.telling.galaxy(galaxy["id"])
        text = Text("\n").join([Text(line, style=style) for line in folded(name, width)])
        pieces = self._pieces(galaxy, view)
        if pieces:
            text.append("\n").append(Text(" ").join(pieces))
        return text

    def _pieces(self, galaxy: dict[str, Any], view: dict[str, Any]) -> list[Text]:
        public, id = view["public"], galaxy["id"]
        pieces = [
            self._strength(one, public["stone"], self._side_colour(one["seat"]))
            for one in public["characters"]
            if one["place"] == id
        ]
        if loose := galaxy["loose"]:
            pieces.append(Text(f"{LOOSE}{loose['count']}", style=self.colour(loose["seat"])))
        if galaxy["disc"]:
            known = view["own"]["scouted"].get(id)
            pieces.append(Text(DISC + (self.telling.character(known) if known else "")))
        if galaxy["battle"]:
            pieces.append(Text(BATTLE, style="bold red"))
        return pieces

    def _strength(self, one: dict[str, Any], stone: str, colour: str) -> Text:
        """Level and ships of a character."""
        mark = STONE if one.get("id", one.get("card")) == stone else ""
        return Text(f"{one['level']}/{one['ships']}{mark}", style=colour)

    def _side_colour(self, seat: int | None) -> str:
        return VIOLET if seat is None else self.colour(seat)

    def shared(self, public: dict[str, Any]) -> Text:
        """Timer, deck, stone and reign; what the guide card told in this turn; who is at peace."""
        telling, timer, reign = self.telling, public["timer"], public["reign"]
        parts = [
            self.say("terminal-label", what=telling.of_game("timer"))
            + telling.of_game("timer.slot", slot=timer["slot"], slots=timer["slots"]),
            self.say("terminal-label", what=self.say("terminal-deck"))
            + telling.of_game("cards", count=public["deck"]),
            telling.of_game("stone-with", card=telling.character(public["stone"])),
        ]
        if reign["count"]:
            parts.append(telling.of_game("reign", count=reign["count"], limit=reign["limit"]))
        lines = [" · ".join(parts)]
        if guide := public["guide"]:
            name = telling.of_game(f"guide-{guide['event']}")
            effect = telling.of_game(f"guide-{guide['event']}.effect")
            lines.append(self.say("terminal-label", what=name) + effect)
        lines += [
            telling.of_game(
                "log-peace",
                seat=telling.player(one),
                with_seat=telling.player(other),
                place=telling.galaxy(place),
            )
            for place, one, other in public["peace"]
        ]
        return Text("\n".join(lines), style="dim")

    def players(self, view: dict[str, Any]) -> RenderableType:
        """A line for each player."""
        headings = [self.say("terminal-player"), self.telling.of_game("kind-master")]
        headings += [self.say("terminal-characters"), self.say("terminal-stations")]
        headings += [self.telling.of_game(f"fleet.{part}") for part in ("map", "stored", "left")]
        headings.append(self.say("terminal-hand"))
        table = Table(*headings, box=None)
        for column in table.columns:
            column.overflow = "fold"
        for player in view["public"]["players"]:
            name = self.name(player["seat"], view)
            if not player["alive"]:
                table.add_row(name, self.say("terminal-dead"))
                continue
            master = self.telling.character(player["card"]) if player["card"] else ""
            keys = ("characters", "corners", "ships", "stored", "free", "hand")
            table.add_row(name, master, *(str(player[key]) for key in keys))
        return table

    def alliance(self, view: dict[str, Any]) -> RenderableType:
        """One's own characters, what they have, where they are; one's own hand."""
        own, public, telling = view["own"], view["public"], self.telling
        colour = self.colour(own["seat"])
        table = Table(show_header=False, box=None, pad_edge=False)
        for one in public["characters"]:
            if one["seat"] != own["seat"] or not one["place"]:
                continue
            value = own["portraits"].get(one["id"])
            card = telling.of_game("no-card") if value is None else f"[{value}]"
            table.add_row(
                Text(telling.character(one["id"]), style="bold"),
                telling.kind(one["id"]),
                self._strength(one, public["stone"], colour),
                Text(telling.galaxy(one["place"])),
                Text(card),
                telling.of_game("acted") if one["acted"] else "",
            )
        hand = " ".join(f"[{value}]" for value in own["hand"]) or telling.of_game("hand.empty")
        table.add_row(Text(telling.of_game("hand"), style="bold"), "", "", Text(hand))
        title = Text(telling.of_game("alliance"), style=colour)
        return Panel(table, title=title, title_align="left", border_style=colour)

    # -- a battle

    def battle(self, view: dict[str, Any]) -> RenderableType:
        """Both sides with their cards, and their totals in parts."""
        battle, telling = view["public"]["battle"], self.telling
        attack, defence = battle["attack"], battle["defence"]
        table = Table.grid(padding=(0, 2), expand=True)
        table.add_column(ratio=2, justify="right", overflow="fold")
        table.add_column(ratio=1, justify="center")
        table.add_column(ratio=2, overflow="fold")
        table.add_row(self._side(attack, "attacks"), "", self._side(defence, "defends"))
        fighters = [self._fighters(side, view) for side in (attack, defence)]
        table.add_row(fighters[0], "", fighters[1])
        for part in ("levels", "ships", "extra", "drawn"):
            sums = ["–" if side[part] is None else str(side[part]) for side in (attack, defence)]
            table.add_row(sums[0], telling.of_game(f"ledger-{part}"), sums[1])
        if attack["total"] is not None and defence["total"] is not None:
            totals = [Text(str(side["total"]), style="bold") for side in (attack, defence)]
            table.add_row(totals[0], self.say("terminal-total"), totals[1])
        title = telling.of_game("battle-title", place=telling.galaxy(battle["place"]))
        return Panel(table, title=title, title_align="left", border_style=VIOLET)

    def _side(self, side: dict[str, Any], role: str) -> Text:
        seat = side["seat"]
        name = self.telling.character(side["card"]) if seat is None else self.telling.player(seat)
        said = self.telling.of_game(f"battle-{role}", side=name)
        return Text(said, style=f"bold {self._side_colour(seat)}")

    def _fighters(self, side: dict[str, Any], view: dict[str, Any]) -> Text:
        """Each with level and ships, the extra card in brackets, drawn cards, and its loss."""
        drafted = {card["card"]: card["value"] for card in view["own"]["draft"]}
        lines = []
        for fighter in side["fighters"]:
            text = Text(f"{self.telling.character(fighter['card'])} ")
            colour = self._side_colour(side["seat"])
            text.append_text(self._strength(fighter, view["public"]["stone"], colour))
            value = fighter["extra"]["value"] if fighter["extra"] else None
            if value is None:
                value = drafted.get(fighter["card"])
            if value is not None or fighter["extra"]:
                text.append(f" [{'?' if value is None else value}]")
            for drawn in fighter["drawn"]:
                text.append(f" +{drawn}")
            if fighter["loss"] is not None:
                text.append(f" −{fighter['loss']}", style="red")
            if fighter["dead"]:
                text.append(f" {self.telling.of_game('fighter-dead')}", style="red")
            lines.append(text)
        return Text("\n").join(lines)
