# Il laboratorio dell’equilibrio: il comando, la relazione, e ciò che si misura in ogni gioco

cli-lab = gioca molte partite, le misura e scrive una pagina che dice che cosa spicca
cli-lab-bots = chi gioca, separati da virgole, come in “organelle arena”; ogni partita comincia con il bot successivo (se non si dice altro greedy)
cli-lab-seats = in quanti si gioca, numeri separati da virgole; ognuno è misurato per sé (se non si dice altro tre, o quanti il gioco permette)
cli-lab-games = quante partite per ogni numero di giocatori e per ogni tabella (se non si dice altro 200)
cli-lab-against = confronta con le carte di questo file TOML, o con quelle del gioco se è la parola “game”
cli-lab-out = la pagina da scrivere, che non deve esserci ancora; i dati vanno in una cartella dello stesso nome che finisce con “.data”
cli-lab-resume = continua il lavoro di questa pagina, o riscrive la pagina di un lavoro finito

lab-nothing = Di’ quale gioco misurare, chi lo gioca (--bots) e dove va la relazione (--out), come in “organelle lab cytosis --out report.html”; oppure continuane una (--resume).
lab-not-numbers = “{ $given }” non è un elenco di numeri di giocatori; scrivi per esempio 3 o 2,3,4.
lab-unknown-game = Il laboratorio non sa che cosa significano gli eventi di { $game }; conosce { $allowed }.
lab-folder-exists = La cartella { $path } c’è già; continua il suo lavoro (--resume { $report }) o scegli un altro nome.
lab-no-run = In { $path } non c’è alcun lavoro del laboratorio; cominciane uno con --out.
lab-versions = Questo lavoro è cominciato con { $name } { $then } e non può continuare con { $now }, perché le partite sarebbero altre; cominciane uno nuovo.
lab-no-parquet = I dati sono solo in games.jsonl; per le tabelle in file Parquet serve il pacchetto pyarrow: pip install "organelle[dataset]".
lab-done = { $games } partite misurate; la relazione è { $path }

lab-decimal-point = ,
lab-title = { $game }: relazione sull’equilibrio
lab-about = { $games } partite per ogni numero di giocatori ({ $seats }) e per ogni tabella, giocate da { $bots }, dal seme { $seed } in poi.
lab-options = Opzioni: { $options }.
lab-own-sheets = le carte del gioco
lab-contents = Parti di questa pagina
lab-findings = Che cosa spicca
lab-stands-out = Secondo le regole in fondo a questa pagina, per { $sheet }. Ogni valore ha fra parentesi il suo intervallo al 95 %.
lab-calm = Niente spicca secondo le regole di questa relazione.
lab-more = e altri { $count }
lab-search = La ricerca dei valori
lab-players = { $seats ->
    [one] Un giocatore
   *[other] { $seats } giocatori
}
lab-reading = Come leggere questa pagina
lab-changes = Che cosa è cambiato fra le due tabelle
lab-changed = { $count ->
    [0] Nessuno di { $all } valori è cambiato più che per caso.
    [one] Uno di { $all } valori è cambiato più che per caso:
   *[other] { $count } di { $all } valori sono cambiati più che per caso, prima i più sicuri:
}
lab-changed-mark = cambiato più che per caso
lab-made = Fatto da Organelle { $version }, regole versione { $rules }. Lo stesso comando con le stesse versioni dà la stessa pagina.

lab-finding-strong-worth = Troppo forte per quel che costa. Per ogni risorsa dà almeno { $limit } volte i punti delle altre del suo tipo, e viene usata.
lab-finding-strong-wins = Vince troppo spesso. Chi ce l’ha vince almeno { $limit } volte più spesso di chi ha le altre.
lab-finding-weak-wins = Vince troppo di rado. Chi ce l’ha vince al massimo { $limit } volte quanto chi ha le altre.
lab-finding-hardly = Non vale quasi mai la pena. In meno del { $limit } delle partite in cui è comparsa qualcuno l’ha portata a termine.
lab-finding-dead = Morto. Viene usato in meno del { $limit } delle partite.
lab-finding-seat = Conta troppo dove si siede: un posto vince oltre il { $limit } in più o in meno della sua parte giusta.
lab-finding-ending-rare = Non decide quasi mai una partita. Meno del { $limit } delle partite finisce così.
lab-finding-ending-most = Decide quasi tutte le partite. Più del { $limit } finisce così.
lab-finding-source-rare = Quasi senza punti. Meno del { $limit } di tutti i punti viene da qui.
lab-finding-source-most = Pesa più di tutto il resto. Più del { $limit } di tutti i punti viene da qui.
lab-finding-quiet = Troppo tranquillo. Ciò che dà mordente al gioco accade in meno del { $limit } delle partite.
lab-finding-short = Finisce troppo presto. Più del { $limit } delle partite dura meno della metà del solito.

