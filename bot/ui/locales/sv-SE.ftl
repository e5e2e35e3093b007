### Every word that a player sees, in Swedish.

## Commands

command-ttt = Luffarschack: spela mot boten eller mot varandra
command-start = Starta ett parti luffarschack
command-challenge = Utmana någon, eller alla här
command-move = Gör ett drag i ditt parti i den här kanalen
command-board = Visa brädet i ditt parti igen, längst ner i kanalen
command-resign = Ge upp ditt parti här, eller dra tillbaka din utmaning
command-help = Så spelar du, nivåerna och kommandona
menu-challenge = Utmana i luffarschack
menu-stop = Stoppa det här partiet
option-opponent = Din motståndare; lämna tomt för att spela mot boten
option-opponent-challenge = Vem du utmanar; lämna tomt om vem som helst får vara med
option-level = Hur bra boten spelar
option-board = Vilket bräde ni spelar på
option-mark = Din symbol
option-first = Vem som börjar
option-cell = Var du vill spela: b2, 5 …
choice-random = Slumpen avgör
choice-first-me = Jag
choice-first-opponent = Min motståndare

level-beginner = Nybörjare
level-easy = Lätt
level-casual = Medel
level-clever = Klipsk
level-unbeatable = Oslagbar

board-3x3 = 3×3, tre i rad
board-4x4 = 4×4, fyra i rad
board-5x5 = 5×5, fyra i rad
board-5x5-five = 5×5, fem i rad
board-misere = Misère 3×3: tre i rad förlorar

## The game

player-computer = Oxo ({ $level })
player-computer-alone = Oxo
game-title = { $first-mark } { $first } mot { $second-mark } { $second }
game-to-move = Din tur, { $player } { $mark }
game-won = { $mark } **{ $player } vinner!**
game-won-misere = { $count ->
    [3] { $loser-mark } { $loser } fick tre i rad, så { $mark } **{ $player } vinner!**
   *[other] { $loser-mark } { $loser } fick { $count } i rad, så { $mark } **{ $player } vinner!**
}
game-won-resigned = { $mark } **{ $player } vinner:** { $loser } gav upp
game-won-time = { $mark } **{ $player } vinner:** tiden gick ut för { $loser }
game-drawn = **Det blev oavgjort.**
game-newcomer = Det här är *{ level-unbeatable }*: oavgjort är det bästa någon kan få. Ny här? Värm upp på *{ $level }*.
game-unfinished = **Inte färdigspelat:** ingen gjorde sitt drag i tid.
game-stopped = **Stoppat** av en moderator.
game-set-aside = **Lagt åt sidan** för ett parti mellan människor.
game-footer = Parti { $id }
game-footer-last = senaste drag { $cell }
game-footer-line = raden: { $cells }
game-footer-clock = tiden går ut { $when }
game-moved = Brädet för parti { $id } har flyttats: [se det här]({ $link })

button-resign = Ge upp

end-first-win = 🎉 **{ $player } slår { $level } för första gången!**
end-beat-beginner = Varm i kläderna? *{ level-easy }* gör klart en rad så fort chansen finns.
end-beat-easy = *{ level-casual }* bjuder inte på raden så lätt: här blockeras det.
end-beat-casual = *{ level-clever }* vet var en symbol är värd som mest. Försök överraska.
end-beat-clever = *{ level-clever }* såg det aldrig komma. Nu återstår bara *{ level-unbeatable }*: där är oavgjort lika bra som en vinst.
end-beat-unbeatable = Det här skulle inte gå. Lägg det på minnet.
end-drawn = Ett fullt bräde, och inte en enda rad.
end-lost-unbeatable = *{ level-unbeatable }* väntar på ett enda misstag. *{ button-review }* visar vilket det var.
end-won = { $player } klarade det på { $moves ->
    [one] 1 drag
   *[other] { $moves } drag
}. Revanschen är bara ett klick bort.
end-won-misere = Tålamod lönar sig. Revanschen är bara ett klick bort.
notice-accepted = <@{ $player-id }>, { $opponent } spelar mot dig: [parti { $id }]({ $link }) är igång.
notice-turn = <@{ $player-id }>, { $opponent } har gjort sitt drag, så det är din tur i [parti { $id }]({ $link }).
notice-time = <@{ $player-id }>, det är din tur i [parti { $id }]({ $link }). Din tid går ut { $when }.
notice-time-quiet = { $player }, det är din tur i [parti { $id }]({ $link }). Din tid går ut { $when }.

