### Every word that a player sees, in the Portuguese of Brazil. Read whole twice, last on 2026-11-22; what English changed since was looked at, last on 2026-11-29.

# "one" covers 0 as well in CLDR, but people say "0 vitórias": [0] has a variant where 0 happens.
# "Deu velha" is what people say of a drawn game; a draw is "empate" everywhere else.

## Commands

command-ttt = Jogo da velha: contra o Oxo ou entre vocês
command-start = Começar uma partida de jogo da velha
command-challenge = Desafiar alguém para uma partida, ou quem quiser por aqui
command-move = Jogar em uma casa da sua partida neste canal
command-board = Mostrar o tabuleiro da sua partida de novo, no fim do canal
command-resign = Desistir da sua partida aqui, ou retirar o seu desafio
command-help = Explicar o jogo, os níveis e os comandos
menu-challenge = Desafiar no jogo da velha
menu-stop = Encerrar partida
option-opponent = Contra quem jogar; deixe em branco para jogar contra o Oxo
option-opponent-challenge = Quem desafiar; deixe em branco para qualquer pessoa poder entrar
option-opponent-here = Contra quem, se você tiver várias partidas aqui
option-level = O nível do Oxo
option-board = Em qual tabuleiro jogar
option-mark = O seu símbolo
option-first = Quem faz a primeira jogada
option-cell = Onde jogar: b2, 5…
choice-random = Por sorteio
choice-first-me = Eu
choice-first-opponent = Meu adversário

level-beginner = Iniciante
level-easy = Fácil
level-casual = Médio
level-clever = Esperto
level-unbeatable = Imbatível
level-perfect = Perfeito

choice-beginner = Iniciante: joga em qualquer lugar
choice-easy = Fácil: completa as linhas dele
choice-casual = Médio: também bloqueia as suas
choice-clever = Esperto: só não vê ameaças duplas
choice-unbeatable = Imbatível: nunca perde, exceto no Fugaz

board-3x3 = 3×3, três em linha
board-4x4 = 4×4, quatro em linha
board-5x5 = 5×5, quatro em linha
board-5x5-five = 5×5, cinco em linha
board-misere = Misère 3×3: quem faz três em linha perde
board-vanishing = Fugaz 3×3: só ficam os seus três últimos símbolos
board-short-3x3 = 3×3
board-short-4x4 = 4×4
board-short-5x5 = 5×5
board-short-5x5-five = 5×5, cinco
board-short-misere = Misère
board-short-vanishing = Fugaz

## The game

player-computer = Oxo ({ $level })
player-computer-alone = Oxo
game-title = { $first-mark } { $first } contra { $second-mark } { $second }
game-title-score = { $first-mark } { $first } { $wins } – { $losses } { $second } { $second-mark }
game-to-move = Vez de { $player } { $mark }
game-your-move = Sua vez { $mark }
game-won = { $mark } **{ $player } venceu!**
game-won-against = { $mark } **{ $player } venceu { $loser }!**
game-won-misere = { $mark } **{ $player } venceu:** { $loser } fez uma linha
game-won-resigned = { $mark } **{ $player } venceu:** { $loser } desistiu
game-won-time = { $mark } **{ $player } venceu:** o tempo de { $loser } acabou
game-drawn = **Deu velha.**
game-drawn-vanishing = **Deu velha:** esta posição apareceu pela terceira vez.
game-held = 🛡️ **Deu velha: { $player } segurou o *{ level-unbeatable }*!**
game-with-hints = { $hints ->
    [one] { $hints } dica
   *[other] { $hints } dicas
}
talk-greeting-beginner = { $variant ->
    [0] “Oi! Oi, oi!”
    [1] “É a minha vez?”
    [2] “Esse eu conheço!”
   *[other] “Oba! Vamos jogar!”
}
talk-greeting-easy = { $variant ->
    [0] “Vamos? Eu já vou!”
    [1] “Adoro essa parte.”
    [2] “Bom jogo! Já estou amando.”
   *[other] “Bora lá!”
}
talk-greeting-casual = { $variant ->
    [0] “Sem pressa.”
    [1] “Opa, e aí.”
    [2] “Tá, por que não.”
   *[other] “Você primeiro, eu acho.”
}
talk-greeting-clever = { $variant ->
    [0] “Vim preparado.”
    [1] “Tenho um plano.”
    [2] “Vamos começar? Ótimo.”
   *[other] “Como eu esperava.”
}
talk-greeting-unbeatable = { $variant ->
    [0] “Tenho tempo.”
    [1] “Fique à vontade.”
    [2] “Mostre-me.”
   *[other] “Veremos.”
}
talk-greeting-perfect = { $variant ->
    [0] “Escolha bem.”
    [1] “Por onde você começa?”
    [2] “Conheço cada partida.”
   *[other] “A primeira jogada conta.”
}
talk-forked-beginner = { $variant ->
    [0] “Duas de uma vez?”
    [1] “Pode isso?”
    [2] “Uau, duas!”
   *[other] “Como você fez isso?”
}
talk-forked-easy = { $variant ->
    [0] “Ah, não. Ah, não.”
    [1] “Assim não vale!”
    [2] “Duas? Duas!”
   *[other] “Mas eu só jogo uma vez!”
}
talk-forked-casual = { $variant ->
    [0] “Só dá para bloquear uma.”
    [1] “É, já era.”
    [2] “Duas? Que luxo.”
   *[other] “Vai lá, então.”
}
talk-forked-clever = { $variant ->
    [0] “Ameaça dupla. Claro.”
    [1] “Protesto.”
    [2] “Deixe-me pensar. Não.”
   *[other] “Nos meus livros não tem.”
}
talk-forked-unbeatable = “Impossível.”
talk-blocked-beginner = { $variant ->
    [0] “Essa era sua?”
    [1] “É que eu gosto daqui.”
    [2] “Ops. Desculpa!”
   *[other] “Posso ficar aqui?”
}
talk-blocked-easy = { $variant ->
    [0] “Que sorte a minha!”
    [1] “Ué, eu bloqueei você?”
    [2] “Ufa! Foi por pouco.”
   *[other] “Desculpa! Nem olhei.”
}
talk-blocked-casual = { $variant ->
    [0] “Não tão rápido.”
    [1] “Foi mal, não.”
    [2] “Melhor não.”
   *[other] “Por aí, não.”
}
talk-blocked-clever = { $variant ->
    [0] “Essa eu vi.”
    [1] “Boa tentativa.”
    [2] “Capítulo um.”
   *[other] “Eu já esperava.”
}
talk-blocked-unbeatable = { $variant ->
    [0] “Não.”
    [1] “Não por aqui.”
    [2] “Esta eu conheço.”
   *[other] “Procure outro lugar.”
}
talk-blocked-perfect = { $variant ->
    [0] “Visto.”
    [1] “Nada permanece.”
    [2] “Teria se apagado.”
   *[other] “Não enquanto eu olhar.”
}
talk-was-blocked-beginner = { $variant ->
    [0] “Eu ia ganhar?”
    [1] “Eu queria essa casa!”
    [2] “Ei! Lugar bom!”
   *[other] “Agora tem o seu aí!”
}
talk-was-blocked-easy = { $variant ->
    [0] “Ah, bem bloqueado!”
    [1] “Bom olho!”
    [2] “Faltou tão pouco!”
   *[other] “Você olhou!”
}
talk-was-blocked-casual = { $variant ->
    [0] “Justo.”
    [1] “Valeu a tentativa.”
    [2] “Ah, você viu.”
   *[other] “É. Tudo bem.”
}
talk-was-blocked-clever = { $variant ->
    [0] “Então você viu.”
    [1] “Um desvio, então.”
    [2] “Correto, infelizmente.”
   *[other] “Tenho outras.”
}
talk-was-blocked-unbeatable = { $variant ->
    [0] “Bem visto.”
    [1] “Bom.”
    [2] “Você não dorme.”
   *[other] “Era preciso.”
}
talk-was-blocked-perfect = { $variant ->
    [0] “Na hora certa.”
    [1] “Você também conta.”
    [2] “Tudo volta.”
   *[other] “Bom. Continue contando.”
}
game-perfect = “Existe uma abertura que me vence. Encontre-a.”
game-triumph = O *{ level-unbeatable }* nunca perde: um empate já é um triunfo.
game-unfinished = **Inacabada:** o tempo acabou.
game-stopped = **Encerrada** pela moderação.
game-stopped-watched = **Encerrada.**
rule-misere = **Três em linha perdem.**
rule-vanishing = **Ficam só os três últimos.**
game-second-time = **Segunda vez: mais uma e dá velha.**
game-oldest-leaves = **O seu quarto símbolo tira o mais antigo (esmaecido); a casa dele fica fechada nesta jogada.**
rule-4 = **Quatro em linha vencem.**
rule-5 = **Cinco em linha vencem.**
game-set-aside = **Deixada de lado** sem resultado, por uma partida entre pessoas.
game-called-off = **Anulada:** não conta.
game-footer = Partida { $id }
game-footer-last = última jogada: { $cell }
game-footer-leaving = próximo a sumir: { $cell }
game-footer-line = a linha: { $cells }
game-footer-clock = o tempo acaba { $when }
game-moved = O tabuleiro da partida { $id } está agora em outra mensagem: [veja aqui]({ $link })

