### Every word that a player sees, in Turkish.

## Commands

command-ttt = XOX: bota ya da birbirinize karşı oynayın
command-start = Bir XOX oyunu başlat
command-challenge = Birine ya da buradaki herkese oyun teklif et
command-move = Bu kanaldaki oyununda hamle yap
command-board = Oyununun tahtasını kanalın en altında yeniden göster
command-resign = Buradaki oyununda pes et ya da meydan okumanı geri çek
command-help = Nasıl oynanır, seviyeler ve komutlar
menu-challenge = XOX için meydan oku
menu-stop = Bu oyunu durdur
option-opponent = Kiminle oynayacağın; bota karşı oynamak için boş bırak
option-opponent-challenge = Kime meydan okuyacağın; herkes katılabilsin diye boş bırak
option-level = Botun ne kadar iyi oynadığı
option-board = Hangi tahtada oynanacağı
option-mark = Senin işaretin
option-first = İlk hamleyi kimin yapacağı
option-cell = Nereye oynayacağın: b2, 5…
choice-random = Kurayla
choice-first-me = Ben
choice-first-opponent = Rakibim

level-beginner = Acemi
level-easy = Kolay
level-casual = Normal
level-clever = Kurnaz
level-unbeatable = Yenilmez

board-3x3 = 3×3, yan yana üç
board-4x4 = 4×4, yan yana dört
board-5x5 = 5×5, yan yana dört
board-5x5-five = 5×5, yan yana beş
board-misere = Tersine 3×3: yan yana üç yapan kaybeder

## The game

player-computer = Oxo ({ $level })
player-computer-alone = Oxo
game-title = { $first-mark } { $first } – { $second-mark } { $second }
game-to-move = Sıra sende, { $player } { $mark }
game-won = { $mark } **{ $player } kazandı!**
game-won-misere = { $count ->
    [3] { $loser-mark } { $loser } yan yana üç yaptı: { $mark } **{ $player } kazandı!**
   *[other] { $loser-mark } { $loser } yan yana { $count } yaptı: { $mark } **{ $player } kazandı!**
}
game-won-resigned = { $mark } **{ $player } kazandı:** { $loser } pes etti
game-won-time = { $mark } **{ $player } kazandı:** { $loser } süresini aştı
game-drawn = **Berabere.**
game-newcomer = Bu *{ level-unbeatable }*: burada alınabilecek en iyi sonuç beraberlik. Yeni misin? *{ $level }* seviyesinde ısın.
game-unfinished = **Yarım kaldı:** kimse zamanında hamle yapmadı.
game-stopped = **Durduruldu:** moderatör kararı.
game-set-aside = **Yarıda bırakıldı:** yerini insanlar arası bir oyun aldı.
game-footer = Oyun { $id }
game-footer-last = son hamle { $cell }
game-footer-line = çizgi: { $cells }
game-footer-clock = süre sonu: { $when }
game-moved = Oyun { $id } tahtası taşındı: [buradan gör]({ $link })

button-resign = Pes et

end-first-win = 🎉 **{ $player } “{ $level }” seviyesini ilk kez yendi!**
end-beat-beginner = Isındın mı? *{ level-easy }* ona bıraktığın çizgiyi hemen tamamlar.
end-beat-easy = *{ level-casual }* o çizgiyi sana bu kadar kolay bırakmaz: önünü keser.
end-beat-casual = *{ level-clever }* bir işaretin en çok nerede işe yaradığını bilir. Onu şaşırt.
end-beat-clever = *{ level-clever }* bunu hiç beklemiyordu. Geriye yalnızca *{ level-unbeatable }* kaldı: onunla beraberlik, galibiyete bedel.
end-beat-unbeatable = Bunun mümkün olmaması gerekiyordu. Bu anı unutma.
end-drawn = Tahta doldu, üzerinde tek bir çizgi bile yok.
end-lost-unbeatable = *{ level-unbeatable }* tek bir hata bekler. *{ button-review }* düğmesi hangisi olduğunu gösterir.
end-won = { $player } { $moves } hamlede kazandı. Rövanş bir tık uzağında.
end-won-misere = Sabrın sonu selamet. Rövanş bir tık uzağında.
notice-accepted = <@{ $player-id }>, { $opponent } seninle oynuyor: [oyun { $id }]({ $link }) başladı.
notice-turn = <@{ $player-id }>, { $opponent } hamlesini yaptı, sıra sende: [oyun { $id }]({ $link }).
notice-time = <@{ $player-id }>, sıra sende: [oyun { $id }]({ $link }). Süren { $when } doluyor.
notice-time-quiet = { $player }, sıra sende: [oyun { $id }]({ $link }). Süren { $when } doluyor.

