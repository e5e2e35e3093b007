### Every word that a player sees, in British English.

## Commands

command-ttt = Noughts and crosses: play the bot or each other
command-start = Start a game of noughts and crosses
command-challenge = Offer a game to somebody, or to anyone here
command-move = Mark a cell in your game in this channel
command-board = Show the board of your game again, at the bottom of the channel
command-resign = End your game here, or withdraw your challenge
command-help = How to play, the levels and the commands
menu-challenge = Challenge to noughts and crosses
menu-stop = Stop this game
option-opponent = Who to play; leave it out to play the bot
option-opponent-challenge = Who to challenge; leave it out to let anyone join
option-level = How well the bot plays
option-board = Which board to play on
option-mark = Your mark
option-first = Who makes the first move
option-cell = Where to play: b2, 5, centre, top left …
choice-random = Drawn by lot
choice-first-me = Me
choice-first-opponent = My opponent

level-beginner = Beginner
level-easy = Easy
level-casual = Casual
level-clever = Clever
level-unbeatable = Unbeatable

board-3x3 = 3×3, three in a row
board-4x4 = 4×4, four in a row
board-5x5 = 5×5, four in a row
board-5x5-five = 5×5, five in a row
board-misere = Misère 3×3: three in a row loses

## The game

player-computer = Oxo ({ $level })
player-computer-alone = Oxo
game-title = { $first-mark } { $first } vs { $second-mark } { $second }
game-to-move = Your move, { $player } { $mark }
game-won = { $mark } **{ $player } wins!**
game-won-misere = { $count ->
    [3] { $loser-mark } { $loser } made three in a row, so { $mark } **{ $player } wins!**
   *[other] { $loser-mark } { $loser } made { $count } in a row, so { $mark } **{ $player } wins!**
}
game-won-resigned = { $mark } **{ $player } wins:** { $loser } resigned
game-won-time = { $mark } **{ $player } wins:** { $loser } ran out of time
game-drawn = **It is a draw.**
game-newcomer = This is *{ level-unbeatable }*: a draw is the most that anyone gets. New here? Warm up on *{ $level }*.
game-unfinished = **Unfinished:** nobody moved in time.
game-stopped = **Stopped** by a moderator.
game-set-aside = **Set aside** for a game between people.
game-footer = Game { $id }
game-footer-last = last move { $cell }
game-footer-line = the row: { $cells }
game-footer-clock = time runs out { $when }
game-moved = The board of game { $id } has moved: [see it here]({ $link })

button-resign = Resign
button-start-easier = Play an easier level
button-try-next = Try the next level
button-try-easier = Try an easier level

end-first-win = 🎉 **{ $player }’s first win against { $level }!**
end-beat-beginner = Warmed up? *{ level-easy }* completes a row as soon as you leave it one.
end-beat-easy = *{ level-casual }* will not let you have that row so easily: it blocks.
end-beat-casual = *{ level-clever }* knows where a mark is worth most. Surprise it.
end-beat-clever = *{ level-clever }* never saw it coming. Only *{ level-unbeatable }* is left: a draw there is worth a win.
end-beat-unbeatable = This was not supposed to be possible. Remember it well.
end-held = 🛡️ { $player } held *{ level-unbeatable }* to a draw, and nobody gets more than that.
end-drawn = A full board, and not one row on it.
end-lost = Next time, perhaps. *{ button-review }* shows where it slipped away.
end-lost-unbeatable = *{ level-unbeatable }* waits for one mistake. *{ button-review }* shows which one it was.
end-lost-again = Nobody beats *{ level-unbeatable }*. An easier level makes mistakes of its own: catch one.
end-won = { $player } needed { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}. Revenge is one click away.
end-won-misere = Patience pays. Revenge is one click away.
notice-accepted = <@{ $player-id }>, { $opponent } is playing you: [game { $id }]({ $link }) is on.
notice-turn = <@{ $player-id }>, { $opponent } moved, so it is your turn in [game { $id }]({ $link }).
notice-time = <@{ $player-id }>, it is your move in [game { $id }]({ $link }). Your time runs out { $when }.
notice-outdated = [Game { $id }]({ $link }) goes on.
notice-time-quiet = { $player }, it is your move in [game { $id }]({ $link }). Your time runs out { $when }.

## Challenges