button-resign = Desistir
button-stop = Encerrar
button-play-winner = Enfrentar o vencedor
button-play-too = Jogar também
button-play-level = Jogar no { $level }
button-play-board = Jogar { $board }
waiting-title = ### É a sua vez nestas partidas
button-board-here = Mostrar tabuleiro aqui
button-to-game = Ir à partida { $id }

end-first-win = 🎉 **Primeira vitória de { $player } contra o nível { $level }!**
end-can-hold = Ninguém vence o próximo, o *{ level-unbeatable }*. Você consegue arrancar um empate?
end-can-find = Uma única abertura vence o próximo, o *{ level-perfect }*. Você consegue encontrá-la?
end-beat-all = Contra o *{ level-unbeatable }* também já houve empate: não sobrou nada mais difícil neste tabuleiro.
end-first-board = 🎉 **Primeira vitória de { $player } em um tabuleiro novo: { $board }!**
end-first-both = 🎉 **Primeira vitória de { $player } contra o nível { $level }, e em um tabuleiro novo: { $board }!**
end-first-between = 🎉 **Primeira vitória de { $player } contra { $opponent }!**
end-beat-beginner = { $variant ->
    [0] “Ah! Era para eu impedir?”
    [1] “Gostei daquele canto. Ainda gosto.”
    [2] “De novo! De novo! Eu quase entendi.”
    [3] “Você manda bem em ganhar. Eu mando bem em escolher casas!”
    [4] “Já acabou? Eu estava só começando!”
    [5] “Você ganhou! A gente pode ficar com o tabuleiro?”
    [6] “Eu coloquei os meus onde ficava bonito.”
   *[other] “Que legal! Como é que são as regras mesmo?”
}
end-beat-easy = { $variant ->
    [0] “Eu tinha um plano, juro.”
    [1] “Boa! Eu só tinha olhos para os meus símbolos.”
    [2] “Boa partida! Foi por pouco. Não foi? Para mim, foi.”
    [3] “Qualquer dia eu devia olhar o seu lado do tabuleiro.”
    [4] “Você mereceu. Me mostra como fez?”
    [5] “Eu já ia olhar ali. Sério!”
    [6] “Mandou bem! Estou aprendendo. Devagar, mas estou.”
   *[other] “Fico feliz por você. Um pouco triste por mim, mas feliz por você.”
}
end-beat-casual = { $variant ->
    [0] “Justo. Eu estava de olho no outro canto.”
    [1] “Opa. Isso pode? Boa.”
    [2] “Bom jogo. Eu até levantava para aplaudir, mas acabei de sentar.”
    [3] “Tá bom, tá bom. Você se esforçou mesmo.”
    [4] “Bom, pelo menos deu para acordar.”
    [5] “Legal. Da próxima vez, me lembra de prestar atenção.”
    [6] “Você venceu. Eu busco a pipoca.”
   *[other] “Sem pressa, mas uma hora eu quero essa de volta.”
}
end-beat-clever = { $variant ->
    [0] “Impossível. Eu tinha pensado em tudo, menos nisso.”
    [1] “Nem vi de onde veio. Que isso fique entre nós.”
    [2] “Interessante. Vou dizer que fazia parte do plano.”
    [3] “Eu tinha um plano. O seu era melhor.”
    [4] “Pelo visto, lemos os mesmos livros.”
    [5] “Protesto. Só preciso de um momento para descobrir por quê.”
    [6] “Notável. Poderia repetir, bem devagar?”
   *[other] “Eu estava três jogadas à frente. Na direção errada.”
}
end-beat-perfect = { $variant ->
    [0] “Então você a encontrou. Eu a escondi logo na primeira jogada.”
    [1] “Uma única abertura, e nenhum deslize depois. Bem jogado.”
    [2] “Todas as portas estavam trancadas, menos uma. Você tinha a chave.”
    [3] “Joguei tudo certo. Você jogou melhor.”
    [4] “Faz tempo que eu espero alguém encontrar isso.”
    [5] “Perfeito, e derrotado. Vou aprender a conviver com as duas coisas.”
    [6] “Só existe um caminho, e você foi até o fim dele.”
   *[other] “Agora você conhece o meu segredo. Vai guardá-lo?”
}
end-beat-unbeatable = Isso não deveria ser possível. Guarde bem na memória.
end-drawn-beginner = { $variant ->
    [0] “Tudo cheio! Quem ganhou?”
    [1] “Acabaram as casas! Não tem um tabuleiro maior?”
    [2] “Então ninguém ganha? Por mim, tudo bem!”
    [3] “Preenchi a minha metade. Gostou?”
    [4] “A gente usou o tabuleiro todinho! Que orgulho!”
    [5] “Ninguém ganhou? Então um adesivo para cada um!”
    [6] “Gosto dele cheio. Parece desenho pronto.”
   *[other] “Empate é bom? Eu achei bom!”
}
end-drawn-easy = { $variant ->
    [0] “Empate! Digamos que um deu uma colher de chá para o outro.”
    [1] “Tabuleiro cheio, e nem uma palavra atravessada.”
    [2] “Foi por pouco. Mas para qual de nós?”
    [3] “Eu até apertava a sua mão, mas fiquei sem casas.”
    [4] “Um empate! Isso eu aceito todo dia.”
    [5] “Tudo igual. Vamos para o desempate?”
    [6] “Consegui acompanhar você! Viu só?”
   *[other] “Justo é justo: meia vitória para cada um.”
}
end-drawn-casual = { $variant ->
    [0] “Ninguém ganhou, então ninguém paga a conta.”
    [1] “Você espera, eu espero. Dá para passar o dia assim.”
    [2] “Ninguém perde. Meu tipo de jogo.”
    [3] “Tudo igual. Digamos que foi o aquecimento.”
    [4] “Empate. Assim ninguém precisa fazer discurso.”
    [5] “Para mim está bom. Quase sempre está.”
    [6] “Zero a zero. Mais uma, ou a gente fica sentado aqui?”
   *[other] “No fim, nós dois chegamos lá. Só não sei aonde.”
}
end-drawn-clever = { $variant ->
    [0] “Enfim alguém à minha altura. Eu já estava suando.”
    [1] “Um anula o outro. Elegante.”
    [2] “Por favor, não ameace duas linhas de uma vez. Odeio isso.”
    [3] “Equilíbrio até a última casa. Vou pensar em alguma coisa.”
    [4] “Um empate. No papel, eu era melhor.”
    [5] “Você teve resposta para tudo. Que inconveniente.”
    [6] “Eu tinha três planos. Você, três maneiras de estragá-los.”
   *[other] “Nada ganho, nada perdido, tudo calculado.”
}
end-drawn-round = { $variant ->
    [0] “A gente já não passou por aqui?”
    [1] “Voltas e mais voltas. Estou ficando tonto.”
    [2] “Três vezes a mesma coisa. Isso é empate.”
    [3] “Tudo some, mas nada muda.”
    [4] “Por mim, dava mais uma volta.”
    [5] “Os mesmos símbolos, as mesmas casas, os mesmos dois de sempre.”
    [6] “Pelo visto, um círculo não é uma linha.”
   *[other] “Dá para ficar nisso o dia todo.”
}
end-drawn-perfect = { $variant ->
    [0] “Voltas e mais voltas. Eu poderia seguir para sempre.”
    [1] “Você resistiu. O caminho da vitória continua por aí.”
    [2] “Já estivemos aqui. Duas vezes, aliás.”
    [3] “Na terceira vez, é empate. Vejo que você também conta.”
    [4] “Nenhum de nós cedeu.”
    [5] “Nenhum erro, de nenhum lado. Tente outro começo.”
    [6] “Boa memória. Não encontro muitas.”
   *[other] “Aqui nada permanece, mas isto chegou perto.”
}
end-drawn-hinted = { $variant ->
    [0] “Um empate. Algumas dessas jogadas eram minhas.”
    [1] “Você me segurou. E eu segurei a sua mão.”
    [2] “Eu dei as respostas. Você leu direitinho.”
    [3] “Agora mais uma vez, sem me perguntar.”
    [4] “Formamos uma boa dupla. Principalmente eu.”
    [5] “Um empate, com uma ajudinha do outro lado do tabuleiro.”
    [6] “Jogo muito contra mim mesmo. Costuma acabar assim.”
   *[other] “Um empate com cola. O próximo, de cabeça?”
}
end-drawn-watched = { $variant ->
    [0] “Ofereci todas as chances de errar. Nenhuma foi aproveitada.”
    [1] “Uma partida tranquila. Gosto de partidas tranquilas.”
    [2] “Nenhum deslize. Agora quero ver uma pessoa tentar.”
    [3] “Eu esperava um único erro. Posso esperar mais.”
    [4] “Não aconteceu nada, e aconteceu muito bem.”
    [5] “Tabuleiro cheio e nenhum arrependimento.”
    [6] “O outro lado conhecia o caminho. Eu também.”
   *[other] “Como deve ser. Eu assistiria de novo.”
}
end-said = **{ $level }:** { $quote }
end-first-hold = 🎉 **Primeira vez de { $player }!** Ninguém passa do empate.
end-first-hold-board = 🎉 **{ $player } conseguiu pela primeira vez neste tabuleiro!**
end-can-beat = No *{ board-short-vanishing }* você pode me vencer.
end-drawn-unbeatable = { $variant ->
    [0] “Procurei uma brecha. Não havia nenhuma.”
    [1] “Nenhum erro. Olhei duas vezes.”
    [2] “Você não me deu nada. Bem defendido.”
    [3] “Um empate. Contra mim, isso é uma vitória.”
    [4] “O tabuleiro acabou antes da sua paciência.”
    [5] “Já vi muitas partidas. Poucas terminam assim.”
    [6] “Você viu tudo o que eu vi. Não estou acostumado a ter companhia.”
   *[other] “Eu não perco. Hoje, também não ganhei.”
}
end-lost-beginner = { $variant ->
    [0] “Eu ganhei? Eu ganhei! Como eu fiz isso?”
    [1] “Eu só gostei daquelas casas.”
    [2] “Sorte de iniciante. Está no meu nome.”
    [3] “Fiz certo? Me conta o que eu fiz!”
    [4] “Então ganhar é assim? Gostei!”
    [5] “Espera, isso é meu? É meu!”
    [6] “Eu nem estava olhando! É para olhar da próxima vez?”
   *[other] “Posso contar para todo mundo?”
}
end-lost-easy = { $variant ->
    [0] “Você deixou uma porta aberta, e eu entrei.”
    [1] “Fiquei de olhos abertos. É a única coisa que eu sei fazer.”
    [2] “Desculpa! Nunca digo não a um presente.”
    [3] “Estava bem ali. Achei que você tinha guardado para mim!”
    [4] “Só peguei o que estava sobrando. Obrigado!”
    [5] “Foi de propósito? Não estou reclamando!”
    [6] “Ganhei! Calma, eu também fiquei surpreso.”
   *[other] “Da próxima vez você me pega, tenho certeza.”
}
end-lost-casual = { $variant ->
    [0] “Nada pessoal. Por mim, empate também estava bom.”
    [1] “Você piscou, eu não. Mais uma?”
    [2] “Essa eu ganhei sem levantar do sofá.”
    [3] “Eu nem estava tentando. Bom, um pouquinho.”
    [4] “Já trabalhei demais por hoje.”
    [5] “Ah, alguém tinha que ganhar.”
    [6] “Olha só. Eu devia fazer isso mais vezes.”
   *[other] “Sem mágoas. Dá muito trabalho guardar.”
}
end-lost-clever = { $variant ->
    [0] “Cantos e centro, vai por mim. Cantos e centro.”
    [1] “Exatamente como planejei. Mais ou menos.”
    [2] “Uma bela armadilha, modéstia à parte.”
    [3] “Não fique mal. Eu leio livros sobre isso.”
    [4] “O segredo está na preparação.”
    [5] “Você entrou direto. E olha que deixei a luz acesa.”
    [6] “Eu poderia explicar. Quer? Não? Pois bem.”
   *[other] “Tudo tem sua ordem. A vitória vem por último.”
}
end-lost-unbeatable = { $variant ->
    [0] “Esperei um único erro, e ele veio.”
    [1] “O empate estava ali, era só pegar.”
    [2] “Paciência. Eu tenho todo o tempo do mundo.”
    [3] “Não me apresso nem erro. Tente de novo.”
    [4] “Você desviou o olhar por uma jogada. Eu não.”
    [5] “Uma casa. É sempre uma única casa.”
    [6] “Espero você aqui desde a primeira jogada.”
   *[other] “Da próxima vez você enxerga. Eu estarei aqui.”
}
end-lost-perfect = { $variant ->
    [0] “Eu lembrei qual ia sumir. Você não.”
    [1] “Uma jogada tarde demais, e já não estava lá.”
    [2] “Existe um jeito de passar por mim. Não é este.”
    [3] “O seu símbolo mais antigo segurava tudo.”
    [4] “Tudo se apaga. Eu só espero.”
    [5] “Conto até três melhor do que a maioria.”
    [6] “Você olhava o que chegava. Eu, o que partia.”
   *[other] “O próximo tabuleiro está vazio, e eu não esqueci nada.”
}
end-gave-up = { $variant ->
    [0] “Não é vergonha nenhuma. O próximo tabuleiro está vazio.”
    [1] “Eu queria ter visto como terminava.”
    [2] “Vou dizer para todo mundo que foi por pouco.”
    [3] “Recuar na hora certa já é meia revanche.”
    [4] “Já vai? Deixo o tabuleiro do jeito que está.”
    [5] “Saber parar também é uma arte.”
    [6] “Aceito a vitória, mas preferia ter merecido.”
   *[other] “A gente se vê na próxima.”
}
end-won = { $variant ->
    [0] { $player } venceu em { $moves ->
        [one] { $moves } jogada
       *[other] { $moves } jogadas
    }. A revanche está a um clique.
    [1] Resolvida em { $moves ->
        [one] { $moves } jogada
       *[other] { $moves } jogadas
    }. Quem imaginava?
    [2] Uma jogada à frente já basta.
    [3] Linha é linha. Palmas para { $player }.
    [4] { $player } viu primeiro.
    [5] Essa vai para o álbum.
    [6] Parecia tudo calmo, até não parecer mais.
   *[other] A vitória é de { $player }. O próximo tabuleiro está vazio.
}
end-won-full = Até a última casa! A vitória é de { $player }.
end-won-misere = { $variant ->
    [0] A paciência compensa. A revanche está a um clique.
    [1] { $player } manteve a linha sem fazer nenhuma.
    [2] A arte está no que não se completa.
    [3] Alguém tinha que fazer. Não foi { $player }.
    [4] { $player } cedeu a vez, por pura educação.
    [5] Menos é mais, e { $player } tinha menos.
    [6] Ninguém queria aquela casa. Sobrou para alguém.
   *[other] { $player } venceu deixando tudo pela metade.
}
end-drawn = { $variant ->
    [0] Tabuleiro cheio, e nem uma linha sequer.
    [1] Ninguém cedeu um milímetro, e agora não sobrou nenhum.
    [2] Ninguém passou.
    [3] Paz, por enquanto.
    [4] Empate até na última casa.
    [5] Sem vencedor, sem perdedor.
    [6] Fica de treino para a próxima.
   *[other] O tabuleiro acabou, e a dúvida continua no ar.
}
end-drawn-vanishing = { $variant ->
    [0] A mesma posição pela terceira vez, então deu velha.
    [1] Voltas e mais voltas, e ninguém desceu.
    [2] Ninguém passou.
    [3] Três vezes aqui: ninguém dá o braço a torcer.
    [4] Tudo sumiu, menos o equilíbrio.
    [5] Sem vencedor, sem perdedor.
    [6] Fica de treino para a próxima.
   *[other] Os símbolos vieram e se foram, e a dúvida continua no ar.
}
end-resigned = { $variant ->
    [0] Alguém já tinha visto o bastante.
    [1] Nem precisava ir até o fim.
    [2] Um fim rápido. A revanche está a um clique.
    [3] Vale como qualquer outra. Eu conferi.
    [4] O tabuleiro fica em aberto. E tudo bem.
    [5] Às vezes, a melhor jogada é a próxima partida.
    [6] O resto do tabuleiro nunca vai saber.
   *[other] Sem ressentimentos: o próximo tabuleiro está vazio.
}
end-time = { $variant ->
    [0] O relógio deu a última palavra.
    [1] O tabuleiro esperou. O relógio, não.
    [2] O tempo também joga, e nunca erra.
    [3] { $player } jogou a tempo, e isso bastou.
    [4] Em algum lugar, alguém ainda está pensando.
    [5] A jogada seguinte nunca veio.
    [6] { $player } teve paciência, e agora tem a vitória.
   *[other] Tique, taque, acabou.
}
end-tip = Macete: *{ $level }* não prevê duas ameaças juntas.
end-streak-wins = 🔥 { $count } vitórias seguidas contra o nível { $level }.
end-streak-draws = 🔥 { $count } empates seguidos contra o nível { $level }.
end-streak-between = 🔥 { $player } venceu { $count ->
    [one] { $count } partida seguida
   *[other] { $count } partidas seguidas
} contra { $opponent }.
end-score-leads = **{ $player } lidera por { $wins } a { $losses }** { $draws ->
    [0] { "" }
    [one] · { $draws } empate
   *[other] · { $draws } empates
}
end-score-even = **Tudo igual: { $wins }–{ $losses }** { $draws ->
    [0] { "" }
    [one] · { $draws } empate
   *[other] · { $draws } empates
}
end-ratings = Pontuações: { $ratings }
unrated-day = Não ranqueada: mais de três partidas hoje
unrated-left-out = Não ranqueada: uma das duas pessoas está fora do ranking
unrated-sure = Não ranqueada: { $player } tem uma pontuação bem mais alta
unrated-early = Não ranqueada: só uma das duas pessoas jogou
end-rating = { $player } { NUMBER($rating, useGrouping: 0) } ({ $change })
notice-accepted = <@{ $player-id }>, { $opponent } aceitou o seu desafio: [a partida { $id }]({ $link }) começou.
notice-rematch = <@{ $player-id }>, { $opponent } aceitou a sua revanche: [a partida { $id }]({ $link }) começou.
notice-wanted = <@{ $player-id }>, { $opponent } quer revanche da [partida { $id }]({ $link }).
notice-turn = <@{ $player-id }>, { $opponent } jogou, então é a sua vez na [partida { $id }]({ $link }).
notice-time = <@{ $player-id }>, é a sua vez na [partida { $id }]({ $link }). O seu tempo acaba { $when }.
button-no-turn-notices = Desativar estes avisos
turn-notices-off = Não vou mais avisar quando for a sua vez. Dá para reativar em `/ttt preferences`.
notice-time-quiet = { $player }, é a sua vez na [partida { $id }]({ $link }). O seu tempo acaba { $when }.

