### Every word that a player sees, in Greek. Read whole twice, last on 2026-11-22.

# Names stand without an article and in the nominative or after "σε", "από", "με", "για", because
# nobody knows their gender. Levels are neuter: *επίπεδο*.

## Commands

command-ttt = Τρίλιζα: με το Oxo ή μεταξύ σας
command-start = Ξεκίνα μια παρτίδα τρίλιζα
command-challenge = Προκάλεσε κάποιον σε μια παρτίδα, ή όποιον θέλει εδώ
command-move = Παίξε ένα τετράγωνο στην παρτίδα σου σε αυτό το κανάλι
command-board = Δείξε ξανά το ταμπλό της παρτίδας σου, στο τέλος του καναλιού
command-resign = Εγκατάλειψε την παρτίδα σου εδώ ή απόσυρε την πρόκλησή σου
command-help = Εξήγησε το παιχνίδι, τα επίπεδα και τις εντολές του
menu-challenge = Πρόκληση σε τρίλιζα
menu-stop = Διακοπή της παρτίδας
option-opponent = Με ποιον θα παίξεις· άφησέ το κενό για να παίξεις με το Oxo
option-opponent-challenge = Ποιον προκαλείς· άφησέ το κενό για να μπει όποιος θέλει
option-level = Πόσο καλά παίζει το Oxo
option-board = Σε ποιο ταμπλό θα παίξετε
option-mark = Το σύμβολό σου
option-first = Ποιος κάνει την πρώτη κίνηση
option-cell = Πού παίζεις: b2, 5…
choice-random = Τυχαία
choice-first-me = Εγώ
choice-first-opponent = Ο αντίπαλος

level-beginner = Αρχάριο
level-easy = Εύκολο
level-casual = Μέτριο
level-clever = Έξυπνο
level-unbeatable = Ανίκητο

board-3x3 = 3×3, τρία στη σειρά
board-4x4 = 4×4, τέσσερα στη σειρά
board-5x5 = 5×5, τέσσερα στη σειρά
board-5x5-five = 5×5, πέντε στη σειρά
board-misere = Misère 3×3: με τρία στη σειρά χάνεις
board-short-3x3 = 3×3
board-short-4x4 = 4×4
board-short-5x5 = 5×5
board-short-5x5-five = 5×5, πέντε
board-short-misere = Misère

## The game

player-computer = Oxo ({ $level })
player-computer-alone = Oxo
game-title = { $first-mark } { $first } vs { $second-mark } { $second }
game-to-move = Σειρά σου, { $player } { $mark }
game-won = { $mark } **{ $player } κερδίζει!**
game-won-misere = { $mark } **{ $player } κερδίζει:** { $loser } έκανε γραμμή
game-won-resigned = { $mark } **{ $player } κερδίζει:** εγκατάλειψη από { $loser }
game-won-time = { $mark } **{ $player } κερδίζει:** τέλος χρόνου για { $loser }
game-drawn = **Ισοπαλία.**
game-held = 🛡️ **Ισοπαλία: { $player } άντεξε απέναντι στο *{ level-unbeatable }*!**
game-with-hints = { $result } Με { $hints ->
    [one] 1 υπόδειξη
   *[other] { $hints } υποδείξεις
}.
game-newcomer = Πρώτη φορά; Το *{ level-unbeatable }* δεν χάνει ποτέ.
game-unfinished = **Ημιτελής:** κανείς δεν έπαιξε εγκαίρως.
game-stopped = **Διακόπηκε** από συντονιστή.
game-stopped-watched = **Διακόπηκε.**
rule-misere = **Με τρία στη σειρά χάνεις.**
rule-4 = **Με τέσσερα στη σειρά κερδίζεις.**
rule-5 = **Με πέντε στη σειρά κερδίζεις.**
game-set-aside = **Μπήκε στην άκρη** για να γίνει χώρος σε μια παρτίδα μεταξύ ανθρώπων.
game-called-off = **Ακυρώθηκε** πριν από την πρώτη κίνηση.
game-footer = Παρτίδα { $id }
game-footer-last = τελευταία κίνηση: { $cell }
game-footer-line = η γραμμή: { $cells }
game-footer-clock = ο χρόνος τελειώνει { $when }
game-moved = Το ταμπλό της παρτίδας { $id } είναι τώρα σε άλλο μήνυμα: [δες το εδώ]({ $link })

button-resign = Εγκατάλειψη
button-stop = Διακοπή
button-play-winner = Παίξε με τον νικητή
button-play-too = Παίξε κι εσύ
button-play-level = Παίξε: { $level }
button-to-game = Στην παρτίδα { $id }

