# The Cytosis plate in English

client-cytosis-board = The cell: places for flasks, vesicles, goals and the card market
client-cytosis-closer = Come closer
client-cytosis-wider = Step back
client-cytosis-nucleus = Nucleus
client-cytosis-rough-er = Rough ER
client-cytosis-smooth-er = Smooth ER
client-cytosis-golgi = Golgi apparatus
client-cytosis-exocytosis = Exocytosis
client-cytosis-mitochondria = Mitochondria
client-cytosis-ribosome = Free ribosome
client-cytosis-transporter = Glucose transporter
client-cytosis-cytoplasm = Cytoplasm: enzymes form here
client-cytosis-detox = Detox
client-cytosis-steroid = Steroids
client-cytosis-laureates = Laureates
client-cytosis-grey = Grey flasks
client-cytosis-greys = Grey flasks to hire: { $count }
client-cytosis-round = Round { $round } of { $rounds }
client-cytosis-event = Event of this round
client-cytosis-boost = A bonus for the next flask here: { $count }
client-cytosis-idle = This vesicle fits no card in your hand.
client-cytosis-vesicle-of = { $place }, { $name }: { $count } { $base }{ $more ->
        [none] {""}
       *[other] {" "}with { $more }
    }
client-cytosis-goal-label = Goal { $goal }: { $health } health at the end for every { $per }
client-cytosis-offer = { $card } for { $price } ATP
client-cytosis-no-card = { $market }, no card left
client-cytosis-deck = { $count ->
        [one] One card left in the deck
       *[other] { $count } cards left in the deck
    }
client-cytosis-deck-name = Deck
client-cytosis-stock = General stock: what is left for everyone
client-cytosis-kind = { $kind ->
        [enzyme] enzyme · { $group }
        [protein-hormone] protein hormone
        [steroid-hormone] steroid hormone
        [protein-receptor] protein-h. receptor
        [steroid-receptor] steroid-h. receptor
        [detox] detoxification
        [resource] resources
        [virus] virus attack
       *[other] card
    }
client-cytosis-seen = You look at the top of the deck:
client-cytosis-empty-hand = No cards in hand. Buy one at the market.
client-cytosis-flasks = Flasks left this round: { $count }
client-cytosis-disks = Vesicle disks at hand: { $count }
client-cytosis-markers = Goal markers at hand: { $count }
client-cytosis-hand-size = Cards in hand: { $count }
client-cytosis-completed = Completed:
client-cytosis-section = { $section ->
        [red] red: one die
        [yellow] yellow: two dice
       *[green] green: three dice
    }
client-cytosis-epigenetic = { $name ->
        [metabolic-flexibility] Trade ATP for other resources at the end of your turns.
        [regulatory-foresight] Pay to look at the top cards of the deck and keep one.
        [increased-uptake] Gain one more where you collect.
        [efficient-catalysis] Your cards cost less ATP to complete.
        [early-expression] Pay 1 ATP to place a flask before the round begins.
        [basal-expression] Gain a resource at the start of every round.
       *[open-chromatin] Cards in the market cost you less.
    }
