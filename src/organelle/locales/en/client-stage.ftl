# How the page tells what happens at a table

client-stage-telling = { $name } plays
client-stage-happening = This happens now
client-stage-back = Looking back: { $number } of { $count }
client-stage-now = Back to now
client-stage-one-back = One step back (left arrow)
client-stage-one-forward = One step forward (right arrow)
client-cytosis-scene-round = A new round
client-cytosis-scene-event = The event of this round
client-cytosis-scene-virus = A virus attacks
client-cellulose-scene-sunrise = Sunrise
client-cellulose-scene-evening = Evening
client-foment-scene-round = A new round
client-foment-scene-tide = The tide
client-foment-scene-mutation = Mutations
client-stage-cards = cards
client-stage-change = { $before } → { $after }
client-stage-has = you have { $count }
client-stage-range = { $least } to { $most }
client-stage-short = { $thing }: { $needs } needed, you have { $has }; { $short } short.
client-stage-rounds = The figures below are the rounds.
client-stage-won = { $you ->
        [alone] You win
        [among] You win together with { $names }
       *[no] { $count ->
            [0] Nobody wins
            [one] { $names } wins
           *[other] { $names } win together
        }
    }
client-stage-margin = { $lead ->
        [0] { $points } points, as many as { $second }.
        [one] { $points } points, one more than { $second }.
       *[other] { $points } points, { $lead } more than { $second }.
    }
client-stage-margin-source = Most of the difference: { $source } (+{ $more }).
client-stage-turning = What decided it
client-stage-lead = { $you ->
        [yes] Round { $round }: you take the lead and keep it.
       *[no] Round { $round }: { $name } takes the lead and keeps it.
    }
client-stage-gain = { $you ->
        [yes] Round { $round }: you gain { $amount } at once.
       *[no] Round { $round }: { $name } gains { $amount } at once.
    }
client-stage-count = { $you ->
        [yes] The last count: you take the lead.
       *[no] The last count: { $name } takes the lead.
    }
client-stage-death = { $you ->
        [yes] Round { $round }: your cell dies.
       *[no] Round { $round }: the cell of { $name } dies.
    }
client-stage-luck = Was the luck fair?
client-stage-rematch = Play again with the same people
client-stage-rematch-join = To the new table
client-stage-device-bot = a bot plays for player { $number }
client-stage-open-hands = Open hands: everyone at this device may see all cards, and nobody has to pass it on.
client-stage-since = since your last move
