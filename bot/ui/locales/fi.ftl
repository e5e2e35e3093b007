### Every word that a player sees, in Finnish.

## Commands

command-ttt = Ristinolla: pelaa bottia tai toisianne vastaan
command-start = Aloita ristinollapeli
command-challenge = Haasta joku tai kuka tahansa täällä
command-move = Tee siirto pelissäsi tällä kanavalla
command-board = Näytä pelisi lauta uudelleen kanavan lopussa
command-resign = Luovuta pelisi täällä tai peru haasteesi
command-help = Peliohjeet, tasot ja komennot
menu-challenge = Haasta ristinollaan
menu-stop = Pysäytä tämä peli
option-opponent = Vastustajasi; jätä tyhjäksi, niin pelaat bottia vastaan
option-opponent-challenge = Kenet haastat; jätä tyhjäksi, niin kuka tahansa voi liittyä
option-level = Miten hyvin botti pelaa
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

board-3x3 = 3×3, kolmen suora
board-4x4 = 4×4, neljän suora
board-5x5 = 5×5, neljän suora
board-5x5-five = 5×5, viiden suora
board-misere = Misère 3×3: kolmen suora häviää

## The game

player-computer = Oxo ({ $level })
player-computer-alone = Oxo
game-title = { $first-mark } { $first } vastaan { $second-mark } { $second }
game-to-move = Sinun vuorosi, { $player } { $mark }
game-won = { $mark } **{ $player } voittaa!**
game-won-misere = { $count ->
    [3] { $loser-mark } { $loser } sai kolmen suoran, joten { $mark } **{ $player } voittaa!**
    [4] { $loser-mark } { $loser } sai neljän suoran, joten { $mark } **{ $player } voittaa!**
    [5] { $loser-mark } { $loser } sai viiden suoran, joten { $mark } **{ $player } voittaa!**
   *[other] { $loser-mark } { $loser } sai suoran (pituus { $count }), joten { $mark } **{ $player } voittaa!**
}
game-won-resigned = { $mark } **{ $player } voittaa:** { $loser } luovutti
game-won-time = { $mark } **{ $player } voittaa:** pelaajalta { $loser } loppui aika
game-drawn = **Tasapeli.**
game-newcomer = Tämä on *{ level-unbeatable }*: tasapeliä enempää ei saa kukaan. Ensi kertaa täällä? Lämmittele tasolla *{ $level }*.
game-unfinished = **Jäi kesken:** kukaan ei siirtänyt ajoissa.
game-stopped = Moderaattori **pysäytti** pelin.
game-set-aside = **Siirretty sivuun** ihmisten välisen pelin tieltä.
game-footer = Peli { $id }
game-footer-last = viimeisin siirto { $cell }
game-footer-line = suora: { $cells }
game-footer-clock = aika loppuu { $when }
game-moved = Pelin { $id } lauta on siirtynyt: [katso se täällä]({ $link })

button-resign = Luovuta

end-first-win = 🎉 **{ $player } voittaa ensi kertaa tasolla { $level }!**
end-beat-beginner = Joko lämpesit? *{ level-easy }* täydentää suoran heti, kun jätät paikan auki.
end-beat-easy = *{ level-casual }* ei päästä sinua suoraan yhtä helpolla: se torjuu.
end-beat-casual = *{ level-clever }* tietää, missä merkki on arvokkain. Yllätä se.
end-beat-clever = *{ level-clever }* ei osannut aavistaa. Jäljellä on enää *{ level-unbeatable }*: siellä tasapelikin on voiton arvoinen.
end-beat-unbeatable = Tämän ei pitänyt olla mahdollista. Paina se mieleesi.
end-drawn = Lauta täynnä eikä ainuttakaan suoraa.
end-lost-unbeatable = *{ level-unbeatable }* odottaa yhtä virhettä. *{ button-review }* näyttää, mikä se oli.
end-won = { $player } tarvitsi { $moves ->
    [one] 1 siirron
   *[other] { $moves } siirtoa
}. Revanssi on yhden napsautuksen päässä.
end-won-misere = Kärsivällisyys palkitaan. Revanssi on yhden napsautuksen päässä.
notice-accepted = <@{ $player-id }>, { $opponent } pelaa sinua vastaan: [peli { $id }]({ $link }) on käynnissä.
notice-turn = <@{ $player-id }>, { $opponent } siirsi, joten on sinun vuorosi: [peli { $id }]({ $link }).
notice-time = <@{ $player-id }>, on sinun vuorosi: [peli { $id }]({ $link }). Aikasi loppuu { $when }.
notice-time-quiet = { $player }, on sinun vuorosi: [peli { $id }]({ $link }). Aikasi loppuu { $when }.

