"""The table around a game: its text, its luck, undo, preview and windows for bots. It knows no game."""
