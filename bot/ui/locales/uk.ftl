### Every word that a player sees, in Ukrainian.

## Commands

command-ttt = Хрестики-нулики: грайте з ботом або одне з одним
command-start = Почати партію в хрестики-нулики
command-challenge = Запропонувати партію комусь особисто або будь-кому в цьому каналі
command-move = Зробити хід у вашій партії в цьому каналі
command-board = Показати поле вашої партії знову, внизу каналу
command-resign = Здатися у вашій партії тут або відкликати свій виклик
command-help = Як грати, рівні та команди
menu-challenge = Викликати на хрестики-нулики
menu-stop = Зупинити цю партію
option-opponent = З ким грати; не вказуйте, щоб зіграти з ботом
option-opponent-challenge = Кого викликати; не вказуйте, щоб міг приєднатися будь-хто
option-level = Наскільки сильно грає бот
option-board = На якому полі грати
option-mark = Ваш знак
option-first = За ким перший хід
option-cell = Куди ходити: b2, 5…
choice-random = За жеребом
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

## The game

player-computer = Oxo ({ $level })
player-computer-alone = Oxo
game-title = { $first-mark } { $first } — { $second-mark } { $second }
game-to-move = Ваш хід, { $player } { $mark }
game-won = { $mark } **{ $player } перемагає!**
game-won-misere = { $count ->
    [3] { $loser-mark } { $loser } складає три в ряд, і { $mark } **{ $player } перемагає!**
   *[other] { $loser-mark } { $loser } складає { $count } в ряд, і { $mark } **{ $player } перемагає!**
}
game-won-resigned = { $mark } **{ $player } перемагає:** { $loser } здається
game-won-time = { $mark } **{ $player } перемагає:** { $loser } не встигає з ходом
game-drawn = **Нічия.**
game-newcomer = Це *{ level-unbeatable }*: вище нічиєї тут нікому не стрибнути. Уперше тут? Розімніться на рівні *{ $level }*.
game-unfinished = **Не дограно:** ніхто не зробив хід вчасно.
game-stopped = **Зупинено** модератором.
game-set-aside = **Перервано** заради партії між людьми.
game-footer = Партія { $id }
game-footer-last = останній хід { $cell }
game-footer-line = ряд: { $cells }
game-footer-clock = час спливає { $when }
game-moved = Поле партії { $id } переїхало: [дивитися тут]({ $link })

button-resign = Здатися

end-first-win = 🎉 **{ $player }: перша перемога на рівні «{ $level }»!**
end-beat-beginner = Розім’ялися? *{ level-easy }* добудовує ряд, щойно ви це проґавите.
end-beat-easy = *{ level-casual }* так просто ряд скласти не дасть: він його закриє.
end-beat-casual = *{ level-clever }* знає, де знак найцінніший. Здивуйте його.
end-beat-clever = *{ level-clever }* такого не чекав. Лишився тільки *{ level-unbeatable }*: нічия з ним варта перемоги.
end-beat-unbeatable = Такого не мало статися. Запам’ятайте цю мить.
end-drawn = Поле заповнене, і жодного ряду.
end-lost-unbeatable = *{ level-unbeatable }* чекає на одну-єдину помилку. *{ button-review }* покаже, якою вона була.
end-won = { $player } перемагає за { $moves ->
    [one] { $moves } хід
    [few] { $moves } ходи
    [many] { $moves } ходів
   *[other] { $moves } ходу
}. До реваншу один клік.
end-won-misere = Терпіння винагороджується. До реваншу один клік.
notice-accepted = <@{ $player-id }>, { $opponent } грає з вами: [партія { $id }]({ $link }) почалася.
notice-turn = <@{ $player-id }>, ваш хід: { $opponent } чекає на відповідь у [партії { $id }]({ $link }).
notice-time = <@{ $player-id }>, ваш хід у [партії { $id }]({ $link }). Час спливає { $when }.
notice-time-quiet = { $player }, ваш хід у [партії { $id }]({ $link }). Час спливає { $when }.

## Challenges

