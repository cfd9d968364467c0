# The guide through a first game.

client-guide = A first game, explained
client-guide-step = { $number } of { $count }.
client-guide-free = Now you know the ways of this game; play on as you like. “Learn”, beside the log, explains every place and piece.
client-guide-plan = The whole plan
client-guide-close = Stop explaining
client-guide-later = later { $place }

client-guide-cytosis-cards = You play for health, most of it from cards you complete. Look at what each card needs and give back the one that asks for most.
client-guide-cytosis-supply = You begin with two resources of your choice. mRNA lets you make protein at once; ATP pays for nearly everything.
client-guide-cytosis-turn = Each turn you place a flask on a free spot and use it at once. A spot with a flask is taken until the round ends. The nucleus writes mRNA, the plan for every protein.
client-guide-cytosis-atp = Nearly everything costs ATP. Mitochondria make it from fuel and oxygen: the free spots stand for fuel that is not shown, and with a carb to burn you get more.
client-guide-cytosis-vesicles = Hormones and receptors travel: a vesicle leaves the ER, takes a carb or a lipid in the Golgi, and fuses with the membrane by exocytosis. Only there is the card paid for and completed.
client-guide-cytosis-enzymes = Enzymes are finished in the cytoplasm. Their proteins come from the free ribosome: in the game each mRNA gives one protein and is used up; a real one is read many times.
client-guide-cytosis-market = New cards come from the market. The further to the left, the cheaper; after every round the leftmost one goes.
client-guide-cytosis-goals = With the Laureates you may put a marker on a goal. At the end it pays for every card of its kind that you completed; the first marker on a goal brings health at once too.
client-guide-cytosis-receptors = A completed receptor goes on working: it brings you 2 health whenever another player completes a hormone of its kind, and 1 when you do.
client-guide-cytosis-events = From the second round on every round turns up an event. It holds for everyone until the next one.
client-guide-cytosis-scoring = At the end goals pay, different enzymes score as a set, those who detoxed most score, and so does what is left of your materials.

client-guide-cellulose-turn = You play for health. Each turn you put a marker on a space and do what it says. A small space holds one marker; a large one gives less and holds one of every colour.
client-guide-cellulose-sugar = Chloroplasts use light to turn 6 water and 6 CO2 into a carbohydrate. The xylem brings water and the stomata CO2; each visit there lowers the water level by 1.
client-guide-cellulose-wall = A carbohydrate laid into the cell wall brings health at once, and 1 water goes to your region of the vacuole.
client-guide-cellulose-vacuole = Water from the xylem may go into your region of the vacuole. In the evening the fullest region scores and is emptied, and brings its player another marker for a day.
client-guide-cellulose-growth = The cytoplasm brings hormones. At the membrane they make shoot and root grow, and what has grown feeds you every sunrise.
client-guide-cellulose-cards = Cards are taken from the market for CO2. After the action of your marker you may play one from your hand: it costs what it shows and scores. Enzymes can be used again.
client-guide-cellulose-evening = In the evening the markers come back, the fullest region of the vacuole scores, a carbohydrate of the supply is laid into the wall, the water level rises, and new cards come.
client-guide-cellulose-sunrise = Every day begins with a sunrise: each growth marker brings what stands where it is. What grows today feeds you from tomorrow on.
client-guide-cellulose-end = The game ends in the evening when the wall is complete. Some cards score only then, and so does each carbohydrate that is left.

client-guide-foment-strategy = You are one cell. You win as the last one alive, or at once by carrying out your secret strategy, which nobody else sees. There are no points.
client-guide-foment-place = Food falls when all cells are placed: most likely in the centre, least likely at the rim. Cells in one region must share.
client-guide-foment-move = All swim at once and in secret. Cells that end in the same region must share its food, so look where nobody else may go.
client-guide-foment-share = Where cells meet, the healthiest one cuts the food into piles and the sickest takes first. Whoever is alone swallows all of it.
client-guide-foment-upkeep = Every round your genome asks for one nutrient, or takes a point of damage. Damage never heals; the sixth point kills. A cell without a membrane leaks a nutrient besides.
client-guide-foment-build = Nutrients build structures from the menu: membranes protect, others move, fight or feed you. Pass if you would rather save.
client-guide-foment-tide = What is paid goes to the bank. Each round a die decides whether the tide comes in: then all of it falls into the sea, and a plasmid joins the menu. Each time it stays out it becomes likelier.
client-guide-foment-attack = Instead of building a cell may attack another in its region: lipase destroys a membrane and steals a nutrient, DNAse damages a genome. The weapon is used up.
client-guide-foment-mutation = Each round a damaged cell rolls a die and may draw a mutation. It stays for good: some help, some harm.
client-guide-foment-end = The game ends at once when a strategy is carried out or one cell is left. Watch how strong the others grow, and go on with your own strategy.
