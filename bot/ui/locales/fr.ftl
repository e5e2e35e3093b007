### Every word that a player sees, in French. Read whole twice, last on 2026-11-22; what English changed since was looked at, last on 2026-11-29.

# A name may begin with a vowel: no "de { $player }", no "que { $player }" (d’Alice, qu’Alice).
# Cells are "case", rows that win are "ligne" or "alignement", the horizontal ones are "rangée".

## Commands

command-ttt = Morpion : contre Oxo ou entre vous
command-start = Lancer une partie de morpion
command-challenge = Défier quelqu’un, ou tout le monde ici
command-move = Jouer une case dans ta partie de ce salon
command-board = Réafficher la grille de ta partie, tout en bas du salon
command-resign = Abandonner ta partie ici, ou retirer ton défi
command-help = Expliquer le jeu, ses niveaux et ses commandes
menu-challenge = Défier au morpion
menu-stop = Arrêter cette partie
option-opponent = Ton adversaire ; à laisser vide pour jouer contre Oxo
option-opponent-challenge = La personne à défier ; à laisser vide pour que tout le monde puisse accepter
option-opponent-here = Contre qui, si tu as plusieurs parties ici
option-level = La force d’Oxo
option-board = La grille sur laquelle jouer
option-mark = Ton symbole
option-first = Qui joue le premier coup
option-cell = Où jouer : b2, 5…
choice-random = Au hasard
choice-first-me = Moi
choice-first-opponent = Mon adversaire

level-beginner = Débutant
level-easy = Facile
level-casual = Moyen
level-clever = Malin
level-unbeatable = Imbattable
level-perfect = Parfait

choice-beginner = Débutant : joue n’importe où
choice-easy = Facile : complète ses lignes
choice-casual = Moyen : bloque aussi les tiennes
choice-clever = Malin : ne rate que les fourchettes
choice-unbeatable = Imbattable : ne perd jamais, sauf en « Éphémère »

board-3x3 = 3×3, trois à aligner
board-4x4 = 4×4, quatre à aligner
board-5x5 = 5×5, quatre à aligner
board-5x5-five = 5×5, cinq à aligner
board-misere = Misère 3×3 : en aligner trois fait perdre
board-vanishing = Éphémère 3×3 : seuls tes trois derniers symboles restent
board-short-3x3 = 3×3
board-short-4x4 = 4×4
board-short-5x5 = 5×5
board-short-5x5-five = 5×5, cinq
board-short-misere = Misère
board-short-vanishing = Éphémère

## The game

player-computer = Oxo ({ $level })
player-computer-alone = Oxo
game-title = { $first-mark } { $first } contre { $second-mark } { $second }
game-title-score = { $first-mark } { $first } { $wins } – { $losses } { $second } { $second-mark }
game-to-move = À { $player } de jouer { $mark }
game-your-move = À toi { $mark }
game-won = { $mark } **{ $player } gagne !**
game-won-against = { $mark } **{ $player } bat { $loser } !**
game-won-misere = { $mark } **{ $player } gagne :** { $loser } a complété une ligne
game-won-resigned = { $mark } **{ $player } gagne :** { $loser } abandonne
game-won-time = { $mark } **{ $player } gagne :** temps écoulé pour { $loser }
game-drawn = **Match nul.**
game-drawn-vanishing = **Match nul :** cette position est apparue pour la troisième fois.
game-held = 🛡️ **Match nul : { $player } tient *{ level-unbeatable }* en échec !**
game-with-hints = { $hints ->
    [one] { $hints } indice
   *[other] { $hints } indices
}
talk-greeting-beginner = { $variant ->
    [0] « Coucou ! Coucou ! »
    [1] « C’est à moi ? »
    [2] « Ce jeu, je le connais ! »
   *[other] « On joue ! Youpi ! »
}
talk-greeting-easy = { $variant ->
    [0] « On y va ? Moi oui ! »
    [1] « J’aime bien ce moment. »
    [2] « Bon jeu ! Je m’amuse déjà. »
   *[other] « C’est parti ! »
}
talk-greeting-casual = { $variant ->
    [0] « Rien ne presse. »
    [1] « Tiens, salut. »
    [2] « Bah, pourquoi pas. »
   *[other] « Après toi, j’imagine. »
}
talk-greeting-clever = { $variant ->
    [0] « J’ai tout préparé. »
    [1] « J’ai un plan. »
    [2] « On commence ? Parfait. »
   *[other] « Comme je l’avais prévu. »
}
talk-greeting-unbeatable = { $variant ->
    [0] « J’ai le temps. »
    [1] « Bienvenue. »
    [2] « Montre-moi. »
   *[other] « Nous verrons. »
}
talk-greeting-perfect = { $variant ->
    [0] « Choisis bien. »
    [1] « Par où commences-tu ? »
    [2] « Je connais chaque partie. »
   *[other] « Le premier coup compte. »
}
talk-forked-beginner = { $variant ->
    [0] « Deux à la fois ? »
    [1] « On a le droit ? »
    [2] « Ouah, deux ! »
   *[other] « Comment t’as fait ça ? »
}
talk-forked-easy = { $variant ->
    [0] « Oh non. Oh non. »
    [1] « C’est pas du jeu ! »
    [2] « Deux ? Deux ! »
   *[other] « Je n’ai qu’un coup, moi ! »
}
talk-forked-casual = { $variant ->
    [0] « Bloquer les deux ? Non. »
    [1] « Bon, ben voilà. »
    [2] « Deux ? Quelle frime. »
   *[other] « Vas-y, alors. »
}
talk-forked-clever = { $variant ->
    [0] « Une fourchette. Ben voyons. »
    [1] « Je conteste. »
    [2] « Réfléchissons. Non. »
   *[other] « Pas dans mes livres. »
}
talk-forked-unbeatable = « Impossible. »
talk-blocked-beginner = { $variant ->
    [0] « C’était à toi, ça ? »
    [1] « Moi, j’aime bien ici. »
    [2] « Oups. Pardon ! »
   *[other] « Je peux me mettre là ? »
}
talk-blocked-easy = { $variant ->
    [0] « Coup de chance ! »
    [1] « Ça bloquait, ça ? »
    [2] « Ouf ! C’était moins une. »
   *[other] « Désolé ! J’ai pas regardé. »
}
talk-blocked-casual = { $variant ->
    [0] « Pas si vite. »
    [1] « Désolé, non. »
    [2] « J’aime autant pas. »
   *[other] « Par là, non. »
}
talk-blocked-clever = { $variant ->
    [0] « J’ai vu ça. »
    [1] « Bien tenté. »
    [2] « Chapitre un. »
   *[other] « Je m’y attendais. »
}
talk-blocked-unbeatable = { $variant ->
    [0] « Non. »
    [1] « Pas par ici. »
    [2] « Celle-là, je la connais. »
   *[other] « Cherche ailleurs. »
}
talk-blocked-perfect = { $variant ->
    [0] « Vu. »
    [1] « Rien ne reste. »
    [2] « Ça se serait effacé. »
   *[other] « Pas sous mes yeux. »
}
talk-was-blocked-beginner = { $variant ->
    [0] « J’allais gagner ? »
    [1] « Je la voulais, celle-là ! »
    [2] « Hé ! Jolie place ! »
   *[other] « Y a le tien, maintenant ! »
}
talk-was-blocked-easy = { $variant ->
    [0] « Oh, bien bloqué ! »
    [1] « Bon œil ! »
    [2] « Si près du but ! »
   *[other] « Tu as regardé ! »
}
talk-was-blocked-casual = { $variant ->
    [0] « De bonne guerre. »
    [1] « Ça se tentait. »
    [2] « Ah, t’as vu. »
   *[other] « Bah. D’accord. »
}
talk-was-blocked-clever = { $variant ->
    [0] « Tu l’as donc vu. »
    [1] « Un détour, alors. »
    [2] « Exact, hélas. »
   *[other] « J’en ai d’autres. »
}
talk-was-blocked-unbeatable = { $variant ->
    [0] « Bien vu. »
    [1] « Bien. »
    [2] « Tu ne dors pas. »
   *[other] « Il le fallait. »
}
talk-was-blocked-perfect = { $variant ->
    [0] « Au bon moment. »
    [1] « Tu comptes aussi. »
    [2] « Ça reviendra. »
   *[other] « Bien. Compte toujours. »
}
game-perfect = « Une seule ouverture me bat. Trouve-la. »
game-triumph = *{ level-unbeatable }* ne perd jamais : un nul est un exploit.
game-unfinished = **Partie inachevée :** personne n’a joué à temps.
game-stopped = **Partie arrêtée** par la modération.
game-stopped-watched = **Partie arrêtée.**
rule-misere = **En aligner trois fait perdre.**
rule-vanishing = **Seuls tes trois derniers restent.**
game-second-time = **Deuxième fois : encore une, et c’est match nul.**
game-oldest-leaves = **Ton quatrième symbole efface ton plus ancien (pâle) ; sa case reste fermée pour ce coup.**
rule-4 = **En aligner quatre fait gagner.**
rule-5 = **En aligner cinq fait gagner.**
game-set-aside = **Partie mise de côté** sans résultat, pour en jouer une entre humains.
game-called-off = **Annulée :** elle ne compte pas.
game-footer = Partie { $id }
game-footer-last = dernier coup : { $cell }
game-footer-leaving = s’efface ensuite : { $cell }
game-footer-line = l’alignement : { $cells }
game-footer-clock = le temps expire { $when }
game-moved = La grille de la partie { $id } est maintenant dans un autre message : [la voir ici]({ $link })