end-first-win = 🎉 **{ $player }: πρώτη νίκη στο επίπεδο { $level }!** { $number ->
    [4] Μένει μόνο το *{ level-unbeatable }*, κι εκεί η ισοπαλία είναι νίκη.
    [5] Κράτησες ισόπαλο και το *{ level-unbeatable }*: δεν έμεινε τίποτα να νικήσεις.
    [0] { "" }
   *[other] Είναι το επίπεδο { $number } από τα 5.
}
end-beat-beginner = { $variant ->
    [0] «Α! Έπρεπε να σε σταματήσω;»
    [1] «Μου άρεσε εκείνη η γωνία. Ακόμα μου αρέσει.»
    [2] «Πάλι! Πάλι! Σχεδόν το κατάλαβα.»
   *[other] «Εσύ ξέρεις να κερδίζεις. Εγώ ξέρω να διαλέγω τετράγωνα!»
}
end-beat-easy = { $variant ->
    [0] «Είχα σχέδιο, αλήθεια.»
    [1] «Ωραίο! Εγώ κοίταζα μόνο τα δικά μου σύμβολα.»
    [2] «Μπράβο! Ήμουν τόσο κοντά. Ήμουν; Έτσι ένιωσα.»
   *[other] «Πρέπει κάποτε να κοιτάξω και τη δική σου μεριά στο ταμπλό.»
}
end-beat-casual = { $variant ->
    [0] «Δεκτό. Κοίταζα την άλλη γωνία.»
    [1] «Μπα. Γίνεται κι αυτό; Ωραίο.»
    [2] «Καλή παρτίδα. Θα σηκωνόμουν να χειροκροτήσω, αλλά μόλις κάθισα.»
   *[other] «Καλά, καλά. Εσύ προσπάθησες στ’ αλήθεια.»
}
end-beat-clever = { $variant ->
    [0] «Αδύνατον. Τα είχα σκεφτεί όλα εκτός από αυτό.»
    [1] «Ούτε που το περίμενα. Ας μείνει μεταξύ μας.»
    [2] «Ενδιαφέρον. Θα πω ότι ήταν μέρος του σχεδίου μου.»
   *[other] «Είχα ένα σχέδιο. Εσύ είχες καλύτερο.»
}
end-beat-unbeatable = Αυτό υποτίθεται πως δεν γίνεται. Να το θυμάσαι.
end-drawn-beginner = { $variant ->
    [0] «Γέμισε! Ποιος κέρδισε;»
    [1] «Τέλος τα τετράγωνα! Έχει και πιο μεγάλο;»
    [2] «Δηλαδή η νίκη περισσεύει; Την παίρνω εγώ!»
   *[other] «Γέμισα το δικό μου μισό. Σου αρέσει;»
}
end-drawn-easy = { $variant ->
    [0] «Ισοπαλία! Ας πούμε ότι χαριστήκαμε ο ένας στον άλλον.»
    [1] «Γεμάτο ταμπλό και καμία παρεξήγηση.»
    [2] «Τόσο κοντά. Αλλά για ποιον από τους δυο μας;»
   *[other] «Θα σου έσφιγγα το χέρι, μα μου τελείωσαν τα τετράγωνα.»
}
end-drawn-casual = { $variant ->
    [0] «Δεν κέρδισε κανείς, άρα δεν κερνάει κανείς.»
    [1] «Μπλοκάρεις εσύ, μπλοκάρω κι εγώ. Έτσι πάει όλη μέρα.»
    [2] «Δεν χάνει κανείς. Ό,τι πρέπει για μένα.»
   *[other] «Ισοπαλία. Ας πούμε ότι ήταν ζέσταμα.»
}
end-drawn-clever = { $variant ->
    [0] «Αντάξιος αντίπαλος. Είχα αρχίσει να ιδρώνω.»
    [1] «Εξουδετερώνουμε ο ένας τον άλλον. Κομψό.»
    [2] «Σε παρακαλώ, μην απειλείς δύο γραμμές μαζί. Το απεχθάνομαι.»
   *[other] «Ισορροπία ως το τελευταίο τετράγωνο. Κάτι θα σκεφτώ.»
}
end-drawn-hinted = { $variant ->
    [0] «Ισοπαλία. Κάποιες κινήσεις ήταν δικές μου.»
    [1] «Εσύ με κράτησες, κι εγώ σε κρατούσα από το χέρι.»
    [2] «Σου έδωσα τις απαντήσεις. Τις διάβασες καλά.»
   *[other] «Τώρα άλλη μία, χωρίς να με ρωτάς.»
}
end-drawn-watched = { $variant ->
    [0] «Πρόσφερα κάθε ευκαιρία για λάθος. Δεν την άρπαξε κανείς.»
    [1] «Ήσυχη παρτίδα. Μου αρέσουν οι ήσυχες παρτίδες.»
    [2] «Κανείς δεν έκανε λάθος. Ας το δοκιμάσει κι ένας άνθρωπος.»
   *[other] «Έλπιζα σε ένα λάθος. Μπορώ να περιμένω.»
}
end-said = **{ $level }:** { $said }
end-first-hold = 🎉 **Πρώτη φορά για { $player }!** Πιο ψηλά δεν φτάνει κανείς.
end-drawn-unbeatable = { $variant ->
    [0] «Έψαξα ένα πέρασμα. Δεν υπήρχε κανένα.»
    [1] «Κανένα λάθος. Κοίταξα δύο φορές.»
    [2] «Δεν μου χάρισες τίποτα. Καλή άμυνα.»
   *[other] «Ισοπαλία. Απέναντί μου, αυτό είναι νίκη.»
}
end-lost-beginner = { $variant ->
    [0] «Κέρδισα; Κέρδισα! Πώς το έκανα;»
    [1] «Απλώς μου άρεσαν αυτά τα τετράγωνα.»
    [2] «Η τύχη του αρχάριου. Το λέει και το όνομά μου.»
   *[other] «Το έκανα σωστά; Πες μου τι έκανα!»
}
end-lost-easy = { $variant ->
    [0] «Άφησες μια πόρτα ανοιχτή, κι εγώ μπήκα.»
    [1] «Είχα τα μάτια μου ανοιχτά. Μόνο αυτό ξέρω.»
    [2] «Συγγνώμη! Ποτέ δεν λέω όχι σε δώρο.»
   *[other] «Ήταν μπροστά στα μάτια μου. Νόμιζα ότι μου το φύλαγες!»
}
end-lost-casual = { $variant ->
    [0] «Τίποτα προσωπικό. Και η ισοπαλία μια χαρά θα ήταν.»
    [1] «Εσύ ανοιγόκλεισες τα μάτια, εγώ όχι. Άλλη μία;»
    [2] «Αυτή την κέρδισα από τον καναπέ.»
   *[other] «Ούτε που προσπάθησα. Καλά, λίγο.»
}
end-lost-clever = { $variant ->
    [0] «Γωνίες και κέντρο, φιλαράκι. Γωνίες και κέντρο.»
    [1] «Ακριβώς όπως το σχεδίασα. Σχεδόν.»
    [2] «Ωραία παγίδα, αν μου επιτρέπεται.»
   *[other] «Μη στενοχωριέσαι. Διάβασα βιβλία γι’ αυτό.»
}
end-lost-unbeatable = { $variant ->
    [0] «Περίμενα ένα λάθος, και ήρθε.»
    [1] «Η ισοπαλία ήταν εκεί, έτοιμη να την πάρεις.»
    [2] «Υπομονή. Έχω όλο τον χρόνο του κόσμου.»
   *[other] «Δεν βιάζομαι και δεν κάνω λάθη. Δοκίμασε ξανά.»
}
end-gave-up = { $variant ->
    [0] «Δεν είναι ντροπή. Το επόμενο ταμπλό είναι άδειο.»
    [1] «Θα ήθελα να δω πώς θα τελείωνε.»
    [2] «Θα λέω σε όλους ότι κρίθηκε στο τσακ.»
   *[other] «Μια καλή υποχώρηση είναι η μισή ρεβάνς.»
}
end-won = { $variant ->
    [0] { $player } κέρδισε σε { $moves ->
        [one] 1 κίνηση
       *[other] { $moves } κινήσεις
    }. Η ρεβάνς είναι ένα κλικ μακριά.
    [1] Τελείωσε σε { $moves ->
        [one] 1 κίνηση
       *[other] { $moves } κινήσεις
    }. Ποιος το περίμενε;
    [2] Το μπλόκο ήρθε μία κίνηση αργά. Όπως πάντα.
   *[other] Η γραμμή είναι γραμμή. Υποκλίσου, { $player }.
}
end-won-misere = { $variant ->
    [0] Η υπομονή ανταμείβεται. Η ρεβάνς είναι ένα κλικ μακριά.
    [1] { $player } κράτησε την ψυχραιμία, όχι όμως τη γραμμή.
    [2] Η τέχνη είναι σε αυτό που δεν συμπληρώνεις.
   *[other] Κάποιος έπρεπε να το κάνει. Όχι όμως { $player }.
}
end-drawn = { $variant ->
    [0] Γεμάτο ταμπλό, και ούτε μία γραμμή.
    [1] Κανείς δεν χάρισε ούτε πόντο, και τώρα δεν έμεινε κανένας.
    [2] Όλες οι γραμμές φυλάγονταν, και δεν ξέφυγε καμία.
   *[other] Ειρήνη, προς το παρόν.
}
end-resigned = { $variant ->
    [0] Κάποιος από τους δύο είδε αρκετά.
    [1] { $player } κερδίζει, και περισσεύουν και τετράγωνα.
    [2] Σύντομο τέλος. Η ρεβάνς είναι ένα κλικ μακριά.
   *[other] Μετράει όσο κάθε νίκη. Το έλεγξα.
}
end-time = { $variant ->
    [0] Το ρολόι είχε τον τελευταίο λόγο.
    [1] Το ταμπλό περίμενε. Το ρολόι όχι.
    [2] Παίζει κι ο χρόνος, και δεν κάνει ποτέ λάθος.
   *[other] { $player } έπαιξε εγκαίρως, κι αυτό έφτασε.
}
end-tip = Συμβουλή: το *{ $level }* δεν προβλέπει δύο απειλές μαζί.
end-hinted = Οι παρτίδες με υποδείξεις δεν μετράνε ούτε ως πρώτη φορά ούτε για σερί.
end-streak-wins = 🔥 { $count } νίκες στη σειρά στο επίπεδο { $level }.
end-streak-draws = 🔥 { $count } ισοπαλίες στη σειρά στο επίπεδο { $level }.
end-streak-between = 🔥 { $player } έχει { $count } νίκες στη σειρά απέναντι σε { $opponent }.
end-score-leads = **{ $player } προηγείται { $wins }–{ $losses }** { $draws ->
    [0] { "" }
    [one] · 1 ισοπαλία
   *[other] · { $draws } ισοπαλίες
}
end-score-even = **{ $first } και { $second }: ίσα, { $wins }–{ $losses }** { $draws ->
    [0] { "" }
    [one] · 1 ισοπαλία
   *[other] · { $draws } ισοπαλίες
}
end-ratings = Βαθμολογίες: { $ratings }
end-unrated = Δεν βαθμολογείται: μετράνε ως τρεις παρτίδες τη μέρα με το ίδιο άτομο, και δεν μετράει νίκη απέναντι σε πολύ χαμηλότερη βαθμολογία.
end-rating = { $player } { NUMBER($rating, useGrouping: 0) } ({ $change })
notice-accepted = <@{ $player-id }>, { $opponent } δέχτηκε την πρόκλησή σου: η [παρτίδα { $id }]({ $link }) ξεκίνησε.
notice-rematch = <@{ $player-id }>, { $opponent } δέχτηκε τη ρεβάνς: η [παρτίδα { $id }]({ $link }) ξεκίνησε.
notice-turn = <@{ $player-id }>, { $opponent } έπαιξε, άρα είναι η σειρά σου στην [παρτίδα { $id }]({ $link }).
notice-time = <@{ $player-id }>, είναι η σειρά σου στην [παρτίδα { $id }]({ $link }). Ο χρόνος σου τελειώνει { $when }.
button-no-turn-notices = Όχι τέτοιες ειδοποιήσεις
turn-notices-off = Δεν θα σου λέω πια πότε είναι η σειρά σου. Για να το ενεργοποιήσεις ξανά, γράψε `/ttt preferences`.
notice-time-quiet = { $player }, είναι η σειρά σου στην [παρτίδα { $id }]({ $link }). Ο χρόνος σου τελειώνει { $when }.

