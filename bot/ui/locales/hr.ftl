### Every word that a player sees, in Croatian.

## Commands

command-ttt = Križić-kružić: igraj protiv bota ili s drugima
command-start = Započni partiju križić-kružića
command-challenge = Ponudi partiju nekome određenom ili bilo kome ovdje
command-move = Odigraj potez u svojoj partiji na ovom kanalu
command-board = Ponovno prikaži ploču svoje partije, na dnu kanala
command-resign = Predaj svoju partiju ovdje ili povuci izazov
command-help = Kako se igra, razine i naredbe
menu-challenge = Izazovi na križić-kružić
menu-stop = Zaustavi ovu partiju
option-opponent = S kim igraš; izostavi za igru protiv bota
option-opponent-challenge = Koga izazivaš; izostavi da se može pridružiti bilo tko
option-level = Koliko dobro bot igra
option-board = Na kojoj se ploči igra
option-mark = Tvoj znak
option-first = Tko igra prvi
option-cell = Gdje igraš: b2, 5…
choice-random = Ždrijebom
choice-first-me = Ja
choice-first-opponent = Moj protivnik

level-beginner = Početnik
level-easy = Lagani
level-casual = Opušteni
level-clever = Lukavi
level-unbeatable = Nepobjedivi

board-3x3 = 3×3, tri u nizu
board-4x4 = 4×4, četiri u nizu
board-5x5 = 5×5, četiri u nizu
board-5x5-five = 5×5, pet u nizu
board-misere = Obrnuto 3×3: tri u nizu gube

## The game

player-computer = Oxo ({ $level })
player-computer-alone = Oxo
game-title = { $first-mark } { $first } – { $second-mark } { $second }
game-to-move = Na potezu si, { $player } { $mark }
game-won = { $mark } **{ $player } pobjeđuje!**
game-won-misere = { $count ->
    [3] { $loser-mark } { $loser } slaže tri u nizu, pa { $mark } **{ $player } pobjeđuje!**
   *[other] { $loser-mark } { $loser } slaže { $count } u nizu, pa { $mark } **{ $player } pobjeđuje!**
}
game-won-resigned = { $mark } **{ $player } pobjeđuje:** { $loser } predaje partiju
game-won-time = { $mark } **{ $player } pobjeđuje:** { $loser } ostaje bez vremena
game-drawn = **Neriješeno.**
game-newcomer = Ovo je *{ level-unbeatable }*: više od remija ovdje nitko ne dobiva. Prvi put ovdje? Zagrij se na razini *{ $level }*.
game-unfinished = **Nedovršeno:** nitko nije odigrao potez na vrijeme.
game-stopped = **Zaustavljeno** odlukom moderatora.
game-set-aside = **Prekinuto** zbog partije među ljudima.
game-footer = Partija { $id }
game-footer-last = zadnji potez { $cell }
game-footer-line = niz: { $cells }
game-footer-clock = vrijeme istječe { $when }
game-moved = Ploča partije { $id } preselila se: [pogledaj je ovdje]({ $link })

button-resign = Predaj

end-first-win = 🎉 **{ $player }: prva pobjeda na razini „{ $level }”!**
end-beat-beginner = Je li zagrijavanje gotovo? *{ level-easy }* dovršava niz čim mu ga prepustiš.
end-beat-easy = *{ level-casual }* ti niz neće tako lako prepustiti: on blokira.
end-beat-casual = *{ level-clever }* zna gdje znak najviše vrijedi. Iznenadi ga.
end-beat-clever = *{ level-clever }* to uopće nije očekivao. Preostaje samo *{ level-unbeatable }*: remi s njim vrijedi kao pobjeda.
end-beat-unbeatable = Ovo nije smjelo biti moguće. Dobro zapamti ovaj trenutak.
end-drawn = Puna ploča, a na njoj nijedan niz.
end-lost-unbeatable = *{ level-unbeatable }* čeka samo jednu pogrešku. *{ button-review }* pokazuje koja je to bila.
end-won = { $player } pobjeđuje u { $moves ->
    [one] { $moves } potezu
    [few] { $moves } poteza
   *[other] { $moves } poteza
}. Revanš je samo klik daleko.
end-won-misere = Strpljenje se isplati. Revanš je samo klik daleko.
notice-accepted = <@{ $player-id }>, { $opponent } igra s tobom: [partija { $id }]({ $link }) počinje.
notice-turn = <@{ $player-id }>, na potezu si: { $opponent } čeka odgovor u [partiji { $id }]({ $link }).
notice-time = <@{ $player-id }>, na potezu si u [partiji { $id }]({ $link }). Vrijeme ti istječe { $when }.
notice-time-quiet = { $player }, na potezu si u [partiji { $id }]({ $link }). Vrijeme ti istječe { $when }.

