### Every word that a player sees, in German.

## Commands

command-ttt = Tic-Tac-Toe: spiel gegen den Bot oder gegeneinander
command-start = Eine Partie Tic-Tac-Toe beginnen
command-challenge = Jemanden zu einer Partie herausfordern, oder alle hier
command-move = Ein Feld in deiner Partie in diesem Kanal besetzen
command-board = Das Brett deiner Partie noch einmal zeigen, ganz unten im Kanal
command-resign = Deine Partie hier aufgeben oder deine Herausforderung zurückziehen
command-help = Spielanleitung, Stufen und Befehle
menu-challenge = Zu Tic-Tac-Toe herausfordern
menu-stop = Diese Partie abbrechen
option-opponent = Gegen wen du spielst; leer lassen, um gegen den Bot zu spielen
option-opponent-challenge = Wen du herausforderst; leer lassen, damit alle mitspielen können
option-level = Wie gut der Bot spielt
option-board = Auf welchem Brett gespielt wird
option-mark = Dein Zeichen
option-first = Wer den ersten Zug macht
option-cell = Wohin du setzt: b2, 5 …
choice-random = Das Los entscheidet
choice-first-me = Ich
choice-first-opponent = Mein Gegenüber

level-beginner = Anfänger
level-easy = Leicht
level-casual = Mittel
level-clever = Clever
level-unbeatable = Unschlagbar

board-3x3 = 3×3, drei in einer Reihe
board-4x4 = 4×4, vier in einer Reihe
board-5x5 = 5×5, vier in einer Reihe
board-5x5-five = 5×5, fünf in einer Reihe
board-misere = Misère 3×3: drei in einer Reihe verlieren

## The game

player-computer = Oxo ({ $level })
player-computer-alone = Oxo
game-title = { $first-mark } { $first } gegen { $second-mark } { $second }
game-to-move = Du bist am Zug, { $player } { $mark }
game-won = { $mark } **{ $player } gewinnt!**
game-won-misere = { $count ->
    [3] { $loser-mark } { $loser } hat drei in einer Reihe, also: { $mark } **{ $player } gewinnt!**
   *[other] { $loser-mark } { $loser } hat { $count } in einer Reihe, also: { $mark } **{ $player } gewinnt!**
}
game-won-resigned = { $mark } **{ $player } gewinnt:** { $loser } hat aufgegeben
game-won-time = { $mark } **{ $player } gewinnt:** Bei { $loser } ist die Zeit abgelaufen
game-drawn = **Unentschieden.**
game-newcomer = Das hier ist *{ level-unbeatable }*: Mehr als ein Unentschieden ist für niemanden drin. Neu hier? Wärm dich auf der Stufe *{ $level }* auf.
game-unfinished = **Nicht beendet:** Niemand hat rechtzeitig gezogen.
game-stopped = **Abgebrochen** von der Moderation.
game-set-aside = **Beiseitegelegt** für eine Partie zwischen Menschen.
game-footer = Partie { $id }
game-footer-last = letzter Zug { $cell }
game-footer-line = die Reihe: { $cells }
game-footer-clock = Bedenkzeit endet { $when }
game-moved = Das Brett von Partie { $id } ist umgezogen: [hier geht es weiter]({ $link })

button-resign = Aufgeben

end-first-win = 🎉 **{ $player }: erster Sieg gegen { $level }!**
end-beat-beginner = Warm geworden? *{ level-easy }* vollendet eine Reihe, sobald du eine offen lässt.
end-beat-easy = *{ level-casual }* überlässt dir die Reihe nicht so leicht: Da wird geblockt.
end-beat-casual = *{ level-clever }* weiß, wo ein Zeichen am meisten wert ist. Zeit für eine Überraschung.
end-beat-clever = *{ level-clever }* hat es nicht kommen sehen. Bleibt nur noch *{ level-unbeatable }*: Dort ist ein Unentschieden so viel wert wie ein Sieg.
end-beat-unbeatable = Das hätte gar nicht passieren dürfen. Merk dir diesen Tag.
end-drawn = Ein volles Brett und keine einzige Reihe.
end-lost-unbeatable = *{ level-unbeatable }* wartet nur auf einen einzigen Fehler. *{ button-review }* zeigt, welcher es war.
end-won = { $player } hat { $moves ->
    [one] einen Zug
   *[other] { $moves } Züge
} gebraucht. Die Revanche ist einen Klick entfernt.
end-won-misere = Geduld zahlt sich aus. Die Revanche ist einen Klick entfernt.
notice-accepted = <@{ $player-id }>, { $opponent } spielt gegen dich: [Partie { $id }]({ $link }) läuft.
notice-turn = <@{ $player-id }>, { $opponent } hat gezogen, du bist dran in [Partie { $id }]({ $link }).
notice-time = <@{ $player-id }>, du bist am Zug in [Partie { $id }]({ $link }). Deine Zeit endet { $when }.
notice-time-quiet = { $player }, du bist am Zug in [Partie { $id }]({ $link }). Deine Zeit endet { $when }.

