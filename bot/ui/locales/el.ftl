### Every word that a player sees, in Greek.

# Names stand without an article and in the nominative or after "σε", "από", "με", "για", because
# nobody knows their gender. Levels are neuter: *επίπεδο*.

## Commands

command-ttt = Τρίλιζα: με το bot ή μεταξύ σας
command-start = Ξεκίνα μια παρτίδα τρίλιζα
command-challenge = Πρότεινε μια παρτίδα σε κάποιον, ή σε όποιον θέλει εδώ
command-move = Παίξε ένα τετράγωνο στην παρτίδα σου σε αυτό το κανάλι
command-board = Δείξε ξανά το ταμπλό της παρτίδας σου, στο τέλος του καναλιού
command-resign = Εγκατάλειψε την παρτίδα σου εδώ ή απόσυρε την πρόκλησή σου
command-help = Πώς παίζεται, τα επίπεδα και οι εντολές
menu-challenge = Πρόκληση στην τρίλιζα
menu-stop = Διακοπή της παρτίδας
option-opponent = Με ποιον θα παίξεις· άφησέ το κενό για να παίξεις με το bot
option-opponent-challenge = Ποιον προκαλείς· άφησέ το κενό για να μπει όποιος θέλει
option-level = Πόσο καλά παίζει το bot
option-board = Σε ποιο ταμπλό θα παίξετε
option-mark = Το σύμβολό σου
option-first = Ποιος κάνει την πρώτη κίνηση
option-cell = Πού παίζεις: b2, 5…
choice-random = Με κλήρωση
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

## The game

player-computer = Oxo ({ $level })
player-computer-alone = Oxo
game-title = { $first-mark } { $first } vs { $second-mark } { $second }
game-to-move = Σειρά σου, { $player } { $mark }
game-won = { $mark } **{ $player } κερδίζει!**
game-won-misere = { $count ->
    [3] { $loser-mark } { $loser } έκανε τρία στη σειρά, άρα { $mark } **{ $player } κερδίζει!**
   *[other] { $loser-mark } { $loser } έκανε { $count } στη σειρά, άρα { $mark } **{ $player } κερδίζει!**
}
game-won-resigned = { $mark } **{ $player } κερδίζει:** εγκατάλειψη από { $loser }
game-won-time = { $mark } **{ $player } κερδίζει:** τέλος χρόνου για { $loser }
game-drawn = **Ισοπαλία.**
game-newcomer = Αυτό είναι το *{ level-unbeatable }*: το πολύ πολύ να φέρεις ισοπαλία. Πρώτη φορά εδώ; Κάνε ζέσταμα στο *{ $level }*.
game-unfinished = **Ημιτελής:** κανείς δεν έπαιξε εγκαίρως.
game-stopped = **Διακόπηκε** από τους συντονιστές.
game-set-aside = **Μπήκε στην άκρη** για μια παρτίδα μεταξύ ανθρώπων.
game-footer = Παρτίδα { $id }
game-footer-last = τελευταία κίνηση: { $cell }
game-footer-line = η γραμμή: { $cells }
game-footer-clock = ο χρόνος τελειώνει { $when }
game-moved = Το ταμπλό της παρτίδας { $id } μεταφέρθηκε: [δες το εδώ]({ $link })

button-resign = Εγκατάλειψη

end-first-win = 🎉 **{ $player }: πρώτη νίκη στο επίπεδο { $level }!**
end-beat-beginner = Ζεστάθηκες; Το *{ level-easy }* συμπληρώνει γραμμή μόλις του την αφήσεις.
end-beat-easy = Το *{ level-casual }* δεν θα σου χαρίσει έτσι εύκολα τη γραμμή: ξέρει να μπλοκάρει.
end-beat-casual = Το *{ level-clever }* ξέρει πού αξίζει περισσότερο ένα σύμβολο. Κάν’ του έκπληξη.
end-beat-clever = Το *{ level-clever }* ούτε που το κατάλαβε. Έμεινε μόνο το *{ level-unbeatable }*: εκεί μια ισοπαλία μετράει σαν νίκη.
end-beat-unbeatable = Αυτό υποτίθεται πως δεν γίνεται. Να το θυμάσαι.
end-drawn = Γεμάτο ταμπλό, και ούτε μία γραμμή.
end-lost-unbeatable = Το *{ level-unbeatable }* περιμένει ένα λάθος. Η *{ button-review }* δείχνει ποιο ήταν.
end-won = { $player } κέρδισε σε { $moves ->
    [one] 1 κίνηση
   *[other] { $moves } κινήσεις
}. Η ρεβάνς είναι ένα κλικ μακριά.
end-won-misere = Η υπομονή ανταμείβεται. Η ρεβάνς είναι ένα κλικ μακριά.
notice-accepted = <@{ $player-id }>, παίζεις με { $opponent }: η [παρτίδα { $id }]({ $link }) ξεκίνησε.
notice-turn = <@{ $player-id }>, { $opponent } έπαιξε, άρα είναι η σειρά σου στην [παρτίδα { $id }]({ $link }).
notice-time = <@{ $player-id }>, είναι η σειρά σου στην [παρτίδα { $id }]({ $link }). Ο χρόνος σου τελειώνει { $when }.
notice-time-quiet = { $player }, είναι η σειρά σου στην [παρτίδα { $id }]({ $link }). Ο χρόνος σου τελειώνει { $when }.

