# Personimo: tutto quello che dice il gioco.
personimo-name = Personimo
personimo-about = Costruisci il quartiere più chic di Jacynth: posa carte, unisci isolati dello stesso seme, attira personalità e attrazioni.
personimo-glance = Una città di carte da costruire
personimo-credits = Di M. C. DeMarco, per il Decktet di P. D. Magnus. Le carte che vedi qui sono disegni nostri.

# I semi, dal più semplice al più chic (PM-1).
personimo-suit-moons = Lune
personimo-suit-suns = Soli
personimo-suit-waves = Onde
personimo-suit-leaves = Foglie
personimo-suit-wyrms = Draghi
personimo-suit-knots = Nodi

# Le carte (PM-2, PM-3).
personimo-card-ace-of-moons = Asso di Lune
personimo-card-ace-of-suns = Asso di Soli
personimo-card-ace-of-waves = Asso di Onde
personimo-card-ace-of-leaves = Asso di Foglie
personimo-card-ace-of-wyrms = Asso di Draghi
personimo-card-ace-of-knots = Asso di Nodi
personimo-card-author = Autore
personimo-card-desert = Deserto
personimo-card-origin = Origine
personimo-card-journey = Viaggio
personimo-card-painter = Pittore
personimo-card-savage = Selvaggio
personimo-card-mountain = Montagna
personimo-card-sailor = Marinaio
personimo-card-battle = Battaglia
personimo-card-forest = Foresta
personimo-card-discovery = Scoperta
personimo-card-soldier = Soldato
personimo-card-lunatic = Lunatico
personimo-card-penitent = Penitente
personimo-card-market = Mercato
personimo-card-chance-meeting = Incontro
personimo-card-castle = Castello
personimo-card-cave = Grotta
personimo-card-diplomat = Diplomatica
personimo-card-mill = Mulino
personimo-card-betrayal = Tradimento
personimo-card-pact = Patto
personimo-card-darkness = Tenebre
personimo-card-merchant = Mercante
personimo-card-huntress = Cacciatrice
personimo-card-bard = Bardo
personimo-card-sea = Mare
personimo-card-end = Fine
personimo-card-calamity = Calamità
personimo-card-windfall = Fortuna
personimo-card-harvest = Raccolto
personimo-card-light-keeper = Guardiano del faro
personimo-card-borderland = Frontiera
personimo-card-watchman = Sentinella
personimo-card-consul = Console
personimo-card-rite = Rito
personimo-card-window = Finestra
personimo-card-island = Isola
personimo-card-excuse = Scusa

# Le stesse carte in una frase.
personimo-the-ace-of-moons = l’Asso di Lune
personimo-the-ace-of-suns = l’Asso di Soli
personimo-the-ace-of-waves = l’Asso di Onde
personimo-the-ace-of-leaves = l’Asso di Foglie
personimo-the-ace-of-wyrms = l’Asso di Draghi
personimo-the-ace-of-knots = l’Asso di Nodi
personimo-the-author = l’Autore
personimo-the-desert = il Deserto
personimo-the-origin = l’Origine
personimo-the-journey = il Viaggio
personimo-the-painter = il Pittore
personimo-the-savage = il Selvaggio
personimo-the-mountain = la Montagna
personimo-the-sailor = il Marinaio
personimo-the-battle = la Battaglia
personimo-the-forest = la Foresta
personimo-the-discovery = la Scoperta
personimo-the-soldier = il Soldato
personimo-the-lunatic = il Lunatico
personimo-the-penitent = il Penitente
personimo-the-market = il Mercato
personimo-the-chance-meeting = l’Incontro
personimo-the-castle = il Castello
personimo-the-cave = la Grotta
personimo-the-diplomat = la Diplomatica
personimo-the-mill = il Mulino
personimo-the-betrayal = il Tradimento
personimo-the-pact = il Patto
personimo-the-darkness = le Tenebre
personimo-the-merchant = il Mercante
personimo-the-huntress = la Cacciatrice
personimo-the-bard = il Bardo
personimo-the-sea = il Mare
personimo-the-end = la Fine
personimo-the-calamity = la Calamità
personimo-the-windfall = la Fortuna
personimo-the-harvest = il Raccolto
personimo-the-light-keeper = il Guardiano del faro
personimo-the-borderland = la Frontiera
personimo-the-watchman = la Sentinella
personimo-the-consul = il Console
personimo-the-rite = il Rito
personimo-the-window = la Finestra
personimo-the-island = l’Isola
personimo-the-excuse = la Scusa

