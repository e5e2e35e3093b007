### Every word that a player sees, in Norwegian Bokmål. Read whole twice, last on 2026-11-22; what English changed since was looked at, last on 2026-11-29.

## Commands

command-ttt = Tripp trapp tresko: spill mot Oxo eller mot hverandre
command-start = Start et spill tripp trapp tresko
command-challenge = Utfordre noen til et spill, eller alle her
command-move = Gjør et trekk i spillet ditt i denne kanalen
command-board = Vis brettet i spillet ditt igjen, nederst i kanalen
command-resign = Gi opp spillet ditt her, eller trekk tilbake utfordringen din
command-help = Forklar spillet, nivåene og kommandoene
menu-challenge = Utfordre til tripp trapp tresko
menu-stop = Stopp dette spillet
option-opponent = Motstanderen din; la stå tomt for å spille mot Oxo
option-opponent-challenge = Hvem du utfordrer; la stå tomt hvis alle kan bli med
option-opponent-here = Mot hvem, hvis du har flere spill her
option-level = Hvor godt Oxo spiller
option-board = Hvilket brett dere spiller på
option-mark = Merket ditt
option-first = Hvem som begynner
option-cell = Hvor du setter: b2, 5 …
choice-random = Tilfeldig
choice-first-me = Jeg
choice-first-opponent = Motstanderen min

level-beginner = Nybegynner
level-easy = Lett
level-casual = Middels
level-clever = Lur
level-unbeatable = Uslåelig
level-perfect = Perfekt

choice-beginner = Nybegynner: setter hvor som helst
choice-easy = Lett: fullfører radene sine
choice-casual = Middels: blokkerer også dine
choice-clever = Lur: overser bare doble trusler
choice-unbeatable = Uslåelig: taper aldri, unntatt på «Flyktig»

board-3x3 = 3×3, tre på rad
board-4x4 = 4×4, fire på rad
board-5x5 = 5×5, fire på rad
board-5x5-five = 5×5, fem på rad
board-misere = Misère 3×3: tre på rad taper
board-vanishing = Flyktig 3×3: bare de tre nyeste merkene dine blir stående
board-short-3x3 = 3×3
board-short-4x4 = 4×4
board-short-5x5 = 5×5
board-short-5x5-five = 5×5, fem
board-short-misere = Misère
board-short-vanishing = Flyktig

## The game

player-computer = Oxo ({ $level })
player-computer-alone = Oxo
game-title = { $first-mark } { $first } mot { $second-mark } { $second }
game-title-score = { $first-mark } { $first } { $wins } – { $losses } { $second } { $second-mark }
game-to-move = { $player } har turen { $mark }
game-your-move = Din tur { $mark }
game-won = { $mark } **{ $player } vinner!**
game-won-against = { $mark } **{ $player } slår { $loser }!**
game-won-misere = { $mark } **{ $player } vinner:** { $loser } fikk en rad
game-won-resigned = { $mark } **{ $player } vinner:** { $loser } ga opp
game-won-time = { $mark } **{ $player } vinner:** tiden løp ut for { $loser }
game-drawn = **Det ble uavgjort.**
game-drawn-vanishing = **Det ble uavgjort:** denne stillingen kom for tredje gang.
game-held = 🛡️ **Uavgjort: { $player } holdt stand mot *{ level-unbeatable }*!**
game-with-hints = { $hints ->
    [one] 1 hint
   *[other] { $hints } hint
}
talk-greeting-beginner = { $variant ->
    [0] «Hei! Hei hei!»
    [1] «Er det min tur?»
    [2] «Denne kan jeg!»
   *[other] «Vi skal spille! Jippi!»
}
talk-greeting-easy = { $variant ->
    [0] «Klar? Jeg er klar!»
    [1] «Jeg liker denne delen!»
    [2] «Kos deg! Det gjør jeg.»
   *[other] «Da kjører vi!»
}
talk-greeting-casual = { $variant ->
    [0] «Ingen hast.»
    [1] «Å, hei.»
    [2] «Ja, hvorfor ikke.»
   *[other] «Etter deg, tenker jeg.»
}
talk-greeting-clever = { $variant ->
    [0] «Jeg er forberedt.»
    [1] «Jeg har en plan.»
    [2] «Skal vi? Godt.»
   *[other] «Som ventet.»
}
talk-greeting-unbeatable = { $variant ->
    [0] «Jeg har tid.»
    [1] «Velkommen.»
    [2] «Vis meg.»
   *[other] «Vi får se.»
}
talk-greeting-perfect = { $variant ->
    [0] «Velg med omhu.»
    [1] «Hvor begynner du?»
    [2] «Jeg kjenner alle spill.»
   *[other] «Det første trekket teller.»
}
talk-forked-beginner = { $variant ->
    [0] «To på én gang?»
    [1] «Er det lov?»
    [2] «Oi, to!»
   *[other] «Hvordan gjorde du det?»
}
talk-forked-easy = { $variant ->
    [0] «Å nei. Å nei.»
    [1] «Det er urettferdig!»
    [2] «To? To!»
   *[other] «Jeg har jo bare ett trekk!»
}
talk-forked-casual = { $variant ->
    [0] «Jeg rekker ikke begge.»
    [1] «Vel, det var det.»
    [2] «To? Nå skryter du.»
   *[other] «Ja, bare kom igjen.»
}
talk-forked-clever = { $variant ->
    [0] «Dobbel trussel. Selvsagt.»
    [1] «Jeg protesterer.»
    [2] «La meg tenke. Nei.»
   *[other] «Det står ikke i min bok.»
}
talk-forked-unbeatable = «Umulig.»
talk-blocked-beginner = { $variant ->
    [0] «Var den din?»
    [1] «Det er så koselig her.»
    [2] «Oi. Unnskyld!»
   *[other] «Får jeg sitte her?»
}
talk-blocked-easy = { $variant ->
    [0] «For en flaks!»
    [1] «Blokkerte jeg deg nå?»
    [2] «Å! Det var nære på.»
   *[other] «Sorry! Jeg så ikke etter!»
}
talk-blocked-casual = { $variant ->
    [0] «Ikke så fort.»
    [1] «Beklager, nei.»
    [2] «Helst ikke.»
   *[other] «Ikke der, nei.»
}
talk-blocked-clever = { $variant ->
    [0] «Det så jeg.»
    [1] «Godt forsøk.»
    [2] «Kapittel én.»
   *[other] «Det hadde jeg beregnet.»
}
talk-blocked-unbeatable = { $variant ->
    [0] «Nei.»
    [1] «Ikke den veien.»
    [2] «Den kjenner jeg.»
   *[other] «Let et annet sted.»
}
talk-blocked-perfect = { $variant ->
    [0] «Sett.»
    [1] «Ingenting varer.»
    [2] «Det hadde falmet likevel.»
   *[other] «Ikke mens jeg ser på.»
}
talk-was-blocked-beginner = { $variant ->
    [0] «Holdt jeg på å vinne?»
    [1] «Den ville jeg ha!»
    [2] «Hei! Fin plass!»
   *[other] «Nå står din der!»
}
talk-was-blocked-easy = { $variant ->
    [0] «Å, godt blokkert!»
    [1] «Skarpt øye!»
    [2] «Så nær!»
   *[other] «Du fulgte jo med!»
}
talk-was-blocked-casual = { $variant ->
    [0] «Greit nok.»
    [1] «Verdt et forsøk.»
    [2] «Å, du så det.»
   *[other] «Hm. Ok.»
}
talk-was-blocked-clever = { $variant ->
    [0] «Det så du.»
    [1] «En omvei, altså.»
    [2] «Korrekt, dessverre.»
   *[other] «Jeg har flere.»
}
talk-was-blocked-unbeatable = { $variant ->
    [0] «Godt sett.»
    [1] «Bra.»
    [2] «Du er våken.»
   *[other] «Du måtte jo det.»
}
talk-was-blocked-perfect = { $variant ->
    [0] «I rett tid.»
    [1] «Du teller også.»
    [2] «Det kommer tilbake.»
   *[other] «Bra. Fortsett å telle.»
}
game-perfect = «Én åpning slår meg. Finn den.»
game-triumph = *{ level-unbeatable }* taper aldri: uavgjort er en triumf.
game-unfinished = **Ikke ferdigspilt:** ingen gjorde et trekk i tide.
game-stopped = **Stoppet** av en moderator.
game-stopped-watched = **Stoppet.**
rule-misere = **Tre på rad taper.**
rule-vanishing = **Bare dine tre nyeste blir stående.**
game-second-time = **Andre gang: én til, og det er uavgjort.**
game-oldest-leaves = **Det fjerde merket ditt fjerner det eldste (det bleke); ruten dets er stengt i det trekket.**
rule-4 = **Fire på rad vinner.**
rule-5 = **Fem på rad vinner.**
game-set-aside = **Lagt til side** uten resultat, til fordel for et spill mellom mennesker.
game-called-off = **Avlyst:** spillet teller ikke.
game-footer = Spill { $id }
game-footer-last = siste trekk { $cell }
game-footer-leaving = forsvinner neste gang: { $cell }
game-footer-line = raden: { $cells }
game-footer-clock = tiden går ut { $when }
game-moved = Brettet til spill { $id } er nå i en annen melding: [se det her]({ $link })