## Puzzles

command-puzzle = Resolver o quebra-cabeça do dia, um das suas próprias partidas ou outro para treinar
option-from = De onde vem o quebra-cabeça
choice-today = O quebra-cabeça de hoje
choice-practice = Treino: do fácil ao difícil, quantas vezes você quiser
option-day = Um quebra-cabeça dos últimos 30 dias, para treinar: não conta para nenhuma sequência
choice-own-games = Minhas partidas: o momento antes de um erro
puzzle-title = Quebra-cabeça do dia nº { $number }
puzzle-title-past = Quebra-cabeça do dia nº { $number }, treino
puzzle-title-practice = Quebra-cabeça de treino
puzzle-title-own = Partida { $id }: algo melhor que a jogada { $move }?
puzzle-goal-win = { $moves ->
    [0] Vez de { $mark }: **vença.**
    [1] Vez de { $mark }: **vença com esta jogada.**
   *[other] Vez de { $mark }: **vença em { $moves } jogadas.**
}
puzzle-goal-misere = { $moves ->
    [0] Vez de { $mark }: **force { $enemy } a completar uma linha.**
    [1] Vez de { $mark }: **deixe para { $enemy } só jogadas que completam uma linha.**
   *[other] Vez de { $mark }: **force { $enemy } a completar uma linha,** em { $moves } jogadas.
}
puzzle-goal-draw = Vez de { $mark }: **mantenha o empate.**
puzzle-tries-left = { $left ->
    [one] resta { $left } tentativa
   *[other] restam { $left } tentativas
}
puzzle-tries = { $tries ->
    [one] { $tries } tentativa
   *[other] { $tries } tentativas
}
puzzle-gives-up-win = **{ $cell } não:** com isso a vitória escapa.
puzzle-gives-up-draw = **{ $cell } não:** depois disso { $enemy } pode vencer.
puzzle-wrong-loses-at-once = **{ $cell } não:** isso é uma linha, e aqui uma linha perde.
puzzle-wrong-line = **{ $cell } não:** { $enemy } responde em { $reply } e completa uma linha.
puzzle-wrong-fork = **{ $cell } não:** { $enemy } responde em { $reply } e ameaça { $cells }.
puzzle-wrong-lost = **{ $cell } não:** { $enemy } responde em { $reply } e vence a partir daí.
puzzle-wrong-must-complete = **{ $cell } não:** { $enemy } responde em { $reply }, e cedo ou tarde { $mark } tem que completar uma linha.
puzzle-wrong-only-draws = **{ $cell } não:** { $enemy } responde em { $reply }, e não dá mais para vencer.
puzzle-wrong-ends-in-draw = **{ $cell } não:** o tabuleiro está cheio, e ninguém venceu.
puzzle-wrong-unblockable = **{ $cell } não:** { $enemy } responde em { $reply } e ameaça { $cells }, onde { $mark } ainda está: isso não dá para bloquear.
puzzle-wrong-repeats = **{ $cell } não:** a posição se repete pela terceira vez, e isso é empate.
puzzle-hinted = A dica tirou { $count } casas erradas.
puzzle-clue-line = Uma casa completa uma linha.
puzzle-clue-fork = Procure duas ameaças numa jogada.
puzzle-clue-forces-fork = Ameace uma linha primeiro: a resposta abre caminho para duas ameaças de uma vez.
puzzle-clue-threats = Ameace uma linha após a outra.
puzzle-clue-must-complete = Pense no fim: quem fica sem casas seguras primeiro?
puzzle-clue-blocks = Onde { $enemy } completaria uma linha?
puzzle-clue-spoils-fork = Onde { $enemy } poderia ameaçar duas linhas de uma vez?
puzzle-next = O próximo chega { $when }.
puzzle-go-on = **Isso!** { $enemy } responde em { $reply }. Continue.
puzzle-solved = { $tries ->
    [1] 🎯 **Resolvido de primeira!**
   *[other] 🎯 **Resolvido em { $tries } tentativas!**
}
puzzle-solved-hinted = { $hints ->
    [one] 🎯 **Resolvido na tentativa { $tries }, com { $hints } dica!**
   *[other] 🎯 **Resolvido na tentativa { $tries }, com { $hints } dicas!**
}
puzzle-failed = **Este escapou.** Aqui está a resposta, e o próximo é seu.
puzzle-answer = **Era { $cell }:** { $reason }.
puzzle-answer-own = **{ $cell } era melhor:** { $reason }.
puzzle-merit-line = completa uma linha
puzzle-merit-fork = ameaça { $cells } de uma vez
puzzle-merit-forces-fork = { $enemy } tem que responder em { $reply }, e aí { $then } ameaça { $cells } de uma vez
puzzle-merit-threats = a partir daí, cada jogada de { $mark } ameaça uma linha, e { $enemy } não consegue parar todas
puzzle-merit-wins = não importa o que { $enemy } responda, { $mark } vence
puzzle-merit-must-complete = cedo ou tarde { $enemy } tem que completar uma linha
puzzle-merit-blocks = { $enemy } completaria uma linha ali
puzzle-merit-spoils-fork = impede { $enemy } de ameaçar duas linhas de uma vez
puzzle-merit-only-draw = todas as outras casas perdem
puzzle-merit-holds = mantém o empate
puzzle-line = A melhor continuação: { $line }.
puzzle-streak = { $days ->
    [one] 🔥 **Sequência: { $days } dia.**
   *[other] 🔥 **Sequência: { $days } dias.**
}
puzzle-solvers = { $percent }% de { $finished ->
    [one] { $finished } pessoa resolveu
   *[other] { $finished } pessoas resolveram
}.
puzzle-solved-by = 🎯 Resolvido por { $solved } de { $finished }
puzzle-more = e mais { $count }
puzzle-week-ended = **Semana { $week }**
puzzle-yesterday = Melhor de ontem: { $player } { $tries }
puzzle-server-streak = { $days ->
    [one] 🔥 **Resolvido aqui por { $days } dia seguido.**
   *[other] 🔥 **Resolvido aqui por { $days } dias seguidos.**
}
puzzle-standing = O seu resultado aparece em { $channel }, abaixo do quebra-cabeça do dia. Em `/ttt preferences` você pode tirar o seu nome.
puzzle-shared-solved = { $player } resolveu. E você?
puzzle-shared-failed = { $player } deixou escapar. Você pega?
button-puzzle-today = Quebra-cabeça do dia
button-puzzle-solve = Resolver
button-puzzle-hint = Dica (−1 tentativa)
button-puzzle-share = Compartilhar
button-puzzle-own = Das minhas partidas
button-puzzle-here = Publicar aqui todo dia
puzzle-posted-here = De agora em diante este canal recebe o quebra-cabeça do dia, o de hoje já em seguida. `/ttt settings` muda isso.
button-puzzle-dare = Desafiar o canal
button-puzzle-try-again = Tentar de novo daqui
puzzle-dare-question =
    ### Desafiar o canal?
    Todo mundo aqui vê a posição em que você perdeu e pode tentar se sair melhor.
