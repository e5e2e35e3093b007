### Every word that a player sees, in Indonesian.

## Commands

command-ttt = Tic-tac-toe: main lawan Oxo atau lawan teman
command-start = Mulai permainan tic-tac-toe
command-challenge = Ajak seseorang, atau siapa pun di sini, untuk bermain
command-move = Isi satu kotak dalam permainanmu di channel ini
command-board = Tampilkan lagi papanmu di bagian bawah channel
command-resign = Akhiri permainanmu di sini, atau batalkan tantanganmu
command-help = Cara bermain, level, dan daftar perintah
menu-challenge = Tantang main tic-tac-toe
menu-stop = Hentikan permainan ini
option-opponent = Mau lawan siapa; kosongkan untuk melawan Oxo
option-opponent-challenge = Mau menantang siapa; kosongkan agar siapa saja bisa ikut
option-level = Seberapa jago Oxo bermain
option-board = Papan yang dipakai
option-mark = Tandamu
option-first = Siapa yang jalan duluan
# Words for cells are understood in English alone.
option-cell = Kotak yang diisi: b2, 5, dan sebagainya
choice-random = Diundi
choice-first-me = Aku
choice-first-opponent = Lawanku

level-beginner = Pemula
level-easy = Mudah
level-casual = Santai
level-clever = Cerdik
level-unbeatable = Tak Terkalahkan

board-3x3 = 3×3, tiga sebaris
board-4x4 = 4×4, empat sebaris
board-5x5 = 5×5, empat sebaris
board-5x5-five = 5×5, lima sebaris
# Misère goes by "the other way round"; help-boards mentions it by the same word.
board-misere = Terbalik 3×3: tiga sebaris malah kalah

## The game

player-computer = Oxo ({ $level })
player-computer-alone = Oxo
game-title = { $first-mark } { $first } vs { $second-mark } { $second }
game-to-move = Giliranmu, { $player } { $mark }
game-won = { $mark } **{ $player } menang!**
game-won-misere = { $count ->
    [3] { $loser-mark } { $loser } membuat tiga sebaris, jadi { $mark } **{ $player } menang!**
   *[other] { $loser-mark } { $loser } membuat { $count } sebaris, jadi { $mark } **{ $player } menang!**
}
game-won-resigned = { $mark } **{ $player } menang:** { $loser } menyerah
game-won-time = { $mark } **{ $player } menang:** { $loser } kehabisan waktu
game-drawn = **Hasilnya seri.**
game-newcomer = Ini level *{ level-unbeatable }*: paling bagus pun hasilnya seri. Baru di sini? Pemanasan dulu di level *{ $level }*.
game-unfinished = **Tidak selesai:** tidak ada yang jalan sampai waktunya habis.
game-stopped = **Dihentikan** oleh moderator.
game-set-aside = **Ditinggalkan** demi permainan antarpemain.
game-footer = Permainan { $id }
game-footer-last = langkah terakhir { $cell }
game-footer-line = sebaris: { $cells }
game-footer-clock = waktu habis { $when }
game-moved = Papan permainan { $id } sudah pindah: [lihat di sini]({ $link })

button-resign = Menyerah

end-first-win = 🎉 **Kemenangan pertama { $player } melawan level { $level }!**
end-beat-beginner = Sudah panas? Level *{ level-easy }* langsung melengkapi barisnya begitu kamu lengah.
end-beat-easy = Level *{ level-casual }* tidak akan membiarkanmu semudah itu: ia bisa menutup jalanmu.
end-beat-casual = Level *{ level-clever }* tahu di mana sebuah tanda paling berharga. Coba bikin ia kaget.
end-beat-clever = Level *{ level-clever }* sama sekali tidak menyangka. Tinggal *{ level-unbeatable }*: hasil seri di sana sama hebatnya dengan menang.
end-beat-unbeatable = Ini seharusnya mustahil. Ingat baik-baik momen ini.
end-drawn = Papan penuh, tapi tak satu baris pun jadi.
end-lost-unbeatable = Level *{ level-unbeatable }* cuma menunggu satu kesalahan. *{ button-review }* menunjukkan yang mana.
end-won = { $player } cuma butuh { $moves } langkah. Balas dendam tinggal sekali klik.
end-won-misere = Sabar itu berbuah. Balas dendam tinggal sekali klik.
notice-accepted = <@{ $player-id }>, { $opponent } menerima tantanganmu: [permainan { $id }]({ $link }) dimulai.
notice-turn = <@{ $player-id }>, { $opponent } sudah jalan, sekarang giliranmu di [permainan { $id }]({ $link }).
notice-time = <@{ $player-id }>, sekarang giliranmu di [permainan { $id }]({ $link }). Waktumu habis { $when }.
notice-time-quiet = { $player }, sekarang giliranmu di [permainan { $id }]({ $link }). Waktumu habis { $when }.

