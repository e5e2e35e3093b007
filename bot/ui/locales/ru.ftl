### Every word that a player sees, in Russian. Read whole twice, last on 2026-11-22.

## Commands

command-ttt = Крестики-нолики: играйте с Oxo или друг с другом
command-start = Начать партию в крестики-нолики
command-challenge = Вызвать на партию кого-то лично или любого в этом канале
command-move = Сделать ход в вашей партии в этом канале
command-board = Показать поле вашей партии снова, внизу канала
command-resign = Сдаться в вашей партии здесь или отозвать свой вызов
command-help = Объяснить игру, уровни и команды
menu-challenge = Вызвать на крестики-нолики
menu-stop = Остановить эту партию
option-opponent = С кем играть; не указывайте, чтобы сыграть с Oxo
option-opponent-challenge = Кого вызвать; не указывайте, чтобы мог присоединиться кто угодно
option-level = Насколько сильно играет Oxo
option-board = На каком поле играть
option-mark = Ваш знак
option-first = За кем первый ход
option-cell = Куда ходить: b2, 5…
choice-random = Случайно
choice-first-me = За мной
choice-first-opponent = За соперником

level-beginner = Новичок
level-easy = Лёгкий
level-casual = Обычный
level-clever = Умный
level-unbeatable = Непобедимый

board-3x3 = 3×3, три в ряд
board-4x4 = 4×4, четыре в ряд
board-5x5 = 5×5, четыре в ряд
board-5x5-five = 5×5, пять в ряд
board-misere = Поддавки 3×3: три в ряд — проигрыш
board-short-3x3 = 3×3
board-short-4x4 = 4×4
board-short-5x5 = 5×5
board-short-5x5-five = 5×5, пять
board-short-misere = Поддавки

## The game

player-computer = Oxo ({ $level })
player-computer-alone = Oxo
game-title = { $first-mark } { $first } — { $second-mark } { $second }
game-to-move = Ваш ход, { $player } { $mark }
game-won = { $mark } **{ $player } побеждает!**
game-won-misere = { $mark } **{ $player } побеждает:** { $loser } собирает ряд
game-won-resigned = { $mark } **{ $player } побеждает:** { $loser } сдаётся
game-won-time = { $mark } **{ $player } побеждает:** { $loser } не успевает с ходом
game-drawn = **Ничья.**
game-held = 🛡️ **Ничья: { $player } не уступает уровню *{ level-unbeatable }*!**
game-with-hints = { $result } С { $hints ->
    [one] { $hints } подсказкой
    [few] { $hints } подсказками
    [many] { $hints } подсказками
   *[other] { $hints } подсказки
}.
game-newcomer = Впервые тут? *{ level-unbeatable }* не проигрывает.
game-unfinished = **Не доиграно:** никто не сделал ход вовремя.
game-stopped = **Остановлено** модератором.
game-stopped-watched = **Остановлено.**
rule-misere = **Три в ряд — проигрыш.**
rule-4 = **Четыре в ряд — победа.**
rule-5 = **Пять в ряд — победа.**
game-set-aside = **Прервано** ради партии между людьми.
game-called-off = **Отменено** до первого хода.
game-footer = Партия { $id }
game-footer-last = последний ход { $cell }
game-footer-line = ряд: { $cells }
game-footer-clock = время истекает { $when }
game-moved = Поле партии { $id } теперь в другом сообщении: [смотреть здесь]({ $link })

button-resign = Сдаться
button-stop = Остановить
button-play-winner = Сыграть с победителем
button-play-too = Хочу сыграть
button-play-level = Играть: { $level }
button-to-game = К партии { $id }