## Challenges

challenge-to = <@{ $opponent-id }>, **{ $challenger }** utmanar dig i luffarschack.
challenge-to-closed = **{ $challenger }** utmanade **{ $opponent }** i luffarschack.
challenge-to-anyone = **{ $challenger }** söker någon att spela luffarschack med.
challenge-to-anyone-closed = **{ $challenger }** sökte någon att spela luffarschack med.
challenge-terms = { $board } · { $opens } · går ut { $expires }
challenge-opens-me = { $challenger } börjar
challenge-opens-opponent = { $opponent } börjar
challenge-opens-anyone = den som går med börjar
challenge-opens-random = slumpen avgör vem som börjar
challenge-accepted = Antagen: partiet är igång.
challenge-declined = { $opponent } tackade nej.
challenge-withdrawn = { $challenger } drog tillbaka utmaningen.
challenge-expired = { $opponent } svarade inte i tid.
challenge-expired-open = Ingen gick med i tid.
challenge-withdrawn-private = Din utmaning är tillbakadragen.
button-accept = Anta
button-decline = Tacka nej
button-join = Gå med
button-withdraw = Dra tillbaka
button-challenge-again = Utmana igen

## Private answers

stopped-private = Parti { $id } är stoppat.
resign-question = **Ge upp parti { $id }?** Då vinner { $opponent }.
button-confirm-resign = Ja, ge upp
resigned-private = Du gav upp [parti { $id }]({ $link }).
button-restart = Ge upp och starta det nya
button-set-aside-accept = Lägg åt sidan och anta
button-set-aside-join = Lägg åt sidan och gå med
set-aside-private = Ditt parti mot mig är lagt åt sidan. Det räknas varken som vinst eller förlust.

see-board = [Gå till brädet]({ $link })

refused-broken-button = Den här knappen känner jag inte till. Använd `/ttt start` för ett nytt parti.
refused-no-such-game = Det partiet finns inte längre. Använd `/ttt start` för ett nytt.
refused-no-game-here = Du har inget parti i den här kanalen. Använd `/ttt start` för att spela.
refused-not-your-game = Bara de två som spelar kan använda partiets knappar. Använd `/ttt start` för ett eget parti.
refused-not-your-turn = Det är inte din tur än.
refused-not-moderator = Bara medlemmar som får hantera meddelanden kan stoppa ett parti.
refused-no-game-on-message = Det finns inget parti i det här meddelandet.
refused-stale-board = Partiet har gått vidare: så här ser brädet ut nu.
refused-old-copy = Det här är en gammal kopia av brädet. [Partiet fortsätter här]({ $link }).
refused-game-is-over = Det här partiet är slut.
refused-already-playing = Du har redan ett parti här: spela klart det eller ge upp det först. [Gå till brädet]({ $link })
refused-already-playing-opponent = { $player } har redan ett parti i den här kanalen.
refused-playing-computer = Du spelar mot mig här, och det kan vänta. [Gå till brädet]({ $link })
refused-channel-not-allowed = På den här servern spelar man på andra ställen: { $channels }
refused-role-not-allowed = På den här servern får bara medlemmar med vissa roller spela.
refused-too-soon = Den här servern vill ha en paus mellan utmaningarna. Försök igen { $wait }.
refused-too-many-games = Den här kanalen har { $most ->
    [one] 1 parti
   *[other] { $most } partier
} igång, och fler får det inte bli. Försök igen när ett är slut, eller någon annanstans.
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
refused-not-your-challenge = Den här utmaningen är till någon annan.
refused-own-challenge = Det här är din egen utmaning: någon annan måste anta den.
refused-already-challenging = Du har en öppen utmaning i den här kanalen: dra tillbaka den med `/ttt resign` först. [Gå till utmaningen]({ $link })
refused-challenge-yourself = Du kan inte utmana dig själv. Vill du spela mot boten, använd `/ttt start` utan motståndare.
refused-challenge-bot = En bot svarar inte på utmaningar. Vill du spela mot mig, använd `/ttt start` utan motståndare.
refused-cannot-see-channel = Personen kan inte se den här kanalen och skulle alltså inte kunna svara.
refused-cannot-be-challenged = Du kan inte spela mot { $player } just nu.
refused-nobody-else-here = Ingen annan kan se den här konversationen. Utmana folk på en server eller i en grupp; använd `/ttt start` för att spela mot mig.
refused-unreadable-cell = ”{ $text }” är ingen ruta. Skriv till exempel b2 eller 5.
refused-ambiguous-cell = ”{ $text }” kan vara { $cells }. Skriv vilken du menar.
refused-off-board = { $where } finns inte på det här brädet.
refused-cell-taken = { $where } är upptagen.
refused-store-unavailable = Databasen går inte att nå just nu, så ingenting har ändrats. Försök igen om en liten stund.
refused-outcome-unknown = Databasen försvann precis när jag skrev ner det, så kanske gick det igenom, kanske inte. Försök igen om en liten stund: inget händer två gånger, och `/ttt board` visar ditt parti.
refused-unexpected = Något gick fel hos mig. Ditt parti är i tryggt förvar: `/ttt board` visar det.

