# La page autour des jeux.
salon-name = Salon
loading = Un instant…
close = Fermer
yes = Oui
no = Non
fewer = Moins
more = Plus
try-again = Réessayer
seat-unnamed = Anonyme { $seat }
guest = Invité
nav = Pages
skip-to-content = Aller au contenu
rule-link = Règle { $rule }
lost-title = Il n’y a rien à cette adresse
problem-unknown = Cela n’a pas marché. Réessayez dans un instant.
problem-unreachable = Le salon est injoignable pour le moment.

# Le menu.
menu = Menu
menu-language = Langue
menu-light = Lumière
menu-light-system = Auto
menu-light-light = Jour
menu-light-dark = Nuit
menu-sound = Son
menu-sound-on = Oui
menu-sound-off = Non
menu-screen = Grand écran
menu-leave = Quitter la table
menu-code = Code de la table : { $code }

# L’accueil.
home-link = Vers l’accueil
home-title = Prenez place.
home-line = Des jeux de table pour une soirée entre amis : dans la même pièce, à distance, ou seul contre des robots.
home-games = Jeux
home-players = De { $least } à { $most } joueurs
home-players-exactly = { $players ->
    [one] Un joueur
   *[other] { $players } joueurs
}
home-play-now = Jouer contre des robots
home-new-table = Nouvelle table entre amis
home-solitaire = En solitaire :
home-rules = Règles
home-how-to-play = Comment jouer
home-ways = Trois façons de jouer
home-way-room = Dans la même pièce
home-way-room-how = La table sur le grand écran, et chacun son téléphone en main.
home-way-apart = À distance
home-way-apart-how = Envoyez le lien. Personne n’a besoin de compte.
home-way-alone = Seul
home-way-alone-how = Des robots de toutes les forces sont toujours disponibles.
home-join = Rejoindre des amis
home-join-code = Code de la table, ou lien
home-join-go = Rejoindre
home-join-no-code = Un code compte cinq lettres ou chiffres, parfois un peu plus. La personne qui a ouvert la table le voit sur son écran.
home-my-tables = Vos tables
home-finished = Vos parties terminées
home-finished-won = Victoire !
home-finished-by = Victoire : { $names }
home-finished-all = Tout montrer ({ $count })
table-status-lobby = en attente
table-status-playing = en cours
table-status-over = terminée

# Qui l’on est.
who-name = Votre nom
who-colour = Votre couleur
colour-garnet = Grenat, points
colour-plum = Prune, rayures
colour-olive = Olive, anneaux
colour-walnut = Noyer, carreaux
colour-midnight = Nuit, chevrons
colour-rose = Rose, losange

# Une nouvelle table.
new-title = Nouvelle table
new-title-of = Nouvelle table : { $game }
new-no-game = Ce jeu n’est pas proposé ici.
new-you = Vous
new-table = La table
new-seats = Places
new-bots = Dont robots
new-level = Leur niveau
house-busy = La maison est très occupée : les robots réfléchissent moins pour l’instant.
new-hot-seat = Plusieurs personnes sur cet appareil ? Ajoutez-les à l’étape suivante.
new-create = Ouvrir la table
options = Options
options-search = Chercher une option
options-all = Toutes les options
options-usual = Comme dans la règle
options-chosen = Ce que l’on joue
options-none-found = Aucune option ne parle de « { $wanted } ».
options-conflict = Cela ne va pas encore ensemble :
options-need = « { $pick } » demande « { $other } ».
options-exclude = « { $pick } » et « { $other } » ne vont pas ensemble.
options-for-seats = { $most ->
    [1] « { $pick } » : seulement pour un joueur seul.
   *[other] « { $pick } » : seulement pour { $allowed } joueurs.
}
presets = Formules toutes prêtes
presets-own = Un choix bien à vous.
presets-players = { $most ->
    [1] en solitaire
   *[other] { $players } joueurs
}

# Avant la partie.
lobby-title = Table { $code }
lobby-invite = Invitez vos amis
lobby-code-spelled = Code de la table : { $code }
lobby-qr = Code QR avec le lien vers cette table
lobby-share = Partager le lien
lobby-share-text = Viens jouer à { $game } avec moi !
lobby-copy = Copier le lien
lobby-copied = Copié.
lobby-failed = Impossible de copier le lien ; sélectionnez-le à la main.
lobby-seats = À la table
lobby-open = Place libre
lobby-bot = Robot
lobby-you = Vous
lobby-you-host = Vous, l’hôte
lobby-away = Absent
lobby-add-bot = Robot
lobby-level-of = Niveau : { $name }
lobby-remove = Libérer cette place ({ $name })
lobby-hot-seat = Un joueur de plus sur cet appareil
lobby-hot-seat-short = Sur cet appareil
lobby-sit = Prenez place
lobby-sit-down = S’asseoir
lobby-full = Toutes les places sont prises. Vous pouvez regarder.
lobby-spectators = { $count ->
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}
lobby-start = Commencer la partie
lobby-ready = Tout le monde est là.
lobby-start-without = { $open ->
    [one] La place libre sera retirée.
   *[other] Les { $open } places libres seront retirées.
}
lobby-too-few = Il faut être au moins { $least }. Ajoutez un robot ou appelez quelqu’un.
lobby-wait = L’hôte va lancer la partie.
lobby-wait-for = { $name } va lancer la partie.
lobby-settings = Options de cette table
lobby-away-policy = Si quelqu’un s’absente
lobby-away-bot = Au bout d’une minute, un robot joue à sa place jusqu’à son retour
lobby-away-skip = Au bout d’une minute, on continue sans cette personne si le jeu le permet, jusqu’à son retour
lobby-away-wait = On attend
lobby-coach = Qui peut demander conseil à l’entraîneur
lobby-coach-alone = Ceux qui jouent seuls ou contre des robots
lobby-coach-always = Tout le monde
lobby-coach-never = Personne
lobby-links = Autres liens