end-first-win = 🎉 **{ $player }: первая победа на уровне «{ $level }»!** { $number ->
    [4] Остался только *{ level-unbeatable }*, и ничья с ним — уже победа.
    [5] Ничья с уровнем *{ level-unbeatable }* у вас уже есть: побеждать больше некого.
    [0] { "" }
   *[other] Это уровень { $number } из 5.
}
end-beat-beginner = { $variant ->
    [0] «Ой! А мне надо было вам мешать?»
    [1] «Мне понравился тот уголок. И до сих пор нравится.»
    [2] «Ещё! Ещё! Я почти всё понял.»
   *[other] «Вы здорово побеждаете. А я здорово выбираю клетки!»
}
end-beat-easy = { $variant ->
    [0] «У меня был план, честное слово.»
    [1] «Здорово! А я смотрел только на свои знаки.»
    [2] «Отлично! А я был так близко. Был ведь? Мне показалось, что был.»
   *[other] «Надо бы мне иногда смотреть и на вашу часть поля.»
}
end-beat-casual = { $variant ->
    [0] «Что ж, всё честно. Я смотрел в другой угол.»
    [1] «Ого. А так можно было? Неплохо.»
    [2] «Хорошая партия. Я бы встал и похлопал, но только что сел.»
   *[other] «Ладно, ладно. Вы и правда старались.»
}
end-beat-clever = { $variant ->
    [0] «Невозможно. Я предусмотрел всё, кроме этого.»
    [1] «Совсем этого не ждал. Пусть это останется между нами.»
    [2] «Любопытно. Скажу, что так и было задумано.»
   *[other] «У меня был план. У вас — получше.»
}
end-beat-unbeatable = Такого не должно было случиться. Запомните этот миг.
end-drawn-beginner = { $variant ->
    [0] «Всё занято! А кто выиграл?»
    [1] «Клетки кончились! А есть поле побольше?»
    [2] «Так никто не выиграл? Я согласен!»
   *[other] «Я заполнил свою половину. Вам нравится?»
}
end-drawn-easy = { $variant ->
    [0] «Ничья! Будем считать, что мы друг друга пощадили.»
    [1] «Всё поле заполнили, а креста ни на ком не поставили!»
    [2] «Почти получилось. Вот только у кого?»
   *[other] «Пожал бы вам руку, да клетки кончились.»
}
end-drawn-casual = { $variant ->
    [0] «Никто не выиграл — значит, никто не угощает.»
    [1] «Вы закрываете, я закрываю. Так можно весь день.»
    [2] «Никто не проиграл. Всё как я люблю.»
   *[other] «Поровну. Будем считать это разминкой.»
}
end-drawn-clever = { $variant ->
    [0] «Достойный соперник. Я уже начал потеть.»
    [1] «Мы друг друга нейтрализовали. Изящно.»
    [2] «Только не грозите двумя рядами сразу. Терпеть этого не могу.»
   *[other] «Равновесие до последней клетки. Я ещё что-нибудь придумаю.»
}
end-drawn-hinted = { $variant ->
    [0] «Ничья. Часть этих ходов — мои.»
    [1] «Вы держали ничью, а я держал вас за руку.»
    [2] «Я дал вам ответы. Вы хорошо их прочли.»
   *[other] «А теперь ещё раз, не спрашивая меня.»
}
end-drawn-watched = { $variant ->
    [0] «Я давал все поводы ошибиться. Ни один не пригодился.»
    [1] «Тихая партия. Люблю тихие партии.»
    [2] «Никто не оступился. Пусть теперь попробует человек.»
   *[other] «Я надеялся на одну ошибку. Я умею ждать.»
}
end-said = **{ $level }:** { $said }
end-first-hold = 🎉 **{ $player }: первая такая ничья!** Большего здесь не добивается никто.
end-drawn-unbeatable = { $variant ->
    [0] «Я искал лазейку. Её не было.»
    [1] «Ни одной ошибки. Я проверил дважды.»
    [2] «Вы ничего мне не отдали. Достойная защита.»
   *[other] «Ничья. Против меня это победа.»
}
end-lost-beginner = { $variant ->
    [0] «Я выиграл? Я выиграл! А как это у меня вышло?»
    [1] «Мне просто понравились эти клетки.»
    [2] «Новичкам везёт. А меня так и зовут.»
   *[other] «Я правильно сделал? Скажите, что я сделал!»
}
end-lost-easy = { $variant ->
    [0] «Вы оставили дверь открытой, вот я и вошёл.»
    [1] «Я просто смотрел в оба. Больше я ничего не умею.»
    [2] «Простите! Не могу отказаться от подарка.»
   *[other] «Клетка была свободна. Я думал, вы её для меня держите!»
}
end-lost-casual = { $variant ->
    [0] «Ничего личного. Меня бы и ничья устроила.»
    [1] «Вы моргнули, а я нет. Ещё одну?»
    [2] «Эту я выиграл не вставая с дивана.»
   *[other] «Я даже не старался. Ну, разве что чуть-чуть.»
}
end-lost-clever = { $variant ->
    [0] «Углы и центр, друг мой. Углы и центр.»
    [1] «Всё точно по плану. Почти.»
    [2] «Изящная ловушка, скажу без ложной скромности.»
   *[other] «Не расстраивайтесь. Я читал об этом книги.»
}
end-lost-unbeatable = { $variant ->
    [0] «Я ждал одной ошибки — и дождался.»
    [1] «Ничья была совсем рядом.»
    [2] «Терпение. У меня впереди целая вечность.»
   *[other] «Я не спешу и не ошибаюсь. Попробуйте ещё раз.»
}
end-gave-up = { $variant ->
    [0] «В этом нет ничего стыдного. Следующее поле пустое.»
    [1] «А ведь было интересно, чем всё кончится.»
    [2] «Всем скажу, что борьба была равной.»
   *[other] «Вовремя отступить — уже половина реванша.»
}
end-won = { $variant ->
    [0] { $player }: хватило { $moves ->
        [one] { $moves } хода
        [few] { $moves } ходов
        [many] { $moves } ходов
       *[other] { $moves } хода
    }. До реванша одно нажатие.
    [1] Всё решено за { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    }. Кто бы мог подумать?
    [2] Защита опоздала на один ход. Как всегда.
   *[other] Ряд есть ряд. { $player }, ваш выход на поклон.
}
end-won-misere = { $variant ->
    [0] Терпение вознаграждается. До реванша одно нажатие.
    [1] Серьёзное лицо и ни одной прямой линии: так играет { $player }.
    [2] Искусство — в том, чего не достраиваешь.
   *[other] Кому-то пришлось собрать ряд. { $player } тут ни при чём.
}
end-drawn = { $variant ->
    [0] Поле заполнено, и ни одного ряда.
    [1] Никто не уступил ни клетки, а теперь их и не осталось.
    [2] За каждым рядом следили, и ни один не ускользнул.
   *[other] Мир. Пока что.
}
end-resigned = { $variant ->
    [0] Кому-то из двоих уже всё ясно.
    [1] { $player } побеждает, и ещё остались свободные клетки.
    [2] Быстрая развязка. До реванша одно нажатие.
   *[other] Такая победа тоже считается. Я проверил.
}
end-time = { $variant ->
    [0] Последнее слово осталось за часами.
    [1] Поле ждало. Часы — нет.
    [2] Время тоже играет и никогда не зевает.
   *[other] { $player } ходит вовремя, и этого достаточно.
}
end-tip = Совет: *{ $level }* не видит угрозы двумя рядами сразу.
end-hinted = Партии с подсказками не засчитываются в серии и первые достижения.
end-streak-wins = 🔥 { $count ->
    [one] { $count } победа
    [few] { $count } победы
    [many] { $count } побед
   *[other] { $count } победы
} подряд на уровне «{ $level }».
end-streak-draws = 🔥 { $count ->
    [one] { $count } ничья
    [few] { $count } ничьи
    [many] { $count } ничьих
   *[other] { $count } ничьей
} подряд на уровне «{ $level }».
end-streak-between = 🔥 { $player }: { $count ->
    [one] { $count } победа
    [few] { $count } победы
    [many] { $count } побед
   *[other] { $count } победы
} подряд (соперник: { $opponent }).
end-score-leads = **{ $player } ведёт { $wins }:{ $losses }** { $draws ->
    [0] { "" }
    [one] · { $draws } ничья
    [few] · { $draws } ничьи
    [many] · { $draws } ничьих
   *[other] · { $draws } ничьей
}
end-score-even = **{ $first } и { $second }: равный счёт { $wins }:{ $losses }** { $draws ->
    [0] { "" }
    [one] · { $draws } ничья
    [few] · { $draws } ничьи
    [many] · { $draws } ничьих
   *[other] · { $draws } ничьей
}
end-ratings = Рейтинг: { $ratings }
end-unrated = Не идёт в рейтинг: считаются три партии в день с одним и тем же соперником, а победы над теми, кто намного ниже, не считаются.
end-rating = { $player } { NUMBER($rating, useGrouping: 0) } ({ $change })
notice-accepted = <@{ $player-id }>, { $opponent } принимает ваш вызов: [партия { $id }]({ $link }) началась.
notice-rematch = <@{ $player-id }>, { $opponent } соглашается на реванш: [партия { $id }]({ $link }) началась.
notice-turn = <@{ $player-id }>, ваш ход: { $opponent } ждёт ответа в [партии { $id }]({ $link }).
notice-time = <@{ $player-id }>, ваш ход в [партии { $id }]({ $link }). Время истекает { $when }.
button-no-turn-notices = Не напоминать о ходе
turn-notices-off = Больше не буду напоминать, что сейчас ваш ход. Включить это снова можно через `/ttt preferences`.
notice-time-quiet = { $player }, ваш ход в [партии { $id }]({ $link }). Время истекает { $when }.

