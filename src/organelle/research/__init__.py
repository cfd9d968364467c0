"""Studies: bots against each other, with figures that anyone can make again."""