# Qui peut être à la table.
lock-close = Verrouiller la table
lock-open = Déverrouiller la table
lock-on = La table est verrouillée : personne d’autre ne peut s’asseoir.
lock-on-host = La table est verrouillée : personne d’autre ne peut s’asseoir. Avec le lien, on peut toujours regarder.
remove-person = Exclure définitivement { $name }
remove-title = Exclure définitivement { $name } ?
remove-what = Cette personne doit partir tout de suite et ne peut plus revenir à cette table, même pour regarder. Vous pourrez la laisser revenir plus tard.
remove-device = Toutes les personnes qui jouent sur le même appareil que { $name } doivent partir aussi.
remove-network = Son réseau aussi
remove-network-hint = Utile contre quelqu’un qui revient sous un autre nom. Cela écarte aussi toutes les autres personnes du même réseau : dans une même pièce, peut-être vos amis, et le grand écran. Qui joue déjà à la table reste.
remove-cancel = Annuler
remove-go = Exclure
removed-title = Personnes exclues
removed-network = et son réseau
removed-restore = Laisser revenir
removed-restore-name = Laisser revenir : { $name }
removed-why = Vous pouvez rejoindre une autre table ou ouvrir la vôtre.
player-ask = Demander cette place
ask-title = Demander la place de { $seat }
ask-what = La main de cette place est cachée : c’est l’hôte qui décide qui la prend.
ask-go = Demander à l’hôte
request-host = { $name } aimerait prendre la place de { $seat }.
request-grant = Accepter
request-refuse = Refuser
request-waiting = Vous avez demandé la place de { $seat }. L’hôte décide.
request-refused = L’hôte préfère garder libre la place de { $seat }. Vous pouvez regarder.

# À la table.
title-your-turn = À vous
table-board = La table
table-over = La partie est finie
table-ask = c’est à vous
table-ask-you = { $what }
table-ask-name = { $name } : { $what }
table-asked = { $name } doit jouer
table-asked-many = On attend { $names }
table-sending = En route…
table-hint = Conseil
table-take-back = Reprendre
table-result = Résultat
table-time-left = Temps restant
table-players = Joueurs
table-log = Ce qui s’est passé
table-log-open = Montrer ce qui s’est passé
table-log-empty = Rien encore.
table-lost = La connexion est perdue. Nouvel essai…
table-gone = Cette table n’existe pas
table-gone-why = Il n’y a pas de table « { $code } ». Les codes sont oubliés quelques jours après la dernière partie.
table-looking-on = Vous regardez la partie.
table-skipped-me = La table a continué sans vous.
table-skipped = La table continue sans { $names }.
table-stand-in-me = Un robot a joué à votre place.
table-back = Me revoilà
table-stand-in = { $count ->
    [one] Un robot joue pour { $names } jusqu’à son retour.
   *[other] Des robots jouent pour { $names } jusqu’à leur retour.
}
table-away = { $count ->
    [one] { $names } s’est absenté. On attend.
   *[other] { $names } se sont absentés. On attend.
}
table-pass-to = Passez l’appareil à { $name }
table-i-am = C’est moi, { $name }
player-asked = doit jouer
player-skipped = Absent, la partie continue
player-stand-in = Absent, un robot joue
player-show = Voir
player-take-over = Prendre cette place
player-bot = Laisser jouer un robot
player-send-away = Écarter { $name } : un robot continue
table-host = Pour l’hôte
leave-title = Quitter la table ?
leave-playing = Votre place sera libre pour quelqu’un d’autre. Pour vous absenter un moment, fermez simplement la page : vous pourrez revenir.
leave-lobby = Votre place sera libre.
leave-stay = Rester
leave-go = Quitter

