foment-title = Foment
foment-about = Bacteria swim, eat, build and fight in a small sea. The last one alive wins, or the first to carry out its secret strategy.
foment-option-limit = Whether a game without a winner ends after its sixtieth round.
foment-value-limit-on = after round 60 the least damaged cell wins, among equals the one that holds most nutrients
foment-value-limit-off = the game goes on until somebody wins
foment-option-economy = Where chlorophyll takes the nutrients from that it makes.
foment-value-economy-open = from outside, without limit
foment-value-economy-closed = from the bank, as far as it has them

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
foment-word-cut = put into the pile
foment-word-take = take
foment-word-absorb = take from the bank
foment-word-unveil = unveil
foment-word-maintain = maintain the genome
foment-word-suffer = take the damage
foment-word-leak = leak
foment-word-power = power
foment-word-mutate = mutate
foment-word-build = build
foment-word-exchange = exchange
foment-word-pass = pass
foment-word-done = done

foment-say-deal = deal the strategy { $strategy }
foment-say-keep = keep the strategy { $strategy }
foment-say-roll = roll a { $face }
foment-say-place = { $region-word ->
        [c] start in the { $region }
       *[other] start in { $region }
    }
foment-say-fall = { $region-word ->
        [c] fall into the { $region }
       *[other] fall into { $region }
    }
foment-say-move = { $region-word ->
        [c] swim to the { $region }
       *[other] swim to { $region }
    }
foment-say-cut = { $amount ->
        [none] { $nutrient-word ->
            [lipid] put lipids into this pile
            [amino] put amino acids into this pile
           *[carb] put carbs into this pile
        }
        [0] { $nutrient-word ->
            [lipid] put no lipids into this pile
            [amino] put no amino acids into this pile
           *[carb] put no carbs into this pile
        }
        [1] put one { $nutrient } into this pile
       *[other] { $nutrient-word ->
            [lipid] put { $amount } lipids into this pile
            [amino] put { $amount } amino acids into this pile
           *[carb] put { $amount } carbs into this pile
        }
    }
foment-say-take = take { $pile }
foment-say-absorb = take one { $nutrient } from the bank
foment-say-unveil = turn up the plasmid { $structure }
foment-say-maintain = maintain the genome with one { $nutrient }
foment-say-leak = lose one { $nutrient }
foment-say-power = { $structure-word ->
        [complexity] power { $structure }
        [chlorophyll] power { $structure }
        [compartments] power { $structure }
        [phosphorylation] power { $structure }
       *[other] power the { $structure }
    }
foment-say-mutate = draw the card { $mutation }
foment-say-build = { $structure-word ->
        [complexity] build { $structure }
        [chlorophyll] build { $structure }
        [compartments] build { $structure }
        [phosphorylation] build { $structure }
       *[other] build a { $structure }
    }
foment-say-exchange = { $amount ->
        [1] exchange one { $given } for one { $taken }
       *[other] { $taken-word ->
            [none] exchange { foment-given }
           *[other] exchange { foment-given } for { foment-taken }
        }
    }
foment-given = { $amount ->
        [none] { $given-word ->
            [lipid] lipids
            [amino] amino acids
           *[carb] carbs
        }
       *[other] { $given-word ->
            [lipid] { $amount } lipids
            [amino] { $amount } amino acids
           *[carb] { $amount } carbs
        }
    }
foment-taken = { $amount ->
        [none] { $taken-word ->
            [lipid] lipids
            [amino] amino acids
           *[carb] carbs
        }
       *[other] { $taken-word ->
            [lipid] { $amount } lipids
            [amino] { $amount } amino acids
           *[carb] { $amount } carbs
        }
    }
foment-say-lipase = { $loot-word ->
        [none] attack { $target } with a lipase granule
        [nothing] attack { $target } with a lipase granule and steal nothing
       *[other] attack { $target } with a lipase granule and steal one { $loot }
    }
    .alone = attack with a lipase granule
foment-say-dnase = attack { $target } with a DNAse
    .alone = attack with a DNAse

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

foment-word-maintenance = the genome was not maintained
foment-word-leakage = there was nothing to leak
foment-word-mutation = a deleterious mutation

foment-word-c = centre
foment-word-v1 = Kogia
foment-word-v2 = Limulus
foment-word-v3 = Mytilus
foment-word-v4 = Nereis
foment-word-v5 = Ostrea
foment-word-l1 = Aurelia
foment-word-l2 = Caulerpa
foment-word-l3 = Elysia
foment-word-l4 = Gorgonia
foment-word-l5 = Idotea
foment-word-r1 = Beroe
foment-word-r2 = Donax
foment-word-r3 = Fucus
foment-word-r4 = Haliotis
foment-word-r5 = Janthina

