### Every word that a player sees, in Korean. Read whole twice, last on 2026-11-22; what English changed since was looked at, last on 2026-11-29.

# Particles that depend on the last sound (은/는, 이/가, 을/를, 로/으로) never stand right after a
# variable or a cell: use 님, a colon, or a noun in between.

## Commands

command-ttt = 틱택토: Oxo와, 또는 서로 대결하기
command-start = 틱택토 게임 시작하기
command-challenge = 누군가에게, 또는 여기 있는 아무에게나 도전하기
command-move = 이 채널에서 하는 게임에 수 두기
command-board = 내 게임판을 채널 맨 아래에 다시 띄우기
command-resign = 여기서 하는 게임을 기권하거나 도전 취소하기
command-help = 게임 방법, 난이도, 명령어 안내
menu-challenge = 틱택토 도전하기
menu-stop = 이 게임 중단하기
option-opponent = 대결할 상대. 비워 두면 Oxo와 대결해요
option-opponent-challenge = 도전할 상대. 비워 두면 누구나 참가할 수 있어요
option-opponent-here = 누구와의 게임인지(여기서 여러 게임을 하고 있을 때)
option-level = Oxo의 실력
option-board = 사용할 게임판
option-mark = 내 말
option-first = 첫수를 둘 사람
# Words for cells are understood in English alone.
option-cell = 둘 칸: b2, 5 등
choice-random = 무작위
choice-first-me = 나
choice-first-opponent = 상대

level-beginner = 입문
level-easy = 쉬움
level-casual = 보통
level-clever = 고수
level-unbeatable = 무적
level-perfect = 완벽

choice-beginner = 입문: 아무 데나 둠
choice-easy = 쉬움: 줄을 완성함
choice-casual = 보통: 상대 줄도 막음
choice-clever = 고수: 양수겸장만 놓침
choice-unbeatable = 무적: 절대 지지 않음(‘사라지는 말’ 제외)

board-3x3 = 3×3, 세 개 잇기
board-4x4 = 4×4, 네 개 잇기
board-5x5 = 5×5, 네 개 잇기
board-5x5-five = 5×5, 다섯 개 잇기
# Misère goes by "the other way round"; help-boards mentions it by the same word.
board-misere = 거꾸로 3×3, 세 개 이으면 패배
board-vanishing = 사라지는 말 3×3, 최근에 둔 세 개만 남음
board-short-3x3 = 3×3
board-short-4x4 = 4×4
board-short-5x5 = 5×5
board-short-5x5-five = 5×5, 다섯 개
board-short-misere = 거꾸로
board-short-vanishing = 사라지는 말

## The game

player-computer = Oxo({ $level })
player-computer-alone = Oxo
game-title = { $first-mark } { $first } vs { $second-mark } { $second }
game-title-score = { $first-mark } { $first } { $wins } : { $losses } { $second } { $second-mark }
game-to-move = { $player } 님이 둘 차례예요 { $mark }
game-your-move = 당신 차례예요 { $mark }
game-won = { $mark } **{ $player } 승리!**
game-won-against = { $mark } **{ $player }, { $loser } 상대로 승리!**
game-won-misere = { $mark } **{ $player } 승리:** { $loser } 님이 줄을 완성했어요
game-won-resigned = { $mark } **{ $player } 승리:** { $loser } 님의 기권
game-won-time = { $mark } **{ $player } 승리:** { $loser } 님의 시간 초과
game-drawn = **무승부예요.**
game-drawn-vanishing = **무승부예요:** 같은 모양이 세 번 나왔어요.
game-held = 🛡️ **무승부: { $player } 님, ‘{ level-unbeatable }’ 상대로 버텨 냈어요!**
game-with-hints = 힌트 { $hints }번
talk-greeting-beginner = { $variant ->
    [0] “안녕! 안녕하세요!”
    [1] “제 차례예요?”
    [2] “이거 알아요!”
   *[other] “게임이다! 야호!”
}
talk-greeting-easy = { $variant ->
    [0] “저는 준비됐어요!”
    [1] “이 순간이 좋아요.”
    [2] “재밌게 놀아요, 우리!”
   *[other] “시작해 봐요!”
}
talk-greeting-casual = { $variant ->
    [0] “천천히 해요.”
    [1] “어, 왔어요?”
    [2] “뭐, 한판 하죠.”
   *[other] “뭐, 먼저 두세요.”
}
talk-greeting-clever = { $variant ->
    [0] “준비는 끝났지.”
    [1] “계획이 있습니다.”
    [2] “시작할까요? 좋군요.”
   *[other] “예상대로군요.”
}
talk-greeting-unbeatable = { $variant ->
    [0] “시간은 많소.”
    [1] “어서 오십시오.”
    [2] “어디 보여 주시지요.”
   *[other] “지켜보면 알겠지요.”
}
talk-greeting-perfect = { $variant ->
    [0] “잘 고르시오.”
    [1] “어디서 시작하겠소?”
    [2] “모든 판을 알고 있소.”
   *[other] “첫수가 중요하다오.”
}
talk-forked-beginner = { $variant ->
    [0] “두 개나요?”
    [1] “그래도 돼요?”
    [2] “우아, 두 개다!”
   *[other] “어떻게 한 거예요?”
}
talk-forked-easy = { $variant ->
    [0] “이런. 큰일이네요.”
    [1] “이건 불공평해요!”
    [2] “둘? 둘이라니요!”
   *[other] “말은 하나뿐인데요!”
}
talk-forked-casual = { $variant ->
    [0] “둘 다는 못 막죠.”
    [1] “뭐, 끝났네요.”
    [2] “두 줄? 뽐내시네요.”
   *[other] “그래요, 두세요.”
}
talk-forked-clever = { $variant ->
    [0] “양수겸장이라. 역시.”
    [1] “이의 있습니다.”
    [2] “잠시만요. 없군요.”
   *[other] “제 책엔 없는 수군요.”
}
talk-forked-unbeatable = “있을 수 없는 일.”
talk-blocked-beginner = { $variant ->
    [0] “거기 노렸어요?”
    [1] “그냥 여기가 좋아요.”
    [2] “앗, 미안해요!”
   *[other] “여기 앉아도 돼요?”
}
talk-blocked-easy = { $variant ->
    [0] “운이 좋았네요!”
    [1] “제가 막은 거예요?”
    [2] “휴, 아슬아슬했어요!”
   *[other] “죄송해요! 못 봤어요.”
}
talk-blocked-casual = { $variant ->
    [0] “너무 서두르지 마요.”
    [1] “미안, 안 돼요.”
    [2] “그건 좀 그렇네요.”
   *[other] “거기 말고요.”
}
talk-blocked-clever = { $variant ->
    [0] “다 보고 있었습니다.”
    [1] “제법이군요.”
    [2] “이게 제1장입니다.”
   *[other] “예상한 바입니다.”
}
talk-blocked-unbeatable = { $variant ->
    [0] “아니 되오.”
    [1] “이 길은 아니오.”
    [2] “익히 아는 수라오.”
   *[other] “다른 데를 찾으시오.”
}
talk-blocked-perfect = { $variant ->
    [0] “보았소.”
    [1] “남는 것은 없다오.”
    [2] “어차피 사라질 것을.”
   *[other] “내 눈앞에서는 아니 되오.”
}
talk-was-blocked-beginner = { $variant ->
    [0] “저 이기고 있었어요?”
    [1] “거기 갖고 싶었는데!”
    [2] “와! 좋은 자리다!”
   *[other] “이제 그쪽 거네요!”
}
talk-was-blocked-easy = { $variant ->
    [0] “와, 잘 막았어요!”
    [1] “눈썰미가 좋네요!”
    [2] “거의 다 됐는데!”
   *[other] “보고 계셨군요!”
}
talk-was-blocked-casual = { $variant ->
    [0] “뭐, 그럴 만하죠.”
    [1] “해 볼 만했는데.”
    [2] “아, 봤어요?”
   *[other] “음. 그래요.”
}
talk-was-blocked-clever = { $variant ->
    [0] “눈치채셨군요.”
    [1] “그럼 돌아가지요.”
    [2] “정답입니다, 아쉽게도.”
   *[other] “계획은 더 있습니다.”
}
talk-was-blocked-unbeatable = { $variant ->
    [0] “잘 보았소.”
    [1] “좋소.”
    [2] “깨어 있구려.”
   *[other] “달리 없었겠지요.”
}
talk-was-blocked-perfect = { $variant ->
    [0] “때를 잘 맞추었소.”
    [1] “함께 세고 있구려.”
    [2] “다시 돌아온다오.”
   *[other] “좋소. 계속 세시오.”
}
game-perfect = “나를 꺾는 첫수가 단 하나 있소. 찾아보시오.”
game-triumph = ‘{ level-unbeatable }’ 난이도는 절대 지지 않아요. 비기기만 해도 대성공이에요.
game-unfinished = **미완료:** 제한 시간 안에 아무도 수를 두지 않았어요.
game-stopped = **중단:** 관리자가 게임을 멈췄어요.
game-stopped-watched = **중단했어요.**
rule-misere = **세 개 이으면 져요.**
rule-vanishing = **최근에 둔 세 개만 남아요.**
game-second-time = **같은 모양 두 번째: 한 번 더 나오면 무승부.**
game-oldest-leaves = **네 번째 말을 두면 가장 오래된 말(흐린 말)이 사라져요. 그 칸에는 이번 수를 둘 수 없어요.**
rule-4 = **네 개 이으면 이겨요.**
rule-5 = **다섯 개 이으면 이겨요.**
game-set-aside = **무효:** 결과 없이 끝내고, 사람끼리의 대결에 자리를 내주었어요.
game-called-off = **취소:** 전적에 반영되지 않아요.
game-footer = { $id }번 게임
game-footer-last = 마지막 수 { $cell }
game-footer-leaving = 다음에 사라질 말 { $cell }
game-footer-line = 완성된 줄: { $cells }
game-footer-clock = 시간 종료: { $when }
game-moved = { $id }번 게임의 판은 이제 다른 메시지에 있어요: [여기에서 보기]({ $link })

