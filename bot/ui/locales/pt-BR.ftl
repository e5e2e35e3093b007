### Every word that a player sees, in the Portuguese of Brazil.

# "one" covers 0 as well in CLDR, but people say "0 vitórias": [0] has a variant where 0 happens.
# "Deu velha" is what people say of a drawn game; a draw is "empate" everywhere else.

## Commands

command-ttt = Jogo da velha: contra o bot ou entre vocês
command-start = Começar uma partida de jogo da velha
command-challenge = Oferecer uma partida a alguém, ou a quem quiser por aqui
command-move = Jogar em uma casa da sua partida neste canal
command-board = Mostrar o tabuleiro da sua partida de novo, no fim do canal
command-resign = Desistir da sua partida aqui, ou retirar o seu desafio
command-help = Como jogar, os níveis e os comandos
menu-challenge = Desafiar no jogo da velha
menu-stop = Encerrar esta partida
option-opponent = Contra quem jogar; deixe em branco para jogar contra o bot
option-opponent-challenge = Quem desafiar; deixe em branco para qualquer pessoa poder entrar
option-level = O nível do bot
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

board-3x3 = 3×3, três em linha
board-4x4 = 4×4, quatro em linha
board-5x5 = 5×5, quatro em linha
board-5x5-five = 5×5, cinco em linha
board-misere = Misère 3×3: quem faz três em linha perde

## The game

player-computer = Oxo ({ $level })
player-computer-alone = Oxo
game-title = { $first-mark } { $first } contra { $second-mark } { $second }
game-to-move = Sua vez, { $player } { $mark }
game-won = { $mark } **{ $player } venceu!**
game-won-misere = { $count ->
    [3] { $loser-mark } { $loser } fez três em linha, então { $mark } **{ $player } venceu!**
   *[other] { $loser-mark } { $loser } fez { $count } em linha, então { $mark } **{ $player } venceu!**
}
game-won-resigned = { $mark } **{ $player } venceu:** { $loser } desistiu
game-won-time = { $mark } **{ $player } venceu:** o tempo de { $loser } acabou
game-drawn = **Deu velha.**
game-newcomer = Este é o *{ level-unbeatable }*: o máximo que se consegue é um empate. Primeira vez? Aqueça no *{ $level }*.
game-unfinished = **Inacabada:** ninguém jogou a tempo.
game-stopped = **Encerrada** pela moderação.
game-set-aside = **Deixada de lado** para dar lugar a uma partida entre pessoas.
game-footer = Partida { $id }
game-footer-last = última jogada: { $cell }
game-footer-line = a linha: { $cells }
game-footer-clock = o tempo acaba { $when }
game-moved = O tabuleiro da partida { $id } mudou de lugar: [veja aqui]({ $link })

button-resign = Desistir

end-first-win = 🎉 **Primeira vitória de { $player } contra o nível { $level }!**
end-beat-beginner = Já aqueceu? O *{ level-easy }* completa uma linha assim que você deixa.
end-beat-easy = O *{ level-casual }* não vai dar essa linha de presente: ele bloqueia.
end-beat-casual = O *{ level-clever }* sabe onde cada símbolo vale mais. Surpreenda-o.
end-beat-clever = O *{ level-clever }* nem viu de onde veio. Só falta o *{ level-unbeatable }*: lá, um empate vale uma vitória.
end-beat-unbeatable = Isso não deveria ser possível. Guarde bem na memória.
end-drawn = Tabuleiro cheio, e nem uma linha sequer.
end-lost-unbeatable = O *{ level-unbeatable }* só espera um erro. *{ button-review }* mostra qual foi.
end-won = { $player } venceu em { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}. A revanche está a um clique.
end-won-misere = A paciência compensa. A revanche está a um clique.
notice-accepted = <@{ $player-id }>, { $opponent } vai jogar contra você: [a partida { $id }]({ $link }) começou.
notice-turn = <@{ $player-id }>, { $opponent } jogou, então é a sua vez na [partida { $id }]({ $link }).
notice-time = <@{ $player-id }>, é a sua vez na [partida { $id }]({ $link }). O seu tempo acaba { $when }.
notice-time-quiet = { $player }, é a sua vez na [partida { $id }]({ $link }). O seu tempo acaba { $when }.

## Challenges

