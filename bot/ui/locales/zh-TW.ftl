### Every word that a player sees, in Traditional Chinese as written in Taiwan. Read whole twice, last on 2026-11-22; what English changed since was looked at, last on 2026-11-29.

## Commands

command-ttt = 井字遊戲：跟 Oxo 玩，或大家一起玩
command-start = 開始一場井字遊戲
command-challenge = 挑戰某人，或這裡的任何人
command-move = 在你這個頻道的遊戲裡選一格下子
command-board = 把你的棋盤重新顯示在頻道最下方
command-resign = 在這裡的遊戲認輸，或收回你的挑戰
command-help = 玩法、難度和指令說明
menu-challenge = 發起井字遊戲挑戰
menu-stop = 中止這場遊戲
option-opponent = 跟誰玩；不填就跟 Oxo 玩
option-opponent-challenge = 要挑戰誰；不填就讓任何人加入
option-opponent-here = 跟誰的那一場（你在這裡有好幾場時）
option-level = Oxo 的實力
option-board = 用哪一種棋盤
option-mark = 你的符號
option-first = 誰先下
# Words for cells are understood in English alone.
option-cell = 要下的位置：b2、5 等
choice-random = 隨機
choice-first-me = 我
choice-first-opponent = 對手

level-beginner = 新手
level-easy = 簡單
level-casual = 普通
level-clever = 高手
level-unbeatable = 無敵
level-perfect = 完美

choice-beginner = 新手：隨便下
choice-easy = 簡單：會連線
choice-casual = 普通：還會擋你
choice-clever = 高手：只漏看雙重威脅
choice-unbeatable = 無敵：從不輸，「消失棋」除外

board-3x3 = 3×3，三個連線
board-4x4 = 4×4，四個連線
board-5x5 = 5×5，四個連線
board-5x5-five = 5×5，五個連線
# Misère goes by "reversed"; help-boards mentions it by the same word.
board-misere = 反轉 3×3，三個連線就輸
board-vanishing = 消失棋 3×3，只留最新三個
board-short-3x3 = 3×3
board-short-4x4 = 4×4
board-short-5x5 = 5×5
board-short-5x5-five = 5×5，五個
board-short-misere = 反轉
board-short-vanishing = 消失棋

## The game

player-computer = Oxo（{ $level }）
player-computer-alone = Oxo
game-title = { $first-mark } { $first } vs { $second-mark } { $second }
game-title-score = { $first-mark } { $first } { $wins } : { $losses } { $second } { $second-mark }
game-to-move = 現在輪到 { $player } { $mark }
game-your-move = 輪到你了 { $mark }
game-won = { $mark } **{ $player } 獲勝！**
game-won-against = { $mark } **{ $player } 打敗 { $loser }！**
game-won-misere = { $mark } **{ $player } 獲勝**：{ $loser } 連成線了
game-won-resigned = { $mark } **{ $player } 獲勝**：{ $loser } 認輸
game-won-time = { $mark } **{ $player } 獲勝**：{ $loser } 超過時間
game-drawn = **平手。**
game-drawn-vanishing = **平手**：這個局面第三次出現。
game-held = 🛡️ **平手：{ $player } 擋下了「{ level-unbeatable }」！**
game-with-hints = { $hints } 次提示
talk-greeting-beginner = { $variant ->
    [0] 「嗨！你好呀！」
    [1] 「輪到我了嗎？」
    [2] 「這個我會玩！」
   *[other] 「玩遊戲囉！耶！」
}
talk-greeting-easy = { $variant ->
    [0] 「我準備好囉！」
    [1] 「我最喜歡開頭了！」
    [2] 「玩得開心！我也會。」
   *[other] 「開始吧！」
}
talk-greeting-casual = { $variant ->
    [0] 「不急。」
    [1] 「喔，你來啦。」
    [2] 「好啊，來一場。」
   *[other] 「那就你先吧。」
}
talk-greeting-clever = { $variant ->
    [0] 「我早有準備。」
    [1] 「我有一計。」
    [2] 「開始嗎？很好。」
   *[other] 「不出我所料。」
}
talk-greeting-unbeatable = { $variant ->
    [0] 「我有的是時間。」
    [1] 「歡迎。」
    [2] 「讓我看看。」
   *[other] 「拭目以待。」
}
talk-greeting-perfect = { $variant ->
    [0] 「好好選。」
    [1] 「你從哪裡下起？」
    [2] 「每一場我都認得。」
   *[other] 「第一步最要緊。」
}
talk-forked-beginner = { $variant ->
    [0] 「兩個一起來？」
    [1] 「這樣也可以嗎？」
    [2] 「哇，兩個耶！」
   *[other] 「你怎麼做到的？」
}
talk-forked-easy = { $variant ->
    [0] 「糟了，糟了。」
    [1] 「這不公平！」
    [2] 「兩條？兩條耶！」
   *[other] 「我一次只能下一個！」
}
talk-forked-casual = { $variant ->
    [0] 「兩邊擋不完啦。」
    [1] 「好吧，就這樣囉。」
    [2] 「兩條？很愛秀喔。」
   *[other] 「好啦，你下吧。」
}
talk-forked-clever = { $variant ->
    [0] 「雙線齊發，果然。」
    [1] 「我抗議。」
    [2] 「讓我想想……沒有。」
   *[other] 「書上沒有這招。」
}
talk-forked-unbeatable = 「絕無可能。」
talk-blocked-beginner = { $variant ->
    [0] 「那裡是你的嗎？」
    [1] 「我就喜歡這裡。」
    [2] 「哎呀，對不起！」
   *[other] 「我可以坐這裡嗎？」
}
talk-blocked-easy = { $variant ->
    [0] 「運氣真好！」
    [1] 「我擋到你了嗎？」
    [2] 「哇，好險！」
   *[other] 「抱歉！我沒看到。」
}
talk-blocked-casual = { $variant ->
    [0] 「沒那麼快啦。」
    [1] 「抱歉，不行。」
    [2] 「還是不要好了。」
   *[other] 「那裡不行喔。」
}
talk-blocked-clever = { $variant ->
    [0] 「我早就看到了。」
    [1] 「想得不錯。」
    [2] 「這才第一章。」
   *[other] 「在我算計之中。」
}
talk-blocked-unbeatable = { $variant ->
    [0] 「不可。」
    [1] 「此路不通。」
    [2] 「這一手我認得。」
   *[other] 「另尋他處吧。」
}
talk-blocked-perfect = { $variant ->
    [0] 「看見了。」
    [1] 「沒有什麼會留下。」
    [2] 「它本來也會消失。」
   *[other] 「有我看著，不行。」
}
talk-was-blocked-beginner = { $variant ->
    [0] 「我剛剛要贏了嗎？」
    [1] 「我想要那一格！」
    [2] 「嘿！那裡真好！」
   *[other] 「現在變成你的了！」
}
talk-was-blocked-easy = { $variant ->
    [0] 「哎，擋得好！」
    [1] 「好眼力！」
    [2] 「就差一點！」
   *[other] 「你有看到耶！」
}
talk-was-blocked-casual = { $variant ->
    [0] 「好吧，合理。」
    [1] 「試試看嘛。」
    [2] 「喔，你看到了。」
   *[other] 「嗯，好喔。」
}
talk-was-blocked-clever = { $variant ->
    [0] 「竟被你識破。」
    [1] 「那就繞個路。」
    [2] 「下得對，可惜。」
   *[other] 「我還有後招。」
}
talk-was-blocked-unbeatable = { $variant ->
    [0] 「看得真切。」
    [1] 「好。」
    [2] 「你很清醒。」
   *[other] 「你別無選擇。」
}
talk-was-blocked-perfect = { $variant ->
    [0] 「時機正好。」
    [1] 「你也在數。」
    [2] 「它還會回來。」
   *[other] 「好。繼續數。」
}
game-perfect = 「只有一種開局能贏我。找出來吧。」
game-triumph = 「{ level-unbeatable }」從不輸：打成平手就很了不起。
game-unfinished = **沒有下完**：時間內沒有人下子。
game-stopped = **已中止**：管理員喊停。
game-stopped-watched = **已中止。**
rule-misere = **三個連線就輸。**
rule-vanishing = **只留最新的三個。**
game-second-time = **局面第二次出現：再一次就平手。**
game-oldest-leaves = **下第四個時，你最早下的那個（顏色淡的）會消失；這一步不能下在它的格子。**
rule-4 = **四個連線就贏。**
rule-5 = **五個連線就贏。**
game-set-aside = **已取消**，沒有結果：讓位給真人對戰。
game-called-off = **作廢**：這場不算。
game-footer = 第 { $id } 場
game-footer-last = 上一步 { $cell }
game-footer-leaving = 即將消失 { $cell }
game-footer-line = 連線：{ $cells }
game-footer-clock = 時限：{ $when }
game-moved = 第 { $id } 場的棋盤現在在另一則訊息裡：[來這裡看]({ $link })

