### Every word that a player sees, in Vietnamese. Read whole twice, last on 2026-11-22; what English changed since was looked at, last on 2026-11-29.

## Commands

command-ttt = Tic-tac-toe, kiểu caro bàn nhỏ: chơi với Oxo hoặc đấu với nhau
command-start = Bắt đầu một ván tic-tac-toe
command-challenge = Thách đấu ai đó, hoặc bất kỳ ai ở đây, chơi một ván
command-move = Đi một nước trong ván của bạn ở kênh này
command-board = Hiện lại bàn cờ của bạn ở cuối kênh
command-resign = Xin thua ván của bạn ở đây, hoặc rút lại lời thách đấu
command-help = Giải thích cách chơi, các cấp độ và các lệnh
menu-challenge = Thách đấu tic-tac-toe
menu-stop = Dừng ván này
option-opponent = Chơi với ai; bỏ trống để chơi với Oxo
option-opponent-challenge = Thách đấu ai; bỏ trống để ai cũng tham gia được
option-opponent-here = Ván với ai, khi bạn đang có nhiều ván ở đây
option-level = Oxo chơi giỏi đến đâu
option-board = Chơi trên bàn cờ nào
option-mark = Quân của bạn
option-first = Ai đi trước
# Words for cells are understood in English alone.
option-cell = Ô muốn đi: b2, 5…
choice-random = Ngẫu nhiên
choice-first-me = Tôi
choice-first-opponent = Đối thủ

level-beginner = Nhập môn
level-easy = Dễ
level-casual = Vừa
level-clever = Cao thủ
level-unbeatable = Bất bại
level-perfect = Hoàn hảo

choice-beginner = Nhập môn: đi bừa
choice-easy = Dễ: biết xếp đủ hàng
choice-casual = Vừa: còn biết chặn bạn
choice-clever = Cao thủ: chỉ bỏ sót nước đôi
choice-unbeatable = Bất bại: không bao giờ thua, trừ bàn Biến mất

board-3x3 = 3×3, ba quân thẳng hàng
board-4x4 = 4×4, bốn quân thẳng hàng
board-5x5 = 5×5, bốn quân thẳng hàng
board-5x5-five = 5×5, năm quân thẳng hàng
# Misère goes by "the other way round"; help-boards mentions it by the same words.
board-misere = Luật ngược 3×3: ba quân thẳng hàng là thua
board-vanishing = Biến mất 3×3: chỉ còn lại ba quân mới nhất
board-short-3x3 = 3×3
board-short-4x4 = 4×4
board-short-5x5 = 5×5
board-short-5x5-five = 5×5, năm quân
board-short-misere = Luật ngược
board-short-vanishing = Biến mất

## The game

player-computer = Oxo ({ $level })
player-computer-alone = Oxo
game-title = { $first-mark } { $first } đấu với { $second-mark } { $second }
game-title-score = { $first-mark } { $first } { $wins } – { $losses } { $second } { $second-mark }
game-to-move = Lượt của { $player } { $mark }
game-your-move = Đến lượt bạn { $mark }
game-won = { $mark } **{ $player } thắng!**
game-won-against = { $mark } **{ $player } thắng { $loser }!**
game-won-misere = { $mark } **{ $player } thắng:** { $loser } đã xếp đủ hàng
game-won-resigned = { $mark } **{ $player } thắng:** { $loser } đã xin thua
game-won-time = { $mark } **{ $player } thắng:** { $loser } đã hết giờ
game-drawn = **Ván này hòa.**
game-drawn-vanishing = **Ván này hòa:** thế cờ này xuất hiện lần thứ ba.
game-held = 🛡️ **Hòa: { $player } đã cầm chân *{ level-unbeatable }*!**
game-with-hints = { $hints } gợi ý
talk-greeting-beginner = { $variant ->
    [0] “Chào! Chào chào!”
    [1] “Đến lượt mình à?”
    [2] “Mình biết trò này!”
   *[other] “A! Được chơi rồi!”
}
talk-greeting-easy = { $variant ->
    [0] “Tớ sẵn sàng rồi!”
    [1] “Mình mê lúc này lắm!”
    [2] “Cùng chơi vui nhé!”
   *[other] “Bắt đầu thôi!”
}
talk-greeting-casual = { $variant ->
    [0] “Không vội.”
    [1] “Ồ, chào bạn.”
    [2] “Ừ, chơi thì chơi.”
   *[other] “Thôi, bạn đi trước.”
}
talk-greeting-clever = { $variant ->
    [0] “Ta đã chuẩn bị.”
    [1] “Ta có kế hoạch.”
    [2] “Bắt đầu nhé? Tốt.”
   *[other] “Đúng như ta đoán.”
}
talk-greeting-unbeatable = { $variant ->
    [0] “Ta có thời gian.”
    [1] “Chào mừng.”
    [2] “Cho ta xem nào.”
   *[other] “Rồi sẽ rõ.”
}
talk-greeting-perfect = { $variant ->
    [0] “Hãy chọn cho kỹ.”
    [1] “Bạn mở đầu ở đâu?”
    [2] “Ván nào ta cũng thuộc.”
   *[other] “Nước đầu hệ trọng đấy.”
}
talk-forked-beginner = { $variant ->
    [0] “Hai hàng một lúc à?”
    [1] “Thế cũng được hả?”
    [2] “Oa, tận hai hàng!”
   *[other] “Bạn làm sao hay vậy?”
}
talk-forked-easy = { $variant ->
    [0] “Thôi xong. Thôi xong.”
    [1] “Vậy đâu công bằng!”
    [2] “Hai á? Hai luôn!”
   *[other] “Mình chỉ có một quân!”
}
talk-forked-casual = { $variant ->
    [0] “Chặn sao hết được.”
    [1] “Thôi, thế là xong.”
    [2] “Hai à? Khoe tài đấy.”
   *[other] “Rồi, bạn đi đi.”
}
talk-forked-clever = { $variant ->
    [0] “Đe dọa kép. Dĩ nhiên.”
    [1] “Ta phản đối.”
    [2] “Để ta nghĩ. Chịu.”
   *[other] “Sách ta không có.”
}
talk-forked-unbeatable = “Không thể nào.”
talk-blocked-beginner = { $variant ->
    [0] “Ô đó của bạn à?”
    [1] “Mình thích ô này thôi.”
    [2] “Ối. Xin lỗi nhé!”
   *[other] “Mình ngồi đây nhé?”
}
talk-blocked-easy = { $variant ->
    [0] “May quá!”
    [1] “Mình vừa chặn bạn à?”
    [2] “Ôi! Suýt thì nguy.”
   *[other] “Xin lỗi, mình lỡ tay!”
}
talk-blocked-casual = { $variant ->
    [0] “Từ từ đã nào.”
    [1] “Xin lỗi, không nhé.”
    [2] “Mình xin kiếu.”
   *[other] “Chỗ đó thì không.”
}
talk-blocked-clever = { $variant ->
    [0] “Ta thấy rồi nhé.”
    [1] “Thử hay đấy.”
    [2] “Mới chương một thôi.”
   *[other] “Ta lường trước rồi.”
}
talk-blocked-unbeatable = { $variant ->
    [0] “Không.”
    [1] “Không phải lối này.”
    [2] “Nước này ta biết.”
   *[other] “Hãy tìm chỗ khác.”
}
talk-blocked-perfect = { $variant ->
    [0] “Ta thấy.”
    [1] “Chẳng gì ở lại.”
    [2] “Rồi nó cũng tan biến.”
   *[other] “Ta còn nhìn thì không.”
}
talk-was-blocked-beginner = { $variant ->
    [0] “Ơ, mình sắp thắng à?”
    [1] “Mình thích ô đó mà!”
    [2] “A! Chỗ đó đẹp ghê!”
   *[other] “Giờ ô đó của bạn rồi!”
}
talk-was-blocked-easy = { $variant ->
    [0] “Ôi, chặn hay lắm!”
    [1] “Tinh mắt đấy!”
    [2] “Suýt nữa thôi!”
   *[other] “Bạn nhìn ra rồi!”
}
talk-was-blocked-casual = { $variant ->
    [0] “Ừ, công bằng thôi.”
    [1] “Thử chút thôi mà.”
    [2] “Ồ, bạn thấy rồi à.”
   *[other] “Hừm. Cũng được.”
}
talk-was-blocked-clever = { $variant ->
    [0] “Bị bạn thấy mất rồi.”
    [1] “Thì ta đi đường vòng.”
    [2] “Đúng nước, tiếc thay.”
   *[other] “Ta còn kế khác.”
}
talk-was-blocked-unbeatable = { $variant ->
    [0] “Nhìn rất rõ.”
    [1] “Tốt.”
    [2] “Bạn vẫn tỉnh táo.”
   *[other] “Bạn buộc phải thế.”
}
talk-was-blocked-perfect = { $variant ->
    [0] “Đúng lúc lắm.”
    [1] “Bạn cũng đang đếm.”
    [2] “Rồi nó sẽ trở lại.”
   *[other] “Tốt. Cứ đếm tiếp.”
}
game-perfect = “Chỉ có một cách mở đầu thắng được ta. Hãy tìm ra.”
game-triumph = *{ level-unbeatable }* không bao giờ thua: cầm hòa đã là kỳ tích.
game-unfinished = **Bỏ dở:** không ai đi kịp giờ.
game-stopped = **Đã dừng:** quản trị viên cho dừng ván này.
game-stopped-watched = **Đã dừng.**
rule-misere = **Ba quân thẳng hàng là thua.**
rule-vanishing = **Chỉ còn lại ba quân mới nhất.**
game-second-time = **Lần thứ hai: thêm một lần nữa là hòa.**
game-oldest-leaves = **Đặt quân thứ tư thì quân cũ nhất của bạn (quân mờ) biến mất; nước này không đi được vào ô đó.**
rule-4 = **Bốn quân thẳng hàng là thắng.**
rule-5 = **Năm quân thẳng hàng là thắng.**
game-set-aside = **Đã hủy,** không có kết quả: nhường chỗ cho ván giữa người với người.
game-called-off = **Đã bỏ ván:** không tính.
game-footer = Ván { $id }
game-footer-last = nước cuối { $cell }
game-footer-leaving = sắp biến mất { $cell }
game-footer-line = hàng: { $cells }
game-footer-clock = hết giờ: { $when }
game-moved = Bàn cờ của ván { $id } giờ ở một tin nhắn khác: [xem ở đây]({ $link })

