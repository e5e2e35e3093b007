### Every word that a player sees, in Thai. Read whole twice, last on 2026-11-22.

# No politeness particles (they show gender). Sentences are separated by a space, without a full
# stop. ช่อง is a cell; a channel is ช่องแชท, except in the names of Discord's own menus.

## Commands

command-ttt = เกม XO: เล่นกับ Oxo หรือแข่งกันเอง
command-start = เริ่มเกม XO
command-challenge = ท้าใครสักคน หรือใครก็ได้ที่นี่ มาเล่นด้วยกัน
command-move = ลงช่องในเกมของคุณในช่องแชทนี้
command-board = แสดงกระดานของคุณอีกครั้งที่ท้ายช่องแชท
command-resign = ยอมแพ้เกมของคุณที่นี่ หรือถอนคำท้า
command-help = อธิบายวิธีเล่น ระดับ และคำสั่ง
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

choice-beginner = มือใหม่: ลงมั่ว ๆ
choice-easy = ง่าย: เรียงให้ครบเป็น
choice-casual = ปานกลาง: บล็อกคุณเป็นด้วย
choice-clever = เซียน: พลาดแค่การขู่สองทาง
choice-unbeatable = ไร้พ่าย: ไม่เคยแพ้

board-3x3 = 3×3 เรียงสาม
board-4x4 = 4×4 เรียงสี่
board-5x5 = 5×5 เรียงสี่
board-5x5-five = 5×5 เรียงห้า
# Misère goes by "the other way round"; help-boards mentions it by the same word.
board-misere = กลับกติกา 3×3 ใครเรียงสามแพ้
board-short-3x3 = 3×3
board-short-4x4 = 4×4
board-short-5x5 = 5×5
board-short-5x5-five = 5×5 เรียงห้า
board-short-misere = กลับกติกา

## The game

player-computer = Oxo ({ $level })
player-computer-alone = Oxo
game-title = { $first-mark } { $first } พบ { $second-mark } { $second }
game-to-move = ถึงตา { $player } { $mark }
game-your-move = ตาของคุณ { $mark }
game-won = { $mark } **{ $player } ชนะ!**
game-won-misere = { $mark } **{ $player } ชนะ:** { $loser } เรียงครบเสียเอง
game-won-resigned = { $mark } **{ $player } ชนะ:** { $loser } ยอมแพ้
game-won-time = { $mark } **{ $player } ชนะ:** { $loser } หมดเวลา
game-drawn = **เสมอกัน**
game-held = 🛡️ **เสมอ: { $player } ยัน *{ level-unbeatable }* ไว้ได้!**
game-with-hints = คำใบ้ { $hints } ครั้ง
talk-greeting-beginner = { $variant ->
    [0] “หวัดดี! หวัดดี!”
    [1] “ถึงตาเราหรือยัง”
    [2] “อันนี้เราเล่นเป็น!”
   *[other] “ได้เล่นเกมแล้ว! เย้!”
}
talk-greeting-easy = { $variant ->
    [0] “พร้อมไหม? เราพร้อมแล้ว!”
    [1] “ชอบตอนเริ่มเกมที่สุด”
    [2] “ขอให้สนุกนะ เราก็ด้วย”
   *[other] “เริ่มกันเลย!”
}
talk-greeting-casual = { $variant ->
    [0] “ไม่ต้องรีบ”
    [1] “อ้าว หวัดดี”
    [2] “เอาสิ เล่นก็ได้”
   *[other] “งั้นเชิญก่อนเลย”
}
talk-greeting-clever = { $variant ->
    [0] “ข้าเตรียมมาแล้ว”
    [1] “ข้ามีแผน”
    [2] “เริ่มเลยไหม ดีมาก”
   *[other] “เป็นไปตามที่ข้าคาด”
}
talk-greeting-unbeatable = { $variant ->
    [0] “ข้ามีเวลา”
    [1] “ยินดีต้อนรับ”
    [2] “แสดงให้ข้าดู”
   *[other] “คอยดูกันไป”
}
talk-forked-beginner = { $variant ->
    [0] “สองทางพร้อมกันเหรอ”
    [1] “แบบนี้ก็ได้เหรอ”
    [2] “ว้าว ตั้งสองแนว!”
   *[other] “ทำได้ยังไงน่ะ”
}
talk-forked-easy = { $variant ->
    [0] “แย่แล้ว แย่แล้ว”
    [1] “แบบนี้ไม่ยุติธรรม!”
    [2] “สองเลยเหรอ สองเลย!”
   *[other] “เราวางได้แค่ทีละตัวเอง!”
}
talk-forked-casual = { $variant ->
    [0] “บล็อกสองทางไม่ไหว”
    [1] “เอาละ จบกัน”
    [2] “สองทาง โชว์เหนือนี่”
   *[other] “งั้นก็จัดเลย”
}
talk-forked-clever = { $variant ->
    [0] “ขู่สองทาง ว่าแล้วเชียว”
    [1] “ข้าขอค้าน”
    [2] “ขอข้าคิดก่อน อืม ไม่ได้”
   *[other] “ตำราข้าไม่มีตานี้”
}
talk-forked-unbeatable = “เป็นไปไม่ได้”
talk-blocked-beginner = { $variant ->
    [0] “ตรงนั้นของคุณเหรอ”
    [1] “แค่ชอบตรงนี้เฉย ๆ”
    [2] “อุ๊ย ขอโทษนะ!”
   *[other] “นั่งตรงนี้ได้ไหม”
}
talk-blocked-easy = { $variant ->
    [0] “โชคดีจัง!”
    [1] “เอ๊ะ เราบล็อกคุณเหรอ”
    [2] “โห! เฉียดไปนิดเดียว”
   *[other] “ขอโทษ! เราไม่ได้มอง”
}
talk-blocked-casual = { $variant ->
    [0] “ใจเย็น ๆ”
    [1] “โทษที ไม่ได้หรอก”
    [2] “ขอไม่ดีกว่า”
   *[other] “ตรงนั้นไม่เอานะ”
}
talk-blocked-clever = { $variant ->
    [0] “ข้าเห็นนะ”
    [1] “ลูกเล่นใช้ได้”
    [2] “นี่แค่บทที่หนึ่ง”
   *[other] “ข้าเดาไว้แล้ว”
}
talk-blocked-unbeatable = { $variant ->
    [0] “ไม่”
    [1] “ไม่ใช่ทางนี้”
    [2] “ตานี้ข้ารู้จัก”
   *[other] “ลองมองหาที่อื่น”
}
talk-was-blocked-beginner = { $variant ->
    [0] “เมื่อกี้เราจะชนะเหรอ”
    [1] “เราอยากได้ตรงนั้นนะ!”
    [2] “เฮ้! ที่ตรงนั้นดีจัง!”
   *[other] “กลายเป็นของคุณแล้ว!”
}
talk-was-blocked-easy = { $variant ->
    [0] “โธ่ บล็อกสวยมาก!”
    [1] “ตาไวจริง!”
    [2] “อีกนิดเดียวเอง!”
   *[other] “คุณมองเห็นด้วย!”
}
talk-was-blocked-casual = { $variant ->
    [0] “ก็แฟร์ดี”
    [1] “ลองดูเฉย ๆ น่ะ”
    [2] “อ้าว เห็นด้วยเหรอ”
   *[other] “อืม โอเค”
}
talk-was-blocked-clever = { $variant ->
    [0] “เจ้าเห็นจนได้”
    [1] “งั้นข้าอ้อมไป”
    [2] “ถูกต้อง น่าเสียดาย”
   *[other] “ข้ายังมีแผนอื่น”
}
talk-was-blocked-unbeatable = { $variant ->
    [0] “มองออกดี”
    [1] “ดี”
    [2] “เจ้ายังตื่นอยู่”
   *[other] “เจ้าต้องลงตรงนั้น”
}
game-unfinished = **ไม่จบเกม:** ไม่มีใครเดินทันเวลา
game-stopped = **ถูกหยุด** โดยผู้ดูแล
game-stopped-watched = **หยุดแล้ว**
rule-misere = **ใครเรียงสามแพ้**
rule-4 = **ใครเรียงสี่ชนะ**
rule-5 = **ใครเรียงห้าชนะ**
game-set-aside = **ยกเลิก** โดยไม่มีผล เพื่อหลีกทางให้เกมระหว่างคนกับคน
game-called-off = **ล้มเลิก:** เกมนี้ไม่นับ
game-footer = เกม { $id }
game-footer-last = ตาล่าสุด { $cell }
game-footer-line = แนวที่เรียงครบ: { $cells }
game-footer-clock = หมดเวลา: { $when }
game-moved = กระดานของเกม { $id } อยู่ในข้อความอื่นแล้ว: [ดูได้ที่นี่]({ $link })

button-resign = ยอมแพ้
button-stop = หยุด
button-play-winner = เล่นกับผู้ชนะ
button-play-too = ลองเล่นเอง
button-play-level = เล่นกับ { $level }
button-play-board = เล่น { $board }
button-to-game = ไปเกม { $id }

