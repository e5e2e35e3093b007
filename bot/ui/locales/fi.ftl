### Every word that a player sees, in Finnish. Read whole twice, last on 2026-11-22; what English changed since was looked at, last on 2026-11-29.

## Commands

command-ttt = Ristinolla: pelatkaa Oxoa tai toisianne vastaan
command-start = Aloita ristinollapeli
command-challenge = Haasta peliin joku tai kuka tahansa täällä
command-move = Tee siirto pelissäsi tällä kanavalla
command-board = Näytä pelisi lauta uudelleen kanavan lopussa
command-resign = Luovuta pelisi täällä tai peru haasteesi
command-help = Selitä peli, sen tasot ja komennot
menu-challenge = Haasta ristinollaan
menu-stop = Pysäytä tämä peli
option-opponent = Kenen kanssa pelaat; jätä tyhjäksi, niin pelaat Oxoa vastaan
option-opponent-challenge = Kenet haastat; jätä tyhjäksi, niin kuka tahansa voi liittyä
option-opponent-here = Ketä vastaan, jos sinulla on täällä useampi peli
option-level = Miten hyvin Oxo pelaa
option-board = Millä laudalla pelataan
option-mark = Merkkisi
option-first = Kuka aloittaa
option-cell = Mihin pelaat: b2, 5 …
choice-random = Arvotaan
choice-first-me = Minä
choice-first-opponent = Vastustajani

level-beginner = Aloittelija
level-easy = Helppo
level-casual = Keskitaso
level-clever = Ovela
level-unbeatable = Voittamaton
level-perfect = Täydellinen

choice-beginner = Aloittelija: pelaa minne sattuu
choice-easy = Helppo: täydentää suoransa
choice-casual = Keskitaso: torjuu myös sinun suorasi
choice-clever = Ovela: kompastuu vain haarukoihin
choice-unbeatable = Voittamaton: ei häviä koskaan, paitsi laudalla Katoava

board-3x3 = 3×3, kolmen suora
board-4x4 = 4×4, neljän suora
board-5x5 = 5×5, neljän suora
board-5x5-five = 5×5, viiden suora
board-misere = Misère 3×3: kolmen suora häviää
board-vanishing = Katoava 3×3: vain kolme uusinta merkkiäsi jää laudalle
board-short-3x3 = 3×3
board-short-4x4 = 4×4
board-short-5x5 = 5×5
board-short-5x5-five = 5×5, viiden
board-short-misere = Misère
board-short-vanishing = Katoava

## The game

player-computer = Oxo ({ $level })
player-computer-alone = Oxo
game-title = { $first-mark } { $first } vastaan { $second-mark } { $second }
game-title-score = { $first-mark } { $first } { $wins } – { $losses } { $second } { $second-mark }
game-to-move = Vuorossa on { $player } { $mark }
game-your-move = Sinun vuorosi { $mark }
game-won = { $mark } **{ $player } voittaa!**
game-won-against = { $mark } **{ $player } voittaa pelaajan { $loser }!**
game-won-misere = { $mark } **{ $player } voittaa:** { $loser } sai suoran
game-won-resigned = { $mark } **{ $player } voittaa:** { $loser } luovutti
game-won-time = { $mark } **{ $player } voittaa:** pelaajalta { $loser } loppui aika
game-drawn = **Tasapeli.**
game-drawn-vanishing = **Tasapeli:** tämä asema tuli kolmannen kerran.
game-held = 🛡️ **Tasapeli: { $player } piti puolensa tasolla *{ level-unbeatable }*!**
game-with-hints = { $hints ->
    [one] 1 vihje
   *[other] { $hints } vihjettä
}
talk-greeting-beginner = { $variant ->
    [0] ”Moi! Moi moi!”
    [1] ”Onko minun vuoroni?”
    [2] ”Tämän minä osaan!”
   *[other] ”Peli! Jippii!”
}
talk-greeting-easy = { $variant ->
    [0] ”Valmiina? Minä olen!”
    [1] ”Tästä minä tykkään.”
    [2] ”Pidetään hauskaa!”
   *[other] ”Aloitetaan!”
}
talk-greeting-casual = { $variant ->
    [0] ”Ei kiirettä.”
    [1] ”Ai, moi.”
    [2] ”Joo, mikä ettei.”
   *[other] ”No, siitä vain.”
}
talk-greeting-clever = { $variant ->
    [0] ”Olen valmistautunut.”
    [1] ”Minulla on juoni.”
    [2] ”Aloitetaanko? Hyvä.”
   *[other] ”Kuten odotinkin.”
}
talk-greeting-unbeatable = { $variant ->
    [0] ”Minulla on aikaa.”
    [1] ”Tervetuloa.”
    [2] ”Näytä minulle.”
   *[other] ”Saammepa nähdä.”
}
talk-greeting-perfect = { $variant ->
    [0] ”Valitse hyvin.”
    [1] ”Mistä aloitat?”
    [2] ”Tunnen joka pelin.”
   *[other] ”Alku ratkaisee.”
}
talk-forked-beginner = { $variant ->
    [0] ”Kaksi yhtä aikaa?”
    [1] ”Saako noin tehdä?”
    [2] ”Vau, kaksi!”
   *[other] ”Miten teit tuon?”
}
talk-forked-easy = { $variant ->
    [0] ”Voi ei. Voi ei.”
    [1] ”Tuo on epäreilua!”
    [2] ”Kaksi? Kaksi!”
   *[other] ”Minulla on vain yksi!”
}
talk-forked-casual = { $variant ->
    [0] ”En ehdi torjua kahta.”
    [1] ”No, se oli siinä.”
    [2] ”Kaksi? Leveilyä.”
   *[other] ”Antaa mennä.”
}
talk-forked-clever = { $variant ->
    [0] ”Haarukka. Tietysti.”
    [1] ”Vastalause.”
    [2] ”Mietin hetken. Ei.”
   *[other] ”Ei minun kirjassani.”
}
talk-forked-unbeatable = ”Mahdotonta.”
talk-blocked-beginner = { $variant ->
    [0] ”Oliko tuo sinun?”
    [1] ”Tämä paikka on kiva.”
    [2] ”Oho. Anteeksi!”
   *[other] ”Saanko istua tässä?”
}
talk-blocked-easy = { $variant ->
    [0] ”Kävipä tuuri!”
    [1] ”Estinkö minä sinut?”
    [2] ”Hui! Se oli lähellä.”
   *[other] ”Anteeksi! Vahinko!”
}
talk-blocked-casual = { $variant ->
    [0] ”Ei niin nopeasti.”
    [1] ”Sori, ei.”
    [2] ”Jos ei kuitenkaan.”
   *[other] ”Ei siihen, ei.”
}
talk-blocked-clever = { $variant ->
    [0] ”Näin tuon.”
    [1] ”Hyvä yritys.”
    [2] ”Ensimmäinen luku.”
   *[other] ”Laskin tämänkin.”
}
talk-blocked-unbeatable = { $variant ->
    [0] ”Ei.”
    [1] ”Ei tätä tietä.”
    [2] ”Tämän tunnen.”
   *[other] ”Etsi muualta.”
}
talk-blocked-perfect = { $variant ->
    [0] ”Nähty.”
    [1] ”Mikään ei pysy.”
    [2] ”Se olisi haalistunut.”
   *[other] ”Ei minun nähteni.”
}
talk-was-blocked-beginner = { $variant ->
    [0] ”Olinko voittamassa?”
    [1] ”Minä halusin sen!”
    [2] ”Hei! Hyvä paikka!”
   *[other] ”Nyt siinä on sinun!”
}
talk-was-blocked-easy = { $variant ->
    [0] ”Voi, hyvin torjuttu!”
    [1] ”Tarkka silmä!”
    [2] ”Niin lähellä!”
   *[other] ”Sinähän katsoit!”
}
talk-was-blocked-casual = { $variant ->
    [0] ”Kelpaa sekin.”
    [1] ”Kannatti yrittää.”
    [2] ”Ai, huomasit.”
   *[other] ”Jaa. Okei.”
}
talk-was-blocked-clever = { $variant ->
    [0] ”Sinäkin näit sen.”
    [1] ”Siis kiertotietä.”
    [2] ”Oikein, ikävä kyllä.”
   *[other] ”Minulla on muitakin.”
}
talk-was-blocked-unbeatable = { $variant ->
    [0] ”Hyvin nähty.”
    [1] ”Hyvä.”
    [2] ”Olet hereillä.”
   *[other] ”Sinun oli pakko.”
}
talk-was-blocked-perfect = { $variant ->
    [0] ”Oikealla hetkellä.”
    [1] ”Laskit siis sinäkin.”
    [2] ”Se palaa vielä.”
   *[other] ”Hyvä. Laske yhä.”
}
game-perfect = ”Minut voittaa yksi ainoa aloitus. Löydä se.”
game-triumph = *{ level-unbeatable }* ei häviä ikinä: tasapeli on riemuvoitto.
game-unfinished = **Jäi kesken:** kukaan ei siirtänyt ajoissa.
game-stopped = Moderaattori **pysäytti** pelin.
game-stopped-watched = **Pysäytetty.**
rule-misere = **Kolmen suora häviää.**
rule-vanishing = **Vain kolme uusinta merkkiäsi jää.**
game-second-time = **Toinen kerta: vielä kerran, niin tulee tasapeli.**
game-oldest-leaves = **Neljäs merkkisi vie pois vanhimman (haalean); sen ruutu on suljettu tämän siirron ajan.**
rule-4 = **Neljän suora voittaa.**
rule-5 = **Viiden suora voittaa.**
game-set-aside = **Siirretty sivuun** ilman tulosta, ihmisten välisen pelin tieltä.
game-called-off = **Peruttu:** peliä ei lasketa.
game-footer = Peli { $id }
game-footer-last = viimeisin siirto { $cell }
game-footer-leaving = seuraavaksi katoaa: { $cell }
game-footer-line = suora: { $cells }
game-footer-clock = aika loppuu { $when }
game-moved = Pelin { $id } lauta on nyt toisessa viestissä: [katso se täällä]({ $link })

