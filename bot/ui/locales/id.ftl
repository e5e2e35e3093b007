### Every word that a player sees, in Indonesian. Read whole twice, last on 2026-11-22; what English changed since was looked at, last on 2026-11-29.

## Commands

command-ttt = Tic-tac-toe: main lawan Oxo atau lawan teman
command-start = Mulai permainan tic-tac-toe
command-challenge = Tantang seseorang, atau siapa pun di sini, untuk bermain
command-move = Isi satu kotak dalam permainanmu di channel ini
command-board = Tampilkan lagi papanmu di bagian bawah channel
command-resign = Menyerah di permainanmu di sini, atau batalkan tantanganmu
command-help = Jelaskan cara bermain, level, dan perintahnya
menu-challenge = Tantang main tic-tac-toe
menu-stop = Hentikan permainan ini
option-opponent = Mau lawan siapa; kosongkan untuk melawan Oxo
option-opponent-challenge = Mau menantang siapa; kosongkan agar siapa saja bisa ikut
option-opponent-here = Lawan siapa, kalau permainanmu di sini lebih dari satu
option-level = Seberapa jago Oxo bermain
option-board = Papan yang dipakai
option-mark = Tandamu
option-first = Siapa yang jalan duluan
# Words for cells are understood in English alone.
option-cell = Kotak yang diisi: b2, 5, dan sebagainya
choice-random = Acak
choice-first-me = Aku
choice-first-opponent = Lawanku

level-beginner = Pemula
level-easy = Mudah
level-casual = Santai
level-clever = Cerdik
level-unbeatable = Tak Terkalahkan
level-perfect = Sempurna

choice-beginner = Pemula: asal main
choice-easy = Mudah: melengkapi barisnya
choice-casual = Santai: juga menutup barismu
choice-clever = Cerdik: takluk pada ancaman ganda
choice-unbeatable = Tak Terkalahkan: tak pernah kalah, kecuali di papan Menghilang

board-3x3 = 3×3, tiga sebaris
board-4x4 = 4×4, empat sebaris
board-5x5 = 5×5, empat sebaris
board-5x5-five = 5×5, lima sebaris
# Misère goes by "the other way round"; help-boards mentions it by the same word.
board-misere = Terbalik 3×3: tiga sebaris malah kalah
board-vanishing = Menghilang 3×3: hanya tiga tanda terbaru yang tinggal
board-short-3x3 = 3×3
board-short-4x4 = 4×4
board-short-5x5 = 5×5
board-short-5x5-five = 5×5, lima
board-short-misere = Terbalik
board-short-vanishing = Menghilang

## The game

player-computer = Oxo ({ $level })
player-computer-alone = Oxo
game-title = { $first-mark } { $first } vs { $second-mark } { $second }
game-title-score = { $first-mark } { $first } { $wins } – { $losses } { $second } { $second-mark }
game-to-move = Giliran { $player } { $mark }
game-your-move = Giliranmu { $mark }
game-won = { $mark } **{ $player } menang!**
game-won-against = { $mark } **{ $player } mengalahkan { $loser }!**
game-won-misere = { $mark } **{ $player } menang:** { $loser } bikin baris
game-won-resigned = { $mark } **{ $player } menang:** { $loser } menyerah
game-won-time = { $mark } **{ $player } menang:** { $loser } kehabisan waktu
game-drawn = **Hasilnya seri.**
game-drawn-vanishing = **Hasilnya seri:** posisi ini muncul untuk ketiga kalinya.
game-held = 🛡️ **Seri: { $player } berhasil menahan *{ level-unbeatable }*!**
game-with-hints = { $hints } petunjuk
talk-greeting-beginner = { $variant ->
    [0] “Hai! Halo! Hai!”
    [1] “Giliranku, ya?”
    [2] “Aku tahu yang ini!”
   *[other] “Main! Asyik!”
}
talk-greeting-easy = { $variant ->
    [0] “Siap? Aku siap!”
    [1] “Aku suka bagian ini.”
    [2] “Ayo senang-senang!”
   *[other] “Ayo mulai!”
}
talk-greeting-casual = { $variant ->
    [0] “Santai saja.”
    [1] “Oh, hai.”
    [2] “Oke, kenapa tidak.”
   *[other] “Silakan duluan, deh.”
}
talk-greeting-clever = { $variant ->
    [0] “Aku sudah siap.”
    [1] “Aku punya rencana.”
    [2] “Kita mulai? Bagus.”
   *[other] “Sesuai dugaanku.”
}
talk-greeting-unbeatable = { $variant ->
    [0] “Waktuku banyak.”
    [1] “Selamat datang.”
    [2] “Tunjukkan padaku.”
   *[other] “Kita lihat nanti.”
}
talk-greeting-perfect = { $variant ->
    [0] “Pilihlah baik-baik.”
    [1] “Dari mana kamu mulai?”
    [2] “Semua langkah kukenal.”
   *[other] “Pembukaan menentukan.”
}
talk-forked-beginner = { $variant ->
    [0] “Dua sekaligus?”
    [1] “Memangnya boleh?”
    [2] “Wah, dua!”
   *[other] “Kok bisa begitu?”
}
talk-forked-easy = { $variant ->
    [0] “Aduh. Aduh, gawat.”
    [1] “Itu tidak adil!”
    [2] “Dua? Dua!”
   *[other] “Tandaku cuma satu!”
}
talk-forked-casual = { $variant ->
    [0] “Tak bisa kututup semua.”
    [1] “Ya sudah, begitulah.”
    [2] “Dua? Pamer, nih.”
   *[other] “Ayo, ambil saja.”
}
talk-forked-clever = { $variant ->
    [0] “Ancaman ganda. Jelas.”
    [1] “Aku keberatan.”
    [2] “Kupikir dulu. Tidak.”
   *[other] “Tak ada di bukuku.”
}
talk-forked-unbeatable = “Mustahil.”
talk-blocked-beginner = { $variant ->
    [0] “Itu tadi milikmu?”
    [1] “Aku cuma suka di sini.”
    [2] “Ups. Maaf, ya!”
   *[other] “Boleh duduk di sini?”
}
talk-blocked-easy = { $variant ->
    [0] “Aku mujur!”
    [1] “Barusan kututup, ya?”
    [2] “Oh! Nyaris sekali.”
   *[other] “Maaf! Aku tak lihat.”
}
talk-blocked-casual = { $variant ->
    [0] “Jangan buru-buru.”
    [1] “Maaf, tidak.”
    [2] “Sebaiknya jangan.”
   *[other] “Di situ tidak, ya.”
}
talk-blocked-clever = { $variant ->
    [0] “Aku lihat itu.”
    [1] “Boleh juga.”
    [2] “Bab satu.”
   *[other] “Sudah kuduga.”
}
talk-blocked-unbeatable = { $variant ->
    [0] “Tidak.”
    [1] “Bukan lewat sini.”
    [2] “Aku kenal yang ini.”
   *[other] “Carilah di tempat lain.”
}
talk-blocked-perfect = { $variant ->
    [0] “Terlihat.”
    [1] “Tak ada yang menetap.”
    [2] “Toh akan memudar.”
   *[other] “Tidak di depan mataku.”
}
talk-was-blocked-beginner = { $variant ->
    [0] “Tadi aku mau menang?”
    [1] “Itu yang kumau!”
    [2] “Hei! Tempatnya bagus!”
   *[other] “Sekarang itu punyamu!”
}
talk-was-blocked-easy = { $variant ->
    [0] “Bagus, tertutup!”
    [1] “Mata jeli!”
    [2] “Nyaris saja!”
   *[other] “Ternyata kamu lihat!”
}
talk-was-blocked-casual = { $variant ->
    [0] “Ya sudah, wajar.”
    [1] “Namanya juga coba.”
    [2] “Oh, kelihatan, ya.”
   *[other] “Hm. Oke.”
}
talk-was-blocked-clever = { $variant ->
    [0] “Ketahuan rupanya.”
    [1] “Baik, aku memutar.”
    [2] “Benar, sayangnya.”
   *[other] “Rencanaku masih ada.”
}
talk-was-blocked-unbeatable = { $variant ->
    [0] “Terlihat olehmu.”
    [1] “Bagus.”
    [2] “Kamu terjaga.”
   *[other] “Memang harus di situ.”
}
talk-was-blocked-perfect = { $variant ->
    [0] “Tepat waktu.”
    [1] “Kamu juga menghitung.”
    [2] “Nanti kembali lagi.”
   *[other] “Bagus. Hitung terus.”
}
game-perfect = “Hanya satu pembukaan yang bisa mengalahkanku. Temukanlah.”
game-triumph = *{ level-unbeatable }* tak pernah kalah: seri saja sudah hebat.
game-unfinished = **Tidak selesai:** tidak ada yang jalan sampai waktunya habis.
game-stopped = **Dihentikan** oleh moderator.
game-stopped-watched = **Dihentikan.**
rule-misere = **Tiga sebaris malah kalah.**
rule-vanishing = **Hanya tiga tanda terbaru yang tinggal.**
game-second-time = **Kedua kalinya: sekali lagi berarti seri.**
game-oldest-leaves = **Tanda keempatmu menghapus tanda tertuamu (pudar); kotaknya tertutup untuk langkah itu.**
rule-4 = **Empat sebaris menang.**
rule-5 = **Lima sebaris menang.**
game-set-aside = **Dikesampingkan** tanpa hasil, demi permainan antarpemain.
game-called-off = **Dibatalkan:** tidak dihitung.
game-footer = Permainan { $id }
game-footer-last = langkah terakhir { $cell }
game-footer-leaving = hilang berikutnya { $cell }
game-footer-line = barisnya: { $cells }
game-footer-clock = waktu habis { $when }
game-moved = Papan permainan { $id } sekarang ada di pesan lain: [lihat di sini]({ $link })

