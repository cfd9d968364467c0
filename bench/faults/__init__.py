"""Faults injected into running servers while people play, and a checker of everything that was said and stored."""
