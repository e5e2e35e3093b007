### Every word that a player sees, in Romanian.

# Names stay out of the genitive (a { $player } would need "lui" or an ending): "cu", "pentru", "pe".
# A mark is "simbol", a cell "căsuță", a row that wins "linie", a horizontal one "rând".

## Commands

command-ttt = X și 0: cu botul sau între voi
command-start = Începe o partidă de X și 0
command-challenge = Propune cuiva o partidă, sau oricui de aici
command-move = Joacă într-o căsuță, în partida ta din acest canal
command-board = Arată din nou tabla partidei tale, la capătul canalului
command-resign = Abandonează partida ta de aici sau retrage provocarea
command-help = Cum se joacă, nivelurile și comenzile
menu-challenge = Provoacă la X și 0
menu-stop = Oprește această partidă
option-opponent = Cu cine joci; lasă gol ca să joci cu botul
option-opponent-challenge = Pe cine provoci; lasă gol ca să poată accepta oricine
option-level = Cât de bine joacă botul
option-board = Pe ce tablă se joacă
option-mark = Simbolul tău
option-first = Cine face prima mutare
option-cell = Unde joci: b2, 5…
choice-random = La întâmplare
choice-first-me = Eu
choice-first-opponent = Adversarul meu

level-beginner = Începător
level-easy = Ușor
level-casual = Mediu
level-clever = Isteț
level-unbeatable = Imbatabil

board-3x3 = 3×3, trei în linie
board-4x4 = 4×4, patru în linie
board-5x5 = 5×5, patru în linie
board-5x5-five = 5×5, cinci în linie
board-misere = Misère 3×3: cine pune trei în linie pierde

## The game

player-computer = Oxo ({ $level })
player-computer-alone = Oxo
game-title = { $first-mark } { $first } vs { $second-mark } { $second }
game-to-move = E rândul tău, { $player } { $mark }
game-won = { $mark } **{ $player } a câștigat!**
game-won-misere = { $count ->
    [3] { $loser-mark } { $loser } a pus trei în linie, așa că { $mark } **{ $player } a câștigat!**
   *[other] { $loser-mark } { $loser } a pus { $count } în linie, așa că { $mark } **{ $player } a câștigat!**
}
game-won-resigned = { $mark } **{ $player } a câștigat:** { $loser } a abandonat
game-won-time = { $mark } **{ $player } a câștigat:** timp expirat pentru { $loser }
game-drawn = **Remiză.**
game-newcomer = Acesta e *{ level-unbeatable }*: mai mult decât o remiză nu scoate nimeni. Ești la prima partidă? Încălzește-te la *{ $level }*.
game-unfinished = **Neterminată:** nimeni n-a mutat la timp.
game-stopped = **Oprită** de un moderator.
game-set-aside = **Lăsată deoparte** pentru o partidă între oameni.
game-footer = Partida { $id }
game-footer-last = ultima mutare: { $cell }
game-footer-line = linia: { $cells }
game-footer-clock = timpul expiră { $when }
game-moved = Tabla partidei { $id } s-a mutat: [vezi-o aici]({ $link })

button-resign = Abandonează

end-first-win = 🎉 **{ $player }: prima victorie la nivelul { $level }!**
end-beat-beginner = Gata încălzirea? *{ level-easy }* completează o linie de cum i-o lași.
end-beat-easy = *{ level-casual }* nu-ți mai dă linia atât de ușor: blochează.
end-beat-casual = *{ level-clever }* știe unde un simbol valorează cel mai mult. Ia-l prin surprindere.
end-beat-clever = *{ level-clever }* nici n-a văzut de unde a venit. A mai rămas doar *{ level-unbeatable }*: acolo, o remiză e cât o victorie.
end-beat-unbeatable = Asta n-ar fi trebuit să fie posibil. Ține minte clipa.
end-drawn = O tablă plină și nicio linie pe ea.
end-lost-unbeatable = *{ level-unbeatable }* așteaptă o singură greșeală. *{ button-review }* îți arată care a fost.
end-won = { $player } a câștigat în { $moves ->
    [one] 1 mutare
    [few] { $moves } mutări
   *[other] { $moves } de mutări
}. Revanșa e la un clic distanță.
end-won-misere = Răbdarea dă roade. Revanșa e la un clic distanță.
notice-accepted = <@{ $player-id }>, { $opponent } joacă cu tine: [partida { $id }]({ $link }) a început.
notice-turn = <@{ $player-id }>, { $opponent } a mutat, deci e rândul tău în [partida { $id }]({ $link }).
notice-time = <@{ $player-id }>, e rândul tău în [partida { $id }]({ $link }). Timpul tău expiră { $when }.
notice-time-quiet = { $player }, e rândul tău în [partida { $id }]({ $link }). Timpul tău expiră { $when }.

