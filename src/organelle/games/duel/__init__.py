"""Duel, the example game: small, complete, and meant to be copied (docs/guides/add-a-game.md)."""
