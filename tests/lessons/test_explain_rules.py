"""`explain --rules`."""

from tests.lessons.command import refused, shown


def test_explain_shows_what_each_rule_would_play() -> None:
    text = shown("explain", "X...O...X", "--rules")
    assert "1 win              -\n2 block            -\n3 fork             -\n" in text
    assert "7 corner           c1 L4, a3 L4" in text
    assert "Rule 4 speaks, block a fork: leave the enemy no way" in text
    assert "The game is over: X (X won)." in shown("explain", "--rules", "XXXOO....")
    text = shown("explain", "--rules", "." * 64, "--rows", "8", "--cols", "8", "--k", "3")
    assert max(map(len, text.splitlines())) <= 80
    assert "Rule 5 speaks, centre" in text
    for position in ("XOXOXXO.O", "O" + "." * 8):
        assert "speaks" in shown("explain", "--rules", position, "--to-move", "O")


def test_explain_refuses_rules_where_a_line_loses() -> None:
    complaint = "--rules is for boards where a line wins"
    assert complaint in refused("explain", ".........", "--rules", "--board", "misere")