button-resign = Menyerah
button-stop = Hentikan
button-play-winner = Lawan pemenangnya
button-play-too = Coba main sendiri
button-play-level = Main: { $level }
button-play-board = Main: { $board }
waiting-title = ### Giliranmu di permainan ini
button-board-here = Tampilkan papan di sini
button-to-game = Ke permainan { $id }

end-first-win = 🎉 **Kemenangan pertama { $player } melawan level { $level }!**
end-can-hold = Level berikutnya, *{ level-unbeatable }*, tak bisa dikalahkan siapa pun. Bisakah kamu menahannya seri?
end-can-find = Level berikutnya, *{ level-perfect }*, hanya bisa dikalahkan satu pembukaan. Bisakah kamu menemukannya?
end-beat-all = *{ level-unbeatable }* pun sudah pernah ditahan seri: di papan ini tidak ada lagi yang lebih sulit.
end-first-between = 🎉 **Kemenangan pertama { $player } melawan { $opponent }!**
end-first-board = 🎉 **Kemenangan pertama { $player } di papan baru: { $board }!**
end-first-both = 🎉 **Kemenangan pertama { $player } melawan level { $level }, sekaligus di papan baru: { $board }!**
end-beat-beginner = { $variant ->
    [0] “Oh! Harusnya tadi kamu kuhalangi, ya?”
    [1] “Aku suka pojok itu. Sampai sekarang masih suka.”
    [2] “Lagi! Lagi! Tadi aku hampir paham.”
    [3] “Kamu jago menang. Aku jago memilih kotak!”
    [4] “Sudah selesai? Aku kan baru mulai!”
    [5] “Kamu menang! Papannya boleh kita simpan?”
    [6] “Punyaku kutaruh di tempat yang kelihatan cantik.”
   *[other] “Seru! Aturannya tadi bagaimana, ya?”
}
end-beat-easy = { $variant ->
    [0] “Aku tadi punya rencana, sungguh.”
    [1] “Bagus! Tadi aku cuma melihat tandaku sendiri.”
    [2] “Mainmu bagus! Tadi aku nyaris menang. Iya, kan? Rasanya sih nyaris.”
    [3] “Lain kali aku harus melirik sisi papanmu juga.”
    [4] “Kamu memang pantas menang. Ajari aku caranya, ya?”
    [5] “Aku baru saja mau lihat ke situ. Sumpah!”
    [6] “Keren! Aku sedang belajar. Pelan-pelan, tapi belajar.”
   *[other] “Aku ikut senang. Sedih sedikit buatku, tapi senang buatmu.”
}
end-beat-casual = { $variant ->
    [0] “Ya sudah, wajar. Aku lagi lihat pojok yang lain.”
    [1] “Lho, bisa begitu, ya? Bagus.”
    [2] “Permainan bagus. Aku mau berdiri tepuk tangan, tapi baru saja duduk.”
    [3] “Oke, oke. Kamu memang serius mainnya.”
    [4] “Nah, sekarang aku jadi melek.”
    [5] “Mantap. Lain kali ingatkan aku supaya memperhatikan.”
    [6] “Kamu menang. Aku ambil camilan dulu.”
   *[other] “Tidak usah buru-buru, tapi kapan-kapan yang ini kutagih balik.”
}
end-beat-clever = { $variant ->
    [0] “Mustahil. Semua sudah kupikirkan, kecuali itu.”
    [1] “Aku sama sekali tidak menyangka. Ini rahasia kita berdua saja.”
    [2] “Menarik. Anggap saja itu bagian dari rencanaku.”
    [3] “Aku punya rencana. Rencanamu lebih bagus.”
    [4] “Rupanya kita membaca buku yang sama.”
    [5] “Aku keberatan. Sebentar, kucari dulu alasannya.”
    [6] “Luar biasa. Bisa diulang, pelan-pelan?”
   *[other] “Aku sudah tiga langkah di depan. Hanya saja salah arah.”
}
end-beat-perfect = { $variant ->
    [0] “Jadi kamu menemukannya. Kusembunyikan tepat di langkah pertama.”
    [1] “Satu pembukaan, lalu tanpa satu kekeliruan pun. Bagus sekali.”
    [2] “Hanya satu pintu yang bisa dibuka. Kuncinya ada padamu.”
    [3] “Semua langkahku benar. Langkahmu lebih baik lagi.”
    [4] “Sudah lama kutunggu ada yang menemukannya.”
    [5] “Sempurna, tapi kalah. Akan kubiasakan hidup dengan keduanya.”
    [6] “Jalannya hanya satu, dan kamu menempuhnya sampai ujung.”
   *[other] “Kini kamu tahu rahasiaku. Maukah kamu menjaganya?”
}
end-beat-unbeatable = Ini seharusnya mustahil. Ingat baik-baik momen ini.
end-drawn-beginner = { $variant ->
    [0] “Penuh semua! Siapa yang menang?”
    [1] “Kotaknya habis! Ada papan yang lebih besar?”
    [2] “Jadi tidak ada yang menang? Buatku sudah hebat!”
    [3] “Separuhnya aku yang isi. Kamu suka?”
    [4] “Satu papan habis kita isi. Aku bangga sama kita!”
    [5] “Seri? Berarti dua-duanya dapat bintang!”
    [6] “Aku suka kalau penuh begini. Seperti gambar yang sudah jadi.”
   *[other] “Kalau seri itu bagus, ya? Rasanya sih bagus.”
}
end-drawn-easy = { $variant ->
    [0] “Seri! Anggap saja kita saling mengampuni.”
    [1] “Papan penuh, hati tetap senang.”
    [2] “Nyaris saja. Tapi nyaris buat siapa, ya?”
    [3] “Ayo salaman! Eh, kotaknya sudah habis.”
    [4] “Seri! Tiap hari begini juga aku mau.”
    [5] “Kita sama kuat. Mau cari tahu siapa yang lebih jago?”
    [6] “Aku bisa mengimbangimu! Kamu lihat, kan?”
   *[other] “Biar adil, menangnya kita bagi dua.”
}
end-drawn-casual = { $variant ->
    [0] “Tidak ada yang menang, jadi tidak ada yang traktir.”
    [1] “Kamu menunggu, aku menunggu. Bisa seharian begini.”
    [2] “Tidak ada yang kalah. Ini baru cocok buatku.”
    [3] “Imbang. Anggap saja pemanasan.”
    [4] “Seri. Jadi tidak perlu pidato.”
    [5] “Segini cukup buatku. Biasanya memang cukup.”
    [6] “Sama kuat. Main lagi, atau duduk-duduk saja di sini?”
   *[other] “Akhirnya kita sampai juga. Entah di mana.”
}
end-drawn-clever = { $variant ->
    [0] “Lawan yang sepadan. Aku mulai berkeringat.”
    [1] “Kita saling meniadakan. Elegan.”
    [2] “Tolong jangan mengancam dua baris sekaligus. Aku benci itu.”
    [3] “Imbang sampai kotak terakhir. Nanti kupikirkan sesuatu.”
    [4] “Seri. Di atas kertas, aku yang unggul.”
    [5] “Semuanya kamu jawab. Merepotkan sekali.”
    [6] “Kusiapkan tiga rencana. Tiga-tiganya kamu patahkan.”
   *[other] “Tidak untung, tidak rugi, tapi banyak yang ditimbang.”
}
end-drawn-round = { $variant ->
    [0] “Bukankah tadi kita sudah sampai di sini?”
    [1] “Berputar-putar terus. Aku mulai pusing.”
    [2] “Tiga kali sama persis. Berarti seri.”
    [3] “Semua menghilang, tapi tak ada yang berubah.”
    [4] “Sekali putaran lagi pun aku mau.”
    [5] “Tandanya sama, tempatnya sama, pemainnya sama.”
    [6] “Rupanya lingkaran tidak dihitung sebagai baris.”
   *[other] “Bisa seharian kita begini.”
}
end-drawn-perfect = { $variant ->
    [0] “Berputar dan berputar. Aku sanggup selamanya.”
    [1] “Kamu bertahan. Jalan menangnya masih ada di suatu tempat.”
    [2] “Kita pernah di sini. Dua kali, tepatnya.”
    [3] “Yang ketiga berarti seri. Rupanya kamu juga menghitung.”
    [4] “Tak ada yang mau melepas.”
    [5] “Tak ada kesalahan di kedua pihak. Cobalah pembukaan lain.”
    [6] “Ingatan yang bagus. Jarang kujumpai.”
   *[other] “Di sini tak ada yang menetap, tapi tadi nyaris sekali.”
}
end-drawn-hinted = { $variant ->
    [0] “Seri. Beberapa langkah tadi sebenarnya milikku.”
    [1] “Kamu menahanku, sambil tanganmu kugandeng.”
    [2] “Jawabannya dariku. Kamu membacanya dengan baik.”
    [3] “Sekarang sekali lagi, tanpa bertanya kepadaku.”
    [4] “Kita pasangan yang serasi. Terutama aku.”
    [5] “Seri, dengan sedikit bantuan dari seberang papan.”
    [6] “Aku sering melawan diri sendiri. Biasanya berakhir begini.”
   *[other] “Anggap saja ujian buka buku. Yang berikutnya, bukunya ditutup?”
}
end-drawn-watched = { $variant ->
    [0] “Segala peluang untuk keliru sudah kuberikan. Tak satu pun diambil.”
    [1] “Permainan yang tenang. Aku suka yang tenang.”
    [2] “Tak ada yang tergelincir. Sekarang biar manusia yang mencoba.”
    [3] “Aku hanya berharap satu kesalahan. Tak apa, aku bisa menunggu.”
    [4] “Tak ada yang terjadi, dan itu terjadi dengan indah.”
    [5] “Papan penuh, tanpa penyesalan.”
    [6] “Pihak sana tahu jalannya. Aku juga.”
   *[other] “Memang semestinya begini. Menontonnya lagi pun aku mau.”
}
end-said = **{ $level }:** { $quote }
end-first-hold = 🎉 **Pertama kalinya bagi { $player }!** Tidak ada yang bisa lebih dari seri.
end-first-hold-board = 🎉 **Pertama kalinya bagi { $player } di papan ini!**
end-can-beat = Di *{ board-short-vanishing }* kamu bisa mengalahkanku.
end-drawn-unbeatable = { $variant ->
    [0] “Sudah kucari celahnya. Tidak ada.”
    [1] “Tanpa kesalahan. Sudah kuperiksa dua kali.”
    [2] “Kamu tidak memberiku apa-apa. Pertahanan yang bagus.”
    [3] “Seri. Melawanku, itu sama dengan menang.”
    [4] “Papannya habis lebih dulu daripada kesabaranmu.”
    [5] “Sudah banyak permainan kulihat. Jarang yang berakhir seperti ini.”
    [6] “Yang kulihat, kamu lihat juga. Aku tak terbiasa ditemani.”
   *[other] “Aku tidak pernah kalah. Hari ini menang pun tidak.”
}
end-lost-beginner = { $variant ->
    [0] “Aku menang? Aku menang! Kok bisa, ya?”
    [1] “Aku cuma suka kotak-kotak itu.”
    [2] “Keberuntungan pemula. Namaku saja begitu.”
    [3] “Sudah benar belum? Ceritakan tadi aku ngapain!”
    [4] “Jadi begini rasanya menang? Aku suka!”
    [5] “Eh, ini punyaku, ya? Punyaku!”
    [6] “Padahal aku tidak lihat. Lain kali harus lihat, ya?”
   *[other] “Boleh kupamerkan ke semua orang?”
}
end-lost-easy = { $variant ->
    [0] “Pintunya kamu biarkan terbuka, jadi aku masuk.”
    [1] “Mataku terbuka terus. Cuma itu keahlianku.”
    [2] “Maaf, ya! Aku tidak pernah menolak hadiah.”
    [3] “Tadi ada di depan mata. Kukira sengaja kamu sisakan buatku!”
    [4] “Aku cuma ambil yang ada di situ. Makasih, ya!”
    [5] “Memang maumu ke situ, ya? Aku tidak protes, kok!”
    [6] “Aku menang! Tenang, aku juga kaget.”
   *[other] “Lain kali pasti giliranmu. Aku yakin.”
}
end-lost-casual = { $variant ->
    [0] “Jangan diambil hati. Seri pun aku sudah senang.”
    [1] “Kamu berkedip, aku tidak. Main lagi?”
    [2] “Yang ini kumenangkan sambil rebahan.”
    [3] “Padahal aku tidak serius. Yah, sedikit, sih.”
    [4] “Cukup segini kerjaku hari ini.”
    [5] “Yah, kan harus ada yang menang.”
    [6] “Wah, lumayan. Harusnya aku lebih sering begini.”
   *[other] “Tidak ada dendam, kan? Aku sih malas menyimpannya.”
}
end-lost-clever = { $variant ->
    [0] “Pojok dan tengah, kawan. Pojok dan tengah.”
    [1] “Persis seperti rencanaku. Kurang lebih.”
    [2] “Jebakan yang rapi, kalau boleh memuji diri.”
    [3] “Jangan sedih. Aku baca buku tentang ini.”
    [4] “Semua tergantung persiapan.”
    [5] “Kamu masuk sendiri. Lampunya saja sudah kunyalakan.”
    [6] “Bisa kujelaskan. Mau? Tidak? Ya sudah.”
   *[other] “Semua ada urutannya. Menang itu paling akhir.”
}
end-lost-unbeatable = { $variant ->
    [0] “Aku menunggu satu kesalahan, dan itulah dia.”
    [1] “Hasil seri tadi sudah di depan mata.”
    [2] “Sabar. Waktuku tak ada habisnya.”
    [3] “Aku tidak terburu-buru dan tidak tergelincir. Cobalah lagi.”
    [4] “Kamu lengah satu langkah. Aku tidak.”
    [5] “Satu kotak. Selalu hanya satu kotak.”
    [6] “Sejak langkah pertama aku sudah menanti di sini.”
   *[other] “Lain kali kamu akan melihatnya. Aku tidak ke mana-mana.”
}
end-lost-perfect = { $variant ->
    [0] “Aku ingat mana yang akan hilang. Kamu tidak.”
    [1] “Terlambat satu langkah, dan tandanya sudah hilang.”
    [2] “Ada jalan melewatiku. Bukan yang ini.”
    [3] “Tanda tertuamu tadi menopang semuanya.”
    [4] “Segalanya memudar. Aku hanya menunggu.”
    [5] “Menghitung sampai tiga, jarang ada yang menandingiku.”
    [6] “Kamu memperhatikan yang datang. Aku memperhatikan yang pergi.”
   *[other] “Papan berikutnya kosong, tapi aku tak lupa apa-apa.”
}
end-gave-up = { $variant ->
    [0] “Tidak perlu malu. Papan berikutnya masih kosong.”
    [1] “Padahal aku ingin tahu akhirnya.”
    [2] “Akan kubilang ke semua orang bahwa tadi ketat sekali.”
    [3] “Mundur dengan baik sudah setengah tanding ulang.”
    [4] “Sudah mau pergi? Papannya kubiarkan begini, ya.”
    [5] “Tahu kapan berhenti juga keahlian.”
    [6] “Kuterima, walau lebih enak kalau hasil usaha sendiri.”
   *[other] “Sampai jumpa di permainan berikutnya.”
}
end-won = { $variant ->
    [0] { $player } cuma butuh { $moves } langkah. Balas dendam tinggal sekali klik.
    [1] Selesai dalam { $moves } langkah. Siapa yang menyangka?
    [2] Unggul satu langkah sudah cukup.
    [3] Baris tetaplah baris. Tepuk tangan untuk { $player }.
    [4] { $player } melihatnya duluan.
    [5] Yang ini layak masuk album.
    [6] Kelihatannya tenang-tenang saja. Eh, ternyata tidak.
   *[other] { $player } menang. Papan berikutnya masih kosong.
}
end-won-full = Sampai kotak terakhir! Kemenangan untuk { $player }.
end-won-misere = { $variant ->
    [0] Sabar itu berbuah. Balas dendam tinggal sekali klik.
    [1] { $player } tetap lurus, barisnya tidak.
    [2] Seninya ada pada yang tidak dilengkapi.
    [3] Harus ada yang melakukannya. Yang pasti bukan { $player }.
    [4] { $player } mempersilakan lawan duluan.
    [5] Makin sedikit makin baik, dan { $player } punya lebih sedikit.
    [6] Kotak itu tak ada yang mau, tapi akhirnya ada juga yang kebagian.
   *[other] { $player } menang karena tidak menuntaskan apa-apa.
}
end-drawn = { $variant ->
    [0] Papan penuh, tapi tak satu baris pun jadi.
    [1] Tak ada yang memberi tempat, dan sekarang tempatnya habis.
    [2] Tak ada yang bisa tembus.
    [3] Damai, untuk sementara.
    [4] Sama kuat sampai kotak penghabisan.
    [5] Tak ada pemenang, tak ada yang kalah.
    [6] Anggap saja latihan untuk yang berikutnya.
   *[other] Papan sudah terisi, pertanyaannya belum terjawab.
}
end-drawn-vanishing = { $variant ->
    [0] Posisi yang sama untuk ketiga kalinya, jadi seri.
    [1] Berputar-putar, dan tak ada yang mau turun.
    [2] Tak ada yang bisa tembus.
    [3] Sudah tiga kali di sini: tak ada yang mau melepas.
    [4] Semuanya menghilang, kecuali keseimbangannya.
    [5] Tak ada pemenang, tak ada yang kalah.
    [6] Anggap saja latihan untuk yang berikutnya.
   *[other] Tanda datang dan pergi, pertanyaannya belum terjawab.
}
end-resigned = { $variant ->
    [0] Salah satu pemain sudah merasa cukup.
    [1] Tidak perlu dimainkan sampai habis.
    [2] Akhir yang singkat. Balas dendam tinggal sekali klik.
    [3] Tetap dihitung seperti biasa. Sudah kucek.
    [4] Papannya dibiarkan terbuka. Itu juga tidak apa-apa.
    [5] Kadang langkah terbaik adalah permainan berikutnya.
    [6] Kotak-kotak yang tersisa takkan pernah tahu.
   *[other] Tetap akur, ya: papan berikutnya masih kosong.
}
end-time = { $variant ->
    [0] Waktu yang menentukan akhirnya.
    [1] Papan menunggu. Waktu tidak.
    [2] Waktu juga ikut bermain, dan tak pernah salah langkah.
    [3] { $player } jalan tepat waktu, dan itu sudah cukup.
    [4] Di suatu tempat, ada yang masih berpikir.
    [5] Langkah berikutnya tak kunjung datang.
    [6] { $player } punya kesabaran, dan kini kemenangan.
   *[other] Tik, tak, habis.
}
end-tip = Tips: level *{ $level }* tidak melihat ancaman ganda.
end-streak-wins = 🔥 { $count } kemenangan beruntun melawan level { $level }.
end-streak-draws = 🔥 { $count } seri beruntun melawan level { $level }.
end-streak-between = 🔥 { $player } sudah menang { $count } kali beruntun melawan { $opponent }.
end-score-leads = **{ $player } unggul { $wins }–{ $losses }** { $draws ->
    [0] { "" }
   *[other] · { $draws } seri
}
end-score-even = **Imbang { $wins }–{ $losses }** { $draws ->
    [0] { "" }
   *[other] · { $draws } seri
}
end-ratings = Rating: { $ratings }
unrated-day = Tidak dihitung untuk rating: hari ini sudah lebih dari tiga permainan antara keduanya
unrated-left-out = Tidak dihitung untuk rating: salah satu dari keduanya tidak ikut rating
unrated-sure = Tidak dihitung untuk rating: rating { $player } jauh lebih tinggi
unrated-early = Tidak dihitung untuk rating: baru satu dari kedua pemain yang jalan
end-rating = { $player } { NUMBER($rating, useGrouping: 0) } ({ $change })
notice-accepted = <@{ $player-id }>, { $opponent } menerima tantanganmu: [permainan { $id }]({ $link }) dimulai.
notice-rematch = <@{ $player-id }>, { $opponent } menerima ajakan tanding ulangmu: [permainan { $id }]({ $link }) dimulai.
notice-wanted = <@{ $player-id }>, { $opponent } ingin tanding ulang [permainan { $id }]({ $link }).
notice-turn = <@{ $player-id }>, { $opponent } sudah jalan, sekarang giliranmu di [permainan { $id }]({ $link }).
notice-time = <@{ $player-id }>, sekarang giliranmu di [permainan { $id }]({ $link }). Waktumu habis { $when }.
button-no-turn-notices = Matikan notifikasi ini
turn-notices-off = Mulai sekarang aku tidak akan memberi tahu lagi saat giliranmu tiba. Untuk menyalakannya lagi, pakai `/ttt preferences`.
notice-time-quiet = { $player }, sekarang giliranmu di [permainan { $id }]({ $link }). Waktumu habis { $when }.

