### Every word that a player sees, in Danish. Read whole twice, last on 2026-11-22; what English changed since was looked at, last on 2026-11-29.

## Commands

command-ttt = Kryds og bolle: spil mod Oxo eller mod hinanden
command-start = Start et spil kryds og bolle
command-challenge = Udfordr nogen til et spil, eller alle her
command-move = Sæt dit symbol i dit spil i denne kanal
command-board = Vis brættet i dit spil igen, nederst i kanalen
command-resign = Giv op i dit spil her, eller træk din udfordring tilbage
command-help = Forklar spillet, niveauerne og kommandoerne
menu-challenge = Udfordr til kryds og bolle
menu-stop = Stop dette spil
option-opponent = Din modstander; lad feltet være tomt for at spille mod Oxo
option-opponent-challenge = Hvem du udfordrer; lad feltet være tomt, hvis alle må være med
option-opponent-here = Mod hvem, hvis du har flere spil her
option-level = Hvor godt Oxo spiller
option-board = Hvilket bræt der spilles på
option-mark = Dit symbol
option-first = Hvem der begynder
option-cell = Hvor du vil sætte: b2, 5 …
choice-random = Tilfældigt
choice-first-me = Mig
choice-first-opponent = Min modstander

level-beginner = Begynder
level-easy = Nem
level-casual = Mellem
level-clever = Snu
level-unbeatable = Uovervindelig
level-perfect = Perfekt

choice-beginner = Begynder: sætter hvor som helst
choice-easy = Nem: fuldender sine rækker
choice-casual = Mellem: blokerer også dine
choice-clever = Snu: overser kun dobbelttrusler
choice-unbeatable = Uovervindelig: taber aldrig, undtagen på ”Flygtigt”

board-3x3 = 3×3, tre på stribe
board-4x4 = 4×4, fire på stribe
board-5x5 = 5×5, fire på stribe
board-5x5-five = 5×5, fem på stribe
board-misere = Misère 3×3: tre på stribe taber
board-vanishing = Flygtigt 3×3: kun dine tre nyeste symboler bliver stående
board-short-3x3 = 3×3
board-short-4x4 = 4×4
board-short-5x5 = 5×5
board-short-5x5-five = 5×5, fem
board-short-misere = Misère
board-short-vanishing = Flygtigt

## The game

player-computer = Oxo ({ $level })
player-computer-alone = Oxo
game-title = { $first-mark } { $first } mod { $second-mark } { $second }
game-title-score = { $first-mark } { $first } { $wins } – { $losses } { $second } { $second-mark }
game-to-move = { $player } har turen { $mark }
game-your-move = Din tur { $mark }
game-won = { $mark } **{ $player } vinder!**
game-won-against = { $mark } **{ $player } slår { $loser }!**
game-won-misere = { $mark } **{ $player } vinder:** { $loser } lavede en række
game-won-resigned = { $mark } **{ $player } vinder:** { $loser } gav op
game-won-time = { $mark } **{ $player } vinder:** { $loser } løb tør for tid
game-drawn = **Det blev uafgjort.**
game-drawn-vanishing = **Det blev uafgjort:** denne stilling kom for tredje gang.
game-held = 🛡️ **Uafgjort: { $player } holdt stand mod *{ level-unbeatable }*!**
game-with-hints = { $hints ->
    [one] 1 hint
   *[other] { $hints } hints
}
talk-greeting-beginner = { $variant ->
    [0] ”Hej! Hej hej!”
    [1] ”Er det min tur?”
    [2] ”Det her kender jeg!”
   *[other] ”Et spil! Hurra!”
}
talk-greeting-easy = { $variant ->
    [0] ”Klar? Jeg er klar!”
    [1] ”Jeg elsker den her del!”
    [2] ”Hav det sjovt! Det har jeg.”
   *[other] ”Så går vi i gang!”
}
talk-greeting-casual = { $variant ->
    [0] ”Ingen hast.”
    [1] ”Nå, hej.”
    [2] ”Ja, hvorfor ikke.”
   *[other] ”Efter dig, tænker jeg.”
}
talk-greeting-clever = { $variant ->
    [0] ”Jeg er forberedt.”
    [1] ”Jeg har en plan.”
    [2] ”Skal vi? Godt.”
   *[other] ”Som jeg forventede.”
}
talk-greeting-unbeatable = { $variant ->
    [0] ”Jeg har tid.”
    [1] ”Velkommen.”
    [2] ”Vis mig det.”
   *[other] ”Vi får se.”
}
talk-greeting-perfect = { $variant ->
    [0] ”Vælg med omhu.”
    [1] ”Hvor begynder du?”
    [2] ”Jeg kender alle spil.”
   *[other] ”Det første træk tæller.”
}
talk-forked-beginner = { $variant ->
    [0] ”To på én gang?”
    [1] ”Må man godt det?”
    [2] ”Wow, to!”
   *[other] ”Hvordan gjorde du det?”
}
talk-forked-easy = { $variant ->
    [0] ”Åh nej. Åh nej.”
    [1] ”Det er ikke fair!”
    [2] ”To? To!”
   *[other] ”Jeg har jo kun ét træk!”
}
talk-forked-casual = { $variant ->
    [0] ”Jeg kan ikke blokere begge.”
    [1] ”Nå, så var det dét.”
    [2] ”To? Nu blærer du dig.”
   *[other] ”Ja, så kom da bare.”
}
talk-forked-clever = { $variant ->
    [0] ”Dobbelttrussel. Typisk.”
    [1] ”Jeg protesterer.”
    [2] ”Lad mig tænke. Nej.”
   *[other] ”Det står ikke i min bog.”
}
talk-forked-unbeatable = ”Umuligt.”
talk-blocked-beginner = { $variant ->
    [0] ”Var den din?”
    [1] ”Her er bare så hyggeligt.”
    [2] ”Ups. Undskyld!”
   *[other] ”Må jeg sidde her?”
}
talk-blocked-easy = { $variant ->
    [0] ”Sikke et held!”
    [1] ”Blokerede jeg dig lige?”
    [2] ”Åh! Det var tæt på.”
   *[other] ”Undskyld! Jeg så det ikke!”
}
talk-blocked-casual = { $variant ->
    [0] ”Ikke så hurtigt.”
    [1] ”Beklager, nej.”
    [2] ”Helst ikke.”
   *[other] ”Ikke der, nej.”
}
talk-blocked-clever = { $variant ->
    [0] ”Det så jeg.”
    [1] ”Godt forsøgt.”
    [2] ”Kapitel ét.”
   *[other] ”Det havde jeg beregnet.”
}
talk-blocked-unbeatable = { $variant ->
    [0] ”Nej.”
    [1] ”Ikke den vej.”
    [2] ”Den kender jeg.”
   *[other] ”Led et andet sted.”
}
talk-blocked-perfect = { $variant ->
    [0] ”Set.”
    [1] ”Intet varer ved.”
    [2] ”Det var falmet alligevel.”
   *[other] ”Ikke, når jeg ser på.”
}
talk-was-blocked-beginner = { $variant ->
    [0] ”Var jeg ved at vinde?”
    [1] ”Den ville jeg have!”
    [2] ”Hov! Godt sted!”
   *[other] ”Nu står din der!”
}
talk-was-blocked-easy = { $variant ->
    [0] ”Øv, godt blokeret!”
    [1] ”Skarpt øje!”
    [2] ”Så tæt på!”
   *[other] ”Du kiggede jo!”
}
talk-was-blocked-casual = { $variant ->
    [0] ”Fair nok.”
    [1] ”Forsøget værd.”
    [2] ”Nå, du så det.”
   *[other] ”Hm. Okay.”
}
talk-was-blocked-clever = { $variant ->
    [0] ”Det så du.”
    [1] ”Så tager vi en omvej.”
    [2] ”Korrekt, desværre.”
   *[other] ”Jeg har flere.”
}
talk-was-blocked-unbeatable = { $variant ->
    [0] ”Godt set.”
    [1] ”Godt.”
    [2] ”Du er vågen.”
   *[other] ”Du var nødt til det.”
}
talk-was-blocked-perfect = { $variant ->
    [0] ”I rette tid.”
    [1] ”Du tæller altså med.”
    [2] ”Det kommer igen.”
   *[other] ”Godt. Tæl videre.”
}
game-perfect = ”Én åbning slår mig. Find den.”
game-triumph = *{ level-unbeatable }* taber aldrig: uafgjort er en triumf.
game-unfinished = **Ikke færdigspillet:** ingen gjorde et træk i tide.
game-stopped = **Stoppet** af en moderator.
game-stopped-watched = **Stoppet.**
rule-misere = **Tre på stribe taber.**
rule-vanishing = **Kun dine tre nyeste bliver.**
game-second-time = **Anden gang: én gang til, og det er uafgjort.**
game-oldest-leaves = **Dit fjerde symbol fjerner dit ældste (det blege); dets felt er lukket i det træk.**
rule-4 = **Fire på stribe vinder.**
rule-5 = **Fem på stribe vinder.**
game-set-aside = **Lagt til side** uden resultat, til fordel for et spil mellem mennesker.
game-called-off = **Aflyst:** spillet tæller ikke.
game-footer = Spil { $id }
game-footer-last = seneste træk { $cell }
game-footer-leaving = forsvinder næste gang: { $cell }
game-footer-line = rækken: { $cells }
game-footer-clock = tiden udløber { $when }
game-moved = Brættet til spil { $id } står nu i en anden besked: [se det her]({ $link })