challenge-to = <@{ $opponent-id }>, **{ $challenger }** desafia você no jogo da velha.
challenge-to-closed = **{ $challenger }** desafiou **{ $opponent }** no jogo da velha.
challenge-to-anyone = **{ $challenger }** procura alguém para jogar jogo da velha.
challenge-to-anyone-closed = **{ $challenger }** procurava alguém para jogar jogo da velha.
challenge-terms = { $board } · { $opens } · expira { $expires }
challenge-opens-me = { $challenger } começa
challenge-opens-opponent = { $opponent } começa
challenge-opens-anyone = quem entrar começa
challenge-opens-random = o sorteio decide quem começa
challenge-accepted = Desafio aceito: a partida começou.
challenge-declined = { $opponent } recusou.
challenge-withdrawn = { $challenger } retirou o desafio.
challenge-expired = { $opponent } não respondeu a tempo.
challenge-expired-open = Ninguém entrou a tempo.
challenge-withdrawn-private = O seu desafio foi retirado.
button-accept = Aceitar
button-decline = Recusar
button-join = Entrar
button-withdraw = Retirar
button-challenge-again = Desafiar de novo

## Private answers

stopped-private = A partida { $id } foi encerrada.
resign-question = **Desistir da partida { $id }?** A vitória fica com { $opponent }.
button-confirm-resign = Sim, desistir
resigned-private = Você desistiu da [partida { $id }]({ $link }).
button-restart = Desistir dela e começar esta
button-set-aside-accept = Deixar de lado e aceitar
button-set-aside-join = Deixar de lado e entrar
set-aside-private = A sua partida contra mim ficou de lado. Não conta nem como vitória nem como derrota.

see-board = [Ir para o tabuleiro]({ $link })

refused-broken-button = Não conheço este botão. Use `/ttt start` para uma nova partida.
refused-no-such-game = Essa partida não existe mais. Use `/ttt start` para começar outra.
refused-no-game-here = Você não tem nenhuma partida neste canal. Use `/ttt start` para jogar.
refused-not-your-game = Estes botões são só para quem está jogando a partida. Use `/ttt start` para ter a sua.
refused-not-your-turn = Ainda não é a sua vez.
refused-not-moderator = Só quem pode gerenciar mensagens pode encerrar uma partida.
refused-no-game-on-message = Não há nenhuma partida nesta mensagem.
refused-stale-board = A partida andou: este é o tabuleiro agora.
refused-old-copy = Esta é uma cópia antiga do tabuleiro. [A partida continua aqui]({ $link }).
refused-game-is-over = Esta partida já terminou.
refused-already-playing = Você já tem uma partida aqui: termine ou desista dela primeiro. [Ir para o tabuleiro]({ $link })
refused-already-playing-opponent = { $player } já tem uma partida neste canal.
refused-playing-computer = Você está jogando contra mim aqui, mas isso pode esperar. [Ir para o tabuleiro]({ $link })
refused-channel-not-allowed = Neste servidor, o jogo é em outro lugar: { $channels }
refused-role-not-allowed = Este servidor reserva as partidas a membros com certos cargos.
refused-too-soon = Este servidor pede uma pausa entre desafios. Tente de novo { $wait }.
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
refused-not-your-challenge = Este desafio é para outra pessoa.
refused-own-challenge = Este desafio é seu: outra pessoa tem que aceitar.
refused-already-challenging = Você já tem um desafio aberto neste canal: retire com `/ttt resign` primeiro. [Ir para o desafio]({ $link })
refused-challenge-yourself = Um desafio precisa de duas pessoas. Para jogar contra o bot, use `/ttt start` sem adversário.
refused-challenge-bot = Bots não respondem a desafios. Para jogar contra mim, use `/ttt start` sem adversário.
refused-cannot-see-channel = Essa pessoa não vê este canal, então não poderia responder.
refused-cannot-be-challenged = Você não pode jogar contra { $player } no momento.
refused-nobody-else-here = Ninguém mais vê esta conversa. Desafie pessoas em um servidor ou em um grupo; para jogar contra mim, use `/ttt start`.
refused-unreadable-cell = “{ $text }” não é uma casa. Escreva b2 ou 5, por exemplo.
refused-ambiguous-cell = “{ $text }” pode ser mais de uma casa: { $cells }. Escreva qual delas.
refused-off-board = { $where } não fica neste tabuleiro.
refused-cell-taken = A casa { $where } já está ocupada.
refused-store-unavailable = O banco de dados não está respondendo agora, então nada mudou. Tente de novo daqui a pouco.
refused-outcome-unknown = O banco de dados caiu bem na hora em que eu anotava isso, então pode ter acontecido ou não. Tente de novo daqui a pouco: nada acontece duas vezes, e `/ttt board` mostra a sua partida.
refused-unexpected = Algo deu errado do meu lado. A sua partida está a salvo: `/ttt board` mostra.