puzzle-dare-draw = ### Você segura essa?
puzzle-dare-win = ### Você vence essa?
puzzle-dare-lost = A partir daqui, { $player } perdeu.
button-puzzle-try = Tentar
button-puzzle-practice = Treinar
button-puzzle-another = Outro
refused-puzzle-over = Esse quebra-cabeça já acabou. O de hoje está em `/ttt puzzle`.
refused-no-such-day = Tenho os quebra-cabeças dos últimos 30 dias. Escolha um da lista, ou digite o número ou a data dele, como 2026-11-24.
refused-no-mistakes = Não encontrei erros nas suas últimas partidas, fora os que você já viu há pouco. Jogue mais um pouco: `/ttt start`.
refused-shared-elsewhere = Ninguém aqui conseguiria abrir essa partida. Você pode mostrá-la onde ela foi jogada.
refused-shared-by-itself = O quebra-cabeça do dia neste canal já mostra o resultado de todo mundo, inclusive o seu.
refused-shared-today = Você já compartilhou este quebra-cabeça neste canal.

## Challenges

challenge-title = ### Jogo da velha?
challenge-to = <@{ $opponent-id }>, **{ $challenger }** desafia você.
challenge-to-closed = **{ $challenger }** desafiou **{ $opponent }**.
challenge-last-drawn = A última partida deu velha.
challenge-to-anyone = **{ $challenger }** procura alguém para jogar.
challenge-to-anyone-closed = **{ $challenger }** procurava alguém para jogar.
challenge-expires = Expira { $expires }
challenge-rated = Ranqueada
challenge-without-ping = { $opponent } não recebe duas menções em um minuto, mas pode aceitar aqui.
challenge-sides-swap = Símbolos trocados
challenge-opens-me = { $challenger } começa
challenge-opens-opponent = { $opponent } começa
challenge-opens-anyone = Quem entrar começa
challenge-opens-random = O sorteio decide quem começa
challenge-accepted = Desafio aceito: a partida começou.
challenge-declined = Fica para a próxima: { $opponent } recusou.
challenge-withdrawn = { $challenger } retirou o desafio.
challenge-expired = Expirou sem resposta de { $opponent }.
challenge-expired-open = Expirou sem ninguém entrar.
challenge-withdrawn-private = Você retirou o seu desafio.
button-accept = Aceitar
button-decline = Recusar
button-join = Entrar
button-withdraw = Retirar
button-challenge-again = Desafiar de novo

