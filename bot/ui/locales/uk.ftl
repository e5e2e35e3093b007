### Every word that a player sees, in Ukrainian. Read whole twice, last on 2026-11-22.

## Commands

command-ttt = Хрестики-нулики: грайте з Oxo або одне з одним
command-start = Почати партію в хрестики-нулики
command-challenge = Викликати на партію когось особисто або будь-кого в цьому каналі
command-move = Зробити хід у вашій партії в цьому каналі
command-board = Показати поле вашої партії знову, внизу каналу
command-resign = Здатися у вашій партії тут або відкликати свій виклик
command-help = Пояснити гру, рівні та команди
menu-challenge = Викликати на хрестики-нулики
menu-stop = Зупинити цю партію
option-opponent = З ким грати; не вказуйте, щоб зіграти з Oxo
option-opponent-challenge = Кого викликати; не вказуйте, щоб міг приєднатися будь-хто
option-level = Наскільки сильно грає Oxo
option-board = На якому полі грати
option-mark = Ваш знак
option-first = За ким перший хід
option-cell = Куди ходити: b2, 5…
choice-random = Випадково
choice-first-me = За мною
choice-first-opponent = За суперником

level-beginner = Новачок
level-easy = Легкий
level-casual = Звичайний
level-clever = Кмітливий
level-unbeatable = Непереможний

board-3x3 = 3×3, три в ряд
board-4x4 = 4×4, чотири в ряд
board-5x5 = 5×5, чотири в ряд
board-5x5-five = 5×5, п’ять у ряд
board-misere = Піддавки 3×3: три в ряд — програш
board-short-3x3 = 3×3
board-short-4x4 = 4×4
board-short-5x5 = 5×5
board-short-5x5-five = 5×5, п’ять
board-short-misere = Піддавки

## The game

player-computer = Oxo ({ $level })
player-computer-alone = Oxo
game-title = { $first-mark } { $first } — { $second-mark } { $second }
game-to-move = Ваш хід, { $player } { $mark }
game-won = { $mark } **{ $player } перемагає!**
game-won-misere = { $mark } **{ $player } перемагає:** { $loser } складає ряд
game-won-resigned = { $mark } **{ $player } перемагає:** { $loser } здається
game-won-time = { $mark } **{ $player } перемагає:** { $loser } не встигає з ходом
game-drawn = **Нічия.**
game-held = 🛡️ **Нічия: { $player } не поступається рівню *{ level-unbeatable }*!**
game-with-hints = { $result } З { $hints ->
    [one] { $hints } підказкою
    [few] { $hints } підказками
    [many] { $hints } підказками
   *[other] { $hints } підказки
}.
game-newcomer = Уперше тут? *{ level-unbeatable }* не програє.
game-unfinished = **Не дограно:** ніхто не зробив хід вчасно.
game-stopped = **Зупинено** модератором.
game-stopped-watched = **Зупинено.**
rule-misere = **Три в ряд — програш.**
rule-4 = **Чотири в ряд — перемога.**
rule-5 = **П’ять у ряд — перемога.**
game-set-aside = **Перервано** заради партії між людьми.
game-called-off = **Скасовано** до першого ходу.
game-footer = Партія { $id }
game-footer-last = останній хід { $cell }
game-footer-line = ряд: { $cells }
game-footer-clock = час спливає { $when }
game-moved = Поле партії { $id } тепер в іншому повідомленні: [дивитися тут]({ $link })

button-resign = Здатися
button-stop = Зупинити
button-play-winner = Зіграти з переможцем
button-play-too = Хочу зіграти
button-play-level = Грати: { $level }
button-to-game = До партії { $id }

