# The balance lab: the command, its report, and what is measured in each game

cli-lab = play many games, measure them, and write a page that says what stands out
cli-lab-bots = who plays, separated by commas, as in “organelle arena”; each game begins with the next bot (by default greedy)
cli-lab-seats = how many play, separated by commas; each number is measured for itself (by default three, or as many as the game allows)
cli-lab-games = how many games at each number of players with each sheet (by default 200)
cli-lab-against = compare with the cards in this TOML file, or with the game’s own if it is the word “game”
cli-lab-out = the page to write, which must not be there yet; its data go into a folder of the same name that ends with “.data”
cli-lab-resume = go on with the run of this page, or write the page of a whole run again

lab-nothing = Say which game to measure, who plays it (--bots) and where the report goes (--out), as in “organelle lab cytosis --out report.html”; or go on with one (--resume).
lab-not-numbers = “{ $given }” is no list of numbers of players; write for example 3 or 2,3,4.
lab-unknown-game = The lab does not know what the events of { $game } mean; it knows { $allowed }.
lab-folder-exists = The folder { $path } is there already; go on with its run (--resume { $report }) or choose another name.
lab-no-run = There is no run of the lab in { $path }; begin one with --out.
lab-versions = This run was begun with { $name } { $then } and cannot go on with { $now }, because its games would be others; begin a new one.
lab-no-parquet = The data are in games.jsonl only; tables in Parquet files need the package pyarrow: pip install "organelle[dataset]".
lab-done = { $games } games measured; the report is { $path }

lab-decimal-point = .
lab-title = { $game }: balance report
lab-about = { $games } games at each number of players ({ $seats }) and with each sheet, played by { $bots }, from seed { $seed } on.
lab-options = Options: { $options }.
lab-own-sheets = the game’s own cards
lab-contents = Parts of this page
lab-findings = What stands out
lab-stands-out = By the rules at the end of this page, for { $sheet }. Each figure has its 95 % interval in brackets.
lab-calm = Nothing stands out by the rules of this report.
lab-more = and { $count } more
lab-search = The search for figures
lab-players = { $seats ->
    [one] One player
   *[other] { $seats } players
}
lab-reading = How to read this page
lab-changes = What changed between the two sheets
lab-changed = { $count ->
    [0] None of { $all } figures changed by more than chance.
    [one] One of { $all } figures changed by more than chance:
   *[other] { $count } of { $all } figures changed by more than chance, the surest first:
}
lab-changed-mark = changed by more than chance
lab-made = Made by Organelle { $version }, rules version { $rules }. The same command with the same versions gives the same page.

lab-finding-strong-worth = Too strong for its cost. It brings at least { $limit } times the points for each resource that others of its kind bring, and it is used.
lab-finding-strong-wins = Wins too often. Whoever has it wins at least { $limit } times as often as those with the others.
lab-finding-weak-wins = Wins too rarely. Whoever has it wins at most { $limit } times as often as those with the others.
lab-finding-hardly = Hardly ever worth it. In fewer than { $limit } of the games where it came up did anybody get it done.
lab-finding-dead = Dead. It is used in fewer than { $limit } of the games.
lab-finding-seat = Where one sits matters too much: a seat wins more than { $limit } above or below its fair share.
lab-finding-ending-rare = Hardly ever decides a game. Fewer than { $limit } of the games end like this.
lab-finding-ending-most = Decides most games. More than { $limit } of them end like this.
lab-finding-source-rare = Hardly worth points. Less than { $limit } of all points come from here.
lab-finding-source-most = Outweighs all else. More than { $limit } of all points come from here.
lab-finding-quiet = Too quiet. What gives the game its bite happens in fewer than { $limit } of the games.
lab-finding-short = Over too soon. More than { $limit } of the games last less than half of the usual length.