button-resign = Xin thua
button-stop = Dừng
button-play-winner = Đấu với bên thắng
button-play-too = Tự chơi một ván
button-play-level = Chơi với { $level }
button-play-board = Chơi { $board }
waiting-title = ### Các ván đến lượt bạn
button-board-here = Hiện bàn cờ ở đây
button-to-game = Đến ván { $id }

end-first-win = 🎉 **{ $player } lần đầu thắng cấp { $level }!**
end-can-hold = Không ai thắng được cấp tiếp theo, *{ level-unbeatable }*. Bạn cầm hòa được không?
end-can-find = Chỉ có một cách mở đầu thắng được cấp tiếp theo, *{ level-perfect }*. Bạn tìm ra được không?
end-beat-all = *{ level-unbeatable }* cũng đã bị cầm hòa: trên bàn cờ này chẳng còn cấp nào khó hơn.
end-first-between = 🎉 **{ $player } lần đầu thắng { $opponent }!**
end-first-board = 🎉 **{ $player } lần đầu thắng trên bàn cờ mới: { $board }!**
end-first-both = 🎉 **{ $player } lần đầu thắng cấp { $level }, lại còn trên bàn cờ mới: { $board }!**
end-beat-beginner = { $variant ->
    [0] “Ơ! Lẽ ra mình phải chặn bạn à?”
    [1] “Mình thích cái góc đó. Giờ vẫn thích.”
    [2] “Nữa đi! Nữa đi! Mình sắp hiểu rồi.”
    [3] “Bạn giỏi thắng. Còn mình giỏi chọn ô!”
    [4] “Hết rồi à? Mình mới bắt đầu chơi thôi mà!”
    [5] “Bạn thắng rồi! Cho mình giữ cái bàn cờ nhé?”
    [6] “Chỗ nào xinh thì mình đặt quân vào thôi.”
   *[other] “Vui quá! Mà luật chơi là gì ấy nhỉ?”
}
end-beat-easy = { $variant ->
    [0] “Mình có kế hoạch mà, thật đấy.”
    [1] “Hay quá! Nãy giờ mình chỉ nhìn quân của mình.”
    [2] “Chơi hay lắm! Mình suýt thắng rồi. Có suýt không nhỉ? Mình thấy là suýt.”
    [3] “Hôm nào mình phải ngó sang phía bạn mới được.”
    [4] “Thắng xứng đáng lắm. Bạn chỉ cho mình cách đi đó nhé?”
    [5] “Mình đang định nhìn vào đúng chỗ đó đấy. Thề luôn!”
    [6] “Giỏi quá! Mình đang học dần. Chậm thôi, nhưng có học.”
   *[other] “Mình mừng cho bạn. Hơi buồn cho mình, nhưng mừng cho bạn.”
}
end-beat-casual = { $variant ->
    [0] “Công bằng thôi. Mình mải nhìn góc bên kia.”
    [1] “Ủa, đi vậy cũng được à? Hay đấy.”
    [2] “Ván hay đấy. Mình cũng định đứng dậy vỗ tay, mà vừa mới ngồi xuống.”
    [3] “Rồi, rồi. Bạn chơi nghiêm túc thật.”
    [4] “Ồ, thế này thì tỉnh cả ngủ.”
    [5] “Được đấy. Lần sau nhớ nhắc mình để ý nhé.”
    [6] “Bạn thắng. Để mình đi lấy đồ ăn vặt.”
   *[other] “Không vội đâu, nhưng hôm nào cho mình gỡ lại ván này nhé.”
}
end-beat-clever = { $variant ->
    [0] “Không thể nào. Ta đã tính hết, chỉ trừ nước đó.”
    [1] “Ta không hề ngờ tới. Chuyện này chỉ hai ta biết thôi nhé.”
    [2] “Thú vị. Cứ coi như nằm trong kế hoạch của ta.”
    [3] “Ta có kế hoạch. Kế hoạch của bạn hay hơn.”
    [4] “Thì ra bạn cũng đọc mấy cuốn sách ta đọc.”
    [5] “Ta phản đối. Đợi chút, ta đang tìm lý do.”
    [6] “Đáng nể. Bạn làm lại được không, chậm thôi?”
   *[other] “Ta đi trước ba bước. Có điều là nhầm hướng.”
}
end-beat-perfect = { $variant ->
    [0] “Vậy là bạn đã tìm ra. Ta giấu nó ngay trong nước đầu tiên.”
    [1] “Một cách mở đầu, rồi không sẩy một nước nào. Hay lắm.”
    [2] “Chỉ một cánh cửa mở được. Chìa khóa ở trong tay bạn.”
    [3] “Ta đi nước nào cũng đúng. Bạn đi còn hay hơn.”
    [4] “Ta vẫn chờ có người tìm ra điều đó.”
    [5] “Hoàn hảo, mà vẫn thua. Ta sẽ tập sống với cả hai.”
    [6] “Chỉ có một lối qua, và bạn đã đi đến tận cùng.”
   *[other] “Giờ bạn biết bí mật của ta rồi. Bạn giữ kín chứ?”
}
end-beat-unbeatable = Lẽ ra chuyện này không thể xảy ra. Hãy nhớ lấy khoảnh khắc này.
end-drawn-beginner = { $variant ->
    [0] “Kín hết rồi! Ai thắng vậy?”
    [1] “Hết ô rồi! Có bàn nào to hơn không?”
    [2] “Vậy là không ai thắng à? Vậy cũng được!”
    [3] “Mình lấp một nửa rồi đó. Bạn thích không?”
    [4] “Hai đứa mình dùng hết sạch bàn cờ. Giỏi ghê!”
    [5] “Hòa hả? Vậy cả hai cùng được phiếu bé ngoan!”
    [6] “Kín thế này đẹp ghê. Giống như tô màu xong rồi.”
   *[other] “Hòa là tốt hay xấu? Mình thấy thích lắm.”
}
end-drawn-easy = { $variant ->
    [0] “Hòa! Coi như mình với bạn tha cho nhau.”
    [1] “Bàn cờ kín, chẳng ai giận ai.”
    [2] “Suýt nữa thì thắng. Mà ai suýt thắng nhỉ?”
    [3] “Muốn bắt tay bạn lắm, mà hết ô mất rồi.”
    [4] “Hòa rồi! Ngày nào được vậy mình cũng vui.”
    [5] “Bọn mình một chín một mười. Ván nữa xem ai là mười nhé?”
    [6] “Mình theo kịp bạn rồi! Bạn thấy không?”
   *[other] “Thế là công bằng. Mỗi người nửa ván thắng.”
}
end-drawn-casual = { $variant ->
    [0] “Không ai thắng, nên khỏi ai phải khao.”
    [1] “Bạn chờ, mình chờ. Cả ngày thế này cũng được.”
    [2] “Không ai thua. Đúng kiểu mình thích.”
    [3] “Ngang nhau. Cứ coi như khởi động.”
    [4] “Hòa. Đỡ mất công phát biểu.”
    [5] “Với mình thế là ổn. Mà lúc nào mình chả thấy ổn.”
    [6] “Huề. Chơi nữa, hay cứ ngồi đây cho mát?”
   *[other] “Rốt cuộc cả hai cùng tới nơi. Mà nơi nào thì chịu.”
}
end-drawn-clever = { $variant ->
    [0] “Kỳ phùng địch thủ. Ta bắt đầu toát mồ hôi rồi.”
    [1] “Hai bên triệt tiêu nhau. Thật tao nhã.”
    [2] “Làm ơn đừng đe dọa hai hàng cùng lúc. Ta ghét trò đó.”
    [3] “Cân bằng đến ô cuối cùng. Ta sẽ nghĩ ra cách.”
    [4] “Hòa. Trên lý thuyết thì ta hơn.”
    [5] “Nước nào bạn cũng đáp được. Thật phiền.”
    [6] “Ta bày ba kế, bạn phá cả ba.”
   *[other] “Không được, không mất, chỉ tốn nhiều suy tính.”
}
end-drawn-round = { $variant ->
    [0] “Hình như chỗ này đã qua rồi?”
    [1] “Vòng qua vòng lại. Chóng cả mặt.”
    [2] “Ba lần y hệt nhau. Thế là hòa.”
    [3] “Cái gì cũng biến mất, mà chẳng có gì thay đổi.”
    [4] “Thêm một vòng nữa cũng được mà.”
    [5] “Vẫn quân ấy, vẫn ô ấy, vẫn hai bên ấy.”
    [6] “Hóa ra vòng tròn không được tính là hàng.”
   *[other] “Cứ thế này thì chơi cả ngày cũng được.”
}
end-drawn-perfect = { $variant ->
    [0] “Vòng rồi lại vòng. Ta có thể đi mãi mãi.”
    [1] “Bạn đã trụ vững. Đường thắng vẫn còn ở đâu đó.”
    [2] “Chỗ này đã qua rồi. Đúng ra là hai lần.”
    [3] “Lần thứ ba là hòa. Bạn cũng đếm đấy.”
    [4] “Chẳng ai chịu buông.”
    [5] “Không bên nào sai. Hãy thử một cách mở đầu khác.”
    [6] “Trí nhớ tốt. Ta ít khi gặp.”
   *[other] “Ở đây chẳng gì ở lại, nhưng ván này sát sao thật.”
}
end-drawn-hinted = { $variant ->
    [0] “Hòa. Vài nước trong đó là của ta.”
    [1] “Bạn cầm hòa ta, còn ta cầm tay bạn.”
    [2] “Đáp án là ta đưa. Bạn đọc khéo lắm.”
    [3] “Giờ thêm một ván, đừng hỏi ta nữa.”
    [4] “Hai ta phối hợp ăn ý. Phần nhiều là ta.”
    [5] “Một ván hòa, nhờ chút trợ giúp từ bên kia bàn cờ.”
    [6] “Ta vẫn hay tự đấu với mình. Thường cũng kết thúc thế này.”
   *[other] “Bài thi mở sách, bạn qua rồi. Ván sau gấp sách lại nhé?”
}
end-drawn-watched = { $variant ->
    [0] “Lối sai nào ta cũng mở sẵn. Chẳng lối nào có người bước vào.”
    [1] “Một ván lặng lẽ. Ta thích những ván lặng lẽ.”
    [2] “Không ai sẩy chân. Giờ thử để con người chơi xem.”
    [3] “Ta chỉ mong một sai lầm. Không sao, ta đợi được.”
    [4] “Chẳng có gì xảy ra, mà xảy ra thật đẹp.”
    [5] “Bàn cờ kín chỗ, lòng không vướng bận.”
    [6] “Bên kia thuộc đường. Ta cũng vậy.”
   *[other] “Vốn phải như thế. Xem lại ta vẫn thấy hay.”
}
end-said = **{ $level }:** { $quote }
end-first-hold = 🎉 **Lần đầu tiên của { $player }!** Không ai làm được hơn một ván hòa.
end-first-hold-board = 🎉 **Lần đầu tiên của { $player } trên bàn cờ này!**
end-can-beat = Ở bàn *{ board-short-vanishing }*, bạn có thể thắng Oxo.
end-drawn-unbeatable = { $variant ->
    [0] “Ta đã tìm một lối qua. Chẳng có lối nào.”
    [1] “Không một sai lầm. Ta đã xem lại hai lần.”
    [2] “Bạn không cho ta cơ hội nào. Thủ giỏi lắm.”
    [3] “Hòa. Đấu với ta, thế là thắng.”
    [4] “Bàn cờ hết ô trước khi bạn hết kiên nhẫn.”
    [5] “Ta đã xem bao nhiêu ván cờ. Hiếm ván nào kết thúc như ván này.”
    [6] “Ta thấy gì, bạn cũng thấy. Ta vốn quen một mình.”
   *[other] “Ta không thua. Hôm nay ta cũng chẳng thắng.”
}
end-lost-beginner = { $variant ->
    [0] “Mình thắng à? Mình thắng rồi! Sao hay vậy ta?”
    [1] “Mình chỉ thích mấy ô đó thôi.”
    [2] “Hên của người mới. Tên mình nói rồi mà.”
    [3] “Mình làm đúng chưa? Kể xem mình đã làm gì đi!”
    [4] “Thắng là thế này à? Thích quá!”
    [5] “Khoan, ván này của mình hả? Của mình nè!”
    [6] “Nãy giờ mình có nhìn đâu. Lần sau có cần nhìn không?”
   *[other] “Mình khoe với cả lớp được không?”
}
end-lost-easy = { $variant ->
    [0] “Bạn để cửa mở nên mình đi vào.”
    [1] “Mình cứ mở to mắt mà nhìn. Mình chỉ biết mỗi việc đó.”
    [2] “Xin lỗi nhé! Mình chẳng bao giờ từ chối quà.”
    [3] “Nó ở ngay trước mắt mà. Mình tưởng bạn để dành cho mình!”
    [4] “Có sẵn đó thì mình lấy thôi. Cảm ơn bạn nha!”
    [5] “Bạn cố ý đi vậy hả? Mình không phàn nàn gì đâu!”
    [6] “Mình thắng rồi! Đừng lo, chính mình còn bất ngờ.”
   *[other] “Lần sau thế nào bạn cũng hạ được mình, tin mình đi.”
}
end-lost-casual = { $variant ->
    [0] “Không có ý gì đâu. Hòa là mình cũng vui rồi.”
    [1] “Bạn chớp mắt, mình thì không. Ván nữa nhé?”
    [2] “Ván này mình nằm chơi mà cũng thắng.”
    [3] “Mình còn chưa cố. Ừ thì, có một chút.”
    [4] “Hôm nay làm việc vậy là đủ rồi.”
    [5] “Thì cũng phải có người thắng chứ.”
    [6] “Ơ kìa. Chắc mình nên thắng thường xuyên hơn.”
   *[other] “Đừng giận nhé. Mình thì lười giận lắm.”
}
end-lost-clever = { $variant ->
    [0] “Góc và giữa, bạn của ta. Góc và giữa.”
    [1] “Đúng như ta đã tính. Gần như vậy.”
    [2] “Một cái bẫy gọn gàng, nếu ta được tự khen.”
    [3] “Đừng buồn. Ta đọc sách về trò này đấy.”
    [4] “Tất cả nằm ở khâu chuẩn bị.”
    [5] “Bạn bước thẳng vào. Ta còn để sẵn đèn cho bạn.”
    [6] “Ta giảng lại được đấy. Nghe không? Không à? Thôi vậy.”
   *[other] “Việc gì cũng có trình tự. Thắng là việc cuối cùng.”
}
end-lost-unbeatable = { $variant ->
    [0] “Ta chỉ chờ một sai lầm, và nó đã đến.”
    [1] “Ván hòa đã ở trong tầm tay.”
    [2] “Kiên nhẫn. Ta có thừa thời gian.”
    [3] “Ta không vội, cũng chẳng sẩy chân. Cứ thử lại đi.”
    [4] “Bạn lơ đãng một nước. Ta thì không.”
    [5] “Một ô. Lúc nào cũng chỉ là một ô.”
    [6] “Ta đứng đợi ở đây từ nước đầu tiên.”
   *[other] “Lần sau bạn sẽ nhìn ra. Ta chẳng đi đâu cả.”
}
end-lost-perfect = { $variant ->
    [0] “Ta nhớ quân nào sắp biến mất. Bạn thì quên.”
    [1] “Chậm một nước, và nó không còn đó nữa.”
    [2] “Có một lối vượt qua ta. Không phải lối này.”
    [3] “Mọi thứ đều tựa vào quân cũ nhất của bạn.”
    [4] “Mọi thứ rồi sẽ phai. Ta chỉ việc chờ.”
    [5] “Đếm đến ba thì ít ai bằng ta.”
    [6] “Bạn dõi theo cái đang đến. Ta dõi theo cái sắp mất.”
   *[other] “Bàn cờ sau còn trống, mà ta thì chẳng quên gì.”
}
end-gave-up = { $variant ->
    [0] “Chẳng có gì phải ngại. Bàn cờ sau còn trống nguyên.”
    [1] “Mình cũng muốn xem nó kết thúc thế nào.”
    [2] “Mình sẽ kể với mọi người là ván này sát nút.”
    [3] “Biết rút lui là đã đấu lại được một nửa.”
    [4] “Về sớm vậy? Mình cứ để nguyên bàn cờ đây nhé.”
    [5] “Dừng đúng lúc cũng là một cái tài.”
    [6] “Thắng thì mình nhận, dù mình muốn tự giành lấy hơn.”
   *[other] “Hẹn gặp bạn ở ván sau.”
}
end-won = { $variant ->
    [0] { $player } thắng sau { $moves } nước. Muốn phục thù chỉ cần một cú bấm.
    [1] Xong trong { $moves } nước. Ai mà ngờ được?
    [2] Đi trước một nước là đủ.
    [3] Thẳng hàng là thắng. Xin chúc mừng, { $player }.
    [4] { $player } nhìn ra trước.
    [5] Ván này phải đóng khung treo tường.
    [6] Đang yên đang lành thì hết yên lành.
   *[other] { $player } thắng ván này. Bàn cờ sau còn trống nguyên.
}
end-won-full = Đến tận ô cuối cùng! Ván này về tay { $player }.
end-won-misere = { $variant ->
    [0] Kiên nhẫn thì thắng. Muốn phục thù chỉ cần một cú bấm.
    [1] { $player } giữ mặt tỉnh bơ, và không xếp thẳng hàng nào.
    [2] Nghệ thuật nằm ở hàng mình không xếp.
    [3] Phải có người làm thôi. Nhưng không phải { $player }.
    [4] { $player } nhường đối thủ cán đích trước.
    [5] Càng ít càng tốt, và { $player } có ít hơn.
    [6] Ô đó chẳng ai muốn, mà rồi vẫn có người phải nhận.
   *[other] { $player } thắng nhờ để mọi thứ dang dở.
}
end-drawn = { $variant ->
    [0] Bàn cờ kín chỗ mà chẳng có hàng nào.
    [1] Không ai nhường một ô, mà giờ cũng hết ô để nhường.
    [2] Không ai vượt qua được ai.
    [3] Tạm thời hòa bình.
    [4] Ngang tài ngang sức đến tận ô cuối.
    [5] Không người thắng, không kẻ thua.
    [6] Coi như tập dượt cho ván sau.
   *[other] Bàn cờ đã kín, ai hơn ai vẫn còn bỏ ngỏ.
}
end-drawn-vanishing = { $variant ->
    [0] Thế cờ này xuất hiện lần thứ ba, nên là hòa.
    [1] Vòng qua vòng lại, chẳng ai chịu dừng.
    [2] Không ai vượt qua được ai.
    [3] Lần thứ ba ở đây: chẳng ai chịu buông.
    [4] Mọi thứ đều biến mất, chỉ còn thế cân bằng.
    [5] Không người thắng, không kẻ thua.
    [6] Coi như tập dượt cho ván sau.
   *[other] Quân hiện rồi quân mất, ai hơn ai vẫn còn bỏ ngỏ.
}
end-resigned = { $variant ->
    [0] Một trong hai người đã thấy thế là đủ.
    [1] Không cần phải chơi đến cùng.
    [2] Kết thúc chóng vánh. Muốn phục thù chỉ cần một cú bấm.
    [3] Thắng thế này vẫn được tính. Mình kiểm tra rồi.
    [4] Bàn cờ để ngỏ. Thế cũng chẳng sao.
    [5] Đôi khi nước hay nhất là ván sau.
    [6] Những ô còn trống sẽ chẳng bao giờ biết chuyện.
   *[other] Đừng buồn nhau: bàn cờ sau còn trống nguyên.
}
end-time = { $variant ->
    [0] Đồng hồ nói lời cuối cùng.
    [1] Bàn cờ thì đợi. Đồng hồ thì không.
    [2] Thời gian cũng chơi, và chẳng bao giờ đi sai.
    [3] { $player } đi kịp giờ, và thế là đủ.
    [4] Đâu đó vẫn có người đang nghĩ.
    [5] Nước tiếp theo mãi không đến.
    [6] { $player } có kiên nhẫn, giờ có cả ván thắng.
   *[other] Tích tắc, tích tắc, hết giờ.
}
end-tip = Mẹo: cấp *{ $level }* không thấy nước đe dọa hai hàng cùng lúc.
end-streak-wins = 🔥 { $count } ván thắng liên tiếp trước cấp { $level }.
end-streak-draws = 🔥 { $count } ván hòa liên tiếp với cấp { $level }.
end-streak-between = 🔥 { $player } đã thắng { $count } ván liên tiếp trước { $opponent }.
end-score-leads = **{ $player } dẫn { $wins }–{ $losses }** { $draws ->
    [0] { "" }
   *[other] · { $draws } hòa
}
end-score-even = **Đang ngang nhau { $wins }–{ $losses }** { $draws ->
    [0] { "" }
   *[other] · { $draws } hòa
}
end-ratings = Điểm xếp hạng: { $ratings }
unrated-day = Không tính điểm: hôm nay hai người đã chơi hơn ba ván với nhau
unrated-left-out = Không tính điểm: một trong hai người không được xếp hạng
unrated-sure = Không tính điểm: điểm xếp hạng của { $player } cao hơn hẳn
unrated-early = Không tính điểm: chỉ một trong hai người đã đi
end-rating = { $player } { NUMBER($rating, useGrouping: 0) } ({ $change })
notice-accepted = <@{ $player-id }>, { $opponent } đã nhận lời thách đấu của bạn: [ván { $id }]({ $link }) bắt đầu.
notice-rematch = <@{ $player-id }>, { $opponent } đã nhận lời đấu lại với bạn: [ván { $id }]({ $link }) bắt đầu.
notice-wanted = <@{ $player-id }>, { $opponent } muốn đấu lại [ván { $id }]({ $link }).
notice-turn = <@{ $player-id }>, { $opponent } đã đi, đến lượt bạn ở [ván { $id }]({ $link }).
notice-time = <@{ $player-id }>, đến lượt bạn ở [ván { $id }]({ $link }). Hết giờ: { $when }.
button-no-turn-notices = Tắt thông báo này
turn-notices-off = Từ giờ mình sẽ không báo khi đến lượt bạn nữa. Muốn bật lại, dùng `/ttt preferences`.
notice-time-quiet = { $player }, đến lượt bạn ở [ván { $id }]({ $link }). Hết giờ: { $when }.