## Challenges

challenge-to = <@{ $opponent-id }>, **{ $challenger }** te izaziva na križić-kružić.
challenge-to-closed = Izazov na križić-kružić: **{ $challenger }** → **{ $opponent }**.
challenge-to-anyone = **{ $challenger }** traži nekoga za križić-kružić.
challenge-to-anyone-closed = Otvoren izazov na križić-kružić: **{ $challenger }**.
challenge-terms = { $board } · { $opens } · istječe { $expires }
challenge-opens-me = počinje { $challenger }
challenge-opens-opponent = počinje { $opponent }
challenge-opens-anyone = počinje onaj tko se pridruži
challenge-opens-random = o prvom potezu odlučuje ždrijeb
challenge-accepted = Izazov je prihvaćen: partija počinje.
challenge-declined = { $opponent } odbija.
challenge-withdrawn = { $challenger } povlači izazov.
challenge-expired = Vrijeme za odgovor je isteklo: { $opponent } šuti.
challenge-expired-open = Nitko se nije pridružio na vrijeme.
challenge-withdrawn-private = Tvoj je izazov povučen.
button-accept = Prihvati
button-decline = Odbij
button-join = Pridruži se
button-withdraw = Povuci
button-challenge-again = Izazovi ponovno

## Private answers

stopped-private = Partija { $id } je zaustavljena.
resign-question = **Predati partiju { $id }?** Tada je dobiva { $opponent }.
button-confirm-resign = Da, predaj
resigned-private = [Partija { $id }]({ $link }) je predana.
button-restart = Predaj je i započni novu
button-set-aside-accept = Prekini je i prihvati
button-set-aside-join = Prekini je i pridruži se
set-aside-private = Tvoja partija protiv mene je prekinuta. Ne računa se ni kao pobjeda ni kao poraz.

see-board = [Idi na ploču]({ $link })

refused-broken-button = Ne prepoznajem ovaj gumb. Novu partiju započni naredbom `/ttt start`.
refused-no-such-game = Te partije više nema. Novu započni naredbom `/ttt start`.
refused-no-game-here = Nemaš partiju na ovom kanalu. Za igru upiši `/ttt start`.
refused-not-your-game = Gumbe partije mogu koristiti samo njezina dva igrača. Svoju započni naredbom `/ttt start`.
refused-not-your-turn = Još nisi na potezu.
refused-not-moderator = Partiju mogu zaustaviti samo članovi koji smiju upravljati porukama.
refused-no-game-on-message = U ovoj poruci nema partije.
refused-stale-board = Partija je otišla dalje: ploča sada izgleda ovako.
refused-old-copy = Ovo je stara kopija ploče. [Partija se nastavlja ovdje]({ $link }).
refused-game-is-over = Ova partija je završila.
refused-already-playing = Ovdje već imaš partiju: dovrši je ili je najprije predaj. [Idi na ploču]({ $link })
refused-already-playing-opponent = { $player } već ima partiju na ovom kanalu.
refused-playing-computer = Ovdje igraš protiv mene, a to može pričekati. [Idi na ploču]({ $link })
refused-channel-not-allowed = Na ovom se poslužitelju igra drugdje: { $channels }
refused-role-not-allowed = Na ovom poslužitelju mogu igrati samo članovi s određenim ulogama.
refused-too-soon = Ovaj poslužitelj traži stanku između izazova. Pokušaj ponovno { $wait }.
refused-too-many-games = Na ovom kanalu već { $most ->
    [one] traje { $most } partija
    [few] traju { $most } partije
   *[other] traje { $most } partija
} i više ih ne može biti. Pokušaj kad neka završi ili na drugom mjestu.
refused-too-many-watched = Već gledaš { $most ->
    [one] { $most } partiju
    [few] { $most } partije
   *[other] { $most } partija
}: pusti da najprije jedna završi.
refused-no-such-challenge = Tog izazova više nema. Novi uputi naredbom `/ttt challenge`.
refused-nothing-to-resign = Na ovom kanalu nemaš ni partiju ni izazov.
refused-challenge-closed-accepted = Prekasno: ovaj je izazov već prihvaćen.
refused-challenge-closed-declined = Prekasno: ovaj je izazov odbijen.
refused-challenge-closed-withdrawn = Prekasno: ovaj je izazov povučen.
refused-challenge-closed-expired = Prekasno: ovaj je izazov istekao.
refused-not-your-challenge = Ovaj je izazov za nekog drugog.
refused-own-challenge = Ovo je tvoj vlastiti izazov: prihvatiti ga mora netko drugi.
refused-already-challenging = Već imaš otvoren izazov na ovom kanalu: najprije ga povuci naredbom `/ttt resign`. [Idi na izazov]({ $link })
refused-challenge-yourself = Ne možeš izazvati sebe. Za igru protiv bota upiši `/ttt start` bez protivnika.
refused-challenge-bot = Botovi ne odgovaraju na izazove. Za igru protiv mene upiši `/ttt start` bez protivnika.
refused-cannot-see-channel = Ta osoba ne vidi ovaj kanal, pa ne bi mogla odgovoriti.
refused-cannot-be-challenged = Trenutačno ne možeš igrati s ovim igračem: { $player }.
refused-nobody-else-here = Ovaj razgovor ne vidi nitko drugi. Izazivaj ljude na poslužitelju ili u grupi, a za igru protiv mene upiši `/ttt start`.
refused-unreadable-cell = „{ $text }” nije polje. Napiši na primjer b2 ili 5.
refused-ambiguous-cell = „{ $text }” može biti { $cells }. Napiši koje je.
refused-off-board = Polja { $where } nema na ovoj ploči.
refused-cell-taken = Polje { $where } je zauzeto.
refused-store-unavailable = Baza podataka trenutačno nije dostupna, pa se ništa nije promijenilo. Pokušaj ponovno za koji trenutak.
refused-outcome-unknown = Baza podataka nestala je baš tijekom zapisivanja, pa nije sigurno je li uspjelo. Pokušaj ponovno za koji trenutak: ništa se ne događa dvaput, a tvoju partiju pokazuje `/ttt board`.
refused-unexpected = Nešto je kod mene pošlo po zlu. Tvoja je partija na sigurnom: pokazuje je `/ttt board`.

