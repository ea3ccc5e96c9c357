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
guest = Convive
nav = Pages
skip-to-content = Aller au contenu
rule-link = Règle { $rule }
lost-title = Il n’y a rien à cette adresse
problem-unknown = Une erreur s’est produite. Réessayez dans un instant.
problem-unreachable = Le salon est injoignable pour le moment.

# Le menu.
menu = Menu
menu-language = Langue
menu-light = Thème
menu-light-system = Auto
menu-light-light = Clair
menu-light-dark = Sombre
menu-letters = Lettres sur les couleurs
menu-sound = Son
menu-sound-on = Oui
menu-sound-off = Non
menu-explain = Qu’est-ce que c’est ?
menu-keys = Touches du clavier
menu-screen = Grand écran
menu-leave = Quitter la table
menu-code = Code de la table : { $code }

# Le grand écran.
screen-join = Venez jouer
screen-join-how = Scannez avec votre téléphone, ou ouvrez { $address } et tapez le code.
screen-here = Autour de la table
screen-waiting = Qui arrivera en premier ?
screen-how = Comment jouer
screen-late = Venez jouer
screen-streamer = Mode streamer
screen-streamer-what = Masque le code, l’adresse et le code QR (touche S)
screen-streamer-join = Le code est masqué : demandez le lien à l’hôte.

# L’accueil.
home-link = Accueil
home-title = Prenez place.
home-line = Des jeux de société pour une soirée entre amis : dans la même pièce, à distance, ou en solo contre des robots.
home-games = Jeux
home-players = De { $least } à { $most } joueurs
home-players-exactly = { $players ->
    [one] En solo
   *[other] { $players } joueurs
}
home-play-now = Jouer contre des robots
home-new-table = Jouer entre amis
home-solitaire = En solo :
home-rules = Règles
home-how-to-play = Comment jouer
home-ways = Trois façons de jouer
home-way-room = Dans la même pièce
home-way-room-how = La table sur le grand écran, vos cartes sur votre téléphone.
home-way-apart = À distance
home-way-apart-how = Envoyez le lien. Pas besoin de compte.
home-way-alone = En solo
home-way-alone-how = Des robots de tous niveaux sont toujours partants.
home-join = Rejoindre des amis
home-join-code = Code de la table, ou lien
home-join-go = Rejoindre
home-join-no-code = Un code compte cinq lettres ou chiffres, parfois un peu plus. Il s’affiche sur l’écran de l’hôte.
home-my-tables = Reprendre
home-go-on = Reprendre
home-again = Une autre partie
home-turns = { $count ->
    [one] À vous de jouer
   *[other] À vous de jouer à { $count } tables
}
home-alone = en solo
home-with = avec { $names }
home-bots = { $count ->
    [one] un robot
   *[other] { $count } robots
}
home-variants = { $count ->
    [one] une variante
   *[other] { $count } variantes
}
home-waits-for = On attend { $names }
home-running = Partie en cours
home-stand-in = Un robot joue pour vous jusqu’à votre retour
home-table-lobby = La partie va commencer
home-table-over = Partie terminée
home-just-now = à l’instant
home-put-away = Ranger
home-put-away-done = Partie rangée. Votre place reste la vôtre.
home-put-away-show = { $count ->
    [one] Une table est rangée
   *[other] { $count } tables sont rangées
}
home-undo = Annuler
home-finished = Vos parties terminées
home-finished-won = Victoire !
home-finished-alone = Partie finie
home-finished-place = { $rank }e place sur { $players }
home-finished-by = Victoire : { $names }
home-finished-points = points
home-finished-replay = Revoir
home-numbers = Vos chiffres
home-finished-all = Tout montrer ({ $count })

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
new-seats = Places
new-bots = Nombre de robots
new-level = Niveau des robots
house-busy = Il y a du monde en ce moment : les robots réfléchissent un peu moins.
new-hot-seat = Vous partagez cet appareil ? Ajoutez les autres à l’étape suivante.
new-create = Créer la table
options = Options
options-search = Rechercher une option
options-all = Toutes les options
options-usual = Comme dans la règle
options-chosen = Votre partie
options-none-found = Aucune option ne correspond à « { $wanted } ».
options-conflict = Ces options sont incompatibles :
options-need = « { $pick } » demande « { $other } ».
options-exclude = « { $pick } » et « { $other } » sont incompatibles.
options-for-seats = { $most ->
    [1] « { $pick } » : en solo uniquement.
   *[other] « { $pick } » : à { $allowed } joueurs uniquement.
}
presets = Formules toutes prêtes
presets-together = À plusieurs
presets-alone = En solo
presets-own = Une formule à vous.
presets-players = { $most ->
    [1] en solo
   *[other] { $players } joueurs
}

