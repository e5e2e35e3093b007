### Every word that a player sees, in Bulgarian. Read whole twice, last on 2026-11-22.

## Commands

command-ttt = Морски шах: играй с Oxo или с други хора
command-start = Започни игра на морски шах
command-challenge = Покани някого на игра или остави поканата отворена за всички тук
command-move = Направи ход в играта си в този канал
command-board = Покажи отново дъската на играта си, най-долу в канала
command-resign = Предай играта си тук или оттегли поканата си
command-help = Обясни играта, нивата и командите
menu-challenge = Покани на морски шах
menu-stop = Спри тази игра
option-opponent = С кого ще играеш; остави празно, за да играеш с Oxo
option-opponent-challenge = Кого каниш; остави празно, за да може да се включи всеки
option-level = Колко добре играе Oxo
option-board = На коя дъска се играе
option-mark = Твоят знак
option-first = Кой прави първия ход
option-cell = Къде играеш: b2, 5…
choice-random = Случайно
choice-first-me = Аз
choice-first-opponent = Противникът ми

level-beginner = Начинаещ
level-easy = Лесен
level-casual = Любител
level-clever = Хитрец
level-unbeatable = Непобедим

board-3x3 = 3×3, три в редица
board-4x4 = 4×4, четири в редица
board-5x5 = 5×5, четири в редица
board-5x5-five = 5×5, пет в редица
board-misere = Обратна игра 3×3: три в редица губи
board-short-3x3 = 3×3
board-short-4x4 = 4×4
board-short-5x5 = 5×5
board-short-5x5-five = 5×5, пет
board-short-misere = Обратна игра

## The game

player-computer = Oxo ({ $level })
player-computer-alone = Oxo
game-title = { $first-mark } { $first } срещу { $second-mark } { $second }
game-to-move = Твой ред е, { $player } { $mark }
game-won = { $mark } **{ $player } печели!**
game-won-misere = { $mark } **{ $player } печели:** { $loser } събра редица
game-won-resigned = { $mark } **{ $player } печели:** { $loser } се предаде
game-won-time = { $mark } **{ $player } печели:** времето на { $loser } изтече
game-drawn = **Равенство.**
game-held = 🛡️ **Равенство: { $player } устоя срещу *{ level-unbeatable }*!**
game-with-hints = { $result } С { $hints ->
    [one] { $hints } подсказка
   *[other] { $hints } подсказки
}.
game-newcomer = Първи път тук? *{ level-unbeatable }* не губи.
game-unfinished = **Недовършена:** никой не изигра ход навреме.
game-stopped = **Спряна** от модератор.
game-stopped-watched = **Спряна.**
rule-misere = **Три в редица губи.**
rule-4 = **Четири в редица печели.**
rule-5 = **Пет в редица печели.**
game-set-aside = **Прекъсната,** за да има място за игра между хора.
game-called-off = **Отменена** преди първия ход.
game-footer = Игра { $id }
game-footer-last = последен ход { $cell }
game-footer-line = редицата: { $cells }
game-footer-clock = времето изтича { $when }
game-moved = Дъската на игра { $id } вече е в друго съобщение: [виж я тук]({ $link })

button-resign = Предавам се
button-stop = Спри
button-play-winner = Играй с победителя
button-play-too = Искам да играя
button-play-level = Играй: { $level }
button-to-game = Към игра { $id }

