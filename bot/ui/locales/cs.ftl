### Every word that a player sees, in Czech.

## Commands

command-ttt = Piškvorky: hraj proti botovi nebo s ostatními
command-start = Začít partii piškvorek
command-challenge = Nabídnout partii někomu konkrétnímu, nebo komukoli tady
command-move = Táhnout ve své partii v tomto kanálu
command-board = Znovu ukázat desku své partie, dole v kanálu
command-resign = Vzdát svou partii tady, nebo vzít zpět výzvu
command-help = Jak se hraje, úrovně a příkazy
menu-challenge = Vyzvat na piškvorky
menu-stop = Zastavit tuto partii
option-opponent = S kým hrát; vynech a hraješ proti botovi
option-opponent-challenge = Koho vyzvat; vynech a přidat se může kdokoli
option-level = Jak dobře bot hraje
option-board = Na jaké desce se hraje
option-mark = Tvoje značka
option-first = Kdo má první tah
option-cell = Kam táhnout: b2, 5…
choice-random = Losem
choice-first-me = Já
choice-first-opponent = Soupeř

level-beginner = Začátečník
level-easy = Lehký
level-casual = Pohodář
level-clever = Chytrák
level-unbeatable = Neporazitelný

board-3x3 = 3×3, tři v řadě
board-4x4 = 4×4, čtyři v řadě
board-5x5 = 5×5, čtyři v řadě
board-5x5-five = 5×5, pět v řadě
board-misere = Naruby 3×3: tři v řadě prohrávají

## The game

player-computer = Oxo ({ $level })
player-computer-alone = Oxo
game-title = { $first-mark } { $first } vs. { $second-mark } { $second }
game-to-move = Jsi na tahu, { $player } { $mark }
game-won = { $mark } **{ $player } vítězí!**
game-won-misere = { $count ->
    [3] { $loser-mark } { $loser } má tři v řadě, takže { $mark } **{ $player } vítězí!**
   *[other] { $loser-mark } { $loser } má { $count } v řadě, takže { $mark } **{ $player } vítězí!**
}
game-won-resigned = { $mark } **{ $player } vítězí:** { $loser } to vzdává
game-won-time = { $mark } **{ $player } vítězí:** { $loser } překračuje čas
game-drawn = **Remíza.**
game-newcomer = Tohle je *{ level-unbeatable }*: víc než remízu tu nikdo neuhraje. Poprvé tady? Zahřej se na úrovni *{ $level }*.
game-unfinished = **Nedohráno:** nikdo včas netáhl.
game-stopped = **Zastaveno** moderátorem.
game-set-aside = **Přerušeno** kvůli partii mezi lidmi.
game-footer = Partie { $id }
game-footer-last = poslední tah { $cell }
game-footer-line = řada: { $cells }
game-footer-clock = čas vyprší { $when }
game-moved = Deska partie { $id } se přestěhovala: [najdeš ji tady]({ $link })

button-resign = Vzdát

end-first-win = 🎉 **{ $player }: první výhra na úrovni „{ $level }“!**
end-beat-beginner = Zahřátí máš za sebou? *{ level-easy }* dokončí řadu, jakmile mu ji necháš.
end-beat-easy = *{ level-casual }* ti řadu tak snadno nenechá: umí blokovat.
end-beat-casual = *{ level-clever }* ví, kde má značka největší cenu. Překvap ho.
end-beat-clever = *{ level-clever }* to vůbec nečekal. Zbývá už jen *{ level-unbeatable }*: remíza s ním má cenu výhry.
end-beat-unbeatable = Tohle nemělo být možné. Dobře si to pamatuj.
end-drawn = Plná deska a na ní ani jedna řada.
end-lost-unbeatable = *{ level-unbeatable }* čeká na jedinou chybu. *{ button-review }* ukáže, která to byla.
end-won = { $player } vítězí po { $moves ->
    [one] { $moves } tahu
    [few] { $moves } tazích
   *[other] { $moves } tazích
}. Na odvetu stačí jedno kliknutí.
end-won-misere = Trpělivost se vyplácí. Na odvetu stačí jedno kliknutí.
notice-accepted = <@{ $player-id }>, { $opponent } hraje s tebou: [partie { $id }]({ $link }) začíná.
notice-turn = <@{ $player-id }>, jsi na tahu: { $opponent } čeká na odpověď v [partii { $id }]({ $link }).
notice-time = <@{ $player-id }>, jsi na tahu v [partii { $id }]({ $link }). Čas ti vyprší { $when }.
notice-time-quiet = { $player }, jsi na tahu v [partii { $id }]({ $link }). Čas ti vyprší { $when }.

