# Che cosa hanno tutti e che cosa resta, aperto sopra il tavolo

client-holdings = Che cosa hanno tutti
client-holdings-of = { $name }: mostra tutto ciò che ha
client-holdings-rest = Che cosa resta
client-holdings-close = Chiudi
client-holdings-hand = { $count ->
        [0] Nessuna carta in mano
        [one] Una carta in mano
       *[other] { $count } carte in mano
    }
client-holdings-unknown = { $count ->
        [one] Una di esse non l’ha vista nessun altro.
       *[other] { $count } di esse non le ha viste nessun altro.
    }
client-holdings-supply = Nella riserva
client-holdings-deck = Mazzo
client-holdings-cards = { $count ->
        [0] Nessuna carta rimasta
        [one] Una carta rimasta
       *[other] { $count } carte rimaste
    }
client-holdings-discard = Scartate: { $count }
client-holdings-discard-none = Non è stato scartato nulla.

client-cytosis-completed-title = Carte completate
client-cytosis-completed-none = Ancora nessuna carta completata.
client-cytosis-goals = Obiettivi e Campioni
client-cytosis-goals-none = Ancora nessun segnalino su un obiettivo.
client-cytosis-goal-counts = { $counts ->
        [enzyme] enzima completato
        [protein-hormone] ormone proteico completato
        [steroid-hormone] ormone steroideo completato
        [receptor] recettore completato
        [detox] detossificazione completata
        [attack] carta attacco virale comprata
       *[antibody] anticorpi di tutte le colonne
    }
client-cytosis-goal-held = { $place ->
        [first] Al primo posto
       *[second] Al secondo posto
    } in «{ $goal }»: { client-cytosis-goal-value }
client-cytosis-goal-value = { $per ->
        [1] alla fine { $health } di salute per ogni { client-cytosis-goal-counts }
       *[other] alla fine { $health } di salute ogni { $per } { client-cytosis-goal-counts }
    }
client-cytosis-goal-of = Obiettivo { $goal }: { client-cytosis-goal-value }
client-cytosis-goal-each = { $per ->
        [1] l’uno
       *[other] ogni { $per }
    }
client-cytosis-is-laureate = In questo round ha una beuta presso i Campioni.
client-cytosis-vesicles = Vescicole
client-cytosis-attacks = Virus arrivati
client-cytosis-past-events = { $left ->
        [0] Eventi finora; non ne resta nessuno
        [one] Eventi finora; ne resta uno
       *[other] Eventi finora; ne restano { $left }
    }

client-cellulose-played = Carte in gioco
client-cellulose-played-none = Ancora nessuna carta in gioco.
client-cellulose-grown = Che cosa è cresciuto
client-cellulose-water-income = { $count } di acqua ogni alba
client-cellulose-points = Salute, da dove viene
client-cellulose-wall-left = { $count ->
        [0] Ogni casella della parete è costruita.
        [one] Resta una casella; porta { $health } di salute.
       *[other] Restano { $count } caselle; portano { $health } di salute.
    }

client-foment-is-powered = alimentata
client-foment-structures-none = Ancora nessuna struttura.
client-foment-mutations-none = Ancora nessuna mutazione.
client-foment-strategy-hidden = Segreta.
client-foment-tokens = Segnalini rimasti di ogni plasmide
client-foment-mutation-cards = Carte mutazione
client-foment-discarded = Usate: { $count }
client-foment-plasmid-for = { $payable ->
        [none] { $plasmid }
        [yes] { $plasmid }; ora puoi pagarlo
       *[no] { $plasmid }; ora non puoi pagarlo
    }