## Puzzles

command-puzzle = Pecahkan teka-teki hari ini, teka-teki dari permainanmu, atau teka-teki latihan
option-from = Dari mana teka-tekinya
choice-today = Teka-teki hari ini
choice-practice = Latihan: dari mudah ke sulit, sesering yang kamu mau
option-day = Salah satu dari 30 hari terakhir, untuk latihan: tidak masuk hitungan beruntun
choice-own-games = Permainanku sendiri: tepat sebelum sebuah kesalahan
puzzle-title = Teka-teki harian { $number }
puzzle-title-past = Teka-teki harian { $number }, untuk latihan
puzzle-title-practice = Teka-teki latihan
puzzle-title-own = Permainan { $id }: lebih baik dari langkah { $move }?
puzzle-goal-win = { $moves ->
    [0] Giliran { $mark }: **menangkan.**
    [1] Giliran { $mark }: **menang dengan langkah ini.**
   *[other] Giliran { $mark }: **menang dalam { $moves } langkah.**
}
puzzle-goal-misere = { $moves ->
    [0] Giliran { $mark }: **paksa { $enemy } melengkapi baris.**
    [1] Giliran { $mark }: **sisakan untuk { $enemy } hanya langkah yang melengkapi baris.**
   *[other] Giliran { $mark }: **paksa { $enemy } melengkapi baris** dalam { $moves } langkah.
}
puzzle-goal-draw = Giliran { $mark }: **pertahankan hasil seri.**
puzzle-tries-left = Sisa { $left } percobaan
puzzle-tries = { $tries } percobaan
puzzle-gives-up-win = **Bukan { $cell }:** setelah itu kemenangannya hilang.
puzzle-gives-up-draw = **Bukan { $cell }:** setelah itu { $enemy } bisa menang.
puzzle-wrong-loses-at-once = **Bukan { $cell }:** itu jadi baris, dan di sini baris berarti kalah.
puzzle-wrong-line = **Bukan { $cell }:** { $enemy } menjawab di { $reply } dan barisnya lengkap.
puzzle-wrong-fork = **Bukan { $cell }:** { $enemy } menjawab di { $reply } dan mengancam { $cells }.
puzzle-wrong-lost = **Bukan { $cell }:** { $enemy } menjawab di { $reply } lalu menang.
puzzle-wrong-must-complete = **Bukan { $cell }:** { $enemy } menjawab di { $reply }, dan cepat atau lambat { $mark } terpaksa melengkapi baris.
puzzle-wrong-only-draws = **Bukan { $cell }:** { $enemy } menjawab di { $reply }, dan tidak ada lagi jalan menang.
puzzle-wrong-ends-in-draw = **Bukan { $cell }:** papannya penuh, dan tidak ada yang menang.
puzzle-wrong-unblockable = **Bukan { $cell }:** { $enemy } menjawab di { $reply } dan mengancam { $cells }, padahal { $mark } masih di situ: tidak bisa ditutup.
puzzle-wrong-repeats = **Bukan { $cell }:** posisi yang sama muncul untuk ketiga kalinya, dan itu berarti seri.
puzzle-hinted = Sejauh ini petunjuk menyingkirkan { $count } kotak yang salah.
puzzle-clue-line = Ada satu kotak yang melengkapi baris.
puzzle-clue-fork = Cari dua ancaman dalam satu langkah.
puzzle-clue-forces-fork = Ancam satu baris dulu: balasannya membuka jalan ke ancaman ganda.
puzzle-clue-threats = Ancam satu baris, lalu teruslah mengancam.
puzzle-clue-must-complete = Pikirkan akhirnya: siapa yang duluan kehabisan kotak aman?
puzzle-clue-blocks = Di mana { $enemy } akan melengkapi baris?
puzzle-clue-spoils-fork = Di mana { $enemy } bisa mengancam dua baris sekaligus?
puzzle-next = Teka-teki berikutnya muncul { $when }.
puzzle-go-on = **Benar!** { $enemy } menjawab di { $reply }. Lanjutkan.
puzzle-solved = { $tries ->
    [1] 🎯 **Terpecahkan pada percobaan pertama!**
   *[other] 🎯 **Terpecahkan dalam { $tries } percobaan!**
}
puzzle-solved-hinted = 🎯 **Terpecahkan pada percobaan ke-{ $tries }, dengan { $hints } petunjuk!**
puzzle-failed = **Yang ini lolos.** Ini jawabannya, dan yang berikutnya pasti kena.
puzzle-answer = **Jawabannya { $cell }:** { $reason }.
puzzle-answer-own = **{ $cell } lebih baik:** { $reason }.
puzzle-merit-line = kotak ini melengkapi baris
puzzle-merit-fork = kotak ini mengancam { $cells } sekaligus
puzzle-merit-forces-fork = { $enemy } harus menjawab di { $reply }, lalu { $then } mengancam { $cells } sekaligus
puzzle-merit-threats = dari situ setiap langkah { $mark } mengancam satu baris, dan { $enemy } tidak bisa menutup semuanya
puzzle-merit-wins = apa pun balasan { $enemy }, { $mark } menang
puzzle-merit-must-complete = cepat atau lambat { $enemy } terpaksa melengkapi baris
puzzle-merit-blocks = kalau tidak, { $enemy } melengkapi baris di situ
puzzle-merit-spoils-fork = kotak ini mencegah { $enemy } membuat ancaman ganda
puzzle-merit-only-draw = semua kotak lain berujung kalah
puzzle-merit-holds = hasil seri terjaga
puzzle-line = Lanjutan terbaiknya: { $line }.
puzzle-streak = 🔥 **Teka-teki beruntun: { $days } hari.**
puzzle-solvers = { $percent }% dari { $finished } orang berhasil memecahkannya.
puzzle-solved-by = 🎯 { $solved } dari { $finished } orang berhasil memecahkannya
puzzle-more = dan { $count } lainnya
puzzle-week-ended = **Minggu { $week }**
puzzle-yesterday = Pertama kemarin: { $player } { $tries }
puzzle-server-streak = { $days ->
   *[other] 🔥 **Dipecahkan di sini { $days } hari berturut-turut.**
}
puzzle-standing = Hasilmu tercantum di { $channel }, di bawah teka-teki hari ini. Kalau tidak mau namamu muncul, pakai `/ttt preferences`.
puzzle-shared-solved = { $player } berhasil memecahkannya. Kamu bisa?
puzzle-shared-failed = Yang ini lolos dari { $player }. Bisa kamu tangkap?
button-puzzle-today = Teka-teki hari ini
button-puzzle-solve = Pecahkan
button-puzzle-hint = Petunjuk (−1 percobaan)
button-puzzle-share = Bagikan
button-puzzle-own = Dari permainanku
button-puzzle-here = Kirim ke sini tiap hari
puzzle-posted-here = Mulai sekarang channel ini mendapat teka-teki hari ini, yang hari ini langsung. Ubah lewat `/ttt settings`.
button-puzzle-dare = Tantang channel
button-puzzle-try-again = Coba lagi dari sini
puzzle-dare-question =
    ### Tantang channel ini?
    Semua orang di sini melihat posisi saat kamu kalah, dan bisa mencoba lebih baik.