end-first-win = 🎉 **{ $player }: перша перемога на рівні «{ $level }»!** { $number ->
    [4] Лишився тільки *{ level-unbeatable }*, і нічия з ним — уже перемога.
    [5] Нічия з рівнем *{ level-unbeatable }* у вас уже є: перемагати більше нікого.
    [0] { "" }
   *[other] Це рівень { $number } з 5.
}
end-beat-beginner = { $variant ->
    [0] «Ой! А я мав вам заважати?»
    [1] «Мені сподобався той куточок. І досі подобається.»
    [2] «Ще! Ще! Я майже все зрозумів.»
   *[other] «Ви чудово перемагаєте. А я чудово вибираю клітинки!»
}
end-beat-easy = { $variant ->
    [0] «У мене був план, чесне слово.»
    [1] «Гарно! А я дивився лише на свої знаки.»
    [2] «Чудово! А я був так близько. Був же? Мені здалося, що був.»
   *[other] «Треба б мені інколи дивитися й на вашу частину поля.»
}
end-beat-casual = { $variant ->
    [0] «Що ж, усе чесно. Я дивився в інший кут.»
    [1] «Ого. А так можна було? Непогано.»
    [2] «Гарна партія. Я б устав і поплескав, але щойно сів.»
   *[other] «Гаразд, гаразд. Ви й справді старалися.»
}
end-beat-clever = { $variant ->
    [0] «Неможливо. Я передбачив усе, крім цього.»
    [1] «Зовсім цього не чекав. Хай це лишиться між нами.»
    [2] «Цікаво. Скажу, що так і було задумано.»
   *[other] «У мене був план. У вас — кращий.»
}
end-beat-unbeatable = Такого не мало статися. Запам’ятайте цю мить.
end-drawn-beginner = { $variant ->
    [0] «Усе зайнято! А хто виграв?»
    [1] «Клітинки скінчилися! А є більше поле?»
    [2] «То ніхто не виграв? Я згоден!»
   *[other] «Я заповнив свою половину. Вам подобається?»
}
end-drawn-easy = { $variant ->
    [0] «Нічия! Вважаймо, що ми одне одного пожаліли.»
    [1] «Усе поле заповнили, а хреста ні на кому не поставили!»
    [2] «Майже вийшло. От тільки в кого?»
   *[other] «Потис би вам руку, та клітинки скінчилися.»
}
end-drawn-casual = { $variant ->
    [0] «Ніхто не виграв — отже, ніхто не пригощає.»
    [1] «Ви закриваєте, я закриваю. Так можна цілий день.»
    [2] «Ніхто не програв. Усе, як я люблю.»
   *[other] «Порівну. Вважаймо це розминкою.»
}
end-drawn-clever = { $variant ->
    [0] «Гідний суперник. Я вже почав пітніти.»
    [1] «Ми одне одного нейтралізували. Вишукано.»
    [2] «Тільки не загрожуйте двома рядами одразу. Терпіти цього не можу.»
   *[other] «Рівновага до останньої клітинки. Я ще щось вигадаю.»
}
end-drawn-hinted = { $variant ->
    [0] «Нічия. Частина цих ходів — мої.»
    [1] «Ви тримали нічию, а я тримав вас за руку.»
    [2] «Я дав вам відповіді. Ви добре їх прочитали.»
   *[other] «А тепер ще раз, не питаючи мене.»
}
end-drawn-watched = { $variant ->
    [0] «Я давав усі нагоди помилитися. Жодна не знадобилася.»
    [1] «Тиха партія. Люблю тихі партії.»
    [2] «Ніхто не оступився. Хай тепер спробує людина.»
   *[other] «Я сподівався на одну помилку. Я вмію чекати.»
}
end-said = **{ $level }:** { $said }
end-first-hold = 🎉 **{ $player }: перша така нічия!** Більшого тут не досягає ніхто.
end-drawn-unbeatable = { $variant ->
    [0] «Я шукав лазівку. Її не було.»
    [1] «Жодної помилки. Я перевірив двічі.»
    [2] «Ви нічого мені не віддали. Гідний захист.»
   *[other] «Нічия. Проти мене це перемога.»
}
end-lost-beginner = { $variant ->
    [0] «Я виграв? Я виграв! А як це в мене вийшло?»
    [1] «Мені просто сподобалися ці клітинки.»
    [2] «Новачкам щастить. А мене так і звуть.»
   *[other] «Я правильно зробив? Скажіть, що я зробив!»
}
end-lost-easy = { $variant ->
    [0] «Ви лишили двері відчиненими, от я й зайшов.»
    [1] «Я просто не ловив ґав. Більше я нічого не вмію.»
    [2] «Вибачте! Не можу відмовитися від подарунка.»
   *[other] «Клітинка була вільна. Я думав, ви тримаєте її для мене!»
}
end-lost-casual = { $variant ->
    [0] «Нічого особистого. Мене влаштувала б і нічия.»
    [1] «Ви кліпнули, а я ні. Ще одну?»
    [2] «Цю я виграв, не встаючи з дивана.»
   *[other] «Я навіть не старався. Ну, хіба що трішки.»
}
end-lost-clever = { $variant ->
    [0] «Кути й центр, кажу вам. Кути й центр.»
    [1] «Усе точно за планом. Майже.»
    [2] «Вишукана пастка, скажу без зайвої скромності.»
   *[other] «Не засмучуйтеся. Я читав про це книжки.»
}
end-lost-unbeatable = { $variant ->
    [0] «Я чекав на одну помилку — і дочекався.»
    [1] «Нічия була зовсім поруч.»
    [2] «Терпіння. У мене попереду ціла вічність.»
   *[other] «Я не поспішаю і не помиляюся. Спробуйте ще раз.»
}
end-gave-up = { $variant ->
    [0] «У цьому немає нічого соромного. Наступне поле порожнє.»
    [1] «А було ж цікаво, чим усе закінчиться.»
    [2] «Скажу всім, що боротьба була рівною.»
   *[other] «Вчасно відступити — уже половина реваншу.»
}
end-won = { $variant ->
    [0] { $player } перемагає за { $moves ->
        [one] { $moves } хід
        [few] { $moves } ходи
        [many] { $moves } ходів
       *[other] { $moves } ходу
    }. До реваншу один клік.
    [1] Усе вирішено за { $moves ->
        [one] { $moves } хід
        [few] { $moves } ходи
        [many] { $moves } ходів
       *[other] { $moves } ходу
    }. Хто б міг подумати?
    [2] Захист запізнився на один хід. Як завжди.
   *[other] Ряд є ряд. { $player }, ваш вихід на уклін.
}
end-won-misere = { $variant ->
    [0] Терпіння винагороджується. До реваншу один клік.
    [1] Серйозне обличчя і жодної прямої лінії: так грає { $player }.
    [2] Мистецтво — у тому, чого не добудовуєш.
   *[other] Комусь довелося скласти ряд. { $player } тут ні до чого.
}
end-drawn = { $variant ->
    [0] Поле заповнене, і жодного ряду.
    [1] Ніхто не поступився ні клітинкою, а тепер їх і не лишилося.
    [2] За кожним рядом стежили, і жоден не втік.
   *[other] Мир. Поки що.
}
end-resigned = { $variant ->
    [0] Комусь із двох уже все ясно.
    [1] { $player } перемагає, і ще лишилися вільні клітинки.
    [2] Швидка розв’язка. До реваншу один клік.
   *[other] Така перемога теж зараховується. Я перевірив.
}
end-time = { $variant ->
    [0] Останнє слово лишилося за годинником.
    [1] Поле чекало. Годинник — ні.
    [2] Час теж грає і ґав не ловить.
   *[other] { $player } ходить вчасно, і цього досить.
}
end-tip = Порада: *{ $level }* не бачить загрози двома рядами одразу.
end-hinted = Партій із підказками не зараховують до серій і перших досягнень.
end-streak-wins = 🔥 { $count ->
    [one] { $count } перемога
    [few] { $count } перемоги
    [many] { $count } перемог
   *[other] { $count } перемоги
} поспіль на рівні «{ $level }».
end-streak-draws = 🔥 { $count ->
    [one] { $count } нічия
    [few] { $count } нічиї
    [many] { $count } нічиїх
   *[other] { $count } нічиєї
} поспіль на рівні «{ $level }».
end-streak-between = 🔥 { $player }: { $count ->
    [one] { $count } перемога
    [few] { $count } перемоги
    [many] { $count } перемог
   *[other] { $count } перемоги
} поспіль (суперник: { $opponent }).
end-score-leads = **{ $player } веде { $wins }:{ $losses }** { $draws ->
    [0] { "" }
    [one] · { $draws } нічия
    [few] · { $draws } нічиї
    [many] · { $draws } нічиїх
   *[other] · { $draws } нічиєї
}
end-score-even = **{ $first } і { $second }: рівний рахунок { $wins }:{ $losses }** { $draws ->
    [0] { "" }
    [one] · { $draws } нічия
    [few] · { $draws } нічиї
    [many] · { $draws } нічиїх
   *[other] · { $draws } нічиєї
}
end-ratings = Рейтинг: { $ratings }
end-unrated = Поза рейтингом: зараховують три партії на день з тим самим суперником, а перемог над тими, хто значно нижче, не зараховують.
end-rating = { $player } { NUMBER($rating, useGrouping: 0) } ({ $change })
notice-accepted = <@{ $player-id }>, { $opponent } приймає ваш виклик: [партія { $id }]({ $link }) почалася.
notice-rematch = <@{ $player-id }>, { $opponent } погоджується на реванш: [партія { $id }]({ $link }) почалася.
notice-turn = <@{ $player-id }>, ваш хід: { $opponent } чекає на відповідь у [партії { $id }]({ $link }).
notice-time = <@{ $player-id }>, ваш хід у [партії { $id }]({ $link }). Час спливає { $when }.
button-no-turn-notices = Не нагадувати про хід
turn-notices-off = Більше не казатиму, що зараз ваш хід. Увімкнути це знову можна через `/ttt preferences`.
notice-time-quiet = { $player }, ваш хід у [партії { $id }]({ $link }). Час спливає { $when }.

