### Every word that a player sees, in Vietnamese.

## Commands

command-ttt = Tic-tac-toe, kiểu caro bàn nhỏ: chơi với Oxo hoặc đấu với nhau
command-start = Bắt đầu một ván tic-tac-toe
command-challenge = Rủ ai đó, hoặc bất kỳ ai ở đây, chơi một ván
command-move = Đi một nước trong ván của bạn ở kênh này
command-board = Hiện lại bàn cờ của bạn ở cuối kênh
command-resign = Kết thúc ván của bạn ở đây, hoặc rút lại lời thách đấu
command-help = Cách chơi, các cấp độ và các lệnh
menu-challenge = Thách đấu tic-tac-toe
menu-stop = Dừng ván này
option-opponent = Chơi với ai; bỏ trống để chơi với Oxo
option-opponent-challenge = Thách đấu ai; bỏ trống để ai cũng tham gia được
option-level = Oxo chơi giỏi đến đâu
option-board = Chơi trên bàn cờ nào
option-mark = Quân của bạn
option-first = Ai đi trước
# Words for cells are understood in English alone.
option-cell = Ô muốn đi: b2, 5…
choice-random = Bốc thăm
choice-first-me = Tôi
choice-first-opponent = Đối thủ

level-beginner = Nhập môn
level-easy = Dễ
level-casual = Vừa
level-clever = Cao thủ
level-unbeatable = Bất bại

board-3x3 = 3×3, ba quân thẳng hàng
board-4x4 = 4×4, bốn quân thẳng hàng
board-5x5 = 5×5, bốn quân thẳng hàng
board-5x5-five = 5×5, năm quân thẳng hàng
# Misère goes by "the other way round"; help-boards mentions it by the same words.
board-misere = Luật ngược 3×3: ba quân thẳng hàng là thua

## The game

player-computer = Oxo ({ $level })
player-computer-alone = Oxo
game-title = { $first-mark } { $first } đấu với { $second-mark } { $second }
game-to-move = Đến lượt { $player } { $mark }
game-won = { $mark } **{ $player } thắng!**
game-won-misere = { $count ->
    [3] { $loser-mark } { $loser } xếp ba quân thẳng hàng, vậy là { $mark } **{ $player } thắng!**
   *[other] { $loser-mark } { $loser } xếp { $count } quân thẳng hàng, vậy là { $mark } **{ $player } thắng!**
}
game-won-resigned = { $mark } **{ $player } thắng:** { $loser } đã xin thua
game-won-time = { $mark } **{ $player } thắng:** { $loser } đã hết giờ
game-drawn = **Ván này hòa.**
game-newcomer = Đây là cấp *{ level-unbeatable }*: giỏi lắm cũng chỉ hòa thôi. Mới chơi à? Khởi động với cấp *{ $level }* đã nhé.
game-unfinished = **Bỏ dở:** không ai đi kịp giờ.
game-stopped = **Đã dừng:** quản trị viên cho dừng ván này.
game-set-aside = **Đã hủy, không tính kết quả:** nhường chỗ cho ván giữa người với người.
game-footer = Ván { $id }
game-footer-last = nước cuối { $cell }
game-footer-line = hàng: { $cells }
game-footer-clock = hết giờ: { $when }
game-moved = Bàn cờ của ván { $id } đã chuyển chỗ: [xem ở đây]({ $link })

button-resign = Xin thua

