### Every word that a player sees, in Turkish. Read whole twice, last on 2026-11-22; what English changed since was looked at, last on 2026-11-29.

## Commands

command-ttt = XOX: Oxo’ya ya da birbirinize karşı oynayın
command-start = Bir XOX oyunu başlat
command-challenge = Birine ya da buradaki herkese meydan oku
command-move = Bu kanaldaki oyununda hamle yap
command-board = Oyununun tahtasını kanalın en altında yeniden göster
command-resign = Buradaki oyununda pes et ya da meydan okumanı geri çek
command-help = Oyunu, seviyeleri ve komutları açıkla
menu-challenge = XOX için meydan oku
menu-stop = Bu oyunu durdur
option-opponent = Kiminle oynayacağın; Oxo’ya karşı oynamak için boş bırak
option-opponent-challenge = Kime meydan okuyacağın; herkes katılabilsin diye boş bırak
option-opponent-here = Burada birkaç oyunun varsa kime karşı olanı
option-level = Oxo’nun ne kadar iyi oynadığı
option-board = Hangi tahtada oynanacağı
option-mark = Senin işaretin
option-first = İlk hamleyi kimin yapacağı
option-cell = Nereye oynayacağın: b2, 5…
choice-random = Rastgele
choice-first-me = Ben
choice-first-opponent = Rakibim

level-beginner = Acemi
level-easy = Kolay
level-casual = Normal
level-clever = Kurnaz
level-unbeatable = Yenilmez
level-perfect = Kusursuz

choice-beginner = Acemi: rastgele oynar
choice-easy = Kolay: çizgisini tamamlar
choice-casual = Normal: seninkini de engeller
choice-clever = Kurnaz: yalnızca çatalları kaçırır
choice-unbeatable = Yenilmez: Kaybolan tahtası dışında asla kaybetmez

board-3x3 = 3×3, bir hizada üç
board-4x4 = 4×4, bir hizada dört
board-5x5 = 5×5, bir hizada dört
board-5x5-five = 5×5, bir hizada beş
board-misere = Tersine 3×3: bir hizada üç yapan kaybeder
board-vanishing = Kaybolan 3×3: yalnızca son üç işaretin kalır
board-short-3x3 = 3×3
board-short-4x4 = 4×4
board-short-5x5 = 5×5
board-short-5x5-five = 5×5, beş
board-short-misere = Tersine
board-short-vanishing = Kaybolan

## The game

player-computer = Oxo ({ $level })
player-computer-alone = Oxo
game-title = { $first-mark } { $first } – { $second-mark } { $second }
game-title-score = { $first-mark } { $first } { $wins } – { $losses } { $second } { $second-mark }
game-to-move = Sıra { $player } oyuncusunda { $mark }
game-your-move = Sıra sende { $mark }
game-won = { $mark } **{ $player } kazandı!**
game-won-against = { $mark } **{ $player } kazandı!** Rakip: { $loser }
game-won-misere = { $mark } **{ $player } kazandı:** { $loser } çizgi tamamladı
game-won-resigned = { $mark } **{ $player } kazandı:** { $loser } pes etti
game-won-time = { $mark } **{ $player } kazandı:** { $loser } süresini aştı
game-drawn = **Berabere.**
game-drawn-vanishing = **Berabere:** bu konum üçüncü kez geldi.
game-held = 🛡️ **Berabere: { $player }, *{ level-unbeatable }* karşısında yenilmedi!**
game-with-hints = { $hints } ipucu
talk-greeting-beginner = { $variant ->
    [0] “Selam! Selam selam!”
    [1] “Sıra bende mi?”
    [2] “Bunu biliyorum!”
   *[other] “Oyun! Yaşasın!”
}
talk-greeting-easy = { $variant ->
    [0] “Ben hazırım! Ya sen?”
    [1] “Bu kısmı seviyorum.”
    [2] “İyi eğlenceler! Bana da.”
   *[other] “Haydi başlayalım!”
}
talk-greeting-casual = { $variant ->
    [0] “Acelesi yok.”
    [1] “Ha, selam.”
    [2] “Olur, neden olmasın.”
   *[other] “Önce sen, galiba.”
}
talk-greeting-clever = { $variant ->
    [0] “Hazırlıklı geldim.”
    [1] “Bir planım var.”
    [2] “Başlayalım mı? Güzel.”
   *[other] “Tam beklediğim gibi.”
}
talk-greeting-unbeatable = { $variant ->
    [0] “Vaktim var.”
    [1] “Hoş geldin.”
    [2] “Göster bakalım.”
   *[other] “Göreceğiz.”
}
talk-greeting-perfect = { $variant ->
    [0] “İyi seç.”
    [1] “Nereden başlarsın?”
    [2] “Her oyunu bilirim.”
   *[other] “İlk hamle önemli.”
}
talk-forked-beginner = { $variant ->
    [0] “İkisi birden mi?”
    [1] “Öyle oluyor muymuş?”
    [2] “Vay, iki tane!”
   *[other] “Onu nasıl yaptın?”
}
talk-forked-easy = { $variant ->
    [0] “Eyvah. Eyvah.”
    [1] “Bu haksızlık!”
    [2] “İki mi? İki!”
   *[other] “Tek hamlem var benim!”
}
talk-forked-casual = { $variant ->
    [0] “İkisini engelleyemem.”
    [1] “Eh, bu kadarmış.”
    [2] “İki mi? Ne gösteriş.”
   *[other] “Buyur bakalım.”
}
talk-forked-clever = { $variant ->
    [0] “Çatal. Tabii ya.”
    [1] “İtiraz ediyorum.”
    [2] “Bir düşüneyim. Hayır.”
   *[other] “Kitabımda yok bu.”
}
talk-forked-unbeatable = “İmkânsız.”
talk-blocked-beginner = { $variant ->
    [0] “O senin miydi?”
    [1] “Burası hoşuma gitti.”
    [2] “Ay, pardon!”
   *[other] “Buraya oturayım mı?”
}
talk-blocked-easy = { $variant ->
    [0] “Şansa bak!”
    [1] “Ben mi engelledim?”
    [2] “Oh! Ucuz atlattım.”
   *[other] “Pardon! Bakmamıştım.”
}
talk-blocked-casual = { $variant ->
    [0] “O kadar hızlı değil.”
    [1] “Kusura bakma, olmaz.”
    [2] “Olmasa daha iyi.”
   *[other] “Oradan olmaz.”
}
talk-blocked-clever = { $variant ->
    [0] “Onu gördüm.”
    [1] “İyi denemeydi.”
    [2] “Birinci bölüm.”
   *[other] “Bunu bekliyordum.”
}
talk-blocked-unbeatable = { $variant ->
    [0] “Hayır.”
    [1] “Bu yoldan değil.”
    [2] “Bunu tanırım.”
   *[other] “Başka yere bak.”
}
talk-blocked-perfect = { $variant ->
    [0] “Gördüm.”
    [1] “Hiçbir şey kalıcı değil.”
    [2] “Zaten silinecekti.”
   *[other] “Ben bakarken olmaz.”
}
talk-was-blocked-beginner = { $variant ->
    [0] “Kazanıyor muydum?”
    [1] “Orayı ben istiyordum!”
    [2] “Hey! Güzel yer!”
   *[other] “Şimdi seninki orada!”
}
talk-was-blocked-easy = { $variant ->
    [0] “Aa, iyi engelledin!”
    [1] “Keskin göz!”
    [2] “Az kalmıştı!”
   *[other] “Baktın!”
}
talk-was-blocked-casual = { $variant ->
    [0] “Haklısın.”
    [1] “Denemeye değerdi.”
    [2] “Ha, gördün.”
   *[other] “Hım. Tamam.”
}
talk-was-blocked-clever = { $variant ->
    [0] “Gördün demek.”
    [1] “Öyleyse dolanırım.”
    [2] “Doğru, ne yazık ki.”
   *[other] “Başka planım da var.”
}
talk-was-blocked-unbeatable = { $variant ->
    [0] “İyi gördün.”
    [1] “Güzel.”
    [2] “Uyumuyorsun.”
   *[other] “Mecburdun.”
}
talk-was-blocked-perfect = { $variant ->
    [0] “Tam zamanında.”
    [1] “Sen de sayıyorsun.”
    [2] “Yine gelir.”
   *[other] “Güzel. Saymaya devam.”
}
game-perfect = “Beni tek bir açılış yener. Bul onu.”
game-triumph = *{ level-unbeatable }* asla kaybetmez: beraberlik zaferdir.
game-unfinished = **Yarım kaldı:** kimse zamanında hamle yapmadı.
game-stopped = **Durduruldu:** moderatör kararı.
game-stopped-watched = **Durduruldu.**
rule-misere = **Bir hizada üç yapan kaybeder.**
rule-vanishing = **Yalnızca son üç işaretin kalır.**
game-second-time = **İkinci kez: bir daha gelirse berabere.**
game-oldest-leaves = **Dördüncü işaretin en eskini (soluk olanı) siler; onun karesi bu hamlede kapalı.**
rule-4 = **Bir hizada dört yapan kazanır.**
rule-5 = **Bir hizada beş yapan kazanır.**
game-set-aside = **Yarıda bırakıldı:** sonuç yazılmadı, insanlar arası bir oyuna yer açıldı.
game-called-off = **İptal edildi:** sayılmaz.
game-footer = Oyun { $id }
game-footer-last = son hamle { $cell }
game-footer-leaving = sırada silinecek: { $cell }
game-footer-line = çizgi: { $cells }
game-footer-clock = süre sonu: { $when }
game-moved = Oyun { $id } tahtası artık başka bir mesajda: [buradan gör]({ $link })

