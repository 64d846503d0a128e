"""What those wish for who win in ways of their own: Neutrals and Citizens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gloaming.games.hidden_roles.pieces import Character

if TYPE_CHECKING:
    from .stakes import Situation


class Goal:
    """One way of winning: how it makes a player feel about all others, and they about the player.

    Feelings are on the scale of `Situation.enmity`: 1 wishes somebody dead, -1 alive.
    """

    def __init__(self, *, danger: float = 0.1, first_to_die: float = 0.0, own: float = -1.5):
        """``danger``: how ill a hero or Shadow wishes one who has this goal. ``first_to_die``: how
        much the player wants to die while nobody has. ``own``: how the player feels about itself
        otherwise."""
        self.danger = danger
        self.first_to_die = first_to_die
        self._own = own

    def own(self, at: Situation) -> float:
        """What my own death is worth to me."""
        if self.first_to_die and at.nobody_dead:
            return self.first_to_die
        return self._own

    def fate(self, at: Situation, damage: int) -> float | None:
        """What it is worth to me to have this damage, where that is more than a matter of life and
        death."""
        return None

    def towards(self, at: Situation, seat: int, them: Character) -> float:
        """How ill I wish a seat, if it is them."""
        raise NotImplementedError

    def seen(self, at: Situation, seat: int) -> float:
        """How ill a hero or Shadow wishes a seat that has this goal."""
        if self.first_to_die and at.nobody_dead:
            return -0.8
        return self.usually_seen(at, seat) + at.three_deaths

    def usually_seen(self, at: Situation, seat: int) -> float:
        """The same when dying first is not the point, and without what any such death is worth."""
        return self.danger

    def own_card(self, at: Situation, card: str) -> float:
        """What an equipment card is worth to me beyond its use."""
        return 0.0

    def craves(self, at: Situation, card: str) -> float:
        """The same for another who has this goal."""
        return 0.0

    def feat(self, at: Situation, seat: int, damage: int) -> float:
        """What it brings me that my attack does a seat this damage, beyond the damage."""
        return 0.0

    def haven(self, at: Situation, place: str) -> float:
        """What it is worth to me to stand at a place."""
        return 0.0


class Survive(Goal):
    """Allie, Alice: alive at the end. The sooner it is over, the better; so they help those who are
    ahead."""

    def towards(self, at: Situation, seat: int, them: Character) -> float:
        """The camp that is behind is to fall."""
        return at.behind(them)


class Neighbour(Goal):
    """Agnes, Angela: with a neighbour, and so they wish for what the neighbour wishes for."""

    def towards(self, at: Situation, seat: int, them: Character) -> float:
        """As the neighbour's camp would have it."""
        side = 1 if at.mine["turned"] else -1
        neighbour = (at.me + side) % len(at.players)
        if seat == neighbour:
            return -1.0
        hero, shadow = at.odds(neighbour, at.hero), at.odds(neighbour, at.shadow)
        return {at.shadow: hero - shadow, at.hero: shadow - hero}.get(them.faction, 0.1)


class Hoard(Goal):
    """Bob, Bylon: five equipment cards."""

    def towards(self, at: Situation, seat: int, them: Character) -> float:
        """Who holds much is worth a fight."""
        return 0.1 + 0.15 * len(at.players[seat]["equipment"])

    def usually_seen(self, at: Situation, seat: int) -> float:
        """The nearer to five, the more dangerous."""
        return 0.1 + 0.2 * max(0, len(at.players[seat]["equipment"]) - 1)

    def own_card(self, at: Situation, card: str) -> float:
        """The fifth wins."""
        held = len(at.mine["equipment"])
        return 6.0 if held >= 4 else 0.8 + 0.5 * held

    def craves(self, at: Situation, card: str) -> float:
        """Any card."""
        return 0.5


class Relics(Goal):
    """David: three of four relics."""

    def towards(self, at: Situation, seat: int, them: Character) -> float:
        """Who holds one is in the way."""
        return 0.1 + 0.5 * len(at.lore.relics.intersection(at.players[seat]["equipment"]))

    def usually_seen(self, at: Situation, seat: int) -> float:
        """The more of them, the more dangerous."""
        return 0.1 + 0.3 * len(at.lore.relics.intersection(at.players[seat]["equipment"]))

    def own_card(self, at: Situation, card: str) -> float:
        """A relic."""
        return 1.0 if card in at.lore.relics else 0.0

    def craves(self, at: Situation, card: str) -> float:
        """A relic."""
        return 0.5 if card in at.lore.relics else 0.0


class ThirdKill(Goal):
    """Charles, Craig: a kill after others have died."""

    def towards(self, at: Situation, seat: int, them: Character) -> float:
        """The more have died, the nearer is the end of anybody."""
        return 0.4 + 0.3 * at.dead

    def feat(self, at: Situation, seat: int, damage: int) -> float:
        """A kill may win at once."""
        return 3.0 * at.falls(seat, damage) if at.dead >= 2 else 0.0


