# Cytosis in italiano

cytosis-title = Cytosis
cytosis-about = Piazza beute dentro una cellula umana: raccogli mRNA, lipidi, carboidrati e ATP, manda vescicole attraverso il Golgi e completa enzimi, ormoni e recettori per guadagnare punti salute.
cytosis-option-edition = Quale regolamento si gioca.
cytosis-value-edition-revised = il regolamento inglese riveduto: le beute si possono esaurire
cytosis-value-edition-italian = il regolamento italiano: le beute non si esauriscono, il ribosoma libero può anche non scambiare nulla
cytosis-value-edition-first = il regolamento della prima stampa: solo gioco base, meno carboidrati e lipidi
cytosis-option-virus = L’espansione virus: attacchi, anticorpi e due obiettivi in più.
cytosis-value-virus-off = senza virus
cytosis-value-virus-on = con i virus
cytosis-option-epigenetics = Carte modificazione epigenetica: ognuno sceglie un’abilità.
cytosis-value-epigenetics-off = senza carte epigenetiche
cytosis-value-epigenetics-on = con le carte epigenetiche
cytosis-option-first = Chi comincia.
cytosis-value-first-chance = decide il caso
cytosis-value-first-0 = giocatore 1
cytosis-value-first-1 = giocatore 2
cytosis-value-first-2 = giocatore 3
cytosis-value-first-3 = giocatore 4
cytosis-value-first-4 = giocatore 5

cytosis-draft = Quale carta epigenetica tieni?
cytosis-keep = Quale delle tue tre carte restituisci?
cytosis-extra = Con quali due risorse cominci?
cytosis-basal = Quale risorsa ti porta l’espressione basale?
cytosis-early = Con 1 ATP puoi piazzare una beuta prima che il round cominci: vuoi farlo?
cytosis-turn = Tocca a te: dove va la tua beuta?
cytosis-grey = Dove va la beuta grigia?
cytosis-foresight = Guardi la cima del mazzo. Tieni una carta per 2 ATP? E in che ordine tornano le altre?
cytosis-closing = Fai altro prima della fine del tuo turno?
cytosis-antibodies = Quanti livelli di anticorpi compri, a 1 ATP ciascuno?
cytosis-gain = Che cosa prendi per la tua risposta?
cytosis-lose = La tua risposta è stata la più debole. Che cosa perdi?

cytosis-closed-occupied = Ogni spazio qui ha già una beuta.
cytosis-closed-area-full = In due giocatori quest’area non accetta altre beute in questo round.
cytosis-closed-stock-empty = La riserva generale non ha abbastanza da dare qui.
cytosis-closed-needs-atp = Non hai l’ATP necessario.
cytosis-closed-needs-carb = Non hai carboidrati da bruciare.
cytosis-closed-needs-mrna = Hai troppo poco mRNA.
cytosis-closed-needs-lipids = Hai troppo pochi lipidi.
cytosis-closed-needs-disk = Entrambi i tuoi dischi sono sul tabellone e nessuno può tornare da qui.
cytosis-closed-needs-vesicle = Non hai vescicole nel RE liscio o nel RE rugoso.
cytosis-closed-needs-golgi-vesicle = Non hai vescicole nel Golgi.
cytosis-closed-needs-card = Non hai in mano una carta che si possa completare qui.
cytosis-closed-needs-addition = Non hai nulla che la tua vescicola possa ricevere: un carboidrato, oppure un lipide se trasporta proteine.
cytosis-closed-card-gone = La carta non c’è più.
cytosis-closed-cannot-pay = Non puoi pagare nessuno degli enzimi che hai in mano.

cytosis-first-named = Comincia { $seat }.
    .you = Cominci tu.
cytosis-set-up-event-removed = Un evento che nessuno ha visto lascia il gioco.
cytosis-set-up-card-removed = Una carta detossificazione che nessuno ha visto lascia il gioco.
cytosis-set-up-dealt = { $card ->
        [hidden] { $seat } riceve una carta.
       *[other] { $seat } riceve { $card }.
    }
    .you = { $card ->
            [hidden] Ricevi una carta.
           *[other] Ricevi { $card }.
        }