## Challenges

challenge-to = <@{ $opponent-id }>, **{ $challenger }** menantangmu main tic-tac-toe.
challenge-to-closed = **{ $challenger }** menantang **{ $opponent }** main tic-tac-toe.
challenge-to-anyone = **{ $challenger }** sedang mencari lawan main tic-tac-toe.
challenge-to-anyone-closed = **{ $challenger }** tadi mencari lawan main tic-tac-toe.
challenge-terms = { $board } · { $opens } · berakhir { $expires }
challenge-opens-me = { $challenger } jalan duluan
challenge-opens-opponent = { $opponent } jalan duluan
challenge-opens-anyone = pemain yang bergabung jalan duluan
challenge-opens-random = siapa yang jalan duluan diundi
challenge-accepted = Diterima: permainan dimulai.
challenge-declined = { $opponent } menolak.
challenge-withdrawn = { $challenger } membatalkan tantangannya.
challenge-expired = { $opponent } tidak menjawab tepat waktu.
challenge-expired-open = Tidak ada yang ikut tepat waktu.
challenge-withdrawn-private = Tantanganmu dibatalkan.
button-accept = Terima
button-decline = Tolak
button-join = Ikut
button-withdraw = Batalkan
button-challenge-again = Tantang lagi

## Private answers

stopped-private = Permainan { $id } dihentikan.
resign-question = **Menyerah di permainan { $id }?** Kalau begitu, { $opponent } yang menang.
button-confirm-resign = Ya, menyerah
resigned-private = Kamu menyerah di [permainan { $id }]({ $link }).
button-restart = Menyerah dan mulai yang baru
button-set-aside-accept = Tinggalkan dan terima
button-set-aside-join = Tinggalkan dan ikut
set-aside-private = Permainanmu melawanku ditinggalkan. Tidak dihitung menang, tidak juga kalah.

see-board = [Lihat papannya]({ $link })

