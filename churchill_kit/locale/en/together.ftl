# Shared tables: the pages. What goes wrong there is in table.ftl.

## Coming to a table
app-shared-title = Play together
app-shared-about = Everybody at a screen of their own: open a table for the game and the seats below, and pass on its links.
app-shared-open = Open a shared table
app-shared-offer = Your seat: { $seat-full }; you invite { $seats-and }.
app-shared-offer-all = You have no seat of your own; you invite { $seats-and }.
app-shared-code = Code of the table
app-shared-code-help = Six letters that whoever opened the table can tell you.
app-shared-join = Join
app-shared-free = Choose a free seat:

## Around the table
app-shared-bar = Who is at the table
app-shared-invite = Invite
app-shared-invite-about = Whoever opens a link sits down at that seat, on any device. The code leads to any free seat.
app-shared-link = Link to a seat
app-shared-watch-link = Link to watch
app-shared-taken = taken
app-shared-own-link-about = The address of this page is your own seat: keep it to come back, and pass it on to nobody.
app-shared-copy = Copy
app-shared-copied = Copied
app-shared-close = Close
app-shared-here = here
app-shared-away = away
app-shared-you = you
app-shared-turn = to decide
app-shared-watching = You are watching.
app-shared-wait = Waiting for a decision: { $seat }.
app-since-now = just now
app-since-minutes = for { $n } min
app-since-hours = for { $n } h
app-since-days = { $n ->
    [one] for { $n } day
   *[other] for { $n } days
}
