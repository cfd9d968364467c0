# Cytosis in due minuti, e un round come si gioca

rules-cytosis-aim-title = Dirigi una cellula umana
rules-cytosis-aim = Produci enzimi, ormoni e recettori. Ognuno che completi è una carta che porta salute. Dopo 11–13 round vince chi ha più salute.
rules-cytosis-turn-title = Al tuo turno piazzi una beuta
rules-cytosis-turn = Metti una beuta su un posto libero e fai subito ciò che c’è scritto. Nel nucleo, +3 vuol dire: prendi 3 mRNA. Un posto con una beuta resta occupato fino alla fine del round: conta chi arriva prima.
rules-cytosis-resources-title = Materiali, e l’ATP che paga il lavoro
rules-cytosis-resources = Al ribosoma libero il tuo mRNA diventa proteina, uno per uno. I carboidrati entrano dal trasportatore del glucosio, i lipidi si fanno nel RE liscio. I mitocondri danno ATP, e bruciando un carboidrato ne danno 6. Gli enzimi si pagano e si completano nel citoplasma, in un solo turno.
rules-cytosis-travel-title = Ormoni e recettori viaggiano
rules-cytosis-travel = Servono tre turni. Comincia una vescicola nel RE ruvido (gli ormoni steroidei: nel RE liscio), portala nel Golgi e aggiungi lì un carboidrato o un lipide, poi liberala con l’esocitosi: solo allora la carta si paga e si completa.
rules-cytosis-market-title = Le carte nuove vengono dal mercato
rules-cytosis-market = Più una carta è a sinistra, meno ATP costa. Dopo ogni round la carta più a sinistra se ne va e le altre scorrono.
rules-cytosis-goals-title = Che cosa conta alla fine
rules-cytosis-goals = Presso i Campioni puoi mettere un segnalino su un obiettivo: alla fine paga per ogni carta del suo tipo che hai completato. Enzimi diversi valgono come serie, e contano anche le detossificazioni più grandi e i materiali rimasti.

rules-cytosis-round = Ada, Ben e Carla hanno quattro beute ciascuno e un po’ di ATP. Ada ha in mano un enzima: 2 proteine e 1 ATP per 2 di salute. Ben ha un ormone proteico: 2 proteine, un carboidrato e 2 ATP per 7 di salute.
rules-cytosis-round-1 = Ada vuole proteine, e prima le serve il progetto: prende il 3 del nucleo, 3 mRNA. Ben prende il 2 accanto. Carla trova il nucleo pieno e prende 3 ATP dai mitocondri.
rules-cytosis-round-2 = Ada va al ribosoma libero e trasforma 2 mRNA in 2 proteine. L’ormone di Ben deve viaggiare: nel RE ruvido mette i suoi 2 mRNA in una vescicola come 2 proteine. Carla paga 1 ATP per la seconda carta del mercato.
rules-cytosis-round-3 = Ada piazza una beuta nel citoplasma, paga 2 proteine e 1 ATP e cala il suo enzima: 2 di salute. Ben, che ha un carboidrato da un round precedente, porta la vescicola nel Golgi e lo aggiunge. Carla va dai Campioni: comincerà il prossimo round, e il suo segnalino è il primo su un obiettivo, che porta subito 3 di salute.
rules-cytosis-round-4 = Ada prende 2 ATP dai mitocondri. Ben libera la vescicola con l’esocitosi, paga 2 ATP e completa l’ormone: 7 di salute. Carla fa 3 lipidi nel RE liscio per dopo.
rules-cytosis-round-5 = Se Ada o Carla avessero già completato un recettore per ormoni proteici, l’ormone di Ben avrebbe portato 2 di salute anche a loro.
rules-cytosis-round-6 = Tutte le beute tornano. La carta più a sinistra del mercato si scarta, le altre scorrono, e si scopre un nuovo evento. Carla comincia il prossimo round.
