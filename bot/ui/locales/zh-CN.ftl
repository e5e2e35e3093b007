### Every word that a player sees, in Simplified Chinese. Read whole twice, last on 2026-11-22; what English changed since was looked at, last on 2026-11-29.

## Commands

command-ttt = 井字棋：和 Oxo 下，或者和大家对战
command-start = 开始一局井字棋
command-challenge = 挑战某人，或这里的任何人
command-move = 在本频道的对局中落子
command-board = 把你的棋盘重新显示到频道底部
command-resign = 在这里的对局中认输，或撤回你的挑战
command-help = 玩法、难度和命令说明
menu-challenge = 发起井字棋挑战
menu-stop = 终止这局棋
option-opponent = 和谁下；不填就和 Oxo 下
option-opponent-challenge = 挑战谁；不填则任何人都能应战
option-opponent-here = 和谁的那一局（你在这里有好几局时）
option-level = Oxo 的棋力
option-board = 使用哪种棋盘
option-mark = 你的棋子
option-first = 谁先手
# Words for cells are understood in English alone.
option-cell = 落子位置：b2、5 等
choice-random = 随机
choice-first-me = 我
choice-first-opponent = 对手

level-beginner = 入门
level-easy = 简单
level-casual = 普通
level-clever = 高手
level-unbeatable = 无敌
level-perfect = 完美

choice-beginner = 入门：随便下
choice-easy = 简单：会连线
choice-casual = 普通：还会堵你
choice-clever = 高手：只漏看双重威胁
choice-unbeatable = 无敌：从不输，“消失棋”除外

board-3x3 = 3×3，三子连线
board-4x4 = 4×4，四子连线
board-5x5 = 5×5，四子连线
board-5x5-five = 5×5，五子连线
# Misère goes by "reversed"; help-boards mentions it by the same word.
board-misere = 反向 3×3，三子连线算输
board-vanishing = 消失棋 3×3，只留最新三子
board-short-3x3 = 3×3
board-short-4x4 = 4×4
board-short-5x5 = 5×5
board-short-5x5-five = 5×5，五子
board-short-misere = 反向
board-short-vanishing = 消失棋

## The game

player-computer = Oxo（{ $level }）
player-computer-alone = Oxo
game-title = { $first-mark } { $first } 对 { $second-mark } { $second }
game-title-score = { $first-mark } { $first } { $wins } : { $losses } { $second } { $second-mark }
game-to-move = 轮到 { $player } 落子 { $mark }
game-your-move = 轮到你了 { $mark }
game-won = { $mark } **{ $player } 获胜！**
game-won-against = { $mark } **{ $player } 战胜 { $loser }！**
game-won-misere = { $mark } **{ $player } 获胜**：{ $loser } 连成了线
game-won-resigned = { $mark } **{ $player } 获胜**：{ $loser } 认输
game-won-time = { $mark } **{ $player } 获胜**：{ $loser } 超时
game-drawn = **平局。**
game-drawn-vanishing = **平局**：这个局面第三次出现。
game-held = 🛡️ **平局：{ $player } 逼平了“{ level-unbeatable }”！**
game-with-hints = { $hints } 次提示
talk-greeting-beginner = { $variant ->
    [0] “嗨！你好呀！”
    [1] “轮到我了吗？”
    [2] “这个我会玩！”
   *[other] “玩游戏啦！耶！”
}
talk-greeting-easy = { $variant ->
    [0] “我准备好啦！”
    [1] “我最喜欢开头了！”
    [2] “玩得开心！我也会。”
   *[other] “开始吧！”
}
talk-greeting-casual = { $variant ->
    [0] “不着急。”
    [1] “哦，你来啦。”
    [2] “行啊，来一局。”
   *[other] “那就你先吧。”
}
talk-greeting-clever = { $variant ->
    [0] “我早有准备。”
    [1] “我有一计。”
    [2] “开始？甚好。”
   *[other] “不出我所料。”
}
talk-greeting-unbeatable = { $variant ->
    [0] “我有的是时间。”
    [1] “欢迎。”
    [2] “让我看看。”
   *[other] “拭目以待。”
}
talk-greeting-perfect = { $variant ->
    [0] “好好选。”
    [1] “你从哪里下起？”
    [2] “每一局我都认得。”
   *[other] “第一步最要紧。”
}
talk-forked-beginner = { $variant ->
    [0] “两个一起来？”
    [1] “这样也可以吗？”
    [2] “哇，有两个！”
   *[other] “你怎么做到的呀？”
}
talk-forked-easy = { $variant ->
    [0] “糟了，糟了。”
    [1] “这不公平！”
    [2] “两条？两条呀！”
   *[other] “我一次只能下一颗！”
}
talk-forked-casual = { $variant ->
    [0] “两边可堵不过来。”
    [1] “得，就这样吧。”
    [2] “两条？真会显摆。”
   *[other] “行，你下吧。”
}
talk-forked-clever = { $variant ->
    [0] “双线齐下，果然。”
    [1] “我抗议。”
    [2] “容我想想……没有。”
   *[other] “书上没这一招。”
}
talk-forked-unbeatable = “绝无可能。”
talk-blocked-beginner = { $variant ->
    [0] “那里是你的吗？”
    [1] “我就喜欢这里。”
    [2] “哎呀，对不起！”
   *[other] “我能坐这儿吗？”
}
talk-blocked-easy = { $variant ->
    [0] “运气真好！”
    [1] “我堵住你了吗？”
    [2] “哇，好险！”
   *[other] “抱歉！我没看见。”
}
talk-blocked-casual = { $variant ->
    [0] “没那么快。”
    [1] “抱歉，不行。”
    [2] “还是算了吧。”
   *[other] “那儿就别想啦。”
}
talk-blocked-clever = { $variant ->
    [0] “我早看见了。”
    [1] “想得不错。”
    [2] “这才第一章。”
   *[other] “在我算计之中。”
}
talk-blocked-unbeatable = { $variant ->
    [0] “不可。”
    [1] “此路不通。”
    [2] “这一手我认得。”
   *[other] “另寻他处吧。”
}
talk-blocked-perfect = { $variant ->
    [0] “看见了。”
    [1] “没有什么会留下。”
    [2] “它本来也会消失。”
   *[other] “有我看着，不行。”
}
talk-was-blocked-beginner = { $variant ->
    [0] “我刚才要赢了吗？”
    [1] “我想要那一格！”
    [2] “嘿！那里真好！”
   *[other] “现在变成你的啦！”
}
talk-was-blocked-easy = { $variant ->
    [0] “哎，堵得好！”
    [1] “好眼力！”
    [2] “就差一点！”
   *[other] “你看到啦！”
}
talk-was-blocked-casual = { $variant ->
    [0] “行吧，应该的。”
    [1] “试试嘛。”
    [2] “哦，你看见了。”
   *[other] “嗯，好吧。”
}
talk-was-blocked-clever = { $variant ->
    [0] “竟被你识破。”
    [1] “那就绕个道。”
    [2] “下得对，可惜。”
   *[other] “我还有后招。”
}
talk-was-blocked-unbeatable = { $variant ->
    [0] “看得真切。”
    [1] “好。”
    [2] “你很清醒。”
   *[other] “你别无选择。”
}
talk-was-blocked-perfect = { $variant ->
    [0] “时机正好。”
    [1] “你也在数。”
    [2] “它还会回来。”
   *[other] “好。接着数。”
}
game-perfect = “只有一种开局能赢我。找出来吧。”
game-triumph = “{ level-unbeatable }”从不输：逼平就是大捷。
game-unfinished = **未下完**：超时无人落子。
game-stopped = **已终止**：由管理员叫停。
game-stopped-watched = **已终止。**
rule-misere = **三子连线算输。**
rule-vanishing = **只留最新的三子。**
game-second-time = **局面第二次出现：再来一次就平局。**
game-oldest-leaves = **下第四子时，你最早的一子（颜色淡的）消失；这一步不能下在它的格子里。**
rule-4 = **四子连线算赢。**
rule-5 = **五子连线算赢。**
game-set-aside = **已取消**，没有结果：为真人对局让位。
game-called-off = **作废**：这局不算。
game-footer = 第 { $id } 局
game-footer-last = 上一步 { $cell }
game-footer-leaving = 即将消失 { $cell }
game-footer-line = 连线：{ $cells }
game-footer-clock = 超时：{ $when }
game-moved = 第 { $id } 局的棋盘现在在另一条消息里：[点这里查看]({ $link })

