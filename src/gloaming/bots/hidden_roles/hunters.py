"""What the pieces of Shadow Hunters mean to a player."""

from __future__ import annotations

from gloaming.games.hidden_roles.pieces import BLACK, SHADOW, WHITE

from . import abilities, cards
from .goals import (
    FirstOrLast,
    FirstOrShadowsDead,
    Hoard,
    KillTheStrong,
    Neighbour,
    Relics,
    Survive,
    ThirdKill,
)
from .lore import ANY, HALL, HINT, STEAL, Fits, Lore

CHOCOLATE = frozenset({"agnes", "allie", "ellen", "emi", "ultra_soul", "unknown"})

OFFERS: dict[str, Fits] = {
    "w_advent": lambda character, public: character.faction == "hunter",
    "b_diabolic_ritual": lambda character, public: character.faction == SHADOW,
    "w_chocolate": lambda character, public: character.id in CHOCOLATE,
}

HUNTERS_LORE = Lore(
    actions={
        "hermits_cabin": HINT,
        "underworld_gate": ANY,
        "church": WHITE,
        "cemetery": BLACK,
        "weird_woods": HALL,
        "erstwhile_altar": STEAL,
    },
    worth={
        "w_mystic_compass": 0.3,
        "w_talisman": 0.25,
        "w_fortune_brooch": 0.2,
        "w_silver_rosary": 0.25,
        "w_spear_longinus": 0.1,
        "w_holy_robe": 0.3,
        "b_masamune": 0.4,
        "b_machine_gun": 0.3,
        "b_handgun": 0.2,
        "b_butcher_knife": 0.5,
        "b_chainsaw": 0.5,
        "b_broad_axe": 0.5,
    },
    plays={
        "w_holy_water": cards.holy_water,
        "w_advent": cards.reveals_to_heal(OFFERS["w_advent"]),
        "w_chocolate": cards.reveals_to_heal(OFFERS["w_chocolate"]),
        "w_flare_judgement": cards.judgement,
        "w_first_aid": cards.first_aid,
        "w_blessing": cards.constant(0.0),
        "w_disenchant_mirror": cards.constant(0.0),
        "w_guardian_angel": cards.constant(0.2),
        "w_concealed_knowledge": cards.constant(0.3),
        "b_vampire_bat": cards.bat,
        "b_spider": cards.hurts_both,
        "b_spiritual_doll": cards.doll,
        "b_dynamite": cards.dynamite,
        "b_moody_goblin": cards.best_theft,
        "b_banana_peel": cards.banana_peel,
        "b_diabolic_ritual": cards.reveals_to_heal(OFFERS["b_diabolic_ritual"]),
    },
    stays=False,
    relics=frozenset({"w_talisman", "w_spear_longinus", "w_holy_robe", "w_silver_rosary"}),
    shield="w_talisman",
    shielded=frozenset({"b_vampire_bat", "b_spider"}),
    brooch="w_fortune_brooch",
    liars=frozenset({"unknown"}),
    harming=frozenset({"weird_woods", "b_spider", "b_vampire_bat", "b_spiritual_doll", "ability"}),
    mirrors={
        "w_disenchant_mirror": lambda character, public: (
            character.faction == SHADOW and character.id != "unknown"
        )
    },
    offers=OFFERS,
    goals={
        "allie": Survive(),
        "agnes": Neighbour(own=-0.5),
        "bob": Hoard(),
        "bryan": KillTheStrong("erstwhile_altar"),
        "catherine": FirstOrLast(first_to_die=1.5),
        "charles": ThirdKill(danger=0.3),
        "daniel": FirstOrShadowsDead(first_to_die=0.8),
        "david": Relics(),
    },
    at_start={
        "franklin": abilities.throws_die(6),
        "george": abilities.throws_die(4),
        "ellen": abilities.voids,
        "fuka": abilities.sets_to_seven,
        "ultra_soul": abilities.shoots,
        "catherine": abilities.heals_each_turn(1),
        "emi": abilities.goes_elsewhere,
        "agnes": abilities.turns_to_the_left,
        "david": abilities.digs,
    },
    at_end={
        "charles": abilities.attacks_again,
        "gregor": abilities.raises_barrier,
        "wight": abilities.turns_of_the_dead,
    },
    voiding={
        "valkyrie": 0.7,
        "vampire": 0.6,
        "werewolf": 0.6,
        "ultra_soul": 0.7,
        "wight": 0.4,
        "gregor": 0.3,
        "unknown": 0.2,
        "charles": 0.5,
        "bob": 0.3,
    },
    bonuses={},
    exposure=lambda at, place: 0.0,
)