button-resign = Abandonner
button-stop = Arrêter
button-play-winner = Affronter le gagnant
button-play-too = Jouer aussi
button-play-level = Jouer en { $level }
button-play-board = Jouer en { $board }
waiting-title = ### C’est à toi de jouer dans ces parties
button-board-here = Afficher la grille ici
button-to-game = Vers la partie { $id }

end-first-win = 🎉 **{ $player } : première victoire contre le niveau { $level } !**
end-can-hold = Personne ne bat le suivant, *{ level-unbeatable }*. Sauras-tu lui arracher le nul ?
end-can-find = Une seule ouverture bat le suivant, *{ level-perfect }*. Sauras-tu la trouver ?
end-beat-all = *{ level-unbeatable }* aussi a été tenu en échec : il ne reste rien de plus difficile sur cette grille.
end-first-board = 🎉 **{ $player } : première victoire sur une nouvelle grille ({ $board }) !**
end-first-both = 🎉 **{ $player } : première victoire contre le niveau { $level }, et sur une nouvelle grille ({ $board }) !**
end-first-between = 🎉 **{ $player } : première victoire contre { $opponent } !**
end-beat-beginner = { $variant ->
    [0] « Oh ! Il fallait t’en empêcher ? »
    [1] « Il me plaisait, ce coin. Il me plaît toujours. »
    [2] « Encore ! Encore ! J’avais presque compris. »
    [3] « Toi, tu sais gagner. Moi, je sais choisir des cases ! »
    [4] « Déjà fini ? Je venais juste de commencer ! »
    [5] « T’as gagné ! On peut la garder, la grille ? »
    [6] « Les miens, je les ai mis là où ça faisait joli. »
   *[other] « C’était rigolo ! C’est quoi, les règles, déjà ? »
}
end-beat-easy = { $variant ->
    [0] « J’avais un plan, promis. »
    [1] « Joli ! Je n’avais d’yeux que pour mes symboles. »
    [2] « Bien joué ! J’y étais presque. Ou pas ? Moi, j’y croyais. »
    [3] « Je devrais regarder de ton côté de la grille, de temps en temps. »
    [4] « Tu l’as bien mérité. Tu me montres comment tu as fait ? »
    [5] « J’allais justement regarder par là. Si, si, vraiment ! »
    [6] « Bravo ! J’apprends. Doucement, mais j’apprends. »
   *[other] « Je suis content pour toi. Un peu triste pour moi, mais content pour toi. »
}
end-beat-casual = { $variant ->
    [0] « Rien à dire. Je surveillais l’autre coin. »
    [1] « Tiens. Ça se fait, ça ? Joli. »
    [2] « Belle partie. Je me lèverais bien pour applaudir, mais je viens de m’asseoir. »
    [3] « D’accord, d’accord. Toi, tu t’es donné du mal. »
    [4] « Bon, au moins, ça m’a réveillé. »
    [5] « Pas mal. La prochaine fois, dis-moi de faire attention. »
    [6] « Tu gagnes. Je vais chercher les chips. »
   *[other] « Rien ne presse, mais celle-là, il faudra me la rendre un jour. »
}
end-beat-clever = { $variant ->
    [0] « Impossible. J’avais pensé à tout, sauf à ça. »
    [1] « Je n’ai rien vu venir. Que ça reste entre nous. »
    [2] « Intéressant. Disons que ça faisait partie de mon plan. »
    [3] « J’avais un plan. Le tien était meilleur. »
    [4] « On a lu les mêmes livres, à ce que je vois. »
    [5] « Je conteste. Laisse-moi juste le temps de trouver pourquoi. »
    [6] « Remarquable. Tu peux me le refaire, mais lentement ? »
   *[other] « J’avais trois coups d’avance. Dans la mauvaise direction. »
}
end-beat-perfect = { $variant ->
    [0] « Tu l’as donc trouvée. Je l’avais cachée dans le tout premier coup. »
    [1] « Une ouverture, et pas un faux pas ensuite. Bien joué. »
    [2] « Toutes les portes étaient fermées, sauf une. Tu avais la clé. »
    [3] « J’ai tout bien joué. Toi, encore mieux. »
    [4] « J’attendais que quelqu’un la trouve. »
    [5] « Parfait, et battu. J’apprendrai à vivre avec les deux. »
    [6] « Il n’y a qu’un chemin, et tu l’as suivi jusqu’au bout. »
   *[other] « Tu connais mon secret, maintenant. Sauras-tu le garder ? »
}
end-beat-unbeatable = Ce n’était pas censé être possible. Souviens-t’en bien.
end-drawn-beginner = { $variant ->
    [0] « C’est tout plein ! Qui a gagné ? »
    [1] « Y a plus de cases ! T’as une grille plus grande ? »
    [2] « Alors personne ne gagne ? Ça me va ! »
    [3] « J’ai rempli ma moitié. Elle te plaît ? »
    [4] « On a fini toute la grille ! On est trop forts. »
    [5] « Pas de gagnant ? Alors une gommette pour toi, et une pour moi ! »
    [6] « Elle est plus jolie toute remplie. On dirait un dessin fini. »
   *[other] « Un nul, c’est bien ? Moi, ça me rend tout content. »
}
end-drawn-easy = { $variant ->
    [0] « Égalité ! Disons qu’on s’est fait grâce. »
    [1] « On a rempli toute la grille ! Aux mots croisés, ça ne m’arrive jamais. »
    [2] « Il s’en fallait de peu. Mais pour qui, au juste ? »
    [3] « Je te serrerais bien la main, mais je n’ai plus de case où la poser. »
    [4] « Un nul ! J’en voudrais bien un tous les jours. »
    [5] « On est à égalité. Et si on jouait la belle ? »
    [6] « J’ai tenu jusqu’au bout ! Tu as vu ça ? »
   *[other] « Pas de jaloux : une demi-victoire chacun. »
}
end-drawn-casual = { $variant ->
    [0] « Personne n’a gagné, donc personne ne paie sa tournée. »
    [1] « Tu attends, j’attends. Ça peut durer toute la journée. »
    [2] « Personne ne perd. Tout ce que j’aime. »
    [3] « Égalité. Disons que c’était l’échauffement. »
    [4] « Un nul. Ça nous évite les discours. »
    [5] « Ça me suffit. En général, tout me suffit. »
    [6] « Zéro partout. On remet ça, ou on se pose un peu ? »
   *[other] « On a fini par y arriver. Où ça, aucune idée. »
}
end-drawn-clever = { $variant ->
    [0] « Enfin quelqu’un à ma hauteur. Je commençais à transpirer. »
    [1] « On se neutralise. Élégant. »
    [2] « Ne menace pas deux lignes à la fois, s’il te plaît. Je déteste ça. »
    [3] « L’équilibre jusqu’à la dernière case. Je trouverai bien quelque chose. »
    [4] « Un nul. Sur le papier, j’étais meilleur. »
    [5] « Tu as eu réponse à tout. Que c’est contrariant. »
    [6] « J’avais trois plans. Tu avais trois parades. »
   *[other] « Rien de gagné, rien de perdu, tout de calculé. »
}
end-drawn-round = { $variant ->
    [0] « On n’est pas déjà passés par là ? »
    [1] « On tourne en rond. J’en ai le tournis. »
    [2] « Trois fois la même chose. Ça fait match nul. »
    [3] « Tout s’efface, mais rien ne change. »
    [4] « J’aurais bien fait encore un tour. »
    [5] « Mêmes symboles, mêmes cases, et toujours nous deux. »
    [6] « Un cercle ne fait pas une ligne, on dirait. »
   *[other] « On pourrait continuer comme ça toute la journée. »
}
end-drawn-perfect = { $variant ->
    [0] « Un tour, puis un autre. Je pourrais continuer éternellement. »
    [1] « Tu as tenu bon. Le chemin de la victoire existe toujours. »
    [2] « Nous sommes déjà passés par ici. Deux fois, pour être exact. »
    [3] « À la troisième fois, match nul. Tu comptais aussi. »
    [4] « Ni toi ni moi n’avons lâché. »
    [5] « Pas une erreur, ni d’un côté ni de l’autre. Essaie un autre début. »
    [6] « Une bonne mémoire. J’en croise peu. »
   *[other] « Rien ne dure ici, mais celle-ci a bien failli. »
}
end-drawn-hinted = { $variant ->
    [0] « Un nul. Quelques-uns de ces coups étaient de moi. »
    [1] « Tu m’as tenu tête. Moi, je te tenais la main. »
    [2] « Je t’ai donné les réponses. Tu les as bien lues. »
    [3] « Maintenant, encore une fois, sans rien me demander. »
    [4] « Nous formons une bonne équipe. Surtout moi. »
    [5] « Un nul, avec un coup de pouce venu d’en face. »
    [6] « Je joue souvent contre moi-même. Ça finit presque toujours ainsi. »
   *[other] « Un beau nul, antisèche à l’appui. Le prochain, de mémoire ? »
}
end-drawn-watched = { $variant ->
    [0] « J’ai tendu tous les pièges que je connais. Aucun n’a servi. »
    [1] « Une partie calme. J’aime les parties calmes. »
    [2] « Pas un faux pas. Reste à voir un humain en faire autant. »
    [3] « J’espérais une seule erreur. Je peux attendre. »
    [4] « Il ne s’est rien passé, et c’était très bien ainsi. »
    [5] « Une grille pleine, et aucun regret. »
    [6] « En face, on connaissait le chemin. Moi aussi. »
   *[other] « Comme il se doit. Je reverrais ça volontiers. »
}
end-said = **{ $level } :** { $quote }
end-first-hold = 🎉 **Une première pour { $player } !** Personne ne fait mieux qu’un nul.
end-first-hold-board = 🎉 **{ $player } : une première sur cette grille !**
end-can-beat = En *{ board-short-vanishing }*, tu peux me battre.
end-drawn-unbeatable = { $variant ->
    [0] « J’ai cherché la faille. Il n’y en avait pas. »
    [1] « Pas une erreur. J’ai vérifié deux fois. »
    [2] « Tu ne m’as rien laissé. Bien défendu. »
    [3] « Un nul. Contre moi, c’est une victoire. »
    [4] « La grille s’est épuisée avant ta patience. »
    [5] « J’ai vu beaucoup de parties. Peu finissent comme celle-ci. »
    [6] « Tu as vu tout ce que je voyais. Je n’ai pas l’habitude d’avoir de la compagnie. »
   *[other] « Je ne perds jamais. Aujourd’hui, je n’ai pas gagné non plus. »
}
end-lost-beginner = { $variant ->
    [0] « J’ai gagné ? J’ai gagné ! Comment j’ai fait ? »
    [1] « Je les aimais bien, ces cases, c’est tout. »
    [2] « La chance du débutant. C’est dans mon nom. »
    [3] « J’ai bien fait ? Dis-moi ce que j’ai fait ! »
    [4] « C’est ça, gagner ? J’aime bien ! »
    [5] « Attends, c’est à moi, ça ? C’est à moi ! »
    [6] « Je regardais même pas ! Faut regarder, la prochaine fois ? »
   *[other] « Je peux le dire à tout le monde ? »
}
end-lost-easy = { $variant ->
    [0] « La porte était ouverte, alors je suis entré. »
    [1] « J’ai gardé les yeux ouverts. C’est tout ce que je sais faire. »
    [2] « Désolé ! Je ne refuse jamais un cadeau. »
    [3] « La case était libre. Je croyais que tu me la gardais ! »
    [4] « J’ai juste pris ce qui traînait. Merci ! »
    [5] « Tu l’as fait exprès ? Moi, je ne me plains pas ! »
    [6] « J’ai gagné ! Rassure-toi, ça me surprend aussi. »
   *[other] « La prochaine fois, c’est toi qui m’auras, j’en suis sûr. »
}
end-lost-casual = { $variant ->
    [0] « Rien de personnel. Un nul m’allait très bien aussi. »
    [1] « Tu as cligné des yeux, pas moi. Une autre ? »
    [2] « Celle-là, je l’ai gagnée sans quitter le canapé. »
    [3] « Je n’essayais même pas. Enfin, un peu. »
    [4] « Voilà, assez travaillé pour aujourd’hui. »
    [5] « Bah, il fallait bien que quelqu’un gagne. »
    [6] « Tiens donc. Je devrais faire ça plus souvent. »
   *[other] « Sans rancune. De toute façon, c’est trop fatigant. »
}
end-lost-clever = { $variant ->
    [0] « Les coins et le centre, crois-moi. Les coins et le centre. »
    [1] « Exactement comme prévu. Enfin, presque. »
    [2] « Un joli piège, si je peux me permettre. »
    [3] « Ne t’en veux pas. Moi, je lis des livres là-dessus. »
    [4] « Tout est dans la préparation. »
    [5] « Tu as foncé droit dedans. J’avais même laissé la lumière allumée. »
    [6] « Je pourrais t’expliquer. Tu veux ? Non ? Fort bien. »
   *[other] « Chaque chose en son temps. La victoire, à la fin. »
}
end-lost-unbeatable = { $variant ->
    [0] « J’attendais une seule erreur, et la voilà. »
    [1] « Le nul te tendait les bras. »
    [2] « De la patience. J’ai l’éternité pour moi. »
    [3] « Je ne me presse pas, et je ne me trompe pas. Réessaie. »
    [4] « Tu as détourné les yeux le temps d’un coup. Pas moi. »
    [5] « Une case. C’est toujours une seule case. »
    [6] « Je t’attends ici depuis le premier coup. »
   *[other] « Tu le verras la prochaine fois. Je serai là. »
}
end-lost-perfect = { $variant ->
    [0] « Je savais encore lequel allait s’effacer. Toi, non. »
    [1] « Un coup trop tard, et il n’était plus là. »
    [2] « Il existe un chemin pour me battre. Ce n’est pas celui-ci. »
    [3] « C’est ton plus vieux symbole qui faisait tout tenir. »
    [4] « Tout s’efface. Moi, j’attends. »
    [5] « Je compte jusqu’à trois mieux que personne, ou presque. »
    [6] « Tu regardais ce qui arrivait. Je regardais ce qui partait. »
   *[other] « La prochaine grille est vide, et je n’ai rien oublié. »
}
end-gave-up = { $variant ->
    [0] « Il n’y a pas de honte à ça. La prochaine grille est vide. »
    [1] « J’aurais bien aimé voir la fin. »
    [2] « Je dirai à tout le monde que c’était serré. »
    [3] « On recule parfois pour mieux rejouer. »
    [4] « Tu pars déjà ? Je laisse la grille comme elle est. »
    [5] « Savoir s’arrêter, c’est tout un art. »
    [6] « Je prends la victoire, mais j’aurais préféré la mériter. »
   *[other] « Rendez-vous à la prochaine. »
}
end-won = { $variant ->
    [0] Victoire en { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } pour { $player }. La revanche n’est qu’à un clic.
    [1] Plié en { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }. Qui l’avait vu venir ?
    [2] Un coup d’avance suffit.
    [3] Une ligne est une ligne. Chapeau, { $player }.
    [4] { $player } l’a vu en premier.
    [5] Celle-là, on peut l’encadrer.
    [6] Tout semblait calme. Et puis plus du tout.
   *[other] { $player } l’emporte. La prochaine grille est vide.
}
end-won-full = Jusqu’à la toute dernière case ! { $player } l’emporte.
end-won-misere = { $variant ->
    [0] La patience paie. La revanche n’est qu’à un clic.
    [1] { $player } a gardé la ligne, sans jamais en compléter une.
    [2] Tout l’art est dans ce qu’on ne complète pas.
    [3] Il fallait bien que quelqu’un craque. Pas { $player }.
    [4] { $player } a laissé passer l’autre. Question de politesse.
    [5] Ici, qui peut le moins peut le plus : { $player } en est la preuve.
    [6] Personne ne voulait de cette case. Quelqu’un l’a eue quand même.
   *[other] { $player } gagne en laissant tout en plan.
}
end-drawn = { $variant ->
    [0] Une grille pleine, et pas le moindre alignement.
    [1] Personne n’a cédé un pouce de terrain, et il n’en reste plus un seul.
    [2] Personne n’est passé.
    [3] La paix, pour l’instant.
    [4] À égalité jusqu’à la dernière case.
    [5] Ni gagnant, ni perdant.
    [6] Ça servira d’entraînement pour la prochaine.
   *[other] La grille est pleine, et la question reste ouverte.
}
end-drawn-vanishing = { $variant ->
    [0] La même position pour la troisième fois : match nul.
    [1] Un tour, puis un autre, et personne n’est descendu du manège.
    [2] Personne n’est passé.
    [3] Troisième passage ici : personne ne lâche.
    [4] Tout s’est effacé, sauf l’équilibre.
    [5] Ni gagnant, ni perdant.
    [6] Ça servira d’entraînement pour la prochaine.
   *[other] Les symboles sont passés, et la question reste ouverte.
}
end-resigned = { $variant ->
    [0] Quelqu’un en avait assez vu.
    [1] Pas besoin d’aller jusqu’au bout.
    [2] Une fin rapide. La revanche n’est qu’à un clic.
    [3] Ça compte comme n’importe quelle victoire. J’ai vérifié.
    [4] La grille reste ouverte. C’est très bien aussi.
    [5] Parfois, le meilleur coup, c’est la partie suivante.
    [6] Le reste de la grille n’en saura jamais rien.
   *[other] Sans rancune : la prochaine grille est vide.
}
end-time = { $variant ->
    [0] L’horloge a eu le dernier mot.
    [1] La grille a attendu. L’horloge, non.
    [2] Le temps joue, lui aussi, et il ne se trompe jamais.
    [3] { $player } a joué à temps, et ça suffisait.
    [4] Quelque part, quelqu’un réfléchit encore.
    [5] Le coup suivant n’est jamais venu.
    [6] { $player } a eu de la patience, et maintenant la victoire.
   *[other] Tic, tac, terminé.
}
end-tip = Astuce : *{ $level }* ne voit pas venir deux menaces à la fois.
end-streak-wins = 🔥 { $count } victoires d’affilée contre le niveau { $level }.
end-streak-draws = 🔥 { $count } nuls d’affilée contre le niveau { $level }.
end-streak-between = 🔥 { $player } a gagné { $count ->
    [one] { $count } partie
   *[other] { $count } parties
} d’affilée contre { $opponent }.
end-score-leads = **{ $player } mène { $wins } à { $losses }** { $draws ->
    [0] { "" }
    [one] · { $draws } nul
   *[other] · { $draws } nuls
}
end-score-even = **Égalité : { $wins }–{ $losses }** { $draws ->
    [0] { "" }
    [one] · { $draws } nul
   *[other] · { $draws } nuls
}
end-ratings = Cotes : { $ratings }
unrated-day = Partie non classée : plus de trois parties aujourd’hui
unrated-left-out = Partie non classée : un des deux camps est hors classement
unrated-sure = Partie non classée : { $player } a une cote bien plus élevée
unrated-early = Partie non classée : un seul des deux camps a joué
end-rating = { $player } { NUMBER($rating, useGrouping: 0) } ({ $change })
notice-accepted = <@{ $player-id }>, { $opponent } a accepté ton défi : [la partie { $id }]({ $link }) commence.
notice-rematch = <@{ $player-id }>, { $opponent } a accepté ta revanche : [la partie { $id }]({ $link }) commence.
notice-wanted = <@{ $player-id }>, { $opponent } veut une revanche de [la partie { $id }]({ $link }).
notice-turn = <@{ $player-id }>, { $opponent } a joué : c’est ton tour dans [la partie { $id }]({ $link }).
notice-time = <@{ $player-id }>, c’est à toi de jouer dans [la partie { $id }]({ $link }). Ton temps expire { $when }.
button-no-turn-notices = Arrêter ces mentions
turn-notices-off = Je ne te préviendrai plus quand ce sera ton tour. Pour changer d’avis : `/ttt preferences`.
notice-time-quiet = { $player }, c’est à toi de jouer dans [la partie { $id }]({ $link }). Ton temps expire { $when }.

