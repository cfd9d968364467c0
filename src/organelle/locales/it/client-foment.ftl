# Il tabellone di Foment in italiano

client-foment-board = Il mare con regioni e cellule, la marea, la banca e i plasmidi
client-foment-closer = Ingrandisci
client-foment-wider = Riduci
client-foment-round = { $round ->
        [0] Preparazione
       *[other] Round { $round } di { $rounds }
    }
client-foment-round-only = { $round ->
        [0] Preparazione
       *[other] Round { $round }
    }
client-foment-region = { $region }, { $terrain ->
        [shallow] acqua bassa
        [deep] acqua profonda
       *[vent] una sorgente calda
    }: { $food }
client-foment-region-across = { $label }; oltre il bordo: { $regions }
client-foment-across = Da { $region } oltre il bordo verso { $regions }
client-foment-count = { $nutrient ->
        [lipid] { $count ->
            [one] { $count } lipide
           *[other] { $count } lipidi
        }
        [amino] { $count ->
            [one] { $count } amminoacido
           *[other] { $count } amminoacidi
        }
       *[carb] { $count ->
            [one] { $count } carboidrato
           *[other] { $count } carboidrati
        }
    }
client-foment-holds = { $place } ({ $food })
client-foment-nothing = niente
client-foment-terrain = { $terrain ->
        [shallow] bassa
        [deep] profonda
       *[vent] sorgente
    }
client-foment-cell = { $name }, { $species } { $region ->
        [centro] nel { $region }
       *[other] in { $region }
    }: danno { $damage }, membrane { $membranes }
client-foment-order = turno { $place }
client-foment-tide = La marea sale con { $number } o più
client-foment-bank = Banca
client-foment-in-bank = Nella banca, { $nutrient }: { $count }
client-foment-genome = Per ogni quantità di danno al genoma: i tiri che portano una mutazione
client-foment-genome-name = Danno e tiri di mutazione
client-foment-deck = { $count ->
        [one] Una carta mutazione rimasta
       *[other] { $count } carte mutazione rimaste
    }
client-foment-plasmid = { $name }: costa { $cost }; segnalini rimasti { $left }
client-foment-unknown = La marea deve ancora portare questo plasmide.
client-foment-exchange = Scambio
client-foment-taken = Questo mucchio è già preso.
client-foment-secret = La tua strategia segreta
client-foment-progress = { $progress } su { $aim }
client-foment-no-strategy = Ancora nessuna strategia.
client-foment-damage = danno { $damage } su { $lethal }
client-foment-defence = difesa { $defence }
client-foment-phase = { $phase ->
        [movement] movimento
        [acquisition] acquisizione
        [tide] marea
        [upkeep] mantenimento
        [mutation] mutazione
       *[action] azione
    }
client-foment-species = { $species ->
        [spirillum] Spirillum
        [bacillus] Bacillus
        [micrococcus] Micrococcus
        [vibrio] Vibrio
       *[caulobacter] Caulobacter
    }
client-foment-dead = morta
client-foment-end-strategy = Strategia segreta
client-foment-end-progress = Fin dove è arrivata
client-foment-end-damage = Danno al genoma
client-foment-end-nutrients = Nutrienti posseduti
client-foment-end-structures = Strutture
client-foment-end-mutations = Mutazioni
client-foment-cyst = cisti in questo round

