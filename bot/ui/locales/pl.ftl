### Every word that a player sees, in Polish. Read whole three times, last on 2026-11-27; what English changed since was looked at, last on 2026-11-29.

## Commands

command-ttt = Kółko i krzyżyk: graj z Oxo albo z innymi
command-start = Zacznij partię kółka i krzyżyka
command-challenge = Wyzwij kogoś na partię albo wszystkich na tym kanale
command-move = Wykonaj ruch w swojej partii na tym kanale
command-board = Pokaż planszę swojej partii jeszcze raz, na dole kanału
command-resign = Poddaj swoją partię tutaj albo wycofaj wyzwanie
command-help = Wyjaśnij grę, jej poziomy i polecenia
menu-challenge = Wyzwij na kółko i krzyżyk
menu-stop = Zatrzymaj partię
option-opponent = Z kim chcesz zagrać; pomiń, aby zagrać z Oxo
option-opponent-challenge = Kogo wyzywasz; pomiń, aby każdy mógł dołączyć
option-opponent-here = Z kim, jeśli masz tu kilka partii
option-level = Jak dobrze gra Oxo
option-board = Na jakiej planszy gracie
option-mark = Twój znak
option-first = Kto wykonuje pierwszy ruch
option-cell = Gdzie zagrać: b2, 5…
choice-random = Losowo
choice-first-me = Ja
choice-first-opponent = Mój przeciwnik

level-beginner = Początkujący
level-easy = Łatwy
level-casual = Zwykły
level-clever = Sprytny
level-unbeatable = Niepokonany
level-perfect = Doskonały

choice-beginner = Początkujący: gra gdzie popadnie
choice-easy = Łatwy: dokańcza swój rząd
choice-casual = Zwykły: blokuje też twój
choice-clever = Sprytny: przeocza tylko widełki
choice-unbeatable = Niepokonany: nigdy nie przegrywa, poza planszą Znikające

board-3x3 = 3×3, trzy w rzędzie
board-4x4 = 4×4, cztery w rzędzie
board-5x5 = 5×5, cztery w rzędzie
board-5x5-five = 5×5, pięć w rzędzie
board-misere = Na odwrót 3×3: trzy w rzędzie przegrywają
board-vanishing = Znikające 3×3: zostają tylko twoje trzy najnowsze znaki
board-short-3x3 = 3×3
board-short-4x4 = 4×4
board-short-5x5 = 5×5
board-short-5x5-five = 5×5, pięć
board-short-misere = Na odwrót
board-short-vanishing = Znikające

## The game

player-computer = Oxo ({ $level })
player-computer-alone = Oxo
game-title = { $first-mark } { $first } kontra { $second-mark } { $second }
game-title-score = { $first-mark } { $first } { $wins } : { $losses } { $second } { $second-mark }
game-to-move = Ruch ma { $player } { $mark }
game-your-move = Twój ruch { $mark }
game-won = { $mark } **{ $player } wygrywa!**
game-won-against = { $mark } **{ $player } wygrywa!** Rywal: { $loser }
game-won-misere = { $mark } **{ $player } wygrywa:** { $loser } układa rząd
game-won-resigned = { $mark } **{ $player } wygrywa:** { $loser } się poddaje
game-won-time = { $mark } **{ $player } wygrywa:** { $loser } przekracza czas
game-drawn = **Remis.**
game-drawn-vanishing = **Remis:** ta pozycja wystąpiła po raz trzeci.
game-held = 🛡️ **Remis: { $player } nie daje się poziomowi *{ level-unbeatable }*!**
game-with-hints = { $hints ->
    [one] { $hints } podpowiedź
    [few] { $hints } podpowiedzi
    [many] { $hints } podpowiedzi
   *[other] { $hints } podpowiedzi
}
talk-greeting-beginner = { $variant ->
    [0] „Cześć! Cześć, cześć!”
    [1] „Teraz ja?”
    [2] „Znam tę grę!”
   *[other] „Gra! Hurra!”
}
talk-greeting-easy = { $variant ->
    [0] „Gramy? Ja już mogę!”
    [1] „Lubię ten moment.”
    [2] „Baw się dobrze! Ja będę.”
   *[other] „No to jazda!”
}
talk-greeting-casual = { $variant ->
    [0] „Bez pośpiechu.”
    [1] „O, hej.”
    [2] „Jasne, czemu nie.”
   *[other] „No to ty przodem.”
}
talk-greeting-clever = { $variant ->
    [0] „Jestem przygotowany.”
    [1] „Mam plan.”
    [2] „Zaczynamy? Świetnie.”
   *[other] „Tak jak przewidziałem.”
}
talk-greeting-unbeatable = { $variant ->
    [0] „Mam czas.”
    [1] „Witaj.”
    [2] „Pokaż mi.”
   *[other] „Zobaczymy.”
}
talk-greeting-perfect = { $variant ->
    [0] „Wybierz dobrze.”
    [1] „Od czego zaczniesz?”
    [2] „Znam każdą partię.”
   *[other] „Liczy się pierwszy ruch.”
}
talk-forked-beginner = { $variant ->
    [0] „Dwa naraz?”
    [1] „To tak wolno?”
    [2] „Łał, dwa!”
   *[other] „Jak to się robi?”
}
talk-forked-easy = { $variant ->
    [0] „O nie. O nie, o nie.”
    [1] „To nie fair!”
    [2] „Dwa? Aż dwa!”
   *[other] „Mam tylko jeden znak!”
}
talk-forked-casual = { $variant ->
    [0] „Obu nie zablokuję.”
    [1] „No i po sprawie.”
    [2] „Dwa? Popisówka.”
   *[other] „No to śmiało.”
}
talk-forked-clever = { $variant ->
    [0] „Widełki. Oczywiście.”
    [1] „Zgłaszam sprzeciw.”
    [2] „Pomyślmy… Nie.”
   *[other] „Nie ma tego w książce.”
}
talk-forked-unbeatable = „Niemożliwe.”
talk-blocked-beginner = { $variant ->
    [0] „To było twoje?”
    [1] „Po prostu mi tu dobrze.”
    [2] „Ups. Przepraszam!”
   *[other] „Mogę tu usiąść?”
}
talk-blocked-easy = { $variant ->
    [0] „Ale mam szczęście!”
    [1] „Czy ja cię zablokowałem?”
    [2] „Oj! Było blisko.”
   *[other] „Wybacz! Nie patrzyłem.”
}
talk-blocked-casual = { $variant ->
    [0] „Nie tak szybko.”
    [1] „Sorki, nie.”
    [2] „Wolałbym nie.”
   *[other] „Tam akurat nie.”
}
talk-blocked-clever = { $variant ->
    [0] „Widziałem.”
    [1] „Niezła próba.”
    [2] „Rozdział pierwszy.”
   *[other] „Spodziewałem się tego.”
}
talk-blocked-unbeatable = { $variant ->
    [0] „Nie.”
    [1] „Nie tędy.”
    [2] „To już znam.”
   *[other] „Szukaj gdzie indziej.”
}
talk-blocked-perfect = { $variant ->
    [0] „Widzę.”
    [1] „Nic tu nie zostaje.”
    [2] „I tak by przeminęło.”
   *[other] „Nie, póki patrzę.”
}
talk-was-blocked-beginner = { $variant ->
    [0] „To ja wygrywałem?”
    [1] „Ja tam chciałem!”
    [2] „Hej! Dobre miejsce!”
   *[other] „Teraz tam jest twój!”
}
talk-was-blocked-easy = { $variant ->
    [0] „Ech, dobrze zablokowane!”
    [1] „Dobre oko!”
    [2] „Tak blisko!”
   *[other] „A ty patrzysz!”
}
talk-was-blocked-casual = { $variant ->
    [0] „W porządku.”
    [1] „Warto było spróbować.”
    [2] „O, było to widać.”
   *[other] „Hm. No dobra.”
}
talk-was-blocked-clever = { $variant ->
    [0] „Nic ci nie umknie.”
    [1] „No to okrężną drogą.”
    [2] „Słusznie, niestety.”
   *[other] „Mam jeszcze inne.”
}
talk-was-blocked-unbeatable = { $variant ->
    [0] „Trafnie dostrzeżone.”
    [1] „Dobrze.”
    [2] „Czuwasz.”
   *[other] „Tak trzeba było.”
}
talk-was-blocked-perfect = { $variant ->
    [0] „W samą porę.”
    [1] „Ty też liczysz.”
    [2] „To wróci.”
   *[other] „Dobrze. Licz dalej.”
}
game-perfect = „Jedno otwarcie ze mną wygrywa. Znajdź je.”
game-triumph = *{ level-unbeatable }* nigdy nie przegrywa: remis to triumf.
game-unfinished = **Niedokończona:** nikt nie zdążył z ruchem.
game-stopped = **Zatrzymana** przez moderatora.
game-stopped-watched = **Zatrzymana.**
rule-misere = **Rząd trzech przegrywa.**
rule-vanishing = **Zostają trzy najnowsze znaki.**
game-second-time = **To już drugi raz: jeszcze jeden i remis.**
game-oldest-leaves = **Twój czwarty znak usuwa najstarszy (blady); jego pole jest w tym ruchu zamknięte.**
rule-4 = **Rząd czterech wygrywa.**
rule-5 = **Rząd pięciu wygrywa.**
game-set-aside = **Przerwana** bez wyniku na rzecz partii między ludźmi.
game-called-off = **Odwołana:** nie liczy się.
game-footer = Partia { $id }
game-footer-last = ostatni ruch { $cell }
game-footer-leaving = następny zniknie { $cell }
game-footer-line = rząd: { $cells }
game-footer-clock = czas upływa { $when }
game-moved = Plansza partii { $id } jest teraz w innej wiadomości: [zobacz ją tutaj]({ $link })

