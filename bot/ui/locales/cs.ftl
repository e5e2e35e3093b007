### Every word that a player sees, in Czech. Read whole twice, last on 2026-11-22; what English changed since was looked at, last on 2026-11-29.

## Commands

command-ttt = Piškvorky: hraj proti Oxo nebo s ostatními
command-start = Začít partii piškvorek
command-challenge = Vyzvat k partii někoho konkrétního, nebo kohokoli tady
command-move = Táhnout ve své partii v tomto kanálu
command-board = Znovu ukázat desku své partie, dole v kanálu
command-resign = Vzdát svou partii tady, nebo vzít zpět výzvu
command-help = Vysvětlit hru, úrovně a příkazy
menu-challenge = Vyzvat na piškvorky
menu-stop = Zastavit tuto partii
option-opponent = S kým hrát; vynech a hraješ proti Oxo
option-opponent-challenge = Koho vyzvat; vynech a přidat se může kdokoli
option-opponent-here = S kým, když tu máš víc partií
option-level = Jak dobře Oxo hraje
option-board = Na jaké desce se hraje
option-mark = Tvoje značka
option-first = Kdo má první tah
option-cell = Kam táhnout: b2, 5…
choice-random = Náhodně
choice-first-me = Já
choice-first-opponent = Soupeř

level-beginner = Začátečník
level-easy = Lehký
level-casual = Pohodář
level-clever = Chytrák
level-unbeatable = Neporazitelný
level-perfect = Dokonalý

choice-beginner = Začátečník: hraje kamkoli
choice-easy = Lehký: dokončí svou řadu
choice-casual = Pohodář: blokuje i tvou
choice-clever = Chytrák: přehlíží jen vidličky
choice-unbeatable = Neporazitelný: nikdy neprohraje, až na desku Mizející

board-3x3 = 3×3, tři v řadě
board-4x4 = 4×4, čtyři v řadě
board-5x5 = 5×5, čtyři v řadě
board-5x5-five = 5×5, pět v řadě
board-misere = Naruby 3×3: tři v řadě prohrávají
board-vanishing = Mizející 3×3: zůstávají jen tvoje tři nejnovější značky
board-short-3x3 = 3×3
board-short-4x4 = 4×4
board-short-5x5 = 5×5
board-short-5x5-five = 5×5, pět
board-short-misere = Naruby
board-short-vanishing = Mizející

## The game

player-computer = Oxo ({ $level })
player-computer-alone = Oxo
game-title = { $first-mark } { $first } vs. { $second-mark } { $second }
game-title-score = { $first-mark } { $first } { $wins } – { $losses } { $second } { $second-mark }
game-to-move = Na tahu je { $player } { $mark }
game-your-move = Jsi na tahu { $mark }
game-won = { $mark } **{ $player } vítězí!**
game-won-against = { $mark } **{ $player } vítězí!** Soupeř: { $loser }
game-won-misere = { $mark } **{ $player } vítězí:** { $loser } má řadu
game-won-resigned = { $mark } **{ $player } vítězí:** { $loser } to vzdává
game-won-time = { $mark } **{ $player } vítězí:** { $loser } překračuje čas
game-drawn = **Remíza.**
game-drawn-vanishing = **Remíza:** tahle pozice nastala potřetí.
game-held = 🛡️ **Remíza: { $player } odolává úrovni *{ level-unbeatable }*!**
game-with-hints = { $hints ->
    [one] { $hints } nápověda
    [few] { $hints } nápovědy
   *[other] { $hints } nápověd
}
talk-greeting-beginner = { $variant ->
    [0] „Ahoj! Ahoj, ahoj!“
    [1] „Už můžu já?“
    [2] „Tuhle hru znám!“
   *[other] „Hra! Jupí!“
}
talk-greeting-easy = { $variant ->
    [0] „Já můžu! A ty?“
    [1] „Tuhle chvíli mám rád.“
    [2] „Ať tě to baví! Mě bude.“
   *[other] „Jdeme na to!“
}
talk-greeting-casual = { $variant ->
    [0] „Není kam spěchat.“
    [1] „Hele, čau.“
    [2] „Jasně, proč ne.“
   *[other] „Tak asi po tobě.“
}
talk-greeting-clever = { $variant ->
    [0] „Mám to promyšlené.“
    [1] „Mám plán.“
    [2] „Můžeme? Výborně.“
   *[other] „Jak jsem čekal.“
}
talk-greeting-unbeatable = { $variant ->
    [0] „Mám čas.“
    [1] „Vítej.“
    [2] „Tak ukaž.“
   *[other] „Uvidíme.“
}
talk-greeting-perfect = { $variant ->
    [0] „Vybírej dobře.“
    [1] „Kde začneš?“
    [2] „Znám každou partii.“
   *[other] „Záleží na prvním tahu.“
}
talk-forked-beginner = { $variant ->
    [0] „Dvě najednou?“
    [1] „To se smí?“
    [2] „Jé, dvě!“
   *[other] „Jak se tohle dělá?“
}
talk-forked-easy = { $variant ->
    [0] „Ale ne. Ale ne.“
    [1] „To není fér!“
    [2] „Dvě? Rovnou dvě!“
   *[other] „Mám jen jednu značku!“
}
talk-forked-casual = { $variant ->
    [0] „Obě nezablokuju.“
    [1] „Tak to bychom měli.“
    [2] „Dvě? Frajeřina.“
   *[other] „Tak do toho.“
}
talk-forked-clever = { $variant ->
    [0] „Vidlička. Jak jinak.“
    [1] „Vznáším námitku.“
    [2] „Přemýšlím… Ne.“
   *[other] „V mé knize to není.“
}
talk-forked-unbeatable = „Nemožné.“
talk-blocked-beginner = { $variant ->
    [0] „To bylo tvoje?“
    [1] „Mně se tu prostě líbí.“
    [2] „Jejda. Promiň!“
   *[other] „Můžu si sem sednout?“
}
talk-blocked-easy = { $variant ->
    [0] „To mám štěstí!“
    [1] „Já tě zablokoval?“
    [2] „Uf! To bylo těsné.“
   *[other] „Promiň, nekoukal jsem!“
}
talk-blocked-casual = { $variant ->
    [0] „Ne tak rychle.“
    [1] „Promiň, ne.“
    [2] „To radši ne.“
   *[other] „Tam teda ne.“
}
talk-blocked-clever = { $variant ->
    [0] „Toho jsem si všiml.“
    [1] „Pěkný pokus.“
    [2] „Kapitola první.“
   *[other] „S tím jsem počítal.“
}
talk-blocked-unbeatable = { $variant ->
    [0] „Ne.“
    [1] „Tudy ne.“
    [2] „Tohle znám.“
   *[other] „Hledej jinde.“
}
talk-blocked-perfect = { $variant ->
    [0] „Vidím.“
    [1] „Nic tu nezůstává.“
    [2] „Stejně by to zmizelo.“
   *[other] „Ne, dokud se dívám.“
}
talk-was-blocked-beginner = { $variant ->
    [0] „Já vyhrával?“
    [1] „Tam jsem chtěl já!“
    [2] „Hej! Dobré místo!“
   *[other] „Teď je tam tvoje!“
}
talk-was-blocked-easy = { $variant ->
    [0] „Jé, dobře ubráněno!“
    [1] „Bystré oko!“
    [2] „Tak málo chybělo!“
   *[other] „Ty se díváš!“
}
talk-was-blocked-casual = { $variant ->
    [0] „No dobře.“
    [1] „Za pokus to stálo.“
    [2] „Hele, bylo to vidět.“
   *[other] „Hm. Tak jo.“
}
talk-was-blocked-clever = { $variant ->
    [0] „Všímavé.“
    [1] „Tak oklikou.“
    [2] „Správně, bohužel.“
   *[other] „Mám i jiné.“
}
talk-was-blocked-unbeatable = { $variant ->
    [0] „Dobrý postřeh.“
    [1] „Dobře.“
    [2] „Jsi ve střehu.“
   *[other] „Jinak to nešlo.“
}
talk-was-blocked-perfect = { $variant ->
    [0] „Právě včas.“
    [1] „Ty taky počítáš.“
    [2] „Všechno se vrací.“
   *[other] „Dobře. Počítej dál.“
}
game-perfect = „Porazí mě jediné zahájení. Najdi ho.“
game-triumph = *{ level-unbeatable }* nikdy neprohraje: remíza je triumf.
game-unfinished = **Nedohráno:** nikdo včas netáhl.
game-stopped = **Zastaveno** moderátorem.
game-stopped-watched = **Zastaveno.**
rule-misere = **Tři v řadě prohrávají.**
rule-vanishing = **Zůstávají jen tvoje tři nejnovější značky.**
game-second-time = **Podruhé: ještě jednou a je to remíza.**
game-oldest-leaves = **Tvoje čtvrtá značka odebere nejstarší (bledou); její políčko je v tomto tahu zavřené.**
rule-4 = **Čtyři v řadě vyhrávají.**
rule-5 = **Pět v řadě vyhrává.**
game-set-aside = **Přerušeno** bez výsledku kvůli partii mezi lidmi.
game-called-off = **Zrušeno:** nepočítá se.
game-footer = Partie { $id }
game-footer-last = poslední tah { $cell }
game-footer-leaving = příště zmizí { $cell }
game-footer-line = řada: { $cells }
game-footer-clock = čas vyprší { $when }
game-moved = Deska partie { $id } je teď v jiné zprávě: [najdeš ji tady]({ $link })

