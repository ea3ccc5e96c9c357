# Personality : les règles maison, ce qui se passe à côté des votes, et comment la partie continue sans quelqu’un.
personality-group-house = Règles maison
personality-option-rounds = Manches
personality-option-rounds-about = Après la dernière manche, la victoire va à la personne la plus avancée.
personality-option-rounds-0 = Sans limite
personality-option-rounds-10 = 10 manches
personality-option-rounds-15 = 15 manches
personality-option-rounds-20 = 20 manches
personality-option-rounds-30 = 30 manches
personality-option-swaps = Échanges
personality-option-swaps-about = Après avoir avancé, vous pouvez échanger une carte pendant la manche suivante.
personality-option-swaps-true = Avec échanges
personality-option-swaps-false = Sans échanges
personality-option-contests = Contestations
personality-option-contests-about = Combien de fois chaque personne peut contester une carte reçue à la fin.
personality-option-contests-0 = Autant que l’on veut
personality-option-contests-1 = Une fois par partie
personality-option-contests-2 = Deux fois par partie

personality-event-moved-away = { $name } est hors ligne, et attend juste avant le but.
personality-event-rounds-over = C’était la dernière des { $rounds } manches.
personality-note-rounds = Les { $rounds } manches sont jouées : la victoire va à la personne la plus avancée.

refused-personality-no-swap = Vous pouvez échanger une carte après avoir avancé, jusqu’à ce que le vote suivant soit révélé.
refused-personality-picked = C’est déjà votre choix.

# Échanger pendant la manche suivante.
personality-page-may-swap = Vous avez avancé : échanger une carte ?
personality-page-may-swap-until = Si vous voulez, jusqu’à ce que les masques se retournent.