# La fin.
result-won = { $name } l’emporte
result-you-won = Vous avez gagné !
result-shared = Victoire partagée : { $names }
result-rank = Place { $rank } :
result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-rematch = Rejouer
result-next-game = Partie suivante
result-rematch-wait = L’hôte peut lancer une autre partie ; chacun garde sa place.
result-look = Voir la table
result-replay = Revoir la partie
result-review = Revoir vos coups
result-sheets = Feuilles de score
result-total = Total
fair-title = Le mélange était-il honnête ?
fair-about = Tout le hasard de cette partie vient d’un nombre secret, la graine. Son SHA-256 était affiché au début : la graine ne pouvait donc plus changer ensuite.
fair-kept = Cette page a vu la promesse au début, et la graine la tient.
fair-fits = La graine correspond à la promesse.
fair-broken = La graine ne correspond pas à la promesse !
fair-unchecked = Ce navigateur ne peut le vérifier qu’en https. Comparez à la main, ou revoyez la partie.
fair-redrawn = Tous les tirages de la partie ont été refaits à partir de la graine : ils sont identiques.
fair-not-redrawn = Les tirages de la partie ne découlent pas de la graine !
fair-joint-about = Tout le hasard de cette partie vient d’un seul nombre, la graine. Elle a été formée d’un secret du serveur et d’un nombre aléatoire de chaque appareil. Le serveur a affiché le SHA-256 de son secret avant de recevoir ces nombres : personne ne pouvait donc choisir le mélange à soi seul.
fair-joint-kept = Vérifié : cette page a vu la promesse avant la partie, le secret la tient, et la graine vient bien du secret et de ces nombres.
fair-joint-fits = Vérifié : le secret correspond à la promesse, et la graine vient bien du secret et de ces nombres.
fair-joint-broken = Le secret, les nombres et la graine ne correspondent pas à la promesse !
fair-own-used = Vérifié : le nombre de cet appareil a compté dans le mélange.
fair-own-missing = Cet appareil a donné un nombre pour le mélange, mais la partie s’est jouée sans lui !
fair-joint-commitment = SHA-256 du secret, affiché avant la partie
fair-secret = Secret du serveur, révélé à la fin
fair-number = Nombre de l’appareil de { $name }
fair-commitment = SHA-256 de la graine, affiché au début
fair-seed = Graine, révélée à la fin

# Revoir une partie.
replay-title = Revoir une partie
replay-title-of = { $game } : { $what }
replay-slider = Moment de la partie
replay-step = { $step } sur { $steps }
replay-first = Au début
replay-back = En arrière
replay-next = En avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-start = La partie commence.
replay-quiet = Rien de visible.
replay-download = Garder l’enregistrement de la partie

# Les règles.
rules-title = Règles
rules-title-of = { $game } : comment jouer
rules-full = Les règles complètes
rules-about = Les règles complètes sont en anglais. Chacune a son numéro, et le programme les suit toutes. Là où les auteurs ne disent rien, il a fallu trancher : ces passages portent la mention « our ruling ».
rules-sections = Chapitres
rules-none = Il n’y a pas de règles ici pour ce jeu.

# Crédits.
about-link = À propos
about-title = À propos de Salon
about-what = Salon est un programme libre pour jouer à des jeux de société. Il n’appartient qu’à ses joueurs : faites-le tourner chez vous, dans le train, ou pour tout le club.
about-games = Les jeux
about-not-affiliated = Salon n’est lié ni aux auteurs ni aux éditeurs de ces jeux. S’ils vous plaisent, procurez-vous-les : sur une vraie table, ils sont délicieux.
about-program = Le programme
about-licence = Salon est un logiciel libre sous licence MIT.
about-fonts = Composé en Fraunces et Source Sans, toutes deux sous licence SIL Open Font License.
about-privacy = Ce que nous savons de vous
about-privacy-what = Un cookie distingue votre place des autres ; votre nom est celui que vous avez saisi. Pas de compte, pas de statistiques, rien qui vienne d’autres serveurs.
about-privacy-link = Ce qui est enregistré, et pour combien de temps

# Une série de parties à la même table.
series-title = Après { $games } parties
series-title-of = { $games ->
    [one] Après { $games } partie sur { $of }
   *[other] Après { $games } parties sur { $of }
}
series-title-over = Après les { $of } parties
series-winner = { $count ->
    [one] { $names } gagne la série.
   *[other] { $names } se partagent la série.
}
series-this-game = Cette partie
series-place = Place
series-who = Qui
series-points = Points
series-won = Gagnées

# Leçons : apprendre un jeu en jouant.
home-learn = Apprendre en jouant
lesson-title = Apprendre { $game }
lesson-loading = Une leçon
lesson-step = Étape { $step } sur { $steps }
lesson-you = Vous
lesson-next = Suivant
lesson-back = Retour
lesson-show-me = Montrez-moi
lesson-again = Recommencer
lesson-play = Jouer une partie
lesson-leave = Quitter la leçon
lesson-watch = Regardez ce que font les autres…
lesson-other-move = C’est permis aussi. Pour cette leçon, jouez plutôt le coup proposé.
lesson-allowed = Là, ce serait permis ! Cherchez un endroit qui ne l’est pas.
lesson-offer-title = Première fois ?
lesson-offer = Une courte leçon vous montre { $game } sur le vrai plateau. Vous pouvez l’arrêter à tout moment.
lesson-offer-skip = Jouer tout de suite
