# Posizioni per esercitarsi.

client-practice-about = Posizioni di partite dei bot in cui una risposta è chiaramente migliore di tutte le altre. Trovala; quel che hai trovato resta in questo browser.
client-practice-found = { $found } di { $count } trovate
client-practice-go-on = Continua
client-practice-new = Posizione { $number }
client-practice-tried = Posizione { $number }, non ancora trovata
client-practice-first = Posizione { $number }, trovata subito
client-practice-later = Posizione { $number }, trovata
client-practice-number = { $game }: posizione { $number } di { $count }. Che cosa risponderesti?
client-practice-day-of = { $game }: posizione del giorno. Che cosa risponderesti?
client-practice-right = Giusto.
client-practice-wrong = «{ $answer }» promette il { $chance } % di probabilità di vincere, { $loss ->
    [0] appena meno della risposta migliore
    [one] { $loss } punto in meno della risposta migliore
   *[other] { $loss } punti in meno della risposta migliore
}.
client-practice-second = La seconda, «{ $answer }», promette { $less } punti in meno.
client-practice-again = Riprova
client-practice-show = Mostra la risposta migliore
client-practice-next = Prossima posizione
client-practice-made = Da una partita di { $bot }, seme { $seed }, regole { $rules }. Giudicata da organelle { $version }, { $search }, { $iterations } partite immaginate a ricerca, secondo ciò che il giocatore poteva sapere.
