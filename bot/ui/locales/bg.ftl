### Every word that a player sees, in Bulgarian.

## Commands

command-ttt = Морски шах: играй с бота или с други хора
command-start = Започни игра на морски шах
command-challenge = Покани някого на игра или остави поканата отворена за всички тук
command-move = Направи ход в играта си в този канал
command-board = Покажи отново дъската на играта си, най-долу в канала
command-resign = Предай играта си тук или оттегли поканата си
command-help = Как се играе, нивата и командите
menu-challenge = Покани на морски шах
menu-stop = Спри тази игра
option-opponent = С кого ще играеш; остави празно, за да играеш с бота
option-opponent-challenge = Кого каниш; остави празно, за да може да се включи всеки
option-level = Колко добре играе ботът
option-board = На коя дъска се играе
option-mark = Твоят знак
option-first = Кой прави първия ход
option-cell = Къде играеш: b2, 5…
choice-random = По жребий
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

## The game

player-computer = Oxo ({ $level })
player-computer-alone = Oxo
game-title = { $first-mark } { $first } срещу { $second-mark } { $second }
game-to-move = Твой ред е, { $player } { $mark }
game-won = { $mark } **{ $player } печели!**
game-won-misere = { $count ->
    [3] { $loser-mark } { $loser } събра три в редица и { $mark } **{ $player } печели!**
   *[other] { $loser-mark } { $loser } събра { $count } в редица и { $mark } **{ $player } печели!**
}
game-won-resigned = { $mark } **{ $player } печели:** { $loser } се предаде
game-won-time = { $mark } **{ $player } печели:** времето на { $loser } изтече
game-drawn = **Равенство.**
game-newcomer = Това е *{ level-unbeatable }*: повече от равенство тук никой не постига. За първи път ли си тук? Загрей с *{ $level }*.
game-unfinished = **Недовършена:** никой не изигра ход навреме.
game-stopped = **Спряна** от модератор.
game-set-aside = **Прекъсната** заради игра между хора.
game-footer = Игра { $id }
game-footer-last = последен ход { $cell }
game-footer-line = редицата: { $cells }
game-footer-clock = времето изтича { $when }
game-moved = Дъската на игра { $id } се премести: [виж я тук]({ $link })

button-resign = Предавам се

end-first-win = 🎉 **{ $player } с първа победа срещу „{ $level }“!**
end-beat-beginner = Загря ли? *{ level-easy }* завършва редица веднага щом му я оставиш.
end-beat-easy = *{ level-casual }* няма да ти даде редицата толкова лесно: той блокира.
end-beat-casual = *{ level-clever }* знае къде един знак струва най-много. Изненадай го.
end-beat-clever = *{ level-clever }* изобщо не го очакваше. Остава само *{ level-unbeatable }*: равенство с него е като победа.
end-beat-unbeatable = Това не трябваше да е възможно. Запомни го добре.
end-drawn = Пълна дъска и нито една редица на нея.
end-lost-unbeatable = *{ level-unbeatable }* чака една-единствена грешка. *{ button-review }* показва коя беше тя.
end-won = { $player } печели с { $moves ->
    [one] { $moves } ход
   *[other] { $moves } хода
}. Реваншът е на един клик.
end-won-misere = Търпението се отплаща. Реваншът е на един клик.
notice-accepted = <@{ $player-id }>, { $opponent } играе с теб: [игра { $id }]({ $link }) започна.
notice-turn = <@{ $player-id }>, { $opponent } изигра хода си и е твой ред в [игра { $id }]({ $link }).
notice-time = <@{ $player-id }>, твой ред е в [игра { $id }]({ $link }). Времето ти изтича { $when }.
notice-time-quiet = { $player }, твой ред е в [игра { $id }]({ $link }). Времето ти изтича { $when }.

## Challenges

