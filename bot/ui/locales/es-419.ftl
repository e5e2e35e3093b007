### What the Spanish of Latin America says differently from that of Spain, which has all the rest. Read whole twice, last on 2026-11-22; what English changed since was looked at, last on 2026-11-29.

# The name that all countries understand; the description of /ttt alone adds "gato" and "tatetí".
# A mark is "ficha", a cell "casilla", a row that wins "línea", a rating "puntaje".

## Commands

command-ttt = Tres en línea (gato, tatetí): contra Oxo o entre ustedes
command-start = Empezar una partida de tres en línea
command-challenge = Retar a alguien a una partida, o a cualquiera de aquí
menu-challenge = Retar a jugar tres en línea
option-opponent-challenge = A quién retar; déjalo vacío para que se sume cualquiera
option-level = Qué tan bien juega Oxo
level-casual = Intermedio
choice-casual = Intermedio: también bloquea las tuyas
board-3x3 = 3×3, tres en línea
board-4x4 = 4×4, cuatro en línea
board-5x5 = 5×5, cuatro en línea
board-5x5-five = 5×5, cinco en línea
board-misere = Misère 3×3: quien hace tres en línea pierde
game-won-against = { $mark } **¡{ $player } le gana a { $loser }!**

## The game

game-won-misere = { $mark } **Gana { $player }:** { $loser } hizo una línea
game-won-time = { $mark } **Gana { $player }:** a { $loser } se le acabó el tiempo
game-drawn-vanishing = **Empate:** esta posición se dio por tercera vez.
talk-greeting-beginner = { $variant ->
    [0] “¡Hola! ¡Hola, hola!”
    [1] “¿Me toca a mí?”
    [2] “¡Este me lo sé!”
   *[other] “¡A jugar! ¡Yupi!”
}
talk-greeting-easy = { $variant ->
    [0] “¿Empezamos? ¡Yo sí!”
    [1] “Esta parte me encanta.”
    [2] “¡A divertirse! Yo, seguro.”
   *[other] “¡Vamos!”
}
talk-greeting-casual = { $variant ->
    [0] “Sin prisa.”
    [1] “Ah, hola.”
    [2] “Bueno, por qué no.”
   *[other] “Tú primero, supongo.”
}
talk-greeting-clever = { $variant ->
    [0] “Vengo preparado.”
    [1] “Tengo un plan.”
    [2] “¿Empezamos? Bien.”
   *[other] “Tal como esperaba.”
}
talk-greeting-unbeatable = { $variant ->
    [0] “Tengo tiempo.”
    [1] “Adelante.”
    [2] “Muéstramelo.”
   *[other] “Ya veremos.”
}
talk-greeting-perfect = { $variant ->
    [0] “Elige bien.”
    [1] “¿Por dónde empiezas?”
    [2] “Me sé todas las partidas.”
   *[other] “La primera jugada cuenta.”
}
talk-forked-beginner = { $variant ->
    [0] “¿Dos a la vez?”
    [1] “¿Eso se puede?”
    [2] “¡Guau, dos!”
   *[other] “¿Cómo lo hiciste?”
}
talk-forked-easy = { $variant ->
    [0] “Ay, no. Ay, no.”
    [1] “¡Eso no se vale!”
    [2] “¿Dos? ¡Dos!”
   *[other] “¡Solo tengo una ficha!”
}
talk-forked-casual = { $variant ->
    [0] “No puedo bloquear las dos.”
    [1] “Bueno, eso es todo.”
    [2] “¿Dos? Qué lujo.”
   *[other] “Dale, toda tuya.”
}
talk-forked-clever = { $variant ->
    [0] “Doble amenaza. Cómo no.”
    [1] “Protesto.”
    [2] “Déjame pensar. No.”
   *[other] “No sale en mis libros.”
}
talk-forked-unbeatable = “Imposible.”
talk-blocked-beginner = { $variant ->
    [0] “¿Esa era tuya?”
    [1] “Es que aquí me gusta.”
    [2] “Uy. ¡Perdón!”
   *[other] “¿Me puedo poner aquí?”
}
talk-blocked-easy = { $variant ->
    [0] “¡Qué suerte!”
    [1] “¿Bloqueé algo?”
    [2] “¡Uf! Por un pelito.”
   *[other] “¡Perdona! No miraba.”
}
talk-blocked-casual = { $variant ->
    [0] “No tan rápido.”
    [1] “Lo siento, no.”
    [2] “Mejor no.”
   *[other] “Por ahí no.”
}
talk-blocked-clever = { $variant ->
    [0] “Eso lo vi.”
    [1] “Buen intento.”
    [2] “Capítulo uno.”
   *[other] “Me lo esperaba.”
}
talk-blocked-unbeatable = { $variant ->
    [0] “No.”
    [1] “Así no.”
    [2] “Esta la conozco.”
   *[other] “Busca en otro lado.”
}
talk-blocked-perfect = { $variant ->
    [0] “Visto.”
    [1] “Nada permanece.”
    [2] “Se habría desvanecido.”
   *[other] “No mientras yo mire.”
}
talk-was-blocked-beginner = { $variant ->
    [0] “¿Iba ganando?”
    [1] “¡Esa la quería yo!”
    [2] “¡Ey! ¡Buen lugar!”
   *[other] “¡Ahora está la tuya!”
}
talk-was-blocked-easy = { $variant ->
    [0] “¡Oh, bien bloqueado!”
    [1] “¡Buen ojo!”
    [2] “¡Por poco!”
   *[other] “¡Estabas mirando!”
}
talk-was-blocked-casual = { $variant ->
    [0] “Me parece justo.”
    [1] “Había que probar.”
    [2] “Ah, lo viste.”
   *[other] “Bueno. Está bien.”
}
talk-was-blocked-clever = { $variant ->
    [0] “Así que lo viste.”
    [1] “Pues daré un rodeo.”
    [2] “Correcto, por desgracia.”
   *[other] “Tengo otras.”
}
talk-was-blocked-unbeatable = { $variant ->
    [0] “Bien visto.”
    [1] “Bien.”
    [2] “No duermes.”
   *[other] “No tenías otra.”
}
talk-was-blocked-perfect = { $variant ->
    [0] “Justo a tiempo.”
    [1] “Tú también cuentas.”
    [2] “Todo vuelve.”
   *[other] “Bien. Sigue contando.”
}
game-perfect = “Hay una apertura que me gana. Encuéntrala.”
game-unfinished = **Sin terminar:** nadie jugó a tiempo.
rule-misere = **Quien hace tres en línea pierde.**
rule-4 = **Quien hace cuatro en línea gana.**
rule-5 = **Quien hace cinco en línea gana.**
game-set-aside = **Partida dejada de lado** sin resultado, para jugar una entre personas.
game-moved = El tablero de la partida { $id } ahora está en otro mensaje: [míralo aquí]({ $link })
end-beat-beginner = { $variant ->
    [0] “¡Oh! ¿Tenía que impedírtelo?”
    [1] “Me gustaba esa esquina. Me sigue gustando.”
    [2] “¡Otra! ¡Otra! Casi lo había entendido.”
    [3] “A ti se te da bien ganar. ¡A mí, elegir casillas!”
    [4] “¿Ya? ¡Si acababa de empezar!”
    [5] “¡Ganaste! ¿Nos podemos quedar con el tablero?”
    [6] “Las mías las puse donde se veían bonitas.”
   *[other] “¡Qué divertido! ¿Cómo eran las reglas?”
}
end-beat-easy = { $variant ->
    [0] “Tenía un plan, lo prometo.”
    [1] “¡Muy bien! Yo solo tenía ojos para mis fichas.”
    [2] “¡Bien jugado! Casi lo tenía. ¿O no? A mí me pareció.”
    [3] “Algún día debería mirar tu lado del tablero.”
    [4] “Te lo ganaste. ¿Me enseñas cómo lo hiciste?”
    [5] “Justo iba a mirar ahí. ¡De verdad!”
    [6] “¡Qué buena! Voy aprendiendo. Despacio, pero voy aprendiendo.”
   *[other] “Me alegro por ti. Por mí no tanto, pero por ti me alegro.”
}
end-beat-casual = { $variant ->
    [0] “Me parece justo. Yo miraba la otra esquina.”
    [1] “Vaya. ¿Eso se puede hacer? Bien.”
    [2] “Buena partida. Me levantaría a aplaudir, pero me acabo de sentar.”
    [3] “Está bien, está bien. Tú sí te esforzaste.”
    [4] “Bueno, con esto me desperté.”
    [5] “No estuvo mal. La próxima vez recuérdame que ponga atención.”
    [6] “Tú ganas. Yo voy por las papas.”
   *[other] “No hay prisa, pero esta me la tendrás que devolver algún día.”
}
end-beat-clever = { $variant ->
    [0] “Imposible. Había pensado en todo menos en eso.”
    [1] “No lo vi venir. Que quede entre nosotros.”
    [2] “Interesante. Diré que era parte de mi plan.”
    [3] “Yo tenía un plan. El tuyo era mejor.”
    [4] “Veo que leímos los mismos libros.”
    [5] “Protesto. Dame un momento para averiguar por qué.”
    [6] “Admirable. ¿Te importaría repetirlo, pero despacio?”
   *[other] “Iba tres jugadas adelante. En la dirección equivocada.”
}
end-beat-perfect = { $variant ->
    [0] “Así que la encontraste. La tenía escondida en la primera jugada.”
    [1] “Una sola apertura, y ni un tropiezo después. Bien jugado.”
    [2] “Todas las puertas estaban cerradas menos una. Y tú tenías la llave.”
    [3] “Yo jugué todo bien. Tú, mejor.”
    [4] “Llevaba tiempo esperando a que alguien la encontrara.”
    [5] “Perfecto, y derrotado. Aprenderé a vivir con las dos cosas.”
    [6] “Solo hay un camino, y lo recorriste hasta el final.”
   *[other] “Ahora conoces mi secreto. ¿Me lo guardas?”
}
end-drawn-beginner = { $variant ->
    [0] “¡Todo lleno! ¿Quién ganó?”
    [1] “¡Ya no quedan casillas! ¿No hay un tablero más grande?”
    [2] “¿Entonces no gana nadie? ¡Me sirve!”
    [3] “Llené mi mitad. ¿Te gusta?”
    [4] “¡Usamos todo el tablero! Qué bien lo hicimos.”
    [5] “¿Nadie ganó? ¡Pues una estrellita para ti y otra para mí!”
    [6] “Así, llenito, me gusta más. Parece un dibujo terminado.”
   *[other] “¿Un empate es bueno? ¡A mí me sabe rico!”
}
end-drawn-easy = { $variant ->
    [0] “¡Empate! Digamos que nos perdonamos la vida.”
    [1] “El tablero lleno, y ni una mala palabra.”
    [2] “Por muy poco. Pero ¿a quién de los dos le faltó?”
    [3] “Te daría la mano, pero me quedé sin casillas.”
    [4] “¡Un empate! Eso lo firmo todos los días.”
    [5] “Vamos iguales. ¿Jugamos el desempate?”
    [6] “¡Te seguí el ritmo! ¿Viste?”
   *[other] “Lo justo es lo justo: media victoria para cada uno.”
}
end-drawn-casual = { $variant ->
    [0] “No gana nadie, así que no invita nadie.”
    [1] “Tú esperas, yo espero. Podríamos estar así todo el día.”
    [2] “No pierde nadie. Así me gusta.”
    [3] “Iguales. Digamos que era el calentamiento.”
    [4] “Un empate. Así nos ahorramos los discursos.”
    [5] “A mí con esto me basta. Casi siempre me basta.”
    [6] “En tablas. ¿Otra, o nos quedamos aquí sentados?”
   *[other] “Al final llegamos los dos. A dónde, no sé.”
}
end-drawn-clever = { $variant ->
    [0] “Por fin alguien a mi altura. Ya empezaba a sudar.”
    [1] “Nos anulamos. Elegante.”
    [2] “Por favor, no amenaces dos líneas a la vez. Lo odio.”
    [3] “Equilibrio hasta la última casilla. Ya se me ocurrirá algo.”
    [4] “Un empate. En el papel, yo era mejor.”
    [5] “Tuviste respuesta para todo. Qué inoportuno.”
    [6] “Yo traía tres planes. Tú, tres formas de arruinarlos.”
   *[other] “Nada ganado, nada perdido, todo calculado.”
}
end-drawn-round = { $variant ->
    [0] “¿No pasamos ya por aquí?”
    [1] “Vueltas y más vueltas. Me estoy mareando.”
    [2] “Tres veces lo mismo. Eso es un empate.”
    [3] “Todo desaparece, pero nada cambia.”
    [4] “Yo habría dado otra vuelta.”
    [5] “Las mismas fichas, las mismas casillas y los mismos dos de siempre.”
    [6] “Por lo visto, un círculo no es una línea.”
   *[other] “Podríamos seguir así todo el día.”
}
end-drawn-perfect = { $variant ->
    [0] “Vueltas y más vueltas. Yo podría seguir para siempre.”
    [1] “Aguantaste. La forma de ganar sigue ahí, esperando.”
    [2] “Ya estuvimos aquí. Dos veces, para ser exactos.”
    [3] “A la tercera, empate. Veo que también llevas la cuenta.”
    [4] “Ninguno de los dos cedió.”
    [5] “Ni un error por ninguna parte. Prueba con otro comienzo.”
    [6] “Buena memoria. No me encuentro con muchas.”
   *[other] “Aquí nada permanece, pero esto estuvo a punto.”
}
end-drawn-hinted = { $variant ->
    [0] “Un empate. Algunas de esas jugadas eran mías.”
    [1] “Me hiciste frente. Yo te llevaba de la mano.”
    [2] “Te di las respuestas. Las leíste bien.”
    [3] “Ahora otra vez, sin preguntarme a mí.”
    [4] “Hacemos buena pareja. Sobre todo yo.”
    [5] “Un empate, con algo de ayuda desde el otro lado del tablero.”
    [6] “Juego a menudo contra mí mismo. Suele terminar así.”
   *[other] “Un empate con apuntes. El próximo, ¿de memoria?”
}
end-drawn-watched = { $variant ->
    [0] “Ofrecí todas las ocasiones de fallar. Nadie las aprovechó.”
    [1] “Una partida tranquila. Me gustan las partidas tranquilas.”
    [2] “Ni un tropiezo. Ahora, que lo intente una persona.”
    [3] “Esperaba un solo error. Puedo esperar más.”
    [4] “No pasó nada, y pasó muy bien.”
    [5] “El tablero lleno y nada que lamentar.”
    [6] “Quien tenía enfrente conocía el camino. Yo también.”
   *[other] “Como tiene que ser. Volvería a verla con gusto.”
}
end-drawn-unbeatable = { $variant ->
    [0] “Busqué un hueco. No había ninguno.”
    [1] “Ni un error. Lo miré dos veces.”
    [2] “No me diste nada. Bien defendido.”
    [3] “Un empate. Contra mí, eso es una victoria.”
    [4] “Se acabó antes el tablero que tu paciencia.”
    [5] “He visto muchas partidas. Pocas terminan como esta.”
    [6] “Viste todo lo que yo veía. No estoy acostumbrado a tener compañía.”
   *[other] “Yo no pierdo. Hoy tampoco gané.”
}
end-lost-beginner = { $variant ->
    [0] “¿Gané? ¡Gané! ¿Cómo lo hice?”
    [1] “Es que me gustaban esas casillas.”
    [2] “La suerte del principiante. Lo llevo en el nombre.”
    [3] “¿Lo hice bien? ¡Dime qué hice!”
    [4] “¿Así que esto es ganar? ¡Me gusta!”
    [5] “Espera, ¿eso es mío? ¡Es mío!”
    [6] “¡Ni siquiera estaba mirando! ¿La próxima vez miro?”
   *[other] “¿Se lo puedo contar a todo el mundo?”
}
end-lost-easy = { $variant ->
    [0] “Dejaste una puerta abierta, así que entré.”
    [1] “Mantuve los ojos abiertos. Es lo único que sé hacer.”
    [2] “¡Perdona! Nunca digo que no a un regalo.”
    [3] “Estaba ahí mismo. ¡Creí que me la guardabas!”
    [4] “Solo tomé lo que había. ¡Gracias!”
    [5] “¿Lo hiciste a propósito? ¡No me quejo!”
    [6] “¡Gané! No te preocupes, a mí también me sorprende.”
   *[other] “La próxima vez ganas tú, estoy seguro.”
}
end-lost-casual = { $variant ->
    [0] “Nada personal. Con un empate me conformaba.”
    [1] “Parpadeaste y yo no. ¿Otra?”
    [2] “Esta la gané sin levantarme del sofá.”
    [3] “Ni siquiera lo intentaba. Bueno, un poco.”
    [4] “Ya trabajé bastante por hoy.”
    [5] “En fin, alguien tenía que ganar.”
    [6] “Mira nada más. Debería hacerlo más seguido.”
   *[other] “Sin rencores. Cansan demasiado.”
}
end-lost-clever = { $variant ->
    [0] “Esquinas y centro, hazme caso. Esquinas y centro.”
    [1] “Tal como lo había planeado. Más o menos.”
    [2] “Una bonita trampa, si se me permite decirlo.”
    [3] “No te lo tomes a mal. Yo leo libros sobre esto.”
    [4] “Todo está en la preparación.”
    [5] “Entraste de cabeza. Y eso que había dejado la luz encendida.”
    [6] “Te lo podría explicar. ¿Quieres? ¿No? Muy bien.”
   *[other] “Cada cosa a su tiempo. La victoria, al final.”
}
end-lost-unbeatable = { $variant ->
    [0] “Esperaba un solo error, y ahí estaba.”
    [1] “El empate estaba a tu alcance.”
    [2] “Paciencia. Tengo todo el tiempo del mundo.”
    [3] “Ni me apresuro ni fallo. Vuelve a intentarlo.”
    [4] “Apartaste la vista durante una jugada. Yo no.”
    [5] “Una casilla. Siempre es una sola casilla.”
    [6] “Te espero aquí desde la primera jugada.”
   *[other] “La próxima vez lo verás. Aquí estaré.”
}
end-lost-perfect = { $variant ->
    [0] “Yo recordaba cuál iba a desaparecer. Tú no.”
    [1] “Una jugada tarde, y ya no estaba.”
    [2] “Hay una forma de ganarme. No es esta.”
    [3] “Tu ficha más antigua lo sostenía todo.”
    [4] “Todo se desvanece. Yo solo espero.”
    [5] “Sé contar hasta tres mejor que la mayoría.”
    [6] “Tú mirabas lo que llegaba. Yo, lo que se iba.”
   *[other] “El próximo tablero está vacío, y yo no olvidé nada.”
}
end-gave-up = { $variant ->
    [0] “No es ninguna vergüenza. El próximo tablero está vacío.”
    [1] “Me habría gustado ver cómo terminaba.”
    [2] “Le diré a todo el mundo que estuvo muy reñida.”
    [3] “Una retirada a tiempo es media revancha.”
    [4] “¿Ya te vas? Dejo el tablero como está.”
    [5] “Saber parar también es un arte.”
    [6] “Acepto la victoria, aunque habría preferido ganármela.”
   *[other] “Nos vemos en la próxima.”
}
end-won = { $variant ->
    [0] { $player } ganó en { $moves ->
        [one] 1 jugada
       *[other] { $moves } jugadas
    }. La revancha está a un clic.
    [1] Resuelta en { $moves ->
        [one] 1 jugada
       *[other] { $moves } jugadas
    }. ¿Quién lo veía venir?
    [2] Basta con ir una jugada adelante.
    [3] Una línea es una línea. Un aplauso para { $player }.
    [4] { $player } lo vio antes que nadie.
    [5] Esta es para enmarcarla.
    [6] Parecía tranquila, hasta que dejó de serlo.
   *[other] La victoria es para { $player }. El próximo tablero está vacío.
}
end-won-misere = { $variant ->
    [0] La paciencia tiene premio. La revancha está a un clic.
    [1] { $player } no perdió la línea: ni siquiera la hizo.
    [2] El arte está en lo que no se completa.
    [3] Alguien tenía que hacerlo. No fue { $player }.
    [4] { $player } le cedió el paso a su rival. Por cortesía.
    [5] Menos es más, y { $player } tenía menos.
    [6] Nadie quería esa casilla. A alguien le tocó.
   *[other] { $player } gana dejando las cosas a medias.
}
end-drawn = { $variant ->
    [0] El tablero lleno, y ni una sola línea.
    [1] Nadie cedió ni un milímetro, y ya no queda ninguno libre.
    [2] Nadie pasó.
    [3] Paz, por ahora.
    [4] Empate hasta en la última casilla.
    [5] Sin ganadores ni perdedores.
    [6] Servirá de ensayo para la próxima.
   *[other] El tablero está lleno, y la duda sigue en el aire.
}
end-drawn-vanishing = { $variant ->
    [0] La misma posición por tercera vez, así que es empate.
    [1] Vueltas y más vueltas, y nadie se bajó.
    [2] Nadie pasó.
    [3] Tres veces aquí: nadie da su brazo a torcer.
    [4] Todo desapareció menos el equilibrio.
    [5] Sin ganadores ni perdedores.
    [6] Servirá de ensayo para la próxima.
   *[other] Las fichas vinieron y se fueron, y la duda sigue en el aire.
}
end-time = { $variant ->
    [0] El reloj tuvo la última palabra.
    [1] El tablero esperó. El reloj, no.
    [2] El tiempo también juega, y nunca se equivoca.
    [3] { $player } jugó a tiempo, y con eso bastó.
    [4] En algún lugar, alguien sigue pensando.
    [5] La siguiente jugada nunca llegó.
    [6] { $player } tuvo paciencia, y ahora tiene la victoria.
   *[other] Tic, tac, se acabó.
}
end-ratings = Puntajes: { $ratings }
unrated-day = No suma puntos: más de tres partidas hoy
unrated-left-out = No suma puntos: una de las dos personas está fuera de la tabla
unrated-sure = No suma puntos: { $player } tiene un puntaje mucho más alto
unrated-early = No suma puntos: solo jugó una de las dos personas
notice-accepted = <@{ $player-id }>, { $opponent } aceptó tu reto: [la partida { $id }]({ $link }) está en marcha.
notice-rematch = <@{ $player-id }>, { $opponent } aceptó tu revancha: [la partida { $id }]({ $link }) está en marcha.
notice-turn = <@{ $player-id }>, { $opponent } ya jugó, así que te toca en [la partida { $id }]({ $link }).
puzzle-hinted = La pista quitó { $count } casillas malas.
puzzle-failed = **Este se te escapó.** Aquí tienes la respuesta, y el próximo es tuyo.
puzzle-shared-solved = { $player } lo resolvió. ¿Y tú?
puzzle-shared-failed = A { $player } se le escapó. ¿Lo atrapas tú?

