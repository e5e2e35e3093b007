### Every word that a player sees, in Japanese. Read whole twice, last on 2026-11-22; what English changed since was looked at, last on 2026-11-29.

## Commands

command-ttt = マルバツゲーム：Oxo と、またはみんなで対戦
command-start = マルバツゲームを始める
command-challenge = 誰かに対戦を申し込む。相手を決めずに募集もできる
command-move = このチャンネルの自分のゲームでマスを選ぶ
command-board = 自分のゲームの盤をチャンネルの一番下に出し直す
command-resign = ここでのゲームを投了する、または挑戦を取り下げる
command-help = 遊び方、レベル、コマンドの説明
menu-challenge = マルバツゲームを申し込む
menu-stop = このゲームを中止する
option-opponent = 対戦相手。指定しなければ Oxo が相手
option-opponent-challenge = 挑戦する相手。指定しなければ誰でも参加できる
option-opponent-here = 誰とのゲームか（ここで複数遊んでいるとき）
option-level = Oxo の強さ
option-board = 使う盤
option-mark = 自分のマーク
option-first = 先手をどちらにするか
# Words for cells are understood in English alone.
option-cell = 置く場所（b2、5 など）
choice-random = ランダム
choice-first-me = 自分
choice-first-opponent = 相手

level-beginner = 入門
level-easy = やさしい
level-casual = ふつう
level-clever = つよい
level-unbeatable = 無敵
level-perfect = 完璧

choice-beginner = 入門：気ままに置く
choice-easy = やさしい：自分の列は逃さない
choice-casual = ふつう：相手の列も止める
choice-clever = つよい：ダブルリーチだけ見落とす
choice-unbeatable = 無敵：決して負けない（「消えるマーク」を除く）

board-3x3 = 3×3、3つ並べ
board-4x4 = 4×4、4つ並べ
board-5x5 = 5×5、4つ並べ
board-5x5-five = 5×5、5つ並べ
# Misère goes by "reverse rules"; help-boards mentions it by the same words.
board-misere = 逆ルール 3×3、3つ並べたら負け
board-vanishing = 消えるマーク 3×3、残るのは新しい3つだけ
board-short-3x3 = 3×3
board-short-4x4 = 4×4
board-short-5x5 = 5×5
board-short-5x5-five = 5×5、5つ
board-short-misere = 逆ルール
board-short-vanishing = 消えるマーク

## The game

player-computer = Oxo ({ $level })
player-computer-alone = Oxo
game-title = { $first-mark } { $first } vs { $second-mark } { $second }
game-title-score = { $first-mark } { $first } { $wins } – { $losses } { $second } { $second-mark }
game-to-move = { $player } の番 { $mark }
game-your-move = あなたの番 { $mark }
game-won = { $mark } **{ $player } の勝ち！**
game-won-against = { $mark } **{ $player } が { $loser } に勝利！**
game-won-misere = { $mark } **{ $player } の勝ち**：{ $loser } が列完成
game-won-resigned = { $mark } **{ $player } の勝ち**：{ $loser } が投了
game-won-time = { $mark } **{ $player } の勝ち**：{ $loser } 時間切れ
game-drawn = **引き分けです。**
game-drawn-vanishing = **引き分けです。** 同じ局面が3回出ました。
game-held = 🛡️ **引き分け：{ $player } が「{ level-unbeatable }」と互角！**
game-with-hints = ヒント{ $hints }回
talk-greeting-beginner = { $variant ->
    [0] 「こんにちは！」
    [1] 「ぼくのばん？」
    [2] 「これ、しってる！」
   *[other] 「ゲームだ！ やったー！」
}
talk-greeting-easy = { $variant ->
    [0] 「いくよ、いい？」
    [1] 「ここが楽しいんです！」
    [2] 「楽しみましょうね！」
   *[other] 「さあ、始めましょう！」
}
talk-greeting-casual = { $variant ->
    [0] 「ごゆっくり。」
    [1] 「あ、どうも。」
    [2] 「うん、やろうか。」
   *[other] 「まあ、お先にどうぞ。」
}
talk-greeting-clever = { $variant ->
    [0] 「準備は万端です。」
    [1] 「策はある。」
    [2] 「始めようか。よし。」
   *[other] 「思ったとおりだ。」
}
talk-greeting-unbeatable = { $variant ->
    [0] 「時間はあります。」
    [1] 「よくぞ参った。」
    [2] 「見せてみよ。」
   *[other] 「さて、どうなるか。」
}
talk-greeting-perfect = { $variant ->
    [0] 「よく選ぶがよい。」
    [1] 「さて、どこから始める。」
    [2] 「どの勝負も知っておる。」
   *[other] 「初手が肝心。」
}
talk-forked-beginner = { $variant ->
    [0] 「ふたつも？」
    [1] 「それっていいの？」
    [2] 「わあ、ふたつだ！」
   *[other] 「どうやったの？」
}
talk-forked-easy = { $variant ->
    [0] 「わわ、まずいです。」
    [1] 「ずるいですよ！」
    [2] 「二つ？ 二つも！」
   *[other] 「一つしか置けません！」
}
talk-forked-casual = { $variant ->
    [0] 「両方は無理だって。」
    [1] 「あーあ、決まりだね。」
    [2] 「二つ？ やるなあ。」
   *[other] 「どうぞ、好きなほう。」
}
talk-forked-clever = { $variant ->
    [0] 「両狙いか。当然だ。」
    [1] 「異議あり。」
    [2] 「一考する。だめだ。」
   *[other] 「本に載っていない。」
}
talk-forked-unbeatable = 「ありえぬ。」
talk-blocked-beginner = { $variant ->
    [0] 「そこ、ほしかった？」
    [1] 「ここがすきなだけ。」
    [2] 「あっ、ごめんね！」
   *[other] 「ここ、すわっていい？」
}
talk-blocked-easy = { $variant ->
    [0] 「ラッキーです！」
    [1] 「今、止めましたか？」
    [2] 「危ないところでした！」
   *[other] 「すみません、偶然です！」
}
talk-blocked-casual = { $variant ->
    [0] 「まあ、そう急がずに。」
    [1] 「悪いけど、だめ。」
    [2] 「そこは遠慮したいな。」
   *[other] 「そこはなしで。」
}
talk-blocked-clever = { $variant ->
    [0] 「お見通しだ。」
    [1] 「惜しかったな。」
    [2] 「まずは第一章。」
   *[other] 「読みどおりだ。」
}
talk-blocked-unbeatable = { $variant ->
    [0] 「ならぬ。」
    [1] 「この道ではない。」
    [2] 「その手は知っておる。」
   *[other] 「よそを探すがよい。」
}
talk-blocked-perfect = { $variant ->
    [0] 「見えておる。」
    [1] 「何ものも残らぬ。」
    [2] 「どのみち消えておった。」
   *[other] 「わしの目は欺けぬ。」
}
talk-was-blocked-beginner = { $variant ->
    [0] 「勝ちそうだったの？」
    [1] 「そこ、ほしかったのに！」
    [2] 「わあ、いいばしょ！」
   *[other] 「きみのになっちゃった！」
}
talk-was-blocked-easy = { $variant ->
    [0] 「お見事な守りです！」
    [1] 「よく見てますね！」
    [2] 「あと少しでした！」
   *[other] 「気づかれました！」
}
talk-was-blocked-casual = { $variant ->
    [0] 「まあ、そうなるか。」
    [1] 「やってみただけだよ。」
    [2] 「あ、見えてたんだ。」
   *[other] 「ふうん。なるほど。」
}
talk-was-blocked-clever = { $variant ->
    [0] 「気づいたか。」
    [1] 「ならば回り道だ。」
    [2] 「正解だ、残念ながら。」
   *[other] 「策はほかにもある。」
}
talk-was-blocked-unbeatable = { $variant ->
    [0] 「よくぞ見た。」
    [1] 「よろしい。」
    [2] 「目は覚めておるな。」
   *[other] 「そう打つほかない。」
}
talk-was-blocked-perfect = { $variant ->
    [0] 「よい頃合いだ。」
    [1] 「おぬしも数えておるな。」
    [2] 「また巡ってくる。」
   *[other] 「よし。数え続けよ。」
}
game-perfect = 「わしを破る初手が、一つだけある。見つけてみよ。」
game-triumph = 「{ level-unbeatable }」は負けません。引き分けなら大金星！
game-unfinished = **決着つかず**：時間内に着手なし。
game-stopped = **中止**：モデレーターが止めました。
game-stopped-watched = **中止しました。**
rule-misere = **3つ並べたら負け。**
rule-vanishing = **残るのは新しい3つだけ。**
game-second-time = **この局面は2回目。あと1回で引き分け。**
game-oldest-leaves = **4つ目を置くと、一番古いマーク（薄い色）が消えます。そのマスにこの手では置けません。**
rule-4 = **4つ並べたら勝ち。**
rule-5 = **5つ並べたら勝ち。**
game-set-aside = **取りやめ**（勝敗なし）：人どうしの対戦を優先しました。
game-called-off = **不成立**：戦績には入りません。
game-footer = ゲーム { $id }
game-footer-last = 直前の手 { $cell }
game-footer-leaving = 次に消えるマーク { $cell }
game-footer-line = そろった列：{ $cells }
game-footer-clock = 時間切れ：{ $when }
game-moved = ゲーム { $id } の盤は別のメッセージに移りました：[ここで見られます]({ $link })