## Challenges

challenge-to = <@{ $opponent-id }>, **{ $challenger }** te provoacă la X și 0.
challenge-to-closed = Provocare la X și 0 de la **{ $challenger }** pentru **{ $opponent }**.
challenge-to-anyone = **{ $challenger }** caută pe cineva pentru X și 0.
challenge-to-anyone-closed = **{ $challenger }** căuta pe cineva pentru X și 0.
challenge-terms = { $board } · { $opens } · expiră { $expires }
challenge-opens-me = începe { $challenger }
challenge-opens-opponent = începe { $opponent }
challenge-opens-anyone = începe cine acceptă
challenge-opens-random = cine începe se trage la sorți
challenge-accepted = Provocare acceptată: partida a început.
challenge-declined = { $opponent } a refuzat.
challenge-withdrawn = { $challenger } a retras provocarea.
challenge-expired = { $opponent } n-a răspuns la timp.
challenge-expired-open = Nimeni n-a acceptat la timp.
challenge-withdrawn-private = Provocarea ta e retrasă.
button-accept = Acceptă
button-decline = Refuză
button-join = Joacă
button-withdraw = Retrage
button-challenge-again = Provoacă din nou

## Private answers

stopped-private = Partida { $id } e oprită.
resign-question = **Abandonezi partida { $id }?** Atunci câștigă { $opponent }.
button-confirm-resign = Da, abandonez
resigned-private = Ai abandonat [partida { $id }]({ $link }).
button-restart = O abandonez și încep asta
button-set-aside-accept = O las deoparte și accept
button-set-aside-join = O las deoparte și joc
set-aside-private = Partida ta cu mine e lăsată deoparte. Nu se pune nici ca victorie, nici ca înfrângere.

see-board = [Mergi la tablă]({ $link })