## Puzzles

command-puzzle = Λύσε τον γρίφο της ημέρας ή έναν από τις δικές σου παρτίδες
option-from = Από πού είναι ο γρίφος
choice-today = Ο σημερινός γρίφος
choice-own-games = Οι παρτίδες μου: η στιγμή πριν από ένα λάθος
puzzle-title = Γρίφος { $number }
puzzle-title-own = Παρτίδα { $id }, πριν από την κίνηση { $move }
puzzle-goal-win = { $moves ->
    [0] Παίζει { $mark }: **κέρδισε.**
    [1] Παίζει { $mark }: **κέρδισε με αυτή την κίνηση.**
   *[other] Παίζει { $mark }: **κέρδισε σε { $moves } κινήσεις.**
}
puzzle-goal-misere = { $moves ->
    [0] Παίζει { $mark }: **ανάγκασε το { $enemy } να συμπληρώσει γραμμή.**
    [1] Παίζει { $mark }: **άφησε στο { $enemy } μόνο κινήσεις που συμπληρώνουν γραμμή.**
   *[other] Παίζει { $mark }: **ανάγκασε το { $enemy } να συμπληρώσει γραμμή,** σε { $moves } κινήσεις.
}
puzzle-goal-draw = Παίζει { $mark }: **κράτησε την ισοπαλία.**
puzzle-tries-left = { $left ->
    [one] απομένει 1 προσπάθεια
   *[other] απομένουν { $left } προσπάθειες
}
puzzle-tries = { $tries ->
    [one] 1 προσπάθεια
   *[other] { $tries } προσπάθειες
}
puzzle-wrong-loses-at-once = **Όχι { $cell }:** είναι γραμμή, κι εδώ η γραμμή χάνει.
puzzle-wrong-line = **Όχι { $cell }:** το { $enemy } απαντά με { $reply } και κάνει γραμμή.
puzzle-wrong-fork = **Όχι { $cell }:** το { $enemy } απαντά με { $reply } και απειλεί { $cells }.
puzzle-wrong-lost = **Όχι { $cell }:** το { $enemy } απαντά με { $reply } και μετά κερδίζει.
puzzle-wrong-must-complete = **Όχι { $cell }:** το { $enemy } απαντά με { $reply }, και αργά ή γρήγορα το { $mark } θα πρέπει να συμπληρώσει γραμμή.
puzzle-wrong-only-draws = **Όχι { $cell }:** το { $enemy } απαντά με { $reply }, και νίκη δεν υπάρχει πια.
puzzle-wrong-ends-in-draw = **Όχι { $cell }:** το ταμπλό γέμισε και δεν κέρδισε κανείς.
puzzle-hinted = { $count ->
    [one] Η υπόδειξη έβγαλε ένα λάθος τετράγωνο.
   *[other] Η υπόδειξη έβγαλε { $count } λάθος τετράγωνα.
}
puzzle-next = Ο επόμενος έρχεται { $when }.
puzzle-go-on = **Σωστά!** Το { $enemy } απαντά με { $reply }. Συνέχισε.
puzzle-solved = { $tries ->
    [1] 🎯 **Λύθηκε με την πρώτη!**
   *[other] 🎯 **Λύθηκε σε { $tries } προσπάθειες!**
}
puzzle-solved-hinted = { $hints ->
    [one] 🎯 **Λύθηκε με 1 υπόδειξη!**
   *[other] 🎯 **Λύθηκε με { $hints } υποδείξεις!**
}
puzzle-failed = **Αυτός ξέφυγε.** Ρίξε μια ματιά στη λύση, κι ο επόμενος είναι δικός σου.
puzzle-answer = **Ήταν το { $cell }:** { $reason }.
puzzle-merit-line = συμπληρώνει γραμμή
puzzle-merit-fork = απειλεί { $cells } ταυτόχρονα
puzzle-merit-forces-fork = το { $enemy } πρέπει να απαντήσει με { $reply }, και μετά το { $then } απειλεί { $cells } ταυτόχρονα
puzzle-merit-threats = από εκεί και πέρα κάθε κίνηση του { $mark } απειλεί γραμμή, και το { $enemy } δεν μπορεί να τις σταματήσει όλες
puzzle-merit-wins = ό,τι κι αν απαντήσει το { $enemy }, το { $mark } κερδίζει
puzzle-merit-must-complete = αργά ή γρήγορα το { $enemy } θα πρέπει να συμπληρώσει γραμμή
puzzle-merit-blocks = το { $enemy } θα συμπλήρωνε γραμμή εκεί
puzzle-merit-spoils-fork = δεν αφήνει το { $enemy } να απειλήσει δύο γραμμές μαζί
puzzle-merit-only-draw = όλα τα άλλα τετράγωνα χάνουν
puzzle-merit-holds = κρατάει την ισοπαλία
puzzle-played = Έτσι παίχτηκε: { $line }
puzzle-line = Η καλύτερη συνέχεια: { $line }.
puzzle-streak = { $days ->
    [one] 🔥 **Σερί γρίφων: 1 μέρα.**
   *[other] 🔥 **Σερί γρίφων: { $days } μέρες.**
}
puzzle-solvers = Τον έλυσε το { $percent }% από { $finished } άτομα.
puzzle-solved-by = { $finished ->
    [one] Τον έλυσαν: { $solved } από 1 άτομο.
   *[other] Τον έλυσαν: { $solved } από { $finished } άτομα.
}
puzzle-first = Η πρώτη λύση, από όσους τον κοινοποίησαν εδώ: <@{ $user-id }>.
puzzle-shared-solved = { $player } τον έλυσε. Εσύ μπορείς;
puzzle-shared-failed = Ξέφυγε από { $player }. Εσύ θα τον πιάσεις;
button-puzzle-today = Γρίφος
button-puzzle-solve = Λύσε τον
button-puzzle-hint = Υπόδειξη (–1 προσπάθεια)
button-puzzle-no-hint = Τελευταία: όχι υπόδειξη
button-puzzle-share = Κοινοποίηση
button-puzzle-own = Από τις παρτίδες μου
button-puzzle-another = Άλλον έναν

refused-puzzle-over = Αυτός ο γρίφος τελείωσε. Τον σημερινό τον έχει το `/ttt puzzle`.
refused-no-mistakes = Στις τελευταίες σου παρτίδες δεν υπάρχει λάθος για γρίφο: αφήνω έξω τις πρώτες κινήσεις κι όσα σου έβαλα πρόσφατα. Παίξε κι άλλες: `/ttt start`.
refused-shared-today = Έχεις ήδη κοινοποιήσει αυτόν τον γρίφο σε αυτό το κανάλι.

## Challenges

challenge-title = ### Τρίλιζα;
challenge-title-rematch = ### Ρεβάνς;
challenge-to = <@{ $opponent-id }>, **{ $challenger }** σε προκαλεί.
challenge-to-closed = Πρόκληση από **{ $challenger }** σε **{ $opponent }**.
challenge-rematch = <@{ $opponent-id }>, **{ $challenger }** θέλει ρεβάνς.
challenge-rematch-closed = **{ $challenger }** ήθελε ρεβάνς με **{ $opponent }**.
challenge-last-won = { $player } κέρδισε την προηγούμενη παρτίδα.
challenge-last-drawn = Η προηγούμενη παρτίδα έληξε με ισοπαλία.
challenge-to-anyone = **{ $challenger }** ψάχνει παρέα για παιχνίδι.
challenge-to-anyone-closed = **{ $challenger }** έψαχνε παρέα για παιχνίδι.
challenge-expires = Λήγει { $expires }
challenge-sides-swap = Αλλαγή πλευρών
challenge-opens-me = Ξεκινά { $challenger }
challenge-opens-opponent = Ξεκινά { $opponent }
challenge-opens-anyone = Ξεκινά όποιος μπει
challenge-opens-random = Ξεκινά ένας στην τύχη
challenge-accepted = Η πρόκληση έγινε δεκτή: η παρτίδα ξεκίνησε.
challenge-declined = Όχι αυτή τη φορά: { $opponent } δεν δέχτηκε.
challenge-withdrawn = { $challenger } απέσυρε την πρόκληση.
challenge-expired = Έληξε πριν απαντήσει { $opponent }.
challenge-expired-open = Έληξε πριν μπει κάποιος.
challenge-withdrawn-private = Απέσυρες την πρόκλησή σου.
button-accept = Αποδοχή
button-decline = Απόρριψη
button-join = Συμμετοχή
button-withdraw = Απόσυρση
button-challenge-again = Νέα πρόκληση