button-resign = Gi opp
button-stop = Stopp
button-play-winner = Møt vinneren
button-play-too = Spill selv
button-play-level = Nivå { $level }
button-play-board = Spill { $board }
waiting-title = ### Din tur i disse spillene
button-board-here = Vis brettet her
button-to-game = Til spill { $id }

end-first-win = 🎉 **{ $player } slår nivået { $level } for første gang!**
end-can-hold = Ingen slår det neste, *{ level-unbeatable }*. Klarer du å holde det til uavgjort?
end-can-find = Én åpning slår det neste, *{ level-perfect }*. Klarer du å finne den?
end-beat-all = Uavgjort mot *{ level-unbeatable }* er også i boks: vanskeligere blir det ikke på dette brettet.
end-first-board = 🎉 **{ $player } vinner for første gang på et nytt brett: { $board }!**
end-first-both = 🎉 **{ $player } slår nivået { $level } for første gang, og det på et nytt brett: { $board }!**
end-first-between = 🎉 **{ $player } slår { $opponent } for første gang!**
end-beat-beginner = { $variant ->
    [0] «Å! Skulle jeg ha stoppet deg?»
    [1] «Jeg likte det hjørnet. Jeg liker det fortsatt.»
    [2] «En gang til! En gang til! Jeg skjønte det nesten.»
    [3] «Du er flink til å vinne. Jeg er flink til å velge ruter!»
    [4] «Er det slutt? Jeg hadde jo akkurat begynt!»
    [5] «Du vant! Får vi beholde brettet?»
    [6] «Jeg satte mine der det så koselig ut.»
   *[other] «Det var gøy! Hvordan var nå reglene?»
}
end-beat-easy = { $variant ->
    [0] «Jeg hadde en plan, jeg lover.»
    [1] «Bra! Jeg så bare mine egne merker.»
    [2] «Godt spilt! Jeg var så nær. Var jeg ikke? Det føltes sånn.»
    [3] «Jeg burde kikke på din side av brettet en gang.»
    [4] «Vel fortjent! Viser du meg hvordan du gjorde det?»
    [5] «Jeg skulle akkurat til å se der. Helt sant!»
    [6] «Imponerende! Jeg lærer. Sakte, men jeg lærer.»
   *[other] «Jeg er glad på dine vegne. Litt lei meg på mine, men glad på dine.»
}
end-beat-casual = { $variant ->
    [0] «Greit nok. Jeg så på det andre hjørnet.»
    [1] «Jaha. Kan man gjøre det? Fint.»
    [2] «Bra spill. Jeg ville reist meg og klappet, men jeg har nettopp satt meg.»
    [3] «Ok, ok. Du prøvde jo ordentlig.»
    [4] «Da våknet jeg, i hvert fall.»
    [5] «Pent. Minn meg på å følge med neste gang.»
    [6] «Du vinner. Jeg henter potetgullet.»
   *[other] «Det haster ikke, men jeg tar gjerne en omkamp en gang.»
}
end-beat-clever = { $variant ->
    [0] «Umulig. Jeg hadde tenkt på alt unntatt det.»
    [1] «Det så jeg aldri komme. La det bli mellom oss.»
    [2] «Interessant. Jeg sier at det var en del av planen.»
    [3] «Jeg hadde en plan. Du hadde en bedre.»
    [4] «Du har visst lest de samme bøkene.»
    [5] «Jeg protesterer. Begrunnelsen kommer senere.»
    [6] «Bemerkelsesverdig. Kan du gjøre det igjen, bare sakte?»
   *[other] «Jeg tenkte tre trekk fram. I feil retning.»
}
end-beat-perfect = { $variant ->
    [0] «Så du fant den. Jeg hadde gjemt den i det aller første trekket.»
    [1] «Én åpning, og ikke en eneste feil etterpå. Godt spilt.»
    [2] «Alle dører var låst, unntatt én. Du hadde nøkkelen.»
    [3] «Jeg spilte alt riktig. Du spilte det bedre.»
    [4] «Jeg har ventet på at noen skulle finne den.»
    [5] «Perfekt, og likevel slått. Jeg lærer vel å leve med begge deler.»
    [6] «Det finnes bare én vei gjennom, og du gikk den til ende.»
   *[other] «Nå kjenner du hemmeligheten min. Kan du holde på den?»
}
end-beat-unbeatable = Dette skulle ikke være mulig. Husk det godt.
end-drawn-beginner = { $variant ->
    [0] «Helt fullt! Hvem vant?»
    [1] «Ingen ruter igjen! Finnes det et større brett?»
    [2] «Så ingen vinner? Det er greit for meg!»
    [3] «Jeg fylte ut min halvdel. Liker du den?»
    [4] «Vi brukte opp hele brettet. Så flinke vi er!»
    [5] «Vant ingen? Da får vi et klistremerke hver!»
    [6] «Nå er det ferdig. Skal vi henge det opp?»
   *[other] «Er uavgjort bra? Det føles bra.»
}
end-drawn-easy = { $variant ->
    [0] «Uavgjort! La oss si at vi skånte hverandre.»
    [1] «Et fullt brett, og vi er like gode venner.»
    [2] «Det var nære på. Men for hvem av oss?»
    [3] «Jeg ville gitt deg hånda, men jeg har gått tom for ruter.»
    [4] «Uavgjort! Det sier jeg alltid ja takk til.»
    [5] «Vi står likt! Skal vi finne ut hvem som er best?»
    [6] «Jeg hang med! Så du det?»
   *[other] «Rett skal være rett. En halv seier til hver.»
}
end-drawn-casual = { $variant ->
    [0] «Ingen vant, så ingen trenger å spandere.»
    [1] «Du venter, jeg venter. Sånn kan vi holde på hele dagen.»
    [2] «Ingen taper. Akkurat min type spill.»
    [3] «Likt. La oss kalle det oppvarming.»
    [4] «Uavgjort. Da slipper vi å holde tale.»
    [5] «Godt nok for meg. Det er det som regel.»
    [6] «Ingenting avgjort. Et til, eller blir vi bare sittende?»
   *[other] «Vi kom fram til slutt, begge to. Hvor nå enn det er.»
}
end-drawn-clever = { $variant ->
    [0] «En verdig motstander. Jeg begynte å svette.»
    [1] «Vi opphever hverandre. Elegant.»
    [2] «Vær så snill, ikke true med to rader på én gang. Det hater jeg.»
    [3] «Likt til siste rute. Jeg finner nok på noe.»
    [4] «Uavgjort. På papiret var jeg best.»
    [5] «Du hadde svar på alt. Så ubeleilig.»
    [6] «Jeg hadde tre planer. Det hadde dessverre du også.»
   *[other] «Ingenting vunnet, ingenting tapt, mye overveid.»
}
end-drawn-round = { $variant ->
    [0] «Har vi ikke vært her før?»
    [1] «Rundt og rundt. Jeg blir helt svimmel.»
    [2] «Tre ganger det samme. Da er det uavgjort.»
    [3] «Alt forsvinner, men ingenting forandrer seg.»
    [4] «Jeg hadde gjerne tatt en runde til.»
    [5] «Samme merker, samme ruter, samme to spillere.»
    [6] «En sirkel er visst ingen rad.»
   *[other] «Dette kan vi holde på med hele dagen.»
}
end-drawn-perfect = { $variant ->
    [0] «Rundt og rundt. Jeg kunne holdt på i all evighet.»
    [1] «Du holdt ut. Veien til seieren finnes der ute ennå.»
    [2] «Her har vi vært før. To ganger, for å være nøyaktig.»
    [3] «Tredje gang blir det uavgjort. Du telte også.»
    [4] «Ingen av oss slapp taket.»
    [5] «Ingen feil på noen av sidene. Prøv en annen begynnelse.»
    [6] «En god hukommelse. Dem møter jeg ikke mange av.»
   *[other] «Ingenting varer her, men dette var nære på.»
}
end-drawn-hinted = { $variant ->
    [0] «Uavgjort. Noen av trekkene var mine.»
    [1] «Du holdt stand, og jeg holdt deg i hånda.»
    [2] «Jeg ga deg svarene. Du hørte godt etter.»
    [3] «Og nå en gang til, uten å spørre meg.»
    [4] «Vi er et godt makkerpar. Særlig jeg.»
    [5] «Uavgjort, med god hjelp fra motparten.»
    [6] «Jeg spiller ofte mot meg selv. Det pleier å ende slik.»
   *[other] «Bestått, med jukselapp. Tar du det neste etter hukommelsen?»
}
end-drawn-watched = { $variant ->
    [0] «Det var nok av sjanser til å gjøre feil. Ingen av dem ble tatt.»
    [1] «Et stille spill. Jeg liker stille spill.»
    [2] «Ingen snublet. La et menneske gjøre det etter.»
    [3] «Jeg hadde håpet på én feil. Jeg kan vente.»
    [4] «Ingenting skjedde, og det skjedde på vakkert vis.»
    [5] «Et fullt brett og ingenting å angre på.»
    [6] «Den andre siden kjente veien. Det gjorde jeg også.»
   *[other] «Slik det skal være. Jeg ser det gjerne igjen.»
}
end-said = **{ $level }:** { $quote }
end-first-hold = 🎉 **{ $player } klarer det for første gang!** Ingen kommer lenger enn til uavgjort.
end-first-hold-board = 🎉 **{ $player } klarer det på dette brettet for første gang!**
end-can-beat = På *{ board-short-vanishing }* kan du slå meg.
end-drawn-unbeatable = { $variant ->
    [0] «Jeg lette etter en vei gjennom. Det fantes ingen.»
    [1] «Ingen feil. Jeg så etter to ganger.»
    [2] «Du ga meg ingenting. Godt forsvart.»
    [3] «Uavgjort. Mot meg er det en seier.»
    [4] «Brettet tok slutt før tålmodigheten din.»
    [5] «Jeg har sett mange spill. Få ender som dette.»
    [6] «Du så alt jeg så. Jeg er ikke vant til selskap.»
   *[other] «Jeg taper ikke. I dag vant jeg heller ikke.»
}
end-lost-beginner = { $variant ->
    [0] «Vant jeg? Jeg vant! Hvordan klarte jeg det?»
    [1] «Jeg likte bare de rutene.»
    [2] «Nybegynnerflaks. Det ligger i navnet.»
    [3] «Gjorde jeg det riktig? Fortell meg hva jeg gjorde!»
    [4] «Er det sånn det er å vinne? Det liker jeg!»
    [5] «Vent, er den min? Den er min!»
    [6] «Jeg fulgte ikke med engang. Skal jeg følge med neste gang?»
   *[other] «Får jeg lov til å si det til alle?»
}
end-lost-easy = { $variant ->
    [0] «Du lot en dør stå åpen, så jeg gikk inn.»
    [1] «Jeg holdt øynene åpne. Det er det eneste jeg kan.»
    [2] «Beklager! Jeg sier aldri nei til en gave.»
    [3] «Det lå jo rett der. Jeg trodde du sparte det til meg!»
    [4] «Jeg tok bare det som var å få. Tusen takk!»
    [5] «Var det meningen? Jeg klager ikke!»
    [6] «Jeg vant! Slapp av, det overrasker meg også.»
   *[other] «Neste gang tar du meg, det er jeg sikker på.»
}
end-lost-casual = { $variant ->
    [0] «Ikke ta det personlig. Uavgjort hadde vært helt greit.»
    [1] «Du blunket, ikke jeg. Et til?»
    [2] «Det der vant jeg liggende.»
    [3] «Jeg prøvde ikke engang. Jo da, litt.»
    [4] «Sånn, nok jobbing for i dag.»
    [5] «Tja, noen måtte jo vinne.»
    [6] «Ser man det. Dette burde jeg gjøre oftere.»
   *[other] «Jeg vant, og kaffen er fortsatt varm.»
}
end-lost-clever = { $variant ->
    [0] «Hjørner og midten, husk det. Hjørner og midten.»
    [1] «Akkurat som planlagt. For det meste.»
    [2] «En fin felle, om jeg skal si det selv.»
    [3] «Ikke ta det så tungt. Jeg leser bøker om dette.»
    [4] «Alt ligger i forberedelsene.»
    [5] «Du gikk rett inn. Jeg hadde til og med latt lyset stå på.»
    [6] «Jeg kunne forklart det. Skal jeg? Nei? Som du vil.»
   *[other] «Alt har sin orden. Seieren kommer sist.»
}
end-lost-unbeatable = { $variant ->
    [0] «Jeg ventet på én feil, og der kom den.»
    [1] «Uavgjort var innen rekkevidde.»
    [2] «Tålmodighet. Jeg har all verdens tid.»
    [3] «Jeg har det ikke travelt, og jeg snubler ikke. Prøv igjen.»
    [4] «Du så bort i ett trekk. Det gjorde ikke jeg.»
    [5] «Én rute. Det er alltid bare én rute.»
    [6] «Slutten kjente jeg. Bare veien dit var ny.»
   *[other] «Neste gang ser du det. Jeg er her fortsatt.»
}
end-lost-perfect = { $variant ->
    [0] «Jeg husket hvilket som skulle forsvinne. Det gjorde ikke du.»
    [1] «Ett trekk for sent, og så var det borte.»
    [2] «Det finnes en vei forbi meg. Det er ikke denne.»
    [3] «Det eldste merket ditt holdt sammen på alt.»
    [4] «Alt falmer. Jeg bare venter.»
    [5] «Jeg teller til tre bedre enn de fleste.»
    [6] «Du så på det som kom. Jeg så på det som gikk.»
   *[other] «Det neste brettet er tomt, og jeg har ikke glemt noe.»
}
end-gave-up = { $variant ->
    [0] «Ingen skam i det. Det neste brettet er tomt.»
    [1] «Jeg skulle gjerne sett hvordan det endte.»
    [2] «Jeg sier til alle at det var jevnt.»
    [3] «En god retrett er halve omkampen.»
    [4] «Går du allerede? Jeg lar brettet stå som det er.»
    [5] «Å vite når man skal stoppe, er også en kunst.»
    [6] «Jeg tar seieren, selv om jeg helst ville ha fortjent den.»
   *[other] «Vi ses i neste spill.»
}
end-won = { $variant ->
    [0] { $player } klarte det på { $moves ->
        [one] 1 trekk
       *[other] { $moves } trekk
    }. Omkampen er bare et klikk unna.
    [1] Unnagjort på { $moves ->
        [one] 1 trekk
       *[other] { $moves } trekk
    }. Hvem så den komme?
    [2] Ett trekks forsprang er nok.
    [3] En rad er en rad. Ta imot applausen, { $player }.
    [4] { $player } så det først.
    [5] Den havner i albumet.
    [6] Det virket så fredelig. Helt til nå.
   *[other] { $player } tar seieren. Det neste brettet er tomt.
}
end-won-full = Helt til den aller siste ruten! { $player } tar seieren.
end-won-misere = { $variant ->
    [0] Tålmodighet lønner seg. Omkampen er bare et klikk unna.
    [1] { $player } holdt maska og raden åpen.
    [2] Kunsten ligger i det man ikke fullfører.
    [3] Noen måtte jo gjøre det. Det var ikke { $player }.
    [4] { $player } lot høflig den andre gå først.
    [5] Mindre er mer, og { $player } hadde mindre.
    [6] Til slutt var det bare ruter igjen som ingen ville ha.
   *[other] { $player } vinner ved å la være.
}
end-drawn = { $variant ->
    [0] Et fullt brett, og ikke en eneste rad.
    [1] Ingen ga bort en rute, og nå er det ingen igjen.
    [2] Ingen kom gjennom.
    [3] Fred, inntil videre.
    [4] Likt fra første rute til siste.
    [5] Ingen vinner, ingen taper.
    [6] Kall det trening til neste spill.
   *[other] Brettet er fullt, men spørsmålet er fortsatt åpent.
}
end-drawn-vanishing = { $variant ->
    [0] Samme stilling for tredje gang, så det ble uavgjort.
    [1] Rundt og rundt, og ingen gikk av.
    [2] Ingen kom gjennom.
    [3] Her for tredje gang: ingen slipper taket.
    [4] Alt forsvant, unntatt likevekten.
    [5] Ingen vinner, ingen taper.
    [6] Kall det trening til neste spill.
   *[other] Merkene kom og gikk, og spørsmålet er fortsatt åpent.
}
end-resigned = { $variant ->
    [0] En av de to har sett nok.
    [1] Ingen grunn til å spille det ferdig.
    [2] Kort prosess. Omkampen er bare et klikk unna.
    [3] Den seieren teller som alle andre. Jeg har sjekket.
    [4] Brettet står åpent. Det er også greit.
    [5] Noen ganger er det beste trekket neste spill.
    [6] Resten av brettet får aldri vite det.
   *[other] Ingen sure miner: det neste brettet er tomt.
}
end-time = { $variant ->
    [0] Klokka fikk siste ordet.
    [1] Brettet ventet. Det gjorde ikke klokka.
    [2] Tiden spiller også, og den gjør aldri feil.
    [3] { $player } gjorde trekket sitt i tide, og det var nok.
    [4] Et sted sitter noen og tenker ennå.
    [5] Det neste trekket kom aldri.
    [6] { $player } hadde tålmodigheten og har nå seieren.
   *[other] Tikk, takk, slutt.
}
end-tip = Tips: *{ $level }* forutser ikke to trusler på én gang.
end-streak-wins = 🔥 { $count } seire på rad mot nivået { $level }.
end-streak-draws = 🔥 { $count } uavgjorte på rad mot nivået { $level }.
end-streak-between = 🔥 { $player } har vunnet { $count ->
    [one] 1 spill
   *[other] { $count } spill
} på rad mot { $opponent }.
end-score-leads = **{ $player } leder { $wins }–{ $losses }** { $draws ->
    [0] { "" }
   *[other] · { $draws } uavgjort
}
end-score-even = **Likt: { $wins }–{ $losses }** { $draws ->
    [0] { "" }
   *[other] · { $draws } uavgjort
}
end-ratings = Rating: { $ratings }
unrated-day = Teller ikke i ratingen: flere enn tre spill i dag
unrated-left-out = Teller ikke i ratingen: en av de to er holdt utenfor den
unrated-sure = Teller ikke i ratingen: { $player } har en langt høyere rating
unrated-early = Teller ikke i ratingen: bare én av de to har gjort et trekk
end-rating = { $player } { NUMBER($rating, useGrouping: 0) } ({ $change })
notice-accepted = <@{ $player-id }>, { $opponent } har godtatt utfordringen din: [spill { $id }]({ $link }) er i gang.
notice-rematch = <@{ $player-id }>, { $opponent } har sagt ja til omkamp: [spill { $id }]({ $link }) er i gang.
notice-wanted = <@{ $player-id }>, { $opponent } vil ha omkamp etter [spill { $id }]({ $link }).
notice-turn = <@{ $player-id }>, { $opponent } har gjort trekket sitt, så det er din tur i [spill { $id }]({ $link }).
notice-time = <@{ $player-id }>, det er din tur i [spill { $id }]({ $link }). Tiden din går ut { $when }.
button-no-turn-notices = Stopp disse pingene
turn-notices-off = Jeg sier ikke lenger fra når det er din tur. Med `/ttt preferences` slår du det på igjen.
notice-time-quiet = { $player }, det er din tur i [spill { $id }]({ $link }). Tiden din går ut { $when }.

