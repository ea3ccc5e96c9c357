# Personality: le regole della casa, ciò che accade accanto ai voti, e come la partita va avanti senza qualcuno.
personality-group-house = Regole della casa
personality-option-rounds = Giri
personality-option-rounds-about = Dopo l’ultimo giro vince chi è più avanti sul percorso.
personality-option-rounds-0 = Senza limite
personality-option-rounds-10 = 10 giri
personality-option-rounds-15 = 15 giri
personality-option-rounds-20 = 20 giri
personality-option-rounds-30 = 30 giri
personality-option-swaps = Cambi
personality-option-swaps-about = Se hai avanzato, puoi cambiare una carta mentre si gioca il giro dopo.
personality-option-swaps-true = Con cambi
personality-option-swaps-false = Senza cambi
personality-option-contests = Contestazioni
personality-option-contests-about = Quante volte si può contestare una carta ricevuta alla fine.
personality-option-contests-0 = Senza limite
personality-option-contests-1 = Una volta a partita
personality-option-contests-2 = Due volte a partita
personality-event-moved-away = { $name } è assente, e aspetta appena prima del traguardo.
personality-event-rounds-over = Era l’ultimo di { $rounds } giri.
personality-note-rounds = I { $rounds } giri sono finiti: vince chi è più avanti sul percorso.
refused-personality-no-swap = Puoi cambiare una carta dopo aver avanzato, finché non si scopre il voto successivo.
refused-personality-picked = È già la tua scelta.

# Cambiare durante il giro dopo.
personality-page-may-swap = Hai avanzato: cambi una carta?
personality-page-may-swap-until = Se ti va, finché le maschere non si girano.