## Private answers

stopped-private = Διέκοψες την παρτίδα { $id }.
resign-question = **Εγκαταλείπεις την παρτίδα { $id };** Θα την κερδίσει { $opponent }.
button-confirm-resign = Ναι, εγκατάλειψη
resign-question-untouched = **Εγκαταλείπεις την παρτίδα { $id };** Κανείς δεν έχει παίξει ακόμα, οπότε δεν θα μετρήσει.
button-keep-playing = Συνέχισε
dismissed-before = Έγινε.
resigned-private = Εγκατέλειψες την [παρτίδα { $id }]({ $link }).
called-off-private = Ακύρωσες την [παρτίδα { $id }]({ $link }).
button-restart = Εγκατάλειψη και νέα
button-set-aside-accept = Στην άκρη και αποδοχή
button-set-aside-join = Στην άκρη και συμμετοχή
set-aside-private = Η παρτίδα σου μαζί μου μπήκε στην άκρη. Δεν μετράει ούτε ως νίκη ούτε ως ήττα.

see-board = [Πήγαινε στο ταμπλό]({ $link })

refused-broken-button = Δεν ξέρω αυτό το κουμπί. Γράψε `/ttt start` για νέα παρτίδα.
refused-not-watcher = Μόνο όποιος ζήτησε αυτή την παρτίδα, ή ένας συντονιστής, μπορεί να τη διακόψει. Γράψε `/ttt watch` για να ξεκινήσεις μια δική σου.
refused-no-such-game = Αυτή η παρτίδα δεν υπάρχει πια. Γράψε `/ttt start` για μια καινούργια.
refused-no-game-here = Δεν έχεις παρτίδα σε αυτό το κανάλι. Γράψε `/ttt start` για να παίξεις.
refused-not-your-game = Αυτό μπορούν να το κάνουν μόνο οι δύο παίκτες εκείνης της παρτίδας. Γράψε `/ttt start` για μια δική σου.
refused-not-your-turn = Δεν είναι ακόμα η σειρά σου.
refused-not-moderator = Μόνο μέλη με το δικαίωμα *Διαχείριση μηνυμάτων* μπορούν να διακόψουν μια παρτίδα.
refused-no-game-on-message = Δεν υπάρχει παρτίδα σε αυτό το μήνυμα.
refused-stale-board = Η παρτίδα προχώρησε: αυτό είναι τώρα το ταμπλό.
refused-old-copy = Αυτό είναι ένα παλιό αντίγραφο του ταμπλό. [Η παρτίδα συνεχίζεται εδώ]({ $link }).
refused-game-is-over = Αυτή η παρτίδα τελείωσε.
refused-already-playing = Έχεις ήδη μια παρτίδα εδώ: τελείωσέ την ή εγκατάλειψέ την πρώτα. [Πήγαινε στο ταμπλό]({ $link })
refused-already-playing-opponent = { $player } έχει ήδη παρτίδα σε αυτό το κανάλι. Δοκίμασε ξανά όταν τελειώσει, ή σε άλλο κανάλι.
refused-playing-computer = Εδώ παίζεις μαζί μου, αλλά εκείνη η παρτίδα μπορεί να μπει στην άκρη. [Πήγαινε στο ταμπλό]({ $link })
refused-channel-not-allowed = Σε αυτόν τον διακομιστή παίζουμε σε άλλα κανάλια: { $channels }
refused-role-not-allowed = Σε αυτόν τον διακομιστή μπορούν να παίξουν μόνο μέλη με συγκεκριμένους ρόλους.
refused-too-soon = Σε αυτόν τον διακομιστή πρέπει να περιμένεις ανάμεσα στις προκλήσεις. Δοκίμασε ξανά { $wait }.
refused-too-many-games = Σε αυτό το κανάλι { $most ->
    [one] παίζεται ήδη 1 παρτίδα
   *[other] παίζονται ήδη { $most } παρτίδες
}, και περισσότερες δεν επιτρέπονται. Δοκίμασε ξανά όταν τελειώσει κάποια, ή σε άλλο κανάλι.
refused-too-many-watched = Παρακολουθείς ήδη { $most ->
    [one] 1 παρτίδα: άφησέ την πρώτα
   *[other] { $most } παρτίδες: άφησε πρώτα κάποια
} να τελειώσει.
refused-no-such-challenge = Αυτή η πρόκληση δεν υπάρχει πια. Γράψε `/ttt challenge` για να κάνεις μία.
refused-nothing-to-resign = Δεν έχεις ούτε παρτίδα ούτε πρόκληση σε αυτό το κανάλι.
refused-challenge-closed-accepted = Πολύ αργά: αυτή η πρόκληση έγινε δεκτή.
refused-challenge-closed-declined = Πολύ αργά: αυτή η πρόκληση απορρίφθηκε.
refused-challenge-closed-withdrawn = Πολύ αργά: αυτή η πρόκληση αποσύρθηκε.
refused-challenge-closed-expired = Πολύ αργά: αυτή η πρόκληση έληξε.
refused-not-your-challenge = Αυτή η πρόκληση είναι για κάποιον άλλον. Κάνε μια δική σου με `/ttt challenge`.
refused-not-your-offer = Αυτή την πρόκληση την αποσύρει μόνο όποιος την έκανε. Για σένα είναι το κουμπί *{ button-join }*.
refused-own-challenge = Αυτή η πρόκληση είναι δική σου: πρέπει να τη δεχτεί κάποιος άλλος. Με `/ttt resign` την αποσύρεις.
refused-already-challenging = Έχεις ήδη μια ανοιχτή πρόκληση σε αυτό το κανάλι: απόσυρέ την πρώτα με `/ttt resign`. [Πήγαινε στην πρόκληση]({ $link })
refused-challenge-yourself = Δεν μπορείς να προκαλέσεις τον εαυτό σου. Για να παίξεις μαζί μου, γράψε `/ttt start` χωρίς αντίπαλο.
refused-challenge-bot = Τα bot δεν απαντούν σε προκλήσεις. Για να παίξεις μαζί μου, γράψε `/ttt start` χωρίς αντίπαλο.
refused-cannot-see-channel = Αυτό το άτομο δεν βλέπει το κανάλι, άρα δεν θα μπορούσε να απαντήσει.
refused-cannot-be-challenged = Δεν μπορείς να παίξεις με { $player } αυτή τη στιγμή.
refused-nobody-else-here = Κανείς άλλος δεν βλέπει αυτή τη συνομιλία. Κάνε προκλήσεις σε διακομιστή ή σε ομάδα· για να παίξεις μαζί μου, γράψε `/ttt start`.
refused-unreadable-cell = Το «{ $text }» δεν είναι τετράγωνο. Γράψε, για παράδειγμα, b2 ή 5.
refused-ambiguous-cell = Το «{ $text }» μπορεί να είναι { $cells }. Γράψε ποιο εννοείς.
refused-off-board = Το { $where } δεν είναι σε αυτό το ταμπλό.
refused-cell-taken = Το { $where } είναι πιασμένο.
refused-store-unavailable = Δεν μπορώ να φτάσω στη βάση δεδομένων μου αυτή τη στιγμή, οπότε δεν άλλαξε τίποτα. Δοκίμασε ξανά σε λίγο.
refused-outcome-unknown = Έχασα την επαφή με τη βάση δεδομένων μου πάνω που το αποθήκευα, οπότε μπορεί να έγινε, μπορεί και όχι. Δοκίμασε ξανά σε λίγο: τίποτα δεν γίνεται δύο φορές, και το `/ttt board` δείχνει την παρτίδα σου.
refused-unexpected = Κάτι πήγε στραβά από τη μεριά μου. Η παρτίδα σου είναι ασφαλής: το `/ttt board` τη δείχνει.

