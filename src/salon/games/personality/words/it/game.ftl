# Personality: tutto quello che dice il gioco. Le carte hanno testi propri, in personality/data.
personality-name = Personality
personality-about = Si legge una carta: chi ti ricorda? Si vota in segreto, e ci si scommette sopra. Scoprirai che cosa pensano di te gli altri.
personality-glance = Voti segreti e scommesse
personality-credits = © 1989 Seven Towns.

# Tipi di carte (PY-1), caselle del percorso (PY-2) e scommesse (PY-12).
personality-kind-virtue = Virtù
personality-kind-flaw = Difetto
personality-kind-habit = Abitudine
personality-kind-quirk = Mania
personality-kind-dare = Audacia
personality-square-pit = l’Abisso dell’Errore
personality-square-start = la partenza
personality-square-pair = a quattr’occhi
personality-square-inversion = inversione
personality-square-gate = la Porta della Chiaroveggenza Imperfetta
personality-square-insight = la Suprema Perspicacia
personality-square-plain = casella { $square }
personality-bet-1 = Senza posta
personality-bet-2 = Posta di 2
personality-bet-3 = Posta di 3
personality-fits = È { $name }.

# Temi, per il ritratto (PY-60).
personality-tag-adventure = avventura
personality-tag-ambition = ambizione
personality-tag-calm = calma
personality-tag-chaos = caos
personality-tag-comfort = comodità
personality-tag-command = chi comanda
personality-tag-contest = competizione
personality-tag-courage = coraggio
personality-tag-curiosity = curiosità
personality-tag-drama = teatro
personality-tag-dreams = sogni
personality-tag-effort = impegno
personality-tag-food = tavola
personality-tag-gadgets = aggeggi
personality-tag-giving = generosità
personality-tag-grudges = rancori
personality-tag-honesty = verità e bugie
personality-tag-humour = umorismo
personality-tag-jealousy = gelosia
personality-tag-loyalty = lealtà
personality-tag-memory = memoria
personality-tag-money = soldi
personality-tag-music = musica
personality-tag-nature = natura
personality-tag-order = ordine
personality-tag-pride = orgoglio
personality-tag-quiet = silenzio
personality-tag-romance = amori
personality-tag-sleep = sonno
personality-tag-stubbornness = testardaggine
personality-tag-talk = chiacchiere
personality-tag-temper = collera
personality-tag-time = tempo
personality-tag-warmth = calore
personality-tag-wits = ingegno

# Opzioni.
personality-group-board = Tabellone
personality-group-cards = Carte
personality-group-votes = Voti
personality-group-pace = Ritmo
personality-option-board = Tabellone
personality-option-board-about = Quanto è lungo il percorso fino alla Suprema Perspicacia.
personality-option-board-default = Il percorso intero: 24 caselle
personality-option-board-short = Per una serata breve: 14 caselle
personality-option-cards = Carte
personality-option-cards-about = In famiglia: senza quello che va bene solo fra adulti. Piccante: quello che fa discutere, cioè soldi, amori, collera e rancori.
personality-option-cards-all = Fra amici: tutte le carte
personality-option-cards-family = In famiglia: con bambini al tavolo
personality-option-cards-sharp = Piccante: quello che fa discutere
personality-option-deck = Mazzo
personality-option-deck-about = Le carte con cui si gioca.
personality-option-deck-house = Le carte di Salon
personality-option-pair_votes = Voti di una coppia
personality-option-pair_votes-about = Quanto vale la scheda in comune di due persone a quattr’occhi.
personality-option-pair_votes-1 = Un voto
personality-option-pair_votes-2 = Due voti
personality-option-choice_seconds = Tempo per scegliere
personality-option-choice_seconds-about = Per ogni voto. Quando scade vale la tua scelta, confermata o no.
personality-option-choice_seconds-0 = Senza limite
personality-option-choice_seconds-30 = 30 secondi
personality-option-choice_seconds-45 = 45 secondi
personality-option-choice_seconds-60 = 1 minuto
personality-option-choice_seconds-120 = 2 minuti
personality-option-debate_seconds = Tempo per il dibattito
personality-option-debate_seconds-about = Poi comincia il secondo voto.
personality-option-debate_seconds-0 = Senza limite
personality-option-debate_seconds-60 = 1 minuto
personality-option-debate_seconds-120 = 2 minuti
personality-option-debate_seconds-300 = 5 minuti

# Partite già pronte.
personality-preset-evening = Una serata intera
personality-preset-evening-about = Tutte le carte e il percorso intero: 24 caselle.
personality-preset-short = Una serata breve
personality-preset-short-about = Circa 20 minuti: un percorso di 14 caselle, al massimo 15 giri, una contestazione a testa.
personality-preset-family = Con i bambini
personality-preset-family-about = Le carte per tutta la famiglia, sul percorso breve.
personality-preset-brisk = Contro il tempo
personality-preset-brisk-about = Mezzo minuto per scegliere, un minuto per discutere.
personality-preset-pairs = Coppie forti
personality-preset-pairs-about = La scheda in comune di due persone vale doppio.

