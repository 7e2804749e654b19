# The laboratory: questions of ready-made studies, their settings, and what happens when.

study-first = Has the player who begins an edge?
study-first-base = Base board
study-first-nippon = Nippon
study-level = How much harder are the levels of the automaton?
study-level-easy = Easy
study-level-medium = Medium
study-level-hard = Hard

moment-unit = unit placed
moment-campaign_completed = The first campaign is completed
moment-theatre_closed = The first theatre is closed