## Challenges

challenge-to = <@{ $opponent-id }>, **{ $challenger }** σε προκαλεί στην τρίλιζα.
challenge-to-closed = Πρόκληση στην τρίλιζα από **{ $challenger }** σε **{ $opponent }**.
challenge-to-anyone = **{ $challenger }** ψάχνει παρέα για τρίλιζα.
challenge-to-anyone-closed = **{ $challenger }** έψαχνε παρέα για τρίλιζα.
challenge-terms = { $board } · { $opens } · λήγει { $expires }
challenge-opens-me = ξεκινά { $challenger }
challenge-opens-opponent = ξεκινά { $opponent }
challenge-opens-anyone = ξεκινά όποιος μπει
challenge-opens-random = κλήρωση για το ποιος ξεκινά
challenge-accepted = Η πρόκληση έγινε δεκτή: η παρτίδα ξεκίνησε.
challenge-declined = { $opponent } δεν δέχτηκε.
challenge-withdrawn = { $challenger } απέσυρε την πρόκληση.
challenge-expired = { $opponent } δεν απάντησε εγκαίρως.
challenge-expired-open = Κανείς δεν μπήκε εγκαίρως.
challenge-withdrawn-private = Η πρόκλησή σου αποσύρθηκε.
button-accept = Αποδοχή
button-decline = Απόρριψη
button-join = Συμμετοχή
button-withdraw = Απόσυρση
button-challenge-again = Νέα πρόκληση

## Private answers

stopped-private = Η παρτίδα { $id } διακόπηκε.
resign-question = **Εγκαταλείπεις την παρτίδα { $id };** Τότε την κερδίζει { $opponent }.
button-confirm-resign = Ναι, εγκατάλειψη
resigned-private = Εγκατέλειψες την [παρτίδα { $id }]({ $link }).
button-restart = Εγκατάλειψη και νέα παρτίδα
button-set-aside-accept = Στην άκρη και αποδοχή
button-set-aside-join = Στην άκρη και συμμετοχή
set-aside-private = Η παρτίδα σου μαζί μου μπήκε στην άκρη. Δεν μετράει ούτε ως νίκη ούτε ως ήττα.

see-board = [Πήγαινε στο ταμπλό]({ $link })

