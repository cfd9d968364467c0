# What the table says, whatever the game

illegal-game = There is no game called “{ $game }”; there are { $allowed }.
illegal-seats = { $game } is played with { $allowed } seats, not with { $seats }.
illegal-option = { $game } has no option called “{ $option }”; it has { $allowed }.
illegal-value = The option { $option } cannot be “{ $value }”; it can be { $allowed }.
illegal-seat = There is no such seat; this table has { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }, numbered from 0 in commands, texts and messages.
illegal-over = The game is over; nothing can be played any more.
illegal-not-asked = Seat { $seat } is not asked now; the table waits for { $waiting }.
illegal-code = “{ $code }” is not possible now; { $count ->
        [one] the only possible answer is “{ $example }”
       *[other] there are { $count } possible answers, such as “{ $example }”
    }.
illegal-undo = You cannot take your last choice back alone, for since then chance has spoken, another seat has chosen, or something hidden was shown; everyone together can agree to go back.
nothing-chosen = You have made no choice yet; only choices of your own can be taken back.
illegal-rewind = There is nothing to take back after entry { $number }; the game can go back to entries 0 to { $last }.

log-first-line = This is not the text of a game that this Organelle can read: it begins with “{ $line }” instead of “{ $expected }”.
log-header = The text lacks its header: it needs a line each for game, version and seats.
log-newer = This game was played by version { $version } of the rules of { $game }, and this Organelle knows them up to version { $known }; a newer one can read it.
log-broken-line = Line { $number } cannot be read: “{ $line }”.
log-not-asked = Entry { $number } answers what is not asked there: “{ $line }”.
log-illegal = Entry { $number } is not possible there: “{ $line }”.

state-broken = These bytes are not a state, or they are damaged; only what a state’s to_bytes gave can be read.
state-other-game = These bytes are a state of { $other }; { $game } reads only its own.
state-other-format = These bytes have format { $format }, and this Organelle reads format { $known }; the text of a game can be read by every later version.
state-newer-rules = This state was played by version { $version } of the rules of { $game }, and this Organelle knows them up to version { $known }; a newer one can read it.
state-other-cards = This state was played with cards of { $game } that this Organelle does not have; the text of the game can be read instead.
state-by-hand = This state was put together by hand; only one that came from a new game, a match or a copy can be written as bytes.

redealt-text = A redealt match has no text, for nobody knows how its hidden things came about; the match it was redealt from has one.
illegal-utility = There is no utility called “{ $utility }”; there are { $allowed }.

script-ended = The script of chance ended after { $count ->
        [one] one outcome
       *[other] { $count } outcomes
    }, but another one is needed.
script-impossible = Chance cannot give “{ $code }” here; it can give { $possible }.

cards-unreadable = The card table { $path } cannot be read: { $why }.
cards-not-toml = The card table { $path } is not a TOML file: { $why }.
cards-unknown-sheet = There is no sheet called { $sheet }; a card table can have { $allowed }.
cards-not-rows = The sheet { $sheet } must be a list of rows.
cards-count = The sheet { $sheet } has { $count } rows; it needs { $least } to { $most }.
cards-twice = The sheet { $sheet } has more than one row called { $name }; every row needs a name of its own.
cards-row = Row { $row } of { $sheet } must give the columns { $columns }.
cards-unknown-column = Row { $row } of { $sheet } has a column { $column }, which does not exist; there are { $allowed }.
cards-missing = Row { $row } of { $sheet } lacks the column { $column }.
cards-number = Row { $row } of { $sheet }: { $column } is “{ $cell }”, but must be a whole number from { $low } to { $high }.
cards-choice = Row { $row } of { $sheet }: { $column } is “{ $cell }”, but must be one of { $allowed }.
cards-word = Row { $row } of { $sheet }: { $column } is “{ $cell }”, but must be a word without spaces.

table-undone = { $seat } took a choice back.
table-rewound = The table went back together.

player = Player { $number }
you = you