refused-broken-button = Aku tidak mengenali tombol ini. Pakai `/ttt start` untuk permainan baru.
refused-no-such-game = Permainan itu sudah tidak ada. Pakai `/ttt start` untuk memulai yang baru.
refused-no-game-here = Kamu tidak punya permainan di channel ini. Pakai `/ttt start` untuk bermain.
refused-not-your-game = Hanya kedua pemain yang bisa memakai tombol sebuah permainan. Pakai `/ttt start` untuk permainanmu sendiri.
refused-not-your-turn = Belum giliranmu.
refused-not-moderator = Hanya anggota yang boleh mengelola pesan yang bisa menghentikan permainan.
refused-no-game-on-message = Tidak ada permainan di pesan ini.
refused-stale-board = Permainannya sudah berlanjut: inilah papannya sekarang.
refused-old-copy = Ini salinan papan yang lama. [Permainannya berlanjut di sini]({ $link }).
refused-game-is-over = Permainan ini sudah selesai.
refused-already-playing = Kamu masih punya permainan di sini: selesaikan atau menyerah dulu. [Lihat papannya]({ $link })
refused-already-playing-opponent = { $player } sudah punya permainan di channel ini.
refused-playing-computer = Kamu sedang bermain melawanku di sini, tapi itu bisa menunggu. [Lihat papannya]({ $link })
refused-channel-not-allowed = Di server ini, mainnya di tempat lain: { $channels }
refused-role-not-allowed = Di server ini, hanya anggota dengan role tertentu yang bisa bermain.
refused-too-soon = Server ini meminta jeda antara dua tantangan. Coba lagi { $wait }.
refused-too-many-games = Sudah ada { $most } permainan yang berlangsung di channel ini, dan itu batasnya. Coba lagi setelah ada yang selesai, atau di tempat lain.
refused-too-many-watched = Kamu sudah menonton { $most } permainan: tunggu sampai ada yang selesai.
refused-no-such-challenge = Tantangan itu sudah tidak ada. Pakai `/ttt challenge` untuk membuat yang baru.
refused-nothing-to-resign = Kamu tidak punya permainan ataupun tantangan di channel ini.
refused-challenge-closed-accepted = Terlambat: tantangan ini sudah diterima.
refused-challenge-closed-declined = Terlambat: tantangan ini sudah ditolak.
refused-challenge-closed-withdrawn = Terlambat: tantangan ini sudah dibatalkan.
refused-challenge-closed-expired = Terlambat: tantangan ini sudah kedaluwarsa.
refused-not-your-challenge = Tantangan ini untuk orang lain.
refused-own-challenge = Ini tantanganmu sendiri: harus orang lain yang menerimanya.
refused-already-challenging = Kamu punya tantangan yang masih terbuka di channel ini: batalkan dulu dengan `/ttt resign`. [Lihat tantangannya]({ $link })
refused-challenge-yourself = Kamu tidak bisa menantang diri sendiri. Untuk melawan Oxo, pakai `/ttt start` tanpa memilih lawan.
refused-challenge-bot = Bot tidak menjawab tantangan. Untuk melawanku, pakai `/ttt start` tanpa memilih lawan.
refused-cannot-see-channel = Orang itu tidak bisa melihat channel ini, jadi tidak bisa menjawab.
refused-cannot-be-challenged = Saat ini kamu tidak bisa bermain melawan { $player }.
refused-nobody-else-here = Tidak ada orang lain yang bisa melihat percakapan ini. Tantang orang di server atau grup; untuk melawanku, pakai `/ttt start`.
refused-unreadable-cell = “{ $text }” bukan kotak. Tulis seperti b2 atau 5.
refused-ambiguous-cell = “{ $text }” bisa berarti { $cells }. Tulis yang mana.
refused-off-board = { $where } tidak ada di papan ini.
refused-cell-taken = { $where } sudah terisi.
refused-store-unavailable = Database sedang tidak bisa dihubungi, jadi tidak ada yang diubah. Coba lagi sebentar lagi, ya.
refused-outcome-unknown = Database terputus tepat saat aku mencatatnya, jadi bisa saja sudah tersimpan, bisa juga belum. Coba lagi sebentar lagi: tidak akan ada yang terjadi dua kali, dan `/ttt board` menampilkan permainanmu.
refused-unexpected = Ada yang salah di pihakku. Permainanmu aman: `/ttt board` menampilkannya.

## Help

