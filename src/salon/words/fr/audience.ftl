# Le public, qui vote aussi, et les réactions.

refused-not-in-audience = Rejoignez d’abord le public.
refused-audience-has-seat = Vous jouez : seul compte votre vote à la table.
refused-no-audience = Dans ce jeu, on ne vote pas.
refused-audience-too-late = Ce vote est terminé. Le prochain arrive.
refused-audience-no-such-choice = Ce choix ne figure pas sur ce bulletin.
refused-audience-full = Le public est très nombreux : ce vote est complet. Essayez le prochain.
refused-too-many-reactions = Doucement ! Quelques réactions à la fois.
refused-reactions-off = L’hôte a désactivé les réactions.

audience-join = Rejoindre le public
audience-join-what = Votez aussi depuis votre téléphone, et réagissez. Vos votes ne changent rien à la partie, mais au dévoilement tout le monde voit l’avis du public.
audience-member = Vous êtes dans le public.

reactions-open = Réagir
reactions-close = Fermer les réactions
reactions-shown = Réactions
reaction-applause = Des applaudissements
reaction-laugh = Un rire
reaction-gasp = La stupeur
reaction-heart = Un cœur
reaction-flower = Une fleur
reaction-tomato = Une tomate
reactions-mine = Afficher les réactions
reactions-table-off = Désactiver les réactions pour tout le monde
reactions-table-on = Autoriser à nouveau les réactions
