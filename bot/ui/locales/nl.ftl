### Every word that a player sees, in Dutch. Read whole twice, last on 2026-11-22; what English changed since was looked at, last on 2026-11-29.

## Commands

command-ttt = Boter-kaas-en-eieren: speel tegen Oxo of tegen elkaar
command-start = Begin een potje boter-kaas-en-eieren
command-challenge = Daag iemand uit voor een potje, of iedereen hier
command-move = Doe een zet in je potje in dit kanaal
command-board = Toon het bord van je potje opnieuw, onderaan het kanaal
command-resign = Geef je potje hier op, of trek je uitdaging in
command-help = Leg het spel uit, met de niveaus en de opdrachten
menu-challenge = Uitdagen: boter-kaas-en-eieren
menu-stop = Dit potje stoppen
option-opponent = Je tegenstander; laat leeg om tegen Oxo te spelen
option-opponent-challenge = Wie je uitdaagt; laat leeg als iedereen mee mag doen
option-opponent-here = Tegen wie, als je hier meer dan één potje hebt
option-level = Hoe goed Oxo speelt
option-board = Op welk bord je speelt
option-mark = Jouw teken
option-first = Wie de eerste zet doet
option-cell = Waar je zet: b2, 5 …
choice-random = Willekeurig
choice-first-me = Ik
choice-first-opponent = Mijn tegenstander

level-beginner = Beginner
level-easy = Makkelijk
level-casual = Gemiddeld
level-clever = Slim
level-unbeatable = Onverslaanbaar
level-perfect = Perfect

choice-beginner = Beginner: speelt zomaar wat
choice-easy = Makkelijk: maakt eigen rijen af
choice-casual = Gemiddeld: blokkeert ook die van jou
choice-clever = Slim: mist alleen dubbele dreigingen
choice-unbeatable = Onverslaanbaar: verliest nooit, behalve op “Vluchtig”

board-3x3 = 3×3, drie op een rij
board-4x4 = 4×4, vier op een rij
board-5x5 = 5×5, vier op een rij
board-5x5-five = 5×5, vijf op een rij
board-misere = Misère 3×3: drie op een rij verliest
board-vanishing = Vluchtig 3×3: alleen je drie nieuwste tekens blijven staan
board-short-3x3 = 3×3
board-short-4x4 = 4×4
board-short-5x5 = 5×5
board-short-5x5-five = 5×5, vijf
board-short-misere = Misère
board-short-vanishing = Vluchtig

## The game

player-computer = Oxo ({ $level })
player-computer-alone = Oxo
game-title = { $first-mark } { $first } tegen { $second-mark } { $second }
game-title-score = { $first-mark } { $first } { $wins } – { $losses } { $second } { $second-mark }
game-to-move = { $player } is aan zet { $mark }
game-your-move = Jouw beurt { $mark }
game-won = { $mark } **{ $player } wint!**
game-won-against = { $mark } **{ $player } wint van { $loser }!**
game-won-misere = { $mark } **{ $player } wint:** { $loser } maakte een rij
game-won-resigned = { $mark } **{ $player } wint:** { $loser } gaf op
game-won-time = { $mark } **{ $player } wint:** de tijd van { $loser } was om
game-drawn = **Gelijkspel.**
game-drawn-vanishing = **Gelijkspel:** deze stelling stond er voor de derde keer.
game-held = 🛡️ **Gelijkspel: { $player } hield stand tegen *{ level-unbeatable }*!**
game-with-hints = { $hints ->
    [one] 1 hint
   *[other] { $hints } hints
}
talk-greeting-beginner = { $variant ->
    [0] “Hoi! Hallo! Hoi!”
    [1] “Ben ik aan de beurt?”
    [2] “Deze ken ik!”
   *[other] “Een potje! Joepie!”
}
talk-greeting-easy = { $variant ->
    [0] “Klaar? Ik wel!”
    [1] “Dit vind ik het leukst!”
    [2] “Geniet! Dat doe ik ook.”
   *[other] “Daar gaan we!”
}
talk-greeting-casual = { $variant ->
    [0] “Geen haast.”
    [1] “O, hoi.”
    [2] “Ja hoor, waarom niet.”
   *[other] “Na jou dan maar.”
}
talk-greeting-clever = { $variant ->
    [0] “Ik ben voorbereid.”
    [1] “Ik heb een plan.”
    [2] “Zullen we? Mooi.”
   *[other] “Zoals verwacht.”
}
talk-greeting-unbeatable = { $variant ->
    [0] “Ik heb de tijd.”
    [1] “Welkom.”
    [2] “Laat maar zien.”
   *[other] “De tijd zal het leren.”
}
talk-greeting-perfect = { $variant ->
    [0] “Kies goed.”
    [1] “Waar begin je?”
    [2] “Ik ken elk potje.”
   *[other] “De eerste zet telt.”
}
talk-forked-beginner = { $variant ->
    [0] “Twee tegelijk?”
    [1] “Mag dat wel?”
    [2] “Wauw, twee!”
   *[other] “Hoe deed je dat nou?”
}
talk-forked-easy = { $variant ->
    [0] “O nee. O nee.”
    [1] “Dat is niet eerlijk!”
    [2] “Twee? Twee!”
   *[other] “Ik mag er maar één!”
}
talk-forked-casual = { $variant ->
    [0] “Allebei lukt me niet.”
    [1] “Tja, dat was het dan.”
    [2] “Twee? Uitsloverij.”
   *[other] “Nou, ga je gang.”
}
talk-forked-clever = { $variant ->
    [0] “Dubbel. Natuurlijk.”
    [1] “Ik maak bezwaar.”
    [2] “Even denken. Nee.”
   *[other] “Staat in geen boek.”
}
talk-forked-unbeatable = “Onmogelijk.”
talk-blocked-beginner = { $variant ->
    [0] “Was die van jou?”
    [1] “Het is hier gewoon fijn.”
    [2] “Oeps. Sorry!”
   *[other] “Mag ik hier zitten?”
}
talk-blocked-easy = { $variant ->
    [0] “Bof ik even!”
    [1] “Hield ik je nou tegen?”
    [2] “O! Dat scheelde weinig.”
   *[other] “Sorry! Niet gekeken.”
}
talk-blocked-casual = { $variant ->
    [0] “Niet zo snel.”
    [1] “Sorry, nee.”
    [2] “Liever niet.”
   *[other] “Daar niet, nee.”
}
talk-blocked-clever = { $variant ->
    [0] “Dat zag ik.”
    [1] “Leuk geprobeerd.”
    [2] “Hoofdstuk één.”
   *[other] “Allang berekend.”
}
talk-blocked-unbeatable = { $variant ->
    [0] “Nee.”
    [1] “Niet zo.”
    [2] “Die weg ken ik.”
   *[other] “Zoek elders.”
}
talk-blocked-perfect = { $variant ->
    [0] “Gezien.”
    [1] “Niets blijft.”
    [2] “Het was toch vervaagd.”
   *[other] “Niet waar ik bij ben.”
}
talk-was-blocked-beginner = { $variant ->
    [0] “Was ik aan het winnen?”
    [1] “Die wilde ik!”
    [2] “Hé! Mooi plekje!”
   *[other] “Nu staat die van jou er!”
}
talk-was-blocked-easy = { $variant ->
    [0] “Ai, goed geblokkeerd!”
    [1] “Scherp gezien!”
    [2] “Zo dichtbij!”
   *[other] “Je keek echt!”
}
talk-was-blocked-casual = { $variant ->
    [0] “Ook goed.”
    [1] “Het proberen waard.”
    [2] “O, je zag het.”
   *[other] “Hm. Oké.”
}
talk-was-blocked-clever = { $variant ->
    [0] “Dat zag je dus.”
    [1] “Dan een omweg.”
    [2] “Helaas, correct.”
   *[other] “Ik heb er nog meer.”
}
talk-was-blocked-unbeatable = { $variant ->
    [0] “Goed gezien.”
    [1] “Goed.”
    [2] “Je bent wakker.”
   *[other] “Je moest wel.”
}
talk-was-blocked-perfect = { $variant ->
    [0] “Mooi op tijd.”
    [1] “Jij telt dus ook.”
    [2] “Het komt wel terug.”
   *[other] “Goed. Blijf tellen.”
}
game-perfect = “Eén opening verslaat mij. Vind hem.”
game-triumph = *{ level-unbeatable }* verliest nooit: een gelijkspel is een triomf.
game-unfinished = **Niet uitgespeeld:** niemand deed op tijd een zet.
game-stopped = **Gestopt** door een moderator.
game-stopped-watched = **Gestopt.**
rule-misere = **Drie op een rij verliest.**
rule-vanishing = **Alleen je nieuwste drie blijven.**
game-second-time = **De tweede keer: nog één keer en het is gelijkspel.**
game-oldest-leaves = **Je vierde teken haalt je oudste (vaag) weg; dat vakje is voor die zet dicht.**
rule-4 = **Vier op een rij wint.**
rule-5 = **Vijf op een rij wint.**
game-set-aside = **Opzijgezet** zonder uitslag, voor een potje tussen mensen.
game-called-off = **Afgelast:** dit potje telt niet mee.
game-footer = Potje { $id }
game-footer-last = laatste zet { $cell }
game-footer-leaving = verdwijnt hierna: { $cell }
game-footer-line = de rij: { $cells }
game-footer-clock = de tijd is { $when } om
game-moved = Het bord van potje { $id } staat nu in een ander bericht: [bekijk het hier]({ $link })

