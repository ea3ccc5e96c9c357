# Personality : tout ce que dit le jeu. Les cartes ont leurs propres textes, dans personality/data.
personality-name = Personality
personality-about = On lit une carte, tout le monde vote en secret pour la personne dont c’est le portrait, et parie. Vous saurez ce que les autres pensent de vous.
personality-glance = Votes secrets et paris
personality-credits = © 1989 Seven Towns.

# Sortes de cartes (PY-1), cases du chemin (PY-2) et paris (PY-12).
personality-kind-virtue = Qualité
personality-kind-flaw = Défaut
personality-kind-habit = Habitude
personality-kind-quirk = Manie
personality-kind-dare = Audace
personality-square-pit = le Gouffre de l’Erreur
personality-square-start = départ
personality-square-pair = tête-à-tête
personality-square-inversion = inversion
personality-square-gate = la Porte de la Clairvoyance Imparfaite
personality-square-insight = la Suprême Perspicacité
personality-square-plain = case { $square }
personality-bet-1 = Sans pari
personality-bet-2 = Pari de 2
personality-bet-3 = Pari de 3
personality-fits = C’est { $name }.

# Thèmes, pour le portrait (PY-60).
personality-tag-adventure = l’aventure
personality-tag-ambition = l’ambition
personality-tag-calm = le calme
personality-tag-chaos = le désordre
personality-tag-comfort = le confort
personality-tag-command = l’art de commander
personality-tag-contest = la compétition
personality-tag-courage = le courage
personality-tag-curiosity = la curiosité
personality-tag-drama = le théâtre
personality-tag-dreams = la rêverie
personality-tag-effort = l’effort
personality-tag-food = la table
personality-tag-gadgets = les gadgets
personality-tag-giving = le partage
personality-tag-grudges = les rancunes
personality-tag-honesty = le vrai et le faux
personality-tag-humour = l’humour
personality-tag-jealousy = la jalousie
personality-tag-loyalty = la fidélité
personality-tag-memory = la mémoire
personality-tag-money = l’argent
personality-tag-music = la musique
personality-tag-nature = la nature
personality-tag-order = l’ordre
personality-tag-pride = la fierté
personality-tag-quiet = le silence
personality-tag-romance = les amours
personality-tag-sleep = le sommeil
personality-tag-stubbornness = l’obstination
personality-tag-talk = la conversation
personality-tag-temper = les colères
personality-tag-time = le temps
personality-tag-warmth = la chaleur
personality-tag-wits = l’esprit

# Options.
personality-group-board = Plateau
personality-group-cards = Cartes
personality-group-votes = Votes
personality-group-pace = Rythme
personality-option-board = Plateau
personality-option-board-about = La longueur du chemin jusqu’à la Suprême Perspicacité.
personality-option-board-default = Le chemin entier : 24 cases
personality-option-board-short = Pour une courte soirée : 14 cases
personality-option-cards = Cartes
personality-option-cards-about = En famille : sans les cartes pour adultes. Corsé : ce qui fait débat (argent, amours, colères, rancunes).
personality-option-cards-all = Entre amis : toutes les cartes
personality-option-cards-family = En famille : avec des enfants à table
personality-option-cards-sharp = Corsé : ce qui fait débat
personality-option-deck = Jeu de cartes
personality-option-deck-about = Les cartes avec lesquelles on joue.
personality-option-deck-house = Les cartes de Salon
personality-option-pair_votes = Voix d’un tête-à-tête
personality-option-pair_votes-about = Ce que compte le bulletin commun après un tête-à-tête.
personality-option-pair_votes-1 = Une voix
personality-option-pair_votes-2 = Deux voix
personality-option-choice_seconds = Temps pour choisir
personality-option-choice_seconds-about = Pour chaque vote. Ce que vous avez choisi à temps compte, validé ou non.
personality-option-choice_seconds-0 = Sans limite
personality-option-choice_seconds-30 = 30 secondes
personality-option-choice_seconds-45 = 45 secondes
personality-option-choice_seconds-60 = 1 minute
personality-option-choice_seconds-120 = 2 minutes
personality-option-debate_seconds = Temps de débat
personality-option-debate_seconds-about = Ensuite commence le second vote.
personality-option-debate_seconds-0 = Sans limite
personality-option-debate_seconds-60 = 1 minute
personality-option-debate_seconds-120 = 2 minutes
personality-option-debate_seconds-300 = 5 minutes

# Formules toutes prêtes.
personality-preset-evening = Toute une soirée
personality-preset-evening-about = Toutes les cartes et le chemin entier : 24 cases.
personality-preset-short = Une soirée courte
personality-preset-short-about = Environ 20 minutes : un chemin de 14 cases, 15 manches au plus, une seule contestation par personne.
personality-preset-family = Avec des enfants
personality-preset-family-about = Les cartes pour toute la famille, sur le chemin court.
personality-preset-brisk = Contre la montre
personality-preset-brisk-about = Une demi-minute pour choisir, une minute pour débattre.
personality-preset-pairs = Duos puissants
personality-preset-pairs-about = Le bulletin commun de deux personnes compte double.

