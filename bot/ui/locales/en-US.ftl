### Every word that a player sees, in American English. Other languages have a file of the same keys.
###
### Names of people, marks and cells arrive as variables, escaped: never decline them, and write
### sentences that hold for anybody ("b2" is a cell, "Alice" or "Oxo (Easy)" a player, ❌ a mark).
### What stands in backquotes is typed as it is. Words in *asterisks* are names of buttons, levels or
### Discord's own menus. A button or level that another text mentions is referred to, so that both
### agree: { button-review }.
### Lengths to keep: commands, options and choices 100 characters, menus 32, buttons 80 (on a
### telephone about 20 stay on one line), titles and labels of forms 45, hints in forms 100.

## Commands

# The name of the game as people call it in your country: Noughts and crosses, Tres en raya,
# Morpion…
# Commands and options are short orders, and call the bot Oxo; in sentences it says "I".
command-ttt = Tic-tac-toe: play Oxo or each other
command-start = Start a game of tic-tac-toe
command-challenge = Challenge somebody to a game, or anyone here
command-move = Mark a cell in your game in this channel
command-board = Show the board of your game again, at the bottom of the channel
command-resign = Resign your game here, or withdraw your challenge
command-help = Explain the game, its levels and its commands
# In Discord's menu of a person, under Apps.
menu-challenge = Challenge to tic-tac-toe
# In Discord's menu of a message, under Apps, for moderators.
menu-stop = Stop this game
option-opponent = Who to play; leave it out to play Oxo
option-opponent-challenge = Who to challenge; leave it out to let anyone join
option-opponent-here = Against whom, where you have several games here
option-level = How well Oxo plays
option-board = Which board to play on
# ❌ or 🔵.
option-mark = Your mark
option-first = Who makes the first move
# Words for cells are understood in English alone: other languages mention b2 and 5 and leave
# "center" and "top left" out.
option-cell = Where to play: b2, 5, center, top left…
# For the first move and for the mark.
choice-random = Random
# The answer to "who makes the first move"; so is the next one.
choice-first-me = Me
choice-first-opponent = My opponent

# Five levels of the bot, weakest first, as names: they also stand in brackets behind its name.
# Perfect is what the strongest is called on the board Vanishing, where one opening beats it.
level-beginner = Beginner
level-easy = Easy
level-casual = Casual
level-clever = Clever
level-unbeatable = Unbeatable
level-perfect = Perfect

# The same five in the list of a command's option, with how each plays; help-levels says it, too.
choice-beginner = Beginner: plays anywhere
choice-easy = Easy: completes its rows
choice-casual = Casual: also blocks yours
choice-clever = Clever: misses only forks
choice-unbeatable = Unbeatable: never loses, except on Vanishing

board-3x3 = 3×3, three in a row
board-4x4 = 4×4, four in a row
board-5x5 = 5×5, four in a row
board-5x5-five = 5×5, five in a row
# Misère is the field's name for the game where completing a row loses.
board-misere = Misère 3×3: three in a row loses
# Each side keeps its three newest marks.
board-vanishing = Vanishing 3×3: only your newest three marks stay
# The same in lists, which must fit a telephone.
board-short-3x3 = 3×3
board-short-4x4 = 4×4
board-short-5x5 = 5×5
board-short-5x5-five = 5×5, five
board-short-misere = Misère
board-short-vanishing = Vanishing

## The game

# The bot itself is a player: Oxo (Easy).
player-computer = Oxo ({ $level })
player-computer-alone = Oxo
# ❌ Alice vs 🔵 Bob
game-title = { $first-mark } { $first } vs { $second-mark } { $second }
# Between people who have met before: how often each of them won.
game-title-score = { $first-mark } { $first } { $wins } – { $losses } { $second } { $second-mark }
# Everybody reads it, also who waits.
game-to-move = { $player }’s turn { $mark }
# In a game against the bot, whose title names the person.
game-your-move = Your move { $mark }
game-won = { $mark } **{ $player } wins!**
# The same as a heading, which names both: "❌ Alice beats 🔵 Oxo (Easy)!" Short, to stay in one line on a
# telephone. $loser has a mark before the name; likewise in the next ones, where they are a heading.
game-won-against = { $mark } **{ $player } beats { $loser }!**
# On a board where a row loses. Short, for it is a heading on a telephone.
game-won-misere = { $mark } **{ $player } wins:** { $loser } made a row
game-won-resigned = { $mark } **{ $player } wins:** { $loser } resigned
# The loser did not move within the time a move may take.
game-won-time = { $mark } **{ $player } wins:** { $loser } ran out of time
game-drawn = **It’s a draw.**
# On the board Vanishing, where a position that comes for the third time is a draw.
game-drawn-vanishing = **It’s a draw:** this position came for the third time.
# A draw is the best that can be had against Unbeatable.
game-held = 🛡️ **A draw: { $player } held *{ level-unbeatable }*!**
# In small print, in a line with the number of a game that somebody won or drew with help.
game-with-hints = { $hints ->
    [one] 1 hint
   *[other] { $hints } hints
}
# Table talk, in a line of its own below the buttons, behind the bot's mark: 38 characters at most, or
# the card changes its width as it is played. First, what each level says at the beginning, in its
# voice (end-beat-… describes them).
talk-greeting-beginner = { $variant ->
    [0] “Hi! Hello! Hi!”
    [1] “Is it my turn?”
    [2] “I know this one!”
   *[other] “A game! Yay!”
}
talk-greeting-easy = { $variant ->
    [0] “Ready? I’m ready!”
    [1] “I like this part.”
    [2] “Have fun! I will.”
   *[other] “Let’s go!”
}
talk-greeting-casual = { $variant ->
    [0] “No hurry.”
    [1] “Oh, hey.”
    [2] “Sure, why not.”
   *[other] “After you, I guess.”
}
talk-greeting-clever = { $variant ->
    [0] “I’ve prepared.”
    [1] “I have a plan.”
    [2] “Shall we? Good.”
   *[other] “As I expected.”
}
talk-greeting-unbeatable = { $variant ->
    [0] “I have time.”
    [1] “Welcome.”
    [2] “Show me.”
   *[other] “We’ll see.”
}
talk-greeting-perfect = { $variant ->
    [0] “Choose well.”
    [1] “Where do you begin?”
    [2] “I know every game.”
   *[other] “The first move counts.”
}
# The bot has just blocked a row of the reader's, who has another one to complete.
talk-forked-beginner = { $variant ->
    [0] “Two at once?”
    [1] “Is that allowed?”
    [2] “Wow, two!”
   *[other] “How did you do that?”
}
talk-forked-easy = { $variant ->
    [0] “Oh no. Oh no.”
    [1] “That’s not fair!”
    [2] “Two? Two!”
   *[other] “I only have one mark!”
}
talk-forked-casual = { $variant ->
    [0] “I can’t block both.”
    [1] “Well, that’s that.”
    [2] “Two? Show-off.”
   *[other] “Go on, then.”
}
talk-forked-clever = { $variant ->
    [0] “A fork. Of course.”
    [1] “I object.”
    [2] “Let me think. No.”
   *[other] “Not in my book.”
}
# It never happens.
talk-forked-unbeatable = “Impossible.”
# The bot has just blocked a row of the reader's, each level in its voice. Beginner and Easy do it by
# chance: neither looks for rows of the other one's.
talk-blocked-beginner = { $variant ->
    [0] “Was that yours?”
    [1] “I just like it here.”
    [2] “Oops. Sorry!”
   *[other] “Can I sit here?”
}
talk-blocked-easy = { $variant ->
    [0] “Lucky me!”
    [1] “Did I just block you?”
    [2] “Oh! That was close.”
   *[other] “Sorry! I didn’t look.”
}
talk-blocked-casual = { $variant ->
    [0] “Not so fast.”
    [1] “Sorry, no.”
    [2] “I’d rather not.”
   *[other] “Not there, no.”
}
talk-blocked-clever = { $variant ->
    [0] “I saw that.”
    [1] “Nice try.”
    [2] “Chapter one.”
   *[other] “I expected that.”
}
talk-blocked-unbeatable = { $variant ->
    [0] “No.”
    [1] “Not this way.”
    [2] “I know this one.”
   *[other] “Look elsewhere.”
}
talk-blocked-perfect = { $variant ->
    [0] “Seen.”
    [1] “Nothing stays.”
    [2] “It would have faded.”
   *[other] “Not while I look.”
}
# The reader has just blocked a row of the bot's. Beginner did not know that it had one.
talk-was-blocked-beginner = { $variant ->
    [0] “Was I winning?”
    [1] “I wanted that one!”
    [2] “Hey! Good spot!”
   *[other] “Now yours is there!”
}
talk-was-blocked-easy = { $variant ->
    [0] “Aw, well blocked!”
    [1] “Good eye!”
    [2] “So close!”
   *[other] “You looked!”
}
talk-was-blocked-casual = { $variant ->
    [0] “Fair enough.”
    [1] “Worth a try.”
    [2] “Oh, you saw it.”
   *[other] “Huh. Okay.”
}
talk-was-blocked-clever = { $variant ->
    [0] “You saw that.”
    [1] “A detour, then.”
    [2] “Correct, sadly.”
   *[other] “I have others.”
}
talk-was-blocked-unbeatable = { $variant ->
    [0] “Well seen.”
    [1] “Good.”
    [2] “You’re awake.”
   *[other] “You had to.”
}
talk-was-blocked-perfect = { $variant ->
    [0] “Well timed.”
    [1] “You count, too.”
    [2] “It comes back.”
   *[other] “Good. Keep counting.”
}
# What Perfect says before the first move of whoever opens.
game-perfect = “One opening beats me. Find it.”
# On the first games of a person, against Unbeatable, above the buttons of the levels.
game-triumph = *{ level-unbeatable }* never loses: a draw is a triumph.
game-unfinished = **Unfinished:** nobody moved in time.
game-stopped = **Stopped** by a moderator.
# A game that the bot played against itself, for somebody who watched it.
game-stopped-watched = **Stopped.**
# The rule of misère, on every card of such a game.
rule-misere = **Three in a row loses.**
# Likewise on the board Vanishing, where each side keeps its three newest marks.
rule-vanishing = **Only your newest three stay.**
# In its place once the position on the board came before: the next time is the third.
game-second-time = **Second time: once more is a draw.**
# In its place for the move with which a player’s oldest mark leaves for the first time.
game-oldest-leaves = **Your fourth mark takes away your oldest (faint); its cell is closed for that move.**
# Likewise on boards that are larger than 3×3.
rule-4 = **Four in a row wins.**
rule-5 = **Five in a row wins.**
game-set-aside = **Set aside** without a result, for a game between people.
# Resigned before anybody had made a move: nobody won and nobody lost.
game-called-off = **Called off:** it doesn’t count.
# $id: the number of the game.
game-footer = Game { $id }
# $cell: such as b2.
game-footer-last = last move { $cell }
# Where marks vanish: whose mark goes with the next move.
game-footer-leaving = leaves next: { $cell }
# $cells: the cells of the row that won, "a1 b2 c3".
game-footer-line = the row: { $cells }
# $when: Discord writes it in the reader's language, "in 5 minutes".
game-footer-clock = time runs out { $when }
# The message with the board is now another one, further down.
game-moved = The board of game { $id } is now in another message: [see it here]({ $link })

