"""Processes in which bots think, so that the table never waits for them."""
