"""Foment: bacteria that swim, eat, build and fight, in six phases a round."""