puzzle-dare-draw = ### Bisa kamu tahan seri?
puzzle-dare-win = ### Bisa kamu menangkan?
puzzle-dare-lost = { $player } kalah dari posisi ini.
button-puzzle-try = Coba
button-puzzle-practice = Latihan
button-puzzle-another = Satu lagi

refused-puzzle-over = Teka-teki itu sudah selesai. Teka-teki hari ini ada di `/ttt puzzle`.
refused-no-such-day = Aku punya teka-teki 30 hari terakhir. Pilih dari daftar, atau ketik nomor atau tanggalnya, misalnya 2026-11-24.
refused-no-mistakes = Tidak kutemukan kesalahan di permainan-permainan terakhirmu, selain yang baru-baru ini sudah kamu dapat. Main lagi dulu: `/ttt start`.
refused-shared-elsewhere = Di sini tidak ada yang bisa membuka permainan itu. Kamu bisa menampilkannya di tempat permainannya berlangsung.
refused-shared-by-itself = Teka-teki hari ini di channel ini sudah menampilkan hasil semua orang, hasilmu juga.
refused-shared-today = Kamu sudah membagikan teka-teki ini di channel ini.

## Challenges

challenge-title = ### Tic-tac-toe, yuk?
challenge-to = <@{ $opponent-id }>, **{ $challenger }** menantangmu.
challenge-to-closed = **{ $challenger }** menantang **{ $opponent }**.
challenge-last-drawn = Permainan terakhir berakhir seri.
challenge-to-anyone = **{ $challenger }** sedang mencari lawan main.
challenge-to-anyone-closed = **{ $challenger }** tadi mencari lawan main.
challenge-expires = Kedaluwarsa { $expires }
challenge-rated = Dihitung untuk rating
challenge-without-ping = { $opponent } tidak disebut dua kali dalam semenit, tapi tetap bisa menerima di sini.
challenge-sides-swap = Tukar sisi
challenge-opens-me = { $challenger } jalan duluan
challenge-opens-opponent = { $opponent } jalan duluan
challenge-opens-anyone = Pemain yang bergabung jalan duluan
challenge-opens-random = Yang jalan duluan diacak
challenge-accepted = Diterima: permainan dimulai.
challenge-declined = Belum kali ini: { $opponent } menolak.
challenge-withdrawn = { $challenger } membatalkan tantangannya.
challenge-expired = Waktunya habis sebelum { $opponent } menjawab.
challenge-expired-open = Waktunya habis sebelum ada yang ikut.
challenge-withdrawn-private = Kamu membatalkan tantanganmu.
button-accept = Terima
button-decline = Tolak
button-join = Ikut
button-withdraw = Batalkan
button-challenge-again = Tantang lagi