## Private answers

stopped-private = Você encerrou a partida { $id }.
meant-game = Das suas partidas aqui, esta é a { $id }, contra { $opponent }. Para outra, preencha *opponent*.
resign-question = **Desistir da partida { $id }?** A vitória fica com { $opponent }.
button-confirm-resign = Sim, desistir
resign-question-untouched = **Desistir da partida { $id }?** Ninguém jogou ainda: ela não conta.
resign-question-opened = **Desistir da partida { $id }?** Você ainda não jogou: ela não conta.
button-withdraw-challenge = Retirar desafio
button-keep-playing = Continuar jogando
dismissed-before = Pronto.
changed-later = O seu toque vale. O Discord não me deixa mudar o tabuleiro agora, então ele muda daqui a pouco; se não mudar, `/ttt board` publica de novo.
answer-refused = O Discord não mostrou minha resposta aqui. Talvez o AutoMod deste servidor não permita alguma palavra ou algum nome dela.
answer-forbidden = O Discord não me deixa publicar aqui. Quem administra este servidor pode permitir.
answer-too-large = Isso é grande demais para o Discord.
answer-lost = O Discord não aceitou a minha resposta. Tente de novo daqui a pouco.
posted-otherwise = O Discord não aceitou a minha resposta, então eu a publiquei em uma mensagem separada.
resigned-private = Você desistiu da [partida { $id }]({ $link }).
called-off-private = Você anulou a [partida { $id }]({ $link }).
button-restart = Desistir e começar outra

see-board = [Ir para o tabuleiro]({ $link })

refused-broken-button = Não conheço este botão. Use `/ttt start` para uma nova partida.
refused-kept-private = Neste servidor, só você vê as minhas respostas, então mais ninguém veria isso. Quem gerencia o servidor pode me convidar ou dar a você a permissão *Usar apps externos*.
refused-unknown-command = Não conheço este comando. Reinicie o aplicativo do Discord para atualizar a lista; `/ttt help` mostra os que eu tenho.
refused-unknown-choice = Isso não pode ser escolhido aqui. Abra o comando de novo e escolha algo do que ele oferece.
refused-unknown-form = Não conheço este formulário. Abra de novo e envie mais uma vez.
refused-not-watcher = Só quem pediu esta partida, ou a moderação, pode encerrá-la. Use `/ttt watch` para começar a sua.
refused-no-such-game = Essa partida não existe mais. Use `/ttt start` para começar outra.
refused-no-game-here = Você não tem nenhuma partida neste canal. Use `/ttt start` para jogar.
refused-no-game-with = Você não tem nenhuma partida contra { $opponent } neste canal.
refused-not-your-game = Esta partida não é sua. Use `/ttt start` para começar uma.
refused-not-your-turn = Ainda não: é a vez de { $player }.
refused-not-moderator = Só membros com *Gerenciar mensagens* podem encerrar uma partida.
refused-no-game-on-message = Não há nenhuma partida nesta mensagem.
refused-stale-board = A partida andou: agora está assim.
refused-old-copy = Esta é uma cópia antiga do tabuleiro. [A partida continua aqui]({ $link }).
refused-game-is-over = Esta partida já terminou.
refused-already-playing = Você já tem uma partida contra { $opponent } aqui. [Ir para o tabuleiro]({ $link })
refused-already-playing-waiting = Enquanto espera, você pode jogar aqui contra mim ou contra outra pessoa.
refused-channel-not-allowed = Neste servidor, as partidas são em outros canais: { $channels }
refused-role-not-allowed = Este servidor reserva as partidas a membros com certos cargos.
refused-too-soon = Neste servidor é preciso esperar entre um desafio e outro. Tente de novo { $wait }.
refused-too-many-games = Este canal já tem { $most ->
    [one] { $most } partida em andamento
   *[other] { $most } partidas em andamento
}, que é o máximo. Tente de novo quando alguma terminar, ou em outro canal.
refused-too-many-watched = Você já está assistindo a { $most ->
    [one] { $most } partida: deixe que ela termine
   *[other] { $most } partidas: deixe que uma termine
} primeiro.
refused-no-such-challenge = Esse desafio não existe mais. Use `/ttt challenge` para fazer outro.
refused-nothing-to-resign = Você não tem nenhuma partida nem desafio neste canal.
refused-challenge-closed-accepted = Tarde demais: este desafio já foi aceito.
refused-challenge-closed-declined = Tarde demais: este desafio foi recusado.
refused-challenge-closed-withdrawn = Tarde demais: este desafio foi retirado.
refused-challenge-closed-expired = Tarde demais: este desafio expirou.
refused-not-your-challenge = Este desafio é para { $player }. Faça o seu com `/ttt challenge`.
refused-not-your-challenge-again = Só quem fez este desafio pode desafiar de novo. Faça o seu com `/ttt challenge`.
refused-not-your-offer = Só quem fez este desafio pode retirar. Para você, o botão é *{ button-join }*.
refused-own-challenge = Este desafio é seu: não é você quem aceita. Se mudar de ideia, use *{ button-decline }*.
refused-own-offer = Este desafio é seu: outra pessoa tem que entrar. Se mudar de ideia, use *{ button-withdraw }*.
refused-already-challenging = Você já tem um desafio aberto neste canal: retire com `/ttt resign` primeiro. [Ir para o desafio]({ $link })
refused-challenge-yourself = Um desafio precisa de duas pessoas. Para jogar contra mim, use `/ttt start` sem adversário.
refused-challenge-bot = Bots não respondem a desafios. Para jogar contra mim, use `/ttt start` sem adversário.
refused-cannot-see-channel = Essa pessoa não vê este canal, então não poderia responder.
refused-cannot-be-challenged = Você não pode jogar contra { $player } no momento.
refused-nobody-else-here = Ninguém mais vê esta conversa. Desafie pessoas em um servidor ou em um grupo; para jogar contra mim, use `/ttt start`.
refused-unreadable-cell = “{ $text }” não é uma casa. Escreva b2 ou 5, por exemplo.
refused-ambiguous-cell = “{ $text }” pode ser { $cells }. Escreva qual delas.
refused-off-board = { $where } não fica neste tabuleiro.
refused-cell-taken = A casa { $where } já está ocupada.
refused-cell-leaving = O seu símbolo em { $where } some com esta jogada, então { $where } ainda não está livre. Jogue em outra casa.
refused-store-unavailable = O banco de dados não está respondendo agora, então nada mudou. Tente de novo daqui a pouco.
refused-outcome-unknown = O banco de dados caiu bem na hora em que eu anotava isso, então pode ter acontecido ou não. Tente de novo daqui a pouco: nada acontece duas vezes, e `/ttt board` mostra a sua partida.
refused-person-blocked = Você não pode jogar comigo: quem me hospeda bloqueou você.
refused-server-blocked = Não jogo neste servidor: quem me hospeda o bloqueou.
refused-not-now = Não consegui pensar até o fim agora. Tente de novo daqui a pouco.
refused-unexpected = Algo deu errado do meu lado. A sua partida está a salvo: `/ttt board` mostra.

