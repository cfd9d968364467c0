# Quello che dice il tavolo, qualunque sia il gioco

illegal-game = Non c’è un gioco chiamato «{ $game }»; ci sono { $allowed }.
illegal-seats = { $game } si gioca con { $allowed } posti, non con { $seats }.
illegal-option = { $game } non ha un’opzione chiamata «{ $option }»; ha { $allowed }.
illegal-value = L’opzione { $option } non può essere «{ $value }»; può essere { $allowed }.
illegal-seat = Questo posto non c’è; il tavolo ha { $seats ->
        [one] un posto
       *[other] { $seats } posti
    }, numerati da 0 nei comandi, nei testi e nei messaggi.
illegal-over = La partita è finita; non si può più giocare nulla.
illegal-not-asked = Ora non tocca al posto { $seat }; il tavolo aspetta { $waiting }.
illegal-code = «{ $code }» ora non è possibile; { $count ->
        [one] l’unica risposta possibile è «{ $example }»
       *[other] ci sono { $count } risposte possibili, per esempio «{ $example }»
    }.
illegal-undo = Non puoi annullare la tua ultima scelta senza gli altri, perché dopo il caso ha parlato, un altro posto ha scelto o è stato mostrato qualcosa di nascosto; tutti insieme potete accordarvi per tornare indietro.
nothing-chosen = Non hai ancora fatto scelte; si possono annullare solo le proprie.
illegal-rewind = Dopo la voce { $number } non c’è nulla da annullare; la partita può tornare alle voci da 0 a { $last }.

log-first-line = Questo non è il testo di una partita che questa versione di Organelle sappia leggere: comincia con «{ $line }» invece che con «{ $expected }».
log-header = Al testo manca l’intestazione: servono una riga per gioco, una per versione e una per posti.
log-newer = Questa partita è stata giocata con la versione { $version } delle regole di { $game }, e questo Organelle le conosce fino alla versione { $known }; uno più nuovo la sa leggere.
log-broken-line = La riga { $number } non si può leggere: «{ $line }».
log-not-asked = La voce { $number } risponde a ciò che lì non è chiesto: «{ $line }».
log-illegal = La voce { $number } lì non è possibile: «{ $line }».

state-broken = Questi byte non sono uno stato, oppure sono danneggiati; si può leggere solo ciò che ha dato il to_bytes di uno stato.
state-other-game = Questi byte sono uno stato di { $other }; { $game } legge solo i propri.
state-other-format = Questi byte hanno il formato { $format }, e questo Organelle legge il formato { $known }; il testo di una partita si legge con ogni versione successiva.
state-newer-rules = Questo stato è stato giocato con la versione { $version } delle regole di { $game }, e questo Organelle le conosce fino alla versione { $known }; uno più nuovo lo sa leggere.
state-other-cards = Questo stato è stato giocato con carte di { $game } che questo Organelle non ha; si può leggere invece il testo della partita.
state-by-hand = Questo stato è stato composto a mano; si può scrivere in byte solo uno che viene da una nuova partita, da una partita in corso o da una copia.

redealt-text = Una partita ridistribuita non ha testo, perché nessuno sa come sono nate le sue cose nascoste; lo ha la partita da cui è stata ridistribuita.
illegal-utility = Non c’è un’utilità chiamata “{ $utility }”; ci sono { $allowed }.

script-ended = Il copione del caso è finito dopo { $count ->
        [one] un esito
       *[other] { $count } esiti
    }, ma ne serve un altro.
script-impossible = Qui il caso non può dare «{ $code }»; può dare { $possible }.

