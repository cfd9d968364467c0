"""The three phases of a round: sunrise, daytime, evening."""