button-resign = Luovuta
button-stop = Pysäytä
button-play-winner = Pelaa voittajaa vastaan
button-play-too = Pelaa itse
button-play-level = Pelaa: { $level }
button-play-board = Pelaa: { $board }
waiting-title = ### Sinun vuorosi näissä peleissä
button-board-here = Näytä lauta täällä
button-to-game = Peliin { $id }

end-first-win = 🎉 **{ $player } voittaa ensi kertaa tasolla { $level }!**
end-can-hold = Seuraavana on *{ level-unbeatable }*, eikä sitä voita kukaan. Pystytkö tasapeliin?
end-can-find = Seuraavana on *{ level-perfect }*, ja vain yksi aloitus voittaa sen. Löydätkö sen?
end-beat-all = *{ level-unbeatable }* on jo sekin taipunut tasapeliin: vaikeampaa ei tällä laudalla ole.
end-first-board = 🎉 **{ $player } voittaa ensi kertaa uudella laudalla: { $board }!**
end-first-both = 🎉 **{ $player } voittaa ensi kertaa tasolla { $level }, ja vieläpä uudella laudalla: { $board }!**
end-first-between = 🎉 **{ $player } voittaa ensi kertaa pelaajan { $opponent }!**
end-beat-beginner = { $variant ->
    [0] ”Ai! Olisiko minun pitänyt estää sinua?”
    [1] ”Minä tykkäsin siitä nurkasta. Tykkään vieläkin.”
    [2] ”Uudestaan! Uudestaan! Melkein ymmärsin sen.”
    [3] ”Sinä olet hyvä voittamaan. Minä olen hyvä valitsemaan ruutuja!”
    [4] ”Loppuiko se jo? Minähän vasta aloitin!”
    [5] ”Sinä voitit! Saadaanko pitää lauta?”
    [6] ”Minä laitoin omat sinne, missä ne näyttivät kivoilta.”
   *[other] ”Olipa kivaa! Mitkä ne säännöt taas olivat?”
}
end-beat-easy = { $variant ->
    [0] ”Minulla oli suunnitelma, ihan totta.”
    [1] ”Hienoa! Minä katselin vain omia merkkejäni.”
    [2] ”Hyvin pelattu! Olin niin lähellä. Olinko? Siltä se tuntui.”
    [3] ”Pitäisi joskus vilkaista myös sinun puoltasi laudasta.”
    [4] ”Ihan ansaittua! Näytätkö, miten sen teit?”
    [5] ”Olin juuri aikeissa katsoa sinne. Oikeasti!”
    [6] ”Hyvä sinä! Minä opin. Hitaasti, mutta opin.”
   *[other] ”Itseni puolesta vähän harmittaa, mutta sinun puolestasi olen iloinen!”
}
end-beat-casual = { $variant ->
    [0] ”Reilu peli. Katselin toista nurkkaa.”
    [1] ”Kas. Noinkin voi tehdä? Hieno.”
    [2] ”Hyvä peli. Nousisin taputtamaan, mutta istuin juuri.”
    [3] ”No niin, no niin. Sinähän ihan yritit.”
    [4] ”No, ainakin heräsin.”
    [5] ”Hyvin vedit. Muistuta minua ensi kerralla seuraamaan.”
    [6] ”Sinä voitit. Minä haen sipsit.”
   *[other] ”Ei tässä kiirettä, mutta tuon voisin joskus ottaa takaisin.”
}
end-beat-clever = { $variant ->
    [0] ”Mahdotonta. Olin ajatellut kaikkea muuta paitsi tuota.”
    [1] ”Enpä osannut odottaa tuota. Jääköön se meidän väliseksi.”
    [2] ”Kiinnostavaa. Sanon, että se kuului suunnitelmaani.”
    [3] ”Minulla oli suunnitelma. Sinulla oli parempi.”
    [4] ”Olet näköjään lukenut samoja kirjoja.”
    [5] ”Esitän vastalauseen. Keksin perustelut aivan pian.”
    [6] ”Merkillistä. Tekisitkö sen uudestaan, hitaasti?”
   *[other] ”Olin kolme siirtoa edellä. Väärään suuntaan.”
}
end-beat-perfect = { $variant ->
    [0] ”Löysit sen siis. Olin kätkenyt sen aivan ensimmäiseen siirtoon.”
    [1] ”Yksi aloitus, eikä sen jälkeen ainuttakaan horjahdusta. Hyvin pelattu.”
    [2] ”Kaikki ovet olivat lukossa paitsi yksi. Avain oli sinulla.”
    [3] ”Pelasin kaiken oikein. Sinä pelasit paremmin.”
    [4] ”Olen odottanut, että joku löytäisi sen.”
    [5] ”Täydellinen, ja silti voitettu. Opin kai elämään molempien kanssa.”
    [6] ”Läpi vie yksi ainoa tie, ja sinä kuljit sen loppuun.”
   *[other] ”Nyt tiedät salaisuuteni. Pidätkö sen omana tietonasi?”
}
end-beat-unbeatable = Tämän ei pitänyt olla mahdollista. Paina se mieleesi.
end-drawn-beginner = { $variant ->
    [0] ”Ihan täynnä! Kuka voitti?”
    [1] ”Ruudut loppuivat! Onko isompaa?”
    [2] ”Eikö kukaan voita? Saanko minä sen voiton?”
    [3] ”Täytin oman puoliskoni. Tykkäätkö?”
    [4] ”Me käytettiin koko lauta! Olen ylpeä meistä.”
    [5] ”Jos kukaan ei voittanut, saadaanko me kumpikin tarra?”
    [6] ”Täysi lauta on kiva. Se näyttää valmiilta.”
   *[other] ”Onko tasapeli hyvä? Minusta se tuntuu hyvältä.”
}
end-drawn-easy = { $variant ->
    [0] ”Tasan! Sanotaan, että säästettiin toisemme.”
    [1] ”Täysi lauta eikä mitään hampaankolossa.”
    [2] ”Niin lähellä. Mutta kummalle meistä?”
    [3] ”Kättelisin, mutta ruudut loppuivat.”
    [4] ”Tasapeli! Sellainen kelpaa minulle aina.”
    [5] ”Ollaan tasoissa. Katsotaanko, kumpi on parempi?”
    [6] ”Minä pysyin mukana! Huomasitko?”
   *[other] ”Reilua. Puoli voittoa kummallekin.”
}
end-drawn-casual = { $variant ->
    [0] ”Kukaan ei voittanut, joten kumpikin maksaa omat kahvinsa.”
    [1] ”Sinä odotat, minä odotan. Näin voisi jatkaa koko päivän.”
    [2] ”Kukaan ei häviä. Juuri minun pelini.”
    [3] ”Tasan. Sanotaan, että tämä oli lämmittelyä.”
    [4] ”Tasapeli. Säästyttiinpä puheilta.”
    [5] ”Riittää minulle. Yleensä riittää.”
    [6] ”Sujut ollaan. Otetaanko uusi vai istutaanko vain?”
   *[other] ”Perille päästiin kumpikin. Mikä paikka tämä sitten onkin.”
}
end-drawn-clever = { $variant ->
    [0] ”Arvoinen vastustaja. Minulla alkoi jo tulla hiki.”
    [1] ”Me kumoamme toisemme. Tyylikästä.”
    [2] ”Älä viitsi uhata kahdella suoralla yhtä aikaa. Inhoan sitä.”
    [3] ”Tasapainossa viimeiseen ruutuun asti. Kyllä minä vielä jotain keksin.”
    [4] ”Tasapeli. Paperilla olin parempi.”
    [5] ”Vastasit kaikkeen. Kylläpä hankalaa.”
    [6] ”Minulla oli kolme juonta. Sinulla oli kolme vastalääkettä.”
   *[other] ”Mitään ei voitettu, mitään ei hävitty, paljon pohdittiin.”
}
end-drawn-round = { $variant ->
    [0] ”Emmekö me olleet tässä jo?”
    [1] ”Ympäri ja ympäri. Minua jo huimaa.”
    [2] ”Kolmesti sama. Se on tasapeli.”
    [3] ”Kaikki katoaa, mutta mikään ei muutu.”
    [4] ”Olisin voinut kiertää vielä kierroksen.”
    [5] ”Samat merkit, samat ruudut, samat kaksi pelaajaa.”
    [6] ”Ympyrä ei näköjään ole suora.”
   *[other] ”Tätä voisi jatkaa koko päivän.”
}
end-drawn-perfect = { $variant ->
    [0] ”Ympäri ja ympäri. Voisin jatkaa ikuisesti.”
    [1] ”Pidit pintasi. Tie voittoon on yhä löydettävissä.”
    [2] ”Olemme olleet tässä ennenkin. Tarkkaan ottaen kahdesti.”
    [3] ”Kolmas kerta on tasapeli. Laskit siis sinäkin.”
    [4] ”Kumpikaan meistä ei hellittänyt.”
    [5] ”Ei virhettä kummaltakaan. Kokeile toista alkua.”
    [6] ”Hyvä muisti. Sellaisia tapaan harvoin.”
   *[other] ”Täällä mikään ei pysy, mutta tämä oli lähellä.”
}
end-drawn-hinted = { $variant ->
    [0] ”Tasapeli. Osa siirroista oli minun.”
    [1] ”Sinä pidit pintasi, minä pidin kädestäsi.”
    [2] ”Annoin sinulle vastaukset. Luit ne hyvin.”
    [3] ”Nyt vielä kerran, minulta kysymättä.”
    [4] ”Olemme hyvä pari. Enimmäkseen minä.”
    [5] ”Tasapeli, pienellä avulla laudan toiselta puolelta.”
    [6] ”Pelaan usein itseäni vastaan. Yleensä siinä käy näin.”
   *[other] ”Hyvin selvitty, lunttilapun kanssa. Seuraava ulkomuistista?”
}
end-drawn-watched = { $variant ->
    [0] ”Tarjosin kaikki tilaisuudet erehtyä. Yksikään ei kelvannut.”
    [1] ”Hiljainen peli. Pidän hiljaisista peleistä.”
    [2] ”Kukaan ei horjahtanut. Katsotaanpa, pystyykö ihminen samaan.”
    [3] ”Toivoin yhtä virhettä. Osaan odottaa.”
    [4] ”Mitään ei tapahtunut, ja se tapahtui kauniisti.”
    [5] ”Täysi lauta, ei mitään kaduttavaa.”
    [6] ”Toinen puoli tunsi tien. Niin minäkin.”
   *[other] ”Näin sen kuuluu mennä. Katsoisin toisenkin kerran.”
}
end-said = **{ $level }:** { $quote }
end-first-hold = 🎉 **{ $player } onnistuu siinä ensi kertaa!** Tasapeliä parempaan ei pysty kukaan.
end-first-hold-board = 🎉 **{ $player } onnistuu siinä ensi kertaa tällä laudalla!**
end-can-beat = Laudalla *{ board-short-vanishing }* voit voittaa minut.
end-drawn-unbeatable = { $variant ->
    [0] ”Etsin aukkoa. Sitä ei ollut.”
    [1] ”Ei virhettäkään. Katsoin kahdesti.”
    [2] ”Et antanut minulle mitään. Hyvin puolustettu.”
    [3] ”Tasapeli. Minua vastaan se on voitto.”
    [4] ”Minulta loppui lauta ennen kuin sinulta kärsivällisyys.”
    [5] ”Olen nähnyt monta peliä. Harva päättyy näin.”
    [6] ”Näit kaiken, minkä minäkin. En ole tottunut seuraan.”
   *[other] ”Minä en häviä. Tänään en voittanutkaan.”
}
end-lost-beginner = { $variant ->
    [0] ”Voitinko minä? Voitin! Miten minä sen tein?”
    [1] ”Minä vain tykkäsin niistä ruuduista.”
    [2] ”Aloittelijan tuuria. Sehän lukee nimessänikin.”
    [3] ”Teinkö oikein? Kerro, mitä tein!”
    [4] ”Tältäkö voittaminen tuntuu? Minä tykkään!”
    [5] ”Hei, onko tuo minun? Se on minun!”
    [6] ”En edes katsonut. Pitäisikö ensi kerralla katsoa?”
   *[other] ”Saanko kertoa kaikille?”
}
end-lost-easy = { $variant ->
    [0] ”Jätit oven auki, joten kävelin sisään.”
    [1] ”Pidin silmät auki. Se on ainoa, mitä osaan.”
    [2] ”Anteeksi! En koskaan kieltäydy lahjasta.”
    [3] ”Se oli siinä ihan nenän edessä. Luulin, että säästit sen minulle!”
    [4] ”Otin vain sen, mitä oli tarjolla. Kiitos!”
    [5] ”Oliko tuo tarkoitus? En minä valita!”
    [6] ”Voitin! Älä huoli, minäkin yllätyin.”
   *[other] ”Ensi kerralla sinä voitat, olen varma siitä.”
}
end-lost-casual = { $variant ->
    [0] ”Ei mitään henkilökohtaista. Tasapelikin olisi kelvannut.”
    [1] ”Sinä räpäytit silmiäsi, minä en. Otetaanko uusi?”
    [2] ”Tuon voitin sohvalta käsin.”
    [3] ”En edes yrittänyt. No, vähän.”
    [4] ”Siinä oli tarpeeksi töitä tälle päivälle.”
    [5] ”No, jonkun oli pakko voittaa.”
    [6] ”Katsos vain. Tätä pitäisi tehdä useammin.”
   *[other] ”Ei kai harmita? Minua ei harmita juuri mikään.”
}
end-lost-clever = { $variant ->
    [0] ”Nurkat ja keskusta, ystäväni. Nurkat ja keskusta.”
    [1] ”Juuri niin kuin suunnittelin. Melkein.”
    [2] ”Sievä ansa, jos itse saan sanoa.”
    [3] ”Älä pahastu. Olen lukenut tästä kirjoja.”
    [4] ”Kaikki on valmistelusta kiinni.”
    [5] ”Siitä vain sisään. Olin jättänyt valotkin päälle.”
    [6] ”Voisin selittää. Selitänkö? En? No hyvä on.”
   *[other] ”Kaikella on järjestyksensä. Voitto tulee viimeisenä.”
}
end-lost-unbeatable = { $variant ->
    [0] ”Odotin yhtä virhettä, ja siinä se oli.”
    [1] ”Tasapeli oli tarjolla.”
    [2] ”Kärsivällisyyttä. Minulla on kaikki maailman aika.”
    [3] ”En hätäile enkä erehdy. Yritä uudelleen.”
    [4] ”Katsoit muualle yhden siirron ajan. Minä en.”
    [5] ”Yksi ruutu. Aina se on vain yksi ruutu.”
    [6] ”Olen odottanut sinua tässä ensimmäisestä siirrosta asti.”
   *[other] ”Ensi kerralla näet sen. Minä olen täällä.”
}
end-lost-perfect = { $variant ->
    [0] ”Minä muistin, mikä katoaa. Sinä et.”
    [1] ”Yksi siirto liian myöhään, ja se oli poissa.”
    [2] ”Ohitseni pääsee. Ei tosin tätä tietä.”
    [3] ”Vanhin merkkisi piti kaiken koossa.”
    [4] ”Kaikki haalistuu. Minä vain odotan.”
    [5] ”Osaan laskea kolmeen paremmin kuin useimmat.”
    [6] ”Sinä katsoit, mitä tuli. Minä katsoin, mitä lähti.”
   *[other] ”Seuraava lauta on tyhjä, enkä minä ole unohtanut mitään.”
}
end-gave-up = { $variant ->
    [0] ”Ei siinä mitään hävettävää. Seuraava lauta on tyhjä.”
    [1] ”Olisin mielelläni nähnyt, miten tämä päättyy.”
    [2] ”Kerron kaikille, että se oli täpärää.”
    [3] ”Hyvin peräännytty on puoliksi voitettu.”
    [4] ”Joko lähdet? Jätän laudan tällaiseksi.”
    [5] ”Taito sekin, että osaa lopettaa ajoissa.”
    [6] ”Otan voiton, vaikka mieluummin olisin ansainnut sen.”
   *[other] ”Nähdään seuraavassa pelissä.”
}
end-won = { $variant ->
    [0] { $player } tarvitsi { $moves ->
        [one] 1 siirron
       *[other] { $moves } siirtoa
    }. Revanssi on yhden napsautuksen päässä.
    [1] Siihen meni { $moves ->
        [one] 1 siirto
       *[other] { $moves } siirtoa
    }. Kuka olisi arvannut?
    [2] Yhden siirron etumatka riittää.
    [3] Suora on suora. Kumarra, { $player }.
    [4] { $player } näki sen ensin.
    [5] Tämä menee albumiin.
    [6] Näytti rauhalliselta, kunnes ei enää näyttänyt.
   *[other] { $player } vie tämän. Seuraava lauta on tyhjä.
}
end-won-full = Ihan viimeiseen ruutuun asti! { $player } vie tämän.
end-won-misere = { $variant ->
    [0] Kärsivällisyys palkitaan. Revanssi on yhden napsautuksen päässä.
    [1] { $player } piti pokan eikä piirtänyt suoraa.
    [2] Taito on siinä, mitä jättää täydentämättä.
    [3] Jonkun se oli tehtävä. Se joku ei ollut { $player }.
    [4] { $player } antoi toisen mennä edeltä.
    [5] Vähemmän on enemmän, ja { $player } tyytyi vähempään.
    [6] Sitä ruutua ei halunnut kukaan. Jollekin se silti jäi.
   *[other] { $player } voittaa jättämällä hommat kesken.
}
end-drawn = { $variant ->
    [0] Lauta täynnä eikä ainuttakaan suoraa.
    [1] Kumpikaan ei antanut tuumaakaan periksi, ja nyt tuumat loppuivat.
    [2] Kumpikaan ei päässyt läpi.
    [3] Rauha, toistaiseksi.
    [4] Tasan viimeistä ruutua myöten.
    [5] Ei voittajaa, ei häviäjää.
    [6] Sanotaan tätä harjoitukseksi seuraavaa varten.
   *[other] Lauta on täynnä, mutta kysymys jäi auki.
}
end-drawn-vanishing = { $variant ->
    [0] Sama asema kolmannen kerran, siis tasapeli.
    [1] Ympäri ja ympäri, eikä kumpikaan jäänyt pois kyydistä.
    [2] Kumpikaan ei päässyt läpi.
    [3] Kolmannen kerran tässä: kumpikaan ei hellitä.
    [4] Kaikki muu katosi, mutta tasapaino ei.
    [5] Ei voittajaa, ei häviäjää.
    [6] Sanotaan tätä harjoitukseksi seuraavaa varten.
   *[other] Merkit tulivat ja menivät, ja kysymys jäi auki.
}
end-resigned = { $variant ->
    [0] Toinen oli nähnyt jo tarpeeksi.
    [1] Loppuun asti ei tarvinnut pelata.
    [2] Lyhyestä virsi kaunis. Revanssi on yhden napsautuksen päässä.
    [3] Voitto kuin voitto. Minä tarkistin.
    [4] Lauta jää auki. Sekin käy.
    [5] Joskus paras siirto on seuraava peli.
    [6] Loput ruudut eivät saa koskaan tietää, miten olisi käynyt.
   *[other] Ei kaunaa: seuraava lauta on tyhjä.
}
end-time = { $variant ->
    [0] Kello sanoi viimeisen sanan.
    [1] Lauta odotti. Kello ei.
    [2] Aikakin pelaa, eikä se tee virheitä.
    [3] { $player } siirsi ajoissa, ja se riitti.
    [4] Jossain joku miettii yhä.
    [5] Seuraavaa siirtoa ei koskaan tullut.
    [6] { $player } malttoi odottaa, ja palkkana on voitto.
   *[other] Tik, tak, loppu.
}
end-tip = Vinkki: *{ $level }* ei osaa varoa kahta yhtäaikaista uhkaa.
end-streak-wins = 🔥 { $count } voittoa peräkkäin tasolla { $level }.
end-streak-draws = 🔥 { $count } tasapeliä peräkkäin tasolla { $level }.
end-streak-between = 🔥 { $player } on voittanut pelaajan { $opponent } { $count } kertaa peräkkäin.
end-score-leads = **{ $player } johtaa { $wins }–{ $losses }** { $draws ->
    [0] { "" }
    [one] · { $draws } tasapeli
   *[other] · { $draws } tasapeliä
}
end-score-even = **Tasoissa { $wins }–{ $losses }** { $draws ->
    [0] { "" }
    [one] · { $draws } tasapeli
   *[other] · { $draws } tasapeliä
}
end-ratings = Vahvuusluvut: { $ratings }
unrated-day = Ei vahvuuslukupeli: yli kolme peliä tänään
unrated-left-out = Ei lasketa vahvuuslukuun: toinen pelaajista on jätetty pois vahvuusluvuista
unrated-sure = Ei lasketa vahvuuslukuun: { $player } on vahvuusluvultaan paljon ylempänä
unrated-early = Ei lasketa vahvuuslukuun: vain toinen pelaajista on siirtänyt
end-rating = { $player } { NUMBER($rating, useGrouping: 0) } ({ $change })
notice-accepted = <@{ $player-id }>, { $opponent } hyväksyi haasteesi: [peli { $id }]({ $link }) on käynnissä.
notice-rematch = <@{ $player-id }>, { $opponent } suostui revanssiin: [peli { $id }]({ $link }) on käynnissä.
notice-wanted = <@{ $player-id }>, { $opponent } haluaa revanssin: [peli { $id }]({ $link }).
notice-turn = <@{ $player-id }>, { $opponent } siirsi, joten on sinun vuorosi: [peli { $id }]({ $link }).
notice-time = <@{ $player-id }>, on sinun vuorosi: [peli { $id }]({ $link }). Aikasi loppuu { $when }.
button-no-turn-notices = Lopeta nämä ilmoitukset
turn-notices-off = En enää ilmoita, kun on sinun vuorosi. Saat ilmoitukset takaisin komennolla `/ttt preferences`.
notice-time-quiet = { $player }, on sinun vuorosi: [peli { $id }]({ $link }). Aikasi loppuu { $when }.

