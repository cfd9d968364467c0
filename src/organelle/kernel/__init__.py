"""What every game is built on: states, steps, packed actions, decks, events. The kernel knows no game."""
