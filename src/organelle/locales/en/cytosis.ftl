# Cytosis in English

cytosis-title = Cytosis
cytosis-about = Place flasks inside a human cell: gather mRNA, lipids, carbs and ATP, send vesicles through the Golgi, and complete enzymes, hormones and receptors for health.
cytosis-option-edition = Which rulebook is played.
cytosis-value-edition-revised = the revised English book: flasks can be exhausted
cytosis-value-edition-italian = the Italian book: no exhausting, the free ribosome may trade nothing
cytosis-value-edition-first = the book of the first printing: base game only, fewer carbs and lipids
cytosis-option-virus = The virus expansion: attacks, antibodies and two more goals.
cytosis-value-virus-off = without viruses
cytosis-value-virus-on = with viruses
cytosis-option-epigenetics = Epigenetic cards: everyone drafts an ability.
cytosis-value-epigenetics-off = without epigenetic cards
cytosis-value-epigenetics-on = with epigenetic cards
cytosis-option-first = Who plays first.
cytosis-value-first-chance = chance decides
cytosis-value-first-0 = player 1
cytosis-value-first-1 = player 2
cytosis-value-first-2 = player 3
cytosis-value-first-3 = player 4
cytosis-value-first-4 = player 5

cytosis-draft = Which epigenetic card do you keep?
cytosis-keep = Which of your three cards do you give back?
cytosis-extra = Which two resources do you start with?
cytosis-basal = Which resource does basal expression bring you?
cytosis-early = Do you pay 1 ATP to place a flask before the round begins?
cytosis-turn = Your turn: where does your flask go?
cytosis-grey = Where does the grey flask go?
cytosis-foresight = You look at the top of the deck. Do you keep a card for 2 ATP, and in which order do the others go back?
cytosis-closing = Anything else before your turn ends?
cytosis-antibodies = How many antibody steps do you buy, an ATP each?
cytosis-gain = What do you take for your response?
cytosis-lose = Your response was the weakest. What do you lose?

cytosis-closed-occupied = Every spot here holds a flask.
cytosis-closed-area-full = With two players this area takes no further flask this round.
cytosis-closed-stock-empty = The stock has not enough to give here.
cytosis-closed-needs-atp = You do not have the ATP for it.
cytosis-closed-needs-carb = You have no carb to burn.
cytosis-closed-needs-mrna = You have too little mRNA.
cytosis-closed-needs-lipids = You have too few lipids.
cytosis-closed-needs-disk = Both your disks are on the board, and none of them can be sent back from here.
cytosis-closed-needs-vesicle = You have no vesicle in the Smooth ER or the Rough ER.
cytosis-closed-needs-golgi-vesicle = You have no vesicle in the Golgi.
cytosis-closed-needs-card = You hold no card that can be completed here.
cytosis-closed-needs-addition = You have nothing your vesicle can take: a carb, or a lipid if it carries proteins.
cytosis-closed-card-gone = The card is gone.
cytosis-closed-cannot-pay = You cannot pay for any enzyme in your hand.

cytosis-first-named = { $seat } plays first.
    .you = You play first.
cytosis-set-up-event-removed = An event nobody saw leaves the game.
cytosis-set-up-card-removed = A detox card nobody saw leaves the game.
cytosis-set-up-dealt = { $card ->
        [hidden] { $seat } is dealt a card.
       *[other] { $seat } is dealt { $card }.
    }
    .you = { $card ->
            [hidden] You are dealt a card.
           *[other] You are dealt { $card }.
        }
cytosis-set-up-returned = { $card ->
        [hidden] { $seat } gives a card back.
       *[other] { $seat } gives { $card } back.
    }
    .you = { $card ->
            [hidden] You give a card back.
           *[other] You give { $card } back.
        }
cytosis-goal-laid = Goal laid out: { $goal }.
cytosis-goal-changed = The goal { $goal } makes room for another.
cytosis-epigenetics-dealt = { $modification ->
        [hidden] { $seat } is handed an epigenetic card.
       *[other] { $seat } is handed { $modification }.
    }
    .you = { $modification ->
            [hidden] You are handed an epigenetic card.
           *[other] You are handed { $modification }.
        }
cytosis-epigenetics-chosen = { $modification ->
        [hidden] { $seat } keeps an epigenetic card.
       *[other] { $seat } keeps { $modification }.
    }
    .you = { $modification ->
            [hidden] You keep an epigenetic card.
           *[other] You keep { $modification }.
        }