cli-about = Three cell-biology board games to play in the browser or the terminal, and to study.
cli-commands = commands
cli-command = COMMAND
cli-arguments = arguments
cli-options = options
cli-help = show this help
cli-version = print the version, and whether this build is compiled or interpreted
cli-lang = the language of everything that is printed
cli-play = play a game in the terminal
cli-replay = show the board at the end of a saved game, or after any of its entries
cli-verify = check that the luck of a finished game was fair, so that nobody chose its cards
cli-games = list the games and their options
cli-cards = print the cards and figures of a game, and where each comes from
cli-bench = measure how fast the rules run
cli-soak = play many random games and check that the rules are consistent
cli-arena = let bots play against each other and print how they did
cli-usage = This command cannot be read: { $why }.
cli-usage-heading = usage
cli-error-no-command = Name a command; there are { $allowed }.
cli-error-command = There is no command called “{ $value }”; there are { $allowed }.
cli-error-missing = “{ $names }” is missing: { $about }.
cli-error-option = There is no option { $option } here; there are { $allowed }.
cli-error-ambiguous = { $option } can mean { $allowed }; write out which one.
cli-error-no-value = { $argument } needs a value: { $about }.
cli-error-unwanted-value = { $argument } takes no value; leave “{ $value }” out.
cli-error-integer = { $argument } cannot be “{ $value }”; it must be a whole number.
cli-error-number = { $argument } cannot be “{ $value }”; it must be a number.
cli-error-choice = { $argument } cannot be “{ $value }”; it can be { $allowed }.
cli-error-surplus = “{ $words }” is too much here; this command takes { $count ->
        [0] only options
       *[other] { $allowed }
    }.
cli-game = the name of a game, as “organelle games” lists them
cli-seats = how many players
cli-option = an option of the game, as “organelle games” lists them; may be given several times
cli-seed = a number that makes chance repeatable (without it, nobody can predict chance)
cli-cards-file = a TOML file with cards of your own, in the form that “organelle cards --toml” prints
cli-bots = the bots in the last seats, separated by commas; "" for none (by default “normal” in every seat but the first)
cli-resume = go on with the game saved in this file
cli-file = the file of a saved game
cli-at = stop after the entry of this number
cli-seat = show what this seat sees, counted from 0 as in the file (by default what a spectator sees)
cli-log = also print everything that happened
cli-json = print the result as JSON
cli-toml = print TOML that “organelle play --cards” can read
cli-soak-games = how many games
cli-soak-seed = the seed of the first game; each further game has the next one
cli-soak-checks = which checks to run, separated by commas (by default all)
cli-jobs = how many processes to use
cli-bench-seconds = how many seconds to measure each game
cli-replay-hint = also print what level expert would play there
cli-arena-bots = the bots: random, greedy, easy, normal, hard, expert, master, expert@1, learned@ITERATIONS, ismcts@ITERATIONS, ismcts@TIMEms, or module:Class for one of your own
cli-arena-games = how many games (rounded up to whole rounds of seat rotations)
cli-arena-seed = the seed of the first round of seat rotations; each further round has the next one
cli-arena-out = save the run to this file, as JSON, while it is played (at most one game of fifty is lost when it is broken off)
cli-arena-resume = go on with the run in this file

file-unreadable = The file { $path } cannot be read: { $why }.
file-not-text = The file { $path } is not a text.
file-exists = There is a file { $path } already; choose another name.
file-unwritable = The file { $path } cannot be written: { $why }.

illegal-bot = There is no bot called “{ $bot }”; there are { $allowed }.
illegal-bots = { $count ->
        [one] One bot does not
       *[other] { $count } bots do not
    } fit at a table with { $seats } seats.
illegal-budget = “{ $budget }” is no budget; after @ stands a number of iterations, such as 500, or of milliseconds, such as 200ms.
illegal-setting = “{ $setting }” is no setting of that bot; after + stands one of these with a number, such as horizon=2: { $allowed }.
illegal-own-bot = The bot { $bot } cannot be used: { $why }.
illegal-arena = { $bots ->
        [one] One bot does not
       *[other] { $bots } bots do not
    } fill a table with { $seats } seats; name at least as many bots as seats.
illegal-check = There is no check called “{ $check }”; there are { $allowed }.
illegal-least = { $option } cannot be { $number }; it must be at least { $least }.

games-none = There is no game for players yet.
games-facts = organelle play { $name } · { $low } to { $high } players
provenance-rulebook = from the rulebook
provenance-public = from a public source
provenance-reconstructed = reconstructed
provenance-own = made for this game

replay-at = There is no entry { $number }; the text has entries up to { $last }.
still-on = The game is still on; it waits for { $names }.
still-on-chance = The game is still on; chance is next.
game-over = The game is over.
score = { $name }: { $score }
score-winner = { $name }: { $score } — wins