class KillTheStrong(Goal):
    """Bryan, Bruce: killing a strong one, or standing in one area at the end."""

    def __init__(self, area: str):
        super().__init__(danger=0.25)
        self.area = area

    def towards(self, at: Situation, seat: int, them: Character) -> float:
        """The strong are the prey."""
        return 1.0 if them.hp >= at.edition.strong else 0.1

    def feat(self, at: Situation, seat: int, damage: int) -> float:
        """A kill of a strong one wins at once."""
        reached = at.players[seat]["damage"] + damage
        characters, strong = at.edition.characters, at.edition.strong
        believed = at.beliefs[seat].items()
        return 4.0 * sum(p for id, p in believed if strong <= characters[id].hp <= reached)

    def haven(self, at: Situation, place: str) -> float:
        """The game may end while he is there."""
        return 0.3 if place == self.area else 0.0


class FirstOrShadowsDead(Goal):
    """Daniel: first to die, or alive when the Shadows are dead."""

    def towards(self, at: Situation, seat: int, them: Character) -> float:
        """Nobody may die before him; later he sides with the heroes."""
        if at.nobody_dead:
            return 0.3 if them.faction == at.shadow else -0.3
        return {at.shadow: 1.0, at.hero: -0.8}.get(them.faction, 0.0)

    def usually_seen(self, at: Situation, seat: int) -> float:
        """The heroes' friend."""
        return -0.2 if at.character.faction == at.hero else 0.3


class FirstOrLast(Goal):
    """Catherine, Carol: first to die, or one of the last two."""

    def towards(self, at: Situation, seat: int, them: Character) -> float:
        """Nobody may die before her; after that all may, the camps evenly."""
        if at.nobody_dead:
            return -0.4
        return 0.5 - at.leading() if them.faction == at.shadow else 0.5 + at.leading()

    def usually_seen(self, at: Situation, seat: int) -> float:
        """Dangerous when few are left."""
        if len(at.living) <= 3:
            return 0.8
        return super().usually_seen(at, seat)


# -- the Citizens who have no like among the Neutrals


class OwnTurn(Goal):
    """Agatha: the game ends in her own turn. She brings both camps to the brink, and strikes the
    last blow herself."""

    def towards(self, at: Situation, seat: int, them: Character) -> float:
        """The camp that is behind is to fall, by her hand."""
        return 0.5 * at.behind(them)

    def feat(self, at: Situation, seat: int, damage: int) -> float:
        """A blow that ends the game."""
        return 4.0 * at.falls(seat, damage) * at.ends_with(seat)


class OthersHoard(Goal):
    """Benjamin: another player has five equipment cards. He helps whoever has most to more."""

    def towards(self, at: Situation, seat: int, them: Character) -> float:
        """Who holds much is to live on; the poor may be robbed and killed."""
        held = len(at.players[seat]["equipment"])
        return 0.15 if held == 0 else -0.3 * held

    def usually_seen(self, at: Situation, seat: int) -> float:
        """Holding cards, he is about to give them away."""
        return 0.1 + 0.1 * len(at.players[seat]["equipment"])

    def own_card(self, at: Situation, card: str) -> float:
        """Something to give."""
        return 0.8

    def craves(self, at: Situation, card: str) -> float:
        """Something to give."""
        return 0.3

    def haven(self, at: Situation, place: str) -> float:
        """Beside whoever holds most, to give something away there."""
        if not at.mine["equipment"] or not at.has_ability:
            return 0.0
        held = [
            len(at.players[s]["equipment"]) for s in at.others if at.players[s]["place"] == place
        ]
        return 0.2 * max(held, default=0)


class Burden(Goal):
    """Claire: alive with 6 to 8 damage at the end."""

    def fate(self, at: Situation, damage: int) -> float | None:
        """In the band, once the game may end soon; until then it is better to be unhurt, and to
        swap in time."""
        if not at.closing:
            return None
        if damage >= at.character.hp:
            return -3.0
        if damage < 6:
            return 0.3 * damage - 1.8
        return {6: 0.0, 7: 0.1, 8: -0.1}.get(damage, -1.2)

    def towards(self, at: Situation, seat: int, them: Character) -> float:
        """Once she has the number, the sooner it is over, the better."""
        return at.behind(them) if 6 <= at.mine["damage"] <= 8 else 0.4 * at.behind(them)


class Devotion(Goal):
    """Deborah: with few players alive and most hurt; with six or more another Citizen's victory;
    after her vow her own death."""

    def fate(self, at: Situation, damage: int) -> float | None:
        """She wants damage, and to live with it until she has vowed."""
        hp = at.character.hp
        near = damage / hp
        if at.mine["turned"]:
            return 5.0 if damage >= hp else 2.0 * near
        if damage >= hp:
            return -1.5
        return 1.5 * near if damage <= hp - 2 else 1.0

    def towards(self, at: Situation, seat: int, them: Character) -> float:
        """Citizens are to do well; a player more hurt than she is in her way."""
        if len(at.players) >= 6:
            return -0.5 if them.faction == at.others_faction else 0.3 * at.behind(them)
        return 0.3 if at.players[seat]["damage"] > at.mine["damage"] else 0.0

    def seen(self, at: Situation, seat: int) -> float:
        """After her vow her death ends the game."""
        return -1.5 if at.players[seat]["turned"] else super().seen(at, seat)
