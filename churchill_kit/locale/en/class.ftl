# Classes. How variables work: engine/words.py.

## Opening, joining and coming back

error-class-no-name = Give the class a name, so that its students know it.
error-class-name-long = The name of a class has no more than { $limit } letters.
error-class-no-language = A class cannot be held in the language { $given } here.
error-class-crowded = This server keeps no more than { $limit } classes, and all are in use; try again later, or delete one of yours.
error-class-gone = There is no class behind this link: it was deleted, you were taken out of it, or the link is an old one; if in doubt, ask your teacher.
error-class-no-code = No class has the code “{ $given }”; look at its six letters again.
error-class-closed = Nobody can join this class at the moment; ask your teacher.
error-class-full = A class has no more than { $limit } students, and this one is full; ask your teacher.
error-class-no-student = There is no such student in this class any longer.

## Nicknames

error-class-nickname-none = Choose a nickname that others can read.
error-class-nickname-long = A nickname has no more than { $limit } letters.
error-class-nickname-letters = A nickname begins with a letter or a digit, and has nothing but these, spaces, hyphens, dots and apostrophes.
error-class-nickname-taken = Somebody in this class is called “{ $given }” already, or almost; choose another nickname.
error-class-not-listed = “{ $given }” is not among the nicknames of this class; choose one from the list.
error-class-roll-long = A list has no more than { $limit } nicknames.
app-class-nicknames = Otter, Falcon, Lynx, Badger, Heron, Beaver, Raven, Hedgehog, Marten, Stork, Squirrel, Owl, Fox, Swan, Wolf, Hare, Crane, Bear, Swift, Deer, Seal, Magpie, Weasel, Eagle, Dolphin, Robin, Mole, Toad, Pike, Bee, Sparrow, Boar

## Work

error-class-work-wrong = This work cannot be given. { $where }: { $what }.
error-class-work-broken = What was to be done here can no longer be read; ask your teacher for other work.
error-class-people = So many people do not fit at one table of this game: it has seats for { $limit }.
error-class-nothing = There is no exercise for this; choose other chapters or rules.
error-class-reading-many = No more than { $limit } chapters can be given to read at once.
error-class-works = A class has no more than { $limit } pieces of work.
error-class-no-work = This work is no longer there; look at the list again.
error-class-chapter-gone = This work is about chapter { $given }, and there is no such chapter here.
error-class-rule-gone = This work is about rule { $given }, and there is no such rule here.
error-class-exercise-gone = This exercise can no longer be made ({ $given }); go on with the next one.

## Answers

error-class-no-exercise = This work has no such exercise.
error-class-no-answer = This is no answer to this exercise; nothing was counted.
error-class-not-finished = The goal has not been reached yet; play on, or give the exercise up.
error-class-answered = This exercise has been answered already, perhaps in another window; the first answer counts.
error-class-one-try = In an exam each exercise is answered once; the first answer counts.
error-class-tries = An exercise can be tried no more than { $limit } times.
error-class-work-closed = The teacher takes no more answers to this work.
error-class-work-open = The answers to this exam can be looked at once the teacher has closed it.
error-class-answers = A class keeps no more than { $limit } answers, and so many have been given.

## What is shown and taken home

error-class-nothing-to-show = This student has nothing to do at the moment, so there is nothing to show.
app-class-column-nickname = nickname
app-class-column-exercise = exercise
app-class-column-seed = seed
app-class-column-rule = rule
app-class-column-right = right
app-class-column-hints = hints
app-class-column-time = time
app-class-column-work = work
app-class-column-exam = exam
app-class-column-answers = answers
app-class-column-wrong = wrong
app-class-column-known = rules known
app-class-column-shaky = rules shaky
app-class-column-missed = rules missed
app-class-column-exam-answers = exam answers
app-class-column-exam-right = exam right
app-class-column-last = last answer
