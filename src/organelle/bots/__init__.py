"""Bots: players that look through a window and choose one of their actions."""
