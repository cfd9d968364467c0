# Hints and reviews on the page.

client-hint = Hint
client-hint-thinking = The coach is thinking …
client-hint-best = Best: { $answer }. It promises a { $chance } % chance to win.
client-hint-next = { $answer }: { $less ->
    [0] hardly less
    [one] { $less } point less
   *[other] { $less } points less
}
client-hint-reason = In { $count } of { $of } imagined games: { $event }
client-hint-do = Do that
client-hint-close = I choose myself
client-hints-taken = { $name } took { $count ->
    [one] { $count } hint
   *[other] { $count } hints
}.
client-hints-allowed = Hints are allowed at this table; how many anybody took is shown at the end.
client-table-hints = Hints, also among people
client-review = Review
client-review-about = The coach judges every decision by what its player could know, and tells luck from skill.
client-review-quick = Review this game
client-review-deep = Review it deeply
client-review-running = The game is being reviewed …
client-review-waiting = { $count ->
    [one] Another game is reviewed first.
   *[other] { $count } other games are reviewed first.
}
client-review-stop = Stop
client-review-made = Reviewed by organelle { $version }, { $search }, rules { $rules }, { $iterations } imagined games a search, seed { $seed }.
client-try-from-here = Try it from here as { $name }
client-learn-mistakes = { $count ->
    [one] Learn from your mistake
   *[other] Learn from your { $count } mistakes
}
client-quiz-title = Mistake { $number } of { $count }
client-quiz-which = Which answer is better?
client-quiz-right = Right.
client-quiz-wrong = Not quite.
client-quiz-judged = “{ $best }” promised { $before } %, “{ $given }” { $after } %.
client-quiz-next = Next
client-quiz-done = { $right } of { $count } found.
client-quiz-close = Back to the review
