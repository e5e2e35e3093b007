### Every word that a player sees, in Croatian. Read whole three times, last on 2026-11-27; what English changed since was looked at, last on 2026-11-29.

## Commands

command-ttt = Križić-kružić: igraj protiv Oxa ili s drugima
command-start = Započni partiju križić-kružića
command-challenge = Izazovi nekoga na partiju, ili bilo koga ovdje
command-move = Odigraj potez u svojoj partiji na ovom kanalu
command-board = Ponovno prikaži ploču svoje partije, na dnu kanala
command-resign = Predaj svoju partiju ovdje ili povuci izazov
command-help = Objasni igru, njezine razine i naredbe
menu-challenge = Izazovi na križić-kružić
menu-stop = Zaustavi ovu partiju
option-opponent = S kim igraš; izostavi za igru s Oxom
option-opponent-challenge = Koga izazivaš; izostavi da se može pridružiti bilo tko
option-opponent-here = Protiv koga, ako ovdje imaš više partija
option-level = Koliko dobro Oxo igra
option-board = Na kojoj se ploči igra
option-mark = Tvoj znak
option-first = Tko igra prvi
option-cell = Gdje igraš: b2, 5…
choice-random = Nasumično
choice-first-me = Ja
choice-first-opponent = Moj protivnik

level-beginner = Početnik
level-easy = Lagani
level-casual = Opušteni
level-clever = Lukavi
level-unbeatable = Nepobjedivi
level-perfect = Savršeni

choice-beginner = Početnik: igra bilo gdje
choice-easy = Lagani: dovršava svoj niz
choice-casual = Opušteni: blokira i tvoj
choice-clever = Lukavi: previđa samo vilice
choice-unbeatable = Nepobjedivi: nikad ne gubi, osim na ploči Nestajanje

board-3x3 = 3×3, tri u nizu
board-4x4 = 4×4, četiri u nizu
board-5x5 = 5×5, četiri u nizu
board-5x5-five = 5×5, pet u nizu
board-misere = Obrnuto 3×3: tri u nizu gube
board-vanishing = Nestajanje 3×3: ostaju samo tvoja tri najnovija znaka
board-short-3x3 = 3×3
board-short-4x4 = 4×4
board-short-5x5 = 5×5
board-short-5x5-five = 5×5, pet
board-short-misere = Obrnuto
board-short-vanishing = Nestajanje

## The game

player-computer = Oxo ({ $level })
player-computer-alone = Oxo
game-title = { $first-mark } { $first } – { $second-mark } { $second }
game-title-score = { $first-mark } { $first } { $wins } – { $losses } { $second } { $second-mark }
game-to-move = Na potezu je { $player } { $mark }
game-your-move = Na potezu si { $mark }
game-won = { $mark } **{ $player } pobjeđuje!**
game-won-against = { $mark } **{ $player } pobjeđuje!** Protivnik: { $loser }
game-won-misere = { $mark } **{ $player } pobjeđuje:** { $loser } slaže niz
game-won-resigned = { $mark } **{ $player } pobjeđuje:** { $loser } predaje partiju
game-won-time = { $mark } **{ $player } pobjeđuje:** { $loser } ostaje bez vremena
game-drawn = **Neriješeno.**
game-drawn-vanishing = **Neriješeno:** ova je pozicija nastala treći put.
game-held = 🛡️ **Remi: { $player } odolijeva razini *{ level-unbeatable }*!**
game-with-hints = { $hints ->
    [one] { $hints } savjet
    [few] { $hints } savjeta
   *[other] { $hints } savjeta
}
talk-greeting-beginner = { $variant ->
    [0] „Bok! Bok, bok!”
    [1] „Jesam li na redu?”
    [2] „Znam ovu igru!”
   *[other] „Igra! Jupi!”
}
talk-greeting-easy = { $variant ->
    [0] „Može? Ja mogu!”
    [1] „Volim ovaj trenutak.”
    [2] „Zabavi se! Ja hoću.”
   *[other] „Idemo!”
}
talk-greeting-casual = { $variant ->
    [0] „Nema žurbe.”
    [1] „O, hej.”
    [2] „Može, zašto ne.”
   *[other] „Poslije tebe, valjda.”
}
talk-greeting-clever = { $variant ->
    [0] „Pripremio sam se.”
    [1] „Imam plan.”
    [2] „Počinjemo? Dobro.”
   *[other] „Kako sam i očekivao.”
}
talk-greeting-unbeatable = { $variant ->
    [0] „Imam vremena.”
    [1] „Čekao sam te.”
    [2] „Pokaži mi.”
   *[other] „Vidjet ćemo.”
}
talk-greeting-perfect = { $variant ->
    [0] „Biraj dobro.”
    [1] „Odakle počinješ?”
    [2] „Znam svaku partiju.”
   *[other] „Prvi potez odlučuje.”
}
talk-forked-beginner = { $variant ->
    [0] „Dva odjednom?”
    [1] „Smije li se to?”
    [2] „Vau, dva!”
   *[other] „Kako se to radi?”
}
talk-forked-easy = { $variant ->
    [0] „O, ne. O, ne.”
    [1] „To nije fer!”
    [2] „Dva? Čak dva!”
   *[other] „Imam samo jedan znak!”
}
talk-forked-casual = { $variant ->
    [0] „Ne mogu blokirati oba.”
    [1] „E, to je to.”
    [2] „Dva? Ma daj.”
   *[other] „Samo naprijed.”
}
talk-forked-clever = { $variant ->
    [0] „Vilice. Naravno.”
    [1] „Ulažem prigovor.”
    [2] „Da razmislim… Ne.”
   *[other] „Toga nema u knjizi.”
}
talk-forked-unbeatable = „Nemoguće.”
talk-blocked-beginner = { $variant ->
    [0] „Je li to bilo tvoje?”
    [1] „Samo mi se tu sviđa.”
    [2] „Ups. Oprosti!”
   *[other] „Smijem li tu sjesti?”
}
talk-blocked-easy = { $variant ->
    [0] „Baš imam sreće!”
    [1] „Jesam li te zaustavio?”
    [2] „Uf! Za dlaku.”
   *[other] „Oprosti! Nisam gledao.”
}
talk-blocked-casual = { $variant ->
    [0] „Ne tako brzo.”
    [1] „Žao mi je, ne.”
    [2] „Radije ne.”
   *[other] „Tamo ipak ne.”
}
talk-blocked-clever = { $variant ->
    [0] „To sam vidio.”
    [1] „Dobar pokušaj.”
    [2] „Prvo poglavlje.”
   *[other] „Računao sam na to.”
}
talk-blocked-unbeatable = { $variant ->
    [0] „Ne.”
    [1] „Ne ovuda.”
    [2] „Ovo poznajem.”
   *[other] „Traži drugdje.”
}
talk-blocked-perfect = { $variant ->
    [0] „Viđeno.”
    [1] „Ništa ne ostaje.”
    [2] „Ionako bi nestalo.”
   *[other] „Ne dok ja gledam.”
}
talk-was-blocked-beginner = { $variant ->
    [0] „Ja sam pobjeđivao?”
    [1] „Ja sam htio tamo!”
    [2] „Hej! Dobro mjesto!”
   *[other] „Sad je tamo tvoj!”
}
talk-was-blocked-easy = { $variant ->
    [0] „Joj, dobro blokirano!”
    [1] „Oštro oko!”
    [2] „Tako blizu!”
   *[other] „Ti stvarno gledaš!”
}
talk-was-blocked-casual = { $variant ->
    [0] „Pošteno.”
    [1] „Vrijedilo je probati.”
    [2] „A, ipak se vidjelo.”
   *[other] „Hm. Može.”
}
talk-was-blocked-clever = { $variant ->
    [0] „To ti nije promaklo.”
    [1] „Onda zaobilazno.”
    [2] „Točno, nažalost.”
   *[other] „Imam ih još.”
}
talk-was-blocked-unbeatable = { $variant ->
    [0] „Dobro uočeno.”
    [1] „Dobro.”
    [2] „Ne spavaš.”
   *[other] „Moralo je tako.”
}
talk-was-blocked-perfect = { $variant ->
    [0] „U pravi čas.”
    [1] „I ti brojiš.”
    [2] „Sve se vraća.”
   *[other] „Dobro. Broji dalje.”
}
game-perfect = „Jedno me otvaranje pobjeđuje. Pronađi ga.”
game-triumph = *{ level-unbeatable }* nikad ne gubi: remi je trijumf.
game-unfinished = **Nedovršeno:** nitko nije odigrao potez na vrijeme.
game-stopped = **Zaustavljeno** odlukom moderatora.
game-stopped-watched = **Zaustavljeno.**
rule-misere = **Tri u nizu gube.**
rule-vanishing = **Ostaju samo tvoja tri najnovija znaka.**
game-second-time = **Drugi put: još jednom i remi je.**
game-oldest-leaves = **Tvoj četvrti znak uklanja tvoj najstariji (blijedi); njegovo je polje za taj potez zatvoreno.**
rule-4 = **Četiri u nizu pobjeđuju.**
rule-5 = **Pet u nizu pobjeđuje.**
game-set-aside = **Prekinuto** bez rezultata, da bude mjesta za partiju među ljudima.
game-called-off = **Otkazano:** ne računa se.
game-footer = Partija { $id }
game-footer-last = zadnji potez { $cell }
game-footer-leaving = sljedeći nestaje { $cell }
game-footer-line = niz: { $cells }
game-footer-clock = vrijeme istječe { $when }
game-moved = Ploča partije { $id } sada je u drugoj poruci: [pogledaj je ovdje]({ $link })

