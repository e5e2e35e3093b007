### Every word that a player sees, in Thai.

# No politeness particles (they show gender). Sentences are separated by a space, without a full
# stop. ช่อง is a cell; a channel is ช่องแชท, except in the names of Discord's own menus.

## Commands

command-ttt = เกม XO: เล่นกับ Oxo หรือแข่งกันเอง
command-start = เริ่มเกม XO
command-challenge = ชวนใครสักคน หรือใครก็ได้ที่นี่ มาเล่นด้วยกัน
command-move = ลงช่องในเกมของคุณในช่องแชทนี้
command-board = แสดงกระดานของคุณอีกครั้งที่ท้ายช่องแชท
command-resign = จบเกมของคุณที่นี่ หรือถอนคำท้า
command-help = วิธีเล่น ระดับ และคำสั่ง
menu-challenge = ท้าเล่น XO
menu-stop = หยุดเกมนี้
option-opponent = จะเล่นกับใคร เว้นว่างไว้เพื่อเล่นกับ Oxo
option-opponent-challenge = จะท้าใคร เว้นว่างไว้ให้ใครก็เข้าร่วมได้
option-level = Oxo เล่นเก่งแค่ไหน
option-board = จะเล่นบนกระดานไหน
option-mark = สัญลักษณ์ของคุณ
option-first = ใครเริ่มก่อน
# Words for cells are understood in English alone.
option-cell = จะลงช่องไหน เช่น b2, 5
choice-random = สุ่ม
choice-first-me = ฉัน
choice-first-opponent = คู่แข่ง

level-beginner = มือใหม่
level-easy = ง่าย
level-casual = ปานกลาง
level-clever = เซียน
level-unbeatable = ไร้พ่าย

board-3x3 = 3×3 เรียงสาม
board-4x4 = 4×4 เรียงสี่
board-5x5 = 5×5 เรียงสี่
board-5x5-five = 5×5 เรียงห้า
# Misère goes by "the other way round"; help-boards mentions it by the same word.
board-misere = กลับกติกา 3×3 ใครเรียงสามแพ้

## The game

player-computer = Oxo ({ $level })
player-computer-alone = Oxo
game-title = { $first-mark } { $first } พบ { $second-mark } { $second }
game-to-move = ตาของ { $player } { $mark }
game-won = { $mark } **{ $player } ชนะ!**
game-won-misere = { $count ->
    [3] { $loser-mark } { $loser } เรียงครบสามเสียเอง { $mark } **{ $player } ชนะ!**
   *[other] { $loser-mark } { $loser } เรียงครบ { $count } ตัวเสียเอง { $mark } **{ $player } ชนะ!**
}
game-won-resigned = { $mark } **{ $player } ชนะ:** { $loser } ยอมแพ้
game-won-time = { $mark } **{ $player } ชนะ:** { $loser } หมดเวลา
game-drawn = **เสมอกัน**
game-newcomer = นี่คือระดับ *{ level-unbeatable }* ใครเล่นก็ได้ดีที่สุดแค่เสมอ เพิ่งเคยเล่นใช่ไหม ลองวอร์มที่ระดับ *{ $level }* ก่อนได้เลย
game-unfinished = **ไม่จบเกม:** ไม่มีใครเดินทันเวลา
game-stopped = **ถูกหยุด** โดยผู้ดูแล
game-set-aside = **ยกเลิก** เพื่อหลีกทางให้เกมระหว่างคนกับคน
game-footer = เกม { $id }
game-footer-last = ตาล่าสุด { $cell }
game-footer-line = แนวที่เรียงครบ: { $cells }
game-footer-clock = หมดเวลา: { $when }
game-moved = กระดานของเกม { $id } ย้ายที่แล้ว: [ดูได้ที่นี่]({ $link })

button-resign = ยอมแพ้

end-first-win = 🎉 **{ $player } ชนะระดับ “{ $level }” เป็นครั้งแรก!**
end-beat-beginner = วอร์มเสร็จหรือยัง ระดับ *{ level-easy }* เห็นช่องว่างเมื่อไรก็เรียงให้ครบทันที
end-beat-easy = ระดับ *{ level-casual }* ไม่ปล่อยให้เรียงง่าย ๆ แบบนี้หรอก มันรู้จักบล็อก
end-beat-casual = ระดับ *{ level-clever }* รู้ว่าลงตรงไหนคุ้มที่สุด ลองทำให้มันแปลกใจดู
end-beat-clever = ระดับ *{ level-clever }* ไม่ทันตั้งตัวเลย เหลือแค่ *{ level-unbeatable }* แล้ว เสมอที่นั่นก็เท่ากับชนะ
end-beat-unbeatable = เรื่องนี้ไม่น่าจะเป็นไปได้ จำช่วงเวลานี้ไว้ให้ดี
end-drawn = กระดานเต็มแล้ว แต่ไม่มีใครเรียงครบสักแนว
end-lost-unbeatable = ระดับ *{ level-unbeatable }* รอแค่ให้คุณพลาดครั้งเดียว กด *{ button-review }* ดูได้ว่าพลาดตาไหน
end-won = { $player } ใช้แค่ { $moves } ตา จะแก้มือก็แค่คลิกเดียว
end-won-misere = ช้า ๆ ได้พร้าเล่มงาม จะแก้มือก็แค่คลิกเดียว
notice-accepted = <@{ $player-id }>: { $opponent } รับคำท้าของคุณแล้ว [เกม { $id }]({ $link }) เริ่มได้เลย
notice-turn = <@{ $player-id }>: { $opponent } เดินแล้ว ถึงตาคุณใน [เกม { $id }]({ $link })
notice-time = <@{ $player-id }>: ถึงตาคุณใน [เกม { $id }]({ $link }) หมดเวลา: { $when }
notice-time-quiet = { $player }: ถึงตาคุณใน [เกม { $id }]({ $link }) หมดเวลา: { $when }

