# Classes: the pages. What goes wrong there is in class.ftl.

## Coming in
app-class-title = Classroom
app-class-to-index = All chapters
app-class-to-play = Play
app-class-mine = My classes
app-class-mine-go = Go there
app-class-mine-forget = Take off the list
app-class-gone-title = This class is no longer there
app-class-gone-next = Join another class by its code, go to one of your own, or learn and play without a class.
app-class-role-teacher = You teach it
app-class-role-student = You learn in it
app-class-role-projector = Projector
app-class-join-title = Join a class
app-class-join-about = Your teacher has told you six letters. Nobody needs an account.
app-class-code = Code of the class
app-class-code-help = Six letters
app-class-nickname = Your nickname
app-class-nickname-help = Your teacher sees it, and so does the class.
app-class-nickname-choose = Choose a nickname
app-class-join = Join
app-class-open-title = Open a class
app-class-open-about = For teachers: you get a code to join by, and you see at once who can do what.
app-class-name = Name of the class
app-class-language = Language
app-class-game = Game
app-class-roll = A list of nicknames
app-class-roll-about = One a line; students choose from it. Without a list they choose freely.
app-class-roll-fill = Fill in animals
app-class-open = Open the class

## Links
app-class-links = Links
app-class-link-join = Link to join
app-class-link-projector = Page for the projector
app-class-link-own = Your own link
app-class-link-own-about = Your own link brings you back on any device. Keep it, and pass it on to nobody: whoever has it is the teacher.
app-class-link-student-about = The address of this page is yours: it brings you back, on any device. Pass it on to nobody.
app-class-copy = Copy
app-class-copied = Copied
app-class-joining = Students may join

## What the teacher sees
app-class-students = Students
app-class-student = Student
app-class-nobody = Nobody has joined yet. Show the code, or the page for the projector.
app-class-progress = Rules by students
app-class-of = Answers to
app-class-of-practice = all practice
app-class-of-work = { $n }. { $work }{ $exam ->
    [yes] {" "}(exam)
   *[no] {""}
}
app-class-result = { $done } of { $total }, { $right } right
app-class-grid-about = A name opens what this student has on the screen.
app-class-done-of = Done
app-class-here = here
app-class-away = away
app-class-state-known = knows it
app-class-state-shaky = is not sure
app-class-state-wrong = does not know it
app-class-cell = { $right } right, { $wrong } wrong
app-class-count-of = { $n } of { $total }
app-class-stuck = Stuck
app-class-stuck-quiet = no answer for { $n } minutes
app-class-stuck-wrong = wrong several times in a row
app-class-exercises = Answers
app-class-exercises-about = What was missed most comes first.
app-class-exercises-none = Nothing has been answered yet.
app-class-answered = { $right } right, { $wrong } wrong
app-class-mistake = Commonest wrong answer
app-class-mistaken = { $n ->
    [one] once
   *[other] { $n } times
}
app-class-mistake-give = Give it to everybody
app-class-mistake-show = Show it to all
app-class-given-work = Given to the class: { $work }{ $exam ->
    [yes] {" "}(exam)
   *[no] {""}
}.

## Giving work
app-class-assign-title = Give work
app-class-kind = What
app-class-kind-chapters = Exercises of chapters
app-class-kind-reading = Chapters to read
app-class-reading-about = Each chapter is opened by a link; who has read it answers its closing check here, and you see who did.
app-class-kind-rules = Exercises of rules
app-class-kind-positions = Positions to solve
app-class-kind-tables = Tables to play at
app-class-chapters = Chapters
app-class-rules = Rules
app-class-rules-help = Numbers, with commas between them.
app-class-count = How many
app-class-same = Which ones
app-class-same-all = The same for all
app-class-same-each = Different for each
app-class-set = Set
app-class-set-help = Empty: any set.
app-class-mode = How
app-class-mode-practice = Practice
app-class-mode-exam = Exam
app-class-about-practice = With hints; each answer is explained at once.
app-class-about-exam = No hints, one try; the answers are explained once you close the exam.
app-class-scenario = Scenario
app-class-people = People at a table
app-class-people-help = Seats are drawn by lot; the program plays the others.
app-class-assign = Give it to the class
app-class-works = Work given
app-class-works-none = Nothing has been given yet.
app-class-work-done = done by { $n } of { $total }
app-class-set-all = set { $n }, exercises: { $count }
app-class-set-each = different sets, exercises: { $count }
app-class-close = Take no more answers
app-class-reopen = Take answers again
app-class-exam-close = When you take no more answers, all students see theirs, with what is right and why.
app-class-closed = closed
app-class-exam = exam
app-class-seat = Seat those who came later
app-class-table-turn = { $seat } to decide
app-class-table-over = over