button-resign = Vzdát
button-stop = Zastavit
button-play-winner = Hrát s vítězem
button-play-too = Chci si zahrát
button-play-level = Hrát: { $level }
button-play-board = Hrát: { $board }
waiting-title = ### V těchto partiích jsi na tahu
button-board-here = Ukázat desku tady
button-to-game = K partii { $id }

end-first-win = 🎉 **{ $player }: první výhra na úrovni „{ $level }“!**
end-can-hold = Další je *{ level-unbeatable }* a toho neporazí nikdo. Uhraješ s ním remízu?
end-can-find = Další je *{ level-perfect }* a toho porazí jediné zahájení. Najdeš ho?
end-beat-all = Remíza s úrovní *{ level-unbeatable }* už je taky doma: nic těžšího na této desce nezbývá.
end-first-board = 🎉 **{ $player } má první výhru na nové desce: { $board }!**
end-first-both = 🎉 **{ $player } má první výhru na úrovni „{ $level }“, a navíc na nové desce: { $board }!**
end-first-between = 🎉 **{ $player }: první výhra (soupeř: { $opponent })!**
end-beat-beginner = { $variant ->
    [0] „Jejda! To jsem ti měl zabránit?“
    [1] „Ten roh se mi líbil. A pořád se mi líbí.“
    [2] „Ještě! Ještě! Skoro jsem to pochopil.“
    [3] „Ty umíš vyhrávat. Já umím vybírat políčka!“
    [4] „Už je konec? Vždyť jsem sotva začal!“
    [5] „Vyhráváš! Necháme si tu desku na památku?“
    [6] „Já to dával tam, kde to vypadalo hezky.“
   *[other] „To byla zábava! A jaká jsou vlastně pravidla?“
}
end-beat-easy = { $variant ->
    [0] „Měl jsem plán, čestné slovo.“
    [1] „Pěkné! Díval jsem se jen na svoje značky.“
    [2] „Dobrá hra! Byl jsem tak blízko. Nebo ne? Připadalo mi to tak.“
    [3] „Někdy bych se měl podívat i na tvou stranu desky.“
    [4] „Zasloužená výhra! Ukážeš mi, jak se to dělá?“
    [5] „Tam jsem se zrovna chystal. Vážně!“
    [6] „To se povedlo! Učím se. Pomalu, ale učím.“
   *[other] „Přeju ti to. Trochu mě to mrzí, ale přeju.“
}
end-beat-casual = { $variant ->
    [0] „No dobře. Díval jsem se do druhého rohu.“
    [1] „Hm. To jde i takhle? Pěkné.“
    [2] „Dobrá partie. Vstal bych a zatleskal, ale zrovna jsem si sedl.“
    [3] „Dobře, dobře. Ty to myslíš vážně.“
    [4] „Tak tohle mě probudilo.“
    [5] „Hezké. Příště mi připomeň, ať dávám pozor.“
    [6] „Ty vyhráváš, já jdu pro brambůrky.“
   *[other] „Nespěchá to, ale někdy ti to rád vrátím.“
}
end-beat-clever = { $variant ->
    [0] „Nemožné. Myslel jsem na všechno, jen na tohle ne.“
    [1] „Vůbec jsem to nečekal. Ať to zůstane mezi námi.“
    [2] „Zajímavé. Řeknu, že to byl můj plán.“
    [3] „Měl jsem plán. Tvůj byl lepší.“
    [4] „Vidím, že čteme stejné knihy.“
    [5] „Vznáším námitku. Hned přijdu na to, jakou.“
    [6] „Pozoruhodné. Šlo by to ještě jednou a pomalu?“
   *[other] „Byl jsem o tři tahy napřed. Jen špatným směrem.“
}
end-beat-perfect = { $variant ->
    [0] „Tak je mé tajemství venku. Ukryl jsem ho hned do prvního tahu.“
    [1] „Jediné zahájení a pak ani jedno zaváhání. Dobře zahráno.“
    [2] „Všechny dveře byly zamčené, až na jedny. A klíč byl u tebe.“
    [3] „Zahrál jsem všechno správně. Ty ještě lépe.“
    [4] „Dlouho jsem čekal, až to někdo najde.“
    [5] „Dokonalý, a poražený. Naučím se žít s obojím.“
    [6] „Cesta vede jediná a ty ji znáš až do konce.“
   *[other] „Teď znáš mé tajemství. Necháš si ho pro sebe?“
}
end-beat-unbeatable = Tohle nemělo být možné. Dobře si to pamatuj.
end-drawn-beginner = { $variant ->
    [0] „Všude plno! Kdo vyhrál?“
    [1] „Políčka došla! Je někde větší deska?“
    [2] „Takže nevyhrál nikdo? Beru!“
    [3] „Svou polovinu mám plnou. Líbí se ti?“
    [4] „Spotřebovali jsme celou desku! To jsme šikovní.“
    [5] „Nikdo nevyhrál? Tak každý dostane samolepku!“
    [6] „Plná deska je nejhezčí. Taková hotová.“
   *[other] „Je remíza dobrá? Mně je s ní dobře.“
}
end-drawn-easy = { $variant ->
    [0] „Remíza! Řekněme, že jsme se navzájem ušetřili.“
    [1] „Plná deska, a nikdo nad nikým neudělal křížek!“
    [2] „Chybělo tak málo. Jenže komu?“
    [3] „Podal bych ti ruku, ale došla mi políčka.“
    [4] „Remíza! Tu beru kdykoli.“
    [5] „Jsme si rovni. Zjistíme, kdo je lepší?“
    [6] „Držel jsem s tebou krok! Bylo to vidět?“
   *[other] „Tak je to fér. Každému půl výhry.“
}
end-drawn-casual = { $variant ->
    [0] „Nikdo nevyhrál, takže nikdo neplatí.“
    [1] „Ty čekáš, já čekám. Takhle můžeme celý den.“
    [2] „Nikdo neprohrál. To mám rád.“
    [3] „Nerozhodně. Berme to jako rozcvičku.“
    [4] „Remíza. Aspoň nikdo nemusí mít proslov.“
    [5] „Mně to stačí. Mně obvykle stačí málo.“
    [6] „Tak co, ještě jednou? Nebo budeme jen tak sedět?“
   *[other] „Nějak jsme došli do cíle. Ať už je kdekoli.“
}
end-drawn-clever = { $variant ->
    [0] „Důstojný soupeř. Už jsem se začínal potit.“
    [1] „Navzájem jsme se vyrušili. Elegantní.“
    [2] „Jen prosím nehroz dvěma řadami najednou. To nesnáším.“
    [3] „Rovnováha do posledního políčka. Já ještě něco vymyslím.“
    [4] „Remíza. Na papíře jsem byl lepší.“
    [5] „Na všechno máš odpověď. Jak nepříjemné.“
    [6] „Připravil jsem tři plány. Nelíbil se ti ani jeden.“
   *[other] „Nic jsem nezískal, nic neztratil, mnohé promyslel.“
}
end-drawn-round = { $variant ->
    [0] „Nebyli jsme tu už?“
    [1] „Pořád dokola. Už se mi motá hlava.“
    [2] „Potřetí totéž. To je remíza.“
    [3] „Všechno mizí, a nic se nemění.“
    [4] „Já bych si dal ještě jedno kolečko.“
    [5] „Stejné značky, stejná políčka, stejná dvojice.“
    [6] „Kolečko zjevně není řada.“
   *[other] „Takhle můžeme celý den.“
}
end-drawn-perfect = { $variant ->
    [0] „Pořád dokola. Mohl bych tak donekonečna.“
    [1] „Držíš se. Cesta k výhře tam ale pořád někde je.“
    [2] „Tady už jsme byli. Dokonce dvakrát.“
    [3] „Potřetí je to remíza. Vidím, že taky počítáš.“
    [4] „Nikdo z nás nepovolil.“
    [5] „Žádná chyba na žádné straně. Zkus začít jinak.“
    [6] „Dobrá paměť. Moc takových nepotkávám.“
   *[other] „Nic tu nezůstává, ale tentokrát moc nechybělo.“
}
end-drawn-hinted = { $variant ->
    [0] „Remíza. Některé z těch tahů byly moje.“
    [1] „Ty držíš remízu a já tebe za ruku.“
    [2] „Odpovědi jsem ti dal. Umíš je číst.“
    [3] „A teď ještě jednou, bez ptaní.“
    [4] „Jsme dobrá dvojka. Hlavně já.“
    [5] „Remíza s malou pomocí z druhé strany desky.“
    [6] „Často hraju sám se sebou. Většinou to skončí takhle.“
   *[other] „Remíza s tahákem. Příští zpaměti?“
}
end-drawn-watched = { $variant ->
    [0] „Nabídl jsem každou příležitost k chybě. Nikdo po žádné nesáhl.“
    [1] „Tichá partie. Mám tiché partie rád.“
    [2] „Nikdo neuklouzl. Ať to teď zkusí člověk.“
    [3] „Doufal jsem v jedinou chybu. Počkám si.“
    [4] „Nestalo se nic, a bylo to krásné.“
    [5] „Plná deska a není čeho litovat.“
    [6] „Druhá strana znala cestu. Já také.“
   *[other] „Tak to má být. Díval bych se znovu.“
}
end-said = **{ $level }:** { $quote }
end-first-hold = 🎉 **{ $player }: první taková remíza!** Víc než remízu tu nikdo neuhraje.
end-first-hold-board = 🎉 **{ $player }: první taková remíza na této desce!**
end-can-beat = Na desce *{ board-short-vanishing }* mě můžeš porazit.
end-drawn-unbeatable = { $variant ->
    [0] „Hledal jsem skulinu. Žádná tam nebyla.“
    [1] „Žádná chyba. Díval jsem se dvakrát.“
    [2] „Nic mi nedaruješ. Dobrá obrana.“
    [3] „Remíza. Proti mně je to výhra.“
    [4] „Deska došla dřív než tvoje trpělivost.“
    [5] „Viděl jsem mnoho partií. Málokterá končí takhle.“
    [6] „Vidíš všechno, co já. Na společnost nejsem zvyklý.“
   *[other] „Nikdy neprohrávám. Dnes jsem ale ani nevyhrál.“
}
end-lost-beginner = { $variant ->
    [0] „Já vyhrál? Já vyhrál! Jak jsem to udělal?“
    [1] „Ta políčka se mi prostě líbila.“
    [2] „Začátečníci mívají štěstí. A já se tak jmenuju.“
    [3] „Udělal jsem to dobře? Řekni mi, co jsem udělal!“
    [4] „Takže takhle se vyhrává? To se mi líbí!“
    [5] „Počkat, to je moje? To je moje!“
    [6] „Vůbec jsem se nedíval. Mám se příště dívat?“
   *[other] „Můžu to všem říct?“
}
end-lost-easy = { $variant ->
    [0] „Dveře zůstaly otevřené, tak jsem vešel.“
    [1] „Měl jsem oči na stopkách. Nic jiného neumím.“
    [2] „Promiň! Dárky nikdy neodmítám.“
    [3] „Leželo to přímo tam. Myslel jsem, že mi to schováváš!“
    [4] „Vzal jsem si jen, co se nabízelo. Děkuju!“
    [5] „To bylo schválně? Já si nestěžuju!“
    [6] „Vyhrál jsem! Neboj, taky mě to překvapuje.“
   *[other] „Příště vyhraješ ty, tím jsem si jistý.“
}
end-lost-casual = { $variant ->
    [0] „Nic osobního. Stačila by mi i remíza.“
    [1] „Ty mrkneš, já ne. Ještě jednu?“
    [2] „Tuhle jsem vyhrál vleže.“
    [3] „Ani jsem se nesnažil. Tedy, trochu.“
    [4] „Pro dnešek mám odpracováno.“
    [5] „No co, někdo vyhrát musel.“
    [6] „No vida. Měl bych to dělat častěji.“
   *[other] „Bez urážky. Mně by se ani urážet nechtělo.“
}
end-lost-clever = { $variant ->
    [0] „Rohy a střed, to ti povídám. Rohy a střed.“
    [1] „Přesně podle plánu. Skoro.“
    [2] „Pěkná past, jestli to můžu říct sám.“
    [3] „Nic si z toho nedělej. Já o tom čtu knihy.“
    [4] „Základem je příprava, jak vždycky říkám.“
    [5] „Přímo do mých tenat. A to jsem nechal rozsvíceno.“
    [6] „Mohl bych to vysvětlit. Chceš? Ne? Jak myslíš.“
   *[other] „Všechno má své pořadí. Výhra přichází nakonec.“
}
end-lost-unbeatable = { $variant ->
    [0] „Čekal jsem na jednu chybu a dočkal jsem se.“
    [1] „Remíza byla na dosah.“
    [2] „Trpělivost. Mám před sebou celou věčnost.“
    [3] „Nespěchám a nechybuju. Zkus to znovu.“
    [4] „Tvá pozornost na jediný tah polevila. Má ne.“
    [5] „Jedno políčko. Vždycky jde jen o jedno políčko.“
    [6] „Už od prvního tahu jsem věděl, kde se potkáme.“
   *[other] „Příště to uvidíš. Já tu budu.“
}
end-lost-perfect = { $variant ->
    [0] „Já si pamatoval, která zmizí. Ty ne.“
    [1] „O jediný tah pozdě, a byla pryč.“
    [2] „Dá se na mě vyzrát. Takhle ale ne.“
    [3] „Všechno držela pohromadě tvoje nejstarší značka.“
    [4] „Všechno pomíjí. Já jen čekám.“
    [5] „Do tří počítám lépe než většina.“
    [6] „Ty sleduješ, co přichází. Já, co odchází.“
   *[other] „Další deska je prázdná a já nic nezapomněl.“
}
end-gave-up = { $variant ->
    [0] „Na tom není nic špatného. Další deska je prázdná.“
    [1] „Škoda, zajímalo mě, jak to dopadne.“
    [2] „Všem řeknu, že to bylo o fous.“
    [3] „Dobrý ústup je půl odvety.“
    [4] „Už odcházíš? Nechám desku tak, jak je.“
    [5] „Šetři síly, ještě se budou hodit.“
    [6] „Beru to, i když bych si to radši zasloužil.“
   *[other] „Tak zase u příští partie.“
}
end-won = { $variant ->
    [0] { $player } vítězí po { $moves ->
        [one] { $moves } tahu
        [few] { $moves } tazích
       *[other] { $moves } tazích
    }. Na odvetu stačí jedno kliknutí.
    [1] Rozhodnuto po { $moves ->
        [one] { $moves } tahu
        [few] { $moves } tazích
       *[other] { $moves } tazích
    }. Kdo by to čekal?
    [2] Jeden tah náskoku stačí.
    [3] Řada je řada. Ukloň se, { $player }.
    [4] Kdo dřív přijde, ten dřív mele. Tentokrát { $player }.
    [5] Tahle partie patří do alba.
    [6] Vypadalo to klidně. Ale jen chvíli.
   *[other] { $player } bere všechno. Další deska už čeká.
}
end-won-full = Rozhodlo až úplně poslední políčko! { $player } vítězí.
end-won-misere = { $variant ->
    [0] Trpělivost se vyplácí. Na odvetu stačí jedno kliknutí.
    [1] Kamenná tvář a žádná rovná čára: tak hraje { $player }.
    [2] Umění je v tom, co nedokončíš.
    [3] Někdo tu řadu udělat musel. { $player } za to nemůže.
    [4] { $player } dává zdvořile přednost.
    [5] Méně je více a { $player } má méně.
    [6] To políčko nikdo nechtěl, a tak na někoho zbylo.
   *[other] { $player } vítězí, protože umí včas přestat.
}
end-drawn = { $variant ->
    [0] Plná deska a na ní ani jedna řada.
    [1] Nikdo neustoupil ani o políčko a teď už žádné nezbylo.
    [2] Nikdo se nedostal skrz.
    [3] Mír. Prozatím.
    [4] Vyrovnané do posledního políčka.
    [5] Žádný vítěz, žádný poražený.
    [6] Berme to jako trénink na příští partii.
   *[other] Deska je plná, otázka zůstává otevřená.
}
end-drawn-vanishing = { $variant ->
    [0] Stejná pozice potřetí, takže remíza.
    [1] Pořád dokola a nikdo nevystoupil.
    [2] Nikdo se nedostal skrz.
    [3] Potřetí na stejném místě: nikdo nepovolil.
    [4] Zmizelo všechno, jen rovnováha ne.
    [5] Žádný vítěz, žádný poražený.
    [6] Berme to jako trénink na příští partii.
   *[other] Značky přicházely a odcházely, otázka zůstává otevřená.
}
end-resigned = { $variant ->
    [0] Někomu z těch dvou to stačilo.
    [1] Dohrávat není třeba.
    [2] Rychlý konec. Na odvetu stačí jedno kliknutí.
    [3] Počítá se to jako každá jiná výhra. Ověřil jsem si to.
    [4] Deska zůstala nedohraná. I to je v pořádku.
    [5] Někdy je nejlepším tahem další partie.
    [6] Zbytek desky se už nikdy nedozví, jak to mělo dopadnout.
   *[other] Nic ve zlém: další deska je prázdná.
}
end-time = { $variant ->
    [0] Poslední slovo měly hodiny.
    [1] Deska čekala. Hodiny ne.
    [2] I čas hraje a nikdy nechybuje.
    [3] { $player } táhne včas a to stačí.
    [4] Někdo někde ještě přemýšlí.
    [5] Další tah už nepřišel.
    [6] { $player } má trpělivost a teď i výhru.
   *[other] Tik, ťak a je po všem.
}
end-tip = Tip: *{ $level }* nevidí hrozbu dvou řad najednou.
end-streak-wins = 🔥 { $count ->
    [one] { $count } výhra
    [few] { $count } výhry
   *[other] { $count } výher
} po sobě na úrovni „{ $level }“.
end-streak-draws = 🔥 { $count ->
    [one] { $count } remíza
    [few] { $count } remízy
   *[other] { $count } remíz
} po sobě na úrovni „{ $level }“.
end-streak-between = 🔥 { $player }: { $count ->
    [one] { $count } výhra
    [few] { $count } výhry
   *[other] { $count } výher
} po sobě (soupeř: { $opponent }).
end-score-leads = **{ $player } vede { $wins }:{ $losses }** { $draws ->
    [0] { "" }
    [one] · { $draws } remíza
    [few] · { $draws } remízy
   *[other] · { $draws } remíz
}
end-score-even = **Vyrovnáno { $wins }:{ $losses }** { $draws ->
    [0] { "" }
    [one] · { $draws } remíza
    [few] · { $draws } remízy
   *[other] · { $draws } remíz
}
end-ratings = Rating: { $ratings }
unrated-day = Nehodnoceno: dnes už víc než tři partie
unrated-left-out = Nehodnoceno: jedna strana je mimo rating
unrated-sure = Nehodnoceno: { $player } má mnohem vyšší rating
unrated-early = Nehodnoceno: táhla jen jedna strana
end-rating = { $player } { NUMBER($rating, useGrouping: 0) } ({ $change })
notice-accepted = <@{ $player-id }>, { $opponent } přijímá tvou výzvu: [partie { $id }]({ $link }) začíná.
notice-rematch = <@{ $player-id }>, { $opponent } přijímá odvetu: [partie { $id }]({ $link }) začíná.
notice-wanted = <@{ $player-id }>, { $opponent } chce odvetu: [partie { $id }]({ $link }).
notice-turn = <@{ $player-id }>, jsi na tahu: { $opponent } čeká na odpověď v [partii { $id }]({ $link }).
notice-time = <@{ $player-id }>, jsi na tahu v [partii { $id }]({ $link }). Čas ti vyprší { $when }.
button-no-turn-notices = Nepřipomínat tahy
turn-notices-off = Už ti nebudu říkat, že jsi na tahu. Znovu to zapneš přes `/ttt preferences`.
notice-time-quiet = { $player }, jsi na tahu v [partii { $id }]({ $link }). Čas ti vyprší { $when }.

