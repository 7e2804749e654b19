"""A second game, a package of its own in the folder ``installed``: it goes the whole way through
the house, and no shared file knows it."""
