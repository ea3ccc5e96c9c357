# Personality: la scena del grande schermo, e che cosa ne dicono i telefoni.
personality-stage-line = Giro { $number } · legge { $name }
personality-stage-line-inverted = Giro { $number }, invertito · tutto su { $name }
personality-stage-reads = sceglie una carta da leggere
personality-stage-votes = { $votes ->
    [one] un voto
   *[other] { $votes } voti
}
personality-stage-no-vote = non vota
personality-stage-gave = ha dato questa carta
personality-stage-refused = risponde: non sono io!
personality-stage-stake = Se la carta non va a { $to }, { $name } ricade alla Porta.

# Le caselle che fanno qualcosa, quando ci arriva una maschera.
personality-stage-landed-pair = { $names }: a quattr’occhi!
personality-stage-landed-pair-what = Si sceglie qualcuno: al prossimo voto, una scheda in due.
personality-stage-landed-inversion = { $names }: inversione!
personality-stage-landed-inversion-what = Le parti si invertono! Ognuno gioca una carta per la stessa persona, e vince la migliore.
personality-stage-landed-insight = { $names }: Suprema Perspicacia!
personality-stage-landed-insight-what = Restano da dare le ultime carte. Se sono tutte giuste, è vittoria.
personality-stage-pit-what = Di nuovo alla partenza, con la mano al completo.
personality-stage-gate = { $names }: di nuovo alla Porta della Chiaroveggenza Imperfetta!
personality-stage-gate-what = Una carta è andata alla persona sbagliata. La mano torna al completo.

# Su un telefono, mentre il grande schermo recita la scena.
personality-stage-look-up = Guarda il grande schermo!
personality-stage-look-up-why = I voti si scoprono lì.
personality-stage-verdict-hit = Te l’aspettavi.
personality-stage-verdict-missed = Il tavolo l’ha vista diversamente.
personality-stage-verdict-tied = Parità! Di’ la tua.
personality-stage-verdict-nobody = Nessuno riceve la carta, e nessuno si muove.
personality-stage-verdict-none = Non hai votato, quindi resti dove sei.
personality-stage-verdict-yours = La carta è tua!
personality-stage-verdict-square = Ora sei qui: { $square }.