## Help

help-title = ## Luffarschack
button-help-play = Så spelar du
button-help-more = Nivåer, regler m.m.
help-start = **Spela mot mig:** { $start }, och tryck på en ruta. Tre av dina symboler i rad vinner. Med kommandots alternativ väljer du nivå, bräde, symbol och vem som börjar.
help-challenge = **Spela mot varandra:** { $challenge }, eller en persons meny: *Appar → { menu-challenge }*.
help-game = **Medan du spelar**
help-on-hint = bästa rutan, mot mig
help-on-move = b2, 5 …
help-on-board = längst ner igen
help-on-resign = drar även tillbaka en utmaning
help-after = **Före och efter**
help-on-stats = resultat och rating
help-on-leaderboard = serverns bästa
help-on-history = dina avslutade partier
help-on-review = hitta misstag, dela
help-on-watch = jag spelar mot mig själv
help-rematch = Under ett avslutat parti byter *{ button-rematch }* sida, och *{ button-review }* visar var det vände.
help-yours = **Som du vill ha det**
help-on-preferences = utseende och ping
help-on-privacy = dina uppgifter
help-screen-reader = **Med skärmläsare** väljer du visningen *Text*: då är brädet bokstäver, och varje knapp säger sin ruta och symbol.
help-server = **För dig som sköter en server**
help-on-settings = utseende, platser, gränser
help-stop = *Appar → { menu-stop }* på ett meddelande stoppar dess parti.
help-levels = **Nivåer** · *{ level-beginner }* spelar var som helst · *{ level-easy }* gör klart en rad · *{ level-casual }* blockerar också din · *{ level-clever }* gillar mitten och hörnen men missar dubbla hot · *{ level-unbeatable }* förlorar aldrig
help-boards = **Bräden** · 3×3, tre i rad · 4×4, fyra · 5×5, fyra eller fem · *Misère*: den som får en rad **förlorar**
help-cells = **Rutor** · kolumner är bokstäver, rader är siffror: a1 är högst upp till vänster, och det är 1 också.
help-time = **Tid** · ett dygn per drag, eller som servern säger. Mellan människor förlorar den vars tid tar slut.
help-again = { $help } visar den här sidan.

## Settings

command-settings = Ställ in luffarschack på den här servern (för medlemmar med ”Hantera server”)
command-preferences = Hur du numrerar rutor, hur bräden ser ut för dig, och ping
command-privacy = Få en fil med dina uppgifter, eller få dem borttagna
option-action = Vad som ska hända med dina uppgifter
choice-export = Skicka mina uppgifter som en fil
choice-delete = Ta bort mina uppgifter

player-somebody = Någon