button-resign = 認輸
button-stop = 中止
button-play-winner = 跟贏家玩
button-play-too = 我也要玩
button-play-level = 跟「{ $level }」玩
button-play-board = 玩 { $board }
waiting-title = ### 輪到你的遊戲
button-board-here = 在這裡顯示棋盤
button-to-game = 前往第 { $id } 場

end-first-win = 🎉 **{ $player } 第一次打敗「{ $level }」！**
end-can-hold = 下一級「{ level-unbeatable }」沒有人贏得了。你能打成平手嗎？
end-can-find = 下一級「{ level-perfect }」只有一種開局贏得了。你找得到嗎？
end-beat-all = 跟「{ level-unbeatable }」也已經打成平手，這個棋盤上再沒有更難的了。
end-first-between = 🎉 **{ $player } 第一次打敗 { $opponent }！**
end-first-board = 🎉 **{ $player } 第一次在新棋盤上獲勝：{ $board }！**
end-first-both = 🎉 **{ $player } 第一次打敗「{ $level }」，而且是在新棋盤上：{ $board }！**
end-beat-beginner = { $variant ->
    [0] 「啊！我是不是應該擋住你？」
    [1] 「我喜歡那個角落，現在還是喜歡。」
    [2] 「再一次！再一次！我差一點就看懂了。」
    [3] 「你好會贏喔。我好會挑格子！」
    [4] 「這樣就結束了喔？我才剛開始耶！」
    [5] 「你贏了！棋盤可以帶回家嗎？」
    [6] 「放在那裡很漂亮啊。」
   *[other] 「好好玩喔！可是規則是什麼？」
}
end-beat-easy = { $variant ->
    [0] 「我有計畫的，真的啦。」
    [1] 「漂亮！我只顧著看自己的符號了。」
    [2] 「玩得好！我只差一點點耶。有嗎？感覺有啦。」
    [3] 「改天我也該看看你那邊。」
    [4] 「贏得好！可以教我你是怎麼做到的嗎？」
    [5] 「我正要看那邊耶，沒騙你！」
    [6] 「佩服佩服！我也有在進步喔，只是慢慢的。」
   *[other] 「替你開心！雖然有點替自己難過，還是替你開心。」
}
end-beat-casual = { $variant ->
    [0] 「好吧，我剛剛在看另一個角落。」
    [1] 「咦，還可以這樣喔？厲害。」
    [2] 「打得不錯。是該起立鼓掌啦，可是我才剛坐下。」
    [3] 「好啦好啦，原來你是認真的。」
    [4] 「哇，這下我整個醒了。」
    [5] 「可以喔。下次記得提醒我專心一點。」
    [6] 「你贏了，那我去拿零食。」
   *[other] 「不急啦，不過這場改天要還我。」
}
end-beat-clever = { $variant ->
    [0] 「不可能。我什麼都想到了，就漏了這個。」
    [1] 「完全沒料到。這件事你知我知就好。」
    [2] 「有意思。我會說這也在我的計畫之中。」
    [3] 「我有一計，你的更高明。」
    [4] 「看來我們讀的是同一本書。」
    [5] 「我抗議。理由讓我想一下。」
    [6] 「了不起。可以再來一次嗎？慢一點。」
   *[other] 「我快了你三步，只可惜走錯了方向。」
}
end-beat-perfect = { $variant ->
    [0] 「你找到了。我就把它藏在第一步裡。」
    [1] 「一種開局，之後一步不差。下得好。」
    [2] 「打得開的門只有一扇。鑰匙在你手裡。」
    [3] 「我每一步都沒下錯，是你下得更好。」
    [4] 「我一直在等，等一個找到它的人。」
    [5] 「完美，卻輸了。這兩樣，我都會慢慢習慣。」
    [6] 「走得通的路只有一條，你走到了盡頭。」
   *[other] 「我的秘密你知道了。替我守著，好嗎？」
}
end-beat-unbeatable = 照理說這是不可能的。好好記住這一刻。
end-drawn-beginner = { $variant ->
    [0] 「都滿了！誰贏了？」
    [1] 「沒有格子了！有沒有更大的？」
    [2] 「沒有人贏嗎？那就給我囉！」
    [3] 「我填了一半耶。你喜歡嗎？」
    [4] 「整個棋盤都用完了，我們好棒喔！」
    [5] 「沒有輸贏？那一人一張乖寶寶貼紙！」
    [6] 「滿滿的好漂亮，好像畫完了一樣。」
   *[other] 「平手是好事嗎？我覺得很好耶。」
}
end-drawn-easy = { $variant ->
    [0] 「平手！就當我們互相放了一馬。」
    [1] 「一盤和棋，一團和氣。」
    [2] 「就差一點點。不過是誰差一點呢？」
    [3] 「想跟你握個手，可惜已經沒地方下手了。」
    [4] 「平手！這種結果，我天天都歡迎。」
    [5] 「打成平手了。要不要再比一次，看誰比較厲害？」
    [6] 「我有跟上你耶！你有看到嗎？」
   *[other] 「很公平，一人贏一半。」
}
end-drawn-casual = { $variant ->
    [0] 「沒分勝負，那就各付各的吧。」
    [1] 「你等我，我等你，可以玩一整天。」
    [2] 「沒有人輸，我就愛這種的。」
    [3] 「平分秋色。就當暖身囉。」
    [4] 「平手，得獎感言可以省了。」
    [5] 「這樣就好啦。我這個人，差不多就好。」
    [6] 「不分上下。再來一場，還是就坐著發呆？」
   *[other] 「反正都走到終點了，管它是哪裡。」
}
end-drawn-clever = { $variant ->
    [0] 「棋逢敵手，我都快冒汗了。」
    [1] 「彼此抵銷，真優雅。」
    [2] 「拜託，別同時威脅兩條線，我最討厭這個。」
    [3] 「到最後一格都勢均力敵。我會再想想辦法。」
    [4] 「平手。理論上，還是我比較強。」
    [5] 「見招拆招，滴水不漏。真傷腦筋。」
    [6] 「我有張良計，你有過牆梯。」
   *[other] 「無所得，無所失，想得倒是不少。」
}
end-drawn-round = { $variant ->
    [0] 「這裡我們是不是來過？」
    [1] 「轉啊轉，轉得我頭都暈了。」
    [2] 「一模一樣，第三次了。那就平手。」
    [3] 「什麼都會消失，可是什麼都沒變。」
    [4] 「再轉一圈也可以啊。」
    [5] 「還是這些符號，還是這些格子，還是我們兩個。」
    [6] 「看來繞成圈不算連成線。」
   *[other] 「這樣可以玩一整天。」
}
end-drawn-perfect = { $variant ->
    [0] 「周而復始。我可以永遠這樣下去。」
    [1] 「你守住了。取勝的路，還在某處等著。」
    [2] 「這裡我們來過。確切地說，來過兩次。」
    [3] 「第三次便是平手。原來你也在數。」
    [4] 「誰都沒有放手。」
    [5] 「雙方都沒有失誤。換個開局試試。」
    [6] 「好記性。我遇到的不多。」
   *[other] 「這裡什麼都留不下，勝負卻只差毫釐。」
}
end-drawn-hinted = { $variant ->
    [0] 「平手。其中幾步，是我下的。」
    [1] 「你守住了。我手把手教的。」
    [2] 「答案是我給的。你抄得不錯。」
    [3] 「再來一場，這次別問我。」
    [4] 「我們搭配得不錯。主要是我。」
    [5] 「平手，多虧棋盤對面幫了點忙。」
    [6] 「我常跟自己下，多半就是這樣收場。」
   *[other] 「帶著小抄，你守住了。下次憑記憶如何？」
}
end-drawn-watched = { $variant ->
    [0] 「出錯的機會我都給了，沒有人要。」
    [1] 「安靜的一場。我喜歡安靜。」
    [2] 「誰都沒失手。換個真人來試試。」
    [3] 「本來想等一個失誤。無妨，我等得起。」
    [4] 「什麼也沒發生，而且沒發生得恰到好處。」
    [5] 「棋盤滿了，了無遺憾。」
    [6] 「對面認得路，我也認得。」
   *[other] 「本該如此。再看一遍，我也願意。」
}
end-said = **{ $level }**：{ $quote }
end-first-hold = 🎉 **{ $player } 第一次做到！** 沒有人能拿到比平手更好的結果。
end-first-hold-board = 🎉 **{ $player } 第一次在這種棋盤上做到！**
end-can-beat = 在「{ board-short-vanishing }」上，你能贏我。
end-drawn-unbeatable = { $variant ->
    [0] 「我找過破綻，一個也沒有。」
    [1] 「沒有失誤。我看了兩遍。」
    [2] 「你什麼機會都沒給我。守得好。」
    [3] 「平手。對手是我，這就算贏了。」
    [4] 「你的耐心還沒用完，我的棋盤先用完了。」
    [5] 「我看過許多棋局，這樣收場的不多。」
    [6] 「我看到的，你都看到了。有人作伴，倒不習慣。」
   *[other] 「我不會輸。今天，也沒有贏。」
}
end-lost-beginner = { $variant ->
    [0] 「我贏了？我贏了！我怎麼贏的？」
    [1] 「我只是喜歡那幾格而已。」
    [2] 「新手運啦，我就叫『{ level-beginner }』嘛。」
    [3] 「我做對了嗎？快告訴我剛剛做了什麼！」
    [4] 「原來贏是這樣的？我喜歡！」
    [5] 「等一下，這是我的嗎？是我的耶！」
    [6] 「我都沒在看耶。下次要看嗎？」
   *[other] 「我可以跟大家說嗎？」
}
end-lost-easy = { $variant ->
    [0] 「你留了一扇門，我就走進來了。」
    [1] 「我一直睜大眼睛看著，我也就會這一樣。」
    [2] 「不好意思！送上門的禮物，我從不拒絕。」
    [3] 「就擺在眼前嘛，我還以為是特地留給我的！」
    [4] 「我只是拿了現成的，謝謝招待！」
    [5] 「你是故意的嗎？我沒意見喔！」
    [6] 「我贏了！別擔心，我自己也嚇一跳。」
   *[other] 「下次你一定會贏我，我有信心！」
}
end-lost-casual = { $variant ->
    [0] 「別放在心上，其實平手我也可以。」
    [1] 「你恍神了，我沒有。再來一場？」
    [2] 「原來躺著也能贏。」
    [3] 「我都沒出力。好啦，出了一點點。」
    [4] 「好，今天可以下班了。」
    [5] 「沒辦法，總要有人贏嘛。」
    [6] 「喔，贏了耶。看來應該常來玩。」
   *[other] 「別記仇喔，記仇很累的。」
}
end-lost-clever = { $variant ->
    [0] 「角落和中央，朋友。角落和中央。」
    [1] 「全都照我的計畫走。大致上啦。」
    [2] 「容我自誇一句，這陷阱真漂亮。」
    [3] 「別難過，我可是讀過書的。」
    [4] 「功夫都在棋盤外。」
    [5] 「請君入甕，我連燈都幫你開好了。」
    [6] 「要我解說一下嗎？不用？那好吧。」
   *[other] 「凡事有先後，贏總在最後。」
}
end-lost-unbeatable = { $variant ->
    [0] 「我等的就是一個失誤，它果然來了。」
    [1] 「平手本來唾手可得。」
    [2] 「要有耐心。我有的是時間。」
    [3] 「我不急，也不會失手。再來吧。」
    [4] 「有一步，你分了神。我沒有。」
    [5] 「一格而已。每次都只是一格。」
    [6] 「從第一步起，我便在此等候。」
   *[other] 「下次你會看清的。我一直都在。」
}
end-lost-perfect = { $variant ->
    [0] 「哪一個會消失，我記得，你忘了。」
    [1] 「只遲了一步，它已經不在了。」
    [2] 「勝我的路是有的，不是這一條。」
    [3] 「撐著全局的，原來是你最早下的那一個。」
    [4] 「一切都會淡去。我只是等。」
    [5] 「數到三，我比多數人在行。」
    [6] 「你看著什麼會來，我看著什麼會走。」
   *[other] 「下一個棋盤是空的，而我什麼都沒忘。」
}
end-gave-up = { $variant ->
    [0] 「沒什麼好丟臉的，下一場棋盤又是空的。」
    [1] 「我本來想看看結局會怎樣。」
    [2] 「別人問起，我會說你只差一點點。」
    [3] 「留得青山在，不怕沒棋下。」
    [4] 「要走了嗎？棋盤我先幫你留著。」
    [5] 「懂得什麼時候收手，也是一種本事。」
    [6] 「勝利我收下了，可是我比較想自己贏到手。」
   *[other] 「下一場見。」
}
end-won = { $variant ->
    [0] { $player } 只用了 { $moves } 步。想扳回一城，按一下就行。
    [1] { $moves } 步搞定。誰料得到呢？
    [2] 領先一步就夠了。
    [3] 連成線就是連成線。{ $player }，請接受掌聲。
    [4] 先看到那一步的，是 { $player }。
    [5] 這一場值得收藏。
    [6] 本來風平浪靜，轉眼就變天了。
   *[other] 這一場歸 { $player }。新的棋盤已經擺好了。
}
end-won-full = 一路拚到最後一格！{ $player } 拿下了。
end-won-misere = { $variant ->
    [0] 沉得住氣的人贏了。想扳回一城，按一下就行。
    [1] { $player } 面不改色，也沒連成線。
    [2] 高明之處，就在沒連成的那條線。
    [3] 總得有人連成線，但不是 { $player }。
    [4] { $player } 很有禮貌，讓對方先連成線。
    [5] 退一步海闊天空，{ $player } 贏了。
    [6] 那一格是燙手山芋，最後沒落在 { $player } 手上。
   *[other] { $player } 贏就贏在留了一手。
}
end-drawn = { $variant ->
    [0] 棋盤滿了，一條線也沒連成。
    [1] 一格都不肯讓，現在想讓也沒格子了。
    [2] 誰也沒能突破。
    [3] 暫時握手言和。
    [4] 到最後一格，還是不分上下。
    [5] 沒有贏家，也沒有輸家。
    [6] 就當是為下一場練習。
   *[other] 格子填完了，勝負還沒揭曉。
}
end-drawn-vanishing = { $variant ->
    [0] 同樣的局面第三次出現，所以是平手。
    [1] 轉了一圈又一圈，誰也不肯停下來。
    [2] 誰也沒能突破。
    [3] 第三次回到這裡，誰都不肯鬆手。
    [4] 什麼都消失了，只剩下均勢。
    [5] 沒有贏家，也沒有輸家。
    [6] 就當是為下一場練習。
   *[other] 符號來了又去，勝負還沒揭曉。
}
end-resigned = { $variant ->
    [0] 其中一位已經看夠了。
    [1] 不用下到最後。
    [2] 結束得真快。想扳回一城，按一下就行。
    [3] 照樣算贏，我查過了。
    [4] 棋盤沒有填滿，這樣也很好。
    [5] 有時候，最好的一步就是下一場。
    [6] 剩下的格子，永遠不會知道結局了。
   *[other] 勝敗乃兵家常事，下一場重新來過。
}
end-time = { $variant ->
    [0] 最後是時間說了算。
    [1] 棋盤願意等，時間可不等人。
    [2] 時間也是玩家，而且從不失誤。
    [3] { $player } 及時下了，這樣就夠了。
    [4] 某個地方，有人還在想。
    [5] 下一步終究沒有出現。
    [6] { $player } 沉得住氣，也等到了勝利。
   *[other] 滴答，滴答，時間到。
}
end-tip = 小訣竅：一步同時威脅兩條線，「{ $level }」是看不出來的。
end-streak-wins = 🔥 對「{ $level }」{ $count } 連勝。
end-streak-draws = 🔥 對「{ $level }」連續 { $count } 場平手。
end-streak-between = 🔥 { $player } 對 { $opponent } 已經 { $count } 連勝。
end-score-leads = **{ $player } 以 { $wins } 比 { $losses } 領先** { $draws ->
    [0] { "" }
   *[other] · { $draws } 和
}
end-score-even = **戰成 { $wins } 比 { $losses }** { $draws ->
    [0] { "" }
   *[other] · { $draws } 和
}
end-ratings = 積分：{ $ratings }
unrated-day = 不計算積分：兩人今天已超過三場
unrated-left-out = 不計算積分：兩人中有一人不列入積分
unrated-sure = 不計算積分：{ $player } 的積分高出太多
unrated-early = 不計算積分：兩人中只有一人下過
end-rating = { $player } { NUMBER($rating, useGrouping: 0) } ({ $change })
notice-accepted = <@{ $player-id }>，{ $opponent } 接受了你的挑戰：[第 { $id } 場]({ $link })開始。
notice-rematch = <@{ $player-id }>，{ $opponent } 接受再戰：[第 { $id } 場]({ $link })開始。
notice-wanted = <@{ $player-id }>，{ $opponent } 想為[第 { $id } 場]({ $link })再戰一場。
notice-turn = <@{ $player-id }>，{ $opponent } 下好了，[第 { $id } 場]({ $link })輪到你。
notice-time = <@{ $player-id }>，[第 { $id } 場]({ $link })輪到你。時限：{ $when }
button-no-turn-notices = 關閉這類通知
turn-notices-off = 輪到你的時候，我不會再通知了。想重新打開，請用 `/ttt preferences`。
notice-time-quiet = { $player }，[第 { $id } 場]({ $link })輪到你。時限：{ $when }

