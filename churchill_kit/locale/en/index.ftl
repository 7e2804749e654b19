# The page to enter by, and the row of links at the head of each chapter.

index-this-language = English
index-language = Language
index-theme = Colours
index-theme-system = As the system
index-theme-light = Light
index-theme-dark = Dark
index-project = Projector view
index-project-about = Large, and without anybody’s progress, for all pages of this tab; ?project=1 in an address does the same
index-games = Games
index-play = Play
index-play-about = Alone against bots, or several people at one screen.
index-classroom = Classroom
index-classroom-about = For teachers and students: a code to join by, work, and who can do what.
index-first = First game with the adviser
index-first-about = An adviser explains every new decision.
index-begin = Start the course
index-go-on = Go on with the course
index-review = Review
index-review-about = What you answered before, again when it is about to slip.

index-course = The course, rule by rule
index-more = Beyond the rules
index-open = Open
index-desks = For those who program
index-desks-how = A laboratory for thousands of games and a tour of the Python library open in JupyterLab, on one’s own computer: “make lab” or “churchill-kit lab”.
index-desk-lab = Laboratory
index-desk-lab-about = Hundreds of games, charts with intervals, questions for a class.
index-desk-python = A tour in Python
index-desk-python-about = A game in six lines, a position by hand, a player of one’s own.
index-minutes = { $n } min
index-standing = { $state-id ->
    [done] Done
    [passed] Check passed, not read to the end
    [read] Read to the end, check not passed yet
    [begun] Begun
   *[new] Not begun
}
index-answered = { $right } of { $n } right
index-done = { $n } of { $count } chapters done
index-nav = Pages
index-nav-all = All chapters
index-nav-play = Play
index-nav-before = Previous: { $title }
index-nav-after = Next: { $title }

## The menu of a package for a learning platform

scorm-chapter = Chapter
scorm-standing = { $done } of { $all } closing checks passed; score { $score }
scorm-alone = No learning platform is listening, so nothing is reported.
