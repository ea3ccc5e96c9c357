# I bot e i loro personaggi: qualche parola sotto il nome.
personality-persona-baker-short = nutre chiunque
personality-persona-captain-short = mai indietro
personality-persona-diva-short = fa il suo ingresso
personality-persona-inventor-short = mille idee
personality-persona-judge-short = rigore e giustizia
personality-persona-gardener-short = calma e pazienza
personality-persona-joker-short = ride per primo
personality-persona-librarian-short = non scorda niente
personality-persona-merchant-short = vende di tutto
personality-persona-sleeper-short = sempre orizzontale
personality-persona-knight-short = in tuo soccorso
personality-persona-champion-short = vincere o niente