refused-broken-button = Δεν ξέρω αυτό το κουμπί. Γράψε `/ttt start` για νέα παρτίδα.
refused-no-such-game = Αυτή η παρτίδα δεν υπάρχει πια. Γράψε `/ttt start` για μια καινούργια.
refused-no-game-here = Δεν έχεις παρτίδα σε αυτό το κανάλι. Γράψε `/ttt start` για να παίξεις.
refused-not-your-game = Τα κουμπιά μιας παρτίδας είναι μόνο για τους δύο που την παίζουν. Γράψε `/ttt start` για μια δική σου.
refused-not-your-turn = Δεν είναι ακόμα η σειρά σου.
refused-not-moderator = Μόνο μέλη που μπορούν να διαχειρίζονται μηνύματα μπορούν να διακόψουν μια παρτίδα.
refused-no-game-on-message = Δεν υπάρχει παρτίδα σε αυτό το μήνυμα.
refused-stale-board = Η παρτίδα προχώρησε: αυτό είναι τώρα το ταμπλό.
refused-old-copy = Αυτό είναι ένα παλιό αντίγραφο του ταμπλό. [Η παρτίδα συνεχίζεται εδώ]({ $link }).
refused-game-is-over = Αυτή η παρτίδα τελείωσε.
refused-already-playing = Έχεις ήδη μια παρτίδα εδώ: τελείωσέ την ή εγκατάλειψέ την πρώτα. [Πήγαινε στο ταμπλό]({ $link })
refused-already-playing-opponent = { $player } έχει ήδη παρτίδα σε αυτό το κανάλι.
refused-playing-computer = Εδώ παίζεις μαζί μου, κι αυτό μπορεί να περιμένει. [Πήγαινε στο ταμπλό]({ $link })
refused-channel-not-allowed = Σε αυτόν τον διακομιστή παίζουμε αλλού: { $channels }
refused-role-not-allowed = Σε αυτόν τον διακομιστή παίζουν μόνο μέλη με συγκεκριμένους ρόλους.
refused-too-soon = Αυτός ο διακομιστής θέλει παύση ανάμεσα στις προκλήσεις. Δοκίμασε ξανά { $wait }.
refused-too-many-games = Σε αυτό το κανάλι { $most ->
    [one] παίζεται ήδη 1 παρτίδα
   *[other] παίζονται ήδη { $most } παρτίδες
}, και περισσότερες δεν χωράνε. Δοκίμασε ξανά όταν τελειώσει κάποια, ή κάπου αλλού.
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
refused-not-your-challenge = Αυτή η πρόκληση είναι για κάποιον άλλον.
refused-own-challenge = Αυτή η πρόκληση είναι δική σου: πρέπει να τη δεχτεί κάποιος άλλος.
refused-already-challenging = Έχεις ήδη μια ανοιχτή πρόκληση σε αυτό το κανάλι: απόσυρέ την πρώτα με `/ttt resign`. [Πήγαινε στην πρόκληση]({ $link })
refused-challenge-yourself = Δεν μπορείς να προκαλέσεις τον εαυτό σου. Για να παίξεις με το bot, γράψε `/ttt start` χωρίς αντίπαλο.
refused-challenge-bot = Τα bot δεν απαντούν σε προκλήσεις. Για να παίξεις μαζί μου, γράψε `/ttt start` χωρίς αντίπαλο.
refused-cannot-see-channel = Αυτό το άτομο δεν βλέπει το κανάλι, άρα δεν θα μπορούσε να απαντήσει.
refused-cannot-be-challenged = Δεν μπορείς να παίξεις με { $player } αυτή τη στιγμή.
refused-nobody-else-here = Κανείς άλλος δεν βλέπει αυτή τη συνομιλία. Κάνε προκλήσεις σε διακομιστή ή σε ομάδα· για να παίξεις μαζί μου, γράψε `/ttt start`.
refused-unreadable-cell = Το «{ $text }» δεν είναι τετράγωνο. Γράψε, για παράδειγμα, b2 ή 5.
refused-ambiguous-cell = Το «{ $text }» μπορεί να σημαίνει πολλά τετράγωνα: { $cells }. Γράψε ποιο από όλα.
refused-off-board = Το { $where } δεν είναι σε αυτό το ταμπλό.
refused-cell-taken = Το { $where } είναι πιασμένο.
refused-store-unavailable = Η βάση δεδομένων δεν απαντά αυτή τη στιγμή, οπότε δεν άλλαξε τίποτα. Δοκίμασε ξανά σε λίγο.
refused-outcome-unknown = Η βάση δεδομένων χάθηκε πάνω που το έγραφα, οπότε μπορεί να έγινε, μπορεί και όχι. Δοκίμασε ξανά σε λίγο: τίποτα δεν γίνεται δύο φορές, και το `/ttt board` δείχνει την παρτίδα σου.
refused-unexpected = Κάτι πήγε στραβά από τη μεριά μου. Η παρτίδα σου είναι ασφαλής: το `/ttt board` τη δείχνει.

## Help

help-title = ## Τρίλιζα
button-help-play = Πώς παίζεται
button-help-more = Επίπεδα, κανόνες κ.ά.
help-start = **Μαζί μου:** { $start } και πάτα ένα τετράγωνο. Με τρία σύμβολά σου στη σειρά κερδίζεις. Στις επιλογές ορίζεις επίπεδο, ταμπλό, σύμβολο και ποιος ξεκινά.
help-challenge = **Μεταξύ σας:** { $challenge }, ή το μενού ενός ατόμου: *Εφαρμογές → { menu-challenge }*.
help-game = **Όσο παίζεις**
help-on-hint = το καλύτερο τετράγωνο, εναντίον μου
help-on-move = b2, 5…
help-on-board = ξανά στο τέλος
help-on-resign = αποσύρει και πρόκληση
help-after = **Πριν και μετά**
help-on-stats = αποτελέσματα, βαθμολογία
help-on-leaderboard = οι καλύτεροι του διακομιστή
help-on-history = οι παρτίδες που τελείωσες
help-on-review = λάθη, κοινοποίηση
help-on-watch = παίζω με τον εαυτό μου
help-rematch = Κάτω από μια παρτίδα που τελείωσε, η *{ button-rematch }* αλλάζει ρόλους και η *{ button-review }* δείχνει πού κρίθηκε.
help-yours = **Όπως σου αρέσει**
help-on-preferences = εμφάνιση και ειδοποιήσεις
help-on-privacy = τα δεδομένα σου
help-screen-reader = **Με αναγνώστη οθόνης,** διάλεξε τη σχεδίαση *Κείμενο*: τα ταμπλό γίνονται γράμματα και κάθε κουμπί λέει το τετράγωνο και το σύμβολό του.
help-server = **Για όσους έχουν διακομιστή**
help-on-settings = εμφάνιση, κανάλια, όρια
help-stop = *Εφαρμογές → { menu-stop }* σε ένα μήνυμα τερματίζει την παρτίδα του.
help-levels = **Επίπεδα** · *{ level-beginner }*: παίζει όπου να ’ναι · *{ level-easy }*: συμπληρώνει γραμμή · *{ level-casual }*: μπλοκάρει και τις δικές σου · *{ level-clever }*: προτιμά κέντρο και γωνίες, αλλά του ξεφεύγουν οι διπλές απειλές · *{ level-unbeatable }*: δεν χάνει ποτέ
help-boards = **Ταμπλό** · 3×3, τρία στη σειρά · 4×4, τέσσερα · 5×5, τέσσερα ή πέντε · *Misère*: όποιος συμπληρώσει γραμμή **χάνει**
help-cells = **Τετράγωνα** · οι στήλες είναι γράμματα, οι σειρές αριθμοί: το a1 είναι πάνω αριστερά, το ίδιο και το 1.
help-time = **Χρόνος** · μία μέρα ανά κίνηση, ή όσο ορίζει ο διακομιστής. Μεταξύ ανθρώπων, όποιος ξεμείνει από χρόνο χάνει.
help-again = Το { $help } δείχνει αυτή τη σελίδα.