## Challenges

challenge-to = <@{ $opponent-id }>: **{ $challenger }** ท้าคุณเล่น XO
challenge-to-closed = **{ $challenger }** ท้า **{ $opponent }** เล่น XO
challenge-to-anyone = **{ $challenger }** กำลังหาคนเล่น XO ด้วย
challenge-to-anyone-closed = **{ $challenger }** ชวนคนมาเล่น XO
challenge-terms = { $board } · { $opens } · หมดอายุ: { $expires }
challenge-opens-me = { $challenger } เริ่มก่อน
challenge-opens-opponent = { $opponent } เริ่มก่อน
challenge-opens-anyone = คนที่เข้าร่วมเริ่มก่อน
challenge-opens-random = สุ่มว่าใครเริ่มก่อน
challenge-accepted = รับคำท้าแล้ว เริ่มเกมได้
challenge-declined = { $opponent } ไม่รับคำท้า
challenge-withdrawn = { $challenger } ถอนคำท้าแล้ว
challenge-expired = { $opponent } ไม่ได้ตอบภายในเวลา
challenge-expired-open = ไม่มีใครเข้าร่วมภายในเวลา
challenge-withdrawn-private = ถอนคำท้าของคุณแล้ว
button-accept = รับคำท้า
button-decline = ไม่รับ
button-join = เข้าร่วม
button-withdraw = ถอนคำท้า
button-challenge-again = ท้าอีกครั้ง

## Private answers

stopped-private = หยุดเกม { $id } แล้ว
resign-question = **ยอมแพ้เกม { $id } ใช่ไหม** ถ้ายอมแพ้ { $opponent } จะชนะ
button-confirm-resign = ใช่ ยอมแพ้
resigned-private = คุณยอมแพ้ [เกม { $id }]({ $link }) แล้ว
button-restart = ยอมแพ้แล้วเริ่มเกมใหม่
button-set-aside-accept = เลิกเกมนี้แล้วรับคำท้า
button-set-aside-join = เลิกเกมนี้แล้วเข้าร่วม
set-aside-private = ยกเลิกเกมที่คุณเล่นกับ Oxo แล้ว ไม่นับว่าชนะหรือแพ้

see-board = [ไปที่กระดาน]({ $link })