## Challenges

challenge-to = <@{ $opponent-id }>, **{ $challenger }** fordert dich zu Tic-Tac-Toe heraus.
challenge-to-closed = **{ $challenger }** hat **{ $opponent }** zu Tic-Tac-Toe herausgefordert.
challenge-to-anyone = **{ $challenger }** sucht jemanden für eine Partie Tic-Tac-Toe.
challenge-to-anyone-closed = **{ $challenger }** hat jemanden für eine Partie Tic-Tac-Toe gesucht.
challenge-terms = { $board } · { $opens } · läuft { $expires } ab
challenge-opens-me = { $challenger } beginnt
challenge-opens-opponent = { $opponent } beginnt
challenge-opens-anyone = wer mitspielt, beginnt
challenge-opens-random = das Los entscheidet, wer beginnt
challenge-accepted = Angenommen: Die Partie läuft.
challenge-declined = { $opponent } hat abgelehnt.
challenge-withdrawn = { $challenger } hat die Herausforderung zurückgezogen.
challenge-expired = { $opponent } hat nicht rechtzeitig geantwortet.
challenge-expired-open = Niemand hat sich rechtzeitig gemeldet.
challenge-withdrawn-private = Deine Herausforderung ist zurückgezogen.
button-accept = Annehmen
button-decline = Ablehnen
button-join = Mitspielen
button-withdraw = Zurückziehen
button-challenge-again = Erneut herausfordern

## Private answers

stopped-private = Partie { $id } ist abgebrochen.
resign-question = **Partie { $id } aufgeben?** Dann gewinnt { $opponent }.
button-confirm-resign = Ja, aufgeben
resigned-private = Du hast [Partie { $id }]({ $link }) aufgegeben.
button-restart = Aufgeben und neu beginnen
button-set-aside-accept = Beiseitelegen und annehmen
button-set-aside-join = Beiseitelegen und mitspielen
set-aside-private = Deine Partie gegen mich ist beiseitegelegt. Sie zählt weder als gewonnen noch als verloren.

see-board = [Zum Brett]({ $link })

