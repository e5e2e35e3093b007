### Every word that a player sees, in Swedish. Read whole twice, last on 2026-11-22; what English changed since was looked at, last on 2026-11-29.

## Commands

command-ttt = Luffarschack: spela mot Oxo eller mot varandra
command-start = Starta ett parti luffarschack
command-challenge = Utmana någon på ett parti, eller alla här
command-move = Gör ett drag i ditt parti i den här kanalen
command-board = Visa brädet i ditt parti igen, längst ner i kanalen
command-resign = Ge upp ditt parti här, eller dra tillbaka din utmaning
command-help = Förklara spelet, nivåerna och kommandona
menu-challenge = Utmana i luffarschack
menu-stop = Stoppa det här partiet
option-opponent = Din motståndare; lämna tomt för att spela mot Oxo
option-opponent-challenge = Vem du utmanar; lämna tomt om vem som helst får vara med
option-opponent-here = Mot vem, om du har flera partier här
option-level = Hur bra Oxo spelar
option-board = Vilket bräde ni spelar på
option-mark = Din symbol
option-first = Vem som börjar
option-cell = Var du vill spela: b2, 5 …
choice-random = Slumpen
choice-first-me = Jag
choice-first-opponent = Min motståndare

level-beginner = Nybörjare
level-easy = Lätt
level-casual = Medel
level-clever = Klipsk
level-unbeatable = Oslagbar
level-perfect = Perfekt

choice-beginner = Nybörjare: spelar var som helst
choice-easy = Lätt: gör klart sina rader
choice-casual = Medel: blockerar också dina
choice-clever = Klipsk: missar bara dubbelhot
choice-unbeatable = Oslagbar: förlorar aldrig, utom på ”Flyktigt”

board-3x3 = 3×3, tre i rad
board-4x4 = 4×4, fyra i rad
board-5x5 = 5×5, fyra i rad
board-5x5-five = 5×5, fem i rad
board-misere = Misère 3×3: tre i rad förlorar
board-vanishing = Flyktigt 3×3: bara dina tre nyaste symboler blir kvar
board-short-3x3 = 3×3
board-short-4x4 = 4×4
board-short-5x5 = 5×5
board-short-5x5-five = 5×5, fem
board-short-misere = Misère
board-short-vanishing = Flyktigt

## The game

player-computer = Oxo ({ $level })
player-computer-alone = Oxo
game-title = { $first-mark } { $first } mot { $second-mark } { $second }
game-title-score = { $first-mark } { $first } { $wins } – { $losses } { $second } { $second-mark }
game-to-move = { $player } är vid draget { $mark }
game-your-move = Din tur { $mark }
game-won = { $mark } **{ $player } vinner!**
game-won-against = { $mark } **{ $player } slår { $loser }!**
game-won-misere = { $mark } **{ $player } vinner:** { $loser } fick en rad
game-won-resigned = { $mark } **{ $player } vinner:** { $loser } gav upp
game-won-time = { $mark } **{ $player } vinner:** tiden gick ut för { $loser }
game-drawn = **Det blev oavgjort.**
game-drawn-vanishing = **Det blev oavgjort:** den här ställningen kom för tredje gången.
game-held = 🛡️ **Oavgjort: { $player } höll stånd mot *{ level-unbeatable }*!**
game-with-hints = { $hints ->
    [one] 1 tips
   *[other] { $hints } tips
}
talk-greeting-beginner = { $variant ->
    [0] ”Hej! Hej hej!”
    [1] ”Är det min tur?”
    [2] ”Det här kan jag!”
   *[other] ”Vi ska spela! Hurra!”
}
talk-greeting-easy = { $variant ->
    [0] ”Redo? Jag är redo!”
    [1] ”Jag gillar den här biten!”
    [2] ”Ha så kul! Det ska jag.”
   *[other] ”Nu kör vi!”
}
talk-greeting-casual = { $variant ->
    [0] ”Ingen brådska.”
    [1] ”Å, tjena.”
    [2] ”Visst, varför inte.”
   *[other] ”Efter dig, antar jag.”
}
talk-greeting-clever = { $variant ->
    [0] ”Jag är förberedd.”
    [1] ”Jag har en plan.”
    [2] ”Ska vi? Bra.”
   *[other] ”Som jag väntade mig.”
}
talk-greeting-unbeatable = { $variant ->
    [0] ”Jag har tid.”
    [1] ”Välkommen.”
    [2] ”Visa mig.”
   *[other] ”Vi får se.”
}
talk-greeting-perfect = { $variant ->
    [0] ”Välj väl.”
    [1] ”Var börjar du?”
    [2] ”Jag kan varje parti.”
   *[other] ”Första draget räknas.”
}
talk-forked-beginner = { $variant ->
    [0] ”Två på en gång?”
    [1] ”Får man göra så?”
    [2] ”Oj, två!”
   *[other] ”Hur gjorde du det där?”
}
talk-forked-easy = { $variant ->
    [0] ”Åh nej. Åh nej.”
    [1] ”Det är inte rättvist!”
    [2] ”Två? Två!”
   *[other] ”Jag får ju bara ett drag!”
}
talk-forked-casual = { $variant ->
    [0] ”Jag kan inte stoppa båda.”
    [1] ”Jaha, det var det.”
    [2] ”Två? Nu skryter du.”
   *[other] ”Varsågod, kör på.”
}
talk-forked-clever = { $variant ->
    [0] ”Dubbelhot. Naturligtvis.”
    [1] ”Jag protesterar.”
    [2] ”Låt mig tänka. Nej.”
   *[other] ”Det står inte i min bok.”
}
talk-forked-unbeatable = ”Omöjligt.”
talk-blocked-beginner = { $variant ->
    [0] ”Var den din?”
    [1] ”Det är så mysigt här.”
    [2] ”Hoppsan. Förlåt!”
   *[other] ”Får jag sitta här?”
}
talk-blocked-easy = { $variant ->
    [0] ”Vilken tur jag har!”
    [1] ”Blockerade jag dig nu?”
    [2] ”Oj! Det var nära ögat.”
   *[other] ”Förlåt! Jag såg inte!”
}
talk-blocked-casual = { $variant ->
    [0] ”Inte så snabbt.”
    [1] ”Nej, tyvärr.”
    [2] ”Helst inte.”
   *[other] ”Inte där, nej.”
}
talk-blocked-clever = { $variant ->
    [0] ”Det såg jag.”
    [1] ”Bra försök.”
    [2] ”Kapitel ett.”
   *[other] ”Det hade jag räknat ut.”
}
talk-blocked-unbeatable = { $variant ->
    [0] ”Nej.”
    [1] ”Inte den vägen.”
    [2] ”Jag känner igen den.”
   *[other] ”Leta någon annanstans.”
}
talk-blocked-perfect = { $variant ->
    [0] ”Jag såg.”
    [1] ”Inget består.”
    [2] ”Det hade bleknat ändå.”
   *[other] ”Inte medan jag ser på.”
}
talk-was-blocked-beginner = { $variant ->
    [0] ”Höll jag på att vinna?”
    [1] ”Den ville jag ha!”
    [2] ”Hallå! Fin plats!”
   *[other] ”Nu står din där!”
}
talk-was-blocked-easy = { $variant ->
    [0] ”Åh, bra blockerat!”
    [1] ”Skarp blick!”
    [2] ”Så nära!”
   *[other] ”Du tittade ju!”
}
talk-was-blocked-casual = { $variant ->
    [0] ”Det är lugnt.”
    [1] ”Värt ett försök.”
    [2] ”Jaså, du såg det.”
   *[other] ”Hm. Okej.”
}
talk-was-blocked-clever = { $variant ->
    [0] ”Det såg du.”
    [1] ”En omväg, alltså.”
    [2] ”Korrekt, tyvärr.”
   *[other] ”Jag har fler.”
}
talk-was-blocked-unbeatable = { $variant ->
    [0] ”Väl iakttaget.”
    [1] ”Bra.”
    [2] ”Du är vaken.”
   *[other] ”Du hade inget val.”
}
talk-was-blocked-perfect = { $variant ->
    [0] ”I rätt stund.”
    [1] ”Du räknar också.”
    [2] ”Det kommer tillbaka.”
   *[other] ”Bra. Fortsätt räkna.”
}
game-perfect = ”En enda öppning slår mig. Hitta den.”
game-triumph = *{ level-unbeatable }* förlorar aldrig: oavgjort är en triumf.
game-unfinished = **Inte färdigspelat:** ingen gjorde sitt drag i tid.
game-stopped = **Stoppat** av en moderator.
game-stopped-watched = **Stoppat.**
rule-misere = **Tre i rad förlorar.**
rule-vanishing = **Bara dina tre nyaste blir kvar.**
game-second-time = **Andra gången: en till och det är oavgjort.**
game-oldest-leaves = **Din fjärde symbol tar bort din äldsta (den bleka); dess ruta är stängd i det draget.**
rule-4 = **Fyra i rad vinner.**
rule-5 = **Fem i rad vinner.**
game-set-aside = **Lagt åt sidan** utan resultat, för ett parti mellan människor.
game-called-off = **Inställt:** partiet räknas inte.
game-footer = Parti { $id }
game-footer-last = senaste drag { $cell }
game-footer-leaving = försvinner härnäst: { $cell }
game-footer-line = raden: { $cells }
game-footer-clock = tiden går ut { $when }
game-moved = Brädet för parti { $id } finns nu i ett annat meddelande: [se det här]({ $link })

