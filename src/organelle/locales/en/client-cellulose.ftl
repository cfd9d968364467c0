# The Cellulose board in English

client-cellulose-board = The plant cell, the card market and the growing plant
client-cellulose-closer = Come closer
client-cellulose-wider = Step back
client-cellulose-chloroplasts = Chloroplasts
client-cellulose-ribosomes = Ribosomes
client-cellulose-cytoplasm = Cytoplasm
client-cellulose-nucleus = Nucleus
client-cellulose-mitochondria = Mitochondria
client-cellulose-membrane = Membrane
client-cellulose-vacuole = Central vacuole
client-cellulose-wall = Cell wall
client-cellulose-stomata = Stomata
client-cellulose-xylem = Xylem
client-cellulose-round = Round { $round }
client-cellulose-tie = Equal on health: the one further up the vacuole track wins, then the one who receives more water each sunrise.
client-cellulose-level = Water level { $level }
client-cellulose-region = { $name }: { $count } water in the vacuole, place { $track } on its track
client-cellulose-rewards = Gray markers for the fullest region this evening: { $count }
client-cellulose-wall-label = Cell wall: { $covered } of { $count } spaces built
client-cellulose-offer = { $card } for { $price } CO2
client-cellulose-deck = { $count ->
        [one] One card left in the deck
       *[other] { $count } cards left in the deck
    }
client-cellulose-deck-name = Deck
client-cellulose-track = { $track ->
        [shoot] Shoot
       *[root] Root
    }
client-cellulose-type = { $type ->
        [starch] starch
        [storage] protein store
        [enzyme] enzyme
       *[specialization] specialization
    }
client-cellulose-effect = { $effect ->
        [storage] Take back one of your markers
        [aquaporin] 1 water to your region at sunrise; scores its track
        [gibberellin] Scores your CO2 income
        [cytokinin] Scores your water income
        [embryo] Place again at once; scores protein stores
       *[production] An enzyme at sunrise; scores enzymes
    }
client-cellulose-ivy-none = no strategy yet
client-cellulose-ivy-label = Ivy’s mat. Strategies: { $strategies }. Growth space { $space }.
client-cellulose-ivy-cards = Action cards { $deck }, used { $discard }
client-cellulose-empty-hand = No cards in hand.
client-cellulose-slip = Chosen for the end:
client-cellulose-markers = { $kind ->
        [own] Own markers left: { $count }
       *[gray] Gray markers left: { $count }
    }
client-cellulose-health = health
client-cellulose-hand-size = Cards in hand: { $count }

