# Il tabellone di Cytosis in italiano

client-cytosis-board = La cellula: spazi per beute, vescicole, obiettivi e il mercato delle carte
client-cytosis-closer = Ingrandisci
client-cytosis-wider = Riduci
client-cytosis-nucleus = Nucleo
client-cytosis-rough-er = RE rugoso
client-cytosis-smooth-er = RE liscio
client-cytosis-golgi = Apparato di Golgi
client-cytosis-exocytosis = Esocitosi
client-cytosis-mitochondria = Mitocondrio
client-cytosis-ribosome = Ribosoma libero
client-cytosis-transporter = Trasporto glucosio
client-cytosis-cytoplasm = Citoplasma: qui si fanno gli enzimi
client-cytosis-cytoplasm-afar = Citoplasma
client-cytosis-detox = Detossificare
client-cytosis-steroid = Steroidi
client-cytosis-laureates = Campioni
client-cytosis-grey = Beute grigie
client-cytosis-greys = Beute grigie a disposizione: { $count }
client-cytosis-round = { $round ->
        [0] Preparazione
       *[other] Round { $round } di { $rounds }
    }
client-cytosis-tie = A parità di salute vince chi ha completato più carte, poi chi siede più lontano dal segnalino primo giocatore.
client-cytosis-event = Evento di questo round
client-cytosis-boost = Un incremento per la prossima beuta qui: { $count }
client-cytosis-idle = Questa vescicola non serve a nessuna carta che hai in mano.
client-cytosis-load = { cytosis-amount }{ $more ->
        [none] {""}
        [carb] {" "}e un carboidrato
       *[lipid] {" "}e un lipide
    }
client-cytosis-vesicle-of = { $place }, { $name }: { client-cytosis-load }
client-cytosis-vesicle-with = { $place } ({ client-cytosis-load })
client-cytosis-offer = { $price ->
        [0] { $card } gratis
       *[other] { $card } per { $price } ATP
    }
client-cytosis-top-card = { $top } ({ $card })
client-cytosis-no-card = { $market }, nessuna carta
client-cytosis-deck = { $count ->
        [one] Una carta rimasta nel mazzo
       *[other] { $count } carte rimaste nel mazzo
    }
client-cytosis-deck-name = Mazzo
client-cytosis-stock = Riserva generale: ciò che resta per tutti
client-cytosis-stock-name = Riserva generale
client-cytosis-kind = { $kind ->
        [enzyme] enzima · { $group ->
            [oxidoreductase] ossidoreduttasi
            [transferase] transferasi
            [hydrolase] idrolasi
            [lyase] liasi
           *[ligase] ligasi
        }
        [protein-hormone] ormone proteico
        [steroid-hormone] ormone steroideo
        [protein-receptor] recettore orm. proteici
        [steroid-receptor] recettore orm. steroidei
        [detox] detossificazione
        [resource] risorsa addizionale
        [virus] attacco virale
       *[other] carta
    }
client-cytosis-seen = Guardi la cima del mazzo:
client-cytosis-empty-hand = Nessuna carta in mano. Comprane una al mercato.
client-cytosis-flasks = Beute rimaste in questo round: { $count }
client-cytosis-disks = Dischi vescicola disponibili: { $count }
client-cytosis-markers = Segnalini obiettivo disponibili: { $count }
client-cytosis-hand-size = Carte in mano: { $count }
client-cytosis-completed = Completate:
client-cytosis-completed-kind = Complete, { $kind }: { $cards }
client-cytosis-section = { $section ->
        [red] sezione rossa: un dado
        [yellow] sezione gialla: due dadi
       *[green] sezione verde: tre dadi
    }
client-cytosis-dummy = Anticorpi del giocatore fittizio

