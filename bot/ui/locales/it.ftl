### Every word that a player sees, in Italian. Read whole twice, last on 2026-11-22; what English changed since was looked at, last on 2026-11-29.

# A mark is "simbolo", a cell "casella", a row that wins "fila", a horizontal one "riga".

## Commands

command-ttt = Tris: contro Oxo o tra di voi
command-start = Inizia una partita a tris
command-challenge = Sfida qualcuno a una partita, o chiunque qui
command-move = Gioca una casella nella tua partita in questo canale
command-board = Mostra di nuovo la griglia della tua partita, in fondo al canale
command-resign = Abbandona la tua partita qui, o ritira la tua sfida
command-help = Spiega il gioco, i livelli e i comandi
menu-challenge = Sfida a tris
menu-stop = Interrompi questa partita
option-opponent = Contro chi giocare; lascia vuoto per giocare contro Oxo
option-opponent-challenge = Chi sfidare; lascia vuoto per accettare chiunque
option-opponent-here = Contro chi, se qui hai più di una partita
option-level = Quanto è bravo Oxo
option-board = Su quale griglia giocare
option-mark = Il tuo simbolo
option-first = Chi fa la prima mossa
option-cell = Dove giocare: b2, 5…
choice-random = A caso
choice-first-me = Io
choice-first-opponent = Il mio avversario

level-beginner = Principiante
level-easy = Facile
level-casual = Medio
level-clever = Furbo
level-unbeatable = Imbattibile
level-perfect = Perfetto

choice-beginner = Principiante: gioca dove capita
choice-easy = Facile: completa le sue file
choice-casual = Medio: blocca anche le tue
choice-clever = Furbo: si perde solo le doppie minacce
choice-unbeatable = Imbattibile: non perde mai, tranne su «Effimera»

board-3x3 = 3×3, tre in fila
board-4x4 = 4×4, quattro in fila
board-5x5 = 5×5, quattro in fila
board-5x5-five = 5×5, cinque in fila
board-misere = Misère 3×3: chi ne mette tre in fila perde
board-vanishing = Effimera 3×3: restano solo i tuoi ultimi tre simboli
board-short-3x3 = 3×3
board-short-4x4 = 4×4
board-short-5x5 = 5×5
board-short-5x5-five = 5×5, cinque
board-short-misere = Misère
board-short-vanishing = Effimera

## The game

player-computer = Oxo ({ $level })
player-computer-alone = Oxo
game-title = { $first-mark } { $first } contro { $second-mark } { $second }
game-title-score = { $first-mark } { $first } { $wins } – { $losses } { $second } { $second-mark }
game-to-move = Tocca a { $player } { $mark }
game-your-move = Tocca a te { $mark }
game-won = { $mark } **Vince { $player }!**
game-won-against = { $mark } **{ $player } batte { $loser }!**
game-won-misere = { $mark } **Vince { $player }:** { $loser } ha fatto una fila
game-won-resigned = { $mark } **Vince { $player }:** { $loser } ha abbandonato
game-won-time = { $mark } **Vince { $player }:** tempo scaduto per { $loser }
game-drawn = **Pareggio.**
game-drawn-vanishing = **Pareggio:** questa posizione è comparsa per la terza volta.
game-held = 🛡️ **Pareggio: { $player } ha fermato *{ level-unbeatable }*!**
game-with-hints = { $hints ->
    [one] 1 suggerimento
   *[other] { $hints } suggerimenti
}
talk-greeting-beginner = { $variant ->
    [0] «Ciao! Ciao, ciao!»
    [1] «Tocca a me?»
    [2] «Questo lo conosco!»
   *[other] «Si gioca! Evviva!»
}
talk-greeting-easy = { $variant ->
    [0] «Si va? Io sì!»
    [1] «Adoro questo momento!»
    [2] «Divertiti! Io di sicuro.»
   *[other] «Si parte!»
}
talk-greeting-casual = { $variant ->
    [0] «Senza fretta.»
    [1] «Oh, ciao.»
    [2] «Ma sì, perché no.»
   *[other] «Dopo di te, direi.»
}
talk-greeting-clever = { $variant ->
    [0] «Mi sono preparato.»
    [1] «Ho un piano.»
    [2] «Cominciamo? Bene.»
   *[other] «Come avevo previsto.»
}
talk-greeting-unbeatable = { $variant ->
    [0] «Ho tempo.»
    [1] «Accomodati.»
    [2] «Fammi vedere.»
   *[other] «Vedremo.»
}
talk-greeting-perfect = { $variant ->
    [0] «Scegli bene.»
    [1] «Da dove cominci?»
    [2] «Conosco ogni partita.»
   *[other] «La prima mossa conta.»
}
talk-forked-beginner = { $variant ->
    [0] «Due insieme?»
    [1] «Ma si può?»
    [2] «Uao, due!»
   *[other] «Come hai fatto?»
}
talk-forked-easy = { $variant ->
    [0] «Oh no. Oh no.»
    [1] «Non vale!»
    [2] «Due? Due!»
   *[other] «Ho una mossa sola!»
}
talk-forked-casual = { $variant ->
    [0] «Ne blocco solo una.»
    [1] «Be’, ecco fatto.»
    [2] «Due? Che lusso.»
   *[other] «Dai, vai pure.»
}
talk-forked-clever = { $variant ->
    [0] «Doppia minaccia. Ovvio.»
    [1] «Mi oppongo.»
    [2] «Fammi pensare. No.»
   *[other] «Nei miei libri non c’è.»
}
talk-forked-unbeatable = «Impossibile.»
talk-blocked-beginner = { $variant ->
    [0] «Quella era tua?»
    [1] «Qui mi piace e basta.»
    [2] «Ops. Scusa!»
   *[other] «Posso mettermi qui?»
}
talk-blocked-easy = { $variant ->
    [0] «Che fortuna!»
    [1] «Ho bloccato qualcosa?»
    [2] «Fiu! C’è mancato poco.»
   *[other] «Scusa! Non guardavo.»
}
talk-blocked-casual = { $variant ->
    [0] «Non così in fretta.»
    [1] «Mi spiace, no.»
    [2] «Meglio di no.»
   *[other] «Lì no.»
}
talk-blocked-clever = { $variant ->
    [0] «L’ho visto.»
    [1] «Bel tentativo.»
    [2] «Capitolo uno.»
   *[other] «Me l’aspettavo.»
}
talk-blocked-unbeatable = { $variant ->
    [0] «No.»
    [1] «Non di qui.»
    [2] «Questa la conosco.»
   *[other] «Cerca altrove.»
}
talk-blocked-perfect = { $variant ->
    [0] «Visto.»
    [1] «Niente dura.»
    [2] «Sarebbe svanita.»
   *[other] «Non sotto i miei occhi.»
}
talk-was-blocked-beginner = { $variant ->
    [0] «Stavo vincendo?»
    [1] «La volevo io, quella!»
    [2] «Ehi! Bel posto!»
   *[other] «Adesso c’è il tuo!»
}
talk-was-blocked-easy = { $variant ->
    [0] «Oh, ben bloccato!»
    [1] «Occhio fino!»
    [2] «C’ero quasi!»
   *[other] «Hai guardato!»
}
talk-was-blocked-casual = { $variant ->
    [0] «Ci sta.»
    [1] «Tanto valeva provare.»
    [2] «Ah, l’hai visto.»
   *[other] «Mah. Va bene.»
}
talk-was-blocked-clever = { $variant ->
    [0] «E così l’hai visto.»
    [1] «Allora una deviazione.»
    [2] «Giusto, purtroppo.»
   *[other] «Ne ho altre.»
}
talk-was-blocked-unbeatable = { $variant ->
    [0] «Visto bene.»
    [1] «Bene.»
    [2] «Non dormi.»
   *[other] «Non avevi scelta.»
}
talk-was-blocked-perfect = { $variant ->
    [0] «Al momento giusto.»
    [1] «Conti anche tu, allora.»
    [2] «Tornerà.»
   *[other] «Bene. Conta ancora.»
}
game-perfect = «Una sola apertura mi batte. Trovala.»
game-triumph = *{ level-unbeatable }* non perde mai: pareggiare è un trionfo.
game-unfinished = **Non finita:** nessuno ha mosso in tempo.
game-stopped = **Interrotta** dalla moderazione.
game-stopped-watched = **Interrotta.**
rule-misere = **Chi ne mette tre in fila perde.**
rule-vanishing = **Restano solo i tuoi ultimi tre.**
game-second-time = **Seconda volta: ancora una ed è pareggio.**
game-oldest-leaves = **Il tuo quarto simbolo toglie il più vecchio (sbiadito); la sua casella è chiusa per quella mossa.**
rule-4 = **Chi ne mette quattro in fila vince.**
rule-5 = **Chi ne mette cinque in fila vince.**
game-set-aside = **Messa da parte** senza risultato, per una partita tra persone.
game-called-off = **Annullata:** non conta.
game-footer = Partita { $id }
game-footer-last = ultima mossa: { $cell }
game-footer-leaving = poi svanisce: { $cell }
game-footer-line = la fila: { $cells }
game-footer-clock = il tempo scade { $when }
game-moved = La griglia della partita { $id } ora è in un altro messaggio: [guardala qui]({ $link })

