### Every word that a player sees, in Romanian. Read whole twice, last on 2026-11-22; what English changed since was looked at, last on 2026-11-29.

# Names stay out of the genitive (a { $player } would need "lui" or an ending): "cu", "pentru", "pe".
# A mark is "simbol", a cell "căsuță", a row that wins "linie", a horizontal one "rând".

## Commands

command-ttt = X și 0: cu Oxo sau între voi
command-start = Începe o partidă de X și 0
command-challenge = Provoacă pe cineva la o partidă, sau pe oricine de aici
command-move = Joacă într-o căsuță, în partida ta din acest canal
command-board = Arată din nou tabla partidei tale, la capătul canalului
command-resign = Abandonează partida ta de aici sau retrage provocarea
command-help = Explică jocul, nivelurile și comenzile
menu-challenge = Provoacă la X și 0
menu-stop = Oprește această partidă
option-opponent = Cu cine joci; lasă gol ca să joci cu Oxo
option-opponent-challenge = Pe cine provoci; lasă gol ca să poată accepta oricine
option-opponent-here = Cu cine, dacă ai mai multe partide aici
option-level = Cât de bine joacă Oxo
option-board = Pe ce tablă se joacă
option-mark = Simbolul tău
option-first = Cine face prima mutare
option-cell = Unde joci: b2, 5…
choice-random = La întâmplare
choice-first-me = Eu
choice-first-opponent = Adversarul meu

level-beginner = Începător
level-easy = Ușor
level-casual = Mediu
level-clever = Isteț
level-unbeatable = Imbatabil
level-perfect = Perfect

choice-beginner = Începător: joacă oriunde
choice-easy = Ușor: își completează liniile
choice-casual = Mediu: le blochează și pe ale tale
choice-clever = Isteț: scapă doar amenințările duble
choice-unbeatable = Imbatabil: nu pierde niciodată, mai puțin pe Efemer

board-3x3 = 3×3, trei în linie
board-4x4 = 4×4, patru în linie
board-5x5 = 5×5, patru în linie
board-5x5-five = 5×5, cinci în linie
board-misere = Misère 3×3: cine pune trei în linie pierde
board-vanishing = Efemer 3×3: rămân doar ultimele tale trei simboluri
board-short-3x3 = 3×3
board-short-4x4 = 4×4
board-short-5x5 = 5×5
board-short-5x5-five = 5×5, cinci
board-short-misere = Misère
board-short-vanishing = Efemer

## The game

player-computer = Oxo ({ $level })
player-computer-alone = Oxo
game-title = { $first-mark } { $first } vs { $second-mark } { $second }
game-title-score = { $first-mark } { $first } { $wins } – { $losses } { $second } { $second-mark }
game-to-move = La mutare e { $player } { $mark }
game-your-move = E rândul tău { $mark }
game-won = { $mark } **{ $player } a câștigat!**
game-won-against = { $mark } **{ $player } a câștigat!** Adversar: { $loser }
game-won-misere = { $mark } **{ $player } a câștigat:** { $loser } a făcut o linie
game-won-resigned = { $mark } **{ $player } a câștigat:** { $loser } a abandonat
game-won-time = { $mark } **{ $player } a câștigat:** timp expirat pentru { $loser }
game-drawn = **Remiză.**
game-drawn-vanishing = **Remiză:** poziția aceasta a apărut a treia oară.
game-held = 🛡️ **Remiză: { $player } l-a oprit pe *{ level-unbeatable }*!**
game-with-hints = { $hints ->
    [one] 1 indiciu
    [few] { $hints } indicii
   *[other] { $hints } de indicii
}
talk-greeting-beginner = { $variant ->
    [0] „Bună! Bună, bună!”
    [1] „E rândul meu?”
    [2] „Pe ăsta îl știu!”
   *[other] „Ne jucăm! Ura!”
}
talk-greeting-easy = { $variant ->
    [0] „Începem? Eu da!”
    [1] „Îmi place partea asta.”
    [2] „Distrează-te ca mine!”
   *[other] „Să-i dăm drumul!”
}
talk-greeting-casual = { $variant ->
    [0] „Fără grabă.”
    [1] „A, salut.”
    [2] „Sigur, de ce nu.”
   *[other] „După tine, presupun.”
}
talk-greeting-clever = { $variant ->
    [0] „Sunt pregătit.”
    [1] „Am un plan.”
    [2] „Începem? Bine.”
   *[other] „Exact cum prevăzusem.”
}
talk-greeting-unbeatable = { $variant ->
    [0] „Am timp.”
    [1] „Bine ai venit.”
    [2] „Arată-mi.”
   *[other] „Vom vedea.”
}
talk-greeting-perfect = { $variant ->
    [0] „Alege bine.”
    [1] „De unde începi?”
    [2] „Știu orice partidă.”
   *[other] „Contează prima mutare.”
}
talk-forked-beginner = { $variant ->
    [0] „Două deodată?”
    [1] „Se poate așa ceva?”
    [2] „Uau, două!”
   *[other] „Cum ai făcut asta?”
}
talk-forked-easy = { $variant ->
    [0] „Vai, nu. Vai, nu.”
    [1] „Nu e corect!”
    [2] „Două? Două!”
   *[other] „Am doar o mutare!”
}
talk-forked-casual = { $variant ->
    [0] „Nu pot bloca ambele.”
    [1] „Ei, asta e.”
    [2] „Două? Ce lux.”
   *[other] „Hai, poftim.”
}
talk-forked-clever = { $variant ->
    [0] „Amenințare dublă. Da.”
    [1] „Protestez.”
    [2] „Stai să văd. Nu.”
   *[other] „Nu scrie în cărți.”
}
talk-forked-unbeatable = „Imposibil.”
talk-blocked-beginner = { $variant ->
    [0] „Era a ta?”
    [1] „Îmi place aici, atât.”
    [2] „Ups. Scuze!”
   *[other] „Pot să stau aici?”
}
talk-blocked-easy = { $variant ->
    [0] „Ce noroc am!”
    [1] „Am blocat ceva?”
    [2] „Uf! A fost la limită.”
   *[other] „Scuze! Nu mă uitam.”
}
talk-blocked-casual = { $variant ->
    [0] „Nu așa repede.”
    [1] „Îmi pare rău, nu.”
    [2] „Mai bine nu.”
   *[other] „Nu acolo.”
}
talk-blocked-clever = { $variant ->
    [0] „Am văzut.”
    [1] „Frumos încercat.”
    [2] „Capitolul unu.”
   *[other] „Mă așteptam.”
}
talk-blocked-unbeatable = { $variant ->
    [0] „Nu.”
    [1] „Nu pe aici.”
    [2] „Pe asta o știu.”
   *[other] „Caută în altă parte.”
}
talk-blocked-perfect = { $variant ->
    [0] „Te-am văzut.”
    [1] „Nimic nu rămâne.”
    [2] „S-ar fi stins oricum.”
   *[other] „Nu cât mă uit eu.”
}
talk-was-blocked-beginner = { $variant ->
    [0] „Câștigam?”
    [1] „Pe aia o voiam eu!”
    [2] „Hei! Ce loc bun!”
   *[other] „Acum e al tău acolo!”
}
talk-was-blocked-easy = { $variant ->
    [0] „Vai, bine blocat!”
    [1] „Ochi bun!”
    [2] „Eram așa aproape!”
   *[other] „Te-ai uitat!”
}
talk-was-blocked-casual = { $variant ->
    [0] „Mi se pare corect.”
    [1] „Merita încercat.”
    [2] „A, ai văzut.”
   *[other] „Mda. Bine.”
}
talk-was-blocked-clever = { $variant ->
    [0] „Deci ai văzut.”
    [1] „Atunci ocolesc.”
    [2] „Corect, din păcate.”
   *[other] „Mai am și altele.”
}
talk-was-blocked-unbeatable = { $variant ->
    [0] „Bine văzut.”
    [1] „Bine.”
    [2] „Nu dormi.”
   *[other] „N-aveai încotro.”
}
talk-was-blocked-perfect = { $variant ->
    [0] „La momentul potrivit.”
    [1] „Văd că numeri și tu.”
    [2] „Totul se întoarce.”
   *[other] „Bine. Mai numără.”
}
game-perfect = „O singură deschidere mă învinge. Găsește-o.”
game-triumph = *{ level-unbeatable }* nu pierde niciodată: o remiză e un triumf.
game-unfinished = **Neterminată:** nimeni n-a mutat la timp.
game-stopped = **Oprită** de un moderator.
game-stopped-watched = **Oprită.**
rule-misere = **Cine pune trei în linie pierde.**
rule-vanishing = **Rămân doar ultimele tale trei simboluri.**
game-second-time = **A doua oară: încă o dată și e remiză.**
game-oldest-leaves = **Al patrulea simbol îl scoate pe cel mai vechi al tău (cel palid); căsuța lui e închisă la mutarea aceasta.**
rule-4 = **Cine pune patru în linie câștigă.**
rule-5 = **Cine pune cinci în linie câștigă.**
game-set-aside = **Lăsată deoparte** fără rezultat, pentru o partidă între oameni.
game-called-off = **Anulată:** nu se pune.
game-footer = Partida { $id }
game-footer-last = ultima mutare: { $cell }
game-footer-leaving = urmează să dispară: { $cell }
game-footer-line = linia: { $cells }
game-footer-clock = timpul expiră { $when }
game-moved = Tabla partidei { $id } e acum în alt mesaj: [vezi-o aici]({ $link })

