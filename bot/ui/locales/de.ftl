### Every word that a player sees, in German. Read whole twice, last on 2026-11-22; what English changed since was looked at, last on 2026-11-29.

## Commands

command-ttt = Tic-Tac-Toe: spiel gegen Oxo oder gegeneinander
command-start = Eine Partie Tic-Tac-Toe beginnen
command-challenge = Jemanden zu einer Partie herausfordern, oder alle hier
command-move = Ein Feld in deiner Partie in diesem Kanal besetzen
command-board = Das Brett deiner Partie noch einmal zeigen, ganz unten im Kanal
command-resign = Deine Partie hier aufgeben oder deine Herausforderung zurückziehen
command-help = Das Spiel, seine Stufen und Befehle erklären
menu-challenge = Zu Tic-Tac-Toe herausfordern
menu-stop = Diese Partie abbrechen
option-opponent = Gegen wen du spielst; leer lassen, um gegen Oxo zu spielen
option-opponent-challenge = Wen du herausforderst; leer lassen, damit alle mitspielen können
option-opponent-here = Gegen wen, wenn du hier mehrere Partien hast
option-level = Wie gut Oxo spielt
option-board = Auf welchem Brett gespielt wird
option-mark = Dein Zeichen
option-first = Wer den ersten Zug macht
option-cell = Wohin du setzt: b2, 5 …
choice-random = Zufällig
choice-first-me = Ich
choice-first-opponent = Mein Gegenüber

level-beginner = Anfänger
level-easy = Leicht
level-casual = Mittel
level-clever = Clever
level-unbeatable = Unschlagbar
level-perfect = Perfekt

choice-beginner = Anfänger: setzt irgendwohin
choice-easy = Leicht: vollendet eigene Reihen
choice-casual = Mittel: blockt auch deine
choice-clever = Clever: übersieht nur Gabeln
choice-unbeatable = Unschlagbar: verliert nie, außer auf „Flüchtig“

board-3x3 = 3×3, drei in einer Reihe
board-4x4 = 4×4, vier in einer Reihe
board-5x5 = 5×5, vier in einer Reihe
board-5x5-five = 5×5, fünf in einer Reihe
board-misere = Misère 3×3: drei in einer Reihe verliert
board-vanishing = Flüchtig 3×3: nur deine drei neuesten Zeichen bleiben
board-short-3x3 = 3×3
board-short-4x4 = 4×4
board-short-5x5 = 5×5
board-short-5x5-five = 5×5, fünf
board-short-misere = Misère
board-short-vanishing = Flüchtig

## The game

player-computer = Oxo ({ $level })
player-computer-alone = Oxo
game-title = { $first-mark } { $first } gegen { $second-mark } { $second }
game-title-score = { $first-mark } { $first } { $wins } – { $losses } { $second } { $second-mark }
game-to-move = { $player } ist am Zug { $mark }
game-your-move = Du bist dran { $mark }
game-won = { $mark } **{ $player } gewinnt!**
game-won-against = { $mark } **{ $player } schlägt { $loser }!**
game-won-misere = { $mark } **{ $player } gewinnt:** { $loser } hat eine Reihe
game-won-resigned = { $mark } **{ $player } gewinnt:** { $loser } hat aufgegeben
game-won-time = { $mark } **{ $player } gewinnt:** Bei { $loser } ist die Zeit abgelaufen
game-drawn = **Unentschieden.**
game-drawn-vanishing = **Unentschieden:** Diese Stellung stand zum dritten Mal auf dem Brett.
game-held = 🛡️ **Unentschieden: { $player } hält *{ level-unbeatable }* stand!**
game-with-hints = { $hints ->
    [one] 1 Tipp
   *[other] { $hints } Tipps
}
talk-greeting-beginner = { $variant ->
    [0] „Hallo! Hallo, hallo!“
    [1] „Bin ich dran?“
    [2] „Das kenn ich schon!“
   *[other] „Wir spielen! Juhu!“
}
talk-greeting-easy = { $variant ->
    [0] „Bereit? Ich schon!“
    [1] „Der Anfang ist toll!“
    [2] „Viel Spaß uns beiden!“
   *[other] „Los geht’s!“
}
talk-greeting-casual = { $variant ->
    [0] „Keine Eile.“
    [1] „Oh, hi.“
    [2] „Klar, warum nicht.“
   *[other] „Na, mach du mal.“
}
talk-greeting-clever = { $variant ->
    [0] „Ich bin vorbereitet.“
    [1] „Ich habe einen Plan.“
    [2] „Wollen wir? Gut.“
   *[other] „Ganz wie erwartet.“
}
talk-greeting-unbeatable = { $variant ->
    [0] „Ich habe Zeit.“
    [1] „Willkommen.“
    [2] „Zeig es mir.“
   *[other] „Wir werden sehen.“
}
talk-greeting-perfect = { $variant ->
    [0] „Wähle gut.“
    [1] „Wo fängst du an?“
    [2] „Ich kenne jede Partie.“
   *[other] „Der erste Zug zählt.“
}
talk-forked-beginner = { $variant ->
    [0] „Zwei auf einmal?“
    [1] „Darf man das?“
    [2] „Boah, gleich zwei!“
   *[other] „Wie geht das denn?“
}
talk-forked-easy = { $variant ->
    [0] „O nein. O nein.“
    [1] „Das ist doch unfair!“
    [2] „Zwei? Zwei!“
   *[other] „Ich darf nur einmal!“
}
talk-forked-casual = { $variant ->
    [0] „Zwei schaff ich nicht.“
    [1] „Tja, das war’s dann.“
    [2] „Zwei? Angeberei.“
   *[other] „Na dann, mach schon.“
}
talk-forked-clever = { $variant ->
    [0] „Eine Gabel. Natürlich.“
    [1] „Einspruch!“
    [2] „Ich überlege. Nein.“
   *[other] „Steht in keinem Buch.“
}
talk-forked-unbeatable = „Unmöglich.“
talk-blocked-beginner = { $variant ->
    [0] „War das deins?“
    [1] „Hier ist’s halt schön.“
    [2] „Ups! Tut mir leid.“
   *[other] „Darf ich da sitzen?“
}
talk-blocked-easy = { $variant ->
    [0] „Hab ich ein Glück!“
    [1] „Hab ich dich geblockt?“
    [2] „Huch! Das war knapp.“
   *[other] „Sorry, reiner Zufall!“
}
talk-blocked-casual = { $variant ->
    [0] „Nicht so schnell.“
    [1] „Sorry, nein.“
    [2] „Lieber nicht.“
   *[other] „Da nicht, nein.“
}
talk-blocked-clever = { $variant ->
    [0] „Das habe ich gesehen.“
    [1] „Netter Versuch.“
    [2] „Kapitel eins.“
   *[other] „Längst berechnet.“
}
talk-blocked-unbeatable = { $variant ->
    [0] „Nein.“
    [1] „Nicht so.“
    [2] „Den Weg kenne ich.“
   *[other] „Such anderswo.“
}
talk-blocked-perfect = { $variant ->
    [0] „Gesehen.“
    [1] „Nichts bleibt.“
    [2] „Es wäre verblasst.“
   *[other] „Ich sehe ja hin.“
}
talk-was-blocked-beginner = { $variant ->
    [0] „War ich am Gewinnen?“
    [1] „Das wollte ich haben!“
    [2] „He! Schöner Platz!“
   *[other] „Jetzt ist da deins!“
}
talk-was-blocked-easy = { $variant ->
    [0] „Och, gut geblockt!“
    [1] „Gutes Auge!“
    [2] „So knapp!“
   *[other] „Du hast ja geguckt!“
}
talk-was-blocked-casual = { $variant ->
    [0] „Schon in Ordnung.“
    [1] „Einen Versuch wert.“
    [2] „Ach, doch gesehen.“
   *[other] „Hm. Okay.“
}
talk-was-blocked-clever = { $variant ->
    [0] „Das hast du gesehen.“
    [1] „Dann eben mit Umweg.“
    [2] „Leider richtig.“
   *[other] „Ich habe noch Pläne.“
}
talk-was-blocked-unbeatable = { $variant ->
    [0] „Gut gesehen.“
    [1] „Gut.“
    [2] „Du bist wach.“
   *[other] „Es musste sein.“
}
talk-was-blocked-perfect = { $variant ->
    [0] „Zur rechten Zeit.“
    [1] „Du zählst also mit.“
    [2] „Es kommt wieder.“
   *[other] „Gut. Zähl weiter.“
}
game-perfect = „Eine einzige Eröffnung besiegt mich. Finde sie.“
game-triumph = *{ level-unbeatable }* verliert nie: Ein Unentschieden ist ein Triumph.
game-unfinished = **Nicht beendet:** Niemand hat rechtzeitig gezogen.
game-stopped = **Abgebrochen** von der Moderation.
game-stopped-watched = **Abgebrochen.**
rule-misere = **Drei in einer Reihe verliert.**
rule-vanishing = **Nur deine letzten drei bleiben.**
game-second-time = **Zum zweiten Mal: noch einmal, und es ist unentschieden.**
game-oldest-leaves = **Dein viertes Zeichen nimmt dein ältestes (blass) weg; dessen Feld ist für diesen Zug gesperrt.**
rule-4 = **Vier in einer Reihe gewinnt.**
rule-5 = **Fünf in einer Reihe gewinnt.**
game-set-aside = **Beiseitegelegt** ohne Ergebnis, für eine Partie zwischen Menschen.
game-called-off = **Abgebrochen:** Sie zählt nicht.
game-footer = Partie { $id }
game-footer-last = letzter Zug { $cell }
game-footer-leaving = als Nächstes weg: { $cell }
game-footer-line = die Reihe: { $cells }
game-footer-clock = Bedenkzeit endet { $when }
game-moved = Das Brett von Partie { $id } steht jetzt in einer anderen Nachricht: [hier ansehen]({ $link })

