# Cellulose in two minutes, and a round as it is played

rules-cellulose-aim-title = Everyone works in one plant cell
rules-cellulose-aim = You build its wall, fill its vacuole, play cards and let the plant grow. Each of these brings health. The game ends in the evening when the wall is complete; then the most health wins.
rules-cellulose-day-title = By day you place markers
rules-cellulose-day = Put a marker on a space and do what it says. The xylem brings as much water as its level shows, the stomata bring CO2. Each of them lowers the level by 1; in the evening it rises again. A small space holds one marker; a large one gives less and holds one of every colour.
rules-cellulose-sugar-title = Light turns water and CO2 into sugar
rules-cellulose-sugar = In the chloroplasts 6 water and 6 CO2 become 1 carbohydrate: once on the large space, exactly twice on the small one. Mitochondria turn a carbohydrate into ATP, ribosomes bring protein, the cytoplasm brings hormones.
rules-cellulose-wall-title = The wall and the vacuole
rules-cellulose-wall = A carbohydrate laid into the wall scores the number printed on its space, and 1 water goes to your region of the vacuole. In the evening the fullest region moves up its track and scores.
rules-cellulose-market-title = A card after every action
rules-cellulose-market = Cards are taken from the market for CO2. After the action of your marker you may play one card from your hand: it costs what it shows, scores its health at once, and enzymes can be used again later.
rules-cellulose-plant-title = The plant grows
rules-cellulose-plant = With hormones and ATP your markers climb the shoot and the root. Every sunrise they bring what stands where they are.

rules-cellulose-round = The first day of a game for three: Ada, Ben and Carla have three markers each. Ben began with 2 water and Carla with 3; the water level is 5.
rules-cellulose-round-1 = Sunrise: everyone’s growth markers bring what their first space gives, a little CO2 and water.
rules-cellulose-round-2 = Ada takes 5 water from the xylem and puts 2 of it into her region of the vacuole. The level falls to 4. Ben takes the small space of the stomata, 6 CO2, and the level falls to 3. Carla wants CO2 too: the large space gives 4, and the level falls to 2.
rules-cellulose-round-3 = Ada takes 5 protein from the small space of the ribosomes. Ben goes to the xylem: its space is large, so Ada’s marker does not keep him out, but now it brings only 2 water. Carla takes 3 hormones from the small space of the cytoplasm.
rules-cellulose-round-4 = Ada takes the first card of the market, which costs no CO2. Ben pays 1 CO2 in the nucleus: he gets the first-player marker and a card. Carla takes 3 protein from the large space of the ribosomes.
rules-cellulose-round-5 = Evening: the markers come back. Ada has most water in the vacuole, 2 against nothing. She moves one step up her track, scores the number there, empties her region and may use the grey marker tomorrow.
rules-cellulose-round-6 = One carbohydrate of the supply covers the first space of the wall. The water level is 5 again, the two leftmost cards of the market go, and new ones come. Tomorrow Ben begins.