## Challenges

challenge-to = <@{ $opponent-id }>, **{ $challenger }** haastaa sinut ristinollaan.
challenge-to-closed = **{ $challenger }** haastoi pelaajan **{ $opponent }** ristinollaan.
challenge-to-anyone = **{ $challenger }** etsii ristinollakaveria.
challenge-to-anyone-closed = **{ $challenger }** etsi ristinollakaveria.
challenge-terms = { $board } · { $opens } · vanhenee { $expires }
challenge-opens-me = { $challenger } aloittaa
challenge-opens-opponent = { $opponent } aloittaa
challenge-opens-anyone = liittyjä aloittaa
challenge-opens-random = aloittaja arvotaan
challenge-accepted = Hyväksytty: peli on käynnissä.
challenge-declined = { $opponent } kieltäytyi.
challenge-withdrawn = { $challenger } perui haasteen.
challenge-expired = { $opponent } ei vastannut ajoissa.
challenge-expired-open = Kukaan ei liittynyt ajoissa.
challenge-withdrawn-private = Haasteesi on peruttu.
button-accept = Hyväksy
button-decline = Kieltäydy
button-join = Liity
button-withdraw = Peru haaste
button-challenge-again = Haasta uudelleen

## Private answers

stopped-private = Peli { $id } on pysäytetty.
resign-question = **Luovutatko pelin { $id }?** Silloin { $opponent } voittaa.
button-confirm-resign = Kyllä, luovuta
resigned-private = Luovutit: [peli { $id }]({ $link }).
button-restart = Luovuta ja aloita uusi
button-set-aside-accept = Siirrä sivuun ja hyväksy
button-set-aside-join = Siirrä sivuun ja liity
set-aside-private = Pelisi minua vastaan on siirretty sivuun. Sitä ei lasketa voitoksi eikä tappioksi.

see-board = [Siirry laudalle]({ $link })