## Puzzles

command-puzzle = Giải câu đố của ngày, câu đố từ ván của bạn, hoặc câu đố luyện tập
option-from = Câu đố lấy từ đâu
choice-today = Câu đố hôm nay
choice-practice = Luyện tập: từ dễ đến khó, bao nhiêu tùy thích
option-day = Luyện một câu trong 30 ngày qua; không tính vào chuỗi
choice-own-games = Ván của tôi: ngay trước một sai lầm
puzzle-title = Câu đố hằng ngày { $number }
puzzle-title-past = Câu đố hằng ngày { $number }, để luyện tập
puzzle-title-practice = Câu đố luyện tập
puzzle-title-own = Ván { $id }: có nước hay hơn nước { $move }?
puzzle-goal-win = { $moves ->
    [0] Lượt { $mark }: **hãy thắng.**
    [1] Lượt { $mark }: **thắng ngay với nước này.**
   *[other] Lượt { $mark }: **thắng sau { $moves } nước.**
}
puzzle-goal-misere = { $moves ->
    [0] Lượt { $mark }: **buộc { $enemy } phải xếp đủ hàng.**
    [1] Lượt { $mark }: **chỉ chừa cho { $enemy } những nước xếp đủ hàng.**
   *[other] Lượt { $mark }: **buộc { $enemy } phải xếp đủ hàng** sau { $moves } nước.
}
puzzle-goal-draw = Lượt { $mark }: **giữ thế hòa.**
puzzle-tries-left = Còn { $left } lần thử
puzzle-tries = { $tries } lần thử
puzzle-gives-up-win = **Không phải { $cell }:** đi vậy là hết đường thắng.
puzzle-gives-up-draw = **Không phải { $cell }:** đi vậy thì { $enemy } có thể thắng.
puzzle-wrong-loses-at-once = **Không phải { $cell }:** thế là thành hàng, mà ở đây thành hàng là thua.
puzzle-wrong-line = **Không phải { $cell }:** { $enemy } đáp lại bằng { $reply } và xếp đủ hàng.
puzzle-wrong-fork = **Không phải { $cell }:** { $enemy } đáp lại bằng { $reply } và đe dọa { $cells }.
puzzle-wrong-lost = **Không phải { $cell }:** { $enemy } đáp lại bằng { $reply } rồi sẽ thắng.
puzzle-wrong-must-complete = **Không phải { $cell }:** { $enemy } đáp lại bằng { $reply }, và sớm muộn gì { $mark } cũng phải xếp đủ hàng.
puzzle-wrong-only-draws = **Không phải { $cell }:** { $enemy } đáp lại bằng { $reply }, và không còn đường thắng nữa.
puzzle-wrong-ends-in-draw = **Không phải { $cell }:** bàn cờ kín chỗ mà không ai thắng.
puzzle-wrong-unblockable = **Không phải { $cell }:** { $enemy } đáp lại bằng { $reply } và đe dọa { $cells }, nơi vẫn còn { $mark }: không chặn được.
puzzle-wrong-repeats = **Không phải { $cell }:** thế cờ này xuất hiện lần thứ ba, và thế là hòa.
puzzle-hinted = Đến giờ gợi ý đã loại { $count } ô sai.
puzzle-clue-line = Có một ô xếp đủ hàng.
puzzle-clue-fork = Hãy tìm một nước đe dọa hai hàng cùng lúc.
puzzle-clue-forces-fork = Hãy đe dọa một hàng trước: đối thủ đáp lại là mở đường cho nước đôi.
puzzle-clue-threats = Hãy đe dọa một hàng, rồi cứ đe dọa tiếp.
puzzle-clue-must-complete = Hãy nghĩ đến cuối ván: bên nào hết ô an toàn trước?
puzzle-clue-blocks = { $enemy } sẽ xếp đủ hàng ở đâu?
puzzle-clue-spoils-fork = { $enemy } có thể đe dọa hai hàng cùng lúc ở đâu?
puzzle-next = Câu tiếp theo sẽ xuất hiện { $when }.
puzzle-go-on = **Đúng rồi!** { $enemy } đáp lại bằng { $reply }. Tiếp tục nào.
puzzle-solved = { $tries ->
    [1] 🎯 **Giải được ngay lần thử đầu tiên!**
   *[other] 🎯 **Giải được sau { $tries } lần thử!**
}
puzzle-solved-hinted = 🎯 **Giải được ở lần thử thứ { $tries }, nhờ { $hints } gợi ý!**
puzzle-failed = **Câu này vuột mất rồi.** Đáp án đây, còn câu sau sẽ là của bạn.
puzzle-answer = **Đáp án là { $cell }:** { $reason }.
puzzle-answer-own = **{ $cell } tốt hơn:** { $reason }.
puzzle-merit-line = ô này xếp đủ hàng
puzzle-merit-fork = ô này đe dọa { $cells } cùng lúc
puzzle-merit-forces-fork = { $enemy } buộc phải đáp lại bằng { $reply }, rồi { $then } đe dọa { $cells } cùng lúc
puzzle-merit-threats = từ đó, nước nào của { $mark } cũng dọa xếp đủ hàng, mà { $enemy } không chặn hết được
puzzle-merit-wins = { $enemy } đáp lại thế nào thì { $mark } cũng thắng
puzzle-merit-must-complete = sớm muộn gì { $enemy } cũng phải xếp đủ hàng
puzzle-merit-blocks = nếu không, { $enemy } sẽ xếp đủ hàng ở đó
puzzle-merit-spoils-fork = ô này không cho { $enemy } tạo nước đôi
puzzle-merit-only-draw = mọi ô khác đều thua
puzzle-merit-holds = ô này giữ được thế hòa
puzzle-line = Sau đó, đi hay nhất là { $line }.
puzzle-streak = 🔥 **Chuỗi câu đố: { $days } ngày.**
puzzle-solvers = { $percent }% trong số { $finished } người đã giải được.
puzzle-solved-by = 🎯 { $solved } trên { $finished } người đã giải được
puzzle-more = và { $count } người nữa
puzzle-week-ended = **Tuần { $week }**
puzzle-yesterday = Nhất hôm qua: { $player } { $tries }
puzzle-server-streak = 🔥 **Ở đây đã giải được { $days } ngày liên tiếp.**
puzzle-standing = Kết quả của bạn có ở { $channel }, dưới câu đố của ngày. Nếu không muốn hiện tên, dùng `/ttt preferences`.
puzzle-shared-solved = { $player } đã giải được. Còn bạn?
puzzle-shared-failed = { $player } để vuột mất câu này. Bạn bắt được không?
button-puzzle-today = Câu đố của ngày
button-puzzle-solve = Giải
button-puzzle-hint = Gợi ý (mất 1 lần)
button-puzzle-share = Chia sẻ
button-puzzle-own = Từ ván của tôi
button-puzzle-here = Đăng ở đây mỗi ngày
puzzle-posted-here = Từ giờ kênh này có câu đố của ngày, câu hôm nay có ngay. Dùng `/ttt settings` để thay đổi.
button-puzzle-dare = Thách cả kênh
button-puzzle-try-again = Thử lại từ đây
puzzle-dare-question =
    ### Thách cả kênh?
    Mọi người ở đây sẽ thấy thế cờ mà bạn đã thua và có thể thử chơi tốt hơn.
