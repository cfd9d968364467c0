# The Foment board in English

client-foment-board = The sea with its regions and cells, the tide, the bank and the plasmids
client-foment-closer = Come closer
client-foment-wider = Step back
client-foment-round = { $round ->
        [0] Setting up
       *[other] Round { $round } of { $rounds }
    }
client-foment-round-only = { $round ->
        [0] Setting up
       *[other] Round { $round }
    }
client-foment-region = { $region }, { $terrain ->
        [shallow] shallow water
        [deep] deep water
       *[vent] a hot vent
    }: { $food }
client-foment-region-across = { $label }; across the rim: { $regions }
client-foment-across = From { $region } across the rim to { $regions }
client-foment-count = { $nutrient ->
        [lipid] { $count ->
            [one] { $count } lipid
           *[other] { $count } lipids
        }
        [amino] { $count ->
            [one] { $count } amino acid
           *[other] { $count } amino acids
        }
       *[carb] { $count ->
            [one] { $count } carb
           *[other] { $count } carbs
        }
    }
client-foment-holds = { $place } ({ $food })
client-foment-nothing = nothing
client-foment-terrain = { $terrain ->
        [shallow] shallow
        [deep] deep
       *[vent] vent
    }
client-foment-cell = { $name }, { $species } { $region ->
        [centre] in the { $region }
       *[other] in { $region }
    }: damage { $damage }, membranes { $membranes }
client-foment-order = turn { $place }
client-foment-tide = The tide comes in on { $number } or more
client-foment-bank = Bank
client-foment-in-bank = In the bank, { $nutrient }: { $count }
client-foment-genome = For each amount of genome damage: the die rolls that bring a mutation
client-foment-genome-name = Damage and its mutation rolls
client-foment-deck = { $count ->
        [one] One mutation card left
       *[other] { $count } mutation cards left
    }
client-foment-plasmid = { $name }: costs { $cost }; tokens left { $left }
client-foment-unknown = A tide has yet to bring this plasmid.
client-foment-exchange = Exchange
client-foment-taken = This pile is taken.
client-foment-secret = Your secret strategy
client-foment-progress = { $progress } of { $aim }
client-foment-no-strategy = No strategy yet.
client-foment-damage = damage { $damage } of { $lethal }
client-foment-defence = defence { $defence }
client-foment-phase = { $phase ->
        [movement] movement
        [acquisition] acquisition
        [tide] tide
        [upkeep] upkeep
        [mutation] mutation
       *[action] action
    }
client-foment-species = { $species ->
        [spirillum] Spirillum
        [bacillus] Bacillus
        [micrococcus] Micrococcus
        [vibrio] Vibrio
       *[caulobacter] Caulobacter
    }
client-foment-dead = dead
client-foment-end-strategy = Secret strategy
client-foment-end-progress = How far it came
client-foment-end-damage = Genome damage
client-foment-end-nutrients = Nutrients held
client-foment-end-structures = Structures
client-foment-end-mutations = Mutations
client-foment-cyst = a cyst this round

