# La pagina intorno ai giochi.
salon-name = Salon
loading = Un attimo…
close = Chiudi
yes = Sì
no = No
fewer = Meno
more = Più
try-again = Riprova
seat-unnamed = Posto { $seat }
guest = Ospite
nav = Pagine
skip-to-content = Vai al contenuto
rule-link = Regola { $rule }
lost-title = Qui non c’è niente
problem-unknown = Qualcosa è andato storto. Riprova fra un attimo.
problem-unreachable = In questo momento non riusciamo a raggiungere Salon.

# Il menu.
menu = Menu
menu-language = Lingua
menu-light = Tema
menu-light-system = Auto
menu-light-light = Chiaro
menu-light-dark = Scuro
menu-letters = Lettere sui semi
menu-sound = Audio
menu-sound-on = Sì
menu-sound-off = No
menu-explain = Che cos’è?
menu-keys = Tasti
menu-screen = Grande schermo
menu-leave = Lascia il tavolo
menu-code = Codice del tavolo: { $code }

# Il grande schermo.
screen-join = Gioca anche tu
screen-join-how = Inquadra con il telefono, oppure apri { $address } e digita il codice.
screen-here = Chi c’è
screen-waiting = Chi rompe il ghiaccio?
screen-how = Come si gioca
screen-late = Unisciti al tavolo
screen-streamer = Modalità streamer
screen-streamer-what = Nasconde il codice, l’indirizzo e il codice QR (tasto S)
screen-streamer-join = Il codice è nascosto: chiedi il link all’host.

# La home.
home-link = Home
home-title = Prendi posto.
home-line = Giochi da tavolo per una serata fra amici: nella stessa stanza, a distanza, o in solitario contro i bot.
home-games = Giochi
home-players = Da { $least } a { $most } giocatori
home-players-exactly = { $players ->
    [one] In solitario
   *[other] { $players } giocatori
}
home-play-now = Gioca subito contro i bot
home-new-table = Gioca fra amici
home-solitaire = Solitario:
home-rules = Regole
home-how-to-play = Come si gioca
home-ways = Tre modi di giocare
home-way-room = Nella stessa stanza
home-way-room-how = Il tavolo è sul grande schermo, le tue carte restano sul telefono.
home-way-apart = A distanza
home-way-apart-how = Manda il link. Non serve un account.
home-way-alone = In solitario
home-way-alone-how = C’è sempre un bot del tuo livello che ha voglia di giocare.
home-join = Raggiungi gli amici
home-join-code = Codice del tavolo, o link
home-join-go = Entra
home-join-no-code = Un codice ha cinque lettere o cifre, a volte qualcuna in più. È sullo schermo dell’host.
home-my-tables = Continua
home-go-on = Continua
home-again = Un’altra partita
home-turns = { $count ->
    [one] Tocca a te
   *[other] Tocca a te a { $count } tavoli
}
home-alone = in solitario
home-with = con { $names }
home-bots = { $count ->
    [one] un bot
   *[other] { $count } bot
}
home-variants = { $count ->
    [one] una variante
   *[other] { $count } varianti
}
home-waits-for = Si aspetta { $names }
home-running = Partita in corso
home-stand-in = Un bot gioca per te finché non torni
home-table-lobby = Sta per iniziare
home-table-over = Partita finita
home-just-now = proprio ora
home-put-away = Metti via
home-put-away-done = Messo via. Il posto resta tuo.
home-put-away-show = { $count ->
    [one] Un tavolo messo via
   *[other] { $count } tavoli messi via
}
home-undo = Annulla
home-finished = Le tue partite finite
home-finished-won = Vittoria!
home-finished-alone = Partita finita
home-finished-place = { $rank }º posto su { $players }
home-finished-by = Vittoria: { $names }
home-finished-points = punti
home-finished-replay = Rivedi
home-numbers = I tuoi numeri
home-finished-all = Mostra tutte ({ $count })

# Chi sei.
who-name = Il tuo nome
who-colour = Il tuo colore
colour-garnet = Granata, punti
colour-plum = Prugna, righe
colour-olive = Oliva, anelli
colour-walnut = Noce, scacchi
colour-midnight = Notte, zigzag
colour-rose = Rosa, rombo