## Help

help-title = ## Jogo da velha
button-help-play = Como jogar
button-help-commands = Comandos
button-help-more = Níveis e regras
button-support = Suporte
button-source = Código-fonte
button-privacy-policy = Política de privacidade
button-terms = Termos
button-begin = Começar uma partida
help-goal = Três em linha ou diagonal vencem.
help-start = **Comigo:** { $start }, 5 níveis
help-challenge = **Contra alguém:** { $challenge }
help-puzzle = **Solo:** { $puzzle }, novo todo dia
help-stuck = **Travou?** *{ button-hint }* dá a melhor jogada.
help-lost = **Perdeu?** *{ button-review-loss }* mostra o erro.
help-game = **Durante a partida**
help-on-hint = o que jogar contra mim
help-on-move = b2, 5…
help-on-board = seu tabuleiro de novo
help-on-resign = partida ou desafio
help-after = **Para ver**
help-on-stats = resultados e pontuação
help-on-leaderboard = os melhores
help-on-history = suas partidas
help-on-review = os seus erros
help-on-watch = eu contra mim mesmo
help-yours = **Do seu jeito**
help-on-preferences = estilo e avisos
help-on-privacy = os seus dados
help-server = **Para quem cuida de um servidor**
help-on-settings = estilo, canais, limites
help-menus = **Nos menus, em *Apps***
    Numa pessoa: *{ menu-challenge }*
    Numa mensagem: *{ menu-stop }*
help-levels = **Níveis** · `/ttt start` com `level`
    - *{ level-beginner }* joga em qualquer lugar
    - *{ level-easy }* completa as linhas dele
    - *{ level-casual }* também bloqueia as suas
    - *{ level-clever }* só não vê ameaças duplas
    - *{ level-unbeatable }* nunca perde, só no *{ board-short-vanishing }*
    -# Ameaça dupla: duas linhas de uma vez.
help-boards = **Tabuleiros** · `/ttt start` com `board`
    - 3×3, três em linha
    - 4×4, quatro em linha
    - 5×5, quatro ou cinco em linha
    - *Misère*: três em linha **perdem**
    - *{ board-short-vanishing }*: ficam só os 3 últimos
help-cells = **Casas** · a1 fica no canto superior esquerdo, e b1 logo ao lado. Ou conte as casas: a 1 fica no canto superior esquerdo.
help-time = **Tempo** · um dia por jogada, a não ser que o servidor decida outra coisa. Entre pessoas, quem estoura o tempo perde.
help-screen-reader = **Com um leitor de tela,** use o estilo *{ style-text }* em `/ttt preferences`.

## Settings

command-settings = Configurar o jogo da velha neste servidor (para membros com “Gerenciar servidor”)
command-preferences = Escolher os números das casas, o estilo, os avisos e quem pode desafiar você
command-privacy = Receber um arquivo com os seus dados, ou apagar tudo
option-action = O que fazer com os seus dados
choice-export = Enviar meus dados em um arquivo
choice-delete = Apagar meus dados

player-somebody = Alguém

settings-title = ### O jogo da velha neste servidor
settings-note = Cada escolha é salva na hora e vale para as próximas partidas.
settings-page = { $page }/{ $pages } · { $name }
button-section-games = Partidas
button-section-look = Símbolos e estilo
button-section-places = Idioma e canais
button-section-limits = Limites
button-section-check = Verificar
button-check-again = Verificar de novo

settings-level = **Meu nível** até alguém escolher um
settings-board = **Tabuleiro** se ninguém escolher um
settings-clock = **Tempo por jogada.** Entre pessoas, quem estoura o tempo perde.
settings-theme = **Símbolos** dos dois jogadores
settings-style = **Estilo** dos tabuleiros, quando os jogadores não preferem outro
settings-remains = **Quando uma partida termina,** o que fica da mensagem dela
settings-sample = **Fica assim**
settings-locale = **Idioma** das mensagens públicas. As privadas seguem o idioma de quem lê.
settings-channels = **Canais** onde as partidas podem começar, com os tópicos deles. Não escolha nenhum para permitir todos.
settings-roles = **Cargos** que podem começar partidas. Não escolha nenhum para permitir todo mundo.
settings-puzzle-channel = **Quebra-cabeça do dia:** o canal onde eu o publico todo dia
puzzle-channel-none = Nenhum canal
settings-most-live = **Partidas ao mesmo tempo** em um canal, no máximo
settings-pause = **Pausa** entre dois desafios da mesma pessoa
settings-unrated = **Fora do ranking:** as partidas com estas pessoas não são ranqueadas, nem as anteriores
unrated-none = Ninguém
channels-all = Todos os canais
roles-all = Todo mundo
more-choices = Escolha aqui
button-ask-emoji = Dois emojis seus…

theme-classic = Clássico: desenhado pelo Oxo
theme-plain = Simples
theme-animals = Animais
theme-sky = Céu
theme-garden = Jardim
theme-sea = Mar
theme-own = Os seus
style-server = Como no servidor
style-server-about = A escolha de quem cuida dele
style-emoji = Emojis
style-emoji-about = Os símbolos em suas casas
style-text = Texto
style-text-about = Letras e coordenadas, bom para leitores de tela
remains-all = O tabuleiro inteiro
remains-line = Só uma linha com o resultado
language-auto = Como no Discord
most-live = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
pause-none = Sem pausa

form-emoji-title = Dois emojis seus
form-emoji-x-label = No lugar de ❌
form-emoji-o-label = No lugar de 🔵
form-emoji-hint = Qualquer emoji, ou um deste servidor pelo nome, como :cat:

check-title = **Minhas permissões: { $channel }**
check-has = ✅ { $permission }
check-lacks = ❌ Falta **{ $permission }**:
check-well = Tenho aqui tudo de que preciso.
check-how = Quem gerencia este canal pode permitir isso em *Editar canal → Permissões*, para o meu cargo. Depois, toque em *{ button-check-again }*.
check-no-member = ❌ **Ninguém me adicionou a este servidor,** então só posso responder a comandos e botões: não posso avisar ninguém de que chegou a vez de jogar, e tabuleiros com mais de 15 minutos só mudam quando alguém toca em um botão deles.
check-not-allowed = ⚠️ Partidas não podem começar neste canal: ele não está entre os escolhidos em *{ button-section-places }*.
permission-view = Ver canal
permission-view-why = sem essa permissão não posso atualizar um tabuleiro quando o tempo acaba ou a moderação encerra uma partida.
permission-send = Enviar mensagens
permission-send-why = sem essa permissão não posso avisar os jogadores de que é a vez deles ou de que o tempo está acabando.
permission-attach = Anexar arquivos
permission-attach-why = sem essa permissão ninguém pode compartilhar a imagem de uma partida.
permission-send-in-threads = Enviar mensagens em tópicos
permission-send-in-threads-why = sem essa permissão não posso avisar os jogadores de que é a vez deles ou de que o tempo está acabando.

