"""Text copied in the window can be pasted in other programs, and the reverse."""
import subprocess

from kit.book import Book
from kit.window import Lost, Window

XCLIP = ["xclip", "-selection", "clipboard"]


def copied(text):
    """Copies a text as another program would."""
    subprocess.run([*XCLIP, "-i"], input=text, text=True, check=True)


def pasted():
    """Returns what another program would paste."""
    return subprocess.run([*XCLIP, "-o"], capture_output=True, text=True, timeout=5).stdout


book = Book.demo("automobile", 34)
with Window(book.path) as w:
    copied("BEFORE")
    w.menu("home-title")
    w.press(w.say("home-copy-summary"))
    w.until(lambda: pasted() != "BEFORE", "the summary never came to the clipboard", 5)
    if "Anne" not in pasted():
        raise Lost(f"the clipboard says {pasted()!r}")
    w.key("Escape", "F4")
    copied("pasted from a mail")
    w.key("Ctrl+v")
    book.grows(lambda: w.key("Enter"))
    assert "pasted from a mail" in str(book.last), book.last