button-resign = 投了
button-stop = 中止
button-play-winner = 勝ったほうと対戦
button-play-too = 自分も対戦する
button-play-level = 「{ $level }」と対戦
button-play-board = { $board } で対戦
waiting-title = ### あなたの番のゲーム
button-board-here = ここに盤を表示
button-to-game = ゲーム { $id } へ

end-first-win = 🎉 **{ $player }、「{ $level }」に初勝利！**
end-can-hold = 次の「{ level-unbeatable }」に勝てる人はいません。引き分けに持ち込めますか？
end-can-find = 次の「{ level-perfect }」に勝てる初手は一つだけ。見つけられますか？
end-beat-all = 「{ level-unbeatable }」とも引き分け済み。この盤に、これより手ごわい相手はもういません。
end-first-between = 🎉 **{ $player }、{ $opponent } に初勝利！**
end-first-board = 🎉 **{ $player }、新しい盤 { $board } で初勝利！**
end-first-both = 🎉 **{ $player }、新しい盤 { $board } で「{ $level }」に初勝利！**
end-beat-beginner = { $variant ->
    [0] 「あっ！ とめなきゃいけなかったの？」
    [1] 「あの角がよかったの。いまもすき。」
    [2] 「もう一回！ もう一回！ もうちょっとでわかりそうだった。」
    [3] 「きみは勝つのがじょうず。ぼくはマスをえらぶのがじょうず！」
    [4] 「もうおわり？ これからだったのに！」
    [5] 「きみの勝ち！ この盤、おうちにかざろうよ。」
    [6] 「ぼくのは、かわいく見えるところにおいたんだ。」
   *[other] 「たのしかった！ で、ルールってなんだっけ？」
}
end-beat-easy = { $variant ->
    [0] 「作戦はあったんです、本当に。」
    [1] 「お見事！ 自分のマークしか見えていませんでした。」
    [2] 「いい勝負でした！ あと少しでしたね。でしたよね？ そんな気がしたんです。」
    [3] 「たまには、あなたのほうも見ないといけませんね。」
    [4] 「文句なしの勝ちですね。今の、どうやったのか教えてもらえますか？」
    [5] 「ちょうど、そこを見ようとしていたんです。嘘じゃありません！」
    [6] 「さすがです！ おかげで上達しています。少しずつ、ほんの少しずつ。」
   *[other] 「おめでとうございます！ ちょっぴり悲しいですが、自分のことのようにうれしいです。」
}
end-beat-casual = { $variant ->
    [0] 「まあ、そうなるか。反対の角を見てたよ。」
    [1] 「へえ、そんなのありなんだ。やるね。」
    [2] 「いいゲームだった。立って拍手したいけど、今座ったとこなんだ。」
    [3] 「わかった、わかった。本気だったんだね。」
    [4] 「いやあ、おかげで目が覚めたよ。」
    [5] 「うまいね。次はちゃんと集中しろって、始まる前に言ってよ。」
    [6] 「そっちの勝ち。じゃあ、お菓子取ってくる。」
   *[other] 「急がなくていいから、今の勝ち、そのうち返してね。」
}
end-beat-clever = { $variant ->
    [0] 「ありえない。それ以外はすべて考えてあったのに。」
    [1] 「まったく読めなかった。ここだけの話にしておいてくれ。」
    [2] 「興味深い。これも計画のうちだった、ということにしておこう。」
    [3] 「策はあった。君の策のほうが上だった。」
    [4] 「さては、君も同じ本を読んでいるな。」
    [5] 「異議あり。理由は今から考える。」
    [6] 「見事だ。もう一度、今度はゆっくりやってくれないか。」
   *[other] 「三手先を行っていたのだ。方向は逆だったが。」
}
end-beat-perfect = { $variant ->
    [0] 「見つけたか。初手の中に隠しておいたものを。」
    [1] 「ただ一つの初手、そのあとも一度のしくじりもなし。見事。」
    [2] 「開く扉は、ただ一つ。その鍵を、おぬしは持っておった。」
    [3] 「わしの手に誤りはない。おぬしの手が、その上を行ったのだ。」
    [4] 「それを見つける者を、ずっと待っておった。」
    [5] 「完璧にして、敗れる。どちらも受け入れるとしよう。」
    [6] 「抜ける道は、ただ一筋。おぬしはそれを歩き通した。」
   *[other] 「わしの秘密を知ったな。黙っていてくれるか。」
}
end-beat-unbeatable = こんなことは起こらないはずでした。どうか忘れずに。
end-drawn-beginner = { $variant ->
    [0] 「ぜんぶうまった！ どっちが勝ったの？」
    [1] 「もうマスがないや！ もっとおっきいの、ある？」
    [2] 「だれも勝ちじゃないの？ じゃあ、ぼくがもらう！」
    [3] 「はんぶんは、ぼくがうめたよ。どう？」
    [4] 「盤をぜんぶつかいきったよ。ぼくたち、えらい！」
    [5] 「勝ちも負けもなし？ なら、ふたりともはなまるだね！」
    [6] 「いっぱいだと、できあがりってかんじ。すき。」
   *[other] 「ひきわけって、いいこと？ なんだかうれしいよ！」
}
end-drawn-easy = { $variant ->
    [0] 「引き分けです！ お互い、見逃してあげたということで。」
    [1] 「バツもありましたが、マルく収まりましたね。」
    [2] 「惜しかったですね。惜しかったのは、どちらでしょう？」
    [3] 「握手をしたいのですが、もう出す手がありません。」
    [4] 「引き分け！ いつでも大歓迎です。」
    [5] 「互角ですね。どちらが強いか、確かめてみませんか？」
    [6] 「最後までついていけました！ 見ていてくれましたか？」
   *[other] 「公平に、勝ちは半分こにしましょう。」
}
end-drawn-casual = { $variant ->
    [0] 「勝ち負けなしか。じゃあ、今日は割り勘で。」
    [1] 「そっちが待って、こっちも待って。一日中でもできるね。」
    [2] 「誰も負けない。こういうの、好きだな。」
    [3] 「五分五分。今のは準備運動ってことで。」
    [4] 「引き分けか。勝利のスピーチを考えずに済んだね。」
    [5] 「これで十分。だいたいいつも、これで十分なんだけど。」
    [6] 「おあいこだね。もう一回？ それとも、このままぼーっとしてる？」
   *[other] 「ま、お互いたどり着いたってことで。どこにかは知らないけど。」
}
end-drawn-clever = { $variant ->
    [0] 「相手にとって不足なし。冷や汗をかくところだった。」
    [1] 「互いに打ち消し合う。美しい。」
    [2] 「頼むから、二列を同時に狙うのはやめてくれ。大嫌いなんだ。」
    [3] 「最後の一マスまで互角。次の手を考えておこう。」
    [4] 「引き分け。理論上は、こちらが上だった。」
    [5] 「すべて受けきられた。実に不都合だ。」
    [6] 「策を三つ用意した。君は答えを三つ用意していた。」
   *[other] 「得たものなし、失ったものなし、考えたこと多し。」
}
end-drawn-round = { $variant ->
    [0] 「ここ、前にも来なかった？」
    [1] 「ぐるぐる、ぐるぐる。目が回ってきた。」
    [2] 「同じ形が三回。これは引き分けだね。」
    [3] 「何もかも消えるのに、何も変わらない。」
    [4] 「もう一周してもよかったのに。」
    [5] 「同じマーク、同じマス、同じ二人。」
    [6] 「輪になっても、列にはならないみたい。」
   *[other] 「これなら一日中でも続けられるね。」
}
end-drawn-perfect = { $variant ->
    [0] 「巡り、また巡る。わしなら、いつまででも続けられる。」
    [1] 「よくぞ耐えた。勝ちへの道は、まだどこかにある。」
    [2] 「ここへは前にも来たな。それも、二度。」
    [3] 「三度目で引き分け。おぬしも数えておったか。」
    [4] 「どちらも手を離さなんだ。」
    [5] 「互いに誤りなし。次は、別の初手を試すがよい。」
    [6] 「よく覚えておったな。そういう者は少ない。」
   *[other] 「ここには何ひとつ残らぬ。だが、際どい勝負であった。」
}
end-drawn-hinted = { $variant ->
    [0] 「引き分け。もっとも、いくつかはわしの手だったがな。」
    [1] 「よくぞ守った。手を貸したのは、このわしだがな。」
    [2] 「答えはわしが教えた。読みこなしたのは見事。」
    [3] 「さて、もう一度。今度は、わしに聞かずにな。」
    [4] 「よい二人組ではないか。ほとんど、わし一人だったが。」
    [5] 「引き分け。敵に送られた塩の味は、どうであった。」
    [6] 「わしはよく、わし自身と打つ。たいてい、こう終わる。」
   *[other] 「虎の巻を手に、持ちこたえたか。次は、そらで打ってみせよ。」
}
end-drawn-watched = { $variant ->
    [0] 「間違える機会はいくらでも与えた。受け取る者はおらなんだ。」
    [1] 「静かな一局。静かなのはよい。」
    [2] 「どちらもしくじらぬ。人間なら、こうはいくまい。」
    [3] 「ミスの一つも、と願っていたが。なに、待つのは慣れておる。」
    [4] 「何事も起こらず。それも、実に見事に。」
    [5] 「盤は満ち、悔いはなし。」
    [6] 「相手は道を知っておった。わしもな。」
   *[other] 「かくあるべし。何度見てもよいものだ。」
}
end-said = **{ $level }**：{ $quote }
end-first-hold = 🎉 **{ $player } にとって初の快挙！** 引き分けを超える結果は、誰にも出せません。
end-first-hold-board = 🎉 **{ $player } にとって、この盤では初の快挙！**
end-can-beat = 「{ board-short-vanishing }」なら Oxo に勝てます。
end-drawn-unbeatable = { $variant ->
    [0] 「抜け道を探したが、どこにもなかった。」
    [1] 「ミスはない。二度、確かめた。」
    [2] 「何ひとつ隙を見せぬとは。よくぞ守った。」
    [3] 「引き分け。このわしが相手なら、勝ちに等しい。」
    [4] 「おぬしの根気が尽きる前に、盤のほうが尽きたか。」
    [5] 「数多の勝負を見てきたが、こう終わるのはまれなこと。」
    [6] 「わしに見えるものが、すべて見えておったか。連れがおるのは慣れぬものだ。」
   *[other] 「わしは負けぬ。だが今日は、勝ちもせなんだ。」
}
end-lost-beginner = { $variant ->
    [0] 「勝ったの？ 勝った！ どうやったんだろう？」
    [1] 「あのマスがすきだっただけだよ。」
    [2] 「まぐれだよ。だって『{ level-beginner }』だもん。」
    [3] 「これでよかったの？ ぼく、なにをしたの？」
    [4] 「かつって、こういうことなの？ すきかも！」
    [5] 「まって、この勝ち、ぼくの？ ぼくのだ！」
    [6] 「ぜんぜん見てなかったよ。つぎは見たほうがいい？」
   *[other] 「みんなにじまんしてもいい？」
}
end-lost-easy = { $variant ->
    [0] 「扉が開いていたので、入らせてもらいました。」
    [1] 「よく見ていました。それだけが取り柄なんです。」
    [2] 「ごめんなさい！ プレゼントは断れない性分で。」
    [3] 「目の前にあったんです。とっておいてくれたのかと思いました！」
    [4] 「あるものをいただいただけです。ごちそうさまでした！」
    [5] 「今の、わざとですか？ いえ、文句はありません！」
    [6] 「勝っちゃいました！ ご心配なく、こちらもびっくりしています。」
   *[other] 「次はきっと、あなたが勝ちます。そんな予感がするんです！」
}
end-lost-casual = { $variant ->
    [0] 「悪く思わないで。引き分けでもよかったんだけどね。」
    [1] 「そっちがよそ見した、こっちはしなかった。もう一回？」
    [2] 「寝転がったまま勝っちゃった。」
    [3] 「本気じゃなかったんだけどね。まあ、ちょっとは本気だったかな。」
    [4] 「さて、今日の仕事はこれでおしまい。」
    [5] 「まあ、誰かが勝たないとね。」
    [6] 「お、勝ってる。たまにはやってみるもんだね。」
   *[other] 「恨みっこなしね。恨むのって、けっこう疲れるから。」
}
end-lost-clever = { $variant ->
    [0] 「角と中央だよ、君。角と中央。」
    [1] 「すべて計画どおり。だいたいはね。」
    [2] 「我ながら見事な罠だった。」
    [3] 「落ち込まなくていい。こちらは本で勉強しているのだから。」
    [4] 「勝負は、始まる前に決まっているものだよ。」
    [5] 「自分から入ってきたね。明かりをつけておいた甲斐があった。」
    [6] 「解説しようか？ いらない？ そうか、残念だ。」
   *[other] 「物事には順序がある。勝つのは最後だ。」
}
end-lost-unbeatable = { $variant ->
    [0] 「ただ一つのミスを待っておった。そして、それは訪れた。」
    [1] 「引き分けは、手の届くところにあったのだがな。」
    [2] 「忍耐あるのみ。時間なら、いくらでもある。」
    [3] 「急がず、しくじらず。また来るがよい。」
    [4] 「一手、目を離したな。わしは離さなんだ。」
    [5] 「一マス。いつも、たった一マスなのだ。」
    [6] 「初手のときから、ここに座っておったぞ。」
   *[other] 「次は見えるであろう。わしは、どこへも行かぬ。」
}
end-lost-perfect = { $variant ->
    [0] 「どれが消えるか、わしは覚えておった。おぬしは忘れておった。」
    [1] 「一手遅かったな。もう、そこにはない。」
    [2] 「わしを抜ける道はある。だが、この道ではない。」
    [3] 「すべてを支えておったのは、おぬしの一番古いマークだ。」
    [4] 「何もかも薄れゆく。わしは、ただ待つのみ。」
    [5] 「三つまで数えることにかけては、なかなかの腕でな。」
    [6] 「おぬしは来るものを見ておった。わしは去るものを見ておった。」
   *[other] 「次の盤は空だが、わしは何ひとつ忘れておらぬ。」
}
end-gave-up = { $variant ->
    [0] 「恥じることはありません。次の盤はまっさらです。」
    [1] 「どんな結末になるか、見てみたかったです。」
    [2] 「みんなには、いい勝負だったと言っておきます。」
    [3] 「逃げるが勝ち。続きは再戦で。」
    [4] 「もうお帰りですか。盤はこのままにしておきますね。」
    [5] 「やめどきを知るのも、実力のうちです。」
    [6] 「勝ちはいただきますが、できれば自力で取りたかったです。」
   *[other] 「では、また次のゲームで会いましょう。」
}
end-won = { $variant ->
    [0] { $player } は{ $moves }手で勝利。リベンジはワンクリックで。
    [1] { $moves }手で決着。誰が予想できたでしょう？
    [2] 一手先を行けば十分です。
    [3] 列は列。{ $player } に拍手を。
    [4] 先に気づいたのは { $player } でした。
    [5] これはアルバムに残しておきたい一局です。
    [6] 静かな展開でした。最後の一手までは。
   *[other] { $player } の勝ち。次の盤はまっさらです。
}
end-won-full = 最後の1マスで決着！ { $player } の勝ちです。
end-won-misere = { $variant ->
    [0] 我慢が実りました。リベンジはワンクリックで。
    [1] { $player } は顔色も変えず、列もそろえませんでした。
    [2] そろえないことこそ、腕の見せどころ。
    [3] 誰かがそろえる運命でした。{ $player } ではなかったようです。
    [4] { $player } は礼儀正しく、先を譲りました。
    [5] 過ぎたるは及ばざるがごとし。{ $player } は控えめでした。
    [6] あのマスはババ抜きのババ。引かされたほうが負けです。
   *[other] { $player } は、やり残すことで勝ちました。
}
end-drawn = { $variant ->
    [0] 盤は埋まり、そろった列は一つもなし。
    [1] 一マスも譲らず、もう譲るマスもありません。
    [2] どちらも突破できませんでした。
    [3] ひとまず、平和です。
    [4] 最後の一マスまで互角でした。
    [5] 勝者なし、敗者なし。
    [6] 次の一局のための練習ということにしましょう。
   *[other] 盤はいっぱい、勝負はおあずけです。
}
end-drawn-vanishing = { $variant ->
    [0] 同じ局面が3回目なので、引き分けです。
    [1] ぐるぐる回って、どちらも降りませんでした。
    [2] どちらも突破できませんでした。
    [3] ここに来るのは3回目。どちらも譲りません。
    [4] すべてが消えても、均衡だけは残りました。
    [5] 勝者なし、敗者なし。
    [6] 次の一局のための練習ということにしましょう。
   *[other] マークは現れては消え、勝負はおあずけです。
}
end-resigned = { $variant ->
    [0] 二人のうち一人は、もう見切りをつけたようです。
    [1] 最後まで打つまでもありませんでした。
    [2] あっさりした幕切れ。リベンジはワンクリックで。
    [3] これも同じ1勝です。ちゃんと確かめました。
    [4] 盤は空いたまま。それもまたよし。
    [5] 最善の一手が、次のゲームということもあります。
    [6] 残りのマスは、この続きを知らないままです。
   *[other] 恨みっこなしで、次の盤へどうぞ。
}
end-time = { $variant ->
    [0] 最後に決めたのは時計でした。
    [1] 盤は待ってくれました。時計は待ちませんでした。
    [2] 時間も勝負のうち。しかも、ミスをしません。
    [3] { $player } は時間内に打ちました。それで十分でした。
    [4] どこかで、まだ考えている人がいるようです。
    [5] 次の一手は、ついに来ませんでした。
    [6] 果報は寝て待て。{ $player } の勝ちです。
   *[other] チクタク、チクタク、はい終了。
}
end-tip = コツ：「{ $level }」は2列を同時に狙われると弱い。
end-streak-wins = 🔥 「{ $level }」に{ $count }連勝。
end-streak-draws = 🔥 「{ $level }」と{ $count }回連続で引き分け。
end-streak-between = 🔥 { $player } が { $opponent } に{ $count }連勝中。
end-score-leads = **{ $player } が { $wins }–{ $losses } でリード** { $draws ->
    [0] { "" }
   *[other] · 引き分け{ $draws }
}
end-score-even = **{ $wins }–{ $losses } の五分** { $draws ->
    [0] { "" }
   *[other] · 引き分け{ $draws }
}
end-ratings = レーティング：{ $ratings }
unrated-day = レーティングの対象外：この二人の今日の対戦は3回を超えています
unrated-left-out = レーティングの対象外：二人のうち一人は対象から外されています
unrated-sure = レーティングの対象外：{ $player } のレーティングがはるかに上です
unrated-early = レーティングの対象外：二人のうち一人しか打っていません
end-rating = { $player } { NUMBER($rating, useGrouping: 0) } ({ $change })
notice-accepted = <@{ $player-id }> さん、{ $opponent } さんが挑戦を受けました。[ゲーム { $id }]({ $link }) の始まりです。
notice-rematch = <@{ $player-id }> さん、{ $opponent } さんが再戦を受けました。[ゲーム { $id }]({ $link }) の始まりです。
notice-wanted = <@{ $player-id }> さん、{ $opponent } さんが[ゲーム { $id }]({ $link }) の再戦を希望しています。
notice-turn = <@{ $player-id }> さん、{ $opponent } さんが打ちました。[ゲーム { $id }]({ $link }) はあなたの番です。
notice-time = <@{ $player-id }> さん、[ゲーム { $id }]({ $link }) はあなたの番です。時間切れ：{ $when }
button-no-turn-notices = 番の通知を止める
turn-notices-off = 番が来ても、もうお知らせしません。`/ttt preferences` で元に戻せます。
notice-time-quiet = { $player } さん、[ゲーム { $id }]({ $link }) はあなたの番です。時間切れ：{ $when }

