"""The setup sheet of The Last of the Independents in a small window: opened, filled in digit by digit with the keypad
by mouse or by typing, and used to begin a game. The values are in the record, and values that were not entered are
not."""
import os
from pathlib import Path

from kit.book import Book
from kit.window import Lost, Window

NAMES = ("Anne", "Bob", "Chloe")
READ = {"sections models count": 5, "sections engineering count": 12, "sections promotions count": 4}

def small(w):
    """The smallest window in which a board has its own form."""
    w._xdotool("windowsize", w.screen_id, 1024, 640)
    return w.still()

def inside(w):
    """Checks that no control is outside the window."""
    out = [node.name for node in w.nodes if node.stops and node.place[0] + node.place[2] > 1024 + 1]
    out += [node.name for node in w.nodes if node.stops and node.place[1] + node.place[3] > 640 + 1]
    if out:
        raise Lost(f"beyond the window: {out}")

for language, hand in (("fr", "keys"), ("en", "mouse")):
    home = f"{os.environ['WORK']}/{hand}"
    with Window(language=language, HOME=home, STEWARD_DATA=f"{home}/data") as w:
        small(w)
        box = w.say("independents-title")
        new = f"{w.say('desk-new-game')}.*{box}"
        if hand == "mouse":
            w.press(new, "button")
        else:
            # Tab moves to the games, arrow keys among them.
            first = f"{w.say('desk-new-game')}.*{w.say('automobile-title')}"
            w.tab_to(first, "button").tab_to(new, "button", key="Right").key("Enter")
        for n, name in enumerate(NAMES, 1):
            field = w.say("shelf-seat-name", n=n)
            while not w.shows(field, "entry"):
                w.press(w.say("shelf-add-player"), "button")
            w.press(field, "entry").key("Ctrl+a").type(name)
        sheet = w.say("shelf-sheet-open", count=0)
        w.press(sheet, "button") if hand == "mouse" else w.tab_to(sheet, "button").key("Enter")
        inside(w)
        for value in READ.values():
            if hand == "mouse":
                for digit in str(value):
                    w.press(digit, "button")
                w.press(w.say("shelf-sheet-next"), "button")
            else:
                w.type(str(value)).key("Tab")
        inside(w)
        begin = w.say("shelf-begin")
        w.press(begin, "button") if hand == "mouse" else w.tab_to(begin, "button").key("Enter")
        w.find(w.say("desk-saved"))
    book = Book(max(Path(home).rglob("*.steward"), key=lambda path: path.stat().st_mtime))
    board = {cell: printed[0] for cell, printed in book.lines[0]["board"].items()}
    if board != READ:
        raise Lost(f"{READ} were read, and {board} is written")
    book.check()