## Puzzles

command-puzzle = Ratkaise päivän pulma, pulma omista peleistäsi tai jokin muu harjoitukseksi
option-from = Mistä pulma otetaan
choice-today = Päivän pulma
choice-practice = Harjoitus: helposta vaikeaan, niin usein kuin haluat
option-day = Jokin viimeisistä 30 päivästä, harjoitukseksi: sitä ei lasketa mihinkään putkeen
choice-own-games = Omat pelini: hetki ennen virhettä
puzzle-title = Päivän pulma { $number }
puzzle-title-past = Päivän pulma { $number }, harjoituksena
puzzle-title-practice = Harjoituspulma
puzzle-title-own = Peli { $id }: parempi kuin siirto { $move }?
puzzle-goal-win = { $moves ->
    [0] { $mark } siirtää: **voita.**
    [1] { $mark } siirtää: **voita tällä siirrolla.**
   *[other] { $mark } siirtää: **voita { $moves } siirrolla.**
}
puzzle-goal-misere = { $moves ->
    [0] { $mark } siirtää: **pakota { $enemy } täydentämään suora.**
    [1] { $mark } siirtää: **jätä merkille { $enemy } vain siirtoja, jotka täydentävät suoran.**
   *[other] { $mark } siirtää: **pakota { $enemy } täydentämään suora,** { $moves } siirrolla.
}
puzzle-goal-draw = { $mark } siirtää: **säilytä tasapeli.**
puzzle-tries-left = { $left ->
    [one] 1 yritys jäljellä
   *[other] { $left } yritystä jäljellä
}
puzzle-tries = { $tries ->
    [one] 1 yritys
   *[other] { $tries } yritystä
}
puzzle-gives-up-win = **Ei { $cell }:** sillä voitto katoaa.
puzzle-gives-up-draw = **Ei { $cell }:** sen jälkeen { $enemy } voi voittaa.
puzzle-wrong-loses-at-once = **Ei { $cell }:** siitä tulee suora, ja suora häviää tässä pelissä.
puzzle-wrong-line = **Ei { $cell }:** { $enemy } vastaa siirrolla { $reply } ja saa suoran.
puzzle-wrong-fork = **Ei { $cell }:** { $enemy } vastaa siirrolla { $reply } ja uhkaa ruuduissa { $cells }.
puzzle-wrong-lost = **Ei { $cell }:** { $enemy } vastaa siirrolla { $reply } ja pääsee siitä voittoon.
puzzle-wrong-must-complete = **Ei { $cell }:** { $enemy } vastaa siirrolla { $reply }, ja ennemmin tai myöhemmin { $mark } joutuu täydentämään suoran.
puzzle-wrong-only-draws = **Ei { $cell }:** { $enemy } vastaa siirrolla { $reply }, eikä voittoon enää pääse.
puzzle-wrong-ends-in-draw = **Ei { $cell }:** lauta on täynnä, eikä kukaan ole voittanut.
puzzle-wrong-unblockable = **Ei { $cell }:** { $enemy } vastaa siirrolla { $reply } ja uhkaa ruudussa { $cells }, jossa { $mark } vielä on: sitä ei voi torjua.
puzzle-wrong-repeats = **Ei { $cell }:** sama asema toistuu kolmannen kerran, ja se on tasapeli.
puzzle-hinted = Vihje poisti { $count } väärää ruutua.
puzzle-clue-line = Yksi ruutu täydentää suoran.
puzzle-clue-fork = Etsi siirto, joka luo kaksi uhkaa.
puzzle-clue-forces-fork = Uhkaa ensin suoralla: vastaus avaa tien kahteen yhtäaikaiseen uhkaan.
puzzle-clue-threats = Uhkaa suoralla, ja jatka uhkaamista.
puzzle-clue-must-complete = Ajattele loppua: keneltä turvalliset ruudut loppuvat ensin?
puzzle-clue-blocks = Missä { $enemy } täydentäisi suoran?
puzzle-clue-spoils-fork = Missä { $enemy } voisi uhata kahdella suoralla yhtä aikaa?
puzzle-next = Seuraava tulee { $when }.
puzzle-go-on = **Oikein!** { $enemy } vastaa siirrolla { $reply }. Jatka.
puzzle-solved = { $tries ->
    [1] 🎯 **Ratkaistu ensi yrittämällä!**
   *[other] 🎯 **Ratkaistu { $tries } yrityksellä!**
}
puzzle-solved-hinted = { $hints ->
    [one] 🎯 **Ratkaistu { $tries }. yrityksellä, vihjeen avulla!**
   *[other] 🎯 **Ratkaistu { $tries }. yrityksellä, { $hints } vihjeen avulla!**
}
puzzle-failed = **Tämä pääsi karkuun.** Tässä on vastaus, ja seuraava on sinun.
puzzle-answer = **Oikea oli { $cell }:** { $reason }.
puzzle-answer-own = **Parempi oli { $cell }:** { $reason }.
puzzle-merit-line = se täydentää suoran
puzzle-merit-fork = se uhkaa yhtä aikaa ruuduissa { $cells }
puzzle-merit-forces-fork = { $enemy } joutuu vastaamaan siirrolla { $reply }, ja sitten { $then } uhkaa yhtä aikaa ruuduissa { $cells }
puzzle-merit-threats = siitä lähtien { $mark } uhkaa joka siirrolla saada suoran, eikä { $enemy } pysty torjumaan kaikkia
puzzle-merit-wins = vastasipa { $enemy } miten hyvänsä, { $mark } voittaa
puzzle-merit-must-complete = ennemmin tai myöhemmin { $enemy } joutuu täydentämään suoran
puzzle-merit-blocks = { $enemy } olisi saanut siitä suoran
puzzle-merit-spoils-fork = näin { $enemy } ei pääse uhkaamaan kahdella suoralla yhtä aikaa
puzzle-merit-only-draw = kaikki muut ruudut häviävät
puzzle-merit-holds = se säilyttää tasapelin
puzzle-line = Paras jatko on { $line }.
puzzle-streak = { $days ->
    [one] 🔥 **Pulmaputki: 1 päivä.**
   *[other] 🔥 **Pulmaputki: { $days } päivää.**
}
puzzle-solvers = { $finished } yrittäneestä { $percent } % ratkaisi sen.
puzzle-solved-by = 🎯 Ratkaisseita { $solved }/{ $finished }
puzzle-more = { $count ->
    [one] ja 1 muu
   *[other] ja { $count } muuta
}
puzzle-week-ended = **Viikko { $week }**
puzzle-yesterday = Eilisen ykkönen: { $player } { $tries }
puzzle-server-streak = { $days ->
    [one] 🔥 **Ratkaistu täällä 1 päivänä peräkkäin.**
   *[other] 🔥 **Ratkaistu täällä { $days } päivänä peräkkäin.**
}
puzzle-standing = Tuloksesi näkyy kanavalla { $channel }, päivän pulman alla. Komennolla `/ttt preferences` voit jättää nimesi pois.
puzzle-shared-solved = { $player } ratkaisi tämän. Ratkaisetko sinä?
puzzle-shared-failed = { $player } ei saanut tätä kiinni. Saatko sinä?
button-puzzle-today = Päivän pulma
button-puzzle-solve = Ratkaise
button-puzzle-hint = Vihje (vie yrityksen)
button-puzzle-share = Jaa
button-puzzle-own = Omista peleistäni
button-puzzle-here = Tänne joka päivä
puzzle-posted-here = Tästä lähtien tämä kanava saa päivän pulman, tämänpäiväisen heti. Komennolla `/ttt settings` voit muuttaa sitä.
button-puzzle-dare = Haasta kanava
button-puzzle-try-again = Yritä tästä uudelleen
puzzle-dare-question =
    ### Haastetaanko kanava?
    Kaikki täällä näkevät aseman, josta hävisit, ja voivat yrittää paremmin.