refused-broken-button = Oxo ไม่รู้จักปุ่มนี้ ใช้ `/ttt start` เพื่อเริ่มเกมใหม่ได้
refused-no-such-game = เกมนั้นไม่มีแล้ว ใช้ `/ttt start` เพื่อเริ่มเกมใหม่ได้
refused-no-game-here = คุณไม่มีเกมในช่องแชทนี้ ใช้ `/ttt start` เพื่อเริ่มเล่นได้
refused-not-your-game = เฉพาะผู้เล่นสองคนในเกมเท่านั้นที่ใช้ปุ่มของเกมได้ ใช้ `/ttt start` เพื่อเปิดเกมของคุณเอง
refused-not-your-turn = ยังไม่ถึงตาคุณ
refused-not-moderator = เฉพาะสมาชิกที่จัดการข้อความได้เท่านั้นที่หยุดเกมได้
refused-no-game-on-message = ไม่มีเกมในข้อความนี้
refused-stale-board = เกมเดินต่อไปแล้ว นี่คือกระดานตอนนี้
refused-old-copy = นี่คือกระดานเก่า [เกมเล่นต่อที่นี่]({ $link })
refused-game-is-over = เกมนี้จบแล้ว
refused-already-playing = คุณมีเกมอยู่ที่นี่ เล่นให้จบหรือยอมแพ้ก่อน [ไปที่กระดาน]({ $link })
refused-already-playing-opponent = { $player } มีเกมในช่องแชทนี้อยู่แล้ว
refused-playing-computer = คุณกำลังเล่นกับ Oxo อยู่ที่นี่ แต่เกมนี้รอก่อนได้ [ไปที่กระดาน]({ $link })
refused-channel-not-allowed = เซิร์ฟเวอร์นี้ให้เล่นเกมที่อื่น: { $channels }
refused-role-not-allowed = เซิร์ฟเวอร์นี้ให้เฉพาะสมาชิกที่มีบทบาทตามที่กำหนดเล่นได้
refused-too-soon = เซิร์ฟเวอร์นี้ให้เว้นช่วงระหว่างการท้าแต่ละครั้ง ลองใหม่ได้{ $wait }
refused-too-many-games = ช่องแชทนี้มีเกมที่กำลังเล่นอยู่ { $most } เกม ซึ่งเต็มแล้ว ลองใหม่เมื่อมีเกมจบ หรือไปเล่นที่อื่น
refused-too-many-watched = คุณกำลังดูอยู่ { $most } เกมแล้ว รอให้จบสักเกมก่อน
refused-no-such-challenge = คำท้านั้นไม่มีแล้ว ใช้ `/ttt challenge` เพื่อท้าใหม่ได้
refused-nothing-to-resign = คุณไม่มีเกมหรือคำท้าในช่องแชทนี้
refused-challenge-closed-accepted = ช้าไปนิด คำท้านี้มีคนรับแล้ว
refused-challenge-closed-declined = ช้าไปนิด คำท้านี้ถูกปฏิเสธแล้ว
refused-challenge-closed-withdrawn = ช้าไปนิด คำท้านี้ถูกถอนแล้ว
refused-challenge-closed-expired = ช้าไปนิด คำท้านี้หมดอายุแล้ว
refused-not-your-challenge = คำท้านี้เป็นของคนอื่น
refused-own-challenge = นี่คือคำท้าของคุณเอง ต้องให้คนอื่นรับ
refused-already-challenging = คุณมีคำท้าที่ยังเปิดอยู่ในช่องแชทนี้ ถอนด้วย `/ttt resign` ก่อน [ไปที่คำท้า]({ $link })
refused-challenge-yourself = คุณท้าตัวเองไม่ได้ ถ้าจะเล่นกับ Oxo ให้ใช้ `/ttt start` โดยไม่เลือกคู่แข่ง
refused-challenge-bot = บอทตอบรับคำท้าไม่ได้ ถ้าจะเล่นกับ Oxo ให้ใช้ `/ttt start` โดยไม่เลือกคู่แข่ง
refused-cannot-see-channel = อีกฝ่ายมองไม่เห็นช่องแชทนี้ จึงตอบรับไม่ได้
refused-cannot-be-challenged = ตอนนี้คุณเล่นกับ { $player } ไม่ได้
refused-nobody-else-here = ไม่มีใครอื่นเห็นการสนทนานี้ ไปท้าคนอื่นได้ในเซิร์ฟเวอร์หรือกลุ่ม ถ้าจะเล่นกับ Oxo ให้ใช้ `/ttt start`
refused-unreadable-cell = “{ $text }” ไม่ใช่ช่องบนกระดาน พิมพ์แบบ b2 หรือ 5
refused-ambiguous-cell = “{ $text }” อาจเป็น { $cells } พิมพ์ให้ชัดว่าช่องไหน
refused-off-board = { $where } ไม่มีบนกระดานนี้
refused-cell-taken = { $where } มีคนลงแล้ว
refused-store-unavailable = ตอนนี้ติดต่อฐานข้อมูลไม่ได้ จึงยังไม่มีอะไรเปลี่ยนแปลง รอสักครู่แล้วลองใหม่อีกครั้ง
refused-outcome-unknown = ฐานข้อมูลหลุดไปตอนกำลังบันทึกพอดี จึงอาจสำเร็จหรือไม่สำเร็จก็ได้ รอสักครู่แล้วลองใหม่ ไม่มีอะไรเกิดซ้ำสองครั้ง และดูเกมของคุณได้ด้วย `/ttt board`
refused-unexpected = เกิดข้อผิดพลาดทางฝั่ง Oxo เกมของคุณยังอยู่ดี ดูได้ด้วย `/ttt board`

## Help

help-title = ## เกม XO
button-help-play = วิธีเล่น
button-help-more = ระดับ กติกา ฯลฯ
help-start = **เล่นกับ Oxo:** { $start } แล้วกดช่อง ใครเรียงสัญลักษณ์ของตัวเองครบสามก่อนชนะ เลือกระดับ กระดาน สัญลักษณ์ และคนเริ่มก่อนได้ในตัวเลือกของคำสั่ง
help-challenge = **เล่นกับเพื่อน:** { $challenge } หรือที่เมนูของคนคนนั้น: *แอป → { menu-challenge }*
help-game = **ระหว่างเล่น**
help-on-hint = ช่องที่ดีที่สุด ตอนเล่นกับ Oxo
# Words for cells are understood in English alone.
help-on-move = เช่น b2, 5
help-on-board = แสดงที่ท้ายช่องแชทอีกครั้ง
help-on-resign = ใช้ถอนคำท้าได้ด้วย
help-after = **ก่อนและหลังเล่น**
help-on-stats = ผลการเล่นและเรตติ้ง
help-on-leaderboard = คนเก่งของเซิร์ฟเวอร์นี้
help-on-history = เกมที่คุณเล่นจบแล้ว
help-on-review = ดูตาที่พลาด แชร์เกม
help-on-watch = Oxo เล่นกับตัวเอง
help-rematch = ใต้เกมที่จบแล้ว *{ button-rematch }* จะสลับฝั่งกัน และ *{ button-review }* จะบอกว่าเกมพลิกตรงไหน
help-yours = **ตามใจคุณ**
help-on-preferences = หน้าตาและการแจ้งเตือน
help-on-privacy = ข้อมูลของคุณ
help-screen-reader = **ถ้าใช้โปรแกรมอ่านหน้าจอ** ให้เลือกรูปแบบ *ตัวอักษร* กระดานจะเป็นตัวอักษร และแต่ละปุ่มจะบอกช่องกับสัญลักษณ์
help-server = **สำหรับคนดูแลเซิร์ฟเวอร์**
help-on-settings = หน้าตา สถานที่ ขีดจำกัด
help-stop = *แอป → { menu-stop }* ที่ข้อความ จะจบเกมในข้อความนั้น
help-levels = **ระดับ** · *{ level-beginner }* ลงมั่ว ๆ · *{ level-easy }* เรียงให้ครบเป็น · *{ level-casual }* บล็อกคุณเป็นด้วย · *{ level-clever }* ชอบตรงกลางกับมุม แต่มองไม่เห็นการขู่สองทาง · *{ level-unbeatable }* ไม่เคยแพ้
help-boards = **กระดาน** · 3×3 เรียงสาม · 4×4 เรียงสี่ · 5×5 เรียงสี่หรือห้า · *กลับกติกา* ใครเรียงครบ **แพ้**
help-cells = **ช่อง** · คอลัมน์เป็นตัวอักษร แถวเป็นตัวเลข มุมซ้ายบนคือ a1 หรือ 1
help-time = **เวลา** · ตาละหนึ่งวัน หรือตามที่เซิร์ฟเวอร์ตั้งไว้ ถ้าคนเล่นกับคน ใครหมดเวลาแพ้
help-again = { $help } แสดงหน้านี้อีกครั้ง