cytosis-epigenetics-shown = { $seat } has { $modification }.
    .you = You have { $modification }.
cytosis-epigenetics-looked = { $card ->
        [hidden] { $seat } looks at a card of the deck.
       *[other] { $seat } looks at { $card }.
    }
    .you = { $card ->
            [hidden] You look at a card of the deck.
           *[other] You look at { $card }.
        }
cytosis-epigenetics-kept = { $card ->
        [hidden] { $seat } keeps one of the cards.
       *[other] { $seat } keeps { $card }.
    }
    .you = { $card ->
            [hidden] You keep one of the cards.
           *[other] You keep { $card }.
        }
cytosis-epigenetics-replaced = { $count ->
        [one] { $seat } puts one card back on the deck.
       *[other] { $seat } puts { $count } cards back on the deck.
    }
    .you = { $count ->
            [one] You put one card back on the deck.
           *[other] You put { $count } cards back on the deck.
        }
cytosis-round-began = Round { $round } begins.
cytosis-flask-placed = { $seat } places a flask: { $place }.
    .you = You place a flask: { $place }.
cytosis-flask-grey-placed = { $seat } places a grey flask: { $place }.
    .you = You place a grey flask: { $place }.
cytosis-flask-exhausted = { $seat } exhausts a flask.
    .you = You exhaust a flask.
cytosis-flask-skipped = { $seat } finds no open spot and gives up a flask.
    .you = You find no open spot and give up a flask.
cytosis-flask-returned = All flasks return.
cytosis-amount = { $resource ->
        [protein] { $count ->
            [one] { $count } protein
           *[other] { $count } proteins
        }
        [carb] { $count ->
            [one] { $count } carb
           *[other] { $count } carbs
        }
        [lipid] { $count ->
            [one] { $count } lipid
           *[other] { $count } lipids
        }
       *[other] { $count } { $resource }
    }
cytosis-resource-gained = { $seat } gains { cytosis-amount }.
    .you = You gain { cytosis-amount }.
cytosis-resource-paid = { $seat } pays { cytosis-amount }.
    .you = You pay { cytosis-amount }.
cytosis-resource-traded = { $seat } trades { $count } { $from } for { $resource ->
        [protein] { $count ->
            [one] { $count } protein
           *[other] { $count } proteins
        }
       *[other] 1 { $resource }
    }.
    .you = You trade { $count } { $from } for { $resource ->
            [protein] { $count ->
                [one] { $count } protein
               *[other] { $count } proteins
            }
           *[other] 1 { $resource }
        }.
cytosis-boost-taken = { $seat } takes the boost: { cytosis-amount }.
    .you = You take the boost: { cytosis-amount }.
cytosis-boost-laid = 1 { $resource } is laid on { $area }.
cytosis-vesicle-placed = { $seat } starts a vesicle with { cytosis-amount } ({ $vesicle }).
    .you = You start a vesicle with { cytosis-amount } ({ $vesicle }).
cytosis-golgi-moved = { $seat } moves a vesicle from { $from } to { $vesicle } and adds 1 { $resource }.
    .you = You move a vesicle from { $from } to { $vesicle } and add 1 { $resource }.
cytosis-vesicle-evicted = The vesicle of { $seat } on { $vesicle } goes back with what it carries.
    .you = Your vesicle on { $vesicle } goes back with what it carries.
cytosis-exocytosis-left = The vesicle of { $seat } on { $vesicle } leaves the cell.
    .you = Your vesicle on { $vesicle } leaves the cell.
cytosis-market-turned-up = New card on { $market }: { $card }.
cytosis-market-bought = { $price ->
        [0] { $seat } takes { $card } for free.
       *[other] { $seat } buys { $card } for { $price } ATP.
    }
    .you = { $price ->
            [0] You take { $card } for free.
           *[other] You buy { $card } for { $price } ATP.
        }
cytosis-market-discarded = Discarded from the market: { $card }.
cytosis-market-shuffled = The discards are shuffled to be the deck.
cytosis-card-completed = { $seat } completes { $card } for { cytosis-board-health }.
    .you = You complete { $card } for { cytosis-board-health }.
cytosis-card-played = { $seat } plays { $card }.
    .you = You play { $card }.
