"""The phases of a round: turns, event cards, the renewal of the market."""
