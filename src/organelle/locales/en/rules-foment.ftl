# Foment in two minutes, and a round as it is played

rules-foment-aim-title = You are one bacterium
rules-foment-aim = Stay alive. You win as the last living cell, or at once when you carry out the secret strategy on your card. There are no points.
rules-foment-swim-title = Everyone swims at once, in secret
rules-foment-swim = Choose to stay or to swim into a neighbouring region; all choices are opened together. From the rim one can swim round to the other side of the sea. Alone in a region you swallow all the food there. Together, the healthiest cell cuts it into piles and the sickest takes first.
rules-foment-tide-title = The tide brings food back
rules-foment-tide = All that is paid goes to the bank. Each round one die decides whether the tide comes in: then everything in the bank falls into the sea again, most likely near the centre, and a new plasmid joins the menu. Each time it stays out it becomes more likely.
rules-foment-build-title = Pay for your genome, then build or attack
rules-foment-build = Every round your genome costs one nutrient, or you take a point of damage; damage never heals, brings mutations, and the sixth point kills. With what is left you build structures from the menu, such as membranes that protect you, or attack a cell in your region.

rules-foment-round = A round in the middle of a game. Ada has 1 lipid and 1 carb, Ben 2 lipids, Carla nothing. Carla has one point of damage, the others none.
rules-foment-round-1 = Movement: all choose in secret. When the choices are opened, Ada is alone in a region with 1 amino acid; Ben and Carla have both swum to the centre, where 2 lipids and 1 carb lie.
rules-foment-round-2 = Acquisition: Ada takes her amino acid. In the centre Ben is the healthier one, so he cuts: 2 lipids here, 1 carb there. Carla chooses first and takes the lipids; Ben gets the carb.
rules-foment-round-3 = Tide: the marker stands on 4, and the die shows 2. The tide stays out; next round 3 is enough.
rules-foment-round-4 = Upkeep: each pays one nutrient for the genome. Ada pays her carb, Ben his carb, Carla a lipid. Everyone has a membrane, so nothing leaks.
rules-foment-round-5 = Mutation: only Carla is damaged, so only she rolls. With one point of damage a 1 would bring a mutation; she rolls 3 and nothing happens.
rules-foment-round-6 = Action: the most damaged cell begins. Carla has 1 lipid, too little for a membrane, and passes. Ben pays 2 lipids and builds a second membrane.
rules-foment-round-7 = Ada keeps her lipid and pays 1 amino acid for a lipase granule. From the next round on she could attack a cell in her region with it: this round she has built, and who builds does not attack.