puzzle-dare-draw = ### Bạn giữ hòa nổi không?
puzzle-dare-win = ### Bạn thắng nổi không?
puzzle-dare-lost = { $player } đã thua từ thế cờ này.
button-puzzle-try = Thử
button-puzzle-practice = Luyện tập
button-puzzle-another = Câu khác

refused-puzzle-over = Câu đố đó đã xong. Dùng `/ttt puzzle` để giải câu hôm nay.
refused-no-such-day = Mình có câu đố của 30 ngày qua. Hãy chọn trong danh sách, hoặc gõ số hay ngày của nó, ví dụ 2026-11-24.
refused-no-mistakes = Mình không tìm thấy sai lầm nào trong các ván gần đây của bạn, ngoài những sai lầm bạn vừa gặp trong câu đố. Hãy chơi thêm: `/ttt start`.
refused-shared-elsewhere = Ở đây không ai mở được ván đó. Bạn có thể cho xem nó ở nơi đã chơi.
refused-shared-by-itself = Câu đố của ngày ở kênh này đã hiện kết quả của mọi người, cả của bạn nữa.
refused-shared-today = Bạn đã chia sẻ câu đố này ở kênh này rồi.

## Challenges

challenge-title = ### Tic-tac-toe nhé?
challenge-to = <@{ $opponent-id }>, **{ $challenger }** thách đấu bạn.
challenge-to-closed = **{ $challenger }** đã thách đấu **{ $opponent }**.
challenge-last-drawn = Ván trước hòa.
challenge-to-anyone = **{ $challenger }** đang tìm người chơi cùng.
challenge-to-anyone-closed = **{ $challenger }** đã tìm người chơi cùng.
challenge-expires = Hết hạn: { $expires }
challenge-rated = Tính điểm
challenge-without-ping = { $opponent } không bị nhắc tên hai lần trong một phút, nhưng vẫn nhận lời được ở đây.
challenge-sides-swap = Đổi bên
challenge-opens-me = { $challenger } đi trước
challenge-opens-opponent = { $opponent } đi trước
challenge-opens-anyone = Ai tham gia thì đi trước
challenge-opens-random = Người đi trước được chọn ngẫu nhiên
challenge-accepted = Đã nhận lời: ván cờ bắt đầu.
challenge-declined = Hẹn lần khác: { $opponent } đã từ chối.
challenge-withdrawn = { $challenger } đã rút lại lời thách đấu.
challenge-expired = Hết giờ mà { $opponent } chưa trả lời.
challenge-expired-open = Hết giờ mà chưa ai tham gia.
challenge-withdrawn-private = Bạn đã rút lại lời thách đấu.
button-accept = Nhận lời
button-decline = Từ chối
button-join = Tham gia
button-withdraw = Rút lại
button-challenge-again = Thách đấu lại