button-resign = Poddaj się
button-stop = Zatrzymaj
button-play-winner = Zagraj ze zwycięzcą
button-play-too = Chcę zagrać
button-play-level = Graj: { $level }
button-play-board = Graj: { $board }
waiting-title = ### W tych partiach jest twój ruch
button-board-here = Pokaż planszę tutaj
button-to-game = Do partii { $id }

end-first-win = 🎉 **{ $player } pierwszy raz wygrywa z poziomem „{ $level }”!**
end-can-hold = Następny jest *{ level-unbeatable }*: z nim nie wygrywa nikt. Uda ci się zremisować?
end-can-find = Następny jest *{ level-perfect }*: wygrywa z nim tylko jedno otwarcie. Uda ci się je znaleźć?
end-beat-all = Remis z poziomem *{ level-unbeatable }* też już zaliczony: nic trudniejszego na tej planszy nie zostało.
end-first-board = 🎉 **{ $player } pierwszy raz wygrywa na nowej planszy: { $board }!**
end-first-both = 🎉 **{ $player } pierwszy raz wygrywa z poziomem „{ $level }”, i to na nowej planszy: { $board }!**
end-first-between = 🎉 **{ $player }: pierwsza wygrana (rywal: { $opponent })!**
end-beat-beginner = { $variant ->
    [0] „Oj! To trzeba było ci przeszkadzać?”
    [1] „Spodobał mi się tamten róg. I dalej mi się podoba.”
    [2] „Jeszcze! Jeszcze! Prawie wszystko rozumiem.”
    [3] „Ty świetnie wygrywasz. A ja świetnie wybieram pola!”
    [4] „To już koniec? Dopiero się rozkręcałem!”
    [5] „Wygrywasz! Zostawimy sobie planszę na pamiątkę?”
    [6] „Ja stawiałem tam, gdzie było ładnie.”
   *[other] „Fajnie było! A jakie są w ogóle zasady?”
}
end-beat-easy = { $variant ->
    [0] „Miałem plan, słowo daję.”
    [1] „Ładnie! A ja patrzyłem tylko na swoje znaki.”
    [2] „Dobra gra! A byłem tak blisko. Byłem? Tak mi się zdawało.”
    [3] „Muszę czasem zerkać też na twoją stronę planszy.”
    [4] „Zasłużona wygrana! Pokażesz mi, jak to się robi?”
    [5] „Właśnie tam się wybierałem. Naprawdę!”
    [6] „Dobre! Uczę się. Powoli, ale się uczę.”
   *[other] „Cieszę się twoim szczęściem. Trochę mi smutno, ale się cieszę.”
}
end-beat-casual = { $variant ->
    [0] „W porządku. Patrzyłem akurat w inny róg.”
    [1] „Hm. To tak można? Nieźle.”
    [2] „Dobra partia. Wstałbym i zaklaskał, ale dopiero co usiadłem.”
    [3] „No dobra, dobra. Naprawdę się starasz.”
    [4] „No, to się obudziłem.”
    [5] „Ładnie. Przypomnij mi następnym razem, żebym uważał.”
    [6] „Ty wygrywasz, ja idę po chipsy.”
   *[other] „Nie pali się, ale kiedyś chętnie się odegram.”
}
end-beat-clever = { $variant ->
    [0] „Niemożliwe. Przewidziałem wszystko oprócz tego.”
    [1] „Zupełnie się nie spodziewałem. Niech to zostanie między nami.”
    [2] „Ciekawe. Powiem, że taki był plan.”
    [3] „Miałem plan. Twój był lepszy.”
    [4] „Widzę, że czytamy te same książki.”
    [5] „Zgłaszam sprzeciw. Za chwilę znajdę powód.”
    [6] „Niebywałe. Można prosić jeszcze raz, tylko powoli?”
   *[other] „Byłem trzy ruchy do przodu. Tylko nie w tę stronę.”
}
end-beat-perfect = { $variant ->
    [0] „A więc moja tajemnica wyszła na jaw. Ukryłem ją już w pierwszym ruchu.”
    [1] „Jedno otwarcie, a potem ani jednego potknięcia. Dobrze zagrane.”
    [2] „Wszystkie drzwi były zamknięte oprócz jednych. Klucz był u ciebie.”
    [3] „Wszystko zagrałem jak należy. Ty jeszcze lepiej.”
    [4] „Długo czekałem, aż ktoś to znajdzie.”
    [5] „Doskonały, a pokonany. Nauczę się żyć z jednym i drugim.”
    [6] „Jest tylko jedna droga, a ty znasz ją do końca.”
   *[other] „Teraz znasz moją tajemnicę. Dochowasz jej?”
}
end-beat-unbeatable = To nie miało prawa się zdarzyć. Zapamiętaj tę chwilę.
end-drawn-beginner = { $variant ->
    [0] „Wszystko zajęte! Kto wygrał?”
    [1] „Nie ma już pól! Jest jakaś większa plansza?”
    [2] „Czyli nikt nie wygrał? Biorę!”
    [3] „Zapełniłem swoją połowę. Podoba ci się?”
    [4] „Zużyliśmy całą planszę! Jestem z nas dumny.”
    [5] „Nikt nie wygrał? To każdemu po naklejce!”
    [6] „Plansza najładniejsza jest pełna. Taka skończona.”
   *[other] „A remis to dobrze? Bo mi jest dobrze.”
}
end-drawn-easy = { $variant ->
    [0] „Remis! Powiedzmy, że daliśmy sobie fory.”
    [1] „Pełna plansza, a nikt na nikim nie postawił krzyżyka!”
    [2] „Tak mało brakowało. Tylko komu?”
    [3] „Podałbym ci rękę, ale skończyły mi się pola.”
    [4] „Remis! Na remis zawsze się piszę.”
    [5] „Jest po równo. To sprawdzimy, kto lepszy?”
    [6] „Dotrzymałem ci kroku! Było widać?”
   *[other] „Sprawiedliwie. Każdemu pół wygranej.”
}
end-drawn-casual = { $variant ->
    [0] „Nikt nie wygrał, więc nikt nie stawia.”
    [1] „Ty czekasz, ja czekam. Tak można cały dzień.”
    [2] „Nikt nie przegrał. Tak lubię.”
    [3] „Po równo. Uznajmy to za rozgrzewkę.”
    [4] „Remis. Przynajmniej nikt nie musi przemawiać.”
    [5] „Mnie to wystarczy. Mnie prawie wszystko wystarczy.”
    [6] „To co, jeszcze raz? Czy tak sobie posiedzimy?”
   *[other] „I jakoś doszliśmy. Dokąd, to już inna sprawa.”
}
end-drawn-clever = { $variant ->
    [0] „Godny przeciwnik. Już zaczynałem się pocić.”
    [1] „Znosimy się nawzajem. Eleganckie.”
    [2] „Tylko nie gróź dwoma rzędami naraz. Nie znoszę tego.”
    [3] „Równowaga do ostatniego pola. Jeszcze coś wymyślę.”
    [4] „Remis. Na papierze byłem lepszy.”
    [5] „Na wszystko masz odpowiedź. Jakie to niewygodne.”
    [6] „Przygotowałem trzy plany. Żaden ci się nie spodobał.”
   *[other] „Nic nie zyskałem, nic nie straciłem, wiele przemyślałem.”
}
end-drawn-round = { $variant ->
    [0] „Czy my tu już nie byliśmy?”
    [1] „W kółko i w kółko. Kręci mi się w głowie.”
    [2] „Trzeci raz to samo. Czyli remis.”
    [3] „Wszystko znika, a nic się nie zmienia.”
    [4] „Ja bym zrobił jeszcze jedno kółko.”
    [5] „Te same znaki, te same pola, ci sami gracze.”
    [6] „Kółko to jednak nie rząd.”
   *[other] „Tak można cały dzień.”
}
end-drawn-perfect = { $variant ->
    [0] „W kółko i w kółko. Mógłbym tak bez końca.”
    [1] „Trzymasz się. Droga do wygranej wciąż gdzieś tam czeka.”
    [2] „Już tu byliśmy. I to dwa razy.”
    [3] „Za trzecim razem jest remis. Widzę, że też liczysz.”
    [4] „Żadne z nas nie odpuszcza.”
    [5] „Ani jednego błędu po obu stronach. Spróbuj zacząć inaczej.”
    [6] „Dobra pamięć. Rzadko taką spotykam.”
   *[other] „Nic tu nie zostaje, ale tym razem niewiele brakowało.”
}
end-drawn-hinted = { $variant ->
    [0] „Remis. Część tych ruchów była moja.”
    [1] „Ty trzymasz remis, a ja ciebie za rękę.”
    [2] „Odpowiedzi były moje. Dobrze je czytasz.”
    [3] „A teraz jeszcze raz, bez pytania mnie o radę.”
    [4] „Dobrana z nas para. Zwłaszcza ja.”
    [5] „Remis z drobną pomocą z drugiej strony planszy.”
    [6] „Często gram sam ze sobą. Zwykle tak się to kończy.”
   *[other] „Remis ze ściągą. Następny z pamięci?”
}
end-drawn-watched = { $variant ->
    [0] „Dawałem każdą okazję do błędu. Żadna się nie przydała.”
    [1] „Spokojna partia. Lubię spokojne partie.”
    [2] „Nikt się nie potknął. Niech teraz spróbuje człowiek.”
    [3] „Liczyłem na jeden błąd. Mogę poczekać.”
    [4] „Nic się nie wydarzyło i wydarzyło się pięknie.”
    [5] „Pełna plansza i niczego nie żal.”
    [6] „Druga strona znała drogę. Ja też.”
   *[other] „Tak powinno być. Obejrzałbym to jeszcze raz.”
}
end-said = **{ $level }:** { $quote }
end-first-hold = 🎉 **{ $player }: pierwszy taki remis!** Więcej niż remis nikt tu nie ugra.
end-first-hold-board = 🎉 **{ $player }: pierwszy taki remis na tej planszy!**
end-can-beat = Na planszy *{ board-short-vanishing }* mnie pokonasz.
end-drawn-unbeatable = { $variant ->
    [0] „Szukałem luki. Nie było żadnej.”
    [1] „Ani jednego błędu. Sprawdziłem dwa razy.”
    [2] „Niczego nie oddajesz. Dobra obrona.”
    [3] „Remis. Ze mną to jak wygrana.”
    [4] „Plansza skończyła się wcześniej niż twoja cierpliwość.”
    [5] „Widziałem wiele partii. Mało która tak się kończy.”
    [6] „Widzisz tyle, co ja. Odwykłem od towarzystwa.”
   *[other] „Nigdy nie przegrywam. Ale dziś też nie wygrałem.”
}
end-lost-beginner = { $variant ->
    [0] „Wygrałem? Wygrałem! Jak ja to zrobiłem?”
    [1] „Po prostu spodobały mi się te pola.”
    [2] „Początkujący mają szczęście. A ja tak się nazywam.”
    [3] „Dobrze zrobiłem? Powiedz mi, co zrobiłem!”
    [4] „Więc tak się wygrywa? Podoba mi się!”
    [5] „Zaraz, to moje? To moje!”
    [6] „Nawet nie patrzyłem. Następnym razem mam patrzeć?”
   *[other] „Mogę wszystkim opowiedzieć?”
}
end-lost-easy = { $variant ->
    [0] „Drzwi były otwarte, więc wszedłem.”
    [1] „Miałem oczy szeroko otwarte. Tylko to umiem.”
    [2] „Wybacz! Prezentów nigdy nie odmawiam.”
    [3] „To pole było wolne. Myślałem, że trzymasz je dla mnie!”
    [4] „Wziąłem tylko to, co leżało. Dziękuję!”
    [5] „To było specjalnie? Ja nie narzekam!”
    [6] „Wygrałem! Spokojnie, mnie też to dziwi.”
   *[other] „Następnym razem to ty wygrasz, jestem pewien.”
}
end-lost-casual = { $variant ->
    [0] „Nic osobistego. Remis też by mi pasował.”
    [1] „Ty mrugasz, ja nie. Jeszcze raz?”
    [2] „Tę partię wygrałem na leżąco.”
    [3] „Nawet się nie starałem. No, może trochę.”
    [4] „Starczy tej roboty na dziś.”
    [5] „No cóż, ktoś musiał wygrać.”
    [6] „No proszę. Powinienem to robić częściej.”
   *[other] „Bez urazy. Mnie by się nawet nie chciało obrażać.”
}
end-lost-clever = { $variant ->
    [0] „Rogi i środek, mówię ci. Rogi i środek.”
    [1] „Dokładnie tak, jak planowałem. Prawie.”
    [2] „Zgrabna pułapka, że tak nieskromnie powiem.”
    [3] „Nie przejmuj się. Ja czytam o tym książki.”
    [4] „Przygotowanie to podstawa, jak zawsze powtarzam.”
    [5] „Prosto w moje sidła. A przecież zostawiłem zapalone światło.”
    [6] „Mogę to wyjaśnić. Chcesz? Nie? Jak wolisz.”
   *[other] „Wszystko ma swoją kolej. Wygrana jest na końcu.”
}
end-lost-unbeatable = { $variant ->
    [0] „Czekałem na jeden błąd i się doczekałem.”
    [1] „Remis był do wzięcia.”
    [2] „Cierpliwość. Mam przed sobą całą wieczność.”
    [3] „Nie spieszę się i się nie mylę. Spróbuj jeszcze raz.”
    [4] „Jeden ruch nieuwagi. Twojej, nie mojej.”
    [5] „Jedno pole. Zawsze chodzi o to jedno pole.”
    [6] „Od pierwszego ruchu wiedziałem, gdzie się spotkamy.”
   *[other] „Następnym razem to zobaczysz. Ja tu będę.”
}
end-lost-perfect = { $variant ->
    [0] „Pamiętałem, który znak zniknie. Ty nie.”
    [1] „O jeden ruch za późno i znaku już nie było.”
    [2] „Jest na mnie sposób. Ale nie ten.”
    [3] „Wszystko trzymało się na twoim najstarszym znaku.”
    [4] „Wszystko przemija. Ja tylko czekam.”
    [5] „Do trzech liczę lepiej niż większość.”
    [6] „Ty patrzysz, co przychodzi. Ja patrzę, co odchodzi.”
   *[other] „Następna plansza jest pusta, a ja niczego nie zapomniałem.”
}
end-gave-up = { $variant ->
    [0] „To żaden wstyd. Następna plansza jest pusta.”
    [1] „A ciekawe, jak by się to skończyło.”
    [2] „Wszystkim powiem, że walka była wyrównana.”
    [3] „Dobry odwrót to już pół rewanżu.”
    [4] „Już idziesz? Zostawię planszę tak, jak jest.”
    [5] „Oszczędzaj siły, jeszcze się przydadzą.”
    [6] „Przyjmuję, choć wolałbym na to zapracować.”
   *[other] „Do zobaczenia przy następnej partii.”
}
end-won = { $variant ->
    [0] { $player } wygrywa w { $moves ->
        [one] { $moves } ruchu
        [few] { $moves } ruchach
        [many] { $moves } ruchach
       *[other] { $moves } ruchu
    }. Rewanż jest o jedno kliknięcie stąd.
    [1] Załatwione w { $moves ->
        [one] { $moves } ruchu
        [few] { $moves } ruchach
        [many] { $moves } ruchach
       *[other] { $moves } ruchu
    }. Kto by pomyślał?
    [2] Wystarczy jeden ruch przewagi.
    [3] Rząd to rząd. Czas na ukłon, { $player }.
    [4] Kto pierwszy, ten lepszy. Tym razem { $player }.
    [5] Taką partię wkleja się do albumu.
    [6] Zapowiadało się spokojnie. Do czasu.
   *[other] { $player } bierze wszystko. Następna plansza już czeka.
}
end-won-full = Rozstrzygnęło dopiero ostatnie pole! { $player } wygrywa.
end-won-misere = { $variant ->
    [0] Cierpliwość popłaca. Rewanż jest o jedno kliknięcie stąd.
    [1] Kamienna twarz i żadnej prostej linii: tak gra { $player }.
    [2] Sztuka tkwi w tym, czego się nie kończy.
    [3] Ktoś musiał ułożyć ten rząd. { $player } nie ma z tym nic wspólnego.
    [4] { $player } uprzejmie ustępuje pierwszeństwa.
    [5] Mniej znaczy więcej, a { $player } ma mniej.
    [6] Nikt nie chciał tego pola, więc komuś się dostało.
   *[other] { $player } wygrywa, bo umie się w porę zatrzymać.
}
end-drawn = { $variant ->
    [0] Pełna plansza i ani jednego rzędu.
    [1] Nikt nie ustąpił ani pola, a teraz żadne już nie zostało.
    [2] Nikt się nie przedarł.
    [3] Pokój. Na razie.
    [4] Równo aż do ostatniego pola.
    [5] Ani zwycięzcy, ani przegranego.
    [6] Nazwijmy to treningiem przed następną partią.
   *[other] Plansza zamknięta, sprawa otwarta.
}
end-drawn-vanishing = { $variant ->
    [0] Ta sama pozycja po raz trzeci, więc remis.
    [1] W kółko i w kółko, a nikt nie wysiadł.
    [2] Nikt się nie przedarł.
    [3] Trzeci raz w tym samym miejscu: nikt nie odpuszcza.
    [4] Zniknęło wszystko oprócz równowagi.
    [5] Ani zwycięzcy, ani przegranego.
    [6] Nazwijmy to treningiem przed następną partią.
   *[other] Znaki przychodzą i odchodzą, a sprawa wciąż otwarta.
}
end-resigned = { $variant ->
    [0] Komuś z tej dwójki tyle wystarczy.
    [1] Nie trzeba grać do końca.
    [2] Szybki koniec. Rewanż jest o jedno kliknięcie stąd.
    [3] Liczy się jak każda inna wygrana. Sprawdziłem.
    [4] Plansza zostaje niepełna. Tak też można.
    [5] Czasem najlepszy ruch to następna partia.
    [6] Reszta planszy już się nie dowie, jak to się skończyło.
   *[other] Bez urazy: następna plansza jest pusta.
}
end-time = { $variant ->
    [0] Ostatnie słowo miał zegar.
    [1] Plansza czekała. Zegar nie.
    [2] Czas też gra i nigdy się nie myli.
    [3] { $player } mieści się w czasie i to wystarcza.
    [4] Ktoś gdzieś jeszcze się zastanawia.
    [5] Następnego ruchu już nie było.
    [6] { $player } ma cierpliwość, a teraz i wygraną.
   *[other] Tik-tak i po wszystkim.
}
end-tip = Wskazówka: *{ $level }* nie widzi groźby dwóch rzędów naraz.
end-streak-wins = 🔥 { $count ->
    [one] { $count } wygrana
    [few] { $count } wygrane
    [many] { $count } wygranych
   *[other] { $count } wygranej
} z rzędu z poziomem „{ $level }”.
end-streak-draws = 🔥 { $count ->
    [one] { $count } remis
    [few] { $count } remisy
    [many] { $count } remisów
   *[other] { $count } remisu
} z rzędu z poziomem „{ $level }”.
end-streak-between = 🔥 { $player }: { $count ->
    [one] { $count } wygrana
    [few] { $count } wygrane
    [many] { $count } wygranych
   *[other] { $count } wygranej
} z rzędu (rywal: { $opponent }).
end-score-leads = **{ $player } prowadzi { $wins }:{ $losses }** { $draws ->
    [0] { "" }
    [one] · { $draws } remis
    [few] · { $draws } remisy
    [many] · { $draws } remisów
   *[other] · { $draws } remisu
}
end-score-even = **Po równo, { $wins }:{ $losses }** { $draws ->
    [0] { "" }
    [one] · { $draws } remis
    [few] · { $draws } remisy
    [many] · { $draws } remisów
   *[other] · { $draws } remisu
}
end-ratings = Ranking: { $ratings }
unrated-day = Poza rankingiem: dziś już więcej niż trzy partie
unrated-left-out = Poza rankingiem: jedna z dwóch osób nie bierze w nim udziału
unrated-sure = Poza rankingiem: { $player } ma dużo wyższy ranking
unrated-early = Poza rankingiem: ruch wykonała tylko jedna z dwóch osób
end-rating = { $player } { NUMBER($rating, useGrouping: 0) } ({ $change })
notice-accepted = <@{ $player-id }>, { $opponent } przyjmuje wyzwanie: [partia { $id }]({ $link }) się zaczyna.
notice-rematch = <@{ $player-id }>, { $opponent } przyjmuje rewanż: [partia { $id }]({ $link }) się zaczyna.
notice-wanted = <@{ $player-id }>, { $opponent } chce rewanżu za [partię { $id }]({ $link }).
notice-turn = <@{ $player-id }>, twój ruch: { $opponent } czeka na odpowiedź w [partii { $id }]({ $link }).
notice-time = <@{ $player-id }>, twój ruch w [partii { $id }]({ $link }). Twój czas upływa { $when }.
button-no-turn-notices = Nie przypominaj o ruchu
turn-notices-off = Nie będę już mówić, że to twój ruch. Z powrotem włączysz to w `/ttt preferences`.
notice-time-quiet = { $player }, twój ruch w [partii { $id }]({ $link }). Twój czas upływa { $when }.

