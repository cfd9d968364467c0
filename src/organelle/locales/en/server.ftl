# What the table server says

bad-message = This message cannot be read: { $why }.
bad-token = This cookie or link opens nothing here any more; reload the page, or ask for a new link.
wrong-origin = Only pages of this server may ask for that.
too-many-requests = That was too much at once; wait a moment and try again.
too-many-sockets = At most { $most } connections from one address are possible at the same time.
too-many-tables = You have { $most } unfinished tables already; finish one, or close one that has not begun, before you open another.
too-many-tables-here = Many tables were opened from your address lately; wait a minute before you open another.
too-slow = This request did not arrive within { $most } seconds; send it again.
wrong-host = This server is not called “{ $host }”; use its IP address or its own name, or let whoever runs it name this address by --origin.
too-large = This is too large; at most { $most } bytes are possible.
server-fault = Something went wrong on the server; nothing was changed, and it was written down for whoever runs it.
store-away = The server cannot reach its store at the moment; try again soon, nothing was lost.
busy = Too many people changed this table at the same time; try again.
no-page = There is no such page.
bad-method = That cannot be asked of this address; it knows { $allowed }.
no-client = The server runs, but this installation has no page for the browser; the API is at /api.
no-docs = This installation was built without its documentation; `make docs` builds it.
no-table = There is no such table; perhaps the link is not complete.
table-closed = Whoever opened this table has closed it; a new one can be opened on the first page.
no-code = No table has this code; a code has six letters.
no-spectators = This table does not want spectators.

not-your-seat = Seat { $seat } is not yours; you can act only for a seat that you took in this browser or whose link you have.
only-watching = Whoever watches can neither play nor speak; take a seat for that.
not-seated = Only those who sit at this table can ask for that.
not-host = Only whoever opened this table can change that.
seat-taken = Seat { $seat } is taken; choose an open one.
already-begun = The game has begun; that can be changed only before.
others-play = Others play on here; the host can end the game only when they have left or have been away for two minutes.
not-begun = The game has not begun; it begins when every seat is taken and everyone is ready.
not-over = The game is not over yet; another one can begin when it is.
not-missing = Seat { $seat } is neither overdue nor away; a bot can stand in only then.
only-when-over = The whole game can be seen when it is over.
stale = The table has moved on since; look again and choose anew.
nothing-asked = Nobody is asking for that any more.
bots-busy = So many bots are thinking at once that those at this table think for less time than usual; that ends by itself.
table-broken = A rule was mended since this game began, and it cannot go on as it is; the table can agree to go back.
text-long = This text is too long; { $most } lines are possible at most.
text-rewinds = Too much is taken back in this text; { $most } undos and rewinds are possible at most.
match-long = So much was taken back that this game has more than { $most } entries; from here on it can only be played on.
text-hard = This takes more time or memory to read than any game does; bring a shorter one.
cards-large = This card table is too large; { $most } letters are possible at most.
reader-busy = Many texts are being read at the moment; try again in a few seconds.
cards-deep = This card table is nested too deeply; { $most } levels are possible at most.
cards-long = Row { $row } of { $sheet }: a cell has too many letters; { $most } are possible at most.
text-over = The game in this text is over; only a game that goes on can be taken up.

bad-name = A name has 1 to { $most } letters.
bad-word = The word for the luck has 1 to 64 letters, digits, - or _.
bad-clock = There is no clock called “{ $kind }”; there are { $kinds }.
bad-amount = The clock “{ $kind }” can be set to 1 to { $most } { $kind ->
        [days] days
       *[other] seconds
    }, not to { $amount }.
bot-unnamed = A bot has to be named; there are { $allowed }.
bad-seat-kind = A seat cannot be “{ $kind }”; it can be me, open or bot.

chat-off = Chat is switched off at this table.
chat-muted = Whoever opened this table has muted you.
chat-length = A line has 1 to { $most } characters.
chat-fast = You can say { $count } things at once; wait a moment.