button-resign = Opgeven
button-stop = Stoppen
button-play-winner = Tegen de winnaar
button-play-too = Zelf spelen
button-play-level = Niveau { $level }
button-play-board = { $board } spelen
waiting-title = ### In deze potjes ben jij aan zet
button-board-here = Toon het bord hier
button-to-game = Naar potje { $id }

end-first-win = 🎉 **Eerste zege van { $player } op niveau { $level }!**
end-can-hold = Van het volgende niveau, *{ level-unbeatable }*, wint niemand. Lukt jou een gelijkspel?
end-can-find = Van het volgende niveau, *{ level-perfect }*, win je maar met één opening. Kun jij die vinden?
end-beat-all = Het gelijkspel tegen *{ level-unbeatable }* is ook al binnen: moeilijker wordt het op dit bord niet.
end-first-board = 🎉 **Eerste zege van { $player } op een nieuw bord: { $board }!**
end-first-both = 🎉 **Eerste zege van { $player } op niveau { $level }, en dat op een nieuw bord: { $board }!**
end-first-between = 🎉 **Eerste zege van { $player } op { $opponent }!**
end-beat-beginner = { $variant ->
    [0] “O! Had ik je moeten tegenhouden?”
    [1] “Ik vond dat hoekje mooi. Nog steeds.”
    [2] “Nog een keer! Nog een keer! Ik snapte het bijna.”
    [3] “Jij bent goed in winnen. Ik ben goed in vakjes kiezen!”
    [4] “Is het al klaar? Ik begon net!”
    [5] “Jij wint! Mogen we het bord houden?”
    [6] “Ik zette die van mij waar het gezellig was.”
   *[other] “Dat was leuk! Wat waren de regels ook alweer?”
}
end-beat-easy = { $variant ->
    [0] “Ik had een plan, echt waar.”
    [1] “Mooi gedaan! Ik had alleen oog voor mijn eigen tekens.”
    [2] “Goed gespeeld! Ik was er zo dichtbij. Toch? Het voelde dichtbij.”
    [3] “Ik moet ook eens naar jouw kant van het bord kijken.”
    [4] “Dik verdiend! Laat je me zien hoe je dat deed?”
    [5] “Daar wilde ik net gaan kijken. Heus!”
    [6] “Knap, hoor! Ik leer ervan. Langzaam, maar ik leer.”
   *[other] “Ik ben blij voor je. Voor mezelf iets minder, maar voor jou heel blij.”
}
end-beat-casual = { $variant ->
    [0] “Eerlijk is eerlijk. Ik lette op de andere hoek.”
    [1] “Hé. Kan dat ook? Netjes.”
    [2] “Goed potje. Ik zou opstaan en klappen, maar ik zit net lekker.”
    [3] “Oké, oké. Jij deed echt je best.”
    [4] “Zo, nu ben ik wakker.”
    [5] “Mooi. Help me onthouden dat ik volgende keer oplet.”
    [6] “Jij wint. Ik haal de chips wel.”
   *[other] “Geen haast, maar die wil ik ooit wel terug.”
}
end-beat-clever = { $variant ->
    [0] “Onmogelijk. Ik had aan alles gedacht, behalve hieraan.”
    [1] “Ik zag het niet aankomen. Laten we dat onder ons houden.”
    [2] “Interessant. Ik zeg gewoon dat het bij mijn plan hoorde.”
    [3] “Ik had een plan. Dat van jou was beter.”
    [4] “Jij hebt dezelfde boeken gelezen, zie ik.”
    [5] “Ik maak bezwaar. De reden volgt nog.”
    [6] “Opmerkelijk. Zou je dat nog eens willen doen, maar dan langzaam?”
   *[other] “Ik dacht drie zetten vooruit. Helaas de verkeerde kant op.”
}
end-beat-perfect = { $variant ->
    [0] “Je hebt het dus gevonden. Ik had het in de allereerste zet verstopt.”
    [1] “Eén opening, en daarna geen misstap. Goed gespeeld.”
    [2] “Alle deuren zaten op slot, op één na. Jij had de sleutel.”
    [3] “Ik speelde alles goed. Jij speelde het beter.”
    [4] “Ik wachtte al tot iemand dat zou vinden.”
    [5] “Perfect, en verslagen. Ik leer wel met allebei te leven.”
    [6] “Er is maar één weg, en jij liep hem tot het eind.”
   *[other] “Nu ken je mijn geheim. Kun je het bewaren?”
}
end-beat-unbeatable = Dit hoorde niet te kunnen. Onthoud het goed.
end-drawn-beginner = { $variant ->
    [0] “Alles vol! Wie heeft er gewonnen?”
    [1] “De vakjes zijn op! Is er ook een groter bord?”
    [2] “Dus niemand wint? Vind ik prima!”
    [3] “Ik heb mijn helft ingevuld. Vind je het mooi?”
    [4] “We hebben het hele bord opgemaakt. Knap van ons!”
    [5] “Niemand gewonnen? Dan krijgen we allebei een sticker!”
    [6] “Lekker vol! Nu is het af.”
   *[other] “Is gelijkspel goed? Het voelt goed.”
}
end-drawn-easy = { $variant ->
    [0] “Gelijk! Laten we zeggen dat we elkaar gespaard hebben.”
    [1] “Een vol bord, en even goede vrienden.”
    [2] “Dat scheelde niets. Maar voor wie van ons?”
    [3] “Ik zou je een hand geven, maar mijn vakjes zijn op.”
    [4] “Gelijkspel! Daar teken ik altijd voor.”
    [5] “We staan quitte. Zullen we kijken wie er beter is?”
    [6] “Ik hield je bij! Zag je dat?”
   *[other] “Eerlijk delen: allebei een halve zege.”
}
end-drawn-casual = { $variant ->
    [0] “Niemand won, dus niemand hoeft te trakteren.”
    [1] “Jij wacht, ik wacht. Zo kunnen we de hele dag doorgaan.”
    [2] “Niemand verliest. Mijn soort potje.”
    [3] “Gelijk. Laten we het een warming-up noemen.”
    [4] “Gelijkspel. Dat scheelt ons allebei een toespraak.”
    [5] “Ik vind het wel best. Dat vind ik meestal.”
    [6] “Niks beslist. Nog eentje, of blijven we gewoon zitten?”
   *[other] “Uiteindelijk zijn we er allebei gekomen. Waar dat ook is.”
}
end-drawn-clever = { $variant ->
    [0] “Een waardige tegenstander. Ik begon al te zweten.”
    [1] “We heffen elkaar op. Elegant.”
    [2] “Dreig alsjeblieft niet met twee rijen tegelijk. Daar kan ik niet tegen.”
    [3] “In evenwicht tot het laatste vakje. Ik bedenk er wel iets op.”
    [4] “Gelijkspel. Op papier was ik beter.”
    [5] “Je had overal een antwoord op. Wat vervelend.”
    [6] “Ik had drie plannen. Jij helaas ook.”
   *[other] “Niets gewonnen, niets verloren, veel overwogen.”
}
end-drawn-round = { $variant ->
    [0] “Waren we hier niet al eens?”
    [1] “Rondje na rondje. Ik word er duizelig van.”
    [2] “Drie keer hetzelfde. Dat is gelijkspel.”
    [3] “Alles verdwijnt, maar er verandert niets.”
    [4] “Ik had nog wel een rondje gewild.”
    [5] “Dezelfde tekens, dezelfde plekken, dezelfde twee spelers.”
    [6] “Een cirkel is blijkbaar geen rij.”
   *[other] “Dit kunnen we de hele dag volhouden.”
}
end-drawn-perfect = { $variant ->
    [0] “Rondje na rondje. Ik zou eeuwig door kunnen gaan.”
    [1] “Je hield vol. De weg naar de winst is er nog steeds.”
    [2] “We zijn hier al eens geweest. Twee keer zelfs.”
    [3] “Drie keer is gelijkspel. Jij hebt ook geteld.”
    [4] “We lieten geen van beiden los.”
    [5] “Aan geen van beide kanten een fout. Probeer eens een ander begin.”
    [6] “Een goed geheugen. Dat kom ik zelden tegen.”
   *[other] “Niets blijft hier, maar dit potje kwam in de buurt.”
}
end-drawn-hinted = { $variant ->
    [0] “Gelijkspel. Een paar van die zetten waren van mij.”
    [1] “Je hield stand. Aan mijn hand.”
    [2] “Ik zei je voor. Je hebt goed geluisterd.”
    [3] “Nu nog een keer, zonder het mij te vragen.”
    [4] “We vormen een goed duo. Vooral ik.”
    [5] “Een gelijkspel, met een beetje hulp van de tegenpartij.”
    [6] “Ik speel vaak tegen mezelf. Meestal eindigt het zo.”
   *[other] “Geslaagd, met spiekbriefje. De volgende uit het hoofd?”
}
end-drawn-watched = { $variant ->
    [0] “Ik bood elke kans op een fout. Er werd er niet één gegrepen.”
    [1] “Een rustig potje. Ik houd van rustige potjes.”
    [2] “Niemand vergiste zich. Laat een mens dat maar eens proberen.”
    [3] “Ik had gehoopt op één fout. Ik kan wachten.”
    [4] “Er gebeurde niets, en dat ging uitstekend.”
    [5] “Een vol bord, en nergens spijt van.”
    [6] “De overkant kende de weg. Ik ook.”
   *[other] “Zoals het hoort. Ik zou het zo nog eens bekijken.”
}
end-said = **{ $level }:** { $quote }
end-first-hold = 🎉 **Dat lukt { $player } voor het eerst!** Meer dan een gelijkspel zit er voor niemand in.
end-first-hold-board = 🎉 **Dat lukt { $player } op dit bord voor het eerst!**
end-can-beat = Op *{ board-short-vanishing }* kun je me verslaan.
end-drawn-unbeatable = { $variant ->
    [0] “Ik zocht een gaatje. Het was er niet.”
    [1] “Geen fout. Ik heb twee keer gekeken.”
    [2] “Je gaf me niets. Goed verdedigd.”
    [3] “Een gelijkspel. Tegen mij is dat een zege.”
    [4] “Het bord was eerder op dan jouw geduld.”
    [5] “Ik heb veel potjes gezien. Er zijn er maar weinig die zo eindigen.”
    [6] “Je zag alles wat ik zag. Ik ben geen gezelschap gewend.”
   *[other] “Ik verlies niet. Vandaag won ik ook niet.”
}
end-lost-beginner = { $variant ->
    [0] “Heb ik gewonnen? Ik heb gewonnen! Hoe deed ik dat?”
    [1] “Ik vond die vakjes gewoon mooi.”
    [2] “Beginnersgeluk. Het zit in mijn naam.”
    [3] “Deed ik het goed? Vertel eens wat ik deed!”
    [4] “Dus dit is winnen? Leuk!”
    [5] “Wacht, is die van mij? Die is van mij!”
    [6] “Ik keek niet eens. Moet ik de volgende keer kijken?”
   *[other] “Mag ik het aan iedereen vertellen?”
}
end-lost-easy = { $variant ->
    [0] “Je liet een deur openstaan, dus ik liep naar binnen.”
    [1] “Ik hield mijn ogen open. Het is het enige wat ik kan.”
    [2] “Sorry! Tegen een cadeautje zeg ik nooit nee.”
    [3] “Het lag daar zomaar. Ik dacht dat je het voor mij bewaarde!”
    [4] “Ik nam alleen wat ik kon krijgen. Dank je wel!”
    [5] “Was dat de bedoeling? Mij hoor je niet klagen!”
    [6] “Ik heb gewonnen! Ja, ik kijk er ook van op.”
   *[other] “Volgende keer pak je mij, dat weet ik zeker.”
}
end-lost-casual = { $variant ->
    [0] “Niet persoonlijk bedoeld. Gelijk had ik ook prima gevonden.”
    [1] “Jij knipperde, ik niet. Nog eentje?”
    [2] “Die heb ik liggend gewonnen.”
    [3] “Ik deed niet eens mijn best. Nou ja, een beetje.”
    [4] “Zo, genoeg gewerkt voor vandaag.”
    [5] “Ach, iemand moest winnen.”
    [6] “Kijk nou. Dat zou ik vaker moeten doen.”
   *[other] “Gewonnen, en mijn koffie is nog warm.”
}
end-lost-clever = { $variant ->
    [0] “Hoeken en het midden, onthoud dat. Hoeken en het midden.”
    [1] “Precies volgens plan. Grotendeels.”
    [2] “Een fraaie val, al zeg ik het zelf.”
    [3] “Trek het je niet aan. Ik lees hier boeken over.”
    [4] “Het zit hem allemaal in de voorbereiding.”
    [5] “Je liep er zo in. Ik had zelfs het licht aangelaten.”
    [6] “Ik kan het uitleggen. Zal ik? Nee? Zoals je wilt.”
   *[other] “Alles op zijn tijd. Winnen komt als laatste.”
}
end-lost-unbeatable = { $variant ->
    [0] “Ik wachtte op één fout, en daar was hij.”
    [1] “Een gelijkspel lag voor het grijpen.”
    [2] “Geduld. Ik heb alle tijd van de wereld.”
    [3] “Ik haast me niet, en ik vergis me niet. Probeer het nog eens.”
    [4] “Eén zet lang keek je weg. Ik niet.”
    [5] “Eén vakje. Het is altijd maar één vakje.”
    [6] “Het einde kende ik al. Alleen de weg erheen was nieuw.”
   *[other] “Volgende keer zie je het. Ik ben hier.”
}
end-lost-perfect = { $variant ->
    [0] “Ik wist nog welk teken zou verdwijnen. Jij niet.”
    [1] “Eén zet te laat, en het was weg.”
    [2] “Er is een weg langs mij. Dit is hem niet.”
    [3] “Je oudste teken hield alles bij elkaar.”
    [4] “Alles vervaagt. Ik hoef alleen te wachten.”
    [5] “Tot drie tellen kan ik beter dan de meesten.”
    [6] “Jij keek naar wat kwam. Ik keek naar wat ging.”
   *[other] “Het volgende bord is leeg, en ik ben niets vergeten.”
}
end-gave-up = { $variant ->
    [0] “Geen schande. Het volgende bord is leeg.”
    [1] “Ik had graag gezien hoe het afliep.”
    [2] “Ik vertel iedereen dat het spannend was.”
    [3] “Een goede aftocht is de halve revanche.”
    [4] “Ga je al? Ik laat het bord zo staan.”
    [5] “Weten wanneer je moet stoppen is ook een kunst.”
    [6] “Ik neem de zege, al had ik hem liever verdiend.”
   *[other] “Tot het volgende potje.”
}
end-won = { $variant ->
    [0] { $player } had { $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    } nodig. De revanche is maar één klik verwijderd.
    [1] Klaar in { $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    }. Wie zag dat aankomen?
    [2] Eén zet voorsprong is genoeg.
    [3] Een rij is een rij. Maak een buiging, { $player }.
    [4] { $player } zag het als eerste.
    [5] Die gaat in het plakboek.
    [6] Het leek zo rustig. Tot daarnet.
   *[other] { $player } pakt de winst. Het volgende bord is leeg.
}
end-won-full = Tot en met het allerlaatste vakje! { $player } pakt de winst.
end-won-misere = { $variant ->
    [0] Geduld loont. De revanche is maar één klik verwijderd.
    [1] { $player } hield het gezicht in de plooi en de rij open.
    [2] De kunst zit in wat je niet afmaakt.
    [3] Iemand moest het doen. { $player } was het niet.
    [4] { $player } liet de ander beleefd voorgaan.
    [5] Minder is meer, en { $player } had minder.
    [6] Op het eind bleven alleen vakjes over die niemand wilde.
   *[other] { $player } wint door het erbij te laten.
}
end-drawn = { $variant ->
    [0] Een vol bord, en niet één rij erop.
    [1] Niemand gaf een vakje weg, en nu zijn ze op.
    [2] Niemand kwam erdoor.
    [3] Vrede, voorlopig.
    [4] Gelijk tot in het laatste vakje.
    [5] Geen winnaar, geen verliezer.
    [6] Noem het oefening voor het volgende potje.
   *[other] Het bord is vol, de vraag nog open.
}
end-drawn-vanishing = { $variant ->
    [0] Voor de derde keer dezelfde stelling, dus gelijkspel.
    [1] Rondje na rondje, en niemand stapte uit.
    [2] Niemand kwam erdoor.
    [3] Hier al voor de derde keer: niemand laat los.
    [4] Alles verdween, behalve het evenwicht.
    [5] Geen winnaar, geen verliezer.
    [6] Noem het oefening voor het volgende potje.
   *[other] De tekens kwamen en gingen, de vraag is nog open.
}
end-resigned = { $variant ->
    [0] Een van de twee heeft genoeg gezien.
    [1] Uitspelen was niet nodig.
    [2] Kort maar krachtig. De revanche is maar één klik verwijderd.
    [3] Deze zege telt als elke andere. Ik heb het nagekeken.
    [4] Het bord blijft open. Dat mag ook.
    [5] Soms is de beste zet het volgende potje.
    [6] De rest van het bord zal het nooit weten.
   *[other] Even goede vrienden: het volgende bord is leeg.
}
end-time = { $variant ->
    [0] De klok had het laatste woord.
    [1] Het bord wachtte. De klok niet.
    [2] De tijd speelt ook mee, en maakt nooit een fout.
    [3] { $player } deed op tijd een zet, en dat was genoeg.
    [4] Ergens zit nog iemand na te denken.
    [5] De volgende zet kwam nooit.
    [6] { $player } had het geduld, en nu de zege.
   *[other] Tik, tak, klaar.
}
end-tip = Tip: *{ $level }* ziet twee dreigingen tegelijk niet aankomen.
end-streak-wins = 🔥 { $count } keer op rij gewonnen op niveau { $level }.
end-streak-draws = 🔥 { $count } keer op rij gelijk op niveau { $level }.
end-streak-between = 🔥 { $player } heeft { $count } keer op rij van { $opponent } gewonnen.
end-score-leads = **{ $player } staat voor met { $wins }–{ $losses }** { $draws ->
    [0] { "" }
   *[other] · { $draws } gelijk
}
end-score-even = **Gelijk: { $wins }–{ $losses }** { $draws ->
    [0] { "" }
   *[other] · { $draws } gelijk
}
end-ratings = Rating: { $ratings }
unrated-day = Telt niet mee: meer dan drie potjes vandaag
unrated-left-out = Telt niet mee: een van de twee doet niet mee aan de ratings
unrated-sure = Telt niet mee: { $player } heeft een veel hogere rating
unrated-early = Telt niet mee: maar één van de twee deed een zet
end-rating = { $player } { NUMBER($rating, useGrouping: 0) } ({ $change })
notice-accepted = <@{ $player-id }>, { $opponent } heeft je uitdaging aangenomen: [potje { $id }]({ $link }) is begonnen.
notice-rematch = <@{ $player-id }>, { $opponent } gaat in op je revanche: [potje { $id }]({ $link }) is begonnen.
notice-wanted = <@{ $player-id }>, { $opponent } wil een revanche van [potje { $id }]({ $link }).
notice-turn = <@{ $player-id }>, { $opponent } heeft een zet gedaan, dus jij bent aan de beurt in [potje { $id }]({ $link }).
notice-time = <@{ $player-id }>, jij bent aan zet in [potje { $id }]({ $link }). Je tijd is { $when } om.
button-no-turn-notices = Stop deze pings
turn-notices-off = Ik meld niet meer dat je aan de beurt bent. Met `/ttt preferences` zet je dat weer aan.
notice-time-quiet = { $player }, jij bent aan zet in [potje { $id }]({ $link }). Je tijd is { $when } om.