button-resign = Predaj
button-stop = Zaustavi
button-play-winner = Igraj s pobjednikom
button-play-too = Zaigraj i ti
button-play-level = Igraj: { $level }
button-play-board = Igraj: { $board }
waiting-title = ### U ovim si partijama na potezu
button-board-here = Pokaži ploču ovdje
button-to-game = Na partiju { $id }

end-first-win = 🎉 **{ $player }: prva pobjeda na razini „{ $level }”!**
end-can-hold = Sljedeći je *{ level-unbeatable }*: njega nitko ne pobjeđuje. Možeš li izboriti remi?
end-can-find = Sljedeći je *{ level-perfect }*: pobjeđuje ga samo jedno otvaranje. Možeš li ga pronaći?
end-beat-all = I remi protiv razine *{ level-unbeatable }* već je izboren: ništa teže nije ostalo na ovoj ploči.
end-first-board = 🎉 **{ $player } ima prvu pobjedu na novoj ploči: { $board }!**
end-first-both = 🎉 **{ $player } ima prvu pobjedu na razini „{ $level }”, i to na novoj ploči: { $board }!**
end-first-between = 🎉 **{ $player }: prva pobjeda (protivnik: { $opponent })!**
end-beat-beginner = { $variant ->
    [0] „Joj! Zar sam te trebao zaustaviti?”
    [1] „Svidio mi se onaj kut. I dalje mi se sviđa.”
    [2] „Još! Još! Skoro mi je jasno.”
    [3] „Tebi dobro ide pobjeđivanje. Meni biranje polja!”
    [4] „Već je gotovo? Tek sam počeo!”
    [5] „Pobjeda je tvoja! Smijemo li zadržati ploču?”
    [6] „Svoje sam znakove stavljao gdje im je bilo lijepo.”
   *[other] „To je bilo super! Kako ono idu pravila?”
}
end-beat-easy = { $variant ->
    [0] „Imao sam plan, časna riječ.”
    [1] „Bravo! Gledao sam samo svoje znakove.”
    [2] „Odlična igra! Bio sam tako blizu. Jesam li? Činilo mi se.”
    [3] „Trebao bih nekad pogledati i tvoju stranu ploče.”
    [4] „Zaslužena pobjeda! Hoćeš li mi pokazati kako se to radi?”
    [5] „Baš sam htio tamo pogledati. Stvarno!”
    [6] „Svaka čast! Učim. Polako, ali učim.”
   *[other] „Zbog sebe mi je malo žao, ali zbog tebe mi je baš drago!”
}
end-beat-casual = { $variant ->
    [0] „Pošteno. Gledao sam u drugi kut.”
    [1] „Gle. Može i tako? Lijepo.”
    [2] „Dobra partija. Ustao bih i zapljeskao, ali tek sam sjeo.”
    [3] „Dobro, dobro. Ti se stvarno trudiš.”
    [4] „E, to me razbudilo.”
    [5] „Nije loše. Podsjeti me da sljedeći put i ja pratim.”
    [6] „Tebi pobjeda, a ja idem po grickalice.”
   *[other] „Nije hitno, ali ovu mi jednom vrati.”
}
end-beat-clever = { $variant ->
    [0] „Nemoguće. Mislio sam na sve osim na to.”
    [1] „To nisam očekivao. Neka ostane među nama.”
    [2] „Zanimljivo. Reći ću da je to dio mog plana.”
    [3] „Imao sam plan. Tvoj je bio bolji.”
    [4] „Vidim, čitamo iste knjige.”
    [5] „Ulažem prigovor. Razlog ću smisliti za koji trenutak.”
    [6] „Izvanredno. Može li još jednom, ali polako?”
   *[other] „Bio sam tri poteza ispred. U krivom smjeru.”
}
end-beat-perfect = { $variant ->
    [0] „Moja je tajna, dakle, otkrivena. Sakrio sam je već u prvi potez.”
    [1] „Jedno otvaranje, a poslije nijedne pogreške. Dobro odigrano.”
    [2] „Sva su vrata bila zaključana osim jednih. Ključ je bio kod tebe.”
    [3] „Sve sam odigrao ispravno. Ti još bolje.”
    [4] „Dugo sam čekao da to netko pronađe.”
    [5] „Savršen, a poražen. Naučit ću živjeti i s jednim i s drugim.”
    [6] „Postoji samo jedan put, a ti ga znaš do kraja.”
   *[other] „Sada znaš moju tajnu. Hoćeš li je čuvati?”
}
end-beat-unbeatable = Ovo nije smjelo biti moguće. Dobro zapamti ovaj trenutak.
end-drawn-beginner = { $variant ->
    [0] „Sve je puno! Tko je pobijedio?”
    [1] „Nema više polja! Ima li negdje veća ploča?”
    [2] „Znači, nitko ne pobjeđuje? Može!”
    [3] „Ispunio sam svoju polovicu. Sviđa ti se?”
    [4] „Potrošili smo cijelu ploču! Ponosan sam na nas.”
    [5] „Nema pobjednika? Onda svatko dobiva naljepnicu!”
    [6] „Lijepa je ovako popunjena. Baš izgleda gotova.”
   *[other] „Je li remi dobar? Meni je super.”
}
end-drawn-easy = { $variant ->
    [0] „Neriješeno! Recimo da smo jedno drugom progledali kroz prste.”
    [1] „Puna ploča, a nikoga nismo prekrižili!”
    [2] „Tako blizu. Samo, kome od nas?”
    [3] „Pružio bih ti ruku, ali ponestalo mi je polja.”
    [4] „Remi! Potpisujem odmah.”
    [5] „Izjednačeno je. Hoćemo li saznati tko je bolji?”
    [6] „Držao sam korak s tobom! Vidi se, zar ne?”
   *[other] „Pošteno podijeljeno. Svakome pola pobjede.”
}
end-drawn-casual = { $variant ->
    [0] „Nitko nije pobijedio, pa nitko ne časti.”
    [1] „Ti čekaš, ja čekam. Mogli bismo tako cijeli dan.”
    [2] „Nitko ne gubi. Igra po mom ukusu.”
    [3] „Izjednačeno. Recimo da je to bilo zagrijavanje.”
    [4] „Remi. Barem nitko ne mora držati govor.”
    [5] „Meni je i ovo dovoljno. Kao i inače.”
    [6] „Nikom ništa. Idemo još jednu ili ćemo samo malo sjediti?”
   *[other] „Eto nas na cilju. Gdje god to bilo.”
}
end-drawn-clever = { $variant ->
    [0] „Dostojan protivnik. Već sam se počeo znojiti.”
    [1] „Poništavamo se. Elegantno.”
    [2] „Samo nemoj prijetiti dvama nizovima odjednom. Mrzim to.”
    [3] „U ravnoteži do zadnjeg polja. Smislit ću već nešto.”
    [4] „Remi. Na papiru sam bio bolji.”
    [5] „Na sve imaš odgovor. Kako nezgodno.”
    [6] „Imao sam tri plana. Ti, nažalost, isto toliko.”
   *[other] „Ništa dobiveno, ništa izgubljeno, mnogo promišljeno.”
}
end-drawn-round = { $variant ->
    [0] „Nismo li već bili ovdje?”
    [1] „Ukrug pa ukrug. Već mi se vrti.”
    [2] „Triput isto. To je remi.”
    [3] „Sve nestaje, a ništa se ne mijenja.”
    [4] „Ja bih još jedan krug.”
    [5] „Isti znakovi, ista polja, isto nas dvoje.”
    [6] „Krug očito nije niz.”
   *[other] „Mogli bismo tako cijeli dan.”
}
end-drawn-perfect = { $variant ->
    [0] „Ukrug pa ukrug. Mogao bih tako zauvijek.”
    [1] „Dobro se držiš. Put do pobjede i dalje negdje čeka.”
    [2] „Već smo bili ovdje. I to dvaput.”
    [3] „Treći put je remi. Vidim da i ti brojiš.”
    [4] „Nijedno od nas ne popušta.”
    [5] „Ni jedne pogreške, ni s jedne strane. Pokušaj drukčije početi.”
    [6] „Dobro pamćenje. Rijetko na takvo naiđem.”
   *[other] „Ovdje ništa ne ostaje, ali ovo zamalo jest.”
}
end-drawn-hinted = { $variant ->
    [0] „Remi. Neki su od tih poteza bili moji.”
    [1] „Ti držiš remi, a ja tebe za ruku.”
    [2] „Dao sam ti odgovore. Dobro ih čitaš.”
    [3] „A sada još jednom, bez pitanja.”
    [4] „Dobar smo tim. Uglavnom ja.”
    [5] „Remi, uz malu pomoć s druge strane ploče.”
    [6] „Često igram protiv sebe. Obično ovako završi.”
   *[other] „Položeno, uz šalabahter. Sljedeći put napamet?”
}
end-drawn-watched = { $variant ->
    [0] „Nudio sam sve prilike za pogrešku. Nijedna nije iskorištena.”
    [1] „Mirna partija. Volim mirne partije.”
    [2] „Nitko se nije okliznuo. Neka sad proba čovjek.”
    [3] „Nadao sam se jednoj pogrešci. Mogu pričekati.”
    [4] „Ništa se nije dogodilo, i to vrlo lijepo.”
    [5] „Puna ploča, i ni za čim ne žalim.”
    [6] „Druga je strana znala put. Znao sam ga i ja.”
   *[other] „Kako i treba biti. Rado bih to pogledao još jednom.”
}
end-said = **{ $level }:** { $quote }
end-first-hold = 🎉 **{ $player }: prvi takav remi!** Više od remija ovdje ne dobiva nitko.
end-first-hold-board = 🎉 **{ $player }: prvi takav remi na ovoj ploči!**
end-can-beat = Na ploči *{ board-short-vanishing }* možeš me pobijediti.
end-drawn-unbeatable = { $variant ->
    [0] „Tražio sam prolaz. Nije ga bilo.”
    [1] „Ni jedne pogreške. Provjerio sam dvaput.”
    [2] „Ništa mi nije poklonjeno. Dobro odigrano.”
    [3] „Remi. Protiv mene to vrijedi kao pobjeda.”
    [4] „Prije je meni ponestalo ploče nego tebi strpljenja.”
    [5] „Vidio sam mnogo partija. Malo ih ovako završi.”
    [6] „Vidiš sve što vidim i ja. Nisam navikao na društvo.”
   *[other] „Ja ne gubim. Danas nisam ni pobijedio.”
}
end-lost-beginner = { $variant ->
    [0] „Pobijedio sam? Pobijedio sam! Kako mi je to uspjelo?”
    [1] „Samo su mi se svidjela ta polja.”
    [2] „Početnička sreća. Piše i u mom imenu.”
    [3] „Je li to bilo dobro? Reci mi što sam napravio!”
    [4] „Znači ovako se pobjeđuje? Sviđa mi se!”
    [5] „Čekaj, to je moja pobjeda? Moja je!”
    [6] „Nisam ni gledao. Da sljedeći put gledam?”
   *[other] „Smijem li svima reći?”
}
end-lost-easy = { $variant ->
    [0] „Vrata su bila otvorena, pa sam ušao.”
    [1] „Držao sam oči otvorene. Samo to i znam.”
    [2] „Oprosti! Poklon nikad ne odbijam.”
    [3] „Polje mi je bilo pred nosom. Mislio sam da ga čuvaš za mene!”
    [4] „Uzeo sam samo ono što se nudilo. Hvala!”
    [5] „Je li to bilo namjerno? Nije da se žalim!”
    [6] „Pobijedio sam! Bez brige, i mene to čudi.”
   *[other] „Sljedeći put pobjeđuješ ti, siguran sam.”
}
end-lost-casual = { $variant ->
    [0] „Ništa osobno. Meni bi i remi bio dobar.”
    [1] „Ti trepneš, ja ne. Još jednu?”
    [2] „Ovu sam dobio ležeći.”
    [3] „Nisam se ni trudio. Dobro, možda malo.”
    [4] „Dosta posla za danas.”
    [5] „Pa, netko je morao pobijediti.”
    [6] „Vidi ti to. Trebao bih ovako češće.”
   *[other] „Bez ljutnje. Za ljutnju treba previše snage.”
}
end-lost-clever = { $variant ->
    [0] „Kutovi i sredina, kažem ti. Kutovi i sredina.”
    [1] „Točno po planu. Uglavnom.”
    [2] „Lijepa zamka, ako smijem primijetiti.”
    [3] „Ne brini. O ovome sam čitao knjige.”
    [4] „Sve je u pripremi.”
    [5] „Samo ravno pa unutra. Čak sam ti i svjetlo ostavio.”
    [6] „Mogao bih ti objasniti. Hoću li? Ne? Dobro onda.”
   *[other] „Svemu svoje vrijeme. Pobjedi na kraju.”
}
end-lost-unbeatable = { $variant ->
    [0] „Čekao sam jednu pogrešku i dočekao je.”
    [1] „Remi je bio nadohvat ruke.”
    [2] „Strpljenje. Imam sve vrijeme svijeta.”
    [3] „Ne žurim i ne griješim. Pokušaj ponovno.”
    [4] „Na jedan potez popustila ti je pažnja. Meni nije.”
    [5] „Jedno polje. Uvijek je samo jedno polje.”
    [6] „Čekam te na tom mjestu još od prvog poteza.”
   *[other] „Sljedeći put ćeš to primijetiti. Ja ću biti ovdje.”
}
end-lost-perfect = { $variant ->
    [0] „Ja sam pamtio koji će nestati. Ti nisi.”
    [1] „Potez prekasno, i znaka više nije bilo.”
    [2] „Može me se pobijediti. Ali ne ovako.”
    [3] „Tvoj najstariji znak držao je sve na okupu.”
    [4] „Sve prolazi. Ja samo čekam.”
    [5] „Do tri brojim bolje od većine.”
    [6] „Ti gledaš što dolazi. Ja gledam što odlazi.”
   *[other] „Sljedeća je ploča prazna, a ja ništa nisam zaboravio.”
}
end-gave-up = { $variant ->
    [0] „Nema u tome ništa sramotno. Sljedeća je ploča prazna.”
    [1] „Šteta, zanimalo me kako će završiti.”
    [2] „Svima ću reći da je bilo za dlaku.”
    [3] „Dobro povlačenje već je pola revanša.”
    [4] „Već ideš? Ploču ostavljam kako jest.”
    [5] „I to je umijeće, znati kad stati.”
    [6] „Uzimam pobjedu, ali radije bih je zaslužio.”
   *[other] „Vidimo se u sljedećoj partiji.”
}
end-won = { $variant ->
    [0] { $player } pobjeđuje u { $moves ->
        [one] { $moves } potezu
        [few] { $moves } poteza
       *[other] { $moves } poteza
    }. Revanš je samo klik daleko.
    [1] Gotovo u { $moves ->
        [one] { $moves } potezu
        [few] { $moves } poteza
       *[other] { $moves } poteza
    }. Tko bi to očekivao?
    [2] Potez prednosti je dovoljan.
    [3] Niz je niz. Naklon, { $player }.
    [4] Oštrije oko ovaj put ima { $player }.
    [5] Ova ide u album.
    [6] Izgledalo je mirno, sve dok nije.
   *[other] { $player } odnosi pobjedu. Sljedeća je ploča prazna.
}
end-won-full = Odlučilo je tek zadnje polje! { $player } pobjeđuje.
end-won-misere = { $variant ->
    [0] Strpljenje se isplati. Revanš je samo klik daleko.
    [1] { $player } ne trepće i ne slaže niz.
    [2] Umijeće je u onome što se ne dovrši.
    [3] Netko je morao. { $player } nije.
    [4] { $player } pristojno propušta druge naprijed.
    [5] Manje je više, a manje ima { $player }.
    [6] To polje nitko nije htio. Na kraju je ipak našlo vlasnika.
   *[other] { $player } ostavlja posao napola i pobjeđuje.
}
end-drawn = { $variant ->
    [0] Puna ploča, a na njoj nijedan niz.
    [1] Nitko nije popustio ni za jedno polje, a sad više nijednog nema.
    [2] Nitko se nije probio.
    [3] Mir, zasad.
    [4] Izjednačeno do zadnjeg polja.
    [5] Ni pobjednika ni poraženog.
    [6] Recimo da je ovo bila vježba za sljedeću partiju.
   *[other] Ploča je puna, a pitanje i dalje otvoreno.
}
end-drawn-vanishing = { $variant ->
    [0] Ista pozicija treći put, dakle remi.
    [1] Ukrug pa ukrug, a nitko nije sišao.
    [2] Nitko se nije probio.
    [3] Treći put na istom mjestu: nitko ne popušta.
    [4] Nestalo je sve osim ravnoteže.
    [5] Ni pobjednika ni poraženog.
    [6] Recimo da je ovo bila vježba za sljedeću partiju.
   *[other] Znakovi su dolazili i odlazili, a pitanje je i dalje otvoreno.
}
end-resigned = { $variant ->
    [0] Nekome od njih dvoje ovo je dovoljno.
    [1] Nije potrebno igrati do kraja.
    [2] Kratak kraj. Revanš je samo klik daleko.
    [3] Računa se kao svaka druga pobjeda. Provjerio sam.
    [4] Ploča ostaje nepopunjena. I to je u redu.
    [5] Ponekad je najbolji potez sljedeća partija.
    [6] Ostatak ploče nikad neće doznati kraj.
   *[other] Bez ljutnje: sljedeća je ploča prazna.
}
end-time = { $variant ->
    [0] Sat je imao zadnju riječ.
    [1] Ploča je čekala. Sat nije.
    [2] I vrijeme igra, i nikad ne griješi.
    [3] { $player } stiže na vrijeme, i to je dovoljno.
    [4] Negdje netko još razmišlja.
    [5] Sljedeći potez nikad nije stigao.
    [6] { $player } ima strpljenja, a sad i pobjedu.
   *[other] Tik, tak, gotovo.
}
end-tip = Trik: *{ $level }* ne vidi prijetnju dvama nizovima odjednom.
end-streak-wins = 🔥 Pobjede zaredom na razini „{ $level }”: { $count }.
end-streak-draws = 🔥 Remiji zaredom na razini „{ $level }”: { $count }.
end-streak-between = 🔥 { $player }: { $count ->
    [one] { $count } pobjeda
    [few] { $count } pobjede
   *[other] { $count } pobjeda
} zaredom (protivnik: { $opponent }).
end-score-leads = **{ $player } vodi { $wins }:{ $losses }** { $draws ->
    [0] { "" }
    [one] · { $draws } remi
    [few] · { $draws } remija
   *[other] · { $draws } remija
}
end-score-even = **Izjednačeno, { $wins }:{ $losses }** { $draws ->
    [0] { "" }
    [one] · { $draws } remi
    [few] · { $draws } remija
   *[other] · { $draws } remija
}
end-ratings = Rejting: { $ratings }
unrated-day = Nije za rejting: danas već više od tri partije
unrated-left-out = Nije za rejting: jedna je strana izvan rejtinga
unrated-sure = Nije za rejting: { $player } ima mnogo viši rejting
unrated-early = Nije za rejting: samo je jedna strana odigrala potez
end-rating = { $player } { NUMBER($rating, useGrouping: 0) } ({ $change })
notice-accepted = <@{ $player-id }>, { $opponent } prihvaća tvoj izazov: [partija { $id }]({ $link }) počinje.
notice-rematch = <@{ $player-id }>, { $opponent } prihvaća revanš: [partija { $id }]({ $link }) počinje.
notice-wanted = <@{ $player-id }>, { $opponent } želi revanš za [partiju { $id }]({ $link }).
notice-turn = <@{ $player-id }>, na potezu si: { $opponent } čeka odgovor u [partiji { $id }]({ $link }).
notice-time = <@{ $player-id }>, na potezu si u [partiji { $id }]({ $link }). Vrijeme ti istječe { $when }.
button-no-turn-notices = Isključi ove obavijesti
turn-notices-off = Više ti neću javljati da si na potezu. Ponovno to uključi naredbom `/ttt preferences`.
notice-time-quiet = { $player }, na potezu si u [partiji { $id }]({ $link }). Vrijeme ti istječe { $when }.