challenge-to = <@{ $opponent-id }>, **{ $challenger }** викликає вас на партію в хрестики-нулики.
challenge-to-closed = Виклик на хрестики-нулики: **{ $challenger }** → **{ $opponent }**.
challenge-to-anyone = **{ $challenger }** шукає, з ким зіграти в хрестики-нулики.
challenge-to-anyone-closed = Виклик на хрестики-нулики для всіх: **{ $challenger }**.
challenge-terms = { $board } · { $opens } · закінчується { $expires }
challenge-opens-me = перший хід: { $challenger }
challenge-opens-opponent = перший хід: { $opponent }
challenge-opens-anyone = перший хід за тим, хто приєднається
challenge-opens-random = перший хід за жеребом
challenge-accepted = Виклик прийнято: партія почалася.
challenge-declined = { $opponent } відхиляє виклик.
challenge-withdrawn = { $challenger } відкликає виклик.
challenge-expired = Час на відповідь минув: { $opponent } мовчить.
challenge-expired-open = Ніхто не приєднався вчасно.
challenge-withdrawn-private = Ваш виклик відкликано.
button-accept = Прийняти
button-decline = Відхилити
button-join = Приєднатися
button-withdraw = Відкликати
button-challenge-again = Викликати знову

## Private answers

stopped-private = Партію { $id } зупинено.
resign-question = **Здатися в партії { $id }?** Тоді переможе { $opponent }.
button-confirm-resign = Так, здатися
resigned-private = Ви здалися в [партії { $id }]({ $link }).
button-restart = Здатися й почати нову
button-set-aside-accept = Перервати її та прийняти виклик
button-set-aside-join = Перервати її та приєднатися
set-aside-private = Вашу партію зі мною перервано. Вона не рахується ні як перемога, ні як поразка.

see-board = [Перейти до поля]({ $link })

refused-broken-button = Ця кнопка мені незнайома. Нову партію починає `/ttt start`.
refused-no-such-game = Цієї партії більше немає. Нову починає `/ttt start`.
refused-no-game-here = У цьому каналі у вас немає партії. Щоб зіграти, наберіть `/ttt start`.
refused-not-your-game = Ці кнопки лише для двох гравців партії. Свою партію можна почати командою `/ttt start`.
refused-not-your-turn = Зараз не ваш хід.
refused-not-moderator = Зупинити партію можуть лише учасники з правом керувати повідомленнями.
refused-no-game-on-message = У цьому повідомленні немає партії.
refused-stale-board = Партія пішла далі: ось яке поле зараз.
refused-old-copy = Це стара копія поля. [Партія триває тут]({ $link }).
refused-game-is-over = Ця партія закінчилася.
refused-already-playing = У вас тут уже є партія: дограйте її або спершу здайтеся. [Перейти до поля]({ $link })
refused-already-playing-opponent = { $player } уже грає в цьому каналі.
refused-playing-computer = Ви граєте тут зі мною, але це може зачекати. [Перейти до поля]({ $link })
refused-channel-not-allowed = На цьому сервері грають в інших каналах: { $channels }
refused-role-not-allowed = На цьому сервері грати можуть лише учасники з певними ролями.
refused-too-soon = На цьому сервері між викликами потрібна пауза. Спробуйте ще раз { $wait }.
refused-too-many-games = У цьому каналі вже { $most ->
    [one] триває { $most } партія
    [few] тривають { $most } партії
    [many] триває { $most } партій
   *[other] триває { $most } партії
}, більше не можна. Спробуйте, коли якась із них закінчиться, або в іншому місці.
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
refused-not-your-challenge = Цей виклик не для вас.
refused-own-challenge = Це ваш власний виклик: прийняти його має хтось інший.
refused-already-challenging = У цьому каналі у вас уже є відкритий виклик: спершу відкличте його командою `/ttt resign`. [Перейти до виклику]({ $link })
refused-challenge-yourself = Себе викликати не можна. Щоб зіграти з ботом, наберіть `/ttt start` без суперника.
refused-challenge-bot = Боти на виклики не відповідають. Щоб зіграти зі мною, наберіть `/ttt start` без суперника.
refused-cannot-see-channel = Ця людина не бачить каналу й не зможе відповісти.
refused-cannot-be-challenged = Зіграти з цим гравцем зараз не вийде: { $player }.
refused-nobody-else-here = Цю розмову більше ніхто не бачить. Викликайте людей на сервері чи в групі, а щоб зіграти зі мною, наберіть `/ttt start`.
refused-unreadable-cell = «{ $text }» — це не клітинка. Напишіть, наприклад, b2 або 5.
refused-ambiguous-cell = «{ $text }» може означати { $cells }. Напишіть, яку клітинку ви маєте на увазі.
refused-off-board = Клітинки { $where } на цьому полі немає.
refused-cell-taken = Клітинка { $where } зайнята.
refused-store-unavailable = База даних зараз недоступна, тому нічого не змінилося. Спробуйте ще раз за мить.
refused-outcome-unknown = База даних зникла саме під час запису, тож дія могла й не зберегтися. Спробуйте ще раз за мить: двічі нічого не станеться, а вашу партію покаже `/ttt board`.
refused-unexpected = У мене щось пішло не так. З вашою партією все гаразд: її покаже `/ttt board`.