client-foment-learn-shallow-name = Shallow water
client-foment-learn-shallow-rule = Light reaches the bottom: chlorophyll works here.
client-foment-learn-shallow-biology = Where light falls, bacteria evolved that live on it. Stromatolites, layered mats of them, are the oldest fossils we can see without a microscope.
client-foment-learn-deep-name = Deep water
client-foment-learn-deep-rule = Dark water. Chlorophyll works here only with carotenoids.
client-foment-learn-deep-biology = Below a few hundred metres hardly any light is left; life feeds on what sinks down.
client-foment-learn-vent-name = Hot vent
client-foment-learn-vent-rule = Deep water with a hot vent: with lithotrophism the genome is maintained for nothing here.
client-foment-learn-vent-biology = Hot springs on the sea floor pour out inorganic substances: hydrogen, hydrogen sulphide, iron. Some bacteria live on them, with oxygen or nitrate to burn them and CO2 for carbon.
client-foment-learn-round-name = Round
client-foment-learn-round-rule = Six phases make a round. If nobody has won by the last one, the least damaged living cell wins, among equals the one that holds most nutrients.
client-foment-learn-round-biology = Bacteria live fast in a rich broth and slowly in the sea: there many need days to divide once.
client-foment-learn-clock-name = Tide clock
client-foment-learn-clock-rule = One die a round: this number or more brings the tide. Each time it stays out, it becomes more likely.
client-foment-learn-clock-biology = A millilitre of sea water holds about a million bacteria and ten times as many viruses. Tides stir them, and with them food and genes.
client-foment-learn-bank-name = Bank
client-foment-learn-bank-rule = Everything paid goes here; the tide spreads it over the sea again.
client-foment-learn-bank-biology = Matter goes round in a closed sea: what one cell gives off feeds another. Energy does not: it leaves as heat and must come anew, from light or from vents.
client-foment-learn-genome-name = Genome track
client-foment-learn-genome-rule = Damage never heals. The more there is, the more numbers of the die bring a mutation; the sixth point kills.
client-foment-learn-genome-biology = DNA is harmed all the time by heat, light and its own chemistry; repair costs energy.
client-foment-learn-damage-name = Genome damage
client-foment-learn-damage-rule = Pay one nutrient every upkeep or take a point of damage. Six points and the cell is dead.
client-foment-learn-damage-biology = A cell that cannot repair its genome loses one instruction after the other.
client-foment-learn-defence-name = Defence
client-foment-learn-defence-rule = What an attack roll must exceed, for each membrane.
client-foment-learn-defence-biology = Layers keep attackers out: the antibiotic vancomycin is too big to pass the outer membrane of Escherichia coli.
client-foment-learn-mutation-deck-name = Mutation deck
client-foment-learn-mutation-deck-rule = A damaged cell that rolls low draws from here. Good or bad, what is drawn stays.
client-foment-learn-mutation-deck-biology = Most mutations do nothing or harm; a few open a new way of living.
client-foment-learn-pile-name = Pile
client-foment-learn-pile-rule = The healthiest cell here cuts the food into piles; the sickest takes first.
client-foment-learn-pile-biology = Bacteria share what they digest outside: the enzymes that one cell sets free cut food for its neighbours too, even for those that make none.
client-foment-learn-exchange-name = Exchange
client-foment-learn-exchange-rule = With powered biosynthetic complexity: once a round change one or two nutrients of one kind into another with the bank.
client-foment-learn-exchange-biology = Metabolism is a network: sugars can become fats, and with nitrogen from ammonia also amino acids, and back.
client-foment-learn-lipid-rule = Mostly for membranes.
client-foment-learn-lipid-biology = Lipids line up by themselves into double layers. So the first membranes may have formed.
client-foment-learn-amino-rule = For enzymes and most structures.
client-foment-learn-amino-biology = Amino acids are the links of proteins. Some have even been found in meteorites.
client-foment-learn-carb-rule = Powers flagellum, pilus and complexity; builds walls.
client-foment-learn-carb-biology = Sugars are quick fuel, and in chains they make walls and slime.
client-foment-learn-phase-movement-name = Phase 1: movement
client-foment-learn-phase-movement-rule = Everyone chooses in secret where to swim; all move together.
client-foment-learn-phase-movement-biology = Bacteria swim towards food by tumbling less when things get better.
client-foment-learn-phase-acquisition-name = Phase 2: acquisition
client-foment-learn-phase-acquisition-rule = Alone you take all; together the food is cut and chosen.
client-foment-learn-phase-acquisition-biology = Bacteria take food in through pores and pumps, and grow by doubling.
client-foment-learn-phase-tide-name = Phase 3: tide
client-foment-learn-phase-tide-rule = A die decides whether the tide brings new food and a new plasmid.
client-foment-learn-phase-tide-biology = Plasmids are small rings of DNA that pass from cell to cell. They often carry resistance to antibiotics; walls, chlorophyll and respiration are normally in the chromosome.
client-foment-learn-phase-upkeep-name = Phase 4: upkeep
client-foment-learn-phase-upkeep-rule = Pay for the genome, leak if you have no membrane, power structures, harvest light.
client-foment-learn-phase-upkeep-biology = A starving cell spends most of its energy on staying as it is. A growing Escherichia coli spends more than two thirds of its ATP on making proteins.
client-foment-learn-phase-mutation-name = Phase 5: mutation
client-foment-learn-phase-mutation-rule = Every damaged cell rolls; low numbers bring a mutation.
client-foment-learn-phase-mutation-biology = Stress raises the mutation rate of bacteria.
client-foment-learn-phase-action-name = Phase 6: action
client-foment-learn-phase-action-rule = In turn, the most damaged first: build, attack or pass.
client-foment-learn-phase-action-biology = Bacteria wage chemical war: Streptomyces of the soil makes streptomycin, which stops the ribosomes of others. They build too, such as shared biofilms.
client-foment-learn-membrane-rule = Stops leaking; every membrane must be beaten by a roll of its own.
client-foment-learn-membrane-biology = A membrane separates inside from outside; no living cell is without one. A cell that has none in the game stands for one whose membrane leaks.
client-foment-learn-lipase-rule = Spend it to dissolve one membrane of a cell in your region and steal a nutrient.
client-foment-learn-lipase-biology = Fats are split by lipases, the lipids of membranes by their relatives, the phospholipases. Some bacteria set them free to break open other cells.
client-foment-learn-dnase-rule = Spend it to harm the genome of a cell in your region, if it gets past every membrane.
client-foment-learn-dnase-biology = DNAses cut DNA. Bacteria use such enzymes as weapons and against viruses.
client-foment-learn-complexity-rule = When powered, lets you exchange nutrients with the bank. A new one has power until the next upkeep.
client-foment-learn-complexity-biology = Escherichia coli can make all twenty amino acids from glucose, ammonia and salts; a mycoplasma, with few enzymes, must find most of them ready-made.
client-foment-learn-wall-rule = Your defence is one higher.
client-foment-learn-wall-biology = Bacterial walls are made of peptidoglycan, a mesh of sugar chains tied by short peptides. Penicillin stops their building.
client-foment-learn-chlorophyll-rule = In shallow water it makes two carbs and a lipid every upkeep. In a closed economy they come from the bank, as far as it has them.
client-foment-learn-chlorophyll-biology = Cyanobacteria evolved the way to split water with light, and filled the air with oxygen.
client-foment-learn-compartments-rule = Each nutrient you pay counts for two of its kind.
client-foment-learn-compartments-biology = Some bacteria have rooms with walls of protein: in carboxysomes the enzyme RuBisCO works where CO2 is kept dense.
client-foment-learn-inhibitor-rule = Stops one DNAse that got through, and is then used up.
client-foment-learn-inhibitor-biology = Bacteria that make a DNAse also make the protein that shields them from it.
client-foment-learn-flagellum-rule = When powered, lets you swim up to two steps. A new one has power until the next upkeep.
client-foment-learn-flagellum-biology = A flagellum is a screw driven by a rotary motor, up to hundreds of turns a second.
client-foment-learn-phosphorylation-rule = One carb covers up to three costs of an upkeep.
client-foment-learn-phosphorylation-biology = With oxygen a cell gains many times more ATP from one sugar than by fermenting.
client-foment-learn-pilus-rule = When powered, adds one to your attack rolls and reaches into adjacent regions. A new one has power until the next upkeep.
client-foment-learn-pilus-biology = Pili are thin threads that bacteria shoot out and pull in, to cling, to move and to take up DNA.
client-foment-learn-deleterious-rule = One point of damage at once.
client-foment-learn-deleterious-biology = Many changes in a gene make no difference; of those that do, most make it work worse.
client-foment-learn-lithotrophism-rule = On a vent your genome is maintained for nothing.
client-foment-learn-lithotrophism-biology = Lithotrophs, “eaters of stone”, draw energy from inorganic substances such as hydrogen, hydrogen sulphide and iron, with an oxidant such as oxygen or nitrate.
client-foment-learn-carotenoids-rule = Your chlorophyll works everywhere.
client-foment-learn-carotenoids-biology = Carotenoids catch blue-green light, which reaches deepest, and hand its energy to chlorophyll. In full darkness no pigment works; there the card is the game’s.
client-foment-learn-lipid-biosynthesis-rule = Structures cost you an amino acid more and a lipid less.
client-foment-learn-lipid-biosynthesis-biology = Nearly all bacteria make their own lipids, two carbons at a time. The few that do not, such as mycoplasmas, take them from a host.
client-foment-learn-active-transport-rule = Lipase attacks steal nothing from you, and without a membrane you do not leak.
client-foment-learn-active-transport-biology = Pumps in the membrane use energy to pull food in against the gradient.
client-foment-learn-synergy-rule = If your region held all three nutrients, take one more from the bank.
client-foment-learn-synergy-biology = Growth stops at what is scarcest, however much there is of the rest: in wide parts of the ocean that is iron.
client-foment-learn-commensal-rule = What others leak in your region goes to you.
client-foment-learn-commensal-biology = A commensal eats at another’s table without harming the host.
client-foment-learn-cyst-rule = In a region without food you become a cyst for the round: no upkeep, but no building.
client-foment-learn-cyst-biology = As cysts and spores bacteria outlast hunger, heat and drought, sometimes for centuries.
client-foment-learn-matrix-rule = Your defence is one higher.
client-foment-learn-matrix-biology = Bacteria in a biofilm share a slime of sugars that keeps poisons out.
client-foment-learn-encapsulation-rule = You win when enough layers protect your cell: membranes, a wall, a matrix.
client-foment-learn-encapsulation-biology = Capsules hide bacteria from enemies; pneumococci are dangerous almost only with theirs.
client-foment-learn-stromatolite-rule = You win when your chlorophyll has produced nutrients often enough.
client-foment-learn-stromatolite-biology = Stromatolites grew for three billion years from mats of bacteria that live on light.
client-foment-learn-gluttony-rule = You win when you hold enough nutrients of every kind.
client-foment-learn-gluttony-biology = A bacterium with plenty to eat can double in twenty minutes.
client-foment-learn-quorum-rule = You win when you have met enough other cells in enough rounds.
client-foment-learn-quorum-biology = Bacteria count each other by signal molecules and act together once they are many.
client-foment-learn-appendages-rule = You win when you own enough flagella and pili.
client-foment-learn-appendages-biology = Some bacteria wear flagella all over and swarm over surfaces.
client-foment-learn-spirillum-name = Spirillum
client-foment-learn-spirillum-rule = One of five bodies; all follow the same rules.
client-foment-learn-spirillum-biology = A rigid corkscrew with tufts of flagella, among the first bacteria ever seen.
client-foment-learn-bacillus-name = Bacillus
client-foment-learn-bacillus-rule = One of five bodies; all follow the same rules.
client-foment-learn-bacillus-biology = A rod that forms spores. One species ferments soybeans to natto, another causes anthrax.
client-foment-learn-micrococcus-name = Micrococcus
client-foment-learn-micrococcus-rule = One of five bodies; all follow the same rules.
client-foment-learn-micrococcus-biology = A small sphere, often in groups of four, harmless on skin and in soil.
client-foment-learn-vibrio-name = Vibrio
client-foment-learn-vibrio-rule = One of five bodies; all follow the same rules.
client-foment-learn-vibrio-biology = A curved rod, mostly of salt water. Aliivibrio fischeri, once called Vibrio fischeri, makes squid glow; Vibrio cholerae causes cholera.
client-foment-learn-caulobacter-name = Caulobacter
client-foment-learn-caulobacter-rule = One of five bodies; all follow the same rules.
client-foment-learn-caulobacter-biology = It glues itself down with a stalk and divides into a settler and a swimmer.
client-foment-course = Intact genome: how many more points of damage each cell could take. At none it is dead.
