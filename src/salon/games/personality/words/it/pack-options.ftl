# Carte proprie a un tavolo.
personality-group-pack = Come si mescolano
personality-option-pack_share = Quante delle tue
personality-option-pack_share-about = Le tue carte sono fra le prime a uscire, in mano a chiunque.
personality-option-pack_share-quarter = Fino a un quarto delle carte
personality-option-pack_share-half = Fino a metà delle carte
personality-option-pack_share-all = Solo le tue carte
refused-personality-bad-pack = Le carte di questo pacchetto non si possono usare. Aprilo e correggilo.
refused-personality-too-few-own = Per giocare solo con le tue carte ne servono almeno { $fewest } adatte alla scelta delle carte; questo pacchetto ne ha { $there }. Mescolale con quelle di Salon.
refused-personality-none-all = Nessuna carta di questo pacchetto è in partita. Scegli un altro pacchetto.
refused-personality-none-family = Nessuna carta di questo pacchetto va bene con bambini al tavolo. Scegli tutte le carte, o un altro pacchetto.
refused-personality-none-sharp = Nessuna carta di questo pacchetto parla di ciò che fa discutere. Scegli tutte le carte, o un altro pacchetto.
