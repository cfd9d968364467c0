"""What the events of each game mean to the lab, a module a game."""