end-first-win = 🎉 **{ $player } с първа победа срещу „{ $level }“!** { $number ->
    [4] Остава само *{ level-unbeatable }*, а равенство срещу него е победа.
    [5] И равенство срещу *{ level-unbeatable }* вече имаш: няма повече кого да победиш.
    [0] { "" }
   *[other] Това е ниво { $number } от 5.
}
end-beat-beginner = { $variant ->
    [0] „Ох! Трябваше ли да ти преча?“
    [1] „Онзи ъгъл ми хареса. И още ми харесва.“
    [2] „Пак! Пак! Почти го разбрах.“
   *[other] „Ти умееш да печелиш. Аз умея да избирам полета!“
}
end-beat-easy = { $variant ->
    [0] „Имах план, честна дума.“
    [1] „Браво! Аз гледах само своите знаци.“
    [2] „Добра игра! А бях толкова близо. Бях ли? Така ми се стори.“
   *[other] „Трябва понякога да поглеждам и твоята страна на дъската.“
}
end-beat-casual = { $variant ->
    [0] „Заслужено. Гледах в другия ъгъл.“
    [1] „Я! Можело и така? Хубаво.“
    [2] „Добра игра. Бих станал да ръкопляскам, но тъкмо седнах.“
   *[other] „Добре, добре. Ти наистина се постара.“
}
end-beat-clever = { $variant ->
    [0] „Невъзможно. Бях помислил за всичко освен за това.“
    [1] „Изобщо не го очаквах. Нека си остане между нас.“
    [2] „Интересно. Ще кажа, че е било част от плана ми.“
   *[other] „Имах план. Твоят беше по-добър.“
}
end-beat-unbeatable = Това не трябваше да е възможно. Запомни го добре.
end-drawn-beginner = { $variant ->
    [0] „Всичко е пълно! Кой спечели?“
    [1] „Полетата свършиха! Няма ли по-голяма дъска?“
    [2] „Значи никой не печели? Съгласен съм!“
   *[other] „Запълних си половината. Харесва ли ти?“
}
end-drawn-easy = { $variant ->
    [0] „Равенство! Да кажем, че взаимно се пощадихме.“
    [1] „Пълна дъска, а на никого не сложихме кръст!“
    [2] „Толкова малко не стигна. Само че на кого?“
   *[other] „Бих ти стиснал ръката, но полетата ми свършиха.“
}
end-drawn-casual = { $variant ->
    [0] „Никой не спечели, значи никой не черпи.“
    [1] „Ти блокираш, аз блокирам. Така може цял ден.“
    [2] „Никой не губи. Точно по моя вкус.“
   *[other] „Наравно. Да го наречем загрявка.“
}
end-drawn-clever = { $variant ->
    [0] „Достоен противник. Вече започвах да се потя.“
    [1] „Взаимно се неутрализирахме. Изящно.“
    [2] „Само не заплашвай с две редици наведнъж. Мразя това.“
   *[other] „Равновесие до последното поле. Ще измисля нещо.“
}
end-drawn-hinted = { $variant ->
    [0] „Равенство. Някои от тези ходове бяха мои.“
    [1] „Ти удържа равенството, а аз те държах за ръка.“
    [2] „Дадох ти отговорите. Ти добре ги прочете.“
   *[other] „А сега още веднъж, без да ме питаш.“
}
end-drawn-watched = { $variant ->
    [0] „Давах всички поводи за грешка. Нито един не влезе в работа.“
    [1] „Тиха игра. Обичам тихите игри.“
    [2] „Никой не се подхлъзна. Нека сега опита човек.“
   *[other] „Надявах се на една грешка. Мога да почакам.“
}
end-said = **{ $level }:** { $said }
end-first-hold = 🎉 **За { $player } това е за първи път!** Повече от това никой не постига.
end-drawn-unbeatable = { $variant ->
    [0] „Търсих пролука. Нямаше.“
    [1] „Нито една грешка. Проверих два пъти.“
    [2] „Не ми даде нищо. Добра защита.“
   *[other] „Равенство. Срещу мен това е победа.“
}
end-lost-beginner = { $variant ->
    [0] „Аз спечелих? Спечелих! Как го направих?“
    [1] „Просто тези полета ми харесаха.“
    [2] „Начинаещите имат късмет. А аз така се казвам.“
   *[other] „Добре ли го направих? Кажи ми какво направих!“
}
end-lost-easy = { $variant ->
    [0] „Остави вратата отворена и аз влязох.“
    [1] „Отварях си очите на четири. Само това умея.“
    [2] „Извинявай! Никога не отказвам подарък.“
   *[other] „Полето си стоеше там. Мислех, че го пазиш за мен!“
}
end-lost-casual = { $variant ->
    [0] „Нищо лично. И равенството щеше да ме устрои.“
    [1] „Ти мигна, аз не. Още една?“
    [2] „Тази я спечелих легнал.“
   *[other] „Дори не се стараех. Е, малко.“
}
end-lost-clever = { $variant ->
    [0] „Ъгли и център, от мен да го знаеш. Ъгли и център.“
    [1] „Точно както го планирах. Почти.“
    [2] „Хубав капан, ако мога сам да се похваля.“
   *[other] „Не се притеснявай. Аз чета книги за това.“
}
end-lost-unbeatable = { $variant ->
    [0] „Чаках една грешка и я дочаках.“
    [1] „Равенството беше на една ръка разстояние.“
    [2] „Търпение. Имам цялото време на света.“
   *[other] „Не бързам и не греша. Опитай пак.“
}
end-gave-up = { $variant ->
    [0] „В това няма нищо срамно. Следващата дъска е празна.“
    [1] „Любопитно ми беше как ще свърши.“
    [2] „На всички ще кажа, че беше на косъм.“
   *[other] „Доброто отстъпление е половин реванш.“
}
end-won = { $variant ->
    [0] { $player } печели с { $moves ->
        [one] { $moves } ход
       *[other] { $moves } хода
    }. Реваншът е на един клик.
    [1] Готово с { $moves ->
        [one] { $moves } ход
       *[other] { $moves } хода
    }. Кой би предположил?
    [2] Защитата закъсня с един ход. Както винаги.
   *[other] Редицата си е редица. Поклони се, { $player }.
}
end-won-misere = { $variant ->
    [0] Търпението се отплаща. Реваншът е на един клик.
    [1] Сериозно лице и нито една права линия: така играе { $player }.
    [2] Изкуството е в това, което не завършваш.
   *[other] Някой трябваше да събере редицата. { $player } няма вина.
}
end-drawn = { $variant ->
    [0] Пълна дъска и нито една редица на нея.
    [1] Никой не отстъпи и педя, а вече и място не остана.
    [2] Всяка редица беше под око и нито една не се измъкна.
   *[other] Мир. Засега.
}
end-resigned = { $variant ->
    [0] Някой от двамата видя достатъчно.
    [1] { $player } печели, и то с полета в запас.
    [2] Бърз край. Реваншът е на един клик.
   *[other] Брои се като всяка друга победа. Проверих.
}
end-time = { $variant ->
    [0] Часовникът имаше последната дума.
    [1] Дъската чакаше. Часовникът не.
    [2] И времето играе, и никога не греши.
   *[other] { $player } игра навреме и това стигна.
}
end-tip = Съвет: *{ $level }* не вижда заплаха с две редици наведнъж.
end-hinted = Игрите с подсказки не се броят за серии и първи постижения.
end-streak-wins = 🔥 { $count ->
    [one] { $count } победа
   *[other] { $count } победи
} поред срещу „{ $level }“.
end-streak-draws = 🔥 { $count ->
    [one] { $count } равенство
   *[other] { $count } равенства
} поред срещу „{ $level }“.
end-streak-between = 🔥 { $player }: { $count ->
    [one] { $count } победа
   *[other] { $count } победи
} поред срещу { $opponent }.
end-score-leads = **{ $player } води { $wins }:{ $losses }** { $draws ->
    [0] { "" }
    [one] · { $draws } равенство
   *[other] · { $draws } равенства
}
end-score-even = **{ $first } и { $second } са наравно, { $wins }:{ $losses }** { $draws ->
    [0] { "" }
    [one] · { $draws } равенство
   *[other] · { $draws } равенства
}
end-ratings = Рейтинги: { $ratings }
end-unrated = Не е за рейтинг: броят се три игри на ден с един и същ противник, а победа над някого с много по-нисък рейтинг не се брои.
end-rating = { $player } { NUMBER($rating, useGrouping: 0) } ({ $change })
notice-accepted = <@{ $player-id }>, { $opponent } прие поканата ти: [игра { $id }]({ $link }) започна.
notice-rematch = <@{ $player-id }>, { $opponent } прие реванша: [игра { $id }]({ $link }) започна.
notice-turn = <@{ $player-id }>, { $opponent } изигра хода си и е твой ред в [игра { $id }]({ $link }).
notice-time = <@{ $player-id }>, твой ред е в [игра { $id }]({ $link }). Времето ти изтича { $when }.
button-no-turn-notices = Спри тези известия
turn-notices-off = Повече няма да ти казвам, че е твой ред. Включва се отново с `/ttt preferences`.
notice-time-quiet = { $player }, твой ред е в [игра { $id }]({ $link }). Времето ти изтича { $when }.