button-resign = 기권
button-stop = 중단
button-play-winner = 이긴 쪽과 대결
button-play-too = 나도 해 보기
button-play-level = ‘{ $level }’ 난이도와 대결
button-play-board = { $board } 하기
waiting-title = ### 내 차례인 게임
button-board-here = 여기에 게임판 띄우기
button-to-game = { $id }번 게임으로

end-first-win = 🎉 **{ $player } 님, ‘{ $level }’ 상대로 첫 승리!**
end-can-hold = 다음 단계인 ‘{ level-unbeatable }’ 상대로는 아무도 못 이겨요. 비길 수 있을까요?
end-can-find = 다음 단계인 ‘{ level-perfect }’ 난이도를 꺾는 첫수는 단 하나예요. 찾을 수 있을까요?
end-beat-all = ‘{ level-unbeatable }’ 상대로도 이미 비겼으니, 이 게임판에서 더 어려운 상대는 없어요.
end-first-between = 🎉 **{ $player } 님, { $opponent } 님 상대로 첫 승리!**
end-first-board = 🎉 **{ $player } 님, 새로운 게임판에서 첫 승리: { $board }!**
end-first-both = 🎉 **{ $player } 님, 새로운 게임판에서 ‘{ $level }’ 상대로 첫 승리: { $board }!**
end-beat-beginner = { $variant ->
    [0] “앗! 제가 막았어야 하는 거예요?”
    [1] “저 귀퉁이가 좋았어요. 지금도 좋아요.”
    [2] “또 해요! 또! 거의 다 알 것 같았는데.”
    [3] “이기는 거 잘하시네요. 저는 칸 고르는 거 잘해요!”
    [4] “벌써 끝났어요? 이제 막 시작했는데!”
    [5] “이기셨네요! 이 게임판, 집에 가져가도 돼요?”
    [6] “예뻐 보이는 데다 놓은 거예요.”
   *[other] “재밌었어요! 근데 규칙이 뭐였죠?”
}
end-beat-easy = { $variant ->
    [0] “저도 계획이 있었어요, 정말이에요.”
    [1] “멋져요! 저는 제 말만 보고 있었네요.”
    [2] “잘하셨어요! 저도 거의 다 됐는데. 아닌가? 느낌은 그랬어요.”
    [3] “가끔은 그쪽 말도 좀 봐야겠어요.”
    [4] “이기실 만했어요. 어떻게 하신 건지 알려 주실래요?”
    [5] “막 거기를 보려던 참이었어요. 진짜로요!”
    [6] “한 수 배웠어요! 느리지만 늘고 있답니다.”
   *[other] “축하해요! 저는 조금 슬프지만, 그래도 축하해요.”
}
end-beat-casual = { $variant ->
    [0] “뭐, 그럴 만하네요. 다른 귀퉁이를 보고 있었거든요.”
    [1] “어라, 그래도 되는 거예요? 좋은데요.”
    [2] “좋은 게임이었어요. 일어나서 박수를 쳐야 하는데, 방금 앉았네요.”
    [3] “알겠어요, 알겠어. 진심이셨군요.”
    [4] “음, 덕분에 잠이 확 깼네요.”
    [5] “잘하시네요. 다음엔 집중하라고 한마디 해 주세요.”
    [6] “이기셨으니, 간식은 제가 가져올게요.”
   *[other] “급할 건 없는데, 방금 그 1승은 언젠가 돌려주세요.”
}
end-beat-clever = { $variant ->
    [0] “그럴 리가. 그것만 빼고 전부 생각해 두었거늘.”
    [1] “전혀 예상하지 못했습니다. 우리끼리만 아는 일로 해 두시죠.”
    [2] “흥미롭군요. 이것도 계획의 일부였다고 해 두죠.”
    [3] “저에겐 계획이 있었죠. 그쪽 계획이 더 나았을 뿐.”
    [4] “저와 같은 책을 읽으셨군요.”
    [5] “이의 있습니다. 이유는 지금부터 찾아보죠.”
    [6] “놀랍군요. 다시 한번, 이번엔 천천히 보여 주시겠습니까?”
   *[other] “저는 세 수나 앞서 있었습니다. 엉뚱한 방향으로요.”
}
end-beat-perfect = { $variant ->
    [0] “찾아냈군요. 바로 첫수 속에 숨겨 두었건만.”
    [1] “단 하나의 첫수, 그 뒤로 흐트러짐이 없었지요. 훌륭합니다.”
    [2] “열리는 문은 단 하나였지요. 그 열쇠를 쥐고 있었군요.”
    [3] “나는 빠짐없이 옳게 두었지요. 그런데 한 수 위였군요.”
    [4] “누군가 그것을 찾아내기를 기다려 왔지요.”
    [5] “완벽한데도 졌군요. 둘 다 안고 사는 법을 배우겠습니다.”
    [6] “지나가는 길은 하나뿐이지요. 그 길을 끝까지 걸었군요.”
   *[other] “이제 내 비밀을 알았군요. 지켜 주시겠습니까?”
}
end-beat-unbeatable = 절대 일어날 수 없는 일이었는데요. 이 순간을 꼭 기억해 두세요.
end-drawn-beginner = { $variant ->
    [0] “꽉 찼다! 누가 이긴 거예요?”
    [1] “이제 칸이 없어요! 더 큰 거 있어요?”
    [2] “아무도 안 이긴 거예요? 그럼 제가 가질래요!”
    [3] “절반은 제가 채웠어요. 마음에 들어요?”
    [4] “우리가 판을 다 썼어요. 우리 대단해요!”
    [5] “둘 다 안 졌으니까, 둘 다 칭찬 스티커!”
    [6] “빈칸이 없으니까 예뻐요. 다 그린 그림 같아요.”
   *[other] “비기는 건 좋은 거예요? 기분은 좋은데!”
}
end-drawn-easy = { $variant ->
    [0] “비겼어요! 서로 한 번씩 봐준 걸로 해요.”
    [1] “판은 꽉 찼고, 서로 서운할 것도 없어요.”
    [2] “아깝네요. 그런데 누가 아까운 걸까요?”
    [3] “악수나 한번 할까요? 아, 이제 둘 칸이 없네요!”
    [4] “무승부네요! 이런 결과라면 언제든 환영이에요.”
    [5] “막상막하네요. 누가 더 잘하는지 한 판 더 해 볼까요?”
    [6] “제가 끝까지 따라갔어요! 보셨어요?”
   *[other] “공평하게, 승리는 반반씩 나눠요.”
}
end-drawn-casual = { $variant ->
    [0] “승부가 안 났으니, 밥값은 각자 내기로 해요.”
    [1] “기다리고, 또 기다리고. 하루 종일도 하겠네요.”
    [2] “진 사람이 없네요. 딱 제 취향이에요.”
    [3] “비슷비슷하네요. 몸풀기였던 걸로 해요.”
    [4] “비겼네요. 승리 소감은 생략해도 되겠어요.”
    [5] “저는 이 정도면 됐어요. 뭐, 늘 이 정도면 되긴 하죠.”
    [6] “똑같네요. 한 판 더 할까요, 아니면 그냥 이러고 있을까요?”
   *[other] “어쨌든 둘 다 도착은 했네요. 어딘지는 모르겠지만.”
}
end-drawn-clever = { $variant ->
    [0] “훌륭한 상대로군요. 땀이 날 뻔했습니다.”
    [1] “서로가 서로를 지우는군요. 우아합니다.”
    [2] “두 줄을 동시에 노리는 것만은 삼가 주십시오. 아주 질색입니다.”
    [3] “마지막 칸까지 팽팽하군요. 다음 수를 궁리해 두죠.”
    [4] “무승부입니다. 이론상으로는 제가 앞섰습니다만.”
    [5] “빠짐없이 받아치시는군요. 이거 참 곤란합니다.”
    [6] “제 계략은 세 가지, 그쪽의 대답도 세 가지.”
   *[other] “얻은 것도 없고, 잃은 것도 없고, 생각만 많았군요.”
}
end-drawn-round = { $variant ->
    [0] “여기, 아까도 오지 않았어요?”
    [1] “돌고 또 돌고. 슬슬 어지럽네요.”
    [2] “똑같은 모양이 세 번째. 무승부네요.”
    [3] “다 사라지는데, 바뀌는 건 없네요.”
    [4] “한 바퀴 더 돌아도 좋았을 텐데요.”
    [5] “같은 말, 같은 칸, 같은 두 선수.”
    [6] “동그라미는 줄로 안 쳐 주나 봐요.”
   *[other] “이러다 하루 종일도 하겠어요.”
}
end-drawn-perfect = { $variant ->
    [0] “돌고, 또 돌고. 나는 영원히 이어 갈 수도 있지요.”
    [1] “잘 버텼습니다. 이기는 길은 아직 어딘가에 있지요.”
    [2] “전에도 왔던 자리군요. 그것도 두 번이나.”
    [3] “세 번째면 무승부지요. 함께 세고 있었군요.”
    [4] “둘 다 놓지 않았군요.”
    [5] “양쪽 모두 실수가 없었지요. 다른 첫수를 두어 보십시오.”
    [6] “기억력이 좋군요. 그런 이는 드뭅니다.”
   *[other] “여기서는 아무것도 남지 않지요. 그래도 아슬아슬했습니다.”
}
end-drawn-hinted = { $variant ->
    [0] “무승부라. 그중 몇 수는 내 것이었지요.”
    [1] “나를 막아 냈군요. 내 손을 꼭 잡고서.”
    [2] “답은 내가 주었지요. 받아 적기는 잘했습니다.”
    [3] “이번에는 나에게 묻지 말고, 한 판 더.”
    [4] “우리는 손발이 잘 맞는군요. 거의 다 내 손이었지만.”
    [5] “비겼군요. 판 건너편에서 조금 거들기는 했지요.”
    [6] “나는 나 자신과 자주 둡니다. 대개 이렇게 끝나지요.”
   *[other] “쪽지를 보고 버텨 냈군요. 다음에는 외워서 두어 보겠습니까?”
}
end-drawn-watched = { $variant ->
    [0] “틀릴 기회는 얼마든지 주었지요. 아무도 받지 않더군요.”
    [1] “조용한 한 판이었지요. 나는 조용한 판이 좋습니다.”
    [2] “아무도 흐트러지지 않았군요. 사람이라면 이렇게는 못 할 텐데.”
    [3] “실수 하나쯤 바랐건만. 기다리는 것은 얼마든지 할 수 있지요.”
    [4] “아무 일도 없었지요. 그것도 아주 훌륭하게.”
    [5] “판은 가득 차고, 후회는 없습니다.”
    [6] “상대는 길을 알고 있더군요. 물론 나도.”
   *[other] “마땅히 이래야지요. 또 보아도 좋겠습니다.”
}
end-said = **{ $level }:** { $quote }
end-first-hold = 🎉 **{ $player } 님, 처음으로 해냈어요!** 무승부보다 나은 결과는 아무도 못 내요.
end-first-hold-board = 🎉 **{ $player } 님, 이 게임판에서 처음으로 해냈어요!**
end-can-beat = ‘{ board-short-vanishing }’에서는 저를 이길 수 있어요.
end-drawn-unbeatable = { $variant ->
    [0] “뚫고 들어갈 길을 찾아보았지요. 하나도 없더군요.”
    [1] “실수가 없더군요. 두 번이나 살펴봤지요.”
    [2] “빈틈 하나 내주지 않았군요. 잘 지켰습니다.”
    [3] “무승부라. 나를 상대로는 이긴 것이나 다름없지요.”
    [4] “인내심이 바닥나기 전에, 판이 먼저 바닥났군요.”
    [5] “수많은 판을 보아 왔지요. 이렇게 끝난 판은 드뭅니다.”
    [6] “내가 보는 것을 모두 보더군요. 길동무에는 익숙지 않은데.”
   *[other] “나는 지지 않습니다. 오늘은 이기지도 못했군요.”
}
end-lost-beginner = { $variant ->
    [0] “제가 이겼어요? 이겼다! 어떻게 한 거지?”
    [1] “그냥 그 칸들이 좋았어요.”
    [2] “초심자의 행운이에요. 저는 ‘{ level-beginner }’이니까요.”
    [3] “저 잘한 거예요? 제가 뭘 했는지 알려 주세요!”
    [4] “이기는 게 이런 거예요? 마음에 들어요!”
    [5] “잠깐, 이거 제 거예요? 제 거다!”
    [6] “보지도 않고 했는데. 다음엔 보고 할까요?”
   *[other] “다른 사람들한테 자랑해도 돼요?”
}
end-lost-easy = { $variant ->
    [0] “문이 열려 있길래 들어왔어요.”
    [1] “눈을 크게 뜨고 있었어요. 제가 할 줄 아는 건 그것뿐이거든요.”
    [2] “미안해요! 선물은 거절을 못 해서요.”
    [3] “바로 눈앞에 있더라고요. 저 주려고 남겨 두신 줄 알았어요!”
    [4] “있는 걸 집었을 뿐이에요. 잘 먹었습니다!”
    [5] “일부러 그러신 거예요? 저야 좋지만요!”
    [6] “이겼어요! 걱정 마세요, 저도 깜짝 놀랐어요.”
   *[other] “다음엔 분명 저를 이기실 거예요!”
}
end-lost-casual = { $variant ->
    [0] “너무 마음 쓰지 마세요. 저는 비겨도 괜찮았는데.”
    [1] “잠깐 한눈파셨네요. 저는 안 팔았고요. 한 판 더?”
    [2] “누워서 떡 먹기였네요. 진짜 누워 있었거든요.”
    [3] “힘도 안 줬는데요. 뭐, 조금은 줬어요.”
    [4] “오늘 일은 이걸로 끝. 퇴근할게요.”
    [5] “뭐, 누군가는 이겨야 하니까요.”
    [6] “어, 이겼네. 종종 해야겠는데요.”
   *[other] “감정은 없어요. 처음부터 별생각이 없었거든요.”
}
end-lost-clever = { $variant ->
    [0] “귀퉁이와 중앙입니다, 친구여. 귀퉁이와 중앙.”
    [1] “정확히 계획대로군요. 대체로는요.”
    [2] “제 입으로 말하긴 그렇지만, 근사한 함정이었죠.”
    [3] “상심하지 마시길. 저는 책으로 공부했거든요.”
    [4] “승부는 준비에서 갈리는 법입니다.”
    [5] “불까지 켜 두었더니, 제 발로 들어오시더군요.”
    [6] “설명해 드릴까요? 됐다고요? 그러시다면야.”
   *[other] “모든 일에는 순서가 있습니다. 승리는 맨 마지막이죠.”
}
end-lost-unbeatable = { $variant ->
    [0] “실수 하나를 기다렸지요. 마침내 나오더군요.”
    [1] “무승부가 손 닿는 곳에 있었지요.”
    [2] “인내심이지요. 시간이라면 얼마든지 있습니다.”
    [3] “나는 서두르지도, 흐트러지지도 않지요. 언제든 다시 오십시오.”
    [4] “한 수, 눈을 떼셨지요. 나는 떼지 않았습니다.”
    [5] “한 칸. 언제나 그 한 칸이지요.”
    [6] “첫수를 둘 때부터, 이 자리에 앉아 있었지요.”
   *[other] “다음에는 보일 것입니다. 나는 여기 있겠습니다.”
}
end-lost-perfect = { $variant ->
    [0] “어느 말이 사라질지, 나는 기억했지요. 그쪽은 잊었더군요.”
    [1] “한 수 늦었지요. 이미 사라진 뒤였습니다.”
    [2] “나를 지나가는 길은 있지요. 다만 이 길은 아닙니다.”
    [3] “가장 오래된 말 하나가 전부를 떠받치고 있었지요.”
    [4] “모든 것은 흐려지지요. 나는 기다릴 뿐입니다.”
    [5] “셋까지 세는 일이라면, 나만 한 이도 드물지요.”
    [6] “오는 것을 보고 계셨군요. 나는 떠나는 것을 보았지요.”
   *[other] “다음 판은 비어 있지만, 나는 아무것도 잊지 않았습니다.”
}
end-gave-up = { $variant ->
    [0] “부끄러운 일이 아니에요. 다음 판은 비어 있어요.”
    [1] “어떻게 끝날지 보고 싶었는데요.”
    [2] “다들 물어보면 막상막하였다고 할게요.”
    [3] “작전상 후퇴죠? 그럼 다음은 재대결이에요.”
    [4] “벌써 가세요? 판은 그대로 둘게요.”
    [5] “멈출 때를 아는 것도 실력이에요.”
    [6] “승리는 받아 둘게요. 제힘으로 얻었으면 더 좋았겠지만요.”
   *[other] “다음 게임에서 또 봐요.”
}
end-won = { $variant ->
    [0] { $player } 님은 { $moves }수 만에 끝냈어요. 설욕은 클릭 한 번이면 돼요.
    [1] { $moves }수 만에 끝. 누가 예상했을까요?
    [2] 한 수만 앞서도 충분해요.
    [3] 이은 건 이은 거죠. { $player } 님께 박수를.
    [4] { $player } 님이 먼저 알아챘네요.
    [5] 이건 앨범에 넣어 둬야겠어요.
    [6] 잠잠한 줄 알았는데, 아니었네요.
   *[other] 이번 승리는 { $player } 님 것. 다음 판은 비어 있어요.
}
end-won-full = 마지막 한 칸에서 갈렸네요! { $player } 님이 가져가요.
end-won-misere = { $variant ->
    [0] 참는 자가 이기는 법이죠. 설욕은 클릭 한 번이면 돼요.
    [1] { $player } 님은 표정 하나 안 변하고, 줄 하나 안 이었어요.
    [2] 완성하지 않는 것도 기술이에요.
    [3] 누군가는 이어야 했어요. { $player } 님은 아니었고요.
    [4] 양보는 미덕이죠. { $player } 님이 몸소 보여 줬어요.
    [5] 과유불급이에요. { $player } 님은 적당히 멈췄죠.
    [6] 폭탄 돌리기 끝에, { $player } 님은 무사해요.
   *[other] { $player } 님은 하다 만 덕분에 이겼어요.
}
end-drawn = { $variant ->
    [0] 판은 꽉 찼는데, 완성된 줄은 하나도 없네요.
    [1] 한 칸도 양보하지 않더니, 이제 양보할 칸도 없네요.
    [2] 아무도 뚫지 못했어요.
    [3] 일단은 평화예요.
    [4] 마지막 칸까지 막상막하예요.
    [5] 승자도 패자도 없어요.
    [6] 다음 게임을 위한 연습이었던 걸로 해요.
   *[other] 빈칸은 없는데, 승부는 아직이에요.
}
end-drawn-vanishing = { $variant ->
    [0] 같은 모양이 세 번째라서 무승부예요.
    [1] 빙글빙글 돌기만 하고, 아무도 내리지 않았네요.
    [2] 아무도 뚫지 못했어요.
    [3] 여기만 세 번째. 둘 다 놓지 않네요.
    [4] 다 사라져도 균형만은 남았네요.
    [5] 승자도 패자도 없어요.
    [6] 다음 게임을 위한 연습이었던 걸로 해요.
   *[other] 말은 나타났다 사라졌는데, 승부는 아직이에요.
}
end-resigned = { $variant ->
    [0] 두 분 중 한 분은 볼 만큼 보셨나 봐요.
    [1] 끝까지 둘 필요는 없었어요.
    [2] 금방 끝났네요. 설욕은 클릭 한 번이면 돼요.
    [3] 이것도 똑같은 1승이에요. 제가 확인해 봤어요.
    [4] 판은 다 채우지 않았어요. 그것도 괜찮아요.
    [5] 때로는 다음 게임이 최선의 수예요.
    [6] 남은 칸들은 결말을 영영 모르겠네요.
   *[other] 서운해하지 말아요. 다음 판은 비어 있어요.
}
end-time = { $variant ->
    [0] 마지막 한마디는 시계가 했네요.
    [1] 판은 기다렸지만, 시계는 기다리지 않았어요.
    [2] 시간도 함께 두는 선수예요. 실수도 안 하죠.
    [3] { $player } 님은 제때 두었고, 그걸로 충분했어요.
    [4] 어디선가 누군가는 아직도 생각 중이에요.
    [5] 다음 수는 끝내 오지 않았어요.
    [6] { $player } 님은 참을성 있게 기다렸고, 이겼어요.
   *[other] 똑딱, 똑딱, 끝.
}
end-tip = 팁: ‘{ $level }’ 난이도는 두 줄을 동시에 노리는 수를 놓쳐요.
end-streak-wins = 🔥 ‘{ $level }’ 상대로 { $count }연승.
end-streak-draws = 🔥 ‘{ $level }’ 상대로 { $count }연속 무승부.
end-streak-between = 🔥 { $player } 님, { $opponent } 님 상대로 { $count }연승 중.
end-score-leads = **{ $wins }:{ $losses }, { $player } 님이 앞서요** { $draws ->
    [0] { "" }
   *[other] · { $draws }무
}
end-score-even = **{ $wins }:{ $losses } 동률** { $draws ->
    [0] { "" }
   *[other] · { $draws }무
}
end-ratings = 레이팅: { $ratings }
unrated-day = 레이팅 미반영: 오늘 두 분이 세 판 넘게 뒀어요
unrated-left-out = 레이팅 미반영: 한 분이 레이팅에서 제외돼 있어요
unrated-sure = 레이팅 미반영: { $player } 님의 레이팅이 훨씬 높아요
unrated-early = 레이팅 미반영: 두 분 중 한 분만 수를 두었어요
end-rating = { $player } { NUMBER($rating, useGrouping: 0) } ({ $change })
notice-accepted = <@{ $player-id }> 님, { $opponent } 님이 도전을 받아들였어요. [{ $id }번 게임]({ $link })이 시작됐어요.
notice-rematch = <@{ $player-id }> 님, { $opponent } 님이 재대결을 받아들였어요. [{ $id }번 게임]({ $link })이 시작됐어요.
notice-wanted = <@{ $player-id }> 님, { $opponent } 님이 [{ $id }번 게임]({ $link })의 재대결을 원해요.
notice-turn = <@{ $player-id }> 님, { $opponent } 님이 수를 두었어요. 이제 [{ $id }번 게임]({ $link })에서 수를 둘 차례예요.
notice-time = <@{ $player-id }> 님, [{ $id }번 게임]({ $link })에서 수를 둘 차례예요. 시간 종료: { $when }
button-no-turn-notices = 차례 알림 끄기
turn-notices-off = 이제 차례가 와도 알리지 않을게요. 다시 켜려면 `/ttt preferences` 명령어를 쓰세요.
notice-time-quiet = { $player } 님, [{ $id }번 게임]({ $link })에서 수를 둘 차례예요. 시간 종료: { $when }