## Help

help-title = ## Križić-kružić
button-help-play = Kako se igra
button-help-more = Razine, pravila i ostalo
help-start = **Protiv mene:** { $start }, a zatim pritisni polje. Tri tvoja znaka u nizu pobjeđuju. Opcije određuju razinu, ploču, tvoj znak i tko počinje.
help-challenge = **Međusobno:** { $challenge } ili izbornik osobe: *Aplikacije → { menu-challenge }*.
help-game = **Tijekom igre**
help-on-hint = najbolje polje u partiji protiv mene
help-on-move = b2, 5…
help-on-board = ploča opet na dnu
help-on-resign = povlači i izazov
help-after = **Prije i poslije**
help-on-stats = rezultati i rejting
help-on-leaderboard = najbolji na poslužitelju
help-on-history = tvoje završene partije
help-on-review = pogreške, dijeljenje
help-on-watch = igram protiv sebe
help-rematch = Ispod završene partije *{ button-rematch }* mijenja strane, a *{ button-review }* pokazuje gdje se prelomila.
help-yours = **Po tvom ukusu**
help-on-preferences = izgled i spominjanja
help-on-privacy = tvoji podaci
help-screen-reader = **Uz čitač zaslona** odaberi izgled *Tekst*: ploče su od slova, a svaki gumb izgovara svoje polje i znak.
help-server = **Za one koji vode poslužitelj**
help-on-settings = izgled, mjesta, ograničenja
help-stop = *Aplikacije → { menu-stop }* na poruci prekida njezinu partiju.
help-levels = **Razine** · *{ level-beginner }* igra bilo gdje · *{ level-easy }* dovršava niz · *{ level-casual }* blokira i tvoj · *{ level-clever }* voli sredinu i kutove, ali previđa vilice · *{ level-unbeatable }* nikad ne gubi
help-boards = **Ploče** · 3×3, tri u nizu · 4×4, četiri · 5×5, četiri ili pet · *Obrnuto*: složen niz **gubi**
help-cells = **Polja** · stupci su slova, retci su brojevi: a1 je gore lijevo, a i 1.
help-time = **Vrijeme** · dan po potezu ili koliko odredi poslužitelj. Među ljudima istek vremena znači poraz.
help-again = { $help } prikazuje ovu stranicu.

## Settings

