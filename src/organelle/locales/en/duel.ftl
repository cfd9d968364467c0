duel-title = Duel
duel-about = The example game: lymphocytes race to bind antigens with the antibodies they hold. The ranking of the isotypes is made up: in nature an isotype says what an antibody does, not how tightly it binds.
duel-option-variant = How long the game is and how wild it gets.
duel-value-variant-classic = six rounds, one card each, calm twice as often as fever
duel-value-variant-volley = five rounds, one or two cards each
duel-value-variant-feverish = six rounds, fever three times as often as calm

duel-commit = Which antibody do you commit?
duel-spoils = You bound the antigen and looked at a card. Keep it, or put it back on top for a point?
duel-closed-hand-full = A hand holds four cards at most.

duel-say-draw = draw { $card }
duel-say-turn = the temperature turns to { $temperature }
duel-say-commit = commit { $card }
duel-word-commit = commit
duel-word-done = done
duel-word-keep = keep the card
duel-word-return = put it back for a point
duel-word-draw = draw
duel-word-turn = the temperature turns to
duel-word-igm = IgM
duel-word-igd = IgD
duel-word-iga = IgA
duel-word-ige = IgE
duel-word-igg = IgG
duel-word-calm = calm
duel-word-fever = fever

duel-turned = The temperature is { $temperature }.
duel-committed = { $seat } committed { $card }.
duel-bound = { $seat } binds the antigen.
duel-unbound = A tie: the antigen stays unbound.
duel-drew = { $card ->
        [hidden] { $seat } draws a card.
       *[other] { $seat } draws { $card }.
    }
duel-kept = { $seat } keeps the card.
duel-scored = { $seat } puts the card back and scores a point.
duel-shuffled = The discard pile is shuffled to be the deck.

duel-board-round = Duel · round { $round } of { $rounds } · { $temperature }
duel-board-none = no temperature yet
duel-board-calm = calm: the highest affinity binds
duel-board-fever = fever: the lowest affinity binds
duel-board-piles = Deck { $deck } · discard pile { $discard }
duel-board-affinity = Affinities: { $cards }
duel-board-seen = The card you see: { $card }
duel-board-hidden = { $count ->
        [one] one card you cannot see
       *[other] { $count } cards you cannot see
    }
duel-board-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