button-resign = Resign
# Under a game that the bot plays against itself; the next two when it has ended: plays the level
# that won, or that played X where nobody won.
button-stop = Stop
button-play-winner = Play the winner
button-play-too = Play one yourself
# Starts a game against the bot at that level.
button-play-level = Play { $level }
# Likewise on the next board, after a draw against Unbeatable. $board: "4×4".
button-play-board = Play { $board }
# A heading. Below it a line for each game of the reader in this server: "Bob · #games", with a button to its board.
waiting-title = ### Your move in these games
# Below them: posts the board of the game in this channel for everybody.
button-board-here = Show the board here
# In place of Rematch, once the next game of the two has begun: leads to it.
button-to-game = To game { $id }

end-first-win = 🎉 **{ $player }’s first win against { $level }!**
# Below the first win against Clever: a draw is the most that anybody gets against the next level.
end-can-hold = Nobody beats the next one, *{ level-unbeatable }*. Can you hold it to a draw?
# In its place on the board Vanishing.
end-can-find = One opening beats the next one, *{ level-perfect }*. Can you find it?
# In its place for somebody who has that draw already.
end-beat-all = With *{ level-unbeatable }* held, too, nothing harder is left on this board.
# The first win on a board, against a level that was beaten before elsewhere. $board: "4×4".
end-first-board = 🎉 **{ $player }’s first win on a new board: { $board }!**
# Both at once. $board: "4×4" or "Misère".
end-first-both = 🎉 **{ $player }’s first win against { $level }, and on a new board: { $board }!**
# The first of all wins of one person over another, on this server.
end-first-between = 🎉 **{ $player }’s first win against { $opponent }!**
# What a level says in a voice of its own when it was beaten, drew or won: Beginner is a small child
# who enjoys it all, Easy is eager and kind, Casual takes it easy, Clever is proud and scheming,
# Unbeatable calm and old. Each has eight ways to say it; the number of the game chooses one. They
# hold for every board, and where a row loses, and are said to another level, too, when the bot plays
# itself: write freely, and do not mention rows.
end-beat-beginner = { $variant ->
    [0] “Oh! Was I supposed to stop you?”
    [1] “I liked that corner. I still like it.”
    [2] “Again! Again! I nearly understood it.”
    [3] “You’re good at winning. I’m good at picking cells!”
    [4] “Is it over? I was just getting started!”
    [5] “You won! Can we keep the board?”
    [6] “I put mine where they looked nice.”
   *[other] “That was fun! What are the rules again?”
}
end-beat-easy = { $variant ->
    [0] “I had a plan, I promise.”
    [1] “Nice one! I only had eyes for my own marks.”
    [2] “Well played! I was so close. Was I? I felt close.”
    [3] “I should look at your side of the board sometime.”
    [4] “You earned it. Will you show me how you did that?”
    [5] “I was just about to look there. Honest!”
    [6] “Good one! I’m learning. Slowly, but I’m learning.”
   *[other] “I’m happy for you. A bit sad for me, but happy for you.”
}
end-beat-casual = { $variant ->
    [0] “Fair enough. I was watching the other corner.”
    [1] “Huh. You can do that? Nice.”
    [2] “Good game. I’d get up and clap, but I’ve just sat down.”
    [3] “Okay, okay. You actually tried.”
    [4] “Well, that woke me up.”
    [5] “Nice. Remind me to pay attention next time.”
    [6] “You win. I’ll get the snacks.”
   *[other] “No rush, but I’d like that one back sometime.”
}
end-beat-clever = { $variant ->
    [0] “Impossible. I had thought of everything but that.”
    [1] “I never saw it coming. Let’s keep that between us.”
    [2] “Interesting. I’ll say it was part of my plan.”
    [3] “I had a plan. You had a better one.”
    [4] “You’ve been reading the same books.”
    [5] “I object. Give me a moment to find out why.”
    [6] “Remarkable. Would you do that again, slowly?”
   *[other] “I was three moves ahead. In the wrong direction.”
}
# Perfect is as old and calm as Unbeatable, and keeps a secret: the opening that beats it.
end-beat-perfect = { $variant ->
    [0] “So you found it. I’d hidden it in the very first move.”
    [1] “One opening, and not a slip after it. Well played.”
    [2] “Every door was locked but one. You had the key.”
    [3] “I played it all correctly. You played it better.”
    [4] “I’ve been waiting for somebody to find that.”
    [5] “Perfect, and beaten. I’ll learn to live with both.”
    [6] “There’s one way through, and you walked it to the end.”
   *[other] “Now you know my secret. Will you keep it?”
}
# It never happens.
end-beat-unbeatable = This wasn’t supposed to be possible. Remember it well.
end-drawn-beginner = { $variant ->
    [0] “All full! Who won?”
    [1] “No cells left! Is there a bigger one?”
    [2] “So nobody wins? I’ll take it!”
    [3] “I filled in my half. Do you like it?”
    [4] “We used up the whole board. I’m proud of us.”
    [5] “Nobody won? Then we both get a sticker!”
    [6] “I like it full. It looks finished.”
   *[other] “Is a draw good? It feels good.”
}
end-drawn-easy = { $variant ->
    [0] “A tie! Let’s say we let each other off.”
    [1] “A full board, and not a cross word.”
    [2] “So close. For which of us, though?”
    [3] “I’d shake your hand, but I’m out of cells.”
    [4] “A draw! I’ll take that any day.”
    [5] “We’re even. Shall we find out who’s better?”
    [6] “I kept up with you! Did you see?”
   *[other] “Fair’s fair. Half a win each.”
}
end-drawn-casual = { $variant ->
    [0] “Nobody won, so nobody’s buying.”
    [1] “You wait, I wait. We could do this all day.”
    [2] “Nobody loses. My kind of game.”
    [3] “Even. Let’s call it a warm-up.”
    [4] “A draw. Saves us both the speech.”
    [5] “Good enough for me. It usually is.”
    [6] “All square. Again, or shall we just sit here?”
   *[other] “We both got there in the end. Wherever that is.”
}
end-drawn-clever = { $variant ->
    [0] “A worthy opponent. I was beginning to sweat.”
    [1] “We cancel each other out. Elegant.”
    [2] “Please don’t threaten two rows at once. I hate that.”
    [3] “Balanced to the last cell. I’ll think of something.”
    [4] “A draw. On paper I was better.”
    [5] “You answered everything. How inconvenient.”
    [6] “I had three plans. You had three answers.”
   *[other] “Nothing gained, nothing lost, much considered.”
}
# A draw on the board Vanishing, where the same position came for the third time: what levels below
# Perfect say, and what Perfect says.
end-drawn-round = { $variant ->
    [0] “Haven’t we been here before?”
    [1] “Round and round. I’m getting dizzy.”
    [2] “Three times the same. That’s a draw.”
    [3] “Everything vanishes, but nothing changes.”
    [4] “I’d have gone round once more.”
    [5] “Same marks, same places, same two players.”
    [6] “A circle is no row, it seems.”
   *[other] “We could do this all day.”
}
end-drawn-perfect = { $variant ->
    [0] “Round and round. I could go on forever.”
    [1] “You held on. The way to win is still out there.”
    [2] “We’ve been here before. Twice, in fact.”
    [3] “The third time is a draw. You counted, too.”
    [4] “Neither of us let go.”
    [5] “No mistake on either side. Try another beginning.”
    [6] “A good memory. I don’t meet many.”
   *[other] “Nothing stays here, but this was close.”
}
# A draw against Unbeatable, with hints: they came from the bot itself.
end-drawn-hinted = { $variant ->
    [0] “A draw. Some of those moves were mine.”
    [1] “You held me, and I held your hand.”
    [2] “I gave you the answers. You read them well.”
    [3] “Now once more, without asking me.”
    [4] “We make a good pair. Mostly me.”
    [5] “A draw, with a little help from across the board.”
    [6] “I play myself often. It usually ends like this.”
   *[other] “Held, with notes. The next one from memory?”
}
# What Unbeatable says when another level, or itself, drew.
end-drawn-watched = { $variant ->
    [0] “I offered every chance to go wrong. None was taken.”
    [1] “A quiet game. I like quiet games.”
    [2] “Nobody slipped. Now watch a person try that.”
    [3] “I had hoped for one mistake. I can wait.”
    [4] “Nothing happened, and it happened well.”
    [5] “A full board and no regrets.”
    [6] “The other side knew the way. So did I.”
   *[other] “As it should be. I’d watch it again.”
}
# After a game of two levels, a line for each: who speaks, and what it says.
end-said = **{ $level }:** { $quote }
# The first draw against Unbeatable.
end-first-hold = 🎉 **A first for { $player }!** Nobody does better than a draw.
# The first one on a board, after one on another.
end-first-hold-board = 🎉 **The first time for { $player } on this board!**
# Below every such draw on 3×3, whose first button leads to that board.
end-can-beat = On *{ board-short-vanishing }* you can beat me.
# What Unbeatable says when a person has drawn against it without a hint.
end-drawn-unbeatable = { $variant ->
    [0] “I looked for a way through. There was none.”
    [1] “No mistake. I looked twice.”
    [2] “You gave me nothing. Well held.”
    [3] “A draw. Against me, that’s a win.”
    [4] “I ran out of board before you ran out of patience.”
    [5] “I have seen many games. Few end like this one.”
    [6] “You saw everything I saw. I’m not used to company.”
   *[other] “I don’t lose. Today I didn’t win, either.”
}
end-lost-beginner = { $variant ->
    [0] “I won? I won! How did I do that?”
    [1] “I just liked those cells.”
    [2] “Beginner’s luck. It’s in my name.”
    [3] “Did I do it right? Tell me what I did!”
    [4] “So this is winning? I like it!”
    [5] “Wait, is that mine? It’s mine!”
    [6] “I wasn’t even looking. Should I look next time?”
   *[other] “Can I tell everyone?”
}
end-lost-easy = { $variant ->
    [0] “You left a door open, so I walked in.”
    [1] “I kept my eyes open. It’s the one thing I do.”
    [2] “Sorry! I never say no to a present.”
    [3] “It was right there. I thought you were saving it for me!”
    [4] “I only took what was there. Thank you!”
    [5] “Did you mean to do that? I’m not complaining!”
    [6] “I won! Don’t worry, it surprises me, too.”
   *[other] “Next time you’ll get me, I’m sure of it.”
}
end-lost-casual = { $variant ->
    [0] “Nothing personal. I’d have been fine with a draw.”
    [1] “You blinked, I didn’t. Another one?”
    [2] “I won that one lying down.”
    [3] “I wasn’t even trying. Well, a little.”
    [4] “That’s enough work for today.”
    [5] “Well, somebody had to win.”
    [6] “Look at that. I should do this more often.”
   *[other] “No hard feelings. I hardly had any to start with.”
}
end-lost-clever = { $variant ->
    [0] “Corners and center, my friend. Corners and center.”
    [1] “Exactly as I planned. Mostly.”
    [2] “A neat trap, if I may say so myself.”
    [3] “Don’t feel bad. I read books about this.”
    [4] “It’s all in the preparation.”
    [5] “You walked right in. I’d even left the light on.”
    [6] “I could explain it. Shall I? No? Very well.”
   *[other] “Everything has its order. Winning comes last.”
}
end-lost-unbeatable = { $variant ->
    [0] “I waited for one mistake, and there it was.”
    [1] “A draw was there for the taking.”
    [2] “Patience. I have all the time in the world.”
    [3] “I don’t hurry, and I don’t slip. Try me again.”
    [4] “You looked away for one move. I didn’t.”
    [5] “One cell. It’s always just one cell.”
    [6] “I’ve been waiting here since the first move.”
   *[other] “You’ll see it next time. I’ll be here.”
}
end-lost-perfect = { $variant ->
    [0] “I remembered which one would go. You didn’t.”
    [1] “One move too late, and it was gone.”
    [2] “There’s a way past me. It isn’t this one.”
    [3] “Your oldest mark was holding it all together.”
    [4] “Everything fades. I only wait.”
    [5] “I count to three better than most.”
    [6] “You watched what came. I watched what left.”
   *[other] “The next board is empty, and I’ve forgotten nothing.”
}
# The person resigned against the bot.
end-gave-up = { $variant ->
    [0] “No shame in that. The next board is empty.”
    [1] “I’d have liked to see how it ends.”
    [2] “I’ll tell everybody it was close.”
    [3] “A good retreat is half a rematch.”
    [4] “Going already? I’ll leave the board here for you.”
    [5] “Knowing when to stop is a skill, too.”
    [6] “I’ll take it, though I’d rather have earned it.”
   *[other] “See you on the next one.”
}
# Against another person: in how many moves the winner won. Revenge: the button *Rematch*.
end-won = { $variant ->
    [0] { $player } needed { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }. Revenge is one click away.
    [1] Done in { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }. Who saw that coming?
    [2] One move ahead is enough.
    [3] A row is a row. Take a bow, { $player }.
    [4] { $player } saw it first.
    [5] That one’s going in the album.
    [6] It looked quiet, until it wasn’t.
   *[other] { $player } takes it. The next board is empty.
}
# Where the last free cell of the board completed the row.
end-won-full = Down to the very last cell! { $player } takes it.
# Who was patient and completed no row wins a misère game.
end-won-misere = { $variant ->
    [0] Patience pays. Revenge is one click away.
    [1] { $player } kept a straight face and no straight line.
    [2] The art is in what you don’t complete.
    [3] Somebody had to do it. It wasn’t { $player }.
    [4] { $player } let the other one go first.
    [5] Less is more, and { $player } had less.
    [6] Nobody wanted that cell. Somebody had to take it.
   *[other] { $player } wins by leaving things unfinished.
}
# Between people: a full board, a resignation, and time that ran out.
end-drawn = { $variant ->
    [0] A full board, and not one row on it.
    [1] Nobody gave an inch, and now there are none left.
    [2] Nobody got through.
    [3] Peace, for now.
    [4] Even, down to the last cell.
    [5] No winner, no loser.
    [6] Call it practice for the next one.
   *[other] The board is full, and the question’s still open.
}
# The same on the board Vanishing.
end-drawn-vanishing = { $variant ->
    [0] The same position for the third time, so it’s a draw.
    [1] Round and round, and nobody stepped off.
    [2] Nobody got through.
    [3] Three times here: neither lets go.
    [4] Everything vanished but the balance.
    [5] No winner, no loser.
    [6] Call it practice for the next one.
   *[other] The marks came and went, and the question’s still open.
}
end-resigned = { $variant ->
    [0] One of the two has seen enough.
    [1] No need to play it out.
    [2] A short end. Revenge is one click away.
    [3] It counts like any other. I checked.
    [4] The board stays open. That’s fine, too.
    [5] Sometimes the best move is the next game.
    [6] The rest of the board will never know.
   *[other] No hard feelings: the next board is empty.
}
end-time = { $variant ->
    [0] The clock had the last word.
    [1] The board waited. The clock didn’t.
    [2] Time plays, too, and never blunders.
    [3] { $player } moved in time, and that was enough.
    [4] Somewhere, somebody is still thinking.
    [5] The next move never came.
    [6] { $player } had the patience, and now the win.
   *[other] Tick, tock, done.
}
# In small print, from the second draw in a row on against Casual or Clever.
end-tip = Tip: *{ $level }* doesn’t see two threats at once.
# $count: 3 or more.
end-streak-wins = 🔥 { $count } wins in a row against { $level }.
end-streak-draws = 🔥 { $count } draws in a row against { $level }.
# $opponent: whom they were won against.
end-streak-between = 🔥 { $player } has won { $count ->
    [one] 1 game
   *[other] { $count } games
} in a row against { $opponent }.
# How two people stand against each other: wins of one, wins of the other. A line must fit a telephone.
end-score-leads = **{ $player } leads { $wins }–{ $losses }** { $draws ->
    [0] { "" }
   *[other] · { $draws } drawn
}
end-score-even = **Even at { $wins }–{ $losses }** { $draws ->
    [0] { "" }
   *[other] · { $draws } drawn
}
# In small print. $ratings: one or two of end-rating, "Alice 1523 (+23) · Bob 1477 (−23)".
end-ratings = Ratings: { $ratings }
# unrated-…: in place of the ratings that changed, and on the offer of a game that will change none.
# *Three*: a limit that hosts cannot change.
unrated-day = Not rated: more than three games today
# The settings of the server leave somebody out.
unrated-left-out = Not rated: one of the two is left out of the ratings
unrated-sure = Not rated: { $player } is rated far higher
unrated-early = Not rated: only one of the two has moved
# A rating, and by how many points the game changed it: "Alice 1523 (+23)".
end-rating = { $player } { NUMBER($rating, useGrouping: 0) } ({ $change })
# These notices are messages of their own, with a ping. <@…> is the mention of a person.
notice-accepted = <@{ $player-id }>, { $opponent } accepted your challenge: [game { $id }]({ $link }) is on.
notice-rematch = <@{ $player-id }>, { $opponent } accepted your rematch: [game { $id }]({ $link }) is on.
# The button below it begins the game.
notice-wanted = <@{ $player-id }>, { $opponent } wants a rematch of [game { $id }]({ $link }).
notice-turn = <@{ $player-id }>, { $opponent } moved, so it’s your turn in [game { $id }]({ $link }).
# $when: Discord writes it in the reader's language, "in 5 minutes".
notice-time = <@{ $player-id }>, it’s your move in [game { $id }]({ $link }). Your time runs out { $when }.
# On notice-turn: no more of these.
button-no-turn-notices = Stop these pings
turn-notices-off = I’ll stop telling you when it’s your turn. To turn this back on, use `/ttt preferences`.
notice-time-quiet = { $player }, it’s your move in [game { $id }]({ $link }). Your time runs out { $when }.