## Settings

command-settings = ตั้งค่า XO ในเซิร์ฟเวอร์นี้ (สำหรับสมาชิกที่มีสิทธิ์จัดการเซิร์ฟเวอร์)
command-preferences = วิธีนับช่อง หน้าตาของกระดาน และการแจ้งเตือน
command-privacy = รับไฟล์ข้อมูลของคุณ หรือลบข้อมูล
option-action = จะทำอะไรกับข้อมูลของคุณ
choice-export = ส่งข้อมูลของฉันเป็นไฟล์
choice-delete = ลบข้อมูลของฉัน

player-somebody = ใครบางคน

settings-title = ### XO ในเซิร์ฟเวอร์นี้
settings-note = มีแค่คุณที่เห็นหน้านี้ ทุกตัวเลือกบันทึกทันทีและใช้กับเกมนับจากนี้
button-section-games = เกม
button-section-look = หน้าตา
button-section-places = ภาษาและสถานที่
button-section-limits = ขีดจำกัด
button-section-check = ตรวจสอบ

settings-level = **Oxo เล่นเก่งแค่ไหน** เมื่อไม่มีใครเลือกเป็นอย่างอื่น
settings-board = **กระดาน** เมื่อไม่มีใครเลือกเป็นอย่างอื่น
settings-clock = **เวลา:** แต่ละตาใช้ได้นานแค่ไหน ถ้าคนเล่นกับคน ใครหมดเวลาแพ้
settings-theme = **สัญลักษณ์** ของผู้เล่นทั้งสอง
settings-style = **รูปแบบ** ของกระดาน เมื่อผู้เล่นไม่ได้เลือกเป็นอย่างอื่น
settings-remains = **เมื่อเกมจบ** จะเหลืออะไรไว้ในข้อความ
settings-sample = **หน้าตาเป็นแบบนี้**
settings-locale = **ภาษา** ของข้อความสาธารณะ ส่วนข้อความส่วนตัวใช้ภาษาของคนอ่าน
settings-channels = **ช่องแชท** ที่เริ่มเกมได้ รวมถึงเธรดในนั้น ไม่เลือกเลยคืออนุญาตทั้งหมด
settings-roles = **บทบาท** ที่เริ่มเกมได้ ไม่เลือกเลยคืออนุญาตทุกคน
settings-most-live = **จำนวนเกมพร้อมกัน** ในหนึ่งช่องแชท สูงสุด
settings-pause = **เว้นช่วง** ระหว่างการท้าสองครั้งของคนเดียวกัน
settings-unrated = **ไม่คิดเรตติ้ง:** เกมของคนเหล่านี้ไม่นับให้ใครทั้งนั้น รวมถึงเกมก่อนหน้านี้ด้วย
unrated-none = ไม่มี
channels-all = ทุกช่องแชท
roles-all = ทุกคน
more-choices = เลือกที่นี่
button-ask-clock = เวลาอื่น…
button-ask-emoji = เลือกอีโมจิเองสองตัว…

theme-classic = คลาสสิก
theme-animals = สัตว์
theme-sky = ท้องฟ้า
theme-garden = สวน
theme-sea = ทะเล
theme-own = เลือกเอง
style-server = ตามที่เซิร์ฟเวอร์ตั้งไว้
style-emoji = อีโมจิ: ภาพกระดานอยู่เหนือปุ่ม
style-compact = กะทัดรัด: มีแค่ปุ่มระหว่างเล่น
style-text = ตัวอักษร: อักษรและพิกัด เหมาะกับโปรแกรมอ่านหน้าจอ
remains-all = ทั้งกระดาน
remains-line = แค่บรรทัดเดียวที่บอกผล
language-auto = ตามที่ตั้งไว้ใน Discord
most-live = { $count } เกม
pause-none = ไม่ต้องเว้น

form-clock-title = เวลา
form-clock-label = แต่ละตาใช้เวลาได้นานแค่ไหน
form-clock-hint = ตั้งแต่ 1 นาทีถึง 7 วัน: 90m, 2h, 1h 30m หรือ 3d
form-emoji-title = เลือกอีโมจิเองสองตัว
form-emoji-x-label = แทน ❌
form-emoji-o-label = แทน 🔵
form-emoji-hint = อีโมจิอะไรก็ได้ หรือชื่ออีโมจิของเซิร์ฟเวอร์นี้ เช่น :cat:

check-title = **สิ่งที่ Oxo ทำได้ใน { $channel }**
check-has = ✅ { $permission }
check-lacks = ❌ ยังไม่มีสิทธิ์ **{ $permission }**:
check-well = มีทุกอย่างที่จำเป็นแล้ว
check-how = คนที่จัดการช่องแชทนี้อนุญาตให้บทบาทของ Oxo ได้ที่ *แก้ไขช่อง → สิทธิ์* กด *{ button-section-check }* เพื่อตรวจสอบอีกครั้ง
check-no-member = ❌ **เซิร์ฟเวอร์นี้ยังไม่ได้เพิ่ม Oxo** จึงตอบได้แค่คำสั่งกับปุ่ม บอกใครไม่ได้ว่าถึงตาแล้ว และกระดานที่เก่ากว่า 15 นาทีจะเปลี่ยนก็ต่อเมื่อมีคนกดปุ่มบนนั้น
check-not-allowed = ⚠️ เริ่มเกมในช่องแชทนี้ไม่ได้ เพราะไม่อยู่ในรายการที่เลือกไว้ใน *{ button-section-places }*
permission-view = ดูช่อง
permission-view-why = ถ้าไม่มีสิทธิ์นี้ Oxo จะอัปเดตกระดานไม่ได้เมื่อหมดเวลาหรือผู้ดูแลหยุดเกม
permission-send = ส่งข้อความ
permission-send-why = ถ้าไม่มีสิทธิ์นี้ Oxo จะบอกผู้เล่นไม่ได้ว่าถึงตาแล้วหรือใกล้หมดเวลา
permission-attach = แนบไฟล์
permission-attach-why = ถ้าไม่มีสิทธิ์นี้ จะไม่มีใครแชร์ภาพของเกมได้
permission-send-in-threads = ส่งข้อความในเธรด
permission-send-in-threads-why = ถ้าไม่มีสิทธิ์นี้ Oxo จะบอกผู้เล่นไม่ได้ว่าถึงตาแล้วหรือใกล้หมดเวลา

refused-servers-only = การตั้งค่าเป็นของเซิร์ฟเวอร์ ให้ใช้คำสั่งนี้ในเซิร์ฟเวอร์ ส่วนการตั้งค่าส่วนตัวของคุณอยู่ใน `/ttt preferences`
refused-not-manager = เฉพาะสมาชิกที่จัดการเซิร์ฟเวอร์นี้ได้เท่านั้นที่เปลี่ยนการตั้งค่าได้ ส่วนการตั้งค่าส่วนตัวของคุณอยู่ใน `/ttt preferences`
refused-not-your-panel = หน้านี้เป็นของคนอื่น เปิดของคุณเองได้ด้วย `/ttt settings`, `/ttt preferences` หรือ `/ttt privacy`
refused-unreadable-clock = “{ $text }” ไม่ใช่ระยะเวลา พิมพ์แบบ 90m, 2h, 1h 30m หรือ 3d
refused-clock-out-of-range = แต่ละตาใช้เวลาได้ตั้งแต่ 1 นาทีถึง 7 วัน
refused-unknown-emoji = “{ $text }” ไม่ใช่อีโมจิที่ใช้ที่นี่ได้ ใช้อีโมจิทั่วไป หรือชื่ออีโมจิของเซิร์ฟเวอร์นี้ เช่น :cat:
refused-marks-alike = สัญลักษณ์ทั้งสองต้องไม่เหมือนกัน และต้องไม่เหมือนช่องว่าง ⬛ ไม่อย่างนั้นจะไม่มีใครอ่านกระดานออก

## Preferences

preferences-title = ### การตั้งค่าส่วนตัวของคุณ
preferences-note = มีแค่คุณที่เห็นหน้านี้ ไม่ว่าเล่นที่ไหนก็ใช้การตั้งค่านี้
preferences-numbering = **เลขช่อง** เวลาพิมพ์ตาเดินด้วย `/ttt move`
preferences-style = **รูปแบบ** ของเกมคุณ เริ่มจากเกมถัดไป เวลาเล่นกับคนอื่น ถ้าฝ่ายใดฝ่ายหนึ่งเลือก *ตัวอักษร* จะใช้แบบตัวอักษร ส่วนแบบอื่นต้องเลือกตรงกันทั้งคู่
preferences-pings = **การแจ้งเตือน:** เรียกคุณได้เมื่อไร ถ้าตอบภายในหนึ่งนาทีจะไม่ถูกเตือนว่าถึงตา
preferences-challenges = **ใครท้าคุณได้บ้าง** ไม่มีใครรู้ว่าคุณเลือกอะไร
preferences-blocked = **ยกเว้นคนเหล่านี้:** พวกเขาท้าคุณ เข้าร่วมคำท้าของคุณ หรือขอแก้มือไม่ได้ และไม่มีใครบอกเหตุผลให้รู้
pings-none = ไม่ต้องเรียก
pings-some = เมื่อมีคนท้าคุณหรือรับคำท้า และเมื่อคุณใกล้หมดเวลา
pings-turns = เมื่อคู่แข่งเดินแล้วด้วย
challenges-anyone = ใครก็ได้
challenges-nobody = ไม่ให้ใครท้า
numbering-reading = ตามลำดับการอ่าน: 1 อยู่มุมซ้ายบน
numbering-keypad = แบบแป้นตัวเลข: 7 อยู่มุมซ้ายบน