refused-broken-button = Nu cunosc butonul acesta. Folosește `/ttt start` pentru o partidă nouă.
refused-no-such-game = Partida aceea nu mai există. Folosește `/ttt start` pentru una nouă.
refused-no-game-here = Nu ai nicio partidă în acest canal. Folosește `/ttt start` ca să joci.
refused-not-your-game = Butoanele acestea sunt doar pentru cei doi care joacă partida. Folosește `/ttt start` pentru una a ta.
refused-not-your-turn = Nu e încă rândul tău.
refused-not-moderator = Doar membrii care pot gestiona mesajele pot opri o partidă.
refused-no-game-on-message = În acest mesaj nu e nicio partidă.
refused-stale-board = Partida a mers mai departe: aceasta e tabla acum.
refused-old-copy = Aceasta e o copie veche a tablei. [Partida continuă aici]({ $link }).
refused-game-is-over = Această partidă s-a încheiat.
refused-already-playing = Ai deja o partidă aici: termin-o sau abandoneaz-o mai întâi. [Mergi la tablă]({ $link })
refused-already-playing-opponent = { $player } are deja o partidă în acest canal.
refused-playing-computer = Aici joci cu mine, iar asta mai poate aștepta. [Mergi la tablă]({ $link })
refused-channel-not-allowed = Pe acest server se joacă în altă parte: { $channels }
refused-role-not-allowed = Pe acest server pot juca doar membrii cu anumite roluri.
refused-too-soon = Acest server vrea o pauză între provocări. Încearcă din nou { $wait }.
refused-too-many-games = Acest canal are deja { $most ->
    [one] 1 partidă în desfășurare
    [few] { $most } partide în desfășurare
   *[other] { $most } de partide în desfășurare
}, adică maximul. Încearcă din nou după ce se încheie una, sau în altă parte.
refused-too-many-watched = Urmărești deja { $most ->
    [one] 1 partidă: las-o întâi să se termine
    [few] { $most } partide: lasă întâi una să se termine
   *[other] { $most } de partide: lasă întâi una să se termine
}.
refused-no-such-challenge = Provocarea aceea nu mai există. Folosește `/ttt challenge` ca să faci una.
refused-nothing-to-resign = Nu ai nici partidă, nici provocare în acest canal.
refused-challenge-closed-accepted = Prea târziu: provocarea a fost acceptată.
refused-challenge-closed-declined = Prea târziu: provocarea a fost refuzată.
refused-challenge-closed-withdrawn = Prea târziu: provocarea a fost retrasă.
refused-challenge-closed-expired = Prea târziu: provocarea a expirat.
refused-not-your-challenge = Această provocare e pentru altcineva.
refused-own-challenge = E chiar provocarea ta: trebuie s-o accepte altcineva.
refused-already-challenging = Ai deja o provocare deschisă în acest canal: retrage-o întâi cu `/ttt resign`. [Mergi la provocare]({ $link })
refused-challenge-yourself = Nu te poți provoca pe tine. Ca să joci cu botul, folosește `/ttt start` fără adversar.
refused-challenge-bot = Boții nu răspund la provocări. Ca să joci cu mine, folosește `/ttt start` fără adversar.
refused-cannot-see-channel = Persoana aceasta nu vede canalul, așa că n-ar putea răspunde.
refused-cannot-be-challenged = Nu poți juca acum cu { $player }.
refused-nobody-else-here = Nimeni altcineva nu vede această conversație. Provoacă oameni pe un server sau într-un grup; ca să joci cu mine, folosește `/ttt start`.
refused-unreadable-cell = „{ $text }” nu e o căsuță. Scrie, de exemplu, b2 sau 5.
refused-ambiguous-cell = „{ $text }” poate însemna mai multe căsuțe: { $cells }. Scrie care.
refused-off-board = { $where } nu e pe această tablă.
refused-cell-taken = Căsuța { $where } e ocupată.
refused-store-unavailable = Baza de date nu răspunde chiar acum, așa că nu s-a schimbat nimic. Încearcă din nou peste câteva clipe.
refused-outcome-unknown = Baza de date a căzut exact când notam asta, așa că poate s-a întâmplat, poate nu. Încearcă din nou peste câteva clipe: nimic nu se întâmplă de două ori, iar `/ttt board` îți arată partida.
refused-unexpected = Ceva n-a mers bine la mine. Partida ta e în siguranță: `/ttt board` ți-o arată.

## Help

help-title = ## X și 0
button-help-play = Cum se joacă
button-help-more = Niveluri, reguli etc.
help-start = **Cu mine:** { $start }, apoi apasă pe o căsuță. Câștigi cu trei simboluri în linie. Din opțiuni alegi nivelul, tabla, simbolul tău și cine începe.
help-challenge = **Între voi:** { $challenge } sau meniul unei persoane: *Aplicații → { menu-challenge }*.
help-game = **În timpul partidei**
help-on-hint = cea mai bună căsuță, contra mea
help-on-move = b2, 5…
help-on-board = din nou la capăt
help-on-resign = retrage și o provocare
help-after = **Înainte și după**
help-on-stats = rezultate și rating
help-on-leaderboard = cei mai buni de pe server
help-on-history = partidele tale încheiate
help-on-review = greșeli, distribuire
help-on-watch = joc cu mine însumi
help-rematch = Sub o partidă încheiată, *{ button-rematch }* schimbă rolurile, iar *{ button-review }* arată unde s-a întors partida.
help-yours = **După gustul tău**
help-on-preferences = aspect și notificări
help-on-privacy = datele tale
help-screen-reader = **Cu un cititor de ecran,** alege stilul *Text*: tablele sunt din litere, iar fiecare buton își spune căsuța și simbolul.
help-server = **Pentru cine administrează un server**
help-on-settings = aspect, canale, limite
help-stop = *Aplicații → { menu-stop }* pe un mesaj îi oprește partida.
help-levels = **Niveluri** · *{ level-beginner }* joacă oriunde · *{ level-easy }* completează o linie · *{ level-casual }* le blochează și pe ale tale · *{ level-clever }* preferă centrul și colțurile, dar nu vede amenințările duble · *{ level-unbeatable }* nu pierde niciodată
help-boards = **Table** · 3×3, trei în linie · 4×4, patru · 5×5, patru sau cinci · *Misère*: cine completează o linie **pierde**
help-cells = **Căsuțe** · coloanele sunt litere, rândurile sunt numere: a1 e în stânga sus, la fel și 1.
help-time = **Timp** · o zi pe mutare, sau cât spune serverul. Între oameni, cine depășește timpul pierde.
help-again = { $help } arată pagina aceasta.

