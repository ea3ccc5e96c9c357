# Personimo: che cosa solo la pagina dice delle varianti.
personimo-page-row-alone = Prendine una
personimo-page-any-suit = qualsiasi seme
personimo-page-open-suits = { $best }, ancora da scegliere fra { $all }
personimo-page-ground = Il tuo quartiere
personimo-page-whole = Mostra tutto
personimo-page-nearer = Più vicino
personimo-page-farther = Più lontano

# Mercato.
personimo-page-foreseen = Predizione: la fila dopo questa
personimo-page-aside = { $cards ->
    [one] 1 carta messa da parte
   *[other] { $cards } carte messe da parte
}
personimo-page-unclaimed-discarded = Una carta della fila avanza e si scarta.
personimo-page-unclaimed-kept = Una carta della fila avanza e passa alla fila dopo.
personimo-page-left-over = { $count ->
    [one] Avanzata e scartata: { $cards }.
   *[other] Avanzate e scartate: { $cards }.
}
personimo-page-stays-over = Avanza, e passa alla fila dopo: { $cards }.

# Solitario (PM-110, PM-111). Le posizioni si contano da 1.
personimo-page-position = { $position }ª
personimo-page-alone-any = Puoi prendere qualsiasi carta.
personimo-page-alone-allowed = Puoi prendere la { $positions } carta.
personimo-page-closed-all-PM-110 = { $count ->
    [one] Già presa in questi tre turni: { $positions }.
   *[other] Già prese in questi tre turni: { $positions }.
}
personimo-page-closed-all-PM-111 = { $count ->
    [one] Hai appena preso la { $last }. Posizione chiusa: { $positions }.
   *[other] Hai appena preso la { $last }. Posizioni chiuse: { $positions }.
}
personimo-page-unfit = Non sta da nessuna parte
personimo-page-closed-PM-110 = La { $position } posizione è già stata presa in questi tre turni (PM-110).
personimo-page-closed-PM-111 = Hai appena preso la { $last } carta: adesso la { $position } non si può (PM-111).

# Quartieri in più persone (PM-67, PM-68).
personimo-page-team = Squadra { $team }
personimo-page-team-line = Qui costruisci insieme a { $names }.
personimo-page-team-first = Mostralo prima alla mia squadra
personimo-page-team-shown = La tua squadra lo vede. Premi di nuovo per farlo davvero.
personimo-page-team-would-place = { $name } pensa di posare { $card } dove si vede.
personimo-page-team-would-claim = { $name } pensa di prenotare { $card }.
personimo-page-propose = Mostra alla squadra
personimo-page-between-here = Adesso costruisci qui, con { $names }; la prossima volta con { $others }.
personimo-page-between-own = Questo architetto costruisce qui; l’altro ha l’altro quartiere.
personimo-page-between-lower = Conta il quartiere che vale meno: { $points } (qui { $here }, là { $there }).

# Bonus.
personimo-page-bonuses = Bonus
personimo-page-bonuses-drawn = I bonus di questa partita: { $bonuses }.
personimo-page-drawn = a sorte
personimo-page-bonus-nobody = ancora nessuno
personimo-page-carry = { $card }: pregi in { $suit }

# Che cosa le varianti aggiungono alla cronaca e al segnapunti.
personimo-event-carried = { $name } decide quale seme porta i pregi: { $card }.
personimo-event-proposed = { $name } propone qualcosa alla sua squadra.
personimo-event-left-over = { $count ->
    [one] Una carta avanza e si scarta.
   *[other] { $count } carte avanzano e si scartano.
}
personimo-event-left-over-kept = La carta avanzata passa alla fila dopo.
personimo-event-foreseen = L’indovina mostra la fila dopo questa.
personimo-event-reshuffled = Gli scarti si rimescolano e diventano un nuovo mazzo.
personimo-event-bonuses-drawn = Si estraggono i bonus di questa partita.
personimo-line-bonus-complete = Bonus: quartiere completo
personimo-line-bonus-centre = Bonus: quartier generale al centro
personimo-line-bonus-corner = Bonus: quartier generale in un angolo
personimo-line-bonus-line = Bonus: linea di un seme
personimo-line-bonus-box = Bonus: quadrato di un seme
personimo-line-bonus-across = Bonus: isolato da un lato all’altro
personimo-line-bonus-largest = Bonus: isolato più grande, { $suit ->
    [moons] Lune
    [suns] Soli
    [waves] Onde
    [leaves] Foglie
    [wyrms] Draghi
   *[knots] Nodi
}
personimo-line-other-district = L’altro quartiere ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
}) non conta
personimo-note-tie-other = Parità a { $points } punti: decide l’altro quartiere, { $more } contro { $less }.
personimo-note-architect-of-the-year = { $points } punti: il titolo di Archistar dell’anno è tuo!
personimo-note-unremarked = { $points } punti: un quartiere rispettabile. Da 50 in su diventi Archistar dell’anno.
personimo-note-tarred = { $points ->
    [one] { $points } solo punto
   *[other] Solo { $points } punti
}: segue uno spiacevole incidente con pece e piume.
