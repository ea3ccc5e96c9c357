# Les robots et leurs personnages : quelques mots sous le nom.

personality-persona-baker-short = nourrit les autres
personality-persona-captain-short = jamais demi-tour
personality-persona-diva-short = soigne ses entrées
personality-persona-inventor-short = mille idées
personality-persona-judge-short = de la rigueur
personality-persona-gardener-short = calme et patience
personality-persona-joker-short = rit avant les autres
personality-persona-librarian-short = n’oublie rien
personality-persona-merchant-short = vend de tout
personality-persona-sleeper-short = à l’horizontale
personality-persona-knight-short = à la rescousse
personality-persona-champion-short = gagner ou rien