## Challenges

challenge-to = <@{ $opponent-id }>, **{ $challenger }** tě vyzývá na piškvorky.
challenge-to-closed = Výzva na piškvorky: **{ $challenger }** → **{ $opponent }**.
challenge-to-anyone = **{ $challenger }** hledá někoho na piškvorky.
challenge-to-anyone-closed = Výzva na piškvorky pro kohokoli: **{ $challenger }**.
challenge-terms = { $board } · { $opens } · vyprší { $expires }
challenge-opens-me = začíná { $challenger }
challenge-opens-opponent = začíná { $opponent }
challenge-opens-anyone = začíná ten, kdo se přidá
challenge-opens-random = o prvním tahu rozhodne los
challenge-accepted = Výzva přijata: partie začíná.
challenge-declined = { $opponent } odmítá.
challenge-withdrawn = { $challenger } bere výzvu zpět.
challenge-expired = Čas na odpověď vypršel: { $opponent } mlčí.
challenge-expired-open = Nikdo se včas nepřidal.
challenge-withdrawn-private = Tvoje výzva je vzata zpět.
button-accept = Přijmout
button-decline = Odmítnout
button-join = Přidat se
button-withdraw = Vzít zpět
button-challenge-again = Vyzvat znovu

## Private answers

stopped-private = Partie { $id } je zastavena.
resign-question = **Vzdát partii { $id }?** Pak ji vyhrává { $opponent }.
button-confirm-resign = Ano, vzdát
resigned-private = [Partie { $id }]({ $link }) je vzdaná.
button-restart = Vzdát ji a začít novou
button-set-aside-accept = Přerušit ji a přijmout
button-set-aside-join = Přerušit ji a přidat se
set-aside-private = Tvoje partie proti mně je přerušena. Nepočítá se jako výhra ani jako prohra.

see-board = [Přejít na desku]({ $link })