help-title = ## Tic-tac-toe
button-help-play = Cara bermain
button-help-more = Level, aturan, dll.
help-start = **Lawan aku:** { $start }, lalu tekan sebuah kotak. Tiga tandamu sebaris berarti menang. Opsinya mengatur level, papan, tandamu, dan siapa yang jalan duluan.
help-challenge = **Lawan teman:** { $challenge }, atau menu orangnya: *Aplikasi → { menu-challenge }*.
help-game = **Saat bermain**
help-on-hint = kotak terbaik, saat melawanku
# Words for cells are understood in English alone.
help-on-move = b2, 5, dan sebagainya
help-on-board = tampil lagi di bawah
help-on-resign = juga membatalkan tantangan
help-after = **Sebelum dan sesudahnya**
help-on-stats = hasil dan rating
help-on-leaderboard = yang terbaik di server ini
help-on-history = permainanmu yang selesai
help-on-review = cari kesalahan, bagikan
help-on-watch = aku lawan diriku sendiri
help-rematch = Di bawah permainan yang selesai, *{ button-rematch }* menukar giliran pertama dan *{ button-review }* menunjukkan titik baliknya.
help-yours = **Sesuai seleramu**
help-on-preferences = tampilan dan notifikasi
help-on-privacy = datamu
help-screen-reader = **Memakai pembaca layar?** Pilih gaya *Teks*: papan ditulis dengan huruf, dan tiap tombol menyebut kotak dan tandanya.
help-server = **Untuk pengelola server**
help-on-settings = tampilan, tempat, batas
help-stop = *Aplikasi → { menu-stop }* pada sebuah pesan mengakhiri permainannya.
help-levels = **Level** · *{ level-beginner }* asal main · *{ level-easy }* melengkapi barisnya · *{ level-casual }* juga menutup barismu · *{ level-clever }* suka tengah dan pojok, tapi lengah soal ancaman ganda · *{ level-unbeatable }* tak pernah kalah
help-boards = **Papan** · 3×3, tiga sebaris · 4×4, empat · 5×5, empat atau lima · *Terbalik*: yang melengkapi baris malah **kalah**
help-cells = **Kotak** · kolom pakai huruf, baris pakai angka: kiri atas itu a1, dan juga 1.
help-time = **Waktu** · sehari per langkah, atau sesuai aturan server. Antarpemain, yang kehabisan waktu kalah.
help-again = { $help } menampilkan halaman ini.

## Settings

command-settings = Atur tic-tac-toe di server ini (untuk anggota dengan izin Kelola Server)
command-preferences = Penomoran kotak, tampilan papan, dan notifikasi untukmu
command-privacy = Dapatkan file berisi datamu, atau hapus datamu
option-action = Mau diapakan datamu
choice-export = Kirimkan dataku sebagai file
choice-delete = Hapus dataku

player-somebody = Seseorang

settings-title = ### Tic-tac-toe di server ini
settings-note = Hanya kamu yang melihat ini. Setiap pilihan langsung disimpan dan berlaku untuk permainan mulai sekarang.
button-section-games = Permainan
button-section-look = Tampilan
button-section-places = Bahasa dan tempat
button-section-limits = Batas
button-section-check = Periksa

settings-level = **Seberapa jago aku bermain** kalau tidak ditentukan lain
settings-board = **Papan** kalau tidak ditentukan lain
settings-clock = **Waktu:** lama satu langkah. Antarpemain, yang kehabisan waktu kalah.
settings-theme = **Tanda** kedua pemain
settings-style = **Gaya** papan, kalau para pemain tidak memilih yang lain
settings-remains = **Setelah permainan selesai,** ini yang tersisa di pesannya
settings-sample = **Beginilah tampilannya**
settings-locale = **Bahasa** pesan publik. Pesan pribadi memakai bahasa pembacanya.
settings-channels = **Channel** tempat permainan boleh dimulai, termasuk thread di dalamnya. Kosongkan untuk mengizinkan semua.
settings-roles = **Role** yang boleh memulai permainan. Kosongkan untuk mengizinkan semua orang.
settings-most-live = **Permainan sekaligus** dalam satu channel, paling banyak
settings-pause = **Jeda** antara dua tantangan dari orang yang sama
settings-unrated = **Tidak ikut rating:** permainan orang-orang ini tidak dihitung untuk siapa pun, termasuk yang dulu
unrated-none = Tidak ada
channels-all = Semua channel
roles-all = Semua orang
more-choices = Pilih di sini
button-ask-clock = Durasi lain…
button-ask-emoji = Dua emoji pilihanmu…

theme-classic = Klasik
theme-animals = Hewan
theme-sky = Langit
theme-garden = Taman
theme-sea = Laut
theme-own = Pilihan sendiri
style-server = Sesuai pengaturan server
style-emoji = Emoji: gambar papan di atas tombol
style-compact = Ringkas: hanya tombol selama permainan berlangsung
style-text = Teks: huruf dan koordinat, cocok untuk pembaca layar
remains-all = Seluruh papan
remains-line = Hanya satu baris berisi hasilnya
language-auto = Sesuai pengaturan Discord
most-live = { $count } permainan
pause-none = Tanpa jeda