button-resign = Pes et
button-stop = Durdur
button-play-winner = Kazanana karşı oyna
button-play-too = Sen de oyna
button-play-level = Oyna: { $level }
button-play-board = { $board } oyna
waiting-title = ### Bu oyunlarda sıra sende
button-board-here = Tahtayı burada göster
button-to-game = Oyuna git: { $id }

end-first-win = 🎉 **{ $player } “{ $level }” seviyesini ilk kez yendi!**
end-can-hold = Sıradaki *{ level-unbeatable }* seviyesini kimse yenemez. Onunla berabere kalabilir misin?
end-can-find = Sıradaki *{ level-perfect }* seviyesini tek bir açılış yener. Bulabilir misin?
end-beat-all = *{ level-unbeatable }* ile de berabere kalındı: bu tahtada daha zoru kalmadı.
end-first-board = 🎉 **{ $player } yeni bir tahtada ilk kez kazandı: { $board }!**
end-first-both = 🎉 **{ $player } “{ $level }” seviyesini ilk kez yendi, hem de yeni bir tahtada: { $board }!**
end-first-between = 🎉 **{ $player }, { $opponent } karşısında ilk kez kazandı!**
end-beat-beginner = { $variant ->
    [0] “Aa! Seni durdurmam mı gerekiyordu?”
    [1] “O köşeyi sevmiştim. Hâlâ seviyorum.”
    [2] “Bir daha! Bir daha! Az kalsın anlıyordum.”
    [3] “Sen kazanmakta iyisin. Ben de kare seçmekte!”
    [4] “Bitti mi? Daha yeni başlıyordum!”
    [5] “Kazandın! Tahta bizde kalabilir mi?”
    [6] “Ben nereye yakıştıysa oraya koydum.”
   *[other] “Çok eğlendim! Kurallar neydi ki?”
}
end-beat-easy = { $variant ->
    [0] “Bir planım vardı, yemin ederim.”
    [1] “Güzeldi! Ben yalnızca kendi işaretlerime bakıyordum.”
    [2] “İyi oynadın! Çok yaklaşmıştım. Yaklaşmış mıydım? Bana öyle geldi.”
    [3] “Arada bir tahtanın senin tarafına da bakmalıyım.”
    [4] “Hak ettin. Nasıl yaptığını bana da gösterir misin?”
    [5] “Tam oraya bakacaktım. Vallahi!”
    [6] “Harika! Öğreniyorum. Yavaş yavaş ama öğreniyorum.”
   *[other] “Senin adına sevindim. Kendi adıma azıcık üzüldüm ama senin adına sevindim.”
}
end-beat-casual = { $variant ->
    [0] “Hakkını verelim. Ben öbür köşeye bakıyordum.”
    [1] “Hım. Öyle de oluyor muymuş? Güzel.”
    [2] “İyi oyundu. Kalkıp alkışlardım ama daha yeni oturdum.”
    [3] “Tamam, tamam. Sen gerçekten uğraştın.”
    [4] “Eh, uykum açıldı.”
    [5] “Fena değil. Bir dahakine dikkat etmemi hatırlat.”
    [6] “Sen kazandın. Çerezler benden.”
   *[other] “Acelesi yok ama bunu bir ara geri isterim.”
}
end-beat-clever = { $variant ->
    [0] “İmkânsız. Bunun dışında her şeyi düşünmüştüm.”
    [1] “Hiç beklemiyordum. Aramızda kalsın.”
    [2] “İlginç. Planımın parçasıydı derim.”
    [3] “Bir planım vardı. Seninki daha iyiydi.”
    [4] “Demek aynı kitapları okuyoruz.”
    [5] “İtiraz ediyorum. Nedenini birazdan bulurum.”
    [6] “Etkileyici. Bir daha yapar mısın, ağır çekimde?”
   *[other] “Üç hamle öndeydim. Ters yönde.”
}
end-beat-perfect = { $variant ->
    [0] “Demek buldun. Onu ta ilk hamleye saklamıştım.”
    [1] “Tek bir açılış, ardından tek bir hata bile yok. İyi oynadın.”
    [2] “Biri dışında bütün kapılar kilitliydi. Anahtar sendeydi.”
    [3] “Hepsini doğru oynadım. Sen daha iyi oynadın.”
    [4] “Birinin bunu bulmasını bekliyordum.”
    [5] “Kusursuz ve yenik. İkisiyle de yaşamayı öğrenirim.”
    [6] “Tek bir yol var, sen de sonuna kadar yürüdün.”
   *[other] “Artık sırrımı biliyorsun. Saklar mısın?”
}
end-beat-unbeatable = Bunun mümkün olmaması gerekiyordu. Bu anı unutma.
end-drawn-beginner = { $variant ->
    [0] “Doldu! Kim kazandı?”
    [1] “Kareler bitti! Daha büyüğü var mı?”
    [2] “Yani kimse kazanmadı mı? O zaman ben alayım!”
    [3] “Ben kendi yarımı doldurdum. Beğendin mi?”
    [4] “Bütün tahtayı bitirdik. Aferin bize!”
    [5] “Berabere mi? Yaşasın, ikimize de birer yıldız!”
    [6] “Dolunca ne güzel oldu. Boyaması bitmiş gibi.”
   *[other] “Beraberlik iyi bir şey mi? Bana iyi geldi.”
}
end-drawn-easy = { $variant ->
    [0] “Berabere! Birbirimize kıyamadık diyelim.”
    [1] “Dolu bir tahta, kırgınlık yok.”
    [2] “Az kalmıştı. Ama hangimiz için?”
    [3] “Elini sıkardım ama karem kalmadı.”
    [4] “Berabere kaldık! Buna her zaman varım.”
    [5] “Ödeştik. Hangimiz daha iyi, bakalım mı?”
    [6] “Sana ayak uydurdum! Gördün mü?”
   *[other] “Hakça böldük. İkimize de yarım galibiyet.”
}
end-drawn-casual = { $variant ->
    [0] “Kazanan yok, hesabı ödeyen de yok.”
    [1] “Sen bekle, ben bekleyeyim. Akşama kadar sürer bu.”
    [2] “Kimse kaybetmiyor. Tam bana göre.”
    [3] “Eşitiz. Buna ısınma diyelim.”
    [4] “Berabere. İkimiz de konuşma yapmaktan kurtulduk.”
    [5] “Bana yeter. Genelde yeter zaten.”
    [6] “Durum eşit. Bir daha mı, yoksa öyle oturalım mı?”
   *[other] “Sonunda ikimiz de vardık. Nereye, bilmem.”
}
end-drawn-clever = { $variant ->
    [0] “Dişime göre bir rakip. Terlemeye başlamıştım.”
    [1] “Birbirimizi dengeledik. Zarif.”
    [2] “Lütfen iki çizgiyi birden tehdit etme. Bundan nefret ederim.”
    [3] “Son kareye kadar denge. Bir şey bulurum ben.”
    [4] “Beraberlik. Kâğıt üzerinde ben daha iyiydim.”
    [5] “Her şeye bir yanıtın vardı. Ne can sıkıcı.”
    [6] “Üç plan yaptım. Üçünü de bozdun.”
   *[other] “Kazanç yok, kayıp yok, düşünce bol.”
}
end-drawn-round = { $variant ->
    [0] “Buradan daha önce geçmedik mi?”
    [1] “Dön dolaş aynı yer. Başım dönüyor.”
    [2] “Üç kez aynısı. Berabere sayılır.”
    [3] “Her şey kayboluyor ama hiçbir şey değişmiyor.”
    [4] “Ben bir tur daha atardım.”
    [5] “Aynı işaretler, aynı yerler, aynı ikimiz.”
    [6] “Anlaşılan çember, çizgi sayılmıyor.”
   *[other] “Bunu bütün gün yapabiliriz.”
}
end-drawn-perfect = { $variant ->
    [0] “Dön dolaş aynı yer. Sonsuza kadar sürdürebilirim.”
    [1] “Dayandın. Kazanmanın yolu hâlâ oralarda bir yerde.”
    [2] “Buradan geçmiştik. Hem de iki kez.”
    [3] “Üçüncüsü beraberliktir. Sen de saymışsın.”
    [4] “İkimiz de bırakmadık.”
    [5] “İki tarafta da hata yok. Başka bir başlangıç dene.”
    [6] “İyi bir hafıza. Pek rastlamam.”
   *[other] “Burada hiçbir şey kalmaz ama çok yaklaştın.”
}
end-drawn-hinted = { $variant ->
    [0] “Berabere. O hamlelerin birkaçı benimdi.”
    [1] “Sen bana dayandın, ben de elinden tuttum.”
    [2] “Yanıtları ben verdim. Sen iyi okudun.”
    [3] “Şimdi bir kez daha, bana sormadan.”
    [4] “İyi bir ikiliyiz. Daha çok ben.”
    [5] “Beraberlik, tahtanın öbür yanından ufak bir yardımla.”
    [6] “Kendime karşı sık oynarım. Çoğu kez böyle biter.”
   *[other] “Bu, açık kitap sınavıydı. Sıradaki ezbere olsun mu?”
}
end-drawn-watched = { $variant ->
    [0] “Yanılmak için her fırsatı sundum. Kimse istemedi.”
    [1] “Sessiz bir oyun. Sessiz oyunları severim.”
    [2] “Kimse hata yapmadı. Bunu bir insan da denesin bakalım.”
    [3] “Tek bir hata ummuştum. Beklerim.”
    [4] “Hiçbir şey olmadı, o da güzel oldu.”
    [5] “Tahta doldu, içim rahat.”
    [6] “Karşımdaki yolu biliyordu. Ben de.”
   *[other] “Olması gerektiği gibi. Yine izlerim.”
}
end-said = **{ $level }:** { $quote }
end-first-hold = 🎉 **{ $player } bunu ilk kez başardı!** Beraberlikten iyisini yapan yok.
end-first-hold-board = 🎉 **{ $player } bunu bu tahtada ilk kez başardı!**
end-can-beat = *{ board-short-vanishing }* tahtasında beni yenebilirsin.
end-drawn-unbeatable = { $variant ->
    [0] “Bir geçit aradım. Yoktu.”
    [1] “Hata yok. İki kez baktım.”
    [2] “Bana hiçbir şey vermedin. İyi dayandın.”
    [3] “Beraberlik. Bana karşı bu, galibiyettir.”
    [4] “Senin sabrın tükenmeden benim tahtam tükendi.”
    [5] “Çok oyun gördüm. Böyle biteni azdı.”
    [6] “Ben ne gördüysem sen de gördün. Yalnızlığa alışmıştım.”
   *[other] “Ben kaybetmem. Bugün kazanmadım da.”
}
end-lost-beginner = { $variant ->
    [0] “Kazandım mı? Kazandım! Nasıl yaptım ki?”
    [1] “O kareler hoşuma gitti, o kadar.”
    [2] “Acemi şansı. Adım üstünde.”
    [3] “Doğru mu yaptım? Ne yaptığımı bana da anlat!”
    [4] “Kazanmak böyle bir şey mi? Sevdim!”
    [5] “Dur, o benim mi? Benimmiş!”
    [6] “Bakmıyordum bile. Bir dahakine bakayım mı?”
   *[other] “Bunu herkese söyleyebilir miyim?”
}
end-lost-easy = { $variant ->
    [0] “Bir kapıyı açık bıraktın, ben de girdim.”
    [1] “Gözümü dört açtım. Bildiğim tek şey bu.”
    [2] “Kusura bakma! Hediyeye hiç hayır demem.”
    [3] “Tam önümdeydi. Bana sakladın sandım!”
    [4] “Ben yalnızca orada duranı aldım. Teşekkürler!”
    [5] “Bilerek mi yaptın? Şikâyetim yok!”
    [6] “Kazandım! Merak etme, ben de şaşkınım.”
   *[other] “Bir dahakine sen yenersin, eminim.”
}
end-lost-casual = { $variant ->
    [0] “Üstüne alınma. Beraberliğe de razıydım.”
    [1] “Sen gözünü kırptın, ben kırpmadım. Bir daha mı?”
    [2] “Bunu yattığım yerden kazandım.”
    [3] “Uğraşmıyordum bile. Yani, birazcık.”
    [4] “Bugünlük bu kadar iş yeter.”
    [5] “Eh, birinin kazanması gerekiyordu.”
    [6] “Şuna bak. Bunu daha sık yapmalıyım.”
   *[other] “Darılmaca yok. Ben zaten üşenirim.”
}
end-lost-clever = { $variant ->
    [0] “Köşeler ve orta, dostum. Köşeler ve orta.”
    [1] “Tam planladığım gibi. Aşağı yukarı.”
    [2] “Güzel bir tuzaktı, söylemesi ayıp.”
    [3] “Üzülme. Ben bunun kitabını okudum.”
    [4] “Bütün iş hazırlıkta.”
    [5] “Kendi ayağınla girdin. Işığı bile açık bırakmıştım.”
    [6] “Açıklayabilirim. Açıklayayım mı? Hayır mı? Peki.”
   *[other] “Her şeyin bir sırası var. Kazanmak en sonda.”
}
end-lost-unbeatable = { $variant ->
    [0] “Tek bir hata bekledim, işte geldi.”
    [1] “Beraberlik elinin altındaydı.”
    [2] “Sabır. Benim vaktim bol.”
    [3] “Acele etmem, hata yapmam. Yine dene.”
    [4] “Bir hamle boyunca gözünü ayırdın. Ben ayırmadım.”
    [5] “Bir kare. Her zaman yalnızca bir kare.”
    [6] “İlk hamleden beri buradayım.”
   *[other] “Bir dahaki sefere görürsün. Ben bir yere gitmiyorum.”
}
end-lost-perfect = { $variant ->
    [0] “Hangisinin gideceği benim aklımdaydı. Senin değildi.”
    [1] “Bir hamle geç kaldın, gitmişti.”
    [2] “Beni geçmenin bir yolu var. Bu değil.”
    [3] “Her şeyi ayakta tutan, en eski işaretindi.”
    [4] “Her şey silinir. Ben yalnızca beklerim.”
    [5] “Üçe kadar saymayı çoğundan iyi bilirim.”
    [6] “Sen geleni izledin. Ben gideni.”
   *[other] “Sonraki tahta boş, bense hiçbir şeyi unutmadım.”
}
end-gave-up = { $variant ->
    [0] “Ayıp değil. Bir sonraki tahta boş.”
    [1] “Nasıl biteceğini görmek isterdim.”
    [2] “Herkese kıl payı olduğunu söylerim.”
    [3] “İyi bir geri çekilme, rövanşın yarısıdır.”
    [4] “Şimdiden mi? Tahtaya dokunmam, böyle kalsın.”
    [5] “Ne zaman duracağını bilmek de bir beceridir.”
    [6] “Kabul, ama hak ederek kazanmayı yeğlerdim.”
   *[other] “Sıradaki oyunda görüşürüz.”
}
end-won = { $variant ->
    [0] { $player } için { $moves } hamle yetti. Rövanş bir tık uzağında.
    [1] { $moves } hamlede bitti. Kim beklerdi?
    [2] Bir hamle önde olmak yeter.
    [3] Çizgi çizgidir. Alkışlar sana, { $player }.
    [4] İlk gören { $player } oldu.
    [5] Bu oyun albüme girer.
    [6] Ortalık sakin görünüyordu. Değilmiş.
   *[other] { $player } kazandı. Bir sonraki tahta boş.
}
end-won-full = Son kareye kadar! Kazanan { $player }.
end-won-misere = { $variant ->
    [0] Sabrın sonu selamet. Rövanş bir tık uzağında.
    [1] { $player } ne renk verdi ne çizgi.
    [2] Asıl ustalık, tamamlamadığında.
    [3] Birinin yapması gerekiyordu. Ama { $player } yapmadı.
    [4] { $player } rakibine önden buyur dedi.
    [5] Azı karar, çoğu zarar: { $player } azında kaldı.
    [6] O kareyi isteyen yoktu ama birine kaldı.
   *[other] { $player } işi yarım bırakarak kazandı.
}
end-drawn = { $variant ->
    [0] Tahta doldu, üzerinde tek bir çizgi bile yok.
    [1] Kimse bir karış yer vermedi, şimdi verecek yer de kalmadı.
    [2] Kimse geçemedi.
    [3] Barış, şimdilik.
    [4] İlk kareden sonuncusuna kadar başa baş.
    [5] Ne kazanan var ne kaybeden.
    [6] Bir sonrakinin provası diyelim.
   *[other] Kareler kapandı, soru hâlâ açık.
}
end-drawn-vanishing = { $variant ->
    [0] Aynı konum üçüncü kez geldi, yani berabere.
    [1] Döndükçe döndüler, inen olmadı.
    [2] Kimse geçemedi.
    [3] Üçüncü kez burada: kimse bırakmıyor.
    [4] Denge dışında her şey kayboldu.
    [5] Ne kazanan var ne kaybeden.
    [6] Bir sonrakinin provası diyelim.
   *[other] İşaretler geldi geçti, soru hâlâ açık.
}
end-resigned = { $variant ->
    [0] İkisinden biri yeterince gördü.
    [1] Sonuna kadar oynamaya gerek yoktu.
    [2] Kısa bir son. Rövanş bir tık uzağında.
    [3] Bu da diğerleri gibi sayılır. Baktım.
    [4] Tahta açık kaldı. Böylesi de olur.
    [5] Bazen en iyi hamle bir sonraki oyundur.
    [6] Boş kareler sonunu hiç öğrenemeyecek.
   *[other] Küsmek yok: bir sonraki tahta boş.
}
end-time = { $variant ->
    [0] Son sözü saat söyledi.
    [1] Tahta bekledi. Saat beklemedi.
    [2] Zaman da oynar, üstelik hiç hata yapmaz.
    [3] { $player } zamanında oynadı, bu da yetti.
    [4] Bir yerlerde biri hâlâ düşünüyor.
    [5] Sıradaki hamle hiç gelmedi.
    [6] Sabreden { $player } muradına erdi.
   *[other] Tik, tak, bitti.
}
end-tip = Tüyo: *{ $level }* seviyesi iki tehdidi birden öngöremez.
end-streak-wins = 🔥 “{ $level }” seviyesine karşı üst üste { $count } galibiyet.
end-streak-draws = 🔥 “{ $level }” seviyesine karşı üst üste { $count } beraberlik.
end-streak-between = 🔥 { $player }, { $opponent } karşısında üst üste { $count } oyun kazandı.
end-score-leads = **{ $player } önde: { $wins }–{ $losses }** { $draws ->
    [0] { "" }
   *[other] · { $draws } beraberlik
}
end-score-even = **Eşit: { $wins }–{ $losses }** { $draws ->
    [0] { "" }
   *[other] · { $draws } beraberlik
}
end-ratings = Puanlar: { $ratings }
unrated-day = Puansız: bugün üçten fazla oyun
unrated-left-out = Puansız: ikisinden biri puanlama dışı
unrated-sure = Puansız: { $player } çok daha yüksek puanlı
unrated-early = Puansız: ikisinden yalnızca biri hamle yaptı
end-rating = { $player } { NUMBER($rating, useGrouping: 0) } ({ $change })
notice-accepted = <@{ $player-id }>, { $opponent } meydan okumanı kabul etti: [oyun { $id }]({ $link }) başladı.
notice-rematch = <@{ $player-id }>, { $opponent } rövanşı kabul etti: [oyun { $id }]({ $link }) başladı.
notice-wanted = <@{ $player-id }>, { $opponent } rövanş istiyor: [oyun { $id }]({ $link }).
notice-turn = <@{ $player-id }>, { $opponent } hamlesini yaptı, sıra sende: [oyun { $id }]({ $link }).
notice-time = <@{ $player-id }>, sıra sende: [oyun { $id }]({ $link }). Süren { $when } doluyor.
button-no-turn-notices = Bu bildirimleri durdur
turn-notices-off = Sıra sana geldiğinde artık haber vermeyeceğim. Yeniden açmak için `/ttt preferences` yaz.
notice-time-quiet = { $player }, sıra sende: [oyun { $id }]({ $link }). Süren { $when } doluyor.

