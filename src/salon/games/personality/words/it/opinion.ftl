# Che cosa pensa il pubblico di un voto.
personality-audience-lead = Tocca la tua scelta. Puoi cambiarla finché non si scoprono i voti.
personality-audience-picked = La tua scelta: { $name }
personality-audience-picked-card = La tua scelta: la carta di { $name }
personality-audience-voted = { $count ->
    [0] Nel pubblico non ha ancora votato nessuno.
    [one] Nel pubblico ha votato 1 persona.
   *[other] Nel pubblico hanno votato { $count } persone.
}
personality-audience-opinion = Che cosa ne pensa il pubblico
personality-audience-share = { $share }%
personality-audience-votes = { $count ->
    [one] 1 voto
   *[other] { $count } voti
}
personality-audience-agrees = Il pubblico è d’accordo con il tavolo.
personality-audience-differs = Il pubblico la vede diversamente.
personality-audience-yours = Avevi scelto { $name }.
personality-audience-yours-card = Avevi scelto la carta di { $name }.