button-resign = Abandonează
button-stop = Oprește
button-play-winner = Joacă cu câștigătorul
button-play-too = Joacă și tu
button-play-level = Joacă cu { $level }
button-play-board = Joacă: { $board }
waiting-title = ### E rândul tău în aceste partide
button-board-here = Arată tabla aici
button-to-game = La partida { $id }

end-first-win = 🎉 **{ $player }: prima victorie la nivelul { $level }!**
end-can-hold = Pe următorul, *{ level-unbeatable }*, nu-l învinge nimeni. Poți scoate o remiză cu el?
end-can-find = Pe următorul, *{ level-perfect }*, îl învinge o singură deschidere. O poți găsi?
end-beat-all = Și cu *{ level-unbeatable }* există deja o remiză: pe tabla asta nu a mai rămas nimic mai greu.
end-first-board = 🎉 **{ $player }: prima victorie pe o tablă nouă ({ $board })!**
end-first-both = 🎉 **{ $player }: prima victorie la nivelul { $level }, și asta pe o tablă nouă ({ $board })!**
end-first-between = 🎉 **{ $player }: prima victorie contra { $opponent }!**
end-beat-beginner = { $variant ->
    [0] „Oh! Trebuia să te opresc?”
    [1] „Mi-a plăcut colțul ăla. Încă îmi place.”
    [2] „Încă o dată! Încă o dată! Aproape că înțelesesem.”
    [3] „Tu te pricepi să câștigi. Eu mă pricep să aleg căsuțe!”
    [4] „S-a terminat? Păi abia începusem!”
    [5] „Ai câștigat! Putem să păstrăm tabla?”
    [6] „Pe ale mele le-am pus unde stăteau mai frumos.”
   *[other] „Ce distractiv! Cum erau regulile?”
}
end-beat-easy = { $variant ->
    [0] „Aveam un plan, pe cuvânt.”
    [1] „Frumos! Eu aveam ochi doar pentru simbolurile mele.”
    [2] „Bine jucat! Mai aveam un pic. Nu? Mie așa mi s-a părut.”
    [3] „Ar trebui să mă uit din când în când și pe partea ta de tablă.”
    [4] „O meriți. Îmi arăți și mie cum ai făcut?”
    [5] „Tocmai voiam să mă uit acolo. Serios!”
    [6] „Bravo! Învăț. Încet, dar învăț.”
   *[other] „Mă bucur pentru tine. Pentru mine mai puțin, dar pentru tine mă bucur.”
}
end-beat-casual = { $variant ->
    [0] „Corect. Eu mă uitam la celălalt colț.”
    [1] „Ia te uită. Se poate și așa? Frumos.”
    [2] „Bună partidă. M-aș ridica să te aplaud, dar abia m-am așezat.”
    [3] „Bine, bine. Tu chiar ți-ai dat silința.”
    [4] „Ei, măcar m-am trezit.”
    [5] „Tare. Data viitoare adu-mi aminte să fiu atent.”
    [6] „Ai câștigat. Mă duc eu după chipsuri.”
   *[other] „Nu-i grabă, dar pe asta o vreau înapoi cândva.”
}
end-beat-clever = { $variant ->
    [0] „Imposibil. Mă gândisem la toate, numai la asta nu.”
    [1] „Nici n-am văzut de unde a venit. Să rămână între noi.”
    [2] „Interesant. O să zic că făcea parte din plan.”
    [3] „Aveam un plan. Al tău a fost mai bun.”
    [4] „Văd că citim aceleași cărți.”
    [5] „Protestez. Dă-mi o clipă să aflu de ce.”
    [6] „Remarcabil. Vrei să repeți, dar încet?”
   *[other] „Eram cu trei mutări înainte. În direcția greșită.”
}
end-beat-perfect = { $variant ->
    [0] „Deci ai găsit-o. O ascunsesem chiar în prima mutare.”
    [1] „O singură deschidere, și apoi niciun pas greșit. Bine jucat.”
    [2] „Toate ușile erau încuiate, mai puțin una. Tu aveai cheia.”
    [3] „Am jucat totul corect. Tu ai jucat mai bine.”
    [4] „De mult aștept să găsească cineva asta.”
    [5] „Perfect, și totuși învins. O să învăț să trăiesc cu amândouă.”
    [6] „Există un singur drum, și l-ai străbătut până la capăt.”
   *[other] „Acum îmi știi secretul. Îl păstrezi?”
}
end-beat-unbeatable = Asta n-ar fi trebuit să fie posibil. Ține minte clipa.
end-drawn-beginner = { $variant ->
    [0] „S-a umplut tot! Cine a câștigat?”
    [1] „Nu mai sunt căsuțe! N-ai o tablă mai mare?”
    [2] „Deci nu câștigă nimeni? Mie îmi convine!”
    [3] „Mi-am umplut jumătatea. Îți place?”
    [4] „Am folosit toată tabla. Ce tari suntem!”
    [5] „N-a câștigat nimeni? Atunci un abțibild ție și unul mie!”
    [6] „Îmi place așa plină. Parcă e un desen gata.”
   *[other] „Remiza e ceva bun? Eu mă simt grozav!”
}
end-drawn-easy = { $variant ->
    [0] „Egalitate! Să zicem că ne-am cruțat reciproc.”
    [1] „Tablă plină și nicio vorbă rea.”
    [2] „A lipsit atât de puțin. Dar căruia dintre noi?”
    [3] „Ți-aș strânge mâna, dar am rămas fără căsuțe.”
    [4] „Remiză! Aș semna pentru una în fiecare zi.”
    [5] „Suntem chit. Jucăm una decisivă?”
    [6] „Am ținut pasul cu tine! Ai văzut?”
   *[other] „Ce-i drept e drept: jumătate de victorie de căciulă.”
}
end-drawn-casual = { $variant ->
    [0] „N-a câștigat nimeni, deci nu face cinste nimeni.”
    [1] „Tu aștepți, eu aștept. Am putea s-o ținem așa toată ziua.”
    [2] „Nu pierde nimeni. Așa joc îmi place.”
    [3] „La egalitate. Să zicem că a fost încălzirea.”
    [4] „Remiză. Măcar scăpăm de discursuri.”
    [5] „Mie-mi ajunge. De obicei îmi ajunge.”
    [6] „Zero la zero. Încă una, sau mai stăm un pic?”
   *[other] „Până la urmă am ajuns amândoi. Unde, habar n-am.”
}
end-drawn-clever = { $variant ->
    [0] „În sfârșit, cineva pe măsura mea. Începeam să transpir.”
    [1] „Ne anulăm reciproc. Elegant.”
    [2] „Te rog, nu amenința două linii deodată. Nu suport asta.”
    [3] „Echilibru până la ultima căsuță. Găsesc eu ceva.”
    [4] „Remiză. Pe hârtie, eu eram mai bun.”
    [5] „Ai avut răspuns la toate. Ce neplăcut.”
    [6] „Eu am venit cu trei planuri. Tu, cu trei feluri de a le strica.”
   *[other] „Nimic câștigat, nimic pierdut, totul calculat.”
}
end-drawn-round = { $variant ->
    [0] „N-am mai fost pe aici?”
    [1] „Ne tot învârtim. Deja amețesc.”
    [2] „De trei ori la fel. Asta-i remiză.”
    [3] „Totul dispare, dar nimic nu se schimbă.”
    [4] „Eu aș mai fi dat o tură.”
    [5] „Aceleași simboluri, aceleași căsuțe, aceiași doi jucători.”
    [6] „Se pare că un cerc nu e o linie.”
   *[other] „Am putea s-o ținem așa toată ziua.”
}
end-drawn-perfect = { $variant ->
    [0] „Ne tot învârtim. Eu aș putea continua la nesfârșit.”
    [1] „Ai rezistat. Calea spre victorie te așteaptă încă.”
    [2] „Am mai fost aici. De două ori, mai exact.”
    [3] „A treia oară e remiză. Văd că ai numărat și tu.”
    [4] „Niciunul dintre noi n-a cedat.”
    [5] „Nicio greșeală, de nicio parte. Încearcă alt început.”
    [6] „Bună memorie. Rar întâlnesc așa ceva.”
   *[other] „Aici nimic nu rămâne, dar de data asta a fost cât pe ce.”
}
end-drawn-hinted = { $variant ->
    [0] „Remiză. Unele mutări au fost ale mele.”
    [1] „Tu mi-ai ținut piept, iar eu te-am ținut de mână.”
    [2] „Ți-am dat răspunsurile. Le-ai citit bine.”
    [3] „Acum încă o dată, fără să mă întrebi.”
    [4] „Facem o echipă bună. Mai ales eu.”
    [5] „Remiză, cu puțin ajutor din partea cealaltă a tablei.”
    [6] „Joc adesea cu mine însumi. De obicei așa se termină.”
   *[other] „Remiză cu fițuică. Următoarea, pe de rost?”
}
end-drawn-watched = { $variant ->
    [0] „Am oferit toate ocaziile de a greși. N-a fost folosită niciuna.”
    [1] „O partidă liniștită. Îmi plac partidele liniștite.”
    [2] „Niciun pas greșit. Acum să văd un om care reușește.”
    [3] „Speram la o singură greșeală. Pot să aștept.”
    [4] „Nu s-a întâmplat nimic, și s-a întâmplat bine.”
    [5] „O tablă plină și niciun regret.”
    [6] „Cealaltă parte știa drumul. Și eu.”
   *[other] „Așa cum se cuvine. M-aș mai uita o dată.”
}
end-said = **{ $level }:** { $quote }
end-first-hold = 🎉 **{ $player } reușește pentru prima dată!** Nimeni nu obține mai mult decât o remiză.
end-first-hold-board = 🎉 **{ $player } reușește pentru prima dată pe această tablă!**
end-can-beat = Pe *{ board-short-vanishing }* mă poți învinge.
end-drawn-unbeatable = { $variant ->
    [0] „Am căutat o breșă. Nu era niciuna.”
    [1] „Nicio greșeală. Am verificat de două ori.”
    [2] „Nu mi-ai cedat nimic. Bine apărat.”
    [3] „Remiză. Împotriva mea, asta e o victorie.”
    [4] „S-a terminat tabla înaintea răbdării tale.”
    [5] „Am văzut multe partide. Puține se încheie așa.”
    [6] „Ai văzut tot ce vedeam eu. Nu sunt obișnuit să am companie.”
   *[other] „Eu nu pierd. Dar azi nici n-am câștigat.”
}
end-lost-beginner = { $variant ->
    [0] „Am câștigat? Am câștigat! Cum am făcut?”
    [1] „Pur și simplu mi-au plăcut căsuțele alea.”
    [2] „Norocul începătorului. Scrie și în numele meu.”
    [3] „Am făcut bine? Spune-mi ce-am făcut!”
    [4] „Deci așa e să câștigi? Îmi place!”
    [5] „Stai, asta e a mea? E a mea!”
    [6] „Nici nu mă uitam! Data viitoare să mă uit?”
   *[other] „Pot să spun la toată lumea?”
}
end-lost-easy = { $variant ->
    [0] „Ai lăsat o ușă deschisă, așa că am intrat.”
    [1] „Am stat cu ochii deschiși. E tot ce știu să fac.”
    [2] „Scuze! Nu refuz niciodată un cadou.”
    [3] „Era chiar acolo. Credeam că o păstrezi pentru mine!”
    [4] „Am luat doar ce rămăsese liber. Mulțumesc!”
    [5] „Ai făcut-o dinadins? Eu nu mă plâng!”
    [6] „Am câștigat! Nu-ți face griji, și eu mă mir.”
   *[other] „Data viitoare mă bați tu, sunt sigur.”
}
end-lost-casual = { $variant ->
    [0] „Nimic personal. Mie îmi convenea și o remiză.”
    [1] „Tu ai clipit, eu nu. Încă una?”
    [2] „Pe asta am câștigat-o fără să mă ridic de pe canapea.”
    [3] „Nici măcar nu mă străduiam. Mă rog, un pic.”
    [4] „Gata cu munca pe ziua de azi.”
    [5] „Ei, cineva trebuia să câștige.”
    [6] „Ca să vezi. Ar trebui să fac asta mai des.”
   *[other] „Fără supărare. Supărarea obosește.”
}
end-lost-clever = { $variant ->
    [0] „Colțuri și centru, crede-mă. Colțuri și centru.”
    [1] „Exact cum am plănuit. În mare.”
    [2] „O capcană frumoasă, dacă-mi pot permite.”
    [3] „Nu pune la suflet. Eu citesc cărți despre asta.”
    [4] „Totul stă în pregătire.”
    [5] „Ai intrat cu capul înainte. Lăsasem chiar și lumina aprinsă.”
    [6] „Pot să-ți explic. Vrei? Nu? Prea bine.”
   *[other] „Toate la timpul lor. Victoria, la urmă.”
}
end-lost-unbeatable = { $variant ->
    [0] „Am așteptat o singură greșeală, și a venit.”
    [1] „Remiza era la îndemână.”
    [2] „Răbdare. Am tot timpul din lume.”
    [3] „Nu mă grăbesc și nu greșesc. Mai încearcă.”
    [4] „Ai privit în altă parte o singură mutare. Eu nu.”
    [5] „O căsuță. Întotdeauna e doar o căsuță.”
    [6] „Te aștept aici de la prima mutare.”
   *[other] „Data viitoare o vei vedea. Voi fi aici.”
}
end-lost-perfect = { $variant ->
    [0] „Eu am ținut minte care dispare. Tu nu.”
    [1] „O mutare prea târziu, și nu mai era acolo.”
    [2] „Există o cale de a mă învinge. Nu e asta.”
    [3] „Cel mai vechi simbol al tău ținea totul laolaltă.”
    [4] „Totul se stinge. Eu doar aștept.”
    [5] „Număr până la trei mai bine decât cei mai mulți.”
    [6] „Tu te uitai la ce venea. Eu, la ce pleca.”
   *[other] „Tabla următoare e goală, iar eu n-am uitat nimic.”
}
end-gave-up = { $variant ->
    [0] „Nu-i nicio rușine. Tabla următoare e goală.”
    [1] „Aș fi vrut să văd cum se termină.”
    [2] „O să spun tuturor că a fost la limită.”
    [3] „O retragere bună e pe jumătate revanșă.”
    [4] „Pleci deja? Las tabla așa cum e.”
    [5] „Și să știi când te oprești e o artă.”
    [6] „Victoria o iau, dar aș fi vrut s-o merit.”
   *[other] „Ne vedem la următoarea.”
}
end-won = { $variant ->
    [0] { $player } a câștigat în { $moves ->
        [one] 1 mutare
        [few] { $moves } mutări
       *[other] { $moves } de mutări
    }. Revanșa e la un clic distanță.
    [1] Gata în { $moves ->
        [one] 1 mutare
        [few] { $moves } mutări
       *[other] { $moves } de mutări
    }. Cine s-ar fi gândit?
    [2] O mutare avans ajunge.
    [3] Linia-i linie. O plecăciune, { $player }.
    [4] { $player } a văzut mai repede.
    [5] Asta e de pus în ramă.
    [6] Părea liniște. Până n-a mai fost.
   *[other] Câștigă { $player }. Tabla următoare e goală.
}
end-won-full = Până la ultima căsuță! Câștigă { $player }.
end-won-misere = { $variant ->
    [0] Răbdarea dă roade. Revanșa e la un clic distanță.
    [1] { $player } și-a păstrat cumpătul și n-a făcut nicio linie.
    [2] Arta stă în ceea ce nu completezi.
    [3] Cineva trebuia s-o facă. N-a fost { $player }.
    [4] { $player } a dat întâietate. Din politețe.
    [5] Mai puțin înseamnă mai mult, și { $player } a avut mai puțin.
    [6] Căsuța aia n-o voia nimeni. Cuiva tot i-a revenit.
   *[other] { $player } câștigă lăsând treaba neterminată.
}
end-drawn = { $variant ->
    [0] O tablă plină și nicio linie pe ea.
    [1] Nimeni n-a cedat niciun milimetru, iar acum nu mai e niciunul liber.
    [2] Nimeni n-a trecut.
    [3] Pace, deocamdată.
    [4] Egalitate până la ultima căsuță.
    [5] Niciun învingător, niciun învins.
    [6] A fost un antrenament bun pentru următoarea.
   *[other] Tabla e plină, iar întrebarea rămâne deschisă.
}
end-drawn-vanishing = { $variant ->
    [0] Aceeași poziție pentru a treia oară, așa că e remiză.
    [1] Tură după tură, și nimeni nu s-a dat jos.
    [2] Nimeni n-a trecut.
    [3] A treia oară aici: nimeni nu cedează.
    [4] Totul a dispărut, mai puțin echilibrul.
    [5] Niciun învingător, niciun învins.
    [6] A fost un antrenament bun pentru următoarea.
   *[other] Simbolurile au venit și au plecat, iar întrebarea rămâne deschisă.
}
end-resigned = { $variant ->
    [0] Cineva văzuse destul.
    [1] Nu era nevoie să se joace până la capăt.
    [2] Un final scurt. Revanșa e la un clic distanță.
    [3] Se pune ca oricare alta. Am verificat.
    [4] Tabla rămâne deschisă. E bine și așa.
    [5] Uneori cea mai bună mutare e partida următoare.
    [6] Restul tablei n-o să afle niciodată.
   *[other] Fără supărare: tabla următoare e goală.
}
end-time = { $variant ->
    [0] Ceasul a avut ultimul cuvânt.
    [1] Tabla a așteptat. Ceasul, nu.
    [2] Joacă și timpul, și nu greșește niciodată.
    [3] { $player } a mutat la timp, și a fost de ajuns.
    [4] Undeva, cineva încă se mai gândește.
    [5] Mutarea următoare n-a mai venit.
    [6] { $player } a avut răbdare, iar acum are victoria.
   *[other] Tic-tac, gata.
}
end-tip = Sfat: *{ $level }* nu prevede două amenințări deodată.
end-streak-wins = 🔥 { $count ->
    [one] 1 victorie
    [few] { $count } victorii
   *[other] { $count } de victorii
} la rând la nivelul { $level }.
end-streak-draws = 🔥 { $count ->
    [one] 1 remiză
    [few] { $count } remize
   *[other] { $count } de remize
} la rând la nivelul { $level }.
end-streak-between = 🔥 { $player } a câștigat { $count ->
    [one] 1 partidă
    [few] { $count } partide
   *[other] { $count } de partide
} la rând cu { $opponent }.
end-score-leads = **{ $player } conduce cu { $wins } la { $losses }** { $draws ->
    [0] { "" }
    [one] · 1 remiză
    [few] · { $draws } remize
   *[other] · { $draws } de remize
}
end-score-even = **Egalitate: { $wins }–{ $losses }** { $draws ->
    [0] { "" }
    [one] · 1 remiză
    [few] · { $draws } remize
   *[other] · { $draws } de remize
}
end-ratings = Ratinguri: { $ratings }
unrated-day = Partidă fără rating: mai mult de trei partide azi
unrated-left-out = Partidă fără rating: una dintre cele două părți e în afara clasamentului
unrated-sure = Partidă fără rating: { $player } are un rating mult mai mare
unrated-early = Partidă fără rating: doar una dintre cele două părți a mutat
end-rating = { $player } { NUMBER($rating, useGrouping: 0) } ({ $change })
notice-accepted = <@{ $player-id }>, { $opponent } ți-a acceptat provocarea: [partida { $id }]({ $link }) a început.
notice-rematch = <@{ $player-id }>, { $opponent } ți-a acceptat revanșa: [partida { $id }]({ $link }) a început.
notice-wanted = <@{ $player-id }>, { $opponent } vrea revanșa pentru [partida { $id }]({ $link }).
notice-turn = <@{ $player-id }>, { $opponent } a mutat, deci e rândul tău în [partida { $id }]({ $link }).
notice-time = <@{ $player-id }>, e rândul tău în [partida { $id }]({ $link }). Timpul tău expiră { $when }.
button-no-turn-notices = Oprește aceste alerte
turn-notices-off = Nu te mai anunț când e rândul tău. Te poți răzgândi în `/ttt preferences`.
notice-time-quiet = { $player }, e rândul tău în [partida { $id }]({ $link }). Timpul tău expiră { $when }.

