# Ce que disent l’accueil, le formulaire d’une nouvelle table et le salon d’attente.
noughts-name = Morpion
noughts-about = Trois signes alignés, et c’est gagné. Une partie dure une minute, et se joue à tout âge.
noughts-rules =
    À tour de rôle, on trace une croix ou un rond dans une des neuf cases de la grille. Le sort désigne qui
    commence.

    Alignez trois de vos signes, à l’horizontale, à la verticale ou en diagonale, et c’est gagné. Si la grille est pleine
    avant cela, la partie est nulle.

    À qui perd gagne, c’est l’inverse : trois signes alignés, et c’est perdu.
noughts-credits = Jeu traditionnel. Les Romains gravaient déjà de telles grilles dans la pierre.
noughts-group-aim = But du jeu
noughts-option-misere = À qui perd gagne
noughts-option-misere-about = Le jeu à l’envers : trois signes alignés, et c’est perdu.
noughts-option-misere-true = Trois signes alignés perdent
noughts-option-misere-false = Trois signes alignés gagnent
noughts-level-gentle = Doux
noughts-level-gentle-about = Coche une case sans trop réfléchir.
noughts-level-perfect = Parfait
noughts-level-perfect-about = Ne perd jamais. Au mieux, vous ferez match nul.

# À qui de jouer : pour la personne elle-même, et pour toutes les autres.
noughts-ask-mark = Choisissez une case
noughts-asked-mark = { $name } choisit une case

# Ce que dit le plateau tout simple : cases, champs de la vue, actions et événements.
noughts-cell-0 = X
noughts-cell-0-name = croix
noughts-cell-1 = O
noughts-cell-1-name = rond
noughts-view-cells = La grille
noughts-view-misere = Trois signes alignés
noughts-view-misere-true = c’est perdu
noughts-view-misere-false = c’est gagné
noughts-action-Mark = Cocher ligne { $row }, colonne { $column }
noughts-event-Began = { $seat } commence, par tirage au sort.
noughts-event-Marked = { $seat } coche ligne { $row }, colonne { $column }.
noughts-event-RowMade = { $seat } aligne trois signes !
noughts-event-BoardFilled = La grille est pleine : match nul.

# La feuille de score.
noughts-line-won = Partie gagnée
noughts-line-lost = Partie perdue
noughts-line-drawn = Match nul

# Les refus.
refused-noughts-no-such-cell = Il n’y a pas de case { $cell } sur cette grille.
refused-noughts-taken = Cette case est déjà prise.