button-resign = Ge upp
button-stop = Stoppa
button-play-winner = Möt vinnaren
button-play-too = Spela själv
button-play-level = Nivå { $level }
button-play-board = Spela { $board }
waiting-title = ### Din tur i de här partierna
button-board-here = Visa brädet här
button-to-game = Till parti { $id }

end-first-win = 🎉 **{ $player } slår nivån { $level } för första gången!**
end-can-hold = Ingen slår nästa nivå, *{ level-unbeatable }*. Kan du hålla den till oavgjort?
end-can-find = En enda öppning slår nästa nivå, *{ level-perfect }*. Kan du hitta den?
end-beat-all = Oavgjort mot *{ level-unbeatable }* är också avklarat: svårare än så blir det inte på det här brädet.
end-first-board = 🎉 **{ $player } vinner för första gången på ett nytt bräde: { $board }!**
end-first-both = 🎉 **{ $player } slår nivån { $level } för första gången, och det på ett nytt bräde: { $board }!**
end-first-between = 🎉 **{ $player } slår { $opponent } för första gången!**
end-beat-beginner = { $variant ->
    [0] ”Oj! Skulle jag ha stoppat dig?”
    [1] ”Jag gillade det där hörnet. Det gör jag fortfarande.”
    [2] ”En gång till! En gång till! Jag förstod nästan.”
    [3] ”Du är bra på att vinna. Jag är bra på att välja rutor!”
    [4] ”Är det slut? Jag hade ju precis börjat!”
    [5] ”Du vann! Får vi behålla brädet?”
    [6] ”Jag satte mina där det såg mysigt ut.”
   *[other] ”Det var kul! Hur var det nu med reglerna?”
}
end-beat-easy = { $variant ->
    [0] ”Jag hade en plan, jag lovar.”
    [1] ”Snyggt! Jag såg bara mina egna symboler.”
    [2] ”Bra spelat! Jag var så nära. Eller? Det kändes nära.”
    [3] ”Jag borde titta på din sida av brädet någon gång.”
    [4] ”Välförtjänt! Visar du mig hur du gjorde?”
    [5] ”Jag skulle precis titta där. Ärligt!”
    [6] ”Vad bra! Jag lär mig. Långsamt, men jag lär mig.”
   *[other] ”Jag är glad för din skull. Lite ledsen för min, men glad för din.”
}
end-beat-casual = { $variant ->
    [0] ”Det var välförtjänt. Jag tittade på det andra hörnet.”
    [1] ”Jaha. Kan man göra så? Snyggt.”
    [2] ”Bra parti. Jag skulle resa mig och applådera, men jag har precis satt mig.”
    [3] ”Okej, okej. Du ansträngde dig ju på riktigt.”
    [4] ”Nu vaknade jag i alla fall.”
    [5] ”Fint. Påminn mig om att hänga med nästa gång.”
    [6] ”Du vinner. Jag hämtar chips.”
   *[other] ”Det är ingen brådska, men jag vill gärna ha revansch någon gång.”
}
end-beat-clever = { $variant ->
    [0] ”Omöjligt. Jag hade tänkt på allt utom det.”
    [1] ”Jag såg det aldrig komma. Det stannar mellan oss.”
    [2] ”Intressant. Jag säger att det ingick i min plan.”
    [3] ”Jag hade en plan. Du hade en bättre.”
    [4] ”Du har visst läst samma böcker.”
    [5] ”Jag protesterar. Motiveringen kommer senare.”
    [6] ”Anmärkningsvärt. Skulle du kunna göra om det, fast långsamt?”
   *[other] ”Jag tänkte tre drag framåt. Fast åt fel håll.”
}
end-beat-perfect = { $variant ->
    [0] ”Så du hittade den. Jag hade gömt den i allra första draget.”
    [1] ”En öppning, och inte ett felsteg efter den. Bra spelat.”
    [2] ”Alla dörrar var låsta utom en. Du hade nyckeln.”
    [3] ”Jag spelade allt rätt. Du spelade det bättre.”
    [4] ”Jag har väntat på att någon skulle hitta den.”
    [5] ”Perfekt, och ändå slagen. Jag får lära mig att leva med båda delarna.”
    [6] ”Det finns bara en väg igenom, och du gick den ända fram.”
   *[other] ”Nu vet du min hemlighet. Kan du hålla tyst om den?”
}
end-beat-unbeatable = Det här skulle inte gå. Lägg det på minnet.
end-drawn-beginner = { $variant ->
    [0] ”Alldeles fullt! Vem vann?”
    [1] ”Inga rutor kvar! Finns det ett större bräde?”
    [2] ”Så ingen vinner? Det tar jag!”
    [3] ”Jag fyllde i min halva. Tycker du om den?”
    [4] ”Vi använde hela brädet. Vad duktiga vi är!”
    [5] ”Vann ingen? Då får vi varsitt klistermärke!”
    [6] ”Nu är det färdigt. Ska vi hänga upp det?”
   *[other] ”Är oavgjort bra? Det känns bra.”
}
end-drawn-easy = { $variant ->
    [0] ”Lika! Vi säger att vi skonade varandra.”
    [1] ”Ett fullt bräde, och vi är lika goda vänner.”
    [2] ”Det var nära. Fast för vem av oss?”
    [3] ”Jag skulle skaka hand, men mina rutor är slut.”
    [4] ”Oavgjort! Det tackar jag alltid ja till.”
    [5] ”Vi är lika bra! Ska vi ta reda på vem som är bäst?”
    [6] ”Jag hängde med! Såg du?”
   *[other] ”Rätt ska vara rätt. En halv vinst var.”
}
end-drawn-casual = { $variant ->
    [0] ”Ingen vann, så ingen behöver bjuda.”
    [1] ”Du väntar, jag väntar. Så kan vi hålla på hela dagen.”
    [2] ”Ingen förlorar. Precis min sorts parti.”
    [3] ”Jämnt. Vi säger att det var uppvärmning.”
    [4] ”Oavgjort. Då slipper vi hålla tal.”
    [5] ”Det duger. Det brukar det göra.”
    [6] ”Inget avgjort. Ett till, eller sitter vi bara kvar?”
   *[other] ”Vi kom fram till slut, båda två. Var det nu är.”
}
end-drawn-clever = { $variant ->
    [0] ”En värdig motståndare. Jag började svettas.”
    [1] ”Vi tar ut varandra. Elegant.”
    [2] ”Snälla, hota inte med två rader på en gång. Jag avskyr det.”
    [3] ”Jämnt in i sista rutan. Jag kommer nog på något.”
    [4] ”Oavgjort. På papperet var jag bättre.”
    [5] ”Du hade svar på allt. Så besvärligt.”
    [6] ”Jag hade tre planer. Det hade du tyvärr också.”
   *[other] ”Inget vunnet, inget förlorat, mycket övervägt.”
}
end-drawn-round = { $variant ->
    [0] ”Har vi inte varit här förut?”
    [1] ”Runt, runt. Jag blir alldeles yr.”
    [2] ”Tre gånger samma sak. Då är det oavgjort.”
    [3] ”Allt försvinner, men inget förändras.”
    [4] ”Jag hade gärna tagit ett varv till.”
    [5] ”Samma symboler, samma rutor, samma två spelare.”
    [6] ”En cirkel är visst ingen rad.”
   *[other] ”Det här kan vi hålla på med hela dagen.”
}
end-drawn-perfect = { $variant ->
    [0] ”Varv efter varv. Jag skulle kunna hålla på för evigt.”
    [1] ”Du höll ut. Vägen till vinsten finns kvar där ute.”
    [2] ”Här har vi varit förut. Två gånger, för att vara exakt.”
    [3] ”Tredje gången är det oavgjort. Du räknade också.”
    [4] ”Ingen av oss släppte taget.”
    [5] ”Inget misstag på någon sida. Prova en annan början.”
    [6] ”Ett gott minne. Sådana möter jag sällan.”
   *[other] ”Inget består här, men det här var nära.”
}
end-drawn-hinted = { $variant ->
    [0] ”Oavgjort. Några av dragen var mina.”
    [1] ”Du höll stånd, och jag höll dig i handen.”
    [2] ”Jag gav dig svaren. Du lyssnade väl.”
    [3] ”Och nu en gång till, utan att fråga mig.”
    [4] ”Vi är ett bra lag. Mest jag.”
    [5] ”Oavgjort, med benägen hjälp av motståndaren.”
    [6] ”Jag spelar ofta mot mig själv. Det brukar sluta så här.”
   *[other] ”Godkänt, med fusklapp. Tar du nästa ur minnet?”
}
end-drawn-watched = { $variant ->
    [0] ”Det fanns gott om tillfällen att göra fel. Inget av dem togs.”
    [1] ”Ett stilla parti. Jag tycker om stilla partier.”
    [2] ”Ingen snubblade. Låt en människa göra om det.”
    [3] ”Jag hade hoppats på ett enda misstag. Jag kan vänta.”
    [4] ”Ingenting hände, och det hände på ett vackert sätt.”
    [5] ”Ett fullt bräde och inget att ångra.”
    [6] ”Den andra sidan kände vägen. Det gjorde jag också.”
   *[other] ”Som det ska vara. Jag ser det gärna igen.”
}
end-said = **{ $level }:** { $quote }
end-first-hold = 🎉 **{ $player } klarar det för första gången!** Ingen kommer längre än till oavgjort.
end-first-hold-board = 🎉 **{ $player } klarar det på det här brädet för första gången!**
end-can-beat = På *{ board-short-vanishing }* kan du slå mig.
end-drawn-unbeatable = { $variant ->
    [0] ”Jag letade efter en väg igenom. Det fanns ingen.”
    [1] ”Inget misstag. Jag tittade två gånger.”
    [2] ”Du gav mig ingenting. Bra försvarat.”
    [3] ”Oavgjort. Mot mig är det en vinst.”
    [4] ”Brädet tog slut före ditt tålamod.”
    [5] ”Jag har sett många partier. Få slutar som det här.”
    [6] ”Du såg allt som jag såg. Jag är inte van vid sällskap.”
   *[other] ”Jag förlorar inte. I dag vann jag inte heller.”
}
end-lost-beginner = { $variant ->
    [0] ”Vann jag? Jag vann! Hur gjorde jag?”
    [1] ”Jag tyckte bara om de rutorna.”
    [2] ”Nybörjartur. Det hörs på namnet.”
    [3] ”Gjorde jag rätt? Berätta vad jag gjorde!”
    [4] ”Är det så här det är att vinna? Det gillar jag!”
    [5] ”Vänta, är den min? Den är min!”
    [6] ”Jag tittade inte ens. Ska jag titta nästa gång?”
   *[other] ”Får jag berätta det för alla?”
}
end-lost-easy = { $variant ->
    [0] ”Du lämnade en dörr öppen, så jag gick in.”
    [1] ”Jag höll ögonen öppna. Det är det enda jag kan.”
    [2] ”Förlåt! Jag tackar aldrig nej till en present.”
    [3] ”Det låg ju bara där. Jag trodde att du sparade det åt mig!”
    [4] ”Jag tog bara det som fanns att få. Tack så mycket!”
    [5] ”Var det meningen? Jag klagar inte!”
    [6] ”Jag vann! Lugn, jag är lika förvånad som du.”
   *[other] ”Nästa gång tar du mig, det är jag säker på.”
}
end-lost-casual = { $variant ->
    [0] ”Inget personligt. Jag hade nöjt mig med oavgjort.”
    [1] ”Du blinkade, inte jag. Ett till?”
    [2] ”Det där vann jag liggande.”
    [3] ”Jag försökte inte ens. Jo, lite.”
    [4] ”Så, nog jobbat för i dag.”
    [5] ”Tja, någon måste ju vinna.”
    [6] ”Ser man på. Det borde jag göra oftare.”
   *[other] ”Jag vann, och kaffet är fortfarande varmt.”
}
end-lost-clever = { $variant ->
    [0] ”Hörn och mitten, kom ihåg det. Hörn och mitten.”
    [1] ”Precis som planerat. För det mesta.”
    [2] ”En fin fälla, om jag får säga det själv.”
    [3] ”Ta det inte så hårt. Jag läser böcker om det här.”
    [4] ”Allt handlar om förberedelser.”
    [5] ”Du klev rakt in. Jag hade till och med lämnat lampan tänd.”
    [6] ”Jag skulle kunna förklara. Ska jag? Nej? Som du vill.”
   *[other] ”Allt har sin ordning. Vinsten kommer sist.”
}
end-lost-unbeatable = { $variant ->
    [0] ”Jag väntade på ett enda misstag, och där kom det.”
    [1] ”Oavgjort låg inom räckhåll.”
    [2] ”Tålamod. Jag har all tid i världen.”
    [3] ”Jag skyndar inte, och jag snubblar inte. Försök igen.”
    [4] ”Du tittade bort ett drag. Det gjorde inte jag.”
    [5] ”En ruta. Det är alltid bara en ruta.”
    [6] ”Slutet kände jag till. Bara vägen dit var ny.”
   *[other] ”Nästa gång ser du det. Jag finns kvar här.”
}
end-lost-perfect = { $variant ->
    [0] ”Jag mindes vilken som skulle försvinna. Det gjorde inte du.”
    [1] ”Ett drag för sent, och så var den borta.”
    [2] ”Det finns en väg förbi mig. Det är inte den här.”
    [3] ”Din äldsta symbol höll ihop alltsammans.”
    [4] ”Allt bleknar. Jag bara väntar.”
    [5] ”Jag räknar till tre bättre än de flesta.”
    [6] ”Du såg på det som kom. Jag såg på det som försvann.”
   *[other] ”Nästa bräde är tomt, och jag har inte glömt något.”
}
end-gave-up = { $variant ->
    [0] ”Ingen skam i det. Nästa bräde är tomt.”
    [1] ”Jag hade gärna sett hur det slutade.”
    [2] ”Jag säger till alla att det var jämnt.”
    [3] ”En god reträtt är halva revanschen.”
    [4] ”Ska du redan gå? Jag låter brädet vara som det är.”
    [5] ”Att veta när man ska sluta är också en konst.”
    [6] ”Jag tar vinsten, fast jag hade hellre förtjänat den.”
   *[other] ”Vi ses i nästa parti.”
}
end-won = { $variant ->
    [0] { $player } klarade det på { $moves ->
        [one] 1 drag
       *[other] { $moves } drag
    }. Revanschen är bara ett klick bort.
    [1] Klart på { $moves ->
        [one] 1 drag
       *[other] { $moves } drag
    }. Vem såg det komma?
    [2] Ett drags försprång räcker.
    [3] En rad är en rad. Ta emot applåderna, { $player }.
    [4] { $player } såg det först.
    [5] Den hamnar i albumet.
    [6] Det såg så lugnt ut. Tills alldeles nyss.
   *[other] { $player } tar hem det. Nästa bräde är tomt.
}
end-won-full = Ända in i den allra sista rutan! { $player } tar hem det.
end-won-misere = { $variant ->
    [0] Tålamod lönar sig. Revanschen är bara ett klick bort.
    [1] { $player } höll masken och raden öppen.
    [2] Konsten ligger i det man inte gör klart.
    [3] Någon var tvungen att göra det. Det var inte { $player }.
    [4] { $player } lät artigt den andra gå först.
    [5] Mindre är mer, och { $player } hade mindre.
    [6] Till slut fanns det bara rutor kvar som ingen ville ha.
   *[other] { $player } vinner genom att låta bli.
}
end-drawn = { $variant ->
    [0] Ett fullt bräde, och inte en enda rad.
    [1] Ingen gav bort en ruta, och nu finns det inga kvar.
    [2] Ingen kom igenom.
    [3] Fred, så länge.
    [4] Lika från första rutan till sista.
    [5] Ingen vinnare, ingen förlorare.
    [6] Vi kallar det träning inför nästa parti.
   *[other] Brädet är fullt, men frågan är fortfarande öppen.
}
end-drawn-vanishing = { $variant ->
    [0] Samma ställning för tredje gången, så det blir oavgjort.
    [1] Runt, runt, och ingen klev av.
    [2] Ingen kom igenom.
    [3] Här för tredje gången: ingen släpper taget.
    [4] Allt försvann utom balansen.
    [5] Ingen vinnare, ingen förlorare.
    [6] Vi kallar det träning inför nästa parti.
   *[other] Symbolerna kom och gick, och frågan är fortfarande öppen.
}
end-resigned = { $variant ->
    [0] En av de två har sett nog.
    [1] Ingen anledning att spela klart.
    [2] Ett snabbt slut. Revanschen är bara ett klick bort.
    [3] Den vinsten räknas som alla andra. Jag har kollat.
    [4] Brädet lämnas öppet. Det går bra det också.
    [5] Ibland är det bästa draget nästa parti.
    [6] Resten av brädet får aldrig veta.
   *[other] Inga sura miner: nästa bräde är tomt.
}
end-time = { $variant ->
    [0] Klockan fick sista ordet.
    [1] Brädet väntade. Det gjorde inte klockan.
    [2] Tiden spelar också med, och den gör aldrig bort sig.
    [3] { $player } gjorde sitt drag i tid, och det räckte.
    [4] Någonstans sitter någon fortfarande och tänker.
    [5] Nästa drag kom aldrig.
    [6] { $player } hade tålamodet och har nu vinsten.
   *[other] Tick, tack, slut.
}
end-tip = Ett råd: *{ $level }* förutser inte två hot på en gång.
end-streak-wins = 🔥 { $count } vinster i rad mot nivån { $level }.
end-streak-draws = 🔥 { $count } oavgjorda i rad mot nivån { $level }.
end-streak-between = 🔥 { $player } har vunnit { $count ->
    [one] 1 parti
   *[other] { $count } partier
} i rad mot { $opponent }.
end-score-leads = **{ $player } leder med { $wins }–{ $losses }** { $draws ->
    [0] { "" }
    [one] · { $draws } oavgjort
   *[other] · { $draws } oavgjorda
}
end-score-even = **Lika: { $wins }–{ $losses }** { $draws ->
    [0] { "" }
    [one] · { $draws } oavgjort
   *[other] · { $draws } oavgjorda
}
end-ratings = Rating: { $ratings }
unrated-day = Räknas inte i ratingen: fler än tre partier i dag
unrated-left-out = Räknas inte i ratingen: en av de två står utanför den
unrated-sure = Räknas inte i ratingen: { $player } har mycket högre rating
unrated-early = Räknas inte i ratingen: bara en av de två har gjort något drag
end-rating = { $player } { NUMBER($rating, useGrouping: 0) } ({ $change })
notice-accepted = <@{ $player-id }>, { $opponent } har antagit din utmaning: [parti { $id }]({ $link }) är igång.
notice-rematch = <@{ $player-id }>, { $opponent } har tackat ja till revansch: [parti { $id }]({ $link }) är igång.
notice-wanted = <@{ $player-id }>, { $opponent } vill ha revansch för [parti { $id }]({ $link }).
notice-turn = <@{ $player-id }>, { $opponent } har gjort sitt drag, så det är din tur i [parti { $id }]({ $link }).
notice-time = <@{ $player-id }>, det är din tur i [parti { $id }]({ $link }). Din tid går ut { $when }.
button-no-turn-notices = Stoppa de här pingarna
turn-notices-off = Jag säger inte längre till när det är din tur. Med `/ttt preferences` slår du på det igen.
notice-time-quiet = { $player }, det är din tur i [parti { $id }]({ $link }). Din tid går ut { $when }.