button-resign = 认输
button-stop = 终止
button-play-winner = 和获胜的一方下
button-play-too = 我也来下
button-play-level = 和“{ $level }”下
button-play-board = 玩 { $board }
waiting-title = ### 轮到你的对局
button-board-here = 在这里显示棋盘
button-to-game = 前往第 { $id } 局

end-first-win = 🎉 **{ $player } 首次战胜“{ $level }”！**
end-can-hold = 下一级“{ level-unbeatable }”没人赢得了。你能逼平吗？
end-can-find = 下一级“{ level-perfect }”只有一种开局赢得了。你能找到吗？
end-beat-all = 连“{ level-unbeatable }”也已被逼平，这个棋盘上再没有更难的了。
end-first-between = 🎉 **{ $player } 首次战胜 { $opponent }！**
end-first-board = 🎉 **{ $player } 首次在新棋盘上获胜：{ $board }！**
end-first-both = 🎉 **{ $player } 首次战胜“{ $level }”，而且是在新棋盘上：{ $board }！**
end-beat-beginner = { $variant ->
    [0] “啊！我是不是该拦住你的？”
    [1] “我喜欢那个角，现在也喜欢。”
    [2] “再来！再来！我差一点就看懂了。”
    [3] “你好会赢。我好会挑格子！”
    [4] “这就完啦？我才刚开始呢！”
    [5] “你赢啦！我们能把棋盘带回家吗？”
    [6] “放在那儿多好看呀。”
   *[other] “真好玩！规则是什么来着？”
}
end-beat-easy = { $variant ->
    [0] “我是有计划的，真的。”
    [1] “漂亮！我光顾着看自己的棋子了。”
    [2] “下得好！我就差一点了。是吗？感觉是啦。”
    [3] “改天我也该看看你那边。”
    [4] “该你赢！教教我怎么下的，好不好？”
    [5] “我正要往那儿看呢，不骗你！”
    [6] “佩服！我也在进步，慢是慢点，可真的在进步。”
   *[other] “替你高兴！有点替自己难过，不过还是替你高兴。”
}
end-beat-casual = { $variant ->
    [0] “行吧，我刚才在看另一个角。”
    [1] “咦，还能这么下？厉害。”
    [2] “下得不错。本该起立鼓掌的，可我刚坐下。”
    [3] “好好好，原来你是认真的。”
    [4] “得，这下我可醒了。”
    [5] “可以啊。下回记得提醒我专心点。”
    [6] “你赢了，我去拿零食。”
   *[other] “不急，不过这局改天得还我。”
}
end-beat-clever = { $variant ->
    [0] “不可能。我什么都算到了，偏偏漏了这个。”
    [1] “完全没料到。这事你知我知就好。”
    [2] “有意思。我会说这也在计划之中。”
    [3] “我有一计，你的更高明。”
    [4] “看来我们读的是同一本书。”
    [5] “我抗议。理由容我想想。”
    [6] “了不起。能不能再来一遍，慢一点？”
   *[other] “我快了你三步，只可惜走反了方向。”
}
end-beat-perfect = { $variant ->
    [0] “你找到了。我就把它藏在第一步里。”
    [1] “一种开局，之后一步不差。下得好。”
    [2] “能打开的门只有一扇。钥匙在你手里。”
    [3] “我步步都没下错，是你下得更好。”
    [4] “我一直在等，等一个找到它的人。”
    [5] “完美，却输了。这两样，我都会慢慢习惯。”
    [6] “走得通的路只有一条，你走到了尽头。”
   *[other] “我的秘密你知道了。替我守着，好吗？”
}
end-beat-unbeatable = 这本来是不可能发生的。好好记住这一刻吧。
end-drawn-beginner = { $variant ->
    [0] “都满了！谁赢了？”
    [1] “没有格子了！有没有更大的呀？”
    [2] “没人赢呀？那就归我啦！”
    [3] “我填了一半呢。你喜欢吗？”
    [4] “整个棋盘都用光了，我们真棒！”
    [5] “没有输赢？那我们一人一朵小红花！”
    [6] “满满的真好看，像画完了一样。”
   *[other] “平局是好事吗？我觉得挺好的呀。”
}
end-drawn-easy = { $variant ->
    [0] “平局！就当我们互相放了一马。”
    [1] “一盘和棋，一团和气。”
    [2] “就差一点。不过是谁差一点呢？”
    [3] “想跟你握个手，可惜已经没地方下手了。”
    [4] “平局！这样的结果，我天天都乐意。”
    [5] “打平啦。要不要再比比，看谁更厉害？”
    [6] “我跟上你了！你看到没有？”
   *[other] “很公平，一人赢一半。”
}
end-drawn-casual = { $variant ->
    [0] “没分胜负，那就各付各的吧。”
    [1] “你等我，我等你，能下一整天。”
    [2] “谁都没输，我就爱这样的棋。”
    [3] “打平。就当热身了。”
    [4] “平局，获奖感言都省了。”
    [5] “挺好。我这人，差不多就行。”
    [6] “不相上下。再来一局，还是就这么坐会儿？”
   *[other] “总算都走到头了，管它是哪儿呢。”
}
end-drawn-clever = { $variant ->
    [0] “棋逢对手。我都快冒汗了。”
    [1] “彼此抵消，真优雅。”
    [2] “拜托，别同时威胁两条线。我最讨厌这个。”
    [3] “到最后一格都势均力敌。我会再想办法的。”
    [4] “平局。论纸面实力，还是我强。”
    [5] “见招拆招，滴水不漏。真叫人头疼。”
    [6] “我有张良计，你有过墙梯。”
   *[other] “无所得，无所失，想得倒不少。”
}
end-drawn-round = { $variant ->
    [0] “这儿我们是不是来过？”
    [1] “转啊转，转得我头都晕了。”
    [2] “一模一样，第三次了。那就平局。”
    [3] “什么都会消失，可什么都没变。”
    [4] “再转一圈也行啊。”
    [5] “还是这些棋子，还是这些格子，还是我们俩。”
    [6] “看来绕成圈不算连成线。”
   *[other] “这样能下一整天。”
}
end-drawn-perfect = { $variant ->
    [0] “周而复始。我可以永远这样下去。”
    [1] “你守住了。取胜的路，还在某处等着。”
    [2] “这里我们来过。确切地说，来过两次。”
    [3] “第三次便是平局。原来你也在数。”
    [4] “谁都没有放手。”
    [5] “双方都没有失误。换个开局试试。”
    [6] “好记性。我遇到的不多。”
   *[other] “这里什么都留不下，胜负却只差毫厘。”
}
end-drawn-hinted = { $variant ->
    [0] “平局。其中几步，是我下的。”
    [1] “你守住了。我手把手教的。”
    [2] “答案是我给的。你抄得不错。”
    [3] “再来一局，这次别问我。”
    [4] “我们配合得不错。主要是我。”
    [5] “平局，多亏棋盘对面帮了点忙。”
    [6] “我常和自己下，多半就是这样收场。”
   *[other] “开卷，你及格了。下次闭卷如何？”
}
end-drawn-watched = { $variant ->
    [0] “出错的机会我都给足了，没人要。”
    [1] “安静的一局。我喜欢安静。”
    [2] “谁都没失手。换个真人来试试。”
    [3] “本想等一个失误。无妨，我等得起。”
    [4] “什么也没发生，而且没发生得恰到好处。”
    [5] “棋盘满了，了无遗憾。”
    [6] “对面认得路，我也认得。”
   *[other] “本该如此。再看一遍，我也愿意。”
}
end-said = **{ $level }**：{ $quote }
end-first-hold = 🎉 **{ $player } 第一次做到！** 没有人能拿到比平局更好的结果。
end-first-hold-board = 🎉 **{ $player } 首次在这种棋盘上做到！**
end-can-beat = 在“{ board-short-vanishing }”上，你能赢我。
end-drawn-unbeatable = { $variant ->
    [0] “我找过破绽，一个也没有。”
    [1] “没有失误。我看了两遍。”
    [2] “你什么机会都没给我。守得好。”
    [3] “平局。对手是我，这就算赢了。”
    [4] “你的耐心还没用完，我的棋盘先用完了。”
    [5] “我看过许多棋局，这样收场的不多。”
    [6] “我看到的，你都看到了。有人做伴，倒不习惯。”
   *[other] “我不会输。今天，也没有赢。”
}
end-lost-beginner = { $variant ->
    [0] “我赢了？我赢了！我怎么赢的？”
    [1] “我只是喜欢那几个格子。”
    [2] “新手运气好嘛，我本来就是‘{ level-beginner }’。”
    [3] “我下对了吗？快告诉我刚才做了什么！”
    [4] “原来赢是这样的？我喜欢！”
    [5] “等等，这是我的？是我的！”
    [6] “我都没在看呢。下次要看吗？”
   *[other] “我能去告诉大家吗？”
}
end-lost-easy = { $variant ->
    [0] “你留了门，我就进来啦。”
    [1] “我一直睁大眼睛看着呢，我也就会这一样。”
    [2] “不好意思！送上门的礼物，我从不拒绝。”
    [3] “就摆在眼前嘛，我还以为是特意留给我的！”
    [4] “我只是拿了现成的，谢谢啦！”
    [5] “你是故意的吗？我可没意见！”
    [6] “我赢了！别担心，我自己也吓了一跳。”
   *[other] “下次你一定能赢我，我相信你！”
}
end-lost-casual = { $variant ->
    [0] “别往心里去，其实平局我也行。”
    [1] “你走神了，我没有。再来一局？”
    [2] “这大概就叫躺赢。”
    [3] “我都没使劲。好吧，使了一点。”
    [4] “行，今天可以下班了。”
    [5] “没办法，总得有人赢嘛。”
    [6] “哟，赢了。看来该常来玩玩。”
   *[other] “别记仇啊，记仇怪累的。”
}
end-lost-clever = { $variant ->
    [0] “角和中心，朋友。角和中心。”
    [1] “一切尽在计划之中。差不多吧。”
    [2] “容我自夸一句，这陷阱真漂亮。”
    [3] “别难过，我可是读过书的。”
    [4] “功夫都在棋盘外。”
    [5] “请君入瓮，我连灯都替你点好了。”
    [6] “要我讲解一下吗？不用？那好吧。”
   *[other] “凡事有先后，赢总在最后。”
}
end-lost-unbeatable = { $variant ->
    [0] “我等的就是一个失误，它果然来了。”
    [1] “平局本来唾手可得。”
    [2] “要有耐心。我有的是时间。”
    [3] “我不急，也不会失手。再来吧。”
    [4] “有一步，你走了神。我没有。”
    [5] “一格而已。每次都只是一格。”
    [6] “从第一步起，我便在此等候。”
   *[other] “下次你会看清的。我一直都在。”
}
end-lost-perfect = { $variant ->
    [0] “哪一子会消失，我记得，你忘了。”
    [1] “只迟了一步，它已经不在了。”
    [2] “胜我的路是有的，不是这一条。”
    [3] “撑着全局的，原是你最早的那枚棋子。”
    [4] “一切都会淡去。我只是等。”
    [5] “数到三，我比多数人在行。”
    [6] “你看着什么会来，我看着什么会走。”
   *[other] “下一个棋盘是空的，而我什么都没忘。”
}
end-gave-up = { $variant ->
    [0] “没什么丢人的，下一局棋盘又是空的。”
    [1] “我本想看看结局会怎样。”
    [2] “别人问起，我就说你只差一点点。”
    [3] “留得青山在，不怕没棋下。”
    [4] “这就走了？棋盘我给你留着。”
    [5] “懂得何时收手，也是本事。”
    [6] “胜利我收下了，可我更想自己赢到手。”
   *[other] “下一局见。”
}
end-won = { $variant ->
    [0] { $player } 用 { $moves } 步拿下。想扳回一局？点一下。
    [1] { $moves } 步搞定。谁料得到呢？
    [2] 领先一步就够了。
    [3] 连成就是连成。{ $player }，请接受掌声。
    [4] 先看到那一步的，是 { $player }。
    [5] 这一局值得收藏。
    [6] 本来风平浪静，转眼就变了天。
   *[other] 这一局归 { $player }。新的棋盘已经摆好。
}
end-won-full = 一直拼到最后一格！{ $player } 拿下了。
end-won-misere = { $variant ->
    [0] 沉得住气才能赢。想扳回一局？点一下。
    [1] { $player } 面不改色，也没连成线。
    [2] 高明之处，在于没连成的那条线。
    [3] 总得有人连成，但不是 { $player }。
    [4] { $player } 很有礼貌，让对方先连成线。
    [5] 退一步海阔天空，{ $player } 赢了。
    [6] 那一格是烫手山芋，最后没落在 { $player } 手里。
   *[other] { $player } 赢就赢在留了一手。
}
end-drawn = { $variant ->
    [0] 棋盘满了，一条线也没连成。
    [1] 一格都不肯让，现在想让也没格子了。
    [2] 谁也没能突破。
    [3] 暂且握手言和。
    [4] 到最后一格，仍然不分上下。
    [5] 没有赢家，也没有输家。
    [6] 就当是为下一局练手。
   *[other] 格子填完了，悬念还在。
}
end-drawn-vanishing = { $variant ->
    [0] 同一局面第三次出现，所以是平局。
    [1] 转了一圈又一圈，谁也不肯停下。
    [2] 谁也没能突破。
    [3] 第三次回到这里，谁都不肯松手。
    [4] 什么都消失了，只剩下均势。
    [5] 没有赢家，也没有输家。
    [6] 就当是为下一局练手。
   *[other] 棋子来了又去，悬念还在。
}
end-resigned = { $variant ->
    [0] 其中一位已经看够了。
    [1] 不必下到最后。
    [2] 结束得真快。想扳回一局？点一下。
    [3] 照样算赢，我查过了。
    [4] 棋盘没有填满，这样也挺好。
    [5] 有时候，最好的一步是下一局。
    [6] 剩下的格子，永远不会知道结局了。
   *[other] 胜败乃兵家常事，下一局重新来过。
}
end-time = { $variant ->
    [0] 最后是时间说了算。
    [1] 棋盘肯等，时间不肯。
    [2] 时间也是棋手，而且从不失误。
    [3] { $player } 及时落子，这就够了。
    [4] 某个地方，有人还在想。
    [5] 下一步，终究没有来。
    [6] { $player } 沉住了气，也等来了胜利。
   *[other] 嘀嗒，嘀嗒，时间到。
}
end-tip = 小窍门：一步同时威胁两条线，“{ $level }”看不出来。
end-streak-wins = 🔥 对“{ $level }”{ $count } 连胜。
end-streak-draws = 🔥 对“{ $level }”连续 { $count } 局平局。
end-streak-between = 🔥 { $player } 对 { $opponent } 已经 { $count } 连胜。
end-score-leads = **{ $player } 以 { $wins } 比 { $losses } 领先** { $draws ->
    [0] { "" }
   *[other] · { $draws } 平
}
end-score-even = **战成 { $wins } 比 { $losses }** { $draws ->
    [0] { "" }
   *[other] · { $draws } 平
}
end-ratings = 等级分：{ $ratings }
unrated-day = 不计分：两人今天已超过三局
unrated-left-out = 不计分：两人中有一人不计等级分
unrated-sure = 不计分：{ $player } 的等级分高出太多
unrated-early = 不计分：两人中只有一人落过子
end-rating = { $player } { NUMBER($rating, useGrouping: 0) } ({ $change })
notice-accepted = <@{ $player-id }>，{ $opponent } 接受了挑战：[第 { $id } 局]({ $link })开始。
notice-rematch = <@{ $player-id }>，{ $opponent } 同意再来一局：见[第 { $id } 局]({ $link })。
notice-wanted = <@{ $player-id }>，{ $opponent } 下完[第 { $id } 局]({ $link })，想再来一局。
notice-turn = <@{ $player-id }>，{ $opponent } 已落子，[第 { $id } 局]({ $link })轮到你了。
notice-time = <@{ $player-id }>，[第 { $id } 局]({ $link })轮到你了。超时：{ $when }
button-no-turn-notices = 关闭这类提醒
turn-notices-off = 轮到你时，我不会再提醒了。想重新打开，请用 `/ttt preferences`。
notice-time-quiet = { $player }，[第 { $id } 局]({ $link })轮到你了。超时：{ $when }