## Challenges

challenge-to = <@{ $opponent-id }>, **{ $challenger }** sana XOX için meydan okuyor.
challenge-to-closed = **{ $challenger }** XOX için meydan okudu. Rakip: **{ $opponent }**.
challenge-to-anyone = **{ $challenger }** XOX oynayacak birini arıyor.
challenge-to-anyone-closed = **{ $challenger }** XOX oynayacak birini arıyordu.
challenge-terms = { $board } · { $opens } · { $expires } sona erer
challenge-opens-me = ilk hamle: { $challenger }
challenge-opens-opponent = ilk hamle: { $opponent }
challenge-opens-anyone = ilk hamle katılanın
challenge-opens-random = ilk hamle kurayla
challenge-accepted = Kabul edildi: oyun başladı.
challenge-declined = { $opponent } reddetti.
challenge-withdrawn = { $challenger } meydan okumasını geri çekti.
challenge-expired = { $opponent } zamanında yanıt vermedi.
challenge-expired-open = Zamanında kimse katılmadı.
challenge-withdrawn-private = Meydan okuman geri çekildi.
button-accept = Kabul et
button-decline = Reddet
button-join = Katıl
button-withdraw = Geri çek
button-challenge-again = Tekrar meydan oku

## Private answers

stopped-private = Oyun { $id } durduruldu.
resign-question = **Oyun { $id }: pes ediyor musun?** O zaman { $opponent } kazanır.
button-confirm-resign = Evet, pes et
resigned-private = Pes ettin: [oyun { $id }]({ $link }).
button-restart = Pes et, bunu başlat
button-set-aside-accept = Yarıda bırak ve kabul et
button-set-aside-join = Yarıda bırak ve katıl
set-aside-private = Benimle oynadığın oyun yarıda bırakıldı. Ne galibiyet ne de yenilgi sayılır.

see-board = [Tahtaya git]({ $link })