## Puzzles

command-puzzle = Реши задачата на деня или задача от своите игри
option-from = Откъде да е задачата
choice-today = Задачата на деня
choice-own-games = Моите игри: мигът преди грешка
puzzle-title = Задача { $number }
puzzle-title-own = Игра { $id }, преди ход { $move }
puzzle-goal-win = { $moves ->
    [0] На ход е { $mark }: **спечели.**
    [1] На ход е { $mark }: **спечели с този ход.**
   *[other] На ход е { $mark }: **спечели в { $moves } хода.**
}
puzzle-goal-misere = { $moves ->
    [0] На ход е { $mark }: **принуди { $enemy } да събере редица.**
    [1] На ход е { $mark }: **остави на { $enemy } само ходове, които събират редица.**
   *[other] На ход е { $mark }: **принуди { $enemy } да събере редица** в { $moves } хода.
}
puzzle-goal-draw = На ход е { $mark }: **запази равенството.**
puzzle-tries-left = { $left ->
    [one] остава { $left } опит
   *[other] остават { $left } опита
}
puzzle-tries = { $tries ->
    [one] { $tries } опит
   *[other] { $tries } опита
}
puzzle-wrong-loses-at-once = **Не { $cell }:** това е редица, а тук редицата губи.
puzzle-wrong-line = **Не { $cell }:** { $enemy } отговаря с { $reply } и има редица.
puzzle-wrong-fork = **Не { $cell }:** { $enemy } отговаря с { $reply } и заплашва { $cells }.
puzzle-wrong-lost = **Не { $cell }:** { $enemy } отговаря с { $reply } и после печели.
puzzle-wrong-must-complete = **Не { $cell }:** { $enemy } отговаря с { $reply } и рано или късно { $mark } трябва да събере редица.
puzzle-wrong-only-draws = **Не { $cell }:** { $enemy } отговаря с { $reply } и победа вече няма.
puzzle-wrong-ends-in-draw = **Не { $cell }:** дъската е пълна и никой не е спечелил.
puzzle-hinted = { $count ->
    [one] Подсказката махна { $count } грешно поле.
   *[other] Подсказката махна { $count } грешни полета.
}
puzzle-next = Следващата идва { $when }.
puzzle-go-on = **Точно така!** { $enemy } отговаря с { $reply }. Продължавай.
puzzle-solved = { $tries ->
    [1] 🎯 **Решена от първия опит!**
   *[other] 🎯 **Решена с { $tries } опита!**
}
puzzle-solved-hinted = { $hints ->
    [one] 🎯 **Решена с { $hints } подсказка!**
   *[other] 🎯 **Решена с { $hints } подсказки!**
}
puzzle-failed = **Тази ти се изплъзна.** Виж отговора, а следващата ще е твоя.
puzzle-answer = **Отговорът е { $cell }:** { $reason }.
puzzle-merit-line = завършва редица
puzzle-merit-fork = заплашва { $cells } едновременно
puzzle-merit-forces-fork = { $enemy } трябва да отговори с { $reply }, а после { $then } заплашва { $cells } едновременно
puzzle-merit-threats = оттам нататък всеки ход на { $mark } заплашва с редица, а { $enemy } не може да спре всички
puzzle-merit-wins = както и да отговори { $enemy }, { $mark } печели
puzzle-merit-must-complete = рано или късно { $enemy } трябва да събере редица
puzzle-merit-blocks = иначе { $enemy } щеше да събере редица там
puzzle-merit-spoils-fork = така { $enemy } не може да заплаши с две редици наведнъж
puzzle-merit-only-draw = всяко друго поле губи
puzzle-merit-holds = запазва равенството
puzzle-played = Изиграно: { $line }
puzzle-line = Най-доброто продължение: { $line }.
puzzle-streak = { $days ->
    [one] 🔥 **Серия от задачи: { $days } ден.**
   *[other] 🔥 **Серия от задачи: { $days } дни.**
}
puzzle-solvers = Решиха я { $percent }% от { $finished ->
    [one] { $finished } човек
   *[other] { $finished } души
}.
puzzle-solved-by = { $finished ->
    [one] Решиха я: { $solved } от { $finished } човек.
   *[other] Решиха я: { $solved } от { $finished } души.
}
puzzle-first = Първо решение сред споделилите задачата в този канал: <@{ $user-id }>.
puzzle-shared-solved = { $player } я реши. Можеш ли и ти?
puzzle-shared-failed = Изплъзна се на { $player }. Ти ще я хванеш ли?
button-puzzle-today = Задача
button-puzzle-solve = Реши
button-puzzle-hint = Подсказка (струва опит)
button-puzzle-no-hint = Последен: без подсказка
button-puzzle-share = Сподели
button-puzzle-own = От моите игри
button-puzzle-another = Още една

refused-puzzle-over = Тази задача свърши. Днешната: `/ttt puzzle`.
refused-no-mistakes = В последните ти игри няма грешка, подходяща за задача: пропускам първите няколко хода и това, което ти се падна наскоро. Изиграй още няколко: `/ttt start`.
refused-shared-today = Ти вече сподели тази задача в този канал.

