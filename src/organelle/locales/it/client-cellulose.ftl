# Il tabellone di Cellulose in italiano

client-cellulose-board = La cellula vegetale, il mercato delle carte e la pianta che cresce
client-cellulose-closer = Ingrandisci
client-cellulose-wider = Riduci
client-cellulose-chloroplasts = Cloroplasti
client-cellulose-ribosomes = Ribosomi
client-cellulose-cytoplasm = Citoplasma
client-cellulose-nucleus = Nucleo
client-cellulose-mitochondria = Mitocondri
client-cellulose-membrane = Membrana
client-cellulose-vacuole = Vacuolo centrale
client-cellulose-wall = Parete
client-cellulose-stomata = Stomi
client-cellulose-xylem = Xilema
client-cellulose-round = Round { $round }
client-cellulose-tie = A parità di salute vince chi è più avanti sul tracciato del vacuolo, poi chi riceve più acqua a ogni alba.
client-cellulose-level = Livello dell’acqua { $level }
client-cellulose-region = { $name }: { $count } unità d’acqua nel vacuolo, spazio { $track } sul tracciato
client-cellulose-rewards = Segnalini grigi per la regione più piena stasera: { $count }
client-cellulose-wall-label = Parete cellulare: { $covered } spazi su { $count }
client-cellulose-offer = { $card } per { $price } CO2
client-cellulose-deck = { $count ->
        [one] Una carta rimasta nel mazzo
       *[other] { $count } carte rimaste nel mazzo
    }
client-cellulose-deck-name = Mazzo
client-cellulose-track = { $track ->
        [shoot] Germoglio
       *[root] Radice
    }
client-cellulose-type = { $type ->
        [starch] amido
        [storage] vacuolo di riserva
        [enzyme] enzima
       *[specialization] specializzazione
    }
client-cellulose-effect = { $effect ->
        [storage] Riprendi un tuo segnalino
        [aquaporin] All’alba 1 unità d’acqua in regione; conta il tracciato
        [gibberellin] Conta la tua rendita di CO2
        [cytokinin] Conta la tua rendita di acqua
        [embryo] Ripiazza subito; contano i vacuoli di riserva
       *[production] Un enzima all’alba; contano gli enzimi
    }
client-cellulose-ivy-none = ancora nessuna strategia
client-cellulose-ivy-label = La plancia di Ivy. Strategie: { $strategies }. Spazio di crescita { $space }.
client-cellulose-ivy-cards = Carte azione { $deck }, usate { $discard }
client-cellulose-empty-hand = Nessuna carta in mano.
client-cellulose-slip = Scelte per la fine:
client-cellulose-markers = { $kind ->
        [own] Segnalini propri rimasti: { $count }
       *[gray] Segnalini grigi rimasti: { $count }
    }
client-cellulose-health = punti salute
client-cellulose-hand-size = Carte in mano: { $count }