cytosis-receptors-scored = The receptors of { $seat } answer: { cytosis-board-health }.
    .you = Your receptors answer: { cytosis-board-health }.
cytosis-laureates-marker-taken = { $seat } takes the first player marker.
    .you = You take the first player marker.
cytosis-goal-marked = { $health ->
        [0] { $seat } is the second to mark the goal { $goal }.
       *[other] { $seat } is the first to mark the goal { $goal }, for { cytosis-board-health }.
    }
    .you = { $health ->
            [0] You are the second to mark the goal { $goal }.
           *[other] You are the first to mark the goal { $goal }, for { cytosis-board-health }.
        }
cytosis-event-revealed = Event: { $event }.
cytosis-toxicity-lost = { $seat } loses { cytosis-amount } to toxicity.
    .you = You lose { cytosis-amount } to toxicity.
cytosis-virus-attacked = A virus attacks: { $strain }.
cytosis-virus-weakened = { $seat } loses 1 health.
    .you = You lose 1 health.
cytosis-virus-rolled = { $seat } rolls { $face }.
    .you = You roll { $face }.
cytosis-virus-responded = { $seat } has an antibody response of { $response }.
    .you = You have an antibody response of { $response }.
cytosis-virus-dummy-rolled = The dummy rolls { $face }.
cytosis-virus-dummy-responded = The dummy has an antibody response of { $response }.
cytosis-virus-dummy-rose = The dummy has { $antibodies } antibodies against { $strain }.
cytosis-virus-ranked = { $seat } is ranked { $rank ->
        [one] first
       *[other] in place { $rank }
    }.
    .you = You are ranked { $rank ->
            [one] first
           *[other] in place { $rank }
        }.
cytosis-virus-lost-resource = { $seat } loses 1 { $resource } to the virus.
    .you = You lose 1 { $resource } to the virus.
cytosis-virus-lost-health = { $seat } loses 1 health to the virus.
    .you = You lose 1 health to the virus.
cytosis-virus-immunised = { $seat } has { $antibodies } antibodies against { $strain }.
    .you = You have { $antibodies } antibodies against { $strain }.
cytosis-end-macromolecules = { $seat }: { cytosis-board-health } for macromolecules.
    .you = You: { cytosis-board-health } for macromolecules.
cytosis-end-detox = { $seat }: { cytosis-board-health } for detox.
    .you = You: { cytosis-board-health } for detox.
cytosis-end-enzymes = { $seat }: { cytosis-board-health } for enzyme sets.
    .you = You: { cytosis-board-health } for enzyme sets.
cytosis-end-goal = { $seat }: { cytosis-board-health } for the goal { $goal }.
    .you = You: { cytosis-board-health } for the goal { $goal }.

cytosis-fault-no-virus = The edition { $edition } has no virus expansion; it is offered with revised and italian.
cytosis-fault-no-epigenetics = The edition { $edition } has no epigenetic cards; they are offered with revised and italian.
cytosis-fault-first = There is no player { $seat } to play first; players are numbered 1 to { $seats }.
cytosis-fault-row = Row { $row } of { $sheet } is { $name }, but must be { $expected }: the board keeps its rows and changes only their figures.
cytosis-fault-some = { $card } ({ $kind }) must have at least 1 { $column }.
cytosis-fault-one = { $card } ({ $kind }) must have exactly 1 { $column }.
cytosis-fault-none = { $card } ({ $kind }) cannot have any { $column }.
cytosis-fault-empty = { $card } is an additional-resource card and must give something.
cytosis-fault-group = { $card } ({ $kind }) is of the group { $group }, but must be of one of these: { $allowed }.
cytosis-fault-place = { $event } ({ $kind }) is for { $place }, but must be for one of these: { $allowed }.
cytosis-fault-detoxes = There are { $count } detox cards; two players need at least { $least }.
cytosis-fault-deck = There are { $count } cards without the viruses; this table needs at least { $least }.
cytosis-fault-events = There are { $count } base events; this table needs at least { $least }.
cytosis-fault-goals = There are { $count } goals without the virus; there must be at least 5.
cytosis-fault-sections = The green section begins at { $green }, but must begin above the yellow one, at { $yellow }.
cytosis-fault-places = There are { $count } vesicle places; there can be at most { $most }.