## Privacy

exported = นี่คือทุกอย่างที่ Oxo เก็บไว้เกี่ยวกับคุณ: เกมที่คุณเล่น เรตติ้ง คำท้า และค่าที่คุณตั้งไว้
exported-packed = นี่คือทุกอย่างที่ Oxo เก็บไว้เกี่ยวกับคุณ: เกมที่คุณเล่น เรตติ้ง คำท้า และค่าที่คุณตั้งไว้ ข้อมูลมีมากจึงบีบอัดไว้ เปิดได้ด้วย gzip หรือโปรแกรมแตกไฟล์ส่วนใหญ่
forget-question =
    ### ลบข้อมูลของคุณไหม
    คุณจะยอมแพ้ทุกเกมที่กำลังเล่นอยู่ และคำท้าที่เปิดอยู่จะถูกปิด ไอดี ชื่อ เรตติ้ง และค่าที่คุณตั้งไว้จะถูกลบ เกมที่จบแล้วจะยังอยู่สำหรับคนที่เล่นกับคุณ โดยพวกเขาจะเห็น “{ player-somebody }” แทนคุณ และเรตติ้งของพวกเขาจะคำนวณใหม่โดยไม่มีคุณ ถ้ามีใครเลือกไม่ให้คุณท้า ตัวเลือกนั้นจะยังอยู่ โดยเหลือไว้แค่ไอดีของคุณ
    เมื่อลบแล้วจะ **ย้อนกลับไม่ได้** ข้อความที่อยู่ในช่องแชทแล้วจะยังแสดงชื่อเดิม และข้อมูลสำรองของผู้ให้บริการจะยังมีข้อมูลของคุณจนกว่าจะมีชุดใหม่มาแทน ถ้ากลับมาเล่นอีก เราจะเริ่มต้นกันใหม่ทั้งหมด
button-forget = ลบข้อมูลของฉัน
forgotten =
    เรียบร้อย ลบข้อมูลของคุณแล้ว { $games ->
        [0] คุณไม่มีเกมที่เล่นจบ
       *[other] มี { $games } เกมที่ตอนนี้แสดง “{ player-somebody }” แทนคุณ
    } { $ended ->
        [0] { "" }
       *[other] คุณยอมแพ้ { $ended } เกมที่กำลังเล่นอยู่
    } ข้อมูลสำรองของผู้ให้บริการจะยังมีข้อมูลของคุณจนกว่าจะมีชุดใหม่มาแทน

## Looking on, ahead and back

command-hint = ในเกมที่เล่นกับ Oxo ลงตรงไหนดีที่สุด มีแค่คุณที่เห็นคำตอบ
command-watch = ดู Oxo เล่นกับตัวเอง
command-history = ดูรายการเกมที่จบแล้ว มีแค่คุณที่เห็น
command-review = ไล่ดูเกมที่จบแล้วทีละตาพร้อมตาที่พลาด มีแค่คุณที่เห็น
option-x = Oxo ฝั่ง X ที่เริ่มก่อน เล่นเก่งแค่ไหน
option-o = Oxo ฝั่ง O เล่นเก่งแค่ไหน
option-user-history = เกมของใคร เว้นว่างไว้เพื่อดูของตัวเอง
option-game = เว้นว่างไว้เพื่อดูเกมล่าสุดของคุณที่นี่ หรือเลือกเกม หรือพิมพ์เลขใต้กระดาน

button-hint = คำใบ้
button-rematch = แก้มือ
button-review = ดูย้อนหลัง
button-first = แรกสุด
button-back = ย้อน
button-next = ถัดไป
button-last = ท้ายสุด
button-share = แชร์
button-save = บันทึกภาพ
button-newer = ใหม่กว่า
button-older = เก่ากว่า

game-computer-to-move = ตาของ: { $mark } { $player }

hint-title = คำใบ้สำหรับเกม { $id }
hint-best = ดีที่สุดคือ **{ $cell }**: { $reason }
hint-win = { $sign } ชนะ
hint-draw = { $sign } เสมอ
hint-loss = { $sign } แพ้
hint-unknown = { $sign } ยังมองไม่ออก
hint-letter-win = w
hint-letter-draw = d
hint-letter-loss = l
hint-letter-unknown = ?

reason-wins-at-once = เรียงครบทันที
reason-forks = ขู่ { $cells } พร้อมกัน และบล็อกได้แค่ช่องเดียว
reason-forces-win = { $moves ->
    [0] ชนะแน่ไม่ว่าคู่แข่งจะกันอย่างไร
   *[other] ชนะแน่ใน { $moves } ตาไม่ว่าคู่แข่งจะกันอย่างไร
}
reason-only-win = { $moves ->
    [0] ไม่มีช่องอื่นที่ชนะ
   *[other] ไม่มีช่องอื่นที่ชนะ ช่องนี้ชนะใน { $moves } ตา
}
reason-blocks = บล็อกแนวของคู่แข่ง
reason-only-draw = ช่องอื่นแพ้หมด
reason-spoils-fork = { $count ->
    [1] คู่แข่งเล็ง { $cells } ไว้ขู่สองทาง และช่องนี้ทำลายแผนนั้น
   *[other] คู่แข่งเล็งจะขู่สองทาง และช่องนี้ทำลายแผนนั้น
}
reason-threatens = รักษาผลเสมอ และคู่แข่งต้องมากันที่ { $cells }
reason-sets-traps = รักษาผลเสมอ และคู่แข่งจะแพ้ถ้าตอบที่ { $cells }
reason-sets-many-traps = รักษาผลเสมอ และมี { $count } ทางตอบที่ทำให้คู่แข่งแพ้
reason-avoids-line = ไม่ทำให้เรียงครบ
reason-holds = รักษาผลเสมอ
reason-delays = ตอนนี้ทุกช่องแพ้หมด แต่ช่องนี้ยื้อได้นานที่สุด
reason-looks-best = อยู่บนแนวที่ยังเปิดมากที่สุด