## Puzzles

command-puzzle = 解每日谜题、来自你自己对局的谜题，或练习题
option-from = 谜题从哪里来
choice-today = 今天的谜题
choice-practice = 练习：从易到难，想做多少做多少
option-day = 练习过去 30 天里的一题，不计入连续解题
choice-own-games = 我自己的对局：失误前的那一刻
puzzle-title = 每日谜题 { $number }
puzzle-title-past = 每日谜题 { $number }（练习）
puzzle-title-practice = 练习题
puzzle-title-own = 第 { $id } 局：有比第 { $move } 步更好的吗？
puzzle-goal-win = { $moves ->
    [0] 轮到 { $mark }：**取胜。**
    [1] 轮到 { $mark }：**这一步就取胜。**
   *[other] 轮到 { $mark }：**{ $moves } 步取胜。**
}
puzzle-goal-misere = { $moves ->
    [0] 轮到 { $mark }：**逼 { $enemy } 连成线。**
    [1] 轮到 { $mark }：**让 { $enemy } 只剩会连成线的下法。**
   *[other] 轮到 { $mark }：**{ $moves } 步之内，逼 { $enemy } 连成线。**
}
puzzle-goal-draw = 轮到 { $mark }：**守住平局。**
puzzle-tries-left = 还能试 { $left } 次
puzzle-tries = 第 { $tries } 次解出
puzzle-gives-up-win = **{ $cell } 不对**：下在这里就赢不了了。
puzzle-gives-up-draw = **{ $cell } 不对**：下在这里，{ $enemy } 就能赢。
puzzle-wrong-loses-at-once = **{ $cell } 不对**：这样就连成线了，而这里连成线算输。
puzzle-wrong-line = **{ $cell } 不对**：{ $enemy } 下在 { $reply }，就连成线。
puzzle-wrong-fork = **{ $cell } 不对**：{ $enemy } 下在 { $reply }，同时威胁 { $cells }。
puzzle-wrong-lost = **{ $cell } 不对**：{ $enemy } 下在 { $reply }，便会赢。
puzzle-wrong-must-complete = **{ $cell } 不对**：{ $enemy } 下在 { $reply }，{ $mark } 迟早只能连成线。
puzzle-wrong-only-draws = **{ $cell } 不对**：{ $enemy } 下在 { $reply }，就赢不了。
puzzle-wrong-ends-in-draw = **{ $cell } 不对**：棋盘满了，没有人赢。
puzzle-wrong-unblockable = **{ $cell } 不对**：{ $enemy } 下在 { $reply }，威胁 { $cells }，而 { $mark } 还占着那里，堵不住。
puzzle-wrong-repeats = **{ $cell } 不对**：同一局面第三次出现，就是平局。
puzzle-hinted = 提示已排除 { $count } 个错误格子。
puzzle-clue-line = 有一格能直接连成线。
puzzle-clue-fork = 找找能同时威胁两条线的一步。
puzzle-clue-forces-fork = 先威胁一条线：对方一应，就有机会同时威胁两条线。
puzzle-clue-threats = 威胁一条线，然后步步紧逼。
puzzle-clue-must-complete = 想想收尾：谁的安全格子先用完？
puzzle-clue-blocks = { $enemy } 会在哪里连成线？
puzzle-clue-spoils-fork = { $enemy } 下在哪里能同时威胁两条线？
puzzle-next = 下一题{ $when }上线。
puzzle-go-on = **对了！** { $enemy } 下在 { $reply }。继续吧。
puzzle-solved = { $tries ->
    [1] 🎯 **一次就解出！**
   *[other] 🎯 **第 { $tries } 次解出！**
}
puzzle-solved-hinted = 🎯 **第 { $tries } 次解出，用了 { $hints } 次提示！**
puzzle-failed = **这题溜走了**。答案在这里，下一题归你。
puzzle-answer = **答案是 { $cell }**：{ $reason }。
puzzle-answer-own = **下 { $cell } 更好**：{ $reason }。
puzzle-merit-line = 直接连成一线
puzzle-merit-fork = 同时威胁 { $cells }
puzzle-merit-forces-fork = { $enemy } 只能下 { $reply }，接着下 { $then } 就能同时威胁 { $cells }
puzzle-merit-threats = 之后 { $mark } 步步都有连线的威胁，{ $enemy } 堵不过来
puzzle-merit-wins = 不管 { $enemy } 怎么应，{ $mark } 都能赢
puzzle-merit-must-complete = { $enemy } 迟早只能连成线
puzzle-merit-blocks = 不下这里，{ $enemy } 就会在这里连成线
puzzle-merit-spoils-fork = 让 { $enemy } 没法同时威胁两条线
puzzle-merit-only-draw = 下其他格子都会输
puzzle-merit-holds = 保住平局
puzzle-line = 之后的最佳下法：{ $line }。
puzzle-streak = 🔥 **连续解题 { $days } 天。**
puzzle-solvers = { $finished } 人中有 { $percent }% 解出来了。
puzzle-solved-by = 🎯 { $finished } 人中有 { $solved } 人解出
puzzle-more = 其他 { $count } 人
puzzle-week-ended = **第 { $week } 周**
puzzle-yesterday = 昨日第一：{ $player } { $tries }
puzzle-server-streak = 🔥 **这里连续 { $days } 天有人解出。**
puzzle-standing = 你的成绩在 { $channel } 的每日谜题下面。不想显示名字，可以在 `/ttt preferences` 里设置。
puzzle-shared-solved = { $player } 解出来了。你呢？
puzzle-shared-failed = 这题从 { $player } 手里溜走了。你抓得住吗？
button-puzzle-today = 每日谜题
button-puzzle-solve = 解题
button-puzzle-hint = 提示（算一次尝试）
button-puzzle-share = 分享
button-puzzle-own = 用我的对局出题
button-puzzle-here = 每天发到这里
puzzle-posted-here = 从现在起，这个频道每天都有谜题，今天的马上就发。用 `/ttt settings` 可以更改。
button-puzzle-dare = 挑战全频道
button-puzzle-try-again = 从这里再试一次
puzzle-dare-question =
    ### 要挑战全频道吗？
    这里的所有人都会看到你输掉的局面，可以试试能不能下得更好。
