# La pagina nel browser

client-skip-to-content = Vai al contenuto
client-nav = Pagine
client-nav-rules = Regole
client-nav-replay = Rivedi
client-nav-settings = Impostazioni
client-language = Lingua
client-loading = Un momento …
client-try-again = Riprova
client-to-home = Alla prima pagina
client-copied = Copiato
client-offline = Il server non risponde. Controlla la connessione e riprova.
client-refused = Il server ha rifiutato. Ricarica la pagina e riprova.
client-error-missing-title = Qui non c’è niente
client-error-missing-help = Forse l’indirizzo è incompleto, oppure il tavolo non c’è più. Ricomincia dalla prima pagina.
client-error-offline-title = Nessuna connessione
client-error-offline-help = Niente è perduto: ogni mossa fatta è conservata. Controlla la connessione e riprova.
client-error-refused-title = Non ha funzionato
client-error-refused-help = Torna alla prima pagina: i tuoi tavoli sono elencati lì.
client-error-closed-title = Questo tavolo è chiuso
client-error-closed-help = Il resto è come prima: gli altri tuoi tavoli sono elencati sulla prima pagina.
client-error-broken-title = Qualcosa si è rotto in questa pagina
client-error-broken-help = Nulla è perduto: ogni mossa fatta è conservata. Ricarica la pagina.
client-gone = Questo tavolo è chiuso o non è mai esistito.
client-footer = Organelle è software libero e non è legato agli editori dei giochi.

client-home-title = La vita dentro la cellula, al tuo tavolo
client-home-about = Tre giochi da tavolo di biologia cellulare, da giocare con gli amici ovunque, su un solo dispositivo o contro i bot. Senza registrarsi.
client-seats = da { $low } a { $high } giocatori
client-time-cytosis = da 60 a 90 minuti
client-time-cellulose = da 45 a 90 minuti
client-time-foment = circa un’ora
client-new-cytosis = Con l’espansione dei virus, le carte epigenetiche e tre edizioni delle regole fra cui scegliere.
client-new-cellulose = Con il tabellone della mangrovia, gli scenari e Ivy, che ti fa compagnia quando giochi da solo.
client-new-foment = Tutti si muovono in segreto e insieme; la marea e i nutrienti decidono chi prospera.
client-play-bots = Gioca contro i bot
client-play-friends = Con gli amici
client-play-device = Su questo dispositivo
client-read-rules = Leggi le regole
client-practice = Posizioni per esercitarsi
client-practice-day = Posizione del giorno
client-join-code = Hai un codice?
client-join = Entra
client-tables-mine = I tuoi tavoli
client-tables-mine-none = Non sei ancora a nessun tavolo.
client-tables-open = Tavoli aperti
client-tables-open-none = Nessun tavolo cerca giocatori adesso.
client-stage-open = non iniziato
client-stage-playing = in corso
client-stage-over = finito
client-seat-open = posto libero
client-bot-name = Bot { $number }

client-with = Chi gioca?
client-with-bots = Tu e i bot, subito.
client-with-friends = Condividi un link, un codice o un’immagine da inquadrare.
client-with-device = In più persone, passandosi il dispositivo.
client-how-many = Quanti giocatori?
client-names = Nomi
client-your-name = Il tuo nome
client-guest = Ospite
client-level = Quanto sono forti i bot?
client-level-random = a caso
client-level-easy = facile
client-level-normal = normale
client-level-hard = difficile
client-level-expert = esperto
client-level-master = maestro
client-start = Inizia
client-open-table = Apri il tavolo
client-options = Opzioni
client-options-usual = { $count ->
        [0] Sono scelte quelle consuete.
        [one] Una non è quella consueta.
       *[other] { $count } non sono quelle consuete.
    }
client-usual = consueto
client-table-rules = A questo tavolo
client-table-rules-about = chi può entrare, orologi, sostituti
client-table-public = Chiunque può entrare (elencato nella prima pagina)
client-table-spectators = Altri possono guardare
client-table-chat = Chat
client-clock = Orologio
client-clock-none = nessuno
client-clock-minute = un minuto a mossa
client-clock-minutes = tre minuti a mossa
client-clock-half-hour = mezz’ora a partita
client-clock-day = un giorno a mossa
client-clock-days = tre giorni a mossa
client-takeover = Chi sostituisce chi se n’è andato?
client-takeover-none = nessuno

client-lobby = { $game }: il tavolo
client-lobby-open = { $count ->
        [one] In attesa di un altro giocatore.
       *[other] In attesa di altri { $count } giocatori.
    }
client-lobby-waiting = In attesa che tutti siano pronti.
client-sit = Siediti qui
client-leave = Lascia
client-add-bot = Aggiungi un bot …
client-seat-bot = Dai il posto { $number } a un bot
client-seat-free = Libera il posto
client-ready = Sono pronto
client-ready-yes = pronto
client-ready-no = non ancora pronto
client-close-table = Chiudi questo tavolo
client-close-about = Chiudere questo tavolo per sempre? Chi è qui lo viene a sapere, e il link e il codice non portano più da nessuna parte.
client-close-yes = Chiudilo
client-close-no = Tienilo
client-invite = Invita
client-code-is = Codice: { $code }
client-qr = Un’immagine da inquadrare che porta a questo tavolo
client-copy-link = Copia il link
client-luck-promise = La sorte di questa partita è fissata da un segreto la cui impronta comincia con { $hash } e da una parola casuale di ciascuno. Alla fine chiunque può verificare che nessuno ha scelto le carte.