# I bot, e chi sono (PY-72).
personality-level-gentle = Mite
personality-level-gentle-about = Capisce le persone, ma si distrae e scommette poco.
personality-level-fair = Medio
personality-level-fair-about = Impara da ogni voto, e scommette a colpo sicuro.
personality-level-sharp = Temibile
personality-level-sharp-about = Impara in fretta, prevede la maggioranza e scommette forte.
personality-persona-baker = Pippa la fornaia
personality-persona-baker-about = In piedi alle quattro, a letto alle nove. Da lei non si esce mai a pancia vuota, né con il cuore pesante.
personality-persona-captain = Capitan Osk
personality-persona-captain-about = Ha fatto due volte il giro del mondo, una sola apposta. Non torna mai indietro, nemmeno per il cappello.
personality-persona-diva = La Fiorella
personality-persona-diva-about = Canta, sospira e fa il suo ingresso. Viaggia con undici cuscini e un’opinione su tutto.
personality-persona-inventor = Dottor Molletta
personality-persona-inventor-about = Ha inventato il pane che si imburra da sé. Non ricorda più dov’è il pane.
personality-persona-judge = Giudice Bilancia
personality-persona-judge-about = Pesa ogni parola, riordina ogni scaffale, non dice bugie dai tempi della scuola. Sentenza inappellabile.
personality-persona-gardener = Il vecchio Scricciolo
personality-persona-gardener-about = Parla poco, annaffia molto. Conosce ogni albero per nome da trent’anni.
personality-persona-joker = Zigo
personality-persona-joker-about = Ride prima di chiunque, e più forte. A un matrimonio ha fatto il giocoliere con la minestra: è stato quasi un successo.
personality-persona-librarian = Zia Piuma
personality-persona-librarian-about = Bisbiglia anche all’aperto. Ricorda ogni libro, e la pagina a cui hai fatto l’orecchio.
personality-persona-merchant = Barone Quattrini
personality-persona-merchant-about = Venderebbe ombrelli nel deserto, ricevute alla mano. Odia perdere, anche a rubamazzo.
personality-persona-sleeper = Piumone
personality-persona-sleeper-about = Orizzontale per vocazione. Arriva tardi, va via presto, sogna nel mezzo.
personality-persona-knight = Dama Ardita
personality-persona-knight-about = Accorre in soccorso, anche se nessuno chiama. Regala il cavallo e torna a piedi, con un discorso.
personality-persona-champion = Max Medaglia
personality-persona-champion-about = Si allena prima dell’alba, vince prima di pranzo, e mostra le coppe fino a cena.

# Che cosa si chiede a chi guarda, e che cosa si chiede a un altro posto.
personality-ask-read = Scegli una carta e leggila ad alta voce
personality-ask-lay = Gioca la carta che somiglia di più a chi sta sulla casella ●
personality-ask-choose = Scegli, scommetti e conferma
personality-ask-debate = Parità: di’ la tua
personality-ask-second = Vota di nuovo, solo fra chi è in parità
personality-ask-swap = Hai avanzato: cambia una carta, o tienile tutte
personality-ask-pair = Scegli con chi votare
personality-ask-give = Dai ogni carta a chi le somiglia di più
personality-ask-answer = È il tuo ritratto? Accetta la carta o contestala
personality-ask-contest = La carta contestata: chi ti ricorda?
personality-asked-read = { $name } sceglie una carta da leggere
personality-asked-lay = { $name } sceglie una carta da giocare
personality-asked-choose = { $name } sta scegliendo
personality-asked-debate = La parola a { $name }
personality-asked-second = { $name } vota di nuovo
personality-asked-swap = { $name } può cambiare una carta
personality-asked-pair = { $name } sceglie con chi votare
personality-asked-give = { $name } dà via le sue carte
personality-asked-answer = { $name } accetta o contesta
personality-asked-contest = { $name } giudica la carta contestata

