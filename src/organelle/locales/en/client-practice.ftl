# Positions to practise.

client-practice-about = Positions out of games of bots in which one answer is clearly better than all others. Find it; what you found is remembered in this browser.
client-practice-found = { $found } of { $count } found
client-practice-go-on = Go on
client-practice-new = Position { $number }
client-practice-tried = Position { $number }, not found yet
client-practice-first = Position { $number }, found at once
client-practice-later = Position { $number }, found
client-practice-number = { $game }: position { $number } of { $count }. What would you answer?
client-practice-day-of = { $game }: position of the day. What would you answer?
client-practice-right = Right.
client-practice-wrong = “{ $answer }” promises a { $chance } % chance to win, { $loss ->
    [0] hardly less than the best answer
    [one] { $loss } point less than the best answer
   *[other] { $loss } points less than the best answer
}.
client-practice-second = The second best, “{ $answer }”, promises { $less } points less.
client-practice-again = Try again
client-practice-show = Show the best answer
client-practice-next = Next position
client-practice-made = From a game of { $bot }, seed { $seed }, rules { $rules }. Judged by organelle { $version }, { $search }, { $iterations } imagined games a search, for what the player could know.