## Puzzles

command-puzzle = デイリーパズル、自分のゲームからのパズル、練習用のパズルを解く
option-from = どこからのパズルか
choice-today = 今日のパズル
choice-practice = 練習：易しいものから難しいものまで、好きなだけ
option-day = 過去30日のパズルから1問を練習する。連続正解には数えない
choice-own-games = 自分のゲーム：ミスをする直前の局面
puzzle-title = デイリーパズル { $number }
puzzle-title-past = デイリーパズル { $number }（練習）
puzzle-title-practice = 練習パズル
puzzle-title-own = ゲーム { $id }：{ $move }手目よりよい手は？
puzzle-goal-win = { $moves ->
    [0] { $mark } の番：**勝ってください。**
    [1] { $mark } の番：**この一手で勝ってください。**
   *[other] { $mark } の番：**自分の{ $moves }手で勝ってください。**
}
puzzle-goal-misere = { $moves ->
    [0] { $mark } の番：**{ $enemy } に列をそろえさせてください。**
    [1] { $mark } の番：**{ $enemy } が列をそろえるしかない形にしてください。**
   *[other] { $mark } の番：**自分の{ $moves }手で、{ $enemy } に列をそろえさせてください。**
}
puzzle-goal-draw = { $mark } の番：**引き分けを保ってください。**
puzzle-tries-left = あと{ $left }回
puzzle-tries = { $tries }回目で正解
puzzle-gives-up-win = **{ $cell } は不正解**：勝ちがなくなります。
puzzle-gives-up-draw = **{ $cell } は不正解**：そこに置くと、{ $enemy } が勝てるようになります。
puzzle-wrong-loses-at-once = **{ $cell } は不正解**：列がそろってしまいます。ここでは、そろえたら負けです。
puzzle-wrong-line = **{ $cell } は不正解**：{ $enemy } が { $reply } に置いて、列がそろいます。
puzzle-wrong-fork = **{ $cell } は不正解**：{ $enemy } が { $reply } に置いて、{ $cells } を同時に狙います。
puzzle-wrong-lost = **{ $cell } は不正解**：{ $enemy } が { $reply } に置けば、あとは { $enemy } の勝ちです。
puzzle-wrong-must-complete = **{ $cell } は不正解**：{ $enemy } が { $reply } に置くと、{ $mark } はいずれ列をそろえるしかなくなります。
puzzle-wrong-only-draws = **{ $cell } は不正解**：{ $enemy } が { $reply } に置くと、もう勝ちはありません。
puzzle-wrong-ends-in-draw = **{ $cell } は不正解**：盤が埋まって、勝者なしです。
puzzle-wrong-unblockable = **{ $cell } は不正解**：{ $enemy } が { $reply } に置いて、{ $cells } を狙います。そこにはまだ { $mark } があるので、止められません。
puzzle-wrong-repeats = **{ $cell } は不正解**：同じ局面が3回目になり、引き分けです。
puzzle-hinted = ヒントで不正解が{ $count }個消えました。
puzzle-clue-line = 列がそろうマスが1つあります。
puzzle-clue-fork = 2列を同時に狙うマスを探しましょう。
puzzle-clue-forces-fork = まずはリーチ。相手が受けると、2列を同時に狙う道が開けます。
puzzle-clue-threats = リーチをかけ続けましょう。
puzzle-clue-must-complete = 終盤を考えましょう。安全なマスが先になくなるのはどちら？
puzzle-clue-blocks = { $enemy } が列をそろえるマスはどこ？
puzzle-clue-spoils-fork = { $enemy } が2列を同時に狙うマスはどこ？
puzzle-next = 次のパズルは{ $when }です。
puzzle-go-on = **正解！** { $enemy } は { $reply }。続きをどうぞ。
puzzle-solved = { $tries ->
    [1] 🎯 **1回目で正解！**
   *[other] 🎯 **{ $tries }回目で正解！**
}
puzzle-solved-hinted = 🎯 **{ $tries }回目で正解、ヒント{ $hints }回！**
puzzle-failed = **今回は惜しくも逃しました**。答えはこちら。次の1問はあなたのものです。
puzzle-answer = **正解は { $cell }**：{ $reason }。
puzzle-answer-own = **{ $cell } のほうがよい手でした**：{ $reason }。
puzzle-merit-line = これで列がそろいます
puzzle-merit-fork = { $cells } を同時に狙えます
puzzle-merit-forces-fork = { $enemy } は { $reply } に置くしかなく、続く { $then } で { $cells } を同時に狙えます
puzzle-merit-threats = ここから { $mark } は打つたびにリーチをかけ、{ $enemy } はすべてを止めきれません
puzzle-merit-wins = { $enemy } がどう応じても、{ $mark } の勝ちです
puzzle-merit-must-complete = { $enemy } はいずれ列をそろえるしかなくなります
puzzle-merit-blocks = 空けておけば、{ $enemy } がここで列をそろえていました
puzzle-merit-spoils-fork = { $enemy } のダブルリーチを防げます
puzzle-merit-only-draw = ほかのマスはすべて負けになります
puzzle-merit-holds = 引き分けを保てます
puzzle-line = 以下、最善の手順：{ $line }。
puzzle-streak = 🔥 **パズルの連続正解：{ $days }日。**
puzzle-solvers = { $finished }人中 { $percent }% が正解しました。
puzzle-solved-by = 🎯 { $finished }人中{ $solved }人が正解
puzzle-more = ほか{ $count }人
puzzle-week-ended = **第{ $week }週**
puzzle-yesterday = 昨日の1位：{ $player } { $tries }
puzzle-server-streak = 🔥 **このサーバーでは{ $days }日連続で正解者が出ています。**
puzzle-standing = あなたの結果は、{ $channel } のデイリーパズルの下に載っています。名前を出したくなければ、`/ttt preferences` で変えられます。
puzzle-shared-solved = { $player } さんは解きました。あなたは？
puzzle-shared-failed = { $player } さんは惜しくも逃しました。あなたは捕まえられますか？
button-puzzle-today = デイリーパズル
button-puzzle-solve = 解く
button-puzzle-hint = ヒント（1回分を使う）
button-puzzle-share = 共有
button-puzzle-own = 自分のゲームから
button-puzzle-here = ここに毎日投稿する
puzzle-posted-here = これからこのチャンネルにデイリーパズルを投稿します。今日の分もすぐに出ます。`/ttt settings` で変えられます。
button-puzzle-dare = チャンネルに挑む
button-puzzle-try-again = ここからもう一度
puzzle-dare-question =
    ### チャンネルのみんなに挑みますか？
    あなたが負けた局面がここにいる全員に見え、もっとうまくできるか挑戦できるようになります。