command-settings = Podesi križić-kružić na ovom poslužitelju (za članove s dozvolom „Upravljanje poslužiteljem”)
command-preferences = Numeriranje polja, izgled ploča i spominjanja
command-privacy = Preuzmi datoteku sa svojim podacima ili ih ukloni
option-action = Što učiniti s tvojim podacima
choice-export = Pošalji mi moje podatke kao datoteku
choice-delete = Ukloni moje podatke

player-somebody = Netko

settings-title = ### Križić-kružić na ovom poslužitelju
settings-note = Ovo vidiš samo ti. Svaki se odabir odmah sprema i vrijedi za sljedeće partije.
button-section-games = Partije
button-section-look = Izgled
button-section-places = Jezik i mjesta
button-section-limits = Ograničenja
button-section-check = Provjera

settings-level = **Koliko dobro igram** kad nitko ne kaže drukčije
settings-board = **Ploča** kad nitko ne kaže drukčije
settings-clock = **Sat:** koliko smije trajati potez. Među ljudima gubi onaj kome istekne vrijeme.
settings-theme = **Znakovi** dvaju igrača
settings-style = **Izgled** ploča, ako igrači ne žele drukčiji
settings-remains = **Kad partija završi,** od njezine poruke ostaje
settings-sample = **Ovako to izgleda**
settings-locale = **Jezik** javnih poruka. Privatne su na jeziku onoga tko ih čita.
settings-channels = **Kanali** na kojima se smije započeti partija, zajedno s njihovim nitima. Ako ne odabereš nijedan, dopušteni su svi.
settings-roles = **Uloge** koje smiju započeti partiju. Ako ne odabereš nijednu, smiju svi.
settings-most-live = **Partija istodobno** na jednom kanalu, najviše
settings-pause = **Stanka** između dvaju izazova iste osobe
settings-unrated = **Izvan rejtinga:** partije ovih ljudi ne računaju se nikome, ni one ranije
unrated-none = Nitko
channels-all = Svi kanali
roles-all = Svi
more-choices = Odaberi ovdje
button-ask-clock = Drugo trajanje…
button-ask-emoji = Dva vlastita emojija…

theme-classic = Klasika
theme-animals = Životinje
theme-sky = Nebo
theme-garden = Vrt
theme-sea = More
theme-own = Vlastito
style-server = Kao na poslužitelju
style-emoji = Emoji: slika ploče iznad gumba
style-compact = Kompaktno: samo gumbi dok partija traje
style-text = Tekst: slova i koordinate, dobro za čitače zaslona
remains-all = Cijela ploča
remains-line = Samo redak s rezultatom
language-auto = Kako je postavljeno na Discordu
most-live = { $count ->
    [one] { $count } partija
    [few] { $count } partije
   *[other] { $count } partija
}
pause-none = Bez stanke

form-clock-title = Sat
form-clock-label = Koliko smije trajati potez?
form-clock-hint = Od 1 minute do 7 dana: 90m, 2h, 1h 30m ili 3d
form-emoji-title = Dva vlastita emojija
form-emoji-x-label = Umjesto ❌
form-emoji-o-label = Umjesto 🔵
form-emoji-hint = Bilo koji emoji ili neki s ovog poslužitelja po nazivu, na primjer :cat:

check-title = **Što smijem na { $channel }**
check-has = ✅ { $permission }
check-lacks = ❌ Nedostaje dozvola **{ $permission }**:
check-well = Ovdje je sve što mi treba.
check-how = Tko upravlja ovim kanalom, može to dopustiti mojoj ulozi: *Uredi kanal → Dozvole*. Pritisni *{ button-section-check }* za novu provjeru.
check-no-member = ❌ **Ovaj me poslužitelj nije dodao,** pa mogu samo odgovarati na naredbe i gumbe: nikome ne mogu reći da je na potezu, a ploče starije od 15 minuta mijenjaju se samo kad netko pritisne gumb na njima.
check-not-allowed = ⚠️ Na ovom se kanalu ne smije započeti partija: nije među odabranima u dijelu *{ button-section-places }*.
permission-view = Prikaz kanala
permission-view-why = bez nje ne mogu osvježiti ploču kad vrijeme istekne ili moderator zaustavi partiju.
permission-send = Slanje poruka
permission-send-why = bez nje ne mogu javiti igračima da su na potezu ili da im vrijeme istječe.
permission-attach = Prilaganje datoteka
permission-attach-why = bez nje nitko ne može podijeliti sliku partije.
permission-send-in-threads = Slanje poruka u nitima
permission-send-in-threads-why = bez nje ne mogu javiti igračima da su na potezu ili da im vrijeme istječe.