## Puzzles

command-puzzle = Розв’язати задачу дня або задачу з ваших партій
option-from = Звідки взяти задачу
choice-today = Задача дня
choice-own-games = Мої партії: мить перед помилкою
puzzle-title = Задача { $number }
puzzle-title-own = Партія { $id }, перед ходом { $move }
puzzle-goal-win = { $moves ->
    [0] Ходить { $mark }: **переможіть.**
    [1] Ходить { $mark }: **переможіть цим ходом.**
    [one] Ходить { $mark }: **переможіть за { $moves } хід.**
    [few] Ходить { $mark }: **переможіть за { $moves } ходи.**
    [many] Ходить { $mark }: **переможіть за { $moves } ходів.**
   *[other] Ходить { $mark }: **переможіть за { $moves } ходу.**
}
puzzle-goal-misere = { $moves ->
    [0] Ходить { $mark }: **змусьте { $enemy } скласти ряд.**
    [1] Ходить { $mark }: **лишіть { $enemy } тільки ходи, що складають ряд.**
    [one] Ходить { $mark }: **змусьте { $enemy } скласти ряд** за { $moves } хід.
    [few] Ходить { $mark }: **змусьте { $enemy } скласти ряд** за { $moves } ходи.
    [many] Ходить { $mark }: **змусьте { $enemy } скласти ряд** за { $moves } ходів.
   *[other] Ходить { $mark }: **змусьте { $enemy } скласти ряд** за { $moves } ходу.
}
puzzle-goal-draw = Ходить { $mark }: **утримайте нічию.**
puzzle-tries-left = { $left ->
    [one] лишилася { $left } спроба
    [few] лишилися { $left } спроби
    [many] лишилося { $left } спроб
   *[other] лишилося { $left } спроби
}
puzzle-tries = { $tries ->
    [one] { $tries } спроба
    [few] { $tries } спроби
    [many] { $tries } спроб
   *[other] { $tries } спроби
}
puzzle-wrong-loses-at-once = **Не { $cell }:** це ряд, а ряд тут програє.
puzzle-wrong-line = **Не { $cell }:** { $enemy } відповідає ходом { $reply } і складає ряд.
puzzle-wrong-fork = **Не { $cell }:** { $enemy } відповідає ходом { $reply } і загрожує піти на { $cells }.
puzzle-wrong-lost = **Не { $cell }:** { $enemy } відповідає ходом { $reply } і потім перемагає.
puzzle-wrong-must-complete = **Не { $cell }:** { $enemy } відповідає ходом { $reply }, і рано чи пізно { $mark } доведеться скласти ряд.
puzzle-wrong-only-draws = **Не { $cell }:** { $enemy } відповідає ходом { $reply }, і перемоги більше немає.
puzzle-wrong-ends-in-draw = **Не { $cell }:** поле заповнене, і переможця немає.
puzzle-hinted = { $count ->
    [one] Підказка прибрала { $count } неправильну клітинку.
    [few] Підказка прибрала { $count } неправильні клітинки.
    [many] Підказка прибрала { $count } неправильних клітинок.
   *[other] Підказка прибрала { $count } неправильної клітинки.
}
puzzle-next = Наступна з’явиться { $when }.
puzzle-go-on = **Правильно!** { $enemy } відповідає ходом { $reply }. Далі!
puzzle-solved = { $tries ->
    [1] 🎯 **Розв’язано з першої спроби!**
   *[other] 🎯 **Розв’язано з { $tries }-ї спроби!**
}
puzzle-solved-hinted = { $hints ->
    [one] 🎯 **Розв’язано з { $hints } підказкою!**
    [few] 🎯 **Розв’язано з { $hints } підказками!**
    [many] 🎯 **Розв’язано з { $hints } підказками!**
   *[other] 🎯 **Розв’язано з { $hints } підказки!**
}
puzzle-failed = **Ця задача вислизнула.** Подивіться відповідь, а наступна буде вашою.
puzzle-answer = **Правильний хід — { $cell }:** { $reason }.
puzzle-merit-line = він завершує ряд
puzzle-merit-fork = це загроза одразу на { $cells }
puzzle-merit-forces-fork = { $enemy } може відповісти лише { $reply }, і тоді хід { $then } створює загрозу одразу на { $cells }
puzzle-merit-threats = далі кожен хід { $mark } створює загрозу ряду, і відбити їх усі { $enemy } не може
puzzle-merit-wins = { $mark } перемагає за будь-якої відповіді { $enemy }
puzzle-merit-must-complete = рано чи пізно { $enemy } доведеться скласти ряд
puzzle-merit-blocks = інакше { $enemy } складає там ряд
puzzle-merit-spoils-fork = тепер { $enemy } не може загрожувати двома рядами одразу
puzzle-merit-only-draw = будь-яка інша клітинка програє
puzzle-merit-holds = нічия зберігається
puzzle-played = Зіграно: { $line }
puzzle-line = Найкраще продовження: { $line }.
puzzle-streak = { $days ->
    [one] 🔥 **Серія задач: { $days } день.**
    [few] 🔥 **Серія задач: { $days } дні.**
    [many] 🔥 **Серія задач: { $days } днів.**
   *[other] 🔥 **Серія задач: { $days } дня.**
}
puzzle-solvers = Її розв’язали { $percent }% з { $finished ->
    [one] { $finished } людини
    [few] { $finished } людей
    [many] { $finished } людей
   *[other] { $finished } людини
}.
puzzle-solved-by = { $finished ->
    [one] Розв’язали: { $solved } з { $finished } людини.
    [few] Розв’язали: { $solved } з { $finished } людей.
    [many] Розв’язали: { $solved } з { $finished } людей.
   *[other] Розв’язали: { $solved } з { $finished } людини.
}
puzzle-first = Перше розв’язання серед тих, хто поділився задачею в цьому каналі: <@{ $user-id }>.
puzzle-shared-solved = { $player } дає раду задачі. А ви зможете?
puzzle-shared-failed = { $player } упускає цю задачу. А ви впіймаєте?
button-puzzle-today = Задача
button-puzzle-solve = Розв’язати
button-puzzle-hint = Підказка за спробу
button-puzzle-no-hint = Остання: без підказки
button-puzzle-share = Поділитися
button-puzzle-own = З моїх партій
button-puzzle-another = Ще одну

