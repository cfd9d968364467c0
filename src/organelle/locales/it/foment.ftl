foment-title = Foment
foment-about = Batteri che nuotano, mangiano, costruiscono e lottano in un piccolo mare. Vince l’ultimo rimasto in vita, o il primo che realizza la propria strategia segreta.
foment-option-limit = Se una partita senza vincitore finisce dopo il sessantesimo round.
foment-value-limit-on = dopo il round 60 vince la cellula meno danneggiata, a parità quella che possiede più nutrienti
foment-value-limit-off = la partita continua finché qualcuno non vince
foment-option-economy = Da dove la clorofilla prende i nutrienti che produce.
foment-value-economy-open = da fuori, senza limiti
foment-value-economy-closed = dalla banca, nei limiti di ciò che ha

foment-keep = Quale delle tue due strategie tieni?
foment-place = In quale regione comincia la tua cellula?
foment-move = Dove nuota la tua cellula? Per restare, scegli la regione in cui si trova. Nessuno vede la tua scelta prima che tutti abbiano scelto.
foment-cut = Qui il cibo lo dividi tu, e ti toccherà il mucchio che nessun altro prende. Quanto ne metti nel mucchio che stai formando? Prima vengono i mucchi con più lipidi, poi quelli con più amminoacidi, poi con più carboidrati; all’ultimo va il resto.
foment-take = Quale mucchio prendi?
foment-absorb = Sinergia biosintetica: quale nutriente prendi dalla banca?
foment-maintain = Il tuo genoma ha bisogno di un nutriente. Quale paghi, o preferisci subire il danno?
foment-leak = Non hai membrane, perciò perdi un nutriente. Quale?
foment-power = Quali strutture alimenti con carboidrati fino al prossimo mantenimento?
foment-act = Costruisci, attacchi o passi?
foment-build = Che altro costruisci?

foment-closed-too-far = Quella regione è fuori dalla portata della tua cellula.
foment-closed-too-dear = Non hai i nutrienti che servono.
foment-closed-encysted = Una cisti non può costruire in questo round.
foment-closed-fought = Hai attaccato in questa fase, perciò non puoi costruire.
foment-closed-not-on-menu = Il suo plasmide non è ancora nel menù.
foment-closed-no-token = I suoi segnalini sono finiti.
foment-closed-enough = Non puoi possederne un altro.
foment-closed-no-power = Serve una complessità biosintetica alimentata.
foment-closed-exchanged = In questo round hai già fatto uno scambio.
foment-closed-no-exchange = Non c’è nulla da scambiare: non hai nutrienti, o la banca non ne ha di un altro tipo.
foment-closed-no-weapon = Non ne hai da spendere.
foment-closed-out-of-reach = Si può attaccare solo una cellula nella propria regione; con un pilo alimentato, anche in una regione adiacente.

foment-fault-names = Il foglio { $sheet } deve mantenere le righe in quest’ordine: { $expected }.
foment-fault-upkeep = { $name } non ha mai bisogno di energia, perciò il suo mantenimento deve essere 0.
foment-fault-membranes = Con { $seats } giocatori servono almeno { $seats } segnalini membrana.

foment-word-deal = distribuisci
foment-word-keep = tieni
foment-word-roll = tira
foment-word-place = comincia in
foment-word-fall = cade in
foment-word-move = nuota in
foment-word-cut = metti nel mucchio
foment-word-take = prendi
foment-word-absorb = prendi dalla banca
foment-word-unveil = rivela
foment-word-maintain = mantieni il genoma
foment-word-suffer = subisci il danno
foment-word-leak = perdi
foment-word-power = alimenta
foment-word-mutate = muta
foment-word-build = costruisci
foment-word-exchange = scambia
foment-word-pass = passa
foment-word-done = fatto

foment-say-deal = distribuisci la strategia { $strategy }
foment-say-keep = tieni la strategia { $strategy }
foment-say-roll = tira un { $face }
foment-say-place = { $region-word ->
        [c] comincia nel { $region }
       *[other] comincia in { $region }
    }
foment-say-fall = { $region-word ->
        [c] cade nel { $region }
       *[other] cade in { $region }
    }
foment-say-move = { $region-word ->
        [c] nuota al { $region }
       *[other] nuota in { $region }
    }