end-first-win = 🎉 **{ $player } ชนะระดับ “{ $level }” เป็นครั้งแรก!**
end-can-hold = ระดับถัดไป *{ level-unbeatable }* ไม่มีใครชนะได้ คุณจะยันเสมอไว้ได้ไหม
end-beat-all = *{ level-unbeatable }* ก็ยันเสมอมาแล้ว บนกระดานนี้ไม่เหลืออะไรที่ยากกว่านี้
end-first-between = 🎉 **{ $player } ชนะ { $opponent } เป็นครั้งแรก!**
end-first-board = 🎉 **{ $player } ชนะบนกระดานใหม่เป็นครั้งแรก: { $board }!**
end-first-both = 🎉 **{ $player } ชนะระดับ “{ $level }” เป็นครั้งแรก แถมบนกระดานใหม่ด้วย: { $board }!**
end-beat-beginner = { $variant ->
    [0] “อ้าว ต้องกันไว้ด้วยเหรอ”
    [1] “ชอบมุมนั้นจัง ตอนนี้ก็ยังชอบอยู่”
    [2] “อีกที อีกที เกือบเข้าใจแล้วเชียว”
    [3] “คุณเก่งเรื่องชนะ เราเก่งเรื่องเลือกช่อง!”
    [4] “จบแล้วเหรอ เพิ่งจะเริ่มเอง!”
    [5] “คุณชนะแล้ว! เก็บกระดานนี้กลับบ้านได้ไหม”
    [6] “เราวางตรงที่ดูสวย ๆ น่ะ”
   *[other] “สนุกจัง! ว่าแต่กติกาเป็นยังไงนะ”
}
end-beat-easy = { $variant ->
    [0] “เรามีแผนนะ จริง ๆ”
    [1] “สวย! เรามัวแต่มองสัญลักษณ์ตัวเอง”
    [2] “เล่นดีมาก! เราเกือบชนะแล้วเชียว หรือเปล่านะ รู้สึกว่าเกือบอยู่”
    [3] “คราวหน้าเราน่าจะเหลือบดูฝั่งคุณบ้าง”
    [4] “สมควรชนะแล้วละ สอนเราหน่อยสิว่าทำยังไง”
    [5] “กำลังจะมองตรงนั้นอยู่พอดีเลย สาบานได้!”
    [6] “เยี่ยม! เราเก่งขึ้นนะ ช้าหน่อย แต่ก็เก่งขึ้น”
   *[other] “ดีใจด้วยนะ แอบเสียใจนิดหนึ่ง แต่ก็ดีใจด้วย”
}
end-beat-casual = { $variant ->
    [0] “ก็แฟร์ดี พอดีมองมุมโน้นอยู่”
    [1] “หืม ทำแบบนั้นได้ด้วยเหรอ สวยดี”
    [2] “เกมสนุกดี อยากลุกขึ้นปรบมือให้นะ แต่เพิ่งจะได้นั่ง”
    [3] “โอเค ๆ คุณเอาจริงนี่นา”
    [4] “แหม ทำเอาหายง่วงเลย”
    [5] “เก่งนี่ คราวหน้าช่วยเตือนให้เราตั้งใจหน่อย”
    [6] “คุณชนะ เดี๋ยวเราไปหยิบขนมมาให้”
   *[other] “ไม่รีบนะ แต่ว่าง ๆ ขอเอาคืนสักเกม”
}
end-beat-clever = { $variant ->
    [0] “เป็นไปไม่ได้ ข้าคิดไว้หมดแล้ว ยกเว้นตานั้น”
    [1] “ข้าไม่ทันตั้งตัวเลย เรื่องนี้รู้กันแค่ข้ากับเจ้าก็พอ”
    [2] “น่าสนใจ ข้าจะบอกว่ามันอยู่ในแผนแล้วกัน”
    [3] “ข้ามีแผน แต่แผนของเจ้าดีกว่า”
    [4] “เจ้าคงอ่านตำราเล่มเดียวกับข้า”
    [5] “ข้าขอค้าน ขอเวลาหาเหตุผลสักครู่”
    [6] “น่าทึ่ง ทำให้ดูอีกทีได้ไหม ช้า ๆ”
   *[other] “ข้าคิดล่วงหน้าไปสามตา แต่คิดไปผิดทาง”
}
end-beat-unbeatable = เรื่องนี้ไม่น่าจะเป็นไปได้ จำช่วงเวลานี้ไว้ให้ดี
end-drawn-beginner = { $variant ->
    [0] “เต็มแล้ว! ใครชนะล่ะ”
    [1] “ช่องหมดแล้ว! มีกระดานใหญ่กว่านี้ไหม”
    [2] “ไม่มีใครชนะเหรอ เอาก็ได้!”
    [3] “ครึ่งหนึ่งนี่เราเติมเองนะ ชอบไหม”
    [4] “ใช้หมดทั้งกระดานเลย พวกเราเก่งจัง!”
    [5] “ไม่มีใครแพ้ใช่ไหม งั้นได้ดาวคนละดวง!”
    [6] “เต็ม ๆ แบบนี้ชอบ เหมือนระบายสีเสร็จแล้ว”
   *[other] “เสมอนี่ดีไหม รู้สึกดีนะ!”
}
end-drawn-easy = { $variant ->
    [0] “เสมอ! ถือว่าต่างคนต่างออมมือให้กันนะ”
    [1] “กระดานเต็ม แต่ไม่มีใครโกรธกัน”
    [2] “เกือบแล้วเชียว แต่เกือบของใครล่ะ”
    [3] “อยากจับมือด้วยจัง แต่ช่องหมดแล้ว”
    [4] “เสมอเหรอ แบบนี้เอาทุกวันก็ได้!”
    [5] “เท่ากันเลย มาดูกันไหมว่าใครเก่งกว่า”
    [6] “เราตามคุณทันด้วย! เห็นไหม”
   *[other] “ยุติธรรมดี ชนะกันคนละครึ่ง”
}
end-drawn-casual = { $variant ->
    [0] “ไม่มีใครชนะ ก็ไม่มีใครต้องเลี้ยง”
    [1] “คุณรอ เราก็รอ แบบนี้เล่นได้ทั้งวัน”
    [2] “ไม่มีใครแพ้ ถูกใจเราเลย”
    [3] “เท่ากัน ถือว่าวอร์มก็แล้วกัน”
    [4] “เสมอก็ดี ไม่ต้องมีใครขึ้นกล่าวบนเวที”
    [5] “แค่นี้ก็พอแล้ว ปกติเราก็พอแค่นี้แหละ”
    [6] “กินกันไม่ลง เอาอีกเกม หรือจะนั่งเฉย ๆ กันดี”
   *[other] “ในที่สุดก็ไปถึงกันทั้งคู่ ไม่รู้เหมือนกันว่าที่ไหน”
}
end-drawn-clever = { $variant ->
    [0] “สมน้ำสมเนื้อจริง ๆ ข้าเริ่มเหงื่อตกแล้ว”
    [1] “หักล้างกันพอดี งดงาม”
    [2] “ขอร้อง อย่าขู่สองแนวพร้อมกัน ข้าเกลียดแบบนั้น”
    [3] “สูสีจนช่องสุดท้าย เดี๋ยวข้าก็คิดอะไรออกเอง”
    [4] “เสมอ แต่ในทางทฤษฎี ข้าเหนือกว่า”
    [5] “เจ้าแก้ได้ทุกตา น่าปวดหัวเสียจริง”
    [6] “ข้ามีสามแผน เจ้ามีสามทางแก้”
   *[other] “ไม่ได้อะไร ไม่เสียอะไร เปลืองแต่ความคิด”
}
end-drawn-hinted = { $variant ->
    [0] “เสมอ บางตาในนั้นเป็นของข้า”
    [1] “เจ้ายันข้าไว้ได้ โดยมีข้าจูงมือ”
    [2] “ข้าบอกคำตอบให้ เจ้าก็อ่านได้ดี”
    [3] “ทีนี้ลองอีกครั้ง โดยไม่ถามข้า”
    [4] “เราสองคนเข้าขากันดี ส่วนใหญ่เป็นขาของข้า”
    [5] “เสมอ ด้วยแรงช่วยจากอีกฟากกระดาน”
    [6] “ข้าประลองกับตัวเองอยู่บ่อย ๆ มักลงเอยแบบนี้”
   *[other] “เปิดตำราแล้วยันไว้ได้ เกมหน้าปิดตำราดูไหม”
}
end-drawn-watched = { $variant ->
    [0] “ข้าเปิดทางให้พลาดไว้ทุกทาง แต่ไม่มีใครเดินเข้ามา”
    [1] “เกมเงียบ ๆ ข้าชอบเกมเงียบ ๆ”
    [2] “ไม่มีใครพลาด ทีนี้ลองให้มนุษย์มาเล่นดูบ้าง”
    [3] “ข้าหวังให้พลาดสักครั้ง ไม่เป็นไร ข้ารอได้”
    [4] “ไม่มีอะไรเกิดขึ้น และไม่เกิดขึ้นอย่างงดงาม”
    [5] “เต็มกระดาน ไม่มีอะไรติดค้าง”
    [6] “อีกฝ่ายรู้ทาง ข้าก็รู้”
   *[other] “สมควรเป็นเช่นนี้ ให้ดูอีกรอบข้าก็ยินดี”
}
end-said = **{ $level }:** { $quote }
end-first-hold = 🎉 **ครั้งแรกของ { $player }!** ไม่มีใครทำได้ดีกว่าเสมอ
end-first-hold-board = 🎉 **ครั้งแรกของ { $player } บนกระดานนี้!**
end-drawn-unbeatable = { $variant ->
    [0] “ข้าหาช่องโหว่อยู่นาน แต่ไม่มีเลย”
    [1] “ไม่มีพลาดเลย ข้าดูสองรอบแล้ว”
    [2] “เจ้าไม่ให้อะไรข้าเลย ยันได้ดี”
    [3] “เสมอกับข้า ก็คือชนะแล้ว”
    [4] “กระดานหมดก่อนที่ความอดทนของเจ้าจะหมด”
    [5] “ข้าเห็นมาหลายเกม น้อยนักที่จบแบบนี้”
    [6] “ข้าเห็นอะไร เจ้าก็เห็นหมด ข้าไม่ชินกับการมีเพื่อนร่วมทาง”
   *[other] “ข้าไม่แพ้ แต่วันนี้ข้าก็ไม่ชนะ”
}
end-lost-beginner = { $variant ->
    [0] “ชนะเหรอ ชนะแล้ว! ทำได้ยังไงเนี่ย”
    [1] “แค่ชอบช่องพวกนั้นเฉย ๆ”
    [2] “โชคของมือใหม่ ชื่อก็บอกอยู่แล้ว”
    [3] “ทำถูกไหม บอกหน่อยว่าเมื่อกี้ทำอะไรไป!”
    [4] “ชนะมันเป็นแบบนี้เองเหรอ ชอบจัง!”
    [5] “เดี๋ยวนะ นั่นของเราเหรอ ของเราด้วย!”
    [6] “เมื่อกี้ไม่ได้มองเลย คราวหน้าต้องมองไหม”
   *[other] “เอาไปเล่าให้ทุกคนฟังได้ไหม”
}
end-lost-easy = { $variant ->
    [0] “คุณเปิดประตูทิ้งไว้ เราก็เลยเดินเข้าไป”
    [1] “เราคอยจับตาดูอยู่ตลอด เราทำเป็นแค่นี้แหละ”
    [2] “ขอโทษนะ! เราไม่เคยปฏิเสธของขวัญ”
    [3] “มันอยู่ตรงหน้าพอดี นึกว่าคุณเก็บไว้ให้เรา!”
    [4] “เราแค่หยิบของที่วางอยู่ ขอบคุณนะ!”
    [5] “ตั้งใจเหรอ เราไม่บ่นหรอกนะ!”
    [6] “เราชนะด้วย! ไม่ต้องห่วง เราก็ตกใจเหมือนกัน”
   *[other] “คราวหน้าคุณชนะเราแน่ เรามั่นใจ”
}
end-lost-casual = { $variant ->
    [0] “อย่าคิดมาก จะเสมอเราก็โอเคอยู่แล้ว”
    [1] “คุณเผลอ เราไม่เผลอ อีกเกมไหม”
    [2] “เกมนี้เรานอนเล่นยังชนะเลย”
    [3] “เรายังไม่ได้ตั้งใจเลยนะ เอ่อ ก็ตั้งใจนิดหนึ่ง”
    [4] “พอแล้วสำหรับวันนี้ เลิกงาน”
    [5] “ก็ต้องมีสักคนชนะนี่นะ”
    [6] “อ้าว ชนะแฮะ ท่าทางต้องเล่นบ่อย ๆ แล้ว”
   *[other] “อย่าโกรธกันนะ โกรธแล้วมันเหนื่อย”
}
end-lost-clever = { $variant ->
    [0] “มุมกับตรงกลาง สหาย มุมกับตรงกลาง”
    [1] “ตรงตามแผนทุกอย่าง เกือบทุกอย่าง”
    [2] “กับดักงามดี ถ้าข้าจะชมตัวเองสักหน่อย”
    [3] “อย่าเสียใจไป ข้าอ่านตำราเรื่องนี้มา”
    [4] “ทุกอย่างอยู่ที่การเตรียมตัว”
    [5] “เจ้าเดินเข้ามาเอง ข้าอุตส่าห์เปิดไฟรอไว้”
    [6] “ให้ข้าอธิบายไหม ไม่เอาหรือ ก็ตามใจ”
   *[other] “ทุกสิ่งมีลำดับของมัน ชัยชนะมาท้ายสุด”
}
end-lost-unbeatable = { $variant ->
    [0] “ข้ารอให้พลาดแค่ครั้งเดียว แล้วมันก็มา”
    [1] “ผลเสมออยู่แค่เอื้อมแท้ ๆ”
    [2] “จงอดทน ข้ามีเวลาเหลือเฟือ”
    [3] “ข้าไม่รีบ และไม่พลาด ลองใหม่ได้เสมอ”
    [4] “เจ้าละสายตาไปตาเดียว แต่ข้าไม่เคยละ”
    [5] “ช่องเดียว ก็แค่ช่องเดียวทุกครั้งไป”
    [6] “ข้านั่งอยู่ตรงนี้ตั้งแต่ตาแรกแล้ว”
   *[other] “คราวหน้าเจ้าจะมองเห็น ข้าไม่ไปไหน”
}
end-gave-up = { $variant ->
    [0] “ไม่มีอะไรน่าอาย กระดานหน้ายังว่างอยู่”
    [1] “อยากเห็นเหมือนกันว่าจะจบอย่างไร”
    [2] “จะบอกทุกคนให้ว่าสูสีมาก”
    [3] “ถอยเป็น ก็เท่ากับแก้มือได้ครึ่งหนึ่งแล้ว”
    [4] “จะไปแล้วเหรอ จะเก็บกระดานไว้ให้อย่างนี้แหละ”
    [5] “รู้จักหยุดก็เป็นความสามารถอย่างหนึ่ง”
    [6] “ขอรับชัยชนะนี้ไว้ แต่อยากได้มาด้วยฝีมือมากกว่า”
   *[other] “ไว้เจอกันเกมหน้า”
}
end-won = { $variant ->
    [0] { $player } ใช้แค่ { $moves } ตา จะแก้มือก็แค่คลิกเดียว
    [1] จบใน { $moves } ตา ใครจะไปคิด
    [2] นำหน้าตาเดียวก็พอ
    [3] เรียงครบก็คือครบ ปรบมือให้ { $player }
    [4] { $player } มองเห็นก่อน
    [5] เกมนี้ต้องเก็บเข้าอัลบั้ม
    [6] ดูเงียบ ๆ อยู่ดี ๆ ก็ไม่เงียบเสียแล้ว
   *[other] { $player } คว้าไปแล้ว กระดานหน้ายังว่างอยู่
}
end-won-full = สู้กันจนถึงช่องสุดท้าย! { $player } คว้าชัยไป
end-won-misere = { $variant ->
    [0] ช้า ๆ ได้พร้าเล่มงาม จะแก้มือก็แค่คลิกเดียว
    [1] { $player } นิ่งได้ และไม่เรียงเลยสักแนว
    [2] ศิลปะอยู่ที่แนวที่ไม่เรียงให้ครบ
    [3] ต้องมีสักคนเรียงครบ แต่ไม่ใช่ { $player }
    [4] { $player } มีมารยาท ให้อีกฝ่ายเรียงครบไปก่อน
    [5] น้อยแต่มาก และ { $player } มีน้อยกว่า
    [6] ช่องนั้นคือเผือกร้อน และไม่ได้ตกมาถึงมือ { $player }
   *[other] { $player } ชนะด้วยการทิ้งงานไว้ไม่ให้เสร็จ
}
end-drawn = { $variant ->
    [0] กระดานเต็มแล้ว แต่ไม่มีใครเรียงครบสักแนว
    [1] ไม่มีใครยอมให้ใครสักช่อง จนไม่เหลือช่องให้ยอมแล้ว
    [2] ไม่มีใครฝ่าไปได้
    [3] สงบศึก ชั่วคราว
    [4] สูสีกันจนถึงช่องสุดท้าย
    [5] ไม่มีผู้ชนะ ไม่มีผู้แพ้
    [6] ถือว่าซ้อมไว้สำหรับเกมหน้า
   *[other] ช่องเต็มแล้ว แต่ใครเก่งกว่ายังเป็นปริศนา
}
end-resigned = { $variant ->
    [0] หนึ่งในสองคนนี้เห็นพอแล้ว
    [1] ไม่จำเป็นต้องเล่นจนจบ
    [2] จบเร็ว จะแก้มือก็แค่คลิกเดียว
    [3] ชนะแบบนี้ก็นับเหมือนกัน เช็กให้แล้ว
    [4] กระดานยังไม่เต็ม แบบนี้ก็ดีเหมือนกัน
    [5] บางครั้งตาที่ดีที่สุดก็คือเกมหน้า
    [6] ช่องที่เหลือจะไม่มีวันได้รู้ตอนจบ
   *[other] ไม่ต้องเคืองกัน กระดานหน้ายังว่างอยู่
}
end-time = { $variant ->
    [0] นาฬิกาเป็นผู้ตัดสิน
    [1] กระดานรอ แต่เวลาไม่รอ
    [2] เวลาก็ลงเล่นด้วย และไม่เคยเดินพลาด
    [3] { $player } เดินทันเวลา แค่นั้นก็พอแล้ว
    [4] ที่ไหนสักแห่ง ยังมีคนคิดไม่เสร็จ
    [5] ตาต่อไปไม่เคยมาถึง
    [6] { $player } อดทนรอ และได้ชัยชนะไป
   *[other] ติ๊กต่อก ติ๊กต่อก หมดเวลา
}
end-tip = เคล็ดลับ: ระดับ “{ $level }” มองไม่เห็นการขู่สองแนวพร้อมกัน
end-streak-wins = 🔥 ชนะระดับ “{ $level }” { $count } เกมติดต่อกัน
end-streak-draws = 🔥 เสมอกับระดับ “{ $level }” { $count } เกมติดต่อกัน
end-streak-between = 🔥 { $player } ชนะ { $opponent } มา { $count } เกมติดต่อกัน
end-score-leads = **{ $player } นำ { $wins }–{ $losses }** { $draws ->
    [0] { "" }
   *[other] · เสมอ { $draws }
}
end-score-even = **{ $first } กับ { $second } เสมอกันอยู่ { $wins }–{ $losses }** { $draws ->
    [0] { "" }
   *[other] · เสมอ { $draws }
}
end-ratings = เรตติ้ง: { $ratings }
unrated-day = ไม่คิดเรตติ้ง: วันนี้สองคนนี้เล่นกันเกินสามเกมแล้ว
unrated-left-out = ไม่คิดเรตติ้ง: หนึ่งในสองคนนี้ถูกตั้งไว้ไม่ให้คิดเรตติ้ง
unrated-sure = ไม่คิดเรตติ้ง: เรตติ้งของ { $player } สูงกว่ามาก
unrated-early = ไม่คิดเรตติ้ง: ในสองคนมีเพียงคนเดียวที่เดินแล้ว
end-rating = { $player } { NUMBER($rating, useGrouping: 0) } ({ $change })
notice-accepted = <@{ $player-id }>: { $opponent } รับคำท้าของคุณแล้ว [เกม { $id }]({ $link }) เริ่มได้เลย
notice-rematch = <@{ $player-id }>: { $opponent } รับคำขอแก้มือของคุณแล้ว [เกม { $id }]({ $link }) เริ่มได้เลย
notice-turn = <@{ $player-id }>: { $opponent } เดินแล้ว ถึงตาคุณใน [เกม { $id }]({ $link })
notice-time = <@{ $player-id }>: ถึงตาคุณใน [เกม { $id }]({ $link }) หมดเวลา: { $when }
button-no-turn-notices = ปิดการแจ้งเตือนนี้
turn-notices-off = ต่อไป Oxo จะไม่บอกเมื่อถึงตาคุณ เปิดใหม่ได้ด้วย `/ttt preferences`
notice-time-quiet = { $player }: ถึงตาคุณใน [เกม { $id }]({ $link }) หมดเวลา: { $when }

