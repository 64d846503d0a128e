"""The family of games with hidden roles on areas in a ring: movement, decks, attack, death,
looting, reveal, victory.

An edition (``gloaming.games.hunters``, ``gloaming.games.raiders``) brings its areas, cards and
characters, and overrides what its rules say otherwise (`pieces.Edition`, `turn.Turn`). Clauses
"H n" in this package are those of docs/rules/shadow-hunters.md, "R n" those of
docs/rules/shadow-raiders.md; in an edition's own package "R n" is its own rules file.
"""