settings-title = ### Luffarschack på den här servern
settings-note = Bara du ser det här. Varje val sparas direkt och gäller för nya partier.
button-section-games = Partier
button-section-look = Utseende
button-section-places = Språk och platser
button-section-limits = Gränser
button-section-check = Kontroll

settings-level = **Hur bra jag spelar** när ingen säger något annat
settings-board = **Bräde** när ingen säger något annat
settings-clock = **Klocka:** hur lång tid ett drag får ta. Mellan människor förlorar den vars tid tar slut.
settings-theme = De två spelarnas **symboler**
settings-style = **Visning** av bräden, när spelarna inte föredrar någon annan
settings-remains = **När ett parti är slut** blir det här kvar av meddelandet
settings-sample = **Så här ser det ut**
settings-locale = **Språk** i offentliga meddelanden. Privata är på läsarens eget språk.
settings-channels = **Kanaler** där partier får starta, även i deras trådar. Välj ingen för att tillåta alla.
settings-roles = **Roller** som får starta partier. Välj ingen för att tillåta alla.
settings-most-live = **Partier samtidigt** i en kanal, som mest
settings-pause = **Paus** mellan två utmaningar från samma person
settings-unrated = **Utanför ratingen:** de här personernas partier räknas inte för någon, inte heller tidigare partier
unrated-none = Ingen
channels-all = Alla kanaler
roles-all = Alla
more-choices = Välj här
button-ask-clock = En annan tid …
button-ask-emoji = Två egna emojier …

theme-classic = Klassiskt
theme-animals = Djur
theme-sky = Himmel
theme-garden = Trädgård
theme-sea = Hav
theme-own = Egna
style-server = Som servern visar det
style-emoji = Emoji: en bild av brädet ovanför knapparna
style-compact = Kompakt: bara knapparna medan partiet pågår
style-text = Text: bokstäver och koordinater, bra för skärmläsare
remains-all = Hela brädet
remains-line = Bara en rad med resultatet
language-auto = Som det är inställt i Discord
most-live = { $count ->
    [one] 1 parti
   *[other] { $count } partier
}
pause-none = Ingen paus

form-clock-title = Klocka
form-clock-label = Hur lång tid får ett drag ta?
form-clock-hint = Från 1 minut till 7 dagar: 90m, 2h, 1h 30m eller 3d
form-emoji-title = Två egna emojier
form-emoji-x-label = I stället för ❌
form-emoji-o-label = I stället för 🔵
form-emoji-hint = Vilken emoji som helst, eller en av serverns egna vid namn, till exempel :cat:

check-title = **Vad jag får göra i { $channel }**
check-has = ✅ { $permission }
check-lacks = ❌ **{ $permission }** saknas:
check-well = Allt jag behöver är på plats.
check-how = Den som hanterar kanalen kan tillåta det för min roll under *Redigera kanal → Behörigheter*. Tryck på *{ button-section-check }* för att kolla igen.
check-no-member = ❌ **Den här servern har inte lagt till mig,** så jag kan bara svara på kommandon och knappar: jag kan inte säga till när det är någons tur, och bräden som är äldre än 15 minuter ändras först när någon trycker på en av deras knappar.
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
refused-not-manager = Bara medlemmar som får hantera servern kan ändra dess inställningar. Dina egna val hittar du med `/ttt preferences`.
refused-not-your-panel = Det här är gjort för någon annan. Öppna ditt eget med `/ttt settings`, `/ttt preferences` eller `/ttt privacy`.
refused-unreadable-clock = ”{ $text }” är ingen tidsangivelse. Skriv 90m, 2h, 1h 30m eller 3d.
refused-clock-out-of-range = Ett drag får ta från 1 minut till 7 dagar.
refused-unknown-emoji = ”{ $text }” är ingen emoji som jag kan använda här. Ta en vanlig emoji, eller en av serverns egna vid namn, till exempel :cat:
refused-marks-alike = De två symbolerna måste skilja sig från varandra och från den tomma rutan ⬛, annars kan ingen läsa brädet.

## Preferences