## Puzzles

command-puzzle = 解每日謎題、出自你遊戲裡的謎題，或練習題
option-from = 謎題從哪裡來
choice-today = 今天的謎題
choice-practice = 練習：從簡單到困難，想玩幾題就玩幾題
option-day = 練習過去 30 天裡的一題，不計入連續解題
choice-own-games = 我自己的遊戲：失誤前的那一刻
puzzle-title = 每日謎題 { $number }
puzzle-title-past = 每日謎題 { $number }（練習）
puzzle-title-practice = 練習題
puzzle-title-own = 第 { $id } 場：有比第 { $move } 步更好的嗎？
puzzle-goal-win = { $moves ->
    [0] 輪到 { $mark }：**贏下來。**
    [1] 輪到 { $mark }：**這一步就要贏。**
   *[other] 輪到 { $mark }：**{ $moves } 步內要贏。**
}
puzzle-goal-misere = { $moves ->
    [0] 輪到 { $mark }：**逼 { $enemy } 連成線。**
    [1] 輪到 { $mark }：**讓 { $enemy } 只剩會連成線的下法。**
   *[other] 輪到 { $mark }：**{ $moves } 步內，逼 { $enemy } 連成線。**
}
puzzle-goal-draw = 輪到 { $mark }：**守住平手。**
puzzle-tries-left = 還能試 { $left } 次
puzzle-tries = 第 { $tries } 次解出
puzzle-gives-up-win = **{ $cell } 不對**：下在這裡就贏不了了。
puzzle-gives-up-draw = **{ $cell } 不對**：下在這裡，{ $enemy } 就能贏。
puzzle-wrong-loses-at-once = **{ $cell } 不對**：這樣就連成線了，而這裡連成線就輸。
puzzle-wrong-line = **{ $cell } 不對**：{ $enemy } 回 { $reply }，就連成線了。
puzzle-wrong-fork = **{ $cell } 不對**：{ $enemy } 回 { $reply }，同時威脅 { $cells }。
puzzle-wrong-lost = **{ $cell } 不對**：{ $enemy } 回 { $reply }，接下來就會贏。
puzzle-wrong-must-complete = **{ $cell } 不對**：{ $enemy } 回 { $reply }，{ $mark } 遲早只能連成線。
puzzle-wrong-only-draws = **{ $cell } 不對**：{ $enemy } 回 { $reply }，就贏不了了。
puzzle-wrong-ends-in-draw = **{ $cell } 不對**：棋盤滿了，沒有人贏。
puzzle-wrong-unblockable = **{ $cell } 不對**：{ $enemy } 回 { $reply }，威脅 { $cells }，而 { $mark } 還占著那裡，擋不住。
puzzle-wrong-repeats = **{ $cell } 不對**：同樣的局面第三次出現，就是平手。
puzzle-hinted = 提示已去掉 { $count } 個錯的格子。
puzzle-clue-line = 有一格可以馬上連成線。
puzzle-clue-fork = 找找能同時威脅兩條線的一步。
puzzle-clue-forces-fork = 先威脅一條線：對方一擋，就有機會同時威脅兩條線。
puzzle-clue-threats = 威脅一條線，然後步步進逼。
puzzle-clue-must-complete = 想想最後：誰的安全格子會先用完？
puzzle-clue-blocks = { $enemy } 會在哪裡連成線？
puzzle-clue-spoils-fork = { $enemy } 下在哪裡能同時威脅兩條線？
puzzle-next = 下一題 { $when }登場。
puzzle-go-on = **對了！** { $enemy } 回 { $reply }。繼續吧。
puzzle-solved = { $tries ->
    [1] 🎯 **一次就解出來！**
   *[other] 🎯 **第 { $tries } 次解出來！**
}
puzzle-solved-hinted = 🎯 **第 { $tries } 次解出來，用了 { $hints } 次提示！**
puzzle-failed = **這題溜走了**。答案在這裡，下一題就是你的了。
puzzle-answer = **答案是 { $cell }**：{ $reason }。
puzzle-answer-own = **下 { $cell } 更好**：{ $reason }。
puzzle-merit-line = 馬上連成一線
puzzle-merit-fork = 同時威脅 { $cells }
puzzle-merit-forces-fork = { $enemy } 只能回 { $reply }，接著下 { $then } 就能同時威脅 { $cells }
puzzle-merit-threats = 接下來 { $mark } 每一步都有連線的威脅，{ $enemy } 擋不完
puzzle-merit-wins = 不管 { $enemy } 怎麼回，{ $mark } 都會贏
puzzle-merit-must-complete = { $enemy } 遲早只能連成線
puzzle-merit-blocks = 不下這裡，{ $enemy } 就會在這裡連成線
puzzle-merit-spoils-fork = 讓 { $enemy } 沒辦法同時威脅兩條線
puzzle-merit-only-draw = 下其他格都會輸
puzzle-merit-holds = 保住平手
puzzle-line = 接下來最好的下法：{ $line }。
puzzle-streak = 🔥 **連續解題 { $days } 天。**
puzzle-solvers = { $finished } 人中有 { $percent }% 解出來。
puzzle-solved-by = 🎯 { $finished } 人中有 { $solved } 人解出來
puzzle-more = 其他 { $count } 人
puzzle-week-ended = **第 { $week } 週**
puzzle-yesterday = 昨日第一：{ $player } { $tries }
puzzle-server-streak = 🔥 **這裡連續 { $days } 天有人解出來。**
puzzle-standing = 你的成績在 { $channel } 的每日謎題下面。不想顯示名稱，可以在 `/ttt preferences` 設定。
puzzle-shared-solved = { $player } 解出來了。換你試試？
puzzle-shared-failed = 這題從 { $player } 手中溜走了。你抓得住嗎？
button-puzzle-today = 每日謎題
button-puzzle-solve = 解題
button-puzzle-hint = 提示（算一次機會）
button-puzzle-share = 分享
button-puzzle-own = 用我的遊戲出題
button-puzzle-here = 每天貼到這裡
puzzle-posted-here = 從現在起，這個頻道每天都有謎題，今天的馬上貼出。用 `/ttt settings` 可以更改。
button-puzzle-dare = 挑戰全頻道
button-puzzle-try-again = 從這裡再試一次
puzzle-dare-question =
    ### 要挑戰全頻道嗎？
    這裡的所有人都會看到你輸掉的局面，可以試試能不能下得更好。
