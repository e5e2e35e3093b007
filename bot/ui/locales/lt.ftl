### Every word that a player sees, in Lithuanian. Read whole twice, last on 2026-11-22; what English changed since was looked at, last on 2026-11-29.

## Commands

command-ttt = Kryžiukai ir nuliukai: žaiskite su Oxo arba vieni su kitais
command-start = Pradėk kryžiukų ir nuliukų partiją
command-challenge = Pakviesk ką nors sužaisti arba kviesk visus čia
command-move = Padėk ženklą savo partijoje šiame kanale
command-board = Dar kartą parodyk savo partijos lentą kanalo apačioje
command-resign = Pasiduok savo partijoje čia arba atšauk savo kvietimą
command-help = Paaiškink žaidimą, jo lygius ir komandas
menu-challenge = Kviesti: kryžiukai ir nuliukai
menu-stop = Sustabdyti šią partiją
option-opponent = Su kuo žaisi; palik tuščią, jei nori žaisti su Oxo
option-opponent-challenge = Ką kvieti; palik tuščią, jei gali prisijungti bet kas
option-opponent-here = Prieš ką, jei čia turi kelias partijas
option-level = Kaip gerai žaidžia Oxo
option-board = Kokioje lentoje žaisti
option-mark = Tavo ženklas
option-first = Kas pradeda
option-cell = Kur eini: b2, 5…
choice-random = Atsitiktinai
choice-first-me = Aš
choice-first-opponent = Mano varžovas

level-beginner = Naujokas
level-easy = Lengvas
level-casual = Vidutinis
level-clever = Gudrus
level-unbeatable = Neįveikiamas
level-perfect = Tobulas

choice-beginner = Naujokas: eina bet kur
choice-easy = Lengvas: užbaigia savo eilę
choice-casual = Vidutinis: dar ir blokuoja tavo
choice-clever = Gudrus: nepastebi tik šakučių
choice-unbeatable = Neįveikiamas: niekada nepralaimi, išskyrus lentoje „Nykstantys“

board-3x3 = 3×3, trys iš eilės
board-4x4 = 4×4, keturi iš eilės
board-5x5 = 5×5, keturi iš eilės
board-5x5-five = 5×5, penki iš eilės
board-misere = Misère 3×3: trys iš eilės pralaimi
board-vanishing = Nykstantys 3×3: lieka tik trys naujausi tavo ženklai
board-short-3x3 = 3×3
board-short-4x4 = 4×4
board-short-5x5 = 5×5
board-short-5x5-five = 5×5, penki
board-short-misere = Misère
board-short-vanishing = Nykstantys

## The game

player-computer = Oxo ({ $level })
player-computer-alone = Oxo
game-title = { $first-mark } { $first } – { $second-mark } { $second }
game-title-score = { $first-mark } { $first } { $wins } – { $losses } { $second } { $second-mark }
game-to-move = Eina { $player } { $mark }
game-your-move = Tavo ėjimas { $mark }
game-won = { $mark } **{ $player } laimi!**
game-won-against = { $mark } **{ $player } laimi!** Varžovas: { $loser }
game-won-misere = { $mark } **{ $player } laimi:** { $loser } surinko eilę
game-won-resigned = { $mark } **{ $player } laimi:** { $loser } pasidavė
game-won-time = { $mark } **{ $player } laimi:** { $loser } nespėjo laiku
game-drawn = **Lygiosios.**
game-drawn-vanishing = **Lygiosios:** ši padėtis pasikartojo trečią kartą.
game-held = 🛡️ **Lygiosios: { $player } atsilaikė lygyje *{ level-unbeatable }*!**
game-with-hints = { $hints ->
    [one] { $hints } užuomina
    [few] { $hints } užuominos
   *[other] { $hints } užuominų
}
talk-greeting-beginner = { $variant ->
    [0] „Labas! Labas, labas!“
    [1] „Ar dabar aš?“
    [2] „Moku šitą žaidimą!“
   *[other] „Žaidimas! Valio!“
}
talk-greeting-easy = { $variant ->
    [0] „Pradedam? Aš jau!“
    [1] „Mėgstu pradžią!“
    [2] „Bus smagu! Man tikrai.“
   *[other] „Pirmyn!“
}
talk-greeting-casual = { $variant ->
    [0] „Neskubėk.“
    [1] „O, labas.“
    [2] „Gerai, kodėl gi ne.“
   *[other] „Turbūt po tavęs.“
}
talk-greeting-clever = { $variant ->
    [0] „Aš pasiruošęs.“
    [1] „Turiu planą.“
    [2] „Pradedame? Puiku.“
   *[other] „Kaip ir tikėjausi.“
}
talk-greeting-unbeatable = { $variant ->
    [0] „Laiko turiu.“
    [1] „Užeik.“
    [2] „Na, parodyk.“
   *[other] „Pažiūrėsime.“
}
talk-greeting-perfect = { $variant ->
    [0] „Rinkis gerai.“
    [1] „Nuo ko pradėsi?“
    [2] „Žinau visas partijas.“
   *[other] „Svarbu pirmas ėjimas.“
}
talk-forked-beginner = { $variant ->
    [0] „Dvi iš karto?“
    [1] „O taip galima?“
    [2] „Oho, dvi!“
   *[other] „Kaip tau pavyko?“
}
talk-forked-easy = { $variant ->
    [0] „O ne. O ne, ne.“
    [1] „Taip nesąžininga!“
    [2] „Dvi? Net dvi!“
   *[other] „Turiu tik vieną ženklą!“
}
talk-forked-casual = { $variant ->
    [0] „Abiejų neužblokuosiu.“
    [1] „Na, štai ir viskas.“
    [2] „Dvi? Puikuojiesi.“
   *[other] „Ką gi, eik.“
}
talk-forked-clever = { $variant ->
    [0] „Šakutė. Žinoma.“
    [1] „Prieštarauju.“
    [2] „Pagalvosiu… Ne.“
   *[other] „Mano knygoje to nėra.“
}
talk-forked-unbeatable = „Neįmanoma.“
talk-blocked-beginner = { $variant ->
    [0] „Ar čia buvo tavo?“
    [1] „Man čia tiesiog gerai.“
    [2] „Oi. Atsiprašau!“
   *[other] „Ar galiu čia atsisėsti?“
}
talk-blocked-easy = { $variant ->
    [0] „Man pasisekė!“
    [1] „Ar aš tave sustabdžiau?“
    [2] „Uch! Buvo arti.“
   *[other] „Atleisk! Nežiūrėjau.“
}
talk-blocked-casual = { $variant ->
    [0] „Ne taip greitai.“
    [1] „Atleisk, ne.“
    [2] „Verčiau ne.“
   *[other] „Ten jau ne.“
}
talk-blocked-clever = { $variant ->
    [0] „Aš tai mačiau.“
    [1] „Geras bandymas.“
    [2] „Pirmas skyrius.“
   *[other] „To ir laukiau.“
}
talk-blocked-unbeatable = { $variant ->
    [0] „Ne.“
    [1] „Ne šiuo keliu.“
    [2] „Tai man pažįstama.“
   *[other] „Ieškok kitur.“
}
talk-blocked-perfect = { $variant ->
    [0] „Matau.“
    [1] „Niekas neamžina.“
    [2] „Būtų išnykę.“
   *[other] „Ne, kol aš žiūriu.“
}
talk-was-blocked-beginner = { $variant ->
    [0] „Aš beveik laimėjau?“
    [1] „Aš ten norėjau!“
    [2] „Ei! Gera vieta!“
   *[other] „O dabar ten tavo!“
}
talk-was-blocked-easy = { $variant ->
    [0] „Ech, gerai užblokuota!“
    [1] „Akylai!“
    [2] „Taip nedaug trūko!“
   *[other] „Tu juk žiūri!“
}
talk-was-blocked-casual = { $variant ->
    [0] „Tebūnie.“
    [1] „Verta buvo pabandyti.“
    [2] „O, pastebėjai.“
   *[other] „Hm. Na, gerai.“
}
talk-was-blocked-clever = { $variant ->
    [0] „Tu tai matei.“
    [1] „Ką gi, aplinkkeliu.“
    [2] „Teisingai, deja.“
   *[other] „Turiu ir kitų.“
}
talk-was-blocked-unbeatable = { $variant ->
    [0] „Įžvalgu.“
    [1] „Gerai.“
    [2] „Nemiegi.“
   *[other] „Kitaip nebuvo galima.“
}
talk-was-blocked-perfect = { $variant ->
    [0] „Pačiu laiku.“
    [1] „Ir tu skaičiuoji.“
    [2] „Tai dar sugrįš.“
   *[other] „Gerai. Skaičiuok.“
}
game-perfect = „Mane įveikia tik viena pradžia. Surask ją.“
game-triumph = *{ level-unbeatable }* niekada nepralaimi: lygiosios – triumfas.
game-unfinished = **Nebaigta:** niekas laiku nepadarė ėjimo.
game-stopped = Partiją **sustabdė** moderatorius.
game-stopped-watched = **Sustabdyta.**
rule-misere = **Trys iš eilės pralaimi.**
rule-vanishing = **Lieka tik trys naujausi tavo ženklai.**
game-second-time = **Antras kartas: dar kartą, ir lygiosios.**
game-oldest-leaves = **Tavo ketvirtas ženklas nuima seniausią tavo (blankų); jo langelis tam ėjimui uždarytas.**
rule-4 = **Keturi iš eilės laimi.**
rule-5 = **Penki iš eilės laimi.**
game-set-aside = **Atidėta** be rezultato, kad būtų vietos partijai tarp žmonių.
game-called-off = **Atšaukta:** partija neįskaitoma.
game-footer = Partija Nr. { $id }
game-footer-last = paskutinis ėjimas { $cell }
game-footer-leaving = toliau išnyks: { $cell }
game-footer-line = eilė: { $cells }
game-footer-clock = laikas baigsis { $when }
game-moved = Partijos Nr. { $id } lenta dabar kitoje žinutėje: [ji čia]({ $link })

