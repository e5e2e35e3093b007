### Every word that a player sees, in the Spanish of Spain. Read whole twice, last on 2026-11-22; what English changed since was looked at, last on 2026-11-29.

# A mark is "ficha", a cell "casilla", a row that wins "línea", a rating "puntuación".

## Commands

command-ttt = Tres en raya: contra Oxo o entre vosotros
command-start = Empezar una partida de tres en raya
command-challenge = Retar a alguien a una partida, o a quien quiera de aquí
command-move = Jugar en una casilla de tu partida en este canal
command-board = Mostrar otra vez el tablero de tu partida, al final del canal
command-resign = Rendirte en tu partida de aquí, o retirar tu reto
command-help = Explicar el juego, sus niveles y sus comandos
menu-challenge = Retar a un tres en raya
menu-stop = Detener esta partida
option-opponent = Contra quién jugar; déjalo vacío para jugar contra Oxo
option-opponent-challenge = A quién retar; déjalo vacío para que se apunte quien quiera
option-opponent-here = Contra quién, si tienes varias partidas aquí
option-level = El nivel de Oxo
option-board = En qué tablero jugar
option-mark = Tu ficha
option-first = Quién hace la primera jugada
option-cell = Dónde jugar: b2, 5…
choice-random = Al azar
choice-first-me = Yo
choice-first-opponent = Mi rival

level-beginner = Principiante
level-easy = Fácil
level-casual = Medio
level-clever = Astuto
level-unbeatable = Imbatible
level-perfect = Perfecto

choice-beginner = Principiante: juega donde sea
choice-easy = Fácil: completa sus líneas
choice-casual = Medio: también bloquea las tuyas
choice-clever = Astuto: solo falla en amenazas dobles
choice-unbeatable = Imbatible: nunca pierde, salvo en Fugaz

board-3x3 = 3×3, tres en raya
board-4x4 = 4×4, cuatro en raya
board-5x5 = 5×5, cuatro en raya
board-5x5-five = 5×5, cinco en raya
board-misere = Misère 3×3: quien hace tres en raya pierde
board-vanishing = Fugaz 3×3: solo quedan tus tres últimas fichas
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
game-to-move = Le toca a { $player } { $mark }
game-your-move = Te toca { $mark }
game-won = { $mark } **¡Gana { $player }!**
game-won-against = { $mark } **¡{ $player } gana a { $loser }!**
game-won-misere = { $mark } **Gana { $player }:** { $loser } ha hecho una línea
game-won-resigned = { $mark } **Gana { $player }:** { $loser } se rinde
game-won-time = { $mark } **Gana { $player }:** a { $loser } se le ha acabado el tiempo
game-drawn = **Empate.**
game-drawn-vanishing = **Empate:** esta posición se ha dado por tercera vez.
game-held = 🛡️ **Empate: ¡{ $player } resiste ante *{ level-unbeatable }*!**
game-with-hints = { $hints ->
    [one] 1 pista
   *[other] { $hints } pistas
}
talk-greeting-beginner = { $variant ->
    [0] «¡Hola! ¡Hola, hola!»
    [1] «¿Me toca a mí?»
    [2] «¡Este me lo sé!»
   *[other] «¡A jugar! ¡Yupi!»
}
talk-greeting-easy = { $variant ->
    [0] «¿Empezamos? ¡Yo sí!»
    [1] «Esta parte me encanta.»
    [2] «¡A divertirse! Yo, seguro.»
   *[other] «¡Vamos allá!»
}
talk-greeting-casual = { $variant ->
    [0] «Sin prisa.»
    [1] «Anda, hola.»
    [2] «Venga, por qué no.»
   *[other] «Tú primero, supongo.»
}
talk-greeting-clever = { $variant ->
    [0] «Vengo preparado.»
    [1] «Tengo un plan.»
    [2] «¿Empezamos? Bien.»
   *[other] «Tal como esperaba.»
}
talk-greeting-unbeatable = { $variant ->
    [0] «Tengo tiempo.»
    [1] «Adelante.»
    [2] «Muéstramelo.»
   *[other] «Ya veremos.»
}
talk-greeting-perfect = { $variant ->
    [0] «Elige bien.»
    [1] «¿Por dónde empiezas?»
    [2] «Me sé todas las partidas.»
   *[other] «La primera jugada cuenta.»
}
talk-forked-beginner = { $variant ->
    [0] «¿Dos a la vez?»
    [1] «¿Eso se puede?»
    [2] «¡Hala, dos!»
   *[other] «¿Cómo lo has hecho?»
}
talk-forked-easy = { $variant ->
    [0] «Ay, no. Ay, no.»
    [1] «¡Eso no vale!»
    [2] «¿Dos? ¡Dos!»
   *[other] «¡Solo tengo una ficha!»
}
talk-forked-casual = { $variant ->
    [0] «No puedo bloquear las dos.»
    [1] «Pues ya está.»
    [2] «¿Dos? Menudo lujo.»
   *[other] «Venga, toda tuya.»
}
talk-forked-clever = { $variant ->
    [0] «Doble amenaza. Cómo no.»
    [1] «Protesto.»
    [2] «Déjame pensar. No.»
   *[other] «No sale en mis libros.»
}
talk-forked-unbeatable = «Imposible.»
talk-blocked-beginner = { $variant ->
    [0] «¿Esa era tuya?»
    [1] «Es que aquí me gusta.»
    [2] «Uy. ¡Perdón!»
   *[other] «¿Me puedo poner aquí?»
}
talk-blocked-easy = { $variant ->
    [0] «¡Qué suerte!»
    [1] «¿He bloqueado algo?»
    [2] «¡Uf! Por los pelos.»
   *[other] «¡Perdona! No miraba.»
}
talk-blocked-casual = { $variant ->
    [0] «No tan rápido.»
    [1] «Lo siento, no.»
    [2] «Casi mejor que no.»
   *[other] «Por ahí no.»
}
talk-blocked-clever = { $variant ->
    [0] «Eso lo he visto.»
    [1] «Buen intento.»
    [2] «Capítulo uno.»
   *[other] «Me lo esperaba.»
}
talk-blocked-unbeatable = { $variant ->
    [0] «No.»
    [1] «Así no.»
    [2] «Esta la conozco.»
   *[other] «Busca en otro sitio.»
}
talk-blocked-perfect = { $variant ->
    [0] «Visto.»
    [1] «Nada permanece.»
    [2] «Se habría desvanecido.»
   *[other] «No mientras yo mire.»
}
talk-was-blocked-beginner = { $variant ->
    [0] «¿Iba ganando?»
    [1] «¡Esa la quería yo!»
    [2] «¡Eh! ¡Buen sitio!»
   *[other] «¡Ahora está la tuya!»
}
talk-was-blocked-easy = { $variant ->
    [0] «¡Oh, bien bloqueado!»
    [1] «¡Buen ojo!»
    [2] «¡Por poco!»
   *[other] «¡Estabas mirando!»
}
talk-was-blocked-casual = { $variant ->
    [0] «Me parece justo.»
    [1] «Había que probar.»
    [2] «Ah, lo has visto.»
   *[other] «Bueno. Vale.»
}
talk-was-blocked-clever = { $variant ->
    [0] «Conque lo has visto.»
    [1] «Pues daré un rodeo.»
    [2] «Correcto, por desgracia.»
   *[other] «Tengo otras.»
}
talk-was-blocked-unbeatable = { $variant ->
    [0] «Bien visto.»
    [1] «Bien.»
    [2] «No duermes.»
   *[other] «No tenías otra.»
}
talk-was-blocked-perfect = { $variant ->
    [0] «Justo a tiempo.»
    [1] «Tú también cuentas.»
    [2] «Todo vuelve.»
   *[other] «Bien. Sigue contando.»
}
game-perfect = «Hay una apertura que me gana. Encuéntrala.»
game-triumph = *{ level-unbeatable }* nunca pierde: un empate es un triunfo.
game-unfinished = **Sin terminar:** nadie ha jugado a tiempo.
game-stopped = **Partida detenida** por la moderación.
game-stopped-watched = **Partida detenida.**
rule-misere = **Se pierde con tres en raya.**
rule-vanishing = **Solo quedan tus tres últimas fichas.**
game-second-time = **Segunda vez: una más y hay empate.**
game-oldest-leaves = **Tu cuarta ficha se lleva la más antigua (la tenue); su casilla está cerrada en esa jugada.**
rule-4 = **Se gana con cuatro en raya.**
rule-5 = **Se gana con cinco en raya.**
game-set-aside = **Partida aparcada** sin resultado, para jugar una entre personas.
game-called-off = **Partida anulada:** no cuenta.
game-footer = Partida { $id }
game-footer-last = última jugada: { $cell }
game-footer-leaving = la próxima en irse: { $cell }
game-footer-line = la línea: { $cells }
game-footer-clock = el tiempo se acaba { $when }
game-moved = El tablero de la partida { $id } está ahora en otro mensaje: [míralo aquí]({ $link })