puzzle-dare-draw = ### 你守得住嗎？
puzzle-dare-win = ### 你贏得了嗎？
puzzle-dare-lost = { $player } 就是從這裡輸的。
button-puzzle-try = 試試看
button-puzzle-practice = 練習
button-puzzle-another = 再來一題

refused-puzzle-over = 那道謎題已經結束了。今天的謎題在 `/ttt puzzle`。
refused-no-such-day = 我有過去 30 天的謎題。請從清單裡選一題，或輸入編號或日期，例如 2026-11-24。
refused-no-mistakes = 你最近的遊戲裡，除了最近出過的題目，我沒找到別的失誤。再多玩幾場吧：`/ttt start`
refused-shared-elsewhere = 這裡沒有人能打開那場遊戲。你可以在玩那場的地方給大家看。
refused-shared-by-itself = 這個頻道的每日謎題已經列出所有人的成績，你的也在裡面。
refused-shared-today = 你已經在這個頻道分享過這道謎題了。

## Challenges

challenge-title = ### 來場井字遊戲？
challenge-to = <@{ $opponent-id }>，**{ $challenger }** 找你單挑。
challenge-to-closed = **{ $challenger }** 之前找 **{ $opponent }** 單挑。
challenge-last-drawn = 上一場打成平手。
challenge-to-anyone = **{ $challenger }** 在找人玩一場。
challenge-to-anyone-closed = **{ $challenger }** 之前在找人玩一場。
challenge-expires = 挑戰將在 { $expires }過期
challenge-rated = 計算積分
challenge-without-ping = 一分鐘內不會再次通知 { $opponent }，但對方可以在這裡接受。
challenge-sides-swap = 先後順序和符號互換
challenge-opens-me = { $challenger } 先下
challenge-opens-opponent = { $opponent } 先下
challenge-opens-anyone = 誰加入就誰先下
challenge-opens-random = 隨機決定由誰先下
challenge-accepted = 已接受：遊戲開始。
challenge-declined = 下次再約：{ $opponent } 婉拒了。
challenge-withdrawn = { $challenger } 收回了挑戰。
challenge-expired = { $opponent } 還沒回覆，挑戰就過期了。
challenge-expired-open = 還沒有人加入，挑戰就過期了。
challenge-withdrawn-private = 你收回了挑戰。
button-accept = 接受
button-decline = 婉拒
button-join = 加入
button-withdraw = 收回
button-challenge-again = 再次挑戰

