"""Letters on a French keyboard, in a name and in a note: é and ç as keys, ê and ï by dead keys. What is typed is what
is written."""
import subprocess

from kit.book import Book
from kit.window import Window

DEAD = {"ê": ("dead_circumflex", "e"), "ï": ("dead_diaeresis", "i"), "û": ("dead_circumflex", "u")}


def written(w, text):
    for sign in text:
        if sign in DEAD:
            w.key(*DEAD[sign])
        else:
            w.type(sign)
    return w


subprocess.run(["setxkbmap", "fr"], check=True)
book = Book.demo("automobile", 34)
with Window(book.path, language="fr") as w:
    text = "Bruno a reçu la tête d'un évêque naïf, dûment"
    book.grows(lambda: written(w.key("F2").type("note "), text).key("Enter"))
    assert book.last == {"note": {"text": text}}, book.last
    book.grows(lambda: written(w.type("rename red "), "Zoê-Aïcha").key("Enter"))
    w.find("Zoê-Aïcha.*")
assert book.replay()["seats"][0]["name"] == "Zoê-Aïcha", book.replay()
book.check()