cytosis-board-round = Cytosis · round { $round } of { $rounds } · first player: { $first }
cytosis-board-event = Event: { $event } · events to come: { $left } · deck { $deck }
cytosis-board-no-event = none
cytosis-board-stock = Stock: { $stock }
cytosis-board-boosts = Boosts: { $boosts }
cytosis-board-legend = x: closed to you now · [1]: a flask of player 1 · [+]: a grey flask
cytosis-board-dummy = Antibodies of the dummy: { $antibodies }
cytosis-board-greys = Grey flasks: { $count }
cytosis-board-market = Market
cytosis-board-vesicles = Vesicles
cytosis-board-goals = Goals and their health at the end: { $goals }
cytosis-board-goal = { $per ->
        [1] { $goal } ({ $health } each)
       *[other] { $goal } ({ $health } for every { $per })
    }
cytosis-board-health = { $health } health
cytosis-board-pieces = flasks { $flasks } · disks { $disks } · markers { $markers }
cytosis-board-hand = hand: { $cards }
cytosis-board-hidden = { $count ->
        [one] one hidden card
       *[other] { $count } hidden cards
    }
cytosis-board-completed = completed: { $cards }
cytosis-board-antibodies = antibodies: { $antibodies } · health section: { $section }
cytosis-board-red = red
cytosis-board-yellow = yellow
cytosis-board-green = green
cytosis-board-seen = You see: { $cards }
cytosis-board-top = You know the top of the deck: { $cards }
cytosis-board-least = New vesicles that fit your hand: { $steroid ->
        [0] none in the Smooth ER
       *[other] Smooth ER with at least { $steroid } lipids
    }, { $rough ->
        [0] none in the Rough ER
       *[other] Rough ER with at least { $rough } proteins
    }
cytosis-board-score = { $source ->
        [enzyme] enzymes
        [protein-hormone] protein hormones
        [steroid-hormone] steroid hormones
        [protein-receptor] protein-hormone receptors
        [steroid-receptor] steroid-hormone receptors
        [detox] detoxes
        [receptors] running points of receptors
        [markers] first goal markers
        [virus-losses] lost to viruses
        [macromolecules] macromolecules
        [detox-majority] detox majority
        [enzyme-sets] enzyme sets
       *[goals] goals
    } { $health }

cytosis-then = { $then-word ->
        [none] {""}
       *[other] , then play { $then }
    }
cytosis-joining = { $joining-word ->
        [none] {""}
       *[other] , beside a flask there
    }
cytosis-evicting = { $evicted-word ->
        [none] {""}
       *[other] { $evicted-known ->
            [yes] , sending back { $evicted }
           *[no] , sending the vesicle on { $evicted } back to its owner
        }
    }
cytosis-cargo = { $owner ->
        [own] {"your "}
       *[other] {""}
    }{ $count } { $base ->
        [protein] { $count ->
            [one] protein
           *[other] proteins
        }
       *[lipid] { $count ->
            [one] lipid
           *[other] lipids
        }
    }{ $more ->
        [none] {""}
        [carb] {" "}and a carb
       *[lipid] {" "}and a lipid
    }{ $owner ->
        [own] {""}
       *[other] {" "}of { $owner }
    } in the { $area }
cytosis-spot = { $stem ->
        [nucleus] nucleus
        [transporter] glucose transporter
        [lipids] lipid synthesis
       *[mitochondria] mitochondria
    }: { cytosis-amount }{ $price ->
        [0] {""}
       *[other] {" "}for { $price } ATP
    }{ $burns ->
        [carb] {" "}for a carb
       *[nothing] {""}
    }
cytosis-say-spot = { $spot }{ $extra-word ->
        [none] {""}
       *[other] { $spot-word ->
            [transporter] , with one more for 1 ATP more
           *[other] , with one more
        }
    }{ cytosis-then }
cytosis-say-market = { $market-known ->
        [yes] take { $market }
       *[no] buy from { $market }
    }{ cytosis-then }
cytosis-say-ribosome = free ribosome: { $amount ->
        [0] trade nothing
        [one] trade { $amount } mRNA for { $amount } protein
       *[other] trade { $amount } mRNA for { $amount } proteins
    }{ cytosis-then }
cytosis-say-detox = Smooth ER{ cytosis-joining }: { $card-word ->
        [none] complete a detox
       *[other] complete { $card }
    }{ cytosis-then }
