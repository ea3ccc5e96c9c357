# Packs: what people write for their own tables.
packs-title = Vos propres paquets : { $game }
packs-lead = Écrivez ce que seuls vos amis comprendront. Un paquet reste à vous : personne ne le voit avant qu’il ne sorte à votre table, sauf si vous le partagez.
packs-yours = Vos paquets
packs-none = Vous n’avez pas encore écrit de paquet.
packs-new = Écrire un paquet
packs-import = Ouvrir un fichier
packs-items = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
packs-unnamed = Un paquet sans nom
packs-shared = partagé par un lien
packs-name = Nom du paquet
packs-save = Enregistrer ce paquet
packs-saved = C’est enregistré.
packs-wait = Vérification…
packs-good = Prêt à jouer.
packs-faults = { $count ->
    [one] Il y a une chose à corriger.
   *[other] Il y a { $count } choses à corriger.
}
packs-play = Jouer avec
packs-back = Revenir à votre table
packs-share = Partager par un lien
packs-share-what = Avec le lien, on peut lire ce paquet et en prendre une copie.
packs-share-copy = Copier le lien
packs-share-link = Lien vers ce paquet
packs-share-end = Ne plus partager
packs-copied = Lien copié.
packs-not-copied = La copie n’a pas marché. Sélectionnez le lien et copiez-le vous-même.
packs-export = Télécharger le fichier
packs-remove = Supprimer ce paquet
packs-remove-title = Supprimer ce paquet ?
packs-remove-what = Les parties commencées avec ce paquet gardent ses cartes. La suppression est définitive.
packs-remove-go = Supprimer
packs-keep = Garder
packs-bad-file = Ce fichier n’est pas un paquet. Choisissez un fichier téléchargé ici, ou celui d’un jeu de cartes.
packs-no-packs = On ne peut pas écrire de paquet pour ce jeu.
packs-shared-title = Un paquet à partager : { $name }
packs-shared-what = On partage ce paquet avec vous. Prenez-en une copie : elle sera à vous, pour la jouer et la modifier.
packs-shared-copy = Prendre une copie

packs-choose = Vos propres cartes
packs-choose-none = Seulement les cartes de Salon
packs-choose-write = Écrire ou modifier un paquet
packs-choose-private = Personne ne voit ces cartes avant qu’elles ne sortent.
packs-playing = Avec le paquet « { $name } » : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

refused-no-such-pack = Ce paquet n’existe pas, ou il n’est plus partagé. Demandez un nouveau lien.
refused-no-packs = On ne peut pas écrire de paquet pour ce jeu.
refused-pack-gone = Le paquet de cette table a été supprimé. Choisissez-en un autre, ou jouez sans paquet.
refused-pack-changed = Ce paquet a été modifié dans une autre fenêtre. Ouvrez-le à nouveau.
refused-pack-wrong = { $number ->
    [0] Quelque chose ne va pas dans ce paquet. Corrigez-le d’abord.
   *[other] La carte { $number } ne va pas. Corrigez-la d’abord.
}
refused-too-many-packs = Vous avez déjà { $most } paquets. Supprimez-en un d’abord.