## Puzzles

command-puzzle = Vyřešit úlohu dne, úlohu z vlastních partií, nebo jinou na procvičení
option-from = Odkud úlohu vzít
choice-today = Úloha dne
choice-practice = Procvičování: od lehkých po těžké, kolikrát chceš
option-day = Úloha z posledních 30 dnů na procvičení: do série se nepočítá
choice-own-games = Moje partie: okamžik před chybou
puzzle-title = Úloha dne č. { $number }
puzzle-title-past = Úloha dne č. { $number }, na procvičení
puzzle-title-practice = Úloha na procvičení
puzzle-title-own = Partie { $id }: šlo to lépe než { $move }. tahem?
puzzle-goal-win = { $moves ->
    [0] Na tahu { $mark }: **vyhraj.**
    [1] Na tahu { $mark }: **vyhraj tímto tahem.**
    [few] Na tahu { $mark }: **vyhraj za { $moves } tahy.**
   *[other] Na tahu { $mark }: **vyhraj za { $moves } tahů.**
}
puzzle-goal-misere = { $moves ->
    [0] Na tahu { $mark }: **donuť { $enemy } dokončit řadu.**
    [1] Na tahu { $mark }: **nech { $enemy } jen tahy, které dokončí řadu.**
    [few] Na tahu { $mark }: **donuť { $enemy } dokončit řadu** za { $moves } tahy.
   *[other] Na tahu { $mark }: **donuť { $enemy } dokončit řadu** za { $moves } tahů.
}
puzzle-goal-draw = Na tahu { $mark }: **udrž remízu.**
puzzle-tries-left = { $left ->
    [one] zbývá { $left } pokus
    [few] zbývají { $left } pokusy
   *[other] zbývá { $left } pokusů
}
puzzle-tries = { $tries ->
    [one] { $tries } pokus
    [few] { $tries } pokusy
   *[other] { $tries } pokusů
}
puzzle-gives-up-win = **{ $cell } ne:** pak už výhra není.
puzzle-gives-up-draw = **{ $cell } ne:** pak může { $enemy } vyhrát.
puzzle-wrong-loses-at-once = **{ $cell } ne:** to je řada a řada tu prohrává.
puzzle-wrong-line = **{ $cell } ne:** { $enemy } odpoví tahem { $reply } a má řadu.
puzzle-wrong-fork = **{ $cell } ne:** { $enemy } odpoví tahem { $reply } a hrozí na { $cells }.
puzzle-wrong-lost = **{ $cell } ne:** { $enemy } odpoví tahem { $reply } a pak vyhraje.
puzzle-wrong-must-complete = **{ $cell } ne:** { $enemy } odpoví tahem { $reply } a dřív nebo později musí { $mark } dokončit řadu.
puzzle-wrong-only-draws = **{ $cell } ne:** { $enemy } odpoví tahem { $reply } a výhra už není.
puzzle-wrong-ends-in-draw = **{ $cell } ne:** deska je plná a nikdo nevyhrál.
puzzle-wrong-unblockable = **{ $cell } ne:** { $enemy } odpoví tahem { $reply } a hrozí na { $cells }, kde ještě stojí { $mark }: to zablokovat nejde.
puzzle-wrong-repeats = **{ $cell } ne:** nastane potřetí stejná pozice a to je remíza.
puzzle-hinted = { $count ->
    [few] Nápověda odstranila { $count } špatná políčka.
   *[other] Nápověda odstranila { $count } špatných políček.
}
puzzle-clue-line = Jedno políčko dokončí řadu.
puzzle-clue-fork = Hledej tah se dvěma hrozbami najednou.
puzzle-clue-forces-fork = Nejdřív pohroz řadou: odpověď otevře cestu ke dvěma hrozbám najednou.
puzzle-clue-threats = Pohroz řadou a hroz dál.
puzzle-clue-must-complete = Mysli na konec: komu dřív dojdou bezpečná políčka?
puzzle-clue-blocks = Kde může { $enemy } dokončit řadu?
puzzle-clue-spoils-fork = Kde může { $enemy } hrozit dvěma řadami najednou?
puzzle-next = Další se objeví { $when }.
puzzle-go-on = **Správně!** { $enemy } odpovídá tahem { $reply }. Pokračuj.
puzzle-solved = { $tries ->
    [1] 🎯 **Vyřešeno na první pokus!**
   *[other] 🎯 **Vyřešeno na { $tries }. pokus!**
}
puzzle-solved-hinted = { $hints ->
    [one] 🎯 **Vyřešeno na { $tries }. pokus, s nápovědou!**
    [few] 🎯 **Vyřešeno na { $tries }. pokus, se { $hints } nápovědami!**
   *[other] 🎯 **Vyřešeno na { $tries }. pokus, s { $hints } nápovědami!**
}
puzzle-failed = **Tahle ti utekla.** Tady je odpověď a příští bude tvoje.
puzzle-answer = **Správně bylo { $cell }:** { $reason }.
puzzle-answer-own = **Lepší bylo { $cell }:** { $reason }.
puzzle-merit-line = dokončí řadu
puzzle-merit-fork = hrozí zároveň na { $cells }
puzzle-merit-forces-fork = { $enemy } musí odpovědět tahem { $reply } a pak { $then } hrozí zároveň na { $cells }
puzzle-merit-threats = odtud každý tah { $mark } hrozí řadou a { $enemy } je všechny nezastaví
puzzle-merit-wins = ať { $enemy } odpoví jakkoli, { $mark } vyhraje
puzzle-merit-must-complete = dřív nebo později musí { $enemy } dokončit řadu
puzzle-merit-blocks = jinak tam { $enemy } dokončí řadu
puzzle-merit-spoils-fork = { $enemy } teď nemůže hrozit dvěma řadami najednou
puzzle-merit-only-draw = každé jiné políčko prohrává
puzzle-merit-holds = udrží remízu
puzzle-line = Nejlepší pokračování: { $line }.
puzzle-streak = { $days ->
    [one] 🔥 **Série úloh: { $days } den.**
    [few] 🔥 **Série úloh: { $days } dny.**
   *[other] 🔥 **Série úloh: { $days } dní.**
}
puzzle-solvers = Vyřešilo ji { $percent } % { $finished ->
    [one] z { $finished } člověka
    [few] ze { $finished } lidí
   *[other] z { $finished } lidí
}.
puzzle-solved-by = 🎯 Vyřešeno: { $solved }/{ $finished }
puzzle-more = a ještě { $count }
puzzle-week-ended = **Týden { $week }**
puzzle-yesterday = Včera v čele: { $player } { $tries }
puzzle-server-streak = { $days ->
    [one] 🔥 **Vyřešeno tu { $days } den v řadě.**
    [few] 🔥 **Vyřešeno tu { $days } dny v řadě.**
   *[other] 🔥 **Vyřešeno tu { $days } dní v řadě.**
}
puzzle-standing = Tvůj výsledek je vidět v kanálu { $channel } pod úlohou dne. Jméno si skryješ v `/ttt preferences`.
puzzle-shared-solved = { $player } má vyřešeno. Dokážeš to taky?
puzzle-shared-failed = { $player } odchází s prázdnou. Chytíš tu úlohu ty?
button-puzzle-today = Úloha dne
button-puzzle-solve = Vyřešit
button-puzzle-hint = Nápověda za pokus
button-puzzle-share = Sdílet
button-puzzle-own = Z mých partií
button-puzzle-here = Posílat sem každý den
puzzle-posted-here = Odteď tento kanál dostává úlohu dne, dnešní hned. Změníš to v `/ttt settings`.
button-puzzle-dare = Vyzvat kanál
button-puzzle-try-again = Zkusit odtud znovu
puzzle-dare-question =
    ### Vyzvat kanál?
    Všichni tady uvidí pozici, ze které přišla tvoje prohra, a můžou to zkusit líp.