puzzle-dare-draw = ### 引き分けに持ち込めますか？
puzzle-dare-win = ### ここから勝てますか？
puzzle-dare-lost = { $player } さんは、ここから負けました。
button-puzzle-try = 解いてみる
button-puzzle-practice = 練習
button-puzzle-another = もう1問

refused-puzzle-over = そのパズルはもう終わっています。今日のパズルは `/ttt puzzle` で解けます。
refused-no-such-day = パズルは過去30日分あります。一覧から選ぶか、番号または日付（2026-11-24 など）を入力してください。
refused-no-mistakes = 最近のゲームに、このところ出題したもの以外のミスは見つかりませんでした。もう少し遊んでみてください：`/ttt start`
refused-shared-elsewhere = ここでは誰もそのゲームを開けません。遊んだ場所でなら見せられます。
refused-shared-by-itself = このチャンネルのデイリーパズルには、もう全員の結果が載っています。あなたの結果もあります。
refused-shared-today = このパズルは、もうこのチャンネルで共有しています。

## Challenges

challenge-title = ### マルバツゲームはいかが？
challenge-to = <@{ $opponent-id }> さん、**{ $challenger }** さんから挑戦！
challenge-to-closed = **{ $challenger }** さんが **{ $opponent }** さんに挑戦。
challenge-last-drawn = 前のゲームは引き分けでした。
challenge-to-anyone = **{ $challenger }** さんが対戦相手を探しています。
challenge-to-anyone-closed = **{ $challenger }** さんが対戦相手を募集。
challenge-expires = 期限：{ $expires }
challenge-rated = レーティングの対象
challenge-without-ping = { $opponent } さんへのメンションは1分に1回までですが、挑戦はここで受けてもらえます。
challenge-sides-swap = 先手とマークを交代
challenge-opens-me = { $challenger } が先手
challenge-opens-opponent = { $opponent } が先手
challenge-opens-anyone = 参加する人が先手
challenge-opens-random = 先手はランダムで決定
challenge-accepted = 対戦が決まりました。ゲーム開始です。
challenge-declined = また今度：{ $opponent } さんは見送りました。
challenge-withdrawn = { $challenger } さんが挑戦を取り下げました。
challenge-expired = { $opponent } さんの返事がないまま、期限が切れました。
challenge-expired-open = 参加する人がいないまま、期限が切れました。
challenge-withdrawn-private = 挑戦を取り下げました。
button-accept = 受けて立つ
button-decline = 断る
button-join = 参加する
button-withdraw = 取り下げる
button-challenge-again = もう一度挑戦する