refused-broken-button = Diesen Knopf kenne ich nicht. Mit `/ttt start` beginnst du eine neue Partie.
refused-no-such-game = Diese Partie gibt es nicht mehr. Mit `/ttt start` beginnst du eine neue.
refused-no-game-here = Du hast in diesem Kanal keine Partie. Mit `/ttt start` geht es los.
refused-not-your-game = Die Knöpfe einer Partie sind nur für die beiden, die sie spielen. Mit `/ttt start` beginnst du eine eigene.
refused-not-your-turn = Du bist noch nicht am Zug.
refused-not-moderator = Nur wer Nachrichten verwalten darf, kann eine Partie abbrechen.
refused-no-game-on-message = Zu dieser Nachricht gehört keine Partie.
refused-stale-board = Die Partie ist schon weiter: So sieht das Brett jetzt aus.
refused-old-copy = Das ist eine alte Kopie des Bretts. [Hier geht die Partie weiter]({ $link }).
refused-game-is-over = Diese Partie ist zu Ende.
refused-already-playing = Du hast hier schon eine Partie: Spiel sie zu Ende oder gib sie erst auf. [Zum Brett]({ $link })
refused-already-playing-opponent = { $player } spielt in diesem Kanal schon eine Partie.
refused-playing-computer = Du spielst hier gerade gegen mich, und das kann warten. [Zum Brett]({ $link })
refused-channel-not-allowed = Auf diesem Server wird woanders gespielt: { $channels }
refused-role-not-allowed = Auf diesem Server dürfen nur Mitglieder mit bestimmten Rollen spielen.
refused-too-soon = Dieser Server möchte eine Pause zwischen zwei Herausforderungen. Versuch es { $wait } noch einmal.
refused-too-many-games = In diesem Kanal { $most ->
    [one] läuft 1 Partie
   *[other] laufen { $most } Partien
}, mehr dürfen es nicht sein. Versuch es, wenn eine zu Ende ist, oder woanders.
refused-too-many-watched = Du siehst schon bei { $most ->
    [one] 1 Partie
   *[other] { $most } Partien
} zu: Warte, bis eine davon zu Ende ist.
refused-no-such-challenge = Diese Herausforderung gibt es nicht mehr. Mit `/ttt challenge` machst du eine neue.
refused-nothing-to-resign = Du hast in diesem Kanal weder eine Partie noch eine Herausforderung.
refused-challenge-closed-accepted = Zu spät: Diese Herausforderung wurde angenommen.
refused-challenge-closed-declined = Zu spät: Diese Herausforderung wurde abgelehnt.
refused-challenge-closed-withdrawn = Zu spät: Diese Herausforderung wurde zurückgezogen.
refused-challenge-closed-expired = Zu spät: Diese Herausforderung ist abgelaufen.
refused-not-your-challenge = Diese Herausforderung gilt jemand anderem.
refused-own-challenge = Das ist deine eigene Herausforderung: Annehmen muss sie jemand anderes.
refused-already-challenging = Du hast in diesem Kanal eine offene Herausforderung: Zieh sie erst mit `/ttt resign` zurück. [Zur Herausforderung]({ $link })
refused-challenge-yourself = Dich selbst kannst du nicht herausfordern. Um gegen den Bot zu spielen, nimm `/ttt start` ohne Gegenüber.
refused-challenge-bot = Bots antworten nicht auf Herausforderungen. Um gegen mich zu spielen, nimm `/ttt start` ohne Gegenüber.
refused-cannot-see-channel = Diese Person sieht den Kanal nicht und könnte also nicht antworten.
refused-cannot-be-challenged = Gegen { $player } kannst du gerade nicht spielen.
refused-nobody-else-here = Diese Unterhaltung sieht sonst niemand. Fordere Leute auf einem Server oder in einer Gruppe heraus; gegen mich spielst du mit `/ttt start`.
refused-unreadable-cell = „{ $text }“ ist kein Feld. Schreib zum Beispiel b2 oder 5.
refused-ambiguous-cell = „{ $text }“ könnte { $cells } sein. Schreib, welches du meinst.
refused-off-board = { $where } liegt nicht auf diesem Brett.
refused-cell-taken = { $where } ist schon besetzt.
refused-store-unavailable = Die Datenbank ist gerade nicht erreichbar, es wurde also nichts geändert. Versuch es gleich noch einmal.
refused-outcome-unknown = Die Datenbank war genau beim Speichern plötzlich weg, vielleicht hat es geklappt und vielleicht nicht. Versuch es gleich noch einmal: Doppelt geschieht nichts, und `/ttt board` zeigt deine Partie.
refused-unexpected = Bei mir ist etwas schiefgegangen. Deine Partie ist sicher: `/ttt board` zeigt sie.

## Help

help-title = ## Tic-Tac-Toe
button-help-play = So wird gespielt
button-help-more = Stufen, Regeln und mehr
help-start = **Gegen mich:** { $start }, dann ein Feld antippen. Drei deiner Zeichen in einer Reihe gewinnen. In den Optionen wählst du Stufe, Brett, Zeichen und wer beginnt.
help-challenge = **Gegeneinander:** { $challenge }, oder im Menü einer Person: *Apps → { menu-challenge }*.
help-game = **Während du spielst**
help-on-hint = das beste Feld, gegen mich
help-on-move = b2, 5 …
help-on-board = wieder ganz unten
help-on-resign = zieht auch Angebote zurück
help-after = **Vorher und nachher**
help-on-stats = Ergebnisse und Wertung
help-on-leaderboard = die Besten dieses Servers
help-on-history = deine beendeten Partien
help-on-review = Fehler finden, Partie teilen
help-on-watch = ich spiele gegen mich
help-rematch = Unter einer beendeten Partie tauscht *{ button-rematch }* die Seiten, und *{ button-review }* zeigt, wo sie sich gedreht hat.
help-yours = **Ganz nach dir**
help-on-preferences = Aussehen und Pings
help-on-privacy = deine Daten
help-screen-reader = **Mit einem Screenreader** wähle die Darstellung *Text*: Bretter bestehen aus Buchstaben, und jeder Knopf nennt sein Feld und Zeichen.
help-server = **Für alle, die einen Server leiten**
help-on-settings = Aussehen, Orte, Limits
help-stop = *Apps → { menu-stop }* an einer Nachricht bricht ihre Partie ab.
help-levels = **Stufen** · *{ level-beginner }* setzt irgendwohin · *{ level-easy }* vollendet Reihen · *{ level-casual }* blockt auch deine · *{ level-clever }* mag Mitte und Ecken, übersieht aber Gabeln · *{ level-unbeatable }* verliert nie
help-boards = **Bretter** · 3×3, drei in einer Reihe · 4×4, vier · 5×5, vier oder fünf · *Misère*: Wer eine Reihe vollendet, **verliert**
help-cells = **Felder** · Spalten sind Buchstaben, Zeilen sind Zahlen: a1 ist oben links, die 1 ebenso.
help-time = **Zeit** · ein Tag pro Zug, oder was der Server festlegt. Zwischen Menschen verliert, wessen Zeit abläuft.
help-again = { $help } zeigt diese Seite.