## Puzzles

command-puzzle = Rozwiąż zadanie dnia, zadanie z własnych partii albo inne, dla wprawy
option-from = Skąd wziąć zadanie
choice-today = Zadanie dnia
choice-practice = Dla wprawy: od łatwych do trudnych, ile razy chcesz
option-day = Zadanie z ostatnich 30 dni, dla wprawy: nie liczy się do żadnej serii
choice-own-games = Moje partie: chwila przed błędem
puzzle-title = Zadanie dnia nr { $number }
puzzle-title-past = Zadanie dnia nr { $number }, dla wprawy
puzzle-title-practice = Zadanie dla wprawy
puzzle-title-own = Partia { $id }: lepiej niż ruch { $move }?
puzzle-goal-win = { $moves ->
    [0] Ruch ma { $mark }: **wygraj.**
    [1] Ruch ma { $mark }: **wygraj tym ruchem.**
    [few] Ruch ma { $mark }: **wygraj w { $moves } ruchach.**
    [many] Ruch ma { $mark }: **wygraj w { $moves } ruchach.**
   *[other] Ruch ma { $mark }: **wygraj w { $moves } ruchu.**
}
puzzle-goal-misere = { $moves ->
    [0] Ruch ma { $mark }: **zmuś { $enemy } do ułożenia rzędu.**
    [1] Ruch ma { $mark }: **zostaw { $enemy } tylko ruchy, które układają rząd.**
    [few] Ruch ma { $mark }: **zmuś { $enemy } do ułożenia rzędu** w { $moves } ruchach.
    [many] Ruch ma { $mark }: **zmuś { $enemy } do ułożenia rzędu** w { $moves } ruchach.
   *[other] Ruch ma { $mark }: **zmuś { $enemy } do ułożenia rzędu** w { $moves } ruchu.
}
puzzle-goal-draw = Ruch ma { $mark }: **utrzymaj remis.**
puzzle-tries-left = { $left ->
    [one] została { $left } próba
    [few] zostały { $left } próby
    [many] zostało { $left } prób
   *[other] zostało { $left } próby
}
puzzle-tries = { $tries ->
    [one] { $tries } próba
    [few] { $tries } próby
    [many] { $tries } prób
   *[other] { $tries } próby
}
puzzle-gives-up-win = **Nie { $cell }:** po tym nie ma już wygranej.
puzzle-gives-up-draw = **Nie { $cell }:** po tym { $enemy } może wygrać.
puzzle-wrong-loses-at-once = **Nie { $cell }:** to rząd, a rząd tutaj przegrywa.
puzzle-wrong-line = **Nie { $cell }:** { $enemy } odpowiada ruchem { $reply } i ma rząd.
puzzle-wrong-fork = **Nie { $cell }:** { $enemy } odpowiada ruchem { $reply } i grozi na { $cells }.
puzzle-wrong-lost = **Nie { $cell }:** { $enemy } odpowiada ruchem { $reply } i potem wygrywa.
puzzle-wrong-must-complete = **Nie { $cell }:** { $enemy } odpowiada ruchem { $reply } i prędzej czy później { $mark } musi ułożyć rząd.
puzzle-wrong-only-draws = **Nie { $cell }:** { $enemy } odpowiada ruchem { $reply } i wygranej już nie ma.
puzzle-wrong-ends-in-draw = **Nie { $cell }:** plansza jest pełna i nikt nie wygrał.
puzzle-wrong-unblockable = **Nie { $cell }:** { $enemy } odpowiada ruchem { $reply } i grozi na { $cells }, gdzie wciąż stoi { $mark }: tego nie da się zablokować.
puzzle-wrong-repeats = **Nie { $cell }:** to ta sama pozycja po raz trzeci, a więc remis.
puzzle-hinted = { $count ->
    [few] Podpowiedź usunęła { $count } złe pola.
    [many] Podpowiedź usunęła { $count } złych pól.
   *[other] Podpowiedź usunęła { $count } złego pola.
}
puzzle-clue-line = Jedno pole dokańcza rząd.
puzzle-clue-fork = Szukaj ruchu z dwiema groźbami naraz.
puzzle-clue-forces-fork = Najpierw zagroź rzędem: odpowiedź otworzy drogę do dwóch gróźb naraz.
puzzle-clue-threats = Zagroź rzędem i nie przestawaj grozić.
puzzle-clue-must-complete = Pomyśl o końcu: komu pierwszemu skończą się bezpieczne pola?
puzzle-clue-blocks = Gdzie { $enemy } grozi ułożeniem rzędu?
puzzle-clue-spoils-fork = Gdzie { $enemy } może zagrozić dwoma rzędami naraz?
puzzle-next = Następne pojawi się { $when }.
puzzle-go-on = **Dobrze!** { $enemy } odpowiada ruchem { $reply }. Dalej!
puzzle-solved = { $tries ->
    [1] 🎯 **Rozwiązane za pierwszym razem!**
   *[other] 🎯 **Rozwiązane za { $tries }. razem!**
}
puzzle-solved-hinted = { $hints ->
    [one] 🎯 **Rozwiązane za { $tries }. razem, z podpowiedzią!**
    [few] 🎯 **Rozwiązane za { $tries }. razem, z { $hints } podpowiedziami!**
    [many] 🎯 **Rozwiązane za { $tries }. razem, z { $hints } podpowiedziami!**
   *[other] 🎯 **Rozwiązane za { $tries }. razem, z { $hints } podpowiedzi!**
}
puzzle-failed = **To zadanie się wymknęło.** Oto odpowiedź, a następne będzie twoje.
puzzle-answer = **Chodziło o { $cell }:** { $reason }.
puzzle-answer-own = **Lepsze było { $cell }:** { $reason }.
puzzle-merit-line = to dokańcza rząd
puzzle-merit-fork = to grozi naraz na { $cells }
puzzle-merit-forces-fork = { $enemy } musi odpowiedzieć ruchem { $reply }, a wtedy { $then } grozi naraz na { $cells }
puzzle-merit-threats = odtąd każdy ruch { $mark } grozi rzędem, a { $enemy } nie zablokuje ich wszystkich
puzzle-merit-wins = cokolwiek odpowie { $enemy }, { $mark } wygrywa
puzzle-merit-must-complete = prędzej czy później { $enemy } musi ułożyć rząd
puzzle-merit-blocks = inaczej { $enemy } układa tam rząd
puzzle-merit-spoils-fork = teraz { $enemy } nie może zagrozić dwoma rzędami naraz
puzzle-merit-only-draw = każde inne pole przegrywa
puzzle-merit-holds = to utrzymuje remis
puzzle-line = Najlepszy dalszy ciąg: { $line }.
puzzle-streak = { $days ->
    [one] 🔥 **Seria zadań: { $days } dzień.**
    [few] 🔥 **Seria zadań: { $days } dni.**
    [many] 🔥 **Seria zadań: { $days } dni.**
   *[other] 🔥 **Seria zadań: { $days } dnia.**
}
puzzle-solvers = Rozwiązało je { $percent }% z { $finished ->
    [one] { $finished } osoby
    [few] { $finished } osób
    [many] { $finished } osób
   *[other] { $finished } osoby
}.
puzzle-solved-by = 🎯 Rozwiązane: { $solved } z { $finished }
puzzle-more = i jeszcze { $count }
puzzle-week-ended = **Tydzień { $week }**
puzzle-yesterday = Wczoraj najlepiej: { $player } { $tries }
puzzle-server-streak = { $days ->
    [one] 🔥 **Rozwiązane tutaj { $days } dzień z rzędu.**
    [few] 🔥 **Rozwiązane tutaj { $days } dni z rzędu.**
    [many] 🔥 **Rozwiązane tutaj { $days } dni z rzędu.**
   *[other] 🔥 **Rozwiązane tutaj { $days } dnia z rzędu.**
}
puzzle-standing = Twój wynik widać na kanale { $channel }, pod zadaniem dnia. Nazwę ukryjesz w `/ttt preferences`.
puzzle-shared-solved = { $player } ma to rozwiązane. A ty?
puzzle-shared-failed = { $player } wraca z pustymi rękami. Złapiesz to zadanie?
button-puzzle-today = Zadanie dnia
button-puzzle-solve = Rozwiąż
button-puzzle-hint = Podpowiedź za próbę
button-puzzle-share = Udostępnij
button-puzzle-own = Z moich partii
button-puzzle-here = Codziennie na tym kanale
puzzle-posted-here = Od teraz ten kanał dostaje zadanie dnia, dzisiejsze od razu. Zmienisz to w `/ttt settings`.
button-puzzle-dare = Rzuć wyzwanie kanałowi
button-puzzle-try-again = Spróbuj jeszcze raz stąd
puzzle-dare-question =
    ### Rzucić wyzwanie kanałowi?
    Wszyscy tutaj zobaczą pozycję z twojej przegranej i będą mogli spróbować zagrać lepiej.
