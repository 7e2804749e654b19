"""Cards that open from a word or number: rules, terms, live examples."""