# Les robots, et qui ils sont (PY-72).
personality-level-gentle = Doux
personality-level-gentle-about = Observe les gens, mais se laisse distraire, et parie peu.
personality-level-fair = Moyen
personality-level-fair-about = Apprend de chaque vote, et parie à coup sûr.
personality-level-sharp = Redoutable
personality-level-sharp-about = Apprend vite, devine la majorité, et parie gros.
personality-persona-baker = Pépita la boulangère
personality-persona-baker-about = Debout à quatre heures, au lit à neuf. On ne sort de chez elle ni le ventre vide ni le cœur lourd.
personality-persona-captain = Le capitaine Osk
personality-persona-captain-about = A fait deux fois le tour du monde, dont une exprès. Ne fait jamais demi-tour, même pour son chapeau.
personality-persona-diva = Madame Florizelle
personality-persona-diva-about = Chante, soupire et fait des entrées. Voyage avec onze coussins et un avis sur tout.
personality-persona-inventor = Le docteur Ressort
personality-persona-inventor-about = A inventé la tartine qui se beurre seule. Ne sait plus où est passée la tartine.
personality-persona-judge = Maître Balance
personality-persona-judge-about = Pèse chaque mot, range chaque étagère, n’a plus menti depuis l’école. Jugement sans appel.
personality-persona-gardener = Le vieux Roitelet
personality-persona-gardener-about = Parle peu, arrose beaucoup. Connaît chaque arbre par son nom depuis trente ans.
personality-persona-joker = Zigzag
personality-persona-joker-about = Rit avant tout le monde, et plus fort. A jonglé avec la soupe à un mariage ; c’était presque réussi.
personality-persona-librarian = Mademoiselle Plume
personality-persona-librarian-about = Chuchote même dehors. Se souvient de chaque livre, et de la page que vous avez cornée.
personality-persona-merchant = Le baron Picaillon
personality-persona-merchant-about = Vendrait des parapluies dans le désert, factures à l’appui. Déteste perdre, même à la bataille.
personality-persona-sleeper = Édredon
personality-persona-sleeper-about = Vit à l’horizontale. Arrive tard, part tôt, rêve entre les deux.
personality-persona-knight = Dame Vaillance
personality-persona-knight-about = Vole au secours de tout le monde, même sans qu’on l’appelle. Donne son cheval et rentre à pied, en faisant un discours.
personality-persona-champion = Max Médaille
personality-persona-champion-about = S’entraîne avant l’aube, gagne avant midi, et montre ses coupes jusqu’au soir.

# Ce qu’on demande à qui regarde, et ce qu’on demande à un autre.
personality-ask-read = Choisissez une carte et lisez-la à voix haute
personality-ask-lay = Posez la carte qui fait le portrait de la personne sur la case ●
personality-ask-choose = Choisissez, pariez, validez
personality-ask-debate = Égalité : expliquez votre choix
personality-ask-second = Votez à nouveau, entre les ex æquo
personality-ask-swap = Vous avez avancé : échangez une carte, ou gardez tout
personality-ask-pair = Choisissez avec qui vous allez voter
personality-ask-give = Donnez chaque carte à la personne dont elle fait le portrait
personality-ask-answer = C’est votre portrait ? Acceptez la carte ou contestez-la
personality-ask-contest = La carte contestée, c’est tout le portrait de qui ?
personality-asked-read = { $name } choisit une carte à lire
personality-asked-lay = { $name } choisit une carte à poser
personality-asked-choose = { $name } choisit
personality-asked-debate = La parole est à { $name }
personality-asked-second = { $name } vote à nouveau
personality-asked-swap = { $name } peut échanger une carte
personality-asked-pair = { $name } choisit avec qui voter
personality-asked-give = { $name } distribue ses cartes
personality-asked-answer = { $name } accepte ou conteste
personality-asked-contest = { $name } juge la carte contestée