button-resign = Giv op
button-stop = Stop
button-play-winner = Mød vinderen
button-play-too = Spil selv
button-play-level = Niveau { $level }
button-play-board = Spil { $board }
waiting-title = ### Din tur i disse spil
button-board-here = Vis brættet her
button-to-game = Til spil { $id }

end-first-win = 🎉 **{ $player } slår niveauet { $level } for første gang!**
end-can-hold = Ingen slår det næste, *{ level-unbeatable }*. Kan du spille uafgjort?
end-can-find = Én åbning slår det næste, *{ level-perfect }*. Kan du finde den?
end-beat-all = Uafgjort mod *{ level-unbeatable }* er også klaret: sværere bliver det ikke på dette bræt.
end-first-board = 🎉 **{ $player } vinder for første gang på et nyt bræt: { $board }!**
end-first-both = 🎉 **{ $player } slår niveauet { $level } for første gang, og det på et nyt bræt: { $board }!**
end-first-between = 🎉 **{ $player } slår { $opponent } for første gang!**
end-beat-beginner = { $variant ->
    [0] ”Åh! Skulle jeg have stoppet dig?”
    [1] ”Jeg kunne godt lide det hjørne. Det kan jeg stadig.”
    [2] ”Igen! Igen! Jeg forstod det næsten.”
    [3] ”Du er god til at vinde. Jeg er god til at vælge felter!”
    [4] ”Er det slut? Jeg var lige begyndt!”
    [5] ”Du vandt! Må vi beholde brættet?”
    [6] ”Jeg satte mine der, hvor det så hyggeligt ud.”
   *[other] ”Det var sjovt! Hvordan var det nu med reglerne?”
}
end-beat-easy = { $variant ->
    [0] ”Jeg havde altså en plan.”
    [1] ”Flot! Jeg havde kun øje for mine egne symboler.”
    [2] ”Godt spillet! Jeg var så tæt på. Ikke? Det føltes tæt på.”
    [3] ”Jeg burde kigge på din side af brættet en dag.”
    [4] ”Velfortjent! Vil du vise mig, hvordan du gjorde?”
    [5] ”Der skulle jeg lige til at kigge. På ære!”
    [6] ”Sejt! Jeg er ved at lære det. Langsomt, men jeg lærer.”
   *[other] ”Jeg er glad på dine vegne. Lidt ked af det på mine, men glad på dine.”
}
end-beat-casual = { $variant ->
    [0] ”Fair nok. Jeg kiggede på det andet hjørne.”
    [1] ”Nå da. Kan man det? Flot.”
    [2] ”Godt spil. Jeg ville rejse mig og klappe, men jeg har lige sat mig.”
    [3] ”Okay, okay. Du gjorde dig jo umage.”
    [4] ”Så blev jeg da vågen.”
    [5] ”Pænt. Mind mig om at følge med næste gang.”
    [6] ”Du vinder. Jeg henter chips.”
   *[other] ”Det haster ikke, men jeg vil gerne have revanche en dag.”
}
end-beat-clever = { $variant ->
    [0] ”Umuligt. Jeg havde tænkt på alt undtagen det.”
    [1] ”Det så jeg ikke komme. Det bliver mellem os.”
    [2] ”Interessant. Jeg siger, at det var en del af min plan.”
    [3] ”Jeg havde en plan. Du havde en bedre.”
    [4] ”Du har vist læst de samme bøger.”
    [5] ”Jeg protesterer. Begrundelsen følger.”
    [6] ”Bemærkelsesværdigt. Vil du gøre det igen, bare langsomt?”
   *[other] ”Jeg var tre træk foran. I den forkerte retning.”
}
end-beat-perfect = { $variant ->
    [0] ”Så du fandt den. Jeg havde gemt den i det allerførste træk.”
    [1] ”Én åbning, og ikke en eneste fejl bagefter. Godt spillet.”
    [2] ”Alle døre var låst undtagen én. Du havde nøglen.”
    [3] ”Jeg spillede det hele rigtigt. Du spillede det bedre.”
    [4] ”Jeg har ventet på, at nogen ville finde den.”
    [5] ”Perfekt, og alligevel slået. Jeg lærer nok at leve med begge dele.”
    [6] ”Der er kun én vej igennem, og du gik den til ende.”
   *[other] ”Nu kender du min hemmelighed. Kan du bevare den?”
}
end-beat-unbeatable = Det burde ikke kunne lade sig gøre. Husk det godt.
end-drawn-beginner = { $variant ->
    [0] ”Helt fyldt! Hvem vandt?”
    [1] ”Ikke flere felter! Findes der et større bræt?”
    [2] ”Så ingen vinder? Det er fint med mig!”
    [3] ”Jeg fyldte min halvdel ud. Kan du lide den?”
    [4] ”Vi har brugt hele brættet. Hvor er vi dygtige!”
    [5] ”Vandt ingen? Så får vi begge et klistermærke!”
    [6] ”Nu er det færdigt. Skal vi hænge det op?”
   *[other] ”Er uafgjort godt? Det føles godt.”
}
end-drawn-easy = { $variant ->
    [0] ”Uafgjort! Lad os sige, at vi skånede hinanden.”
    [1] ”Et fyldt bræt, og vi er stadig venner.”
    [2] ”Det var tæt på. Men for hvem af os?”
    [3] ”Jeg ville give dig hånden, men jeg er løbet tør for felter.”
    [4] ”Uafgjort! Det siger jeg altid ja tak til.”
    [5] ”Vi er lige gode! Skal vi finde ud af, hvem der er bedst?”
    [6] ”Jeg kunne følge med! Så du det?”
   *[other] ”Ret skal være ret. En halv sejr til hver.”
}
end-drawn-casual = { $variant ->
    [0] ”Ingen vandt, så ingen skal give en omgang.”
    [1] ”Du venter, jeg venter. Sådan kan vi blive ved hele dagen.”
    [2] ”Ingen taber. Lige min slags spil.”
    [3] ”Helt lige. Lad os kalde det opvarmning.”
    [4] ”Uafgjort. Så slipper vi begge for at holde tale.”
    [5] ”Det er fint nok. Det er det som regel.”
    [6] ”Ingenting afgjort. En gang til, eller skal vi bare blive siddende?”
   *[other] ”Vi nåede frem til sidst, begge to. Hvor det så end er.”
}
end-drawn-clever = { $variant ->
    [0] ”En værdig modstander. Jeg var begyndt at svede.”
    [1] ”Vi ophæver hinanden. Elegant.”
    [2] ”Du må endelig ikke true med to rækker på én gang. Det hader jeg.”
    [3] ”Jævnbyrdigt til det sidste felt. Jeg finder nok på noget.”
    [4] ”Uafgjort. På papiret var jeg bedst.”
    [5] ”Du havde svar på alt. Hvor ubelejligt.”
    [6] ”Jeg havde tre planer. Det havde du desværre også.”
   *[other] ”Intet vundet, intet tabt, meget overvejet.”
}
end-drawn-round = { $variant ->
    [0] ”Har vi ikke været her før?”
    [1] ”Rundt og rundt. Jeg bliver helt svimmel.”
    [2] ”Tre gange det samme. Så er det uafgjort.”
    [3] ”Alt forsvinder, men intet ændrer sig.”
    [4] ”Jeg havde gerne taget en runde til.”
    [5] ”Samme symboler, samme steder, samme to spillere.”
    [6] ”En cirkel er åbenbart ikke en række.”
   *[other] ”Det her kan vi blive ved med hele dagen.”
}
end-drawn-perfect = { $variant ->
    [0] ”Rundt og rundt. Jeg kunne blive ved i al evighed.”
    [1] ”Du holdt ud. Vejen til sejren findes stadig derude.”
    [2] ”Her har vi været før. To gange, for at være nøjagtig.”
    [3] ”Tredje gang er det uafgjort. Du talte også med.”
    [4] ”Ingen af os gav slip.”
    [5] ”Ingen fejl på nogen af siderne. Prøv en anden begyndelse.”
    [6] ”En god hukommelse. Dem møder jeg ikke mange af.”
   *[other] ”Intet varer ved her, men det her var tæt på.”
}
end-drawn-hinted = { $variant ->
    [0] ”Uafgjort. Nogle af de træk var mine.”
    [1] ”Du holdt stand, og jeg holdt dig i hånden.”
    [2] ”Jeg gav dig svarene. Du lyttede godt efter.”
    [3] ”Og nu en gang til, uden at spørge mig.”
    [4] ”Vi er et godt makkerpar. Mest mig.”
    [5] ”Uafgjort, med venlig bistand fra modparten.”
    [6] ”Jeg spiller tit mod mig selv. Det ender som regel sådan.”
   *[other] ”Bestået, med snydeseddel. Klarer du det næste udenad?”
}
end-drawn-watched = { $variant ->
    [0] ”Der var chancer nok for at begå fejl. Ingen af dem blev brugt.”
    [1] ”Et stille spil. Jeg holder af stille spil.”
    [2] ”Ingen snublede. Lad et menneske gøre det efter.”
    [3] ”Jeg havde håbet på én fejl. Jeg kan vente.”
    [4] ”Der skete ingenting, og det skete smukt.”
    [5] ”Et fyldt bræt og intet at fortryde.”
    [6] ”Den anden side kendte vejen. Det gjorde jeg også.”
   *[other] ”Som det skal være. Jeg så det gerne igen.”
}
end-said = **{ $level }:** { $quote }
end-first-hold = 🎉 **{ $player } klarer det for første gang!** Ingen når længere end uafgjort.
end-first-hold-board = 🎉 **{ $player } klarer det på dette bræt for første gang!**
end-can-beat = På *{ board-short-vanishing }* kan du slå mig.
end-drawn-unbeatable = { $variant ->
    [0] ”Jeg ledte efter en vej igennem. Der var ingen.”
    [1] ”Ingen fejl. Jeg kiggede to gange.”
    [2] ”Du gav mig ingenting. Godt forsvaret.”
    [3] ”Uafgjort. Mod mig er det en sejr.”
    [4] ”Brættet slap op, før din tålmodighed gjorde.”
    [5] ”Jeg har set mange spil. Få ender som dette.”
    [6] ”Du så alt, hvad jeg så. Jeg er ikke vant til selskab.”
   *[other] ”Jeg taber ikke. I dag vandt jeg heller ikke.”
}
end-lost-beginner = { $variant ->
    [0] ”Vandt jeg? Jeg vandt! Hvordan gjorde jeg det?”
    [1] ”Jeg kunne bare godt lide de felter.”
    [2] ”Begynderheld. Det ligger i navnet.”
    [3] ”Gjorde jeg det rigtigt? Fortæl mig, hvad jeg gjorde!”
    [4] ”Er det sådan, man vinder? Det kan jeg lide!”
    [5] ”Vent, er det mit? Det er mit!”
    [6] ”Jeg kiggede slet ikke. Skal jeg kigge næste gang?”
   *[other] ”Må jeg sige det til alle?”
}
end-lost-easy = { $variant ->
    [0] ”Du lod en dør stå åben, så jeg gik ind.”
    [1] ”Jeg holdt øjnene åbne. Det er det eneste, jeg kan.”
    [2] ”Undskyld! Jeg siger aldrig nej til en gave.”
    [3] ”Det lå jo lige der. Jeg troede, du gemte det til mig!”
    [4] ”Jeg tog bare, hvad der var at få. Tusind tak!”
    [5] ”Var det meningen? Jeg klager ikke!”
    [6] ”Jeg vandt! Bare rolig, det kommer også bag på mig.”
   *[other] ”Næste gang slår du mig, det er jeg sikker på.”
}
end-lost-casual = { $variant ->
    [0] ”Tag det ikke personligt. Uafgjort havde også været fint.”
    [1] ”Du blinkede, det gjorde jeg ikke. Et til?”
    [2] ”Det vandt jeg liggende.”
    [3] ”Jeg prøvede ikke engang. Nå ja, lidt.”
    [4] ”Så, det var nok arbejde for i dag.”
    [5] ”Tja, nogen skulle jo vinde.”
    [6] ”Se bare. Det burde jeg gøre noget oftere.”
   *[other] ”Jeg vandt, og kaffen er stadig varm.”
}
end-lost-clever = { $variant ->
    [0] ”Hjørner og midten, husk det. Hjørner og midten.”
    [1] ”Præcis som planlagt. For det meste.”
    [2] ”En fin fælde, hvis jeg selv skal sige det.”
    [3] ”Tag det ikke så tungt. Jeg læser bøger om det her.”
    [4] ”Det er alt sammen et spørgsmål om forberedelse.”
    [5] ”Du gik lige ind. Jeg havde endda ladet lyset brænde.”
    [6] ”Jeg kunne forklare det. Skal jeg? Nej? Som du vil.”
   *[other] ”Alt har sin orden. Sejren kommer sidst.”
}
end-lost-unbeatable = { $variant ->
    [0] ”Jeg ventede på én fejl, og der var den.”
    [1] ”Uafgjort lå lige til højrebenet.”
    [2] ”Tålmodighed. Jeg har alverdens tid.”
    [3] ”Jeg skynder mig ikke, og jeg snubler ikke. Prøv igen.”
    [4] ”Du kiggede væk i ét træk. Det gjorde jeg ikke.”
    [5] ”Ét felt. Det er altid kun ét felt.”
    [6] ”Slutningen kendte jeg. Kun vejen dertil var ny.”
   *[other] ”Næste gang ser du det. Jeg er her stadig.”
}
end-lost-perfect = { $variant ->
    [0] ”Jeg huskede, hvilket der ville forsvinde. Det gjorde du ikke.”
    [1] ”Ét træk for sent, og så var det væk.”
    [2] ”Der er en vej forbi mig. Det er ikke den her.”
    [3] ”Dit ældste symbol holdt sammen på det hele.”
    [4] ”Alting falmer. Jeg venter bare.”
    [5] ”Jeg tæller til tre bedre end de fleste.”
    [6] ”Du så på det, der kom. Jeg så på det, der gik.”
   *[other] ”Det næste bræt er tomt, og jeg har intet glemt.”
}
end-gave-up = { $variant ->
    [0] ”Det er der ingen skam i. Det næste bræt er tomt.”
    [1] ”Jeg ville gerne have set, hvordan det endte.”
    [2] ”Jeg siger til alle, at det var tæt løb.”
    [3] ”Et godt tilbagetog er den halve revanche.”
    [4] ”Går du allerede? Jeg lader brættet stå, som det er.”
    [5] ”At vide, hvornår man skal stoppe, er også en kunst.”
    [6] ”Jeg tager sejren, selvom jeg hellere ville have kæmpet mig til den.”
   *[other] ”Vi ses i næste spil.”
}
end-won = { $variant ->
    [0] { $player } klarede det på { $moves ->
        [one] 1 træk
       *[other] { $moves } træk
    }. Revanchen er kun et klik væk.
    [1] Afgjort på { $moves ->
        [one] 1 træk
       *[other] { $moves } træk
    }. Hvem så det komme?
    [2] Et træks forspring er nok.
    [3] En række er en række. Tag imod klapsalverne, { $player }.
    [4] { $player } så det først.
    [5] Den ryger i albummet.
    [6] Det så så fredeligt ud. Lige indtil nu.
   *[other] { $player } tager sejren. Det næste bræt er tomt.
}
end-won-full = Helt til det allersidste felt! { $player } tager sejren.
end-won-misere = { $variant ->
    [0] Tålmodighed betaler sig. Revanchen er kun et klik væk.
    [1] { $player } holdt masken og rækken åben.
    [2] Kunsten ligger i det, man ikke fuldender.
    [3] Nogen måtte jo gøre det. Det var ikke { $player }.
    [4] { $player } lod høfligt den anden gå først.
    [5] Mindre er mere, og { $player } havde mindre.
    [6] Til sidst var der kun felter tilbage, som ingen ville have.
   *[other] { $player } vinder ved at lade være.
}
end-drawn = { $variant ->
    [0] Et fyldt bræt, og ikke en eneste række.
    [1] Ingen gav et felt væk, og nu er der ikke flere.
    [2] Ingen kom igennem.
    [3] Fred, indtil videre.
    [4] Helt lige, fra første felt til sidste.
    [5] Ingen vinder, ingen taber.
    [6] Kald det øvelse til det næste spil.
   *[other] Brættet er fyldt, og spørgsmålet står stadig åbent.
}
end-drawn-vanishing = { $variant ->
    [0] Samme stilling for tredje gang, så det er uafgjort.
    [1] Rundt og rundt, og ingen stod af.
    [2] Ingen kom igennem.
    [3] Her for tredje gang: ingen giver slip.
    [4] Alt forsvandt undtagen ligevægten.
    [5] Ingen vinder, ingen taber.
    [6] Kald det øvelse til det næste spil.
   *[other] Symbolerne kom og gik, og spørgsmålet står stadig åbent.
}
end-resigned = { $variant ->
    [0] Den ene af de to har set nok.
    [1] Ingen grund til at spille det færdigt.
    [2] Kort og godt. Revanchen er kun et klik væk.
    [3] Den sejr tæller som alle andre. Jeg har tjekket.
    [4] Brættet står åbent. Det er også i orden.
    [5] Nogle gange er det bedste træk det næste spil.
    [6] Resten af brættet får det aldrig at vide.
   *[other] Ingen sure miner: det næste bræt er tomt.
}
end-time = { $variant ->
    [0] Uret fik det sidste ord.
    [1] Brættet ventede. Det gjorde uret ikke.
    [2] Tiden spiller også med, og den begår aldrig fejl.
    [3] { $player } gjorde sit træk i tide, og det var nok.
    [4] Et eller andet sted sidder nogen stadig og tænker.
    [5] Det næste træk kom aldrig.
    [6] { $player } havde tålmodigheden og har nu sejren.
   *[other] Tik, tak, slut.
}
end-tip = Tip: *{ $level }* forudser ikke to trusler på én gang.
end-streak-wins = 🔥 { $count } sejre i træk mod niveauet { $level }.
end-streak-draws = 🔥 { $count } uafgjorte i træk mod niveauet { $level }.
end-streak-between = 🔥 { $player } har vundet { $count ->
    [one] 1 spil
   *[other] { $count } spil
} i træk mod { $opponent }.
end-score-leads = **{ $player } fører { $wins }–{ $losses }** { $draws ->
    [0] { "" }
   *[other] · { $draws } uafgjort
}
end-score-even = **Lige: { $wins }–{ $losses }** { $draws ->
    [0] { "" }
   *[other] · { $draws } uafgjort
}
end-ratings = Rating: { $ratings }
unrated-day = Tæller ikke i ratingen: flere end tre spil i dag
unrated-left-out = Tæller ikke i ratingen: en af de to er holdt ude af den
unrated-sure = Tæller ikke i ratingen: { $player } har en langt højere rating
unrated-early = Tæller ikke i ratingen: kun den ene af de to har gjort et træk
end-rating = { $player } { NUMBER($rating, useGrouping: 0) } ({ $change })
notice-accepted = <@{ $player-id }>, { $opponent } har taget imod din udfordring: [spil { $id }]({ $link }) er i gang.
notice-rematch = <@{ $player-id }>, { $opponent } har sagt ja til revanche: [spil { $id }]({ $link }) er i gang.
notice-wanted = <@{ $player-id }>, { $opponent } vil have revanche for [spil { $id }]({ $link }).
notice-turn = <@{ $player-id }>, { $opponent } har gjort sit træk, så det er din tur i [spil { $id }]({ $link }).
notice-time = <@{ $player-id }>, det er din tur i [spil { $id }]({ $link }). Din tid udløber { $when }.
button-no-turn-notices = Stop disse ping
turn-notices-off = Jeg siger ikke længere til, når det er din tur. Med `/ttt preferences` slår du det til igen.
notice-time-quiet = { $player }, det er din tur i [spil { $id }]({ $link }). Din tid udløber { $when }.

