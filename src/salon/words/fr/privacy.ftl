# La note sur les données, et ce que l’on peut en faire.
privacy-title = Ce qui est enregistré
privacy-short = Pas de compte, pas de publicité, pas de pistage, rien qui vienne d’autres serveurs. Voici tout ce que ce salon garde, et pour combien de temps.
privacy-cookie = Un seul cookie
privacy-cookie-what = Quand vous ouvrez une table ou prenez place, votre navigateur reçoit un cookie nommé « salon » avec un nombre aléatoire. Il dit quelle place est la vôtre, et rien d’autre. Le serveur n’en garde qu’une empreinte, qui ne permet pas de le retrouver, avec les tables et les parties où vous avez une place. Le cookie dure { $days } jours.
privacy-browser = Dans votre navigateur
privacy-browser-what = Votre navigateur retient le nom et la couleur que vous avez choisis, la langue, le thème, vos réglages du son, et où vous en êtes dans les leçons. Le serveur reçoit le nom et la couleur quand vous prenez place, et la langue pour vous répondre dans celle-ci.
privacy-tables = Les tables
privacy-tables-what = Pour chaque table, le serveur garde son code, son jeu et ses options, les noms et les couleurs de ses places, le nom de l’hôte et l’état de chaque connexion. { $days ->
    [one] Une table disparaît un jour après la dernière visite.
   *[other] Une table disparaît { $days } jours après la dernière visite.
}
privacy-games = Les parties
privacy-games-what = Pour chaque partie, le serveur garde les noms des places, le mélange, et chaque coup avec son heure. { $days ->
    [one] Une partie inachevée disparaît un jour après le dernier coup, avec sa table.
   *[other] Une partie inachevée disparaît { $days } jours après le dernier coup, avec sa table.
}
privacy-replays-what = { $days ->
    [one] Terminée, elle peut être revue pendant un jour
   *[other] Terminée, elle peut être revue pendant { $days } jours
} par toute personne qui en a le lien, sauf si quelqu’un qui l’a jouée, l’hôte ou les responsables du salon la retirent.
privacy-packs = Vos paquets
privacy-packs-what = Un paquet de cartes que vous écrivez est gardé avec l’empreinte de votre cookie, et avec son lien tant que vous le partagez. { $days ->
    [one] Il est supprimé un jour après votre dernière modification ou la dernière partie commencée avec lui.
   *[other] Il est supprimé { $days } jours après votre dernière modification ou la dernière partie commencée avec lui.
} Une partie jouée avec lui garde ses cartes, de même que l’enregistrement que l’on télécharge en la revoyant.
privacy-numbers = Vos chiffres
privacy-numbers-what = Le résultat de chacune de vos parties (quel jeu, quand, points, place, niveau des robots) est enregistré avec l’empreinte de votre cookie, et n’est montré à personne d’autre. De même pour ce que vous avez résolu en solo. Tout est gardé jusqu’à ce que vous l’effaciez, ou jusqu’à { $days ->
    [one] un jour
   *[other] { $days } jours
} après votre dernière partie.
privacy-addresses = Les adresses
privacy-addresses-what = Votre adresse réseau sert à vous répondre et à contenir les abus. Une table garde l’empreinte de votre réseau, que seul ce serveur sait calculer, pour pouvoir écarter quelqu’un. L’adresse elle-même n’est pas enregistrée, à une exception près : si les responsables du salon bloquent une adresse, elle est gardée tant que dure le blocage. Pour une personne bloquée, c’est l’empreinte de son cookie.
privacy-logs = Les journaux
privacy-logs-faults = Le serveur note les erreurs : quand, et dans quelle partie du programme. Aucune ligne ne contient de nom, de code de table, de cookie ni d’adresse.
privacy-logs-requests = Le serveur note les erreurs et chaque requête : quand, de quelle sorte, et sa durée. Aucune ligne ne contient de nom, de code de table, de cookie ni d’adresse.
privacy-logs-others = Ce qui se trouve devant le serveur, comme un serveur web ou un hébergeur, peut tenir ses propres journaux. Demandez aux responsables de ce salon.
privacy-backups = Les sauvegardes
privacy-backups-what = Les responsables du salon peuvent garder des sauvegardes. Ce que vous effacez en disparaît quand de plus récentes les remplacent.
privacy-rights = À vous de choisir
privacy-rights-what = Vous pouvez télécharger tout ce qui est enregistré à votre sujet, et l’effacer. Toute personne qui a joué une partie peut en retirer l’enregistrement. Si vous perdez le cookie, plus personne ne peut dire quelles parties étaient les vôtres.
privacy-rights-link = Télécharger ou effacer vos données
privacy-contact = Les responsables de ce salon : { $contact }

data-title = Vos données
data-about = Vos tables et vos parties, avec les noms de leurs places, dans un fichier lisible par un programme. Il ne contient aucun secret des autres.
data-download = Télécharger vos données
data-erase = Effacer vos données
data-erase-title = Effacer vos données ?
data-erase-what = Vous quittez toutes vos tables, même en pleine partie. Votre nom disparaît de toutes les parties ; les parties elles-mêmes restent à celles et ceux qui ont joué avec vous. Ce navigateur oublie votre nom, vos réglages et son cookie.
data-erase-final = C’est irréversible.
data-erase-go = Effacer
data-keep = Garder
data-erased = C’est fait. Plus rien n’est enregistré à votre sujet.

withdraw = Retirer cette partie
withdraw-note = Toute personne qui a le lien peut la revoir.
withdraw-title = Retirer cette partie ?
withdraw-what = Plus personne ne pourra la revoir, pas même celles et ceux qui l’ont jouée, et elle disparaîtra de toutes les listes. C’est irréversible.
withdraw-go = Retirer
withdraw-done = Cette partie a été retirée.