## Puzzles

command-puzzle = 오늘의 퍼즐, 내 게임에서 나온 퍼즐, 연습용 퍼즐 풀기
option-from = 퍼즐을 가져올 곳
choice-today = 오늘의 퍼즐
choice-practice = 연습: 쉬운 것부터 어려운 것까지, 원하는 만큼
option-day = 지난 30일의 퍼즐 중 하나로 연습하기. 연속 성공에는 반영되지 않아요
choice-own-games = 내 게임: 실수하기 직전
puzzle-title = 오늘의 퍼즐 { $number }
puzzle-title-past = 오늘의 퍼즐 { $number }(연습)
puzzle-title-practice = 연습 퍼즐
puzzle-title-own = { $id }번 게임: { $move }번째 수보다 나은 수는?
puzzle-goal-win = { $moves ->
    [0] { $mark } 차례: **이겨 보세요.**
    [1] { $mark } 차례: **이 한 수로 이겨 보세요.**
   *[other] { $mark } 차례: **{ $moves }수 만에 이겨 보세요.**
}
puzzle-goal-misere = { $moves ->
    [0] { $mark } 차례: **{ $enemy } 쪽이 줄을 완성하게 만드세요.**
    [1] { $mark } 차례: **{ $enemy } 쪽에 줄을 완성하는 수만 남기세요.**
   *[other] { $mark } 차례: **{ $moves }수 만에 { $enemy } 쪽이 줄을 완성하게 만드세요.**
}
puzzle-goal-draw = { $mark } 차례: **무승부를 지키세요.**
puzzle-tries-left = 남은 기회 { $left }번
puzzle-tries = { $tries }번 만에 성공
puzzle-gives-up-win = **{ $cell } 칸은 아니에요:** 승리를 놓쳐요.
puzzle-gives-up-draw = **{ $cell } 칸은 아니에요:** 거기에 두면 { $enemy } 쪽이 이길 수 있어요.
puzzle-wrong-loses-at-once = **{ $cell } 칸은 아니에요:** 줄이 완성돼요. 여기서는 줄을 완성하면 져요.
puzzle-wrong-line = **{ $cell } 칸은 아니에요:** { $enemy } 쪽이 { $reply } 칸에 두어 줄을 완성해요.
puzzle-wrong-fork = **{ $cell } 칸은 아니에요:** { $enemy } 쪽이 { $reply } 칸에 두고 여러 칸을 동시에 노려요({ $cells }).
puzzle-wrong-lost = **{ $cell } 칸은 아니에요:** { $enemy } 쪽이 { $reply } 칸에 두면 그대로 이겨요.
puzzle-wrong-must-complete = **{ $cell } 칸은 아니에요:** { $enemy } 쪽이 { $reply } 칸에 두면, { $mark } 쪽은 언젠가 줄을 완성할 수밖에 없어요.
puzzle-wrong-only-draws = **{ $cell } 칸은 아니에요:** { $enemy } 쪽이 { $reply } 칸에 두면 더는 이길 수 없어요.
puzzle-wrong-ends-in-draw = **{ $cell } 칸은 아니에요:** 판이 꽉 차고 아무도 이기지 못해요.
puzzle-wrong-unblockable = **{ $cell } 칸은 아니에요:** { $enemy } 쪽이 { $reply } 칸에 두고 { $cells } 칸을 노려요. 거기에는 아직 { $mark } 말이 있어서 막을 수 없어요.
puzzle-wrong-repeats = **{ $cell } 칸은 아니에요:** 같은 모양이 세 번째 나와서 무승부가 돼요.
puzzle-hinted = 힌트로 틀린 칸 { $count }개를 지웠어요.
puzzle-clue-line = 줄을 완성하는 칸이 하나 있어요.
puzzle-clue-fork = 한 수로 두 줄을 동시에 노려 보세요.
puzzle-clue-forces-fork = 먼저 한 줄을 노리세요. 상대가 막으면 두 줄을 동시에 노릴 길이 열려요.
puzzle-clue-threats = 줄을 노리고, 쉬지 말고 계속 노리세요.
puzzle-clue-must-complete = 끝을 생각해 보세요. 안전한 칸이 먼저 떨어지는 쪽은 누구일까요?
puzzle-clue-blocks = { $enemy } 쪽이 줄을 완성할 칸은 어디일까요?
puzzle-clue-spoils-fork = { $enemy } 쪽이 두 줄을 동시에 노릴 수 있는 칸은 어디일까요?
puzzle-next = 다음 퍼즐은 { $when }에 나와요.
puzzle-go-on = **맞아요!** { $enemy } 쪽은 { $reply } 칸에 두었어요. 계속!
puzzle-solved = { $tries ->
    [1] 🎯 **한 번에 풀었어요!**
   *[other] 🎯 **{ $tries }번 만에 풀었어요!**
}
puzzle-solved-hinted = 🎯 **힌트 { $hints }번을 써서 { $tries }번 만에 풀었어요!**
puzzle-failed = **이번엔 놓쳤네요.** 정답은 여기 있어요. 다음 퍼즐은 꼭 잡아 보세요.
puzzle-answer = **정답은 { $cell }:** { $reason }.
puzzle-answer-own = **더 좋은 칸은 { $cell }:** { $reason }.
puzzle-merit-line = 줄을 완성해요
puzzle-merit-fork = 여러 칸을 동시에 노려요({ $cells })
puzzle-merit-forces-fork = { $enemy } 쪽은 { $reply } 칸에 둘 수밖에 없고, 이어서 { $then } 칸에 두면 여러 칸을 동시에 노려요({ $cells })
puzzle-merit-threats = 이제 { $mark } 쪽은 둘 때마다 줄을 노리고, { $enemy } 쪽은 다 막아 내지 못해요
puzzle-merit-wins = { $enemy } 쪽이 어떻게 두어도 { $mark } 쪽이 이겨요
puzzle-merit-must-complete = { $enemy } 쪽은 언젠가 줄을 완성할 수밖에 없어요
puzzle-merit-blocks = 비워 두면 { $enemy } 쪽이 여기서 줄을 완성해요
puzzle-merit-spoils-fork = { $enemy } 쪽이 두 줄을 동시에 노리지 못하게 막아요
puzzle-merit-only-draw = 다른 칸은 모두 져요
puzzle-merit-holds = 무승부를 지켜요
puzzle-line = 이후 최선의 수순: { $line }.
puzzle-streak = 🔥 **퍼즐 { $days }일 연속 성공.**
puzzle-solvers = { $finished }명 중 { $percent }%가 풀었어요.
puzzle-solved-by = 🎯 { $finished }명 중 { $solved }명이 풀었어요
puzzle-more = 외 { $count }명
puzzle-week-ended = **{ $week }주 차**
puzzle-yesterday = 어제의 1등: { $player } { $tries }
puzzle-server-streak = 🔥 **이 서버에서 { $days }일 연속으로 풀었어요.**
puzzle-standing = 내 결과는 { $channel } 채널에 있는 오늘의 퍼즐 아래에 나와요. 이름을 빼려면 `/ttt preferences` 명령어를 쓰세요.
puzzle-shared-solved = { $player } 님이 풀었어요. 한번 도전해 볼래요?
puzzle-shared-failed = { $player } 님은 아쉽게 놓쳤어요. 대신 잡아 볼래요?
button-puzzle-today = 오늘의 퍼즐
button-puzzle-solve = 풀기
button-puzzle-hint = 힌트(기회 1번 사용)
button-puzzle-share = 공유
button-puzzle-own = 내 게임에서 풀기
button-puzzle-here = 여기에 매일 올리기
puzzle-posted-here = 이제부터 이 채널에 오늘의 퍼즐을 올려요. 오늘 것은 바로 올라와요. `/ttt settings` 명령어로 바꿀 수 있어요.
button-puzzle-dare = 채널에 도전장
button-puzzle-try-again = 여기서 다시 해 보기
puzzle-dare-question =
    ### 채널에 도전장을 낼까요?
    진 순간의 모양이 여기 있는 모두에게 보이고, 누구나 더 잘 풀어 볼 수 있어요.