## Puzzles

command-puzzle = Løs dagens opgave, en fra dine egne spil, eller en anden for at øve dig
option-from = Hvor opgaven kommer fra
choice-today = Dagens opgave
choice-practice = Øvelse: fra let til svær, så tit du vil
option-day = En af de seneste 30 dage, som øvelse: den tæller ikke med i opgaver i træk
choice-own-games = Mine egne spil: øjeblikket før en fejl
puzzle-title = Dagens opgave { $number }
puzzle-title-past = Dagens opgave { $number }, som øvelse
puzzle-title-practice = Øvelsesopgave
puzzle-title-own = Spil { $id }: bedre end træk { $move }?
puzzle-goal-win = { $moves ->
    [0] { $mark } i trækket: **vind.**
    [1] { $mark } i trækket: **vind med dette træk.**
   *[other] { $mark } i trækket: **vind på { $moves } træk.**
}
puzzle-goal-misere = { $moves ->
    [0] { $mark } i trækket: **tving { $enemy } til at fuldende en række.**
    [1] { $mark } i trækket: **lad { $enemy } kun have træk, der fuldender en række.**
   *[other] { $mark } i trækket: **tving { $enemy } til at fuldende en række,** på { $moves } træk.
}
puzzle-goal-draw = { $mark } i trækket: **sikr uafgjort.**
puzzle-tries-left = { $left ->
    [one] 1 forsøg tilbage
   *[other] { $left } forsøg tilbage
}
puzzle-tries = { $tries ->
    [one] 1 forsøg
   *[other] { $tries } forsøg
}
puzzle-gives-up-win = **Ikke { $cell }:** så er sejren væk.
puzzle-gives-up-draw = **Ikke { $cell }:** så kan { $enemy } vinde.
puzzle-wrong-loses-at-once = **Ikke { $cell }:** det er en række, og en række taber her.
puzzle-wrong-line = **Ikke { $cell }:** { $enemy } svarer med { $reply } og har en række.
puzzle-wrong-fork = **Ikke { $cell }:** { $enemy } svarer med { $reply } og truer { $cells }.
puzzle-wrong-lost = **Ikke { $cell }:** { $enemy } svarer med { $reply } og vinder derefter.
puzzle-wrong-must-complete = **Ikke { $cell }:** { $enemy } svarer med { $reply }, og før eller siden er { $mark } nødt til at fuldende en række.
puzzle-wrong-only-draws = **Ikke { $cell }:** { $enemy } svarer med { $reply }, og så er der ingen sejr at hente.
puzzle-wrong-ends-in-draw = **Ikke { $cell }:** brættet er fyldt, og ingen har vundet.
puzzle-wrong-unblockable = **Ikke { $cell }:** { $enemy } svarer med { $reply } og truer { $cells }, hvor { $mark } stadig står: det kan ikke blokeres.
puzzle-wrong-repeats = **Ikke { $cell }:** så opstår den samme stilling for tredje gang, og det er uafgjort.
puzzle-hinted = Hintet fjernede { $count } forkerte felter.
puzzle-clue-line = Ét felt fuldender en række.
puzzle-clue-fork = Find to trusler i ét træk.
puzzle-clue-forces-fork = Tru først med en række: svaret åbner vejen for to trusler på én gang.
puzzle-clue-threats = Tru med en række, og bliv ved med at true.
puzzle-clue-must-complete = Tænk på slutningen: hvem løber først tør for sikre felter?
puzzle-clue-blocks = Hvor ville { $enemy } fuldende en række?
puzzle-clue-spoils-fork = Hvor kunne { $enemy } true med to rækker på én gang?
puzzle-next = Den næste kommer { $when }.
puzzle-go-on = **Rigtigt!** { $enemy } svarer med { $reply }. Fortsæt.
puzzle-solved = { $tries ->
    [1] 🎯 **Løst i første forsøg!**
   *[other] 🎯 **Løst i { $tries } forsøg!**
}
puzzle-solved-hinted = { $hints ->
    [one] 🎯 **Løst i { $tries }. forsøg, med et hint!**
   *[other] 🎯 **Løst i { $tries }. forsøg, med { $hints } hints!**
}
puzzle-failed = **Den smuttede.** Her er løsningen, og den næste er din.
puzzle-answer = **Svaret var { $cell }:** { $reason }.
puzzle-answer-own = **{ $cell } var bedre:** { $reason }.
puzzle-merit-line = det fuldender en række
puzzle-merit-fork = det truer { $cells } på én gang
puzzle-merit-forces-fork = { $enemy } er nødt til at svare med { $reply }, og derefter trues { $cells } på én gang fra { $then }
puzzle-merit-threats = derfra truer hvert træk af { $mark } med en række, og { $enemy } kan ikke stoppe dem alle
puzzle-merit-wins = { $mark } vinder, uanset hvad { $enemy } svarer
puzzle-merit-must-complete = før eller siden er { $enemy } nødt til at fuldende en række
puzzle-merit-blocks = ellers havde { $enemy } fuldendt en række dér
puzzle-merit-spoils-fork = det forhindrer { $enemy } i at true med to rækker på én gang
puzzle-merit-only-draw = alle andre felter taber
puzzle-merit-holds = det sikrer uafgjort
puzzle-line = Den bedste fortsættelse er { $line }.
puzzle-streak = { $days ->
    [one] 🔥 **Opgaver i træk: 1 dag.**
   *[other] 🔥 **Opgaver i træk: { $days } dage.**
}
puzzle-solvers = { $percent } % af { $finished } personer løste den.
puzzle-solved-by = 🎯 { $solved } af { $finished } løste den
puzzle-more = og { $count } til
puzzle-week-ended = **Uge { $week }**
puzzle-yesterday = Nummer ét i går: { $player } { $tries }
puzzle-server-streak = { $days ->
    [one] 🔥 **Løst her 1 dag i træk.**
   *[other] 🔥 **Løst her { $days } dage i træk.**
}
puzzle-standing = Dit resultat står i { $channel }, under dagens opgave. Med `/ttt preferences` holder du dit navn udenfor.
puzzle-shared-solved = { $player } løste den. Kan du?
puzzle-shared-failed = Den smuttede for { $player }. Kan du fange den?
button-puzzle-today = Dagens opgave
button-puzzle-solve = Løs
button-puzzle-hint = Hint (−1 forsøg)
button-puzzle-share = Del
button-puzzle-own = Fra mine spil
button-puzzle-here = Vis den her hver dag
puzzle-posted-here = Fra nu af får denne kanal dagens opgave, den for i dag med det samme. Med `/ttt settings` ændrer du det.
button-puzzle-dare = Udfordr kanalen
button-puzzle-try-again = Prøv igen herfra
puzzle-dare-question =
    ### Udfordr kanalen?
    Alle her ser den stilling, du tabte fra, og kan prøve at gøre det bedre.