## Puzzles

command-puzzle = Résoudre l’énigme du jour, une tirée de tes parties, ou une autre pour t’entraîner
option-from = D’où vient l’énigme
choice-today = L’énigme du jour
choice-practice = Entraînement : du facile au difficile, autant que tu veux
option-day = L’un des 30 derniers jours, pour t’entraîner : ça ne compte dans aucune série
choice-own-games = Mes propres parties : juste avant une erreur
puzzle-title = Énigme du jour n° { $number }
puzzle-title-past = Énigme du jour n° { $number }, pour s’entraîner
puzzle-title-practice = Énigme d’entraînement
puzzle-title-own = Partie { $id } : mieux qu’au coup { $move } ?
puzzle-goal-win = { $moves ->
    [0] À { $mark } de jouer : **gagne.**
    [1] À { $mark } de jouer : **gagne avec ce coup.**
   *[other] À { $mark } de jouer : **gagne en { $moves } coups.**
}
puzzle-goal-misere = { $moves ->
    [0] À { $mark } de jouer : **force { $enemy } à compléter une ligne.**
    [1] À { $mark } de jouer : **ne laisse à { $enemy } que des coups qui complètent une ligne.**
   *[other] À { $mark } de jouer : **force { $enemy } à compléter une ligne,** en { $moves } coups.
}
puzzle-goal-draw = À { $mark } de jouer : **assure le nul.**
puzzle-tries-left = { $left ->
    [one] encore { $left } essai
   *[other] encore { $left } essais
}
puzzle-tries = { $tries ->
    [one] { $tries } essai
   *[other] { $tries } essais
}
puzzle-gives-up-win = **Pas { $cell } :** après ça, la victoire est perdue.
puzzle-gives-up-draw = **Pas { $cell } :** après ça, { $enemy } peut gagner.
puzzle-wrong-loses-at-once = **Pas { $cell } :** ça fait une ligne, et ici une ligne fait perdre.
puzzle-wrong-line = **Pas { $cell } :** { $enemy } répond en { $reply } et complète une ligne.
puzzle-wrong-fork = **Pas { $cell } :** { $enemy } répond en { $reply } et menace { $cells }.
puzzle-wrong-lost = **Pas { $cell } :** { $enemy } répond en { $reply }, et la victoire ne lui échappe plus.
puzzle-wrong-must-complete = **Pas { $cell } :** { $enemy } répond en { $reply }, et tôt ou tard { $mark } devra compléter une ligne.
puzzle-wrong-only-draws = **Pas { $cell } :** { $enemy } répond en { $reply }, et il n’y a plus moyen de gagner.
puzzle-wrong-ends-in-draw = **Pas { $cell } :** la grille est pleine, et personne n’a gagné.
puzzle-wrong-unblockable = **Pas { $cell } :** { $enemy } répond en { $reply } et menace { $cells }, où se trouve encore { $mark } : impossible à bloquer.
puzzle-wrong-repeats = **Pas { $cell } :** la même position revient pour la troisième fois, et c’est match nul.
puzzle-hinted = L’indice a écarté { $count } mauvaises cases.
puzzle-clue-line = Une case complète une ligne.
puzzle-clue-fork = Cherche deux menaces en un seul coup.
puzzle-clue-forces-fork = Menace d’abord une ligne : la réponse ouvre la voie à deux menaces à la fois.
puzzle-clue-threats = Menace une ligne, puis continue à menacer.
puzzle-clue-must-complete = Pense à la fin : qui manquera de cases sûres en premier ?
puzzle-clue-blocks = Où est-ce que { $enemy } compléterait une ligne ?
puzzle-clue-spoils-fork = Où est-ce que { $enemy } pourrait menacer deux lignes à la fois ?
puzzle-next = La prochaine arrive { $when }.
puzzle-go-on = **Bien vu !** { $enemy } répond en { $reply }. Continue.
puzzle-solved = { $tries ->
    [1] 🎯 **Résolue du premier coup !**
   *[other] 🎯 **Résolue en { $tries } essais !**
}
puzzle-solved-hinted = { $hints ->
    [one] 🎯 **Résolue à l’essai { $tries }, avec { $hints } indice !**
   *[other] 🎯 **Résolue à l’essai { $tries }, avec { $hints } indices !**
}
puzzle-failed = **Celle-ci t’a échappé.** Voici la réponse, et la prochaine est à toi.
puzzle-answer = **C’était { $cell } :** { $reason }.
puzzle-answer-own = **{ $cell } était mieux :** { $reason }.
puzzle-merit-line = ça complète une ligne
puzzle-merit-fork = ça menace { $cells } à la fois
puzzle-merit-forces-fork = { $enemy } doit répondre en { $reply }, puis { $then } menace { $cells } à la fois
puzzle-merit-threats = à partir de là, chaque coup de { $mark } menace une ligne, et { $enemy } ne peut pas tout bloquer
puzzle-merit-wins = quoi que réponde { $enemy }, { $mark } gagne
puzzle-merit-must-complete = tôt ou tard, { $enemy } devra compléter une ligne
puzzle-merit-blocks = { $enemy } y aurait complété une ligne
puzzle-merit-spoils-fork = ça empêche { $enemy } de menacer deux lignes à la fois
puzzle-merit-only-draw = toutes les autres cases perdent
puzzle-merit-holds = ça assure le nul
puzzle-line = La meilleure suite : { $line }.
puzzle-streak = { $days ->
    [one] 🔥 **Série d’énigmes : { $days } jour.**
   *[other] 🔥 **Série d’énigmes : { $days } jours.**
}
puzzle-solvers = Résolue par { $percent } % de { $finished ->
    [one] { $finished } personne
   *[other] { $finished } personnes
}.
puzzle-solved-by = 🎯 Résolue par { $solved } sur { $finished }
puzzle-more = { $count ->
    [one] et 1 autre
   *[other] et { $count } autres
}
puzzle-week-ended = **Semaine { $week }**
puzzle-yesterday = En tête hier : { $player } { $tries }
puzzle-server-streak = { $days ->
    [one] 🔥 **Résolue ici { $days } jour de suite.**
   *[other] 🔥 **Résolue ici { $days } jours de suite.**
}
puzzle-standing = Ton résultat figure dans { $channel }, sous l’énigme du jour. Pour que ton nom n’y soit pas : `/ttt preferences`.
puzzle-shared-solved = { $player } l’a résolue. Et toi ?
puzzle-shared-failed = Elle a échappé à { $player }. Sauras-tu l’attraper ?
button-puzzle-today = Énigme du jour
button-puzzle-solve = Résoudre
button-puzzle-hint = Indice (−1 essai)
button-puzzle-share = Partager
button-puzzle-own = De mes parties
button-puzzle-here = Publier ici chaque jour
puzzle-posted-here = Désormais, ce salon reçoit l’énigme du jour, celle d’aujourd’hui tout de suite. Ça se change dans `/ttt settings`.
button-puzzle-dare = Défier le salon
button-puzzle-try-again = Réessayer d’ici
puzzle-dare-question =
    ### Défier le salon ?
    Tout le monde ici verra la position où tu as perdu et pourra essayer de faire mieux.
