# Cellulose in due minuti, e un round come si gioca

rules-cellulose-aim-title = Tutti lavorano in una sola cellula vegetale
rules-cellulose-aim = Costruite la parete, riempite il vacuolo, giocate carte e fate crescere la pianta. Ognuna di queste cose porta salute. La partita finisce la sera in cui la parete è completa; allora vince chi ha più salute.
rules-cellulose-day-title = Di giorno si piazzano segnalini
rules-cellulose-day = Metti un segnalino su uno spazio e fai ciò che dice. Lo xilema porta tanta acqua quanta ne indica il livello, gli stomi portano CO2. Ognuno dei due abbassa il livello di 1; la sera risale. Uno spazio piccolo tiene un segnalino; uno grande dà meno e ne tiene uno per colore.
rules-cellulose-sugar-title = La luce fa zucchero da acqua e CO2
rules-cellulose-sugar = Nei cloroplasti 6 acqua e 6 CO2 diventano 1 carboidrato: una volta sullo spazio grande, esattamente due volte su quello piccolo. I mitocondri trasformano un carboidrato in ATP, i ribosomi portano proteine, il citoplasma porta ormoni.
rules-cellulose-wall-title = La parete e il vacuolo
rules-cellulose-wall = Un carboidrato messo nella parete vale il numero stampato sulla casella, e 1 acqua va nella tua regione del vacuolo. La sera la regione più piena sale sul suo tracciato e porta salute.
rules-cellulose-market-title = Una carta dopo ogni azione
rules-cellulose-market = Le carte si prendono dal mercato pagando CO2. Dopo l’azione del tuo segnalino puoi giocare una carta dalla mano: costa ciò che mostra, porta subito la sua salute, e gli enzimi si possono usare di nuovo più avanti.
rules-cellulose-plant-title = La pianta cresce
rules-cellulose-plant = Con ormoni e ATP i tuoi segnalini salgono lungo il germoglio e la radice. A ogni alba portano ciò che c’è dove si trovano.

rules-cellulose-round = Il primo giorno di una partita in tre: Ada, Ben e Carla hanno tre segnalini ciascuno. Ben ha cominciato con 2 acqua e Carla con 3; il livello dell’acqua è 5.
rules-cellulose-round-1 = Alba: i segnalini di crescita di tutti portano ciò che dà il loro primo spazio, un po’ di CO2 e di acqua.
rules-cellulose-round-2 = Ada prende 5 acqua dallo xilema e ne mette 2 nella sua regione del vacuolo. Il livello scende a 4. Ben prende lo spazio piccolo degli stomi, 6 CO2, e il livello scende a 3. Anche Carla vuole CO2: lo spazio grande ne dà 4, e il livello scende a 2.
rules-cellulose-round-3 = Ada prende 5 proteine dallo spazio piccolo dei ribosomi. Ben va allo xilema: il suo spazio è grande, quindi il segnalino di Ada non lo esclude, ma ora porta solo 2 acqua. Carla prende 3 ormoni dallo spazio piccolo del citoplasma.
rules-cellulose-round-4 = Ada prende la prima carta del mercato, che non costa CO2. Ben paga 1 CO2 nel nucleo: riceve il segnalino primo giocatore e una carta. Carla prende 3 proteine dallo spazio grande dei ribosomi.
rules-cellulose-round-5 = Sera: i segnalini tornano. Ada ha più acqua di tutti nel vacuolo, 2 contro niente. Sale di un passo sul suo tracciato, guadagna il numero che vi trova, svuota la regione e domani può usare il segnalino grigio.
rules-cellulose-round-6 = Un carboidrato della riserva copre la prima casella della parete. Il livello dell’acqua è di nuovo 5, le due carte più a sinistra del mercato se ne vanno e ne arrivano di nuove. Domani comincia Ben.