## Settings

command-settings = Configurează X și 0 pe acest server (pentru membrii cu „Gestionează serverul”)
command-preferences = Cum numerotezi căsuțele, cum vezi tablele și când primești notificări
command-privacy = Primește un fișier cu datele tale sau șterge-le
option-action = Ce facem cu datele tale
choice-export = Trimite-mi datele într-un fișier
choice-delete = Șterge-mi datele

player-somebody = Cineva

settings-title = ### X și 0 pe acest server
settings-note = Doar tu vezi asta. Fiecare alegere se salvează pe loc și e valabilă pentru partidele următoare.
button-section-games = Partide
button-section-look = Aspect
button-section-places = Limbă și canale
button-section-limits = Limite
button-section-check = Verifică

settings-level = **Nivelul meu** dacă nimeni nu alege altul
settings-board = **Tabla** dacă nimeni nu alege alta
settings-clock = **Ceas:** cât poate dura o mutare. Între oameni, cine depășește timpul pierde.
settings-theme = **Simbolurile** celor doi jucători
settings-style = **Stilul** tablelor, dacă jucătorii nu preferă altul
settings-remains = **Când se încheie o partidă,** ce rămâne din mesajul ei
settings-sample = **Așa arată**
settings-locale = **Limba** mesajelor publice. Cele private sunt în limba celui care le citește.
settings-channels = **Canale** în care pot începe partide, cu tot cu firele lor. Dacă nu alegi niciunul, sunt permise toate.
settings-roles = **Roluri** care pot începe partide. Dacă nu alegi niciunul, pot toți.
settings-most-live = **Partide simultane** într-un canal, cel mult
settings-pause = **Pauză** între două provocări ale aceleiași persoane
settings-unrated = **În afara clasamentului:** partidele acestor persoane nu contează pentru nimeni, nici cele vechi
unrated-none = Nimeni
channels-all = Toate canalele
roles-all = Toți
more-choices = Alege aici
button-ask-clock = Altă durată…
button-ask-emoji = Două emoji ale tale…

theme-classic = Clasic
theme-animals = Animale
theme-sky = Cer
theme-garden = Grădină
theme-sea = Mare
theme-own = Ale tale
style-server = Ca pe server
style-emoji = Emoji: o imagine a tablei deasupra butoanelor
style-compact = Compact: doar butoanele cât timp se joacă partida
style-text = Text: litere și coordonate, potrivit pentru cititoare de ecran
remains-all = Toată tabla
remains-line = Doar un rând cu rezultatul
language-auto = Cea setată pe Discord
most-live = { $count ->
    [one] 1 partidă
    [few] { $count } partide
   *[other] { $count } de partide
}
pause-none = Fără pauză

form-clock-title = Ceas
form-clock-label = Cât poate dura o mutare?
form-clock-hint = De la 1 minut la 7 zile: 90m, 2h, 1h 30m sau 3d
form-emoji-title = Două emoji ale tale
form-emoji-x-label = În loc de ❌
form-emoji-o-label = În loc de 🔵
form-emoji-hint = Orice emoji, sau unul al acestui server, după nume, ca :cat:

check-title = **Ce am voie să fac în { $channel }**
check-has = ✅ { $permission }
check-lacks = ❌ Lipsește **{ $permission }**:
check-well = Am aici tot ce-mi trebuie.
check-how = Cine gestionează acest canal poate permite asta din *Editează canalul → Permisiuni*, pentru rolul meu. Apasă *{ button-section-check }* ca să verifici din nou.
check-no-member = ❌ **Acest server nu m-a adăugat,** așa că pot doar să răspund la comenzi și butoane: nu pot anunța pe nimeni că îi vine rândul, iar tablele mai vechi de 15 minute se schimbă doar când cineva apasă un buton de pe ele.
check-not-allowed = ⚠️ În acest canal nu pot începe partide: nu e printre cele alese la *{ button-section-places }*.
permission-view = Vezi canalul
permission-view-why = fără această permisiune nu pot actualiza o tablă când expiră timpul sau un moderator oprește o partidă.
permission-send = Trimite mesaje
permission-send-why = fără această permisiune nu pot anunța jucătorii că le-a venit rândul sau că le expiră timpul.
permission-attach = Atașează fișiere
permission-attach-why = fără această permisiune nimeni nu poate distribui imaginea unei partide.
permission-send-in-threads = Trimite mesaje în fire
permission-send-in-threads-why = fără această permisiune nu pot anunța jucătorii că le-a venit rândul sau că le expiră timpul.