## Puzzles

command-puzzle = Günün bulmacasını, kendi oyunlarından birini ya da alıştırma için başkasını çöz
option-from = Bulmacanın nereden geleceği
choice-today = Bugünün bulmacası
choice-practice = Alıştırma: kolaydan zora, istediğin kadar
option-day = Son 30 günden biri, alıştırma için: seriye sayılmaz
choice-own-games = Kendi oyunlarım: bir hatadan hemen önce
puzzle-title = Günün bulmacası { $number }
puzzle-title-past = Günün bulmacası { $number }, alıştırma
puzzle-title-practice = Alıştırma bulmacası
puzzle-title-own = Oyun { $id }: { $move }. hamleden iyisi var mı?
puzzle-goal-win = { $moves ->
    [0] { $mark } oynar: **kazan.**
    [1] { $mark } oynar: **bu hamleyle kazan.**
   *[other] { $mark } oynar: **{ $moves } hamlede kazan.**
}
puzzle-goal-misere = { $moves ->
    [0] { $mark } oynar: **{ $enemy } çizgi tamamlamak zorunda kalsın.**
    [1] { $mark } oynar: **{ $enemy } işaretine yalnızca çizgi tamamlayan hamleler bırak.**
   *[other] { $mark } oynar: { $moves } hamlede **{ $enemy } çizgi tamamlamak zorunda kalsın.**
}
puzzle-goal-draw = { $mark } oynar: **beraberliği koru.**
puzzle-tries-left = { $left } deneme kaldı
puzzle-tries = { $tries } deneme
puzzle-gives-up-win = **{ $cell } olmaz:** ondan sonra galibiyet kalmaz.
puzzle-gives-up-draw = **{ $cell } olmaz:** ondan sonra { $enemy } kazanabilir.
puzzle-wrong-loses-at-once = **{ $cell } olmaz:** çizgi tamamlar, burada çizgi tamamlayan kaybeder.
puzzle-wrong-line = **{ $cell } olmaz:** { $enemy } { $reply } ile yanıt verip çizgisini tamamlar.
puzzle-wrong-fork = **{ $cell } olmaz:** { $enemy } { $reply } ile yanıt verir, tehdit ettiği kareler: { $cells }.
puzzle-wrong-lost = **{ $cell } olmaz:** { $enemy } { $reply } ile yanıt verir, sonra da kazanır.
puzzle-wrong-must-complete = **{ $cell } olmaz:** { $enemy } { $reply } ile yanıt verir, { $mark } er ya da geç bir çizgi tamamlamak zorunda kalır.
puzzle-wrong-only-draws = **{ $cell } olmaz:** { $enemy } { $reply } ile yanıt verir, kazanma şansı kalmaz.
puzzle-wrong-ends-in-draw = **{ $cell } olmaz:** tahta dolar, kimse kazanmaz.
puzzle-wrong-unblockable = **{ $cell } olmaz:** { $enemy } { $reply } ile yanıt verip { $mark } işaretinin hâlâ durduğu { $cells } karesini tehdit eder: bu engellenemez.
puzzle-wrong-repeats = **{ $cell } olmaz:** aynı konum üçüncü kez gelir, bu da beraberliktir.
puzzle-hinted = İpucu sayesinde { $count } yanlış kare elendi.
puzzle-clue-line = Karelerden biri çizgi tamamlar.
puzzle-clue-fork = Tek hamlede iki tehdit ara.
puzzle-clue-forces-fork = Önce bir çizgi tehdidi oluştur: yanıtı, iki tehdide birden yol açar.
puzzle-clue-threats = Bir çizgi tehdidi oluştur, sonra da tehdidi sürdür.
puzzle-clue-must-complete = Sonunu düşün: güvenli kareler önce kimde biter?
puzzle-clue-blocks = { $enemy } nerede bir çizgi tamamlar?
puzzle-clue-spoils-fork = { $enemy } nerede iki çizgiyi birden tehdit edebilir?
puzzle-next = Yenisi { $when }.
puzzle-go-on = **Doğru!** { $enemy } { $reply } ile yanıt verdi. Devam et.
puzzle-solved = { $tries ->
    [1] 🎯 **İlk denemede çözüldü!**
   *[other] 🎯 **{ $tries } denemede çözüldü!**
}
puzzle-solved-hinted = 🎯 **{ $tries }. denemede, { $hints } ipucuyla çözüldü!**
puzzle-failed = **Bu elden kaçtı.** İşte yanıt, sıradaki senin.
puzzle-answer = **Doğrusu { $cell }:** { $reason }.
puzzle-answer-own = **{ $cell } daha iyiydi:** { $reason }.
puzzle-merit-line = bir çizgi tamamlar
puzzle-merit-fork = aynı anda { $cells } karelerinde tehdit oluşturur
puzzle-merit-forces-fork = { $enemy } { $reply } ile yanıt vermek zorunda kalır, sonra { $then } aynı anda { $cells } karelerinde tehdit oluşturur
puzzle-merit-threats = oradan sonra { $mark } her hamlesiyle bir çizgi tehdidi oluşturur, { $enemy } hepsini durduramaz
puzzle-merit-wins = { $enemy } ne yanıt verirse versin { $mark } kazanır
puzzle-merit-must-complete = { $enemy } er ya da geç bir çizgi tamamlamak zorunda kalır
puzzle-merit-blocks = { $enemy } orada bir çizgi tamamlayacaktı
puzzle-merit-spoils-fork = { $enemy } iki çizgiyi birden tehdit edemez olur
puzzle-merit-only-draw = diğer bütün kareler kaybettirir
puzzle-merit-holds = beraberliği korur
puzzle-line = Sonrası için en iyisi: { $line }.
puzzle-streak = 🔥 **Bulmaca serisi: { $days } gün.**
puzzle-solvers = { $finished } kişi denedi, çözme oranı %{ $percent }.
puzzle-solved-by = 🎯 { $finished } kişiden { $solved } kişi çözdü
puzzle-more = ve { $count } kişi daha
puzzle-week-ended = **{ $week }. hafta**
puzzle-yesterday = Dünün birincisi: { $player } { $tries }
puzzle-server-streak = 🔥 **Burada { $days } gün üst üste çözüldü.**
puzzle-standing = Sonucun { $channel } kanalında, günün bulmacasının altında duruyor. Adını gizlemek için `/ttt preferences` yaz.
puzzle-shared-solved = { $player } bunu çözdü. Ya sen?
puzzle-shared-failed = { $player } bunu elinden kaçırdı. Sen yakalar mısın?
button-puzzle-today = Günün bulmacası
button-puzzle-solve = Çöz
button-puzzle-hint = İpucu (1 deneme gider)
button-puzzle-share = Paylaş
button-puzzle-own = Oyunlarımdan
button-puzzle-here = Her gün burada paylaş
puzzle-posted-here = Bundan böyle günün bulmacası bu kanala gelir, bugünkü hemen. Değiştirmek için `/ttt settings` yaz.
button-puzzle-dare = Kanala meydan oku
button-puzzle-try-again = Buradan yeniden dene
puzzle-dare-question =
    ### Kanala meydan okunsun mu?
    Buradaki herkes kaybettiğin konumu görür ve daha iyisini deneyebilir.