puzzle-dare-draw = ### Udržíš to?
puzzle-dare-win = ### Vyhraješ to?
puzzle-dare-lost = Odtud prohrává { $player }.
button-puzzle-try = Zkusit
button-puzzle-practice = Procvičit
button-puzzle-another = Ještě jednu

refused-puzzle-over = Tahle úloha už skončila. Dnešní: `/ttt puzzle`.
refused-no-such-day = Mám úlohy z posledních 30 dnů. Vyber jednu ze seznamu, nebo napiš její číslo či datum, třeba 2026-11-24.
refused-no-mistakes = V tvých posledních partiích není jiná chyba než ty, které ti přišly nedávno. Zahraj si další: `/ttt start`.
refused-shared-elsewhere = Tady by tu partii nikdo nemohl otevřít. Můžeš ji ukázat tam, kde se hrála.
refused-shared-by-itself = Úloha dne v tomto kanálu už výsledky všech ukazuje, i ten tvůj.
refused-shared-today = Tuhle úlohu už v tomto kanálu máš sdílenou.

## Challenges

challenge-title = ### Piškvorky?
challenge-to = <@{ $opponent-id }>, **{ $challenger }** tě vyzývá.
challenge-to-closed = Výzva: **{ $challenger }** → **{ $opponent }**.
challenge-last-drawn = Minulá partie skončila remízou.
challenge-to-anyone = **{ $challenger }** hledá někoho na hru.
challenge-to-anyone-closed = Výzva pro kohokoli: **{ $challenger }**.
challenge-expires = Vyprší { $expires }
challenge-rated = Hodnocená
challenge-without-ping = { $opponent } nedostane dvě zmínky během minuty, ale výzvu může přijmout tady.
challenge-sides-swap = Strany se mění
challenge-opens-me = Začíná { $challenger }
challenge-opens-opponent = Začíná { $opponent }
challenge-opens-anyone = Začíná ten, kdo se přidá
challenge-opens-random = Začíná náhodný hráč
challenge-accepted = Výzva přijata: partie začíná.
challenge-declined = Tentokrát ne: { $opponent } odmítá.
challenge-withdrawn = { $challenger } bere výzvu zpět.
challenge-expired = Výzva vypršela: { $opponent } mlčí.
challenge-expired-open = Výzva vypršela: nikdo se nepřidal.
challenge-withdrawn-private = Tvoje výzva je vzata zpět.
button-accept = Přijmout
button-decline = Odmítnout
button-join = Přidat se
button-withdraw = Vzít zpět
button-challenge-again = Vyzvat znovu

