# Learning from self-play

cli-train = let a bot play itself, learn from it what a position is worth, and write the weights to a file
cli-train-games = how many games to play (by default 300)
cli-train-minutes = play for so many minutes instead of a number of games
cli-train-bot = the bot that plays itself, with iterations if it searches (by default ismcts@50); 15 of 100 choices are drawn at random, good ones more often
cli-train-generations = play in so many parts, each but the first with what was learned so far (by default 1)
cli-train-contest = then play so many games of what was learned against the heuristic written by hand, at equal iterations
cli-train-priors = then learn from so many games which options look good: those that long searches visit (by default 20; 0 leaves it to the heuristic)
cli-train-value = take the value of this weights file instead of learning one; only the rest is learned
cli-train-seed = the seed of the first game; each further game has the next one (by default 1000000, where no contest comes)
cli-train-out = the file to write, which must not be there yet (by default GAME-SEATS.json)

train-missing = Training needs the package numpy: pip install "organelle[research]".
train-both = Give either a number of games (--games) or a time (--minutes), not both.
train-timed-bot = The bot { $bot } stops by the clock, so the same seed would give other games; give it iterations, as in ismcts@50.
train-contest-alone = One player alone has no other bot to play against; leave out --contest, and hold the arena with --seats 1 instead.
train-too-few = { $games } games that somebody won are too few to learn from; play at least { $least }.
train-lesson = Generation { $generation }: { $games } games, { $positions } positions, loss { $loss } on games left out (by hand { $hand })
train-quarter = Quarter { $quarter } of the game: calibration error { $error } (by hand { $hand })
train-contest = Contest: { $share } % of { $games } games won ({ $low } – { $high }) as { $bot } against by hand; equal bots would win { $fair } %
train-priors = Options: { $choices } choices of { $games } games, loss { $loss } on games left out (by hand { $hand })
train-value = The weights in { $path } cannot be used here.
train-done = Written to { $path }