# Un nuovo tavolo.
new-title = Nuovo tavolo
new-title-of = Nuovo tavolo: { $game }
new-no-game = Questo gioco qui non c’è.
new-seats = Posti
new-bots = Numero di bot
new-level = Livello dei bot
house-busy = Adesso c’è folla: i bot pensano un po’ meno.
new-hot-seat = Usate in più persone questo dispositivo? Aggiungi le altre al prossimo passo.
new-create = Crea il tavolo
options = Opzioni
options-search = Cerca un’opzione
options-all = Tutte le opzioni
options-usual = Come da regolamento
options-chosen = La tua partita
options-none-found = Nessuna opzione corrisponde a “{ $wanted }”.
options-conflict = Queste opzioni non vanno insieme:
options-need = “{ $pick }” richiede “{ $other }”.
options-exclude = “{ $pick }” e “{ $other }” non vanno insieme.
options-for-seats = { $most ->
    [1] “{ $pick }” si gioca soltanto in solitario.
   *[other] “{ $pick }” si gioca soltanto in { $allowed }.
}
presets = Partite già pronte
presets-together = In compagnia
presets-alone = In solitario
presets-own = Una formula tutta tua.
presets-players = { $most ->
    [1] in solitario
   *[other] { $players } giocatori
}

# I bot di un tavolo.
bots = Bot
bots-pace = Velocità dei bot
bots-pace-slow = Lenta
bots-pace-slow-about = Il tempo di seguire ogni mossa.
bots-pace-normal = Normale
bots-pace-normal-about = Una breve pausa prima di ogni mossa.
bots-pace-at-once = Immediata
bots-pace-at-once-about = Nessuna pausa fra i turni.
bots-pace-now = Bot: { $pace ->
    [slow] lenti
    [at-once] senza pause
   *[normal] velocità normale
}
bots-pace-host = L’host può cambiarla.
bots-race = Nelle corse i bot tengono il tuo passo.
bots-levels = Livello dei bot
coach-waits = Il coach interviene quando tocca a te.
coach-closed = Ti serve un consiglio? Premi Consiglio.
coach-every-turn = Un consiglio a ogni turno
level-bots = Bot:
new-what = A che cosa vuoi giocare?
new-who = Chi gioca?
new-seats-and-bots = { $seats ->
    [1] In solitario
   *[other] { $seats } posti
}{ $bots ->
    [0] {""}
    [one] , 1 bot
   *[other] , { $bots } bot
}
options-barred = { $count ->
    [one] 1 opzione non va con questa scelta
   *[other] { $count } opzioni non vanno con questa scelta
}
options-changed = { $count ->
    [one] 1 cambiata
   *[other] { $count } cambiate
}
options-fix-seats = { $seats ->
    [1] Gioca in solitario
   *[other] Gioca in { $seats }
}
options-fix-on = Aggiungi “{ $pick }”
options-fix-off = Senza “{ $pick }”

# Prima della partita.
lobby-title = Tavolo { $code }
lobby-invite = Invita chi vuoi
lobby-code-spelled = Codice del tavolo: { $code }
lobby-qr = Codice QR di questo tavolo
lobby-share = Condividi il link
lobby-share-text = Vieni a giocare a { $game } con me!
lobby-copy = Copia il link
lobby-copied = Copiato.
lobby-failed = La copia non è riuscita. Seleziona il link e copialo a mano.
lobby-seats = Al tavolo
lobby-open = Posto libero
lobby-bot = Bot
lobby-you = Tu
lobby-you-host = Tu, l’host
lobby-away = Assente
lobby-add-bot = Bot
lobby-level-of = Livello di { $name }
lobby-remove = Libera il posto di { $name }
lobby-hot-seat = Un’altra persona su questo dispositivo
lobby-hot-seat-short = Su questo dispositivo
lobby-sit = Prendi posto
lobby-sit-down = Siediti
lobby-full = Tutti i posti sono occupati. Puoi guardare.
lobby-spectators = { $count ->
    [one] Una persona guarda
   *[other] { $count } persone guardano
}
lobby-start = Inizia la partita
lobby-ready = Siete al completo.
lobby-start-without = { $open ->
    [one] Il posto libero sarà tolto.
   *[other] I { $open } posti liberi saranno tolti.
}
lobby-too-few = Dovete essere almeno in { $least }. Aggiungi un bot o invita qualcuno.
lobby-wait = Sarà l’host a iniziare la partita.
lobby-wait-for = Sarà { $name } a iniziare la partita.
lobby-in = Ci sei!
lobby-in-others = Chi c’è
lobby-in-stay = Tieni aperta questa pagina: la partita comincia qui.
lobby-free = { $open ->
    [one] C’è ancora un posto libero.
   *[other] Ci sono ancora { $open } posti liberi.
}
lobby-host = Host
lobby-bot-makes-room = Tutti i posti sono occupati, ma { $name } è un bot e ti cede il suo.
lobby-settings = Opzioni del tavolo
lobby-away-policy = Se qualcuno è assente
lobby-away-bot = Dopo una pausa, un bot gioca al suo posto finché non torna
lobby-away-skip = Dopo una breve pausa, la partita va avanti lo stesso, dove si può
lobby-away-wait = Si aspetta
lobby-coach = Chi può chiedere consigli al coach
lobby-coach-alone = Chi gioca in solitario o contro i bot
lobby-coach-always = Chiunque giochi
lobby-coach-never = Nessuno
lobby-links = Altro