## Help

help-title = ## Jogo da velha
button-help-play = Como jogar
button-help-more = Níveis, regras e mais
help-start = **Contra mim:** { $start }, e é só tocar em uma casa. Três símbolos seus em linha vencem. Nas opções você escolhe o nível, o tabuleiro, o seu símbolo e quem começa.
help-challenge = **Entre vocês:** { $challenge }, ou o menu de uma pessoa: *Apps → { menu-challenge }*.
help-game = **Durante a partida**
help-on-hint = a melhor casa, contra mim
help-on-move = b2, 5…
help-on-board = de novo lá no fim
help-on-resign = também retira um desafio
help-after = **Antes e depois**
help-on-stats = resultados e pontuação
help-on-leaderboard = os melhores do servidor
help-on-history = as suas partidas terminadas
help-on-review = erros, compartilhar
help-on-watch = eu contra mim mesmo
help-rematch = Em uma partida terminada, *{ button-rematch }* troca os lados e *{ button-review }* mostra onde tudo virou.
help-yours = **Do seu jeito**
help-on-preferences = visual e avisos
help-on-privacy = os seus dados
help-screen-reader = **Com um leitor de tela,** escolha o estilo *Texto*: os tabuleiros são letras, e cada botão diz a sua casa e o seu símbolo.
help-server = **Para quem cuida de um servidor**
help-on-settings = visual, canais, limites
help-stop = *Apps → { menu-stop }* em uma mensagem encerra a partida dela.
help-levels = **Níveis** · *{ level-beginner }* joga em qualquer lugar · *{ level-easy }* completa uma linha · *{ level-casual }* também bloqueia as suas · *{ level-clever }* gosta do centro e dos cantos, mas não vê ameaças duplas · *{ level-unbeatable }* nunca perde
help-boards = **Tabuleiros** · 3×3, três em linha · 4×4, quatro · 5×5, quatro ou cinco · *Misère*: quem completa uma linha **perde**
help-cells = **Casas** · as colunas são letras e as fileiras são números: a1 fica no canto superior esquerdo, e 1 também.
help-time = **Tempo** · um dia por jogada, ou o que o servidor definir. Entre pessoas, quem estoura o tempo perde.
help-again = { $help } mostra esta página.

## Settings

command-settings = Configurar o jogo da velha neste servidor (para membros com “Gerenciar servidor”)
command-preferences = Como você numera as casas, como vê os tabuleiros, e os avisos
command-privacy = Receber um arquivo com os seus dados, ou apagar tudo
option-action = O que fazer com os seus dados
choice-export = Enviar meus dados em um arquivo
choice-delete = Apagar meus dados

player-somebody = Alguém

settings-title = ### O jogo da velha neste servidor
settings-note = Só você vê isto. Cada escolha é salva na hora e vale para as próximas partidas.
button-section-games = Partidas
button-section-look = Visual
button-section-places = Idioma e canais
button-section-limits = Limites
button-section-check = Verificar

settings-level = **Meu nível** quando ninguém escolhe outro
settings-board = **Tabuleiro** quando ninguém escolhe outro
settings-clock = **Relógio:** quanto tempo uma jogada pode levar. Entre pessoas, quem estoura o tempo perde.
settings-theme = **Símbolos** dos dois jogadores
settings-style = **Estilo** dos tabuleiros, quando os jogadores não preferem outro
settings-remains = **Quando uma partida termina,** o que fica da mensagem dela
settings-sample = **Fica assim**
settings-locale = **Idioma** das mensagens públicas. As privadas seguem o idioma de quem lê.
settings-channels = **Canais** onde as partidas podem começar, com os tópicos deles. Não escolha nenhum para permitir todos.
settings-roles = **Cargos** que podem começar partidas. Não escolha nenhum para permitir todo mundo.
settings-most-live = **Partidas ao mesmo tempo** em um canal, no máximo
settings-pause = **Pausa** entre dois desafios da mesma pessoa
settings-unrated = **Fora do ranking:** as partidas destas pessoas não contam para ninguém, nem as anteriores
unrated-none = Ninguém
channels-all = Todos os canais
roles-all = Todo mundo
more-choices = Escolha aqui
button-ask-clock = Outra duração…
button-ask-emoji = Dois emojis seus…

