# Writing cards of one's own.
personality-pack-name-hint = Les cartes du samedi
personality-pack-card = Carte { $number }
personality-pack-add = Ajouter une carte
personality-pack-remove = Enlever la carte { $number }
personality-pack-text-en = En anglais
personality-pack-text-fr = En français
personality-pack-text-it = En italien
personality-pack-text-hint-en = Would answer a wedding toast with a pun.
personality-pack-text-hint-fr = Répond aux discours par un jeu de mots.
personality-pack-text-hint-it = Risponde ai brindisi con un gioco di parole.
personality-pack-other = Aussi dans d’autres langues
personality-pack-kind = Genre
personality-pack-kind-about = Le genre donne à la carte son symbole, et se retrouve dans le portrait.
personality-pack-tags = De quoi elle parle
personality-pack-tags-about = Pour le portrait et pour les robots. Les thèmes marqués d’une flamme rendent une carte corsée.
personality-pack-sharp = fait débat
personality-pack-family = Convient avec des enfants à table
personality-pack-left = { $left ->
    [one] Encore { $left } caractère
   *[other] Encore { $left } caractères
}
personality-pack-how = Une carte dit quelque chose d’une personne, pour qu’on se demande : c’est le portrait de qui ? Trois cartes suffisent.
personality-pack-more = Genre, thèmes, enfants
personality-pack-empty = Écrivez quelque chose sur cette carte.
personality-pack-no-text = Écrivez quelque chose sur cette carte.
personality-pack-no-kind = Choisissez le genre de cette carte.
personality-pack-long = Cela fait { $length } caractères ; une carte en contient { $most }.
personality-pack-space = Enlevez l’espace avant ou après le texte.
personality-pack-characters = Ces caractères ne se lisent pas à voix haute : { $characters }.
personality-pack-long-word = « { $word }… » est trop long pour un seul mot : { $most } lettres au plus.
personality-pack-marks = Pas plus de { $most } accents sur une lettre.
personality-pack-alike = Elle dit presque la même chose que la carte { $one }.
personality-pack-few = { $cards ->
    [0] Écrivez au moins { $fewest } cartes.
    [one] Une carte pour l’instant : écrivez-en au moins { $fewest }.
   *[other] { $cards } cartes pour l’instant : écrivez-en au moins { $fewest }.
}
personality-pack-many = { $cards } cartes, c’est trop : { $most } au plus.
personality-pack-large = C’est trop gros : { $most } Ko au plus.
personality-pack-unreadable = Ce n’est pas un paquet de cartes.