## Puzzles

refused-puzzle-over = Ese acertijo ya terminó. El de hoy está en `/ttt puzzle`.
refused-no-mistakes = No encontré errores en tus últimas partidas, aparte de los que ya te salieron hace poco. Juega unas cuantas más: `/ttt start`.
refused-shared-elsewhere = Aquí nadie podría abrir esa partida. Puedes mostrarla donde se jugó.
refused-shared-today = Ya compartiste este acertijo en este canal.

## Challenges

challenge-title = ### ¿Tres en línea?
challenge-expires = Expira { $expires }
challenge-rated = Suma puntos
challenge-declined = Será en otra ocasión: { $opponent } rechazó el reto.
challenge-withdrawn = { $challenger } retiró el reto.
challenge-expired = Se acabó el tiempo sin respuesta de { $opponent }.
challenge-expired-open = Se acabó el tiempo y no se unió nadie.
challenge-withdrawn-private = Retiraste tu reto.

## Private answers

stopped-private = Detuviste la partida { $id }.
meant-game = De tus partidas de aquí, esta es la { $id }, contra { $opponent }. Para otra, completa *opponent*.
resign-question-untouched = **¿Te rindes en la partida { $id }?** Todavía no jugó nadie, así que no contará.
resign-question-opened = **¿Te rindes en la partida { $id }?** Todavía no jugaste, así que no contará.
changed-later = Lo que presionaste cuenta. Discord no me deja cambiar el tablero en este momento, así que cambiará en un instante; si no, `/ttt board` lo publica de nuevo.
answer-refused = Discord no mostró aquí mi respuesta. Puede que el AutoMod de este servidor no permita alguna palabra o algún nombre que contiene.
answer-forbidden = Discord no me deja escribir aquí. Quien administra este servidor puede permitirlo.
answer-lost = Discord no aceptó mi respuesta. Vuelve a intentarlo en un momento.
posted-otherwise = Discord no aceptó mi respuesta, así que la publiqué en un mensaje aparte.
resigned-private = Te rendiste en [la partida { $id }]({ $link }).
called-off-private = Anulaste [la partida { $id }]({ $link }).
refused-kept-private = En este servidor, solo tú ves mis respuestas, así que nadie más vería eso. Quien lo administra puede invitarme, o darte el permiso *Usar aplicaciones externas*.
refused-not-moderator = Solo los miembros con *Administrar mensajes* pueden detener una partida.
refused-stale-board = La partida avanzó: este es el tablero ahora.
refused-game-is-over = Esta partida ya terminó.
refused-too-many-games =
    Este canal ya tiene { $most ->
        [one] 1 partida en curso
       *[other] { $most } partidas en curso
    }, que es el máximo. Vuelve a intentarlo cuando termine alguna, o en otro canal.