## Settings

command-settings = Ρύθμισε την τρίλιζα στον διακομιστή (για μέλη με «Διαχείριση διακομιστή»)
command-preferences = Αρίθμηση τετραγώνων, εμφάνιση του ταμπλό και ειδοποιήσεις
command-privacy = Πάρε τα δεδομένα σου σε αρχείο ή διάγραψέ τα
option-action = Τι να γίνει με τα δεδομένα σου
choice-export = Στείλε μου τα δεδομένα μου σε αρχείο
choice-delete = Διάγραψε τα δεδομένα μου

player-somebody = Κάποιος

settings-title = ### Η τρίλιζα σε αυτόν τον διακομιστή
settings-note = Το βλέπεις μόνο εσύ. Κάθε επιλογή αποθηκεύεται αμέσως και ισχύει για τις επόμενες παρτίδες.
button-section-games = Παρτίδες
button-section-look = Εμφάνιση
button-section-places = Γλώσσα και κανάλια
button-section-limits = Όρια
button-section-check = Έλεγχος

settings-level = **Το επίπεδό μου** όταν κανείς δεν διαλέγει άλλο
settings-board = **Ταμπλό** όταν κανείς δεν διαλέγει άλλο
settings-clock = **Ρολόι:** πόσο μπορεί να κρατήσει μια κίνηση. Μεταξύ ανθρώπων, όποιος ξεμείνει από χρόνο χάνει.
settings-theme = **Σύμβολα** των δύο παικτών
settings-style = **Σχεδίαση** των ταμπλό, όταν οι παίκτες δεν προτιμούν άλλη
settings-remains = **Όταν τελειώσει μια παρτίδα,** τι μένει από το μήνυμά της
settings-sample = **Έτσι φαίνεται**
settings-locale = **Γλώσσα** των δημόσιων μηνυμάτων. Τα ιδιωτικά είναι στη γλώσσα όποιου τα διαβάζει.
settings-channels = **Κανάλια** όπου ξεκινούν παρτίδες, μαζί με τα νήματά τους. Μη διαλέξεις κανένα για να επιτρέπονται όλα.
settings-roles = **Ρόλοι** που μπορούν να ξεκινούν παρτίδες. Μη διαλέξεις κανέναν για να μπορούν όλοι.
settings-most-live = **Παρτίδες ταυτόχρονα** σε ένα κανάλι, το πολύ
settings-pause = **Παύση** ανάμεσα σε δύο προκλήσεις του ίδιου ατόμου
settings-unrated = **Εκτός κατάταξης:** οι παρτίδες αυτών των ατόμων δεν μετράνε για κανέναν, ούτε οι παλιότερες
unrated-none = Κανείς
channels-all = Όλα τα κανάλια
roles-all = Όλοι
more-choices = Διάλεξε εδώ
button-ask-clock = Άλλη διάρκεια…
button-ask-emoji = Δύο δικά σου emoji…

theme-classic = Κλασικά
theme-animals = Ζώα
theme-sky = Ουρανός
theme-garden = Κήπος
theme-sea = Θάλασσα
theme-own = Δικά σου
style-server = Όπως στον διακομιστή
style-emoji = Emoji: μια εικόνα του ταμπλό πάνω από τα κουμπιά
style-compact = Λιτή: μόνο τα κουμπιά όσο παίζεται η παρτίδα
style-text = Κείμενο: γράμματα και συντεταγμένες, βολικό για αναγνώστες οθόνης
remains-all = Ολόκληρο το ταμπλό
remains-line = Μόνο μια γραμμή με το αποτέλεσμα
language-auto = Όπως στο Discord
most-live = { $count ->
    [one] 1 παρτίδα
   *[other] { $count } παρτίδες
}
pause-none = Χωρίς παύση