refused-servers-only = Postavke pripadaju poslužitelju, pa ovu naredbu upotrijebi na nekom poslužitelju. Tvoje osobne postavke su u `/ttt preferences`.
refused-not-manager = Postavke mogu mijenjati samo članovi koji smiju upravljati ovim poslužiteljem. Tvoje osobne postavke su u `/ttt preferences`.
refused-not-your-panel = Ovo je za nekog drugog. Otvori svoje: `/ttt settings`, `/ttt preferences` ili `/ttt privacy`.
refused-unreadable-clock = „{ $text }” nije trajanje. Napiši 90m, 2h, 1h 30m ili 3d.
refused-clock-out-of-range = Potez smije trajati od 1 minute do 7 dana.
refused-unknown-emoji = „{ $text }” nije emoji koji ovdje mogu upotrijebiti. Uzmi bilo koji uobičajeni ili neki s ovog poslužitelja po nazivu, na primjer :cat:
refused-marks-alike = Znakovi se moraju razlikovati jedan od drugoga i od praznog polja ⬛, inače se na ploči nitko ne bi snašao.

## Preferences

preferences-title = ### Tvoje osobne postavke
preferences-note = Ovo vidiš samo ti. Vrijede svugdje gdje igraš.
preferences-numbering = **Brojevi polja** kad upisuješ potez uz `/ttt move`
preferences-style = **Izgled** tvojih partija, od sljedeće nadalje. Protiv druge osobe *Tekst* vrijedi ako ga želi barem jedno od vas, a sve drugo ako to želite oboje.
preferences-pings = **Spominjanja:** kad te smijem pozvati. Tko odgovori u roku od minute, nikad ne dobiva podsjetnik da je na potezu.
preferences-challenges = **Tko te smije izazvati.** Nitko ne saznaje što odabireš.
preferences-blocked = **Osim ovih ljudi:** ne mogu te izazvati, prihvatiti tvoj izazov ni dobiti revanš, a nitko im ne govori zašto.
pings-none = Nikad
pings-some = Kad me netko izazove ili prihvati izazov i kad mi vrijeme istječe
pings-turns = I nakon svakog poteza protivnika
challenges-anyone = Bilo tko
challenges-nobody = Nitko
numbering-reading = Kao pri čitanju: 1 je gore lijevo
numbering-keypad = Kao na numeričkoj tipkovnici: 7 je gore lijevo

## Privacy

exported = Ovo je sve što o tebi čuvam: partije s tvojim sudjelovanjem, rejtinzi, izazovi i osobne postavke.
exported-packed = Ovo je sve što o tebi čuvam: partije s tvojim sudjelovanjem, rejtinzi, izazovi i osobne postavke. Toliko je toga da je datoteka zapakirana: otvara je gzip i većina programa za raspakiravanje.
forget-question =
    ### Ukloniti tvoje podatke?
    Predaješ partije koje upravo igraš, a tvoji se otvoreni izazovi zatvaraju. Uklanjaju se tvoj id, ime, rejtinzi i osobne postavke. Završene partije ostaju tvojim protivnicima, koji će na tvom mjestu vidjeti „{ player-somebody }”; njihovi se rejtinzi računaju bez tebe. Ako netko ne želi tvoje izazove, taj odabir ostaje, samo s tvojim id-om.
    Povratka **nema.** Poruke koje već stoje na kanalima zadržavaju ime koje prikazuju, a sigurnosne kopije onoga tko me pokreće sadrže tvoje podatke dok ih ne zamijene novije. Ako opet zaigraš, počinjemo ispočetka.
button-forget = Ukloni moje podatke
forgotten =
    Gotovo: tvoji su podaci uklonjeni. { $games ->
        [0] Nije bilo partija s tvojim sudjelovanjem.
        [one] U { $games } partiji na tvom mjestu sada piše „{ player-somebody }”.
        [few] U { $games } partije na tvom mjestu sada piše „{ player-somebody }”.
       *[other] U { $games } partija na tvom mjestu sada piše „{ player-somebody }”.
    } { $ended ->
        [0] { "" }
        [1] Predana je i ona koja je još trajala.
        [one] Predana je i { $ended } partija koja je još trajala.
        [few] Predane su i { $ended } partije koje su još trajale.
       *[other] Predano je i { $ended } partija koje su još trajale.
    } Sigurnosne kopije onoga tko me pokreće sadrže tvoje podatke dok ih ne zamijene novije.