# Chi può raggiungere Salon.
network-here = Questo link funziona solo su questo computer.
network-closed = Solo questo computer può raggiungere questo Salon.
network-here-how = Per far entrare gli altri, l’host apre Salon alla rete, da questo computer.
network-here-start = Per far entrare gli altri, avvia Salon con --lan.
network-open = Apri alla mia rete
network-open-what = I telefoni sul tuo Wi-Fi potranno unirsi. Puoi richiudere quando vuoi.
network-is-open = Aperto alla tua rete.
network-close = Richiudi

# Chi arriva a partita iniziata.
late-title = La partita è iniziata
late-what = Prendi un posto, o guarda e basta.
late-next = C’è un posto per te
late-next-what = Giochi dalla prossima partita.
late-bot = Qui gioca un bot
late-left = { $name } ha lasciato il tavolo
late-take = Prendi il posto di { $name }
late-ask = Chiedi il posto di { $name }
late-look = Guarda e basta
late-hidden = In questo gioco le mani sono nascoste: decide l’host.

# Nomi e dispositivi.
rename = Cambia nome
rename-go = Salva
move-seat = Passa a un altro dispositivo
move-title = Gioca su un altro dispositivo
move-how = Inquadra questo con l’altro dispositivo, oppure apri lì il tavolo e digita il codice. Vale una volta, per due minuti.
move-together = Chi gioca su questo dispositivo si sposta insieme a te.
move-qr = Codice QR che sposta il tuo posto
move-code-spelled = Codice { $code }
move-left = Ancora { $time }
move-expired = Questo codice è scaduto.
move-again = Nuovo codice
move-have = Giochi già qui, su un altro dispositivo?
move-type = Codice dell’altro dispositivo
move-go = Sposta qui il mio posto
move-bring = Porta anche i miei numeri e la mia campagna
move-bring-hint = Si aggiungono per sempre a quelli di questo dispositivo. Fallo solo se l’altro dispositivo è tuo.
moved-away = Il tuo posto è passato a un altro dispositivo.
moved-back = Riportalo qui

# Chi può stare al tavolo.
lock-close = Chiudi l’ingresso al tavolo
lock-open = Riapri l’ingresso al tavolo
lock-on = L’ingresso è chiuso: nessun altro può sedersi.
lock-on-host = L’ingresso è chiuso: nessun altro può sedersi. Chi ha il link può ancora guardare.
remove-person = Escludi { $name } per sempre
remove-title = Escludere { $name } per sempre?
remove-what = Lascia subito il tavolo e non può tornarci, nemmeno per guardare. Più tardi potrai riammettere questa persona.
remove-device = Va via anche chi usa lo stesso dispositivo di { $name }.
remove-network = Anche la sua rete
remove-network-hint = Per chi torna sempre sotto un altro nome. Tiene fuori anche chiunque altro su quella rete: se siete nella stessa stanza, i tuoi amici e il grande schermo. Chi è già al tavolo resta.
remove-cancel = Annulla
remove-go = Escludi
removed-title = Persone escluse
removed-network = e la sua rete
removed-restore = Riammetti
removed-restore-name = Riammetti: { $name }
removed-why = Puoi unirti a un altro tavolo, o aprirne uno tuo.
player-ask = Chiedi questo posto
ask-title = Chiedi il posto di { $seat }
ask-what = La mano di questo posto è nascosta: decide l’host chi la prende.
ask-go = Chiedi all’host
request-host = { $name } vorrebbe il posto di { $seat }.
request-grant = Accetta
request-refuse = Rifiuta
request-waiting = Hai chiesto il posto di { $seat }. Decide l’host.
request-refused = L’host preferisce tenere libero il posto di { $seat }. Puoi guardare.