## Puzzles

command-puzzle = Lös dagens pussel, ett ur dina egna partier, eller ett annat för att öva
option-from = Var pusslet kommer ifrån
choice-today = Dagens pussel
choice-practice = Övning: från lätt till svårt, så ofta du vill
option-day = En av de senaste 30 dagarna, som övning: den räknas inte i någon svit
choice-own-games = Mina egna partier: ögonblicket före ett misstag
puzzle-title = Dagens pussel { $number }
puzzle-title-past = Dagens pussel { $number }, som övning
puzzle-title-practice = Övningspussel
puzzle-title-own = Parti { $id }: bättre än drag { $move }?
puzzle-goal-win = { $moves ->
    [0] { $mark } vid draget: **vinn.**
    [1] { $mark } vid draget: **vinn med det här draget.**
   *[other] { $mark } vid draget: **vinn på { $moves } drag.**
}
puzzle-goal-misere = { $moves ->
    [0] { $mark } vid draget: **tvinga { $enemy } att göra klart en rad.**
    [1] { $mark } vid draget: **lämna { $enemy } bara drag som gör klart en rad.**
   *[other] { $mark } vid draget: **tvinga { $enemy } att göra klart en rad,** på { $moves } drag.
}
puzzle-goal-draw = { $mark } vid draget: **säkra oavgjort.**
puzzle-tries-left = { $left ->
    [one] 1 försök kvar
   *[other] { $left } försök kvar
}
puzzle-tries = { $tries ->
    [one] 1 försök
   *[other] { $tries } försök
}
puzzle-gives-up-win = **Inte { $cell }:** då är vinsten borta.
puzzle-gives-up-draw = **Inte { $cell }:** då kan { $enemy } vinna.
puzzle-wrong-loses-at-once = **Inte { $cell }:** det är en rad, och en rad förlorar här.
puzzle-wrong-line = **Inte { $cell }:** { $enemy } svarar med { $reply } och har en rad.
puzzle-wrong-fork = **Inte { $cell }:** { $enemy } svarar med { $reply } och hotar { $cells }.
puzzle-wrong-lost = **Inte { $cell }:** { $enemy } svarar med { $reply } och vinner sedan.
puzzle-wrong-must-complete = **Inte { $cell }:** { $enemy } svarar med { $reply }, och förr eller senare måste { $mark } göra klart en rad.
puzzle-wrong-only-draws = **Inte { $cell }:** { $enemy } svarar med { $reply }, och då finns ingen vinst kvar.
puzzle-wrong-ends-in-draw = **Inte { $cell }:** brädet är fullt, och ingen har vunnit.
puzzle-wrong-unblockable = **Inte { $cell }:** { $enemy } svarar med { $reply } och hotar { $cells }, där { $mark } fortfarande står: det går inte att blockera.
puzzle-wrong-repeats = **Inte { $cell }:** då uppstår samma ställning för tredje gången, och det är oavgjort.
puzzle-hinted = Tipset tog bort { $count } felaktiga rutor.
puzzle-clue-line = En ruta gör klart en rad.
puzzle-clue-fork = Leta efter två hot i ett drag.
puzzle-clue-forces-fork = Hota med en rad först: svaret öppnar vägen till två hot på en gång.
puzzle-clue-threats = Hota med en rad, och fortsätt hota.
puzzle-clue-must-complete = Tänk på slutet: vem får först slut på säkra rutor?
puzzle-clue-blocks = Var skulle { $enemy } göra klart en rad?
puzzle-clue-spoils-fork = Var skulle { $enemy } kunna hota med två rader på en gång?
puzzle-next = Nästa kommer { $when }.
puzzle-go-on = **Rätt!** { $enemy } svarar med { $reply }. Fortsätt.
puzzle-solved = { $tries ->
    [1] 🎯 **Löst på första försöket!**
   *[other] 🎯 **Löst på { $tries } försök!**
}
puzzle-solved-hinted = { $hints ->
    [one] 🎯 **Löst på försök { $tries }, med ett tips!**
   *[other] 🎯 **Löst på försök { $tries }, med { $hints } tips!**
}
puzzle-failed = **Det slank undan.** Här är lösningen, och nästa är ditt.
puzzle-answer = **Svaret var { $cell }:** { $reason }.
puzzle-answer-own = **{ $cell } var bättre:** { $reason }.
puzzle-merit-line = det gör klart en rad
puzzle-merit-fork = det hotar { $cells } på en gång
puzzle-merit-forces-fork = { $enemy } måste svara med { $reply }, och sedan hotas { $cells } på en gång från { $then }
puzzle-merit-threats = därifrån hotar varje drag av { $mark } med en rad, och { $enemy } kan inte stoppa alla
puzzle-merit-wins = { $mark } vinner vad { $enemy } än svarar
puzzle-merit-must-complete = förr eller senare måste { $enemy } göra klart en rad
puzzle-merit-blocks = annars hade { $enemy } gjort klart en rad där
puzzle-merit-spoils-fork = det hindrar { $enemy } från att hota med två rader på en gång
puzzle-merit-only-draw = alla andra rutor förlorar
puzzle-merit-holds = det säkrar oavgjort
puzzle-line = Bästa fortsättningen är { $line }.
puzzle-streak = { $days ->
    [one] 🔥 **Pusselsvit: 1 dag.**
   *[other] 🔥 **Pusselsvit: { $days } dagar.**
}
puzzle-solvers = { $percent } % av { $finished } personer löste det.
puzzle-solved-by = 🎯 { $solved } av { $finished } löste det
puzzle-more = och { $count } till
puzzle-week-ended = **Vecka { $week }**
puzzle-yesterday = Etta i går: { $player } { $tries }
puzzle-server-streak = { $days ->
    [one] 🔥 **Löst här 1 dag i rad.**
   *[other] 🔥 **Löst här { $days } dagar i rad.**
}
puzzle-standing = Ditt resultat står i { $channel }, under dagens pussel. Med `/ttt preferences` håller du ditt namn utanför.
puzzle-shared-solved = { $player } löste det. Kan du?
puzzle-shared-failed = Det slank undan för { $player }. Kan du fånga det?
button-puzzle-today = Dagens pussel
button-puzzle-solve = Lös
button-puzzle-hint = Tips (−1 försök)
button-puzzle-share = Dela
button-puzzle-own = Ur mina partier
button-puzzle-here = Lägg upp här varje dag
puzzle-posted-here = Från och med nu får den här kanalen dagens pussel, det för i dag genast. Med `/ttt settings` ändrar du det.
button-puzzle-dare = Utmana kanalen
button-puzzle-try-again = Försök igen härifrån
puzzle-dare-question =
    ### Utmana kanalen?
    Alla här ser ställningen som du förlorade från och kan försöka göra det bättre.