## Puzzles

command-puzzle = Løs dagens nøtt, en fra dine egne spill, eller en annen for å øve
option-from = Hvor nøtta kommer fra
choice-today = Dagens nøtt
choice-practice = Øving: fra lett til vanskelig, så ofte du vil
option-day = En av de siste 30 dagene, som øving: den teller ikke med i nøtter på rad
choice-own-games = Mine egne spill: øyeblikket før en feil
puzzle-title = Dagens nøtt { $number }
puzzle-title-past = Dagens nøtt { $number }, som øving
puzzle-title-practice = Øvingsnøtt
puzzle-title-own = Spill { $id }: bedre enn trekk { $move }?
puzzle-goal-win = { $moves ->
    [0] { $mark } i trekket: **vinn.**
    [1] { $mark } i trekket: **vinn med dette trekket.**
   *[other] { $mark } i trekket: **vinn på { $moves } trekk.**
}
puzzle-goal-misere = { $moves ->
    [0] { $mark } i trekket: **tving { $enemy } til å fullføre en rad.**
    [1] { $mark } i trekket: **la { $enemy } bare ha trekk som fullfører en rad.**
   *[other] { $mark } i trekket: **tving { $enemy } til å fullføre en rad,** på { $moves } trekk.
}
puzzle-goal-draw = { $mark } i trekket: **sikre uavgjort.**
puzzle-tries-left = { $left ->
    [one] 1 forsøk igjen
   *[other] { $left } forsøk igjen
}
puzzle-tries = { $tries ->
    [one] 1 forsøk
   *[other] { $tries } forsøk
}
puzzle-gives-up-win = **Ikke { $cell }:** da er seieren borte.
puzzle-gives-up-draw = **Ikke { $cell }:** da kan { $enemy } vinne.
puzzle-wrong-loses-at-once = **Ikke { $cell }:** det er en rad, og en rad taper her.
puzzle-wrong-line = **Ikke { $cell }:** { $enemy } svarer med { $reply } og har en rad.
puzzle-wrong-fork = **Ikke { $cell }:** { $enemy } svarer med { $reply } og truer { $cells }.
puzzle-wrong-lost = **Ikke { $cell }:** { $enemy } svarer med { $reply } og vinner deretter.
puzzle-wrong-must-complete = **Ikke { $cell }:** { $enemy } svarer med { $reply }, og før eller siden må { $mark } fullføre en rad.
puzzle-wrong-only-draws = **Ikke { $cell }:** { $enemy } svarer med { $reply }, og da er det ingen seier igjen.
puzzle-wrong-ends-in-draw = **Ikke { $cell }:** brettet er fullt, og ingen har vunnet.
puzzle-wrong-unblockable = **Ikke { $cell }:** { $enemy } svarer med { $reply } og truer { $cells }, der { $mark } fortsatt står: det kan ikke blokkeres.
puzzle-wrong-repeats = **Ikke { $cell }:** da oppstår den samme stillingen for tredje gang, og det er uavgjort.
puzzle-hinted = Hintet fjernet { $count } gale ruter.
puzzle-clue-line = Én rute fullfører en rad.
puzzle-clue-fork = Se etter to trusler i ett trekk.
puzzle-clue-forces-fork = Tru med en rad først: svaret åpner veien til to trusler på én gang.
puzzle-clue-threats = Tru med en rad, og fortsett å true.
puzzle-clue-must-complete = Tenk på slutten: hvem går først tom for trygge ruter?
puzzle-clue-blocks = Hvor kan { $enemy } fullføre en rad?
puzzle-clue-spoils-fork = Hvor kunne { $enemy } true med to rader på én gang?
puzzle-next = Den neste kommer { $when }.
puzzle-go-on = **Riktig!** { $enemy } svarer med { $reply }. Fortsett.
puzzle-solved = { $tries ->
    [1] 🎯 **Løst på første forsøk!**
   *[other] 🎯 **Løst på { $tries } forsøk!**
}
puzzle-solved-hinted = { $hints ->
    [one] 🎯 **Løst på { $tries }. forsøk, med et hint!**
   *[other] 🎯 **Løst på { $tries }. forsøk, med { $hints } hint!**
}
puzzle-failed = **Den glapp.** Her er løsningen, og den neste er din.
puzzle-answer = **Svaret var { $cell }:** { $reason }.
puzzle-answer-own = **{ $cell } var bedre:** { $reason }.
puzzle-merit-line = det fullfører en rad
puzzle-merit-fork = det truer { $cells } på én gang
puzzle-merit-forces-fork = { $enemy } må svare med { $reply }, og deretter trues { $cells } på én gang fra { $then }
puzzle-merit-threats = derfra truer hvert trekk av { $mark } med en rad, og { $enemy } kan ikke stoppe alle
puzzle-merit-wins = { $mark } vinner uansett hva { $enemy } svarer
puzzle-merit-must-complete = før eller siden må { $enemy } fullføre en rad
puzzle-merit-blocks = ellers hadde { $enemy } fullført en rad der
puzzle-merit-spoils-fork = det hindrer { $enemy } i å true med to rader på én gang
puzzle-merit-only-draw = alle andre ruter taper
puzzle-merit-holds = det sikrer uavgjort
puzzle-line = Den beste fortsettelsen er { $line }.
puzzle-streak = { $days ->
    [one] 🔥 **Nøtter på rad: 1 dag.**
   *[other] 🔥 **Nøtter på rad: { $days } dager.**
}
puzzle-solvers = { $percent } % av { $finished } personer løste den.
puzzle-solved-by = 🎯 { $solved } av { $finished } løste den
puzzle-more = og { $count } til
puzzle-week-ended = **Uke { $week }**
puzzle-yesterday = Best i går: { $player } { $tries }
puzzle-server-streak = { $days ->
    [one] 🔥 **Løst her 1 dag på rad.**
   *[other] 🔥 **Løst her { $days } dager på rad.**
}
puzzle-standing = Resultatet ditt står i { $channel }, under dagens nøtt. Med `/ttt preferences` holder du navnet ditt utenfor.
puzzle-shared-solved = { $player } løste den. Klarer du det?
puzzle-shared-failed = Den glapp for { $player }. Kan du fange den?
button-puzzle-today = Dagens nøtt
button-puzzle-solve = Løs
button-puzzle-hint = Hint (−1 forsøk)
button-puzzle-share = Del
button-puzzle-own = Fra spillene mine
button-puzzle-here = Legg den ut her hver dag
puzzle-posted-here = Fra nå av får denne kanalen dagens nøtt, den for i dag med en gang. Med `/ttt settings` endrer du det.
button-puzzle-dare = Utfordre kanalen
button-puzzle-try-again = Prøv igjen herfra
puzzle-dare-question =
    ### Utfordre kanalen?
    Alle her ser stillingen du tapte fra, og kan prøve å gjøre det bedre.