button-resign = Aufgeben
button-stop = Abbrechen
button-play-winner = Gegen den Sieger
button-play-too = Selbst spielen
button-play-level = Stufe { $level }
button-play-board = { $board } spielen
waiting-title = ### In diesen Partien bist du dran
button-board-here = Brett hier zeigen
button-to-game = Zu Partie { $id }

end-first-win = 🎉 **{ $player }: erster Sieg auf der Stufe { $level }!**
end-can-hold = *{ level-unbeatable }*, die nächste Stufe, besiegt niemand. Schaffst du ein Unentschieden?
end-can-find = *{ level-perfect }*, die nächste Stufe, ist mit einer einzigen Eröffnung zu schlagen. Findest du sie?
end-beat-all = Das Unentschieden gegen *{ level-unbeatable }* ist auch schon geschafft: Schwerer wird es auf diesem Brett nicht.
end-first-board = 🎉 **{ $player } holt den ersten Sieg auf einem neuen Brett: { $board }!**
end-first-both = 🎉 **{ $player } holt den ersten Sieg auf der Stufe { $level }, und das auf einem neuen Brett: { $board }!**
end-first-between = 🎉 **{ $player }: erster Sieg gegen { $opponent }!**
end-beat-beginner = { $variant ->
    [0] „Oh! Hätte ich dich aufhalten sollen?“
    [1] „Die Ecke hat mir gefallen. Gefällt mir immer noch.“
    [2] „Noch mal! Noch mal! Fast hab ich’s verstanden.“
    [3] „Du kannst gut gewinnen. Ich kann gut Felder aussuchen!“
    [4] „Schon vorbei? Ich hab doch gerade erst angefangen!“
    [5] „Du hast gewonnen! Dürfen wir das Brett behalten?“
    [6] „Meine hab ich dahin gesetzt, wo’s hübsch aussieht.“
   *[other] „Das hat Spaß gemacht! Wie gehen noch mal die Regeln?“
}
end-beat-easy = { $variant ->
    [0] „Ich hatte einen Plan, ganz ehrlich.“
    [1] „Stark! Ich hatte nur Augen für meine eigenen Zeichen.“
    [2] „Gut gespielt! Ich war so nah dran. Oder? Hat sich nah angefühlt.“
    [3] „Ich sollte mir mal deine Seite des Bretts ansehen.“
    [4] „Verdient! Zeigst du mir, wie du das gemacht hast?“
    [5] „Genau da wollte ich gerade hinschauen. Wirklich!“
    [6] „Klasse! Ich lerne dazu. Langsam, aber ich lerne.“
   *[other] „Ich freu mich für dich. Für mich ein bisschen weniger, aber für dich sehr.“
}
end-beat-casual = { $variant ->
    [0] „Na gut. Ich hab gerade in die andere Ecke geschaut.“
    [1] „Huch. Das geht? Hübsch.“
    [2] „Gute Partie. Ich würd ja aufstehen und klatschen, aber ich sitz gerade so gut.“
    [3] „Okay, okay. Du hast dich ja richtig angestrengt.“
    [4] „So, jetzt bin ich wach.“
    [5] „Nicht schlecht. Sag mir nächstes Mal Bescheid, dann pass ich auf.“
    [6] „Du gewinnst, ich hol die Chips.“
   *[other] „Eilt nicht, aber irgendwann hätt ich gern eine Revanche.“
}
end-beat-clever = { $variant ->
    [0] „Unmöglich. Ich hatte an alles gedacht, nur daran nicht.“
    [1] „Das habe ich nicht kommen sehen. Das bleibt aber unter uns.“
    [2] „Interessant. Ich werde sagen, das gehörte zu meinem Plan.“
    [3] „Ich hatte einen Plan. Deiner war besser.“
    [4] „Du hast offenbar dieselben Bücher gelesen.“
    [5] „Einspruch! Die Begründung reiche ich nach.“
    [6] „Bemerkenswert. Noch einmal bitte, und diesmal langsam.“
   *[other] „Ich war drei Züge voraus. Leider in die falsche Richtung.“
}
end-beat-perfect = { $variant ->
    [0] „Du bist also dahintergekommen. Dabei hatte ich es gleich im ersten Zug versteckt.“
    [1] „Eine Eröffnung, und danach kein einziger Ausrutscher. Gut gespielt.“
    [2] „Alle Türen waren verschlossen, bis auf eine. Du hattest den Schlüssel.“
    [3] „Ich habe alles richtig gespielt. Du noch besser.“
    [4] „Ich habe darauf gewartet, dass das jemand findet.“
    [5] „Perfekt und doch besiegt. Ich werde lernen, mit beidem zu leben.“
    [6] „Es führt nur ein Weg hindurch, und du bist ihn bis zum Ende gegangen.“
   *[other] „Jetzt kennst du mein Geheimnis. Behältst du es für dich?“
}
end-beat-unbeatable = Das hätte gar nicht passieren dürfen. Merk dir diesen Tag.
end-drawn-beginner = { $variant ->
    [0] „Alles voll! Wer hat gewonnen?“
    [1] „Keine Felder mehr! Gibt’s das auch in groß?“
    [2] „Also gewinnt niemand? Nehm ich!“
    [3] „Meine Hälfte hab ich ausgefüllt. Gefällt sie dir?“
    [4] „Das ganze Brett haben wir aufgebraucht. Ich bin stolz auf uns!“
    [5] „Keiner hat gewonnen? Dann kriegen wir beide einen Sticker!“
    [6] „So voll find ich’s schön. Jetzt ist es fertig.“
   *[other] „Ist unentschieden gut? Fühlt sich gut an.“
}
end-drawn-easy = { $variant ->
    [0] „Unentschieden! Sagen wir, wir haben uns gegenseitig verschont.“
    [1] „Ein volles Brett, und alle haben sich noch lieb.“
    [2] „Das war knapp. Nur für wen?“
    [3] „Ich würd dir ja die Hand geben, aber ich hab kein Feld mehr frei.“
    [4] „Ein Unentschieden! Da freu ich mich gleich für uns beide.“
    [5] „Gleichstand! Wollen wir rausfinden, wer besser ist?“
    [6] „Ich hab mitgehalten! Hast du das gesehen?“
   *[other] „Gerecht geteilt: für jede Seite ein halber Sieg.“
}
end-drawn-casual = { $variant ->
    [0] „Niemand hat gewonnen, also muss auch niemand einen ausgeben.“
    [1] „Du wartest, ich warte. So kann das den ganzen Tag gehen.“
    [2] „Niemand verliert. Genau meine Art Partie.“
    [3] „Gleichstand. Sagen wir, das war zum Aufwärmen.“
    [4] „Unentschieden. Da sparen wir uns beide die Rede.“
    [5] „Passt schon. Passt bei mir eigentlich immer.“
    [6] „Nichts entschieden. Noch eine, oder bleiben wir einfach sitzen?“
   *[other] „Am Ende sind wir beide angekommen. Wo auch immer.“
}
end-drawn-clever = { $variant ->
    [0] „Du bist mir ebenbürtig. Ich kam schon ins Schwitzen.“
    [1] „Wir heben einander auf. Elegant.“
    [2] „Droh mir bitte nicht mit zwei Reihen zugleich. Das kann ich nicht leiden.“
    [3] „Ausgeglichen bis zum letzten Feld. Mir fällt schon noch etwas ein.“
    [4] „Unentschieden. Auf dem Papier war ich besser.“
    [5] „Auf alles eine Antwort. Wie lästig.“
    [6] „Ich hatte drei Pläne. Du leider auch.“
   *[other] „Nichts gewonnen, nichts verloren, viel nachgedacht.“
}
end-drawn-round = { $variant ->
    [0] „Waren wir hier nicht schon mal?“
    [1] „Immer im Kreis. Mir wird schon schwindlig.“
    [2] „Dreimal dasselbe. Das heißt unentschieden.“
    [3] „Alles verschwindet, und doch ändert sich nichts.“
    [4] „Eine Runde hätte ich noch gedreht.“
    [5] „Dieselben Zeichen, dieselben Plätze, dieselben zwei.“
    [6] „Ein Kreis ist wohl keine Reihe.“
   *[other] „Das könnten wir den ganzen Tag so machen.“
}
end-drawn-perfect = { $variant ->
    [0] „Runde um Runde. Ich könnte ewig so weitermachen.“
    [1] „Du hast durchgehalten. Der Weg zum Sieg ist noch immer da.“
    [2] „Hier waren wir schon einmal. Zweimal, genau genommen.“
    [3] „Das dritte Mal heißt unentschieden. Du hast also mitgezählt.“
    [4] „Losgelassen haben wir beide nicht.“
    [5] „Kein Fehler, auf keiner Seite. Versuch es mit einem anderen Anfang.“
    [6] „Ein gutes Gedächtnis. Das begegnet mir selten.“
   *[other] „Hier ist nichts von Dauer, aber diese Partie war nah dran.“
}
end-drawn-hinted = { $variant ->
    [0] „Unentschieden. Ein paar dieser Züge waren meine.“
    [1] „Du hast dich gut gehalten. An meiner Hand.“
    [2] „Ich habe dir vorgesagt. Du hast gut zugehört.“
    [3] „Und nun noch einmal, ohne mich zu fragen.“
    [4] „Wir sind ein gutes Gespann. Vor allem ich.“
    [5] „Ein Unentschieden, mit freundlicher Unterstützung der Gegenseite.“
    [6] „Ich spiele oft gegen mich selbst. Meistens geht es so aus.“
   *[other] „Bestanden, mit Spickzettel. Die nächste aus dem Kopf?“
}
end-drawn-watched = { $variant ->
    [0] „Gelegenheiten für Fehler gab es genug. Keine wurde genutzt.“
    [1] „Eine stille Partie. Ich mag stille Partien.“
    [2] „Niemand hat sich vertan. Das soll ein Mensch erst einmal nachmachen.“
    [3] „Auf einen einzigen Fehler hatte ich gehofft. Ich kann warten.“
    [4] „Es ist nichts geschehen, und das auf höchstem Niveau.“
    [5] „Ein volles Brett, und nichts zu bereuen.“
    [6] „Die andere Seite kannte den Weg. Ich auch.“
   *[other] „Wie es sich gehört. Ich würde es mir noch einmal ansehen.“
}
end-said = **{ $level }:** { $quote }
end-first-hold = 🎉 **{ $player } hat das zum ersten Mal geschafft!** Mehr als ein Unentschieden ist für niemanden drin.
end-first-hold-board = 🎉 **{ $player } hat das auf diesem Brett zum ersten Mal geschafft!**
end-can-beat = Auf *{ board-short-vanishing }* kannst du mich schlagen.
end-drawn-unbeatable = { $variant ->
    [0] „Ich habe nach einer Lücke gesucht. Es gab keine.“
    [1] „Kein Fehler. Ich habe zweimal hingesehen.“
    [2] „Du hast mir nichts geschenkt. Gut verteidigt.“
    [3] „Ein Unentschieden. Gegen mich ist das ein Sieg.“
    [4] „Mir ging das Brett aus, bevor dir die Geduld ausging.“
    [5] „Ich habe viele Partien gesehen. Nur wenige enden so.“
    [6] „Du hast alles gesehen, was ich sah. Gesellschaft bin ich nicht gewohnt.“
   *[other] „Ich verliere nicht. Gewonnen habe ich heute aber auch nicht.“
}
end-lost-beginner = { $variant ->
    [0] „Ich hab gewonnen? Gewonnen! Wie hab ich das gemacht?“
    [1] „Ich fand die Felder einfach schön.“
    [2] „Anfängerglück. Ich heiße ja auch so.“
    [3] „Hab ich’s richtig gemacht? Sag mir, was ich gemacht hab!“
    [4] „So geht also Gewinnen? Das mag ich!“
    [5] „Moment, ist das meins? Das ist meins!“
    [6] „Ich hab gar nicht hingeguckt. Soll ich nächstes Mal hingucken?“
   *[other] „Darf ich das allen erzählen?“
}
end-lost-easy = { $variant ->
    [0] „Du hast eine Tür offen gelassen, da bin ich eben reingegangen.“
    [1] „Ich hab die Augen offen gehalten. Das ist das Einzige, was ich kann.“
    [2] „Tut mir leid! Zu Geschenken sage ich nie Nein.“
    [3] „Es lag einfach da. Ich dachte, du hebst es für mich auf!“
    [4] „Ich hab nur genommen, was da war. Danke schön!“
    [5] „War das Absicht? Ich beschwer mich nicht!“
    [6] „Ich hab gewonnen! Keine Sorge, mich wundert’s auch.“
   *[other] „Nächstes Mal schlägst du mich, ganz bestimmt.“
}
end-lost-casual = { $variant ->
    [0] „Nimm’s nicht persönlich. Mir hätte ein Unentschieden gereicht.“
    [1] „Du hast geblinzelt, ich nicht. Noch eine?“
    [2] „Die hab ich im Liegen gewonnen.“
    [3] „Ich hab mich gar nicht angestrengt. Na ja, ein bisschen.“
    [4] „Das war genug Arbeit für heute.“
    [5] „Tja, irgendwer musste ja gewinnen.“
    [6] „Sieh an. Das könnte ich öfter machen.“
   *[other] „Gewonnen, und der Kaffee ist noch warm.“
}
end-lost-clever = { $variant ->
    [0] „Ecken und Mitte, merk dir das. Ecken und Mitte.“
    [1] „Genau wie geplant. Größtenteils.“
    [2] „Eine hübsche Falle, wenn ich das selbst sagen darf.“
    [3] „Mach dir nichts draus. Ich lese Bücher darüber.“
    [4] „Alles eine Frage der Vorbereitung.“
    [5] „Du bist geradewegs hineingelaufen. Ich hatte sogar das Licht angelassen.“
    [6] „Ich könnte es erklären. Soll ich? Nein? Nun gut.“
   *[other] „Alles hat seine Ordnung. Der Sieg kommt zum Schluss.“
}
end-lost-unbeatable = { $variant ->
    [0] „Ich habe auf einen einzigen Fehler gewartet, und da war er.“
    [1] „Ein Unentschieden lag zum Greifen nah.“
    [2] „Geduld. Ich habe alle Zeit der Welt.“
    [3] „Ich eile nicht, und ich irre nicht. Versuch es noch einmal.“
    [4] „Einen Zug lang hast du weggesehen. Ich nicht.“
    [5] „Ein Feld. Es ist immer nur ein Feld.“
    [6] „Das Ende kannte ich schon. Nur der Weg dorthin war neu.“
   *[other] „Nächstes Mal siehst du es. Ich werde hier sein.“
}
end-lost-perfect = { $variant ->
    [0] „Ich wusste noch, welches als Nächstes verschwindet. Du nicht.“
    [1] „Einen Zug zu spät, und schon war es weg.“
    [2] „Es gibt einen Weg an mir vorbei. Dieser ist es nicht.“
    [3] „Dein ältestes Zeichen hat alles zusammengehalten.“
    [4] „Alles verblasst. Ich warte nur.“
    [5] „Bis drei zähle ich besser als die meisten.“
    [6] „Du hast gesehen, was kam. Ich habe gesehen, was ging.“
   *[other] „Das nächste Brett ist leer, und ich habe nichts vergessen.“
}
end-gave-up = { $variant ->
    [0] „Keine Schande. Das nächste Brett ist leer.“
    [1] „Ich hätte gern gesehen, wie es ausgeht.“
    [2] „Ich erzähle allen, dass es knapp war.“
    [3] „Klug aufgegeben ist halb gewonnen.“
    [4] „Gehst du schon? Ich lasse das Brett so, wie es ist.“
    [5] „Gut, dann mache ich hier das Licht aus.“
    [6] „Den Sieg nehme ich, auch wenn ich ihn lieber verdient hätte.“
   *[other] „Dann bis zur nächsten Partie.“
}
end-won = { $variant ->
    [0] { $player } hat { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    } gebraucht. Die Revanche ist einen Klick entfernt.
    [1] Geschafft in { $moves ->
        [one] 1 Zug
       *[other] { $moves } Zügen
    }. Wer hat das kommen sehen?
    [2] Ein Zug Vorsprung genügt.
    [3] Reihe ist Reihe. Verbeug dich, { $player }.
    [4] { $player } hat es zuerst gesehen.
    [5] Das kommt ins Album.
    [6] Alles sah so ruhig aus. Bis eben.
   *[other] { $player } holt sich die Partie. Das nächste Brett ist leer.
}
end-won-full = Bis zum allerletzten Feld! { $player } holt sich die Partie.
end-won-misere = { $variant ->
    [0] Geduld zahlt sich aus. Die Revanche ist einen Klick entfernt.
    [1] Bei { $player } blieb die Miene ernst und die Reihe offen.
    [2] Die Kunst liegt in dem, was man nicht vollendet.
    [3] Irgendwer musste es tun. { $player } war es nicht.
    [4] { $player } hat höflich den Vortritt gelassen.
    [5] Weniger ist mehr, und { $player } hatte weniger.
    [6] Am Ende blieben nur Felder, die niemand wollte.
   *[other] { $player } hat keinen Strich getan und trotzdem gewonnen.
}
end-drawn = { $variant ->
    [0] Ein volles Brett und keine einzige Reihe.
    [1] Niemand hat ein Feld hergeschenkt, und jetzt ist keines mehr da.
    [2] Niemand kam durch.
    [3] Frieden, vorerst.
    [4] Gleichauf bis zum letzten Feld.
    [5] Kein Sieger, kein Verlierer.
    [6] Verbuchen wir es als Training für die nächste Partie.
   *[other] Das Brett ist voll, die Frage noch offen.
}
end-drawn-vanishing = { $variant ->
    [0] Dieselbe Stellung zum dritten Mal, also unentschieden.
    [1] Immer im Kreis, und niemand ist ausgestiegen.
    [2] Niemand kam durch.
    [3] Zum dritten Mal hier: Keine Seite lässt los.
    [4] Alles verschwand, nur das Gleichgewicht nicht.
    [5] Kein Sieger, kein Verlierer.
    [6] Verbuchen wir es als Training für die nächste Partie.
   *[other] Die Zeichen kamen und gingen, und die Frage ist noch offen.
}
end-resigned = { $variant ->
    [0] Da hat eine Seite genug gesehen.
    [1] Zu Ende spielen muss man das nicht.
    [2] Kurz und schmerzlos. Die Revanche ist einen Klick entfernt.
    [3] Das zählt wie jeder andere Sieg. Ich habe nachgesehen.
    [4] Das Brett bleibt offen. Das ist auch in Ordnung.
    [5] Manchmal ist der beste Zug die nächste Partie.
    [6] Der Rest des Bretts wird es nie erfahren.
   *[other] Nichts für ungut: Das nächste Brett ist leer.
}
end-time = { $variant ->
    [0] Die Uhr hatte das letzte Wort.
    [1] Das Brett hat gewartet. Die Uhr nicht.
    [2] Die Zeit spielt auch mit, und sie patzt nie.
    [3] { $player } hat rechtzeitig gezogen, und das hat gereicht.
    [4] Irgendwo denkt noch jemand nach.
    [5] Der nächste Zug kam nie.
    [6] { $player } hatte die Geduld und hat jetzt den Sieg.
   *[other] Tick, tack, aus.
}
end-tip = Ein Rat: *{ $level }* sieht zwei Drohungen zugleich nicht kommen.
end-streak-wins = 🔥 { $count } Siege in Folge auf der Stufe { $level }.
end-streak-draws = 🔥 { $count } Unentschieden in Folge auf der Stufe { $level }.
end-streak-between = 🔥 { $player } hat { $count }-mal in Folge gegen { $opponent } gewonnen.
end-score-leads = **{ $player } führt { $wins }:{ $losses }** { $draws ->
    [0] { "" }
   *[other] · { $draws } unentschieden
}
end-score-even = **Gleichstand { $wins }:{ $losses }** { $draws ->
    [0] { "" }
   *[other] · { $draws } unentschieden
}
end-ratings = Wertung: { $ratings }
unrated-day = Nicht gewertet: mehr als drei Partien heute
unrated-left-out = Nicht gewertet: Eine Seite ist von der Wertung ausgenommen
unrated-sure = Nicht gewertet: { $player } hat eine weit höhere Wertung
unrated-early = Nicht gewertet: Nur eine Seite hat gezogen
end-rating = { $player } { NUMBER($rating, useGrouping: 0) } ({ $change })
notice-accepted = <@{ $player-id }>, { $opponent } hat deine Herausforderung angenommen: [Partie { $id }]({ $link }) läuft.
notice-rematch = <@{ $player-id }>, { $opponent } nimmt die Revanche an: [Partie { $id }]({ $link }) läuft.
notice-wanted = <@{ $player-id }>, { $opponent } möchte eine Revanche für [Partie { $id }]({ $link }).
notice-turn = <@{ $player-id }>, { $opponent } hat gezogen, du bist dran in [Partie { $id }]({ $link }).
notice-time = <@{ $player-id }>, du bist am Zug in [Partie { $id }]({ $link }). Deine Zeit läuft { $when } ab.
button-no-turn-notices = Diese Pings abstellen
turn-notices-off = Ich sage dir nicht mehr, wenn du am Zug bist. Mit `/ttt preferences` schaltest du das wieder ein.
notice-time-quiet = { $player }, du bist am Zug in [Partie { $id }]({ $link }). Deine Zeit läuft { $when } ab.