client-foment-learn-shallow-name = Acqua bassa
client-foment-learn-shallow-rule = La luce arriva al fondo: qui la clorofilla funziona.
client-foment-learn-shallow-biology = Dove arriva la luce si sono evoluti batteri che ne vivono. Le stromatoliti, i loro tappeti stratificati, sono i più antichi fossili visibili a occhio nudo.
client-foment-learn-deep-name = Acqua profonda
client-foment-learn-deep-rule = Acqua buia. La clorofilla qui funziona solo con i carotenoidi.
client-foment-learn-deep-biology = Sotto qualche centinaio di metri la luce quasi non arriva; la vita si nutre di ciò che scende.
client-foment-learn-vent-name = Sorgente calda
client-foment-learn-vent-rule = Acqua profonda con una sorgente calda: con la litotrofia qui il genoma si mantiene gratis.
client-foment-learn-vent-biology = Le sorgenti calde dei fondali emettono sostanze inorganiche: idrogeno, idrogeno solforato, ferro. Alcuni batteri ne vivono, con ossigeno o nitrato per bruciarle e CO2 come carbonio.
client-foment-learn-round-name = Round
client-foment-learn-round-rule = Sei fasi fanno un round. Se dopo l’ultimo nessuno ha vinto, vince la cellula viva meno danneggiata, a parità quella che possiede più nutrienti.
client-foment-learn-round-biology = I batteri vivono in fretta in un brodo ricco e piano nel mare: lì molti impiegano giorni per dividersi una volta.
client-foment-learn-clock-name = Orologio della marea
client-foment-learn-clock-rule = Un dado per round: con questo numero o più la marea sale. Ogni volta che non sale diventa più probabile.
client-foment-learn-clock-biology = Un millilitro d’acqua di mare contiene circa un milione di batteri e dieci volte tanti virus. Le maree li rimescolano, e con loro cibo e geni.
client-foment-learn-bank-name = Banca
client-foment-learn-bank-rule = Tutto ciò che si paga finisce qui; la marea lo sparge di nuovo nel mare.
client-foment-learn-bank-biology = In un mare chiuso la materia circola: ciò che una cellula cede nutre un’altra. L’energia no: se ne va come calore e deve arrivare di nuovo, dalla luce o dalle sorgenti.
client-foment-learn-genome-name = Tracciato del genoma
client-foment-learn-genome-rule = Il danno non guarisce mai. Più ce n’è, più numeri del dado portano una mutazione; il sesto punto uccide.
client-foment-learn-genome-biology = Il DNA viene danneggiato di continuo dal calore, dalla luce e dalla sua stessa chimica; ripararlo costa energia.
client-foment-learn-damage-name = Danno al genoma
client-foment-learn-damage-rule = Paga un nutriente a ogni mantenimento o subisci un punto di danno. Con sei la cellula muore.
client-foment-learn-damage-biology = Una cellula che non ripara il genoma perde un’istruzione dopo l’altra.
client-foment-learn-defence-name = Difesa
client-foment-learn-defence-rule = Ciò che il tiro d’attacco deve superare, per ogni membrana.
client-foment-learn-defence-biology = Gli strati tengono fuori chi attacca: l’antibiotico vancomicina è troppo grande per attraversare la membrana esterna di Escherichia coli.
client-foment-learn-mutation-deck-name = Mazzo delle mutazioni
client-foment-learn-mutation-deck-rule = Una cellula danneggiata che tira basso pesca da qui. Nel bene o nel male, ciò che si pesca resta.
client-foment-learn-mutation-deck-biology = Quasi tutte le mutazioni sono neutre o dannose; poche aprono un nuovo modo di vivere.
client-foment-learn-pile-name = Mucchio
client-foment-learn-pile-rule = La cellula più sana divide il cibo in mucchi; la più malata prende per prima.
client-foment-learn-pile-biology = I batteri dividono ciò che digeriscono all’esterno: gli enzimi liberati da una cellula tagliano cibo anche per le vicine, perfino per quelle che non ne fanno.
client-foment-learn-exchange-name = Scambio
client-foment-learn-exchange-rule = Con la complessità biosintetica alimentata: una volta per round cambia uno o due nutrienti di un tipo in un altro con la banca.
client-foment-learn-exchange-biology = Il metabolismo è una rete: gli zuccheri possono diventare grassi e, con l’azoto dell’ammoniaca, anche amminoacidi, e viceversa.
client-foment-learn-lipid-rule = Soprattutto per le membrane.
client-foment-learn-lipid-biology = I lipidi si dispongono da soli in doppi strati. Così forse nacquero le prime membrane.
client-foment-learn-amino-rule = Per enzimi e quasi tutte le strutture.
client-foment-learn-amino-biology = Gli amminoacidi sono gli anelli delle proteine. Alcuni sono stati trovati perfino in meteoriti.
client-foment-learn-carb-rule = Alimenta flagello, pilo e complessità; costruisce pareti.
client-foment-learn-carb-biology = Gli zuccheri sono carburante rapido e, in catene, fanno pareti e muco.
client-foment-learn-phase-movement-name = Fase 1: movimento
client-foment-learn-phase-movement-rule = Tutti scelgono in segreto dove nuotare; ci si muove insieme.
client-foment-learn-phase-movement-biology = I batteri nuotano verso il cibo facendo meno capriole quando le cose migliorano.
client-foment-learn-phase-acquisition-name = Fase 2: acquisizione
client-foment-learn-phase-acquisition-rule = Da soli si prende tutto; in compagnia il cibo si divide e si sceglie.
client-foment-learn-phase-acquisition-biology = I batteri assorbono il cibo attraverso pori e pompe, e crescono raddoppiando.
client-foment-learn-phase-tide-name = Fase 3: marea
client-foment-learn-phase-tide-rule = Un dado decide se la marea sale e porta nuovo cibo e un nuovo plasmide.
client-foment-learn-phase-tide-biology = I plasmidi sono piccoli anelli di DNA che passano da cellula a cellula. Spesso portano resistenza agli antibiotici; parete, clorofilla e respirazione stanno di norma nel cromosoma.
client-foment-learn-phase-upkeep-name = Fase 4: mantenimento
client-foment-learn-phase-upkeep-rule = Paga il genoma, perdi nutrienti se sei senza membrana, alimenta le strutture, raccogli luce.
client-foment-learn-phase-upkeep-biology = Una cellula affamata spende quasi tutta l’energia per restare com’è. Un’Escherichia coli che cresce spende più di due terzi dell’ATP per fare proteine.
client-foment-learn-phase-mutation-name = Fase 5: mutazione
client-foment-learn-phase-mutation-rule = Ogni cellula danneggiata tira; i numeri bassi portano una mutazione.
client-foment-learn-phase-mutation-biology = Lo stress aumenta il tasso di mutazione dei batteri.
client-foment-learn-phase-action-name = Fase 6: azione
client-foment-learn-phase-action-rule = A turno, prima i più danneggiati: costruisci, attacca o passa.
client-foment-learn-phase-action-biology = I batteri si fanno guerra chimica: Streptomyces, del suolo, fa la streptomicina, che blocca i ribosomi altrui. E costruiscono, per esempio biofilm comuni.
client-foment-learn-membrane-rule = Ferma le perdite; ogni membrana va superata con un tiro a parte.
client-foment-learn-membrane-biology = Una membrana separa il dentro dal fuori; nessuna cellula viva ne è priva. Una cellula che nel gioco non ne ha sta per una con la membrana che perde.
client-foment-learn-lipase-rule = Spendilo per sciogliere una membrana di una cellula nella tua regione e rubare un nutriente.
client-foment-learn-lipase-biology = I grassi sono scissi dalle lipasi, i lipidi delle membrane dalle loro parenti, le fosfolipasi. Alcuni batteri le liberano per aprire altre cellule.
client-foment-learn-dnase-rule = Spendila per danneggiare il genoma di una cellula nella tua regione, se supera ogni membrana.
client-foment-learn-dnase-biology = Le DNAsi tagliano il DNA. I batteri usano enzimi simili come armi e contro i virus.
client-foment-learn-complexity-rule = Se alimentata, ti fa scambiare nutrienti con la banca. Appena costruita è alimentata fino al mantenimento successivo.
client-foment-learn-complexity-biology = Escherichia coli sa fare tutti i venti amminoacidi da glucosio, ammoniaca e sali; un micoplasma, con pochi enzimi, deve trovarne la maggior parte già pronti.
client-foment-learn-wall-rule = La tua difesa aumenta di uno.
client-foment-learn-wall-biology = Le pareti batteriche sono di peptidoglicano, una rete di catene di zuccheri legate da brevi peptidi. La penicillina ne blocca la costruzione.
client-foment-learn-chlorophyll-rule = In acqua bassa produce due carboidrati e un lipide a ogni mantenimento. Con un’economia chiusa li prende dalla banca, nei limiti di ciò che ha.
client-foment-learn-chlorophyll-biology = Nei cianobatteri si è evoluto il modo di scindere l’acqua con la luce: così riempirono l’aria di ossigeno.
client-foment-learn-compartments-rule = Ogni nutriente che paghi vale per due del suo tipo.
client-foment-learn-compartments-biology = Alcuni batteri hanno stanze con pareti di proteine: nei carbossisomi l’enzima RuBisCO lavora dove la CO2 è tenuta densa.
client-foment-learn-inhibitor-rule = Ferma una DNAsi che è passata, poi si consuma.
client-foment-learn-inhibitor-biology = I batteri che producono una DNAsi fanno anche la proteina che li protegge.
client-foment-learn-flagellum-rule = Se alimentato, ti fa nuotare fino a due passi. Appena costruito è alimentato fino al mantenimento successivo.
client-foment-learn-flagellum-biology = Il flagello è un’elica mossa da un motore rotante, fino a centinaia di giri al secondo.
client-foment-learn-phosphorylation-rule = Un carboidrato copre fino a tre costi di un mantenimento.
client-foment-learn-phosphorylation-biology = Con l’ossigeno una cellula ricava da uno zucchero molto più ATP che fermentando.
client-foment-learn-pilus-rule = Se alimentato, aggiunge uno ai tuoi tiri d’attacco e raggiunge le regioni adiacenti. Appena costruito è alimentato fino al mantenimento successivo.
client-foment-learn-pilus-biology = I pili sono fili sottili che i batteri lanciano e ritirano, per aggrapparsi, muoversi e prendere DNA.
client-foment-learn-deleterious-rule = Subito un punto di danno.
client-foment-learn-deleterious-biology = Molte modifiche a un gene non cambiano nulla; di quelle che contano, la maggior parte lo fa funzionare peggio.
client-foment-learn-lithotrophism-rule = Su una sorgente calda il genoma si mantiene gratis.
client-foment-learn-lithotrophism-biology = I litotrofi, «mangiatori di pietra», traggono energia da sostanze inorganiche come idrogeno, idrogeno solforato e ferro, con un ossidante come l’ossigeno o il nitrato.
client-foment-learn-carotenoids-rule = La tua clorofilla funziona ovunque.
client-foment-learn-carotenoids-biology = I carotenoidi catturano la luce verde-azzurra, che scende più in fondo, e ne passano l’energia alla clorofilla. Al buio completo nessun pigmento funziona: lì la carta è del gioco.
client-foment-learn-lipid-biosynthesis-rule = Le strutture ti costano un amminoacido in più e un lipide in meno.
client-foment-learn-lipid-biosynthesis-biology = Quasi tutti i batteri fanno da sé i propri lipidi, due atomi di carbonio alla volta. I pochi che non lo fanno, come i micoplasmi, li prendono da un ospite.
client-foment-learn-active-transport-rule = Gli attacchi con la lipasi non ti rubano nulla, e senza membrane non perdi nutrienti.
client-foment-learn-active-transport-biology = Pompe nella membrana usano energia per tirare dentro il cibo contro gradiente.
client-foment-learn-synergy-rule = Se la tua regione aveva tutti e tre i nutrienti, prendine uno in più dalla banca.
client-foment-learn-synergy-biology = La crescita si ferma a ciò che è più scarso, per quanto abbondi il resto: in ampie zone dell’oceano è il ferro.
client-foment-learn-commensal-rule = Ciò che gli altri perdono nella tua regione va a te.
client-foment-learn-commensal-biology = Un commensale mangia alla tavola altrui senza danneggiare l’ospite.
client-foment-learn-cyst-rule = In una regione senza cibo diventi una cisti per il round: niente mantenimento, ma non costruisci.
client-foment-learn-cyst-biology = Come cisti e spore i batteri resistono a fame, caldo e siccità, a volte per secoli.
client-foment-learn-matrix-rule = La tua difesa aumenta di uno.
client-foment-learn-matrix-biology = I batteri in un biofilm condividono un muco di zuccheri che tiene fuori i veleni.
client-foment-learn-encapsulation-rule = Vinci quando abbastanza strati proteggono la cellula: membrane, parete, matrice.
client-foment-learn-encapsulation-biology = Le capsule nascondono i batteri ai nemici; gli pneumococchi sono pericolosi quasi solo con la loro.
client-foment-learn-stromatolite-rule = Vinci quando la tua clorofilla ha prodotto nutrienti abbastanza volte.
client-foment-learn-stromatolite-biology = Le stromatoliti crebbero per tre miliardi di anni da tappeti di batteri che vivono di luce.
client-foment-learn-gluttony-rule = Vinci quando hai abbastanza nutrienti di ogni tipo.
client-foment-learn-gluttony-biology = Un batterio con cibo in abbondanza può raddoppiare in venti minuti.
client-foment-learn-quorum-rule = Vinci quando hai incontrato abbastanza cellule in abbastanza round.
client-foment-learn-quorum-biology = I batteri si contano con molecole segnale e agiscono insieme quando sono tanti.
client-foment-learn-appendages-rule = Vinci quando possiedi abbastanza flagelli e pili.
client-foment-learn-appendages-biology = Alcuni batteri hanno flagelli ovunque e sciamano sulle superfici.
client-foment-learn-spirillum-name = Spirillum
client-foment-learn-spirillum-rule = Una delle cinque forme; tutte seguono le stesse regole.
client-foment-learn-spirillum-biology = Un cavatappi rigido con ciuffi di flagelli, tra i primi batteri mai osservati.
client-foment-learn-bacillus-name = Bacillus
client-foment-learn-bacillus-rule = Una delle cinque forme; tutte seguono le stesse regole.
client-foment-learn-bacillus-biology = Un bastoncino che forma spore. Una specie fermenta la soia e ne fa il natto, un’altra causa il carbonchio.
client-foment-learn-micrococcus-name = Micrococcus
client-foment-learn-micrococcus-rule = Una delle cinque forme; tutte seguono le stesse regole.
client-foment-learn-micrococcus-biology = Una piccola sfera, spesso a gruppi di quattro, innocua sulla pelle e nel suolo.
client-foment-learn-vibrio-name = Vibrio
client-foment-learn-vibrio-rule = Una delle cinque forme; tutte seguono le stesse regole.
client-foment-learn-vibrio-biology = Un bastoncino curvo, per lo più d’acqua salata. Aliivibrio fischeri, un tempo Vibrio fischeri, fa brillare i calamari; Vibrio cholerae causa il colera.
client-foment-learn-caulobacter-name = Caulobacter
client-foment-learn-caulobacter-rule = Una delle cinque forme; tutte seguono le stesse regole.
client-foment-learn-caulobacter-biology = Si incolla con un peduncolo e si divide in una cellula fissa e una che nuota.
client-foment-course = Genoma intatto: quanti altri punti di danno ogni cellula potrebbe subire. A zero è morta.