## Private answers

stopped-private = Partie { $id } je zastavena.
meant-game = Máš tu víc partií; tohle je partie { $id }, soupeř: { $opponent }. Pro jinou vyplň *opponent*.
resign-question = **Vzdát partii { $id }?** Pak ji vyhrává { $opponent }.
button-confirm-resign = Ano, vzdát
resign-question-untouched = **Vzdát partii { $id }?** Nikdo ještě netáhl, takže se nebude počítat.
resign-question-opened = **Vzdát partii { $id }?** Zatím nemáš za sebou žádný tah, takže se nebude počítat.
button-withdraw-challenge = Vzít výzvu zpět
button-keep-playing = Hrát dál
dismissed-before = Hotovo.
changed-later = Tvoje kliknutí platí. Discord mi teď nedovolí desku změnit, takže se změní za chvilku; kdyby ne, `/ttt board` ji pošle znovu.
answer-refused = Discord tu mou odpověď nezobrazil. Možná v ní AutoMod tohoto serveru nepovoluje některé slovo nebo jméno.
answer-forbidden = Discord mi sem nedovolí psát. Povolit to může ten, kdo spravuje tento server.
answer-too-large = Tohle je na Discord moc velké.
answer-lost = Discord mou odpověď nepřijal. Zkus to za chvilku znovu.
posted-otherwise = Discord mou odpověď nepřijal, takže jsem ji poslal jako samostatnou zprávu.
resigned-private = [Partie { $id }]({ $link }) je vzdaná.
called-off-private = [Partie { $id }]({ $link }) je zrušena.
button-restart = Vzdát a začít novou

see-board = [Přejít na desku]({ $link })

refused-broken-button = Tohle tlačítko neznám. Novou partii začneš příkazem `/ttt start`.
refused-kept-private = Na tomto serveru vidíš moje odpovědi jen ty, takže by to nikdo jiný neviděl. Kdo server spravuje, může mě pozvat nebo ti dát oprávnění *Používat externí aplikace*.
refused-unknown-command = Tenhle příkaz neznám. Restartuj aplikaci Discord, ať si obnoví seznam; moje příkazy ukáže `/ttt help`.
refused-unknown-choice = To se tu vybrat nedá. Otevři příkaz znovu a vyber z toho, co nabízí.
refused-unknown-form = Tenhle formulář neznám. Otevři ho a pošli ještě jednou.
refused-not-watcher = Tuhle partii může zastavit jen ten, kdo ji spustil, nebo moderátor. Vlastní spustíš příkazem `/ttt watch`.
refused-no-such-game = Tahle partie už neexistuje. Novou začneš příkazem `/ttt start`.
refused-no-game-here = V tomto kanálu žádnou partii nemáš. Zahraj si příkazem `/ttt start`.
refused-no-game-with = V tomto kanálu nemáš partii s tímto soupeřem: { $opponent }.
refused-not-your-game = Tohle není tvoje partie. Vlastní začneš příkazem `/ttt start`.
refused-not-your-turn = Ještě ne: na tahu je { $player }.
refused-not-moderator = Zastavit partii mohou jen členové s oprávněním *Spravovat zprávy*.
refused-no-game-on-message = V této zprávě žádná partie není.
refused-stale-board = Partie se posunula: takhle deska vypadá teď.
refused-old-copy = Tohle je stará kopie desky. [Partie pokračuje tady]({ $link }).
refused-game-is-over = Tahle partie skončila.
refused-already-playing = Partii tu už máš, soupeř: { $opponent }. [Přejít na desku]({ $link })
refused-already-playing-waiting = Zatímco čekáš, můžeš tu hrát se mnou nebo s někým jiným.
refused-channel-not-allowed = Na tomto serveru se hraje v jiných kanálech: { $channels }
refused-role-not-allowed = Na tomto serveru smějí hrát jen členové s určitými rolemi.
refused-too-soon = Na tomto serveru je mezi výzvami pauza. Zkus to znovu { $wait }.
refused-too-many-games = V tomto kanálu už { $most ->
    [one] běží { $most } partie
    [few] běží { $most } partie
   *[other] běží { $most } partií
} a víc jich být nemůže. Zkus to, až nějaká skončí, nebo v jiném kanálu.
refused-too-many-watched = Už sleduješ { $most ->
    [one] { $most } partii
    [few] { $most } partie
   *[other] { $most } partií
}: nech nejdřív jednu doběhnout.
refused-no-such-challenge = Tahle výzva už neexistuje. Novou vytvoříš příkazem `/ttt challenge`.
refused-nothing-to-resign = V tomto kanálu nemáš žádnou partii ani výzvu.
refused-challenge-closed-accepted = Pozdě: tahle výzva už byla přijata.
refused-challenge-closed-declined = Pozdě: tahle výzva byla odmítnuta.
refused-challenge-closed-withdrawn = Pozdě: tahle výzva byla vzata zpět.
refused-challenge-closed-expired = Pozdě: tahle výzva vypršela.
refused-not-your-challenge = Odpovědět na tuhle výzvu může jen { $player }. Vlastní vytvoříš příkazem `/ttt challenge`.
refused-not-your-challenge-again = Tuhle výzvu může zopakovat jen ten, kdo ji vytvořil. Vlastní vytvoříš příkazem `/ttt challenge`.
refused-not-your-offer = Tuhle výzvu může vzít zpět jen ten, kdo ji vytvořil. Pro tebe je tu *{ button-join }*.
refused-own-challenge = Tohle je tvoje vlastní výzva, takže ji přijmout nemůžeš. Tlačítko *{ button-decline }* ji vezme zpět.
refused-own-offer = Tohle je tvoje vlastní výzva: přidat se musí někdo jiný. Tlačítko *{ button-withdraw }* ji zruší.
refused-already-challenging = V tomto kanálu už otevřenou výzvu máš: nejdřív ji vezmi zpět příkazem `/ttt resign`. [Přejít na výzvu]({ $link })
refused-challenge-yourself = Sebe vyzvat nemůžeš. Se mnou si zahraješ příkazem `/ttt start` bez soupeře.
refused-challenge-bot = Boti na výzvy neodpovídají. Se mnou si zahraješ příkazem `/ttt start` bez soupeře.
refused-cannot-see-channel = Tenhle člověk kanál nevidí, takže by nemohl odpovědět.
refused-cannot-be-challenged = S tímto hráčem si teď zahrát nemůžeš: { $player }.
refused-nobody-else-here = Tuhle konverzaci nikdo jiný nevidí. Vyzývej lidi na serveru nebo ve skupině; se mnou si zahraješ příkazem `/ttt start`.
refused-unreadable-cell = „{ $text }“ není políčko. Napiš třeba b2 nebo 5.
refused-ambiguous-cell = „{ $text }“ může být { $cells }. Napiš, které to je.
refused-off-board = Políčko { $where } na této desce není.
refused-cell-taken = Políčko { $where } je obsazené.
refused-cell-leaving = Tvoje značka na { $where } zmizí až s tímto tahem, takže políčko { $where } ještě není volné. Zahraj jinam.
refused-store-unavailable = Moje databáze je zrovna nedostupná, takže se nic nezměnilo. Zkus to za chvilku znovu.
refused-outcome-unknown = Spojení s databází vypadlo právě během ukládání, takže není jisté, jestli se to povedlo. Zkus to za chvilku znovu: nic se nestane dvakrát a tvou partii ukáže `/ttt board`.
refused-person-blocked = Nemůžeš se mnou hrát: blokuje tě ten, kdo mě provozuje.
refused-server-blocked = Na tomto serveru nehraju: blokuje ho ten, kdo mě provozuje.
refused-not-now = Teď se mi to nepodařilo promyslet. Zkus to za chvilku znovu.
refused-unexpected = Na mé straně se něco pokazilo. Tvoje partie je v bezpečí: ukáže ji `/ttt board`.