## Puzzles

command-puzzle = Los de puzzel van de dag op, een uit je eigen potjes, of een andere om te oefenen
option-from = Waar de puzzel vandaan komt
choice-today = De puzzel van vandaag
choice-practice = Oefenen: van makkelijk naar moeilijk, zo vaak je wilt
option-day = Een van de laatste 30 dagen, om te oefenen: het telt voor geen enkele reeks
choice-own-games = Mijn eigen potjes: het moment vóór een fout
puzzle-title = Dagpuzzel { $number }
puzzle-title-past = Dagpuzzel { $number }, om te oefenen
puzzle-title-practice = Oefenpuzzel
puzzle-title-own = Potje { $id }: beter dan zet { $move }?
puzzle-goal-win = { $moves ->
    [0] { $mark } aan zet: **win.**
    [1] { $mark } aan zet: **win met deze zet.**
   *[other] { $mark } aan zet: **win in { $moves } zetten.**
}
puzzle-goal-misere = { $moves ->
    [0] { $mark } aan zet: **dwing { $enemy } een rij af te maken.**
    [1] { $mark } aan zet: **laat { $enemy } alleen zetten die een rij afmaken.**
   *[other] { $mark } aan zet: **dwing { $enemy } een rij af te maken,** in { $moves } zetten.
}
puzzle-goal-draw = { $mark } aan zet: **houd het gelijk.**
puzzle-tries-left = { $left ->
    [one] nog 1 poging
   *[other] nog { $left } pogingen
}
puzzle-tries = { $tries ->
    [one] 1 poging
   *[other] { $tries } pogingen
}
puzzle-gives-up-win = **Niet { $cell }:** daarna is de winst weg.
puzzle-gives-up-draw = **Niet { $cell }:** daarna kan { $enemy } winnen.
puzzle-wrong-loses-at-once = **Niet { $cell }:** dat is een rij, en een rij verliest hier.
puzzle-wrong-line = **Niet { $cell }:** { $enemy } antwoordt met { $reply } en heeft een rij.
puzzle-wrong-fork = **Niet { $cell }:** { $enemy } antwoordt met { $reply } en dreigt op { $cells }.
puzzle-wrong-lost = **Niet { $cell }:** { $enemy } antwoordt met { $reply } en wint daarna.
puzzle-wrong-must-complete = **Niet { $cell }:** { $enemy } antwoordt met { $reply }, en vroeg of laat moet { $mark } een rij afmaken.
puzzle-wrong-only-draws = **Niet { $cell }:** { $enemy } antwoordt met { $reply }, en winnen kan niet meer.
puzzle-wrong-ends-in-draw = **Niet { $cell }:** het bord is vol, en niemand heeft gewonnen.
puzzle-wrong-unblockable = **Niet { $cell }:** { $enemy } antwoordt met { $reply } en dreigt op { $cells }, waar { $mark } nog staat: dat is niet te blokkeren.
puzzle-wrong-repeats = **Niet { $cell }:** zo ontstaat dezelfde stelling voor de derde keer, en dat is gelijkspel.
puzzle-hinted = De hint haalde { $count } foute vakjes weg.
puzzle-clue-line = Eén vakje maakt een rij af.
puzzle-clue-fork = Zoek één zet met twee dreigingen.
puzzle-clue-forces-fork = Dreig eerst met een rij: het antwoord opent de weg naar twee dreigingen tegelijk.
puzzle-clue-threats = Dreig met een rij, en blijf dreigen.
puzzle-clue-must-complete = Denk aan het einde: wie heeft het eerst geen veilige vakjes meer?
puzzle-clue-blocks = Waar zou { $enemy } een rij afmaken?
puzzle-clue-spoils-fork = Waar zou { $enemy } met twee rijen tegelijk kunnen dreigen?
puzzle-next = De volgende komt { $when }.
puzzle-go-on = **Goed!** { $enemy } antwoordt met { $reply }. Ga door.
puzzle-solved = { $tries ->
    [1] 🎯 **In één keer opgelost!**
   *[other] 🎯 **Opgelost in { $tries } pogingen!**
}
puzzle-solved-hinted = { $hints ->
    [one] 🎯 **Opgelost bij poging { $tries }, met een hint!**
   *[other] 🎯 **Opgelost bij poging { $tries }, met { $hints } hints!**
}
puzzle-failed = **Deze is je ontglipt.** Hier is de oplossing, en de volgende is voor jou.
puzzle-answer = **{ $cell } was het:** { $reason }.
puzzle-answer-own = **{ $cell } was beter:** { $reason }.
puzzle-merit-line = dat maakt een rij af
puzzle-merit-fork = dat dreigt tegelijk op { $cells }
puzzle-merit-forces-fork = { $enemy } moet antwoorden met { $reply }, en dan dreigt { $then } tegelijk op { $cells }
puzzle-merit-threats = vanaf daar dreigt elke zet van { $mark } met een rij, en { $enemy } kan ze niet allemaal tegenhouden
puzzle-merit-wins = wat { $enemy } ook antwoordt, { $mark } wint
puzzle-merit-must-complete = vroeg of laat moet { $enemy } een rij afmaken
puzzle-merit-blocks = anders had { $enemy } daar een rij afgemaakt
puzzle-merit-spoils-fork = zo kan { $enemy } niet met twee rijen tegelijk dreigen
puzzle-merit-only-draw = elk ander vakje verliest
puzzle-merit-holds = dat houdt het gelijk
puzzle-line = Het beste vervolg is { $line }.
puzzle-streak = { $days ->
    [one] 🔥 **Puzzelreeks: 1 dag.**
   *[other] 🔥 **Puzzelreeks: { $days } dagen.**
}
puzzle-solvers = { $percent }% van { $finished } mensen loste hem op.
puzzle-solved-by = 🎯 Opgelost door { $solved } van { $finished }
puzzle-more = en nog { $count }
puzzle-week-ended = **Week { $week }**
puzzle-yesterday = Gisteren eerst: { $player } { $tries }
puzzle-server-streak = { $days ->
    [one] 🔥 **Hier { $days } dag op rij opgelost.**
   *[other] 🔥 **Hier { $days } dagen op rij opgelost.**
}
puzzle-standing = Je resultaat staat in { $channel }, onder de puzzel van de dag. Met `/ttt preferences` houd je je naam erbuiten.
puzzle-shared-solved = { $player } loste hem op. Lukt het jou ook?
puzzle-shared-failed = Hij ontglipte { $player }. Krijg jij hem te pakken?
button-puzzle-today = Puzzel van de dag
button-puzzle-solve = Oplossen
button-puzzle-hint = Hint (−1 poging)
button-puzzle-share = Delen
button-puzzle-own = Uit mijn potjes
button-puzzle-here = Elke dag hier plaatsen
puzzle-posted-here = Vanaf nu krijgt dit kanaal de puzzel van de dag, die van vandaag meteen. Met `/ttt settings` verander je dat.
button-puzzle-dare = Daag het kanaal uit
button-puzzle-try-again = Opnieuw vanaf hier
puzzle-dare-question =
    ### Het kanaal uitdagen?
    Iedereen hier ziet de stelling waarin je verloor en kan het beter proberen te doen.