command-stats = ชนะ เสมอ แพ้ ชนะติดต่อกัน และเรตติ้ง มีแค่คุณที่เห็น
command-leaderboard = ใครเรตติ้งสูงสุดที่นี่ มีแค่คุณที่เห็นรายการ
option-user-stats = สถิติของใคร เว้นว่างไว้เพื่อดูของตัวเอง
option-scope = ทั้งเซิร์ฟเวอร์ หรือคนที่เล่นในช่องแชทนี้
option-season = ไตรมาสของปี เช่น 2026 Q4 เว้นว่างไว้เพื่อดูไตรมาสนี้
choice-server = ทั้งเซิร์ฟเวอร์
choice-channel = ช่องแชทนี้
button-higher = อันดับสูงขึ้น
button-lower = อันดับต่ำลง

season = { $year } Q{ $quarter }
score = ชนะ { $wins } เสมอ { $draws } แพ้ { $losses }
points = { NUMBER($points, useGrouping: 0) }
missing-games = เกมคิดเรตติ้งอีก { $games } เกม
missing-opponents = เกมกับคนอื่นอีก { $opponents } คน

leaderboard-title = ตารางอันดับของเซิร์ฟเวอร์นี้ { $season }
leaderboard-title-channel = ตารางอันดับของ <#{ $channel-id }> { $season }
leaderboard-page = { $total ->
    [1] 1 คน
   *[other] { $total } คน · หน้า { $page } จาก { $pages }
}
leaderboard-none = ที่นี่ยังไม่มีใครมีเรตติ้ง เกมระหว่างคนกับคนคิดเรตติ้ง เริ่มได้ด้วย `/ttt challenge`
leader = { $place } <@{ $user-id }> · **{ NUMBER($rating, useGrouping: 0) }** ± { $spread } · ชนะ { $wins } เสมอ { $draws } แพ้ { $losses }
leader-provisional = · <@{ $user-id }> · { NUMBER($rating, useGrouping: 0) } ± { $spread } (ชั่วคราว) · ชนะ { $wins } เสมอ { $draws } แพ้ { $losses }
own-place = **คุณ** อยู่อันดับ { $place } จาก { $total } มี { NUMBER($rating, useGrouping: 0) } คะแนน
own-provisional = **คุณ** มี { NUMBER($rating, useGrouping: 0) } คะแนนชั่วคราว ยังไม่มีอันดับ ยังขาด: { $missing }
own-none = **คุณ** ยังไม่มีเรตติ้งที่นี่ ลองเล่นกับใครสักคนด้วย `/ttt challenge`
own-left-out = **คุณ** ไม่ถูกคิดเรตติ้ง คนดูแลเซิร์ฟเวอร์นี้กำหนดไว้
rated-games = คิดเรตติ้งจากเกมระหว่างคนกับคนที่นี่ วันละไม่เกินสามเกมกับคนเดิม และไม่นับชัยชนะเหนือคนที่คะแนนต่ำกว่า { $points } คะแนน
held-title = 🛡️ **ยัน *{ level-unbeatable }* ให้เสมอได้**
held-line = { $board } · คนแรก: <@{ $first-id }> { $date } · { $longest ->
    [1] ยังไม่มีใครทำได้สองครั้งติดกัน
   *[other] ติดต่อกันมากที่สุด: { $longest } ครั้ง โดย <@{ $longest-id }>
}

stats-title-server = สถิติของ <@{ $user-id }> ในเซิร์ฟเวอร์นี้
stats-title-anywhere = สถิติของ <@{ $user-id }>
stats-none = ยังไม่มีเกมที่จบ เริ่มได้ด้วย `/ttt start`
stats-people = **เล่นกับคน:** { $score }
stats-versus = **<@{ $reader-id }> พบ <@{ $user-id }>:** { $score }
stats-streak = **ชนะติดต่อกัน:** ตอนนี้ { $current } · มากที่สุด { $best }
stats-computer = **เล่นกับ Oxo** { $games } เกม: ยันเสมอ { $held } ครั้ง ชนะ { $beaten } ครั้ง
stats-computer-line = *{ $level }* ({ $board }): { $score }
stats-run = { $line } · เสมอติดต่อกันมากที่สุด { $longest } เกม
stats-opening = **ตาแรกที่ชอบ:** { $cell } ({ $board }) { $times } จาก { $games } เกม
stats-rating = **เรตติ้ง { $season }:** { NUMBER($rating, useGrouping: 0) } ± { $spread } ({ $how })
stats-past = { $season }: { NUMBER($rating, useGrouping: 0) } ± { $spread } ({ $how })
stats-points = สูงสุด { NUMBER($highest, useGrouping: 0) } · ต่ำสุด { NUMBER($lowest, useGrouping: 0) } · ช่วงหลัง (ใหม่สุดอยู่ท้าย): { $latest }
picture-rating = กราฟเส้นเรตติ้งใน { $season }: { $points }
stats-missing = ยังไม่แน่นอน ยังขาด: { $missing }
stats-unrated = **เรตติ้ง:** ไม่มีใน { $season } เกมระหว่างคนกับคนคิดเรตติ้ง
stats-left-out = **เรตติ้ง:** ไม่ถูกคิดในเซิร์ฟเวอร์นี้
is-provisional = ชั่วคราว
is-at-place = อันดับ { $place }