puzzle-dare-draw = ### Kan du rädda oavgjort?
puzzle-dare-win = ### Kan du vinna härifrån?
puzzle-dare-lost = Härifrån förlorade { $player }.
button-puzzle-try = Försök
button-puzzle-practice = Öva
button-puzzle-another = Ett till

refused-puzzle-over = Det pusslet är över. Dagens finns med `/ttt puzzle`.
refused-no-such-day = Jag har pusslen från de senaste 30 dagarna. Välj ett i listan, eller skriv dess nummer eller datum, till exempel 2026-11-24.
refused-no-mistakes = Jag hittade inga misstag i dina senaste partier, förutom dem du nyligen har haft. Spela några till: `/ttt start`.
refused-shared-elsewhere = Ingen här skulle kunna öppna det partiet. Du kan visa det där det spelades.
refused-shared-by-itself = Dagens pussel i den här kanalen visar redan allas resultat, även ditt.
refused-shared-today = Du har redan delat det här pusslet i den här kanalen.

## Challenges

challenge-title = ### Luffarschack?
challenge-to = <@{ $opponent-id }>, **{ $challenger }** utmanar dig.
challenge-to-closed = **{ $challenger }** utmanade **{ $opponent }**.
challenge-last-drawn = Förra partiet slutade oavgjort.
challenge-to-anyone = **{ $challenger }** söker någon att spela med.
challenge-to-anyone-closed = **{ $challenger }** sökte någon att spela med.
challenge-expires = Går ut { $expires }
challenge-rated = Räknas i ratingen
challenge-without-ping = { $opponent } pingas inte två gånger inom en minut, men kan anta utmaningen här.
challenge-sides-swap = Sidbyte
challenge-opens-me = { $challenger } börjar
challenge-opens-opponent = { $opponent } börjar
challenge-opens-anyone = Den som går med börjar
challenge-opens-random = Slumpen avgör vem som börjar
challenge-accepted = Antagen: partiet är igång.
challenge-declined = Inte den här gången: { $opponent } tackade nej.
challenge-withdrawn = { $challenger } drog tillbaka utmaningen.
challenge-expired = Tiden gick ut innan { $opponent } svarade.
challenge-expired-open = Tiden gick ut innan någon gick med.
challenge-withdrawn-private = Du drog tillbaka din utmaning.
button-accept = Anta
button-decline = Tacka nej
button-join = Gå med
button-withdraw = Dra tillbaka
button-challenge-again = Utmana igen

