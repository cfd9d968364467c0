# Quello che dice il tavolo, qualunque sia il gioco

illegal-game = Non c’è un gioco chiamato { $game }; ci sono { $allowed }.
illegal-seats = { $game } si gioca con { $allowed } posti, non con { $seats }.
illegal-option = { $game } non ha un’opzione chiamata { $option }; ha { $allowed }.
illegal-value = L’opzione { $option } non può essere { $value }; può essere { $allowed }.
illegal-seat = A questo tavolo non c’è il posto { $seat }; i posti vanno da 0 a { $last }.
illegal-over = La partita è finita; non si può più giocare nulla.
illegal-not-asked = Ora non tocca al posto { $seat }; il tavolo aspetta { $waiting }.
illegal-code = «{ $code }» ora non è possibile; { $count ->
        [one] l’unica risposta possibile è «{ $example }»
       *[other] ci sono { $count } risposte possibili, per esempio «{ $example }»
    }.
illegal-undo = Il posto { $seat } non ha nulla da annullare: dopo la sua ultima scelta il caso ha parlato, un altro posto ha scelto o è stato mostrato qualcosa di nascosto.
illegal-rewind = La partita non può tornare alla voce { $number }; può tornare alle voci da 0 a { $last }.
illegal-rewind-nothing = Dopo la voce { $number } non è stato giocato nulla.

log-first-line = Questo non è il testo di una partita: comincia con «{ $line }» invece che con «{ $expected }».
log-header = Al testo manca l’intestazione: servono una riga per gioco, una per versione e una per posti.
log-broken-line = La riga { $number } non si può leggere: «{ $line }».
log-not-asked = La voce { $number } è una risposta di { $who }, a cui lì non tocca.
log-illegal = La voce { $number } lì non è possibile: { $who } «{ $code }».

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