puzzle-dare-draw = ### Klarer du å berge uavgjort?
puzzle-dare-win = ### Klarer du å vinne?
puzzle-dare-lost = Herfra tapte { $player }.
button-puzzle-try = Prøv
button-puzzle-practice = Øv
button-puzzle-another = En til

refused-puzzle-over = Den nøtta er over. Dagens finner du med `/ttt puzzle`.
refused-no-such-day = Jeg har nøttene fra de siste 30 dagene. Velg en fra listen, eller skriv nummeret eller datoen, for eksempel 2026-11-24.
refused-no-mistakes = Jeg fant ingen feil i de siste spillene dine, bortsett fra dem du nylig har hatt. Spill noen flere: `/ttt start`.
refused-shared-elsewhere = Ingen her ville kunne åpne det spillet. Du kan vise det der det ble spilt.
refused-shared-by-itself = Dagens nøtt i denne kanalen viser allerede resultatene til alle, også ditt.
refused-shared-today = Du har allerede delt denne nøtta i denne kanalen.

## Challenges

challenge-title = ### Tripp trapp tresko?
challenge-to = <@{ $opponent-id }>, **{ $challenger }** utfordrer deg.
challenge-to-closed = **{ $challenger }** utfordret **{ $opponent }**.
challenge-last-drawn = Forrige spill endte uavgjort.
challenge-to-anyone = **{ $challenger }** leter etter noen å spille med.
challenge-to-anyone-closed = **{ $challenger }** lette etter noen å spille med.
challenge-expires = Utløper { $expires }
challenge-rated = Teller i ratingen
challenge-without-ping = { $opponent } pinges ikke to ganger på ett minutt, men kan godta utfordringen her.
challenge-sides-swap = Sidebytte
challenge-opens-me = { $challenger } begynner
challenge-opens-opponent = { $opponent } begynner
challenge-opens-anyone = Den som blir med, begynner
challenge-opens-random = En tilfeldig spiller begynner
challenge-accepted = Godtatt: spillet er i gang.
challenge-declined = Ikke denne gangen: { $opponent } takket nei.
challenge-withdrawn = { $challenger } trakk utfordringen.
challenge-expired = Tiden gikk ut før { $opponent } svarte.
challenge-expired-open = Tiden gikk ut før noen ble med.
challenge-withdrawn-private = Du trakk tilbake utfordringen din.
button-accept = Godta
button-decline = Avslå
button-join = Bli med
button-withdraw = Trekk tilbake
button-challenge-again = Utfordre igjen

