# Foment in due minuti, e un round come si gioca

rules-foment-aim-title = Sei un solo batterio
rules-foment-aim = Resta in vita. Vinci se sei l’ultima cellula viva, oppure subito, quando realizzi la strategia segreta della tua carta. Non ci sono punti.
rules-foment-swim-title = Tutti nuotano insieme, in segreto
rules-foment-swim = Scegli se restare o nuotare in una regione vicina; le scelte si scoprono insieme. Dal bordo si può passare dall’altra parte del mare. Da solo in una regione inghiotti tutto il cibo che c’è. In compagnia, la cellula più sana lo divide in mucchi e la più malata prende per prima.
rules-foment-tide-title = La marea riporta il cibo
rules-foment-tide = Tutto ciò che si paga va in banca. A ogni round un dado decide se viene la marea: allora tutto quello che è in banca ricade in mare, più facilmente vicino al centro, e un nuovo plasmide entra nel menù. Ogni volta che non viene diventa più probabile.
rules-foment-build-title = Paga per il genoma, poi costruisci o attacca
rules-foment-build = A ogni round il genoma costa un nutriente, oppure subisci un punto di danno; il danno non guarisce mai, porta mutazioni, e il sesto punto uccide. Con ciò che resta costruisci strutture dal menù, come le membrane che ti proteggono, o attacchi una cellula della tua regione.

rules-foment-round = Un round a metà partita. Ada ha 1 lipide e 1 carboidrato, Ben 2 lipidi, Carla niente. Carla ha un punto di danno, gli altri nessuno.
rules-foment-round-1 = Movimento: tutti scelgono in segreto. Quando le scelte si scoprono, Ada è sola in una regione con 1 amminoacido; Ben e Carla hanno nuotato tutti e due verso il centro, dove ci sono 2 lipidi e 1 carboidrato.
rules-foment-round-2 = Acquisizione: Ada prende il suo amminoacido. Al centro Ben è il più sano, quindi divide: 2 lipidi qui, 1 carboidrato là. Carla sceglie per prima e prende i lipidi; a Ben resta il carboidrato.
rules-foment-round-3 = Marea: il segnalino è sul 4, e il dado dà 2. La marea non viene; al prossimo round basta 3.
rules-foment-round-4 = Mantenimento: ognuno paga un nutriente per il genoma. Ada paga il suo carboidrato, Ben il suo, Carla un lipide. Tutti hanno una membrana, quindi niente perde.
rules-foment-round-5 = Mutazione: solo Carla è danneggiata, quindi solo lei tira. Con un punto di danno un 1 porterebbe una mutazione; tira 3 e non succede niente.
rules-foment-round-6 = Azione: comincia la cellula più danneggiata. Carla ha 1 lipide, troppo poco per una membrana, e passa. Ben paga 2 lipidi e costruisce una seconda membrana.
rules-foment-round-7 = Ada tiene il suo lipide e paga 1 amminoacido per un granulo di lipasi. Dal prossimo round potrebbe attaccare con esso una cellula della sua regione: in questo ha costruito, e chi costruisce non attacca.
