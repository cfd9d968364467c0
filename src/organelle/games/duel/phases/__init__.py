"""The phases of a round in their order: commitment (with the temperature before it), spoils, refill."""