button-resign = Pasiduoti
button-stop = Sustabdyti
button-play-winner = Žaisti su nugalėtoju
button-play-too = Išbandyti jėgas
button-play-level = Žaisti: { $level }
button-play-board = Žaisti: { $board }
waiting-title = ### Tavo ėjimas šiose partijose
button-board-here = Rodyti lentą čia
button-to-game = Į partiją Nr. { $id }

end-first-win = 🎉 **{ $player } pirmą kartą laimi lygyje „{ $level }“!**
end-can-hold = Toliau – *{ level-unbeatable }*: jo neįveikia niekas. Ar išplėši lygiąsias?
end-can-find = Toliau – *{ level-perfect }*: jį įveikia tik viena pradžia. Ar ją surasi?
end-beat-all = Lygyje *{ level-unbeatable }* jau irgi atsilaikyta: nieko sunkesnio šioje lentoje nebeliko.
end-first-board = 🎉 **{ $player } pirmą kartą laimi naujoje lentoje: { $board }!**
end-first-both = 🎉 **{ $player } pirmą kartą laimi lygyje „{ $level }“, ir dar naujoje lentoje: { $board }!**
end-first-between = 🎉 **{ $player } pirmą kartą laimi prieš žaidėją { $opponent }!**
end-beat-beginner = { $variant ->
    [0] „Oi! Man reikėjo tave sustabdyti?“
    [1] „Man patiko tas kampas. Vis dar patinka.“
    [2] „Dar! Dar! Beveik supratau.“
    [3] „Tau gerai sekasi laimėti. Man – rinktis langelius!“
    [4] „Jau viskas? Aš dar tik pradėjau!“
    [5] „Tu laimėjai! Ar galime lentą pasilikti?“
    [6] „Savo ženkliukus dėjau ten, kur jiems gražu.“
   *[other] „Kaip smagu! O kokios buvo taisyklės?“
}
end-beat-easy = { $variant ->
    [0] „Turėjau planą, garbės žodis.“
    [1] „Šaunu! Žiūrėjau tik į savo ženklus.“
    [2] „Puikiai sužaista! Trūko visai nedaug. Ar tikrai? Man taip atrodė.“
    [3] „Reikės kada žvilgtelėti ir į tavo lentos pusę.“
    [4] „Nusipelnei! Ar parodysi, kaip tai padarei?“
    [5] „Kaip tik ketinau ten pažiūrėti. Tikrai!“
    [6] „Tai bent! Mokausi. Lėtai, bet mokausi.“
   *[other] „Dėl savęs man truputį liūdna, bet dėl tavęs labai džiugu.“
}
end-beat-casual = { $variant ->
    [0] „Tebūnie. Žiūrėjau į kitą kampą.“
    [1] „Hm. Taip irgi galima? Gražu.“
    [2] „Gera partija. Atsistočiau paploti, bet ką tik atsisėdau.“
    [3] „Gerai jau, gerai. Tu tikrai stengeisi.“
    [4] „Na, bent prabudau.“
    [5] „Neblogai. Primink man kitąkart žiūrėti atidžiau.“
    [6] „Tu laimėjai, o aš einu užkandžių.“
   *[other] „Neskubinu, bet šitą pergalę kada nors grąžinsi.“
}
end-beat-clever = { $variant ->
    [0] „Neįmanoma. Apgalvojau viską, tik ne tai.“
    [1] „Visai to nesitikėjau. Tegul tai lieka tarp mūsų.“
    [2] „Įdomu. Sakysiu, kad tai buvo mano plano dalis.“
    [3] „Turėjau planą. Tavo buvo geresnis.“
    [4] „Matau, skaitome tas pačias knygas.“
    [5] „Prieštarauju. Tuoj sugalvosiu kodėl.“
    [6] „Nepaprasta. Gal galėtum pakartoti, tik lėtai?“
   *[other] „Buvau trimis ėjimais priekyje. Tik ne ta kryptimi.“
}
end-beat-perfect = { $variant ->
    [0] „Vadinasi, radai. O juk paslėpiau pačiame pirmame ėjime.“
    [1] „Viena pradžia ir nė vienos klaidos po jos. Puikiai sužaista.“
    [2] „Visos durys buvo užrakintos, išskyrus vienerias. Raktą turėjai tu.“
    [3] „Viską sužaidžiau teisingai. Tu sužaidei geriau.“
    [4] „Seniai laukiau, kol kas nors tai ras.“
    [5] „Tobulas, bet įveiktas. Išmoksiu su tuo gyventi.“
    [6] „Kelias tik vienas, ir tu jį nuėjai iki galo.“
   *[other] „Dabar žinai mano paslaptį. Ar ją išsaugosi?“
}
end-beat-unbeatable = Taip neturėjo nutikti. Gerai tai įsimink.
end-drawn-beginner = { $variant ->
    [0] „Viskas pilna! Kas laimėjo?“
    [1] „Langelių nebeliko! O didesnė lenta yra?“
    [2] „Vadinasi, pergalė niekieno? Tada aš ją pasiimu!“
    [3] „Užpildžiau savo pusę. Ar patinka?“
    [4] „Sunaudojom visą lentą! Didžiuojuosi mumis.“
    [5] „Niekas nelaimėjo? Tada po lipduką abiem!“
    [6] „Pilna lenta gražesnė. Atrodo visai baigta.“
   *[other] „Ar lygiosios – gerai? Man atrodo, kad gerai.“
}
end-drawn-easy = { $variant ->
    [0] „Lygiosios! Sakykime, kad vienas kito pagailėjome.“
    [1] „Pilna lenta ir jokio pykčio.“
    [2] „Taip arti. Tik kuriam iš mūsų?“
    [3] „Paspausčiau ranką, bet nebėra langelių.“
    [4] „Lygiosios! Tokių man duok kasdien.“
    [5] „Kol kas lygu. Gal išsiaiškinkim, kas geresnis?“
    [6] „Nuo tavęs neatsilikau! Matei?“
   *[other] „Viskas sąžininga. Kiekvienam po pusę pergalės.“
}
end-drawn-casual = { $variant ->
    [0] „Niekas nelaimėjo, tad niekas ir nevaišina.“
    [1] „Tu lauki, aš laukiu. Galėtume taip visą dieną.“
    [2] „Niekas nepralaimi. Kaip tik man.“
    [3] „Lygu. Sakykime, kad tai buvo apšilimas.“
    [4] „Lygiosios. Bent kalbų sakyti nereikės.“
    [5] „Man to gana. Kaip ir visada.“
    [6] „Skolų nėra. Dar vieną ar tiesiog pasėdėsim?“
   *[other] „Na štai ir atėjom. Kad ir kur tai būtų.“
}
end-drawn-clever = { $variant ->
    [0] „Vertas varžovas. Jau ėmė pilti prakaitas.“
    [1] „Vienas kitą atsveriame. Elegantiška.“
    [2] „Prašau negrasinti dviem eilėmis iš karto. Nekenčiu to.“
    [3] „Lygu iki paskutinio langelio. Dar ką nors sugalvosiu.“
    [4] „Lygiosios. Teoriškai buvau geresnis.“
    [5] „Viską atrėmei. Kaip nepatogu.“
    [6] „Turėjau tris planus. Tu – tris atsakymus.“
   *[other] „Nieko nelaimėta, nieko neprarasta, daug apmąstyta.“
}
end-drawn-round = { $variant ->
    [0] „Ar mes čia jau nebuvome?“
    [1] „Ratu ir ratu. Man jau galva sukasi.“
    [2] „Triskart tas pats. Vadinasi, lygiosios.“
    [3] „Viskas nyksta, o niekas nesikeičia.“
    [4] „Apsukčiau dar vieną ratą.“
    [5] „Tie patys ženklai, tos pačios vietos, tie patys mudu.“
    [6] „Pasirodo, ratas – ne eilė.“
   *[other] „Taip galima visą dieną.“
}
end-drawn-perfect = { $variant ->
    [0] „Ratu ir ratu. Galėčiau taip amžinai.“
    [1] „Atsilaikei. O kelias į pergalę vis dar kažkur yra.“
    [2] „Mes čia jau buvome. Tiesą sakant, dukart.“
    [3] „Trečias kartas – lygiosios. Ir tu skaičiavai.“
    [4] „Nė vienas nepasitraukėme.“
    [5] „Nė vienos klaidos iš abiejų pusių. Pabandyk pradėti kitaip.“
    [6] „Gera atmintis. Retai tokią sutinku.“
   *[other] „Čia niekas neamžina, bet buvo visai arti.“
}
end-drawn-hinted = { $variant ->
    [0] „Lygiosios. Dalis ėjimų buvo mano.“
    [1] „Tu atsilaikei, o aš laikiau tave už rankos.“
    [2] „Daviau tau atsakymus. Gerai juos perskaitei.“
    [3] „O dabar dar kartą, tik manęs neklausk.“
    [4] „Gera iš mūsų pora. Daugiausia iš manęs.“
    [5] „Lygiosios, su nedidele pagalba iš kitos lentos pusės.“
    [6] „Dažnai žaidžiu prieš save. Paprastai taip ir baigiasi.“
   *[other] „Išlaikyta, su špargalke. Kitą kartą – mintinai?“
}
end-drawn-watched = { $variant ->
    [0] „Siūliau visas progas suklysti. Niekas nepasinaudojo.“
    [1] „Rami partija. Man patinka ramios partijos.“
    [2] „Niekas nesuklydo. Tegul taip pabando žmogus.“
    [3] „Tikėjausi vienos klaidos. Galiu palaukti.“
    [4] „Nieko neįvyko, ir įvyko gražiai.“
    [5] „Pilna lenta, ir nėra ko gailėtis.“
    [6] „Kita pusė žinojo kelią. Aš irgi.“
   *[other] „Taip ir turi būti. Žiūrėčiau dar kartą.“
}
end-said = **{ $level }:** { $quote }
end-first-hold = 🎉 **{ $player } – pirmą kartą!** Geriau nei lygiosiomis čia nebaigia niekas.
end-first-hold-board = 🎉 **{ $player } – pirmą kartą šioje lentoje!**
end-can-beat = Lentoje *{ board-short-vanishing }* gali mane įveikti.
end-drawn-unbeatable = { $variant ->
    [0] „Ieškojau spragos. Jos nebuvo.“
    [1] „Nė vienos klaidos. Tikrinau dukart.“
    [2] „Nieko man neatidavei. Puikiai atsilaikyta.“
    [3] „Lygiosios. Prieš mane tai pergalė.“
    [4] „Man lentos pritrūko anksčiau nei tau kantrybės.“
    [5] „Mačiau daug partijų. Retai kuri baigiasi šitaip.“
    [6] „Matei viską, ką mačiau aš. Prie draugijos nesu pratęs.“
   *[other] „Aš nepralaimiu. Šiandien ir nelaimėjau.“
}
end-lost-beginner = { $variant ->
    [0] „Laimėjau? Laimėjau! Kaip man pavyko?“
    [1] „Man tiesiog patiko tie langeliai.“
    [2] „Naujokams sekasi. Juk toks mano vardas.“
    [3] „Ar gerai padariau? Pasakyk, ką padariau!“
    [4] „Tai šitaip laimima? Man patinka!“
    [5] „Palauk, čia mano? Mano!“
    [6] „Aš net nežiūrėjau. Gal kitą kartą žiūrėti?“
   *[other] „Ar galiu visiems pasakyti?“
}
end-lost-easy = { $variant ->
    [0] „Palikai atviras duris, tai ir įėjau.“
    [1] „Laikiau akis atmerktas. Tik tiek ir moku.“
    [2] „Atleisk! Dovanų niekada neatsisakau.“
    [3] „Juk buvo čia pat. Maniau, kad man palikai!“
    [4] „Duoda – imk, taip mane mokė. Ačiū!“
    [5] „Čia taip tyčia? Aš nesiskundžiu!“
    [6] „Laimėjau! Nesijaudink, aš irgi nustebęs.“
   *[other] „Kitąkart mane įveiksi, neabejoju.“
}
end-lost-casual = { $variant ->
    [0] „Nieko asmeniško. Man būtų tikusios ir lygiosios.“
    [1] „Tu mirktelėjai, aš ne. Dar vieną?“
    [2] „Šitą laimėjau nepakildamas nuo sofos.“
    [3] „Net nesistengiau. Na, truputį.“
    [4] „Šiandienai darbo užteks.“
    [5] „Na, kažkas juk turėjo laimėti.“
    [6] „Tik pažiūrėk. Reikėtų taip dažniau.“
   *[other] „Nepyk. Pykti – tiek vargo.“
}
end-lost-clever = { $variant ->
    [0] „Kampai ir centras, sakau tau. Kampai ir centras.“
    [1] „Viskas, kaip planavau. Beveik.“
    [2] „Dailūs spąstai, jei galiu pats pasigirti.“
    [3] „Nenusimink. Apie tai skaičiau knygas.“
    [4] „Svarbiausia – pasiruošimas.“
    [5] „Tiesiai į vidų. Juk net šviesą tau palikau.“
    [6] „Galėčiau paaiškinti. Nori? Ne? Na, ką gi.“
   *[other] „Viskam savo laikas. Pergalei – pabaigoje.“
}
end-lost-unbeatable = { $variant ->
    [0] „Laukiau vienos klaidos, ir štai ji.“
    [1] „Lygiosios buvo ranka pasiekiamos.“
    [2] „Kantrybė. Jos turiu begalę.“
    [3] „Neskubu ir neklystu. Bandyk dar kartą.“
    [4] „Vienam ėjimui nusukai akis. Aš – ne.“
    [5] „Vienas langelis. Visada tik vienas langelis.“
    [6] „Čia tavęs laukiu nuo pirmo ėjimo.“
   *[other] „Kitą kartą pastebėsi. Aš niekur nedingsiu.“
}
end-lost-perfect = { $variant ->
    [0] „Aš atsiminiau, kuris ženklas išnyks. Tu – ne.“
    [1] „Vienu ėjimu per vėlai, ir ženklo jau nebėra.“
    [2] „Kelias pro mane yra. Bet ne šis.“
    [3] „Viskas laikėsi ant seniausio tavo ženklo.“
    [4] „Viskas praeina. Aš tik laukiu.“
    [5] „Iki trijų skaičiuoju geriau nei dauguma.“
    [6] „Tu žiūrėjai, kas ateina. Aš – kas išeina.“
   *[other] „Kita lenta tuščia, o aš nieko nepamiršau.“
}
end-gave-up = { $variant ->
    [0] „Nieko gėdinga. Kita lenta tuščia.“
    [1] „Būtų buvę įdomu pamatyti, kaip baigsis.“
    [2] „Visiems sakysiu, kad trūko visai nedaug.“
    [3] „Laiku atsitraukti – jau pusė revanšo.“
    [4] „Jau išeini? Lentą paliksiu taip, kaip yra.“
    [5] „Žinoti, kada sustoti, – irgi menas.“
    [6] „Pergalę priimu, nors mieliau būčiau ją pelnęs.“
   *[other] „Iki kitos partijos.“
}
end-won = { $variant ->
    [0] { $player } laimėjo per { $moves ->
        [one] { $moves } ėjimą
        [few] { $moves } ėjimus
       *[other] { $moves } ėjimų
    }. Iki revanšo – vienas paspaudimas.
    [1] { $moves ->
        [one] { $moves } ėjimas
        [few] { $moves } ėjimai
       *[other] { $moves } ėjimų
    }, ir viskas. Kas būtų pagalvojęs?
    [2] Užtenka vieno ėjimo pranašumo.
    [3] Eilė yra eilė. Nusilenk, { $player }.
    [4] { $player } pastebėjo greičiau.
    [5] Šita partija keliaus į albumą.
    [6] Atrodė ramu. Iki tam tikro ėjimo.
   *[other] { $player } pasiima pergalę. Kita lenta tuščia.
}
end-won-full = Viską lėmė pats paskutinis langelis! { $player } pasiima pergalę.
end-won-misere = { $variant ->
    [0] Kantrybė atsiperka. Iki revanšo – vienas paspaudimas.
    [1] { $player } nė nemirktelėjo ir eilės nesurinko.
    [2] Visas menas – tai, ko neužbaigi.
    [3] Kažkas turėjo tai padaryti. Tik ne { $player }.
    [4] { $player } mandagiai praleido kitą į priekį.
    [5] Mažiau yra daugiau, o { $player } turėjo mažiau.
    [6] To langelio niekas nenorėjo. Bet kažkam jis atiteko.
   *[other] { $player } palieka darbą pusiaukelėje ir laimi.
}
end-drawn = { $variant ->
    [0] Pilna lenta, o eilės nė vienos.
    [1] Niekas neužleido nė langelio, o dabar jų ir nebeliko.
    [2] Niekas neprasiveržė.
    [3] Kol kas taika.
    [4] Lygu iki paskutinio langelio.
    [5] Nei laimėtojo, nei pralaimėtojo.
    [6] Sakykime, kad tai treniruotė prieš kitą partiją.
   *[other] Lenta pilna, o klausimas vis dar atviras.
}
end-drawn-vanishing = { $variant ->
    [0] Ta pati padėtis trečią kartą – vadinasi, lygiosios.
    [1] Ratu ir ratu, ir niekas neišlipo.
    [2] Niekas neprasiveržė.
    [3] Čia jau trečią kartą: niekas nenusileidžia.
    [4] Išnyko viskas, tik ne pusiausvyra.
    [5] Nei laimėtojo, nei pralaimėtojo.
    [6] Sakykime, kad tai treniruotė prieš kitą partiją.
   *[other] Ženklai atsirado ir išnyko, o klausimas vis dar atviras.
}
end-resigned = { $variant ->
    [0] Kažkam iš dviejų jau užteko.
    [1] Žaisti iki galo nebūtina.
    [2] Greita pabaiga. Iki revanšo – vienas paspaudimas.
    [3] Pergalė kaip pergalė. Patikrinau.
    [4] Lenta liko neužpildyta. Ir taip gerai.
    [5] Kartais geriausias ėjimas – kita partija.
    [6] Likę langeliai taip ir nesužinos pabaigos.
   *[other] Jokio pykčio: kita lenta tuščia.
}
end-time = { $variant ->
    [0] Paskutinį žodį tarė laikrodis.
    [1] Lenta laukė. Laikrodis – ne.
    [2] Laikas irgi žaidžia ir niekada neklysta.
    [3] { $player } suspėjo laiku, ir to užteko.
    [4] Kažkur kažkas vis dar galvoja.
    [5] Kito ėjimo taip ir nesulaukta.
    [6] { $player } turėjo kantrybės, o dabar – ir pergalę.
   *[other] Tik, tak, baigta.
}
end-tip = Patarimas: *{ $level }* nemato grasinimo dviem eilėmis iš karto.
end-streak-wins = 🔥 Pergalės iš eilės lygyje „{ $level }“: { $count }.
end-streak-draws = 🔥 Lygiosios iš eilės lygyje „{ $level }“: { $count }.
end-streak-between = 🔥 { $player } jau laimėjo { $count ->
    [one] { $count } partiją
    [few] { $count } partijas
   *[other] { $count } partijų
} iš eilės prieš žaidėją { $opponent }.
end-score-leads = **{ $player } pirmauja { $wins }–{ $losses }** { $draws ->
    [0] { "" }
   *[other] · lygiosiomis { $draws }
}
end-score-even = **Lygu, { $wins }–{ $losses }** { $draws ->
    [0] { "" }
   *[other] · lygiosiomis { $draws }
}
end-ratings = Reitingai: { $ratings }
unrated-day = Nereitinguojama: šiandien jau daugiau nei trys partijos
unrated-left-out = Nereitinguojama: viena pusė neįtraukta į reitingus
unrated-sure = Nereitinguojama: { $player } turi daug aukštesnį reitingą
unrated-early = Nereitinguojama: ėjimą padarė tik viena pusė
end-rating = { $player } { NUMBER($rating, useGrouping: 0) } ({ $change })
notice-accepted = <@{ $player-id }>, { $opponent } priėmė tavo kvietimą: [partija Nr. { $id }]({ $link }) prasidėjo.
notice-rematch = <@{ $player-id }>, { $opponent } sutiko žaisti revanšą: [partija Nr. { $id }]({ $link }) prasidėjo.
notice-wanted = <@{ $player-id }>, { $opponent } nori revanšo: [partija Nr. { $id }]({ $link }).
notice-turn = <@{ $player-id }>, { $opponent } padarė ėjimą, dabar eini tu: [partija Nr. { $id }]({ $link }).
notice-time = <@{ $player-id }>, dabar tavo ėjimas: [partija Nr. { $id }]({ $link }). Tavo laikas baigsis { $when }.
button-no-turn-notices = Nebesiųsti šių pranešimų
turn-notices-off = Daugiau nebepranešiu, kad dabar tavo ėjimas. Vėl įjungsi su `/ttt preferences`.
notice-time-quiet = { $player }, dabar tavo ėjimas: [partija Nr. { $id }]({ $link }). Tavo laikas baigsis { $when }.