## Puzzles

command-puzzle = Solve the puzzle of the day, one from your own games, or another to practice
option-from = Where the puzzle comes from
choice-today = Today’s puzzle
choice-practice = Practice: from easy to hard, as often as you like
option-day = One of the last 30 days, to practice: it counts for no streak
choice-own-games = My own games: the moment before a mistake
puzzle-title = Daily puzzle { $number }
# To practice, once its day is over.
puzzle-title-past = Daily puzzle { $number }, for practice
puzzle-title-practice = Practice puzzle
# A position from a game of one's own: the reader went wrong at this move.
puzzle-title-own = Game { $id }: better than move { $move }?
# $mark is to move: ❌ or 🔵. $moves: how many moves of one's own it takes, 0 where that is not known.
puzzle-goal-win = { $moves ->
    [0] { $mark } to move: **win.**
    [1] { $mark } to move: **win with this move.**
   *[other] { $mark } to move: **win in { $moves } moves.**
}
# A row loses here, so one wins by leaving the other nothing else. $enemy: the other mark.
puzzle-goal-misere = { $moves ->
    [0] { $mark } to move: **force { $enemy } to complete a row.**
    [1] { $mark } to move: **leave { $enemy } only moves that complete a row.**
   *[other] { $mark } to move: **force { $enemy } to complete a row,** in { $moves } moves.
}
puzzle-goal-draw = { $mark } to move: **hold the draw.**
puzzle-tries-left = { $left ->
    [one] 1 try left
   *[other] { $left } tries left
}
# How many tries it took, in a line that people post: "2 tries".
puzzle-tries = { $tries ->
    [one] 1 try
   *[other] { $tries } tries
}
# puzzle-gives-up-…: what a wrong cell gives up, where the try is taken back. It names no other cell.
puzzle-gives-up-win = **Not { $cell }:** after that the win is gone.
puzzle-gives-up-draw = **Not { $cell }:** after that { $enemy } can win.
# puzzle-wrong-…: why a cell was wrong, in the review of a game. $reply: the cell of the other mark.
puzzle-wrong-loses-at-once = **Not { $cell }:** that’s a row, and a row loses here.
puzzle-wrong-line = **Not { $cell }:** { $enemy } answers with { $reply } and has a row.
# $cells: the cells where the next mark would complete a row, "b2 and c3".
puzzle-wrong-fork = **Not { $cell }:** { $enemy } answers with { $reply } and threatens { $cells }.
puzzle-wrong-lost = **Not { $cell }:** { $enemy } answers with { $reply }, and then wins.
puzzle-wrong-must-complete = **Not { $cell }:** { $enemy } answers with { $reply }, and sooner or later { $mark } must complete a row.
puzzle-wrong-only-draws = **Not { $cell }:** { $enemy } answers with { $reply }, and there’s no win left.
puzzle-wrong-ends-in-draw = **Not { $cell }:** the board is full, and nobody has won.
# Where marks vanish. $cells: the cell of { $mark } that leaves with the next move.
puzzle-wrong-unblockable = **Not { $cell }:** { $enemy } answers with { $reply } and threatens { $cells }, where { $mark } still is: that can’t be blocked.
puzzle-wrong-repeats = **Not { $cell }:** the position comes for the third time, and that’s a draw.
# Behind the sign of such a cell. $count: how many cells the hint has taken out by now, 2 or more.
puzzle-hinted = The hint took out { $count } wrong cells.
# puzzle-clue-…: what to look for, on the next line: a question or an order that names no cell.
puzzle-clue-line = One cell completes a row.
puzzle-clue-fork = Look for two threats in one move.
puzzle-clue-forces-fork = Threaten a row first: the answer opens a way to two threats at once.
puzzle-clue-threats = Threaten a row, and keep threatening.
# In misère, where a row loses.
puzzle-clue-must-complete = Think of the end: who runs out of safe cells first?
puzzle-clue-blocks = Where would { $enemy } complete a row?
puzzle-clue-spoils-fork = Where could { $enemy } threaten two rows at once?
# When a puzzle is over. $when: "in 11 hours".
puzzle-next = The next one comes { $when }.
# After a right move: the other side has answered.
puzzle-go-on = **Right!** { $enemy } answers with { $reply }. Go on.
puzzle-solved = { $tries ->
    [1] 🎯 **Solved on the first try!**
   *[other] 🎯 **Solved in { $tries } tries!**
}
# A hint costs a try: $tries counts them in.
puzzle-solved-hinted = { $hints ->
    [one] 🎯 **Solved on try { $tries }, with a hint!**
   *[other] 🎯 **Solved on try { $tries }, with { $hints } hints!**
}
puzzle-failed = **This one got away.** Here’s the answer, and the next one is yours.
# $reason: one of the clauses puzzle-merit-…, about the cell.
puzzle-answer = **{ $cell } was it:** { $reason }.
# The same where other cells would have been right, too.
puzzle-answer-own = **{ $cell } was better:** { $reason }.
# puzzle-merit-…: what the right cell does for $mark.
puzzle-merit-line = it completes a row
# $cells: the cells where the next mark would complete a row, "b2 and c3".
puzzle-merit-fork = it threatens { $cells } at once
puzzle-merit-forces-fork = { $enemy } must answer with { $reply }, and then { $then } threatens { $cells } at once
puzzle-merit-threats = from there every move of { $mark } threatens a row, and { $enemy } can’t stop them all
puzzle-merit-wins = whatever { $enemy } answers, { $mark } wins
# In misère, where a row loses.
puzzle-merit-must-complete = sooner or later { $enemy } must complete a row
puzzle-merit-blocks = { $enemy } would have completed a row there
puzzle-merit-spoils-fork = it keeps { $enemy } from threatening two rows at once
puzzle-merit-only-draw = every other cell loses
puzzle-merit-holds = it keeps the draw
# Below the answer in a channel. $line: the moves that follow, "🔵 b2 ❌ c3".
puzzle-line = Then best play is { $line }.
# Days in a row on which the puzzle of the day was solved, this one included.
puzzle-streak = { $days ->
    [one] 🔥 **Puzzle streak: 1 day.**
   *[other] 🔥 **Puzzle streak: { $days } days.**
}
puzzle-solvers = { $percent }% of { $finished } people solved it.
# In the message of the day of a channel: how many of its server's people solved it so far, who
# tried it to the end. Below it a line for each: their name and a square for each try.
puzzle-solved-by = 🎯 { $solved } of { $finished } solved it
# After the people who are named, in such a list or table.
puzzle-more = and { $count } more
# On Mondays, above the points of the week that ended, a line for each person.
puzzle-week-ended = **Week { $week }**
# Above the puzzle of a channel: who did best at the one before. $tries: a square for each try.
puzzle-yesterday = First yesterday: { $player } { $tries }
# Days in a row on which somebody in the server solved the puzzle: two or more.
puzzle-server-streak = { $days ->
    [one] 🔥 **Solved here 1 day in a row.**
   *[other] 🔥 **Solved here { $days } days in a row.**
}
# On the private card of a puzzle that is over. $channel: a channel that has the puzzle every day.
puzzle-standing = Your result stands in { $channel }, under the puzzle of the day. `/ttt preferences` keeps your name out.
# What others read in a channel, below how many tries it took.
puzzle-shared-solved = { $player } solved it. Can you?
puzzle-shared-failed = It got away from { $player }. Can you catch it?
# Under a game against the bot: opens the puzzle of the day in private.
button-puzzle-today = Daily puzzle
# Opens the puzzle in private.
button-puzzle-solve = Solve
button-puzzle-hint = Hint (costs a try)
button-puzzle-share = Share
button-puzzle-own = From my games
# For who manages the server, on the private card: the channel gets the puzzle from now on.
button-puzzle-here = Post it here every day
puzzle-posted-here = From now on this channel gets the puzzle of the day, today’s at once. `/ttt settings` changes that.
# Below a game that its reader lost: shows the channel the position before the mistake, for others to try.
button-puzzle-dare = Dare the channel
# Beside it: the same position, in private.
button-puzzle-try-again = Try again from here
# A question to who pressed it; ### makes a heading.
puzzle-dare-question =
    ### Dare the channel?
    Everybody here sees the position in which you lost, and can try to do better.