## Private answers

stopped-private = Du stoppet spill { $id }.
meant-game = Av spillene dine her er det spill { $id }, mot { $opponent }. Vil du ha et annet, fyller du ut *opponent*.
resign-question = **Gi opp spill { $id }?** Da vinner { $opponent }.
button-confirm-resign = Ja, gi opp
resign-question-untouched = **Gi opp spill { $id }?** Ingen har gjort et trekk ennå, så det teller ikke.
resign-question-opened = **Gi opp spill { $id }?** Du har ikke gjort et trekk ennå, så det teller ikke.
button-withdraw-challenge = Trekk utfordringen
button-keep-playing = Spill videre
dismissed-before = Gjort.
changed-later = Trykket ditt teller. Discord lar meg ikke endre brettet akkurat nå, så det følger om et øyeblikk; skjer det ikke, viser `/ttt board` det igjen.
answer-refused = Discord ville ikke vise svaret mitt her. Kanskje tillater ikke serverens AutoMod et ord eller et navn i det.
answer-forbidden = Discord lar meg ikke skrive her. Den som administrerer serveren, kan tillate det.
answer-too-large = Det er for stort for Discord.
answer-lost = Discord tok ikke imot svaret mitt. Prøv igjen om litt.
posted-otherwise = Discord tok ikke imot svaret mitt, så jeg la det ut som en egen melding.
resigned-private = Du ga opp [spill { $id }]({ $link }).
called-off-private = Du avlyste [spill { $id }]({ $link }).
button-restart = Gi opp, start nytt

see-board = [Gå til brettet]({ $link })

refused-broken-button = Denne knappen kjenner jeg ikke. Bruk `/ttt start` for et nytt spill.
refused-kept-private = Denne serveren holder svarene mine til deg private, så ingen andre ville sett det. De som styrer den, kan invitere meg eller gi deg tillatelsen *Bruk eksterne apper*.
refused-unknown-command = Den kommandoen kjenner jeg ikke. Start Discord-appen på nytt, så fornyes listen; `/ttt help` nevner dem jeg har.
refused-unknown-choice = Det kan ikke velges her. Åpne kommandoen igjen og velg noe av det den tilbyr.
refused-unknown-form = Det skjemaet kjenner jeg ikke. Åpne det igjen og send det en gang til.
refused-not-watcher = Bare den som ba om spillet, eller en moderator, kan stoppe det. Med `/ttt watch` starter du et selv.
refused-no-such-game = Det spillet finnes ikke lenger. Bruk `/ttt start` for et nytt.
refused-no-game-here = Du har ikke noe spill i denne kanalen. Bruk `/ttt start` for å spille.
refused-no-game-with = Du har ikke noe spill mot { $opponent } i denne kanalen.
refused-not-your-game = Dette er ikke ditt spill. Bruk `/ttt start` for et eget spill.
refused-not-your-turn = Ikke ennå: { $player } har turen.
refused-not-moderator = Bare medlemmer med *Administrer meldinger* kan stoppe et spill.
refused-no-game-on-message = Det er ikke noe spill i denne meldingen.
refused-stale-board = Spillet har gått videre: slik er brettet nå.
refused-old-copy = Dette er en gammel kopi av brettet. [Spillet fortsetter her]({ $link }).
refused-game-is-over = Dette spillet er over.
refused-already-playing = Du har allerede et spill mot { $opponent } her. [Gå til brettet]({ $link })
refused-already-playing-waiting = Mens du venter, kan du spille mot meg eller noen andre her.
refused-channel-not-allowed = På denne serveren spiller man i andre kanaler: { $channels }
refused-role-not-allowed = På denne serveren kan bare medlemmer med bestemte roller spille.
refused-too-soon = På denne serveren må du vente mellom utfordringer. Prøv igjen { $wait }.
refused-too-many-games = Denne kanalen har { $most ->
    [one] 1 spill
   *[other] { $most } spill
} i gang, og flere er det ikke plass til. Prøv igjen når et er over, eller i en annen kanal.
refused-too-many-watched = Du følger allerede { $most ->
    [one] 1 spill
   *[other] { $most } spill
}: la et av dem bli ferdig først.
refused-no-such-challenge = Den utfordringen finnes ikke lenger. Bruk `/ttt challenge` for en ny.
refused-nothing-to-resign = Du har verken et spill eller en utfordring i denne kanalen.
refused-challenge-closed-accepted = For sent: utfordringen er godtatt.
refused-challenge-closed-declined = For sent: utfordringen er avslått.
refused-challenge-closed-withdrawn = For sent: utfordringen er trukket tilbake.
refused-challenge-closed-expired = For sent: utfordringen er utløpt.
refused-not-your-challenge = Denne utfordringen er til { $player }. Utfordre noen selv med `/ttt challenge`.
refused-not-your-challenge-again = Bare den som utfordret, kan gjenta utfordringen. Utfordre noen selv med `/ttt challenge`.
refused-not-your-offer = Bare den som utfordret, kan trekke utfordringen tilbake. *{ button-join }* er for deg.
refused-own-challenge = Dette er din egen utfordring, så du kan ikke godta den selv. *{ button-decline }* trekker den tilbake.
refused-own-offer = Dette er din egen utfordring, så noen andre må bli med. *{ button-withdraw }* trekker den tilbake.
refused-already-challenging = Du har en åpen utfordring i denne kanalen: trekk den tilbake med `/ttt resign` først. [Gå til utfordringen]({ $link })
refused-challenge-yourself = Du kan ikke utfordre deg selv. Vil du spille mot meg, bruk `/ttt start` uten motstander.
refused-challenge-bot = En bot svarer ikke på utfordringer. Vil du spille mot meg, bruk `/ttt start` uten motstander.
refused-cannot-see-channel = Personen kan ikke se denne kanalen og ville ikke kunne svare.
refused-cannot-be-challenged = Du kan ikke spille mot { $player } akkurat nå.
refused-nobody-else-here = Ingen andre kan se denne samtalen. Utfordre folk på en server eller i en gruppe; bruk `/ttt start` for å spille mot meg.
refused-unreadable-cell = «{ $text }» er ikke en rute. Skriv for eksempel b2 eller 5.
refused-ambiguous-cell = «{ $text }» kan være { $cells }. Skriv hvilken du mener.
refused-off-board = { $where } finnes ikke på dette brettet.
refused-cell-taken = { $where } er opptatt.
refused-cell-leaving = Merket ditt på { $where } forsvinner først med dette trekket, så { $where } er ikke ledig ennå. Sett et annet sted.
refused-store-unavailable = Jeg når ikke databasen min akkurat nå, så ingenting er endret. Prøv igjen om litt.
refused-outcome-unknown = Jeg mistet kontakten med databasen min mens jeg lagret, så kanskje gikk det gjennom, kanskje ikke. Prøv igjen om litt: ingenting skjer to ganger, og `/ttt board` viser spillet ditt.
refused-person-blocked = Du kan ikke spille med meg: den som drifter meg, har blokkert deg.
refused-server-blocked = Jeg spiller ikke på denne serveren: den som drifter meg, har blokkert den.
refused-not-now = Jeg fikk ikke tenkt ferdig akkurat nå. Prøv igjen om litt.
refused-unexpected = Noe gikk galt hos meg. Spillet ditt er trygt: `/ttt board` viser det.