puzzle-dare-draw = ### Pelastatko tasapelin?
puzzle-dare-win = ### Pystytkö voittamaan?
puzzle-dare-lost = Tästä asemasta { $player } hävisi.
button-puzzle-try = Kokeile
button-puzzle-practice = Harjoittele
button-puzzle-another = Toinen pulma

refused-puzzle-over = Se pulma on jo ohi. Päivän pulman saat komennolla `/ttt puzzle`.
refused-no-such-day = Minulla on viimeisten 30 päivän pulmat. Valitse jokin luettelosta, tai kirjoita sen numero tai päivämäärä, esimerkiksi 2026-11-24.
refused-no-mistakes = En löytänyt viime peleistäsi muita virheitä kuin ne, jotka olet äskettäin saanut pulmina. Pelaa lisää: `/ttt start`.
refused-shared-elsewhere = Kukaan täällä ei voisi avata sitä peliä. Voit näyttää sen siellä, missä se pelattiin.
refused-shared-by-itself = Tämän kanavan päivän pulma näyttää jo kaikkien tulokset, myös sinun.
refused-shared-today = Olet jo jakanut tämän pulman tällä kanavalla.

## Challenges

challenge-title = ### Ristinollaa?
challenge-to = <@{ $opponent-id }>, **{ $challenger }** haastaa sinut.
challenge-to-closed = **{ $challenger }** haastoi pelaajan **{ $opponent }**.
challenge-last-drawn = Edellinen peli päättyi tasapeliin.
challenge-to-anyone = **{ $challenger }** etsii pelikaveria.
challenge-to-anyone-closed = **{ $challenger }** etsi pelikaveria.
challenge-expires = Vanhenee { $expires }
challenge-rated = Vahvuuslukupeli
challenge-without-ping = { $opponent } ei saa toista ilmoitusta minuutin sisällä, mutta voi hyväksyä haasteen tässä.
challenge-sides-swap = Puolet vaihtuvat
challenge-opens-me = { $challenger } aloittaa
challenge-opens-opponent = { $opponent } aloittaa
challenge-opens-anyone = Liittyjä aloittaa
challenge-opens-random = Aloittaja arvotaan
challenge-accepted = Hyväksytty: peli on käynnissä.
challenge-declined = Ei tällä kertaa: { $opponent } kieltäytyi.
challenge-withdrawn = { $challenger } perui haasteen.
challenge-expired = Haaste vanheni, ennen kuin { $opponent } vastasi.
challenge-expired-open = Haaste vanheni, ennen kuin kukaan liittyi.
challenge-withdrawn-private = Peruit haasteesi.
button-accept = Hyväksy
button-decline = Kieltäydy
button-join = Liity
button-withdraw = Peru haaste
button-challenge-again = Haasta uudelleen