## Private answers

stopped-private = Bạn đã dừng ván { $id }.
meant-game = Trong các ván của bạn ở đây, đây là ván { $id }, với { $opponent }. Muốn ván khác, hãy điền *opponent*.
resign-question = **Xin thua ván { $id }?** { $opponent } sẽ thắng.
button-confirm-resign = Có, xin thua
resign-question-untouched = **Xin thua ván { $id }?** Chưa ai đi nước nào nên ván sẽ không được tính.
resign-question-opened = **Xin thua ván { $id }?** Bạn chưa đi nước nào nên ván sẽ không được tính.
button-withdraw-challenge = Rút lại thách đấu
button-keep-playing = Chơi tiếp
dismissed-before = Xong.
changed-later = Cú bấm của bạn đã được tính. Lúc này Discord chưa cho mình đổi bàn cờ, nên lát nữa bàn cờ mới đổi; nếu không thấy đổi, dùng `/ttt board` để hiện lại.
answer-refused = Discord không hiện câu trả lời của mình ở đây. Có thể AutoMod của máy chủ này không cho phép một từ hay một tên trong đó.
answer-forbidden = Discord không cho mình đăng ở đây. Người quản lý máy chủ này có thể cho phép.
answer-too-large = Cái này quá lớn đối với Discord.
answer-lost = Discord không nhận câu trả lời của mình. Bạn thử lại sau giây lát nhé.
posted-otherwise = Discord không nhận câu trả lời của mình, nên mình đăng nó thành một tin nhắn thường.
resigned-private = Bạn đã xin thua [ván { $id }]({ $link }).
called-off-private = Bạn đã bỏ [ván { $id }]({ $link }).
button-restart = Xin thua, chơi ván mới

see-board = [Đến bàn cờ]({ $link })

refused-broken-button = Mình không biết nút này. Dùng `/ttt start` để chơi ván mới nhé.
refused-kept-private = Ở máy chủ này, mình trả lời gì thì chỉ bạn thấy, nên không ai khác thấy được. Người quản lý máy chủ có thể mời mình vào, hoặc cho bạn quyền *Sử Dụng Ứng Dụng Bên Ngoài*.
refused-unknown-command = Mình không biết lệnh này. Hãy khởi động lại ứng dụng Discord để làm mới danh sách; `/ttt help` cho biết mình có những lệnh nào.
refused-unknown-choice = Ở đây không chọn như vậy được. Hãy mở lại lệnh và chọn trong những mục có sẵn.
refused-unknown-form = Mình không biết biểu mẫu này. Bạn mở lại rồi gửi lần nữa nhé.
refused-not-watcher = Chỉ người yêu cầu ván này, hoặc quản trị viên, mới dừng được nó. Dùng `/ttt watch` để tự mở một ván.
refused-no-such-game = Ván đó không còn nữa. Dùng `/ttt start` để chơi ván mới nhé.
refused-no-game-here = Bạn không có ván nào ở kênh này. Dùng `/ttt start` để chơi nhé.
refused-no-game-with = Bạn không có ván nào với { $opponent } ở kênh này.
refused-not-your-game = Đây không phải ván của bạn. Dùng `/ttt start` để có ván của riêng bạn nhé.
refused-not-your-turn = Chưa đâu, đang là lượt của { $player }.
refused-not-moderator = Chỉ thành viên có quyền *Quản Lý Tin Nhắn* mới dừng được ván cờ.
refused-no-game-on-message = Tin nhắn này không có ván cờ nào.
refused-stale-board = Ván cờ đã đi tiếp rồi: đây là bàn cờ lúc này.
refused-old-copy = Đây là bàn cờ cũ. [Ván cờ tiếp tục ở đây]({ $link }).
refused-game-is-over = Ván này đã kết thúc.
refused-already-playing = Bạn đang có một ván với { $opponent } ở đây. [Đến bàn cờ]({ $link })
refused-already-playing-waiting = Trong lúc chờ, bạn có thể chơi với mình hoặc với người khác ở đây.
refused-channel-not-allowed = Ở máy chủ này, ván cờ được chơi ở các kênh khác: { $channels }
refused-role-not-allowed = Ở máy chủ này, chỉ thành viên có một số vai trò nhất định mới chơi được.
refused-too-soon = Ở máy chủ này, bạn phải chờ giữa các lời thách đấu. Hãy thử lại { $wait }.
refused-too-many-games = Kênh này đang có { $most } ván, đã đến mức tối đa. Hãy thử lại khi có ván kết thúc, hoặc ở kênh khác.
refused-too-many-watched = Bạn đang xem { $most } ván rồi: hãy chờ một ván kết thúc đã.
refused-no-such-challenge = Lời thách đấu đó không còn nữa. Dùng `/ttt challenge` để gửi lời mới nhé.
refused-nothing-to-resign = Bạn không có ván cờ hay lời thách đấu nào ở kênh này.
refused-challenge-closed-accepted = Chậm mất rồi: lời thách đấu này đã có người nhận.
refused-challenge-closed-declined = Chậm mất rồi: lời thách đấu này đã bị từ chối.
refused-challenge-closed-withdrawn = Chậm mất rồi: lời thách đấu này đã được rút lại.
refused-challenge-closed-expired = Chậm mất rồi: lời thách đấu này đã hết hạn.
refused-not-your-challenge = Lời thách đấu này dành cho { $player }. Dùng `/ttt challenge` để gửi lời của riêng bạn nhé.
refused-not-your-challenge-again = Chỉ người đưa ra lời thách đấu này mới gửi lại được. Dùng `/ttt challenge` để gửi lời của riêng bạn nhé.
refused-not-your-offer = Chỉ người đưa ra lời thách đấu này mới rút lại được. Nút dành cho bạn là *{ button-join }*.
refused-own-challenge = Đây là lời thách đấu của chính bạn nên bạn không thể tự nhận. Muốn rút lại, bấm *{ button-decline }*.
refused-own-offer = Đây là lời thách đấu của chính bạn nên phải có người khác tham gia. Muốn rút lại, bấm *{ button-withdraw }*.
refused-already-challenging = Bạn còn một lời thách đấu đang chờ ở kênh này: hãy rút lại bằng `/ttt resign` đã. [Đến lời thách đấu]({ $link })
refused-challenge-yourself = Bạn không thể tự thách đấu chính mình. Muốn chơi với Oxo, dùng `/ttt start` mà không chọn đối thủ.
refused-challenge-bot = Bot không trả lời thách đấu. Muốn chơi với mình, dùng `/ttt start` mà không chọn đối thủ.
refused-cannot-see-channel = Người đó không xem được kênh này nên không thể trả lời.
refused-cannot-be-challenged = Hiện bạn không thể đấu với { $player }.
refused-nobody-else-here = Không ai khác xem được cuộc trò chuyện này. Hãy thách đấu trong máy chủ hoặc nhóm; muốn chơi với mình, dùng `/ttt start`.
refused-unreadable-cell = “{ $text }” không phải là một ô. Hãy viết như b2 hoặc 5.
refused-ambiguous-cell = “{ $text }” có thể là { $cells }. Hãy viết rõ ô nào.
refused-off-board = { $where } không có trên bàn cờ này.
refused-cell-taken = { $where } đã có quân.
refused-cell-leaving = Quân của bạn ở { $where } biến mất cùng với nước này, nên { $where } chưa trống. Hãy đi ô khác.
refused-store-unavailable = Hiện mình không kết nối được cơ sở dữ liệu nên chưa có gì thay đổi. Bạn thử lại sau giây lát nhé.
refused-outcome-unknown = Mình mất kết nối với cơ sở dữ liệu đúng lúc đang lưu, nên có thể đã xong mà cũng có thể chưa. Bạn thử lại sau giây lát nhé: không có gì bị thực hiện hai lần, và `/ttt board` sẽ hiện ván của bạn.
refused-person-blocked = Bạn không chơi với mình được: người vận hành mình đã chặn bạn.
refused-server-blocked = Mình không chơi ở máy chủ này: người vận hành mình đã chặn nó.
refused-not-now = Lúc này mình chưa nghĩ xong được. Bạn thử lại sau giây lát nhé.
refused-unexpected = Mình gặp trục trặc. Ván của bạn vẫn an toàn: `/ttt board` sẽ hiện lại.