refused-broken-button = Bu düğmeyi tanımıyorum. Yeni bir oyun için `/ttt start` yaz.
refused-no-such-game = O oyun artık yok. Yenisi için `/ttt start` yaz.
refused-no-game-here = Bu kanalda oyunun yok. Oynamak için `/ttt start` yaz.
refused-not-your-game = Bir oyunun düğmelerini yalnızca iki oyuncusu kullanabilir. Kendi oyunun için `/ttt start` yaz.
refused-not-your-turn = Henüz sıra sende değil.
refused-not-moderator = Oyunları yalnızca mesajları yönetebilen üyeler durdurabilir.
refused-no-game-on-message = Bu mesajda oyun yok.
refused-stale-board = Oyun ilerledi: tahtanın şimdiki hâli bu.
refused-old-copy = Bu, tahtanın eski bir kopyası. [Oyun burada devam ediyor]({ $link }).
refused-game-is-over = Bu oyun bitti.
refused-already-playing = Burada zaten bir oyunun var: onu bitir ya da önce pes et. [Tahtaya git]({ $link })
refused-already-playing-opponent = { $player } bu kanalda zaten oynuyor.
refused-playing-computer = Burada benimle oynuyorsun, ama o bekleyebilir. [Tahtaya git]({ $link })
refused-channel-not-allowed = Bu sunucuda oyunlar başka yerde oynanıyor: { $channels }
refused-role-not-allowed = Bu sunucuda yalnızca belirli rollere sahip üyeler oynayabilir.
refused-too-soon = Bu sunucu meydan okumalar arasında ara verilmesini istiyor. { $wait } tekrar dene.
refused-too-many-games = Bu kanalda şu anda { $most } oyun sürüyor, daha fazlası olamaz. Biri bitince ya da başka bir yerde tekrar dene.
refused-too-many-watched = Zaten { $most } oyun izliyorsun: önce biri bitsin.
refused-no-such-challenge = O meydan okuma artık yok. Yenisi için `/ttt challenge` yaz.
refused-nothing-to-resign = Bu kanalda ne oyunun ne de meydan okuman var.
refused-challenge-closed-accepted = Geç kaldın: bu meydan okuma kabul edildi.
refused-challenge-closed-declined = Geç kaldın: bu meydan okuma reddedildi.
refused-challenge-closed-withdrawn = Geç kaldın: bu meydan okuma geri çekildi.
refused-challenge-closed-expired = Geç kaldın: bu meydan okumanın süresi doldu.
refused-not-your-challenge = Bu meydan okuma başkası için.
refused-own-challenge = Bu senin kendi meydan okuman: onu başkası kabul etmeli.
refused-already-challenging = Bu kanalda zaten açık bir meydan okuman var: önce `/ttt resign` ile geri çek. [Meydan okumaya git]({ $link })
refused-challenge-yourself = Kendine meydan okuyamazsın. Bota karşı oynamak için rakip seçmeden `/ttt start` yaz.
refused-challenge-bot = Botlar meydan okumalara yanıt vermez. Benimle oynamak için rakip seçmeden `/ttt start` yaz.
refused-cannot-see-channel = Bu kişi kanalı göremiyor, o yüzden yanıt veremezdi.
refused-cannot-be-challenged = Şu anda bu kişiyle oynayamazsın: { $player }.
refused-nobody-else-here = Bu sohbeti başka kimse göremiyor. İnsanlara bir sunucuda ya da grupta meydan oku; benimle oynamak için `/ttt start` yaz.
refused-unreadable-cell = “{ $text }” bir kare değil. Örneğin b2 ya da 5 yaz.
refused-ambiguous-cell = “{ $text }” şunlardan biri olabilir: { $cells }. Hangisi olduğunu yaz.
refused-off-board = Bu tahtada { $where } karesi yok.
refused-cell-taken = { $where } karesi dolu.
refused-store-unavailable = Veritabanına şu anda ulaşılamıyor, o yüzden hiçbir şey değişmedi. Lütfen birazdan tekrar dene.
refused-outcome-unknown = Veritabanı tam ben yazarken gitti, yani işlem olmuş da olabilir, olmamış da. Birazdan tekrar dene: hiçbir şey iki kez olmaz ve `/ttt board` oyununu gösterir.
refused-unexpected = Benim tarafımda bir şeyler ters gitti. Oyunun güvende: `/ttt board` onu gösterir.

## Help

help-title = ## XOX
button-help-play = Nasıl oynanır
button-help-more = Seviyeler, kurallar…
help-start = **Bana karşı:** { $start } yaz, sonra bir kareye bas. Üç işaretin yan yana gelirse kazanırsın. Seviyeyi, tahtayı, işaretini ve ilk hamleyi kimin yapacağını seçenekler belirler.
help-challenge = **Birbirinize karşı:** { $challenge } ya da bir kişinin menüsü: *Uygulamalar → { menu-challenge }*.
help-game = **Oynarken**
help-on-hint = en iyi kare, bana karşı
help-on-move = b2, 5…
help-on-board = tahta yeniden en altta
help-on-resign = teklifi de geri çeker
help-after = **Öncesi ve sonrası**
help-on-stats = sonuçlar ve puan
help-on-leaderboard = bu sunucunun en iyileri
help-on-history = biten oyunların
help-on-review = hatalar, paylaşma
help-on-watch = kendimle oynarım
help-rematch = Biten bir oyunun altında *{ button-rematch }* tarafları değiştirir, *{ button-review }* oyunun nerede döndüğünü gösterir.
help-yours = **Sana göre**
help-on-preferences = görünüm ve bahsetmeler
help-on-privacy = verilerin
help-screen-reader = **Ekran okuyucuyla** *Metin* çizimini seç: tahtalar harflerden oluşur, her düğme karesini ve işaretini söyler.
help-server = **Sunucu yönetenler için**
help-on-settings = görünüm, yerler, sınırlar
help-stop = Bir mesajda *Uygulamalar → { menu-stop }* o oyunu bitirir.
help-levels = **Seviyeler** · *{ level-beginner }* rastgele oynar · *{ level-easy }* çizgisini tamamlar · *{ level-casual }* seninkini de engeller · *{ level-clever }* ortayı ve köşeleri sever ama çatalları kaçırır · *{ level-unbeatable }* asla kaybetmez
help-boards = **Tahtalar** · 3×3, yan yana üç · 4×4, dört · 5×5, dört ya da beş · *Tersine*: çizgi tamamlayan **kaybeder**
help-cells = **Kareler** · sütunlar harf, satırlar sayı: a1 sol üst köşe, 1 de öyle.
help-time = **Süre** · hamle başına bir gün ya da sunucu ne derse. İnsanlar arasında süresi dolan kaybeder.
help-again = { $help } bu sayfayı gösterir.

