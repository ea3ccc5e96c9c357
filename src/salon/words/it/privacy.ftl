# La nota sui dati, e che cosa se ne può fare.
privacy-title = Che cosa viene salvato
privacy-short = Niente account, niente pubblicità, niente tracciamento, niente da altri server. Ecco tutto quello che questo Salon conserva, e per quanto tempo.
privacy-cookie = Un solo cookie
privacy-cookie-what = Quando apri un tavolo o prendi posto, il tuo browser riceve un cookie di nome “salon” con un numero casuale. Dice qual è il tuo posto, e nient’altro. Il server ne conserva solo un’impronta, da cui non si può risalire al numero, insieme ai tavoli e alle partite in cui hai un posto. Il cookie dura { $days } giorni.
privacy-browser = Nel tuo browser
privacy-browser-what = Il tuo browser ricorda il nome e il colore che hai scelto, la lingua, il tema, le impostazioni dell’audio e a che punto sei con le lezioni. Il server riceve nome e colore quando prendi posto, e la lingua per risponderti in quella.
privacy-tables = I tavoli
privacy-tables-what = Un tavolo ha il suo codice, il gioco e le opzioni, i nomi e i colori dei posti, chi è l’host e lo stato di ogni connessione. { $days ->
    [one] Viene eliminato un giorno dopo l’ultima visita.
   *[other] Viene eliminato { $days } giorni dopo l’ultima visita.
}
privacy-games = Le partite
privacy-games-what = Una partita ha i nomi dei posti, la mescolata e ogni mossa con l’ora. { $days ->
    [one] Se resta a metà, viene eliminata un giorno dopo l’ultima mossa, insieme al tavolo.
   *[other] Se resta a metà, viene eliminata { $days } giorni dopo l’ultima mossa, insieme al tavolo.
}
privacy-replays-what = { $days ->
    [one] Una partita finita si può rivedere per un giorno.
   *[other] Una partita finita si può rivedere per { $days } giorni.
} Basta avere il link, a meno che chi l’ha giocata, l’host o chi gestisce questo Salon non la ritiri.
privacy-packs = I pacchetti che scrivi
privacy-packs-what = Un pacchetto di carte che scrivi viene salvato con l’impronta del tuo cookie, e con il link finché lo condividi. { $days ->
    [one] Viene eliminato un giorno dopo la tua ultima modifica o l’ultima partita iniziata con quelle carte.
   *[other] Viene eliminato { $days } giorni dopo la tua ultima modifica o l’ultima partita iniziata con quelle carte.
} Una partita giocata con il pacchetto ne tiene le carte, e così la registrazione che si scarica.
privacy-numbers = I tuoi numeri
privacy-numbers-what = Com’è andata ogni tua partita (quale gioco, quando, punti, posizione, livello dei bot) viene salvato con l’impronta del tuo cookie, e non si mostra a nessun altro. Lo stesso vale per ciò che hai risolto in solitario. Tutto resta finché non lo elimini, o fino a { $days ->
    [one] un giorno
   *[other] { $days } giorni
} dopo la tua ultima partita.
privacy-addresses = Gli indirizzi
privacy-addresses-what = Il tuo indirizzo di rete serve a risponderti e a frenare gli abusi. Un tavolo a cui ti siedi conserva un’impronta della tua rete che solo questo server sa calcolare, perché un host possa tenere fuori qualcuno. L’indirizzo in sé non viene salvato, con un’eccezione: se chi gestisce questo Salon blocca un indirizzo, resta salvato finché dura il blocco. Se blocca una persona, si salva l’impronta del suo cookie.
privacy-logs = I registri
privacy-logs-faults = Il server annota gli errori: quando, e in quale parte del programma. Nessuna riga contiene un nome, un codice del tavolo, un cookie o un indirizzo.
privacy-logs-requests = Il server annota gli errori e ogni richiesta: quando, di che tipo e quanto è durata. Nessuna riga contiene un nome, un codice del tavolo, un cookie o un indirizzo.
privacy-logs-others = Quello che sta davanti al server, come un server web o un fornitore, può tenere registri propri. Chiedi a chi gestisce questo Salon.
privacy-backups = I backup
privacy-backups-what = Chi gestisce questo Salon può tenere dei backup. Quello che cancelli sparisce anche da lì, man mano che ne arrivano di nuovi.
privacy-rights = A te la scelta
privacy-rights-what = Puoi scaricare tutto ciò che è salvato su di te, e cancellarlo. Chi ha giocato una partita può ritirarla. Se perdi il cookie, nessuno può più dire quali partite erano tue.
privacy-rights-link = Scarica o cancella i tuoi dati
privacy-contact = Chi gestisce questo Salon: { $contact }
data-title = I tuoi dati
data-about = I tuoi tavoli e le tue partite, con i nomi dei posti, in un file leggibile da un programma. Non contiene segreti di altre persone.
data-download = Scarica i tuoi dati
data-erase = Cancella i tuoi dati
data-erase-title = Cancellare i tuoi dati?
data-erase-what = Lasci tutti i tuoi tavoli, anche nel mezzo di una partita. Il tuo nome sparisce da ogni partita; le partite restano alle persone con cui hai giocato. Questo browser dimentica il tuo nome, le tue impostazioni e il suo cookie.
data-erase-final = Non si può annullare.
data-erase-go = Cancella
data-keep = Tieni tutto
data-erased = Fatto. Su di te non c’è più niente di salvato.
withdraw = Ritira questa partita
withdraw-note = Chi ha il link può rivederla.
withdraw-title = Ritirare questa partita?
withdraw-what = Nessuno potrà più rivedere questa partita, nemmeno chi l’ha giocata, e sparirà da tutti gli elenchi. Non si può annullare.
withdraw-go = Ritira
withdraw-done = Questa partita è stata ritirata.
