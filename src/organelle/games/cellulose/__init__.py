"""Cellulose: a plant cell, from sunrise to evening. docs/rules/cellulose.md has the rules."""
