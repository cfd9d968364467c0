"""Duel, the game to copy: docs/guides/add-a-game.md walks through these modules."""
