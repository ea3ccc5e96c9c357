# Il finale: la fine di una partita, mostrata passo per passo.
finale-title = Il gran finale
finale-next = Avanti
finale-skip = Vai alla fine
finale-host = { $name } guida il gran finale.
finale-host-away = { $name } non c’è. Può continuare chiunque.
finale-no-host = L’host non c’è più. Può continuare chiunque.
finale-anyone = Ora può continuare chiunque.
finale-steps = Passo { $step } di { $steps }