form-clock-title = Waktu
form-clock-label = Berapa lama satu langkah boleh berlangsung?
form-clock-hint = Dari 1 menit sampai 7 hari: 90m, 2h, 1h 30m atau 3d
form-emoji-title = Dua emoji pilihanmu
form-emoji-x-label = Pengganti ❌
form-emoji-o-label = Pengganti 🔵
form-emoji-hint = Emoji apa pun, atau nama emoji khusus server ini, misalnya :cat:

check-title = **Yang boleh kulakukan di { $channel }**
check-has = ✅ { $permission }
check-lacks = ❌ Izin **{ $permission }** belum ada:
check-well = Semua yang kubutuhkan sudah ada di sini.
check-how = Pengelola channel ini bisa mengizinkannya di *Edit Channel → Izin*, untuk role-ku. Tekan *{ button-section-check }* untuk memeriksa lagi.
check-no-member = ❌ **Server ini belum menambahkanku,** jadi aku hanya bisa menjawab perintah dan tombol: aku tidak bisa memberi tahu siapa pun bahwa gilirannya tiba, dan papan yang lebih lama dari 15 menit baru berubah kalau ada yang menekan tombolnya.
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
refused-not-manager = Hanya anggota yang boleh mengelola server ini yang bisa mengubah pengaturannya. Preferensimu sendiri ada di `/ttt preferences`.
refused-not-your-panel = Ini dibuat untuk orang lain. Buka milikmu dengan `/ttt settings`, `/ttt preferences`, atau `/ttt privacy`.
refused-unreadable-clock = “{ $text }” bukan durasi waktu. Tulis seperti 90m, 2h, 1h 30m atau 3d.
refused-clock-out-of-range = Satu langkah boleh berlangsung dari 1 menit sampai 7 hari.
refused-unknown-emoji = “{ $text }” bukan emoji yang bisa kupakai di sini. Pakai emoji biasa, atau nama emoji khusus server ini, misalnya :cat:
refused-marks-alike = Kedua tanda harus berbeda satu sama lain dan berbeda dari kotak kosong ⬛, kalau tidak papannya tak terbaca.

## Preferences

preferences-title = ### Preferensimu
preferences-note = Hanya kamu yang melihat ini. Preferensimu ikut ke mana pun kamu bermain.
preferences-numbering = **Nomor kotak** saat kamu mengetik langkah dengan `/ttt move`
preferences-style = **Gaya** papanmu, mulai dari permainan berikutnya. Saat melawan orang lain, *Teks* dipakai kalau salah satu memilihnya, gaya lain hanya kalau keduanya memilihnya.
preferences-pings = **Notifikasi:** kapan aku boleh memanggilmu. Yang menjawab dalam satu menit tidak pernah diberi tahu bahwa gilirannya tiba.
preferences-challenges = **Siapa yang boleh menantangmu.** Pilihanmu tidak diberitahukan kepada siapa pun.
preferences-blocked = **Kecuali orang-orang ini:** mereka tidak bisa menantangmu, ikut tantanganmu, atau bertanding ulang, dan tidak diberi tahu alasannya.
pings-none = Jangan pernah
pings-some = Saat ada yang menantangmu atau menerima tantanganmu, dan saat waktumu hampir habis
pings-turns = Juga saat lawanmu sudah jalan
challenges-anyone = Siapa saja
challenges-nobody = Tidak seorang pun
numbering-reading = Seperti urutan membaca: 1 di kiri atas
numbering-keypad = Seperti tombol angka keyboard: 7 di kiri atas

## Privacy

