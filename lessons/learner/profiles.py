"""The lessons as tables: what their functions are called, and how their boards look."""

from __future__ import annotations

from dataclasses import dataclass

from lessons.learner.writing import Absent, Shape, Squares, Writing


@dataclass(frozen=True, slots=True)
class Profile:
    """A lesson: its title, how its boards look, and its own names of functions by task.

    A file is read as this lesson's from `least` of these names on.
    """

    title: str
    writing: Writing
    names: dict[str, str]
    least: int = 1


WORKBOOK = Profile(
    "the workbook",
    Writing(),
    {
        "free_squares": "get_free_squares",
        "comp_move": "get_comp_move",
        "other_symbol": "get_opposite_symbol get_other_symbol",
        "winner": "check_winner",
        "best_outcome": "best_outcome_for_symbol",
        "move_outcomes": "get_move_outcomes",
    },
)
BOOK = Profile(
    "the book's chapter",
    Writing(),
    {
        "winner": "isWinner",
        "is_free": "isSpaceFree",
        "is_full": "isBoardFull",
        "make_move": "makeMove",
        "copy": "getBoardCopy",
        "choose_from": "chooseRandomMoveFromList",
        "comp_move": "getComputerMove",
    },
    least=3,
)
ARTICLE = Profile(
    "the article",
    Writing(free=0, marks=(2, 1), squares=Squares.KEYPAD),
    {
        "winner": "find_winner",
        "win": "win",
        "lose": "lose",
        "draw": "draw",
        "is_over": "win_draw_lose",
        "player_move": "player_move",
        "next_player": "next_player",
        "ai_move": "_ai_move",
        "ai_shown": "ai_move",
        "drawn": "__str__",
    },
)
NOTEBOOK = Profile(
    "the notebook",
    Writing(Shape.STATE, Absent.KEY, squares=Squares.PAIRS_1),
    {
        "state_result": "result",
        "compute_utility": "compute_utility",
        "display": "display",
        "state_random": "random_player",
        "is_over": "game_over",
        "state_utility": "utility",
        "state_best": "alphabeta_player alphabeta_search alpha_beta_player minimax_player",
        "value": "alphabeta minimax",
    },
)
CS50 = Profile(
    "CS50's project",
    Writing(Shape.ROWS, None, squares=Squares.PAIRS_0),
    {
        "initial": "initial_state",
        "turn": "player",
        "free_squares": "actions",
        "board_result": "result",
        "winner": "winner",
        "is_over": "terminal",
        "board_utility": "utility",
        "best_move": "minimax",
    },
)
PROFILES = (WORKBOOK, BOOK, ARTICLE, NOTEBOOK, CS50)

ALSO = {
    "free_squares": "free_squares free_cells available_moves available_squares empty_squares"
    " empty_cells possible_moves legal_moves get_available_moves free_spaces places_left"
    " open_squares valid_moves available free_spots open_cells available_spots empty_spots"
    " free_positions empty_positions remaining_moves blank_squares empty_fields free_fields"
    " legal jugadas freie_felder cases_libres",
    "other_symbol": "other_symbol opposite_symbol opponent other_player other_mark switch_player"
    " other other_side opposite enemy opponent_of swap_symbol change_player opposite_mark",
    "winner": "winner get_winner who_won is_winner has_won check_win wins won find_winner"
    " check_for_winner is_win won_by winning_player check_victory has_winner outcome get_outcome"
    " win_check has_line is_player_win"
    " hat_gewonnen ganador gagnant",
    "best_outcome": "best_outcome best_for best_of",
    "move_outcomes": "move_outcomes get_outcome outcome outcome_of_game",
    "comp_move": "comp_move computer_move get_computer_move choose_move ai_move best_move"
    " get_best_move get_move find_best_move random_move pick_move make_computer_move choose"
    " choose_square bot_move computer_turn ai_turn bot_turn make_comp_move comp_turn"
    " computer_choice minimax_decision win_block_player win_or_block_player"
    " win_or_random_player win_or_random_move"
    " best mejor_jugada computerzug",
    "is_free": "is_free is_space_free space_is_free is_empty square_is_free is_valid_move"
    " is_available is_legal valid_move is_square_free space_check"
    " ist_frei est_libre",
    "is_full": "is_full is_board_full board_full full no_moves_left is_tie is_draw check_draw"
    " check_tie tie board_is_full check_full full_board_check"
    " is_board_filled unentschieden est_plein",
    "moves_left": "isMovesLeft moves_left any_moves_left has_moves_left",
    "make_move": "make_move result place_mark place put play_move do_move put_mark set_square mark"
    " place_marker",
    "copy": "copy_board get_board_copy",
    "is_over": "is_terminal terminal game_over is_game_over is_over is_end game_is_over"
    " terminal_test"
    " finished",
    "value": "minimax alphabeta alpha_beta negamax max_value min_value value",
    "evaluate": "evaluate",
    "turn": "to_move whose_turn next_player current_player",
    "choose_from": "choose_random_move_from_list choose_random choose_random_move",
    "display": "print_board show_board draw_board display_board show print_grid",
}
"""Names that mean the same in every lesson, for a profile that has none of its own."""


def tasks_called(name: str) -> list[str]:
    """Return the tasks that a name of a lesson stands for."""
    tables = (*[each.names for each in PROFILES], ALSO)
    return [task for table in tables for task, names in table.items() if name in names.split()]


ROLES = {
    "board": "board bo theboard b grid field cells squares spaces state position brett spielfeld"
    " boardlist the_board game_board current_board feld tablero plateau tab game_state",
    "symbol": "symbol player_symbol mark letter le player sym piece turn who current_symbol"
    " current_player me token sign computerletter playerletter computer_letter s p ai own my_mark"
    " to_move current whose_turn player_mark mover m next_symbol computer comp mine marker color",
    "side": "me side own my_mark computer comp ai max_player maximizer mine root_player ai_player"
    " comp_symbol for_player",
    "other": "opponent last last_player previous human enemy human_symbol other other_symbol opp"
    " their_mark other_player hu you foe",
    "outcomes": "outcomes possible_outcomes results options list_of_outcomes outcome_list possible"
    " values",
    "square": "square move pos position index i cell place spot action n choice idx loc where s"
    " location target_position target at field_number number",
    "row": "row r y",
    "col": "col c column x",
    "moves": "moveslist moves moves_list possible list_of_moves options choices squares",
    "state": "state s board position",
    "game": "game g",
    "color": "color colour sign farbe",
    "rng": "rng rand random_generator generator",
    "alpha": "alpha a low lower",
    "beta": "beta b high upper",
    "depth": "depth d level ply",
    "ismax": "is_max ismax maximizing is_maximizing maximizing_player ismaximizing max_turn"
    " my_turn is_max_turn maximize comp_turn"
    " computer_turn ai_turn bot_turn maximise is_maximising is_ai_turn is_computer_turn"
    " is_comp_turn",
}
"""What a parameter may be called; its task and the function's body decide between several."""

PARTS = (
    "",
    "Adding a basic computer player",
    "Making It Modular",
    "Winning on the next turn",
    "The best move for me!",
    "The next, next, next moves",
    "Computer can't be beat",
)
"""The workbook's parts by number, as it calls them."""
