"""The same file in a second window: it is read-only there, and does not interfere with the first window. Once the
first is closed, the second can write."""
import os

from kit.book import Book
from kit.window import Window

book = Book.demo("automobile", 34)
first = Window(book.path)
with Window(book.path, HOME=os.environ["WORK"] + "/second") as second:
    second.find(second.say("desk-only-read"))
    book.stays(lambda: second.type("red build 2 2").key("Enter"))
    first.to_front()
    book.grows(lambda: first.key("F2").type("red build 2 2").key("Enter"))
    assert book.last == {"act": {"build": {"seat": "p1", "space": 2, "tiles": 2}}}, book.last
    book.stays(first.close)
    second.to_front()
    book.stays(lambda: second.press(second.say("desk-write-here"), "button"))
    second.still()
    assert not second.shows(second.say("desk-only-read"))
    book.grows(lambda: second.key("Ctrl+e", "Enter"))
    assert "back" in book.last, book.last
book.check()