end-first-win = 🎉 **{ $player } lần đầu thắng cấp { $level }!**
end-beat-beginner = Khởi động xong chưa? Cấp *{ level-easy }* hễ thấy sơ hở là xếp đủ hàng ngay.
end-beat-easy = Cấp *{ level-casual }* không để bạn xếp hàng dễ thế đâu: nó biết chặn.
end-beat-casual = Cấp *{ level-clever }* biết đặt quân ở đâu là lợi nhất. Làm nó bất ngờ xem nào.
end-beat-clever = Cấp *{ level-clever }* trở tay không kịp. Giờ chỉ còn *{ level-unbeatable }*: hòa được ở đó cũng như thắng.
end-beat-unbeatable = Lẽ ra chuyện này không thể xảy ra. Hãy nhớ lấy khoảnh khắc này.
end-drawn = Bàn cờ kín chỗ mà chẳng có hàng nào.
end-lost-unbeatable = Cấp *{ level-unbeatable }* chỉ chờ một sai lầm. Bấm *{ button-review }* để xem đó là nước nào.
end-won = { $player } thắng sau { $moves } nước. Muốn phục thù chỉ cần một cú bấm.
end-won-misere = Kiên nhẫn thì thắng. Muốn phục thù chỉ cần một cú bấm.
notice-accepted = <@{ $player-id }>, { $opponent } đã nhận lời: [ván { $id }]({ $link }) bắt đầu.
notice-turn = <@{ $player-id }>, { $opponent } đã đi, đến lượt bạn ở [ván { $id }]({ $link }).
notice-time = <@{ $player-id }>, đến lượt bạn ở [ván { $id }]({ $link }). Hết giờ: { $when }.
notice-time-quiet = { $player }, đến lượt bạn ở [ván { $id }]({ $link }). Hết giờ: { $when }.

## Challenges

challenge-to = <@{ $opponent-id }>, **{ $challenger }** thách bạn một ván tic-tac-toe.
challenge-to-closed = **{ $challenger }** đã thách **{ $opponent }** một ván tic-tac-toe.
challenge-to-anyone = **{ $challenger }** đang tìm người chơi tic-tac-toe.
challenge-to-anyone-closed = **{ $challenger }** đã tìm người chơi tic-tac-toe.
challenge-terms = { $board } · { $opens } · hết hạn: { $expires }
challenge-opens-me = { $challenger } đi trước
challenge-opens-opponent = { $opponent } đi trước
challenge-opens-anyone = ai tham gia thì đi trước
challenge-opens-random = bốc thăm ai đi trước
challenge-accepted = Đã nhận lời: ván cờ bắt đầu.
challenge-declined = { $opponent } đã từ chối.
challenge-withdrawn = { $challenger } đã rút lại lời thách đấu.
challenge-expired = { $opponent } không trả lời kịp.
challenge-expired-open = Không ai tham gia kịp.
challenge-withdrawn-private = Đã rút lại lời thách đấu của bạn.
button-accept = Nhận lời
button-decline = Từ chối
button-join = Tham gia
button-withdraw = Rút lại
button-challenge-again = Thách đấu lại

## Private answers

stopped-private = Đã dừng ván { $id }.
resign-question = **Xin thua ván { $id }?** Khi đó { $opponent } sẽ thắng.
button-confirm-resign = Có, xin thua
resigned-private = Bạn đã xin thua [ván { $id }]({ $link }).
button-restart = Xin thua và chơi ván mới
button-set-aside-accept = Hủy ván này và nhận lời
button-set-aside-join = Hủy ván này và tham gia
set-aside-private = Ván của bạn với mình đã được hủy, không tính thắng cũng không tính thua.

see-board = [Đến bàn cờ]({ $link })