refused-broken-button = En tunne tätä painiketta. Aloita uusi peli: `/ttt start`.
refused-no-such-game = Sitä peliä ei enää ole. Aloita uusi: `/ttt start`.
refused-no-game-here = Sinulla ei ole peliä tällä kanavalla. Aloita peli: `/ttt start`.
refused-not-your-game = Vain pelin kaksi pelaajaa voivat käyttää sen painikkeita. Aloita oma peli: `/ttt start`.
refused-not-your-turn = Ei ole vielä sinun vuorosi.
refused-not-moderator = Vain jäsenet, jotka saavat hallita viestejä, voivat pysäyttää pelin.
refused-no-game-on-message = Tässä viestissä ei ole peliä.
refused-stale-board = Peli ehti edetä: tältä lauta näyttää nyt.
refused-old-copy = Tämä on laudan vanha kopio. [Peli jatkuu täällä]({ $link }).
refused-game-is-over = Tämä peli on päättynyt.
refused-already-playing = Sinulla on jo peli täällä: pelaa se loppuun tai luovuta se ensin. [Siirry laudalle]({ $link })
refused-already-playing-opponent = { $player } pelaa jo tällä kanavalla.
refused-playing-computer = Pelaat täällä minua vastaan, mutta se voi odottaa. [Siirry laudalle]({ $link })
refused-channel-not-allowed = Tällä palvelimella pelataan muualla: { $channels }
refused-role-not-allowed = Tällä palvelimella pelaavat vain jäsenet, joilla on tietty rooli.
refused-too-soon = Tällä palvelimella haasteiden välillä pidetään tauko. Yritä uudelleen { $wait }.
refused-too-many-games = Tällä kanavalla on käynnissä { $most ->
    [one] 1 peli
   *[other] { $most } peliä
}, eikä enempää mahdu. Yritä uudelleen, kun jokin niistä päättyy, tai pelaa muualla.
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
refused-not-your-challenge = Tämä haaste on jollekulle muulle.
refused-own-challenge = Tämä on oma haasteesi: jonkun muun on tartuttava siihen.
refused-already-challenging = Sinulla on avoin haaste tällä kanavalla: peru se ensin komennolla `/ttt resign`. [Siirry haasteeseen]({ $link })
refused-challenge-yourself = Et voi haastaa itseäsi. Bottia vastaan pelaat komennolla `/ttt start` ilman vastustajaa.
refused-challenge-bot = Botit eivät vastaa haasteisiin. Minua vastaan pelaat komennolla `/ttt start` ilman vastustajaa.
refused-cannot-see-channel = Haastamasi henkilö ei näe tätä kanavaa eikä siis voisi vastata.
refused-cannot-be-challenged = Et voi juuri nyt pelata tämän pelaajan kanssa: { $player }.
refused-nobody-else-here = Kukaan muu ei näe tätä keskustelua. Haasta muita palvelimella tai ryhmässä; minua vastaan pelaat komennolla `/ttt start`.
refused-unreadable-cell = ”{ $text }” ei ole ruutu. Kirjoita esimerkiksi b2 tai 5.
refused-ambiguous-cell = ”{ $text }” voisi olla mikä tahansa näistä: { $cells }. Kirjoita, mikä niistä.
refused-off-board = { $where } ei ole tällä laudalla.
refused-cell-taken = { $where } on varattu.
refused-store-unavailable = Tietokantaan ei juuri nyt saada yhteyttä, joten mikään ei muuttunut. Yritä hetken päästä uudelleen.
refused-outcome-unknown = Tietokanta katosi juuri, kun kirjasin tätä, joten se joko onnistui tai ei. Yritä hetken päästä uudelleen: mitään ei tapahdu kahdesti, ja `/ttt board` näyttää pelisi.
refused-unexpected = Minulla meni jokin pieleen. Pelisi on tallessa: `/ttt board` näyttää sen.

## Help

help-title = ## Ristinolla
button-help-play = Näin pelataan
button-help-more = Tasot, säännöt ym.
help-start = **Pelaa minua vastaan:** { $start }, ja paina sitten ruutua. Kolmen suora voittaa. Komennon valinnoilla määräät tason, laudan, merkkisi ja aloittajan.
help-challenge = **Pelatkaa toisianne vastaan:** { $challenge } tai henkilön valikosta *Sovellukset → { menu-challenge }*.
help-game = **Pelin aikana**
help-on-hint = paras ruutu minua vastaan
help-on-move = b2, 5 …
help-on-board = taas alimmaksi
help-on-resign = peruu myös haasteen
help-after = **Ennen ja jälkeen**
help-on-stats = tulokset ja vahvuusluku
help-on-leaderboard = palvelimen parhaat
help-on-history = päättyneet pelisi
help-on-review = virheet, jakaminen
help-on-watch = pelaan itseäni vastaan
help-rematch = Päättyneen pelin alla *{ button-rematch }* vaihtaa puolia ja *{ button-review }* näyttää, missä peli kääntyi.
help-yours = **Mielesi mukaan**
help-on-preferences = ulkoasu ja ilmoitukset
help-on-privacy = tietosi
help-screen-reader = **Ruudunlukijalla** valitse piirtotapa *Teksti*: laudat ovat kirjaimia, ja jokainen painike kertoo ruutunsa ja merkkinsä.
help-server = **Palvelimen ylläpitäjille**
help-on-settings = ulkoasu, paikat, rajat
help-stop = Viestin valikossa *Sovellukset → { menu-stop }* lopettaa sen pelin.
help-levels = **Tasot** · *{ level-beginner }* pelaa minne sattuu · *{ level-easy }* täydentää suoran · *{ level-casual }* torjuu myös sinun suorasi · *{ level-clever }* pitää keskustasta ja kulmista, mutta ei huomaa kaksoisuhkia · *{ level-unbeatable }* ei häviä koskaan
help-boards = **Laudat** · 3×3, kolmen suora · 4×4, neljän · 5×5, neljän tai viiden · *Misère*: suoran tekijä **häviää**
help-cells = **Ruudut** · sarakkeet ovat kirjaimia, rivit numeroita: a1 on ylhäällä vasemmalla, samoin 1.
help-time = **Aika** · vuorokausi siirtoa kohti tai palvelimen määräämä aika. Ihmisten kesken ajan loppuminen on tappio.
help-again = { $help } näyttää tämän sivun.