theme-classic = Clássico
theme-animals = Animais
theme-sky = Céu
theme-garden = Jardim
theme-sea = Mar
theme-own = Os seus
style-server = Como no servidor
style-emoji = Emojis: uma imagem do tabuleiro acima dos botões
style-compact = Compacto: só os botões enquanto a partida está em andamento
style-text = Texto: letras e coordenadas, bom para leitores de tela
remains-all = O tabuleiro inteiro
remains-line = Só uma linha com o resultado
language-auto = O definido no Discord
most-live = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
pause-none = Sem pausa

form-clock-title = Relógio
form-clock-label = Quanto tempo uma jogada pode levar?
form-clock-hint = De 1 minuto a 7 dias: 90m, 2h, 1h 30m ou 3d
form-emoji-title = Dois emojis seus
form-emoji-x-label = No lugar de ❌
form-emoji-o-label = No lugar de 🔵
form-emoji-hint = Qualquer emoji, ou um deste servidor pelo nome, como :cat:

check-title = **O que eu posso fazer em { $channel }**
check-has = ✅ { $permission }
check-lacks = ❌ Falta **{ $permission }**:
check-well = Tenho aqui tudo de que preciso.
check-how = Quem gerencia este canal pode permitir isso em *Editar canal → Permissões*, para o meu cargo. Toque em *{ button-section-check }* para conferir de novo.
check-no-member = ❌ **Este servidor não me adicionou,** então só posso responder a comandos e botões: não posso avisar ninguém de que chegou a vez de jogar, e tabuleiros com mais de 15 minutos só mudam quando alguém toca em um botão deles.
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
refused-not-manager = Só quem pode gerenciar este servidor pode mudar as configurações. As suas preferências ficam em `/ttt preferences`.
refused-not-your-panel = Este painel é de outra pessoa. Abra o seu com `/ttt settings`, `/ttt preferences` ou `/ttt privacy`.
refused-unreadable-clock = “{ $text }” não é uma duração. Escreva 90m, 2h, 1h 30m ou 3d.
refused-clock-out-of-range = Uma jogada pode levar de 1 minuto a 7 dias.
refused-unknown-emoji = “{ $text }” não é um emoji que eu possa usar aqui. Escolha um emoji comum, ou um deste servidor pelo nome, como :cat:
refused-marks-alike = Os dois símbolos precisam ser diferentes um do outro e da casa vazia ⬛, senão ninguém conseguiria ler o tabuleiro.

## Preferences

preferences-title = ### As suas preferências
preferences-note = Só você vê isto. Elas valem em todo lugar onde você joga.
preferences-numbering = **Números das casas** quando você digita uma jogada com `/ttt move`
preferences-style = **Estilo** das suas partidas, a partir da próxima. Contra outra pessoa, *Texto* vale se um de vocês preferir; os outros, só se os dois preferirem.
preferences-pings = **Avisos:** quando posso mencionar você. Quem responde em menos de um minuto nunca recebe aviso de que é a sua vez.
preferences-challenges = **Quem pode desafiar você.** Ninguém fica sabendo da sua escolha.
preferences-blocked = **Exceto estas pessoas:** elas não podem desafiar você, entrar nos seus desafios nem pedir revanche, e ninguém conta o motivo.
pings-none = Nunca
pings-some = Quando alguém desafia você ou aceita o seu desafio, e quando o seu tempo está acabando
pings-turns = Também quando o seu adversário joga
challenges-anyone = Qualquer pessoa
challenges-nobody = Ninguém
numbering-reading = Como se lê: o 1 no canto superior esquerdo
numbering-keypad = Como no teclado numérico: o 7 no canto superior esquerdo

## Privacy