## Puzzles

command-puzzle = Išspręsk dienos galvosūkį, galvosūkį iš savo partijų arba kitą treniruotei
option-from = Iš kur galvosūkis
choice-today = Šios dienos galvosūkis
choice-practice = Treniruotė: nuo lengvo iki sunkaus, kiek tik nori
option-day = Viena iš paskutinių 30 dienų, treniruotei: į seriją neįskaitoma
choice-own-games = Mano partijos: akimirka prieš klaidą
puzzle-title = Dienos galvosūkis Nr. { $number }
puzzle-title-past = Dienos galvosūkis Nr. { $number }, treniruotei
puzzle-title-practice = Treniruotės galvosūkis
puzzle-title-own = Partija Nr. { $id }: geriau nei ėjimas { $move }?
puzzle-goal-win = { $moves ->
    [0] Eina { $mark }: **laimėk.**
    [1] Eina { $mark }: **laimėk šiuo ėjimu.**
    [one] Eina { $mark }: **laimėk per { $moves } ėjimą.**
    [few] Eina { $mark }: **laimėk per { $moves } ėjimus.**
   *[other] Eina { $mark }: **laimėk per { $moves } ėjimų.**
}
puzzle-goal-misere = { $moves ->
    [0] Eina { $mark }: **priversk { $enemy } užbaigti eilę.**
    [1] Eina { $mark }: **palik { $enemy } tik ėjimus, kurie užbaigia eilę.**
    [one] Eina { $mark }: **priversk { $enemy } užbaigti eilę** per { $moves } ėjimą.
    [few] Eina { $mark }: **priversk { $enemy } užbaigti eilę** per { $moves } ėjimus.
   *[other] Eina { $mark }: **priversk { $enemy } užbaigti eilę** per { $moves } ėjimų.
}
puzzle-goal-draw = Eina { $mark }: **išlaikyk lygiąsias.**
puzzle-tries-left = { $left ->
    [one] liko { $left } bandymas
    [few] liko { $left } bandymai
   *[other] liko { $left } bandymų
}
puzzle-tries = { $tries ->
    [one] { $tries } bandymas
    [few] { $tries } bandymai
   *[other] { $tries } bandymų
}
puzzle-gives-up-win = **Ne { $cell }:** po to pergalės nebėra.
puzzle-gives-up-draw = **Ne { $cell }:** po to { $enemy } gali laimėti.
puzzle-wrong-loses-at-once = **Ne { $cell }:** tai eilė, o eilė čia pralaimi.
puzzle-wrong-line = **Ne { $cell }:** { $enemy } atsako ėjimu { $reply } ir surenka eilę.
puzzle-wrong-fork = **Ne { $cell }:** { $enemy } atsako ėjimu { $reply } ir grasina keliose vietose: { $cells }.
puzzle-wrong-lost = **Ne { $cell }:** { $enemy } atsako ėjimu { $reply } ir po to laimi.
puzzle-wrong-must-complete = **Ne { $cell }:** { $enemy } atsako ėjimu { $reply }, ir anksčiau ar vėliau { $mark } turės užbaigti eilę.
puzzle-wrong-only-draws = **Ne { $cell }:** { $enemy } atsako ėjimu { $reply }, ir laimėti nebegalima.
puzzle-wrong-ends-in-draw = **Ne { $cell }:** lenta pilna, o niekas nelaimėjo.
puzzle-wrong-unblockable = **Ne { $cell }:** { $enemy } atsako ėjimu { $reply } ir grasina eiti į { $cells }, kur dar stovi { $mark }: to užblokuoti negalima.
puzzle-wrong-repeats = **Ne { $cell }:** padėtis pasikartoja trečią kartą, o tai lygiosios.
puzzle-hinted = { $count ->
    [one] Užuomina pašalino { $count } neteisingą langelį.
    [few] Užuomina pašalino { $count } neteisingus langelius.
   *[other] Užuomina pašalino { $count } neteisingų langelių.
}
puzzle-clue-line = Vienas langelis užbaigia eilę.
puzzle-clue-fork = Ieškok dviejų grasinimų vienu ėjimu.
puzzle-clue-forces-fork = Pirma pagrasink eile: atsakymas atvers kelią dviem grasinimams iš karto.
puzzle-clue-threats = Pagrasink eile ir grasink toliau.
puzzle-clue-must-complete = Galvok apie pabaigą: kam pirmam baigsis saugūs langeliai?
puzzle-clue-blocks = Kur { $enemy } užbaigtų eilę?
puzzle-clue-spoils-fork = Kur { $enemy } galėtų pagrasinti dviem eilėmis iš karto?
puzzle-next = Kitas bus { $when }.
puzzle-go-on = **Teisingai!** { $enemy } atsako ėjimu { $reply }. Tęsk.
puzzle-solved = { $tries ->
    [1] 🎯 **Išspręsta iš pirmo karto!**
    [one] 🎯 **Išspręsta per { $tries } bandymą!**
    [few] 🎯 **Išspręsta per { $tries } bandymus!**
   *[other] 🎯 **Išspręsta per { $tries } bandymų!**
}
puzzle-solved-hinted = 🎯 **Išspręsta per { $tries ->
    [one] { $tries } bandymą
    [few] { $tries } bandymus
   *[other] { $tries } bandymų
}, { $hints ->
    [1] su užuomina
    [one] su { $hints } užuomina
    [few] su { $hints } užuominomis
   *[other] su { $hints } užuominų
}!**
puzzle-failed = **Šis paspruko.** Štai atsakymas, o kitas bus tavo.
puzzle-answer = **Reikėjo { $cell }:** { $reason }.
puzzle-answer-own = **Geriau buvo rinktis { $cell }:** { $reason }.
puzzle-merit-line = taip užbaigiama eilė
puzzle-merit-fork = taip iš karto grasinama keliose vietose ({ $cells })
puzzle-merit-forces-fork = { $enemy } privalo atsakyti ėjimu { $reply }, o tada { $then } iš karto grasina keliose vietose ({ $cells })
puzzle-merit-threats = po to kiekvienas { $mark } ėjimas grasina eile, o visų užblokuoti { $enemy } negali
puzzle-merit-wins = kad ir kaip atsakytų { $enemy }, { $mark } laimi
puzzle-merit-must-complete = anksčiau ar vėliau { $enemy } turės užbaigti eilę
puzzle-merit-blocks = kitaip { $enemy } ten užbaigtų eilę
puzzle-merit-spoils-fork = taip { $enemy } nebegali grasinti dviem eilėmis iš karto
puzzle-merit-only-draw = visi kiti langeliai pralaimi
puzzle-merit-holds = taip išlaikomos lygiosios
puzzle-line = Toliau geriausia: { $line }.
puzzle-streak = { $days ->
    [one] 🔥 **Galvosūkių serija: { $days } diena.**
    [few] 🔥 **Galvosūkių serija: { $days } dienos.**
   *[other] 🔥 **Galvosūkių serija: { $days } dienų.**
}
puzzle-solvers = Išsprendė { $percent } %, iš viso bandė { $finished }.
puzzle-solved-by = 🎯 Išsprendė { $solved } iš { $finished }
puzzle-more = ir dar { $count }
puzzle-week-ended = **Savaitė Nr. { $week }**
puzzle-yesterday = Vakar pirmauja: { $player } { $tries }
puzzle-server-streak = { $days ->
    [one] 🔥 **Čia išspręsta { $days } dieną iš eilės.**
    [few] 🔥 **Čia išspręsta { $days } dienas iš eilės.**
   *[other] 🔥 **Čia išspręsta { $days } dienų iš eilės.**
}
puzzle-standing = Tavo rezultatas rodomas kanale { $channel }, po dienos galvosūkiu. Savo vardą paslėpsi su `/ttt preferences`.
puzzle-shared-solved = { $player } išsprendė. O tu?
puzzle-shared-failed = { $player } šio nepagavo. Gal pagausi tu?
button-puzzle-today = Dienos galvosūkis
button-puzzle-solve = Spręsti
button-puzzle-hint = Užuomina (–1 bandymas)
button-puzzle-share = Dalytis
button-puzzle-own = Iš mano partijų
button-puzzle-here = Skelbti čia kasdien
puzzle-posted-here = Nuo šiol šis kanalas gauna dienos galvosūkį, šiandienos – iškart. Pakeisi su `/ttt settings`.
button-puzzle-dare = Mesti iššūkį
button-puzzle-try-again = Bandyti iš čia
puzzle-dare-question =
    ### Mesti iššūkį kanalui?
    Visi čia matys padėtį, kurioje pralaimėjai, ir galės pabandyti geriau.