## Settings

command-settings = Ristinollan asetukset tällä palvelimella (jäsenille, joilla on oikeus Hallitse palvelinta)
command-preferences = Miten numeroit ruudut, miltä laudat näyttävät, ja ilmoitukset
command-privacy = Hae tietosi tiedostona tai poistata ne
option-action = Mitä tiedoillesi tehdään
choice-export = Lähetä tietoni tiedostona
choice-delete = Poista tietoni

player-somebody = Joku

settings-title = ### Ristinolla tällä palvelimella
settings-note = Vain sinä näet tämän. Jokainen valinta tallentuu heti ja koskee uusia pelejä.
button-section-games = Pelit
button-section-look = Ulkoasu
button-section-places = Kieli ja paikat
button-section-limits = Rajat
button-section-check = Tarkistus

settings-level = **Miten hyvin pelaan,** ellei muuta valita
settings-board = **Lauta,** ellei muuta valita
settings-clock = **Kello:** miten kauan siirto saa kestää. Ihmisten kesken se häviää, jolta aika loppuu.
settings-theme = Pelaajien **merkit**
settings-style = Lautojen **piirtotapa,** elleivät pelaajat halua muuta
settings-remains = **Pelin päätyttyä** viestistä jää jäljelle tämä
settings-sample = **Tältä se näyttää**
settings-locale = Julkisten viestien **kieli.** Yksityiset ovat lukijansa kielellä.
settings-channels = **Kanavat,** joilla pelejä saa aloittaa, myös niiden ketjuissa. Jos et valitse yhtään, kaikki kelpaavat.
settings-roles = **Roolit,** joilla saa aloittaa pelejä. Jos et valitse yhtään, kaikki saavat.
settings-most-live = **Pelejä yhtä aikaa** yhdellä kanavalla, enintään
settings-pause = **Tauko** saman henkilön kahden haasteen välillä
settings-unrated = **Vahvuusluvuista pois jätetyt:** heidän pelejään ei lasketa kenellekään, ei aiempiakaan
unrated-none = Ei ketään
channels-all = Kaikki kanavat
roles-all = Kaikki
more-choices = Valitse tästä
button-ask-clock = Muu aika …
button-ask-emoji = Kaksi omaa emojia …

theme-classic = Perinteinen
theme-animals = Eläimet
theme-sky = Taivas
theme-garden = Puutarha
theme-sea = Meri
theme-own = Omat
style-server = Kuten palvelin sen piirtää
style-emoji = Emojit: laudan kuva painikkeiden yläpuolella
style-compact = Tiivis: vain painikkeet pelin ollessa käynnissä
style-text = Teksti: kirjaimet ja koordinaatit, sopii ruudunlukijoille
remains-all = Koko lauta
remains-line = Vain rivi, jolla on tulos
language-auto = Kuten Discordissa on asetettu
most-live = { $count ->
    [one] 1 peli
   *[other] { $count } peliä
}
pause-none = Ei taukoa

form-clock-title = Kello
form-clock-label = Miten kauan siirto saa kestää?
form-clock-hint = 1 minuutista 7 päivään: 90m, 2h, 1h 30m tai 3d
form-emoji-title = Kaksi omaa emojia
form-emoji-x-label = Merkin ❌ tilalle
form-emoji-o-label = Merkin 🔵 tilalle
form-emoji-hint = Mikä tahansa emoji, tai palvelimen oma nimellään, esimerkiksi :cat:

check-title = **Mitä saan tehdä kanavalla { $channel }**
check-has = ✅ { $permission }
check-lacks = ❌ **{ $permission }** puuttuu:
check-well = Kaikki tarvitsemani on kunnossa.
check-how = Kanavan ylläpitäjä voi sallia sen roolilleni kohdassa *Muokkaa kanavaa → Oikeudet*. *{ button-section-check }* katsoo tilanteen uudelleen.
check-no-member = ❌ **Tämä palvelin ei ole lisännyt minua,** joten voin vain vastata komentoihin ja painikkeisiin: en voi kertoa kenellekään, että on tämän vuoro, ja yli 15 minuuttia vanhat laudat muuttuvat vasta, kun joku painaa niiden painiketta.
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
refused-not-manager = Vain jäsenet, jotka saavat hallita palvelinta, voivat muuttaa sen asetuksia. Omat valintasi löydät komennolla `/ttt preferences`.
refused-not-your-panel = Tämä tehtiin jollekulle muulle. Avaa omasi komennolla `/ttt settings`, `/ttt preferences` tai `/ttt privacy`.
refused-unreadable-clock = ”{ $text }” ei ole aika. Kirjoita 90m, 2h, 1h 30m tai 3d.
refused-clock-out-of-range = Siirto saa kestää 1 minuutista 7 päivään.
refused-unknown-emoji = ”{ $text }” ei ole emoji, jota voin käyttää täällä. Valitse tavallinen emoji tai palvelimen oma nimellään, esimerkiksi :cat:
refused-marks-alike = Merkkien on erotuttava toisistaan ja tyhjästä ruudusta ⬛, muuten kukaan ei saa laudasta selvää.

## Preferences

preferences-title = ### Omat valintasi
preferences-note = Vain sinä näet tämän. Valinnat kulkevat mukanasi kaikkialle, missä pelaat.
preferences-numbering = **Ruutujen numerot,** kun kirjoitat siirron komennolla `/ttt move`
preferences-style = Peliesi **piirtotapa** seuraavasta pelistä alkaen. Toista ihmistä vastaan *Teksti* on voimassa, jos jompikumpi haluaa sen, ja muu tapa, jos molemmat haluavat.
preferences-pings = **Ilmoitukset:** milloin saan kutsua sinua. Jos vastaat minuutin sisällä, en ilmoita vuorostasi lainkaan.
preferences-challenges = **Kuka saa haastaa sinut.** Valintaasi ei kerrota kenellekään.
preferences-blocked = **Paitsi nämä ihmiset:** he eivät voi haastaa sinua, liittyä haasteisiisi eivätkä saada revanssia, eikä kukaan kerro heille syytä.
pings-none = Ei koskaan
pings-some = Kun joku haastaa sinut tai hyväksyy haasteesi ja kun aikasi on loppumassa
pings-turns = Myös kun vastustajasi on siirtänyt
challenges-anyone = Kuka tahansa
challenges-nobody = Ei kukaan
numbering-reading = Lukusuuntaan: 1 on ylhäällä vasemmalla
numbering-keypad = Kuten numeronäppäimistö: 7 on ylhäällä vasemmalla

## Privacy

exported = Tässä on kaikki, mitä sinusta säilytän: pelit, joissa olit mukana, vahvuuslukusi, haasteesi ja valintasi.
exported-packed = Tässä on kaikki, mitä sinusta säilytän: pelit, joissa olit mukana, vahvuuslukusi, haasteesi ja valintasi. Sitä on niin paljon, että pakkasin sen: sen avaavat gzip ja useimmat purkuohjelmat.
forget-question =
    ### Poistetaanko tietosi?
    Luovutat käynnissä olevat pelisi, ja avoimet haasteesi suljetaan. Tunnuksesi, nimesi, vahvuuslukusi ja valintasi poistetaan. Päättyneet pelit säilyvät vastustajillasi, jotka näkevät paikallasi ”{ player-somebody }”; heidän vahvuuslukunsa lasketaan ilman sinua. Jos joku on valinnut, ettet saa haastaa häntä, valinta säilyy pelkän tunnuksesi varassa.
    Tästä **ei ole paluuta.** Kanavilla jo olevat viestit säilyttävät niissä näkyvän nimen, ja ylläpitäjäni varmuuskopioissa tietosi säilyvät, kunnes uudemmat korvaavat ne. Jos pelaat uudelleen, aloitamme alusta.