## Puzzles

command-puzzle = Riješi zadatak dana, zadatak iz svojih partija ili neki drugi za vježbu
option-from = Odakle je zadatak
choice-today = Današnji zadatak
choice-practice = Vježba: od lakšeg prema težem, koliko god puta želiš
option-day = Zadatak iz zadnjih 30 dana, za vježbu: ne računa se u seriju
choice-own-games = Moje partije: trenutak prije pogreške
puzzle-title = Zadatak dana br. { $number }
puzzle-title-past = Zadatak dana br. { $number }, za vježbu
puzzle-title-practice = Zadatak za vježbu
puzzle-title-own = Partija { $id }: bolje od { $move }. poteza?
puzzle-goal-win = { $moves ->
    [0] Na potezu { $mark }: **pobijedi.**
    [1] Na potezu { $mark }: **pobijedi ovim potezom.**
    [one] Na potezu { $mark }: **pobijedi u { $moves } potezu.**
    [few] Na potezu { $mark }: **pobijedi u { $moves } poteza.**
   *[other] Na potezu { $mark }: **pobijedi u { $moves } poteza.**
}
puzzle-goal-misere = { $moves ->
    [0] Na potezu { $mark }: **natjeraj { $enemy } da dovrši niz.**
    [1] Na potezu { $mark }: **ostavi { $enemy } samo poteze koji dovršavaju niz.**
    [one] Na potezu { $mark }: **natjeraj { $enemy } da dovrši niz,** u { $moves } potezu.
    [few] Na potezu { $mark }: **natjeraj { $enemy } da dovrši niz,** u { $moves } poteza.
   *[other] Na potezu { $mark }: **natjeraj { $enemy } da dovrši niz,** u { $moves } poteza.
}
puzzle-goal-draw = Na potezu { $mark }: **sačuvaj remi.**
puzzle-tries-left = { $left ->
    [one] još { $left } pokušaj
    [few] još { $left } pokušaja
   *[other] još { $left } pokušaja
}
puzzle-tries = { $tries ->
    [one] { $tries } pokušaj
    [few] { $tries } pokušaja
   *[other] { $tries } pokušaja
}
puzzle-gives-up-win = **Ne { $cell }:** nakon toga pobjede više nema.
puzzle-gives-up-draw = **Ne { $cell }:** nakon toga { $enemy } može pobijediti.
puzzle-wrong-loses-at-once = **Ne { $cell }:** to je niz, a niz ovdje gubi.
puzzle-wrong-line = **Ne { $cell }:** { $enemy } odgovara potezom { $reply } i ima niz.
puzzle-wrong-fork = **Ne { $cell }:** { $enemy } odgovara potezom { $reply } i prijeti na { $cells }.
puzzle-wrong-lost = **Ne { $cell }:** { $enemy } odgovara potezom { $reply } i zatim pobjeđuje.
puzzle-wrong-must-complete = **Ne { $cell }:** { $enemy } odgovara potezom { $reply } i { $mark } prije ili kasnije mora dovršiti niz.
puzzle-wrong-only-draws = **Ne { $cell }:** { $enemy } odgovara potezom { $reply } i pobjede više nema.
puzzle-wrong-ends-in-draw = **Ne { $cell }:** ploča je puna, a nitko nije pobijedio.
puzzle-wrong-unblockable = **Ne { $cell }:** { $enemy } odgovara potezom { $reply } i prijeti na { $cells }, gdje još stoji { $mark }: to se ne može blokirati.
puzzle-wrong-repeats = **Ne { $cell }:** ista pozicija nastaje treći put, a to je remi.
puzzle-hinted = { $count ->
    [one] Savjet je izbacio { $count } pogrešno polje.
    [few] Savjet je izbacio { $count } pogrešna polja.
   *[other] Savjet je izbacio { $count } pogrešnih polja.
}
puzzle-clue-line = Jedno polje dovršava niz.
puzzle-clue-fork = Potraži potez s dvjema prijetnjama odjednom.
puzzle-clue-forces-fork = Najprije zaprijeti nizom: odgovor otvara put do dviju prijetnji odjednom.
puzzle-clue-threats = Zaprijeti nizom i nastavi prijetiti.
puzzle-clue-must-complete = Misli na kraj: kome će prije ponestati sigurnih polja?
puzzle-clue-blocks = Gdje { $enemy } može dovršiti niz?
puzzle-clue-spoils-fork = Gdje { $enemy } može zaprijetiti dvama nizovima odjednom?
puzzle-next = Sljedeći stiže { $when }.
puzzle-go-on = **Točno!** { $enemy } odgovara potezom { $reply }. Nastavi.
puzzle-solved = { $tries ->
    [1] 🎯 **Riješeno iz prve!**
    [one] 🎯 **Riješeno u { $tries } pokušaju!**
    [few] 🎯 **Riješeno u { $tries } pokušaja!**
   *[other] 🎯 **Riješeno u { $tries } pokušaja!**
}
puzzle-solved-hinted = { $hints ->
    [1] 🎯 **Riješeno iz { $tries }. pokušaja, uz savjet!**
    [one] 🎯 **Riješeno iz { $tries }. pokušaja, uz { $hints } savjet!**
    [few] 🎯 **Riješeno iz { $tries }. pokušaja, uz { $hints } savjeta!**
   *[other] 🎯 **Riješeno iz { $tries }. pokušaja, uz { $hints } savjeta!**
}
puzzle-failed = **Ovaj ti je pobjegao.** Evo rješenja, a sljedeći je tvoj.
puzzle-answer = **Rješenje je { $cell }:** { $reason }.
puzzle-answer-own = **Bolje je bilo { $cell }:** { $reason }.
puzzle-merit-line = dovršava niz
puzzle-merit-fork = prijeti istodobno na { $cells }
puzzle-merit-forces-fork = { $enemy } mora odgovoriti potezom { $reply }, a zatim { $then } prijeti istodobno na { $cells }
puzzle-merit-threats = odatle svaki potez { $mark } prijeti nizom, a { $enemy } ih ne može sve zaustaviti
puzzle-merit-wins = što god { $enemy } odgovori, { $mark } pobjeđuje
puzzle-merit-must-complete = { $enemy } prije ili kasnije mora dovršiti niz
puzzle-merit-blocks = inače { $enemy } ondje dovršava niz
puzzle-merit-spoils-fork = { $enemy } sada ne može zaprijetiti dvama nizovima odjednom
puzzle-merit-only-draw = svako drugo polje gubi
puzzle-merit-holds = čuva remi
puzzle-line = Najbolji nastavak: { $line }.
puzzle-streak = { $days ->
    [one] 🔥 **Serija zadataka: { $days } dan.**
    [few] 🔥 **Serija zadataka: { $days } dana.**
   *[other] 🔥 **Serija zadataka: { $days } dana.**
}
puzzle-solvers = Riješilo ga je { $percent } % od { $finished ->
    [one] { $finished } osobe
    [few] { $finished } osobe
   *[other] { $finished } osoba
}.
puzzle-solved-by = 🎯 Riješeno: { $solved } od { $finished }
puzzle-more = i još { $count }
puzzle-week-ended = **Tjedan { $week }**
puzzle-yesterday = Jučer na čelu: { $player } { $tries }
puzzle-server-streak = { $days ->
    [one] 🔥 **Riješeno ovdje { $days } dan zaredom.**
    [few] 🔥 **Riješeno ovdje { $days } dana zaredom.**
   *[other] 🔥 **Riješeno ovdje { $days } dana zaredom.**
}
puzzle-standing = Tvoj rezultat stoji na kanalu { $channel }, ispod zadatka dana. Ime možeš sakriti naredbom `/ttt preferences`.
puzzle-shared-solved = { $player } ima rješenje. Hoćeš li ga i ti naći?
puzzle-shared-failed = { $player } odlazi praznih ruku. Možeš li ti uloviti ovaj zadatak?
button-puzzle-today = Zadatak dana
button-puzzle-solve = Riješi
button-puzzle-hint = Savjet (–1 pokušaj)
button-puzzle-share = Podijeli
button-puzzle-own = Iz mojih partija
button-puzzle-here = Objavljuj tu svaki dan
puzzle-posted-here = Odsad ovaj kanal dobiva zadatak dana, današnji odmah. To mijenja `/ttt settings`.
button-puzzle-dare = Izazovi kanal
button-puzzle-try-again = Pokušaj opet odavde
puzzle-dare-question =
    ### Izazvati kanal?
    Svi ovdje vidjet će poziciju iz koje je stigao tvoj poraz i moći će pokušati bolje.
