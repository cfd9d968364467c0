# The Foment plate in English

client-foment-board = The sea with its regions and cells, the tide, the bank and the plasmids
client-foment-closer = Come closer
client-foment-wider = Step back
client-foment-round = Round { $round } of { $rounds }
client-foment-round-only = Round { $round }
client-foment-region = { $region }, { $terrain ->
        [shallow] shallow water
        [deep] deep water
       *[vent] a hot vent
    }: { $food }
client-foment-terrain = { $terrain ->
        [shallow] shallow
        [deep] deep
       *[vent] vent
    }
client-foment-cell = { $name }, { $species } in { $region }: damage { $damage }, membranes { $membranes }
client-foment-row = { $name }: damage { $damage } of { $lethal }, { $food }
client-foment-tide = The tide comes in on { $number } or more
client-foment-bank = Bank
client-foment-in-bank = { $count } { $nutrient } in the bank
client-foment-genome = For each amount of genome damage: the die rolls that bring a mutation
client-foment-genome-name = Damage and its mutation rolls
client-foment-deck = { $count ->
        [one] One mutation card left
       *[other] { $count } mutation cards left
    }
client-foment-plasmid = { $name }: costs { $cost }; tokens left { $left }
client-foment-unknown = A tide has yet to bring this plasmid.
client-foment-exchange = Exchange
client-foment-taken = This pile is taken.
client-foment-secret = Your secret strategy
client-foment-progress = { $progress } of { $aim }
client-foment-no-strategy = No strategy yet.
client-foment-damage = damage { $damage } of { $lethal }
client-foment-defence = defence { $defence }