refused-broken-button = Mình không biết nút này. Dùng `/ttt start` để chơi ván mới nhé.
refused-no-such-game = Ván đó không còn nữa. Dùng `/ttt start` để chơi ván mới nhé.
refused-no-game-here = Bạn không có ván nào ở kênh này. Dùng `/ttt start` để chơi nhé.
refused-not-your-game = Chỉ hai người đang chơi mới bấm được các nút của ván. Dùng `/ttt start` để có ván của riêng bạn nhé.
refused-not-your-turn = Chưa đến lượt bạn.
refused-not-moderator = Chỉ thành viên có quyền quản lý tin nhắn mới dừng được ván cờ.
refused-no-game-on-message = Tin nhắn này không có ván cờ nào.
refused-stale-board = Ván cờ đã đi tiếp rồi: đây là bàn cờ lúc này.
refused-old-copy = Đây là bàn cờ cũ. [Ván cờ tiếp tục ở đây]({ $link }).
refused-game-is-over = Ván này đã kết thúc.
refused-already-playing = Bạn đang có một ván ở đây: hãy chơi cho xong hoặc xin thua đã. [Đến bàn cờ]({ $link })
refused-already-playing-opponent = { $player } đang có một ván ở kênh này rồi.
refused-playing-computer = Bạn đang chơi với mình ở đây, nhưng ván này hủy cũng được. [Đến bàn cờ]({ $link })
refused-channel-not-allowed = Máy chủ này chơi cờ ở chỗ khác: { $channels }
refused-role-not-allowed = Máy chủ này chỉ cho thành viên có một số vai trò nhất định chơi.
refused-too-soon = Máy chủ này muốn có khoảng nghỉ giữa các lời thách đấu. Hãy thử lại { $wait }.
refused-too-many-games = Kênh này đang có { $most } ván, đã đến mức tối đa. Hãy thử lại khi có ván kết thúc, hoặc ở kênh khác.
refused-too-many-watched = Bạn đang xem { $most } ván rồi: hãy chờ một ván kết thúc đã.
refused-no-such-challenge = Lời thách đấu đó không còn nữa. Dùng `/ttt challenge` để gửi lời mới nhé.
refused-nothing-to-resign = Bạn không có ván cờ hay lời thách đấu nào ở kênh này.
refused-challenge-closed-accepted = Chậm mất rồi: lời thách đấu này đã có người nhận.
refused-challenge-closed-declined = Chậm mất rồi: lời thách đấu này đã bị từ chối.
refused-challenge-closed-withdrawn = Chậm mất rồi: lời thách đấu này đã được rút lại.
refused-challenge-closed-expired = Chậm mất rồi: lời thách đấu này đã hết hạn.
refused-not-your-challenge = Lời thách đấu này dành cho người khác.
refused-own-challenge = Đây là lời thách đấu của chính bạn: phải có người khác nhận.
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
refused-store-unavailable = Hiện không kết nối được cơ sở dữ liệu nên chưa có gì thay đổi. Bạn thử lại sau giây lát nhé.
refused-outcome-unknown = Cơ sở dữ liệu mất kết nối đúng lúc mình đang ghi, nên có thể đã xong mà cũng có thể chưa. Bạn thử lại sau giây lát nhé: không có gì bị làm hai lần, và `/ttt board` sẽ hiện ván của bạn.
refused-unexpected = Mình gặp trục trặc. Ván của bạn vẫn an toàn: `/ttt board` sẽ hiện lại.

## Help

help-title = ## Tic-tac-toe
button-help-play = Cách chơi
button-help-more = Cấp độ, luật chơi…
help-start = **Chơi với mình:** { $start }, rồi bấm vào một ô. Ba quân của bạn thẳng hàng là thắng. Các tùy chọn đặt cấp độ, bàn cờ, quân và ai đi trước.
help-challenge = **Đấu với nhau:** { $challenge }, hoặc menu của một người: *Ứng Dụng → { menu-challenge }*.
help-game = **Trong ván**
help-on-hint = ô tốt nhất, khi chơi với mình
# Words for cells are understood in English alone.
help-on-move = b2, 5…
help-on-board = hiện lại ở cuối kênh
help-on-resign = cũng để rút lời thách đấu
help-after = **Trước và sau ván**
help-on-stats = kết quả và điểm
help-on-leaderboard = người giỏi nhất máy chủ
help-on-history = các ván bạn đã chơi
help-on-review = tìm nước sai, chia sẻ
help-on-watch = mình tự chơi với mình
help-rematch = Dưới ván đã xong, *{ button-rematch }* đổi bên và *{ button-review }* cho thấy bước ngoặt.
help-yours = **Theo ý bạn**
help-on-preferences = giao diện và thông báo
help-on-privacy = dữ liệu của bạn
help-screen-reader = **Nếu dùng trình đọc màn hình,** hãy chọn kiểu vẽ *Văn bản*: bàn cờ hiện bằng chữ, mỗi nút đọc lên ô và quân của nó.
help-server = **Cho người quản lý máy chủ**
help-on-settings = giao diện, nơi chơi, giới hạn
help-stop = *Ứng Dụng → { menu-stop }* trên tin nhắn sẽ kết thúc ván ở đó.
help-levels = **Cấp độ** · *{ level-beginner }* đi bừa · *{ level-easy }* biết xếp đủ hàng · *{ level-casual }* còn biết chặn bạn · *{ level-clever }* thích giữa và góc, nhưng bỏ sót nước đôi · *{ level-unbeatable }* không bao giờ thua
help-boards = **Bàn cờ** · 3×3, ba quân thẳng hàng · 4×4, bốn · 5×5, bốn hoặc năm · *Luật ngược*: xếp đủ hàng là **thua**
help-cells = **Ô** · cột là chữ, hàng là số: góc trên bên trái là a1, cũng là 1.
help-time = **Thời gian** · một ngày mỗi nước, hoặc theo máy chủ. Người đấu với người, hết giờ là thua.
help-again = { $help } mở lại trang này.

