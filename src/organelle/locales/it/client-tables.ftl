# I propri tavoli, sulla prima pagina e a un altro tavolo

client-wish-move = tocca a te
client-wish-ready = si comincia?
client-wish-ended = è finita
client-wish-playing = giocano gli altri
client-wish-open = aspetta giocatori
client-wish-over = finita
client-tables-with = con { $names }
client-tables-left = tempo: { $time }
client-minutes = { $count ->
        [one] 1 minuto
       *[other] { $count } minuti
    }
client-tables-unread = { $count ->
        [one] una riga nuova nella chat
       *[other] { $count } righe nuove nella chat
    }
client-tables-past = { $count ->
        [one] Un altro tavolo, o uno già finito
       *[other] Altri { $count } tavoli e partite finite
    }
client-tables-title = { $count ->
        [one] Tocca a te a un tavolo
       *[other] Tocca a te a { $count } tavoli
    }
client-tables-next = { $names ->
        [none] Prossimo tavolo: { $game }
       *[other] Prossimo tavolo: { $game }, con { $names }
    }
client-tables-more = { $count ->
        [one] Ce n’è un altro che ti aspetta.
       *[other] Ce ne sono altri { $count } che ti aspettano.
    }
client-tables-rematch = È aperta la prossima partita per gli stessi giocatori.
client-tables-rematch-join = Partecipa

client-rules-overview = In due minuti
client-rules-round = Un round, come si gioca
client-rules-topics = Le regole per argomento
client-rules-notes = Mostra da dove viene ogni regola e che cosa abbiamo deciso
