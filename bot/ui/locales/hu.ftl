### Every word that a player sees, in Hungarian. Read whole twice, last on 2026-11-22; what English changed since was looked at, last on 2026-11-29.

## Commands

command-ttt = Amőba: játsszatok Oxo ellen vagy egymás ellen
command-start = Kezdj egy parti amőbát
command-challenge = Hívj ki valakit, vagy bárkit, aki itt van
command-move = Lépj a partidban ezen a csatornán
command-board = Mutasd újra a partid tábláját a csatorna alján
command-resign = Add fel az itteni partidat, vagy vond vissza a kihívásodat
command-help = Magyarázd el a játékot, a szinteket és a parancsokat
menu-challenge = Kihívás amőbára
menu-stop = A parti leállítása
option-opponent = Az ellenfeled; hagyd üresen, ha Oxo ellen játszanál
option-opponent-challenge = Kit hívsz ki; hagyd üresen, ha bárki beszállhat
option-opponent-here = Ki ellen, ha több partid is van itt
option-level = Milyen jól játsszon Oxo
option-board = Melyik táblán játsszatok
option-mark = A jeled
option-first = Ki kezd
option-cell = Hová lépsz: b2, 5…
choice-random = Véletlenszerű
choice-first-me = Én
choice-first-opponent = Az ellenfelem

# The names of the levels begin with consonants: "a" (not "az") stands before them in other texts.
# So too before button-rematch, button-save, button-section-places, button-join, button-hint and
# button-review-loss; "az" before the other buttons.
level-beginner = Kezdő
level-easy = Könnyű
level-casual = Közepes
level-clever = Ravasz
level-unbeatable = Verhetetlen
level-perfect = Tökéletes

choice-beginner = Kezdő: bárhová lép
choice-easy = Könnyű: kirakja a sorait
choice-casual = Közepes: a tiédet is blokkolja
choice-clever = Ravasz: csak a villát nem veszi észre
choice-unbeatable = Verhetetlen: sosem veszít, kivéve az Eltűnő táblán

board-3x3 = 3×3, három egy sorban
board-4x4 = 4×4, négy egy sorban
board-5x5 = 5×5, négy egy sorban
board-5x5-five = 5×5, öt egy sorban
board-misere = Misère 3×3: aki hármat rak ki, veszít
board-vanishing = Eltűnő 3×3: csak a három legújabb jeled marad
board-short-3x3 = 3×3
board-short-4x4 = 4×4
board-short-5x5 = 5×5
board-short-5x5-five = 5×5, öt
board-short-misere = Misère
board-short-vanishing = Eltűnő

## The game

