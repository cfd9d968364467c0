cellulose-title = Cellulose
cellulose-about = Una cellula vegetale dall’alba alla sera: raccogliere acqua e CO2, produrre carboidrati, costruire la parete cellulare.
cellulose-option-board = Quale lato del tabellone della pianta si usa.
cellulose-value-board-sprout = una pianta giovane che cresce in una sola direzione
cellulose-value-board-mangrove = radici che si percorrono in ogni direzione
cellulose-option-scenario = Uno scenario che cambia le regole; quello della mangrovia richiede il tabellone della mangrovia.
cellulose-value-scenario-none = nessuno scenario
cellulose-value-scenario-cactus = poca acqua, tutta preziosa
cellulose-value-scenario-mangrove = acqua in abbondanza, ma salmastra
cellulose-option-first = Chi comincia; in solitario contro Ivy cominci sempre tu.
cellulose-value-first-random = scelto a caso
cellulose-value-first-seat = il primo posto
cellulose-option-difficulty = Quanto è forte Ivy nel gioco in solitario.
cellulose-value-difficulty-easy = facile: le sue strategie non le danno altro
cellulose-value-difficulty-medium = medio: le sue strategie le danno di più
cellulose-value-difficulty-hard = difficile: come medio, e comincia con due specializzazioni
cellulose-option-gifts = Le due specializzazioni di Ivy al livello difficile.
cellulose-value-gifts-random = scelte a caso
cellulose-value-gifts-gibberellin-embryo = recettore delle gibberelline ed embrione del seme
cellulose-value-gifts-gibberellin-aquaporin = recettore delle gibberelline e acquaporina
cellulose-value-gifts-cytokinin-embryo = recettore delle citochinine ed embrione del seme
cellulose-value-gifts-cytokinin-aquaporin = recettore delle citochinine e acquaporina
cellulose-value-gifts-production-embryo = produzione di enzimi ed embrione del seme
cellulose-value-gifts-production-aquaporin = produzione di enzimi e acquaporina
cellulose-option-ask = Se ti viene chiesto di ogni bonus, così da poter rinunciare anche a quelli che non costano nulla.
cellulose-value-ask-off = ciò che non costa nulla arriva da sé
cellulose-value-ask-on = la domanda c’è per ogni bonus

cellulose-ask-sunrise = Alba: che cosa fai prima che cominci il giorno?
cellulose-ask-place = Dove piazzi un segnalino? Poi puoi anche indicare una carta da giocare.
cellulose-ask-play = Giochi una carta?
cellulose-ask-discard = Quali carte scarti?
cellulose-ask-recover = Quale dei tuoi segnalini riprendi, se vuoi?
cellulose-ask-replace = Piazzi subito il segnalino ripreso?
cellulose-ask-enzymes = Usi il bonus del nuovo enzima, o paghi 1 proteina per attivarne uno precedente?
cellulose-ask-free-enzymes = Quale enzima attivi gratis? Indica uno spazio di ritorno per finire.
cellulose-ask-last-cards = La partita è finita: quali carte giochi ancora per i loro punti salute?
cellulose-ask-bonus = Quali di questi bonus prendi? Non costano nulla.

cellulose-closed-no-marker = Non hai più segnalini.
cellulose-closed-occupied = Qui c’è già un segnalino.
cellulose-closed-colour-there = Ogni colore che potresti piazzare è già qui.
cellulose-closed-level-empty = Non c’è più acqua per questo round.
cellulose-closed-needs-water-and-co2 = Hai troppo poca acqua o CO2.
cellulose-closed-needs-carbohydrate = Non hai carboidrati.
cellulose-closed-wall-full = La parete cellulare è completa.
cellulose-closed-no-growth = Qui non puoi pagare alcuna crescita.
cellulose-closed-needs-protein = Non hai proteine.
cellulose-closed-needs-co2 = Hai troppo poca CO2.
cellulose-closed-slot-empty = Qui non c’è alcuna carta.

