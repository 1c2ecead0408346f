"""A whole evening by hand: the first two turns of a box, and its last entries until the result is seen. By keys every line is typed,
with what an evening has between (a look back, the other language, a count); by mouse every act is pressed and nothing is typed. The
record at the end is the one that the demo holds.

    .ci/e2e evening:mouse,fr,automobile

plays one box, `evening:mouse,fr,automobile,40,52` these entries of its demo alone.
"""
import sys
import time

from kit.acts import Acts
from kit.book import Book, steward
from kit.window import Lost, Window

TURNS, LAST = 2, 8  # so many turns, and so many entries until the end


def stretches(demo):
    """The entries that are played by hand: from this one to that."""
    lines = demo.lines[1:]
    late = (n for n, line in enumerate(lines) if "phase" in line and line["phase"] != "over"
            and int(line["phase"].split(".")[0]) > TURNS)
    begun = next(late, len(lines))
    return [(1, begun), (max(len(lines) - LAST, begun) + 1, len(lines))]


def typed(n):
    """What is typed for an entry: as it was entered then, not as it was put right later."""
    told = steward("explain", Book.demo(game, n, f"then-{n}").path, n, "--lang", "en").splitlines()[0]
    return told.partition(": ")[2]


def between(w, book):
    """What moves nothing: a look back and to now, the pages, the other language and back."""
    def looked():
        w.key("Alt+Left").find(w.say("desk-looking-back"))
        w.key("Alt+Right").key("F10").find(w.say("count-title"))
        w.key("Escape").key("F2")
    book.stays(looked)


def by_keys(w, book, demo, first, last):
    """Types each entry, with what lies between."""
    for n in range(first, last + 1):
        line, wanted = typed(n), demo.acts[n - 1]
        book.grows(lambda: w.key("F2").type(line).key("Enter"))
        if book.last != wanted:
            raise Lost(f"{n}: {line} was typed, {book.last} was booked and not {wanted}")
        if n % 10 == 0 and n < last:
            between(w, book)
    return [], []


def by_mouse(w, book, demo, first, last):
    """Presses what comes to each entry."""
    acts = Acts.of(w, book, typed)
    for line, wanted in acts.steps(demo.lines[first:last + 1]):
        try:
            book.grows(lambda: acts.make(line))
            w.still()  # what was written is shown a moment later
        except Lost as lost:
            raise Lost(f"{wanted}: {lost}") from None
        if book.last != wanted:
            raise Lost(f"{book.last} was booked and not {wanted}")
    return acts.typed, acts.moved


def play(demo, first, last):
    """Plays these entries, and sees the result where they are the last."""
    begun, book = time.monotonic(), Book.demo(game, first - 1, f"evening-{first}")
    with Window(book.path, language=language) as w:
        keyed, moved = (by_keys if hand == "keys" else by_mouse)(w, book, demo, first, last)
        if last == len(demo.acts):
            w.find(w.say("home-ending-how"))
    lines, took = len(book.acts) - first + 1, time.monotonic() - begun
    # What is two presses of a board is two lines and one typed.
    here, there = ({**of, "entries": None} for of in (book.replay(), demo.replay(last)))
    assert here == there, "the evening ended elsewhere"
    book.check()
    beside = f"; typed all the same: {', '.join(keyed)}" if keyed else ""
    print(f"{game}, {hand}, {language}: entries {first} to {last}, {lines} lines, {took:.0f} s{beside}", flush=True)
    return moved


hand, language, game, *part = sys.argv[1:]
whole, faults = Book.demo(game, name="demo"), []
for first, last in [tuple(map(int, part))] if part else stretches(whole):
    if first <= last:
        faults += play(whole, first, last)
if faults:
    raise Lost(f"played to its end; what moved away from under the pointer: {'; '.join(faults)}")