cytosis-set-up-returned = { $card ->
        [hidden] { $seat } restituisce una carta.
       *[other] { $seat } restituisce { $card }.
    }
    .you = { $card ->
            [hidden] Restituisci una carta.
           *[other] Restituisci { $card }.
        }
cytosis-goal-laid = Obiettivo scoperto: { $goal }.
cytosis-goal-changed = L’obiettivo { $goal } lascia il posto a un altro.
cytosis-epigenetics-dealt = { $modification ->
        [hidden] { $seat } riceve una carta epigenetica.
       *[other] { $seat } riceve { $modification }.
    }
    .you = { $modification ->
            [hidden] Ricevi una carta epigenetica.
           *[other] Ricevi { $modification }.
        }
cytosis-epigenetics-chosen = { $modification ->
        [hidden] { $seat } tiene una carta epigenetica.
       *[other] { $seat } tiene { $modification }.
    }
    .you = { $modification ->
            [hidden] Tieni una carta epigenetica.
           *[other] Tieni { $modification }.
        }
cytosis-epigenetics-shown = { $seat } ha { $modification }.
    .you = Hai { $modification }.
cytosis-epigenetics-looked = { $card ->
        [hidden] { $seat } guarda una carta del mazzo.
       *[other] { $seat } guarda { $card }.
    }
    .you = { $card ->
            [hidden] Guardi una carta del mazzo.
           *[other] Guardi { $card }.
        }
cytosis-epigenetics-kept = { $card ->
        [hidden] { $seat } tiene una delle carte.
       *[other] { $seat } tiene { $card }.
    }
    .you = { $card ->
            [hidden] Tieni una delle carte.
           *[other] Tieni { $card }.
        }
cytosis-epigenetics-replaced = { $count ->
        [one] { $seat } rimette una carta sul mazzo.
       *[other] { $seat } rimette { $count } carte sul mazzo.
    }
    .you = { $count ->
            [one] Rimetti una carta sul mazzo.
           *[other] Rimetti { $count } carte sul mazzo.
        }
cytosis-round-began = Comincia il round { $round }.
cytosis-flask-placed = { $seat } piazza una beuta: { $place }.
    .you = Piazzi una beuta: { $place }.
cytosis-flask-grey-placed = { $seat } piazza una beuta grigia: { $place }.
    .you = Piazzi una beuta grigia: { $place }.
cytosis-flask-exhausted = { $seat } esaurisce una beuta.
    .you = Esaurisci una beuta.
cytosis-flask-skipped = { $seat } non trova spazi aperti e rinuncia a una beuta.
    .you = Non trovi spazi aperti e rinunci a una beuta.
cytosis-flask-returned = Tutte le beute tornano ai giocatori.
cytosis-amount = { $resource ->
        [proteina] { $count ->
            [one] { $count } proteina
           *[other] { $count } proteine
        }
        [carboidrato] { $count ->
            [one] { $count } carboidrato
           *[other] { $count } carboidrati
        }
        [lipide] { $count ->
            [one] { $count } lipide
           *[other] { $count } lipidi
        }
       *[other] { $count } { $resource }
    }
cytosis-resource-gained = { $seat } riceve { cytosis-amount }.
    .you = Ricevi { cytosis-amount }.
cytosis-resource-paid = { $seat } paga { cytosis-amount }.
    .you = Paghi { cytosis-amount }.
cytosis-resource-traded = { $seat } scambia { $count } { $from } con { $resource ->
        [proteina] { $count ->
            [one] { $count } proteina
           *[other] { $count } proteine
        }
       *[other] 1 { $resource }
    }.
    .you = Scambi { $count } { $from } con { $resource ->
            [proteina] { $count ->
                [one] { $count } proteina
               *[other] { $count } proteine
            }
           *[other] 1 { $resource }
        }.
cytosis-boost-taken = { $seat } prende l’incremento: { cytosis-amount }.
    .you = Prendi l’incremento: { cytosis-amount }.
cytosis-boost-laid = Incremento ({ $area }): 1 { $resource }.
cytosis-vesicle-placed = { $seat } avvia una vescicola con { cytosis-amount } ({ $vesicle }).
    .you = Avvii una vescicola con { cytosis-amount } ({ $vesicle }).
cytosis-golgi-moved = { $seat } sposta una vescicola dal { $from } al { $vesicle } e aggiunge 1 { $resource }.
    .you = Sposti una vescicola dal { $from } al { $vesicle } e aggiungi 1 { $resource }.