exported = Ini semua yang kusimpan tentangmu: permainan yang kamu ikuti, rating, tantangan, dan preferensimu.
exported-packed = Ini semua yang kusimpan tentangmu: permainan yang kamu ikuti, rating, tantangan, dan preferensimu. Karena datanya banyak, aku mengompresnya: gzip dan kebanyakan program pembuka arsip bisa membukanya.
forget-question =
    ### Hapus datamu?
    Kamu menyerah di permainan yang sedang berlangsung, dan tantanganmu yang masih terbuka ditutup. ID, nama, rating, dan preferensimu dihapus. Permainan yang sudah selesai tetap ada untuk lawan-lawanmu, yang akan melihat “{ player-somebody }” sebagai gantimu; rating mereka dihitung ulang tanpamu. Kalau ada yang memilih tidak bisa ditantang olehmu, pilihan itu tetap disimpan, hanya dengan ID-mu.
    Ini **tidak bisa dibatalkan.** Pesan yang sudah ada di channel tetap memuat nama yang ditampilkannya, dan cadangan milik pihak yang menjalankanku masih memuat datamu sampai diganti yang lebih baru. Kalau kamu bermain lagi, kita mulai dari nol.
button-forget = Hapus dataku
forgotten =
    Beres: datamu sudah dihapus. { $games ->
        [0] Kamu tidak ada di permainan mana pun.
       *[other] { $games } permainan kini menampilkan “{ player-somebody }” sebagai gantimu.
    } { $ended ->
        [0] { "" }
       *[other] Kamu menyerah di { $ended } permainan yang masih berlangsung.
    } Cadangan milik pihak yang menjalankanku masih memuat datamu sampai diganti yang lebih baru.

## Looking on, ahead and back

command-hint = Apa langkah terbaik dalam permainanmu melawan Oxo? Hanya kamu yang melihat jawabannya
command-watch = Tonton Oxo melawan dirinya sendiri
command-history = Daftar permainan yang selesai; hanya kamu yang melihatnya
command-review = Telusuri permainan yang selesai dan lihat kesalahannya; hanya kamu yang melihatnya
option-x = Seberapa jago Oxo bermain dengan X, yang jalan duluan
option-o = Seberapa jago Oxo bermain dengan O
option-user-history = Permainan siapa; kosongkan untuk milikmu sendiri
option-game = Kosongkan untuk permainan terbarumu di sini; atau pilih satu, atau tulis nomor di bawah papan

button-hint = Petunjuk
button-rematch = Tanding ulang
button-review = Tinjau
button-first = Awal
button-back = Mundur
button-next = Maju
button-last = Akhir
button-share = Bagikan
button-save = Simpan gambar
button-newer = Lebih baru
button-older = Lebih lama

game-computer-to-move = Giliran: { $mark } { $player }

hint-title = Petunjuk untuk permainan { $id }
hint-best = Yang terbaik **{ $cell }**: { $reason }.
hint-win = { $sign } menang
hint-draw = { $sign } seri
hint-loss = { $sign } kalah
hint-unknown = { $sign } belum terlihat
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
reason-only-win = { $moves ->
    [0] tidak ada kotak lain yang menang
   *[other] tidak ada kotak lain yang menang: yang ini menang dalam { $moves } langkah
}
reason-blocks = kotak ini menutup baris lawanmu
reason-only-draw = semua kotak lain kalah
reason-spoils-fork = { $count ->
    [1] lawanmu mengincar { $cells } untuk ancaman ganda, dan kotak ini menggagalkannya
   *[other] lawanmu mengincar ancaman ganda, dan kotak ini menggagalkannya
}
reason-threatens = hasil seri terjaga, dan lawanmu harus menjawab di { $cells }
reason-sets-traps = hasil seri terjaga, dan lawanmu kalah kalau menjawab di { $cells }
reason-sets-many-traps = hasil seri terjaga, dan { $count } balasan lawan berujung kalah
reason-avoids-line = kotak ini tidak melengkapi baris
reason-holds = hasil seri terjaga
reason-delays = semua kotak sudah kalah, dan yang ini bertahan paling lama
reason-looks-best = paling banyak baris terbuka yang melewatinya