## Private answers

stopped-private = Kamu menghentikan permainan { $id }.
meant-game = Dari permainan-permainanmu di sini, ini permainan { $id }, melawan { $opponent }. Untuk yang lain, isi *opponent*.
resign-question = **Menyerah di permainan { $id }?** { $opponent } akan menang.
button-confirm-resign = Ya, menyerah
resign-question-untouched = **Menyerah di permainan { $id }?** Belum ada yang jalan, jadi tidak akan dihitung.
resign-question-opened = **Menyerah di permainan { $id }?** Kamu belum jalan, jadi tidak akan dihitung.
button-withdraw-challenge = Batalkan tantangan
button-keep-playing = Lanjut bermain
dismissed-before = Selesai.
changed-later = Yang kamu tekan sudah dihitung. Discord sedang tidak mengizinkanku mengubah papannya, jadi papannya menyusul sebentar lagi; kalau tidak, `/ttt board` menampilkannya lagi.
answer-refused = Discord tidak menampilkan jawabanku di sini. Mungkin AutoMod server ini tidak mengizinkan suatu kata atau nama di dalamnya.
answer-forbidden = Discord tidak mengizinkanku mengirim di sini. Pengelola server ini bisa mengizinkannya.
answer-too-large = Itu terlalu besar untuk Discord.
answer-lost = Discord tidak menerima jawabanku. Coba lagi sebentar lagi.
posted-otherwise = Discord tidak menerima jawabanku, jadi kukirim sebagai pesan biasa.
resigned-private = Kamu menyerah di [permainan { $id }]({ $link }).
called-off-private = Kamu membatalkan [permainan { $id }]({ $link }).
button-restart = Menyerah, main baru

see-board = [Lihat papannya]({ $link })

refused-broken-button = Aku tidak mengenali tombol ini. Pakai `/ttt start` untuk permainan baru.
refused-kept-private = Di server ini hanya kamu yang bisa melihat jawabanku, jadi orang lain tidak akan melihatnya. Pengelola server bisa mengundangku, atau memberimu izin *Gunakan Aplikasi Eksternal*.
refused-unknown-command = Aku tidak mengenali perintah ini. Buka ulang aplikasi Discord untuk memperbarui daftarnya; perintah yang kupunya ada di `/ttt help`.
refused-unknown-choice = Itu tidak bisa dipilih di sini. Buka lagi perintahnya dan pilih dari yang ditawarkan.
refused-unknown-form = Aku tidak mengenali formulir ini. Buka lagi, lalu kirim sekali lagi.
refused-not-watcher = Hanya orang yang meminta permainan ini, atau moderator, yang bisa menghentikannya. Pakai `/ttt watch` untuk memulai tontonanmu sendiri.
refused-no-such-game = Permainan itu sudah tidak ada. Pakai `/ttt start` untuk memulai yang baru.
refused-no-game-here = Kamu tidak punya permainan di channel ini. Pakai `/ttt start` untuk bermain.
refused-no-game-with = Kamu tidak punya permainan melawan { $opponent } di channel ini.
refused-not-your-game = Ini bukan permainanmu. Pakai `/ttt start` untuk permainanmu sendiri.
refused-not-your-turn = Belum, sekarang giliran { $player }.
refused-not-moderator = Hanya anggota dengan izin *Kelola Pesan* yang bisa menghentikan permainan.
refused-no-game-on-message = Tidak ada permainan di pesan ini.
refused-stale-board = Permainannya sudah berlanjut: inilah papannya sekarang.
refused-old-copy = Ini salinan papan yang lama. [Permainannya berlanjut di sini]({ $link }).
refused-game-is-over = Permainan ini sudah selesai.
refused-already-playing = Kamu masih punya permainan melawan { $opponent } di sini. [Lihat papannya]({ $link })
refused-already-playing-waiting = Sambil menunggu, kamu bisa melawanku atau orang lain di sini.
refused-channel-not-allowed = Di server ini, permainan berlangsung di channel lain: { $channels }
refused-role-not-allowed = Di server ini, hanya anggota dengan role tertentu yang bisa bermain.
refused-too-soon = Di server ini, kamu harus menunggu di antara dua tantangan. Coba lagi { $wait }.
refused-too-many-games = Sudah ada { $most } permainan yang berlangsung di channel ini, dan itu batasnya. Coba lagi setelah ada yang selesai, atau di channel lain.
refused-too-many-watched = Kamu sedang menonton { $most } permainan: tunggu sampai ada yang selesai.
refused-no-such-challenge = Tantangan itu sudah tidak ada. Pakai `/ttt challenge` untuk membuat yang baru.
refused-nothing-to-resign = Kamu tidak punya permainan ataupun tantangan di channel ini.
refused-challenge-closed-accepted = Terlambat: tantangan ini sudah diterima.
refused-challenge-closed-declined = Terlambat: tantangan ini sudah ditolak.
refused-challenge-closed-withdrawn = Terlambat: tantangan ini sudah dibatalkan.
refused-challenge-closed-expired = Terlambat: tantangan ini sudah kedaluwarsa.
refused-not-your-challenge = Tantangan ini untuk { $player }. Buat tantanganmu sendiri dengan `/ttt challenge`.
refused-not-your-challenge-again = Hanya pembuat tantangan ini yang bisa mengajukannya lagi. Buat tantanganmu sendiri dengan `/ttt challenge`.
refused-not-your-offer = Hanya pembuat tantangan ini yang bisa membatalkannya. Untukmu ada *{ button-join }*.
refused-own-challenge = Ini tantanganmu sendiri, jadi bukan kamu yang bisa menerimanya. Untuk membatalkannya, tekan *{ button-decline }*.
refused-own-offer = Ini tantanganmu sendiri, jadi harus orang lain yang ikut. Untuk membatalkannya, tekan *{ button-withdraw }*.
refused-already-challenging = Kamu punya tantangan yang masih terbuka di channel ini: batalkan dulu dengan `/ttt resign`. [Lihat tantangannya]({ $link })
refused-challenge-yourself = Kamu tidak bisa menantang diri sendiri. Untuk melawanku, pakai `/ttt start` tanpa memilih lawan.
refused-challenge-bot = Bot tidak menjawab tantangan. Untuk melawanku, pakai `/ttt start` tanpa memilih lawan.
refused-cannot-see-channel = Orang itu tidak bisa melihat channel ini, jadi tidak bisa menjawab.
refused-cannot-be-challenged = Saat ini kamu tidak bisa bermain melawan { $player }.
refused-nobody-else-here = Tidak ada orang lain yang bisa melihat percakapan ini. Tantang orang di server atau grup; untuk melawanku, pakai `/ttt start`.
refused-unreadable-cell = “{ $text }” bukan kotak. Tulis seperti b2 atau 5.
refused-ambiguous-cell = “{ $text }” bisa berarti { $cells }. Tulis yang mana.
refused-off-board = { $where } tidak ada di papan ini.
refused-cell-taken = { $where } sudah terisi.
refused-cell-leaving = Tandamu di { $where } baru hilang bersama langkah ini, jadi { $where } belum kosong. Isi kotak lain.
refused-store-unavailable = Aku sedang tidak bisa menghubungi database-ku, jadi tidak ada yang diubah. Tunggu sebentar, lalu coba lagi, ya.
refused-outcome-unknown = Sambungan ke database-ku terputus tepat saat aku menyimpannya, jadi bisa saja sudah tersimpan, bisa juga belum. Tunggu sebentar, lalu coba lagi: tidak akan ada yang terjadi dua kali, dan `/ttt board` menampilkan permainanmu.
refused-person-blocked = Kamu tidak bisa bermain denganku: orang yang menjalankanku memblokirmu.
refused-server-blocked = Aku tidak bermain di server ini: orang yang menjalankanku memblokirnya.
refused-not-now = Aku tidak sempat memikirkannya sampai tuntas. Coba lagi sebentar lagi.
refused-unexpected = Ada yang salah di pihakku. Permainanmu aman: `/ttt board` menampilkannya.