## What a piece of work is called
app-class-work-reading = To read: { $chapters }
app-class-work-rules = Rules { $rules }
app-class-work-positions = Positions to solve
app-class-work-positions-of = Positions to solve: { $chapters }
app-class-work-exercises = { $n ->
    [one] One exercise for everybody
   *[other] Exercises for everybody
}
app-class-work-tables = { $n ->
    [one] A table to play at: { $scenario }
   *[other] A table for { $n }: { $scenario }
}
app-class-work-gone = Work that is no longer there
app-class-and-more = { $items } and { $n } more

## Taking home, and the end
app-class-results = Results
app-class-answers = Answers
app-class-export-answers = All answers (CSV)
app-class-export-students = Students (CSV)
app-class-report = Report to print
app-class-report-about = { $title }, { $at }. Answers: { $n }
app-class-print-by = Rules by students
app-class-delete = Delete the class
app-class-delete-sure = Really delete it?
app-class-delete-what = This deletes all of the class: students ({ $students }), work ({ $works }), answers ({ $answers }), tables ({ $tables }). Nothing brings it back.
app-class-delete-it = Delete all of it
app-class-leave-it = Leave it
app-class-deleted-title = The class is deleted
app-class-deleted = All of it is gone: students ({ $students }), work ({ $works }), answers ({ $answers }), tables ({ $tables }).

## Showing to all
app-class-shown = Shown to all
app-class-hide = Show it no longer
app-class-back = Back to the class
app-class-work-of = At work on
app-class-nothing = Nothing to do at the moment.
app-class-screen = On this student’s screen
app-class-show-short = Show
app-class-show = Show to all
app-class-show-about = On the projector and on all pages, without the name.
app-class-follow = Follow on the projector
app-class-follow-about = The table as it goes on, on the projector alone.
app-class-rename = Nickname
app-class-rename-keep = Keep
app-class-remove = Remove from the class
app-class-remove-sure = Remove this student with all answers?
app-class-remove-it = Remove

## What a student sees
app-class-todo = Yours to do
app-class-new = New work: { $work }{ $exam ->
    [yes] {" "}(exam)
   *[no] {""}
}.
app-class-news = There is new work for you in the class “{ $name }”.
app-class-news-go = Go there
app-class-news-close = Close this notice
app-class-todo-none = Nothing to do at the moment. What your teacher gives appears here by itself.
app-class-standing = { $done } of { $total } answered, { $right } right
app-class-standing-exam = { $done } of { $total } answered
app-class-table-state = { $state ->
    [done] the game is over
    [closed] closed
    [gone] the table is gone
   *[other] a game to play
}
app-class-begin = Begin
app-class-go-on = Go on
app-class-doing = You are here
app-class-to-check = To the check
app-class-to-table = To the table
app-class-exam-about = Exam: no hints, one try each
app-class-exercise = Exercise { $n } of { $total }
app-class-next = Next exercise
app-class-finish = Finish
app-class-give-up = I don’t know
app-class-review = My answers
app-class-review-close = Close the answers
app-class-review-none = No answer.
app-class-review-one = Exercise { $n }: { $state ->
    [right] right
    [wrong] wrong
   *[none] no answer
}
app-class-shown-student = Your teacher shows something to all.
app-class-look = Look at it
app-class-look-back = Back to my work

## The page on the wall
app-class-wall-join = To join, open this address and type the code:
app-class-wall-none = Nobody can join at the moment.
app-class-wall-qr = The address as a picture for a camera
app-class-wall-local = This address works on this machine alone. For students to reach it, start the server by “churchill-kit serve --ip 0.0.0.0” (with “--host NAME” if the machine has a name) and open this page at the machine’s address in your network.

## If the page is cut off
app-class-kernel-lost = The program behind this page has ended, and the page is loading anew. If it does not, load it yourself: its address leads back, and what was answered is there.
app-class-link-lost = The connection is lost; trying again. What was answered counts.