## Puzzles

command-puzzle = Rezolvă enigma zilei, una din partidele tale sau alta, ca exercițiu
option-from = De unde vine enigma
choice-today = Enigma de azi
choice-practice = Exercițiu: de la ușor la greu, oricât de des vrei
option-day = O enigmă din ultimele 30 de zile, ca exercițiu: nu contează pentru nicio serie
choice-own-games = Partidele mele: clipa dinaintea unei greșeli
puzzle-title = Enigma zilei nr. { $number }
puzzle-title-past = Enigma zilei nr. { $number }, ca exercițiu
puzzle-title-practice = Enigmă de exercițiu
puzzle-title-own = Partida { $id }: ceva mai bun decât mutarea { $move }?
puzzle-goal-win = { $moves ->
    [0] La mutare { $mark }: **câștigă.**
    [1] La mutare { $mark }: **câștigă cu această mutare.**
    [few] La mutare { $mark }: **câștigă în { $moves } mutări.**
   *[other] La mutare { $mark }: **câștigă în { $moves } de mutări.**
}
puzzle-goal-misere = { $moves ->
    [0] La mutare { $mark }: **obligă-l pe { $enemy } să completeze o linie.**
    [1] La mutare { $mark }: **lasă-i lui { $enemy } doar mutări care completează o linie.**
    [few] La mutare { $mark }: **obligă-l pe { $enemy } să completeze o linie,** în { $moves } mutări.
   *[other] La mutare { $mark }: **obligă-l pe { $enemy } să completeze o linie,** în { $moves } de mutări.
}
puzzle-goal-draw = La mutare { $mark }: **păstrează remiza.**
puzzle-tries-left = { $left ->
    [one] a rămas 1 încercare
    [few] au rămas { $left } încercări
   *[other] au rămas { $left } de încercări
}
puzzle-tries = { $tries ->
    [one] 1 încercare
    [few] { $tries } încercări
   *[other] { $tries } de încercări
}
puzzle-gives-up-win = **Nu { $cell }:** după aceea nu se mai poate câștiga.
puzzle-gives-up-draw = **Nu { $cell }:** după aceea { $enemy } poate câștiga.
puzzle-wrong-loses-at-once = **Nu { $cell }:** asta e o linie, iar aici o linie pierde.
puzzle-wrong-line = **Nu { $cell }:** { $enemy } răspunde cu { $reply } și completează o linie.
puzzle-wrong-fork = **Nu { $cell }:** { $enemy } răspunde cu { $reply } și amenință { $cells }.
puzzle-wrong-lost = **Nu { $cell }:** { $enemy } răspunde cu { $reply }, iar victoria nu-i mai scapă.
puzzle-wrong-must-complete = **Nu { $cell }:** { $enemy } răspunde cu { $reply }, iar mai devreme sau mai târziu { $mark } trebuie să completeze o linie.
puzzle-wrong-only-draws = **Nu { $cell }:** { $enemy } răspunde cu { $reply }, și nu se mai poate câștiga.
puzzle-wrong-ends-in-draw = **Nu { $cell }:** tabla e plină, și n-a câștigat nimeni.
puzzle-wrong-unblockable = **Nu { $cell }:** { $enemy } răspunde cu { $reply } și amenință { $cells }, unde încă se află { $mark }: asta nu se poate bloca.
puzzle-wrong-repeats = **Nu { $cell }:** poziția apare pentru a treia oară, iar asta înseamnă remiză.
puzzle-hinted = { $count ->
    [few] Indiciul a eliminat { $count } căsuțe greșite.
   *[other] Indiciul a eliminat { $count } de căsuțe greșite.
}
puzzle-clue-line = O căsuță completează o linie.
puzzle-clue-fork = Caută două amenințări dintr-o mutare.
puzzle-clue-forces-fork = Amenință întâi o linie: răspunsul deschide calea spre două amenințări deodată.
puzzle-clue-threats = Amenință o linie și continuă să ameninți.
puzzle-clue-must-complete = Gândește-te la final: cine rămâne primul fără căsuțe sigure?
puzzle-clue-blocks = Unde ar completa { $enemy } o linie?
puzzle-clue-spoils-fork = Unde ar putea { $enemy } să amenințe două linii deodată?
puzzle-next = Următoarea vine { $when }.
puzzle-go-on = **Corect!** { $enemy } răspunde cu { $reply }. Continuă.
puzzle-solved = { $tries ->
    [1] 🎯 **Rezolvată din prima!**
    [few] 🎯 **Rezolvată din { $tries } încercări!**
   *[other] 🎯 **Rezolvată din { $tries } de încercări!**
}
puzzle-solved-hinted = { $hints ->
    [one] 🎯 **Rezolvată la încercarea { $tries }, cu un indiciu!**
    [few] 🎯 **Rezolvată la încercarea { $tries }, cu { $hints } indicii!**
   *[other] 🎯 **Rezolvată la încercarea { $tries }, cu { $hints } de indicii!**
}
puzzle-failed = **Asta ți-a scăpat.** Iată răspunsul, iar următoarea e a ta.
puzzle-answer = **Era { $cell }:** { $reason }.
puzzle-answer-own = **Mai bună era { $cell }:** { $reason }.
puzzle-merit-line = completează o linie
puzzle-merit-fork = amenință { $cells } deodată
puzzle-merit-forces-fork = { $enemy } trebuie să răspundă cu { $reply }, iar apoi { $then } amenință { $cells } deodată
puzzle-merit-threats = de aici { $mark } amenință o linie la fiecare mutare, iar { $enemy } nu le poate opri pe toate
puzzle-merit-wins = orice ar răspunde { $enemy }, { $mark } câștigă
puzzle-merit-must-complete = mai devreme sau mai târziu { $enemy } trebuie să completeze o linie
puzzle-merit-blocks = { $enemy } ar fi completat acolo o linie
puzzle-merit-spoils-fork = așa { $enemy } nu mai poate amenința două linii deodată
puzzle-merit-only-draw = toate celelalte căsuțe pierd
puzzle-merit-holds = păstrează remiza
puzzle-line = Cea mai bună continuare: { $line }.
puzzle-streak = { $days ->
    [one] 🔥 **Serie de enigme: 1 zi.**
    [few] 🔥 **Serie de enigme: { $days } zile.**
   *[other] 🔥 **Serie de enigme: { $days } de zile.**
}
puzzle-solvers = Rezolvată de { $percent }% din { $finished ->
    [one] 1 persoană
    [few] { $finished } persoane
   *[other] { $finished } de persoane
}.
puzzle-solved-by = 🎯 Rezolvată de { $solved } din { $finished }
puzzle-more = și încă { $count }
puzzle-week-ended = **Săptămâna { $week }**
puzzle-yesterday = Locul 1 ieri: { $player } { $tries }
puzzle-server-streak = { $days ->
    [one] 🔥 **Rezolvată aici 1 zi la rând.**
    [few] 🔥 **Rezolvată aici { $days } zile la rând.**
   *[other] 🔥 **Rezolvată aici { $days } de zile la rând.**
}
puzzle-standing = Rezultatul tău apare în { $channel }, sub enigma zilei. La `/ttt preferences` îți poți scoate numele de acolo.
puzzle-shared-solved = { $player } a rezolvat-o. Tu poți?
puzzle-shared-failed = { $player } n-a reușit s-o prindă. Tu poți?
button-puzzle-today = Enigma zilei
button-puzzle-solve = Rezolvă
button-puzzle-hint = Indiciu (−1 încercare)
button-puzzle-share = Distribuie
button-puzzle-own = Din partidele mele
button-puzzle-here = Publică aici zilnic
puzzle-posted-here = De acum canalul acesta primește enigma zilei, cea de azi imediat. Cu `/ttt settings` schimbi asta.
button-puzzle-dare = Provoacă tot canalul
button-puzzle-try-again = Încearcă iar de aici
puzzle-dare-question =
    ### Provoci tot canalul?
    Toți cei de aici văd poziția în care ai pierdut și pot încerca să se descurce mai bine.