## Puzzles

command-puzzle = Решить задачу дня или задачу из ваших партий
option-from = Откуда взять задачу
choice-today = Задача дня
choice-own-games = Мои партии: момент перед ошибкой
puzzle-title = Задача { $number }
puzzle-title-own = Партия { $id }, перед ходом { $move }
puzzle-goal-win = { $moves ->
    [0] Ходит { $mark }: **победите.**
    [1] Ходит { $mark }: **победите этим ходом.**
    [one] Ходит { $mark }: **победите за { $moves } ход.**
    [few] Ходит { $mark }: **победите за { $moves } хода.**
    [many] Ходит { $mark }: **победите за { $moves } ходов.**
   *[other] Ходит { $mark }: **победите за { $moves } хода.**
}
puzzle-goal-misere = { $moves ->
    [0] Ходит { $mark }: **заставьте { $enemy } собрать ряд.**
    [1] Ходит { $mark }: **оставьте { $enemy } только ходы, которые собирают ряд.**
    [one] Ходит { $mark }: **заставьте { $enemy } собрать ряд** за { $moves } ход.
    [few] Ходит { $mark }: **заставьте { $enemy } собрать ряд** за { $moves } хода.
    [many] Ходит { $mark }: **заставьте { $enemy } собрать ряд** за { $moves } ходов.
   *[other] Ходит { $mark }: **заставьте { $enemy } собрать ряд** за { $moves } хода.
}
puzzle-goal-draw = Ходит { $mark }: **удержите ничью.**
puzzle-tries-left = { $left ->
    [one] осталась { $left } попытка
    [few] остались { $left } попытки
    [many] осталось { $left } попыток
   *[other] осталось { $left } попытки
}
puzzle-tries = { $tries ->
    [one] { $tries } попытка
    [few] { $tries } попытки
    [many] { $tries } попыток
   *[other] { $tries } попытки
}
puzzle-wrong-loses-at-once = **Не { $cell }:** это ряд, а ряд здесь проигрывает.
puzzle-wrong-line = **Не { $cell }:** { $enemy } отвечает ходом { $reply } и собирает ряд.
puzzle-wrong-fork = **Не { $cell }:** { $enemy } отвечает ходом { $reply } и грозит сходить на { $cells }.
puzzle-wrong-lost = **Не { $cell }:** { $enemy } отвечает ходом { $reply } и потом побеждает.
puzzle-wrong-must-complete = **Не { $cell }:** { $enemy } отвечает ходом { $reply }, и рано или поздно { $mark } придётся собрать ряд.
puzzle-wrong-only-draws = **Не { $cell }:** { $enemy } отвечает ходом { $reply }, и победы больше нет.
puzzle-wrong-ends-in-draw = **Не { $cell }:** поле заполнено, и победителя нет.
puzzle-hinted = { $count ->
    [one] Подсказка убрала { $count } неверную клетку.
    [few] Подсказка убрала { $count } неверные клетки.
    [many] Подсказка убрала { $count } неверных клеток.
   *[other] Подсказка убрала { $count } неверной клетки.
}
puzzle-next = Следующая появится { $when }.
puzzle-go-on = **Верно!** { $enemy } отвечает ходом { $reply }. Дальше!
puzzle-solved = { $tries ->
    [1] 🎯 **Решено с первой попытки!**
   *[other] 🎯 **Решено с { $tries }-й попытки!**
}
puzzle-solved-hinted = { $hints ->
    [one] 🎯 **Решено с { $hints } подсказкой!**
    [few] 🎯 **Решено с { $hints } подсказками!**
    [many] 🎯 **Решено с { $hints } подсказками!**
   *[other] 🎯 **Решено с { $hints } подсказки!**
}
puzzle-failed = **Эта задача ускользнула.** Посмотрите ответ, а следующая будет вашей.
puzzle-answer = **Верный ход — { $cell }:** { $reason }.
puzzle-merit-line = он завершает ряд
puzzle-merit-fork = это угроза сразу на { $cells }
puzzle-merit-forces-fork = { $enemy } может ответить только { $reply }, и тогда ход { $then } создаёт угрозу сразу на { $cells }
puzzle-merit-threats = дальше каждый ход { $mark } создаёт угрозу ряда, и отбить их все { $enemy } не может
puzzle-merit-wins = { $mark } побеждает при любом ответе { $enemy }
puzzle-merit-must-complete = рано или поздно { $enemy } придётся собрать ряд
puzzle-merit-blocks = иначе { $enemy } собирает там ряд
puzzle-merit-spoils-fork = теперь { $enemy } не может угрожать двумя рядами сразу
puzzle-merit-only-draw = любая другая клетка проигрывает
puzzle-merit-holds = ничья сохраняется
puzzle-played = Сыграно: { $line }
puzzle-line = Лучшее продолжение: { $line }.
puzzle-streak = { $days ->
    [one] 🔥 **Серия задач: { $days } день.**
    [few] 🔥 **Серия задач: { $days } дня.**
    [many] 🔥 **Серия задач: { $days } дней.**
   *[other] 🔥 **Серия задач: { $days } дня.**
}
puzzle-solvers = Задачу решили { $percent } % из { $finished ->
    [one] { $finished } человека
    [few] { $finished } человек
    [many] { $finished } человек
   *[other] { $finished } человека
}.
puzzle-solved-by = { $finished ->
    [one] Решили: { $solved } из { $finished } человека.
    [few] Решили: { $solved } из { $finished } человек.
    [many] Решили: { $solved } из { $finished } человек.
   *[other] Решили: { $solved } из { $finished } человека.
}
puzzle-first = Первое решение среди тех, кто поделился задачей в этом канале: <@{ $user-id }>.
puzzle-shared-solved = { $player } справляется с задачей. А вы сможете?
puzzle-shared-failed = { $player } упускает эту задачу. А вы поймаете?
button-puzzle-today = Задача
button-puzzle-solve = Решить
button-puzzle-hint = Подсказка за попытку
button-puzzle-no-hint = Последняя: без подсказки
button-puzzle-share = Поделиться
button-puzzle-own = Из моих партий
button-puzzle-another = Ещё одну