puzzle-dare-draw = ### 버틸 수 있을까요?
puzzle-dare-win = ### 이길 수 있을까요?
puzzle-dare-lost = { $player } 님은 여기에서 졌어요.
button-puzzle-try = 풀어 보기
button-puzzle-practice = 연습
button-puzzle-another = 하나 더

refused-puzzle-over = 이미 끝난 퍼즐이에요. 오늘의 퍼즐은 `/ttt puzzle` 명령어로 풀 수 있어요.
refused-no-such-day = 퍼즐은 지난 30일 치가 있어요. 목록에서 고르거나, 번호 또는 2026-11-24 같은 날짜를 써 주세요.
refused-no-mistakes = 최근 게임에서 얼마 전에 퍼즐로 낸 것 말고는 실수를 찾지 못했어요. 게임을 더 해 보세요: `/ttt start`
refused-shared-elsewhere = 여기서는 아무도 그 게임을 열 수 없어요. 게임을 했던 곳에서는 보여 줄 수 있어요.
refused-shared-by-itself = 이 채널에서는 오늘의 퍼즐 아래에 모두의 결과가 이미 나와요. 내 결과도요.
refused-shared-today = 이 채널에 이미 공유한 퍼즐이에요.

## Challenges

challenge-title = ### 틱택토 한 판?
challenge-to = <@{ $opponent-id }> 님, **{ $challenger }** 님이 도전장을 보냈어요.
challenge-to-closed = **{ $challenger }** 님이 **{ $opponent }** 님에게 도전장을 보냈어요.
challenge-last-drawn = 지난 게임은 무승부였어요.
challenge-to-anyone = **{ $challenger }** 님이 함께 할 상대를 찾고 있어요.
challenge-to-anyone-closed = **{ $challenger }** 님이 함께 할 상대를 찾고 있었어요.
challenge-expires = { $expires } 만료
challenge-rated = 레이팅에 반영
challenge-without-ping = { $opponent } 님을 1분 안에 두 번 멘션하지는 않지만, 도전은 여기서 수락할 수 있어요.
challenge-sides-swap = 말과 순서 맞바꾸기
challenge-opens-me = { $challenger } 님이 선공
challenge-opens-opponent = { $opponent } 님이 선공
challenge-opens-anyone = 참가하는 분이 선공
challenge-opens-random = 선공은 무작위로 결정
challenge-accepted = 도전을 받아들였어요. 게임 시작이에요.
challenge-declined = 다음 기회에: { $opponent } 님이 거절했어요.
challenge-withdrawn = { $challenger } 님이 도전을 취소했어요.
challenge-expired = { $opponent } 님이 답하기 전에 만료됐어요.
challenge-expired-open = 누군가 참가하기 전에 만료됐어요.
challenge-withdrawn-private = 도전을 취소했어요.
button-accept = 수락
button-decline = 거절
button-join = 참가
button-withdraw = 도전 취소
button-challenge-again = 다시 도전