form-clock-title = Ρολόι
form-clock-label = Πόσο μπορεί να κρατήσει μια κίνηση;
form-clock-hint = Από 1 λεπτό ως 7 ημέρες: 90m, 2h, 1h 30m ή 3d
form-emoji-title = Δύο δικά σου emoji
form-emoji-x-label = Αντί για ❌
form-emoji-o-label = Αντί για 🔵
form-emoji-hint = Οποιοδήποτε emoji, ή ένα του διακομιστή με το όνομά του, όπως :cat:

check-title = **Τι μπορώ να κάνω στο { $channel }**
check-has = ✅ { $permission }
check-lacks = ❌ Λείπει το δικαίωμα **{ $permission }**:
check-well = Εδώ έχω όλα όσα χρειάζομαι.
check-how = Όποιος διαχειρίζεται το κανάλι μπορεί να το επιτρέψει από *Επεξεργασία καναλιού → Δικαιώματα*, για τον ρόλο μου. Πάτα *{ button-section-check }* για να ξαναδείς.
check-no-member = ❌ **Αυτός ο διακομιστής δεν με έχει προσθέσει,** οπότε μπορώ μόνο να απαντώ σε εντολές και κουμπιά: δεν μπορώ να ειδοποιήσω κανέναν ότι είναι η σειρά του, και τα ταμπλό που είναι παλιότερα από 15 λεπτά αλλάζουν μόνο όταν κάποιος πατήσει ένα κουμπί τους.
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
refused-not-manager = Μόνο μέλη που μπορούν να διαχειρίζονται τον διακομιστή αλλάζουν τις ρυθμίσεις του. Οι δικές σου προτιμήσεις είναι στο `/ttt preferences`.
refused-not-your-panel = Αυτό το άνοιξε κάποιος άλλος. Άνοιξε το δικό σου με `/ttt settings`, `/ttt preferences` ή `/ttt privacy`.
refused-unreadable-clock = Το «{ $text }» δεν είναι διάρκεια. Γράψε 90m, 2h, 1h 30m ή 3d.
refused-clock-out-of-range = Μια κίνηση μπορεί να κρατήσει από 1 λεπτό ως 7 ημέρες.
refused-unknown-emoji = Το «{ $text }» δεν είναι emoji που μπορώ να χρησιμοποιήσω εδώ. Διάλεξε ένα συνηθισμένο emoji, ή ένα του διακομιστή με το όνομά του, όπως :cat:
refused-marks-alike = Τα δύο σύμβολα πρέπει να διαφέρουν μεταξύ τους και από το άδειο τετράγωνο ⬛, αλλιώς κανείς δεν θα μπορούσε να διαβάσει το ταμπλό.

## Preferences

preferences-title = ### Οι προτιμήσεις σου
preferences-note = Το βλέπεις μόνο εσύ. Οι προτιμήσεις σου σε ακολουθούν όπου κι αν παίζεις.
preferences-numbering = **Αριθμοί των τετραγώνων** όταν γράφεις μια κίνηση με `/ttt move`
preferences-style = **Σχεδίαση** των παρτίδων σου, από την επόμενη. Με άλλο άτομο, το *Κείμενο* ισχύει αν το προτιμά έστω κι ένας από τους δύο, οτιδήποτε άλλο αν το προτιμούν και οι δύο.
preferences-pings = **Ειδοποιήσεις:** πότε μπορώ να σε ειδοποιώ. Όποιος απαντά μέσα σε ένα λεπτό δεν ειδοποιείται ποτέ ότι είναι η σειρά του.
preferences-challenges = **Ποιος μπορεί να σε προκαλεί.** Κανείς δεν μαθαίνει τι διάλεξες.
preferences-blocked = **Εκτός από αυτά τα άτομα:** δεν μπορούν να σε προκαλέσουν, να δεχτούν τις προκλήσεις σου ή να ζητήσουν ρεβάνς, και κανείς δεν τους λέει γιατί.
pings-none = Ποτέ
pings-some = Όταν κάποιος σε προκαλεί ή δέχεται την πρόκλησή σου, και όταν τελειώνει ο χρόνος σου
pings-turns = Και όταν έχει παίξει ο αντίπαλός σου
challenges-anyone = Όλοι
challenges-nobody = Κανείς
numbering-reading = Όπως διαβάζεις: το 1 πάνω αριστερά
numbering-keypad = Όπως στο αριθμητικό πληκτρολόγιο: το 7 πάνω αριστερά

## Privacy