cytosis-vesicle-evicted = La vescicola di { $seat } sul { $vesicle } torna indietro con ciò che trasporta.
    .you = La tua vescicola sul { $vesicle } torna indietro con ciò che trasporta.
cytosis-exocytosis-left = La vescicola di { $seat } sul { $vesicle } lascia la cellula.
    .you = La tua vescicola sul { $vesicle } lascia la cellula.
cytosis-market-turned-up = Nuova carta ({ $market }): { $card }.
cytosis-market-bought = { $price ->
        [0] { $seat } prende { $card } gratis.
       *[other] { $seat } compra { $card } per { $price } ATP.
    }
    .you = { $price ->
            [0] Prendi { $card } gratis.
           *[other] Compri { $card } per { $price } ATP.
        }
cytosis-market-discarded = Scartata dal mercato: { $card }.
cytosis-market-shuffled = Gli scarti vengono mescolati e diventano il mazzo.
cytosis-card-completed = { $seat } completa { $card } e guadagna { cytosis-board-health }.
    .you = Completi { $card } e guadagni { cytosis-board-health }.
cytosis-card-played = { $seat } gioca { $card }.
    .you = Giochi { $card }.
cytosis-receptors-scored = I recettori di { $seat } rispondono: { cytosis-board-health }.
    .you = I tuoi recettori rispondono: { cytosis-board-health }.
cytosis-laureates-marker-taken = { $seat } prende il segnalino primo giocatore.
    .you = Prendi il segnalino primo giocatore.
cytosis-goal-marked = { $health ->
        [0] Secondo segnalino sull’obiettivo { $goal }: { $seat }.
       *[other] Primo segnalino sull’obiettivo { $goal }: { $seat } guadagna { cytosis-board-health }.
    }
    .you = { $health ->
            [0] Il tuo è il secondo segnalino sull’obiettivo { $goal }.
           *[other] Il tuo è il primo segnalino sull’obiettivo { $goal }: guadagni { cytosis-board-health }.
        }
cytosis-event-revealed = Evento: { $event }.
cytosis-toxicity-lost = { $seat } perde { cytosis-amount } per la tossicità.
    .you = Perdi { cytosis-amount } per la tossicità.
cytosis-virus-attacked = Un virus attacca: { $strain }.
cytosis-virus-weakened = { $seat } perde 1 punto salute.
    .you = Perdi 1 punto salute.
cytosis-virus-rolled = { $seat } tira { $face }.
    .you = Tiri { $face }.
cytosis-virus-responded = Risposta immunitaria di { $seat }: { $response }.
    .you = La tua risposta immunitaria: { $response }.
cytosis-virus-dummy-rolled = Il giocatore fittizio tira { $face }.
cytosis-virus-dummy-responded = Risposta immunitaria del giocatore fittizio: { $response }.
cytosis-virus-dummy-rose = Il giocatore fittizio ha ora { $antibodies } anticorpi ({ $strain }).
cytosis-virus-ranked = { $seat } è { $rank ->
        [one] al primo posto
       *[other] al { $rank }º posto
    }.
    .you = Sei { $rank ->
            [one] al primo posto
           *[other] al { $rank }º posto
        }.
cytosis-virus-lost-resource = { $seat } perde 1 { $resource } a causa del virus.
    .you = Perdi 1 { $resource } a causa del virus.
cytosis-virus-lost-health = { $seat } perde 1 punto salute a causa del virus.
    .you = Perdi 1 punto salute a causa del virus.
cytosis-virus-immunised = { $seat } ha ora { $antibodies } anticorpi ({ $strain }).
    .you = Hai ora { $antibodies } anticorpi ({ $strain }).
cytosis-end-macromolecules = { $seat }: { cytosis-board-health } per le macromolecole.
    .you = Tu: { cytosis-board-health } per le macromolecole.
cytosis-end-detox = { $seat }: { cytosis-board-health } per la detossificazione.
    .you = Tu: { cytosis-board-health } per la detossificazione.
cytosis-end-enzymes = { $seat }: { cytosis-board-health } per i set di enzimi.
    .you = Tu: { cytosis-board-health } per i set di enzimi.