client-imported = I primi { $count } passi di questa partita non sono stati giocati qui. Qualcuno li ha portati in un testo, quindi la loro sorte potrebbe essere stata scelta.
client-imported-short = cominciata altrove
client-word-unsealed = senza parola sigillata
client-opening = Tutti sono pronti. Ora si aprono le parole segrete per la sorte; mancano ancora: { $names }.
client-opening-lost = La tua parola segreta è in un altro browser, o è andata persa. Apri questo tavolo lì, oppure di’ di nuovo qui che sei pronto.
client-opening-again = Di nuovo pronto qui
client-broken-openings = { $count ->
        [one] Una volta a questo tavolo si sono aperte delle parole segrete e la partita non è cominciata.
       *[other] { $count } volte a questo tavolo si sono aperte delle parole segrete e la partita non è cominciata.
    } Se succede spesso, forse qualcuno aspetta una sorte migliore.
client-luck-same = Il tuo browser ha confrontato: il segreto e tutte le parole sono quelli sigillati prima della partita.
client-luck-different = Attenzione: il segreto o le parole non sono quelli che il tuo browser ha visto sigillati prima della partita.

client-you = tu
client-players = Giocatori
client-board = Tabellone
client-score = punti
client-thinking = è di turno
client-winner = vince
client-away = assente
client-here = presente
client-stand-in = al suo posto un bot
client-bot-level = bot, { $level }
client-call-bot = Fai giocare intanto un bot
client-come-back = Torno a giocare io
client-leave-game = Lascia la partita
client-leave-game-about = Gli altri possono continuare con un bot al tuo posto. Il posto resta tuo: riapri il tavolo e torni in gioco.
client-mute = Zittisci
client-unmute = Ridai la parola
client-resume-link = Copia il mio link per un altro dispositivo
client-renew-link = Crea un nuovo link
client-renew-link-about = Il link precedente non vale più e i dispositivi entrati con quello perdono il posto. Questo lo conserva.
client-watchers = { $count ->
        [one] Una persona guarda.
       *[other] { $count } persone guardano.
    }
client-days = { $count ->
        [one] 1 giorno
       *[other] { $count } giorni
    }
client-time-up = tempo scaduto
client-absent-own = Il tuo tempo è scaduto.
client-absent-time = { $name } non ha più tempo.
client-absent-away = { $name } non c’è.
client-hours = { $hours } h { $minutes } min
client-own-things = Le tue carte e i tuoi pezzi
client-more = Cronaca, chat e tavolo
client-log = Cronaca
client-log-all = Mostra tutta la cronaca
client-log-taken-back = annullato
client-log-empty = Non è ancora successo niente.
client-chat = Chat
client-chat-empty = Nessuno ha ancora detto niente.
client-chat-unread = { $count ->
        [one] , un nuovo messaggio
       *[other] , { $count } nuovi messaggi
    }
client-chat-text = Di’ qualcosa
client-chat-send = Invia
client-table = Tavolo
client-told = Tutto ({ $count })
client-told-about = Dalla tua ultima mossa
client-skip = Salta
client-others-things = Che cosa hanno gli altri
client-learn = Impara
client-learn-search = Cerca a che cosa servono le cose
client-explain = Spiega che cosa c’è sul tavolo (?)
client-explaining = Spiegazioni: indica qualsiasi cosa o spostati con le frecce.
client-explain-end = Fine

client-your-turn = Tocca a te.
client-waiting = In attesa di { $names }.
client-waiting-sealed = { $count ->
        [one] La tua risposta è segreta. In attesa di { $names }.
       *[other] La tua risposta è segreta. In attesa di altri { $count }: { $names }.
    }