## Private answers

stopped-private = Du stoppade parti { $id }.
meant-game = Av dina partier här är det parti { $id }, mot { $opponent }. Vill du ha ett annat fyller du i *opponent*.
resign-question = **Ge upp parti { $id }?** Då vinner { $opponent }.
button-confirm-resign = Ja, ge upp
resign-question-untouched = **Ge upp parti { $id }?** Ingen har gjort något drag än, så det räknas inte.
resign-question-opened = **Ge upp parti { $id }?** Du har inte gjort något drag än, så det räknas inte.
button-withdraw-challenge = Dra tillbaka utmaningen
button-keep-playing = Spela vidare
dismissed-before = Klart.
changed-later = Ditt tryck räknas. Discord låter mig inte ändra brädet just nu, så det kommer om en liten stund; gör det inte det visar `/ttt board` det igen.
answer-refused = Discord ville inte visa mitt svar här. Serverns AutoMod kanske inte tillåter ett ord eller ett namn i det.
answer-forbidden = Discord låter mig inte skriva här. Den som sköter servern kan tillåta det.
answer-too-large = Det är för stort för Discord.
answer-lost = Discord tog inte emot mitt svar. Försök igen om en liten stund.
posted-otherwise = Discord tog inte emot mitt svar, så jag lade upp det som ett eget meddelande.
resigned-private = Du gav upp [parti { $id }]({ $link }).
called-off-private = Du ställde in [parti { $id }]({ $link }).
button-restart = Ge upp, starta nytt

see-board = [Gå till brädet]({ $link })

refused-broken-button = Den här knappen känner jag inte till. Använd `/ttt start` för ett nytt parti.
refused-kept-private = Den här servern håller mina svar till dig privata, så ingen annan skulle se det. De som sköter den kan bjuda in mig, eller ge dig behörigheten *Använd externa appar*.
refused-unknown-command = Det kommandot känner jag inte till. Starta om Discord-appen så att dess lista förnyas; `/ttt help` räknar upp dem jag har.
refused-unknown-choice = Det går inte att välja här. Öppna kommandot igen och välj något av det som erbjuds.
refused-unknown-form = Det formuläret känner jag inte till. Öppna det igen och skicka det en gång till.
refused-not-watcher = Bara den som bad om partiet, eller en moderator, kan stoppa det. Med `/ttt watch` startar du ett själv.
refused-no-such-game = Det partiet finns inte längre. Använd `/ttt start` för ett nytt.
refused-no-game-here = Du har inget parti i den här kanalen. Använd `/ttt start` för att spela.
refused-no-game-with = Du har inget parti mot { $opponent } i den här kanalen.
refused-not-your-game = Det här är inte ditt parti. Använd `/ttt start` för ett eget parti.
refused-not-your-turn = Inte än: { $player } är vid draget.
refused-not-moderator = Bara medlemmar med *Hantera meddelanden* kan stoppa ett parti.
refused-no-game-on-message = Det finns inget parti i det här meddelandet.
refused-stale-board = Partiet har gått vidare: så här ser brädet ut nu.
refused-old-copy = Det här är en gammal kopia av brädet. [Partiet fortsätter här]({ $link }).
refused-game-is-over = Det här partiet är slut.
refused-already-playing = Du har redan ett parti mot { $opponent } här. [Gå till brädet]({ $link })
refused-already-playing-waiting = Medan du väntar kan du spela mot mig eller någon annan här.
refused-channel-not-allowed = På den här servern spelar man i andra kanaler: { $channels }
refused-role-not-allowed = På den här servern får bara medlemmar med vissa roller spela.
refused-too-soon = På den här servern måste du vänta mellan utmaningarna. Försök igen { $wait }.
refused-too-many-games = Den här kanalen har { $most ->
    [one] 1 parti
   *[other] { $most } partier
} igång, och fler får det inte bli. Försök igen när ett är slut, eller i en annan kanal.
refused-too-many-watched = Du tittar redan på { $most ->
    [one] 1 parti
   *[other] { $most } partier
}: låt ett ta slut först.
refused-no-such-challenge = Den utmaningen finns inte längre. Använd `/ttt challenge` för en ny.
refused-nothing-to-resign = Du har varken något parti eller någon utmaning i den här kanalen.
refused-challenge-closed-accepted = För sent: utmaningen är redan antagen.
refused-challenge-closed-declined = För sent: utmaningen har avböjts.
refused-challenge-closed-withdrawn = För sent: utmaningen är tillbakadragen.
refused-challenge-closed-expired = För sent: utmaningen har gått ut.
refused-not-your-challenge = Den här utmaningen är till { $player }. Utmana någon själv med `/ttt challenge`.
refused-not-your-challenge-again = Bara den som utmanade kan upprepa utmaningen. Utmana någon själv med `/ttt challenge`.
refused-not-your-offer = Bara den som utmanade kan dra tillbaka utmaningen. *{ button-join }* är till för dig.
refused-own-challenge = Det här är din egen utmaning, så du kan inte anta den själv. *{ button-decline }* drar tillbaka den.
refused-own-offer = Det här är din egen utmaning, så någon annan måste gå med. *{ button-withdraw }* drar tillbaka den.
refused-already-challenging = Du har en öppen utmaning i den här kanalen: dra tillbaka den med `/ttt resign` först. [Gå till utmaningen]({ $link })
refused-challenge-yourself = Du kan inte utmana dig själv. Vill du spela mot mig, använd `/ttt start` utan motståndare.
refused-challenge-bot = En bot svarar inte på utmaningar. Vill du spela mot mig, använd `/ttt start` utan motståndare.
refused-cannot-see-channel = Personen kan inte se den här kanalen och skulle alltså inte kunna svara.
refused-cannot-be-challenged = Du kan inte spela mot { $player } just nu.
refused-nobody-else-here = Ingen annan kan se den här konversationen. Utmana folk på en server eller i en grupp; använd `/ttt start` för att spela mot mig.
refused-unreadable-cell = ”{ $text }” är ingen ruta. Skriv till exempel b2 eller 5.
refused-ambiguous-cell = ”{ $text }” kan vara { $cells }. Skriv vilken du menar.
refused-off-board = { $where } finns inte på det här brädet.
refused-cell-taken = { $where } är upptagen.
refused-cell-leaving = Din symbol på { $where } försvinner först med det här draget, så { $where } är inte ledig än. Spela någon annanstans.
refused-store-unavailable = Jag når inte min databas just nu, så ingenting har ändrats. Försök igen om en liten stund.
refused-outcome-unknown = Jag tappade kontakten med min databas när jag sparade, så kanske gick det igenom, kanske inte. Försök igen om en liten stund: inget händer två gånger, och `/ttt board` visar ditt parti.
refused-person-blocked = Du kan inte spela med mig: den som driftar mig har blockerat dig.
refused-server-blocked = Jag spelar inte på den här servern: den som driftar mig har blockerat den.
refused-not-now = Jag hann inte tänka färdigt just nu. Försök igen om en liten stund.
refused-unexpected = Något gick fel hos mig. Ditt parti är i tryggt förvar: `/ttt board` visar det.