## Challenges

challenge-title = ### Морски шах?
challenge-title-rematch = ### Реванш?
challenge-to = <@{ $opponent-id }>, **{ $challenger }** те кани на игра.
challenge-to-closed = **{ $challenger }** покани **{ $opponent }** на игра.
challenge-rematch = <@{ $opponent-id }>, **{ $challenger }** иска реванш.
challenge-rematch-closed = **{ $challenger }** поиска реванш от **{ $opponent }**.
challenge-last-won = { $player } спечели предишната игра.
challenge-last-drawn = Предишната игра завърши с равенство.
challenge-to-anyone = **{ $challenger }** търси с кого да играе.
challenge-to-anyone-closed = **{ $challenger }** търсеше с кого да играе.
challenge-expires = Изтича { $expires }
challenge-sides-swap = Страните се сменят
challenge-opens-me = { $challenger } прави първия ход
challenge-opens-opponent = { $opponent } прави първия ход
challenge-opens-anyone = Първият ход е за този, който се включи
challenge-opens-random = Случаен играч прави първия ход
challenge-accepted = Поканата е приета: играта започна.
challenge-declined = Не и този път: { $opponent } отказа.
challenge-withdrawn = { $challenger } оттегли поканата.
challenge-expired = Поканата изтече, преди { $opponent } да отговори.
challenge-expired-open = Поканата изтече, преди някой да се включи.
challenge-withdrawn-private = Ти оттегли поканата си.
button-accept = Приемам
button-decline = Отказвам
button-join = Включвам се
button-withdraw = Оттеглям
button-challenge-again = Нова покана

## Private answers

stopped-private = Ти спря игра { $id }.
resign-question = **Предаваш ли се в игра { $id }?** Тогава ще спечели { $opponent }.
button-confirm-resign = Да, предавам се
resign-question-untouched = **Предаваш ли се в игра { $id }?** Още никой не е направил ход, така че няма да се брои.
button-keep-playing = Играй нататък
dismissed-before = Готово.
resigned-private = Ти се предаде в [игра { $id }]({ $link }).
called-off-private = Ти отмени [игра { $id }]({ $link }).
button-restart = Предай и започни нова
button-set-aside-accept = Прекъсни и приеми
button-set-aside-join = Прекъсни и се включи
set-aside-private = Играта ти с мен е прекъсната. Не се брои нито за победа, нито за загуба.

see-board = [Към дъската]({ $link })

refused-broken-button = Този бутон не ми е познат. Нова игра започва с `/ttt start`.
refused-not-watcher = Само този, който пусна играта, или модератор може да я спре. За да пуснеш своя, използвай `/ttt watch`.
refused-no-such-game = Тази игра вече я няма. Нова започва с `/ttt start`.
refused-no-game-here = Нямаш игра в този канал. За да играеш, използвай `/ttt start`.
refused-not-your-game = Това могат да правят само двамата играчи на онази игра. Започни своя игра с `/ttt start`.
refused-not-your-turn = Още не е твой ред.
refused-not-moderator = Само членове с *Управление на съобщенията* могат да спрат игра.
refused-no-game-on-message = В това съобщение няма игра.
refused-stale-board = Играта продължи: ето я дъската сега.
refused-old-copy = Това е старо копие на дъската. [Играта продължава тук]({ $link }).
refused-game-is-over = Тази игра приключи.
refused-already-playing = Вече имаш игра тук: довърши я или първо я предай. [Към дъската]({ $link })
refused-already-playing-opponent = { $player } вече има игра в този канал. Опитай пак, когато тя приключи, или в друг канал.
refused-playing-computer = Тук играеш с мен, но тази игра може да се прекъсне. [Към дъската]({ $link })
refused-channel-not-allowed = На този сървър се играе в други канали: { $channels }
refused-role-not-allowed = На този сървър могат да играят само членове с определени роли.
refused-too-soon = На този сървър има пауза между поканите. Опитай пак { $wait }.
refused-too-many-games = В този канал вече { $most ->
    [one] тече { $most } игра
   *[other] текат { $most } игри
} и повече не може. Опитай, когато някоя приключи, или в друг канал.
refused-too-many-watched = Вече гледаш { $most ->
    [one] { $most } игра
   *[other] { $most } игри
}: нека първо някоя свърши.
refused-no-such-challenge = Тази покана вече я няма. Нова се прави с `/ttt challenge`.
refused-nothing-to-resign = Нямаш нито игра, нито покана в този канал.
refused-challenge-closed-accepted = Твърде късно: тази покана вече е приета.
refused-challenge-closed-declined = Твърде късно: тази покана е отказана.
refused-challenge-closed-withdrawn = Твърде късно: тази покана е оттеглена.
refused-challenge-closed-expired = Твърде късно: тази покана изтече.
refused-not-your-challenge = Тази покана е за някой друг. Отправи своя с `/ttt challenge`.
refused-not-your-offer = Само този, който отправи поканата, може да я оттегли. За теб е *{ button-join }*.
refused-own-challenge = Това е твоята собствена покана: някой друг трябва да я приеме. Оттегля се с `/ttt resign`.
refused-already-challenging = Вече имаш отворена покана в този канал: първо я оттегли с `/ttt resign`. [Към поканата]({ $link })
refused-challenge-yourself = Не можеш да поканиш себе си. За да играеш с мен, използвай `/ttt start` без противник.
refused-challenge-bot = Ботовете не отговарят на покани. За да играеш с мен, използвай `/ttt start` без противник.
refused-cannot-see-channel = Поканеният човек не вижда този канал и няма как да отговори.
refused-cannot-be-challenged = В момента не можеш да играеш с { $player }.
refused-nobody-else-here = Никой друг не вижда този разговор. Кани хора на сървър или в група, а за да играеш с мен, използвай `/ttt start`.
refused-unreadable-cell = „{ $text }“ не е поле. Напиши например b2 или 5.
refused-ambiguous-cell = „{ $text }“ може да е { $cells }. Напиши кое точно.
refused-off-board = Полето { $where } го няма на тази дъска.
refused-cell-taken = Полето { $where } е заето.
refused-store-unavailable = Базата ми данни в момента е недостъпна, затова нищо не се промени. Опитай пак след малко.
refused-outcome-unknown = Връзката с базата данни прекъсна точно докато записвах, така че действието може да е минало, а може и да не е. Опитай пак след малко: нищо не се случва два пъти, а `/ttt board` показва играта ти.
refused-unexpected = При мен нещо се обърка. Играта ти е в безопасност: `/ttt board` я показва.