refused-too-many-watched =
    Ya estás viendo { $most ->
        [one] 1 partida: deja que termine
       *[other] { $most } partidas: deja que termine alguna
    } primero.
refused-challenge-closed-expired = Demasiado tarde: este reto ya expiró.
refused-already-challenging = Ya tienes un reto abierto en este canal: primero retíralo con `/ttt resign`. [Ir al reto]({ $link })
refused-cannot-be-challenged = Por ahora no puedes jugar contra { $player }.
refused-unreadable-cell = “{ $text }” no es una casilla. Escribe b2 o 5, por ejemplo.
refused-ambiguous-cell = “{ $text }” puede ser { $cells }. Escribe cuál.
refused-store-unavailable = La base de datos no responde en este momento, así que no cambió nada. Vuelve a intentarlo en un momento.
refused-outcome-unknown = La base de datos se cayó justo cuando lo estaba anotando, así que puede que haya pasado o puede que no. Vuelve a intentarlo en un momento: nada ocurre dos veces, y `/ttt board` te muestra tu partida.
refused-person-blocked = No puedes jugar conmigo: quien me aloja te bloqueó.
refused-server-blocked = No juego en este servidor: quien me aloja lo bloqueó.
refused-not-now = En este momento no pude pensarlo bien. Vuelve a intentarlo en un momento.
refused-unexpected = Algo falló de mi lado. Tu partida está a salvo: `/ttt board` te la muestra.