cytosis-say-steroid = Smooth ER{ cytosis-joining }: { $amount-word ->
        [none] start a vesicle
       *[other] start a vesicle with { $amount ->
            [one] { $amount } lipid
           *[other] { $amount } lipids
        }
    }{ cytosis-evicting }{ cytosis-then }
cytosis-say-rough-er = Rough ER{ cytosis-joining }: { $amount-word ->
        [none] start a vesicle
       *[other] trade { $amount } mRNA for { $amount ->
            [one] { $amount } protein
           *[other] { $amount } proteins
        } on a new vesicle
    }{ cytosis-evicting }{ cytosis-then }
cytosis-say-golgi = { $vesicle-known ->
        [yes] move { $vesicle } to the Golgi{ cytosis-joining }
       *[no] Golgi{ cytosis-joining }: { $vesicle-word ->
            [none] move a vesicle
           *[other] move the vesicle from { $vesicle }
        }
    }{ $addition-word ->
        [none] {""}
        [carb] {" "}and add a carb
       *[lipid] {" "}and add a lipid
    }{ cytosis-evicting }{ cytosis-then }
cytosis-say-exocytosis = exocytosis{ cytosis-joining }: { $vesicle-known ->
        [yes] { $card-word ->
            [none] let { $vesicle } leave the cell
           *[other] complete { $card } with { $vesicle }
        }
       *[no] { $vesicle-word ->
            [none] complete a card
           *[other] the vesicle on { $vesicle } { $card-word ->
                [none] leaves the cell
               *[other] completes { $card }
            }
        }
    }{ cytosis-then }
cytosis-say-cytoplasm = { $card-word ->
        [none] cytoplasm
       *[other] cytoplasm: complete { $card }
    }{ cytosis-then }
cytosis-say-laureates = Laureates: take the marker{ $resource-word ->
        [none] { $goal-word ->
            [none] {" "}alone
           *[other] {" "}and mark the goal { $goal }
        }
       *[other] {" "}and 1 { $resource }
    }{ cytosis-then }
cytosis-say-exhaust = { $resource-word ->
        [none] exhaust a flask
       *[other] exhaust a flask for 1 { $resource }
    }{ cytosis-then }
cytosis-say-skip = give up a flask{ cytosis-then }
cytosis-say-play = play { $card }
cytosis-say-trade = trade { $resource-word ->
        [carb] 2 ATP
       *[other] 1 ATP
    } for 1 { $resource }
cytosis-say-keep = keep { $card }{ $second-word ->
        [none] {""}
       *[other] , put { $second } back{ $third-word ->
            [none] {""}
           *[other] {" "}on top, { $third } below
        }
    }{ cytosis-then }
cytosis-say-replace = put { $first } back{ $second-word ->
        [none] {""}
       *[other] { $third-word ->
            [none] {" "}on top, { $second } below
           *[other] {" "}on top, then { $second }, then { $third }
        }
    }
cytosis-say-return = give { $card } back
cytosis-say-take = { $first-word ->
        [atp] { $second-word ->
            [atp] take 2 ATP
            [mrna] take 1 ATP and 1 mRNA
            [lipid] take 1 ATP and 1 lipid
           *[other] take 1 ATP
        }
        [mrna] { $second-word ->
            [mrna] take 2 mRNA
            [lipid] take 1 mRNA and 1 lipid
           *[other] take 1 mRNA
        }
        [lipid] { $second-word ->
            [lipid] take 2 lipids
           *[other] take 1 lipid
        }
       *[other] take
    }
cytosis-say-express = take 1 { $resource }
cytosis-say-antibodies = { $steps ->
        [0] buy no antibodies
        [one] buy { $steps } antibody step for { $steps } ATP
       *[other] buy { $steps } antibody steps for { $steps } ATP
    }