lab-rule-strong-worth = Too strong for its cost
lab-rule-strong-worth-about = The points that a card brings at once, divided by the resources on it, are at least { $limit } times the median of the other cards of its kind; and it is completed in at least three quarters as many games as these.
lab-rule-strong-wins = Wins too often
lab-rule-strong-wins-about = Seats that have the thing win at least { $limit } times as often as seats that have the others of its group, and chance explains that in fewer than one of twenty cases after correction.
lab-rule-weak-wins = Wins too rarely
lab-rule-weak-wins-about = The same the other way round: at most { $limit } times as often.
lab-rule-hardly = Hardly ever worth it
lab-rule-hardly-about = The whole interval of the games in which somebody gets the thing done, of those in which it came up, lies below { $limit }.
lab-rule-dead = Dead
lab-rule-dead-about = The whole interval of the games in which a place is used lies below { $limit }.
lab-rule-seat = Where one sits matters
lab-rule-seat-about = A seat’s victories are more than { $limit } above or below its fair share, and the fair share lies outside the interval.
lab-rule-ending-rare = An ending that is rare
lab-rule-ending-rare-about = The whole interval lies below { $limit }.
lab-rule-ending-most = An ending that is common
lab-rule-ending-most-about = The whole interval lies above { $limit }.
lab-rule-source-rare = A source of few points
lab-rule-source-rare-about = The whole interval of its part of all points lies below { $limit }; sources that the chosen options leave out are not named.
lab-rule-source-most = A source of most points
lab-rule-source-most-about = The whole interval of its part of all points lies above { $limit }.
lab-rule-quiet = Too quiet
lab-rule-quiet-about = The whole interval of the games in which it happens at all lies below { $limit }.
lab-rule-short = Over too soon
lab-rule-short-about = Games with fewer rounds than half of the median are more than { $limit }, interval included. No rule judges a figure that rests on fewer than { $few } values.

lab-intervals = A figure in brackets is a 95 % interval: if all these games were played again with other luck, 95 of 100 such intervals would hold the true figure. Intervals of shares are Wilson’s, those of means come from the normal distribution, those of medians from ranks. Seats of one game are counted as if they did not depend on each other.
lab-corrected = Where many things are compared at once, some differ by luck alone. What is called a difference here has been corrected for that (Benjamini and Hochberg): of all that are named, no more than 5 % should be false alarms. Shares are compared by Fisher’s exact test, means by Welch’s, medians by Mann and Whitney’s.
lab-bots-only = All of this was measured on bots. They do not play like people: what a weak bot never uses may be good, so look at stronger bots before you change a card.

lab-thing = Name
lab-measure = Figure
lab-figure = Value
lab-how-many = How many
lab-as-table = Show as figures
lab-seats = Who wins
lab-seats-name = Seat
lab-seats-figure = Games won (dashed: the fair share)
lab-wins-alone = Games won
lab-wins-alone-name = Player
lab-wins-alone-figure = Share of the games
lab-length = Length of a game
lab-rounds = rounds
lab-scores = Scores
lab-score = points at the end
lab-points = Where points come from
lab-points-name = Source
lab-points-figure = Part of all points
lab-endings = How games end
lab-endings-name = Ending
lab-endings-figure = Share of the games
lab-happened = What happens
lab-happening = What
lab-course = Leads, comebacks and choices
lab-course-name = Figure
lab-course-figure = Value
lab-wins-about = “Wins”: of the seats that got so far with it, how many won; dashed is the fair share. Whoever does much wins more, so compare within the table.

lab-stage-seen = Games it came up in
lab-stage-taken = Taken
lab-stage-completed = Done
lab-stage-used = Games used in
lab-stage-wins = Wins
lab-stage-worth = Points a resource
lab-stage-games = Games with it
lab-stage-times = Times a game

lab-measure-rounds-median = Rounds (median)
lab-measure-rounds-mean = Rounds (mean)
lab-measure-rounds-under = Games over before round { $number }
lab-measure-decisions-mean = Decisions a game
lab-measure-score-mean = Score
lab-measure-score-winner = Score of the winner
lab-measure-score-gap = Between first and last
lab-measure-lead-held = Half-time leader wins
lab-measure-lead-comeback = Half-time last wins
lab-measure-lead-changes = Changes of the lead
lab-measure-choices-mattered = Choices that mattered
lab-measure-choices-spread = Best answer above the mean
lab-measure-points = Part of the points
lab-measure-ending = Ending

lab-group-duel-cards = Antibodies
lab-points-duel-bound = binding
lab-happened-duel-bound = somebody binds
lab-happened-duel-unbound = nobody binds

lab-group-cytosis-cards = Cards
lab-group-cytosis-goals = Goals
lab-group-cytosis-places = Places
lab-group-cytosis-modifications = Epigenetic cards
lab-points-cytosis-enzyme = enzymes
lab-points-cytosis-protein-hormone = protein hormones
lab-points-cytosis-steroid-hormone = steroid hormones
lab-points-cytosis-protein-receptor = receptors of protein hormones
lab-points-cytosis-steroid-receptor = receptors of steroid hormones
lab-points-cytosis-detox = detoxes
lab-points-cytosis-receptors = hormones that receptors took up
lab-points-cytosis-markers = goals marked on the way
lab-points-cytosis-virus-losses = lost to viruses
lab-points-cytosis-macromolecules = macromolecules left over
lab-points-cytosis-detox-majority = most detoxes
lab-points-cytosis-enzyme-sets = sets of enzymes
lab-points-cytosis-goals = goals
lab-happened-cytosis-evicted = a vesicle is sent back
lab-happened-cytosis-receptors = receptors bring health
lab-happened-cytosis-attack = a virus attacks
lab-happened-cytosis-poisoned = somebody loses to toxicity