## Help

help-title = ## Морски шах
button-help-play = Как се играе
button-help-commands = Команди
button-help-more = Нива и правила
button-begin = Започни игра
help-goal = Три твои знака в редица печелят.
help-start = **С мен:** { $start }, пет нива
help-challenge = **С приятели:** { $challenge }
help-puzzle = **Соло:** { $puzzle }, всеки ден нова задача
help-stuck = **Трудно?** *{ button-hint }* дава най-добрия ход.
help-lost = **Загуба?** *{ button-review-loss }* показва грешката.
help-game = **Докато играеш**
help-on-hint = подсказка срещу мен
help-on-move = b2, 5…
help-on-board = дъската ти още веднъж
help-on-resign = игра или покана
help-after = **За разглеждане**
help-on-stats = резултати и рейтинг
help-on-leaderboard = най-добрите тук
help-on-history = завършените ти игри
help-on-review = твоите грешки
help-on-watch = играя срещу себе си
help-yours = **По твой вкус**
help-on-preferences = вид и известия
help-on-privacy = твоите данни
help-server = **За тези, които управляват сървър**
help-on-settings = вид, канали, ограничения
help-menus = **В менютата, под *Приложения***
    На човек: *{ menu-challenge }*
    На съобщение: *{ menu-stop }*
help-levels = **Нива** · `/ttt start` с `level`
    - *{ level-beginner }* играе където му падне
    - *{ level-easy }* завършва своята редица
    - *{ level-casual }* блокира и твоята
    - *{ level-clever }* изпуска само вилиците
    - *{ level-unbeatable }* никога не губи
    -# Вилицата заплашва с две редици наведнъж.
help-boards = **Дъски** · `/ttt start` с `board`
    - 3×3, три в редица
    - 4×4, четири в редица
    - 5×5, четири или пет в редица
    - *Обратна игра*: три в редица **губи**
help-cells = **Полета** · a1 е горе вляво, b1 е до него. Или по номер: горе вляво е 1, или 7, ако избереш номера като на цифрова клавиатура.
help-time = **Време** · едно денонощие на ход, освен ако сървърът не реши друго. Между хора губи този, чието време изтече.
help-screen-reader = **С екранен четец** избери вида *{ style-text }* в `/ttt preferences`: дъските са от букви, а всеки бутон казва полето и знака си.

## Settings

command-settings = Настрой морския шах на този сървър (за членове с „Управление на сървъра“)
command-preferences = Номера на полетата, вид на дъските, известия и кой може да те кани
command-privacy = Вземи файл с данните си или ги премахни
option-action = Какво да стане с данните ти
choice-export = Изпрати ми данните ми като файл
choice-delete = Премахни данните ми

player-somebody = Някой

settings-title = ### Морски шах на този сървър
settings-note = Само ти виждаш това. Всеки избор се запазва веднага и важи за следващите игри.
settings-page = { $page }/{ $pages } · { $name }
button-section-games = Игри
button-section-look = Знаци и вид
button-section-places = Език и канали
button-section-limits = Ограничения
button-section-check = Проверка
button-check-again = Провери пак

settings-level = **Колко добре играя,** ако никой не избере друго ниво
settings-board = **Дъска,** ако никой не избере друга
settings-clock = **Време за ход.** Между хора губи този, чието време изтече.
settings-theme = **Знаци** на двамата играчи
settings-style = **Вид** на дъските, ако играчите не предпочитат друг
settings-remains = **След края на играта** от съобщението ѝ остава
settings-sample = **Ето как изглежда**
settings-locale = **Език** на общите съобщения. Личните са на езика на този, който ги чете.
settings-channels = **Канали,** в които може да се започва игра, заедно с нишките им. Не избирай нищо, за да позволиш всички.
settings-roles = **Роли,** които могат да започват игра. Не избирай нищо, за да позволиш на всички.
settings-puzzle-channel = **Задачата на деня:** каналът, в който я публикувам всеки ден
puzzle-channel-none = Без канал
settings-most-live = **Най-много едновременни игри** в един канал
settings-pause = **Пауза,** преди същият човек да може да кани отново
settings-unrated = **Извън рейтинга:** игрите с тези хора не са за рейтинг, включително предишните
unrated-none = Никой
channels-all = Всички канали
roles-all = Всички
more-choices = Избери тук
button-ask-clock = Друго време…
button-ask-emoji = Две твои емоджита…

theme-classic = Класика: плочки, рисувани от Oxo
theme-plain = Обикновени
theme-animals = Животни
theme-sky = Небе
theme-garden = Градина
theme-sea = Море
theme-own = По твой избор
style-server = Както е на сървъра
style-server-about = Изборът на тези, които го управляват
style-emoji = Едро
style-emoji-about = Дъската с големи плочки над бутоните
style-compact = Компактно
style-compact-about = Само бутоните, докато играта тече
style-text = Текст
style-text-about = Букви и координати, удобно за екранни четци
remains-all = Цялата дъска
remains-line = Само ред с резултата
language-auto = Както е в Discord
most-live = { $count ->
    [one] { $count } игра
   *[other] { $count } игри
}
pause-none = Без пауза

