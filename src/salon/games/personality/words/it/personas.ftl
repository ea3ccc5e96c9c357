# I bot e i loro personaggi: qualche parola sotto il nome.
personality-persona-baker-short = sfama chiunque
personality-persona-captain-short = avanti tutta
personality-persona-diva-short = ama la scena
personality-persona-inventor-short = mille idee
personality-persona-judge-short = sempre giusta
personality-persona-gardener-short = mai di fretta
personality-persona-joker-short = ride prima di te
personality-persona-librarian-short = ricorda tutto
personality-persona-merchant-short = vende di tutto
personality-persona-sleeper-short = ha già sonno
personality-persona-knight-short = accorre subito
personality-persona-champion-short = deve vincere