refused-puzzle-over = Ця задача вже закінчилася. Сьогоднішня: `/ttt puzzle`.
refused-no-mistakes = У ваших останніх партіях немає помилки, яка підійшла б для задачі: перші ходи й те, що вам уже траплялося нещодавно, я пропускаю. Зіграйте ще кілька: `/ttt start`.
refused-shared-today = Ви вже поділилися цією задачею в цьому каналі.

## Challenges

challenge-title = ### Хрестики-нулики?
challenge-title-rematch = ### Реванш?
challenge-to = <@{ $opponent-id }>, **{ $challenger }** викликає вас на партію.
challenge-to-closed = Виклик: **{ $challenger }** → **{ $opponent }**.
challenge-rematch = <@{ $opponent-id }>, **{ $challenger }** пропонує реванш.
challenge-rematch-closed = Пропозиція реваншу: **{ $challenger }** → **{ $opponent }**.
challenge-last-won = Перемога в минулій партії: { $player }.
challenge-last-drawn = Минула партія закінчилася внічию.
challenge-to-anyone = **{ $challenger }** шукає, з ким зіграти.
challenge-to-anyone-closed = Виклик для всіх: **{ $challenger }**.
challenge-expires = Спливає { $expires }
challenge-sides-swap = Сторони міняються
challenge-opens-me = Перший хід: { $challenger }
challenge-opens-opponent = Перший хід: { $opponent }
challenge-opens-anyone = Перший хід за тим, хто приєднається
challenge-opens-random = Перший хід: випадковий гравець
challenge-accepted = Виклик прийнято: партія почалася.
challenge-declined = Не цього разу: { $opponent } відхиляє виклик.
challenge-withdrawn = { $challenger } відкликає виклик.
challenge-expired = Строк виклику минув: { $opponent } мовчить.
challenge-expired-open = Строк виклику минув: ніхто не приєднався.
challenge-withdrawn-private = Ви відкликали свій виклик.
button-accept = Прийняти
button-decline = Відхилити
button-join = Приєднатися
button-withdraw = Відкликати
button-challenge-again = Викликати знову

## Private answers

stopped-private = Ви зупинили партію { $id }.
resign-question = **Здатися в партії { $id }?** Тоді переможе { $opponent }.
button-confirm-resign = Так, здатися
resign-question-untouched = **Здатися в партії { $id }?** Жодного ходу ще не зроблено, тож вона не зарахується.
button-keep-playing = Грати далі
dismissed-before = Готово.
resigned-private = Ви здалися в [партії { $id }]({ $link }).
called-off-private = Ви скасували [партію { $id }]({ $link }).
button-restart = Здатися й почати нову
button-set-aside-accept = Перервати й прийняти
button-set-aside-join = Перервати й грати
set-aside-private = Вашу партію зі мною перервано. Вона не рахується ні як перемога, ні як поразка.

see-board = [Перейти до поля]({ $link })

refused-broken-button = Ця кнопка мені незнайома. Нову партію починає `/ttt start`.
refused-not-watcher = Зупинити цю партію може лише той, хто її запустив, або модератор. Свою можна запустити через `/ttt watch`.
refused-no-such-game = Цієї партії більше немає. Нову починає `/ttt start`.
refused-no-game-here = У цьому каналі у вас немає партії. Щоб зіграти, наберіть `/ttt start`.
refused-not-your-game = Це доступно лише двом гравцям тієї партії. Свою можна почати командою `/ttt start`.
refused-not-your-turn = Зараз не ваш хід.
refused-not-moderator = Зупинити партію можуть лише учасники з правом *Керувати повідомленнями*.
refused-no-game-on-message = У цьому повідомленні немає партії.
refused-stale-board = Партія пішла далі: ось яке поле зараз.
refused-old-copy = Це стара копія поля. [Партія триває тут]({ $link }).
refused-game-is-over = Ця партія закінчилася.
refused-already-playing = У вас тут уже є партія: дограйте її або спершу здайтеся. [Перейти до поля]({ $link })
refused-already-playing-opponent = { $player } уже грає в цьому каналі. Спробуйте, коли ця партія закінчиться, або в іншому каналі.
refused-playing-computer = Ви граєте тут зі мною, але цю партію можна перервати. [Перейти до поля]({ $link })
refused-channel-not-allowed = На цьому сервері грають в інших каналах: { $channels }
refused-role-not-allowed = На цьому сервері грати можуть лише учасники з певними ролями.
refused-too-soon = На цьому сервері між викликами потрібна пауза. Спробуйте ще раз { $wait }.
refused-too-many-games = У цьому каналі вже { $most ->
    [one] триває { $most } партія
    [few] тривають { $most } партії
    [many] триває { $most } партій
   *[other] триває { $most } партії
}, більше не можна. Спробуйте, коли якась із них закінчиться, або в іншому каналі.
refused-too-many-watched = Ви вже дивитеся { $most ->
    [one] { $most } партію
    [few] { $most } партії
    [many] { $most } партій
   *[other] { $most } партії
}: дочекайтеся кінця хоча б однієї.
refused-no-such-challenge = Цього виклику більше немає. Новий можна кинути командою `/ttt challenge`.
refused-nothing-to-resign = У цьому каналі у вас немає ні партії, ні виклику.
refused-challenge-closed-accepted = Запізно: цей виклик уже прийнято.
refused-challenge-closed-declined = Запізно: цей виклик відхилено.
refused-challenge-closed-withdrawn = Запізно: цей виклик відкликано.
refused-challenge-closed-expired = Запізно: строк цього виклику минув.
refused-not-your-challenge = Цей виклик не для вас. Свій можна кинути командою `/ttt challenge`.
refused-not-your-offer = Відкликати цей виклик може лише той, хто його кинув. Для вас — кнопка *{ button-join }*.
refused-own-challenge = Це ваш власний виклик: прийняти його має хтось інший. Відкликати його можна командою `/ttt resign`.
refused-already-challenging = У цьому каналі у вас уже є відкритий виклик: спершу відкличте його командою `/ttt resign`. [Перейти до виклику]({ $link })
refused-challenge-yourself = Себе викликати не можна. Щоб зіграти зі мною, наберіть `/ttt start` без суперника.
refused-challenge-bot = Боти на виклики не відповідають. Щоб зіграти зі мною, наберіть `/ttt start` без суперника.
refused-cannot-see-channel = Ця людина не бачить каналу й не зможе відповісти.
refused-cannot-be-challenged = Зіграти з цим гравцем зараз не вийде: { $player }.
refused-nobody-else-here = Цю розмову більше ніхто не бачить. Викликайте людей на сервері чи в групі, а щоб зіграти зі мною, наберіть `/ttt start`.
refused-unreadable-cell = «{ $text }» — це не клітинка. Напишіть, наприклад, b2 або 5.
refused-ambiguous-cell = «{ $text }» може означати { $cells }. Напишіть, яку клітинку ви маєте на увазі.
refused-off-board = Клітинки { $where } на цьому полі немає.
refused-cell-taken = Клітинка { $where } зайнята.
refused-store-unavailable = Моя база даних зараз недоступна, тому нічого не змінилося. Спробуйте ще раз за мить.
refused-outcome-unknown = Зв’язок із базою даних зник саме під час запису, тож дія могла й не зберегтися. Спробуйте ще раз за мить: двічі нічого не станеться, а вашу партію покаже `/ttt board`.
refused-unexpected = У мене щось пішло не так. З вашою партією все гаразд: її покаже `/ttt board`.