## Help

help-title = ## Piškvorky
button-help-play = Jak se hraje
button-help-commands = Příkazy
button-help-more = Úrovně a pravidla
button-support = Podpora
button-source = Zdrojový kód
button-privacy-policy = Ochrana soukromí
button-terms = Podmínky
button-begin = Začít partii
help-goal = Tři v řadě vyhrávají, šikmo taky.
help-start = **Se mnou:** { $start }, pět úrovní
help-challenge = **S přáteli:** { $challenge }
help-puzzle = **Sólo:** { $puzzle }, úloha dne
help-stuck = **Nevíš kam?** *{ button-hint }* poradí tah.
help-lost = **Prohra?** *{ button-review-loss }* ukáže chybu.
help-game = **Během hry**
help-on-hint = nejlepší tah proti mně
help-on-move = b2, 5…
help-on-board = tvoje deska ještě jednou
help-on-resign = partii nebo výzvu
help-after = **K nahlédnutí**
help-on-stats = výsledky a rating
help-on-leaderboard = nejlepší tady
help-on-history = tvoje dohrané partie
help-on-review = tvoje chyby
help-on-watch = hraju sám se sebou
help-yours = **Podle tebe**
help-on-preferences = vzhled a zmínky
help-on-privacy = tvoje data
help-server = **Pro ty, kdo vedou server**
help-on-settings = vzhled, kanály, limity
help-menus = **V nabídkách, pod *Aplikace***
    U člověka: *{ menu-challenge }*
    U zprávy: *{ menu-stop }*
help-levels = **Úrovně** · `/ttt start` s volbou `level`
    - *{ level-beginner }* hraje kamkoli
    - *{ level-easy }* dokončí svou řadu
    - *{ level-casual }* blokuje i tvou
    - *{ level-clever }* přehlíží jen vidličky
    - *{ level-unbeatable }* nikdy neprohraje, až na desku *{ board-short-vanishing }*
    -# Vidlička hrozí dvěma řadami najednou.
help-boards = **Desky** · `/ttt start` s volbou `board`
    - 3×3, tři v řadě
    - 4×4, čtyři v řadě
    - 5×5, čtyři nebo pět v řadě
    - *Naruby*: tři v řadě **prohrávají**
    - *{ board-short-vanishing }*: zůstávají jen tři nejnovější
help-cells = **Políčka** · a1 je vlevo nahoře, b1 vedle něj. Nebo podle čísel: vlevo nahoře je 1.
help-time = **Čas** · den na tah, pokud server neurčí jinak. Mezi lidmi prohrává ten, komu čas vyprší.
help-screen-reader = **Se čtečkou obrazovky** si v `/ttt preferences` vyber vzhled *{ style-text }*.

## Settings

command-settings = Nastavit piškvorky na tomto serveru (pro členy s oprávněním „Spravovat server“)
command-preferences = Čísla políček, vzhled desek, zmínky a kdo tě smí vyzvat
command-privacy = Získat soubor se svými daty, nebo je odstranit
option-action = Co udělat s tvými daty
choice-export = Poslat mi moje data jako soubor
choice-delete = Odstranit moje data

player-somebody = Někdo

settings-title = ### Piškvorky na tomto serveru
settings-note = Každá volba se hned uloží a platí pro další partie.
settings-page = { $page }/{ $pages } · { $name }
button-section-games = Partie
button-section-look = Značky a vzhled
button-section-places = Jazyk a kanály
button-section-limits = Limity
button-section-check = Kontrola
button-check-again = Zkontrolovat znovu

settings-level = **Jak dobře hraju,** dokud si někdo nevybere úroveň
settings-board = **Deska,** když si nikdo nevybere jinou
settings-clock = **Čas na tah.** Mezi lidmi prohrává ten, komu vyprší čas.
settings-theme = **Značky** obou hráčů
settings-style = **Vzhled** desek, pokud hráči nechtějí jiný
settings-remains = **Po konci partie** z její zprávy zůstane
settings-sample = **Takhle to vypadá**
settings-locale = **Jazyk** veřejných zpráv. Soukromé jsou v jazyce toho, kdo je čte.
settings-channels = **Kanály,** ve kterých se smí začít partie, včetně jejich vláken. Když nevybereš žádný, smí se ve všech.
settings-roles = **Role,** které smějí začít partii. Když nevybereš žádnou, smějí všichni.
settings-puzzle-channel = **Úloha dne:** kanál, kam ji každý den posílám
puzzle-channel-none = Žádný kanál
settings-most-live = **Nejvíc partií najednou** v jednom kanálu
settings-pause = **Pauza,** než smí tentýž člověk znovu vyzvat
settings-unrated = **Mimo rating:** partie s těmito lidmi se nehodnotí, ani ty dřívější
unrated-none = Nikdo
channels-all = Všechny kanály
roles-all = Všichni
more-choices = Vyber tady
button-ask-emoji = Dvě vlastní emoji…

theme-classic = Klasika: dlaždice kreslí Oxo
theme-plain = Jednoduché
theme-animals = Zvířata
theme-sky = Obloha
theme-garden = Zahrada
theme-sea = Moře
theme-own = Vlastní
style-server = Jako na serveru
style-server-about = Co vybrali ti, kdo ho vedou
style-emoji = Emoji
style-emoji-about = Značky na svých políčkách
style-text = Text
style-text-about = Písmena a souřadnice, vhodné pro čtečky obrazovky
remains-all = Celá deska
remains-line = Jen řádek s výsledkem
language-auto = Podle nastavení Discordu
most-live = { $count ->
    [one] { $count } partie
    [few] { $count } partie
   *[other] { $count } partií
}
pause-none = Bez pauzy

form-emoji-title = Dvě vlastní emoji
form-emoji-x-label = Místo ❌
form-emoji-o-label = Místo 🔵
form-emoji-hint = Jakékoli emoji, nebo některé z tohoto serveru podle názvu, třeba :cat:

check-title = **Moje oprávnění v kanálu { $channel }**
check-has = ✅ { $permission }
check-lacks = ❌ Chybí oprávnění **{ $permission }**:
check-well = Je tu všechno, co potřebuju.
check-how = Kdo spravuje tento kanál, může to povolit mé roli: *Upravit kanál → Oprávnění*. Potom stiskni *{ button-check-again }*.
check-no-member = ❌ **Na tento server mě nikdo nepřidal,** takže můžu jen odpovídat na příkazy a tlačítka: nikomu neřeknu, že je na tahu, a desky starší než 15 minut se změní, jen když na nich někdo stiskne tlačítko.
check-not-allowed = ⚠️ V tomto kanálu se partie začít nesmí: není mezi vybranými v části *{ button-section-places }*.
permission-view = Zobrazit kanál
permission-view-why = bez něj nemůžu upravit desku, když vyprší čas nebo moderátor zastaví partii.
permission-send = Posílat zprávy
permission-send-why = bez něj nemůžu hráčům říct, že jsou na tahu nebo že jim dochází čas.
permission-attach = Přikládat soubory
permission-attach-why = bez něj nikdo nemůže sdílet obrázek partie.
permission-send-in-threads = Posílat zprávy ve vláknech
permission-send-in-threads-why = bez něj nemůžu hráčům říct, že jsou na tahu nebo že jim dochází čas.