puzzle-dare-draw = ### Kan du redde uafgjort?
puzzle-dare-win = ### Kan du vinde herfra?
puzzle-dare-lost = Herfra tabte { $player }.
button-puzzle-try = Prøv
button-puzzle-practice = Øv dig
button-puzzle-another = En til

refused-puzzle-over = Den opgave er forbi. Dagens finder du med `/ttt puzzle`.
refused-no-such-day = Jeg har opgaverne fra de seneste 30 dage. Vælg en på listen, eller skriv dens nummer eller dato, f.eks. 2026-11-24.
refused-no-mistakes = Jeg fandt ingen fejl i dine seneste spil, bortset fra dem, du har haft for nylig. Spil nogle flere: `/ttt start`.
refused-shared-elsewhere = Ingen her ville kunne åbne det spil. Du kan vise det dér, hvor det blev spillet.
refused-shared-by-itself = Dagens opgave i denne kanal viser allerede alles resultater, også dit.
refused-shared-today = Du har allerede delt denne opgave i denne kanal.

## Challenges

challenge-title = ### Kryds og bolle?
challenge-to = <@{ $opponent-id }>, **{ $challenger }** udfordrer dig.
challenge-to-closed = **{ $challenger }** udfordrede **{ $opponent }**.
challenge-last-drawn = Det forrige spil endte uafgjort.
challenge-to-anyone = **{ $challenger }** leder efter nogen at spille med.
challenge-to-anyone-closed = **{ $challenger }** ledte efter nogen at spille med.
challenge-expires = Udløber { $expires }
challenge-rated = Tæller i ratingen
challenge-without-ping = { $opponent } pinges ikke to gange inden for et minut, men kan acceptere her.
challenge-sides-swap = Der byttes side
challenge-opens-me = { $challenger } begynder
challenge-opens-opponent = { $opponent } begynder
challenge-opens-anyone = Den, der siger ja, begynder
challenge-opens-random = En tilfældig spiller begynder
challenge-accepted = Accepteret: spillet er i gang.
challenge-declined = Ikke denne gang: { $opponent } takkede nej.
challenge-withdrawn = { $challenger } trak udfordringen tilbage.
challenge-expired = Tiden udløb, før { $opponent } svarede.
challenge-expired-open = Tiden udløb, før nogen meldte sig.
challenge-withdrawn-private = Du trak din udfordring tilbage.
button-accept = Accepter
button-decline = Afslå
button-join = Vær med
button-withdraw = Træk tilbage
button-challenge-again = Udfordr igen