puzzle-dare-draw = ### Obronisz to?
puzzle-dare-win = ### Wygrasz to?
puzzle-dare-lost = Od tego miejsca przegrywa { $player }.
button-puzzle-try = Spróbuj
button-puzzle-practice = Dla wprawy
button-puzzle-another = Jeszcze jedno

refused-puzzle-over = To zadanie już się skończyło. Dzisiejsze: `/ttt puzzle`.
refused-no-such-day = Mam zadania z ostatnich 30 dni. Wybierz jedno z listy albo wpisz jego numer lub datę, na przykład 2026-11-24.
refused-no-mistakes = W twoich ostatnich partiach nie ma błędów poza tymi, które niedawno były w zadaniach. Zagraj jeszcze parę: `/ttt start`.
refused-shared-elsewhere = Nikt tutaj nie mógłby otworzyć tej partii. Możesz ją pokazać tam, gdzie się odbyła.
refused-shared-by-itself = Zadanie dnia na tym kanale już pokazuje wyniki wszystkich, twój też.
refused-shared-today = To zadanie już trafiło od ciebie na ten kanał.

## Challenges

challenge-title = ### Kółko i krzyżyk?
challenge-to = <@{ $opponent-id }>, **{ $challenger }** rzuca ci wyzwanie.
challenge-to-closed = Wyzwanie: **{ $challenger }** → **{ $opponent }**.
challenge-last-drawn = Poprzednia partia: remis.
challenge-to-anyone = **{ $challenger }** szuka kogoś do gry.
challenge-to-anyone-closed = Wyzwanie dla wszystkich: **{ $challenger }**.
challenge-expires = Wygasa { $expires }
challenge-rated = Rankingowa
challenge-without-ping = { $opponent } nie dostanie dwóch wzmianek w ciągu minuty, ale może przyjąć wyzwanie tutaj.
challenge-sides-swap = Zamiana stron
challenge-opens-me = Zaczyna { $challenger }
challenge-opens-opponent = Zaczyna { $opponent }
challenge-opens-anyone = Zaczyna osoba, która dołączy
challenge-opens-random = Zaczyna losowa osoba
challenge-accepted = Wyzwanie przyjęte: partia trwa.
challenge-declined = Nie tym razem: { $opponent } odmawia.
challenge-withdrawn = { $challenger } wycofuje wyzwanie.
challenge-expired = Wyzwanie wygasło: { $opponent } milczy.
challenge-expired-open = Wyzwanie wygasło: nikt nie dołączył.
challenge-withdrawn-private = Twoje wyzwanie zostało wycofane.
button-accept = Przyjmij
button-decline = Odrzuć
button-join = Dołącz
button-withdraw = Wycofaj
button-challenge-again = Wyzwij ponownie

