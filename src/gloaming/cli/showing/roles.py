"""The table of a game of hidden roles: board, players, one's own card."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gloaming.cli.telling import RolesTelling

from .base import Show

FACTION_COLOURS = {
    "hunter": "#7fb4ff", "raider": "#7fb4ff",
    "shadow": "#ff8a70",
    "neutral": "#e9d27c", "citizen": "#e9d27c",
}  # fmt: skip
RING = 6
"""Areas of a ring that has a left; what else there is of the board lies in its middle."""


class RolesShow(Show[RolesTelling]):
    """Draws areas, players, and who one is."""

    opening: ClassVar[str] = "move"

    def __init__(self, console: Console, telling: RolesTelling, catalogue: dict[str, Any]) -> None:
        super().__init__(console, telling)
        self.hp: dict[str, int] = {c["id"]: c["hp"] for c in catalogue["characters"]}
        self.usual = {c["id"] for c in catalogue["characters"] if c["usual"]}
        self.totals = {area["id"]: area["totals"] for area in catalogue["areas"]}

    def table(self, view: dict[str, Any]) -> None:
        """Everything: board, players, own card."""
        self.console.print(self.board(view))
        self.console.print(self.players(view))
        self.console.print(self.own_card(view))

    def board(self, view: dict[str, Any]) -> RenderableType:
        """The areas with who stands where: zones, or a ring where range has a direction."""
        reach = view["own"].get("reach")
        return self._zones(view) if reach is None else self._ring(view, reach)

    def _zones(self, view: dict[str, Any]) -> RenderableType:
        """Three zones of two areas."""
        places = view["public"]["board"]
        zones = []
        for zone in range(3):
            text = Text("\n").join(
                self._area(view, place, "\n  ") for place in places[2 * zone : 2 * zone + 2]
            )
            title = self.say("terminal-zone", number=zone + 1)
            zones.append(Panel(text, title=title, border_style="dim"))
        return Columns(zones, equal=True)

    def _ring(self, view: dict[str, Any], reach: dict[str, Any]) -> RenderableType:
        """The ring going left, from the reader's own area on; what is in range is bright."""
        places = view["public"]["board"]
        mine = view["public"]["players"][view["own"]["seat"]]["place"]
        start = places.index(mine) if mine in places[:RING] else 0
        slots = [(start - step) % RING for step in range(RING)]
        panels = []
        for title, row in (("ring", slots), ("middle", range(RING, len(places)))):
            lines = [
                self._area(view, places[slot], "  ", dim=slot not in reach["slots"]) for slot in row
            ]
            if lines:
                said = self.say(f"terminal-{title}")
                panels.append(Panel(Text("\n").join(lines), title=said, border_style="dim"))
        return Group(*panels)

    def _area(self, view: dict[str, Any], place: str, between: str, *, dim: bool = False) -> Text:
        """An area's name and numbers, and after them who stands there."""
        totals = "/".join(map(str, self.totals[place]))
        text = Text().append(
            f"{self.telling.area(place)} ({totals}){between}", "dim" if dim else "bold"
        )
        for player in view["public"]["players"]:
            if player["place"] == place:
                seat = player["seat"]
                text.append(self.telling.player(seat) + " ", style=self.colour(seat))
        return text

    def players(self, view: dict[str, Any]) -> RenderableType:
        """A line for each player."""
        columns = ("player", "place", "damage", "equipment", "identity")
        table = Table(*(self.say(f"terminal-{column}") for column in columns), box=None)
        for column in table.columns:
            column.overflow = "fold"  # Japanese has no spaces to break at, and lost its end
        for player in view["public"]["players"]:
            name = self.name(player["seat"], view)
            if not player["alive"]:
                place = self.say("terminal-dead")
            elif player["place"] is None:
                place = self.say("terminal-off-board")
            else:
                place = self.telling.area(player["place"])
            held = self.telling.words.list(
                [self.telling.card(card) for card in player["equipment"]]
            )
            table.add_row(name, place, str(player["damage"]), held, self._identity(view, player))
        return table

    def _identity(self, view: dict[str, Any], player: dict[str, Any]) -> Text:
        character = player["character"]
        if character is not None:
            return Text(self.telling.who(character), style=self.faction_colour(character))
        own = view["own"]
        seen = own["known"].get(str(player["seat"]))
        if player["seat"] == own["seat"]:
            seen = own["character"]
        if seen is None:
            return Text(self.say("terminal-hidden"), style="dim")
        who = self.telling.who(seen)
        return Text(self.say("terminal-seen", who=who), style=self.faction_colour(seen))

    def own_card(self, view: dict[str, Any]) -> RenderableType:
        """Who one is, how one is, how one wins, and what one can do."""
        own, public = view["own"], view["public"]
        me = public["players"][own["seat"]]
        character = own["character"]
        card = "terminal-your-card"
        # What Deborah wants changes with six players, what Bob can do with seven.
        players = len(public["players"])
        wish = "changed" if me["turned"] else "large" if players >= 6 else "small"
        condition = self._of_character(character, "win", wish)
        size = "large" if players >= 7 else "small"
        states = [self.say(f"{card}.{'revealed' if me['revealed'] else 'hidden'}")]
        states += [self.say(f"{card}.{order}") for order in ("armed", "declines") if own[order]]
        lines = [
            self.say(f"{card}.hp", damage=me["damage"], hp=self._hp(character, public))
            + " · "
            + " · ".join(states),
            self.say(f"{card}.win", condition=condition),
        ]
        if public["abilities"] or character in self.usual:
            text = self._of_character(character, "ability-text", size)
            name = self.telling.ability(character)
            lines.append(self.say(f"{card}.ability", name=name, text=text))
        title = self.say(card, who=self.telling.who(character))
        return Panel(
            Text("\n".join(lines)),
            title=Text(title, style=self.faction_colour(character)),
            title_align="left",
            border_style=self.faction_colour(character),
        )

    def _hp(self, character: str, public: dict[str, Any]) -> int:
        """Of a character, as this match is played: Daniel's are an option."""
        daniels = public.get("variant", {}).get("daniel_hp")
        return int(daniels) if daniels and character == "daniel" else self.hp[character]

    def _of_character(self, character: str, attribute: str, variant: str) -> str:
        """A text of a character, in the variant that fits, if it has one."""
        key = f"{self.telling.game}-character-{character}.{attribute}"
        special = f"{key}-{variant}"
        return self.say(special if variant and self.telling.words.has(special) else key)

    def faction_colour(self, character: str) -> str:
        """The colour of a character's faction."""
        return FACTION_COLOURS.get(self.telling.factions[character], "default")