foment-say-cut = { $amount ->
        [none] { $nutrient-word ->
            [lipid] metti lipidi in questo mucchio
            [amino] metti amminoacidi in questo mucchio
           *[carb] metti carboidrati in questo mucchio
        }
        [0] { $nutrient-word ->
            [lipid] non mettere lipidi in questo mucchio
            [amino] non mettere amminoacidi in questo mucchio
           *[carb] non mettere carboidrati in questo mucchio
        }
        [1] metti un { $nutrient } in questo mucchio
       *[other] { $nutrient-word ->
            [lipid] metti { $amount } lipidi in questo mucchio
            [amino] metti { $amount } amminoacidi in questo mucchio
           *[carb] metti { $amount } carboidrati in questo mucchio
        }
    }
foment-say-take = prendi il { $pile }
foment-say-absorb = prendi un { $nutrient } dalla banca
foment-say-unveil = scopri il plasmide { $structure }
foment-say-maintain = mantieni il genoma con un { $nutrient }
foment-say-leak = perdi un { $nutrient }
foment-say-power = { $structure-word ->
        [lipase] alimenta il { $structure }
        [flagellum] alimenta il { $structure }
        [pilus] alimenta il { $structure }
        [inhibitor] alimenta l’{ $structure }
       *[other] alimenta la { $structure }
    }
foment-say-mutate = pesca la carta { $mutation }
foment-say-build = { $structure-word ->
        [membrane] costruisci una { $structure }
        [dnase] costruisci una { $structure }
        [wall] costruisci una { $structure }
        [lipase] costruisci un { $structure }
        [inhibitor] costruisci un { $structure }
        [flagellum] costruisci un { $structure }
        [pilus] costruisci un { $structure }
       *[other] costruisci la { $structure }
    }
foment-say-exchange = { $amount ->
        [1] cedi un { $given } alla banca in cambio di un { $taken }
       *[other] { $taken-word ->
            [none] cedi { foment-given } alla banca
           *[other] cedi { foment-given } alla banca in cambio di { foment-taken }
        }
    }
foment-given = { $amount ->
        [none] { $given-word ->
            [lipid] lipidi
            [amino] amminoacidi
           *[carb] carboidrati
        }
       *[other] { $given-word ->
            [lipid] { $amount } lipidi
            [amino] { $amount } amminoacidi
           *[carb] { $amount } carboidrati
        }
    }
foment-taken = { $amount ->
        [none] { $taken-word ->
            [lipid] lipidi
            [amino] amminoacidi
           *[carb] carboidrati
        }
       *[other] { $taken-word ->
            [lipid] { $amount } lipidi
            [amino] { $amount } amminoacidi
           *[carb] { $amount } carboidrati
        }
    }
foment-say-lipase = { $loot-word ->
        [none] attacca { $target } con un granulo di lipasi
        [nothing] attacca { $target } con un granulo di lipasi senza rubare nulla
       *[other] attacca { $target } con un granulo di lipasi e ruba un { $loot }
    }
    .alone = attacca con un granulo di lipasi
foment-say-dnase = attacca { $target } con una DNAsi
    .alone = attacca con una DNAsi

foment-word-lipid = lipide
foment-word-amino = amminoacido
foment-word-carb = carboidrato
foment-word-nothing = niente
foment-word-pile = mucchio { $number }

foment-word-membrane = membrana
foment-word-lipase = granulo di lipasi
foment-word-dnase = DNAsi
foment-word-complexity = complessità biosintetica
foment-word-wall = parete cellulare
foment-word-chlorophyll = clorofilla
foment-word-compartments = compartimentazione
foment-word-inhibitor = inibitore della DNAsi
foment-word-flagellum = flagello
foment-word-phosphorylation = fosforilazione ossidativa
foment-word-pilus = pilo

foment-word-deleterious = mutazione deleteria
foment-word-lithotrophism = litotrofia
foment-word-carotenoids = carotenoidi
foment-word-lipid-biosynthesis = biosintesi dei lipidi
foment-word-active-transport = trasporto attivo
foment-word-synergy = sinergia biosintetica
foment-word-commensal = commensale
foment-word-cyst = cisti
foment-word-matrix = matrice extracellulare

