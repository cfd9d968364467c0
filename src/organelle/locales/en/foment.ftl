foment-title = Foment
foment-about = Bacteria swim, eat, build and fight in a small sea. The last one alive wins, or the first to carry out its secret strategy.
foment-option-limit = Whether a game without a winner ends after its sixtieth round.
foment-value-limit-on = after round 60 the least damaged cell wins, then the best fed
foment-value-limit-off = the game goes on until somebody wins

foment-keep = Which of your two strategies do you keep?
foment-place = In which region does your cell begin?
foment-move = Where does your cell swim? To stay, choose the region it is in. Nobody sees your choice before all have chosen.
foment-cut = You cut the food here, and you will get the pile that nobody else takes. How much goes into the pile you are filling? Piles with more lipids come first, then those with more amino acids, then more carbs; the last one gets the rest.
foment-take = Which pile do you take?
foment-absorb = Biosynthetic synergy: which nutrient do you take from the bank?
foment-maintain = Your genome needs a nutrient. Which one do you pay, or do you take the damage?
foment-leak = You have no membrane, so you leak. Which nutrient do you lose?
foment-power = Which structures do you power with carbs until the next upkeep?
foment-act = Build, attack or pass?
foment-build = What else do you build?

foment-closed-too-far = That region is out of your cell’s reach.
foment-closed-too-dear = You do not hold the nutrients for it.
foment-closed-encysted = A cyst cannot build this round.
foment-closed-fought = You have attacked in this phase, so you cannot build.
foment-closed-not-on-menu = Its plasmid is not on the menu yet.
foment-closed-no-token = No token of it is left.
foment-closed-enough = You may not own another one.
foment-closed-no-power = It takes a powered biosynthetic complexity.
foment-closed-exchanged = You have exchanged in this round already.
foment-closed-no-exchange = There is nothing to exchange: you hold nothing, or the bank has nothing of another type.
foment-closed-no-weapon = You own none that you could spend.
foment-closed-out-of-reach = Only a cell in your own region can be attacked; with a powered pilus, also one in an adjacent region.

foment-fault-names = The sheet { $sheet } must keep its rows in this order: { $expected }.
foment-fault-upkeep = { $name } never needs power, so its upkeep must be 0.
foment-fault-membranes = { $seats } players need at least { $seats } membrane tokens.

foment-word-deal = deal
foment-word-keep = keep
foment-word-roll = roll
foment-word-place = start in
foment-word-fall = fall into
foment-word-move = swim to
foment-word-cut = put into the pile:
foment-word-take = take
foment-word-absorb = take from the bank:
foment-word-unveil = unveil
foment-word-maintain = maintain the genome
foment-word-suffer = take the damage
foment-word-leak = leak
foment-word-power = power
foment-word-mutate = mutate:
foment-word-build = build
foment-word-exchange = exchange
foment-word-pass = pass
foment-word-done = done

foment-say-cut-2 = put into this pile: { $b } × { $a }
foment-say-maintain-1 = maintain the genome with: { $a }
foment-say-exchange-1 = exchange { $a }
foment-say-exchange-2 = exchange { $a } for { $b }
foment-say-exchange-3 = exchange { $c } × { $a } for { $c } × { $b }
foment-say-lipase-0 = attack with a lipase granule
foment-say-lipase-1 = attack { $a } with a lipase granule
foment-say-lipase-2 = attack { $a } with lipase, steal: { $b }
foment-say-dnase-0 = attack with a DNAse
foment-say-dnase-1 = attack { $a } with a DNAse

foment-word-lipid = lipid
foment-word-amino = amino acid
foment-word-carb = carb
foment-word-nothing = nothing
foment-word-pile = pile { $number }

foment-word-membrane = membrane
foment-word-lipase = lipase granule
foment-word-dnase = DNAse
foment-word-complexity = biosynthetic complexity
foment-word-wall = cell wall
foment-word-chlorophyll = chlorophyll
foment-word-compartments = compartmentalization
foment-word-inhibitor = DNAse inhibitor
foment-word-flagellum = flagellum
foment-word-phosphorylation = oxidative phosphorylation
foment-word-pilus = pilus

foment-word-deleterious = deleterious mutation
foment-word-lithotrophism = lithotrophism
foment-word-carotenoids = carotenoids
foment-word-lipid-biosynthesis = lipid biosynthesis
foment-word-active-transport = active transport
foment-word-synergy = biosynthetic synergy
foment-word-commensal = commensal
foment-word-cyst = cyst
foment-word-matrix = extracellular matrix

foment-word-encapsulation = encapsulation
foment-word-stromatolite = stromatolite
foment-word-gluttony = gluttony
foment-word-quorum = quorum sensing
foment-word-appendages = multiple appendages

foment-species-spirillum = Spirillum
foment-species-bacillus = Bacillus
foment-species-micrococcus = Micrococcus
foment-species-vibrio = Vibrio
foment-species-caulobacter = Caulobacter

foment-word-maintenance = its genome was not maintained
foment-word-leakage = it had nothing to leak
foment-word-mutation = a deleterious mutation

foment-word-c = the centre
foment-word-v1 = V1
foment-word-v2 = V2
foment-word-v3 = V3
foment-word-v4 = V4
foment-word-v5 = V5
foment-word-l1 = L1
foment-word-l2 = L2
foment-word-l3 = L3
foment-word-l4 = L4
foment-word-l5 = L5
foment-word-r1 = R1
foment-word-r2 = R2
foment-word-r3 = R3
foment-word-r4 = R4
foment-word-r5 = R5