## Help

help-title = ## Хрестики-нулики
button-help-play = Як грати
button-help-more = Рівні, правила й інше
help-start = **Зі мною:** { $start }, а потім натисніть на клітинку. Три ваші знаки в ряд — перемога. У параметрах команди — рівень, поле, ваш знак і перший хід.
help-challenge = **Одне з одним:** { $challenge } або меню учасника: *Застосунки → { menu-challenge }*.
help-game = **Під час партії**
help-on-hint = найкраща клітинка в партії зі мною
help-on-move = b2, 5…
help-on-board = поле знову внизу
help-on-resign = а ще відкликає виклик
help-after = **До і після**
help-on-stats = результати й рейтинг
help-on-leaderboard = найкращі на сервері
help-on-history = ваші зіграні партії
help-on-review = помилки й змога поділитися
help-on-watch = граю сам із собою
help-rematch = Під завершеною партією *{ button-rematch }* міняє сторони, а *{ button-review }* показує, де все вирішилося.
help-yours = **На ваш смак**
help-on-preferences = вигляд і згадки
help-on-privacy = ваші дані
help-screen-reader = **Із програмою зчитування з екрана** обирайте вигляд *Текст*: поле малюється літерами, а кожна кнопка називає клітинку та знак.
help-server = **Тим, хто керує сервером**
help-on-settings = вигляд, канали, обмеження
help-stop = *Застосунки → { menu-stop }* у меню повідомлення завершує партію.
help-levels = **Рівні** · *{ level-beginner }* ходить куди завгодно · *{ level-easy }* добудовує свій ряд · *{ level-casual }* ще й закриває ваш · *{ level-clever }* любить центр і кути, але не бачить вилок · *{ level-unbeatable }* ніколи не програє
help-boards = **Поля** · 3×3, три в ряд · 4×4, чотири · 5×5, чотири або п’ять · *Піддавки*: ряд — це **поразка**
help-cells = **Клітинки** · стовпці — літери, рядки — цифри: a1 — лівий верхній кут, і 1 теж.
help-time = **Час** · доба на хід або як вирішить сервер. Між людьми прострочення — поразка.
help-again = { $help } знову покаже цю сторінку.

## Settings

command-settings = Налаштувати хрестики-нулики на цьому сервері (потрібне право «Керувати сервером»)
command-preferences = Нумерація клітинок, вигляд полів і згадки
command-privacy = Отримати файл зі своїми даними або видалити їх
option-action = Що зробити з вашими даними
choice-export = Надіслати мені мої дані файлом
choice-delete = Видалити мої дані

player-somebody = Хтось

settings-title = ### Хрестики-нулики на цьому сервері
settings-note = Це бачите лише ви. Кожен вибір зберігається одразу й діє для наступних партій.
button-section-games = Партії
button-section-look = Вигляд
button-section-places = Мова й канали
button-section-limits = Обмеження
button-section-check = Перевірка