## Looking on, ahead and back

command-hint = Što je najbolje u tvojoj partiji protiv bota? Odgovor vidiš samo ti
command-watch = Gledaj kako bot igra protiv sebe
command-history = Popis završenih partija; vidiš ga samo ti
command-review = Prođi završenu partiju potez po potez i vidi pogreške; vidiš to samo ti
option-x = Koliko dobro bot igra sa znakom X, koji počinje
option-o = Koliko dobro bot igra sa znakom O
option-user-history = Čije partije; izostavi za vlastite
option-game = Izostavi za svoju zadnju partiju ovdje; inače odaberi ili upiši broj ispod bilo koje ploče

button-hint = Savjet
button-rematch = Revanš
button-review = Analiza
button-first = Početak
button-back = Natrag
button-next = Dalje
button-last = Kraj
button-share = Podijeli
button-save = Spremi sliku
button-newer = Novije
button-older = Starije

game-computer-to-move = Na potezu: { $mark } { $player }

hint-title = Savjet za partiju { $id }
hint-best = Najbolje je **{ $cell }**: { $reason }.
hint-win = { $sign } pobjeđuje
hint-draw = { $sign } remizira
hint-loss = { $sign } gubi
hint-unknown = { $sign } još se ne vidi
hint-letter-win = p
hint-letter-draw = r
hint-letter-loss = g
hint-letter-unknown = ?

reason-wins-at-once = dovršava tvoj niz
reason-forks = prijeti istodobno na { $cells }, a može se blokirati samo jedno polje
reason-forces-win = { $moves ->
    [0] pobjeđuje protiv svake obrane
    [one] pobjeđuje u { $moves } potezu protiv svake obrane
    [few] pobjeđuje u { $moves } poteza protiv svake obrane
   *[other] pobjeđuje u { $moves } poteza protiv svake obrane
}
reason-only-win = { $moves ->
    [0] nijedno drugo polje ne pobjeđuje
    [one] nijedno drugo polje ne pobjeđuje, a ovo pobjeđuje u { $moves } potezu
    [few] nijedno drugo polje ne pobjeđuje, a ovo pobjeđuje u { $moves } poteza
   *[other] nijedno drugo polje ne pobjeđuje, a ovo pobjeđuje u { $moves } poteza
}
reason-blocks = blokira protivnikov niz
reason-only-draw = svako drugo polje gubi
reason-spoils-fork = { $count ->
    [1] protivnik cilja na { $cells } da zaprijeti dvama nizovima odjednom, a ovo mu to kvari
   *[other] protivnik želi zaprijetiti dvama nizovima odjednom, a ovo mu to kvari
}
reason-threatens = čuva remi, a protivnik mora odgovoriti na { $cells }
reason-sets-traps = čuva remi, a protivnik gubi ako odgovori na { $cells }
reason-sets-many-traps = čuva remi, a { $count ->
    [one] { $count } protivnikov odgovor gubi
    [few] { $count } protivnikova odgovora gube
   *[other] { $count } protivnikovih odgovora gubi
}
reason-avoids-line = ne dovršava nijedan niz
reason-holds = čuva remi
reason-delays = sada gubi svako polje, a ovo izdrži najdulje
reason-looks-best = leži na najviše otvorenih nizova

command-stats = Pobjede, remiji i porazi, serije i rejting; vidiš ih samo ti
command-leaderboard = Tko ovdje ima najviši rejting? Ljestvicu vidiš samo ti
option-user-stats = Čija statistika; izostavi za vlastitu
option-scope = Cijeli poslužitelj ili oni koji igraju na ovom kanalu
option-season = Tromjesečje, na primjer 2026 Q4; izostavi za sadašnje
choice-server = Cijeli poslužitelj
choice-channel = Ovaj kanal
button-higher = Više
button-lower = Niže

season = { $year } Q{ $quarter }
score = { $wins ->
    [one] { $wins } pobjeda
    [few] { $wins } pobjede
   *[other] { $wins } pobjeda
}, { $draws ->
    [one] { $draws } remi
    [few] { $draws } remija
   *[other] { $draws } remija
}, { $losses ->
    [one] { $losses } poraz
    [few] { $losses } poraza
   *[other] { $losses } poraza
}
points = { NUMBER($points, useGrouping: 0) }
missing-games = { $games ->
    [1] još jedna partija za rejting
    [one] još { $games } partija za rejting
    [few] još { $games } partije za rejting
   *[other] još { $games } partija za rejting
}
missing-opponents = { $opponents ->
    [1] partija s još jednim protivnikom
    [one] partije s još { $opponents } protivnikom
    [few] partije s još { $opponents } protivnika
   *[other] partije s još { $opponents } protivnika
}

