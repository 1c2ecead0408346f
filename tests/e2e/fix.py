"""The third last entry is amended on the page as it was then, by keyboard and by mouse. Nothing happens before the
user says what was wrong."""
from kit.book import Book, steward
from kit.window import Window

LINE = "amend replace 43 red produce 1:7 5:8"


def closed(w, book, hand):
    """Chooses "the book was wrong" and checks the result."""
    w.find(w.say("right-title", entry=43))
    wrong = w.say("right-book-wrong") + ".*"
    book.grows(lambda: w.press(wrong) if hand == "mouse" else w.tab_to(wrong).key("Enter"))
    assert book.last == wanted, book.last
    assert book.replay()["seats"][0]["dollars"] == 470, book.replay()
    book.check()


twin = Book.demo("automobile", 45, "twin")
steward("act", twin.path, LINE)
wanted = twin.last

book = Book.demo("automobile", 45, "keys")
with Window(book.path, language="fr") as w:
    book.stays(lambda: w.key("Alt+Left", "Alt+Left", "F9"))
    w.find(w.say("right-what-instead", entry=43))
    book.stays(lambda: w.key("Tab", "Tab").type("8").key("Enter"))
    closed(w, book, "keys")

book = Book.demo("automobile", 45, "mouse")
with Window(book.path) as w:
    book.stays(lambda: w.press(w.say("table-timeline-show")).press(w.say("table-entry-of", n=43)).press(w.say("desk-look-back")).press(w.say("right-put-right")))
    w.find(w.say("right-what-instead", entry=43))
    book.stays(lambda: w.press(w.say("sheets-fewer") + ".*Rambler.*"))
    book.stays(lambda: w.press(w.say("table-accept-what")))
    closed(w, book, "mouse")