# Le opzioni.
personimo-group-scoring = Punteggio
personimo-group-pace = Ritmo
personimo-option-suits = Semi aperti
personimo-option-suits-about = Chi decide, alla fine, quale casella di una carta aperta ha quale seme.
personimo-option-suits-best = La scelta migliore si fa da sé
personimo-option-suits-manual = Si sceglie a mano, e si vede la scelta migliore
personimo-option-turn_seconds = Tempo per ogni decisione
personimo-option-turn_seconds-about = Quando scade, la carta va dove rende di più e si prenota la prima carta libera.
personimo-option-turn_seconds-0 = Senza limite
personimo-option-turn_seconds-30 = 30 secondi
personimo-option-turn_seconds-60 = 1 minuto
personimo-option-turn_seconds-120 = 2 minuti

# I bot.
personimo-level-gentle = Mite
personimo-level-gentle-about = Vede che cosa rende, ma si distrae.
personimo-level-fair = Medio
personimo-level-fair-about = Prende subito più punti che può.
personimo-level-sharp = Temibile
personimo-level-sharp-about = Pensa insieme alla posa e alla carta successiva.
personimo-level-master = Maestro
personimo-level-master-about = Si gioca in testa mille futuri prima di ogni mossa.

# Che cosa si chiede a un posto.
personimo-decision-place = Posa la tua carta
personimo-decision-discard = La tua carta non sta da nessuna parte: scartala
personimo-decision-select = Scegli il tuo quartier generale
personimo-decision-claim = Prenota una carta della nuova fila
personimo-decision-settle = Scegli i tuoi semi aperti, poi conferma

# Che cosa è successo.
personimo-event-dealt = { $turn ->
    [0] Arriva la prima fila.
   *[other] Turno { $turn }: arriva una nuova fila.
}
personimo-event-selected = { $name } sceglie { $card } come quartier generale.
personimo-event-claimed = { $name } prenota { $card }.
personimo-event-placed = { $gain ->
    [0] { $name } posa { $card }.
    [one] { $name } posa { $card }: { $gain } punto in più.
   *[other] { $name } posa { $card }: { $gain } punti in più.
}
personimo-event-placed-loss = { $loss ->
    [one] { $name } posa { $card } e perde { $loss } punto.
   *[other] { $name } posa { $card } e perde { $loss } punti.
}
personimo-event-discarded = { $name } deve scartare { $card }.
personimo-event-fixed = { $name } decide i semi: { $card }.
personimo-event-settled = { $name } ha confermato i suoi semi.
personimo-event-ended = I quartieri sono completi.
personimo-event-taken-back = { $name } annulla la mossa.

# Il segnapunti (PM-41) e le sue note (PM-45).
personimo-line-neighbourhood = { $suit ->
    [moons] Lune
    [suns] Soli
    [waves] Onde
    [leaves] Foglie
    [wyrms] Draghi
   *[knots] Nodi
}: { $blocks ->
    [one] { $blocks } casella
   *[other] { $blocks } caselle
} × { $marks ->
    [one] { $marks } pregio
   *[other] { $marks } pregi
}
personimo-note-tie-largest = Parità a { $points } punti: decide l’isolato più grande, { $more } caselle contro { $less }.
personimo-note-tie-personalities = Parità a { $points } punti e negli isolati: decidono le personalità, { $more } contro { $less }.
personimo-note-tie-attractions = Parità a { $points } punti e anche nelle personalità: decidono le attrazioni, { $more } contro { $less }.
personimo-note-tie-crowns = Parità a { $points } punti e in quasi tutto il resto: decidono le Corone, { $more } contro { $less }.
personimo-note-tie-shared = Parità a { $points } punti e in tutto ciò che decide le parità: la posizione è condivisa.