## Help

help-title = ## Хрестики-нулики
button-help-play = Як грати
button-help-commands = Команди
button-help-more = Рівні та правила
button-begin = Почати партію
help-goal = Три ваші знаки в ряд — перемога.
help-start = **Зі мною:** { $start }, п’ять рівнів
help-challenge = **З друзями:** { $challenge }
help-puzzle = **Наодинці:** { $puzzle }, задача дня
help-stuck = **Складно?** *{ button-hint }* покаже найкращий хід.
help-lost = **Поразка?** *{ button-review-loss }* покаже помилку.
help-game = **Під час партії**
help-on-hint = найкращий хід проти мене
help-on-move = b2, 5…
help-on-board = ваше поле ще раз
help-on-resign = здатися або зняти виклик
help-after = **Подивитися**
help-on-stats = результати й рейтинг
help-on-leaderboard = найкращі тут
help-on-history = ваші зіграні партії
help-on-review = ваші помилки
help-on-watch = граю сам із собою
help-yours = **На ваш смак**
help-on-preferences = вигляд і згадки
help-on-privacy = ваші дані
help-server = **Тим, хто керує сервером**
help-on-settings = вигляд, канали, обмеження
help-menus = **У меню, розділ *Застосунки***
    В учасника: *{ menu-challenge }*
    У повідомлення: *{ menu-stop }*
help-levels = **Рівні** · `/ttt start` з `level`
    - *{ level-beginner }* ходить куди завгодно
    - *{ level-easy }* добудовує свій ряд
    - *{ level-casual }* ще й закриває ваш
    - *{ level-clever }* не бачить лише вилок
    - *{ level-unbeatable }* ніколи не програє
    -# Вилка — загроза двома рядами одразу.
help-boards = **Поля** · `/ttt start` з `board`
    - 3×3, три в ряд
    - 4×4, чотири в ряд
    - 5×5, чотири або п’ять у ряд
    - *Піддавки*: три в ряд — **програш**
help-cells = **Клітинки** · a1 вгорі ліворуч, b1 поруч. Або за номерами: вгорі ліворуч 1, а якщо вибрати нумерацію як на цифровому блоці — 7.
help-time = **Час** · доба на хід, якщо сервер не вирішив інакше. Між людьми програє той, чий час вийшов.
help-screen-reader = **Із програмою зчитування з екрана** виберіть вигляд *{ style-text }* у `/ttt preferences`: поле малюється літерами, а кожна кнопка називає свою клітинку та знак.

## Settings

command-settings = Налаштувати хрестики-нулики на цьому сервері (потрібне право «Керувати сервером»)
command-preferences = Номери клітинок, вигляд полів, згадки й хто може вас викликати
command-privacy = Отримати файл зі своїми даними або видалити їх
option-action = Що зробити з вашими даними
choice-export = Надіслати мені мої дані файлом
choice-delete = Видалити мої дані

player-somebody = Хтось

settings-title = ### Хрестики-нулики на цьому сервері
settings-note = Це бачите лише ви. Кожен вибір зберігається одразу й діє для наступних партій.
settings-page = { $page }/{ $pages } · { $name }
button-section-games = Партії
button-section-look = Знаки й вигляд
button-section-places = Мова й канали
button-section-limits = Обмеження
button-section-check = Перевірка
button-check-again = Перевірити ще раз

settings-level = **Сила моєї гри,** якщо не вибрано іншого рівня
settings-board = **Поле,** якщо не вибрано іншого
settings-clock = **Час на хід.** Між людьми програє той, хто не вклався.
settings-theme = **Знаки** двох гравців
settings-style = **Вигляд** полів, якщо гравці не вибрали іншого
settings-remains = **Після партії** від повідомлення лишається
settings-sample = **Ось який вигляд це має**
settings-locale = **Мова** загальних повідомлень. Особисті — мовою того, хто їх читає.
settings-channels = **Канали,** де можна починати партії, разом із гілками. Не вибирайте нічого, щоб дозволити всі.
settings-roles = **Ролі,** яким можна починати партії. Не вибирайте нічого, щоб дозволити всім.
settings-puzzle-channel = **Задача дня:** канал, де я публікую її щодня
puzzle-channel-none = Без каналу
settings-most-live = **Максимум партій одночасно** в одному каналі
settings-pause = **Пауза,** перш ніж та сама людина зможе кинути новий виклик
settings-unrated = **Поза рейтингом:** партії з цими людьми не зараховують до рейтингу, попередні теж
unrated-none = Ніхто
channels-all = Усі канали
roles-all = Усі
more-choices = Виберіть тут
button-ask-clock = Задати інший час…
button-ask-emoji = Два свої емодзі…

theme-classic = Класика: плитки малює Oxo
theme-plain = Прості
theme-animals = Тварини
theme-sky = Небо
theme-garden = Сад
theme-sea = Море
theme-own = Свої
style-server = Як на сервері
style-server-about = Що вибрали ті, хто керує сервером
style-emoji = Великі плитки
style-emoji-about = Поле великими плитками над кнопками
style-compact = Компактно
style-compact-about = Поки триває партія, лише кнопки
style-text = Текст
style-text-about = Літери й координати, для зчитування з екрана
remains-all = Усе поле
remains-line = Лише рядок із результатом
language-auto = Як у налаштуваннях Discord
most-live = { $count ->
    [one] { $count } партія
    [few] { $count } партії
    [many] { $count } партій
   *[other] { $count } партії
}
pause-none = Без паузи

form-clock-title = Час на хід
form-clock-label = Скільки часу дається на хід?
form-clock-hint = Від 1 хвилини до 7 днів: 90m, 2h, 1h 30m або 3d
form-emoji-title = Два свої емодзі
form-emoji-x-label = Замість ❌
form-emoji-o-label = Замість 🔵
form-emoji-hint = Будь-який емодзі або один з емодзі цього сервера за назвою, наприклад :cat:

check-title = **Мої права в { $channel }**
check-has = ✅ { $permission }
check-lacks = ❌ Немає права **{ $permission }**:
check-well = Тут є все, що мені треба.
check-how = Той, хто керує каналом, може надати права моїй ролі: *Редагувати канал → Дозволи*. Після цього натисніть *{ button-check-again }*.
check-no-member = ❌ **Мене не додано на цей сервер,** тому я можу лише відповідати на команди й кнопки: нагадати про хід не вийде, а поля, старші за 15 хвилин, змінюються лише тоді, коли на них натискають кнопку.
check-not-allowed = ⚠️ У цьому каналі не можна починати партії: його немає серед вибраних у розділі *{ button-section-places }*.
permission-view = Переглядати канал
permission-view-why = без нього я не можу оновити поле, коли спливає час або модератор зупиняє партію.
permission-send = Надсилати повідомлення
permission-send-why = без нього я не можу сказати гравцям, що зараз їхній хід або що час спливає.
permission-attach = Прикріплювати файли
permission-attach-why = без нього ніхто не зможе поділитися картинкою партії.
permission-send-in-threads = Надсилати повідомлення в гілках
permission-send-in-threads-why = без нього я не можу сказати гравцям, що зараз їхній хід або що час спливає.

refused-servers-only = Налаштування є в сервера, тож використовуйте цю команду на сервері. Ваші особисті налаштування: `/ttt preferences`.
refused-not-manager = Змінювати налаштування тут можуть лише учасники з правом *Керувати сервером*. Ваші особисті налаштування: `/ttt preferences`.
refused-not-your-panel = Це відкрито для іншої людини. Відкрийте своє: `/ttt settings`, `/ttt preferences` або `/ttt privacy`.
refused-not-your-notice = Ці згадки не для вас. Свої можна налаштувати через `/ttt preferences`.
refused-unreadable-clock = «{ $text }» — це не проміжок часу. Напишіть 90m, 2h, 1h 30m або 3d.
refused-clock-out-of-range = На хід можна дати від 1 хвилини до 7 днів.
refused-unknown-emoji = «{ $text }» — не емодзі, який я можу тут використати. Візьміть будь-який звичайний або один з емодзі цього сервера за назвою, наприклад :cat:
refused-marks-alike = Обидва знаки мають відрізнятися один від одного й від порожньої клітинки ⬛, інакше ніхто не розбере, що на полі.

## Preferences

preferences-title = ### Ваші особисті налаштування
preferences-note = Це бачите лише ви. Кожен вибір зберігається одразу й діє всюди, де ви граєте.
preferences-numbering = **Номери клітинок** для `/ttt move`
preferences-style = **Вигляд полів** у ваших наступних партіях. Проти людини *{ style-text }* діє, якщо його вибирає хоча б хтось із вас, а будь-який інший — лише якщо обоє.
preferences-pings = **Згадки:** коли мені можна вас згадувати
preferences-challenges = **Хто може вас викликати.** Про ваш вибір ніхто не дізнається.
preferences-blocked = **Тільки не ці люди:** вони не можуть викликати вас, прийняти ваш виклик чи взяти у вас реванш, і ніхто не скаже їм чому.
pings-turns = Завжди, і про ходи теж
pings-turns-about = Про хід — якщо ви не сходили за хвилину
pings-some = Лише виклики й час
pings-some-about = І коли ваш виклик прийнято; про хід — ні
pings-none = Ніколи
pings-none-about = Виклики й нагадування чекатимуть у каналі
challenges-anyone = Будь-хто
challenges-nobody = Ніхто
numbering-reading = Як під час читання: 1 вгорі ліворуч
numbering-keypad = Цифровий блок: 7 вгорі ліворуч

## Privacy

exported = Це все, що я про вас зберігаю: зіграні партії, рейтинги, задачі, виклики й особисті налаштування.
exported-packed = Це все, що я про вас зберігаю: зіграні партії, рейтинги, задачі, виклики й особисті налаштування. Даних так багато, що я їх запакував: архів відкриє gzip і більшість архіваторів.
forget-question =
    ### Видалити ваші дані?
    Ви здастеся в поточних партіях, а ваші відкриті виклики закриються. Ваш ID, ім’я, рейтинги, задачі й особисті налаштування буде видалено. Завершені партії лишаться у ваших суперників, і замість вас там буде «{ player-somebody }»; їхні рейтинги перерахуються без вас. Якщо хтось заборонив вам його викликати, ця заборона лишиться, і для неї я зберігаю тільки ваш ID.
    Вороття **немає.** Повідомлення, які вже є в каналах, збережуть ім’я, яке в них видно, а резервні копії в того, хто мене запускає, міститимуть ваші дані, доки їх не замінять новіші. Якщо ви знову зіграєте, ми почнемо з чистого аркуша.
button-forget = Видалити мої дані
forgotten =
    Готово: ваші дані видалено. { $games ->
        [0] Завершених партій у вас не було.
        [one] Тепер у { $games } партії замість вас «{ player-somebody }».
        [few] Тепер у { $games } партіях замість вас «{ player-somebody }».
        [many] Тепер у { $games } партіях замість вас «{ player-somebody }».
       *[other] Тепер у { $games } партії замість вас «{ player-somebody }».
    } { $ended ->
        [0] { "" }
        [1] У партії, яка ще тривала, ви здалися.
        [one] Ще тривала { $ended } партія, у ній ви здалися.
        [few] Ще тривали { $ended } партії, у них ви здалися.
        [many] Ще тривало { $ended } партій, у них ви здалися.
       *[other] Ще тривало { $ended } партії, у них ви здалися.
    } Резервні копії в того, хто мене запускає, міститимуть ваші дані, доки їх не замінять новіші.

## Looking on, ahead and back

command-hint = Показати найкращий хід у вашій партії з Oxo; його бачите лише ви
command-watch = Подивитися, як Oxo грає сам із собою
command-history = Список завершених партій; його бачите лише ви
command-review = Пройти завершену партію хід за ходом і побачити помилки; це бачите лише ви
option-x = Наскільки сильно Oxo грає за X, які ходять першими
option-o = Наскільки сильно Oxo грає за O
option-user-history = Чиї партії; не вказуйте, щоб побачити свої
option-game = Номер партії під її полем; не вказуйте, щоб узяти вашу останню тут

button-hint = Підказка
button-play-cell = Зіграти { $cell }
button-rematch = Реванш
button-review = Розбір
button-review-loss = Чому?
button-back = Назад
button-next = Далі
button-next-mistake = Наступна помилка
button-first = Початок
button-share = Поділитися
button-save = Зберегти картинку
button-newer = Новіші
button-older = Старіші