cytosis-end-goal = { $seat }: { cytosis-board-health } per l’obiettivo { $goal }.
    .you = Tu: { cytosis-board-health } per l’obiettivo { $goal }.

cytosis-fault-no-virus = L’edizione { $edition } non ha l’espansione virus; è offerta con revised e italian.
cytosis-fault-no-epigenetics = L’edizione { $edition } non ha carte epigenetiche; sono offerte con revised e italian.
cytosis-fault-first = Non c’è un giocatore { $seat } che possa cominciare; i giocatori vanno da 1 a { $seats }.
cytosis-fault-row = La riga { $row } di { $sheet } è { $name }, ma deve essere { $expected }: il tabellone conserva le sue righe e cambia solo le cifre.
cytosis-fault-some = { $card } ({ $kind }) deve avere almeno 1 { $column }.
cytosis-fault-one = { $card } ({ $kind }) deve avere esattamente 1 { $column }.
cytosis-fault-none = { $card } ({ $kind }) non può avere { $column }.
cytosis-fault-empty = { $card } è una carta risorsa addizionale e deve dare qualcosa.
cytosis-fault-group = { $card } ({ $kind }) è del gruppo { $group }, ma deve essere di uno di questi: { $allowed }.
cytosis-fault-place = { $event } ({ $kind }) vale per { $place }, ma deve valere per uno di questi: { $allowed }.
cytosis-fault-detoxes = Ci sono { $count } carte detossificazione; in due ne servono almeno { $least }.
cytosis-fault-deck = Ci sono { $count } carte senza i virus; a questo tavolo ne servono almeno { $least }.
cytosis-fault-events = Ci sono { $count } eventi di base; a questo tavolo ne servono almeno { $least }.
cytosis-fault-goals = Ci sono { $count } obiettivi senza virus; devono essere almeno 5.
cytosis-fault-sections = La sezione verde comincia a { $green }, ma deve cominciare sopra quella gialla, a { $yellow }.
cytosis-fault-places = Ci sono { $count } posti per vescicole; possono essere al massimo { $most }.

cytosis-board-round = Cytosis · round { $round } di { $rounds } · primo giocatore: { $first }
cytosis-board-event = Evento: { $event } · eventi rimasti: { $left } · mazzo { $deck }
cytosis-board-no-event = nessuno
cytosis-board-stock = Riserva generale: { $stock }
cytosis-board-boosts = Incrementi: { $boosts }
cytosis-board-legend = x: ora chiuso per te · [1]: beuta del giocatore 1 · [+]: beuta grigia
cytosis-board-dummy = Anticorpi del giocatore fittizio: { $antibodies }
cytosis-board-greys = Beute grigie: { $count }
cytosis-board-market = Mercato
cytosis-board-vesicles = Vescicole
cytosis-board-goals = Obiettivi e loro punti salute alla fine: { $goals }
cytosis-board-goal = { $per ->
        [1] { $goal } ({ $health } ciascuno)
       *[other] { $goal } ({ $health } ogni { $per })
    }
cytosis-board-health = { $health ->
        [one] { $health } punto salute
       *[other] { $health } punti salute
    }
cytosis-board-pieces = beute { $flasks } · dischi { $disks } · segnalini { $markers }
cytosis-board-hand = mano: { $cards }
cytosis-board-hidden = { $count ->
        [one] una carta coperta
       *[other] { $count } carte coperte
    }
cytosis-board-completed = completate: { $cards }
cytosis-board-antibodies = anticorpi: { $antibodies } · sezione della salute: { $section }
cytosis-board-red = rossa
cytosis-board-yellow = gialla
cytosis-board-green = verde
cytosis-board-seen = Vedi: { $cards }
cytosis-board-top = Conosci la cima del mazzo: { $cards }
cytosis-board-least = Nuove vescicole adatte alla tua mano: { $steroid ->
        [0] nessuna nel RE liscio
       *[other] RE liscio con almeno { $steroid } lipidi
    }, { $rough ->
        [0] nessuna nel RE rugoso
       *[other] RE rugoso con almeno { $rough } proteine
    }
