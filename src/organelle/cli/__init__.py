"""The command `organelle`."""