## Settings

command-settings = Tic-Tac-Toe auf diesem Server einrichten (für Mitglieder mit „Server verwalten“)
command-preferences = Wie du Felder nummerierst, wie Bretter für dich aussehen, und Pings
command-privacy = Deine Daten als Datei bekommen oder löschen lassen
option-action = Was mit deinen Daten geschehen soll
choice-export = Schick mir meine Daten als Datei
choice-delete = Lösche meine Daten

player-somebody = Jemand

settings-title = ### Tic-Tac-Toe auf diesem Server
settings-note = Das siehst nur du. Jede Wahl wird sofort gespeichert und gilt für Partien von jetzt an.
button-section-games = Partien
button-section-look = Aussehen
button-section-places = Sprache und Orte
button-section-limits = Limits
button-section-check = Prüfen

settings-level = **Wie gut ich spiele,** wenn niemand etwas anderes wählt
settings-board = **Brett,** wenn niemand etwas anderes wählt
settings-clock = **Bedenkzeit:** wie lange ein Zug dauern darf. Zwischen Menschen verliert, wessen Zeit abläuft.
settings-theme = **Zeichen** der beiden Seiten
settings-style = **Darstellung** der Bretter, sofern die Spielenden keine andere bevorzugen
settings-remains = **Wenn eine Partie zu Ende ist,** bleibt das von ihrer Nachricht
settings-sample = **So sieht das aus**
settings-locale = **Sprache** öffentlicher Nachrichten. Private erscheinen in der Sprache der Person, die sie liest.
settings-channels = **Kanäle,** in denen Partien beginnen dürfen, samt ihren Threads. Ohne Auswahl sind alle erlaubt.
settings-roles = **Rollen,** die Partien beginnen dürfen. Ohne Auswahl dürfen es alle.
settings-most-live = **Partien gleichzeitig** in einem Kanal, höchstens
settings-pause = **Pause** zwischen zwei Herausforderungen derselben Person
settings-unrated = **Ohne Wertung:** Die Partien dieser Leute zählen für niemanden, auch frühere nicht
unrated-none = Niemand
channels-all = Jeder Kanal
roles-all = Alle
more-choices = Hier auswählen
button-ask-clock = Andere Bedenkzeit …
button-ask-emoji = Zwei eigene Emojis …

theme-classic = Klassisch
theme-animals = Tiere
theme-sky = Himmel
theme-garden = Garten
theme-sea = Meer
theme-own = Eigene
style-server = Wie es der Server darstellt
style-emoji = Emoji: ein Bild des Bretts über den Knöpfen
style-compact = Kompakt: nur die Knöpfe, solange die Partie läuft
style-text = Text: Buchstaben und Koordinaten, gut für Screenreader
remains-all = Das ganze Brett
remains-line = Nur eine Zeile mit dem Ergebnis
language-auto = Wie auf Discord eingestellt
most-live = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
pause-none = Keine Pause

form-clock-title = Bedenkzeit
form-clock-label = Wie lange darf ein Zug dauern?
form-clock-hint = Von 1 Minute bis 7 Tage: 90m, 2h, 1h 30m oder 3d
form-emoji-title = Zwei eigene Emojis
form-emoji-x-label = Statt ❌
form-emoji-o-label = Statt 🔵
form-emoji-hint = Ein beliebiges Emoji oder eines von diesem Server mit seinem Namen, etwa :cat:

check-title = **Was ich in { $channel } darf**
check-has = ✅ { $permission }
check-lacks = ❌ **{ $permission }** fehlt:
check-well = Ich habe hier alles, was ich brauche.
check-how = Wer diesen Kanal verwaltet, kann es unter *Kanal bearbeiten → Berechtigungen* für meine Rolle erlauben. Danach noch einmal auf *{ button-section-check }* drücken.
check-no-member = ❌ **Dieser Server hat mich nicht hinzugefügt,** deshalb kann ich nur auf Befehle und Knöpfe antworten: Ich kann niemandem sagen, wer am Zug ist, und Bretter, die älter als 15 Minuten sind, ändern sich erst, wenn jemand dort einen Knopf drückt.
check-not-allowed = ⚠️ In diesem Kanal dürfen keine Partien beginnen: Er gehört nicht zu denen, die unter *{ button-section-places }* gewählt sind.
permission-view = Kanal anzeigen
permission-view-why = Deshalb kann ich ein Brett nicht aktualisieren, wenn die Zeit abläuft oder die Moderation eine Partie abbricht.
permission-send = Nachrichten senden
permission-send-why = Deshalb kann ich niemandem sagen, wer am Zug ist und wann die Zeit abläuft.
permission-attach = Dateien anhängen
permission-attach-why = Deshalb kann niemand das Bild einer Partie teilen.
permission-send-in-threads = Nachrichten in Threads senden
permission-send-in-threads-why = Deshalb kann ich niemandem sagen, wer am Zug ist und wann die Zeit abläuft.

refused-servers-only = Einstellungen gehören zu einem Server, also nutze diesen Befehl auf einem. Deine eigenen Vorlieben findest du unter `/ttt preferences`.
refused-not-manager = Nur wer diesen Server verwalten darf, kann seine Einstellungen ändern. Deine eigenen Vorlieben findest du unter `/ttt preferences`.
refused-not-your-panel = Das war für jemand anderen. Deines öffnest du mit `/ttt settings`, `/ttt preferences` oder `/ttt privacy`.
refused-unreadable-clock = „{ $text }“ ist keine Zeitspanne. Schreib 90m, 2h, 1h 30m oder 3d.
refused-clock-out-of-range = Ein Zug darf von 1 Minute bis 7 Tage dauern.
refused-unknown-emoji = „{ $text }“ ist kein Emoji, das ich hier nutzen kann. Nimm ein gewöhnliches oder eines von diesem Server mit seinem Namen, etwa :cat:
refused-marks-alike = Die beiden Zeichen müssen sich voneinander und vom leeren Feld ⬛ unterscheiden, sonst könnte niemand das Brett lesen.

## Preferences

preferences-title = ### Deine Vorlieben
preferences-note = Das siehst nur du. Sie gelten überall, wo du spielst.
preferences-numbering = **Nummern der Felder,** wenn du einen Zug mit `/ttt move` eintippst
preferences-style = **Darstellung** deiner Partien, ab der nächsten. Gegen andere Menschen gilt *Text*, wenn eine Seite es bevorzugt, alles andere nur, wenn es beide tun.
preferences-pings = **Pings:** wann ich dich anpingen darf. Wer innerhalb einer Minute antwortet, wird nie erinnert.
preferences-challenges = **Wer dich herausfordern darf.** Niemand erfährt, was du wählst.
preferences-blocked = **Außer diesen Leuten:** Sie können dich nicht herausfordern, deine Herausforderungen nicht annehmen und keine Revanche bekommen, und niemand sagt ihnen, warum.
pings-none = Nie
pings-some = Wenn jemand dich herausfordert oder deine Herausforderung annimmt, und wenn deine Zeit abläuft
pings-turns = Auch wenn dein Gegenüber gezogen hat
challenges-anyone = Alle
challenges-nobody = Niemand
numbering-reading = Wie man liest: 1 ist oben links
numbering-keypad = Wie ein Ziffernblock: 7 ist oben links

## Privacy