button-resign = Abbandona
button-stop = Interrompi
button-play-winner = Gioca col vincitore
button-play-too = Gioca anche tu
button-play-level = Gioca con { $level }
button-play-board = Gioca: { $board }
waiting-title = ### Tocca a te in queste partite
button-board-here = Mostra qui la griglia
button-to-game = Alla partita { $id }

end-first-win = 🎉 **Prima vittoria di { $player } contro il livello { $level }!**
end-can-hold = Il prossimo, *{ level-unbeatable }*, non lo batte nessuno. Riesci a strappargli un pareggio?
end-can-find = Il prossimo, *{ level-perfect }*, si batte con una sola apertura. Riesci a trovarla?
end-beat-all = Anche *{ level-unbeatable }* è già stato fermato: su questa griglia non resta niente di più difficile.
end-first-board = 🎉 **Prima vittoria di { $player } su una nuova griglia: { $board }!**
end-first-both = 🎉 **Prima vittoria di { $player } contro il livello { $level }, e su una nuova griglia: { $board }!**
end-first-between = 🎉 **Prima vittoria di { $player } contro { $opponent }!**
end-beat-beginner = { $variant ->
    [0] «Oh! Dovevo impedirtelo?»
    [1] «Mi piaceva quell’angolo. Mi piace ancora.»
    [2] «Ancora! Ancora! Avevo quasi capito.»
    [3] «A te riesce bene vincere. A me scegliere le caselle!»
    [4] «È già finita? Avevo appena cominciato!»
    [5] «Hai vinto! La griglia ce la possiamo tenere?»
    [6] «I miei li ho messi dove stavano bene.»
   *[other] «Che divertente! Com’erano le regole?»
}
end-beat-easy = { $variant ->
    [0] «Avevo un piano, giuro.»
    [1] «Bella! Io avevo occhi solo per i miei simboli.»
    [2] «Ben giocato! C’ero quasi. O no? A me sembrava di sì.»
    [3] «Ogni tanto dovrei guardare anche il tuo lato della griglia.»
    [4] «Te la sei meritata. Mi fai vedere come hai fatto?»
    [5] «Stavo giusto per guardare lì. Davvero!»
    [6] «Che bella mossa! Sto imparando. Piano, ma sto imparando.»
   *[other] «Sono contento per te. Un po’ triste per me, ma contento per te.»
}
end-beat-casual = { $variant ->
    [0] «Ci sta. Guardavo l’altro angolo.»
    [1] «Ah. Si può fare? Bella.»
    [2] «Bella partita. Mi alzerei ad applaudire, ma mi sono appena seduto.»
    [3] «Va bene, va bene. Tu ci hai provato sul serio.»
    [4] «Be’, almeno mi sono svegliato.»
    [5] «Niente male. La prossima volta ricordami di stare attento.»
    [6] «Hai vinto tu. Io vado a prendere le patatine.»
   *[other] «Con calma, ma questa prima o poi me la ridai.»
}
end-beat-clever = { $variant ->
    [0] «Impossibile. Avevo pensato a tutto, tranne che a questo.»
    [1] «Non me l’aspettavo proprio. Che resti tra noi.»
    [2] «Interessante. Dirò che faceva parte del piano.»
    [3] «Avevo un piano. Il tuo era migliore.»
    [4] «Vedo che leggiamo gli stessi libri.»
    [5] «Mi oppongo. Dammi un attimo per capire perché.»
    [6] «Notevole. Me lo rifaresti, ma lentamente?»
   *[other] «Ero tre mosse avanti. Nella direzione sbagliata.»
}
end-beat-perfect = { $variant ->
    [0] «E così l’hai trovata. L’avevo nascosta proprio nella prima mossa.»
    [1] «Un’apertura, e dopo nemmeno un passo falso. Ben giocato.»
    [2] «Tutte le porte erano chiuse, tranne una. La chiave l’avevi tu.»
    [3] «Ho giocato tutto bene. Tu ancora meglio.»
    [4] «Aspettavo che qualcuno la trovasse.»
    [5] «Perfetto, eppure battuto. Imparerò a convivere con tutte e due le cose.»
    [6] «C’è una sola strada, e tu l’hai percorsa fino in fondo.»
   *[other] «Ora conosci il mio segreto. Saprai tenerlo?»
}
end-beat-unbeatable = Non doveva essere possibile. Ricordalo bene.
end-drawn-beginner = { $variant ->
    [0] «Tutto pieno! Chi ha vinto?»
    [1] «Non ci sono più caselle! Ce n’è una più grande, di griglia?»
    [2] «Quindi non vince nessuno? A me va bene!»
    [3] «Ho riempito la mia metà. Ti piace?»
    [4] «Abbiamo usato tutta la griglia! Siamo stati bravissimi.»
    [5] «Nessuno ha vinto? Allora una figurina a te e una a me!»
    [6] «Mi piace così piena. Sembra un disegno finito.»
   *[other] «È bello pareggiare? A me piace un sacco!»
}
end-drawn-easy = { $variant ->
    [0] «Pari! Diciamo che ci siamo graziati a vicenda.»
    [1] «Abbiamo riempito tutta la griglia! Con le parole crociate non mi riesce mai.»
    [2] «C’è mancato poco. Ma a chi dei due?»
    [3] «Ti stringerei la mano, ma ho finito le caselle.»
    [4] «Un pareggio! Ci metterei la firma tutti i giorni.»
    [5] «Siamo pari. Che dici, facciamo la bella?»
    [6] «Ti sono stato dietro fino alla fine! Hai visto?»
   *[other] «Giusto così. Mezza vittoria a testa.»
}
end-drawn-casual = { $variant ->
    [0] «Non ha vinto nessuno, quindi non offre nessuno.»
    [1] «Tu aspetti, io aspetto. Potremmo andare avanti tutto il giorno.»
    [2] «Non perde nessuno. Il gioco che piace a me.»
    [3] «Pari. Diciamo che era il riscaldamento.»
    [4] «Un pareggio. Così ci risparmiamo i discorsi.»
    [5] «A me basta così. Mi basta quasi sempre.»
    [6] «Zero a zero. Un’altra, o ce ne stiamo qui seduti?»
   *[other] «Alla fine ci siamo arrivati. Dove, non lo so.»
}
end-drawn-clever = { $variant ->
    [0] «Finalmente qualcuno alla mia altezza. Cominciavo a sudare.»
    [1] «Ci annulliamo a vicenda. Elegante.»
    [2] «Per favore, non minacciare due file insieme. Lo detesto.»
    [3] «In equilibrio fino all’ultima casella. Mi inventerò qualcosa.»
    [4] «Pareggio. Sulla carta ero migliore io.»
    [5] «Avevi una risposta a tutto. Che seccatura.»
    [6] «Avevo tre piani. Tu tre contromosse.»
   *[other] «Niente di vinto, niente di perso, tutto calcolato.»
}
end-drawn-round = { $variant ->
    [0] «Ma qui non ci siamo già stati?»
    [1] «Si gira in tondo. Mi viene il capogiro.»
    [2] «Tre volte la stessa cosa. È pareggio.»
    [3] «Svanisce tutto, ma non cambia niente.»
    [4] «Un altro giro l’avrei fatto volentieri.»
    [5] «Stessi simboli, stesse caselle, e sempre noi due.»
    [6] «Un cerchio non è una fila, a quanto pare.»
   *[other] «Si potrebbe andare avanti così tutto il giorno.»
}
end-drawn-perfect = { $variant ->
    [0] «Un giro dopo l’altro. Potrei continuare in eterno.»
    [1] «Hai resistito. La strada per vincere c’è ancora.»
    [2] «Qui ci siamo già stati. Due volte, per la precisione.»
    [3] «Alla terza è pareggio. Contavi anche tu.»
    [4] «Nessuno dei due ha mollato.»
    [5] «Nemmeno un errore, da nessuna delle due parti. Prova un altro inizio.»
    [6] «Una buona memoria. Ne incontro poche.»
   *[other] «Qui niente dura, ma questa c’è andata vicino.»
}
end-drawn-hinted = { $variant ->
    [0] «Un pareggio. Qualcuna di quelle mosse era mia.»
    [1] «Mi hai tenuto testa. Io ti tenevo per mano.»
    [2] «Ti ho dato le risposte. Le hai lette bene.»
    [3] «Ora un’altra volta, senza chiedere a me.»
    [4] «Siamo una bella coppia. Soprattutto io.»
    [5] «Un pareggio, con un aiuto arrivato dall’altro lato della griglia.»
    [6] «Gioco spesso contro me stesso. Di solito finisce così.»
   *[other] «Un buon pareggio, col libro aperto. Il prossimo a memoria?»
}
end-drawn-watched = { $variant ->
    [0] «Ho offerto ogni occasione per sbagliare. Nessuna è stata colta.»
    [1] «Una partita tranquilla. Mi piacciono le partite tranquille.»
    [2] «Nessun passo falso. Ora vediamo se ci riesce una persona.»
    [3] «Speravo in un solo errore. So aspettare.»
    [4] «Non è successo niente, ed è successo molto bene.»
    [5] «Griglia piena, nessun rimpianto.»
    [6] «Chi avevo di fronte conosceva la strada. Anch’io.»
   *[other] «Come dev’essere. La riguarderei volentieri.»
}
end-said = **{ $level }:** { $quote }
end-first-hold = 🎉 **{ $player } ci riesce per la prima volta!** Meglio di un pareggio non fa nessuno.
end-first-hold-board = 🎉 **{ $player } ci riesce per la prima volta su questa griglia!**
end-can-beat = Su *{ board-short-vanishing }* puoi battermi.
end-drawn-unbeatable = { $variant ->
    [0] «Ho cercato un varco. Non ce n’erano.»
    [1] «Nessun errore. Ho guardato due volte.»
    [2] «Non mi hai concesso nulla. Bella difesa.»
    [3] «Un pareggio. Contro di me, è una vittoria.»
    [4] «È finita prima la griglia della tua pazienza.»
    [5] «Ho visto molte partite. Poche finiscono così.»
    [6] «Hai visto tutto quello che vedevo io. Non sono abituato alla compagnia.»
   *[other] «Io non perdo mai. Oggi, però, non ho nemmeno vinto.»
}
end-lost-beginner = { $variant ->
    [0] «Ho vinto? Ho vinto! Come ho fatto?»
    [1] «Mi piacevano quelle caselle, tutto qui.»
    [2] «La fortuna del principiante. Ce l’ho nel nome.»
    [3] «Ho fatto giusto? Dimmi che cosa ho fatto!»
    [4] «Allora vincere è così? Mi piace!»
    [5] «Aspetta, ma questo è mio? È mio!»
    [6] «Non guardavo nemmeno! La prossima volta devo guardare?»
   *[other] «Posso dirlo a tutti?»
}
end-lost-easy = { $variant ->
    [0] «Hai lasciato una porta aperta, e io sono entrato.»
    [1] «Ho tenuto gli occhi aperti. È l’unica cosa che so fare.»
    [2] «Scusa! Ai regali non dico mai di no.»
    [3] «Era proprio lì. Pensavo che la tenessi da parte per me!»
    [4] «Ho preso solo quello che c’era. Grazie!»
    [5] «L’hai fatto apposta? Io non mi lamento!»
    [6] «Ho vinto! Guarda, sono sorpreso anch’io.»
   *[other] «La prossima volta vinci tu, ne sono sicuro.»
}
end-lost-casual = { $variant ->
    [0] «Niente di personale. A me andava bene anche un pari.»
    [1] «Tu hai battuto ciglio, io no. Un’altra?»
    [2] «Questa l’ho vinta senza alzarmi dal divano.»
    [3] «Non mi stavo nemmeno impegnando. Be’, un pochino.»
    [4] «Per oggi ho lavorato abbastanza.»
    [5] «Mah, qualcuno doveva pur vincere.»
    [6] «Ma guarda. Dovrei farlo più spesso.»
   *[other] «Senza rancore. È troppa fatica anche quello.»
}
end-lost-clever = { $variant ->
    [0] «Angoli e centro, dammi retta. Angoli e centro.»
    [1] «Esattamente come previsto. Più o meno.»
    [2] «Una bella trappola, se posso permettermi.»
    [3] «Non prendertela. Io su queste cose leggo libri.»
    [4] «È tutta questione di preparazione.»
    [5] «Ci hai messo piede senza esitare. E sì che avevo lasciato la luce accesa.»
    [6] «Potrei spiegartelo. Vuoi? No? Come preferisci.»
   *[other] «Ogni cosa a suo tempo. La vittoria, per ultima.»
}
end-lost-unbeatable = { $variant ->
    [0] «Aspettavo un solo errore, ed eccolo.»
    [1] «Il pareggio era lì da prendere.»
    [2] «Ci vuole pazienza. Io ho tutto il tempo del mondo.»
    [3] «Non ho fretta e non sbaglio. Riprova.»
    [4] «Hai distolto lo sguardo per una mossa. Io no.»
    [5] «Una casella. È sempre una sola casella.»
    [6] «Ti aspetto qui dalla prima mossa.»
   *[other] «La prossima volta lo vedrai. Io sarò qui.»
}
end-lost-perfect = { $variant ->
    [0] «Io ricordavo quale sarebbe svanito. Tu no.»
    [1] «Una mossa di ritardo, e non c’era più.»
    [2] «Una strada per battermi c’è. Non è questa.»
    [3] «Era il tuo simbolo più vecchio a tenere insieme tutto.»
    [4] «Tutto svanisce. Io mi limito ad aspettare.»
    [5] «Fino a tre so contare meglio di tanti.»
    [6] «Tu guardavi ciò che arrivava. Io ciò che se ne andava.»
   *[other] «La prossima griglia è vuota, e io non ho dimenticato niente.»
}
end-gave-up = { $variant ->
    [0] «Niente di male. La prossima griglia è vuota.»
    [1] «Avrei voluto vedere come andava a finire.»
    [2] «Dirò a tutti che è stata combattuta.»
    [3] «Chi ben si ritira è a metà della rivincita.»
    [4] «Te ne vai già? Lascio la griglia così com’è.»
    [5] «Anche sapersi fermare è un’arte.»
    [6] «La vittoria la prendo, ma avrei preferito guadagnarmela.»
   *[other] «Ci vediamo alla prossima.»
}
end-won = { $variant ->
    [0] { $player } ha vinto in { $moves ->
        [one] 1 mossa
       *[other] { $moves } mosse
    }. La rivincita è a un clic.
    [1] Chiusa in { $moves ->
        [one] 1 mossa
       *[other] { $moves } mosse
    }. Chi se l’aspettava?
    [2] Basta una mossa di vantaggio.
    [3] Una fila è una fila. Un inchino, { $player }.
    [4] { $player } ci ha visto più lungo.
    [5] Questa va incorniciata.
    [6] Sembrava tutto tranquillo. Sembrava.
   *[other] La vittoria va a { $player }. La prossima griglia è vuota.
}
end-won-full = Fino all’ultimissima casella! La vittoria va a { $player }.
end-won-misere = { $variant ->
    [0] La pazienza paga. La rivincita è a un clic.
    [1] Si vede che { $player } non ama fare la fila.
    [2] L’arte sta in ciò che non si completa.
    [3] Qualcuno doveva pur cedere. Non { $player }.
    [4] Prego, dopo di te: { $player } ha ceduto il passo.
    [5] Chi meno fa, meno sbaglia: parola di { $player }.
    [6] Quella casella non la voleva nessuno. A qualcuno è toccata.
   *[other] { $player } vince lasciando le cose a metà.
}
end-drawn = { $variant ->
    [0] Griglia piena, e nemmeno una fila.
    [1] Nessuno ha ceduto un millimetro, e ormai non ce n’è più uno libero.
    [2] Nessuno è passato.
    [3] Pace, per ora.
    [4] Pari fino all’ultima casella.
    [5] Né vincitori né vinti.
    [6] Servirà da allenamento per la prossima.
   *[other] La griglia è piena, e la questione resta aperta.
}
end-drawn-vanishing = { $variant ->
    [0] La stessa posizione per la terza volta: pareggio.
    [1] Un giro dopo l’altro, e nessuno è sceso dalla giostra.
    [2] Nessuno è passato.
    [3] Qui per la terza volta: nessuno molla.
    [4] È svanito tutto, tranne l’equilibrio.
    [5] Né vincitori né vinti.
    [6] Servirà da allenamento per la prossima.
   *[other] I simboli passano, e la questione resta aperta.
}
end-resigned = { $variant ->
    [0] Qualcuno aveva visto abbastanza.
    [1] Non serviva giocarla fino in fondo.
    [2] Un finale breve. La rivincita è a un clic.
    [3] Vale come tutte le altre. Ho controllato.
    [4] La griglia resta aperta. Va bene anche così.
    [5] A volte la mossa migliore è la prossima partita.
    [6] Il resto della griglia non lo saprà mai.
   *[other] Senza rancore: la prossima griglia è vuota.
}
end-time = { $variant ->
    [0] L’orologio ha avuto l’ultima parola.
    [1] La griglia ha aspettato. L’orologio no.
    [2] Anche il tempo gioca, e non sbaglia mai.
    [3] { $player } ha mosso in tempo, e tanto è bastato.
    [4] Da qualche parte, qualcuno sta ancora pensando.
    [5] La mossa successiva non è mai arrivata.
    [6] { $player } ha avuto pazienza, e ora ha la vittoria.
   *[other] Tic, tac, tempo scaduto.
}
end-tip = Consiglio: *{ $level }* non vede arrivare due minacce insieme.
end-streak-wins = 🔥 { $count } vittorie di fila contro il livello { $level }.
end-streak-draws = 🔥 { $count } pareggi di fila contro il livello { $level }.
end-streak-between = 🔥 { $player } ha vinto { $count ->
    [one] 1 partita
   *[other] { $count } partite
} di fila contro { $opponent }.
end-score-leads = **{ $player } conduce { $wins } a { $losses }** { $draws ->
    [0] { "" }
    [one] · 1 pareggio
   *[other] · { $draws } pareggi
}
end-score-even = **Parità: { $wins }–{ $losses }** { $draws ->
    [0] { "" }
    [one] · 1 pareggio
   *[other] · { $draws } pareggi
}
end-ratings = Punteggi: { $ratings }
unrated-day = Non valida per la classifica: più di tre partite oggi
unrated-left-out = Non valida per la classifica: una delle due parti è fuori classifica
unrated-sure = Non valida per la classifica: { $player } ha un punteggio molto più alto
unrated-early = Non valida per la classifica: ha mosso solo una delle due parti
end-rating = { $player } { NUMBER($rating, useGrouping: 0) } ({ $change })
notice-accepted = <@{ $player-id }>, { $opponent } ha accettato la tua sfida: [la partita { $id }]({ $link }) è iniziata.
notice-rematch = <@{ $player-id }>, { $opponent } ha accettato la rivincita: [la partita { $id }]({ $link }) è iniziata.
notice-wanted = <@{ $player-id }>, { $opponent } vuole la rivincita della [partita { $id }]({ $link }).
notice-turn = <@{ $player-id }>, { $opponent } ha mosso: tocca a te nella [partita { $id }]({ $link }).
notice-time = <@{ $player-id }>, tocca a te nella [partita { $id }]({ $link }). Il tuo tempo scade { $when }.
button-no-turn-notices = Basta con questi avvisi
turn-notices-off = Non ti avviserò più quando tocca a te. Con `/ttt preferences` riattivi gli avvisi.
notice-time-quiet = { $player }, tocca a te nella [partita { $id }]({ $link }). Il tuo tempo scade { $when }.