button-forget = Poista tietoni
forgotten =
    Valmista: tietosi on poistettu. { $games ->
        [0] Et ollut mukana missään pelissä.
        [one] 1 pelissä paikallasi lukee nyt ”{ player-somebody }”.
       *[other] { $games } pelissä paikallasi lukee nyt ”{ player-somebody }”.
    } { $ended ->
        [0] { "" }
        [one] Luovutit pelin, joka oli käynnissä.
       *[other] Luovutit { $ended } peliä, jotka olivat käynnissä.
    } Ylläpitäjäni varmuuskopioissa tietosi säilyvät, kunnes uudemmat korvaavat ne.

## Looking on, ahead and back

command-hint = Mikä on parasta pelissäsi bottia vastaan? Vain sinä näet vastauksen
command-watch = Katso, kun botti pelaa itseään vastaan
command-history = Luettele päättyneet pelit; vain sinä näet luettelon
command-review = Käy läpi päättynyt peli ja katso sen virheet; vain sinä näet ne
option-x = Miten hyvin botti pelaa merkillä X, joka aloittaa
option-o = Miten hyvin botti pelaa merkillä O
option-user-history = Kenen pelit; jätä tyhjäksi, niin näet omasi
option-game = Tyhjänä viime pelisi täällä; muuten valitse peli tai kirjoita laudan alla oleva numero

button-hint = Vihje
button-rematch = Revanssi
button-review = Läpikäynti
button-first = Alku
button-back = Edellinen
button-next = Seuraava
button-last = Loppu
button-share = Jaa
button-save = Tallenna kuva
button-newer = Uudemmat
button-older = Vanhemmat

game-computer-to-move = Siirtovuorossa: { $mark } { $player }

hint-title = Vihje peliin { $id }
hint-best = Paras on **{ $cell }**: { $reason }.
hint-win = { $sign } voittaa
hint-draw = { $sign } tasapeli
hint-loss = { $sign } häviää
hint-unknown = { $sign } liian kaukana nähtäväksi
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
reason-only-win = { $moves ->
    [0] mikään muu ruutu ei voita
    [one] mikään muu ruutu ei voita: tämä voittaa 1 siirrolla
   *[other] mikään muu ruutu ei voita: tämä voittaa { $moves } siirrolla
}
reason-blocks = se torjuu vastustajasi suoran
reason-only-draw = kaikki muut ruudut häviävät
reason-spoils-fork = { $count ->
    [1] vastustajasi haluaa ruudun { $cells } uhatakseen kahta suoraa yhtä aikaa, ja tämä estää sen
   *[other] vastustajasi haluaa uhata kahta suoraa yhtä aikaa, ja tämä estää sen
}
reason-threatens = se säilyttää tasapelin, ja vastustajasi pakollinen vastaus on { $cells }
reason-sets-traps = se säilyttää tasapelin, ja vastustajasi häviää, jos vastaus on { $cells }
reason-sets-many-traps = se säilyttää tasapelin, ja vastauksista { $count ->
    [one] 1 häviää
   *[other] { $count } häviää
}
reason-avoids-line = se ei täydennä suoraa
reason-holds = se säilyttää tasapelin
reason-delays = kaikki ruudut häviävät nyt, ja tämä kestää pisimpään
reason-looks-best = se on useimmalla avoimella suoralla

command-stats = Voitot, tasapelit, tappiot, putket ja vahvuusluku; vain sinä näet ne
command-leaderboard = Kenellä on täällä paras vahvuusluku? Vain sinä näet listan
option-user-stats = Kenen tilastot; jätä tyhjäksi, niin näet omasi
option-scope = Koko palvelin tai tällä kanavalla pelaavat
option-season = Vuosineljännes, esimerkiksi 2026 Q4; tyhjänä nykyinen
choice-server = Koko palvelin
choice-channel = Tämä kanava
button-higher = Ylemmäs
button-lower = Alemmas