exported = Das ist alles, was ich über dich speichere: deine Partien, deine Wertungen, deine Herausforderungen und deine Vorlieben.
exported-packed = Das ist alles, was ich über dich speichere: deine Partien, deine Wertungen, deine Herausforderungen und deine Vorlieben. Es ist so viel, dass ich es gepackt habe: gzip und die meisten Packprogramme öffnen die Datei.
forget-question =
    ### Deine Daten löschen?
    Du gibst die Partien auf, die du gerade spielst, und deine offenen Herausforderungen enden. Deine ID, dein Name, deine Wertungen und deine Vorlieben werden gelöscht. Beendete Partien bleiben denen, die sie mit dir gespielt haben; an deiner Stelle steht dort „{ player-somebody }“, und ihre Wertungen werden ohne dich berechnet. Wer von dir nicht herausgefordert werden wollte, behält diese Wahl; dafür bleibt nur deine ID.
    Es gibt **keinen Weg zurück.** Nachrichten, die in Kanälen stehen, behalten den Namen, den sie zeigen, und Sicherungen der Leute, die mich betreiben, enthalten deine Daten, bis neuere sie ersetzen. Spielst du wieder, fangen wir von vorn an.
button-forget = Meine Daten löschen
forgotten =
    Erledigt: Deine Daten sind gelöscht. { $games ->
        [0] Du warst in keiner Partie.
        [one] In 1 Partie steht jetzt „{ player-somebody }“ an deiner Stelle.
       *[other] In { $games } Partien steht jetzt „{ player-somebody }“ an deiner Stelle.
    } { $ended ->
        [0] { "" }
        [one] Die eine, die noch lief, hast du aufgegeben.
       *[other] Die { $ended }, die noch liefen, hast du aufgegeben.
    } Sicherungen der Leute, die mich betreiben, enthalten deine Daten, bis neuere sie ersetzen.

## Looking on, ahead and back

command-hint = Was ist in deiner Partie gegen den Bot das Beste? Die Antwort siehst nur du
command-watch = Dem Bot beim Spiel gegen sich selbst zusehen
command-history = Beendete Partien auflisten; die Liste siehst nur du
command-review = Eine beendete Partie Zug für Zug mit ihren Fehlern ansehen; das siehst nur du
option-x = Wie gut der Bot mit X spielt (X beginnt)
option-o = Wie gut der Bot mit O spielt
option-user-history = Wessen Partien; leer lassen für deine eigenen
option-game = Leer lassen für deine letzte Partie hier; sonst wählen oder die Nummer unter einem Brett eintippen

button-hint = Tipp
button-rematch = Revanche
button-review = Analyse
button-first = Anfang
button-back = Zurück
button-next = Weiter
button-last = Ende
button-share = Teilen
button-save = Bild speichern
button-newer = Neuere
button-older = Ältere

game-computer-to-move = Am Zug: { $mark } { $player }

hint-title = Tipp für Partie { $id }
hint-best = Am besten ist **{ $cell }**: { $reason }.
hint-win = { $sign } gewinnt
hint-draw = { $sign } unentschieden
hint-loss = { $sign } verliert
hint-unknown = { $sign } nicht absehbar
hint-letter-win = g
hint-letter-draw = u
hint-letter-loss = v
hint-letter-unknown = ?

reason-wins-at-once = Es vollendet deine Reihe
reason-forks = Es droht auf { $cells } zugleich, und nur eines davon lässt sich blocken
reason-forces-win = { $moves ->
    [0] Es gewinnt gegen jede Verteidigung
    [one] Es gewinnt gegen jede Verteidigung, in 1 Zug
   *[other] Es gewinnt gegen jede Verteidigung, in { $moves } Zügen
}
reason-only-win = { $moves ->
    [0] Kein anderes Feld gewinnt
    [one] Kein anderes Feld gewinnt, dieses in 1 Zug
   *[other] Kein anderes Feld gewinnt, dieses in { $moves } Zügen
}
reason-blocks = Es blockt die Reihe deines Gegenübers
reason-only-draw = Jedes andere Feld verliert
reason-spoils-fork = { $count ->
    [1] Dein Gegenüber will { $cells }, um mit zwei Reihen zugleich zu drohen, und dieses Feld verhindert das
   *[other] Dein Gegenüber will mit zwei Reihen zugleich drohen, und dieses Feld verhindert das
}
reason-threatens = Es sichert das Unentschieden, und dein Gegenüber muss auf { $cells } antworten
reason-sets-traps = Es sichert das Unentschieden, und dein Gegenüber verliert mit der Antwort { $cells }
reason-sets-many-traps = Es sichert das Unentschieden, und { $count ->
    [one] 1 der Antworten verliert
   *[other] { $count } der Antworten verlieren
}
reason-avoids-line = Es vollendet keine Reihe
reason-holds = Es sichert das Unentschieden
reason-delays = Jedes Feld verliert jetzt, und bei diesem dauert es am längsten
reason-looks-best = Es liegt auf den meisten offenen Reihen