refused-servers-only = Setările țin de un server, așa că folosește comanda pe unul. Preferințele tale sunt la `/ttt preferences`.
refused-not-manager = Doar membrii care pot gestiona acest server îi pot schimba setările. Preferințele tale sunt la `/ttt preferences`.
refused-not-your-panel = Panoul acesta e al altcuiva. Deschide-l pe al tău cu `/ttt settings`, `/ttt preferences` sau `/ttt privacy`.
refused-unreadable-clock = „{ $text }” nu e o durată. Scrie 90m, 2h, 1h 30m sau 3d.
refused-clock-out-of-range = O mutare poate dura între 1 minut și 7 zile.
refused-unknown-emoji = „{ $text }” nu e un emoji pe care să-l pot folosi aici. Alege un emoji obișnuit, sau unul al acestui server, după nume, ca :cat:
refused-marks-alike = Cele două simboluri trebuie să difere între ele și de căsuța goală ⬛, altfel nimeni n-ar mai putea citi tabla.

## Preferences

preferences-title = ### Preferințele tale
preferences-note = Doar tu vezi asta. Preferințele te însoțesc oriunde joci.
preferences-numbering = **Numerele căsuțelor** când scrii o mutare cu `/ttt move`
preferences-style = **Stilul** partidelor tale, începând cu următoarea. Cu altă persoană, *Text* se aplică dacă îl preferă oricare dintre voi, celelalte doar dacă le preferați amândoi.
preferences-pings = **Notificări:** când am voie să te menționez. Cine răspunde în mai puțin de un minut nu e anunțat niciodată că îi vine rândul.
preferences-challenges = **Cine te poate provoca.** Nimeni nu află ce alegi.
preferences-blocked = **În afară de aceste persoane:** nu te pot provoca, nu-ți pot accepta provocările și nu pot juca revanșa, iar motivul nu li-l spune nimeni.
pings-none = Niciodată
pings-some = Când cineva te provoacă sau îți acceptă provocarea și când îți expiră timpul
pings-turns = Și când adversarul tău a mutat
challenges-anyone = Oricine
challenges-nobody = Nimeni
numbering-reading = Cum se citește: 1 e în stânga sus
numbering-keypad = Ca pe tastatura numerică: 7 e în stânga sus

## Privacy

exported = Asta e tot ce păstrez despre tine: partidele la care ai jucat, ratingurile, provocările și preferințele tale.
exported-packed = Asta e tot ce păstrez despre tine: partidele la care ai jucat, ratingurile, provocările și preferințele tale. E atât de mult, încât l-am arhivat: se deschide cu gzip și cu majoritatea programelor de dezarhivare.
forget-question =
    ### Îți șterg datele?
    Abandonezi partidele în desfășurare, iar provocările tale deschise se închid. ID-ul, numele, ratingurile și preferințele tale se șterg. Partidele încheiate rămân pentru cei cu care ai jucat, care vor vedea „{ player-somebody }” în locul tău; ratingurile lor se calculează fără tine. Cine a ales să nu primească provocări de la tine păstrează acea alegere, doar cu ID-ul tău.
    De aici **nu există cale de întoarcere.** Mesajele care sunt deja în canale păstrează numele pe care îl arată, iar copiile de siguranță ale celui care mă găzduiește îți păstrează datele până când sunt înlocuite de altele mai noi. Dacă mai joci vreodată, o luăm de la zero.
button-forget = Șterge-mi datele
forgotten =
    Gata: datele tale sunt șterse. { $games ->
        [0] Nu erai în nicio partidă.
        [one] 1 partidă arată acum „{ player-somebody }” în locul tău.
        [few] { $games } partide arată acum „{ player-somebody }” în locul tău.
       *[other] { $games } de partide arată acum „{ player-somebody }” în locul tău.
    } { $ended ->
        [0] { "" }
        [one] Ai abandonat-o pe cea în desfășurare.
        [few] Le-ai abandonat pe cele { $ended } în desfășurare.
       *[other] Le-ai abandonat pe cele { $ended } de partide în desfășurare.
    } Copiile de siguranță ale celui care mă găzduiește îți păstrează datele până când sunt înlocuite de altele mai noi.

