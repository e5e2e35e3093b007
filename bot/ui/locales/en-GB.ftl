### What British English says differently from American English, which has all the rest.

## Commands

command-ttt = Noughts and crosses: play the bot or each other
command-start = Start a game of noughts and crosses
menu-challenge = Challenge to noughts and crosses
option-cell = Where to play: b2, 5, centre, top left …

## Challenges

challenge-to = <@{ $opponent-id }>, **{ $challenger }** challenges you to noughts and crosses.
challenge-to-closed = **{ $challenger }** challenged **{ $opponent }** to noughts and crosses.
challenge-to-anyone = **{ $challenger }** is looking for somebody to play noughts and crosses.
challenge-to-anyone-closed = **{ $challenger }** was looking for somebody to play noughts and crosses.

## Private answers

refused-unreadable-cell = “{ $text }” is not a cell. Write b2, 5, centre or top left.

## Help

help-title = ## Noughts and crosses
help-on-move = b2, 5, centre, top left …
help-levels = **Levels** · *{ level-beginner }* plays anywhere · *{ level-easy }* completes a row · *{ level-casual }* also blocks yours · *{ level-clever }* likes centre and corners, yet misses forks · *{ level-unbeatable }* never loses

## Settings

command-settings = Set up noughts and crosses on this server (for members with Manage Server)
settings-title = ### Noughts and crosses on this server

## Looking on, ahead and back

reason-forces-win =
    { $moves ->
        [0] it wins against any defence
        [one] it wins against any defence, in 1 move
       *[other] it wins against any defence, in { $moves } moves
    }
option-season = A quarter of a year, such as 2026 Q4; leave it out for the current one
stats-opening = **Favourite first move:** { $cell } on { $board }, in { $times } of { $games ->
        [one] 1 game
       *[other] { $games } games
    }
