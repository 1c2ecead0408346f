"""Counts the cash of three players: counts that agree, counts that differ, and the repair of the mistake that explains
the difference."""
from kit.book import Book
from kit.window import Window

cash = {"Anne": 420, "Bruno": 280, "Chloé": 0}


def field(w, name):
    return f"{name} {w.say('automobile-unit-dollars')}"


book = Book.demo("automobile", 45, "keys")
with Window(book.path, language="fr") as w:
    w.key("F10")
    for name, sum_ in cash.items():
        w.has_keyboard(field(w, name))
        book.stays(lambda: w.type(str(sum_)).key("Tab"))
    w.find(w.say("count-all-agrees"))
    book.grows(lambda: w.tab_to(w.say("count-keep")).key("Enter"))
    assert book.last == {"count": [["p1", "dollars", 420], ["p2", "dollars", 280], ["p3", "dollars", 0]]}, book.last
book.check()

# Anne has $50 too much because she paid for one car fewer. The book is corrected accordingly.
book = Book.demo("automobile", 45, "mouse")
with Window(book.path) as w:
    w.menu("count-title")
    for name, sum_ in {**cash, "Anne": 470}.items():
        w.press(field(w, name), "entry").type(str(sum_))
    w.find(w.say("count-explained"))
    book.grows(lambda: w.press(w.say("count-fix-it", n=1)), lines=2)
    kinds = sorted(next(iter(said)) for said in book.acts[-2:])
    assert kinds in (["amend", "count"], ["correct", "count"]), kinds
    assert book.replay()["seats"][0]["dollars"] == 470, book.replay()
book.check()