refused-broken-button = Tohle tlačítko neznám. Novou partii začneš příkazem `/ttt start`.
refused-no-such-game = Tahle partie už neexistuje. Novou začneš příkazem `/ttt start`.
refused-no-game-here = V tomto kanálu žádnou partii nemáš. Zahraj si příkazem `/ttt start`.
refused-not-your-game = Tlačítka partie jsou jen pro její dva hráče. Vlastní začneš příkazem `/ttt start`.
refused-not-your-turn = Ještě nejsi na tahu.
refused-not-moderator = Zastavit partii mohou jen členové, kteří smějí spravovat zprávy.
refused-no-game-on-message = V této zprávě žádná partie není.
refused-stale-board = Partie se posunula: takhle deska vypadá teď.
refused-old-copy = Tohle je stará kopie desky. [Partie pokračuje tady]({ $link }).
refused-game-is-over = Tahle partie skončila.
refused-already-playing = Jednu partii tu už máš: dohraj ji, nebo ji nejdřív vzdej. [Přejít na desku]({ $link })
refused-already-playing-opponent = { $player } už v tomto kanálu partii má.
refused-playing-computer = Hraješ tu se mnou, ale to počká. [Přejít na desku]({ $link })
refused-channel-not-allowed = Na tomto serveru se hraje jinde: { $channels }
refused-role-not-allowed = Na tomto serveru smějí hrát jen členové s určitými rolemi.
refused-too-soon = Tento server chce mezi výzvami pauzu. Zkus to znovu { $wait }.
refused-too-many-games = V tomto kanálu už { $most ->
    [one] běží { $most } partie
    [few] běží { $most } partie
   *[other] běží { $most } partií
} a víc jich být nemůže. Zkus to, až nějaká skončí, nebo jinde.
refused-too-many-watched = Už sleduješ { $most ->
    [one] { $most } partii
    [few] { $most } partie
   *[other] { $most } partií
}: nech nejdřív jednu doběhnout.
refused-no-such-challenge = Tahle výzva už neexistuje. Novou vytvoříš příkazem `/ttt challenge`.
refused-nothing-to-resign = V tomto kanálu nemáš žádnou partii ani výzvu.
refused-challenge-closed-accepted = Pozdě: tahle výzva už byla přijata.
refused-challenge-closed-declined = Pozdě: tahle výzva byla odmítnuta.
refused-challenge-closed-withdrawn = Pozdě: tahle výzva byla vzata zpět.
refused-challenge-closed-expired = Pozdě: tahle výzva vypršela.
refused-not-your-challenge = Tahle výzva je pro někoho jiného.
refused-own-challenge = Tohle je tvoje vlastní výzva: přijmout ji musí někdo jiný.
refused-already-challenging = V tomto kanálu už otevřenou výzvu máš: nejdřív ji vezmi zpět příkazem `/ttt resign`. [Přejít na výzvu]({ $link })
refused-challenge-yourself = Sebe vyzvat nemůžeš. Proti botovi si zahraješ příkazem `/ttt start` bez soupeře.
refused-challenge-bot = Boti na výzvy neodpovídají. Se mnou si zahraješ příkazem `/ttt start` bez soupeře.
refused-cannot-see-channel = Tenhle člověk kanál nevidí, takže by nemohl odpovědět.
refused-cannot-be-challenged = S tímto hráčem si teď zahrát nemůžeš: { $player }.
refused-nobody-else-here = Tuhle konverzaci nikdo jiný nevidí. Vyzývej lidi na serveru nebo ve skupině; se mnou si zahraješ příkazem `/ttt start`.
refused-unreadable-cell = „{ $text }“ není políčko. Napiš třeba b2 nebo 5.
refused-ambiguous-cell = „{ $text }“ může být { $cells }. Napiš, které to je.
refused-off-board = Políčko { $where } na této desce není.
refused-cell-taken = Políčko { $where } je obsazené.
refused-store-unavailable = Databáze je zrovna nedostupná, takže se nic nezměnilo. Zkus to za chvilku znovu.
refused-outcome-unknown = Databáze zmizela právě během zápisu, takže není jisté, jestli se to povedlo. Zkus to za chvilku znovu: nic se nestane dvakrát a tvou partii ukáže `/ttt board`.
refused-unexpected = Na mé straně se něco pokazilo. Tvoje partie je v bezpečí: ukáže ji `/ttt board`.

## Help

help-title = ## Piškvorky
button-help-play = Jak se hraje
button-help-more = Úrovně, pravidla a další
help-start = **Se mnou:** { $start } a pak stiskni políčko. Tři tvoje značky v řadě vyhrávají. Volby určují úroveň, desku, tvou značku a kdo začíná.
help-challenge = **Mezi sebou:** { $challenge } nebo nabídka člověka: *Aplikace → { menu-challenge }*.
help-game = **Během hry**
help-on-hint = nejlepší políčko v partii se mnou
help-on-move = b2, 5…
help-on-board = deska znovu dole
help-on-resign = vezme zpět i výzvu
help-after = **Před hrou a po ní**
help-on-stats = výsledky a rating
help-on-leaderboard = nejlepší na serveru
help-on-history = tvoje dohrané partie
help-on-review = chyby, sdílení
help-on-watch = hraju sám se sebou
help-rematch = Pod dohranou partií *{ button-rematch }* prohodí strany a *{ button-review }* ukáže, kde se rozhodlo.
help-yours = **Podle tebe**
help-on-preferences = vzhled a zmínky
help-on-privacy = tvoje data
help-screen-reader = **Se čtečkou obrazovky** si vyber vzhled *Text*: desky jsou z písmen a každé tlačítko řekne své políčko a značku.
help-server = **Pro ty, kdo vedou server**
help-on-settings = vzhled, místa, limity
help-stop = *Aplikace → { menu-stop }* u zprávy ukončí její partii.
help-levels = **Úrovně** · *{ level-beginner }* hraje kamkoli · *{ level-easy }* dokončí řadu · *{ level-casual }* blokuje i tvou · *{ level-clever }* má rád střed a rohy, ale přehlíží vidličky · *{ level-unbeatable }* nikdy neprohraje
help-boards = **Desky** · 3×3, tři v řadě · 4×4, čtyři · 5×5, čtyři nebo pět · *Naruby*: dokončená řada **prohrává**
help-cells = **Políčka** · sloupce jsou písmena, řádky čísla: a1 je vlevo nahoře a 1 taky.
help-time = **Čas** · den na tah, nebo jak určí server. Mezi lidmi vypršení času znamená prohru.
help-again = { $help } ukáže tuto stránku.

