# Personimo: una frase per ogni cosa che si può indicare.
personimo-explain-suit = { $suit ->
    [moons] Lune
    [suns] Soli
    [waves] Onde
    [leaves] Foglie
    [wyrms] Draghi
   *[knots] Nodi
}, uno dei sei semi: le caselle dello stesso seme che si toccano formano un isolato.
personimo-explain-any-suit = Qualsiasi seme: si accorda con tutto ciò che tocca, e alla fine le sue due caselle prendono il seme che scegli tu.
personimo-explain-personality = Una personalità è un pregio: un isolato vale le sue caselle per i suoi pregi.
personimo-explain-attraction = Un’attrazione è un pregio: un isolato vale le sue caselle per i suoi pregi.
personimo-explain-token = Un gettone segnapunti è un pregio: un isolato vale le sue caselle per i suoi pregi.
personimo-explain-rank = { $rank ->
    [0] Una carta senza numero: sono i suoi semi a decidere dove sta nella fila.
    [1] Un Asso, valore 1: le carte basse stanno a sinistra nella fila e si posano per prime.
    [10] Una Corona, valore 10: porta un pregio, ma arriva tardi nella fila.
   *[other] Valore { $rank }: la fila va dal basso all’alto e si posa da sinistra a destra.
}
personimo-explain-claim = { $card }: prenota ora e posa al prossimo turno; più è a sinistra, prima tocca a te.
personimo-explain-claimed = { $card }: prenotazione di { $name }, da posare quando la fila ci arriva.
personimo-explain-gone = { $card }: già sul tabellone.
personimo-explain-offered = { $card } attende al mercato: i valori bassi a sinistra, le personalità a destra.
personimo-explain-left = { $card }: nessuno ha prenotato questa carta, che va negli scarti.
personimo-explain-closed = { $why }
personimo-explain-unfit = { $card }: per ora non sta da nessuna parte nel tuo quartiere. Se prendi questa carta, la scarti.
personimo-explain-bring = { $gain ->
    [0] +0: nemmeno nello spazio migliore questa carta rende già qualcosa, ma può preparare un isolato.
    [one] La moneta: { $gain } punto, se questa carta andasse ora nello spazio migliore.
   *[other] La moneta: { $gain } punti, se questa carta andasse ora nello spazio migliore.
}
personimo-explain-architect = L’architetto di { $name }: sta sulla carta prenotata.
personimo-explain-row-taken = Queste carte si posano adesso, da sinistra a destra, ciascuna da chi l’ha prenotata.
personimo-explain-row-next = La prossima fila, in ordine di valore con le personalità in fondo: dopo aver posato, qui prenoti una carta.
personimo-explain-deck = { $cards ->
    [0] Il mazzo è vuoto: queste sono le ultime carte.
    [one] Nel mazzo resta una carta.
   *[other] Nel mazzo restano { $cards } carte; a ogni turno ne esce una nuova fila.
}
personimo-explain-foreseen = { $card } arriva al mercato fra due file.
personimo-explain-aside = { $card }: carta messa da parte, in questa partita non si vedrà.
personimo-explain-hand = { $card }: ora la posi tu. Copre due caselle libere, e una deve toccare il quartier generale o uno dei suoi semi.
personimo-explain-next = { $card }: è la tua carta, la posi al prossimo turno.
personimo-explain-discard = Una carta che non sta da nessuna parte si scarta, e solo allora.
personimo-explain-placed = { $card }: un seme per ciascuna delle due caselle; i pregi stanno sulla casella del seme in basso.
personimo-explain-open = { $card }: una carta aperta. Non è ancora deciso quale casella abbia quale seme, quindi conta nel modo migliore per te.
personimo-explain-headquarters = { $card }: il quartier generale. Ha tutti i suoi semi insieme, e ogni carta può toccarlo.
personimo-explain-candidate = { $card } può diventare il tuo quartier generale: ogni carta può toccarlo. I numeri contano i pregi dei suoi semi nel mazzo.
personimo-explain-free = Una casella libera: una carta può stare qui se tocca il quartier generale o una casella del suo stesso seme.
personimo-explain-spot = { $gain ->
    [unknown] Uno spazio per la tua carta; i punti si stanno contando.
    [0] Uno spazio che non rende ancora niente.
    [one] Uno spazio per la tua carta: { $gain } punto in più.
   *[other] Uno spazio per la tua carta: { $gain } punti in più.
}
personimo-explain-chosen = { $gain ->
    [unknown] La tua carta andrebbe qui; i punti si stanno contando.
    [0] La tua carta andrebbe qui, senza rendere ancora niente.
    [one] La tua carta andrebbe qui: { $gain } punto in più.
   *[other] La tua carta andrebbe qui: { $gain } punti in più.
}
personimo-explain-proposal = La tua squadra pensa di posare qui { $card }.
personimo-explain-better = Lo spazio migliore per la carta appena posata.
personimo-explain-advised = Numero { $rank } dei consigli del coach, il migliore per primo.
personimo-explain-neighbourhood = { $suit ->
    [moons] Lune
    [suns] Soli
    [waves] Onde
    [leaves] Foglie
    [wyrms] Draghi
   *[knots] Nodi
}: { $squares ->
    [one] una casella
   *[other] { $squares } caselle
} × { $marks ->
    [one] un pregio
   *[other] { $marks } pregi
} = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
personimo-explain-idle = { $suit ->
    [moons] Lune
    [suns] Soli
    [waves] Onde
    [leaves] Foglie
    [wyrms] Draghi
   *[knots] Nodi
}: un isolato senza pregi non rende ancora niente.
personimo-explain-district = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} finora, la somma di tutti gli isolati e dei bonus.
personimo-explain-bonus = { $bonus }: { $about }
personimo-explain-way = { $card }: uno dei modi di decidere i semi. Puoi lasciare aperta la carta fino alla fine.
personimo-explain-title = I titoli del Declino, e quanto ti manca: i punti sono quelli che avresti se la partita finisse ora.