## Puzzles

command-puzzle = Risolvi il rompicapo del giorno, uno dalle tue partite, o un altro per allenarti
option-from = Da dove viene il rompicapo
choice-today = Il rompicapo di oggi
choice-practice = Allenamento: dal facile al difficile, tutte le volte che vuoi
option-day = Uno degli ultimi 30 giorni, per allenarti: non conta per nessuna serie
choice-own-games = Le mie partite: l’attimo prima di un errore
puzzle-title = Rompicapo del giorno n. { $number }
puzzle-title-past = Rompicapo del giorno n. { $number }, per allenarsi
puzzle-title-practice = Rompicapo d’allenamento
puzzle-title-own = Partita { $id }: meglio della mossa { $move }?
puzzle-goal-win = { $moves ->
    [0] Tocca a { $mark }: **vinci.**
    [1] Tocca a { $mark }: **vinci con questa mossa.**
   *[other] Tocca a { $mark }: **vinci in { $moves } mosse.**
}
puzzle-goal-misere = { $moves ->
    [0] Tocca a { $mark }: **costringi { $enemy } a completare una fila.**
    [1] Tocca a { $mark }: **lascia a { $enemy } solo mosse che completano una fila.**
   *[other] Tocca a { $mark }: **costringi { $enemy } a completare una fila,** in { $moves } mosse.
}
puzzle-goal-draw = Tocca a { $mark }: **mantieni il pareggio.**
puzzle-tries-left = { $left ->
    [one] 1 tentativo rimasto
   *[other] { $left } tentativi rimasti
}
puzzle-tries = { $tries ->
    [one] 1 tentativo
   *[other] { $tries } tentativi
}
puzzle-gives-up-win = **Non { $cell }:** dopo, la vittoria è persa.
puzzle-gives-up-draw = **Non { $cell }:** dopo, { $enemy } può vincere.
puzzle-wrong-loses-at-once = **Non { $cell }:** quella è una fila, e qui una fila perde.
puzzle-wrong-line = **Non { $cell }:** { $enemy } risponde in { $reply } e completa una fila.
puzzle-wrong-fork = **Non { $cell }:** { $enemy } risponde in { $reply } e minaccia { $cells }.
puzzle-wrong-lost = **Non { $cell }:** { $enemy } risponde in { $reply }, e la vittoria non gli sfugge più.
puzzle-wrong-must-complete = **Non { $cell }:** { $enemy } risponde in { $reply }, e prima o poi { $mark } deve completare una fila.
puzzle-wrong-only-draws = **Non { $cell }:** { $enemy } risponde in { $reply }, e non si può più vincere.
puzzle-wrong-ends-in-draw = **Non { $cell }:** la griglia è piena, e non ha vinto nessuno.
puzzle-wrong-unblockable = **Non { $cell }:** { $enemy } risponde in { $reply } e minaccia { $cells }, dove c’è ancora { $mark }: bloccare è impossibile.
puzzle-wrong-repeats = **Non { $cell }:** la stessa posizione torna per la terza volta, ed è pareggio.
puzzle-hinted = L’aiuto ha tolto { $count } caselle sbagliate.
puzzle-clue-line = Una casella completa una fila.
puzzle-clue-fork = Cerca due minacce in una mossa sola.
puzzle-clue-forces-fork = Minaccia prima una fila: la risposta apre la strada a due minacce insieme.
puzzle-clue-threats = Minaccia una fila, e continua a minacciare.
puzzle-clue-must-complete = Pensa alla fine: chi resta per primo senza caselle sicure?
puzzle-clue-blocks = Dove completerebbe una fila { $enemy }?
puzzle-clue-spoils-fork = Dove potrebbe { $enemy } minacciare due file insieme?
puzzle-next = Il prossimo arriva { $when }.
puzzle-go-on = **Giusto!** { $enemy } risponde in { $reply }. Continua.
puzzle-solved = { $tries ->
    [1] 🎯 **Risolto al primo tentativo!**
   *[other] 🎯 **Risolto in { $tries } tentativi!**
}
puzzle-solved-hinted = { $hints ->
    [one] 🎯 **Risolto al tentativo { $tries }, con un aiuto!**
   *[other] 🎯 **Risolto al tentativo { $tries }, con { $hints } aiuti!**
}
puzzle-failed = **Questo ti è scappato.** Ecco la risposta, e il prossimo è tuo.
puzzle-answer = **Era { $cell }:** { $reason }.
puzzle-answer-own = **Era meglio { $cell }:** { $reason }.
puzzle-merit-line = completa una fila
puzzle-merit-fork = minaccia { $cells } insieme
puzzle-merit-forces-fork = { $enemy } deve rispondere in { $reply }, e poi { $then } minaccia { $cells } insieme
puzzle-merit-threats = da lì ogni mossa di { $mark } minaccia una fila, e { $enemy } non può fermarle tutte
puzzle-merit-wins = qualunque cosa risponda { $enemy }, { $mark } vince
puzzle-merit-must-complete = prima o poi { $enemy } deve completare una fila
puzzle-merit-blocks = { $enemy } lì avrebbe completato una fila
puzzle-merit-spoils-fork = impedisce a { $enemy } di minacciare due file insieme
puzzle-merit-only-draw = tutte le altre caselle perdono
puzzle-merit-holds = mantiene il pareggio
puzzle-line = La continuazione migliore: { $line }.
puzzle-streak = { $days ->
    [one] 🔥 **Serie di rompicapi: 1 giorno.**
   *[other] 🔥 **Serie di rompicapi: { $days } giorni.**
}
puzzle-solvers = Risolto: { $percent }% di { $finished ->
    [one] 1 persona
   *[other] { $finished } persone
}.
puzzle-solved-by = 🎯 Risolto da { $solved } su { $finished }
puzzle-more = { $count ->
    [one] e un’altra persona
   *[other] e altri { $count }
}
puzzle-week-ended = **Settimana { $week }**
puzzle-yesterday = In testa ieri: { $player } { $tries }
puzzle-server-streak = { $days ->
    [one] 🔥 **Risolto qui da { $days } giorno di fila.**
   *[other] 🔥 **Risolto qui da { $days } giorni di fila.**
}
puzzle-standing = Il tuo risultato è in { $channel }, sotto il rompicapo del giorno. Con `/ttt preferences` tieni fuori il tuo nome.
puzzle-shared-solved = { $player } l’ha risolto. E tu?
puzzle-shared-failed = A { $player } è scappato. Tu riesci a prenderlo?
button-puzzle-today = Rompicapo del giorno
button-puzzle-solve = Risolvi
button-puzzle-hint = Aiuto (−1 tentativo)
button-puzzle-share = Condividi
button-puzzle-own = Dalle mie partite
button-puzzle-here = Pubblica qui ogni giorno
puzzle-posted-here = D’ora in poi questo canale riceve il rompicapo del giorno, quello di oggi subito. Si cambia con `/ttt settings`.
button-puzzle-dare = Sfida il canale
button-puzzle-try-again = Riprova da qui
puzzle-dare-question =
    ### Sfidare il canale?
    Tutti qui vedono la posizione da cui hai perso e possono provare a fare meglio.
