# Cytosis in two minutes, and a round as it is played

rules-cytosis-aim-title = You run a human cell
rules-cytosis-aim = You make enzymes, hormones and receptors. Each one that you complete is a card that brings health. After 11 to 13 rounds whoever has the most health wins.
rules-cytosis-turn-title = On your turn you place one flask
rules-cytosis-turn = Put a flask on a free place and do at once what is written there. In the nucleus, +3 means: take 3 mRNA. A place with a flask on it is taken until the round ends, so it matters who comes first.
rules-cytosis-resources-title = Materials, and ATP that pays for work
rules-cytosis-resources = At the free ribosome your mRNA becomes protein, one for one. Carbs come in through the glucose transporter, lipids are made in the smooth ER. Mitochondria give ATP, and with a carb to burn they give 6. Enzymes are paid for and completed in the cytoplasm, in a single turn.
rules-cytosis-travel-title = Hormones and receptors travel
rules-cytosis-travel = They take three turns. Start a vesicle in the rough ER (steroid hormones: in the smooth ER), move it into the Golgi and add a carb or a lipid there, and release it by exocytosis: only then the card is paid for and completed.
rules-cytosis-market-title = New cards come from the market
rules-cytosis-market = The further to the left a card lies, the less ATP it costs. After every round the leftmost card goes away and the others move up.
rules-cytosis-goals-title = What counts at the end
rules-cytosis-goals = With the Laureates you may put a marker on a goal; at the end it pays for every card of its kind that you completed. Different enzymes score as a set, and so do the largest detoxifications and what is left of your materials.

rules-cytosis-round = Ada, Ben and Carla have four flasks each and a few ATP. Ada holds an enzyme card: 2 proteins and 1 ATP for 2 health. Ben holds a protein hormone: 2 proteins, a carb and 2 ATP for 7 health.
rules-cytosis-round-1 = Ada wants protein, so she needs a plan for it first: she takes the 3 of the nucleus, 3 mRNA. Ben takes the 2 beside it. Carla finds the nucleus full and takes 3 ATP from the mitochondria.
rules-cytosis-round-2 = Ada goes to the free ribosome and turns 2 mRNA into 2 proteins. Ben’s hormone has to travel: in the rough ER he puts his 2 mRNA into a vesicle as 2 proteins. Carla pays 1 ATP for the second card of the market.
rules-cytosis-round-3 = Ada places a flask in the cytoplasm, pays 2 proteins and 1 ATP and lays her enzyme down: 2 health. Ben, who has a carb from an earlier round, moves his vesicle into the Golgi and adds it. Carla visits the Laureates: she will begin the next round, and her marker is the first on a goal, which brings 3 health at once.
rules-cytosis-round-4 = Ada takes 2 ATP from the mitochondria. Ben releases his vesicle by exocytosis, pays 2 ATP and completes the hormone: 7 health. Carla makes 3 lipids in the smooth ER for later.
rules-cytosis-round-5 = Had Ada or Carla completed a receptor for protein hormones before, Ben’s hormone would have brought each of them 2 health as well.
rules-cytosis-round-6 = All flasks come back. The leftmost card of the market is discarded, the rest move up, and a new event is turned up. Carla begins the next round.
