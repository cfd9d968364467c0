# Suggerimenti e analisi sulla pagina.

client-hint = Suggerimento
client-hint-thinking = L’allenatore sta pensando …
client-hint-best = La migliore: { $answer }. Promette il { $chance } % di probabilità di vincere.
client-hint-next = { $answer }: { $less ->
    [0] appena meno
    [one] { $less } punto in meno
   *[other] { $less } punti in meno
}
client-hint-reason = In { $count } partite immaginate su { $of }: { $event }
client-hint-do = Fai così
client-hint-close = Scelgo io
client-hints-taken = { $name } ha preso { $count ->
    [one] { $count } suggerimento
   *[other] { $count } suggerimenti
}.
client-hints-allowed = A questo tavolo i suggerimenti sono permessi; alla fine si vede quanti ne ha presi ciascuno.
client-table-hints = Suggerimenti, anche tra persone
client-review = Analisi
client-review-about = L’allenatore giudica ogni decisione per quello che il suo giocatore poteva sapere, e distingue la fortuna dall’abilità.
client-review-quick = Analizza questa partita
client-review-deep = Analizzala a fondo
client-review-running = La partita viene analizzata …
client-review-waiting = { $count ->
    [one] Prima viene analizzata un’altra partita.
   *[other] Prima vengono analizzate altre { $count } partite.
}
client-review-stop = Ferma
client-review-made = Analisi di organelle { $version }, { $search }, regole { $rules }, { $iterations } partite immaginate per ricerca, seme { $seed }.
client-try-from-here = Riprova da qui come { $name }
client-learn-mistakes = { $count ->
    [one] Impara dal tuo errore
   *[other] Impara dai tuoi { $count } errori
}
client-quiz-title = Errore { $number } di { $count }
client-quiz-which = Quale risposta è migliore?
client-quiz-right = Giusto.
client-quiz-wrong = Non proprio.
client-quiz-judged = «{ $best }» prometteva il { $before } %, «{ $given }» il { $after } %.
client-quiz-next = Avanti
client-quiz-done = Trovate { $right } su { $count }.
client-quiz-close = Torna all’analisi