challenge-to = <@{ $opponent-id }>, **{ $challenger }** те кани на морски шах.
challenge-to-closed = **{ $challenger }** покани **{ $opponent }** на морски шах.
challenge-to-anyone = **{ $challenger }** търси с кого да играе морски шах.
challenge-to-anyone-closed = **{ $challenger }** търсеше с кого да играе морски шах.
challenge-terms = { $board } · { $opens } · изтича { $expires }
challenge-opens-me = { $challenger } прави първия ход
challenge-opens-opponent = { $opponent } прави първия ход
challenge-opens-anyone = първият ход е за този, който се включи
challenge-opens-random = първият ход се решава по жребий
challenge-accepted = Поканата е приета: играта започна.
challenge-declined = { $opponent } отказа.
challenge-withdrawn = { $challenger } оттегли поканата.
challenge-expired = { $opponent } не отговори навреме.
challenge-expired-open = Никой не се включи навреме.
challenge-withdrawn-private = Поканата ти е оттеглена.
button-accept = Приемам
button-decline = Отказвам
button-join = Включвам се
button-withdraw = Оттеглям
button-challenge-again = Нова покана

## Private answers

stopped-private = Игра { $id } е спряна.
resign-question = **Предаваш ли се в игра { $id }?** Тогава печели { $opponent }.
button-confirm-resign = Да, предавам се
resigned-private = Ти се предаде в [игра { $id }]({ $link }).
button-restart = Предай я и започни тази
button-set-aside-accept = Прекъсни я и приеми
button-set-aside-join = Прекъсни я и се включи
set-aside-private = Играта ти с мен е прекъсната. Не се брои нито за победа, нито за загуба.

see-board = [Към дъската]({ $link })

refused-broken-button = Този бутон не ми е познат. Нова игра започва с `/ttt start`.
refused-no-such-game = Тази игра вече я няма. Нова започва с `/ttt start`.
refused-no-game-here = Нямаш игра в този канал. За да играеш, използвай `/ttt start`.
refused-not-your-game = Бутоните на играта са само за двамата играчи. Започни своя игра с `/ttt start`.
refused-not-your-turn = Още не е твой ред.
refused-not-moderator = Само членове, които могат да управляват съобщения, могат да спрат игра.
refused-no-game-on-message = В това съобщение няма игра.
refused-stale-board = Играта продължи: ето я дъската сега.
refused-old-copy = Това е старо копие на дъската. [Играта продължава тук]({ $link }).
refused-game-is-over = Тази игра приключи.
refused-already-playing = Вече имаш игра тук: довърши я или първо я предай. [Към дъската]({ $link })
refused-already-playing-opponent = { $player } вече има игра в този канал.
refused-playing-computer = Тук играеш с мен, но това може да почака. [Към дъската]({ $link })
refused-channel-not-allowed = На този сървър се играе другаде: { $channels }
refused-role-not-allowed = На този сървър могат да играят само членове с определени роли.
refused-too-soon = Този сървър иска пауза между поканите. Опитай пак { $wait }.
refused-too-many-games = В този канал вече { $most ->
    [one] тече { $most } игра
   *[other] текат { $most } игри
} и повече не може. Опитай, когато някоя приключи, или другаде.
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
refused-not-your-challenge = Тази покана е за друг.
refused-own-challenge = Това е твоята собствена покана: някой друг трябва да я приеме.
refused-already-challenging = Вече имаш отворена покана в този канал: първо я оттегли с `/ttt resign`. [Към поканата]({ $link })
refused-challenge-yourself = Не можеш да поканиш себе си. За да играеш с бота, използвай `/ttt start` без противник.
refused-challenge-bot = Ботовете не отговарят на покани. За да играеш с мен, използвай `/ttt start` без противник.
refused-cannot-see-channel = Поканеният човек не вижда този канал и няма как да отговори.
refused-cannot-be-challenged = В момента не можеш да играеш с { $player }.
refused-nobody-else-here = Никой друг не вижда този разговор. Кани хора в сървър или в група, а за да играеш с мен, използвай `/ttt start`.
refused-unreadable-cell = „{ $text }“ не е поле. Напиши например b2 или 5.
refused-ambiguous-cell = „{ $text }“ може да е { $cells }. Напиши кое точно.
refused-off-board = Полето { $where } го няма на тази дъска.
refused-cell-taken = Полето { $where } е заето.
refused-store-unavailable = Базата данни в момента е недостъпна, затова нищо не се промени. Опитай пак след малко.
refused-outcome-unknown = Базата данни изчезна точно докато записвах, така че действието може да е минало, а може и да не е. Опитай пак след малко: нищо не се случва два пъти, а `/ttt board` показва играта ти.
refused-unexpected = При мен нещо се обърка. Играта ти е в безопасност: `/ttt board` я показва.

