# The page in the browser

client-skip-to-content = Skip to the content
client-nav = Pages
client-nav-rules = Rules
client-nav-replay = Replay
client-nav-settings = Settings
client-language = Language
client-loading = One moment …
client-try-again = Try again
client-to-home = To the first page
client-copied = Copied
client-offline = The server does not answer. Check the connection and try again.
client-refused = The server refused that. Reload the page and try again.
client-error-missing-title = There is nothing here
client-error-missing-help = The address may have been cut short, or the table is gone. Begin again at the first page.
client-error-offline-title = No connection
client-error-offline-help = Nothing is lost: every move that was made is kept. Check the connection and try again.
client-error-refused-title = That did not work
client-error-refused-help = Go back to the first page; your tables are listed there.
client-error-closed-title = This table is closed
client-error-closed-help = Nothing else has changed: your other tables are listed on the first page.
client-error-broken-title = Something broke on this page
client-error-broken-help = Nothing is lost: every move that was made is kept. Load the page again.
client-gone = This table is closed or was never there.
client-footer = Organelle is free software and not connected with the publishers of the games.

client-home-title = Life inside the cell, at your table
client-home-about = Three board games of cell biology, to play with friends anywhere, on one device, or against bots. No account needed.
client-seats = { $low } to { $high } players
client-time-cytosis = 60 to 90 minutes
client-time-cellulose = 45 to 90 minutes
client-time-foment = about an hour
client-new-cytosis = With the virus expansion and epigenetic cards, and three editions of the rules to choose from.
client-new-cellulose = With the mangrove board, scenarios, and Ivy, who keeps you company when you play alone.
client-new-foment = Everyone moves in secret and at once; the tide and the nutrients decide who thrives.
client-play-bots = Play against bots
client-play-friends = With friends
client-play-device = On this device
client-read-rules = Read the rules
client-practice = Positions to practise
client-practice-day = Position of the day
client-join-code = Have a code?
client-join = Join
client-tables-mine = Your tables
client-tables-mine-none = You are at no table yet.
client-tables-open = Open tables
client-tables-open-none = No table is looking for players now.
client-stage-open = not begun
client-stage-playing = playing
client-stage-over = over
client-seat-open = free seat
client-bot-name = Bot { $number }

client-with = Who plays?
client-with-bots = You and bots, at once.
client-with-friends = Share a link, a code or a picture to scan.
client-with-device = Several people pass the device around.
client-how-many = How many players?
client-names = Names
client-your-name = Your name
client-guest = Guest
client-level = How strong are the bots?
client-level-random = random
client-level-easy = easy
client-level-normal = normal
client-level-hard = hard
client-level-expert = expert
client-level-master = master
client-start = Start
client-open-table = Open the table
client-options = Options
client-options-usual = { $count ->
        [0] The usual ones are chosen.
        [one] One is not the usual one.
       *[other] { $count } are not the usual ones.
    }
client-usual = usual
client-table-rules = At this table
client-table-rules-about = who may come in, clocks, stand-ins
client-table-public = Anyone may join (listed on the first page)
client-table-spectators = Others may watch
client-table-chat = Chat
client-clock = Clock
client-clock-none = none
client-clock-minute = a minute a move
client-clock-minutes = three minutes a move
client-clock-half-hour = half an hour a game
client-clock-day = a day a move
client-clock-days = three days a move
client-takeover = Who stands in for someone who is gone?
client-takeover-none = nobody

client-lobby = { $game }: the table
client-lobby-open = { $count ->
        [one] Waiting for one more player.
       *[other] Waiting for { $count } more players.
    }
client-lobby-waiting = Waiting until everyone is ready.
client-sit = Sit down here
client-leave = Leave
client-add-bot = Add a bot …
client-seat-bot = Give seat { $number } to a bot
client-seat-free = Free the seat
client-ready = I am ready
client-ready-yes = ready
client-ready-no = not ready yet
client-close-table = Close this table
client-close-about = Close this table for good? Everyone here is told, and its link and its code lead nowhere any more.
client-close-yes = Close it
client-close-no = Keep it
client-invite = Invite
client-code-is = Code: { $code }
client-qr = A picture to scan that leads to this table
client-copy-link = Copy the link
client-luck-promise = The luck of this game is fixed by a secret whose hash begins with { $hash }, and by a random word from everyone. At the end anyone can check that nobody chose the cards.

