# Quello che dice il server dei tavoli

bad-message = Questo messaggio non si può leggere: { $why }.
bad-token = Questo cookie o link qui non apre più nulla; ricarica la pagina o chiedi un nuovo link.
wrong-origin = Solo le pagine di questo server possono chiederlo.
too-many-requests = Erano troppe richieste insieme; aspetta un momento e riprova.
too-many-sockets = Da un indirizzo sono possibili al massimo { $most } connessioni alla volta.
too-many-tables = Hai già { $most } tavoli non finiti; prima di aprirne un altro finiscine uno, o chiudine uno dove non si è ancora cominciato.
too-many-tables-here = Dal tuo indirizzo sono stati aperti molti tavoli da poco; aspetta un minuto prima di aprirne un altro.
too-slow = Questa richiesta non è arrivata entro { $most } secondi; inviala di nuovo.
wrong-host = Questo server non si chiama «{ $host }»; usa il suo indirizzo IP o il suo nome, oppure chi lo gestisce indichi questo indirizzo con --origin.
too-large = È troppo grande; sono possibili al massimo { $most } byte.
server-fault = Qualcosa è andato storto sul server; nulla è cambiato, e chi lo gestisce lo troverà annotato.
store-away = Il server al momento non raggiunge il suo archivio; riprova tra poco, nulla è andato perso.
busy = Troppe persone hanno cambiato questo tavolo nello stesso momento; riprova.
no-page = Questa pagina non esiste.
bad-method = A questo indirizzo non si può chiedere così; conosce { $allowed }.
no-client = Il server funziona, ma questa installazione non ha una pagina per il browser; l’API è in /api.
no-docs = Questa installazione è stata costruita senza la documentazione; `make docs` la costruisce.
no-table = Questo tavolo non esiste; forse il link non è completo.
table-closed = Chi ha aperto questo tavolo lo ha chiuso; se ne può aprire uno nuovo dalla prima pagina.
no-code = Nessun tavolo ha questo codice; un codice ha sei lettere.
no-spectators = Questo tavolo non vuole spettatori.

not-your-seat = Il posto { $seat } non è tuo; puoi agire solo per un posto che hai preso in questo browser o di cui hai il link.
only-watching = Chi guarda non può né giocare né parlare; per farlo prendi un posto.
not-seated = Può chiederlo solo chi siede a questo tavolo.
not-host = Può cambiarlo solo chi ha aperto questo tavolo.
seat-taken = Il posto { $seat } è occupato; scegline uno libero.
already-begun = La partita è cominciata; si poteva cambiare solo prima.
others-play = Qui altri giocano ancora; chi ospita può chiudere la partita solo quando sono andati via o mancano da due minuti.
not-begun = La partita non è cominciata; comincia quando ogni posto è occupato e tutti sono pronti.
not-over = La partita non è ancora finita; quando lo sarà se ne potrà cominciare un’altra.
not-missing = Il posto { $seat } non è né in ritardo né assente; solo allora un bot può sostituirlo.
only-when-over = La partita intera si può vedere quando è finita.
stale = Il tavolo nel frattempo è andato avanti; guarda di nuovo e scegli ancora.
nothing-asked = Nessuno lo chiede più.
bots-busy = Tanti bot pensano insieme: quelli di questo tavolo pensano per meno tempo del solito; passa da sé.
table-broken = Una regola è stata corretta da quando questa partita è cominciata, e così non può continuare; il tavolo può tornare indietro di comune accordo.
text-long = Questo testo è troppo lungo; sono possibili al massimo { $most } righe.
text-rewinds = In questo testo si torna indietro troppe volte; sono possibili al massimo { $most } annullamenti e ritorni.
match-long = In questa partita si è tornati indietro tanto che ha più di { $most } voci; da qui in poi si può solo giocare avanti.
text-hard = Leggerlo richiede più tempo o memoria di qualsiasi partita; portane uno più breve.
cards-large = Questa tabella di carte è troppo grande; sono possibili al massimo { $most } lettere.
reader-busy = In questo momento si stanno leggendo molti testi; riprova fra qualche secondo.
cards-deep = Questa tabella di carte è annidata troppo; sono possibili al massimo { $most } livelli.
cards-long = Riga { $row } di { $sheet }: una cella ha troppe lettere; ne sono possibili al massimo { $most }.
text-over = La partita in questo testo è finita; si può riprendere solo una partita in corso.

bad-name = Un nome ha da 1 a { $most } lettere.
bad-word = La parola per la sorte ha da 1 a 64 lettere, cifre, - o _.
bad-clock = Non c’è un orologio chiamato «{ $kind }»; ci sono { $kinds }.
bad-amount = L’orologio «{ $kind }» si può regolare da 1 a { $most } { $kind ->
        [days] giorni
       *[other] secondi
    }, non a { $amount }.
bot-unnamed = Bisogna dire quale bot; ci sono { $allowed }.
bad-seat-kind = Un posto non può essere «{ $kind }»; può essere me, open o bot.

chat-off = A questo tavolo la chat è spenta.
chat-muted = Chi ha aperto questo tavolo ti ha tolto la parola.
chat-length = Una riga ha da 1 a { $most } caratteri.
chat-fast = Puoi dire { $count } cose di seguito; aspetta un momento.

