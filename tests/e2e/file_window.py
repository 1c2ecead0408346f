"""A file is opened by its path, typed because there is no file dialog here; the game is the one in that file."""
import os

from kit.book import Book
from kit.window import Window

book = Book.demo("automobile", 34, "a long name")
for language, hand, who, line in (("fr", "keys", "Anne", "red cubes"), ("en", "mouse", "Chloé", "green cubes")):
    with Window(language=language, HOME=f"{os.environ['WORK']}/{hand}", STEWARD_DATA=f"{os.environ['WORK']}/{hand}") as w:
        if hand == "keys":
            w.key("Ctrl+o")
        else:
            w.press(w.say("desk-open"))
        w.find(w.say("shelf-file-path"), "entry")
        w.has_keyboard(w.say("shelf-file-path")).key("Ctrl+a").type(str(book.path))
        if hand == "keys":
            w.key("Enter")
        else:
            w.press(w.say("shelf-file-open"))
        w.find(w.say("automobile-now-action", seat=who, round=1, rounds=3))
        book.grows(lambda: w.key("F2").type(line).key("Enter"))
book.check()
