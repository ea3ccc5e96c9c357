# La leçon : un message pour chaque étape de lessons/basics.json.
polyminix-lesson-welcome = Voici une lettre L. À vous de la recouvrir entièrement avec vos pièces, sans trou ni chevauchement.
polyminix-lesson-roll = Chaque figure a six encadrés, et un dé en choisit un. L’encadré dit quelles pièces vous pouvez prendre. Lancez le dé !
polyminix-lesson-box = Cet encadré demande exactement ces cinq pièces. Elles sont cochées ici à mesure que vous les posez.
polyminix-lesson-take = Prenez la pièce V5 et posez-la sur son ombre : faites-la glisser, ou touchez-la, puis le plateau.
polyminix-lesson-rotate = La pièce I2 doit être debout. Touchez-la encore une fois, ou appuyez sur Tourner, puis posez-la sur son ombre.
polyminix-lesson-flip = La pièce L4 est à l’envers. Appuyez sur Retourner, tournez-la jusqu’à ce qu’elle convienne et posez-la sur son ombre.
polyminix-lesson-finish = C’est presque fini ! La pièce O4 est posée, il ne manque que la I5. Posez-la pour terminer la lettre.
polyminix-lesson-race = Résolu ! Dans une course, chaque personne a sa figure, et le dé donne à tout le monde la même sorte d’encadré au même moment. Les points vont aux plus rapides. On essaie ?