cellulose-fault-difficulty = La difficoltà { $difficulty } è per un solo giocatore contro Ivy; con più giocatori lasciala su easy.
cellulose-fault-gifts = Le due specializzazioni di Ivy (gifts) si scelgono solo in solitario con difficulty hard; altrimenti lascia gifts su random.
cellulose-fault-board = Lo scenario «{ cellulose-value-scenario-mangrove }» (mangrove) si gioca sul tabellone «{ cellulose-value-board-mangrove }» (mangrove); scegli anche quello.
cellulose-fault-first = In solitario contro Ivy cominci sempre tu; lascia first su random.
cellulose-fault-effect = La carta { $card } è di tipo { $type } e non può avere l’effetto { $effect }; può avere { $allowed }.
cellulose-fault-activation = La carta { $card } ha l’effetto { $effect }, la cui attivazione deve essere 1.
cellulose-fault-idle = La carta { $card } è un enzima, perciò la sua attivazione deve essere almeno 1.
cellulose-fault-discard = La carta { $card } non deve scartare più di quanto pesca.
cellulose-fault-deck = Le carte devono essere almeno 8 in tutto.
cellulose-fault-word = Il nome { $name } in { $sheet } è anche un’altra parola del gioco; scegline uno diverso.
cellulose-fault-sections = Il foglio { $sheet } ha bisogno delle sezioni 1, 2 e 3 in quest’ordine.
cellulose-fault-start = Il foglio { $sheet } ha bisogno di un solo inizio (from «-») sul percorso { $track }.
cellulose-fault-link = In { $sheet } lo spazio { $node } parte da { $origin }, che non è uno spazio dello stesso percorso.
cellulose-fault-names = Le righe di { $sheet } devono chiamarsi { $names }, in quest’ordine.
cellulose-fault-actions = Ivy ha bisogno di almeno una carta azione di livello one.

cellulose-word-xylem = lo xilema
cellulose-word-stomata = gli stomi
cellulose-word-chloroplasts = i cloroplasti
cellulose-word-wall = la parete cellulare
cellulose-word-mitochondria = i mitocondri
cellulose-word-ribosomes = i ribosomi
cellulose-word-cytoplasm = il citoplasma
cellulose-word-membrane = la membrana plasmatica
cellulose-word-nucleus = il nucleo
cellulose-word-market = il mercato delle carte
cellulose-word-play = gioca
cellulose-word-discard = scarta
cellulose-word-back = riprendi un segnalino
cellulose-word-photosynthesis = fotosintesi
cellulose-word-build = costruisci la parete
cellulose-word-grow = cresci
cellulose-word-activate = attiva
cellulose-word-collect = raccogli la rendita
cellulose-word-home = torna
cellulose-word-done = fatto
cellulose-word-begin = comincia
cellulose-word-draw = pesca
cellulose-word-act = carta azione di Ivy
cellulose-word-ivy = Ivy
cellulose-word-own = con un tuo segnalino
cellulose-word-coloured = colorato
cellulose-word-gray = con un segnalino grigio
cellulose-word-small = spazio piccolo
cellulose-word-large = spazio grande
cellulose-word-shoot = germoglio
cellulose-word-root = radice
cellulose-word-either = germoglio o radice
cellulose-word-slot-1 = posto 1
cellulose-word-slot-2 = posto 2
cellulose-word-slot-3 = posto 3
cellulose-word-slot-4 = posto 4
cellulose-word-region = { $place ->
        [1] niente acqua nella tua regione
       *[other] { $number } unità d’acqua nella tua regione
    }
cellulose-word-drink = { $place ->
        [1] niente acqua dalla tua regione
       *[other] { $number } unità d’acqua dalla tua regione
    }
cellulose-word-once = una volta
cellulose-word-twice = due volte
cellulose-word-never = senza costruire
cellulose-word-gain-co2 = { $number } CO2
cellulose-word-gain-water = { $number } unità d’acqua
cellulose-word-gain-protein = { $place ->
        [2] 1 proteina
       *[other] { $number } proteine
    }
cellulose-word-gain-health = { $place ->
        [2] 1 punto salute
       *[other] { $number } punti salute
    }
cellulose-word-draw-cards = { $place ->
        [2] una carta
       *[other] { $number } carte
    }
