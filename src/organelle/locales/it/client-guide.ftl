# La guida di una prima partita.

client-guide = Una prima partita, spiegata
client-guide-step = { $number } di { $count }.
client-guide-free = Ora conosci le vie di questo gioco; continua come vuoi. «Impara», accanto alla cronaca, spiega ogni luogo e ogni pezzo.
client-guide-plan = Tutto il piano
client-guide-close = Basta spiegazioni
client-guide-later = poi { $place }

client-guide-cytosis-cards = Si gioca per la salute, che viene soprattutto dalle carte completate. Guarda che cosa serve a ciascuna e restituisci quella che chiede di più.
client-guide-cytosis-supply = Cominci con due risorse a tua scelta. Con l’mRNA puoi produrre subito proteine; l’ATP paga quasi tutto.
client-guide-cytosis-turn = A ogni turno piazzi una beuta su un posto libero e lo usi subito. Un posto con una beuta è occupato fino alla fine del round. Il nucleo scrive l’mRNA, il progetto di ogni proteina.
client-guide-cytosis-atp = Quasi tutto costa ATP. I mitocondri lo fanno con carburante e ossigeno: gli spazi gratuiti stanno per carburante che non si vede, e con un carboidrato da bruciare ne ricevi di più.
client-guide-cytosis-vesicles = Ormoni e recettori viaggiano: una vescicola lascia il RE, prende un carboidrato o un lipide nel Golgi e si fonde con la membrana per esocitosi. Solo lì la carta si paga e si completa.
client-guide-cytosis-enzymes = Gli enzimi si completano nel citoplasma. Le loro proteine vengono dal ribosoma libero: nel gioco ogni mRNA dà una proteina e si consuma; uno vero viene letto molte volte.
client-guide-cytosis-market = Le carte nuove vengono dal mercato. Più sono a sinistra, meno costano; dopo ogni round la prima a sinistra se ne va.
client-guide-cytosis-goals = Presso i Campioni puoi mettere un segnalino su un obiettivo. Alla fine paga per ogni carta del suo tipo che hai completato; il primo segnalino porta anche salute subito.
client-guide-cytosis-receptors = Un recettore completato continua a lavorare: ti porta 2 salute quando un altro completa un ormone del suo tipo, e 1 quando lo fai tu.
client-guide-cytosis-events = Dal secondo round ogni round scopre un evento. Vale per tutti fino al prossimo.
client-guide-cytosis-scoring = Alla fine pagano gli obiettivi, enzimi diversi valgono come serie, chi ha detossificato di più riceve salute, e contano anche i materiali rimasti.

client-guide-cellulose-turn = Si gioca per la salute. A ogni turno metti un segnalino su uno spazio e fai ciò che dice. Uno spazio piccolo tiene un segnalino; uno grande dà meno e ne tiene uno per colore.
client-guide-cellulose-sugar = I cloroplasti usano la luce per trasformare 6 acqua e 6 CO2 in un carboidrato. Lo xilema porta acqua e gli stomi CO2; ogni visita là abbassa il livello dell’acqua di 1.
client-guide-cellulose-wall = Un carboidrato posato nella parete cellulare porta subito salute, e 1 acqua va nella tua regione del vacuolo.
client-guide-cellulose-vacuole = L’acqua dello xilema può andare nella tua regione del vacuolo. La sera la regione più piena porta salute, si svuota e dà a chi la possiede un segnalino in più per un giorno.
client-guide-cellulose-growth = Il citoplasma porta ormoni. Nella membrana fanno crescere germoglio e radice, e ciò che è cresciuto ti nutre a ogni alba.
client-guide-cellulose-cards = Le carte si prendono dal mercato pagando CO2. Dopo l’azione del tuo segnalino puoi giocarne una dalla mano: costa ciò che mostra e porta salute. Gli enzimi si possono usare di nuovo.
client-guide-cellulose-evening = La sera i segnalini tornano, la regione più piena del vacuolo porta salute, un carboidrato della riserva va nella parete, il livello dell’acqua risale e arrivano carte nuove.
client-guide-cellulose-sunrise = Ogni giorno comincia con l’alba: ogni segnalino della crescita porta ciò che c’è dove si trova. Ciò che cresce oggi ti nutre da domani.
client-guide-cellulose-end = La partita finisce la sera in cui la parete è completa. Alcune carte contano solo allora, e così ogni carboidrato rimasto.

client-guide-foment-strategy = Sei una cellula. Vinci se resti l’ultima viva, o subito se realizzi la tua strategia segreta, che nessun altro vede. Non ci sono punti.
client-guide-foment-place = Il cibo cade quando tutte le cellule sono piazzate: più facilmente al centro, meno ai bordi. Le cellule nella stessa regione devono dividerselo.
client-guide-foment-move = Tutti nuotano insieme e in segreto. Le cellule che finiscono nella stessa regione devono dividersi il cibo: cerca dove forse non va nessuno.
client-guide-foment-share = Dove più cellule si incontrano, la più sana divide il cibo in mucchi e la più malata prende per prima. Chi è da solo inghiotte tutto.
client-guide-foment-upkeep = A ogni round il tuo genoma chiede un nutriente o subisce un punto di danno. Il danno non guarisce mai; il sesto punto uccide. Una cellula senza membrana perde anche un nutriente.
client-guide-foment-build = Con i nutrienti si costruiscono le strutture del menù: le membrane proteggono, altre muovono, combattono o nutrono. Passa se preferisci risparmiare.
client-guide-foment-tide = Ciò che si paga va in banca. A ogni round un dado decide se viene la marea: allora tutto ricade in mare e un plasmide entra nel menù. Ogni volta che non viene diventa più probabile.
client-guide-foment-attack = Invece di costruire, una cellula può attaccarne un’altra nella sua regione: la lipasi distrugge una membrana e ruba un nutriente, la DNAsi danneggia un genoma. L’arma si consuma.
client-guide-foment-mutation = A ogni round una cellula danneggiata lancia un dado e può pescare una mutazione. Resta per sempre: alcune aiutano, altre nuocciono.
client-guide-foment-end = La partita finisce subito quando una strategia è realizzata o resta una sola cellula. Guarda quanto diventano forti gli altri e va’ avanti con la tua strategia.