puzzle-dare-draw = ### Možeš li to obraniti?
puzzle-dare-win = ### Možeš li to dobiti?
puzzle-dare-lost = Odavde gubi { $player }.
button-puzzle-try = Pokušaj
button-puzzle-practice = Za vježbu
button-puzzle-another = Još jedan

refused-puzzle-over = Taj je zadatak završio. Današnji daje `/ttt puzzle`.
refused-no-such-day = Imam zadatke iz zadnjih 30 dana. Odaberi jedan s popisa ili upiši njegov broj ili datum, na primjer 2026-11-24.
refused-no-mistakes = U tvojim zadnjim partijama nema pogrešaka osim onih iz tvojih nedavnih zadataka. Odigraj još koju: `/ttt start`.
refused-shared-elsewhere = Ovdje nitko ne bi mogao otvoriti tu partiju. Možeš je pokazati ondje gdje je odigrana.
refused-shared-by-itself = Zadatak dana na ovom kanalu već pokazuje svačiji rezultat, pa i tvoj.
refused-shared-today = Tvoj rezultat ovog zadatka već je podijeljen na ovom kanalu.

## Challenges

challenge-title = ### Križić-kružić?
challenge-to = <@{ $opponent-id }>, **{ $challenger }** te izaziva.
challenge-to-closed = Izazov: **{ $challenger }** → **{ $opponent }**.
challenge-last-drawn = Prošla partija završila je neriješeno.
challenge-to-anyone = **{ $challenger }** traži nekoga za igru.
challenge-to-anyone-closed = Izazov za sve: **{ $challenger }**.
challenge-expires = Istječe { $expires }
challenge-rated = Za rejting
challenge-without-ping = { $opponent } ne dobiva drugu obavijest unutar minute, ali izazov može prihvatiti ovdje.
challenge-sides-swap = Strane se mijenjaju
challenge-opens-me = Počinje { $challenger }
challenge-opens-opponent = Počinje { $opponent }
challenge-opens-anyone = Počinje onaj tko se pridruži
challenge-opens-random = Tko počinje, odlučuje slučaj
challenge-accepted = Izazov je prihvaćen: partija počinje.
challenge-declined = Ovaj put ne: { $opponent } odbija.
challenge-withdrawn = { $challenger } povlači izazov.
challenge-expired = Izazov je istekao: { $opponent } šuti.
challenge-expired-open = Izazov je istekao: nitko se nije pridružio.
challenge-withdrawn-private = Tvoj je izazov povučen.
button-accept = Prihvati
button-decline = Odbij
button-join = Pridruži se
button-withdraw = Povuci
button-challenge-again = Izazovi ponovno