## Private answers

stopped-private = Du stoppede spil { $id }.
meant-game = Af dine spil her er det spil { $id }, mod { $opponent }. Vil du have et andet, så udfyld *opponent*.
resign-question = **Vil du give op i spil { $id }?** Så vinder { $opponent }.
button-confirm-resign = Ja, giv op
resign-question-untouched = **Vil du give op i spil { $id }?** Ingen har gjort et træk endnu, så det tæller ikke.
resign-question-opened = **Vil du give op i spil { $id }?** Du har ikke gjort et træk endnu, så det tæller ikke.
button-withdraw-challenge = Træk udfordring tilbage
button-keep-playing = Spil videre
dismissed-before = Gjort.
changed-later = Dit tryk tæller. Discord lader mig ikke ændre brættet lige nu, så det følger om et øjeblik; sker det ikke, viser `/ttt board` det igen.
answer-refused = Discord ville ikke vise mit svar her. Måske tillader serverens AutoMod ikke et ord eller et navn i det.
answer-forbidden = Discord lader mig ikke skrive her. Den, der styrer serveren, kan tillade det.
answer-too-large = Det er for stort til Discord.
answer-lost = Discord tog ikke imod mit svar. Prøv igen om lidt.
posted-otherwise = Discord tog ikke imod mit svar, så jeg har sendt det som en besked for sig.
resigned-private = Du gav op i [spil { $id }]({ $link }).
called-off-private = Du aflyste [spil { $id }]({ $link }).
button-restart = Giv op, start et nyt

see-board = [Gå til brættet]({ $link })

refused-broken-button = Den knap kender jeg ikke. Brug `/ttt start` til et nyt spil.
refused-kept-private = Denne server holder mine svar til dig private, så ingen andre ville se det. Dem, der styrer den, kan invitere mig eller give dig tilladelsen *Brug eksterne apps*.
refused-unknown-command = Den kommando kender jeg ikke. Genstart Discord-appen, så dens liste bliver fornyet; `/ttt help` nævner dem, jeg har.
refused-unknown-choice = Det kan ikke vælges her. Åbn kommandoen igen, og vælg noget af det, den tilbyder.
refused-unknown-form = Den formular kender jeg ikke. Åbn den igen, og send den én gang til.
refused-not-watcher = Kun den, der bad om spillet, eller en moderator kan stoppe det. Med `/ttt watch` starter du selv et.
refused-no-such-game = Det spil findes ikke længere. Brug `/ttt start` til et nyt.
refused-no-game-here = Du har ikke noget spil i denne kanal. Brug `/ttt start` for at spille.
refused-no-game-with = Du har ikke noget spil mod { $opponent } i denne kanal.
refused-not-your-game = Det her er ikke dit spil. Brug `/ttt start` til dit eget spil.
refused-not-your-turn = Ikke endnu: { $player } har turen.
refused-not-moderator = Kun medlemmer med *Administrer beskeder* kan stoppe et spil.
refused-no-game-on-message = Der er intet spil i denne besked.
refused-stale-board = Spillet er kommet videre: sådan ser brættet ud nu.
refused-old-copy = Dette er en gammel kopi af brættet. [Spillet fortsætter her]({ $link }).
refused-game-is-over = Dette spil er slut.
refused-already-playing = Du har allerede et spil mod { $opponent } her. [Gå til brættet]({ $link })
refused-already-playing-waiting = Mens du venter, kan du spille mod mig eller en anden her.
refused-channel-not-allowed = På denne server spilles der i andre kanaler: { $channels }
refused-role-not-allowed = På denne server er det kun medlemmer med bestemte roller, der kan spille.
refused-too-soon = På denne server skal du vente mellem udfordringer. Prøv igen { $wait }.
refused-too-many-games = Denne kanal har { $most ->
    [one] 1 spil
   *[other] { $most } spil
} i gang, og flere må der ikke være. Prøv igen, når et er slut, eller i en anden kanal.
refused-too-many-watched = Du følger allerede { $most ->
    [one] 1 spil
   *[other] { $most } spil
}: lad et af dem slutte først.
refused-no-such-challenge = Den udfordring findes ikke længere. Brug `/ttt challenge` til en ny.
refused-nothing-to-resign = Du har hverken et spil eller en udfordring i denne kanal.
refused-challenge-closed-accepted = For sent: udfordringen er accepteret.
refused-challenge-closed-declined = For sent: udfordringen er afslået.
refused-challenge-closed-withdrawn = For sent: udfordringen er trukket tilbage.
refused-challenge-closed-expired = For sent: udfordringen er udløbet.
refused-not-your-challenge = Denne udfordring er til { $player }. Udfordr selv nogen med `/ttt challenge`.
refused-not-your-challenge-again = Kun den, der udfordrede, kan gentage udfordringen. Udfordr selv nogen med `/ttt challenge`.
refused-not-your-offer = Kun den, der udfordrede, kan trække udfordringen tilbage. *{ button-join }* er til dig.
refused-own-challenge = Det er din egen udfordring, så du kan ikke selv tage imod den. *{ button-decline }* trækker den tilbage.
refused-own-offer = Det er din egen udfordring, så en anden skal være med. *{ button-withdraw }* trækker den tilbage.
refused-already-challenging = Du har en åben udfordring i denne kanal: træk den først tilbage med `/ttt resign`. [Gå til udfordringen]({ $link })
refused-challenge-yourself = Du kan ikke udfordre dig selv. Vil du spille mod mig, så brug `/ttt start` uden modstander.
refused-challenge-bot = Botter svarer ikke på udfordringer. Vil du spille mod mig, så brug `/ttt start` uden modstander.
refused-cannot-see-channel = Personen kan ikke se denne kanal og ville ikke kunne svare.
refused-cannot-be-challenged = Du kan ikke spille mod { $player } lige nu.
refused-nobody-else-here = Ingen andre kan se denne samtale. Udfordr folk på en server eller i en gruppe; brug `/ttt start` for at spille mod mig.
refused-unreadable-cell = ”{ $text }” er ikke et felt. Skriv for eksempel b2 eller 5.
refused-ambiguous-cell = ”{ $text }” kan være { $cells }. Skriv, hvilket du mener.
refused-off-board = { $where } findes ikke på dette bræt.
refused-cell-taken = { $where } er optaget.
refused-cell-leaving = Dit symbol på { $where } forsvinder først med dette træk, så { $where } er ikke ledigt endnu. Sæt et andet sted.
refused-store-unavailable = Jeg kan ikke få fat i min database lige nu, så intet er ændret. Prøv igen om lidt.
refused-outcome-unknown = Jeg mistede forbindelsen til min database, mens jeg gemte, så måske gik det igennem, måske ikke. Prøv igen om lidt: intet sker to gange, og `/ttt board` viser dit spil.
refused-person-blocked = Du kan ikke spille med mig: den, der hoster mig, har blokeret dig.
refused-server-blocked = Jeg spiller ikke på denne server: den, der hoster mig, har blokeret den.
refused-not-now = Jeg nåede ikke at tænke det igennem lige nu. Prøv igen om lidt.
refused-unexpected = Noget gik galt hos mig. Dit spil er i sikkerhed: `/ttt board` viser det.

