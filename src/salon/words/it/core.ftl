# Rifiuti comuni a tutti i giochi.
refused-malformed = Questo gioco non conosce questa azione.
refused-not-asked = Non è il tuo turno.
refused-nothing-due = Il tempo non è ancora scaduto.
refused-cannot-skip = Qui la partita non può andare avanti senza questa persona.
refused-nothing-to-take-back = Niente da annullare: puoi annullare solo la tua ultima mossa, e solo finché non si scopre qualcosa di nuovo.
refused-seats = { $seats ->
    [one] In una persona sola non si può
   *[other] In { $seats } non si può
}: questo gioco si gioca in { $allowed }.
refused-option-unknown = L’opzione “{ $option }” non esiste.
refused-option-value = “{ $value }” non è un valore dell’opzione “{ $option }”.
refused-option-needs = “{ $pick }” richiede “{ $other }”.
refused-option-excludes = “{ $pick }” e “{ $other }” non vanno insieme.
refused-option-seats = “{ $pick }” si gioca in { $allowed }, non in { $seats }.