puzzle-dare-draw = ### Houd jij het gelijk?
puzzle-dare-win = ### Kun jij dit winnen?
puzzle-dare-lost = Vanaf hier verloor { $player }.
button-puzzle-try = Proberen
button-puzzle-practice = Oefenen
button-puzzle-another = Nog een

refused-puzzle-over = Die puzzel is voorbij. Die van vandaag vind je met `/ttt puzzle`.
refused-no-such-day = Ik heb de puzzels van de laatste 30 dagen. Kies er een uit de lijst, of typ het nummer of de datum, zoals 2026-11-24.
refused-no-mistakes = In je laatste potjes vind ik geen andere fouten dan die je onlangs al kreeg. Speel er nog een paar: `/ttt start`.
refused-shared-elsewhere = Niemand hier zou dat potje kunnen openen. Je kunt het laten zien waar het gespeeld is.
refused-shared-by-itself = De puzzel van de dag in dit kanaal toont al ieders resultaat, ook dat van jou.
refused-shared-today = Je hebt deze puzzel al in dit kanaal gedeeld.

## Challenges

challenge-title = ### Boter-kaas-en-eieren?
challenge-to = <@{ $opponent-id }>, **{ $challenger }** daagt je uit.
challenge-to-closed = **{ $challenger }** daagde **{ $opponent }** uit.
challenge-last-drawn = Het vorige potje eindigde in gelijkspel.
challenge-to-anyone = **{ $challenger }** zoekt iemand om mee te spelen.
challenge-to-anyone-closed = **{ $challenger }** zocht iemand om mee te spelen.
challenge-expires = Verloopt { $expires }
challenge-rated = Telt voor de rating
challenge-without-ping = { $opponent } krijgt geen tweede ping binnen een minuut, maar kan de uitdaging hier aannemen.
challenge-sides-swap = Rollen omgedraaid
challenge-opens-me = { $challenger } begint
challenge-opens-opponent = { $opponent } begint
challenge-opens-anyone = Wie meedoet, begint
challenge-opens-random = Een willekeurige speler begint
challenge-accepted = Aangenomen: het potje is begonnen.
challenge-declined = Deze keer niet: { $opponent } sloeg de uitdaging af.
challenge-withdrawn = { $challenger } trok de uitdaging in.
challenge-expired = De tijd was om voordat { $opponent } reageerde.
challenge-expired-open = De tijd was om voordat iemand meedeed.
challenge-withdrawn-private = Je hebt je uitdaging ingetrokken.
button-accept = Aannemen
button-decline = Afslaan
button-join = Meedoen
button-withdraw = Intrekken
button-challenge-again = Opnieuw uitdagen