refused-servers-only = Nastavení patří k serveru, tak tenhle příkaz použij na serveru. Tvoje vlastní předvolby jsou pod `/ttt preferences`.
refused-not-manager = Nastavení tu mohou měnit jen členové s oprávněním *Spravovat server*. Tvoje vlastní předvolby jsou pod `/ttt preferences`.
refused-not-your-panel = Tohle je pro někoho jiného. Otevři si vlastní: `/ttt settings`, `/ttt preferences` nebo `/ttt privacy`.
refused-not-your-notice = Tyhle zmínky jsou pro někoho jiného. Vlastní si nastavíš přes `/ttt preferences`.
refused-unknown-emoji = „{ $text }“ není emoji, které tu můžu použít. Vyber jakékoli běžné, nebo některé z tohoto serveru podle názvu, třeba :cat:
refused-marks-alike = Obě značky se musí lišit od sebe i od prázdného políčka ⬛, jinak se na desce nikdo nevyzná.

## Preferences

preferences-title = ### Tvoje předvolby
preferences-note = Každá volba se hned uloží a platí všude, kde hraješ.
preferences-numbering = **Čísla políček** pro `/ttt move`
preferences-style = **Vzhled desek** ve tvých příštích partiích
preferences-pings = **Kdy tě smím zmínit**
preferences-challenges = **Kdo tě smí vyzvat**
preferences-results = **Jak tě ukazuje úloha dne** na serveru, který ji má v kanálu
preferences-blocked = **S těmito lidmi nikdy nehraješ.** Nikdo se to nedozví.
pings-turns = Vždycky, i když jsi na tahu
pings-turns-about = Na tahu: jen když netáhneš do minuty
pings-some = Jen výzvy a čas
pings-some-about = I když někdo přijme tvou; ne když jsi na tahu
pings-none = Nikdy
pings-none-about = Výzvy a připomínky najdeš v kanálu
challenges-anyone = Kdokoli
challenges-nobody = Nikdo
results-named = Pod mým jménem
results-unnamed = Bez mého jména
numbering-reading = Jako při čtení: 1 vlevo nahoře
numbering-keypad = Klávesnice: 7 je vlevo nahoře

## Privacy

exported = Tohle je všechno, co o tobě uchovávám: partie, které máš za sebou, ratingy, úlohy, výzvy a předvolby.
exported-packed = Tohle je všechno, co o tobě uchovávám: partie, které máš za sebou, ratingy, úlohy, výzvy a předvolby. Je toho tolik, že je soubor zabalený: otevře ho gzip a většina programů na rozbalování.
forget-question =
    ### Odstranit tvoje data?
    Partie, které právě hraješ, vzdáš a tvoje otevřené výzvy se zavřou. Odstraní se tvoje ID, jméno, ratingy, úlohy a předvolby. Dohrané partie zůstanou tvým soupeřům, kteří na tvém místě uvidí „{ player-somebody }“; jejich ratingy se spočítají bez tebe. Pokud si od tebe někdo nepřeje výzvy nebo některý server nechce tvoje partie počítat do ratingu, tahle volba zůstane: k tomu uchovám tvoje ID a nic jiného.
    Cesta zpět **není.** Zprávy, které už v kanálech jsou, si ponechají jméno, které ukazují, a zálohy toho, kdo mě provozuje, budou tvoje data obsahovat, dokud je nenahradí novější. Když si znovu zahraješ, začneme od nuly.
button-forget = Odstranit moje data
forgotten =
    Hotovo: tvoje data jsou odstraněna. { $games ->
        [0] Žádné dohrané partie tu nebyly.
        [one] V { $games } partii je teď na tvém místě „{ player-somebody }“.
        [few] Ve { $games } partiích je teď na tvém místě „{ player-somebody }“.
       *[other] V { $games } partiích je teď na tvém místě „{ player-somebody }“.
    } { $ended ->
        [0] { "" }
        [one] Partie, která ještě běžela, je vzdaná.
        [few] { $ended } partie, které ještě běžely, jsou vzdané.
       *[other] { $ended } partií, které ještě běžely, je vzdaných.
    } Zprávy v kanálech si tvé jméno ponechají, dokud je tam někdo nesmaže, a zálohy toho, kdo mě provozuje, budou tvoje data obsahovat, dokud je nenahradí novější.

## Looking on, ahead and back

command-hint = Ukázat nejlepší tah ve své partii proti Oxo; vidíš ho jen ty
command-watch = Sledovat, jak Oxo hraje sám se sebou
command-history = Seznam dohraných partií; vidíš ho jen ty
command-review = Projít dohranou partii po tazích a vidět chyby; vidíš to jen ty
option-x = Jak dobře Oxo hraje za X, které začíná
option-o = Jak dobře Oxo hraje za O
option-user-history = Čí partie; vynech a uvidíš své
option-game = Číslo partie pod její deskou; vynech pro svou poslední tady

button-hint = Nápověda
button-play-cell = Zahrát { $cell }
button-rematch = Odveta
button-decider = Rozhodující partie
rematch-wanted = **{ $player }** chce odvetu. { $opponent }, stiskni *{ button-rematch }* a začne.
rematch-awaited = O odvetu už máš požádáno: začne, jakmile *{ button-rematch }* stiskne i { $opponent }.
button-review = Rozbor
button-review-loss = Proč?
button-back = Zpět
button-next = Další
button-next-mistake = Další chyba
button-to-mistake = K chybě
button-first-mistake = První chyba
button-first = Začátek
button-share = Sdílet
button-save = Uložit obrázek
button-newer = Novější
button-older = Starší

game-computer-to-move = Na tahu: { $mark } { $player }

hint-title = Nápověda k partii { $id }
hint-best = Nejlepší je **{ $cell }**: { $reason }.
hint-last = **{ $cell }** je poslední volné políčko.
hint-try = Zkus **{ $cell }**: { $reason }.
hint-win = { $sign } vyhrává
hint-draw = { $sign } remizuje
hint-loss = { $sign } prohrává
hint-unknown = { $sign } ještě se neví
hint-every-win = Každé políčko vyhrává.
hint-every-draw = Každé políčko pořád vede k remíze.
hint-every-loss = Každé políčko prohrává.
hint-every-unknown = Zatím se neví, kam které políčko povede.
hint-opening = Jedno z těchto zahájení vždy vyhrává: roh, střed, nebo strana. Které, na to musíš přijít ty. Zahaj jím a zeptej se znovu: každá nápověda řekne, co ještě vyhrává.
hint-hollow = Výsledek s nápovědami vynese jen prázdnou hvězdu.
hint-letter-win = v
hint-letter-draw = r
hint-letter-loss = p
hint-letter-unknown = ?

reason-wins-at-once = dokončí tvou řadu
reason-forks = hrozí zároveň na { $cells } a zablokovat jde jen jedno z nich
reason-forces-win = { $moves ->
    [0] vyhrává proti každé obraně
    [one] vyhrává proti každé obraně, za { $moves } tah
    [few] vyhrává proti každé obraně, za { $moves } tahy
   *[other] vyhrává proti každé obraně, za { $moves } tahů
}
reason-unblockable = hrozí na { $cells }, odkud zmizí moje značka: to zablokovat nemůžu
reason-only-win = { $moves ->
    [0] žádné jiné políčko nevyhrává
    [one] vyhrává za { $moves } tah, a to jako jediné
    [few] vyhrává za { $moves } tahy, a to jako jediné
   *[other] vyhrává za { $moves } tahů, a to jako jediné
}
reason-misere-win = ať odpovím jakkoli, budu muset dokončit řadu
reason-blocks = zablokuje mou řadu
reason-only-draw = každé jiné políčko prohrává
reason-spoils-fork = { $count ->
    [1] chci na { $cells }, abych hrozil dvěma řadami najednou, a tohle mi to kazí
   *[other] chci hrozit dvěma řadami najednou a tohle mi to kazí
}
reason-threatens = hrozí řadou, takže musím odpovědět tahem { $cells }
reason-sets-traps = prohraju, když odpovím tahem { $cells }
reason-sets-many-traps = { $count ->
    [one] { $count } moje odpověď prohrává
    [few] { $count } moje odpovědi prohrávají
   *[other] { $count } mých odpovědí prohrává
}
reason-avoids-line = nedokončí žádnou řadu
reason-holds = udrží remízu
reason-delays = teď prohrává každé políčko a tohle vydrží nejdéle
reason-looks-best = žádným jiným políčkem neprochází víc otevřených řad

command-stats = Ukázat výsledky, zdolané úrovně a rating; vidíš je jen ty
command-leaderboard = Ukázat nejvyšší ratingy tady; žebříček vidíš jen ty
option-user-stats = Čí statistiky; vynech a uvidíš své
option-scope = Celý server, nebo ti, kdo hrají v tomto kanálu
option-season = Sezóna je čtvrtletí, třeba 2026 Q4; vynech pro současnou
choice-server = Celý server
choice-channel = Tento kanál
button-higher = Výš
button-lower = Níž

season = { $year } Q{ $quarter }
result = { $sign } { $games }
points = { NUMBER($points, useGrouping: 0) }
missing-games = { $games ->
    [one] ještě jedna hodnocená partie
    [few] ještě { $games } hodnocené partie
   *[other] ještě { $games } hodnocených partií
}