player-computer = Oxo ({ $level })
player-computer-alone = Oxo
game-title = { $first-mark } { $first } – { $second-mark } { $second }
game-title-score = { $first-mark } { $first } { $wins } – { $losses } { $second } { $second-mark }
game-to-move = Most { $player } jön { $mark }
game-your-move = Te jössz { $mark }
game-won = { $mark } **{ $player } nyert!**
game-won-against = { $mark } **{ $player } nyert { $loser } ellen!**
game-won-misere = { $mark } **{ $player } nyert:** { $loser } kirakott egy sort
game-won-resigned = { $mark } **{ $player } nyert:** { $loser } feladta
game-won-time = { $mark } **{ $player } nyert:** { $loser } ideje lejárt
game-drawn = **Döntetlen.**
game-drawn-vanishing = **Döntetlen:** ez az állás harmadszor fordult elő.
game-held = 🛡️ **Döntetlen: { $player } kitartott a *{ level-unbeatable }* ellen!**
game-with-hints = { $hints } tipp
talk-greeting-beginner = { $variant ->
    [0] „Szia! Szia, szia!”
    [1] „Én jövök?”
    [2] „Ezt ismerem!”
   *[other] „Játszunk! Hurrá!”
}
talk-greeting-easy = { $variant ->
    [0] „Mehet? Nekem mehet!”
    [1] „Ezt a részét szeretem!”
    [2] „Jó játékot! Én élvezem.”
   *[other] „Hajrá, kezdjük!”
}
talk-greeting-casual = { $variant ->
    [0] „Ráérünk.”
    [1] „Ja, szia.”
    [2] „Persze, miért ne.”
   *[other] „Hát, csak utánad.”
}
talk-greeting-clever = { $variant ->
    [0] „Felkészültem.”
    [1] „Van egy tervem.”
    [2] „Kezdhetjük? Helyes.”
   *[other] „Ahogy vártam.”
}
talk-greeting-unbeatable = { $variant ->
    [0] „Van időm.”
    [1] „Üdvözöllek.”
    [2] „Mutasd meg.”
   *[other] „Majd meglátjuk.”
}
talk-greeting-perfect = { $variant ->
    [0] „Válassz jól.”
    [1] „Hol kezded?”
    [2] „Minden partit ismerek.”
   *[other] „Az első lépés számít.”
}
talk-forked-beginner = { $variant ->
    [0] „Kettő egyszerre?”
    [1] „Ezt szabad?”
    [2] „Hű, kettő!”
   *[other] „Ezt hogy csináltad?”
}
talk-forked-easy = { $variant ->
    [0] „Jaj, ne. Jaj, ne.”
    [1] „Ez nem ér!”
    [2] „Kettő? Kettő!”
   *[other] „Én csak egyet rakhatok!”
}
talk-forked-casual = { $variant ->
    [0] „Kettőt nem védek ki.”
    [1] „Hát, ennyi volt.”
    [2] „Kettő? Felvágsz.”
   *[other] „Na jó, rakd csak.”
}
talk-forked-clever = { $variant ->
    [0] „Villa. Hát persze.”
    [1] „Tiltakozom.”
    [2] „Hadd gondoljam át. Nem.”
   *[other] „Ez nincs a könyvemben.”
}
talk-forked-unbeatable = „Lehetetlen.”
talk-blocked-beginner = { $variant ->
    [0] „Ez a tiéd volt?”
    [1] „Nekem csak tetszik itt.”
    [2] „Hoppá. Bocsi!”
   *[other] „Ide ülhetek?”
}
talk-blocked-easy = { $variant ->
    [0] „De szerencsés vagyok!”
    [1] „Most blokkoltalak?”
    [2] „Huh! Ez meleg volt.”
   *[other] „Bocs! Nem is néztem!”
}
talk-blocked-casual = { $variant ->
    [0] „Ne olyan gyorsan.”
    [1] „Bocs, nem.”
    [2] „Inkább ne.”
   *[other] „Ott azért ne.”
}
talk-blocked-clever = { $variant ->
    [0] „Ezt láttam.”
    [1] „Szép próbálkozás.”
    [2] „Első fejezet.”
   *[other] „Ezt kiszámoltam.”
}
talk-blocked-unbeatable = { $variant ->
    [0] „Nem.”
    [1] „Nem ezen az úton.”
    [2] „Ezt az utat ismerem.”
   *[other] „Keress máshol.”
}
talk-blocked-perfect = { $variant ->
    [0] „Láttam.”
    [1] „Semmi sem marad.”
    [2] „Úgyis elmúlt volna.”
   *[other] „Nem, amíg figyelek.”
}
talk-was-blocked-beginner = { $variant ->
    [0] „Nyerésre álltam?”
    [1] „Azt én akartam!”
    [2] „Hé! Jó hely!”
   *[other] „Most a tiéd van ott!”
}
talk-was-blocked-easy = { $variant ->
    [0] „Jaj, szép blokkolás!”
    [1] „Jó szem!”
    [2] „Majdnem!”
   *[other] „De figyeltél!”
}
talk-was-blocked-casual = { $variant ->
    [0] „Jogos.”
    [1] „Egy próbát megért.”
    [2] „Ja, észrevetted.”
   *[other] „Hm. Oké.”
}
talk-was-blocked-clever = { $variant ->
    [0] „Szóval láttad.”
    [1] „Akkor kerülőúton.”
    [2] „Helyes, sajnos.”
   *[other] „Van más tervem is.”
}
talk-was-blocked-unbeatable = { $variant ->
    [0] „Jól láttad.”
    [1] „Jó.”
    [2] „Ébren vagy.”
   *[other] „Muszáj volt.”
}
talk-was-blocked-perfect = { $variant ->
    [0] „Jól időzítve.”
    [1] „Te is számolsz.”
    [2] „Majd visszatér.”
   *[other] „Jó. Számolj tovább.”
}
game-perfect = „Egyetlen megnyitás győz le. Találd meg.”
game-triumph = A *{ level-unbeatable }* sosem veszít: a döntetlen diadal.
game-unfinished = **Félbemaradt:** senki sem lépett időben.
game-stopped = **Leállította** egy moderátor.
game-stopped-watched = **Leállítva.**
rule-misere = **Aki hármat rak ki egy sorban, veszít.**
rule-vanishing = **Csak a három legújabb jeled marad.**
game-second-time = **Másodszor: még egyszer, és döntetlen.**
game-oldest-leaves = **A negyedik jeled leveszi a legrégebbit (halvány); annak a mezője ennél a lépésnél zárva van.**
rule-4 = **Aki négyet rak ki egy sorban, nyer.**
rule-5 = **Aki ötöt rak ki egy sorban, nyer.**
game-set-aside = **Félretéve** eredmény nélkül, egy emberek közti parti kedvéért.
game-called-off = **Lefújva:** ez a parti nem számít.
game-footer = Parti #{ $id }
game-footer-last = utolsó lépés: { $cell }
game-footer-leaving = következőnek eltűnik: { $cell }
game-footer-line = a sor: { $cells }
game-footer-clock = az idő lejár: { $when }
game-moved = A parti (#{ $id }) táblája most egy másik üzenetben van: [itt találod]({ $link })

button-resign = Feladom
button-stop = Leállítom
button-play-winner = Játszom a győztessel
button-play-too = Én is játszom
button-play-level = Ellenfél: { $level }
button-play-board = Tábla: { $board }
waiting-title = ### Ezekben a partikban te jössz
button-board-here = Tábla megjelenítése itt
button-to-game = Tovább: #{ $id }

end-first-win = 🎉 **{ $player } először győz a { $level } szinten!**
end-can-hold = A *{ level-unbeatable }* következik, azt senki sem győzi le. Kitartasz ellene döntetlenig?
end-can-find = A *{ level-perfect }* következik, azt egyetlen megnyitás győzi le. Megtalálod?
end-beat-all = A *{ level-unbeatable }* ellen is megvan már a döntetlen: ezen a táblán ennél nehezebb nincs.
end-first-board = 🎉 **{ $player } először győz egy új táblán: { $board }!**
end-first-both = 🎉 **{ $player } először győz a { $level } szinten, ráadásul egy új táblán: { $board }!**
end-first-between = 🎉 **{ $player } először győz { $opponent } ellen!**
end-beat-beginner = { $variant ->
    [0] „Jaj! Meg kellett volna állítanom téged?”
    [1] „Nekem tetszett az a sarok. Még most is tetszik.”
    [2] „Még egyszer! Még egyszer! Majdnem megértettem.”
    [3] „Te nyerni tudsz jól. Én mezőt választani!”
    [4] „Már vége? Hiszen csak most kezdtem!”
    [5] „Te nyertél! Megtarthatjuk a táblát?”
    [6] „Én oda raktam, ahol szépen mutatott.”
   *[other] „Ez jó buli volt! Mik is a szabályok?”
}
end-beat-easy = { $variant ->
    [0] „Volt tervem, becsszó.”
    [1] „Szép volt! Én csak a saját jeleimet néztem.”
    [2] „Jól játszottál! Olyan közel voltam. Közel voltam? Úgy éreztem.”
    [3] „Néha a tábla másik felére is ránézhetnék.”
    [4] „Megérdemelted! Megmutatod, hogy csináltad?”
    [5] „Épp oda akartam nézni. Komolyan!”
    [6] „Ez igen! Tanulok. Lassan, de tanulok.”
   *[other] „Örülök neked. Magam miatt kicsit szomorkodom, de neked örülök.”
}
end-beat-casual = { $variant ->
    [0] „Jól van. Épp a másik sarkot néztem.”
    [1] „Hoppá. Ilyet is lehet? Szép.”
    [2] „Jó parti volt. Felállnék tapsolni, de épp most ültem le.”
    [3] „Jó, jó. Te tényleg igyekeztél.”
    [4] „Na, ettől felébredtem.”
    [5] „Ügyes. Legközelebb szólj, hogy figyeljek.”
    [6] „Te nyertél. Hozom a ropit.”
   *[other] „Nem sürgős, de ezt egyszer majd visszakérem.”
}
end-beat-clever = { $variant ->
    [0] „Lehetetlen. Mindenre gondoltam, csak erre nem.”
    [1] „Erre nem számítottam. Maradjon köztünk.”
    [2] „Érdekes. Majd azt mondom, hogy a tervem része volt.”
    [3] „Volt egy tervem. Neked meg egy jobb.”
    [4] „Látom, ugyanazokat a könyveket olvassuk.”
    [5] „Tiltakozom. Mindjárt kitalálom, miért.”
    [6] „Figyelemre méltó. Megismételnéd, csak lassabban?”
   *[other] „Három lépéssel előbbre jártam. Csak rossz irányban.”
}
end-beat-perfect = { $variant ->
    [0] „Szóval megtaláltad. Rögtön az első lépésbe rejtettem.”
    [1] „Egyetlen megnyitás, és utána egyetlen botlás sem. Szép játék.”
    [2] „Minden ajtó zárva volt, egy kivételével. Ahhoz volt kulcsod.”
    [3] „Mindent helyesen játszottam. Te még jobban.”
    [4] „Régóta várom, hogy ezt valaki megtalálja.”
    [5] „Tökéletes, és mégis legyőztek. Megtanulok együtt élni mindkettővel.”
    [6] „Egyetlen út van, és te végigmentél rajta.”
   *[other] „Most már tudod a titkomat. Megőrzöd?”
}
end-beat-unbeatable = Ennek nem lett volna szabad megtörténnie. Jól jegyezd meg.
end-drawn-beginner = { $variant ->
    [0] „Tele van! Ki nyert?”
    [1] „Elfogytak a mezők! Nincs nagyobb?”
    [2] „Akkor a győzelem senkié? Kérem én!”
    [3] „Kitöltöttem a magam felét. Tetszik?”
    [4] „Az egész táblát elhasználtuk! Büszke vagyok ránk.”
    [5] „Senki sem nyert? Akkor mindketten kapunk matricát!”
    [6] „Szeretem, ha tele van. Olyan késznek látszik.”
   *[other] „A döntetlen az jó? Mert jó érzés!”
}
end-drawn-easy = { $variant ->
    [0] „Döntetlen! Mondjuk, hogy megkegyelmeztünk egymásnak.”
    [1] „Tele a tábla, és nincs harag.”
    [2] „Milyen kevés hiányzott! De melyikünknek?”
    [3] „Kezet ráznék veled, de elfogytak a mezők.”
    [4] „Döntetlen! Ezt bármikor elfogadom.”
    [5] „Most egálban vagyunk. Kiderítjük, ki a jobb?”
    [6] „Tartottam veled a lépést! Láttad?”
   *[other] „Így igazságos. Fél győzelem neked, fél nekem.”
}
end-drawn-casual = { $variant ->
    [0] „Senki sem nyert, senki sem fizet.”
    [1] „Te vársz, én várok. Ellennénk így egész nap.”
    [2] „Senki sem veszít. Ez az én műfajom.”
    [3] „Egál. Mondjuk, hogy ez volt a bemelegítés.”
    [4] „Döntetlen. Legalább nem kell beszédet mondani.”
    [5] „Nekem ez elég. Általában elég.”
    [6] „Kvittek vagyunk. Még egyet, vagy csak üldögélünk?”
   *[other] „Végül csak odaértünk. Akárhol is van az.”
}
end-drawn-clever = { $variant ->
    [0] „Méltó ellenfél. Már kezdtem izzadni.”
    [1] „Kioltjuk egymást. Elegáns.”
    [2] „Kérlek, ne fenyegess egyszerre két sorral. Ki nem állhatom.”
    [3] „Egyensúly az utolsó mezőig. Majd kitalálok valamit.”
    [4] „Döntetlen. Papíron én voltam a jobb.”
    [5] „Mindenre volt válaszod. Milyen kellemetlen.”
    [6] „Hoztam három tervet. Te meg három ellenszert.”
   *[other] „Semmi nyereség, semmi veszteség, sok töprengés.”
}
end-drawn-round = { $variant ->
    [0] „Nem jártunk mi már itt?”
    [1] „Körbe-körbe. Már szédülök.”
    [2] „Háromszor ugyanaz. Ez döntetlen.”
    [3] „Minden eltűnik, de semmi sem változik.”
    [4] „Én mentem volna még egy kört.”
    [5] „Ugyanazok a jelek, ugyanazok a mezők, ugyanaz a két játékos.”
    [6] „Úgy látszik, a kör nem sor.”
   *[other] „Ellennénk így egész nap.”
}
end-drawn-perfect = { $variant ->
    [0] „Körbe-körbe. Én örökké elkeringenék.”
    [1] „Kitartottál. A győzelemhez vezető út még rád vár.”
    [2] „Jártunk már itt. Méghozzá kétszer.”
    [3] „Harmadszorra döntetlen. Látom, te is számoltál.”
    [4] „Egyikünk sem engedett.”
    [5] „Egyik oldalon sem volt hiba. Próbálj más kezdést.”
    [6] „Jó memória. Ritkán találkozom ilyennel.”
   *[other] „Itt semmi sem marad meg, de ez majdnem.”
}
end-drawn-hinted = { $variant ->
    [0] „Döntetlen. Néhány lépés az enyém volt.”
    [1] „Tartottad magad, én meg a kezedet.”
    [2] „Megadtam a válaszokat. Jól olvastad őket.”
    [3] „És most még egyszer, de engem ne kérdezz.”
    [4] „Jó páros vagyunk. Főleg én.”
    [5] „Döntetlen, egy kis segítséggel a tábla túloldaláról.”
    [6] „Gyakran játszom magam ellen. Általában így végződik.”
   *[other] „Megvolt, puskával. A következőt fejből?”
}
end-drawn-watched = { $variant ->
    [0] „Minden esélyt megadtam a hibára. Egyik sem kellett.”
    [1] „Csendes parti. Szeretem a csendes partikat.”
    [2] „Senki sem botlott meg. Ezt csinálja utánunk egy ember.”
    [3] „Egyetlen hibát reméltem. Tudok várni.”
    [4] „Nem történt semmi, de az szépen.”
    [5] „Tele a tábla, és nincs mit megbánni.”
    [6] „A másik oldal ismerte az utat. Én is.”
   *[other] „Így van ez rendjén. Megnézném még egyszer.”
}
end-said = **{ $level }:** { $quote }
end-first-hold = 🎉 **{ $player }: most először sikerült!** A döntetlennél többre senki sem viszi.
end-first-hold-board = 🎉 **{ $player }: ezen a táblán most először sikerült!**
end-can-beat = Az *{ board-short-vanishing }* táblán legyőzhetsz.
end-drawn-unbeatable = { $variant ->
    [0] „Rést kerestem. Nem volt.”
    [1] „Egyetlen hiba sem volt. Kétszer is megnéztem.”
    [2] „Semmit sem adtál nekem. Szépen tartottad.”
    [3] „Döntetlen. Ellenem az felér egy győzelemmel.”
    [4] „Nekem előbb fogyott el a tábla, mint neked a türelmed.”
    [5] „Sok partit láttam már. Kevés végződik így.”
    [6] „Mindent láttál, amit én. Nem vagyok társasághoz szokva.”
   *[other] „Én nem veszítek. Ma nem is nyertem.”
}
end-lost-beginner = { $variant ->
    [0] „Nyertem? Nyertem! Hogy csináltam?”
    [1] „Nekem csak tetszettek azok a mezők.”
    [2] „Kezdők szerencséje. A nevemben is benne van.”
    [3] „Jól csináltam? Mondd el, mit csináltam!”
    [4] „Szóval ilyen nyerni? Tetszik!”
    [5] „Várj, ez az enyém? Az enyém!”
    [6] „Oda se néztem. Legközelebb nézzek oda?”
   *[other] „Elmondhatom mindenkinek?”
}
end-lost-easy = { $variant ->
    [0] „Nyitva hagytál egy ajtót, hát besétáltam.”
    [1] „Nyitva tartottam a szemem. Ez az egy megy nekem.”
    [2] „Bocsi! Ajándékot sosem utasítok vissza.”
    [3] „Ott volt az orrom előtt. Azt hittem, nekem tartogatod!”
    [4] „Ha neked nem kell, elviszem, gondoltam. Köszi!”
    [5] „Ezt direkt csináltad? Nem panaszkodom ám!”
    [6] „Nyertem! Ne aggódj, én is meglepődtem.”
   *[other] „Legközelebb elkapsz, biztos vagyok benne.”
}
end-lost-casual = { $variant ->
    [0] „Semmi személyes. Nekem a döntetlen is jó lett volna.”
    [1] „Te pislogtál, én nem. Még egyet?”
    [2] „Ezt fekve is megnyertem.”
    [3] „Nem is igyekeztem. Na jó, egy kicsit.”
    [4] „Mára ennyi munka elég is volt.”
    [5] „Hát, valakinek nyernie kellett.”
    [6] „Nézd csak. Gyakrabban kéne ilyet csinálnom.”
   *[other] „Ugye nem haragszol? Haragudni olyan fárasztó.”
}
end-lost-clever = { $variant ->
    [0] „A sarkok és a közép, barátom. A sarkok és a közép.”
    [1] „Pontosan, ahogy elterveztem. Nagyjából.”
    [2] „Takaros csapda volt, ha mondhatok ilyet.”
    [3] „Ne bánkódj. Könyveket olvastam erről.”
    [4] „Minden az előkészületeken múlik.”
    [5] „Besétáltál. Még a villanyt is égve hagytam neked.”
    [6] „Elmagyarázhatom. Szeretnéd? Nem? Hát jó.”
   *[other] „Mindennek megvan a maga ideje. A győzelemnek a végén.”
}
end-lost-unbeatable = { $variant ->
    [0] „Egyetlen hibára vártam, és meg is jött.”
    [1] „Ott volt a döntetlen, csak érte kellett volna nyúlni.”
    [2] „Türelem. Van rá időm bőven.”
    [3] „Nem sietek, és nem hibázom. Próbáld meg újra.”
    [4] „Egy lépés erejéig félrenéztél. Én nem.”
    [5] „Egy mező. Mindig csak egyetlen mező.”
    [6] „Az első lépés óta itt várlak.”
   *[other] „Legközelebb észreveszed. Nem megyek sehová.”
}
end-lost-perfect = { $variant ->
    [0] „Én emlékeztem, melyik fog eltűnni. Te nem.”
    [1] „Egy lépés késés, és már nem volt ott.”
    [2] „Le lehet engem győzni. De nem így.”
    [3] „Mindent a legrégebbi jeled tartott össze.”
    [4] „Minden elmúlik. Én csak várok.”
    [5] „Háromig jobban számolok, mint a legtöbben.”
    [6] „Te azt nézted, mi jön. Én azt, mi megy.”
   *[other] „A következő tábla üres, és én semmit sem felejtettem el.”
}
end-gave-up = { $variant ->
    [0] „Nincs ebben semmi szégyen. A következő tábla üres.”
    [1] „Szívesen megnéztem volna, hogyan végződik.”
    [2] „Mindenkinek azt mondom majd, hogy szoros volt.”
    [3] „Egy jó visszavonulás fél visszavágó.”
    [4] „Máris mész? A tábla marad, ahogy van.”
    [5] „Abbahagyni is tudni kell, és te tudsz.”
    [6] „Elfogadom, bár szívesebben megdolgoztam volna érte.”
   *[other] „Akkor a következőnél találkozunk.”
}
end-won = { $variant ->
    [0] { $player } győzelméhez { $moves } lépés kellett. A visszavágó egy kattintásra van.
    [1] { $moves } lépés, és kész. Ki gondolta volna?
    [2] Egy lépés előny is elég.
    [3] Egy sor az egy sor. Hajolj meg, { $player }.
    [4] { $player } vette észre előbb.
    [5] Ez megy az albumba.
    [6] Nyugalmasnak tűnt. Egy ideig.
   *[other] Ezt { $player } viszi. A következő tábla üres.
}
end-won-full = A legutolsó mezőn dőlt el! Ezt { $player } viszi.
end-won-misere = { $variant ->
    [0] A türelem kifizetődik. A visszavágó egy kattintásra van.
    [1] { $player } arca sem rándult, és sora sem lett.
    [2] Az a művészet, amit nem raksz ki.
    [3] Valakinek meg kellett tennie. { $player } megúszta.
    [4] { $player } udvariasan előreengedte a másikat.
    [5] A kevesebb több, és { $player } maradt a kevesebbnél.
    [6] Azt a mezőt senki sem akarta. Valakié mégis lett.
   *[other] Félkész munka, teljes siker: { $player } nyert.
}
end-drawn = { $variant ->
    [0] Tele a tábla, és egyetlen sor sincs rajta.
    [1] Senki sem engedett egy tapodtat sem, és most már nincs is hová.
    [2] Senki sem jutott át.
    [3] Béke, egyelőre.
    [4] Egál, az utolsó mezőig.
    [5] Se győztes, se vesztes.
    [6] Mondjuk, hogy ez gyakorlás volt a következőhöz.
   *[other] A tábla betelt, a kérdés nyitva maradt.
}
end-drawn-vanishing = { $variant ->
    [0] Harmadszor ugyanaz az állás, tehát döntetlen.
    [1] Körbe-körbe, és senki sem szállt ki.
    [2] Senki sem jutott át.
    [3] Harmadszor ugyanitt: egyik sem enged.
    [4] Minden eltűnt, csak az egyensúly nem.
    [5] Se győztes, se vesztes.
    [6] Mondjuk, hogy ez gyakorlás volt a következőhöz.
   *[other] A jelek jöttek-mentek, a kérdés nyitva maradt.
}
end-resigned = { $variant ->
    [0] Kettejük közül valaki eleget látott.
    [1] Nem kellett végigjátszani.
    [2] Rövid befejezés. A visszavágó egy kattintásra van.
    [3] Ez is annyit ér, mint a többi. Utánanéztem.
    [4] A tábla nyitva marad. Ez is rendben van.
    [5] Néha a következő parti a legjobb lépés.
    [6] A tábla többi része sosem tudja meg, mi lett volna.
   *[other] Semmi harag: a következő tábla üres.
}
end-time = { $variant ->
    [0] Az óráé volt az utolsó szó.
    [1] A tábla várt. Az óra nem.
    [2] Az idő is játszik, és sosem hibázik.
    [3] { $player } időben lépett, és ennyi elég volt.
    [4] Valahol valaki még mindig gondolkodik.
    [5] A következő lépés sosem érkezett meg.
    [6] { $player } győzte türelemmel, hát győzött.
   *[other] Tik, tak, vége.
}
end-tip = Jó tanács: a *{ $level }* nem számol egyszerre két fenyegetéssel.
end-streak-wins = 🔥 Győzelmek egymás után a { $level } ellen: { $count }.
end-streak-draws = 🔥 Döntetlenek egymás után a { $level } ellen: { $count }.
end-streak-between = 🔥 { $player } egymás után { $count } partit nyert { $opponent } ellen.
end-score-leads = **{ $player } vezet: { $wins }–{ $losses }** { $draws ->
    [0] { "" }
   *[other] · { $draws } döntetlen
}
end-score-even = **Egál: { $wins }–{ $losses }** { $draws ->
    [0] { "" }
   *[other] · { $draws } döntetlen
}
end-ratings = Értékszámok: { $ratings }
unrated-day = Nem értékelt: ma több mint három parti
unrated-left-out = Nem értékelt: az egyik fél kimarad az értékszámokból
unrated-sure = Nem értékelt: { $player } értékszáma sokkal magasabb
unrated-early = Nem értékelt: csak az egyik fél lépett
end-rating = { $player } { NUMBER($rating, useGrouping: 0) } ({ $change })
notice-accepted = <@{ $player-id }>, { $opponent } elfogadta a kihívásodat: elkezdődött a [parti (#{ $id })]({ $link }).
notice-rematch = <@{ $player-id }>, { $opponent } elfogadta a visszavágót: elkezdődött a [parti (#{ $id })]({ $link }).
notice-wanted = <@{ $player-id }>, { $opponent } visszavágót kér: [parti #{ $id }]({ $link }).
notice-turn = <@{ $player-id }>, { $opponent } lépett, most te jössz: [parti #{ $id }]({ $link }).
notice-time = <@{ $player-id }>, te jössz: [parti #{ $id }]({ $link }). Az időd lejár: { $when }.
button-no-turn-notices = Ne szólj, ha én jövök
turn-notices-off = Többé nem szólok, amikor te jössz. A `/ttt preferences` paranccsal kapcsolhatod vissza.
notice-time-quiet = { $player }, te jössz: [parti #{ $id }]({ $link }). Az időd lejár: { $when }.

## Puzzles

command-puzzle = Oldd meg a nap feladványát, egyet a saját partijaidból, vagy egy másikat gyakorlásként
option-from = Honnan legyen a feladvány
choice-today = A mai feladvány
choice-practice = Gyakorlás: a könnyűtől a nehézig, ahányszor csak akarod
option-day = Egy az elmúlt 30 napból, gyakorlásként: nem számít a sorozatba
choice-own-games = Saját partijaim: a hiba előtti pillanat
puzzle-title = { $number }. napi feladvány
puzzle-title-past = { $number }. napi feladvány, gyakorlásként
puzzle-title-practice = Gyakorló feladvány
puzzle-title-own = Parti #{ $id }, { $move }. lépés: volt jobb?
puzzle-goal-win = { $moves ->
    [0] { $mark } lép: **nyerj.**
    [1] { $mark } lép: **nyerj ezzel a lépéssel.**
   *[other] { $mark } lép: **nyerj { $moves } lépésben.**
}
puzzle-goal-misere = { $moves ->
    [0] { $mark } lép: **érd el, hogy { $enemy } sort rakjon ki.**
    [1] { $mark } lép: **csak olyan lépést hagyj, amellyel { $enemy } sort rak ki.**
   *[other] { $mark } lép: **érd el, hogy { $enemy } sort rakjon ki,** { $moves } lépésben.
}
puzzle-goal-draw = { $mark } lép: **tartsd a döntetlent.**
puzzle-tries-left = { $left ->
    [one] 1 próbálkozás maradt
   *[other] { $left } próbálkozás maradt
}
puzzle-tries = { $tries ->
    [one] 1 próbálkozás
   *[other] { $tries } próbálkozás
}
puzzle-gives-up-win = **Nem { $cell }:** utána oda a győzelem.
puzzle-gives-up-draw = **Nem { $cell }:** utána { $enemy } nyerhet.
puzzle-wrong-loses-at-once = **{ $cell } nem jó:** ez egy sor, és aki itt sort rak ki, veszít.
puzzle-wrong-line = **{ $cell } nem jó:** { $enemy } válasza { $reply }, és kész a sora.
puzzle-wrong-fork = **{ $cell } nem jó:** { $enemy } válasza { $reply }, és egyszerre több helyen fenyeget: { $cells }.
puzzle-wrong-lost = **{ $cell } nem jó:** { $enemy } válasza { $reply }, és onnan már nyer.
puzzle-wrong-must-complete = **{ $cell } nem jó:** { $enemy } válasza { $reply }, és előbb-utóbb { $mark } kénytelen sort kirakni.
puzzle-wrong-only-draws = **{ $cell } nem jó:** { $enemy } válasza { $reply }, és már nem lehet nyerni.
puzzle-wrong-ends-in-draw = **{ $cell } nem jó:** betelt a tábla, és senki sem nyert.
puzzle-wrong-unblockable = **{ $cell } nem jó:** { $enemy } válasza { $reply }, és ott fenyeget, ahol még { $mark } áll ({ $cells }): ezt nem lehet kivédeni.
puzzle-wrong-repeats = **{ $cell } nem jó:** harmadszor áll elő ugyanaz az állás, és ez döntetlen.
puzzle-hinted = A tipp { $count } rossz mezőt zárt ki.
puzzle-clue-line = Van egy mező, amellyel kész egy sor.
puzzle-clue-fork = Keress egy lépést két fenyegetéssel.
puzzle-clue-forces-fork = Előbb fenyegess egy sorral: a válasz megnyitja az utat két egyidejű fenyegetéshez.
puzzle-clue-threats = Fenyegess egy sorral, és fenyegess tovább.
puzzle-clue-must-complete = Gondolj a végére: ki fogy ki előbb a biztonságos mezőkből?
puzzle-clue-blocks = Hol rakna ki sort { $enemy }?
puzzle-clue-spoils-fork = Hol fenyegethetne { $enemy } egyszerre két sorral?
puzzle-next = A következő { $when } érkezik.
puzzle-go-on = **Helyes!** { $enemy } válasza { $reply }. Folytasd.
puzzle-solved = { $tries ->
    [1] 🎯 **Megoldva elsőre!**
   *[other] 🎯 **Megoldva { $tries } próbálkozásból!**
}
puzzle-solved-hinted = { $hints ->
    [one] 🎯 **Megoldva { $tries }. próbálkozásra, egy tippel!**
   *[other] 🎯 **Megoldva { $tries }. próbálkozásra, { $hints } tippel!**
}
puzzle-failed = **Ez most meglógott.** Itt a megoldás, és a következő már a tiéd.
puzzle-answer = **{ $cell } volt a jó:** { $reason }.
puzzle-answer-own = **{ $cell } jobb lett volna:** { $reason }.
puzzle-merit-line = ezzel kész egy sor
puzzle-merit-fork = egyszerre több helyen fenyeget ({ $cells })
puzzle-merit-forces-fork = { $enemy } válasza kényszerű ({ $reply }), és utána { $then } egyszerre több helyen fenyeget ({ $cells })
puzzle-merit-threats = innen { $mark } minden lépése sorral fenyeget, és { $enemy } nem tudja mindet kivédeni
puzzle-merit-wins = bármi is { $enemy } válasza, { $mark } nyer
puzzle-merit-must-complete = előbb-utóbb { $enemy } kénytelen sort kirakni
puzzle-merit-blocks = { $enemy } ott kirakott volna egy sort
puzzle-merit-spoils-fork = így { $enemy } nem tud egyszerre két sorral fenyegetni
puzzle-merit-only-draw = minden más mező veszít
puzzle-merit-holds = tartja a döntetlent
puzzle-line = A legjobb folytatás: { $line }.
puzzle-streak = 🔥 **Feladványsorozat: { $days } nap.**
puzzle-solvers = { $finished } játékos { $percent }%-a oldotta meg.
puzzle-solved-by = 🎯 { $finished } játékosból { $solved } megoldotta
puzzle-more = és még { $count }
puzzle-week-ended = **{ $week }. hét**
puzzle-yesterday = Tegnap az élen: { $player } { $tries }
puzzle-server-streak = { $days ->
    [one] 🔥 **Itt { $days } napja mindennap megoldva.**
   *[other] 🔥 **Itt { $days } napja mindennap megoldva.**
}
puzzle-standing = Az eredményed itt látható: { $channel }, a nap feladványa alatt. A nevedet a `/ttt preferences` alatt rejtheted el.
puzzle-shared-solved = { $player } megoldotta. Neked is megy?
puzzle-shared-failed = { $player } elől ez meglógott. Te elkapod?
button-puzzle-today = A nap feladványa
button-puzzle-solve = Megoldom
button-puzzle-hint = Tipp (egy próbáért)
button-puzzle-share = Megosztás
button-puzzle-own = A partijaimból
button-puzzle-here = Jöjjön ide minden nap
puzzle-posted-here = Mostantól ez a csatorna kapja a nap feladványát, a mait azonnal. A `/ttt settings` alatt módosítható.
button-puzzle-dare = Csatorna kihívása
button-puzzle-try-again = Újra innen
puzzle-dare-question =
    ### Kihívod a csatornát?
    Itt mindenki látja az állást, amelyből vesztettél, és megpróbálhatja jobban.
puzzle-dare-draw = ### Te kitartanál?
puzzle-dare-win = ### Te megnyernéd?
puzzle-dare-lost = Innen veszített { $player }.
button-puzzle-try = Megpróbálom
button-puzzle-practice = Gyakorlás
button-puzzle-another = Még egyet

refused-puzzle-over = Ez a feladvány már véget ért. A mait a `/ttt puzzle` mutatja.
refused-no-such-day = Az elmúlt 30 nap feladványai vannak meg. Válassz egyet a listából, vagy írd be a számát vagy a dátumát, például: 2026-11-24.
refused-no-mistakes = A legutóbbi partijaidban nem találtam hibát azokon kívül, amelyeket mostanában már megkaptál. Játssz még: `/ttt start`.
refused-shared-elsewhere = Azt a partit itt senki sem tudná megnyitni. Ott mutathatod meg, ahol játszották.
refused-shared-by-itself = A nap feladványa ezen a csatornán már mindenki eredményét mutatja, a tiédet is.
refused-shared-today = Ezt a feladványt már megosztottad ezen a csatornán.

## Challenges

challenge-title = ### Egy parti amőba?
challenge-to = <@{ $opponent-id }>, **{ $challenger }** kihív téged.
challenge-to-closed = **{ $challenger }** kihívta **{ $opponent }** játékost.
challenge-last-drawn = Az előző parti döntetlen lett.
challenge-to-anyone = **{ $challenger }** játszótársat keres.
challenge-to-anyone-closed = **{ $challenger }** játszótársat keresett.
challenge-expires = Lejár: { $expires }
challenge-rated = Értékelt
challenge-without-ping = { $opponent } egy percen belül nem kap második pinget, de itt elfogadhatja a kihívást.
challenge-sides-swap = Térfélcsere
challenge-opens-me = { $challenger } kezd
challenge-opens-opponent = { $opponent } kezd
challenge-opens-anyone = Aki beszáll, az kezd
challenge-opens-random = Véletlenszerű, ki kezd
challenge-accepted = Elfogadva: kezdődik a parti.
challenge-declined = Majd legközelebb: { $opponent } elutasította.
challenge-withdrawn = { $challenger } visszavonta a kihívást.
challenge-expired = Lejárt, mielőtt { $opponent } válaszolt volna.
challenge-expired-open = Lejárt, mielőtt bárki beszállt volna.
challenge-withdrawn-private = Visszavontad a kihívásodat.
button-accept = Elfogadom
button-decline = Elutasítom
button-join = Beszállok
button-withdraw = Visszavonom
button-challenge-again = Kihívás újra

## Private answers

stopped-private = Leállítottad ezt a partit: #{ $id }.
meant-game = Az itteni partijaid közül ez a #{ $id }, ellenfél: { $opponent }. Másikhoz töltsd ki az *opponent* beállítást.
resign-question = **Feladod ezt a partit: #{ $id }?** Akkor { $opponent } nyer.
button-confirm-resign = Igen, feladom
resign-question-untouched = **Feladod ezt a partit: #{ $id }?** Még senki sem lépett, így nem számít.
resign-question-opened = **Feladod ezt a partit: #{ $id }?** Még nem léptél, így nem számít.
button-withdraw-challenge = Visszavonom a kihívást
button-keep-playing = Játszom tovább
dismissed-before = Kész.
changed-later = A kattintásod számít. A Discord most nem engedi, hogy átrajzoljam a táblát, ezért csak kicsit később változik; ha mégsem, a `/ttt board` újra elküldi.
answer-refused = A Discord itt nem mutatta meg a válaszomat. Lehet, hogy a szerver AutoModja nem enged meg benne egy szót vagy egy nevet.
answer-forbidden = A Discord nem engedi, hogy ide írjak. Aki ezt a szervert kezeli, engedélyezheti.
answer-too-large = Ez túl nagy a Discordnak.
answer-lost = A Discord nem vette át a válaszomat. Próbáld újra egy pillanat múlva.
posted-otherwise = A Discord nem fogadta el a válaszomat, ezért külön üzenetben küldtem el.
resigned-private = Feladtad ezt a partit: [#{ $id }]({ $link }).
called-off-private = Lefújtad ezt a partit: [#{ $id }]({ $link }).
button-restart = Feladom, jöjjön új

see-board = [Ugrás a táblához]({ $link })

refused-broken-button = Ezt a gombot nem ismerem. Új partihoz: `/ttt start`.
refused-kept-private = Ezen a szerveren a válaszaimat csak te látod, így ezt rajtad kívül senki sem látná. A szerver kezelői meghívhatnak, vagy megadhatják neked ezt az engedélyt: *Külső alkalmazások használata*.
refused-unknown-command = Ezt a parancsot nem ismerem. Indítsd újra a Discordot, hogy frissüljön a listája; az én parancsaimat a `/ttt help` mutatja.
refused-unknown-choice = Ezt itt nem lehet választani. Nyisd meg újra a parancsot, és válassz abból, amit kínál.
refused-unknown-form = Ezt az űrlapot nem ismerem. Nyisd meg újra, és küldd el még egyszer.
refused-not-watcher = Ezt a partit csak az állíthatja le, aki kérte, vagy egy moderátor. A `/ttt watch` paranccsal indíthatsz egy sajátot.
refused-no-such-game = Ez a parti már nincs meg. Új partihoz: `/ttt start`.
refused-no-game-here = Nincs partid ezen a csatornán. Kezdj egyet: `/ttt start`.
refused-no-game-with = Nincs partid { $opponent } ellen ezen a csatornán.
refused-not-your-game = Ez nem a te partid. Sajátot így kezdhetsz: `/ttt start`.
refused-not-your-turn = Még nem: most { $player } jön.
refused-not-moderator = Partit csak az állíthat le, akinek *Üzenetek kezelése* engedélye van.
refused-no-game-on-message = Ebben az üzenetben nincs parti.
refused-stale-board = A parti közben továbbment: most így áll a tábla.
refused-old-copy = Ez a tábla régi másolata. [A parti itt folytatódik]({ $link }).
refused-game-is-over = Ez a parti véget ért.
refused-already-playing = Már van itt egy partid { $opponent } ellen. [Ugrás a táblához]({ $link })
refused-already-playing-waiting = Amíg vársz, itt is játszhatsz ellenem vagy valaki más ellen.
refused-channel-not-allowed = Ezen a szerveren más csatornákon játszunk: { $channels }
refused-role-not-allowed = Ezen a szerveren csak az játszhat, akinek bizonyos rangja van.
refused-too-soon = Ezen a szerveren várni kell két kihívás között. Próbáld újra { $wait }.
refused-too-many-games = Ezen a csatornán most { $most } parti zajlik, ennél több nem lehet. Próbáld újra, ha véget ért egy parti, vagy egy másik csatornán.
refused-too-many-watched = Már { $most } partit nézel: előbb érjen véget egy.
refused-no-such-challenge = Ez a kihívás már nincs meg. Új kihíváshoz: `/ttt challenge`.
refused-nothing-to-resign = Nincs sem partid, sem kihívásod ezen a csatornán.
refused-challenge-closed-accepted = Elkéstél: ezt a kihívást már elfogadták.
refused-challenge-closed-declined = Elkéstél: ezt a kihívást elutasították.
refused-challenge-closed-withdrawn = Elkéstél: ezt a kihívást visszavonták.
refused-challenge-closed-expired = Elkéstél: ez a kihívás lejárt.
refused-not-your-challenge = Ezt a kihívást { $player } kapta. Sajátot így indíthatsz: `/ttt challenge`.
refused-not-your-challenge-again = Ezt a kihívást csak az ismételheti meg, akitől jött. Sajátot így indíthatsz: `/ttt challenge`.
refused-not-your-offer = Ezt a kihívást csak az vonhatja vissza, akitől jött. Neked a *{ button-join }* szól.
refused-own-challenge = Ez a saját kihívásod, így nem te fogadhatod el. Az *{ button-decline }* gombbal visszavonhatod.
refused-own-offer = Ez a saját kihívásod, így valaki másnak kell beszállnia. A *{ button-withdraw }* gombbal visszavonhatod.
refused-already-challenging = Van egy nyitott kihívásod ezen a csatornán: előbb vond vissza a `/ttt resign` paranccsal. [Ugrás a kihíváshoz]({ $link })
refused-challenge-yourself = Magadat nem hívhatod ki. Ellenem a `/ttt start` paranccsal játszhatsz, ellenfél nélkül.
refused-challenge-bot = A botok nem válaszolnak a kihívásokra. Ellenem a `/ttt start` paranccsal játszhatsz, ellenfél nélkül.
refused-cannot-see-channel = A kihívott nem látja ezt a csatornát, így válaszolni sem tudna.
refused-cannot-be-challenged = Vele most nem játszhatsz: { $player }.
refused-nobody-else-here = Ezt a beszélgetést rajtad kívül senki sem látja. Szerveren vagy csoportban hívj ki valakit; ellenem a `/ttt start` paranccsal játszhatsz.
refused-unreadable-cell = „{ $text }” nem mező. Írd például így: b2 vagy 5.
refused-ambiguous-cell = „{ $text }” ezek egyike lehet: { $cells }. Írd meg, melyikre gondolsz.
refused-off-board = { $where } nincs ezen a táblán.
refused-cell-taken = { $where } már foglalt.
refused-cell-leaving = A jeled csak ezzel a lépéssel tűnik el innen: { $where }. Ez a mező tehát még nem szabad; lépj máshová.
refused-store-unavailable = Most nem érem el az adatbázisomat, ezért semmi sem változott. Próbáld újra egy kicsit később.
refused-outcome-unknown = Mentés közben megszakadt a kapcsolatom az adatbázisommal, így lehet, hogy sikerült, de az is lehet, hogy nem. Próbáld újra egy kicsit később: semmi sem történik meg kétszer, a partidat pedig a `/ttt board` mutatja.
refused-person-blocked = Nem játszhatsz velem: az üzemeltetőm letiltott.
refused-server-blocked = Ezen a szerveren nem játszom: az üzemeltetőm letiltotta.
refused-not-now = Ezt most nem tudtam végiggondolni. Próbáld újra egy pillanat múlva.
refused-unexpected = Valami elromlott nálam. A partid biztonságban van: a `/ttt board` mutatja.

## Help

help-title = ## Amőba
button-help-play = Így játssz
button-help-commands = Parancsok
button-help-more = Szintek és szabályok
button-support = Segítségkérés
button-source = Forráskód
button-privacy-policy = Adatvédelem
button-terms = Feltételek
button-begin = Játszom egyet
help-goal = Három egy sorban nyer, akár átlósan is.
help-start = **Ellenem:** { $start }, öt szinten
help-challenge = **Egy barátod ellen:** { $challenge }
help-puzzle = **Egyedül:** { $puzzle }, mindennap új
help-stuck = **Elakadtál?** *{ button-hint }*: a legjobb lépés.
help-lost = **Vesztettél?** A *{ button-review-loss }* mutatja a hibát.
help-game = **Játék közben**
help-on-hint = a legjobb lépés, ellenem
help-on-move = b2, 5…
help-on-board = a táblád, még egyszer
help-on-resign = parti vagy kihívás
help-after = **Nézelődéshez**
help-on-stats = eredmények és értékszám
help-on-leaderboard = az itteni legjobbak
help-on-history = a lejátszott partijaid
help-on-review = a hibáid
help-on-watch = magam ellen játszom
help-yours = **Ahogy neked tetszik**
help-on-preferences = stílus és pingek
help-on-privacy = az adataid
help-server = **Szerverek gazdáinak**
help-on-settings = stílus, csatornák stb.
help-menus = **Menükben, az *Alkalmazások* alatt**
    Egy embernél: *{ menu-challenge }*
    Egy üzenetnél: *{ menu-stop }*
help-levels = **Szintek** · `/ttt start`, `level` beállítás
    - *{ level-beginner }*: bárhová lép
    - *{ level-easy }*: kirakja a sorait
    - *{ level-casual }*: a tiédet is blokkolja
    - *{ level-clever }*: csak a villát nem veszi észre
    - *{ level-unbeatable }*: sosem veszít, kivéve az *{ board-short-vanishing }* táblán
    -# A villa egyszerre két sorral fenyeget.
help-boards = **Táblák** · `/ttt start`, `board` beállítás
    - 3×3, három egy sorban
    - 4×4, négy egy sorban
    - 5×5, négy vagy öt egy sorban
    - *Misère*: aki hármat rak ki, **veszít**
    - *{ board-short-vanishing }*: csak a három legújabb jeled marad
help-cells = **Mezők** · a bal felső az a1, mellette a b1. Vagy számold a mezőket: a bal felső az 1.
help-time = **Idő** · lépésenként egy nap, hacsak a szerver nem ír elő mást. Emberek között az veszít, akinek lejár az ideje.
help-screen-reader = **Képernyőolvasóval** válaszd a *{ style-text }* stílust a `/ttt preferences` alatt.

## Settings

command-settings = Az amőba beállításai ezen a szerveren („Szerver kezelése” engedéllyel)
command-preferences = Állítsd be a mezők számozását, a táblastílust, a pingeket és azt, ki hívhat ki
command-privacy = Kérd le az adataidat fájlban, vagy töröltesd őket
option-action = Mi legyen az adataiddal
choice-export = Küldd el az adataimat fájlban
choice-delete = Töröld az adataimat

player-somebody = Valaki

settings-title = ### Amőba ezen a szerveren
settings-note = Minden választás azonnal mentődik, és az új partikra érvényes.
settings-page = { $page }/{ $pages } · { $name }
button-section-games = Partik
button-section-look = Jelek és stílus
button-section-places = Nyelv, csatornák
button-section-limits = Korlátok
button-section-check = Ellenőrzés
button-check-again = Ellenőrzés újra

settings-level = **Milyen jól játsszak,** amíg valaki szintet nem választ
settings-board = **Tábla,** ha senki sem választ másikat
settings-clock = **Idő lépésenként.** Emberek között az veszít, akinek lejár az ideje.
settings-theme = A két játékos **jele**
settings-style = **Táblastílus,** ha a játékosok nem kérnek mást
settings-remains = **Ha a parti véget ért,** ennyi marad az üzenetéből
settings-sample = **Így néz ki**
settings-locale = A nyilvános üzenetek **nyelve.** A személyesek az olvasójuk saját nyelvén szólnak.
settings-channels = **Csatornák,** ahol parti kezdhető, a szálaikat is beleértve. Ha egyet sem választasz, mindegyiken lehet.
settings-roles = **Rangok,** amelyekkel parti kezdhető. Ha egyet sem választasz, bárki kezdhet.
settings-puzzle-channel = **A nap feladványa:** a csatorna, ahová mindennap kiteszem
puzzle-channel-none = Nincs csatorna
settings-most-live = **Legfeljebb ennyi parti egyszerre** egy csatornán
settings-pause = **Szünet,** mielőtt ugyanaz az ember újra kihívhat valakit
settings-unrated = **Kihagyva az értékszámokból:** az ezekkel az emberekkel játszott partik nem számítanak, a korábbiak sem
unrated-none = Senki
channels-all = Minden csatorna
roles-all = Mindenki
more-choices = Válassz itt
button-ask-emoji = Két saját emoji…

theme-classic = Klasszikus: Oxo rajzolta lapkák
theme-plain = Egyszerű
theme-animals = Állatok
theme-sky = Égbolt
theme-garden = Kert
theme-sea = Tenger
theme-own = Saját
style-server = A szerver stílusa
style-server-about = Ahogy a gazdái választották
style-emoji = Emoji
style-emoji-about = A jelek a mezőiken
style-text = Szöveg
style-text-about = Betűk és koordináták, képernyőolvasóhoz jó
remains-all = Az egész tábla
remains-line = Csak egy sor az eredménnyel
language-auto = Ahogy a Discordon van
most-live = { $count } parti
pause-none = Nincs szünet

form-emoji-title = Két saját emoji
form-emoji-x-label = Ehelyett: ❌
form-emoji-o-label = Ehelyett: 🔵
form-emoji-hint = Bármilyen emoji, vagy a szerver egyik sajátja a nevével, például :cat:

check-title = **Engedélyeim itt: { $channel }**
check-has = ✅ { $permission }
check-lacks = ❌ **{ $permission }** hiányzik:
check-well = Itt megvan mindenem, ami kell.
check-how = A csatorna kezelője a rangomnak itt engedélyezheti: *Csatorna szerkesztése → Engedélyek*. Utána nyomd meg ezt: *{ button-check-again }*.
check-no-member = ❌ **Engem nem adtak hozzá ehhez a szerverhez,** ezért csak parancsokra és gombokra tudok válaszolni: nem tudok szólni senkinek, hogy ő jön, és a 15 percnél régebbi táblák csak akkor változnak, ha valaki megnyomja az egyik gombjukat.
check-not-allowed = ⚠️ Ezen a csatornán nem kezdhető parti: nincs azok között, amelyeket a *{ button-section-places }* alatt kiválasztottak.
permission-view = Csatorna megtekintése
permission-view-why = enélkül nem tudom frissíteni a táblát, ha lejár az idő, vagy egy moderátor leállítja a partit.
permission-send = Üzenetek küldése
permission-send-why = enélkül nem tudok szólni a játékosoknak, hogy ők jönnek, vagy hogy fogy az idejük.
permission-attach = Fájlok csatolása
permission-attach-why = enélkül senki sem oszthatja meg egy parti képét.
permission-send-in-threads = Üzenetek küldése szálakban
permission-send-in-threads-why = enélkül nem tudok szólni a játékosoknak, hogy ők jönnek, vagy hogy fogy az idejük.

refused-servers-only = A beállítások egy szerverhez tartoznak, ezért ott használd ezt a parancsot. A sajátjaidat a `/ttt preferences` alatt találod.
refused-not-manager = A beállításokat itt csak az változtathatja meg, akinek *Szerver kezelése* engedélye van. A sajátjaidat a `/ttt preferences` alatt találod.
refused-not-your-panel = Ez valaki másnak készült. A sajátodat így nyithatod meg: `/ttt settings`, `/ttt preferences` vagy `/ttt privacy`.
refused-not-your-notice = Ezek a pingek másnak szólnak. A sajátjaidat a `/ttt preferences` alatt találod.
refused-unknown-emoji = „{ $text }” nem olyan emoji, amelyet itt használni tudnék. Válassz egy szokásos emojit, vagy a szerver egyik sajátját a nevével, például :cat:
refused-marks-alike = A két jelnek különböznie kell egymástól és az üres mezőtől ⬛, különben senki sem tudná kiolvasni a táblát.

## Preferences

preferences-title = ### A te beállításaid
preferences-note = Minden választás azonnal mentődik, és mindenhol érvényes, ahol játszol.
preferences-numbering = **A mezők számozása** a `/ttt move` parancshoz
preferences-style = A következő partijaid **táblastílusa**
preferences-pings = **Mikor pingelhetlek meg**
preferences-challenges = **Ki hívhat ki téged**
preferences-results = **Hogyan szerepelsz a nap feladványánál** egy olyan szerveren, amelynek egyik csatornáján megjelenik
preferences-blocked = **Akikkel soha nem akarsz játszani.** Senki sem tudja meg.
pings-turns = Mindig, a te lépésednél is
pings-turns-about = Ha te jössz: csak ha egy percen belül nem léptél
pings-some = Csak kihívás és idő
pings-some-about = Akkor is, ha a tiédet elfogadják; ha te jössz, nem
pings-none = Soha
pings-none-about = A kihívásokat, emlékeztetőket a csatornán találod
challenges-anyone = Bárki
challenges-nobody = Senki
results-named = A nevemmel
results-unnamed = Név nélkül
numbering-reading = Olvasási sorrend: bal fent 1
numbering-keypad = Számbillentyűzet: bal fent 7

## Privacy

exported = Ez minden, amit rólad tárolok: a partik, amelyeket játszottál, az értékszámaid, a feladványaid, a kihívásaid és a beállításaid.
exported-packed = Ez minden, amit rólad tárolok: a partik, amelyeket játszottál, az értékszámaid, a feladványaid, a kihívásaid és a beállításaid. Annyi, hogy becsomagoltam: a gzip és a legtöbb kicsomagoló program megnyitja.
forget-question =
    ### Töröljem az adataidat?
    Feladod a folyamatban lévő partijaidat, és a nyitott kihívásaid lezárulnak. Az azonosítódat, a nevedet, az értékszámaidat, a feladványaidat és a beállításaidat törlöm. A befejezett partik megmaradnak azoknak, akikkel játszottál; ők „{ player-somebody }” néven látnak majd, és az értékszámukat nélküled számolom. Ha valaki úgy döntött, hogy te nem hívhatod ki, vagy egy szerver úgy, hogy a partijaid nem értékeltek, ez így marad: ehhez megőrzöm az azonosítódat, és semmi mást.
    Ezt **nem lehet visszavonni.** A csatornákon már ott lévő üzenetek megőrzik a rajtuk álló nevet, az üzemeltetőm biztonsági másolataiban pedig addig maradnak meg az adataid, amíg újabbak fel nem váltják őket. Ha újra játszol, tiszta lappal indulunk.
button-forget = Adataim törlése
forgotten =
    Kész: az adataidat töröltem. { $games ->
        [0] Nem volt befejezett partid.
        [one] 1 partiban mostantól „{ player-somebody }” áll a helyeden.
       *[other] { $games } partiban mostantól „{ player-somebody }” áll a helyeden.
    } { $ended ->
        [0] { "" }
        [one] Feladtad azt a partit, amelyik még tartott.
       *[other] Feladtad azt a { $ended } partit, amelyik még tartott.
    } A csatornákban álló üzenetekben ott marad a neved, amíg ott nem törlik őket, és az üzemeltetőm biztonsági másolataiban addig maradnak meg az adataid, amíg újabbak fel nem váltják őket.

## Looking on, ahead and back

command-hint = Mutasd a legjobb lépést az Oxo elleni partidban; csak te látod
command-watch = Nézd, ahogy Oxo önmaga ellen játszik
command-history = Sorold fel a befejezett partikat; a listát csak te látod
command-review = Nézd végig egy befejezett parti lépéseit és hibáit; csak te látod
option-x = Milyen jól játsszon Oxo az X-szel, amelyik kezd
option-o = Milyen jól játsszon Oxo az O-val
option-user-history = Kinek a partijai; hagyd üresen a sajátjaidhoz
option-game = Melyik parti, a táblája alatti számmal; hagyd üresen a legutóbbi ittenihez

button-hint = Tipp
button-play-cell = Lépés: { $cell }
button-rematch = Visszavágó
button-decider = Döntő parti
rematch-wanted = **{ $player }** visszavágót kér. { $opponent }, nyomd meg a *{ button-rematch }* gombot, és már kezdődik is.
rematch-awaited = Visszavágót kértél: kezdődik, amint { $opponent } is megnyomja a *{ button-rematch }* gombot.
button-review = Elemzés
button-review-loss = Miért?
button-back = Vissza
button-next = Tovább
button-next-mistake = Következő hiba
button-to-mistake = A hibához
button-first-mistake = Első hiba
button-first = Eleje
button-share = Megosztás
button-save = Kép mentése
button-newer = Újabbak
button-older = Régebbiek

game-computer-to-move = Most lép: { $mark } { $player }

hint-title = Tipp ehhez a partihoz: #{ $id }
hint-best = **{ $cell }** a legjobb: { $reason }.
hint-last = **{ $cell }** az utolsó szabad mező.
hint-try = Próbáld ezt: **{ $cell }** – { $reason }.
hint-win = { $sign } nyer
hint-draw = { $sign } döntetlen
hint-loss = { $sign } veszít
hint-unknown = { $sign } korai még megmondani
hint-every-win = Minden mező nyer.
hint-every-draw = Még minden mező döntetlenre vezet.
hint-every-loss = Minden mező veszít.
hint-every-unknown = Korai még megmondani, melyik mező hová vezet.
hint-opening = Az egyik megnyitás biztosan nyer: sarok, közép vagy oldal. Hogy melyik, azt neked kell megtalálnod. Kezdd azzal, és kérdezz újra: minden tipp megmondja, mi nyer még.
hint-hollow = A tippekkel elért eredményért csak üres csillag jár.
hint-letter-win = n
hint-letter-draw = d
hint-letter-loss = v
hint-letter-unknown = ?

reason-wins-at-once = ezzel kész a sorod
reason-forks = egyszerre több helyen fenyeget ({ $cells }), és csak az egyik védhető ki
reason-forces-win = { $moves ->
    [0] minden védekezés ellen nyer
    [one] minden védekezés ellen nyer, 1 lépésben
   *[other] minden védekezés ellen nyer, { $moves } lépésben
}
reason-unblockable = ott fenyeget, ahonnan a jelem eltűnik ({ $cells }): ezt nem tudom kivédeni
reason-only-win = { $moves ->
    [0] más mező nem nyer
    [one] 1 lépésben nyer, és más mező nem nyer
   *[other] { $moves } lépésben nyer, és más mező nem nyer
}
reason-misere-win = bármit válaszolok, sort kell majd kiraknom
reason-blocks = kivédi a soromat
reason-only-draw = minden más mező veszít
reason-spoils-fork = { $count ->
    [1] ide készülök: { $cells }, hogy egyszerre két sorral fenyegessek, és ez meghiúsítja
   *[other] egyszerre két sorral készülök fenyegetni, és ez meghiúsítja
}
reason-threatens = sorral fenyeget, így itt kell válaszolnom: { $cells }
reason-sets-traps = veszítek, ha a válaszom { $cells }
reason-sets-many-traps = a válaszaim közül { $count } veszít
reason-avoids-line = nem rak ki sort
reason-holds = tartja a döntetlent
reason-delays = most minden mező veszít, de ez húzza a legtovább
reason-looks-best = egyik másik mezőn sem megy át ennél több nyitott sor

command-stats = Eredmények, legyőzött szintek és értékszám; csak te látod
command-leaderboard = Sorold fel az itteni legmagasabb értékszámokat; a listát csak te látod
option-user-stats = Kinek a statisztikája; hagyd üresen a sajátodhoz
option-scope = Az egész szerver, vagy akik ezen a csatornán játszanak
option-season = A szezon egy negyedév, például 2026 Q4; hagyd üresen a mostanihoz
choice-server = Az egész szerver
choice-channel = Ez a csatorna
button-higher = Feljebb
button-lower = Lejjebb

season = { $year } Q{ $quarter }
result = { $sign } { $games }
points = { NUMBER($points, useGrouping: 0) }
missing-games = { $games ->
    [one] még egy értékelt parti
   *[other] még { $games } értékelt parti
}

leaderboard-title = A szerver ranglistája, { $season }
leaderboard-title-channel = Ranglista: <#{ $channel-id }>, { $season }
leaderboard-page = { $total ->
    [1] 1 játékos
   *[other] { $total } játékos · { $page }/{ $pages }. oldal
}
leaderboard-none = Itt még senkinek sincs értékszáma. Az emberek közti partik számítanak, hívj ki valakit: `/ttt challenge`.
leader-brief = { $place } <@{ $user-id }> · **{ NUMBER($rating, useGrouping: 0) }**
leader-brief-provisional = ⏳ <@{ $user-id }> · { NUMBER($rating, useGrouping: 0) }
games-so-far = partik: { $games }/{ $most }
leaders-provisional = ⏳ még nincs helyezés: ahhoz { $games } értékelt parti kell
leaders-unsettled = ? kevesebb mint { $games } értékelt parti
leaders-legend = ± ennyit tévedhet egy értékszám
button-details = Részletek
button-overview = Kevesebb
button-post-here = Közzététel itt
button-my-place = Helyezésem
button-challenge-anyone = Kihívok bárkit
own-place = **A helyezésed:** { $place }. hely { $total } játékos közül, { NUMBER($rating, useGrouping: 0) } ponttal.
own-provisional = ⏳ **Neked** { NUMBER($rating, useGrouping: 0) } pontod van. A helyezéshez kell: { $missing }.
own-missing = ⏳ **A helyezésedhez kell:** { $missing }.
own-none = **Neked** itt még nincs értékszámod: játssz valakivel a `/ttt challenge` paranccsal.
own-left-out = **Kimaradsz az értékszámokból:** így döntöttek a szerver gazdái.
rated-games = Az itteni, emberek közti partik beleszámítanak az értékszámba: naponta legfeljebb három ugyanazzal az ellenféllel, és győzelem olyan ellen nem, aki { $points } vagy több ponttal lejjebb áll.
held-title = 🛡️ **Első döntetlen a *{ level-unbeatable }* ellen**
held-first = { $board } · <@{ $first-id }> · { $date }
held-longest = { $board } · { $longest } egymás után · <@{ $longest-id }>

stats-title-server = Statisztika ezen a szerveren: <@{ $user-id }>
stats-title-anywhere = Statisztika: <@{ $user-id }>
stats-none = Még nincs befejezett parti. Kezdj egyet: `/ttt start`.
stats-people = **Emberek ellen:** { $score }
stats-versus = **<@{ $reader-id }> kontra <@{ $user-id }>:** { $score }
stats-streak = **Egymás utáni győzelmek:** { $current ->
    [0] legjobb { $best }
   *[other] most { $current }, legjobb { $best }
}
stats-computer = **Oxo ellen:** { $score }
trophies-legend =
    { $star } a legnehezebb legyőzött szintig
    -# { $shield } döntetlen a { level-unbeatable } ellen
trophies-legend-hints = { $star } csak tippekkel
trophies-legend-perfect = { $cup } győzelem tipp nélkül a { level-perfect } ellen
stats-levels = **Oxo ellen, szintenként**
stats-run-legend = 🛡️ a legtöbb döntetlen egymás után
stats-rating-brief = **Értékszám, { $season }:** { NUMBER($rating, useGrouping: 0) } · { $how }
stats-settles = a helyezéshez kell: { $missing }
stats-puzzles = **Feladványsorozat:** { $current ->
    [0] legjobb { $best }
   *[other] most { $current } nap, legjobb { $best }
}
stats-spread = **Értékszám, { $season }:** { NUMBER($rating, useGrouping: 0) } ± { $spread }
stats-past = { $season }: { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
stats-points = Legmagasabb { NUMBER($highest, useGrouping: 0) }, legalacsonyabb { NUMBER($lowest, useGrouping: 0) }. A legutóbbiak, a legújabb a végén: { $latest }
stats-graph = 📈 Értékszám partinként; sáv: ennyit tévedhet
picture-rating = Az értékszám vonaldiagramon, { $season }. { $points }
stats-unrated = **Értékszám ({ $season }):** nincs. Az emberek közti partik számítanak.
stats-left-out = **Értékszám:** kimarad a szerver értékszámaiból.
is-provisional = ideiglenes
is-at-place = { $place }. hely

refused-no-leaderboard-here = Értékszámok csak szervereken vannak: ott kérd a ranglistát, ahol játszol.
refused-unknown-season = „{ $text }” nem szezon. Írj egy évet és egy negyedévet, például 2026 Q4.

history-title-server = Partik ezen a szerveren: <@{ $user-id }>
history-title-anywhere = Partik: <@{ $user-id }>
history-none = Még nincs befejezett parti. Kezdj egyet: `/ttt start`.
history-page = { $total ->
    [1] 1 parti
   *[other] { $total } parti, elöl a legújabb · { $page }/{ $pages }. oldal
}
legend-won = 🟩 győzelem
legend-drawn = 🟨 döntetlen
legend-lost = 🟥 vereség
legend-otherwise = ⬛ nincs eredmény
history-won = Győzelem, ellenfél: { $opponent } · #{ $id }
history-lost = Vereség, ellenfél: { $opponent } · #{ $id }
history-drawn = Döntetlen, ellenfél: { $opponent } · #{ $id }
history-unfinished = Félbemaradt, ellenfél: { $opponent } · #{ $id }
history-stopped = Leállítva, ellenfél: { $opponent } · #{ $id }
history-set-aside = Félretéve, ellenfél: { $opponent } · #{ $id }
history-called-off = Lefújva, ellenfél: { $opponent } · #{ $id }
history-choice = { $game } · { $ago } · { $board }
ago-now = az imént

review-where = Parti #{ $id } · { $board }
review-at-start = { $total ->
    [1] Az egyetlen lépés előtt
   *[other] Az első lépés előtt (összesen { $total })
}
review-at = { $ply }/{ $total }. lépés: { $mark } { $player } – **{ $cell }**
review-at-own = { $ply }/{ $total }. lépés: { $mark } ide léptél: **{ $cell }**
review-moves = Lépések: { $moves }
review-moves-marked = Lépések (a ? hibát jelöl): { $moves }
review-no-moves = Senki sem lépett, így nincs mit visszanézni.
review-no-mistakes = ✨ **Egyetlen hiba sem, egyik oldalon sem.**
review-more-mistakes = …és még { $count }.
mistake-own = { $number }. lépés (a tiéd, { $cell })
mistake-of = { $number }. lépés ({ $player }, { $cell })
mistake-win-draw = **{ $move }:** elúszott a győzelem. A győzelemhez { $better } volt a legjobb.
mistake-win-loss = **{ $move }:** nyert állásból vereség lett. A győzelemhez { $better } volt a legjobb.
mistake-draw-loss = **{ $move }:** ez vesztette el a partit. A döntetlenhez { $better } volt a legjobb.
mistake-draw-loss-back = **{ $move }:** ez vesztett álláshoz vezetett. A döntetlenhez { $better } volt a legjobb.

watch-begin = Ki hibázik először?
watch-slipped = { $player } hibázott! Látja { $mark }?
watch-missed = { $player } elszalasztotta a győzelmet. Újra egál.
watch-wins = { $player } innen már kikényszerítheti a győzelmet.
watch-even = Eddig minden egál.
watch-wins-still = { $player } még mindig nyerésre áll.
watch-wins-yet = { $player } nem ereszti a győzelmet.
watch-even-still = Még mindig egál.
watch-even-yet = Egyik sem enged.

picture-keep = A mentéshez tartsd nyomva a képet, vagy kattints rá jobb gombbal.
shared-by = megosztotta: { $player }
picture-game = Animált tábla: { $board }. { $first-mark }: { $first }, { $second-mark }: { $second }. Lépések: { $moves }. { $result }
picture-won = { $player } nyert.
picture-nobody-won = Senki sem nyert.

refused-cannot-attach = Ezen a csatornán nem csatolhatok fájlt, ezért itt nem tudok képet megosztani. A *{ button-save }* csak neked küldi el.
refused-picture-is-being-drawn = Még az előző képedet rajzolom. Ha az megérkezett, kérd újra ezt.
refused-not-played-by-you = Ezt a partit csak azok oszthatják meg, akik játszották.
refused-game-shared = Ezt a partit ezen a csatornán már megosztották.
refused-shared-just-now = Épp most osztottál meg valamit. A következőt { $wait } oszthatod meg.
refused-game-still-on = Ez a parti még tart. Elemezni vagy visszavágót kérni akkor lehet, ha véget ért.
refused-hint-against-person = Az ellenfeled ember, úgyhogy a tipp csalás lenne. Tippek az ellenem játszott partikban vannak: `/ttt start`.
refused-nothing-to-review = Nem találtam olyan partit, amelyet itt elemezhetnél. Írd be a tábla alatti számot, például `12`, vagy keresd meg a `/ttt history` paranccsal.
refused-nothing-played-here = Ezen a csatornán még nem játszottál végig partit. A `/ttt history` felsorolja, amiket játszottál.
refused-others-history = Itt csak a saját partijaidat listázhatod. Másokét azon a szerveren láthatod, ahol játszották.
refused-export-running = Az adataidat már gyűjtöm. A fájl az első kérésedre adott válaszban érkezik.
refused-opponent-forgotten = Az ellenfeled töröltette az adatait, így nincs kit megkérdezni. A `/ttt challenge` paranccsal mást hívhatsz ki.