command-stats = Menang, seri, kalah, kemenangan beruntun, dan rating; hanya kamu yang melihatnya
command-leaderboard = Siapa yang ratingnya tertinggi di sini? Hanya kamu yang melihat daftarnya
option-user-stats = Statistik siapa; kosongkan untuk milikmu sendiri
option-scope = Seluruh server, atau yang bermain di channel ini
option-season = Satu triwulan, misalnya 2026 Q4; kosongkan untuk yang sekarang
choice-server = Seluruh server
choice-channel = Channel ini
button-higher = Lebih tinggi
button-lower = Lebih rendah

season = { $year } Q{ $quarter }
score = { $wins } menang, { $draws } seri, { $losses } kalah
points = { NUMBER($points, useGrouping: 0) }
missing-games = { $games } permainan rating lagi
missing-opponents = permainan melawan { $opponents } orang lain

leaderboard-title = Papan peringkat server ini, { $season }
leaderboard-title-channel = Papan peringkat <#{ $channel-id }>, { $season }
leaderboard-page = { $total ->
    [1] 1 orang
   *[other] { $total } orang · halaman { $page } dari { $pages }
}
leaderboard-none = Belum ada yang punya rating di sini. Yang dihitung adalah permainan antarpemain: mulai dengan `/ttt challenge`.
leader = { $place } <@{ $user-id }> · **{ NUMBER($rating, useGrouping: 0) }** ± { $spread } · { $wins } menang, { $draws } seri, { $losses } kalah
leader-provisional = · <@{ $user-id }> · { NUMBER($rating, useGrouping: 0) } ± { $spread }, sementara · { $wins } menang, { $draws } seri, { $losses } kalah
own-place = **Kamu** di peringkat { $place } dari { $total } dengan { NUMBER($rating, useGrouping: 0) } poin.
own-provisional = **Kamu** punya { NUMBER($rating, useGrouping: 0) } poin sementara, belum ada peringkatnya. Masih kurang: { $missing }.
own-none = **Kamu** belum punya rating di sini: lawan seseorang dengan `/ttt challenge`.
own-left-out = **Kamu** tidak ikut rating: pengelola server ini yang memutuskannya.
rated-games = Yang dihitung adalah permainan antarpemain di sini, tiga sehari dengan orang yang sama, dan bukan kemenangan atas lawan yang { $points } poin di bawahmu.
held-title = 🛡️ **Menahan *{ level-unbeatable }* hingga seri**
held-line = { $board } · pertama: <@{ $first-id }>, { $date } · { $longest ->
    [1] belum ada yang dua kali berturut-turut
   *[other] terbanyak berturut-turut: { $longest }, oleh <@{ $longest-id }>
}