## Puzzles

command-puzzle = แก้โจทย์ประจำวัน หรือโจทย์จากเกมของคุณเอง
option-from = จะเอาโจทย์มาจากไหน
choice-today = โจทย์วันนี้
choice-own-games = เกมของฉันเอง: ก่อนตาที่พลาด
puzzle-title = โจทย์ประจำวัน { $number }
puzzle-title-own = เกม { $id }: มีดีกว่าตาที่ { $move } ไหม
puzzle-goal-win = { $moves ->
    [0] ตาของ { $mark }: **เอาชนะให้ได้**
    [1] ตาของ { $mark }: **ชนะในตานี้**
   *[other] ตาของ { $mark }: **ชนะใน { $moves } ตา**
}
puzzle-goal-misere = { $moves ->
    [0] ตาของ { $mark }: **บังคับให้ { $enemy } ต้องเรียงครบ**
    [1] ตาของ { $mark }: **เหลือให้ { $enemy } แต่ตาที่ทำให้เรียงครบ**
   *[other] ตาของ { $mark }: **บังคับให้ { $enemy } ต้องเรียงครบ** ใน { $moves } ตา
}
puzzle-goal-draw = ตาของ { $mark }: **รักษาผลเสมอ**
puzzle-tries-left = ลองได้อีก { $left } ครั้ง
puzzle-tries = ลอง { $tries } ครั้ง
puzzle-wrong-loses-at-once = **ไม่ใช่ { $cell }:** ลงแล้วเรียงครบ ซึ่งที่นี่ใครเรียงครบแพ้
puzzle-wrong-line = **ไม่ใช่ { $cell }:** { $enemy } ตอบที่ { $reply } แล้วเรียงครบ
puzzle-wrong-fork = **ไม่ใช่ { $cell }:** { $enemy } ตอบที่ { $reply } แล้วขู่ { $cells }
puzzle-wrong-lost = **ไม่ใช่ { $cell }:** { $enemy } ตอบที่ { $reply } แล้วก็จะชนะ
puzzle-wrong-must-complete = **ไม่ใช่ { $cell }:** { $enemy } ตอบที่ { $reply } แล้วไม่ช้าก็เร็ว { $mark } จะต้องเรียงครบ
puzzle-wrong-only-draws = **ไม่ใช่ { $cell }:** { $enemy } ตอบที่ { $reply } แล้วไม่มีทางชนะเหลืออยู่
puzzle-wrong-ends-in-draw = **ไม่ใช่ { $cell }:** กระดานเต็ม และไม่มีใครชนะ
puzzle-hinted = คำใบ้ตัดช่องที่ผิดออกไปแล้ว { $count } ช่อง
puzzle-clue-line = มีช่องหนึ่งที่ลงแล้วเรียงครบ
puzzle-clue-fork = หาตาเดียวที่ขู่ได้สองแนว
puzzle-clue-forces-fork = ขู่แนวหนึ่งก่อน พอคู่แข่งมากัน ก็จะเปิดทางให้ขู่สองแนวพร้อมกัน
puzzle-clue-threats = ขู่แนวหนึ่ง แล้วขู่ต่อไปเรื่อย ๆ
puzzle-clue-must-complete = ลองนึกถึงตอนจบ ใครจะหมดช่องปลอดภัยก่อนกัน
puzzle-clue-blocks = { $enemy } จะเรียงครบที่ช่องไหน
puzzle-clue-spoils-fork = { $enemy } จะขู่สองแนวพร้อมกันได้ที่ช่องไหน
puzzle-next = ข้อต่อไปจะมา{ $when }
puzzle-go-on = **ถูกต้อง!** { $enemy } ตอบที่ { $reply } เล่นต่อเลย
puzzle-solved = { $tries ->
    [1] 🎯 **แก้ได้ในครั้งแรก!**
   *[other] 🎯 **แก้ได้ใน { $tries } ครั้ง!**
}
puzzle-solved-hinted = 🎯 **แก้ได้ในครั้งที่ { $tries } โดยใช้คำใบ้ { $hints } ครั้ง!**
puzzle-failed = **ข้อนี้หลุดมือไปแล้ว** คำตอบอยู่นี่ แล้วข้อหน้าต้องเป็นของคุณ
puzzle-answer = **คำตอบคือ { $cell }:** { $reason }
puzzle-answer-own = **{ $cell } ดีกว่า:** { $reason }
puzzle-merit-line = ลงแล้วเรียงครบ
puzzle-merit-fork = ขู่ { $cells } พร้อมกัน
puzzle-merit-forces-fork = { $enemy } ต้องตอบที่ { $reply } แล้ว { $then } จะขู่ { $cells } พร้อมกัน
puzzle-merit-threats = จากนี้ { $mark } ขู่ได้ทุกตา และ { $enemy } กันได้ไม่หมด
puzzle-merit-wins = ไม่ว่า { $enemy } จะตอบอย่างไร { $mark } ก็ชนะ
puzzle-merit-must-complete = ไม่ช้าก็เร็ว { $enemy } จะต้องเรียงครบ
puzzle-merit-blocks = ถ้าปล่อยว่างไว้ { $enemy } จะมาเรียงครบตรงนี้
puzzle-merit-spoils-fork = กันไม่ให้ { $enemy } ขู่สองแนวพร้อมกัน
puzzle-merit-only-draw = ช่องอื่นแพ้หมด
puzzle-merit-holds = รักษาผลเสมอไว้ได้
puzzle-played = ที่เดินไป: { $line }
puzzle-line = จากนั้นเดินได้ดีที่สุดคือ { $line }
puzzle-streak = 🔥 **แก้โจทย์ { $days } วันติดต่อกัน**
puzzle-solvers = { $percent }% จาก { $finished } คนแก้ได้
puzzle-shared-solved = { $player } แก้ได้แล้ว คุณล่ะ
puzzle-shared-failed = ข้อนี้หลุดมือ { $player } ไป คุณจะคว้าไว้ได้ไหม
button-puzzle-today = โจทย์ประจำวัน
button-puzzle-solve = แก้โจทย์
button-puzzle-hint = คำใบ้ (เสีย 1 ครั้ง)
button-puzzle-no-hint = ครั้งสุดท้าย: ไม่มีคำใบ้
button-puzzle-share = แชร์
button-puzzle-own = จากเกมของฉัน
button-puzzle-another = ขออีกข้อ