puzzle-dare-draw = ### Sauras-tu arracher le nul ?
puzzle-dare-win = ### Sauras-tu gagner ?
puzzle-dare-lost = À partir d’ici, { $player } a perdu.
button-puzzle-try = Essayer
button-puzzle-practice = S’entraîner
button-puzzle-another = Une autre
refused-puzzle-over = Cette énigme est terminée. Celle du jour est dans `/ttt puzzle`.
refused-no-such-day = J’ai les énigmes des 30 derniers jours. Choisis-en une dans la liste, ou écris son numéro ou sa date, comme 2026-11-24.
refused-no-mistakes = Je ne trouve pas d’erreur dans tes dernières parties, à part celles que tu as déjà eues récemment. Joue encore un peu : `/ttt start`.
refused-shared-elsewhere = Personne ici ne pourrait ouvrir cette partie. Tu peux la montrer là où elle a été jouée.
refused-shared-by-itself = L’énigme du jour de ce salon montre déjà les résultats de tout le monde, le tien aussi.
refused-shared-today = Tu as déjà partagé cette énigme dans ce salon.

## Challenges

challenge-title = ### Morpion ?
challenge-to = <@{ $opponent-id }>, **{ $challenger }** te lance un défi.
challenge-to-closed = **{ $challenger }** a défié **{ $opponent }**.
challenge-last-drawn = La dernière partie s’est finie sur un match nul.
challenge-to-anyone = **{ $challenger }** cherche quelqu’un pour jouer.
challenge-to-anyone-closed = **{ $challenger }** cherchait quelqu’un pour jouer.
challenge-expires = Expire { $expires }
challenge-rated = Classée
challenge-without-ping = { $opponent } n’aura pas deux mentions en une minute, mais peut accepter ici.
challenge-sides-swap = Symboles échangés
challenge-opens-me = { $challenger } commence
challenge-opens-opponent = { $opponent } commence
challenge-opens-anyone = La personne qui accepte commence
challenge-opens-random = Le hasard décide qui commence
challenge-accepted = Défi accepté : la partie commence.
challenge-declined = Ce sera pour une autre fois : { $opponent } a refusé.
challenge-withdrawn = { $challenger } a retiré son défi.
challenge-expired = Défi expiré : { $opponent } n’a pas répondu à temps.
challenge-expired-open = Défi expiré : personne ne l’a relevé à temps.
challenge-withdrawn-private = Tu as retiré ton défi.
button-accept = Accepter
button-decline = Refuser
button-join = Jouer
button-withdraw = Retirer
button-challenge-again = Défier à nouveau