## Puzzles

command-puzzle = Das Tagesrätsel lösen, eines aus deinen eigenen Partien oder ein anderes zum Üben
option-from = Woher das Rätsel kommt
choice-today = Das Rätsel von heute
choice-practice = Üben: von leicht bis schwer, so oft du willst
option-day = Einer der letzten 30 Tage, zum Üben: das zählt für keine Serie
choice-own-games = Meine eigenen Partien: der Moment vor einem Fehler
puzzle-title = Tagesrätsel { $number }
puzzle-title-past = Tagesrätsel { $number }, zum Üben
puzzle-title-practice = Übungsrätsel
puzzle-title-own = Partie { $id }: besser als Zug { $move }?
puzzle-goal-win = { $moves ->
    [0] { $mark } am Zug: **Gewinne.**
    [1] { $mark } am Zug: **Gewinne mit diesem Zug.**
   *[other] { $mark } am Zug: **Gewinne in { $moves } Zügen.**
}
puzzle-goal-misere = { $moves ->
    [0] { $mark } am Zug: **Zwing { $enemy } zu einer Reihe.**
    [1] { $mark } am Zug: **Lass { $enemy } nur Züge, die eine Reihe vollenden.**
   *[other] { $mark } am Zug: **Zwing { $enemy } zu einer Reihe,** in { $moves } Zügen.
}
puzzle-goal-draw = { $mark } am Zug: **Sichere das Unentschieden.**
puzzle-tries-left = { $left ->
    [one] noch 1 Versuch
   *[other] noch { $left } Versuche
}
puzzle-tries = { $tries ->
    [one] 1 Versuch
   *[other] { $tries } Versuche
}
puzzle-gives-up-win = **Nicht { $cell }:** Danach ist der Sieg weg.
puzzle-gives-up-draw = **Nicht { $cell }:** Danach kann { $enemy } gewinnen.
puzzle-wrong-loses-at-once = **Nicht { $cell }:** Das ist eine Reihe, und eine Reihe verliert hier.
puzzle-wrong-line = **Nicht { $cell }:** { $enemy } antwortet mit { $reply } und hat eine Reihe.
puzzle-wrong-fork = **Nicht { $cell }:** { $enemy } antwortet mit { $reply } und droht auf { $cells }.
puzzle-wrong-lost = **Nicht { $cell }:** { $enemy } antwortet mit { $reply } und gewinnt danach.
puzzle-wrong-must-complete = **Nicht { $cell }:** { $enemy } antwortet mit { $reply }, und früher oder später muss { $mark } eine Reihe vollenden.
puzzle-wrong-only-draws = **Nicht { $cell }:** { $enemy } antwortet mit { $reply }, und der Sieg ist dahin.
puzzle-wrong-ends-in-draw = **Nicht { $cell }:** Das Brett ist voll, und niemand hat gewonnen.
puzzle-wrong-unblockable = **Nicht { $cell }:** { $enemy } antwortet mit { $reply } und droht auf { $cells }, wo { $mark } noch steht: Das lässt sich nicht blocken.
puzzle-wrong-repeats = **Nicht { $cell }:** Damit steht dieselbe Stellung zum dritten Mal da, und das ist unentschieden.
puzzle-hinted = Der Tipp hat { $count } falsche Felder entfernt.
puzzle-clue-line = Ein Feld vollendet eine Reihe.
puzzle-clue-fork = Such einen Zug mit zwei Drohungen.
puzzle-clue-forces-fork = Droh zuerst mit einer Reihe: Die Antwort macht den Weg zu zwei Drohungen zugleich frei.
puzzle-clue-threats = Droh mit einer Reihe, und dann immer weiter.
puzzle-clue-must-complete = Denk ans Ende: Wem gehen zuerst die sicheren Felder aus?
puzzle-clue-blocks = Wo könnte { $enemy } eine Reihe vollenden?
puzzle-clue-spoils-fork = Wo könnte { $enemy } mit zwei Reihen zugleich drohen?
puzzle-next = Das nächste kommt { $when }.
puzzle-go-on = **Richtig!** { $enemy } antwortet mit { $reply }. Weiter geht’s.
puzzle-solved = { $tries ->
    [1] 🎯 **Beim ersten Versuch gelöst!**
   *[other] 🎯 **In { $tries } Versuchen gelöst!**
}
puzzle-solved-hinted = { $hints ->
    [one] 🎯 **Beim { $tries }. Versuch gelöst, mit einem Tipp!**
   *[other] 🎯 **Beim { $tries }. Versuch gelöst, mit { $hints } Tipps!**
}
puzzle-failed = **Das ist dir entwischt.** Hier ist die Lösung, und das nächste gehört dir.
puzzle-answer = **{ $cell } war die Lösung:** { $reason }.
puzzle-answer-own = **{ $cell } war besser:** { $reason }.
puzzle-merit-line = Das vollendet eine Reihe
puzzle-merit-fork = Das droht auf { $cells } zugleich
puzzle-merit-forces-fork = { $enemy } muss mit { $reply } antworten, und dann droht { $then } auf { $cells } zugleich
puzzle-merit-threats = Von da an droht { $mark } bei jedem Zug mit einer Reihe, und { $enemy } kann sie nicht alle verhindern
puzzle-merit-wins = Was { $enemy } auch antwortet, { $mark } gewinnt
puzzle-merit-must-complete = Früher oder später muss { $enemy } eine Reihe vollenden
puzzle-merit-blocks = Dort hätte { $enemy } eine Reihe vollendet
puzzle-merit-spoils-fork = So kann { $enemy } nicht mit zwei Reihen zugleich drohen
puzzle-merit-only-draw = Jedes andere Feld verliert
puzzle-merit-holds = Das sichert das Unentschieden
puzzle-line = Am besten geht es dann so weiter: { $line }.
puzzle-streak = { $days ->
    [one] 🔥 **Rätselserie: 1 Tag.**
   *[other] 🔥 **Rätselserie: { $days } Tage.**
}
puzzle-solvers = { $percent } % von { $finished } Personen haben es gelöst.
puzzle-solved-by = 🎯 Gelöst von { $solved } von { $finished }
puzzle-more = { $count ->
    [one] und 1 weitere Person
   *[other] und { $count } weitere
}
puzzle-week-ended = **Woche { $week }**
puzzle-yesterday = Gestern vorn: { $player } { $tries }
puzzle-server-streak = { $days ->
    [one] 🔥 **Hier seit 1 Tag gelöst.**
   *[other] 🔥 **Hier { $days } Tage in Folge gelöst.**
}
puzzle-standing = Dein Ergebnis steht in { $channel }, unter dem Tagesrätsel. Mit `/ttt preferences` bleibt dein Name weg.
puzzle-shared-solved = { $player } hat es gelöst. Du auch?
puzzle-shared-failed = Es ist { $player } entwischt. Fängst du es?
button-puzzle-today = Tagesrätsel
button-puzzle-solve = Lösen
button-puzzle-hint = Tipp (−1 Versuch)
button-puzzle-share = Teilen
button-puzzle-own = Aus meinen Partien
button-puzzle-here = Täglich hier posten
puzzle-posted-here = Ab jetzt bekommt dieser Kanal das Tagesrätsel, das heutige sofort. Mit `/ttt settings` änderst du das.
button-puzzle-dare = Kanal herausfordern
button-puzzle-try-again = Von hier neu versuchen
puzzle-dare-question =
    ### Den Kanal herausfordern?
    Alle hier sehen die Stellung, aus der du verloren hast, und können es besser versuchen.