form-clock-title = Време за ход
form-clock-label = Колко може да трае един ход?
form-clock-hint = От 1 минута до 7 дни: 90m, 2h, 1h 30m или 3d
form-emoji-title = Две твои емоджита
form-emoji-x-label = Вместо ❌
form-emoji-o-label = Вместо 🔵
form-emoji-hint = Всяко емоджи или някое от този сървър по името му, например :cat:

check-title = **Моите разрешения в { $channel }**
check-has = ✅ { $permission }
check-lacks = ❌ **{ $permission }** липсва:
check-well = Тук има всичко, което ми трябва.
check-how = Който управлява канала, може да го позволи на ролята ми в *Редактиране на канала → Разрешения*. След това натисни *{ button-check-again }*.
check-no-member = ❌ **Никой не ме е добавил към този сървър,** затова мога само да отговарям на команди и бутони: не мога да кажа на никого, че е на ход, а дъските, по-стари от 15 минути, се променят само когато някой натисне бутон по тях.
check-not-allowed = ⚠️ В този канал не може да се започва игра: няма го сред избраните в *{ button-section-places }*.
permission-view = Преглед на канала
permission-view-why = без него не мога да обновя дъската, когато времето изтече или модератор спре игра.
permission-send = Изпращане на съобщения
permission-send-why = без него не мога да кажа на играчите, че е техен ред или че времето им изтича.
permission-attach = Прикачване на файлове
permission-attach-why = без него никой не може да сподели картината на игра.
permission-send-in-threads = Изпращане на съобщения в нишки
permission-send-in-threads-why = без него не мога да кажа на играчите, че е техен ред или че времето им изтича.

refused-servers-only = Настройките са на сървър, затова използвай тази команда на сървър. Личните ти предпочитания са в `/ttt preferences`.
refused-not-manager = Само членове с *Управление на сървъра* могат да променят настройките тук. Личните ти предпочитания са в `/ttt preferences`.
refused-not-your-panel = Това е направено за някой друг. Отвори своето с `/ttt settings`, `/ttt preferences` или `/ttt privacy`.
refused-not-your-notice = Тези известия са за някой друг. Твоите са в `/ttt preferences`.
refused-unreadable-clock = „{ $text }“ не е продължителност. Напиши 90m, 2h, 1h 30m или 3d.
refused-clock-out-of-range = Един ход може да трае от 1 минута до 7 дни.
refused-unknown-emoji = „{ $text }“ не е емоджи, което мога да използвам тук. Вземи някое обикновено или емоджи от този сървър по името му, например :cat:
refused-marks-alike = Двата знака трябва да се различават един от друг и от празното поле ⬛, иначе никой няма да разчете дъската.

## Preferences

preferences-title = ### Твоите предпочитания
preferences-note = Само ти виждаш това. Всеки избор се запазва веднага и важи навсякъде, където играеш.
preferences-numbering = **Номера на полетата** за `/ttt move`
preferences-style = **Вид на дъските** в следващите ти игри. Срещу друг човек *{ style-text }* важи, ако поне един от двамата го предпочита, а всеки друг вид — само ако го предпочитат и двамата.
preferences-pings = **Известия:** кога мога да те споменавам
preferences-challenges = **Кой може да те кани.** Никой не разбира какво избираш.
preferences-blocked = **Никога тези хора:** те не могат да те канят, да приемат твои покани или да искат реванш от теб и никой не им казва защо.
pings-turns = Винаги, и щом е твой ред
pings-turns-about = Твой ред: само ако не изиграеш хода си до минута
pings-some = Само покани и време
pings-some-about = И щом приемат поканата ти; за твой ред — не
pings-none = Никога
pings-none-about = Поканите и напомнянията те чакат в канала
challenges-anyone = Всеки
challenges-nobody = Никой
numbering-reading = Както се чете: 1 е горе вляво
numbering-keypad = Клавиатура: 7 е горе вляво

## Privacy

exported = Това е всичко, което пазя за теб: изиграните ти игри, рейтингите, задачите, поканите и предпочитанията ти.
exported-packed = Това е всичко, което пазя за теб: изиграните ти игри, рейтингите, задачите, поканите и предпочитанията ти. Толкова е много, че го компресирах: gzip и повечето програми за разархивиране го отварят.
forget-question =
    ### Да премахна ли данните ти?
    Предаваш игрите, които играеш в момента, а отворените ти покани се затварят. Твоят идентификатор, името ти, рейтингите, задачите и предпочитанията ти се премахват. Завършените игри остават за противниците ти, които ще виждат „{ player-somebody }“ на твое място; техните рейтинги се преизчисляват без теб. Ако някой е избрал да не го каниш, изборът му остава и за него пазя само твоя идентификатор.
    Връщане назад **няма.** Съобщенията, които вече са в каналите, запазват името, което показват, а резервните копия на този, който ме поддържа, пазят данните ти, докато по-нови не ги заменят. Ако играеш отново, започваме начисто.
button-forget = Премахни данните ми
forgotten =
    Готово: данните ти са премахнати. { $games ->
        [0] Нямаше завършена игра с твое участие.
        [one] В { $games } игра вече пише „{ player-somebody }“ на твое място.
       *[other] В { $games } игри вече пише „{ player-somebody }“ на твое място.
    } { $ended ->
        [0] { "" }
        [one] Ти предаде играта, която още течеше.
       *[other] Ти предаде и { $ended } игри, които още течаха.
    } Резервните копия на този, който ме поддържа, пазят данните ти, докато по-нови не ги заменят.

## Looking on, ahead and back

command-hint = Покажи най-добрия ход в играта ти срещу Oxo; само ти го виждаш
command-watch = Гледай как Oxo играе срещу себе си
command-history = Списък на завършените игри; само ти го виждаш
command-review = Прегледай завършена игра ход по ход и виж грешките; само ти я виждаш
option-x = Колко добре Oxo играе с X, който прави първия ход
option-o = Колко добре Oxo играе с O
option-user-history = Чии игри; остави празно за своите
option-game = Номерът на играта под дъската ѝ; остави празно за последната си тук