puzzle-dare-draw = ### Ar išlaikysi lygiąsias?
puzzle-dare-win = ### Ar laimėsi?
puzzle-dare-lost = Iš šios padėties { $player } pralaimėjo.
button-puzzle-try = Bandyti
button-puzzle-practice = Treniruotė
button-puzzle-another = Kitas

refused-puzzle-over = Tas galvosūkis jau baigėsi. Šios dienos rasi su `/ttt puzzle`.
refused-no-such-day = Turiu paskutinių 30 dienų galvosūkius. Pasirink iš sąrašo arba įrašyk numerį ar datą, pavyzdžiui, 2026-11-24.
refused-no-mistakes = Naujausiose tavo partijose neradau klaidų, išskyrus tas, kurias neseniai jau gavai. Sužaisk daugiau: `/ttt start`.
refused-shared-elsewhere = Čia tos partijos niekas negalėtų atverti. Gali ją parodyti ten, kur ji buvo žaista.
refused-shared-by-itself = Dienos galvosūkis šiame kanale jau rodo visų rezultatus, tavo taip pat.
refused-shared-today = Šiuo galvosūkiu šiame kanale jau pasidalijai.

## Challenges

challenge-title = ### Kryžiukai ir nuliukai?
challenge-to = <@{ $opponent-id }>, **{ $challenger }** kviečia tave sužaisti.
challenge-to-closed = **{ $challenger }** pakvietė žaidėją **{ $opponent }**.
challenge-last-drawn = Praėjusi partija baigėsi lygiosiomis.
challenge-to-anyone = **{ $challenger }** ieško, su kuo sužaisti.
challenge-to-anyone-closed = **{ $challenger }** ieškojo, su kuo sužaisti.
challenge-expires = Kvietimas baigs galioti { $expires }
challenge-rated = Reitinguojama
challenge-without-ping = Per minutę žaidėjo { $opponent } dukart neminiu, bet kvietimą priimti galima čia.
challenge-sides-swap = Keičiamasi vietomis
challenge-opens-me = Pradeda { $challenger }
challenge-opens-opponent = Pradeda { $opponent }
challenge-opens-anyone = Pradeda tas, kas prisijungia
challenge-opens-random = Kas pradeda, parenkama atsitiktinai
challenge-accepted = Priimta: partija prasidėjo.
challenge-declined = Šįkart ne: { $opponent } atsisakė.
challenge-withdrawn = { $challenger } atšaukė kvietimą.
challenge-expired = Laikas baigėsi, o { $opponent } neatsakė.
challenge-expired-open = Laikas baigėsi, o prisijungti niekas nespėjo.
challenge-withdrawn-private = Atšaukei savo kvietimą.
button-accept = Priimti
button-decline = Atsisakyti
button-join = Prisijungti
button-withdraw = Atšaukti
button-challenge-again = Kviesti dar kartą