## Help

help-title = ## Морски шах
button-help-play = Как се играе
button-help-more = Нива, правила и още
help-start = **С мен:** { $start }, после натисни поле. Три твои знака в редица печелят. Опциите задават нивото, дъската, знака ти и кой прави първия ход.
help-challenge = **Помежду си:** { $challenge } или менюто на човек: *Приложения → { menu-challenge }*.
help-game = **Докато играеш**
help-on-hint = най-доброто поле в игра с мен
help-on-move = b2, 5…
help-on-board = дъската отново най-долу
help-on-resign = оттегля и покана
help-after = **Преди и след това**
help-on-stats = резултати и рейтинг
help-on-leaderboard = най-добрите на сървъра
help-on-history = завършените ти игри
help-on-review = грешки, споделяне
help-on-watch = играя срещу себе си
help-rematch = Под завършена игра *{ button-rematch }* разменя страните, а *{ button-review }* показва къде се е решила.
help-yours = **По твой вкус**
help-on-preferences = изглед и известия
help-on-privacy = твоите данни
help-screen-reader = **С екранен четец** избери вида *Текст*: дъските са от букви, а всеки бутон казва полето и знака си.
help-server = **За тези, които управляват сървър**
help-on-settings = изглед, места, ограничения
help-stop = *Приложения → { menu-stop }* върху съобщение прекратява играта му.
help-levels = **Нива** · *{ level-beginner }* играе където му падне · *{ level-easy }* завършва редица · *{ level-casual }* блокира и твоята · *{ level-clever }* обича центъра и ъглите, но изпуска вилиците · *{ level-unbeatable }* никога не губи
help-boards = **Дъски** · 3×3, три в редица · 4×4, четири · 5×5, четири или пет · *Обратна игра*: завършената редица **губи**
help-cells = **Полета** · колоните са букви, редовете са числа: a1 е горе вляво, 1 също.
help-time = **Време** · едно денонощие на ход или колкото реши сървърът. Между хора изтеклото време е загуба.
help-again = { $help } показва тази страница.

## Settings

command-settings = Настрой морския шах на този сървър (за членове с „Управление на сървъра“)
command-preferences = Как номерираш полетата, как виждаш дъските и известията
command-privacy = Вземи файл с данните си или ги премахни
option-action = Какво да стане с данните ти
choice-export = Изпрати ми данните ми като файл
choice-delete = Премахни данните ми

player-somebody = Някой

settings-title = ### Морски шах на този сървър
settings-note = Само ти виждаш това. Всеки избор се запазва веднага и важи за следващите игри.
button-section-games = Игри
button-section-look = Изглед
button-section-places = Език и места
button-section-limits = Ограничения
button-section-check = Проверка

