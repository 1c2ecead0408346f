"""A whole evening: the first two turns of a game, and its last entries until the result is shown. With the keyboard,
every line is typed, with interludes such as a look at the history or a count. With the mouse, every act is pressed and
nothing is typed. The final record equals that of the demo.

    .ci/e2e evening:mouse,fr,automobile

plays one game, and `evening:mouse,fr,automobile,40,52` only these entries of its demo.
"""
import sys
import time

from kit.acts import Acts
from kit.book import Book, steward
from kit.window import Lost, Window

TURNS, LAST = 2, 8  # the number of turns, and the number of entries before the end


def stretches(demo):
    """The ranges of entries to play."""
    lines = demo.lines[1:]
    late = (n for n, line in enumerate(lines) if "phase" in line and line["phase"] != "over"
            and int(line["phase"].split(".")[0]) > TURNS)
    begun = next(late, len(lines))
    return [(1, begun), (max(len(lines) - LAST, begun) + 1, len(lines))]


def typed(n):
    """The line to type for an entry, as it was first entered, before any amend."""
    told = steward("explain", Book.demo(game, n, f"then-{n}").path, n, "--lang", "en").splitlines()[0]
    return told.partition(": ")[2]


def between(w, book):
    """Does things that enter nothing: looks at the history and back, and opens a panel."""
    def looked():
        w.key("Alt+Left").find(w.say("desk-looking-back"))
        w.key("Alt+Right").key("F10").find(w.say("count-title"))
        w.key("Escape").key("F2")
    book.stays(looked)


def by_keys(w, book, demo, first, last):
    """Types each entry, with interludes."""
    for n in range(first, last + 1):
        line, wanted = typed(n), demo.acts[n - 1]
        book.grows(lambda: w.key("F2").type(line).key("Enter"))
        if book.last != wanted:
            raise Lost(f"{n}: {line} was typed, {book.last} was booked and not {wanted}")
        if n % 10 == 0 and n < last:
            between(w, book)
    return [], []


def by_mouse(w, book, demo, first, last):
    """Presses the controls for each entry."""
    acts = Acts.of(w, book, typed)
    for line, wanted in acts.steps(demo.lines[first:last + 1]):
        try:
            book.grows(lambda: acts.make(line))
            w.still()  # the new state is shown a moment later
        except Lost as lost:
            raise Lost(f"{wanted}: {lost}") from None
        if book.last != wanted:
            raise Lost(f"{book.last} was booked and not {wanted}")
    return acts.typed, acts.moved


def play(demo, first, last):
    """Plays these entries, and checks the result if they include the last."""
    begun, book = time.monotonic(), Book.demo(game, first - 1, f"evening-{first}")
    with Window(book.path, language=language) as w:
        keyed, moved = (by_keys if hand == "keys" else by_mouse)(w, book, demo, first, last)
        if last == len(demo.acts):
            w.find(w.say("home-ending-how"))
    lines, took = len(book.acts) - first + 1, time.monotonic() - begun
    # The numbers of lines may differ: what takes two presses on the board is two lines, but typed it is one.
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