## Help

help-title = ## Tic-tac-toe
button-help-play = Cách chơi
button-help-commands = Các lệnh
button-help-more = Cấp độ và luật
button-support = Hỗ trợ
button-source = Mã nguồn
button-privacy-policy = Chính sách riêng tư
button-terms = Điều khoản
button-begin = Bắt đầu một ván
help-goal = Ba quân thẳng hàng hay chéo là thắng.
help-start = **Chơi với mình:** { $start }, 5 cấp
help-challenge = **Đấu với bạn bè:** { $challenge }
help-puzzle = **Chơi một mình:** { $puzzle }, mỗi ngày
help-stuck = **Bí rồi?** *{ button-hint }* chỉ nước hay nhất.
help-lost = **Thua rồi?** *{ button-review-loss }* chỉ ra sai lầm.
help-game = **Trong ván**
help-on-hint = nước hay khi đấu với mình
# Words for cells are understood in English alone.
help-on-move = b2, 5…
help-on-board = bàn cờ của bạn, lần nữa
help-on-resign = xin thua, rút lời thách
help-after = **Để xem**
help-on-stats = kết quả và điểm
help-on-leaderboard = ai giỏi nhất ở đây
help-on-history = các ván bạn đã chơi
help-on-review = sai lầm của bạn
help-on-watch = Oxo tự đấu với chính nó
help-yours = **Theo ý bạn**
help-on-preferences = kiểu và thông báo
help-on-privacy = dữ liệu của bạn
help-server = **Cho người quản lý máy chủ**
help-on-settings = kiểu, kênh, giới hạn
help-menus = **Trong menu, mục *Ứng Dụng***
    Của một người: *{ menu-challenge }*
    Của một tin nhắn: *{ menu-stop }*
help-levels = **Cấp độ** · `/ttt start` kèm `level`
    - *{ level-beginner }* đi bừa
    - *{ level-easy }* biết xếp đủ hàng
    - *{ level-casual }* còn biết chặn bạn
    - *{ level-clever }* chỉ bỏ sót nước đôi
    - *{ level-unbeatable }* không bao giờ thua, trừ bàn *{ board-short-vanishing }*
    -# Nước đôi đe dọa hai hàng cùng lúc.
help-boards = **Bàn cờ** · `/ttt start` kèm `board`
    - 3×3, ba quân thẳng hàng
    - 4×4, bốn quân thẳng hàng
    - 5×5, bốn hoặc năm quân
    - *Luật ngược*: ba thẳng hàng là **thua**
    - *{ board-short-vanishing }*: chỉ còn ba quân mới nhất
help-cells = **Ô** · a1 ở góc trên bên trái, b1 ngay bên cạnh. Hoặc đếm ô: góc trên bên trái là 1.
help-time = **Thời gian** · mỗi nước một ngày, trừ khi máy chủ đặt khác. Người đấu với người, hết giờ là thua.
help-screen-reader = **Nếu dùng trình đọc màn hình,** hãy chọn kiểu *{ style-text }* trong `/ttt preferences`.

## Settings

command-settings = Thiết lập tic-tac-toe cho máy chủ này (cần quyền Quản Lý Máy Chủ)
command-preferences = Đặt số ô, kiểu bàn cờ, thông báo và ai được thách đấu bạn
command-privacy = Nhận dữ liệu của bạn dưới dạng tập tin, hoặc xóa dữ liệu
option-action = Muốn làm gì với dữ liệu của bạn
choice-export = Gửi cho tôi tập tin dữ liệu của tôi
choice-delete = Xóa dữ liệu của tôi

player-somebody = Ai đó

settings-title = ### Tic-tac-toe trên máy chủ này
settings-note = Mỗi lựa chọn được lưu ngay và áp dụng cho các ván từ bây giờ.
settings-page = { $page }/{ $pages } · { $name }
button-section-games = Ván cờ
button-section-look = Quân và kiểu
button-section-places = Ngôn ngữ, kênh
button-section-limits = Giới hạn
button-section-check = Kiểm tra
button-check-again = Kiểm tra lại

settings-level = **Oxo chơi giỏi đến đâu** cho đến khi có người chọn cấp
settings-board = **Bàn cờ,** trừ khi ai đó chọn bàn khác
settings-clock = **Thời gian mỗi nước.** Người đấu với người, ai hết giờ thì thua.
settings-theme = **Quân** của hai người chơi
settings-style = **Kiểu bàn cờ,** trừ khi người chơi thích kiểu khác
settings-remains = **Khi ván kết thúc,** tin nhắn còn giữ lại chừng này
settings-sample = **Trông sẽ như thế này**
settings-locale = **Ngôn ngữ** của tin nhắn công khai. Tin nhắn riêng dùng ngôn ngữ của người đọc.
settings-channels = **Kênh** được phép chơi, kể cả chủ đề trong đó. Không chọn gì là cho phép tất cả.
settings-roles = **Vai trò** được bắt đầu ván. Không chọn gì là ai cũng được.
settings-puzzle-channel = **Câu đố của ngày:** kênh mà mình đăng mỗi ngày
puzzle-channel-none = Không kênh nào
settings-most-live = **Số ván cùng lúc nhiều nhất** trong một kênh
settings-pause = **Khoảng nghỉ** trước khi cùng một người được thách đấu lại
settings-unrated = **Không tính điểm:** ván với những người này không được tính, kể cả ván trước đây
unrated-none = Không ai
channels-all = Mọi kênh
roles-all = Tất cả mọi người
more-choices = Chọn ở đây
button-ask-emoji = Hai emoji tự chọn…

theme-classic = Cổ điển: ô do Oxo vẽ
theme-plain = Đơn giản
theme-animals = Động vật
theme-sky = Bầu trời
theme-garden = Khu vườn
theme-sea = Biển
theme-own = Tự chọn
style-server = Kiểu của máy chủ
style-server-about = Người quản lý máy chủ đã chọn
style-emoji = Emoji
style-emoji-about = Quân trên từng ô
style-text = Văn bản
style-text-about = Chữ và tọa độ, hợp với trình đọc màn hình
remains-all = Cả bàn cờ
remains-line = Chỉ một dòng kết quả
language-auto = Theo cài đặt trên Discord
most-live = { $count } ván
pause-none = Không nghỉ

form-emoji-title = Hai emoji tự chọn
form-emoji-x-label = Thay cho ❌
form-emoji-o-label = Thay cho 🔵
form-emoji-hint = Emoji bất kỳ, hoặc tên emoji riêng của máy chủ này, ví dụ :cat:

check-title = **Quyền của mình ở { $channel }**
check-has = ✅ { $permission }
check-lacks = ❌ Thiếu quyền **{ $permission }**:
check-well = Mình có đủ mọi quyền cần thiết ở đây.
check-how = Người quản lý kênh này có thể cho phép trong *Chỉnh Sửa Kênh → Quyền*, cho vai trò của mình. Sau đó bấm *{ button-check-again }*.
check-no-member = ❌ **Chưa ai thêm mình vào máy chủ này,** nên mình chỉ trả lời được lệnh và nút: không báo được cho ai rằng đã đến lượt, và bàn cờ quá 15 phút chỉ thay đổi khi có người bấm nút trên đó.
check-not-allowed = ⚠️ Không thể bắt đầu ván ở kênh này: kênh không nằm trong số đã chọn ở *{ button-section-places }*.
permission-view = Xem Kênh
permission-view-why = không có quyền này, mình không cập nhật được bàn cờ khi hết giờ hay khi quản trị viên dừng ván.
permission-send = Gửi tin nhắn
permission-send-why = không có quyền này, mình không báo được cho người chơi rằng đã đến lượt hay sắp hết giờ.
permission-attach = Đính kèm tập tin
permission-attach-why = không có quyền này, không ai chia sẻ được hình ảnh ván cờ.
permission-send-in-threads = Gửi tin nhắn trong chủ đề
permission-send-in-threads-why = không có quyền này, mình không báo được cho người chơi rằng đã đến lượt hay sắp hết giờ.