settings-level = **Колко добре играя,** ако никой не е посочил друго
settings-board = **Дъска,** ако никой не е посочил друго
settings-clock = **Часовник:** колко може да трае един ход. Между хора губи този, чието време изтече.
settings-theme = **Знаци** на двамата играчи
settings-style = **Вид** на дъските, ако играчите не предпочитат друг
settings-remains = **След края на играта** от съобщението ѝ остава
settings-sample = **Ето как изглежда**
settings-locale = **Език** на общите съобщения. Личните са на езика на този, който ги чете.
settings-channels = **Канали,** в които може да се започва игра, заедно с нишките им. Не избирай нищо, за да позволиш всички.
settings-roles = **Роли,** които могат да започват игра. Не избирай нищо, за да позволиш на всички.
settings-most-live = **Най-много едновременни игри** в един канал
settings-pause = **Пауза** между две покани от един човек
settings-unrated = **Извън рейтинга:** игрите на тези хора не се броят за никого, предишните също
unrated-none = Никой
channels-all = Всички канали
roles-all = Всички
more-choices = Избери тук
button-ask-clock = Друго време…
button-ask-emoji = Две твои емоджита…

theme-classic = Класика
theme-animals = Животни
theme-sky = Небе
theme-garden = Градина
theme-sea = Море
theme-own = По избор
style-server = Както е на сървъра
style-emoji = Емоджита: картина на дъската над бутоните
style-compact = Компактно: само бутоните, докато играта тече
style-text = Текст: букви и координати, удобно за екранни четци
remains-all = Цялата дъска
remains-line = Само ред с резултата
language-auto = Както е зададен в Discord
most-live = { $count ->
    [one] { $count } игра
   *[other] { $count } игри
}
pause-none = Без пауза

form-clock-title = Часовник
form-clock-label = Колко може да трае един ход?
form-clock-hint = От 1 минута до 7 дни: 90m, 2h, 1h 30m или 3d
form-emoji-title = Две твои емоджита
form-emoji-x-label = Вместо ❌
form-emoji-o-label = Вместо 🔵
form-emoji-hint = Всяко емоджи или някое от този сървър по името му, например :cat:

check-title = **Какво ми е позволено в { $channel }**
check-has = ✅ { $permission }
check-lacks = ❌ **{ $permission }** липсва:
check-well = Тук има всичко, което ми трябва.
check-how = Който управлява канала, може да го позволи на ролята ми в *Редактиране на канала → Разрешения*. Натисни *{ button-section-check }*, за да проверя пак.
check-no-member = ❌ **Не съм член на този сървър,** затова мога само да отговарям на команди и бутони: не мога да кажа на никого, че е на ход, а дъските, по-стари от 15 минути, се променят само когато някой натисне бутон по тях.
check-not-allowed = ⚠️ В този канал не може да се започва игра: няма го сред избраните в *{ button-section-places }*.
permission-view = Преглед на канала
permission-view-why = без него не мога да обновя дъската, когато времето изтече или модератор спре игра.
permission-send = Изпращане на съобщения
permission-send-why = без него не мога да кажа на играчите, че е техен ред или че времето им изтича.
permission-attach = Прикачване на файлове
permission-attach-why = без него никой не може да сподели картината на игра.
permission-send-in-threads = Изпращане на съобщения в нишки
permission-send-in-threads-why = без него не мога да кажа на играчите, че е техен ред или че времето им изтича.

refused-servers-only = Настройките са на сървър, затова използвай тази команда в сървър. Личните ти предпочитания са в `/ttt preferences`.
refused-not-manager = Само членове, които могат да управляват този сървър, могат да променят настройките му. Личните ти предпочитания са в `/ttt preferences`.
refused-not-your-panel = Това е направено за друг. Отвори своето с `/ttt settings`, `/ttt preferences` или `/ttt privacy`.
refused-unreadable-clock = „{ $text }“ не е продължителност. Напиши 90m, 2h, 1h 30m или 3d.
refused-clock-out-of-range = Един ход може да трае от 1 минута до 7 дни.
refused-unknown-emoji = „{ $text }“ не е емоджи, което мога да използвам тук. Вземи някое обикновено или емоджи от този сървър по името му, например :cat:
refused-marks-alike = Двата знака трябва да се различават един от друг и от празното поле ⬛, иначе никой няма да разчете дъската.

## Preferences