puzzle-dare-draw = ### Riesci a pareggiare?
puzzle-dare-win = ### Riesci a vincere?
puzzle-dare-lost = Da qui { $player } ha perso.
button-puzzle-try = Prova
button-puzzle-practice = Allenati
button-puzzle-another = Un altro
refused-puzzle-over = Quel rompicapo è finito. Con `/ttt puzzle` trovi quello di oggi.
refused-no-such-day = Ho i rompicapi degli ultimi 30 giorni. Scegline uno dall’elenco, o scrivi il suo numero o la sua data, come 2026-11-24.
refused-no-mistakes = Nelle tue ultime partite non trovo errori, a parte quelli che hai già avuto di recente. Gioca un altro po’: `/ttt start`.
refused-shared-elsewhere = Nessuno qui potrebbe aprire quella partita. Puoi mostrarla dove è stata giocata.
refused-shared-by-itself = Il rompicapo del giorno in questo canale mostra già i risultati di tutti, anche il tuo.
refused-shared-today = Hai già condiviso questo rompicapo in questo canale.

## Challenges

challenge-title = ### Tris?
challenge-to = <@{ $opponent-id }>, **{ $challenger }** ti sfida.
challenge-to-closed = **{ $challenger }** ha sfidato **{ $opponent }**.
challenge-last-drawn = L’ultima partita è finita in pareggio.
challenge-to-anyone = **{ $challenger }** cerca qualcuno con cui giocare.
challenge-to-anyone-closed = **{ $challenger }** cercava qualcuno con cui giocare.
challenge-expires = Scade { $expires }
challenge-rated = Valida per la classifica
challenge-without-ping = { $opponent } non riceve due menzioni in un minuto, ma può accettare qui.
challenge-sides-swap = Simboli scambiati
challenge-opens-me = Inizia { $challenger }
challenge-opens-opponent = Inizia { $opponent }
challenge-opens-anyone = Inizia chi accetta
challenge-opens-random = Inizia uno a caso
challenge-accepted = Sfida accettata: la partita è iniziata.
challenge-declined = Sarà per un’altra volta: { $opponent } ha rifiutato.
challenge-withdrawn = { $challenger } ha ritirato la sfida.
challenge-expired = Tempo scaduto: { $opponent } non ha risposto.
challenge-expired-open = Tempo scaduto: nessuno ha accettato.
challenge-withdrawn-private = Hai ritirato la tua sfida.
button-accept = Accetta
button-decline = Rifiuta
button-join = Partecipa
button-withdraw = Ritira
button-challenge-again = Sfida di nuovo

