# The pages of a class

client-class-open-title = A class of pupils
client-class-open-about = Pupils enter a code and play at once, with names that are made for them. Nobody types anything, and nobody needs an account.
client-class-game = Game
client-class-preset = How much time is there?
client-class-preset-taster = Taster
client-class-preset-taster-about = 15 minutes
client-class-preset-lesson = One lesson
client-class-preset-lesson-about = 40 minutes
client-class-preset-double = Two lessons
client-class-preset-double-about = pause, and go on with the same code within 14 days
client-class-size = At a table
client-class-size-usual = as the time allows
client-class-bots = Bots fill up; how strong?
client-class-language = Language of the pupils
client-class-open = Open the class
client-class-kept = Everything about this class is deleted 24 hours after its last move, two lessons after 14 days.
client-class-gone = This class has ended and is deleted, or was never there.

client-class-join-title = Ready?
client-class-join-about = You get a made-up name and a seat. Nobody asks for your own.
client-class-play = Play
client-class-of = { $game } with your class
client-class-you-are = You are
client-class-wait = { $count ->
        [one] You are the first one here. The game begins when your teacher starts it.
       *[other] { $count } are here. The game begins when your teacher starts it.
    }
client-class-leave = Leave the class
client-class-other-device = On another device
client-class-device-about = Scan this with the other device: the seat moves there, and this one lets go of it.
client-class-device-picture = Picture to scan that moves the seat to another device
client-class-copy-device = Copy the link
client-class-panel = Your seat in the class
client-class-panel-close = Close

client-class-frozen = Your teacher has paused the game
client-class-frozen-about = You can look, but not move. Clocks stand still.
client-class-over = The class has ended
client-class-over-about = The board stays as it is. Leave the class and nothing of it is left in this browser.

client-class-dashboard = Class
client-class-code = Code of the class
client-class-start = Start now
client-class-freeze = Pause all
client-class-go-on = Go on
client-class-freeze-one = Pause
client-class-go-on-one = Go on
client-class-prolong = 5 minutes more
client-class-end = End now
client-class-end-sure = Really end for everyone
client-class-projector = Projector
client-class-time-left = Time left
client-class-joined = { $count ->
        [0] Nobody has joined yet.
        [one] One has joined.
       *[other] { $count } have joined.
    }
client-class-playing = { $pupils ->
        [one] One pupil
       *[other] { $pupils } pupils
    } at { $tables ->
        [one] one table
       *[other] { $tables } tables
    }
client-class-tables = Tables
client-class-table = Table { $number }
client-class-round = round { $round }
client-class-bot = Bot
client-class-asked = waited for
client-class-table-frozen = paused
client-class-idle = { $minutes ->
        [0] just moved
        [one] idle for one minute
       *[other] idle for { $minutes } minutes
    }
client-class-way-in = The way in
client-class-picture = Picture to scan that leads to the class
client-class-way-in-about = Scan the picture, or enter the code { $code } on the first page.
client-class-copy-join = Copy the link for pupils
client-class-copy-teacher = Copy your own link
client-class-projector-join = Scan the picture, or open { $address } and enter
client-class-move = Move to
client-class-move-nowhere = No other table has a bot’s seat.
client-class-stand-in = Someone is missing?
client-class-stand-in-call = Let a bot play until they move again

client-class-quiz = Quiz first
client-class-quiz-end = End the quiz
client-class-report = Report (CSV)
client-class-ask = Ask
client-class-asked-now = Asked now
client-class-ask-pause = Fits the game so far ({ $count })
client-class-ask-before = Quiz before the game ({ $count })
client-class-ask-after = Quiz after the game ({ $count })
client-class-was-asked = asked already:
client-class-ask-none = None yet: play on for a while.
client-class-show = Show the answer
client-class-answered = { $count } of { $all } have answered
client-class-answered-own = You have answered. You may still change it.
client-class-right = right
client-class-idea = The idea behind your answer: { $idea }
client-class-idea-of = “{ $answer }”: { $idea }
client-class-all-paused = Paused for everyone

