# Cards of terms and rules, in the chapters and in the app: widgets/churchill_widgets/terms.py.

terms-term = Term
terms-rule = Rule
terms-rules = In the rules:
terms-related = See also:
terms-glossary = In the glossary
terms-example = Live example
terms-example-there = Live example in the chapter
terms-close = Close