## Settings

command-settings = Nastavit piškvorky na tomto serveru (pro členy s oprávněním „Spravovat server“)
command-preferences = Číslování políček, vzhled desek a zmínky
command-privacy = Získat soubor se svými daty, nebo je odstranit
option-action = Co udělat s tvými daty
choice-export = Poslat mi moje data jako soubor
choice-delete = Odstranit moje data

player-somebody = Někdo

settings-title = ### Piškvorky na tomto serveru
settings-note = Vidíš to jen ty. Každá volba se hned uloží a platí pro další partie.
button-section-games = Partie
button-section-look = Vzhled
button-section-places = Jazyk a místa
button-section-limits = Limity
button-section-check = Kontrola

settings-level = **Jak dobře hraju,** když nikdo neřekne jinak
settings-board = **Deska,** když nikdo neřekne jinak
settings-clock = **Hodiny:** jak dlouho smí trvat tah. Mezi lidmi prohrává ten, komu vyprší čas.
settings-theme = **Značky** obou hráčů
settings-style = **Vzhled** desek, pokud hráči nechtějí jiný
settings-remains = **Po konci partie** z její zprávy zůstane
settings-sample = **Takhle to vypadá**
settings-locale = **Jazyk** veřejných zpráv. Soukromé jsou v jazyce toho, kdo je čte.
settings-channels = **Kanály,** ve kterých se smí začít partie, včetně jejich vláken. Když nevybereš žádný, smí se ve všech.
settings-roles = **Role,** které smějí začít partii. Když nevybereš žádnou, smějí všichni.
settings-most-live = **Partií najednou** v jednom kanálu, nejvýš
settings-pause = **Pauza** mezi dvěma výzvami jednoho člověka
settings-unrated = **Mimo rating:** partie těchto lidí se nepočítají nikomu, ani ty dřívější
unrated-none = Nikdo
channels-all = Všechny kanály
roles-all = Všichni
more-choices = Vyber tady
button-ask-clock = Jiná doba…
button-ask-emoji = Dvě vlastní emoji…

theme-classic = Klasika
theme-animals = Zvířata
theme-sky = Obloha
theme-garden = Zahrada
theme-sea = Moře
theme-own = Vlastní
style-server = Jako na serveru
style-emoji = Emoji: obrázek desky nad tlačítky
style-compact = Kompaktní: dokud partie běží, jen tlačítka
style-text = Text: písmena a souřadnice, vhodné pro čtečky obrazovky
remains-all = Celá deska
remains-line = Jen řádek s výsledkem
language-auto = Jako na Discordu
most-live = { $count ->
    [one] { $count } partie
    [few] { $count } partie
   *[other] { $count } partií
}
pause-none = Bez pauzy

form-clock-title = Hodiny
form-clock-label = Jak dlouho smí trvat tah?
form-clock-hint = Od 1 minuty do 7 dnů: 90m, 2h, 1h 30m nebo 3d
form-emoji-title = Dvě vlastní emoji
form-emoji-x-label = Místo ❌
form-emoji-o-label = Místo 🔵
form-emoji-hint = Jakékoli emoji, nebo některé z tohoto serveru podle názvu, třeba :cat:

check-title = **Co smím v { $channel }**
check-has = ✅ { $permission }
check-lacks = ❌ Chybí oprávnění **{ $permission }**:
check-well = Je tu všechno, co potřebuju.
check-how = Kdo spravuje tento kanál, může to povolit mé roli: *Upravit kanál → Oprávnění*. Stiskni *{ button-section-check }* a podívám se znovu.
check-no-member = ❌ **Tento server mě nepřidal,** takže můžu jen odpovídat na příkazy a tlačítka: nikomu neřeknu, že je na tahu, a desky starší než 15 minut se změní, jen když na nich někdo stiskne tlačítko.
check-not-allowed = ⚠️ V tomto kanálu se partie začít nesmí: není mezi vybranými v části *{ button-section-places }*.
permission-view = Zobrazit kanál
permission-view-why = bez něj nemůžu upravit desku, když vyprší čas nebo moderátor zastaví partii.
permission-send = Posílat zprávy
permission-send-why = bez něj nemůžu hráčům říct, že jsou na tahu nebo že jim dochází čas.
permission-attach = Přikládat soubory
permission-attach-why = bez něj nikdo nemůže sdílet obrázek partie.
permission-send-in-threads = Posílat zprávy ve vláknech
permission-send-in-threads-why = bez něj nemůžu hráčům říct, že jsou na tahu nebo že jim dochází čas.