refused-puzzle-over = Эта задача уже закончилась. Сегодняшняя: `/ttt puzzle`.
refused-no-mistakes = В ваших последних партиях нет ошибки, которая подошла бы для задачи: первые ходы и то, что вам уже попадалось недавно, я пропускаю. Сыграйте ещё несколько: `/ttt start`.
refused-shared-today = Вы уже поделились этой задачей в этом канале.

## Challenges

challenge-title = ### Крестики-нолики?
challenge-title-rematch = ### Реванш?
challenge-to = <@{ $opponent-id }>, **{ $challenger }** вызывает вас на партию.
challenge-to-closed = Вызов: **{ $challenger }** → **{ $opponent }**.
challenge-rematch = <@{ $opponent-id }>, **{ $challenger }** предлагает реванш.
challenge-rematch-closed = Предложение реванша: **{ $challenger }** → **{ $opponent }**.
challenge-last-won = Победа в прошлой партии: { $player }.
challenge-last-drawn = Прошлая партия закончилась вничью.
challenge-to-anyone = **{ $challenger }** ищет, с кем сыграть.
challenge-to-anyone-closed = Вызов для всех: **{ $challenger }**.
challenge-expires = Истекает { $expires }
challenge-sides-swap = Стороны меняются
challenge-opens-me = Первый ход: { $challenger }
challenge-opens-opponent = Первый ход: { $opponent }
challenge-opens-anyone = Первый ход за тем, кто присоединится
challenge-opens-random = Первый ход: случайный игрок
challenge-accepted = Вызов принят: партия началась.
challenge-declined = Не в этот раз: { $opponent } отклоняет вызов.
challenge-withdrawn = { $challenger } отзывает вызов.
challenge-expired = Срок вызова вышел: { $opponent } молчит.
challenge-expired-open = Срок вызова вышел: никто не присоединился.
challenge-withdrawn-private = Вы отозвали свой вызов.
button-accept = Принять
button-decline = Отклонить
button-join = Присоединиться
button-withdraw = Отозвать
button-challenge-again = Вызвать снова

## Private answers

stopped-private = Вы остановили партию { $id }.
resign-question = **Сдаться в партии { $id }?** Тогда победит { $opponent }.
button-confirm-resign = Да, сдаться
resign-question-untouched = **Сдаться в партии { $id }?** Ни одного хода ещё не сделано, так что она не засчитается.
button-keep-playing = Играть дальше
dismissed-before = Готово.
resigned-private = Вы сдались в [партии { $id }]({ $link }).
called-off-private = Вы отменили [партию { $id }]({ $link }).
button-restart = Сдаться и начать новую
button-set-aside-accept = Прервать и принять
button-set-aside-join = Прервать и играть
set-aside-private = Ваша партия со мной прервана. Она не считается ни победой, ни поражением.

see-board = [Перейти к полю]({ $link })

refused-broken-button = Эта кнопка мне незнакома. Новую партию начинает `/ttt start`.
refused-not-watcher = Остановить эту партию может только тот, кто её запустил, или модератор. Свою можно запустить через `/ttt watch`.
refused-no-such-game = Этой партии больше нет. Новую начинает `/ttt start`.
refused-no-game-here = В этом канале у вас нет партии. Чтобы сыграть, наберите `/ttt start`.
refused-not-your-game = Это доступно только двум игрокам той партии. Свою можно начать командой `/ttt start`.
refused-not-your-turn = Сейчас не ваш ход.
refused-not-moderator = Остановить партию могут только участники с правом *Управлять сообщениями*.
refused-no-game-on-message = В этом сообщении нет партии.
refused-stale-board = Партия ушла вперёд: вот как поле выглядит сейчас.
refused-old-copy = Это старая копия поля. [Партия продолжается здесь]({ $link }).
refused-game-is-over = Эта партия закончилась.
refused-already-playing = У вас здесь уже идёт партия: доиграйте её или сначала сдайтесь. [Перейти к полю]({ $link })
refused-already-playing-opponent = { $player } уже играет в этом канале. Попробуйте, когда эта партия закончится, или в другом канале.
refused-playing-computer = Вы играете здесь со мной, но эту партию можно прервать. [Перейти к полю]({ $link })
refused-channel-not-allowed = На этом сервере играют в других каналах: { $channels }
refused-role-not-allowed = На этом сервере играть могут только участники с определёнными ролями.
refused-too-soon = На этом сервере между вызовами нужна пауза. Попробуйте ещё раз { $wait }.
refused-too-many-games = В этом канале { $most ->
    [one] уже идёт { $most } партия
    [few] уже идут { $most } партии
    [many] уже идёт { $most } партий
   *[other] уже идёт { $most } партии
}, больше нельзя. Попробуйте, когда какая-нибудь закончится, или в другом канале.
refused-too-many-watched = Вы уже смотрите { $most ->
    [one] { $most } партию
    [few] { $most } партии
    [many] { $most } партий
   *[other] { $most } партии
}: дождитесь конца хотя бы одной.
refused-no-such-challenge = Этого вызова больше нет. Новый можно бросить командой `/ttt challenge`.
refused-nothing-to-resign = В этом канале у вас нет ни партии, ни вызова.
refused-challenge-closed-accepted = Поздно: этот вызов уже принят.
refused-challenge-closed-declined = Поздно: этот вызов отклонён.
refused-challenge-closed-withdrawn = Поздно: этот вызов отозван.
refused-challenge-closed-expired = Поздно: срок этого вызова истёк.
refused-not-your-challenge = Этот вызов адресован не вам. Свой можно бросить командой `/ttt challenge`.
refused-not-your-offer = Отозвать этот вызов может только тот, кто его бросил. Для вас — кнопка *{ button-join }*.
refused-own-challenge = Это ваш собственный вызов: принять его должен кто-то другой. Отозвать его можно командой `/ttt resign`.
refused-already-challenging = В этом канале у вас уже есть открытый вызов: сначала отзовите его командой `/ttt resign`. [Перейти к вызову]({ $link })
refused-challenge-yourself = Себя вызвать нельзя. Чтобы сыграть со мной, наберите `/ttt start` без соперника.
refused-challenge-bot = Боты на вызовы не отвечают. Чтобы сыграть со мной, наберите `/ttt start` без соперника.
refused-cannot-see-channel = Этот человек не видит канал и не сможет ответить.
refused-cannot-be-challenged = Сыграть с этим игроком сейчас не получится: { $player }.
refused-nobody-else-here = Эту беседу больше никто не видит. Вызывайте людей на сервере или в группе, а чтобы сыграть со мной, наберите `/ttt start`.
refused-unreadable-cell = «{ $text }» — это не клетка. Напишите, например, b2 или 5.
refused-ambiguous-cell = «{ $text }» может означать { $cells }. Напишите, какую клетку вы имеете в виду.
refused-off-board = Клетки { $where } на этом поле нет.
refused-cell-taken = Клетка { $where } занята.
refused-store-unavailable = Моя база данных сейчас недоступна, поэтому ничего не изменилось. Попробуйте ещё раз чуть позже.
refused-outcome-unknown = Связь с базой данных пропала как раз во время записи, так что действие могло и не сохраниться. Попробуйте ещё раз чуть позже: дважды ничего не произойдёт, а партию покажет `/ttt board`.
refused-unexpected = У меня что-то пошло не так. С вашей партией всё в порядке: её покажет `/ttt board`.