## Settings

command-settings = Thiết lập tic-tac-toe cho máy chủ này (cần quyền Quản Lý Máy Chủ)
command-preferences = Cách đánh số ô, giao diện bàn cờ và thông báo
command-privacy = Nhận tệp dữ liệu của bạn, hoặc xóa dữ liệu
option-action = Muốn làm gì với dữ liệu của bạn
choice-export = Gửi cho tôi tệp dữ liệu của tôi
choice-delete = Xóa dữ liệu của tôi

player-somebody = Ai đó

settings-title = ### Tic-tac-toe trên máy chủ này
settings-note = Chỉ bạn thấy phần này. Mỗi lựa chọn được lưu ngay và áp dụng cho các ván từ bây giờ.
button-section-games = Ván cờ
button-section-look = Giao diện
button-section-places = Ngôn ngữ và nơi chơi
button-section-limits = Giới hạn
button-section-check = Kiểm tra

settings-level = **Mình chơi giỏi đến đâu** khi không ai chọn khác
settings-board = **Bàn cờ** khi không ai chọn khác
settings-clock = **Đồng hồ:** thời gian cho mỗi nước. Người đấu với người, ai hết giờ thì thua.
settings-theme = **Quân** của hai người chơi
settings-style = **Kiểu vẽ** bàn cờ, khi người chơi không chọn khác
settings-remains = **Khi ván kết thúc,** tin nhắn còn giữ lại
settings-sample = **Trông sẽ như thế này**
settings-locale = **Ngôn ngữ** của tin nhắn công khai. Tin nhắn riêng dùng ngôn ngữ của người đọc.
settings-channels = **Kênh** được phép chơi, kể cả chủ đề trong đó. Không chọn gì là cho phép tất cả.
settings-roles = **Vai trò** được bắt đầu ván. Không chọn gì là ai cũng được.
settings-most-live = **Số ván cùng lúc** trong một kênh, nhiều nhất
settings-pause = **Khoảng nghỉ** giữa hai lời thách đấu của một người
settings-unrated = **Không tính điểm:** ván của những người này không tính cho ai, kể cả ván trước đây
unrated-none = Không ai
channels-all = Mọi kênh
roles-all = Tất cả mọi người
more-choices = Chọn ở đây
button-ask-clock = Thời gian khác…
button-ask-emoji = Hai emoji tự chọn…

theme-classic = Cổ điển
theme-animals = Động vật
theme-sky = Bầu trời
theme-garden = Khu vườn
theme-sea = Biển
theme-own = Tự chọn
style-server = Theo thiết lập của máy chủ
style-emoji = Emoji: hình bàn cờ phía trên các nút
style-compact = Gọn: chỉ có các nút khi ván đang diễn ra
style-text = Văn bản: chữ và tọa độ, hợp với trình đọc màn hình
remains-all = Cả bàn cờ
remains-line = Chỉ một dòng kết quả
language-auto = Theo thiết lập trên Discord
most-live = { $count } ván
pause-none = Không nghỉ

form-clock-title = Đồng hồ
form-clock-label = Mỗi nước được bao lâu?
form-clock-hint = Từ 1 phút đến 7 ngày: 90m, 2h, 1h 30m hoặc 3d
form-emoji-title = Hai emoji tự chọn
form-emoji-x-label = Thay cho ❌
form-emoji-o-label = Thay cho 🔵
form-emoji-hint = Emoji bất kỳ, hoặc tên emoji riêng của máy chủ này, ví dụ :cat:

check-title = **Mình được làm gì ở { $channel }**
check-has = ✅ { $permission }
check-lacks = ❌ Thiếu quyền **{ $permission }**:
check-well = Mình có đủ mọi quyền cần thiết ở đây.
check-how = Người quản lý kênh này có thể cho phép trong *Chỉnh Sửa Kênh → Quyền*, cho vai trò của mình. Bấm *{ button-section-check }* để kiểm tra lại.
check-no-member = ❌ **Máy chủ này chưa thêm mình,** nên mình chỉ trả lời được lệnh và nút: không báo được cho ai rằng đã đến lượt, và bàn cờ quá 15 phút chỉ thay đổi khi có người bấm nút trên đó.
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
refused-not-manager = Chỉ thành viên có quyền quản lý máy chủ này mới đổi được thiết lập. Tùy chọn riêng của bạn ở `/ttt preferences`.
refused-not-your-panel = Phần này dành cho người khác. Mở phần của bạn bằng `/ttt settings`, `/ttt preferences` hoặc `/ttt privacy` nhé.
refused-unreadable-clock = “{ $text }” không phải là khoảng thời gian. Hãy viết như 90m, 2h, 1h 30m hoặc 3d.
refused-clock-out-of-range = Mỗi nước có thể kéo dài từ 1 phút đến 7 ngày.
refused-unknown-emoji = “{ $text }” không phải emoji mà mình dùng được ở đây. Hãy dùng emoji thông thường, hoặc tên emoji riêng của máy chủ này, ví dụ :cat:
refused-marks-alike = Hai quân phải khác nhau và khác ô trống ⬛, nếu không chẳng ai đọc được bàn cờ.

## Preferences

preferences-title = ### Tùy chọn của bạn
preferences-note = Chỉ bạn thấy phần này. Bạn chơi ở đâu, các tùy chọn theo bạn đến đó.
preferences-numbering = **Số của các ô** khi bạn gõ nước đi bằng `/ttt move`
preferences-style = **Kiểu vẽ** các ván của bạn, kể từ ván sau. Khi đấu với người, chỉ cần một bên chọn *Văn bản* là dùng Văn bản; kiểu khác thì cả hai phải cùng chọn.
preferences-pings = **Thông báo:** khi nào mình được nhắc tên bạn. Ai đi trong vòng một phút thì không bị nhắc đến lượt.
preferences-challenges = **Ai được thách đấu bạn.** Không ai biết bạn chọn gì.
preferences-blocked = **Trừ những người này:** họ không thể thách đấu bạn, nhận lời thách đấu của bạn hay đấu lại, và không ai cho họ biết lý do.
pings-none = Không bao giờ
pings-some = Khi có người thách đấu bạn hoặc nhận lời, và khi bạn sắp hết giờ
pings-turns = Thêm cả khi đối thủ vừa đi
challenges-anyone = Bất kỳ ai
challenges-nobody = Không ai
numbering-reading = Theo thứ tự đọc: 1 ở góc trên bên trái
numbering-keypad = Như bàn phím số: 7 ở góc trên bên trái

## Privacy

exported = Đây là tất cả những gì mình lưu về bạn: các ván bạn tham gia, điểm xếp hạng, lời thách đấu và tùy chọn của bạn.
exported-packed = Đây là tất cả những gì mình lưu về bạn: các ván bạn tham gia, điểm xếp hạng, lời thách đấu và tùy chọn của bạn. Dữ liệu nhiều nên mình đã nén lại: gzip và hầu hết phần mềm giải nén đều mở được.
forget-question =
    ### Xóa dữ liệu của bạn?
    Bạn sẽ xin thua các ván đang chơi, và các lời thách đấu đang chờ sẽ đóng lại. ID, tên, điểm xếp hạng và tùy chọn của bạn sẽ bị xóa. Các ván đã xong được giữ lại cho người từng chơi với bạn; họ sẽ thấy “{ player-somebody }” thay cho tên bạn, và điểm của họ được tính lại không có bạn. Ai đã chọn không nhận thách đấu từ bạn thì vẫn giữ lựa chọn đó, chỉ với ID của bạn.
    Việc này **không thể hoàn tác.** Tin nhắn đã có trong các kênh vẫn giữ tên đang hiện, và bản sao lưu của người vận hành mình còn giữ dữ liệu của bạn cho đến khi có bản mới hơn thay thế. Nếu bạn chơi lại, ta bắt đầu từ đầu.
