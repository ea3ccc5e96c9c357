# Il gioco in un minuto: un titolo e una frase o due per ogni passo di diagrams/minute.json.
personimo-minute-claim-title = Prenota una carta
personimo-minute-claim = Al mercato c’è una fila di carte. Metti il tuo architetto su quella con cui vuoi costruire al prossimo turno.
personimo-minute-order-title = Le carte basse costruiscono prima
personimo-minute-order = La fila va dal basso all’alto, con le personalità in fondo qualunque sia il loro valore. Gli architetti seguono quest’ordine: una gran carta spesso vuol dire giocare tardi.
personimo-minute-place-title = Costruisci il tuo quartiere
personimo-minute-place = La tua carta copre due caselle accanto a ciò che hai costruito. Accanto al quartier generale va bene tutto. Altrove, una casella della carta deve toccarne una dello stesso seme.
personimo-minute-open-title = Lasciala aperta
personimo-minute-open = Una carta dà un seme a ciascuna delle sue caselle. Quale va dove? Resta aperto finché un’altra carta non lo decide. Alla fine conta il modo che rende di più.
personimo-minute-score-title = Caselle per pregi
personimo-minute-score = Le caselle dello stesso seme che si toccano formano un isolato. Vale le sue caselle per i suoi pregi: le personalità e le attrazioni (8, 9 e Corone) che ci stanno. Niente pregi, niente punti.
personimo-minute-end-title = Vince il quartiere migliore
personimo-minute-end = Dopo dodici turni si sommano gli isolati di ogni quartiere. Vince chi ha più punti.

# Che cosa c’è scritto nelle immagini e sotto.
personimo-picture-fits = Ci sta: Onde tocca Onde.
personimo-picture-allowed = Una carta in uno spazio dove sta.
personimo-picture-refused = Una carta in uno spazio dove non sta.
personimo-picture-way = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}{ $best ->
    [yes] : conta questo modo
   *[no] {""}
}
personimo-picture-count = { $squares ->
    [one] { $squares } casella
   *[other] { $squares } caselle
} × { $marks ->
    [one] { $marks } pregio
   *[other] { $marks } pregi
}
personimo-picture-bonus = +{ $gain }

# Le varianti che sono una scelta in un’opzione: il nome e che cosa cambiano.
personimo-variant-size-6x6 = Un quartiere di 6×6
personimo-variant-size-6x6-about = Un quartiere più grande in due, con un mazzo solo. Anche il quartier generale copre due caselle.
personimo-variant-size-7x7 = Un quartiere di 7×7
personimo-variant-size-7x7-about = Posto per 24 carte a testa, da un mazzo doppio.
personimo-variant-size-9x9 = Un quartiere di 9×9
personimo-variant-size-9x9-about = La partita più lunga che ci sia: un’intera città in due, con Pedine e Corti.
personimo-variant-shared-between-about = Costruisci un quartiere con chi ti sta a sinistra e uno con chi ti sta a destra; conta quello che vale meno. Quindi curali entrambi.
personimo-variant-shared-teamwork-about = Squadre di due persone condividono un solo quartiere di 7×7. Una mossa si può mostrare prima di farla.
personimo-variant-sorting-incognito = Incognito
personimo-variant-sorting-incognito-about = La fila è ordinata solo per valore: le personalità non aspettano più in fondo.
personimo-variant-sorting-recognition = Riconoscimento
personimo-variant-sorting-recognition-about = Le personalità in fondo alla fila sono ordinate per seme invece che per valore.
personimo-variant-sorting-inception = Inception
personimo-variant-sorting-inception-about = Tutta la fila è ordinata per seme, comprese le personalità in fondo.
personimo-variant-crowd-three = Il terzo incomodo
personimo-variant-crowd-three-about = Una fila ha una carta di troppo. Quella che nessuno prenota si scarta.
personimo-variant-crowd-four = Il quarto incomodo
personimo-variant-crowd-four-about = Una fila ha una carta di troppo. Quella che nessuno prenota passa alla fila dopo.
personimo-variant-suits-manual = A mano
personimo-variant-suits-manual-about = Alla fine scegli tu i semi delle tue carte aperte, e vedi qual è la scelta migliore.
personimo-variant-solitaire-thorny = Corone di spine
personimo-variant-solitaire-thorny-about = In solitario, con file di quattro: più a destra prendi una carta, meno scelta hai la volta dopo.
personimo-variant-solitaire-thorny-single = Corone di spine, mazzo singolo
personimo-variant-solitaire-thorny-single-about = Lo stesso con un mazzo solo: quando finisce, si rimescolano gli scarti.
personimo-variant-attraction_from-5-about = Le carte sono attrazioni a partire da un altro valore, per esempio 5 invece di 8: più pregi, o meno.
