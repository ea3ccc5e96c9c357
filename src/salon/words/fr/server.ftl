# Refus du serveur : les tables, les places, et la façon de lui parler.
refused-stale = Quelque chose s’est passé à la table entre-temps. Regardez de nouveau, puis jouez.
refused-other-game = Cette partie n’est plus en cours à cette table.
refused-no-such-table = La table « { $table } » n’existe pas. Vérifiez le code : une table ferme quand plus personne ne s’en sert.
refused-no-such-game = Cette partie n’existe pas ici.
refused-no-such-replay = Il n’y a pas de partie terminée à cette adresse.
refused-no-such-page = Il n’y a rien à cette adresse.
refused-no-such-seat = Cette table n’a pas de place { $seat }.
refused-game-unknown = La maison n’a pas ce jeu.
refused-game-long = Cette partie compte déjà { $longest } actions : elle s’arrête ici.
refused-not-host = Seul l’hôte de la table peut faire cela.
refused-not-at-table = Vous n’êtes pas assis à cette table.
refused-not-your-seat = C’est la place de quelqu’un d’autre.
refused-seat-taken = La place { $seat } est prise.
refused-table-full = Toutes les places sont prises. Vous pouvez regarder.
refused-table-playing = Pas pendant une partie.
refused-too-few = { $taken ->
    [one] Une seule place est prise
   *[other] { $taken } places sont prises
} : ce jeu se joue à { $allowed }. Invitez quelqu’un, ou ajoutez un robot.
refused-seats-taken = { $taken ->
    [one] Une place est prise
   *[other] { $taken } places sont prises
} : { $seats }, c’est trop peu.
refused-name-empty = Un nom a besoin d’au moins une lettre.
refused-name-long = Un nom a { $longest } lettres au plus.
refused-colour-unknown = Ce n’est pas une des couleurs : { $colours }.
refused-colour-taken = Quelqu’un à cette table a déjà cette couleur.
refused-level-unknown = Il n’y a pas de robots du niveau « { $level } ».
refused-no-bots = Ce jeu n’a pas encore de robots.
refused-too-many-tables = Vous êtes déjà à { $most } tables. Quittez-en une d’abord.
refused-house-full = La maison est pleine : on ne peut plus y ouvrir de table pour l’instant.
refused-too-many-connections = Trop de connexions à la fois. Fermez-en, puis réessayez.
refused-coach-off = À cette table, personne ne peut consulter l’entraîneur.
refused-coach-none = Ce jeu n’a pas d’entraîneur.
refused-no-such-answer = Ce jeu ne répond pas à ce genre de question.
refused-coach-busy = L’entraîneur n’a pas pu réfléchir cette fois-ci. Redemandez-lui.
refused-no-such-review = Il n’y a pas de telle partie parmi celles que vous avez terminées ici.
refused-slow-down = C’est trop à la fois. Attendez un instant.
refused-too-big = Ce message est trop long : { $most } octets au plus.
refused-malformed-message = Ce message n’a pas de sens ici.
refused-hello-first = Le premier message doit être un bonjour.
refused-wrong-origin = Cela venait d’un autre site, et n’a donc pas été fait.
refused-wrong-method = Cela ne se fait pas à cette adresse.
refused-busy = Trop de changements à la fois. Réessayez.
refused-cannot-store = Le serveur ne peut rien enregistrer pour l’instant. Rien n’est perdu : réessayez dans un moment.
refused-internal = Quelque chose a mal tourné de notre côté. Rien n’a été changé.
refused-not-made = Cela n’a pas pu être fait. Réessayez.