leaderboard-title = Žebříček tohoto serveru, { $season }
leaderboard-title-channel = Žebříček kanálu <#{ $channel-id }>, { $season }
leaderboard-page = { $total ->
    [1] { $total } člověk
    [few] { $total } lidé · strana { $page } z { $pages }
   *[other] { $total } lidí · strana { $page } z { $pages }
}
leaderboard-none = Nikdo tu zatím rating nemá. Hodnotí se partie mezi lidmi: jednu nabídneš příkazem `/ttt challenge`.
leader-brief = { $place } <@{ $user-id }> · **{ NUMBER($rating, useGrouping: 0) }**
leader-brief-provisional = ⏳ <@{ $user-id }> · { NUMBER($rating, useGrouping: 0) }
games-so-far = { $games } z { $most } partií
leaders-provisional = ⏳ zatím bez místa: je třeba { $games } hodnocených partií
leaders-unsettled = ? hodnocených partií je méně než { $games }
leaders-legend = ± možná odchylka ratingu
button-details = Podrobnosti
button-overview = Stručně
button-post-here = Zveřejnit tady
button-my-place = Moje místo
button-challenge-anyone = Vyzvat kohokoli
own-place = **Tvoje místo:** { $place }. z { $total }, rating { NUMBER($rating, useGrouping: 0) }.
own-provisional = ⏳ **Zatím** máš rating { NUMBER($rating, useGrouping: 0) }. K místu chybí: { $missing }.
own-missing = ⏳ **K tvému místu chybí:** { $missing }.
own-none = **Zatím** tu nemáš rating: zahraj si s někým přes `/ttt challenge`.
own-left-out = **Jsi mimo rating:** rozhodli tak ti, kdo vedou tento server.
rated-games = Hodnotí se zdejší partie mezi lidmi: nejvýš tři denně se stejným soupeřem; nepočítají se výhry nad někým, kdo je aspoň o { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} níž.
held-title = 🛡️ **První remíza s úrovní *{ level-unbeatable }***
held-first = { $board } · <@{ $first-id }> · { $date }
held-longest = { $board } · { $longest } po sobě · <@{ $longest-id }>

stats-title-server = Statistiky na tomto serveru: <@{ $user-id }>
stats-title-anywhere = Statistiky: <@{ $user-id }>
stats-none = Zatím žádné dohrané partie. Začni příkazem `/ttt start`.
stats-people = **Proti lidem:** { $score }
stats-versus = **<@{ $reader-id }> vs. <@{ $user-id }>:** { $score }
stats-streak = **Výhry po sobě:** { $current ->
    [0] rekord { $best }
   *[other] teď { $current }, rekord { $best }
}
stats-computer = **Proti Oxo:** { $score }
trophies-legend =
    { $star } až po nejtěžší zdolanou úroveň
    -# { $shield } remíza s úrovní „{ level-unbeatable }“
trophies-legend-hints = { $star } jen s nápovědami
trophies-legend-perfect = { $cup } výhra bez nápovědy na úrovni „{ level-perfect }“
stats-levels = **Proti Oxo, podle úrovní**
stats-run-legend = 🛡️ nejvíc remíz po sobě
stats-rating-brief = **Rating { $season }:** { NUMBER($rating, useGrouping: 0) } · { $how }
stats-settles = k místu chybí: { $missing }
stats-puzzles = **Série úloh:** { $current ->
    [0] rekord { $best }
    [one] teď { $current } den, rekord { $best }
    [few] teď { $current } dny, rekord { $best }
   *[other] teď { $current } dní, rekord { $best }
}
stats-spread = **Rating { $season }:** { NUMBER($rating, useGrouping: 0) } ± { $spread }
stats-past = { $season }: { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
stats-points = Nejvyšší { NUMBER($highest, useGrouping: 0) }, nejnižší { NUMBER($lowest, useGrouping: 0) }. Poslední, nejnovější na konci: { $latest }
stats-graph = 📈 Rating po partiích; pás: možná odchylka
picture-rating = Rating v { $season } jako čára. { $points }
stats-unrated = **Rating:** v { $season } žádný. Hodnotí se partie mezi lidmi.
stats-left-out = **Rating:** mimo rating tohoto serveru.
is-provisional = předběžný
is-at-place = { $place }. místo

refused-no-leaderboard-here = Ratingy jsou jen na serverech: otevři si žebříček tam, kde hraješ.
refused-unknown-season = „{ $text }“ není sezóna. Napiš rok a čtvrtletí, třeba 2026 Q4.

history-title-server = Partie na tomto serveru: <@{ $user-id }>
history-title-anywhere = Partie: <@{ $user-id }>
history-none = Zatím žádné dohrané partie. Začni příkazem `/ttt start`.
history-page = { $total ->
    [1] { $total } partie
    [few] { $total } partie, od nejnovější · strana { $page } z { $pages }
   *[other] { $total } partií, od nejnovější · strana { $page } z { $pages }
}
legend-won = 🟩 výhra
legend-drawn = 🟨 remíza
legend-lost = 🟥 prohra
legend-otherwise = ⬛ bez výsledku
history-won = Výhra, soupeř: { $opponent } · #{ $id }
history-lost = Prohra, soupeř: { $opponent } · #{ $id }
history-drawn = Remíza, soupeř: { $opponent } · #{ $id }
history-unfinished = Nedohráno, soupeř: { $opponent } · #{ $id }
history-stopped = Zastaveno, soupeř: { $opponent } · #{ $id }
history-set-aside = Přerušeno, soupeř: { $opponent } · #{ $id }
history-called-off = Zrušeno, soupeř: { $opponent } · #{ $id }
history-choice = { $game } · { $ago } · { $board }
ago-now = právě teď

review-where = Partie { $id } · { $board }
review-at-start = Před { $total ->
    [1] jediným tahem
    [few] prvním tahem (celkem { $total })
   *[other] prvním tahem (celkem { $total })
}
review-at = Tah { $ply } z { $total }: { $mark } { $player } hraje **{ $cell }**
review-at-own = Tah { $ply } z { $total }: { $mark } hraješ **{ $cell }**
review-moves = Tahy: { $moves }
review-moves-marked = Tahy (? značí chybu): { $moves }
review-no-moves = Nikdo netáhl, takže není co rozebírat.
review-no-mistakes = ✨ **Ani jedna chyba na obou stranách.**
review-more-mistakes = …a ještě { $count }.
mistake-own = Tah { $number } (tvůj, { $cell })
mistake-of = Tah { $number } ({ $player }: { $cell })
mistake-win-draw = **{ $move }** zahazuje výhru. Nejlepší bylo { $better }: vedlo k výhře.
mistake-win-loss = **{ $move }** prohrává vyhranou partii. Nejlepší bylo { $better }: vedlo k výhře.
mistake-draw-loss = **{ $move }** prohrává partii. Nejlepší bylo { $better }: vedlo k remíze.
mistake-draw-loss-back = **{ $move }** vedl k prohře. Nejlepší bylo { $better }: vedlo k remíze.

watch-begin = Kdo udělá první chybu?
watch-slipped = { $player } chybuje! Vidí to { $mark }?
watch-missed = { $player } přehlíží výhru. Zase vyrovnáno.
watch-wins = { $player } si teď může vynutit výhru.
watch-even = Zatím vyrovnáno.
watch-wins-still = { $player } má výhru pořád v ruce.
watch-wins-yet = { $player } si výhru drží.
watch-even-still = Pořád vyrovnáno.
watch-even-yet = Nikdo neustupuje.

picture-keep = Obrázek uložíš podržením prstu nebo kliknutím pravým tlačítkem.
shared-by = sdílí { $player }
picture-game = Animovaná deska: { $board }. { $first-mark } je { $first }, { $second-mark } je { $second }. Tahy: { $moves }. { $result }
picture-won = { $player } vítězí.
picture-nobody-won = Bez vítěze.

refused-cannot-attach = V tomto kanálu nesmím přikládat soubory, takže tu obrázek sdílet nemůžu. *{ button-save }* ho pošle jen tobě.
refused-picture-is-being-drawn = Ještě kreslím tvůj minulý obrázek. O tenhle si řekni znovu, až bude ten minulý hotový.
refused-not-played-by-you = Tuhle partii mohou sdílet jen ti, kdo ji hráli.
refused-game-shared = Tahle partie už se v tomto kanálu sdílela.
refused-shared-just-now = Od posledního sdílení uběhla jen chvilka. Znovu můžeš sdílet { $wait }.
refused-game-still-on = Tahle partie se ještě hraje. Rozbor a odveta budou možné, až skončí.
refused-hint-against-person = Tvůj soupeř je člověk, takže nápověda by byla podvod. Nápovědu dávám v partiích proti mně: `/ttt start`.
refused-nothing-to-review = Žádná taková partie k prohlédnutí tu není. Napiš číslo pod její deskou, třeba `12`, nebo ji najdi přes `/ttt history`.
refused-nothing-played-here = V tomto kanálu nemáš žádnou dohranou partii. Všechny tvoje ukáže `/ttt history`.
refused-others-history = Tady uvidíš jen své partie. Cizí se ukážou na serveru, kde se hrály.
refused-export-running = Tvoje data už shromažďuju. Soubor přijde jako odpověď na tvou první žádost.
refused-opponent-forgotten = Data tvého soupeře byla odstraněna, takže není koho vyzvat. Někoho jiného vyzveš příkazem `/ttt challenge`.