puzzle-dare-draw = ### Berabere kalabilir misin?
puzzle-dare-win = ### Kazanabilir misin?
puzzle-dare-lost = { $player } buradan kaybetti.
button-puzzle-try = Dene
button-puzzle-practice = Alıştırma
button-puzzle-another = Bir tane daha

refused-puzzle-over = O bulmaca bitti. Bugününki için `/ttt puzzle` yaz.
refused-no-such-day = Bende son 30 günün bulmacaları var. Listeden birini seç ya da numarasını veya tarihini yaz, örneğin 2026-11-24.
refused-no-mistakes = Son oyunlarında, yakın zamanda sorduklarım dışında hata bulamadım. Biraz daha oyna: `/ttt start`.
refused-shared-elsewhere = Buradaki kimse o oyunu açamazdı. Onu oynandığı yerde gösterebilirsin.
refused-shared-by-itself = Bu kanaldaki günün bulmacası herkesin sonucunu zaten gösteriyor, seninkini de.
refused-shared-today = Bu bulmacayı bu kanalda zaten paylaştın.

## Challenges

challenge-title = ### XOX?
challenge-to = <@{ $opponent-id }>, **{ $challenger }** sana meydan okuyor.
challenge-to-closed = **{ $challenger }** meydan okudu. Rakip: **{ $opponent }**.
challenge-last-drawn = Son oyun berabere bitti.
challenge-to-anyone = **{ $challenger }** oynayacak birini arıyor.
challenge-to-anyone-closed = **{ $challenger }** oynayacak birini arıyordu.
challenge-expires = Süre sonu: { $expires }
challenge-rated = Puanlı
challenge-without-ping = Bir dakika içinde { $opponent } için ikinci bahsetme yok, ama meydan okumayı burada kabul edebilir.
challenge-sides-swap = Taraflar değişir
challenge-opens-me = İlk hamle: { $challenger }
challenge-opens-opponent = İlk hamle: { $opponent }
challenge-opens-anyone = İlk hamle katılanın
challenge-opens-random = İlk oynayan rastgele seçilir
challenge-accepted = Kabul edildi: oyun başladı.
challenge-declined = Bu sefer olmadı: { $opponent } reddetti.
challenge-withdrawn = { $challenger } meydan okumasını geri çekti.
challenge-expired = { $opponent } yanıt vermeden süre doldu.
challenge-expired-open = Kimse katılmadan süre doldu.
challenge-withdrawn-private = Meydan okumanı geri çektin.
button-accept = Kabul et
button-decline = Reddet
button-join = Katıl
button-withdraw = Geri çek
button-challenge-again = Tekrar meydan oku

