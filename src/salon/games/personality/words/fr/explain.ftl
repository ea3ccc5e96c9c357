# Personality : une phrase pour tout ce qu’on peut montrer du doigt.
personality-explain-square-plain = Une case ordinaire : il ne s’y passe rien.
personality-explain-square-start = Le départ : tous les masques partent d’ici.
personality-explain-square-pit = Le Gouffre de l’Erreur : on retombe au départ et l’on complète sa main à sept cartes.
personality-explain-square-pair = Tête-à-tête : en arrivant ici, vous choisissez quelqu’un et votez ensemble la prochaine fois.
personality-explain-square-inversion = Inversion : en arrivant ici, la prochaine manche porte sur vous, et tout le monde pose une carte qui vous ressemble.
personality-explain-square-gate = La Porte de la Clairvoyance Imparfaite : on retombe ici si la table refuse une carte donnée au but.
personality-explain-square-insight = La Suprême Perspicacité, le but : arrivez-y, donnez vos dernières cartes aux bonnes personnes, et c’est la victoire.
personality-explain-way = Le chemin : avec la majorité, vous avancez de votre pari ; sans elle, vous reculez d’autant.
personality-explain-mask = Masque : { $name }, { $square }.
personality-explain-voter = { $name } : { $state }. Un masque face cachée, c’est un vote validé.
personality-explain-ballot = Votre vote : les yeux prennent la couleur de la personne choisie, la bouche montre votre pari.
personality-explain-locked = Votre vote, face cachée : personne ne le voit avant que tout le monde ait validé.
personality-explain-reveal = Le vote ({ $name }) : les yeux ont la couleur de la personne choisie, la bouche montre le pari.
personality-explain-moved = { $name } bouge de son pari : en avant avec la majorité, en arrière sans elle.
personality-explain-tally = { $votes ->
    [one] Une voix pour { $name } jusqu’ici.
   *[other] { $votes } voix pour { $name } jusqu’ici.
}
personality-explain-bet-1 = Sans pari : une case en avant si vous avez raison, une en arrière sinon.
personality-explain-bet-2 = Pari de 2 : deux cases en avant si vous avez raison, deux en arrière sinon.
personality-explain-bet-3 = Pari de 3 : trois cases en avant si vous avez raison, trois en arrière sinon.
personality-explain-trait = Une carte : elle va à la personne qui a le plus de voix, au moins deux, et reste devant elle.
personality-explain-kind = { $kind ->
    [virtue] Qualité
    [flaw] Défaut
    [habit] Habitude
    [quirk] Manie
   *[dare] Audace
} : le genre de la carte ; tous se jouent de la même façon.
personality-explain-hand = Une carte de votre main, que personne d’autre ne voit : défaites-vous de vos cartes en chemin.
personality-explain-laid = Carte : { $name }. Dans une manche inversée, on vote pour une carte, pas pour une personne.
personality-explain-choice = Voter pour { $name } : vous avez raison si la plupart font de même. On peut voter pour soi.
personality-explain-votes = { $votes } voix sur { $voters } ont donné cette carte à { $name }.
personality-explain-portrait = Ce que la table a trouvé à { $name } ; à la fin, cela devient un portrait.
personality-explain-gift = Une carte pour { $name } : à accepter ou à contester.
personality-explain-side = { $name } est à égalité : après le débat, on revote entre les ex æquo seulement.
personality-explain-argument = Ce que dit { $name } dans le débat, avant le second vote.
personality-explain-pact = Cette fois, { $name } et vous votez ensemble.
personality-explain-lock = Choisissez, puis validez : vous pouvez changer d’avis tant que tout le monde n’a pas validé.