# Al tavolo.
title-your-turn = Tocca a te
table-board = Il tavolo
table-over = La partita è finita
table-ask = tocca a te
table-ask-you = { $what }
table-ask-name = { $name }: { $what }
table-asked = Tocca a { $name }
table-asked-many = Si aspetta { $names }
table-asked-count = { $count ->
    [one] Si aspetta { $count } persona
   *[other] Si aspettano { $count } persone
}
table-sending = Invio…
table-hint = Consiglio
table-take-back = Annulla
table-result = Risultato
table-time-left = Tempo rimasto
table-players = Chi gioca
table-log = Cronaca
table-log-open = Mostra la cronaca
table-side-fold = Nascondi posti e cronaca
table-side-unfold = Posti e cronaca
table-log-empty = Ancora niente.
table-lost = Connessione persa. Riconnessione…
table-gone = Questo tavolo non esiste
table-gone-why = Non c’è nessun tavolo “{ $code }”. I codici scadono qualche giorno dopo l’ultima partita.
table-played-on = Questa partita riprende da una posizione di una partita finita.
table-looking-on = Stai guardando.
table-skipped-me = La partita è andata avanti senza di te.
table-skipped = La partita va avanti senza { $names }.
table-stand-in-me = Un bot ha giocato al tuo posto.
table-back = Eccomi
table-stand-in = { $count ->
    [one] Un bot gioca per { $names } finché non torna.
   *[other] Dei bot giocano per { $names } finché non tornano.
}
table-going-on = Si va avanti senza { $names } fra { $seconds } s
table-bot-soon = Un bot gioca per { $names } fra { $seconds } s
table-away = { $count ->
    [one] { $names } è assente. Si aspetta.
   *[other] { $names } sono assenti. Si aspetta.
}
table-left = { $count ->
    [one] { $names } ha lasciato il tavolo. Il posto è libero.
   *[other] { $names } hanno lasciato il tavolo. I posti sono liberi.
}
table-asked-left = Il posto di { $name } è libero
table-asked-left-bot = { $name } ha lasciato il tavolo. La partita va avanti.
table-pass-to = Passa il dispositivo a { $name }
table-i-am = Sono { $name }
player-asked = deve giocare
player-skipped = Assente, si va avanti
player-stand-in = Assente, gioca un bot
player-left = Ha lasciato il tavolo
player-left-skipped = Ha lasciato il tavolo, si va avanti
player-left-bot = Ha lasciato il tavolo, continua un bot
player-show = Mostra
player-take-over = Prendi questo posto
player-bot = Fai giocare un bot
player-send-away = Sostituisci { $name } con un bot
table-host = Per l’host
leave-title = Lasciare il tavolo?
leave-playing = Qualcun altro può prendere il tuo posto. Ti serve solo una pausa? Chiudi la pagina e torna più tardi.
leave-lobby = Qualcun altro può prendere il tuo posto.
leave-stay = Resta
leave-go = Lascia

# La fine.
result-won = { $name } vince
result-you-won = Hai vinto!
result-shared = Vittoria condivisa: { $names }
result-rank = { $rank }º posto:
result-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
result-rematch = Gioca ancora
result-next-game = Prossima partita
result-rematch-wait = L’host può iniziare un’altra partita. I posti restano gli stessi.
result-look = Guarda il tavolo
result-replay = Rivedi la partita
result-review = Analizza le tue mosse
result-sheets = Segnapunti
result-total = Totale
fair-title = La mescolata era onesta?
fair-about = Tutto il caso di questa partita viene da un numero segreto, il seed. La sua impronta (SHA-256) è stata mostrata all’inizio: da lì in poi il seed non poteva più cambiare.
fair-kept = Verificato: questa pagina ha visto l’impronta all’inizio, e la mescolata corrisponde.
fair-fits = Verificato: la mescolata corrisponde alla sua impronta.
fair-broken = La mescolata non corrisponde alla sua impronta!
fair-unchecked = Questo browser può verificare solo in https. Confronta a mano, o rivedi la partita.
fair-redrawn = Verificato: ogni estrazione, rifatta a partire dal seed, è risultata identica.
fair-not-redrawn = Le estrazioni di questa partita non derivano dal seed!
fair-joint-about = Tutto il caso di questa partita viene da un solo numero, il seed, fatto con un segreto del server e un numero casuale di ogni dispositivo in gioco. Il server ha mostrato l’impronta (SHA-256) del suo segreto prima di ricevere quei numeri: così nessuno poteva scegliere la mescolata.
fair-joint-kept = Verificato: questa pagina ha visto l’impronta prima della partita, il segreto corrisponde, e il seed è fatto con il segreto e questi numeri.
fair-joint-fits = Verificato: il segreto corrisponde alla sua impronta, e il seed è fatto con il segreto e questi numeri.
fair-joint-broken = Il segreto, i numeri e il seed non corrispondono all’impronta!
fair-own-used = Verificato: il numero di questo dispositivo fa parte della mescolata.
fair-own-missing = Questo dispositivo ha dato un numero per la mescolata, ma la partita si è giocata senza!
fair-joint-commitment = Impronta del segreto, mostrata prima della partita
fair-secret = Segreto del server, mostrato alla fine
fair-number = Numero dal dispositivo di { $name }
fair-commitment = Impronta del seed, mostrata all’inizio
fair-seed = Seed, mostrato alla fine

