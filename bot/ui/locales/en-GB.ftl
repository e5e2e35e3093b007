### What British English says differently from American English, which has all the rest.

## Commands

command-ttt = Noughts and crosses: play Oxo or each other
command-start = Start a game of noughts and crosses
menu-challenge = Challenge to noughts and crosses
option-cell = Where to play: b2, 5, centre, top left…

## The game

end-drawn-easy = { $variant ->
    [0] “A draw! Let’s say we let each other off.”
    [1] “A full board, and not a cross word.”
    [2] “So close. For which of us, though?”
    [3] “I’d shake your hand, but I’m out of cells.”
    [4] “A draw! I’ll take that any day.”
    [5] “We’re even. Shall we find out who’s better?”
    [6] “I kept up with you! Did you see?”
   *[other] “Fair’s fair. Half a win each.”
}
end-lost-clever = { $variant ->
    [0] “Corners and centre, my friend. Corners and centre.”
    [1] “Exactly as I planned. Mostly.”
    [2] “A neat trap, if I may say so myself.”
    [3] “Don’t feel bad. I read books about this.”
    [4] “It’s all in the preparation.”
    [5] “You walked right in. I’d even left the light on.”
    [6] “I could explain it. Shall I? No? Very well.”
   *[other] “Everything has its order. Winning comes last.”
}

## Challenges

challenge-title = ### Noughts and crosses?

## Puzzles

command-puzzle = Solve the puzzle of the day, one from your own games, or another to practise
option-day = One of the last 30 days, to practise: it counts for no streak

## Private answers

refused-unreadable-cell = “{ $text }” isn’t a cell. Write b2, 5, centre or top left.

## Help

help-title = ## Noughts and crosses
help-on-move = b2, 5, centre, top left…

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
hint-opening = One of these openings wins by force: a corner, the centre or a side. Which one is yours to find. Open with it and ask again: each hint says what is still won.