refused-puzzle-over = โจทย์นั้นจบแล้ว โจทย์วันนี้อยู่ที่ `/ttt puzzle`
refused-no-mistakes = ไม่พบตาพลาดในเกมล่าสุดของคุณ นอกจากที่คุณเพิ่งได้เป็นโจทย์ไป เล่นเพิ่มอีกหน่อย: `/ttt start`
refused-shared-today = คุณแชร์โจทย์นี้ในช่องแชทนี้ไปแล้ว

## Challenges

challenge-title = ### XO สักเกมไหม
challenge-title-rematch = ### แก้มือสักเกมไหม
challenge-to = <@{ $opponent-id }>: **{ $challenger }** ส่งคำท้าถึงคุณ
challenge-to-closed = **{ $challenger }** ส่งคำท้าถึง **{ $opponent }**
challenge-rematch = <@{ $opponent-id }>: **{ $challenger }** ขอแก้มือกับคุณ
challenge-rematch-closed = **{ $challenger }** ขอแก้มือกับ **{ $opponent }**
challenge-last-won = เกมที่แล้ว { $player } ชนะ
challenge-last-drawn = เกมที่แล้วเสมอกัน
challenge-to-anyone = **{ $challenger }** กำลังหาคนเล่นด้วย
challenge-to-anyone-closed = **{ $challenger }** ชวนคนมาเล่นด้วย
challenge-expires = คำท้าหมดอายุ: { $expires }
challenge-rated = คิดเรตติ้ง
challenge-without-ping = { $opponent } จะไม่ได้รับการแจ้งเตือนซ้ำภายในหนึ่งนาที แต่รับคำท้าที่นี่ได้
challenge-sides-swap = สลับฝั่งกัน
challenge-opens-me = { $challenger } เริ่มก่อน
challenge-opens-opponent = { $opponent } เริ่มก่อน
challenge-opens-anyone = ใครเข้าร่วม คนนั้นเริ่มก่อน
challenge-opens-random = สุ่มว่าใครจะได้เริ่มก่อน
challenge-accepted = รับคำท้าแล้ว เริ่มเกมได้
challenge-declined = ไว้คราวหน้า: { $opponent } ไม่รับคำท้า
challenge-withdrawn = { $challenger } ถอนคำท้าแล้ว
challenge-expired = หมดอายุก่อนที่ { $opponent } จะตอบ
challenge-expired-open = หมดอายุก่อนที่จะมีใครเข้าร่วม
challenge-withdrawn-private = คุณถอนคำท้าแล้ว
button-accept = รับคำท้า
button-decline = ไม่รับ
button-join = เข้าร่วม
button-withdraw = ถอนคำท้า
button-challenge-again = ท้าอีกครั้ง