## Private answers

stopped-private = Durdurdun: oyun { $id }.
meant-game = Buradaki oyunlarından bu, oyun { $id }; rakibin { $opponent }. Başkası için *opponent* seçeneğini doldur.
resign-question = **Oyun { $id }: pes ediyor musun?** { $opponent } kazanacak.
button-confirm-resign = Evet, pes et
resign-question-untouched = **Oyun { $id }: pes ediyor musun?** Henüz kimse hamle yapmadı, o yüzden sayılmayacak.
resign-question-opened = **Oyun { $id }: pes ediyor musun?** Henüz hamle yapmadın, o yüzden sayılmayacak.
button-withdraw-challenge = Meydan okumayı geri çek
button-keep-playing = Oynamaya devam
dismissed-before = Tamam.
changed-later = Basışın sayıldı. Discord şu anda tahtayı değiştirmeme izin vermiyor, birazdan değişir; değişmezse `/ttt board` onu yeniden gösterir.
answer-refused = Discord yanıtımı burada göstermedi. Bu sunucunun AutoMod’u içindeki bir kelimeye ya da isme izin vermiyor olabilir.
answer-forbidden = Discord burada yazmama izin vermiyor. Bu sunucuyu yöneten kişi izin verebilir.
answer-too-large = Bu, Discord için fazla büyük.
answer-lost = Discord yanıtımı kabul etmedi. Birazdan tekrar dene.
posted-otherwise = Discord yanıtımı kabul etmedi, ben de onu ayrı bir mesaj olarak gönderdim.
resigned-private = Pes ettin: [oyun { $id }]({ $link }).
called-off-private = İptal ettin: [oyun { $id }]({ $link }).
button-restart = Pes et, yeni başlat

see-board = [Tahtaya git]({ $link })

refused-broken-button = Bu düğmeyi tanımıyorum. Yeni bir oyun için `/ttt start` yaz.
refused-kept-private = Bu sunucuda yanıtlarımı yalnızca sen görüyorsun, yani bunu başka kimse göremezdi. Sunucuyu yönetenler beni davet edebilir ya da sana *Harici Uygulamaları Kullan* izni verebilir.
refused-unknown-command = Bu komutu tanımıyorum. Listesini yenilemek için Discord uygulamasını yeniden başlat; bendekileri `/ttt help` sayar.
refused-unknown-choice = Bu, burada seçilemez. Komutu yeniden aç ve sunduklarından birini seç.
refused-unknown-form = Bu formu tanımıyorum. Yeniden aç ve bir kez daha gönder.
refused-not-watcher = Bunu yalnızca bu oyunu isteyen kişi ya da bir moderatör durdurabilir. Kendin bir tane başlatmak için `/ttt watch` yaz.
refused-no-such-game = O oyun artık yok. Yenisi için `/ttt start` yaz.
refused-no-game-here = Bu kanalda oyunun yok. Oynamak için `/ttt start` yaz.
refused-no-game-with = Bu kanalda şu rakiple oyunun yok: { $opponent }.
refused-not-your-game = Bu senin oyunun değil. Kendi oyunun için `/ttt start` yaz.
refused-not-your-turn = Henüz değil: sıra { $player } oyuncusunda.
refused-not-moderator = Oyunları yalnızca *Mesajları Yönet* iznine sahip üyeler durdurabilir.
refused-no-game-on-message = Bu mesajda oyun yok.
refused-stale-board = Oyun ilerledi: tahtanın son hâli bu.
refused-old-copy = Bu, tahtanın eski bir kopyası. [Oyun burada devam ediyor]({ $link }).
refused-game-is-over = Bu oyun bitti.
refused-already-playing = Burada zaten bir oyunun var, rakibin { $opponent }. [Tahtaya git]({ $link })
refused-already-playing-waiting = Beklerken burada benimle ya da başka biriyle oynayabilirsin.
refused-channel-not-allowed = Bu sunucuda oyunlar başka kanallarda oynanıyor: { $channels }
refused-role-not-allowed = Bu sunucuda yalnızca belirli rollere sahip üyeler oynayabilir.
refused-too-soon = Bu sunucuda meydan okumalar arasında beklemen gerekiyor. { $wait } tekrar dene.
refused-too-many-games = Bu kanalda şu anda { $most } oyun sürüyor, daha fazlası olamaz. Biri bitince ya da başka bir kanalda tekrar dene.
refused-too-many-watched = Zaten { $most } oyun izliyorsun: önce biri bitsin.
refused-no-such-challenge = O meydan okuma artık yok. Yenisi için `/ttt challenge` yaz.
refused-nothing-to-resign = Bu kanalda ne oyunun ne de meydan okuman var.
refused-challenge-closed-accepted = Geç kaldın: bu meydan okuma kabul edildi.
refused-challenge-closed-declined = Geç kaldın: bu meydan okuma reddedildi.
refused-challenge-closed-withdrawn = Geç kaldın: bu meydan okuma geri çekildi.
refused-challenge-closed-expired = Geç kaldın: bu meydan okumanın süresi doldu.
refused-not-your-challenge = Bu meydan okuma { $player } için. Kendininki için `/ttt challenge` yaz.
refused-not-your-challenge-again = Bu meydan okumayı yalnızca yapan kişi tekrarlayabilir. Kendininki için `/ttt challenge` yaz.
refused-not-your-offer = Bu meydan okumayı yalnızca yapan kişi geri çekebilir. Senin düğmen *{ button-join }*.
refused-own-challenge = Bu senin kendi meydan okuman, kabul edecek olan sen değilsin. Vazgeçersen düğmen *{ button-decline }*.
refused-own-offer = Bu senin kendi meydan okuman: başkası katılmalı. Vazgeçersen düğmen *{ button-withdraw }*.
refused-already-challenging = Bu kanalda zaten açık bir meydan okuman var: önce `/ttt resign` ile geri çek. [Meydan okumaya git]({ $link })
refused-challenge-yourself = Kendine meydan okuyamazsın. Benimle oynamak için rakip seçmeden `/ttt start` yaz.
refused-challenge-bot = Botlar meydan okumalara yanıt vermez. Benimle oynamak için rakip seçmeden `/ttt start` yaz.
refused-cannot-see-channel = Bu kişi kanalı göremiyor, o yüzden yanıt veremezdi.
refused-cannot-be-challenged = Şu anda bu kişiyle oynayamazsın: { $player }.
refused-nobody-else-here = Bu sohbeti başka kimse göremiyor. İnsanlara bir sunucuda ya da grupta meydan oku; benimle oynamak için `/ttt start` yaz.
refused-unreadable-cell = “{ $text }” bir kare değil. Örneğin b2 ya da 5 yaz.
refused-ambiguous-cell = “{ $text }” şunlardan biri olabilir: { $cells }. Hangisi olduğunu yaz.
refused-off-board = Bu tahtada { $where } karesi yok.
refused-cell-taken = { $where } karesi dolu.
refused-cell-leaving = { $where } karesindeki işaretin ancak bu hamleyle gider, yani { $where } henüz boş değil. Başka bir yere oyna.
refused-store-unavailable = Veritabanıma şu anda ulaşamıyorum, o yüzden hiçbir şey değişmedi. Lütfen birazdan tekrar dene.
refused-outcome-unknown = Bunu kaydederken veritabanımla bağlantım koptu, yani işlem olmuş da olabilir, olmamış da. Birazdan tekrar dene: hiçbir şey iki kez olmaz ve `/ttt board` oyununu gösterir.
refused-person-blocked = Benimle oynayamazsın: beni barındıran kişi seni engelledi.
refused-server-blocked = Bu sunucuda oynamıyorum: beni barındıran kişi onu engelledi.
refused-not-now = Şu anda bunu sonuna kadar düşünemedim. Lütfen birazdan tekrar dene.
refused-unexpected = Benim tarafımda bir şeyler ters gitti. Oyunun güvende: `/ttt board` onu gösterir.