preferences-title = ### Dina val
preferences-note = Bara du ser det här. Valen följer med dig var du än spelar.
preferences-numbering = **Rutornas nummer** när du skriver ett drag med `/ttt move`
preferences-style = **Visning** av dina partier, från och med nästa. Mot en annan person gäller *Text* om någon av er föredrar det, allt annat om båda gör det.
preferences-pings = **Ping:** när jag får ropa på dig. Svarar du inom en minut säger jag aldrig till att det är din tur.
preferences-challenges = **Vem som får utmana dig.** Ingen får veta vad du väljer.
preferences-blocked = **Utom de här personerna:** de kan inte utmana dig, anta dina utmaningar eller få revansch, och ingen talar om för dem varför.
pings-none = Aldrig
pings-some = När någon utmanar dig eller antar din utmaning, och när din tid håller på att gå ut
pings-turns = Även när din motståndare har gjort sitt drag
challenges-anyone = Vem som helst
challenges-nobody = Ingen
numbering-reading = Som man läser: 1 är högst upp till vänster
numbering-keypad = Som en numerisk knappsats: 7 är högst upp till vänster

## Privacy

exported = Det här är allt jag sparar om dig: partierna du var med i, dina ratingtal, dina utmaningar och dina val.
exported-packed = Det här är allt jag sparar om dig: partierna du var med i, dina ratingtal, dina utmaningar och dina val. Det är så mycket att jag har packat det: gzip och de flesta uppackningsprogram öppnar det.
forget-question =
    ### Ta bort dina uppgifter?
    Du ger upp partierna som du spelar, och dina öppna utmaningar stängs. Ditt id, ditt namn, dina ratingtal och dina val tas bort. Avslutade partier finns kvar för dem du spelade mot; de ser ”{ player-somebody }” på din plats, och deras ratingtal räknas om utan dig. De som valt att inte bli utmanade av dig behåller det valet, med bara ditt id.
    Det finns **ingen väg tillbaka.** Meddelanden som redan står i kanaler behåller namnet som de visar, och säkerhetskopior hos den som driver mig innehåller dina uppgifter tills nyare ersätter dem. Spelar du igen börjar vi om från början.
button-forget = Ta bort mina uppgifter
forgotten =
    Klart: dina uppgifter är borttagna. { $games ->
        [0] Du var inte med i något parti.
        [one] 1 parti visar nu ”{ player-somebody }” på din plats.
       *[other] { $games } partier visar nu ”{ player-somebody }” på din plats.
    } { $ended ->
        [0] { "" }
        [one] Du gav upp det som pågick.
       *[other] Du gav upp de { $ended } som pågick.
    } Säkerhetskopior hos den som driver mig innehåller dina uppgifter tills nyare ersätter dem.

## Looking on, ahead and back

command-hint = Vad är bäst i ditt parti mot boten? Bara du ser svaret
command-watch = Se boten spela mot sig själv
command-history = Lista avslutade partier; bara du ser listan
command-review = Stega igenom ett avslutat parti och se misstagen; bara du ser det
option-x = Hur bra boten spelar med X, som börjar
option-o = Hur bra boten spelar med O
option-user-history = Vems partier; lämna tomt för dina egna
option-game = Tomt: ditt senaste parti här; annars välj ett, eller skriv numret under ett bräde

button-hint = Tips
button-rematch = Revansch
button-review = Genomgång
button-first = Början
button-back = Bakåt
button-next = Framåt
button-last = Slutet
button-share = Dela
button-save = Spara bild
button-newer = Nyare
button-older = Äldre

game-computer-to-move = Vid draget: { $mark } { $player }

