# Personality: la scène du grand écran, et ce que les téléphones en disent.
personality-stage-line = Manche { $number } · lecture : { $name }
personality-stage-line-inverted = Manche { $number }, inversée · tout sur { $name }
personality-stage-reads = choisit une carte à lire
personality-stage-votes = { $votes ->
    [one] une voix
   *[other] { $votes } voix
}
personality-stage-no-vote = ne vote pas
personality-stage-gave = a donné cette carte
personality-stage-refused = répond : pas moi !
personality-stage-stake = Si la carte ne va pas à { $to }, { $name } retombe à la Porte.

# Les cases qui ont un effet, quand un masque y arrive.
personality-stage-landed-pair = { $names } : tête-à-tête !
personality-stage-landed-pair-what = Une alliance au choix : un seul bulletin pour deux au prochain vote.
personality-stage-landed-inversion = { $names } : inversion !
personality-stage-landed-inversion-what = Les rôles s’inversent ! Tout le monde pose une carte pour la même personne, et la plus juste l’emporte.
personality-stage-landed-insight = { $names } : la Suprême Perspicacité !
personality-stage-landed-insight-what = Il reste à donner les dernières cartes. Si toutes tombent juste, c’est la victoire.
personality-stage-pit-what = Retour au départ, avec une main complète.
personality-stage-gate = { $names } : retour à la Porte de la Clairvoyance Imparfaite !
personality-stage-gate-what = Une carte est allée à la mauvaise personne. La main redevient complète.

# Sur un téléphone, pendant que le grand écran joue la scène.
personality-stage-look-up = Regardez le grand écran !
personality-stage-look-up-why = Les votes s’y dévoilent.
personality-stage-verdict-hit = Vous l’aviez vu venir.
personality-stage-verdict-missed = La table en a jugé autrement.
personality-stage-verdict-tied = Égalité ! À vous de plaider.
personality-stage-verdict-nobody = La carte n’est pour personne, et personne ne bouge.
personality-stage-verdict-none = Sans vote, vous restez sur place.
personality-stage-verdict-yours = La carte est à vous !
personality-stage-verdict-square = Vous voilà ici : { $square }.