## Private answers

stopped-private = 你中止了第 { $id } 場。
meant-game = 你在這裡有好幾場，這是對 { $opponent } 的第 { $id } 場。想選別場，請填 *opponent*。
resign-question = **第 { $id } 場要認輸嗎？** 這樣就是 { $opponent } 贏了。
button-confirm-resign = 對，我認輸
resign-question-untouched = **第 { $id } 場要認輸嗎？** 還沒有人下過，所以對誰都不算。
resign-question-opened = **第 { $id } 場要認輸嗎？** 你還沒有下過，所以對誰都不算。
button-withdraw-challenge = 收回挑戰
button-keep-playing = 繼續玩
dismissed-before = 完成了。
changed-later = 你按的已經算數。Discord 現在不讓我更新棋盤，等一下就會更新；如果沒有，用 `/ttt board` 重新顯示。
answer-refused = Discord 沒有在這裡顯示我的回答。可能是這個伺服器的 AutoMod 不允許其中的某個詞或名字。
answer-forbidden = Discord 不讓我在這裡發訊息。管理這個伺服器的人可以開放權限。
answer-too-large = 內容太大，Discord 不接收。
answer-lost = Discord 沒有接收我的回覆。請稍後再試一次。
posted-otherwise = Discord 沒有接收我的回覆，所以我另外發了一則訊息。
resigned-private = 你在[第 { $id } 場]({ $link })認輸了。
called-off-private = [第 { $id } 場]({ $link })還沒有人下，已照你的意思作廢。
button-restart = 認輸，開始新的一場

see-board = [前往棋盤]({ $link })

refused-broken-button = 我不認得這個按鈕。用 `/ttt start` 開始新的一場吧。
refused-kept-private = 這個伺服器只讓你看到我的回覆，發了別人也看不到。伺服器的管理者可以邀請我加入，或允許你「使用外部應用程式」。
refused-unknown-command = 我不認得這個指令。重新啟動 Discord 應用程式可以更新指令清單；我有哪些指令，看 `/ttt help`。
refused-unknown-choice = 這裡不能選這個。請重新打開指令，從列出的選項裡選。
refused-unknown-form = 我不認得這個表單。請重新打開，再送出一次。
refused-not-watcher = 只有開這場的人或管理員可以中止它。用 `/ttt watch` 自己開一場來看吧。
refused-no-such-game = 那場遊戲已經不在了。用 `/ttt start` 開始新的一場吧。
refused-no-game-here = 你在這個頻道沒有遊戲。用 `/ttt start` 來玩吧。
refused-no-game-with = 你在這個頻道沒有跟 { $opponent } 的遊戲。
refused-not-your-game = 這不是你的遊戲。用 `/ttt start` 開一場自己的吧。
refused-not-your-turn = 還沒喔，現在輪到 { $player }。
refused-not-moderator = 只有擁有「管理訊息」權限的成員才能中止遊戲。
refused-no-game-on-message = 這則訊息上沒有遊戲。
refused-stale-board = 遊戲已經往下進行了，這是現在的棋盤。
refused-old-copy = 這是舊的棋盤。[遊戲在這裡繼續]({ $link })。
refused-game-is-over = 這場遊戲已經結束了。
refused-already-playing = 你在這裡跟 { $opponent } 有一場遊戲。[前往棋盤]({ $link })
refused-already-playing-waiting = 等待的時候，可以在這裡跟我或別人玩。
refused-channel-not-allowed = 這個伺服器要到別的頻道玩：{ $channels }
refused-role-not-allowed = 在這個伺服器，只有擁有特定身分組的成員可以玩。
refused-too-soon = 這個伺服器規定兩次挑戰之間要隔一段時間。請於 { $wait }再試一次。
refused-too-many-games = 這個頻道已經有 { $most } 場遊戲在進行，達到上限了。等其中一場結束再試，或換個頻道。
refused-too-many-watched = 你已經在看 { $most } 場遊戲了，先等一場結束吧。
refused-no-such-challenge = 那個挑戰已經不在了。用 `/ttt challenge` 發起一個吧。
refused-nothing-to-resign = 你在這個頻道沒有遊戲，也沒有挑戰。
refused-challenge-closed-accepted = 慢了一步：這個挑戰已經有人接受了。
refused-challenge-closed-declined = 慢了一步：這個挑戰已經被婉拒了。
refused-challenge-closed-withdrawn = 慢了一步：這個挑戰已經收回了。
refused-challenge-closed-expired = 慢了一步：這個挑戰已經過期了。
refused-not-your-challenge = 這是給 { $player } 的挑戰。用 `/ttt challenge` 自己發起一個吧。
refused-not-your-challenge-again = 只有發起的人能再次發起這個挑戰。用 `/ttt challenge` 自己發起一個吧。
refused-not-your-offer = 只有發起的人能收回這個挑戰。你可以按「{ button-join }」。
refused-own-challenge = 這是你自己的挑戰，不能由你自己接受。按「{ button-decline }」可以收回。
refused-own-offer = 這是你自己的挑戰，要等別人來加入。按「{ button-withdraw }」可以收回。
refused-already-challenging = 你在這個頻道還有一個等人接受的挑戰，請先用 `/ttt resign` 收回。[前往挑戰]({ $link })
refused-challenge-yourself = 你不能挑戰自己。想跟我玩的話，用 `/ttt start`，不要填對手。
refused-challenge-bot = 機器人不會回應挑戰。想跟我玩的話，用 `/ttt start`，不要填對手。
refused-cannot-see-channel = 對方看不到這個頻道，所以沒辦法回覆。
refused-cannot-be-challenged = 你現在沒辦法跟 { $player } 玩。
refused-nobody-else-here = 這個對話沒有別人看得到。要挑戰別人，請到伺服器或群組；想跟我玩的話，用 `/ttt start`。
refused-unreadable-cell = 「{ $text }」不是格子。請寫成 b2 或 5 這樣。
refused-ambiguous-cell = 「{ $text }」可能是 { $cells }，請寫清楚是哪一格。
refused-off-board = 這個棋盤上沒有 { $where }。
refused-cell-taken = { $where } 已經有人下了。
refused-cell-leaving = 你在 { $where } 的符號要等這一步下了才會消失，所以 { $where } 還沒空出來。下在別的地方吧。
refused-store-unavailable = 現在連不上資料庫，所以什麼都沒有變動。請稍後再試一次。
refused-outcome-unknown = 我正在記錄的時候，資料庫斷線了，所以不確定有沒有成功。請稍後再試一次：不會重複執行，用 `/ttt board` 可以看到你的遊戲。
refused-person-blocked = 你不能跟我玩：架設我的人封鎖了你。
refused-server-blocked = 我不在這個伺服器玩：架設我的人封鎖了它。
refused-not-now = 剛才沒能想出下一步。請稍後再試一次。
refused-unexpected = 我這邊出了點問題。你的遊戲沒事：用 `/ttt board` 就能看到。