## Settings

command-settings = Bu sunucuda XOX ayarlarını yap (Sunucuyu Yönet iznine sahip üyeler için)
command-preferences = Kareleri nasıl numaralandırdığın, tahtaların görünümü ve bahsetmeler
command-privacy = Verilerini dosya olarak al ya da sildir
option-action = Verilerinle ne yapılacağı
choice-export = Verilerimi dosya olarak gönder
choice-delete = Verilerimi sil

player-somebody = Birisi

settings-title = ### Bu sunucuda XOX
settings-note = Bunu yalnızca sen görüyorsun. Her seçim hemen kaydedilir ve bundan sonraki oyunlarda geçerlidir.
button-section-games = Oyunlar
button-section-look = Görünüm
button-section-places = Dil ve yerler
button-section-limits = Sınırlar
button-section-check = Kontrol

settings-level = Kimse başka bir şey seçmediğinde **ne kadar iyi oynadığım**
settings-board = Kimse başka bir şey seçmediğinde **tahta**
settings-clock = **Saat:** bir hamle ne kadar sürebilir. İnsanlar arasında süresi dolan kaybeder.
settings-theme = İki oyuncunun **işaretleri**
settings-style = Oyuncular başkasını tercih etmedikçe tahtaların **çizimi**
settings-remains = **Oyun bitince** mesajından geriye kalan
settings-sample = **Böyle görünür**
settings-locale = Herkese açık mesajların **dili**. Özel mesajlar, okuyanın dilindedir.
settings-channels = Oyun başlatılabilen **kanallar**, alt başlıkları dâhil. Hepsine izin vermek için hiçbirini seçme.
settings-roles = Oyun başlatabilen **roller**. Herkese izin vermek için hiçbirini seçme.
settings-most-live = Bir kanalda **aynı anda** en fazla kaç oyun
settings-pause = Bir kişinin iki meydan okuması arasındaki **ara**
settings-unrated = **Puanlama dışı:** bu kişilerin oyunları, öncekiler de dâhil, kimse için sayılmaz
unrated-none = Hiç kimse
channels-all = Bütün kanallar
roles-all = Herkes
more-choices = Buradan seç
button-ask-clock = Başka bir süre…
button-ask-emoji = Kendi iki emojin…

theme-classic = Klasik
theme-animals = Hayvanlar
theme-sky = Gökyüzü
theme-garden = Bahçe
theme-sea = Deniz
theme-own = Özel
style-server = Sunucunun çizdiği gibi
style-emoji = Emoji: düğmelerin üstünde tahtanın resmi
style-compact = Sade: oyun sürerken yalnızca düğmeler
style-text = Metin: harfler ve koordinatlar, ekran okuyucular için uygun
remains-all = Bütün tahta
remains-line = Yalnızca sonucu yazan bir satır
language-auto = Discord’da ayarlandığı gibi
most-live = { $count } oyun
pause-none = Ara yok

form-clock-title = Saat
form-clock-label = Bir hamle ne kadar sürebilir?
form-clock-hint = 1 dakika ile 7 gün arası: 90m, 2h, 1h 30m ya da 3d
form-emoji-title = Kendi iki emojin
form-emoji-x-label = ❌ yerine
form-emoji-o-label = 🔵 yerine
form-emoji-hint = Herhangi bir emoji ya da adıyla bu sunucunun kendi emojilerinden biri, örneğin :cat:

check-title = **{ $channel } kanalında yapabildiklerim**
check-has = ✅ { $permission }
check-lacks = ❌ **{ $permission }** izni yok:
check-well = Gereken her şey burada var.
check-how = Bu kanalı yöneten biri, rolüm için *Kanalı Düzenle → İzinler* altından izin verebilir. Yeniden bakmam için *{ button-section-check }* düğmesine bas.
check-no-member = ❌ **Bu sunucu beni eklemedi,** o yüzden yalnızca komutlara ve düğmelere yanıt verebiliyorum: kimseye sıranın onda olduğunu söyleyemem ve 15 dakikadan eski tahtalar ancak biri üzerlerindeki bir düğmeye basınca değişir.
check-not-allowed = ⚠️ Bu kanalda oyun başlatılamaz: *{ button-section-places }* bölümünde seçilenler arasında değil.
permission-view = Kanalı Görüntüle
permission-view-why = bu olmadan, süre dolduğunda ya da bir moderatör oyunu durdurduğunda tahtayı güncelleyemem.
permission-send = Mesaj Gönder
permission-send-why = bu olmadan, oyunculara sıranın onlarda olduğunu ya da sürelerinin dolmak üzere olduğunu söyleyemem.
permission-attach = Dosya Ekle
permission-attach-why = bu olmadan, kimse oyunun resmini paylaşamaz.
permission-send-in-threads = Alt Başlıklarda Mesaj Gönder
permission-send-in-threads-why = bu olmadan, oyunculara sıranın onlarda olduğunu ya da sürelerinin dolmak üzere olduğunu söyleyemem.

refused-servers-only = Ayarlar sunuculara aittir, o yüzden bu komutu bir sunucuda kullan. Kendi tercihlerin `/ttt preferences` altında.
refused-not-manager = Bu sunucunun ayarlarını yalnızca sunucuyu yönetebilen üyeler değiştirebilir. Kendi tercihlerin `/ttt preferences` altında.
refused-not-your-panel = Bu başkası için hazırlandı. Kendininkini `/ttt settings`, `/ttt preferences` ya da `/ttt privacy` ile aç.
refused-unreadable-clock = “{ $text }” bir süre değil. 90m, 2h, 1h 30m ya da 3d yaz.
refused-clock-out-of-range = Bir hamle 1 dakika ile 7 gün arasında sürebilir.
refused-unknown-emoji = “{ $text }” burada kullanabileceğim bir emoji değil. Herhangi bir sıradan emojiyi ya da adıyla bu sunucununkilerden birini seç, örneğin :cat:
refused-marks-alike = İki işaret hem birbirinden hem de boş kareden ⬛ farklı olmalı, yoksa tahtayı kimse okuyamaz.

## Preferences

preferences-title = ### Tercihlerin
preferences-note = Bunu yalnızca sen görüyorsun. Nerede oynarsan oyna, tercihlerin seninle gelir.
preferences-numbering = `/ttt move` ile hamle yazarken **karelerin numaraları**
preferences-style = Bir sonrakinden başlayarak oyunlarının **çizimi**. Başka birine karşı *Metin* için birinizin tercihi yeter, diğerleri için ikinizinki de gerekir.
preferences-pings = **Bahsetmeler:** seni ne zaman çağırabileceğim. Bir dakika içinde yanıt verene sıranın onda olduğu hatırlatılmaz.
preferences-challenges = **Sana kimler meydan okuyabilir.** Ne seçtiğin kimseye söylenmez.
preferences-blocked = **Bu kişiler hariç:** sana meydan okuyamaz, meydan okumalarına katılamaz, rövanş isteyemezler ve nedenini kimse onlara söylemez.
pings-none = Hiçbir zaman
pings-some = Biri sana meydan okuyunca ya da kabul edince ve süren dolarken
pings-turns = Rakibin hamle yapınca da
challenges-anyone = Herkes
challenges-nobody = Hiç kimse
numbering-reading = Okuma sırasıyla: 1 sol üstte
numbering-keypad = Sayısal tuş takımı gibi: 7 sol üstte

## Privacy