## Help

help-title = ## Tripp trapp tresko
button-help-play = Slik spiller du
button-help-commands = Kommandoer
button-help-more = Nivåer og regler
button-support = Brukerstøtte
button-source = Kildekode
button-privacy-policy = Personvernerklæring
button-terms = Vilkår
button-begin = Start et spill
help-goal = Tre på rad vinner, også diagonalt.
help-start = **Spill mot meg:** { $start }, 5 nivåer
help-challenge = **Spill mot en venn:** { $challenge }
help-puzzle = **Spill alene:** { $puzzle }, ny hver dag
help-stuck = **Står du fast?** *{ button-hint }* viser beste trekk.
help-lost = **Tapte du?** *{ button-review-loss }* viser feilen.
help-game = **Mens du spiller**
help-on-hint = beste trekk mot meg
help-on-move = b2, 5 …
help-on-board = brettet ditt en gang til
help-on-resign = et spill, en utfordring
help-after = **Verdt en titt**
help-on-stats = resultater og rating
help-on-leaderboard = de beste her
help-on-history = de ferdige spillene dine
help-on-review = feilene dine
help-on-watch = jeg spiller mot meg selv
help-yours = **Slik du liker det**
help-on-preferences = brettstil og ping
help-on-privacy = dataene dine
help-server = **For deg som styrer en server**
help-on-settings = stil, kanaler, grenser
help-menus = **I menyer, under *Apper***
    På en person: *{ menu-challenge }*
    På en melding: *{ menu-stop }*
help-levels = **Nivåer** · `/ttt start` med `level`
    - *{ level-beginner }* setter hvor som helst
    - *{ level-easy }* fullfører radene sine
    - *{ level-casual }* blokkerer også dine
    - *{ level-clever }* overser bare doble trusler
    - *{ level-unbeatable }* taper aldri, unntatt på *{ board-short-vanishing }*
    -# Dobbel trussel: to rader på én gang.
help-boards = **Brett** · `/ttt start` med `board`
    - 3×3, tre på rad
    - 4×4, fire på rad
    - 5×5, fire eller fem på rad
    - *Misère*: tre på rad **taper**
    - *{ board-short-vanishing }*: bare dine tre nyeste blir
help-cells = **Ruter** · a1 er øverst til venstre, b1 ved siden av. Eller tell dem: 1 er øverst til venstre.
help-time = **Tid** · et døgn per trekk, hvis ikke serveren sier noe annet. Mellom mennesker taper den som bruker opp tiden.
help-screen-reader = **Med skjermleser** velger du stilen *{ style-text }* i `/ttt preferences`.

## Settings

command-settings = Still inn tripp trapp tresko på denne serveren (for medlemmer med «Administrer server»)
command-preferences = Velg rutenumre, brettstil og ping, og hvem som kan utfordre deg
command-privacy = Få dataene dine som fil, eller få dem fjernet
option-action = Hva som skal skje med dataene dine
choice-export = Send meg dataene mine som fil
choice-delete = Fjern dataene mine

player-somebody = En spiller

settings-title = ### Tripp trapp tresko på denne serveren
settings-note = Hvert valg lagres med en gang og gjelder for nye spill.
settings-page = { $page }/{ $pages } · { $name }
button-section-games = Spill
button-section-look = Merker og stil
button-section-places = Språk og kanaler
button-section-limits = Grenser
button-section-check = Sjekk
button-check-again = Sjekk igjen

settings-level = **Hvor godt jeg spiller,** til noen har valgt et nivå
settings-board = **Brett,** hvis ingen velger et annet
settings-clock = **Tid per trekk.** Mellom mennesker taper den som bruker opp tiden.
settings-theme = **Merkene** til de to spillerne
settings-style = **Brettstil,** hvis spillerne ikke foretrekker en annen
settings-remains = **Når et spill er over,** blir så mye av meldingen stående
settings-sample = **Slik ser det ut**
settings-locale = **Språk** i offentlige meldinger. Private er på språket til den som leser.
settings-channels = **Kanaler** der spill kan starte, også i trådene deres. Velg ingen for å tillate alle.
settings-roles = **Roller** som kan starte spill. Velg ingen for å tillate alle.
settings-puzzle-channel = **Dagens nøtt:** kanalen der jeg legger den ut hver dag
puzzle-channel-none = Ingen kanal
settings-most-live = **Høyst så mange spill samtidig** i én kanal
settings-pause = **Pause** før den samme personen kan utfordre igjen
settings-unrated = **Holdt utenfor ratingen:** spill med disse teller ikke, heller ikke tidligere
unrated-none = Ingen
channels-all = Alle kanaler
roles-all = Alle
more-choices = Velg her
button-ask-emoji = To egne emojier …

theme-classic = Klassisk: brikker tegnet av Oxo
theme-plain = Enkel
theme-animals = Dyr
theme-sky = Himmel
theme-garden = Hage
theme-sea = Hav
theme-own = Dine egne
style-server = Stilen til serveren
style-server-about = Valgt av dem som styrer den
style-emoji = Emoji
style-emoji-about = Merkene på brikkene sine
style-text = Tekst
style-text-about = Bokstaver og koordinater, bra for skjermlesere
remains-all = Hele brettet
remains-line = Bare en linje med resultatet
language-auto = Samme som i Discord
most-live = { $count ->
    [one] 1 spill
   *[other] { $count } spill
}
pause-none = Ingen pause

form-emoji-title = To egne emojier
form-emoji-x-label = I stedet for ❌
form-emoji-o-label = I stedet for 🔵
form-emoji-hint = En vanlig emoji, eller en av serverens egne ved navn, for eksempel :cat:

check-title = **Tillatelsene mine i { $channel }**
check-has = ✅ { $permission }
check-lacks = ❌ **{ $permission }** mangler:
check-well = Alt jeg trenger, er på plass.
check-how = Den som administrerer kanalen, kan tillate det for rollen min under *Rediger kanal → Tillatelser*. Trykk deretter på *{ button-check-again }*.
check-no-member = ❌ **Ingen har lagt meg til på denne serveren,** så jeg kan bare svare på kommandoer og knapper: jeg kan ikke si fra til noen når det er deres tur, og brett som er eldre enn 15 minutter, endrer seg først når noen trykker på en av knappene.
check-not-allowed = ⚠️ Spill kan ikke starte i denne kanalen: den er ikke blant dem som er valgt under *{ button-section-places }*.
permission-view = Vis kanal
permission-view-why = uten den kan jeg ikke oppdatere et brett når tiden går ut eller en moderator stopper et spill.
permission-send = Send meldinger
permission-send-why = uten den kan jeg ikke si fra til spillerne at det er deres tur eller at tiden deres snart er ute.
permission-attach = Legg ved filer
permission-attach-why = uten den kan ingen dele bildet av et spill.
permission-send-in-threads = Send meldinger i tråder
permission-send-in-threads-why = uten den kan jeg ikke si fra til spillerne at det er deres tur eller at tiden deres snart er ute.