## Help

help-title = ## Τρίλιζα
button-help-play = Πώς παίζεται
button-help-commands = Εντολές
button-help-more = Επίπεδα και κανόνες
button-begin = Ξεκίνα παρτίδα
help-goal = Τρία σύμβολά σου στη σειρά κερδίζουν.
help-start = **Μαζί μου:** { $start }, σε πέντε επίπεδα
help-challenge = **Με παρέα:** { $challenge }
help-puzzle = **Σόλο:** { $puzzle }, κάθε μέρα νέος γρίφος
help-stuck = **Κόλλησες;** *{ button-hint }*: η καλύτερη κίνηση.
help-lost = **Έχασες;** Το *{ button-review-loss }* δείχνει το λάθος.
help-game = **Όσο παίζεις**
help-on-hint = καλύτερη κίνηση, με μένα
help-on-move = b2, 5…
help-on-board = το ταμπλό σου, ξανά
help-on-resign = παρτίδα ή πρόκληση
help-after = **Για να δεις**
help-on-stats = αποτελέσματα, βαθμολογία
help-on-leaderboard = οι καλύτεροι εδώ
help-on-history = οι παρτίδες που τελείωσες
help-on-review = τα λάθη σου
help-on-watch = παίζω με τον εαυτό μου
help-yours = **Όπως σου αρέσει**
help-on-preferences = στιλ και ειδοποιήσεις
help-on-privacy = τα δεδομένα σου
help-server = **Για όσους έχουν διακομιστή**
help-on-settings = στιλ, κανάλια, όρια
help-menus = **Στα μενού, στις *Εφαρμογές***
    Σε ένα άτομο: *{ menu-challenge }*
    Σε ένα μήνυμα: *{ menu-stop }*
help-levels = **Επίπεδα** · `/ttt start` με `level`
    - *{ level-beginner }*: παίζει όπου να ’ναι
    - *{ level-easy }*: συμπληρώνει τις γραμμές του
    - *{ level-casual }*: μπλοκάρει και τις δικές σου
    - *{ level-clever }*: του ξεφεύγουν μόνο πιρούνια
    - *{ level-unbeatable }*: δεν χάνει ποτέ
    -# Ένα πιρούνι απειλεί δύο γραμμές μαζί.
help-boards = **Ταμπλό** · `/ttt start` με `board`
    - 3×3, τρία στη σειρά
    - 4×4, τέσσερα στη σειρά
    - 5×5, τέσσερα ή πέντε στη σειρά
    - *Misère*: με τρία στη σειρά **χάνεις**
help-cells = **Τετράγωνα** · το a1 είναι πάνω αριστερά, το b1 δίπλα του. Ή μέτρησέ τα: το 1 είναι πάνω αριστερά, ή το 7 αν διαλέξεις αριθμούς σαν του numpad.
help-time = **Χρόνος** · μία μέρα ανά κίνηση, εκτός αν ο διακομιστής ορίζει αλλιώς. Μεταξύ ανθρώπων, όποιος ξεμείνει από χρόνο χάνει.
help-screen-reader = **Με αναγνώστη οθόνης,** διάλεξε το στιλ *{ style-text }* στο `/ttt preferences`: τα ταμπλό γίνονται γράμματα και κάθε κουμπί λέει τετράγωνο και σύμβολο.

## Settings

command-settings = Ρύθμισε την τρίλιζα στον διακομιστή (για μέλη με «Διαχείριση διακομιστή»)
command-preferences = Όρισε αριθμούς τετραγώνων, στιλ ταμπλό, ειδοποιήσεις και ποιος μπορεί να σε προκαλεί
command-privacy = Πάρε τα δεδομένα σου σε αρχείο ή διάγραψέ τα
option-action = Τι να γίνει με τα δεδομένα σου
choice-export = Στείλε μου τα δεδομένα μου σε αρχείο
choice-delete = Διάγραψε τα δεδομένα μου

player-somebody = Κάποιος

settings-title = ### Η τρίλιζα σε αυτόν τον διακομιστή
settings-note = Το βλέπεις μόνο εσύ. Κάθε επιλογή αποθηκεύεται αμέσως και ισχύει για τις επόμενες παρτίδες.
settings-page = { $page }/{ $pages } · { $name }
button-section-games = Παρτίδες
button-section-look = Σύμβολα και στιλ
button-section-places = Γλώσσα, κανάλια
button-section-limits = Όρια
button-section-check = Έλεγχος
button-check-again = Νέος έλεγχος

settings-level = **Πόσο καλά παίζω,** εκτός αν κάποιος διαλέξει άλλο επίπεδο
settings-board = **Ταμπλό,** εκτός αν κάποιος διαλέξει άλλο
settings-clock = **Χρόνος ανά κίνηση.** Μεταξύ ανθρώπων, όποιος ξεμείνει από χρόνο χάνει.
settings-theme = **Σύμβολα** των δύο παικτών
settings-style = **Στιλ ταμπλό,** εκτός αν οι παίκτες προτιμούν άλλο
settings-remains = **Όταν τελειώσει μια παρτίδα,** τι μένει από το μήνυμά της
settings-sample = **Έτσι φαίνεται**
settings-locale = **Γλώσσα** των δημόσιων μηνυμάτων. Τα ιδιωτικά είναι στη γλώσσα όποιου τα διαβάζει.
settings-channels = **Κανάλια** όπου ξεκινούν παρτίδες, μαζί με τα νήματά τους. Μη διαλέξεις κανένα για να επιτρέπονται όλα.
settings-roles = **Ρόλοι** που μπορούν να ξεκινούν παρτίδες. Μη διαλέξεις κανέναν για να μπορούν όλοι.
settings-puzzle-channel = **Γρίφος της ημέρας:** το κανάλι όπου τον δημοσιεύω κάθε μέρα
puzzle-channel-none = Κανένα κανάλι
settings-most-live = **Όριο ταυτόχρονων παρτίδων** σε ένα κανάλι
settings-pause = **Παύση** πριν το ίδιο άτομο μπορέσει να προκαλέσει ξανά
settings-unrated = **Εκτός κατάταξης:** οι παρτίδες με αυτά τα άτομα δεν βαθμολογούνται, ούτε οι παλιότερες
unrated-none = Κανείς
channels-all = Όλα τα κανάλια
roles-all = Όλοι
more-choices = Διάλεξε εδώ
button-ask-clock = Άλλος χρόνος…
button-ask-emoji = Δύο δικά σου emoji…

theme-classic = Κλασικά: πλακίδια σχεδιασμένα από το Oxo
theme-plain = Απλά
theme-animals = Ζώα
theme-sky = Ουρανός
theme-garden = Κήπος
theme-sea = Θάλασσα
theme-own = Δικά σου
style-server = Το στιλ του διακομιστή
style-server-about = Όπως διάλεξαν οι υπεύθυνοί του
style-emoji = Μεγάλο
style-emoji-about = Το ταμπλό με μεγάλα πλακίδια πάνω από τα κουμπιά
style-compact = Λιτό
style-compact-about = Μόνο τα κουμπιά όσο παίζεται η παρτίδα
style-text = Κείμενο
style-text-about = Γράμματα και συντεταγμένες, για αναγνώστες οθόνης
remains-all = Ολόκληρο το ταμπλό
remains-line = Μόνο μια γραμμή με το αποτέλεσμα
language-auto = Όπως στο Discord
most-live = { $count ->
    [one] 1 παρτίδα
   *[other] { $count } παρτίδες
}
pause-none = Χωρίς παύση

form-clock-title = Χρόνος ανά κίνηση
form-clock-label = Πόσο μπορεί να κρατήσει μια κίνηση;
form-clock-hint = Από 1 λεπτό ως 7 ημέρες: 90m, 2h, 1h 30m ή 3d
form-emoji-title = Δύο δικά σου emoji
form-emoji-x-label = Αντί για ❌
form-emoji-o-label = Αντί για 🔵
form-emoji-hint = Οποιοδήποτε emoji, ή ένα του διακομιστή με το όνομά του, όπως :cat:

check-title = **Τα δικαιώματά μου στο { $channel }**
check-has = ✅ { $permission }
check-lacks = ❌ Λείπει το δικαίωμα **{ $permission }**:
check-well = Εδώ έχω όλα όσα χρειάζομαι.
check-how = Όποιος διαχειρίζεται το κανάλι μπορεί να το επιτρέψει από *Επεξεργασία καναλιού → Δικαιώματα*, για τον ρόλο μου. Μετά πάτα *{ button-check-again }*.
check-no-member = ❌ **Δεν με έχουν προσθέσει σε αυτόν τον διακομιστή,** οπότε μπορώ μόνο να απαντώ σε εντολές και κουμπιά: δεν μπορώ να ειδοποιήσω κανέναν ότι είναι η σειρά του, και τα ταμπλό που είναι παλιότερα από 15 λεπτά αλλάζουν μόνο όταν κάποιος πατήσει ένα κουμπί τους.
check-not-allowed = ⚠️ Σε αυτό το κανάλι δεν ξεκινούν παρτίδες: δεν είναι ανάμεσα σε όσα έχουν επιλεγεί στο *{ button-section-places }*.
permission-view = Προβολή καναλιού
permission-view-why = χωρίς αυτό δεν μπορώ να ενημερώσω ένα ταμπλό όταν τελειώνει ο χρόνος ή όταν ένας συντονιστής διακόπτει μια παρτίδα.
permission-send = Αποστολή μηνυμάτων
permission-send-why = χωρίς αυτό δεν μπορώ να πω στους παίκτες ότι είναι η σειρά τους ή ότι τελειώνει ο χρόνος τους.
permission-attach = Επισύναψη αρχείων
permission-attach-why = χωρίς αυτό κανείς δεν μπορεί να κοινοποιήσει την εικόνα μιας παρτίδας.
permission-send-in-threads = Αποστολή μηνυμάτων σε νήματα
permission-send-in-threads-why = χωρίς αυτό δεν μπορώ να πω στους παίκτες ότι είναι η σειρά τους ή ότι τελειώνει ο χρόνος τους.

refused-servers-only = Οι ρυθμίσεις ανήκουν σε διακομιστή, οπότε δώσε αυτή την εντολή μέσα σε έναν. Οι δικές σου προτιμήσεις είναι στο `/ttt preferences`.
refused-not-manager = Μόνο μέλη με το δικαίωμα *Διαχείριση διακομιστή* μπορούν να αλλάξουν τις ρυθμίσεις εδώ. Οι δικές σου προτιμήσεις είναι στο `/ttt preferences`.
refused-not-your-panel = Αυτό το άνοιξε κάποιος άλλος. Άνοιξε το δικό σου με `/ttt settings`, `/ttt preferences` ή `/ttt privacy`.
refused-not-your-notice = Αυτές οι ειδοποιήσεις είναι για κάποιον άλλον. Οι δικές σου είναι στο `/ttt preferences`.
refused-unreadable-clock = Το «{ $text }» δεν είναι διάρκεια. Γράψε 90m, 2h, 1h 30m ή 3d.
refused-clock-out-of-range = Μια κίνηση μπορεί να κρατήσει από 1 λεπτό ως 7 ημέρες.
refused-unknown-emoji = Το «{ $text }» δεν είναι emoji που μπορώ να χρησιμοποιήσω εδώ. Διάλεξε ένα συνηθισμένο emoji, ή ένα του διακομιστή με το όνομά του, όπως :cat:
refused-marks-alike = Τα δύο σύμβολα πρέπει να διαφέρουν μεταξύ τους και από το άδειο τετράγωνο ⬛, αλλιώς κανείς δεν θα μπορούσε να διαβάσει το ταμπλό.

## Preferences

preferences-title = ### Οι προτιμήσεις σου
preferences-note = Το βλέπεις μόνο εσύ. Κάθε επιλογή αποθηκεύεται αμέσως και ισχύει όπου κι αν παίζεις.
preferences-numbering = **Αριθμοί τετραγώνων** για το `/ttt move`
preferences-style = **Στιλ ταμπλό** στις επόμενες παρτίδες σου. Με άλλο άτομο, το *{ style-text }* ισχύει αν το προτιμά έστω κι ένας από τους δύο, οποιοδήποτε άλλο μόνο αν το προτιμούν και οι δύο.
preferences-pings = **Ειδοποιήσεις:** πότε μπορώ να σε αναφέρω
preferences-challenges = **Ποιος μπορεί να σε προκαλεί.** Κανείς δεν μαθαίνει τι διάλεξες.
preferences-blocked = **Ποτέ αυτά τα άτομα:** δεν μπορούν να σε προκαλέσουν, να δεχτούν τις προκλήσεις σου ή να παίξουν ρεβάνς μαζί σου, και δεν μαθαίνουν γιατί.
pings-turns = Πάντα, και στη σειρά μου
pings-turns-about = Στη σειρά σου: μόνο αν δεν έπαιξες μέσα σε ένα λεπτό
pings-some = Μόνο προκλήσεις και χρόνος
pings-some-about = Και όταν δέχονται τη δική σου· όχι στη σειρά σου
pings-none = Ποτέ
pings-none-about = Προκλήσεις και υπενθυμίσεις θα βρεις στο κανάλι
challenges-anyone = Όλοι
challenges-nobody = Κανείς
numbering-reading = Σαν κείμενο: 1 πάνω αριστερά
numbering-keypad = Σαν numpad: 7 πάνω αριστερά

## Privacy

exported = Αυτά είναι όλα όσα κρατάω για σένα: οι παρτίδες που έπαιξες, οι βαθμολογίες σου, οι γρίφοι σου, οι προκλήσεις σου και οι προτιμήσεις σου.
exported-packed = Αυτά είναι όλα όσα κρατάω για σένα: οι παρτίδες που έπαιξες, οι βαθμολογίες σου, οι γρίφοι σου, οι προκλήσεις σου και οι προτιμήσεις σου. Είναι τόσα πολλά που τα συμπίεσα: ανοίγουν με το gzip και με τα περισσότερα προγράμματα αποσυμπίεσης.
forget-question =
    ### Να διαγραφούν τα δεδομένα σου;
    Εγκαταλείπεις τις παρτίδες που παίζεις και οι ανοιχτές προκλήσεις σου κλείνουν. Το αναγνωριστικό σου, το όνομά σου, οι βαθμολογίες σου, οι γρίφοι σου και οι προτιμήσεις σου διαγράφονται. Οι παρτίδες που τελείωσαν μένουν για όσους έπαιξαν μαζί σου, που θα βλέπουν «{ player-somebody }» στη θέση σου· οι βαθμολογίες τους υπολογίζονται χωρίς εσένα. Αν κάποιος διάλεξε να μην τον προκαλείς, η επιλογή αυτή μένει, και γι’ αυτήν κρατάω μόνο το αναγνωριστικό σου.
    Αυτό **δεν αναιρείται.** Τα μηνύματα που είναι ήδη στα κανάλια κρατούν το όνομα που δείχνουν, και τα αντίγραφα ασφαλείας όποιου με φιλοξενεί έχουν τα δεδομένα σου ώσπου να τα αντικαταστήσουν νεότερα. Αν ξαναπαίξεις, ξεκινάμε από την αρχή.
button-forget = Διαγραφή δεδομένων
forgotten =
    Έγινε: τα δεδομένα σου διαγράφηκαν. { $games ->
        [0] Δεν είχες τελειωμένες παρτίδες.
        [one] 1 παρτίδα γράφει τώρα «{ player-somebody }» στη θέση σου.
       *[other] { $games } παρτίδες γράφουν τώρα «{ player-somebody }» στη θέση σου.
    } { $ended ->
        [0] { "" }
        [one] Εγκατέλειψες την παρτίδα που παιζόταν.
       *[other] Εγκατέλειψες τις { $ended } παρτίδες που παίζονταν.
    } Τα αντίγραφα ασφαλείας όποιου με φιλοξενεί έχουν τα δεδομένα σου ώσπου να τα αντικαταστήσουν νεότερα.

## Looking on, ahead and back

