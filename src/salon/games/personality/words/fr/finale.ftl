# La finale : un lever de rideau pour chaque portrait, puis la victoire.
personality-finale-portrait = Portrait : { $name }
personality-finale-read = { $name }, lisez votre portrait à voix haute !
personality-finale-read-you = Lisez votre portrait à voix haute !
personality-finale-cards = Cartes { $from } à { $to } sur { $all }
personality-finale-all-saw = Toute la table l’a vu
personality-finale-seen = Vu par { $names }
personality-finale-only-seen = Vu seulement par { $names }
personality-finale-missed = Pas vu par { $names }
personality-finale-none-saw = Personne ne l’a vu
personality-finale-gift = Donnée à la fin, et acceptée
personality-finale-suspense = Et la victoire revient à…
personality-finale-won = { $count ->
    [one] Suprême Perspicacité !
   *[other] Suprême Perspicacité, partagée !
}
personality-finale-kept = Les portraits sont sur vos téléphones : enregistrez-les, partagez-les.
personality-finale-poster = L’affiche de la soirée
personality-finale-poster-line = Une soirée en { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}
personality-finale-place = N° { $rank }
personality-finale-share = Partager
personality-finale-share-portrait = Partager le portrait : { $name }
personality-finale-share-poster = Partager l’affiche
personality-finale-poster-png = Enregistrer l’affiche en PNG
personality-finale-poster-svg = Enregistrer l’affiche en SVG
personality-finale-sharing-failed = Le partage n’a pas marché. Enregistrez plutôt l’image en PNG.
personality-finale-legend = Point plein : l’a vu

# L’enjeu d’une contestation.
personality-stakes-gave = { $name } a donné cette carte à { $to }
personality-stakes-refused = { $name } répond : pas moi !
personality-stakes-upheld = Si la table dit { $to }, ou en cas d’égalité : { $name } peut encore gagner.
personality-stakes-lost = Si elle dit quelqu’un d’autre : la carte change de mains, et { $name } retombe à la Porte.
personality-stakes-contest = Une carte contestée
personality-stakes-left = { $count ->
    [one] Encore une carte contestée après celle-ci.
   *[other] Encore { $count } cartes contestées après celle-ci.
}

# Les titres, et sur quoi chacun repose.
personality-title-mind-reader = Télépathe
personality-title-mind-reader-why = A voté avec la table { $some } fois sur { $all }.
personality-title-black-sheep = Mouton noir
personality-title-black-sheep-why = A voté contre la table { $some } fois sur { $all }.
personality-title-open-book = Livre ouvert
personality-title-open-book-why = { $some } voix sur { $all } ont désigné ces cartes.
personality-title-bone-of-contention = Pomme de discorde
personality-title-bone-of-contention-why = { $all ->
    [one] Une carte, et la table s’est divisée.
   *[other] La table s’est divisée sur { $some } cartes sur { $all }.
}
personality-title-chameleon = Caméléon
personality-title-chameleon-why = { $all } cartes de { $some } genres différents.
personality-title-headliner = Tête d’affiche
personality-title-headliner-why = { $some } des { $all } cartes de la soirée.
personality-title-sphinx = Sphinx
personality-title-sphinx-why = { $some ->
    [0] Aucune carte : mystère complet.
    [one] Une seule carte : quel mystère !
   *[other] { $some } cartes seulement : quel mystère !
}
personality-title-mirror = Miroir, mon beau miroir
personality-title-mirror-why = Avait vu venir { $some } de ces { $all } cartes.
personality-title-blind-spot = Angle mort
personality-title-blind-spot-why = N’avait vu venir aucune de ces { $all } cartes.
personality-title-partner-in-crime = Complice
personality-title-partner-in-crime-why = A voté comme { $name } { $some } fois sur { $all }.
personality-title-private-eye = Œil de lynx
personality-title-private-eye-why = A percé à jour { $name } : { $some } cartes sur { $all }.
personality-title-halo = Auréole
personality-title-halo-why = { $some } qualités sur { $all } cartes.
personality-title-rogue = Charmante canaille
personality-title-rogue-why = { $some } défauts sur { $all } cartes.
personality-title-clockwork = Horloge suisse
personality-title-clockwork-why = { $some } habitudes sur { $all } cartes.
personality-title-original = Pièce unique
personality-title-original-why = { $some } manies sur { $all } cartes.
personality-title-daredevil = Tête brûlée
personality-title-daredevil-why = { $some } audaces sur { $all } cartes.
personality-title-team-player = Esprit d’équipe
personality-title-team-player-why = { $all ->
    [0] Aurait suivi la table.
   *[other] D’accord avec la table { $some } fois sur { $all }.
}
personality-title-free-spirit = Esprit libre
personality-title-free-spirit-why = { $all ->
    [0] Aurait eu un autre avis.
   *[other] Un autre avis { $some } fois sur { $all }.
}
personality-title-muse = Muse
personality-title-muse-why = { $some ->
    [0] Aucune carte n’était à la hauteur.
   *[other] A inspiré { $some } des { $all } cartes de la soirée.
}
personality-title-talk-of-the-table = Sur toutes les lèvres
personality-title-talk-of-the-table-why = { $some ->
    [0] On le pense tout bas.
    [one] Un vote venu des autres.
   *[other] { $some } votes venus des autres.
}
personality-title-grand-jury = Grand jury
personality-title-grand-jury-why = { $some ->
    [0] Délibère encore.
    [one] Une voix dans un verdict.
   *[other] Une voix dans { $some } verdicts.
}
personality-title-wayfarer = Grand voyage
personality-title-wayfarer-why = Case { $some } sur { $all }.
