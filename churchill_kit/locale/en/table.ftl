# Shared tables. How variables work: engine/words.py.

## Opening, entering and joining

error-table-two-seats = Only one seat can be yours; the others are for people who are yet to come, or for players of the program.
error-table-no-person = Leave at least one seat to a person; nobody would ever come to this table.
error-table-gone = There is no table behind this link: it was deleted, or the link is an old one; ask whoever opened the table for another.
error-table-no-code = No table has the code “{ $given }”; look at its six letters again.
error-table-guessing = { $n ->
    [one] There have been too many wrong codes; try again in a minute.
   *[other] There have been too many wrong codes; try again in { $n } minutes.
}
error-table-full = All seats of this table are taken; ask for the link to watch.
error-table-seat-taken = Somebody has just taken this seat: { $seat }. Choose another one.
error-table-crowded = This server keeps no more than { $limit } tables, and all are in use; try again later, or delete one of yours.
error-table-unplayable = This table cannot be played on here: its entry { $n } does not fit the rules of this version. { $why }

## Playing

error-table-moved-on = Somebody was quicker, so your move does not count; look at the board and choose again.
error-table-not-your-turn = It is not your turn. To decide now: { $seat }.
error-table-bot-plays = The program plays for this seat now; take the seat back to play yourself.
error-table-watching = Who watches cannot take part; ask for the link of a seat.
error-table-owner-only = Only whoever opened the table can do this.
error-table-over = The game is over.
error-table-not-over = The game is still being played; this is for afterwards, since it tells everything.
error-table-long = A table holds no more than { $limit } moves; this game has come to its end here.
error-table-no-player = There is no player called “{ $given }” in this game.
error-table-no-seat = There is no seat “{ $given }” here that a person could have.
error-table-no-pace = There is no pace called “{ $given }”.

## Taking back

error-table-no-undo = You have made no move yet that could be taken back.
error-table-undo-gone = Nobody asks any longer for a move to be taken back.

## Talking

error-table-no-chat = Whoever opened the table has turned messages off.
error-table-line-long = A message has no more than { $limit } letters.
error-table-lines = A table keeps no more than { $limit } messages, and so many have been written.

## Telling whose turn it is

error-table-bad-hook = This is no address that could be told of your turn; it begins with https:// or http:// and is not long.
error-table-private-hook = This address lies inside a private network, and this server tells only public ones.
app-table-called = It is your turn at the table. Your seat: { $seat }.

## The store

error-table-store-none = This machine is set to keep nothing, so it has no shared tables and no classes; whoever runs it can name a store (churchill-kit serve --store).
error-table-store-not-here = Shared tables and classes need a server, and there is none behind this page; start one with “churchill-kit serve” and open them there.
error-table-store-no-folder = The folder for shared tables and classes cannot be made ({ $why }); whoever runs this server can name another place (churchill-kit serve --store).
error-table-store-read-only = Nothing can be written where tables and classes are kept ({ $why }), so this did not happen; whoever runs this server can mend it.
error-table-store-full = There is no more room where tables and classes are kept ({ $why }), so this did not happen; whoever runs this server can make some.
error-table-store-busy = Another program holds the store of tables and classes, so this did not happen; try again in a moment.
error-table-store-broken = The store of tables and classes cannot be used ({ $why }); whoever runs this server can mend it.
error-table-store-newer = The store of tables and classes was written by a newer version; update this program to use it.
error-table-store-bad-address = Shared tables and classes are kept in a file or on a PostgreSQL server; the address given to this server is neither.
error-table-store-no-driver = The database of tables and classes needs the package { $given }, which is not installed; “pip install churchill-kit[postgresql]” brings it.
error-table-store-away = The database of tables and classes does not answer; the page tries again by itself, and what counts will be shown.
