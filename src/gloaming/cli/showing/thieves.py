"""The table of Shadow Rivals: mansions with their lines, players, one's own cards; the scores."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gloaming.cli.speaking import folded
from gloaming.cli.telling import ThievesTelling
from gloaming.engine import Outcome
from gloaming.games.rivals.numbers import STANDARD

from .base import Show

SILVER, GOLD = "#b9bfc9", "#d9a441"
"""Frames of small and large mansions."""
BETWEEN = "  "
FRAME = 4
"""Cells that the frame of a panel takes from a line."""


class ThievesShow(Show[ThievesTelling]):
    """Draws mansions, players, and what one has in hand."""

    opening: ClassVar[str] = "play"

    def __init__(
        self, console: Console, telling: ThievesTelling, catalogue: dict[str, Any]
    ) -> None:
        super().__init__(console, telling)
        self.members = [member["id"] for member in catalogue["members"]]

    def table(self, view: dict[str, Any]) -> None:
        """Mansions, what all share, players, own cards."""
        self.console.print(Text(self.say("terminal-values"), style="dim"))
        for mansion in view["public"]["mansions"]:
            if mansion["mansion"]:
                self.console.print(self.mansion(mansion, view))
        self.console.print(self.shared(view["public"]), soft_wrap=True)
        self.console.print(self.players(view))
        self.console.print(self.own_cards(view))

    def mansion(self, mansion: dict[str, Any], view: dict[str, Any]) -> RenderableType:
        """The line from the door outwards, tiles, and the standing."""
        lines = [self._in_rows(self._line(mansion, view))]
        tiles = [
            Text(f"{self.telling.player(seat)} {count}", style=self.colour(seat))
            for seat, count in enumerate(mansion["tiles"])
            if count
        ]
        if mansion["presence_tiles"]:
            tiles.append(Text(self.say("terminal-presence", count=mansion["presence_tiles"])))
        if tiles:
            lines.append(self._row("terminal-tiles", tiles))
        if mansion["standing"]:
            standing = [self._rank(at, entry) for at, entry in enumerate(mansion["standing"], 1)]
            lines.append(self._row("rivals-standing-now", standing))
        pays = "/".join(map(str, mansion["payouts"]))
        name = self.telling.mansion(mansion["mansion"])
        return Panel(
            Text("\n").join(lines),
            title=self.say("terminal-mansion", name=name, pays=pays),
            title_align="left",
            subtitle=self._meter(mansion["presence"], mansion["limit"]),
            subtitle_align="right",
            border_style=SILVER if mansion["size"] == "small" else GOLD,
        )

    def _line(self, mansion: dict[str, Any], view: dict[str, Any]) -> list[Text]:
        if not mansion["line"]:
            return [Text(self.say("terminal-nobody"), style="dim")]
        cards = []
        for position, card in enumerate(mansion["line"], 1):
            text = Text(f"{position} ", style="dim")
            text.append(self.telling.player(card["seat"]), style=self.colour(card["seat"]))
            known = self.telling.known_member(card, view["own"])
            name = self.telling.member(known) if known else self.say("terminal-face-down")
            if not known and card["family"]:
                name = self.say(
                    "terminal-face-down.family", family=self.telling.family(card["family"])
                )
            elif not card["up"] and known:
                name = self.say("terminal-face-down.own", name=name)
            text.append(f" {name} {card['influence']}/{card['presence']}", style="default")
            if card["loot"]:
                text.append(f" +{card['loot']}", style=GOLD)
            cards.append(text)
        return cards

    def _in_rows(self, cards: list[Text]) -> Text:
        """Cards one after another, none broken in two by the edge."""
        rows = [cards[0]]
        for card in cards[1:]:
            if rows[-1].cell_len + len(BETWEEN) + card.cell_len > self.console.width - FRAME:
                rows.append(card)
            else:
                rows[-1] = Text(BETWEEN).join([rows[-1], card])
        return Text("\n").join(rows)

    def _rank(self, rank: int, entry: dict[str, Any]) -> Text:
        text = Text(self.telling.of_game("ordinal", rank=rank) + " ", style="dim")
        text.append(self.telling.player(entry["seat"]), style=self.colour(entry["seat"]))
        text.append(f" {entry['total']} → {self.telling.pay(entry['pay'])}", style="default")
        return text

    def _row(self, key: str, parts: list[Text]) -> Text:
        """What it is, and its parts."""
        label = Text(self.say("terminal-label", what=self.say(key)), style="dim")
        return label + Text(BETWEEN).join(parts)

    def _meter(self, presence: int, limit: int) -> str:
        windows = "▮" * min(presence, limit) + "▯" * (limit - presence)
        return f"{windows} {self.telling.of_game('meter', presence=presence, limit=limit)}"

    def shared(self, public: dict[str, Any]) -> Text:
        """How far the night is, and what is left for all."""
        piles = zip(self.telling.families, public["piles"], strict=True)
        numbers = public["numbers"] or STANDARD.plain()
        over = self.say(
            "terminal-over-mansions", over=len(public["resolved"]), all=numbers["mansions_to_end"]
        )
        left = self.say("terminal-supply", loot=public["supply"], presence=public["presence_tiles"])
        advanced = self.say(
            "terminal-piles",
            piles=self.telling.words.list([f"{self.telling.family(f)} {n}" for f, n in piles]),
        )
        return Text("\n".join((f"{over} · {left}", advanced)), style="dim")

    def players(self, view: dict[str, Any]) -> RenderableType:
        """A line for each player."""
        columns = ("player", "roses", "loot", "hand", "deck", "tiles-left", "advanced")
        table = Table(*(self.say(f"terminal-{column}") for column in columns), box=None)
        for column in table.columns:
            column.overflow = "fold"
        for player in view["public"]["players"]:
            numbers = [str(player[key]) for key in ("rp", "gained", "hand", "deck", "tiles")]
            families = self.telling.words.list([self.telling.family(f) for f in player["front"]])
            table.add_row(self.name(player["seat"], view), *numbers, families)
        return table

    def own_cards(self, view: dict[str, Any]) -> RenderableType:
        """Hand and advanced members with what they do, and one's own loot."""
        own = view["own"]
        rows = [
            (self.telling.member(key), self._printed(key, view["public"]), self.telling.skill(key))
            for key in (*own["hand"], *own["front"])
        ]
        if loot := self.telling.loot(own["gained"]):
            worth = self.say("terminal-worth", loot=loot, points=own["loot_points"])
            rows.append((self.say("terminal-loot"), "", worth))
        table = Table(show_header=False, box=None, pad_edge=False)
        wide = sum(max((cell_len(row[at]) for row in rows), default=0) for at in (0, 1))
        # A mark that closes a sentence may stand out of its line.
        room = self.console.width - FRAME - wide - 2 * len(BETWEEN) - cell_len("。")
        for name, printed, text in rows:
            table.add_row(Text(name, style="bold"), printed, "\n".join(folded(text, room)))
        colour = self.colour(own["seat"])
        title = Text(self.say("terminal-your-cards"), style=colour)
        return Panel(table, title=title, title_align="left", border_style=colour)

    def _printed(self, key: str, public: dict[str, Any]) -> str:
        numbers = public["numbers"] or STANDARD.plain()
        at = self.members.index(key)
        return f"{numbers['influence'][at]}/{numbers['presence'][at]}"

    def end(self, view: dict[str, Any], outcome: Outcome) -> None:
        """The scores, and who has won why."""
        kinds = ("jewel", "antique", "painting")
        table = Table(box=None)
        table.add_column(self.say("terminal-player"))
        headings = [self.say("terminal-roses")]
        headings += [self.telling.of_game(f"loot-{kind}.many") for kind in kinds]
        headings += [self.say("terminal-bonus"), self.say("terminal-total")]
        for heading in headings:
            table.add_column(heading, justify="right")
        for seat, score in enumerate(view["public"]["over"]["scores"]):
            table.add_row(
                self.name(seat, view),
                str(score["rp"]),
                *(f"{score['tiles'][kind]} → {score[kind]}" for kind in kinds),
                str(score["bonus"]),
                str(score["total"]),
            )
        self.console.print()
        self.console.print(table)
        self.why(outcome)