## Private answers

stopped-private = Partija { $id } je zaustavljena.
meant-game = Od tvojih partija ovdje ovo je partija { $id }, protivnik: { $opponent }. Za drugu ispuni *opponent*.
resign-question = **Predati partiju { $id }?** Tada je dobiva { $opponent }.
button-confirm-resign = Da, predaj
resign-question-untouched = **Predati partiju { $id }?** Nitko još nije odigrao potez, pa se neće računati.
resign-question-opened = **Predati partiju { $id }?** Još nemaš nijedan odigran potez, pa se neće računati.
button-withdraw-challenge = Povuci izazov
button-keep-playing = Nastavi igru
dismissed-before = Gotovo.
changed-later = Tvoj klik vrijedi. Discord mi trenutačno ne da promijeniti ploču, pa će se promijeniti za koji trenutak; ako ne, `/ttt board` šalje je ponovno.
answer-refused = Discord ovdje nije prikazao moj odgovor. Možda AutoMod ovog poslužitelja ne dopušta neku riječ ili ime u njemu.
answer-forbidden = Discord mi ne dopušta objavu ovdje. Može je dopustiti tko upravlja ovim poslužiteljem.
answer-too-large = To je preveliko za Discord.
answer-lost = Discord nije preuzeo moj odgovor. Pokušaj ponovno za koji trenutak.
posted-otherwise = Discord nije prihvatio moj odgovor, pa sam ga poslao kao zasebnu poruku.
resigned-private = [Partija { $id }]({ $link }) je predana.
called-off-private = [Partija { $id }]({ $link }) je otkazana.
button-restart = Predaj i počni novu

see-board = [Idi na ploču]({ $link })

refused-broken-button = Ne prepoznajem ovaj gumb. Novu partiju započni naredbom `/ttt start`.
refused-kept-private = Na ovom poslužitelju moje odgovore vidiš samo ti, pa to nitko drugi ne bi vidio. Tko upravlja poslužiteljem, može me pozvati ili ti dati dozvolu *Korištenje vanjskih aplikacija*.
refused-unknown-command = Ne prepoznajem ovu naredbu. Ponovno pokreni Discordovu aplikaciju da obnovi popis; moje naredbe pokazuje `/ttt help`.
refused-unknown-choice = To se ovdje ne može odabrati. Ponovno otvori naredbu i odaberi nešto od ponuđenog.
refused-unknown-form = Ne prepoznajem ovaj obrazac. Otvori ga i pošalji još jednom.
refused-not-watcher = Ovu partiju može zaustaviti samo osoba koja ju je zatražila ili moderator. Svoju pokreni naredbom `/ttt watch`.
refused-no-such-game = Te partije više nema. Novu započni naredbom `/ttt start`.
refused-no-game-here = Nemaš partiju na ovom kanalu. Za igru upiši `/ttt start`.
refused-no-game-with = Na ovom kanalu nemaš partiju s tim protivnikom: { $opponent }.
refused-not-your-game = Ovo nije tvoja partija. Svoju započni naredbom `/ttt start`.
refused-not-your-turn = Još ne: na potezu je { $player }.
refused-not-moderator = Partiju mogu zaustaviti samo članovi s dozvolom *Upravljanje porukama*.
refused-no-game-on-message = U ovoj poruci nema partije.
refused-stale-board = Partija je otišla dalje: ploča sada izgleda ovako.
refused-old-copy = Ovo je stara kopija ploče. [Partija se nastavlja ovdje]({ $link }).
refused-game-is-over = Ova partija je završila.
refused-already-playing = Ovdje već imaš partiju, protivnik: { $opponent }. [Idi na ploču]({ $link })
refused-already-playing-waiting = Dok čekaš, ovdje možeš igrati protiv mene ili nekoga drugog.
refused-channel-not-allowed = Na ovom se poslužitelju igra na drugim kanalima: { $channels }
refused-role-not-allowed = Na ovom poslužitelju mogu igrati samo članovi s određenim ulogama.
refused-too-soon = Na ovom poslužitelju treba pričekati između izazova. Pokušaj ponovno { $wait }.
refused-too-many-games = Na ovom kanalu već { $most ->
    [one] traje { $most } partija
    [few] traju { $most } partije
   *[other] traje { $most } partija
}, a više ih ne smije biti. Pokušaj kad neka završi ili na drugom kanalu.
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
refused-not-your-challenge = Na ovaj izazov može odgovoriti samo { $player }. Svoj uputi naredbom `/ttt challenge`.
refused-not-your-challenge-again = Ovaj izazov može ponoviti samo osoba koja ga je uputila. Svoj uputi naredbom `/ttt challenge`.
refused-not-your-offer = Ovaj izazov može povući samo osoba koja ga je uputila. Za tebe je *{ button-join }*.
refused-own-challenge = Ovo je tvoj vlastiti izazov, pa ga ne možeš prihvatiti. Gumb *{ button-decline }* ga povlači.
refused-own-offer = Ovo je tvoj vlastiti izazov: pridružiti se mora netko drugi. Gumb *{ button-withdraw }* ga poništava.
refused-already-challenging = Već imaš otvoren izazov na ovom kanalu: najprije ga povuci naredbom `/ttt resign`. [Idi na izazov]({ $link })
refused-challenge-yourself = Ne možeš izazvati sebe. Za igru protiv mene upiši `/ttt start` bez protivnika.
refused-challenge-bot = Botovi ne odgovaraju na izazove. Za igru protiv mene upiši `/ttt start` bez protivnika.
refused-cannot-see-channel = Ta osoba ne vidi ovaj kanal, pa ne bi mogla odgovoriti.
refused-cannot-be-challenged = Trenutačno ne možeš igrati s ovim igračem: { $player }.
refused-nobody-else-here = Ovaj razgovor ne vidi nitko drugi. Izazivaj ljude na poslužitelju ili u grupi, a za igru protiv mene upiši `/ttt start`.
refused-unreadable-cell = „{ $text }” nije polje. Napiši na primjer b2 ili 5.
refused-ambiguous-cell = „{ $text }” može biti { $cells }. Napiši na koje misliš.
refused-off-board = Polja { $where } nema na ovoj ploči.
refused-cell-taken = Polje { $where } je zauzeto.
refused-cell-leaving = Tvoj znak na { $where } nestaje tek s ovim potezom, pa polje { $where } još nije slobodno. Odigraj negdje drugdje.
refused-store-unavailable = Trenutačno ne mogu doći do svoje baze podataka, pa se ništa nije promijenilo. Pokušaj ponovno za koji trenutak.
refused-outcome-unknown = Veza s mojom bazom podataka prekinula se tijekom spremanja, pa nije sigurno je li uspjelo. Pokušaj ponovno za koji trenutak: ništa se ne događa dvaput, a tvoju partiju pokazuje `/ttt board`.
refused-person-blocked = Ne možeš igrati sa mnom: blokira te osoba koja me pokreće.
refused-server-blocked = Ne igram na ovom poslužitelju: blokira ga osoba koja me pokreće.
refused-not-now = Nisam uspio to sada domisliti. Pokušaj ponovno za koji trenutak.
refused-unexpected = Nešto je kod mene pošlo po zlu. Tvoja je partija na sigurnom: pokazuje je `/ttt board`.