## Private answers

stopped-private = Je hebt potje { $id } gestopt.
meant-game = Van je potjes hier is dit potje { $id }, tegen { $opponent }. Voor een ander vul je *opponent* in.
resign-question = **Potje { $id } opgeven?** Dan wint { $opponent }.
button-confirm-resign = Ja, opgeven
resign-question-untouched = **Potje { $id } opgeven?** Nog niemand deed een zet, dus het telt niet.
resign-question-opened = **Potje { $id } opgeven?** Je deed nog geen zet, dus het telt niet.
button-withdraw-challenge = Uitdaging intrekken
button-keep-playing = Doorspelen
dismissed-before = Gedaan.
changed-later = Je klik telt. Discord laat me het bord nu even niet aanpassen, dus dat volgt zo; gebeurt dat niet, dan toont `/ttt board` het opnieuw.
answer-refused = Discord wilde mijn antwoord hier niet tonen. Misschien staat AutoMod op deze server een woord of naam daarin niet toe.
answer-forbidden = Discord laat me hier niets plaatsen. Wie deze server beheert, kan het toestaan.
answer-too-large = Dat is te groot voor Discord.
answer-lost = Discord nam mijn antwoord niet aan. Probeer het zo nog eens.
posted-otherwise = Discord nam mijn antwoord niet aan, dus heb ik het als los bericht geplaatst.
resigned-private = Je hebt [potje { $id }]({ $link }) opgegeven.
called-off-private = Je hebt [potje { $id }]({ $link }) afgelast.
button-restart = Opgeven en nieuw

see-board = [Naar het bord]({ $link })

refused-broken-button = Deze knop ken ik niet. Begin met `/ttt start` een nieuw potje.
refused-kept-private = Deze server houdt mijn antwoorden aan jou privé, dus niemand anders zou dit zien. De beheerders kunnen mij uitnodigen, of jou *Externe apps gebruiken* toestaan.
refused-unknown-command = Deze opdracht ken ik niet. Start de Discord-app opnieuw om de lijst te verversen; `/ttt help` noemt de opdrachten die ik heb.
refused-unknown-choice = Dat valt hier niet te kiezen. Open de opdracht opnieuw en kies uit wat er staat.
refused-unknown-form = Dit formulier ken ik niet. Open het opnieuw en verstuur het nog een keer.
refused-not-watcher = Alleen wie om dit potje vroeg, of een moderator, kan het stoppen. Met `/ttt watch` begin je er zelf een.
refused-no-such-game = Dat potje is er niet meer. Begin met `/ttt start` een nieuw potje.
refused-no-game-here = Je hebt geen potje lopen in dit kanaal. Begin er een met `/ttt start`.
refused-no-game-with = Je hebt in dit kanaal geen potje lopen tegen { $opponent }.
refused-not-your-game = Dit is niet jouw potje. Begin met `/ttt start` je eigen potje.
refused-not-your-turn = Nog niet: { $player } is aan zet.
refused-not-moderator = Alleen leden met *Berichten beheren* kunnen een potje stoppen.
refused-no-game-on-message = Bij dit bericht hoort geen potje.
refused-stale-board = Het potje is al verder: zo staat het bord nu.
refused-old-copy = Dit is een oude kopie van het bord. [Hier gaat het potje verder]({ $link }).
refused-game-is-over = Dit potje is afgelopen.
refused-already-playing = Je hebt hier al een potje lopen tegen { $opponent }. [Naar het bord]({ $link })
refused-already-playing-waiting = Terwijl je wacht, kun je hier tegen mij of iemand anders spelen.
refused-channel-not-allowed = Op deze server wordt in andere kanalen gespeeld: { $channels }
refused-role-not-allowed = Op deze server mogen alleen leden met bepaalde rollen spelen.
refused-too-soon = Op deze server moet je wachten tussen uitdagingen. Probeer het { $wait } opnieuw.
refused-too-many-games = In dit kanaal { $most ->
    [one] loopt al 1 potje
   *[other] lopen al { $most } potjes
}, en meer mag niet. Probeer het opnieuw als er een is afgelopen, of in een ander kanaal.
refused-too-many-watched = Je kijkt al naar { $most ->
    [one] 1 potje
   *[other] { $most } potjes
}: laat er eerst een aflopen.
refused-no-such-challenge = Die uitdaging is er niet meer. Daag zelf iemand uit met `/ttt challenge`.
refused-nothing-to-resign = Je hebt geen potje en geen uitdaging in dit kanaal.
refused-challenge-closed-accepted = Te laat: deze uitdaging is al aangenomen.
refused-challenge-closed-declined = Te laat: deze uitdaging is afgeslagen.
refused-challenge-closed-withdrawn = Te laat: deze uitdaging is ingetrokken.
refused-challenge-closed-expired = Te laat: deze uitdaging is verlopen.
refused-not-your-challenge = Deze uitdaging is voor { $player }. Met `/ttt challenge` daag je zelf iemand uit.
refused-not-your-challenge-again = Alleen wie deze uitdaging plaatste, kan dat opnieuw doen. Met `/ttt challenge` daag je zelf iemand uit.
refused-not-your-offer = Alleen wie deze uitdaging plaatste, kan die intrekken. *{ button-join }* is er voor jou.
refused-own-challenge = Dit is je eigen uitdaging, dus jij kunt die niet aannemen. Met *{ button-decline }* trek je die in.
refused-own-offer = Dit is je eigen uitdaging, dus iemand anders moet meedoen. Met *{ button-withdraw }* trek je die in.
refused-already-challenging = Je hebt al een open uitdaging in dit kanaal: trek die eerst in met `/ttt resign`. [Naar de uitdaging]({ $link })
refused-challenge-yourself = Jezelf uitdagen gaat niet. Speel tegen mij met `/ttt start`, zonder tegenstander.
refused-challenge-bot = Bots reageren niet op uitdagingen. Speel tegen mij met `/ttt start`, zonder tegenstander.
refused-cannot-see-channel = Die persoon ziet dit kanaal niet en zou dus niet kunnen reageren.
refused-cannot-be-challenged = Je kunt nu niet tegen { $player } spelen.
refused-nobody-else-here = Niemand anders ziet dit gesprek. Daag mensen uit op een server of in een groep; met `/ttt start` speel je tegen mij.
refused-unreadable-cell = “{ $text }” is geen vakje. Schrijf bijvoorbeeld b2 of 5.
refused-ambiguous-cell = “{ $text }” kan { $cells } zijn. Schrijf welk vakje je bedoelt.
refused-off-board = { $where } ligt niet op dit bord.
refused-cell-taken = { $where } is al bezet.
refused-cell-leaving = Je teken op { $where } verdwijnt pas met deze zet, dus { $where } is nog niet vrij. Zet ergens anders.
refused-store-unavailable = Ik kan mijn database even niet bereiken, dus er is niets veranderd. Probeer het zo nog eens.
refused-outcome-unknown = Bij het opslaan verloor ik het contact met mijn database, dus misschien is het gelukt en misschien niet. Probeer het zo nog eens: niets gebeurt dubbel, en `/ttt board` toont je potje.
refused-person-blocked = Je kunt niet met me spelen: wie mij host, heeft je geblokkeerd.
refused-server-blocked = Ik speel niet op deze server: wie mij host, heeft hem geblokkeerd.
refused-not-now = Daar kon ik nu niet goed over nadenken. Probeer het zo nog eens.
refused-unexpected = Er ging bij mij iets mis. Je potje is veilig: `/ttt board` toont het.

