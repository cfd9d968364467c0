"""What bots know about each game: one module a game. Rules never contain advice."""