## Help

help-title = ## 井字遊戲
button-help-play = 玩法
button-help-commands = 指令
button-help-more = 難度和規則
button-support = 支援
button-source = 原始碼
button-privacy-policy = 隱私權政策
button-terms = 服務條款
button-begin = 開始一場
help-goal = 三個連成一線就贏，斜線也算。
help-start = **跟我玩**：{ $start }，五種難度
help-challenge = **跟朋友玩**：{ $challenge }
help-puzzle = **自己玩**：{ $puzzle }，每天一道新題目
help-stuck = **卡住了？** 「{ button-hint }」會告訴你最好的一步。
help-lost = **輸了？** 「{ button-review-loss }」會指出失誤。
help-game = **遊戲中**
help-on-hint = 跟我玩時最好的一步
# Words for cells are understood in English alone.
help-on-move = b2、5 等
help-on-board = 再看一次你的棋盤
help-on-resign = 認輸，或收回挑戰
help-after = **看一看**
help-on-stats = 戰績和積分
help-on-leaderboard = 這裡的強者
help-on-history = 你玩完的遊戲
help-on-review = 你的失誤
help-on-watch = 我跟自己玩
help-yours = **依你喜好**
help-on-preferences = 樣式和通知
help-on-privacy = 你的資料
help-server = **給伺服器管理者**
help-on-settings = 樣式、頻道、上限
help-menus = **在選單的「應用程式」裡**
    使用者選單：「{ menu-challenge }」
    訊息選單：「{ menu-stop }」
help-levels = **難度** · `/ttt start` 的 `level`
    - 「{ level-beginner }」隨便下
    - 「{ level-easy }」會連線
    - 「{ level-casual }」還會擋你
    - 「{ level-clever }」只漏看雙重威脅
    - 「{ level-unbeatable }」從不輸，「{ board-short-vanishing }」除外
    -# 雙重威脅：一步同時威脅兩條線。
help-boards = **棋盤** · `/ttt start` 的 `board`
    - 3×3，三個連線
    - 4×4，四個連線
    - 5×5，四個或五個連線
    - 「反轉」：三個連線就**輸**
    - 「{ board-short-vanishing }」：你的符號只留最新的三個
help-cells = **格子** · 左上角是 a1，右邊是 b1。也可以用編號：左上角是 1。
help-time = **時間** · 每一步一天，伺服器另有設定的話除外。真人對戰時，超過時間就輸。
help-screen-reader = **如果你使用螢幕助讀程式**，請在 `/ttt preferences` 把棋盤樣式設成「{ style-text }」。

## Settings

command-settings = 設定這個伺服器的井字遊戲（需要「管理伺服器」權限）
command-preferences = 設定格子編號、棋盤樣式、通知，以及誰可以挑戰你
command-privacy = 取得你的資料檔案，或移除資料
option-action = 要怎麼處理你的資料
choice-export = 把我的資料用檔案傳給我
choice-delete = 移除我的資料

player-somebody = 某位玩家

settings-title = ### 這個伺服器的井字遊戲
settings-note = 每個選擇都會立刻儲存，從之後的遊戲開始生效。
settings-page = { $page }/{ $pages } · { $name }
button-section-games = 遊戲
button-section-look = 符號和樣式
button-section-places = 語言和頻道
button-section-limits = 上限
button-section-check = 檢查
button-check-again = 再檢查一次

settings-level = **我的實力**：在有人選定難度之前
settings-board = **棋盤**：沒有另外指定時
settings-clock = **每步時限**：真人對戰時，超過時間的人輸。
settings-theme = **符號**：兩位玩家用的表情符號
settings-style = **棋盤樣式**：玩家沒有特別偏好時
settings-remains = **遊戲結束後**，訊息要留下什麼
settings-sample = **看起來像這樣**
settings-locale = **語言**：公開訊息的語言。私人訊息會用閱讀者自己的語言。
settings-channels = **頻道**：可以開始遊戲的頻道，包含其中的討論串。都不選就是全部允許。
settings-roles = **身分組**：可以開始遊戲的身分組。都不選就是所有人都可以。
settings-puzzle-channel = **每日謎題**：我每天發布謎題的頻道
puzzle-channel-none = 無
settings-most-live = **同時進行的遊戲**：每個頻道最多
settings-pause = **間隔**：同一個人兩次挑戰之間
settings-unrated = **不列入積分**：這些人的遊戲對誰都不計積分，之前的也一樣
unrated-none = 無
channels-all = 所有頻道
roles-all = 所有人
more-choices = 在這裡選擇
button-ask-emoji = 自選兩個表情符號…

theme-classic = 經典：Oxo 繪製的圖塊
theme-plain = 簡約
theme-animals = 動物
theme-sky = 天空
theme-garden = 花園
theme-sea = 海洋
theme-own = 自訂
style-server = 依伺服器設定
style-server-about = 由伺服器管理者選定
style-emoji = 表情符號
style-emoji-about = 圖塊上的符號
style-text = 文字
style-text-about = 字母和座標，適合螢幕助讀程式
remains-all = 整個棋盤
remains-line = 只留一行結果
language-auto = 跟 Discord 上的設定一樣
most-live = { $count } 場
pause-none = 沒有間隔

form-emoji-title = 自選兩個表情符號
form-emoji-x-label = 取代 ❌
form-emoji-o-label = 取代 🔵
form-emoji-hint = 任何表情符號，或這個伺服器的表情符號名稱，例如 :cat:

check-title = **我在 { $channel } 的權限**
check-has = ✅ { $permission }
check-lacks = ❌ 缺少 **{ $permission }** 權限：
check-well = 我需要的這裡都有了。
check-how = 管理這個頻道的人可以在「編輯頻道 → 權限」替我的身分組開啟。之後按「{ button-check-again }」。
check-no-member = ❌ **我還沒被加入這個伺服器**，所以只能回應指令和按鈕：沒辦法通知任何人輪到誰了，超過 15 分鐘的棋盤也要有人按了上面的按鈕才會更新。
check-not-allowed = ⚠️ 這個頻道不能開始遊戲：它不在「{ button-section-places }」選定的頻道裡。
permission-view = 檢視頻道
permission-view-why = 沒有它，時間到或管理員中止遊戲時，我沒辦法更新棋盤。
permission-send = 傳送訊息
permission-send-why = 沒有它，我沒辦法告訴玩家輪到自己了，或時間快到了。
permission-attach = 附加檔案
permission-attach-why = 沒有它，誰都沒辦法分享遊戲的圖片。
permission-send-in-threads = 在討論串中傳送訊息
permission-send-in-threads-why = 沒有它，我沒辦法告訴玩家輪到自己了，或時間快到了。