refused-servers-only = Nastavení patří k serveru, tak tenhle příkaz použij na serveru. Tvoje vlastní předvolby jsou pod `/ttt preferences`.
refused-not-manager = Nastavení mohou měnit jen členové, kteří smějí spravovat tento server. Tvoje vlastní předvolby jsou pod `/ttt preferences`.
refused-not-your-panel = Tohle je pro někoho jiného. Otevři si vlastní: `/ttt settings`, `/ttt preferences` nebo `/ttt privacy`.
refused-unreadable-clock = „{ $text }“ není doba trvání. Napiš 90m, 2h, 1h 30m nebo 3d.
refused-clock-out-of-range = Tah smí trvat od 1 minuty do 7 dnů.
refused-unknown-emoji = „{ $text }“ není emoji, které tu můžu použít. Vyber jakékoli běžné, nebo některé z tohoto serveru podle názvu, třeba :cat:
refused-marks-alike = Obě značky se musí lišit od sebe i od prázdného políčka ⬛, jinak se na desce nikdo nevyzná.

## Preferences

preferences-title = ### Tvoje předvolby
preferences-note = Vidíš to jen ty. Platí všude, kde hraješ.
preferences-numbering = **Čísla políček,** když píšeš tah do `/ttt move`
preferences-style = **Vzhled** tvých partií, počínaje příští. Proti jinému člověku platí *Text*, pokud ho chce aspoň jeden z vás, a cokoli jiného, pokud to chcete oba.
preferences-pings = **Zmínky:** kdy tě smím zavolat. Kdo odpoví do minuty, tomu nikdy nepřipomínám, že je na tahu.
preferences-challenges = **Kdo tě smí vyzvat.** Nikdo se nedozví, co si vybereš.
preferences-blocked = **Kromě těchto lidí:** nemůžou tě vyzvat, přijmout tvou výzvu ani dostat odvetu a nikdo jim neřekne proč.
pings-none = Nikdy
pings-some = Když mě někdo vyzve nebo přijme výzvu a když mi dochází čas
pings-turns = I po každém tahu soupeře
challenges-anyone = Kdokoli
challenges-nobody = Nikdo
numbering-reading = Jako při čtení: 1 je vlevo nahoře
numbering-keypad = Jako na číselné klávesnici: 7 je vlevo nahoře

## Privacy

exported = Tohle je všechno, co o tobě uchovávám: partie s tvou účastí, ratingy, výzvy a předvolby.
exported-packed = Tohle je všechno, co o tobě uchovávám: partie s tvou účastí, ratingy, výzvy a předvolby. Je toho tolik, že je soubor zabalený: otevře ho gzip a většina programů na rozbalování.
forget-question =
    ### Odstranit tvoje data?
    Partie, které právě hraješ, vzdáš a tvoje otevřené výzvy se zavřou. Odstraní se tvoje id, jméno, ratingy a předvolby. Dohrané partie zůstanou tvým soupeřům, kteří na tvém místě uvidí „{ player-somebody }“; jejich ratingy se spočítají bez tebe. Kdo si od tebe výzvy nepřeje, tomu tahle volba zůstane, jen s tvým id.
    Cesta zpět **není.** Zprávy, které už v kanálech jsou, si ponechají jméno, které ukazují, a zálohy toho, kdo mě provozuje, budou tvoje data obsahovat, dokud je nenahradí novější. Když si znovu zahraješ, začneme od nuly.