## Help

help-title = ## Крестики-нолики
button-help-play = Как играть
button-help-commands = Команды
button-help-more = Уровни и правила
button-begin = Начать партию
help-goal = Три ваших знака в ряд — победа.
help-start = **Со мной:** { $start }, пять уровней
help-challenge = **С друзьями:** { $challenge }
help-puzzle = **В одиночку:** { $puzzle }, задача дня
help-stuck = **Сложно?** *{ button-hint }* покажет лучший ход.
help-lost = **Проигрыш?** *{ button-review-loss }* покажет ошибку.
help-game = **Во время партии**
help-on-hint = лучший ход против меня
help-on-move = b2, 5…
help-on-board = ваше поле ещё раз
help-on-resign = сдаться, отозвать вызов
help-after = **Посмотреть**
help-on-stats = результаты и рейтинг
help-on-leaderboard = лучшие здесь
help-on-history = ваши прошлые партии
help-on-review = ваши ошибки
help-on-watch = играю сам с собой
help-yours = **На ваш вкус**
help-on-preferences = вид и упоминания
help-on-privacy = ваши данные
help-server = **Тем, кто управляет сервером**
help-on-settings = вид, каналы, ограничения
help-menus = **В меню, раздел *Приложения***
    У участника: *{ menu-challenge }*
    У сообщения: *{ menu-stop }*
help-levels = **Уровни** · `/ttt start` с `level`
    - *{ level-beginner }* ходит куда попало
    - *{ level-easy }* достраивает свой ряд
    - *{ level-casual }* ещё и закрывает ваш
    - *{ level-clever }* не видит только вилок
    - *{ level-unbeatable }* не проигрывает никогда
    -# Вилка — угроза двумя рядами сразу.
help-boards = **Поля** · `/ttt start` с `board`
    - 3×3, три в ряд
    - 4×4, четыре в ряд
    - 5×5, четыре или пять в ряд
    - *Поддавки*: три в ряд — **проигрыш**
help-cells = **Клетки** · a1 слева вверху, b1 рядом. Или по номерам: слева вверху 1, а если выбрать нумерацию как на цифровом блоке — 7.
help-time = **Время** · сутки на ход, если сервер не решил иначе. Между людьми проигрывает тот, чьё время вышло.
help-screen-reader = **Со скринридером** выберите вид *{ style-text }* в `/ttt preferences`: поле рисуется буквами, а каждая кнопка называет свою клетку и знак.

## Settings

command-settings = Настроить крестики-нолики на этом сервере (нужно право «Управлять сервером»)
command-preferences = Номера клеток, вид полей, упоминания и кто может вас вызывать
command-privacy = Получить файл со своими данными или удалить их
option-action = Что сделать с вашими данными
choice-export = Прислать мне мои данные файлом
choice-delete = Удалить мои данные

player-somebody = Кто-то

settings-title = ### Крестики-нолики на этом сервере
settings-note = Это видите только вы. Каждый выбор сохраняется сразу и действует для следующих партий.
settings-page = { $page }/{ $pages } · { $name }
button-section-games = Партии
button-section-look = Знаки и вид
button-section-places = Язык и каналы
button-section-limits = Ограничения
button-section-check = Проверка
button-check-again = Проверить ещё раз

settings-level = **Сила моей игры,** если не выбран другой уровень
settings-board = **Поле,** если не выбрано другое
settings-clock = **Время на ход.** Между людьми проигрывает тот, кто не уложился.
settings-theme = **Знаки** двух игроков
settings-style = **Вид** полей, если игроки не выбрали другой
settings-remains = **После партии** от сообщения остаётся
settings-sample = **Вот как это выглядит**
settings-locale = **Язык** общих сообщений. Личные — на языке того, кто их читает.
settings-channels = **Каналы,** где можно начинать партии, вместе с ветками. Не выбирайте ничего, чтобы разрешить все.
settings-roles = **Роли,** которым можно начинать партии. Не выбирайте ничего, чтобы разрешить всем.
settings-puzzle-channel = **Задача дня:** канал, где я публикую её каждый день
puzzle-channel-none = Без канала
settings-most-live = **Максимум партий одновременно** в одном канале
settings-pause = **Пауза,** прежде чем один и тот же человек сможет бросить новый вызов
settings-unrated = **Вне рейтинга:** партии с этими людьми не идут в рейтинг, прежние тоже
unrated-none = Никто
channels-all = Все каналы
roles-all = Все
more-choices = Выберите здесь
button-ask-clock = Задать другое время…
button-ask-emoji = Два своих эмодзи…

theme-classic = Классика: плитки рисует Oxo
theme-plain = Простые
theme-animals = Животные
theme-sky = Небо
theme-garden = Сад
theme-sea = Море
theme-own = Свои
style-server = Как на сервере
style-server-about = Что выбрали те, кто управляет сервером
style-emoji = Крупно
style-emoji-about = Поле крупными плитками над кнопками
style-compact = Компактно
style-compact-about = Пока идёт партия, только кнопки
style-text = Текст
style-text-about = Буквы и координаты, удобно для скринридера
remains-all = Всё поле
remains-line = Только строка с результатом
language-auto = Как в настройках Discord
most-live = { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
}
pause-none = Без паузы

form-clock-title = Время на ход
form-clock-label = Сколько времени даётся на ход?
form-clock-hint = От 1 минуты до 7 дней: 90m, 2h, 1h 30m или 3d
form-emoji-title = Два своих эмодзи
form-emoji-x-label = Вместо ❌
form-emoji-o-label = Вместо 🔵
form-emoji-hint = Любой эмодзи или один из эмодзи этого сервера по имени, например :cat:

check-title = **Мои права в { $channel }**
check-has = ✅ { $permission }
check-lacks = ❌ Нет права **{ $permission }**:
check-well = Здесь есть всё, что мне нужно.
check-how = Тот, кто управляет каналом, может выдать права моей роли: *Настроить канал → Права доступа*. После этого нажмите *{ button-check-again }*.
check-no-member = ❌ **Меня не добавили на этот сервер,** поэтому я могу только отвечать на команды и кнопки: напомнить о ходе не получится, а поля старше 15 минут меняются, лишь когда на них нажимают кнопку.
check-not-allowed = ⚠️ В этом канале нельзя начинать партии: его нет среди выбранных в разделе *{ button-section-places }*.
permission-view = Просматривать канал
permission-view-why = без него я не могу обновить поле, когда выходит время или модератор останавливает партию.
permission-send = Отправлять сообщения
permission-send-why = без него я не могу сообщить игрокам, что сейчас их ход или что время на исходе.
permission-attach = Прикреплять файлы
permission-attach-why = без него никто не сможет поделиться картинкой партии.
permission-send-in-threads = Отправлять сообщения в ветках
permission-send-in-threads-why = без него я не могу сообщить игрокам, что сейчас их ход или что время на исходе.

refused-servers-only = Настройки есть у сервера, поэтому используйте эту команду на сервере. Ваши личные настройки: `/ttt preferences`.
refused-not-manager = Менять настройки здесь могут только участники с правом *Управлять сервером*. Ваши личные настройки: `/ttt preferences`.
refused-not-your-panel = Это открыто для другого человека. Откройте своё: `/ttt settings`, `/ttt preferences` или `/ttt privacy`.
refused-not-your-notice = Эти упоминания не для вас. Свои можно настроить через `/ttt preferences`.
refused-unreadable-clock = «{ $text }» — это не промежуток времени. Напишите 90m, 2h, 1h 30m или 3d.
refused-clock-out-of-range = На ход можно дать от 1 минуты до 7 дней.
refused-unknown-emoji = «{ $text }» — не эмодзи, который я могу здесь использовать. Возьмите любой обычный или один из эмодзи этого сервера по имени, например :cat:
refused-marks-alike = Оба знака должны отличаться друг от друга и от пустой клетки ⬛, иначе в поле никто не разберётся.

## Preferences

preferences-title = ### Ваши личные настройки
preferences-note = Это видите только вы. Каждый выбор сохраняется сразу и действует везде, где вы играете.
preferences-numbering = **Номера клеток** для `/ttt move`
preferences-style = **Вид полей** в ваших следующих партиях. Против человека *{ style-text }* действует, если его выбирает хотя бы один из вас, а любой другой вид — только если оба.
preferences-pings = **Упоминания:** когда мне можно вас упоминать
preferences-challenges = **Кто может вас вызывать.** О вашем выборе никто не узнает.
preferences-blocked = **Только не эти люди:** они не могут вызвать вас, принять ваш вызов или взять у вас реванш, и никто не скажет им почему.
pings-turns = Всегда, и о ходах тоже
pings-turns-about = О ходе — если вы не сходили за минуту
pings-some = Только вызовы и время
pings-some-about = И когда ваш вызов принят; о ходе — нет
pings-none = Никогда
pings-none-about = Вызовы и напоминания будут ждать в канале
challenges-anyone = Кто угодно
challenges-nobody = Никто
numbering-reading = Как при чтении: 1 слева вверху
numbering-keypad = Цифровой блок: 7 слева вверху

## Privacy

exported = Это всё, что я о вас храню: сыгранные партии, рейтинги, задачи, вызовы и личные настройки.
exported-packed = Это всё, что я о вас храню: сыгранные партии, рейтинги, задачи, вызовы и личные настройки. Данных так много, что я их упаковал: архив откроет gzip и большинство программ-распаковщиков.
forget-question =
    ### Удалить ваши данные?
    Вы сдадитесь в текущих партиях, а ваши открытые вызовы закроются. Ваш ID, имя, рейтинги, задачи и личные настройки будут удалены. Завершённые партии останутся у ваших соперников, и вместо вас там будет «{ player-somebody }»; их рейтинги пересчитаются без вас. Если кто-то запретил вам его вызывать, этот запрет останется, и для него я храню только ваш ID.
    Обратного пути **нет.** Сообщения, которые уже есть в каналах, сохранят имя, которое в них видно, а резервные копии у того, кто меня запускает, хранят ваши данные, пока их не сменят новые. Если вы снова сыграете, мы начнём с чистого листа.
button-forget = Удалить мои данные
forgotten =
    Готово: ваши данные удалены. { $games ->
        [0] Завершённых партий у вас не было.
        [one] Теперь в { $games } партии вместо вас «{ player-somebody }».
        [few] Теперь в { $games } партиях вместо вас «{ player-somebody }».
        [many] Теперь в { $games } партиях вместо вас «{ player-somebody }».
       *[other] Теперь в { $games } партии вместо вас «{ player-somebody }».
    } { $ended ->
        [0] { "" }
        [1] В партии, которая ещё шла, вы сдались.
        [one] Ещё шла { $ended } партия, в ней вы сдались.
        [few] Ещё шли { $ended } партии, в них вы сдались.
        [many] Ещё шло { $ended } партий, в них вы сдались.
       *[other] Ещё шло { $ended } партии, в них вы сдались.
    } Резервные копии у того, кто меня запускает, хранят ваши данные, пока их не сменят новые.

## Looking on, ahead and back

command-hint = Показать лучший ход в вашей партии с Oxo; его видите только вы
command-watch = Посмотреть, как Oxo играет сам с собой
command-history = Список завершённых партий; его видите только вы
command-review = Пройти завершённую партию по ходам и увидеть ошибки; это видите только вы
option-x = Насколько сильно Oxo играет за X, которые ходят первыми
option-o = Насколько сильно Oxo играет за O
option-user-history = Чьи партии; не указывайте, чтобы увидеть свои
option-game = Номер партии под её полем; не указывайте, чтобы взять вашу последнюю здесь

button-hint = Подсказка
button-play-cell = Сыграть { $cell }
button-rematch = Реванш
button-review = Разбор
button-review-loss = Почему?
button-back = Назад
button-next = Далее
button-next-mistake = Следующая ошибка
button-first = Старт
button-share = Поделиться
button-save = Сохранить картинку
button-newer = Новее
button-older = Старее

game-computer-to-move = Ходит: { $mark } { $player }

