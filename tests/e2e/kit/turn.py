"""Plays the first turn of a game twice, by keyboard in a French window and by mouse in an English one, or only in the
way named as an argument. After each line, the record must have what the command line makes of the same line."""
import sys

from kit.acts import Acts
from kit.book import Book, steward
from kit.window import Lost, Window


def first_turn(game, turn, begun=0):
    """Plays lines, or pairs of a line and a function with the equivalent presses for lines that the kit cannot enter.
    The first `begun` lines are entered before the mouse begins."""
    turn = [(line, None) if isinstance(line, str) else line for line in turn]
    lines = [line for line, _ in turn]
    twin = Book.demo(game, 0, "twin")
    for line in lines:
        steward("act", twin.path, line)
    expected = twin.acts
    assert len(expected) == len(lines), f"{len(lines)} lines made {len(expected)} entries"

    hands = sys.argv[1:] or ["keys", "mouse"]
    if "keys" in hands:
        by_keys(game, lines, expected)
    if "mouse" in hands:
        by_mouse(game, turn, expected, begun)


def by_keys(game, lines, expected):
    """Plays by typing each line."""
    book = Book.demo(game, 0, "keys")
    with Window(book.path, language="fr") as w:
        for line, wanted in zip(lines, expected):
            book.grows(lambda: w.key("F2").type(line).key("Enter"))
            same(book, line, wanted)
    book.check()


def by_mouse(game, turn, expected, begun):
    """Plays by pressing the controls for each line."""
    book = Book.demo(game, 0, "mouse")
    for line, _ in turn[:begun]:
        steward("act", book.path, line)
    moves = Book(book.path.with_name("twin.steward")).lines[1:]
    with Window(book.path) as w:
        acts = Acts.of(w, book, None)
        for (line, presses), wanted, whole in list(zip(turn, expected, moves))[begun:]:
            book.grows(lambda: presses(w) if presses else acts.make(whole))
            same(book, line, wanted)
            w.still()  # the new state is shown a moment later
    book.check()


def same(book, line, wanted):
    """Checks that the last line is the intended one."""
    if book.last != wanted:
        raise Lost(f"{line} was meant, {book.last} was booked and not {wanted}")


def accept(w):
    """Presses the button that books a draft. Unambiguous presses that cost nothing are booked without it."""
    lies = w.say("table-accept-what")
    return w.press(lies) if w.still().shows(lies, "button") else w