exported = Isto é tudo o que guardo sobre você: as partidas de que participou, as suas pontuações, os seus desafios e as suas preferências.
exported-packed = Isto é tudo o que guardo sobre você: as partidas de que participou, as suas pontuações, os seus desafios e as suas preferências. É tanta coisa que compactei: o gzip e a maioria dos programas de descompactar abrem o arquivo.
forget-question =
    ### Apagar os seus dados?
    Você desiste das partidas em andamento, e os seus desafios abertos são encerrados. O seu ID, o seu nome, as suas pontuações e as suas preferências são apagados. As partidas terminadas continuam para quem jogou com você, que verá “{ player-somebody }” no seu lugar; as pontuações dessas pessoas são calculadas sem você. Quem escolheu não receber desafios seus mantém essa escolha, só com o seu ID.
    Isso **não tem volta.** As mensagens que já estão nos canais mantêm o nome que mostram, e os backups de quem me hospeda guardam os seus dados até serem substituídos por outros mais novos. Se você voltar a jogar, começamos do zero.
button-forget = Apagar meus dados
forgotten =
    Pronto: os seus dados foram apagados. { $games ->
        [0] Você não estava em nenhuma partida.
        [one] { $games } partida agora mostra “{ player-somebody }” no seu lugar.
       *[other] { $games } partidas agora mostram “{ player-somebody }” no seu lugar.
    } { $ended ->
        [0] { "" }
        [one] Você desistiu da que estava em andamento.
       *[other] Você desistiu das { $ended } que estavam em andamento.
    } Os backups de quem me hospeda guardam os seus dados até serem substituídos por outros mais novos.

## Looking on, ahead and back

command-hint = Qual é a melhor jogada na sua partida contra o bot? Só você vê a resposta
command-watch = Assistir ao bot jogando contra si mesmo
command-history = Listar partidas terminadas; só você vê a lista
command-review = Rever uma partida terminada jogada por jogada, com os erros dela; só você vê
option-x = O nível do bot com X, que começa
option-o = O nível do bot com O
option-user-history = De quem são as partidas; deixe em branco para ver as suas
option-game = Em branco, a sua última partida aqui; ou escolha uma, ou escreva o número embaixo de um tabuleiro

button-hint = Dica
button-rematch = Revanche
button-review = Rever
button-first = Início
button-back = Voltar
button-next = Avançar
button-last = Fim
button-share = Compartilhar
button-save = Salvar imagem
button-newer = Mais recentes
button-older = Mais antigas

game-computer-to-move = Vez de { $mark } { $player }

hint-title = Dica para a partida { $id }
hint-best = O melhor é **{ $cell }**: { $reason }.
hint-win = { $sign } vence
hint-draw = { $sign } empata
hint-loss = { $sign } perde
hint-unknown = { $sign } longe demais para saber
hint-letter-win = v
hint-letter-draw = e
hint-letter-loss = p
hint-letter-unknown = ?

reason-wins-at-once = completa a sua linha
reason-forks = ameaça { $cells } ao mesmo tempo, e só dá para bloquear uma
reason-forces-win = { $moves ->
    [0] vence contra qualquer defesa
    [one] vence contra qualquer defesa, em { $moves } jogada
   *[other] vence contra qualquer defesa, em { $moves } jogadas
}
reason-only-win = { $moves ->
    [0] nenhuma outra casa vence
    [one] nenhuma outra casa vence: esta vence em { $moves } jogada
   *[other] nenhuma outra casa vence: esta vence em { $moves } jogadas
}
reason-blocks = bloqueia a linha do seu adversário
reason-only-draw = todas as outras casas perdem
reason-spoils-fork = { $count ->
    [1] o seu adversário quer { $cells }, para ameaçar duas linhas de uma vez, e isso estraga o plano
   *[other] o seu adversário quer ameaçar duas linhas de uma vez, e isso estraga o plano
}
reason-threatens = mantém o empate, e o seu adversário tem que responder em { $cells }
reason-sets-traps = mantém o empate, e o seu adversário perde se responder em { $cells }
reason-sets-many-traps = mantém o empate, e { $count ->
    [one] uma das respostas perde
   *[other] { $count } das respostas perdem
}
reason-avoids-line = não completa nenhuma linha
reason-holds = mantém o empate
reason-delays = agora todas as casas perdem, e esta é a que mais demora
reason-looks-best = é a casa com mais linhas ainda abertas