challenge-to = <@{ $opponent-id }>, **{ $challenger }** challenges you to noughts and crosses.
challenge-to-closed = **{ $challenger }** challenged **{ $opponent }** to noughts and crosses.
challenge-to-anyone = **{ $challenger }** is looking for somebody to play noughts and crosses.
challenge-to-anyone-closed = **{ $challenger }** was looking for somebody to play noughts and crosses.
challenge-terms = { $board } · { $opens } · expires { $expires }
challenge-opens-me = { $challenger } moves first
challenge-opens-opponent = { $opponent } moves first
challenge-opens-anyone = whoever joins moves first
challenge-opens-random = who moves first is drawn by lot
challenge-accepted = Accepted: the game is on.
challenge-declined = { $opponent } declined.
challenge-withdrawn = { $challenger } withdrew the challenge.
challenge-expired = { $opponent } did not answer in time.
challenge-expired-open = Nobody joined in time.
challenge-withdrawn-private = Your challenge is withdrawn.
button-accept = Accept
button-decline = Decline
button-join = Join
button-withdraw = Withdraw
button-challenge-again = Challenge again

## Private answers

stopped-private = Game { $id } is stopped.
resign-question = **Resign game { $id }?** { $opponent } wins it then.
button-confirm-resign = Yes, resign
resigned-private = You resigned [game { $id }]({ $link }).
button-restart = Resign it and start this one
button-set-aside-accept = Set it aside and accept
button-set-aside-join = Set it aside and join
set-aside-private = Your game against me is set aside. It counts neither as won nor as lost.

see-board = [Jump to the board]({ $link })

refused-broken-button = I do not know this button. Use `/ttt start` for a new game.
refused-no-such-game = That game is gone. Use `/ttt start` for a new one.
refused-no-game-here = You have no game in this channel. Use `/ttt start` to play.
refused-not-your-game = Only the two players of a game can use its buttons. Use `/ttt start` for a game of your own.
refused-not-your-turn = It is not your turn yet.
refused-not-moderator = Only members who may manage messages can stop a game.
refused-no-game-on-message = There is no game on this message.
refused-stale-board = The game moved on: this is the board now.
refused-old-copy = This is an old copy of the board. [The game goes on here]({ $link }).
refused-game-is-over = This game has ended.
refused-already-playing = You have a game here: finish it, or resign it first. [Jump to the board]({ $link })
refused-already-playing-opponent = { $player } has a game in this channel already.
refused-playing-computer = You are playing me here, and that can wait. [Jump to the board]({ $link })
refused-channel-not-allowed = Games are played elsewhere on this server: { $channels }
refused-role-not-allowed = This server keeps games to members with certain roles.
refused-too-soon = This server wants a pause between challenges. Try again { $wait }.
refused-too-many-games = This channel has { $most ->
    [one] 1 game
   *[other] { $most } games
} going on, which is as many as it may. Try again when one has ended, or elsewhere.
refused-too-many-watched = You are watching { $most ->
    [one] 1 game
   *[other] { $most } games
} already: let one end first.
refused-no-such-challenge = That challenge is gone. Use `/ttt challenge` to make one.
refused-nothing-to-resign = You have no game and no challenge in this channel.
refused-challenge-closed-accepted = Too late: this challenge was accepted.
refused-challenge-closed-declined = Too late: this challenge was declined.
refused-challenge-closed-withdrawn = Too late: this challenge was withdrawn.
refused-challenge-closed-expired = Too late: this challenge has expired.
refused-not-your-challenge = This challenge is for somebody else.
refused-not-challenger = Only whoever made this challenge can make it again. `/ttt challenge` makes one of your own.
refused-own-challenge = This is your own challenge: somebody else must take it.
refused-already-challenging = You have an open challenge in this channel: withdraw it with `/ttt resign` first. [Jump to the challenge]({ $link })
refused-challenge-yourself = You cannot challenge yourself. To play the bot, use `/ttt start` without an opponent.
refused-challenge-bot = Bots do not answer challenges. To play me, use `/ttt start` without an opponent.
refused-cannot-see-channel = They cannot see this channel, so they could not answer.
refused-cannot-be-challenged = You can’t play { $player } right now.
refused-nobody-else-here = Nobody else can see this conversation. Challenge people in a server or a group; to play me, use `/ttt start`.
refused-unreadable-cell = “{ $text }” is not a cell. Write b2, 5, centre or top left.
refused-ambiguous-cell = “{ $text }” could be { $cells }. Write which one.
refused-off-board = { $where } is not on this board.
refused-cell-taken = { $where } is taken.
refused-store-unavailable = The database cannot be reached just now, so nothing was changed. Please try again in a moment.
refused-outcome-unknown = The database went away just as I wrote that down, so it may or may not have happened. Try again in a moment: nothing happens twice, and `/ttt board` shows your game.
refused-unexpected = Something went wrong on my side. Your game is safe: `/ttt board` shows it.