luck-sealed = The secret that makes the luck is sealed under this hash until the game is over{ $words ->
        [0] {""}
       *[other] ; the seats’ words came after it
    }.
luck-fair = { $checked ->
        [one] The only draw follows
       *[other] All { $checked } draws follow
    } from the secret whose hash was shown before { $words ->
        [0] the first of them; no seat added a word of its own
       *[other] the seats gave their words
    }.{ $unrevealed ->
        [0] {""}
        [one] { " " }One earlier draw could not be checked.
       *[other] { " " }{ $unrevealed } earlier draws could not be checked.
    }
luck-proven = Sealed before any word was opened: the words of { $names }. So they know that nobody chose these draws.
luck-unproven = Not proven for { $names }, who gave no word or one that was not sealed first.
luck-broken-openings = { $count ->
        [one] Once before, words were opened and the game did not begin.
       *[other] { $count } times before, words were opened and the game did not begin.
    }
bad-seal = The seal of a word is its SHA-256 hash: 64 of the signs 0 to 9 and a to f.
word-not-sealed = This is not the word that this seat has sealed; only that one can be opened.
word-too-early = A sealed word is opened when everyone is ready, in a message of its own.
word-too-late = Sealed words are being opened; a word without a seal had to come before.
luck-differs = Entry { $number } does not follow from the secret: the luck of this game was tampered with.

cli-serve = start the server that people play on in the browser, with friends and bots
cli-backup = copy the database to a file, even while the server runs
cli-check-games = name the unfinished games that the rules of this version could not go on with
cli-backup-file = the file to write (an SQLite database that “organelle serve” can open)

serve-host = the address to listen on; 0.0.0.0 for every network
serve-port = the port to listen on
serve-database = where tables are kept: a file, or postgresql://… if several processes serve
serve-workers = how many processes compute the moves of bots
serve-origin = other web addresses whose pages may use this server, separated by commas (its own always may)
serve-proxies = addresses of proxies that are trusted to name the visitor’s address, separated by commas; * for any
serve-sockets = most connections from one address at the same time
serve-requests = most requests a second from one address
serve-tables = most unfinished tables of one guest, without those that nobody touched for 30 days
serve-relay = where the other processes of this database reach this one, host:port, or off; by default only those of this machine do
serve-examples = offer the example game too
serve-log = how much to log: debug, info, warning or error
serve-key = The key that signs cookies and links is set by the variable ORGANELLE_KEY only; without it, one is made and kept in the database.

database-unusable = The database cannot be used: { $why }.
database-damaged = The database is damaged ({ $why }); put the last copy in its place, or save what can be read with “sqlite3 FILE .recover”.
entries-lost = { $found } of its { $count } entries are there, in a row that has gaps or ends elsewhere; only a copy of the database brings the rest back.
database-unknown = Tables cannot be kept in “{ $value }”; --database takes the name of a file, or an address that begins with postgresql://.
origin-unusable = “{ $value }” is no address of pages for --origin; it takes http:// or https:// and a host, perhaps with a port, nothing after that, and commas between several.
proxies-unusable = “{ $value }” is no proxy for --proxies; it takes IP addresses and networks such as 10.0.0.0/8 with commas between them, or * alone.
key-short = The key in ORGANELLE_KEY is too short to be safe; it must have at least { $least } characters, such as openssl rand -hex 32 prints.
database-served = Another process serves { $path } already; a file is for one process, and several share a postgresql:// database.
no-database = There is no database { $path }; --database names the one that is served.
address-unusable = The server cannot listen at { $host }, port { $port }: { $why }.
serve-at = The table is at { $address } (stop with Ctrl-C).
backup-done = The tables are copied to { $path }.
check-games-fine = { $count ->
        [0] There are no open games.
        [one] The one open game goes on.
       *[other] All { $count } open games go on.
    }
check-games-stuck = { $game } at table { $table } ({ $number } entries) would not go on: { $why }