cellulose-word-all = tutto
cellulose-word-starch-1 = Amido I
cellulose-word-starch-2 = Amido II
cellulose-word-starch-3 = Amido III
cellulose-word-storage-1 = Vacuolo di riserva proteica I
cellulose-word-storage-2 = Vacuolo di riserva proteica II
cellulose-word-storage-3 = Vacuolo di riserva proteica III
cellulose-word-rubisco = RuBisCO
cellulose-word-cellulose-synthase = Cellulosa sintasi
cellulose-word-gh3-synthetase = GH3 sintetasi
cellulose-word-lipase = Lipasi
cellulose-word-vacuolar-processing = Enzima di maturazione vacuolare
cellulose-word-dna-polymerase = DNA polimerasi
cellulose-word-aquaporin = Acquaporina
cellulose-word-gibberellin-receptor = Recettore delle gibberelline
cellulose-word-cytokinin-receptor = Recettore delle citochinine
cellulose-word-seed-embryo = Embrione del seme
cellulose-word-enzyme-production = Produzione di enzimi
cellulose-word-water = acqua
cellulose-word-co2 = CO2
cellulose-word-protein = proteine
cellulose-word-hormone = ormoni
cellulose-word-atp = ATP
cellulose-word-carbohydrate = carboidrati
cellulose-word-vacuole = il vacuolo centrale
cellulose-word-cards = carte
cellulose-word-enzymes = enzimi
cellulose-word-plant = il tabellone della pianta
cellulose-word-actions = carte azione
cellulose-word-carbohydrates = carboidrati non usati
cellulose-word-specializations = specializzazioni
cellulose-word-scenario = lo scenario
cellulose-word-strategy = la strategia
cellulose-word-starch = amido
cellulose-word-storage = vacuolo di riserva proteica
cellulose-word-enzyme = enzima
cellulose-word-specialization = specializzazione
cellulose-word-growth = crescita
cellulose-word-proteins = vacuoli di riserva proteica
cellulose-word-up = in alto
cellulose-word-down = in basso
cellulose-word-right = a destra
cellulose-word-left = a sinistra
cellulose-word-scarcer = acqua o CO2, la più scarsa
cellulose-word-photosynthesis-twice = doppia fotosintesi
cellulose-word-growth-shoot = crescita del germoglio
cellulose-word-growth-root = crescita della radice
cellulose-word-growth-either = crescita di germoglio o radice
cellulose-word-first-player = primo giocatore
cellulose-word-take-any = prendi una carta qualsiasi
cellulose-word-take-starch = prendi un amido
cellulose-word-take-storage = prendi un vacuolo di riserva proteica
cellulose-word-take-enzyme = prendi un enzima
cellulose-word-take-specialization = prendi una specializzazione
cellulose-word-open = aperto
cellulose-word-no-marker = troppo pochi segnalini
cellulose-word-occupied = nessun posto per il suo segnalino
cellulose-word-colour-there = il suo colore è già lì
cellulose-word-level-empty = niente più acqua
cellulose-word-needs-water-and-co2 = troppo poca acqua o CO2
cellulose-word-needs-carbohydrate = nessun carboidrato
cellulose-word-wall-full = la parete è completa
cellulose-word-no-growth = nessuno spazio in cui crescere
cellulose-word-needs-protein = nessuna proteina
cellulose-word-needs-co2 = troppo poca CO2
cellulose-word-slot-empty = nessuna carta del genere da prendere
cellulose-word-hand-full = ha già 4 o più carte in mano
cellulose-word-lacks-card = non ha in mano la carta richiesta
cellulose-word-value-low = il prossimo spazio della parete vale troppo poco
cellulose-word-holds-first = ha già il segnalino primo giocatore
cellulose-word-none-in-hand = non ne ha in mano
cellulose-word-cannot-pay = non può pagarla
cellulose-word-too-early = la prima sezione della parete non è completa
cellulose-word-1a = 1A
cellulose-word-1b = 1B
cellulose-word-1c = 1C
cellulose-word-1d = 1D
cellulose-word-1e = 1E
cellulose-word-1f = 1F
cellulose-word-2a = 2A
cellulose-word-2b = 2B
cellulose-word-2c = 2C
cellulose-word-2d = 2D
cellulose-word-2e = 2E
cellulose-word-2f = 2F
cellulose-word-stomata-small = stomi (piccolo)
cellulose-word-chloroplasts-small = cloroplasti (piccolo)
cellulose-word-mitochondria-small = mitocondri (piccolo)
cellulose-word-ribosomes-small = ribosomi (piccolo)
cellulose-word-cytoplasm-small = citoplasma (piccolo)
cellulose-word-stomata-large = stomi (grande)
cellulose-word-chloroplasts-large = cloroplasti (grande)
cellulose-word-mitochondria-large = mitocondri (grande)
cellulose-word-ribosomes-large = ribosomi (grande)
cellulose-word-cytoplasm-large = citoplasma (grande)
cellulose-word-membrane-shoot = membrana (germoglio)
cellulose-word-membrane-root = membrana (radice)
cellulose-word-membrane-either = membrana (a scelta)
cellulose-word-market-1 = posto 1 del mercato
cellulose-word-market-2 = posto 2 del mercato
cellulose-word-market-3 = posto 3 del mercato
cellulose-word-market-4 = posto 4 del mercato
cellulose-word-s0 = inizio del germoglio
cellulose-word-s1 = germoglio 1
cellulose-word-s2 = germoglio 2
cellulose-word-s3l = germoglio 3 a sinistra
cellulose-word-s3r = germoglio 3 a destra
cellulose-word-s4l = germoglio 4 a sinistra
cellulose-word-s4r = germoglio 4 a destra
cellulose-word-r0 = inizio della radice
cellulose-word-r1 = radice 1
cellulose-word-r2l = radice 2 a sinistra
cellulose-word-r2r = radice 2 a destra
cellulose-word-r3l = radice 3 a sinistra
cellulose-word-r3m = radice 3 al centro
cellulose-word-r3r = radice 3 a destra
cellulose-word-r4l = radice 4 a sinistra
cellulose-word-r4r = radice 4 a destra
cellulose-word-m0 = inizio del germoglio
cellulose-word-m1 = germoglio 1
cellulose-word-m2 = germoglio 2
cellulose-word-m3 = germoglio 3
cellulose-word-m4 = germoglio 4
cellulose-word-start = inizio della radice
cellulose-word-la = in cima alla radice sinistra
cellulose-word-lb = al centro della radice sinistra
cellulose-word-lc = in fondo alla radice sinistra
cellulose-word-ca = in cima alla radice centrale
cellulose-word-cb = al centro della radice centrale
cellulose-word-cc = in fondo alla radice centrale
cellulose-word-ra = in cima alla radice destra
cellulose-word-rb = al centro della radice destra
cellulose-word-rc = in fondo alla radice destra