verify-differs = Line { $line } (entry { $number }) was not drawn by the revealed secret: it says “{ $found }”, the secret gives “{ $expected }”.
verify-unknown = Line { $line } (entry { $number }) reveals a secret that is not the one whose hash was published.
verify-fair = { $count ->
        [one] The only draw follows
       *[other] All { $count } draws follow
    } from the secret under the hash { $hash }. If you saw that hash before the game began, nobody chose the cards.
verify-some-unrevealed = { $count ->
        [one] One draw
       *[other] { $count } draws
    } could not be checked, because no secret was revealed for { $count ->
        [one] it, or it stands
       *[other] them, or they stand
    } under another hash.
verify-skipped = { $count ->
        [one] Entry { $first } was skipped: the rules of today do not allow it, and the table has taken it back.
       *[other] Entries { $first } to { $last } were skipped: the rules of today do not allow them, and the table has taken them back.
    }
verify-fair-rest = { $count ->
        [one] The only draw after them follows
       *[other] All { $count } draws after them follow
    } from the secret under the hash { $hash }. If you saw that hash before the game began, nobody chose those; the others may have been chosen.
verify-covered = Entries { $first } to { $last } are checked.
verify-imported = Entries 1 to { $imported } came with the text that the table was opened from, and are not checked.
verify-imported-covered = Entries 1 to { $imported } came with the text that the table was opened from, and are not checked; { $first } to { $last } are.
verify-words = The seats’ words: { $words } (after a colon a word that was sealed before any was opened; after a question mark one that was not).
verify-nothing = None of the { $count } draws can be checked: the text reveals no secret. Only finished games with secure luck do.

soak-done = { $games } games, { $checks } checks each: { $failures ->
        [0] nothing failed
        [one] one failure
       *[other] { $failures } failures
    }.
bench-head-decisions = decisions/s
bench-head-games = games/s
bench-head-searches = searches/s
bench-head-copies = copies/s
bench-head-replay = replay ms
bench-head-steps = steps/s
bench-head-policy = with numpy
bench-head-asked = with forced
bench-head-loop = in a loop
bench-head-peer = × peer
bench-no-peer = No peer was measured beside this run; “make bench” installs one.

arena-file = The file { $path } is not a run of the arena.
arena-other-rules = The run { $path } was begun by version { $played } of the rules, and today’s is { $today }: begin a new one with --out.
arena-nothing = Name a game and its bots, or a run to go on with (--resume FILE).
arena-table = { $game }, { $seats } seats, { $games } games, seed { $seed }
arena-head-wins = wins
arena-head-interval = 95 %
arena-head-score = score
arena-head-rating = rating
arena-head-time = ms
arena-head-longest = longest
arena-head-busy = busy
arena-head-iterations = iterations
arena-fair = With equal bots every seat would win { $share } %.
arena-no-ratings = Ratings need the package openskill: pip install "organelle[arena]".

play-welcome = Answer with a number or with words. ? lists the answers again; undo, save, log, hint, plan, help and quit work at any time.
play-reconstructed = Figures that the rulebook shows only in pictures are reconstructed; “organelle cards { $game }” marks them.
play-question = { $name }: { $question }
play-prompt = { $name } >
play-pass = Please pass the device to { $name } and press Enter there.
play-more = ({ $count } ways)
play-unknown = “{ $typed }” is not among the answers; ? lists them.
play-saved = The game is saved as { $path }; go on with:
play-help = Type the number of an answer, or its words (their beginnings are enough). ? lists the answers again. undo takes your last choice back, as long as nothing was learned since. log tells the whole game so far. hint says what the expert would do. plan says what your cards and aims still need, and a next step. save NAME writes the game to a file. quit leaves; a game in progress is saved.
play-hint = Expert would answer “{ $code }” ({ $words }): it expects { $gain } points from here on, and { $share } % of its thinking went there.

cli-margins = measure by how much a bot beats the seat that the rules play, for each value of an option
cli-margins-by = the option whose values are compared
cli-margins-bot = the bot that plays
cli-margins-games = games for each value
cli-margins-seed = the seed of the first game; each further game has the next one
illegal-margins = { $game } has no seat that the rules play, so there is nobody to compare with.
margins-line = { $option } { $value }: margin { $margin } ({ $low } to { $high }, 95 %), won { $won } % of { $games } games by { $bot }