hint-title = Tips för parti { $id }
hint-best = Bäst är **{ $cell }**: { $reason }.
hint-win = { $sign } vinner
hint-draw = { $sign } blir lika
hint-loss = { $sign } förlorar
hint-unknown = { $sign } för långt fram för att se
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
reason-only-win = { $moves ->
    [0] ingen annan ruta vinner
    [one] ingen annan ruta vinner: den här gör det på 1 drag
   *[other] ingen annan ruta vinner: den här gör det på { $moves } drag
}
reason-blocks = det blockerar motståndarens rad
reason-only-draw = alla andra rutor förlorar
reason-spoils-fork = { $count ->
    [1] motståndaren vill ha { $cells } för att hota med två rader på en gång, och det här stoppar det
   *[other] motståndaren vill hota med två rader på en gång, och det här stoppar det
}
reason-threatens = det säkrar oavgjort, och motståndaren måste svara på { $cells }
reason-sets-traps = det säkrar oavgjort, och motståndaren förlorar på svaret { $cells }
reason-sets-many-traps = det säkrar oavgjort, och { $count ->
    [one] 1 av svaren förlorar
   *[other] { $count } av svaren förlorar
}
reason-avoids-line = det gör inte klart någon rad
reason-holds = det säkrar oavgjort
reason-delays = alla rutor förlorar nu, och den här håller längst
reason-looks-best = den ligger på flest öppna rader

command-stats = Vinster, oavgjorda, förluster, sviter och rating; bara du ser dem
command-leaderboard = Vem har högst rating här? Bara du ser listan
option-user-stats = Vems statistik; lämna tomt för din egen
option-scope = Hela servern, eller de som spelar i den här kanalen
option-season = Ett kvartal, till exempel 2026 Q4; lämna tomt för det nuvarande
choice-server = Hela servern
choice-channel = Den här kanalen
button-higher = Högre
button-lower = Lägre

season = { $year } Q{ $quarter }
score = { $wins ->
    [one] { $wins } vunnet
   *[other] { $wins } vunna
}, { $draws ->
    [one] { $draws } oavgjort
   *[other] { $draws } oavgjorda
}, { $losses ->
    [one] { $losses } förlorat
   *[other] { $losses } förlorade
}
points = { NUMBER($points, useGrouping: 0) }
missing-games = { $games ->
    [one] ett parti till som räknas
   *[other] { $games } partier till som räknas
}
missing-opponents = { $opponents ->
    [one] ett parti mot någon annan
   *[other] partier mot { $opponents } andra
}

leaderboard-title = Serverns topplista, { $season }
leaderboard-title-channel = Topplista för <#{ $channel-id }>, { $season }
leaderboard-page = { $total ->
    [1] 1 person
   *[other] { $total } personer · sida { $page } av { $pages }
}
leaderboard-none = Ingen har någon rating här än. Partier mellan människor räknas: `/ttt challenge` startar ett.
leader = { $place } <@{ $user-id }> · **{ NUMBER($rating, useGrouping: 0) }** ± { $spread } · { $wins ->
    [one] { $wins } vunnet
   *[other] { $wins } vunna
}, { $draws ->
    [one] { $draws } oavgjort
   *[other] { $draws } oavgjorda
}, { $losses ->
    [one] { $losses } förlorat
   *[other] { $losses } förlorade
}
leader-provisional = · <@{ $user-id }> · { NUMBER($rating, useGrouping: 0) } ± { $spread }, preliminärt · { $wins ->
    [one] { $wins } vunnet
   *[other] { $wins } vunna
}, { $draws ->
    [one] { $draws } oavgjort
   *[other] { $draws } oavgjorda
}, { $losses ->
    [one] { $losses } förlorat
   *[other] { $losses } förlorade
}
own-place = **Du** ligger på plats { $place } av { $total } med { NUMBER($rating, useGrouping: 0) } poäng.
own-provisional = **Dina** { NUMBER($rating, useGrouping: 0) } poäng är preliminära, ännu utan placering. Det här saknas: { $missing }.
own-none = **Du** har ingen rating här: spela mot någon med `/ttt challenge`.
own-left-out = **Du** står utanför ratingen: det har de som sköter servern bestämt.
rated-games = I ratingen räknas partier mellan människor här: tre om dagen mot samma person, och ingen vinst mot någon som ligger { $points } poäng lägre.
held-title = 🛡️ **Höll *{ level-unbeatable }* till oavgjort**
held-line = { $board } · <@{ $first-id }> först, { $date } · { $longest ->
    [1] ingen två gånger i rad än
   *[other] flest i rad: { $longest }, av <@{ $longest-id }>
}