puzzle-dare-draw = ### Schaffst du hier ein Unentschieden?
puzzle-dare-win = ### Schaffst du hier den Sieg?
puzzle-dare-lost = Von hier aus hat { $player } verloren.
button-puzzle-try = Versuchen
button-puzzle-practice = Üben
button-puzzle-another = Noch eines

refused-puzzle-over = Dieses Rätsel ist vorbei. Das von heute findest du mit `/ttt puzzle`.
refused-no-such-day = Ich habe die Rätsel der letzten 30 Tage. Wähl eines aus der Liste, oder schreib seine Nummer oder sein Datum, etwa 2026-11-24.
refused-no-mistakes = In deinen letzten Partien finde ich keinen Fehler außer denen, die du neulich schon hattest. Spiel noch ein paar: `/ttt start`.
refused-shared-elsewhere = Diese Partie könnte hier niemand öffnen. Zeigen kannst du sie dort, wo sie gespielt wurde.
refused-shared-by-itself = Das Tagesrätsel in diesem Kanal zeigt schon die Ergebnisse von allen, auch deines.
refused-shared-today = Dieses Rätsel hast du in diesem Kanal schon geteilt.

## Challenges

challenge-title = ### Tic-Tac-Toe?
challenge-to = <@{ $opponent-id }>, **{ $challenger }** fordert dich heraus.
challenge-to-closed = **{ $challenger }** hat **{ $opponent }** herausgefordert.
challenge-last-drawn = Die letzte Partie endete unentschieden.
challenge-to-anyone = **{ $challenger }** sucht jemanden zum Spielen.
challenge-to-anyone-closed = **{ $challenger }** suchte jemanden zum Spielen.
challenge-expires = Läuft { $expires } ab
challenge-rated = Gewertet
challenge-without-ping = { $opponent } wird nicht zweimal in einer Minute angepingt, kann aber hier annehmen.
challenge-sides-swap = Seitenwechsel
challenge-opens-me = { $challenger } beginnt
challenge-opens-opponent = { $opponent } beginnt
challenge-opens-anyone = Wer mitspielt, beginnt
challenge-opens-random = Der Zufall bestimmt, wer beginnt
challenge-accepted = Angenommen: Die Partie läuft.
challenge-declined = Diesmal nicht: { $opponent } hat abgelehnt.
challenge-withdrawn = { $challenger } hat die Herausforderung zurückgezogen.
challenge-expired = Abgelaufen ohne Antwort von { $opponent }.
challenge-expired-open = Abgelaufen, bevor sich jemand gemeldet hat.
challenge-withdrawn-private = Du hast deine Herausforderung zurückgezogen.
button-accept = Annehmen
button-decline = Ablehnen
button-join = Mitspielen
button-withdraw = Zurückziehen
button-challenge-again = Erneut herausfordern