puzzle-dare-draw = ### 你守得住吗？
puzzle-dare-win = ### 你赢得了吗？
puzzle-dare-lost = { $player } 就是从这里输的。
button-puzzle-try = 试一试
button-puzzle-practice = 练习
button-puzzle-another = 再来一题

refused-puzzle-over = 那道谜题已经结束。今天的谜题在 `/ttt puzzle`。
refused-no-such-day = 我有过去 30 天的谜题。请从列表中选一题，或输入编号或日期，例如 2026-11-24。
refused-no-mistakes = 你最近的对局里，除了最近出过的题，我没找到别的失误。再下几局吧：`/ttt start`
refused-shared-elsewhere = 这里没有人能打开那局棋。你可以在下那局棋的地方展示它。
refused-shared-by-itself = 本频道的每日谜题已经列出所有人的成绩，你的也在里面。
refused-shared-today = 你已经在本频道分享过这道谜题了。

## Challenges

challenge-title = ### 来局井字棋？
challenge-to = <@{ $opponent-id }>，**{ $challenger }** 向你发起挑战。
challenge-to-closed = **{ $challenger }** 向 **{ $opponent }** 发起了挑战。
challenge-last-drawn = 上一局打成平局。
challenge-to-anyone = **{ $challenger }** 正在找人下一局。
challenge-to-anyone-closed = **{ $challenger }** 之前在找人下一局。
challenge-expires = 挑战将在{ $expires }过期
challenge-rated = 计分
challenge-without-ping = 一分钟内不会再次提醒 { $opponent }，但对方可以在这里应战。
challenge-sides-swap = 先后手和棋子互换
challenge-opens-me = { $challenger } 先手
challenge-opens-opponent = { $opponent } 先手
challenge-opens-anyone = 谁加入谁先手
challenge-opens-random = 随机决定谁先手
challenge-accepted = 已应战，对局开始。
challenge-declined = 下次再约：{ $opponent } 婉拒了。
challenge-withdrawn = { $challenger } 撤回了挑战。
challenge-expired = { $opponent } 还没回应，挑战就过期了。
challenge-expired-open = 还没有人应战，挑战就过期了。
challenge-withdrawn-private = 你撤回了挑战。
button-accept = 应战
button-decline = 婉拒
button-join = 加入
button-withdraw = 撤回
button-challenge-again = 再次挑战

