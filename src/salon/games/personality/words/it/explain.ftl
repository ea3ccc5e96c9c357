# Personality: una frase per ogni cosa che si può indicare.
personality-explain-square-plain = Una casella normale: qui non succede niente.
personality-explain-square-start = La partenza: tutte le maschere cominciano da qui.
personality-explain-square-pit = L’Abisso dell’Errore: ricadi alla partenza e riporti la mano a sette carte.
personality-explain-square-pair = A quattr’occhi: se arrivi qui scegli qualcuno, e al prossimo voto avete una scheda in due.
personality-explain-square-inversion = Inversione: se arrivi qui il prossimo giro è su di te, e ognuno gioca una carta che ti somiglia.
personality-explain-square-gate = La Porta della Chiaroveggenza Imperfetta: se il tavolo respinge una carta che hai dato al traguardo, ricadi qui.
personality-explain-square-insight = La Suprema Perspicacia, il traguardo: arriva qui, dai le tue ultime carte alle persone giuste, e hai vinto.
personality-explain-way = Il percorso: con la maggioranza avanzi della tua scommessa; senza, torni indietro di altrettanto.
personality-explain-mask = La maschera di { $name }: { $square }.
personality-explain-voter = { $name }: { $state }. Una maschera a faccia in giù è un voto confermato.
personality-explain-ballot = Il tuo voto: gli occhi prendono il colore di chi scegli, la bocca mostra la tua scommessa.
personality-explain-locked = Il tuo voto, a faccia in giù: nessuno lo vede finché non ha confermato tutto il tavolo.
personality-explain-reveal = Il voto di { $name }: gli occhi hanno il colore della persona scelta, la bocca mostra la scommessa.
personality-explain-moved = { $name } si muove della sua scommessa: avanti con la maggioranza, indietro senza.
personality-explain-tally = { $votes ->
    [one] Un voto per { $name } finora.
   *[other] { $votes } voti per { $name } finora.
}
personality-explain-bet-1 = Senza scommessa: avanti di una casella se hai ragione, indietro di una se no.
personality-explain-bet-2 = Scommessa di 2: avanti di due caselle se hai ragione, indietro di due se no.
personality-explain-bet-3 = Scommessa di 3: avanti di tre caselle se hai ragione, indietro di tre se no.
personality-explain-trait = Una carta: va alla persona con più voti, almeno due, e resta davanti a lei.
personality-explain-kind = { $kind ->
    [virtue] Virtù
    [flaw] Difetto
    [habit] Abitudine
    [quirk] Mania
   *[dare] Audacia
}: il tipo di carta; si giocano tutti allo stesso modo.
personality-explain-hand = Una carta della tua mano, che nessun altro vede: liberati delle tue carte lungo il percorso.
personality-explain-laid = La carta di { $name }. In un giro invertito si vota per una carta, non per una persona.
personality-explain-choice = Vota per { $name }: hai ragione se la maggioranza fa lo stesso. Puoi votare anche per te.
personality-explain-votes = { $votes ->
    [one] { $votes } voto su { $voters } ha dato questa carta a { $name }.
   *[other] { $votes } voti su { $voters } hanno dato questa carta a { $name }.
}
personality-explain-portrait = Quello che il tavolo ha scoperto su { $name }; alla fine diventa un ritratto.
personality-explain-gift = Una carta per { $name }: da accettare o contestare.
personality-explain-side = { $name } è in parità: dopo il dibattito si rivota, solo fra chi è in parità.
personality-explain-argument = Quello che dice { $name } nel dibattito, prima del secondo voto.
personality-explain-pact = Stavolta tu e { $name } votate insieme, con una scheda sola.
personality-explain-lock = Prima scegli, poi conferma. Puoi cambiare idea finché non ha confermato tutto il tavolo.
