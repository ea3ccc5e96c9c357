# Personality : ce que seule la page dit.
personality-page-stage = En scène
personality-page-way = Le chemin de la Suprême Perspicacité.
personality-page-stands = { $name } : { $square }.
personality-page-portraits = Ce que la table a trouvé jusqu’ici
personality-page-hand = Vos cartes
personality-page-own-hand = { $cards ->
    [one] Votre carte
   *[other] Vos { $cards } cartes
}
personality-page-cards-held = { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
}
personality-page-no-traits = Aucune carte.
personality-page-more-cards = { $cards ->
    [one] et encore une
   *[other] et encore { $cards }
}
personality-page-votes-of = { $votes } voix sur { $voters }
personality-page-me = (moi)

# Le bulletin.
personality-page-whom = C’est tout le portrait de qui ?
personality-page-which-card = Quelle carte ressemble le plus à { $name } ?
personality-page-nothing-chosen = Choisissez une carte
personality-page-card-of = La carte proposée par { $name }
personality-page-card-of-short = la carte proposée par { $name }
personality-page-bets = Votre pari
personality-page-lock = Valider
personality-page-locked = { $count ->
    [0] C’est validé.
    [one] C’est validé. { $names } réfléchit encore.
    [2] C’est validé. { $names } réfléchissent encore.
    [3] C’est validé. { $names } réfléchissent encore.
   *[other] C’est validé. { $count } personnes réfléchissent encore.
}
personality-page-peek = Revoir mon choix
personality-page-my-choice = { $bet ->
    [0] Vous avez choisi { $whom }.
    [1] Vous avez choisi { $whom }, sans parier.
   *[other] Vous avez choisi { $whom } et parié { $bet }.
}
personality-page-reconsider = Changer d’avis
personality-page-pact = { $name } et vous n’avez qu’un seul bulletin.
personality-page-pact-silent = { $name } n’a encore rien dit.
personality-page-pact-wish = { $bet ->
    [0] { $name } propose : { $whom }.
    [1] { $name } propose : { $whom }, sans parier.
   *[other] { $name } propose : { $whom }, pari de { $bet }.
}
personality-page-agree = D’accord
personality-page-circle = On réfléchit encore
personality-page-ready = a voté !
personality-page-passed-over = passe son tour
personality-page-doing-read = choisit une carte
personality-page-doing-lay = choisit une carte
personality-page-doing-choose = réfléchit
personality-page-doing-debate = a la parole
personality-page-doing-second = revote
personality-page-doing-swap = échange
personality-page-doing-pair = choisit avec qui voter
personality-page-doing-give = distribue
personality-page-doing-answer = hésite
personality-page-doing-contest = juge

# Ce que fait la table, pour qui n’est pas interrogé.
personality-page-stage-read = { $name } cherche une carte à lire.
personality-page-stage-choose = C’est tout le portrait de qui ?
personality-page-stage-debate = Égalité ! Tout le monde défend son choix.
personality-page-stage-second = Second vote : entre les ex æquo.
personality-page-stage-swap = Quand on a avancé, on peut échanger une carte.
personality-page-stage-pair = Tête-à-tête pour { $names } : avec qui partager un bulletin ?
personality-page-stage-give = { $name } atteint la Suprême Perspicacité et donne chaque carte à la personne dont elle fait le portrait.
personality-page-stage-answer = Accepter ou contester ? { $name } ne gagne que si chaque carte tombe juste.
personality-page-stage-contest = Contestée ! C’est tout le portrait de qui ?
personality-page-stage-over = Bas les masques !

# La main.
personality-page-pick = Choisissez d’abord une carte
personality-page-lead-read = Laquelle de vos cartes va faire parler la table ? Choisissez-la et lisez-la.
personality-page-read = La lire à voix haute
personality-page-lay = Poser cette carte
personality-page-swap = Échanger
personality-page-keep = Tout garder
personality-page-leave-out = Écarter cette carte pour de bon
personality-page-leave-out-why = Elle ne reviendra plus dans cette partie, ni dans les suivantes à cette table. Personne ne saura qui l’a voulu.
personality-page-leave-out-now = L’écarter
personality-page-leave-in = La garder

# Le débat, le tête-à-tête, la fin.
personality-page-supporters = choix fait par { $names }
personality-page-said-aloud = a défendu son choix.
personality-page-argue = Pourquoi ? Dites-le à voix haute, ou écrivez une ligne.
personality-page-argue-for = Pourquoi { $name } ? Dites-le à voix haute, ou écrivez une ligne.
personality-page-argue-hint = Et l’affaire de la soupe, alors ?
personality-page-argued-aloud = J’ai dit ce que j’avais à dire
personality-page-argue-send = Envoyer
personality-page-lead-pair = Vous voilà en tête à tête : avec qui voulez-vous partager le bulletin du prochain vote ?
personality-page-pair = Voter avec { $name }
personality-page-give = { $left ->
    [one] Encore une carte à donner : elle est pour qui ?
   *[other] Suprême Perspicacité ! Donnez { $left } cartes, chacune à une autre personne, dont elle fait vraiment le portrait.
}
personality-page-give-to = Elle est pour qui ?
personality-page-give-nobody = Choisissez une carte et quelqu’un
personality-page-give-now = La donner à { $name }
personality-page-gifts = Cartes données par { $name }
personality-page-accepted = acceptée
personality-page-contested = contestée
personality-page-lead-answer = { $name } prétend que c’est vous :
personality-page-answer-why = Si vous contestez, les autres votent : c’est tout le portrait de qui ?
personality-page-accept = C’est moi
personality-page-contest = Pas moi !

# Le dévoilement.
personality-page-voted-for = { $bet ->
    [1] a choisi
   *[other] a parié { $bet } sur
}
personality-page-squares = { $squares ->
    [one] case
   *[other] cases
}
personality-page-fell = { $names } : dans le Gouffre de l’Erreur !
personality-page-go-on = Continuer

# Le portrait.
personality-page-portrait-title = vu par toute la table
personality-page-themes = Thèmes : { $themes }
personality-page-fact-unanimous = { $cards ->
    [one] Une carte a fait l’unanimité.
   *[other] { $cards } cartes ont fait l’unanimité.
}
personality-page-fact-majority = A voté avec la table { $hits } fois sur { $votes }.
personality-page-fact-read-by = Portrait le mieux compris par { $names } ({ $hits } sur { $cards }).
personality-page-fact-reads = Comprend le mieux { $names } ({ $hits } sur { $cards }).
personality-page-fact-self = { $hits ->
    [0] Ne s’est donné sa voix pour aucune des { $cards }.
    [one] S’est donné sa voix pour une carte sur { $cards }.
   *[other] S’est donné sa voix pour { $hits } cartes sur { $cards }.
}
personality-page-keep-png = Enregistrer ce portrait en PNG : { $name }
personality-page-keep-svg = Enregistrer ce portrait en SVG : { $name }
personality-page-readings = Qui comprend qui
personality-page-reads = { $name } comprend
personality-page-best-reading = La lecture la plus juste : { $reader } comprend { $other }, { $hits ->
    [one] { $hits } carte
   *[other] { $hits } cartes
} sur { $cards }.
personality-page-readings-how = Les cartes que chaque personne a reçues de la table, et combien les autres en avaient vu venir.
personality-points = { $points ->
    [0] au départ
   *[other] case { $points }
}

# Comment jouer en trois images, sur le grand écran.
personality-how-1 = On lit une carte. C’est tout le portrait de qui ?
personality-how-2 = Votez en secret, et pariez.
personality-how-3 = Votez comme la table, et vous avancez.
