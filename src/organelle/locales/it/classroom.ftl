# Una classe: i nomi, e ciò che le sue regole rifiutano.
class-name = { $organelle } { $colour }
class-organelles-first = Ribosoma, Nucleo, Lisosoma, Centriolo, Nucleolo, Cloroplasto, Perossisoma
class-organelles-second = Proteina, Vescicola, Membrana, Elica, Cellula, Cresta, Spora
class-colours-first = blu, rosso, verde, giallo, arancione, viola, rosa, bianco, grigio, dorato, argentato, turchese
class-colours-second = blu, rossa, verde, gialla, arancione, viola, rosa, bianca, grigia, dorata, argentata, turchese

table-frozen = L’insegnante ha messo in pausa la partita; aspetta che riprenda.
class-table = Al tavolo di una classe solo l’insegnante dispone i posti; usa la pagina della classe.
not-teacher = Può farlo solo l’insegnante di questa classe; apri il link dell’insegnante.
not-in-class = Non sei in questa classe; inserisci prima il suo codice.
no-class = Questa classe non esiste, o il suo tempo è finito; chiedi il codice all’insegnante.
class-full = Questa classe ha già tutti i suoi { $most } alunni; per altri apri un’altra classe.
class-over = Questa classe è finita; guarda il risultato, o chiedi il codice di un’altra.
class-empty = Non è ancora entrato nessuno; comincia quando c’è qualcuno.
class-crowded = Troppi guardano questa classe insieme; chiudi una finestra o riprova più tardi.
class-not-frozen = Prima metti in pausa la classe; le domande si fanno in pausa.
too-many-classes = Hai già { $most } classi; una si cancella un giorno dopo l’ultima mossa.
class-bad-preset = { $game } non ha il formato «{ $preset }»; sono ammessi { $allowed }.
class-bad-size = { $size } a un tavolo non è possibile con questo gioco e questo tempo; si può da { $low } a { $high }.
class-no-table = In questa classe non c’è il tavolo { $table }, o non vi resta il posto di un bot.
class-no-pupil = In questa classe non c’è questo alunno.
class-bad-question = Per questo gioco non c’è la domanda «{ $name }», o non è quella di adesso.
class-bad-when = Una domanda non si può fare «{ $when }»; sono ammessi { $allowed }.