button-forget = Odstranit moje data
forgotten =
    Hotovo: tvoje data jsou odstraněna. { $games ->
        [0] Žádná partie s tvou účastí nebyla.
        [one] V { $games } partii je teď na tvém místě „{ player-somebody }“.
        [few] Ve { $games } partiích je teď na tvém místě „{ player-somebody }“.
       *[other] V { $games } partiích je teď na tvém místě „{ player-somebody }“.
    } { $ended ->
        [0] { "" }
        [one] Partie, která ještě běžela, je vzdaná.
        [few] { $ended } partie, které ještě běžely, jsou vzdané.
       *[other] { $ended } partií, které ještě běžely, je vzdaných.
    } Zálohy toho, kdo mě provozuje, budou tvoje data obsahovat, dokud je nenahradí novější.

## Looking on, ahead and back

command-hint = Co je ve tvé partii proti botovi nejlepší? Odpověď vidíš jen ty
command-watch = Sledovat, jak bot hraje sám se sebou
command-history = Seznam dohraných partií; vidíš ho jen ty
command-review = Projít dohranou partii po tazích a vidět chyby; vidíš to jen ty
option-x = Jak dobře bot hraje za X, které začíná
option-o = Jak dobře bot hraje za O
option-user-history = Čí partie; vynech a uvidíš své
option-game = Vynech pro svou poslední partii tady; jinak vyber, nebo napiš číslo pod kteroukoli deskou

button-hint = Nápověda
button-rematch = Odveta
button-review = Rozbor
button-first = Začátek
button-back = Zpět
button-next = Další
button-last = Konec
button-share = Sdílet
button-save = Uložit obrázek
button-newer = Novější
button-older = Starší

game-computer-to-move = Na tahu: { $mark } { $player }

hint-title = Nápověda k partii { $id }
hint-best = Nejlepší je **{ $cell }**: { $reason }.
hint-win = { $sign } vyhrává
hint-draw = { $sign } remizuje
hint-loss = { $sign } prohrává
hint-unknown = { $sign } zatím není vidět
hint-letter-win = v
hint-letter-draw = r
hint-letter-loss = p
hint-letter-unknown = ?

reason-wins-at-once = dokončí tvou řadu
reason-forks = hrozí zároveň na { $cells } a zablokovat jde jen jedno z nich
reason-forces-win = { $moves ->
    [0] vyhrává proti každé obraně
    [one] vyhrává proti každé obraně, za { $moves } tah
    [few] vyhrává proti každé obraně, za { $moves } tahy
   *[other] vyhrává proti každé obraně, za { $moves } tahů
}
reason-only-win = { $moves ->
    [0] žádné jiné políčko nevyhrává
    [one] žádné jiné políčko nevyhrává, tohle ano, za { $moves } tah
    [few] žádné jiné políčko nevyhrává, tohle ano, za { $moves } tahy
   *[other] žádné jiné políčko nevyhrává, tohle ano, za { $moves } tahů
}
reason-blocks = zablokuje soupeřovu řadu
reason-only-draw = každé jiné políčko prohrává
reason-spoils-fork = { $count ->
    [1] soupeř chce na { $cells }, aby hrozil dvěma řadami najednou, a tohle mu to kazí
   *[other] soupeř chce hrozit dvěma řadami najednou a tohle mu to kazí
}
reason-threatens = udrží remízu a soupeř musí odpovědět na { $cells }
reason-sets-traps = udrží remízu a soupeř prohraje, když odpoví na { $cells }
reason-sets-many-traps = udrží remízu a { $count ->
    [one] { $count } odpověď prohrává
    [few] { $count } odpovědi prohrávají
   *[other] { $count } odpovědí prohrává
}
reason-avoids-line = nedokončí žádnou řadu
reason-holds = udrží remízu
reason-delays = teď prohrává každé políčko a tohle vydrží nejdéle
reason-looks-best = leží na nejvíc otevřených řadách

command-stats = Výhry, remízy a prohry, série a rating; vidíš je jen ty
command-leaderboard = Kdo tu má nejvyšší rating? Žebříček vidíš jen ty
option-user-stats = Čí statistiky; vynech a uvidíš své
option-scope = Celý server, nebo ti, kdo hrají v tomto kanálu
option-season = Čtvrtletí, třeba 2026 Q4; vynech pro to současné
choice-server = Celý server
choice-channel = Tento kanál
button-higher = Výš
button-lower = Níž

