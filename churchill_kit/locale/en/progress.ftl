# Progress: where it is kept, the review, the picture of all rules, the learner.
# How variables work: engine/words.py.

## Files of progress

error-progress-foreign = This file does not hold progress of churchill_kit; choose one that was exported here.
error-progress-newer = This progress has format { $given }, and this version reads formats up to { $known }; update it to open the file.
error-progress-damaged = This file of progress is damaged. { $where }: { $what }.
error-progress-large = This file is larger than any progress could be (more than { $limit } MB).
error-progress-other = This file holds what was learned in another game ({ $given }); bring it in on that game's page.

## The store

error-store-none = This machine is set to keep no progress, so yours is kept in this browser only.
error-store-not-here = There is no database here, so your progress is kept in this browser only.
error-store-no-folder = The folder for your progress cannot be made ({ $why }), so it is kept in this browser only.
error-store-read-only = The file for your progress cannot be written ({ $why }), so it is kept in this browser only.
error-store-full = There is no more room where your progress is kept ({ $why }); make some there. Until then it is kept in this browser only.
error-store-crowded = As many learners as this server takes ({ $limit }) have names here, so your progress is kept in this browser only.
error-store-too-much = Your progress has more answers than the { $limit } that are kept for one learner, so it is kept in this browser only.
error-store-locked = { $given } has a word of their own here, and this browser does not know it; type it beside the name to open that progress. Until then yours is kept in this browser only.
error-store-busy = Another program holds the file of your progress, so it is kept in this browser only for now.
error-store-broken = The file of your progress cannot be used ({ $why }); move it away to begin a new one. Until then it is kept in this browser only.
error-store-newer = The file of your progress was written by a newer version, so it is kept in this browser only; update to use the file again.
error-store-bad-address = The address of the database cannot be understood, so your progress is kept in this browser only.
error-store-no-driver = The database needs the package { $given }, which is not installed, so your progress is kept in this browser only.
error-store-away = The database with your progress does not answer ({ $why }), so it is kept in this browser only for now.

## The page of the review: title, what it is for (parted by " · "), minutes

chapter-review = Review
    .aims = bring back what you are about to forget, just in time · see at a glance which rules you know, and which you do not yet · take your progress along, or begin anew
    .minutes = 10

chapter-able-page = Here you

## The review

chapter-review-due = { $n ->
    [0] Nothing is due now
    [one] One exercise is due
   *[other] { $n } exercises are due
}
chapter-review-from = { $n ->
    [one] { $due ->
        [one] It comes from chapter { $choices }.
       *[other] They come from chapter { $choices }.
    }
   *[other] They come from chapters { $choices }, mixed.
}
chapter-review-next = { $unit-id ->
    [minutes] { $n ->
        [one] The next one comes back in a minute.
       *[other] The next one comes back in { $n } minutes.
    }
    [hours] { $n ->
        [one] The next one comes back in an hour.
       *[other] The next one comes back in { $n } hours.
    }
   *[days] { $n ->
        [one] The next one comes back tomorrow.
       *[other] The next one comes back in { $n } days.
    }
}
chapter-review-none-yet = You have not answered an exercise yet. Those you answer in the chapters come back here, each when you are about to forget it.
chapter-review-begin-due = { $n ->
    [one] Begin
   *[other] Begin: a round of { $n }
}
chapter-review-begin-own = { $n ->
    [one] A costly move of your own
   *[other] Costly moves of your own: { $n }
}
chapter-review-begin-weakest = { $n ->
    [one] Practise the weakest one
   *[other] Practise the { $n } weakest
}
chapter-review-begin-fresh = Something new: { $title }
chapter-review-lead-due = Due again, from chapter { $number }: { $title }. { $n ->
    [0] It is the last one.
    [one] One more waits.
   *[other] { $n } more wait.
}
chapter-review-lead-own = From a game of your own. { $n ->
    [0] It is the last one.
    [one] One more waits.
   *[other] { $n } more wait.
}
chapter-review-lead-weakest = Not certain yet, from chapter { $number }: { $title }. { $n ->
    [0] It is the last one.
    [one] One more waits.
   *[other] { $n } more wait.
}
chapter-review-lead-fresh = New to you, from chapter { $number }: { $title }. { $n ->
    [0] It is the last one.
    [one] One more waits.
   *[other] { $n } more wait.
}
chapter-review-end = To the end of this round
chapter-review-score = This round: { $right } right, { $wrong } wrong.