foment-in-region = { $region ->
        [centre] in the { $region }
       *[other] in { $region }
    }
foment-meal-lipids = { $lipids ->
        [one] { $lipids } lipid
       *[other] { $lipids } lipids
    }
foment-meal-aminos = { $aminos ->
        [one] { $aminos } amino acid
       *[other] { $aminos } amino acids
    }
foment-meal-carbs = { $carbs ->
        [one] { $carbs } carb
       *[other] { $carbs } carbs
    }
foment-meal = { $lipids ->
        [0] { $aminos ->
            [0] { $carbs ->
                [0] nothing
               *[other] { foment-meal-carbs }
            }
           *[other] { foment-meal-aminos }{ $carbs ->
                [0] {""}
               *[other] , { foment-meal-carbs }
            }
        }
       *[other] { foment-meal-lipids }{ $aminos ->
            [0] {""}
           *[other] , { foment-meal-aminos }
        }{ $carbs ->
            [0] {""}
           *[other] , { foment-meal-carbs }
        }
    }

foment-dealt = { $strategy ->
        [hidden] { $seat } is dealt a secret strategy.
       *[other] { $seat } is dealt the strategy { $strategy }.
    }
    .you = { $strategy ->
            [hidden] You are dealt a secret strategy.
           *[other] You are dealt the strategy { $strategy }.
        }
foment-kept = { $strategy ->
        [hidden] { $seat } keeps one of its two strategies.
       *[other] { $seat } keeps the strategy { $strategy }.
    }
    .you = { $strategy ->
            [hidden] You keep one of your two strategies.
           *[other] You keep the strategy { $strategy }.
        }
foment-rolled = { $seat } rolls { $face } for the order.
    .you = You roll { $face } for the order.
foment-placed = { $seat } starts { foment-in-region }.
    .you = You start { foment-in-region }.
foment-fell = { $nutrient ->
        [lipid] A { $nutrient }
        [carb] A { $nutrient }
       *[other] An { $nutrient }
    } falls into { $region ->
        [centre] the { $region }
       *[other] { $region }
    }.
foment-round = Round { $round } begins.
foment-moved = { $seat } swims from { $from ->
        [centre] the { $from }
       *[other] { $from }
    } to { $region ->
        [centre] the { $region }
       *[other] { $region }
    }.
    .you = You swim from { $from ->
            [centre] the { $from }
           *[other] { $from }
        } to { $region ->
            [centre] the { $region }
           *[other] { $region }
        }.
foment-stayed = { $seat } stays { foment-in-region }.
    .you = You stay { foment-in-region }.
foment-encysted = { $seat } finds nothing to eat and becomes a cyst for this round.
    .you = You find nothing to eat and become a cyst for this round.
foment-ate = { $seat } is alone { foment-in-region } and takes all: { foment-meal }.
    .you = You are alone { foment-in-region } and take all: { foment-meal }.
foment-shared = { $seat } cuts { $pile } { foment-in-region }: { foment-meal }.
    .you = You cut { $pile } { foment-in-region }: { foment-meal }.
foment-took = { $seat } takes { $pile }: { foment-meal }.
    .you = You take { $pile }: { foment-meal }.
foment-absorbed = Synergy: { $seat } takes one { $nutrient } from the bank.
    .you = Synergy: you take one { $nutrient } from the bank.
foment-tide-rolled = The roll for the tide is { $face }; { $target } or more brings it in.
foment-tide-came = The tide comes in; whatever is in the bank falls into the sea.
foment-tide-stayed = The tide stays out; next time { $target } or more will bring it in.
foment-unveiled = A new plasmid is on the menu: { $structure }.
foment-maintained = { $seat } maintains its genome with one { $nutrient }.
    .you = You maintain your genome with one { $nutrient }.
foment-maintained-free = { $seat } lives off the vent and maintains its genome for nothing.
    .you = You live off the vent and maintain your genome for nothing.
foment-damaged = { $seat } takes genome damage and now has { $damage }: { $cause }.
    .you = You take genome damage and now have { $damage }: { $cause }.
foment-pumped = { $seat } has no membrane on the board, but the pumps of active transport bring back what gets out: it does not leak.
    .you = You have no membrane on the board, but the pumps of active transport bring back what gets out: you do not leak.
foment-leaked = { $seat } leaks one { $nutrient } { $region ->
        [centre] into the { $region }
       *[other] into { $region }
    }.
    .you = You leak one { $nutrient } { $region ->
            [centre] into the { $region }
           *[other] into { $region }
        }.
foment-fed = { $seat } leaks one { $nutrient }, and { $other } takes it up.
    .you = You leak one { $nutrient }, and { $other } takes it up.
    .other-you = { $seat } leaks one { $nutrient }, and you take it up.