season = { $year } Q{ $quarter }
score = { $wins ->
    [one] { $wins } výhra
    [few] { $wins } výhry
   *[other] { $wins } výher
}, { $draws ->
    [one] { $draws } remíza
    [few] { $draws } remízy
   *[other] { $draws } remíz
}, { $losses ->
    [one] { $losses } prohra
    [few] { $losses } prohry
   *[other] { $losses } proher
}
points = { NUMBER($points, useGrouping: 0) }
missing-games = { $games ->
    [one] ještě jedna hodnocená partie
    [few] ještě { $games } hodnocené partie
   *[other] ještě { $games } hodnocených partií
}
missing-opponents = { $opponents ->
    [one] partie s někým dalším
    [few] partie se { $opponents } dalšími soupeři
   *[other] partie s { $opponents } dalšími soupeři
}

leaderboard-title = Žebříček tohoto serveru, { $season }
leaderboard-title-channel = Žebříček <#{ $channel-id }>, { $season }
leaderboard-page = { $total ->
    [1] { $total } člověk
    [few] { $total } lidé · strana { $page } z { $pages }
   *[other] { $total } lidí · strana { $page } z { $pages }
}
leaderboard-none = Nikdo tu zatím rating nemá. Hodnotí se partie mezi lidmi: začni příkazem `/ttt challenge`.
leader = { $place } <@{ $user-id }> · **{ NUMBER($rating, useGrouping: 0) }** ± { $spread } · { $wins ->
    [one] { $wins } výhra
    [few] { $wins } výhry
   *[other] { $wins } výher
}, { $draws ->
    [one] { $draws } remíza
    [few] { $draws } remízy
   *[other] { $draws } remíz
}, { $losses ->
    [one] { $losses } prohra
    [few] { $losses } prohry
   *[other] { $losses } proher
}
leader-provisional = · <@{ $user-id }> · { NUMBER($rating, useGrouping: 0) } ± { $spread }, předběžný · { $wins ->
    [one] { $wins } výhra
    [few] { $wins } výhry
   *[other] { $wins } výher
}, { $draws ->
    [one] { $draws } remíza
    [few] { $draws } remízy
   *[other] { $draws } remíz
}, { $losses ->
    [one] { $losses } prohra
    [few] { $losses } prohry
   *[other] { $losses } proher
}
own-place = **Jsi** na { $place }. místě z { $total }, tvůj rating je { NUMBER($rating, useGrouping: 0) }.
own-provisional = **Tvůj** rating { NUMBER($rating, useGrouping: 0) } je předběžný, zatím bez místa. Zbývá: { $missing }.
own-none = **Nemáš** tu rating: zahraj si s někým přes `/ttt challenge`.
own-left-out = **Jsi** mimo rating: rozhodli tak ti, kdo vedou tento server.
rated-games = Hodnotí se zdejší partie mezi lidmi: nejvýš tři denně se stejným soupeřem; nepočítají se výhry nad někým, kdo je o { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} níž.
held-title = 🛡️ **Remíza proti úrovni „{ level-unbeatable }“**
held-line = { $board } · poprvé <@{ $first-id }>, { $date } · { $longest ->
    [1] zatím nikdo dvakrát po sobě
   *[other] nejvíc po sobě: { $longest }, <@{ $longest-id }>
}