cytosis-say-gain = { $first-word ->
        [atp] { $second-word ->
            [atp] { $third-word ->
                [atp] { $fourth-word ->
                    [atp] take 4 ATP
                    [mrna] take 3 ATP and 1 mRNA
                    [lipid] take 3 ATP and 1 lipid
                   *[other] take 3 ATP
                }
                [mrna] { $fourth-word ->
                    [mrna] take 2 ATP and 2 mRNA
                    [lipid] take 2 ATP, 1 mRNA and 1 lipid
                   *[other] take 2 ATP and 1 mRNA
                }
                [lipid] { $fourth-word ->
                    [lipid] take 2 ATP and 2 lipids
                   *[other] take 2 ATP and 1 lipid
                }
               *[other] take 2 ATP
            }
            [mrna] { $third-word ->
                [mrna] { $fourth-word ->
                    [mrna] take 1 ATP and 3 mRNA
                    [lipid] take 1 ATP, 2 mRNA and 1 lipid
                   *[other] take 1 ATP and 2 mRNA
                }
                [lipid] { $fourth-word ->
                    [lipid] take 1 ATP, 1 mRNA and 2 lipids
                   *[other] take 1 ATP, 1 mRNA and 1 lipid
                }
               *[other] take 1 ATP and 1 mRNA
            }
            [lipid] { $third-word ->
                [lipid] { $fourth-word ->
                    [lipid] take 1 ATP and 3 lipids
                   *[other] take 1 ATP and 2 lipids
                }
               *[other] take 1 ATP and 1 lipid
            }
           *[other] take 1 ATP
        }
        [mrna] { $second-word ->
            [mrna] { $third-word ->
                [mrna] { $fourth-word ->
                    [mrna] take 4 mRNA
                    [lipid] take 3 mRNA and 1 lipid
                   *[other] take 3 mRNA
                }
                [lipid] { $fourth-word ->
                    [lipid] take 2 mRNA and 2 lipids
                   *[other] take 2 mRNA and 1 lipid
                }
               *[other] take 2 mRNA
            }
            [lipid] { $third-word ->
                [lipid] { $fourth-word ->
                    [lipid] take 1 mRNA and 3 lipids
                   *[other] take 1 mRNA and 2 lipids
                }
               *[other] take 1 mRNA and 1 lipid
            }
           *[other] take 1 mRNA
        }
        [lipid] { $second-word ->
            [lipid] { $third-word ->
                [lipid] { $fourth-word ->
                    [lipid] take 4 lipids
                   *[other] take 3 lipids
                }
               *[other] take 2 lipids
            }
           *[other] take 1 lipid
        }
       *[other] take
    }
cytosis-say-lose = lose { $loss-word ->
        [health] 1 health
       *[other] 1 { $loss }
    }
cytosis-say-draft = keep { $modification }
cytosis-say-first = { $seat } plays first
cytosis-say-remove-event = { $event } leaves the game
cytosis-say-remove-card = { $card } leaves the game
cytosis-say-lay = lay out the goal { $goal }
cytosis-say-change = replace the goal { $goal }
cytosis-say-deal = hand over { $modification }
cytosis-say-draw = draw { $card }
cytosis-say-reveal = reveal { $event }
cytosis-say-roll = roll { $face }
cytosis-say-show = show { $modification }

cytosis-word-nucleus = nucleus { $number }
cytosis-word-transporter = glucose transporter { $number }
cytosis-word-lipids = lipid synthesis { $number }
cytosis-word-market = market place { $place }
cytosis-word-vesicle = vesicle place { $place }
cytosis-word-top = card { $place }
cytosis-word-mitochondria = mitochondria { $number ->
        [carb] with a carb
       *[other] { $number }
    }
cytosis-word-goal = { $number ->
        [enzymes] enzymes
        [protein-hormones] protein hormones
        [steroid-hormones] steroid hormones
        [receptors] receptors
        [detox] detox
        [virus-attack] virus attack
        [immune-response] immune response
       *[other] { $number }
    }
