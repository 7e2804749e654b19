# The engine: sentences that any game may need. How variables work: engine/words.py.

## Lists

list-and = { $head } and { $last }
list-or = { $head } or { $last }

## Errors: a choice that cannot be played

error-view-cannot-play = This is one player's view of the game: it can be looked at, not played on.
error-not-a-view = Only a view leaves something open that could be dealt anew; this is the whole position.
error-not-an-action = This is not a move of this game: { $given }.
error-game-is-over = The game is over; there is nothing left to play.
error-not-offered = “{ $action }” is not possible now. To be decided: { $decision }
error-forced-roll = A die with { $sides } sides cannot show { $value }.
error-not-a-roll = { $given } is not the roll of a die.
error-unknown-seat = There is no seat { $given } in this game.

## Errors: setting up

error-unknown-game = There is no game called { $given }. There are: { $choices }.
error-no-file = The game in { $folder } has no { $file }, which brings “{ $entry }”.
error-no-entry = { $file } of the game in { $folder } has no “{ $entry }” of the right kind.
error-not-arrived = The game in { $folder } did not arrive: check the connection and load the page again.
error-bad-file = { $file } of the game in { $folder } cannot be read: { $why }.
error-bad-entry = { $file } of the game in { $folder } has no text for “{ $entry }” in { $where }.
error-bad-about = about.toml of the game in { $folder } is wrong. { $where }: { $what }.
error-unknown-scenario = There is no scenario { $given }. There are: { $choices }.
error-bad-seed = The seed must be a whole number from 0 to { $high }, not { $given }.
error-too-many-seeds = { $games ->
    [one] One game
   *[other] { $games } games
} from seed { $first } on would need seeds beyond { $high }, the last there is; begin with a smaller one.
error-options-no-table = Options are given as a table of names and values, not as { $given }.
error-unknown-option = There is no option called “{ $given }”. There are: { $choices }.
error-bad-option = The option “{ $name }” cannot be { $given }. It can be: { $choices }.
error-unknown-player = There is no player called { $given }. There are: { $choices }.
error-unknown-seat-in-setup = There is no seat { $given }. There are: { $choices }.
error-no-positions = This game has no positions set up by hand.
error-no-box = This game has no components that could be checked.
error-bad-position = This position is not possible. { $where }: { $what }.
error-bad-data = { $file }, { $where }: { $what }.
error-no-such-move = There is no move { $given } in this game; it has { $high ->
    [0] no moves yet
    [one] 1 move
   *[other] { $high } moves
}.

## Errors: saved games

error-not-json = This file is not a saved game: it cannot be read as one at all.
error-foreign-file = This file is not a saved game of churchill_kit.
error-too-large = This file is larger than any saved game could be (more than { $limit } MB).
error-newer-save = This game was saved by a newer version ({ $version }). Please update to open it.
error-newer-format = This save has format { $given }; this version reads formats up to { $known }. Please update to open it.
error-other-game = This save belongs to another game: { $given }.
error-unknown-game-in-save = This save belongs to a game that is not installed: { $given }.
error-bad-save = This save is damaged. { $where }: { $what }.
error-bad-setup-in-save = This save cannot be set up. { $why }
error-bad-move-in-save = Move { $number } of this save cannot be replayed: it was changed, or it comes from a version with other cards or rules. { $why }
error-digest-differs = This save ends in another position than it says. It was changed, or it comes from a version with other rules.
error-cannot-read = The file { $path } cannot be read: { $why }.
error-cannot-write = The file { $path } cannot be written: { $why }.

## What does not fit in data from outside; parts of the sentences above

mismatch-not-a-number = a whole number from { $low } to { $high } belongs here, not { $given }
mismatch-not-yes-or-no = true or false belongs here, not { $given }
mismatch-not-text = a text belongs here, not { $given }
mismatch-not-one-of = { $given } does not belong here; possible are: { $choices }
mismatch-not-a-list = { $low ->
    [0] a list of at most { $high } entries belongs here, not { $given }
   *[other] a list of { $low } to { $high } entries belongs here, not { $given }
}
mismatch-not-a-table = a table of names and values belongs here, not { $given }
mismatch-unknown-key = { $choices-id ->
    [none] { $key } is unknown
   *[other] { $key } is unknown; known are: { $choices }
}
mismatch-missing-key = { $key } is missing
mismatch-twice = { $key } is there twice
mismatch-too-many = { $given } are too many; { $high ->
    [one] one is all there is
   *[other] { $high } are all there are
}
mismatch-too-deep = lists within lists go too deep here
mismatch-unplayable = play cannot go on from here
mismatch-does-not-fit = this does not fit the rest of the position
mismatch-cannot-read = the file cannot be read: { $why }
mismatch-not-toml = the file is not valid TOML: { $why }

## How a game ended, where it has no sentence of its own

draw = Draw
ending-draw = Nobody wins: it is a draw.
ending-one = The winner is { $winner }, with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
ending-together = { $winners-and } win together.

## Why a player chose

reason-chance = Chance decided: this player weighs nothing.

## What a notebook shows

error-no-screens = There are no screens of this game here: install churchill-kit with its widgets.
error-unknown-board = There is no board { $given }. There are: { $choices }.
result-seat = Seat
result-points = Points
result-change = The ending adds
result-final = Counts
record-moves = { $n ->
    [one] 1 move
   *[other] { $n } moves
}
record-earlier = { $n ->
    [one] The first move
   *[other] The first { $n } moves
}

## Why the system refuses a file

name-EACCES = it is not allowed
name-EISDIR = that is a folder
name-ENOENT = there is no such file or folder
name-ENOSPC = the disk is full
name-ENOTDIR = what should be a folder is a file
name-EPERM = it is not allowed
name-EROFS = the disk can only be read