settings-level = **Сила моєї гри,** якщо не вибрано іншого
settings-board = **Поле,** якщо не вибрано іншого
settings-clock = **Час на хід.** Між людьми програє той, хто не вклався.
settings-theme = **Знаки** двох гравців
settings-style = **Вигляд** полів, якщо гравці не вибрали іншого
settings-remains = **Після партії** від повідомлення лишається
settings-sample = **Ось який вигляд це має**
settings-locale = **Мова** загальних повідомлень. Особисті — мовою того, хто їх читає.
settings-channels = **Канали,** де можна починати партії, разом із гілками. Не вибирайте нічого, щоб дозволити всі.
settings-roles = **Ролі,** яким можна починати партії. Не вибирайте нічого, щоб дозволити всім.
settings-most-live = **Партій одночасно** в одному каналі, не більше
settings-pause = **Пауза** між двома викликами однієї людини
settings-unrated = **Поза рейтингом:** партії цих людей не зараховуються нікому, попередні теж
unrated-none = Ніхто
channels-all = Усі канали
roles-all = Усі
more-choices = Виберіть тут
button-ask-clock = Інший час…
button-ask-emoji = Два свої емодзі…

theme-classic = Класика
theme-animals = Тварини
theme-sky = Небо
theme-garden = Сад
theme-sea = Море
theme-own = Свої
style-server = Як на сервері
style-emoji = Емодзі: картинка поля над кнопками
style-compact = Компактно: поки триває партія, лише кнопки
style-text = Текст: літери й координати, зручно для програм зчитування з екрана
remains-all = Усе поле
remains-line = Лише рядок із результатом
language-auto = Як задано в Discord
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

check-title = **Що мені можна в { $channel }**
check-has = ✅ { $permission }
check-lacks = ❌ Немає права **{ $permission }**:
check-well = Тут є все, що мені треба.
check-how = Той, хто керує каналом, може надати права моїй ролі: *Редагувати канал → Дозволи*. Натисніть *{ button-section-check }*, щоб перевірити ще раз.
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
refused-not-manager = Змінювати налаштування можуть лише учасники з правом керувати сервером. Ваші особисті налаштування: `/ttt preferences`.
refused-not-your-panel = Це повідомлення для іншої людини. Відкрийте своє: `/ttt settings`, `/ttt preferences` або `/ttt privacy`.
refused-unreadable-clock = «{ $text }» — це не проміжок часу. Напишіть 90m, 2h, 1h 30m або 3d.
refused-clock-out-of-range = На хід можна дати від 1 хвилини до 7 днів.
refused-unknown-emoji = «{ $text }» — не емодзі, який я можу тут використати. Візьміть будь-який звичайний або один з емодзі цього сервера за назвою, наприклад :cat:
refused-marks-alike = Обидва знаки мають відрізнятися один від одного й від порожньої клітинки ⬛, інакше ніхто не розбере, що на полі.

## Preferences

preferences-title = ### Ваші особисті налаштування
preferences-note = Це бачите лише ви. Вони діють усюди, де ви граєте.
preferences-numbering = **Номери клітинок,** коли ви вводите хід через `/ttt move`
preferences-style = **Вигляд** ваших партій, починаючи з наступної. У партії з іншою людиною *Текст* діє, якщо його вибирає хоча б хтось із вас, а все інше — якщо обоє.
preferences-pings = **Згадки:** коли мені можна вас кликати. Хто відповідає протягом хвилини, тому про хід не нагадують.
preferences-challenges = **Хто може вас викликати.** Про ваш вибір ніхто не дізнається.
preferences-blocked = **Крім цих людей:** вони не можуть викликати вас, прийняти ваш виклик чи взяти реванш, і ніхто не скаже їм чому.
pings-none = Ніколи
pings-some = Коли вас викликають, приймають ваш виклик або у вас спливає час
pings-turns = А ще після кожного ходу суперника
challenges-anyone = Будь-хто
challenges-nobody = Ніхто
numbering-reading = Як під час читання: 1 вгорі ліворуч
numbering-keypad = Як на цифровій клавіатурі: 7 вгорі ліворуч

## Privacy