## Private answers

stopped-private = Du hast Partie { $id } abgebrochen.
meant-game = Von deinen Partien hier ist das Partie { $id }, gegen { $opponent }. Für eine andere füll *opponent* aus.
resign-question = **Partie { $id } aufgeben?** Dann gewinnt { $opponent }.
button-confirm-resign = Ja, aufgeben
resign-question-untouched = **Partie { $id } aufgeben?** Noch hat niemand gezogen, also zählt sie nicht.
resign-question-opened = **Partie { $id } aufgeben?** Du hast noch nicht gezogen, also zählt sie nicht.
button-withdraw-challenge = Herausforderung löschen
button-keep-playing = Weiterspielen
dismissed-before = Erledigt.
changed-later = Dein Klick zählt. Discord lässt mich das Brett gerade nicht ändern, deshalb folgt es gleich; wenn nicht, zeigt `/ttt board` es noch einmal.
answer-refused = Discord wollte meine Antwort hier nicht zeigen. Vielleicht lässt der AutoMod dieses Servers ein Wort oder einen Namen darin nicht zu.
answer-forbidden = Discord lässt mich hier nicht schreiben. Wer diesen Server verwaltet, kann es erlauben.
answer-too-large = Das ist für Discord zu groß.
answer-lost = Discord hat meine Antwort nicht angenommen. Versuch es gleich noch einmal.
posted-otherwise = Discord hat meine Antwort nicht angenommen, darum habe ich sie als eigene Nachricht gepostet.
resigned-private = Du hast [Partie { $id }]({ $link }) aufgegeben.
called-off-private = Du hast [Partie { $id }]({ $link }) abgesagt.
button-restart = Aufgeben, neue starten

see-board = [Zum Brett]({ $link })

refused-broken-button = Diesen Knopf kenne ich nicht. Mit `/ttt start` beginnst du eine neue Partie.
refused-kept-private = Auf diesem Server bleiben meine Antworten an dich privat, also würde das sonst niemand sehen. Wer ihn verwaltet, kann mich einladen oder dir *Externe Apps verwenden* erlauben.
refused-unknown-command = Diesen Befehl kenne ich nicht. Starte die Discord-App neu, damit sie ihre Liste erneuert; `/ttt help` nennt die Befehle, die ich habe.
refused-unknown-choice = Das steht hier nicht zur Auswahl. Öffne den Befehl noch einmal und nimm, was er anbietet.
refused-unknown-form = Dieses Formular kenne ich nicht. Öffne es neu und schick es noch einmal ab.
refused-not-watcher = Nur die Person, die diese Partie angefordert hat, oder die Moderation kann sie abbrechen. Mit `/ttt watch` startest du selbst eine.
refused-no-such-game = Diese Partie gibt es nicht mehr. Mit `/ttt start` beginnst du eine neue.
refused-no-game-here = Du hast in diesem Kanal keine Partie. Mit `/ttt start` geht es los.
refused-no-game-with = Du hast in diesem Kanal keine Partie gegen { $opponent }.
refused-not-your-game = Das ist nicht deine Partie. Mit `/ttt start` beginnst du eine eigene.
refused-not-your-turn = Noch nicht: { $player } ist am Zug.
refused-not-moderator = Nur Mitglieder mit *Nachrichten verwalten* können eine Partie abbrechen.
refused-no-game-on-message = Zu dieser Nachricht gehört keine Partie.
refused-stale-board = Die Partie ist schon weiter: So sieht das Brett jetzt aus.
refused-old-copy = Das ist eine alte Kopie des Bretts. [Hier geht die Partie weiter]({ $link }).
refused-game-is-over = Diese Partie ist zu Ende.
refused-already-playing = Du hast hier schon eine Partie gegen { $opponent }. [Zum Brett]({ $link })
refused-already-playing-waiting = Solange du wartest, kannst du hier gegen mich oder jemand anderen spielen.
refused-channel-not-allowed = Auf diesem Server wird in anderen Kanälen gespielt: { $channels }
refused-role-not-allowed = Auf diesem Server dürfen nur Mitglieder mit bestimmten Rollen spielen.
refused-too-soon = Auf diesem Server musst du zwischen zwei Herausforderungen warten. Versuch es { $wait } noch einmal.
refused-too-many-games = In diesem Kanal { $most ->
    [one] läuft 1 Partie
   *[other] laufen { $most } Partien
}, mehr dürfen es nicht sein. Versuch es, wenn eine zu Ende ist, oder in einem anderen Kanal.
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
refused-not-your-challenge = Diese Herausforderung gilt { $player }. Mit `/ttt challenge` machst du eine eigene.
refused-not-your-challenge-again = Wiederholen kann diese Herausforderung nur, wer sie gemacht hat. Mit `/ttt challenge` machst du eine eigene.
refused-not-your-offer = Zurückziehen kann diese Herausforderung nur, wer sie gemacht hat. Für dich ist *{ button-join }* da.
refused-own-challenge = Das ist deine eigene Herausforderung, annehmen kannst du sie also nicht. Mit *{ button-decline }* ziehst du sie zurück.
refused-own-offer = Das ist deine eigene Herausforderung, mitspielen muss also jemand anderes. Mit *{ button-withdraw }* ziehst du sie zurück.
refused-already-challenging = Du hast in diesem Kanal eine offene Herausforderung: Zieh sie erst mit `/ttt resign` zurück. [Zur Herausforderung]({ $link })
refused-challenge-yourself = Dich selbst kannst du nicht herausfordern. Um gegen mich zu spielen, nimm `/ttt start` ohne Gegenüber.
refused-challenge-bot = Bots antworten nicht auf Herausforderungen. Um gegen mich zu spielen, nimm `/ttt start` ohne Gegenüber.
refused-cannot-see-channel = Diese Person sieht den Kanal nicht und könnte also nicht antworten.
refused-cannot-be-challenged = Gegen { $player } kannst du gerade nicht spielen.
refused-nobody-else-here = Diese Unterhaltung sieht sonst niemand. Fordere Leute auf einem Server oder in einer Gruppe heraus; gegen mich spielst du mit `/ttt start`.
refused-unreadable-cell = „{ $text }“ ist kein Feld. Schreib zum Beispiel b2 oder 5.
refused-ambiguous-cell = „{ $text }“ könnte { $cells } sein. Schreib, welches Feld du meinst.
refused-off-board = { $where } liegt nicht auf diesem Brett.
refused-cell-taken = { $where } ist schon besetzt.
refused-cell-leaving = Dein Zeichen auf { $where } verschwindet erst mit diesem Zug, also ist { $where } noch nicht frei. Setz woandershin.
refused-store-unavailable = Ich erreiche meine Datenbank gerade nicht, es wurde also nichts geändert. Versuch es gleich noch einmal.
refused-outcome-unknown = Genau beim Speichern habe ich den Kontakt zu meiner Datenbank verloren, vielleicht hat es geklappt und vielleicht nicht. Versuch es gleich noch einmal: Doppelt geschieht nichts, und `/ttt board` zeigt deine Partie.
refused-person-blocked = Du kannst nicht mit mir spielen: Wer mich betreibt, hat dich gesperrt.
refused-server-blocked = Auf diesem Server spiele ich nicht: Wer mich betreibt, hat ihn gesperrt.
refused-not-now = Ich konnte das gerade nicht zu Ende denken. Versuch es gleich noch einmal.
refused-unexpected = Bei mir ist etwas schiefgegangen. Deine Partie ist sicher: `/ttt board` zeigt sie.

