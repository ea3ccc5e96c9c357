# La leçon : un message pour chaque étape de lessons/basics.json.
personality-lesson-welcome = Qui arrive toujours en retard ? Qui mangerait le dernier biscuit ? Dans Personality, on devine comment les autres se voient. Vous jouez avec Otto, Mina et Hugo.
personality-lesson-read = À vous de commencer. Choisissez la carte « Soigne ses entrées partout, même dans la cuisine » et lisez-la aux autres.
personality-lesson-vote = On vote en secret pour la personne dont c’est le portrait, et on parie dessus. Otto, sans doute : votez pour Otto et pariez 2.
personality-lesson-reveal = Trois voix pour Otto : la carte est à lui. Quand on l’a vu venir, on avance de son pari : vous montez de 2. Hugo avait voté pour Mina et recule du sien.
personality-lesson-swap = Vous avez avancé : vous pouvez échanger une carte qui ne vous plaît pas. Les vôtres sont bonnes, gardez-les.
personality-lesson-vote-again = Otto a lu une carte à son tour. Rire chaque fois à votre blague préférée ? C’est Hugo. Votez pour Hugo et pariez 2.
personality-lesson-square = Unanimité ! Vos deux pas vous mènent sur une case spéciale : le tête-à-tête.
personality-lesson-pair = Sur cette case, vous choisissez quelqu’un avec qui voter. À la prochaine manche, vous vous mettez d’accord sur un seul vote et avancez ensemble. Choisissez Otto.
personality-lesson-end = La première personne en haut l’emporte. Puis tout le monde reçoit son portrait : toutes les cartes données par les autres. C’est le meilleur moment. À vous d’inviter du monde !
