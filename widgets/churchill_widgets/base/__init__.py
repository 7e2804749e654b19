"""What all screens share: sentences, parts of a page, their scripts."""