## Private answers

stopped-private = Partia { $id } została zatrzymana.
meant-game = Masz tu więcej niż jedną partię; to jest partia { $id }, przeciwnik: { $opponent }. Żeby wskazać inną, wypełnij opcję *opponent*.
resign-question = **Poddać partię { $id }?** Wygra { $opponent }.
button-confirm-resign = Tak, poddaję się
resign-question-untouched = **Poddać partię { $id }?** Nikt jeszcze nie zagrał, więc się nie liczy.
resign-question-opened = **Poddać partię { $id }?** Nie masz jeszcze za sobą żadnego ruchu, więc nie będzie się liczyć.
button-withdraw-challenge = Wycofaj wyzwanie
button-keep-playing = Graj dalej
dismissed-before = Gotowe.
changed-later = Twoje kliknięcie się liczy. Discord nie pozwala mi teraz zmienić planszy, więc zmieni się za moment; jeśli nie, `/ttt board` wyśle ją ponownie.
answer-refused = Discord nie pokazał tu mojej odpowiedzi. Może AutoMod tego serwera nie dopuszcza w niej jakiegoś słowa albo nazwy.
answer-forbidden = Discord nie pozwala mi tu pisać. Może na to zezwolić osoba, która zarządza tym serwerem.
answer-too-large = To jest za duże dla Discorda.
answer-lost = Discord nie przyjął mojej odpowiedzi. Spróbuj ponownie za moment.
posted-otherwise = Discord nie przyjął mojej odpowiedzi, więc wysłałem ją w osobnej wiadomości.
resigned-private = [Partia { $id }]({ $link }) została poddana.
called-off-private = [Partia { $id }]({ $link }) została odwołana.
button-restart = Poddaj i zacznij nową

see-board = [Przejdź do planszy]({ $link })

refused-broken-button = Nie znam tego przycisku. Nową partię zaczniesz poleceniem `/ttt start`.
refused-kept-private = Na tym serwerze moje odpowiedzi widzisz tylko ty, więc nikt inny by tego nie zobaczył. Kto zarządza serwerem, może mnie zaprosić albo dać ci uprawnienie *Używanie zewnętrznych aplikacji*.
refused-unknown-command = Nie znam tego polecenia. Uruchom ponownie aplikację Discorda, żeby odświeżyła listę; moje polecenia pokaże `/ttt help`.
refused-unknown-choice = Tego nie można tu wybrać. Otwórz polecenie jeszcze raz i wybierz coś z tego, co podpowiada.
refused-unknown-form = Nie znam tego formularza. Otwórz go i wyślij jeszcze raz.
refused-not-watcher = Tę partię może zatrzymać tylko osoba, która ją włączyła, albo moderator. Własną włączysz przez `/ttt watch`.
refused-no-such-game = Tej partii już nie ma. Nową zaczniesz poleceniem `/ttt start`.
refused-no-game-here = Nie masz żadnej partii na tym kanale. Zagraj, wpisując `/ttt start`.
refused-no-game-with = Na tym kanale nie masz partii z tym przeciwnikiem: { $opponent }.
refused-not-your-game = To nie twoja partia. Własną zaczniesz poleceniem `/ttt start`.
refused-not-your-turn = Jeszcze nie: ruch ma { $player }.
refused-not-moderator = Partię mogą zatrzymać tylko osoby z uprawnieniem *Zarządzanie wiadomościami*.
refused-no-game-on-message = W tej wiadomości nie ma partii.
refused-stale-board = Partia poszła dalej: tak plansza wygląda teraz.
refused-old-copy = To stara kopia planszy. [Partia toczy się tutaj]({ $link }).
refused-game-is-over = Ta partia już się skończyła.
refused-already-playing = Masz tu już partię, przeciwnik: { $opponent }. [Przejdź do planszy]({ $link })
refused-already-playing-waiting = Czekając, możesz zagrać tu ze mną albo z kimś innym.
refused-channel-not-allowed = Na tym serwerze gra się na innych kanałach: { $channels }
refused-role-not-allowed = Na tym serwerze grać mogą tylko osoby z określonymi rolami.
refused-too-soon = Na tym serwerze między wyzwaniami obowiązuje przerwa. Spróbuj ponownie { $wait }.
refused-too-many-games = Na tym kanale { $most ->
    [one] trwa już { $most } partia
    [few] trwają już { $most } partie
    [many] trwa już { $most } partii
   *[other] trwa już { $most } partii
} i więcej być nie może. Spróbuj, gdy któraś się skończy, albo na innym kanale.
refused-too-many-watched = Oglądasz już { $most ->
    [one] { $most } partię
    [few] { $most } partie
    [many] { $most } partii
   *[other] { $most } partii
}: niech najpierw jedna się skończy.
refused-no-such-challenge = Tego wyzwania już nie ma. Nowe rzucisz poleceniem `/ttt challenge`.
refused-nothing-to-resign = Nie masz na tym kanale ani partii, ani wyzwania.
refused-challenge-closed-accepted = Za późno: to wyzwanie zostało już przyjęte.
refused-challenge-closed-declined = Za późno: to wyzwanie zostało odrzucone.
refused-challenge-closed-withdrawn = Za późno: to wyzwanie zostało wycofane.
refused-challenge-closed-expired = Za późno: to wyzwanie wygasło.
refused-not-your-challenge = Na to wyzwanie może odpowiedzieć tylko { $player }. Własne rzucisz poleceniem `/ttt challenge`.
refused-not-your-challenge-again = To wyzwanie może ponowić tylko osoba, która je rzuciła. Własne rzucisz poleceniem `/ttt challenge`.
refused-not-your-offer = To wyzwanie może wycofać tylko osoba, która je rzuciła. Dla ciebie jest *{ button-join }*.
refused-own-challenge = To twoje własne wyzwanie, więc nie możesz go przyjąć. Przycisk *{ button-decline }* je wycofa.
refused-own-offer = To twoje własne wyzwanie: dołączyć musi ktoś inny. Przycisk *{ button-withdraw }* je anuluje.
refused-already-challenging = Masz już otwarte wyzwanie na tym kanale: najpierw wycofaj je poleceniem `/ttt resign`. [Przejdź do wyzwania]({ $link })
refused-challenge-yourself = Siebie wyzwać nie można. Aby zagrać ze mną, użyj `/ttt start` bez przeciwnika.
refused-challenge-bot = Boty nie odpowiadają na wyzwania. Aby zagrać ze mną, użyj `/ttt start` bez przeciwnika.
refused-cannot-see-channel = Ta osoba nie widzi tego kanału, więc nie mogłaby odpowiedzieć.
refused-cannot-be-challenged = Teraz nie możesz zagrać z graczem { $player }.
refused-nobody-else-here = Nikt inny nie widzi tej rozmowy. Wyzywaj ludzi na serwerze albo w grupie, a żeby zagrać ze mną, użyj `/ttt start`.
refused-unreadable-cell = „{ $text }” to nie pole. Wpisz na przykład b2 albo 5.
refused-ambiguous-cell = „{ $text }” może oznaczać { $cells }. Napisz, o które pole chodzi.
refused-off-board = Pola { $where } nie ma na tej planszy.
refused-cell-taken = Pole { $where } jest zajęte.
refused-cell-leaving = Twój znak na { $where } znika dopiero z tym ruchem, więc pole { $where } nie jest jeszcze wolne. Zagraj gdzie indziej.
refused-store-unavailable = Moja baza danych jest chwilowo niedostępna, więc nic się nie zmieniło. Spróbuj ponownie za moment.
refused-outcome-unknown = Połączenie z bazą danych urwało się akurat podczas zapisu, więc nie wiadomo, czy się udało. Spróbuj ponownie za moment: nic nie wydarzy się dwa razy, a `/ttt board` pokaże twoją partię.
refused-person-blocked = Nie możesz ze mną grać: blokuje cię osoba, która mnie utrzymuje.
refused-server-blocked = Nie gram na tym serwerze: blokuje go osoba, która mnie utrzymuje.
refused-not-now = Nie udało mi się teraz tego przemyśleć. Spróbuj ponownie za moment.
refused-unexpected = Coś poszło nie tak po mojej stronie. Twoja partia jest bezpieczna: pokaże ją `/ttt board`.