## Private answers

stopped-private = Tu as arrêté la partie { $id }.
meant-game = De tes parties ici, celle-ci est la partie { $id }, contre { $opponent }. Pour une autre, remplis *opponent*.
resign-question = **Abandonner la partie { $id } ?** La victoire ira à { $opponent }.
button-confirm-resign = Oui, abandonner
resign-question-untouched = **Abandonner la partie { $id } ?** Personne n’a encore joué, elle ne comptera donc pas.
resign-question-opened = **Abandonner la partie { $id } ?** Tu n’as pas encore joué, elle ne comptera donc pas.
button-withdraw-challenge = Retirer le défi
button-keep-playing = Continuer à jouer
dismissed-before = C’est fait.
changed-later = Ton clic compte. Discord ne me laisse pas modifier la grille pour l’instant, elle suivra donc dans un moment ; sinon, `/ttt board` la réaffiche.
answer-refused = Discord n’a pas affiché ma réponse ici. L’AutoMod de ce serveur refuse peut-être un mot ou un nom qu’elle contient.
answer-forbidden = Discord ne me laisse pas publier ici. Qui gère ce serveur peut l’autoriser.
answer-too-large = C’est trop volumineux pour Discord.
answer-lost = Discord n’a pas pris ma réponse. Réessaie dans un instant.
posted-otherwise = Discord n’a pas accepté ma réponse, je l’ai donc publiée dans un message à part.
resigned-private = Tu as abandonné [la partie { $id }]({ $link }).
called-off-private = Tu as annulé [la partie { $id }]({ $link }).
button-restart = Abandonner et relancer

see-board = [Aller à la grille]({ $link })

refused-broken-button = Je ne connais pas ce bouton. Utilise `/ttt start` pour une nouvelle partie.
refused-kept-private = Sur ce serveur, les réponses que je te fais restent privées : personne d’autre ne verrait celle-ci. Son équipe peut m’inviter, ou t’accorder la permission *Utiliser des applications externes*.
refused-unknown-command = Je ne connais pas cette commande. Redémarre l’application Discord pour actualiser sa liste ; `/ttt help` donne celles que j’ai.
refused-unknown-choice = Ce choix n’est pas possible ici. Rouvre la commande et prends ce qu’elle propose.
refused-unknown-form = Je ne connais pas ce formulaire. Rouvre-le, puis envoie-le encore une fois.
refused-not-watcher = Seule la personne qui a demandé cette partie, ou la modération, peut l’arrêter. Lances-en une toi-même avec `/ttt watch`.
refused-no-such-game = Cette partie n’existe plus. Utilise `/ttt start` pour en lancer une nouvelle.
refused-no-game-here = Tu n’as pas de partie dans ce salon. Utilise `/ttt start` pour jouer.
refused-no-game-with = Tu n’as pas de partie contre { $opponent } dans ce salon.
refused-not-your-game = Ce n’est pas ta partie. Lance la tienne avec `/ttt start`.
refused-not-your-turn = Pas encore : c’est à { $player } de jouer.
refused-not-moderator = Seuls les membres ayant la permission *Gérer les messages* peuvent arrêter une partie.
refused-no-game-on-message = Il n’y a pas de partie dans ce message.
refused-stale-board = La partie a avancé : voici la grille actuelle.
refused-old-copy = C’est une ancienne copie de la grille. [La partie continue ici]({ $link }).
refused-game-is-over = Cette partie est terminée.
refused-already-playing = Tu as déjà une partie contre { $opponent } ici. [Aller à la grille]({ $link })
refused-already-playing-waiting = En attendant, tu peux jouer ici contre moi ou quelqu’un d’autre.
refused-channel-not-allowed = Sur ce serveur, on joue dans d’autres salons : { $channels }
refused-role-not-allowed = Ce serveur réserve les parties aux membres qui ont certains rôles.
refused-too-soon = Sur ce serveur, il faut patienter entre deux défis. Réessaie { $wait }.
refused-too-many-games = Ce salon a déjà { $most ->
    [one] { $most } partie en cours
   *[other] { $most } parties en cours
}, et c’est le maximum. Réessaie quand une partie sera finie, ou dans un autre salon.
refused-too-many-watched = Tu regardes déjà { $most ->
    [one] { $most } partie : laisse-la
   *[other] { $most } parties : laisse-en une
} se terminer d’abord.
refused-no-such-challenge = Ce défi n’existe plus. Utilise `/ttt challenge` pour en lancer un.
refused-nothing-to-resign = Tu n’as ni partie ni défi dans ce salon.
refused-challenge-closed-accepted = Trop tard : ce défi a été accepté.
refused-challenge-closed-declined = Trop tard : ce défi a été refusé.
refused-challenge-closed-withdrawn = Trop tard : ce défi a été retiré.
refused-challenge-closed-expired = Trop tard : ce défi a expiré.
refused-not-your-challenge = Ce défi s’adresse à { $player }. Lance le tien avec `/ttt challenge`.
refused-not-your-challenge-again = Seule la personne qui a lancé ce défi peut le relancer. Lance le tien avec `/ttt challenge`.
refused-not-your-offer = Seule la personne qui a lancé ce défi peut le retirer. Pour toi, c’est *{ button-join }*.
refused-own-challenge = C’est ton propre défi : ce n’est pas à toi de le relever. Pour le retirer, c’est *{ button-decline }*.
refused-own-offer = C’est ton propre défi : il faut que quelqu’un d’autre le relève. Pour le retirer, c’est *{ button-withdraw }*.
refused-already-challenging = Tu as déjà un défi ouvert dans ce salon : retire-le d’abord avec `/ttt resign`. [Aller au défi]({ $link })
refused-challenge-yourself = Tu ne peux pas te défier toi-même. Pour jouer contre moi, utilise `/ttt start` sans adversaire.
refused-challenge-bot = Les bots ne répondent pas aux défis. Pour jouer contre moi, utilise `/ttt start` sans adversaire.
refused-cannot-see-channel = Cette personne ne voit pas ce salon, elle ne pourrait donc pas répondre.
refused-cannot-be-challenged = Tu ne peux pas jouer contre { $player } pour le moment.
refused-nobody-else-here = Personne d’autre ne voit cette conversation. Lance tes défis sur un serveur ou dans un groupe ; pour jouer contre moi, utilise `/ttt start`.
refused-unreadable-cell = « { $text } » n’est pas une case. Écris par exemple b2 ou 5.
refused-ambiguous-cell = « { $text } » peut désigner { $cells }. Écris laquelle.
refused-off-board = { $where } n’est pas sur cette grille.
refused-cell-taken = La case { $where } est déjà prise.
refused-cell-leaving = Ton symbole en { $where } ne s’efface qu’avec ce coup : { $where } n’est pas encore libre. Joue ailleurs.
refused-store-unavailable = La base de données ne répond pas en ce moment, donc rien n’a changé. Réessaie dans un instant.
refused-outcome-unknown = La base de données a lâché pile au moment où j’écrivais : c’est peut-être passé, peut-être pas. Réessaie dans un instant : rien ne se fera deux fois, et `/ttt board` montre ta partie.
refused-person-blocked = Tu ne peux pas jouer avec moi : la personne qui m’héberge t’a bloqué l’accès.
refused-server-blocked = Je ne joue pas sur ce serveur : la personne qui m’héberge l’a bloqué.
refused-not-now = Je n’ai pas pu y réfléchir jusqu’au bout. Réessaie dans un instant.
refused-unexpected = Quelque chose a mal tourné de mon côté. Ta partie est intacte : `/ttt board` la montre.