command-stats = Siege, Unentschieden, Niederlagen, Serien und Wertung; nur du siehst sie
command-leaderboard = Wer hat hier die höchste Wertung? Die Liste siehst nur du
option-user-stats = Wessen Statistik; leer lassen für deine eigene
option-scope = Der ganze Server, oder wer in diesem Kanal spielt
option-season = Ein Quartal, etwa 2026 Q4; leer lassen für das laufende
choice-server = Der ganze Server
choice-channel = Dieser Kanal
button-higher = Höher
button-lower = Tiefer

season = { $year } Q{ $quarter }
score = { $wins } gewonnen, { $draws } unentschieden, { $losses } verloren
points = { NUMBER($points, useGrouping: 0) }
missing-games = { $games ->
    [one] eine weitere gewertete Partie
   *[other] { $games } weitere gewertete Partien
}
missing-opponents = { $opponents ->
    [one] eine Partie gegen jemand anderen
   *[other] Partien gegen { $opponents } andere
}

leaderboard-title = Rangliste dieses Servers, { $season }
leaderboard-title-channel = Rangliste von <#{ $channel-id }>, { $season }
leaderboard-page = { $total ->
    [1] 1 Person
   *[other] { $total } Personen · Seite { $page } von { $pages }
}
leaderboard-none = Noch hat hier niemand eine Wertung. Partien zwischen Menschen werden gewertet: `/ttt challenge` beginnt eine.
leader = { $place } <@{ $user-id }> · **{ NUMBER($rating, useGrouping: 0) }** ± { $spread } · { $wins } gewonnen, { $draws } unentschieden, { $losses } verloren
leader-provisional = · <@{ $user-id }> · { NUMBER($rating, useGrouping: 0) } ± { $spread }, vorläufig · { $wins } gewonnen, { $draws } unentschieden, { $losses } verloren
own-place = **Du** bist auf Platz { $place } von { $total } mit { NUMBER($rating, useGrouping: 0) } Punkten.
own-provisional = **Deine** { NUMBER($rating, useGrouping: 0) } Punkte sind vorläufig, noch ohne Platz. Noch nötig: { $missing }.
own-none = **Du** hast hier keine Wertung: Fordere jemanden mit `/ttt challenge` heraus.
own-left-out = **Du** bist von der Wertung ausgenommen: So haben es die entschieden, die diesen Server leiten.
rated-games = Gewertet werden Partien zwischen Menschen hier, drei am Tag mit derselben Person, und kein Sieg über jemanden, der { $points } Punkte tiefer steht.
held-title = 🛡️ **Unentschieden gegen *{ level-unbeatable }* geschafft**
held-line = { $board } · zuerst <@{ $first-id }> am { $date } · { $longest ->
    [1] noch niemand zweimal in Folge
   *[other] die meisten in Folge: { $longest }, von <@{ $longest-id }>
}