## Private answers

stopped-private = Sustabdei partiją Nr. { $id }.
meant-game = Iš tavo partijų čia ši yra Nr. { $id }, varžovas: { $opponent }. Kitai užpildyk *opponent*.
resign-question = **Pasiduoti partijoje Nr. { $id }?** Tada laimės { $opponent }.
button-confirm-resign = Taip, pasiduoti
resign-question-untouched = **Pasiduoti partijoje Nr. { $id }?** Dar niekas nepadarė ėjimo, todėl ji nebus įskaityta.
resign-question-opened = **Pasiduoti partijoje Nr. { $id }?** Dar nepadarei ėjimo, todėl ji nebus įskaityta.
button-withdraw-challenge = Atšaukti kvietimą
button-keep-playing = Žaisti toliau
dismissed-before = Atlikta.
changed-later = Tavo paspaudimas įskaitytas. Discord kol kas neleidžia man pakeisti lentos, ji atsinaujins netrukus; jei ne, `/ttt board` parodys ją iš naujo.
answer-refused = Discord čia neparodė mano atsakymo. Galbūt šio serverio AutoMod neleidžia jame kurio nors žodžio ar vardo.
answer-forbidden = Discord neleidžia man čia rašyti. Leisti gali tas, kas valdo šį serverį.
answer-too-large = Discord tai per didelis.
answer-lost = Discord nepriėmė mano atsakymo. Pabandyk dar kartą po akimirkos.
posted-otherwise = Discord nepriėmė mano atsakymo, todėl paskelbiau jį atskira žinute.
resigned-private = Pasidavei [partijoje Nr. { $id }]({ $link }).
called-off-private = Atšaukei [partiją Nr. { $id }]({ $link }).
button-restart = Pasiduoti, pradėti naują

see-board = [Eiti prie lentos]({ $link })

refused-broken-button = Šio mygtuko nepažįstu. Naują partiją pradėsi su `/ttt start`.
refused-kept-private = Šiame serveryje mano atsakymus matai tik tu, todėl niekas kitas to nematytų. Tie, kas tvarko serverį, gali mane pakviesti arba suteikti tau leidimą *Naudoti išorines programėles*.
refused-unknown-command = Šios komandos nepažįstu. Paleisk Discord programėlę iš naujo, kad atnaujintų sąrašą; mano komandas išvardys `/ttt help`.
refused-unknown-choice = Čia to pasirinkti negalima. Atverk komandą iš naujo ir rinkis iš to, ką ji siūlo.
refused-unknown-form = Šios formos nepažįstu. Atverk ją iš naujo ir išsiųsk dar kartą.
refused-not-watcher = Šią partiją sustabdyti gali tik jos paprašęs žmogus arba moderatorius. Savą pradėsi su `/ttt watch`.
refused-no-such-game = Tos partijos nebėra. Naują pradėsi su `/ttt start`.
refused-no-game-here = Šiame kanale partijos neturi. Pradėk su `/ttt start`.
refused-no-game-with = Šiame kanale neturi partijos su tokiu varžovu: { $opponent }.
refused-not-your-game = Tai ne tavo partija. Savo partiją pradėsi su `/ttt start`.
refused-not-your-turn = Dar ne: dabar eina { $player }.
refused-not-moderator = Partiją sustabdyti gali tik nariai su leidimu *Tvarkyti žinutes*.
refused-no-game-on-message = Šioje žinutėje partijos nėra.
refused-stale-board = Partija jau pasistūmėjo: dabar lenta atrodo taip.
refused-old-copy = Tai sena lentos kopija. [Partija tęsiasi čia]({ $link }).
refused-game-is-over = Ši partija baigėsi.
refused-already-playing = Čia jau turi partiją, varžovas: { $opponent }. [Eiti prie lentos]({ $link })
refused-already-playing-waiting = Kol lauki, gali žaisti čia su manimi arba su kuo nors kitu.
refused-channel-not-allowed = Šiame serveryje žaidžiama kituose kanaluose: { $channels }
refused-role-not-allowed = Šiame serveryje žaisti gali tik nariai su tam tikromis rolėmis.
refused-too-soon = Šiame serveryje tarp kvietimų reikia palaukti. Bandyk vėl { $wait }.
refused-too-many-games = Šiame kanale jau vyksta { $most ->
    [one] { $most } partija
    [few] { $most } partijos
   *[other] { $most } partijų
}, daugiau negalima. Bandyk vėl, kai kuri nors baigsis, arba kitame kanale.
refused-too-many-watched = Jau stebi { $most ->
    [one] { $most } partiją
    [few] { $most } partijas
   *[other] { $most } partijų
}: tegul pirma kuri nors baigiasi.
refused-no-such-challenge = To kvietimo nebėra. Naują sukursi su `/ttt challenge`.
refused-nothing-to-resign = Šiame kanale neturi nei partijos, nei kvietimo.
refused-challenge-closed-accepted = Per vėlu: šis kvietimas jau priimtas.
refused-challenge-closed-declined = Per vėlu: šio kvietimo atsisakyta.
refused-challenge-closed-withdrawn = Per vėlu: šis kvietimas atšauktas.
refused-challenge-closed-expired = Per vėlu: šis kvietimas nebegalioja.
refused-not-your-challenge = Į šį kvietimą atsakyti gali tik { $player }. Savo sukursi su `/ttt challenge`.
refused-not-your-challenge-again = Pakartoti šį kvietimą gali tik jį sukūręs žmogus. Savo sukursi su `/ttt challenge`.
refused-not-your-offer = Atšaukti šį kvietimą gali tik jį sukūręs žmogus. Tau skirta *{ button-join }*.
refused-own-challenge = Tai tavo kvietimas, todėl priimti jo negali. Mygtukas *{ button-decline }* jį atšaukia.
refused-own-offer = Tai tavo kvietimas: prisijungti turi kas nors kitas. Mygtukas *{ button-withdraw }* jį panaikina.
refused-already-challenging = Šiame kanale turi atvirą kvietimą: pirma atšauk jį su `/ttt resign`. [Eiti prie kvietimo]({ $link })
refused-challenge-yourself = Pakviesti savęs negalima. Su manimi žaisi, jei rašysi `/ttt start` be varžovo.
refused-challenge-bot = Botai į kvietimus neatsako. Su manimi žaisi, jei rašysi `/ttt start` be varžovo.
refused-cannot-see-channel = Pakviestas žmogus nemato šio kanalo, todėl negalėtų atsakyti.
refused-cannot-be-challenged = Su žaidėju { $player } dabar žaisti negali.
refused-nobody-else-here = Šio pokalbio daugiau niekas nemato. Kviesk žmones serveryje arba grupėje; su manimi žaisi su `/ttt start`.
refused-unreadable-cell = „{ $text }“ nėra langelis. Rašyk, pavyzdžiui, b2 arba 5.
refused-ambiguous-cell = „{ $text }“ gali būti { $cells }. Parašyk, kurį turi omenyje.
refused-off-board = { $where } nėra šioje lentoje.
refused-cell-taken = { $where } jau užimtas.
refused-cell-leaving = Tavo ženklas langelyje { $where } išnyks tik su šiuo ėjimu, todėl { $where } dar nelaisvas. Eik kitur.
refused-store-unavailable = Šiuo metu nepasiekiu savo duomenų bazės, todėl niekas nepasikeitė. Bandyk vėl po akimirkos.
refused-outcome-unknown = Įrašant nutrūko ryšys su mano duomenų baze, tad gal pavyko, o gal ir ne. Bandyk vėl po akimirkos: niekas neįvyks dukart, o `/ttt board` parodys tavo partiją.
refused-person-blocked = Su manimi žaisti negali: mane prižiūrintis žmogus tave užblokavo.
refused-server-blocked = Šiame serveryje nežaidžiu: mane prižiūrintis žmogus jį užblokavo.
refused-not-now = Dabar nespėjau to apgalvoti iki galo. Pabandyk dar kartą po akimirkos.
refused-unexpected = Man kažkas nepavyko. Tavo partija saugi: `/ttt board` ją parodys.