# Such a position in a channel.
puzzle-dare-draw = ### Can you hold it?
puzzle-dare-win = ### Can you win it?
puzzle-dare-lost = { $player } lost from here.
button-puzzle-try = Try
# Opens a puzzle of any kind, which counts for nothing.
button-puzzle-practice = Practice
button-puzzle-another = Another one

refused-puzzle-over = That puzzle is over. `/ttt puzzle` has today’s.
refused-no-such-day = I have the puzzles of the last 30 days. Choose one from the list, or type its number or its date, such as 2026-11-24.
refused-no-mistakes = I found no mistake in your latest games, apart from what you’ve had lately. Play some more: `/ttt start`.
refused-shared-elsewhere = Nobody here could open that game. You can show it where it was played.
refused-shared-by-itself = The puzzle of the day in this channel shows everybody’s result already, yours too.
refused-shared-today = You’ve already shared this puzzle in this channel.

## Challenges

# ### makes a heading: the name of the game, as a question, above the two that follow.
challenge-title = ### Tic-tac-toe?
# A challenge: who is mentioned may accept or decline it.
challenge-to = <@{ $opponent-id }>, **{ $challenger }** challenges you.
# The same when it has been answered or has expired; the result stands on the next line.
challenge-to-closed = **{ $challenger }** challenged **{ $opponent }**.
# The last game of the two, on the line below the offer of a decider.
challenge-last-drawn = The last game was a draw.
challenge-to-anyone = **{ $challenger }** is looking for somebody to play.
challenge-to-anyone-closed = **{ $challenger }** was looking for somebody to play.
# The next lines stand one below the other, below the name of the board.
# $expires: Discord writes it in the reader's language, "in 5 minutes".
challenge-expires = Expires { $expires }
# On a server, in small print, before challenge-expires.
challenge-rated = Rated
# In private, to who made the challenge.
challenge-without-ping = { $opponent } gets no second ping within a minute, but can accept here.
# In a decider: who moved first goes second, and X and O change hands. Before one of the next four.
challenge-sides-swap = Sides swap
challenge-opens-me = { $challenger } moves first
challenge-opens-opponent = { $opponent } moves first
challenge-opens-anyone = Whoever joins moves first
challenge-opens-random = A random player moves first
challenge-accepted = Accepted: the game is on.
challenge-declined = Not this time: { $opponent } declined.
# Who made the challenge took it back.
challenge-withdrawn = { $challenger } withdrew the challenge.
challenge-expired = It ran out before { $opponent } answered.
challenge-expired-open = It ran out before anybody joined.
challenge-withdrawn-private = You withdrew your challenge.
button-accept = Accept
button-decline = Decline
button-join = Join
# Takes one's own challenge back.
button-withdraw = Withdraw
button-challenge-again = Challenge again