## The picture of all rules

chapter-mastery = The rulebook and you
chapter-mastery-next = What comes next
chapter-mastery-known = How far you have come
chapter-mastery-known-about = A chapter is done when you have read it and passed its check. A rule is known only after several right answers about it, which the exercises and the review ask for.
chapter-mastery-to-review = To the review
chapter-mastery-begin = The next chapter:
chapter-mastery-go-on = Go on with:
chapter-mastery-weak = Least certain so far, and how sure of the rule you are by our reckoning:
chapter-mastery-all = { $n ->
    [one] The only rule, as a tile
   *[other] All { $n } rules, tile by tile (exercises ask about { $count })
}
chapter-mastery-of-chapter = { $n } of { $count } rules known
chapter-mastery-done = Done
chapter-mastery-about = The fuller a disc, the better you know the rule: your last three answers to each kind of question about it, a third each (with a hint, half of that), times how likely you still remember. So it fades with time, until you review. A heading that has no exercises of its own shows the mean of its rules.
chapter-mastery-keys = Choose a rule to see what it says; the arrow keys go from one to the next.
chapter-mastery-legend = What the discs mean
chapter-mastery-level-none = not practised yet
chapter-mastery-level-begun = in progress
chapter-mastery-level-solid = known: 80% or more
chapter-mastery-level-unasked = no exercise asks for it by itself
chapter-mastery-unasked = Why some rules have a dash
chapter-mastery-rule = { $number } { $title }.
chapter-mastery-unasked-why = To be looked up when it is needed: there is nothing here to work out.
chapter-mastery-total = Rules that exercises ask about: { $count }; known: { $n }, in progress: { $begun }.
chapter-mastery-share = { $n }% known
chapter-mastery-percent = { $n }%
chapter-mastery-tile = { $number } { $title }: { $state }

## The learner

chapter-learner = Your progress
chapter-learner-who = { $name-id ->
    [none] Learning without a name.
   *[other] Learning as { $name }.
}
chapter-learner-name = A name
chapter-learner-rename = Call me that
chapter-learner-switch = Somebody else learns
chapter-learner-names = Others here:
chapter-learner-export = Save to a file
chapter-learner-import = Bring in a file
chapter-learner-wipe = Forget everything …
chapter-learner-wipe-sure = All answers and passed checks will be forgotten, here and wherever they are kept under this name; other browsers ask first. This cannot be undone; a file that you saved can be brought in again.
chapter-learner-wipe-yes = Forget everything
chapter-learner-wipe-no = Keep it
chapter-learner-taken = Somebody here is called { $name } already; take another name, or let that learner go on.
chapter-learner-renamed = { $name-id ->
    [none] The name is gone, the progress stays.
   *[other] You are { $name } now; the progress stays.
}
chapter-learner-switched = { $name-id ->
    [none] Somebody without a name learns now.
   *[other] { $name } learns now.
}
chapter-learner-imported = { $n ->
    [0] The file brought nothing new.
    [one] The file brought one answer.
   *[other] The file brought { $n } answers.
}
chapter-learner-wiped = Everything is forgotten.
chapter-learner-kept-file = Your progress is kept in a file on this machine, with a copy in this browser.
chapter-learner-kept-base = Your progress is kept in the database of this machine, with a copy in this browser.
chapter-learner-kept-shared = Your progress is kept on this server under your name, with a copy in this browser. In another browser, give your name and your word: { $word }. Whoever has the word can read and forget your progress.
chapter-learner-locked = { $name } has a word of their own here. Whoever is called so, type it beside the name; everybody else takes another name.
chapter-learner-word = Your word, in a browser that does not know it
chapter-learner-aside = { $n ->
    [one] This progress was forgotten in another browser. One answer of it is still in this one.
   *[other] This progress was forgotten in another browser. { $n } answers of it are still in this one.
}
chapter-learner-aside-back = Bring them back
chapter-learner-aside-drop = Forget them here, too
chapter-learner-kept-browser = Your progress is kept in this browser.
chapter-learner-kept-nameless = Many people share this server, so without a name your progress is kept in this browser only.
chapter-learner-kept-projected = This page is on a projector: it shows nobody’s progress, and what is answered here is kept nowhere.
