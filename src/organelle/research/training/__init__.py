"""Learning a value from self-play: games, the fit, and the weights file."""