cards-unreadable = La tabella di carte { $path } non si può leggere: { $why }.
cards-not-toml = La tabella di carte { $path } non è un file TOML: { $why }.
cards-unknown-sheet = Non c’è un foglio chiamato { $sheet }; una tabella può avere { $allowed }.
cards-not-rows = Il foglio { $sheet } deve essere un elenco di righe.
cards-count = Il foglio { $sheet } ha { $count } righe; ne servono da { $least } a { $most }.
cards-twice = Il foglio { $sheet } ha più di una riga chiamata { $name }; ogni riga ha bisogno di un nome suo.
cards-row = La riga { $row } di { $sheet } deve dare le colonne { $columns }.
cards-unknown-column = La riga { $row } di { $sheet } ha una colonna { $column } che non esiste; ci sono { $allowed }.
cards-missing = Alla riga { $row } di { $sheet } manca la colonna { $column }.
cards-number = Riga { $row } di { $sheet }: { $column } è «{ $cell }», ma deve essere un numero intero da { $low } a { $high }.
cards-choice = Riga { $row } di { $sheet }: { $column } è «{ $cell }», ma deve essere uno tra { $allowed }.
cards-word = Riga { $row } di { $sheet }: { $column } è «{ $cell }», ma deve essere una parola senza spazi.

table-undone = { $seat } ha annullato una scelta.
table-rewound = Il tavolo è tornato indietro di comune accordo.

player = Giocatore { $number }
you = te

cli-about = Tre giochi da tavolo di biologia cellulare, da giocare nel browser o nel terminale, e da studiare.
cli-commands = comandi
cli-command = COMANDO
cli-arguments = argomenti
cli-options = opzioni
cli-help = mostra questo aiuto
cli-version = stampa la versione, e se questa build è compilata o interpretata
cli-lang = la lingua di tutto quello che viene stampato
cli-play = gioca una partita nel terminale
cli-replay = mostra il tavolo alla fine di una partita salvata, o dopo una sua voce qualsiasi
cli-verify = controlla che il caso in una partita finita sia stato equo, cioè che nessuno ne abbia scelto le carte
cli-games = elenca i giochi e le loro opzioni
cli-cards = stampa le carte e i valori di un gioco, e da dove viene ciascuno
cli-bench = misura quanto sono veloci le regole
cli-soak = gioca molte partite a caso e controlla che le regole siano coerenti
cli-arena = fai giocare i bot tra loro e stampa com’è andata
cli-usage = Questo comando non si può leggere: { $why }.
cli-usage-heading = uso
cli-error-no-command = Indica un comando; ci sono { $allowed }.
cli-error-command = Non c’è un comando chiamato «{ $value }»; ci sono { $allowed }.
cli-error-missing = Manca «{ $names }»: { $about }.
cli-error-option = Qui non c’è un’opzione { $option }; ci sono { $allowed }.
cli-error-ambiguous = { $option } può significare { $allowed }; scrivi per intero quale.
cli-error-no-value = { $argument } vuole un valore: { $about }.
cli-error-unwanted-value = { $argument } non vuole un valore; togli «{ $value }».
cli-error-integer = { $argument } non può essere «{ $value }»; deve essere un numero intero.
cli-error-number = { $argument } non può essere «{ $value }»; deve essere un numero.
cli-error-choice = { $argument } non può essere «{ $value }»; può essere { $allowed }.
cli-error-surplus = «{ $words }» qui è di troppo; questo comando vuole { $count ->
        [0] solo opzioni
       *[other] { $allowed }
    }.
cli-game = il nome di un gioco, come li elenca «organelle games»
cli-seats = quanti giocatori
cli-option = un’opzione del gioco, come le elenca «organelle games»; si può ripetere
cli-seed = un numero che rende il caso ripetibile (senza, nessuno può prevederlo)
cli-cards-file = un file TOML con carte tue, nella forma che stampa «organelle cards --toml»
cli-bots = i bot agli ultimi posti, separati da virgole; "" per nessuno (di norma «normal» a ogni posto tranne il primo)
cli-resume = riprendi la partita salvata in questo file
cli-file = il file di una partita salvata
cli-at = fermati dopo la voce con questo numero
cli-seat = mostra quello che vede questo posto, contando da 0 come nel file (di norma quello che vede uno spettatore)
cli-log = stampa anche tutto quello che è successo
cli-json = stampa il risultato come JSON
cli-toml = stampa TOML che «organelle play --cards» sa leggere
cli-soak-games = quante partite
cli-soak-seed = il seme della prima partita; ogni altra ha quello successivo
cli-soak-checks = quali controlli eseguire, separati da virgole (di norma tutti)
cli-jobs = quanti processi usare
cli-bench-seconds = per quanti secondi misurare ogni gioco
cli-replay-hint = stampa anche che cosa giocherebbe lì il livello expert
cli-arena-bots = i bot: random, greedy, easy, normal, hard, expert, master, expert@1, learned@ITERAZIONI, ismcts@ITERAZIONI, ismcts@TEMPOms, o modulo:Classe per uno tuo
cli-arena-games = quante partite (arrotondate a giri completi di rotazione dei posti)
cli-arena-seed = il seme del primo giro di rotazione dei posti; ogni altro giro ha quello successivo
cli-arena-out = salva la prova in questo file, come JSON, mentre si gioca (se si interrompe, si perde al più una partita su cinquanta)
cli-arena-resume = riprendi la prova di questo file