## Private answers

stopped-private = ゲーム { $id } を中止しました。
meant-game = ここで遊んでいるゲームのうち、これは { $opponent } とのゲーム { $id } です。ほかのゲームにするには、*opponent* に相手を入れてください。
resign-question = **ゲーム { $id } を投了しますか？** { $opponent } の勝ちになります。
button-confirm-resign = 投了する
resign-question-untouched = **ゲーム { $id } を投了しますか？** まだ誰も打っていないので成績に入りません。
resign-question-opened = **ゲーム { $id } を投了しますか？** あなたはまだ打っていないので成績に入りません。
button-withdraw-challenge = 挑戦を取り下げる
button-keep-playing = 続ける
dismissed-before = 完了しました。
changed-later = ボタンは受け付けました。今は Discord が盤の更新を通してくれないため、少し遅れて反映されます。反映されなければ、`/ttt board` で出し直せます。
answer-refused = Discord が返事の表示を通しませんでした。このサーバーの AutoMod が、その中の言葉や名前を許可していないのかもしれません。
answer-forbidden = Discord の権限がなく、ここに投稿できません。サーバーを管理している人が許可できます。
answer-too-large = Discord で送るには大きすぎます。
answer-lost = Discord が返事を受け付けませんでした。少ししてからもう一度お試しください。
posted-otherwise = Discord が返事を受け付けなかったため、通常のメッセージとして投稿しました。
resigned-private = [ゲーム { $id }]({ $link }) を投了しました。
called-off-private = [ゲーム { $id }]({ $link }) は初手の前に終わり、不成立になりました。
button-restart = 投了して新しく始める

see-board = [盤へ移動]({ $link })

refused-broken-button = 使えないボタンです。`/ttt start` で新しいゲームを始められます。
refused-kept-private = このサーバーでは Oxo の返事があなたにしか表示されないため、ほかの人には見えません。サーバーを管理する人が Oxo を招待するか、あなたに「外部アプリを使用」を許可すると使えます。
refused-unknown-command = このコマンドは使えません。Discord のアプリを再起動すると、一覧が新しくなります。今あるコマンドは `/ttt help` で見られます。
refused-unknown-choice = ここではそれを選べません。コマンドを開き直して、表示されるものから選んでください。
refused-unknown-form = 使えないフォームです。開き直して、もう一度送ってください。
refused-not-watcher = このゲームを中止できるのは、観戦を始めた人かモデレーターだけです。`/ttt watch` で自分用の観戦ができます。
refused-no-such-game = そのゲームはもうありません。`/ttt start` で新しく始められます。
refused-no-game-here = このチャンネルで遊んでいるゲームはありません。`/ttt start` で始められます。
refused-no-game-with = このチャンネルで { $opponent } と遊んでいるゲームはありません。
refused-not-your-game = これはあなたのゲームではありません。`/ttt start` で自分のゲームを始められます。
refused-not-your-turn = まだです。今は { $player } の番です。
refused-not-moderator = ゲームを中止できるのは、「メッセージの管理」権限のあるメンバーだけです。
refused-no-game-on-message = このメッセージにゲームはありません。
refused-stale-board = ゲームはもう先へ進んでいます。これが今の盤です。
refused-old-copy = これは古い盤です。[続きはこちら]({ $link })
refused-game-is-over = このゲームは終わっています。
refused-already-playing = ここで { $opponent } と遊んでいるゲームがあります。[盤へ移動]({ $link })
refused-already-playing-waiting = 待っているあいだは、ここで Oxo やほかの人と遊べます。
refused-channel-not-allowed = このサーバーでは、ゲームは別のチャンネルで遊びます：{ $channels }
refused-role-not-allowed = このサーバーでは、決められたロールのメンバーだけが遊べます。
refused-too-soon = このサーバーでは、続けて挑戦するには間を空ける必要があります。{ $wait }にもう一度どうぞ。
refused-too-many-games = このチャンネルでは、上限の{ $most }ゲームがすでに進行中です。どれかが終わってから、または別のチャンネルでお試しください。
refused-too-many-watched = すでに{ $most }ゲームを観戦中です。どれかが終わるまでお待ちください。
refused-no-such-challenge = その挑戦はもうありません。`/ttt challenge` で新しく申し込めます。
refused-nothing-to-resign = このチャンネルには、あなたのゲームも挑戦もありません。
refused-challenge-closed-accepted = 一足遅かったようです。この挑戦はもう受けられています。
refused-challenge-closed-declined = 一足遅かったようです。この挑戦は断られました。
refused-challenge-closed-withdrawn = 一足遅かったようです。この挑戦は取り下げられました。
refused-challenge-closed-expired = 一足遅かったようです。この挑戦は期限が切れました。
refused-not-your-challenge = これは { $player } さんへの挑戦です。`/ttt challenge` で自分から申し込めます。
refused-not-your-challenge-again = この挑戦をもう一度できるのは、申し込んだ本人だけです。`/ttt challenge` で自分から申し込めます。
refused-not-your-offer = この挑戦を取り下げられるのは、申し込んだ本人だけです。あなたは「{ button-join }」をどうぞ。
refused-own-challenge = これはあなた自身の挑戦なので、自分では受けられません。「{ button-decline }」で取り下げられます。
refused-own-offer = これはあなた自身の挑戦です。ほかの人の参加を待ちましょう。「{ button-withdraw }」で取り下げられます。
refused-already-challenging = このチャンネルに、受付中のあなたの挑戦があります。先に `/ttt resign` で取り下げてください。[挑戦へ移動]({ $link })
refused-challenge-yourself = 自分には挑戦できません。Oxo と遊ぶには、相手を指定せずに `/ttt start` を使ってください。
refused-challenge-bot = ボットは挑戦に応じられません。Oxo と遊ぶには、相手を指定せずに `/ttt start` を使ってください。
refused-cannot-see-channel = 相手はこのチャンネルを見られないため、返事ができません。
refused-cannot-be-challenged = 今は { $player } さんと対戦できません。
refused-nobody-else-here = この会話はほかの誰にも見えません。人への挑戦はサーバーかグループでどうぞ。Oxo と遊ぶなら `/ttt start` です。
refused-unreadable-cell = 「{ $text }」というマスはありません。b2 や 5 のように書いてください。
refused-ambiguous-cell = 「{ $text }」では { $cells } のどれか分かりません。一つに決めて書いてください。
refused-off-board = { $where } はこの盤にありません。
refused-cell-taken = { $where } は埋まっています。
refused-cell-leaving = { $where } のあなたのマークは、この手を打つと消えます。{ $where } はまだ空いていないので、ほかのマスに置いてください。
refused-store-unavailable = 今データベースにつながらないため、何も変更していません。少ししてからもう一度お試しください。
refused-outcome-unknown = 記録している最中にデータベースとの接続が切れたため、反映されたかどうか分かりません。少ししてからもう一度お試しください。二重に反映されることはなく、ゲームは `/ttt board` で確かめられます。
refused-person-blocked = Oxo とは遊べません。Oxo を運営する人が、あなたをブロックしています。
refused-server-blocked = このサーバーでは遊べません。Oxo を運営する人が、このサーバーをブロックしています。
refused-not-now = 今は考えをまとめられませんでした。少ししてからもう一度お試しください。
refused-unexpected = こちらで問題が起きました。ゲームは無事です。`/ttt board` で表示できます。

