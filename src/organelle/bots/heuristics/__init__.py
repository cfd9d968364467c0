"""What bots know of each game; rules never contain heuristics, and nothing else in the bots looks inside a game."""