## Private answers

stopped-private = { $id }번 게임을 중단했어요.
meant-game = 여기서 하고 있는 게임 중에서 { $opponent } 님과 하는 { $id }번 게임이에요. 다른 게임을 고르려면 *opponent* 옵션을 채우세요.
resign-question = **{ $id }번 게임을 기권할까요?** 그러면 { $opponent } 님이 이겨요.
button-confirm-resign = 네, 기권할게요
resign-question-untouched = **{ $id }번 게임을 기권할까요?** 아직 아무도 수를 두지 않아서 누구의 전적에도 남지 않아요.
resign-question-opened = **{ $id }번 게임을 기권할까요?** 아직 한 수도 두지 않으셔서 누구의 전적에도 남지 않아요.
button-withdraw-challenge = 도전 취소
button-keep-playing = 계속하기
dismissed-before = 완료했어요.
changed-later = 누른 버튼은 반영됐어요. 지금은 Discord에서 게임판을 바꾸지 못하게 해서 잠시 뒤에 바뀌어요. 그래도 그대로라면 `/ttt board` 명령어로 다시 띄우세요.
answer-refused = Discord에서 제 답장을 보여 주지 않았어요. 이 서버의 AutoMod가 그 안의 단어나 이름을 허용하지 않을 수 있어요.
answer-forbidden = Discord에서 제가 여기에 글을 올리지 못하게 해요. 이 서버를 관리하는 사람이 허용할 수 있어요.
answer-too-large = Discord에 올리기에는 너무 커요.
answer-lost = Discord에서 제 답을 받지 않았어요. 잠시 후 다시 시도해 주세요.
posted-otherwise = Discord에서 제 답을 받지 않아서 일반 메시지로 올렸어요.
resigned-private = [{ $id }번 게임]({ $link })을 기권했어요.
called-off-private = [{ $id }번 게임]({ $link })을 취소했어요.
button-restart = 기권하고 새로 시작

see-board = [게임판으로 이동]({ $link })

refused-broken-button = 알 수 없는 버튼이에요. 새 게임은 `/ttt start` 명령어로 시작하세요.
refused-kept-private = 이 서버에서는 제 답이 본인에게만 보여서, 다른 사람은 볼 수 없어요. 서버를 관리하는 사람이 저를 초대하거나 ‘외부 앱 사용’ 권한을 허용해 주면 돼요.
refused-unknown-command = 제가 모르는 명령어예요. Discord 앱을 다시 시작하면 목록이 새로 바뀌어요. 쓸 수 있는 명령어는 `/ttt help`에서 볼 수 있어요.
refused-unknown-choice = 여기서는 고를 수 없는 항목이에요. 명령어를 다시 열고, 나오는 것 중에서 골라 주세요.
refused-unknown-form = 알 수 없는 양식이에요. 다시 열어서 한 번 더 보내 주세요.
refused-not-watcher = 이 게임은 관전을 시작한 사람이나 관리자만 중단할 수 있어요. 직접 관전하려면 `/ttt watch` 명령어를 쓰세요.
refused-no-such-game = 그 게임은 이제 없어요. `/ttt start` 명령어로 새로 시작해 보세요.
refused-no-game-here = 이 채널에서 하고 있는 게임이 없어요. `/ttt start` 명령어로 시작해 보세요.
refused-no-game-with = 이 채널에서 { $opponent } 님과 하고 있는 게임이 없어요.
refused-not-your-game = 다른 사람의 게임이에요. 내 게임은 `/ttt start` 명령어로 시작하세요.
refused-not-your-turn = 아직이에요. 지금은 { $player } 님이 둘 차례예요.
refused-not-moderator = ‘메시지 관리하기’ 권한이 있는 멤버만 게임을 중단할 수 있어요.
refused-no-game-on-message = 이 메시지에는 게임이 없어요.
refused-stale-board = 그사이 게임이 진행됐어요. 지금 판은 이래요.
refused-old-copy = 예전 게임판이에요. [게임은 여기서 이어져요]({ $link }).
refused-game-is-over = 이미 끝난 게임이에요.
refused-already-playing = 여기서 { $opponent } 님과 하고 있는 게임이 있어요. [게임판으로 이동]({ $link })
refused-already-playing-waiting = 기다리는 동안 여기서 저나 다른 사람과 게임할 수 있어요.
refused-channel-not-allowed = 이 서버에서는 다른 곳에서 게임을 해요: { $channels }
refused-role-not-allowed = 이 서버에서는 정해진 역할이 있는 멤버만 게임을 할 수 있어요.
refused-too-soon = 이 서버에서는 도전 사이에 간격을 두어야 해요. { $wait }에 다시 시도해 주세요.
refused-too-many-games = 이 채널에서는 이미 한도인 게임 { $most }개가 진행 중이에요. 하나가 끝난 뒤에, 또는 다른 채널에서 시도해 주세요.
refused-too-many-watched = 이미 게임 { $most }개를 관전하고 있어요. 하나가 끝날 때까지 기다려 주세요.
refused-no-such-challenge = 그 도전은 이제 없어요. `/ttt challenge` 명령어로 새로 신청해 보세요.
refused-nothing-to-resign = 이 채널에는 하고 있는 게임도 신청한 도전도 없어요.
refused-challenge-closed-accepted = 한발 늦었어요. 이미 수락된 도전이에요.
refused-challenge-closed-declined = 한발 늦었어요. 이미 거절된 도전이에요.
refused-challenge-closed-withdrawn = 한발 늦었어요. 이미 취소된 도전이에요.
refused-challenge-closed-expired = 한발 늦었어요. 이미 만료된 도전이에요.
refused-not-your-challenge = { $player } 님에게 보낸 도전이에요. `/ttt challenge` 명령어로 직접 도전해 보세요.
refused-not-your-challenge-again = 이 도전은 신청한 사람만 다시 할 수 있어요. `/ttt challenge` 명령어로 직접 도전해 보세요.
refused-not-your-offer = 이 도전은 신청한 사람만 취소할 수 있어요. 대신 ‘{ button-join }’ 버튼을 눌러 보세요.
refused-own-challenge = 직접 신청한 도전이라 스스로 받아들일 수는 없어요. 취소하려면 ‘{ button-decline }’ 버튼을 누르세요.
refused-own-offer = 직접 신청한 도전이에요. 다른 사람이 참가해야 해요. 취소하려면 ‘{ button-withdraw }’ 버튼을 누르세요.
refused-already-challenging = 이 채널에 아직 열려 있는 도전이 있어요. 먼저 `/ttt resign` 명령어로 취소해 주세요. [도전으로 이동]({ $link })
refused-challenge-yourself = 자기 자신에게는 도전할 수 없어요. 저와 대결하려면 상대를 정하지 말고 `/ttt start` 명령어를 쓰세요.
refused-challenge-bot = 봇은 도전에 답하지 않아요. 저와 대결하려면 상대를 정하지 말고 `/ttt start` 명령어를 쓰세요.
refused-cannot-see-channel = 상대가 이 채널을 볼 수 없어서 답할 수도 없어요.
refused-cannot-be-challenged = 지금은 { $player } 님과 대결할 수 없어요.
refused-nobody-else-here = 이 대화는 다른 사람이 볼 수 없어요. 사람과의 대결은 서버나 그룹에서 신청하고, 저와 대결하려면 `/ttt start` 명령어를 쓰세요.
refused-unreadable-cell = “{ $text }”: 이런 칸은 없어요. b2 또는 5처럼 써 주세요.
refused-ambiguous-cell = “{ $text }”에 해당하는 칸이 여러 개예요: { $cells }. 어느 칸인지 써 주세요.
refused-off-board = { $where }: 이 판에 없는 칸이에요.
refused-cell-taken = { $where }: 이미 채워진 칸이에요.
refused-cell-leaving = { $where }: 여기 있는 내 말은 이번 수를 두어야 사라져서, 아직 빈칸이 아니에요. 다른 칸에 두어 주세요.
refused-store-unavailable = 지금은 데이터베이스에 연결할 수 없어서 아무것도 바뀌지 않았어요. 잠시 후 다시 시도해 주세요.
refused-outcome-unknown = 기록하는 순간 데이터베이스 연결이 끊겨서, 반영됐을 수도 있고 아닐 수도 있어요. 잠시 후 다시 시도해 주세요. 두 번 반영되는 일은 없고, 게임은 `/ttt board` 명령어로 확인할 수 있어요.
refused-person-blocked = 저와 게임할 수 없어요. 저를 운영하는 사람이 회원님을 차단했어요.
refused-server-blocked = 이 서버에서는 게임할 수 없어요. 저를 운영하는 사람이 이 서버를 차단했어요.
refused-not-now = 지금은 수를 끝까지 생각하지 못했어요. 잠시 후 다시 시도해 주세요.
refused-unexpected = 제 쪽에서 문제가 생겼어요. 게임은 무사해요. `/ttt board` 명령어로 볼 수 있어요.