button-resign = Rendirme
button-stop = Detener
button-play-winner = Jugar contra el ganador
button-play-too = Jugar yo también
button-play-level = Jugar en { $level }
button-play-board = Jugar en { $board }
waiting-title = ### Te toca en estas partidas
button-board-here = Mostrar el tablero aquí
button-to-game = Ir a la partida { $id }

end-first-win = 🎉 **¡Primera victoria de { $player } contra el nivel { $level }!**
end-can-hold = Al siguiente, *{ level-unbeatable }*, no le gana nadie. ¿Podrás sacarle un empate?
end-can-find = Al siguiente, *{ level-perfect }*, le gana una sola apertura. ¿Podrás encontrarla?
end-beat-all = Y contra *{ level-unbeatable }* ya hay un empate: en este tablero no queda nada más difícil.
end-first-board = 🎉 **¡Primera victoria de { $player } en un tablero nuevo: { $board }!**
end-first-both = 🎉 **¡Primera victoria de { $player } contra el nivel { $level }, y en un tablero nuevo: { $board }!**
end-first-between = 🎉 **¡Primera victoria de { $player } contra { $opponent }!**
end-beat-beginner = { $variant ->
    [0] «¡Oh! ¿Tenía que impedírtelo?»
    [1] «Me gustaba esa esquina. Me sigue gustando.»
    [2] «¡Otra! ¡Otra! Casi lo había entendido.»
    [3] «A ti se te da bien ganar. ¡A mí, elegir casillas!»
    [4] «¿Ya está? ¡Si acababa de empezar!»
    [5] «¡Has ganado! ¿Nos podemos quedar el tablero?»
    [6] «Las mías las he puesto donde quedaban bonitas.»
   *[other] «¡Qué divertido! ¿Cómo eran las reglas?»
}
end-beat-easy = { $variant ->
    [0] «Tenía un plan, lo prometo.»
    [1] «¡Muy bien! Yo solo tenía ojos para mis fichas.»
    [2] «¡Bien jugado! Casi lo tenía. ¿O no? A mí me lo parecía.»
    [3] «Algún día debería mirar tu lado del tablero.»
    [4] «Te lo has ganado. ¿Me enseñas cómo lo has hecho?»
    [5] «Justo iba a mirar ahí. ¡De verdad!»
    [6] «¡Qué buena! Voy aprendiendo. Despacio, pero voy aprendiendo.»
   *[other] «Me alegro por ti. Por mí no tanto, pero por ti me alegro.»
}
end-beat-casual = { $variant ->
    [0] «Me parece justo. Yo miraba la otra esquina.»
    [1] «Anda. ¿Eso se puede hacer? Bien.»
    [2] «Buena partida. Me levantaría a aplaudir, pero me acabo de sentar.»
    [3] «Vale, vale. Tú sí que te has esforzado.»
    [4] «Bueno, con esto me he despertado.»
    [5] «No está mal. La próxima vez recuérdame que preste atención.»
    [6] «Tú ganas. Yo voy a por las patatas.»
   *[other] «No hay prisa, pero esta me la tendrás que devolver algún día.»
}
end-beat-clever = { $variant ->
    [0] «Imposible. Había pensado en todo menos en eso.»
    [1] «No lo he visto venir. Que quede entre nosotros.»
    [2] «Interesante. Diré que era parte de mi plan.»
    [3] «Yo tenía un plan. El tuyo era mejor.»
    [4] «Veo que hemos leído los mismos libros.»
    [5] «Protesto. Dame un momento para averiguar por qué.»
    [6] «Admirable. ¿Te importaría repetirlo, pero despacio?»
   *[other] «Iba tres jugadas por delante. En la dirección equivocada.»
}
end-beat-perfect = { $variant ->
    [0] «Así que la has encontrado. La tenía escondida en la primera jugada.»
    [1] «Una sola apertura, y ni un tropiezo después. Bien jugado.»
    [2] «Todas las puertas estaban cerradas menos una. Y tú tenías la llave.»
    [3] «Yo lo he jugado todo bien. Tú, mejor.»
    [4] «Llevaba tiempo esperando a que alguien la encontrara.»
    [5] «Perfecto, y derrotado. Aprenderé a vivir con las dos cosas.»
    [6] «Solo hay un camino, y lo has recorrido hasta el final.»
   *[other] «Ahora conoces mi secreto. ¿Me lo guardas?»
}
end-beat-unbeatable = Se suponía que esto era imposible. Recuérdalo bien.
end-drawn-beginner = { $variant ->
    [0] «¡Todo lleno! ¿Quién ha ganado?»
    [1] «¡Ya no quedan casillas! ¿No hay un tablero más grande?»
    [2] «¿Entonces no gana nadie? ¡Me vale!»
    [3] «He llenado mi mitad. ¿Te gusta?»
    [4] «¡Hemos usado todo el tablero! Qué bien lo hemos hecho.»
    [5] «¿Nadie ha ganado? ¡Pues una pegatina para ti y otra para mí!»
    [6] «Así, llenito, me gusta más. Parece un dibujo terminado.»
   *[other] «¿Un empate es bueno? ¡A mí me sabe bien!»
}
end-drawn-easy = { $variant ->
    [0] «¡Empate! Digamos que nos hemos perdonado la vida.»
    [1] «El tablero lleno, y ni una palabra más alta que otra.»
    [2] «Por muy poco. Pero ¿a quién de los dos le ha faltado?»
    [3] «Te daría la mano, pero me he quedado sin casillas.»
    [4] «¡Un empate! Yo lo firmaba todos los días.»
    [5] «Vamos iguales. ¿Jugamos el desempate?»
    [6] «¡Te he seguido el ritmo! ¿Lo has visto?»
   *[other] «Lo justo es lo justo: media victoria para cada uno.»
}
end-drawn-casual = { $variant ->
    [0] «No gana nadie, así que no invita nadie.»
    [1] «Tú esperas, yo espero. Podríamos estar así todo el día.»
    [2] «No pierde nadie. Así me gusta.»
    [3] «Iguales. Digamos que era el calentamiento.»
    [4] «Un empate. Así nos ahorramos los discursos.»
    [5] «A mí con esto me basta. Casi siempre me basta.»
    [6] «En tablas. ¿Otra, o nos quedamos aquí sentados?»
   *[other] «Al final hemos llegado los dos. A dónde, no sé.»
}
end-drawn-clever = { $variant ->
    [0] «Por fin alguien a mi altura. Ya empezaba a sudar.»
    [1] «Nos anulamos. Elegante.»
    [2] «Por favor, no amenaces dos líneas a la vez. Lo odio.»
    [3] «Equilibrio hasta la última casilla. Ya se me ocurrirá algo.»
    [4] «Un empate. Sobre el papel, yo era mejor.»
    [5] «Has tenido respuesta para todo. Qué inoportuno.»
    [6] «Yo traía tres planes. Tú, tres formas de estropearlos.»
   *[other] «Nada ganado, nada perdido, todo calculado.»
}
end-drawn-round = { $variant ->
    [0] «¿No hemos pasado ya por aquí?»
    [1] «Vueltas y más vueltas. Me estoy mareando.»
    [2] «Tres veces lo mismo. Eso es un empate.»
    [3] «Todo desaparece, pero nada cambia.»
    [4] «Yo habría dado otra vuelta.»
    [5] «Las mismas fichas, las mismas casillas y los mismos dos de siempre.»
    [6] «Por lo visto, un círculo no es una línea.»
   *[other] «Podríamos seguir así todo el día.»
}
end-drawn-perfect = { $variant ->
    [0] «Vueltas y más vueltas. Yo podría seguir para siempre.»
    [1] «Has aguantado. La forma de ganar sigue ahí, esperando.»
    [2] «Ya hemos estado aquí. Dos veces, para ser exactos.»
    [3] «A la tercera, empate. Veo que también llevas la cuenta.»
    [4] «Ninguno de los dos ha cedido.»
    [5] «Ni un error por ninguna parte. Prueba con otro comienzo.»
    [6] «Buena memoria. No me encuentro con muchas.»
   *[other] «Aquí nada permanece, pero esto ha estado a punto.»
}
end-drawn-hinted = { $variant ->
    [0] «Un empate. Algunas de esas jugadas eran mías.»
    [1] «Me has plantado cara. Yo te llevaba de la mano.»
    [2] «Te he dado las respuestas. Las has leído bien.»
    [3] «Ahora otra vez, sin preguntarme a mí.»
    [4] «Hacemos buena pareja. Sobre todo yo.»
    [5] «Un empate, con algo de ayuda desde el otro lado del tablero.»
    [6] «Juego a menudo contra mí mismo. Suele acabar así.»
   *[other] «Un empate con chuleta. El próximo, ¿de memoria?»
}
end-drawn-watched = { $variant ->
    [0] «He ofrecido todas las ocasiones de fallar. Nadie las ha aprovechado.»
    [1] «Una partida tranquila. Me gustan las partidas tranquilas.»
    [2] «Ni un tropiezo. Ahora, que lo intente una persona.»
    [3] «Esperaba un solo error. Puedo esperar más.»
    [4] «No ha pasado nada, y ha pasado muy bien.»
    [5] «El tablero lleno y nada que lamentar.»
    [6] «Quien tenía enfrente conocía el camino. Yo también.»
   *[other] «Como tiene que ser. Volvería a verla con gusto.»
}
end-said = **{ $level }:** { $quote }
end-first-hold = 🎉 **¡{ $player } lo logra por primera vez!** Nadie consigue más que un empate.
end-first-hold-board = 🎉 **¡{ $player } lo logra por primera vez en este tablero!**
end-can-beat = En *{ board-short-vanishing }* puedes ganarme.
end-drawn-unbeatable = { $variant ->
    [0] «He buscado un hueco. No había ninguno.»
    [1] «Ni un error. Lo he mirado dos veces.»
    [2] «No me has dado nada. Bien defendido.»
    [3] «Un empate. Contra mí, eso es una victoria.»
    [4] «Se ha acabado antes el tablero que tu paciencia.»
    [5] «He visto muchas partidas. Pocas acaban como esta.»
    [6] «Has visto todo lo que veía yo. No estoy acostumbrado a tener compañía.»
   *[other] «Yo no pierdo. Hoy tampoco he ganado.»
}
end-lost-beginner = { $variant ->
    [0] «¿He ganado? ¡He ganado! ¿Cómo lo he hecho?»
    [1] «Es que me gustaban esas casillas.»
    [2] «La suerte del principiante. Lo llevo en el nombre.»
    [3] «¿Lo he hecho bien? ¡Dime qué he hecho!»
    [4] «¿Así que esto es ganar? ¡Me gusta!»
    [5] «Espera, ¿eso es mío? ¡Es mío!»
    [6] «¡Ni siquiera estaba mirando! ¿La próxima vez miro?»
   *[other] «¿Se lo puedo contar a todo el mundo?»
}
end-lost-easy = { $variant ->
    [0] «Has dejado una puerta abierta, así que he entrado.»
    [1] «He mantenido los ojos abiertos. Es lo único que sé hacer.»
    [2] «¡Perdona! Nunca digo que no a un regalo.»
    [3] «Estaba ahí mismo. ¡Creía que me la guardabas!»
    [4] «Solo he cogido lo que había. ¡Gracias!»
    [5] «¿Lo has hecho a propósito? ¡No me quejo!»
    [6] «¡He ganado! No te preocupes, a mí también me sorprende.»
   *[other] «La próxima vez ganas tú, estoy seguro.»
}
end-lost-casual = { $variant ->
    [0] «Nada personal. A mí me valía un empate.»
    [1] «Has parpadeado y yo no. ¿Otra?»
    [2] «Esta la he ganado sin levantarme del sofá.»
    [3] «Ni siquiera lo intentaba. Bueno, un poco.»
    [4] «Bastante he trabajado por hoy.»
    [5] «En fin, alguien tenía que ganar.»
    [6] «Mira tú por dónde. Debería hacerlo más a menudo.»
   *[other] «Sin rencores. Cansan demasiado.»
}
end-lost-clever = { $variant ->
    [0] «Esquinas y centro, hazme caso. Esquinas y centro.»
    [1] «Tal como lo había planeado. Más o menos.»
    [2] «Una bonita trampa, si se me permite decirlo.»
    [3] «No te lo tomes a mal. Yo leo libros sobre esto.»
    [4] «Todo está en la preparación.»
    [5] «Has entrado de cabeza. Y eso que había dejado la luz encendida.»
    [6] «Te lo podría explicar. ¿Quieres? ¿No? Muy bien.»
   *[other] «Cada cosa a su tiempo. La victoria, al final.»
}
end-lost-unbeatable = { $variant ->
    [0] «Esperaba un solo error, y ahí estaba.»
    [1] «El empate estaba a tu alcance.»
    [2] «Paciencia. Tengo todo el tiempo del mundo.»
    [3] «Ni me apresuro ni fallo. Vuelve a intentarlo.»
    [4] «Has apartado la vista durante una jugada. Yo no.»
    [5] «Una casilla. Siempre es una sola casilla.»
    [6] «Llevo esperándote aquí desde la primera jugada.»
   *[other] «La próxima vez lo verás. Aquí estaré.»
}
end-lost-perfect = { $variant ->
    [0] «Yo recordaba cuál iba a desaparecer. Tú no.»
    [1] «Una jugada tarde, y ya no estaba.»
    [2] «Hay una forma de ganarme. No es esta.»
    [3] «Tu ficha más antigua lo sostenía todo.»
    [4] «Todo se desvanece. Yo solo espero.»
    [5] «Sé contar hasta tres mejor que la mayoría.»
    [6] «Tú mirabas lo que llegaba. Yo, lo que se iba.»
   *[other] «El próximo tablero está vacío, y yo no he olvidado nada.»
}
end-gave-up = { $variant ->
    [0] «No es ninguna vergüenza. El próximo tablero está vacío.»
    [1] «Me habría gustado ver cómo acababa.»
    [2] «Le diré a todo el mundo que estuvo muy reñida.»
    [3] «Una retirada a tiempo es media revancha.»
    [4] «¿Ya te vas? Dejo el tablero como está.»
    [5] «Saber parar también es un arte.»
    [6] «Acepto la victoria, aunque habría preferido ganármela.»
   *[other] «Nos vemos en la próxima.»
}
end-won = { $variant ->
    [0] { $player } gana en { $moves ->
        [one] 1 jugada
       *[other] { $moves } jugadas
    }. La revancha está a un clic.
    [1] Resuelta en { $moves ->
        [one] 1 jugada
       *[other] { $moves } jugadas
    }. ¿Quién lo veía venir?
    [2] Basta con ir una jugada por delante.
    [3] Una línea es una línea. Un aplauso para { $player }.
    [4] { $player } lo ha visto antes que nadie.
    [5] Esta es para enmarcarla.
    [6] Parecía tranquila, hasta que dejó de serlo.
   *[other] La victoria es para { $player }. El próximo tablero está vacío.
}
end-won-full = ¡Hasta la última casilla! La victoria es para { $player }.
end-won-misere = { $variant ->
    [0] La paciencia tiene premio. La revancha está a un clic.
    [1] { $player } no se ha pasado de la raya: ni siquiera la ha hecho.
    [2] El arte está en lo que no se completa.
    [3] Alguien tenía que hacerlo. No ha sido { $player }.
    [4] { $player } le ha cedido el paso a su rival. Por cortesía.
    [5] Menos es más, y { $player } tenía menos.
    [6] Nadie quería esa casilla. A alguien le ha tocado.
   *[other] { $player } gana dejando las cosas a medias.
}
end-drawn = { $variant ->
    [0] El tablero lleno, y ni una sola línea.
    [1] Nadie ha cedido ni un milímetro, y ya no queda ninguno libre.
    [2] Nadie ha pasado.
    [3] Paz, por ahora.
    [4] Empate hasta en la última casilla.
    [5] Sin ganadores ni perdedores.
    [6] Servirá de ensayo para la próxima.
   *[other] El tablero está lleno, y la duda sigue en el aire.
}
end-drawn-vanishing = { $variant ->
    [0] La misma posición por tercera vez, así que es empate.
    [1] Vueltas y más vueltas, y nadie se ha bajado.
    [2] Nadie ha pasado.
    [3] Tres veces aquí: nadie da su brazo a torcer.
    [4] Todo ha desaparecido menos el equilibrio.
    [5] Sin ganadores ni perdedores.
    [6] Servirá de ensayo para la próxima.
   *[other] Las fichas han ido y venido, y la duda sigue en el aire.
}
end-resigned = { $variant ->
    [0] Alguien ya había visto bastante.
    [1] No hacía falta jugarla hasta el final.
    [2] Un final corto. La revancha está a un clic.
    [3] Cuenta como cualquier otra. Acabo de mirarlo.
    [4] El tablero queda abierto. Y tampoco pasa nada.
    [5] A veces la mejor jugada es la próxima partida.
    [6] El resto del tablero nunca lo sabrá.
   *[other] Sin rencores: el próximo tablero está vacío.
}
end-time = { $variant ->
    [0] El reloj ha tenido la última palabra.
    [1] El tablero esperó. El reloj, no.
    [2] El tiempo también juega, y nunca se equivoca.
    [3] { $player } ha jugado a tiempo, y con eso bastaba.
    [4] En algún lugar, alguien sigue pensando.
    [5] La siguiente jugada nunca llegó.
    [6] { $player } ha tenido paciencia, y ahora tiene la victoria.
   *[other] Tic, tac, se acabó.
}
end-tip = Consejo: *{ $level }* no ve venir dos amenazas a la vez.
end-streak-wins = 🔥 { $count } victorias seguidas contra el nivel { $level }.
end-streak-draws = 🔥 { $count } empates seguidos contra el nivel { $level }.
end-streak-between = 🔥 { $player } lleva ganadas { $count ->
    [one] 1 partida seguida
   *[other] { $count } partidas seguidas
} contra { $opponent }.
end-score-leads = **{ $player } va ganando { $wins } a { $losses }** { $draws ->
    [0] { "" }
    [one] · 1 empate
   *[other] · { $draws } empates
}
end-score-even = **Van iguales: { $wins }–{ $losses }** { $draws ->
    [0] { "" }
    [one] · 1 empate
   *[other] · { $draws } empates
}
end-ratings = Puntuaciones: { $ratings }
unrated-day = No puntúa: más de tres partidas hoy
unrated-left-out = No puntúa: una de las dos personas está fuera de la clasificación
unrated-sure = No puntúa: { $player } tiene una puntuación mucho más alta
unrated-early = No puntúa: solo ha jugado una de las dos personas
end-rating = { $player } { NUMBER($rating, useGrouping: 0) } ({ $change })
notice-accepted = <@{ $player-id }>, { $opponent } ha aceptado tu reto: [la partida { $id }]({ $link }) está en marcha.
notice-rematch = <@{ $player-id }>, { $opponent } ha aceptado tu revancha: [la partida { $id }]({ $link }) está en marcha.
notice-wanted = <@{ $player-id }>, { $opponent } quiere la revancha de [la partida { $id }]({ $link }).
notice-turn = <@{ $player-id }>, { $opponent } ha jugado, así que te toca en [la partida { $id }]({ $link }).
notice-time = <@{ $player-id }>, te toca jugar en [la partida { $id }]({ $link }). Tu tiempo se acaba { $when }.
button-no-turn-notices = Desactivar estos avisos
turn-notices-off = Ya no te avisaré cuando te toque. Puedes volver a activarlo en `/ttt preferences`.
notice-time-quiet = { $player }, te toca jugar en [la partida { $id }]({ $link }). Tu tiempo se acaba { $when }.