file-unreadable = Il file { $path } non si può leggere: { $why }.
file-not-text = Il file { $path } non è un testo.
file-exists = C’è già un file { $path }; scegli un altro nome.
file-unwritable = Il file { $path } non si può scrivere: { $why }.

illegal-bot = Non c’è un bot chiamato «{ $bot }»; ci sono { $allowed }.
illegal-bots = { $count ->
        [one] Un bot non trova
       *[other] { $count } bot non trovano
    } posto a un tavolo con { $seats } posti.
illegal-budget = «{ $budget }» non è un budget; dopo @ sta un numero di iterazioni, come 500, o di millisecondi, come 200ms.
illegal-setting = «{ $setting }» non è un’impostazione di quel bot; dopo + sta una di queste con un numero, come horizon=2: { $allowed }.
illegal-own-bot = Il bot { $bot } non si può usare: { $why }.
illegal-arena = { $bots ->
        [one] Un bot non riempie
       *[other] { $bots } bot non riempiono
    } un tavolo con { $seats } posti; indica almeno tanti bot quanti posti.
illegal-check = Non c’è un controllo chiamato «{ $check }»; ci sono { $allowed }.
illegal-least = { $option } non può essere { $number }; deve essere almeno { $least }.

games-none = Non c’è ancora un gioco per i giocatori.
games-facts = organelle play { $name } · da { $low } a { $high } giocatori
provenance-rulebook = dal regolamento
provenance-public = da una fonte pubblica
provenance-reconstructed = ricostruito
provenance-own = fatto per questo gioco

replay-at = Non c’è una voce { $number }; il testo ha voci fino alla { $last }.
still-on = La partita è ancora in corso; aspetta { $names }.
still-on-chance = La partita è ancora in corso; ora tocca al caso.
game-over = La partita è finita.
score = { $name }: { $score }
score-winner = { $name }: { $score } — vince

verify-differs = La riga { $line } (voce { $number }) non è stata estratta dal segreto rivelato: dice «{ $found }», il segreto dà «{ $expected }».
verify-unknown = La riga { $line } (voce { $number }) rivela un segreto che non è quello di cui era stata pubblicata l’impronta.
verify-fair = { $count ->
        [one] L’unica estrazione segue
       *[other] Tutte le { $count } estrazioni seguono
    } dal segreto sotto l’impronta { $hash }. Se hai visto questa impronta prima dell’inizio della partita, nessuno ha scelto le carte.
verify-some-unrevealed = { $count ->
        [one] Un’estrazione non si è potuta controllare, perché per essa
       *[other] { $count } estrazioni non si sono potute controllare, perché per esse
    } non è stato rivelato alcun segreto o vale un’altra impronta.
verify-skipped = { $count ->
        [one] La voce { $first } è stata saltata: le regole di oggi non la permettono, e il tavolo l’ha annullata.
       *[other] Le voci da { $first } a { $last } sono state saltate: le regole di oggi non le permettono, e il tavolo le ha annullate.
    }
verify-fair-rest = { $count ->
        [one] L’unica estrazione successiva segue
       *[other] Tutte le { $count } estrazioni successive seguono
    } dal segreto sotto l’impronta { $hash }. Se hai visto questa impronta prima dell’inizio della partita, nessuno ha scelto quelle; le altre potrebbero essere state scelte.