lab-rule-strong-worth = Troppo forte per quel che costa
lab-rule-strong-worth-about = I punti che una carta dà subito, divisi per le risorse che chiede, sono almeno { $limit } volte la mediana delle altre carte del suo tipo; e viene completata in almeno tre quarti delle partite in cui lo sono queste.
lab-rule-strong-wins = Vince troppo spesso
lab-rule-strong-wins-about = I posti che ce l’hanno vincono almeno { $limit } volte più spesso di quelli che hanno le altre cose del gruppo, e dopo la correzione il caso lo spiega in meno di un caso su venti.
lab-rule-weak-wins = Vince troppo di rado
lab-rule-weak-wins-about = Lo stesso al contrario: al massimo { $limit } volte.
lab-rule-hardly = Non vale quasi mai la pena
lab-rule-hardly-about = L’intero intervallo delle partite in cui qualcuno la porta a termine, fra quelle in cui è comparsa, sta sotto il { $limit }.
lab-rule-dead = Morto
lab-rule-dead-about = L’intero intervallo delle partite in cui un luogo viene usato sta sotto il { $limit }.
lab-rule-seat = Conta dove si siede
lab-rule-seat-about = Le vittorie di un posto sono oltre il { $limit } sopra o sotto la sua parte giusta, e questa sta fuori dall’intervallo.
lab-rule-ending-rare = Un finale raro
lab-rule-ending-rare-about = L’intero intervallo sta sotto il { $limit }.
lab-rule-ending-most = Un finale comune
lab-rule-ending-most-about = L’intero intervallo sta sopra il { $limit }.
lab-rule-source-rare = Una fonte di pochi punti
lab-rule-source-rare-about = L’intero intervallo della sua parte di tutti i punti sta sotto il { $limit }; le fonti che le opzioni scelte escludono non sono nominate.
lab-rule-source-most = Una fonte di quasi tutti i punti
lab-rule-source-most-about = L’intero intervallo della sua parte di tutti i punti sta sopra il { $limit }.
lab-rule-quiet = Troppo tranquillo
lab-rule-quiet-about = L’intero intervallo delle partite in cui accade almeno una volta sta sotto il { $limit }.
lab-rule-short = Finisce troppo presto
lab-rule-short-about = Le partite con meno turni della metà della mediana sono più del { $limit }, intervallo compreso. Nessuna regola giudica un valore che poggia su meno di { $few } dati.

lab-intervals = Un valore fra parentesi è un intervallo al 95 %: se tutte queste partite si rigiocassero con altra fortuna, 95 intervalli su 100 conterrebbero il valore vero. Gli intervalli delle quote sono di Wilson, quelli delle medie vengono dalla distribuzione normale, quelli delle mediane dai ranghi. I posti di una stessa partita sono contati come se non dipendessero l’uno dall’altro.
lab-corrected = Quando si confrontano molte cose insieme, alcune differiscono solo per fortuna. Ciò che qui è detto differenza è stato corretto per questo (Benjamini e Hochberg): di tutte quelle nominate non più del 5 % dovrebbero essere falsi allarmi. Le quote sono confrontate con il test esatto di Fisher, le medie con quello di Welch, le mediane con quello di Mann e Whitney.
lab-bots-only = Tutto questo è stato misurato su bot. Non giocano come le persone: ciò che un bot debole non usa mai può essere buono, quindi guarda bot più forti prima di cambiare una carta.