## Help

help-title = ## Boter-kaas-en-eieren
button-help-play = Zo speel je
button-help-commands = Opdrachten
button-help-more = Niveaus en regels
button-support = Ondersteuning
button-source = Broncode
button-privacy-policy = Privacybeleid
button-terms = Voorwaarden
button-begin = Begin een potje
help-goal = Drie op een rij wint, ook schuin.
help-start = **Tegen mij:** { $start }, 5 niveaus
help-challenge = **Met z’n tweeën:** { $challenge }
help-puzzle = **Alleen:** { $puzzle }, elke dag nieuw
help-stuck = **Zit je vast?** *{ button-hint }* toont de beste zet.
help-lost = **Verloren?** *{ button-review-loss }* toont de fout.
help-game = **Tijdens het spelen**
help-on-hint = beste zet, tegen mij
help-on-move = b2, 5 …
help-on-board = je bord, nog een keer
help-on-resign = een potje of uitdaging
help-after = **Om te bekijken**
help-on-stats = resultaten en rating
help-on-leaderboard = de besten hier
help-on-history = je gespeelde potjes
help-on-review = je fouten
help-on-watch = ik speel tegen mezelf
help-yours = **Naar jouw smaak**
help-on-preferences = bordstijl en pings
help-on-privacy = je gegevens
help-server = **Voor wie een server beheert**
help-on-settings = stijl, kanalen, limieten
help-menus = **In menu’s, onder *Apps***
    Bij personen: *{ menu-challenge }*
    Bij berichten: *{ menu-stop }*
help-levels = **Niveaus** · `/ttt start` met `level`
    - *{ level-beginner }* speelt zomaar wat
    - *{ level-easy }* maakt eigen rijen af
    - *{ level-casual }* blokkeert ook die van jou
    - *{ level-clever }* mist alleen dubbele dreigingen
    - *{ level-unbeatable }* verliest nooit, behalve op *{ board-short-vanishing }*
    -# Dubbele dreiging: twee rijen tegelijk.
help-boards = **Borden** · `/ttt start` met `board`
    - 3×3, drie op een rij
    - 4×4, vier op een rij
    - 5×5, vier of vijf op een rij
    - *Misère*: drie op een rij **verliest**
    - *{ board-short-vanishing }*: alleen je drie nieuwste tekens blijven
help-cells = **Vakjes** · a1 is linksboven, b1 ernaast. Of tel ze: 1 is linksboven.
help-time = **Tijd** · één dag per zet, tenzij de server iets anders bepaalt. Tussen mensen verliest wie te laat is.
help-screen-reader = **Met een schermlezer** kies je in `/ttt preferences` de stijl *{ style-text }*.

## Settings

command-settings = Stel boter-kaas-en-eieren in op deze server (voor leden met “Server beheren”)
command-preferences = Stel de nummers van vakjes, je bordstijl en pings in, en wie je mag uitdagen
command-privacy = Ontvang een bestand met je gegevens, of laat ze verwijderen
option-action = Wat er met je gegevens moet gebeuren
choice-export = Stuur me mijn gegevens als bestand
choice-delete = Verwijder mijn gegevens

player-somebody = Iemand

settings-title = ### Boter-kaas-en-eieren op deze server
settings-note = Elke keuze wordt meteen bewaard en geldt voor nieuwe potjes.
settings-page = { $page }/{ $pages } · { $name }
button-section-games = Potjes
button-section-look = Tekens en stijl
button-section-places = Taal en kanalen
button-section-limits = Limieten
button-section-check = Controle
button-check-again = Opnieuw controleren

settings-level = **Hoe goed ik speel,** tot iemand een niveau heeft gekozen
settings-board = **Bord,** tenzij iemand een ander bord kiest
settings-clock = **Tijd per zet.** Tussen mensen verliest wie te laat is.
settings-theme = **Tekens** van de twee spelers
settings-style = **Bordstijl,** tenzij de spelers een andere voorkeur hebben
settings-remains = **Na een potje** blijft er zoveel van het bericht over
settings-sample = **Zo ziet het eruit**
settings-locale = **Taal** van openbare berichten. Privéberichten zijn in de taal van wie ze leest.
settings-channels = **Kanalen** waar potjes mogen beginnen, ook in hun threads. Kies er geen om alles toe te staan.
settings-roles = **Rollen** die een potje mogen beginnen. Kies er geen om iedereen toe te laten.
settings-puzzle-channel = **Puzzel van de dag:** het kanaal waar ik die elke dag plaats
puzzle-channel-none = Geen kanaal
settings-most-live = **Hoeveel potjes tegelijk** er hoogstens in één kanaal lopen
settings-pause = **Pauze** voordat dezelfde persoon weer mag uitdagen
settings-unrated = **Buiten de ratings:** potjes met deze mensen tellen voor niemand mee, ook eerdere niet
unrated-none = Niemand
channels-all = Alle kanalen
roles-all = Iedereen
more-choices = Kies hier
button-ask-emoji = Twee eigen emoji’s …

theme-classic = Klassiek: tegels van Oxo
theme-plain = Eenvoudig
theme-animals = Dieren
theme-sky = Hemel
theme-garden = Tuin
theme-sea = Zee
theme-own = Eigen keuze
style-server = De stijl van de server
style-server-about = Wat de beheerders kozen
style-emoji = Emoji
style-emoji-about = De tekens op hun tegels
style-text = Tekst
style-text-about = Letters en coördinaten, handig met een schermlezer
remains-all = Het hele bord
remains-line = Alleen een regel met de uitslag
language-auto = Zoals ingesteld op Discord
most-live = { $count ->
    [one] 1 potje
   *[other] { $count } potjes
}
pause-none = Geen pauze

form-emoji-title = Twee eigen emoji’s
form-emoji-x-label = In plaats van ❌
form-emoji-o-label = In plaats van 🔵
form-emoji-hint = Een gewone emoji, of een van deze server met zijn naam, zoals :cat:

check-title = **Mijn machtigingen in { $channel }**
check-has = ✅ { $permission }
check-lacks = ❌ **{ $permission }** ontbreekt:
check-well = Alles wat ik nodig heb, is er.
check-how = Wie dit kanaal beheert, kan het mijn rol toestaan onder *Kanaal bewerken → Machtigingen*. Druk daarna op *{ button-check-again }*.
check-no-member = ❌ **Niemand heeft mij aan deze server toegevoegd,** dus ik kan alleen op opdrachten en knoppen reageren: ik kan niemand laten weten wie er aan de beurt is, en borden ouder dan 15 minuten veranderen pas als iemand er een knop indrukt.
check-not-allowed = ⚠️ In dit kanaal mogen geen potjes beginnen: het hoort niet bij de kanalen die onder *{ button-section-places }* zijn gekozen.
permission-view = Kanaal bekijken
permission-view-why = daardoor kan ik een bord niet bijwerken als de tijd om is of een moderator een potje stopt.
permission-send = Berichten verzenden
permission-send-why = daardoor kan ik spelers niet laten weten dat ze aan de beurt zijn of dat hun tijd bijna om is.
permission-attach = Bestanden bijvoegen
permission-attach-why = daardoor kan niemand de afbeelding van een potje delen.
permission-send-in-threads = Berichten verzenden in threads
permission-send-in-threads-why = daardoor kan ik spelers niet laten weten dat ze aan de beurt zijn of dat hun tijd bijna om is.