button-hint = Подсказка
button-play-cell = Изиграй { $cell }
button-rematch = Реванш
button-review = Разбор
button-review-loss = Защо?
button-back = Назад
button-next = Напред
button-next-mistake = Следваща грешка
button-first = Начало
button-share = Сподели
button-save = Запази картина
button-newer = По-нови
button-older = По-стари

game-computer-to-move = На ход: { $mark } { $player }

hint-title = Подсказка за игра { $id }
hint-best = Най-добро е **{ $cell }**: { $reason }.
hint-try = Опитай **{ $cell }**: { $reason }.
hint-win = { $sign } печели
hint-draw = { $sign } равенство
hint-loss = { $sign } губи
hint-unknown = { $sign } още е рано да се каже
hint-every-win = Всяко поле печели.
hint-every-draw = Всяко поле още води до равенство.
hint-every-loss = Всяко поле губи.
hint-every-unknown = Още е рано да се каже кое поле накъде води.
hint-letter-win = п
hint-letter-draw = р
hint-letter-loss = г
hint-letter-unknown = ?

reason-wins-at-once = завършва твоята редица
reason-forks = заплашва { $cells } едновременно, а може да се блокира само едно от тях
reason-forces-win = { $moves ->
    [0] печели срещу всяка защита
    [one] печели в { $moves } ход срещу всяка защита
   *[other] печели в { $moves } хода срещу всяка защита
}
reason-only-win = { $moves ->
    [0] никое друго поле не печели
    [one] никое друго поле не печели, а това печели в { $moves } ход
   *[other] никое друго поле не печели, а това печели в { $moves } хода
}
reason-blocks = блокира редицата на противника
reason-only-draw = всяко друго поле губи
reason-spoils-fork = { $count ->
    [1] противникът се цели в { $cells }, за да заплаши с две редици наведнъж, а това му пречи
   *[other] противникът иска да заплаши с две редици наведнъж, а това му пречи
}
reason-threatens = запазва равенството, а противникът трябва да отговори с { $cells }
reason-sets-traps = запазва равенството, а противникът губи, ако отговори с { $cells }
reason-sets-many-traps = запазва равенството, а { $count ->
    [one] { $count } от отговорите на Oxo губи
   *[other] { $count } от отговорите на Oxo губят
}
reason-avoids-line = не завършва редица
reason-holds = запазва равенството
reason-delays = вече всяко поле губи, но това издържа най-дълго
reason-looks-best = през това поле минават най-много отворени редици

command-stats = Покажи победи, равенства и загуби, серии и рейтинг; само ти ги виждаш
command-leaderboard = Покажи най-високите рейтинги тук; само ти виждаш класацията
option-user-stats = Чия статистика; остави празно за своята
option-scope = Целият сървър или тези, които играят в този канал
option-season = Сезонът е тримесечие, например 2026 Q4; остави празно за текущия
choice-server = Целият сървър
choice-channel = Този канал
button-higher = Нагоре
button-lower = Надолу

season = { $year } Q{ $quarter }
result = { $sign } { $games }
points = { NUMBER($points, useGrouping: 0) }
missing-games = { $games ->
    [one] още една игра за рейтинг
   *[other] още { $games } игри за рейтинг
}
missing-games-and-opponent = { $games ->
    [one] още една игра за рейтинг, с нов противник
   *[other] още { $games } игри за рейтинг, една от тях с нов противник
}
missing-opponents = { $opponents ->
    [one] игра с нов противник
   *[other] игри с { $opponents } нови противници
}

leaderboard-title = Класация на този сървър, { $season }
leaderboard-title-channel = Класация на <#{ $channel-id }>, { $season }
leaderboard-page = { $total ->
    [1] { $total } човек
   *[other] { $total } души · страница { $page } от { $pages }
}
leaderboard-none = Тук още никой няма рейтинг. За рейтинг се играе между хора: покани някого с `/ttt challenge`.
leader-brief = { $place } <@{ $user-id }> · **{ NUMBER($rating, useGrouping: 0) }**
leader-brief-provisional = ⏳ <@{ $user-id }> · { NUMBER($rating, useGrouping: 0) }
progress-games = { $games } от { $most } игри
progress-opponents = { $people } от { $most } противници
leaders-legend = ± възможно отклонение на рейтинга
button-details = Подробно
button-overview = Накратко
button-post-here = Публикувай тук
button-my-place = Моето място
button-challenge-anyone = Покана за всеки
own-place = **Твоето място:** { $place } от { $total }, рейтинг { NUMBER($rating, useGrouping: 0) }.
own-provisional = ⏳ **Засега** рейтингът ти е { NUMBER($rating, useGrouping: 0) }. Нужно за място: { $missing }.
own-missing = **Нужно за твоето място:** { $missing }.
own-none = **Още нямаш** рейтинг тук: играй с някого чрез `/ttt challenge`.
own-left-out = **Не участваш в рейтинга:** така решиха тези, които управляват сървъра.
rated-games = За рейтинг са игрите между хора тук: до три на ден с един и същ противник; победи над някого, който е с { $points } или повече точки по-надолу, не се броят.
held-title = 🛡️ **Първо равенство срещу *{ level-unbeatable }***
held-first = { $board } · <@{ $first-id }> · { $date }
held-longest = { $board } · { $longest } поред · <@{ $longest-id }>