## Private answers

stopped-private = คุณหยุดเกม { $id } แล้ว
resign-question = **ยอมแพ้เกม { $id } ใช่ไหม** { $opponent } จะชนะ
button-confirm-resign = ใช่ ยอมแพ้
resign-question-untouched = **ยอมแพ้เกม { $id } ใช่ไหม** ยังไม่มีใครเดินเลย จึงไม่นับผล
resign-question-opened = **ยอมแพ้เกม { $id } ใช่ไหม** คุณยังไม่ได้เดินเลย จึงไม่นับผล
button-withdraw-challenge = ถอนคำท้า
button-keep-playing = เล่นต่อ
dismissed-before = เรียบร้อย
resigned-private = คุณยอมแพ้ [เกม { $id }]({ $link }) แล้ว
called-off-private = คุณล้มเลิก [เกม { $id }]({ $link }) แล้ว
button-restart = ยอมแพ้ เริ่มใหม่

see-board = [ไปที่กระดาน]({ $link })

refused-broken-button = Oxo ไม่รู้จักปุ่มนี้ ใช้ `/ttt start` เพื่อเริ่มเกมใหม่ได้
refused-not-watcher = เฉพาะคนที่ขอดูเกมนี้หรือผู้ดูแลเท่านั้นที่หยุดได้ ใช้ `/ttt watch` เพื่อเปิดเกมดูเองได้
refused-no-such-game = เกมนั้นไม่มีแล้ว ใช้ `/ttt start` เพื่อเริ่มเกมใหม่ได้
refused-no-game-here = คุณไม่มีเกมในช่องแชทนี้ ใช้ `/ttt start` เพื่อเริ่มเล่นได้
refused-not-your-game = นี่ไม่ใช่เกมของคุณ ใช้ `/ttt start` เพื่อเปิดเกมของคุณเอง
refused-not-your-turn = ยังไม่ถึงตาคุณ ตอนนี้ตาของ { $player }
refused-not-moderator = เฉพาะสมาชิกที่มีสิทธิ์ *จัดการข้อความ* เท่านั้นที่หยุดเกมได้
refused-no-game-on-message = ไม่มีเกมในข้อความนี้
refused-stale-board = เกมเดินต่อไปแล้ว นี่คือกระดานตอนนี้
refused-old-copy = นี่คือกระดานเก่า [เกมเล่นต่อที่นี่]({ $link })
refused-game-is-over = เกมนี้จบแล้ว
refused-already-playing = คุณมีเกมอยู่ที่นี่ เล่นให้จบหรือยอมแพ้ก่อน [ไปที่กระดาน]({ $link })
refused-already-playing-waiting = ระหว่างรอ เล่นกับ Oxo ในช่องแชทอื่นหรือในข้อความส่วนตัวได้
refused-channel-not-allowed = เซิร์ฟเวอร์นี้ให้เล่นเกมในช่องแชทอื่น: { $channels }
refused-role-not-allowed = ในเซิร์ฟเวอร์นี้ เฉพาะสมาชิกที่มีบทบาทตามที่กำหนดเท่านั้นที่เล่นได้
refused-too-soon = ในเซิร์ฟเวอร์นี้ต้องรอระหว่างการท้าแต่ละครั้ง ลองใหม่ได้{ $wait }
refused-too-many-games = ช่องแชทนี้มีเกมที่กำลังเล่นอยู่ { $most } เกม ซึ่งเต็มแล้ว ลองใหม่เมื่อมีเกมจบ หรือไปเล่นในช่องแชทอื่น
refused-too-many-watched = คุณกำลังดูอยู่ { $most } เกมแล้ว รอให้จบสักเกมก่อน
refused-no-such-challenge = คำท้านั้นไม่มีแล้ว ใช้ `/ttt challenge` เพื่อท้าใหม่ได้
refused-nothing-to-resign = คุณไม่มีเกมหรือคำท้าในช่องแชทนี้
refused-challenge-closed-accepted = ช้าไปนิด คำท้านี้มีคนรับแล้ว
refused-challenge-closed-declined = ช้าไปนิด คำท้านี้ถูกปฏิเสธแล้ว
refused-challenge-closed-withdrawn = ช้าไปนิด คำท้านี้ถูกถอนแล้ว
refused-challenge-closed-expired = ช้าไปนิด คำท้านี้หมดอายุแล้ว
refused-not-your-challenge = คำท้านี้ส่งถึง { $player } ใช้ `/ttt challenge` เพื่อท้าเองได้
refused-not-your-challenge-again = เฉพาะคนที่ท้าเท่านั้นที่ส่งคำท้านี้อีกครั้งได้ ใช้ `/ttt challenge` เพื่อท้าเองได้
refused-not-your-offer = เฉพาะคนที่ท้าเท่านั้นที่ถอนคำท้านี้ได้ ส่วนปุ่มของคุณคือ *{ button-join }*
refused-own-challenge = นี่คือคำท้าของคุณเอง จึงรับเองไม่ได้ กด *{ button-decline }* เพื่อถอนได้
refused-own-offer = นี่คือคำท้าของคุณเอง ต้องให้คนอื่นเข้าร่วม กด *{ button-withdraw }* เพื่อถอนได้
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
refused-store-unavailable = ตอนนี้ Oxo ติดต่อฐานข้อมูลไม่ได้ จึงยังไม่มีอะไรเปลี่ยนแปลง รอสักครู่แล้วลองใหม่อีกครั้ง
refused-outcome-unknown = การติดต่อกับฐานข้อมูลขาดไปตอนกำลังบันทึกพอดี จึงอาจสำเร็จหรือไม่สำเร็จก็ได้ รอสักครู่แล้วลองใหม่ ไม่มีอะไรเกิดซ้ำสองครั้ง และดูเกมของคุณได้ด้วย `/ttt board`
refused-unexpected = เกิดข้อผิดพลาดทางฝั่ง Oxo เกมของคุณยังอยู่ดี ดูได้ด้วย `/ttt board`

## Help

help-title = ## เกม XO
button-help-play = วิธีเล่น
button-help-commands = คำสั่ง
button-help-more = ระดับและกติกา
button-begin = เริ่มเกม
help-goal = เรียงสามก็ชนะ แนวทแยงก็นับ
help-start = **เล่นกับ Oxo:** { $start } มี 5 ระดับ 5 กระดาน
help-challenge = **เล่นกับเพื่อน:** { $challenge }
help-puzzle = **เล่นคนเดียว:** { $puzzle } ข้อใหม่ทุกวัน
help-stuck = **ถ้าคิดไม่ออก:** *{ button-hint }* บอกตาที่ดีที่สุด
help-lost = **ถ้าแพ้:** *{ button-review-loss }* บอกตาที่พลาด
help-game = **ระหว่างเล่น**
help-on-hint = ตาที่ดีที่สุดตอนเล่นกับ Oxo
# Words for cells are understood in English alone.
help-on-move = เช่น b2, 5
help-on-board = กระดานของคุณอีกครั้ง
help-on-resign = ยอมแพ้หรือถอนคำท้า
help-after = **เอาไว้ดู**
help-on-stats = ผลการเล่นและเรตติ้ง
help-on-leaderboard = คนเก่งของที่นี่
help-on-history = เกมที่คุณเล่นจบแล้ว
help-on-review = ตาที่คุณพลาด
help-on-watch = Oxo เล่นกับตัวเอง
help-yours = **ตามใจคุณ**
help-on-preferences = รูปแบบและการแจ้งเตือน
help-on-privacy = ข้อมูลของคุณ
help-server = **สำหรับคนดูแลเซิร์ฟเวอร์**
help-on-settings = รูปแบบ ช่องแชท ขีดจำกัด
help-menus = **ในเมนู ตรง *แอป***
    เมนูของคน: *{ menu-challenge }*
    เมนูของข้อความ: *{ menu-stop }*