refused-servers-only = Innstillinger hører til en server, så bruk kommandoen der. Dine egne preferanser finner du med `/ttt preferences`.
refused-not-manager = Bare medlemmer med *Administrer server* kan endre innstillingene her. Dine egne preferanser finner du med `/ttt preferences`.
refused-not-your-panel = Dette er laget for noen andre. Åpne ditt eget med `/ttt settings`, `/ttt preferences` eller `/ttt privacy`.
refused-not-your-notice = Disse pingene er til noen andre. Dine egne finner du med `/ttt preferences`.
refused-unknown-emoji = «{ $text }» er ikke en emoji jeg kan bruke her. Ta en vanlig emoji, eller en av serverens egne ved navn, for eksempel :cat:
refused-marks-alike = De to merkene må være ulike hverandre og den tomme ruten ⬛, ellers kan ingen lese brettet.

## Preferences

preferences-title = ### Preferansene dine
preferences-note = Hvert valg lagres med en gang og gjelder overalt hvor du spiller.
preferences-numbering = **Rutenumre** for `/ttt move`
preferences-style = **Brettstil** i de neste spillene dine
preferences-pings = **Når jeg kan pinge deg**
preferences-challenges = **Hvem som kan utfordre deg**
preferences-results = **Hvordan resultatene dine i dagens nøtt vises** på en server som har den i en kanal
preferences-blocked = **Spill aldri mot disse personene.** Ingen får vite det.
pings-turns = Alltid, også på din tur
pings-turns-about = Din tur: først når det har gått et minutt
pings-some = Bare utfordringer og tid
pings-some-about = Også når din blir godtatt; ikke når det er din tur
pings-none = Aldri
pings-none-about = Du finner utfordringer og påminnelser i kanalen
challenges-anyone = Alle
challenges-nobody = Ingen
results-named = Med navnet mitt
results-unnamed = Uten navnet mitt
numbering-reading = Som man leser: 1 2 3 øverst
numbering-keypad = Numpad: 7 øverst til venstre

## Privacy

exported = Dette er alt jeg har lagret om deg: spillene du har spilt, ratingene dine, nøttene dine, utfordringene dine og preferansene dine.
exported-packed = Dette er alt jeg har lagret om deg: spillene du har spilt, ratingene dine, nøttene dine, utfordringene dine og preferansene dine. Det er så mye at jeg har pakket det: gzip og de fleste programmer som pakker ut filer, åpner det.
forget-question =
    ### Fjerne dataene dine?
    Du gir opp spillene du er i gang med, og de åpne utfordringene dine lukkes. ID-en din, navnet ditt, ratingene dine, nøttene dine og preferansene dine fjernes. Ferdige spill blir stående for dem du spilte mot; de ser «{ player-somebody }» på plassen din, og ratingene deres beregnes uten deg. Hvis noen har valgt å ikke bli utfordret av deg, eller en server har valgt at spillene dine ikke teller i ratingen, blir det valget stående, og til det beholder jeg ID-en din og ingenting annet.
    Dette **kan ikke angres.** Meldinger som allerede står i kanaler, beholder navnet de viser, og sikkerhetskopiene til den som drifter meg, har dataene dine inntil nyere erstatter dem. Spiller du igjen, begynner vi på nytt.
button-forget = Fjern dataene mine
forgotten =
    Ferdig: dataene dine er fjernet. { $games ->
        [0] Du hadde ingen ferdige spill.
        [one] 1 spill viser nå «{ player-somebody }» på plassen din.
       *[other] { $games } spill viser nå «{ player-somebody }» på plassen din.
    } { $ended ->
        [0] { "" }
        [one] Du ga opp spillet som var i gang.
       *[other] Du ga opp de { $ended } spillene som var i gang.
    } Meldinger som står i kanaler, beholder navnet ditt til de slettes der, og sikkerhetskopiene til den som drifter meg, har dataene dine inntil nyere erstatter dem.

## Looking on, ahead and back

command-hint = Vis det beste trekket i spillet ditt mot Oxo; bare du ser det
command-watch = Se Oxo spille mot seg selv
command-history = Vis ferdige spill; bare du ser listen
command-review = Gå gjennom et ferdig spill og se feilene; bare du ser det
option-x = Hvor godt Oxo spiller med X, som begynner
option-o = Hvor godt Oxo spiller med O
option-user-history = Hvem sine spill; la stå tomt for dine egne
option-game = Hvilket spill, etter nummeret under brettet; la stå tomt for ditt siste her

button-hint = Hint
button-play-cell = Sett på { $cell }
button-rematch = Omkamp
button-decider = Avgjørende spill
rematch-wanted = **{ $player }** vil ha omkamp. { $opponent }, trykk på *{ button-rematch }*, så begynner den.
rematch-awaited = Du har bedt om omkamp: den begynner så snart { $opponent } også trykker på *{ button-rematch }*.
button-review = Gjennomgang
button-review-loss = Hvorfor?
button-back = Tilbake
button-next = Fram
button-next-mistake = Neste feil
button-to-mistake = Til feilen
button-first-mistake = Første feil
button-first = Start
button-share = Del
button-save = Lagre bilde
button-newer = Nyere
button-older = Eldre

game-computer-to-move = Neste trekk: { $mark } { $player }

hint-title = Hint til spill { $id }
hint-best = **{ $cell }** er best: { $reason }.
hint-last = **{ $cell }** er den siste ledige ruten.
hint-try = Prøv **{ $cell }**: { $reason }.
hint-win = { $sign } vinner
hint-draw = { $sign } uavgjort
hint-loss = { $sign } taper
hint-unknown = { $sign } for tidlig å si
hint-every-win = Alle ruter vinner.
hint-every-draw = Alle ruter fører fortsatt til uavgjort.
hint-every-loss = Alle ruter taper.
hint-every-unknown = Det er for tidlig å si hvor rutene fører.
hint-opening = Én av disse åpningene vinner uansett: et hjørne, midten eller en kant. Hvilken må du finne selv. Åpne med den og spør igjen: hvert hint sier hva som fortsatt vinner.
hint-hollow = Et resultat med hint gir bare en hul stjerne.
hint-letter-win = v
hint-letter-draw = u
hint-letter-loss = t
hint-letter-unknown = ?

reason-wins-at-once = det fullfører raden din
reason-forks = det truer { $cells } på én gang, og bare én kan blokkeres
reason-forces-win = { $moves ->
    [0] det vinner mot ethvert forsvar
    [one] det vinner mot ethvert forsvar, på 1 trekk
   *[other] det vinner mot ethvert forsvar, på { $moves } trekk
}
reason-unblockable = det truer { $cells }, der mitt eget merke forsvinner: det kan jeg ikke blokkere
reason-only-win = { $moves ->
    [0] ingen annen rute vinner
    [one] det vinner på 1 trekk, og det gjør ingen annen rute
   *[other] det vinner på { $moves } trekk, og det gjør ingen annen rute
}
reason-misere-win = uansett hva jeg svarer, må jeg til slutt fullføre en rad
reason-blocks = det blokkerer raden min
reason-only-draw = alle andre ruter taper
reason-spoils-fork = { $count ->
    [1] jeg vil gjerne ha { $cells } for å true med to rader på én gang, og dette stopper det
   *[other] jeg vil gjerne true med to rader på én gang, og dette stopper det
}
reason-threatens = det truer med en rad, så jeg må svare med { $cells }
reason-sets-traps = jeg taper hvis jeg svarer med { $cells }
reason-sets-many-traps = { $count ->
    [one] 1 av svarene mine taper
   *[other] { $count } av svarene mine taper
}
reason-avoids-line = det fullfører ingen rad
reason-holds = det sikrer uavgjort
reason-delays = alle ruter taper nå, og denne holder lengst
reason-looks-best = ingen annen rute ligger på flere åpne rader

command-stats = Vis resultater, beseirede nivåer og rating; bare du ser dem
command-leaderboard = Vis hvem som har høyest rating her; bare du ser listen
option-user-stats = Hvem sin statistikk; la stå tomt for din egen
option-scope = Hele serveren, eller de som spiller i denne kanalen
option-season = En sesong er et kvartal, for eksempel 2026 Q4; la stå tomt for den nåværende
choice-server = Hele serveren
choice-channel = Denne kanalen
button-higher = Høyere
button-lower = Lavere

season = { $year } Q{ $quarter }
result = { $sign } { $games }
points = { NUMBER($points, useGrouping: 0) }
missing-games = { $games ->
    [one] ett spill til som teller
   *[other] { $games } spill til som teller
}