## Private answers

stopped-private = Hai interrotto la partita { $id }.
meant-game = Tra le tue partite qui, questa è la partita { $id }, contro { $opponent }. Per un’altra, compila *opponent*.
resign-question = **Abbandonare la partita { $id }?** Così vince { $opponent }.
button-confirm-resign = Sì, abbandona
resign-question-untouched = **Abbandonare la partita { $id }?** Nessuno ha ancora mosso, quindi non conterà.
resign-question-opened = **Abbandonare la partita { $id }?** Non hai ancora mosso, quindi non conterà.
button-withdraw-challenge = Ritira la sfida
button-keep-playing = Continua a giocare
dismissed-before = Fatto.
changed-later = Il tuo clic vale. Per ora Discord non mi lascia cambiare la griglia, quindi si aggiornerà tra un attimo; se non succede, `/ttt board` la mostra di nuovo.
answer-refused = Discord non ha mostrato qui la mia risposta. Forse l’AutoMod di questo server non ammette una parola o un nome che contiene.
answer-forbidden = Discord non mi lascia scrivere qui. Chi gestisce questo server può permetterlo.
answer-too-large = È troppo grande per Discord.
answer-lost = Discord non ha accettato la mia risposta. Riprova tra un momento.
posted-otherwise = Discord non ha accettato la mia risposta, quindi l’ho pubblicata in un messaggio a parte.
resigned-private = Hai abbandonato [la partita { $id }]({ $link }).
called-off-private = Hai annullato [la partita { $id }]({ $link }).
button-restart = Abbandona e ricomincia

see-board = [Vai alla griglia]({ $link })

refused-broken-button = Non conosco questo pulsante. Usa `/ttt start` per una nuova partita.
refused-kept-private = Questo server tiene private le risposte che ti do, quindi non la vedrebbe nessun altro. Chi lo gestisce può invitarmi, o concederti il permesso *Usa app esterne*.
refused-unknown-command = Non conosco questo comando. Riavvia l’app di Discord per aggiornare il suo elenco; `/ttt help` dice quali ho.
refused-unknown-choice = Questo qui non si può scegliere. Riapri il comando e scegli tra ciò che offre.
refused-unknown-form = Non conosco questo modulo. Riaprilo e invialo di nuovo.
refused-not-watcher = Solo chi ha chiesto questa partita, o la moderazione, può interromperla. Usa `/ttt watch` per iniziarne una tua.
refused-no-such-game = Quella partita non c’è più. Usa `/ttt start` per iniziarne una nuova.
refused-no-game-here = Non hai partite in questo canale. Usa `/ttt start` per giocare.
refused-no-game-with = Non hai partite contro { $opponent } in questo canale.
refused-not-your-game = Questa non è la tua partita. Usa `/ttt start` per averne una.
refused-not-your-turn = Non ancora: tocca a { $player }.
refused-not-moderator = Solo i membri con *Gestisci messaggi* possono interrompere una partita.
refused-no-game-on-message = In questo messaggio non c’è nessuna partita.
refused-stale-board = La partita è andata avanti: questa è la griglia adesso.
refused-old-copy = Questa è una vecchia copia della griglia. [La partita continua qui]({ $link }).
refused-game-is-over = Questa partita è finita.
refused-already-playing = Hai già una partita contro { $opponent } qui. [Vai alla griglia]({ $link })
refused-already-playing-waiting = Mentre aspetti, qui puoi giocare contro di me o contro qualcun altro.
refused-channel-not-allowed = In questo server si gioca in altri canali: { $channels }
refused-role-not-allowed = Questo server riserva le partite ai membri con certi ruoli.
refused-too-soon = In questo server bisogna aspettare tra una sfida e l’altra. Riprova { $wait }.
refused-too-many-games = Questo canale ha già { $most ->
    [one] 1 partita in corso
   *[other] { $most } partite in corso
}, cioè il massimo. Riprova quando ne finisce una, o in un altro canale.
refused-too-many-watched = Stai già guardando { $most ->
    [one] 1 partita: prima lasciala
   *[other] { $most } partite: prima lasciane una
} finire.
refused-no-such-challenge = Quella sfida non c’è più. Usa `/ttt challenge` per lanciarne una.
refused-nothing-to-resign = Non hai né partite né sfide in questo canale.
refused-challenge-closed-accepted = Troppo tardi: questa sfida è già stata accettata.
refused-challenge-closed-declined = Troppo tardi: questa sfida è stata rifiutata.
refused-challenge-closed-withdrawn = Troppo tardi: questa sfida è stata ritirata.
refused-challenge-closed-expired = Troppo tardi: questa sfida è scaduta.
refused-not-your-challenge = Questa sfida è per { $player }. Lanciane una tua con `/ttt challenge`.
refused-not-your-challenge-again = Solo chi ha lanciato questa sfida può rilanciarla. Lanciane una tua con `/ttt challenge`.
refused-not-your-offer = Solo chi ha lanciato questa sfida può ritirarla. Per te c’è *{ button-join }*.
refused-own-challenge = Questa sfida è tua: non sta a te accettarla. Per ritirarla c’è *{ button-decline }*.
refused-own-offer = Questa sfida è tua: deve partecipare qualcun altro. Per ritirarla c’è *{ button-withdraw }*.
refused-already-challenging = Hai già una sfida aperta in questo canale: prima ritirala con `/ttt resign`. [Vai alla sfida]({ $link })
refused-challenge-yourself = Per una sfida bisogna essere in due. Per giocare contro di me, usa `/ttt start` senza avversario.
refused-challenge-bot = I bot non rispondono alle sfide. Per giocare contro di me, usa `/ttt start` senza avversario.
refused-cannot-see-channel = Questa persona non vede il canale, quindi non potrebbe rispondere.
refused-cannot-be-challenged = Al momento non puoi giocare contro { $player }.
refused-nobody-else-here = Nessun altro vede questa conversazione. Lancia le tue sfide in un server o in un gruppo; per giocare contro di me, usa `/ttt start`.
refused-unreadable-cell = «{ $text }» non è una casella. Scrivi per esempio b2 o 5.
refused-ambiguous-cell = «{ $text }» può essere { $cells }. Scrivi quale.
refused-off-board = { $where } non è su questa griglia.
refused-cell-taken = La casella { $where } è già occupata.
refused-cell-leaving = Il tuo simbolo in { $where } svanisce solo con questa mossa, quindi { $where } non è ancora libera. Gioca altrove.
refused-store-unavailable = Il database al momento non risponde, quindi non è cambiato nulla. Riprova tra un attimo.
refused-outcome-unknown = Il database è caduto proprio mentre ci scrivevo, quindi può darsi che sia successo oppure no. Riprova tra un attimo: niente succede due volte, e `/ttt board` mostra la tua partita.
refused-person-blocked = Non puoi giocare con me: chi mi ospita ti ha bloccato.
refused-server-blocked = In questo server non gioco: chi mi ospita l’ha bloccato.
refused-not-now = Non sono riuscito a pensarci fino in fondo. Riprova tra un momento.
refused-unexpected = Qualcosa è andato storto da parte mia. La tua partita è al sicuro: `/ttt board` la mostra.