exported = Hakkında tuttuğum her şey bu: yer aldığın oyunlar, puanların, meydan okumaların ve tercihlerin.
exported-packed = Hakkında tuttuğum her şey bu: yer aldığın oyunlar, puanların, meydan okumaların ve tercihlerin. O kadar çok ki paketledim: gzip ve dosya açan çoğu program bunu açar.
forget-question =
    ### Verilerin silinsin mi?
    Oynamakta olduğun oyunlarda pes etmiş olursun, açık meydan okumaların kapanır. Kimliğin (id), adın, puanların ve tercihlerin silinir. Biten oyunlar karşılıklı oynadığın kişilerde kalır ve senin yerinde “{ player-somebody }” görünür; onların puanları sensiz hesaplanır. Senden meydan okuma almamayı seçenlerin bu seçimi, yalnızca id’n ile saklanır.
    Bunun **geri dönüşü yok.** Kanallarda zaten duran mesajlar gösterdikleri adı korur; beni çalıştıran kişinin yedekleri de yenileri onların yerini alana kadar verilerini tutar. Yeniden oynarsan sıfırdan başlarız.
button-forget = Verilerimi sil
forgotten =
    Tamam: verilerin silindi. { $games ->
        [0] Hiçbir oyunda yoktun.
        [one] Artık 1 oyunda senin yerinde “{ player-somebody }” yazıyor.
       *[other] Artık { $games } oyunda senin yerinde “{ player-somebody }” yazıyor.
    } { $ended ->
        [0] { "" }
        [one] Süren oyununda pes ettin.
       *[other] Süren { $ended } oyununda pes ettin.
    } Beni çalıştıran kişinin yedekleri, yenileri onların yerini alana kadar verilerini tutar.

## Looking on, ahead and back

command-hint = Bota karşı oyununda en iyi hamle ne? Yanıtı yalnızca sen görürsün
command-watch = Botun kendisiyle oynamasını izle
command-history = Biten oyunların listesi; listeyi yalnızca sen görürsün
command-review = Biten bir oyunu adım adım izle ve hatalarını gör; yalnızca sen görürsün
option-x = Botun ilk hamleyi yapan X ile ne kadar iyi oynadığı
option-o = Botun O ile ne kadar iyi oynadığı
option-user-history = Kimin oyunları; kendininkiler için boş bırak
option-game = Buradaki son oyunun için boş bırak; yoksa birini seç ya da tahtanın altındaki numarayı yaz

button-hint = İpucu
button-rematch = Rövanş
button-review = İncele
button-first = İlk
button-back = Geri
button-next = İleri
button-last = Son
button-share = Paylaş
button-save = Resmi kaydet
button-newer = Daha yeni
button-older = Daha eski

game-computer-to-move = Sıradaki: { $mark } { $player }

hint-title = Oyun { $id } için ipucu
hint-best = En iyisi **{ $cell }**: { $reason }.
hint-win = { $sign } kazanır
hint-draw = { $sign } berabere
hint-loss = { $sign } yenilir
hint-unknown = { $sign } henüz belli değil
hint-letter-win = k
hint-letter-draw = b
hint-letter-loss = y
hint-letter-unknown = ?

reason-wins-at-once = çizgini tamamlar
reason-forks = aynı anda { $cells } karelerinde tehdit oluşturur, yalnızca biri engellenebilir
reason-forces-win = { $moves ->
    [0] her savunmaya karşı kazanır
    [one] her savunmaya karşı 1 hamlede kazanır
   *[other] her savunmaya karşı { $moves } hamlede kazanır
}
reason-only-win = { $moves ->
    [0] başka hiçbir kare kazandırmaz
    [one] başka hiçbir kare kazandırmaz, bu ise 1 hamlede kazandırır
   *[other] başka hiçbir kare kazandırmaz, bu ise { $moves } hamlede kazandırır
}
reason-blocks = rakibinin çizgisini engeller
reason-only-draw = diğer bütün kareler kaybettirir
reason-spoils-fork = { $count ->
    [1] rakibin iki çizgiyi birden tehdit etmek için { $cells } karesini istiyor, bu hamle planını bozar
   *[other] rakibin iki çizgiyi birden tehdit etmek istiyor, bu hamle planını bozar
}
reason-threatens = beraberliği korur, rakibin { $cells } ile yanıt vermek zorunda kalır
reason-sets-traps = beraberliği korur, rakibin { $cells } ile yanıt verirse kaybeder
reason-sets-many-traps = beraberliği korur, yanıtların { $count } tanesi rakibine kaybettirir
reason-avoids-line = çizgi tamamlamaz
reason-holds = beraberliği korur
reason-delays = artık her kare kaybettirir, en uzun dayanan bu
reason-looks-best = en çok açık çizgi buradan geçer

