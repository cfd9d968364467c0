# The plan of a seat, for the page and the terminal.

no-plan = There are no plans for this game; “hint” says what to answer.
play-plan-code = Type: { $code }
plan-next = Next: { $answer }.
plan-none = Nothing of yours needs any of the answers now; choose as you like.
plan-any = Your plan goes on in any case; this looks best.
plan-missing = Still missing: { $list }.
plan-ready = Everything for it is there.
plan-route = The way: { $list }.
plan-amount = { $count } × { $thing }
plan-stop-with = { $place } + { $thing }

plan-cytosis-card = Your aim: { $card }, { $health } health.
plan-cytosis-goal = Your aim: mark the goal { $goal }, { $health } health for each; you have or plan { $count }{ $first ->
    [1] , and the first marker brings 3 more.
   *[other] .
}
plan-cytosis-return = Of your three cards, this one asks for most for what it brings.
plan-cytosis-take = Your cards can use these first.
plan-cytosis-play = It brings what your cards lack.
plan-cytosis-done = Nothing more to do this turn.
plan-cytosis-draft = This ability suits your cards best.
plan-cytosis-trade = This trade brings what your cards lack.
plan-cytosis-express = This is what your cards can use.
plan-cytosis-keep = This is the best of the cards you see.
plan-cytosis-replace = In this order the deck suits you best.
plan-cytosis-rest = No open place serves your cards now.
plan-cytosis-collect = { $card } still needs { $count } × { $resource }.
plan-cytosis-exhaust = { $card } still needs { $count } × { $resource }, and no place gives it better now.
plan-cytosis-leftovers = No card needs it any more, but leftovers count at the end: 2 carbs, 3 proteins, 4 mRNA or 4 lipids bring 1 health.
plan-cytosis-ribosome = { $card } is an enzyme: its proteins are made here, from mRNA.
plan-cytosis-rough-er = { $card } begins here: a vesicle takes its proteins along.
plan-cytosis-steroid = { $card } begins here: a vesicle takes its lipids along.
plan-cytosis-golgi = { $card } gets its addition here.
plan-cytosis-exocytosis = { $card } leaves the cell and is complete: { $health } health.
plan-cytosis-cytoplasm = { $card } is complete here: { $health } health.
plan-cytosis-detox = { $card } is complete here: { $health } health, and more at the end for whoever has detoxed most.
plan-cytosis-market = { $card } is worth { $health } health, and there is time to complete it.
plan-cytosis-laureates = Your marker on { $goal } scores at the end.
plan-cytosis-idle = One of your vesicles fits no card in your hand.
plan-cytosis-last-round = This is the last round: complete what you can.

plan-cellulose-wall = Your aim: the next piece of the cell wall, { $health } health. It takes 1 carbohydrate, made of 6 water and 6 CO2.
plan-cellulose-sugar = Your aim: carbohydrates; each one left at the end scores 4.
plan-cellulose-card = Your aim: play { $card }, { $health } health{ $health ->
    [0] at once, but more at the end.
   *[other] .
}
plan-cellulose-shoot = Your aim: let the shoot grow. Its next space brings { $co2 } CO2 each sunrise{ $sugar ->
    [1] , and a photosynthesis.
   *[other] .
}
plan-cellulose-root = Your aim: let the root grow. Its next space brings { $water } water and { $protein } protein each sunrise.
plan-cellulose-vacuole = Your aim: the fullest region of the vacuole. You have { $own } water there, of the others the fullest has { $most }.
plan-cellulose-build = A piece of the wall scores at once, and 1 water goes to your region.
plan-cellulose-photosynthesis = You have the 6 water and 6 CO2 for a carbohydrate.
plan-cellulose-play = You can pay for { $card } now.
plan-cellulose-region = { $count } of the water goes to your region of the vacuole: the fullest one scores in the evening.
plan-cellulose-lacks = You still need { $count } × { $resource } for it.
plan-cellulose-stock = Your next but one carbohydrate will need { $resource }.
plan-cellulose-enzymes = Each enzyme you have played works again for 1 protein.
plan-cellulose-grow = What has grown feeds you at every sunrise from now on.
plan-cellulose-market = { $card } can still be played in time.
plan-cellulose-nucleus = It brings a card, and you begin the next round.
plan-cellulose-discard = These serve you least.
plan-cellulose-back = You may place this marker once more.
plan-cellulose-activate = Your enzyme works again for 1 protein.
plan-cellulose-collect = You take the income of this marker now.
plan-cellulose-done = Keep the rest for later.
plan-cellulose-ending = The wall is nearly complete ({ $count } left): the game ends soon, so score what you can.

plan-foment-encapsulation = Your secret strategy: { $layers } layers of membranes, wall and matrix. You have { $progress }.
plan-foment-stromatolite = Your secret strategy: { $harvests } harvests of chlorophyll. You have { $progress }.
plan-foment-gluttony = Your secret strategy: hold { $feast } nutrients, { $each } of each type among them. You hold { $progress }.
plan-foment-quorum = Your secret strategy: meet at least { $company } others in a region, { $meetings } times. You have { $progress }.
plan-foment-appendages = Your secret strategy: { $appendages } flagella or pili. You have { $progress }.
plan-foment-survival = Stay alive: { $damage } of 6 damage so far, and { $held ->
    [one] { $held } nutrient
   *[other] { $held } nutrients
} to live on. Each round costs one.
plan-foment-place = Most food will fall near the middle; cells in one region share it.
plan-foment-keep = This strategy looks easier with what lies there.
plan-foment-cut = You get the pile that nobody else takes, so make all of them fair for you.
plan-foment-take = This pile has most of what you need.
plan-foment-absorb = This is what you lack most.
plan-foment-maintain = A nutrient keeps your genome whole; damage never heals.
plan-foment-suffer = One point of damage, so that you keep what your strategy needs; not too often, the sixth kills.
plan-foment-leak = You can spare this one best.
plan-foment-power = It works until the next upkeep.
plan-foment-exchange = This is what the next structure lacks.
plan-foment-pass = Save what you hold: nothing on the menu is worth it now.
plan-foment-company = Others are there, whom your strategy seeks.
plan-foment-food = { $count ->
    [one] { $count } nutrient lies there{ $others ->
        [0] , and nobody is there now.
        [one] , with { $others } other cell.
       *[other] , with { $others } other cells.
    }
   *[other] { $count } nutrients lie there{ $others ->
        [0] , and nobody is there now.
        [one] , with { $others } other cell.
       *[other] , with { $others } other cells.
    }
}
plan-foment-light = Your chlorophyll makes food there.
plan-foment-stay = No food is worth the way; stay where you are.
plan-foment-wander = No food is in reach now; the tide will bring more.
plan-foment-wanted = { $structure } belongs to your strategy.
plan-foment-arm = Somebody is in reach: { $structure } is a weapon.
plan-foment-protect = A membrane keeps your nutrients in and attackers out.
plan-foment-useful = { $structure } helps for the rest of the game.
plan-foment-lipase = Lipase destroys a membrane and steals a nutrient.
plan-foment-dnase = DNAse damages a genome for good.
plan-foment-armed = Beware: { $seat } is in your region and holds { $structure }.
plan-foment-hungry = You hold nothing: the next upkeep costs you a point of damage.
plan-foment-dying = { $left ->
    [one] One more point of damage kills you.
   *[other] { $left } more points of damage kill you.
}