cellulose-part-marker = { $marker-word ->
        [own] {" "}con un tuo segnalino
        [gray] {" "}con un segnalino grigio
       *[none] {""}
    }
cellulose-part-card = { $card-word ->
        [none] {""}
       *[other] , poi gioca { $card }
    }
cellulose-part-drink = { $drink-word ->
        [none] {""}
       *[other] : { $drink }
    }
cellulose-part-growth = { $times-word ->
        [once] esegui l’azione bonus dello spazio { $node } e costruisci una volta
        [twice] esegui l’azione bonus dello spazio { $node } e costruisci due volte
        [never] esegui l’azione bonus dello spazio { $node } senza costruire
       *[none] { $home-word ->
            [none] { $node-word ->
                [lc] cresci fino allo spazio { $node }, o eseguine l’azione bonus se sei già lì
                [cc] cresci fino allo spazio { $node }, o eseguine l’azione bonus se sei già lì
                [rc] cresci fino allo spazio { $node }, o eseguine l’azione bonus se sei già lì
               *[other] cresci fino allo spazio { $node }
            }
           *[other] esegui l’azione bonus dello spazio { $node }
        }
    }
cellulose-part-home = { $home-word ->
        [none] {""}
       *[other] , poi torna sullo spazio { $home }
    }
cellulose-say-xylem = lo xilema{ cellulose-part-marker }{ $share-word ->
        [none] {""}
       *[other] : { $share }
    }{ cellulose-part-card }