## Help

help-title = ## Morpion
button-help-play = Comment jouer
button-help-commands = Commandes
button-help-more = Niveaux et règles
button-support = Assistance
button-source = Code source
button-privacy-policy = Confidentialité
button-terms = Conditions
button-begin = Lancer une partie
help-goal = Trois alignés gagnent, même en biais.
help-start = **Contre moi :** { $start }, 5 niveaux
help-challenge = **À deux :** { $challenge }
help-puzzle = **En solo :** { $puzzle }, une par jour
help-stuck = **Ça coince ?** *{ button-hint }* souffle le bon coup.
help-lost = **Perdu ?** *{ button-review-loss }* montre l’erreur.
help-game = **Pendant la partie**
help-on-hint = le bon coup, contre moi
help-on-move = b2, 5…
help-on-board = ta grille, à nouveau
help-on-resign = une partie ou un défi
help-after = **À regarder**
help-on-stats = résultats et cote
help-on-leaderboard = les meilleurs
help-on-history = tes parties terminées
help-on-review = tes erreurs
help-on-watch = moi contre moi
help-yours = **À ton goût**
help-on-preferences = tes réglages
help-on-privacy = tes données
help-server = **Pour qui gère un serveur**
help-on-settings = affichage, salons…
help-menus = **Menus, sous *Applications***
    Personne : *{ menu-challenge }*
    Message : *{ menu-stop }*
help-levels = **Niveaux** · `/ttt start` avec `level`
    - *{ level-beginner }* joue n’importe où
    - *{ level-easy }* complète ses lignes
    - *{ level-casual }* bloque aussi les tiennes
    - *{ level-clever }* ne rate que les fourchettes
    - *{ level-unbeatable }* ne perd jamais, sauf en *{ board-short-vanishing }*
    -# Une fourchette menace deux lignes à la fois.
help-boards = **Grilles** · `/ttt start` avec `board`
    - 3×3, trois à aligner
    - 4×4, quatre à aligner
    - 5×5, quatre ou cinq à aligner
    - *Misère* : trois alignés **perdent**
    - *{ board-short-vanishing }* : seuls tes trois symboles les plus récents restent
help-cells = **Cases** · a1 est en haut à gauche, b1 juste à côté. Ou compte-les : 1 est en haut à gauche.
help-time = **Temps** · un jour par coup, sauf si le serveur en décide autrement. Entre humains, dépasser son temps fait perdre.
help-screen-reader = **Avec un lecteur d’écran,** choisis l’affichage *{ style-text }* dans `/ttt preferences`.

## Settings

command-settings = Configurer le morpion sur ce serveur (pour les membres ayant « Gérer le serveur »)
command-preferences = Régler les numéros des cases, l’affichage, les mentions et qui peut te défier
command-privacy = Recevoir un fichier de tes données, ou les faire supprimer
option-action = Que faire de tes données
choice-export = M’envoyer mes données dans un fichier
choice-delete = Supprimer mes données

player-somebody = Quelqu’un

settings-title = ### Le morpion sur ce serveur
settings-note = Chaque choix est enregistré aussitôt et vaut pour les parties à venir.
settings-page = { $page }/{ $pages } · { $name }
button-section-games = Parties
button-section-look = Symboles et affichage
button-section-places = Langue et salons
button-section-limits = Limites
button-section-check = Vérifier
button-check-again = Vérifier à nouveau

settings-level = **Mon niveau** tant que personne n’en a choisi un
settings-board = **Grille** si personne n’en choisit une autre
settings-clock = **Temps par coup :** la durée maximale d’un coup. Entre humains, qui la dépasse perd la partie.
settings-theme = **Symboles** des deux joueurs
settings-style = **Affichage** des grilles, si les joueurs n’en préfèrent pas un autre
settings-remains = **Une fois la partie finie,** ce qui reste de son message
settings-sample = **Voici ce que ça donne**
settings-locale = **Langue** des messages publics. Les messages privés suivent la langue de la personne qui les lit.
settings-channels = **Salons** où lancer des parties, fils compris. N’en choisis aucun pour les autoriser tous.
settings-roles = **Rôles** qui peuvent lancer des parties. N’en choisis aucun pour autoriser tout le monde.
settings-puzzle-channel = **Énigme du jour :** le salon où je la publie chaque jour
puzzle-channel-none = Aucun salon
settings-most-live = **Parties en même temps** dans un salon, au maximum
settings-pause = **Pause** entre deux défis d’une même personne
settings-unrated = **Hors classement :** les parties avec ces personnes ne sont pas classées, les anciennes non plus
unrated-none = Personne
channels-all = Tous les salons
roles-all = Tout le monde
more-choices = Choisis ici
button-ask-emoji = Deux émojis à toi…

theme-classic = Classique : dessiné par Oxo
theme-plain = Simple
theme-animals = Animaux
theme-sky = Ciel
theme-garden = Jardin
theme-sea = Mer
theme-own = Tes émojis
style-server = Comme sur le serveur
style-server-about = Ce que son équipe a choisi
style-emoji = Émoji
style-emoji-about = Les symboles sur leurs carreaux
style-text = Texte
style-text-about = Lettres et coordonnées, pour les lecteurs d’écran
remains-all = Toute la grille
remains-line = Une seule ligne avec le résultat
language-auto = Comme sur Discord
most-live = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
pause-none = Pas de pause

form-emoji-title = Deux émojis à toi
form-emoji-x-label = À la place de ❌
form-emoji-o-label = À la place de 🔵
form-emoji-hint = N’importe quel émoji, ou un de ceux du serveur par son nom, comme :cat:

check-title = **Mes permissions dans { $channel }**
check-has = ✅ { $permission }
check-lacks = ❌ Il manque **{ $permission }** :
check-well = J’ai tout ce qu’il me faut ici.
check-how = Qui gère ce salon peut l’autoriser dans *Modifier le salon → Permissions*, pour mon rôle. Ensuite, appuie sur *{ button-check-again }*.
check-no-member = ❌ **Je n’ai pas été ajouté à ce serveur,** je ne peux donc que répondre aux commandes et aux boutons : je ne peux prévenir personne que c’est son tour, et une grille de plus de 15 minutes ne change que si quelqu’un appuie sur l’un de ses boutons.
check-not-allowed = ⚠️ On ne peut pas lancer de partie dans ce salon : il n’est pas parmi ceux choisis dans *{ button-section-places }*.
permission-view = Voir le salon
permission-view-why = sans cette permission, je ne peux pas mettre une grille à jour quand le temps est écoulé ou que la modération arrête une partie.
permission-send = Envoyer des messages
permission-send-why = sans cette permission, je ne peux pas prévenir les joueurs que c’est leur tour ou que leur temps va expirer.
permission-attach = Joindre des fichiers
permission-attach-why = sans cette permission, personne ne peut partager l’image d’une partie.
permission-send-in-threads = Envoyer des messages dans les fils
permission-send-in-threads-why = sans cette permission, je ne peux pas prévenir les joueurs que c’est leur tour ou que leur temps va expirer.