puzzle-dare-draw = ### Tu o poți salva?
puzzle-dare-win = ### Tu o poți câștiga?
puzzle-dare-lost = De aici a pierdut { $player }.
button-puzzle-try = Încearcă
button-puzzle-practice = Exersează
button-puzzle-another = Încă una
refused-puzzle-over = Enigma aceea s-a încheiat. Cea de azi e la `/ttt puzzle`.
refused-no-such-day = Am enigmele din ultimele 30 de zile. Alege una din listă sau scrie-i numărul ori data, de exemplu 2026-11-24.
refused-no-mistakes = În ultimele tale partide n-am găsit nicio greșeală, în afară de cele primite de curând. Mai joacă puțin: `/ttt start`.
refused-shared-elsewhere = Nimeni de aici n-ar putea deschide partida aceea. O poți arăta acolo unde s-a jucat.
refused-shared-by-itself = Enigma zilei din acest canal arată deja rezultatele tuturor, și pe al tău.
refused-shared-today = Ai distribuit deja enigma aceasta în acest canal.

## Challenges

challenge-title = ### X și 0?
challenge-to = <@{ $opponent-id }>, **{ $challenger }** te provoacă.
challenge-to-closed = Provocare de la **{ $challenger }** pentru **{ $opponent }**.
challenge-last-drawn = Ultima partidă s-a încheiat cu remiză.
challenge-to-anyone = **{ $challenger }** caută pe cineva cu care să joace.
challenge-to-anyone-closed = **{ $challenger }** căuta pe cineva cu care să joace.
challenge-expires = Expiră { $expires }
challenge-rated = Cu rating
challenge-without-ping = { $opponent } nu primește două mențiuni într-un minut, dar poate accepta aici.
challenge-sides-swap = Simbolurile se schimbă
challenge-opens-me = Începe { $challenger }
challenge-opens-opponent = Începe { $opponent }
challenge-opens-anyone = Începe cine acceptă
challenge-opens-random = Se trage la sorți cine începe
challenge-accepted = Provocare acceptată: partida a început.
challenge-declined = Rămâne pe altă dată: { $opponent } a refuzat.
challenge-withdrawn = { $challenger } a retras provocarea.
challenge-expired = A expirat fără răspuns de la { $opponent }.
challenge-expired-open = A expirat, și n-a acceptat nimeni.
challenge-withdrawn-private = Ți-ai retras provocarea.
button-accept = Acceptă
button-decline = Refuză
button-join = Joacă
button-withdraw = Retrage
button-challenge-again = Provoacă din nou

