# Scrivere carte proprie.
personality-pack-name-hint = Le carte del sabato
personality-pack-card = Carta { $number }
personality-pack-add = Aggiungi una carta
personality-pack-remove = Togli la carta { $number }
personality-pack-text-en = In inglese
personality-pack-text-fr = In francese
personality-pack-text-it = In italiano
personality-pack-text-hint-en = Would answer a wedding toast with a pun.
personality-pack-text-hint-fr = Répond aux discours par un jeu de mots.
personality-pack-text-hint-it = Risponde ai brindisi con un gioco di parole.
personality-pack-other = Anche in altre lingue
personality-pack-kind = Tipo
personality-pack-kind-about = Che genere di tratto è, per il segno e per il ritratto.
personality-pack-tags = Di che cosa parla
personality-pack-tags-about = Per il ritratto e per i bot. I temi con una fiamma rendono una carta piccante.
personality-pack-sharp = fa discutere
personality-pack-family = Va bene con bambini al tavolo
personality-pack-left = { $left ->
    [one] Ancora { $left } carattere
   *[other] Ancora { $left } caratteri
}
personality-pack-how = Una carta dice qualcosa di una persona, e il tavolo si chiede: chi di noi? Bastano tre carte.
personality-pack-more = Tipo, temi, bambini
personality-pack-empty = Scrivi qualcosa su questa carta.
personality-pack-no-text = Scrivi qualcosa su questa carta.
personality-pack-no-kind = Scegli il tipo di questa carta.
personality-pack-long = Sono { $length } caratteri; su una carta ce ne stanno { $most }.
personality-pack-space = Togli lo spazio prima o dopo il testo.
personality-pack-characters = Questi caratteri non si possono leggere ad alta voce: { $characters }.
personality-pack-long-word = “{ $word }…” è troppo lungo per una parola sola: al massimo { $most } lettere.
personality-pack-marks = Non più di { $most } accenti su una lettera.
personality-pack-alike = Dice quasi lo stesso della carta { $one }.
personality-pack-few = { $cards ->
    [0] Scrivi almeno { $fewest } carte.
    [one] Per ora una carta: scrivine almeno { $fewest }.
   *[other] Per ora { $cards } carte: scrivine almeno { $fewest }.
}
personality-pack-many = { $cards } carte sono troppe: al massimo { $most }.
personality-pack-large = È troppo grande: al massimo { $most } KB.
personality-pack-unreadable = Questo non è un pacchetto di carte.