client-cellulose-learn-xylem-rule = Prendi tanta acqua quanta ne mostra il livello; fino a 3 possono andare nella tua regione del vacuolo. Poi il livello cala di 1.
client-cellulose-learn-xylem-biology = I condotti dello xilema sono cellule morte e cave; intorno ne stanno di vive. L’acqua vi sale tirata dall’evaporazione delle foglie.
client-cellulose-learn-level-name = Livello dell’acqua
client-cellulose-learn-level-rule = L’acqua disponibile in questo round. Xilema e stomi la abbassano; ogni sera si ripristina, più in alto quanto più cresce la parete.
client-cellulose-learn-level-biology = Una pianta perde quasi tutta l’acqua dagli stomi aperti; le radici devono rimpiazzarla.
client-cellulose-learn-stomata-rule = Prendi CO2; il livello dell’acqua cala di 1.
client-cellulose-learn-stomata-biology = Gli stomi sono pori tra due cellule di guardia. Quando si aprono per far entrare CO2, esce vapore acqueo.
client-cellulose-learn-chloroplasts-rule = 6 unità d’acqua e 6 CO2 diventano 1 carboidrato. Lo spazio piccolo lo fa esattamente due volte, il grande una.
client-cellulose-learn-chloroplasts-biology = I cloroplasti catturano la luce in pile di tilacoidi. Con acqua e CO2 fanno zucchero e liberano ossigeno.
client-cellulose-learn-wall-rule = Metti 1 carboidrato sul prossimo spazio della parete, ottieni il suo valore, e 1 unità d’acqua va nella tua regione. Se la sera la parete è completa, la partita finisce.
client-cellulose-learn-wall-biology = La parete cellulare è una rete di cellulosa, lunghe catene di glucosio. Resiste alla pressione dell’acqua interna; parete e pressione insieme tengono dritta la pianta.
client-cellulose-learn-mitochondria-rule = Paga 1 carboidrato per ricevere ATP.
client-cellulose-learn-mitochondria-biology = Anche le piante hanno mitocondri: in ogni cellula viva, di giorno e di notte, bruciano ciò che viene dallo zucchero per fare ATP.
client-cellulose-learn-ribosomes-rule = Prendi proteine. Lo spazio piccolo ne dà più del grande.
client-cellulose-learn-ribosomes-biology = I ribosomi uniscono amminoacidi in proteine, seguendo la copia di un gene.
client-cellulose-learn-cytoplasm-rule = Prendi ormoni. Lo spazio piccolo ne dà più del grande.
client-cellulose-learn-cytoplasm-biology = Gli ormoni vegetali nascono in tutta la pianta. In quantità minime dicono alle cellule di crescere, ramificare o riposare.
client-cellulose-learn-membrane-rule = Fai avanzare di uno spazio il tuo segnalino del germoglio o della radice e paga ciò che il nuovo spazio chiede. Lo spazio grande ti fa scegliere tra i due, per 1 proteina in più.
client-cellulose-learn-membrane-biology = L’auxina scorre da cellula a cellula tramite trasportatori nella membrana plasmatica. Nei germogli fa allungare le cellule; nelle radici molta auxina rallenta la crescita.
client-cellulose-learn-nucleus-rule = Paga 1 CO2, prendi il segnalino primo giocatore per il prossimo round e pesca una carta.
client-cellulose-learn-nucleus-biology = Il nucleo contiene i geni. Quali di essi vengono letti decide che cosa diventa una cellula.
client-cellulose-learn-market-rule = Piazza un segnalino, paga la CO2 indicata e prendi la carta.
client-cellulose-learn-market-biology = Una cellula fa ciò che le serve ora: un chicco d’orzo fa l’amilasi, che taglia l’amido, quando la gibberellina gli dice che sta germogliando.
client-cellulose-learn-card-name = Carte in mano
client-cellulose-learn-card-rule = Dopo l’azione di un segnalino puoi giocare una carta pagandone il costo. Quante carte ha ognuno è noto a tutti.
client-cellulose-learn-card-biology = Avere un gene non è ancora usarlo: costruire ciò che descrive costa zucchero, proteine ed energia.
client-cellulose-learn-deck-name = Mazzo
client-cellulose-learn-deck-rule = Le carte pescate vengono da qui; quando finisce, si rimescolano gli scarti.
client-cellulose-learn-deck-biology = L’arabetta comune, piccola com’è, ha circa 27 000 geni che codificano proteine.
client-cellulose-learn-region-name = Regione del vacuolo
client-cellulose-learn-region-rule = La tua acqua nel vacuolo centrale. Chi ne ha di più la sera sale sul tracciato, ottiene punti salute, svuota la regione e riceve un segnalino grigio.
client-cellulose-learn-region-biology = Il vacuolo centrale può riempire gran parte di una cellula vegetale. La sua acqua preme sulla parete e tiene tese le foglie.
client-cellulose-learn-reward-name = Segnalino grigio premio
client-cellulose-learn-reward-rule = Un segnalino grigio attende la regione più piena: un’azione in più nel prossimo round.
client-cellulose-learn-reward-biology = Una cellula piena d’acqua è rigida: la pressione al suo interno è spesso più alta che in una gomma d’auto. Una cellula appassita non può crescere.
client-cellulose-learn-marker-name = Segnalino
client-cellulose-learn-marker-rule = Piazzane uno per turno ed esegui l’azione dello spazio. Uno spazio piccolo accetta un segnalino, uno grande uno per colore.
client-cellulose-learn-marker-biology = Le piante misurano il tempo: un orologio interno di circa 24 ore prepara prima dell’alba i geni della fotosintesi. Un segnalino è una parte di quel giorno.
client-cellulose-learn-shoot-rule = Il tuo segnalino del germoglio porta CO2 a ogni alba, sugli spazi alti anche fotosintesi.
client-cellulose-learn-shoot-biology = Il germoglio porta le foglie alla luce. Più foglia vuol dire più CO2 assorbita.
client-cellulose-learn-root-rule = Il tuo segnalino della radice porta acqua a ogni alba, su alcuni spazi proteine, una carta, salute o acqua per la tua regione.
client-cellulose-learn-root-biology = I peli radicali assorbono acqua e minerali; l’azoto del suolo finisce nelle proteine.
client-cellulose-learn-health-name = Salute
client-cellulose-learn-health-rule = I tuoi punti salute, da parete, vacuolo, carte e pianta.
client-cellulose-learn-health-biology = Una pianta è in forma se lascia discendenti: l’arabetta, non più alta di un righello, può maturare migliaia di semi.
client-cellulose-learn-water-rule = Serve per la fotosintesi. Viene dallo xilema e dalla radice.
client-cellulose-learn-water-biology = L’acqua dà alle piante il turgore e l’idrogeno per i loro zuccheri.
client-cellulose-learn-co2-rule = Serve per la fotosintesi, per le carte del mercato e al nucleo.
client-cellulose-learn-co2-biology = Praticamente tutto il carbonio di una pianta viene dall’anidride carbonica dell’aria.
client-cellulose-learn-protein-rule = Serve a pagare carte e attivazioni di enzimi.
client-cellulose-learn-protein-biology = Le proteine sono gli attrezzi della cellula; per farle la pianta ha bisogno di azoto.
client-cellulose-learn-hormone-rule = Serve a pagare la crescita di germoglio e radice.
client-cellulose-learn-hormone-biology = Auxina, citochinina e gibberellina sono messaggeri che fanno allungare e dividere le cellule.
client-cellulose-learn-atp-rule = Serve a pagare carte e gli spazi più lontani della pianta.
client-cellulose-learn-atp-biology = L’ATP porta energia in ogni cellula vivente. Le piante lo fanno in due luoghi: nei mitocondri dallo zucchero, nei cloroplasti con la luce.
client-cellulose-learn-carbohydrate-rule = Costruisce la parete, diventa ATP o amido; ogni carboidrato avanzato vale 4 punti salute alla fine.
client-cellulose-learn-carbohydrate-biology = Lo zucchero della fotosintesi è carburante, riserva e mattone: cellulosa e amido sono entrambi catene di glucosio.
client-cellulose-learn-starch-1-rule = Dà punti salute; pesca carte, poi scartane alcune.
client-cellulose-learn-starch-1-biology = I granuli di amido conservano zucchero per la notte e per i semi.
client-cellulose-learn-starch-2-rule = Dà più punti salute; pesca carte, poi scartane alcune.
client-cellulose-learn-starch-2-biology = I tuberi di patata sono fusti pieni di granuli di amido.
client-cellulose-learn-starch-3-rule = Dà molti punti salute; pesca carte, poi scartane alcune.
client-cellulose-learn-starch-3-biology = I chicchi di riso e di frumento sono per lo più amido: quasi tutta l’umanità ne vive.
client-cellulose-learn-storage-1-rule = Dà punti salute e ti fa riprendere un segnalino per un altro turno.
client-cellulose-learn-storage-1-biology = I vacuoli di riserva proteica riempiono le cellule dei semi di nutrimento per la plantula.
client-cellulose-learn-storage-2-rule = Dà punti salute e ti fa riprendere un segnalino per un altro turno.
client-cellulose-learn-storage-2-biology = Fagioli e piselli sono ricchi di proteine grazie a questi vacuoli.
client-cellulose-learn-storage-3-rule = Dà punti salute e ti fa riprendere un segnalino per un altro turno.
client-cellulose-learn-storage-3-biology = Quando un seme germina, degli enzimi tagliano le proteine di riserva in amminoacidi.
client-cellulose-learn-rubisco-rule = Ora fino a due fotosintesi; attivata in seguito, una.
client-cellulose-learn-rubisco-biology = La RuBisCO unisce la CO2 a uno zucchero di cinque atomi di carbonio. Ne esce un acido di tre, che ATP e NADPH trasformano poi in zucchero. È forse la proteina più abbondante della Terra.
client-cellulose-learn-cellulose-synthase-rule = Costruisci la parete, ora e a ogni attivazione.
client-cellulose-learn-cellulose-synthase-biology = Rosette di cellulosa sintasi scorrono nella membrana plasmatica filando fibre di cellulosa dietro di sé.
client-cellulose-learn-gh3-synthetase-rule = Una crescita di germoglio o radice, ora e a ogni attivazione.
client-cellulose-learn-gh3-synthetase-biology = Gli enzimi GH3 legano l’auxina ad amminoacidi e così la mettono fuori gioco o da parte: tengono la crescita nei limiti. Nel gioco la carta dà crescita.
client-cellulose-learn-lipase-rule = Dà punti salute; attivata in seguito, altri 2 punti salute.
client-cellulose-learn-lipase-biology = Le lipasi scindono i grassi. I semi ricchi d’olio, come il girasole, vivono del loro grasso mentre germogliano.
client-cellulose-learn-vacuolar-processing-rule = Acqua nella tua regione, ora e a ogni attivazione.
client-cellulose-learn-vacuolar-processing-biology = Gli enzimi di maturazione vacuolare tagliano le proteine dentro il vacuolo nella loro forma matura. Non spostano acqua: quell’effetto è del gioco.
client-cellulose-learn-dna-polymerase-rule = Pesca una carta, ora e a ogni attivazione.
client-cellulose-learn-dna-polymerase-biology = La DNA polimerasi copia il genoma prima che la cellula si divida.
client-cellulose-learn-aquaporin-rule = 1 unità d’acqua nella tua regione a ogni alba; alla fine il doppio del numero sul tuo tracciato del vacuolo.
client-cellulose-learn-aquaporin-biology = Le acquaporine sono canali che fanno passare l’acqua attraverso la membrana, una molecola dopo l’altra.
client-cellulose-learn-gibberellin-receptor-rule = Alla fine vale la CO2 che ricevi a ogni alba.
client-cellulose-learn-gibberellin-receptor-biology = Le gibberelline fanno allungare i fusti e germinare i semi; il loro recettore segnala i freni della crescita da eliminare.
client-cellulose-learn-cytokinin-receptor-rule = Alla fine vale l’acqua che ricevi a ogni alba.
client-cellulose-learn-cytokinin-receptor-biology = Le citochinine fanno dividere le cellule. Molte salgono dalle radici; anche i germogli le producono.
client-cellulose-learn-seed-embryo-rule = Un segnalino ripreso con un vacuolo di riserva proteica si può piazzare subito; alla fine 2 punti salute per ogni vacuolo di riserva proteica giocato.
client-cellulose-learn-seed-embryo-biology = Un seme è una giovane pianta addormentata, con provviste e cappotto.
client-cellulose-learn-enzyme-production-rule = A ogni alba puoi pagare 1 proteina per attivare un enzima; alla fine 1 punto salute per ogni enzima giocato.
client-cellulose-learn-enzyme-production-biology = È la luce stessa ad accendere ogni mattina molti geni delle piante.
client-cellulose-learn-ivy-rule = Ivy gioca con le sue carte: segue la prima riga possibile. Il suo segnalino sulla mappa decide le strategie.
client-cellulose-learn-ivy-biology = L’edera si arrampica sugli altri senza nutrirsene. Le radici aeree servono solo ad aggrapparsi; quelle nel suolo la nutrono.
client-cellulose-learn-round-name = Round
client-cellulose-learn-round-rule = L’alba porta le rendite, di giorno si piazzano i segnalini, la sera premia il vacuolo e aggiunge alla parete.
client-cellulose-learn-round-biology = Le piante vivono col sole: di giorno fanno più zucchero di quanto ne usano e ne conservano una parte come amido per la notte.
client-cellulose-learn-first-name = Segnalino primo giocatore
client-cellulose-learn-first-rule = Chi ha questo segnalino comincia il prossimo round.
client-cellulose-learn-first-biology = La luce sotto le foglie ha perso il rosso ma non il rosso lontano. Il pigmento fitocromo se ne accorge, e la pianta in ombra si allunga.