# I rifiuti.
personimo-spots-instead = { $spots ->
    [0] Non sta da nessuna parte e va scartata.
    [one] C’è un solo spazio in cui sta.
   *[other] Ci sono { $spots } spazi in cui sta.
}
refused-personimo-asked-to-place = Prima posa la carta che il tuo architetto ha preso.
refused-personimo-asked-to-select = Prima scegli il tuo quartier generale: le carte arrivano dopo.
refused-personimo-no-headquarters = Questa carta non può fare da quartier generale. Scegline una di quelle proposte.
refused-personimo-asked-to-claim = Ora prenota una carta della nuova fila per il tuo architetto.
refused-personimo-asked-to-settle = Le carte sono tutte posate: restano solo i semi aperti da scegliere, finché non confermi.
refused-personimo-squares-apart = Una carta copre due caselle affiancate. { personimo-spots-instead }
refused-personimo-square-taken = Una carta non va su una casella già costruita. { personimo-spots-instead }
refused-personimo-too-large = Il quartiere supererebbe le { $size } caselle di larghezza o di altezza. { personimo-spots-instead }
refused-personimo-touches-nothing = Una carta deve toccare il quartiere con un lato. { personimo-spots-instead }
refused-personimo-no-match = La carta non ha nessun seme in comune con ciò che toccherebbe. { personimo-spots-instead }
refused-personimo-no-longer-matches = Le caselle che toccherebbe non possono più avere uno dei suoi semi: le hanno decise carte precedenti. { personimo-spots-instead }
refused-personimo-must-place = { $spots ->
    [one] Una carta che ci sta va posata, e per questa c’è uno spazio.
   *[other] Una carta che ci sta va posata, e per questa ci sono { $spots } spazi.
}
refused-personimo-no-such-card = Questa carta non esiste: la fila ne ha { $cards }. Libere: { $free }.
refused-personimo-claimed = Questa carta è già prenotata. Libere: { $free }.
refused-personimo-not-open = { $open ->
    [0] Non hai nessuna carta con i semi ancora aperti.
    [one] Si decide solo di una propria carta ancora aperta; ne hai una.
   *[other] Si decide solo di una propria carta ancora aperta; ne hai { $open }.
}
refused-personimo-fix-takes-last-spot = Se la decidi così, la carta che hai in mano non ha più dove andare.
refused-personimo-other-suits = Le caselle di questa carta non possono avere questi semi; invertili.
personimo-why-marks = Circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in meno in { $suit ->
    [moons] Lune
    [suns] Soli
    [waves] Onde
    [leaves] Foglie
    [wyrms] Draghi
   *[knots] Nodi
}: lì mancano i pregi.
personimo-why-blocks = Circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in meno in { $suit ->
    [moons] Lune
    [suns] Soli
    [waves] Onde
    [leaves] Foglie
    [wyrms] Draghi
   *[knots] Nodi
}: l’isolato resta più piccolo.
personimo-why-empty = { $squares ->
    [one] Circa { $squares } casella in più resta vuota.
   *[other] Circa { $squares } caselle in più restano vuote.
}
personimo-why-unfillable = Il quartiere non si può più riempire del tutto.
personimo-why-spots = { $spots ->
    [one] Blocca uno spazio per le carte che verranno.
   *[other] Blocca { $spots } spazi per le carte che verranno.
}
personimo-why-order = Al prossimo turno scegli in { $place }ª posizione, non in { $better }ª.
personimo-why-rival = Chi ti contende la vittoria fa circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in più.