preferences-title = ### Твоите предпочитания
preferences-note = Само ти виждаш това. Те важат навсякъде, където играеш.
preferences-numbering = **Номера на полетата,** когато пишеш ход с `/ttt move`
preferences-style = **Вид** на твоите игри, от следващата нататък. Срещу друг човек *Текст* важи, ако поне един от двамата го предпочита, а всичко друго — ако го предпочитат и двамата.
preferences-pings = **Известия:** кога мога да те споменавам. Който отговаря до минута, никога не получава напомняне, че е на ход.
preferences-challenges = **Кой може да те кани.** Никой не разбира какво избираш.
preferences-blocked = **Освен тези хора:** те не могат да те канят, да приемат твои покани или да искат реванш и никой не им казва защо.
pings-none = Никога
pings-some = Когато някой ме покани или приеме поканата ми и когато времето ми изтича
pings-turns = Също и когато противникът ми е изиграл ход
challenges-anyone = Всеки
challenges-nobody = Никой
numbering-reading = Както се чете: 1 е горе вляво
numbering-keypad = Като цифрова клавиатура: 7 е горе вляво

## Privacy

exported = Това е всичко, което пазя за теб: игрите с твое участие, рейтингите, поканите и предпочитанията ти.
exported-packed = Това е всичко, което пазя за теб: игрите с твое участие, рейтингите, поканите и предпочитанията ти. Толкова е много, че го компресирах: gzip и повечето програми за разархивиране го отварят.
forget-question =
    ### Да премахна ли данните ти?
    Предаваш игрите, които играеш в момента, а отворените ти покани се затварят. Твоят идентификатор, името ти, рейтингите и предпочитанията ти се премахват. Завършените игри остават за противниците ти, които ще виждат „{ player-somebody }“ на твое място; техните рейтинги се преизчисляват без теб. Ако някой е избрал да не го каниш, изборът му остава, само с твоя идентификатор.
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

command-hint = Кой е най-добрият ход в играта ти срещу бота? Само ти виждаш отговора
command-watch = Гледай как ботът играе сам срещу себе си
command-history = Списък на завършените игри; само ти го виждаш
command-review = Прегледай завършена игра ход по ход и виж грешките; само ти я виждаш
option-x = Колко добре ботът играе с X, който прави първия ход
option-o = Колко добре ботът играе с O
option-user-history = Чии игри; остави празно за своите
option-game = Остави празно за последната си игра тук; иначе избери или напиши номера под дъската ѝ

button-hint = Подсказка
button-rematch = Реванш
button-review = Разбор
button-first = Начало
button-back = Назад
button-next = Напред
button-last = Край
button-share = Сподели
button-save = Запази картина
button-newer = По-нови
button-older = По-стари

game-computer-to-move = На ход: { $mark } { $player }

hint-title = Подсказка за игра { $id }
hint-best = Най-добро е **{ $cell }**: { $reason }.
hint-win = { $sign } печели
hint-draw = { $sign } равенство
hint-loss = { $sign } губи
hint-unknown = { $sign } още не се вижда
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
reason-threatens = запазва равенството, а противникът трябва да отговори на { $cells }
reason-sets-traps = запазва равенството, а противникът губи, ако отговори на { $cells }
reason-sets-many-traps = запазва равенството, а { $count ->
    [one] { $count } от отговорите губи
   *[other] { $count } от отговорите губят
}
reason-avoids-line = не завършва редица
reason-holds = запазва равенството
reason-delays = вече всяко поле губи, но това издържа най-дълго
reason-looks-best = лежи на най-много отворени редици

command-stats = Победи, равенства и загуби, серии и рейтинг; само ти ги виждаш
command-leaderboard = Кой е с най-висок рейтинг тук? Само ти виждаш класацията
option-user-stats = Чия статистика; остави празно за своята
option-scope = Целият сървър или тези, които играят в този канал
option-season = Тримесечие, например 2026 Q4; остави празно за текущото
choice-server = Целият сървър
choice-channel = Този канал
button-higher = Нагоре
button-lower = Надолу