## Puzzles

command-puzzle = Resolver el acertijo del día, uno de tus propias partidas u otro para practicar
option-from = De dónde sale el acertijo
choice-today = El acertijo de hoy
choice-practice = Práctica: de fácil a difícil, tantas veces como quieras
option-day = Un acertijo de los últimos 30 días, para practicar: no cuenta para ninguna racha
choice-own-games = Mis partidas: el momento antes de un error
puzzle-title = Acertijo del día n.º { $number }
puzzle-title-past = Acertijo del día n.º { $number }, para practicar
puzzle-title-practice = Acertijo de práctica
puzzle-title-own = Partida { $id }: ¿algo mejor que la jugada { $move }?
puzzle-goal-win = { $moves ->
    [0] Le toca a { $mark }: **gana.**
    [1] Le toca a { $mark }: **gana con esta jugada.**
   *[other] Le toca a { $mark }: **gana en { $moves } jugadas.**
}
puzzle-goal-misere = { $moves ->
    [0] Le toca a { $mark }: **obliga a { $enemy } a completar una línea.**
    [1] Le toca a { $mark }: **no le dejes a { $enemy } más que jugadas que completen una línea.**
   *[other] Le toca a { $mark }: **obliga a { $enemy } a completar una línea,** en { $moves } jugadas.
}
puzzle-goal-draw = Le toca a { $mark }: **mantén el empate.**
puzzle-tries-left = { $left ->
    [one] queda 1 intento
   *[other] quedan { $left } intentos
}
puzzle-tries = { $tries ->
    [one] 1 intento
   *[other] { $tries } intentos
}
puzzle-gives-up-win = **{ $cell } no:** con eso se escapa la victoria.
puzzle-gives-up-draw = **{ $cell } no:** con eso { $enemy } puede ganar.
puzzle-wrong-loses-at-once = **{ $cell } no:** eso es una línea, y aquí una línea pierde.
puzzle-wrong-line = **{ $cell } no:** { $enemy } responde en { $reply } y completa una línea.
puzzle-wrong-fork = **{ $cell } no:** { $enemy } responde en { $reply } y amenaza { $cells }.
puzzle-wrong-lost = **{ $cell } no:** { $enemy } responde en { $reply }, y ya no se le escapa la victoria.
puzzle-wrong-must-complete = **{ $cell } no:** { $enemy } responde en { $reply }, y tarde o temprano { $mark } tiene que completar una línea.
puzzle-wrong-only-draws = **{ $cell } no:** { $enemy } responde en { $reply }, y ya no se puede ganar.
puzzle-wrong-ends-in-draw = **{ $cell } no:** el tablero está lleno, y no gana nadie.
puzzle-wrong-unblockable = **{ $cell } no:** { $enemy } responde en { $reply } y amenaza { $cells }, donde todavía está { $mark }: eso no se puede bloquear.
puzzle-wrong-repeats = **{ $cell } no:** la posición se repite por tercera vez, y eso es un empate.
puzzle-hinted = La pista ha quitado { $count } casillas malas.
puzzle-clue-line = Hay una casilla que completa una línea.
puzzle-clue-fork = Busca dos amenazas en una jugada.
puzzle-clue-forces-fork = Amenaza primero una línea: la respuesta abre paso a dos amenazas a la vez.
puzzle-clue-threats = Amenaza línea tras línea.
puzzle-clue-must-complete = Piensa en el final: ¿a quién se le acaban antes las casillas seguras?
puzzle-clue-blocks = ¿Dónde completaría { $enemy } una línea?
puzzle-clue-spoils-fork = ¿Dónde podría { $enemy } amenazar dos líneas a la vez?
puzzle-next = El próximo llega { $when }.
puzzle-go-on = **¡Bien!** { $enemy } responde en { $reply }. Sigue.
puzzle-solved = { $tries ->
    [1] 🎯 **¡Resuelto a la primera!**
   *[other] 🎯 **¡Resuelto en { $tries } intentos!**
}
puzzle-solved-hinted = { $hints ->
    [one] 🎯 **¡Resuelto en el intento { $tries }, con una pista!**
   *[other] 🎯 **¡Resuelto en el intento { $tries }, con { $hints } pistas!**
}
puzzle-failed = **Este se te ha escapado.** Aquí tienes la respuesta, y el próximo es tuyo.
puzzle-answer = **Era { $cell }:** { $reason }.
puzzle-answer-own = **Era mejor { $cell }:** { $reason }.
puzzle-merit-line = completa una línea
puzzle-merit-fork = amenaza { $cells } a la vez
puzzle-merit-forces-fork = { $enemy } tiene que responder en { $reply }, y entonces { $then } amenaza { $cells } a la vez
puzzle-merit-threats = desde ahí, cada jugada de { $mark } amenaza una línea, y { $enemy } no puede pararlas todas
puzzle-merit-wins = responda lo que responda { $enemy }, { $mark } gana
puzzle-merit-must-complete = tarde o temprano { $enemy } tiene que completar una línea
puzzle-merit-blocks = ahí { $enemy } habría completado una línea
puzzle-merit-spoils-fork = impide que { $enemy } amenace dos líneas a la vez
puzzle-merit-only-draw = todas las demás casillas pierden
puzzle-merit-holds = mantiene el empate
puzzle-line = La mejor continuación: { $line }.
puzzle-streak = { $days ->
    [one] 🔥 **Racha de acertijos: 1 día.**
   *[other] 🔥 **Racha de acertijos: { $days } días.**
}
puzzle-solvers = Resuelto por el { $percent } % de { $finished ->
    [one] 1 persona
   *[other] { $finished } personas
}.
puzzle-solved-by = 🎯 Resuelto por { $solved } de { $finished }
puzzle-more = y { $count } más
puzzle-week-ended = **Semana { $week }**
puzzle-yesterday = Primer puesto de ayer: { $player } { $tries }
puzzle-server-streak = { $days ->
    [one] 🔥 **Resuelto aquí 1 día seguido.**
   *[other] 🔥 **Resuelto aquí { $days } días seguidos.**
}
puzzle-standing = Tu resultado aparece en { $channel }, bajo el acertijo del día. En `/ttt preferences` puedes quitar tu nombre.
puzzle-shared-solved = { $player } lo ha resuelto. ¿Y tú?
puzzle-shared-failed = A { $player } se le ha escapado. ¿Lo atrapas?
button-puzzle-today = Acertijo del día
button-puzzle-solve = Resolver
button-puzzle-hint = Pista (−1 intento)
button-puzzle-share = Compartir
button-puzzle-own = De mis partidas
button-puzzle-here = Publicarlo aquí a diario
puzzle-posted-here = A partir de ahora este canal recibe el acertijo del día, el de hoy enseguida. Se cambia en `/ttt settings`.
button-puzzle-dare = Retar al canal
button-puzzle-try-again = Reintentar desde aquí
puzzle-dare-question =
    ### ¿Retar al canal?
    Todo el mundo aquí verá la posición en la que perdiste y podrá intentar hacerlo mejor.