## Private answers

# A moderator stopped somebody's game.
stopped-private = You stopped game { $id }.
# Where somebody has several games in a channel and names none, the one that a command chose; "opponent" is its option.
meant-game = Of your games here this is game { $id }, against { $opponent }. For another one, fill in *opponent*.
resign-question = **Resign game { $id }?** { $opponent } will win it.
button-confirm-resign = Yes, resign
# The same before anybody has made a move.
resign-question-untouched = **Resign game { $id }?** Nobody has made a move yet, so it won’t count.
# The same where the bot has made the first move.
resign-question-opened = **Resign game { $id }?** You haven’t moved yet, so it won’t count.
# Beside that question, for whoever also has an open challenge in the channel.
button-withdraw-challenge = Withdraw challenge
# The question goes, and the game goes on.
button-keep-playing = Keep playing
# The answer to a button whose private message was deleted at the same moment, such as by a double
# click on *Play b3*: what was asked for is done.
dismissed-before = Done.
# Discord refused the change of a board that was pressed, such as by a filter of the server's.
changed-later = Your press counts. Discord won’t let me change the board just now, so it follows in a moment; if it doesn’t, `/ttt board` posts it again.
# Discord refused an answer, such as by a filter of the server's. Nothing in this may be what somebody wrote.
answer-refused = Discord wouldn’t show my answer here. This server’s AutoMod may not allow a word or a name in it.
# The same where the bot has no permission, where a file is too large, and where Discord has an outage.
answer-forbidden = Discord doesn’t let me post here. Whoever manages this server can allow it.
answer-too-large = That’s too large for Discord.
answer-lost = Discord didn’t take my answer. Try again in a moment.
# Discord refused the answer to a command and took the same as a message.
posted-otherwise = Discord didn’t take my answer, so I posted it as a message of my own.
resigned-private = You resigned [game { $id }]({ $link }).
called-off-private = You called off [game { $id }]({ $link }).
# Two games here are not possible: resigns the game that is going on and starts the one asked
# for.
button-restart = Resign and start new

see-board = [Jump to the board]({ $link })

# A sentence for each thing that is not possible: friendly, and with what to do instead.
refused-broken-button = I don’t know this button. Use `/ttt start` for a new game.
# The bot was brought along by a person, and the server lets nobody else see its answers.
refused-kept-private = This server keeps my answers to you private, so nobody else would see that. Its managers can invite me, or allow you *Use External Apps*.
# Discord's app offered a command that the bot does not have any more.
refused-unknown-command = I don’t know this command. Restart Discord’s app to renew its list; `/ttt help` names those I have.
refused-unknown-choice = That can’t be chosen here. Open the command again and take what it offers.
refused-unknown-form = I don’t know this form. Open it again and send it once more.
# Watching: the bot plays itself while one looks on.
refused-not-watcher = Only the person who asked for this game, or a moderator, can stop it. Use `/ttt watch` to start one yourself.
refused-no-such-game = That game is gone. Use `/ttt start` for a new one.
refused-no-game-here = You have no game in this channel. Use `/ttt start` to play.
# $opponent: whom the option names.
refused-no-game-with = You have no game with { $opponent } in this channel.
refused-not-your-game = This isn’t your game. Use `/ttt start` for one of your own.
refused-not-your-turn = Not yet: it’s { $player }’s turn.
refused-not-moderator = Only members with *Manage Messages* can stop a game.
refused-no-game-on-message = There’s no game on this message.
# Somebody pressed a cell of a board that was out of date; the present board follows.
refused-stale-board = The game has moved on: this is the board now.
refused-old-copy = This is an old copy of the board. [The game goes on here]({ $link }).
refused-game-is-over = This game has ended.
refused-already-playing = You have a game with { $opponent } here. [Jump to the board]({ $link })
# Below it, where it is the move of a person whom the reader waits for.
refused-already-playing-waiting = While you wait, you can play me or somebody else here.
# $channels: links to the channels.
refused-channel-not-allowed = On this server, games are played in other channels: { $channels }
refused-role-not-allowed = On this server, only members with certain roles can play.
# $wait: "in 55 minutes", in your language.
refused-too-soon = On this server, you have to wait between challenges. Try again { $wait }.
refused-too-many-games = This channel has { $most ->
    [one] 1 game
   *[other] { $most } games
} going on, which is its limit. Try again when one has ended, or in another channel.
# Watching: the bot plays itself while one looks on.
refused-too-many-watched = You’re already watching { $most ->
    [one] 1 game
   *[other] { $most } games
}: let one end first.
refused-no-such-challenge = That challenge is gone. Use `/ttt challenge` to make one.
refused-nothing-to-resign = You have no game and no challenge in this channel.
# Somebody answers a challenge that is no longer open.
refused-challenge-closed-accepted = Too late: this challenge was accepted.
refused-challenge-closed-declined = Too late: this challenge was declined.
refused-challenge-closed-withdrawn = Too late: this challenge was withdrawn.
refused-challenge-closed-expired = Too late: this challenge has expired.
refused-not-your-challenge = This challenge is for { $player }. Make one of your own with `/ttt challenge`.
# Somebody else pressed *Challenge again*.
refused-not-your-challenge-again = Only whoever made this challenge can make it again. Make one of your own with `/ttt challenge`.
# Somebody else pressed *Withdraw* on an offer that anybody may join.
refused-not-your-offer = Only whoever made this challenge can withdraw it. *{ button-join }* is for you.
refused-own-challenge = This is your own challenge, so it isn’t yours to accept. *{ button-decline }* takes it back.
# The same where anyone may join.
refused-own-offer = This is your own challenge, so somebody else has to join. *{ button-withdraw }* takes it back.
refused-already-challenging = You have an open challenge in this channel: withdraw it with `/ttt resign` first. [Jump to the challenge]({ $link })
refused-challenge-yourself = You can’t challenge yourself. To play me, use `/ttt start` without an opponent.
refused-challenge-bot = Bots don’t answer challenges. To play me, use `/ttt start` without an opponent.
# They: the person who was challenged.
refused-cannot-see-channel = They can’t see this channel, so they couldn’t answer.
# Does not say why: perhaps they want no challenges, or have blocked the reader.
refused-cannot-be-challenged = You can’t play { $player } right now.
refused-nobody-else-here = Nobody else can see this conversation. Challenge people on a server or in a group; to play me, use `/ttt start`.
# $text: what the reader typed. Other languages leave "center" and "top left" out.
refused-unreadable-cell = “{ $text }” isn’t a cell. Write b2, 5, center or top left.
# $cells: "b2 or c2".
refused-ambiguous-cell = “{ $text }” could be { $cells }. Write the one you mean.
# $where: what the reader typed for a cell.
refused-off-board = { $where } isn’t on this board.
refused-cell-taken = { $where } is taken.
# Where marks vanish: the reader's own oldest mark is still there.
refused-cell-leaving = Your mark on { $where } leaves with this move, so { $where } isn’t free yet. Play somewhere else.
refused-store-unavailable = I can’t reach my database just now, so nothing was changed. Please try again in a moment.
# A database failed at the very moment of saving.
refused-outcome-unknown = I lost touch with my database while saving that, so it may or may not have happened. Try again in a moment: nothing happens twice, and `/ttt board` shows your game.
# Who runs Oxo has blocked this person, or this server: the answer to all that is done.
refused-person-blocked = You can’t play with me: whoever runs me has blocked you.
refused-server-blocked = I don’t play in this server: whoever runs me has blocked it.

# The process that thinks was late or died.
refused-not-now = I couldn’t think that through just now. Please try again in a moment.
refused-unexpected = Something went wrong on my side. Your game is safe: `/ttt board` shows it.

## Help

