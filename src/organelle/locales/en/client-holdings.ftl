# What everyone has and what is left, opened over the table

client-holdings = What everyone has
client-holdings-of = { $name }: show everything they have
client-holdings-rest = What is left
client-holdings-close = Close
client-holdings-hand = { $count ->
        [0] No cards in hand
        [one] One card in hand
       *[other] { $count } cards in hand
    }
client-holdings-unknown = { $count ->
        [one] One of them nobody else has seen.
       *[other] { $count } of them nobody else has seen.
    }
client-holdings-supply = In the supply
client-holdings-deck = Deck
client-holdings-cards = { $count ->
        [0] No cards left
        [one] One card left
       *[other] { $count } cards left
    }
client-holdings-discard = Discarded: { $count }
client-holdings-discard-none = Nothing has been discarded.

client-cytosis-completed-title = Completed cards
client-cytosis-completed-none = No card completed yet.
client-cytosis-goals = Goals and Laureates
client-cytosis-goals-none = No marker on a goal yet.
client-cytosis-goal-counts = { $counts ->
        [enzyme] completed enzyme
        [protein-hormone] completed protein hormone
        [steroid-hormone] completed steroid hormone
        [receptor] completed receptor
        [detox] completed detoxification
        [attack] Virus Attack card that you buy
       *[antibody] antibodies in all columns
    }
client-cytosis-goal-held = { $place ->
        [first] First
       *[second] Second
    } on “{ $goal }”: { client-cytosis-goal-value }
client-cytosis-goal-value = { $per ->
        [1] { $health } health at the end for each { client-cytosis-goal-counts }
       *[other] { $health } health at the end for every { $per } { client-cytosis-goal-counts }
    }
client-cytosis-goal-of = Goal { $goal }: { client-cytosis-goal-value }
client-cytosis-goal-each = { $per ->
        [1] each
       *[other] per { $per }
    }
client-cytosis-is-laureate = A flask is with the Laureates this round.
client-cytosis-vesicles = Vesicles
client-cytosis-attacks = Viruses that came
client-cytosis-past-events = { $left ->
        [0] Events so far; none is left
        [one] Events so far; one is left
       *[other] Events so far; { $left } are left
    }

client-cellulose-played = Cards in play
client-cellulose-played-none = No card in play yet.
client-cellulose-grown = What has grown
client-cellulose-water-income = { $count } water every sunrise
client-cellulose-points = Health by where it comes from
client-cellulose-wall-left = { $count ->
        [0] Every space of the wall is built.
        [one] One space is left; it brings { $health } health.
       *[other] { $count } spaces are left; they bring { $health } health.
    }

client-foment-is-powered = powered
client-foment-structures-none = No structure yet.
client-foment-mutations-none = No mutation yet.
client-foment-strategy-hidden = Secret.
client-foment-tokens = Tokens left of each plasmid
client-foment-mutation-cards = Mutation cards
client-foment-discarded = Used up: { $count }
client-foment-plasmid-for = { $payable ->
        [none] { $plasmid }
        [yes] { $plasmid }; you can pay for it now
       *[no] { $plasmid }; you cannot pay for it now
    }
