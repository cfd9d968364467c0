"""Ivy, who sits beside a lone player: her mat, her action cards, her turns."""
