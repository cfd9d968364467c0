"""Plans: what a seat can work towards, what is missing, and the way over the board; one module a game."""