cellulose-say-stomata = { $size-word ->
        [small] lo spazio piccolo degli stomi
        [large] lo spazio grande degli stomi
       *[none] gli stomi
    }{ cellulose-part-marker }{ cellulose-part-card }
cellulose-say-chloroplasts = { $size-word ->
        [small] lo spazio piccolo dei cloroplasti
        [large] lo spazio grande dei cloroplasti
       *[none] i cloroplasti
    }{ cellulose-part-marker }{ cellulose-part-drink }{ cellulose-part-card }
cellulose-say-wall = la parete cellulare{ cellulose-part-marker }{ cellulose-part-card }
cellulose-say-mitochondria = { $size-word ->
        [small] lo spazio piccolo dei mitocondri
        [large] lo spazio grande dei mitocondri
       *[none] i mitocondri
    }{ cellulose-part-marker }{ cellulose-part-card }
cellulose-say-ribosomes = { $size-word ->
        [small] lo spazio piccolo dei ribosomi
        [large] lo spazio grande dei ribosomi
       *[none] i ribosomi
    }{ cellulose-part-marker }{ cellulose-part-card }
cellulose-say-cytoplasm = { $size-word ->
        [small] lo spazio piccolo del citoplasma
        [large] lo spazio grande del citoplasma
       *[none] il citoplasma
    }{ cellulose-part-marker }{ cellulose-part-card }
cellulose-say-membrane = { $growth-word ->
        [shoot] la membrana plasmatica (crescita del germoglio)
        [root] la membrana plasmatica (crescita della radice)
        [either] la membrana plasmatica (crescita del germoglio o della radice per 1 proteina)
       *[none] la membrana plasmatica
    }{ cellulose-part-marker }{ $node-word ->
        [none] {""}
       *[other] : { cellulose-part-growth }
    }{ cellulose-part-home }{ cellulose-part-card }
cellulose-say-nucleus = il nucleo{ cellulose-part-marker }
cellulose-say-market = il mercato delle carte: { $slot }{ $marker-word ->
        [own] , con un tuo segnalino
        [gray] , con un segnalino grigio
       *[none] {""}
    }{ cellulose-part-card }
cellulose-say-play = gioca { $card }
cellulose-say-discard = { $second-word ->
        [none] scarta { $first }
       *[other] scarta { $first } e { $second }
    }
cellulose-say-back = { $marker-word ->
        [own] riprendi il tuo segnalino
        [gray] riprendi il tuo segnalino grigio
       *[none] riprendi un segnalino
    }{" "}{ $space-word ->
        [xylem] dallo xilema
        [stomata-small] dallo spazio piccolo degli stomi
        [stomata-large] dallo spazio grande degli stomi
        [chloroplasts-small] dallo spazio piccolo dei cloroplasti
        [chloroplasts-large] dallo spazio grande dei cloroplasti
        [wall] dalla parete cellulare
        [mitochondria-small] dallo spazio piccolo dei mitocondri
        [mitochondria-large] dallo spazio grande dei mitocondri
        [ribosomes-small] dallo spazio piccolo dei ribosomi
        [ribosomes-large] dallo spazio grande dei ribosomi
        [cytoplasm-small] dallo spazio piccolo del citoplasma
        [cytoplasm-large] dallo spazio grande del citoplasma
        [membrane-shoot] dalla membrana plasmatica (crescita del germoglio)
        [membrane-root] dalla membrana plasmatica (crescita della radice)
        [membrane-either] dalla membrana plasmatica (crescita del germoglio o della radice)
        [nucleus] dal nucleo
       *[other] dal { $space }
    }
cellulose-say-photosynthesis = fotosintesi{ cellulose-part-drink }
cellulose-say-grow = { cellulose-part-growth }{ cellulose-part-home }
cellulose-say-activate = attiva { $card }{ $node-word ->
        [none] {""}
       *[other] : { cellulose-part-growth }
    }{ cellulose-part-home }{ cellulose-part-drink }
