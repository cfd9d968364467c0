# Imparare giocando da soli

cli-train = fai giocare un bot contro sé stesso, impara quanto vale una posizione e scrivi i pesi in un file
cli-train-games = quante partite giocare (se manca: 300)
cli-train-minutes = gioca per tanti minuti invece di un numero di partite
cli-train-bot = il bot che gioca contro sé stesso, con iterazioni se cerca (se manca: ismcts@50); 15 scelte su 100 sono tirate a sorte, più spesso quelle buone
cli-train-generations = gioca in tante parti, ognuna tranne la prima con ciò che è stato imparato finora (se manca: 1)
cli-train-contest = poi gioca tante partite di ciò che è stato imparato contro l’euristica scritta a mano, a pari iterazioni
cli-train-priors = poi impara da tante partite quali scelte sembrano buone: quelle che le ricerche lunghe visitano (se manca: 20; 0 lo lascia all’euristica)
cli-train-value = prendi il valore da questo file di pesi invece di impararne uno; si impara solo il resto
cli-train-seed = il seme della prima partita; ogni altra ha quello successivo (se manca: 1000000, dove nessuna sfida arriva)
cli-train-out = il file da scrivere, che non deve ancora esistere (se manca: GIOCO-POSTI.json)

train-missing = L’addestramento richiede il pacchetto numpy: pip install "organelle[research]".
train-both = Indica un numero di partite (--games) o un tempo (--minutes), non entrambi.
train-timed-bot = Il bot { $bot } si ferma a orologio, e lo stesso seme darebbe altre partite; dagli iterazioni, come in ismcts@50.
train-contest-alone = Un giocatore solo non ha un altro bot contro cui giocare; lascia fuori --contest e usa l’arena con --seats 1.
train-too-few = { $games } partite vinte da qualcuno sono troppo poche per imparare; giocane almeno { $least }.
train-lesson = Generazione { $generation }: { $games } partite, { $positions } posizioni, perdita { $loss } su partite lasciate fuori (a mano { $hand })
train-quarter = Quarto { $quarter } della partita: errore di calibrazione { $error } (a mano { $hand })
train-contest = Sfida: { $share } % di { $games } partite vinte ({ $low } – { $high }) con { $bot } contro quella a mano; bot uguali vincerebbero il { $fair } %
train-priors = Opzioni: { $choices } scelte di { $games } partite, perdita { $loss } su partite lasciate fuori (a mano { $hand })
train-value = I pesi in { $path } non si possono usare qui.
train-done = Scritto in { $path }
