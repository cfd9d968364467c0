cellulose-title = Cellulose
cellulose-about = A plant cell from sunrise to evening: collect water and CO2, make carbohydrates, build the cell wall.
cellulose-option-board = Which side of the plant board is used.
cellulose-value-board-sprout = a young plant that grows one way
cellulose-value-board-mangrove = roots that run in every direction
cellulose-option-scenario = A scenario that changes the rules; the mangrove scenario needs the mangrove board.
cellulose-value-scenario-none = no scenario
cellulose-value-scenario-cactus = little water, and all of it precious
cellulose-value-scenario-mangrove = plenty of water, but brackish
cellulose-option-first = Who begins; alone against Ivy you always do.
cellulose-value-first-random = drawn at random
cellulose-value-first-seat = the first seat
cellulose-option-difficulty = How strong Ivy is in the solo game.
cellulose-value-difficulty-easy = her strategies bring her nothing extra
cellulose-value-difficulty-medium = her strategies bring her more
cellulose-value-difficulty-hard = her strategies bring her more, and she starts with two specializations
cellulose-option-gifts = The two specializations Ivy starts with at the highest difficulty.
cellulose-value-gifts-random = drawn at random
cellulose-value-gifts-gibberellin-embryo = Gibberellin receptor and Seed embryo
cellulose-value-gifts-gibberellin-aquaporin = Gibberellin receptor and Aquaporin
cellulose-value-gifts-cytokinin-embryo = Cytokinin receptor and Seed embryo
cellulose-value-gifts-cytokinin-aquaporin = Cytokinin receptor and Aquaporin
cellulose-value-gifts-production-embryo = Enzyme production and Seed embryo
cellulose-value-gifts-production-aquaporin = Enzyme production and Aquaporin
cellulose-option-ask = Whether you are asked about every bonus, so that you can decline even one that costs nothing.
cellulose-value-ask-off = what costs nothing comes by itself
cellulose-value-ask-on = every bonus is asked about

cellulose-ask-sunrise = Sunrise: what do you do before the day begins?
cellulose-ask-place = Where do you place a marker? You may then also name a card to play.
cellulose-ask-play = Do you play a card?
cellulose-ask-discard = Which cards do you discard?
cellulose-ask-recover = Which of your markers do you take back, if any?
cellulose-ask-replace = Do you place the marker you took back at once?
cellulose-ask-enzymes = Do you use the bonus of the new enzyme, or pay 1 protein to activate an older one?
cellulose-ask-free-enzymes = Which enzyme do you activate for free? Name a return space to finish.
cellulose-ask-last-cards = The game is over: which cards do you still play for their health?
cellulose-ask-bonus = Which of these bonuses do you take? They cost nothing.

cellulose-closed-no-marker = You have no marker left.
cellulose-closed-occupied = There is a marker here already.
cellulose-closed-colour-there = Every colour you could place is here already.
cellulose-closed-level-empty = No water is left for this round.
cellulose-closed-needs-water-and-co2 = You have too little water or CO2.
cellulose-closed-needs-carbohydrate = You have no carbohydrate.
cellulose-closed-wall-full = The cell wall is complete.
cellulose-closed-no-growth = You cannot pay for any growth here.
cellulose-closed-needs-protein = You have no protein.
cellulose-closed-needs-co2 = You have too little CO2.
cellulose-closed-slot-empty = There is no card here.

cellulose-fault-difficulty = Difficulty { $difficulty } is for one player against Ivy; with more players leave it at easy.
cellulose-fault-gifts = Ivy’s two specializations (gifts) can be named only for one player on difficulty hard; otherwise leave gifts at random.
cellulose-fault-board = The scenario “{ cellulose-value-scenario-mangrove }” (mangrove) is played on the board “{ cellulose-value-board-mangrove }” (mangrove); choose that board as well.
cellulose-fault-first = Alone against Ivy you always begin; leave first at random.
cellulose-fault-effect = The card { $card } is of type { $type } and cannot have the effect { $effect }; it can have { $allowed }.
cellulose-fault-activation = The card { $card } has the effect { $effect }, whose activation must be 1.
cellulose-fault-idle = The card { $card } is an enzyme, so its activation must be at least 1.
cellulose-fault-discard = The card { $card } must not discard more than it draws.
cellulose-fault-deck = The cards must be at least 8 in all.
cellulose-fault-word = The name { $name } in { $sheet } is also another word of the game; choose a different one.
cellulose-fault-sections = The sheet { $sheet } needs sections 1, 2 and 3 in this order.
cellulose-fault-start = The sheet { $sheet } needs exactly one start (from “-”) on the { $track } track.
cellulose-fault-link = In { $sheet } the space { $node } leads from { $origin }, which is no space of the same track.
cellulose-fault-names = The rows of { $sheet } must be called { $names }, in this order.
cellulose-fault-actions = Ivy needs at least one action card of level one.

