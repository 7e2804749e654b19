"""The rules of play of Churchill, sections 3 to 9, one module for each part of the rulebook."""