## Private answers

stopped-private = 你终止了第 { $id } 局。
meant-game = 你在这里有好几局，这是对 { $opponent } 的第 { $id } 局。想选别的，请填写 *opponent*。
resign-question = **第 { $id } 局要认输吗？** 这样 { $opponent } 就赢了。
button-confirm-resign = 是的，认输
resign-question-untouched = **第 { $id } 局要认输吗？** 还没有人落子，所以对谁都不算数。
resign-question-opened = **第 { $id } 局要认输吗？** 你还没有落子，所以对谁都不算数。
button-withdraw-challenge = 撤回挑战
button-keep-playing = 继续下
dismissed-before = 完成了。
changed-later = 你点的已经算数。Discord 这会儿不让我更新棋盘，稍后就会更新；如果没有，用 `/ttt board` 重新显示。
answer-refused = Discord 没有在这里显示我的回答。可能是本服务器的 AutoMod 不允许其中的某个词或名字。
answer-forbidden = Discord 不让我在这里发消息。管理本服务器的人可以开放权限。
answer-too-large = 内容太大，Discord 不接收。
answer-lost = Discord 没有接收我的回复。请稍后再试。
posted-otherwise = Discord 没有接收我的回复，所以我另发了一条消息。
resigned-private = 你在[第 { $id } 局]({ $link })认输了。
called-off-private = [第 { $id } 局]({ $link })还没落子，已按你的意思作废。
button-restart = 认输并开始新的一局

see-board = [跳转到棋盘]({ $link })

refused-broken-button = 我不认识这个按钮。用 `/ttt start` 开一局新的吧。
refused-kept-private = 这个服务器只让你看到我的回复，发了别人也看不到。服务器的管理者可以邀请我加入，或允许你“使用外部应用”。
refused-unknown-command = 我不认识这个命令。重启 Discord 应用可以更新命令列表；我有哪些命令，看 `/ttt help`。
refused-unknown-choice = 这里不能选这个。请重新打开命令，从列出的选项里选。
refused-unknown-form = 我不认识这个表单。请重新打开，再提交一次。
refused-not-watcher = 只有发起这局的人或管理员可以终止它。用 `/ttt watch` 自己开一局来看吧。
refused-no-such-game = 那局棋已经不在了。用 `/ttt start` 开一局新的吧。
refused-no-game-here = 你在本频道没有对局。用 `/ttt start` 开始吧。
refused-no-game-with = 你在本频道没有和 { $opponent } 的对局。
refused-not-your-game = 这不是你的对局。用 `/ttt start` 开一局自己的吧。
refused-not-your-turn = 还没轮到你，现在该 { $player } 落子。
refused-not-moderator = 只有拥有“管理消息”权限的成员才能终止对局。
refused-no-game-on-message = 这条消息上没有对局。
refused-stale-board = 棋局已经往下走了，这是现在的棋盘。
refused-old-copy = 这是旧的棋盘。[对局在这里继续]({ $link })。
refused-game-is-over = 这局棋已经结束。
refused-already-playing = 你在这里和 { $opponent } 有一局棋。[跳转到棋盘]({ $link })
refused-already-playing-waiting = 等待的时候，可以在这里和我或别人下。
refused-channel-not-allowed = 在这个服务器，请到以下频道下棋：{ $channels }
refused-role-not-allowed = 在这个服务器，只有拥有特定身份组的成员可以下棋。
refused-too-soon = 这个服务器要求两次挑战之间隔一段时间。请在{ $wait }再试。
refused-too-many-games = 本频道正在进行的对局已达上限（{ $most } 局）。等一局结束后再试，或换个频道。
refused-too-many-watched = 你已经在观看 { $most } 局棋了，先等一局结束吧。
refused-no-such-challenge = 那个挑战已经不在了。用 `/ttt challenge` 发起一个吧。
refused-nothing-to-resign = 你在本频道没有对局，也没有挑战。
refused-challenge-closed-accepted = 来晚了：已有人应战。
refused-challenge-closed-declined = 来晚了：这个挑战已被婉拒。
refused-challenge-closed-withdrawn = 来晚了：这个挑战已撤回。
refused-challenge-closed-expired = 来晚了：这个挑战已过期。
refused-not-your-challenge = 这是给 { $player } 的挑战。用 `/ttt challenge` 自己发起一个吧。
refused-not-your-challenge-again = 只有发起人能再次发起这个挑战。用 `/ttt challenge` 自己发起一个吧。
refused-not-your-offer = 只有发起人能撤回这个挑战。你可以点“{ button-join }”。
refused-own-challenge = 这是你自己的挑战，不能由你来应战。点“{ button-decline }”可以撤回。
refused-own-offer = 这是你自己的挑战，要由别人来加入。点“{ button-withdraw }”可以撤回。
refused-already-challenging = 你在本频道还有一个待应战的挑战，请先用 `/ttt resign` 撤回。[跳转到挑战]({ $link })
refused-challenge-yourself = 你不能挑战自己。想和我下，就用 `/ttt start`，不填对手。
refused-challenge-bot = 机器人不会应战。想和我下，就用 `/ttt start`，不填对手。
refused-cannot-see-channel = 对方看不到本频道，所以没法回应。
refused-cannot-be-challenged = 你现在不能和 { $player } 对局。
refused-nobody-else-here = 这个对话没有别人能看到。请到服务器或群组里挑战别人；想和我下，就用 `/ttt start`。
refused-unreadable-cell = “{ $text }”不是格子。请写成 b2 或 5 这样。
refused-ambiguous-cell = “{ $text }”可能是 { $cells }，请写明是哪一个。
refused-off-board = 这个棋盘上没有 { $where }。
refused-cell-taken = { $where } 已经有棋子了。
refused-cell-leaving = 你在 { $where } 的棋子要等这一步落下才消失，所以 { $where } 还没空出来。下在别处吧。
refused-store-unavailable = 暂时连不上数据库，所以什么都没有改动。请稍后再试。
refused-outcome-unknown = 我正在记录时数据库断开了，这次操作可能成功了，也可能没有。请稍后再试：不会重复生效，用 `/ttt board` 可以查看你的对局。
refused-person-blocked = 你不能和我下棋：运行我的人屏蔽了你。
refused-server-blocked = 我不在这个服务器下棋：运行我的人屏蔽了它。
refused-not-now = 刚才没能想出下一步。请稍后再试。
refused-unexpected = 我这边出了点问题。你的对局没事：用 `/ttt board` 可以查看。