refused-no-leaderboard-here = เรตติ้งมีเฉพาะในเซิร์ฟเวอร์ ไปดูตารางอันดับในเซิร์ฟเวอร์ที่คุณเล่น
refused-unknown-season = “{ $text }” ไม่ใช่ไตรมาส พิมพ์ปีและไตรมาส เช่น 2026 Q4

history-title-server = เกมของ <@{ $user-id }> ในเซิร์ฟเวอร์นี้
history-title-anywhere = เกมของ <@{ $user-id }>
history-none = ยังไม่มีเกมที่จบ เริ่มได้ด้วย `/ttt start`
history-page = { $total ->
    [1] 1 เกม
   *[other] { $total } เกม ใหม่สุดก่อน · หน้า { $page } จาก { $pages }
}
history-line = { $game } · { $board } · { $date }
history-won = ชนะ { $opponent } · #{ $id }
history-lost = แพ้ { $opponent } · #{ $id }
history-drawn = เสมอ { $opponent } · #{ $id }
history-unfinished = ไม่จบเกม กับ { $opponent } · #{ $id }
history-stopped = ถูกหยุด กับ { $opponent } · #{ $id }
history-set-aside = ยกเลิก กับ { $opponent } · #{ $id }
history-open = เปิดเกม
history-choice = { $game } · { $ago } · { $board }
ago-now = เมื่อครู่นี้

review-where = เกม { $id } · { $board }
review-at-start = { $total ->
    [1] ก่อนตาเดียวที่มี
   *[other] ก่อนตาแรกจาก { $total } ตา
}
review-at = ตาที่ { $ply } จาก { $total }: { $mark } { $player } ลง **{ $cell }**
review-line = { $move } · แนวที่เรียงครบ: { $cells }
review-moves = ตาเดิน: { $moves }
review-no-moves = ไม่มีใครเดินเลย จึงไม่มีอะไรให้ย้อนดู
review-no-mistakes = **ไม่พบตาที่พลาด**
review-more-mistakes = … และอีก { $count } ตา
mistake-win-draw = **พลาด:** ตาที่ { $number } ({ $cell }) ปล่อยชัยชนะหลุดมือ ถ้าลง { $better } จะชนะ
mistake-win-loss = **พลาด:** ตาที่ { $number } ({ $cell }) ทำให้แพ้ ถ้าลง { $better } จะชนะ
mistake-draw-loss = **พลาด:** ตาที่ { $number } ({ $cell }) ทำให้แพ้ ถ้าลง { $better } จะเสมอ

shared-by = แชร์โดย { $player }
picture-game = กระดานเคลื่อนไหว: { $board } { $first-mark } คือ { $first } และ { $second-mark } คือ { $second } ตาเดิน: { $moves } { $result }
picture-won = { $player } ชนะ
picture-nobody-won = ไม่มีใครชนะ

refused-cannot-attach = Oxo แนบไฟล์ในช่องแชทนี้ไม่ได้ จึงแชร์ภาพที่นี่ไม่ได้ กด *{ button-save }* เพื่อรับภาพไว้คนเดียว
refused-shared-just-now = คุณเพิ่งแชร์เกมไป แชร์อีกเกมได้{ $wait }
refused-game-still-on = เกมนั้นยังเล่นกันอยู่ เมื่อจบแล้วจึงดูย้อนหลังหรือแก้มือได้
refused-hint-against-person = คู่แข่งของคุณเป็นคนจริง ๆ ใช้คำใบ้ก็เท่ากับโกง คำใบ้มีเฉพาะในเกมที่เล่นกับ Oxo: `/ttt start`
refused-nothing-to-review = ไม่มีเกมแบบนั้นให้คุณดูที่นี่ พิมพ์เลขใต้กระดาน เช่น `12` หรือหาด้วย `/ttt history`
refused-nothing-played-here = คุณยังไม่มีเกมที่จบในช่องแชทนี้ ดูเกมที่เคยเล่นได้ด้วย `/ttt history`
refused-others-history = ที่นี่ดูได้แค่รายการเกมของคุณเอง เกมของคนอื่นดูได้ในเซิร์ฟเวอร์ที่เล่นกัน
refused-export-running = กำลังรวบรวมข้อมูลของคุณอยู่แล้ว ไฟล์จะมาเป็นคำตอบของคำขอแรก
refused-opponent-forgotten = คู่แข่งของคุณลบข้อมูลไปแล้ว จึงไม่มีใครให้ขอแก้มือ ใช้ `/ttt challenge` เพื่อชวนคนอื่น