## Help

help-title = ## マルバツゲーム
button-help-play = 遊び方
button-help-commands = コマンド
button-help-more = レベルとルール
button-support = サポート
button-source = ソースコード
button-privacy-policy = プライバシーポリシー
button-terms = 利用規約
button-begin = ゲームを始める
help-goal = 縦・横・斜めに3つ並べたら勝ち。
help-start = **Oxo と対戦**：{ $start }、レベル5種類
help-challenge = **友達と対戦**：{ $challenge }
help-puzzle = **ひとりで**：{ $puzzle }、毎日1問
help-stuck = **迷ったら**：「{ button-hint }」で最善の手を表示
help-lost = **負けたら**：「{ button-review-loss }」でミスを表示
help-game = **対戦中に**
help-on-hint = 最善の手（Oxo 戦）
# Words for cells are understood in English alone.
help-on-move = b2、5 など
help-on-board = 自分の盤をもう一度
help-on-resign = 投了、挑戦の取り下げ
help-after = **見てみる**
help-on-stats = 成績とレーティング
help-on-leaderboard = ここの上位
help-on-history = 終わったゲーム
help-on-review = 自分のミス
help-on-watch = Oxo どうしの対戦
help-yours = **お好みで**
help-on-preferences = 盤の表示と通知
help-on-privacy = あなたのデータ
help-server = **サーバー管理者の方へ**
help-on-settings = 表示、チャンネル等
help-menus = **メニューの「アプリ」から**
    人：「{ menu-challenge }」
    メッセージ：「{ menu-stop }」
help-levels = **レベル** · `/ttt start` の `level`
    - 「{ level-beginner }」気ままに置く
    - 「{ level-easy }」自分の列は逃さない
    - 「{ level-casual }」相手の列も止める
    - 「{ level-clever }」ダブルリーチだけ見落とす
    - 「{ level-unbeatable }」決して負けない（「{ board-short-vanishing }」を除く）
    -# ダブルリーチは、2列を同時に狙う手です。
help-boards = **盤** · `/ttt start` の `board`
    - 3×3、3つ並べ
    - 4×4、4つ並べ
    - 5×5、4つまたは5つ並べ
    - 「逆ルール」3つ並べたら**負け**
    - 「{ board-short-vanishing }」盤に残るのは、自分の新しい3つだけ
help-cells = **マス** · 左上が a1、その右隣が b1。番号でも選べます：左上が 1。
help-time = **時間** · サーバーが別に決めていなければ、1手につき1日。人どうしの対戦では、時間が切れたら負け。
help-screen-reader = **スクリーンリーダーをお使いの方は**、`/ttt preferences` で盤の表示を「{ style-text }」にしてください。

## Settings

command-settings = このサーバーのマルバツゲームを設定する（「サーバー管理」権限のあるメンバー用）
command-preferences = マスの番号、盤の表示、通知、挑戦できる人を設定する
command-privacy = 自分のデータをファイルで受け取る、または削除する
option-action = データをどうするか
choice-export = 自分のデータをファイルで受け取る
choice-delete = 自分のデータを削除する

player-somebody = 名無しさん

settings-title = ### このサーバーのマルバツゲーム
settings-note = 選んだ内容はすぐに保存され、これから始まるゲームに使われます。
settings-page = { $page }/{ $pages } · { $name }
button-section-games = ゲーム
button-section-look = マークと表示
button-section-places = 言語とチャンネル
button-section-limits = 上限
button-section-check = 点検
button-check-again = もう一度点検する

settings-level = **Oxo の強さ**（誰かがレベルを選ぶまで）
settings-board = **盤**（指定がないとき）
settings-clock = **1手の制限時間**：人どうしの対戦では、時間が切れたほうの負けです。
settings-theme = **マーク**：2人が使う絵文字
settings-style = **盤の表示**（対戦者の希望がないとき）
settings-remains = **ゲームが終わったあと**、メッセージに残すもの
settings-sample = **表示の見本**
settings-locale = **言語**：公開メッセージの言語。本人だけに見えるメッセージは、その人の言語で表示されます。
settings-channels = **チャンネル**：ゲームを始められる場所（その中のスレッドを含む）。何も選ばなければ、すべて使えます。
settings-roles = **ロール**：ゲームを始められる人。何も選ばなければ、全員が始められます。
settings-puzzle-channel = **デイリーパズル**：投稿するチャンネル
puzzle-channel-none = なし
settings-most-live = **同時に進むゲーム**：1つのチャンネルでの上限
settings-pause = **間隔**：同じ人が次に挑戦できるまで
settings-unrated = **レーティングの対象外**：選んだ人のゲームは、過去のものも含めて誰のレーティングにも反映されません
unrated-none = なし
channels-all = すべてのチャンネル
roles-all = 全員
more-choices = ここから選ぶ
button-ask-emoji = 好きな絵文字を2つ…

theme-classic = クラシック：Oxo 特製のタイル
theme-plain = シンプル
theme-animals = どうぶつ
theme-sky = 空
theme-garden = 庭
theme-sea = 海
theme-own = オリジナル
style-server = サーバーの設定に合わせる
style-server-about = サーバーの管理者が選んだ表示
style-emoji = 絵文字
style-emoji-about = タイルの上のマーク
style-text = テキスト
style-text-about = 文字と座標。スクリーンリーダー向け
remains-all = 盤をそのまま残す
remains-line = 結果の1行だけ
language-auto = Discord の設定に合わせる
most-live = { $count }ゲーム
pause-none = なし

form-emoji-title = 好きな絵文字を2つ
form-emoji-x-label = ❌ の代わり
form-emoji-o-label = 🔵 の代わり
form-emoji-hint = 好きな絵文字、またはこのサーバーの絵文字の名前（例：:cat:）

check-title = **{ $channel } での Oxo の権限**
check-has = ✅ { $permission }
check-lacks = ❌ **{ $permission }** の権限がありません：
check-well = 必要なものはすべてそろっています。
check-how = このチャンネルを管理する人が「チャンネルの編集 → 権限」で Oxo のロールに許可できます。そのあと「{ button-check-again }」を押してください。
check-no-member = ❌ **Oxo はこのサーバーに追加されていません**。そのため、コマンドとボタンに応えることしかできません。番が来たことは知らせられず、15分以上たった盤は誰かがボタンを押したときにしか変わりません。
check-not-allowed = ⚠️ このチャンネルではゲームを始められません。「{ button-section-places }」で選ばれたチャンネルに入っていません。
permission-view = チャンネルを見る
permission-view-why = これがないと、時間切れやモデレーターによる中止のときに盤を更新できません。
permission-send = メッセージを送信
permission-send-why = これがないと、番が来たことや時間切れが近いことを対戦者に知らせられません。
permission-attach = ファイルを添付
permission-attach-why = これがないと、誰もゲームの画像を共有できません。
permission-send-in-threads = スレッドでメッセージを送信
permission-send-in-threads-why = これがないと、番が来たことや時間切れが近いことを対戦者に知らせられません。