exported = Це все, що я про вас зберігаю: партії за вашої участі, рейтинги, виклики й особисті налаштування.
exported-packed = Це все, що я про вас зберігаю: партії за вашої участі, рейтинги, виклики й особисті налаштування. Даних так багато, що я їх запакував: архів відкриє gzip і більшість архіваторів.
forget-question =
    ### Видалити ваші дані?
    Ви здастеся в поточних партіях, а ваші відкриті виклики закриються. Ваш id, ім’я, рейтинги й особисті налаштування буде видалено. Завершені партії лишаться у ваших суперників, і замість вас там буде «{ player-somebody }»; їхні рейтинги перерахуються без вас. Якщо хтось заборонив вам його викликати, ця заборона лишиться, але тільки з вашим id.
    Вороття **немає.** Повідомлення, які вже є в каналах, збережуть ім’я, яке в них видно, а резервні копії в того, хто мене запускає, міститимуть ваші дані, доки їх не замінять новіші. Якщо ви знову зіграєте, ми почнемо з чистого аркуша.
button-forget = Видалити мої дані
forgotten =
    Готово: ваші дані видалено. { $games ->
        [0] Ви не брали участі в жодній партії.
        [one] Тепер у { $games } партії замість вас «{ player-somebody }».
        [few] Тепер у { $games } партіях замість вас «{ player-somebody }».
        [many] Тепер у { $games } партіях замість вас «{ player-somebody }».
       *[other] Тепер у { $games } партії замість вас «{ player-somebody }».
    } { $ended ->
        [0] { "" }
        [1] У тій, що ще тривала, ви здалися.
        [one] Ще тривала { $ended } партія, у ній ви здалися.
        [few] Ще тривали { $ended } партії, у них ви здалися.
        [many] Ще тривало { $ended } партій, у них ви здалися.
       *[other] Ще тривало { $ended } партії, у них ви здалися.
    } Резервні копії в того, хто мене запускає, міститимуть ваші дані, доки їх не замінять новіші.

## Looking on, ahead and back

command-hint = Який хід найкращий у вашій партії з ботом? Відповідь бачите лише ви
command-watch = Подивитися, як бот грає сам із собою
command-history = Список завершених партій; його бачите лише ви
command-review = Пройти завершену партію хід за ходом і побачити помилки; це бачите лише ви
option-x = Наскільки сильно бот грає за X, які ходять першими
option-o = Наскільки сильно бот грає за O
option-user-history = Чиї партії; не вказуйте, щоб побачити свої
option-game = Не вказуйте, щоб узяти вашу останню тут; або виберіть, або введіть номер під будь-яким полем

button-hint = Підказка
button-rematch = Реванш
button-review = Розбір
button-first = Початок
button-back = Назад
button-next = Далі
button-last = Кінець
button-share = Поділитися
button-save = Зберегти картинку
button-newer = Новіші
button-older = Старіші

game-computer-to-move = Ходить: { $mark } { $player }

hint-title = Підказка до партії { $id }
hint-best = Найкраще — **{ $cell }**: { $reason }.
hint-win = { $sign } виграш
hint-draw = { $sign } нічия
hint-loss = { $sign } програш
hint-unknown = { $sign } поки не прорахувати
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
reason-threatens = нічия зберігається, і суперник мусить відповісти на { $cells }
reason-sets-traps = нічия зберігається, а якщо суперник відповість на { $cells }, то програє
reason-sets-many-traps = нічия зберігається, а { $count ->
    [one] { $count } відповідь суперника програє
    [few] { $count } відповіді суперника програють
    [many] { $count } відповідей суперника програють
   *[other] { $count } відповіді суперника програють
}
reason-avoids-line = ряд не складається
reason-holds = нічия зберігається
reason-delays = тепер програє будь-яка клітинка, але з цією можна протриматися найдовше
reason-looks-best = через цю клітинку проходить найбільше відкритих рядів

command-stats = Перемоги, нічиї та поразки, серії та рейтинг; їх бачите лише ви
command-leaderboard = У кого тут найвищий рейтинг? Список бачите лише ви
option-user-stats = Чия статистика; не вказуйте, щоб побачити свою
option-scope = Увесь сервер або ті, хто грає в цьому каналі
option-season = Квартал, наприклад 2026 Q4; не вказуйте, щоб узяти поточний
choice-server = Увесь сервер
choice-channel = Цей канал
button-higher = Вище
button-lower = Нижче