cellulose-say-collect = { $track-word ->
        [shoot] raccogli la rendita del germoglio
       *[root] raccogli la rendita della radice
    }
cellulose-say-home = torna sullo spazio { $home }
cellulose-say-begin = comincia { $seat }
cellulose-say-draw = pesca { $card }
cellulose-say-act = la carta azione { $action } di Ivy
cellulose-say-bonus = { $bonus-word ->
        [region] { $bonus }
        [gain-health] ottieni { $bonus }
        [draw-cards] pesca { $bonus }
       *[other] prendi { $bonus }
    }

cellulose-first-drawn = { $seat } è il primo giocatore.
    .you = Sei il primo giocatore.
cellulose-round-began = Comincia il round { $round }.
cellulose-gained = { $resource ->
        [acqua] { $seat } riceve { $amount } unità d’acqua.
        [carboidrati] { $amount ->
            [one] { $seat } riceve 1 carboidrato.
           *[other] { $seat } riceve { $amount } carboidrati.
        }
        [ormoni] { $amount ->
            [one] { $seat } riceve 1 ormone.
           *[other] { $seat } riceve { $amount } ormoni.
        }
        [proteine] { $amount ->
            [one] { $seat } riceve 1 proteina.
           *[other] { $seat } riceve { $amount } proteine.
        }
       *[other] { $seat } riceve { $amount } { $resource }.
    }
    .you = { $resource ->
            [acqua] Ricevi { $amount } unità d’acqua.
            [carboidrati] { $amount ->
                [one] Ricevi 1 carboidrato.
               *[other] Ricevi { $amount } carboidrati.
            }
            [ormoni] { $amount ->
                [one] Ricevi 1 ormone.
               *[other] Ricevi { $amount } ormoni.
            }
            [proteine] { $amount ->
                [one] Ricevi 1 proteina.
               *[other] Ricevi { $amount } proteine.
            }
           *[other] Ricevi { $amount } { $resource }.
        }
cellulose-paid = { $resource ->
        [acqua] { $seat } paga { $amount } unità d’acqua.
        [carboidrati] { $amount ->
            [one] { $seat } paga 1 carboidrato.
           *[other] { $seat } paga { $amount } carboidrati.
        }
        [ormoni] { $amount ->
            [one] { $seat } paga 1 ormone.
           *[other] { $seat } paga { $amount } ormoni.
        }
        [proteine] { $amount ->
            [one] { $seat } paga 1 proteina.
           *[other] { $seat } paga { $amount } proteine.
        }
       *[other] { $seat } paga { $amount } { $resource }.
    }
    .you = { $resource ->
            [acqua] Paghi { $amount } unità d’acqua.
            [carboidrati] { $amount ->
                [one] Paghi 1 carboidrato.
               *[other] Paghi { $amount } carboidrati.
            }
            [ormoni] { $amount ->
                [one] Paghi 1 ormone.
               *[other] Paghi { $amount } ormoni.
            }
            [proteine] { $amount ->
                [one] Paghi 1 proteina.
               *[other] Paghi { $amount } proteine.
            }
           *[other] Paghi { $amount } { $resource }.
        }
cellulose-vacuole-watered = { $amount ->
        [one] 1 unità d’acqua va nella regione di { $seat }.
       *[other] { $amount } unità d’acqua vanno nella regione di { $seat }.
    }
    .you = { $amount ->
            [one] 1 unità d’acqua va nella tua regione.
           *[other] { $amount } unità d’acqua vanno nella tua regione.
        }
cellulose-vacuole-drank = { $seat } prende { $amount } unità d’acqua dalla regione per la fotosintesi.
    .you = Prendi { $amount } unità d’acqua dalla tua regione per la fotosintesi.
cellulose-scored = { $amount ->
        [one] { $seat } ottiene 1 punto salute ({ $source }).
       *[other] { $seat } ottiene { $amount } punti salute ({ $source }).
    }
    .you = { $amount ->
            [one] Ottieni 1 punto salute ({ $source }).
           *[other] Ottieni { $amount } punti salute ({ $source }).
        }