refused-servers-only = 設定はサーバーごとのものなので、サーバーの中でこのコマンドを使ってください。自分用の設定は `/ttt preferences` にあります。
refused-not-manager = ここの設定を変えられるのは、「サーバー管理」権限のあるメンバーだけです。自分用の設定は `/ttt preferences` にあります。
refused-not-your-panel = これはほかの人の画面です。自分の画面は `/ttt settings`、`/ttt preferences`、`/ttt privacy` で開けます。
refused-not-your-notice = これはほかの人への通知です。自分の通知は `/ttt preferences` で設定できます。
refused-unknown-emoji = 「{ $text }」は、ここで使える絵文字ではありません。一般的な絵文字か、:cat: のようなこのサーバーの絵文字の名前を使ってください。
refused-marks-alike = 2つのマークは、お互いにも空きマスの ⬛ とも違うものにしてください。そうでないと、盤が読めなくなります。

## Preferences

preferences-title = ### 自分用の設定
preferences-note = 選んだ内容はすぐに保存され、どこで遊んでも使われます。
preferences-numbering = **マスの番号**（`/ttt move` 用）
preferences-style = **盤の表示**（次のゲームから）
preferences-pings = **Oxo がメンションで通知するとき**
preferences-challenges = **あなたに挑戦できる人**
preferences-results = **デイリーパズルの結果に名前を出すか**（チャンネルで出題するサーバーで）
preferences-blocked = **対戦しない人**：誰にも知らされません。
pings-turns = いつも（番が来たときも）
pings-turns-about = 番の通知は、1分たっても打っていないときだけ
pings-some = 挑戦と時間切れだけ
pings-some-about = 自分の挑戦が受けられたときも。番が来ても通知なし
pings-none = 送らない
pings-none-about = 挑戦や残り時間のお知らせは、チャンネルで見られます
challenges-anyone = 誰でも
challenges-nobody = 誰も挑戦できない
results-named = 名前を出す
results-unnamed = 名前を出さない
numbering-reading = 読む順：左上が 1
numbering-keypad = テンキー：左上が 7

## Privacy

exported = Oxo が保存しているあなたのデータはこれですべてです：遊んだゲーム、レーティング、パズル、挑戦、自分用の設定。
exported-packed = Oxo が保存しているあなたのデータはこれですべてです：遊んだゲーム、レーティング、パズル、挑戦、自分用の設定。量が多いので圧縮しました。gzip や、たいていの解凍ソフトで開けます。
forget-question =
    ### データを削除しますか？
    進行中のゲームは投了となり、受付中の挑戦は閉じられます。あなたの ID、名前、レーティング、パズルの記録、自分用の設定は削除されます。終わったゲームは対戦相手のために残りますが、あなたの名前は「{ player-somebody }」になり、相手のレーティングはあなたを除いて計算し直されます。あなたからの挑戦を断る設定にしている人や、あなたのゲームをレーティングの対象外にしているサーバーがある場合、その設定は残ります。そのために保存されるのはあなたの ID だけです。
    一度削除すると**元には戻せません**。すでにチャンネルにあるメッセージの名前はそのまま残り、Oxo を運営する人のバックアップには、新しいものに置き換わるまであなたのデータが残ります。また遊ぶときは、まっさらな状態から始まります。
button-forget = 自分のデータを削除
forgotten =
    データを削除しました。{ $games ->
        [0] 終わったゲームはありませんでした。
       *[other] { $games }件のゲームで、あなたの名前が「{ player-somebody }」になりました。
    }{ $ended ->
        [0] { "" }
       *[other] 進行中だった{ $ended }件のゲームは投了となりました。
    }チャンネルにあるメッセージには、そこで削除されるまであなたの名前が残り、Oxo を運営する人のバックアップには、新しいものに置き換わるまであなたのデータが残ります。

## Looking on, ahead and back

command-hint = Oxo とのゲームで最善の手を示す。あなただけに表示
command-watch = Oxo どうしの対戦を観戦する
command-history = 終わったゲームの一覧。あなただけに表示
command-review = 終わったゲームを一手ずつたどり、ミスを確かめる。あなただけに表示
option-x = X（先手）を持つ Oxo の強さ
option-o = O を持つ Oxo の強さ
option-user-history = 誰のゲームか。指定しなければ自分
option-game = 盤の下の番号でゲームを指定。指定しなければ、ここでの自分の最新のゲーム

button-hint = ヒント
button-play-cell = { $cell } に置く
button-rematch = 再戦
button-decider = 決着をつける
rematch-wanted = **{ $player }** が再戦を希望しています。{ $opponent } が「{ button-rematch }」を押すと始まります。
rematch-awaited = 再戦を申し込み済みです。{ $opponent } も「{ button-rematch }」を押すと始まります。
button-review = 検討
button-review-loss = 敗因
button-back = 前へ
button-next = 次へ
button-next-mistake = 次のミス
button-to-mistake = ミスを見る
button-first-mistake = 最初のミス
button-first = 最初
button-share = 共有
button-save = 画像を保存
button-newer = より新しい
button-older = より古い

game-computer-to-move = 次の手番：{ $mark } { $player }

hint-title = ゲーム { $id } のヒント
hint-best = 最善は **{ $cell }**。{ $reason }。
hint-last = 空きマスはもう **{ $cell }** だけです。
hint-try = おすすめは **{ $cell }**。{ $reason }。
hint-win = { $sign } 勝ち
hint-draw = { $sign } 引き分け
hint-loss = { $sign } 負け
hint-unknown = { $sign } まだ不明
hint-every-win = どのマスでも勝てます。
hint-every-draw = どのマスに置いても、まだ引き分けです。
hint-every-loss = どのマスでも負けになります。
hint-every-unknown = どのマスも、まだ先は分かりません。
hint-opening = 角、中央、辺のうち、必ず勝てる初手は一つだけ。どれかは自分で見つけてください。その手で始めて、もう一度ヒントを使いましょう。ヒントを出すたびに、まだ勝てる手が分かります。
hint-hollow = ヒントを使うと、中が空の星になります。
# Latin letters: wide ones would push the columns of the board apart.
hint-letter-win = w
hint-letter-draw = d
hint-letter-loss = l
hint-letter-unknown = ?

# Whole sentences here, without the full stop that hint-best adds.
reason-wins-at-once = これで列がそろいます
reason-forks = { $cells } を同時に狙うリーチで、相手が止められるのは1つだけです
reason-forces-win = { $moves ->
    [0] 相手がどう守っても勝てます
    [1] 相手がどう守っても、この一手で勝てます
   *[other] 相手がどう守っても、自分の{ $moves }手で勝てます
}
reason-unblockable = Oxo のマークが消える { $cells } を狙うので、Oxo には止められません
reason-only-win = { $moves ->
    [0] 勝てるのはこのマスだけです
    [1] この一手で勝てます。ほかのマスでは勝てません
   *[other] 自分の{ $moves }手で勝てます。ほかのマスでは勝てません
}
reason-misere-win = Oxo はどう応じても、列をそろえるしかなくなります
reason-blocks = Oxo の列を止められます
reason-only-draw = ほかのマスはすべて負けになります
reason-spoils-fork = { $count ->
    [1] Oxo は { $cells } で2列を同時に狙おうとしていますが、これで防げます
   *[other] Oxo は2列を同時に狙おうとしていますが、これで防げます
}
reason-threatens = リーチがかかるので、Oxo は { $cells } で止めるしかありません
reason-sets-traps = Oxo は { $cells } に打つと負けます
reason-sets-many-traps = Oxo の応手のうち{ $count }つは負けになります
reason-avoids-line = 列がそろわずに済みます
reason-holds = 引き分けを保てます
reason-delays = もうどこに置いても負けですが、ここが一番長く粘れます
reason-looks-best = まだそろう列が、ここより多く通るマスはありません

command-stats = 戦績、勝ったレベル、レーティングを見る。あなただけに表示
command-leaderboard = ここでレーティングが高い人の一覧。あなただけに表示
option-user-stats = 誰の成績か。指定しなければ自分
option-scope = サーバー全体か、このチャンネルで遊ぶ人だけか
option-season = シーズンは四半期（例：2026 Q4）。指定しなければ今のシーズン
choice-server = サーバー全体
choice-channel = このチャンネル
button-higher = 上へ
button-lower = 下へ

season = { $year } Q{ $quarter }
result = { $sign } { $games }
points = { NUMBER($points, useGrouping: 0) }
missing-games = レーティング対象のゲーム{ $games }回