client-cytosis-learn-nucleus-name = Nucleo
client-cytosis-learn-nucleus-rule = Prendi tanti mRNA quanti ne indica lo spazio. Ogni spazio accetta una beuta per round.
client-cytosis-learn-nucleus-biology = Il nucleo custodisce il DNA. Lì i geni vengono copiati in RNA messaggero, che esce dai pori nucleari.
client-cytosis-learn-transporter-name = Trasporto glucosio
client-cytosis-learn-transporter-rule = Prendi i carboidrati indicati e paga 1 ATP per ciascuno.
client-cytosis-learn-transporter-biology = Il glucosio non attraversa da solo la membrana: in quasi tutte le cellule umane lo fanno entrare proteine GLUT, senza ATP. Il prezzo è del gioco; dentro la cellula però l’esochinasi spende un ATP per ogni glucosio.
client-cytosis-learn-mitochondria-name = Mitocondrio
client-cytosis-learn-mitochondria-rule = Prendi gli ATP indicati. L’ultimo spazio brucia 1 carboidrato e ne rende molti di più.
client-cytosis-learn-mitochondria-biology = Il glucosio viene scisso in piruvato nel citosol. I mitocondri bruciano piruvato e acidi grassi con l’ossigeno: in tutto un glucosio dà circa 30 ATP, quasi tutti fatti sulla loro membrana interna ripiegata.
client-cytosis-learn-smooth-er-rule = La parte superiore dà lipidi; quella inferiore completa carte detossificazione o avvia ormoni steroidei.
client-cytosis-learn-smooth-er-biology = Il reticolo endoplasmatico liscio non ha ribosomi. I suoi tubuli producono lipidi e steroidi e neutralizzano i veleni.
client-cytosis-learn-detox-rule = Paga gli ATP di una carta detossificazione che hai in mano e calala. Chi ha speso più ATP in detossificazioni ottiene punti extra alla fine.
client-cytosis-learn-detox-biology = Enzimi del RE liscio, molti dei quali citocromi P450, trasformano farmaci e veleni così che il corpo possa eliminarli. L’alcol viene demolito soprattutto altrove, nel citosol e nei mitocondri.
client-cytosis-learn-steroid-rule = Piazza qui un disco vescicola con tuoi lipidi sopra: è l’inizio di un ormone steroideo.
client-cytosis-learn-steroid-biology = Gli ormoni steroidei nascono dal colesterolo, in parte nel RE liscio. Quelli veri attraversano le membrane da soli; nel gioco viaggiano in vescicole come le proteine.
client-cytosis-learn-rough-er-rule = Piazza qui un disco vescicola e scambia mRNA con altrettante proteine, che restano sul disco: è l’inizio di un ormone proteico o di un recettore.
client-cytosis-learn-rough-er-biology = I ribosomi sul reticolo endoplasmatico rugoso spingono le nuove proteine al suo interno, dove si ripiegano. Poi gemmano vescicole che le portano via.
client-cytosis-learn-golgi-rule = Sposta una tua vescicola da un RE al Golgi e aggiungi un carboidrato o un lipide. Se il Golgi è pieno, una vescicola torna al proprietario.
client-cytosis-learn-golgi-biology = L’apparato di Golgi riceve le vescicole, rifinisce e aggiunge zuccheri su proteine e lipidi, smista il carico e lo spedisce.
client-cytosis-learn-exocytosis-rule = Prendi dal Golgi una vescicola adatta a un ormone o recettore che hai in mano, paga gli ATP della carta e ottieni i suoi punti salute.
client-cytosis-learn-exocytosis-biology = Nell’esocitosi una vescicola si fonde con la membrana plasmatica. Gli ormoni vengono liberati; i recettori restano nella membrana in ascolto.
client-cytosis-learn-ribosome-rule = Scambia quanti mRNA vuoi con altrettante proteine.
client-cytosis-learn-ribosome-biology = Il ribosoma legge il messaggio tre lettere alla volta e per ogni tripletta aggiunge un amminoacido. I ribosomi liberi fanno le proteine del citosol, del nucleo e dei mitocondri; quelle dei lisosomi vengono dal RE rugoso.
client-cytosis-learn-cytoplasm-rule = Completa un enzima che hai in mano: paga proteine, ATP e, se indicato, un carboidrato.
client-cytosis-learn-cytoplasm-biology = Gli enzimi accelerano le reazioni senza consumarsi. Molti lavorano nel liquido in cui nascono; la catalasi passa nei perossisomi, DNA polimerasi e ligasi nel nucleo.
client-cytosis-learn-laureates-rule = Prendi il segnalino primo giocatore per il prossimo round; poi prendi 1 ATP o metti un segnalino su un obiettivo.
client-cytosis-learn-laureates-biology = Molto di ciò che vedi è valso premi Nobel: come le proteine trovano la strada, come si fondono le vescicole, come nasce l’ATP.
client-cytosis-learn-goal-name = Obiettivo
client-cytosis-learn-goal-rule = C’è posto per due segnalini di giocatori diversi. Il primo dà subito 3 punti salute; alla fine entrambi valgono per ciò che l’obiettivo conta.
client-cytosis-learn-goal-biology = Le cellule sono specialiste: una cellula del fegato disintossica, una ghiandolare secerne. Un obiettivo è la specialità della tua cellula.
client-cytosis-learn-market-name = Mercato
client-cytosis-learn-market-rule = Piazza una beuta, paga il prezzo in ATP e prendi la carta. Dopo ogni round si scarta la carta più a sinistra (in due giocatori due carte) e le altre scorrono verso prezzi più bassi.
client-cytosis-learn-market-biology = Quali geni legge una cellula dipende da segnali e dal caso; non tutte le ricette sono aperte sempre.
client-cytosis-learn-deck-name = Mazzo
client-cytosis-learn-deck-rule = Da qui le carte arrivano al mercato. Appena è finito, gli scarti vengono mescolati e diventano il nuovo mazzo.
client-cytosis-learn-deck-biology = Una cellula umana ha circa 20 000 geni che codificano proteine. Questo mazzo è una biblioteca piccolissima.
client-cytosis-learn-stock-name = Riserva generale
client-cytosis-learn-stock-rule = Ciò che resta per tutti. Quando una risorsa finisce, nessuno può prenderla finché non ne torna qualcuna.
client-cytosis-learn-stock-biology = Le materie prime sono condivise: il glucosio 6-fosfato può essere bruciato per fare ATP, conservato come glicogeno o diventare lo zucchero di DNA e RNA.
client-cytosis-learn-event-name = Evento
client-cytosis-learn-event-rule = Ogni round dopo il primo comincia con un nuovo evento, valido fino al successivo. Finiti gli eventi si gioca ancora un round.
client-cytosis-learn-event-biology = Le cellule rispondono ai cambiamenti improvvisi: pochi minuti dopo un eccesso di calore cominciano a fare aiutanti che ripiegano le proteine, le proteine da shock termico.
client-cytosis-learn-boost-name = Incremento
client-cytosis-learn-boost-rule = Un regalo per la prima beuta piazzata in quest’area.
client-cytosis-learn-boost-biology = Segnali come gli ormoni possono accelerare una via, che per un po’ rende di più.
client-cytosis-learn-reduce-atp-cost-rule = In questo round ogni carta del mercato costa 1 ATP in meno. Chi compra sullo spazio gratuito riceve anche 1 ATP; nell’edizione della prima stampa no.
client-cytosis-learn-reduce-atp-cost-biology = Un enzima abbassa la barriera che una reazione deve superare e la rende più veloce; non può cambiare il bilancio di energia. Lo sconto in ATP è del gioco.
client-cytosis-learn-toxicity-rule = Accumulare fa male: da cinque macromolecole uguali in su ne perdi alcune.
client-cytosis-learn-toxicity-biology = Il troppo stroppia: acidi grassi liberi e proteine aggregate danneggiano le cellule.
client-cytosis-learn-outbreak-name = Epidemia virale
client-cytosis-learn-outbreak-rule = Un virus attacca tutti: tira, somma gli anticorpi e guadagna o perdi secondo la classifica.
client-cytosis-learn-outbreak-biology = I virus non si moltiplicano da soli. Entrano nelle cellule e usano ribosomi e membrane per copiarsi.
client-cytosis-learn-vesicle-name = Vescicola
client-cytosis-learn-vesicle-rule = Un disco porta un prodotto da un RE, attraverso il Golgi, fuori dalla cellula. Ne hai due.
client-cytosis-learn-vesicle-biology = Le vescicole sono bolle di membrana. Proteine motrici le trascinano lungo i binari della cellula dove servono.
client-cytosis-learn-flask-name = Beuta
client-cytosis-learn-flask-rule = Piazzane una per turno e fai subito ciò che dice lo spazio. A fine round tutte le beute tornano.
client-cytosis-learn-flask-biology = Emil Erlenmeyer ideò la beuta intorno al 1860. Qui rappresenta il tempo e i macchinari che dedichi a un compito.
client-cytosis-learn-grey-name = Beuta grigia
client-cytosis-learn-grey-rule = Prima della tua beuta puoi pagare 4 ATP per piazzarne una grigia, anche su uno spazio occupato.
client-cytosis-learn-grey-biology = Più lavoro costa più energia: un muscolo al massimo sforzo può consumare ATP circa cento volte più in fretta che a riposo.
client-cytosis-learn-health-rule = I tuoi punti. Vengono da carte completate, recettori, obiettivi e da ciò che resta alla fine.
client-cytosis-learn-health-biology = Una cellula sana si mantiene in ordine: se il suo DNA è molto danneggiato, la proteina p53 le impedisce di dividersi o la fa morire.
client-cytosis-learn-atp-rule = Serve a pagare carte, carboidrati e beute grigie. Alla fine non vale nulla.
client-cytosis-learn-atp-biology = L’ATP muove quasi tutto ciò che la cellula fa. Quando l’acqua lo scinde in ADP e fosfato si libera energia, perché questi prodotti insieme sono più stabili di ATP e acqua.
client-cytosis-learn-mrna-rule = Scambialo con proteine al ribosoma libero o sul RE rugoso.
client-cytosis-learn-mrna-biology = L’RNA messaggero è la copia di lavoro di un gene: porta la ricetta di una proteina.
client-cytosis-learn-protein-rule = Serve per enzimi, ormoni proteici e recettori.
client-cytosis-learn-protein-biology = Una proteina è una catena di amminoacidi ripiegata in una forma che svolge un compito.
client-cytosis-learn-carb-rule = Brucialo nel mitocondrio, aggiungilo nel Golgi o usalo per gli enzimi.
client-cytosis-learn-carb-biology = I carboidrati sono zuccheri e loro catene. Attaccati alle proteine fanno da etichette e da corazza.
client-cytosis-learn-lipid-rule = La base degli ormoni steroidei, e ciò che i recettori di ormoni steroidei ricevono nel Golgi.
client-cytosis-learn-lipid-biology = I lipidi rifuggono l’acqua, ma quelli delle membrane hanno una testa che la ama, e così si dispongono in doppi strati. I lipidi conservano anche energia e sono la materia degli ormoni steroidei.
client-cytosis-learn-card-name = Carta in mano
client-cytosis-learn-card-rule = Una ricetta nella tua mano: mostra ciò che serve e i punti salute che dà. Una spunta segna ciò che hai a sufficienza.
client-cytosis-learn-card-biology = I geni contengono solo le ricette di RNA e proteine. Steroidi, zuccheri e grassi li fanno gli enzimi, e per quelli ci sono geni.
client-cytosis-learn-enzyme-name = Enzima
client-cytosis-learn-enzyme-rule = Si completa nel citoplasma. Alla fine i set di famiglie diverse danno punti extra.
client-cytosis-learn-enzyme-biology = Gli enzimi si dividono in sette classi secondo ciò che fanno. Cinque sono nel gioco; mancano le isomerasi, che riordinano le molecole, e le traslocasi, che le portano attraverso le membrane.
client-cytosis-learn-protein-hormone-name = Ormone proteico
client-cytosis-learn-protein-hormone-rule = RE rugoso, Golgi con un carboidrato, poi Esocitosi.
client-cytosis-learn-protein-hormone-biology = Gli ormoni proteici si agganciano a recettori sulla superficie cellulare. Molti, come l’eritropoietina, portano zuccheri; l’insulina e l’ormone della crescita no.
client-cytosis-learn-steroid-hormone-name = Ormone steroideo
client-cytosis-learn-steroid-hormone-rule = RE liscio con lipidi, Golgi con un carboidrato, poi Esocitosi.
client-cytosis-learn-steroid-hormone-biology = Gli ormoni steroidei come il cortisolo attraversano le membrane e accendono e spengono geni nella cellula bersaglio. Lo zucchero che ricevono nel Golgi è del gioco.
client-cytosis-learn-protein-receptor-name = Recettore di ormoni proteici
client-cytosis-learn-protein-receptor-rule = RE rugoso, Golgi con un carboidrato, poi Esocitosi. In seguito dà punti ogni volta che si completa un ormone proteico.
client-cytosis-learn-protein-receptor-biology = Questi recettori stanno nella membrana e trasmettono un segnale all’interno. Uno vero risponde solo al proprio ormone; nel gioco va bene qualsiasi ormone proteico.
client-cytosis-learn-steroid-receptor-name = Recettore di ormoni steroidei
client-cytosis-learn-steroid-receptor-rule = RE rugoso, Golgi con un lipide, poi Esocitosi. In seguito dà punti ogni volta che si completa un ormone steroideo.
client-cytosis-learn-steroid-receptor-biology = I veri recettori di ormoni steroidei attendono dentro la cellula e si legano al DNA; alcuni agiscono anche sulla membrana, trattenuti da un lipide.
client-cytosis-learn-resource-name = Carta risorsa addizionale
client-cytosis-learn-resource-rule = Giocala nel tuo turno, prima o dopo la tua beuta: prendi ciò che mostra e scartala.
client-cytosis-learn-resource-biology = Le cellule tengono riserve, come glicogeno e gocce di grasso, per i tempi magri.
client-cytosis-learn-virus-name = Attacco virale
client-cytosis-learn-virus-rule = Comprarla scatena subito un attacco: gli altri perdono 1 punto salute, poi tutti rispondono.
client-cytosis-learn-virus-biology = Ebola, influenza e rinovirus portano tutti RNA. Differiscono nel modo di entrare e nella risposta del corpo.
client-cytosis-learn-antibodies-name = Anticorpi
client-cytosis-learn-antibodies-rule = Ogni livello costa 1 ATP e aggiunge 2 alla tua risposta contro quel virus.
client-cytosis-learn-antibodies-biology = Gli anticorpi sono proteine a Y. Ogni tipo si adatta come una chiave a un piccolo tratto dell’intruso, l’epitopo. Il corpo ricorda come farli.
client-cytosis-learn-section-name = Sezione della salute
client-cytosis-learn-section-rule = La sezione in cui è la tua salute dice quanti dadi tiri contro un virus: uno nella rossa, due nella gialla, tre nella verde.
client-cytosis-learn-section-biology = Un organismo ben nutrito e riposato ha una risposta immunitaria più forte.
client-cytosis-learn-metabolic-flexibility-rule = Nel tuo turno, quante volte vuoi: 1 ATP per 1 mRNA o 1 lipide, 2 ATP per 1 carboidrato.
client-cytosis-learn-metabolic-flexibility-biology = Il cuore cambia carburante: vive soprattutto di acidi grassi, ma brucia più lattato o glucosio quando il sangue ne porta di più.
client-cytosis-learn-regulatory-foresight-rule = Una volta per turno, prima o dopo la tua beuta, paga 2 ATP per guardare le prime tre carte del mazzo, altri 2 per tenerne una.
client-cytosis-learn-regulatory-foresight-biology = Segni sulla cromatina possono tenere pronti geni per un segnale non ancora arrivato.
client-cytosis-learn-increased-uptake-rule = Negli spazi di raccolta numerati puoi prendere una risorsa in più; un carboidrato in più costa 1 ATP in più.
client-cytosis-learn-increased-uptake-biology = Le cellule possono mettere più trasportatori nella membrana per assorbire di più.
client-cytosis-learn-efficient-catalysis-rule = Una beuta grigia ti costa 3 ATP invece di 4.
client-cytosis-learn-efficient-catalysis-biology = Un enzima migliore rende più veloce la sua reazione; non cambia né il bilancio di energia né l’ATP che serve. La beuta più economica è del gioco.
client-cytosis-learn-early-expression-rule = Prima che un round cominci, con 1 ATP puoi piazzare una tua beuta.
client-cytosis-learn-early-expression-biology = Alcuni geni rispondono a un segnale in pochi minuti: i geni precoci immediati.
client-cytosis-learn-basal-expression-rule = All’inizio di ogni round puoi prendere una risorsa: ATP, mRNA o un lipide.
client-cytosis-learn-basal-expression-biology = L’espressione basale è il basso livello a cui un gene viene letto quando mancano i suoi attivatori.
client-cytosis-learn-open-chromatin-rule = Le carte del mercato non ti costano nulla.
client-cytosis-learn-open-chromatin-biology = La cromatina allentata lascia che il macchinario di lettura raggiunga i geni.
client-cytosis-learn-round-name = Round
client-cytosis-learn-round-rule = Un turno per beuta, finché sono tutte usate; poi le beute tornano, arriva un evento e il mercato scorre.
client-cytosis-learn-round-biology = Una cellula umana in coltura impiega circa un giorno da una divisione all’altra. Molte cellule del corpo, come quasi tutte quelle nervose, non si dividono più.
client-cytosis-learn-first-name = Segnalino primo giocatore
client-cytosis-learn-first-rule = Chi ha questo segnalino apre il prossimo round.
client-cytosis-learn-first-biology = Un piccolo vantaggio può decidere: le cellule giovani frenano le vicine tramite la proteina Notch, e quella appena più avanti diventa cellula nervosa.