## Private answers

stopped-private = Ai oprit partida { $id }.
meant-game = Dintre partidele tale de aici, aceasta e partida { $id }, cu { $opponent }. Pentru alta, completează *opponent*.
resign-question = **Abandonezi partida { $id }?** Atunci câștigă { $opponent }.
button-confirm-resign = Da, abandonez
resign-question-untouched = **Abandonezi partida { $id }?** Nimeni n-a mutat încă, așa că nu se pune.
resign-question-opened = **Abandonezi partida { $id }?** N-ai mutat încă, așa că nu se pune.
button-withdraw-challenge = Retrage provocarea
button-keep-playing = Joacă mai departe
dismissed-before = Gata.
changed-later = Apăsarea ta contează. Discord nu mă lasă acum să schimb tabla, așa că se va schimba peste câteva clipe; dacă nu, `/ttt board` o arată din nou.
answer-refused = Discord nu mi-a afișat răspunsul aici. Poate că AutoMod nu permite pe acest server un cuvânt sau un nume din el.
answer-forbidden = Discord nu mă lasă să scriu aici. Cine administrează serverul poate permite asta.
answer-too-large = E prea mare pentru Discord.
answer-lost = Discord nu mi-a acceptat răspunsul. Încearcă din nou peste câteva clipe.
posted-otherwise = Discord nu mi-a acceptat răspunsul, așa că l-am trimis într-un mesaj separat.
resigned-private = Ai abandonat [partida { $id }]({ $link }).
called-off-private = Ai anulat [partida { $id }]({ $link }).
button-restart = Abandonează, începe alta

see-board = [Vezi tabla]({ $link })

refused-broken-button = Nu cunosc butonul acesta. Folosește `/ttt start` pentru o partidă nouă.
refused-kept-private = Pe acest server, răspunsurile mele le vezi doar tu, așa că nimeni altcineva n-ar vedea asta. Cine gestionează serverul mă poate invita sau îți poate da permisiunea *Folosește aplicații externe*.
refused-unknown-command = Nu cunosc această comandă. Repornește aplicația Discord ca să-și actualizeze lista; `/ttt help` îți spune ce comenzi am.
refused-unknown-choice = Asta nu se poate alege aici. Deschide din nou comanda și alege din ce oferă.
refused-unknown-form = Nu cunosc acest formular. Deschide-l din nou și mai trimite-l o dată.
refused-not-watcher = Doar cine a cerut această partidă, sau un moderator, o poate opri. Folosește `/ttt watch` ca să începi una a ta.
refused-no-such-game = Partida aceea nu mai există. Folosește `/ttt start` pentru una nouă.
refused-no-game-here = Nu ai nicio partidă în acest canal. Folosește `/ttt start` ca să joci.
refused-no-game-with = Nu ai nicio partidă cu { $opponent } în acest canal.
refused-not-your-game = Aceasta nu e partida ta. Folosește `/ttt start` pentru una a ta.
refused-not-your-turn = Nu încă: la mutare e { $player }.
refused-not-moderator = Doar membrii cu *Gestionează mesajele* pot opri o partidă.
refused-no-game-on-message = În acest mesaj nu e nicio partidă.
refused-stale-board = Partida a mers mai departe: aceasta e tabla acum.
refused-old-copy = Aceasta e o copie veche a tablei. [Partida continuă aici]({ $link }).
refused-game-is-over = Această partidă s-a încheiat.
refused-already-playing = Ai deja o partidă cu { $opponent } aici. [Vezi tabla]({ $link })
refused-already-playing-waiting = Cât aștepți, poți juca aici cu mine sau cu altcineva.
refused-channel-not-allowed = Pe acest server se joacă în alte canale: { $channels }
refused-role-not-allowed = Pe acest server pot juca doar membrii cu anumite roluri.
refused-too-soon = Pe acest server trebuie să aștepți între provocări. Încearcă din nou { $wait }.
refused-too-many-games = Acest canal are deja { $most ->
    [one] 1 partidă în desfășurare
    [few] { $most } partide în desfășurare
   *[other] { $most } de partide în desfășurare
}, adică maximul. Încearcă din nou după ce se încheie una, sau în alt canal.
refused-too-many-watched = Urmărești deja { $most ->
    [one] 1 partidă: las-o întâi să se termine
    [few] { $most } partide: lasă întâi una să se termine
   *[other] { $most } de partide: lasă întâi una să se termine
}.
refused-no-such-challenge = Provocarea aceea nu mai există. Folosește `/ttt challenge` ca să faci una.
refused-nothing-to-resign = Nu ai nici partidă, nici provocare în acest canal.
refused-challenge-closed-accepted = Prea târziu: provocarea a fost acceptată.
refused-challenge-closed-declined = Prea târziu: provocarea a fost refuzată.
refused-challenge-closed-withdrawn = Prea târziu: provocarea a fost retrasă.
refused-challenge-closed-expired = Prea târziu: provocarea a expirat.
refused-not-your-challenge = Această provocare e pentru { $player }. Fă una a ta cu `/ttt challenge`.
refused-not-your-challenge-again = Doar cine a făcut această provocare o poate repeta. Fă una a ta cu `/ttt challenge`.
refused-not-your-offer = Doar cine a făcut această provocare o poate retrage. Pentru tine e *{ button-join }*.
refused-own-challenge = E chiar provocarea ta, așa că nu tu o accepți. Cu *{ button-decline }* o iei înapoi.
refused-own-offer = E chiar provocarea ta: trebuie s-o accepte altcineva. Cu *{ button-withdraw }* o iei înapoi.
refused-already-challenging = Ai deja o provocare deschisă în acest canal: retrage-o întâi cu `/ttt resign`. [Vezi provocarea]({ $link })
refused-challenge-yourself = Nu te poți provoca pe tine. Ca să joci cu mine, folosește `/ttt start` fără adversar.
refused-challenge-bot = Boții nu răspund la provocări. Ca să joci cu mine, folosește `/ttt start` fără adversar.
refused-cannot-see-channel = Persoana aceasta nu vede canalul, așa că n-ar putea răspunde.
refused-cannot-be-challenged = Nu poți juca acum cu { $player }.
refused-nobody-else-here = Nimeni altcineva nu vede această conversație. Provoacă oameni pe un server sau într-un grup; ca să joci cu mine, folosește `/ttt start`.
refused-unreadable-cell = „{ $text }” nu e o căsuță. Scrie, de exemplu, b2 sau 5.
refused-ambiguous-cell = „{ $text }” poate fi { $cells }. Scrie care.
refused-off-board = { $where } nu e pe această tablă.
refused-cell-taken = Căsuța { $where } e ocupată.
refused-cell-leaving = Simbolul tău de pe { $where } dispare odată cu această mutare, așa că { $where } nu e încă liberă. Joacă în altă căsuță.
refused-store-unavailable = Baza de date nu răspunde chiar acum, așa că nu s-a schimbat nimic. Încearcă din nou peste câteva clipe.
refused-outcome-unknown = Baza de date a căzut exact când notam asta, așa că poate s-a întâmplat, poate nu. Încearcă din nou peste câteva clipe: nimic nu se întâmplă de două ori, iar `/ttt board` îți arată partida.
refused-person-blocked = Nu poți juca cu mine: cine mă găzduiește te-a blocat.
refused-server-blocked = Nu joc pe acest server: cine mă găzduiește l-a blocat.
refused-not-now = Nu am reușit să mă gândesc până la capăt acum. Încearcă din nou peste câteva clipe.
refused-unexpected = Ceva n-a mers bine la mine. Partida ta e în siguranță: `/ttt board` ți-o arată.

