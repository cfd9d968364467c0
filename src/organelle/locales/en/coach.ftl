# The coach: reviews of finished games and hints, for the command line and the page.

cli-review = judge every decision of a saved game, and tell luck from skill
cli-review-quick = look briefly at every decision (this is the default)
cli-review-deep = look ten times as long at every decision
cli-review-iterations = how many imagined games each search rests on
cli-review-seed = a number that the imagined games follow from
cli-review-html = print a page for the browser that needs nothing else

review-alone = A review compares winning chances, so it needs a game of at least two players.
review-title = Review: { $game }
review-made-with = { $game }, { $seats } players, rules { $rules }. Reviewed by organelle { $organelle }, { $search }, { $iterations } imagined games a search, seed { $seed }.
review-part = The game was reviewed up to entry { $entry } only.
review-player = { $name }: accuracy { $accuracy }
review-grades = best { $best }, good { $good }, inaccuracies { $inaccuracy }, mistakes { $mistake }, blunders { $blunder }
review-sum = { $start } at the start { $luck } luck (draws { $draws }, what lay hidden { $hidden }) { $own } own decisions { $others } decisions of others = { $end } %
review-sum-about = Start, luck, one’s own decisions and those of the others add up to the end, in points of winning chance. A decision is judged by what its player could know; what lay hidden then counts as luck.
review-moments = What decided the game
review-decisions = Decisions that cost something: { $count }
review-moment-loss = Round { $round }: { $name } answered “{ $given }”; “{ $best }” would have kept { $before } % instead of { $after } %.
review-moment-gain = Round { $round }: { $name } answered “{ $given }”, better than the search at first expected: { $before } % became { $after } %.
review-moment-draw-for = Round { $round }: what was drawn gave { $name } { $points } points of winning chance.
review-moment-draw-against = Round { $round }: what was drawn cost { $name } { $points } points of winning chance.
review-grade-best = best
review-grade-good = good
review-grade-inaccuracy = inaccuracy
review-grade-mistake = mistake
review-grade-blunder = blunder
review-thresholds = Points of winning chance lost: good from { $good }, inaccuracy from { $inaccuracy }, mistake from { $mistake }, blunder from { $blunder }; less than { $good } is best.
review-chart = Winning chances by round
review-players = Players
review-all-decisions = All decisions
review-column-name = player
review-column-accuracy = accuracy
review-column-best = best
review-column-good = good
review-column-inaccuracy = inaccuracies
review-column-mistake = mistakes
review-column-blunder = blunders
review-column-start = start
review-column-luck = luck
review-column-own = own decisions
review-column-others = others’ decisions
review-column-end = end
review-column-entry = entry
review-column-round = round
review-column-answer = answer
review-column-before = before
review-column-after = after
review-column-grade = grade

too-many-hints = There were many hints just now; the next one can be asked for in a few seconds.
hints-off = Other people play at this table, so its host would have to allow hints first.
no-hint = No hint could be found just now; try again in a few seconds.
serve-reviews = how many games may wait to be reviewed; 0 for no reviews
no-review = There is no such review any more; ask for it again.
not-your-review = Only whoever has begun a review may stop it.
reviews-busy = No game can be reviewed here just now; try again in a minute.