hint-title = Подсказка к партии { $id }
hint-best = Лучше всего **{ $cell }**: { $reason }.
hint-try = Попробуйте **{ $cell }**: { $reason }.
hint-win = { $sign } выигрыш
hint-draw = { $sign } ничья
hint-loss = { $sign } проигрыш
hint-unknown = { $sign } пока рано судить
hint-every-win = Любая клетка выигрывает.
hint-every-draw = Любая клетка по-прежнему ведёт к ничьей.
hint-every-loss = Любая клетка проигрывает.
hint-every-unknown = Пока рано судить, какая клетка куда ведёт.
hint-letter-win = в
hint-letter-draw = н
hint-letter-loss = п
hint-letter-unknown = ?

reason-wins-at-once = этот ход завершает ваш ряд
reason-forks = угроза сразу на { $cells }, а закрыть можно только одну клетку
reason-forces-win = { $moves ->
    [0] победа при любой защите
    [one] победа за { $moves } ход при любой защите
    [few] победа за { $moves } хода при любой защите
    [many] победа за { $moves } ходов при любой защите
   *[other] победа за { $moves } хода при любой защите
}
reason-only-win = { $moves ->
    [0] ни одна другая клетка не выигрывает
    [one] ни одна другая клетка не выигрывает, а эта — за { $moves } ход
    [few] ни одна другая клетка не выигрывает, а эта — за { $moves } хода
    [many] ни одна другая клетка не выигрывает, а эта — за { $moves } ходов
   *[other] ни одна другая клетка не выигрывает, а эта — за { $moves } хода
}
reason-blocks = этот ход закрывает ряд соперника
reason-only-draw = любая другая клетка проигрывает
reason-spoils-fork = { $count ->
    [1] соперник метит на { $cells }, чтобы угрожать двумя рядами сразу, а этот ход ему мешает
   *[other] соперник хочет угрожать двумя рядами сразу, а этот ход ему мешает
}
reason-threatens = ничья сохраняется, и соперник вынужден ответить ходом { $cells }
reason-sets-traps = ничья сохраняется, а если соперник ответит ходом { $cells }, то проиграет
reason-sets-many-traps = ничья сохраняется, а { $count ->
    [one] { $count } ответ Oxo проигрывает
    [few] { $count } ответа Oxo проигрывают
    [many] { $count } ответов Oxo проигрывают
   *[other] { $count } ответа Oxo проигрывают
}
reason-avoids-line = ряд не складывается
reason-holds = ничья сохраняется
reason-delays = теперь проигрывает любая клетка, но с этой можно продержаться дольше всего
reason-looks-best = через эту клетку проходит больше всего открытых рядов

command-stats = Показать победы, ничьи и поражения, серии и рейтинг; их видите только вы
command-leaderboard = Показать самые высокие рейтинги здесь; список видите только вы
option-user-stats = Чья статистика; не указывайте, чтобы увидеть свою
option-scope = Весь сервер или те, кто играет в этом канале
option-season = Сезон — это квартал, например 2026 Q4; не указывайте, чтобы взять текущий
choice-server = Весь сервер
choice-channel = Этот канал
button-higher = Выше
button-lower = Ниже

season = { $year } Q{ $quarter }
result = { $sign } { $games }
points = { NUMBER($points, useGrouping: 0) }
missing-games = { $games ->
    [1] ещё одна рейтинговая партия
    [one] ещё { $games } рейтинговая партия
    [few] ещё { $games } рейтинговые партии
    [many] ещё { $games } рейтинговых партий
   *[other] ещё { $games } рейтинговой партии
}
missing-games-and-opponent = { $games ->
    [1] ещё одна рейтинговая партия, с новым соперником
    [one] ещё { $games } рейтинговая партия, одна из них с новым соперником
    [few] ещё { $games } рейтинговые партии, одна из них с новым соперником
    [many] ещё { $games } рейтинговых партий, одна из них с новым соперником
   *[other] ещё { $games } рейтинговой партии, одна из них с новым соперником
}
missing-opponents = { $opponents ->
    [1] партия с новым соперником
    [one] партии с { $opponents } новым соперником
    [few] партии с { $opponents } новыми соперниками
    [many] партии с { $opponents } новыми соперниками
   *[other] партии с { $opponents } нового соперника
}

leaderboard-title = Таблица лидеров этого сервера, { $season }
leaderboard-title-channel = Таблица лидеров <#{ $channel-id }>, { $season }
leaderboard-page = { $total ->
    [1] 1 человек
    [one] { $total } человек · страница { $page } из { $pages }
    [few] { $total } человека · страница { $page } из { $pages }
    [many] { $total } человек · страница { $page } из { $pages }
   *[other] { $total } человека · страница { $page } из { $pages }
}
leaderboard-none = Рейтинга здесь пока ни у кого нет. В рейтинг идут партии между людьми: предложите сыграть через `/ttt challenge`.
leader-brief = { $place } <@{ $user-id }> · **{ NUMBER($rating, useGrouping: 0) }**
leader-brief-provisional = ⏳ <@{ $user-id }> · { NUMBER($rating, useGrouping: 0) }
progress-games = { $games } из { $most } партий
progress-opponents = { $people } из { $most } соперников
leaders-legend = ± возможная погрешность рейтинга
button-details = Подробнее
button-overview = Кратко
button-post-here = Опубликовать здесь
button-my-place = Моё место
button-challenge-anyone = Вызвать любого
own-place = **Ваше место:** { $place } из { $total }, рейтинг { NUMBER($rating, useGrouping: 0) }.
own-provisional = ⏳ **Пока** ваш рейтинг — { NUMBER($rating, useGrouping: 0) }. До места в таблице: { $missing }.
own-missing = **До вашего места в таблице:** { $missing }.
own-none = **У вас** здесь пока нет рейтинга: сыграйте с кем-нибудь через `/ttt challenge`.
own-left-out = **Вы вне рейтинга:** так решили те, кто управляет сервером.
rated-games = В рейтинг идут партии между людьми на этом сервере: не больше трёх в день с одним и тем же соперником; не считаются победы над теми, кто ниже на { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} или больше.
held-title = 🛡️ **Первая ничья с уровнем *{ level-unbeatable }***
held-first = { $board } · <@{ $first-id }> · { $date }
held-longest = { $board } · { $longest } подряд · <@{ $longest-id }>