cellulose-word-xylem = the xylem
cellulose-word-stomata = the stomata
cellulose-word-chloroplasts = the chloroplasts
cellulose-word-wall = the cell wall
cellulose-word-mitochondria = the mitochondria
cellulose-word-ribosomes = the ribosomes
cellulose-word-cytoplasm = the cytoplasm
cellulose-word-membrane = the plasma membrane
cellulose-word-nucleus = the nucleus
cellulose-word-market = the card market
cellulose-word-play = play
cellulose-word-discard = discard
cellulose-word-back = take a marker back
cellulose-word-photosynthesis = photosynthesis
cellulose-word-build = build the cell wall
cellulose-word-grow = grow
cellulose-word-activate = activate
cellulose-word-collect = collect income
cellulose-word-home = return
cellulose-word-done = done
cellulose-word-begin = begins
cellulose-word-draw = draw
cellulose-word-act = Ivy’s action card
cellulose-word-ivy = Ivy
cellulose-word-own = with your own marker
cellulose-word-coloured = coloured
cellulose-word-gray = with a gray marker
cellulose-word-small = small space
cellulose-word-large = large space
cellulose-word-shoot = shoot
cellulose-word-root = root
cellulose-word-either = shoot or root
cellulose-word-slot-1 = slot 1
cellulose-word-slot-2 = slot 2
cellulose-word-slot-3 = slot 3
cellulose-word-slot-4 = slot 4
cellulose-word-region = { $place ->
        [1] no water to your region
       *[other] { $number } water to your region
    }
cellulose-word-drink = { $place ->
        [1] no water from your region
       *[other] { $number } water from your region
    }
cellulose-word-once = once
cellulose-word-twice = twice
cellulose-word-never = without building
cellulose-word-gain-co2 = { $number } CO2
cellulose-word-gain-water = { $number } water
cellulose-word-gain-protein = { $place ->
        [2] 1 protein
       *[other] { $number } protein
    }
cellulose-word-gain-health = { $place ->
        [2] 1 health
       *[other] { $number } health
    }
cellulose-word-draw-cards = { $place ->
        [2] a card
       *[other] { $number } cards
    }