## Help

help-title = ## Kryžiukai ir nuliukai
button-help-play = Kaip žaisti
button-help-commands = Komandos
button-help-more = Lygiai ir taisyklės
button-support = Pagalba
button-source = Pradinis kodas
button-privacy-policy = Privatumo politika
button-terms = Sąlygos
button-begin = Pradėti partiją
help-goal = Laimi trys iš eilės, taip pat ir įstrižai.
help-start = **Su manimi:** { $start }, 5 lygiai
help-challenge = **Su draugais:** { $challenge }
help-puzzle = **Solo:** { $puzzle }, kasdien naujas
help-stuck = **Užstrigai?** *{ button-hint }* patars ėjimą.
help-lost = **Pralaimėjai?** *{ button-review-loss }* parodo klaidą.
help-game = **Kol žaidi**
help-on-hint = geriausias prieš mane
help-on-move = b2, 5…
help-on-board = dar kartą tavo lenta
help-on-resign = partija arba kvietimas
help-after = **Pasižiūrėti**
help-on-stats = rezultatai ir reitingas
help-on-leaderboard = geriausi čia
help-on-history = tavo baigtos partijos
help-on-review = tavo klaidos
help-on-watch = žaidžiu su savimi
help-yours = **Kaip tau patinka**
help-on-preferences = stilius ir pranešimai
help-on-privacy = tavo duomenys
help-server = **Serverio šeimininkams**
help-on-settings = stilius, kanalai, ribos
help-menus = **Meniu, ties *Programėlės***
    Prie žmogaus: *{ menu-challenge }*
    Prie žinutės: *{ menu-stop }*
help-levels = **Lygiai** · `/ttt start` su `level`
    - *{ level-beginner }* eina bet kur
    - *{ level-easy }* užbaigia savo eilę
    - *{ level-casual }* dar ir blokuoja tavo
    - *{ level-clever }* nepastebi tik šakučių
    - *{ level-unbeatable }* niekada nepralaimi, išskyrus lentoje *{ board-short-vanishing }*
    -# Šakutė grasina dviem eilėmis iš karto.
help-boards = **Lentos** · `/ttt start` su `board`
    - 3×3, trys iš eilės
    - 4×4, keturi iš eilės
    - 5×5, keturi arba penki iš eilės
    - *Misère*: trys iš eilės **pralaimi**
    - *{ board-short-vanishing }*: lieka tik trys naujausi
help-cells = **Langeliai** · a1 yra viršuje kairėje, b1 – šalia. Arba skaičiuok: viršuje kairėje yra 1.
help-time = **Laikas** · viena para ėjimui, jei serveris nenustatė kitaip. Tarp žmonių pralaimi tas, kieno laikas baigiasi.
help-screen-reader = **Su ekrano skaitytuvu** pasirink stilių *{ style-text }* su `/ttt preferences`.

## Settings

command-settings = Kryžiukų ir nuliukų nustatymai šiame serveryje (nariams su leidimu „Tvarkyti serverį“)
command-preferences = Nustatyk langelių numerius, lentų stilių, pranešimus ir tai, kas gali tave kviesti
command-privacy = Gauk savo duomenų failą arba paprašyk juos pašalinti
option-action = Ką daryti su tavo duomenimis
choice-export = Atsiųsti mano duomenis kaip failą
choice-delete = Pašalinti mano duomenis

player-somebody = Kažkas

settings-title = ### Kryžiukai ir nuliukai šiame serveryje
settings-note = Kiekvienas pasirinkimas įrašomas iš karto ir galioja naujoms partijoms.
settings-page = { $page }/{ $pages } · { $name }
button-section-games = Partijos
button-section-look = Ženklai ir stilius
button-section-places = Kalba, kanalai
button-section-limits = Ribos
button-section-check = Patikra
button-check-again = Tikrinti dar kartą

settings-level = **Kaip gerai žaidžiu,** kol niekas nepasirinko lygio
settings-board = **Lenta,** jei niekas nepasirenka kitos
settings-clock = **Laikas ėjimui.** Tarp žmonių pralaimi tas, kieno laikas baigiasi.
settings-theme = Abiejų žaidėjų **ženklai**
settings-style = **Lentų stilius,** jei žaidėjai nepasirinko kito
settings-remains = **Partijai pasibaigus,** iš jos žinutės lieka tai
settings-sample = **Atrodo taip**
settings-locale = Viešų žinučių **kalba.** Asmeninės rašomos paties skaitytojo kalba.
settings-channels = **Kanalai,** kuriuose galima pradėti partijas, kartu su jų gijomis. Jei nepasirinksi nė vieno, tiks visi.
settings-roles = **Rolės,** su kuriomis galima pradėti partijas. Jei nepasirinksi nė vienos, galės visi.
settings-puzzle-channel = **Dienos galvosūkis:** kanalas, kuriame jį kasdien skelbiu
puzzle-channel-none = Jokio kanalo
settings-most-live = **Daugiausia partijų vienu metu** viename kanale
settings-pause = **Pauzė,** kol tas pats žmogus vėl galės kviesti
settings-unrated = **Be reitingo:** partijos su šiais žmonėmis nereitinguojamos, ankstesnės – taip pat
unrated-none = Niekas
channels-all = Visi kanalai
roles-all = Visi
more-choices = Rinkis čia
button-ask-emoji = Du savi jaustukai…

theme-classic = Klasika: Oxo pieštos plytelės
theme-plain = Paprasti
theme-animals = Gyvūnai
theme-sky = Dangus
theme-garden = Sodas
theme-sea = Jūra
theme-own = Savi
style-server = Serverio stilius
style-server-about = Kaip parinko jo šeimininkai
style-emoji = Jaustukai
style-emoji-about = Ženklai ant savo plytelių
style-text = Tekstas
style-text-about = Raidės ir koordinatės, tinka ekrano skaitytuvams
remains-all = Visa lenta
remains-line = Tik eilutė su rezultatu
language-auto = Kaip Discord nustatymuose
most-live = { $count ->
    [one] { $count } partija
    [few] { $count } partijos
   *[other] { $count } partijų
}
pause-none = Be pauzės

form-emoji-title = Du savi jaustukai
form-emoji-x-label = Vietoj ❌
form-emoji-o-label = Vietoj 🔵
form-emoji-hint = Bet koks jaustukas arba šio serverio jaustuko pavadinimas, pavyzdžiui, :cat:

check-title = **Mano leidimai kanale { $channel }**
check-has = ✅ { $permission }
check-lacks = ❌ Trūksta leidimo **{ $permission }**:
check-well = Čia yra viskas, ko man reikia.
check-how = Kas tvarko šį kanalą, gali tai leisti mano rolei: *Redaguoti kanalą → Leidimai*. Tada paspausk *{ button-check-again }*.
check-no-member = ❌ **Į šį serverį manęs niekas nepridėjo,** todėl galiu tik atsakyti į komandas ir mygtukus: niekam negaliu pranešti, kad dabar jo ėjimas, o senesnės nei 15 minučių lentos keičiasi tik tada, kai kas nors paspaudžia jų mygtuką.
check-not-allowed = ⚠️ Šiame kanale partijų pradėti negalima: jo nėra tarp pasirinktų skyriuje *{ button-section-places }*.
permission-view = Peržiūrėti kanalą
permission-view-why = be jo negaliu atnaujinti lentos, kai baigiasi laikas arba moderatorius sustabdo partiją.
permission-send = Siųsti žinutes
permission-send-why = be jo negaliu pranešti žaidėjams, kad dabar jų ėjimas arba kad baigiasi jų laikas.
permission-attach = Pridėti failus
permission-attach-why = be jo niekas negali pasidalyti partijos paveikslėliu.
permission-send-in-threads = Siųsti žinutes gijose
permission-send-in-threads-why = be jo negaliu pranešti žaidėjams, kad dabar jų ėjimas arba kad baigiasi jų laikas.

refused-servers-only = Nustatymai priklauso serveriui, todėl naudok šią komandą serveryje. Asmeninius rasi su `/ttt preferences`.
refused-not-manager = Nustatymus čia gali keisti tik nariai su leidimu *Tvarkyti serverį*. Asmeninius rasi su `/ttt preferences`.
refused-not-your-panel = Tai skirta kitam žmogui. Savo atsidarysi su `/ttt settings`, `/ttt preferences` arba `/ttt privacy`.
refused-not-your-notice = Šie pranešimai skirti kitam žmogui. Savuosius rasi su `/ttt preferences`.
refused-unknown-emoji = „{ $text }“ nėra jaustukas, kurį čia galėčiau naudoti. Imk bet kokį įprastą arba rašyk šio serverio jaustuko pavadinimą, pavyzdžiui, :cat:
refused-marks-alike = Abu ženklai turi skirtis vienas nuo kito ir nuo tuščio langelio ⬛, kitaip lentos niekas neperskaitys.