## Help

help-title = ## Kółko i krzyżyk
button-help-play = Jak grać
button-help-commands = Polecenia
button-help-more = Poziomy i zasady
button-support = Pomoc
button-source = Kod źródłowy
button-privacy-policy = Polityka prywatności
button-terms = Regulamin
button-begin = Zacznij partię
help-goal = Rząd trzech wygrywa, także na skos.
help-start = **Ze mną:** { $start }, 5 poziomów
help-challenge = **Ze znajomymi:** { $challenge }
help-puzzle = **Solo:** { $puzzle }, zadanie dnia
help-stuck = **Impas?** *{ button-hint }* zna najlepszy ruch.
help-lost = **Przegrana?** *{ button-review-loss }* wskaże błąd.
help-game = **W trakcie gry**
help-on-hint = najlepszy ruch
help-on-move = b2, 5…
help-on-board = plansza jeszcze raz
help-on-resign = partia albo wyzwanie
help-after = **Do obejrzenia**
help-on-stats = wyniki i ranking
help-on-leaderboard = najlepsi tutaj
help-on-history = twoje partie
help-on-review = twoje błędy
help-on-watch = gram sam ze sobą
help-yours = **Po twojemu**
help-on-preferences = wygląd i wzmianki
help-on-privacy = twoje dane
help-server = **Dla osób prowadzących serwer**
help-on-settings = wygląd, kanały, limity
help-menus = **W menu, pod *Aplikacje***
    Przy osobie: *{ menu-challenge }*
    Przy wiadomości: *{ menu-stop }*
help-levels = **Poziomy** · `/ttt start` z opcją `level`
    - *{ level-beginner }* gra gdzie popadnie
    - *{ level-easy }* dokańcza swój rząd
    - *{ level-casual }* blokuje też twój
    - *{ level-clever }* przeocza tylko widełki
    - *{ level-unbeatable }* nigdy nie przegrywa, poza planszą *{ board-short-vanishing }*
    -# Widełki grożą dwoma rzędami naraz.
help-boards = **Plansze** · `/ttt start` z opcją `board`
    - 3×3, trzy w rzędzie
    - 4×4, cztery w rzędzie
    - 5×5, cztery lub pięć w rzędzie
    - *Na odwrót*: rząd trzech **przegrywa**
    - *{ board-short-vanishing }*: zostają tylko twoje trzy najnowsze znaki
help-cells = **Pola** · a1 jest w lewym górnym rogu, b1 obok. Albo po numerach: w lewym górnym rogu jest 1.
help-time = **Czas** · doba na ruch, chyba że serwer ustali inaczej. Między ludźmi przegrywa osoba, której skończy się czas.
help-screen-reader = **Z czytnikiem ekranu** wybierz wygląd *{ style-text }* w `/ttt preferences`.

## Settings

command-settings = Ustaw kółko i krzyżyk na tym serwerze (dla osób z uprawnieniem „Zarządzanie serwerem”)
command-preferences = Numery pól, wygląd plansz, wzmianki i to, kto może cię wyzwać
command-privacy = Pobierz plik ze swoimi danymi albo je usuń
option-action = Co zrobić z twoimi danymi
choice-export = Wyślij mi moje dane w pliku
choice-delete = Usuń moje dane

player-somebody = Ktoś

settings-title = ### Kółko i krzyżyk na serwerze
settings-note = Każdy wybór zapisuje się od razu i dotyczy następnych partii.
settings-page = { $page }/{ $pages } · { $name }
button-section-games = Partie
button-section-look = Znaki i wygląd
button-section-places = Język i kanały
button-section-limits = Limity
button-section-check = Sprawdzenie
button-check-again = Sprawdź ponownie

settings-level = **Jak dobrze gram,** dopóki nikt nie wybierze poziomu
settings-board = **Plansza,** gdy nikt nie wybierze innej
settings-clock = **Czas na ruch.** Między ludźmi przegrywa ten, komu skończy się czas.
settings-theme = **Znaki** obu graczy
settings-style = **Wygląd** plansz, o ile gracze nie wolą innego
settings-remains = **Po zakończeniu partii** z jej wiadomości zostaje
settings-sample = **Tak to wygląda**
settings-locale = **Język** wiadomości publicznych. Prywatne są w języku osoby, która je czyta.
settings-channels = **Kanały,** na których można zaczynać partie, razem z ich wątkami. Nie wybieraj żadnego, aby zezwolić na wszystkie.
settings-roles = **Role,** które mogą zaczynać partie. Nie wybieraj żadnej, aby zezwolić wszystkim.
settings-puzzle-channel = **Zadanie dnia:** kanał, na którym codziennie je publikuję
puzzle-channel-none = Bez kanału
settings-most-live = **Limit partii naraz** na jednym kanale
settings-pause = **Przerwa,** zanim ta sama osoba będzie mogła wyzwać ponownie
settings-unrated = **Poza rankingiem:** partie z tymi osobami nie liczą się do rankingu, wcześniejsze też nie
unrated-none = Nikt
channels-all = Wszystkie kanały
roles-all = Wszyscy
more-choices = Wybierz tutaj
button-ask-emoji = Dwa własne emoji…

theme-classic = Klasyczne: kafelki rysuje Oxo
theme-plain = Proste
theme-animals = Zwierzęta
theme-sky = Niebo
theme-garden = Ogród
theme-sea = Morze
theme-own = Własne
style-server = Tak jak na serwerze
style-server-about = Wybór osób, które go prowadzą
style-emoji = Emoji
style-emoji-about = Znaki na swoich polach
style-text = Tekst
style-text-about = Litery i współrzędne, dobre dla czytników ekranu
remains-all = Cała plansza
remains-line = Tylko wiersz z wynikiem
language-auto = Jak ustawiono w Discordzie
most-live = { $count ->
    [one] { $count } partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}
pause-none = Bez przerwy

form-emoji-title = Dwa własne emoji
form-emoji-x-label = Zamiast ❌
form-emoji-o-label = Zamiast 🔵
form-emoji-hint = Dowolne emoji albo jedno z emoji tego serwera podane nazwą, na przykład :cat:

check-title = **Moje uprawnienia na kanale { $channel }**
check-has = ✅ { $permission }
check-lacks = ❌ Brak uprawnienia **{ $permission }**:
check-well = Jest tu wszystko, czego potrzebuję.
check-how = Kto zarządza kanałem, może na to pozwolić mojej roli: *Edytuj kanał → Uprawnienia*. Potem naciśnij *{ button-check-again }*.
check-no-member = ❌ **Nikt nie dodał mnie na ten serwer,** więc mogę tylko odpowiadać na polecenia i przyciski: nikomu nie powiem, że to jego ruch, a plansze starsze niż 15 minut zmieniają się tylko wtedy, gdy ktoś naciśnie na nich przycisk.
check-not-allowed = ⚠️ Na tym kanale nie można zaczynać partii: nie ma go wśród wybranych w części *{ button-section-places }*.
permission-view = Wyświetlanie kanału
permission-view-why = bez niego nie zaktualizuję planszy, gdy minie czas albo moderator zatrzyma partię.
permission-send = Wysyłanie wiadomości
permission-send-why = bez niego nie powiem graczom, że to ich ruch albo że kończy im się czas.
permission-attach = Załączanie plików
permission-attach-why = bez niego nikt nie udostępni obrazka partii.
permission-send-in-threads = Wysyłanie wiadomości w wątkach
permission-send-in-threads-why = bez niego nie powiem graczom, że to ich ruch albo że kończy im się czas.

refused-servers-only = Ustawienia należą do serwera, więc użyj tego polecenia na serwerze. Twoje własne preferencje są pod `/ttt preferences`.
refused-not-manager = Ustawienia mogą tu zmieniać tylko osoby z uprawnieniem *Zarządzanie serwerem*. Twoje własne preferencje są pod `/ttt preferences`.
refused-not-your-panel = To jest dla kogoś innego. Otwórz swoje: `/ttt settings`, `/ttt preferences` albo `/ttt privacy`.
refused-not-your-notice = Te przypomnienia są dla kogoś innego. Własne ustawisz w `/ttt preferences`.
refused-unknown-emoji = „{ $text }” nie jest emoji, którego mogę tu użyć. Wybierz dowolne zwykłe albo jedno z emoji tego serwera podane nazwą, na przykład :cat:
refused-marks-alike = Oba znaki muszą się różnić od siebie i od pustego pola ⬛, bo inaczej nikt nie odczyta planszy.