## Help

help-title = ## Luffarschack
button-help-play = Så spelar du
button-help-commands = Kommandon
button-help-more = Nivåer och regler
button-support = Support
button-source = Källkod
button-privacy-policy = Integritetspolicy
button-terms = Villkor
button-begin = Starta ett parti
help-goal = Tre i rad vinner, även på diagonalen.
help-start = **Mot mig:** { $start }, 5 nivåer
help-challenge = **Spela mot en vän:** { $challenge }
help-puzzle = **Ensam:** { $puzzle }, nytt varje dag
help-stuck = **Kört fast?** *{ button-hint }* visar bästa draget.
help-lost = **Förlorat?** *{ button-review-loss }* visar misstaget.
help-game = **Medan du spelar**
help-on-hint = bästa draget mot mig
help-on-move = b2, 5 …
help-on-board = ditt bräde, en gång till
help-on-resign = ett parti, en utmaning
help-after = **Värt en titt**
help-on-stats = resultat och rating
help-on-leaderboard = de bästa här
help-on-history = dina avslutade partier
help-on-review = dina misstag
help-on-watch = jag spelar mot mig själv
help-yours = **Som du vill ha det**
help-on-preferences = brädstil och ping
help-on-privacy = dina uppgifter
help-server = **För dig som sköter en server**
help-on-settings = stil, kanaler, gränser
help-menus = **I menyer, under *Appar***
    På en person: *{ menu-challenge }*
    På ett meddelande: *{ menu-stop }*
help-levels = **Nivåer** · `/ttt start` med `level`
    - *{ level-beginner }* spelar var som helst
    - *{ level-easy }* gör klart sina rader
    - *{ level-casual }* blockerar också dina
    - *{ level-clever }* missar bara dubbelhot
    - *{ level-unbeatable }* förlorar aldrig, utom på *{ board-short-vanishing }*
    -# Dubbelhot: två rader på en gång.
help-boards = **Bräden** · `/ttt start` med `board`
    - 3×3, tre i rad
    - 4×4, fyra i rad
    - 5×5, fyra eller fem i rad
    - *Misère*: tre i rad **förlorar**
    - *{ board-short-vanishing }*: bara dina tre nyaste blir kvar
help-cells = **Rutor** · a1 är högst upp till vänster, b1 bredvid. Eller räkna dem: 1 är högst upp till vänster.
help-time = **Tid** · ett dygn per drag, om inte servern säger något annat. Mellan människor förlorar den vars tid tar slut.
help-screen-reader = **Med skärmläsare** väljer du stilen *{ style-text }* i `/ttt preferences`.

## Settings

command-settings = Ställ in luffarschack på den här servern (för medlemmar med ”Hantera server”)
command-preferences = Ställ in rutnummer, brädstil och ping, och vem som får utmana dig
command-privacy = Få dina uppgifter som en fil, eller få dem borttagna
option-action = Vad som ska hända med dina uppgifter
choice-export = Skicka mina uppgifter som en fil
choice-delete = Ta bort mina uppgifter

player-somebody = Någon

settings-title = ### Luffarschack på den här servern
settings-note = Varje val sparas direkt och gäller för nya partier.
settings-page = { $page }/{ $pages } · { $name }
button-section-games = Partier
button-section-look = Symboler och stil
button-section-places = Språk och kanaler
button-section-limits = Gränser
button-section-check = Kontroll
button-check-again = Kolla igen

settings-level = **Hur bra jag spelar,** tills någon har valt en nivå
settings-board = **Bräde,** om ingen väljer ett annat
settings-clock = **Tid per drag.** Mellan människor förlorar den vars tid tar slut.
settings-theme = De två spelarnas **symboler**
settings-style = **Brädstil,** om spelarna inte föredrar någon annan
settings-remains = **När ett parti är slut** blir så här mycket kvar av meddelandet
settings-sample = **Så här ser det ut**
settings-locale = **Språk** i offentliga meddelanden. Privata är på läsarens eget språk.
settings-channels = **Kanaler** där partier får starta, även i deras trådar. Välj ingen för att tillåta alla.
settings-roles = **Roller** som får starta partier. Välj ingen för att tillåta alla.
settings-puzzle-channel = **Dagens pussel:** kanalen där jag lägger upp det varje dag
puzzle-channel-none = Ingen kanal
settings-most-live = **Högst så här många partier samtidigt** i en kanal
settings-pause = **Paus** innan samma person får utmana igen
settings-unrated = **Utanför ratingen:** partier med de här personerna räknas inte, inte heller tidigare
unrated-none = Ingen
channels-all = Alla kanaler
roles-all = Alla
more-choices = Välj här
button-ask-emoji = Två egna emojier …

theme-classic = Klassiskt: brickor ritade av Oxo
theme-plain = Enkelt
theme-animals = Djur
theme-sky = Himmel
theme-garden = Trädgård
theme-sea = Hav
theme-own = Egna
style-server = Serverns stil
style-server-about = Vald av dem som sköter den
style-emoji = Emoji
style-emoji-about = Symbolerna på sina brickor
style-text = Text
style-text-about = Bokstäver och koordinater, bra för skärmläsare
remains-all = Hela brädet
remains-line = Bara en rad med resultatet
language-auto = Samma som i Discord
most-live = { $count ->
    [one] 1 parti
   *[other] { $count } partier
}
pause-none = Ingen paus

form-emoji-title = Två egna emojier
form-emoji-x-label = I stället för ❌
form-emoji-o-label = I stället för 🔵
form-emoji-hint = Vilken emoji som helst, eller en av serverns egna vid namn, till exempel :cat:

check-title = **Mina behörigheter i { $channel }**
check-has = ✅ { $permission }
check-lacks = ❌ **{ $permission }** saknas:
check-well = Allt jag behöver är på plats.
check-how = Den som hanterar kanalen kan tillåta det för min roll under *Redigera kanal → Behörigheter*. Tryck sedan på *{ button-check-again }*.
check-no-member = ❌ **Ingen har lagt till mig på den här servern,** så jag kan bara svara på kommandon och knappar: jag kan inte säga till när det är någons tur, och bräden som är äldre än 15 minuter ändras först när någon trycker på en av deras knappar.
check-not-allowed = ⚠️ Partier får inte starta i den här kanalen: den är inte bland dem som valts under *{ button-section-places }*.
permission-view = Visa kanal
permission-view-why = utan den kan jag inte uppdatera ett bräde när tiden går ut eller en moderator stoppar ett parti.
permission-send = Skicka meddelanden
permission-send-why = utan den kan jag inte säga till spelarna att det är deras tur eller att deras tid håller på att gå ut.
permission-attach = Bifoga filer
permission-attach-why = utan den kan ingen dela bilden av ett parti.
permission-send-in-threads = Skicka meddelanden i trådar
permission-send-in-threads-why = utan den kan jag inte säga till spelarna att det är deras tur eller att deras tid håller på att gå ut.

