# Che cosa dicono la home, il modulo di un nuovo tavolo e l’attesa prima della partita.
noughts-name = Tris
noughts-about = Tre segni in fila, e hai vinto. Dura un minuto e si gioca a ogni età.
noughts-rules =
    In due, a turno, si segna una delle nove caselle della griglia: chi con le croci, chi con i cerchi. Chi comincia
    si tira a sorte.

    Metti tre dei tuoi segni in fila, in orizzontale, in verticale o in diagonale, e hai vinto. Se la griglia si riempie
    prima, è patta.

    Nel gioco a perdere è il contrario: tre segni in fila, e hai perso.
noughts-credits = Tradizionale. Già gli antichi Romani incidevano griglie come questa nella pietra.
noughts-group-aim = Scopo
noughts-option-misere = A perdere
noughts-option-misere-about = Il gioco alla rovescia: tre segni in fila, e hai perso.
noughts-option-misere-true = Tre segni in fila perdono
noughts-option-misere-false = Tre segni in fila vincono
noughts-level-gentle = Mite
noughts-level-gentle-about = Segna una casella senza pensarci troppo.
noughts-level-perfect = Perfetto
noughts-level-perfect-about = Non perde mai. Al massimo farai patta.

# A chi tocca: a chi gioca, e a chi aspetta.
noughts-ask-mark = Segna una casella
noughts-asked-mark = { $name } segna una casella

# Che cosa dice il tabellone semplice: caselle, campi della vista, azioni ed eventi.
noughts-cell-0 = X
noughts-cell-0-name = croce
noughts-cell-1 = O
noughts-cell-1-name = cerchio
noughts-view-cells = La griglia
noughts-view-misere = Tre segni in fila
noughts-view-misere-true = perdono
noughts-view-misere-false = vincono
noughts-action-Mark = Segna riga { $row }, colonna { $column }
noughts-event-Began = Il sorteggio ha deciso: comincia { $seat }.
noughts-event-Marked = { $seat } segna riga { $row }, colonna { $column }.
noughts-event-RowMade = { $seat } ha tre segni in fila!
noughts-event-BoardFilled = La griglia è piena: patta.

# Il segnapunti.
noughts-line-won = Vinta
noughts-line-lost = Persa
noughts-line-drawn = Patta

# Rifiuti.
refused-noughts-no-such-cell = Su questa griglia non c’è la casella { $cell }.
refused-noughts-taken = Questa casella è già occupata.
