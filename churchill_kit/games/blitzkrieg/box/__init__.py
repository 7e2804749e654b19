"""1.0 What is in the box."""
