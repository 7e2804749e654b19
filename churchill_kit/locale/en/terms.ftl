# Cards of terms and rules, in the chapters and in the app: widgets/churchill_widgets/terms.py.

terms-term = Term
terms-rule = Rule
terms-rules = In the rules:
terms-related = See also:
terms-glossary = In the glossary
terms-example = Show it on a board
terms-example-hide = Put the board away
terms-example-wait = The board is on its way …
terms-example-lost = The example cannot be shown: the program behind this page does not answer. Close the card and try again, or load the page anew.
terms-close = Close
terms-here = Terms used here
terms-more = G: open the whole card
terms-key = G: while a tip is shown, all about the terms in it

## The glossary

terms-title = Glossary
terms-search = Search: a word, a rule’s number, or the Russian term
terms-list = Terms in alphabetical order
terms-shown = { $n } of { $count }
terms-elsewhere = Spoken of elsewhere
terms-nothing = No term fits. Try fewer letters.
chapter-error-no-term = The glossary has no term called { $given }.
