# The tutor, for all chapters.

## A move that the rules do not refuse, and what comes of it

tutor-allowed = This is allowed. { $told }

## A name that no maker of exercises has

error-no-exercise = There is no exercise maker called { $given }. There are: { $choices }.
