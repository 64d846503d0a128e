"""What the pieces of Shadow Raiders mean to a player."""

from __future__ import annotations

from typing import Any

from gloaming.games.hidden_roles.pieces import BLACK, SHADOW, WHITE, Character

from . import abilities, cards
from .belief import AIRSHIP
from .goals import (
    Burden,
    Devotion,
    FirstOrLast,
    FirstOrShadowsDead,
    Hoard,
    KillTheStrong,
    Neighbour,
    OthersHoard,
    OwnTurn,
    Relics,
    Survive,
    ThirdKill,
)
from .lore import ANY, HALL, HINT, NOTHING, STEAL, Fits, Lore
from .stakes import Situation

RING = 6


def mirrored(character: Character, public: dict[str, Any]) -> bool:
    """R 12, R7: V and W, or all Shadows but Ulrich."""
    if public["variant"]["mirror"]:
        return character.faction == SHADOW and character.id != "ulrich"
    return character.id[0] in "vw"


def exposure(at: Situation, place: str) -> float:
    """Somebody who lands here, or one step clockwise, or on the airship reaches a place in the
    ring; everybody reaches the airship (R 7.1)."""
    board = at.public["board"]
    slot = board.index(place)
    if slot == RING:
        return 1.0
    areas = at.edition.areas
    landing = [board[slot], board[(slot + 1) % RING], *board[RING:]]
    return sum(WAYS_TO[total] for area in landing for total in areas[area].totals) / 24


WAYS_TO = {2: 1, 3: 2, 4: 3, 5: 4, 6: 4, 7: 4, 8: 3, 9: 2, 10: 1}

OFFERS: dict[str, Fits] = {
    "w_advent": lambda character, public: character.faction == "raider",
    "b_dark_ritual": lambda character, public: character.faction == SHADOW,
    "w_cookie": lambda character, public: character.id[0] in "au",
}

RAIDERS_LORE = Lore(
    actions={
        "detective_agency": HINT,
        "blackmist_area": ANY,
        "grand_cathedral": WHITE,
        "underground_passage": BLACK,
        "town_hall": HALL,
        "olivers_hideout": STEAL,
        AIRSHIP: NOTHING,
    },
    worth={
        "w_mystic_compass": 0.3,
        "w_ancient_chalice": 0.25,
        "w_lucky_brooch": 0.2,
        "w_silver_rosary": 0.25,
        "w_excalibur": 0.1,
        "w_sages_robe": 0.3,
        "w_parasol": 0.2,
        "b_masamune": 0.4,
        "b_gatling": 0.3,
        "b_deaths_scope": 0.3,
        "b_pistol_l": 0.5,
        "b_pistol_r": 0.5,
        "b_sabre": 0.5,
        "b_crossbow": 0.5,
    },
    plays={
        "w_holy_water": cards.holy_water,
        "w_advent": cards.reveals_to_heal(OFFERS["w_advent"]),
        "w_cookie": cards.reveals_to_heal(OFFERS["w_cookie"]),
        "w_judgement": cards.judgement,
        "w_first_aid": cards.first_aid,
        "w_mermaid_tear": cards.mermaids_tear,
        "w_blessing": cards.constant(0.0),
        "w_mirror": cards.constant(0.0),
        "w_guardian_angel": cards.constant(0.2),
        "w_wisdom_seal": cards.constant(0.3),
        "b_vampire_bat": cards.bat,
        "b_black_dog": cards.hurts_both,
        "b_cursed_doll": cards.doll,
        "b_riot": cards.riot,
        "b_henchman": cards.best_theft,
        "b_banana_peel": cards.banana_peel,
        "b_dark_ritual": cards.reveals_to_heal(OFFERS["b_dark_ritual"]),
    },
    stays=True,
    relics=frozenset(
        {"w_ancient_chalice", "w_mystic_compass", "w_lucky_brooch", "w_silver_rosary"}
    ),
    shield="w_ancient_chalice",
    shielded=frozenset({"b_vampire_bat", "b_black_dog", "b_cursed_doll"}),
    brooch="w_lucky_brooch",
    liars=frozenset({"ulrich"}),
    harming=frozenset({"town_hall", "b_black_dog", "b_vampire_bat", "b_cursed_doll", "ability"}),
    mirrors={"w_mirror": mirrored},
    offers=OFFERS,
    goals={
        "alice": Survive(),
        "angela": Neighbour(own=-0.5),
        "agatha": OwnTurn(own=-0.8),
        "bylon": Hoard(),
        "benjamin": OthersHoard(),
        "bruce": KillTheStrong("olivers_hideout"),
        "craig": ThirdKill(danger=0.3),
        "carol": FirstOrLast(first_to_die=1.5),
        "claire": Burden(),
        "daniel": FirstOrShadowsDead(first_to_die=0.8),
        "david": Relics(),
        "deborah": Devotion(),
    },
    at_start={
        "alice": abilities.heals_fully,
        "claire": abilities.swaps_damage,
        "carol": abilities.heals_each_turn(2),
        "david": abilities.digs,
        "deborah": abilities.vows,
        "erica": abilities.voids,
        "felix": abilities.throws_die(6),
        "felicia": abilities.sets_to_seven,
        "uranus": abilities.shoots,
    },
    at_end={
        "agatha": abilities.strikes_an_area,
        "benjamin": abilities.gives_away,
        "craig": abilities.attacks_again,
        "emma": abilities.heals_neighbour,
        "gordon": abilities.raises_barrier,
        "ulster": abilities.second_attack,
        "wight": abilities.turns_of_the_dead,
    },
    voiding={
        "vendetta": 0.7,
        "vampire": 0.6,
        "werewolf": 0.6,
        "uranus": 0.7,
        "ulster": 0.8,
        "walpurgis": 0.6,
        "venom": 0.4,
        "wight": 0.4,
        "gordon": 0.3,
        "emma": 0.5,
        "freddy": 0.5,
        "godwin": 0.4,
        "emi": 0.4,
        "craig": 0.4,
        "bylon": 0.3,
    },
    bonuses={"freddy": lambda target: 2 * target["revealed"]},
    exposure=exposure,
)