## Help

help-title = ## Tris
button-help-play = Come si gioca
button-help-commands = Comandi
button-help-more = Livelli e regole
button-support = Assistenza
button-source = Codice sorgente
button-privacy-policy = Informativa privacy
button-terms = Condizioni d’uso
button-begin = Inizia una partita
help-goal = Vince chi fa tris, anche in diagonale.
help-start = **Contro di me:** { $start }, 5 livelli
help-challenge = **In due:** { $challenge }
help-puzzle = **Da soli:** { $puzzle }, uno al giorno
help-stuck = **Dubbi?** *{ button-hint }* dà la mossa.
help-lost = **Hai perso?** *{ button-review-loss }* ti mostra l’errore.
help-game = **Durante la partita**
help-on-hint = la mossa giusta, con me
help-on-move = b2, 5…
help-on-board = di nuovo la tua griglia
help-on-resign = una partita o una sfida
help-after = **Da guardare**
help-on-stats = risultati e punteggio
help-on-leaderboard = i migliori di qui
help-on-history = le tue partite finite
help-on-review = i tuoi errori
help-on-watch = gioco contro me stesso
help-yours = **Come piace a te**
help-on-preferences = stile e avvisi
help-on-privacy = i tuoi dati
help-server = **Per chi gestisce un server**
help-on-settings = stile, canali, limiti
help-menus = **Nei menu, sotto *App***
    Su una persona: *{ menu-challenge }*
    Su un messaggio: *{ menu-stop }*
help-levels = **Livelli** · `/ttt start` con `level`
    - *{ level-beginner }* gioca dove capita
    - *{ level-easy }* completa le sue file
    - *{ level-casual }* blocca anche le tue
    - *{ level-clever }* si perde solo le doppie minacce
    - *{ level-unbeatable }* non perde mai, tranne su *{ board-short-vanishing }*
    -# Doppia minaccia: due file alla volta.
help-boards = **Griglie** · `/ttt start` con `board`
    - 3×3, tre in fila
    - 4×4, quattro in fila
    - 5×5, quattro o cinque in fila
    - *Misère*: chi ne mette tre in fila **perde**
    - *{ board-short-vanishing }*: restano solo gli ultimi tre
help-cells = **Caselle** · a1 è in alto a sinistra, b1 lì accanto. Oppure contale: 1 è in alto a sinistra.
help-time = **Tempo** · un giorno a mossa, se il server non decide altrimenti. Tra persone, chi lo fa scadere perde.
help-screen-reader = **Con uno screen reader,** scegli lo stile *{ style-text }* in `/ttt preferences`.

## Settings

command-settings = Configura il tris in questo server (per i membri con «Gestisci server»)
command-preferences = Scegli i numeri delle caselle, lo stile delle griglie, gli avvisi e chi può sfidarti
command-privacy = Ricevi un file con i tuoi dati, o falli cancellare
option-action = Che cosa fare dei tuoi dati
choice-export = Inviami i miei dati in un file
choice-delete = Cancella i miei dati

player-somebody = Qualcuno

settings-title = ### Il tris in questo server
settings-note = Ogni scelta è salvata subito e vale per le prossime partite.
settings-page = { $page }/{ $pages } · { $name }
button-section-games = Partite
button-section-look = Simboli e stile
button-section-places = Lingua e canali
button-section-limits = Limiti
button-section-check = Verifica
button-check-again = Verifica di nuovo

settings-level = **Il mio livello** finché qualcuno non ne sceglie uno
settings-board = **Griglia** se nessuno ne sceglie un’altra
settings-clock = **Tempo per mossa.** Tra persone, chi lo fa scadere perde.
settings-theme = **Simboli** dei due giocatori
settings-style = **Stile** delle griglie, se i giocatori non ne preferiscono un altro
settings-remains = **A partita finita,** ecco che cosa resta del suo messaggio
settings-sample = **Ecco come appare**
settings-locale = **Lingua** dei messaggi pubblici. Quelli privati sono nella lingua di chi li legge.
settings-channels = **Canali** dove si può iniziare una partita, compresi i loro thread. Se non ne scegli nessuno, valgono tutti.
settings-roles = **Ruoli** che possono iniziare partite. Se non ne scegli nessuno, possono tutti.
settings-puzzle-channel = **Rompicapo del giorno:** il canale dove lo pubblico ogni giorno
puzzle-channel-none = Nessun canale
settings-most-live = **Partite in contemporanea** in un canale, al massimo
settings-pause = **Pausa** tra due sfide della stessa persona
settings-unrated = **Fuori classifica:** le partite con queste persone non valgono per la classifica, nemmeno quelle passate
unrated-none = Nessuno
channels-all = Tutti i canali
roles-all = Tutti
more-choices = Scegli qui
button-ask-emoji = Due emoji tue…

theme-classic = Classico: disegnato da Oxo
theme-plain = Semplice
theme-animals = Animali
theme-sky = Cielo
theme-garden = Giardino
theme-sea = Mare
theme-own = Le tue
style-server = Come nel server
style-server-about = La scelta di chi lo gestisce
style-emoji = Emoji
style-emoji-about = I simboli sulle loro tessere
style-text = Testo
style-text-about = Lettere e coordinate, adatto agli screen reader
remains-all = Tutta la griglia
remains-line = Solo una riga con il risultato
language-auto = Come su Discord
most-live = { $count ->
    [one] 1 partita
   *[other] { $count } partite
}
pause-none = Nessuna pausa

form-emoji-title = Due emoji tue
form-emoji-x-label = Al posto di ❌
form-emoji-o-label = Al posto di 🔵
form-emoji-hint = Un’emoji qualsiasi, o una di questo server con il suo nome, come :cat:

check-title = **I miei permessi in { $channel }**
check-has = ✅ { $permission }
check-lacks = ❌ Manca **{ $permission }**:
check-well = Qui ho tutto quello che mi serve.
check-how = Chi gestisce questo canale può consentirlo in *Modifica canale → Permessi*, per il mio ruolo. Poi premi *{ button-check-again }*.
check-no-member = ❌ **Nessuno mi ha aggiunto a questo server,** quindi posso solo rispondere a comandi e pulsanti: non posso avvisare nessuno che è il suo turno, e le griglie più vecchie di 15 minuti cambiano solo quando qualcuno preme un loro pulsante.
check-not-allowed = ⚠️ In questo canale non si possono iniziare partite: non è tra quelli scelti in *{ button-section-places }*.
permission-view = Visualizza canale
permission-view-why = senza questo permesso non posso aggiornare una griglia quando il tempo scade o la moderazione interrompe una partita.
permission-send = Invia messaggi
permission-send-why = senza questo permesso non posso avvisare chi gioca che è il suo turno o che il suo tempo sta per scadere.
permission-attach = Allega file
permission-attach-why = senza questo permesso nessuno può condividere l’immagine di una partita.
permission-send-in-threads = Invia messaggi nei thread
permission-send-in-threads-why = senza questo permesso non posso avvisare chi gioca che è il suo turno o che il suo tempo sta per scadere.