## Help

help-title = ## 틱택토
button-help-play = 게임 방법
button-help-commands = 명령어
button-help-more = 난이도와 규칙
button-support = 지원
button-source = 소스 코드
button-privacy-policy = 개인정보 처리방침
button-terms = 이용 약관
button-begin = 게임 시작
help-goal = 세 개를 이으면 승리예요. 대각선도 돼요.
help-start = **저와 대결:** { $start } · 난이도 5가지
help-challenge = **친구와 대결:** { $challenge }
help-puzzle = **혼자서:** { $puzzle } · 매일 새 퍼즐
help-stuck = **막혔나요?** ‘{ button-hint }’로 최선의 수를 봐요.
help-lost = **졌나요?** ‘{ button-review-loss }’로 실수를 확인해요.
help-game = **게임 중에는**
help-on-hint = 저와 둘 때 최선의 수
# Words for cells are understood in English alone.
help-on-move = b2, 5 등
help-on-board = 내 게임판 다시 보기
help-on-resign = 게임 기권, 도전 취소
help-after = **둘러보기**
help-on-stats = 전적과 레이팅
help-on-leaderboard = 이곳의 순위
help-on-history = 내가 마친 게임
help-on-review = 내 실수 찾기
help-on-watch = Oxo끼리의 대결
help-yours = **내 취향대로**
help-on-preferences = 판 모양과 알림
help-on-privacy = 내 데이터
help-server = **서버 운영자라면**
help-on-settings = 판 모양, 채널, 제한
help-menus = **메뉴의 ‘앱’에서**
    사람 메뉴: *{ menu-challenge }*
    메시지 메뉴: *{ menu-stop }*
help-levels = **난이도** · `/ttt start` 명령어의 `level`
    - *{ level-beginner }* 아무 데나 둠
    - *{ level-easy }* 줄을 완성함
    - *{ level-casual }* 상대 줄도 막음
    - *{ level-clever }* 양수겸장만 놓침
    - *{ level-unbeatable }* 절대 지지 않음 (*{ board-short-vanishing }* 제외)
    -# 양수겸장: 두 줄을 동시에 노리는 수
help-boards = **게임판** · `/ttt start` 명령어의 `board`
    - 3×3, 세 개 잇기
    - 4×4, 네 개 잇기
    - 5×5, 네 개 또는 다섯 개 잇기
    - *거꾸로*: 세 개 이으면 **패배**
    - *{ board-short-vanishing }*: 최근에 둔 세 개만 남음
help-cells = **칸** · 왼쪽 위가 a1, 그 옆이 b1. 번호로 쓰면 왼쪽 위가 1.
help-time = **시간** · 서버에서 따로 정하지 않았다면 한 수에 하루. 사람끼리는 시간이 다 되면 져요.
help-screen-reader = **화면 낭독기를 쓴다면** `/ttt preferences` 명령어에서 판 모양을 ‘{ style-text }’로 바꾸세요.

## Settings

command-settings = 이 서버의 틱택토 설정하기(‘서버 관리하기’ 권한이 있는 멤버용)
command-preferences = 칸 번호, 판 모양, 알림, 나에게 도전할 수 있는 사람 설정하기
command-privacy = 내 데이터를 파일로 받거나 삭제하기
option-action = 내 데이터로 할 일
choice-export = 내 데이터를 파일로 받기
choice-delete = 내 데이터 삭제하기

player-somebody = 이름 없는 플레이어

settings-title = ### 이 서버의 틱택토
settings-note = 선택은 바로 저장되고, 다음 게임부터 적용돼요.
settings-page = { $page }/{ $pages } · { $name }
button-section-games = 게임
button-section-look = 말과 판 모양
button-section-places = 언어와 채널
button-section-limits = 제한
button-section-check = 점검
button-check-again = 다시 점검

settings-level = **Oxo의 실력:** 누군가 난이도를 고르기 전까지
settings-board = **게임판:** 따로 정하지 않았을 때
settings-clock = **한 수 제한 시간:** 사람끼리는 시간이 다 된 쪽이 져요.
settings-theme = **말:** 두 사람이 쓰는 이모지
settings-style = **판 모양:** 두 사람이 따로 정하지 않았을 때
settings-remains = **게임이 끝나면** 메시지에 남는 것
settings-sample = **이렇게 보여요**
settings-locale = **언어:** 모두에게 보이는 메시지의 언어. 나만 보는 메시지는 각자의 언어로 나와요.
settings-channels = **채널:** 게임을 시작할 수 있는 곳(안에 있는 스레드 포함). 아무것도 고르지 않으면 모두 허용돼요.
settings-roles = **역할:** 게임을 시작할 수 있는 사람. 아무것도 고르지 않으면 모두 허용돼요.
settings-puzzle-channel = **오늘의 퍼즐:** 제가 매일 퍼즐을 올릴 채널
puzzle-channel-none = 없음
settings-most-live = **동시에 진행되는 게임:** 채널 하나당 최대
settings-pause = **간격:** 같은 사람이 다시 도전할 때까지
settings-unrated = **레이팅 제외:** 이 사람들의 게임은 지난 것까지 누구의 레이팅에도 반영되지 않아요
unrated-none = 없음
channels-all = 모든 채널
roles-all = 모두
more-choices = 여기서 선택
button-ask-emoji = 원하는 이모지 두 개…

theme-classic = 클래식: Oxo가 그린 타일
theme-plain = 심플
theme-animals = 동물
theme-sky = 하늘
theme-garden = 정원
theme-sea = 바다
theme-own = 직접 고르기
style-server = 서버 설정대로
style-server-about = 서버 운영자가 고른 모양
style-emoji = 이모지
style-emoji-about = 타일 위에 놓인 말
style-text = 텍스트
style-text-about = 글자와 좌표, 화면 낭독기에 적합
remains-all = 게임판 전체
remains-line = 결과 한 줄만
language-auto = Discord 설정대로
most-live = 게임 { $count }개
pause-none = 간격 없음

form-emoji-title = 원하는 이모지 두 개
form-emoji-x-label = ❌ 대신
form-emoji-o-label = 🔵 대신
form-emoji-hint = 아무 이모지, 또는 :cat: 같은 이 서버 이모지의 이름

check-title = **{ $channel } 채널에서 제가 가진 권한**
check-has = ✅ { $permission }
check-lacks = ❌ **{ $permission }** 권한이 없어요:
check-well = 필요한 권한이 모두 있어요.
check-how = 이 채널을 관리하는 사람이 *채널 편집 → 권한*에서 제 역할에 허용할 수 있어요. 그런 다음 ‘{ button-check-again }’ 버튼을 눌러 주세요.
check-no-member = ❌ **제가 이 서버에 추가되어 있지 않아요.** 그래서 명령어와 버튼에만 답할 수 있어요. 차례가 왔다고 알려 줄 수 없고, 15분이 지난 판은 누군가 그 버튼을 눌러야만 바뀌어요.
check-not-allowed = ⚠️ 이 채널에서는 게임을 시작할 수 없어요. ‘{ button-section-places }’에서 고른 채널이 아니에요.
permission-view = 채널 보기
permission-view-why = 이 권한이 없으면 시간이 다 되거나 관리자가 게임을 중단해도 판을 새로 고칠 수 없어요.
permission-send = 메시지 보내기
permission-send-why = 이 권한이 없으면 차례가 왔거나 시간이 얼마 남지 않았다고 알려 줄 수 없어요.
permission-attach = 파일 첨부
permission-attach-why = 이 권한이 없으면 아무도 게임 그림을 공유할 수 없어요.
permission-send-in-threads = 스레드에서 메시지 보내기
permission-send-in-threads-why = 이 권한이 없으면 차례가 왔거나 시간이 얼마 남지 않았다고 알려 줄 수 없어요.

