# La finale : la fin d’une partie, montrée pas à pas.
finale-title = La finale
finale-next = Suite
finale-skip = Aller à la fin
finale-host = { $name } mène la finale.
finale-host-away = { $name } n’est pas là. Tout le monde peut continuer.
finale-no-host = L’hôte n’est plus là. Tout le monde peut continuer.
finale-anyone = Tout le monde peut continuer maintenant.
finale-steps = Étape { $step } sur { $steps }
