"""What should I have done? Winning chances, judged decisions, luck apart from skill, and hints, for every game."""
