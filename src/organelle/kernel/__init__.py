"""What every game stands on: states, steps, packed actions, decks, chance. It knows no game."""
