# La lezione: un messaggio per ogni passo di lessons/basics.json.
personimo-lesson-welcome = Questo è il tuo quartier generale. Intorno costruirai un quartiere di cinque caselle per cinque, contro due bot. Vince chi fa più punti.
personimo-lesson-claim = Carte in vendita! Il Mulino condivide le Foglie con il tuo quartier generale e ha un pregio, e sono i pregi a fare punti. Prenota il Mulino.
personimo-lesson-order = Anche Otto e Mina hanno prenotato. La fila si gioca da sinistra a destra: prima la Battaglia, adesso il Mulino. Tocca a te.
personimo-lesson-touch = Una carta copre due caselle, come una tessera del domino, e deve toccare ciò che hai costruito. Guarda che cosa succede se non lo fa: tocca una casella lontana dal quartier generale.
personimo-lesson-place = Il quartier generale va d’accordo con tutto: va bene qualsiasi casella accanto. Posa il Mulino nello spazio segnato 1, a destra.
personimo-lesson-marks = Due punti! Le caselle dello stesso seme che si toccano formano un isolato, che vale le sue caselle per i suoi pregi. Foglie: 2 caselle × 1 pregio.
personimo-lesson-claim-next = Ora prenota per il prossimo turno. Le carte basse stanno a sinistra e giocano prima; quelle alte portano pregi. Prendi le Tenebre.
personimo-lesson-open = Vedi che le due caselle del Mulino mostrano due semi? È una carta aperta: quale casella sia Onde e quale Foglie si decide solo quando serve. Posa le Tenebre sotto la casella destra.
personimo-lesson-decided = Adesso serve: Onde tocca Onde, quindi la casella destra del Mulino è Onde e la sinistra Foglie. Una carta aperta ti lascia la scelta.
personimo-lesson-personality = Le personalità, come il Marinaio, vanno in fondo alla fila, qualunque sia il loro valore. Anche loro portano un pregio. Prenota il Marinaio.
personimo-lesson-match = Lontano dal quartier generale, una carta deve avere un seme in comune con ciò che tocca. Il Marinaio ha Onde e Foglie. Prova a destra delle Tenebre, accanto ai Draghi.
personimo-lesson-grow = Qui non va d’accordo con niente. Ma sotto il Mulino Foglie incontra Foglie. Posa il Marinaio nello spazio segnato 1.
personimo-lesson-neighbourhood = Foglie ora sono 3 caselle × 2 pregi: 6 punti. Far crescere un isolato che ha pregi è ciò che fa vincere.
personimo-lesson-discard = Qualche turno dopo, il tuo quartiere è quasi pieno. Il Patto non sta da nessuna parte: nessuno spazio libero tocca uno dei suoi semi. Scartalo.
personimo-lesson-last = Ultimo turno! La Fine è tutta Foglie. Posala nello spazio segnato 1 e guarda crescere l’isolato.
personimo-lesson-end = 43 punti contro 38 e 32: il tuo primo quartiere ha vinto! Ora sai quello che serve. Giochiamo sul serio?