## Help

help-title = ## 井字棋
button-help-play = 玩法
button-help-commands = 命令
button-help-more = 难度和规则
button-support = 支持
button-source = 源代码
button-privacy-policy = 隐私政策
button-terms = 服务条款
button-begin = 开始一局
help-goal = 三子连成一线获胜，斜线也算。
help-start = **和我下**：{ $start }，五种难度
help-challenge = **和朋友下**：{ $challenge }
help-puzzle = **自己玩**：{ $puzzle }，每天一道新题
help-stuck = **卡住了？** “{ button-hint }”会告诉你最佳一步。
help-lost = **输了？** “{ button-review-loss }”会指出失误。
help-game = **对局中**
help-on-hint = 和我下时的最佳一步
# Words for cells are understood in English alone.
help-on-move = b2、5 等
help-on-board = 再看一次你的棋盘
help-on-resign = 认输，或撤回挑战
help-after = **看一看**
help-on-stats = 战绩和等级分
help-on-leaderboard = 这里的强者
help-on-history = 你下完的对局
help-on-review = 你的失误
help-on-watch = 我和自己下
help-yours = **个人偏好**
help-on-preferences = 样式和提醒
help-on-privacy = 你的数据
help-server = **给服务器管理者**
help-on-settings = 样式、频道、限制
help-menus = **在菜单的“APP”里**
    用户菜单：“{ menu-challenge }”
    消息菜单：“{ menu-stop }”
help-levels = **难度** · `/ttt start` 的 `level`
    - “{ level-beginner }”随便下
    - “{ level-easy }”会连线
    - “{ level-casual }”还会堵你
    - “{ level-clever }”只漏看双重威胁
    - “{ level-unbeatable }”从不输，“{ board-short-vanishing }”除外
    -# 双重威胁：一步同时威胁两条线。
help-boards = **棋盘** · `/ttt start` 的 `board`
    - 3×3，三子连线
    - 4×4，四子连线
    - 5×5，四子或五子连线
    - “反向”：三子连线**算输**
    - “{ board-short-vanishing }”：你的棋子只留最新的三个
help-cells = **格子** · 左上角是 a1，右边是 b1。也可以用编号：左上角是 1。
help-time = **时间** · 每步一天，服务器另有设定的除外。真人对局超时算输。
help-screen-reader = **如果你使用屏幕阅读器**，请在 `/ttt preferences` 里把棋盘样式设为“{ style-text }”。

## Settings

command-settings = 设置本服务器的井字棋（需要“管理服务器”权限）
command-preferences = 设置格子编号、棋盘样式、提醒，以及谁可以挑战你
command-privacy = 获取你的数据文件，或删除数据
option-action = 要对你的数据做什么
choice-export = 把我的数据以文件发给我
choice-delete = 删除我的数据

player-somebody = 某位玩家

settings-title = ### 本服务器的井字棋
settings-note = 每项选择都会立即保存，对之后开始的对局生效。
settings-page = { $page }/{ $pages } · { $name }
button-section-games = 对局
button-section-look = 棋子和样式
button-section-places = 语言和频道
button-section-limits = 限制
button-section-check = 检查
button-check-again = 重新检查

settings-level = **我的棋力**：在有人选定难度之前
settings-board = **棋盘**：没有另外指定时
settings-clock = **每步时限**：真人对局超时算输。
settings-theme = **棋子**：双方使用的表情符号
settings-style = **棋盘样式**：双方没有特别偏好时
settings-remains = **对局结束后**，消息里保留什么
settings-sample = **效果如下**
settings-locale = **语言**：公开消息使用的语言。私密消息使用阅读者自己的语言。
settings-channels = **频道**：可以开局的频道，包括其中的子区。一个都不选则全部允许。
settings-roles = **身份组**：可以开局的身份组。一个都不选则所有人都可以。
settings-puzzle-channel = **每日谜题**：我每天发布谜题的频道
puzzle-channel-none = 无
settings-most-live = **同时进行的对局**：每个频道最多
settings-pause = **间隔**：同一个人两次挑战之间
settings-unrated = **不计等级分**：这些人的对局对谁都不计分，以前的也不计
unrated-none = 无
channels-all = 所有频道
roles-all = 所有人
more-choices = 在这里选择
button-ask-emoji = 自选两个表情…

theme-classic = 经典：Oxo 绘制的图块
theme-plain = 简约
theme-animals = 动物
theme-sky = 天空
theme-garden = 花园
theme-sea = 海洋
theme-own = 自选
style-server = 按服务器的设定
style-server-about = 由服务器管理者选定
style-emoji = 表情符号
style-emoji-about = 图块上的棋子
style-text = 文字
style-text-about = 字母和坐标，适合屏幕阅读器
remains-all = 整个棋盘
remains-line = 只留一行结果
language-auto = 与 Discord 上的设置相同
most-live = { $count } 局
pause-none = 无间隔

form-emoji-title = 自选两个表情
form-emoji-x-label = 代替 ❌
form-emoji-o-label = 代替 🔵
form-emoji-hint = 任意表情符号，或本服务器表情的名称，例如 :cat:

check-title = **我在 { $channel } 的权限**
check-has = ✅ { $permission }
check-lacks = ❌ 缺少 **{ $permission }** 权限：
check-well = 我需要的权限都有了。
check-how = 管理本频道的人可以在“编辑频道 → 权限”中为我的身份组开启。之后点“{ button-check-again }”。
check-no-member = ❌ **我没有被添加到这个服务器**，所以只能响应命令和按钮：无法提醒任何人轮到谁了，超过 15 分钟的棋盘也只有在有人点了上面的按钮时才会更新。
check-not-allowed = ⚠️ 不能在本频道开局：它不在“{ button-section-places }”里选定的频道之中。
permission-view = 查看频道
permission-view-why = 没有它，超时或管理员终止对局时，我无法更新棋盘。
permission-send = 发送消息
permission-send-why = 没有它，我无法告诉玩家轮到自己了或快要超时了。
permission-attach = 附加文件
permission-attach-why = 没有它，谁都无法分享对局图片。
permission-send-in-threads = 在子区内发送消息
permission-send-in-threads-why = 没有它，我无法告诉玩家轮到自己了或快要超时了。

refused-servers-only = 这些设置属于服务器，请在服务器里使用这个命令。你的个人偏好在 `/ttt preferences`。
refused-not-manager = 只有拥有“管理服务器”权限的成员才能更改这里的设置。你的个人偏好在 `/ttt preferences`。
refused-not-your-panel = 这是给别人的。用 `/ttt settings`、`/ttt preferences` 或 `/ttt privacy` 打开你自己的吧。
refused-not-your-notice = 这是给别人的提醒。你自己的提醒可以用 `/ttt preferences` 设置。
refused-unknown-emoji = “{ $text }”不是我在这里能用的表情。请用普通的表情符号，或本服务器表情的名称，例如 :cat:
refused-marks-alike = 两种棋子必须互不相同，也不能和空格 ⬛ 一样，否则谁也看不懂棋盘。