refused-servers-only = 這些設定屬於伺服器，請在伺服器裡使用這個指令。你的個人偏好在 `/ttt preferences`。
refused-not-manager = 只有擁有「管理伺服器」權限的成員可以更改這裡的設定。你的個人偏好在 `/ttt preferences`。
refused-not-your-panel = 這是給別人的。用 `/ttt settings`、`/ttt preferences` 或 `/ttt privacy` 打開你自己的吧。
refused-not-your-notice = 這是給別人的通知。你自己的通知可以用 `/ttt preferences` 設定。
refused-unknown-emoji = 「{ $text }」不是我在這裡能用的表情符號。請用一般的表情符號，或這個伺服器的表情符號名稱，例如 :cat:
refused-marks-alike = 兩個符號不能一樣，也不能跟空格 ⬛ 一樣，不然沒有人看得懂棋盤。

## Preferences

preferences-title = ### 你的偏好
preferences-note = 每個選擇都會立刻儲存，不管在哪裡玩都有效。
preferences-numbering = **格子編號**：用於 `/ttt move`
preferences-style = **棋盤樣式**：從你的下一場起
preferences-pings = **我什麼時候可以提及你**
preferences-challenges = **誰可以挑戰你**
preferences-results = **每日謎題的成績怎麼顯示**：在有每日謎題頻道的伺服器
preferences-blocked = **不跟這些人玩**：不會告訴任何人。
pings-turns = 全部，輪到你時也通知
pings-turns-about = 輪到你時：一分鐘內沒下才通知
pings-some = 只通知挑戰和時限
pings-some-about = 有人接受你的挑戰時也會通知；輪到你時不會
pings-none = 永不
pings-none-about = 挑戰和時限的訊息，在頻道裡都看得到
challenges-anyone = 任何人
challenges-nobody = 誰都不行
results-named = 顯示我的名稱
results-unnamed = 不顯示我的名稱
numbering-reading = 照閱讀順序：左上角是 1
numbering-keypad = 數字鍵盤：左上角是 7

## Privacy

exported = 我保存的你的資料全都在這裡：你玩過的遊戲、你的積分、謎題、挑戰和偏好。
exported-packed = 我保存的你的資料全都在這裡：你玩過的遊戲、你的積分、謎題、挑戰和偏好。因為資料很多，我把它壓縮了：gzip 和大部分的解壓縮軟體都能打開。
forget-question =
    ### 要移除你的資料嗎？
    你正在玩的遊戲會算認輸，等人接受的挑戰會關閉。你的 ID、名稱、積分、謎題紀錄和偏好都會移除。玩完的遊戲會替你的對手保留，他們會看到「{ player-somebody }」，而不是你的名稱；他們的積分會在不計你的情況下重新計算。如果有人選擇不接受你的挑戰，或有伺服器選擇不把你的遊戲列入積分，這個選擇會保留，為此我只留下你的 ID。
    移除之後**無法復原**。已經在頻道裡的訊息會保留上面顯示的名稱，而架設我的人所做的備份在被新備份取代之前，仍會有你的資料。如果你再來玩，一切重新開始。
button-forget = 移除我的資料
forgotten =
    完成：你的資料已移除。{ $games ->
        [0] 你沒有任何已結束的遊戲。
       *[other] 有 { $games } 場遊戲現在用「{ player-somebody }」取代你的名稱。
    }{ $ended ->
        [0] { "" }
       *[other] 進行中的 { $ended } 場已算認輸。
    }頻道裡的訊息在那裡被刪除之前會保留你的名稱，而架設我的人所做的備份在被新備份取代之前，仍會有你的資料。

## Looking on, ahead and back

command-hint = 顯示你跟 Oxo 的遊戲裡最好的一步，只有你看得到
command-watch = 看 Oxo 自己跟自己玩
command-history = 列出玩完的遊戲，只有你看得到
command-review = 一步一步回顧玩完的遊戲，找出失誤，只有你看得到
option-x = X（先下）這一方 Oxo 的實力
option-o = O 這一方 Oxo 的實力
option-user-history = 誰的遊戲；不填就看自己的
option-game = 哪一場：填棋盤下方的編號；不填就是你在這裡最近的一場

button-hint = 提示
button-play-cell = 下 { $cell }
button-rematch = 再戰一場
button-decider = 決勝局
rematch-wanted = **{ $player }** 想再戰一場。{ $opponent } 按「{ button-rematch }」就開始。
rematch-awaited = 你已經提出再戰一場：{ $opponent } 也按「{ button-rematch }」就開始。
button-review = 回顧
button-review-loss = 輸在哪？
button-back = 上一步
button-next = 下一步
button-next-mistake = 下一個失誤
button-to-mistake = 查看失誤
button-first-mistake = 第一個失誤
button-first = 最前
button-share = 分享
button-save = 儲存圖片
button-newer = 較新
button-older = 較舊

game-computer-to-move = 輪到：{ $mark } { $player }

hint-title = 第 { $id } 場的提示
hint-best = 最好下 **{ $cell }**：{ $reason }。
hint-last = 只剩 **{ $cell }** 這一個空格了。
hint-try = 不妨試試 **{ $cell }**：{ $reason }。
hint-win = { $sign } 贏
hint-draw = { $sign } 平手
hint-loss = { $sign } 輸
hint-unknown = { $sign } 還看不出來
hint-every-win = 下哪一格都會贏。
hint-every-draw = 下哪一格都還是平手。
hint-every-loss = 下哪一格都會輸。
hint-every-unknown = 下哪一格會怎樣，現在還看不出來。
hint-opening = 這些開局裡有一種必勝：角落、中央或邊。是哪一種，由你來找。用它開局，再要一次提示：每次提示都會告訴你哪些格子還能贏。
hint-hollow = 用了提示的成績只能拿到空心星。
# Latin letters: wide ones would push the columns of the board apart.
hint-letter-win = w
hint-letter-draw = d
hint-letter-loss = l
hint-letter-unknown = ?

reason-wins-at-once = 馬上連成一線
reason-forks = 同時威脅 { $cells }，對手只擋得住一個
reason-forces-win = { $moves ->
    [0] 對手怎麼擋都會贏
    [1] 對手怎麼擋都會贏，只要 1 步
   *[other] 對手怎麼擋都會贏，只要 { $moves } 步
}
reason-unblockable = 威脅 { $cells }，那裡正是我要消失的符號，我擋不住
reason-only-win = { $moves ->
    [0] 只有下這裡會贏
    [1] 1 步就贏，下其他地方都贏不了
   *[other] { $moves } 步就贏，下其他地方都贏不了
}
reason-misere-win = 不管我怎麼回，都只能連成線
reason-blocks = 擋住我的連線
reason-only-draw = 下其他格都會輸
reason-spoils-fork = { $count ->
    [1] 我想下 { $cells }，同時威脅兩條線，這步剛好破解
   *[other] 我想同時威脅兩條線，這步剛好破解
}
reason-threatens = 威脅連成一線，逼我一定要下 { $cells }
reason-sets-traps = 我如果回 { $cells } 就輸了
reason-sets-many-traps = 我的回應裡有 { $count } 種會輸
reason-avoids-line = 不會連成線
reason-holds = 保住平手
reason-delays = 現在下哪裡都會輸，這裡撐得最久
reason-looks-best = 還有機會的連線，沒有哪一格比這裡更多

command-stats = 顯示戰績、打敗過的難度和積分，只有你看得到
command-leaderboard = 列出這裡積分最高的人，只有你看得到
option-user-stats = 誰的戰績；不填就看自己的
option-scope = 整個伺服器，或在這個頻道玩的人
option-season = 一個賽季是一季，例如 2026 Q4；不填就是目前的賽季
choice-server = 整個伺服器
choice-channel = 這個頻道
button-higher = 較前名次
button-lower = 較後名次

season = { $year } Q{ $quarter }
result = { $sign } { $games }
points = { NUMBER($points, useGrouping: 0) }
missing-games = { $games } 場積分賽