foment-word-encapsulation = incapsulamento
foment-word-stromatolite = stromatolite
foment-word-gluttony = ingordigia
foment-word-quorum = quorum sensing
foment-word-appendages = appendici multiple

foment-species-spirillum = Spirillum
foment-species-bacillus = Bacillus
foment-species-micrococcus = Micrococcus
foment-species-vibrio = Vibrio
foment-species-caulobacter = Caulobacter

foment-word-maintenance = il genoma non è stato mantenuto
foment-word-leakage = non c’erano nutrienti da perdere
foment-word-mutation = una mutazione deleteria

foment-word-c = centro
foment-word-v1 = Kogia
foment-word-v2 = Limulus
foment-word-v3 = Mytilus
foment-word-v4 = Nereis
foment-word-v5 = Ostrea
foment-word-l1 = Aurelia
foment-word-l2 = Caulerpa
foment-word-l3 = Elysia
foment-word-l4 = Gorgonia
foment-word-l5 = Idotea
foment-word-r1 = Beroe
foment-word-r2 = Donax
foment-word-r3 = Fucus
foment-word-r4 = Haliotis
foment-word-r5 = Janthina

foment-in-region = { $region ->
        [centro] nel { $region }
       *[other] in { $region }
    }
foment-meal-lipids = { $lipids ->
        [one] { $lipids } lipide
       *[other] { $lipids } lipidi
    }
foment-meal-aminos = { $aminos ->
        [one] { $aminos } amminoacido
       *[other] { $aminos } amminoacidi
    }
foment-meal-carbs = { $carbs ->
        [one] { $carbs } carboidrato
       *[other] { $carbs } carboidrati
    }
foment-meal = { $lipids ->
        [0] { $aminos ->
            [0] { $carbs ->
                [0] niente
               *[other] { foment-meal-carbs }
            }
           *[other] { foment-meal-aminos }{ $carbs ->
                [0] {""}
               *[other] , { foment-meal-carbs }
            }
        }
       *[other] { foment-meal-lipids }{ $aminos ->
            [0] {""}
           *[other] , { foment-meal-aminos }
        }{ $carbs ->
            [0] {""}
           *[other] , { foment-meal-carbs }
        }
    }

foment-dealt = { $strategy ->
        [hidden] { $seat } riceve una strategia segreta.
       *[other] { $seat } riceve la strategia { $strategy }.
    }
    .you = { $strategy ->
            [hidden] Ricevi una strategia segreta.
           *[other] Ricevi la strategia { $strategy }.
        }
foment-kept = { $strategy ->
        [hidden] { $seat } tiene una delle sue due strategie.
       *[other] { $seat } tiene la strategia { $strategy }.
    }
    .you = { $strategy ->
            [hidden] Tieni una delle tue due strategie.
           *[other] Tieni la strategia { $strategy }.
        }
foment-rolled = { $seat } tira { $face } per l’ordine.
    .you = Tiri { $face } per l’ordine.
foment-placed = { $seat } comincia { foment-in-region }.
    .you = Cominci { foment-in-region }.
foment-fell = Un { $nutrient } cade { $region ->
        [centro] nel { $region }
       *[other] in { $region }
    }.
foment-round = Comincia il round { $round }.
foment-moved = { $seat } nuota { $from ->
        [centro] dal { $from }
       *[other] da { $from }
    } { $region ->
        [centro] al { $region }
       *[other] a { $region }
    }.
    .you = Nuoti { $from ->
            [centro] dal { $from }
           *[other] da { $from }
        } { $region ->
            [centro] al { $region }
           *[other] a { $region }
        }.
foment-stayed = { $seat } resta { foment-in-region }.
    .you = Resti { foment-in-region }.
foment-encysted = { $seat } non trova cibo e diventa una cisti per questo round.
    .you = Non trovi cibo e diventi una cisti per questo round.
foment-ate = { $seat } è l’unica cellula { foment-in-region } e prende tutto: { foment-meal }.
    .you = Sei l’unica cellula { foment-in-region } e prendi tutto: { foment-meal }.
foment-shared = { $seat } forma il { $pile } { foment-in-region }: { foment-meal }.
    .you = Formi il { $pile } { foment-in-region }: { foment-meal }.
foment-took = { $seat } prende il { $pile }: { foment-meal }.
    .you = Prendi il { $pile }: { foment-meal }.