# Rivedere una partita.
replay-title = Rivedi la partita
replay-title-of = { $game }: { $what }
replay-slider = Mossa
replay-step = { $step } di { $steps }
replay-first = All’inizio
replay-back = Indietro
replay-next = Avanti
replay-last = Alla fine
replay-play = Riproduci
replay-pause = Pausa
replay-speed = Velocità
replay-start = La partita comincia.
replay-quiet = Qui non c’è niente da vedere.
replay-played-on = Da qui in poi è un’altra partita: quello che era nascosto è stato ridistribuito.
replay-played-on-same = Da qui in poi è un’altra partita, con le stesse carte.
replay-no-position = Questa partita non ha la posizione “{ $number }”: vanno da 0 a { $last }. Ecco l’inizio.
replay-download = Scarica la registrazione

# Le regole.
rules-title = Regole
rules-title-of = { $game }: come si gioca
rules-full = Le regole complete
rules-about = Le regole complete sono in inglese. Ognuna ha un numero, e il programma le segue tutte. Dove gli autori lasciano qualcosa in sospeso abbiamo deciso noi: quei punti sono segnati “our ruling”.
rules-sections = Indice
rules-none = Per questo gioco qui non ci sono regole.

# Crediti.
about-link = Informazioni
about-title = Informazioni su Salon
about-what = Salon è un programma libero per i giochi da tavolo: usalo a casa, in treno, o con tutta la tua associazione.
about-games = I giochi
about-not-affiliated = Salon non è legato agli autori né agli editori di questi giochi. Se ti piacciono, comprali: su un tavolo vero sono bellissimi.
about-program = Il programma
about-licence = Salon è open source, con licenza MIT.
about-fonts = Composto in Fraunces e Source Sans, con licenza SIL Open Font License.
about-privacy = Che cosa sappiamo di te
about-privacy-what = Un cookie ti tiene il posto, e il tuo nome è quello che scrivi. Niente account, niente tracciamento, niente da altri server.
about-privacy-link = Che cosa viene salvato, e per quanto tempo

# Una serie di partite allo stesso tavolo.
series-title = { $games ->
    [one] Dopo { $games } partita
   *[other] Dopo { $games } partite
}
series-title-of = { $games ->
    [one] Dopo { $games } partita su { $of }
   *[other] Dopo { $games } partite su { $of }
}
series-title-over = Dopo tutte le { $of } partite
series-winner = { $count ->
    [one] { $names } vince la serie.
   *[other] { $names } vincono la serie insieme.
}
series-this-game = Questa partita
series-place = Posizione
series-who = Chi
series-points = Punti
series-won = Vinte

# Lezioni: imparare un gioco giocando.
home-learn = Impara giocando
lesson-title = Impara { $game }
lesson-loading = Una lezione
lesson-step = Passo { $step } di { $steps }
lesson-next = Avanti
lesson-back = Indietro
lesson-show-me = Mostrami
lesson-again = Ricomincia
lesson-play = Gioca una partita
lesson-leave = Esci dalla lezione
lesson-watch = Guarda che cosa fanno gli altri…
lesson-other-move = Si può fare anche così. Per questa lezione, però, fai la mossa che ti proponiamo.
lesson-allowed = Qui andrebbe bene! Cerca un punto dove non va.
lesson-offer-title = Prima volta?
lesson-offer = Una breve lezione ti fa vedere { $game } sul tabellone vero. Puoi smettere quando vuoi.
lesson-offer-skip = Gioca subito