refused-servers-only = Le impostazioni sono di un server, quindi usa questo comando in un server. Le tue preferenze sono in `/ttt preferences`.
refused-not-manager = Solo i membri con *Gestisci server* possono cambiare le impostazioni qui. Le tue preferenze sono in `/ttt preferences`.
refused-not-your-panel = Questo pannello è di qualcun altro. Apri il tuo con `/ttt settings`, `/ttt preferences` o `/ttt privacy`.
refused-not-your-notice = Questi avvisi sono per qualcun altro. I tuoi si impostano in `/ttt preferences`.
refused-unknown-emoji = «{ $text }» non è un’emoji che posso usare qui. Scegli un’emoji qualsiasi, o una di questo server con il suo nome, come :cat:
refused-marks-alike = I due simboli devono essere diversi tra loro e dalla casella vuota ⬛, altrimenti nessuno riuscirebbe a leggere la griglia.

## Preferences

preferences-title = ### Le tue preferenze
preferences-note = Ogni scelta è salvata subito e vale ovunque giochi.
preferences-numbering = **Numeri delle caselle** per `/ttt move`
preferences-style = **Stile** delle tue prossime partite
preferences-pings = **Quando posso menzionarti**
preferences-challenges = **Chi può sfidarti**
preferences-results = **Come compaiono i tuoi rompicapi del giorno** in un server che li ha in un canale
preferences-blocked = **Mai contro queste persone.** Nessuno lo saprà.
pings-turns = Sempre, anche al tuo turno
pings-turns-about = Al tuo turno: solo se non muovi entro un minuto
pings-some = Solo sfide e tempo
pings-some-about = Anche se accettano la tua sfida; non al tuo turno
pings-none = Mai
pings-none-about = Sfide e promemoria li trovi nel canale
challenges-anyone = Chiunque
challenges-nobody = Nessuno
results-named = Con il mio nome
results-unnamed = Senza il mio nome
numbering-reading = Come si legge: 1 2 3 in alto
numbering-keypad = Tastierino: 7 8 9 in alto

## Privacy

exported = Questo è tutto ciò che conservo su di te: le partite a cui hai giocato, i tuoi punteggi, i tuoi rompicapi, le tue sfide e le tue preferenze.
exported-packed = Questo è tutto ciò che conservo su di te: le partite a cui hai giocato, i tuoi punteggi, i tuoi rompicapi, le tue sfide e le tue preferenze. È così tanto che l’ho compresso: si apre con gzip e con quasi tutti i programmi che decomprimono file.
forget-question =
    ### Cancellare i tuoi dati?
    Abbandoni le partite in corso e le tue sfide aperte si chiudono. Il tuo ID, il tuo nome, i tuoi punteggi, i tuoi rompicapi e le tue preferenze vengono cancellati. Le partite finite restano a chi le ha giocate con te, che al tuo posto vedrà «{ player-somebody }»; i punteggi di queste persone sono calcolati senza di te. Se qualcuno ha scelto di non ricevere le tue sfide, o un server di non far valere le tue partite per la classifica, quella scelta resta, e per questo conservo il tuo ID e nient’altro.
    Da qui **non si torna indietro.** I messaggi già presenti nei canali mantengono il nome che mostrano, e i backup di chi mi ospita conservano i tuoi dati finché altri più recenti non li sostituiscono. Se torni a giocare, si riparte da zero.
button-forget = Cancella i miei dati
forgotten =
    Fatto: i tuoi dati sono cancellati. { $games ->
        [0] Non avevi nessuna partita finita.
        [one] 1 partita ora mostra «{ player-somebody }» al tuo posto.
       *[other] { $games } partite ora mostrano «{ player-somebody }» al tuo posto.
    } { $ended ->
        [0] { "" }
        [one] Hai abbandonato la partita in corso.
       *[other] Hai abbandonato le { $ended } partite in corso.
    } I messaggi nei canali tengono il tuo nome finché non li si elimina lì, e i backup di chi mi ospita conservano i tuoi dati finché altri più recenti non li sostituiscono.

## Looking on, ahead and back

command-hint = Mostra la mossa migliore nella tua partita contro Oxo; la vedi solo tu
command-watch = Guarda Oxo giocare contro sé stesso
command-history = Elenca le partite finite; l’elenco lo vedi solo tu
command-review = Rivedi una partita finita mossa per mossa, con i suoi errori; la vedi solo tu
option-x = Quanto è bravo Oxo con X, che inizia
option-o = Quanto è bravo Oxo con O
option-user-history = Di chi sono le partite; lascia vuoto per le tue
option-game = Quale partita, con il numero sotto la sua griglia; lascia vuoto per la tua ultima qui

button-hint = Suggerimento
button-play-cell = Gioca { $cell }
button-rematch = Rivincita
button-decider = Spareggio
rematch-wanted = **{ $player }** vuole la rivincita. { $opponent }, premi *{ button-rematch }* e si comincia.
rematch-awaited = Hai già chiesto la rivincita: comincia appena anche { $opponent } preme *{ button-rematch }*.
button-review = Rivedi
button-review-loss = Perché?
button-back = Indietro
button-next = Avanti
button-next-mistake = Errore successivo
button-to-mistake = Vai all’errore
button-first-mistake = Primo errore
button-first = Inizio
button-share = Condividi
button-save = Salva immagine
button-newer = Più recenti
button-older = Meno recenti

game-computer-to-move = Tocca a { $mark } { $player }

hint-title = Suggerimento per la partita { $id }
hint-best = La migliore è **{ $cell }**: { $reason }.
hint-last = **{ $cell }** è l’ultima casella libera.
hint-try = Prova **{ $cell }**: { $reason }.
hint-win = { $sign } vittoria
hint-draw = { $sign } pareggio
hint-loss = { $sign } sconfitta
hint-unknown = { $sign } troppo presto per dirlo
hint-every-win = Tutte le caselle vincono.
hint-every-draw = Tutte le caselle portano ancora al pareggio.
hint-every-loss = Tutte le caselle perdono.
hint-every-unknown = È troppo presto per dire dove porta ogni casella.
hint-opening = Una di queste aperture vince di sicuro: un angolo, il centro o un lato. Quale sia, tocca a te trovarla. Apri con quella e chiedi ancora: ogni suggerimento dice che cosa vince ancora.
hint-hollow = Un risultato con i suggerimenti vale solo una stella vuota.
hint-letter-win = v
hint-letter-draw = p
hint-letter-loss = s
hint-letter-unknown = ?

reason-wins-at-once = completa la tua fila
reason-forks = minaccia { $cells } insieme, e se ne può bloccare una sola
reason-forces-win = { $moves ->
    [0] vince contro qualsiasi difesa
    [one] vince contro qualsiasi difesa, in 1 mossa
   *[other] vince contro qualsiasi difesa, in { $moves } mosse
}
reason-unblockable = minaccia { $cells }, dove il mio simbolo sta per svanire: lì non posso bloccare
reason-only-win = { $moves ->
    [0] nessun’altra casella vince
    [one] vince in 1 mossa, e nessun’altra casella vince
   *[other] vince in { $moves } mosse, e nessun’altra casella vince
}
reason-misere-win = qualunque cosa io risponda, dovrò completare una fila
reason-blocks = blocca la mia fila
reason-only-draw = tutte le altre caselle perdono
reason-spoils-fork = { $count ->
    [1] io vorrei { $cells }, per minacciare due file insieme, e così me lo impedisci
   *[other] io vorrei minacciare due file insieme, e così me lo impedisci
}
reason-threatens = minaccia una fila, quindi io devo rispondere in { $cells }
reason-sets-traps = io perdo se rispondo in { $cells }
reason-sets-many-traps = { $count ->
    [one] una delle mie risposte perde
   *[other] { $count } delle mie risposte perdono
}
reason-avoids-line = non completa nessuna fila
reason-holds = mantiene il pareggio
reason-delays = ormai perdono tutte le caselle, e questa resiste più a lungo
reason-looks-best = nessun’altra casella tocca più file ancora aperte

command-stats = Mostra risultati, livelli battuti e punteggio; li vedi solo tu
command-leaderboard = Elenca i punteggi più alti qui; l’elenco lo vedi solo tu
option-user-stats = Di chi sono le statistiche; lascia vuoto per le tue
option-scope = Tutto il server, o solo chi gioca in questo canale
option-season = Una stagione è un trimestre, come 2026 Q4; lascia vuoto per quella attuale
choice-server = Tutto il server
choice-channel = Questo canale
button-higher = Più su
button-lower = Più giù

season = { $year } Q{ $quarter }
result = { $sign } { $games }
points = { NUMBER($points, useGrouping: 0) }
missing-games = { $games ->
    [one] un’altra partita valida per la classifica
   *[other] altre { $games } partite valide per la classifica
}

