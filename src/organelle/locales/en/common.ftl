# What the table says, whatever the game

illegal-game = There is no game called { $game }; there are { $allowed }.
illegal-seats = { $game } is played with { $allowed } seats, not with { $seats }.
illegal-option = { $game } has no option called { $option }; it has { $allowed }.
illegal-value = The option { $option } cannot be { $value }; it can be { $allowed }.
illegal-seat = There is no seat { $seat } at this table; seats are numbered 0 to { $last }.
illegal-over = The game is over; nothing can be played any more.
illegal-not-asked = Seat { $seat } is not asked now; the table waits for { $waiting }.
illegal-code = “{ $code }” is not possible now; { $count ->
        [one] the only possible answer is “{ $example }”
       *[other] there are { $count } possible answers, such as “{ $example }”
    }.
illegal-undo = Seat { $seat } has nothing to take back: since its last choice chance has spoken, another seat has chosen, or something hidden was shown.
illegal-rewind = The game cannot go back to entry { $number }; it can go back to entries 0 to { $last }.
illegal-rewind-nothing = Nothing has been played since entry { $number }.

log-first-line = This is not the text of a game: it begins with “{ $line }” instead of “{ $expected }”.
log-header = The text lacks its header: it needs a line each for game, version and seats.
log-broken-line = Line { $number } cannot be read: “{ $line }”.
log-not-asked = Entry { $number } is an answer by { $who }, who is not asked there.
log-illegal = Entry { $number } is not possible there: { $who } “{ $code }”.

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