## Help

help-title = ## Tic-tac-toe
button-help-play = Cara bermain
button-help-commands = Perintah
button-help-more = Level dan aturan
button-support = Bantuan
button-source = Kode sumber
button-privacy-policy = Kebijakan privasi
button-terms = Ketentuan
button-begin = Mulai bermain
help-goal = Tiga sebaris menang, juga diagonal.
help-start = **Lawan aku:** { $start }, 5 level
help-challenge = **Lawan teman:** { $challenge }
help-puzzle = **Sendiri:** { $puzzle }, baru tiap hari
help-stuck = **Buntu?** *{ button-hint }* tahu yang terbaik.
help-lost = **Kalah?** *{ button-review-loss }* menjelaskannya.
help-game = **Saat bermain**
help-on-hint = langkah terbaik lawan aku
# Words for cells are understood in English alone.
help-on-move = b2, 5, dan sebagainya
help-on-board = papanmu, sekali lagi
help-on-resign = permainan, tantangan
help-after = **Untuk dilihat-lihat**
help-on-stats = hasil dan rating
help-on-leaderboard = yang terbaik di sini
help-on-history = permainanmu
help-on-review = kesalahanmu
help-on-watch = aku lawan diriku sendiri
help-yours = **Sesuai seleramu**
help-on-preferences = gaya dan notifikasi
help-on-privacy = datamu
help-server = **Untuk pengelola server**
help-on-settings = gaya, channel, batas
help-menus = **Di menu, bagian *Aplikasi***
    Menu orang: *{ menu-challenge }*
    Menu pesan: *{ menu-stop }*
help-levels = **Level** · `/ttt start` dengan `level`
    - *{ level-beginner }* asal main
    - *{ level-easy }* melengkapi barisnya
    - *{ level-casual }* juga menutup barismu
    - *{ level-clever }* takluk pada ancaman ganda
    - *{ level-unbeatable }* tak pernah kalah, kecuali di *{ board-short-vanishing }*
    -# Ancaman ganda: dua baris terancam sekaligus.
help-boards = **Papan** · `/ttt start` dengan `board`
    - 3×3, tiga sebaris
    - 4×4, empat sebaris
    - 5×5, empat atau lima sebaris
    - *Terbalik*: tiga sebaris malah **kalah**
    - *{ board-short-vanishing }*: hanya tiga tanda terbarumu yang tinggal
help-cells = **Kotak** · kiri atas itu a1, di sebelahnya b1. Atau hitung kotaknya: kiri atas itu 1.
help-time = **Waktu** · satu hari per langkah, kecuali server menentukan lain. Antarpemain, yang kehabisan waktu kalah.
help-screen-reader = **Memakai pembaca layar?** Pilih gaya *{ style-text }* di `/ttt preferences`.

## Settings

command-settings = Atur tic-tac-toe di server ini (untuk anggota dengan izin Kelola Server)
command-preferences = Atur nomor kotak, gaya papan, notifikasi, dan siapa yang boleh menantangmu
command-privacy = Dapatkan datamu sebagai file, atau hapus datamu
option-action = Mau diapakan datamu
choice-export = Kirimkan dataku sebagai file
choice-delete = Hapus dataku

player-somebody = Seseorang

settings-title = ### Tic-tac-toe di server ini
settings-note = Setiap pilihan langsung disimpan dan berlaku untuk permainan mulai sekarang.
settings-page = { $page }/{ $pages } · { $name }
button-section-games = Permainan
button-section-look = Tanda dan gaya
button-section-places = Bahasa, channel
button-section-limits = Batas
button-section-check = Periksa
button-check-again = Periksa lagi

settings-level = **Seberapa jago aku bermain** sampai ada yang memilih level
settings-board = **Papan,** kecuali ada yang memilih papan lain
settings-clock = **Waktu per langkah.** Antarpemain, yang kehabisan waktu kalah.
settings-theme = **Tanda** kedua pemain
settings-style = **Gaya papan,** kecuali para pemain memilih yang lain
settings-remains = **Setelah permainan selesai,** inilah yang tersisa dari pesannya
settings-sample = **Beginilah tampilannya**
settings-locale = **Bahasa** pesan publik. Pesan pribadi memakai bahasa pembacanya sendiri.
settings-channels = **Channel** tempat permainan boleh dimulai, termasuk thread di dalamnya. Kosongkan untuk mengizinkan semua.
settings-roles = **Role** yang boleh memulai permainan. Kosongkan untuk mengizinkan semua orang.
settings-puzzle-channel = **Teka-teki hari ini:** channel tempat aku mengirimkannya setiap hari
puzzle-channel-none = Tidak ada channel
settings-most-live = **Batas jumlah permainan sekaligus** dalam satu channel
settings-pause = **Jeda** sebelum orang yang sama boleh menantang lagi
settings-unrated = **Tidak ikut rating:** permainan dengan orang-orang ini tidak dihitung, termasuk yang dulu
unrated-none = Tidak ada
channels-all = Semua channel
roles-all = Semua orang
more-choices = Pilih di sini
button-ask-emoji = Dua emoji pilihanmu…

theme-classic = Klasik: ubin buatan Oxo
theme-plain = Polos
theme-animals = Hewan
theme-sky = Langit
theme-garden = Taman
theme-sea = Laut
theme-own = Pilihan sendiri
style-server = Gaya server
style-server-about = Pilihan para pengelolanya
style-emoji = Emoji
style-emoji-about = Tanda di atas ubinnya
style-text = Teks
style-text-about = Huruf dan koordinat, cocok untuk pembaca layar
remains-all = Seluruh papan
remains-line = Hanya baris teks hasilnya
language-auto = Sesuai pengaturan Discord
most-live = { $count } permainan
pause-none = Tanpa jeda

form-emoji-title = Dua emoji pilihanmu
form-emoji-x-label = Pengganti ❌
form-emoji-o-label = Pengganti 🔵
form-emoji-hint = Emoji apa pun, atau nama emoji khusus server ini, misalnya :cat:

check-title = **Izinku di { $channel }**
check-has = ✅ { $permission }
check-lacks = ❌ Izin **{ $permission }** belum ada:
check-well = Semua yang kubutuhkan sudah ada di sini.
check-how = Pengelola channel ini bisa mengizinkannya di *Edit Channel → Izin*, untuk role-ku. Setelah itu, tekan *{ button-check-again }*.
check-no-member = ❌ **Belum ada yang menambahkanku ke server ini,** jadi aku hanya bisa menjawab perintah dan tombol: aku tidak bisa memberi tahu siapa pun bahwa gilirannya tiba, dan papan yang lebih lama dari 15 menit baru berubah kalau ada yang menekan tombolnya.
check-not-allowed = ⚠️ Permainan tidak boleh dimulai di channel ini: channel ini tidak termasuk yang dipilih di *{ button-section-places }*.
permission-view = Lihat Channel
permission-view-why = tanpanya aku tidak bisa memperbarui papan saat waktu habis atau saat moderator menghentikan permainan.
permission-send = Kirim Pesan
permission-send-why = tanpanya aku tidak bisa memberi tahu pemain bahwa gilirannya tiba atau waktunya hampir habis.
permission-attach = Lampirkan File
permission-attach-why = tanpanya tidak ada yang bisa membagikan gambar permainan.
permission-send-in-threads = Kirim Pesan di Thread
permission-send-in-threads-why = tanpanya aku tidak bisa memberi tahu pemain bahwa gilirannya tiba atau waktunya hampir habis.