command-hint = Δείξε την καλύτερη κίνηση στην παρτίδα σου με το Oxo· τη βλέπεις μόνο εσύ
command-watch = Δες το Oxo να παίζει με τον εαυτό του
command-history = Λίστα με παρτίδες που τελείωσαν· τη βλέπεις μόνο εσύ
command-review = Δες μια παρτίδα που τελείωσε κίνηση κίνηση, με τα λάθη της· τη βλέπεις μόνο εσύ
option-x = Πόσο καλά παίζει το Oxo με το X, που ξεκινά
option-o = Πόσο καλά παίζει το Oxo με το O
option-user-history = Ποιανού οι παρτίδες· άφησέ το κενό για τις δικές σου
option-game = Ποια παρτίδα, με τον αριθμό κάτω από το ταμπλό της· κενό για την τελευταία σου εδώ

button-hint = Υπόδειξη
button-play-cell = Παίξε { $cell }
button-rematch = Ρεβάνς
button-review = Ανασκόπηση
button-review-loss = Γιατί;
button-back = Πίσω
button-next = Επόμενη
button-next-mistake = Επόμενο λάθος
button-first = Αρχή
button-share = Κοινοποίηση
button-save = Αποθήκευση εικόνας
button-newer = Νεότερες
button-older = Παλαιότερες

game-computer-to-move = Παίζει: { $mark } { $player }

hint-title = Υπόδειξη για την παρτίδα { $id }
hint-best = Το **{ $cell }** είναι το καλύτερο: { $reason }.
hint-try = Δοκίμασε το **{ $cell }**: { $reason }.
hint-win = { $sign } νίκη
hint-draw = { $sign } ισοπαλία
hint-loss = { $sign } ήττα
hint-unknown = { $sign } είναι νωρίς ακόμα
hint-every-win = Κάθε τετράγωνο κερδίζει.
hint-every-draw = Κάθε τετράγωνο οδηγεί ακόμα σε ισοπαλία.
hint-every-loss = Κάθε τετράγωνο χάνει.
hint-every-unknown = Είναι νωρίς για να φανεί πού οδηγεί κάθε τετράγωνο.
hint-letter-win = ν
hint-letter-draw = ι
hint-letter-loss = η
hint-letter-unknown = ?

reason-wins-at-once = συμπληρώνει τη γραμμή σου
reason-forks = απειλεί { $cells } ταυτόχρονα, και μόνο ένα μπορεί να μπλοκαριστεί
reason-forces-win = { $moves ->
    [0] κερδίζει απέναντι σε κάθε άμυνα
    [one] κερδίζει απέναντι σε κάθε άμυνα, σε 1 κίνηση
   *[other] κερδίζει απέναντι σε κάθε άμυνα, σε { $moves } κινήσεις
}
reason-only-win = { $moves ->
    [0] κανένα άλλο τετράγωνο δεν κερδίζει
    [one] κανένα άλλο τετράγωνο δεν κερδίζει: αυτό κερδίζει σε 1 κίνηση
   *[other] κανένα άλλο τετράγωνο δεν κερδίζει: αυτό κερδίζει σε { $moves } κινήσεις
}
reason-blocks = μπλοκάρει τη γραμμή του αντιπάλου σου
reason-only-draw = όλα τα άλλα τετράγωνα χάνουν
reason-spoils-fork = { $count ->
    [1] ο αντίπαλός σου θέλει το { $cells }, για να απειλήσει δύο γραμμές μαζί, κι αυτό του το χαλάει
   *[other] ο αντίπαλός σου θέλει να απειλήσει δύο γραμμές μαζί, κι αυτό του το χαλάει
}
reason-threatens = κρατάει την ισοπαλία, και ο αντίπαλός σου πρέπει να απαντήσει με { $cells }
reason-sets-traps = κρατάει την ισοπαλία, και ο αντίπαλός σου χάνει αν απαντήσει με { $cells }
reason-sets-many-traps = κρατάει την ισοπαλία, και { $count ->
    [one] μία από τις απαντήσεις του Oxo χάνει
   *[other] { $count } από τις απαντήσεις του Oxo χάνουν
}
reason-avoids-line = δεν συμπληρώνει καμία γραμμή
reason-holds = κρατάει την ισοπαλία
reason-delays = όλα τα τετράγωνα χάνουν πια, κι αυτό αντέχει περισσότερο
reason-looks-best = από εκεί περνούν πιο πολλές ανοιχτές γραμμές απ’ ό,τι από κάθε άλλο τετράγωνο

command-stats = Δείξε νίκες, ισοπαλίες και ήττες, σερί και βαθμολογία· τα βλέπεις μόνο εσύ
command-leaderboard = Δείξε τις καλύτερες βαθμολογίες εδώ· τη λίστα τη βλέπεις μόνο εσύ
option-user-stats = Ποιανού τα στατιστικά· άφησέ το κενό για τα δικά σου
option-scope = Όλος ο διακομιστής, ή μόνο όσοι παίζουν σε αυτό το κανάλι
option-season = Η σεζόν είναι ένα τρίμηνο, όπως 2026 Q4· άφησέ το κενό για την τωρινή
choice-server = Όλος ο διακομιστής
choice-channel = Αυτό το κανάλι
button-higher = Πιο πάνω
button-lower = Πιο κάτω

season = { $year } Q{ $quarter }
result = { $sign } { $games }
points = { NUMBER($points, useGrouping: 0) }
missing-games = { $games ->
    [one] μία ακόμη βαθμολογούμενη παρτίδα
   *[other] { $games } ακόμη βαθμολογούμενες παρτίδες
}
missing-games-and-opponent = { $games ->
    [one] μία ακόμη βαθμολογούμενη παρτίδα, με νέο αντίπαλο
   *[other] { $games } ακόμη βαθμολογούμενες παρτίδες, η μία με νέο αντίπαλο
}
missing-opponents = { $opponents ->
    [one] μια παρτίδα με νέο αντίπαλο
   *[other] παρτίδες με { $opponents } νέους αντιπάλους
}

leaderboard-title = Κατάταξη αυτού του διακομιστή, { $season }
leaderboard-title-channel = Κατάταξη στο <#{ $channel-id }>, { $season }
leaderboard-page = { $total ->
    [1] 1 άτομο
   *[other] { $total } άτομα · σελίδα { $page } από { $pages }
}
leaderboard-none = Κανείς δεν έχει ακόμα βαθμολογία εδώ. Οι παρτίδες μεταξύ ανθρώπων βαθμολογούνται: προκάλεσε κάποιον με `/ttt challenge`.
leader-brief = { $place } <@{ $user-id }> · **{ NUMBER($rating, useGrouping: 0) }**
leader-brief-provisional = ⏳ <@{ $user-id }> · { NUMBER($rating, useGrouping: 0) }
progress-games = { $games } από { $most } παρτίδες
progress-opponents = { $people } από { $most } αντιπάλους
leaders-legend = ± πόσο έξω μπορεί να πέφτει η βαθμολογία
button-details = Λεπτομέρειες
button-overview = Λιγότερα
button-post-here = Δημοσίευση εδώ
button-my-place = Η θέση μου
button-challenge-anyone = Πρόκληση σε όλους
own-place = **Η θέση σου:** { $place } από { $total }, με βαθμολογία { NUMBER($rating, useGrouping: 0) }.
own-provisional = ⏳ **Εσύ** έχεις βαθμολογία { NUMBER($rating, useGrouping: 0) }. Για θέση στην κατάταξη: { $missing }.
own-missing = **Για τη θέση σου χρειάζεσαι:** { $missing }.
own-none = **Εσύ** δεν έχεις ακόμα βαθμολογία εδώ: γράψε `/ttt challenge` και παίξε με κάποιον.
own-left-out = **Είσαι εκτός κατάταξης:** έτσι αποφάσισαν όσοι έχουν τον διακομιστή.
rated-games = Οι παρτίδες μεταξύ ανθρώπων εδώ βαθμολογούνται, ως τρεις τη μέρα με το ίδιο άτομο. Μια νίκη απέναντι σε όποιον έχει τουλάχιστον { $points } βαθμούς λιγότερους δεν μετράει.
held-title = 🛡️ **Πρώτη ισοπαλία με το *{ level-unbeatable }***
held-first = { $board } · <@{ $first-id }> · { $date }
held-longest = { $board } · { $longest } στη σειρά · <@{ $longest-id }>