## Preferences

preferences-title = ### 你的偏好
preferences-note = 每项选择都会立即保存，无论在哪里下棋都有效。
preferences-numbering = **格子编号**：用于 `/ttt move`
preferences-style = **棋盘样式**：从你的下一局起
preferences-pings = **我什么时候可以 @ 你**
preferences-challenges = **谁可以挑战你**
preferences-results = **每日谜题的成绩怎么显示**：在有每日谜题频道的服务器
preferences-blocked = **不和这些人下**：不会告诉任何人。
pings-turns = 全部，轮到你时也提醒
pings-turns-about = 轮到你时：一分钟内没落子才提醒
pings-some = 只提醒挑战和时限
pings-some-about = 别人接受你的挑战时也提醒；轮到你时不提醒
pings-none = 从不
pings-none-about = 挑战和时限的消息，在频道里都能看到
challenges-anyone = 任何人
challenges-nobody = 任何人都不行
results-named = 显示我的名字
results-unnamed = 不显示我的名字
numbering-reading = 按阅读顺序：左上角是 1
numbering-keypad = 数字小键盘：左上角是 7

## Privacy

exported = 我保存的关于你的数据全在这里：你下过的对局、你的等级分、谜题、挑战和偏好。
exported-packed = 我保存的关于你的数据全在这里：你下过的对局、你的等级分、谜题、挑战和偏好。数据较多，所以打了包：gzip 和大多数解压软件都能打开。
forget-question =
    ### 要删除你的数据吗？
    你正在进行的对局会认输，待应战的挑战会关闭。你的 ID、名字、等级分、谜题记录和偏好都会被删除。下完的对局会为你的对手保留，他们会看到“{ player-somebody }”代替你的名字；他们的等级分会去掉你重新计算。如果有人选择不接受你的挑战，或有服务器选择对你的对局不计分，这个选择仍会保留，为此我只留下你的 ID。
    删除后**无法恢复**。频道里已有的消息会保留所显示的名字，运行我的人所做的备份在被新备份取代之前仍含有你的数据。如果你以后再来下棋，一切从头开始。
button-forget = 删除我的数据
forgotten =
    完成：你的数据已删除。{ $games ->
        [0] 你没有任何已结束的对局。
       *[other] 有 { $games } 局棋现在用“{ player-somebody }”代替你。
    }{ $ended ->
        [0] { "" }
       *[other] 正在进行的 { $ended } 局已认输。
    }频道里的消息在那里被删除之前会保留你的名字，运行我的人所做的备份在被新备份取代之前仍含有你的数据。

## Looking on, ahead and back

command-hint = 显示你和 Oxo 对局中的最佳一步，只有你能看到
command-watch = 观看 Oxo 自己和自己下
command-history = 列出下完的对局，只有你能看到
command-review = 逐步回看下完的对局，找出失误，只有你能看到
option-x = X 方（先手）Oxo 的棋力
option-o = O 方 Oxo 的棋力
option-user-history = 看谁的对局；不填则看自己的
option-game = 哪一局：填棋盘下方的编号；不填则是你在这里最近的一局

button-hint = 提示
button-play-cell = 下 { $cell }
button-rematch = 再来一局
button-decider = 决胜局
rematch-wanted = **{ $player }** 想再来一局。{ $opponent } 点“{ button-rematch }”就开始。
rematch-awaited = 你已经提出再来一局：{ $opponent } 也点“{ button-rematch }”就开始。
button-review = 复盘
button-review-loss = 输在哪？
button-back = 上一步
button-next = 下一步
button-next-mistake = 下一处失误
button-to-mistake = 查看失误
button-first-mistake = 第一处失误
button-first = 最前
button-share = 分享
button-save = 保存图片
button-newer = 较新
button-older = 较早

game-computer-to-move = 轮到：{ $mark } { $player }

hint-title = 第 { $id } 局的提示
hint-best = 最佳落点是 **{ $cell }**：{ $reason }。
hint-last = 只剩 **{ $cell }** 这一个空格了。
hint-try = 不妨试试 **{ $cell }**：{ $reason }。
hint-win = { $sign } 胜
hint-draw = { $sign } 平
hint-loss = { $sign } 负
hint-unknown = { $sign } 还看不出来
hint-every-win = 下哪一格都能赢。
hint-every-draw = 下哪一格都还是平局。
hint-every-loss = 下哪一格都会输。
hint-every-unknown = 下哪一格会怎样，现在还看不出来。
hint-opening = 这些开局中有一种必胜：角、中心或边。是哪一种，由你来找。用它开局，再要一次提示：每次提示都会告诉你哪些格子仍能赢。
hint-hollow = 用了提示的战绩只能得空心星。
# Latin letters: wide ones would push the columns of the board apart.
hint-letter-win = w
hint-letter-draw = d
hint-letter-loss = l
hint-letter-unknown = ?

reason-wins-at-once = 直接连成一线
reason-forks = 同时威胁 { $cells }，对手只能堵住一处
reason-forces-win = { $moves ->
    [0] 对手怎么守都能赢
    [1] 对手怎么守都能赢，只需 1 步
   *[other] 对手怎么守都能赢，只需 { $moves } 步
}
reason-unblockable = 威胁 { $cells }，那里正是我要消失的棋子，我堵不住
reason-only-win = { $moves ->
    [0] 只有下这里能赢
    [1] 1 步制胜，下别处都赢不了
   *[other] { $moves } 步制胜，下别处都赢不了
}
reason-misere-win = 不管我怎么应，都只能连成线
reason-blocks = 堵住我的连线
reason-only-draw = 下其他格子都会输
reason-spoils-fork = { $count ->
    [1] 我想下 { $cells }，同时威胁两条线，这一手正好破坏它
   *[other] 我想同时威胁两条线，这一手正好破坏它
}
reason-threatens = 威胁连成一线，逼我下在 { $cells }
reason-sets-traps = 我若应在 { $cells } 就会输
reason-sets-many-traps = 我的应手中有 { $count } 种会输
reason-avoids-line = 不会连成线
reason-holds = 保住平局
reason-delays = 现在下哪里都会输，这里撑得最久
reason-looks-best = 还能连成的线，没有哪个格子比这里更多

command-stats = 显示战绩、战胜过的难度和等级分，只有你能看到
command-leaderboard = 列出这里等级分最高的人，只有你能看到
option-user-stats = 看谁的战绩；不填则看自己的
option-scope = 整个服务器，还是在本频道下棋的人
option-season = 一个赛季是一个季度，例如 2026 Q4；不填则为当前赛季
choice-server = 整个服务器
choice-channel = 本频道
button-higher = 较高
button-lower = 较低

season = { $year } Q{ $quarter }
result = { $sign } { $games }
points = { NUMBER($points, useGrouping: 0) }
missing-games = { $games } 局计分对局

