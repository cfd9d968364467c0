# L’allenatore: analisi delle partite finite e suggerimenti, per la riga di comando e la pagina.

cli-review = giudica ogni decisione di una partita salvata e distingue la fortuna dall’abilità
cli-review-quick = guarda ogni decisione in breve (così di norma)
cli-review-deep = guarda ogni decisione dieci volte più a lungo
cli-review-iterations = su quante partite immaginate poggia ogni ricerca
cli-review-seed = un numero da cui seguono le partite immaginate
cli-review-html = scrive una pagina per il browser a cui non serve altro

review-alone = Un’analisi confronta le probabilità di vittoria, perciò serve una partita di almeno due giocatori.
review-title = Analisi: { $game }
review-made-with = { $game }, { $seats } giocatori, regole { $rules }. Analisi di organelle { $organelle }, { $search }, { $iterations } partite immaginate per ricerca, seme { $seed }.
review-part = La partita è stata analizzata solo fino alla voce { $entry }.
review-player = { $name }: precisione { $accuracy }
review-grades = migliori { $best }, buone { $good }, imprecisioni { $inaccuracy }, errori { $mistake }, errori gravi { $blunder }
review-sum = { $start } all’inizio { $luck } fortuna (pescate { $draws }, ciò che era nascosto { $hidden }) { $own } decisioni proprie { $others } decisioni degli altri = { $end } %
review-sum-about = Inizio, fortuna, decisioni proprie e decisioni degli altri danno insieme la fine, in punti di probabilità di vittoria. Una decisione è giudicata per quello che il suo giocatore poteva sapere; ciò che allora era nascosto conta come fortuna.
review-moments = Che cosa ha deciso la partita
review-decisions = Decisioni che sono costate qualcosa: { $count }
review-moment-loss = Round { $round }: { $name } ha risposto «{ $given }»; «{ $best }» avrebbe tenuto il { $before } % invece del { $after } %.
review-moment-gain = Round { $round }: { $name } ha risposto «{ $given }», meglio di quanto la ricerca si aspettasse: il { $before } % è diventato { $after } %.
review-moment-draw-for = Round { $round }: ciò che è stato pescato ha dato a { $name } { $points } punti di probabilità di vittoria.
review-moment-draw-against = Round { $round }: ciò che è stato pescato è costato a { $name } { $points } punti di probabilità di vittoria.
review-grade-best = migliore
review-grade-good = buona
review-grade-inaccuracy = imprecisione
review-grade-mistake = errore
review-grade-blunder = errore grave
review-thresholds = Punti di probabilità di vittoria persi: buona da { $good }, imprecisione da { $inaccuracy }, errore da { $mistake }, errore grave da { $blunder }; sotto { $good } è la migliore.
review-chart = Probabilità di vittoria per round
review-players = Giocatori
review-all-decisions = Tutte le decisioni
review-column-name = giocatore
review-column-accuracy = precisione
review-column-best = migliori
review-column-good = buone
review-column-inaccuracy = imprecisioni
review-column-mistake = errori
review-column-blunder = errori gravi
review-column-start = inizio
review-column-luck = fortuna
review-column-own = decisioni proprie
review-column-others = decisioni degli altri
review-column-end = fine
review-column-entry = voce
review-column-round = round
review-column-answer = risposta
review-column-before = prima
review-column-after = dopo
review-column-grade = voto

too-many-hints = Sono molti suggerimenti in una volta; il prossimo si può chiedere tra qualche secondo.
hints-off = A questo tavolo giocano altre persone: prima chi lo ospita dovrebbe permettere i suggerimenti.
no-hint = In questo momento non è stato trovato alcun suggerimento; riprova tra qualche secondo.
serve-reviews = quante partite possono attendere l’analisi; 0 per nessuna analisi
no-review = Quell’analisi non c’è più; chiedila di nuovo.
not-your-review = Solo chi ha cominciato un’analisi può fermarla.
reviews-busy = Ora qui non si può analizzare nessuna partita; riprova tra un minuto.