client-cellulose-learn-xylem-rule = Take as much water as the level shows; up to 3 of it may go to your vacuole region. Then the level falls by 1.
client-cellulose-learn-xylem-biology = The pipes of the xylem are dead, hollow cells; living ones lie around them. Water is pulled up through the pipes by evaporation from the leaves.
client-cellulose-learn-level-name = Water level
client-cellulose-learn-level-rule = The water there is this round. Xylem and stomata lower it; every evening it is set anew, higher as the wall grows.
client-cellulose-learn-level-biology = A plant loses most of its water through open stomata; roots must replace it.
client-cellulose-learn-stomata-rule = Take CO2; the water level falls by 1.
client-cellulose-learn-stomata-biology = Stomata are pores between two guard cells. When they open to let CO2 in, water vapour escapes.
client-cellulose-learn-chloroplasts-rule = 6 water and 6 CO2 become 1 carbohydrate. The small space does it exactly twice, the large one once.
client-cellulose-learn-chloroplasts-biology = Chloroplasts catch light in stacks of thylakoids. With water and CO2 they make sugar and give off oxygen.
client-cellulose-learn-wall-rule = Put 1 carbohydrate on the next wall space, score its value, and 1 water goes to your region. When the wall is complete in the evening, the game ends.
client-cellulose-learn-wall-biology = The cell wall is a mesh of cellulose, long chains of glucose. It withstands the pressure of the water inside; wall and pressure together keep the plant upright.
client-cellulose-learn-mitochondria-rule = Pay 1 carbohydrate for ATP.
client-cellulose-learn-mitochondria-biology = Plants have mitochondria too: in every living cell, by day and by night, they burn what comes from sugar to make ATP.
client-cellulose-learn-ribosomes-rule = Take protein. The small space gives more than the large one.
client-cellulose-learn-ribosomes-biology = Ribosomes link amino acids into proteins, following a copy of a gene.
client-cellulose-learn-cytoplasm-rule = Take hormones. The small space gives more than the large one.
client-cellulose-learn-cytoplasm-biology = Plant hormones are made all over the plant. In tiny amounts they tell cells to grow, branch or rest.
client-cellulose-learn-membrane-rule = Move your shoot or root marker one space on and pay what the new space asks. The large space lets you choose between the two, for 1 protein more.
client-cellulose-learn-membrane-biology = Auxin flows from cell to cell through carriers in the plasma membrane. In shoots more of it makes cells stretch; in roots much auxin slows growth.
client-cellulose-learn-nucleus-rule = Pay 1 CO2, take the first-player marker for the next round and draw a card.
client-cellulose-learn-nucleus-biology = The nucleus holds the genes. Which of them are read decides what a cell becomes.
client-cellulose-learn-market-rule = Place a marker, pay the CO2 shown and take the card.
client-cellulose-learn-market-biology = A cell makes what it needs now: a barley grain makes amylase, which cuts up starch, when gibberellin tells it that it is sprouting.
client-cellulose-learn-card-name = Cards in hand
client-cellulose-learn-card-rule = After the action of a marker you may play one card for its cost. How many cards everyone holds is open.
client-cellulose-learn-card-biology = Having a gene is not yet using it: building what it describes costs sugar, protein and energy.
client-cellulose-learn-deck-name = Deck
client-cellulose-learn-deck-rule = Drawn cards come from here; when it is empty, the discards are shuffled.
client-cellulose-learn-deck-biology = A thale cress plant, small as it is, has about 27,000 genes for proteins.
client-cellulose-learn-region-name = Region of the vacuole
client-cellulose-learn-region-rule = Your water in the central vacuole. Who has the most in the evening moves up its track, scores, empties the region and gets a gray marker.
client-cellulose-learn-region-biology = The central vacuole can fill most of a plant cell. Its water presses against the wall and keeps leaves firm.
client-cellulose-learn-reward-name = Gray reward marker
client-cellulose-learn-reward-rule = A gray marker waits for the fullest region: an extra action in the next round.
client-cellulose-learn-reward-biology = A cell full of water is stiff: the pressure in it is often higher than in a car tyre. A wilted cell cannot grow.
client-cellulose-learn-marker-name = Marker
client-cellulose-learn-marker-rule = Place one a turn on a space and do its action. A small space holds one marker, a large one a marker of each colour.
client-cellulose-learn-marker-biology = Plants keep time: an inner clock of about 24 hours readies genes for photosynthesis before dawn. A marker is a part of that day.
client-cellulose-learn-shoot-rule = Your shoot marker brings CO2 every sunrise, on high spaces also photosynthesis.
client-cellulose-learn-shoot-biology = The shoot carries leaves to the light. More leaf means more CO2 taken in.
client-cellulose-learn-root-rule = Your root marker brings water every sunrise, on some spaces protein, a card, health or water for your region.
client-cellulose-learn-root-biology = Root hairs take up water and minerals; nitrogen from the soil goes into proteins.
client-cellulose-learn-health-name = Health
client-cellulose-learn-health-rule = Your points, from the wall, the vacuole, cards and the plant.
client-cellulose-learn-health-biology = A plant is fit if it leaves offspring: thale cress, no taller than a ruler, can ripen thousands of seeds.
client-cellulose-learn-water-rule = Needed for photosynthesis. Taken from the xylem and by the roots.
client-cellulose-learn-water-biology = Water gives plants their stiffness, and the hydrogen for their sugar.
client-cellulose-learn-co2-rule = Needed for photosynthesis, for market cards and at the nucleus.
client-cellulose-learn-co2-biology = Practically all the carbon of a plant comes from the carbon dioxide of the air.
client-cellulose-learn-protein-rule = Pays for cards and for activating enzymes.
client-cellulose-learn-protein-biology = Proteins are the tools of the cell; to make them a plant needs nitrogen.
client-cellulose-learn-hormone-rule = Pays for growth of shoot and root.
client-cellulose-learn-hormone-biology = Auxin, cytokinin and gibberellin are messengers that make cells stretch and divide.
client-cellulose-learn-atp-rule = Pays for cards and for the further spaces of the plant.
client-cellulose-learn-atp-biology = ATP carries energy in every living cell. Plants make it in two places: in mitochondria from sugar, in chloroplasts with light.
client-cellulose-learn-carbohydrate-rule = Builds the wall, becomes ATP or starch; each one left scores 4 at the end.
client-cellulose-learn-carbohydrate-biology = Sugar from photosynthesis is fuel, store and building stone: cellulose and starch are both chains of glucose.
client-cellulose-learn-starch-1-rule = Scores health; draw cards, then discard some.
client-cellulose-learn-starch-1-biology = Starch grains store sugar for the night and for seeds.
client-cellulose-learn-starch-2-rule = Scores more health; draw cards, then discard some.
client-cellulose-learn-starch-2-biology = Potato tubers are stems stuffed with starch grains.
client-cellulose-learn-starch-3-rule = Scores much health; draw cards, then discard some.
client-cellulose-learn-starch-3-biology = Grains of rice and wheat are mostly starch: most people live on it.
client-cellulose-learn-storage-1-rule = Scores health and takes one of your markers back for another turn.
client-cellulose-learn-storage-1-biology = Protein storage vacuoles fill the cells of seeds with food for the seedling.
client-cellulose-learn-storage-2-rule = Scores health and takes one of your markers back for another turn.
client-cellulose-learn-storage-2-biology = Beans and peas are rich in protein because of these vacuoles.
client-cellulose-learn-storage-3-rule = Scores health and takes one of your markers back for another turn.
client-cellulose-learn-storage-3-biology = When a seed sprouts, enzymes cut the stored proteins into amino acids.
client-cellulose-learn-rubisco-rule = Now up to two photosyntheses; activated later, one.
client-cellulose-learn-rubisco-biology = RuBisCO joins CO2 to a sugar of five carbons. The result is an acid of three carbons, which ATP and NADPH then turn into sugar. RuBisCO may be the most abundant protein on Earth.
client-cellulose-learn-cellulose-synthase-rule = Build the wall, now and whenever activated.
client-cellulose-learn-cellulose-synthase-biology = Rosettes of cellulose synthase move in the plasma membrane and spin fibres of cellulose behind them.
client-cellulose-learn-gh3-synthetase-rule = A shoot or root growth, now and whenever activated.
client-cellulose-learn-gh3-synthetase-biology = GH3 enzymes tie auxin to amino acids and so put it out of action or into store: they keep growth in bounds. In the game the card gives growth.
client-cellulose-learn-lipase-rule = Scores health; activated later, 2 more.
client-cellulose-learn-lipase-biology = Lipases split fats. Seeds rich in oil, such as sunflower, live on their fat while they sprout.
client-cellulose-learn-vacuolar-processing-rule = Water to your region, now and whenever activated.
client-cellulose-learn-vacuolar-processing-biology = Vacuolar processing enzymes cut proteins inside the vacuole into their mature form. They move no water: that effect is the game’s.
client-cellulose-learn-dna-polymerase-rule = Draw a card, now and whenever activated.
client-cellulose-learn-dna-polymerase-biology = DNA polymerase copies the genome before a cell divides.
client-cellulose-learn-aquaporin-rule = 1 water to your region every sunrise; at the end twice the number of your vacuole track.
client-cellulose-learn-aquaporin-biology = Aquaporins are channels that let water through a membrane one molecule after the other.
client-cellulose-learn-gibberellin-receptor-rule = At the end scores the CO2 you receive each sunrise.
client-cellulose-learn-gibberellin-receptor-biology = Gibberellins make stems stretch and seeds sprout; their receptor marks growth brakes for removal.
client-cellulose-learn-cytokinin-receptor-rule = At the end scores the water you receive each sunrise.
client-cellulose-learn-cytokinin-receptor-biology = Cytokinins make cells divide. Many come up from the roots; shoots make them too.
client-cellulose-learn-seed-embryo-rule = A marker taken back by a protein store may be placed at once; at the end 2 for each protein store played.
client-cellulose-learn-seed-embryo-biology = A seed is a young plant with a packed lunch, asleep in a coat.
client-cellulose-learn-enzyme-production-rule = Every sunrise you may pay 1 protein to activate an enzyme; at the end 1 for each enzyme played.
client-cellulose-learn-enzyme-production-biology = Light itself switches many plant genes on each morning.
client-cellulose-learn-ivy-rule = Ivy plays by her own cards: she takes the first line that is possible. Her marker on the map decides her strategies.
client-cellulose-learn-ivy-biology = Ivy climbs on others without feeding on them. Its climbing roots only hold on; those in the soil feed it.
client-cellulose-learn-round-name = Round
client-cellulose-learn-round-rule = Sunrise brings income, by day markers are placed, the evening rewards the vacuole and adds to the wall.
client-cellulose-learn-round-biology = Plants live by the sun: by day they make more sugar than they use and store part of it as starch for the night.
client-cellulose-learn-first-name = First-player marker
client-cellulose-learn-first-rule = Whoever holds this marker begins the next round.
client-cellulose-learn-first-biology = Light under leaves has lost its red but kept its far-red. The pigment phytochrome notices, and the shaded plant stretches.
