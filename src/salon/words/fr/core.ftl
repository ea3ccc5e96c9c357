# Refus communs à tous les jeux.
refused-malformed = Ce jeu ne connaît pas cette action.
refused-not-asked = Ce n’est pas votre tour.
refused-nothing-due = Le temps n’est pas encore écoulé.
refused-cannot-skip = Ici, la partie ne peut pas continuer sans cette personne.
refused-nothing-to-take-back = Rien à annuler : vous ne pouvez annuler que votre dernier coup, tant que rien de nouveau n’a été révélé.
refused-seats = Impossible à { $seats } : ce jeu se joue à { $allowed }.
refused-option-unknown = L’option « { $option } » n’existe pas.
refused-option-value = « { $value } » n’est pas une valeur de l’option « { $option } ».
refused-option-needs = « { $pick } » demande « { $other } ».
refused-option-excludes = « { $pick } » et « { $other } » sont incompatibles.
refused-option-seats = « { $pick } » se joue à { $allowed }, pas à { $seats }.
