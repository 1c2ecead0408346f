"""`steward FILE`, ten times: the game opens each time and is not locked by the previous run."""
from kit.book import Book
from kit.window import Lost, Window

book = Book.demo("automobile", 34)
before = book.path.read_bytes()
for n in range(1, 11):
    with Window(book.path) as w:
        w.find(w.say("automobile-now-action", seat="Anne", round=1, rounds=3))
        if not w.shows(w.say("desk-saved")):
            raise Lost(f"opened {n} times, and it may not be written")
if book.path.read_bytes() != before:
    raise Lost("looking at a game changed it")