command-stats = Vitórias, empates e derrotas, sequências e pontuação; só você vê
command-leaderboard = Quem tem a melhor pontuação aqui? Só você vê a lista
option-user-stats = De quem são as estatísticas; deixe em branco para ver as suas
option-scope = O servidor inteiro, ou só quem joga neste canal
option-season = Um trimestre, como 2026 Q4; deixe em branco para ver o atual
choice-server = O servidor inteiro
choice-channel = Este canal
button-higher = Mais acima
button-lower = Mais abaixo

season = { $year } Q{ $quarter }
score = { $wins ->
    [0] 0 vitórias
    [one] { $wins } vitória
   *[other] { $wins } vitórias
}, { $draws ->
    [0] 0 empates
    [one] { $draws } empate
   *[other] { $draws } empates
}, { $losses ->
    [0] 0 derrotas
    [one] { $losses } derrota
   *[other] { $losses } derrotas
}
points = { NUMBER($points, useGrouping: 0) }
missing-games = { $games ->
    [one] mais { $games } partida ranqueada
   *[other] mais { $games } partidas ranqueadas
}
missing-opponents = { $opponents ->
    [one] uma partida contra outra pessoa
   *[other] partidas contra outras { $opponents } pessoas
}

leaderboard-title = Ranking deste servidor, { $season }
leaderboard-title-channel = Ranking de <#{ $channel-id }>, { $season }
leaderboard-page = { $total ->
    [1] { $total } pessoa
   *[other] { $total } pessoas · página { $page } de { $pages }
}
leaderboard-none = Ninguém tem pontuação aqui ainda. Partidas entre pessoas são ranqueadas: `/ttt challenge` começa uma.
leader = { $place } <@{ $user-id }> · **{ NUMBER($rating, useGrouping: 0) }** ± { $spread } · { $wins ->
    [0] 0 vitórias
    [one] { $wins } vitória
   *[other] { $wins } vitórias
}, { $draws ->
    [0] 0 empates
    [one] { $draws } empate
   *[other] { $draws } empates
}, { $losses ->
    [0] 0 derrotas
    [one] { $losses } derrota
   *[other] { $losses } derrotas
}
leader-provisional = · <@{ $user-id }> · { NUMBER($rating, useGrouping: 0) } ± { $spread }, provisória · { $wins ->
    [0] 0 vitórias
    [one] { $wins } vitória
   *[other] { $wins } vitórias
}, { $draws ->
    [0] 0 empates
    [one] { $draws } empate
   *[other] { $draws } empates
}, { $losses ->
    [0] 0 derrotas
    [one] { $losses } derrota
   *[other] { $losses } derrotas
}
own-place = **Você** está na posição { $place } de { $total }, com { NUMBER($rating, useGrouping: 0) } pontos.
own-provisional = **Seus** { NUMBER($rating, useGrouping: 0) } pontos são provisórios, ainda sem posição. Falta: { $missing }.
own-none = **Você** não tem pontuação aqui: jogue contra alguém com `/ttt challenge`.
own-left-out = **Você** está fora do ranking: foi uma decisão de quem cuida deste servidor.
rated-games = Valem para o ranking as partidas entre pessoas daqui, três por dia com a mesma, menos as vitórias sobre quem tem { $points } pontos a menos.
held-title = 🛡️ **Quem segurou o *{ level-unbeatable }* no empate**
held-line = { $board } · primeiro empate: <@{ $first-id }>, em { $date } · { $longest ->
    [1] ninguém duas vezes seguidas ainda
   *[other] recorde: { $longest } seguidos, de <@{ $longest-id }>
}

