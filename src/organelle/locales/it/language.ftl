# La lingua stessa: il suo nome, e le etichette che usano le sue pagine delle regole

language-name = Italiano
language-needs-javascript = Organelle ha bisogno di JavaScript.
language-rules-source = Fonte
language-rules-ruling = Decisione
language-rules-example = Esempio

# Da una lingua completa i test pretendono ogni chiave e ogni pagina di regole; per le altre avvertono soltanto di quello
# che manca. Una lingua ancora in lavorazione ne fa a meno.
language-complete = yes
