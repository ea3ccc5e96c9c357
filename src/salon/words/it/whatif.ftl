# E se: riprendere una partita finita da una posizione.
whatif-play-on = Riprendi da qui
whatif-over = Qui la partita era finita.
whatif-link = Condividi la posizione
whatif-copied = Link copiato.
whatif-not-copied = Il link è nella barra degli indirizzi.
whatif-title = Riprendi da qui
whatif-about = Tu prendi un posto, i bot prendono gli altri. È una nuova partita: quella che guardi resta com’era.
whatif-about-solo = È una nuova partita: quella che guardi resta com’era.
whatif-seat = Il tuo posto
whatif-cards = Che cosa segue
whatif-cards-anew = Una sorpresa
whatif-cards-anew-about = Ciò che il tuo posto non vedeva viene ridistribuito.
whatif-cards-same = Le stesse carte
whatif-cards-same-about = Tutto arriva come in questa partita.
whatif-start = Riprendi
whatif-origin = Questa partita è cominciata a metà di un’altra.
whatif-origin-link = Rivedi quella partita