## Help

help-title = ## Kryds og bolle
button-help-play = Sådan spiller du
button-help-commands = Kommandoer
button-help-more = Niveauer og regler
button-support = Support
button-source = Kildekode
button-privacy-policy = Privatlivspolitik
button-terms = Vilkår
button-begin = Start et spil
help-goal = Tre på stribe vinder, også diagonalt.
help-start = **Mod mig:** { $start }, 5 niveauer
help-challenge = **Spil mod en ven:** { $challenge }
help-puzzle = **Spil alene:** { $puzzle }, ny hver dag
help-stuck = **Kørt fast?** *{ button-hint }* viser det bedste træk.
help-lost = **Tabt?** *{ button-review-loss }* viser fejlen.
help-game = **Mens du spiller**
help-on-hint = bedste træk mod mig
help-on-move = b2, 5 …
help-on-board = dit bræt, en gang til
help-on-resign = et spil, en udfordring
help-after = **Værd et kig**
help-on-stats = resultater og rating
help-on-leaderboard = de bedste her
help-on-history = dine afsluttede spil
help-on-review = dine fejl
help-on-watch = jeg spiller mod mig selv
help-yours = **Som du vil have det**
help-on-preferences = brætstil og ping
help-on-privacy = dine data
help-server = **For dig, der styrer en server**
help-on-settings = stil, kanaler, grænser
help-menus = **I menuer, under *Apps***
    På en person: *{ menu-challenge }*
    På en besked: *{ menu-stop }*
help-levels = **Niveauer** · `/ttt start` med `level`
    - *{ level-beginner }* sætter hvor som helst
    - *{ level-easy }* fuldender sine rækker
    - *{ level-casual }* blokerer også dine
    - *{ level-clever }* overser kun dobbelttrusler
    - *{ level-unbeatable }* taber aldrig, undtagen på *{ board-short-vanishing }*
    -# Dobbelttrussel: to rækker på én gang.
help-boards = **Brætter** · `/ttt start` med `board`
    - 3×3, tre på stribe
    - 4×4, fire på stribe
    - 5×5, fire eller fem på stribe
    - *Misère*: tre på stribe **taber**
    - *{ board-short-vanishing }*: kun dine tre nyeste bliver
help-cells = **Felter** · a1 er øverst til venstre, b1 ved siden af. Eller tæl dem: 1 er øverst til venstre.
help-time = **Tid** · et døgn pr. træk, hvis serveren ikke bestemmer andet. Mellem mennesker taber den, der løber tør for tid.
help-screen-reader = **Med skærmlæser** vælger du stilen *{ style-text }* i `/ttt preferences`.

## Settings

command-settings = Indstil kryds og bolle på denne server (for medlemmer med ”Administrer server”)
command-preferences = Vælg feltnumre, brætstil og ping, og hvem der må udfordre dig
command-privacy = Få dine data som fil, eller få dem fjernet
option-action = Hvad der skal ske med dine data
choice-export = Send mig mine data som fil
choice-delete = Fjern mine data

player-somebody = En spiller

settings-title = ### Kryds og bolle på denne server
settings-note = Hvert valg gemmes med det samme og gælder for nye spil.
settings-page = { $page }/{ $pages } · { $name }
button-section-games = Spil
button-section-look = Symboler og stil
button-section-places = Sprog og kanaler
button-section-limits = Grænser
button-section-check = Tjek
button-check-again = Tjek igen

settings-level = **Hvor godt jeg spiller,** indtil nogen har valgt et niveau
settings-board = **Bræt,** hvis ingen vælger et andet
settings-clock = **Tid pr. træk.** Mellem mennesker taber den, der løber tør for tid.
settings-theme = De to spilleres **symboler**
settings-style = **Brætstil,** hvis spillerne ikke foretrækker en anden
settings-remains = **Når et spil er slut,** bliver så meget af beskeden stående
settings-sample = **Sådan ser det ud**
settings-locale = **Sprog** i offentlige beskeder. Private er på læserens eget sprog.
settings-channels = **Kanaler,** hvor spil må starte, også i deres tråde. Vælg ingen for at tillade alle.
settings-roles = **Roller,** der må starte spil. Vælg ingen for at tillade alle.
settings-puzzle-channel = **Dagens opgave:** kanalen, hvor jeg lægger den op hver dag
puzzle-channel-none = Ingen kanal
settings-most-live = **Højst så mange spil ad gangen** i én kanal
settings-pause = **Pause,** før den samme person må udfordre igen
settings-unrated = **Holdt ude af ratingen:** spil med disse personer tæller ikke, heller ikke tidligere
unrated-none = Ingen
channels-all = Alle kanaler
roles-all = Alle
more-choices = Vælg her
button-ask-emoji = To egne emojis …

theme-classic = Klassisk: brikker tegnet af Oxo
theme-plain = Enkelt
theme-animals = Dyr
theme-sky = Himmel
theme-garden = Have
theme-sea = Hav
theme-own = Dine egne
style-server = Serverens stil
style-server-about = Valgt af dem, der styrer den
style-emoji = Emoji
style-emoji-about = Symbolerne på deres brikker
style-text = Tekst
style-text-about = Bogstaver og koordinater, godt til skærmlæsere
remains-all = Hele brættet
remains-line = Kun en linje med resultatet
language-auto = Samme som i Discord
most-live = { $count ->
    [one] 1 spil
   *[other] { $count } spil
}
pause-none = Ingen pause

form-emoji-title = To egne emojis
form-emoji-x-label = I stedet for ❌
form-emoji-o-label = I stedet for 🔵
form-emoji-hint = En vilkårlig emoji, eller en af serverens egne ved navn, f.eks. :cat:

check-title = **Mine tilladelser i { $channel }**
check-has = ✅ { $permission }
check-lacks = ❌ **{ $permission }** mangler:
check-well = Alt, hvad jeg har brug for, er på plads.
check-how = Den, der administrerer kanalen, kan tillade det for min rolle under *Rediger kanal → Tilladelser*. Tryk derefter på *{ button-check-again }*.
check-no-member = ❌ **Ingen har tilføjet mig til denne server,** så jeg kan kun svare på kommandoer og knapper: jeg kan ikke sige til, når det er nogens tur, og brætter, der er ældre end 15 minutter, ændrer sig først, når nogen trykker på en af deres knapper.
check-not-allowed = ⚠️ Spil må ikke starte i denne kanal: den er ikke blandt dem, der er valgt under *{ button-section-places }*.
permission-view = Vis kanal
permission-view-why = uden den kan jeg ikke opdatere et bræt, når tiden udløber, eller en moderator stopper et spil.
permission-send = Send beskeder
permission-send-why = uden den kan jeg ikke sige til spillerne, at det er deres tur, eller at deres tid er ved at udløbe.
permission-attach = Vedhæft filer
permission-attach-why = uden den kan ingen dele billedet af et spil.
permission-send-in-threads = Send beskeder i tråde
permission-send-in-threads-why = uden den kan jeg ikke sige til spillerne, at det er deres tur, eller at deres tid er ved at udløbe.