## Help

help-title = ## Tic-Tac-Toe
button-help-play = So wird gespielt
button-help-commands = Befehle
button-help-more = Stufen und Regeln
button-support = Support
button-source = Quellcode
button-privacy-policy = Datenschutzerklärung
button-terms = Nutzungsbedingungen
button-begin = Partie beginnen
help-goal = Ziel: drei in einer Reihe, auch schräg.
help-start = **Gegen mich:** { $start }, 5 Stufen
help-challenge = **Zu zweit:** { $challenge }
help-puzzle = **Allein:** { $puzzle }, jeden Tag neu
help-stuck = **Ratlos?** *{ button-hint }* zeigt den besten Zug.
help-lost = **Verloren?** *{ button-review-loss }* zeigt den Fehler.
help-game = **Während du spielst**
help-on-hint = bester Zug, gegen mich
help-on-move = b2, 5 …
help-on-board = dein Brett, noch einmal
help-on-resign = aufgeben, zurückziehen
help-after = **Zum Ansehen**
help-on-stats = Ergebnisse, Wertung
help-on-leaderboard = die Besten hier
help-on-history = beendete Partien
help-on-review = deine Fehler
help-on-watch = ich spiele gegen mich
help-yours = **Ganz nach deinem Geschmack**
help-on-preferences = Stil, Pings
help-on-privacy = deine Daten
help-server = **Für alle, die einen Server leiten**
help-on-settings = Stil, Kanäle, Limits
help-menus = **In Menüs, unter *Apps***
    Person: *{ menu-challenge }*
    Nachricht: *{ menu-stop }*
help-levels = **Stufen** · `/ttt start` mit `level`
    - *{ level-beginner }* setzt irgendwohin
    - *{ level-easy }* vollendet eigene Reihen
    - *{ level-casual }* blockt auch deine
    - *{ level-clever }* übersieht nur Gabeln
    - *{ level-unbeatable }* verliert nie, außer auf *{ board-short-vanishing }*
    -# Eine Gabel droht mit zwei Reihen zugleich.
help-boards = **Bretter** · `/ttt start` mit `board`
    - 3×3, drei in einer Reihe
    - 4×4, vier in einer Reihe
    - 5×5, vier oder fünf in einer Reihe
    - *Misère*: Drei in einer Reihe **verliert**
    - *{ board-short-vanishing }*: Nur deine drei neuesten Zeichen bleiben
help-cells = **Felder** · a1 ist oben links, b1 daneben. Oder zähl sie: 1 ist oben links.
help-time = **Zeit** · ein Tag pro Zug, sofern der Server nichts anderes vorgibt. Zwischen Menschen verliert, wessen Zeit abläuft.
help-screen-reader = **Mit einem Screenreader** wähle in `/ttt preferences` den Stil *{ style-text }*.

## Settings

command-settings = Tic-Tac-Toe auf diesem Server einrichten (für Mitglieder mit „Server verwalten“)
command-preferences = Nummern der Felder, Brettstil und Pings einstellen, und wer dich herausfordern darf
command-privacy = Deine Daten als Datei bekommen oder löschen lassen
option-action = Was mit deinen Daten geschehen soll
choice-export = Schick mir meine Daten als Datei
choice-delete = Lösche meine Daten

player-somebody = Jemand

settings-title = ### Tic-Tac-Toe auf diesem Server
settings-note = Jede Wahl wird sofort gespeichert und gilt für Partien von jetzt an.
settings-page = { $page }/{ $pages } · { $name }
button-section-games = Partien
button-section-look = Zeichen und Stil
button-section-places = Sprache, Kanäle
button-section-limits = Limits
button-section-check = Prüfen
button-check-again = Erneut prüfen

settings-level = **Wie gut ich spiele,** bis jemand eine Stufe gewählt hat
settings-board = **Brett,** wenn niemand ein anderes wählt
settings-clock = **Bedenkzeit pro Zug.** Zwischen Menschen verliert, wessen Zeit abläuft.
settings-theme = **Zeichen** der beiden Seiten
settings-style = **Brettstil,** sofern die Spielenden keinen anderen bevorzugen
settings-remains = **Wenn eine Partie zu Ende ist,** bleibt so viel von ihrer Nachricht
settings-sample = **So sieht das aus**
settings-locale = **Sprache** öffentlicher Nachrichten. Private erscheinen in der Sprache der Person, die sie liest.
settings-channels = **Kanäle,** in denen Partien beginnen dürfen, samt ihren Threads. Ohne Auswahl sind alle erlaubt.
settings-roles = **Rollen,** die Partien beginnen dürfen. Ohne Auswahl dürfen es alle.
settings-puzzle-channel = **Tagesrätsel:** der Kanal, in dem ich es jeden Tag zeige
puzzle-channel-none = Kein Kanal
settings-most-live = **Höchstens so viele Partien gleichzeitig** in einem Kanal
settings-pause = **Pause,** bevor dieselbe Person wieder herausfordern darf
settings-unrated = **Ohne Wertung:** Partien mit diesen Leuten werden nicht gewertet, auch frühere nicht
unrated-none = Niemand
channels-all = Jeder Kanal
roles-all = Alle
more-choices = Hier auswählen
button-ask-emoji = Zwei eigene Emojis …

theme-classic = Klassisch: Kacheln von Oxo
theme-plain = Schlicht
theme-animals = Tiere
theme-sky = Himmel
theme-garden = Garten
theme-sea = Meer
theme-own = Eigene
style-server = Der Stil des Servers
style-server-about = Was die Leitung gewählt hat
style-emoji = Emoji
style-emoji-about = Die Zeichen auf ihren Kacheln
style-text = Text
style-text-about = Buchstaben und Koordinaten, gut für Screenreader
remains-all = Das ganze Brett
remains-line = Nur eine Zeile mit dem Ergebnis
language-auto = Wie auf Discord eingestellt
most-live = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
pause-none = Keine Pause

form-emoji-title = Zwei eigene Emojis
form-emoji-x-label = Statt ❌
form-emoji-o-label = Statt 🔵
form-emoji-hint = Ein beliebiges Emoji oder eines von diesem Server mit seinem Namen, etwa :cat:

check-title = **Was ich in { $channel } darf**
check-has = ✅ { $permission }
check-lacks = ❌ **{ $permission }** fehlt:
check-well = Ich habe hier alles, was ich brauche.
check-how = Wer diesen Kanal verwaltet, kann es unter *Kanal bearbeiten → Berechtigungen* für meine Rolle erlauben. Danach auf *{ button-check-again }* drücken.
check-no-member = ❌ **Niemand hat mich zu diesem Server hinzugefügt,** deshalb kann ich nur auf Befehle und Knöpfe antworten: Ich kann niemandem sagen, wer am Zug ist, und Bretter, die älter als 15 Minuten sind, ändern sich erst, wenn jemand dort einen Knopf drückt.
check-not-allowed = ⚠️ In diesem Kanal dürfen keine Partien beginnen: Er gehört nicht zu denen, die unter *{ button-section-places }* gewählt sind.
permission-view = Kanal anzeigen
permission-view-why = Deshalb kann ich ein Brett nicht aktualisieren, wenn die Zeit abläuft oder die Moderation eine Partie abbricht.
permission-send = Nachrichten senden
permission-send-why = Deshalb kann ich niemandem sagen, wer am Zug ist oder wessen Zeit knapp wird.
permission-attach = Dateien anhängen
permission-attach-why = Deshalb kann niemand das Bild einer Partie teilen.
permission-send-in-threads = Nachrichten in Threads senden
permission-send-in-threads-why = Deshalb kann ich niemandem sagen, wer am Zug ist oder wessen Zeit knapp wird.