## Help

help-title = ## Noughts and crosses
button-help-play = How to play
button-help-more = Levels, rules and more
help-start = **Play me:** { $start }, then press a cell. Three of your marks in a row win. Its options set the level, the board, your mark and who moves first.
help-challenge = **Play each other:** { $challenge }, or a person’s menu: *Apps → { menu-challenge }*.
help-game = **While you play**
help-on-hint = the best cell, against me
help-on-move = b2, 5, centre, top left …
help-on-board = at the bottom again
help-on-resign = also withdraws an offer
help-after = **Before and after**
help-on-stats = results and rating
help-on-leaderboard = the best of this server
help-on-history = your finished games
help-on-review = mistakes, sharing
help-on-watch = I play myself
help-rematch = Under a finished game, *{ button-rematch }* swaps sides and *{ button-review }* shows where it turned.
help-yours = **To your liking**
help-on-preferences = looks and pings
help-on-privacy = your data
help-screen-reader = **With a screen reader,** choose the drawing *Text*: boards are letters, and each button says its cell and mark.
help-server = **For those who run a server**
help-on-settings = looks, places, limits
help-stop = *Apps → { menu-stop }* on a message ends its game.
help-levels = **Levels** · *{ level-beginner }* plays anywhere · *{ level-easy }* completes a row · *{ level-casual }* also blocks yours · *{ level-clever }* likes centre and corners, yet misses forks · *{ level-unbeatable }* never loses
help-boards = **Boards** · 3×3, three in a row · 4×4, four · 5×5, four or five · *Misère*: completing a row **loses**
help-cells = **Cells** · columns are letters, rows are numbers: a1 is top left, and so is 1.
help-time = **Time** · a day a move, or as the server says. Between people, running out loses.
help-again = { $help } shows this page.

## Settings

command-settings = Set up noughts and crosses on this server (for members with Manage Server)
command-preferences = How you number cells, how boards look to you, and pings
command-privacy = Get a file of your data, or have it removed
option-action = What to do with your data
choice-export = Send me my data as a file
choice-delete = Remove my data

player-somebody = Somebody

settings-title = ### Noughts and crosses on this server
settings-note = Only you see this. Each choice is kept at once and counts for games from now on.
button-section-games = Games
button-section-look = Look
button-section-places = Language and places
button-section-limits = Limits
button-section-check = Check

settings-level = **How well I play** when nobody says otherwise
settings-board = **Board** when nobody says otherwise
settings-clock = **Clock:** how long a move may take. Between people, whoever runs out of time loses.
settings-theme = **Marks** of the two players
settings-style = **Drawing** of boards, where the players prefer no other
settings-remains = **When a game has ended,** this stays of its message
settings-sample = **This is how it looks**
settings-locale = **Language** of public messages. Private ones speak the language of whoever reads them.
settings-channels = **Channels** where games may start, threads in them included. Choose none to allow all.
settings-roles = **Roles** that may start games. Choose none to allow everyone.
settings-most-live = **Games at once** in one channel, at most
settings-pause = **Pause** between two challenges of one person
settings-unrated = **Left out of the ratings:** the games of these people count for nobody, earlier ones too
unrated-none = Nobody
channels-all = Every channel
roles-all = Everyone
more-choices = Choose here
button-ask-clock = Another length of time …
button-ask-emoji = Two emoji of your own …

theme-classic = Classic
theme-animals = Animals
theme-sky = Sky
theme-garden = Garden
theme-sea = Sea
theme-own = Your own
style-server = As the server draws it
style-emoji = Emoji: a picture of the board above the buttons
style-compact = Compact: only the buttons while a game is going on
style-text = Text: letters and coordinates, good for screen readers
remains-all = The whole board
remains-line = Only a line with the result
language-auto = As set on Discord
most-live = { $count ->
    [one] 1 game
   *[other] { $count } games
}
pause-none = No pause