## Help

help-title = ## X și 0
button-help-play = Cum se joacă
button-help-commands = Comenzi
button-help-more = Niveluri și reguli
button-support = Asistență
button-source = Cod sursă
button-privacy-policy = Confidențialitate
button-terms = Termeni
button-begin = Începe o partidă
help-goal = Trei în linie câștigă, și pe diagonală.
help-start = **Cu mine:** { $start }, 5 niveluri
help-challenge = **Cu cineva:** { $challenge }
help-puzzle = **Pe cont propriu:** { $puzzle }, una pe zi
help-stuck = **Te-ai blocat?** *{ button-hint }* arată ce să muți.
help-lost = **Ai pierdut?** *{ button-review-loss }* îți arată greșeala.
help-game = **În timpul partidei**
help-on-hint = ce să muți, contra mea
help-on-move = b2, 5…
help-on-board = tabla ta, încă o dată
help-on-resign = o partidă sau provocare
help-after = **De văzut**
help-on-stats = rezultate și rating
help-on-leaderboard = cei mai buni de aici
help-on-history = partidele tale încheiate
help-on-review = greșelile tale
help-on-watch = joc cu mine însumi
help-yours = **După gustul tău**
help-on-preferences = stil și notificări
help-on-privacy = datele tale
help-server = **Pentru cine administrează un server**
help-on-settings = stil, canale, limite
help-menus = **În meniuri, la *Aplicații***
    La o persoană: *{ menu-challenge }*
    La un mesaj: *{ menu-stop }*
help-levels = **Niveluri** · `/ttt start` cu `level`
    - *{ level-beginner }* joacă oriunde
    - *{ level-easy }* își completează liniile
    - *{ level-casual }* le blochează și pe ale tale
    - *{ level-clever }* scapă doar amenințările duble
    - *{ level-unbeatable }* nu pierde niciodată, mai puțin pe *{ board-short-vanishing }*
    -# O amenințare dublă: două linii deodată.
help-boards = **Table** · `/ttt start` cu `board`
    - 3×3, trei în linie
    - 4×4, patru în linie
    - 5×5, patru sau cinci în linie
    - *Misère*: cine pune trei în linie **pierde**
    - *{ board-short-vanishing }*: rămân doar ultimele trei
help-cells = **Căsuțe** · a1 e în stânga sus, iar b1 lângă ea. Sau numără-le: 1 e în stânga sus.
help-time = **Timp** · o zi pe mutare, dacă serverul nu hotărăște altfel. Între oameni, cine depășește timpul pierde.
help-screen-reader = **Cu un cititor de ecran,** alege stilul *{ style-text }* în `/ttt preferences`.

## Settings

command-settings = Configurează X și 0 pe acest server (pentru membrii cu „Gestionează serverul”)
command-preferences = Alege numerele căsuțelor, stilul tablelor, notificările și cine te poate provoca
command-privacy = Primește un fișier cu datele tale sau șterge-le
option-action = Ce facem cu datele tale
choice-export = Trimite-mi datele într-un fișier
choice-delete = Șterge-mi datele

player-somebody = Cineva

settings-title = ### X și 0 pe acest server
settings-note = Fiecare alegere se salvează pe loc și e valabilă pentru partidele următoare.
settings-page = { $page }/{ $pages } · { $name }
button-section-games = Partide
button-section-look = Simboluri și stil
button-section-places = Limbă și canale
button-section-limits = Limite
button-section-check = Verifică
button-check-again = Verifică din nou

settings-level = **Nivelul meu** până când cineva alege unul
settings-board = **Tabla** dacă nimeni nu alege alta
settings-clock = **Timp pe mutare.** Între oameni, cine îl depășește pierde.
settings-theme = **Simbolurile** celor doi jucători
settings-style = **Stilul** tablelor, dacă jucătorii nu preferă altul
settings-remains = **Când se încheie o partidă,** ce rămâne din mesajul ei
settings-sample = **Așa arată**
settings-locale = **Limba** mesajelor publice. Cele private sunt în limba celui care le citește.
settings-channels = **Canale** în care pot începe partide, cu tot cu firele lor. Dacă nu alegi niciunul, sunt permise toate.
settings-roles = **Roluri** care pot începe partide. Dacă nu alegi niciunul, pot toți.
settings-puzzle-channel = **Enigma zilei:** canalul unde o public în fiecare zi
puzzle-channel-none = Niciun canal
settings-most-live = **Partide simultane** într-un canal, cel mult
settings-pause = **Pauză** între două provocări ale aceleiași persoane
settings-unrated = **În afara clasamentului:** partidele cu aceste persoane sunt fără rating, inclusiv cele vechi
unrated-none = Nimeni
channels-all = Toate canalele
roles-all = Toți
more-choices = Alege aici
button-ask-emoji = Două emoji ale tale…

theme-classic = Clasic: desenat de Oxo
theme-plain = Simplu
theme-animals = Animale
theme-sky = Cer
theme-garden = Grădină
theme-sea = Mare
theme-own = Ale tale
style-server = Ca pe server
style-server-about = Ce a ales cine îl administrează
style-emoji = Emoji
style-emoji-about = Simbolurile în căsuțele lor
style-text = Text
style-text-about = Litere și coordonate, bun pentru cititoare de ecran
remains-all = Toată tabla
remains-line = Doar un rând cu rezultatul
language-auto = Ca pe Discord
most-live = { $count ->
    [one] 1 partidă
    [few] { $count } partide
   *[other] { $count } de partide
}
pause-none = Fără pauză

form-emoji-title = Două emoji ale tale
form-emoji-x-label = În loc de ❌
form-emoji-o-label = În loc de 🔵
form-emoji-hint = Orice emoji, sau unul al acestui server, după nume, ca :cat:

check-title = **Permisiunile mele în { $channel }**
check-has = ✅ { $permission }
check-lacks = ❌ Lipsește **{ $permission }**:
check-well = Am aici tot ce-mi trebuie.
check-how = Cine gestionează acest canal poate permite asta din *Editează canalul → Permisiuni*, pentru rolul meu. Apoi apasă *{ button-check-again }*.
check-no-member = ❌ **Nimeni nu m-a adăugat pe acest server,** așa că pot doar să răspund la comenzi și butoane: nu pot anunța pe nimeni că îi vine rândul, iar tablele mai vechi de 15 minute se schimbă doar când cineva apasă un buton de pe ele.
check-not-allowed = ⚠️ În acest canal nu pot începe partide: nu e printre cele alese la *{ button-section-places }*.
permission-view = Vezi canalul
permission-view-why = fără această permisiune nu pot actualiza o tablă când expiră timpul sau un moderator oprește o partidă.
permission-send = Trimite mesaje
permission-send-why = fără această permisiune nu pot anunța jucătorii că le-a venit rândul sau că timpul lor e pe sfârșite.
permission-attach = Atașează fișiere
permission-attach-why = fără această permisiune nimeni nu poate distribui imaginea unei partide.
permission-send-in-threads = Trimite mesaje în fire
permission-send-in-threads-why = fără această permisiune nu pot anunța jucătorii că le-a venit rândul sau că timpul lor e pe sfârșite.