button-forget = Xóa dữ liệu của tôi
forgotten =
    Xong: dữ liệu của bạn đã được xóa. { $games ->
        [0] Bạn chưa tham gia ván nào.
       *[other] { $games } ván giờ hiện “{ player-somebody }” thay cho tên bạn.
    } { $ended ->
        [0] { "" }
       *[other] Bạn đã xin thua { $ended } ván đang chơi.
    } Bản sao lưu của người vận hành mình còn giữ dữ liệu của bạn cho đến khi có bản mới hơn thay thế.

## Looking on, ahead and back

command-hint = Nước nào tốt nhất trong ván của bạn với Oxo? Chỉ bạn thấy câu trả lời
command-watch = Xem Oxo tự đấu với chính nó
command-history = Liệt kê các ván đã xong; chỉ bạn thấy danh sách
command-review = Xem lại từng nước của ván đã xong và các sai lầm; chỉ bạn thấy
option-x = Oxo cầm X chơi giỏi đến đâu (X đi trước)
option-o = Oxo cầm O chơi giỏi đến đâu
option-user-history = Ván của ai; bỏ trống để xem của bạn
option-game = Bỏ trống để xem ván mới nhất của bạn ở đây; hoặc chọn một ván, hoặc ghi số dưới bàn cờ

button-hint = Gợi ý
button-rematch = Đấu lại
button-review = Xem lại
button-first = Đầu
button-back = Lùi
button-next = Tiếp
button-last = Cuối
button-share = Chia sẻ
button-save = Lưu hình
button-newer = Mới hơn
button-older = Cũ hơn

game-computer-to-move = Đến lượt: { $mark } { $player }

hint-title = Gợi ý cho ván { $id }
hint-best = Tốt nhất là **{ $cell }**: { $reason }.
hint-win = { $sign } thắng
hint-draw = { $sign } hòa
hint-loss = { $sign } bại
hint-unknown = { $sign } chưa nhìn ra
hint-letter-win = t
hint-letter-draw = h
# "b" for bại: "t" for thua is taken by thắng.
hint-letter-loss = b
hint-letter-unknown = ?

reason-wins-at-once = xếp đủ hàng của bạn
reason-forks = đe dọa { $cells } cùng lúc mà đối thủ chỉ chặn được một
reason-forces-win = { $moves ->
    [0] thắng dù đối thủ đỡ thế nào
   *[other] thắng sau { $moves } nước, dù đối thủ đỡ thế nào
}
reason-only-win = { $moves ->
    [0] không ô nào khác thắng được
   *[other] không ô nào khác thắng được: ô này thắng sau { $moves } nước
}
reason-blocks = chặn hàng của đối thủ
reason-only-draw = mọi ô khác đều thua
reason-spoils-fork = { $count ->
    [1] đối thủ muốn đi { $cells } để có nước đôi, và ô này phá được
   *[other] đối thủ muốn có nước đôi, và ô này phá được
}
reason-threatens = giữ được thế hòa và buộc đối thủ phải đi { $cells }
reason-sets-traps = giữ được thế hòa, và đối thủ sẽ thua nếu đi { $cells }
reason-sets-many-traps = giữ được thế hòa, và { $count } cách đáp lại của đối thủ sẽ thua
reason-avoids-line = không tạo thành hàng nào
reason-holds = giữ được thế hòa
reason-delays = giờ ô nào cũng thua, và ô này cầm cự lâu nhất
reason-looks-best = nằm trên nhiều hàng còn mở nhất

