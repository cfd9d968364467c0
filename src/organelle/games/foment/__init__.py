"""Foment: bacteria that live, eat, mutate and fight in a closed sea."""