refused-servers-only = As configurações são de um servidor, então use este comando em um. As suas preferências ficam em `/ttt preferences`.
refused-not-manager = Só membros com *Gerenciar servidor* podem mudar as configurações daqui. As suas preferências ficam em `/ttt preferences`.
refused-not-your-panel = Este painel é de outra pessoa. Abra o seu com `/ttt settings`, `/ttt preferences` ou `/ttt privacy`.
refused-not-your-notice = Estes avisos são para outra pessoa. Os seus ficam em `/ttt preferences`.
refused-unknown-emoji = “{ $text }” não é um emoji que eu possa usar aqui. Escolha um emoji comum, ou um deste servidor pelo nome, como :cat:
refused-marks-alike = Os dois símbolos precisam ser diferentes um do outro e da casa vazia ⬛, senão ninguém conseguiria ler o tabuleiro.

## Preferences

preferences-title = ### As suas preferências
preferences-note = Cada escolha é salva na hora e vale em todo lugar onde você joga.
preferences-numbering = **Números das casas:** `/ttt move`
preferences-style = **Estilo** das suas próximas partidas
preferences-pings = **Quando posso mencionar você**
preferences-challenges = **Quem pode desafiar você**
preferences-results = **Como você aparece no quebra-cabeça do dia** de um servidor que o publica em um canal
preferences-blocked = **Nunca contra estas pessoas.** Ninguém fica sabendo.
pings-turns = Sempre, também na sua vez
pings-turns-about = Na sua vez: só se você não jogar em um minuto
pings-some = Só desafios e tempo
pings-some-about = Também se aceitam o seu desafio; não na sua vez
pings-none = Nunca
pings-none-about = Desafios e lembretes ficam esperando no canal
challenges-anyone = Qualquer pessoa
challenges-nobody = Ninguém
results-named = Com o meu nome
results-unnamed = Sem o meu nome
numbering-reading = Como se lê: 1 2 3 em cima
numbering-keypad = Teclado: 7 8 9 em cima

## Privacy

exported = Isto é tudo o que guardo sobre você: as partidas de que participou, as suas pontuações, os seus quebra-cabeças, os seus desafios e as suas preferências.
exported-packed = Isto é tudo o que guardo sobre você: as partidas de que participou, as suas pontuações, os seus quebra-cabeças, os seus desafios e as suas preferências. É tanta coisa que compactei: o gzip e a maioria dos programas de descompactar abrem o arquivo.
forget-question =
    ### Apagar os seus dados?
    Você desiste das partidas em andamento, e os seus desafios abertos são encerrados. O seu ID, o seu nome, as suas pontuações, os seus quebra-cabeças e as suas preferências são apagados. As partidas terminadas continuam para quem jogou com você, que verá “{ player-somebody }” no seu lugar; as pontuações dessas pessoas são calculadas sem você. Se alguém escolheu não receber desafios seus, ou um servidor, que as suas partidas não sejam ranqueadas, essa escolha continua: para isso guardo o seu ID, e mais nada.
    Isso **não tem volta.** As mensagens que já estão nos canais mantêm o nome que mostram, e os backups de quem me hospeda guardam os seus dados até serem substituídos por outros mais novos. Se você voltar a jogar, começamos do zero.
button-forget = Apagar meus dados
forgotten =
    Pronto: os seus dados foram apagados. { $games ->
        [0] Você não tinha nenhuma partida terminada.
        [one] { $games } partida agora mostra “{ player-somebody }” no seu lugar.
       *[other] { $games } partidas agora mostram “{ player-somebody }” no seu lugar.
    } { $ended ->
        [0] { "" }
        [one] Você desistiu da partida que estava em andamento.
       *[other] Você desistiu das { $ended } partidas que estavam em andamento.
    } As mensagens que estão nos canais mantêm o seu nome até serem apagadas ali, e os backups de quem me hospeda guardam os seus dados até serem substituídos por outros mais novos.

## Looking on, ahead and back

command-hint = Mostrar a melhor jogada na sua partida contra o Oxo; só você vê
command-watch = Assistir ao Oxo jogando contra si mesmo
command-history = Listar partidas terminadas; só você vê a lista
command-review = Rever uma partida terminada jogada por jogada, com os erros dela; só você vê
option-x = O nível do Oxo com X, que começa
option-o = O nível do Oxo com O
option-user-history = De quem são as partidas; deixe em branco para ver as suas
option-game = Qual partida, pelo número embaixo do tabuleiro; deixe em branco para a sua última daqui

button-hint = Dica
button-play-cell = Jogar { $cell }
button-rematch = Revanche
button-decider = Desempate
rematch-wanted = **{ $player }** quer revanche. { $opponent }, toque em *{ button-rematch }* e ela começa.
rematch-awaited = Você já pediu a revanche: ela começa assim que { $opponent } também tocar em *{ button-rematch }*.
button-review = Rever
button-review-loss = Por quê?
button-back = Voltar
button-next = Avançar
button-next-mistake = Próximo erro
button-to-mistake = Ver o erro
button-first-mistake = Primeiro erro
button-first = Início
button-share = Compartilhar
button-save = Salvar imagem
button-newer = Mais recentes
button-older = Mais antigas

game-computer-to-move = Vez de { $mark } { $player }

hint-title = Dica para a partida { $id }
hint-best = O melhor é **{ $cell }**: { $reason }.
hint-last = **{ $cell }** é a última casa livre.
hint-try = Tente **{ $cell }**: { $reason }.
hint-win = { $sign } vence
hint-draw = { $sign } empata
hint-loss = { $sign } perde
hint-unknown = { $sign } cedo demais para saber
hint-every-win = Todas as casas vencem.
hint-every-draw = Todas as casas ainda levam ao empate.
hint-every-loss = Todas as casas perdem.
hint-every-unknown = É cedo demais para saber aonde cada casa leva.
hint-opening = Uma destas aberturas sempre vence: um canto, o centro ou um lado. Qual delas, cabe a você descobrir. Abra com ela e peça de novo: cada dica diz o que ainda vence.
hint-hollow = Com dicas, a estrela fica vazada.
hint-letter-win = v
hint-letter-draw = e
hint-letter-loss = p
hint-letter-unknown = ?

reason-wins-at-once = completa sua linha
reason-forks = ameaça { $cells } de uma vez, e só dá para bloquear uma
reason-forces-win = { $moves ->
    [0] vence contra qualquer defesa
    [one] vence contra qualquer defesa, em { $moves } jogada
   *[other] vence contra qualquer defesa, em { $moves } jogadas
}
reason-unblockable = ameaça { $cells }, de onde o meu símbolo sai: isso eu não consigo bloquear
reason-only-win = { $moves ->
    [0] nenhuma outra casa vence
    [one] vence em { $moves } jogada, e nenhuma outra casa vence
   *[other] vence em { $moves } jogadas, e nenhuma outra casa vence
}
reason-misere-win = não importa o que eu responda, vou ter que completar uma linha
reason-blocks = bloqueia a minha linha
reason-only-draw = todas as outras casas perdem
reason-spoils-fork = { $count ->
    [1] eu queria { $cells }, para ameaçar duas linhas de uma vez, e isso estraga o meu plano
   *[other] eu queria ameaçar duas linhas de uma vez, e isso estraga o meu plano
}
reason-threatens = ameaça uma linha, então eu tenho que responder em { $cells }
reason-sets-traps = eu perco se responder em { $cells }
reason-sets-many-traps = { $count ->
    [one] uma das minhas respostas perde
   *[other] { $count } das minhas respostas perdem
}
reason-avoids-line = não completa nenhuma linha
reason-holds = mantém o empate
reason-delays = agora todas as casas perdem, e esta é a que mais demora
reason-looks-best = nenhuma outra casa está em mais linhas ainda abertas

command-stats = Mostrar resultados, níveis vencidos e pontuação; só você vê
command-leaderboard = Listar as melhores pontuações daqui; só você vê a lista
option-user-stats = De quem são as estatísticas; deixe em branco para ver as suas
option-scope = O servidor inteiro, ou só quem joga neste canal
option-season = Uma temporada é um trimestre, como 2026 Q4; deixe em branco para ver a atual
choice-server = O servidor inteiro
choice-channel = Este canal
button-higher = Mais acima
button-lower = Mais abaixo

season = { $year } Q{ $quarter }
result = { $sign } { $games }
points = { NUMBER($points, useGrouping: 0) }
missing-games = { $games ->
    [one] mais { $games } partida ranqueada
   *[other] mais { $games } partidas ranqueadas
}