command-stats = Thắng, hòa, thua, chuỗi thắng và điểm xếp hạng; chỉ bạn thấy
command-leaderboard = Ai có điểm cao nhất ở đây? Chỉ bạn thấy danh sách
option-user-stats = Thống kê của ai; bỏ trống để xem của bạn
option-scope = Cả máy chủ, hoặc những người chơi ở kênh này
option-season = Một quý trong năm, ví dụ 2026 Q4; bỏ trống để xem quý này
choice-server = Cả máy chủ
choice-channel = Kênh này
button-higher = Hạng cao hơn
button-lower = Hạng thấp hơn

season = { $year } Q{ $quarter }
score = { $wins } thắng, { $draws } hòa, { $losses } thua
points = { NUMBER($points, useGrouping: 0) }
missing-games = { $games } ván tính điểm nữa
missing-opponents = ván đấu với { $opponents } người khác nữa

leaderboard-title = Bảng xếp hạng của máy chủ này, { $season }
leaderboard-title-channel = Bảng xếp hạng của <#{ $channel-id }>, { $season }
leaderboard-page = { $total ->
    [1] 1 người
   *[other] { $total } người · trang { $page }/{ $pages }
}
leaderboard-none = Ở đây chưa ai có điểm xếp hạng. Ván giữa người với người được tính điểm: `/ttt challenge` để bắt đầu.
leader = { $place } <@{ $user-id }> · **{ NUMBER($rating, useGrouping: 0) }** ± { $spread } · { $wins } thắng, { $draws } hòa, { $losses } thua
leader-provisional = · <@{ $user-id }> · { NUMBER($rating, useGrouping: 0) } ± { $spread }, tạm tính · { $wins } thắng, { $draws } hòa, { $losses } thua
own-place = **Bạn** đứng hạng { $place } trên { $total } người với { NUMBER($rating, useGrouping: 0) } điểm.
own-provisional = **Bạn** có { NUMBER($rating, useGrouping: 0) } điểm tạm tính, chưa được xếp hạng. Còn thiếu: { $missing }.
own-none = **Bạn** chưa có điểm xếp hạng ở đây: hãy đấu với ai đó bằng `/ttt challenge`.
own-left-out = **Bạn** không được tính điểm: người quản lý máy chủ này đã quyết định như vậy.
rated-games = Tính điểm các ván giữa người với người ở đây, mỗi ngày ba ván với cùng một người; thắng người kém mình từ { $points } điểm thì không tính.
held-title = 🛡️ **Cầm hòa cấp “{ level-unbeatable }”**
held-line = { $board } · đầu tiên: <@{ $first-id }>, { $date } · { $longest ->
    [1] chưa ai làm được hai lần liên tiếp
   *[other] liên tiếp nhiều nhất: { $longest }, <@{ $longest-id }>
}