luck-sealed = Il segreto che fa la sorte è sigillato sotto questa impronta fino alla fine della partita{ $words ->
        [0] {""}
       *[other] ; le parole dei posti sono venute dopo
    }.
luck-fair = { $checked ->
        [one] L’unica estrazione segue
       *[other] Tutte le { $checked } estrazioni seguono
    } dal segreto la cui impronta era visibile prima { $words ->
        [0] della prima; nessun posto ha aggiunto una parola propria
       *[other] che i posti dessero le loro parole
    }.{ $unrevealed ->
        [0] {""}
        [one] { " " }Un’estrazione precedente non si è potuta controllare.
       *[other] { " " }{ $unrevealed } estrazioni precedenti non si sono potute controllare.
    }
luck-proven = Sigillate prima che si aprisse una parola: le parole di { $names }. Così sanno che nessuno ha scelto queste estrazioni.
luck-unproven = Non è dimostrato per { $names }: nessuna parola, o una non sigillata prima.
luck-broken-openings = { $count ->
        [one] Una volta, prima, delle parole sono state aperte e la partita non è cominciata.
       *[other] { $count } volte, prima, delle parole sono state aperte e la partita non è cominciata.
    }
bad-seal = Il sigillo di una parola è la sua impronta SHA-256: 64 segni da 0 a 9 e da a ad f.
word-not-sealed = Questa non è la parola che questo posto ha sigillato; solo quella si può aprire.
word-too-early = Una parola sigillata si apre quando tutti sono pronti, con un messaggio a parte.
word-too-late = Si stanno aprendo le parole sigillate; una parola senza sigillo doveva arrivare prima.
luck-differs = La voce { $number } non segue dal segreto: la sorte di questa partita è stata manomessa.

cli-serve = avvia il server su cui si gioca nel browser, con amici e bot
cli-backup = copia il database in un file, anche mentre il server è in funzione
cli-check-games = nomina le partite non finite che le regole di questa versione non potrebbero continuare
cli-backup-file = il file da scrivere (un database SQLite che «organelle serve» può aprire)

serve-host = l’indirizzo su cui ascoltare; 0.0.0.0 per ogni rete
serve-port = la porta su cui ascoltare
serve-database = dove stanno i tavoli: un file, o postgresql://… se servono più processi
serve-workers = quanti processi calcolano le mosse dei bot
serve-origin = altri indirizzi web le cui pagine possono usare questo server, separati da virgole (il suo può sempre)
serve-proxies = indirizzi dei proxy a cui si crede quando dicono l’indirizzo del visitatore, separati da virgole; * per tutti
serve-sockets = quante connessioni al massimo da un indirizzo nello stesso momento
serve-requests = quante richieste al secondo al massimo da un indirizzo
serve-tables = quanti tavoli non finiti al massimo per ospite, senza quelli che nessuno tocca da 30 giorni
serve-relay = dove gli altri processi di questo database raggiungono questo, host:porta, oppure off; di norma solo quelli di questa macchina
serve-examples = offri anche il gioco d’esempio
serve-log = quanto annotare nel log: debug, info, warning o error
serve-key = La chiave che firma cookie e link si imposta solo con la variabile ORGANELLE_KEY; senza, ne viene creata una che resta nel database.

database-unusable = Il database non si può usare: { $why }.
database-damaged = Il database è danneggiato ({ $why }); rimetti al suo posto l’ultima copia, oppure salva quello che si legge ancora con “sqlite3 FILE .recover”.
entries-lost = Ci sono { $found } delle sue { $count } voci, con dei vuoti o con un’altra fine; il resto torna solo con una copia del database.
database-unknown = I tavoli non si possono tenere in «{ $value }»; --database vuole il nome di un file, o un indirizzo che comincia con postgresql://.
origin-unusable = «{ $value }» non è un indirizzo di pagine per --origin; ci vuole http:// o https:// e un host, eventualmente con una porta, nulla dopo, e virgole tra più indirizzi.
proxies-unusable = «{ $value }» non è un proxy per --proxies; ci vogliono indirizzi IP e reti come 10.0.0.0/8 separati da virgole, o soltanto *.
key-short = La chiave in ORGANELLE_KEY è troppo corta per essere sicura; deve avere almeno { $least } caratteri, come quelli che scrive openssl rand -hex 32.
database-served = Un altro processo serve già { $path }; un file è per un solo processo, e più processi condividono un database postgresql://.
no-database = Il database { $path } non esiste; --database indica quello che viene servito.
address-unusable = Il server non può ascoltare a { $host }, porta { $port }: { $why }.
serve-at = Il tavolo è su { $address } (si ferma con Ctrl-C).
backup-done = I tavoli sono copiati in { $path }.
check-games-fine = { $count ->
        [0] Non ci sono partite in corso.
        [one] L’unica partita in corso continua.
       *[other] Tutte le { $count } partite in corso continuano.
    }
check-games-stuck = { $game } al tavolo { $table } ({ $number } voci) non potrebbe continuare: { $why }
