# Il piano di un posto, per la pagina e il terminale.

no-plan = Per questo gioco non ci sono piani; «hint» dice che cosa rispondere.
play-plan-code = Scrivi: { $code }
plan-next = Adesso: { $answer }.
plan-none = Nulla di tuo ha bisogno di una delle risposte; scegli come vuoi.
plan-any = Il tuo piano va avanti comunque; questa sembra la migliore.
plan-missing = Manca ancora: { $list }.
plan-ready = C’è tutto ciò che serve.
plan-route = La strada: { $list }.
plan-amount = { $count } × { $thing }
plan-stop-with = { $place } + { $thing }

plan-cytosis-card = Il tuo scopo: { $card }, { $health } salute.
plan-cytosis-goal = Il tuo scopo: segnare l’obiettivo { $goal }, { $health } salute per ciascuna; ne hai o ne prepari { $count }{ $first ->
    [1] , e il primo segnalino ne porta altri 3.
   *[other] .
}
plan-cytosis-return = Delle tue tre carte, questa chiede di più per ciò che porta.
plan-cytosis-take = Le tue carte useranno queste per prime.
plan-cytosis-play = Porta ciò che manca alle tue carte.
plan-cytosis-done = In questo turno non c’è altro da fare.
plan-cytosis-draft = Questa capacità si adatta meglio alle tue carte.
plan-cytosis-trade = Questo scambio porta ciò che manca alle tue carte.
plan-cytosis-express = È ciò che le tue carte possono usare.
plan-cytosis-keep = È la migliore delle carte che vedi.
plan-cytosis-replace = In quest’ordine il mazzo ti conviene di più.
plan-cytosis-rest = Ora nessun luogo aperto serve alle tue carte.
plan-cytosis-collect = { $card }: manca ancora { $count } × { $resource }.
plan-cytosis-exhaust = { $card }: manca ancora { $count } × { $resource }, e nessun luogo ora lo dà meglio.
plan-cytosis-leftovers = Nessuna carta ne ha più bisogno, ma gli avanzi contano alla fine: 2 carboidrati, 3 proteine, 4 mRNA o 4 lipidi portano 1 salute.
plan-cytosis-ribosome = { $card } è un enzima: le sue proteine nascono qui, dall’mRNA.
plan-cytosis-rough-er = { $card } comincia qui: una vescicola porta con sé le sue proteine.
plan-cytosis-steroid = { $card } comincia qui: una vescicola porta con sé i suoi lipidi.
plan-cytosis-golgi = { $card } riceve qui la sua aggiunta.
plan-cytosis-exocytosis = { $card } esce dalla cellula ed è completa: { $health } salute.
plan-cytosis-cytoplasm = { $card } si completa qui: { $health } salute.
plan-cytosis-detox = { $card } si completa qui: { $health } salute, e altra alla fine per chi ha detossificato di più.
plan-cytosis-market = { $card } vale { $health } salute, e c’è tempo per completarla.
plan-cytosis-laureates = Il tuo segnalino su { $goal } conta alla fine.
plan-cytosis-idle = Una delle tue vescicole non serve a nessuna carta della tua mano.
plan-cytosis-last-round = È l’ultimo round: completa ciò che puoi.

plan-cellulose-wall = Il tuo scopo: il prossimo pezzo della parete cellulare, { $health } salute. Ci vuole 1 carboidrato, fatto di 6 acqua e 6 CO2.
plan-cellulose-sugar = Il tuo scopo: carboidrati; ognuno che avanza alla fine vale 4.
plan-cellulose-card = Il tuo scopo: giocare { $card }, { $health } salute{ $health ->
    [0] subito, ma di più alla fine.
   *[other] .
}
plan-cellulose-shoot = Il tuo scopo: far crescere il germoglio. Il suo prossimo spazio porta { $co2 } CO2 a ogni alba{ $sugar ->
    [1] , e una fotosintesi.
   *[other] .
}
plan-cellulose-root = Il tuo scopo: far crescere la radice. Il suo prossimo spazio porta { $water } acqua e { $protein } proteine a ogni alba.
plan-cellulose-vacuole = Il tuo scopo: la regione più piena del vacuolo. Là hai { $own } acqua, la più piena degli altri ne ha { $most }.
plan-cellulose-build = Un pezzo di parete vale subito, e 1 acqua va nella tua regione.
plan-cellulose-photosynthesis = Hai i 6 acqua e i 6 CO2 per un carboidrato.
plan-cellulose-play = Ora puoi pagare { $card }.
plan-cellulose-region = { $count } dell’acqua va nella tua regione del vacuolo: la più piena conta la sera.
plan-cellulose-lacks = Manca ancora: { $count } × { $resource }.
plan-cellulose-stock = Il carboidrato dopo il prossimo avrà bisogno di { $resource }.
plan-cellulose-enzymes = Ogni enzima che hai giocato lavora di nuovo per 1 proteina.
plan-cellulose-grow = Ciò che è cresciuto ti nutre da ora in poi a ogni alba.
plan-cellulose-market = { $card } si può ancora giocare in tempo.
plan-cellulose-nucleus = Porta una carta, e cominci tu il prossimo round.
plan-cellulose-discard = Queste ti servono di meno.
plan-cellulose-back = Puoi piazzare questo segnalino un’altra volta.
plan-cellulose-activate = Il tuo enzima lavora di nuovo per 1 proteina.
plan-cellulose-collect = Prendi adesso la rendita di questo segnalino.
plan-cellulose-done = Tieni il resto per dopo.
plan-cellulose-ending = La parete è quasi completa (ne mancano { $count }): la partita finisce presto, segna ciò che puoi.