cytosis-board-score = { $source ->
        [enzyme] enzimi
        [protein-hormone] ormoni proteici
        [steroid-hormone] ormoni steroidei
        [protein-receptor] recettori di ormoni proteici
        [steroid-receptor] recettori di ormoni steroidei
        [detox] detossificazioni
        [receptors] punti dei recettori
        [markers] primi segnalini obiettivo
        [virus-losses] persi a causa dei virus
        [macromolecules] macromolecole
        [detox-majority] maggioranza detossificazione
        [enzyme-sets] set di enzimi
       *[goals] obiettivi
    } { $health }

cytosis-then = { $then-word ->
        [none] {""}
       *[other] , poi gioca la carta { $then }
    }
cytosis-joining = { $joining-word ->
        [none] {""}
       *[other] , accanto a un’altra beuta
    }
cytosis-evicting = { $evicted-word ->
        [none] {""}
       *[other] { $evicted-known ->
            [yes] , rimandando indietro { $evicted }
           *[no] , rimandando al proprietario la vescicola sul { $evicted }
        }
    }
cytosis-cargo = { $owner ->
        [own] { $base ->
            [protein] { $count ->
                [one] la tua proteina
               *[other] le tue { $count } proteine
            }
           *[lipid] { $count ->
                [one] il tuo lipide
               *[other] i tuoi { $count } lipidi
            }
        }
       *[other] { $base ->
            [protein] { $count ->
                [one] la proteina
               *[other] le { $count } proteine
            }
           *[lipid] { $count ->
                [one] il lipide
               *[other] i { $count } lipidi
            }
        }
    }{ $more ->
        [none] {""}
        [carb] {" "}e il carboidrato
       *[lipid] {" "}e il lipide
    }{ $owner ->
        [own] {" "}del { $area }
       *[other] {" "}di { $owner } nel { $area }
    }
cytosis-spot = { $stem ->
        [nucleus] nucleo
        [transporter] trasporto glucosio
        [lipids] sintesi lipidi
       *[mitochondria] mitocondrio
    }: { cytosis-amount }{ $price ->
        [0] {""}
       *[other] {" "}per { $price } ATP
    }{ $burns ->
        [carb] {" "}per un carboidrato
       *[nothing] {""}
    }
cytosis-say-spot = { $spot }{ $extra-word ->
        [none] {""}
       *[other] { $spot-word ->
            [nucleus] , con un mRNA in più
            [transporter] , con un carboidrato in più per un altro ATP
            [lipids] , con un lipide in più
           *[mitochondria] , con un ATP in più
        }
    }{ cytosis-then }
cytosis-say-market = { $market-known ->
        [yes] prendi { $market }
       *[no] compra dal { $market }
    }{ cytosis-then }
cytosis-say-ribosome = ribosoma libero: { $amount ->
        [0] non scambiare nulla
        [one] scambia { $amount } mRNA con { $amount } proteina
       *[other] scambia { $amount } mRNA con { $amount } proteine
    }{ cytosis-then }
cytosis-say-detox = RE liscio{ cytosis-joining }: { $card-word ->
        [none] completa una detossificazione
       *[other] completa la carta { $card }
    }{ cytosis-then }
cytosis-say-steroid = RE liscio{ cytosis-joining }: { $amount-word ->
        [none] avvia una vescicola
       *[other] avvia una vescicola con { $amount ->
            [one] { $amount } lipide
           *[other] { $amount } lipidi
        }
    }{ cytosis-evicting }{ cytosis-then }
cytosis-say-rough-er = RE rugoso{ cytosis-joining }: { $amount-word ->
        [none] avvia una vescicola
       *[other] scambia { $amount } mRNA con { $amount ->
            [one] { $amount } proteina
           *[other] { $amount } proteine
        } su una nuova vescicola
    }{ cytosis-evicting }{ cytosis-then }
cytosis-say-golgi = { $vesicle-known ->
        [yes] sposta { $vesicle } nel Golgi{ cytosis-joining }
       *[no] Golgi{ cytosis-joining }: { $vesicle-word ->
            [none] sposta una vescicola
           *[other] sposta la vescicola dal { $vesicle }
        }
    }{ $addition-word ->
        [none] {""}
        [carb] {" "}e aggiungi un carboidrato
       *[lipid] {" "}e aggiungi un lipide
    }{ cytosis-evicting }{ cytosis-then }