season = { $year } Q{ $quarter }
score = { $wins ->
    [one] { $wins } voitto
   *[other] { $wins } voittoa
}, { $draws ->
    [one] { $draws } tasapeli
   *[other] { $draws } tasapeliä
}, { $losses ->
    [one] { $losses } tappio
   *[other] { $losses } tappiota
}
points = { NUMBER($points, useGrouping: 0) }
missing-games = { $games ->
    [one] yksi vahvuuslukupeli
   *[other] { $games } vahvuuslukupeliä
}
missing-opponents = { $opponents ->
    [one] peli jotakuta muuta vastaan
   *[other] pelejä { $opponents } muuta vastaan
}

leaderboard-title = Palvelimen kärkilista, { $season }
leaderboard-title-channel = Kärkilista kanavalla <#{ $channel-id }>, { $season }
leaderboard-page = { $total ->
    [1] 1 henkilö
   *[other] { $total } henkilöä · sivu { $page }/{ $pages }
}
leaderboard-none = Kenelläkään ei ole vielä vahvuuslukua täällä. Ihmisten väliset pelit lasketaan: `/ttt challenge` aloittaa sellaisen.
leader = { $place } <@{ $user-id }> · **{ NUMBER($rating, useGrouping: 0) }** ± { $spread } · { $wins ->
    [one] { $wins } voitto
   *[other] { $wins } voittoa
}, { $draws ->
    [one] { $draws } tasapeli
   *[other] { $draws } tasapeliä
}, { $losses ->
    [one] { $losses } tappio
   *[other] { $losses } tappiota
}
leader-provisional = · <@{ $user-id }> · { NUMBER($rating, useGrouping: 0) } ± { $spread }, alustava · { $wins ->
    [one] { $wins } voitto
   *[other] { $wins } voittoa
}, { $draws ->
    [one] { $draws } tasapeli
   *[other] { $draws } tasapeliä
}, { $losses ->
    [one] { $losses } tappio
   *[other] { $losses } tappiota
}
own-place = **Sinun** sijoituksesi on { $place }/{ $total }, pisteitä { NUMBER($rating, useGrouping: 0) }.
own-provisional = **Sinun** pisteesi, { NUMBER($rating, useGrouping: 0) }, ovat alustavat, vielä ilman sijoitusta. Puuttuu vielä: { $missing }.
own-none = **Sinulla** ei ole vahvuuslukua täällä: pelaa jotakuta vastaan komennolla `/ttt challenge`.
own-left-out = **Sinut** on jätetty pois vahvuusluvuista: niin ovat päättäneet palvelimen ylläpitäjät.
rated-games = Vahvuuslukuun lasketaan ihmisten väliset pelit täällä: kolme päivässä samaa vastustajaa vastaan, eikä voittoa pelaajasta, jolla on { $points } pistettä vähemmän.
held-title = 🛡️ **Tasapeliin tasolla *{ level-unbeatable }* yltäneet**
held-line = { $board } · ensimmäisenä <@{ $first-id }>, { $date } · { $longest ->
    [1] ei vielä kukaan kahdesti peräkkäin
   *[other] eniten peräkkäin: { $longest }, <@{ $longest-id }>
}