stats-title-server = Статистика <@{ $user-id }> на этом сервере
stats-title-anywhere = Статистика <@{ $user-id }>
stats-none = Завершённых партий пока нет. Начните с `/ttt start`.
stats-people = **Против людей:** { $score }
stats-versus = **<@{ $reader-id }> против <@{ $user-id }>:** { $score }
stats-streak = **Побед подряд:** сейчас { $current }, рекорд { $best }
stats-computer = **Против меня:** { $score }
stats-levels = **Против меня, по уровням**
stats-run-legend = 🛡️ рекорд ничьих подряд
stats-opening = **Любимый первый ход:** { $cell } · { $board } · в { $times } из { $games ->
    [one] { $games } партии
    [few] { $games } партий
    [many] { $games } партий
   *[other] { $games } партии
}
stats-rating-brief = **Рейтинг { $season }:** { NUMBER($rating, useGrouping: 0) } · { $how }
stats-settles = до места в таблице: { $missing }
stats-best-beaten = **Самый сильный побеждённый уровень:** { $level }
stats-held = **Ничья с уровнем «{ level-unbeatable }»:** { $boards }
stats-puzzles = **Серия задач:** сейчас { $current ->
    [one] { $current } день
    [few] { $current } дня
    [many] { $current } дней
   *[other] { $current } дня
}, рекорд { $best }
stats-spread = **Рейтинг { $season }:** { NUMBER($rating, useGrouping: 0) } ± { $spread }
stats-past = { $season }: { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
stats-points = Максимум { NUMBER($highest, useGrouping: 0) }, минимум { NUMBER($lowest, useGrouping: 0) }. Последние значения, новое в конце: { $latest }
stats-graph = 📈 Рейтинг по партиям; полоса — возможная погрешность
picture-rating = Линия рейтинга за { $season }. { $points }
stats-unrated = **Рейтинг:** в { $season } нет. В рейтинг идут партии между людьми.
stats-left-out = **Рейтинг:** вне рейтинга этого сервера.
is-provisional = предварительно
is-at-place = место { $place }

refused-no-leaderboard-here = Рейтинги есть только на серверах: откройте таблицу лидеров там, где играете.
refused-unknown-season = «{ $text }» — такого сезона нет. Напишите год и квартал, например 2026 Q4.

history-title-server = Партии <@{ $user-id }> на этом сервере
history-title-anywhere = Партии <@{ $user-id }>
history-none = Завершённых партий пока нет. Начните с `/ttt start`.
history-page = { $total ->
    [1] 1 партия
    [one] { $total } партия, сначала новые · страница { $page } из { $pages }
    [few] { $total } партии, сначала новые · страница { $page } из { $pages }
    [many] { $total } партий, сначала новые · страница { $page } из { $pages }
   *[other] { $total } партии, сначала новые · страница { $page } из { $pages }
}
history-line = { $sign } { $opponent } · #{ $id } · { $date }
legend-won = 🟩 победа
legend-drawn = 🟨 ничья
legend-lost = 🟥 поражение
legend-otherwise = ⬛ без результата
history-how-unfinished = не доиграно
history-how-stopped = остановлено
history-how-set-aside = прервано
history-how-called-off = отменено
history-won = Победа, соперник: { $opponent } · #{ $id }
history-lost = Поражение, соперник: { $opponent } · #{ $id }
history-drawn = Ничья, соперник: { $opponent } · #{ $id }
history-unfinished = Не доиграно, соперник: { $opponent } · #{ $id }
history-stopped = Остановлено, соперник: { $opponent } · #{ $id }
history-set-aside = Прервано, соперник: { $opponent } · #{ $id }
history-called-off = Отменено, соперник: { $opponent } · #{ $id }
history-open = Посмотреть поле партии
history-choice = { $game } · { $ago } · { $board }
ago-now = только что

review-where = Партия { $id } · { $board }
review-at-start = Перед { $total ->
    [1] единственным ходом
    [one] первым из { $total } хода
    [few] первым из { $total } ходов
    [many] первым из { $total } ходов
   *[other] первым из { $total } хода
}
review-at = Ход { $ply } из { $total }: { $mark } { $player } ходит **{ $cell }**
review-at-own = Ход { $ply } из { $total }: { $mark } вы ходите **{ $cell }**
review-moves = Ходы: { $moves }
review-no-moves = Никто не сделал ни одного хода, так что разбирать нечего.
review-no-mistakes = **Ошибок не найдено.**
review-more-mistakes = …и ещё { $count }.
mistake-own = Ход { $number } (ваш { $cell })
mistake-of = Ход { $number } ({ $player }: { $cell })
mistake-win-draw = **{ $move }** упускает победу. Лучший ход — { $better }: победа.
mistake-win-loss = **{ $move }** проигрывает выигранную партию. Лучший ход — { $better }: победа.
mistake-draw-loss = **{ $move }** проигрывает партию. Лучший ход — { $better }: ничья.
mistake-draw-loss-back = **{ $move }** вёл к проигрышу. Лучший ход — { $better }: ничья.

watch-begin = Кто ошибётся первым?
watch-slipped = { $player } ошибается! Увидит ли это { $mark }?
watch-missed = { $player } упускает победу. Снова на равных.
watch-wins = { $player } теперь может победить.
watch-even = Пока всё на равных.

shared-by = показывает { $player }
picture-game = Анимированное поле: { $board }. { $first-mark } — { $first }, { $second-mark } — { $second }. Ходы: { $moves }. { $result }
picture-won = { $player } побеждает.
picture-nobody-won = Победителя нет.

refused-cannot-attach = Мне нельзя прикреплять файлы в этом канале, поэтому картинкой здесь не поделиться. *{ button-save }* пришлёт её только вам.
refused-picture-is-being-drawn = Я ещё рисую вашу прошлую картинку. Попросите эту ещё раз, когда та будет готова.
refused-shared-just-now = Вы только что кое-чем поделились. Снова поделиться можно { $wait }.
refused-game-still-on = Эта партия ещё идёт. Разобрать её или взять реванш можно, когда она закончится.
refused-hint-against-person = Ваш соперник — человек, и подсказка была бы нечестной. Я подсказываю в партиях со мной: `/ttt start`.
refused-nothing-to-review = Такой партии, которую вы могли бы здесь посмотреть, нет. Введите номер под её полем, например `12`, или найдите её через `/ttt history`.
refused-nothing-played-here = В этом канале у вас нет завершённых партий. `/ttt history` покажет все, что вы сыграли.
refused-others-history = Здесь можно посмотреть только свои партии. Чужие видны на том сервере, где их играли.
refused-export-running = Я уже собираю ваши данные. Файл придёт в ответ на ваш первый запрос.
refused-opponent-forgotten = Данные вашего соперника удалены, так что звать некого. Кого-нибудь другого можно вызвать командой `/ttt challenge`.