cellulose-sunrise-collected = Rendita dell’alba di { $seat }: { $node }.
    .you = La tua rendita dell’alba: { $node }.
cellulose-placed = { $marker ->
        [colorato] { $seat } piazza un segnalino: { $space }.
       *[grigio] { $seat } piazza un segnalino grigio: { $space }.
    }
    .you = { $marker ->
            [colorato] Piazzi un segnalino: { $space }.
           *[grigio] Piazzi un segnalino grigio: { $space }.
        }
cellulose-passed = { $seat } non ha spazi aperti e passa.
    .you = Non hai spazi aperti e passi.
cellulose-level-set = Il livello dell’acqua è { $level }.
cellulose-wall-built = { $seat } mette un carboidrato sullo spazio { $place } della parete.
    .you = Metti un carboidrato sullo spazio { $place } della parete.
cellulose-grew = { $seat } cresce fino allo spazio { $node }.
    .you = Cresci fino allo spazio { $node }.
cellulose-plant-bonus = { $seat } esegue l’azione bonus dello spazio { $node }.
    .you = Esegui l’azione bonus dello spazio { $node }.
cellulose-plant-returned = Il segnalino della radice di { $seat } torna sullo spazio { $node }.
    .you = Il tuo segnalino della radice torna sullo spazio { $node }.
cellulose-nucleus-first = { $seat } prende il segnalino primo giocatore per il prossimo round.
    .you = Prendi il segnalino primo giocatore per il prossimo round.
cellulose-drew = { $card ->
        [hidden] { $seat } pesca una carta.
       *[other] { $seat } pesca { $card }.
    }
    .you = { $card ->
            [hidden] Peschi una carta.
           *[other] Peschi { $card }.
        }
cellulose-market-took = { $seat } prende { $card } dal { $space }.
    .you = Prendi { $card } dal { $space }.
cellulose-card-played = { $seat } gioca { $card }.
    .you = Giochi { $card }.
cellulose-card-discarded = { $seat } scarta { $card }.
    .you = Scarti { $card }.
cellulose-marker-recovered = { $marker ->
        [colorato] { $seat } riprende un segnalino: { $space }.
       *[grigio] { $seat } riprende un segnalino grigio: { $space }.
    }
    .you = { $marker ->
            [colorato] Riprendi un segnalino: { $space }.
           *[grigio] Riprendi un segnalino grigio: { $space }.
        }
cellulose-enzyme-activated = { $seat } attiva { $card }.
    .you = Attivi { $card }.
cellulose-evening-fell = Sera: ognuno riprende i propri segnalini, e quelli grigi dei premi tornano accanto al vacuolo.
cellulose-vacuole-rewarded = { $amount ->
        [one] { $seat } ottiene un premio del vacuolo centrale da 1 punto salute e svuota la regione.
       *[other] { $seat } ottiene un premio del vacuolo centrale da { $amount } punti salute e svuota la regione.
    }
    .you = { $amount ->
            [one] Ottieni un premio del vacuolo centrale da 1 punto salute e svuoti la regione.
           *[other] Ottieni un premio del vacuolo centrale da { $amount } punti salute e svuoti la regione.
        }
cellulose-vacuole-marker = { $seat } prende un segnalino grigio per il prossimo round.
    .you = Prendi un segnalino grigio per il prossimo round.