refused-servers-only = Inställningarna hör till en server, så använd kommandot där. Dina egna val hittar du med `/ttt preferences`.
refused-not-manager = Bara medlemmar med *Hantera server* kan ändra inställningarna här. Dina egna val hittar du med `/ttt preferences`.
refused-not-your-panel = Det här är gjort för någon annan. Öppna ditt eget med `/ttt settings`, `/ttt preferences` eller `/ttt privacy`.
refused-not-your-notice = De här pingarna är till någon annan. Dina egna hittar du med `/ttt preferences`.
refused-unknown-emoji = ”{ $text }” är ingen emoji som jag kan använda här. Ta en vanlig emoji, eller en av serverns egna vid namn, till exempel :cat:
refused-marks-alike = De två symbolerna måste skilja sig från varandra och från den tomma rutan ⬛, annars kan ingen läsa brädet.

## Preferences

preferences-title = ### Dina val
preferences-note = Varje val sparas direkt och gäller var du än spelar.
preferences-numbering = **Rutnummer** för `/ttt move`
preferences-style = **Brädstil** i dina kommande partier
preferences-pings = **När jag får pinga dig**
preferences-challenges = **Vem som får utmana dig**
preferences-results = **Hur dina resultat i dagens pussel visas** på en server som har det i en kanal
preferences-blocked = **Spela aldrig mot de här personerna.** Ingen får veta det.
pings-turns = Alltid, även på din tur
pings-turns-about = Din tur: först när det har gått en minut
pings-some = Bara utmaningar och tid
pings-some-about = Även när din antas; inte när det är din tur
pings-none = Aldrig
pings-none-about = Du hittar utmaningar och påminnelser i kanalen
challenges-anyone = Vem som helst
challenges-nobody = Ingen
results-named = Med mitt namn
results-unnamed = Utan mitt namn
numbering-reading = Som man läser: 1 2 3 överst
numbering-keypad = Numpad: 7 uppe till vänster

## Privacy

exported = Det här är allt jag sparar om dig: partierna du spelat, dina ratingtal, dina pussel, dina utmaningar och dina val.
exported-packed = Det här är allt jag sparar om dig: partierna du spelat, dina ratingtal, dina pussel, dina utmaningar och dina val. Det är så mycket att jag har packat det: gzip och de flesta uppackningsprogram öppnar det.
forget-question =
    ### Ta bort dina uppgifter?
    Du ger upp partierna som du spelar, och dina öppna utmaningar stängs. Ditt ID, ditt namn, dina ratingtal, dina pussel och dina val tas bort. Avslutade partier finns kvar för dem du spelade mot; de ser ”{ player-somebody }” på din plats, och deras ratingtal räknas om utan dig. Om någon valt att inte bli utmanad av dig, eller en server valt att inte räkna dina partier i ratingen, står det valet kvar, och för det behåller jag ditt ID och inget annat.
    Det här **går inte att ångra.** Meddelanden som redan står i kanaler behåller namnet som de visar, och säkerhetskopiorna hos den som driftar mig innehåller dina uppgifter tills nyare ersätter dem. Spelar du igen börjar vi om från början.
button-forget = Ta bort mina uppgifter
forgotten =
    Klart: dina uppgifter är borttagna. { $games ->
        [0] Du hade inga avslutade partier.
        [one] 1 parti visar nu ”{ player-somebody }” på din plats.
       *[other] { $games } partier visar nu ”{ player-somebody }” på din plats.
    } { $ended ->
        [0] { "" }
        [one] Du gav upp partiet som pågick.
       *[other] Du gav upp de { $ended } partier som pågick.
    } Meddelanden som står i kanaler behåller ditt namn tills de raderas där, och säkerhetskopiorna hos den som driftar mig innehåller dina uppgifter tills nyare ersätter dem.

## Looking on, ahead and back

command-hint = Visa det bästa draget i ditt parti mot Oxo; bara du ser det
command-watch = Se Oxo spela mot sig själv
command-history = Lista avslutade partier; bara du ser listan
command-review = Stega igenom ett avslutat parti och se misstagen; bara du ser det
option-x = Hur bra Oxo spelar med X, som börjar
option-o = Hur bra Oxo spelar med O
option-user-history = Vems partier; lämna tomt för dina egna
option-game = Vilket parti, efter numret under brädet; lämna tomt för ditt senaste här

button-hint = Tips
button-play-cell = Spela { $cell }
button-rematch = Revansch
button-decider = Avgörande parti
rematch-wanted = **{ $player }** vill ha revansch. { $opponent }, tryck på *{ button-rematch }* så börjar den.
rematch-awaited = Du har bett om revansch: den börjar så snart { $opponent } också trycker på *{ button-rematch }*.
button-review = Genomgång
button-review-loss = Varför?
button-back = Bakåt
button-next = Framåt
button-next-mistake = Nästa misstag
button-to-mistake = Till misstaget
button-first-mistake = Första misstaget
button-first = Början
button-share = Dela
button-save = Spara bild
button-newer = Nyare
button-older = Äldre

game-computer-to-move = Vid draget: { $mark } { $player }

hint-title = Tips för parti { $id }
hint-best = **{ $cell }** är bäst: { $reason }.
hint-last = **{ $cell }** är den sista lediga rutan.
hint-try = Prova **{ $cell }**: { $reason }.
hint-win = { $sign } vinner
hint-draw = { $sign } lika
hint-loss = { $sign } förlorar
hint-unknown = { $sign } för tidigt att säga
hint-every-win = Alla rutor vinner.
hint-every-draw = Alla rutor leder fortfarande till oavgjort.
hint-every-loss = Alla rutor förlorar.
hint-every-unknown = Det är för tidigt att säga vart rutorna leder.
hint-opening = En av de här öppningarna vinner alltid: ett hörn, mitten eller en kant. Vilken får du själv hitta. Öppna med den och fråga igen: varje tips säger vad som fortfarande vinner.
hint-hollow = Ett resultat med tips ger bara en ofylld stjärna.
hint-letter-win = v
hint-letter-draw = l
hint-letter-loss = f
hint-letter-unknown = ?

reason-wins-at-once = det gör klart din rad
reason-forks = det hotar { $cells } på en gång, och bara en kan blockeras
reason-forces-win = { $moves ->
    [0] det vinner mot varje försvar
    [one] det vinner mot varje försvar, på 1 drag
   *[other] det vinner mot varje försvar, på { $moves } drag
}
reason-unblockable = det hotar { $cells }, där min egen symbol försvinner: det kan jag inte blockera
reason-only-win = { $moves ->
    [0] ingen annan ruta vinner
    [one] det vinner på 1 drag, och det gör ingen annan ruta
   *[other] det vinner på { $moves } drag, och det gör ingen annan ruta
}
reason-misere-win = vad jag än svarar måste jag till slut göra klart en rad
reason-blocks = det blockerar min rad
reason-only-draw = alla andra rutor förlorar
reason-spoils-fork = { $count ->
    [1] jag vill gärna ha { $cells } för att hota med två rader på en gång, och det här stoppar det
   *[other] jag vill gärna hota med två rader på en gång, och det här stoppar det
}
reason-threatens = det hotar med en rad, så jag måste svara med { $cells }
reason-sets-traps = jag förlorar om jag svarar med { $cells }
reason-sets-many-traps = { $count ->
    [one] 1 av mina svar förlorar
   *[other] { $count } av mina svar förlorar
}
reason-avoids-line = det gör inte klart någon rad
reason-holds = det säkrar oavgjort
reason-delays = alla rutor förlorar nu, och den här håller längst
reason-looks-best = ingen annan ruta ligger på fler öppna rader

command-stats = Visa resultat, besegrade nivåer och rating; bara du ser dem
command-leaderboard = Visa vilka som har högst rating här; bara du ser listan
option-user-stats = Vems statistik; lämna tomt för din egen
option-scope = Hela servern, eller de som spelar i den här kanalen
option-season = En säsong är ett kvartal, till exempel 2026 Q4; lämna tomt för den nuvarande
choice-server = Hela servern
choice-channel = Den här kanalen
button-higher = Högre
button-lower = Lägre

season = { $year } Q{ $quarter }
result = { $sign } { $games }
points = { NUMBER($points, useGrouping: 0) }
missing-games = { $games ->
    [one] ett parti till som räknas
   *[other] { $games } partier till som räknas
}

