# Le plateau tout simple, qui montre chaque jeu qui n’a pas de page à lui.
plain-players = À la table
plain-row = Ligne { $row }
plain-column = Colonne { $column }
plain-empty = vide
plain-moves = Vos coups en toutes lettres
plain-here = Que voulez-vous faire ici ?
plain-elsewhere = Ailleurs
plain-unlisted = C’est à vous, mais ce jeu ne donne pas la liste de ses coups : impossible de les jouer sur ce plateau.
plain-unknown = { $what } : { $fields }
plain-field = { $field } { $value }
plain-taken-back = { $name } annule son coup.

# Comment jouer en trois images, sur le grand écran.
plain-how-1 = Choisissez une place et une couleur.
plain-how-2 = Quand c’est à vous, jouez.
plain-how-3 = Le meilleur score l’emporte.