## Preferences

preferences-title = ### Twoje preferencje
preferences-note = Każdy wybór zapisuje się od razu i działa wszędzie, gdzie grasz.
preferences-numbering = **Numery pól** do `/ttt move`
preferences-style = **Wygląd plansz** w nowych partiach
preferences-pings = **Kiedy wolno mi cię oznaczać**
preferences-challenges = **Kto może cię wyzwać**
preferences-results = **Jak widać cię pod zadaniem dnia** na serwerze, który ma je na kanale
preferences-blocked = **Z tymi osobami nigdy nie grasz.** Nikt się o tym nie dowie.
pings-turns = Zawsze, też gdy twój ruch
pings-turns-about = O ruchu: tylko gdy nie zagrasz w ciągu minuty
pings-some = Tylko wyzwania i czas
pings-some-about = Też gdy ktoś przyjmie twoje; o ruchu nie
pings-none = Nigdy
pings-none-about = Wyzwania i przypomnienia znajdziesz na kanale
challenges-anyone = Każdy
challenges-nobody = Nikt
results-named = Z moją nazwą
results-unnamed = Bez mojej nazwy
numbering-reading = Czytanie: 1 u góry z lewej
numbering-keypad = Klawiatura: 7 u góry z lewej

## Privacy

exported = To wszystko, co o tobie przechowuję: rozegrane partie, rankingi, zadania, wyzwania i preferencje.
exported-packed = To wszystko, co o tobie przechowuję: rozegrane partie, rankingi, zadania, wyzwania i preferencje. Jest tego tyle, że plik jest spakowany: otworzy go gzip i większość programów do rozpakowywania.
forget-question =
    ### Usunąć twoje dane?
    Poddasz partie, które właśnie grasz, a twoje otwarte wyzwania zostaną zamknięte. Twój identyfikator, nazwa, rankingi, zadania i preferencje zostaną usunięte. Zakończone partie zostaną u twoich przeciwników, którzy zobaczą „{ player-somebody }” na twoim miejscu; ich rankingi zostaną obliczone bez ciebie. Jeśli ktoś nie chce wyzwań od ciebie albo serwer nie liczy twoich partii do rankingu, ten wybór zostanie zachowany: w tym celu przechowam twój identyfikator i nic więcej.
    Odwrotu **nie ma.** Wiadomości, które już są na kanałach, zachowają widoczną w nich nazwę, a kopie zapasowe osoby, która mnie utrzymuje, będą zawierać twoje dane, dopóki nie zastąpią ich nowsze. Jeśli znów zagrasz, zaczniemy od zera.
button-forget = Usuń moje dane
forgotten =
    Gotowe: twoje dane zostały usunięte. { $games ->
        [0] Nie było zakończonych partii z twoim udziałem.
        [one] W { $games } partii na twoim miejscu jest teraz „{ player-somebody }”.
        [few] W { $games } partiach na twoim miejscu jest teraz „{ player-somebody }”.
        [many] W { $games } partiach na twoim miejscu jest teraz „{ player-somebody }”.
       *[other] W { $games } partii na twoim miejscu jest teraz „{ player-somebody }”.
    } { $ended ->
        [0] { "" }
        [one] Partia, która jeszcze trwała, została poddana.
        [few] { $ended } partie, które jeszcze trwały, zostały poddane.
        [many] { $ended } partii, które jeszcze trwały, zostało poddanych.
       *[other] { $ended } partii, które jeszcze trwały, zostało poddanych.
    } Wiadomości na kanałach zachowają twoją nazwę, dopóki nie zostaną tam usunięte, a kopie zapasowe osoby, która mnie utrzymuje, będą zawierać twoje dane, dopóki nie zastąpią ich nowsze.

## Looking on, ahead and back

command-hint = Pokaż najlepszy ruch w swojej partii z Oxo; widzisz go tylko ty
command-watch = Obejrzyj, jak Oxo gra sam ze sobą
command-history = Lista zakończonych partii; widzisz ją tylko ty
command-review = Przejdź zakończoną partię ruch po ruchu i zobacz błędy; widzisz to tylko ty
option-x = Jak dobrze Oxo gra znakiem X, który zaczyna
option-o = Jak dobrze Oxo gra znakiem O
option-user-history = Czyje partie; pomiń, aby zobaczyć własne
option-game = Numer partii spod jej planszy; pomiń, aby wziąć swoją ostatnią tutaj

button-hint = Podpowiedź
button-play-cell = Zagraj { $cell }
button-rematch = Rewanż
button-decider = Dogrywka
rematch-wanted = **{ $player }** chce rewanżu. { $opponent }, naciśnij *{ button-rematch }*, żeby zacząć.
rematch-awaited = Już czekasz na rewanż: zacznie się, gdy *{ button-rematch }* naciśnie też { $opponent }.
button-review = Analiza
button-review-loss = Dlaczego?
button-back = Wstecz
button-next = Dalej
button-next-mistake = Następny błąd
button-to-mistake = Do błędu
button-first-mistake = Pierwszy błąd
button-first = Start
button-share = Udostępnij
button-save = Zapisz obrazek
button-newer = Nowsze
button-older = Starsze

game-computer-to-move = Ruch ma: { $mark } { $player }

hint-title = Podpowiedź do partii { $id }
hint-best = Najlepiej **{ $cell }**: { $reason }.
hint-last = **{ $cell }** to ostatnie wolne pole.
hint-try = Spróbuj **{ $cell }**: { $reason }.
hint-win = { $sign } wygrywa
hint-draw = { $sign } remisuje
hint-loss = { $sign } przegrywa
hint-unknown = { $sign } jeszcze nie wiadomo
hint-every-win = Każde pole wygrywa.
hint-every-draw = Każde pole nadal prowadzi do remisu.
hint-every-loss = Każde pole przegrywa.
hint-every-unknown = Jeszcze nie wiadomo, dokąd prowadzi które pole.
hint-opening = Jedno z tych otwarć wygrywa zawsze: róg, środek albo bok. Które, to już twoja zagadka. Otwórz nim i poproś znowu: każda podpowiedź mówi, co jeszcze wygrywa.
hint-hollow = Z podpowiedzią zostaje pusta gwiazdka.
hint-letter-win = w
hint-letter-draw = r
hint-letter-loss = p
hint-letter-unknown = ?

reason-wins-at-once = dokańcza twój rząd
reason-forks = grozi naraz na { $cells }, a zablokować można tylko jedno z tych pól
reason-forces-win = { $moves ->
    [0] wygrywa przy każdej obronie
    [one] wygrywa przy każdej obronie, w { $moves } ruchu
    [few] wygrywa przy każdej obronie, w { $moves } ruchach
    [many] wygrywa przy każdej obronie, w { $moves } ruchach
   *[other] wygrywa przy każdej obronie, w { $moves } ruchu
}
reason-unblockable = grozi na { $cells }, skąd zniknie mój znak: tego nie mogę zablokować
reason-only-win = { $moves ->
    [0] żadne inne pole nie wygrywa
    [one] wygrywa w { $moves } ruchu, i to jako jedyne
    [few] wygrywa w { $moves } ruchach, i to jako jedyne
    [many] wygrywa w { $moves } ruchach, i to jako jedyne
   *[other] wygrywa w { $moves } ruchu, i to jako jedyne
}
reason-misere-win = cokolwiek odpowiem, będę musiał ułożyć rząd
reason-blocks = blokuje mój rząd
reason-only-draw = każde inne pole przegrywa
reason-spoils-fork = { $count ->
    [1] chcę zagrać { $cells }, by zagrozić dwoma rzędami naraz, a to mi psuje plan
   *[other] chcę zagrozić dwoma rzędami naraz, a to mi psuje plan
}
reason-threatens = grozi rzędem, więc muszę odpowiedzieć ruchem { $cells }
reason-sets-traps = przegram, jeśli odpowiem ruchem { $cells }
reason-sets-many-traps = { $count ->
    [one] { $count } moja odpowiedź przegrywa
    [few] { $count } moje odpowiedzi przegrywają
    [many] { $count } moich odpowiedzi przegrywa
   *[other] { $count } mojej odpowiedzi przegrywa
}
reason-avoids-line = nie dokańcza żadnego rzędu
reason-holds = utrzymuje remis
reason-delays = teraz przegrywa każde pole, ale to najpóźniej
reason-looks-best = przez żadne inne pole nie przechodzi więcej otwartych rzędów

command-stats = Pokaż wyniki, pokonane poziomy i ranking; widzisz je tylko ty
command-leaderboard = Pokaż najwyższe rankingi tutaj; listę widzisz tylko ty
option-user-stats = Czyje statystyki; pomiń, aby zobaczyć własne
option-scope = Cały serwer albo osoby grające na tym kanale
option-season = Sezon to kwartał, na przykład 2026 Q4; pomiń, aby wybrać bieżący
choice-server = Cały serwer
choice-channel = Ten kanał
button-higher = Wyżej
button-lower = Niżej

season = { $year } Q{ $quarter }
result = { $sign } { $games }
points = { NUMBER($points, useGrouping: 0) }
missing-games = { $games ->
    [one] jeszcze jedna partia rankingowa
    [few] jeszcze { $games } partie rankingowe
    [many] jeszcze { $games } partii rankingowych
   *[other] jeszcze { $games } partii rankingowej
}

