# La lingua stessa: il suo nome, e le etichette che usano le sue pagine delle regole

language-name = Italiano
language-needs-javascript = Organelle ha bisogno di JavaScript.
language-rules-source = Fonte
language-rules-ruling = Decisione
language-rules-example = Esempio