refused-servers-only = Setările țin de un server, așa că folosește comanda pe unul. Preferințele tale sunt la `/ttt preferences`.
refused-not-manager = Doar membrii cu *Gestionează serverul* pot schimba setările de aici. Preferințele tale sunt la `/ttt preferences`.
refused-not-your-panel = Panoul acesta e al altcuiva. Deschide-l pe al tău cu `/ttt settings`, `/ttt preferences` sau `/ttt privacy`.
refused-not-your-notice = Aceste alerte sunt pentru altcineva. Ale tale se aleg în `/ttt preferences`.
refused-unknown-emoji = „{ $text }” nu e un emoji pe care să-l pot folosi aici. Alege un emoji obișnuit, sau unul al acestui server, după nume, ca :cat:
refused-marks-alike = Cele două simboluri trebuie să difere între ele și de căsuța goală ⬛, altfel nimeni n-ar mai putea citi tabla.

## Preferences

preferences-title = ### Preferințele tale
preferences-note = Fiecare alegere se salvează imediat și e valabilă oriunde joci.
preferences-numbering = **Numerele căsuțelor** pentru `/ttt move`
preferences-style = **Stilul** următoarelor tale partide
preferences-pings = **Când am voie să te menționez**
preferences-challenges = **Cine te poate provoca**
preferences-results = **Cum apari la enigma zilei** pe un server care o are într-un canal
preferences-blocked = **Niciodată cu aceste persoane.** Nu află nimeni.
pings-turns = Mereu, și când e rândul tău
pings-turns-about = Rândul tău: doar dacă n-ai mutat într-un minut
pings-some = Doar provocări și timp
pings-some-about = Și când ți-e acceptată provocarea; nu la rândul tău
pings-none = Niciodată
pings-none-about = Provocările și alertele rămân în canal
challenges-anyone = Oricine
challenges-nobody = Nimeni
results-named = Cu numele meu
results-unnamed = Fără numele meu
numbering-reading = Cum se citește: 1 2 3 sus
numbering-keypad = Tastatură numerică: 7 8 9 sus

## Privacy

exported = Asta e tot ce păstrez despre tine: partidele la care ai jucat, ratingurile, enigmele, provocările și preferințele tale.
exported-packed = Asta e tot ce păstrez despre tine: partidele la care ai jucat, ratingurile, enigmele, provocările și preferințele tale. E atât de mult, încât l-am arhivat: se deschide cu gzip și cu majoritatea programelor de dezarhivare.
forget-question =
    ### Îți șterg datele?
    Abandonezi partidele în desfășurare, iar provocările tale deschise se închid. ID-ul, numele, ratingurile, enigmele și preferințele tale se șterg. Partidele încheiate rămân pentru cei cu care ai jucat, care vor vedea „{ player-somebody }” în locul tău; ratingurile lor se calculează fără tine. Dacă cineva a ales să nu primească provocări de la tine sau un server a ales ca partidele tale să nu conteze pentru rating, alegerea rămâne: pentru asta păstrez ID-ul tău și nimic altceva.
    De aici **nu există cale de întoarcere.** Mesajele care sunt deja în canale păstrează numele pe care îl arată, iar copiile de siguranță ale celui care mă găzduiește îți păstrează datele până când sunt înlocuite de altele mai noi. Dacă mai joci vreodată, o luăm de la zero.
button-forget = Șterge-mi datele
forgotten =
    Gata: datele tale sunt șterse. { $games ->
        [0] Nu aveai nicio partidă încheiată.
        [one] 1 partidă arată acum „{ player-somebody }” în locul tău.
        [few] { $games } partide arată acum „{ player-somebody }” în locul tău.
       *[other] { $games } de partide arată acum „{ player-somebody }” în locul tău.
    } { $ended ->
        [0] { "" }
        [one] Ai abandonat partida în desfășurare.
        [few] Ai abandonat cele { $ended } partide în desfășurare.
       *[other] Ai abandonat cele { $ended } de partide în desfășurare.
    } Mesajele care stau în canale îți păstrează numele până când sunt șterse acolo, iar copiile de siguranță ale celui care mă găzduiește îți păstrează datele până când sunt înlocuite de altele mai noi.

## Looking on, ahead and back

command-hint = Arată cea mai bună mutare din partida ta cu Oxo; doar tu o vezi
command-watch = Urmărește cum joacă Oxo cu el însuși
command-history = Arată partidele încheiate; doar tu vezi lista
command-review = Revezi o partidă încheiată, mutare cu mutare, cu greșelile ei; doar tu o vezi
option-x = Cât de bine joacă Oxo cu X, care mută primul
option-o = Cât de bine joacă Oxo cu O
option-user-history = Ale cui partide; lasă gol pentru ale tale
option-game = Care partidă, după numărul de sub tabla ei; lasă gol pentru ultima ta de aici

button-hint = Indiciu
button-play-cell = Joacă { $cell }
button-rematch = Revanșă
button-decider = Departajare
rematch-wanted = **{ $player }** vrea revanșa. { $opponent }, apasă *{ button-rematch }* și începe.
rematch-awaited = Ai cerut deja revanșa: începe când apasă și { $opponent } pe *{ button-rematch }*.
button-review = Revezi
button-review-loss = De ce?
button-back = Înapoi
button-next = Înainte
button-next-mistake = Greșeala următoare
button-to-mistake = La greșeală
button-first-mistake = Prima greșeală
button-first = Început
button-share = Distribuie
button-save = Salvează imaginea
button-newer = Mai noi
button-older = Mai vechi

game-computer-to-move = La mutare: { $mark } { $player }

hint-title = Indiciu pentru partida { $id }
hint-best = Cel mai bine e **{ $cell }**: { $reason }.
hint-last = **{ $cell }** e ultima căsuță liberă.
hint-try = Încearcă **{ $cell }**: { $reason }.
hint-win = { $sign } câștigă
hint-draw = { $sign } remiză
hint-loss = { $sign } pierde
hint-unknown = { $sign } prea devreme ca să se știe
hint-every-win = Toate căsuțele câștigă.
hint-every-draw = Toate căsuțele duc încă la remiză.
hint-every-loss = Toate căsuțele pierd.
hint-every-unknown = E prea devreme ca să se știe unde duce fiecare căsuță.
hint-opening = Una dintre aceste deschideri câștigă sigur: un colț, centrul sau o latură. Care dintre ele, rămâne să afli tu. Deschide cu ea și cere din nou: fiecare indiciu spune ce mai câștigă.
hint-hollow = Un rezultat cu indicii aduce doar o stea goală.
hint-letter-win = c
hint-letter-draw = r
hint-letter-loss = p
hint-letter-unknown = ?

reason-wins-at-once = îți completează linia
reason-forks = amenință { $cells } în același timp, și doar una poate fi blocată
reason-forces-win = { $moves ->
    [0] câștigă contra oricărei apărări
    [one] câștigă contra oricărei apărări, în 1 mutare
    [few] câștigă contra oricărei apărări, în { $moves } mutări
   *[other] câștigă contra oricărei apărări, în { $moves } de mutări
}
reason-unblockable = amenință { $cells }, de unde îmi dispare simbolul: nu am cum să blochez asta
reason-only-win = { $moves ->
    [0] nicio altă căsuță nu câștigă
    [one] câștigă în 1 mutare, iar nicio altă căsuță nu câștigă
    [few] câștigă în { $moves } mutări, iar nicio altă căsuță nu câștigă
   *[other] câștigă în { $moves } de mutări, iar nicio altă căsuță nu câștigă
}
reason-misere-win = orice aș răspunde, va trebui să completez o linie
reason-blocks = îmi blochează linia
reason-only-draw = toate celelalte căsuțe pierd
reason-spoils-fork = { $count ->
    [1] eu aș vrea { $cells }, ca să ameninț două linii deodată, și asta îmi strică planul
   *[other] eu aș vrea să ameninț două linii deodată, și asta îmi strică planul
}
reason-threatens = amenință o linie, așa că eu trebuie să răspund cu { $cells }
reason-sets-traps = eu pierd dacă răspund cu { $cells }
reason-sets-many-traps = { $count ->
    [one] unul dintre răspunsurile mele pierde
    [few] { $count } dintre răspunsurile mele pierd
   *[other] { $count } dintre răspunsurile mele pierd
}
reason-avoids-line = nu completează nicio linie
reason-holds = păstrează remiza
reason-delays = acum toate căsuțele pierd, iar aceasta rezistă cel mai mult
reason-looks-best = prin nicio altă căsuță nu trec mai multe linii încă deschise

command-stats = Arată rezultatele, nivelurile învinse și ratingul; doar tu le vezi
command-leaderboard = Arată cele mai mari ratinguri de aici; doar tu vezi lista
option-user-stats = Ale cui statistici; lasă gol pentru ale tale
option-scope = Tot serverul, sau doar cei care joacă în acest canal
option-season = Un sezon e un trimestru, ca 2026 Q4; lasă gol pentru cel curent
choice-server = Tot serverul
choice-channel = Acest canal
button-higher = Mai sus
button-lower = Mai jos

season = { $year } Q{ $quarter }
result = { $sign } { $games }
points = { NUMBER($points, useGrouping: 0) }
missing-games = { $games ->
    [one] o partidă cu rating
    [few] { $games } partide cu rating
   *[other] { $games } de partide cu rating
}