help-levels = **ระดับ** · `/ttt start` ตรง `level`
    - *{ level-beginner }* ลงมั่ว ๆ
    - *{ level-easy }* เรียงให้ครบเป็น
    - *{ level-casual }* บล็อกคุณเป็นด้วย
    - *{ level-clever }* พลาดแค่การขู่สองทาง
    - *{ level-unbeatable }* ไม่เคยแพ้
    -# ขู่สองทางคือขู่สองแนวพร้อมกัน
help-boards = **กระดาน** · `/ttt start` ตรง `board`
    - 3×3 เรียงสาม
    - 4×4 เรียงสี่
    - 5×5 เรียงสี่หรือห้า
    - *กลับกติกา* ใครเรียงสาม **แพ้**
help-cells = **ช่อง** · มุมซ้ายบนคือ a1 ถัดไปคือ b1 หรือจะนับช่องก็ได้: มุมซ้ายบนคือ 1 หรือ 7 ถ้าคุณเลือกนับแบบแป้นตัวเลข
help-time = **เวลา** · ตาละหนึ่งวัน ถ้าเซิร์ฟเวอร์ไม่ได้ตั้งเป็นอย่างอื่น ระหว่างคนกับคน ใครหมดเวลาแพ้
help-screen-reader = **ถ้าใช้โปรแกรมอ่านหน้าจอ** ให้เลือกรูปแบบ *{ style-text }* ใน `/ttt preferences` กระดานจะเป็นตัวอักษร และแต่ละปุ่มจะบอกช่องกับสัญลักษณ์

## Settings

command-settings = ตั้งค่า XO ในเซิร์ฟเวอร์นี้ (สำหรับสมาชิกที่มีสิทธิ์จัดการเซิร์ฟเวอร์)
command-preferences = ตั้งเลขช่อง รูปแบบกระดาน การแจ้งเตือน และใครท้าคุณได้บ้าง
command-privacy = รับข้อมูลของคุณเป็นไฟล์ หรือลบข้อมูล
option-action = จะทำอะไรกับข้อมูลของคุณ
choice-export = ส่งข้อมูลของฉันเป็นไฟล์
choice-delete = ลบข้อมูลของฉัน

player-somebody = ใครบางคน

settings-title = ### XO ในเซิร์ฟเวอร์นี้
settings-note = มีแค่คุณที่เห็นหน้านี้ ทุกตัวเลือกบันทึกทันทีและใช้กับเกมนับจากนี้
settings-page = { $page }/{ $pages } · { $name }
button-section-games = เกม
button-section-look = สัญลักษณ์ รูปแบบ
button-section-places = ภาษา ช่องแชท
button-section-limits = ขีดจำกัด
button-section-check = ตรวจสอบ
button-check-again = ตรวจสอบอีกครั้ง

settings-level = **Oxo เล่นเก่งแค่ไหน** จนกว่าจะมีคนเลือกระดับ
settings-board = **กระดาน** เว้นแต่มีคนเลือกกระดานอื่น
settings-clock = **เวลาต่อตา** ถ้าคนเล่นกับคน ใครหมดเวลาแพ้
settings-theme = **สัญลักษณ์** ของผู้เล่นทั้งสอง
settings-style = **รูปแบบกระดาน** เว้นแต่ผู้เล่นชอบแบบอื่น
settings-remains = **เมื่อเกมจบ** จะเหลือข้อความไว้เท่านี้
settings-sample = **หน้าตาเป็นแบบนี้**
settings-locale = **ภาษา** ของข้อความสาธารณะ ส่วนข้อความส่วนตัวใช้ภาษาของคนอ่านเอง
settings-channels = **ช่องแชท** ที่เริ่มเกมได้ รวมถึงเธรดในนั้น ไม่เลือกเลยคืออนุญาตทั้งหมด
settings-roles = **บทบาท** ที่เริ่มเกมได้ ไม่เลือกเลยคืออนุญาตทุกคน
settings-puzzle-channel = **โจทย์ประจำวัน:** ช่องแชทที่ Oxo จะโพสต์ทุกวัน
puzzle-channel-none = ไม่มีช่องแชท
settings-most-live = **จำนวนเกมพร้อมกันสูงสุด** ในหนึ่งช่องแชท
settings-pause = **เว้นช่วง** ก่อนที่คนเดิมจะท้าได้อีก
settings-unrated = **ไม่คิดเรตติ้ง:** เกมที่เล่นกับคนเหล่านี้ไม่คิดเรตติ้ง รวมถึงเกมก่อนหน้านี้ด้วย
unrated-none = ไม่มี
channels-all = ทุกช่องแชท
roles-all = ทุกคน
more-choices = เลือกที่นี่
button-ask-clock = ตั้งเวลาอื่น…
button-ask-emoji = เลือกอีโมจิเองสองตัว…

theme-classic = คลาสสิก: ภาพที่ Oxo วาดเอง
theme-plain = เรียบง่าย
theme-animals = สัตว์
theme-sky = ท้องฟ้า
theme-garden = สวน
theme-sea = ทะเล
theme-own = เลือกเอง
style-server = รูปแบบของเซิร์ฟเวอร์
style-server-about = ตามที่คนดูแลเซิร์ฟเวอร์เลือกไว้
style-text = ตัวอักษร
style-text-about = อักษรและพิกัด เหมาะกับโปรแกรมอ่านหน้าจอ
remains-all = ทั้งกระดาน
remains-line = แค่บรรทัดเดียวที่บอกผล
language-auto = ตามที่ตั้งไว้ใน Discord
most-live = { $count } เกม
pause-none = ไม่ต้องเว้น

form-clock-title = เวลาต่อตา
form-clock-label = แต่ละตาใช้เวลาได้นานแค่ไหน
form-clock-hint = ตั้งแต่ 1 นาทีถึง 7 วัน: 90m, 2h, 1h 30m หรือ 3d
form-emoji-title = เลือกอีโมจิเองสองตัว
form-emoji-x-label = แทน ❌
form-emoji-o-label = แทน 🔵
form-emoji-hint = อีโมจิอะไรก็ได้ หรือชื่ออีโมจิของเซิร์ฟเวอร์นี้ เช่น :cat:

check-title = **สิทธิ์ของ Oxo ใน { $channel }**
check-has = ✅ { $permission }
check-lacks = ❌ ยังไม่มีสิทธิ์ **{ $permission }**:
check-well = มีทุกอย่างที่จำเป็นแล้ว
check-how = คนที่จัดการช่องแชทนี้อนุญาตให้บทบาทของ Oxo ได้ที่ *แก้ไขช่อง → สิทธิ์* จากนั้นกด *{ button-check-again }*
check-no-member = ❌ **ยังไม่มีใครเพิ่ม Oxo เข้าเซิร์ฟเวอร์นี้** จึงตอบได้แค่คำสั่งกับปุ่ม บอกใครไม่ได้ว่าถึงตาแล้ว และกระดานที่เก่ากว่า 15 นาทีจะเปลี่ยนก็ต่อเมื่อมีคนกดปุ่มบนนั้น
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
refused-not-manager = เฉพาะสมาชิกที่มีสิทธิ์ *จัดการเซิร์ฟเวอร์* เท่านั้นที่เปลี่ยนการตั้งค่าที่นี่ได้ ส่วนการตั้งค่าส่วนตัวของคุณอยู่ใน `/ttt preferences`
refused-not-your-panel = หน้านี้เป็นของคนอื่น เปิดของคุณเองได้ด้วย `/ttt settings`, `/ttt preferences` หรือ `/ttt privacy`
refused-not-your-notice = การแจ้งเตือนนี้เป็นของคนอื่น ตั้งค่าของคุณเองได้ด้วย `/ttt preferences`
refused-unreadable-clock = “{ $text }” ไม่ใช่ระยะเวลา พิมพ์แบบ 90m, 2h, 1h 30m หรือ 3d
refused-clock-out-of-range = แต่ละตาใช้เวลาได้ตั้งแต่ 1 นาทีถึง 7 วัน
refused-unknown-emoji = “{ $text }” ไม่ใช่อีโมจิที่ใช้ที่นี่ได้ ใช้อีโมจิทั่วไป หรือชื่ออีโมจิของเซิร์ฟเวอร์นี้ เช่น :cat:
refused-marks-alike = สัญลักษณ์ทั้งสองต้องไม่เหมือนกัน และต้องไม่เหมือนช่องว่าง ⬛ ไม่อย่างนั้นจะไม่มีใครอ่านกระดานออก

## Preferences

preferences-title = ### การตั้งค่าส่วนตัวของคุณ
preferences-note = มีแค่คุณที่เห็นหน้านี้ ทุกตัวเลือกบันทึกทันที และใช้กับทุกที่ที่คุณเล่น
preferences-numbering = **เลขช่อง** สำหรับ `/ttt move`
preferences-style = **รูปแบบกระดาน** ของเกมถัด ๆ ไป
preferences-pings = **Oxo กล่าวถึงคุณได้เมื่อไร**
preferences-challenges = **ใครท้าคุณได้บ้าง**
preferences-blocked = **ไม่เล่นกับคนเหล่านี้** โดยไม่บอกให้ใครรู้
pings-turns = ทุกครั้ง เมื่อถึงตาคุณด้วย
pings-turns-about = ตาของคุณ: เฉพาะเมื่อผ่านไปหนึ่งนาทีแล้วยังไม่เดิน
pings-some = เฉพาะคำท้าและใกล้หมดเวลา
pings-some-about = รวมถึงเมื่อมีคนรับคำท้าของคุณ แต่ไม่แจ้งเมื่อถึงตา
pings-none = ไม่ต้องแจ้ง
pings-none-about = คำท้าและคำเตือนยังดูได้ในช่องแชท
challenges-anyone = ใครก็ได้
challenges-nobody = ไม่ให้ใครท้า
numbering-reading = ตามการอ่าน: 1 มุมซ้ายบน
numbering-keypad = แป้นตัวเลข: 7 มุมซ้ายบน