## Help

help-title = ## XOX
button-help-play = Nasıl oynanır
button-help-commands = Komutlar
button-help-more = Seviyeler, kurallar
button-support = Destek
button-source = Kaynak kodu
button-privacy-policy = Gizlilik politikası
button-terms = Şartlar
button-begin = Oyun başlat
help-goal = Bir hizada üç yapan kazanır, çapraz da.
help-start = **Bana karşı:** { $start }, 5 seviye
help-challenge = **Arkadaşınla:** { $challenge }
help-puzzle = **Tek başına:** { $puzzle }, her gün yeni
help-stuck = **Takıldın mı?** *{ button-hint }* yol gösterir.
help-lost = **Yenildin mi?** *{ button-review-loss }* hatanı gösterir.
help-game = **Oynarken**
help-on-hint = bana karşı en iyi hamle
help-on-move = b2, 5…
help-on-board = tahtan, bir kez daha
help-on-resign = oyun, meydan okuma
help-after = **Göz atmak için**
help-on-stats = sonuçlar ve puan
help-on-leaderboard = en iyiler
help-on-history = biten oyunların
help-on-review = hataların
help-on-watch = kendimle oynarım
help-yours = **Sana göre**
help-on-preferences = stil, bahsetme
help-on-privacy = verilerin
help-server = **Sunucu yönetenler için**
help-on-settings = stil, kanallar, sınırlar
help-menus = **Menülerde, *Uygulamalar* altında**
    Bir kişide: *{ menu-challenge }*
    Bir mesajda: *{ menu-stop }*
help-levels = **Seviyeler** · `/ttt start`, `level` ile
    - *{ level-beginner }* rastgele oynar
    - *{ level-easy }* çizgisini tamamlar
    - *{ level-casual }* seninkini de engeller
    - *{ level-clever }* yalnızca çatalları kaçırır
    - *{ level-unbeatable }*, *{ board-short-vanishing }* dışında asla kaybetmez
    -# Çatal, aynı anda iki çizgiyi tehdit eder.
help-boards = **Tahtalar** · `/ttt start`, `board` ile
    - 3×3, bir hizada üç
    - 4×4, bir hizada dört
    - 5×5, bir hizada dört ya da beş
    - *Tersine*: bir hizada üç yapan **kaybeder**
    - *{ board-short-vanishing }*: yalnızca son üçü kalır
help-cells = **Kareler** · a1 sol üstte, b1 onun yanında. Ya da kareleri say: sol üst 1.
help-time = **Süre** · hamle başına bir gün, sunucu başka bir süre belirlemediyse. İnsanlar arasında süresi dolan kaybeder.
help-screen-reader = **Ekran okuyucuyla** `/ttt preferences` altında *{ style-text }* stilini seç.

## Settings

command-settings = Bu sunucuda XOX ayarlarını yap (Sunucuyu Yönet iznine sahip üyeler için)
command-preferences = Kare numaralarını, tahta stilini, bahsetmeleri ve sana kimin meydan okuyabileceğini ayarla
command-privacy = Verilerini dosya olarak al ya da sildir
option-action = Verilerinle ne yapılacağı
choice-export = Verilerimi dosya olarak gönder
choice-delete = Verilerimi sil

player-somebody = Birisi

settings-title = ### Bu sunucuda XOX
settings-note = Her seçim hemen kaydedilir ve bundan sonraki oyunlarda geçerlidir.
settings-page = { $page }/{ $pages } · { $name }
button-section-games = Oyunlar
button-section-look = İşaretler ve stil
button-section-places = Dil, kanallar
button-section-limits = Sınırlar
button-section-check = Kontrol
button-check-again = Yeniden kontrol et

settings-level = **Seviyem:** biri bir seviye seçene kadar
settings-board = **Tahta:** kimse başkasını seçmezse
settings-clock = **Hamle süresi.** İnsanlar arasında süresi dolan kaybeder.
settings-theme = İki oyuncunun **işaretleri**
settings-style = **Tahta stili:** oyuncular başkasını seçmedikçe
settings-remains = **Oyun bitince** mesajından bu kadarı kalır
settings-sample = **Böyle görünür**
settings-locale = Herkese açık mesajların **dili**. Özel mesajlar, okuyanın kendi dilindedir.
settings-channels = Oyun başlatılabilen **kanallar**, alt başlıkları dâhil. Hepsine izin vermek için hiçbirini seçme.
settings-roles = Oyun başlatabilen **roller**. Herkese izin vermek için hiçbirini seçme.
settings-puzzle-channel = **Günün bulmacası:** her gün paylaştığım kanal
puzzle-channel-none = Kanal yok
settings-most-live = Bir kanalda **aynı anda sürebilecek en fazla oyun**
settings-pause = **Ara:** aynı kişi yeniden meydan okumadan önce geçecek süre
settings-unrated = **Puanlama dışı:** bu kişilerle oynanan oyunlar puanlanmaz, geçmiştekiler de
unrated-none = Hiç kimse
channels-all = Bütün kanallar
roles-all = Herkes
more-choices = Buradan seç
button-ask-emoji = Kendi iki emojin…

theme-classic = Klasik: Oxo’nun çizdiği kareler
theme-plain = Sade
theme-animals = Hayvanlar
theme-sky = Gökyüzü
theme-garden = Bahçe
theme-sea = Deniz
theme-own = Özel
style-server = Sunucunun stili
style-server-about = Yöneticilerin seçtiği
style-emoji = Emoji
style-emoji-about = İşaretler kendi karolarında
style-text = Metin
style-text-about = Harfler ve koordinatlar, ekran okuyuculara uygun
remains-all = Bütün tahta
remains-line = Yalnızca sonucu yazan bir satır
language-auto = Discord’daki gibi
most-live = { $count } oyun
pause-none = Ara yok

form-emoji-title = Kendi iki emojin
form-emoji-x-label = ❌ yerine
form-emoji-o-label = 🔵 yerine
form-emoji-hint = Herhangi bir emoji ya da adıyla bu sunucunun kendi emojilerinden biri, örneğin :cat:

check-title = **{ $channel } kanalındaki izinlerim**
check-has = ✅ { $permission }
check-lacks = ❌ **{ $permission }** izni yok:
check-well = Gereken her şey burada var.
check-how = Bu kanalı yöneten biri, rolüm için *Kanalı Düzenle → İzinler* altından izin verebilir. Ardından *{ button-check-again }* düğmesine bas.
check-no-member = ❌ **Bu sunucuya eklenmedim,** o yüzden yalnızca komutlara ve düğmelere yanıt verebiliyorum: kimseye sıranın onda olduğunu söyleyemem ve 15 dakikadan eski tahtalar ancak biri üzerlerindeki bir düğmeye basınca değişir.
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
refused-not-manager = Buradaki ayarları yalnızca *Sunucuyu Yönet* iznine sahip üyeler değiştirebilir. Kendi tercihlerin `/ttt preferences` altında.
refused-not-your-panel = Bu başkası için hazırlandı. Kendininkini `/ttt settings`, `/ttt preferences` ya da `/ttt privacy` ile aç.
refused-not-your-notice = Bu bildirimler başkası için. Seninkiler `/ttt preferences` altında.
refused-unknown-emoji = “{ $text }” burada kullanabileceğim bir emoji değil. Herhangi bir sıradan emojiyi ya da adıyla bu sunucununkilerden birini seç, örneğin :cat:
refused-marks-alike = İki işaret hem birbirinden hem de boş kareden ⬛ farklı olmalı, yoksa tahtayı kimse okuyamaz.