puzzle-dare-draw = ### ¿La salvarías tú?
puzzle-dare-win = ### ¿La ganarías tú?
puzzle-dare-lost = Desde aquí perdió { $player }.
button-puzzle-try = Probar
button-puzzle-practice = Practicar
button-puzzle-another = Otro
refused-puzzle-over = Ese acertijo ya ha terminado. El de hoy está en `/ttt puzzle`.
refused-no-such-day = Tengo los acertijos de los últimos 30 días. Elige uno de la lista, o escribe su número o su fecha, como 2026-11-24.
refused-no-mistakes = No he encontrado errores en tus últimas partidas, aparte de los que ya te han salido hace poco. Juega unas cuantas más: `/ttt start`.
refused-shared-elsewhere = Aquí nadie podría abrir esa partida. Puedes enseñarla donde se jugó.
refused-shared-by-itself = El acertijo del día de este canal ya muestra los resultados de todo el mundo, también el tuyo.
refused-shared-today = Ya has compartido este acertijo en este canal.

## Challenges

challenge-title = ### ¿Tres en raya?
challenge-to = <@{ $opponent-id }>, **{ $challenger }** te reta.
challenge-to-closed = **{ $challenger }** retó a **{ $opponent }**.
challenge-last-drawn = La última partida terminó en empate.
challenge-to-anyone = **{ $challenger }** busca a alguien para jugar.
challenge-to-anyone-closed = **{ $challenger }** buscaba a alguien para jugar.
challenge-expires = Caduca { $expires }
challenge-rated = Puntuable
challenge-without-ping = No menciono a { $opponent } dos veces en un minuto, pero puede aceptar aquí.
challenge-sides-swap = Cambio de fichas
challenge-opens-me = Empieza { $challenger }
challenge-opens-opponent = Empieza { $opponent }
challenge-opens-anyone = Empieza quien se una
challenge-opens-random = Quién empieza se decide al azar
challenge-accepted = Reto aceptado: empieza la partida.
challenge-declined = Otra vez será: { $opponent } ha rechazado el reto.
challenge-withdrawn = { $challenger } ha retirado el reto.
challenge-expired = Se ha acabado el tiempo sin respuesta de { $opponent }.
challenge-expired-open = Se ha acabado el tiempo y no se ha unido nadie.
challenge-withdrawn-private = Has retirado tu reto.
button-accept = Aceptar
button-decline = Rechazar
button-join = Unirme
button-withdraw = Retirar
button-challenge-again = Retar otra vez

