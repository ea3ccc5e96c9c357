# Ce que pense le public d’un vote.

personality-audience-lead = Touchez votre choix. Vous pouvez en changer jusqu’au dévoilement.
personality-audience-picked = Votre choix : { $name }
personality-audience-picked-card = Votre choix : la carte proposée par { $name }
personality-audience-voted = { $count ->
    [0] Personne dans le public n’a encore voté.
    [one] 1 personne dans le public a voté.
   *[other] { $count } personnes dans le public ont voté.
}
personality-audience-opinion = L’avis du public
personality-audience-share = { $share } %
personality-audience-votes = { $count ->
    [one] 1 vote
   *[other] { $count } votes
}
personality-audience-agrees = Le public est d’accord avec la table.
personality-audience-differs = Le public voit les choses autrement.
personality-audience-yours = Vous aviez choisi { $name }.
personality-audience-yours-card = Vous aviez choisi la carte proposée par { $name }.
