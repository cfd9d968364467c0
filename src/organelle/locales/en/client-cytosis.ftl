# The Cytosis board in English

client-cytosis-board = The cell: places for flasks, vesicles, goals and the card market
client-cytosis-closer = Come closer
client-cytosis-wider = Step back
client-cytosis-nucleus = Nucleus
client-cytosis-rough-er = Rough ER
client-cytosis-smooth-er = Smooth ER
client-cytosis-golgi = Golgi apparatus
client-cytosis-exocytosis = Exocytosis
client-cytosis-mitochondria = Mitochondria
client-cytosis-ribosome = Free ribosome
client-cytosis-transporter = Glucose transporter
client-cytosis-cytoplasm = Cytoplasm: enzymes are made here
client-cytosis-cytoplasm-afar = Cytoplasm
client-cytosis-detox = Detox
client-cytosis-steroid = Steroids
client-cytosis-laureates = Laureates
client-cytosis-grey = Grey flasks
client-cytosis-greys = Grey flasks to hire: { $count }
client-cytosis-round = { $round ->
        [0] Setting up
       *[other] Round { $round } of { $rounds }
    }
client-cytosis-tie = Equal on health: the one with most completed cards wins, then the one farthest from the first player marker.
client-cytosis-event = Event of this round
client-cytosis-boost = A boost for the next flask here: { $count }
client-cytosis-idle = This vesicle fits no card in your hand.
client-cytosis-load = { cytosis-amount }{ $more ->
        [none] {""}
        [carb] {" "}and a carb
       *[lipid] {" "}and a lipid
    }
client-cytosis-vesicle-of = { $place }, { $name }: { client-cytosis-load }
client-cytosis-vesicle-with = { $place } ({ client-cytosis-load })
client-cytosis-offer = { $price ->
        [0] { $card } for free
       *[other] { $card } for { $price } ATP
    }
client-cytosis-top-card = { $top } ({ $card })
client-cytosis-no-card = { $market }, no card left
client-cytosis-deck = { $count ->
        [one] One card left in the deck
       *[other] { $count } cards left in the deck
    }
client-cytosis-deck-name = Deck
client-cytosis-stock = General stock: what is left for everyone
client-cytosis-stock-name = General stock
client-cytosis-kind = { $kind ->
        [enzyme] enzyme · { $group ->
            [oxidoreductase] oxidoreductase
            [transferase] transferase
            [hydrolase] hydrolase
            [lyase] lyase
           *[ligase] ligase
        }
        [protein-hormone] protein hormone
        [steroid-hormone] steroid hormone
        [protein-receptor] protein-h. receptor
        [steroid-receptor] steroid-h. receptor
        [detox] detoxification
        [resource] resources
        [virus] virus attack
       *[other] card
    }
client-cytosis-seen = You look at the top of the deck:
client-cytosis-empty-hand = No cards in hand. Buy one at the market.
client-cytosis-flasks = Flasks left this round: { $count }
client-cytosis-disks = Vesicle disks at hand: { $count }
client-cytosis-markers = Goal markers at hand: { $count }
client-cytosis-hand-size = Cards in hand: { $count }
client-cytosis-completed = Completed:
client-cytosis-completed-kind = Completed, { $kind }: { $cards }
client-cytosis-section = { $section ->
        [red] red: one die
        [yellow] yellow: two dice
       *[green] green: three dice
    }
client-cytosis-dummy = Antibodies of the dummy