## Looking on, ahead and back

command-hint = Care e cea mai bună mutare în partida ta cu botul? Doar tu vezi răspunsul
command-watch = Urmărește cum joacă botul cu el însuși
command-history = Lista partidelor încheiate; doar tu o vezi
command-review = Revezi o partidă încheiată, mutare cu mutare, cu greșelile ei; doar tu o vezi
option-x = Cât de bine joacă botul cu X, care mută primul
option-o = Cât de bine joacă botul cu O
option-user-history = Ale cui partide; lasă gol pentru ale tale
option-game = Lasă gol pentru ultima ta partidă de aici; altfel alege una sau scrie numărul de sub o tablă

button-hint = Indiciu
button-rematch = Revanșă
button-review = Revezi
button-first = Început
button-back = Înapoi
button-next = Înainte
button-last = Sfârșit
button-share = Distribuie
button-save = Salvează imaginea
button-newer = Mai noi
button-older = Mai vechi

game-computer-to-move = La mutare: { $mark } { $player }

hint-title = Indiciu pentru partida { $id }
hint-best = Cel mai bine e **{ $cell }**: { $reason }.
hint-win = { $sign } câștigă
hint-draw = { $sign } remiză
hint-loss = { $sign } pierde
hint-unknown = { $sign } prea departe ca să se vadă
hint-letter-win = c
hint-letter-draw = r
hint-letter-loss = p
hint-letter-unknown = ?

reason-wins-at-once = îți completează linia
reason-forks = amenință { $cells } în același timp, și doar una poate fi blocată
reason-forces-win = { $moves ->
    [0] câștigă contra oricărei apărări
    [one] câștigă contra oricărei apărări, în 1 mutare
    [few] câștigă contra oricărei apărări, în { $moves } mutări
   *[other] câștigă contra oricărei apărări, în { $moves } de mutări
}
reason-only-win = { $moves ->
    [0] nicio altă căsuță nu câștigă
    [one] nicio altă căsuță nu câștigă: aceasta câștigă în 1 mutare
    [few] nicio altă căsuță nu câștigă: aceasta câștigă în { $moves } mutări
   *[other] nicio altă căsuță nu câștigă: aceasta câștigă în { $moves } de mutări
}
reason-blocks = blochează linia adversarului tău
reason-only-draw = toate celelalte căsuțe pierd
reason-spoils-fork = { $count ->
    [1] adversarul tău vrea { $cells }, ca să amenințe două linii deodată, și asta îi strică planul
   *[other] adversarul tău vrea să amenințe două linii deodată, și asta îi strică planul
}
reason-threatens = păstrează remiza, iar adversarul tău trebuie să răspundă la { $cells }
reason-sets-traps = păstrează remiza, iar adversarul tău pierde dacă răspunde cu { $cells }
reason-sets-many-traps = păstrează remiza, iar { $count ->
    [one] unul dintre răspunsuri pierde
    [few] { $count } dintre răspunsuri pierd
   *[other] { $count } dintre răspunsuri pierd
}
reason-avoids-line = nu completează nicio linie
reason-holds = păstrează remiza
reason-delays = acum toate căsuțele pierd, iar aceasta rezistă cel mai mult
reason-looks-best = e pe cele mai multe linii încă deschise

command-stats = Victorii, remize și înfrângeri, serii și rating; doar tu le vezi
command-leaderboard = Cine are cel mai mare rating aici? Doar tu vezi lista
option-user-stats = Ale cui statistici; lasă gol pentru ale tale
option-scope = Tot serverul, sau doar cei care joacă în acest canal
option-season = Un trimestru, ca 2026 Q4; lasă gol pentru cel curent
choice-server = Tot serverul
choice-channel = Acest canal
button-higher = Mai sus
button-lower = Mai jos

season = { $year } Q{ $quarter }
score = { $wins ->
    [one] 1 victorie
    [few] { $wins } victorii
   *[other] { $wins } de victorii
}, { $draws ->
    [one] 1 remiză
    [few] { $draws } remize
   *[other] { $draws } de remize
}, { $losses ->
    [one] 1 înfrângere
    [few] { $losses } înfrângeri
   *[other] { $losses } de înfrângeri
}
points = { NUMBER($points, useGrouping: 0) }
missing-games = { $games ->
    [one] o partidă cu rating
    [few] { $games } partide cu rating
   *[other] { $games } de partide cu rating
}
missing-opponents = { $opponents ->
    [one] o partidă cu altcineva
    [few] partide cu alți { $opponents } adversari
   *[other] partide cu alți { $opponents } de adversari
}