cytosis-word-catalase = catalase
cytosis-word-lactate-dehydrogenase = lactate dehydrogenase
cytosis-word-dna-polymerase = DNA polymerase
cytosis-word-hexokinase = hexokinase
cytosis-word-caspase-3 = caspase-3
cytosis-word-arginase = arginase
cytosis-word-carbonic-anhydrase = carbonic anhydrase
cytosis-word-aldolase = aldolase
cytosis-word-dna-ligase = DNA ligase
cytosis-word-glutamine-synthetase = glutamine synthetase
cytosis-word-thyrotropin = thyrotropin
cytosis-word-erythropoietin = erythropoietin
cytosis-word-luteinizing-hormone = luteinizing hormone
cytosis-word-follicle-stimulating-hormone = follicle-stimulating hormone
cytosis-word-thrombopoietin = thrombopoietin
cytosis-word-chorionic-gonadotropin = chorionic gonadotropin
cytosis-word-dhea = DHEA
cytosis-word-progesterone = progesterone
cytosis-word-cortisol = cortisol
cytosis-word-testosterone = testosterone
cytosis-word-aldosterone = aldosterone
cytosis-word-estradiol = estradiol
cytosis-word-tsh-receptor = TSH receptor
cytosis-word-epo-receptor = EPO receptor
cytosis-word-lh-receptor = LH receptor
cytosis-word-fsh-receptor = FSH receptor
cytosis-word-thrombopoietin-receptor = thrombopoietin receptor
cytosis-word-progesterone-receptor = progesterone receptor
cytosis-word-glucocorticoid-receptor = glucocorticoid receptor
cytosis-word-androgen-receptor = androgen receptor
cytosis-word-mineralocorticoid-receptor = mineralocorticoid receptor
cytosis-word-estrogen-receptor = estrogen receptor
cytosis-word-detox-2 = detox 2
cytosis-word-detox-3 = detox 3
cytosis-word-detox-4 = detox 4
cytosis-word-mrna-reserve = mRNA reserve
cytosis-word-lipid-reserve = lipid reserve
cytosis-word-protein-reserve = protein reserve
cytosis-word-carb-reserve = carb reserve
cytosis-word-ebola-attack = Ebola attack
cytosis-word-influenza-attack = influenza attack
cytosis-word-rhinovirus-attack = rhinovirus attack
cytosis-word-transcription-boost = transcription boost
cytosis-word-respiration-boost = respiration boost
cytosis-word-lipid-boost = lipid boost
cytosis-word-glucose-boost = glucose boost
cytosis-word-reduce-atp-cost = reduced ATP cost
cytosis-word-toxicity = toxicity
cytosis-word-ebola-outbreak = Ebola outbreak
cytosis-word-influenza-outbreak = influenza outbreak
cytosis-word-rhinovirus-outbreak = rhinovirus outbreak
cytosis-word-ebola = Ebola
cytosis-word-influenza = influenza
cytosis-word-rhinovirus = rhinovirus
cytosis-word-metabolic-flexibility = metabolic flexibility
cytosis-word-regulatory-foresight = regulatory foresight
cytosis-word-increased-uptake = increased uptake
cytosis-word-efficient-catalysis = efficient catalysis
cytosis-word-early-expression = early expression
cytosis-word-basal-expression = basal expression
cytosis-word-open-chromatin = open chromatin
cytosis-word-atp = ATP
cytosis-word-mrna = mRNA
cytosis-word-protein = protein
cytosis-word-carb = carb
cytosis-word-lipid = lipid
cytosis-word-health = health
cytosis-word-extra = with one more
cytosis-word-occupied = beside a flask there
cytosis-word-symbol = the symbol (6)
cytosis-word-smooth-er = Smooth ER
cytosis-word-lower-smooth-er = lower Smooth ER
cytosis-word-ribosome = free ribosome
cytosis-word-detox = detox
cytosis-word-steroid = steroid synthesis
cytosis-word-rough-er = Rough ER
cytosis-word-golgi = Golgi
cytosis-word-exocytosis = exocytosis
cytosis-word-cytoplasm = cytoplasm
cytosis-word-laureates = Laureates
cytosis-word-exhaust = exhaust a flask
cytosis-word-skip = give up a flask
cytosis-word-grey = pay for a grey flask
cytosis-word-play = play
cytosis-word-trade = trade ATP for
cytosis-word-look = look at the top cards
cytosis-word-keep = keep
cytosis-word-replace = put back
cytosis-word-done = done
cytosis-word-return = give back
cytosis-word-take = take
cytosis-word-express = take
cytosis-word-pass = pass
cytosis-word-antibodies = buy antibody steps:
cytosis-word-gain = gain
cytosis-word-lose = lose
cytosis-word-draft = choose
cytosis-word-first = first player
cytosis-word-remove-event = event removed
cytosis-word-remove-card = card removed
cytosis-word-lay = goal
cytosis-word-change = goal replaced
cytosis-word-deal = dealt
cytosis-word-draw = draw
cytosis-word-reveal = event
cytosis-word-roll = roll
cytosis-word-show = shown
cytosis-word-nucleus-area = the nucleus
cytosis-word-transporter-area = the glucose transporter
cytosis-word-mitochondria-area = the mitochondria