# ## makes a heading.
help-title = ## Tic-tac-toe
# The pages of the help, as buttons: how to begin, the list of commands, levels and rules.
button-help-play = How to play
button-help-commands = Commands
button-help-more = Levels and rules
# Links that the host sets: where people are helped, the bot's source code, which data is kept, and the terms of service.
button-support = Support
button-source = Source code
button-privacy-policy = Privacy policy
button-terms = Terms
# On the first page: starts a game against the bot at once.
button-begin = Start a game
# The lines of the first page: each must fit a telephone. $start: a clickable /ttt start.
help-goal = Three in a row wins, diagonals too.
help-start = **Play me:** { $start }, five levels
# $challenge: a clickable /ttt challenge.
help-challenge = **Play a friend:** { $challenge }
# $puzzle: a clickable /ttt puzzle.
help-puzzle = **Play alone:** { $puzzle }, new every day
help-stuck = **Stuck?** *{ button-hint }* shows the best move.
help-lost = **Lost?** *{ button-review-loss }* shows the mistake.
help-game = **While you play**
# help-on-…: stands behind a clickable command, "/ttt hint · the best move, against me". A line must
# fit a telephone: at most 25 characters behind a short command.
help-on-hint = the best move, against me
# Words for cells are understood in English alone: other languages mention b2 and 5 and leave
# "center" and "top left" out.
help-on-move = b2, 5, center, top left…
help-on-board = your board, once more
help-on-resign = a game or a challenge
help-after = **To look at**
help-on-stats = results and rating
help-on-leaderboard = the best here
help-on-history = your finished games
# What /ttt review is good for: seeing mistakes, sharing the game.
help-on-review = your mistakes
# The bot plays against itself.
help-on-watch = I play myself
help-yours = **To your liking**
help-on-preferences = style and pings
help-on-privacy = your data
help-server = **For those who run a server**
help-on-settings = style, channels, limits
# *Apps* is what Discord's own menu says in your language. Only moderators see the second.
help-menus = **In menus, under *Apps***
    On a person: *{ menu-challenge }*
    On a message: *{ menu-stop }*
# Heading, then a line for each level, which should fit a telephone. `level` is typed as it is.
# Fork: a mark that threatens two rows at once.
help-levels = **Levels** · `/ttt start` with `level`
    - *{ level-beginner }* plays anywhere
    - *{ level-easy }* completes its rows
    - *{ level-casual }* also blocks yours
    - *{ level-clever }* misses only forks
    - *{ level-unbeatable }* never loses, except on *{ board-short-vanishing }*
    -# A fork threatens two rows at once.
# Likewise. `board` is typed as it is.
help-boards = **Boards** · `/ttt start` with `board`
    - 3×3, three in a row
    - 4×4, four in a row
    - 5×5, four or five in a row
    - *Misère*: three in a row **loses**
    - *{ board-short-vanishing }*: only your three newest marks stay
# a1 is the cell at the top left; its number is 1.
help-cells = **Cells** · a1 is top left, b1 beside it. Or count them: 1 is top left.
# How long a move may take.
help-time = **Time** · one day per move, unless the server says otherwise. Between people, running out loses.
# *Text* is the name of a board style.
help-screen-reader = **With a screen reader,** choose the style *{ style-text }* in `/ttt preferences`.

## Settings

# Manage Server is a permission: as Discord calls it in your language.
command-settings = Set up tic-tac-toe on this server (for members with Manage Server)
# Numbering of cells is for /ttt move.
command-preferences = Set your cell numbers, board style and pings, and who may challenge you
command-privacy = Get your data as a file, or have it removed
option-action = What to do with your data
choice-export = Send me my data as a file
choice-delete = Remove my data

# Stands in place of a name: a person who had their data removed.
player-somebody = Somebody

settings-title = ### Tic-tac-toe on this server
settings-note = Each choice is saved at once and counts for games from now on.
# The menu by which the panel is turned to another page, "1/5 · Games": $name is one of the next
# five. Closed, it shows this line and nothing else.
settings-page = { $page }/{ $pages } · { $name }
# Five pages of the panel, as short names.
button-section-games = Games
button-section-look = Marks and style
button-section-places = Language, channels
# Upper limits: how many games at once, pauses.
button-section-limits = Limits
# Checks the bot's permissions in this channel.
button-section-check = Check
# Looks at the permissions once more, after somebody changed them.
button-check-again = Check again

# I is the bot.
settings-level = **How well I play** until somebody has chosen a level
settings-board = **Board,** unless somebody chooses another one
# The time for one move.
settings-clock = **Time per move.** Between people, whoever runs out of time loses.
# The two emoji that the players have.
settings-theme = **Marks** of the two players
# How boards are drawn: the choices are style-….
settings-style = **Board style,** unless the players prefer another one
# What is left of the message.
settings-remains = **When a game has ended,** this much of its message stays
settings-sample = **This is how it looks**
settings-locale = **Language** of public messages. Private ones are in their reader’s own language.
settings-channels = **Channels** where games may start, including their threads. Choose none to allow all.
settings-roles = **Roles** that may start games. Choose none to allow everyone.
settings-puzzle-channel = **Puzzle of the day:** the channel where I post it every day
# Shown where no channel is chosen.
puzzle-channel-none = No channel
settings-most-live = **Most games at once** in one channel
settings-pause = **Pause** before the same person may challenge again
settings-unrated = **Left out of the ratings:** games with these people aren’t rated, past ones included
# Shown where nobody is chosen.
unrated-none = Nobody
channels-all = Every channel
roles-all = Everyone
# Shown in a menu before something is chosen.
more-choices = Choose here
button-ask-emoji = Two emoji of your own…

# Themes of marks. The first is drawn by the bot: a red X and a blue O on dark tiles.
theme-classic = Classic: tiles drawn by Oxo
# Followed by the marks: ❌🔵, 🐱🐭, ☀️🌧️, 🌵🌸, 🦀🐳.
theme-plain = Plain
theme-animals = Animals
theme-sky = Sky
theme-garden = Garden
theme-sea = Sea
# Two emoji of one's own.
theme-own = Your own
# Board styles as names; below each, in smaller letters, what it is. The first leaves it to the
# server's setting. Like every choice on a panel: a telephone has room for about 28 characters.
style-server = The server’s style
style-server-about = What its managers chose
style-emoji = Emoji
style-emoji-about = The marks on their tiles
style-text = Text
style-text-about = Letters and coordinates, good for screen readers
remains-all = The whole board
remains-line = Only a line with the result
# The language that the server has on Discord.
language-auto = As set on Discord
most-live = { $count ->
    [one] 1 game
   *[other] { $count } games
}
pause-none = No pause

form-emoji-title = Two emoji of your own
form-emoji-x-label = Instead of ❌
form-emoji-o-label = Instead of 🔵
form-emoji-hint = Any emoji, or one of this server’s own by its name, such as :cat:

# $channel: a link to the channel.
check-title = **My permissions in { $channel }**
check-has = ✅ { $permission }
check-lacks = ❌ **{ $permission }** is missing:
check-well = I have everything I need here.
# *Edit Channel → Permissions* are Discord's own words in your language.
check-how = Somebody who manages this channel can allow it under *Edit Channel → Permissions*, for my role. After that, press *{ button-check-again }*.
# The bot was installed by a person, not by the server.
check-no-member = ❌ **Nobody has added me to this server,** so I can only answer commands and buttons: I can’t tell anyone that it’s their turn, and boards older than 15 minutes change only when somebody presses a button on them.
check-not-allowed = ⚠️ Games can’t start in this channel: it isn’t among those chosen under *{ button-section-places }*.
# Permissions have the names that Discord gives them in your language; the -why follows after
# "is missing:".
permission-view = View Channel
permission-view-why = without it I can’t bring a board up to date when time runs out or a moderator stops a game.
permission-send = Send Messages
permission-send-why = without it I can’t tell players that it’s their turn or that their time is running out.
permission-attach = Attach Files
permission-attach-why = without it nobody can share the picture of a game.
permission-send-in-threads = Send Messages in Threads
permission-send-in-threads-why = without it I can’t tell players that it’s their turn or that their time is running out.

refused-servers-only = Settings belong to a server, so use this command on one. Your own preferences are under `/ttt preferences`.
refused-not-manager = Only members with *Manage Server* can change the settings here. Your own preferences are under `/ttt preferences`.
# A private message of somebody else's was pressed.
refused-not-your-panel = This was made for somebody else. Open your own with `/ttt settings`, `/ttt preferences` or `/ttt privacy`.
# *Stop these pings* under a ping for somebody else.
refused-not-your-notice = These pings are for somebody else. Your own are under `/ttt preferences`.
refused-unknown-emoji = “{ $text }” isn’t an emoji that I can use here. Choose a standard one, or one of this server’s own by its name, such as :cat:
refused-marks-alike = The two marks must differ from each other and from the empty cell ⬛, or nobody could read the board.

## Preferences

preferences-title = ### Your preferences
preferences-note = Each choice is saved at once and holds wherever you play.
preferences-numbering = **Cell numbers** for `/ttt move`
# *Text* is the name of a style.
preferences-style = **Board style** of your next games
# A ping: a message that mentions somebody, so that Discord notifies them.
preferences-pings = **When I may ping you**
preferences-challenges = **Who may challenge you**
preferences-results = **How your daily puzzles stand** in a server that has them in a channel
preferences-blocked = **Never play these people.** Nobody is told.
# Choices for preferences-pings, and what stands below each in smaller letters. Challenges: to
# oneself, and those of one's own that are accepted.
pings-turns = Always, on your turn too
pings-turns-about = Your turn: only if you haven’t moved within a minute
pings-some = Challenges and time only
pings-some-about = Also when yours is accepted; not when it’s your turn
pings-none = Never
pings-none-about = You find challenges and reminders in the channel
# Choices for preferences-challenges.
challenges-anyone = Anyone
challenges-nobody = Nobody
# preferences-results: whether the message of a channel that has the puzzle of the day names the person.
results-named = By my name
results-unnamed = Without my name
numbering-reading = As you read: 1 is top left
numbering-keypad = Keypad: 7 is top left

