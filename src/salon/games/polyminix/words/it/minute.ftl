# Il gioco in un minuto: un titolo e una frase o due per ogni passo di diagrams/minute.json.
polyminix-minute-kit-title = Quindici pezzi a testa
polyminix-minute-kit = I pezzi di legno sono gli stessi per tutto il tavolo. Si possono ruotare e capovolgere.
polyminix-minute-lay-title = Copri la tua figura
polyminix-minute-lay = Copri una volta ogni casella della tua figura. Niente deve sporgere, e nessun pezzo può stare su un altro.
polyminix-minute-turn-title = Un dado dice che cosa c’è in palio
polyminix-minute-turn = Tira il dado TURNO, scegli un mazzo (il verde è facile, il rosso difficile), e ognuno prende una carta con una figura.
polyminix-minute-test-title = Un altro dado dà il via
polyminix-minute-test = Ogni figura ha sei riquadri. Il dado PROVA sceglie quello che conta, lo stesso per tutto il tavolo, e si parte.
polyminix-minute-boxes-title = Il riquadro dice quali pezzi usare
polyminix-minute-boxes = Una figura, quattro tipi di riquadro: quattro modi di coprirla.
polyminix-minute-race-title = Di corsa!
polyminix-minute-race = Vedi a che punto sono gli altri, ma non dove hanno i pezzi. Chi è più veloce fa punti. Si vince a 12.

# Che cosa c’è scritto nelle immagini e sotto.
polyminix-picture-fits = Ci sta: questo pezzo copre quattro caselle della figura.
polyminix-picture-allowed = Un pezzo che sta nella figura.
polyminix-picture-refused = Un pezzo che non sta nella figura.
polyminix-picture-must = ! Esattamente questi pezzi.
polyminix-picture-plus = ? Questi pezzi, e tanti altri quante sono le lettere.
polyminix-picture-without = ⊘ Qualsiasi pezzo tranne questi.
polyminix-picture-sizes = A+B Pezzi di esattamente queste misure, contate in caselle.

# Le varianti che sono una scelta in un’opzione: il nome e che cosa cambiano.
polyminix-variant-game-solve = Gioco 2: risolvi il problema
polyminix-variant-game-solve-about = Niente carte: i dadi chiedono una forma, per esempio un quadrato di lato 5, e la costruisci sul tabellone vuoto.
polyminix-variant-target-6 = Una partita breve
polyminix-variant-target-6-about = Si vince a 6 punti invece che a 12.
polyminix-variant-kit-curved = Un altro kit
polyminix-variant-kit-curved-about = Con F e W invece di U e Y, per costruire quello che chiedono i dadi.
polyminix-variant-solo-challenge = Una sfida a tua scelta
polyminix-variant-solo-challenge-about = In solitario: scegli una figura e uno dei suoi riquadri, e batti il tempo.
polyminix-variant-solo-campaign = Campagna
polyminix-variant-solo-campaign-about = In solitario: percorri un mazzo dalla figura più facile alla più difficile.
polyminix-variant-solo-day = La sfida del giorno
polyminix-variant-solo-day-about = In solitario: la figura di oggi, la stessa per chiunque giochi. Confrontate i tempi.