## Preferences

preferences-title = ### Tavo pasirinkimai
preferences-note = Kiekvienas pasirinkimas įrašomas iš karto ir galioja visur, kur žaidi.
preferences-numbering = **Langelių numeriai** komandai `/ttt move`
preferences-style = **Lentų stilius** būsimose tavo partijose
preferences-pings = **Kada galiu tave paminėti**
preferences-challenges = **Kas gali tave kviesti**
preferences-results = **Kaip rodomi tavo dienos galvosūkiai** serveryje, kuris juos skelbia kanale
preferences-blocked = **Niekada nežaisti su šiais žmonėmis.** Niekas to nesužinos.
pings-turns = Visada, ir kai tavo ėjimas
pings-turns-about = Apie ėjimą – tik jei jo nepadarei per minutę
pings-some = Tik kvietimai ir laikas
pings-some-about = Ir kai priima tavo kvietimą; apie ėjimą – ne
pings-none = Niekada
pings-none-about = Kvietimus ir priminimus rasi kanale
challenges-anyone = Bet kas
challenges-nobody = Niekas
results-named = Su mano vardu
results-unnamed = Be mano vardo
numbering-reading = Skaitant: 1 viršuje kairėje
numbering-keypad = Klaviatūra: 7 viršuje kairėje

## Privacy

exported = Tai viskas, ką apie tave saugau: partijos, kurias žaidei, tavo reitingai, galvosūkiai, kvietimai ir pasirinkimai.
exported-packed = Tai viskas, ką apie tave saugau: partijos, kurias žaidei, tavo reitingai, galvosūkiai, kvietimai ir pasirinkimai. Duomenų tiek daug, kad juos supakavau: atvers gzip ir dauguma išpakavimo programų.
forget-question =
    ### Pašalinti tavo duomenis?
    Pasiduosi partijose, kurias dabar žaidi, o atviri tavo kvietimai bus uždaryti. Tavo ID, vardas, reitingai, galvosūkiai ir pasirinkimai bus pašalinti. Baigtos partijos liks tiems, su kuriais žaidei: tavo vietoje jie matys „{ player-somebody }“, o jų reitingai bus perskaičiuoti be tavęs. Jei kas nors pasirinko negauti tavo kvietimų arba serveris nusprendė tavo partijų neįtraukti į reitingus, tas pasirinkimas liks: dėl jo saugosiu tavo ID ir nieko daugiau.
    To **atšaukti negalima.** Kanaluose jau esančios žinutės išlaikys jose rodomą vardą, o mane prižiūrinčio žmogaus atsarginėse kopijose tavo duomenys liks, kol jas pakeis naujesnės. Jei vėl žaisi, pradėsime iš naujo.
button-forget = Pašalinti duomenis
forgotten =
    Padaryta: tavo duomenys pašalinti. { $games ->
        [0] Baigtų partijų neturėjai.
        [one] { $games } partijoje tavo vietoje dabar rašoma „{ player-somebody }“.
        [few] { $games } partijose tavo vietoje dabar rašoma „{ player-somebody }“.
       *[other] Partijų, kuriose tavo vietoje dabar rašoma „{ player-somebody }“: { $games }.
    } { $ended ->
        [0] { "" }
        [1] Pasidavei partijoje, kuri dar vyko.
        [one] Pasidavei { $ended } partijoje, kuri dar vyko.
        [few] Pasidavei { $ended } partijose, kurios dar vyko.
       *[other] Partijų, kurios dar vyko ir kuriose pasidavei: { $ended }.
    } Kanaluose esančiose žinutėse tavo vardas liks, kol jos ten bus ištrintos, o mane prižiūrinčio žmogaus atsarginėse kopijose tavo duomenys liks, kol jas pakeis naujesnės.

## Looking on, ahead and back

command-hint = Parodyk geriausią ėjimą savo partijoje su Oxo; jį matai tik tu
command-watch = Stebėk, kaip Oxo žaidžia su savimi
command-history = Baigtų partijų sąrašas; jį matai tik tu
command-review = Peržvelk baigtą partiją ir jos klaidas; tai matai tik tu
option-x = Kaip gerai Oxo žaidžia su X, kuris pradeda
option-o = Kaip gerai Oxo žaidžia su O
option-user-history = Kieno partijos; palik tuščią, jei nori savų
option-game = Kuri partija: numeris po jos lenta; palik tuščią, jei nori naujausios savo čia

button-hint = Užuomina
button-play-cell = Eiti į { $cell }
button-rematch = Revanšas
button-decider = Lemiama partija
rematch-wanted = **{ $player }** nori revanšo. { $opponent }, spausk *{ button-rematch }*, ir prasidės.
rematch-awaited = Revanšo jau paprašei: prasidės, kai *{ button-rematch }* paspaus ir { $opponent }.
button-review = Apžvalga
button-review-loss = Kodėl?
button-back = Atgal
button-next = Toliau
button-next-mistake = Kita klaida
button-to-mistake = Prie klaidos
button-first-mistake = Pirma klaida
button-first = Pradžia
button-share = Dalytis
button-save = Išsaugoti paveikslėlį
button-newer = Naujesnės
button-older = Senesnės

game-computer-to-move = Eina: { $mark } { $player }

hint-title = Užuomina partijai Nr. { $id }
hint-best = **{ $cell }** – geriausias: { $reason }.
hint-last = **{ $cell }** – paskutinis laisvas langelis.
hint-try = Bandyk **{ $cell }**: { $reason }.
hint-win = { $sign } laimi
hint-draw = { $sign } lygiosios
hint-loss = { $sign } pralaimi
hint-unknown = { $sign } dar per anksti spręsti
hint-every-win = Visi langeliai laimi.
hint-every-draw = Visi langeliai dar veda į lygiąsias.
hint-every-loss = Visi langeliai pralaimi.
hint-every-unknown = Dar per anksti pasakyti, kur kuris langelis nuves.
hint-opening = Viena iš šių pradžių tikrai laimi: kampas, vidurys arba kraštas. Kuri – atrask tu. Pradėk ja ir klausk vėl: kiekviena užuomina pasako, kas dar laimi.
hint-hollow = Rezultatas su užuominomis duoda tik tuščią žvaigždę.
hint-letter-win = l
hint-letter-draw = y
hint-letter-loss = p
hint-letter-unknown = ?

reason-wins-at-once = taip užbaigi savo eilę
reason-forks = grasina iš karto keliose vietose ({ $cells }), o užblokuoti galima tik vieną
reason-forces-win = { $moves ->
    [0] laimi, kad ir kaip varžovas gintųsi
    [one] laimi per { $moves } ėjimą, kad ir kaip varžovas gintųsi
    [few] laimi per { $moves } ėjimus, kad ir kaip varžovas gintųsi
   *[other] laimi per { $moves } ėjimų, kad ir kaip varžovas gintųsi
}
reason-unblockable = grasina eiti į { $cells }, kur mano ženklas išnyks tik man einant: to užblokuoti negaliu
reason-only-win = { $moves ->
    [0] joks kitas langelis nelaimi
    [one] laimi per { $moves } ėjimą, o joks kitas langelis nelaimi
    [few] laimi per { $moves } ėjimus, o joks kitas langelis nelaimi
   *[other] laimi per { $moves } ėjimų, o joks kitas langelis nelaimi
}
reason-misere-win = kad ir kaip atsakysiu, turėsiu užbaigti eilę
reason-blocks = užblokuoja mano eilę
reason-only-draw = visi kiti langeliai pralaimi
reason-spoils-fork = { $count ->
    [1] taikausi į { $cells }, kad grasinčiau dviem eilėmis iš karto, o šis ėjimas tai sugriauna
   *[other] noriu grasinti dviem eilėmis iš karto, o šis ėjimas tai sugriauna
}
reason-threatens = grasina eile, todėl privalau atsakyti ėjimu { $cells }
reason-sets-traps = aš pralaimiu, jei atsakau ėjimu { $cells }
reason-sets-many-traps = { $count ->
    [one] { $count } mano atsakymas pralaimi
    [few] { $count } mano atsakymai pralaimi
   *[other] { $count } mano atsakymų pralaimi
}
reason-avoids-line = neužbaigia jokios eilės
reason-holds = išlaiko lygiąsias
reason-delays = dabar pralaimi visi langeliai, bet šis atsilaiko ilgiausiai
reason-looks-best = per jokį kitą langelį neina daugiau atvirų eilių

command-stats = Parodyk rezultatus, įveiktus lygius ir reitingą; juos matai tik tu
command-leaderboard = Parodyk aukščiausius reitingus čia; sąrašą matai tik tu
option-user-stats = Kieno statistika; palik tuščią, jei nori savo
option-scope = Visas serveris arba tie, kas žaidžia šiame kanale
option-season = Sezonas – metų ketvirtis, pavyzdžiui, 2026 Q4; palik tuščią, jei nori dabartinio
choice-server = Visas serveris
choice-channel = Šis kanalas
button-higher = Aukščiau
button-lower = Žemiau

season = { $year } Q{ $quarter }
result = { $sign } { $games }
points = { NUMBER($points, useGrouping: 0) }
missing-games = { $games ->
    [one] dar { $games } reitinguojama partija
    [few] dar { $games } reitinguojamos partijos
   *[other] dar { $games } reitinguojamų partijų
}