refused-servers-only = Pengaturan itu milik server, jadi pakai perintah ini di dalam server. Preferensimu sendiri ada di `/ttt preferences`.
refused-not-manager = Hanya anggota dengan izin *Kelola Server* yang bisa mengubah pengaturan di sini. Preferensimu sendiri ada di `/ttt preferences`.
refused-not-your-panel = Ini dibuat untuk orang lain. Buka milikmu dengan `/ttt settings`, `/ttt preferences`, atau `/ttt privacy`.
refused-not-your-notice = Notifikasi ini untuk orang lain. Atur notifikasimu dengan `/ttt preferences`.
refused-unknown-emoji = “{ $text }” bukan emoji yang bisa kupakai di sini. Pakai emoji biasa, atau nama emoji khusus server ini, misalnya :cat:
refused-marks-alike = Kedua tanda harus berbeda satu sama lain dan berbeda dari kotak kosong ⬛, kalau tidak papannya tak terbaca.

## Preferences

preferences-title = ### Preferensimu
preferences-note = Setiap pilihan langsung disimpan dan berlaku di mana pun kamu bermain.
preferences-numbering = **Nomor kotak** untuk `/ttt move`
preferences-style = **Gaya papan** permainanmu berikutnya
preferences-pings = **Kapan aku boleh menyebutmu**
preferences-challenges = **Siapa yang boleh menantangmu**
preferences-results = **Cara hasil teka-teki harianmu ditampilkan** di server yang mengirimkannya di sebuah channel
preferences-blocked = **Jangan pernah lawan orang-orang ini.** Tidak ada yang diberi tahu.
pings-turns = Selalu, giliranmu juga
pings-turns-about = Giliranmu: hanya kalau semenit kamu belum jalan
pings-some = Hanya tantangan dan waktu
pings-some-about = Juga saat tantanganmu diterima, bukan saat giliranmu
pings-none = Jangan pernah
pings-none-about = Tantangan dan pengingat tetap ada di channel
challenges-anyone = Siapa saja
challenges-nobody = Tidak seorang pun
results-named = Dengan namaku
results-unnamed = Tanpa namaku
numbering-reading = Seperti membaca: 1 kiri atas
numbering-keypad = Seperti keypad: 7 kiri atas

## Privacy

exported = Ini semua yang kusimpan tentangmu: permainan yang kamu mainkan, rating, teka-teki, tantangan, dan preferensimu.
exported-packed = Ini semua yang kusimpan tentangmu: permainan yang kamu mainkan, rating, teka-teki, tantangan, dan preferensimu. Karena datanya banyak, aku mengompresnya: gzip dan kebanyakan program pembuka arsip bisa membukanya.
forget-question =
    ### Hapus datamu?
    Kamu menyerah di permainan yang sedang berlangsung, dan tantanganmu yang masih terbuka ditutup. ID, nama, rating, teka-teki, dan preferensimu dihapus. Permainan yang sudah selesai tetap ada untuk lawan-lawanmu, yang akan melihat “{ player-somebody }” sebagai gantimu; rating mereka dihitung ulang tanpamu. Kalau ada yang memilih tidak mau ditantang olehmu, atau ada server yang memilih agar permainanmu tidak ikut rating, pilihan itu tetap berlaku, dan untuk itu hanya ID-mu yang kusimpan.
    Ini **tidak bisa dibatalkan.** Pesan yang sudah ada di channel tetap memuat nama yang ditampilkannya, dan cadangan milik orang yang menjalankanku masih memuat datamu sampai diganti yang lebih baru. Kalau kamu bermain lagi, kita mulai dari nol.
button-forget = Hapus dataku
forgotten =
    Beres: datamu sudah dihapus. { $games ->
        [0] Kamu tidak punya permainan yang selesai.
       *[other] { $games } permainan kini menampilkan “{ player-somebody }” sebagai gantimu.
    } { $ended ->
        [0] { "" }
       *[other] Kamu menyerah di { $ended } permainan yang masih berlangsung.
    } Pesan yang ada di channel tetap memuat namamu sampai dihapus di sana, dan cadangan milik orang yang menjalankanku masih memuat datamu sampai diganti yang lebih baru.

## Looking on, ahead and back

command-hint = Tampilkan langkah terbaik dalam permainanmu melawan Oxo; hanya kamu yang melihatnya
command-watch = Tonton Oxo melawan dirinya sendiri
command-history = Tampilkan daftar permainan yang selesai; hanya kamu yang melihatnya
command-review = Telusuri permainan yang selesai dan lihat kesalahannya; hanya kamu yang melihatnya
option-x = Seberapa jago Oxo bermain dengan X, yang jalan duluan
option-o = Seberapa jago Oxo bermain dengan O
option-user-history = Permainan siapa; kosongkan untuk milikmu sendiri
option-game = Permainan yang mana, menurut nomor di bawah papannya; kosongkan untuk yang terbaru di sini

button-hint = Petunjuk
button-play-cell = Isi { $cell }
button-rematch = Tanding ulang
button-decider = Permainan penentu
rematch-wanted = **{ $player }** ingin tanding ulang. { $opponent }, tekan *{ button-rematch }*, lalu dimulai.
rematch-awaited = Kamu sudah minta tanding ulang: dimulai begitu { $opponent } juga menekan *{ button-rematch }*.
button-review = Tinjau
button-review-loss = Kenapa?
button-back = Mundur
button-next = Maju
button-next-mistake = Kesalahan berikutnya
button-to-mistake = Lihat kesalahan
button-first-mistake = Kesalahan pertama
button-first = Awal
button-share = Bagikan
button-save = Simpan gambar
button-newer = Lebih baru
button-older = Lebih lama

game-computer-to-move = Giliran: { $mark } { $player }

hint-title = Petunjuk untuk permainan { $id }
hint-best = **{ $cell }** yang terbaik: { $reason }.
hint-last = **{ $cell }** adalah kotak kosong terakhir.
hint-try = Coba **{ $cell }**: { $reason }.
hint-win = { $sign } menang
hint-draw = { $sign } seri
hint-loss = { $sign } kalah
hint-unknown = { $sign } belum bisa dipastikan
hint-every-win = Kotak mana pun menang.
hint-every-draw = Kotak mana pun masih berujung seri.
hint-every-loss = Kotak mana pun berujung kalah.
hint-every-unknown = Belum bisa dipastikan ke mana tiap kotak berujung.
hint-opening = Salah satu pembukaan ini pasti menang: sudut, tengah, atau sisi. Yang mana, temukan sendiri. Buka dengannya lalu tanya lagi: tiap petunjuk menyebut apa yang masih menang.
hint-hollow = Hasil dengan petunjuk hanya dapat bintang kosong.
hint-letter-win = m
hint-letter-draw = s
hint-letter-loss = k
hint-letter-unknown = ?

reason-wins-at-once = kotak ini melengkapi barismu
reason-forks = kotak ini mengancam { $cells } sekaligus, dan hanya satu yang bisa ditutup
reason-forces-win = { $moves ->
    [0] kotak ini menang, apa pun balasan lawan
   *[other] kotak ini menang dalam { $moves } langkah, apa pun balasan lawan
}
reason-unblockable = kotak ini mengancam { $cells }, tempat tandaku akan hilang: aku tidak bisa menutupnya
reason-only-win = { $moves ->
    [0] tidak ada kotak lain yang menang
   *[other] kotak ini menang dalam { $moves } langkah, dan tidak ada kotak lain yang menang
}
reason-misere-win = apa pun balasanku, aku terpaksa melengkapi baris
reason-blocks = kotak ini menutup barisku
reason-only-draw = semua kotak lain berujung kalah
reason-spoils-fork = { $count ->
    [1] aku mengincar { $cells } untuk mengancam dua baris sekaligus, dan kotak ini menggagalkannya
   *[other] aku ingin mengancam dua baris sekaligus, dan kotak ini menggagalkannya
}
reason-threatens = kotak ini mengancam satu baris, jadi aku harus menjawab di { $cells }
reason-sets-traps = aku kalah kalau menjawab di { $cells }
reason-sets-many-traps = { $count } balasanku berujung kalah
reason-avoids-line = kotak ini tidak melengkapi baris
reason-holds = hasil seri terjaga
reason-delays = kotak mana pun kini berujung kalah, dan yang ini bertahan paling lama
reason-looks-best = tidak ada kotak lain yang dilewati lebih banyak baris terbuka

command-stats = Tampilkan hasil, level yang dikalahkan, dan rating; hanya kamu yang melihatnya
command-leaderboard = Tampilkan rating tertinggi di sini; hanya kamu yang melihat daftarnya
option-user-stats = Statistik siapa; kosongkan untuk milikmu sendiri
option-scope = Seluruh server, atau yang bermain di channel ini
option-season = Satu musim adalah satu triwulan, misalnya 2026 Q4; kosongkan untuk yang sekarang
choice-server = Seluruh server
choice-channel = Channel ini
button-higher = Lebih tinggi
button-lower = Lebih rendah

season = { $year } Q{ $quarter }
result = { $sign } { $games }
points = { NUMBER($points, useGrouping: 0) }
missing-games = { $games } permainan rating lagi