exported = Αυτά είναι όλα όσα κρατάω για σένα: οι παρτίδες που έπαιξες, οι βαθμολογίες σου, οι προκλήσεις σου και οι προτιμήσεις σου.
exported-packed = Αυτά είναι όλα όσα κρατάω για σένα: οι παρτίδες που έπαιξες, οι βαθμολογίες σου, οι προκλήσεις σου και οι προτιμήσεις σου. Είναι τόσα πολλά που τα συμπίεσα: ανοίγουν με το gzip και με τα περισσότερα προγράμματα αποσυμπίεσης.
forget-question =
    ### Να διαγραφούν τα δεδομένα σου;
    Εγκαταλείπεις τις παρτίδες που παίζεις και οι ανοιχτές προκλήσεις σου κλείνουν. Το αναγνωριστικό σου, το όνομά σου, οι βαθμολογίες σου και οι προτιμήσεις σου διαγράφονται. Οι παρτίδες που τελείωσαν μένουν για όσους έπαιξαν μαζί σου, που θα βλέπουν «{ player-somebody }» στη θέση σου· οι βαθμολογίες τους υπολογίζονται χωρίς εσένα. Όποιος διάλεξε να μην τον προκαλείς κρατάει αυτή την επιλογή, μόνο με το αναγνωριστικό σου.
    Από εδώ **δεν υπάρχει επιστροφή.** Τα μηνύματα που είναι ήδη στα κανάλια κρατούν το όνομα που δείχνουν, και τα αντίγραφα ασφαλείας όποιου με φιλοξενεί έχουν τα δεδομένα σου ώσπου να τα αντικαταστήσουν νεότερα. Αν ξαναπαίξεις, ξεκινάμε από την αρχή.
button-forget = Διαγραφή δεδομένων
forgotten =
    Έγινε: τα δεδομένα σου διαγράφηκαν. { $games ->
        [0] Δεν ήσουν σε καμία παρτίδα.
        [one] 1 παρτίδα γράφει τώρα «{ player-somebody }» στη θέση σου.
       *[other] { $games } παρτίδες γράφουν τώρα «{ player-somebody }» στη θέση σου.
    } { $ended ->
        [0] { "" }
        [one] Εγκατέλειψες αυτήν που παιζόταν.
       *[other] Εγκατέλειψες τις { $ended } που παίζονταν.
    } Τα αντίγραφα ασφαλείας όποιου με φιλοξενεί έχουν τα δεδομένα σου ώσπου να τα αντικαταστήσουν νεότερα.

## Looking on, ahead and back

command-hint = Ποια είναι η καλύτερη κίνηση στην παρτίδα σου με το bot; Την απάντηση τη βλέπεις μόνο εσύ
command-watch = Δες το bot να παίζει με τον εαυτό του
command-history = Λίστα με παρτίδες που τελείωσαν· τη βλέπεις μόνο εσύ
command-review = Δες μια παρτίδα που τελείωσε κίνηση κίνηση, με τα λάθη της· τη βλέπεις μόνο εσύ
option-x = Πόσο καλά παίζει το bot με το X, που ξεκινά
option-o = Πόσο καλά παίζει το bot με το O
option-user-history = Ποιανού οι παρτίδες· άφησέ το κενό για τις δικές σου
option-game = Κενό για την τελευταία σου παρτίδα εδώ· αλλιώς διάλεξε ή γράψε τον αριθμό κάτω από ένα ταμπλό

button-hint = Υπόδειξη
button-rematch = Ρεβάνς
button-review = Ανασκόπηση
button-first = Αρχή
button-back = Πίσω
button-next = Επόμενη
button-last = Τέλος
button-share = Κοινοποίηση
button-save = Αποθήκευση εικόνας
button-newer = Νεότερες
button-older = Παλαιότερες

game-computer-to-move = Παίζει: { $mark } { $player }

hint-title = Υπόδειξη για την παρτίδα { $id }
hint-best = Το καλύτερο είναι το **{ $cell }**: { $reason }.
hint-win = { $sign } νίκη
hint-draw = { $sign } ισοπαλία
hint-loss = { $sign } ήττα
hint-unknown = { $sign } πολύ μακριά για να φανεί
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
reason-threatens = κρατάει την ισοπαλία, και ο αντίπαλός σου πρέπει να απαντήσει στο { $cells }
reason-sets-traps = κρατάει την ισοπαλία, και ο αντίπαλός σου χάνει αν απαντήσει { $cells }
reason-sets-many-traps = κρατάει την ισοπαλία, και { $count ->
    [one] μία από τις απαντήσεις χάνει
   *[other] { $count } από τις απαντήσεις χάνουν
}
reason-avoids-line = δεν συμπληρώνει καμία γραμμή
reason-holds = κρατάει την ισοπαλία
reason-delays = όλα τα τετράγωνα χάνουν πια, κι αυτό αντέχει περισσότερο
reason-looks-best = βρίσκεται στις περισσότερες ανοιχτές γραμμές