form-clock-title = Clock
form-clock-label = How long may a move take?
form-clock-hint = From 1 minute to 7 days: 90m, 2h, 1h 30m or 3d
form-emoji-title = Two emoji of your own
form-emoji-x-label = Instead of ❌
form-emoji-o-label = Instead of 🔵
form-emoji-hint = Any emoji, or one of this server’s own by its name, such as :cat:

check-title = **What I may do in { $channel }**
check-has = ✅ { $permission }
check-lacks = ❌ **{ $permission }** is missing:
check-well = Everything I need is here.
check-how = Whoever manages this channel can allow it under *Edit Channel → Permissions*, for my role. Press *{ button-section-check }* to look again.
check-no-member = ❌ **This server has not added me,** so I can only answer commands and buttons: I cannot tell anyone that it is their turn, and boards older than 15 minutes change only when somebody presses a button on them.
check-not-allowed = ⚠️ Games may not start in this channel: it is not among those chosen under *{ button-section-places }*.
permission-view = View Channel
permission-view-why = without it I cannot bring a board up to date when time runs out or a moderator stops a game.
permission-send = Send Messages
permission-send-why = without it I cannot tell players that it is their turn or that their time runs out.
permission-attach = Attach Files
permission-attach-why = without it nobody can share the picture of a game.
permission-send-in-threads = Send Messages in Threads
permission-send-in-threads-why = without it I cannot tell players that it is their turn or that their time runs out.

refused-servers-only = Settings belong to a server, so use this command in one. Your own preferences are under `/ttt preferences`.
refused-not-manager = Only members who may manage this server can change its settings. Your own preferences are under `/ttt preferences`.
refused-not-your-panel = This was made for somebody else. Open your own with `/ttt settings`, `/ttt preferences` or `/ttt privacy`.
refused-unreadable-clock = “{ $text }” is not a length of time. Write 90m, 2h, 1h 30m or 3d.
refused-clock-out-of-range = A move may take from 1 minute to 7 days.
refused-unknown-emoji = “{ $text }” is no emoji that I can use here. Take any usual emoji, or one of this server’s own by its name, such as :cat:
refused-marks-alike = The two marks must differ from each other and from the empty square ⬛, or nobody could read the board.

## Preferences

preferences-title = ### Your preferences
preferences-note = Only you see this. They go with you wherever you play.
preferences-numbering = **Numbers of the cells** when you type a move with `/ttt move`
preferences-style = **Drawing** of your games, from the next one on. Against another person, *Text* counts if either of you prefers it, anything else if both do.
preferences-pings = **Pings:** when I may call you. Whoever answers within a minute is never told that it is their turn.
preferences-challenges = **Who may challenge you.** Nobody is told what you choose.
preferences-blocked = **Except these people:** they cannot challenge you, join your challenges or have a rematch, and nobody tells them why.
pings-none = Never
pings-some = When somebody challenges you or accepts, and when your time runs out
pings-turns = Also when your opponent has moved
challenges-anyone = Anyone
challenges-nobody = Nobody
numbering-reading = As you read: 1 is top left
numbering-keypad = Like a numeric keypad: 7 is top left

## Privacy

exported = This is all that I keep about you: the games you sat in, your ratings, your challenges and your preferences.
exported-packed = This is all that I keep about you: the games you sat in, your ratings, your challenges and your preferences. It is so much that I packed it: gzip and most programs that unpack files open it.
forget-question =
    ### Remove your data?
    You resign the games that you are playing, and your open challenges close. Your id, your name, your ratings and your preferences are removed. Finished games stay for those you played, who will see “{ player-somebody }” in your place; their ratings are worked out without you. Whoever chose not to be challenged by you keeps that choice, with your id alone.
    There is **no way back.** Messages that stand in channels already keep the name that they show, and backups of whoever runs me hold your data until newer ones replace them. If you play again, we start afresh.
button-forget = Remove my data
forgotten =
    Done: your data is removed. { $games ->
        [0] You were in no game.
        [one] 1 game now says “{ player-somebody }” in your place.
       *[other] { $games } games now say “{ player-somebody }” in your place.
    } { $ended ->
        [0] { "" }
        [one] You resigned the one that was going on.
       *[other] You resigned the { $ended } that were going on.
    } Backups of whoever runs me hold your data until newer ones replace them.

## Looking on, ahead and back