leaderboard-title = サーバーのランキング、{ $season }
leaderboard-title-channel = <#{ $channel-id }> のランキング、{ $season }
leaderboard-page = { $total ->
    [1] 1人
   *[other] { $total }人 · { $page }/{ $pages } ページ
}
leaderboard-none = ここではまだ誰もレーティングを持っていません。対象は人どうしの対戦です。`/ttt challenge` で申し込めます。
leader-brief = { $place } <@{ $user-id }> · **{ NUMBER($rating, useGrouping: 0) }**
leader-brief-provisional = ⏳ <@{ $user-id }> · { NUMBER($rating, useGrouping: 0) }
games-so-far = ゲーム{ $most }回中{ $games }回
leaders-provisional = ⏳ 順位はレーティング対象のゲーム{ $games }回から
leaders-unsettled = ? レーティング対象のゲームが{ $games }回未満
leaders-legend = ± レーティングの誤差
button-details = 詳しく
button-overview = 簡単に
button-post-here = ここに投稿
button-my-place = 自分の順位
button-challenge-anyone = 対戦相手を募集
own-place = **あなた**は{ $total }人中{ $place }位、{ NUMBER($rating, useGrouping: 0) }点です。
own-provisional = ⏳ **あなた**は{ NUMBER($rating, useGrouping: 0) }点です。順位がつくまであと：{ $missing }。
own-missing = ⏳ **順位がつくまであと**：{ $missing }。
own-none = **あなた**はここでのレーティングがまだありません。`/ttt challenge` で誰かと対戦してみましょう。
own-left-out = **あなた**は、このサーバーの管理者の判断でレーティングの対象外です。
rated-games = レーティングの対象は、このサーバーでの人どうしの対戦です。同じ相手とは1日3回まで、{ $points }点以上低い相手への勝ちは数えません。
held-title = 🛡️ **最初に「{ level-unbeatable }」と引き分けた人**
held-first = { $board } · <@{ $first-id }> · { $date }
held-longest = { $board } · { $longest }回連続 · <@{ $longest-id }>

stats-title-server = このサーバーでの <@{ $user-id }> の成績
stats-title-anywhere = <@{ $user-id }> の成績
stats-none = 終わったゲームがまだありません。`/ttt start` で始められます。
stats-people = **人との対戦**：{ $score }
stats-versus = **<@{ $reader-id }> 対 <@{ $user-id }>**：{ $score }
stats-streak = **連勝**：{ $current ->
    [0] 最高{ $best }
   *[other] 現在{ $current }、最高{ $best }
}
stats-computer = **Oxo との勝負**：{ $score }
trophies-legend =
    { $star } 勝った中で最も難しいレベルまで
    -# { $shield } 「{ level-unbeatable }」と引き分け
trophies-legend-hints = { $star } ヒントを使って達成
trophies-legend-perfect = { $cup } ヒントなしで「{ level-perfect }」に勝利
stats-levels = **Oxo との勝負、レベル別**
stats-run-legend = 🛡️ 連続引き分けの最多
stats-rating-brief = **レーティング { $season }**：{ NUMBER($rating, useGrouping: 0) } · { $how }
stats-settles = 順位がつくまであと：{ $missing }
stats-puzzles = **パズルの連続正解**：{ $current ->
    [0] 最高{ $best }日
   *[other] 現在{ $current }日、最高{ $best }日
}
stats-spread = **レーティング { $season }**：{ NUMBER($rating, useGrouping: 0) } ± { $spread }
stats-past = { $season }：{ NUMBER($rating, useGrouping: 0) } ± { $spread }、{ $how }
stats-points = 最高 { NUMBER($highest, useGrouping: 0) }、最低 { NUMBER($lowest, useGrouping: 0) }。最近の推移（右が最新）：{ $latest }
stats-graph = 📈 ゲームごとのレーティング（帯は誤差の目安）
picture-rating = { $season } のレーティングの折れ線グラフ。{ $points }
stats-unrated = **レーティング**：{ $season } はありません。対象は人どうしの対戦です。
stats-left-out = **レーティング**：このサーバーではレーティングの対象外です。
is-provisional = 暫定
is-at-place = { $place }位

refused-no-leaderboard-here = レーティングはサーバーの中だけのものです。ランキングは、遊んでいるサーバーで見てください。
refused-unknown-season = 「{ $text }」はシーズンとして読み取れません。2026 Q4 のように年と四半期を書いてください。

history-title-server = このサーバーでの <@{ $user-id }> のゲーム
history-title-anywhere = <@{ $user-id }> のゲーム
history-none = 終わったゲームがまだありません。`/ttt start` で始められます。
history-page = { $total ->
    [1] 1件
   *[other] { $total }件、新しい順 · { $page }/{ $pages } ページ
}
legend-won = 🟩 勝
legend-drawn = 🟨 分
legend-lost = 🟥 敗
legend-otherwise = ⬛ 結果なし
history-won = 勝ち：{ $opponent } 戦 · #{ $id }
history-lost = 負け：{ $opponent } 戦 · #{ $id }
history-drawn = 引き分け：{ $opponent } 戦 · #{ $id }
history-unfinished = 決着つかず：{ $opponent } 戦 · #{ $id }
history-stopped = 中止：{ $opponent } 戦 · #{ $id }
history-set-aside = 取りやめ：{ $opponent } 戦 · #{ $id }
history-called-off = 不成立：{ $opponent } 戦 · #{ $id }
history-choice = { $game } · { $ago } · { $board }
ago-now = たった今

review-where = ゲーム { $id } · { $board }
review-at-start = { $total ->
    [1] 唯一の手の前
   *[other] 全{ $total }手の初手の前
}
review-at = { $total }手中{ $ply }手目：{ $mark } { $player } が **{ $cell }**
review-at-own = { $total }手中{ $ply }手目：{ $mark } あなたが **{ $cell }**
review-moves = 手順：{ $moves }
review-moves-marked = 手順（? はミス）：{ $moves }
review-no-moves = 一手も打たれていないので、振り返るものがありません。
review-no-mistakes = ✨ **どちらにもミスは一つもありませんでした。**
review-more-mistakes = …ほか{ $count }件。
mistake-own = { $number }手目、あなたの { $cell }
mistake-of = { $number }手目、{ $player } の { $cell }
mistake-win-draw = **{ $move }** で勝ちを逃しました。最善は { $better } で、勝てる手でした。
mistake-win-loss = **{ $move }** で、勝てるゲームが負けになりました。最善は { $better } で、勝てる手でした。
mistake-draw-loss = **{ $move }** で負けになりました。最善は { $better } で、引き分けに持ち込める手でした。
mistake-draw-loss-back = **{ $move }** は負けにつながる手でした。最善は { $better } で、引き分けに持ち込める手でした。

watch-begin = 先にミスをするのはどっち？
watch-slipped = { $player } がミス！ { $mark } は気づくか？
watch-missed = { $player } が勝ちを逃し、また互角。
watch-wins = { $player } に必勝手順あり。
watch-even = 今のところ互角です。
watch-wins-still = { $player } の必勝は続いています。
watch-wins-yet = { $player } が優位を離しません。
watch-even-still = まだ互角です。
watch-even-yet = どちらも譲りません。

picture-keep = 保存するには、画像を長押しするか右クリックしてください。
shared-by = { $player } さんが共有
picture-game = 動く盤：{ $board }。{ $first-mark } は { $first }、{ $second-mark } は { $second }。手順：{ $moves }。{ $result }
picture-won = { $player } の勝ち。
picture-nobody-won = 勝者なし。

refused-cannot-attach = このチャンネルではファイルを添付できないため、画像を共有できません。「{ button-save }」なら、あなただけに送ります。
refused-picture-is-being-drawn = 前の画像をまだ描いているところです。できあがってから、もう一度どうぞ。
refused-not-played-by-you = このゲームを共有できるのは、対戦した本人だけです。
refused-game-shared = このゲームは、このチャンネルですでに共有されています。
refused-shared-just-now = 共有したばかりです。{ $wait }にまた共有できます。
refused-game-still-on = そのゲームはまだ続いています。終わったら、検討も再戦もできます。
refused-hint-against-person = 相手は人なので、ヒントはずるになってしまいます。Oxo とのゲームならヒントがあります：`/ttt start`
refused-nothing-to-review = ここで見られるゲームの中には見つかりません。盤の下の番号を `12` のように書くか、`/ttt history` で探してください。
refused-nothing-played-here = このチャンネルで終わったゲームはまだありません。遊んだゲームは `/ttt history` で見られます。
refused-others-history = ここで見られるのは自分のゲームだけです。ほかの人のゲームは、遊んだサーバーで見られます。
refused-export-running = あなたのデータはもう集めているところです。ファイルは最初のリクエストへの返事として届きます。
refused-opponent-forgotten = 相手がデータを削除したため、再戦を申し込めません。`/ttt challenge` でほかの人を誘えます。