leaderboard-title = Clasamentul acestui server, { $season }
leaderboard-title-channel = Clasament în <#{ $channel-id }>, { $season }
leaderboard-page = { $total ->
    [1] 1 persoană
    [few] { $total } persoane · pagina { $page } din { $pages }
   *[other] { $total } de persoane · pagina { $page } din { $pages }
}
leaderboard-none = Nimeni nu are încă rating aici. Partidele între oameni sunt cu rating: `/ttt challenge` începe una.
leader = { $place } <@{ $user-id }> · **{ NUMBER($rating, useGrouping: 0) }** ± { $spread } · { $wins ->
    [one] 1 victorie
    [few] { $wins } victorii
   *[other] { $wins } de victorii
}, { $draws ->
    [one] 1 remiză
    [few] { $draws } remize
   *[other] { $draws } de remize
}, { $losses ->
    [one] 1 înfrângere
    [few] { $losses } înfrângeri
   *[other] { $losses } de înfrângeri
}
leader-provisional = · <@{ $user-id }> · { NUMBER($rating, useGrouping: 0) } ± { $spread }, provizoriu · { $wins ->
    [one] 1 victorie
    [few] { $wins } victorii
   *[other] { $wins } de victorii
}, { $draws ->
    [one] 1 remiză
    [few] { $draws } remize
   *[other] { $draws } de remize
}, { $losses ->
    [one] 1 înfrângere
    [few] { $losses } înfrângeri
   *[other] { $losses } de înfrângeri
}
own-place = **Tu** ești pe locul { $place } din { $total }, cu { $rating ->
    [one] 1 punct
    [few] { NUMBER($rating, useGrouping: 0) } puncte
   *[other] { NUMBER($rating, useGrouping: 0) } de puncte
}.
own-provisional = **Ratingul tău** ({ NUMBER($rating, useGrouping: 0) }) e provizoriu, încă fără loc. Mai trebuie: { $missing }.
own-none = **Tu** nu ai rating aici: joacă cu cineva prin `/ttt challenge`.
own-left-out = **Tu** ești în afara clasamentului: așa a hotărât cine administrează acest server.
rated-games = Cu rating sunt partidele între oamenii de aici, trei pe zi cu aceeași persoană, în afară de victoriile cu cineva care are un rating mai mic cu { $points }.
held-title = 🛡️ **Cu *{ level-unbeatable }* au scos remiză**
held-line = { $board } · prima remiză: <@{ $first-id }>, pe { $date } · { $longest ->
    [1] încă nimeni de două ori la rând
   *[other] record: { $longest } la rând, <@{ $longest-id }>
}

