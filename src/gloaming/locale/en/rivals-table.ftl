# Shadow Rivals: words of the table itself, for what the board, the panels and the end show.
