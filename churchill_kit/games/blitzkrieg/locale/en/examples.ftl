# Titles and captions of the worked examples (book/examples.toml).

example-marker = The marker goes to and fro
example-marker-start = The Axis has placed a navy of strength 1 in Western Europe, and the marker is one cell on its half. The Allies hold an army of strength 3.
example-marker-placed = The army takes the land space; its research puts a special weapon into the bag.
example-marker-moved = Three cells towards the Allies: from one on the other half to two on their own.

example-campaign = A campaign is completed
example-campaign-start = One space of the first campaign is free, and the Allies lead by 2. The campaign is worth 2 points.
example-campaign-completed = The army moves the marker to the first mark. The campaign is full, the Allies have the marker: 2 points, and 1 for the mark.

example-theatre = A theatre is closed
example-theatre-start = The Allies lead by 9 in Africa; the last cell is the eleventh. In the second campaign all spaces are free.
example-theatre-closed = The air force brings the marker to the end: the theatre is closed at once.
example-theatre-points = First the free spaces take effect for the Allies. Then come 5 points of the campaign that was left, and 2 for the second mark.

example-tie = The last turn, and a tie
example-tie-start = The Axis has 26 points, so the Allies have one last turn. They have 24.
example-tie-points = Propaganda of 2 is free in South-East Asia: 26 for the Allies, too.
example-tie-ended = Equal points: the Allies have won the war.

example-boston = Boston leads to New York
example-boston-start = Germany leads by 3 in Boston and holds an army of strength 3.
example-boston-closed = The marker reaches the cell with +2: Boston is won.
example-boston-asked = Three points; then Germany chooses among the campaigns that are linked with Boston.
example-boston-carried = New York is opened, and the marker begins two cells on Germany’s half.

example-laboratory = The automaton looks for research
example-laboratory-start = The automaton’s row: admiral, air force, two navies, army. No unit can complete a campaign or close a theatre.
example-laboratory-drawn = The stratagem is Research & Development.
example-laboratory-theatres = Row 1.4: only theatres with a free research space in the active campaign are left.
example-laboratory-theatre = Row 1.5: of these the Pacific has most free spaces.
example-laboratory-space = Row 2.3: the stratagem leaves the research space only.
example-laboratory-units = Row 3.1: the army cannot be placed there; four units are left.
example-laboratory-die = Row 3.7: the die shows 5. Counting goes round, so it is the first again: the admiral.
example-laboratory-placed = The admiral takes the space.

example-glory = The automaton looks for glory
example-glory-start = Four active campaigns are worth 3 points, that of South-East Asia 2. No unit can complete a campaign or close a theatre.
example-glory-drawn = The stratagem is For the Glory.
example-glory-points = Row 1.4: South-East Asia is struck out, since it brings fewer points.
example-glory-space = Row 1.4 goes on: only Eastern Europe has free propaganda in its active campaign. Row 2.3: and it is to be that space.
example-glory-units = Row 3.1: two units can be placed on land: the air force and the army.
example-glory-die = Row 3.7: the die shows 2, which is the army.
example-glory-placed = The army takes the space.