## Privacy

exported = This is everything I keep about you: the games you played, your ratings, your puzzles, your challenges and your preferences.
exported-packed = This is everything I keep about you: the games you played, your ratings, your puzzles, your challenges and your preferences. There’s so much of it that I packed it: gzip and most programs that unpack files open it.
# A heading with ###, then two paragraphs.
forget-question =
    ### Remove your data?
    You resign the games you’re playing, and your open challenges close. Your ID, your name, your ratings, your puzzles and your preferences are removed. Finished games stay for the people you played, who will see “{ player-somebody }” in your place; their ratings are worked out without you. If somebody chose not to be challenged by you, or a server that your games count for no rating, that choice stays: for that I keep your ID, and nothing else.
    This **can’t be undone.** Messages that are already in channels keep the name they show, and the backups of the person who hosts me hold your data until newer ones replace them. If you play again, we start afresh.
button-forget = Remove my data
# $games: how many finished games there were; $ended: how many were going on.
forgotten =
    Done: your data is removed. { $games ->
        [0] You had no finished games.
        [one] 1 game now says “{ player-somebody }” in your place.
       *[other] { $games } games now say “{ player-somebody }” in your place.
    } { $ended ->
        [0] { "" }
        [one] You resigned the game that was going on.
       *[other] You resigned the { $ended } games that were going on.
    } Messages that stand in channels keep your name until they are deleted there, and the backups of the person who hosts me hold your data until newer ones replace them.

## Looking on, ahead and back

command-hint = Show the best move in your game against Oxo; only you see it
command-watch = Watch Oxo play itself
command-history = List finished games; only you see the list
command-review = Step through a finished game and see its mistakes; only you see it
# X: the mark.
option-x = How well Oxo plays with X, which moves first
option-o = How well Oxo plays with O
option-user-history = Whose games; leave it out for your own
option-game = Which game, by the number under its board; leave it out for your latest one here

# Help with the next move.
button-hint = Hint
# Under a hint: plays what it says. $cell: such as b2.
button-play-cell = Play { $cell }
button-rematch = Rematch
# After a draw between two people: the same two play on Vanishing, where somebody wins.
# It is also the title of their offer.
button-decider = Decider
# On the card of a game that ended, once one of the two has pressed *Rematch*.
rematch-wanted = **{ $player }** wants a rematch. { $opponent }, press *{ button-rematch }*, and it begins.
# To who presses it again, in private.
rematch-awaited = You’ve asked for a rematch: it begins as soon as { $opponent } presses *{ button-rematch }*, too.
button-review = Review
# The same under a game that a person has lost to the bot: it opens at the move that lost.
button-review-loss = Why?
# Steps through the moves of a game or of a solution: one back, one on, to the next mistake, and to
# the start.
button-back = Back
button-next = Next
button-next-mistake = Next mistake
# In its place where none comes after the move that is shown: back to the first one.
button-to-mistake = To the mistake
# The same on a move that is a mistake itself.
button-first-mistake = First mistake
button-first = First
# Shows the game to everybody in the channel.
button-share = Share
# Sends oneself the picture of a game.
button-save = Save picture
# Pages of a list, the newest game first.
button-newer = Newer
button-older = Older

# A line like "Alice’s turn ❌" when it is the bot's move.
game-computer-to-move = To move: { $mark } { $player }

hint-title = Hint for game { $id }
# $reason: one of the clauses reason-…, about the cell.
hint-best = **{ $cell }** is best: { $reason }.
# In its place where no other cell is free.
hint-last = **{ $cell }** is the last free cell.
# In its place where every cell leads to the same, behind the sentence that says so (hint-every-…).
hint-try = Try **{ $cell }**: { $reason }.
# What the signs on the board mean, for whoever moves there. $sign: "🟩", or "🎯 b2".
hint-win = { $sign } wins
hint-draw = { $sign } draws
hint-loss = { $sign } loses
hint-unknown = { $sign } too early to tell
# Where every cell leads to the same: before hint-try, and in place of all these.
hint-every-win = Every cell wins.
hint-every-draw = Every cell still leads to a draw.
hint-every-loss = Every cell loses.
hint-every-unknown = It’s too early to tell where any cell leads.
# Before the first move on Vanishing, where one opening beats Perfect: which one is for the player to find.
hint-opening = One of these openings wins by force: a corner, the center or a side. Which one is yours to find. Open with it and ask again: each hint says what is still won.
# In small print, below a hint. Stars stand for levels that were beaten.
hint-hollow = A result with hints earns only a hollow star.
# One letter each, all different and none x or o, in place of 🟩 🟨 💀 ❔ on boards drawn as text:
# wins, draws, loses, unknown.
hint-letter-win = w
hint-letter-draw = d
hint-letter-loss = l
hint-letter-unknown = ?

# Clauses that follow "b2 is best:"; "it" is that cell, or the mark there.
reason-wins-at-once = it completes your row
reason-forks = it threatens { $cells } at the same time, and only one can be blocked
# $moves: how many moves of one's own; 0 if that is not known.
reason-forces-win = { $moves ->
    [0] it wins against any defense
    [one] it wins against any defense, in 1 move
   *[other] it wins against any defense, in { $moves } moves
}
# Where marks vanish: the bot's own mark is on that cell, and leaves only as the bot moves.
reason-unblockable = it threatens { $cells }, where my mark leaves: I can’t block that
reason-only-win = { $moves ->
    [0] no other cell wins
    [one] it wins in 1 move, and no other cell does
   *[other] it wins in { $moves } moves, and no other cell does
}
# In misère, where a row loses, in place of the two above.
reason-misere-win = whatever I answer, I’ll have to complete a row
reason-blocks = it blocks my row
reason-only-draw = every other cell loses
# $count: how many cells $cells holds.
reason-spoils-fork = { $count ->
    [1] I’d like { $cells }, to threaten two rows at once, and this prevents it
   *[other] I’d like to threaten two rows at once, and this prevents it
}
reason-threatens = it threatens a row, so I must answer with { $cells }
# It keeps the draw, and some of the bot's answers lose. $cells: "a1 or c3".
reason-sets-traps = I lose if I answer with { $cells }
reason-sets-many-traps = { $count ->
    [one] 1 of my answers loses
   *[other] { $count } of my answers lose
}
# In misère, where a row loses.
reason-avoids-line = it completes no row
reason-holds = it keeps the draw
# One loses at the latest possible move.
reason-delays = every cell loses now, and this one takes longest
# Rows that are still open to oneself.
reason-looks-best = no other cell has more open rows through it

command-stats = Show results, levels beaten and rating; only you see them
command-leaderboard = List the highest ratings here; only you see the list
option-user-stats = Whose statistics; leave it out for your own
option-scope = The whole server, or those who play in this channel
# Keep 2026 Q4: it is typed like that. *Season* is what the option is called.
option-season = A season is a quarter of a year, such as 2026 Q4; leave it out for the current one
choice-server = The whole server
choice-channel = This channel
# Pages of the leaderboard: to higher places, to lower ones.
button-higher = Higher
button-lower = Lower

# A season, which is a quarter of a year. Keep this form: people type it.
season = { $year } Q{ $quarter }
# A number of games behind what the legends call it: "🟩 14". The space keeps the two in one line.
# $sign: 🟩, 🟨, 🟥 or 🛡️.
result = { $sign } { $games }
# One rating, as your language writes numbers.
points = { NUMBER($points, useGrouping: 0) }
# What a provisional rating lacks, behind "Needed for a place:", which agrees with no number.
# $games: 1 or more.
missing-games = { $games ->
    [one] one more rated game
   *[other] { $games } more rated games
}

# $season: "2026 Q4".
leaderboard-title = Leaderboard of this server, { $season }
leaderboard-title-channel = Leaderboard of <#{ $channel-id }>, { $season }
# How many people, and which page.
leaderboard-page = { $total ->
    [1] 1 person
   *[other] { $total } people · page { $page } of { $pages }
}
leaderboard-none = Nobody has a rating here yet. Games between people are rated: `/ttt challenge` offers one.
# A line must fit a telephone. $place: "🥇" or "4.".
leader-brief = { $place } <@{ $user-id }> · **{ NUMBER($rating, useGrouping: 0) }**
# The rating has no place yet.
leader-brief-provisional = ⏳ <@{ $user-id }> · { NUMBER($rating, useGrouping: 0) }
# Behind such a rating: the last of its rated games, of those that a place takes. $most: 3.
games-so-far = { $most ->
    [one] { $games } of 1 game
   *[other] { $games } of { $most } games
}
# Below a leaderboard on which somebody has no place yet. $games: 3.
leaders-provisional = ⏳ no place yet: that takes { $games } rated games
# Below one on which a rating has ? behind it: it has a place, and no medal. $games: 10.
leaders-unsettled = ? fewer than { $games } rated games
# Below the details of a leaderboard, in a line of its own below the signs of results.
leaders-legend = ± how far off a rating may be
button-details = Details
# Back from the details.
button-overview = Less
# Shows the list to everybody in the channel.
button-post-here = Post here
# On a leaderboard that everybody sees: shows whoever clicks it the page with their own place.
button-my-place = My place
# Offers a game to anyone in the channel.
button-challenge-anyone = Challenge anyone
# You: the reader.
own-place = **Your place:** { $place } of { $total }, with { NUMBER($rating, useGrouping: 0) } points.
# Below a list that has the reader's points already. $missing: the message missing-games or one like it.
own-missing = ⏳ **Needed for your place:** { $missing }.
own-provisional = ⏳ **You** have { NUMBER($rating, useGrouping: 0) } points. Needed for a place: { $missing }.
own-none = **You** have no rating here yet: play somebody with `/ttt challenge`.
# The server's settings leave the reader out.
own-left-out = **You’re left out of the ratings:** the people who run this server decided that.
# $points: 400.
rated-games = Games between people here are rated, up to three a day with the same person. A win over somebody rated { $points } or more points lower doesn’t count.
# Below it a line for each board; a line must fit a telephone.
held-title = 🛡️ **First to hold *{ level-unbeatable }* to a draw**
# $date: Discord writes it.
held-first = { $board } · <@{ $first-id }> · { $date }
# $longest: the most draws in a row; 2 or more.
held-longest = { $board } · { $longest } in a row · <@{ $longest-id }>