cellulose-word-all = everything
cellulose-word-starch-1 = Starch I
cellulose-word-starch-2 = Starch II
cellulose-word-starch-3 = Starch III
cellulose-word-storage-1 = Protein storage vacuole I
cellulose-word-storage-2 = Protein storage vacuole II
cellulose-word-storage-3 = Protein storage vacuole III
cellulose-word-rubisco = RuBisCO
cellulose-word-cellulose-synthase = Cellulose synthase
cellulose-word-gh3-synthetase = GH3 synthetase
cellulose-word-lipase = Lipase
cellulose-word-vacuolar-processing = Vacuolar processing enzyme
cellulose-word-dna-polymerase = DNA polymerase
cellulose-word-aquaporin = Aquaporin
cellulose-word-gibberellin-receptor = Gibberellin receptor
cellulose-word-cytokinin-receptor = Cytokinin receptor
cellulose-word-seed-embryo = Seed embryo
cellulose-word-enzyme-production = Enzyme production
cellulose-word-water = water
cellulose-word-co2 = CO2
cellulose-word-protein = protein
cellulose-word-hormone = hormones
cellulose-word-atp = ATP
cellulose-word-carbohydrate = carbohydrate
cellulose-word-vacuole = the central vacuole
cellulose-word-cards = cards
cellulose-word-enzymes = enzymes
cellulose-word-plant = the plant board
cellulose-word-actions = action cards
cellulose-word-carbohydrates = unused carbohydrates
cellulose-word-specializations = specializations
cellulose-word-scenario = the scenario
cellulose-word-strategy = the strategy
cellulose-word-starch = starch
cellulose-word-storage = protein storage vacuole
cellulose-word-enzyme = enzyme
cellulose-word-specialization = specialization
cellulose-word-growth = growth
cellulose-word-proteins = protein storage vacuoles
cellulose-word-up = up
cellulose-word-down = down
cellulose-word-right = right
cellulose-word-left = left
cellulose-word-scarcer = water or CO2, the scarcer
cellulose-word-photosynthesis-twice = photosynthesis twice
cellulose-word-growth-shoot = shoot growth
cellulose-word-growth-root = root growth
cellulose-word-growth-either = shoot or root growth
cellulose-word-first-player = first player
cellulose-word-take-any = take any card
cellulose-word-take-starch = take a starch
cellulose-word-take-storage = take a protein storage vacuole
cellulose-word-take-enzyme = take an enzyme
cellulose-word-take-specialization = take a specialization
cellulose-word-open = open
cellulose-word-no-marker = too few markers
cellulose-word-occupied = no room for her marker
cellulose-word-colour-there = her colour is there
cellulose-word-level-empty = no water left
cellulose-word-needs-water-and-co2 = too little water or CO2
cellulose-word-needs-carbohydrate = no carbohydrate
cellulose-word-wall-full = the wall is complete
cellulose-word-no-growth = no space to grow to
cellulose-word-needs-protein = no protein
cellulose-word-needs-co2 = too little CO2
cellulose-word-slot-empty = no such card to take
cellulose-word-hand-full = she holds 4 cards or more
cellulose-word-lacks-card = she does not hold the card it asks for
cellulose-word-value-low = the next wall space is worth too little
cellulose-word-holds-first = she is first player already
cellulose-word-none-in-hand = she holds none
cellulose-word-cannot-pay = she cannot pay for it
cellulose-word-too-early = the first section of the wall is not complete
cellulose-word-1a = 1A
cellulose-word-1b = 1B
cellulose-word-1c = 1C
cellulose-word-1d = 1D
cellulose-word-1e = 1E
cellulose-word-1f = 1F
cellulose-word-2a = 2A
cellulose-word-2b = 2B
cellulose-word-2c = 2C
cellulose-word-2d = 2D
cellulose-word-2e = 2E
cellulose-word-2f = 2F
cellulose-word-stomata-small = stomata (small)
cellulose-word-chloroplasts-small = chloroplasts (small)
cellulose-word-mitochondria-small = mitochondria (small)
cellulose-word-ribosomes-small = ribosomes (small)
cellulose-word-cytoplasm-small = cytoplasm (small)
cellulose-word-stomata-large = stomata (large)
cellulose-word-chloroplasts-large = chloroplasts (large)
cellulose-word-mitochondria-large = mitochondria (large)
cellulose-word-ribosomes-large = ribosomes (large)
cellulose-word-cytoplasm-large = cytoplasm (large)
cellulose-word-membrane-shoot = membrane (shoot)
cellulose-word-membrane-root = membrane (root)
cellulose-word-membrane-either = membrane (either)
cellulose-word-market-1 = market slot 1
cellulose-word-market-2 = market slot 2
cellulose-word-market-3 = market slot 3
cellulose-word-market-4 = market slot 4
cellulose-word-s0 = shoot start
cellulose-word-s1 = shoot 1
cellulose-word-s2 = shoot 2
cellulose-word-s3l = shoot 3 left
cellulose-word-s3r = shoot 3 right
cellulose-word-s4l = shoot 4 left
cellulose-word-s4r = shoot 4 right
cellulose-word-r0 = root start
cellulose-word-r1 = root 1
cellulose-word-r2l = root 2 left
cellulose-word-r2r = root 2 right
cellulose-word-r3l = root 3 left
cellulose-word-r3m = root 3 middle
cellulose-word-r3r = root 3 right
cellulose-word-r4l = root 4 left
cellulose-word-r4r = root 4 right
cellulose-word-m0 = shoot start
cellulose-word-m1 = shoot 1
cellulose-word-m2 = shoot 2
cellulose-word-m3 = shoot 3
cellulose-word-m4 = shoot 4
cellulose-word-start = root start
cellulose-word-la = the top of the left root
cellulose-word-lb = the middle of the left root
cellulose-word-lc = the bottom of the left root
cellulose-word-ca = the top of the middle root
cellulose-word-cb = the middle of the middle root
cellulose-word-cc = the bottom of the middle root
cellulose-word-ra = the top of the right root
cellulose-word-rb = the middle of the right root
cellulose-word-rc = the bottom of the right root

cellulose-part-marker = { $marker-word ->
        [own] {" "}with your own marker
        [gray] {" "}with a gray marker
       *[none] {""}
    }
