# Ciò che la pagina dice intorno alla biologia, in italiano

client-biology-more = Di più
client-biology-more-of = Di più su { $name }
client-biology-less = Di meno
client-biology-simplified = Che cosa semplifica il gioco:
client-biology-source = Fonte:
client-biology-close = Chiudi
client-biology-explore = Esplora tutta la cellula
client-biology-why = Perché?
client-biology-why-of = Perché? { $event }
client-biology-learned-close = Metti via
client-biology-name-oxidoreductase = ossidoreduttasi
client-biology-name-transferase = transferasi
client-biology-name-hydrolase = idrolasi
client-biology-name-lyase = liasi
client-biology-name-ligase = ligasi
client-biology-name-cactus = il cactus
client-biology-name-mangrove = la mangrovia

client-learn-title = La biologia dei giochi
client-learn-title-of = La biologia di { $game }
client-learn-link = La biologia che c’è dietro
client-learn-all = Tutti i giochi
client-learn-teach = Materiale didattico
client-learn-print = Stampa
client-learn-how = Clicca su qualunque cosa nella figura, oppure percorrila con Tab e le frecce: accanto trovi la biologia, che cosa semplifica il gioco e dove verificarlo.
client-learn-told = Che cos’è in biologia
client-learn-about = Ogni luogo, pezzo e carta dei giochi rappresenta qualcosa di una cellula vera. Qui lo si può esplorare senza tavolo, leggere e stampare.
client-learn-board-things = Sul tabellone, uno per uno
client-learn-other-things = Carte, eventi, obiettivi e strategie
client-learn-glossary = Glossario
client-learn-glossary-about = { $count } termini, ciascuno con il suo nome nelle altre lingue della pagina.

client-teach-title = Materiale didattico
client-teach-title-of = Materiale didattico: { $game }
client-teach-about = Per ogni gioco ci sono un piano di lezione di due pagine, una scheda per la classe e le soluzioni, fatti per essere stampati.
client-teach-print = Stampa: { $part }
client-teach-print-all = Stampa tutto
client-teach-english = Questo materiale per ora è in inglese.