command-stats = Νίκες, ισοπαλίες και ήττες, σερί και βαθμολογία· τα βλέπεις μόνο εσύ
command-leaderboard = Ποιος έχει την καλύτερη βαθμολογία εδώ; Τη λίστα τη βλέπεις μόνο εσύ
option-user-stats = Ποιανού τα στατιστικά· άφησέ το κενό για τα δικά σου
option-scope = Όλος ο διακομιστής, ή μόνο όσοι παίζουν σε αυτό το κανάλι
option-season = Ένα τρίμηνο, όπως 2026 Q4· άφησέ το κενό για το τωρινό
choice-server = Όλος ο διακομιστής
choice-channel = Αυτό το κανάλι
button-higher = Πιο πάνω
button-lower = Πιο κάτω

season = { $year } Q{ $quarter }
score = { $wins ->
    [one] 1 νίκη
   *[other] { $wins } νίκες
}, { $draws ->
    [one] 1 ισοπαλία
   *[other] { $draws } ισοπαλίες
}, { $losses ->
    [one] 1 ήττα
   *[other] { $losses } ήττες
}
points = { NUMBER($points, useGrouping: 0) }
missing-games = { $games ->
    [one] μία βαθμολογούμενη παρτίδα
   *[other] { $games } βαθμολογούμενες παρτίδες
}
missing-opponents = { $opponents ->
    [one] μια παρτίδα με κάποιον άλλον
   *[other] παρτίδες με { $opponents } άλλους
}

leaderboard-title = Κατάταξη αυτού του διακομιστή, { $season }
leaderboard-title-channel = Κατάταξη στο <#{ $channel-id }>, { $season }
leaderboard-page = { $total ->
    [1] 1 άτομο
   *[other] { $total } άτομα · σελίδα { $page } από { $pages }
}
leaderboard-none = Κανείς δεν έχει ακόμα βαθμολογία εδώ. Οι παρτίδες μεταξύ ανθρώπων βαθμολογούνται: ξεκίνα μία με `/ttt challenge`.
leader = { $place } <@{ $user-id }> · **{ NUMBER($rating, useGrouping: 0) }** ± { $spread } · { $wins ->
    [one] 1 νίκη
   *[other] { $wins } νίκες
}, { $draws ->
    [one] 1 ισοπαλία
   *[other] { $draws } ισοπαλίες
}, { $losses ->
    [one] 1 ήττα
   *[other] { $losses } ήττες
}
leader-provisional = · <@{ $user-id }> · { NUMBER($rating, useGrouping: 0) } ± { $spread }, προσωρινή · { $wins ->
    [one] 1 νίκη
   *[other] { $wins } νίκες
}, { $draws ->
    [one] 1 ισοπαλία
   *[other] { $draws } ισοπαλίες
}, { $losses ->
    [one] 1 ήττα
   *[other] { $losses } ήττες
}
own-place = **Εσύ** είσαι στη θέση { $place } από { $total }, με βαθμολογία { NUMBER($rating, useGrouping: 0) }.
own-provisional = **Η βαθμολογία σου** ({ NUMBER($rating, useGrouping: 0) }) είναι προσωρινή, ακόμα χωρίς θέση. Χρειάζεται ακόμη: { $missing }.
own-none = **Εσύ** δεν έχεις βαθμολογία εδώ: παίξε με κάποιον με `/ttt challenge`.
own-left-out = **Εσύ** είσαι εκτός κατάταξης: έτσι αποφάσισαν όσοι έχουν τον διακομιστή.
rated-games = Βαθμολογούνται οι παρτίδες μεταξύ ανθρώπων εδώ, τρεις τη μέρα με το ίδιο άτομο, όχι όμως νίκες απέναντι σε όσους έχουν { $points } βαθμούς λιγότερους.
held-title = 🛡️ **Κράτησαν το *{ level-unbeatable }* στην ισοπαλία**
held-line = { $board } · πρώτη φορά: <@{ $first-id }>, στις { $date } · { $longest ->
    [1] κανείς δύο φορές στη σειρά ακόμα
   *[other] ρεκόρ: { $longest } στη σειρά, <@{ $longest-id }>
}