cytosis-say-exocytosis = esocitosi{ cytosis-joining }: { $vesicle-known ->
        [yes] { $card-word ->
            [none] fai uscire dalla cellula { $vesicle }
           *[other] completa la carta { $card } con { $vesicle }
        }
       *[no] { $vesicle-word ->
            [none] completa una carta
           *[other] la vescicola sul { $vesicle } { $card-word ->
                [none] lascia la cellula
               *[other] completa la carta { $card }
            }
        }
    }{ cytosis-then }
cytosis-say-cytoplasm = { $card-word ->
        [none] citoplasma
       *[other] citoplasma: completa la carta { $card }
    }{ cytosis-then }
cytosis-say-laureates = Campioni in Biologia: prendi { $resource-word ->
        [none] { $goal-word ->
            [none] soltanto il segnalino
           *[other] il segnalino e segna l’obiettivo { $goal }
        }
       *[other] il segnalino e 1 { $resource }
    }{ cytosis-then }
cytosis-say-exhaust = { $resource-word ->
        [none] esaurisci una beuta
       *[other] esaurisci una beuta per 1 { $resource }
    }{ cytosis-then }
cytosis-say-skip = rinuncia a una beuta{ cytosis-then }
cytosis-say-play = gioca la carta { $card }
cytosis-say-trade = scambia { $resource-word ->
        [carb] 2 ATP
       *[other] 1 ATP
    } con 1 { $resource }
cytosis-say-keep = tieni la carta { $card }{ $second-word ->
        [none] {""}
       *[other] { $third-word ->
            [none] {" "}e rimetti la { $second }
           *[other] , rimetti la { $second } in cima e la { $third } sotto
        }
    }{ cytosis-then }
cytosis-say-replace = rimetti la { $first }{ $second-word ->
        [none] {""}
       *[other] { $third-word ->
            [none] {" "}in cima e la { $second } sotto
           *[other] {" "}in cima, poi la { $second }, poi la { $third }
        }
    }
cytosis-say-return = restituisci la carta { $card }
cytosis-say-take = { $first-word ->
        [atp] { $second-word ->
            [atp] prendi 2 ATP
            [mrna] prendi 1 ATP e 1 mRNA
            [lipid] prendi 1 ATP e 1 lipide
           *[other] prendi 1 ATP
        }
        [mrna] { $second-word ->
            [mrna] prendi 2 mRNA
            [lipid] prendi 1 mRNA e 1 lipide
           *[other] prendi 1 mRNA
        }
        [lipid] { $second-word ->
            [lipid] prendi 2 lipidi
           *[other] prendi 1 lipide
        }
       *[other] prendi
    }
cytosis-say-express = prendi 1 { $resource }
cytosis-say-antibodies = { $steps ->
        [0] non comprare anticorpi
        [one] compra { $steps } livello di anticorpi per { $steps } ATP
       *[other] compra { $steps } livelli di anticorpi per { $steps } ATP
    }
cytosis-say-gain = { $first-word ->
        [atp] { $second-word ->
            [atp] { $third-word ->
                [atp] { $fourth-word ->
                    [atp] prendi 4 ATP
                    [mrna] prendi 3 ATP e 1 mRNA
                    [lipid] prendi 3 ATP e 1 lipide
                   *[other] prendi 3 ATP
                }
                [mrna] { $fourth-word ->
                    [mrna] prendi 2 ATP e 2 mRNA
                    [lipid] prendi 2 ATP, 1 mRNA e 1 lipide
                   *[other] prendi 2 ATP e 1 mRNA
                }
                [lipid] { $fourth-word ->
                    [lipid] prendi 2 ATP e 2 lipidi
                   *[other] prendi 2 ATP e 1 lipide
                }
               *[other] prendi 2 ATP
            }
            [mrna] { $third-word ->
                [mrna] { $fourth-word ->
                    [mrna] prendi 1 ATP e 3 mRNA
                    [lipid] prendi 1 ATP, 2 mRNA e 1 lipide
                   *[other] prendi 1 ATP e 2 mRNA
                }
                [lipid] { $fourth-word ->
                    [lipid] prendi 1 ATP, 1 mRNA e 2 lipidi
                   *[other] prendi 1 ATP, 1 mRNA e 1 lipide
                }
               *[other] prendi 1 ATP e 1 mRNA
            }
            [lipid] { $third-word ->
                [lipid] { $fourth-word ->
                    [lipid] prendi 1 ATP e 3 lipidi
                   *[other] prendi 1 ATP e 2 lipidi
                }
               *[other] prendi 1 ATP e 1 lipide
            }
           *[other] prendi 1 ATP
        }
        [mrna] { $second-word ->
            [mrna] { $third-word ->
                [mrna] { $fourth-word ->
                    [mrna] prendi 4 mRNA
                    [lipid] prendi 3 mRNA e 1 lipide
                   *[other] prendi 3 mRNA
                }
                [lipid] { $fourth-word ->
                    [lipid] prendi 2 mRNA e 2 lipidi
                   *[other] prendi 2 mRNA e 1 lipide
                }
               *[other] prendi 2 mRNA
            }
            [lipid] { $third-word ->
                [lipid] { $fourth-word ->
                    [lipid] prendi 1 mRNA e 3 lipidi
                   *[other] prendi 1 mRNA e 2 lipidi
                }
               *[other] prendi 1 mRNA e 1 lipide
            }
           *[other] prendi 1 mRNA
        }
        [lipid] { $second-word ->
            [lipid] { $third-word ->
                [lipid] { $fourth-word ->
                    [lipid] prendi 4 lipidi
                   *[other] prendi 3 lipidi
                }
               *[other] prendi 2 lipidi
            }
           *[other] prendi 1 lipide
        }
       *[other] prendi
    }