## Help

help-title = ## Tres en línea
button-terms = Términos
help-lost = **¿Perdiste?** *{ button-review-loss }* lo explica.
help-on-stats = resultados y puntaje
help-server = **Para quien administra un servidor**
help-boards = **Tableros** · `/ttt start` con `board`
    - 3×3, tres en línea
    - 4×4, cuatro en línea
    - 5×5, cuatro o cinco en línea
    - *Misère*: se **pierde** con tres en línea
    - *{ board-short-vanishing }*: quedan tus 3 últimas fichas

## Settings

command-settings = Configurar tres en línea en este servidor (para miembros con “Administrar servidor”)
command-privacy = Recibir un archivo con tus datos, o eliminarlos
choice-delete = Eliminar mis datos
settings-title = ### Tres en línea en este servidor
settings-note = Cada cambio se guarda al instante y se aplica a las próximas partidas.
button-section-check = Verificar
button-check-again = Verificar de nuevo
settings-remains = **Al terminar una partida,** lo que queda de su mensaje
settings-sample = **Así se ve**
settings-channels = **Canales** donde se puede empezar una partida, con sus hilos. Si no eliges ninguno, se permiten todos.
settings-unrated = **Fuera de la tabla:** las partidas con estas personas no suman puntos, tampoco las anteriores
theme-plain = Simple
style-server-about = El que eligió quien lo administra
check-how = Quien administra este canal puede permitirlo en *Editar canal → Permisos*, para mi rol. Después, presiona *{ button-check-again }*.
check-no-member = ❌ **Nadie me agregó a este servidor,** así que solo puedo responder a comandos y botones: no puedo avisarle a nadie que le toca, y los tableros de más de 15 minutos solo cambian cuando alguien presiona uno de sus botones.
permission-view-why = sin este permiso no puedo actualizar un tablero cuando se acaba el tiempo o la moderación detiene una partida.
permission-send-why = sin este permiso no puedo avisarle a quien juega que le toca o que se le acaba el tiempo.
permission-send-in-threads-why = sin este permiso no puedo avisarle a quien juega que le toca o que se le acaba el tiempo.
refused-not-manager = Solo los miembros con *Administrar servidor* pueden cambiar los ajustes aquí. Tus preferencias están en `/ttt preferences`.
refused-unknown-emoji = “{ $text }” no es un emoji que pueda usar aquí. Elige un emoji normal, o uno de este servidor por su nombre, como :cat:

## Preferences

preferences-note = Cada elección se guarda al instante y vale dondequiera que juegues.

## Privacy

exported = Esto es todo lo que guardo sobre ti: las partidas en las que jugaste, tus puntajes, tus acertijos, tus retos y tus preferencias.
exported-packed = Esto es todo lo que guardo sobre ti: las partidas en las que jugaste, tus puntajes, tus acertijos, tus retos y tus preferencias. Es tanto que lo comprimí: se abre con gzip y con casi cualquier programa para descomprimir archivos.
forget-question =
    ### ¿Eliminar tus datos?
    Te rindes en las partidas que estés jugando y tus retos abiertos se cierran. Se eliminan tu ID, tu nombre, tus puntajes, tus acertijos y tus preferencias. Las partidas terminadas se conservan para tus rivales, que verán “{ player-somebody }” en tu lugar; sus puntajes se calculan sin ti. Si alguien eligió no recibir retos tuyos, o un servidor, que tus partidas no sumen puntos, esa elección se mantiene: para eso guardo tu ID, y nada más.
    De aquí **no hay vuelta atrás.** Los mensajes que ya están en los canales conservan el nombre que muestran, y las copias de seguridad de quien me aloja guardan tus datos hasta que otras más nuevas las reemplacen. Si vuelves a jugar, empezamos de cero.
