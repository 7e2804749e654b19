# What the page to enter by says of Churchill.

index-title = Churchill
index-subtitle = Three powers, one alliance, and the peace that comes after the war: learn the game, practise its rules, play it.
index-first-about = The short scenario, with an explanation of every new decision.

index-unofficial = An unofficial study aid, not made or endorsed by the publisher of the board game. The texts of the cards and part of the map are reconstructed; each says so where it is shown.