season = { $year } Q{ $quarter }
score = { $wins ->
    [one] { $wins } победа
   *[other] { $wins } победи
}, { $draws ->
    [one] { $draws } равенство
   *[other] { $draws } равенства
}, { $losses ->
    [one] { $losses } загуба
   *[other] { $losses } загуби
}
points = { NUMBER($points, useGrouping: 0) }
missing-games = { $games ->
    [one] още една игра за рейтинг
   *[other] още { $games } игри за рейтинг
}
missing-opponents = { $opponents ->
    [one] игра с още един противник
   *[other] игри с още { $opponents } противници
}

leaderboard-title = Класация на този сървър, { $season }
leaderboard-title-channel = Класация на <#{ $channel-id }>, { $season }
leaderboard-page = { $total ->
    [1] { $total } човек
   *[other] { $total } души · страница { $page } от { $pages }
}
leaderboard-none = Тук още никой няма рейтинг. За рейтинг се играе между хора: започни с `/ttt challenge`.
leader = { $place } <@{ $user-id }> · **{ NUMBER($rating, useGrouping: 0) }** ± { $spread } · { $wins ->
    [one] { $wins } победа
   *[other] { $wins } победи
}, { $draws ->
    [one] { $draws } равенство
   *[other] { $draws } равенства
}, { $losses ->
    [one] { $losses } загуба
   *[other] { $losses } загуби
}
leader-provisional = · <@{ $user-id }> · { NUMBER($rating, useGrouping: 0) } ± { $spread }, временен рейтинг · { $wins ->
    [one] { $wins } победа
   *[other] { $wins } победи
}, { $draws ->
    [one] { $draws } равенство
   *[other] { $draws } равенства
}, { $losses ->
    [one] { $losses } загуба
   *[other] { $losses } загуби
}
own-place = **Ти** си на място { $place } от { $total } с рейтинг { NUMBER($rating, useGrouping: 0) }.
own-provisional = **Твоят** рейтинг { NUMBER($rating, useGrouping: 0) } е временен и още няма място. Остава: { $missing }.
own-none = **Нямаш** рейтинг тук: изиграй игра с някого чрез `/ttt challenge`.
own-left-out = **Не участваш** в рейтинга: така решиха тези, които управляват сървъра.
rated-games = За рейтинг са игрите между хора тук: до три на ден с един и същ противник; победи над някого, който е с { $points } точки по-надолу, не се броят.
held-title = 🛡️ **Равенство срещу „{ level-unbeatable }“**
held-line = { $board } · пръв успех: <@{ $first-id }>, { $date } · { $longest ->
    [1] още никой два пъти поред
   *[other] най-много поред: { $longest }, <@{ $longest-id }>
}