game-computer-to-move = Ходить: { $mark } { $player }

hint-title = Підказка до партії { $id }
hint-best = Найкраще — **{ $cell }**: { $reason }.
hint-try = Спробуйте **{ $cell }**: { $reason }.
hint-win = { $sign } виграш
hint-draw = { $sign } нічия
hint-loss = { $sign } програш
hint-unknown = { $sign } поки рано судити
hint-every-win = Будь-яка клітинка виграє.
hint-every-draw = Будь-яка клітинка й далі веде до нічиєї.
hint-every-loss = Будь-яка клітинка програє.
hint-every-unknown = Поки рано судити, яка клітинка куди веде.
hint-letter-win = в
hint-letter-draw = н
hint-letter-loss = п
hint-letter-unknown = ?

reason-wins-at-once = цей хід завершує ваш ряд
reason-forks = загроза одразу на { $cells }, а закрити можна лише одну клітинку
reason-forces-win = { $moves ->
    [0] перемога, хоч як захищайся
    [one] перемога за { $moves } хід, хоч як захищайся
    [few] перемога за { $moves } ходи, хоч як захищайся
    [many] перемога за { $moves } ходів, хоч як захищайся
   *[other] перемога за { $moves } ходу, хоч як захищайся
}
reason-only-win = { $moves ->
    [0] жодна інша клітинка не виграє
    [one] жодна інша клітинка не виграє, а ця — за { $moves } хід
    [few] жодна інша клітинка не виграє, а ця — за { $moves } ходи
    [many] жодна інша клітинка не виграє, а ця — за { $moves } ходів
   *[other] жодна інша клітинка не виграє, а ця — за { $moves } ходу
}
reason-blocks = цей хід закриває ряд суперника
reason-only-draw = будь-яка інша клітинка програє
reason-spoils-fork = { $count ->
    [1] суперник націлився на { $cells }, щоб загрожувати двома рядами одразу, а цей хід йому заважає
   *[other] суперник хоче загрожувати двома рядами одразу, а цей хід йому заважає
}
reason-threatens = нічия зберігається, і суперник мусить відповісти ходом { $cells }
reason-sets-traps = нічия зберігається, а якщо суперник відповість ходом { $cells }, то програє
reason-sets-many-traps = нічия зберігається, а { $count ->
    [one] { $count } відповідь Oxo програє
    [few] { $count } відповіді Oxo програють
    [many] { $count } відповідей Oxo програють
   *[other] { $count } відповіді Oxo програють
}
reason-avoids-line = ряд не складається
reason-holds = нічия зберігається
reason-delays = тепер програє будь-яка клітинка, але з цією можна протриматися найдовше
reason-looks-best = через цю клітинку проходить найбільше відкритих рядів

command-stats = Показати перемоги, нічиї та поразки, серії та рейтинг; їх бачите лише ви
command-leaderboard = Показати найвищі рейтинги тут; список бачите лише ви
option-user-stats = Чия статистика; не вказуйте, щоб побачити свою
option-scope = Увесь сервер або ті, хто грає в цьому каналі
option-season = Сезон — це квартал, наприклад 2026 Q4; не вказуйте, щоб узяти поточний
choice-server = Увесь сервер
choice-channel = Цей канал
button-higher = Вище
button-lower = Нижче

season = { $year } Q{ $quarter }
result = { $sign } { $games }
points = { NUMBER($points, useGrouping: 0) }
missing-games = { $games ->
    [1] ще одна рейтингова партія
    [one] ще { $games } рейтингова партія
    [few] ще { $games } рейтингові партії
    [many] ще { $games } рейтингових партій
   *[other] ще { $games } рейтингової партії
}
missing-games-and-opponent = { $games ->
    [1] ще одна рейтингова партія, з новим суперником
    [one] ще { $games } рейтингова партія, одна з них із новим суперником
    [few] ще { $games } рейтингові партії, одна з них із новим суперником
    [many] ще { $games } рейтингових партій, одна з них із новим суперником
   *[other] ще { $games } рейтингової партії, одна з них із новим суперником
}
missing-opponents = { $opponents ->
    [1] партія з новим суперником
    [one] партії з { $opponents } новим суперником
    [few] партії з { $opponents } новими суперниками
    [many] партії з { $opponents } новими суперниками
   *[other] партії з { $opponents } нового суперника
}

leaderboard-title = Таблиця лідерів цього сервера, { $season }
leaderboard-title-channel = Таблиця лідерів <#{ $channel-id }>, { $season }
leaderboard-page = { $total ->
    [1] 1 людина
    [one] { $total } людина · сторінка { $page } з { $pages }
    [few] { $total } людини · сторінка { $page } з { $pages }
    [many] { $total } людей · сторінка { $page } з { $pages }
   *[other] { $total } людини · сторінка { $page } з { $pages }
}
leaderboard-none = Рейтингу тут поки ні в кого немає. До рейтингу зараховують партії між людьми: запропонуйте зіграти через `/ttt challenge`.
leader-brief = { $place } <@{ $user-id }> · **{ NUMBER($rating, useGrouping: 0) }**
leader-brief-provisional = ⏳ <@{ $user-id }> · { NUMBER($rating, useGrouping: 0) }
progress-games = { $games } з { $most } партій
progress-opponents = { $people } із { $most } суперників
leaders-legend = ± можлива похибка рейтингу
button-details = Докладніше
button-overview = Коротко
button-post-here = Опублікувати тут
button-my-place = Моє місце
button-challenge-anyone = Викликати будь-кого
own-place = **Ваше місце:** { $place } з { $total }, рейтинг { NUMBER($rating, useGrouping: 0) }.
own-provisional = ⏳ **Поки що** ваш рейтинг — { NUMBER($rating, useGrouping: 0) }. До місця в таблиці: { $missing }.
own-missing = **До вашого місця в таблиці:** { $missing }.
own-none = **У вас** тут поки немає рейтингу: зіграйте з кимось через `/ttt challenge`.
own-left-out = **Ви поза рейтингом:** так вирішили ті, хто керує сервером.
rated-games = До рейтингу зараховують партії між людьми на цьому сервері: не більше трьох на день з тим самим суперником; не враховують перемог над тими, хто нижче на { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
} або більше.
held-title = 🛡️ **Перша нічия з рівнем *{ level-unbeatable }***
held-first = { $board } · <@{ $first-id }> · { $date }
held-longest = { $board } · { $longest } поспіль · <@{ $longest-id }>