stats-title-server = Tilastot tällä palvelimella: <@{ $user-id }>
stats-title-anywhere = Tilastot: <@{ $user-id }>
stats-none = Ei vielä päättyneitä pelejä. `/ttt start` aloittaa pelin.
stats-people = **Ihmisiä vastaan:** { $score }
stats-versus = **<@{ $reader-id }> vastaan <@{ $user-id }>:** { $score }
stats-streak = **Voittoja peräkkäin:** nyt { $current }, parhaimmillaan { $best }
stats-computer = **Minua vastaan** { $games ->
    [one] 1 pelissä
   *[other] { $games } pelissä
}: tasapeli { $held ->
    [one] kerran
   *[other] { $held } kertaa
}, voitto { $beaten ->
    [one] kerran
   *[other] { $beaten } kertaa
}
stats-computer-line = *{ $level }*, { $board }: { $score }
stats-run = { $line } · parhaimmillaan { $longest } tasapeliä peräkkäin
stats-opening = **Mieluisin aloitus:** { $cell } ({ $board }), { $times }/{ $games } pelissä
stats-rating = **Vahvuusluku { $season }:** { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
stats-past = { $season }: { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
stats-points = Korkein { NUMBER($highest, useGrouping: 0) }, matalin { NUMBER($lowest, useGrouping: 0) }. Viimeisimmät, uusin lopussa: { $latest }
picture-rating = Vahvuusluku viivana, { $season }. { $points }
stats-missing = Vakiintumiseen puuttuu vielä: { $missing }.
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
history-line = { $game } · { $board } · { $date }
history-won = Voitto, vastassa { $opponent } · #{ $id }
history-lost = Tappio, vastassa { $opponent } · #{ $id }
history-drawn = Tasapeli, vastassa { $opponent } · #{ $id }
history-unfinished = Jäi kesken, vastassa { $opponent } · #{ $id }
history-stopped = Pysäytetty, vastassa { $opponent } · #{ $id }
history-set-aside = Siirretty sivuun, vastassa { $opponent } · #{ $id }
history-open = Avaa peli
history-choice = { $game } · { $ago } · { $board }
ago-now = juuri nyt

review-where = Peli { $id } · { $board }
review-at-start = Ennen { $total ->
    [1] ainoaa siirtoa
   *[other] ensimmäistä siirtoa, yhteensä { $total }
}
review-at = Siirto { $ply }/{ $total }: { $mark } { $player } pelasi **{ $cell }**
review-line = { $move } · suora: { $cells }
review-moves = Siirrot: { $moves }
review-no-moves = Kukaan ei siirtänyt, joten katsottavaa ei ole.
review-no-mistakes = **Ei virheitä.**
review-more-mistakes = … ja vielä { $count }.
mistake-win-draw = **Virhe:** siirto { $number }, { $cell }, hukkasi voiton: voittoon olisi vienyt { $better }
mistake-win-loss = **Virhe:** siirto { $number }, { $cell }, hävisi: voittoon olisi vienyt { $better }
mistake-draw-loss = **Virhe:** siirto { $number }, { $cell }, hävisi: tasapeliin olisi vienyt { $better }

shared-by = jakoi { $player }
picture-game = Animoitu lauta: { $board }. { $first-mark } on { $first }, { $second-mark } on { $second }. Siirrot: { $moves }. { $result }
picture-won = { $player } voittaa.
picture-nobody-won = Kukaan ei voita.

refused-cannot-attach = En saa liittää tiedostoja tällä kanavalla, joten en voi jakaa kuvaa täällä. *{ button-save }* lähettää sen vain sinulle.
refused-shared-just-now = Jaoit juuri pelin. Voit jakaa seuraavan { $wait }.
refused-game-still-on = Peli on vielä kesken. Sen voi käydä läpi ja pelata uudelleen, kun se on päättynyt.
refused-hint-against-person = Vastustajasi on ihminen, joten vihje olisi huijausta. Vihjeitä saa peleissä minua vastaan: `/ttt start`.
refused-nothing-to-review = Sellaista peliä et voi katsoa täällä. Kirjoita laudan alla oleva numero, esimerkiksi `12`, tai etsi peli komennolla `/ttt history`.
refused-nothing-played-here = Et ole pelannut yhtään peliä loppuun tällä kanavalla. `/ttt history` luettelee pelaamasi pelit.
refused-others-history = Täällä voit luetella omat pelisi. Muiden pelit näkee palvelimella, jolla ne pelattiin.
refused-export-running = Tietojasi kerätään jo. Tiedosto tulee vastauksena ensimmäiseen pyyntöösi.
refused-opponent-forgotten = Vastustajasi on poistattanut tietonsa, joten ei ole, keneltä kysyä. Kysy joltakulta muulta: `/ttt challenge`.