stats-title-server = Статистика на <@{ $user-id }> на този сървър
stats-title-anywhere = Статистика на <@{ $user-id }>
stats-none = Още няма завършени игри. Започни с `/ttt start`.
stats-people = **Срещу хора:** { $score }
stats-versus = **<@{ $reader-id }> срещу <@{ $user-id }>:** { $score }
stats-streak = **Победи поред:** сега { $current }, рекорд { $best }
stats-computer = **Срещу мен:** { $games ->
    [one] { $games } игра
   *[other] { $games } игри
} ({ $held ->
    [one] { $held } равенство
   *[other] { $held } равенства
}, { $beaten ->
    [one] { $beaten } победа
   *[other] { $beaten } победи
})
stats-computer-line = *{ $level }* · { $board } · { $score }
stats-run = { $line } · най-много равенства поред: { $longest }
stats-opening = **Любим първи ход:** { $cell } · { $board } · в { $times } от { $games ->
    [one] { $games } игра
   *[other] { $games } игри
}
stats-rating = **Рейтинг { $season }:** { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
stats-past = { $season }: { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
stats-points = Най-висок { NUMBER($highest, useGrouping: 0) }, най-нисък { NUMBER($lowest, useGrouping: 0) }. Последните, най-новият накрая: { $latest }
picture-rating = Рейтингът през { $season } като линия. { $points }
stats-missing = Рейтингът се определя по-късно. Остава: { $missing }.
stats-unrated = **Рейтинг:** няма за { $season }. За рейтинг се играе между хора.
stats-left-out = **Рейтинг:** извън рейтинга на този сървър.
is-provisional = временен
is-at-place = място { $place }

refused-no-leaderboard-here = Рейтинг има само в сървъри: поискай класацията там, където играеш.
refused-unknown-season = „{ $text }“ не е тримесечие. Напиши година и тримесечие, например 2026 Q4.

history-title-server = Игри на <@{ $user-id }> на този сървър
history-title-anywhere = Игри на <@{ $user-id }>
history-none = Още няма завършени игри. Започни с `/ttt start`.
history-page = { $total ->
    [1] { $total } игра
   *[other] { $total } игри, първо най-новите · страница { $page } от { $pages }
}
history-line = { $game } · { $board } · { $date }
history-won = Победа срещу { $opponent } · #{ $id }
history-lost = Загуба от { $opponent } · #{ $id }
history-drawn = Равенство с { $opponent } · #{ $id }
history-unfinished = Недовършена срещу { $opponent } · #{ $id }
history-stopped = Спряна, срещу { $opponent } · #{ $id }
history-set-aside = Прекъсната, срещу { $opponent } · #{ $id }
history-open = Отвори игра
history-choice = { $game } · { $ago } · { $board }
ago-now = току-що

review-where = Игра { $id } · { $board }
review-at-start = Преди { $total ->
    [1] единствения ход
   *[other] първия от { $total } хода
}
review-at = Ход { $ply } от { $total }: { $mark } { $player } изигра **{ $cell }**
review-line = { $move } · редицата: { $cells }
review-moves = Ходове: { $moves }
review-no-moves = Никой не е направил ход, така че няма какво да се разглежда.
review-no-mistakes = **Няма открити грешки.**
review-more-mistakes = …и още { $count }.
mistake-win-draw = **Грешка:** ход { $number }, { $cell }, изпусна победата: печелеше { $better }
mistake-win-loss = **Грешка:** ход { $number }, { $cell }, загуби: печелеше { $better }
mistake-draw-loss = **Грешка:** ход { $number }, { $cell }, загуби: равенство даваше { $better }

shared-by = споделено от { $player }
picture-game = Анимирана дъска: { $board }. { $first-mark } е { $first }, { $second-mark } е { $second }. Ходове: { $moves }. { $result }
picture-won = { $player } печели.
picture-nobody-won = Никой не печели.

refused-cannot-attach = Нямам право да прикачвам файлове в този канал, затова не мога да споделя картина тук. *{ button-save }* я изпраща само на теб.
refused-shared-just-now = Току-що сподели игра. Можеш да споделиш друга { $wait }.
refused-game-still-on = Тази игра още тече. Може да се разгледа и да се изиграе отново, когато приключи.
refused-hint-against-person = Противникът ти е човек, така че подсказка би била нечестна. Подсказки има в игрите срещу мен: `/ttt start`.
refused-nothing-to-review = Няма такава игра, която можеш да разгледаш тук. Напиши номера под дъската ѝ, например `12`, или я намери с `/ttt history`.
refused-nothing-played-here = Нямаш завършени игри в този канал. `/ttt history` показва всичките ти игри.
refused-others-history = Тук можеш да видиш своите игри. Тези на другите се виждат в сървъра, където са играни.
refused-export-running = Данните ти вече се събират. Файлът ще дойде като отговор на първата ти заявка.
refused-opponent-forgotten = Данните на противника ти са премахнати, така че няма кого да поканя. `/ttt challenge` кани друг.