## Private answers

stopped-private = Has detenido la partida { $id }.
meant-game = De tus partidas de aquí, esta es la { $id }, contra { $opponent }. Para otra, rellena *opponent*.
resign-question = **¿Te rindes en la partida { $id }?** La ganará { $opponent }.
button-confirm-resign = Sí, me rindo
resign-question-untouched = **¿Te rindes en la partida { $id }?** Nadie ha jugado todavía, así que no contará.
resign-question-opened = **¿Te rindes en la partida { $id }?** Todavía no has jugado, así que no contará.
button-withdraw-challenge = Retirar el reto
button-keep-playing = Seguir jugando
dismissed-before = Hecho.
changed-later = Lo que has pulsado cuenta. Discord no me deja cambiar el tablero ahora mismo, así que cambiará dentro de un momento; si no, `/ttt board` lo publica de nuevo.
answer-refused = Discord no ha mostrado aquí mi respuesta. Puede que el AutoMod de este servidor no permita alguna palabra o algún nombre que contiene.
answer-forbidden = Discord no me deja escribir aquí. Quien gestiona este servidor puede permitirlo.
answer-too-large = Eso es demasiado grande para Discord.
answer-lost = Discord no ha aceptado mi respuesta. Vuelve a intentarlo en un momento.
posted-otherwise = Discord no ha aceptado mi respuesta, así que la he publicado en un mensaje aparte.
resigned-private = Te has rendido en [la partida { $id }]({ $link }).
called-off-private = Has anulado [la partida { $id }]({ $link }).
button-restart = Rendirme y empezar otra

see-board = [Ir al tablero]({ $link })

refused-broken-button = No conozco este botón. Usa `/ttt start` para una partida nueva.
refused-kept-private = En este servidor, mis respuestas solo las ves tú, así que nadie más vería eso. Quien lo lleva puede invitarme, o darte el permiso *Usar aplicaciones externas*.
refused-unknown-command = No conozco este comando. Reinicia la aplicación de Discord para que actualice la lista; `/ttt help` te dice cuáles tengo.
refused-unknown-choice = Eso no se puede elegir aquí. Abre otra vez el comando y elige algo de lo que ofrece.
refused-unknown-form = No conozco este formulario. Ábrelo otra vez y vuelve a enviarlo.
refused-not-watcher = Solo quien pidió esta partida, o la moderación, puede detenerla. Con `/ttt watch` puedes empezar una tuya.
refused-no-such-game = Esa partida ya no existe. Usa `/ttt start` para empezar otra.
refused-no-game-here = No tienes ninguna partida en este canal. Usa `/ttt start` para jugar.
refused-no-game-with = No tienes ninguna partida contra { $opponent } en este canal.
refused-not-your-game = Esta no es tu partida. Usa `/ttt start` para tener la tuya.
refused-not-your-turn = Todavía no: le toca a { $player }.
refused-not-moderator = Solo los miembros con *Gestionar mensajes* pueden detener una partida.
refused-no-game-on-message = En este mensaje no hay ninguna partida.
refused-stale-board = La partida ha avanzado: este es el tablero ahora.
refused-old-copy = Esta es una copia antigua del tablero. [La partida sigue aquí]({ $link }).
refused-game-is-over = Esta partida ha terminado.
refused-already-playing = Aquí ya tienes una partida contra { $opponent }. [Ir al tablero]({ $link })
refused-already-playing-waiting = Mientras esperas, puedes jugar aquí contra mí o contra otra persona.
refused-channel-not-allowed = En este servidor se juega en otros canales: { $channels }
refused-role-not-allowed = Este servidor reserva las partidas a miembros con ciertos roles.
refused-too-soon = En este servidor hay que esperar entre un reto y otro. Vuelve a intentarlo { $wait }.
refused-too-many-games = Este canal ya tiene { $most ->
    [one] 1 partida en juego
   *[other] { $most } partidas en juego
}, y no caben más. Vuelve a intentarlo cuando acabe alguna, o en otro canal.
refused-too-many-watched = Ya estás viendo { $most ->
    [one] 1 partida: deja que acabe
   *[other] { $most } partidas: deja que acabe alguna
} primero.
refused-no-such-challenge = Ese reto ya no existe. Usa `/ttt challenge` para lanzar otro.
refused-nothing-to-resign = No tienes ninguna partida ni ningún reto en este canal.
refused-challenge-closed-accepted = Demasiado tarde: este reto ya se aceptó.
refused-challenge-closed-declined = Demasiado tarde: este reto se rechazó.
refused-challenge-closed-withdrawn = Demasiado tarde: este reto se retiró.
refused-challenge-closed-expired = Demasiado tarde: este reto ha caducado.
refused-not-your-challenge = Este reto es para { $player }. Lanza el tuyo con `/ttt challenge`.
refused-not-your-challenge-again = Solo puede repetir este reto quien lo lanzó. Lanza el tuyo con `/ttt challenge`.
refused-not-your-offer = Solo puede retirar este reto quien lo lanzó. Lo tuyo es *{ button-join }*.
refused-own-challenge = Este reto es tuyo, así que no te toca a ti aceptarlo. Si cambias de idea, usa *{ button-decline }*.
refused-own-offer = Este reto es tuyo: tiene que unirse otra persona. Si cambias de idea, usa *{ button-withdraw }*.
refused-already-challenging = Ya tienes un reto abierto en este canal: retíralo antes con `/ttt resign`. [Ir al reto]({ $link })
refused-challenge-yourself = Un reto es cosa de dos. Para jugar contra mí, usa `/ttt start` sin rival.
refused-challenge-bot = Los bots no responden a retos. Para jugar contra mí, usa `/ttt start` sin rival.
refused-cannot-see-channel = Esa persona no ve este canal, así que no podría responder.
refused-cannot-be-challenged = Ahora mismo no puedes jugar contra { $player }.
refused-nobody-else-here = Nadie más puede ver esta conversación. Lanza retos en un servidor o en un grupo; para jugar contra mí, usa `/ttt start`.
refused-unreadable-cell = «{ $text }» no es una casilla. Escribe b2 o 5, por ejemplo.
refused-ambiguous-cell = «{ $text }» puede ser { $cells }. Escribe cuál.
refused-off-board = { $where } no está en este tablero.
refused-cell-taken = La casilla { $where } ya está ocupada.
refused-cell-leaving = Tu ficha de { $where } desaparece con esta jugada, así que { $where } todavía no está libre. Juega en otra casilla.
refused-store-unavailable = La base de datos no responde ahora mismo, así que no ha cambiado nada. Vuelve a intentarlo en un momento.
refused-outcome-unknown = La base de datos se ha caído justo cuando lo estaba anotando, así que puede que haya pasado o puede que no. Vuelve a intentarlo en un momento: nada ocurre dos veces, y `/ttt board` te enseña tu partida.
refused-person-blocked = No puedes jugar conmigo: quien me aloja te ha bloqueado.
refused-server-blocked = No juego en este servidor: quien me aloja lo ha bloqueado.
refused-not-now = Ahora mismo no he podido pensarlo bien. Vuelve a intentarlo en un momento.
refused-unexpected = Algo ha fallado por mi parte. Tu partida está a salvo: `/ttt board` te la enseña.

