# Shadowlord, its waiting room.

shadowlord-mark-note = Until the game starts. Then you bear the sign of your master’s element.