## Private answers

stopped-private = Pysäytit pelin { $id }.
meant-game = Täkäläisistä peleistäsi tämä on peli { $id }, vastassa { $opponent }. Toisen pelin saat täyttämällä valinnan *opponent*.
resign-question = **Luovutatko pelin { $id }?** Silloin { $opponent } voittaa.
button-confirm-resign = Kyllä, luovuta
resign-question-untouched = **Luovutatko pelin { $id }?** Kukaan ei ole vielä siirtänyt, joten sitä ei lasketa.
resign-question-opened = **Luovutatko pelin { $id }?** Et ole vielä siirtänyt, joten sitä ei lasketa.
button-withdraw-challenge = Peru haaste
button-keep-playing = Jatka peliä
dismissed-before = Valmis.
changed-later = Painalluksesi laskettiin. Discord ei anna minun juuri nyt muuttaa lautaa, joten se seuraa hetken päästä; jos ei, `/ttt board` näyttää sen uudelleen.
answer-refused = Discord ei suostunut näyttämään vastaustani täällä. Ehkä tämän palvelimen AutoMod ei salli jotakin siinä olevaa sanaa tai nimeä.
answer-forbidden = Discord ei anna minun kirjoittaa tänne. Palvelimen ylläpitäjä voi sallia sen.
answer-too-large = Se on liian suuri Discordille.
answer-lost = Discord ei ottanut vastaustani vastaan. Yritä hetken päästä uudelleen.
posted-otherwise = Discord ei ottanut vastaustani vastaan, joten julkaisin sen erillisenä viestinä.
resigned-private = Luovutit: [peli { $id }]({ $link }).
called-off-private = Peruit pelin: [peli { $id }]({ $link }).
button-restart = Luovuta ja aloita uusi

see-board = [Siirry laudalle]({ $link })

refused-broken-button = En tunne tätä painiketta. Aloita uusi peli: `/ttt start`.
refused-kept-private = Tällä palvelimella vastaukseni näkyvät vain sinulle, joten kukaan muu ei näkisi sitä. Ylläpitäjät voivat kutsua minut tai antaa sinulle oikeuden *Käytä ulkoisia sovelluksia*.
refused-unknown-command = En tunne tätä komentoa. Käynnistä Discord-sovellus uudelleen, niin sen luettelo päivittyy; `/ttt help` kertoo, mitkä komennot minulla on.
refused-unknown-choice = Tuota ei voi valita tässä. Avaa komento uudelleen ja valitse jokin sen tarjoamista.
refused-unknown-form = En tunne tätä lomaketta. Avaa se uudelleen ja lähetä vielä kerran.
refused-not-watcher = Tämän pelin voi pysäyttää vain sen pyytäjä tai moderaattori. Oman aloitat komennolla `/ttt watch`.
refused-no-such-game = Sitä peliä ei enää ole. Aloita uusi: `/ttt start`.
refused-no-game-here = Sinulla ei ole peliä tällä kanavalla. Aloita peli: `/ttt start`.
refused-no-game-with = Sinulla ei ole tällä kanavalla peliä, jossa vastassa olisi { $opponent }.
refused-not-your-game = Tämä ei ole sinun pelisi. Aloita oma peli: `/ttt start`.
refused-not-your-turn = Ei vielä: vuorossa on { $player }.
refused-not-moderator = Vain jäsenet, joilla on oikeus *Hallitse viestejä*, voivat pysäyttää pelin.
refused-no-game-on-message = Tässä viestissä ei ole peliä.
refused-stale-board = Peli ehti edetä: tältä lauta näyttää nyt.
refused-old-copy = Tämä on laudan vanha kopio. [Peli jatkuu täällä]({ $link }).
refused-game-is-over = Tämä peli on päättynyt.
refused-already-playing = Sinulla on täällä jo peli, vastassa { $opponent }. [Siirry laudalle]({ $link })
refused-already-playing-waiting = Odottaessasi voit pelata täällä minua tai jotakuta muuta vastaan.
refused-channel-not-allowed = Tällä palvelimella pelataan muilla kanavilla: { $channels }
refused-role-not-allowed = Tällä palvelimella voivat pelata vain jäsenet, joilla on tietty rooli.
refused-too-soon = Tällä palvelimella haasteiden välillä on odotettava. Yritä uudelleen { $wait }.
refused-too-many-games = Tällä kanavalla on käynnissä { $most ->
    [one] 1 peli
   *[other] { $most } peliä
}, eikä enempää saa olla. Yritä uudelleen, kun jokin peli päättyy, tai toisella kanavalla.
refused-too-many-watched = Katsot jo { $most ->
    [one] 1 peliä
   *[other] { $most } peliä
}: anna yhden päättyä ensin.
refused-no-such-challenge = Sitä haastetta ei enää ole. Tee uusi: `/ttt challenge`.
refused-nothing-to-resign = Sinulla ei ole peliä eikä haastetta tällä kanavalla.
refused-challenge-closed-accepted = Liian myöhään: haaste on jo hyväksytty.
refused-challenge-closed-declined = Liian myöhään: haasteesta on kieltäydytty.
refused-challenge-closed-withdrawn = Liian myöhään: haaste on peruttu.
refused-challenge-closed-expired = Liian myöhään: haaste on vanhentunut.
refused-not-your-challenge = Tämä haaste on pelaajalle { $player }. Tee oma: `/ttt challenge`.
refused-not-your-challenge-again = Vain haasteen tekijä voi haastaa uudelleen. Tee oma: `/ttt challenge`.
refused-not-your-offer = Vain haasteen tekijä voi perua sen. Sinua varten on *{ button-join }*.
refused-own-challenge = Tämä on oma haasteesi, joten et voi itse hyväksyä sitä. *{ button-decline }* peruu sen.
refused-own-offer = Tämä on oma haasteesi, joten jonkun muun on liityttävä. *{ button-withdraw }* peruu sen.
refused-already-challenging = Sinulla on avoin haaste tällä kanavalla: peru se ensin komennolla `/ttt resign`. [Siirry haasteeseen]({ $link })
refused-challenge-yourself = Et voi haastaa itseäsi. Minua vastaan pelaat komennolla `/ttt start` ilman vastustajaa.
refused-challenge-bot = Botit eivät vastaa haasteisiin. Minua vastaan pelaat komennolla `/ttt start` ilman vastustajaa.
refused-cannot-see-channel = Haastamasi henkilö ei näe tätä kanavaa eikä siis voisi vastata.
refused-cannot-be-challenged = Et voi juuri nyt pelata tämän pelaajan kanssa: { $player }.
refused-nobody-else-here = Kukaan muu ei näe tätä keskustelua. Haasta muita palvelimella tai ryhmässä; minua vastaan pelaat komennolla `/ttt start`.
refused-unreadable-cell = ”{ $text }” ei ole ruutu. Kirjoita esimerkiksi b2 tai 5.
refused-ambiguous-cell = ”{ $text }” voi olla { $cells }. Kirjoita se, jota tarkoitat.
refused-off-board = { $where } ei ole tällä laudalla.
refused-cell-taken = { $where } on varattu.
refused-cell-leaving = Merkkisi ruudussa { $where } katoaa vasta tämän siirron myötä, joten { $where } ei ole vielä vapaa. Pelaa muualle.
refused-store-unavailable = En saa juuri nyt yhteyttä tietokantaani, joten mikään ei muuttunut. Yritä hetken päästä uudelleen.
refused-outcome-unknown = Yhteys tietokantaani katkesi, kun tallensin tätä, joten se joko onnistui tai ei. Yritä hetken päästä uudelleen: mitään ei tapahdu kahdesti, ja `/ttt board` näyttää pelisi.
refused-person-blocked = Et voi pelata kanssani: ylläpitäjäni on estänyt sinut.
refused-server-blocked = En pelaa tällä palvelimella: ylläpitäjäni on estänyt sen.
refused-not-now = En ehtinyt miettiä sitä loppuun juuri nyt. Yritä hetken päästä uudelleen.
refused-unexpected = Minulla meni jokin pieleen. Pelisi on tallessa: `/ttt board` näyttää sen.