cellulose-part-card = { $card-word ->
        [none] {""}
       *[other] , then play { $card }
    }
cellulose-part-drink = { $drink-word ->
        [none] {""}
       *[other] : { $drink }
    }
cellulose-part-growth = { $times-word ->
        [once] take the bonus action of { $node } and build once
        [twice] take the bonus action of { $node } and build twice
        [never] take the bonus action of { $node } without building
       *[none] { $home-word ->
            [none] { $node-word ->
                [lc] grow to { $node }, or take its bonus action if you are there
                [cc] grow to { $node }, or take its bonus action if you are there
                [rc] grow to { $node }, or take its bonus action if you are there
               *[other] grow to { $node }
            }
           *[other] take the bonus action of { $node }
        }
    }
cellulose-part-home = { $home-word ->
        [none] {""}
       *[other] , then return to { $home }
    }
cellulose-say-xylem = the xylem{ cellulose-part-marker }{ $share-word ->
        [none] {""}
       *[other] : { $share }
    }{ cellulose-part-card }
cellulose-say-stomata = { $size-word ->
        [small] the small space of the stomata
        [large] the large space of the stomata
       *[none] the stomata
    }{ cellulose-part-marker }{ cellulose-part-card }
cellulose-say-chloroplasts = { $size-word ->
        [small] the small space of the chloroplasts
        [large] the large space of the chloroplasts
       *[none] the chloroplasts
    }{ cellulose-part-marker }{ cellulose-part-drink }{ cellulose-part-card }
cellulose-say-wall = the cell wall{ cellulose-part-marker }{ cellulose-part-card }
cellulose-say-mitochondria = { $size-word ->
        [small] the small space of the mitochondria
        [large] the large space of the mitochondria
       *[none] the mitochondria
    }{ cellulose-part-marker }{ cellulose-part-card }
cellulose-say-ribosomes = { $size-word ->
        [small] the small space of the ribosomes
        [large] the large space of the ribosomes
       *[none] the ribosomes
    }{ cellulose-part-marker }{ cellulose-part-card }
cellulose-say-cytoplasm = { $size-word ->
        [small] the small space of the cytoplasm
        [large] the large space of the cytoplasm
       *[none] the cytoplasm
    }{ cellulose-part-marker }{ cellulose-part-card }
cellulose-say-membrane = { $growth-word ->
        [shoot] the plasma membrane (shoot growth)
        [root] the plasma membrane (root growth)
        [either] the plasma membrane (shoot or root growth for 1 protein)
       *[none] the plasma membrane
    }{ cellulose-part-marker }{ $node-word ->
        [none] {""}
       *[other] : { cellulose-part-growth }
    }{ cellulose-part-home }{ cellulose-part-card }
cellulose-say-nucleus = the nucleus{ cellulose-part-marker }
cellulose-say-market = the card market: { $slot }{ $marker-word ->
        [own] , with your own marker
        [gray] , with a gray marker
       *[none] {""}
    }{ cellulose-part-card }
cellulose-say-play = play { $card }
cellulose-say-discard = { $second-word ->
        [none] discard { $first }
       *[other] discard { $first } and { $second }
    }
cellulose-say-back = { $marker-word ->
        [own] take your own marker back from
        [gray] take your gray marker back from
       *[none] take a marker back from
    }{" "}{ $space-word ->
        [xylem] the xylem
        [stomata-small] the small space of the stomata
        [stomata-large] the large space of the stomata
        [chloroplasts-small] the small space of the chloroplasts
        [chloroplasts-large] the large space of the chloroplasts
        [wall] the cell wall
        [mitochondria-small] the small space of the mitochondria
        [mitochondria-large] the large space of the mitochondria
        [ribosomes-small] the small space of the ribosomes
        [ribosomes-large] the large space of the ribosomes
        [cytoplasm-small] the small space of the cytoplasm
        [cytoplasm-large] the large space of the cytoplasm
        [membrane-shoot] the plasma membrane (shoot growth)
        [membrane-root] the plasma membrane (root growth)
        [membrane-either] the plasma membrane (shoot or root growth)
        [nucleus] the nucleus
       *[other] { $space }
    }
cellulose-say-photosynthesis = photosynthesis{ cellulose-part-drink }
cellulose-say-grow = { cellulose-part-growth }{ cellulose-part-home }
cellulose-say-activate = activate { $card }{ $node-word ->
        [none] {""}
       *[other] : { cellulose-part-growth }
    }{ cellulose-part-home }{ cellulose-part-drink }