leaderboard-title = Tablica liderów tego serwera, { $season }
leaderboard-title-channel = Tablica liderów kanału <#{ $channel-id }>, { $season }
leaderboard-page = { $total ->
    [1] { $total } osoba
    [few] { $total } osoby · strona { $page } z { $pages }
    [many] { $total } osób · strona { $page } z { $pages }
   *[other] { $total } osoby · strona { $page } z { $pages }
}
leaderboard-none = Nikt tu jeszcze nie ma rankingu. Do rankingu liczą się partie między ludźmi: zaproponuj przez `/ttt challenge`.
leader-brief = { $place } <@{ $user-id }> · **{ NUMBER($rating, useGrouping: 0) }**
leader-brief-provisional = ⏳ <@{ $user-id }> · { NUMBER($rating, useGrouping: 0) }
games-so-far = { $games } z { $most } partii
leaders-provisional = ⏳ miejsce po { $games } partiach rankingowych
leaders-unsettled = ? mniej niż { $games } partii rankingowych
leaders-legend = ± możliwe odchylenie rankingu
button-details = Szczegóły
button-overview = W skrócie
button-post-here = Opublikuj tutaj
button-my-place = Moje miejsce
button-challenge-anyone = Wyzwij kogokolwiek
own-place = **Twoje miejsce:** { $place }. na { $total }, ranking { NUMBER($rating, useGrouping: 0) }.
own-provisional = ⏳ **Na razie** twój ranking to { NUMBER($rating, useGrouping: 0) }. Do zdobycia miejsca: { $missing }.
own-missing = ⏳ **Do twojego miejsca:** { $missing }.
own-none = **Nie masz** tu jeszcze rankingu: zagraj z kimś przez `/ttt challenge`.
own-left-out = **Nie ma cię w rankingu:** tak postanowiły osoby prowadzące serwer.
rated-games = Do rankingu liczą się tutejsze partie między ludźmi: do trzech dziennie z tą samą osobą; nie liczą się wygrane z kimś, kto ma co najmniej o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} mniej.
held-title = 🛡️ **Pierwszy remis z poziomem *{ level-unbeatable }***
held-first = { $board } · <@{ $first-id }> · { $date }
held-longest = { $board } · { $longest } z rzędu · <@{ $longest-id }>

stats-title-server = Statystyki na serwerze: <@{ $user-id }>
stats-title-anywhere = Statystyki: <@{ $user-id }>
stats-none = Nie ma jeszcze zakończonych partii. Zacznij od `/ttt start`.
stats-people = **Z ludźmi:** { $score }
stats-versus = **<@{ $reader-id }> kontra <@{ $user-id }>:** { $score }
stats-streak = **Wygrane z rzędu:** { $current ->
    [0] rekord { $best }
   *[other] teraz { $current }, rekord { $best }
}
stats-computer = **Z Oxo:** { $score }
trophies-legend =
    { $star } do najtrudniejszego pokonanego poziomu
    -# { $shield } remis z poziomem „{ level-unbeatable }”
trophies-legend-hints = { $star } tylko z podpowiedziami
trophies-legend-perfect = { $cup } wygrana bez podpowiedzi z poziomem „{ level-perfect }”
stats-levels = **Z Oxo, według poziomów**
stats-run-legend = 🛡️ najwięcej remisów z rzędu
stats-rating-brief = **Ranking { $season }:** { NUMBER($rating, useGrouping: 0) } · { $how }
stats-settles = do zdobycia miejsca: { $missing }
stats-puzzles = **Seria zadań:** { $current ->
    [0] rekord { $best }
    [one] teraz { $current } dzień, rekord { $best }
    [few] teraz { $current } dni, rekord { $best }
    [many] teraz { $current } dni, rekord { $best }
   *[other] teraz { $current } dnia, rekord { $best }
}
stats-spread = **Ranking { $season }:** { NUMBER($rating, useGrouping: 0) } ± { $spread }
stats-past = { $season }: { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
stats-points = Najwyższy { NUMBER($highest, useGrouping: 0) }, najniższy { NUMBER($lowest, useGrouping: 0) }. Ostatnie, najnowszy na końcu: { $latest }
stats-graph = 📈 Ranking po kolejnych partiach; pas: możliwe odchylenie
picture-rating = Ranking w { $season } jako linia. { $points }
stats-unrated = **Ranking:** brak w { $season }. Do rankingu liczą się partie między ludźmi.
stats-left-out = **Ranking:** poza rankingiem tego serwera.
is-provisional = tymczasowy
is-at-place = miejsce { $place }

refused-no-leaderboard-here = Rankingi są tylko na serwerach: otwórz tablicę liderów tam, gdzie grasz.
refused-unknown-season = „{ $text }” to nie sezon. Wpisz rok i kwartał, na przykład 2026 Q4.

history-title-server = Partie na serwerze: <@{ $user-id }>
history-title-anywhere = Partie: <@{ $user-id }>
history-none = Nie ma jeszcze zakończonych partii. Zacznij od `/ttt start`.
history-page = { $total ->
    [1] { $total } partia
    [few] { $total } partie, od najnowszej · strona { $page } z { $pages }
    [many] { $total } partii, od najnowszej · strona { $page } z { $pages }
   *[other] { $total } partii, od najnowszej · strona { $page } z { $pages }
}
legend-won = 🟩 wygrana
legend-drawn = 🟨 remis
legend-lost = 🟥 przegrana
legend-otherwise = ⬛ bez wyniku
history-won = Wygrana, przeciwnik: { $opponent } · #{ $id }
history-lost = Przegrana, przeciwnik: { $opponent } · #{ $id }
history-drawn = Remis, przeciwnik: { $opponent } · #{ $id }
history-unfinished = Niedokończona, przeciwnik: { $opponent } · #{ $id }
history-stopped = Zatrzymana, przeciwnik: { $opponent } · #{ $id }
history-set-aside = Przerwana, przeciwnik: { $opponent } · #{ $id }
history-called-off = Odwołana, przeciwnik: { $opponent } · #{ $id }
history-choice = { $game } · { $ago } · { $board }
ago-now = przed chwilą

review-where = Partia { $id } · { $board }
review-at-start = Przed { $total ->
    [1] jedynym ruchem
    [few] pierwszym z { $total } ruchów
    [many] pierwszym z { $total } ruchów
   *[other] pierwszym z { $total } ruchu
}
review-at = Ruch { $ply } z { $total }: { $mark } { $player } gra **{ $cell }**
review-at-own = Ruch { $ply } z { $total }: { $mark } grasz **{ $cell }**
review-moves = Ruchy: { $moves }
review-moves-marked = Ruchy (? oznacza błąd): { $moves }
review-no-moves = Nikt nie wykonał ruchu, więc nie ma czego analizować.
review-no-mistakes = ✨ **Bez błędu po obu stronach.**
review-more-mistakes = …i jeszcze { $count }.
mistake-own = Ruch { $number } (twój: { $cell })
mistake-of = Ruch { $number } ({ $player }: { $cell })
mistake-win-draw = **{ $move }** wypuszcza wygraną. Najlepsze było { $better }: dawało wygraną.
mistake-win-loss = **{ $move }** przegrywa wygraną partię. Najlepsze było { $better }: dawało wygraną.
mistake-draw-loss = **{ $move }** przegrywa partię. Najlepsze było { $better }: dawało remis.
mistake-draw-loss-back = **{ $move }** prowadził do przegranej. Najlepsze było { $better }: dawało remis.

watch-begin = Kto pierwszy się pomyli?
watch-slipped = { $player } się myli! Czy { $mark } to widzi?
watch-missed = { $player } przegapia wygraną. Znów po równo.
watch-wins = { $player } może teraz wymusić wygraną.
watch-even = Na razie po równo.
watch-wins-still = { $player } wciąż ma wygraną.
watch-wins-yet = { $player } nie wypuszcza wygranej.
watch-even-still = Wciąż po równo.
watch-even-yet = Nikt nie ustępuje.

picture-keep = Aby zapisać obrazek, przytrzymaj go lub kliknij prawym przyciskiem.
shared-by = udostępnia { $player }
picture-game = Animowana plansza: { $board }. { $first-mark } to { $first }, { $second-mark } to { $second }. Ruchy: { $moves }. { $result }
picture-won = { $player } wygrywa.
picture-nobody-won = Nikt nie wygrywa.

refused-cannot-attach = Nie wolno mi załączać plików na tym kanale, więc nie mogę tu udostępnić obrazka. *{ button-save }* wyśle go tylko tobie.
refused-picture-is-being-drawn = Jeszcze rysuję twój poprzedni obrazek. Poproś o ten jeszcze raz, gdy tamten będzie gotowy.
refused-not-played-by-you = Tę partię mogą udostępnić tylko ci, którzy ją rozegrali.
refused-game-shared = Ta partia była już udostępniona na tym kanale.
refused-shared-just-now = Od ostatniego udostępnienia minęła dopiero chwila. Znów możesz coś udostępnić { $wait }.
refused-game-still-on = Ta partia jeszcze trwa. Analiza i rewanż będą możliwe, gdy się skończy.
refused-hint-against-person = Twój przeciwnik jest człowiekiem, więc podpowiedź byłaby oszustwem. Podpowiadam w partiach ze mną: `/ttt start`.
refused-nothing-to-review = Nie ma tu takiej partii, którą można by obejrzeć. Wpisz numer spod jej planszy, na przykład `12`, albo znajdź ją przez `/ttt history`.
refused-nothing-played-here = Nie masz zakończonych partii na tym kanale. `/ttt history` pokaże wszystkie twoje.
refused-others-history = Tutaj możesz zobaczyć tylko własne partie. Cudze widać na serwerze, na którym się odbyły.
refused-export-running = Już zbieram twoje dane. Plik przyjdzie w odpowiedzi na twoje pierwsze żądanie.
refused-opponent-forgotten = Dane twojego przeciwnika zostały usunięte, więc nie ma kogo zapytać. Kogoś innego wyzwiesz poleceniem `/ttt challenge`.