foment-dealt = { $strategy ->
        [hidden] { $seat } is dealt a secret strategy.
       *[other] { $seat } is dealt the strategy { $strategy }.
    }
foment-kept = { $strategy ->
        [hidden] { $seat } keeps one of its two strategies.
       *[other] { $seat } keeps the strategy { $strategy }.
    }
foment-rolled = { $seat } rolls { $face } for the order.
foment-placed = { $seat } starts in { $region }.
foment-fell = A nutrient falls into { $region }: { $nutrient }.
foment-round = Round { $round } begins.
foment-moved = { $seat } swims from { $from } to { $region }.
foment-stayed = { $seat } stays in { $region }.
foment-encysted = { $seat } finds nothing to eat and becomes a cyst for this round.
foment-ate = { $seat } is alone in { $region } and takes all: lipids { $lipids }, amino acids { $aminos }, carbs { $carbs }.
foment-shared = { $seat } cuts { $pile } in { $region }: lipids { $lipids }, amino acids { $aminos }, carbs { $carbs }.
foment-took = { $seat } takes { $pile }: lipids { $lipids }, amino acids { $aminos }, carbs { $carbs }.
foment-absorbed = Synergy: { $seat } takes from the bank: { $nutrient }.
foment-tide-rolled = The roll for the tide is { $face }; { $target } or more brings it in.
foment-tide-came = The tide comes in; whatever is in the bank falls into the sea.
foment-tide-stayed = The tide stays out; next time { $target } or more will bring it in.
foment-unveiled = A new plasmid is on the menu: { $structure }.
foment-maintained = { $seat } maintains its genome and pays: { $nutrient }.
foment-maintained-free = { $seat } lives off the vent and maintains its genome for nothing.
foment-damaged = { $seat } takes genome damage and now has { $damage }: { $cause }.
foment-pumped = { $seat } has no membrane, but active transport keeps its nutrients in: this time it does not leak.
foment-leaked = { $seat } leaks into { $region }: { $nutrient }.
foment-fed = { $seat } leaks and { $other } takes it up: { $nutrient }.
foment-powered = { $seat } has power: { $structure }.
foment-paid = { $seat } pays for power in carbs: { $carbs }.
foment-grew = { $seat } makes food from light: lipids { $lipids }, carbs { $carbs }.
foment-mutation-rolled = { $seat } rolls { $face } for its genome; { $target } or less makes it mutate.
foment-unchanged = The genome of { $seat } does not mutate.
foment-no-mutation = The genome of { $seat } would mutate, but no mutation card is left.
foment-mutated = { $seat } mutates: { $mutation }.
foment-shuffled = The discarded mutations are shuffled to be the deck.
foment-built = { $seat } builds: { $structure }.
foment-exchanged = { $seat } exchanges { $amount } with the bank: { $from } for { $nutrient }.
foment-attacked = { $seat } attacks { $other } with: { $structure }.
foment-attack-rolled = { $bonus ->
        [0] { $seat } rolls { $face } and must exceed { $defence }.
       *[other] { $seat } rolls { $face }, adds { $bonus } and must exceed { $defence }.
    }
foment-breached = The DNAse gets through a membrane of { $seat }.
foment-dissolved = { $seat } loses a membrane.
foment-withstood = The membrane of { $seat } holds.
foment-stole = { $seat } steals from { $other }: { $nutrient }.
foment-blocked = { $seat } blocks the DNAse with an inhibitor.
foment-passed = { $seat } passes.
foment-died = { $seat } dies in { $region }; what it held spills there.
foment-claimed = { $seat } has fulfilled its strategy: { $strategy }.
foment-won = { $seat } wins.
foment-survived = { $seat } is the last one alive and wins.
foment-expired = Round { $round } was the last: the least damaged cell wins, among equals the one that holds most.
foment-extinct = All cells are dead; nobody wins.

foment-phase-set-up = set-up
foment-phase-movement = movement
foment-phase-acquisition = acquisition
foment-phase-tide = tide
foment-phase-upkeep = upkeep
foment-phase-mutation = mutation
foment-phase-action = action

foment-board-round = Foment · round { $round } of { $rounds } · { $phase }
foment-board-endless = Foment · round { $round } · { $phase }
foment-board-tide = Tide: { $number } or more brings it in · mutation cards left: { $cards }
foment-board-bank = Bank: { $nutrients }
foment-board-menu = Menu: { $menu }
foment-board-plasmid = { $structure } { $cost }
foment-board-upkeep = { $structure } { $cost } (upkeep { $upkeep }C)
foment-board-order = Turns go in this order: { $names }
foment-board-cut = Your cut so far: { $piles }; still to share: { $rest }
foment-board-filling = You are filling { $pile }.
foment-board-powering = You will power: { $structures }; carbs to pay: { $carbs }
foment-board-legend = Water: ~ shallow   = deep   ^ vent      L lipid   A amino acid   C carb
foment-board-piles = Piles in { $region }: { $piles }
foment-board-damage = damage { $damage } of { $lethal }
foment-board-dead = dead
foment-board-cyst = encysted
foment-board-progress = { $strategy }: { $goal }; so far { $progress }
foment-board-powered = { $structure } (powered)

foment-goal-encapsulation = protective layers: { $layers } (membranes, a cell wall, a matrix)
foment-goal-stromatolite = upkeeps in which your chlorophyll has produced: { $harvests }
foment-goal-gluttony = nutrients held: { $feast }, at least { $each } of each type
foment-goal-quorum = rounds in which you share a region with at least { $company } others after movement: { $meetings }
foment-goal-appendages = flagella and pili owned: { $appendages }