## Privacy

exported = นี่คือทุกอย่างที่ Oxo เก็บไว้เกี่ยวกับคุณ: เกมที่คุณเล่น เรตติ้ง โจทย์ คำท้า และค่าที่คุณตั้งไว้
exported-packed = นี่คือทุกอย่างที่ Oxo เก็บไว้เกี่ยวกับคุณ: เกมที่คุณเล่น เรตติ้ง โจทย์ คำท้า และค่าที่คุณตั้งไว้ ข้อมูลมีมากจึงบีบอัดไว้ เปิดได้ด้วย gzip หรือโปรแกรมแตกไฟล์ส่วนใหญ่
forget-question =
    ### ลบข้อมูลของคุณไหม
    คุณจะยอมแพ้ทุกเกมที่กำลังเล่นอยู่ และคำท้าที่เปิดอยู่จะถูกปิด ไอดี ชื่อ เรตติ้ง โจทย์ และค่าที่คุณตั้งไว้จะถูกลบ เกมที่จบแล้วจะยังอยู่สำหรับคนที่เล่นกับคุณ โดยพวกเขาจะเห็น “{ player-somebody }” แทนคุณ และเรตติ้งของพวกเขาจะคำนวณใหม่โดยไม่มีคุณ ถ้ามีใครเลือกไม่ให้คุณท้า ตัวเลือกนั้นจะยังอยู่ และ Oxo จะเก็บแค่ไอดีของคุณไว้เพื่อการนี้
    เมื่อลบแล้วจะ **ย้อนกลับไม่ได้** ข้อความที่อยู่ในช่องแชทแล้วจะยังแสดงชื่อเดิม และข้อมูลสำรองของคนที่ให้บริการ Oxo จะยังมีข้อมูลของคุณจนกว่าจะมีชุดใหม่มาแทน ถ้ากลับมาเล่นอีก เราจะเริ่มต้นกันใหม่ทั้งหมด
button-forget = ลบข้อมูลของฉัน
forgotten =
    เรียบร้อย ลบข้อมูลของคุณแล้ว { $games ->
        [0] คุณไม่มีเกมที่เล่นจบ
       *[other] มี { $games } เกมที่ตอนนี้แสดง “{ player-somebody }” แทนคุณ
    } { $ended ->
        [0] { "" }
       *[other] คุณยอมแพ้ { $ended } เกมที่กำลังเล่นอยู่
    } ข้อมูลสำรองของคนที่ให้บริการ Oxo จะยังมีข้อมูลของคุณจนกว่าจะมีชุดใหม่มาแทน

## Looking on, ahead and back

command-hint = แสดงตาที่ดีที่สุดในเกมที่เล่นกับ Oxo มีแค่คุณที่เห็น
command-watch = ดู Oxo เล่นกับตัวเอง
command-history = ดูรายการเกมที่จบแล้ว มีแค่คุณที่เห็น
command-review = ไล่ดูเกมที่จบแล้วทีละตาพร้อมตาที่พลาด มีแค่คุณที่เห็น
option-x = Oxo ฝั่ง X ที่เริ่มก่อน เล่นเก่งแค่ไหน
option-o = Oxo ฝั่ง O เล่นเก่งแค่ไหน
option-user-history = เกมของใคร เว้นว่างไว้เพื่อดูของตัวเอง
option-game = เกมไหน ตามเลขใต้กระดาน เว้นว่างไว้เพื่อดูเกมล่าสุดของคุณที่นี่

button-hint = คำใบ้
button-play-cell = ลง { $cell }
button-rematch = แก้มือ
button-review = ดูย้อนหลัง
button-review-loss = ทำไมแพ้
button-back = ย้อน
button-next = ถัดไป
button-next-mistake = ตาพลาดถัดไป
button-to-mistake = ไปที่ตาพลาด
button-first-mistake = ตาพลาดแรก
button-first = แรกสุด
button-share = แชร์
button-save = บันทึกภาพ
button-newer = ใหม่กว่า
button-older = เก่ากว่า

game-computer-to-move = ตาของ: { $mark } { $player }

hint-title = คำใบ้สำหรับเกม { $id }
hint-best = **{ $cell }** ดีที่สุด: { $reason }
hint-last = **{ $cell }** เป็นช่องว่างช่องสุดท้าย
hint-try = ลองลง **{ $cell }** ดู: { $reason }
hint-win = { $sign } ชนะ
hint-draw = { $sign } เสมอ
hint-loss = { $sign } แพ้
hint-unknown = { $sign } ยังเร็วไปที่จะบอก
hint-every-win = ลงช่องไหนก็ชนะ
hint-every-draw = ลงช่องไหนก็ยังเสมอ
hint-every-loss = ลงช่องไหนก็แพ้
hint-every-unknown = ยังเร็วไปที่จะบอกว่าช่องไหนจะพาไปทางใด
hint-unheld = เสมอโดยใช้คำใบ้ ไม่นับว่ายัน Oxo ไว้ได้
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
   *[other] ชนะใน { $moves } ตา และไม่มีช่องอื่นที่ชนะ
}
reason-misere-win = ไม่ว่า Oxo จะตอบอย่างไร ก็จะต้องเรียงครบเอง
reason-blocks = บล็อกแนวของ Oxo
reason-only-draw = ช่องอื่นแพ้หมด
reason-spoils-fork = { $count ->
    [1] Oxo เล็ง { $cells } ไว้ขู่สองแนวพร้อมกัน และช่องนี้ทำลายแผนนั้น
   *[other] Oxo เล็งจะขู่สองแนวพร้อมกัน และช่องนี้ทำลายแผนนั้น
}
reason-threatens = ขู่จะเรียงครบ Oxo จึงต้องมากันที่ { $cells }
reason-sets-traps = Oxo จะแพ้ถ้าตอบที่ { $cells }
reason-sets-many-traps = มี { $count } ทางตอบที่ทำให้ Oxo แพ้
reason-avoids-line = ไม่ทำให้เรียงครบ
reason-holds = รักษาผลเสมอ
reason-delays = ตอนนี้ทุกช่องแพ้หมด แต่ช่องนี้ยื้อได้นานที่สุด
reason-looks-best = ไม่มีช่องไหนที่มีแนวเปิดผ่านมากกว่าช่องนี้

command-stats = แสดงผลการเล่น ระดับที่ชนะแล้ว และเรตติ้ง มีแค่คุณที่เห็น
command-leaderboard = แสดงเรตติ้งสูงสุดที่นี่ มีแค่คุณที่เห็นรายการ
option-user-stats = สถิติของใคร เว้นว่างไว้เพื่อดูของตัวเอง
option-scope = ทั้งเซิร์ฟเวอร์ หรือคนที่เล่นในช่องแชทนี้
option-season = หนึ่งซีซันคือหนึ่งไตรมาสของปี เช่น 2026 Q4 เว้นว่างไว้เพื่อดูซีซันนี้
choice-server = ทั้งเซิร์ฟเวอร์
choice-channel = ช่องแชทนี้
button-higher = อันดับสูงขึ้น
button-lower = อันดับต่ำลง

season = { $year } Q{ $quarter }
result = { $sign } { $games }
points = { NUMBER($points, useGrouping: 0) }
missing-games = เกมคิดเรตติ้งอีก { $games } เกม
missing-games-and-opponent = { $games ->
    [1] เกมคิดเรตติ้งอีก 1 เกม กับคู่แข่งคนใหม่
   *[other] เกมคิดเรตติ้งอีก { $games } เกม โดยหนึ่งในนั้นต้องเล่นกับคู่แข่งคนใหม่
}
missing-opponents = เกมกับคู่แข่งคนใหม่ { $opponents } คน

leaderboard-title = ตารางอันดับของเซิร์ฟเวอร์นี้ { $season }
leaderboard-title-channel = ตารางอันดับของ <#{ $channel-id }> { $season }
leaderboard-page = { $total ->
    [1] 1 คน
   *[other] { $total } คน · หน้า { $page } จาก { $pages }
}
leaderboard-none = ที่นี่ยังไม่มีใครมีเรตติ้ง เกมระหว่างคนกับคนคิดเรตติ้ง ชวนเล่นได้ด้วย `/ttt challenge`
leader-brief = { $place } <@{ $user-id }> · **{ NUMBER($rating, useGrouping: 0) }**
leader-brief-provisional = ⏳ <@{ $user-id }> · { NUMBER($rating, useGrouping: 0) }
games-so-far = { $games } จาก { $most } เกม
opponents-so-far = คู่แข่ง { $people } จาก { $most } คน
leaders-provisional = ⏳ ยังไม่มีอันดับ: ต้องมีเกมคิดเรตติ้ง { $games } เกม
leaders-legend = ± เรตติ้งอาจคลาดเคลื่อนได้เท่านี้
button-details = รายละเอียด
button-overview = ย่อ
button-post-here = โพสต์ที่นี่
button-my-place = อันดับของฉัน
button-challenge-anyone = ท้าใครก็ได้
own-place = **อันดับของคุณ:** { $place } จาก { $total } มี { NUMBER($rating, useGrouping: 0) } คะแนน
own-provisional = ⏳ **คุณ** มี { NUMBER($rating, useGrouping: 0) } คะแนน กว่าจะได้อันดับยังขาด: { $missing }
own-missing = ⏳ **กว่าจะได้อันดับยังขาด:** { $missing }
own-none = **คุณ** ยังไม่มีเรตติ้งที่นี่ เล่นกับใครสักคนด้วย `/ttt challenge`
own-left-out = **คุณไม่ถูกคิดเรตติ้ง:** คนดูแลเซิร์ฟเวอร์นี้กำหนดไว้
rated-games = เกมระหว่างคนกับคนที่นี่คิดเรตติ้ง วันละไม่เกินสามเกมกับคนเดิม แต่ไม่นับชัยชนะเหนือคนที่เรตติ้งต่ำกว่าตั้งแต่ { $points } คะแนนขึ้นไป
held-title = 🛡️ **คนแรกที่ยัน *{ level-unbeatable }* ให้เสมอได้**
held-first = { $board } · <@{ $first-id }> · { $date }
held-longest = { $board } · { $longest } เกมติดต่อกัน · <@{ $longest-id }>