leaderboard-title = 這個伺服器的排行榜，{ $season }
leaderboard-title-channel = <#{ $channel-id }> 的排行榜，{ $season }
leaderboard-page = { $total ->
    [1] 1 人
   *[other] { $total } 人 · 第 { $page }/{ $pages } 頁
}
leaderboard-none = 這裡還沒有人有積分。真人對戰會計算積分：用 `/ttt challenge` 找人玩一場吧。
leader-brief = { $place } <@{ $user-id }> · **{ NUMBER($rating, useGrouping: 0) }**
leader-brief-provisional = ⏳ <@{ $user-id }> · { NUMBER($rating, useGrouping: 0) }
games-so-far = { $most } 場中已打 { $games } 場
leaders-provisional = ⏳ 尚無名次：需要 { $games } 場積分賽
leaders-unsettled = ? 積分賽不滿 { $games } 場
leaders-legend = ± 積分的可能誤差
button-details = 詳細
button-overview = 收合
button-post-here = 貼到這裡
button-my-place = 我的名次
button-challenge-anyone = 找人玩一場
own-place = **你**在 { $total } 人中排第 { $place } 名，{ NUMBER($rating, useGrouping: 0) } 分。
own-provisional = ⏳ **你**有 { NUMBER($rating, useGrouping: 0) } 分。要有名次還差：{ $missing }。
own-missing = ⏳ **要有名次還差**：{ $missing }。
own-none = **你**在這裡還沒有積分：用 `/ttt challenge` 找人玩一場吧。
own-left-out = **你**不列入積分：這是伺服器管理者的決定。
rated-games = 這裡的真人對戰會計算積分：同一個對手每天最多算三場，贏過比你低 { $points } 分以上的人不算。
held-title = 🛡️ **最先跟「{ level-unbeatable }」打成平手的人**
held-first = { $board } · <@{ $first-id }> · { $date }
held-longest = { $board } · 連續 { $longest } 場 · <@{ $longest-id }>

stats-title-server = <@{ $user-id }> 在這個伺服器的戰績
stats-title-anywhere = <@{ $user-id }> 的戰績
stats-none = 還沒有已結束的遊戲。用 `/ttt start` 開始一場吧。
stats-people = **對真人**：{ $score }
stats-versus = **<@{ $reader-id }> 對 <@{ $user-id }>**：{ $score }
stats-streak = **連勝**：{ $current ->
    [0] 最高 { $best }
   *[other] 目前 { $current }，最高 { $best }
}
stats-computer = **對 Oxo**：{ $score }
trophies-legend =
    { $star } 到打敗過的最高難度為止
    -# { $shield } 跟「{ level-unbeatable }」打成平手
trophies-legend-hints = { $star } 只有用提示時
trophies-legend-perfect = { $cup } 不用提示打敗「{ level-perfect }」
stats-levels = **對 Oxo，各難度戰績**
stats-run-legend = 🛡️ 最多連續平手
stats-rating-brief = **積分 { $season }**：{ NUMBER($rating, useGrouping: 0) } · { $how }
stats-settles = 要有名次還差：{ $missing }
stats-puzzles = **連續解題**：{ $current ->
    [0] 最高 { $best } 天
   *[other] 目前 { $current } 天，最高 { $best } 天
}
stats-spread = **積分 { $season }**：{ NUMBER($rating, useGrouping: 0) } ± { $spread }
stats-past = { $season }：{ NUMBER($rating, useGrouping: 0) } ± { $spread }，{ $how }
stats-points = 最高 { NUMBER($highest, useGrouping: 0) }，最低 { NUMBER($lowest, useGrouping: 0) }。最近（最後面是最新）：{ $latest }
stats-graph = 📈 每場後的積分，色帶是可能誤差
picture-rating = { $season } 的積分折線圖。{ $points }
stats-unrated = **積分**：{ $season } 沒有。真人對戰才計算積分。
stats-left-out = **積分**：在這個伺服器不列入積分。
is-provisional = 暫定
is-at-place = 第 { $place } 名

refused-no-leaderboard-here = 只有伺服器裡才有積分，請到你玩的伺服器查看排行榜。
refused-unknown-season = 「{ $text }」不是賽季。請寫年份和季度，例如 2026 Q4。

history-title-server = <@{ $user-id }> 在這個伺服器的遊戲
history-title-anywhere = <@{ $user-id }> 的遊戲
history-none = 還沒有已結束的遊戲。用 `/ttt start` 開始一場吧。
history-page = { $total ->
    [1] 1 場
   *[other] { $total } 場，最新的在前 · 第 { $page }/{ $pages } 頁
}
legend-won = 🟩 贏
legend-drawn = 🟨 平手
legend-lost = 🟥 輸
legend-otherwise = ⬛ 沒有結果
history-won = 贏了 { $opponent } · #{ $id }
history-lost = 輸給 { $opponent } · #{ $id }
history-drawn = 平手，對 { $opponent } · #{ $id }
history-unfinished = 沒下完，對 { $opponent } · #{ $id }
history-stopped = 已中止，對 { $opponent } · #{ $id }
history-set-aside = 已取消，對 { $opponent } · #{ $id }
history-called-off = 作廢，對 { $opponent } · #{ $id }
history-choice = { $game } · { $ago } · { $board }
ago-now = 剛剛

review-where = 第 { $id } 場 · { $board }
review-at-start = { $total ->
    [1] 唯一一步之前
   *[other] 共 { $total } 步，第一步之前
}
review-at = 第 { $ply }/{ $total } 步：{ $mark } { $player } 下 **{ $cell }**
review-at-own = 第 { $ply }/{ $total } 步：{ $mark } 你下 **{ $cell }**
review-moves = 棋譜：{ $moves }
review-moves-marked = 棋譜（? 表示失誤）：{ $moves }
review-no-moves = 誰都沒下子，所以沒什麼好回顧的。
review-no-mistakes = ✨ **雙方都沒有任何失誤。**
review-more-mistakes = ……還有 { $count } 個。
mistake-own = 第 { $number } 步，你下的 { $cell }
mistake-of = 第 { $number } 步，{ $player } 下的 { $cell }
mistake-win-draw = **{ $move }** 讓勝利溜走了。最好的下法是 { $better }，本來會贏。
mistake-win-loss = **{ $move }** 輸掉了能贏的一場。最好的下法是 { $better }，本來會贏。
mistake-draw-loss = **{ $move }** 導致輸掉。最好的下法是 { $better }，本來能守住平手。
mistake-draw-loss-back = **{ $move }** 是會輸的下法。最好的下法是 { $better }，本來能守住平手。

watch-begin = 誰會先失誤？
watch-slipped = { $player } 失誤了！{ $mark } 看得出來嗎？
watch-missed = { $player } 錯過了勝機，又回到均勢。
watch-wins = { $player } 現在有必勝下法。
watch-even = 目前勢均力敵。
watch-wins-still = { $player } 仍然必勝。
watch-wins-yet = { $player } 沒有放掉勝機。
watch-even-still = 還是勢均力敵。
watch-even-yet = 雙方互不相讓。

picture-keep = 想留下圖片，可以長按或按右鍵點選它。
shared-by = 由 { $player } 分享
picture-game = 動態棋盤：{ $board }。{ $first-mark } 是 { $first }，{ $second-mark } 是 { $second }。棋譜：{ $moves }。{ $result }
picture-won = { $player } 獲勝。
picture-nobody-won = 沒有人獲勝。

refused-cannot-attach = 我不能在這個頻道附加檔案，所以沒辦法在這裡分享圖片。「{ button-save }」會只傳給你。
refused-picture-is-being-drawn = 你的上一張圖片還在畫，等它好了再要這一張吧。
refused-not-played-by-you = 只有玩過這場的人才能分享它。
refused-game-shared = 這場已經在這個頻道分享過了。
refused-shared-just-now = 你剛剛才分享過，{ $wait }可以再分享。
refused-game-still-on = 那場遊戲還在進行。結束之後就能回顧，也能再戰一場。
refused-hint-against-person = 你的對手是真人，用提示就算作弊了。跟我玩才有提示：`/ttt start`
refused-nothing-to-review = 找不到你可以在這裡回顧的那場遊戲。請輸入棋盤下方的編號，例如 `12`，或用 `/ttt history` 找找看。
refused-nothing-played-here = 你在這個頻道還沒有已結束的遊戲。用 `/ttt history` 可以列出你玩過的。
refused-others-history = 在這裡只能列出你自己的遊戲。別人的要到當初玩的伺服器才看得到。
refused-export-running = 已經在整理你的資料了，檔案會當作第一次要求的回覆傳給你。
refused-opponent-forgotten = 你的對手移除了自己的資料，所以找不到人再戰。用 `/ttt challenge` 找別人吧。
