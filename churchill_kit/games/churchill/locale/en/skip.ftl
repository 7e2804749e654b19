# Where skipping what happens will stop: "Skip to: my debate". By kind of decision.
app-skip-agenda_card = my agenda card
app-skip-opening_issue = my first issue
app-skip-nominate_issue = my nomination
app-skip-advance_issue = my turn at the table
app-skip-stop_in_center = my choice in the center
app-skip-debate_issue = my debate
app-skip-choose_issue = my choice of an issue
app-skip-discard_for_leader = my discard
app-skip-choose_attribute_support = my support marker
app-skip-directed_offensive = my Directed Offensive
app-skip-allocate_production = my production
app-skip-commit_production = my production
app-skip-fulfil_directed = my Directed Offensive
app-skip-name_commander = who is to command
app-skip-place_bonus = my bonus marker
app-skip-global_issue = my Global Issue
app-skip-choose_next = whose turn it is to place
app-skip-place_network_marker = my networks
app-skip-place_alignment_marker = my alignment markers
app-skip-break_tie = the tie
app-skip-name_tie_winner = the tie
app-timeline-by-round = conference
app-end-rounds = What each conference brought

# A page to pause at that was skipped, offered with the next question.
app-passed-meeting = What the meeting came to
app-passed-war = What the war brought