stats-title-server = สถิติของ <@{ $user-id }> ในเซิร์ฟเวอร์นี้
stats-title-anywhere = สถิติของ <@{ $user-id }>
stats-none = ยังไม่มีเกมที่จบ เริ่มได้ด้วย `/ttt start`
stats-people = **เล่นกับคน:** { $score }
stats-versus = **<@{ $reader-id }> พบ <@{ $user-id }>:** { $score }
stats-streak = **ชนะติดต่อกัน:** ตอนนี้ { $current } · มากที่สุด { $best }
stats-computer = **แข่งกับ Oxo:** { $score }
trophies-legend = { $star } จนถึงระดับยากที่สุดที่เคยชนะ · { $shield } ยัน “{ level-unbeatable }” ให้เสมอได้
stats-levels = **แข่งกับ Oxo แยกตามระดับ**
stats-run-legend = 🛡️ เสมอติดต่อกันมากที่สุด
stats-opening = **ตาแรกที่ชอบ:** { $cell } ({ $board }) { $times } จาก { $games } เกม
stats-rating-brief = **เรตติ้ง { $season }:** { NUMBER($rating, useGrouping: 0) } · { $how }
stats-settles = กว่าจะได้อันดับยังขาด: { $missing }
stats-puzzles = **แก้โจทย์ติดต่อกัน:** ตอนนี้ { $current } วัน · มากที่สุด { $best } วัน
stats-spread = **เรตติ้ง { $season }:** { NUMBER($rating, useGrouping: 0) } ± { $spread }
stats-past = { $season }: { NUMBER($rating, useGrouping: 0) } ± { $spread } ({ $how })
stats-points = สูงสุด { NUMBER($highest, useGrouping: 0) } · ต่ำสุด { NUMBER($lowest, useGrouping: 0) } · ช่วงหลัง (ใหม่สุดอยู่ท้าย): { $latest }
stats-graph = 📈 เรตติ้งแต่ละเกม แถบสีคือช่วงที่อาจคลาดเคลื่อน
picture-rating = กราฟเส้นเรตติ้งใน { $season }: { $points }
stats-unrated = **เรตติ้ง:** ไม่มีใน { $season } เกมระหว่างคนกับคนคิดเรตติ้ง
stats-left-out = **เรตติ้ง:** ไม่ถูกคิดในเซิร์ฟเวอร์นี้
is-provisional = ชั่วคราว
is-at-place = อันดับ { $place }

refused-no-leaderboard-here = เรตติ้งมีเฉพาะในเซิร์ฟเวอร์ ไปดูตารางอันดับในเซิร์ฟเวอร์ที่คุณเล่น
refused-unknown-season = “{ $text }” ไม่ใช่ซีซัน พิมพ์ปีและไตรมาส เช่น 2026 Q4

history-title-server = เกมของ <@{ $user-id }> ในเซิร์ฟเวอร์นี้
history-title-anywhere = เกมของ <@{ $user-id }>
history-none = ยังไม่มีเกมที่จบ เริ่มได้ด้วย `/ttt start`
history-page = { $total ->
    [1] 1 เกม
   *[other] { $total } เกม ใหม่สุดก่อน · หน้า { $page } จาก { $pages }
}
history-line = { $sign } { $opponent } · #{ $id } · { $date }
legend-won = 🟩 ชนะ
legend-drawn = 🟨 เสมอ
legend-lost = 🟥 แพ้
legend-otherwise = ⬛ ไม่มีผล
history-how-unfinished = ไม่จบเกม
history-how-stopped = ถูกหยุด
history-how-set-aside = ยกเลิก
history-how-called-off = ล้มเลิก
history-won = ชนะ { $opponent } · #{ $id }
history-lost = แพ้ { $opponent } · #{ $id }
history-drawn = เสมอกับ { $opponent } · #{ $id }
history-unfinished = ไม่จบเกม กับ { $opponent } · #{ $id }
history-stopped = ถูกหยุด กับ { $opponent } · #{ $id }
history-set-aside = ยกเลิก กับ { $opponent } · #{ $id }
history-called-off = ล้มเลิก กับ { $opponent } · #{ $id }
history-open = ดูกระดานของเกม
history-choice = { $game } · { $ago } · { $board }
ago-now = เมื่อครู่นี้

review-where = เกม { $id } · { $board }
review-at-start = { $total ->
    [1] ก่อนตาเดียวที่มี
   *[other] ก่อนตาแรกจาก { $total } ตา
}
review-at = ตาที่ { $ply } จาก { $total }: { $mark } { $player } ลง **{ $cell }**
review-at-own = ตาที่ { $ply } จาก { $total }: { $mark } คุณลง **{ $cell }**
review-moves = ตาเดิน: { $moves }
review-moves-marked = ตาเดิน (? คือตาที่พลาด): { $moves }
review-no-moves = ไม่มีใครเดินเลย จึงไม่มีอะไรให้ย้อนดู
review-no-mistakes = ✨ **ไม่มีตาพลาดเลยทั้งสองฝ่าย**
review-more-mistakes = …และอีก { $count } ตา
mistake-own = ตาที่ { $number } (คุณลง { $cell })
mistake-of = ตาที่ { $number } ({ $player } ลง { $cell })
mistake-win-draw = **{ $move }** ทำให้ชัยชนะหลุดมือ ช่องที่ดีที่สุดคือ { $better } ซึ่งจะชนะ
mistake-win-loss = **{ $move }** ทำให้เกมที่ชนะอยู่กลายเป็นแพ้ ช่องที่ดีที่สุดคือ { $better } ซึ่งจะชนะ
mistake-draw-loss = **{ $move }** ทำให้แพ้ ช่องที่ดีที่สุดคือ { $better } ซึ่งจะเสมอ
mistake-draw-loss-back = **{ $move }** เป็นตาที่เดินแล้วแพ้ ช่องที่ดีที่สุดคือ { $better } ซึ่งจะเสมอ

watch-begin = ใครจะพลาดก่อน
watch-slipped = { $player } พลาดแล้ว! { $mark } จะเห็นไหม
watch-missed = { $player } พลาดโอกาสชนะ กลับมาสูสีกันอีก
watch-wins = { $player } มีทางชนะแน่แล้ว
watch-even = ยังสูสีกันอยู่

picture-keep = ถ้าอยากเก็บภาพไว้ ให้แตะค้างหรือคลิกขวาที่ภาพ
shared-by = แชร์โดย { $player }
picture-game = กระดานเคลื่อนไหว: { $board } { $first-mark } คือ { $first } และ { $second-mark } คือ { $second } ตาเดิน: { $moves } · { $result }
picture-won = { $player } ชนะ
picture-nobody-won = ไม่มีใครชนะ

refused-cannot-attach = Oxo แนบไฟล์ในช่องแชทนี้ไม่ได้ จึงแชร์ภาพที่นี่ไม่ได้ กด *{ button-save }* เพื่อรับภาพไว้คนเดียว
refused-picture-is-being-drawn = Oxo ยังวาดภาพก่อนหน้าของคุณอยู่ เมื่อภาพนั้นมาถึงแล้ว ค่อยขอภาพนี้อีกครั้ง
refused-shared-just-now = คุณเพิ่งแชร์ไป แชร์ใหม่ได้{ $wait }
refused-game-still-on = เกมนั้นยังเล่นกันอยู่ เมื่อจบแล้วจึงดูย้อนหลังหรือขอแก้มือได้
refused-hint-against-person = คู่แข่งของคุณเป็นคนจริง ๆ ใช้คำใบ้ก็เท่ากับโกง คำใบ้มีเฉพาะในเกมที่เล่นกับ Oxo: `/ttt start`
refused-nothing-to-review = ไม่พบเกมแบบนั้นที่คุณดูย้อนหลังได้ที่นี่ พิมพ์เลขใต้กระดาน เช่น `12` หรือหาด้วย `/ttt history`
refused-nothing-played-here = คุณยังไม่มีเกมที่จบในช่องแชทนี้ ดูเกมที่เคยเล่นได้ด้วย `/ttt history`
refused-others-history = ที่นี่ดูได้แค่รายการเกมของคุณเอง เกมของคนอื่นดูได้ในเซิร์ฟเวอร์ที่เล่นกัน
refused-export-running = กำลังรวบรวมข้อมูลของคุณอยู่แล้ว ไฟล์จะมาเป็นคำตอบของคำขอแรก
refused-opponent-forgotten = คู่แข่งของคุณลบข้อมูลไปแล้ว จึงไม่มีใครให้ขอแก้มือ ใช้ `/ttt challenge` เพื่อท้าคนอื่น