## Preferences

preferences-title = ### Tercihlerin
preferences-note = Her seçim hemen kaydedilir ve oynadığın her yerde geçerlidir.
preferences-numbering = `/ttt move` için **kare numaraları**
preferences-style = Sonraki oyunlarının **tahta stili**
preferences-pings = **Senden ne zaman bahsederim**
preferences-challenges = **Sana kimler meydan okuyabilir**
preferences-results = Bulmacayı bir kanalda paylaşan sunucularda **günlük sonuçlarının görünüşü**
preferences-blocked = **Hiç oynamayacağın kişiler.** Kimseye söylenmez.
pings-turns = Her zaman, sıran gelince de
pings-turns-about = Sıran: yalnızca bir dakika içinde oynamadıysan
pings-some = Meydan okumalar ve süre
pings-some-about = Seninki kabul edilince de; sıra sana gelince değil
pings-none = Hiçbir zaman
pings-none-about = Meydan okuma ve hatırlatmaları kanalda bulursun
challenges-anyone = Herkes
challenges-nobody = Hiç kimse
results-named = Adımla
results-unnamed = Adım olmadan
numbering-reading = Okuma sırasıyla: 1 sol üstte
numbering-keypad = Tuş takımı: 7 sol üstte

## Privacy

exported = Hakkında tuttuğum her şey bu: oynadığın oyunlar, puanların, bulmacaların, meydan okumaların ve tercihlerin.
exported-packed = Hakkında tuttuğum her şey bu: oynadığın oyunlar, puanların, bulmacaların, meydan okumaların ve tercihlerin. O kadar çok ki paketledim: gzip ve dosya açan çoğu program bunu açar.
forget-question =
    ### Verilerin silinsin mi?
    Oynamakta olduğun oyunlarda pes etmiş olursun, açık meydan okumaların kapanır. Kimliğin (ID), adın, puanların, bulmacaların ve tercihlerin silinir. Biten oyunlar karşılıklı oynadığın kişilerde kalır ve senin yerinde “{ player-somebody }” görünür; onların puanları sensiz hesaplanır. Biri senden meydan okuma almamayı ya da bir sunucu oyunlarının puana sayılmamasını seçtiyse bu seçim kalır: bunun için kimliğini saklarım, başka hiçbir şeyi değil.
    Bu **geri alınamaz.** Kanallarda zaten duran mesajlar gösterdikleri adı korur; beni barındıran kişinin yedekleri de yenileri onların yerini alana kadar verilerini tutar. Yeniden oynarsan sıfırdan başlarız.
button-forget = Verilerimi sil
forgotten =
    Tamam: verilerin silindi. { $games ->
        [0] Biten oyunun yoktu.
        [one] Artık 1 oyunda senin yerinde “{ player-somebody }” yazıyor.
       *[other] Artık { $games } oyunda senin yerinde “{ player-somebody }” yazıyor.
    } { $ended ->
        [0] { "" }
        [one] Süren oyununda pes ettin.
       *[other] Süren { $ended } oyununda pes ettin.
    } Kanallarda duran mesajlar oradan silinene kadar adını korur; beni barındıran kişinin yedekleri de yenileri onların yerini alana kadar verilerini tutar.

## Looking on, ahead and back

command-hint = Oxo’ya karşı oyununda en iyi hamleyi göster; yalnızca sen görürsün
command-watch = Oxo’nun kendisiyle oynamasını izle
command-history = Biten oyunları listele; listeyi yalnızca sen görürsün
command-review = Biten bir oyunu adım adım izle ve hatalarını gör; yalnızca sen görürsün
option-x = Oxo’nun ilk hamleyi yapan X ile ne kadar iyi oynadığı
option-o = Oxo’nun O ile ne kadar iyi oynadığı
option-user-history = Kimin oyunları; kendininkiler için boş bırak
option-game = Tahtasının altındaki numarayla hangi oyun; buradaki son oyunun için boş bırak

button-hint = İpucu
button-play-cell = Oyna: { $cell }
button-rematch = Rövanş
button-decider = Belirleyici oyun
rematch-wanted = **{ $player }** rövanş istiyor. { $opponent }, *{ button-rematch }* düğmesine bas, başlasın.
rematch-awaited = Rövanş istedin: { $opponent } de *{ button-rematch }* düğmesine basınca başlar.
button-review = İncele
button-review-loss = Neden?
button-back = Geri
button-next = İleri
button-next-mistake = Sıradaki hata
button-to-mistake = Hataya git
button-first-mistake = İlk hata
button-first = İlk
button-share = Paylaş
button-save = Resmi kaydet
button-newer = Daha yeni
button-older = Daha eski

game-computer-to-move = Sıradaki: { $mark } { $player }

hint-title = Oyun { $id } için ipucu
hint-best = **{ $cell }** en iyisi: { $reason }.
hint-last = **{ $cell }** son boş kare.
hint-try = **{ $cell }** karesini dene: { $reason }.
hint-win = { $sign } kazanır
hint-draw = { $sign } berabere
hint-loss = { $sign } yenilir
hint-unknown = { $sign } henüz belli değil
hint-every-win = Her kare kazandırır.
hint-every-draw = Her kare hâlâ beraberliğe götürür.
hint-every-loss = Her kare kaybettirir.
hint-every-unknown = Hangi kare nereye götürür, söylemek için erken.
hint-opening = Bu açılışlardan biri her durumda kazanır: köşe, orta ya da kenar. Hangisi olduğunu bulmak sana kalmış. Onunla aç ve yeniden sor: her ipucu, hâlâ neyin kazandığını söyler.
hint-hollow = İpuçlarıyla yalnızca içi boş yıldız kazanılır.
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
reason-unblockable = işaretimin ancak ben oynayınca gideceği { $cells } karesini tehdit eder: bunu engelleyemem
reason-only-win = { $moves ->
    [0] başka hiçbir kare kazandırmaz
    [one] 1 hamlede kazandırır, başka hiçbir kare kazandırmaz
   *[other] { $moves } hamlede kazandırır, başka hiçbir kare kazandırmaz
}
reason-misere-win = ne yanıt verirsem vereyim bir çizgi tamamlamak zorunda kalırım
reason-blocks = benim çizgimi engeller
reason-only-draw = diğer bütün kareler kaybettirir
reason-spoils-fork = { $count ->
    [1] iki çizgiyi birden tehdit etmek için { $cells } karesini istiyorum, bu hamle planımı bozar
   *[other] iki çizgiyi birden tehdit etmek istiyorum, bu hamle planımı bozar
}
reason-threatens = bir çizgi tehdidi oluşturur, ben de { $cells } ile yanıt vermek zorunda kalırım
reason-sets-traps = { $cells } ile yanıt verirsem kaybederim
reason-sets-many-traps = yanıtlarımdan { $count } tanesi bana kaybettirir
reason-avoids-line = çizgi tamamlamaz
reason-holds = beraberliği korur
reason-delays = artık her kare kaybettirir, en uzun dayanan bu
reason-looks-best = başka hiçbir kareden daha çok açık çizgi geçmez

command-stats = Sonuçları, yenilen seviyeleri ve puanı göster; yalnızca sen görürsün
command-leaderboard = Buradaki en yüksek puanları listele; listeyi yalnızca sen görürsün
option-user-stats = Kimin istatistikleri; kendininkiler için boş bırak
option-scope = Bütün sunucu ya da bu kanalda oynayanlar
option-season = Sezon, bir çeyrek yıldır, örneğin 2026 Q4; şimdiki için boş bırak
choice-server = Bütün sunucu
choice-channel = Bu kanal
button-higher = Yukarı
button-lower = Aşağı

season = { $year } Q{ $quarter }
result = { $sign } { $games }
points = { NUMBER($points, useGrouping: 0) }
missing-games = { $games ->
    [one] bir puanlı oyun daha
   *[other] { $games } puanlı oyun daha
}