# Les robots d’une table.
bots = Robots
bots-pace = Vitesse des robots
bots-pace-slow = Lente
bots-pace-slow-about = Le temps de suivre chaque coup.
bots-pace-normal = Normale
bots-pace-normal-about = Une courte pause avant chaque coup.
bots-pace-at-once = Immédiate
bots-pace-at-once-about = Aucune pause entre les tours.
bots-pace-now = Robots : { $pace ->
    [slow] lents
    [at-once] sans pause
   *[normal] vitesse normale
}
bots-pace-host = L’hôte peut changer ce réglage.
bots-race = Dans les courses, les robots suivent votre rythme.
bots-levels = Niveau des robots
coach-waits = Le coach vous conseille dès que c’est à vous.
coach-closed = Envie d’un conseil ? Touchez Conseil.
coach-every-turn = Un conseil à chaque tour
level-bots = Robots :
new-what = À quoi voulez-vous jouer ?
new-who = Qui joue ?
new-seats-and-bots = { $seats ->
    [1] En solo
   *[other] { $seats } places
}{ $bots ->
    [0] {""}
    [one] , 1 robot
   *[other] , { $bots } robots
}
options-barred = { $count ->
    [one] 1 option ne va pas avec ce choix
   *[other] { $count } options ne vont pas avec ce choix
}
options-changed = { $count ->
    [one] 1 changée
   *[other] { $count } changées
}
options-fix-seats = { $seats ->
    [1] Jouer en solo
   *[other] Jouer à { $seats }
}
options-fix-on = Ajouter « { $pick } »
options-fix-off = Sans « { $pick } »

# Avant la partie.
lobby-title = Table { $code }
lobby-invite = Invitez vos amis
lobby-code-spelled = Code de la table : { $code }
lobby-qr = Code QR de cette table
lobby-share = Partager le lien
lobby-share-text = Viens jouer à { $game } avec moi !
lobby-copy = Copier le lien
lobby-copied = Copié.
lobby-failed = Impossible de copier le lien. Sélectionnez-le et copiez-le vous-même.
lobby-seats = À la table
lobby-open = Place libre
lobby-bot = Robot
lobby-you = Vous
lobby-you-host = Vous, l’hôte
lobby-away = Hors ligne
lobby-add-bot = Robot
lobby-level-of = Niveau : { $name }
lobby-remove = Libérer cette place ({ $name })
lobby-hot-seat = Une personne de plus sur cet appareil
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
lobby-too-few = Il faut être au moins { $least }. Ajoutez un robot ou invitez quelqu’un.
lobby-wait = L’hôte va lancer la partie.
lobby-wait-for = { $name } va lancer la partie.
lobby-in = Vous y êtes !
lobby-in-others = Autour de la table
lobby-in-stay = Gardez cette page ouverte : la partie commence ici.
lobby-free = { $open ->
    [one] Une place est encore libre.
   *[other] { $open } places sont encore libres.
}
lobby-host = Hôte
lobby-bot-makes-room = Toutes les places sont prises, mais { $name } est un robot et vous cède la sienne.
lobby-settings = Options de la table
lobby-away-policy = Si quelqu’un s’absente
lobby-away-bot = Après une pause, un robot joue à sa place jusqu’à son retour
lobby-away-skip = Après une courte pause, la partie continue sans cette personne si le jeu le permet
lobby-away-wait = On attend
lobby-coach = Qui peut demander conseil au coach
lobby-coach-alone = Uniquement en solo ou contre des robots
lobby-coach-always = Tout le monde
lobby-coach-never = Personne
lobby-links = Autres liens