lab-group-cellulose-cards = Cards
lab-group-cellulose-places = Spaces of the cell
lab-group-cellulose-plant = Spaces of the plant
lab-group-cellulose-bonuses = Bonuses of the plant
lab-points-cellulose-wall = the cell wall
lab-points-cellulose-vacuole = the central vacuole
lab-points-cellulose-cards = cards
lab-points-cellulose-enzymes = enzymes
lab-points-cellulose-plant = the plant board
lab-points-cellulose-actions = actions
lab-points-cellulose-carbohydrates = carbohydrates left over
lab-points-cellulose-specializations = specializations
lab-points-cellulose-scenario = the scenario
lab-points-cellulose-strategy = Ivy’s strategy
lab-ending-cellulose-players = a player builds the last space of the wall
lab-ending-cellulose-evening = the evening builds the last space of the wall
lab-happened-cellulose-built = a player builds the wall
lab-happened-cellulose-bonus = a bonus of the plant is used
lab-happened-cellulose-activated = an enzyme is activated
lab-happened-cellulose-rewarded = the vacuole rewards somebody

lab-group-foment-strategies = Strategies
lab-group-foment-structures = Structures
lab-group-foment-mutations = Mutations
lab-group-foment-regions = Regions
lab-ending-foment-encapsulation = encapsulation
lab-ending-foment-stromatolite = stromatolite
lab-ending-foment-gluttony = gluttony
lab-ending-foment-quorum = quorum sensing
lab-ending-foment-appendages = multiple appendages
lab-ending-foment-survived = last one alive
lab-ending-foment-expired = the last round is over
lab-ending-foment-extinct = nobody is left
lab-happened-foment-attack = attack
lab-happened-foment-breached = a membrane is breached
lab-happened-foment-theft = theft of nutrients
lab-happened-foment-death = death
lab-happened-foment-tide = the tide comes in
lab-happened-foment-meeting = cells share a region
lab-figure-foment-tide-deck = part of the tide deck that came up (median)

cli-lab-tune = search for better figures: a TOML file that says which figures may vary and what is wanted; the report then compares the proposal with what was there
cli-lab-trials = how many sheets a search tries (by default 60)
cli-lab-trial-games = how many games at each number of players a trial plays (by default 40)
cli-lab-trial-bots = who plays the trials, while --bots play the comparison in the end (by default greedy)

tune-file = { $path } must have [[figure]] and [[target]] tables and nothing else.
tune-many = { $count } figures are too many for one search; it takes { $most }.
tune-figure = A [[figure]] in { $path } has sheet, row and column, which are words, and from and to, which are whole numbers.
tune-target = A [[target]] in { $path } has a measure, and least, most or both, which are numbers; besides it may have a weight above 0 and seats.
tune-no-figure = There is no figure { $column } of { $row } in the sheet { $sheet }; “organelle cards” shows all there are.
tune-no-number = { $column } of { $row } in the sheet { $sheet } is no number, and only numbers are searched for.
tune-printed = { $column } of { $row } in the sheet { $sheet } is a printed figure and stays as it is; only reconstructed and own figures (marks c and o) may vary.
tune-range = { $column } of { $row } in the sheet { $sheet } can be from { $low } to { $high } only, the smaller number first.
tune-measure = No measure is called { $measure }; the names of measures begin with { $allowed } and stand in figures.parquet of any run.
tune-against = A search compares its proposal with what it began with, so it takes no other cards (--against).

lab-way = The way of the search
lab-way-about = { $trials } sheets were tried with { $games } games each at every number of players, played by { $bots }. The first, which was there before, was { $first } away from the targets; the best came to { $best }. At 0 every target is reached.
lab-trials = trial; a dot is one trial, the line the best until then
lab-trial = Trial
lab-distance = Distance from the targets
lab-values = Values
lab-proposal = What is proposed
lab-proposal-about = The whole sheets are in proposal.toml beside the data; give them to a table with --cards. Only figures that no rulebook prints were varied.
lab-figure-place = Figure
lab-figure-range = May be
lab-figure-before = Before
lab-figure-after = Proposed
lab-targets = What is reached, with the bots of this report
lab-target-measure = Measure
lab-target-wanted = Wanted
lab-target-before = Before
lab-target-after = Proposed
lab-reached = reached
lab-missed = missed