leaderboard-title = Toppliste for serveren, { $season }
leaderboard-title-channel = Toppliste for <#{ $channel-id }>, { $season }
leaderboard-page = { $total ->
    [1] 1 person
   *[other] { $total } personer · side { $page } av { $pages }
}
leaderboard-none = Ingen har en rating her ennå. Spill mellom mennesker teller: foreslå et med `/ttt challenge`.
leader-brief = { $place } <@{ $user-id }> · **{ NUMBER($rating, useGrouping: 0) }**
leader-brief-provisional = ⏳ <@{ $user-id }> · { NUMBER($rating, useGrouping: 0) }
games-so-far = { $games } av { $most } spill
leaders-provisional = ⏳ ingen plass ennå: det krever { $games } spill som teller
leaders-unsettled = ? færre enn { $games } spill som teller
leaders-legend = ± usikkerheten i en rating
button-details = Detaljer
button-overview = Mindre
button-post-here = Vis her for alle
button-my-place = Min plass
button-challenge-anyone = Utfordre alle
own-place = **Din plass:** { $place } av { $total }, med { NUMBER($rating, useGrouping: 0) } poeng.
own-provisional = ⏳ **Du** har { NUMBER($rating, useGrouping: 0) } poeng. Dette mangler for en plass: { $missing }.
own-missing = ⏳ **Dette mangler for plassen din:** { $missing }.
own-none = **Du** har ingen rating her ennå: spill mot noen med `/ttt challenge`.
own-left-out = **Du er holdt utenfor ratingen:** det har de som styrer serveren, bestemt.
rated-games = Spill mellom mennesker her teller i ratingen, opptil tre om dagen mot den samme. En seier over noen som ligger { $points } eller flere poeng lavere, teller ikke.
held-title = 🛡️ **Først til uavgjort mot *{ level-unbeatable }***
held-first = { $board } · <@{ $first-id }> · { $date }
held-longest = { $board } · { $longest } på rad · <@{ $longest-id }>

stats-title-server = Statistikk for <@{ $user-id }> på denne serveren
stats-title-anywhere = Statistikk for <@{ $user-id }>
stats-none = Ingen ferdige spill ennå. `/ttt start` starter et.
stats-people = **Mot mennesker:** { $score }
stats-versus = **<@{ $reader-id }> mot <@{ $user-id }>:** { $score }
stats-streak = **Seire på rad:** { $current ->
    [0] { $best } på det meste
   *[other] { $current } nå, { $best } på det meste
}
stats-computer = **Mot Oxo:** { $score }
trophies-legend =
    { $star } opp til vanskeligste beseirede nivå
    -# { $shield } uavgjort mot { level-unbeatable }
trophies-legend-hints = { $star } bare med hint
trophies-legend-perfect = { $cup } { level-perfect } slått uten hint
stats-levels = **Mot Oxo, nivå for nivå**
stats-run-legend = 🛡️ flest uavgjorte på rad
stats-rating-brief = **Rating { $season }:** { NUMBER($rating, useGrouping: 0) } · { $how }
stats-settles = dette mangler for en plass: { $missing }
stats-puzzles = **Nøtter på rad:** { $current ->
    [0] { $best } på det meste
    [one] 1 dag nå, { $best } på det meste
   *[other] { $current } dager nå, { $best } på det meste
}
stats-spread = **Rating { $season }:** { NUMBER($rating, useGrouping: 0) } ± { $spread }
stats-past = { $season }: { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
stats-points = Høyeste { NUMBER($highest, useGrouping: 0) }, laveste { NUMBER($lowest, useGrouping: 0) }. De siste, det nyeste til slutt: { $latest }
stats-graph = 📈 Rating spill for spill; bånd: usikkerheten
picture-rating = Ratingen i { $season } som en linje. { $points }
stats-unrated = **Rating:** ingen i { $season }. Spill mellom mennesker teller.
stats-left-out = **Rating:** holdt utenfor ratingen på denne serveren.
is-provisional = foreløpig
is-at-place = plass { $place }

refused-no-leaderboard-here = Det finnes bare ratinger på servere: be om topplisten på en der du spiller.
refused-unknown-season = «{ $text }» er ikke en sesong. Skriv et år og et kvartal, for eksempel 2026 Q4.

history-title-server = Spillhistorikk for <@{ $user-id }> på denne serveren
history-title-anywhere = Spillhistorikk for <@{ $user-id }>
history-none = Ingen ferdige spill ennå. `/ttt start` starter et.
history-page = { $total ->
    [1] 1 spill
   *[other] { $total } spill, det nyeste først · side { $page } av { $pages }
}
legend-won = 🟩 vunnet
legend-drawn = 🟨 uavgjort
legend-lost = 🟥 tapt
legend-otherwise = ⬛ uten resultat
history-won = Vant mot { $opponent } · #{ $id }
history-lost = Tapte mot { $opponent } · #{ $id }
history-drawn = Uavgjort mot { $opponent } · #{ $id }
history-unfinished = Ikke ferdigspilt mot { $opponent } · #{ $id }
history-stopped = Stoppet, mot { $opponent } · #{ $id }
history-set-aside = Lagt til side, mot { $opponent } · #{ $id }
history-called-off = Avlyst, mot { $opponent } · #{ $id }
history-choice = { $game } · { $ago } · { $board }
ago-now = akkurat nå

review-where = Spill { $id } · { $board }
review-at-start = Før det { $total ->
    [1] eneste trekket
   *[other] første av { $total } trekk
}
review-at = Trekk { $ply } av { $total }: { $mark } { $player } satte på **{ $cell }**
review-at-own = Trekk { $ply } av { $total }: { $mark } du satte på **{ $cell }**
review-moves = Trekk: { $moves }
review-moves-marked = Trekk (? er en feil): { $moves }
review-no-moves = Ingen gjorde et trekk, så det er ingenting å se tilbake på.
review-no-mistakes = ✨ **Ikke en eneste feil på noen av sidene.**
review-more-mistakes = … og { $count } til.
mistake-own = Trekk { $number }, ditt { $cell },
mistake-of = Trekk { $number }, { $cell } av { $player },
mistake-win-draw = **{ $move }** ga bort seieren. Best var { $better }: det hadde vunnet.
mistake-win-loss = **{ $move }** tapte et vunnet spill. Best var { $better }: det hadde vunnet.
mistake-draw-loss = **{ $move }** tapte spillet. Best var { $better }: det hadde sikret uavgjort.
mistake-draw-loss-back = **{ $move }** var et tapstrekk. Best var { $better }: det hadde sikret uavgjort.

watch-begin = Hvem gjør den første feilen?
watch-slipped = { $player } gjorde en feil! Ser { $mark } det?
watch-missed = { $player } gikk glipp av seieren. Jevnt igjen.
watch-wins = { $player } kan tvinge fram seier nå.
watch-even = Jevnt så langt.
watch-wins-still = { $player } ligger fortsatt an til seier.
watch-wins-yet = { $player } gir ikke seieren fra seg.
watch-even-still = Fortsatt jevnt.
watch-even-yet = Ingen av dem gir seg.

picture-keep = Lagre bildet ved å holde fingeren på det eller høyreklikke.
shared-by = delt av { $player }
picture-game = Et animert brett: { $board }. { $first-mark } er { $first }, { $second-mark } er { $second }. Trekk: { $moves }. { $result }
picture-won = { $player } vinner.
picture-nobody-won = Ingen vinner.

refused-cannot-attach = Jeg får ikke legge ved filer i denne kanalen, så jeg kan ikke dele et bilde her. *{ button-save }* sender det bare til deg.
refused-picture-is-being-drawn = Jeg tegner fortsatt det forrige bildet ditt. Når det er klart, kan du be om dette.
refused-not-played-by-you = Bare de som spilte dette spillet, kan dele det.
refused-game-shared = Dette spillet er allerede delt i denne kanalen.
refused-shared-just-now = Du har nettopp delt noe. Du kan dele igjen { $wait }.
refused-game-still-on = Det spillet er fortsatt i gang. Du kan gå gjennom det, eller be om omkamp, når det er over.
refused-hint-against-person = Motstanderen din er et menneske, så et hint ville vært juks. Hint finnes i spill mot meg: `/ttt start`.
refused-nothing-to-review = Jeg fant ikke noe slikt spill her. Skriv nummeret under brettet, for eksempel `12`, eller finn det med `/ttt history`.
refused-nothing-played-here = Du har ikke spilt ferdig noe spill i denne kanalen. `/ttt history` viser dem du har spilt.
refused-others-history = Her kan du bare se dine egne spill. Andres kan ses på serveren der de ble spilt.
refused-export-running = Dataene dine samles allerede inn. Filen kommer som svar på den første forespørselen din.
refused-opponent-forgotten = Motstanderen din har fått dataene sine fjernet, så det er ingen å spørre. Med `/ttt challenge` utfordrer du noen andre.