stats-title-server = Statistik <@{ $user-id }> di server ini
stats-title-anywhere = Statistik <@{ $user-id }>
stats-none = Belum ada permainan yang selesai. Mulai dengan `/ttt start`.
stats-people = **Melawan orang:** { $score }
stats-versus = **<@{ $reader-id }> melawan <@{ $user-id }>:** { $score }
stats-streak = **Kemenangan beruntun:** kini { $current }, terbanyak { $best }
stats-computer = **Melawanku** dalam { $games } permainan: menahan seri { $held } kali, menang { $beaten } kali
stats-computer-line = *{ $level }* ({ $board }): { $score }
stats-run = { $line } · paling banyak { $longest } seri beruntun
stats-opening = **Langkah pertama favorit:** { $cell } ({ $board }), di { $times } dari { $games } permainan
stats-rating = **Rating { $season }:** { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
stats-past = { $season }: { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
stats-points = Tertinggi { NUMBER($highest, useGrouping: 0) }, terendah { NUMBER($lowest, useGrouping: 0) }. Terakhir, yang terbaru di ujung: { $latest }
picture-rating = Grafik garis rating pada { $season }. { $points }
stats-missing = Belum tetap. Masih kurang: { $missing }.
stats-unrated = **Rating:** belum ada di { $season }. Yang dihitung adalah permainan antarpemain.
stats-left-out = **Rating:** tidak ikut rating server ini.
is-provisional = sementara
is-at-place = peringkat { $place }

refused-no-leaderboard-here = Di luar server tidak ada rating: buka papan peringkat di server tempatmu bermain.
refused-unknown-season = “{ $text }” bukan triwulan. Tulis tahun dan triwulannya, misalnya 2026 Q4.

history-title-server = Permainan <@{ $user-id }> di server ini
history-title-anywhere = Permainan <@{ $user-id }>
history-none = Belum ada permainan yang selesai. Mulai dengan `/ttt start`.
history-page = { $total ->
    [1] 1 permainan
   *[other] { $total } permainan, terbaru lebih dulu · halaman { $page } dari { $pages }
}
history-line = { $game } · { $board } · { $date }
history-won = Menang lawan { $opponent } · #{ $id }
history-lost = Kalah dari { $opponent } · #{ $id }
history-drawn = Seri lawan { $opponent } · #{ $id }
history-unfinished = Tidak selesai, lawan { $opponent } · #{ $id }
history-stopped = Dihentikan, lawan { $opponent } · #{ $id }
history-set-aside = Ditinggalkan, lawan { $opponent } · #{ $id }
history-open = Buka permainan
history-choice = { $game } · { $ago } · { $board }
ago-now = baru saja

review-where = Permainan { $id } · { $board }
review-at-start = { $total ->
    [1] Sebelum satu-satunya langkah
   *[other] Sebelum langkah pertama dari { $total } langkah
}
review-at = Langkah { $ply } dari { $total }: { $mark } { $player } mengisi **{ $cell }**
review-line = { $move } · sebaris: { $cells }
review-moves = Langkah: { $moves }
review-no-moves = Tidak ada yang sempat jalan, jadi tidak ada yang bisa ditinjau.
review-no-mistakes = **Tidak ada kesalahan.**
review-more-mistakes = … dan { $count } lagi.
mistake-win-draw = **Kesalahan:** langkah { $number }, { $cell }, melepas kemenangan, padahal { $better } menang
mistake-win-loss = **Kesalahan:** langkah { $number }, { $cell }, berujung kalah, padahal { $better } menang
mistake-draw-loss = **Kesalahan:** langkah { $number }, { $cell }, berujung kalah, padahal { $better } seri

shared-by = dibagikan oleh { $player }
picture-game = Papan animasi: { $board }. { $first-mark } adalah { $first }, { $second-mark } adalah { $second }. Langkah: { $moves }. { $result }
picture-won = { $player } menang.
picture-nobody-won = Tidak ada yang menang.

refused-cannot-attach = Aku tidak boleh melampirkan file di channel ini, jadi gambarnya tidak bisa kubagikan di sini. *{ button-save }* mengirimkannya hanya kepadamu.
refused-shared-just-now = Kamu baru saja membagikan permainan. Kamu bisa membagikan lagi { $wait }.
refused-game-still-on = Permainan itu masih berlangsung. Setelah selesai, kamu bisa meninjaunya atau bertanding ulang.
refused-hint-against-person = Lawanmu orang sungguhan, jadi petunjuk itu namanya curang. Petunjuk hanya ada saat melawanku: `/ttt start`.
refused-nothing-to-review = Tidak ada permainan seperti itu yang bisa kamu lihat di sini. Tulis nomor di bawah papannya, misalnya `12`, atau cari dengan `/ttt history`.
refused-nothing-played-here = Belum ada permainanmu yang selesai di channel ini. `/ttt history` menampilkan yang sudah kamu mainkan.
refused-others-history = Di sini kamu hanya bisa melihat daftar permainanmu sendiri. Milik orang lain bisa dilihat di server tempat mereka bermain.
refused-export-running = Datamu memang sedang dikumpulkan. Filenya akan datang sebagai jawaban atas permintaan pertamamu.
refused-opponent-forgotten = Lawanmu sudah menghapus datanya, jadi tidak ada yang bisa diajak. Pakai `/ttt challenge` untuk mengajak orang lain.