refused-servers-only = Les réglages sont ceux d’un serveur : utilise cette commande sur un serveur. Tes propres préférences sont dans `/ttt preferences`.
refused-not-manager = Seuls les membres ayant la permission *Gérer le serveur* peuvent changer les réglages ici. Tes propres préférences sont dans `/ttt preferences`.
refused-not-your-panel = Ce panneau est celui de quelqu’un d’autre. Ouvre le tien avec `/ttt settings`, `/ttt preferences` ou `/ttt privacy`.
refused-not-your-notice = Ces mentions s’adressent à quelqu’un d’autre. Les tiennes se règlent dans `/ttt preferences`.
refused-unknown-emoji = « { $text } » n’est pas un émoji que je peux utiliser ici. Prends un émoji ordinaire, ou un de ceux du serveur par son nom, comme :cat:
refused-marks-alike = Les deux symboles doivent être différents l’un de l’autre et de la case vide ⬛, sinon personne ne pourrait lire la grille.

## Preferences

preferences-title = ### Tes préférences
preferences-note = Chaque choix est enregistré aussitôt et vaut partout où tu joues.
preferences-numbering = **Numéros des cases** pour `/ttt move`
preferences-style = **Affichage** de tes prochaines parties
preferences-pings = **Quand je peux te mentionner**
preferences-challenges = **Qui peut te défier**
preferences-results = **Comment tes énigmes du jour sont affichées** sur un serveur qui les publie dans un salon
preferences-blocked = **Jamais contre ces personnes.** Personne ne le saura.
pings-turns = Toujours, même à ton tour
pings-turns-about = À ton tour : seulement après une minute sans jouer
pings-some = Défis et temps seulement
pings-some-about = Aussi quand ton défi est accepté ; pas à ton tour
pings-none = Jamais
pings-none-about = Défis et rappels t’attendent dans le salon
challenges-anyone = Tout le monde
challenges-nobody = Personne
results-named = Avec mon nom
results-unnamed = Sans mon nom
numbering-reading = Comme on lit : 1 2 3 en haut
numbering-keypad = Pavé : 7 8 9 en haut

## Privacy

exported = Voici tout ce que je garde sur toi : les parties auxquelles tu as participé, tes cotes, tes énigmes, tes défis et tes préférences.
exported-packed = Voici tout ce que je garde sur toi : les parties auxquelles tu as participé, tes cotes, tes énigmes, tes défis et tes préférences. Il y en a tant que j’ai tout compressé : gzip et la plupart des logiciels de décompression ouvrent ce fichier.
forget-question =
    ### Supprimer tes données ?
    Tu abandonnes tes parties en cours, et tes défis ouverts sont retirés. Ton identifiant, ton nom, tes cotes, tes énigmes et tes préférences sont supprimés. Les parties terminées restent pour tes adversaires, qui verront « { player-somebody } » à ta place ; leurs cotes sont calculées sans toi. Si quelqu’un a choisi de ne pas recevoir tes défis, ou un serveur de ne pas classer tes parties, ce choix reste, avec ton identifiant pour toute trace.
    C’est **irréversible.** Les messages déjà publiés dans les salons gardent le nom qu’ils affichent, et les sauvegardes de la personne qui m’héberge conservent tes données jusqu’à ce que de plus récentes les remplacent. Si tu rejoues un jour, on repart de zéro.
button-forget = Supprimer mes données
forgotten =
    Voilà : tes données sont supprimées. { $games ->
        [0] Tu n’avais aucune partie terminée.
        [one] { $games } partie affiche désormais « { player-somebody } » à ta place.
       *[other] { $games } parties affichent désormais « { player-somebody } » à ta place.
    } { $ended ->
        [0] { "" }
        [one] Tu as abandonné la partie qui était en cours.
       *[other] Tu as abandonné les { $ended } parties qui étaient en cours.
    } Les messages déjà dans les salons gardent ton nom jusqu’à ce qu’on les y supprime, et les sauvegardes de la personne qui m’héberge conservent tes données jusqu’à ce que de plus récentes les remplacent.

## Looking on, ahead and back

command-hint = Montrer le meilleur coup dans ta partie contre Oxo, visible par toi uniquement
command-watch = Regarder Oxo jouer contre lui-même
command-history = Lister les parties terminées, dans un message visible par toi uniquement
command-review = Revoir une partie terminée coup par coup, avec ses erreurs, visible par toi uniquement
option-x = La force d’Oxo avec X, qui joue en premier
option-o = La force d’Oxo avec O
option-user-history = La personne dont tu veux les parties ; à laisser vide pour les tiennes
option-game = Quelle partie, par le numéro sous sa grille ; à laisser vide pour ta dernière ici

button-hint = Indice
button-play-cell = Jouer { $cell }
button-rematch = Revanche
button-decider = La belle
rematch-wanted = **{ $player }** veut une revanche. { $opponent }, appuie sur *{ button-rematch }* et elle commence.
rematch-awaited = Tu as déjà demandé une revanche : elle commence dès que { $opponent } appuie aussi sur *{ button-rematch }*.
button-review = Revoir
button-review-loss = Pourquoi ?
button-back = Reculer
button-next = Avancer
button-next-mistake = Erreur suivante
button-to-mistake = Voir l’erreur
button-first-mistake = Première erreur
button-first = Début
button-share = Partager
button-save = Enregistrer l’image
button-newer = Plus récentes
button-older = Plus anciennes

game-computer-to-move = À { $mark } { $player } de jouer

hint-title = Indice pour la partie { $id }
hint-best = Le mieux, c’est **{ $cell }** : { $reason }.
hint-last = **{ $cell }** est la dernière case libre.
hint-try = Essaie **{ $cell }** : { $reason }.
hint-win = { $sign } gagne
hint-draw = { $sign } fait match nul
hint-loss = { $sign } perd
hint-unknown = { $sign } trop tôt pour le dire
hint-every-win = Toutes les cases gagnent.
hint-every-draw = Toutes les cases mènent encore au nul.
hint-every-loss = Toutes les cases perdent.
hint-every-unknown = Il est trop tôt pour dire où mène chaque case.
hint-opening = L’une de ces ouvertures gagne à coup sûr : un coin, le centre ou un côté. À toi de trouver laquelle. Commence par elle et redemande : chaque indice dit ce qui gagne encore.
hint-hollow = Avec des indices, l’étoile reste vide.
hint-letter-win = g
hint-letter-draw = n
hint-letter-loss = p
hint-letter-unknown = ?

reason-wins-at-once = ça complète ta ligne
reason-forks = ça menace { $cells } en même temps, et on ne peut en bloquer qu’une
reason-forces-win = { $moves ->
    [0] la victoire est assurée, quelle que soit la défense
    [one] la victoire est assurée en { $moves } coup, quelle que soit la défense
   *[other] la victoire est assurée en { $moves } coups, quelle que soit la défense
}
reason-unblockable = ça menace { $cells }, là où mon propre symbole s’efface, et je ne peux pas le bloquer
reason-only-win = { $moves ->
    [0] aucune autre case ne gagne
    [one] ça gagne en { $moves } coup, et aucune autre case ne gagne
   *[other] ça gagne en { $moves } coups, et aucune autre case ne gagne
}
reason-misere-win = quoi que je réponde, je devrai compléter une ligne
reason-blocks = ça bloque ma ligne
reason-only-draw = toutes les autres cases perdent
reason-spoils-fork = { $count ->
    [1] je vise { $cells }, pour menacer deux lignes à la fois, et ça m’en empêche
   *[other] je veux menacer deux lignes à la fois, et ça m’en empêche
}
reason-threatens = ça menace une ligne, donc je dois répondre en { $cells }
reason-sets-traps = je perds si je réponds en { $cells }
reason-sets-many-traps = { $count ->
    [one] une de mes réponses perd
   *[other] { $count } de mes réponses perdent
}
reason-avoids-line = ça ne complète aucune ligne
reason-holds = ça assure le nul
reason-delays = toutes les cases perdent maintenant, et celle-ci résiste le plus longtemps
reason-looks-best = aucune autre case n’offre davantage de lignes encore ouvertes

command-stats = Montrer résultats, niveaux battus et cote, visibles par toi uniquement
command-leaderboard = Lister les meilleures cotes ici, dans un message visible par toi uniquement
option-user-stats = La personne dont tu veux les statistiques ; à laisser vide pour les tiennes
option-scope = Tout le serveur, ou seulement les gens qui jouent dans ce salon
option-season = Une saison est un trimestre, comme 2026 Q4 ; à laisser vide pour celle en cours
choice-server = Tout le serveur
choice-channel = Ce salon
button-higher = Plus haut
button-lower = Plus bas

season = { $year } Q{ $quarter }
result = { $sign } { $games }
points = { NUMBER($points, useGrouping: 0) }
missing-games = { $games ->
    [one] { $games } partie classée
   *[other] { $games } parties classées
}