stats-title-server = Статистика на <@{ $user-id }> на този сървър
stats-title-anywhere = Статистика на <@{ $user-id }>
stats-none = Още няма завършени игри. Започни с `/ttt start`.
stats-people = **Срещу хора:** { $score }
stats-versus = **<@{ $reader-id }> срещу <@{ $user-id }>:** { $score }
stats-streak = **Победи поред:** сега { $current }, рекорд { $best }
stats-computer = **Срещу мен:** { $score }
stats-levels = **Срещу мен, по нива**
stats-run-legend = 🛡️ най-много равенства поред
stats-opening = **Любим първи ход:** { $cell } · { $board } · в { $times } от { $games ->
    [one] { $games } игра
   *[other] { $games } игри
}
stats-rating-brief = **Рейтинг { $season }:** { NUMBER($rating, useGrouping: 0) } · { $how }
stats-settles = нужно за място: { $missing }
stats-best-beaten = **Най-трудното победено ниво:** { $level }
stats-held = **Равенство срещу „{ level-unbeatable }“:** { $boards }
stats-puzzles = **Серия от задачи:** сега { $current ->
    [one] { $current } ден
   *[other] { $current } дни
}, рекорд { $best }
stats-spread = **Рейтинг { $season }:** { NUMBER($rating, useGrouping: 0) } ± { $spread }
stats-past = { $season }: { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
stats-points = Най-висок { NUMBER($highest, useGrouping: 0) }, най-нисък { NUMBER($lowest, useGrouping: 0) }. Последните, най-новият накрая: { $latest }
stats-graph = 📈 Рейтинг по игри; ивица: възможно отклонение
picture-rating = Рейтингът през { $season } като линия. { $points }
stats-unrated = **Рейтинг:** няма за { $season }. За рейтинг се играе между хора.
stats-left-out = **Рейтинг:** извън рейтинга на този сървър.
is-provisional = временен
is-at-place = място { $place }

refused-no-leaderboard-here = Рейтинг има само на сървърите: поискай класацията там, където играеш.
refused-unknown-season = „{ $text }“ не е сезон. Напиши година и тримесечие, например 2026 Q4.

history-title-server = Игри на <@{ $user-id }> на този сървър
history-title-anywhere = Игри на <@{ $user-id }>
history-none = Още няма завършени игри. Започни с `/ttt start`.
history-page = { $total ->
    [1] { $total } игра
   *[other] { $total } игри, първо най-новите · страница { $page } от { $pages }
}
history-line = { $sign } { $opponent } · #{ $id } · { $date }
legend-won = 🟩 победа
legend-drawn = 🟨 равенство
legend-lost = 🟥 загуба
legend-otherwise = ⬛ без резултат
history-how-unfinished = недовършена
history-how-stopped = спряна
history-how-set-aside = прекъсната
history-how-called-off = отменена
history-won = Победа срещу { $opponent } · #{ $id }
history-lost = Загуба от { $opponent } · #{ $id }
history-drawn = Равенство с { $opponent } · #{ $id }
history-unfinished = Недовършена срещу { $opponent } · #{ $id }
history-stopped = Спряна, срещу { $opponent } · #{ $id }
history-set-aside = Прекъсната, срещу { $opponent } · #{ $id }
history-called-off = Отменена, срещу { $opponent } · #{ $id }
history-open = Виж дъската на игра
history-choice = { $game } · { $ago } · { $board }
ago-now = току-що

review-where = Игра { $id } · { $board }
review-at-start = Преди { $total ->
    [1] единствения ход
   *[other] първия от { $total } хода
}
review-at = Ход { $ply } от { $total }: { $mark } { $player } изигра **{ $cell }**
review-at-own = Ход { $ply } от { $total }: { $mark } ти изигра **{ $cell }**
review-moves = Ходове: { $moves }
review-no-moves = Никой не е направил ход, така че няма какво да се разглежда.
review-no-mistakes = **Няма открити грешки.**
review-more-mistakes = …и още { $count }.
mistake-own = Ход { $number } (твоят { $cell })
mistake-of = Ход { $number } ({ $player }: { $cell })
mistake-win-draw = **{ $move }** изпусна победата. За победа { $better } беше най-добрият избор.
mistake-win-loss = **{ $move }** загуби спечелена игра. За победа { $better } беше най-добрият избор.
mistake-draw-loss = **{ $move }** загуби играта. За равенство { $better } беше най-добрият избор.
mistake-draw-loss-back = **{ $move }** водеше към загуба. За равенство { $better } беше най-добрият избор.

watch-begin = Кой ще сгреши пръв?
watch-slipped = { $player } сгреши! Ще го види ли { $mark }?
watch-missed = { $player } изпусна победата. Пак е наравно.
watch-wins = { $player } вече може да спечели.
watch-even = Засега е наравно.

shared-by = споделено от { $player }
picture-game = Анимирана дъска: { $board }. { $first-mark } е { $first }, { $second-mark } е { $second }. Ходове: { $moves }. { $result }
picture-won = { $player } печели.
picture-nobody-won = Никой не печели.

refused-cannot-attach = Нямам право да прикачвам файлове в този канал, затова не мога да споделя картина тук. *{ button-save }* я изпраща само на теб.
refused-picture-is-being-drawn = Още рисувам предишната ти картина. Поискай тази пак, когато онази е готова.
refused-shared-just-now = Току-що сподели нещо. Можеш да споделиш пак { $wait }.
refused-game-still-on = Тази игра още тече. Разборът и реваншът са възможни, когато приключи.
refused-hint-against-person = Противникът ти е човек, така че подсказка би била нечестна. Давам подсказки в игрите срещу мен: `/ttt start`.
refused-nothing-to-review = Не намерих такава игра, която можеш да разгледаш тук. Напиши номера под дъската ѝ, например `12`, или я намери с `/ttt history`.
refused-nothing-played-here = Нямаш завършени игри в този канал. `/ttt history` показва всичките ти игри.
refused-others-history = Тук можеш да видиш само своите игри. Тези на другите се виждат на сървъра, където са играни.
refused-export-running = Вече събирам данните ти. Файлът ще дойде като отговор на първата ти заявка.
refused-opponent-forgotten = Данните на противника ти са премахнати, така че няма кого да поканиш. С `/ttt challenge` можеш да поканиш някой друг.