stats-title-server = Στατιστικά για <@{ $user-id }> σε αυτόν τον διακομιστή
stats-title-anywhere = Στατιστικά για <@{ $user-id }>
stats-none = Δεν έχει τελειώσει ακόμα παρτίδα. Ξεκίνα μία με `/ttt start`.
stats-people = **Με ανθρώπους:** { $score }
stats-versus = **<@{ $reader-id }> απέναντι σε <@{ $user-id }>:** { $score }
stats-streak = **Νίκες στη σειρά:** { $current } τώρα, ρεκόρ { $best }
stats-computer = **Μαζί μου** σε { $games ->
    [one] 1 παρτίδα
   *[other] { $games } παρτίδες
}: { $held ->
    [one] 1 ισοπαλία
   *[other] { $held } ισοπαλίες
}, { $beaten ->
    [one] 1 νίκη
   *[other] { $beaten } νίκες
}
stats-computer-line = *{ $level }* σε { $board }: { $score }
stats-run = { $line } · ρεκόρ: { $longest } ισοπαλίες στη σειρά
stats-opening = **Αγαπημένη πρώτη κίνηση:** { $cell } σε { $board }, σε { $times } από { $games ->
    [one] 1 παρτίδα
   *[other] { $games } παρτίδες
}
stats-rating = **Βαθμολογία { $season }:** { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
stats-past = { $season }: { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
stats-points = Υψηλότερη { NUMBER($highest, useGrouping: 0) }, χαμηλότερη { NUMBER($lowest, useGrouping: 0) }. Οι τελευταίες, με τη νεότερη στο τέλος: { $latest }
picture-rating = Η βαθμολογία στο { $season } ως γραμμή. { $points }
stats-missing = Για να οριστικοποιηθεί, χρειάζεται ακόμη: { $missing }.
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
history-line = { $game } · { $board } · { $date }
history-won = Νίκη απέναντι σε { $opponent } · #{ $id }
history-lost = Ήττα από { $opponent } · #{ $id }
history-drawn = Ισοπαλία με { $opponent } · #{ $id }
history-unfinished = Ημιτελής, με { $opponent } · #{ $id }
history-stopped = Διακόπηκε, με { $opponent } · #{ $id }
history-set-aside = Στην άκρη, με { $opponent } · #{ $id }
history-open = Άνοιξε μια παρτίδα
history-choice = { $game } · { $ago } · { $board }
ago-now = μόλις τώρα

review-where = Παρτίδα { $id } · { $board }
review-at-start = Πριν από { $total ->
    [1] τη μοναδική κίνηση
   *[other] την πρώτη από { $total } κινήσεις
}
review-at = Κίνηση { $ply } από { $total }: { $mark } { $player } έπαιξε **{ $cell }**
review-line = { $move } · η γραμμή: { $cells }
review-moves = Κινήσεις: { $moves }
review-no-moves = Κανείς δεν έκανε κίνηση, οπότε δεν υπάρχει κάτι να ξαναδείς.
review-no-mistakes = **Δεν βρέθηκαν λάθη.**
review-more-mistakes = … και ακόμη { $count }.
mistake-win-draw = **Λάθος:** η κίνηση { $number }, { $cell }, χάρισε τη νίκη. Για νίκη: { $better }
mistake-win-loss = **Λάθος:** η κίνηση { $number }, { $cell }, έχασε. Για νίκη: { $better }
mistake-draw-loss = **Λάθος:** η κίνηση { $number }, { $cell }, έχασε. Για ισοπαλία: { $better }

shared-by = κοινοποίηση από { $player }
picture-game = Ένα κινούμενο ταμπλό: { $board }. { $first-mark } είναι { $first }, { $second-mark } είναι { $second }. Κινήσεις: { $moves }. { $result }
picture-won = { $player } κερδίζει.
picture-nobody-won = Δεν κερδίζει κανείς.

refused-cannot-attach = Δεν μπορώ να επισυνάπτω αρχεία σε αυτό το κανάλι, οπότε δεν μπορώ να κοινοποιήσω εικόνα εδώ. Η *{ button-save }* τη στέλνει μόνο σε σένα.
refused-shared-just-now = Μόλις κοινοποίησες μια παρτίδα. Μπορείς να κοινοποιήσεις άλλη μία { $wait }.
refused-game-still-on = Αυτή η παρτίδα παίζεται ακόμα. Όταν τελειώσει, μπορείς να την ξαναδείς και να ζητήσεις ρεβάνς.
refused-hint-against-person = Ο αντίπαλός σου είναι άνθρωπος, οπότε μια υπόδειξη θα ήταν ζαβολιά. Υποδείξεις υπάρχουν στις παρτίδες μαζί μου: `/ttt start`.
refused-nothing-to-review = Δεν υπάρχει εδώ τέτοια παρτίδα που να μπορείς να δεις. Γράψε τον αριθμό κάτω από το ταμπλό της, όπως `12`, ή βρες την με `/ttt history`.
refused-nothing-played-here = Δεν έχεις τελειώσει παρτίδα σε αυτό το κανάλι. Το `/ttt history` δείχνει όσες έπαιξες.
refused-others-history = Εδώ μπορείς να δεις μόνο τις δικές σου παρτίδες. Των άλλων φαίνονται στον διακομιστή όπου παίχτηκαν.
refused-export-running = Τα δεδομένα σου συγκεντρώνονται ήδη. Το αρχείο θα έρθει ως απάντηση στο πρώτο σου αίτημα.
refused-opponent-forgotten = Ο αντίπαλός σου ζήτησε να διαγραφούν τα δεδομένα του, οπότε ρεβάνς δεν γίνεται. Με `/ttt challenge` προκαλείς κάποιον άλλον.