command-stats = Galibiyetler, beraberlikler, yenilgiler, seriler ve puan; yalnızca sen görürsün
command-leaderboard = Burada en yüksek puan kimde? Listeyi yalnızca sen görürsün
option-user-stats = Kimin istatistikleri; kendininkiler için boş bırak
option-scope = Bütün sunucu ya da bu kanalda oynayanlar
option-season = Bir çeyrek yıl, örneğin 2026 Q4; şimdiki için boş bırak
choice-server = Bütün sunucu
choice-channel = Bu kanal
button-higher = Yukarı
button-lower = Aşağı

season = { $year } Q{ $quarter }
score = { $wins } galibiyet, { $draws } beraberlik, { $losses } yenilgi
points = { NUMBER($points, useGrouping: 0) }
missing-games = { $games ->
    [one] bir puanlı oyun daha
   *[other] { $games } puanlı oyun daha
}
missing-opponents = { $opponents ->
    [one] başka biriyle bir oyun
   *[other] başka { $opponents } kişiyle birer oyun
}

leaderboard-title = Bu sunucunun liderlik tablosu, { $season }
leaderboard-title-channel = <#{ $channel-id }> liderlik tablosu, { $season }
leaderboard-page = { $total ->
    [1] 1 kişi
   *[other] { $total } kişi · sayfa { $page }/{ $pages }
}
leaderboard-none = Burada henüz kimsenin puanı yok. İnsanlar arasındaki oyunlar puanlıdır: `/ttt challenge` ile başlar.
leader = { $place } <@{ $user-id }> · **{ NUMBER($rating, useGrouping: 0) }** ± { $spread } · { $wins } galibiyet, { $draws } beraberlik, { $losses } yenilgi
leader-provisional = · <@{ $user-id }> · { NUMBER($rating, useGrouping: 0) } ± { $spread }, geçici · { $wins } galibiyet, { $draws } beraberlik, { $losses } yenilgi
own-place = **Sen** { $total } kişi arasında { $place }. sıradasın, puanın { NUMBER($rating, useGrouping: 0) }.
own-provisional = **Senin** { NUMBER($rating, useGrouping: 0) } puanın geçici, henüz sıran yok. Eksik olan: { $missing }.
own-none = **Senin** burada puanın yok: `/ttt challenge` ile biriyle oyna.
own-left-out = **Sen** puanlama dışındasın: sunucuyu yönetenler böyle karar verdi.
rated-games = Puanlı olanlar: buradaki insanlar arası oyunlar; aynı kişiyle günde en fazla üç oyun sayılır, { $points } puan aşağıdakine karşı galibiyet sayılmaz.
held-title = 🛡️ **“{ level-unbeatable }” karşısında berabere kalanlar**
held-line = { $board } · ilk kez <@{ $first-id }>, { $date } · { $longest ->
    [1] henüz kimse üst üste iki kez başaramadı
   *[other] üst üste en çok: { $longest }, <@{ $longest-id }>
}