stats-title-server = Statistici pentru <@{ $user-id }> pe acest server
stats-title-anywhere = Statistici pentru <@{ $user-id }>
stats-none = Încă nicio partidă încheiată. `/ttt start` începe una.
stats-people = **Cu oameni:** { $score }
stats-versus = **<@{ $reader-id }> contra <@{ $user-id }>:** { $score }
stats-streak = **Victorii la rând:** { $current } acum, record { $best }
stats-computer = **Cu mine** în { $games ->
    [one] 1 partidă
    [few] { $games } partide
   *[other] { $games } de partide
}: { $held ->
    [one] 1 remiză
    [few] { $held } remize
   *[other] { $held } de remize
}, { $beaten ->
    [one] 1 victorie
    [few] { $beaten } victorii
   *[other] { $beaten } de victorii
}
stats-computer-line = *{ $level }* pe { $board }: { $score }
stats-run = { $line } · record: { $longest ->
    [one] 1 remiză
    [few] { $longest } remize
   *[other] { $longest } de remize
} la rând
stats-opening = **Prima mutare preferată:** { $cell } pe { $board }, în { $times } din { $games ->
    [one] 1 partidă
    [few] { $games } partide
   *[other] { $games } de partide
}
stats-rating = **Rating { $season }:** { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
stats-past = { $season }: { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
stats-points = Cel mai mare { NUMBER($highest, useGrouping: 0) }, cel mai mic { NUMBER($lowest, useGrouping: 0) }. Ultimele, cel mai nou la sfârșit: { $latest }
picture-rating = Ratingul din { $season } ca linie. { $points }
stats-missing = Ca să devină definitiv, mai trebuie: { $missing }.
stats-unrated = **Rating:** niciunul în { $season }. Partidele între oameni sunt cu rating.
stats-left-out = **Rating:** în afara clasamentului acestui server.
is-provisional = provizoriu
is-at-place = locul { $place }

refused-no-leaderboard-here = În afara serverelor nu există ratinguri: cere clasamentul pe un server unde joci.
refused-unknown-season = „{ $text }” nu e un sezon. Scrie un an și un trimestru, ca 2026 Q4.

history-title-server = Partide pe acest server: <@{ $user-id }>
history-title-anywhere = Partide: <@{ $user-id }>
history-none = Încă nicio partidă încheiată. `/ttt start` începe una.
history-page = { $total ->
    [1] 1 partidă
    [few] { $total } partide, cele mai noi primele · pagina { $page } din { $pages }
   *[other] { $total } de partide, cele mai noi primele · pagina { $page } din { $pages }
}
history-line = { $game } · { $board } · { $date }
history-won = Câștigată cu { $opponent } · #{ $id }
history-lost = Pierdută cu { $opponent } · #{ $id }
history-drawn = Remiză cu { $opponent } · #{ $id }
history-unfinished = Neterminată, cu { $opponent } · #{ $id }
history-stopped = Oprită, cu { $opponent } · #{ $id }
history-set-aside = Lăsată deoparte, cu { $opponent } · #{ $id }
history-open = Deschide o partidă
history-choice = { $game } · { $ago } · { $board }
ago-now = chiar acum

review-where = Partida { $id } · { $board }
review-at-start = Înainte de { $total ->
    [1] singura mutare
    [few] prima din { $total } mutări
   *[other] prima din { $total } de mutări
}
review-at = Mutarea { $ply } din { $total }: { $mark } { $player } a jucat **{ $cell }**
review-line = { $move } · linia: { $cells }
review-moves = Mutări: { $moves }
review-no-moves = Nimeni n-a făcut vreo mutare, așa că nu e nimic de revăzut.
review-no-mistakes = **Nicio greșeală găsită.**
review-more-mistakes = … și încă { $count }.
mistake-win-draw = **Greșeală:** mutarea { $number }, { $cell }, a scăpat victoria. Pentru victorie: { $better }
mistake-win-loss = **Greșeală:** mutarea { $number }, { $cell }, a pierdut. Pentru victorie: { $better }
mistake-draw-loss = **Greșeală:** mutarea { $number }, { $cell }, a pierdut. Pentru remiză: { $better }

shared-by = distribuită de { $player }
picture-game = O tablă animată: { $board }. { $first-mark } e { $first }, { $second-mark } e { $second }. Mutări: { $moves }. { $result }
picture-won = { $player } a câștigat.
picture-nobody-won = N-a câștigat nimeni.

refused-cannot-attach = Nu am voie să atașez fișiere în acest canal, așa că nu pot distribui o imagine aici. *{ button-save }* ți-o trimite doar ție.
refused-shared-just-now = Tocmai ai distribuit o partidă. Poți distribui alta { $wait }.
refused-game-still-on = Partida aceea e încă în desfășurare. O poți revedea și poți cere revanșa după ce se încheie.
refused-hint-against-person = Adversarul tău e o persoană, așa că un indiciu ar însemna să trișezi. Indicii sunt în partidele cu mine: `/ttt start`.
refused-nothing-to-review = Nu există aici o astfel de partidă pe care s-o poți vedea. Scrie numărul de sub tabla ei, ca `12`, sau găsește-o cu `/ttt history`.
refused-nothing-played-here = N-ai încheiat nicio partidă în acest canal. `/ttt history` le arată pe cele jucate de tine.
refused-others-history = Aici poți vedea doar lista partidelor tale. Ale altora se văd pe serverul unde s-au jucat.
refused-export-running = Datele tale se strâng deja. Fișierul vine ca răspuns la prima ta cerere.
refused-opponent-forgotten = Adversarul tău a cerut ștergerea datelor sale, așa că nu e cine să răspundă. Cu `/ttt challenge` provoci pe altcineva.