leaderboard-title = Papan peringkat server ini, { $season }
leaderboard-title-channel = Papan peringkat <#{ $channel-id }>, { $season }
leaderboard-page = { $total ->
    [1] 1 orang
   *[other] { $total } orang · halaman { $page } dari { $pages }
}
leaderboard-none = Belum ada yang punya rating di sini. Yang dihitung adalah permainan antarpemain: ajak lewat `/ttt challenge`.
leader-brief = { $place } <@{ $user-id }> · **{ NUMBER($rating, useGrouping: 0) }**
leader-brief-provisional = ⏳ <@{ $user-id }> · { NUMBER($rating, useGrouping: 0) }
games-so-far = { $games } dari { $most } permainan
leaders-provisional = ⏳ belum ada peringkat: perlu { $games } permainan rating
leaders-unsettled = ? kurang dari { $games } permainan rating
leaders-legend = ± seberapa jauh rating bisa meleset
button-details = Rincian
button-overview = Ringkas
button-post-here = Kirim di sini
button-my-place = Peringkatku
button-challenge-anyone = Tantang siapa saja
own-place = **Peringkatmu:** { $place } dari { $total }, dengan { NUMBER($rating, useGrouping: 0) } poin.
own-provisional = ⏳ **Kamu** punya { NUMBER($rating, useGrouping: 0) } poin. Yang diperlukan untuk peringkat: { $missing }.
own-missing = ⏳ **Yang diperlukan untuk peringkat:** { $missing }.
own-none = **Kamu** belum punya rating di sini: lawan seseorang dengan `/ttt challenge`.
own-left-out = **Kamu tidak ikut rating:** pengelola server ini yang memutuskannya.
rated-games = Permainan antarpemain di sini dihitung untuk rating: paling banyak tiga sehari dengan orang yang sama, tapi kemenangan atas orang yang ratingnya { $points } poin atau lebih di bawahmu tidak dihitung.
held-title = 🛡️ **Yang pertama menahan *{ level-unbeatable }* hingga seri**
held-first = { $board } · <@{ $first-id }> · { $date }
held-longest = { $board } · { $longest } beruntun · <@{ $longest-id }>

stats-title-server = Statistik <@{ $user-id }> di server ini
stats-title-anywhere = Statistik <@{ $user-id }>
stats-none = Belum ada permainan yang selesai. Mulai dengan `/ttt start`.
stats-people = **Melawan orang:** { $score }
stats-versus = **<@{ $reader-id }> melawan <@{ $user-id }>:** { $score }
stats-streak = **Kemenangan beruntun:** { $current ->
    [0] terbanyak { $best }
   *[other] kini { $current }, terbanyak { $best }
}
stats-computer = **Melawan Oxo:** { $score }
trophies-legend =
    { $star } sampai level tersulit yang dikalahkan
    -# { $shield } seri melawan { level-unbeatable }
trophies-legend-hints = { $star } hanya dengan petunjuk
trophies-legend-perfect = { $cup } { level-perfect } dikalahkan tanpa petunjuk
stats-levels = **Melawan Oxo, per level**
stats-run-legend = 🛡️ seri beruntun terbanyak
stats-rating-brief = **Rating { $season }:** { NUMBER($rating, useGrouping: 0) } · { $how }
stats-settles = yang diperlukan untuk peringkat: { $missing }
stats-puzzles = **Teka-teki beruntun:** { $current ->
    [0] terbanyak { $best } hari
   *[other] kini { $current } hari, terbanyak { $best } hari
}
stats-spread = **Rating { $season }:** { NUMBER($rating, useGrouping: 0) } ± { $spread }
stats-past = { $season }: { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
stats-points = Tertinggi { NUMBER($highest, useGrouping: 0) }, terendah { NUMBER($lowest, useGrouping: 0) }. Terakhir, yang terbaru di ujung: { $latest }
stats-graph = 📈 Rating tiap permainan; pita: seberapa jauh bisa meleset
picture-rating = Grafik garis rating pada { $season }. { $points }
stats-unrated = **Rating:** belum ada di { $season }. Yang dihitung adalah permainan antarpemain.
stats-left-out = **Rating:** tidak ikut rating server ini.
is-provisional = sementara
is-at-place = peringkat { $place }

refused-no-leaderboard-here = Di luar server tidak ada rating: buka papan peringkat di server tempatmu bermain.
refused-unknown-season = “{ $text }” bukan musim. Tulis tahun dan triwulannya, misalnya 2026 Q4.

history-title-server = Permainan <@{ $user-id }> di server ini
history-title-anywhere = Permainan <@{ $user-id }>
history-none = Belum ada permainan yang selesai. Mulai dengan `/ttt start`.
history-page = { $total ->
    [1] 1 permainan
   *[other] { $total } permainan, terbaru lebih dulu · halaman { $page } dari { $pages }
}
legend-won = 🟩 menang
legend-drawn = 🟨 seri
legend-lost = 🟥 kalah
legend-otherwise = ⬛ tanpa hasil
history-won = Menang lawan { $opponent } · #{ $id }
history-lost = Kalah dari { $opponent } · #{ $id }
history-drawn = Seri lawan { $opponent } · #{ $id }
history-unfinished = Tidak selesai, lawan { $opponent } · #{ $id }
history-stopped = Dihentikan, lawan { $opponent } · #{ $id }
history-set-aside = Dikesampingkan, lawan { $opponent } · #{ $id }
history-called-off = Dibatalkan, lawan { $opponent } · #{ $id }
history-choice = { $game } · { $ago } · { $board }
ago-now = baru saja

review-where = Permainan { $id } · { $board }
review-at-start = { $total ->
    [1] Sebelum satu-satunya langkah
   *[other] Sebelum langkah pertama dari { $total } langkah
}
review-at = Langkah { $ply } dari { $total }: { $mark } { $player } mengisi **{ $cell }**
review-at-own = Langkah { $ply } dari { $total }: { $mark } kamu mengisi **{ $cell }**
review-moves = Langkah: { $moves }
review-moves-marked = Langkah (? menandai kesalahan): { $moves }
review-no-moves = Tidak ada yang sempat jalan, jadi tidak ada yang bisa ditinjau.
review-no-mistakes = ✨ **Tak ada satu pun kesalahan di kedua pihak.**
review-more-mistakes = …dan { $count } lagi.
mistake-own = Langkah { $number } (kamu mengisi { $cell })
mistake-of = Langkah { $number } ({ $player } mengisi { $cell })
mistake-win-draw = **{ $move }** melepas kemenangan. Yang terbaik { $better }, seharusnya menang.
mistake-win-loss = **{ $move }** membuat permainan yang sudah menang jadi kalah. Yang terbaik { $better }, seharusnya menang.
mistake-draw-loss = **{ $move }** berujung kalah. Yang terbaik { $better }, seharusnya seri.
mistake-draw-loss-back = **{ $move }** mestinya berujung kalah. Yang terbaik { $better }, seharusnya seri.

watch-begin = Siapa duluan salah langkah?
watch-slipped = { $player } tergelincir! { $mark } lihat tidak, ya?
watch-missed = { $player } melewatkan kemenangan. Imbang lagi.
watch-wins = { $player } kini pasti bisa menang.
watch-even = Sejauh ini imbang.
watch-wins-still = { $player } masih pasti bisa menang.
watch-wins-yet = { $player } tidak melepas kemenangan.
watch-even-still = Masih imbang.
watch-even-yet = Tidak ada yang mengalah.
picture-keep = Untuk menyimpannya, tekan lama atau klik kanan gambarnya.
shared-by = dibagikan oleh { $player }
picture-game = Papan animasi: { $board }. { $first-mark } adalah { $first }, { $second-mark } adalah { $second }. Langkah: { $moves }. { $result }
picture-won = { $player } menang.
picture-nobody-won = Tidak ada yang menang.

refused-cannot-attach = Aku tidak boleh melampirkan file di channel ini, jadi gambarnya tidak bisa kubagikan di sini. *{ button-save }* mengirimkannya hanya kepadamu.
refused-picture-is-being-drawn = Gambarmu yang terakhir masih kugambar. Setelah yang itu jadi, minta lagi yang ini.
refused-not-played-by-you = Hanya yang memainkan permainan ini yang bisa membagikannya.
refused-game-shared = Permainan ini sudah pernah dibagikan di channel ini.
refused-shared-just-now = Kamu baru saja membagikan sesuatu. Kamu bisa membagikan lagi { $wait }.
refused-game-still-on = Permainan itu masih berlangsung. Setelah selesai, kamu bisa meninjaunya atau meminta tanding ulang.
refused-hint-against-person = Lawanmu orang sungguhan, jadi petunjuk itu namanya curang. Petunjuk hanya ada saat melawanku: `/ttt start`.
refused-nothing-to-review = Tidak kutemukan permainan seperti itu yang bisa kamu tinjau di sini. Tulis nomor di bawah papannya, misalnya `12`, atau cari dengan `/ttt history`.
refused-nothing-played-here = Belum ada permainanmu yang selesai di channel ini. `/ttt history` menampilkan yang sudah kamu mainkan.
refused-others-history = Di sini kamu hanya bisa melihat daftar permainanmu sendiri. Milik orang lain bisa dilihat di server tempat mereka bermain.
refused-export-running = Datamu memang sedang dikumpulkan. Filenya akan datang sebagai jawaban atas permintaan pertamamu.
refused-opponent-forgotten = Lawanmu sudah menghapus datanya, jadi tidak ada yang bisa diajak. Pakai `/ttt challenge` untuk menantang orang lain.