client-cytosis-learn-nucleus-name = Nucleus
client-cytosis-learn-nucleus-rule = Take as many mRNA as the spot says. Each spot holds one flask a round.
client-cytosis-learn-nucleus-biology = The nucleus keeps the DNA. Genes are copied there into messenger RNA, which leaves through the nuclear pores.
client-cytosis-learn-transporter-name = Glucose transporter
client-cytosis-learn-transporter-rule = Take the carbs shown and pay 1 ATP for each.
client-cytosis-learn-transporter-biology = Glucose cannot cross the membrane alone: in most human cells GLUT proteins let it in without ATP. The price is the game’s; inside the cell, hexokinase does spend an ATP on every glucose.
client-cytosis-learn-mitochondria-name = Mitochondria
client-cytosis-learn-mitochondria-rule = Take the ATP shown. The last spot burns 1 carb for much more.
client-cytosis-learn-mitochondria-biology = Glucose is split to pyruvate in the cytosol. Mitochondria burn pyruvate and fatty acids with oxygen: in all, one glucose gives about 30 ATP, most of it made at their folded inner membrane.
client-cytosis-learn-smooth-er-rule = The upper part gives lipids; the lower part completes detox cards or starts steroid hormones.
client-cytosis-learn-smooth-er-biology = The smooth endoplasmic reticulum has no ribosomes. Its tubes make lipids and steroids and disarm poisons.
client-cytosis-learn-detox-rule = Pay the ATP of a detox card in your hand and lay it down. Whoever has spent most ATP on detox scores extra at the end.
client-cytosis-learn-detox-biology = Enzymes of the smooth ER, many of them cytochromes P450, change drugs and poisons so that the body can get rid of them. Alcohol is mostly broken down elsewhere, in the cytosol and the mitochondria.
client-cytosis-learn-steroid-rule = Place a vesicle disk here with lipids of your own on it: the start of a steroid hormone.
client-cytosis-learn-steroid-biology = Steroid hormones are made from cholesterol, partly in the smooth ER. Real ones cross membranes by themselves; in the game they travel in vesicles like proteins.
client-cytosis-learn-rough-er-rule = Place a vesicle disk here and trade mRNA for as many proteins, which lie on it: the start of a protein hormone or of a receptor.
client-cytosis-learn-rough-er-biology = Ribosomes on the rough endoplasmic reticulum feed new proteins into its inside, where they fold. Vesicles then bud off with them.
client-cytosis-learn-golgi-rule = Move one of your vesicles from an ER to the Golgi and add a carb or a lipid. If the Golgi is full, a vesicle goes back to its owner.
client-cytosis-learn-golgi-biology = The Golgi apparatus receives vesicles, trims and adds sugars on proteins and lipids, sorts the cargo and sends it on.
client-cytosis-learn-exocytosis-rule = Take a vesicle that fits a hormone or receptor in your hand out of the Golgi, pay the card’s ATP and score its health.
client-cytosis-learn-exocytosis-biology = In exocytosis a vesicle fuses with the plasma membrane. Hormones are set free; receptors stay in the membrane and listen.
client-cytosis-learn-ribosome-rule = Trade any number of your mRNA for as many proteins.
client-cytosis-learn-ribosome-biology = A ribosome reads the message three letters at a time and links one amino acid for every three. Free ribosomes make the proteins of the cytosol, the nucleus and the mitochondria; those of lysosomes come from the rough ER.
client-cytosis-learn-cytoplasm-rule = Complete an enzyme in your hand: pay its proteins, its ATP and, if shown, a carb.
client-cytosis-learn-cytoplasm-biology = Enzymes speed up reactions without being used up. Many work in the fluid where they are made; catalase moves on into peroxisomes, DNA polymerase and ligase into the nucleus.
client-cytosis-learn-laureates-rule = Take the first player marker for the next round; then take 1 ATP or put a marker on a goal.
client-cytosis-learn-laureates-biology = Much of what you see here earned Nobel prizes: how proteins find their way, how vesicles fuse, how ATP is made.
client-cytosis-learn-goal-name = Goal
client-cytosis-learn-goal-rule = Room for two markers of different players. The first marker gains 3 health at once; both score at the end for what the goal counts.
client-cytosis-learn-goal-biology = Cells are specialists: a liver cell detoxifies, a gland cell secretes. A goal is your cell’s specialty.
client-cytosis-learn-market-name = Market
client-cytosis-learn-market-rule = Place a flask, pay the price in ATP and take the card. After each round the left-most card is discarded (with two players two cards) and the others slide down in price.
client-cytosis-learn-market-biology = Which genes a cell reads depends on signals and on chance; not every recipe is open all the time.
client-cytosis-learn-deck-name = Deck
client-cytosis-learn-deck-rule = Cards come from here to the market. As soon as it is empty, the discards are shuffled to be the new deck.
client-cytosis-learn-deck-biology = A human cell has about 20,000 genes for proteins. This deck is a very small library.
client-cytosis-learn-stock-name = General stock
client-cytosis-learn-stock-rule = What is left for everyone. When a resource runs out, nobody can take it until some is paid back.
client-cytosis-learn-stock-biology = Raw materials are shared: glucose 6-phosphate can be burnt for ATP, stored as glycogen or turned into the sugar of DNA and RNA.
client-cytosis-learn-event-name = Event
client-cytosis-learn-event-rule = Every round after the first begins with a new event, in force until the next one. When no events are left, one more round is played.
client-cytosis-learn-event-biology = Cells answer sudden change: within minutes of too much heat, human cells begin to make helpers that fold proteins again, the heat-shock proteins.
client-cytosis-learn-boost-name = Boost
client-cytosis-learn-boost-rule = A gift for the first flask placed anywhere in this area.
client-cytosis-learn-boost-biology = Signals such as hormones can switch a pathway up, so that for a while it yields more.
client-cytosis-learn-reduce-atp-cost-rule = This round every market card costs 1 ATP less. Who buys on the free place also receives 1 ATP, but not in the edition of the first printing.
client-cytosis-learn-reduce-atp-cost-biology = An enzyme lowers the barrier a reaction must climb and makes it faster; it cannot change the energy balance. The lower price in ATP is the game’s.
client-cytosis-learn-toxicity-rule = Hoarding hurts: from five of one macromolecule on you lose some of it.
client-cytosis-learn-toxicity-biology = Too much of a good thing is harmful: free fatty acids and clumped proteins damage cells.
client-cytosis-learn-outbreak-name = Virus outbreak
client-cytosis-learn-outbreak-rule = A virus attacks everyone: roll, add your antibodies, and gain or lose by rank.
client-cytosis-learn-outbreak-biology = Viruses cannot multiply alone. They enter cells and use ribosomes and membranes to copy themselves.
client-cytosis-learn-vesicle-name = Vesicle
client-cytosis-learn-vesicle-rule = A disk carries a product from an ER through the Golgi out of the cell. You have two.
client-cytosis-learn-vesicle-biology = Vesicles are bubbles of membrane. Motor proteins walk them along the cell’s tracks to where they are needed.
client-cytosis-learn-flask-name = Flask
client-cytosis-learn-flask-rule = Place one a turn; do at once what its spot says. All flasks come back when the round ends.
client-cytosis-learn-flask-biology = Emil Erlenmeyer devised the conical flask around 1860. Here it stands for the time and machinery you give to one task.
client-cytosis-learn-grey-name = Grey flask
client-cytosis-learn-grey-rule = For 4 ATP you may place a grey flask ahead of your own, even on a taken spot.
client-cytosis-learn-grey-biology = Extra work costs extra energy: a muscle at full effort can use ATP about a hundred times faster than at rest.
client-cytosis-learn-health-rule = Your points. They come from completed cards, receptors, goals and what is left at the end.
client-cytosis-learn-health-biology = A healthy cell keeps itself in order: when its DNA is badly damaged, the protein p53 stops it from dividing or lets it die.
client-cytosis-learn-atp-rule = Pays for cards, carbs and grey flasks. Worth nothing at the end.
client-cytosis-learn-atp-biology = ATP drives almost everything a cell does. Breaking it down with water to ADP and phosphate releases energy, because these products are more stable together than ATP and water.
client-cytosis-learn-mrna-rule = Trade it for protein at the free ribosome or on the Rough ER.
client-cytosis-learn-mrna-biology = Messenger RNA is the working copy of a gene: it carries the recipe for one protein.
client-cytosis-learn-protein-rule = Needed for enzymes, protein hormones and receptors.
client-cytosis-learn-protein-biology = A protein is a chain of amino acids folded into a shape that does a job.
client-cytosis-learn-carb-rule = Burn it in the mitochondria, add it in the Golgi, or use it for enzymes.
client-cytosis-learn-carb-biology = Carbohydrates are sugars and their chains. Attached to proteins they work as labels and as armour.
client-cytosis-learn-lipid-rule = The base of steroid hormones, and what steroid receptors take on in the Golgi.
client-cytosis-learn-lipid-biology = Lipids shun water, but those of membranes have a head that loves it, so they line up in double layers. Lipids also store energy and are the stuff of steroid hormones.
client-cytosis-learn-card-name = Card in hand
client-cytosis-learn-card-rule = A recipe in your hand: it shows what it needs and the health it gives. A tick marks what you have enough of.
client-cytosis-learn-card-biology = Genes hold the recipes of RNAs and proteins only. Steroids, sugars and fats are made by enzymes, and for those there are genes.
client-cytosis-learn-enzyme-name = Enzyme
client-cytosis-learn-enzyme-rule = Completed in the cytoplasm. Sets of different families score extra at the end.
client-cytosis-learn-enzyme-biology = Enzymes are grouped into seven classes by what they do. Five are in the game; isomerases, which rearrange molecules, and translocases, which carry them through membranes, are missing.
client-cytosis-learn-protein-hormone-name = Protein hormone
client-cytosis-learn-protein-hormone-rule = Rough ER, Golgi with a carb, then Exocytosis.
client-cytosis-learn-protein-hormone-biology = Protein hormones dock on receptors at the cell surface. Many, such as erythropoietin, carry sugars; insulin and growth hormone carry none.
client-cytosis-learn-steroid-hormone-name = Steroid hormone
client-cytosis-learn-steroid-hormone-rule = Smooth ER with lipids, Golgi with a carb, then Exocytosis.
client-cytosis-learn-steroid-hormone-biology = Steroid hormones such as cortisol pass through membranes and switch genes on and off inside the target cell. The sugar they get in the Golgi is the game’s.
client-cytosis-learn-protein-receptor-name = Protein-hormone receptor
client-cytosis-learn-protein-receptor-rule = Rough ER, Golgi with a carb, then Exocytosis. Later it scores whenever a protein hormone is completed.
client-cytosis-learn-protein-receptor-biology = These receptors sit in the membrane and pass a signal to the inside. A real one answers its own hormone only; in the game any protein hormone will do.
client-cytosis-learn-steroid-receptor-name = Steroid-hormone receptor
client-cytosis-learn-steroid-receptor-rule = Rough ER, Golgi with a lipid, then Exocytosis. Later it scores whenever a steroid hormone is completed.
client-cytosis-learn-steroid-receptor-biology = Real steroid receptors wait inside the cell and bind to DNA; some also work at the membrane, held there by a lipid.
client-cytosis-learn-resource-name = Additional resources
client-cytosis-learn-resource-rule = Play it in your turn, before or after your flask: take what it shows and discard it.
client-cytosis-learn-resource-biology = Cells keep reserves such as glycogen and fat droplets for lean times.
client-cytosis-learn-virus-name = Virus attack
client-cytosis-learn-virus-rule = Buying it sets off an attack at once: the others lose 1 health, then all respond.
client-cytosis-learn-virus-biology = Ebola, influenza and rhinovirus all carry RNA. They differ in how they enter and how the body answers.
client-cytosis-learn-antibodies-name = Antibodies
client-cytosis-learn-antibodies-rule = Each step costs 1 ATP and adds 2 to your response against that virus.
client-cytosis-learn-antibodies-biology = Antibodies are Y-shaped proteins. Each kind fits one small patch of an intruder, an epitope, like a key. The body remembers how to make them.
client-cytosis-learn-section-name = Section of the health track
client-cytosis-learn-section-rule = The section of your health says how many dice you roll against a virus: one in red, two in yellow, three in green.
client-cytosis-learn-section-biology = A well-fed, rested organism mounts a stronger immune response.
client-cytosis-learn-metabolic-flexibility-rule = In your turn, as often as you like: 1 ATP for 1 mRNA or 1 lipid, 2 ATP for 1 carb.
client-cytosis-learn-metabolic-flexibility-biology = The heart switches fuels: it lives mostly on fatty acids, but burns more lactate or glucose when the blood brings more of them.
client-cytosis-learn-regulatory-foresight-rule = Once a turn, before or after your flask, you may see the three cards on top of the deck for 2 ATP, and keep one of them for another 2.
client-cytosis-learn-regulatory-foresight-biology = Chromatin marks can keep genes ready for a signal that has not come yet.
client-cytosis-learn-increased-uptake-rule = On numbered collecting spots you may take one more; one more carb costs 1 ATP more.
client-cytosis-learn-increased-uptake-biology = Cells can place more transporters in their membrane to take up more.
client-cytosis-learn-efficient-catalysis-rule = A grey flask costs you 3 ATP instead of 4.
client-cytosis-learn-efficient-catalysis-biology = A better enzyme makes its reaction faster; it changes neither the energy balance nor the ATP that is needed. The cheaper flask is the game’s.
client-cytosis-learn-early-expression-rule = Before a round begins, 1 ATP lets you place one of your flasks.
client-cytosis-learn-early-expression-biology = Some genes answer a signal within minutes: the immediate early genes.
client-cytosis-learn-basal-expression-rule = At the start of every round you may take one resource: ATP, mRNA or a lipid.
client-cytosis-learn-basal-expression-biology = Basal expression is the low level at which a gene is read while its activators are missing.
client-cytosis-learn-open-chromatin-rule = Market cards cost you nothing.
client-cytosis-learn-open-chromatin-biology = Loosely packed chromatin lets the reading machinery reach the genes.
client-cytosis-learn-round-name = Round
client-cytosis-learn-round-rule = One turn a flask, until all are used; then flasks return, an event comes and the market moves.
client-cytosis-learn-round-biology = A human cell in culture takes about a day from one division to the next. Many cells of the body, such as most nerve cells, no longer divide.
client-cytosis-learn-first-name = First player marker
client-cytosis-learn-first-rule = Whoever holds this marker opens the next round.
client-cytosis-learn-first-biology = A small lead can decide: young cells hold their neighbours back through the protein Notch, and the one slightly ahead becomes the nerve cell.