foment-absorbed = Sinergia biosintetica: { $seat } prende un { $nutrient } dalla banca.
    .you = Sinergia biosintetica: prendi un { $nutrient } dalla banca.
foment-tide-rolled = Il tiro per la marea è { $face }; per farla salire serve almeno { $target }.
foment-tide-came = La marea sale; ciò che è nella banca cade in mare.
foment-tide-stayed = La marea non sale; la prossima volta servirà almeno { $target }.
foment-unveiled = Un nuovo plasmide è nel menù: { $structure }.
foment-maintained = { $seat } mantiene il genoma con un { $nutrient }.
    .you = Mantieni il genoma con un { $nutrient }.
foment-maintained-free = { $seat } vive grazie alla sorgente calda e mantiene il genoma senza pagare.
    .you = Vivi grazie alla sorgente calda e mantieni il genoma senza pagare.
foment-damaged = { $seat } subisce un danno al genoma e arriva a { $damage }: { $cause }.
    .you = Subisci un danno al genoma e arrivi a { $damage }: { $cause }.
foment-pumped = { $seat } non ha membrane in gioco, ma le pompe del trasporto attivo riportano dentro ciò che esce: non perde nutrienti.
    .you = Non hai membrane in gioco, ma le pompe del trasporto attivo riportano dentro ciò che esce: non perdi nutrienti.
foment-leaked = { $seat } perde un { $nutrient }, che finisce { $region ->
        [centro] nel { $region }
       *[other] in { $region }
    }.
    .you = Perdi un { $nutrient }, che finisce { $region ->
            [centro] nel { $region }
           *[other] in { $region }
        }.
foment-fed = { $seat } perde un { $nutrient } e { $other } lo assorbe.
    .you = Perdi un { $nutrient } e { $other } lo assorbe.
    .other-you = { $seat } perde un { $nutrient } e tu lo assorbi.
foment-powered = { $seat } ha energia per: { $structure }.
    .you = Hai energia per: { $structure }.
foment-paid = { $seat } paga l’energia con { $carbs ->
        [one] un carboidrato
       *[other] { $carbs } carboidrati
    }.
    .you = Paghi l’energia con { $carbs ->
            [one] un carboidrato
           *[other] { $carbs } carboidrati
        }.
foment-grew = { $seat } produce cibo dalla luce: { $lipids ->
        [one] { $lipids } lipide
       *[other] { $lipids } lipidi
    }, { $carbs ->
        [one] { $carbs } carboidrato
       *[other] { $carbs } carboidrati
    }.
    .you = Produci cibo dalla luce: { $lipids ->
            [one] { $lipids } lipide
           *[other] { $lipids } lipidi
        }, { $carbs ->
            [one] { $carbs } carboidrato
           *[other] { $carbs } carboidrati
        }.
foment-grew-nothing = { $seat } ha luce per la sua clorofilla, ma la banca non ha nulla da darle.
    .you = Hai luce per la tua clorofilla, ma la banca non ha nulla da darle.
foment-mutation-rolled = { $seat } tira { $face } per il genoma; con { $target } o meno muta.
    .you = Tiri { $face } per il genoma; con { $target } o meno muti.
foment-unchanged = Il genoma di { $seat } non muta.
    .you = Il tuo genoma non muta.
foment-no-mutation = Il genoma di { $seat } muterebbe, ma le carte mutazione sono finite.
    .you = Il tuo genoma muterebbe, ma le carte mutazione sono finite.
foment-mutated = { $seat } muta: { $mutation }.
    .you = Muti: { $mutation }.
foment-shuffled = Le mutazioni scartate vengono mescolate e formano il mazzo.
foment-built = { $seat } costruisce: { $structure }.
    .you = Costruisci: { $structure }.
foment-exchanged = { $seat } cede alla banca { $amount ->
        [one] un { $from } in cambio di un { $nutrient }
       *[other] { $amount } { $from ->
            [lipide] lipidi
            [carboidrato] carboidrati
           *[other] amminoacidi
        } in cambio di { $amount } { $nutrient ->
            [lipide] lipidi
            [carboidrato] carboidrati
           *[other] amminoacidi
        }
    }.
    .you = Cedi alla banca { $amount ->
            [one] un { $from } in cambio di un { $nutrient }
           *[other] { $amount } { $from ->
                [lipide] lipidi
                [carboidrato] carboidrati
               *[other] amminoacidi
            } in cambio di { $amount } { $nutrient ->
                [lipide] lipidi
                [carboidrato] carboidrati
               *[other] amminoacidi
            }
        }.
