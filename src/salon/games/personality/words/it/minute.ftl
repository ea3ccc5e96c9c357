# Il gioco in un minuto: un titolo e una frase o due per ogni passo di diagrams/minute.json.
personality-minute-read-title = Leggi una carta
personality-minute-read = Qualcuno legge ad alta voce una carta della sua mano. Chi ti ricorda? Potresti anche essere tu.
personality-minute-vote-title = Vota e scommetti, in segreto
personality-minute-vote = Ognuno vota qualcuno al tavolo e ci scommette 1, 2 o 3. Finché manca un voto, puoi cambiare idea.
personality-minute-reveal-title = Le maschere si girano tutte insieme
personality-minute-reveal = La persona con più voti, e almeno due, riceve la carta. Chi se l’aspettava avanza della propria scommessa. Chi no, torna indietro di altrettanto.
personality-minute-move-title = Sali verso la Suprema Perspicacia
personality-minute-move = Meglio sai come ragionano gli altri, più in fretta sali. Con le scommesse forti si sale in fretta, e si cade in fretta.
personality-minute-squares-title = Occhio alle caselle speciali
personality-minute-squares = Alcune caselle cambiano il prossimo voto, e ce n’è una che non vuoi vedere mai.
personality-minute-end-title = Dimostralo
personality-minute-end = In cima, dai via tre delle tue carte, ognuna a chi le somiglia di più. Se le accettano tutte, hai vinto. Poi c’è un ritratto per ogni persona: tutte le carte che le hanno dato gli altri.

# Che cosa c’è scritto nelle immagini.
personality-picture-ballot = Voti per { $name } e scommetti { $bet }.
personality-picture-pit = L’Abisso dell’Errore.
personality-picture-pit-about = Di nuovo alla partenza, con la mano al completo.
personality-picture-pair = A quattr’occhi.
personality-picture-pair-about = Scegli qualcuno. Al prossimo voto avete una scheda in due e vi muovete insieme.
personality-picture-inversion = Inversione.
personality-picture-inversion-about = Ognuno gioca una carta per chi sta qui, e si vota la migliore.
personality-picture-gate = La Porta della Chiaroveggenza Imperfetta.
personality-picture-gate-about = Finisci qui se il tavolo respinge una carta che hai dato alla fine.
personality-picture-insight = La Suprema Perspicacia.
personality-picture-insight-about = Il traguardo.

# Le varianti che sono una scelta in un’opzione: il nome e che cosa cambiano.
personality-variant-board-short = Una serata breve
personality-variant-board-short-about = Il percorso verso la cima ha 14 caselle invece di 24.
personality-variant-cards-family-about = Carte divertenti con i bambini, senza quello che va bene solo fra adulti.
personality-variant-cards-sharp-about = Solo le carte che fanno discutere: soldi, amori, collera, rancori e chi comanda.
personality-variant-pair_votes-2 = Due voti per una coppia
personality-variant-pair_votes-2-about = Dopo “a quattr’occhi”, la scheda in comune vale doppio.