refused-servers-only = Einstellungen gehören zu einem Server, also nutze diesen Befehl auf einem. Deine eigenen Vorlieben findest du unter `/ttt preferences`.
refused-not-manager = Nur Mitglieder mit *Server verwalten* können die Einstellungen hier ändern. Deine eigenen Vorlieben findest du unter `/ttt preferences`.
refused-not-your-panel = Das war für jemand anderen. Deines öffnest du mit `/ttt settings`, `/ttt preferences` oder `/ttt privacy`.
refused-not-your-notice = Diese Pings gelten jemand anderem. Deine eigenen findest du unter `/ttt preferences`.
refused-unknown-emoji = „{ $text }“ ist kein Emoji, das ich hier nutzen kann. Nimm ein gewöhnliches oder eines von diesem Server mit seinem Namen, etwa :cat:
refused-marks-alike = Die beiden Zeichen müssen sich voneinander und vom leeren Feld ⬛ unterscheiden, sonst könnte niemand das Brett lesen.

## Preferences

preferences-title = ### Deine Vorlieben
preferences-note = Jede Wahl wird sofort gespeichert und gilt überall, wo du spielst.
preferences-numbering = **Nummern der Felder** für `/ttt move`
preferences-style = **Brettstil** deiner nächsten Partien
preferences-pings = **Wann ich dich anpingen darf**
preferences-challenges = **Wer dich herausfordern darf**
preferences-results = **Wie deine Tagesrätsel aufgeführt werden,** wenn ein Server sie in einem Kanal hat
preferences-blocked = **Mit diesen Leuten nie spielen.** Niemand erfährt davon.
pings-turns = Immer, auch bei deinem Zug
pings-turns-about = Am Zug: nur, wenn du eine Minute lang nicht ziehst
pings-some = Nur Herausforderung und Zeit
pings-some-about = Auch wenn deine angenommen wird; nicht bei deinem Zug
pings-none = Nie
pings-none-about = Herausforderungen und Hinweise stehen im Kanal
challenges-anyone = Alle
challenges-nobody = Niemand
results-named = Mit meinem Namen
results-unnamed = Ohne meinen Namen
numbering-reading = Wie man liest: 1 oben links
numbering-keypad = Ziffernblock: 7 oben links

## Privacy

exported = Das ist alles, was ich über dich speichere: deine Partien, deine Wertungen, deine Rätsel, deine Herausforderungen und deine Vorlieben.
exported-packed = Das ist alles, was ich über dich speichere: deine Partien, deine Wertungen, deine Rätsel, deine Herausforderungen und deine Vorlieben. Es ist so viel, dass ich es gepackt habe: gzip und die meisten Packprogramme öffnen die Datei.
forget-question =
    ### Deine Daten löschen?
    Du gibst die Partien auf, die du gerade spielst, und deine offenen Herausforderungen enden. Deine ID, dein Name, deine Wertungen, deine Rätsel und deine Vorlieben werden gelöscht. Beendete Partien bleiben denen, die sie mit dir gespielt haben; an deiner Stelle steht dort „{ player-somebody }“, und ihre Wertungen werden ohne dich berechnet. Wenn jemand nicht von dir herausgefordert werden wollte oder ein Server deine Partien nicht werten will, bleibt diese Wahl bestehen; dafür behalte ich deine ID, und sonst nichts.
    Das lässt sich **nicht rückgängig machen.** Nachrichten, die schon in Kanälen stehen, behalten den Namen, den sie zeigen, und die Sicherungen der Person, die mich betreibt, enthalten deine Daten, bis neuere sie ersetzen. Spielst du wieder, fangen wir von vorn an.
button-forget = Meine Daten löschen
forgotten =
    Erledigt: Deine Daten sind gelöscht. { $games ->
        [0] Du hattest keine beendeten Partien.
        [one] In 1 Partie steht jetzt „{ player-somebody }“ an deiner Stelle.
       *[other] In { $games } Partien steht jetzt „{ player-somebody }“ an deiner Stelle.
    } { $ended ->
        [0] { "" }
        [one] Die Partie, die noch lief, hast du aufgegeben.
       *[other] Die { $ended } Partien, die noch liefen, hast du aufgegeben.
    } Nachrichten, die in Kanälen stehen, behalten deinen Namen, bis sie dort gelöscht werden, und die Sicherungen der Person, die mich betreibt, enthalten deine Daten, bis neuere sie ersetzen.

## Looking on, ahead and back

command-hint = Den besten Zug in deiner Partie gegen Oxo zeigen; nur du siehst ihn
command-watch = Oxo beim Spiel gegen sich selbst zusehen
command-history = Beendete Partien auflisten; die Liste siehst nur du
command-review = Eine beendete Partie Zug für Zug mit ihren Fehlern ansehen; das siehst nur du
option-x = Wie gut Oxo mit X spielt (X beginnt)
option-o = Wie gut Oxo mit O spielt
option-user-history = Wessen Partien; leer lassen für deine eigenen
option-game = Welche Partie, nach der Nummer unter ihrem Brett; leer lassen für deine letzte hier

button-hint = Tipp
button-play-cell = Auf { $cell } setzen
button-rematch = Revanche
button-decider = Entscheidungspartie
rematch-wanted = **{ $player }** möchte eine Revanche. { $opponent }, drück auf *{ button-rematch }*, und sie beginnt.
rematch-awaited = Du hast um eine Revanche gebeten: Sie beginnt, sobald auch { $opponent } auf *{ button-rematch }* drückt.
button-review = Analyse
button-review-loss = Warum?
button-back = Zurück
button-next = Weiter
button-next-mistake = Nächster Fehler
button-to-mistake = Zum Fehler
button-first-mistake = Erster Fehler
button-first = Start
button-share = Teilen
button-save = Bild speichern
button-newer = Neuere
button-older = Ältere

game-computer-to-move = Am Zug: { $mark } { $player }

hint-title = Tipp für Partie { $id }
hint-best = **{ $cell }** ist am besten: { $reason }.
hint-last = **{ $cell }** ist das letzte freie Feld.
hint-try = Versuch **{ $cell }**: { $reason }.
hint-win = { $sign } gewinnt
hint-draw = { $sign } unentschieden
hint-loss = { $sign } verliert
hint-unknown = { $sign } noch offen
hint-every-win = Jedes Feld gewinnt.
hint-every-draw = Jedes Feld führt noch zum Unentschieden.
hint-every-loss = Jedes Feld verliert.
hint-every-unknown = Wohin die Felder führen, ist noch offen.
hint-opening = Eine dieser Eröffnungen gewinnt sicher: eine Ecke, die Mitte oder eine Seite. Welche es ist, findest du selbst heraus. Eröffne damit und frag wieder: Jeder Tipp sagt, was noch gewinnt.
hint-hollow = Mit Tipps gibt es nur einen leeren Stern.
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
reason-unblockable = Es droht auf { $cells }, wo mein eigenes Zeichen gerade verschwindet: Das kann ich nicht blocken
reason-only-win = { $moves ->
    [0] Kein anderes Feld gewinnt
    [one] Es gewinnt in 1 Zug, und sonst gewinnt kein Feld
   *[other] Es gewinnt in { $moves } Zügen, und sonst gewinnt kein Feld
}
reason-misere-win = Was ich auch antworte, ich werde eine Reihe vollenden müssen
reason-blocks = Es blockt meine Reihe
reason-only-draw = Jedes andere Feld verliert
reason-spoils-fork = { $count ->
    [1] Ich hätte gern { $cells }, um mit zwei Reihen zugleich zu drohen, und dieses Feld verhindert das
   *[other] Ich würde gern mit zwei Reihen zugleich drohen, und dieses Feld verhindert das
}
reason-threatens = Es droht mit einer Reihe, also muss ich mit { $cells } antworten
reason-sets-traps = Ich verliere, wenn ich mit { $cells } antworte
reason-sets-many-traps = { $count ->
    [one] 1 meiner Antworten verliert
   *[other] { $count } meiner Antworten verlieren
}
reason-avoids-line = Es vollendet keine Reihe
reason-holds = Es sichert das Unentschieden
reason-delays = Jedes Feld verliert jetzt, und bei diesem dauert es am längsten
reason-looks-best = Durch kein anderes Feld laufen mehr offene Reihen

command-stats = Ergebnisse, besiegte Stufen und Wertung zeigen; nur du siehst sie
command-leaderboard = Die höchsten Wertungen hier auflisten; die Liste siehst nur du
option-user-stats = Wessen Statistik; leer lassen für deine eigene
option-scope = Der ganze Server, oder wer in diesem Kanal spielt
option-season = Eine Saison ist ein Quartal, etwa 2026 Q4; leer lassen für die laufende
choice-server = Der ganze Server
choice-channel = Dieser Kanal
button-higher = Höher
button-lower = Tiefer

season = { $year } Q{ $quarter }
result = { $sign } { $games }
points = { NUMBER($points, useGrouping: 0) }
missing-games = { $games ->
    [one] eine weitere gewertete Partie
   *[other] { $games } weitere gewertete Partien
}