## Help

help-title = ## Ristinolla
button-help-play = Näin pelataan
button-help-commands = Komennot
button-help-more = Tasot ja säännöt
button-support = Tuki
button-source = Lähdekoodi
button-privacy-policy = Tietosuojaseloste
button-terms = Käyttöehdot
button-begin = Aloita peli
help-goal = Kolmen suora voittaa, myös vinottain.
help-start = **Minua vastaan:** { $start }, 5 tasoa
help-challenge = **Kaveria vastaan:** { $challenge }
help-puzzle = **Yksin:** { $puzzle }, joka päivä uusi
help-stuck = **Jumissa?** *{ button-hint }* näyttää parhaan siirron.
help-lost = **Hävisitkö?** *{ button-review-loss }* näyttää virheen.
help-game = **Pelin aikana**
help-on-hint = siirtovihje minua vastaan
help-on-move = b2, 5 …
help-on-board = lautasi uudestaan
help-on-resign = peli tai haaste
help-after = **Katsottavaa**
help-on-stats = tulokset ja vahvuusluku
help-on-leaderboard = täkäläiset parhaat
help-on-history = päättyneet pelisi
help-on-review = virheesi
help-on-watch = pelaan itseäni vastaan
help-yours = **Mielesi mukaan**
help-on-preferences = omat valintasi
help-on-privacy = tietosi
help-server = **Palvelimen ylläpitäjille**
help-on-settings = piirtotapa, kanavat
help-menus = **Valikoissa, kohdassa *Sovellukset***
    Henkilön valikossa: *{ menu-challenge }*
    Viestin valikossa: *{ menu-stop }*
help-levels = **Tasot** · `/ttt start`, valinta `level`
    - *{ level-beginner }* pelaa minne sattuu
    - *{ level-easy }* täydentää suoransa
    - *{ level-casual }* torjuu myös sinun suorasi
    - *{ level-clever }* kompastuu vain haarukoihin
    - *{ level-unbeatable }* ei häviä koskaan, paitsi laudalla *{ board-short-vanishing }*
    -# Haarukka uhkaa kahdella suoralla yhtä aikaa.
help-boards = **Laudat** · `/ttt start`, valinta `board`
    - 3×3, kolmen suora
    - 4×4, neljän suora
    - 5×5, neljän tai viiden suora
    - *Misère*: kolmen suora **häviää**
    - *{ board-short-vanishing }*: kolme uusinta merkkiä jää
help-cells = **Ruudut** · a1 on ylhäällä vasemmalla, b1 sen vieressä. Tai laske ruudut: 1 on ylhäällä vasemmalla.
help-time = **Aika** · yksi päivä siirtoa kohti, ellei palvelin määrää toisin. Ihmisten kesken se häviää, jolta aika loppuu.
help-screen-reader = **Ruudunlukijan kanssa** valitse piirtotapa *{ style-text }* komennolla `/ttt preferences`.

## Settings

command-settings = Ristinollan asetukset tällä palvelimella (jäsenille, joilla on oikeus Hallitse palvelinta)
command-preferences = Aseta ruutujen numerot, piirtotapa, ilmoitukset ja se, kuka saa haastaa sinut
command-privacy = Hae tietosi tiedostona tai poistata ne
option-action = Mitä tiedoillesi tehdään
choice-export = Lähetä tietoni tiedostona
choice-delete = Poista tietoni

player-somebody = Joku

settings-title = ### Ristinolla tällä palvelimella
settings-note = Jokainen valinta tallentuu heti ja koskee uusia pelejä.
settings-page = { $page }/{ $pages } · { $name }
button-section-games = Pelit
button-section-look = Merkit ja piirtotapa
button-section-places = Kieli, kanavat
button-section-limits = Rajat
button-section-check = Tarkistus
button-check-again = Tarkista uudelleen

settings-level = **Miten hyvin pelaan,** kunnes joku on valinnut tason
settings-board = **Lauta,** ellei joku valitse toista
settings-clock = **Siirtoaika.** Ihmisten kesken se häviää, jolta aika loppuu.
settings-theme = Pelaajien **merkit**
settings-style = Lautojen **piirtotapa,** elleivät pelaajat halua toista
settings-remains = **Pelin päätyttyä** viestistä jää jäljelle tämä
settings-sample = **Tältä se näyttää**
settings-locale = Julkisten viestien **kieli.** Yksityiset ovat lukijansa omalla kielellä.
settings-channels = **Kanavat,** joilla pelejä saa aloittaa, myös niiden ketjuissa. Jos et valitse yhtään, kaikki kelpaavat.
settings-roles = **Roolit,** joilla saa aloittaa pelejä. Jos et valitse yhtään, kaikki saavat.
settings-puzzle-channel = **Päivän pulma:** kanava, jolla julkaisen sen joka päivä
puzzle-channel-none = Ei kanavaa
settings-most-live = **Enintään näin monta peliä yhtä aikaa** yhdellä kanavalla
settings-pause = **Tauko,** ennen kuin sama henkilö saa haastaa uudelleen
settings-unrated = **Vahvuusluvuista pois jätetyt:** pelejä näiden ihmisten kanssa ei lasketa, ei aiempiakaan
unrated-none = Ei ketään
channels-all = Kaikki kanavat
roles-all = Kaikki
more-choices = Valitse tästä
button-ask-emoji = Kaksi omaa emojia…

theme-classic = Perinteinen: Oxon laatat
theme-plain = Pelkistetty
theme-animals = Eläimet
theme-sky = Taivas
theme-garden = Puutarha
theme-sea = Meri
theme-own = Omat
style-server = Palvelimen piirtotapa
style-server-about = Ylläpitäjien valinta
style-emoji = Emoji
style-emoji-about = Merkit laatoillaan
style-text = Teksti
style-text-about = Kirjaimet ja koordinaatit, sopii ruudunlukijoille
remains-all = Koko lauta
remains-line = Vain rivi, jolla on tulos
language-auto = Sama kuin Discordissa
most-live = { $count ->
    [one] 1 peli
   *[other] { $count } peliä
}
pause-none = Ei taukoa

form-emoji-title = Kaksi omaa emojia
form-emoji-x-label = Merkin ❌ tilalle
form-emoji-o-label = Merkin 🔵 tilalle
form-emoji-hint = Mikä tahansa emoji, tai palvelimen oma nimellään, esimerkiksi :cat:

check-title = **Oikeuteni kanavalla { $channel }**
check-has = ✅ { $permission }
check-lacks = ❌ **{ $permission }** puuttuu:
check-well = Kaikki tarvitsemani on kunnossa.
check-how = Kanavan ylläpitäjä voi sallia sen roolilleni kohdassa *Muokkaa kanavaa → Oikeudet*. Paina sen jälkeen *{ button-check-again }*.
check-no-member = ❌ **Minua ei ole lisätty tälle palvelimelle,** joten voin vain vastata komentoihin ja painikkeisiin: en voi kertoa kenellekään, että on tämän vuoro, ja yli 15 minuuttia vanhat laudat muuttuvat vasta, kun joku painaa niiden painiketta.
check-not-allowed = ⚠️ Tällä kanavalla ei saa aloittaa pelejä: se ei ole niiden joukossa, jotka on valittu kohdassa *{ button-section-places }*.
permission-view = Näytä kanava
permission-view-why = ilman sitä en voi päivittää lautaa, kun aika loppuu tai moderaattori pysäyttää pelin.
permission-send = Lähetä viestejä
permission-send-why = ilman sitä en voi kertoa pelaajille, että on heidän vuoronsa tai että heidän aikansa on loppumassa.
permission-attach = Liitä tiedostoja
permission-attach-why = ilman sitä kukaan ei voi jakaa pelin kuvaa.
permission-send-in-threads = Lähetä viestejä ketjuihin
permission-send-in-threads-why = ilman sitä en voi kertoa pelaajille, että on heidän vuoronsa tai että heidän aikansa on loppumassa.

