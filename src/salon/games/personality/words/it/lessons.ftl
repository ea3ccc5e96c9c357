# La lezione: un messaggio per ogni passo di lessons/basics.json.
personality-lesson-welcome = Chi è sempre in ritardo? Chi mangerebbe l’ultimo biscotto? In Personality si indovina come ci si vede fra amici. Giochi con Otto, Mina e Hugo.
personality-lesson-read = Cominci tu. Prendi la carta “Fa il suo ingresso dappertutto, anche in cucina” e leggila agli altri.
personality-lesson-vote = In segreto si vota chi somiglia di più alla carta, e ci si scommette sopra. Molto probabilmente è Otto: vota per Otto e scommetti 2.
personality-lesson-reveal = Tre voti per Otto: la carta è sua. Chi se l’aspettava avanza della propria scommessa: tu sali di 2. Hugo ha votato per Mina, quindi torna indietro della sua.
personality-lesson-swap = Hai avanzato, quindi puoi cambiare una carta che non ti piace. Le tue sono buone: tienile.
personality-lesson-vote-again = Adesso ha letto una carta Otto. Ridere ogni volta alla tua barzelletta preferita? È Hugo. Vota per Hugo e scommetti 2.
personality-lesson-square = Unanimità! I tuoi due passi ti portano su una casella speciale: a quattr’occhi.
personality-lesson-pair = Su questa casella scegli qualcuno. Nel prossimo giro vi accordate su un voto solo e vi muovete insieme. Scegli Otto.
personality-lesson-end = Vince chi arriva in cima, e poi c’è un ritratto per ogni persona: tutte le carte che le hanno dato gli altri. È la parte più bella. Raduna gli amici!
