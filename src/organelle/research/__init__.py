"""Research: tournaments of bots, with figures that anyone can reproduce."""