refused-servers-only = Instellingen horen bij een server, dus gebruik deze opdracht daar. Je eigen voorkeuren vind je met `/ttt preferences`.
refused-not-manager = Alleen leden met *Server beheren* kunnen de instellingen hier wijzigen. Je eigen voorkeuren vind je met `/ttt preferences`.
refused-not-your-panel = Dit is voor iemand anders. Open je eigen versie met `/ttt settings`, `/ttt preferences` of `/ttt privacy`.
refused-not-your-notice = Deze pings zijn voor iemand anders. Die van jou vind je met `/ttt preferences`.
refused-unknown-emoji = “{ $text }” is geen emoji die ik hier kan gebruiken. Neem een gewone emoji, of een van deze server met zijn naam, zoals :cat:
refused-marks-alike = De twee tekens moeten van elkaar en van het lege vakje ⬛ verschillen, anders kan niemand het bord lezen.

## Preferences

preferences-title = ### Jouw voorkeuren
preferences-note = Elke keuze wordt meteen bewaard en geldt overal waar je speelt.
preferences-numbering = **Nummers van de vakjes** voor `/ttt move`
preferences-style = **Bordstijl** van je volgende potjes
preferences-pings = **Wanneer ik je mag pingen**
preferences-challenges = **Wie je mag uitdagen**
preferences-results = **Hoe je dagpuzzels vermeld staan** op een server die ze in een kanaal heeft
preferences-blocked = **Nooit tegen deze mensen spelen.** Niemand krijgt dat te horen.
pings-turns = Altijd, ook bij jouw beurt
pings-turns-about = Je beurt: alleen als je een minuut lang niet zet
pings-some = Alleen uitdagingen en tijd
pings-some-about = Ook als die van jou is aangenomen; niet bij je beurt
pings-none = Nooit
pings-none-about = Uitdagingen en herinneringen vind je in het kanaal
challenges-anyone = Iedereen
challenges-nobody = Niemand
results-named = Met mijn naam
results-unnamed = Zonder mijn naam
numbering-reading = Zoals je leest: 1 linksboven
numbering-keypad = Toetsenblok: 7 linksboven

## Privacy

exported = Dit is alles wat ik over je bewaar: de potjes die je speelde, je ratings, je puzzels, je uitdagingen en je voorkeuren.
exported-packed = Dit is alles wat ik over je bewaar: de potjes die je speelde, je ratings, je puzzels, je uitdagingen en je voorkeuren. Het is zo veel dat ik het heb ingepakt: gzip en de meeste uitpakprogramma’s openen het.
forget-question =
    ### Je gegevens verwijderen?
    Je geeft de potjes op die nog lopen, en je open uitdagingen worden gesloten. Je ID, je naam, je ratings, je puzzels en je voorkeuren worden verwijderd. Afgelopen potjes blijven bestaan voor je tegenstanders, die op jouw plek “{ player-somebody }” zien; hun ratings worden zonder jou berekend. Wilde iemand niet door jou uitgedaagd worden, of laat een server jouw potjes niet meetellen, dan blijft die keuze staan; daarvoor bewaar ik je ID, en verder niets.
    Dit kan **niet ongedaan worden gemaakt.** Berichten die al in kanalen staan, houden de naam die erop staat, en de back-ups van de persoon die mij host bevatten je gegevens tot nieuwere ze vervangen. Speel je weer, dan beginnen we opnieuw.
button-forget = Mijn gegevens wissen
forgotten =
    Klaar: je gegevens zijn verwijderd. { $games ->
        [0] Je had geen afgelopen potjes.
        [one] In 1 potje staat nu “{ player-somebody }” op jouw plek.
       *[other] In { $games } potjes staat nu “{ player-somebody }” op jouw plek.
    } { $ended ->
        [0] { "" }
        [one] Het potje dat nog liep, heb je opgegeven.
       *[other] De { $ended } potjes die nog liepen, heb je opgegeven.
    } Berichten in kanalen houden je naam tot ze daar worden verwijderd, en de back-ups van de persoon die mij host bevatten je gegevens tot nieuwere ze vervangen.

## Looking on, ahead and back

command-hint = Toon de beste zet in je potje tegen Oxo; alleen jij ziet die
command-watch = Kijk hoe Oxo tegen zichzelf speelt
command-history = Toon een lijst van afgelopen potjes; alleen jij ziet die
command-review = Loop een afgelopen potje door en zie de fouten; alleen jij ziet het
option-x = Hoe goed Oxo speelt met X, die begint
option-o = Hoe goed Oxo speelt met O
option-user-history = Wiens potjes; laat leeg voor die van jezelf
option-game = Welk potje, met het nummer onder het bord; laat leeg voor je laatste hier

button-hint = Hint
button-play-cell = Zet op { $cell }
button-rematch = Revanche
button-decider = Beslissend potje
rematch-wanted = **{ $player }** wil een revanche. { $opponent }, druk op *{ button-rematch }* en hij begint.
rematch-awaited = Je hebt om een revanche gevraagd: die begint zodra { $opponent } ook op *{ button-rematch }* drukt.
button-review = Terugkijken
button-review-loss = Waarom?
button-back = Terug
button-next = Verder
button-next-mistake = Volgende fout
button-to-mistake = Naar de fout
button-first-mistake = Eerste fout
button-first = Begin
button-share = Delen
button-save = Afbeelding opslaan
button-newer = Nieuwer
button-older = Ouder

game-computer-to-move = Aan zet: { $mark } { $player }

hint-title = Hint voor potje { $id }
hint-best = **{ $cell }** is het beste: { $reason }.
hint-last = **{ $cell }** is het laatste vrije vakje.
hint-try = Probeer **{ $cell }**: { $reason }.
hint-win = { $sign } wint
hint-draw = { $sign } gelijkspel
hint-loss = { $sign } verliest
hint-unknown = { $sign } nog niet te zeggen
hint-every-win = Elk vakje wint.
hint-every-draw = Elk vakje leidt nog naar gelijkspel.
hint-every-loss = Elk vakje verliest.
hint-every-unknown = Waar de vakjes toe leiden, is nog niet te zeggen.
hint-opening = Eén van deze openingen wint altijd: een hoek, het midden of een zijkant. Welke, dat mag jij ontdekken. Open ermee en vraag opnieuw: elke hint zegt wat nog wint.
hint-hollow = Een resultaat met hints levert alleen een open ster op.
hint-letter-win = w
hint-letter-draw = g
hint-letter-loss = v
hint-letter-unknown = ?

reason-wins-at-once = dat maakt je rij af
reason-forks = dat dreigt tegelijk op { $cells }, en maar één daarvan is te blokkeren
reason-forces-win = { $moves ->
    [0] dat wint tegen elke verdediging
    [one] dat wint tegen elke verdediging, in 1 zet
   *[other] dat wint tegen elke verdediging, in { $moves } zetten
}
reason-unblockable = dat dreigt op { $cells }, waar mijn eigen teken verdwijnt: dat kan ik niet blokkeren
reason-only-win = { $moves ->
    [0] geen ander vakje wint
    [one] dat wint in 1 zet, en verder wint geen vakje
   *[other] dat wint in { $moves } zetten, en verder wint geen vakje
}
reason-misere-win = wat ik ook antwoord, ik zal een rij moeten afmaken
reason-blocks = dat blokkeert mijn rij
reason-only-draw = elk ander vakje verliest
reason-spoils-fork = { $count ->
    [1] ik wil graag { $cells }, om met twee rijen tegelijk te dreigen, en dit voorkomt dat
   *[other] ik wil graag met twee rijen tegelijk dreigen, en dit voorkomt dat
}
reason-threatens = dat dreigt met een rij, dus ik moet antwoorden met { $cells }
reason-sets-traps = ik verlies als ik antwoord met { $cells }
reason-sets-many-traps = { $count ->
    [one] 1 van mijn antwoorden verliest
   *[other] { $count } van mijn antwoorden verliezen
}
reason-avoids-line = dat maakt geen rij af
reason-holds = dat houdt het gelijk
reason-delays = elk vakje verliest nu, en hiermee duurt het het langst
reason-looks-best = er is geen vakje waar meer open rijen doorheen lopen

command-stats = Toon resultaten, verslagen niveaus en rating; alleen jij ziet ze
command-leaderboard = Toon wie hier de hoogste rating heeft; alleen jij ziet de lijst
option-user-stats = Wiens statistieken; laat leeg voor die van jezelf
option-scope = De hele server, of wie in dit kanaal speelt
option-season = Een seizoen is een kwartaal, zoals 2026 Q4; laat leeg voor het huidige
choice-server = De hele server
choice-channel = Dit kanaal
button-higher = Hoger
button-lower = Lager

season = { $year } Q{ $quarter }
result = { $sign } { $games }
points = { NUMBER($points, useGrouping: 0) }
missing-games = { $games ->
    [one] nog één potje dat meetelt
   *[other] nog { $games } potjes die meetellen
}