cellulose-say-collect = { $track-word ->
        [shoot] collect the income of the shoot
       *[root] collect the income of the root
    }
cellulose-say-home = return to { $home }
cellulose-say-begin = { $seat } begins
cellulose-say-draw = draw { $card }
cellulose-say-act = Ivy’s action card { $action }
cellulose-say-bonus = { $bonus-word ->
        [region] { $bonus }
        [gain-health] score { $bonus }
        [draw-cards] draw { $bonus }
       *[other] take { $bonus }
    }

cellulose-first-drawn = { $seat } is the first player.
    .you = You are the first player.
cellulose-round-began = Round { $round } begins.
cellulose-gained = { $resource ->
        [carbohydrate] { $amount ->
            [one] { $seat } receives 1 carbohydrate.
           *[other] { $seat } receives { $amount } carbohydrates.
        }
        [hormones] { $amount ->
            [one] { $seat } receives 1 hormone.
           *[other] { $seat } receives { $amount } hormones.
        }
       *[other] { $seat } receives { $amount } { $resource }.
    }
    .you = { $resource ->
            [carbohydrate] { $amount ->
                [one] You receive 1 carbohydrate.
               *[other] You receive { $amount } carbohydrates.
            }
            [hormones] { $amount ->
                [one] You receive 1 hormone.
               *[other] You receive { $amount } hormones.
            }
           *[other] You receive { $amount } { $resource }.
        }
cellulose-paid = { $resource ->
        [carbohydrate] { $amount ->
            [one] { $seat } pays 1 carbohydrate.
           *[other] { $seat } pays { $amount } carbohydrates.
        }
        [hormones] { $amount ->
            [one] { $seat } pays 1 hormone.
           *[other] { $seat } pays { $amount } hormones.
        }
       *[other] { $seat } pays { $amount } { $resource }.
    }
    .you = { $resource ->
            [carbohydrate] { $amount ->
                [one] You pay 1 carbohydrate.
               *[other] You pay { $amount } carbohydrates.
            }
            [hormones] { $amount ->
                [one] You pay 1 hormone.
               *[other] You pay { $amount } hormones.
            }
           *[other] You pay { $amount } { $resource }.
        }
cellulose-vacuole-watered = { $amount } water goes to the region of { $seat }.
    .you = { $amount } water goes to your region.
cellulose-vacuole-drank = { $seat } takes { $amount } water from the region for photosynthesis.
    .you = You take { $amount } water from your region for photosynthesis.
cellulose-scored = { $seat } scores { $amount } health ({ $source }).
    .you = You score { $amount } health ({ $source }).
cellulose-sunrise-collected = Sunrise income of { $seat }: { $node }.
    .you = Your sunrise income: { $node }.
cellulose-placed = { $marker ->
        [coloured] { $seat } places a marker: { $space }.
       *[gray] { $seat } places a gray marker: { $space }.
    }
    .you = { $marker ->
            [coloured] You place a marker: { $space }.
           *[gray] You place a gray marker: { $space }.
        }
cellulose-passed = { $seat } has no open space and passes.
    .you = You have no open space and pass.
cellulose-level-set = The water level is { $level }.
cellulose-wall-built = { $seat } puts a carbohydrate on wall space { $place }.
    .you = You put a carbohydrate on wall space { $place }.
cellulose-grew = { $seat } grows to { $node }.
    .you = You grow to { $node }.
cellulose-plant-bonus = { $seat } takes a bonus action: { $node }.
    .you = You take a bonus action: { $node }.
cellulose-plant-returned = The root marker of { $seat } goes to { $node }.
    .you = Your root marker goes to { $node }.
cellulose-nucleus-first = { $seat } takes the first-player marker for the next round.
    .you = You take the first-player marker for the next round.
cellulose-drew = { $card ->
        [hidden] { $seat } draws a card.
       *[other] { $seat } draws { $card }.
    }
    .you = { $card ->
            [hidden] You draw a card.
           *[other] You draw { $card }.
        }
cellulose-market-took = { $seat } takes { $card } from { $space }.
    .you = You take { $card } from { $space }.
cellulose-card-played = { $seat } plays { $card }.
    .you = You play { $card }.
cellulose-card-discarded = { $seat } discards { $card }.
    .you = You discard { $card }.
cellulose-marker-recovered = { $marker ->
        [coloured] { $seat } takes a marker back: { $space }.
       *[gray] { $seat } takes a gray marker back: { $space }.
    }
    .you = { $marker ->
            [coloured] You take a marker back: { $space }.
           *[gray] You take a gray marker back: { $space }.
        }
