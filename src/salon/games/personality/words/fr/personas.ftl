# Les robots et leurs personnages : quelques mots sous le nom.

personality-persona-baker-short = bonne pâte
personality-persona-captain-short = droit devant
personality-persona-diva-short = veut briller
personality-persona-inventor-short = mille idées
personality-persona-judge-short = de la rigueur
personality-persona-gardener-short = la zénitude
personality-persona-joker-short = rit d’avance
personality-persona-librarian-short = n’oublie rien
personality-persona-merchant-short = vend de tout
personality-persona-sleeper-short = dort encore
personality-persona-knight-short = toujours là
personality-persona-champion-short = vise l’or
