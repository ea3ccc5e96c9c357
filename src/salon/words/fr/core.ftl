# Refus communs à tous les jeux.
refused-malformed = Ce n’est pas une action de ce jeu.
refused-not-asked = Ce n’est pas votre tour.
refused-nothing-due = Aucun délai n’est écoulé.
refused-cannot-skip = Ici, la partie ne peut pas continuer sans ce joueur.
refused-nothing-to-take-back = Rien à reprendre : seulement votre propre dernière action, tant que rien de nouveau n’a été révélé.
refused-seats = Impossible à { $seats } : ce jeu se joue à { $allowed }.
refused-option-unknown = L’option « { $option } » n’existe pas.
refused-option-value = « { $value } » n’est pas une valeur de l’option « { $option } ».
refused-option-needs = « { $pick } » demande « { $other } ».
refused-option-excludes = « { $pick } » et « { $other } » ne vont pas ensemble.
refused-option-seats = « { $pick } » se joue à { $allowed }, pas à { $seats }.
