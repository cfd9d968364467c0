# Come la pagina racconta quel che accade al tavolo

client-stage-telling = Gioca { $name }
client-stage-happening = Ora accade questo
client-stage-back = Uno sguardo indietro: { $number } di { $count }
client-stage-now = Torna al presente
client-stage-one-back = Un passo indietro (freccia sinistra)
client-stage-one-forward = Un passo avanti (freccia destra)
client-cytosis-scene-round = Un nuovo round
client-cytosis-scene-event = L’evento di questo round
client-cytosis-scene-virus = Un virus attacca
client-cellulose-scene-sunrise = Alba
client-cellulose-scene-evening = Sera
client-foment-scene-round = Un nuovo round
client-foment-scene-tide = La marea
client-foment-scene-mutation = Mutazioni
client-stage-cards = carte
client-stage-change = { $before } → { $after }
client-stage-has = ne hai { $count }
client-stage-range = da { $least } a { $most }
client-stage-short = { $thing }: ne { $needs ->
        [one] serve { $needs }
       *[other] servono { $needs }
    }, ne hai { $has }; ne { $short ->
        [one] manca { $short }
       *[other] mancano { $short }
    }.
client-stage-rounds = Le cifre in basso sono i round.
client-stage-won = { $you ->
        [alone] Hai vinto
        [among] Hai vinto insieme a { $names }
       *[no] { $count ->
            [0] Non vince nessuno
            [one] Vince { $names }
           *[other] Vincono insieme { $names }
        }
    }
client-stage-margin = { $lead ->
        [0] { $points } punti, quanti { $second }.
        [one] { $points } punti, uno più di { $second }.
       *[other] { $points } punti, { $lead } più di { $second }.
    }
client-stage-margin-source = Soprattutto grazie a: { $source } (+{ $more }).
client-stage-turning = Che cosa ha deciso
client-stage-lead = { $you ->
        [yes] Round { $round }: passi in testa e ci resti.
       *[no] Round { $round }: { $name } passa in testa e ci resta.
    }
client-stage-gain = { $you ->
        [yes] Round { $round }: guadagni { $amount } in una volta.
       *[no] Round { $round }: { $name } guadagna { $amount } in una volta.
    }
client-stage-count = { $you ->
        [yes] L’ultimo conteggio: passi in testa.
       *[no] L’ultimo conteggio: { $name } passa in testa.
    }
client-stage-death = { $you ->
        [yes] Round { $round }: la tua cellula muore.
       *[no] Round { $round }: muore la cellula di { $name }.
    }
client-stage-luck = La fortuna è stata leale?
client-stage-rematch = Un’altra partita con le stesse persone
client-stage-rematch-join = Al nuovo tavolo
client-stage-device-bot = un bot gioca per il giocatore { $number }
client-stage-open-hands = Carte scoperte: chi usa questo dispositivo può vedere tutte le carte, e non occorre passarlo.
client-stage-since = dalla tua ultima mossa