plan-foment-encapsulation = La tua strategia segreta: { $layers } strati di membrane, parete e matrice. Ne hai { $progress }.
plan-foment-stromatolite = La tua strategia segreta: { $harvests } raccolti di clorofilla. Ne hai { $progress }.
plan-foment-gluttony = La tua strategia segreta: possedere { $feast } nutrienti, tra cui { $each } di ogni tipo. Ne hai { $progress }.
plan-foment-quorum = La tua strategia segreta: incontrare in una regione almeno { $company } altre cellule, { $meetings } volte. Ne hai { $progress }.
plan-foment-appendages = La tua strategia segreta: { $appendages } flagelli o pili. Ne hai { $progress }.
plan-foment-survival = Resta in vita: finora { $damage } danni su 6, e { $held ->
    [one] { $held } nutriente
   *[other] { $held } nutrienti
} per vivere. Ogni round ne costa uno.
plan-foment-place = Il più del cibo cadrà vicino al centro; le cellule di una regione se lo dividono.
plan-foment-keep = Questa strategia sembra più facile.
plan-foment-cut = A te resta il mucchio che nessun altro prende, quindi fa’ che vadano tutti bene per te.
plan-foment-take = Questo mucchio ha il più di ciò che ti serve.
plan-foment-absorb = È ciò che ti manca di più.
plan-foment-maintain = Un nutriente mantiene intero il tuo genoma; i danni non guariscono mai.
plan-foment-suffer = Un danno, per tenere ciò che serve alla tua strategia; non troppo spesso, il sesto uccide.
plan-foment-leak = Di questo puoi fare a meno.
plan-foment-power = Funziona fino al prossimo mantenimento.
plan-foment-exchange = È ciò che manca alla prossima struttura.
plan-foment-pass = Tieni ciò che hai: ora nulla del menù vale la spesa.
plan-foment-company = Là ci sono altri, che la tua strategia cerca.
plan-foment-food = { $count ->
    [one] Là c’è { $count } nutriente{ $others ->
        [0] , e ora nessuno.
        [one] , con { $others } altra cellula.
       *[other] , con { $others } altre cellule.
    }
   *[other] Là ci sono { $count } nutrienti{ $others ->
        [0] , e ora nessuno.
        [one] , con { $others } altra cellula.
       *[other] , con { $others } altre cellule.
    }
}
plan-foment-light = Là la tua clorofilla produce cibo.
plan-foment-stay = Nessun cibo vale la strada; resta dove sei.
plan-foment-wander = Ora nessun cibo è raggiungibile; la marea ne porterà altro.
plan-foment-wanted = { $structure }: fa parte della tua strategia.
plan-foment-arm = Qualcuno è a portata: { $structure } è un’arma.
plan-foment-protect = Una membrana tiene dentro i nutrienti e fuori chi attacca.
plan-foment-useful = { $structure } aiuta per il resto della partita.
plan-foment-lipase = La lipasi distrugge una membrana e ruba un nutriente.
plan-foment-dnase = La DNAsi danneggia un genoma per sempre.
plan-foment-armed = Attenzione: { $seat } è nella tua regione e possiede { $structure }.
plan-foment-hungry = Non hai nulla: il prossimo mantenimento ti costa un danno.
plan-foment-dying = { $left ->
    [one] Ancora un danno ti uccide.
   *[other] Ancora { $left } danni ti uccidono.
}