## Help

help-title = ## Tres en raya
button-help-play = Cómo se juega
button-help-commands = Comandos
button-help-more = Niveles y reglas
button-support = Soporte
button-source = Código fuente
button-privacy-policy = Política de privacidad
button-terms = Condiciones
button-begin = Empezar una partida
help-goal = Ganas con tres en línea o en diagonal.
help-start = **Contra mí:** { $start }, 5 niveles
help-challenge = **Contra alguien:** { $challenge }
help-puzzle = **A solas:** { $puzzle }, nuevo cada día
help-stuck = **¿Sin ideas?** *{ button-hint }* te da la mejor jugada.
help-lost = **¿Has perdido?** *{ button-review-loss }* lo explica.
help-game = **Durante la partida**
help-on-hint = qué jugar contra mí
help-on-move = b2, 5…
help-on-board = tu tablero, otra vez
help-on-resign = una partida o un reto
help-after = **Para mirar**
help-on-stats = resultados y puntuación
help-on-leaderboard = los mejores de aquí
help-on-history = tus partidas terminadas
help-on-review = tus errores
help-on-watch = juego contra mí mismo
help-yours = **A tu gusto**
help-on-preferences = estilo y avisos
help-on-privacy = tus datos
help-server = **Para quien lleva un servidor**
help-on-settings = estilo, canales, límites
help-menus = **Desde los menús, en *Aplicaciones***
    En una persona: *{ menu-challenge }*
    En un mensaje: *{ menu-stop }*
help-levels = **Niveles** · `/ttt start` con `level`
    - *{ level-beginner }* juega donde sea
    - *{ level-easy }* completa sus líneas
    - *{ level-casual }* también bloquea las tuyas
    - *{ level-clever }* solo falla en amenazas dobles
    - *{ level-unbeatable }* no pierde, salvo en *{ board-short-vanishing }*
    -# Una amenaza doble son dos líneas a la vez.
help-boards = **Tableros** · `/ttt start` con `board`
    - 3×3, tres en raya
    - 4×4, cuatro en raya
    - 5×5, cuatro o cinco en raya
    - *Misère*: se **pierde** con tres en raya
    - *{ board-short-vanishing }*: quedan tus 3 últimas fichas
help-cells = **Casillas** · a1 es la de arriba a la izquierda, y b1 la de al lado. O cuéntalas: la 1 es la de arriba a la izquierda.
help-time = **Tiempo** · un día por jugada, salvo que el servidor diga otra cosa. Entre personas, pierde quien lo agota.
help-screen-reader = **Con un lector de pantalla,** elige el estilo *{ style-text }* en `/ttt preferences`.

## Settings

command-settings = Configurar el tres en raya en este servidor (para miembros con «Gestionar servidor»)
command-preferences = Elegir los números de las casillas, el estilo, los avisos y quién puede retarte
command-privacy = Recibir un archivo con tus datos, o borrarlos
option-action = Qué hacer con tus datos
choice-export = Enviarme mis datos en un archivo
choice-delete = Borrar mis datos

player-somebody = Alguien

settings-title = ### El tres en raya en este servidor
settings-note = Cada cambio se guarda al momento y vale para las próximas partidas.
settings-page = { $page }/{ $pages } · { $name }
button-section-games = Partidas
button-section-look = Fichas y estilo
button-section-places = Idioma y canales
button-section-limits = Límites
button-section-check = Comprobar
button-check-again = Comprobar otra vez

settings-level = **Mi nivel** hasta que alguien lo elija
settings-board = **Tablero** si nadie elige otro
settings-clock = **Tiempo por jugada.** Entre personas, pierde quien lo agota.
settings-theme = **Fichas** de los dos jugadores
settings-style = **Estilo** de los tableros, si los jugadores no prefieren otro
settings-remains = **Al acabar una partida,** lo que queda de su mensaje
settings-sample = **Así queda**
settings-locale = **Idioma** de los mensajes públicos. Los privados van en el idioma de quien los lee.
settings-channels = **Canales** donde se puede empezar una partida, con sus hilos. Si no eliges ninguno, valen todos.
settings-roles = **Roles** que pueden empezar partidas. Si no eliges ninguno, puede todo el mundo.
settings-puzzle-channel = **Acertijo del día:** el canal donde lo publico cada día
puzzle-channel-none = Ningún canal
settings-most-live = **Partidas a la vez** en un canal, como máximo
settings-pause = **Pausa** entre dos retos de una misma persona
settings-unrated = **Fuera de la clasificación:** las partidas con estas personas no puntúan, tampoco las anteriores
unrated-none = Nadie
channels-all = Todos los canales
roles-all = Todo el mundo
more-choices = Elige aquí
button-ask-emoji = Dos emojis tuyos…

theme-classic = Clásico: dibujado por Oxo
theme-plain = Sencillo
theme-animals = Animales
theme-sky = Cielo
theme-garden = Jardín
theme-sea = Mar
theme-own = Los tuyos
style-server = Como en el servidor
style-server-about = El que ha elegido quien lo lleva
style-emoji = Emojis
style-emoji-about = Las fichas en sus casillas
style-text = Texto
style-text-about = Letras y coordenadas, ideal con lector de pantalla
remains-all = El tablero entero
remains-line = Solo una línea con el resultado
language-auto = Como en Discord
most-live = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}
pause-none = Sin pausa

form-emoji-title = Dos emojis tuyos
form-emoji-x-label = En lugar de ❌
form-emoji-o-label = En lugar de 🔵
form-emoji-hint = Cualquier emoji, o uno de este servidor por su nombre, como :cat:

check-title = **Mis permisos en { $channel }**
check-has = ✅ { $permission }
check-lacks = ❌ Falta **{ $permission }**:
check-well = Aquí tengo todo lo que necesito.
check-how = Quien gestiona este canal puede permitirlo en *Editar canal → Permisos*, para mi rol. Después, pulsa *{ button-check-again }*.
check-no-member = ❌ **Nadie me ha añadido a este servidor,** así que solo puedo responder a comandos y botones: no puedo avisar a nadie de que le toca, y los tableros de más de 15 minutos solo cambian cuando alguien pulsa uno de sus botones.
check-not-allowed = ⚠️ En este canal no se pueden empezar partidas: no está entre los elegidos en *{ button-section-places }*.
permission-view = Ver canal
permission-view-why = sin este permiso no puedo poner al día un tablero cuando se acaba el tiempo o la moderación detiene una partida.
permission-send = Enviar mensajes
permission-send-why = sin este permiso no puedo avisar a quien juega de que le toca o de que se le acaba el tiempo.
permission-attach = Adjuntar archivos
permission-attach-why = sin este permiso nadie puede compartir la imagen de una partida.
permission-send-in-threads = Enviar mensajes en hilos
permission-send-in-threads-why = sin este permiso no puedo avisar a quien juega de que le toca o de que se le acaba el tiempo.

