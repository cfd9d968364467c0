# One's own tables, on the first page and at another table

client-wish-move = your move
client-wish-ready = are you ready?
client-wish-ended = has ended
client-wish-playing = others to play
client-wish-open = waiting for players
client-wish-over = over
client-tables-with = with { $names }
client-tables-left = { $time } left
client-minutes = { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
client-tables-unread = { $count ->
        [one] one new line in the chat
       *[other] { $count } new lines in the chat
    }
client-tables-past = { $count ->
        [one] One more table, or one that is over
       *[other] { $count } more tables and finished games
    }
client-tables-title = { $count ->
        [one] Your move at a table
       *[other] Your move at { $count } tables
    }
client-tables-next = { $names ->
        [none] Next table: { $game }
       *[other] Next table: { $game }, with { $names }
    }
client-tables-more = { $count ->
        [one] One more waits for you.
       *[other] { $count } more wait for you.
    }
client-tables-rematch = The next game for the same players is open.
client-tables-rematch-join = Join in

client-rules-overview = In two minutes
client-rules-round = A round, as it is played
client-rules-topics = The rules by topic
client-rules-notes = Show where each rule comes from, and what we decided