client-class-debrief = Debrief
client-class-debrief-title = What our games have shown
client-class-debrief-print = Print
client-class-debrief-tables = { $count ->
        [one] One table has played.
       *[other] { $count } tables have played.
    }
client-class-debrief-times = { $count ->
        [one] Once:
       *[other] { $count } times, for example:
    }
client-class-debrief-often = What happened most
client-class-debrief-route-cytosis = A vesicle’s way
client-class-debrief-route-cellulose = From water to growth
client-class-debrief-route-foment = From food to growth
client-class-debrief-route-about = This happened at table { $table }. What happens at each step in a real cell?
client-class-debrief-route-none = No table came that far. Which steps were missing?
client-class-debrief-made = Gained and paid
client-class-debrief-gained = gained
client-class-debrief-paid = paid
client-class-debrief-made-about = Where does it come from in a real cell, and where does it go? Energy is converted, matter stays.
client-class-debrief-made-foment = Upkeep and power are counted here, not what was built. What did the cells do with the rest?
client-class-debrief-model = The game and the cell
client-class-debrief-in-game = In the game
client-class-debrief-in-cell = In the cell
client-class-debrief-model-cytosis-1-game = An mRNA is used up by one protein.
client-class-debrief-model-cytosis-1-cell = An mRNA is read many times, then broken down.
client-class-debrief-model-cytosis-2-game = A carbohydrate gives six ATP.
client-class-debrief-model-cytosis-2-cell = One glucose gives about 30 ATP, if there is oxygen.
client-class-debrief-model-cytosis-3-game = Players take turns at one cell.
client-class-debrief-model-cytosis-3-cell = Nobody decides, and everything happens at once, by molecules that meet.
client-class-debrief-model-cellulose-1-game = Day and evening follow in steps.
client-class-debrief-model-cellulose-1-cell = Plants respire by day and by night; photosynthesis needs light.
client-class-debrief-model-cellulose-2-game = Hormones are counters that are spent on growth.
client-class-debrief-model-cellulose-2-cell = Hormones are signals in tiny amounts; growth is built of sugar, water and minerals.
client-class-debrief-model-cellulose-3-game = Water is drawn with a marker.
client-class-debrief-model-cellulose-3-cell = Water that evaporates from the leaves pulls the rest up through the xylem.
client-class-debrief-model-foment-1-game = A player chooses what a cell becomes.
client-class-debrief-model-foment-1-cell = Mutations come by chance; selection decides what becomes frequent.
client-class-debrief-model-foment-2-game = Structures are built at once from plasmids.
client-class-debrief-model-foment-2-cell = A plasmid carries genes; proteins made from them do the work.
client-class-debrief-model-foment-3-game = One cell stands for each player.
client-class-debrief-model-foment-3-cell = Millions of cells compete, and populations evolve, not single cells.
client-class-debrief-learned = What we know now
client-class-debrief-learned-none = No question was asked. Which would you ask?
client-class-debrief-right = { $right } of { $answers } answers were right
client-class-debrief-ask = What does the game leave out that would change how it is played?
client-class-concept-respiration = Respiration
client-class-concept-energy = Energy
client-class-concept-protein-synthesis = Protein synthesis
client-class-concept-secretory-pathway = The way out of the cell
client-class-concept-membranes = Membranes
client-class-concept-enzymes = Enzymes
client-class-concept-signals = Signals
client-class-concept-genes = Genes
client-class-concept-viruses = Viruses and defence
client-class-concept-photosynthesis = Photosynthesis
client-class-concept-water = Water and transport
client-class-concept-cell-wall = Cell wall
client-class-concept-matter = Matter
client-class-concept-evolution = Evolution
client-class-elsewhere = This seat has moved to another device.
client-class-remove = Take out of the class
