"""The family of games with hidden roles on areas in a ring: movement, decks, attack, death,
looting, reveal, victory.

An edition (``gloaming.games.hunters``) brings its areas, cards and characters. Clauses "R n" in
this package are those of
docs/rules/shadow-hunters.md.
"""