stats-title-server = Statistiky <@{ $user-id }> na tomto serveru
stats-title-anywhere = Statistiky <@{ $user-id }>
stats-none = Zatím žádné dohrané partie. Začni příkazem `/ttt start`.
stats-people = **Proti lidem:** { $score }
stats-versus = **<@{ $reader-id }> vs. <@{ $user-id }>:** { $score }
stats-streak = **Výhry po sobě:** teď { $current }, rekord { $best }
stats-computer = **Proti mně:** { $games ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
} ({ $held ->
    [one] { $held } remíza
    [few] { $held } remízy
   *[other] { $held } remíz
}, { $beaten ->
    [one] { $beaten } výhra
    [few] { $beaten } výhry
   *[other] { $beaten } výher
})
stats-computer-line = *{ $level }* · { $board } · { $score }
stats-run = { $line } · nejvíc remíz po sobě: { $longest }
stats-opening = **Oblíbený první tah:** { $cell } · { $board } · v { $times } { $games ->
    [one] z { $games } partie
    [few] ze { $games } partií
   *[other] z { $games } partií
}
stats-rating = **Rating { $season }:** { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
stats-past = { $season }: { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
stats-points = Nejvyšší { NUMBER($highest, useGrouping: 0) }, nejnižší { NUMBER($lowest, useGrouping: 0) }. Poslední, nejnovější na konci: { $latest }
picture-rating = Rating v { $season } jako čára. { $points }
stats-missing = Rating se ustálí později. Zbývá: { $missing }.
stats-unrated = **Rating:** v { $season } žádný. Hodnotí se partie mezi lidmi.
stats-left-out = **Rating:** mimo rating tohoto serveru.
is-provisional = předběžný
is-at-place = { $place }. místo

refused-no-leaderboard-here = Ratingy jsou jen na serverech: otevři si žebříček tam, kde hraješ.
refused-unknown-season = „{ $text }“ není čtvrtletí. Napiš rok a čtvrtletí, třeba 2026 Q4.

history-title-server = Partie <@{ $user-id }> na tomto serveru
history-title-anywhere = Partie <@{ $user-id }>
history-none = Zatím žádné dohrané partie. Začni příkazem `/ttt start`.
history-page = { $total ->
    [1] { $total } partie
    [few] { $total } partie, od nejnovější · strana { $page } z { $pages }
   *[other] { $total } partií, od nejnovější · strana { $page } z { $pages }
}
history-line = { $game } · { $board } · { $date }
history-won = Výhra, soupeř: { $opponent } · #{ $id }
history-lost = Prohra, soupeř: { $opponent } · #{ $id }
history-drawn = Remíza, soupeř: { $opponent } · #{ $id }
history-unfinished = Nedohráno, soupeř: { $opponent } · #{ $id }
history-stopped = Zastaveno, soupeř: { $opponent } · #{ $id }
history-set-aside = Přerušeno, soupeř: { $opponent } · #{ $id }
history-open = Otevřít partii
history-choice = { $game } · { $ago } · { $board }
ago-now = právě teď

review-where = Partie { $id } · { $board }
review-at-start = Před { $total ->
    [1] jediným tahem
    [few] prvním ze { $total } tahů
   *[other] prvním z { $total } tahů
}
review-at = Tah { $ply } z { $total }: { $mark } { $player } hraje **{ $cell }**
review-line = { $move } · řada: { $cells }
review-moves = Tahy: { $moves }
review-no-moves = Nikdo netáhl, takže není co rozebírat.
review-no-mistakes = **Žádné chyby.**
review-more-mistakes = …a ještě { $count }.
mistake-win-draw = **Chyba:** tah { $number }, { $cell }, přišel o výhru: k výhře vedlo { $better }
mistake-win-loss = **Chyba:** tah { $number }, { $cell }, prohrál: k výhře vedlo { $better }
mistake-draw-loss = **Chyba:** tah { $number }, { $cell }, prohrál: k remíze vedlo { $better }

shared-by = sdílí { $player }
picture-game = Animovaná deska: { $board }. { $first-mark } je { $first }, { $second-mark } je { $second }. Tahy: { $moves }. { $result }
picture-won = { $player } vítězí.
picture-nobody-won = Bez vítěze.

refused-cannot-attach = V tomto kanálu nesmím přikládat soubory, takže tu obrázek sdílet nemůžu. *{ button-save }* ho pošle jen tobě.
refused-shared-just-now = Od posledního sdílení uběhla jen chvilka. Další partii můžeš sdílet { $wait }.
refused-game-still-on = Tahle partie se ještě hraje. Rozebrat ji nebo si ji zahrát znovu půjde, až skončí.
refused-hint-against-person = Tvůj soupeř je člověk, takže nápověda by byla podvod. Nápovědy jsou v partiích proti mně: `/ttt start`.
refused-nothing-to-review = Žádná taková partie k prohlédnutí tu není. Napiš číslo pod její deskou, třeba `12`, nebo ji najdi přes `/ttt history`.
refused-nothing-played-here = V tomto kanálu nemáš žádnou dohranou partii. Všechny tvoje ukáže `/ttt history`.
refused-others-history = Tady uvidíš jen své partie. Cizí se ukážou na serveru, kde se hrály.
refused-export-running = Tvoje data se už shromažďují. Soubor přijde jako odpověď na tvou první žádost.
refused-opponent-forgotten = Data tvého soupeře byla odstraněna, takže není koho se zeptat. `/ttt challenge` osloví někoho jiného.
