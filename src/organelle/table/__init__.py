"""A match and what belongs to it: its text, its chance, undo, windows for bots. It knows no game."""