cellulose-enzyme-activated = { $seat } activates { $card }.
    .you = You activate { $card }.
cellulose-evening-fell = Evening: all markers return to their owners, gray reward markers to the vacuole.
cellulose-vacuole-rewarded = { $seat } earns a reward of the central vacuole for { $amount } health and empties the region.
    .you = You earn a reward of the central vacuole for { $amount } health and empty your region.
cellulose-vacuole-marker = { $seat } takes a gray marker for the next round.
    .you = You take a gray marker for the next round.
cellulose-wall-evening = The evening covers wall space { $place }; nobody scores it.
cellulose-wall-complete = The cell wall is complete.
cellulose-market-cleared = { $card } is discarded from the market.
cellulose-market-dealt = { $card } comes to { $space }.
cellulose-shuffled = The discard pile is shuffled to be the deck.
cellulose-ivy-drew = Ivy draws her action card { $action }.
cellulose-ivy-skipped = Ivy skips “{ $line }”: { $reason }.
cellulose-ivy-chose = Ivy follows “{ $line }”.
cellulose-ivy-passed = None of Ivy’s action cards is possible: she passes.
cellulose-ivy-moved = Ivy’s strategy marker moves { $direction }.
cellulose-ivy-adopted = Ivy adopts a strategy: { $strategy }. Its action card joins her discard pile.
cellulose-ivy-learned = The first section of the wall is complete: Ivy’s level 2 action cards join her discard pile, and from now on she plays cards.
cellulose-ivy-grew = Ivy grows to space { $place } of her track.
cellulose-ivy-gained = Ivy gains { $card }.
cellulose-ivy-given = { $card } comes into play for Ivy.
cellulose-ivy-revealed = { $card } is turned up and goes back into the deck.
cellulose-ivy-kept = Ivy plays no { $type }: { $reason }.

cellulose-board-head = Cellulose · round { $round } · water level { $level } · first: { $first }
cellulose-board-wall = Wall
cellulose-board-piles = Deck { $deck } · discard pile { $discard } · gray markers beside the vacuole: { $rewards }
cellulose-board-free = free
cellulose-board-empty = empty
cellulose-board-player = { $name } · { $health } health · markers { $own } + { $gray } gray · region { $region } · vacuole track { $vacuole }
cellulose-board-plant = markers at { $shoot } and { $root }
cellulose-board-hand = hand { $hand }: { $cards }
cellulose-board-played = in play: { $cards }
cellulose-board-ivy = Ivy’s map: across { $across } (-2 is central vacuole, 2 protein storage vacuoles), up { $up } (-2 is enzymes, 2 growth) · growth space { $space } · strategies: { $strategies } · action cards { $deck }, used { $discard }
cellulose-board-stack = her enzymes from the bottom: { $cards }
cellulose-board-legend = [ ] small space, one marker · ( ) large space, one marker of each colour · A is a marker of player A, a is a gray one · { $signs }
cellulose-board-effect = { $effect ->
        [starch] draw { $draw }, then discard { $discard }
        [storage] take back one of your markers
        [photosynthesis] photosynthesis up to { $immediate } ×, activated { $activation } ×
        [build] build the wall, now and when activated
        [growth] grow, now and when activated
        [health] activated: { $activation } health
        [vacuole] { $immediate } W to the region, activated { $activation }
        [card] draw { $immediate }, activated { $activation }
        [aquaporin] each sunrise 1 W to the region, at the end 2 × your number on the vacuole track
        [gibberellin] at the end 1 health for each CO2 you receive at sunrise
        [cytokinin] at the end 1 health for each W you receive at sunrise
        [embryo] place a marker taken back at once, at the end 2 health for each protein storage vacuole
       *[production] each sunrise activate an enzyme for 1 P, at the end 1 health for each enzyme
    }
cellulose-board-bonus = { $bonus ->
        [enzymes] ★ bonus action for { $cost }: activate your enzymes for free, then return
        [build] ★ bonus action for { $cost }: build the wall up to { $count } ×, then return
       *[health] ★ bonus action for { $cost }: { $count } health, then return
    }
cellulose-board-way = → { $node }: costs { $cost }; at once { $once }; each sunrise { $sunrise }
cellulose-board-region = { $count } W to the region
cellulose-board-health = { $count } health
cellulose-board-card = a card