refused-servers-only = Asetukset kuuluvat palvelimelle, joten käytä komentoa palvelimella. Omat valintasi löydät komennolla `/ttt preferences`.
refused-not-manager = Vain jäsenet, joilla on oikeus *Hallitse palvelinta*, voivat muuttaa täällä asetuksia. Omat valintasi löydät komennolla `/ttt preferences`.
refused-not-your-panel = Tämä tehtiin jollekulle muulle. Avaa omasi komennolla `/ttt settings`, `/ttt preferences` tai `/ttt privacy`.
refused-not-your-notice = Nämä ilmoitukset ovat jollekulle muulle. Omat valintasi löydät komennolla `/ttt preferences`.
refused-unknown-emoji = ”{ $text }” ei ole emoji, jota voin käyttää täällä. Valitse tavallinen emoji tai palvelimen oma nimellään, esimerkiksi :cat:
refused-marks-alike = Merkkien on erotuttava toisistaan ja tyhjästä ruudusta ⬛, muuten kukaan ei saa laudasta selvää.

## Preferences

preferences-title = ### Omat valintasi
preferences-note = Jokainen valinta tallentuu heti ja on voimassa kaikkialla, missä pelaat.
preferences-numbering = **Ruutujen numerot** komennolle `/ttt move`
preferences-style = Seuraavien peliesi **piirtotapa**
preferences-pings = **Milloin saan lähettää sinulle ilmoituksen**
preferences-challenges = **Kuka saa haastaa sinut**
preferences-results = **Miten tuloksesi päivän pulmissa näkyvät** palvelimella, joka julkaisee ne kanavalla
preferences-blocked = **Ei koskaan pelejä näiden ihmisten kanssa.** Siitä ei kerrota kenellekään.
pings-turns = Aina, myös vuoroistasi
pings-turns-about = Vuorostasi vain, jos et ole siirtänyt minuutissa
pings-some = Vain haasteet ja aika
pings-some-about = Myös, kun haasteesi hyväksytään; ei vuoroistasi
pings-none = Ei koskaan
pings-none-about = Haasteet ja muistutukset löydät kanavalta
challenges-anyone = Kuka tahansa
challenges-nobody = Ei kukaan
results-named = Nimelläni
results-unnamed = Ilman nimeäni
numbering-reading = Lukusuunta: 1 ylävasemmalla
numbering-keypad = Numpad: 7 ylävasemmalla

## Privacy

exported = Tässä on kaikki, mitä sinusta säilytän: pelaamasi pelit, vahvuuslukusi, pulmasi, haasteesi ja valintasi.
exported-packed = Tässä on kaikki, mitä sinusta säilytän: pelaamasi pelit, vahvuuslukusi, pulmasi, haasteesi ja valintasi. Sitä on niin paljon, että pakkasin sen: sen avaavat gzip ja useimmat purkuohjelmat.
forget-question =
    ### Poistetaanko tietosi?
    Luovutat käynnissä olevat pelisi, ja avoimet haasteesi suljetaan. Tunnuksesi, nimesi, vahvuuslukusi, pulmasi ja valintasi poistetaan. Päättyneet pelit säilyvät vastustajillasi, jotka näkevät paikallasi ”{ player-somebody }”; heidän vahvuuslukunsa lasketaan ilman sinua. Jos joku on valinnut, ettet saa haastaa häntä, tai palvelin on jättänyt pelisi pois vahvuusluvuista, valinta säilyy, ja säilytän sitä varten tunnuksesi enkä mitään muuta.
    Tätä **ei voi perua.** Kanavilla jo olevat viestit säilyttävät niissä näkyvän nimen, ja ylläpitäjäni varmuuskopioissa tietosi säilyvät, kunnes uudemmat korvaavat ne. Jos pelaat uudelleen, aloitamme alusta.
button-forget = Poista tietoni
forgotten =
    Valmista: tietosi on poistettu. { $games ->
        [0] Sinulla ei ollut päättyneitä pelejä.
        [one] 1 pelissä paikallasi lukee nyt ”{ player-somebody }”.
       *[other] { $games } pelissä paikallasi lukee nyt ”{ player-somebody }”.
    } { $ended ->
        [0] { "" }
        [one] Luovutit pelin, joka oli käynnissä.
       *[other] Luovutit { $ended } peliä, jotka olivat käynnissä.
    } Kanavilla olevissa viesteissä nimesi säilyy, kunnes viestit poistetaan sieltä, ja ylläpitäjäni varmuuskopioissa tietosi säilyvät, kunnes uudemmat korvaavat ne.

## Looking on, ahead and back

command-hint = Näytä paras siirto pelissäsi Oxoa vastaan; vain sinä näet sen
command-watch = Katso, kun Oxo pelaa itseään vastaan
command-history = Luettele päättyneet pelit; vain sinä näet luettelon
command-review = Käy läpi päättynyt peli ja katso sen virheet; vain sinä näet ne
option-x = Miten hyvin Oxo pelaa merkillä X, joka aloittaa
option-o = Miten hyvin Oxo pelaa merkillä O
option-user-history = Kenen pelit; jätä tyhjäksi, niin näet omasi
option-game = Mikä peli: numero sen laudan alta; tyhjänä viimeisin pelisi täällä

button-hint = Vihje
button-play-cell = Pelaa { $cell }
button-rematch = Revanssi
button-decider = Ratkaisupeli
rematch-wanted = **{ $player }** haluaa revanssin. { $opponent }, paina *{ button-rematch }*, niin se alkaa.
rematch-awaited = Pyysit revanssia: se alkaa heti, kun myös { $opponent } painaa *{ button-rematch }*.
button-review = Läpikäynti
button-review-loss = Miksi?
button-back = Edellinen
button-next = Seuraava
button-next-mistake = Seuraava virhe
button-to-mistake = Virheeseen
button-first-mistake = Ensimmäinen virhe
button-first = Alku
button-share = Jaa
button-save = Tallenna kuva
button-newer = Uudemmat
button-older = Vanhemmat

game-computer-to-move = Siirtovuorossa: { $mark } { $player }

hint-title = Vihje peliin { $id }
hint-best = **{ $cell }** on paras: { $reason }.
hint-last = **{ $cell }** on viimeinen vapaa ruutu.
hint-try = Kokeile ruutua **{ $cell }**: { $reason }.
hint-win = { $sign } voittaa
hint-draw = { $sign } tasapeli
hint-loss = { $sign } häviää
hint-unknown = { $sign } liian aikaista sanoa
hint-every-win = Jokainen ruutu voittaa.
hint-every-draw = Jokainen ruutu vie yhä tasapeliin.
hint-every-loss = Jokainen ruutu häviää.
hint-every-unknown = On liian aikaista sanoa, mihin mikäkin ruutu johtaa.
hint-opening = Yksi näistä aloituksista voittaa varmasti: kulma, keskusta tai reuna. Mikä niistä, se jää sinun löydettäväksesi. Aloita sillä ja kysy uudelleen: jokainen vihje kertoo, mikä yhä voittaa.
hint-hollow = Vihjeillä saatu tulos tuo vain onton tähden.
hint-letter-win = v
hint-letter-draw = t
hint-letter-loss = h
hint-letter-unknown = ?

reason-wins-at-once = se täydentää suorasi
reason-forks = se uhkaa yhtä aikaa ruuduissa { $cells }, ja vain yhden voi torjua
reason-forces-win = { $moves ->
    [0] se voittaa, puolustipa vastustaja miten hyvänsä
    [one] se voittaa 1 siirrolla, puolustipa vastustaja miten hyvänsä
   *[other] se voittaa { $moves } siirrolla, puolustipa vastustaja miten hyvänsä
}
reason-unblockable = se uhkaa ruudussa { $cells }, josta oma merkkini katoaa: sitä en voi torjua
reason-only-win = { $moves ->
    [0] mikään muu ruutu ei voita
    [one] se voittaa 1 siirrolla, eikä mikään muu ruutu voita
   *[other] se voittaa { $moves } siirrolla, eikä mikään muu ruutu voita
}
reason-misere-win = vastasinpa miten hyvänsä, joudun täydentämään suoran
reason-blocks = se torjuu suorani
reason-only-draw = kaikki muut ruudut häviävät
reason-spoils-fork = { $count ->
    [1] haluaisin ruudun { $cells } uhatakseni kahdella suoralla yhtä aikaa, ja tämä estää sen
   *[other] haluaisin uhata kahdella suoralla yhtä aikaa, ja tämä estää sen
}
reason-threatens = se uhkaa suoralla, joten minun on vastattava siirrolla { $cells }
reason-sets-traps = häviän, jos vastaan siirrolla { $cells }
reason-sets-many-traps = vastauksistani { $count ->
    [one] 1 häviää
   *[other] { $count } häviää
}
reason-avoids-line = se ei täydennä suoraa
reason-holds = se säilyttää tasapelin
reason-delays = kaikki ruudut häviävät nyt, ja tämä kestää pisimpään
reason-looks-best = minkään muun ruudun kautta ei kulje enempää avoimia suoria

command-stats = Näytä tulokset, voitetut tasot ja vahvuusluku; vain sinä näet ne
command-leaderboard = Luettele täkäläiset parhaat vahvuusluvut; vain sinä näet listan
option-user-stats = Kenen tilastot; jätä tyhjäksi, niin näet omasi
option-scope = Koko palvelin tai tällä kanavalla pelaavat
option-season = Kausi on vuosineljännes, esimerkiksi 2026 Q4; tyhjänä nykyinen
choice-server = Koko palvelin
choice-channel = Tämä kanava
button-higher = Ylemmäs
button-lower = Alemmas

season = { $year } Q{ $quarter }
result = { $sign } { $games }
points = { NUMBER($points, useGrouping: 0) }
missing-games = { $games ->
    [one] vielä yksi vahvuuslukupeli
   *[other] vielä { $games } vahvuuslukupeliä
}

