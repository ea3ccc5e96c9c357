# La leçon : un message pour chaque étape de lessons/basics.json.
personality-lesson-welcome = Qui arrive toujours en retard ? Qui mangerait le dernier biscuit ? Dans Personality, on devine comment les autres se voient. Vous jouez avec Otto, Mina et Hugo.
personality-lesson-read = À vous de commencer. Choisissez la carte « Réussit ses entrées partout, même dans la cuisine » et lisez-la aux autres.
personality-lesson-vote = On vote en secret pour la personne à qui la carte va le mieux, et on mise sur son choix. Otto, sans doute : votez pour Otto et misez 2.
personality-lesson-reveal = Trois voix pour Otto : la carte est à lui. Qui l’avait vu venir avance de sa mise : vous montez de 2. Hugo avait voté pour Mina et recule de la sienne.
personality-lesson-swap = Vous avez avancé : vous pouvez échanger une carte qui ne vous plaît pas. Les vôtres sont bonnes, gardez-les.
personality-lesson-vote-again = Otto a lu une carte à son tour. Rire chaque fois à votre blague préférée ? C’est Hugo. Votez pour Hugo et misez 2.
personality-lesson-square = Unanimité ! Vos deux pas vous mènent sur une case spéciale : le tête-à-tête.
personality-lesson-pair = Sur cette case, vous choisissez un ou une partenaire. Au prochain tour, vous vous mettez d’accord sur un seul vote et avancez ensemble. Choisissez Otto.
personality-lesson-end = La première personne en haut l’emporte. Puis tout le monde reçoit son portrait : toutes les cartes données par les autres. C’est le meilleur moment. À vous d’inviter du monde !