leaderboard-title = Classement du serveur, { $season }
leaderboard-title-channel = Classement de <#{ $channel-id }>, { $season }
leaderboard-page = { $total ->
    [0] { $total } personne
    [1] { $total } personne
   *[other] { $total } personnes · page { $page } sur { $pages }
}
leaderboard-none = Personne n’a encore de cote ici. Les parties entre humains sont classées : `/ttt challenge` en propose une.
leader-brief = { $place } <@{ $user-id }> · **{ NUMBER($rating, useGrouping: 0) }**
leader-brief-provisional = ⏳ <@{ $user-id }> · { NUMBER($rating, useGrouping: 0) }
games-so-far = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} sur { $most }
leaders-provisional = ⏳ pas encore de place : il faut { $games } parties classées
leaders-unsettled = ? moins de { $games } parties classées
leaders-legend = ± marge d’erreur de la cote
button-details = Détails
button-overview = Moins
button-post-here = Publier ici
button-my-place = Ma place
button-challenge-anyone = Défier tout le monde
own-place = **Ta place :** { $place } sur { $total }, avec { NUMBER($rating, useGrouping: 0) } points.
own-provisional = ⏳ **Tu** as { NUMBER($rating, useGrouping: 0) } points. Pour avoir une place, il manque encore : { $missing }.
own-missing = ⏳ **Pour avoir ta place, il manque encore :** { $missing }.
own-none = **Tu** n’as pas encore de cote ici : joue contre quelqu’un avec `/ttt challenge`.
own-left-out = **Tu** es hors classement : c’est une décision de l’équipe du serveur.
rated-games = Les parties entre humains sur ce serveur sont classées : jusqu’à trois par jour contre la même personne, sauf les victoires sur quelqu’un qui a au moins { $points } points de moins.
held-title = 🛡️ **Ont tenu *{ level-unbeatable }* en échec**
held-first = { $board } · <@{ $first-id }> · { $date }
held-longest = { $board } · { $longest } d’affilée · <@{ $longest-id }>

stats-title-server = Statistiques de <@{ $user-id }> ici
stats-title-anywhere = Statistiques de <@{ $user-id }>
stats-none = Aucune partie terminée pour l’instant. `/ttt start` en lance une.
stats-people = **Contre des humains :** { $score }
stats-versus = **<@{ $reader-id }> contre <@{ $user-id }> :** { $score }
stats-streak = **Victoires d’affilée :** { $current ->
    [0] { $best } au mieux
   *[other] { $current } en ce moment, { $best } au mieux
}
stats-computer = **Contre Oxo :** { $score }
trophies-legend =
    { $star } jusqu’au niveau le plus difficile battu
    -# { $shield } { level-unbeatable } tenu en échec
trophies-legend-hints = { $star } seulement avec des indices
trophies-legend-perfect = { $cup } { level-perfect } battu sans indice
stats-levels = **Contre Oxo, par niveau**
stats-run-legend = 🛡️ record de nuls d’affilée
stats-rating-brief = **Cote { $season } :** { NUMBER($rating, useGrouping: 0) } · { $how }
stats-settles = pour avoir une place, il manque encore : { $missing }
stats-puzzles = **Série d’énigmes :** { $current ->
    [0] { $best } au mieux
    [one] { $current } jour en ce moment, { $best } au mieux
   *[other] { $current } jours en ce moment, { $best } au mieux
}
stats-spread = **Cote { $season } :** { NUMBER($rating, useGrouping: 0) } ± { $spread }
stats-past = { $season } : { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
stats-points = Au plus haut { NUMBER($highest, useGrouping: 0) }, au plus bas { NUMBER($lowest, useGrouping: 0) }. Les dernières, la plus récente à la fin : { $latest }
stats-graph = 📈 Cote, partie après partie ; la bande : sa marge d’erreur
picture-rating = La cote en { $season } sous forme de courbe. { $points }
stats-unrated = **Cote :** aucune en { $season }. Les parties entre humains sont classées.
stats-left-out = **Cote :** hors classement sur ce serveur.
is-provisional = provisoire
is-at-place = place { $place }

refused-no-leaderboard-here = Il n’y a pas de cotes en dehors des serveurs : demande le classement sur un serveur où tu joues.
refused-unknown-season = « { $text } » n’est pas une saison. Écris une année et un trimestre, comme 2026 Q4.

history-title-server = Parties de <@{ $user-id }> ici
history-title-anywhere = Parties de <@{ $user-id }>
history-none = Aucune partie terminée pour l’instant. `/ttt start` en lance une.
history-page = { $total ->
    [1] { $total } partie
   *[other] { $total } parties, les plus récentes d’abord · page { $page } sur { $pages }
}
legend-won = 🟩 gagnée
legend-drawn = 🟨 nulle
legend-lost = 🟥 perdue
legend-otherwise = ⬛ sans résultat
history-won = Victoire contre { $opponent } · #{ $id }
history-lost = Défaite contre { $opponent } · #{ $id }
history-drawn = Match nul contre { $opponent } · #{ $id }
history-unfinished = Inachevée, contre { $opponent } · #{ $id }
history-stopped = Arrêtée, contre { $opponent } · #{ $id }
history-set-aside = Mise de côté, contre { $opponent } · #{ $id }
history-called-off = Annulée, contre { $opponent } · #{ $id }
history-choice = { $game } · { $ago } · { $board }
ago-now = à l’instant

review-where = Partie { $id } · { $board }
review-at-start = Avant le { $total ->
    [1] seul coup
   *[other] premier des { $total } coups
}
review-at = Coup { $ply } sur { $total } : { $mark } { $player } joue **{ $cell }**
review-at-own = Coup { $ply } sur { $total } : { $mark } tu joues **{ $cell }**
review-moves = Coups : { $moves }
review-moves-marked = Coups (? signale une erreur) : { $moves }
review-no-moves = Personne n’a joué de coup, il n’y a donc rien à revoir.
review-no-mistakes = ✨ **Pas une erreur, d’un côté comme de l’autre.**
review-more-mistakes = … et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}.
mistake-own = Au coup { $number }, tu joues { $cell }
mistake-of = Au coup { $number }, { $player } joue { $cell }
mistake-win-draw = **{ $move } :** la victoire s’échappe. Le mieux était { $better }, pour gagner.
mistake-win-loss = **{ $move } :** c’était gagné, et c’est perdu. Le mieux était { $better }, pour gagner.
mistake-draw-loss = **{ $move } :** la partie est perdue. Le mieux était { $better }, pour assurer le nul.
mistake-draw-loss-back = **{ $move } :** ça menait à la défaite. Le mieux était { $better }, pour assurer le nul.
watch-begin = Qui fera la première erreur ?
watch-slipped = { $player } trébuche ! { $mark } le voit ?
watch-missed = { $player } rate la victoire : égalité.
watch-wins = { $player } peut forcer la victoire.
watch-even = Égalité pour l’instant.
watch-wins-still = { $player } tient toujours la victoire.
watch-wins-yet = { $player } ne lâche pas la victoire.
watch-even-still = Toujours à égalité.
watch-even-yet = Personne ne cède.

picture-keep = Pour garder l’image, appuie longuement dessus ou fais un clic droit.
shared-by = partagé par { $player }
picture-game = Une grille animée : { $board }. { $first-mark }, c’est { $first }, { $second-mark }, c’est { $second }. Coups : { $moves }. { $result }
picture-won = { $player } gagne.
picture-nobody-won = Personne ne gagne.

refused-cannot-attach = Je n’ai pas le droit de joindre des fichiers dans ce salon, je ne peux donc pas y partager d’image. *{ button-save }* l’envoie rien qu’à toi.
refused-picture-is-being-drawn = Ta dernière image est encore en préparation. Redemande celle-ci quand l’autre sera là.
refused-not-played-by-you = Seules les personnes qui ont joué cette partie peuvent la partager.
refused-game-shared = Cette partie a déjà été partagée dans ce salon.
refused-shared-just-now = Tu viens de partager quelque chose. Tu pourras partager à nouveau { $wait }.
refused-game-still-on = Cette partie est encore en cours. Pour la revoir ou jouer la revanche, attends qu’elle soit terminée.
refused-hint-against-person = Ton adversaire est une vraie personne : un indice, ce serait tricher. Il y a des indices dans les parties contre moi : `/ttt start`.
refused-nothing-to-review = Je n’ai trouvé aucune partie de ce genre à revoir ici. Écris le numéro sous sa grille, comme `12`, ou retrouve-la avec `/ttt history`.
refused-nothing-played-here = Tu n’as terminé aucune partie dans ce salon. `/ttt history` liste celles que tu as jouées.
refused-others-history = Ici, tu ne peux lister que tes propres parties. Celles des autres se consultent sur le serveur où elles ont été jouées.
refused-export-running = La collecte de tes données est déjà en cours. Le fichier arrivera en réponse à ta première demande.
refused-opponent-forgotten = Les données de ton adversaire ont été supprimées à sa demande, il n’y a donc personne à défier. Avec `/ttt challenge`, défie quelqu’un d’autre.