command-hint = What is best in your game against the bot? Only you see the answer
command-watch = Watch the bot play itself
command-history = List finished games; only you see the list
command-review = Step through a finished game and see its mistakes; only you see it
option-x = How well the bot plays with X, which moves first
option-o = How well the bot plays with O
option-user-history = Whose games; leave it out for your own
option-game = Leave it out for your latest game here; else pick one, or write the number under any board

button-hint = Hint
button-rematch = Rematch
button-review = Review
button-first = First
button-back = Back
button-next = Next
button-last = Last
button-share = Share
button-save = Save picture
button-newer = Newer
button-older = Older

game-computer-to-move = To move: { $mark } { $player }

hint-title = Hint for game { $id }
hint-best = Best is **{ $cell }**: { $reason }.
hint-win = { $sign } wins
hint-draw = { $sign } draws
hint-loss = { $sign } loses
hint-unknown = { $sign } too far to see
hint-letter-win = w
hint-letter-draw = d
hint-letter-loss = l
hint-letter-unknown = ?

reason-wins-at-once = it completes your row
reason-forks = it threatens { $cells } at the same time, and only one can be blocked
reason-forces-win = { $moves ->
    [0] it wins against any defence
    [one] it wins against any defence, in 1 move
   *[other] it wins against any defence, in { $moves } moves
}
reason-only-win = { $moves ->
    [0] no other cell wins
    [one] no other cell wins: this one does in 1 move
   *[other] no other cell wins: this one does in { $moves } moves
}
reason-blocks = it blocks your opponent’s row
reason-only-draw = every other cell loses
reason-spoils-fork = { $count ->
    [1] your opponent wants { $cells }, to threaten two rows at once, and this spoils it
   *[other] your opponent wants to threaten two rows at once, and this spoils it
}
reason-threatens = it keeps the draw, and your opponent must answer on { $cells }
reason-sets-traps = it keeps the draw, and your opponent loses by answering { $cells }
reason-sets-many-traps = it keeps the draw, and { $count ->
    [one] 1 of the answers loses
   *[other] { $count } of the answers lose
}
reason-avoids-line = it completes no row
reason-holds = it keeps the draw
reason-delays = every cell loses now, and this one takes longest
reason-looks-best = it lies on the most open rows

command-stats = Wins, draws and losses, streaks and rating; only you see them
command-leaderboard = Who is rated highest here? Only you see the list
option-user-stats = Whose statistics; leave it out for your own
option-scope = The whole server, or those who play in this channel
option-season = A quarter of a year, such as 2026 Q4; leave it out for the current one
choice-server = The whole server
choice-channel = This channel
button-higher = Higher
button-lower = Lower

season = { $year } Q{ $quarter }
score = { $wins } won, { $draws } drawn, { $losses } lost
points = { $points }
missing-games = { $games ->
    [one] one more rated game
   *[other] { $games } more rated games
}
missing-opponents = { $opponents ->
    [one] a game against somebody else
   *[other] games against { $opponents } others
}

leaderboard-title = Leaderboard of this server, { $season }
leaderboard-title-channel = Leaderboard of <#{ $channel-id }>, { $season }
leaderboard-page = { $total ->
    [1] 1 person
   *[other] { $total } people · page { $page } of { $pages }
}
leaderboard-none = Nobody has a rating here yet. Games between people are rated: `/ttt challenge` begins one.
leader = { $place } <@{ $user-id }> · **{ $rating }** ± { $spread } · { $wins } won, { $draws } drawn, { $losses } lost
leader-provisional = · <@{ $user-id }> · { $rating } ± { $spread }, provisional · { $wins } won, { $draws } drawn, { $losses } lost
own-place = **You** are at place { $place } of { $total } with { $rating } points.
own-provisional = **Your** { $rating } points are provisional, without a place yet. Still missing: { $missing }.
own-none = **You** have no rating here: play somebody with `/ttt challenge`.
own-left-out = **You** are left out of the ratings: those who run this server decided so.
rated-games = Rated are games between people here, three a day with the same one, and no win over somebody { $points } points below.
held-title = 🛡️ **Held *{ level-unbeatable }* to a draw**
held-line = { $board } · first <@{ $first-id }> on { $date } · { $longest ->
    [1] nobody twice in a row yet
   *[other] most in a row: { $longest }, by <@{ $longest-id }>
}

