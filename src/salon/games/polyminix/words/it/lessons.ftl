# La lezione: un messaggio per ogni passo di lessons/basics.json.
polyminix-lesson-welcome = Ecco una lettera L. Il tuo compito: coprirla tutta con i pezzi del tuo kit, senza vuoti e senza sovrapposizioni.
polyminix-lesson-roll = Ogni figura ha sei riquadri, e un dado ne sceglie uno. Il riquadro dice quali pezzi puoi usare. Tira il dado!
polyminix-lesson-box = Questo riquadro chiede esattamente questi cinque pezzi. Man mano che li posi, qui vengono spuntati.
polyminix-lesson-take = Prendi il pezzo V5 dal tuo kit e posalo sulla sua ombra: trascinalo lì, o tocca prima il pezzo e poi il tabellone.
polyminix-lesson-rotate = Il pezzo I2 va messo in piedi. Toccalo ancora una volta, o premi Ruota, e posalo sulla sua ombra.
polyminix-lesson-flip = Il pezzo L4 è girato male. Premi Capovolgi, ruotalo finché va bene e posalo sulla sua ombra.
polyminix-lesson-finish = Quasi finito! L’O4 è al suo posto, manca solo l’I5. Posalo per completare la lettera.
polyminix-lesson-race = Risolta! In una corsa tutto il tavolo ha una figura, e il dado dà nello stesso momento lo stesso tipo di riquadro. I punti vanno a chi è più veloce. Ci provi?
