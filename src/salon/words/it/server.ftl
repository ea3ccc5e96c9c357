# Rifiuti del server: i tavoli, i posti, e come gli si parla.
refused-stale = Al tavolo è cambiato qualcosa prima che arrivasse la tua mossa. Dai un’occhiata, poi gioca.
refused-other-game = Questa partita non è più in corso a questo tavolo.
refused-no-such-table = Il tavolo “{ $table }” non esiste. Controlla il codice: un tavolo chiude quando per un po’ non lo usa nessuno.
refused-no-such-game = Questa partita qui non c’è.
refused-no-such-replay = A questo indirizzo non c’è nessuna partita finita.
refused-no-such-page = A questo indirizzo non c’è niente.
refused-no-such-seat = Questo tavolo non ha il posto { $seat }.
refused-game-unknown = Questo Salon non ha quel gioco.
refused-game-long = Questa partita è arrivata a { $longest } mosse: finisce qui.
refused-not-host = Può farlo solo l’host.
refused-not-at-table = Non hai un posto a questo tavolo.
refused-no-finale = Il finale di questa partita non si può più mostrare.
refused-finale-is-hosts = È l’host a guidare il gran finale. Dopo { $seconds } secondi può continuare chiunque sia al tavolo.
refused-not-your-seat = È il posto di qualcun altro.
refused-seat-taken = Il posto { $seat } è occupato.
refused-table-full = Tutti i posti sono occupati. Puoi guardare.
refused-table-playing = Non durante una partita.
refused-table-locked = L’host ha chiuso l’ingresso a questo tavolo: nessun altro può sedersi.
refused-removed = L’host ti ha tolto l’accesso a questo tavolo.
refused-remove-self = Sei l’host. Per andartene, lascia il tavolo.
refused-removed-full = Hai già escluso { $most } persone. Prima riammetti qualcuno, o chiudi l’ingresso.
refused-no-such-person = Questa persona non c’è più.
refused-ask-host = A questo posto c’è una mano nascosta. Chiedi all’host di lasciartela.
refused-seat-free = Questo posto è libero: prendilo e basta.
refused-has-hand = In questa partita hai già una mano tua.
refused-request-refused = L’host non ti ha dato questo posto.
refused-too-many-requests = Molte persone stanno chiedendo un posto qui. Riprova più tardi.
refused-too-few = { $taken ->
    [one] Un solo posto è occupato
   *[other] { $taken } posti sono occupati
}, ma si gioca in { $allowed }. Invita qualcuno, o aggiungi un bot.
refused-seats-taken = { $taken ->
    [one] Un posto è occupato
   *[other] { $taken } posti sono occupati
}: { $seats } non bastano.
refused-name-empty = Un nome ha almeno una lettera.
refused-name-long = Un nome ha al massimo { $longest } lettere.
refused-colour-unknown = Questo colore qui non c’è. Scegli fra questi: { $colours }.
refused-colour-taken = A questo tavolo qualcuno ha già questo colore.
refused-level-unknown = Non ci sono bot di livello “{ $level }”.
refused-no-bots = Questo gioco non ha ancora bot.
refused-too-many-tables = Sei già a { $most } tavoli. Prima lasciane uno.
refused-house-full = Questo Salon è al completo: per ora niente nuovi tavoli.
refused-no-room = Questo Salon ha finito lo spazio: per ora niente nuove partite. Quelle in corso continuano.
refused-over-quota = Per ora la tua rete ha esaurito il suo spazio. Riprova più tardi.
refused-too-many-connections = Troppe connessioni insieme. Chiudine qualcuna, poi riprova.
refused-coach-off = A questo tavolo il coach è disattivato.
refused-coach-none = Questo gioco non ha un coach.
refused-no-such-answer = Questo gioco non risponde a domande del genere.
refused-coach-busy = Stavolta al coach non è venuto in mente niente. Richiediglielo.
refused-no-such-review = Questa partita non è fra quelle che hai finito qui.
refused-slow-down = Troppo in fretta. Aspetta un attimo.
refused-too-many-replays = Stai già caricando più partite da rivedere. Riprova quando ne è arrivata una.
refused-replays-busy = Ci sono molte partite in invio. Riprova fra un attimo.
refused-too-big = Questo messaggio è troppo lungo: al massimo { $most } byte.
refused-malformed-message = Qui questo messaggio non ha senso.
refused-hello-first = Il primo messaggio dev’essere di tipo “hello”.
refused-wrong-origin = La richiesta veniva da un altro sito: non è stato fatto niente.
refused-not-here = Può farlo solo l’host, dal computer su cui gira questo Salon.
refused-no-network = In questo momento il computer non è su nessuna rete locale. Collegalo, poi riprova.
refused-transfer-wrong = Questo codice non funziona. Un codice vale due minuti e una volta sola: chiedine uno nuovo sull’altro dispositivo.
refused-transfer-seated = Su questo dispositivo hai già un posto a questo tavolo.
refused-blocked = Chi gestisce questo Salon ti ha tolto l’accesso. Se pensi che sia un errore, mettiti in contatto.
refused-table-closed = Chi gestisce questo Salon ha chiuso questo tavolo.
refused-not-your-game = Può farlo solo chi ha giocato questa partita, o l’host del tavolo.
refused-no-data = Qui non c’è niente di salvato su di te: questo browser non ha nessuno dei nostri cookie.
refused-wrong-method = A questo indirizzo non si può.
refused-busy = Troppe modifiche insieme. Riprova.
refused-cannot-store = In questo momento il server non può salvare niente. Non si perde nulla: riprova fra un attimo.
refused-internal = Qualcosa è andato storto da parte nostra. Non è cambiato niente.
refused-not-made = Stavolta non è riuscito. Riprova.
refused-house-busy = In questo momento c’è troppo da fare. Riprova fra un attimo.
