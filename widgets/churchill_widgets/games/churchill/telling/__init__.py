"""What the table of Churchill tells: moments of the story, pages to pause at, what things are and
where moves lead. Pure functions of views, events and a language; no rule lives here."""
