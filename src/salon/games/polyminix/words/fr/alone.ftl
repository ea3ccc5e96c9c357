# En solo : la carte, la liste des épreuves, le calendrier ; et les solutions.
polyminix-alone-link = Carte, épreuves et calendrier
polyminix-alone-title = En solo
polyminix-alone-map = Carte
polyminix-alone-tests = Toutes les épreuves
polyminix-alone-calendar = Calendrier
polyminix-alone-go-on = Continuer : { $figure }
polyminix-alone-done = Vous avez résolu tout le paquet !
polyminix-alone-so-far = { $solved ->
    [one] { $solved } figure sur { $all }
   *[other] { $solved } figures sur { $all }
}, { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}
polyminix-alone-stop = { $figure }, { $stars ->
    [0] pas encore résolu
    [one] une étoile
   *[other] { $stars } étoiles
}
polyminix-alone-stars = Les étoiles : résolu, rapide (moins de { $par }), sans aide
polyminix-alone-stars-about = Trois étoiles par figure : résolue, rapide, sans aide.
polyminix-alone-again = Impossible d’afficher votre progression pour le moment. Vous pouvez jouer quand même.
polyminix-alone-best = Record : { $time }
polyminix-alone-par = Rapide : moins de { $time }
polyminix-alone-play-die = Lancer le dé ÉPREUVE
polyminix-alone-filter-level = Couleur
polyminix-alone-filter-box = Genre d’épreuve
polyminix-alone-filter-open = Seulement ce qui n’est pas résolu
polyminix-alone-any-level = Toutes les couleurs
polyminix-alone-any-box = Toutes les épreuves
polyminix-alone-none = Plus rien ici. Choisissez autre chose ci-dessus.
polyminix-alone-shown = { $count ->
    [one] Une épreuve
   *[other] { $count } épreuves
}
polyminix-alone-more = En voir plus
polyminix-alone-today = Jouer le défi du jour
polyminix-alone-today-again = Rejouer le défi du jour
polyminix-alone-streak = { $days ->
    [0] Pas encore de série : résolvez le défi du jour pour en commencer une.
    [one] Un jour d’affilée
   *[other] { $days } jours d’affilée
}
polyminix-alone-days-best = Meilleur temps au défi du jour : { $time }
polyminix-alone-standing = { $others ->
    [0] Personne d’autre ici ne l’a encore résolu.
    [one] { $slower ->
        [0] Une seule autre personne ici, au moins aussi rapide
       *[other] Plus vite que la seule autre personne ici
    }
   *[other] Plus vite que { $slower } des { $others } autres personnes ici
}
polyminix-alone-day = { $day } : { $state }
polyminix-alone-day-solved = résolu en { $time }
polyminix-alone-day-open = pas résolu
polyminix-alone-earlier = Avant
polyminix-alone-later = Après
polyminix-alone-back = Vers la carte
polyminix-alone-next = Ensuite : { $figure }
polyminix-solution-show = Montrer une solution
polyminix-solution-asking = Le solveur cherche…
polyminix-solution-label = Une solution : { $figure }
polyminix-solution-none-found = Le solveur n’en a pas trouvé à temps.
polyminix-solution-one-of-many = Une solution parmi de très nombreuses
polyminix-solution-count = { $more ->
    [yes] Une solution parmi plus de { $covers }
   *[other] { $covers ->
        [0] Il n’y a pas de solution.
        [one] La seule solution
       *[other] Une solution parmi { $covers }
    }
}
refused-polyminix-before-first-day = Le calendrier commence le { $first }. Choisissez un jour plus récent.