verify-covered = Le voci da { $first } a { $last } sono controllate.
verify-imported = Le voci da 1 a { $imported } sono venute con il testo da cui è stato aperto il tavolo, e non sono controllate.
verify-imported-covered = Le voci da 1 a { $imported } sono venute con il testo da cui è stato aperto il tavolo, e non sono controllate; quelle da { $first } a { $last } sì.
verify-words = Le parole dei posti: { $words } (dopo i due punti una parola sigillata prima che se ne aprisse alcuna; dopo il punto interrogativo una che non lo era).
verify-nothing = Nessuna delle { $count } estrazioni si può controllare: il testo non rivela alcun segreto. Lo fanno solo le partite finite con caso sicuro.

soak-done = { $games } partite, { $checks } controlli ciascuna: { $failures ->
        [0] nessun errore
        [one] un errore
       *[other] { $failures } errori
    }.
bench-head-decisions = decisioni/s
bench-head-games = partite/s
bench-head-searches = ricerche/s
bench-head-copies = copie/s
bench-head-replay = replica ms
bench-head-steps = passi/s
bench-head-policy = con numpy
bench-head-asked = con forzate
bench-head-loop = in un ciclo
bench-head-peer = × altro
bench-no-peer = Accanto a questa prova non è stato misurato alcun confronto; «make bench» ne installa uno.

arena-file = Il file { $path } non è una prova dell’arena.
arena-other-rules = La prova { $path } è cominciata con la versione { $played } delle regole, e quella di oggi è la { $today }: cominciane una nuova con --out.
arena-nothing = Indica un gioco e i suoi bot, o una prova da riprendere (--resume FILE).
arena-table = { $game }, { $seats } posti, { $games } partite, seme { $seed }
arena-head-wins = vinte
arena-head-interval = 95 %
arena-head-score = punti
arena-head-rating = valutazione
arena-head-time = ms
arena-head-longest = massimo
arena-head-busy = lavoro
arena-head-iterations = iterazioni
arena-fair = Con bot uguali ogni posto vincerebbe il { $share } %.
arena-no-ratings = Le valutazioni richiedono il pacchetto openskill: pip install "organelle[arena]".

play-welcome = Rispondi con un numero o con parole. ? elenca di nuovo le risposte; undo, save, log, hint, plan, help e quit funzionano in ogni momento.
play-reconstructed = I valori che il regolamento mostra solo in figura sono ricostruiti; «organelle cards { $game }» li segnala.
play-question = { $name }: { $question }
play-prompt = { $name } >
play-pass = Passa il dispositivo a { $name } e premi Invio lì.
play-more = ({ $count } modi)
play-unknown = «{ $typed }» non è tra le risposte; ? le elenca.
play-saved = La partita è salvata come { $path }; riprendila con:
play-help = Scrivi il numero di una risposta o le sue parole (basta l’inizio). ? elenca di nuovo le risposte. undo annulla la tua ultima scelta, finché dopo non si è saputo nulla di nuovo. log racconta tutta la partita. hint dice che cosa farebbe l’esperto. plan dice che cosa serve ancora alle tue carte e ai tuoi scopi, e un prossimo passo. save NOME scrive la partita in un file. quit esce; una partita in corso viene salvata.
play-hint = L’esperto risponderebbe «{ $code }» ({ $words }): da qui in poi si aspetta { $gain } punti, e ci ha dedicato il { $share } % del suo pensiero.

cli-margins = misura di quanto un bot batte il posto giocato dalle regole, per ogni valore di un’opzione
cli-margins-by = l’opzione di cui si confrontano i valori
cli-margins-bot = il bot che gioca
cli-margins-games = partite per ogni valore
cli-margins-seed = il seme della prima partita; ogni altra ha quello successivo
illegal-margins = In { $game } nessun posto è giocato dalle regole, quindi non c’è nessuno con cui confrontarsi.
margins-line = { $option } { $value }: margine { $margin } (da { $low } a { $high }, 95 %), vinto il { $won } % di { $games } partite con { $bot }