stats-title-server = Thống kê của <@{ $user-id }> trên máy chủ này
stats-title-anywhere = Thống kê của <@{ $user-id }>
stats-none = Chưa có ván nào kết thúc. `/ttt start` để bắt đầu một ván.
stats-people = **Đấu với người:** { $score }
stats-versus = **<@{ $reader-id }> đấu với <@{ $user-id }>:** { $score }
stats-streak = **Chuỗi thắng:** hiện tại { $current }, dài nhất { $best }
stats-computer = **Đấu với Oxo** { $games } ván: cầm hòa { $held } lần, thắng { $beaten } lần
stats-computer-line = *{ $level }* ({ $board }): { $score }
stats-run = { $line } · hòa liên tiếp nhiều nhất { $longest } ván
stats-opening = **Nước đầu ưa thích:** { $cell } ({ $board }), trong { $times }/{ $games } ván
stats-rating = **Điểm xếp hạng { $season }:** { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
stats-past = { $season }: { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
stats-points = Cao nhất { NUMBER($highest, useGrouping: 0) }, thấp nhất { NUMBER($lowest, useGrouping: 0) }. Gần đây, mới nhất ở cuối: { $latest }
picture-rating = Biểu đồ đường của điểm xếp hạng trong { $season }. { $points }
stats-missing = Chưa chính thức. Còn thiếu: { $missing }.
stats-unrated = **Điểm xếp hạng:** chưa có trong { $season }. Ván giữa người với người được tính điểm.
stats-left-out = **Điểm xếp hạng:** không được tính trên máy chủ này.
is-provisional = tạm tính
is-at-place = hạng { $place }

refused-no-leaderboard-here = Ngoài máy chủ không có điểm xếp hạng: hãy xem bảng xếp hạng trong máy chủ bạn chơi.
refused-unknown-season = “{ $text }” không phải là một quý. Hãy viết năm và quý, ví dụ 2026 Q4.

history-title-server = Các ván của <@{ $user-id }> trên máy chủ này
history-title-anywhere = Các ván của <@{ $user-id }>
history-none = Chưa có ván nào kết thúc. `/ttt start` để bắt đầu một ván.
history-page = { $total ->
    [1] 1 ván
   *[other] { $total } ván, mới nhất trước · trang { $page }/{ $pages }
}
history-line = { $game } · { $board } · { $date }
history-won = Thắng { $opponent } · #{ $id }
history-lost = Thua { $opponent } · #{ $id }
history-drawn = Hòa với { $opponent } · #{ $id }
history-unfinished = Bỏ dở, với { $opponent } · #{ $id }
history-stopped = Bị dừng, với { $opponent } · #{ $id }
history-set-aside = Đã hủy, với { $opponent } · #{ $id }
history-open = Mở một ván
history-choice = { $game } · { $ago } · { $board }
ago-now = vừa xong

review-where = Ván { $id } · { $board }
review-at-start = { $total ->
    [1] Trước nước duy nhất
   *[other] Trước nước đầu trong { $total } nước
}
review-at = Nước { $ply }/{ $total }: { $mark } { $player } đi **{ $cell }**
review-line = { $move } · hàng: { $cells }
review-moves = Các nước: { $moves }
review-no-moves = Chưa ai đi nước nào nên không có gì để xem lại.
review-no-mistakes = **Không thấy sai lầm nào.**
review-more-mistakes = … và { $count } nữa.
mistake-win-draw = **Sai lầm:** nước { $number }, { $cell }, bỏ lỡ chiến thắng: { $better } thì thắng
mistake-win-loss = **Sai lầm:** nước { $number }, { $cell }, dẫn đến thua: { $better } thì thắng
mistake-draw-loss = **Sai lầm:** nước { $number }, { $cell }, dẫn đến thua: { $better } thì hòa

shared-by = { $player } chia sẻ
picture-game = Bàn cờ động: { $board }. { $first-mark } là { $first }, { $second-mark } là { $second }. Các nước: { $moves }. { $result }
picture-won = { $player } thắng.
picture-nobody-won = Không ai thắng.

refused-cannot-attach = Mình không được đính kèm tập tin ở kênh này nên không chia sẻ hình ở đây được. *{ button-save }* sẽ gửi hình cho riêng bạn.
refused-shared-just-now = Bạn vừa chia sẻ một ván. Bạn có thể chia sẻ ván khác { $wait }.
refused-game-still-on = Ván đó vẫn đang diễn ra. Khi kết thúc, bạn có thể xem lại hoặc đấu lại.
refused-hint-against-person = Đối thủ của bạn là người thật, dùng gợi ý là ăn gian đấy. Chỉ ván với mình mới có gợi ý: `/ttt start`.
refused-nothing-to-review = Không có ván nào như thế để bạn xem ở đây. Hãy ghi số dưới bàn cờ, ví dụ `12`, hoặc tìm bằng `/ttt history`.
refused-nothing-played-here = Bạn chưa chơi xong ván nào ở kênh này. `/ttt history` liệt kê các ván bạn đã chơi.
refused-others-history = Ở đây bạn chỉ liệt kê được ván của chính bạn. Ván của người khác xem được ở máy chủ nơi họ chơi.
refused-export-running = Dữ liệu của bạn đang được thu thập rồi. Tệp sẽ đến trong câu trả lời cho yêu cầu đầu tiên.
refused-opponent-forgotten = Đối thủ đã yêu cầu xóa dữ liệu nên không còn ai để mời. Dùng `/ttt challenge` để mời người khác nhé.