# Qui peut atteindre le salon.
network-here = Ce lien ne marche que sur cet ordinateur.
network-closed = Ce salon n’est ouvert que sur cet ordinateur.
network-here-how = Pour que d’autres puissent venir, l’hôte doit ouvrir le salon au réseau depuis cet ordinateur.
network-here-start = Pour que d’autres puissent venir, lancez le salon avec --lan.
network-open = Ouvrir à mon réseau
network-open-what = Les téléphones de votre Wi-Fi pourront venir. Vous pouvez refermer à tout moment.
network-is-open = Ouvert à votre réseau.
network-close = Refermer

# Arriver en cours de partie.
late-title = La partie a commencé
late-what = Reprenez une place, ou regardez.
late-next = Il y a une place pour vous
late-next-what = Vous jouez à partir de la prochaine partie.
late-bot = Un robot joue ici
late-left = { $name } a quitté la table
late-take = Prendre cette place : { $name }
late-ask = Demander cette place : { $name }
late-look = Regarder seulement
late-hidden = Les mains sont cachées dans ce jeu : c’est l’hôte qui décide.

# Noms et appareils.
rename = Changer de nom
rename-go = Enregistrer
move-seat = Passer sur un autre appareil
move-title = Jouer sur un autre appareil
move-how = Scannez ceci avec l’autre appareil, ou bien ouvrez la table dessus et tapez le code. Il sert une fois, pendant deux minutes.
move-together = Toutes les personnes qui jouent sur cet appareil passent ensemble.
move-qr = Code QR qui déplace votre place
move-code-spelled = Code : { $code }
move-left = Encore { $time }
move-expired = Ce code n’est plus valable.
move-again = Nouveau code
move-have = Vous jouez déjà ici, sur un autre appareil ?
move-type = Code de l’autre appareil
move-go = Jouer ici
move-bring = Apporter aussi mes chiffres et ma campagne
move-bring-hint = Ils s’ajoutent définitivement à ceux de cet appareil. À ne faire que si l’autre appareil est le vôtre.
moved-away = Votre place est passée sur un autre appareil.
moved-back = La reprendre

# Qui peut être à la table.
lock-close = Verrouiller la table
lock-open = Déverrouiller la table
lock-on = La table est verrouillée : personne d’autre ne peut s’asseoir.
lock-on-host = La table est verrouillée : personne d’autre ne peut s’asseoir. Avec le lien, on peut toujours regarder.
remove-person = Exclure définitivement { $name }
remove-title = Exclure définitivement { $name } ?
remove-what = Cette personne quitte la table tout de suite et ne peut plus y revenir, même pour regarder. Vous pourrez la laisser revenir plus tard.
remove-device = Toutes les personnes qui partagent l’appareil utilisé par { $name } partent aussi.
remove-network = Son réseau aussi
remove-network-hint = Utile contre quelqu’un qui revient sous un autre nom. Cela écarte aussi tout le monde sur ce réseau : dans une même pièce, vos amis et le grand écran. Les personnes déjà à la table restent.
remove-cancel = Annuler
remove-go = Exclure
removed-title = Personnes exclues
removed-network = et son réseau
removed-restore = Laisser revenir
removed-restore-name = Laisser revenir : { $name }
removed-why = Vous pouvez rejoindre une autre table ou ouvrir la vôtre.
player-ask = Demander cette place
ask-title = Demander cette place : { $seat }
ask-what = La main de cette place est cachée : c’est donc l’hôte qui décide.
ask-go = Demander à l’hôte
request-host = { $name } aimerait prendre la place tenue par { $seat }.
request-grant = Accepter
request-refuse = Refuser
request-waiting = Vous avez demandé la place tenue par { $seat }. L’hôte décide.
request-refused = L’hôte préfère que personne ne prenne la place tenue par { $seat }. Vous pouvez regarder.