refused-servers-only = Indstillinger hører til en server, så brug kommandoen dér. Dine egne præferencer finder du med `/ttt preferences`.
refused-not-manager = Kun medlemmer med *Administrer server* kan ændre indstillingerne her. Dine egne præferencer finder du med `/ttt preferences`.
refused-not-your-panel = Dette er lavet til en anden. Åbn dit eget med `/ttt settings`, `/ttt preferences` eller `/ttt privacy`.
refused-not-your-notice = Disse ping er til en anden. Dine egne finder du med `/ttt preferences`.
refused-unknown-emoji = ”{ $text }” er ikke en emoji, jeg kan bruge her. Tag en almindelig emoji, eller en af serverens egne ved navn, f.eks. :cat:
refused-marks-alike = De to symboler skal være forskellige fra hinanden og fra det tomme felt ⬛, ellers kan ingen læse brættet.

## Preferences

preferences-title = ### Dine præferencer
preferences-note = Hvert valg gemmes med det samme og gælder, hvor end du spiller.
preferences-numbering = **Feltnumre** til `/ttt move`
preferences-style = **Brætstil** i dine næste spil
preferences-pings = **Hvornår jeg må pinge dig**
preferences-challenges = **Hvem der må udfordre dig**
preferences-results = **Hvordan dine resultater i dagens opgave vises** på en server, der har den i en kanal
preferences-blocked = **Spil aldrig mod disse personer.** Ingen får det at vide.
pings-turns = Altid, også når du har turen
pings-turns-about = Din tur: først når der er gået et minut
pings-some = Kun udfordringer og tid
pings-some-about = Også når din accepteres; ikke når det er din tur
pings-none = Aldrig
pings-none-about = Du finder udfordringer og påmindelser i kanalen
challenges-anyone = Alle
challenges-nobody = Ingen
results-named = Med mit navn
results-unnamed = Uden mit navn
numbering-reading = Som man læser: 1 2 3 øverst
numbering-keypad = Numpad: 7 øverst til venstre

## Privacy

exported = Dette er alt, hvad jeg gemmer om dig: de spil, du har spillet, dine ratings, dine opgaver, dine udfordringer og dine præferencer.
exported-packed = Dette er alt, hvad jeg gemmer om dig: de spil, du har spillet, dine ratings, dine opgaver, dine udfordringer og dine præferencer. Det er så meget, at jeg har pakket det: gzip og de fleste udpakningsprogrammer kan åbne det.
forget-question =
    ### Vil du fjerne dine data?
    Du giver op i de spil, du er i gang med, og dine åbne udfordringer lukkes. Dit ID, dit navn, dine ratings, dine opgaver og dine præferencer fjernes. Afsluttede spil bliver stående for dem, du spillede mod; de ser ”{ player-somebody }” på din plads, og deres ratings beregnes uden dig. Hvis nogen har valgt ikke at blive udfordret af dig, eller en server har valgt, at dine spil ikke tæller i ratingen, bliver det valg stående, og til det beholder jeg dit ID og intet andet.
    Det **kan ikke fortrydes.** Beskeder, der allerede står i kanaler, beholder det navn, de viser, og sikkerhedskopierne hos den, der hoster mig, indeholder dine data, indtil nyere erstatter dem. Spiller du igen, begynder vi forfra.
button-forget = Fjern mine data
forgotten =
    Færdig: dine data er fjernet. { $games ->
        [0] Du havde ingen afsluttede spil.
        [one] 1 spil viser nu ”{ player-somebody }” på din plads.
       *[other] { $games } spil viser nu ”{ player-somebody }” på din plads.
    } { $ended ->
        [0] { "" }
        [one] Du gav op i det spil, der var i gang.
       *[other] Du gav op i de { $ended } spil, der var i gang.
    } Beskeder, der står i kanaler, beholder dit navn, indtil de slettes dér, og sikkerhedskopierne hos den, der hoster mig, indeholder dine data, indtil nyere erstatter dem.

## Looking on, ahead and back

command-hint = Vis det bedste træk i dit spil mod Oxo; kun du ser det
command-watch = Se Oxo spille mod sig selv
command-history = Vis afsluttede spil; kun du ser listen
command-review = Gå et afsluttet spil igennem, og se fejlene; kun du ser det
option-x = Hvor godt Oxo spiller med X, som begynder
option-o = Hvor godt Oxo spiller med O
option-user-history = Hvis spil du vil se; lad feltet være tomt for dine egne
option-game = Hvilket spil, efter nummeret under brættet; lad feltet være tomt for dit seneste her

button-hint = Hint
button-play-cell = Sæt på { $cell }
button-rematch = Revanche
button-decider = Afgørende spil
rematch-wanted = **{ $player }** vil have revanche. { $opponent }, tryk på *{ button-rematch }*, så går den i gang.
rematch-awaited = Du har bedt om revanche: Den begynder, så snart { $opponent } også trykker på *{ button-rematch }*.
button-review = Gennemgang
button-review-loss = Hvorfor?
button-back = Tilbage
button-next = Frem
button-next-mistake = Næste fejl
button-to-mistake = Til fejlen
button-first-mistake = Første fejl
button-first = Start
button-share = Del
button-save = Gem billede
button-newer = Nyere
button-older = Ældre

game-computer-to-move = Næste træk: { $mark } { $player }

hint-title = Hint til spil { $id }
hint-best = **{ $cell }** er bedst: { $reason }.
hint-last = **{ $cell }** er det sidste ledige felt.
hint-try = Prøv **{ $cell }**: { $reason }.
hint-win = { $sign } vinder
hint-draw = { $sign } uafgjort
hint-loss = { $sign } taber
hint-unknown = { $sign } for tidligt at sige
hint-every-win = Alle felter vinder.
hint-every-draw = Alle felter fører stadig til uafgjort.
hint-every-loss = Alle felter taber.
hint-every-unknown = Det er for tidligt at sige, hvor felterne fører hen.
hint-opening = En af disse åbninger vinder altid: et hjørne, midten eller en kant. Hvilken må du selv finde ud af. Åbn med den, og spørg igen: hvert hint siger, hvad der stadig vinder.
hint-hollow = Et resultat med hint giver kun en hul stjerne.
hint-letter-win = v
hint-letter-draw = u
hint-letter-loss = t
hint-letter-unknown = ?

reason-wins-at-once = det fuldender din række
reason-forks = det truer { $cells } på én gang, og kun ét kan blokeres
reason-forces-win = { $moves ->
    [0] det vinder mod ethvert forsvar
    [one] det vinder mod ethvert forsvar, på 1 træk
   *[other] det vinder mod ethvert forsvar, på { $moves } træk
}
reason-unblockable = det truer { $cells }, hvor mit eget symbol forsvinder: det kan jeg ikke blokere
reason-only-win = { $moves ->
    [0] intet andet felt vinder
    [one] det vinder på 1 træk, og det gør intet andet felt
   *[other] det vinder på { $moves } træk, og det gør intet andet felt
}
reason-misere-win = uanset hvad jeg svarer, er jeg til sidst nødt til at fuldende en række
reason-blocks = det blokerer min række
reason-only-draw = alle andre felter taber
reason-spoils-fork = { $count ->
    [1] jeg vil gerne have { $cells } for at true med to rækker på én gang, og dette forhindrer det
   *[other] jeg vil gerne true med to rækker på én gang, og dette forhindrer det
}
reason-threatens = det truer med en række, så jeg er nødt til at svare med { $cells }
reason-sets-traps = jeg taber, hvis jeg svarer med { $cells }
reason-sets-many-traps = { $count ->
    [one] 1 af mine svar taber
   *[other] { $count } af mine svar taber
}
reason-avoids-line = det fuldender ingen række
reason-holds = det sikrer uafgjort
reason-delays = alle felter taber nu, og dette holder længst
reason-looks-best = intet andet felt ligger på flere åbne rækker

command-stats = Vis resultater, besejrede niveauer og rating; kun du ser dem
command-leaderboard = Vis de højeste ratings her; kun du ser listen
option-user-stats = Hvis statistik du vil se; lad feltet være tomt for din egen
option-scope = Hele serveren, eller dem, der spiller i denne kanal
option-season = En sæson er et kvartal, f.eks. 2026 Q4; lad feltet være tomt for den nuværende
choice-server = Hele serveren
choice-channel = Denne kanal
button-higher = Højere
button-lower = Lavere

season = { $year } Q{ $quarter }
result = { $sign } { $games }
points = { NUMBER($points, useGrouping: 0) }
missing-games = { $games ->
    [one] ét tællende spil til
   *[other] { $games } tællende spil til
}

