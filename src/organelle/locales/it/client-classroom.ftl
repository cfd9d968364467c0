# Le pagine di una classe

client-class-open-title = Una classe di alunni
client-class-open-about = Gli alunni inseriscono un codice e giocano subito, con nomi creati per loro. Nessuno scrive nulla e nessuno ha bisogno di un account.
client-class-game = Gioco
client-class-preset = Quanto tempo c’è?
client-class-preset-taster = Assaggio
client-class-preset-taster-about = 15 minuti
client-class-preset-lesson = Una lezione
client-class-preset-lesson-about = 40 minuti
client-class-preset-double = Due lezioni
client-class-preset-double-about = pausa, e si continua con lo stesso codice entro 14 giorni
client-class-size = A ogni tavolo
client-class-size-usual = secondo il tempo
client-class-bots = I bot completano i tavoli; quanto forti?
client-class-language = Lingua degli alunni
client-class-open = Apri la classe
client-class-kept = Tutto ciò che riguarda questa classe si cancella 24 ore dopo l’ultima mossa, due lezioni dopo 14 giorni.
client-class-gone = Questa classe è finita ed è stata cancellata, o non è mai esistita.

client-class-join-title = Si comincia?
client-class-join-about = Ricevi un nome inventato e un posto. Nessuno ti chiede il tuo.
client-class-play = Gioca
client-class-of = { $game } con la tua classe
client-class-you-are = Tu sei
client-class-wait = { $count ->
        [one] Per ora ci sei solo tu. La partita comincia quando l’insegnante la avvia.
       *[other] Siete in { $count }. La partita comincia quando l’insegnante la avvia.
    }
client-class-leave = Lascia la classe
client-class-other-device = Su un altro dispositivo
client-class-device-about = Inquadra questa immagine con l’altro dispositivo: il posto passa lì, e questo lo lascia.
client-class-device-picture = Immagine da inquadrare per spostare il posto su un altro dispositivo
client-class-copy-device = Copia il link
client-class-panel = Il tuo posto nella classe
client-class-panel-close = Chiudi

client-class-frozen = L’insegnante ha messo in pausa la partita
client-class-frozen-about = Puoi guardare, ma non muovere. Gli orologi sono fermi.
client-class-over = La classe è finita
client-class-over-about = Il tabellone resta com’è. Lascia la classe e in questo browser non ne rimane nulla.

client-class-dashboard = Classe
client-class-code = Codice della classe
client-class-start = Comincia ora
client-class-freeze = Pausa per tutti
client-class-go-on = Riprendi
client-class-freeze-one = Pausa
client-class-go-on-one = Riprendi
client-class-prolong = 5 minuti in più
client-class-end = Termina ora
client-class-end-sure = Termina davvero per tutti
client-class-projector = Proiettore
client-class-time-left = Tempo rimasto
client-class-joined = { $count ->
        [0] Non è ancora entrato nessuno.
        [one] È entrata una persona.
       *[other] Sono entrati in { $count }.
    }
client-class-playing = { $pupils ->
        [one] Un alunno
       *[other] { $pupils } alunni
    } a { $tables ->
        [one] un tavolo
       *[other] { $tables } tavoli
    }
client-class-tables = Tavoli
client-class-table = Tavolo { $number }
client-class-round = round { $round }
client-class-bot = Bot
client-class-asked = si aspetta la sua mossa
client-class-table-frozen = in pausa
client-class-idle = { $minutes ->
        [0] ha appena mosso
        [one] ferma da un minuto
       *[other] ferma da { $minutes } minuti
    }
client-class-way-in = Come si entra
client-class-picture = Immagine da inquadrare che porta alla classe
client-class-way-in-about = Inquadra l’immagine, o inserisci il codice { $code } nella prima pagina.
client-class-copy-join = Copia il link per gli alunni
client-class-copy-teacher = Copia il tuo link
client-class-projector-join = Inquadra l’immagine, o apri { $address } e inserisci
client-class-move = Sposta a
client-class-move-nowhere = Nessun altro tavolo ha il posto di un bot.
client-class-stand-in = Manca qualcuno?
client-class-stand-in-call = Fai giocare un bot finché non muove di nuovo

client-class-quiz = Prima un quiz
client-class-quiz-end = Termina il quiz
client-class-report = Rapporto (CSV)
client-class-ask = Domande
client-class-asked-now = Domanda in corso
client-class-ask-pause = Adatte alla partita finora ({ $count })
client-class-ask-before = Quiz prima della partita ({ $count })
client-class-ask-after = Quiz dopo la partita ({ $count })
client-class-was-asked = già fatta:
client-class-ask-none = Ancora nessuna: giocate ancora un po’.
client-class-show = Mostra la risposta
client-class-answered = Risposte: { $count } su { $all }
client-class-answered-own = Hai risposto. Puoi ancora cambiare.
client-class-right = giusta
client-class-idea = L’idea dietro la tua risposta: { $idea }
client-class-idea-of = «{ $answer }»: { $idea }
client-class-all-paused = In pausa per tutti

