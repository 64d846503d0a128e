# Why something was refused: `error-<code>`. `error-other` is for a code that has no words here.

error-other = That did not work ({ $code }).

## From the engine

error-engine = The game does not allow that.
error-illegal-action = That is not possible now.
error-stale-question = Too late: the table has moved on.
error-not-your-seat = That is somebody else’s decision.
error-match-over = The game is over.
error-bad-options = The game cannot be set up like that.
error-bad-record = This record does not fit the game.

## From the server

error-bad_name = That cannot be a name: it is empty or too long.
error-empty_line = There is nothing to say in that.
error-long_line = That is too long for one line.