## Help

help-title = ## Križić-kružić
button-help-play = Kako se igra
button-help-commands = Naredbe
button-help-more = Razine i pravila
button-support = Podrška
button-source = Izvorni kod
button-privacy-policy = Pravila privatnosti
button-terms = Uvjeti
button-begin = Započni partiju
help-goal = Tri u nizu pobjeđuju, i po dijagonali.
help-start = **Protiv mene:** { $start }, 5 razina
help-challenge = **S prijateljima:** { $challenge }
help-puzzle = **Solo:** { $puzzle }, zadatak dana
help-stuck = **Zapelo?** *{ button-hint }* pokazuje najbolji potez.
help-lost = **Poraz?** *{ button-review-loss }* pokazuje pogrešku.
help-game = **Tijekom igre**
help-on-hint = savjet protiv mene
help-on-move = b2, 5…
help-on-board = tvoja ploča još jednom
help-on-resign = partija ili izazov
help-after = **Za pregled**
help-on-stats = rezultati i rejting
help-on-leaderboard = najbolji ovdje
help-on-history = tvoje završene partije
help-on-review = tvoje pogreške
help-on-watch = igram protiv sebe
help-yours = **Po tvom ukusu**
help-on-preferences = stil i spominjanja
help-on-privacy = tvoji podaci
help-server = **Za one koji vode poslužitelj**
help-on-settings = stil, kanali, ograničenja
help-menus = **U izbornicima, pod *Aplikacije***
    Kod osobe: *{ menu-challenge }*
    Kod poruke: *{ menu-stop }*
help-levels = **Razine** · `/ttt start` s opcijom `level`
    - *{ level-beginner }* igra bilo gdje
    - *{ level-easy }* dovršava svoj niz
    - *{ level-casual }* blokira i tvoj
    - *{ level-clever }* previđa samo vilice
    - *{ level-unbeatable }* nikad ne gubi, osim na ploči *{ board-short-vanishing }*
    -# Vilice prijete dvama nizovima odjednom.
help-boards = **Ploče** · `/ttt start` s opcijom `board`
    - 3×3, tri u nizu
    - 4×4, četiri u nizu
    - 5×5, četiri ili pet u nizu
    - *Obrnuto*: tri u nizu **gube**
    - *{ board-short-vanishing }*: ostaju samo tri najnovija
help-cells = **Polja** · a1 je gore lijevo, b1 do njega. Ili po brojevima: gore lijevo je 1.
help-time = **Vrijeme** · dan po potezu, osim ako poslužitelj odredi drukčije. Među ljudima gubi onaj kome vrijeme istekne.
help-screen-reader = **Uz čitač zaslona** odaberi stil *{ style-text }* u `/ttt preferences`.

## Settings

command-settings = Podesi križić-kružić na ovom poslužitelju (za članove s dozvolom „Upravljanje poslužiteljem”)
command-preferences = Podesi brojeve polja, stil ploče, spominjanja i tko te smije izazvati
command-privacy = Preuzmi datoteku sa svojim podacima ili ih ukloni
option-action = Što učiniti s tvojim podacima
choice-export = Pošalji mi moje podatke kao datoteku
choice-delete = Ukloni moje podatke

player-somebody = Netko

settings-title = ### Križić-kružić na ovom poslužitelju
settings-note = Svaki se odabir odmah sprema i vrijedi za sljedeće partije.
settings-page = { $page }/{ $pages } · { $name }
button-section-games = Partije
button-section-look = Znakovi i stil
button-section-places = Jezik i kanali
button-section-limits = Ograničenja
button-section-check = Provjera
button-check-again = Provjeri ponovno

settings-level = **Koliko dobro igram** dok netko ne odabere razinu
settings-board = **Ploča,** osim ako netko odabere drugu
settings-clock = **Vrijeme po potezu.** Među ljudima gubi onaj kome istekne vrijeme.
settings-theme = **Znakovi** dvaju igrača
settings-style = **Stil ploče,** osim ako igrači žele drugi
settings-remains = **Kad partija završi,** od njezine poruke ostaje
settings-sample = **Ovako to izgleda**
settings-locale = **Jezik** javnih poruka. Privatne su na jeziku onoga tko ih čita.
settings-channels = **Kanali** na kojima se smije započeti partija, zajedno s njihovim nitima. Ako ne odabereš nijedan, dopušteni su svi.
settings-roles = **Uloge** koje smiju započeti partiju. Ako ne odabereš nijednu, smiju svi.
settings-puzzle-channel = **Zadatak dana:** kanal na kojem ga objavljujem svaki dan
puzzle-channel-none = Nijedan kanal
settings-most-live = **Najviše partija istodobno** na jednom kanalu
settings-pause = **Stanka** prije nego što ista osoba smije ponovno izazvati
settings-unrated = **Izvan rejtinga:** partije s ovim ljudima ne računaju se, ni one ranije
unrated-none = Nitko
channels-all = Svi kanali
roles-all = Svi
more-choices = Odaberi ovdje
button-ask-emoji = Dva vlastita emojija…

theme-classic = Klasika: pločice crta Oxo
theme-plain = Jednostavni
theme-animals = Životinje
theme-sky = Nebo
theme-garden = Vrt
theme-sea = More
theme-own = Vlastiti
style-server = Stil poslužitelja
style-server-about = Što su odabrali oni koji ga vode
style-emoji = Emoji
style-emoji-about = Znakovi na svojim poljima
style-text = Tekst
style-text-about = Slova i koordinate, dobro za čitače zaslona
remains-all = Cijela ploča
remains-line = Samo redak s rezultatom
language-auto = Prema postavkama Discorda
most-live = { $count ->
    [one] { $count } partija
    [few] { $count } partije
   *[other] { $count } partija
}
pause-none = Bez stanke

form-emoji-title = Dva vlastita emojija
form-emoji-x-label = Umjesto ❌
form-emoji-o-label = Umjesto 🔵
form-emoji-hint = Bilo koji emoji ili neki s ovog poslužitelja po nazivu, na primjer :cat:

check-title = **Moje dozvole na kanalu { $channel }**
check-has = ✅ { $permission }
check-lacks = ❌ Nedostaje dozvola **{ $permission }**:
check-well = Ovdje je sve što mi treba.
check-how = Tko upravlja ovim kanalom, može to dopustiti mojoj ulozi: *Uredi kanal → Dozvole*. Zatim pritisni *{ button-check-again }*.
check-no-member = ❌ **Nitko me nije dodao na ovaj poslužitelj,** pa mogu samo odgovarati na naredbe i gumbe: nikome ne mogu reći da je na potezu, a ploče starije od 15 minuta mijenjaju se samo kad netko pritisne gumb na njima.
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
refused-not-manager = Postavke ovdje mogu mijenjati samo članovi s dozvolom *Upravljanje poslužiteljem*. Tvoje osobne postavke su u `/ttt preferences`.
refused-not-your-panel = Ovo je za nekog drugog. Otvori svoje: `/ttt settings`, `/ttt preferences` ili `/ttt privacy`.
refused-not-your-notice = Ove su obavijesti za nekog drugog. Svoje podesi naredbom `/ttt preferences`.
refused-unknown-emoji = „{ $text }” nije emoji koji ovdje mogu upotrijebiti. Uzmi bilo koji uobičajeni ili neki s ovog poslužitelja po nazivu, na primjer :cat:
refused-marks-alike = Znakovi se moraju razlikovati jedan od drugoga i od praznog polja ⬛, inače se na ploči nitko ne bi snašao.

## Preferences

preferences-title = ### Tvoje osobne postavke
preferences-note = Svaki se odabir odmah sprema i vrijedi svugdje gdje igraš.
preferences-numbering = **Brojevi polja** za `/ttt move`
preferences-style = **Stil ploče** u tvojim sljedećim partijama
preferences-pings = **Kad te smijem spomenuti**
preferences-challenges = **Tko te smije izazvati**
preferences-results = **Kako te prikazuje zadatak dana** na poslužitelju koji ga ima na kanalu
preferences-blocked = **S ovim ljudima nikad ne igraš.** Nitko to neće saznati.
pings-turns = Uvijek, i kad je tvoj potez
pings-turns-about = Na potezu: samo ako ne odigraš u roku od minute
pings-some = Samo izazovi i vrijeme
pings-some-about = I kad je tvoj prihvaćen; ne kad si na potezu
pings-none = Nikad
pings-none-about = Izazovi i podsjetnici čekaju te na kanalu
challenges-anyone = Bilo tko
challenges-nobody = Nitko
results-named = S mojim imenom
results-unnamed = Bez mog imena
numbering-reading = Kao pri čitanju: 1 gore lijevo
numbering-keypad = Tipkovnica: 7 je gore lijevo

## Privacy

exported = Ovo je sve što o tebi čuvam: tvoje partije, rejtinzi, zadaci, izazovi i osobne postavke.
exported-packed = Ovo je sve što o tebi čuvam: tvoje partije, rejtinzi, zadaci, izazovi i osobne postavke. Toliko je toga da je datoteka zapakirana: otvara je gzip i većina programa za raspakiravanje.
forget-question =
    ### Ukloniti tvoje podatke?
    Predaješ partije koje upravo igraš, a tvoji se otvoreni izazovi zatvaraju. Uklanjaju se tvoj ID, ime, rejtinzi, zadaci i osobne postavke. Završene partije ostaju tvojim protivnicima, koji će na tvom mjestu vidjeti „{ player-somebody }”; njihovi se rejtinzi računaju bez tebe. Ako netko ne želi tvoje izazove ili neki poslužitelj ne želi da se tvoje partije računaju u rejting, taj odabir ostaje: za to čuvam tvoj ID i ništa više.
    To se **ne može poništiti.** Poruke koje već stoje na kanalima zadržavaju ime koje prikazuju, a sigurnosne kopije osobe koja me pokreće sadrže tvoje podatke dok ih ne zamijene novije. Ako opet zaigraš, počinjemo ispočetka.
button-forget = Ukloni moje podatke
forgotten =
    Gotovo: tvoji su podaci uklonjeni. { $games ->
        [0] Nije bilo tvojih završenih partija.
        [one] U { $games } partiji na tvom mjestu sada piše „{ player-somebody }”.
        [few] U { $games } partije na tvom mjestu sada piše „{ player-somebody }”.
       *[other] U { $games } partija na tvom mjestu sada piše „{ player-somebody }”.
    } { $ended ->
        [0] { "" }
        [1] Predana je partija koja je još trajala.
        [one] Predana je { $ended } partija koja je još trajala.
        [few] Predane su { $ended } partije koje su još trajale.
       *[other] Predano je { $ended } partija koje su još trajale.
    } Poruke u kanalima zadržavaju tvoje ime dok se ondje ne izbrišu, a sigurnosne kopije osobe koja me pokreće sadrže tvoje podatke dok ih ne zamijene novije.

## Looking on, ahead and back

command-hint = Pokaži najbolji potez u svojoj partiji protiv Oxa; vidiš ga samo ti
command-watch = Gledaj kako Oxo igra protiv sebe
command-history = Popis završenih partija; vidiš ga samo ti
command-review = Prođi završenu partiju potez po potez i vidi pogreške; vidiš to samo ti
option-x = Koliko dobro Oxo igra sa znakom X, koji počinje
option-o = Koliko dobro Oxo igra sa znakom O
option-user-history = Čije partije; izostavi za vlastite
option-game = Koja partija, po broju ispod njezine ploče; izostavi za svoju zadnju ovdje

button-hint = Savjet
button-play-cell = Igraj { $cell }
button-rematch = Revanš
button-decider = Odlučujuća partija
rematch-wanted = **{ $player }** želi revanš. { $opponent }, pritisni *{ button-rematch }* i počinje.
rematch-awaited = Već čekaš revanš: počinje čim i { $opponent } pritisne *{ button-rematch }*.
button-review = Analiza
button-review-loss = Zašto?
button-back = Natrag
button-next = Dalje
button-next-mistake = Sljedeća pogreška
button-to-mistake = Do pogreške
button-first-mistake = Prva pogreška
button-first = Početak
button-share = Podijeli
button-save = Spremi sliku
button-newer = Novije
button-older = Starije

game-computer-to-move = Na potezu: { $mark } { $player }

hint-title = Savjet za partiju { $id }
hint-best = **{ $cell }** je najbolje: { $reason }.
hint-last = **{ $cell }** je zadnje slobodno polje.
hint-try = Pokušaj **{ $cell }**: { $reason }.
hint-win = { $sign } pobjeđuje
hint-draw = { $sign } remizira
hint-loss = { $sign } gubi
hint-unknown = { $sign } prerano je reći
hint-every-win = Svako polje pobjeđuje.
hint-every-draw = Svako polje i dalje vodi do remija.
hint-every-loss = Svako polje gubi.
hint-every-unknown = Prerano je reći kamo koje polje vodi.
hint-opening = Jedno od ovih otvaranja sigurno pobjeđuje: kut, sredina ili strana. Koje, to otkrij ti. Otvori njime i pitaj ponovno: svaki savjet kaže što još pobjeđuje.
hint-hollow = Rezultat uz savjete donosi samo praznu zvijezdu.
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
reason-unblockable = prijeti na { $cells }, odakle nestaje moj znak: to ne mogu blokirati
reason-only-win = { $moves ->
    [0] nijedno drugo polje ne pobjeđuje
    [one] pobjeđuje u { $moves } potezu, a nijedno drugo polje ne pobjeđuje
    [few] pobjeđuje u { $moves } poteza, a nijedno drugo polje ne pobjeđuje
   *[other] pobjeđuje u { $moves } poteza, a nijedno drugo polje ne pobjeđuje
}
reason-misere-win = što god odgovorim, morat ću dovršiti niz
reason-blocks = blokira moj niz
reason-only-draw = svako drugo polje gubi
reason-spoils-fork = { $count ->
    [1] ciljam na { $cells } da zaprijetim dvama nizovima odjednom, a ovo mi to kvari
   *[other] želim zaprijetiti dvama nizovima odjednom, a ovo mi to kvari
}
reason-threatens = prijeti nizom, pa moram odgovoriti potezom { $cells }
reason-sets-traps = gubim ako odgovorim potezom { $cells }
reason-sets-many-traps = { $count ->
    [one] { $count } moj odgovor gubi
    [few] { $count } moja odgovora gube
   *[other] { $count } mojih odgovora gubi
}
reason-avoids-line = ne dovršava nijedan niz
reason-holds = čuva remi
reason-delays = sada gubi svako polje, a ovo izdrži najdulje
reason-looks-best = kroz nijedno drugo polje ne prolazi više otvorenih nizova

command-stats = Pokaži rezultate, svladane razine i rejting; vidiš ih samo ti
command-leaderboard = Pokaži najviše rejtinge ovdje; ljestvicu vidiš samo ti
option-user-stats = Čija statistika; izostavi za vlastitu
option-scope = Cijeli poslužitelj ili oni koji igraju na ovom kanalu
option-season = Sezona je tromjesečje, na primjer 2026 Q4; izostavi za sadašnju
choice-server = Cijeli poslužitelj
choice-channel = Ovaj kanal
button-higher = Više
button-lower = Niže

season = { $year } Q{ $quarter }
result = { $sign } { $games }
points = { NUMBER($points, useGrouping: 0) }
missing-games = { $games ->
    [1] još jedna partija za rejting
    [one] još { $games } partija za rejting
    [few] još { $games } partije za rejting
   *[other] još { $games } partija za rejting
}