lab-thing = Nome
lab-measure = Valore
lab-figure = Quanto
lab-how-many = Quanti
lab-as-table = Mostra in cifre
lab-seats = Chi vince
lab-seats-name = Posto
lab-seats-figure = Partite vinte (tratteggiata: la parte giusta)
lab-wins-alone = Partite vinte
lab-wins-alone-name = Giocatore
lab-wins-alone-figure = Parte delle partite
lab-length = Durata di una partita
lab-rounds = turni
lab-scores = Punteggi
lab-score = punti alla fine
lab-points = Da dove vengono i punti
lab-points-name = Fonte
lab-points-figure = Parte di tutti i punti
lab-endings = Come finiscono le partite
lab-endings-name = Finale
lab-endings-figure = Parte delle partite
lab-happened = Che cosa accade
lab-happening = Che cosa
lab-course = Vantaggi, rimonte e scelte
lab-course-name = Valore
lab-course-figure = Quanto
lab-wins-about = “Vince”: dei posti arrivati fin lì, quanti hanno vinto; tratteggiata è la parte giusta. Chi fa molto vince di più, quindi confronta dentro la tabella.

lab-stage-seen = Partite in cui compare
lab-stage-taken = Presa
lab-stage-completed = Fatta
lab-stage-used = Partite in cui è usato
lab-stage-wins = Vince
lab-stage-worth = Punti per risorsa
lab-stage-games = Partite in cui accade
lab-stage-times = Volte a partita

lab-measure-rounds-median = Turni (mediana)
lab-measure-rounds-mean = Turni (media)
lab-measure-rounds-under = Partite finite prima del turno { $number }
lab-measure-decisions-mean = Decisioni a partita
lab-measure-score-mean = Punteggio
lab-measure-score-winner = Punteggio di chi vince
lab-measure-score-gap = Fra il primo e l’ultimo
lab-measure-lead-held = Vince chi era primo a metà
lab-measure-lead-comeback = Vince chi era ultimo a metà
lab-measure-lead-changes = Cambi al comando
lab-measure-choices-mattered = Scelte che contavano
lab-measure-choices-spread = La risposta migliore sopra la media
lab-measure-points = Parte dei punti
lab-measure-ending = Finale

lab-group-duel-cards = Anticorpi
lab-points-duel-bound = legami
lab-happened-duel-bound = qualcuno si lega
lab-happened-duel-unbound = nessuno si lega

lab-group-cytosis-cards = Carte
lab-group-cytosis-goals = Obiettivi
lab-group-cytosis-places = Luoghi
lab-group-cytosis-modifications = Carte epigenetiche
lab-points-cytosis-enzyme = enzimi
lab-points-cytosis-protein-hormone = ormoni proteici
lab-points-cytosis-steroid-hormone = ormoni steroidei
lab-points-cytosis-protein-receptor = recettori di ormoni proteici
lab-points-cytosis-steroid-receptor = recettori di ormoni steroidei
lab-points-cytosis-detox = detossificazioni
lab-points-cytosis-receptors = ormoni raccolti dai recettori
lab-points-cytosis-markers = obiettivi segnati per strada
lab-points-cytosis-virus-losses = persi a causa dei virus
lab-points-cytosis-macromolecules = macromolecole avanzate
lab-points-cytosis-detox-majority = più detossificazioni
lab-points-cytosis-enzyme-sets = serie di enzimi
lab-points-cytosis-goals = obiettivi
lab-happened-cytosis-evicted = una vescicola è rimandata indietro
lab-happened-cytosis-receptors = i recettori danno salute
lab-happened-cytosis-attack = un virus attacca
lab-happened-cytosis-poisoned = qualcuno perde per la tossicità

lab-group-cellulose-cards = Carte
lab-group-cellulose-places = Spazi della cellula
lab-group-cellulose-plant = Spazi della pianta
lab-group-cellulose-bonuses = Bonus della pianta
lab-points-cellulose-wall = la parete cellulare
lab-points-cellulose-vacuole = il vacuolo centrale
lab-points-cellulose-cards = carte
lab-points-cellulose-enzymes = enzimi
lab-points-cellulose-plant = il tabellone della pianta
lab-points-cellulose-actions = azioni
lab-points-cellulose-carbohydrates = carboidrati avanzati
lab-points-cellulose-specializations = specializzazioni
lab-points-cellulose-scenario = lo scenario
lab-points-cellulose-strategy = la strategia di Ivy
lab-ending-cellulose-players = un giocatore costruisce l’ultimo spazio della parete
lab-ending-cellulose-evening = la sera costruisce l’ultimo spazio della parete
lab-happened-cellulose-built = un giocatore costruisce la parete
lab-happened-cellulose-bonus = si usa un bonus della pianta
lab-happened-cellulose-activated = si attiva un enzima
lab-happened-cellulose-rewarded = il vacuolo premia qualcuno