button-forget = Eliminar mis datos
forgotten =
    Listo: se eliminaron tus datos. { $games ->
        [0] No tenías ninguna partida terminada.
        [one] En 1 partida ahora dice “{ player-somebody }” en tu lugar.
       *[other] En { $games } partidas ahora dice “{ player-somebody }” en tu lugar.
    } { $ended ->
        [0] { "" }
        [one] Te rendiste en la partida que estaba en curso.
       *[other] Te rendiste en las { $ended } partidas que estaban en curso.
    } Los mensajes publicados en canales conservan tu nombre hasta que se borren allí, y las copias de seguridad de quien me aloja guardan tus datos hasta que otras más nuevas las reemplacen.

## Looking on, ahead and back

command-history = Mostrar las partidas terminadas; solo tú ves la lista
command-review = Revisar una partida terminada jugada por jugada y ver sus errores; solo tú la ves
option-x = Qué tan bien juega Oxo con X, que empieza
option-o = Qué tan bien juega Oxo con O
option-game = Qué partida, por el número debajo de su tablero; vacío: tu última partida de aquí
rematch-wanted = **{ $player }** quiere la revancha. { $opponent }, presiona *{ button-rematch }* y empieza.
rematch-awaited = Ya pediste la revancha: empieza en cuanto { $opponent } también presione *{ button-rematch }*.
button-review = Revisar
command-stats = Mostrar resultados, niveles superados y puntaje; solo tú los ves
command-leaderboard = Mostrar los mejores puntajes de aquí; solo tú ves la lista
missing-games =
    { $games ->
        [one] una partida más que sume puntos
       *[other] { $games } partidas más que sumen puntos
    }