leaderboard-title = Bu sunucunun liderlik tablosu, { $season }
leaderboard-title-channel = <#{ $channel-id }> liderlik tablosu, { $season }
leaderboard-page = { $total ->
    [1] 1 kişi
   *[other] { $total } kişi · sayfa { $page }/{ $pages }
}
leaderboard-none = Burada henüz kimsenin puanı yok. İnsanlar arasındaki oyunlar puanlıdır: `/ttt challenge` ile birine meydan oku.
leader-brief = { $place } <@{ $user-id }> · **{ NUMBER($rating, useGrouping: 0) }**
leader-brief-provisional = ⏳ <@{ $user-id }> · { NUMBER($rating, useGrouping: 0) }
games-so-far = oyun: { $games }/{ $most }
leaders-provisional = ⏳ henüz sıra yok: { $games } puanlı oyun gerekir
leaders-unsettled = ? { $games } puanlı oyundan az
leaders-legend = ± puanın ne kadar sapabileceği
button-details = Ayrıntılar
button-overview = Daha az
button-post-here = Burada paylaş
button-my-place = Benim sıram
button-challenge-anyone = Herkese meydan oku
own-place = **Sıran:** { $place }/{ $total }, puanın { NUMBER($rating, useGrouping: 0) }.
own-provisional = ⏳ **Senin** { NUMBER($rating, useGrouping: 0) } puanın var. Sıralamaya girmek için gereken: { $missing }.
own-missing = ⏳ **Sıralamaya girmen için gereken:** { $missing }.
own-none = **Senin** burada henüz puanın yok: `/ttt challenge` ile biriyle oyna.
own-left-out = **Puanlama dışındasın:** sunucuyu yönetenler böyle karar verdi.
rated-games = Buradaki insanlar arası oyunlar puanlıdır, aynı kişiyle günde en fazla üç oyun. Puanı en az { $points } daha düşük birine karşı galibiyet sayılmaz.
held-title = 🛡️ **“{ level-unbeatable }” beraberlikleri**
held-first = { $board } · <@{ $first-id }> · { $date }
held-longest = { $board } · üst üste { $longest } · <@{ $longest-id }>

stats-title-server = <@{ $user-id }>: sunucu istatistikleri
stats-title-anywhere = <@{ $user-id }> istatistikleri
stats-none = Henüz biten oyun yok. `/ttt start` bir oyun başlatır.
stats-people = **İnsanlara karşı:** { $score }
stats-versus = **<@{ $reader-id }> – <@{ $user-id }>:** { $score }
stats-streak = **Üst üste galibiyet:** { $current ->
    [0] en iyisi { $best }
   *[other] şimdi { $current }, en iyisi { $best }
}
stats-computer = **Oxo’ya karşı:** { $score }
trophies-legend =
    { $star } yenilen en zor seviyeye kadar
    -# { $shield } “{ level-unbeatable }” ile beraberlik
trophies-legend-hints = { $star } yalnızca ipuçlarıyla
trophies-legend-perfect = { $cup } “{ level-perfect }” ipucusuz yenildi
stats-levels = **Oxo’ya karşı, seviye seviye**
stats-run-legend = 🛡️ üst üste en çok beraberlik
stats-rating-brief = **Puan { $season }:** { NUMBER($rating, useGrouping: 0) } · { $how }
stats-settles = sıralamaya girmek için gereken: { $missing }
stats-puzzles = **Bulmaca serisi:** { $current ->
    [0] en iyisi { $best } gün
   *[other] şimdi { $current } gün, en iyisi { $best } gün
}
stats-spread = **Puan { $season }:** { NUMBER($rating, useGrouping: 0) } ± { $spread }
stats-past = { $season }: { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
stats-points = En yüksek { NUMBER($highest, useGrouping: 0) }, en düşük { NUMBER($lowest, useGrouping: 0) }. Son puanlar, en yenisi sonda: { $latest }
stats-graph = 📈 Oyun oyun puan; bant: ne kadar sapabileceği
picture-rating = { $season } puanı, çizgi grafik olarak. { $points }
stats-unrated = **Puan:** { $season } için yok. İnsanlar arasındaki oyunlar puanlıdır.
stats-left-out = **Puan:** bu sunucuda puanlama dışı.
is-provisional = geçici
is-at-place = { $place }. sıra

refused-no-leaderboard-here = Sunucuların dışında puan yok: liderlik tablosunu oynadığın bir sunucuda aç.
refused-unknown-season = “{ $text }” bir sezon değil. Yılı ve çeyreği yaz, örneğin 2026 Q4.

history-title-server = <@{ $user-id }>: bu sunucudaki oyunlar
history-title-anywhere = <@{ $user-id }> oyunları
history-none = Henüz biten oyun yok. `/ttt start` bir oyun başlatır.
history-page = { $total ->
    [1] 1 oyun
   *[other] { $total } oyun, en yenisi başta · sayfa { $page }/{ $pages }
}
legend-won = 🟩 galibiyet
legend-drawn = 🟨 beraberlik
legend-lost = 🟥 yenilgi
legend-otherwise = ⬛ sonuçsuz
history-won = Galibiyet, rakip: { $opponent } · #{ $id }
history-lost = Yenilgi, rakip: { $opponent } · #{ $id }
history-drawn = Beraberlik, rakip: { $opponent } · #{ $id }
history-unfinished = Yarım kaldı, rakip: { $opponent } · #{ $id }
history-stopped = Durduruldu, rakip: { $opponent } · #{ $id }
history-set-aside = Yarıda bırakıldı, rakip: { $opponent } · #{ $id }
history-called-off = İptal edildi, rakip: { $opponent } · #{ $id }
history-choice = { $game } · { $ago } · { $board }
ago-now = az önce

review-where = Oyun { $id } · { $board }
review-at-start = { $total ->
    [1] Tek hamleden önce
   *[other] { $total } hamlenin ilkinden önce
}
review-at = Hamle { $ply }/{ $total }: { $mark } { $player } **{ $cell }** oynadı
review-at-own = Hamle { $ply }/{ $total }: { $mark } **{ $cell }** oynadın
review-moves = Hamleler: { $moves }
review-moves-marked = Hamleler (? hatayı gösterir): { $moves }
review-no-moves = Kimse hamle yapmadı, o yüzden dönüp bakacak bir şey yok.
review-no-mistakes = ✨ **İki taraf da hiç hata yapmadı.**
review-more-mistakes = …ve { $count } tane daha.
mistake-own = { $number }. hamle (sen: { $cell })
mistake-of = { $number }. hamle ({ $player }: { $cell })
mistake-win-draw = **{ $move }** galibiyeti kaçırdı. Galibiyet için en iyisi { $better } idi.
mistake-win-loss = **{ $move }** kazanılmış oyunu kaybettirdi. Galibiyet için en iyisi { $better } idi.
mistake-draw-loss = **{ $move }** oyunu kaybettirdi. Beraberlik için en iyisi { $better } idi.
mistake-draw-loss-back = **{ $move }** aslında kaybettiriyordu. Beraberlik için en iyisi { $better } idi.

watch-begin = İlk hatayı kim yapacak?
watch-slipped = { $player } hata yaptı! { $mark } görecek mi?
watch-missed = { $player } galibiyeti kaçırdı. Yine eşit.
watch-wins = { $player } artık galibiyeti garantileyebilir.
watch-even = Şimdilik durum eşit.
watch-wins-still = { $player } hâlâ galibiyete gidiyor.
watch-wins-yet = { $player } galibiyeti bırakmıyor.
watch-even-still = Hâlâ eşit.
watch-even-yet = Kimse geri adım atmıyor.

picture-keep = Saklamak için resme basılı tut ya da sağ tıkla.
shared-by = paylaşan: { $player }
picture-game = Hareketli bir tahta: { $board }. { $first-mark }: { $first }, { $second-mark }: { $second }. Hamleler: { $moves }. { $result }
picture-won = { $player } kazandı.
picture-nobody-won = Kazanan yok.

refused-cannot-attach = Bu kanalda dosya ekleyemiyorum, o yüzden burada resim paylaşamam. *{ button-save }* düğmesi onu yalnızca sana gönderir.
refused-picture-is-being-drawn = Son resmini hâlâ çiziyorum. O gelince bunu yeniden iste.
refused-not-played-by-you = Bu oyunu yalnızca oynayanlar paylaşabilir.
refused-game-shared = Bu oyun bu kanalda daha önce paylaşıldı.
refused-shared-just-now = Az önce bir şey paylaştın. { $wait } yeniden paylaşabilirsin.
refused-game-still-on = O oyun hâlâ sürüyor. Bitince inceleyebilir ya da rövanş isteyebilirsin.
refused-hint-against-person = Rakibin bir insan, ipucu hile olurdu. İpucu bana karşı oyunlarda var: `/ttt start`.
refused-nothing-to-review = Burada inceleyebileceğin böyle bir oyun bulamadım. Tahtasının altındaki numarayı yaz, örneğin `12`, ya da `/ttt history` ile bul.
refused-nothing-played-here = Bu kanalda biten oyunun yok. `/ttt history` oynadıklarını listeler.
refused-others-history = Burada yalnızca kendi oyunlarını listeleyebilirsin. Başkalarınınkini oynandıkları sunucuda görebilirsin.
refused-export-running = Verilerin zaten toplanıyor. Dosya, ilk isteğinin yanıtı olarak gelecek.
refused-opponent-forgotten = Rakibin verilerini sildirmiş, o yüzden sorulacak kimse yok. `/ttt challenge` ile başka birine meydan okuyabilirsin.