leaderboard-title = Ljestvica ovog poslužitelja, { $season }
leaderboard-title-channel = Ljestvica <#{ $channel-id }>, { $season }
leaderboard-page = { $total ->
    [1] 1 osoba
    [one] { $total } osoba · stranica { $page } od { $pages }
    [few] { $total } osobe · stranica { $page } od { $pages }
   *[other] { $total } osoba · stranica { $page } od { $pages }
}
leaderboard-none = Ovdje još nitko nema rejting. Za rejting se računaju partije među ljudima: započni naredbom `/ttt challenge`.
leader = { $place } <@{ $user-id }> · **{ NUMBER($rating, useGrouping: 0) }** ± { $spread } · { $wins ->
    [one] { $wins } pobjeda
    [few] { $wins } pobjede
   *[other] { $wins } pobjeda
}, { $draws ->
    [one] { $draws } remi
    [few] { $draws } remija
   *[other] { $draws } remija
}, { $losses ->
    [one] { $losses } poraz
    [few] { $losses } poraza
   *[other] { $losses } poraza
}
leader-provisional = · <@{ $user-id }> · { NUMBER($rating, useGrouping: 0) } ± { $spread }, privremeno · { $wins ->
    [one] { $wins } pobjeda
    [few] { $wins } pobjede
   *[other] { $wins } pobjeda
}, { $draws ->
    [one] { $draws } remi
    [few] { $draws } remija
   *[other] { $draws } remija
}, { $losses ->
    [one] { $losses } poraz
    [few] { $losses } poraza
   *[other] { $losses } poraza
}
own-place = **Zauzimaš** { $place }. mjesto od { $total }, tvoj je rejting { NUMBER($rating, useGrouping: 0) }.
own-provisional = **Tvoj** rejting { NUMBER($rating, useGrouping: 0) } je privremen, zasad bez mjesta. Još nedostaje: { $missing }.
own-none = **Nemaš** rejting ovdje: zaigraj s nekim uz `/ttt challenge`.
own-left-out = **Ne sudjeluješ** u rejtingu: tako su odlučili oni koji vode ovaj poslužitelj.
rated-games = Za rejting se računaju ovdašnje partije među ljudima: najviše tri na dan s istim protivnikom; ne računaju se pobjede nad nekim tko je { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
} niže.
held-title = 🛡️ **Remi protiv razine „{ level-unbeatable }”**
held-line = { $board } · prvi put <@{ $first-id }>, { $date } · { $longest ->
    [1] još nitko dvaput zaredom
   *[other] najviše zaredom: { $longest }, <@{ $longest-id }>
}