# Ce qui s’est passé.
personality-event-drew = { $why ->
    [deal] { $name } reçoit { $count } cartes.
    [again] { $name } prend une autre carte.
    [pit] { $name } complète sa main : { $count ->
        [one] une carte.
       *[other] { $count } cartes.
    }
    [gate] { $name } complète sa main : { $count ->
        [one] une carte.
       *[other] { $count } cartes.
    }
    [empty] Plus de cartes en main : { $name } en prend { $count }.
   *[other] { $name } prend une carte.
}
personality-event-round = Manche { $number } : { $name } lit.
personality-event-round-inverted = La manche { $number } est inversée : quelle carte ressemble à { $name } ?
personality-event-card-read = { $name } lit : « { $card } »
personality-event-cards-laid = Les cartes pour { $name } sont sur la table.
personality-event-locked-in = { $name } a validé son choix.
personality-event-unlocked = { $name } réfléchit encore.
personality-event-skipped = La partie continue sans { $name }.
personality-event-revealed = Tous les votes sont révélés.
personality-event-elected = { $unanimous ->
    [yes] À l’unanimité : c’est { $name } !
   *[other] C’est { $name }, avec { $votes ->
        [one] une voix.
       *[other] { $votes } voix.
    }
}
personality-event-elected-card = { $unanimous ->
    [yes] À l’unanimité : la carte proposée par { $name } !
   *[other] La carte proposée par { $name } l’emporte, avec { $votes ->
        [one] une voix.
       *[other] { $votes } voix.
    }
}
personality-event-nobody = Personne n’a deux voix : rien ne bouge.
personality-event-nobody-again = Toujours pas de majorité : la carte retourne sous le talon.
personality-event-tied = Égalité entre { $names } : débat !
personality-event-argued = { $name } : « { $text } »
personality-event-argued-aloud = { $name } a expliqué son choix.
personality-event-trait-received = { $name } reçoit : « { $card } »
personality-event-moved = { $name } : { $square }.
personality-event-moved-pit = { $name } tombe dans le Gouffre de l’Erreur et repart de zéro.
personality-event-moved-gate = { $name } recule jusqu’à la Porte de la Clairvoyance Imparfaite.
personality-event-landed-pair = { $name } tombe sur un tête-à-tête.
personality-event-landed-inversion = { $name } tombe sur la case ● : les rôles s’inversent !
personality-event-insight = { $name } atteint la Suprême Perspicacité !
personality-event-swapped = { $name } échange une carte.
personality-event-paired = { $name } et { $partner } voteront ensemble.
personality-event-gave = { $name } donne à { $to } : « { $card } »
personality-event-accepted = { $name } accepte la carte.
personality-event-contested = { $name } conteste la carte.
personality-event-upheld = La carte reste à { $name }.
personality-event-overturned = La carte va à { $to }, et non à { $name }.
personality-event-left-out = Une carte a été écartée de la partie.
personality-event-won = { $name } gagne !
personality-event-ended = La partie est finie.
personality-event-ended-exhausted = Plus aucune carte : la victoire va à la personne la plus avancée.
personality-event-taken-back = { $name } annule son coup.

# La feuille et ses remarques.
personality-line-square = Case atteinte, sur { $goal }
personality-line-traits = { $cards ->
    [0] Aucune carte reçue
    [one] Une carte reçue
   *[other] { $cards } cartes reçues
}, { $unanimous ->
    [0] aucune à l’unanimité
    [one] une à l’unanimité
   *[other] { $unanimous } à l’unanimité
}
personality-line-reading = Votes avec la majorité : { $hits } sur { $votes }
personality-note-exhausted = Il ne restait plus aucune carte : la victoire va à la personne la plus avancée.
personality-note-several = Victoire partagée à { $winners }.

# Refus.
refused-personality-asked-to-read = Il faut maintenant lire une carte.
refused-personality-asked-to-lay = Il faut maintenant poser une carte pour la personne sur la case ●.
refused-personality-asked-to-choose = Choisissez d’abord une personne, puis validez.
refused-personality-asked-to-debate = C’est le débat : expliquez votre choix, puis on vote à nouveau.
refused-personality-asked-to-second = C’est le second vote.
refused-personality-asked-to-swap = Il faut maintenant échanger une carte, ou tout garder.
refused-personality-asked-to-pair = Il faut maintenant choisir avec qui voter.
refused-personality-asked-to-give = Il faut maintenant donner des cartes.
refused-personality-asked-to-answer = Il faut maintenant accepter la carte, ou la contester.
refused-personality-asked-to-contest = Il faut maintenant voter : la carte contestée, c’est tout le portrait de qui ?
refused-personality-locked = Vous avez déjà validé. Touchez « Changer d’avis », puis choisissez à nouveau.
refused-personality-not-locked = Vous n’avez pas encore validé votre choix.
refused-personality-not-in-hand = Vous n’avez pas cette carte en main.
refused-personality-no-such-player = Il n’y a personne à cette place.
refused-personality-no-such-card = À cette place, aucune carte n’a été posée dans cette manche.
refused-personality-not-tied = Le second vote ne se fait qu’entre les ex æquo.
refused-personality-no-bets = On ne parie pas dans ce vote.
refused-personality-text-too-long = { $length } caractères, c’est trop : { $most } au plus.
refused-personality-text-unreadable = Seulement des lettres, des chiffres et de la ponctuation.
refused-personality-not-yourself = Il faut choisir quelqu’un d’autre.
refused-personality-already-paired = Cette personne vote déjà avec quelqu’un d’autre.
refused-personality-one-each = Une carte par personne : celle-ci en a déjà une.
refused-personality-no-such-deck = Ce salon n’a plus le jeu de cartes « { $deck } ». Ses responsables peuvent le rajouter avec --deck.
refused-personality-too-few-family = Trop peu de cartes de ce jeu conviennent avec des enfants à table : { $there }, et il en faut au moins { $fewest }. Choisissez toutes les cartes, ou un autre jeu.
refused-personality-too-few-sharp = Trop peu de cartes de ce jeu font débat : { $there }, et il en faut au moins { $fewest }. Choisissez toutes les cartes, ou un autre jeu.
refused-personality-too-few-cards = Trop de cartes sont écartées : il doit en rester au moins { $fewest }.
refused-personality-cannot-leave-out = On ne peut écarter qu’une carte de sa main avant de lire, ou la carte lue.