# Che cosa è successo.
personality-event-drew = { $why ->
    [deal] { $name } riceve { $count } carte.
    [again] { $name } pesca un’altra carta.
    [pit] { $name } riporta la mano al completo: { $count ->
        [one] una carta.
       *[other] { $count } carte.
    }
    [gate] { $name } riporta la mano al completo: { $count ->
        [one] una carta.
       *[other] { $count } carte.
    }
    [empty] Nessuno aveva più carte in mano: { $name } ne pesca { $count }.
   *[other] { $name } pesca una carta.
}
personality-event-round = Giro { $number }: legge { $name }.
personality-event-round-inverted = Il giro { $number } è invertito: quale carta somiglia a { $name }?
personality-event-card-read = { $name } legge: “{ $card }”
personality-event-cards-laid = Le carte per { $name } sono sul tavolo.
personality-event-locked-in = { $name } ha confermato.
personality-event-unlocked = { $name } ci ripensa.
personality-event-skipped = La partita va avanti senza { $name }.
personality-event-revealed = I voti sono tutti scoperti.
personality-event-elected = { $unanimous ->
    [yes] All’unanimità: è { $name }!
   *[other] È { $name }, con { $votes ->
        [one] un voto.
       *[other] { $votes } voti.
    }
}
personality-event-elected-card = { $unanimous ->
    [yes] All’unanimità: la carta di { $name }!
   *[other] Vince la carta di { $name }, con { $votes ->
        [one] un voto.
       *[other] { $votes } voti.
    }
}
personality-event-nobody = Nessuno ha due voti: non si muove niente.
personality-event-nobody-again = Ancora nessuna maggioranza: la carta va sotto il mazzo.
personality-event-tied = Parità fra { $names }: al dibattito!
personality-event-argued = { $name }: “{ $text }”
personality-event-argued-aloud = { $name } ha detto la sua.
personality-event-trait-received = { $name } riceve: “{ $card }”
personality-event-moved = { $name }: { $square }.
personality-event-moved-pit = { $name } cade nell’Abisso dell’Errore e ricomincia da capo.
personality-event-moved-gate = { $name } ricade alla Porta della Chiaroveggenza Imperfetta.
personality-event-landed-pair = { $name } arriva su “a quattr’occhi”.
personality-event-landed-inversion = { $name } arriva sulla casella ●: le parti si invertono!
personality-event-insight = { $name } raggiunge la Suprema Perspicacia!
personality-event-swapped = { $name } cambia una carta.
personality-event-paired = { $name } e { $partner } voteranno insieme.
personality-event-gave = { $name } dà a { $to }: “{ $card }”
personality-event-accepted = { $name } accetta la carta.
personality-event-contested = { $name } contesta la carta.
personality-event-upheld = La carta resta a { $name }.
personality-event-overturned = La carta va a { $to }, non a { $name }.
personality-event-left-out = Una carta è stata esclusa dalla partita.
personality-event-won = { $name } vince!
personality-event-ended = La partita è finita.
personality-event-ended-exhausted = Le carte sono finite: vince chi è più avanti sul percorso.
personality-event-taken-back = { $name } annulla la mossa.

# Il foglio e le sue note.
personality-line-square = Casella raggiunta, su { $goal }
personality-line-traits = { $cards ->
    [0] Nessuna carta ricevuta
    [one] Una carta ricevuta
   *[other] { $cards } carte ricevute
}, { $unanimous ->
    [0] nessuna all’unanimità
    [one] una all’unanimità
   *[other] { $unanimous } all’unanimità
}
personality-line-reading = Voti con la maggioranza: { $hits } su { $votes }
personality-note-exhausted = Non c’erano più carte: vince chi è più avanti sul percorso.
personality-note-several = Vittoria condivisa in { $winners }.

# Rifiuti.
refused-personality-asked-to-read = Prima va letta una carta.
refused-personality-asked-to-lay = Prima gioca una carta per chi sta sulla casella ●.
refused-personality-asked-to-choose = Scegli chi ti ricorda, poi conferma.
refused-personality-asked-to-debate = È il momento del dibattito: di’ la tua, poi si rivota.
refused-personality-asked-to-second = Questo è il secondo voto.
refused-personality-asked-to-swap = Cambia una carta, o tienile tutte.
refused-personality-asked-to-pair = Scegli con chi votare.
refused-personality-asked-to-give = È il momento di dare via le tue carte.
refused-personality-asked-to-answer = Accetta la carta, o contestala.
refused-personality-asked-to-contest = È il momento di dire chi ti ricorda la carta contestata.
refused-personality-locked = Hai già confermato. Prima premi “Cambia idea”, poi scegli di nuovo.
refused-personality-not-locked = Non hai ancora confermato.
refused-personality-not-in-hand = Non hai quella carta in mano.
refused-personality-no-such-player = A questo posto non c’è nessuno.
refused-personality-no-such-card = Da questo posto non è arrivata nessuna carta in questo giro.
refused-personality-not-tied = Il secondo voto è solo fra chi è in parità.
refused-personality-no-bets = In questo voto non si scommette.
refused-personality-text-too-long = { $length } caratteri sono troppi: al massimo { $most }.
refused-personality-text-unreadable = Solo lettere, cifre e punteggiatura, per favore.
refused-personality-not-yourself = Dev’essere qualcun altro.
refused-personality-already-paired = Questa persona vota già con qualcun altro.
refused-personality-one-each = Una carta a testa: questa persona ne ha già una.
refused-personality-no-such-deck = Questo Salon non ha più il mazzo “{ $deck }”. Chi lo gestisce può aggiungerlo di nuovo con --deck.
refused-personality-too-few-family = Troppo poche carte di questo mazzo vanno bene con bambini al tavolo: { $there }, e ne servono almeno { $fewest }. Scegli tutte le carte, o un altro mazzo.
refused-personality-too-few-sharp = Troppo poche carte di questo mazzo fanno discutere: { $there }, e ne servono almeno { $fewest }. Scegli tutte le carte, o un altro mazzo.
refused-personality-too-few-cards = Ci sono troppe carte escluse: in partita ne devono restare almeno { $fewest }.
refused-personality-cannot-leave-out = Si può escludere solo una carta in mano a chi legge, o quella che si sta leggendo.