# À la table.
title-your-turn = À vous
table-board = La table
table-over = La partie est finie
table-ask = c’est à vous
table-ask-you = { $what }
table-ask-name = { $name } : { $what }
table-asked = À { $name } de jouer
table-asked-many = On attend { $names }
table-asked-count = { $count ->
    [one] On attend { $count } personne
   *[other] On attend { $count } personnes
}
table-sending = Envoi…
table-hint = Conseil
table-take-back = Annuler
table-result = Résultat
table-time-left = Temps restant
table-players = À la table
table-log = Historique
table-log-open = Afficher l’historique
table-side-fold = Masquer places et historique
table-side-unfold = Places et historique
table-log-empty = Rien pour l’instant.
table-lost = Connexion perdue. Reconnexion…
table-gone = Cette table n’existe pas
table-gone-why = Il n’y a pas de table « { $code } ». Les codes expirent quelques jours après la dernière partie.
table-played-on = Cette partie reprend à partir d’une position d’une partie terminée.
table-looking-on = Vous regardez la partie.
table-skipped-me = La partie a continué sans vous.
table-skipped = La partie continue sans { $names }.
table-stand-in-me = Un robot a joué à votre place.
table-back = Me revoilà
table-stand-in = { $count ->
    [one] Un robot joue pour { $names } jusqu’à son retour.
   *[other] Des robots jouent pour { $names } jusqu’à leur retour.
}
table-going-on = On continue sans { $names } dans { $seconds } s
table-bot-soon = Un robot joue pour { $names } dans { $seconds } s
table-away = { $count ->
    [one] { $names } est hors ligne. On attend son retour.
   *[other] { $names } sont hors ligne. On attend leur retour.
}
table-left = { $count ->
    [one] { $names } a quitté la table. La place est libre.
   *[other] { $names } ont quitté la table. Leurs places sont libres.
}
table-asked-left = La place laissée par { $name } est libre
table-asked-left-bot = { $name } a quitté la partie, qui continue.
table-pass-to = Passez l’appareil à { $name }
table-i-am = Je suis { $name }
player-asked = doit jouer
player-skipped = Hors ligne, on continue
player-stand-in = Hors ligne, un robot joue
player-left = A quitté la table
player-left-skipped = A quitté la table, la partie continue
player-left-bot = A quitté la table, un robot continue
player-show = Voir
player-take-over = Prendre cette place
player-bot = Laisser jouer un robot
player-send-away = Remplacer { $name } par un robot
table-host = Pour l’hôte
leave-title = Quitter la table ?
leave-playing = Quelqu’un d’autre pourra prendre votre place. Une simple pause ? Fermez la page et revenez plus tard.
leave-lobby = Quelqu’un d’autre pourra prendre votre place.
leave-stay = Rester
leave-go = Quitter

