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
app-shared-invite-about = Whoever opens a link sits down at that seat, on any device; you have these links, so you could, too. Whoever joins by the code takes a free seat, and nobody else has the link to it.
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
app-shared-table = Table
app-shared-lines = What is said at the table
app-shared-say = Say a line
app-shared-say-send = Say it
app-shared-name = Your name at the table
app-shared-name-keep = Keep
app-shared-kept = Kept.
app-shared-bot = Let a bot play
app-shared-bot-about = The seat stays whose it is; take it back whenever you like.
app-shared-back = Take the seat back
app-shared-look = Look into the hand of
app-shared-look-none = nobody

## Taking back
app-shared-undo = Ask to undo
app-shared-undo-asked = { $seat }: asks to go back to move { $move }.
app-shared-undo-mine = You have asked to go back to move { $move }.
app-shared-undo-all = Something was revealed or rolled since, so everybody must agree.
app-shared-agree = Agree
app-shared-refuse = Refuse
app-shared-withdraw = Withdraw

## What the owner settles
app-shared-settings = Settings of the table
app-shared-chat = Lines may be said by the seats
app-shared-hands = Who watches may look into all hands (a coach)
app-shared-pace = Time for a move
app-shared-pace-now = any
app-shared-pace-day = a day
app-shared-hook = Tell me elsewhere when it is my turn
app-shared-hook-about = An address that takes JSON, such as that of a chat server; empty for none.
app-shared-new-link = Give the seat a new link
app-shared-delete = Delete the table
app-shared-delete-sure = Delete it for everybody?
app-shared-delete-it = Delete
app-shared-leave-it = Keep it

## After the game, and my tables
app-shared-rematch = Rematch, seats moved round
app-shared-rematch-go = To the rematch
app-shared-mine = My tables
app-shared-mine-go = Sit down
app-shared-mine-forget = Take it off this list
app-shared-yours = Your turn
app-shared-theirs = To decide: { $seat }