leaderboard-title = 本服务器排行榜，{ $season }
leaderboard-title-channel = <#{ $channel-id }> 排行榜，{ $season }
leaderboard-page = { $total ->
    [1] 1 人
   *[other] { $total } 人 · 第 { $page }/{ $pages } 页
}
leaderboard-none = 这里还没有人有等级分。真人对局计分：用 `/ttt challenge` 找人下一局吧。
leader-brief = { $place } <@{ $user-id }> · **{ NUMBER($rating, useGrouping: 0) }**
leader-brief-provisional = ⏳ <@{ $user-id }> · { NUMBER($rating, useGrouping: 0) }
games-so-far = { $most } 局中已下 { $games } 局
leaders-provisional = ⏳ 暂无名次：需要 { $games } 局计分对局
leaders-unsettled = ? 计分对局不满 { $games } 局
leaders-legend = ± 等级分的可能误差
button-details = 详情
button-overview = 收起
button-post-here = 发布到这里
button-my-place = 我的名次
button-challenge-anyone = 找人下一局
own-place = **你**在 { $total } 人中排第 { $place } 名，{ NUMBER($rating, useGrouping: 0) } 分。
own-provisional = ⏳ **你**有 { NUMBER($rating, useGrouping: 0) } 分。要有名次，还差：{ $missing }。
own-missing = ⏳ **要有名次，还差**：{ $missing }。
own-none = **你**在这里还没有等级分：用 `/ttt challenge` 找人下一局吧。
own-left-out = **你**不计等级分：由本服务器管理者决定。
rated-games = 这里的真人对局计分：和同一个人每天最多计三局，战胜低你 { $points } 分以上的人不计。
held-title = 🛡️ **最先逼平“{ level-unbeatable }”的人**
held-first = { $board } · <@{ $first-id }> · { $date }
held-longest = { $board } · 连续 { $longest } 局 · <@{ $longest-id }>

stats-title-server = <@{ $user-id }> 在本服务器的战绩
stats-title-anywhere = <@{ $user-id }> 的战绩
stats-none = 还没有已结束的对局。用 `/ttt start` 开始一局吧。
stats-people = **对真人**：{ $score }
stats-versus = **<@{ $reader-id }> 对 <@{ $user-id }>**：{ $score }
stats-streak = **连胜**：{ $current ->
    [0] 最高 { $best }
   *[other] 目前 { $current }，最高 { $best }
}
stats-computer = **对 Oxo**：{ $score }
trophies-legend =
    { $star } 到战胜过的最高难度为止
    -# { $shield } 逼平“{ level-unbeatable }”
trophies-legend-hints = { $star } 仅在用提示时
trophies-legend-perfect = { $cup } 不用提示战胜“{ level-perfect }”
stats-levels = **对 Oxo，各难度战绩**
stats-run-legend = 🛡️ 最多连续平局
stats-rating-brief = **等级分 { $season }**：{ NUMBER($rating, useGrouping: 0) } · { $how }
stats-settles = 要有名次，还差：{ $missing }
stats-puzzles = **连续解题**：{ $current ->
    [0] 最高 { $best } 天
   *[other] 目前 { $current } 天，最高 { $best } 天
}
stats-spread = **等级分 { $season }**：{ NUMBER($rating, useGrouping: 0) } ± { $spread }
stats-past = { $season }：{ NUMBER($rating, useGrouping: 0) } ± { $spread }，{ $how }
stats-points = 最高 { NUMBER($highest, useGrouping: 0) }，最低 { NUMBER($lowest, useGrouping: 0) }。最近（最后为最新）：{ $latest }
stats-graph = 📈 每局后的等级分，色带为可能误差
picture-rating = { $season } 等级分折线图。{ $points }
stats-unrated = **等级分**：{ $season } 暂无。真人对局计分。
stats-left-out = **等级分**：在本服务器不计分。
is-provisional = 暂定
is-at-place = 第 { $place } 名

refused-no-leaderboard-here = 等级分只在服务器里有，请到你下棋的服务器查看排行榜。
refused-unknown-season = “{ $text }”不是赛季。请写年份和季度，例如 2026 Q4。

history-title-server = <@{ $user-id }> 在本服务器的对局
history-title-anywhere = <@{ $user-id }> 的对局
history-none = 还没有已结束的对局。用 `/ttt start` 开始一局吧。
history-page = { $total ->
    [1] 1 局
   *[other] { $total } 局，最新的在前 · 第 { $page }/{ $pages } 页
}
legend-won = 🟩 胜
legend-drawn = 🟨 平
legend-lost = 🟥 负
legend-otherwise = ⬛ 无结果
history-won = 胜 { $opponent } · #{ $id }
history-lost = 负于 { $opponent } · #{ $id }
history-drawn = 平 { $opponent } · #{ $id }
history-unfinished = 未下完，对 { $opponent } · #{ $id }
history-stopped = 已终止，对 { $opponent } · #{ $id }
history-set-aside = 已取消，对 { $opponent } · #{ $id }
history-called-off = 作废，对 { $opponent } · #{ $id }
history-choice = { $game } · { $ago } · { $board }
ago-now = 刚刚

review-where = 第 { $id } 局 · { $board }
review-at-start = { $total ->
    [1] 唯一一步之前
   *[other] 共 { $total } 步，第一步之前
}
review-at = 第 { $ply }/{ $total } 步：{ $mark } { $player } 下 **{ $cell }**
review-at-own = 第 { $ply }/{ $total } 步：{ $mark } 你下 **{ $cell }**
review-moves = 棋谱：{ $moves }
review-moves-marked = 棋谱（? 表示失误）：{ $moves }
review-no-moves = 谁也没有落子，没什么可复盘的。
review-no-mistakes = ✨ **双方都没有一步失误。**
review-more-mistakes = ……还有 { $count } 处。
mistake-own = 第 { $number } 步，你下的 { $cell }
mistake-of = 第 { $number } 步，{ $player } 下的 { $cell }
mistake-win-draw = **{ $move }** 错失了胜机。最佳下法是 { $better }，本可以赢。
mistake-win-loss = **{ $move }** 输掉了能赢的棋。最佳下法是 { $better }，本可以赢。
mistake-draw-loss = **{ $move }** 导致落败。最佳下法是 { $better }，本可以守住平局。
mistake-draw-loss-back = **{ $move }** 是会输的下法。最佳下法是 { $better }，本可以守住平局。

watch-begin = 谁会先失误？
watch-slipped = { $player } 失误了！{ $mark } 看得出来吗？
watch-missed = { $player } 错过了胜机，又回到均势。
watch-wins = { $player } 现在有必胜下法。
watch-even = 目前势均力敌。
watch-wins-still = { $player } 仍握有必胜。
watch-wins-yet = { $player } 没有放过胜机。
watch-even-still = 仍然势均力敌。
watch-even-yet = 双方互不相让。

picture-keep = 想留下图片，可长按或右键点击它。
shared-by = 由 { $player } 分享
picture-game = 动态棋盘：{ $board }。{ $first-mark } 是 { $first }，{ $second-mark } 是 { $second }。棋谱：{ $moves }。{ $result }
picture-won = { $player } 获胜。
picture-nobody-won = 无人获胜。

refused-cannot-attach = 我不能在本频道附加文件，所以没法在这里分享图片。“{ button-save }”会把图片只发给你。
refused-picture-is-being-drawn = 你上一张图片还在绘制，等它好了再要这一张吧。
refused-not-played-by-you = 只有下过这局的人才能分享它。
refused-game-shared = 这局已经在本频道分享过了。
refused-shared-just-now = 你刚刚分享过，{ $wait }可以再分享。
refused-game-still-on = 那局棋还在进行。结束后就可以复盘，或再来一局。
refused-hint-against-person = 你的对手是真人，用提示就是作弊了。和我下才有提示：`/ttt start`
refused-nothing-to-review = 没有找到你可以在这里复盘的这局棋。请填写棋盘下方的编号，例如 `12`，或用 `/ttt history` 查找。
refused-nothing-played-here = 你在本频道还没有已结束的对局。用 `/ttt history` 可以列出你下过的对局。
refused-others-history = 在这里只能列出你自己的对局。别人的对局要到当初下棋的服务器里看。
refused-export-running = 已经在收集你的数据了，文件会作为对第一次请求的回复发给你。
refused-opponent-forgotten = 你的对手删除了自己的数据，所以找不到人再来一局。用 `/ttt challenge` 找别人吧。