stats-title-server = Estatísticas de <@{ $user-id }> neste servidor
stats-title-anywhere = Estatísticas de <@{ $user-id }>
stats-none = Nenhuma partida terminada ainda. `/ttt start` começa uma.
stats-people = **Contra pessoas:** { $score }
stats-versus = **<@{ $reader-id }> contra <@{ $user-id }>:** { $score }
stats-streak = **Vitórias seguidas:** { $current } agora, recorde de { $best }
stats-computer = **Contra mim** em { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}: { $held ->
    [0] 0 empates
    [one] { $held } empate
   *[other] { $held } empates
}, { $beaten ->
    [0] 0 vitórias
    [one] { $beaten } vitória
   *[other] { $beaten } vitórias
}
stats-computer-line = *{ $level }* em { $board }: { $score }
stats-run = { $line } · recorde de { $longest } empates seguidos
stats-opening = **Primeira jogada favorita:** { $cell } em { $board }, em { $times } de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
stats-rating = **Pontuação { $season }:** { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
stats-past = { $season }: { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
stats-points = Máxima { NUMBER($highest, useGrouping: 0) }, mínima { NUMBER($lowest, useGrouping: 0) }. Últimas, a mais recente no fim: { $latest }
picture-rating = A pontuação em { $season } em um gráfico de linha. { $points }
stats-missing = Para ser definitiva, ainda falta: { $missing }.
stats-unrated = **Pontuação:** nenhuma em { $season }. Partidas entre pessoas são ranqueadas.
stats-left-out = **Pontuação:** fora do ranking deste servidor.
is-provisional = provisória
is-at-place = posição { $place }

refused-no-leaderboard-here = Fora de servidores não há ranking: peça em um servidor onde você joga.
refused-unknown-season = “{ $text }” não é uma temporada. Escreva um ano e um trimestre, como 2026 Q4.

history-title-server = Partidas de <@{ $user-id }> neste servidor
history-title-anywhere = Partidas de <@{ $user-id }>
history-none = Nenhuma partida terminada ainda. `/ttt start` começa uma.
history-page = { $total ->
    [1] { $total } partida
   *[other] { $total } partidas, as mais recentes primeiro · página { $page } de { $pages }
}
history-line = { $game } · { $board } · { $date }
history-won = Vitória contra { $opponent } · #{ $id }
history-lost = Derrota contra { $opponent } · #{ $id }
history-drawn = Empate com { $opponent } · #{ $id }
history-unfinished = Inacabada, contra { $opponent } · #{ $id }
history-stopped = Encerrada, contra { $opponent } · #{ $id }
history-set-aside = Deixada de lado, contra { $opponent } · #{ $id }
history-open = Abrir uma partida
history-choice = { $game } · { $ago } · { $board }
ago-now = agora mesmo

review-where = Partida { $id } · { $board }
review-at-start = Antes da { $total ->
    [1] única jogada
   *[other] primeira de { $total } jogadas
}
review-at = Jogada { $ply } de { $total }: { $mark } { $player } jogou **{ $cell }**
review-line = { $move } · a linha: { $cells }
review-moves = Jogadas: { $moves }
review-no-moves = Ninguém fez nenhuma jogada, então não há nada para rever.
review-no-mistakes = **Nenhum erro encontrado.**
review-more-mistakes = … e mais { $count }.
mistake-win-draw = **Erro:** a jogada { $number }, { $cell }, deixou a vitória escapar. Para vencer: { $better }
mistake-win-loss = **Erro:** a jogada { $number }, { $cell }, perdeu. Para vencer: { $better }
mistake-draw-loss = **Erro:** a jogada { $number }, { $cell }, perdeu. Para empatar: { $better }

shared-by = partida compartilhada por { $player }
picture-game = Um tabuleiro animado: { $board }. { $first-mark } é { $first }, { $second-mark } é { $second }. Jogadas: { $moves }. { $result }
picture-won = { $player } venceu.
picture-nobody-won = Ninguém venceu.

refused-cannot-attach = Não posso anexar arquivos neste canal, então não dá para compartilhar uma imagem aqui. *{ button-save }* envia só para você.
refused-shared-just-now = Você acabou de compartilhar uma partida. Poderá compartilhar outra { $wait }.
refused-game-still-on = Essa partida ainda está em andamento. Quando ela terminar, dá para rever e pedir revanche.
refused-hint-against-person = O seu adversário é uma pessoa, então uma dica seria trapaça. Há dicas nas partidas contra mim: `/ttt start`.
refused-nothing-to-review = Não há aqui uma partida assim que você possa ver. Escreva o número embaixo do tabuleiro dela, como `12`, ou procure com `/ttt history`.
refused-nothing-played-here = Você não terminou nenhuma partida neste canal. `/ttt history` lista as que você jogou.
refused-others-history = Aqui dá para listar só as suas próprias partidas. As dos outros aparecem no servidor onde foram jogadas.
refused-export-running = Os seus dados já estão sendo reunidos. O arquivo chega como resposta ao seu primeiro pedido.
refused-opponent-forgotten = O seu adversário pediu para apagar os próprios dados, então não há mais quem desafiar. Com `/ttt challenge` você desafia outra pessoa.