leaderboard-title = Clasamentul acestui server, { $season }
leaderboard-title-channel = Clasament în <#{ $channel-id }>, { $season }
leaderboard-page = { $total ->
    [1] 1 persoană
    [few] { $total } persoane · pagina { $page } din { $pages }
   *[other] { $total } de persoane · pagina { $page } din { $pages }
}
leaderboard-none = Nimeni nu are încă rating aici. Partidele între oameni sunt cu rating: cu `/ttt challenge` propui una.
leader-brief = { $place } <@{ $user-id }> · **{ NUMBER($rating, useGrouping: 0) }**
leader-brief-provisional = ⏳ <@{ $user-id }> · { NUMBER($rating, useGrouping: 0) }
games-so-far = { $games } din { $most } partide
leaders-provisional = ⏳ încă fără loc: e nevoie de { $games } partide cu rating
leaders-unsettled = ? sub { $games } partide cu rating
leaders-legend = ± marja de eroare a ratingului
button-details = Detalii
button-overview = Mai puțin
button-post-here = Publică aici
button-my-place = Locul meu
button-challenge-anyone = Provoacă pe oricine
own-place = **Locul tău:** { $place } din { $total }, cu { $rating ->
    [one] 1 punct
    [few] { NUMBER($rating, useGrouping: 0) } puncte
   *[other] { NUMBER($rating, useGrouping: 0) } de puncte
}.
own-provisional = ⏳ **Tu** ai ratingul { NUMBER($rating, useGrouping: 0) }. Pentru un loc mai trebuie: { $missing }.
own-missing = ⏳ **Pentru locul tău mai trebuie:** { $missing }.
own-none = **Tu** încă nu ai rating aici: joacă cu cineva prin `/ttt challenge`.
own-left-out = **Tu** ești în afara clasamentului: așa a hotărât cine administrează acest server.
rated-games = Partidele dintre oamenii de aici sunt cu rating, cel mult trei pe zi cu aceeași persoană. O victorie contra cuiva al cărui rating e mai mic cu cel puțin { $points } nu se pune.
held-title = 🛡️ **Primele remize cu *{ level-unbeatable }***
held-first = { $board } · <@{ $first-id }> · { $date }
held-longest = { $board } · { $longest } la rând · <@{ $longest-id }>

stats-title-server = Statistici pentru <@{ $user-id }> pe acest server
stats-title-anywhere = Statistici pentru <@{ $user-id }>
stats-none = Încă nicio partidă încheiată. `/ttt start` începe una.
stats-people = **Cu oameni:** { $score }
stats-versus = **<@{ $reader-id }> contra <@{ $user-id }>:** { $score }
stats-streak = **Victorii la rând:** { $current ->
    [0] record { $best }
   *[other] { $current } acum, record { $best }
}
stats-computer = **Cu Oxo:** { $score }
trophies-legend =
    { $star } până la cel mai greu nivel învins
    -# { $shield } remiză cu { level-unbeatable }
trophies-legend-hints = { $star } doar cu indicii
trophies-legend-perfect = { $cup } { level-perfect } învins fără indicii
stats-levels = **Cu Oxo, pe niveluri**
stats-run-legend = 🛡️ record de remize la rând
stats-rating-brief = **Rating { $season }:** { NUMBER($rating, useGrouping: 0) } · { $how }
stats-settles = pentru un loc mai trebuie: { $missing }
stats-puzzles = **Serie de enigme:** { $current ->
    [0] record { $best }
    [one] 1 zi acum, record { $best }
    [few] { $current } zile acum, record { $best }
   *[other] { $current } de zile acum, record { $best }
}
stats-spread = **Rating { $season }:** { NUMBER($rating, useGrouping: 0) } ± { $spread }
stats-past = { $season }: { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
stats-points = Cel mai mare { NUMBER($highest, useGrouping: 0) }, cel mai mic { NUMBER($lowest, useGrouping: 0) }. Ultimele, cel mai nou la sfârșit: { $latest }
stats-graph = 📈 Ratingul, partidă cu partidă; banda e marja de eroare
picture-rating = Ratingul din { $season } ca linie. { $points }
stats-unrated = **Rating:** niciunul în { $season }. Partidele între oameni sunt cu rating.
stats-left-out = **Rating:** în afara clasamentului acestui server.
is-provisional = provizoriu
is-at-place = locul { $place }

refused-no-leaderboard-here = În afara serverelor nu există ratinguri: cere clasamentul pe un server unde joci.
refused-unknown-season = „{ $text }” nu e un sezon. Scrie un an și un trimestru, ca 2026 Q4.

history-title-server = Partide pe acest server: <@{ $user-id }>
history-title-anywhere = Partide: <@{ $user-id }>
history-none = Încă nicio partidă încheiată. `/ttt start` începe una.
history-page = { $total ->
    [1] 1 partidă
    [few] { $total } partide, cele mai noi primele · pagina { $page } din { $pages }
   *[other] { $total } de partide, cele mai noi primele · pagina { $page } din { $pages }
}
legend-won = 🟩 victorie
legend-drawn = 🟨 remiză
legend-lost = 🟥 înfrângere
legend-otherwise = ⬛ fără rezultat
history-won = Victorie contra { $opponent } · #{ $id }
history-lost = Înfrângere contra { $opponent } · #{ $id }
history-drawn = Remiză cu { $opponent } · #{ $id }
history-unfinished = Neterminată, cu { $opponent } · #{ $id }
history-stopped = Oprită, cu { $opponent } · #{ $id }
history-set-aside = Lăsată deoparte, cu { $opponent } · #{ $id }
history-called-off = Anulată, cu { $opponent } · #{ $id }
history-choice = { $game } · { $ago } · { $board }
ago-now = chiar acum

review-where = Partida { $id } · { $board }
review-at-start = Înainte de { $total ->
    [1] singura mutare
    [few] prima din { $total } mutări
   *[other] prima din { $total } de mutări
}
review-at = Mutarea { $ply } din { $total }: { $mark } { $player } a jucat **{ $cell }**
review-at-own = Mutarea { $ply } din { $total }: { $mark } ai jucat **{ $cell }**
review-moves = Mutări: { $moves }
review-moves-marked = Mutări (? marchează o greșeală): { $moves }
review-no-moves = Nimeni n-a făcut vreo mutare, așa că nu e nimic de revăzut.
review-no-mistakes = ✨ **Nicio greșeală, de nicio parte.**
review-more-mistakes = … și încă { $count }.
mistake-own = La mutarea { $number } ai jucat { $cell }
mistake-of = La mutarea { $number }, { $player } a jucat { $cell }
mistake-win-draw = **{ $move }:** victoria a scăpat. Cel mai bine era { $better }, pentru victorie.
mistake-win-loss = **{ $move }:** partida era câștigată și s-a pierdut. Cel mai bine era { $better }, pentru victorie.
mistake-draw-loss = **{ $move }:** partida s-a pierdut. Cel mai bine era { $better }, pentru remiză.
mistake-draw-loss-back = **{ $move }:** asta ducea la înfrângere. Cel mai bine era { $better }, pentru remiză.
watch-begin = Cine greșește întâi?
watch-slipped = { $player } a greșit! Observă { $mark }?
watch-missed = { $player } a ratat victoria. Din nou egal.
watch-wins = { $player } poate forța victoria acum.
watch-even = Deocamdată e egal.
watch-wins-still = { $player } are în continuare victoria.
watch-wins-yet = { $player } nu scapă victoria.
watch-even-still = Tot egal.
watch-even-yet = Nimeni nu cedează.

picture-keep = Ca să păstrezi imaginea, ține apăsat pe ea sau dă clic dreapta.
shared-by = distribuit de { $player }
picture-game = O tablă animată: { $board }. { $first-mark } e { $first }, { $second-mark } e { $second }. Mutări: { $moves }. { $result }
picture-won = { $player } a câștigat.
picture-nobody-won = N-a câștigat nimeni.

refused-cannot-attach = Nu am voie să atașez fișiere în acest canal, așa că nu pot distribui o imagine aici. *{ button-save }* ți-o trimite doar ție.
refused-picture-is-being-drawn = Ultima ta imagine e încă în lucru. Cere-o pe aceasta când sosește cealaltă.
refused-not-played-by-you = Doar cine a jucat partida o poate distribui.
refused-game-shared = Partida a mai fost distribuită în acest canal.
refused-shared-just-now = Tocmai ai distribuit ceva. Poți distribui din nou { $wait }.
refused-game-still-on = Partida aceea e încă în desfășurare. O poți revedea și poți cere revanșa după ce se încheie.
refused-hint-against-person = Adversarul tău e o persoană, așa că un indiciu ar însemna să trișezi. Primești indicii în partidele cu mine: `/ttt start`.
refused-nothing-to-review = N-am găsit nicio astfel de partidă pe care s-o poți revedea aici. Scrie numărul de sub tabla ei, ca `12`, sau găsește-o cu `/ttt history`.
refused-nothing-played-here = N-ai încheiat nicio partidă în acest canal. `/ttt history` le arată pe cele jucate de tine.
refused-others-history = Aici poți vedea doar lista partidelor tale. Ale altora se văd pe serverul unde s-au jucat.
refused-export-running = Datele tale se strâng deja. Fișierul vine ca răspuns la prima ta cerere.
refused-opponent-forgotten = Adversarul tău a cerut ștergerea datelor sale, așa că nu e cine să răspundă. Cu `/ttt challenge` provoci pe altcineva.