stats-title-server = Statistik von <@{ $user-id }> auf diesem Server
stats-title-anywhere = Statistik von <@{ $user-id }>
stats-none = Noch keine beendeten Partien. `/ttt start` beginnt eine.
stats-people = **Gegen Menschen:** { $score }
stats-versus = **<@{ $reader-id }> gegen <@{ $user-id }>:** { $score }
stats-streak = **Siege in Folge:** jetzt { $current }, Rekord { $best }
stats-computer = **Gegen mich** in { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}: { $held ->
    [one] einmal
   *[other] { $held }-mal
} unentschieden, { $beaten ->
    [one] einmal
   *[other] { $beaten }-mal
} gewonnen
stats-computer-line = *{ $level }* auf { $board }: { $score }
stats-run = { $line } · bis zu { $longest } Unentschieden in Folge
stats-opening = **Liebster erster Zug:** { $cell } auf { $board }, in { $times } von { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
stats-rating = **Wertung { $season }:** { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
stats-past = { $season }: { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
stats-points = Höchstwert { NUMBER($highest, useGrouping: 0) }, Tiefstwert { NUMBER($lowest, useGrouping: 0) }. Zuletzt, der neueste am Ende: { $latest }
picture-rating = Die Wertung in { $season } als Linie. { $points }
stats-missing = Noch nötig, bis die Wertung feststeht: { $missing }.
stats-unrated = **Wertung:** keine in { $season }. Gewertet werden Partien zwischen Menschen.
stats-left-out = **Wertung:** von der Wertung dieses Servers ausgenommen.
is-provisional = vorläufig
is-at-place = Platz { $place }

refused-no-leaderboard-here = Außerhalb von Servern gibt es keine Wertung: Ruf die Rangliste dort auf, wo du spielst.
refused-unknown-season = „{ $text }“ ist keine Saison. Schreib ein Jahr und ein Quartal, etwa 2026 Q4.

history-title-server = Partien von <@{ $user-id }> auf diesem Server
history-title-anywhere = Partien von <@{ $user-id }>
history-none = Noch keine beendeten Partien. `/ttt start` beginnt eine.
history-page = { $total ->
    [1] 1 Partie
   *[other] { $total } Partien, die neuesten zuerst · Seite { $page } von { $pages }
}
history-line = { $game } · { $board } · { $date }
history-won = Gewonnen gegen { $opponent } · #{ $id }
history-lost = Verloren gegen { $opponent } · #{ $id }
history-drawn = Unentschieden gegen { $opponent } · #{ $id }
history-unfinished = Nicht beendet, gegen { $opponent } · #{ $id }
history-stopped = Abgebrochen, gegen { $opponent } · #{ $id }
history-set-aside = Beiseitegelegt, gegen { $opponent } · #{ $id }
history-open = Eine Partie öffnen
history-choice = { $game } · { $ago } · { $board }
ago-now = gerade eben

review-where = Partie { $id } · { $board }
review-at-start = Vor dem { $total ->
    [1] einzigen Zug
   *[other] ersten von { $total } Zügen
}
review-at = Zug { $ply } von { $total }: { $mark } { $player } spielte **{ $cell }**
review-line = { $move } · die Reihe: { $cells }
review-moves = Züge: { $moves }
review-no-moves = Niemand hat gezogen, also gibt es nichts, worauf man zurückblicken könnte.
review-no-mistakes = **Keine Fehler gefunden.**
review-more-mistakes = … und { $count } weitere.
mistake-win-draw = **Fehler:** Zug { $number }, { $cell }, verschenkte den Sieg: Mit { $better } war es gewonnen
mistake-win-loss = **Fehler:** Zug { $number }, { $cell }, verlor: Mit { $better } war es gewonnen
mistake-draw-loss = **Fehler:** Zug { $number }, { $cell }, verlor: Mit { $better } blieb es unentschieden

shared-by = geteilt von { $player }
picture-game = Ein animiertes Brett: { $board }. { $first-mark } ist { $first }, { $second-mark } ist { $second }. Züge: { $moves }. { $result }
picture-won = { $player } gewinnt.
picture-nobody-won = Niemand gewinnt.

refused-cannot-attach = In diesem Kanal darf ich keine Dateien anhängen, deshalb kann ich hier kein Bild teilen. *{ button-save }* schickt es nur dir.
refused-shared-just-now = Du hast gerade erst eine Partie geteilt. Die nächste kannst du { $wait } teilen.
refused-game-still-on = Diese Partie läuft noch. Analysieren und noch einmal spielen kann man sie erst, wenn sie zu Ende ist.
refused-hint-against-person = Du spielst gegen einen Menschen, da wäre ein Tipp geschummelt. Tipps gibt es in Partien gegen mich: `/ttt start`.
refused-nothing-to-review = So eine Partie kannst du hier nicht ansehen. Schreib die Nummer unter ihrem Brett, etwa `12`, oder such sie mit `/ttt history`.
refused-nothing-played-here = Du hast in diesem Kanal noch keine Partie beendet. `/ttt history` zeigt die, die du gespielt hast.
refused-others-history = Hier kannst du nur deine eigenen Partien auflisten. Die von anderen siehst du auf dem Server, wo sie gespielt wurden.
refused-export-running = Deine Daten werden schon gesammelt. Die Datei kommt als Antwort auf deine erste Anfrage.
refused-opponent-forgotten = Dein Gegenüber hat alle Daten löschen lassen und kann nicht mehr gefragt werden. Mit `/ttt challenge` fragst du jemand anderen.
