duel-title = Duello
duel-about = Il gioco di esempio: linfociti in gara per legare antigeni con gli anticorpi che hanno in mano. La graduatoria degli isotipi è inventata: in natura l’isotipo dice che cosa fa un anticorpo, non quanto lega stretto.
duel-option-variant = Quanto dura la partita e quanto è movimentata.
duel-value-variant-classic = sei round, una carta a testa, calma due volte più spesso della febbre
duel-value-variant-volley = cinque round, una o due carte a testa
duel-value-variant-feverish = sei round, febbre tre volte più spesso della calma

duel-commit = Quale anticorpo impegni?
duel-spoils = Hai legato l’antigene e guardato una carta. La tieni o la rimetti in cima per un punto?
duel-closed-hand-full = Una mano contiene al massimo quattro carte.

duel-say-draw = pesca { $card }
duel-say-turn = la temperatura diventa { $temperature }
duel-say-commit = impegna { $card }
duel-word-commit = impegna
duel-word-done = fatto
duel-word-keep = tieni la carta
duel-word-return = rimettila per un punto
duel-word-draw = pesca
duel-word-turn = la temperatura diventa
duel-word-igm = IgM
duel-word-igd = IgD
duel-word-iga = IgA
duel-word-ige = IgE
duel-word-igg = IgG
duel-word-calm = calma
duel-word-fever = febbre

duel-turned = La temperatura: { $temperature }.
duel-committed = { $seat } ha impegnato { $card }.
duel-bound = { $seat } lega l’antigene.
duel-unbound = Parità: l’antigene resta libero.
duel-drew = { $card ->
        [hidden] { $seat } pesca una carta.
       *[other] { $seat } pesca { $card }.
    }
duel-kept = { $seat } tiene la carta.
duel-scored = { $seat } rimette la carta e segna un punto.
duel-shuffled = La pila degli scarti viene mescolata e diventa il mazzo.

duel-board-round = Duello · round { $round } di { $rounds } · { $temperature }
duel-board-none = ancora nessuna temperatura
duel-board-calm = calma: lega l’affinità più alta
duel-board-fever = febbre: lega l’affinità più bassa
duel-board-piles = Mazzo { $deck } · pila degli scarti { $discard }
duel-board-affinity = Affinità: { $cards }
duel-board-seen = La carta che vedi: { $card }
duel-board-hidden = { $count ->
        [one] una carta che non vedi
       *[other] { $count } carte che non vedi
    }
duel-board-points = { $count ->
        [one] 1 punto
       *[other] { $count } punti
    }