stats-title-server = <@{ $user-id }> istatistikleri, bu sunucuda
stats-title-anywhere = <@{ $user-id }> istatistikleri
stats-none = Henüz biten oyun yok. `/ttt start` bir oyun başlatır.
stats-people = **İnsanlara karşı:** { $score }
stats-versus = **<@{ $reader-id }> – <@{ $user-id }>:** { $score }
stats-streak = **Üst üste galibiyet:** şimdi { $current }, en iyisi { $best }
stats-computer = **Bana karşı** { $games } oyun: { $held } beraberlik, { $beaten } galibiyet
stats-computer-line = *{ $level }* · { $board } · { $score }
stats-run = { $line } · üst üste en çok { $longest } beraberlik
stats-opening = **Favori ilk hamle:** { $cell } · { $board } · { $games } oyunun { $times } tanesinde
stats-rating = **Puan { $season }:** { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
stats-past = { $season }: { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
stats-points = En yüksek { NUMBER($highest, useGrouping: 0) }, en düşük { NUMBER($lowest, useGrouping: 0) }. Son puanlar, en yenisi sonda: { $latest }
picture-rating = { $season } puanı, çizgi grafik olarak. { $points }
stats-missing = Daha sonra kesinleşir. Eksik olan: { $missing }.
stats-unrated = **Puan:** { $season } için yok. İnsanlar arasındaki oyunlar puanlıdır.
stats-left-out = **Puan:** bu sunucuda puanlama dışı.
is-provisional = geçici
is-at-place = { $place }. sıra

refused-no-leaderboard-here = Sunucuların dışında puan yok: liderlik tablosunu oynadığın bir sunucuda aç.
refused-unknown-season = “{ $text }” bir çeyrek yıl değil. Yılı ve çeyreği yaz, örneğin 2026 Q4.

history-title-server = <@{ $user-id }> oyunları, bu sunucuda
history-title-anywhere = <@{ $user-id }> oyunları
history-none = Henüz biten oyun yok. `/ttt start` bir oyun başlatır.
history-page = { $total ->
    [1] 1 oyun
   *[other] { $total } oyun, en yenisi başta · sayfa { $page }/{ $pages }
}
history-line = { $game } · { $board } · { $date }
history-won = Galibiyet, rakip: { $opponent } · #{ $id }
history-lost = Yenilgi, rakip: { $opponent } · #{ $id }
history-drawn = Beraberlik, rakip: { $opponent } · #{ $id }
history-unfinished = Yarım kaldı, rakip: { $opponent } · #{ $id }
history-stopped = Durduruldu, rakip: { $opponent } · #{ $id }
history-set-aside = Yarıda bırakıldı, rakip: { $opponent } · #{ $id }
history-open = Bir oyun aç
history-choice = { $game } · { $ago } · { $board }
ago-now = az önce

review-where = Oyun { $id } · { $board }
review-at-start = { $total ->
    [1] Tek hamleden önce
   *[other] { $total } hamlenin ilkinden önce
}
review-at = Hamle { $ply }/{ $total }: { $mark } { $player } **{ $cell }** oynadı
review-line = { $move } · çizgi: { $cells }
review-moves = Hamleler: { $moves }
review-no-moves = Kimse hamle yapmadı, o yüzden dönüp bakacak bir şey yok.
review-no-mistakes = **Hata bulunamadı.**
review-more-mistakes = …ve { $count } tane daha.
mistake-win-draw = **Hata:** { $number }. hamle, { $cell }, galibiyeti kaçırdı: { $better } kazandırırdı
mistake-win-loss = **Hata:** { $number }. hamle, { $cell }, kaybettirdi: { $better } kazandırırdı
mistake-draw-loss = **Hata:** { $number }. hamle, { $cell }, kaybettirdi: { $better } beraberlik getirirdi

shared-by = paylaşan: { $player }
picture-game = Hareketli bir tahta: { $board }. { $first-mark }: { $first }, { $second-mark }: { $second }. Hamleler: { $moves }. { $result }
picture-won = { $player } kazandı.
picture-nobody-won = Kazanan yok.

refused-cannot-attach = Bu kanalda dosya ekleyemiyorum, o yüzden burada resim paylaşamam. *{ button-save }* düğmesi onu yalnızca sana gönderir.
refused-shared-just-now = Az önce bir oyun paylaştın. { $wait } bir başkasını paylaşabilirsin.
refused-game-still-on = O oyun hâlâ sürüyor. Bitince incelenebilir ve yeniden oynanabilir.
refused-hint-against-person = Rakibin bir insan, ipucu hile olurdu. İpucu bana karşı oyunlarda var: `/ttt start`.
refused-nothing-to-review = Burada bakabileceğin böyle bir oyun yok. Tahtasının altındaki numarayı yaz, örneğin `12`, ya da `/ttt history` ile bul.
refused-nothing-played-here = Bu kanalda biten oyunun yok. `/ttt history` oynadıklarını listeler.
refused-others-history = Burada kendi oyunlarını listeleyebilirsin. Başkalarınınki, oynandıkları sunucuda görülebilir.
refused-export-running = Verilerin zaten toplanıyor. Dosya, ilk isteğinin yanıtı olarak gelecek.
refused-opponent-forgotten = Rakibin verilerini sildirmiş, o yüzden sorulacak kimse yok. `/ttt challenge` başka birine sorar.