# La fin.
result-won = { $name } l’emporte
result-you-won = Vous avez gagné !
result-shared = Victoire partagée : { $names }
result-rank = { $rank ->
    [1] 1re place :
   *[other] { $rank }e place :
}
result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-rematch = Rejouer
result-next-game = Partie suivante
result-rematch-wait = L’hôte peut lancer une autre partie. Tout le monde garde sa place.
result-look = Voir la table
result-replay = Revoir la partie
result-review = Analyse de vos coups
result-sheets = Feuilles de score
result-total = Total
fair-title = Le mélange était-il honnête ?
fair-about = Tout le hasard de cette partie vient d’un nombre secret, la graine. Son empreinte (SHA-256) était affichée au début : la graine ne pouvait donc plus changer.
fair-kept = Vérifié : cette page a vu l’empreinte au début, et le mélange y correspond.
fair-fits = Vérifié : le mélange correspond à son empreinte.
fair-broken = Le mélange ne correspond pas à son empreinte !
fair-unchecked = Ce navigateur ne peut vérifier qu’en https. Comparez à la main, ou revoyez la partie.
fair-redrawn = Vérifié : tous les tirages, refaits à partir de la graine, sont identiques.
fair-not-redrawn = Les tirages de la partie ne découlent pas de la graine !
fair-joint-about = Tout le hasard de cette partie vient d’un seul nombre, la graine, formée d’un secret du serveur et d’un nombre aléatoire de chaque appareil. Le serveur a affiché l’empreinte (SHA-256) de son secret avant de recevoir ces nombres : personne ne pouvait donc choisir seul le mélange.
fair-joint-kept = Vérifié : cette page a vu l’empreinte avant la partie, le secret y correspond, et la graine vient bien du secret et de ces nombres.
fair-joint-fits = Vérifié : le secret correspond à son empreinte, et la graine vient bien du secret et de ces nombres.
fair-joint-broken = Le secret, les nombres et la graine ne correspondent pas à l’empreinte !
fair-own-used = Vérifié : le nombre de cet appareil fait partie du mélange.
fair-own-missing = Cet appareil a donné un nombre pour le mélange, mais la partie s’est jouée sans lui !
fair-joint-commitment = Empreinte du secret, affichée avant la partie
fair-secret = Secret du serveur, révélé à la fin
fair-number = Nombre fourni par l’appareil ({ $name })
fair-commitment = Empreinte de la graine, affichée au début
fair-seed = Graine, révélée à la fin

# Revoir une partie.
replay-title = Revoir une partie
replay-title-of = { $game } : { $what }
replay-slider = Coup
replay-step = { $step } sur { $steps }
replay-first = Au début
replay-back = Précédent
replay-next = Suivant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-start = La partie commence.
replay-quiet = Rien à voir ici.
replay-played-on = À partir d’ici, c’est une autre partie : ce qui était caché a été redistribué.
replay-played-on-same = À partir d’ici, c’est une autre partie, avec les mêmes cartes.
replay-no-position = Cette partie n’a pas de position « { $number } » : elles vont de 0 à { $last }. Voici le début.
replay-download = Télécharger l’enregistrement

# Les règles.
rules-title = Règles
rules-title-of = { $game } : comment jouer
rules-full = Les règles complètes
rules-about = Les règles complètes sont en anglais. Chacune a son numéro, et le programme les suit toutes. Là où les auteurs ne disent rien, il a fallu trancher : ces passages portent la mention « our ruling ».
rules-sections = Sommaire
rules-none = Il n’y a pas de règles ici pour ce jeu.

# Crédits.
about-link = À propos
about-title = À propos de Salon
about-what = Salon est un programme libre pour jouer à des jeux de société : chez vous, dans le train, ou avec tout votre club.
about-games = Les jeux
about-not-affiliated = Salon n’est lié ni aux auteurs ni aux éditeurs de ces jeux. S’ils vous plaisent, offrez-vous-les : autour d’une vraie table, c’est un régal.
about-program = Le programme
about-licence = Salon est un logiciel libre sous licence MIT.
about-fonts = Composé en Fraunces et Source Sans, toutes deux sous licence SIL Open Font License.
about-privacy = Ce que nous savons de vous
about-privacy-what = Un cookie vous garde votre place, et votre nom est celui que vous saisissez. Pas de compte, pas de pistage, rien qui vienne d’autres serveurs.
about-privacy-link = Ce qui est enregistré, et pour combien de temps

# Une série de parties à la même table.
series-title = { $games ->
    [one] Après { $games } partie
   *[other] Après { $games } parties
}
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
lesson-next = Suivant
lesson-back = Retour
lesson-show-me = Montrez-moi
lesson-again = Recommencer
lesson-play = Jouer une partie
lesson-leave = Quitter la leçon
lesson-watch = Regardez ce que font les autres…
lesson-other-move = C’est permis aussi. Pour cette leçon, jouez plutôt le coup proposé.
lesson-allowed = Là, ce serait permis ! Cherchez un endroit interdit.
lesson-offer-title = Première fois ?
lesson-offer = Une courte leçon vous montre { $game } sur le vrai plateau. Vous pouvez l’arrêter à tout moment.
lesson-offer-skip = Jouer tout de suite
