# E se: giocare da una posizione di una partita finita.
whatif-play-on = Gioca da qui
whatif-over = Qui la partita è finita.
whatif-link = Condividi questa posizione
whatif-copied = Link copiato.
whatif-not-copied = Il link è nella barra degli indirizzi.
whatif-title = Gioca da qui
whatif-about = Tu prendi un posto, gli altri li prendono i bot. È una partita nuova: quella che stai guardando resta com’era.
whatif-about-solo = È una partita nuova: quella che stai guardando resta com’era.
whatif-seat = Il tuo posto
whatif-cards = Che cosa viene dopo
whatif-cards-anew = Una sorpresa
whatif-cards-anew-about = Quello che dal tuo posto non si vedeva viene ridistribuito.
whatif-cards-same = Le stesse carte
whatif-cards-same-about = Tutto arriva come in quella partita.
whatif-start = Gioca
whatif-origin = Questa partita è cominciata nel mezzo di un’altra.
whatif-origin-link = Guarda quella partita