foment-powered = { $seat } has power for: { $structure }.
    .you = You have power for: { $structure }.
foment-paid = { $seat } pays for power with { $carbs ->
        [one] one carb
       *[other] { $carbs } carbs
    }.
    .you = You pay for power with { $carbs ->
            [one] one carb
           *[other] { $carbs } carbs
        }.
foment-grew = { $seat } makes food from light: { $lipids ->
        [one] { $lipids } lipid
       *[other] { $lipids } lipids
    }, { $carbs ->
        [one] { $carbs } carb
       *[other] { $carbs } carbs
    }.
    .you = You make food from light: { $lipids ->
            [one] { $lipids } lipid
           *[other] { $lipids } lipids
        }, { $carbs ->
            [one] { $carbs } carb
           *[other] { $carbs } carbs
        }.
foment-grew-nothing = { $seat } has light for its chlorophyll, but the bank has nothing for it.
    .you = You have light for your chlorophyll, but the bank has nothing for it.
foment-mutation-rolled = { $seat } rolls { $face } for its genome; { $target } or less makes it mutate.
    .you = You roll { $face } for your genome; { $target } or less makes it mutate.
foment-unchanged = The genome of { $seat } does not mutate.
    .you = Your genome does not mutate.
foment-no-mutation = The genome of { $seat } would mutate, but no mutation card is left.
    .you = Your genome would mutate, but no mutation card is left.
foment-mutated = { $seat } mutates: { $mutation }.
    .you = You mutate: { $mutation }.
foment-shuffled = The discarded mutations are shuffled to be the deck.
foment-built = { $seat } builds: { $structure }.
    .you = You build: { $structure }.
foment-exchanged = { $seat } gives the bank { $amount ->
        [one] one { $from } for one { $nutrient }
       *[other] { $amount } { $from ->
            [lipid] lipids
            [carb] carbs
           *[other] amino acids
        } for { $amount } { $nutrient ->
            [lipid] lipids
            [carb] carbs
           *[other] amino acids
        }
    }.
    .you = You give the bank { $amount ->
            [one] one { $from } for one { $nutrient }
           *[other] { $amount } { $from ->
                [lipid] lipids
                [carb] carbs
               *[other] amino acids
            } for { $amount } { $nutrient ->
                [lipid] lipids
                [carb] carbs
               *[other] amino acids
            }
        }.
foment-attacked = { $seat } attacks { $other } with a { $structure }.
    .you = You attack { $other } with a { $structure }.
foment-attack-rolled = { $bonus ->
        [0] { $seat } rolls { $face } and must exceed { $defence }.
       *[other] { $seat } rolls { $face }, adds { $bonus } and must exceed { $defence }.
    }
    .you = { $bonus ->
            [0] You roll { $face } and must exceed { $defence }.
           *[other] You roll { $face }, add { $bonus } and must exceed { $defence }.
        }
foment-breached = The DNAse gets through a membrane of { $seat }.
    .you = The DNAse gets through a membrane of yours.
foment-dissolved = { $seat } loses a membrane.
    .you = You lose a membrane.
foment-withstood = The membrane of { $seat } holds.
    .you = Your membrane holds.
foment-stole = { $seat } steals one { $nutrient } from { $other }.
    .you = You steal one { $nutrient } from { $other }.
foment-blocked = { $seat } blocks the DNAse with an inhibitor.
    .you = You block the DNAse with an inhibitor.
foment-passed = { $seat } passes.
    .you = You pass.
foment-died = { $seat } dies { foment-in-region }; what it held spills there.
    .you = You die { foment-in-region }; what you held spills there.
foment-claimed = { $seat } has fulfilled its strategy: { $strategy }.
    .you = You have fulfilled your strategy: { $strategy }.
foment-won = { $seat } wins.
    .you = You win.
foment-survived = { $seat } is the last one alive and wins.
    .you = You are the last one alive and win.
foment-expired = Round { $round } was the last: the least damaged cell wins, among equals the one that holds most nutrients.
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
foment-board-piles = Piles { foment-in-region }: { $piles }
foment-board-damage = damage { $damage } of { $lethal }
foment-board-dead = dead
foment-board-cyst = encysted
foment-board-progress = { $strategy }: { $goal }; so far { $progress }
foment-board-powered = { $structure } (powered)

foment-goal-encapsulation = protective layers: { $layers } (membranes, a cell wall, a matrix)
foment-goal-stromatolite = upkeeps in which your chlorophyll has produced nutrients: { $harvests }
foment-goal-gluttony = nutrients held: { $feast }, at least { $each } of each type
foment-goal-quorum = rounds in which you share a region with at least { $company } others after movement: { $meetings }
foment-goal-appendages = flagella and pili owned: { $appendages }