refused-servers-only = 설정은 서버마다 따로 있으니 서버에서 이 명령어를 써 주세요. 내 설정은 `/ttt preferences` 명령어에 있어요.
refused-not-manager = 여기 설정은 ‘서버 관리하기’ 권한이 있는 멤버만 바꿀 수 있어요. 내 설정은 `/ttt preferences` 명령어에 있어요.
refused-not-your-panel = 다른 사람을 위한 화면이에요. 내 화면은 `/ttt settings`, `/ttt preferences`, `/ttt privacy` 명령어로 열 수 있어요.
refused-not-your-notice = 다른 사람에게 보낸 알림이에요. 내 알림은 `/ttt preferences` 명령어로 설정할 수 있어요.
refused-unknown-emoji = “{ $text }”: 여기서 쓸 수 있는 이모지가 아니에요. 일반 이모지나 :cat: 같은 이 서버 이모지의 이름을 써 주세요.
refused-marks-alike = 두 말은 서로 달라야 하고 빈칸 ⬛ 모양과도 달라야 해요. 그래야 판을 알아볼 수 있어요.

## Preferences

preferences-title = ### 내 설정
preferences-note = 선택은 바로 저장되고, 어디서 게임을 하든 적용돼요.
preferences-numbering = **칸 번호:** `/ttt move` 명령어에서 쓰는 번호
preferences-style = **판 모양:** 다음 게임부터
preferences-pings = **제가 멘션해도 되는 때**
preferences-challenges = **나에게 도전할 수 있는 사람**
preferences-results = **오늘의 퍼즐 결과에 내 이름:** 퍼즐을 채널에 올리는 서버에서
preferences-blocked = **대결하지 않을 사람:** 아무에게도 안 알려요.
pings-turns = 항상, 차례가 왔을 때도
pings-turns-about = 차례 알림은 1분 안에 두지 않았을 때만
pings-some = 도전과 시간만
pings-some-about = 내 도전이 수락됐을 때도 알림, 차례 알림은 없음
pings-none = 받지 않기
pings-none-about = 도전과 시간 안내는 채널에서 볼 수 있어요
challenges-anyone = 누구나
challenges-nobody = 아무도 안 됨
results-named = 내 이름으로
results-unnamed = 이름 없이
numbering-reading = 읽는 순서: 왼쪽 위가 1
numbering-keypad = 숫자 키패드: 왼쪽 위가 7

## Privacy

exported = 제가 보관하고 있는 회원님의 데이터는 이게 전부예요: 참가한 게임, 레이팅, 퍼즐, 도전, 설정.
exported-packed = 제가 보관하고 있는 회원님의 데이터는 이게 전부예요: 참가한 게임, 레이팅, 퍼즐, 도전, 설정. 양이 많아서 압축했어요. gzip이나 대부분의 압축 프로그램으로 열 수 있어요.
forget-question =
    ### 데이터를 삭제할까요?
    진행 중인 게임은 기권 처리되고, 열려 있는 도전은 닫혀요. ID, 이름, 레이팅, 퍼즐 기록, 설정이 삭제돼요. 끝난 게임은 함께한 상대를 위해 남지만, 상대에게는 회원님 대신 “{ player-somebody }”라고 보이고 상대의 레이팅은 회원님을 빼고 다시 계산돼요. 회원님의 도전을 받지 않기로 한 사람이나 회원님의 게임을 레이팅에서 제외한 서버가 있다면 그 설정은 그대로 남고, 이를 위해 회원님의 ID만 보관해요.
    삭제하면 **되돌릴 수 없어요.** 이미 채널에 올라온 메시지에는 이름이 그대로 남고, 저를 운영하는 사람의 백업에는 새 백업으로 바뀔 때까지 데이터가 남아 있어요. 다시 게임을 하면 처음부터 새로 시작해요.
button-forget = 내 데이터 삭제
forgotten =
    데이터를 삭제했어요. { $games ->
        [0] 끝난 게임은 없었어요.
       *[other] 게임 { $games }개에서 이제 회원님 대신 “{ player-somebody }”라고 보여요.
    } { $ended ->
        [0] { "" }
       *[other] 진행 중이던 게임 { $ended }개는 기권 처리됐어요.
    } 채널에 올라온 메시지에는 거기서 지워질 때까지 이름이 남고, 저를 운영하는 사람의 백업에는 새 백업으로 바뀔 때까지 데이터가 남아 있어요.

## Looking on, ahead and back

command-hint = Oxo와의 게임에서 최선의 수 보기. 나만 볼 수 있어요
command-watch = Oxo끼리 대결하는 모습 관전하기
command-history = 끝난 게임 목록 보기. 나만 볼 수 있어요
command-review = 끝난 게임을 한 수씩 보며 실수 찾기. 나만 볼 수 있어요
option-x = 먼저 두는 X 쪽 Oxo의 실력
option-o = O 쪽 Oxo의 실력
option-user-history = 누구의 게임인지. 비워 두면 내 게임
option-game = 판 아래의 번호로 고르는 게임. 비워 두면 여기서 한 내 최근 게임

button-hint = 힌트
button-play-cell = { $cell } 칸에 두기
button-rematch = 재대결
button-decider = 승부 가리기
rematch-wanted = **{ $player }** 님이 재대결을 원해요. { $opponent } 님이 ‘{ button-rematch }’ 버튼을 누르면 시작해요.
rematch-awaited = 이미 재대결을 신청했어요. { $opponent } 님도 ‘{ button-rematch }’ 버튼을 누르면 바로 시작해요.
button-review = 복기
button-review-loss = 왜 졌지?
button-back = 이전
button-next = 다음
button-next-mistake = 다음 실수
button-to-mistake = 실수 보기
button-first-mistake = 첫 실수
button-first = 처음
button-share = 공유
button-save = 그림 저장
button-newer = 최근 게임
button-older = 이전 게임

game-computer-to-move = 둘 차례: { $mark } { $player }

hint-title = { $id }번 게임 힌트
hint-best = 최선은 **{ $cell }**: { $reason }.
hint-last = 빈칸은 이제 **{ $cell }** 하나뿐이에요.
hint-try = **{ $cell }** 칸에 두어 보세요: { $reason }.
hint-win = { $sign } 승리
hint-draw = { $sign } 무승부
hint-loss = { $sign } 패배
hint-unknown = { $sign } 아직 알 수 없음
hint-every-win = 어느 칸에 두어도 이겨요.
hint-every-draw = 어느 칸에 두어도 아직은 무승부예요.
hint-every-loss = 어느 칸에 두어도 져요.
hint-every-unknown = 어느 칸이 어떻게 이어질지 아직 알 수 없어요.
hint-opening = 귀퉁이, 중앙, 변의 첫수 중 반드시 이기는 것은 하나예요. 어느 것인지는 직접 찾아보세요. 그 칸으로 시작한 다음 힌트를 다시 누르면, 어디에 두어야 아직 이기는지 힌트마다 알려 드려요.
hint-hollow = 힌트를 쓴 결과로는 속이 빈 별만 받아요.
# Latin letters: wide ones would push the columns of the board apart.
hint-letter-win = w
hint-letter-draw = d
hint-letter-loss = l
hint-letter-unknown = ?

reason-wins-at-once = 바로 줄을 완성해요
reason-forks = 여러 칸을 동시에 노려서, 상대는 하나밖에 못 막아요({ $cells })
reason-forces-win = { $moves ->
    [0] 어떻게 막아도 이겨요
    [1] 어떻게 막아도 이 한 수로 이겨요
   *[other] 어떻게 막아도 { $moves }수 만에 이겨요
}
reason-unblockable = 제 말이 사라질 { $cells } 칸을 노려서, 저는 막을 수 없어요
reason-only-win = { $moves ->
    [0] 이기는 칸은 여기뿐이에요
    [1] 이 한 수로 이기고, 다른 칸으로는 못 이겨요
   *[other] { $moves }수 만에 이기고, 다른 칸으로는 못 이겨요
}
reason-misere-win = 제가 어떻게 응수해도 줄을 완성할 수밖에 없어요
reason-blocks = 제 줄을 막아요
reason-only-draw = 다른 칸은 모두 져요
reason-spoils-fork = { $count ->
    [1] 제가 { $cells } 칸에서 두 줄을 동시에 노리려는데, 이 수로 막을 수 있어요
   *[other] 제가 두 줄을 동시에 노리려는데, 이 수로 막을 수 있어요
}
reason-threatens = 한 줄을 노려서, 제가 { $cells } 칸을 막아야 해요
reason-sets-traps = 제가 { $cells } 칸에 응수하면 제가 져요
reason-sets-many-traps = 제 응수 중 { $count }개가 지는 수예요
reason-avoids-line = 줄을 완성하지 않아요
reason-holds = 무승부를 지켜요
reason-delays = 이제 어디에 두어도 지지만, 여기가 가장 오래 버텨요
reason-looks-best = 아직 열려 있는 줄이 여기보다 많이 지나가는 칸은 없어요

command-stats = 전적, 이긴 난이도와 레이팅 보기. 나만 볼 수 있어요
command-leaderboard = 여기서 레이팅이 가장 높은 사람들 보기. 나만 볼 수 있어요
option-user-stats = 누구의 전적인지. 비워 두면 내 전적
option-scope = 서버 전체, 또는 이 채널에서 대결하는 사람들
option-season = 2026 Q4처럼 쓰는 시즌(한 분기). 비워 두면 이번 시즌
choice-server = 서버 전체
choice-channel = 이 채널
button-higher = 위 순위
button-lower = 아래 순위

season = { $year } Q{ $quarter }
result = { $sign } { $games }
points = { NUMBER($points, useGrouping: 0) }
missing-games = 레이팅 게임 { $games }판