cytosis-say-lose = perdi { $loss-word ->
        [health] 1 punto salute
       *[other] 1 { $loss }
    }
cytosis-say-draft = tieni la carta { $modification }
cytosis-say-first = comincia { $seat }
cytosis-say-remove-event = l’evento { $event } lascia il gioco
cytosis-say-remove-card = la carta { $card } lascia il gioco
cytosis-say-lay = scopri l’obiettivo { $goal }
cytosis-say-change = sostituisci l’obiettivo { $goal }
cytosis-say-deal = passa la carta { $modification }
cytosis-say-draw = pesca la carta { $card }
cytosis-say-reveal = scopri l’evento { $event }
cytosis-say-roll = tira { $face }
cytosis-say-show = mostra la carta { $modification }

cytosis-word-nucleus = nucleo { $number }
cytosis-word-transporter = trasporto glucosio { $number }
cytosis-word-lipids = sintesi lipidi { $number }
cytosis-word-market = posto { $place } del mercato
cytosis-word-vesicle = posto vescicola { $place }
cytosis-word-top = carta { $place }
cytosis-word-mitochondria = mitocondrio { $number ->
        [carb] con un carboidrato
       *[other] { $number }
    }
cytosis-word-goal = { $number ->
        [enzymes] enzimi
        [protein-hormones] ormoni proteici
        [steroid-hormones] ormoni steroidei
        [receptors] recettori
        [detox] detossificazione
        [virus-attack] attacco virale
        [immune-response] risposta immunitaria
       *[other] { $number }
    }
