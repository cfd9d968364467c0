# The Cellulose plate in English

client-cellulose-board = The plant cell, the card market and the growing plant
client-cellulose-closer = Come closer
client-cellulose-wider = Step back
client-cellulose-chloroplasts = Chloroplasts
client-cellulose-ribosomes = Ribosomes
client-cellulose-cytoplasm = Cytoplasm
client-cellulose-nucleus = Nucleus
client-cellulose-mitochondria = Mitochondria
client-cellulose-membrane = Plasma membrane
client-cellulose-vacuole = Central vacuole
client-cellulose-wall = Cell wall
client-cellulose-stomata = Stomata
client-cellulose-xylem = Xylem
client-cellulose-round = Round { $round }
client-cellulose-level = Water level { $level }
client-cellulose-region = { $name }: { $count } water in the vacuole, place { $track } on its track
client-cellulose-rewards = Grey markers for the fullest region this evening: { $count }
client-cellulose-wall-label = Cell wall: { $covered } of { $count } spaces built
client-cellulose-offer = { $card } for { $price } CO2
client-cellulose-deck = { $count ->
        [one] One card left in the deck
       *[other] { $count } cards left in the deck
    }
client-cellulose-deck-name = Deck
client-cellulose-track = { $track ->
        [shoot] Shoot
       *[root] Roots
    }
client-cellulose-type = { $type ->
        [starch] starch
        [storage] protein store
        [enzyme] enzyme
       *[specialization] specialization
    }
client-cellulose-effect = { $effect ->
        [storage] Take back one of your markers
        [aquaporin] 1 water to your region each sunrise; scores the vacuole
        [gibberellin] Scores your CO2 income
        [cytokinin] Scores your water income
        [embryo] Markers taken back go out at once; scores stores
       *[production] An enzyme each sunrise; scores enzymes
    }
client-cellulose-ivy-none = no strategy yet
client-cellulose-ivy-label = Ivy’s mat. Strategies: { $strategies }. Growth space { $space }.
client-cellulose-ivy-cards = Action cards { $deck }, used { $discard }
client-cellulose-empty-hand = No cards in hand.
client-cellulose-slip = Chosen for the end:
client-cellulose-markers = { $kind ->
        [own] Own markers left: { $count }
       *[gray] Grey markers left: { $count }
    }
client-cellulose-health = health
client-cellulose-hand-size = Cards in hand: { $count }