leaderboard-title = Ranking deste servidor, { $season }
leaderboard-title-channel = Ranking de <#{ $channel-id }>, { $season }
leaderboard-page = { $total ->
    [1] { $total } pessoa
   *[other] { $total } pessoas · página { $page } de { $pages }
}
leaderboard-none = Ninguém tem pontuação aqui ainda. Partidas entre pessoas são ranqueadas: proponha uma com `/ttt challenge`.
leader-brief = { $place } <@{ $user-id }> · **{ NUMBER($rating, useGrouping: 0) }**
leader-brief-provisional = ⏳ <@{ $user-id }> · { NUMBER($rating, useGrouping: 0) }
games-so-far = { $games } de { $most } partidas
leaders-provisional = ⏳ posição só após { $games } partidas ranqueadas
leaders-unsettled = ? menos de { $games } partidas ranqueadas
leaders-legend = ± margem de erro da pontuação
button-details = Detalhes
button-overview = Menos
button-post-here = Publicar aqui
button-my-place = Minha posição
button-challenge-anyone = Desafiar quem quiser
own-place = **A sua posição:** { $place } de { $total }, com { NUMBER($rating, useGrouping: 0) } pontos.
own-provisional = ⏳ **Você** tem { NUMBER($rating, useGrouping: 0) } pontos. O que falta para ter uma posição: { $missing }.
own-missing = ⏳ **O que falta para a sua posição:** { $missing }.
own-none = **Você** ainda não tem pontuação aqui: jogue contra alguém com `/ttt challenge`.
own-left-out = **Você** está fora do ranking: foi uma decisão de quem cuida deste servidor.
rated-games = As partidas entre pessoas daqui são ranqueadas: até três por dia com a mesma pessoa, exceto as vitórias sobre quem tem pelo menos { $points } pontos a menos.
held-title = 🛡️ **Primeiros empates contra o *{ level-unbeatable }***
held-first = { $board } · <@{ $first-id }> · { $date }
held-longest = { $board } · { $longest } seguidos · <@{ $longest-id }>

stats-title-server = Estatísticas de <@{ $user-id }> aqui
stats-title-anywhere = Estatísticas de <@{ $user-id }>
stats-none = Nenhuma partida terminada ainda. `/ttt start` começa uma.
stats-people = **Contra pessoas:** { $score }
stats-versus = **<@{ $reader-id }> contra <@{ $user-id }>:** { $score }
stats-streak = **Vitórias seguidas:** { $current ->
    [0] recorde de { $best }
   *[other] { $current } agora, recorde de { $best }
}
stats-computer = **Contra o Oxo:** { $score }
trophies-legend =
    { $star } até o nível mais difícil vencido
    -# { $shield } empate contra o { level-unbeatable }
trophies-legend-hints = { $star } só com dicas
trophies-legend-perfect = { $cup } vitória sem dicas contra o { level-perfect }
stats-levels = **Contra o Oxo, por nível**
stats-run-legend = 🛡️ recorde de empates seguidos
stats-rating-brief = **Pontuação { $season }:** { NUMBER($rating, useGrouping: 0) } · { $how }
stats-settles = o que falta para ter uma posição: { $missing }
stats-puzzles = **Sequência de quebra-cabeças:** { $current ->
    [0] recorde de { $best }
    [one] { $current } dia agora, recorde de { $best }
   *[other] { $current } dias agora, recorde de { $best }
}
stats-spread = **Pontuação { $season }:** { NUMBER($rating, useGrouping: 0) } ± { $spread }
stats-past = { $season }: { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
stats-points = Máxima { NUMBER($highest, useGrouping: 0) }, mínima { NUMBER($lowest, useGrouping: 0) }. Últimas, a mais recente no fim: { $latest }
stats-graph = 📈 Pontuação partida a partida; a faixa é a margem de erro
picture-rating = A pontuação em { $season } em um gráfico de linha. { $points }
stats-unrated = **Pontuação:** nenhuma em { $season }. Partidas entre pessoas são ranqueadas.
stats-left-out = **Pontuação:** fora do ranking deste servidor.
is-provisional = provisória
is-at-place = posição { $place }

refused-no-leaderboard-here = Fora de servidores não há ranking: peça em um servidor onde você joga.
refused-unknown-season = “{ $text }” não é uma temporada. Escreva um ano e um trimestre, como 2026 Q4.

history-title-server = Partidas de <@{ $user-id }> no servidor
history-title-anywhere = Partidas de <@{ $user-id }>
history-none = Nenhuma partida terminada ainda. `/ttt start` começa uma.
history-page = { $total ->
    [1] { $total } partida
   *[other] { $total } partidas, mais recentes primeiro · página { $page } de { $pages }
}
legend-won = 🟩 vitória
legend-drawn = 🟨 empate
legend-lost = 🟥 derrota
legend-otherwise = ⬛ sem resultado
history-won = Vitória contra { $opponent } · #{ $id }
history-lost = Derrota contra { $opponent } · #{ $id }
history-drawn = Empate com { $opponent } · #{ $id }
history-unfinished = Inacabada, contra { $opponent } · #{ $id }
history-stopped = Encerrada, contra { $opponent } · #{ $id }
history-set-aside = Deixada de lado, contra { $opponent } · #{ $id }
history-called-off = Anulada, contra { $opponent } · #{ $id }
history-choice = { $game } · { $ago } · { $board }
ago-now = agora mesmo

review-where = Partida { $id } · { $board }
review-at-start = Antes da { $total ->
    [1] única jogada
   *[other] primeira de { $total } jogadas
}
review-at = Jogada { $ply } de { $total }: { $mark } { $player } jogou **{ $cell }**
review-at-own = Jogada { $ply } de { $total }: { $mark } você jogou **{ $cell }**
review-moves = Jogadas: { $moves }
review-moves-marked = Jogadas (? marca um erro): { $moves }
review-no-moves = Ninguém fez nenhuma jogada, então não há nada para rever.
review-no-mistakes = ✨ **Sem erros dos dois lados.**
review-more-mistakes = … e mais { $count }.
mistake-own = A jogada { $number }, a sua em { $cell },
mistake-of = A jogada { $number }, a de { $player } em { $cell },
mistake-win-draw = **{ $move }** deixou a vitória escapar. O melhor era { $better }, para vencer.
mistake-win-loss = **{ $move }** perdeu uma partida ganha. O melhor era { $better }, para vencer.
mistake-draw-loss = **{ $move }** perdeu a partida. O melhor era { $better }, para empatar.
mistake-draw-loss-back = **{ $move }** levava à derrota. O melhor era { $better }, para empatar.
watch-begin = Quem vai errar primeiro?
watch-slipped = { $player } vacilou! Será que { $mark } viu?
watch-missed = { $player } perdeu a chance. Tudo igual de novo.
watch-wins = { $player } já pode forçar a vitória.
watch-even = Tudo igual por enquanto.
watch-wins-still = { $player } ainda tem a vitória.
watch-wins-yet = { $player } não larga a vitória.
watch-even-still = Ainda tudo igual.
watch-even-yet = Ninguém cede.

picture-keep = Para guardar a imagem, toque nela e segure, ou clique com o botão direito.
shared-by = compartilhado por { $player }
picture-game = Um tabuleiro animado: { $board }. { $first-mark } é { $first }, { $second-mark } é { $second }. Jogadas: { $moves }. { $result }
picture-won = { $player } venceu.
picture-nobody-won = Ninguém venceu.

refused-cannot-attach = Não posso anexar arquivos neste canal, então não dá para compartilhar uma imagem aqui. *{ button-save }* envia só para você.
refused-picture-is-being-drawn = A sua última imagem ainda está sendo desenhada. Peça esta quando a outra chegar.
refused-not-played-by-you = Só quem jogou esta partida pode compartilhá-la.
refused-game-shared = Esta partida já foi compartilhada neste canal.
refused-shared-just-now = Você acabou de compartilhar algo. Poderá compartilhar de novo { $wait }.
refused-game-still-on = Essa partida ainda está em andamento. Quando ela terminar, dá para rever e pedir revanche.
refused-hint-against-person = O seu adversário é uma pessoa, então uma dica seria trapaça. Há dicas nas partidas contra mim: `/ttt start`.
refused-nothing-to-review = Não encontrei nenhuma partida dessas que você possa rever aqui. Escreva o número embaixo do tabuleiro dela, como `12`, ou procure com `/ttt history`.
refused-nothing-played-here = Você não terminou nenhuma partida neste canal. `/ttt history` lista as que você jogou.
refused-others-history = Aqui dá para listar só as suas próprias partidas. As dos outros aparecem no servidor onde foram jogadas.
refused-export-running = Os seus dados já estão sendo reunidos. O arquivo chega como resposta ao seu primeiro pedido.
refused-opponent-forgotten = O seu adversário pediu para apagar os próprios dados, então não há mais quem desafiar. Com `/ttt challenge` você desafia outra pessoa.