stats-title-server = Statistika <@{ $user-id }> na ovom poslužitelju
stats-title-anywhere = Statistika <@{ $user-id }>
stats-none = Još nema završenih partija. Započni naredbom `/ttt start`.
stats-people = **Protiv ljudi:** { $score }
stats-versus = **<@{ $reader-id }> protiv <@{ $user-id }>:** { $score }
stats-streak = **Pobjede zaredom:** sada { $current }, najviše { $best }
stats-computer = **Protiv mene:** { $games ->
    [one] { $games } partija
    [few] { $games } partije
   *[other] { $games } partija
} ({ $held ->
    [one] { $held } remi
    [few] { $held } remija
   *[other] { $held } remija
}, { $beaten ->
    [one] { $beaten } pobjeda
    [few] { $beaten } pobjede
   *[other] { $beaten } pobjeda
})
stats-computer-line = *{ $level }* · { $board } · { $score }
stats-run = { $line } · najviše remija zaredom: { $longest }
stats-opening = **Najdraži prvi potez:** { $cell } · { $board } · u { $times } od { $games ->
    [one] { $games } partije
    [few] { $games } partije
   *[other] { $games } partija
}
stats-rating = **Rejting { $season }:** { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
stats-past = { $season }: { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
stats-points = Najviši { NUMBER($highest, useGrouping: 0) }, najniži { NUMBER($lowest, useGrouping: 0) }. Zadnji, najnoviji na kraju: { $latest }
picture-rating = Rejting u { $season } kao crta. { $points }
stats-missing = Rejting će se ustaliti kasnije. Još nedostaje: { $missing }.
stats-unrated = **Rejting:** nema ga u { $season }. Za rejting se računaju partije među ljudima.
stats-left-out = **Rejting:** izvan rejtinga ovog poslužitelja.
is-provisional = privremeno
is-at-place = { $place }. mjesto

refused-no-leaderboard-here = Rejtinga nema izvan poslužitelja: zatraži ljestvicu ondje gdje igraš.
refused-unknown-season = „{ $text }” nije tromjesečje. Napiši godinu i tromjesečje, na primjer 2026 Q4.

history-title-server = Partije <@{ $user-id }> na ovom poslužitelju
history-title-anywhere = Partije <@{ $user-id }>
history-none = Još nema završenih partija. Započni naredbom `/ttt start`.
history-page = { $total ->
    [1] 1 partija
    [one] { $total } partija, najnovije prve · stranica { $page } od { $pages }
    [few] { $total } partije, najnovije prve · stranica { $page } od { $pages }
   *[other] { $total } partija, najnovije prve · stranica { $page } od { $pages }
}
history-line = { $game } · { $board } · { $date }
history-won = Pobjeda, protivnik: { $opponent } · #{ $id }
history-lost = Poraz, protivnik: { $opponent } · #{ $id }
history-drawn = Remi, protivnik: { $opponent } · #{ $id }
history-unfinished = Nedovršeno, protivnik: { $opponent } · #{ $id }
history-stopped = Zaustavljeno, protivnik: { $opponent } · #{ $id }
history-set-aside = Prekinuto, protivnik: { $opponent } · #{ $id }
history-open = Otvori partiju
history-choice = { $game } · { $ago } · { $board }
ago-now = upravo sada

review-where = Partija { $id } · { $board }
review-at-start = Prije { $total ->
    [1] jedinog poteza
    [one] prvog od { $total } poteza
    [few] prvog od { $total } poteza
   *[other] prvog od { $total } poteza
}
review-at = Potez { $ply } od { $total }: { $mark } { $player } igra **{ $cell }**
review-line = { $move } · niz: { $cells }
review-moves = Potezi: { $moves }
review-no-moves = Nitko nije odigrao potez, pa se nema što pogledati.
review-no-mistakes = **Nema pogrešaka.**
review-more-mistakes = …i još { $count }.
mistake-win-draw = **Pogreška:** potez { $number }, { $cell }, ispustio je pobjedu: pobjeđivalo je { $better }
mistake-win-loss = **Pogreška:** potez { $number }, { $cell }, izgubio je: pobjeđivalo je { $better }
mistake-draw-loss = **Pogreška:** potez { $number }, { $cell }, izgubio je: remi je čuvalo { $better }

shared-by = dijeli { $player }
picture-game = Animirana ploča: { $board }. { $first-mark } je { $first }, { $second-mark } je { $second }. Potezi: { $moves }. { $result }
picture-won = { $player } pobjeđuje.
picture-nobody-won = Bez pobjednika.

refused-cannot-attach = Na ovom kanalu ne smijem prilagati datoteke, pa ovdje ne mogu podijeliti sliku. *{ button-save }* je šalje samo tebi.
refused-shared-just-now = Od zadnjeg dijeljenja prošao je tek trenutak. Sljedeću partiju možeš podijeliti { $wait }.
refused-game-still-on = Ta se partija još igra. Moći ćeš je analizirati i odigrati ponovno kad završi.
refused-hint-against-person = Tvoj je protivnik čovjek, pa bi savjet bio varanje. Savjeta ima u partijama protiv mene: `/ttt start`.
refused-nothing-to-review = Ovdje nema takve partije za pregled. Upiši broj ispod njezine ploče, na primjer `12`, ili je pronađi uz `/ttt history`.
refused-nothing-played-here = Na ovom kanalu nemaš završenih partija. `/ttt history` prikazuje sve tvoje.
refused-others-history = Ovdje možeš vidjeti svoje partije. Tuđe se vide na poslužitelju na kojem su odigrane.
refused-export-running = Tvoji se podaci već prikupljaju. Datoteka stiže kao odgovor na tvoj prvi zahtjev.
refused-opponent-forgotten = Podaci tvog protivnika uklonjeni su, pa nema koga pitati. `/ttt challenge` poziva nekog drugog.
