# Personimo : le coup du jour et les problèmes par thème.
personimo-puzzle-nav = Problèmes
personimo-puzzle-day = Coup du jour
personimo-puzzle-all = Problèmes par thème
personimo-puzzle-of-day = Coup du jour, { $date }
personimo-puzzle-title = Problème { $number }
personimo-puzzle-title-theme = Problème { $number } : { $theme }
personimo-puzzle-streak = { $days ->
    [one] { $days } jour d’affilée
   *[other] { $days } jours d’affilée
}
personimo-puzzle-none = Aucun problème ne porte ce numéro : ils vont de 1 à { $last }.
personimo-puzzle-choose = Choisir un problème

# Ce qui est demandé.
personimo-puzzle-ask-both = Posez une carte ({ $card }), puis réservez-en une. Quel est le meilleur coup ?
personimo-puzzle-ask-place = Posez cette carte : { $card }. Quel est le meilleur endroit ?
personimo-puzzle-ask-claim = Quelle carte réservez-vous ?
personimo-puzzle-ask-then = Réservez maintenant votre prochaine carte.
personimo-puzzle-restart = Recommencer ce coup

# L’évaluation.
personimo-puzzle-stars = { $stars ->
    [0] Aucune étoile
    [one] Une étoile sur trois
   *[other] { $stars } étoiles sur trois
}
personimo-puzzle-found = Vous avez trouvé le meilleur coup !
personimo-puzzle-lost = { $loss ->
    [one] Votre coup perd { $loss } point.
   *[other] Votre coup perd { $loss } points.
}
personimo-puzzle-place = Rang { $place } sur { $moves }.
personimo-puzzle-was-obvious = C’est le coup évident : le plus de points tout de suite.
personimo-puzzle-best = Meilleur coup : { $move }
personimo-puzzle-cost-own = { $amount ->
    [one] Il vous manque { $amount } point à la fin.
   *[other] Il vous manque { $amount } points à la fin.
}
personimo-puzzle-cost-rival = { $amount ->
    [one] L’adversaire en tête gagne { $amount } point de plus.
   *[other] L’adversaire en tête gagne { $amount } points de plus.
}
personimo-puzzle-cost-squares = { $amount ->
    [one] En moyenne, { $amount } case de plus reste vide.
   *[other] En moyenne, { $amount } cases de plus restent vides.
}
personimo-puzzle-why-open = { $amount ->
    [one] Pourquoi : il laisse des couleurs indécises, et ce choix vaut à lui seul { $amount } point.
   *[other] Pourquoi : il laisse des couleurs indécises, et ce choix vaut à lui seul { $amount } points.
}
personimo-puzzle-why-denial = { $amount ->
    [one] Pourquoi : il prend ce qu’il faut à l’adversaire en tête et lui coûte { $amount } point.
   *[other] Pourquoi : il prend ce qu’il faut à l’adversaire en tête et lui coûte { $amount } points.
}
personimo-puzzle-why-filling = { $amount ->
    [one] Pourquoi : votre quartier peut encore se remplir, avec { $amount } case occupée de plus à la fin.
   *[other] Pourquoi : votre quartier peut encore se remplir, avec { $amount } cases occupées de plus à la fin.
}
personimo-puzzle-why-order = Pourquoi : vous jouez plus tôt au prochain tour, ce qui compte plus que la carte.
personimo-puzzle-why-patience = { $amount ->
    [one] Pourquoi : il rapporte plus tard, avec { $amount } point de plus à la fin.
   *[other] Pourquoi : il rapporte plus tard, avec { $amount } points de plus à la fin.
}
personimo-puzzle-obvious = { $amount ->
    [one] Le coup évident perd { $amount } point.
   *[other] Le coup évident perd { $amount } points.
}
personimo-puzzle-next = Problème suivant
personimo-puzzle-again = Réessayer
personimo-puzzle-not-counted = Seul votre premier essai compte.
personimo-puzzle-share = Partager
personimo-puzzle-share-text = Trouverez-vous le meilleur coup du problème { $number } de Personimo ?
personimo-puzzle-shared = Lien copié.

# La liste.
personimo-puzzle-tally = { $tried ->
    [0] { $all } problèmes tirés de parties des robots les plus forts. Seul votre premier essai compte.
   *[other] Meilleur coup trouvé : { $best } sur { $tried }. Problèmes en tout : { $all }.
}
personimo-puzzle-themes = Thèmes
personimo-puzzle-any-theme = Tous les thèmes
personimo-puzzle-theme-open = Couleurs indécises
personimo-puzzle-theme-denial = Priver l’adversaire
personimo-puzzle-theme-filling = Remplir le carré
personimo-puzzle-theme-order = Ordre du tour
personimo-puzzle-theme-patience = Patience
personimo-puzzle-theme-open-about = Laissez la couleur des cases indécise, et tranchez quand cela rapporte.
personimo-puzzle-theme-denial-about = Prenez la carte qu’il faut à un adversaire.
personimo-puzzle-theme-filling-about = Gardez de la place pour les cartes à venir.
personimo-puzzle-theme-order-about = Jouez plus tôt au prochain tour : cela vaut parfois mieux qu’une meilleure carte.
personimo-puzzle-theme-patience-about = Moins de points maintenant, plus à la fin.
personimo-puzzle-start = Commencer : problème { $number }
personimo-puzzle-entry = Problème { $number }, { $players ->
    [1] en solo
   *[other] à { $players }
}, { $level ->
    [1] facile
    [2] moyen
   *[other] difficile
}, { $state ->
    [best] meilleur coup trouvé
    [missed] déjà essayé
   *[new] pas encore essayé
}