stats-title-server = Статистика <@{ $user-id }> на цьому сервері
stats-title-anywhere = Статистика <@{ $user-id }>
stats-none = Завершених партій поки немає. Почніть із `/ttt start`.
stats-people = **Проти людей:** { $score }
stats-versus = **<@{ $reader-id }> проти <@{ $user-id }>:** { $score }
stats-streak = **Перемог поспіль:** зараз { $current }, рекорд { $best }
stats-computer = **Проти мене:** { $score }
stats-levels = **Проти мене, за рівнями**
stats-run-legend = 🛡️ рекорд нічиїх поспіль
stats-opening = **Улюблений перший хід:** { $cell } · { $board } · у { $times } з { $games ->
    [one] { $games } партії
    [few] { $games } партій
    [many] { $games } партій
   *[other] { $games } партії
}
stats-rating-brief = **Рейтинг { $season }:** { NUMBER($rating, useGrouping: 0) } · { $how }
stats-settles = до місця в таблиці: { $missing }
stats-best-beaten = **Найсильніший подоланий рівень:** { $level }
stats-held = **Нічия з рівнем «{ level-unbeatable }»:** { $boards }
stats-puzzles = **Серія задач:** зараз { $current ->
    [one] { $current } день
    [few] { $current } дні
    [many] { $current } днів
   *[other] { $current } дня
}, рекорд { $best }
stats-spread = **Рейтинг { $season }:** { NUMBER($rating, useGrouping: 0) } ± { $spread }
stats-past = { $season }: { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
stats-points = Найвищий { NUMBER($highest, useGrouping: 0) }, найнижчий { NUMBER($lowest, useGrouping: 0) }. Останні, найновіший у кінці: { $latest }
stats-graph = 📈 Рейтинг за партіями; смуга — можлива похибка
picture-rating = Лінія рейтингу за { $season }. { $points }
stats-unrated = **Рейтинг:** у { $season } немає. До рейтингу зараховують партії між людьми.
stats-left-out = **Рейтинг:** поза рейтингом цього сервера.
is-provisional = тимчасовий
is-at-place = місце { $place }

refused-no-leaderboard-here = Рейтинги є лише на серверах: відкрийте таблицю лідерів там, де граєте.
refused-unknown-season = «{ $text }» — такого сезону немає. Напишіть рік і квартал, наприклад 2026 Q4.

history-title-server = Партії <@{ $user-id }> на цьому сервері
history-title-anywhere = Партії <@{ $user-id }>
history-none = Завершених партій поки немає. Почніть із `/ttt start`.
history-page = { $total ->
    [1] 1 партія
    [one] { $total } партія, спершу нові · сторінка { $page } з { $pages }
    [few] { $total } партії, спершу нові · сторінка { $page } з { $pages }
    [many] { $total } партій, спершу нові · сторінка { $page } з { $pages }
   *[other] { $total } партії, спершу нові · сторінка { $page } з { $pages }
}
history-line = { $sign } { $opponent } · #{ $id } · { $date }
legend-won = 🟩 перемога
legend-drawn = 🟨 нічия
legend-lost = 🟥 поразка
legend-otherwise = ⬛ без результату
history-how-unfinished = не дограно
history-how-stopped = зупинено
history-how-set-aside = перервано
history-how-called-off = скасовано
history-won = Перемога, суперник: { $opponent } · #{ $id }
history-lost = Поразка, суперник: { $opponent } · #{ $id }
history-drawn = Нічия, суперник: { $opponent } · #{ $id }
history-unfinished = Не дограно, суперник: { $opponent } · #{ $id }
history-stopped = Зупинено, суперник: { $opponent } · #{ $id }
history-set-aside = Перервано, суперник: { $opponent } · #{ $id }
history-called-off = Скасовано, суперник: { $opponent } · #{ $id }
history-open = Подивитися поле партії
history-choice = { $game } · { $ago } · { $board }
ago-now = щойно

review-where = Партія { $id } · { $board }
review-at-start = Перед { $total ->
    [1] єдиним ходом
    [one] першим із { $total } ходу
    [few] першим із { $total } ходів
    [many] першим із { $total } ходів
   *[other] першим із { $total } ходу
}
review-at = Хід { $ply } з { $total }: { $mark } { $player } ходить **{ $cell }**
review-at-own = Хід { $ply } з { $total }: { $mark } ви ходите **{ $cell }**
review-moves = Ходи: { $moves }
review-no-moves = Ніхто не зробив жодного ходу, тож розбирати нічого.
review-no-mistakes = **Помилок не знайдено.**
review-more-mistakes = …і ще { $count }.
mistake-own = Хід { $number } (ваш { $cell })
mistake-of = Хід { $number } ({ $player }: { $cell })
mistake-win-draw = **{ $move }** упускає перемогу. Найкращий хід — { $better }: перемога.
mistake-win-loss = **{ $move }** програє виграну партію. Найкращий хід — { $better }: перемога.
mistake-draw-loss = **{ $move }** програє партію. Найкращий хід — { $better }: нічия.
mistake-draw-loss-back = **{ $move }** вів до поразки. Найкращий хід — { $better }: нічия.

watch-begin = Хто помилиться першим?
watch-slipped = { $player } помиляється! Чи побачить це { $mark }?
watch-missed = { $player } упускає перемогу. Знову нарівні.
watch-wins = { $player } тепер може перемогти.
watch-even = Поки що все нарівні.

shared-by = показує { $player }
picture-game = Анімоване поле: { $board }. { $first-mark } — { $first }, { $second-mark } — { $second }. Ходи: { $moves }. { $result }
picture-won = { $player } перемагає.
picture-nobody-won = Переможця немає.

refused-cannot-attach = Мені не можна прикріплювати файли в цьому каналі, тож картинкою тут не поділитися. *{ button-save }* надішле її лише вам.
refused-picture-is-being-drawn = Я ще малюю вашу попередню картинку. Попросіть цю ще раз, коли та буде готова.
refused-shared-just-now = Ви щойно чимось поділилися. Знову поділитися можна { $wait }.
refused-game-still-on = Ця партія ще триває. Розібрати її або взяти реванш можна, коли вона закінчиться.
refused-hint-against-person = Ваш суперник — людина, і підказка була б нечесною. Я підказую в партіях зі мною: `/ttt start`.
refused-nothing-to-review = Такої партії, яку ви могли б тут переглянути, немає. Введіть номер під її полем, наприклад `12`, або знайдіть її через `/ttt history`.
refused-nothing-played-here = У цьому каналі у вас немає завершених партій. `/ttt history` покаже всі, які ви зіграли.
refused-others-history = Тут можна переглянути лише свої партії. Чужі видно на тому сервері, де їх зіграно.
refused-export-running = Я вже збираю ваші дані. Файл надійде у відповідь на ваш перший запит.
refused-opponent-forgotten = Дані вашого суперника видалено, тож кликати нікого. Когось іншого можна викликати командою `/ttt challenge`.