leaderboard-title = Classifica di questo server, { $season }
leaderboard-title-channel = Classifica di <#{ $channel-id }>, { $season }
leaderboard-page = { $total ->
    [1] 1 persona
   *[other] { $total } persone · pagina { $page } di { $pages }
}
leaderboard-none = Qui nessuno ha ancora un punteggio. Le partite tra persone valgono per la classifica: proponine una con `/ttt challenge`.
leader-brief = { $place } <@{ $user-id }> · **{ NUMBER($rating, useGrouping: 0) }**
leader-brief-provisional = ⏳ <@{ $user-id }> · { NUMBER($rating, useGrouping: 0) }
games-so-far = { $games ->
    [one] 1 partita
   *[other] { $games } partite
} su { $most }
leaders-provisional = ⏳ ancora senza posizione: servono { $games } partite valide per la classifica
leaders-unsettled = ? meno di { $games } partite valide per la classifica
leaders-legend = ± margine d’errore del punteggio
button-details = Dettagli
button-overview = Meno
button-post-here = Pubblica qui
button-my-place = La mia posizione
button-challenge-anyone = Sfida chiunque
own-place = **La tua posizione:** { $place } su { $total }, con { NUMBER($rating, useGrouping: 0) } punti.
own-provisional = ⏳ **Tu** hai { NUMBER($rating, useGrouping: 0) } punti. Da giocare per avere una posizione: { $missing }.
own-missing = ⏳ **Da giocare per la tua posizione:** { $missing }.
own-none = **Tu** non hai ancora un punteggio qui: gioca contro qualcuno con `/ttt challenge`.
own-left-out = **Tu** sei fuori classifica: l’ha deciso chi gestisce questo server.
rated-games = Valgono per la classifica le partite tra persone in questo server, fino a tre al giorno con la stessa persona, escluse le vittorie contro chi ha almeno { $points } punti in meno.
held-title = 🛡️ **Primi pareggi contro *{ level-unbeatable }***
held-first = { $board } · <@{ $first-id }> · { $date }
held-longest = { $board } · { $longest } di fila · <@{ $longest-id }>

stats-title-server = Statistiche di <@{ $user-id }> in questo server
stats-title-anywhere = Statistiche di <@{ $user-id }>
stats-none = Ancora nessuna partita finita. `/ttt start` ne inizia una.
stats-people = **Contro persone:** { $score }
stats-versus = **<@{ $reader-id }> contro <@{ $user-id }>:** { $score }
stats-streak = **Vittorie di fila:** { $current ->
    [0] record di { $best }
   *[other] { $current } ora, record di { $best }
}
stats-computer = **Contro Oxo:** { $score }
trophies-legend =
    { $star } fino al livello più difficile battuto
    -# { $shield } pareggio contro { level-unbeatable }
trophies-legend-hints = { $star } solo con suggerimenti
trophies-legend-perfect = { $cup } { level-perfect } battuto senza suggerimenti
stats-levels = **Contro Oxo, per livello**
stats-run-legend = 🛡️ record di pareggi di fila
stats-rating-brief = **Punteggio { $season }:** { NUMBER($rating, useGrouping: 0) } · { $how }
stats-settles = da giocare per avere una posizione: { $missing }
stats-puzzles = **Serie di rompicapi:** { $current ->
    [0] record di { $best }
    [one] 1 giorno ora, record di { $best }
   *[other] { $current } giorni ora, record di { $best }
}
stats-spread = **Punteggio { $season }:** { NUMBER($rating, useGrouping: 0) } ± { $spread }
stats-past = { $season }: { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
stats-points = Massimo { NUMBER($highest, useGrouping: 0) }, minimo { NUMBER($lowest, useGrouping: 0) }. Gli ultimi, il più recente alla fine: { $latest }
stats-graph = 📈 Punteggio partita per partita; la fascia è il margine d’errore
picture-rating = Il punteggio in { $season } come grafico a linea. { $points }
stats-unrated = **Punteggio:** nessuno in { $season }. Le partite tra persone valgono per la classifica.
stats-left-out = **Punteggio:** fuori dalla classifica di questo server.
is-provisional = provvisorio
is-at-place = posizione { $place }

refused-no-leaderboard-here = Fuori dai server non ci sono punteggi: chiedi la classifica in un server dove giochi.
refused-unknown-season = «{ $text }» non è una stagione. Scrivi un anno e un trimestre, come 2026 Q4.

history-title-server = Partite di <@{ $user-id }> in questo server
history-title-anywhere = Partite di <@{ $user-id }>
history-none = Ancora nessuna partita finita. `/ttt start` ne inizia una.
history-page = { $total ->
    [1] 1 partita
   *[other] { $total } partite, dalla più recente · pagina { $page } di { $pages }
}
legend-won = 🟩 vinta
legend-drawn = 🟨 pareggiata
legend-lost = 🟥 persa
legend-otherwise = ⬛ senza risultato
history-won = Vittoria contro { $opponent } · #{ $id }
history-lost = Sconfitta contro { $opponent } · #{ $id }
history-drawn = Pareggio con { $opponent } · #{ $id }
history-unfinished = Non finita, contro { $opponent } · #{ $id }
history-stopped = Interrotta, contro { $opponent } · #{ $id }
history-set-aside = Messa da parte, contro { $opponent } · #{ $id }
history-called-off = Annullata, contro { $opponent } · #{ $id }
history-choice = { $game } · { $ago } · { $board }
ago-now = proprio ora

review-where = Partita { $id } · { $board }
review-at-start = Prima { $total ->
    [1] dell’unica mossa
   *[other] della mossa 1 di { $total }
}
review-at = Mossa { $ply } di { $total }: { $mark } { $player } gioca **{ $cell }**
review-at-own = Mossa { $ply } di { $total }: { $mark } giochi **{ $cell }**
review-moves = Mosse: { $moves }
review-moves-marked = Mosse (? indica un errore): { $moves }
review-no-moves = Nessuno ha fatto una mossa, quindi non c’è niente da rivedere.
review-no-mistakes = ✨ **Nemmeno un errore, da nessuna delle due parti.**
review-more-mistakes = … e { $count ->
    [one] un altro
   *[other] altri { $count }
}.
mistake-own = La mossa { $number }, la tua in { $cell },
mistake-of = La mossa { $number }, di { $player } in { $cell },
mistake-win-draw = **{ $move }** ha buttato via la vittoria. La scelta migliore era { $better }, per vincere.
mistake-win-loss = **{ $move }** ha perso una partita vinta. La scelta migliore era { $better }, per vincere.
mistake-draw-loss = **{ $move }** ha perso la partita. La scelta migliore era { $better }, per pareggiare.
mistake-draw-loss-back = **{ $move }** portava alla sconfitta. La scelta migliore era { $better }, per pareggiare.
watch-begin = Chi farà il primo errore?
watch-slipped = { $player } inciampa! { $mark } se ne accorge?
watch-missed = { $player } spreca tutto. Di nuovo pari.
watch-wins = { $player } può forzare la vittoria.
watch-even = Tutto pari, per ora.
watch-wins-still = { $player } ha ancora la vittoria in mano.
watch-wins-yet = { $player } non si lascia sfuggire la vittoria.
watch-even-still = Ancora pari.
watch-even-yet = Nessuno cede.

picture-keep = Per conservare l’immagine, tienila premuta o fai clic destro.
shared-by = condivisione di { $player }
picture-game = Una griglia animata: { $board }. { $first-mark } è { $first }, { $second-mark } è { $second }. Mosse: { $moves }. { $result }
picture-won = Vince { $player }.
picture-nobody-won = Non vince nessuno.

refused-cannot-attach = In questo canale non posso allegare file, quindi qui non posso condividere un’immagine. *{ button-save }* la invia solo a te.
refused-picture-is-being-drawn = La tua ultima immagine è ancora in preparazione. Richiedi questa quando l’altra sarà arrivata.
refused-not-played-by-you = Solo chi ha giocato questa partita può condividerla.
refused-game-shared = Questa partita è già stata condivisa in questo canale.
refused-shared-just-now = Hai appena condiviso qualcosa. Potrai condividere di nuovo { $wait }.
refused-game-still-on = Quella partita è ancora in corso. Potrai rivederla e chiedere la rivincita quando sarà finita.
refused-hint-against-person = Il tuo avversario è una persona, quindi un suggerimento sarebbe barare. Ce ne sono nelle partite contro di me: `/ttt start`.
refused-nothing-to-review = Non ho trovato nessuna partita del genere da rivedere qui. Scrivi il numero sotto la sua griglia, come `12`, o cercala con `/ttt history`.
refused-nothing-played-here = Non hai finito nessuna partita in questo canale. `/ttt history` elenca quelle che hai giocato.
refused-others-history = Qui puoi elencare solo le tue partite. Quelle degli altri si vedono nel server dove sono state giocate.
refused-export-running = La raccolta dei tuoi dati è già in corso. Il file arriverà come risposta alla tua prima richiesta.
refused-opponent-forgotten = Il tuo avversario ha fatto cancellare i propri dati, quindi non c’è più nessuno da sfidare. Con `/ttt challenge` puoi sfidare qualcun altro.