leaderboard-title = Tabla de posiciones de este servidor, { $season }
leaderboard-title-channel = Tabla de posiciones de <#{ $channel-id }>, { $season }
leaderboard-none = Aquí nadie tiene puntaje todavía. Las partidas entre personas suman puntos: propón una con `/ttt challenge`.
leaders-provisional = ⏳ aún sin puesto: hacen falta { $games } partidas que sumen puntos
leaders-unsettled = ? menos de { $games } partidas que suman puntos
leaders-legend = ± margen de error del puntaje
button-challenge-anyone = Retar a cualquiera
own-none = **Tú** todavía no tienes puntaje aquí: juega contra alguien con `/ttt challenge`.
own-left-out = **Tú** estás fuera de la tabla: así lo decidió quien administra este servidor.
rated-games = Las partidas entre personas de aquí suman puntos: hasta tres al día con la misma persona, salvo las victorias contra quien tenga al menos { $points } puntos menos.
stats-rating-brief = **Puntaje { $season }:** { NUMBER($rating, useGrouping: 0) } · { $how }
stats-spread = **Puntaje { $season }:** { NUMBER($rating, useGrouping: 0) } ± { $spread }
stats-points = Máximo { NUMBER($highest, useGrouping: 0) }, mínimo { NUMBER($lowest, useGrouping: 0) }. Los últimos, el más reciente al final: { $latest }
stats-graph = 📈 Puntaje partida a partida; la banda es el margen de error
picture-rating = El puntaje en { $season } en forma de línea. { $points }
stats-unrated = **Puntaje:** ninguno en { $season }. Las partidas entre personas suman puntos.
stats-left-out = **Puntaje:** fuera de la tabla de este servidor.
refused-no-leaderboard-here = Fuera de los servidores no hay puntajes: pide la tabla de posiciones en uno donde juegues.
refused-unknown-season = “{ $text }” no es una temporada. Escribe un año y un trimestre, como 2026 Q4.
history-set-aside = Dejada de lado, contra { $opponent } · #{ $id }
review-no-moves = Nadie hizo ninguna jugada, así que no hay nada que revisar.
picture-keep = Para guardarla, mantén presionada la imagen o haz clic derecho en ella.
refused-not-played-by-you = Solo quien jugó esta partida puede compartirla.
refused-game-shared = Esta partida ya se compartió en este canal.
refused-game-still-on = Esa partida todavía se está jugando. Podrás revisarla y jugar la revancha cuando termine.
refused-nothing-to-review = No encontré ninguna partida de ese tipo que puedas revisar aquí. Escribe el número debajo de su tablero, como `12`, o búscala con `/ttt history`.
refused-nothing-played-here = No terminaste ninguna partida en este canal. `/ttt history` muestra las que jugaste.
refused-export-running = Ya se están reuniendo tus datos. El archivo llegará como respuesta a tu primera solicitud.
refused-opponent-forgotten = Tu rival pidió eliminar sus datos, así que ya no hay a quién retar. Con `/ttt challenge` puedes retar a otra persona.