lab-group-foment-strategies = Strategie
lab-group-foment-structures = Strutture
lab-group-foment-mutations = Mutazioni
lab-group-foment-regions = Regioni
lab-ending-foment-encapsulation = incapsulamento
lab-ending-foment-stromatolite = stromatolite
lab-ending-foment-gluttony = ingordigia
lab-ending-foment-quorum = quorum sensing
lab-ending-foment-appendages = appendici multiple
lab-ending-foment-survived = ultimo vivo
lab-ending-foment-expired = l’ultimo turno è finito
lab-ending-foment-extinct = non resta nessuno
lab-happened-foment-attack = attacco
lab-happened-foment-breached = una membrana si apre
lab-happened-foment-theft = furto di nutrienti
lab-happened-foment-death = morte
lab-happened-foment-tide = arriva la marea
lab-happened-foment-meeting = cellule dividono una regione
lab-figure-foment-tide-deck = parte del mazzo delle maree uscita (mediana)

cli-lab-tune = cerca valori migliori: un file TOML che dice quali valori possono variare e che cosa si vuole; la relazione confronta poi la proposta con ciò che c’era
cli-lab-trials = quante tabelle prova una ricerca (se non si dice altro 60)
cli-lab-trial-games = quante partite per ogni numero di giocatori gioca una prova (se non si dice altro 40)
cli-lab-trial-bots = chi gioca le prove, mentre --bots giocano il confronto alla fine (se non si dice altro greedy)

tune-file = { $path } deve avere tabelle [[figure]] e [[target]] e nient’altro.
tune-many = { $count } valori sono troppi per una ricerca; ne prende { $most }.
tune-figure = Una [[figure]] in { $path } ha sheet, row e column, che sono parole, e from e to, che sono numeri interi.
tune-target = Un [[target]] in { $path } ha una measure, e least, most o entrambi, che sono numeri; inoltre può avere un weight sopra 0 e seats.
tune-no-figure = Non c’è un valore { $column } di { $row } nella tabella { $sheet }; “organelle cards” mostra tutti quelli che ci sono.
tune-no-number = { $column } di { $row } nella tabella { $sheet } non è un numero, e si cercano solo numeri.
tune-printed = { $column } di { $row } nella tabella { $sheet } è un valore stampato e resta com’è; possono variare solo i valori ricostruiti e i nostri (segni c e o).
tune-range = { $column } di { $row } nella tabella { $sheet } può andare solo da { $low } a { $high }, prima il numero minore.
tune-measure = Nessuna misura si chiama { $measure }; i nomi delle misure cominciano con { $allowed } e stanno nel figures.parquet di ogni lavoro.
tune-against = Una ricerca confronta la sua proposta con ciò da cui è partita, quindi non prende altre carte (--against).

lab-way = Il cammino della ricerca
lab-way-about = Si sono provate { $trials } tabelle con { $games } partite ciascuna per ogni numero di giocatori, giocate da { $bots }. La prima, quella che c’era, distava { $first } dagli obiettivi; la migliore è arrivata a { $best }. A 0 ogni obiettivo è raggiunto.
lab-trials = prova; un punto è una prova, la linea la migliore fino a lì
lab-trial = Prova
lab-distance = Distanza dagli obiettivi
lab-values = Valori
lab-proposal = Che cosa si propone
lab-proposal-about = Le tabelle intere sono in proposal.toml accanto ai dati; dalle a un tavolo con --cards. Sono variati solo valori che nessun regolamento stampa.
lab-figure-place = Valore
lab-figure-range = Può essere
lab-figure-before = Prima
lab-figure-after = Proposto
lab-targets = Che cosa si raggiunge, con i bot di questa relazione
lab-target-measure = Misura
lab-target-wanted = Voluto
lab-target-before = Prima
lab-target-after = Proposto
lab-reached = raggiunto
lab-missed = mancato