leaderboard-title = Šio serverio lyderiai, { $season }
leaderboard-title-channel = Lyderiai kanale <#{ $channel-id }>, { $season }
leaderboard-page = { $total ->
    [1] 1 žmogus
    [one] { $total } žmogus · { $page } puslapis iš { $pages }
    [few] { $total } žmonės · { $page } puslapis iš { $pages }
   *[other] { $total } žmonių · { $page } puslapis iš { $pages }
}
leaderboard-none = Reitingo čia dar niekas neturi. Reitinguojamos partijos tarp žmonių: pakviesk ką nors su `/ttt challenge`.
leader-brief = { $place } <@{ $user-id }> · **{ NUMBER($rating, useGrouping: 0) }**
leader-brief-provisional = ⏳ <@{ $user-id }> · { NUMBER($rating, useGrouping: 0) }
games-so-far = { $games } iš { $most } partijų
leaders-provisional = ⏳ vietos dar nėra: reikia { $games } reitinguojamų partijų
leaders-unsettled = ? mažiau nei { $games } reitinguojamų partijų
leaders-legend = ± galima reitingo paklaida
button-details = Išsamiau
button-overview = Mažiau
button-post-here = Paskelbti čia
button-my-place = Mano vieta
button-challenge-anyone = Kviesti visus
own-place = **Tavo vieta:** { $place } iš { $total }, taškų: { NUMBER($rating, useGrouping: 0) }.
own-provisional = ⏳ **Tavo** taškai: { NUMBER($rating, useGrouping: 0) }. Vietai reikia: { $missing }.
own-missing = ⏳ **Tavo vietai reikia:** { $missing }.
own-none = **Tu** čia reitingo dar neturi: sužaisk su kuo nors, pakviesk su `/ttt challenge`.
own-left-out = **Tavo partijos neįtraukiamos į reitingus:** taip nusprendė serverio šeimininkai.
rated-games = Čia reitinguojamos partijos tarp žmonių, iki trijų per dieną su tuo pačiu žmogumi. Pergalė prieš žaidėją, kurio taškų bent { $points } mažiau, neįskaitoma.
held-title = 🛡️ **Pirmosios lygiosios lygyje „{ level-unbeatable }“**
held-first = { $board } · <@{ $first-id }> · { $date }
held-longest = { $board } · { $longest } iš eilės · <@{ $longest-id }>

stats-title-server = Statistika šiame serveryje: <@{ $user-id }>
stats-title-anywhere = Statistika: <@{ $user-id }>
stats-none = Baigtų partijų dar nėra. Pradėk su `/ttt start`.
stats-people = **Su žmonėmis:** { $score }
stats-versus = **<@{ $reader-id }> – <@{ $user-id }>:** { $score }
stats-streak = **Pergalės iš eilės:** { $current ->
    [0] daugiausia { $best }
   *[other] dabar { $current }, daugiausia { $best }
}
stats-computer = **Su Oxo:** { $score }
trophies-legend =
    { $star } iki sunkiausio įveikto lygio
    -# { $shield } lygiosios lygyje „{ level-unbeatable }“
trophies-legend-hints = { $star } tik su užuominomis
trophies-legend-perfect = { $cup } lygis „{ level-perfect }“ įveiktas be užuominų
stats-levels = **Su Oxo, pagal lygius**
stats-run-legend = 🛡️ daugiausia lygiųjų iš eilės
stats-rating-brief = **Reitingas, { $season }:** { NUMBER($rating, useGrouping: 0) } · { $how }
stats-settles = vietai reikia: { $missing }
stats-puzzles = **Galvosūkių serija:** { $current ->
    [0] daugiausia { $best }
    [one] dabar { $current } diena, daugiausia { $best }
    [few] dabar { $current } dienos, daugiausia { $best }
   *[other] dabar { $current } dienų, daugiausia { $best }
}
stats-spread = **Reitingas, { $season }:** { NUMBER($rating, useGrouping: 0) } ± { $spread }
stats-past = { $season }: { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
stats-points = Aukščiausias { NUMBER($highest, useGrouping: 0) }, žemiausias { NUMBER($lowest, useGrouping: 0) }. Pastarieji, naujausias gale: { $latest }
stats-graph = 📈 Reitingas po kiekvienos partijos; juosta – galima paklaida
picture-rating = Reitingo kreivė, { $season }. { $points }
stats-unrated = **Reitingas, { $season }:** nėra. Reitinguojamos partijos tarp žmonių.
stats-left-out = **Reitingas:** neįtrauktas į šio serverio reitingus.
is-provisional = laikinas
is-at-place = { $place } vieta

refused-no-leaderboard-here = Reitingai yra tik serveriuose: lyderių ieškok ten, kur žaidi.
refused-unknown-season = „{ $text }“ nėra sezonas. Rašyk metus ir ketvirtį, pavyzdžiui, 2026 Q4.

history-title-server = Partijos šiame serveryje: <@{ $user-id }>
history-title-anywhere = Partijos: <@{ $user-id }>
history-none = Baigtų partijų dar nėra. Pradėk su `/ttt start`.
history-page = { $total ->
    [1] 1 partija
    [one] { $total } partija, naujausios viršuje · { $page } puslapis iš { $pages }
    [few] { $total } partijos, naujausios viršuje · { $page } puslapis iš { $pages }
   *[other] { $total } partijų, naujausios viršuje · { $page } puslapis iš { $pages }
}
legend-won = 🟩 pergalė
legend-drawn = 🟨 lygiosios
legend-lost = 🟥 pralaimėjimas
legend-otherwise = ⬛ be rezultato
history-won = Pergalė, varžovas { $opponent } · #{ $id }
history-lost = Pralaimėjimas, varžovas { $opponent } · #{ $id }
history-drawn = Lygiosios, varžovas { $opponent } · #{ $id }
history-unfinished = Nebaigta, varžovas { $opponent } · #{ $id }
history-stopped = Sustabdyta, varžovas { $opponent } · #{ $id }
history-set-aside = Atidėta, varžovas { $opponent } · #{ $id }
history-called-off = Atšaukta, varžovas { $opponent } · #{ $id }
history-choice = { $game } · { $ago } · { $board }
ago-now = ką tik

review-where = Partija Nr. { $id } · { $board }
review-at-start = { $total ->
    [1] Prieš vienintelį ėjimą
   *[other] Prieš pirmą ėjimą, iš viso jų { $total }
}
review-at = Ėjimas { $ply } iš { $total }: { $mark } { $player } – **{ $cell }**
review-at-own = Ėjimas { $ply } iš { $total }: { $mark } tu – **{ $cell }**
review-moves = Ėjimai: { $moves }
review-moves-marked = Ėjimai (? žymi klaidą): { $moves }
review-no-moves = Niekas nepadarė nė vieno ėjimo, tad nėra ką peržvelgti.
review-no-mistakes = ✨ **Nė vienos klaidos iš abiejų pusių.**
review-more-mistakes = …ir dar { $count }.
mistake-own = Ėjimas { $number } (tavo, { $cell })
mistake-of = Ėjimas { $number } ({ $player }, { $cell })
mistake-win-draw = **{ $move }** išleido pergalę iš rankų. Pergalei { $better } tiko geriausiai.
mistake-win-loss = **{ $move }** pralaimėjo laimėtą partiją. Pergalei { $better } tiko geriausiai.
mistake-draw-loss = **{ $move }** pralaimėjo partiją. Lygiosioms { $better } tiko geriausiai.
mistake-draw-loss-back = **{ $move }** vedė į pralaimėjimą. Lygiosioms { $better } tiko geriausiai.

watch-begin = Kas suklys pirmiau?
watch-slipped = { $player } suklydo! Ar { $mark } pastebės?
watch-missed = { $player } pražiopsojo pergalę. Vėl lygu.
watch-wins = { $player } gali laimėti, kad ir kas būtų.
watch-even = Kol kas lygu.
watch-wins-still = { $player } vis dar laimi.
watch-wins-yet = { $player } nepaleidžia pergalės.
watch-even-still = Vis dar lygu.
watch-even-yet = Niekas nenusileidžia.
picture-keep = Nori išsaugoti? Palaikyk pirštą ant paveikslėlio arba spustelėk dešiniuoju klavišu.
shared-by = pasidalijo { $player }
picture-game = Animuota lenta: { $board }. { $first-mark } – { $first }, { $second-mark } – { $second }. Ėjimai: { $moves }. { $result }
picture-won = Laimi { $player }.
picture-nobody-won = Niekas nelaimi.

refused-cannot-attach = Šiame kanale negaliu pridėti failų, todėl paveikslėliu čia pasidalyti negaliu. *{ button-save }* atsiųs jį tik tau.
refused-picture-is-being-drawn = Dar piešiu ankstesnį tavo paveikslėlį. Kai anas bus parengtas, paprašyk šio dar kartą.
refused-not-played-by-you = Šia partija dalytis gali tik tie, kas ją žaidė.
refused-game-shared = Šia partija šiame kanale jau dalytasi.
refused-shared-just-now = Ką tik kai kuo pasidalijai. Vėl dalytis galėsi { $wait }.
refused-game-still-on = Ta partija dar vyksta. Peržvelgti ją ar prašyti revanšo galėsi, kai ji baigsis.
refused-hint-against-person = Tavo varžovas – žmogus, tad užuomina būtų sukčiavimas. Užuominos yra partijose su manimi: `/ttt start`.
refused-nothing-to-review = Neradau tokios partijos, kurią galėtum čia peržvelgti. Parašyk numerį po jos lenta, pavyzdžiui, `12`, arba surask ją su `/ttt history`.
refused-nothing-played-here = Šiame kanale dar nebaigei nė vienos partijos. `/ttt history` parodo tavo žaistas partijas.
refused-others-history = Čia gali matyti tik savo partijas. Kitų partijas matysi tame serveryje, kuriame jos žaistos.
refused-export-running = Jau renku tavo duomenis. Failas ateis kaip atsakymas į pirmą prašymą.
refused-opponent-forgotten = Varžovas paprašė pašalinti savo duomenis, todėl pakviesti nebėra ko. Su `/ttt challenge` pakviesi ką nors kitą.