stats-title-server = Στατιστικά για <@{ $user-id }> σε αυτόν τον διακομιστή
stats-title-anywhere = Στατιστικά για <@{ $user-id }>
stats-none = Δεν έχει τελειώσει ακόμα παρτίδα. Ξεκίνα μία με `/ttt start`.
stats-people = **Με ανθρώπους:** { $score }
stats-versus = **<@{ $reader-id }> απέναντι σε <@{ $user-id }>:** { $score }
stats-streak = **Νίκες στη σειρά:** { $current } τώρα, ρεκόρ { $best }
stats-computer = **Μαζί μου:** { $score }
stats-levels = **Μαζί μου, ανά επίπεδο**
stats-run-legend = 🛡️ οι περισσότερες ισοπαλίες στη σειρά
stats-opening = **Αγαπημένη πρώτη κίνηση:** { $cell } σε { $board }, σε { $times } από { $games ->
    [one] 1 παρτίδα
   *[other] { $games } παρτίδες
}
stats-rating-brief = **Βαθμολογία { $season }:** { NUMBER($rating, useGrouping: 0) } · { $how }
stats-settles = για θέση στην κατάταξη: { $missing }
stats-best-beaten = **Δυσκολότερο επίπεδο που νικήθηκε:** { $level }
stats-held = **Ισοπαλία με το { level-unbeatable }:** { $boards }
stats-puzzles = **Σερί γρίφων:** { $current ->
    [one] 1 μέρα
   *[other] { $current } μέρες
} τώρα, ρεκόρ { $best }
stats-spread = **Βαθμολογία { $season }:** { NUMBER($rating, useGrouping: 0) } ± { $spread }
stats-past = { $season }: { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
stats-points = Υψηλότερη { NUMBER($highest, useGrouping: 0) }, χαμηλότερη { NUMBER($lowest, useGrouping: 0) }. Οι τελευταίες, με τη νεότερη στο τέλος: { $latest }
stats-graph = 📈 Βαθμολογία ανά παρτίδα· ζώνη: πόσο έξω μπορεί να πέφτει
picture-rating = Η βαθμολογία στο { $season } ως γραμμή. { $points }
stats-unrated = **Βαθμολογία:** καμία στο { $season }. Οι παρτίδες μεταξύ ανθρώπων βαθμολογούνται.
stats-left-out = **Βαθμολογία:** εκτός κατάταξης αυτού του διακομιστή.
is-provisional = προσωρινή
is-at-place = θέση { $place }

refused-no-leaderboard-here = Έξω από διακομιστές δεν υπάρχουν βαθμολογίες: ζήτα την κατάταξη σε έναν όπου παίζεις.
refused-unknown-season = Το «{ $text }» δεν είναι σεζόν. Γράψε έτος και τρίμηνο, όπως 2026 Q4.

history-title-server = Παρτίδες σε αυτόν τον διακομιστή: <@{ $user-id }>
history-title-anywhere = Παρτίδες: <@{ $user-id }>
history-none = Δεν έχει τελειώσει ακόμα παρτίδα. Ξεκίνα μία με `/ttt start`.
history-page = { $total ->
    [1] 1 παρτίδα
   *[other] { $total } παρτίδες, οι νεότερες πρώτα · σελίδα { $page } από { $pages }
}
history-line = { $sign } { $opponent } · #{ $id } · { $date }
legend-won = 🟩 νίκη
legend-drawn = 🟨 ισοπαλία
legend-lost = 🟥 ήττα
legend-otherwise = ⬛ χωρίς αποτέλεσμα
history-how-unfinished = ημιτελής
history-how-stopped = διακόπηκε
history-how-set-aside = στην άκρη
history-how-called-off = ακυρώθηκε
history-won = Νίκη απέναντι σε { $opponent } · #{ $id }
history-lost = Ήττα από { $opponent } · #{ $id }
history-drawn = Ισοπαλία με { $opponent } · #{ $id }
history-unfinished = Ημιτελής, με { $opponent } · #{ $id }
history-stopped = Διακόπηκε, με { $opponent } · #{ $id }
history-set-aside = Στην άκρη, με { $opponent } · #{ $id }
history-called-off = Ακυρώθηκε, με { $opponent } · #{ $id }
history-open = Δες το ταμπλό μιας παρτίδας
history-choice = { $game } · { $ago } · { $board }
ago-now = μόλις τώρα

review-where = Παρτίδα { $id } · { $board }
review-at-start = Πριν από { $total ->
    [1] τη μοναδική κίνηση
   *[other] την πρώτη από { $total } κινήσεις
}
review-at = Κίνηση { $ply } από { $total }: { $mark } { $player } έπαιξε **{ $cell }**
review-at-own = Κίνηση { $ply } από { $total }: { $mark } έπαιξες **{ $cell }**
review-moves = Κινήσεις: { $moves }
review-no-moves = Κανείς δεν έκανε κίνηση, οπότε δεν υπάρχει κάτι να ξαναδείς.
review-no-mistakes = **Δεν βρέθηκαν λάθη.**
review-more-mistakes = …και ακόμη { $count }.
mistake-own = Η κίνηση { $number } (εσύ: { $cell })
mistake-of = Η κίνηση { $number } ({ $player }: { $cell })
mistake-win-draw = **{ $move }** χάρισε τη νίκη. Το καλύτερο ήταν { $better }, για νίκη.
mistake-win-loss = **{ $move }** έχασε μια κερδισμένη παρτίδα. Το καλύτερο ήταν { $better }, για νίκη.
mistake-draw-loss = **{ $move }** έχασε την παρτίδα. Το καλύτερο ήταν { $better }, για ισοπαλία.
mistake-draw-loss-back = **{ $move }** οδηγούσε σε ήττα. Το καλύτερο ήταν { $better }, για ισοπαλία.

watch-begin = Ποιος θα κάνει το πρώτο λάθος;
watch-slipped = { $player } έκανε λάθος! Το βλέπει το { $mark };
watch-missed = { $player } έχασε τη νίκη. Πάλι ίσα.
watch-wins = { $player } μπορεί τώρα να κερδίσει.
watch-even = Ως τώρα όλα ίσα.

shared-by = κοινοποίηση από { $player }
picture-game = Ένα κινούμενο ταμπλό: { $board }. { $first-mark } είναι { $first }, { $second-mark } είναι { $second }. Κινήσεις: { $moves }. { $result }
picture-won = { $player } κερδίζει.
picture-nobody-won = Δεν κερδίζει κανείς.

refused-cannot-attach = Δεν μπορώ να επισυνάπτω αρχεία σε αυτό το κανάλι, οπότε δεν μπορώ να κοινοποιήσω εικόνα εδώ. Η *{ button-save }* τη στέλνει μόνο σε σένα.
refused-picture-is-being-drawn = Σχεδιάζω ακόμα την προηγούμενη εικόνα σου. Όταν έρθει εκείνη, ζήτα ξανά αυτήν.
refused-shared-just-now = Μόλις κοινοποίησες κάτι. Μπορείς να κοινοποιήσεις ξανά { $wait }.
refused-game-still-on = Αυτή η παρτίδα παίζεται ακόμα. Όταν τελειώσει, μπορείς να την ξαναδείς ή να ζητήσεις ρεβάνς.
refused-hint-against-person = Ο αντίπαλός σου είναι άνθρωπος, οπότε μια υπόδειξη θα ήταν ζαβολιά. Υποδείξεις υπάρχουν στις παρτίδες μαζί μου: `/ttt start`.
refused-nothing-to-review = Δεν βρήκα τέτοια παρτίδα που να μπορείς να ξαναδείς εδώ. Γράψε τον αριθμό κάτω από το ταμπλό της, όπως `12`, ή βρες την με `/ttt history`.
refused-nothing-played-here = Δεν έχεις τελειώσει παρτίδα σε αυτό το κανάλι. Το `/ttt history` δείχνει όσες έπαιξες.
refused-others-history = Εδώ μπορείς να δεις μόνο τις δικές σου παρτίδες. Των άλλων φαίνονται στον διακομιστή όπου παίχτηκαν.
refused-export-running = Συγκεντρώνω ήδη τα δεδομένα σου. Το αρχείο θα έρθει ως απάντηση στο πρώτο σου αίτημα.
refused-opponent-forgotten = Ο αντίπαλός σου ζήτησε να διαγραφούν τα δεδομένα του, οπότε ρεβάνς δεν γίνεται. Με `/ttt challenge` προκαλείς κάποιον άλλον.