stats-title-server = Statistics of <@{ $user-id }> on this server
stats-title-anywhere = Statistics of <@{ $user-id }>
stats-none = No finished games yet. `/ttt start` starts one.
stats-people = **Against people:** { $score }
# The reader's games against the person whose statistics these are.
stats-versus = **<@{ $reader-id }> against <@{ $user-id }>:** { $score }
# How many games were won in a row.
stats-streak = **Wins in a row:** { $current ->
    [0] { $best } at best
   *[other] { $current } now, { $best } at best
}
# Me: the bot. Who drew and won is the person whose statistics these are.
stats-computer = **Against Oxo:** { $score }
# Below a line for each board, "⭐⭐⬛⬛⬛ 3×3 · Easy": a square for each of the five levels, the easiest
# first. Stars go up to the hardest one that was beaten.
trophies-legend =
    { $star } up to the hardest level beaten
    -# { $shield } { level-unbeatable } held to a draw
# Other lines, for who has them.
trophies-legend-hints = { $star } only with hints
trophies-legend-perfect = { $cup } { level-perfect } beaten without hints
# A heading. Below it a line for each level: "Beginner, 4×4 · 🟨 1".
stats-levels = **Against Oxo, by level**
stats-run-legend = 🛡️ most draws in a row
# $how: the message games-so-far or one like it, or is-at-place.
stats-rating-brief = **Rating { $season }:** { NUMBER($rating, useGrouping: 0) } · { $how }
# Why there is no place yet. $missing: the message missing-games or one like it.
stats-settles = needed for a place: { $missing }
# Days in a row on which the puzzle of the day was solved.
stats-puzzles = **Puzzle streak:** { $current ->
    [0] { $best } at best
    [one] 1 day now, { $best } at best
   *[other] { $current } days now, { $best } at best
}
# How sure the rating is: the true one is hardly further away.
stats-spread = **Rating { $season }:** { NUMBER($rating, useGrouping: 0) } ± { $spread }
# $how: the message is-provisional or is-at-place.
stats-past = { $season }: { NUMBER($rating, useGrouping: 0) } ± { $spread }, { $how }
# Ratings. $latest: a list of numbers.
stats-points = Highest { NUMBER($highest, useGrouping: 0) }, lowest { NUMBER($lowest, useGrouping: 0) }. Latest, the newest last: { $latest }
# Stands above a picture: a line, with a band around it.
stats-graph = 📈 Rating by game; band: how far off it may be
# Describes a picture to those who cannot see it. $points: the message stats-points.
picture-rating = The rating in { $season } as a line. { $points }
stats-unrated = **Rating:** none in { $season }. Games between people are rated.
stats-left-out = **Rating:** left out of the ratings of this server.
# Stands behind a rating.
is-provisional = provisional
is-at-place = place { $place }

refused-no-leaderboard-here = There are no ratings outside servers: ask for the leaderboard on one where you play.
# $text: what the reader typed. Keep 2026 Q4.
refused-unknown-season = “{ $text }” isn’t a season. Write a year and a quarter, such as 2026 Q4.

history-title-server = Games of <@{ $user-id }> on this server
history-title-anywhere = Games of <@{ $user-id }>
history-none = No finished games yet. `/ttt start` starts one.
history-page = { $total ->
    [1] 1 game
   *[other] { $total } games, the newest first · page { $page } of { $pages }
}
# What the signs in lists of results mean: the last in a line of its own where all four are shown.
legend-won = 🟩 won
legend-drawn = 🟨 drawn
legend-lost = 🟥 lost
legend-otherwise = ⬛ no result
# From the view of the one whose games are listed. The result comes first.
history-won = Won against { $opponent } · #{ $id }
history-lost = Lost to { $opponent } · #{ $id }
history-drawn = Draw with { $opponent } · #{ $id }
history-unfinished = Unfinished against { $opponent } · #{ $id }
history-stopped = Stopped, against { $opponent } · #{ $id }
history-set-aside = Set aside, against { $opponent } · #{ $id }
history-called-off = Called off, against { $opponent } · #{ $id }
# $ago: "5 minutes ago", in your language. The whole is cut at 100 characters.
history-choice = { $game } · { $ago } · { $board }
# In place of "5 minutes ago".
ago-now = just now

review-where = Game { $id } · { $board }
# The board is empty: no move has been made yet.
review-at-start = Before the { $total ->
    [1] only move
   *[other] first of { $total } moves
}
# $ply: the number of the move.
review-at = Move { $ply } of { $total }: { $mark } { $player } played **{ $cell }**
# The same for a move of the reader's.
review-at-own = Move { $ply } of { $total }: { $mark } you played **{ $cell }**
# $moves: "1. b2  2. a1".
review-moves = Moves: { $moves }
# The same where some have a question mark: "1. b2  2. a1?".
review-moves-marked = Moves (? marks a mistake): { $moves }
review-no-moves = Nobody made a move, so there’s nothing to look back on.
review-no-mistakes = ✨ **Not one mistake on either side.**
review-more-mistakes = …and { $count } more.
# Whose move was a mistake, by its number: the reader's, or another player's ("Bob", "Oxo",
# "❌ Clever"). One of the two begins the sentences below.
mistake-own = Move { $number }, your { $cell },
mistake-of = Move { $number }, { $player }’s { $cell },
# A move that changed a won game into a draw. $move: one of the messages above; $better: the best
# cells, "a1 or c3": others may have kept the win, too.
mistake-win-draw = **{ $move }** gave the win away. Best was { $better }, for a win.
mistake-win-loss = **{ $move }** lost a won game. Best was { $better }, for a win.
mistake-draw-loss = **{ $move }** lost the game. Best was { $better }, for a draw.
# The same where the other one gave the game back later.
mistake-draw-loss-back = **{ $move }** was a losing move. Best was { $better }, for a draw.

# While the bot plays against itself, a line on each move, as short as this: it changes every second.
# $player: "❌ Clever"; $mark: the mark of the other one, which moves next.
watch-begin = Who goes wrong first?
# A mistake that the other one can win by.
watch-slipped = { $player } slipped! Does { $mark } see it?
# A win that was there, and was not taken.
watch-missed = { $player } missed the win. Even again.
# Whoever this is wins, unless they make a mistake.
watch-wins = { $player } can force a win now.
watch-even = All even so far.
# Where it stays so, these two in place of that, by turns: nothing is said twice in a row.
watch-wins-still = { $player } still has the win.
watch-wins-yet = { $player } holds on to the win.
watch-even-still = Still even.
watch-even-yet = Neither gives way.

# Below the picture of a game that somebody asked for, in small print.
picture-keep = To keep it, hold the picture or right-click it.
# Stands in small print at the end of a game, and of a leaderboard: without a gender, and without
# the word game.
shared-by = shared by { $player }
# Describes a picture to those who cannot see it. $first, $second: names; $moves: "b2 a1 c3"; $result:
# one of the next two.
picture-game = An animated board: { $board }. { $first-mark } is { $first }, { $second-mark } is { $second }. Moves: { $moves }. { $result }
picture-won = { $player } wins.
picture-nobody-won = Nobody wins.

refused-cannot-attach = I can’t attach files in this channel, so I can’t share a picture here. *{ button-save }* sends it to you alone.
refused-picture-is-being-drawn = I’m still drawing your last picture. Once that one is there, ask for this one again.
# Somebody else wants to share a game.
refused-not-played-by-you = Only those who played this game can share it.
refused-game-shared = This game was shared in this channel before.
# $wait: "in 20 seconds", in your language.
refused-shared-just-now = You’ve just shared something. You can share again { $wait }.
refused-game-still-on = That game is still going on. You can review it, or ask for a rematch, when it has ended.
# Hints exist only in games against the bot.
refused-hint-against-person = Your opponent is a person, so a hint would be cheating. I give hints in games against me: `/ttt start`.
refused-nothing-to-review = I found no such game that you can review here. Write the number under its board, such as `12`, or find it with `/ttt history`.
refused-nothing-played-here = You haven’t finished a game in this channel. `/ttt history` lists those you played.
refused-others-history = Here you can list only your own games. You can see other people’s on the server where they were played.
# A second request for one's data while the first is being worked on.
refused-export-running = I’m already collecting your data. The file comes as the answer to your first request.
# The person had their data removed, so a rematch is impossible.
refused-opponent-forgotten = Your opponent had their data removed, so there’s nobody to ask. `/ttt challenge` challenges somebody else.