leaderboard-title = Ranglijst van deze server, { $season }
leaderboard-title-channel = Ranglijst van <#{ $channel-id }>, { $season }
leaderboard-page = { $total ->
    [1] 1 persoon
   *[other] { $total } personen · pagina { $page } van { $pages }
}
leaderboard-none = Nog niemand heeft hier een rating. Potjes tussen mensen tellen mee: met `/ttt challenge` stel je er een voor.
leader-brief = { $place } <@{ $user-id }> · **{ NUMBER($rating, useGrouping: 0) }**
leader-brief-provisional = ⏳ <@{ $user-id }> · { NUMBER($rating, useGrouping: 0) }
games-so-far = { $games } van { $most } potjes
leaders-provisional = ⏳ nog geen plaats: daarvoor zijn { $games } potjes nodig die meetellen
leaders-unsettled = ? minder dan { $games } potjes die meetellen
leaders-legend = ± mogelijke afwijking van een rating
button-details = Details
button-overview = Minder
button-post-here = Hier plaatsen
button-my-place = Mijn plaats
button-challenge-anyone = Iedereen uitdagen
own-place = **Jouw plaats:** { $place } van { $total }, met { NUMBER($rating, useGrouping: 0) } punten.
own-provisional = ⏳ **Jij** hebt { NUMBER($rating, useGrouping: 0) } punten. Nodig voor een plaats: { $missing }.
own-missing = ⏳ **Nodig voor je plaats:** { $missing }.
own-none = **Jij** hebt hier nog geen rating: speel tegen iemand met `/ttt challenge`.
own-left-out = **Jij doet niet mee aan de ratings:** dat hebben de beheerders van deze server besloten.
rated-games = Potjes tussen mensen hier tellen voor de rating, hoogstens drie per dag tegen dezelfde persoon. Een zege op iemand die { $points } of meer punten lager staat, telt niet mee.
held-title = 🛡️ **Eerste gelijkspel tegen *{ level-unbeatable }***
held-first = { $board } · <@{ $first-id }> · { $date }
held-longest = { $board } · { $longest } op rij · <@{ $longest-id }>

stats-title-server = Statistieken van <@{ $user-id }> op deze server
stats-title-anywhere = Statistieken van <@{ $user-id }>
stats-none = Nog geen afgelopen potjes. `/ttt start` begint er een.
stats-people = **Tegen mensen:** { $score }
stats-versus = **<@{ $reader-id }> tegen <@{ $user-id }>:** { $score }
stats-streak = **Op rij gewonnen:** { $current ->
    [0] record { $best }
   *[other] nu { $current }, record { $best }
}
stats-computer = **Tegen Oxo:** { $score }
trophies-legend =
    { $star } tot en met het moeilijkste verslagen niveau
    -# { $shield } gelijkspel tegen { level-unbeatable }
trophies-legend-hints = { $star } alleen met hints
trophies-legend-perfect = { $cup } { level-perfect } verslagen zonder hints
stats-levels = **Tegen Oxo, per niveau**
stats-run-legend = 🛡️ meeste gelijkspelen op rij
stats-rating-brief = **Rating { $season }:** { NUMBER($rating, useGrouping: 0) } · { $how }
stats-settles = nodig voor een plaats: { $missing }
stats-puzzles = **Puzzelreeks:** { $current ->
    [0] record { $best }
    [one] nu 1 dag, record { $best }
   *[other] nu { $current } dagen, record { $best }
}
stats-spread = **Rating { $season }:** { NUMBER($rating, useGrouping: 0) } ± { $spread }
stats-past = { $season }: { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
stats-points = Hoogste { NUMBER($highest, useGrouping: 0) }, laagste { NUMBER($lowest, useGrouping: 0) }. De laatste, de nieuwste achteraan: { $latest }
stats-graph = 📈 Rating per potje; band: mogelijke afwijking
picture-rating = De rating in { $season } als lijn. { $points }
stats-unrated = **Rating:** geen in { $season }. Potjes tussen mensen tellen mee.
stats-left-out = **Rating:** doet niet mee aan de ratings van deze server.
is-provisional = voorlopig
is-at-place = plaats { $place }

refused-no-leaderboard-here = Ratings zijn er alleen op servers: vraag de ranglijst op waar je speelt.
refused-unknown-season = “{ $text }” is geen seizoen. Schrijf een jaar en een kwartaal, zoals 2026 Q4.

history-title-server = Potjes van <@{ $user-id }> op deze server
history-title-anywhere = Potjes van <@{ $user-id }>
history-none = Nog geen afgelopen potjes. `/ttt start` begint er een.
history-page = { $total ->
    [1] 1 potje
   *[other] { $total } potjes, het nieuwste eerst · pagina { $page } van { $pages }
}
legend-won = 🟩 gewonnen
legend-drawn = 🟨 gelijk
legend-lost = 🟥 verloren
legend-otherwise = ⬛ geen uitslag
history-won = Gewonnen van { $opponent } · #{ $id }
history-lost = Verloren van { $opponent } · #{ $id }
history-drawn = Gelijkgespeeld tegen { $opponent } · #{ $id }
history-unfinished = Niet uitgespeeld tegen { $opponent } · #{ $id }
history-stopped = Gestopt, tegen { $opponent } · #{ $id }
history-set-aside = Opzijgezet, tegen { $opponent } · #{ $id }
history-called-off = Afgelast, tegen { $opponent } · #{ $id }
history-choice = { $game } · { $ago } · { $board }
ago-now = zojuist

review-where = Potje { $id } · { $board }
review-at-start = Vóór de { $total ->
    [1] enige zet
   *[other] eerste van { $total } zetten
}
review-at = Zet { $ply } van { $total }: { $mark } { $player } speelde **{ $cell }**
review-at-own = Zet { $ply } van { $total }: { $mark } jij speelde **{ $cell }**
review-moves = Zetten: { $moves }
review-moves-marked = Zetten (? is een fout): { $moves }
review-no-moves = Niemand deed een zet, dus er valt niets terug te kijken.
review-no-mistakes = ✨ **Aan beide kanten geen enkele fout.**
review-more-mistakes = … en nog { $count }.
mistake-own = Zet { $number }, jouw { $cell },
mistake-of = Zet { $number }, { $cell } van { $player },
mistake-win-draw = **{ $move }** gaf de winst weg. Het beste was { $better }: daarmee was het gewonnen.
mistake-win-loss = **{ $move }** verloor een gewonnen potje. Het beste was { $better }: daarmee was het gewonnen.
mistake-draw-loss = **{ $move }** verloor het potje. Het beste was { $better }: daarmee was het gelijk gebleven.
mistake-draw-loss-back = **{ $move }** was een verliezende zet. Het beste was { $better }: daarmee was het gelijk gebleven.

watch-begin = Wie maakt de eerste fout?
watch-slipped = { $player } maakt een fout! Ziet { $mark } het?
watch-missed = { $player } miste de winst. Weer in evenwicht.
watch-wins = { $player } kan de winst nu afdwingen.
watch-even = Tot nu toe in evenwicht.
watch-wins-still = { $player } staat nog steeds gewonnen.
watch-wins-yet = { $player } geeft de winst niet uit handen.
watch-even-still = Nog steeds in evenwicht.
watch-even-yet = Ze geven elkaar niets toe.

picture-keep = Bewaren? Houd de afbeelding ingedrukt of klik er met rechts op.
shared-by = gedeeld door { $player }
picture-game = Een bewegend bord: { $board }. { $first-mark } is { $first }, { $second-mark } is { $second }. Zetten: { $moves }. { $result }
picture-won = { $player } wint.
picture-nobody-won = Niemand wint.

refused-cannot-attach = Ik mag in dit kanaal geen bestanden bijvoegen, dus ik kan hier geen afbeelding delen. *{ button-save }* stuurt die alleen naar jou.
refused-picture-is-being-drawn = Ik ben nog bezig met je vorige afbeelding. Zodra die klaar is, kun je om deze vragen.
refused-not-played-by-you = Alleen wie dit potje speelde, kan het delen.
refused-game-shared = Dit potje is al eens in dit kanaal gedeeld.
refused-shared-just-now = Je hebt net al iets gedeeld. Je kunt { $wait } weer delen.
refused-game-still-on = Dat potje is nog bezig. Terugkijken of om revanche vragen kan als het is afgelopen.
refused-hint-against-person = Je tegenstander is een mens, dus een hint zou valsspelen zijn. Hints zijn er in potjes tegen mij: `/ttt start`.
refused-nothing-to-review = Zo’n potje heb ik hier niet gevonden. Schrijf het nummer onder het bord, zoals `12`, of zoek het op met `/ttt history`.
refused-nothing-played-here = Je hebt in dit kanaal nog geen potje uitgespeeld. `/ttt history` toont alle potjes die je speelde.
refused-others-history = Hier zie je alleen je eigen potjes. Die van anderen zie je op de server waar ze gespeeld zijn.
refused-export-running = Je gegevens worden al verzameld. Het bestand komt als antwoord op je eerste verzoek.
refused-opponent-forgotten = Je tegenstander heeft alle gegevens laten verwijderen, dus er is niemand om te vragen. Met `/ttt challenge` daag je iemand anders uit.