client-class-debrief = Discussione
client-class-debrief-title = Che cosa hanno mostrato le nostre partite
client-class-debrief-print = Stampa
client-class-debrief-tables = { $count ->
        [one] Ha giocato un tavolo.
       *[other] Hanno giocato { $count } tavoli.
    }
client-class-debrief-times = { $count ->
        [one] Una volta:
       *[other] { $count } volte, per esempio:
    }
client-class-debrief-often = Che cosa è successo di più
client-class-debrief-route-cytosis = La strada di una vescicola
client-class-debrief-route-cellulose = Dall’acqua alla crescita
client-class-debrief-route-foment = Dal cibo alla crescita
client-class-debrief-route-about = È successo al tavolo { $table }. Che cosa avviene a ogni passo in una cellula vera?
client-class-debrief-route-none = Nessun tavolo è arrivato fin lì. Quali passi sono mancati?
client-class-debrief-made = Ottenuto e pagato
client-class-debrief-gained = ottenuto
client-class-debrief-paid = pagato
client-class-debrief-made-about = Da dove viene in una cellula vera, e dove va? L’energia si converte, la materia resta.
client-class-debrief-made-foment = Qui si contano mantenimento ed energia, non ciò che è stato costruito. Che cosa hanno fatto le cellule con il resto?
client-class-debrief-model = Il gioco e la cellula
client-class-debrief-in-game = Nel gioco
client-class-debrief-in-cell = Nella cellula
client-class-debrief-model-cytosis-1-game = Un mRNA si consuma per una sola proteina.
client-class-debrief-model-cytosis-1-cell = Un mRNA viene letto molte volte, poi degradato.
client-class-debrief-model-cytosis-2-game = Un carboidrato dà sei ATP.
client-class-debrief-model-cytosis-2-cell = Un glucosio dà circa 30 ATP, se c’è ossigeno.
client-class-debrief-model-cytosis-3-game = I giocatori si alternano in una sola cellula.
client-class-debrief-model-cytosis-3-cell = Nessuno decide, e tutto avviene insieme, tra molecole che si incontrano.
client-class-debrief-model-cellulose-1-game = Giorno e sera si succedono a passi.
client-class-debrief-model-cellulose-1-cell = Le piante respirano di giorno e di notte; la fotosintesi vuole luce.
client-class-debrief-model-cellulose-2-game = Gli ormoni sono segnalini che si spendono per crescere.
client-class-debrief-model-cellulose-2-cell = Gli ormoni sono segnali in quantità minime; si cresce con zucchero, acqua e minerali.
client-class-debrief-model-cellulose-3-game = L’acqua si prende con un segnalino.
client-class-debrief-model-cellulose-3-cell = L’acqua che evapora dalle foglie tira su l’altra attraverso lo xilema.
client-class-debrief-model-foment-1-game = Un giocatore sceglie che cosa diventa una cellula.
client-class-debrief-model-foment-1-cell = Le mutazioni vengono per caso; la selezione decide che cosa diventa frequente.
client-class-debrief-model-foment-2-game = Le strutture si costruiscono subito da plasmidi.
client-class-debrief-model-foment-2-cell = Un plasmide porta geni; a lavorare sono le proteine che ne derivano.
client-class-debrief-model-foment-3-game = Ogni giocatore ha una cellula.
client-class-debrief-model-foment-3-cell = Competono milioni di cellule, e a evolversi sono le popolazioni, non le singole cellule.
client-class-debrief-learned = Che cosa sappiamo adesso
client-class-debrief-learned-none = Non è stata fatta nessuna domanda. Quale fareste?
client-class-debrief-right = { $right } risposte giuste su { $answers }
client-class-debrief-ask = Che cosa tralascia il gioco che cambierebbe il modo di giocarlo?
client-class-concept-respiration = Respirazione
client-class-concept-energy = Energia
client-class-concept-protein-synthesis = Sintesi proteica
client-class-concept-secretory-pathway = La via verso l’esterno
client-class-concept-membranes = Membrane
client-class-concept-enzymes = Enzimi
client-class-concept-signals = Segnali
client-class-concept-genes = Geni
client-class-concept-viruses = Virus e difese
client-class-concept-photosynthesis = Fotosintesi
client-class-concept-water = Acqua e trasporto
client-class-concept-cell-wall = Parete cellulare
client-class-concept-matter = Materia
client-class-concept-evolution = Evoluzione
client-class-elsewhere = Questo posto è passato a un altro dispositivo.
client-class-remove = Togli dalla classe
