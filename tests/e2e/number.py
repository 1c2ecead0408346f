"""The BoardGameGeek id of a game: entered once, it is shown again, also in other records of the same game."""
import json

from kit.book import Book, steward
from kit.window import Window

typed = {("en", "mouse"): ("autotock", "Close", "5432"), ("fr", "keys"): ("sponsors", "Escape", "98765")}


def sheet(w, hand):
    title = w.say("home-title")
    w.press(title) if hand == "mouse" else w.tab_to(title).key("Enter")


def number(w):
    return w.text(w.find(w.say("home-number"), "entry"))


for (language, hand), (game, leaves, digits) in typed.items():
    book = Book.demo(game)
    with Window(book.path, language=language) as w:
        sheet(w, hand)
        assert number(w) == "", number(w)
        field = w.say("home-number")
        w.press(field, "entry") if hand == "mouse" else w.tab_to(field, "entry")
        w.type(digits)
        w.press(w.say("desk-close")) if leaves == "Close" else w.key(leaves)
        sheet(w, hand)
        assert number(w) == digits, number(w)
    other = Book.demo(game, name=f"{game}-other")
    with Window(other.path, language=language) as w:
        sheet(w, hand)
        assert number(w) == digits, number(w)
    log = other.path.with_suffix(".bgsplay")
    steward("export", other.path, "-o", log)
    assert json.loads(log.read_text())["games"][0]["bggId"] == int(digits), log.read_text()