cellulose-wall-evening = La sera copre lo spazio { $place } della parete; nessuno ne ottiene i punti.
cellulose-wall-complete = La parete cellulare è completa.
cellulose-market-cleared = La carta { $card } viene scartata dal mercato.
cellulose-market-dealt = { $card } arriva al { $space }.
cellulose-shuffled = Gli scarti vengono mescolati e formano il mazzo.
cellulose-ivy-drew = Ivy pesca la carta azione { $action }.
cellulose-ivy-skipped = Ivy salta «{ $line }»: { $reason }.
cellulose-ivy-chose = Ivy segue «{ $line }».
cellulose-ivy-passed = Nessuna carta azione di Ivy è possibile: Ivy passa.
cellulose-ivy-moved = Il segnalino strategia di Ivy si sposta { $direction }.
cellulose-ivy-adopted = Ivy adotta una strategia: { $strategy }. La sua carta azione va tra gli scarti di Ivy.
cellulose-ivy-learned = La prima sezione della parete è completa: le carte azione di livello 2 vanno tra gli scarti di Ivy, che da ora gioca carte.
cellulose-ivy-grew = Ivy cresce fino allo spazio { $place } del suo percorso.
cellulose-ivy-gained = Ivy ottiene { $card }.
cellulose-ivy-given = { $card } entra in gioco per Ivy.
cellulose-ivy-revealed = La carta { $card } viene rivelata e torna nel mazzo.
cellulose-ivy-kept = Ivy non gioca alcuna carta del tipo { $type }: { $reason }.

cellulose-board-head = Cellulose · round { $round } · livello dell’acqua { $level } · primo: { $first }
cellulose-board-wall = Parete
cellulose-board-piles = Mazzo { $deck } · scarti { $discard } · segnalini grigi presso il vacuolo: { $rewards }
cellulose-board-free = libero
cellulose-board-empty = vuoto
cellulose-board-player = { $name } · salute { $health } · segnalini { $own } + { $gray } grigi · regione { $region } · vacuolo { $vacuole }
cellulose-board-plant = segnalini: { $shoot } e { $root }
cellulose-board-hand = mano { $hand }: { $cards }
cellulose-board-played = in gioco: { $cards }
cellulose-board-ivy = Mappa di Ivy: orizzontale { $across } (-2 è vacuolo centrale, 2 vacuoli di riserva proteica), verticale { $up } (-2 è enzimi, 2 crescita) · spazio di crescita { $space } · strategie: { $strategies } · carte azione { $deck }, usate { $discard }
cellulose-board-stack = i suoi enzimi dal basso: { $cards }
cellulose-board-legend = [ ] spazio piccolo, un segnalino · ( ) spazio grande, un segnalino per colore · A è un segnalino del giocatore A, a è uno grigio · { $signs }
cellulose-board-effect = { $effect ->
        [starch] pesca { $draw }, poi scarta { $discard }
        [storage] riprendi un tuo segnalino
        [photosynthesis] fotosintesi fino a { $immediate } ×, attivata { $activation } ×
        [build] costruisci la parete, ora e quando è attivata
        [growth] cresci, ora e quando è attivata
        [health] { $activation ->
            [one] attivata: 1 punto salute
           *[other] attivata: { $activation } punti salute
        }
        [vacuole] { $immediate } W nella regione, attivata { $activation }
        [card] pesca { $immediate }, attivata { $activation }
        [aquaporin] a ogni alba 1 W nella regione, alla fine 2 × il tuo numero sul tracciato del vacuolo
        [gibberellin] alla fine 1 punto salute per ogni CO2 che ricevi all’alba
        [cytokinin] alla fine 1 punto salute per ogni W che ricevi all’alba
        [embryo] piazza subito un segnalino ripreso, alla fine 2 punti salute per ogni vacuolo di riserva proteica
       *[production] a ogni alba attiva un enzima per 1 P, alla fine 1 punto salute per ogni enzima
    }
cellulose-board-bonus = { $bonus ->
        [enzymes] ★ azione bonus per { $cost }: attiva gratis i tuoi enzimi, poi ritorna
        [build] ★ azione bonus per { $cost }: costruisci la parete fino a { $count } ×, poi ritorna
       *[health] { $count ->
            [one] ★ azione bonus per { $cost }: 1 punto salute, poi ritorna
           *[other] ★ azione bonus per { $cost }: { $count } punti salute, poi ritorna
        }
    }
cellulose-board-way = → { $node }: costa { $cost }; subito { $once }; ogni alba { $sunrise }
cellulose-board-region = { $count } W nella regione
cellulose-board-health = { $count ->
        [one] 1 punto salute
       *[other] { $count } punti salute
    }
cellulose-board-card = una carta