leaderboard-title = Serverens rangliste, { $season }
leaderboard-title-channel = Rangliste for <#{ $channel-id }>, { $season }
leaderboard-page = { $total ->
    [1] 1 person
   *[other] { $total } personer · side { $page } af { $pages }
}
leaderboard-none = Ingen har en rating her endnu. Spil mellem mennesker tæller: foreslå et med `/ttt challenge`.
leader-brief = { $place } <@{ $user-id }> · **{ NUMBER($rating, useGrouping: 0) }**
leader-brief-provisional = ⏳ <@{ $user-id }> · { NUMBER($rating, useGrouping: 0) }
games-so-far = { $games } af { $most } spil
leaders-provisional = ⏳ ingen plads endnu: det kræver { $games } tællende spil
leaders-unsettled = ? færre end { $games } tællende spil
leaders-legend = ± usikkerheden i en rating
button-details = Detaljer
button-overview = Mindre
button-post-here = Vis her for alle
button-my-place = Min plads
button-challenge-anyone = Udfordr alle
own-place = **Din plads:** { $place } af { $total }, med { NUMBER($rating, useGrouping: 0) } point.
own-provisional = ⏳ **Du** har { NUMBER($rating, useGrouping: 0) } point. Mangler til en plads: { $missing }.
own-missing = ⏳ **Mangler til din plads:** { $missing }.
own-none = **Du** har ingen rating her endnu: spil mod nogen med `/ttt challenge`.
own-left-out = **Du er holdt ude af ratingen:** det har dem, der styrer serveren, bestemt.
rated-games = Spil mellem mennesker her tæller i ratingen, op til tre om dagen mod den samme. En sejr over nogen, der ligger { $points } eller flere point lavere, tæller ikke.
held-title = 🛡️ **Først til uafgjort mod *{ level-unbeatable }***
held-first = { $board } · <@{ $first-id }> · { $date }
held-longest = { $board } · { $longest } i træk · <@{ $longest-id }>

stats-title-server = Statistik for <@{ $user-id }> på denne server
stats-title-anywhere = Statistik for <@{ $user-id }>
stats-none = Ingen afsluttede spil endnu. `/ttt start` starter et.
stats-people = **Mod mennesker:** { $score }
stats-versus = **<@{ $reader-id }> mod <@{ $user-id }>:** { $score }
stats-streak = **Sejre i træk:** { $current ->
    [0] { $best } som bedst
   *[other] { $current } nu, { $best } som bedst
}
stats-computer = **Mod Oxo:** { $score }
trophies-legend =
    { $star } op til sværeste besejrede niveau
    -# { $shield } uafgjort mod { level-unbeatable }
trophies-legend-hints = { $star } kun med hint
trophies-legend-perfect = { $cup } { level-perfect } slået uden hint
stats-levels = **Mod Oxo, niveau for niveau**
stats-run-legend = 🛡️ flest uafgjorte i træk
stats-rating-brief = **Rating { $season }:** { NUMBER($rating, useGrouping: 0) } · { $how }
stats-settles = mangler til en plads: { $missing }
stats-puzzles = **Opgaver i træk:** { $current ->
    [0] { $best } som bedst
    [one] 1 dag nu, { $best } som bedst
   *[other] { $current } dage nu, { $best } som bedst
}
stats-spread = **Rating { $season }:** { NUMBER($rating, useGrouping: 0) } ± { $spread }
stats-past = { $season }: { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
stats-points = Højeste { NUMBER($highest, useGrouping: 0) }, laveste { NUMBER($lowest, useGrouping: 0) }. De seneste, det nyeste til sidst: { $latest }
stats-graph = 📈 Rating spil for spil; bånd: usikkerheden
picture-rating = Ratingen i { $season } som en linje. { $points }
stats-unrated = **Rating:** ingen i { $season }. Spil mellem mennesker tæller.
stats-left-out = **Rating:** holdt ude af ratingen på denne server.
is-provisional = foreløbig
is-at-place = plads { $place }

refused-no-leaderboard-here = Der er kun ratings på servere: bed om ranglisten på en, hvor du spiller.
refused-unknown-season = ”{ $text }” er ikke en sæson. Skriv et år og et kvartal, f.eks. 2026 Q4.

history-title-server = Spilhistorik for <@{ $user-id }> på denne server
history-title-anywhere = Spilhistorik for <@{ $user-id }>
history-none = Ingen afsluttede spil endnu. `/ttt start` starter et.
history-page = { $total ->
    [1] 1 spil
   *[other] { $total } spil, det nyeste først · side { $page } af { $pages }
}
legend-won = 🟩 vundet
legend-drawn = 🟨 uafgjort
legend-lost = 🟥 tabt
legend-otherwise = ⬛ intet resultat
history-won = Vundet mod { $opponent } · #{ $id }
history-lost = Tabt til { $opponent } · #{ $id }
history-drawn = Uafgjort mod { $opponent } · #{ $id }
history-unfinished = Ikke færdigspillet mod { $opponent } · #{ $id }
history-stopped = Stoppet, mod { $opponent } · #{ $id }
history-set-aside = Lagt til side, mod { $opponent } · #{ $id }
history-called-off = Aflyst, mod { $opponent } · #{ $id }
history-choice = { $game } · { $ago } · { $board }
ago-now = lige nu

review-where = Spil { $id } · { $board }
review-at-start = Før det { $total ->
    [1] eneste træk
   *[other] første af { $total } træk
}
review-at = Træk { $ply } af { $total }: { $mark } { $player } satte på **{ $cell }**
review-at-own = Træk { $ply } af { $total }: { $mark } du satte på **{ $cell }**
review-moves = Træk: { $moves }
review-moves-marked = Træk (? er en fejl): { $moves }
review-no-moves = Ingen gjorde et træk, så der er intet at se tilbage på.
review-no-mistakes = ✨ **Ikke en eneste fejl på nogen af siderne.**
review-more-mistakes = … og { $count } til.
mistake-own = Træk { $number }, dit { $cell },
mistake-of = Træk { $number }, { $cell } af { $player },
mistake-win-draw = **{ $move }** gav sejren væk. Bedst var { $better }: det havde vundet.
mistake-win-loss = **{ $move }** tabte et vundet spil. Bedst var { $better }: det havde vundet.
mistake-draw-loss = **{ $move }** tabte spillet. Bedst var { $better }: det havde sikret uafgjort.
mistake-draw-loss-back = **{ $move }** var et tabende træk. Bedst var { $better }: det havde sikret uafgjort.

watch-begin = Hvem begår den første fejl?
watch-slipped = { $player } begik en fejl! Ser { $mark } det?
watch-missed = { $player } missede sejren. Det står lige igen.
watch-wins = { $player } kan tvinge en sejr igennem nu.
watch-even = Det står lige indtil videre.
watch-wins-still = { $player } står stadig til sejr.
watch-wins-yet = { $player } giver ikke slip på sejren.
watch-even-still = Det står stadig lige.
watch-even-yet = Ingen af dem giver sig.

picture-keep = Gem billedet ved at holde fingeren på det eller højreklikke.
shared-by = delt af { $player }
picture-game = Et animeret bræt: { $board }. { $first-mark } er { $first }, { $second-mark } er { $second }. Træk: { $moves }. { $result }
picture-won = { $player } vinder.
picture-nobody-won = Ingen vinder.

refused-cannot-attach = Jeg må ikke vedhæfte filer i denne kanal, så jeg kan ikke dele et billede her. *{ button-save }* sender det kun til dig.
refused-picture-is-being-drawn = Jeg tegner stadig dit forrige billede. Når det er klar, kan du bede om dette.
refused-not-played-by-you = Kun de, der spillede dette spil, kan dele det.
refused-game-shared = Dette spil er allerede delt i denne kanal.
refused-shared-just-now = Du har lige delt noget. Du kan dele igen { $wait }.
refused-game-still-on = Det spil er stadig i gang. Du kan gennemgå det eller bede om revanche, når det er slut.
refused-hint-against-person = Din modstander er et menneske, så et hint ville være snyd. Der er hints i spil mod mig: `/ttt start`.
refused-nothing-to-review = Sådan et spil fandt jeg ikke her. Skriv nummeret under brættet, f.eks. `12`, eller find det med `/ttt history`.
refused-nothing-played-here = Du har ikke afsluttet noget spil i denne kanal. `/ttt history` viser dem, du har spillet.
refused-others-history = Her kan du kun se dine egne spil. Andres kan ses på den server, hvor de blev spillet.
refused-export-running = Dine data er allerede ved at blive samlet. Filen kommer som svar på din første anmodning.
refused-opponent-forgotten = Din modstander har fået fjernet sine data, så der er ingen at spørge. Med `/ttt challenge` udfordrer du en anden.
