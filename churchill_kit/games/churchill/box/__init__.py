"""What is in the box (2.0): what the pieces are, how they are read, and the data."""