client-next = E poi?
client-next-confirm = Va bene così?
client-next-amount = Quanti?
client-next-steps = Quanti passi?
client-next-times = Quante volte costruisci?
client-next-vesicle = Quale vescicola?
client-next-evicted = Quale vescicola lascia il posto?
client-next-addition = Che cosa si aggiunge?
client-next-card = Quale carta?
client-next-then = Giochi anche una carta risorse?
client-next-resource = Quale risorsa?
client-next-goal = Quale obiettivo?
client-next-joining = Su un posto libero o accanto a una beuta?
client-next-second = E la seconda?
client-next-third = E la terza?
client-next-fourth = E la quarta?
client-next-loss = A che cosa rinunci?
client-next-modification = Quale carta?
client-next-marker = Con quale segnalino?
client-next-share = Quanta acqua va nella tua regione?
client-next-size = Lo spazio piccolo o quello grande?
client-next-drink = Quanta acqua viene dalla tua regione?
client-next-growth = Germoglio o radice?
client-next-node = Dove cresce?
client-next-home = Quale via verso casa?
client-next-slot = Quale carta del mercato?
client-next-space = Da quale spazio?
client-next-given = Che cosa dai?
client-next-taken = Che cosa prendi in cambio?
client-next-loot = Che cosa prendi?
client-next-target = A chi?
client-next-nutrient = Quale nutriente?
client-next-structure = Quale struttura?
client-next-region = In quale regione?
client-next-pile = Quale mucchio?
client-next-extra = E che altro?
client-sending = Un momento …
client-chosen = Scelto finora
client-take-word-back = Ritira: { $word }
client-back = Indietro
client-choices = Che cosa puoi scegliere
client-choose-end = nient’altro
client-ways = { $count } modi
client-do-it = Esegui: { $code }
client-preview = Succederebbe questo:
client-preview-several = In qualunque modo continui, succederebbe questo:
client-final = Non potresti ritirarla: si scoprirebbe subito qualcosa di nuovo.
client-closed = { $count ->
        [one] Chiuso per te adesso: un posto. Perché?
       *[other] Chiusi per te adesso: { $count } posti. Perché?
    }
client-undo = { $count ->
        [one] Ritira la tua ultima scelta
       *[other] Ritira la tua ultima scelta ({ $count } passi)
    }
client-undo-reach = torna a prima di: { $sentence }
client-change-answer = Cambia la mia risposta
client-ask-back = Chiedi a tutti di tornare indietro
client-go-back = Torna a prima della tua ultima scelta
client-went-back = Si torna indietro.
client-asking = { $name } chiede di tornare a prima dell’ultima scelta.
client-agree = D’accordo
client-disagree = No
client-lost = La connessione è caduta; provo a tornare. Niente è perduto.
client-pass = Passa il dispositivo a { $name }
client-pass-about = Nessuna carta si vede finché non lo ha in mano.
client-pass-take = Sono { $name }

client-result = Risultato
client-total = Totale
client-course = Com’è andata
client-charted = I punti di tutti dopo ogni mossa; l’ultimo valore è il punteggio finale.
client-chart-end = Alla fine: { $names }
client-rematch = Gioca ancora
client-watch-again = Rivedi la partita
client-download = Scarica la partita
client-show-board = Mostra il tabellone
client-show-result = Mostra il risultato

client-replay-about = Apri una partita salvata come testo: scegli il file o incollalo qui.
client-replay-file = File di una partita
client-replay-text = Testo di una partita
client-replay-cut = Questo link è incompleto: la partita che contiene non si può leggere. Richiedi il link, o incolla il testo della partita.
client-replay-open = Apri
client-replay-of = Rivedi: { $game }
client-replay-control = Rivedi
client-replay-at = Voce { $number } di { $last }
client-replay-slider = Momento della partita
client-replay-first = All’inizio
client-replay-back = Un passo indietro
client-replay-play = Avvia
client-replay-pause = Pausa
client-replay-forward = Un passo avanti
client-replay-last = Alla fine
client-replay-round = Round
client-replay-eyes = Con gli occhi di
client-replay-eyes-all = tutti
client-replay-share = Copia un link a questo momento
client-replay-chance = Decide il caso.

client-contents = Indice
client-rules-english = Per ora queste regole sono in inglese.

client-settings-about = Conservate solo in questo browser.
client-set-theme = Colori
client-set-theme-about = Di giorno una pagina di manuale, di notte un microscopio a fluorescenza.
client-set-theme-auto = come il dispositivo
client-set-theme-light = chiari
client-set-theme-dark = scuri
client-set-motion = Movimento
client-set-motion-about = I pezzi si muovono lungo le vie che percorrono nella cellula.
client-set-motion-auto = come il dispositivo
client-set-motion-reduced = niente si muove
client-set-pace = Che cosa fanno gli altri
client-set-pace-about = Con quale calma si raccontano i turni degli altri.
client-set-pace-calm = con calma
client-set-pace-brisk = in fretta
client-set-pace-off = subito
client-set-confirm = Conferma
client-set-confirm-about = Se una scelta aspetta la tua conferma, mostrando ciò che porta, prima di essere fatta.
client-set-confirm-auto = solo dove non si può ritirare, e dove non si può puntare senza toccare, come sul telefono
client-set-confirm-always = sempre
client-set-confirm-never = mai
client-set-more = Altro
client-set-answer = Dai tu per me l’unica risposta possibile, dopo una breve pausa sempre uguale
client-set-keys = Cifre, Invio ed Esc rispondono da qualunque punto del tavolo; ? spiega, m dice di più
client-set-sound = Un lieve ticchettio quando tocca a me

client-guide-wanted = Spiegami i primi turni
client-guide-open = Spiegami i turni

client-class-home = Apri una classe: trenta alunni, nessun account
client-host-link = Copia il link di chi ospita
client-end-table = Termina questo tavolo
client-end-table-sure = Terminare davvero per tutti: la partita viene cancellata