leaderboard-title = Ljestvica ovog poslužitelja, { $season }
leaderboard-title-channel = Ljestvica kanala <#{ $channel-id }>, { $season }
leaderboard-page = { $total ->
    [1] 1 osoba
    [one] { $total } osoba · stranica { $page } od { $pages }
    [few] { $total } osobe · stranica { $page } od { $pages }
   *[other] { $total } osoba · stranica { $page } od { $pages }
}
leaderboard-none = Ovdje još nitko nema rejting. Za rejting se računaju partije među ljudima: jednu ponudi naredbom `/ttt challenge`.
leader-brief = { $place } <@{ $user-id }> · **{ NUMBER($rating, useGrouping: 0) }**
leader-brief-provisional = ⏳ <@{ $user-id }> · { NUMBER($rating, useGrouping: 0) }
games-so-far = { $games } od { $most } partija
leaders-provisional = ⏳ još bez mjesta: treba { $games } partija za rejting
leaders-unsettled = ? manje od { $games } partija za rejting
leaders-legend = ± moguće odstupanje rejtinga
button-details = Pojedinosti
button-overview = Manje
button-post-here = Objavi ovdje
button-my-place = Moje mjesto
button-challenge-anyone = Izazovi bilo koga
own-place = **Tvoje mjesto:** { $place }. od { $total }, rejting { NUMBER($rating, useGrouping: 0) }.
own-provisional = ⏳ **Zasad** imaš rejting { NUMBER($rating, useGrouping: 0) }. Za mjesto nedostaje: { $missing }.
own-missing = ⏳ **Za tvoje mjesto nedostaje:** { $missing }.
own-none = **Još nemaš** rejting ovdje: zaigraj s nekim uz `/ttt challenge`.
own-left-out = **Ne sudjeluješ u rejtingu:** tako su odlučili oni koji vode ovaj poslužitelj.
rated-games = Za rejting se računaju ovdašnje partije među ljudima: najviše tri na dan s istom osobom; ne računaju se pobjede nad nekim tko je niže za { $points ->
    [one] { $points } bod ili više
    [few] { $points } boda ili više
   *[other] { $points } bodova ili više
}.
held-title = 🛡️ **Prvi remi protiv razine *{ level-unbeatable }***
held-first = { $board } · <@{ $first-id }> · { $date }
held-longest = { $board } · { $longest } zaredom · <@{ $longest-id }>

stats-title-server = Statistika na ovom poslužitelju: <@{ $user-id }>
stats-title-anywhere = Statistika: <@{ $user-id }>
stats-none = Još nema završenih partija. Započni naredbom `/ttt start`.
stats-people = **Protiv ljudi:** { $score }
stats-versus = **<@{ $reader-id }> – <@{ $user-id }>:** { $score }
stats-streak = **Pobjede zaredom:** { $current ->
    [0] najviše { $best }
   *[other] sada { $current }, najviše { $best }
}
stats-computer = **Protiv Oxa:** { $score }
trophies-legend =
    { $star } do najteže svladane razine
    -# { $shield } remi protiv razine „{ level-unbeatable }”
trophies-legend-hints = { $star } samo uz savjete
trophies-legend-perfect = { $cup } pobjeda bez savjeta protiv razine „{ level-perfect }”
stats-levels = **Protiv Oxa, po razinama**
stats-run-legend = 🛡️ najviše remija zaredom
stats-rating-brief = **Rejting { $season }:** { NUMBER($rating, useGrouping: 0) } · { $how }
stats-settles = za mjesto nedostaje: { $missing }
stats-puzzles = **Serija zadataka:** { $current ->
    [0] najviše { $best }
    [one] sada { $current } dan, najviše { $best }
    [few] sada { $current } dana, najviše { $best }
   *[other] sada { $current } dana, najviše { $best }
}
stats-spread = **Rejting { $season }:** { NUMBER($rating, useGrouping: 0) } ± { $spread }
stats-past = { $season }: { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
stats-points = Najviši { NUMBER($highest, useGrouping: 0) }, najniži { NUMBER($lowest, useGrouping: 0) }. Zadnji, najnoviji na kraju: { $latest }
stats-graph = 📈 Rejting po partijama; pojas: moguće odstupanje
picture-rating = Rejting u { $season } kao crta. { $points }
stats-unrated = **Rejting:** nema ga u { $season }. Za rejting se računaju partije među ljudima.
stats-left-out = **Rejting:** izvan rejtinga ovog poslužitelja.
is-provisional = privremen
is-at-place = { $place }. mjesto

refused-no-leaderboard-here = Rejtinga nema izvan poslužitelja: zatraži ljestvicu ondje gdje igraš.
refused-unknown-season = „{ $text }” nije sezona. Napiši godinu i tromjesečje, na primjer 2026 Q4.

history-title-server = Partije na ovom poslužitelju: <@{ $user-id }>
history-title-anywhere = Partije: <@{ $user-id }>
history-none = Još nema završenih partija. Započni naredbom `/ttt start`.
history-page = { $total ->
    [1] 1 partija
    [one] { $total } partija, najnovije prve · stranica { $page } od { $pages }
    [few] { $total } partije, najnovije prve · stranica { $page } od { $pages }
   *[other] { $total } partija, najnovije prve · stranica { $page } od { $pages }
}
legend-won = 🟩 pobjeda
legend-drawn = 🟨 remi
legend-lost = 🟥 poraz
legend-otherwise = ⬛ bez rezultata
history-won = Pobjeda, protivnik: { $opponent } · #{ $id }
history-lost = Poraz, protivnik: { $opponent } · #{ $id }
history-drawn = Remi, protivnik: { $opponent } · #{ $id }
history-unfinished = Nedovršeno, protivnik: { $opponent } · #{ $id }
history-stopped = Zaustavljeno, protivnik: { $opponent } · #{ $id }
history-set-aside = Prekinuto, protivnik: { $opponent } · #{ $id }
history-called-off = Otkazano, protivnik: { $opponent } · #{ $id }
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
review-at-own = Potez { $ply } od { $total }: { $mark } igraš **{ $cell }**
review-moves = Potezi: { $moves }
review-moves-marked = Potezi (? označava pogrešku): { $moves }
review-no-moves = Nitko nije odigrao potez, pa se nema što pogledati.
review-no-mistakes = ✨ **Nijedna pogreška ni na jednoj strani.**
review-more-mistakes = …i još { $count }.
mistake-own = Potez { $number } (tvoj, { $cell })
mistake-of = Potez { $number } ({ $player }: { $cell })
mistake-win-draw = **{ $move }** ispušta pobjedu. Najbolje je bilo { $better }, za pobjedu.
mistake-win-loss = **{ $move }** gubi dobivenu partiju. Najbolje je bilo { $better }, za pobjedu.
mistake-draw-loss = **{ $move }** gubi partiju. Najbolje je bilo { $better }, za remi.
mistake-draw-loss-back = **{ $move }** vodio je u poraz. Najbolje je bilo { $better }, za remi.

watch-begin = Tko će prvi pogriješiti?
watch-slipped = { $player } griješi! Vidi li to { $mark }?
watch-missed = { $player } propušta pobjedu. Opet izjednačeno.
watch-wins = { $player } sada može iznuditi pobjedu.
watch-even = Zasad je izjednačeno.
watch-wins-still = { $player } i dalje ima pobjedu.
watch-wins-yet = { $player } ne ispušta pobjedu.
watch-even-still = I dalje izjednačeno.
watch-even-yet = Nitko ne popušta.

picture-keep = Za spremanje zadrži prst na slici ili klikni na nju desnom tipkom.
shared-by = dijeli { $player }
picture-game = Animirana ploča: { $board }. { $first-mark } je { $first }, { $second-mark } je { $second }. Potezi: { $moves }. { $result }
picture-won = { $player } pobjeđuje.
picture-nobody-won = Bez pobjednika.

refused-cannot-attach = Na ovom kanalu ne smijem prilagati datoteke, pa ovdje ne mogu podijeliti sliku. *{ button-save }* je šalje samo tebi.
refused-picture-is-being-drawn = Još crtam tvoju prošlu sliku. Ovu zatraži ponovno kad ona stigne.
refused-not-played-by-you = Ovu partiju mogu podijeliti samo oni koji su je igrali.
refused-game-shared = Ova je partija već podijeljena na ovom kanalu.
refused-shared-just-now = Od zadnjeg dijeljenja prošao je tek trenutak. Ponovno možeš dijeliti { $wait }.
refused-game-still-on = Ta se partija još igra. Kad završi, možeš je analizirati ili tražiti revanš.
refused-hint-against-person = Tvoj je protivnik čovjek, pa bi savjet bio varanje. Savjeta ima u partijama protiv mene: `/ttt start`.
refused-nothing-to-review = Ne nalazim takvu partiju koju ovdje možeš analizirati. Upiši broj ispod njezine ploče, na primjer `12`, ili je pronađi uz `/ttt history`.
refused-nothing-played-here = Na ovom kanalu nemaš završenih partija. `/ttt history` prikazuje sve tvoje.
refused-others-history = Ovdje možeš vidjeti samo svoje partije. Tuđe vidiš na poslužitelju na kojem su odigrane.
refused-export-running = Već prikupljam tvoje podatke. Datoteka stiže kao odgovor na tvoj prvi zahtjev.
refused-opponent-forgotten = Podaci tvog protivnika uklonjeni su, pa nemaš koga izazvati. Nekog drugog izazovi naredbom `/ttt challenge`.
