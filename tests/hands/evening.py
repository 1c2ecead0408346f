"""A whole evening: the first two turns of a box by hand, every line typed, with what an evening has between: a look back, the other
language, a count. The record at the end is the one that the demo holds.

    .ci/hands evening:fr,automobile
"""
import sys

from kit.book import Book, steward
from kit.window import Lost, Window

TURNS = 2


def lines(demo):
    """What is typed in the first turns, and what it makes."""
    for n, said in enumerate(demo.acts, 1):
        if demo.replay(n)["turn"] > TURNS:
            return
        # What was entered then, not what it was put right to later.
        then = Book.demo(game, n, f"then-{n}")
        told = steward("explain", then.path, n, "--lang", "en").splitlines()[0]
        yield told.partition(": ")[2], said


def between(w, book):
    """What moves nothing: a look back and to now, the pages, the other language and back."""
    def looked():
        w.key("Alt+Left").find(w.say("desk-looking-back"))
        w.key("Alt+Right").key("F10").find(w.say("count-title"))
        w.key("Escape").key("F2")
    book.stays(looked)


language, game = sys.argv[1:3]
demo = Book.demo(game, name="demo")
played = list(lines(demo))
book = Book.demo(game, 0, "evening")
with Window(book.path, language=language, hand="keys") as w:
    w.key("F2")
    for n, (line, wanted) in enumerate(played, 1):
        book.grows(lambda: w.type(line).key("Enter"))
        if book.last != wanted:
            raise Lost(f"{n}: {line} was typed, {book.last} was booked and not {wanted}")
        if n % 10 == 0:
            between(w, book)
assert book.replay() == demo.replay(len(played)), "the evening ended elsewhere"
book.check()
print(f"{game}, {language}: {len(played)} lines")