cytosis-word-catalase = catalasi
cytosis-word-lactate-dehydrogenase = lattato deidrogenasi
cytosis-word-dna-polymerase = DNA polimerasi
cytosis-word-hexokinase = esochinasi
cytosis-word-caspase-3 = caspasi-3
cytosis-word-arginase = arginasi
cytosis-word-carbonic-anhydrase = anidrasi carbonica
cytosis-word-aldolase = aldolasi
cytosis-word-dna-ligase = DNA ligasi
cytosis-word-glutamine-synthetase = glutammina sintetasi
cytosis-word-thyrotropin = tireotropina
cytosis-word-erythropoietin = eritropoietina
cytosis-word-luteinizing-hormone = ormone luteinizzante
cytosis-word-follicle-stimulating-hormone = ormone follicolo-stimolante
cytosis-word-thrombopoietin = trombopoietina
cytosis-word-chorionic-gonadotropin = gonadotropina corionica
cytosis-word-dhea = DHEA
cytosis-word-progesterone = progesterone
cytosis-word-cortisol = cortisolo
cytosis-word-testosterone = testosterone
cytosis-word-aldosterone = aldosterone
cytosis-word-estradiol = estradiolo
cytosis-word-tsh-receptor = recettore del TSH
cytosis-word-epo-receptor = recettore dell’EPO
cytosis-word-lh-receptor = recettore dell’LH
cytosis-word-fsh-receptor = recettore dell’FSH
cytosis-word-thrombopoietin-receptor = recettore della trombopoietina
cytosis-word-progesterone-receptor = recettore del progesterone
cytosis-word-glucocorticoid-receptor = recettore dei glucocorticoidi
cytosis-word-androgen-receptor = recettore degli androgeni
cytosis-word-mineralocorticoid-receptor = recettore dei mineralcorticoidi
cytosis-word-estrogen-receptor = recettore degli estrogeni
cytosis-word-detox-2 = detossificazione 2
cytosis-word-detox-3 = detossificazione 3
cytosis-word-detox-4 = detossificazione 4
cytosis-word-mrna-reserve = riserva di mRNA
cytosis-word-lipid-reserve = riserva di lipidi
cytosis-word-protein-reserve = riserva di proteine
cytosis-word-carb-reserve = riserva di carboidrati
cytosis-word-ebola-attack = attacco virale Ebola
cytosis-word-influenza-attack = attacco virale influenza
cytosis-word-rhinovirus-attack = attacco virale rinovirus
cytosis-word-transcription-boost = incremento della trascrizione
cytosis-word-respiration-boost = incremento della respirazione
cytosis-word-lipid-boost = incremento dei lipidi
cytosis-word-glucose-boost = incremento del glucosio
cytosis-word-reduce-atp-cost = riduzione costo ATP
cytosis-word-toxicity = tossicità
cytosis-word-ebola-outbreak = epidemia di Ebola
cytosis-word-influenza-outbreak = epidemia di influenza
cytosis-word-rhinovirus-outbreak = epidemia di rinovirus
cytosis-word-ebola = Ebola
cytosis-word-influenza = influenza
cytosis-word-rhinovirus = rinovirus
cytosis-word-metabolic-flexibility = flessibilità metabolica
cytosis-word-regulatory-foresight = lungimiranza regolatoria
cytosis-word-increased-uptake = assorbimento aumentato
cytosis-word-efficient-catalysis = catalisi efficiente
cytosis-word-early-expression = espressione precoce
cytosis-word-basal-expression = espressione basale
cytosis-word-open-chromatin = cromatina aperta
cytosis-word-atp = ATP
cytosis-word-mrna = mRNA
cytosis-word-protein = proteina
cytosis-word-carb = carboidrato
cytosis-word-lipid = lipide
cytosis-word-health = salute
cytosis-word-extra = con uno in più
cytosis-word-occupied = accanto a una beuta
cytosis-word-symbol = il simbolo (6)
cytosis-word-smooth-er = RE liscio
cytosis-word-lower-smooth-er = parte inferiore del RE liscio
cytosis-word-ribosome = ribosoma libero
cytosis-word-detox = detossificazione
cytosis-word-steroid = sintesi ormone steroideo
cytosis-word-rough-er = RE rugoso
cytosis-word-golgi = Golgi
cytosis-word-exocytosis = esocitosi
cytosis-word-cytoplasm = citoplasma
cytosis-word-laureates = Campioni in Biologia
cytosis-word-exhaust = esaurisci una beuta
cytosis-word-skip = rinuncia a una beuta
cytosis-word-grey = paga una beuta grigia
cytosis-word-play = gioca
cytosis-word-trade = scambia ATP con
cytosis-word-look = guarda le carte in cima
cytosis-word-keep = tieni
cytosis-word-replace = rimetti
cytosis-word-done = fatto
cytosis-word-return = restituisci
cytosis-word-take = prendi
cytosis-word-express = prendi
cytosis-word-pass = passa
cytosis-word-antibodies = compra livelli di anticorpi:
cytosis-word-gain = prendi
cytosis-word-lose = perdi
cytosis-word-draft = scegli
cytosis-word-first = primo giocatore
cytosis-word-remove-event = evento tolto
cytosis-word-remove-card = carta tolta
cytosis-word-lay = obiettivo
cytosis-word-change = obiettivo sostituito
cytosis-word-deal = distribuita
cytosis-word-draw = pesca
cytosis-word-reveal = evento
cytosis-word-roll = tira
cytosis-word-show = mostrata
cytosis-word-nucleus-area = nucleo
cytosis-word-transporter-area = trasporto glucosio
cytosis-word-mitochondria-area = mitocondrio