refused-servers-only = Thiết lập là của máy chủ, nên hãy dùng lệnh này trong một máy chủ. Tùy chọn riêng của bạn ở `/ttt preferences`.
refused-not-manager = Chỉ thành viên có quyền *Quản Lý Máy Chủ* mới đổi được thiết lập ở đây. Tùy chọn riêng của bạn ở `/ttt preferences`.
refused-not-your-panel = Phần này dành cho người khác. Mở phần của bạn bằng `/ttt settings`, `/ttt preferences` hoặc `/ttt privacy` nhé.
refused-not-your-notice = Thông báo này dành cho người khác. Chỉnh thông báo của bạn bằng `/ttt preferences` nhé.
refused-unknown-emoji = “{ $text }” không phải emoji mà mình dùng được ở đây. Hãy dùng emoji thông thường, hoặc tên emoji riêng của máy chủ này, ví dụ :cat:
refused-marks-alike = Hai quân phải khác nhau và khác ô trống ⬛, nếu không chẳng ai đọc được bàn cờ.

## Preferences

preferences-title = ### Tùy chọn của bạn
preferences-note = Mỗi lựa chọn được lưu ngay và áp dụng ở mọi nơi bạn chơi.
preferences-numbering = **Số ô** cho `/ttt move`
preferences-style = **Kiểu bàn cờ** cho các ván sau của bạn
preferences-pings = **Khi nào mình được nhắc tên bạn**
preferences-challenges = **Ai được thách đấu bạn**
preferences-results = **Kết quả câu đố của bạn hiện thế nào** ở máy chủ có kênh đăng câu đố
preferences-blocked = **Không bao giờ đấu với những người này.** Không báo cho ai biết.
pings-turns = Luôn báo, cả lượt của bạn
pings-turns-about = Đến lượt bạn: chỉ báo nếu sau một phút bạn chưa đi
pings-some = Chỉ thách đấu, sắp hết giờ
pings-some-about = Cả khi có người nhận lời bạn; không báo đến lượt
pings-none = Không bao giờ
pings-none-about = Lời thách đấu và lời nhắc vẫn nằm trong kênh
challenges-anyone = Bất kỳ ai
challenges-nobody = Không ai
results-named = Có tên tôi
results-unnamed = Không có tên tôi
numbering-reading = Như đọc: 1 ở trên bên trái
numbering-keypad = Phím số: 7 ở trên bên trái

## Privacy

exported = Đây là tất cả những gì mình lưu về bạn: các ván bạn đã chơi, điểm xếp hạng, câu đố, lời thách đấu và tùy chọn của bạn.
exported-packed = Đây là tất cả những gì mình lưu về bạn: các ván bạn đã chơi, điểm xếp hạng, câu đố, lời thách đấu và tùy chọn của bạn. Dữ liệu nhiều nên mình đã nén lại: gzip và hầu hết phần mềm giải nén đều mở được.
forget-question =
    ### Xóa dữ liệu của bạn?
    Bạn sẽ xin thua các ván đang chơi, và các lời thách đấu đang chờ sẽ đóng lại. ID, tên, điểm xếp hạng, câu đố và tùy chọn của bạn sẽ bị xóa. Các ván đã xong được giữ lại cho người từng chơi với bạn; họ sẽ thấy “{ player-somebody }” thay cho tên bạn, và điểm của họ được tính lại không có bạn. Nếu ai đó đã chọn không nhận thách đấu từ bạn, hoặc một máy chủ đã chọn không tính điểm các ván của bạn, lựa chọn đó vẫn còn, và mình chỉ giữ ID của bạn cho việc đó.
    Việc này **không thể hoàn tác.** Tin nhắn đã có trong các kênh vẫn giữ tên đang hiện, và bản sao lưu của người vận hành mình còn giữ dữ liệu của bạn cho đến khi có bản mới hơn thay thế. Nếu bạn chơi lại, mọi thứ bắt đầu lại từ đầu.
button-forget = Xóa dữ liệu của tôi
forgotten =
    Xong: dữ liệu của bạn đã được xóa. { $games ->
        [0] Bạn không có ván nào đã xong.
       *[other] { $games } ván giờ hiện “{ player-somebody }” thay cho tên bạn.
    } { $ended ->
        [0] { "" }
       *[other] Bạn đã xin thua { $ended } ván đang chơi.
    } Tin nhắn trong các kênh vẫn giữ tên bạn cho đến khi bị xóa ở đó, và bản sao lưu của người vận hành mình còn giữ dữ liệu của bạn cho đến khi có bản mới hơn thay thế.

## Looking on, ahead and back

command-hint = Cho xem nước tốt nhất trong ván của bạn với Oxo; chỉ bạn thấy
command-watch = Xem Oxo tự đấu với chính nó
command-history = Liệt kê các ván đã xong; chỉ bạn thấy danh sách
command-review = Xem lại từng nước của ván đã xong và các sai lầm; chỉ bạn thấy
option-x = Oxo cầm X chơi giỏi đến đâu (X đi trước)
option-o = Oxo cầm O chơi giỏi đến đâu
option-user-history = Ván của ai; bỏ trống để xem của bạn
option-game = Ván nào, theo số dưới bàn cờ; bỏ trống để xem ván mới nhất của bạn ở đây

button-hint = Gợi ý
button-play-cell = Đi { $cell }
button-rematch = Đấu lại
button-decider = Ván quyết định
rematch-wanted = **{ $player }** muốn đấu lại. { $opponent }, bấm *{ button-rematch }* là bắt đầu.
rematch-awaited = Bạn đã xin đấu lại: ván mới bắt đầu ngay khi { $opponent } cũng bấm *{ button-rematch }*.
button-review = Xem lại
button-review-loss = Vì sao?
button-back = Lùi
button-next = Tiếp
button-next-mistake = Sai lầm kế tiếp
button-to-mistake = Xem sai lầm
button-first-mistake = Sai lầm đầu tiên
button-first = Đầu
button-share = Chia sẻ
button-save = Lưu hình
button-newer = Mới hơn
button-older = Cũ hơn

game-computer-to-move = Đến lượt: { $mark } { $player }

hint-title = Gợi ý cho ván { $id }
hint-best = **{ $cell }** là tốt nhất: { $reason }.
hint-last = **{ $cell }** là ô trống cuối cùng.
hint-try = Hãy thử **{ $cell }**: { $reason }.
hint-win = { $sign } thắng
hint-draw = { $sign } hòa
hint-loss = { $sign } bại
hint-unknown = { $sign } còn quá sớm để biết
hint-every-win = Ô nào cũng thắng.
hint-every-draw = Ô nào cũng vẫn dẫn đến hòa.
hint-every-loss = Ô nào cũng thua.
hint-every-unknown = Còn quá sớm để biết mỗi ô dẫn đến đâu.
hint-opening = Một trong các cách mở đầu này chắc chắn thắng: góc, giữa hoặc cạnh. Cách nào thì bạn tự tìm nhé. Hãy mở đầu bằng nó rồi hỏi lại: mỗi gợi ý cho biết nước nào còn thắng.
hint-hollow = Kết quả nhờ gợi ý chỉ được ngôi sao rỗng.
hint-letter-win = t
hint-letter-draw = h
# "b" for bại: "t" for thua is taken by thắng.
hint-letter-loss = b
hint-letter-unknown = ?

reason-wins-at-once = xếp đủ hàng của bạn
reason-forks = đe dọa { $cells } cùng lúc mà đối thủ chỉ chặn được một
reason-forces-win = { $moves ->
    [0] thắng dù đối thủ chống đỡ thế nào
   *[other] thắng sau { $moves } nước, dù đối thủ chống đỡ thế nào
}
reason-unblockable = đe dọa { $cells }, nơi quân của Oxo sắp biến mất, nên Oxo không chặn được
reason-only-win = { $moves ->
    [0] không ô nào khác thắng được
   *[other] thắng sau { $moves } nước, và không ô nào khác thắng được
}
reason-misere-win = Oxo đáp lại thế nào rồi cũng phải xếp đủ hàng
reason-blocks = chặn hàng của Oxo
reason-only-draw = mọi ô khác đều thua
reason-spoils-fork = { $count ->
    [1] Oxo muốn đi { $cells } để đe dọa hai hàng cùng lúc, và ô này phá được
   *[other] Oxo muốn đe dọa hai hàng cùng lúc, và ô này phá được
}
reason-threatens = đe dọa một hàng nên Oxo phải đi { $cells }
reason-sets-traps = Oxo sẽ thua nếu đáp lại bằng { $cells }
reason-sets-many-traps = { $count } cách đáp lại của Oxo sẽ thua
reason-avoids-line = không tạo thành hàng nào
reason-holds = giữ được thế hòa
reason-delays = giờ ô nào cũng thua, và ô này cầm cự lâu nhất
reason-looks-best = không ô nào khác có nhiều hàng còn mở đi qua hơn

command-stats = Cho xem kết quả, cấp độ đã thắng và điểm xếp hạng; chỉ bạn thấy
command-leaderboard = Liệt kê điểm xếp hạng cao nhất ở đây; chỉ bạn thấy danh sách
option-user-stats = Thống kê của ai; bỏ trống để xem của bạn
option-scope = Cả máy chủ, hoặc những người chơi ở kênh này
option-season = Mỗi mùa là một quý trong năm, ví dụ 2026 Q4; bỏ trống để xem mùa này
choice-server = Cả máy chủ
choice-channel = Kênh này
button-higher = Hạng cao hơn
button-lower = Hạng thấp hơn

season = { $year } Q{ $quarter }
result = { $sign } { $games }
points = { NUMBER($points, useGrouping: 0) }
missing-games = { $games } ván tính điểm nữa