stats-title-server = Statistics of <@{ $user-id }> on this server
stats-title-anywhere = Statistics of <@{ $user-id }>
stats-none = No finished games yet. `/ttt start` begins one.
stats-people = **Against people:** { $score }
stats-versus = **<@{ $reader-id }> against <@{ $user-id }>:** { $score }
stats-streak = **Wins in a row:** { $current } now, { $best } at best
stats-computer = **Against me** in { $games ->
    [one] 1 game
   *[other] { $games } games
}: held to a draw { $held ->
    [one] once
   *[other] { $held } times
}, beaten { $beaten ->
    [one] once
   *[other] { $beaten } times
}
stats-computer-line = *{ $level }* on { $board }: { $score }
stats-run = { $line } · { $longest } draws in a row at best
stats-opening = **Favourite first move:** { $cell } on { $board }, in { $times } of { $games ->
    [one] 1 game
   *[other] { $games } games
}
stats-rating = **Rating { $season }:** { $rating } ± { $spread }, { $how }
stats-past = { $season }: { $rating } ± { $spread }, { $how }
stats-points = Highest { $highest }, lowest { $lowest }. Latest, the newest last: { $latest }
picture-rating = The rating in { $season } as a line. { $points }
stats-missing = Still missing until it is settled: { $missing }.
stats-unrated = **Rating:** none in { $season }. Games between people are rated.
stats-left-out = **Rating:** left out of the ratings of this server.
is-provisional = provisional
is-at-place = place { $place }

refused-no-leaderboard-here = There are no ratings outside of servers: ask for the leaderboard in one where you play.
refused-unknown-season = “{ $text }” is no season. Write a year and a quarter, such as 2026 Q4.

history-title-server = Games of <@{ $user-id }> on this server
history-title-anywhere = Games of <@{ $user-id }>
history-none = No finished games yet. `/ttt start` begins one.
history-page = { $total ->
    [1] 1 game
   *[other] { $total } games, the newest first · page { $page } of { $pages }
}
history-line = { $game } · { $board } · { $date }
history-won = Won against { $opponent } · #{ $id }
history-lost = Lost to { $opponent } · #{ $id }
history-drawn = Drawn with { $opponent } · #{ $id }
history-unfinished = Unfinished against { $opponent } · #{ $id }
history-stopped = Stopped, against { $opponent } · #{ $id }
history-set-aside = Set aside, against { $opponent } · #{ $id }
history-open = Open a game
history-choice = { $game } · { $ago } · { $board }
ago-now = just now

review-where = Game { $id } · { $board }
review-at-start = Before the { $total ->
    [1] only move
   *[other] first of { $total } moves
}
review-at = Move { $ply } of { $total }: { $mark } { $player } played **{ $cell }**
review-line = { $move } · the row: { $cells }
review-moves = Moves: { $moves }
review-no-moves = Nobody made a move, so there is nothing to look back on.
review-no-mistakes = **No mistakes found.**
review-more-mistakes = … and { $count } more.
mistake-win-draw = **Mistake:** move { $number }, { $cell }, gave the win away: { $better } won
mistake-win-loss = **Mistake:** move { $number }, { $cell }, lost: { $better } won
mistake-draw-loss = **Mistake:** move { $number }, { $cell }, lost: { $better } drew

shared-by = shared by { $player }
picture-game = An animated board: { $board }. { $first-mark } is { $first }, { $second-mark } is { $second }. Moves: { $moves }. { $result }
picture-won = { $player } wins.
picture-nobody-won = Nobody wins.

refused-cannot-attach = I may not attach files in this channel, so I cannot share a picture here. *{ button-save }* sends it to you alone.
refused-shared-just-now = You have just shared a game. You can share another { $wait }.
refused-game-still-on = That game is still being played. It can be reviewed, and played again, when it has ended.
refused-hint-against-person = Your opponent is a person, so a hint would be cheating. There are hints in games against me: `/ttt start`.
refused-nothing-to-review = There is no such game that you could look at here. Write the number under its board, such as `12`, or find it with `/ttt history`.
refused-nothing-played-here = You have finished no game in this channel. `/ttt history` lists those you played.
refused-others-history = Here you can list your own games. Those of others can be seen in the server where they were played.
refused-export-running = Your data is being collected already. The file comes as the answer to your first request.
refused-opponent-forgotten = Your opponent had their data removed, so nobody can be asked. `/ttt challenge` asks somebody else.