stats-title-server = Statistik för <@{ $user-id }> på den här servern
stats-title-anywhere = Statistik för <@{ $user-id }>
stats-none = Inga avslutade partier än. `/ttt start` startar ett.
stats-people = **Mot människor:** { $score }
stats-versus = **<@{ $reader-id }> mot <@{ $user-id }>:** { $score }
stats-streak = **Vinster i rad:** { $current } nu, { $best } som bäst
stats-computer = **Mot mig** i { $games ->
    [one] 1 parti
   *[other] { $games } partier
}: oavgjort { $held ->
    [one] en gång
   *[other] { $held } gånger
}, vinst { $beaten ->
    [one] en gång
   *[other] { $beaten } gånger
}
stats-computer-line = *{ $level }* på { $board }: { $score }
stats-run = { $line } · som bäst { $longest } oavgjorda i rad
stats-opening = **Favoritöppning:** { $cell } på { $board }, i { $times } av { $games ->
    [one] 1 parti
   *[other] { $games } partier
}
stats-rating = **Rating { $season }:** { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
stats-past = { $season }: { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
stats-points = Högst { NUMBER($highest, useGrouping: 0) }, lägst { NUMBER($lowest, useGrouping: 0) }. De senaste, det nyaste sist: { $latest }
picture-rating = Ratingen i { $season } som en linje. { $points }
stats-missing = Det här saknas innan ratingen är fastställd: { $missing }.
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
history-line = { $game } · { $board } · { $date }
history-won = Vinst mot { $opponent } · #{ $id }
history-lost = Förlust mot { $opponent } · #{ $id }
history-drawn = Oavgjort mot { $opponent } · #{ $id }
history-unfinished = Inte färdigspelat mot { $opponent } · #{ $id }
history-stopped = Stoppat, mot { $opponent } · #{ $id }
history-set-aside = Lagt åt sidan, mot { $opponent } · #{ $id }
history-open = Öppna ett parti
history-choice = { $game } · { $ago } · { $board }
ago-now = just nu

review-where = Parti { $id } · { $board }
review-at-start = Före det { $total ->
    [1] enda draget
   *[other] första av { $total } drag
}
review-at = Drag { $ply } av { $total }: { $mark } { $player } spelade **{ $cell }**
review-line = { $move } · raden: { $cells }
review-moves = Drag: { $moves }
review-no-moves = Ingen gjorde något drag, så det finns inget att se tillbaka på.
review-no-mistakes = **Inga misstag hittades.**
review-more-mistakes = … och { $count } till.
mistake-win-draw = **Misstag:** drag { $number }, { $cell }, gav bort vinsten: { $better } hade vunnit
mistake-win-loss = **Misstag:** drag { $number }, { $cell }, förlorade: { $better } hade vunnit
mistake-draw-loss = **Misstag:** drag { $number }, { $cell }, förlorade: { $better } hade säkrat oavgjort

shared-by = delat av { $player }
picture-game = Ett animerat bräde: { $board }. { $first-mark } är { $first }, { $second-mark } är { $second }. Drag: { $moves }. { $result }
picture-won = { $player } vinner.
picture-nobody-won = Ingen vinner.

refused-cannot-attach = Jag får inte bifoga filer i den här kanalen, så jag kan inte dela någon bild här. *{ button-save }* skickar den bara till dig.
refused-shared-just-now = Du har precis delat ett parti. Du kan dela ett till { $wait }.
refused-game-still-on = Det partiet pågår fortfarande. Genomgång och revansch får vänta tills det är slut.
refused-hint-against-person = Din motståndare är en människa, så ett tips vore fusk. Tips finns i partier mot mig: `/ttt start`.
refused-nothing-to-review = Ett sådant parti kan du inte titta på här. Skriv numret under brädet, till exempel `12`, eller leta upp det med `/ttt history`.
refused-nothing-played-here = Du har inte spelat klart något parti i den här kanalen. `/ttt history` visar dem du har spelat.
refused-others-history = Här kan du bara se dina egna partier. Andras kan ses på servern där de spelades.
refused-export-running = Dina uppgifter samlas redan in. Filen kommer som svar på din första begäran.
refused-opponent-forgotten = Din motståndare har tagit bort sina uppgifter, så det finns ingen att fråga. Med `/ttt challenge` frågar du någon annan.