leaderboard-title = Bảng xếp hạng của máy chủ này, { $season }
leaderboard-title-channel = Bảng xếp hạng của <#{ $channel-id }>, { $season }
leaderboard-page = { $total ->
    [1] 1 người
   *[other] { $total } người · trang { $page }/{ $pages }
}
leaderboard-none = Ở đây chưa ai có điểm xếp hạng. Ván giữa người với người được tính điểm: mời một ván bằng `/ttt challenge`.
leader-brief = { $place } <@{ $user-id }> · **{ NUMBER($rating, useGrouping: 0) }**
leader-brief-provisional = ⏳ <@{ $user-id }> · { NUMBER($rating, useGrouping: 0) }
games-so-far = đã chơi { $games }/{ $most } ván
leaders-provisional = ⏳ chưa có hạng: cần { $games } ván tính điểm
leaders-unsettled = ? dưới { $games } ván tính điểm
leaders-legend = ± điểm xếp hạng có thể lệch chừng nào
button-details = Chi tiết
button-overview = Thu gọn
button-post-here = Đăng ở đây
button-my-place = Hạng của tôi
button-challenge-anyone = Thách đấu bất kỳ ai
own-place = **Hạng của bạn:** { $place } trên { $total } người, với { NUMBER($rating, useGrouping: 0) } điểm.
own-provisional = ⏳ **Bạn** có { NUMBER($rating, useGrouping: 0) } điểm. Để được xếp hạng cần: { $missing }.
own-missing = ⏳ **Để được xếp hạng cần:** { $missing }.
own-none = **Bạn** chưa có điểm xếp hạng ở đây: hãy đấu với ai đó bằng `/ttt challenge`.
own-left-out = **Bạn không được tính điểm:** người quản lý máy chủ này đã quyết định như vậy.
rated-games = Ván giữa người với người ở đây được tính điểm: mỗi ngày nhiều nhất ba ván với cùng một người, nhưng thắng người kém mình { $points } điểm trở lên thì không tính.
held-title = 🛡️ **Người đầu tiên cầm hòa “{ level-unbeatable }”**
held-first = { $board } · <@{ $first-id }> · { $date }
held-longest = { $board } · { $longest } ván liên tiếp · <@{ $longest-id }>

stats-title-server = Thống kê của <@{ $user-id }> trên máy chủ này
stats-title-anywhere = Thống kê của <@{ $user-id }>
stats-none = Chưa có ván nào kết thúc. `/ttt start` để bắt đầu một ván.
stats-people = **Đấu với người:** { $score }
stats-versus = **<@{ $reader-id }> đấu với <@{ $user-id }>:** { $score }
stats-streak = **Chuỗi thắng:** { $current ->
    [0] dài nhất { $best }
   *[other] hiện tại { $current }, dài nhất { $best }
}
stats-computer = **Chơi với Oxo:** { $score }
trophies-legend =
    { $star } đến cấp khó nhất đã thắng
    -# { $shield } đã cầm hòa { level-unbeatable }
trophies-legend-hints = { $star } chỉ khi có gợi ý
trophies-legend-perfect = { $cup } đã thắng { level-perfect } không nhờ gợi ý
stats-levels = **Chơi với Oxo, theo cấp độ**
stats-run-legend = 🛡️ chuỗi hòa dài nhất
stats-rating-brief = **Điểm xếp hạng { $season }:** { NUMBER($rating, useGrouping: 0) } · { $how }
stats-settles = để được xếp hạng cần: { $missing }
stats-puzzles = **Chuỗi câu đố:** { $current ->
    [0] dài nhất { $best } ngày
   *[other] hiện tại { $current } ngày, dài nhất { $best } ngày
}
stats-spread = **Điểm xếp hạng { $season }:** { NUMBER($rating, useGrouping: 0) } ± { $spread }
stats-past = { $season }: { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
stats-points = Cao nhất { NUMBER($highest, useGrouping: 0) }, thấp nhất { NUMBER($lowest, useGrouping: 0) }. Gần đây, mới nhất ở cuối: { $latest }
stats-graph = 📈 Điểm xếp hạng qua từng ván; dải màu: có thể lệch chừng nào
picture-rating = Biểu đồ đường của điểm xếp hạng trong { $season }. { $points }
stats-unrated = **Điểm xếp hạng:** chưa có trong { $season }. Ván giữa người với người được tính điểm.
stats-left-out = **Điểm xếp hạng:** không được tính trên máy chủ này.
is-provisional = tạm tính
is-at-place = hạng { $place }

refused-no-leaderboard-here = Ngoài máy chủ không có điểm xếp hạng: hãy xem bảng xếp hạng trong máy chủ bạn chơi.
refused-unknown-season = “{ $text }” không phải là một mùa. Hãy viết năm và quý, ví dụ 2026 Q4.

history-title-server = Các ván của <@{ $user-id }> trên máy chủ này
history-title-anywhere = Các ván của <@{ $user-id }>
history-none = Chưa có ván nào kết thúc. `/ttt start` để bắt đầu một ván.
history-page = { $total ->
    [1] 1 ván
   *[other] { $total } ván, mới nhất trước · trang { $page }/{ $pages }
}
legend-won = 🟩 thắng
legend-drawn = 🟨 hòa
legend-lost = 🟥 thua
legend-otherwise = ⬛ không có kết quả
history-won = Thắng { $opponent } · #{ $id }
history-lost = Thua { $opponent } · #{ $id }
history-drawn = Hòa với { $opponent } · #{ $id }
history-unfinished = Bỏ dở, với { $opponent } · #{ $id }
history-stopped = Bị dừng, với { $opponent } · #{ $id }
history-set-aside = Đã hủy, với { $opponent } · #{ $id }
history-called-off = Đã bỏ, với { $opponent } · #{ $id }
history-choice = { $game } · { $ago } · { $board }
ago-now = vừa xong

review-where = Ván { $id } · { $board }
review-at-start = { $total ->
    [1] Trước nước duy nhất
   *[other] Trước nước đầu trong { $total } nước
}
review-at = Nước { $ply }/{ $total }: { $mark } { $player } đi **{ $cell }**
review-at-own = Nước { $ply }/{ $total }: { $mark } bạn đi **{ $cell }**
review-moves = Các nước: { $moves }
review-moves-marked = Các nước (? là sai lầm): { $moves }
review-no-moves = Chưa ai đi nước nào nên không có gì để xem lại.
review-no-mistakes = ✨ **Cả hai bên không mắc một sai lầm nào.**
review-more-mistakes = …và { $count } nữa.
mistake-own = Nước { $number } (bạn đi { $cell })
mistake-of = Nước { $number } ({ $player } đi { $cell })
mistake-win-draw = **{ $move }** bỏ lỡ chiến thắng. Tốt nhất là đi { $better }, khi đó vẫn thắng.
mistake-win-loss = **{ $move }** làm thua ván đang thắng. Tốt nhất là đi { $better }, khi đó vẫn thắng.
mistake-draw-loss = **{ $move }** dẫn đến thua. Tốt nhất là đi { $better }, khi đó vẫn hòa.
mistake-draw-loss-back = **{ $move }** là một nước thua. Tốt nhất là đi { $better }, khi đó vẫn hòa.

watch-begin = Ai sẽ đi sai trước đây?
watch-slipped = { $player } sẩy chân! { $mark } có thấy không?
watch-missed = { $player } bỏ lỡ nước thắng. Lại cân bằng.
watch-wins = { $player } đã có đường thắng chắc.
watch-even = Đến giờ vẫn cân bằng.
watch-wins-still = { $player } vẫn giữ đường thắng chắc.
watch-wins-yet = { $player } không để vuột chiến thắng.
watch-even-still = Vẫn cân bằng.
watch-even-yet = Không bên nào chịu nhường.
picture-keep = Để giữ lại, hãy nhấn giữ hoặc nhấp chuột phải vào hình.
shared-by = { $player } chia sẻ
picture-game = Bàn cờ động: { $board }. { $first-mark } là { $first }, { $second-mark } là { $second }. Các nước: { $moves }. { $result }
picture-won = { $player } thắng.
picture-nobody-won = Không ai thắng.

refused-cannot-attach = Mình không được đính kèm tập tin ở kênh này nên không chia sẻ hình ở đây được. *{ button-save }* sẽ gửi hình cho riêng bạn.
refused-picture-is-being-drawn = Mình vẫn đang vẽ hình trước của bạn. Khi hình đó xong, hãy yêu cầu lại hình này nhé.
refused-not-played-by-you = Chỉ người đã chơi ván này mới chia sẻ được.
refused-game-shared = Ván này đã được chia sẻ trong kênh này rồi.
refused-shared-just-now = Bạn vừa chia sẻ rồi. Bạn có thể chia sẻ tiếp { $wait }.
refused-game-still-on = Ván đó vẫn đang diễn ra. Khi kết thúc, bạn có thể xem lại hoặc mời đấu lại.
refused-hint-against-person = Đối thủ của bạn là người thật, dùng gợi ý là ăn gian đấy. Chỉ ván với mình mới có gợi ý: `/ttt start`.
refused-nothing-to-review = Mình không tìm thấy ván nào như thế để bạn xem lại ở đây. Hãy ghi số dưới bàn cờ, ví dụ `12`, hoặc tìm bằng `/ttt history`.
refused-nothing-played-here = Bạn chưa chơi xong ván nào ở kênh này. `/ttt history` liệt kê các ván bạn đã chơi.
refused-others-history = Ở đây bạn chỉ liệt kê được ván của chính bạn. Ván của người khác xem được ở máy chủ nơi họ chơi.
refused-export-running = Dữ liệu của bạn đang được thu thập rồi. Tập tin sẽ đến trong câu trả lời cho yêu cầu đầu tiên.
refused-opponent-forgotten = Đối thủ đã yêu cầu xóa dữ liệu nên không còn ai để mời. Dùng `/ttt challenge` để thách đấu người khác nhé.