season = { $year } Q{ $quarter }
score = { $wins ->
    [one] { $wins } перемога
    [few] { $wins } перемоги
    [many] { $wins } перемог
   *[other] { $wins } перемоги
}, { $draws ->
    [one] { $draws } нічия
    [few] { $draws } нічиї
    [many] { $draws } нічиїх
   *[other] { $draws } нічиєї
}, { $losses ->
    [one] { $losses } поразка
    [few] { $losses } поразки
    [many] { $losses } поразок
   *[other] { $losses } поразки
}
points = { NUMBER($points, useGrouping: 0) }
missing-games = { $games ->
    [1] ще одна рейтингова партія
    [one] ще { $games } рейтингова партія
    [few] ще { $games } рейтингові партії
    [many] ще { $games } рейтингових партій
   *[other] ще { $games } рейтингової партії
}
missing-opponents = { $opponents ->
    [1] партія ще з одним суперником
    [one] партії ще з { $opponents } суперником
    [few] партії ще з { $opponents } суперниками
    [many] партії ще з { $opponents } суперниками
   *[other] партії ще з { $opponents } суперника
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
leaderboard-none = Рейтингу тут поки ні в кого немає. До рейтингу зараховують партії між людьми: почніть із `/ttt challenge`.
leader = { $place } <@{ $user-id }> · **{ NUMBER($rating, useGrouping: 0) }** ± { $spread } · { $wins ->
    [one] { $wins } перемога
    [few] { $wins } перемоги
    [many] { $wins } перемог
   *[other] { $wins } перемоги
}, { $draws ->
    [one] { $draws } нічия
    [few] { $draws } нічиї
    [many] { $draws } нічиїх
   *[other] { $draws } нічиєї
}, { $losses ->
    [one] { $losses } поразка
    [few] { $losses } поразки
    [many] { $losses } поразок
   *[other] { $losses } поразки
}
leader-provisional = · <@{ $user-id }> · { NUMBER($rating, useGrouping: 0) } ± { $spread }, попередньо · { $wins ->
    [one] { $wins } перемога
    [few] { $wins } перемоги
    [many] { $wins } перемог
   *[other] { $wins } перемоги
}, { $draws ->
    [one] { $draws } нічия
    [few] { $draws } нічиї
    [many] { $draws } нічиїх
   *[other] { $draws } нічиєї
}, { $losses ->
    [one] { $losses } поразка
    [few] { $losses } поразки
    [many] { $losses } поразок
   *[other] { $losses } поразки
}
own-place = **Ви** на { $place }-му місці з { $total }, ваш рейтинг — { NUMBER($rating, useGrouping: 0) }.
own-provisional = **Ваш** рейтинг { NUMBER($rating, useGrouping: 0) } — попередній, поки без місця. Лишилося: { $missing }.
own-none = **У вас** тут немає рейтингу: зіграйте з кимось через `/ttt challenge`.
own-left-out = **Ви** поза рейтингом: так вирішили ті, хто керує сервером.
rated-games = До рейтингу зараховують партії між людьми на цьому сервері: не більше трьох на день з тим самим суперником; не враховують перемог над тими, хто нижче на { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
held-title = 🛡️ **Нічия проти рівня «{ level-unbeatable }»**
held-line = { $board } · уперше <@{ $first-id }>, { $date } · { $longest ->
    [1] двічі поспіль поки ніхто
   *[other] рекорд поспіль: { $longest }, <@{ $longest-id }>
}

stats-title-server = Статистика <@{ $user-id }> на цьому сервері
stats-title-anywhere = Статистика <@{ $user-id }>
stats-none = Завершених партій поки немає. Почніть із `/ttt start`.
stats-people = **Проти людей:** { $score }
stats-versus = **<@{ $reader-id }> проти <@{ $user-id }>:** { $score }
stats-streak = **Перемог поспіль:** зараз { $current }, рекорд { $best }
stats-computer = **Проти мене:** { $games ->
    [one] { $games } партія
    [few] { $games } партії
    [many] { $games } партій
   *[other] { $games } партії
} ({ $held ->
    [one] { $held } нічия
    [few] { $held } нічиї
    [many] { $held } нічиїх
   *[other] { $held } нічиєї
}, { $beaten ->
    [one] { $beaten } перемога
    [few] { $beaten } перемоги
    [many] { $beaten } перемог
   *[other] { $beaten } перемоги
})
stats-computer-line = *{ $level }* · { $board } · { $score }
stats-run = { $line } · рекорд нічиїх поспіль: { $longest }
stats-opening = **Улюблений перший хід:** { $cell } · { $board } · у { $times } з { $games ->
    [one] { $games } партії
    [few] { $games } партій
    [many] { $games } партій
   *[other] { $games } партії
}
stats-rating = **Рейтинг { $season }:** { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
stats-past = { $season }: { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
stats-points = Найвищий { NUMBER($highest, useGrouping: 0) }, найнижчий { NUMBER($lowest, useGrouping: 0) }. Останні, найновіший у кінці: { $latest }
picture-rating = Лінія рейтингу за { $season }. { $points }
stats-missing = Рейтинг визначиться пізніше. Лишилося: { $missing }.
stats-unrated = **Рейтинг:** у { $season } немає. До рейтингу зараховують партії між людьми.
stats-left-out = **Рейтинг:** поза рейтингом цього сервера.
is-provisional = попередньо
is-at-place = місце { $place }

refused-no-leaderboard-here = Рейтинги є лише на серверах: відкрийте таблицю лідерів там, де граєте.
refused-unknown-season = «{ $text }» — такого кварталу немає. Напишіть рік і квартал, наприклад 2026 Q4.

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
history-line = { $game } · { $board } · { $date }
history-won = Перемога, суперник: { $opponent } · #{ $id }
history-lost = Поразка, суперник: { $opponent } · #{ $id }
history-drawn = Нічия, суперник: { $opponent } · #{ $id }
history-unfinished = Не дограно, суперник: { $opponent } · #{ $id }
history-stopped = Зупинено, суперник: { $opponent } · #{ $id }
history-set-aside = Перервано, суперник: { $opponent } · #{ $id }
history-open = Відкрити партію
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
review-line = { $move } · ряд: { $cells }
review-moves = Ходи: { $moves }
review-no-moves = Ніхто не зробив жодного ходу, тож розбирати нічого.
review-no-mistakes = **Помилок не знайдено.**
review-more-mistakes = …і ще { $count }.
mistake-win-draw = **Помилка:** хід { $number }, { $cell }, упускає перемогу: вона була на { $better }
mistake-win-loss = **Помилка:** хід { $number }, { $cell }, програє: перемога була на { $better }
mistake-draw-loss = **Помилка:** хід { $number }, { $cell }, програє: нічия була на { $better }

shared-by = показує { $player }
picture-game = Анімоване поле: { $board }. { $first-mark } — { $first }, { $second-mark } — { $second }. Ходи: { $moves }. { $result }
picture-won = { $player } перемагає.
picture-nobody-won = Переможця немає.

refused-cannot-attach = Мені не можна прикріплювати файли в цьому каналі, тож картинкою тут не поділитися. *{ button-save }* надішле її лише вам.
refused-shared-just-now = Ви щойно поділилися партією. Наступною можна поділитися { $wait }.
refused-game-still-on = Ця партія ще триває. Розібрати її або зіграти знову можна, коли вона закінчиться.
refused-hint-against-person = Ваш суперник — людина, і підказка була б нечесною. Підказки є в партіях зі мною: `/ttt start`.
refused-nothing-to-review = Такої партії, яку ви могли б тут переглянути, немає. Введіть номер під її полем, наприклад `12`, або знайдіть її через `/ttt history`.
refused-nothing-played-here = У цьому каналі у вас немає завершених партій. `/ttt history` покаже всі, які ви зіграли.
refused-others-history = Тут можна переглянути лише свої партії. Чужі видно на тому сервері, де їх зіграно.
refused-export-running = Ваші дані вже збираються. Файл надійде у відповідь на ваш перший запит.
refused-opponent-forgotten = Дані вашого суперника видалено, тож кликати нікого. `/ttt challenge` допоможе знайти іншого.