leaderboard-title = Palvelimen kärkilista, { $season }
leaderboard-title-channel = Kärkilista kanavalla <#{ $channel-id }>, { $season }
leaderboard-page = { $total ->
    [1] 1 henkilö
   *[other] { $total } henkilöä · sivu { $page }/{ $pages }
}
leaderboard-none = Kenelläkään ei ole vielä vahvuuslukua täällä. Ihmisten väliset pelit lasketaan: haasta joku komennolla `/ttt challenge`.
leader-brief = { $place } <@{ $user-id }> · **{ NUMBER($rating, useGrouping: 0) }**
leader-brief-provisional = ⏳ <@{ $user-id }> · { NUMBER($rating, useGrouping: 0) }
games-so-far = pelejä { $games }/{ $most }
leaders-provisional = ⏳ ei vielä sijaa: vaatii { $games } vahvuuslukupeliä
leaders-unsettled = ? alle { $games } vahvuuslukupeliä
leaders-legend = ± kuinka paljon vahvuusluku voi heittää
button-details = Tarkemmin
button-overview = Suppeammin
button-post-here = Julkaise täällä
button-my-place = Sijoitukseni
button-challenge-anyone = Haasta kuka vain
own-place = **Sijoituksesi:** { $place }/{ $total }, pisteitä { NUMBER($rating, useGrouping: 0) }.
own-provisional = ⏳ **Sinulla** on { NUMBER($rating, useGrouping: 0) } pistettä. Sijoitukseen tarvitaan: { $missing }.
own-missing = ⏳ **Sijoitukseesi tarvitaan:** { $missing }.
own-none = **Sinulla** ei ole vielä vahvuuslukua täällä: pelaa jotakuta vastaan komennolla `/ttt challenge`.
own-left-out = **Sinut on jätetty pois vahvuusluvuista:** niin ovat päättäneet palvelimen ylläpitäjät.
rated-games = Ihmisten väliset pelit lasketaan täällä vahvuuslukuun, enintään kolme päivässä samaa vastustajaa vastaan. Voittoa pelaajasta, jolla on vähintään { $points } pistettä vähemmän, ei lasketa.
held-title = 🛡️ **Ensimmäinen tasapeli: *{ level-unbeatable }***
held-first = { $board } · <@{ $first-id }> · { $date }
held-longest = { $board } · { $longest } peräkkäin · <@{ $longest-id }>

stats-title-server = Tilastot tällä palvelimella: <@{ $user-id }>
stats-title-anywhere = Tilastot: <@{ $user-id }>
stats-none = Ei vielä päättyneitä pelejä. `/ttt start` aloittaa pelin.
stats-people = **Ihmisiä vastaan:** { $score }
stats-versus = **<@{ $reader-id }> vastaan <@{ $user-id }>:** { $score }
stats-streak = **Voittoja peräkkäin:** { $current ->
    [0] parhaimmillaan { $best }
   *[other] nyt { $current }, parhaimmillaan { $best }
}
stats-computer = **Oxoa vastaan:** { $score }
trophies-legend =
    { $star } vaikeimpaan voitettuun tasoon asti
    -# { $shield } tasapeli tasolla { level-unbeatable }
trophies-legend-hints = { $star } vain vihjeiden avulla
trophies-legend-perfect = { $cup } { level-perfect } voitettu ilman vihjeitä
stats-levels = **Oxoa vastaan, tasoittain**
stats-run-legend = 🛡️ eniten tasapelejä peräkkäin
stats-rating-brief = **Vahvuusluku { $season }:** { NUMBER($rating, useGrouping: 0) } · { $how }
stats-settles = sijoitukseen tarvitaan: { $missing }
stats-puzzles = **Pulmaputki:** { $current ->
    [0] parhaimmillaan { $best }
    [one] nyt 1 päivä, parhaimmillaan { $best }
   *[other] nyt { $current } päivää, parhaimmillaan { $best }
}
stats-spread = **Vahvuusluku { $season }:** { NUMBER($rating, useGrouping: 0) } ± { $spread }
stats-past = { $season }: { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
stats-points = Korkein { NUMBER($highest, useGrouping: 0) }, matalin { NUMBER($lowest, useGrouping: 0) }. Viimeisimmät, uusin lopussa: { $latest }
stats-graph = 📈 Vahvuusluku peleittäin; kaista: kuinka paljon se voi heittää
picture-rating = Vahvuusluku viivana, { $season }. { $points }
stats-unrated = **Vahvuusluku:** ei ole kaudella { $season }. Ihmisten väliset pelit lasketaan.
stats-left-out = **Vahvuusluku:** jätetty pois tämän palvelimen vahvuusluvuista.
is-provisional = alustava
is-at-place = sijalla { $place }

refused-no-leaderboard-here = Vahvuuslukuja on vain palvelimilla: pyydä kärkilista siellä, missä pelaat.
refused-unknown-season = ”{ $text }” ei ole kausi. Kirjoita vuosi ja neljännes, esimerkiksi 2026 Q4.

history-title-server = Pelit tällä palvelimella: <@{ $user-id }>
history-title-anywhere = Pelit: <@{ $user-id }>
history-none = Ei vielä päättyneitä pelejä. `/ttt start` aloittaa pelin.
history-page = { $total ->
    [1] 1 peli
   *[other] { $total } peliä, uusin ensin · sivu { $page }/{ $pages }
}
legend-won = 🟩 voitto
legend-drawn = 🟨 tasapeli
legend-lost = 🟥 tappio
legend-otherwise = ⬛ ei tulosta
history-won = Voitto, vastassa { $opponent } · #{ $id }
history-lost = Tappio, vastassa { $opponent } · #{ $id }
history-drawn = Tasapeli, vastassa { $opponent } · #{ $id }
history-unfinished = Jäi kesken, vastassa { $opponent } · #{ $id }
history-stopped = Pysäytetty, vastassa { $opponent } · #{ $id }
history-set-aside = Siirretty sivuun, vastassa { $opponent } · #{ $id }
history-called-off = Peruttu, vastassa { $opponent } · #{ $id }
history-choice = { $game } · { $ago } · { $board }
ago-now = juuri nyt

review-where = Peli { $id } · { $board }
review-at-start = Ennen { $total ->
    [1] ainoaa siirtoa
   *[other] ensimmäistä siirtoa, yhteensä { $total }
}
review-at = Siirto { $ply }/{ $total }: { $mark } { $player } pelasi **{ $cell }**
review-at-own = Siirto { $ply }/{ $total }: { $mark } pelasit **{ $cell }**
review-moves = Siirrot: { $moves }
review-moves-marked = Siirrot (? on virhe): { $moves }
review-no-moves = Kukaan ei siirtänyt, joten katsottavaa ei ole.
review-no-mistakes = ✨ **Ei ainuttakaan virhettä kummaltakaan.**
review-more-mistakes = …ja vielä { $count }.
mistake-own = Siirto { $number } (sinä: { $cell })
mistake-of = Siirto { $number } ({ $player }: { $cell })
mistake-win-draw = **{ $move }** hukkasi voiton. Paras olisi ollut { $better }, tuloksena voitto.
mistake-win-loss = **{ $move }** hävisi voitetun pelin. Paras olisi ollut { $better }, tuloksena voitto.
mistake-draw-loss = **{ $move }** hävisi pelin. Paras olisi ollut { $better }, tuloksena tasapeli.
mistake-draw-loss-back = **{ $move }** oli häviösiirto. Paras olisi ollut { $better }, tuloksena tasapeli.

watch-begin = Kuka erehtyy ensin?
watch-slipped = { $player } erehtyi! Näkikö { $mark }?
watch-missed = { $player } ei nähnyt voittoa. Taas tasan.
watch-wins = { $player } voi nyt pakottaa voiton.
watch-even = Toistaiseksi tasan.
watch-wins-still = { $player } on yhä voitolla.
watch-wins-yet = { $player } ei päästä voittoa käsistään.
watch-even-still = Yhä tasan.
watch-even-yet = Kumpikaan ei anna periksi.

picture-keep = Kuva talteen: paina pitkään tai napsauta hiiren oikealla.
shared-by = jakoi { $player }
picture-game = Animoitu lauta: { $board }. { $first-mark } on { $first }, { $second-mark } on { $second }. Siirrot: { $moves }. { $result }
picture-won = { $player } voittaa.
picture-nobody-won = Kukaan ei voita.

refused-cannot-attach = En saa liittää tiedostoja tällä kanavalla, joten en voi jakaa kuvaa täällä. *{ button-save }* lähettää sen vain sinulle.
refused-picture-is-being-drawn = Piirrän vielä edellistä kuvaasi. Kun se on valmis, pyydä tätä uudelleen.
refused-not-played-by-you = Vain tämän pelin pelaajat voivat jakaa sen.
refused-game-shared = Tämä peli on jo jaettu tällä kanavalla.
refused-shared-just-now = Jaoit juuri jotain. Voit jakaa lisää { $wait }.
refused-game-still-on = Peli on vielä kesken. Voit käydä sen läpi tai pyytää revanssia, kun se on päättynyt.
refused-hint-against-person = Vastustajasi on ihminen, joten vihje olisi huijausta. Vihjeitä saa peleissä minua vastaan: `/ttt start`.
refused-nothing-to-review = En löytänyt sellaista peliä, jonka voit käydä läpi täällä. Kirjoita laudan alla oleva numero, esimerkiksi `12`, tai etsi peli komennolla `/ttt history`.
refused-nothing-played-here = Et ole pelannut yhtään peliä loppuun tällä kanavalla. `/ttt history` luettelee pelaamasi pelit.
refused-others-history = Täällä voit luetella vain omat pelisi. Muiden pelit näet palvelimella, jolla ne pelattiin.
refused-export-running = Kerään jo tietojasi. Tiedosto tulee vastauksena ensimmäiseen pyyntöösi.
refused-opponent-forgotten = Vastustajasi on poistattanut tietonsa, joten ei ole, keneltä kysyä. `/ttt challenge` haastaa jonkun muun.