foment-attacked = { $seat } attacca { $other } con { $structure ->
        [DNAsi] una { $structure }
       *[other] un { $structure }
    }.
    .you = Attacchi { $other } con { $structure ->
            [DNAsi] una { $structure }
           *[other] un { $structure }
        }.
foment-attack-rolled = { $bonus ->
        [0] { $seat } tira { $face } e deve superare { $defence }.
       *[other] { $seat } tira { $face }, aggiunge { $bonus } e deve superare { $defence }.
    }
    .you = { $bonus ->
            [0] Tiri { $face } e devi superare { $defence }.
           *[other] Tiri { $face }, aggiungi { $bonus } e devi superare { $defence }.
        }
foment-breached = La DNAsi attraversa una membrana di { $seat }.
    .you = La DNAsi attraversa una tua membrana.
foment-dissolved = { $seat } perde una membrana.
    .you = Perdi una membrana.
foment-withstood = La membrana di { $seat } resiste.
    .you = La tua membrana resiste.
foment-stole = { $seat } ruba un { $nutrient } a { $other }.
    .you = Rubi un { $nutrient } a { $other }.
foment-blocked = { $seat } blocca la DNAsi con un inibitore.
    .you = Blocchi la DNAsi con un inibitore.
foment-passed = { $seat } passa.
    .you = Passi.
foment-died = { $seat } muore { foment-in-region }; ciò che aveva si riversa lì.
    .you = Muori { foment-in-region }; ciò che avevi si riversa lì.
foment-claimed = { $seat } ha realizzato la sua strategia: { $strategy }.
    .you = Hai realizzato la tua strategia: { $strategy }.
foment-won = { $seat } vince.
    .you = Vinci.
foment-survived = { $seat } è l’unica cellula ancora viva e vince.
    .you = Sei l’unica cellula ancora viva e vinci.
foment-expired = Il round { $round } era l’ultimo: vince la cellula meno danneggiata, a parità quella che possiede più nutrienti.
foment-extinct = Tutte le cellule sono morte; nessuno vince.

foment-phase-set-up = preparazione
foment-phase-movement = movimento
foment-phase-acquisition = acquisizione
foment-phase-tide = marea
foment-phase-upkeep = mantenimento
foment-phase-mutation = mutazione
foment-phase-action = azione

foment-board-round = Foment · round { $round } di { $rounds } · { $phase }
foment-board-endless = Foment · round { $round } · { $phase }
foment-board-tide = Marea: sale con almeno { $number } · carte mutazione rimaste: { $cards }
foment-board-bank = Banca: { $nutrients }
foment-board-menu = Menù: { $menu }
foment-board-plasmid = { $structure } { $cost }
foment-board-upkeep = { $structure } { $cost } (mantenimento { $upkeep }C)
foment-board-order = I turni vanno in quest’ordine: { $names }
foment-board-cut = La tua divisione finora: { $piles }; ancora da dividere: { $rest }
foment-board-filling = Stai formando il { $pile }.
foment-board-powering = Alimenterai: { $structures }; carboidrati da pagare: { $carbs }
foment-board-legend = Acqua: ~ bassa  = profonda  ^ sorgente    L lipide  A amminoacido  C carboidrato
foment-board-piles = Mucchi { foment-in-region }: { $piles }
foment-board-damage = danno { $damage } su { $lethal }
foment-board-dead = morta
foment-board-cyst = incistata
foment-board-progress = { $strategy }: { $goal }; finora { $progress }
foment-board-powered = { $structure } (con energia)

foment-goal-encapsulation = strati protettivi: { $layers } (membrane, una parete cellulare, una matrice)
foment-goal-stromatolite = mantenimenti in cui la tua clorofilla ha prodotto nutrienti: { $harvests }
foment-goal-gluttony = nutrienti: { $feast }, almeno { $each } per tipo
foment-goal-quorum = round in cui dopo il movimento sei in una regione con almeno altre { $company } cellule: { $meetings }
foment-goal-appendages = flagelli e pili posseduti: { $appendages }
