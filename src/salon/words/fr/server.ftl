# Refus du serveur : les tables, les places, et la façon de lui parler.
refused-stale = La situation a changé à la table avant l’arrivée de votre coup. Regardez, puis jouez.
refused-other-game = Cette partie n’est plus en cours à cette table.
refused-no-such-table = La table « { $table } » n’existe pas. Vérifiez le code : une table ferme quand plus personne ne s’en sert.
refused-no-such-game = Cette partie n’existe pas ici.
refused-no-such-replay = Il n’y a pas de partie terminée à cette adresse.
refused-no-such-position = Cette partie n’a pas de position { $number }. Rien n’a changé.
refused-play-on-over = La partie était finie ici. Revenez un coup en arrière, puis reprenez.
refused-play-on-never = Ce jeu ne peut pas être repris en cours de partie.
refused-no-such-page = Il n’y a rien à cette adresse.
refused-no-such-seat = Cette table n’a pas de place { $seat }.
refused-game-unknown = Ce salon n’a pas ce jeu.
refused-game-long = Cette partie compte déjà { $longest } coups : elle s’arrête ici.
refused-not-host = Seul l’hôte peut faire cela.
refused-not-at-table = Vous n’avez pas de place à cette table.
refused-no-finale = La finale de cette partie ne peut plus être montrée.
refused-finale-is-hosts = C’est l’hôte qui mène la finale. Au bout de { $seconds } secondes, tout le monde à la table peut continuer.
refused-not-your-seat = C’est la place de quelqu’un d’autre.
refused-seat-taken = La place { $seat } est prise.
refused-table-full = Toutes les places sont prises. Vous pouvez regarder.
refused-table-playing = Pas pendant une partie.
refused-table-locked = L’hôte a verrouillé cette table : personne d’autre ne peut s’y asseoir.
refused-removed = L’hôte a retiré votre accès à cette table.
refused-remove-self = C’est vous l’hôte. Pour partir, quittez la table.
refused-removed-full = Vous avez déjà exclu { $most } personnes. Laissez d’abord revenir quelqu’un, ou verrouillez la table.
refused-no-such-person = Cette personne n’est plus là.
refused-ask-host = Il y a une main cachée à cette place. Demandez à l’hôte de vous la laisser.
refused-seat-free = Cette place est libre : prenez-la sans demander.
refused-has-hand = Vous avez déjà votre propre main dans cette partie.
refused-request-refused = L’hôte ne vous a pas donné cette place.
refused-too-many-requests = Beaucoup de personnes demandent une place ici. Réessayez plus tard.
refused-too-few = { $taken ->
    [one] Une seule place est prise
   *[other] { $taken } places sont prises
} : ce jeu se joue à { $allowed }. Invitez quelqu’un, ou ajoutez un robot.
refused-seats-taken = { $taken ->
    [one] Une place est prise
   *[other] { $taken } places sont prises
} : { $seats }, c’est trop peu.
refused-name-empty = Un nom doit contenir au moins une lettre.
refused-name-long = Un nom compte { $longest } lettres au plus.
refused-colour-unknown = Cette couleur n’existe pas ici. Choisissez parmi : { $colours }.
refused-colour-taken = Quelqu’un à cette table a déjà cette couleur.
refused-level-unknown = Il n’y a pas de robots du niveau « { $level } ».
refused-no-bots = Ce jeu n’a pas encore de robots.
refused-too-many-tables = Vous êtes déjà à { $most } tables. Quittez-en une d’abord.
refused-house-full = Ce salon est plein : plus de nouvelle table pour l’instant.
refused-no-room = Ce salon n’a plus d’espace de stockage : pas de nouvelle partie pour l’instant. Les parties en cours continuent.
refused-over-quota = Votre réseau a utilisé tout son espace de stockage pour le moment. Réessayez plus tard.
refused-too-many-connections = Trop de connexions à la fois. Fermez-en quelques-unes, puis réessayez.
refused-coach-off = Le coach est désactivé à cette table.
refused-coach-none = Ce jeu n’a pas de coach.
refused-no-such-answer = Ce jeu ne répond pas à ce genre de question.
refused-coach-busy = Le coach n’a rien trouvé cette fois-ci. Redemandez-lui.
refused-no-such-review = Cette partie ne fait pas partie de celles que vous avez terminées ici.
refused-slow-down = Trop vite. Attendez un instant.
refused-too-many-replays = Plusieurs parties à revoir se chargent encore. Réessayez quand l’une d’elles sera arrivée.
refused-replays-busy = Beaucoup de parties à revoir sont en cours d’envoi. Réessayez dans un instant.
refused-too-big = Ce message est trop long : { $most } octets au plus.
refused-malformed-message = Ce message n’a pas de sens ici.
refused-hello-first = Le premier message doit être de type « hello ».
refused-wrong-origin = Cette demande venait d’un autre site : rien n’a été fait.
refused-not-here = Seul l’hôte peut faire cela, sur l’ordinateur qui fait tourner ce salon.
refused-no-network = Cet ordinateur n’est sur aucun réseau local en ce moment. Connectez-le, puis réessayez.
refused-transfer-wrong = Ce code ne marche pas. Un code vaut deux minutes et ne sert qu’une fois : demandez-en un nouveau sur l’autre appareil.
refused-transfer-seated = Vous avez déjà une place à cette table sur cet appareil.
refused-blocked = Les responsables de ce salon vous en ont fermé l’accès. Si vous pensez qu’il s’agit d’une erreur, écrivez-leur.
refused-table-closed = Les responsables de ce salon ont fermé cette table.
refused-not-your-game = Cela est réservé aux personnes qui ont joué cette partie et à l’hôte de sa table.
refused-no-data = Rien n’est enregistré ici à votre sujet : ce navigateur n’a aucun de nos cookies.
refused-wrong-method = Impossible à cette adresse.
refused-busy = Trop de changements à la fois. Réessayez.
refused-cannot-store = Le serveur ne peut rien enregistrer pour l’instant. Rien n’est perdu : réessayez dans un moment.
refused-internal = Une erreur s’est produite de notre côté. Rien n’a changé.
refused-not-made = Cela n’a pas pu être fait. Réessayez.
refused-house-busy = Il y a trop à faire en ce moment. Réessayez dans un instant.