refused-servers-only = Los ajustes son de un servidor, así que usa este comando en uno. Tus preferencias están en `/ttt preferences`.
refused-not-manager = Solo los miembros con *Gestionar servidor* pueden cambiar los ajustes aquí. Tus preferencias están en `/ttt preferences`.
refused-not-your-panel = Este panel es de otra persona. Abre el tuyo con `/ttt settings`, `/ttt preferences` o `/ttt privacy`.
refused-not-your-notice = Estos avisos son para otra persona. Los tuyos están en `/ttt preferences`.
refused-unknown-emoji = «{ $text }» no es un emoji que pueda usar aquí. Elige un emoji normal, o uno de este servidor por su nombre, como :cat:
refused-marks-alike = Las dos fichas tienen que ser distintas entre sí y de la casilla vacía ⬛, o nadie podría leer el tablero.

## Preferences

preferences-title = ### Tus preferencias
preferences-note = Cada elección se guarda al momento y vale allí donde juegues.
preferences-numbering = **Números de las casillas** para `/ttt move`
preferences-style = **Estilo** de tus próximas partidas
preferences-pings = **Cuándo puedo mencionarte**
preferences-challenges = **Quién puede retarte**
preferences-results = **Cómo apareces en el acertijo del día** de un servidor que lo publica en un canal
preferences-blocked = **Nunca contra estas personas.** Nadie se entera.
pings-turns = Siempre, también en tu turno
pings-turns-about = En tu turno: solo si no juegas en un minuto
pings-some = Solo retos y tiempo
pings-some-about = También si aceptan tu reto; no cuando te toca
pings-none = Nunca
pings-none-about = Los retos y recordatorios te esperan en el canal
challenges-anyone = Cualquiera
challenges-nobody = Nadie
results-named = Con mi nombre
results-unnamed = Sin mi nombre
numbering-reading = Como se lee: 1 2 3 arriba
numbering-keypad = Teclado numérico: 7 8 9 arriba

## Privacy

exported = Esto es todo lo que guardo sobre ti: las partidas en las que has jugado, tus puntuaciones, tus acertijos, tus retos y tus preferencias.
exported-packed = Esto es todo lo que guardo sobre ti: las partidas en las que has jugado, tus puntuaciones, tus acertijos, tus retos y tus preferencias. Es tanto que lo he comprimido: se abre con gzip y con casi cualquier programa para descomprimir archivos.
forget-question =
    ### ¿Borrar tus datos?
    Te rindes en las partidas que estés jugando y tus retos abiertos se cierran. Se borran tu identificador, tu nombre, tus puntuaciones, tus acertijos y tus preferencias. Las partidas terminadas se conservan para tus rivales, que verán «{ player-somebody }» en tu lugar; sus puntuaciones se calculan sin ti. Si alguien eligió no recibir retos tuyos, o un servidor, que tus partidas no puntúen, esa elección se mantiene: para eso guardo tu identificador, y nada más.
    De aquí **no hay vuelta atrás.** Los mensajes que ya están en los canales conservan el nombre que muestran, y las copias de seguridad de quien me aloja guardan tus datos hasta que otras más nuevas las sustituyan. Si vuelves a jugar, empezamos de cero.
button-forget = Borrar mis datos
forgotten =
    Hecho: tus datos están borrados. { $games ->
        [0] No tenías ninguna partida terminada.
        [one] En 1 partida pone ahora «{ player-somebody }» en tu lugar.
       *[other] En { $games } partidas pone ahora «{ player-somebody }» en tu lugar.
    } { $ended ->
        [0] { "" }
        [one] Te has rendido en la partida que estaba en juego.
       *[other] Te has rendido en las { $ended } partidas que estaban en juego.
    } Los mensajes publicados en canales conservan tu nombre hasta que se borren allí, y las copias de seguridad de quien me aloja guardan tus datos hasta que otras más nuevas las sustituyan.

## Looking on, ahead and back

command-hint = Mostrar la mejor jugada en tu partida contra Oxo; solo la ves tú
command-watch = Ver cómo Oxo juega contra sí mismo
command-history = Mostrar las partidas terminadas; la lista solo la ves tú
command-review = Repasar una partida terminada jugada a jugada y ver sus errores; solo lo ves tú
option-x = El nivel de Oxo con X, que empieza
option-o = El nivel de Oxo con O
option-user-history = De quién son las partidas; déjalo vacío para ver las tuyas
option-game = Qué partida, por el número que hay bajo su tablero; vacío, tu última partida de aquí

button-hint = Pista
button-play-cell = Jugar { $cell }
button-rematch = Revancha
button-decider = Desempate
rematch-wanted = **{ $player }** quiere la revancha. { $opponent }, pulsa *{ button-rematch }* y empieza.
rematch-awaited = Ya has pedido la revancha: empieza en cuanto { $opponent } también pulse *{ button-rematch }*.
button-review = Repasar
button-review-loss = ¿Por qué?
button-back = Atrás
button-next = Siguiente
button-next-mistake = Siguiente error
button-to-mistake = Ver el error
button-first-mistake = Primer error
button-first = Inicio
button-share = Compartir
button-save = Guardar imagen
button-newer = Más recientes
button-older = Más antiguas

game-computer-to-move = Le toca a { $mark } { $player }

hint-title = Pista para la partida { $id }
hint-best = Lo mejor es **{ $cell }**: { $reason }.
hint-last = **{ $cell }** es la última casilla libre.
hint-try = Prueba **{ $cell }**: { $reason }.
hint-win = { $sign } gana
hint-draw = { $sign } empata
hint-loss = { $sign } pierde
hint-unknown = { $sign } demasiado pronto para saberlo
hint-every-win = Todas las casillas ganan.
hint-every-draw = Todas las casillas llevan todavía al empate.
hint-every-loss = Todas las casillas pierden.
hint-every-unknown = Es demasiado pronto para saber adónde lleva cada casilla.
hint-opening = Una de estas aperturas gana siempre: una esquina, el centro o un lado. Descubrir cuál es cosa tuya. Abre con ella y vuelve a preguntar: cada pista dice qué sigue ganando.
hint-hollow = Con pistas, la estrella sale hueca.
hint-letter-win = g
hint-letter-draw = e
hint-letter-loss = p
hint-letter-unknown = ?

reason-wins-at-once = completa tu línea
reason-forks = amenaza { $cells } a la vez, y solo se puede bloquear una
reason-forces-win = { $moves ->
    [0] gana contra cualquier defensa
    [one] gana contra cualquier defensa, en 1 jugada
   *[other] gana contra cualquier defensa, en { $moves } jugadas
}
reason-unblockable = amenaza { $cells }, de donde se va mi ficha: eso no lo puedo bloquear
reason-only-win = { $moves ->
    [0] ninguna otra casilla gana
    [one] gana en 1 jugada, y ninguna otra casilla gana
   *[other] gana en { $moves } jugadas, y ninguna otra casilla gana
}
reason-misere-win = responda lo que responda, tendré que completar una línea
reason-blocks = bloquea mi línea
reason-only-draw = todas las demás casillas pierden
reason-spoils-fork = { $count ->
    [1] me gustaría jugar { $cells } para amenazar dos líneas a la vez, y esto me lo impide
   *[other] me gustaría amenazar dos líneas a la vez, y esto me lo impide
}
reason-threatens = amenaza una línea, así que tengo que responder en { $cells }
reason-sets-traps = pierdo si respondo en { $cells }
reason-sets-many-traps = { $count ->
    [one] una de mis respuestas pierde
   *[other] { $count } de mis respuestas pierden
}
reason-avoids-line = no completa ninguna línea
reason-holds = mantiene el empate
reason-delays = ahora todas las casillas pierden, y esta es la que más aguanta
reason-looks-best = ninguna otra casilla está en más líneas abiertas

command-stats = Mostrar resultados, niveles superados y puntuación; solo lo ves tú
command-leaderboard = Mostrar las mejores puntuaciones de aquí; la lista solo la ves tú
option-user-stats = De quién son las estadísticas; déjalo vacío para ver las tuyas
option-scope = Todo el servidor, o solo quienes juegan en este canal
option-season = Una temporada es un trimestre, como 2026 Q4; déjalo vacío para ver la actual
choice-server = Todo el servidor
choice-channel = Este canal
button-higher = Más arriba
button-lower = Más abajo

season = { $year } Q{ $quarter }
result = { $sign } { $games }
points = { NUMBER($points, useGrouping: 0) }
missing-games = { $games ->
    [one] una partida puntuable más
   *[other] { $games } partidas puntuables más
}