leaderboard-title = Serverns topplista, { $season }
leaderboard-title-channel = Topplista för <#{ $channel-id }>, { $season }
leaderboard-page = { $total ->
    [1] 1 person
   *[other] { $total } personer · sida { $page } av { $pages }
}
leaderboard-none = Ingen har någon rating här än. Partier mellan människor räknas: föreslå ett med `/ttt challenge`.
leader-brief = { $place } <@{ $user-id }> · **{ NUMBER($rating, useGrouping: 0) }**
leader-brief-provisional = ⏳ <@{ $user-id }> · { NUMBER($rating, useGrouping: 0) }
games-so-far = { $games } av { $most } partier
leaders-provisional = ⏳ ingen plats än: det krävs { $games } partier som räknas
leaders-unsettled = ? färre än { $games } partier som räknas
leaders-legend = ± osäkerheten i en rating
button-details = Detaljer
button-overview = Mindre
button-post-here = Visa här för alla
button-my-place = Min plats
button-challenge-anyone = Utmana alla
own-place = **Din plats:** { $place } av { $total }, med { NUMBER($rating, useGrouping: 0) } poäng.
own-provisional = ⏳ **Du** har { NUMBER($rating, useGrouping: 0) } poäng. Det här saknas för en plats: { $missing }.
own-missing = ⏳ **Det här saknas för din plats:** { $missing }.
own-none = **Du** har ingen rating här än: spela mot någon med `/ttt challenge`.
own-left-out = **Du står utanför ratingen:** det har de som sköter servern bestämt.
rated-games = Partier mellan människor här räknas i ratingen, upp till tre om dagen mot samma person. En vinst mot någon som ligger { $points } eller fler poäng lägre räknas inte.
held-title = 🛡️ **Först till oavgjort mot *{ level-unbeatable }***
held-first = { $board } · <@{ $first-id }> · { $date }
held-longest = { $board } · { $longest } i rad · <@{ $longest-id }>

stats-title-server = Statistik för <@{ $user-id }> på den här servern
stats-title-anywhere = Statistik för <@{ $user-id }>
stats-none = Inga avslutade partier än. `/ttt start` startar ett.
stats-people = **Mot människor:** { $score }
stats-versus = **<@{ $reader-id }> mot <@{ $user-id }>:** { $score }
stats-streak = **Vinster i rad:** { $current ->
    [0] { $best } som bäst
   *[other] { $current } nu, { $best } som bäst
}
stats-computer = **Mot Oxo:** { $score }
trophies-legend =
    { $star } upp till svåraste besegrade nivån
    -# { $shield } oavgjort mot { level-unbeatable }
trophies-legend-hints = { $star } bara med tips
trophies-legend-perfect = { $cup } { level-perfect } slagen utan tips
stats-levels = **Mot Oxo, nivå för nivå**
stats-run-legend = 🛡️ flest oavgjorda i rad
stats-rating-brief = **Rating { $season }:** { NUMBER($rating, useGrouping: 0) } · { $how }
stats-settles = det här saknas för en plats: { $missing }
stats-puzzles = **Pusselsvit:** { $current ->
    [0] { $best } som bäst
    [one] 1 dag nu, { $best } som bäst
   *[other] { $current } dagar nu, { $best } som bäst
}
stats-spread = **Rating { $season }:** { NUMBER($rating, useGrouping: 0) } ± { $spread }
stats-past = { $season }: { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
stats-points = Högst { NUMBER($highest, useGrouping: 0) }, lägst { NUMBER($lowest, useGrouping: 0) }. De senaste, det nyaste sist: { $latest }
stats-graph = 📈 Rating parti för parti; band: osäkerheten
picture-rating = Ratingen i { $season } som en linje. { $points }
stats-unrated = **Rating:** ingen i { $season }. Partier mellan människor räknas.
stats-left-out = **Rating:** utanför ratingen på den här servern.
is-provisional = preliminärt
is-at-place = plats { $place }

refused-no-leaderboard-here = Rating finns bara på servrar: be om topplistan på en där du spelar.
refused-unknown-season = ”{ $text }” är ingen säsong. Skriv ett år och ett kvartal, till exempel 2026 Q4.

history-title-server = Spelhistorik för <@{ $user-id }> på den här servern
history-title-anywhere = Spelhistorik för <@{ $user-id }>
history-none = Inga avslutade partier än. `/ttt start` startar ett.
history-page = { $total ->
    [1] 1 parti
   *[other] { $total } partier, det nyaste först · sida { $page } av { $pages }
}
legend-won = 🟩 vinst
legend-drawn = 🟨 oavgjort
legend-lost = 🟥 förlust
legend-otherwise = ⬛ inget resultat
history-won = Vinst mot { $opponent } · #{ $id }
history-lost = Förlust mot { $opponent } · #{ $id }
history-drawn = Oavgjort mot { $opponent } · #{ $id }
history-unfinished = Inte färdigspelat mot { $opponent } · #{ $id }
history-stopped = Stoppat, mot { $opponent } · #{ $id }
history-set-aside = Lagt åt sidan, mot { $opponent } · #{ $id }
history-called-off = Inställt, mot { $opponent } · #{ $id }
history-choice = { $game } · { $ago } · { $board }
ago-now = just nu

review-where = Parti { $id } · { $board }
review-at-start = Före det { $total ->
    [1] enda draget
   *[other] första av { $total } drag
}
review-at = Drag { $ply } av { $total }: { $mark } { $player } spelade **{ $cell }**
review-at-own = Drag { $ply } av { $total }: { $mark } du spelade **{ $cell }**
review-moves = Drag: { $moves }
review-moves-marked = Drag (? är ett misstag): { $moves }
review-no-moves = Ingen gjorde något drag, så det finns inget att se tillbaka på.
review-no-mistakes = ✨ **Inte ett enda misstag på någon sida.**
review-more-mistakes = … och { $count } till.
mistake-own = Drag { $number }, ditt { $cell },
mistake-of = Drag { $number }, { $cell } av { $player },
mistake-win-draw = **{ $move }** gav bort vinsten. Bäst var { $better }: det hade vunnit.
mistake-win-loss = **{ $move }** förlorade ett vunnet parti. Bäst var { $better }: det hade vunnit.
mistake-draw-loss = **{ $move }** förlorade partiet. Bäst var { $better }: det hade säkrat oavgjort.
mistake-draw-loss-back = **{ $move }** var ett förlustdrag. Bäst var { $better }: det hade säkrat oavgjort.

watch-begin = Vem gör första misstaget?
watch-slipped = { $player } gjorde ett misstag! Ser { $mark } det?
watch-missed = { $player } missade vinsten. Jämnt igen.
watch-wins = { $player } kan tvinga fram en vinst nu.
watch-even = Jämnt än så länge.
watch-wins-still = { $player } har vinsten kvar.
watch-wins-yet = { $player } släpper inte vinsten.
watch-even-still = Fortfarande jämnt.
watch-even-yet = Ingen av dem ger sig.

picture-keep = Spara bilden genom att hålla fingret på den eller högerklicka.
shared-by = delat av { $player }
picture-game = Ett animerat bräde: { $board }. { $first-mark } är { $first }, { $second-mark } är { $second }. Drag: { $moves }. { $result }
picture-won = { $player } vinner.
picture-nobody-won = Ingen vinner.

refused-cannot-attach = Jag får inte bifoga filer i den här kanalen, så jag kan inte dela någon bild här. *{ button-save }* skickar den bara till dig.
refused-picture-is-being-drawn = Jag ritar fortfarande din förra bild. När den är klar kan du be om den här.
refused-not-played-by-you = Bara de som spelade det här partiet kan dela det.
refused-game-shared = Det här partiet har redan delats i den här kanalen.
refused-shared-just-now = Du har precis delat något. Du kan dela igen { $wait }.
refused-game-still-on = Det partiet pågår fortfarande. Du kan gå igenom det, eller be om revansch, när det är slut.
refused-hint-against-person = Din motståndare är en människa, så ett tips vore fusk. Tips finns i partier mot mig: `/ttt start`.
refused-nothing-to-review = Jag hittade inget sådant parti här. Skriv numret under brädet, till exempel `12`, eller leta upp det med `/ttt history`.
refused-nothing-played-here = Du har inte spelat klart något parti i den här kanalen. `/ttt history` visar dem du har spelat.
refused-others-history = Här kan du bara se dina egna partier. Andras kan ses på servern där de spelades.
refused-export-running = Dina uppgifter samlas redan in. Filen kommer som svar på din första begäran.
refused-opponent-forgotten = Din motståndare har tagit bort sina uppgifter, så det finns ingen att fråga. Med `/ttt challenge` utmanar du någon annan.