leaderboard-title = 이 서버의 순위표, { $season }
leaderboard-title-channel = <#{ $channel-id }> 순위표, { $season }
leaderboard-page = { $total ->
    [1] 1명
   *[other] { $total }명 · { $page }/{ $pages }쪽
}
leaderboard-none = 아직 여기에는 레이팅이 있는 사람이 없어요. 사람끼리의 게임이 레이팅에 반영돼요. `/ttt challenge` 명령어로 대결을 신청해 보세요.
leader-brief = { $place } <@{ $user-id }> · **{ NUMBER($rating, useGrouping: 0) }**
leader-brief-provisional = ⏳ <@{ $user-id }> · { NUMBER($rating, useGrouping: 0) }
games-so-far = 게임 { $most }판 중 { $games }판
leaders-provisional = ⏳ 아직 순위 없음: 레이팅 게임 { $games }판이 필요해요
leaders-unsettled = ? 레이팅 게임 { $games }판 미만
leaders-legend = ± 레이팅의 오차 범위
button-details = 자세히
button-overview = 간단히
button-post-here = 여기에 올리기
button-my-place = 내 순위
button-challenge-anyone = 대결 상대 찾기
own-place = **나:** { $total }명 중 { $place }위, { NUMBER($rating, useGrouping: 0) }점
own-provisional = ⏳ **나:** { NUMBER($rating, useGrouping: 0) }점. 순위에 오르기까지 남은 조건: { $missing }.
own-missing = ⏳ **순위에 오르기까지 남은 조건:** { $missing }.
own-none = **나:** 여기서는 아직 레이팅이 없어요. `/ttt challenge` 명령어로 누군가와 대결해 보세요.
own-left-out = **나:** 서버 운영자의 결정에 따라 레이팅에서 제외되어 있어요.
rated-games = 이곳에서 사람끼리 한 게임이 레이팅에 반영돼요. 같은 상대와는 하루 세 판까지, 나보다 { $points }점 이상 낮은 상대에게 거둔 승리는 제외돼요.
held-title = 🛡️ **‘{ level-unbeatable }’ 상대로 처음 비긴 사람**
held-first = { $board } · <@{ $first-id }> · { $date }
held-longest = { $board } · { $longest }번 연속 · <@{ $longest-id }>

stats-title-server = 이 서버에서 <@{ $user-id }> 님의 전적
stats-title-anywhere = <@{ $user-id }> 님의 전적
stats-none = 아직 끝난 게임이 없어요. `/ttt start` 명령어로 시작해 보세요.
stats-people = **사람과의 대결:** { $score }
stats-versus = **<@{ $reader-id }> vs <@{ $user-id }>:** { $score }
stats-streak = **연승:** { $current ->
    [0] 최고 { $best }
   *[other] 현재 { $current }, 최고 { $best }
}
stats-computer = **Oxo와의 대결:** { $score }
trophies-legend =
    { $star } 이긴 가장 어려운 난이도까지
    -# { $shield } ‘{ level-unbeatable }’ 상대로 무승부
trophies-legend-hints = { $star } 힌트를 쓰고 달성
trophies-legend-perfect = { $cup } 힌트 없이 ‘{ level-perfect }’ 상대로 승리
stats-levels = **Oxo와의 대결, 난이도별**
stats-run-legend = 🛡️ 최다 연속 무승부
stats-rating-brief = **레이팅 { $season }:** { NUMBER($rating, useGrouping: 0) } · { $how }
stats-settles = 순위에 오르기까지 남은 조건: { $missing }
stats-puzzles = **퍼즐 연속 성공:** { $current ->
    [0] 최고 { $best }일
   *[other] 현재 { $current }일, 최고 { $best }일
}
stats-spread = **레이팅 { $season }:** { NUMBER($rating, useGrouping: 0) } ± { $spread }
stats-past = { $season }: { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
stats-points = 최고 { NUMBER($highest, useGrouping: 0) }, 최저 { NUMBER($lowest, useGrouping: 0) }. 최근 기록(마지막이 최신): { $latest }
stats-graph = 📈 게임별 레이팅, 띠는 오차 범위
picture-rating = { $season } 레이팅을 나타낸 선 그래프. { $points }
stats-unrated = **레이팅:** { $season } 기록이 없어요. 사람끼리의 게임이 레이팅에 반영돼요.
stats-left-out = **레이팅:** 이 서버의 레이팅에서 제외되어 있어요.
is-provisional = 임시
is-at-place = { $place }위

refused-no-leaderboard-here = 레이팅은 서버에만 있어요. 대결하는 서버에서 순위표를 열어 보세요.
refused-unknown-season = “{ $text }”: 알아볼 수 없는 시즌이에요. 2026 Q4처럼 연도와 분기를 써 주세요.

history-title-server = 이 서버에서 <@{ $user-id }> 님의 게임
history-title-anywhere = <@{ $user-id }> 님의 게임
history-none = 아직 끝난 게임이 없어요. `/ttt start` 명령어로 시작해 보세요.
history-page = { $total ->
    [1] 1판
   *[other] { $total }판, 최신순 · { $page }/{ $pages }쪽
}
legend-won = 🟩 승리
legend-drawn = 🟨 무승부
legend-lost = 🟥 패배
legend-otherwise = ⬛ 결과 없음
history-won = 승리 vs { $opponent } · #{ $id }
history-lost = 패배 vs { $opponent } · #{ $id }
history-drawn = 무승부 vs { $opponent } · #{ $id }
history-unfinished = 미완료 vs { $opponent } · #{ $id }
history-stopped = 중단 vs { $opponent } · #{ $id }
history-set-aside = 무효 vs { $opponent } · #{ $id }
history-called-off = 취소 vs { $opponent } · #{ $id }
history-choice = { $game } · { $ago } · { $board }
ago-now = 방금

review-where = { $id }번 게임 · { $board }
review-at-start = { $total ->
    [1] 단 한 수를 두기 전
   *[other] 전체 { $total }수 중 첫수를 두기 전
}
review-at = { $total }수 중 { $ply }번째 수: { $mark } { $player } · **{ $cell }**
review-at-own = { $total }수 중 { $ply }번째 수: { $mark } 나 · **{ $cell }**
review-moves = 기보: { $moves }
review-moves-marked = 기보(? 표시는 실수): { $moves }
review-no-moves = 아무도 수를 두지 않아서 복기할 내용이 없어요.
review-no-mistakes = ✨ **양쪽 모두 실수가 하나도 없었어요.**
review-more-mistakes = …그 밖에 { $count }개.
mistake-own = { $number }번째 수로 내가 둔 { $cell }
mistake-of = { $number }번째 수로 { $player } 님이 둔 { $cell }
mistake-win-draw = **{ $move }** 때문에 승리를 놓쳤어요. 최선의 칸은 { $better }: 이길 수 있었어요.
mistake-win-loss = **{ $move }** 때문에 이기던 게임을 졌어요. 최선의 칸은 { $better }: 이길 수 있었어요.
mistake-draw-loss = **{ $move }** 때문에 게임을 졌어요. 최선의 칸은 { $better }: 비길 수 있었어요.
mistake-draw-loss-back = **{ $move }** 때문에 질 뻔했어요. 최선의 칸은 { $better }: 비길 수 있었어요.

watch-begin = 누가 먼저 실수할까요?
watch-slipped = { $player } 실수! { $mark } 쪽은 알아챘을까요?
watch-missed = { $player } 쪽이 승리를 놓쳤어요. 다시 팽팽!
watch-wins = { $player } 쪽에 필승의 수순이 있어요.
watch-even = 아직은 팽팽해요.
watch-wins-still = { $player } 쪽 필승은 그대로예요.
watch-wins-yet = { $player } 쪽이 승기를 놓지 않아요.
watch-even-still = 여전히 팽팽해요.
watch-even-yet = 양쪽 다 물러서지 않아요.

picture-keep = 간직하려면 그림을 길게 누르거나 마우스 오른쪽 버튼으로 클릭하세요.
shared-by = { $player } 님이 공유
picture-game = 움직이는 게임판: { $board }. { $first-mark } { $first }, { $second-mark } { $second }. 기보: { $moves }. { $result }
picture-won = { $player } 승리.
picture-nobody-won = 승자 없음.

refused-cannot-attach = 이 채널에서는 파일을 첨부할 수 없어서 그림을 공유하지 못해요. ‘{ button-save }’ 버튼을 누르면 혼자 볼 수 있게 보내 드려요.
refused-picture-is-being-drawn = 이전 그림을 아직 그리고 있어요. 다 되면 이 그림을 다시 요청해 주세요.
refused-not-played-by-you = 이 게임은 직접 둔 사람만 공유할 수 있어요.
refused-game-shared = 이 게임은 이 채널에 이미 공유됐어요.
refused-shared-just-now = 방금 공유했어요. { $wait }에 다시 공유할 수 있어요.
refused-game-still-on = 아직 진행 중인 게임이에요. 끝나면 복기하거나 다시 대결할 수 있어요.
refused-hint-against-person = 상대가 사람이라 힌트를 쓰면 반칙이에요. 힌트는 저와 하는 게임에서만 쓸 수 있어요: `/ttt start`
refused-nothing-to-review = 여기서 볼 수 있는 게임 중에는 없어요. 판 아래의 번호를 `12`처럼 쓰거나 `/ttt history` 명령어로 찾아보세요.
refused-nothing-played-here = 이 채널에서 끝낸 게임이 없어요. 지금까지 한 게임은 `/ttt history` 명령어로 볼 수 있어요.
refused-others-history = 여기서는 내 게임만 볼 수 있어요. 다른 사람의 게임은 그 게임을 한 서버에서 볼 수 있어요.
refused-export-running = 이미 데이터를 모으고 있어요. 파일은 첫 번째 요청의 답으로 보내 드려요.
refused-opponent-forgotten = 상대가 데이터를 삭제해서 재대결을 신청할 수 없어요. `/ttt challenge` 명령어로 다른 사람에게 도전해 보세요.