client-imported = The first { $count } steps of this game were not played here. Somebody brought them along in a text, so their luck may have been chosen.
client-imported-short = begun elsewhere
client-word-unsealed = without a sealed word
client-opening = Everyone is ready. Now the secret words for the luck are opened; still missing: { $names }.
client-opening-lost = Your secret word is in another browser, or it is lost. Open this table there, or be ready again here.
client-opening-again = Ready again here
client-broken-openings = { $count ->
        [one] Once, secret words were opened at this table and the game did not begin.
       *[other] { $count } times, secret words were opened at this table and the game did not begin.
    } If that happens often, somebody may be waiting for better luck.
client-luck-same = Your browser has compared: the secret and all words are those that were sealed before the game.
client-luck-different = Watch out: the secret or the words are not those that your browser saw sealed before the game.

client-you = you
client-players = Players
client-board = Board
client-score = points
client-thinking = to play
client-winner = wins
client-away = away
client-here = here
client-stand-in = a bot stands in
client-bot-level = bot, { $level }
client-call-bot = Let a bot play meanwhile
client-come-back = Take over from the bot
client-leave-game = Leave the game
client-leave-game-about = Others can go on with a bot in your place. The seat stays yours: open the table again and you are back.
client-mute = Mute
client-unmute = Unmute
client-resume-link = Copy my link for another device
client-renew-link = Make a new link
client-renew-link-about = The link before stops working, and devices that came by it lose the seat. This one keeps it.
client-watchers = { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
client-days = { $count ->
        [one] 1 day
       *[other] { $count } days
    }
client-time-up = time is up
client-absent-own = Your time is up.
client-absent-time = { $name } has no time left.
client-absent-away = { $name } is not here.
client-hours = { $hours } h { $minutes } min
client-own-things = Your cards and pieces
client-more = Log, chat and table
client-log = Log
client-log-all = Show the whole log
client-log-taken-back = taken back
client-log-empty = Nothing has happened yet.
client-chat = Chat
client-chat-empty = Nobody has said anything yet.
client-chat-unread = { $count ->
        [one] , one new line
       *[other] , { $count } new lines
    }
client-chat-text = Say something
client-chat-send = Send
client-table = Table
client-told = All { $count }
client-told-about = Since your last move
client-skip = Skip
client-others-things = What the others have
client-learn = Learn
client-learn-search = Search what things are for
client-explain = Explain what is on the table (?)
client-explaining = Explaining: point at anything, or walk with the arrow keys.
client-explain-end = Done

client-your-turn = Your turn.
client-waiting = Waiting for { $names }.
client-waiting-sealed = { $count ->
        [one] Your answer is sealed. Waiting for { $names }.
       *[other] Your answer is sealed. Waiting for { $count } others: { $names }.
    }
client-next = And then?
client-next-confirm = Shall it be so?
client-next-amount = How many?
client-next-steps = How many steps?
client-next-times = How often do you build?
client-next-vesicle = Which vesicle?
client-next-evicted = Which vesicle makes room?
client-next-addition = What is added to it?
client-next-card = Which card?
client-next-then = Do you also play a card of resources?
client-next-resource = Which resource?
client-next-goal = Which goal?
client-next-joining = On a free place, or beside a flask?
client-next-second = And the second?
client-next-third = And the third?
client-next-fourth = And the fourth?
client-next-loss = What do you give up?
client-next-modification = Which card?
client-next-marker = With which marker?
client-next-share = How much water goes into your region?
client-next-size = The small or the large place?
client-next-drink = How much water comes from your region?
client-next-growth = Shoot or root?
client-next-node = Where does it grow?
client-next-home = Which way home?
client-next-slot = Which card of the market?
client-next-space = From which place?
client-next-given = What do you give?
client-next-taken = What do you take for it?
client-next-loot = What do you take?
client-next-target = From whom?
client-next-nutrient = Which nutrient?
client-next-structure = Which structure?
client-next-region = In which region?
client-next-pile = Which pile?
client-next-extra = And what else?
client-sending = One moment …
client-chosen = Chosen so far
client-take-word-back = Take back: { $word }
client-back = Back
client-choices = What you can choose
client-choose-end = that is all
client-ways = { $count } ways
client-do-it = Do it: { $code }
client-preview = This would happen:
client-preview-several = Whichever way you go on, this would happen:
client-final = You could not take this back: something new would come to light at once.
client-closed = { $count ->
        [one] Closed to you now: one place. Why?
       *[other] Closed to you now: { $count } places. Why?
    }
client-undo = { $count ->
        [one] Take back your last choice
       *[other] Take back your last choice ({ $count } steps)
    }
client-undo-reach = back to before: { $sentence }
client-change-answer = Change my answer
client-ask-back = Ask everyone to go back
client-go-back = Go back to before your last choice
client-went-back = You went back.
client-asking = { $name } asks to go back to before the last choice.
client-agree = Agree
client-disagree = No
client-lost = The connection is lost; trying to come back. Nothing is lost.
client-pass = Please pass the device to { $name }
client-pass-about = Nobody’s cards are shown until they take it.
client-pass-take = I am { $name }

client-result = Result
client-total = Total
client-course = How it went
client-charted = Everyone’s points after each move; the last figure is the final score.
client-chart-end = At the end: { $names }
client-rematch = Play again
client-watch-again = Watch the replay
client-download = Download the game
client-show-board = Show the board
client-show-result = Show the result

client-replay-about = Open a game that was saved as text: choose the file, or paste it here.
client-replay-file = File of a game
client-replay-text = Text of a game
client-replay-cut = This link was cut short: the game in it cannot be read. Ask for the link again, or paste the game’s text.
client-replay-open = Open
client-replay-of = Replay: { $game }
client-replay-control = Replay
client-replay-at = Entry { $number } of { $last }
client-replay-slider = Moment of the game
client-replay-first = To the beginning
client-replay-back = One step back
client-replay-play = Play
client-replay-pause = Pause
client-replay-forward = One step forward
client-replay-last = To the end
client-replay-round = Round
client-replay-eyes = Seen by
client-replay-eyes-all = everyone
client-replay-share = Copy a link to this moment
client-replay-chance = Chance decides.

client-contents = Contents
client-rules-english = These rules are in English for now.

client-settings-about = Kept in this browser only.
client-set-theme = Colours
client-set-theme-about = A page of a textbook by day, a fluorescence microscope by night.
client-set-theme-auto = as the device
client-set-theme-light = light
client-set-theme-dark = dark
client-set-motion = Motion
client-set-motion-about = Pieces move along the ways they take in the cell.
client-set-motion-auto = as the device
client-set-motion-reduced = nothing moves
client-set-pace = What others do
client-set-pace-about = How slowly other players’ turns are told.
client-set-pace-calm = at a calm pace
client-set-pace-brisk = briskly
client-set-pace-off = at once
client-set-confirm = Confirming
client-set-confirm-about = Whether a choice waits for your word, showing what it brings, before it is made.
client-set-confirm-auto = only where it cannot be taken back, and where nothing can hover, as on a phone
client-set-confirm-always = always
client-set-confirm-never = never
client-set-more = More
client-set-answer = Give the only possible answer for me, after a short pause that is always the same
client-set-keys = Digits, Enter and Escape answer from anywhere at the table; ? explains, m says more
client-set-sound = A soft tick when it is my turn

client-guide-wanted = Explain my first turns
client-guide-open = Explain my turns

client-class-home = Open a class: thirty pupils, no accounts
client-host-link = Copy the host’s link
client-end-table = End this table
client-end-table-sure = Really end it for everyone: the game is deleted