leaderboard-title = Clasificación del servidor, { $season }
leaderboard-title-channel = Clasificación de <#{ $channel-id }>, { $season }
leaderboard-page = { $total ->
    [1] 1 persona
   *[other] { $total } personas · página { $page } de { $pages }
}
leaderboard-none = Aquí nadie tiene puntuación todavía. Las partidas entre personas puntúan: propón una con `/ttt challenge`.
leader-brief = { $place } <@{ $user-id }> · **{ NUMBER($rating, useGrouping: 0) }**
leader-brief-provisional = ⏳ <@{ $user-id }> · { NUMBER($rating, useGrouping: 0) }
games-so-far = { $games } de { $most } partidas
leaders-provisional = ⏳ sin puesto hasta las { $games } partidas puntuables
leaders-unsettled = ? menos de { $games } partidas puntuables
leaders-legend = ± margen de error de la puntuación
button-details = Detalles
button-overview = Menos
button-post-here = Publicar aquí
button-my-place = Mi puesto
button-challenge-anyone = Retar a quien quiera
own-place = **Tu puesto:** { $place } de { $total }, con { NUMBER($rating, useGrouping: 0) } puntos.
own-provisional = ⏳ **Tú** tienes { NUMBER($rating, useGrouping: 0) } puntos. Lo que falta para tener puesto: { $missing }.
own-missing = ⏳ **Lo que falta para tener tu puesto:** { $missing }.
own-none = **Tú** aún no tienes puntuación aquí: juega contra alguien con `/ttt challenge`.
own-left-out = **Tú** estás fuera de la clasificación: así lo ha decidido quien lleva este servidor.
rated-games = Las partidas entre personas de aquí puntúan: hasta tres al día con la misma persona, salvo las victorias contra quien tenga al menos { $points } puntos menos.
held-title = 🛡️ **Primer empate con *{ level-unbeatable }***
held-first = { $board } · <@{ $first-id }> · { $date }
held-longest = { $board } · { $longest } seguidos · <@{ $longest-id }>

stats-title-server = Estadísticas de <@{ $user-id }> en este servidor
stats-title-anywhere = Estadísticas de <@{ $user-id }>
stats-none = Todavía no hay partidas terminadas. Empieza una con `/ttt start`.
stats-people = **Contra personas:** { $score }
stats-versus = **<@{ $reader-id }> contra <@{ $user-id }>:** { $score }
stats-streak = **Victorias seguidas:** { $current ->
    [0] récord de { $best }
   *[other] { $current } ahora, récord de { $best }
}
stats-computer = **Contra Oxo:** { $score }
trophies-legend =
    { $star } hasta el nivel más difícil superado
    -# { $shield } empate contra { level-unbeatable }
trophies-legend-hints = { $star } solo con pistas
trophies-legend-perfect = { $cup } victoria sin pistas contra { level-perfect }
stats-levels = **Contra Oxo, por nivel**
stats-run-legend = 🛡️ récord de empates seguidos
stats-rating-brief = **Puntuación { $season }:** { NUMBER($rating, useGrouping: 0) } · { $how }
stats-settles = lo que falta para tener puesto: { $missing }
stats-puzzles = **Racha de acertijos:** { $current ->
    [0] récord de { $best }
    [one] 1 día ahora, récord de { $best }
   *[other] { $current } días ahora, récord de { $best }
}
stats-spread = **Puntuación { $season }:** { NUMBER($rating, useGrouping: 0) } ± { $spread }
stats-past = { $season }: { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
stats-points = Máxima { NUMBER($highest, useGrouping: 0) }, mínima { NUMBER($lowest, useGrouping: 0) }. Las últimas, la más reciente al final: { $latest }
stats-graph = 📈 Puntuación partida a partida; la banda es el margen de error
picture-rating = La puntuación en { $season } en forma de línea. { $points }
stats-unrated = **Puntuación:** ninguna en { $season }. Las partidas entre personas puntúan.
stats-left-out = **Puntuación:** fuera de la clasificación de este servidor.
is-provisional = provisional
is-at-place = puesto { $place }

refused-no-leaderboard-here = Fuera de los servidores no hay puntuaciones: pide la clasificación en uno donde juegues.
refused-unknown-season = «{ $text }» no es una temporada. Escribe un año y un trimestre, como 2026 Q4.

history-title-server = Partidas de <@{ $user-id }> en este servidor
history-title-anywhere = Partidas de <@{ $user-id }>
history-none = Todavía no hay partidas terminadas. Empieza una con `/ttt start`.
history-page = { $total ->
    [1] 1 partida
   *[other] { $total } partidas, más recientes primero · página { $page } de { $pages }
}
legend-won = 🟩 ganada
legend-drawn = 🟨 empatada
legend-lost = 🟥 perdida
legend-otherwise = ⬛ sin resultado
history-won = Victoria contra { $opponent } · #{ $id }
history-lost = Derrota contra { $opponent } · #{ $id }
history-drawn = Empate con { $opponent } · #{ $id }
history-unfinished = Sin terminar, contra { $opponent } · #{ $id }
history-stopped = Detenida, contra { $opponent } · #{ $id }
history-set-aside = Aparcada, contra { $opponent } · #{ $id }
history-called-off = Anulada, contra { $opponent } · #{ $id }
history-choice = { $game } · { $ago } · { $board }
ago-now = ahora mismo

review-where = Partida { $id } · { $board }
review-at-start = Antes de la { $total ->
    [1] única jugada
   *[other] primera de { $total } jugadas
}
review-at = Jugada { $ply } de { $total }: { $mark } { $player } juega **{ $cell }**
review-at-own = Jugada { $ply } de { $total }: { $mark } juegas **{ $cell }**
review-moves = Jugadas: { $moves }
review-moves-marked = Jugadas (? marca un error): { $moves }
review-no-moves = Nadie hizo ninguna jugada, así que no hay nada que repasar.
review-no-mistakes = ✨ **Ni un solo error por ninguna de las partes.**
review-more-mistakes = … y { $count } más.
mistake-own = La jugada { $number }, la tuya en { $cell },
mistake-of = La jugada { $number }, la de { $player } en { $cell },
mistake-win-draw = **{ $move }** dejó escapar la victoria. Lo mejor era { $better }, para ganar.
mistake-win-loss = **{ $move }** perdió una partida ganada. Lo mejor era { $better }, para ganar.
mistake-draw-loss = **{ $move }** perdió la partida. Lo mejor era { $better }, para empatar.
mistake-draw-loss-back = **{ $move }** llevaba a la derrota. Lo mejor era { $better }, para empatar.
watch-begin = ¿Quién fallará primero?
watch-slipped = ¡{ $player } tropieza! ¿Lo ve { $mark }?
watch-missed = { $player } perdona. Otra vez iguales.
watch-wins = { $player } ya puede forzar la victoria.
watch-even = Todo igualado, por ahora.
watch-wins-still = { $player } sigue teniendo la victoria.
watch-wins-yet = { $player } no suelta la victoria.
watch-even-still = Sigue igualado.
watch-even-yet = Nadie cede.

picture-keep = Para guardarla, mantén pulsada la imagen o haz clic derecho en ella.
shared-by = compartida por { $player }
picture-game = Un tablero animado: { $board }. { $first-mark } es { $first }, { $second-mark } es { $second }. Jugadas: { $moves }. { $result }
picture-won = Gana { $player }.
picture-nobody-won = No gana nadie.

refused-cannot-attach = No puedo adjuntar archivos en este canal, así que no puedo compartir una imagen aquí. *{ button-save }* te la envía solo a ti.
refused-picture-is-being-drawn = Todavía estoy dibujando tu última imagen. Pide esta cuando la otra haya llegado.
refused-not-played-by-you = Solo quien ha jugado esta partida puede compartirla.
refused-game-shared = Esta partida ya se ha compartido en este canal.
refused-shared-just-now = Acabas de compartir algo. Podrás volver a compartir { $wait }.
refused-game-still-on = Esa partida todavía se está jugando. Podrás repasarla y jugar la revancha cuando acabe.
refused-hint-against-person = Tu rival es una persona, así que una pista sería hacer trampa. Hay pistas en las partidas contra mí: `/ttt start`.
refused-nothing-to-review = No he encontrado ninguna partida de ese tipo que puedas repasar aquí. Escribe el número que hay bajo su tablero, como `12`, o búscala con `/ttt history`.
refused-nothing-played-here = No has terminado ninguna partida en este canal. `/ttt history` muestra las que has jugado.
refused-others-history = Aquí solo puedes ver la lista de tus propias partidas. Las de los demás se ven en el servidor donde se jugaron.
refused-export-running = Ya se están reuniendo tus datos. El archivo llegará como respuesta a tu primera petición.
refused-opponent-forgotten = Tu rival pidió borrar sus datos, así que ya no hay a quién retar. Con `/ttt challenge` puedes retar a otra persona.