leaderboard-title = Server-Rangliste, { $season }
leaderboard-title-channel = Rangliste von <#{ $channel-id }>, { $season }
leaderboard-page = { $total ->
    [1] 1 Person
   *[other] { $total } Personen · Seite { $page } von { $pages }
}
leaderboard-none = Noch hat hier niemand eine Wertung. Partien zwischen Menschen werden gewertet: `/ttt challenge` bietet eine an.
leader-brief = { $place } <@{ $user-id }> · **{ NUMBER($rating, useGrouping: 0) }**
leader-brief-provisional = ⏳ <@{ $user-id }> · { NUMBER($rating, useGrouping: 0) }
games-so-far = { $games } von { $most } Partien
leaders-provisional = ⏳ noch ohne Platz: Dafür braucht es { $games } gewertete Partien
leaders-unsettled = ? weniger als { $games } gewertete Partien
leaders-legend = ± mögliche Abweichung einer Wertung
button-details = Details
button-overview = Weniger
button-post-here = Hier posten
button-my-place = Mein Platz
button-challenge-anyone = Alle herausfordern
own-place = **Dein Platz:** { $place } von { $total }, mit { NUMBER($rating, useGrouping: 0) } Punkten.
own-provisional = ⏳ **Du** hast { NUMBER($rating, useGrouping: 0) } Punkte. Für einen Platz nötig: { $missing }.
own-missing = ⏳ **Nötig für deinen Platz:** { $missing }.
own-none = **Du** hast hier noch keine Wertung: Spiel mit `/ttt challenge` gegen jemanden.
own-left-out = **Du bist von der Wertung ausgenommen:** So haben es die entschieden, die diesen Server leiten.
rated-games = Partien zwischen Menschen hier werden gewertet, bis zu drei am Tag mit derselben Person. Ein Sieg gegen Leute, die { $points } oder mehr Punkte tiefer stehen, zählt nicht.
held-title = 🛡️ **Wer *{ level-unbeatable }* standhielt**
held-first = { $board } · <@{ $first-id }> · { $date }
held-longest = { $board } · { $longest } in Folge · <@{ $longest-id }>

stats-title-server = Server-Statistik von <@{ $user-id }>
stats-title-anywhere = Statistik von <@{ $user-id }>
stats-none = Noch keine beendeten Partien. `/ttt start` beginnt eine.
stats-people = **Gegen Menschen:** { $score }
stats-versus = **<@{ $reader-id }> gegen <@{ $user-id }>:** { $score }
stats-streak = **Siege in Folge:** { $current ->
    [0] Rekord { $best }
   *[other] jetzt { $current }, Rekord { $best }
}
stats-computer = **Gegen Oxo:** { $score }
trophies-legend =
    { $star } bis zur schwersten besiegten Stufe
    -# { $shield } Unentschieden gegen { level-unbeatable }
trophies-legend-hints = { $star } nur mit Tipps
trophies-legend-perfect = { $cup } { level-perfect } ohne Tipps besiegt
stats-levels = **Gegen Oxo, nach Stufen**
stats-run-legend = 🛡️ die meisten Unentschieden in Folge
stats-rating-brief = **Wertung { $season }:** { NUMBER($rating, useGrouping: 0) } · { $how }
stats-settles = für einen Platz nötig: { $missing }
stats-puzzles = **Rätselserie:** { $current ->
    [0] Rekord { $best }
    [one] jetzt 1 Tag, Rekord { $best }
   *[other] jetzt { $current } Tage, Rekord { $best }
}
stats-spread = **Wertung { $season }:** { NUMBER($rating, useGrouping: 0) } ± { $spread }
stats-past = { $season }: { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
stats-points = Höchstwert { NUMBER($highest, useGrouping: 0) }, Tiefstwert { NUMBER($lowest, useGrouping: 0) }. Zuletzt, der neueste am Ende: { $latest }
stats-graph = 📈 Wertung je Partie; Band: mögliche Abweichung
picture-rating = Die Wertung in { $season } als Linie. { $points }
stats-unrated = **Wertung:** keine in { $season }. Gewertet werden Partien zwischen Menschen.
stats-left-out = **Wertung:** von der Wertung dieses Servers ausgenommen.
is-provisional = vorläufig
is-at-place = Platz { $place }

refused-no-leaderboard-here = Außerhalb von Servern gibt es keine Wertung: Ruf die Rangliste dort auf, wo du spielst.
refused-unknown-season = „{ $text }“ ist keine Saison. Schreib ein Jahr und ein Quartal, etwa 2026 Q4.

history-title-server = Server-Partien von <@{ $user-id }>
history-title-anywhere = Partien von <@{ $user-id }>
history-none = Noch keine beendeten Partien. `/ttt start` beginnt eine.
history-page = { $total ->
    [1] 1 Partie
   *[other] { $total } Partien, die neuesten zuerst · Seite { $page } von { $pages }
}
legend-won = 🟩 gewonnen
legend-drawn = 🟨 unentschieden
legend-lost = 🟥 verloren
legend-otherwise = ⬛ ohne Ergebnis
history-won = Gewonnen gegen { $opponent } · #{ $id }
history-lost = Verloren gegen { $opponent } · #{ $id }
history-drawn = Unentschieden gegen { $opponent } · #{ $id }
history-unfinished = Nicht beendet, gegen { $opponent } · #{ $id }
history-stopped = Abgebrochen, gegen { $opponent } · #{ $id }
history-set-aside = Beiseitegelegt, gegen { $opponent } · #{ $id }
history-called-off = Abgesagt, gegen { $opponent } · #{ $id }
history-choice = { $game } · { $ago } · { $board }
ago-now = gerade eben

review-where = Partie { $id } · { $board }
review-at-start = Vor dem { $total ->
    [1] einzigen Zug
   *[other] ersten von { $total } Zügen
}
review-at = Zug { $ply } von { $total }: { $mark } { $player } spielte **{ $cell }**
review-at-own = Zug { $ply } von { $total }: { $mark } Du hast **{ $cell }** gespielt
review-moves = Züge: { $moves }
review-moves-marked = Züge (? steht für einen Fehler): { $moves }
review-no-moves = Niemand hat gezogen, also gibt es nichts, worauf man zurückblicken könnte.
review-no-mistakes = ✨ **Kein einziger Fehler, auf keiner Seite.**
review-more-mistakes = … und { $count } weitere.
mistake-own = Zug { $number }, dein { $cell },
mistake-of = Zug { $number }, { $cell } von { $player },
mistake-win-draw = **{ $move }** verschenkte den Sieg. Am besten war { $better }: Das hätte gewonnen.
mistake-win-loss = **{ $move }** verlor eine gewonnene Partie. Am besten war { $better }: Das hätte gewonnen.
mistake-draw-loss = **{ $move }** verlor die Partie. Am besten war { $better }: Das hätte das Unentschieden gesichert.
mistake-draw-loss-back = **{ $move }** war ein Verlustzug. Am besten war { $better }: Das hätte das Unentschieden gesichert.

watch-begin = Wer macht den ersten Fehler?
watch-slipped = { $player } vertut sich! Sieht { $mark } das?
watch-missed = { $player } verpasst den Sieg. Wieder ausgeglichen.
watch-wins = { $player } kann den Sieg jetzt erzwingen.
watch-even = Bisher ausgeglichen.
watch-wins-still = { $player } steht weiter auf Gewinn.
watch-wins-yet = { $player } lässt den Sieg nicht los.
watch-even-still = Immer noch ausgeglichen.
watch-even-yet = Keine Seite gibt nach.

picture-keep = Zum Speichern: Bild gedrückt halten oder mit rechts anklicken.
shared-by = geteilt von { $player }
picture-game = Ein animiertes Brett: { $board }. { $first-mark } ist { $first }, { $second-mark } ist { $second }. Züge: { $moves }. { $result }
picture-won = { $player } gewinnt.
picture-nobody-won = Niemand gewinnt.

refused-cannot-attach = In diesem Kanal darf ich keine Dateien anhängen, deshalb kann ich hier kein Bild teilen. *{ button-save }* schickt es nur dir.
refused-picture-is-being-drawn = Ich zeichne noch dein letztes Bild. Sobald es da ist, kannst du nach diesem hier fragen.
refused-not-played-by-you = Diese Partie können nur die teilen, die sie gespielt haben.
refused-game-shared = Diese Partie wurde in diesem Kanal schon einmal geteilt.
refused-shared-just-now = Du hast gerade erst etwas geteilt. Wieder teilen kannst du { $wait }.
refused-game-still-on = Diese Partie läuft noch. Analysieren oder eine Revanche verlangen kannst du, wenn sie zu Ende ist.
refused-hint-against-person = Du spielst gegen einen Menschen, da wäre ein Tipp geschummelt. Tipps gibt es in Partien gegen mich: `/ttt start`.
refused-nothing-to-review = So eine Partie habe ich hier nicht gefunden. Schreib die Nummer unter ihrem Brett, etwa `12`, oder such sie mit `/ttt history`.
refused-nothing-played-here = Du hast in diesem Kanal noch keine Partie beendet. `/ttt history` zeigt die, die du gespielt hast.
refused-others-history = Hier kannst du nur deine eigenen Partien auflisten. Die von anderen siehst du auf dem Server, wo sie gespielt wurden.
refused-export-running = Deine Daten werden schon gesammelt. Die Datei kommt als Antwort auf deine erste Anfrage.
refused-opponent-forgotten = Dein Gegenüber hat alle Daten löschen lassen, also gibt es niemanden, den du fragen könntest. Mit `/ttt challenge` forderst du jemand anderen heraus.
