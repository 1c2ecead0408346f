"""Two turns of a game on an empty board, by mouse alone or by keyboard alone. Each board value is entered when asked
for, and each act has the same result as on a complete board.

    .ci/e2e unread:mouse,fr,automobile
"""
import json
import re
import sys
import time

from kit.acts import Acts
from kit.book import Book, steward
from kit.window import PATIENCE, Lost, Window

TURNS, MOST = 2, 60  # the number of turns, and the maximum number of acts
WORDS = {"automobile": "automobile-class-{}", "autotock": "autotock-where-{}"}


def turns():
    """The acts of the first turns that were not undone."""
    lines = demo.lines[1:]
    late = (n for n, line in enumerate(lines) if "phase" in line and int(line["phase"].split(".")[0]) > TURNS)
    at, acts = min(next(late, MOST), MOST), []
    while at:
        acts.append(lines[at - 1])
        at = lines[at - 1]["on"]
    return [line for line in reversed(acts) if "act" in line]


def plain(said):
    """Replaces all kinds of spaces by plain ones."""
    return " ".join(said.split())


def questions():
    """The cells that may be asked for, by question."""
    sheet = steward("board", "sheet", game, "--lang", language)
    return {plain(said): cell for cell, said in re.findall(r"^    ([^(:]+?)(?:\s\(.*?\))?\s*:\s(.*)$", sheet, re.M)}


def unread():
    """The record of the demo before its first entry, with an empty board."""
    book = Book.demo(game, 0, f"unread-{hand}-{language}")
    head = {key: said for key, said in book.lines[0].items() if key not in ("preset", "board", "sum")}
    fresh = book.path.with_name("fresh.steward")
    steward("new", game, "--players", ",".join(f"{seat['name']}" for seat in head["seats"]), "--preset", "unread", "-o", fresh)
    board = {key: said for key, said in Book(fresh).lines[0].items() if key in ("preset", "board")}
    book.path.write_text(json.dumps({**head, **board}, ensure_ascii=False) + "\n")
    return book


class Reader(Window):
    """A window that answers questions about board values."""

    answers = 0
    busy = False

    def still(self):
        """As in any window, but with the mouse, questions are answered at once."""
        super().still()
        if hand == "mouse" and not self.busy:
            self.busy = True
            self.read_off()
            self.busy = False
        return self

    def read_off(self):
        """Answers questions about board values until there are none."""
        while True:
            if self.shows(self.say("page-read"), "button"):
                self.read_one()
            elif self.shows(self.say("page-go-on"), "button"):
                self.press(self.say("page-go-on"), "button")
                Window.still(self)
            else:
                return

    def read_one(self):
        """Enters one value, or all the places of an order."""
        cell = next((cells[plain(node.name)] for node in self.nodes if plain(node.name) in cells), None)
        asked = [cell] if cell else [other for other in cells.values() if re.fullmatch("character .* place", other)]
        for value in (printed[cell][0] for cell in asked):
            if hand == "keys":
                self.type(str(value))
            elif isinstance(value, int):
                for digit in str(value):
                    self.press(digit, role="button")
            else:
                self.press(self.say(WORDS[game].format(value)), role="button")
        if hand == "keys":
            for _ in range(2 if isinstance(value, str) else 1):
                self.key("Enter")
        else:
            self.press(self.say("page-read"), role="button")
        self.answers += len(asked)
        super().still()


def made(w, book, before, does, wanted):
    """Does something that books an act, and answers the questions on the way."""
    does()
    end = time.monotonic() + PATIENCE
    while book.last != wanted and time.monotonic() < end:
        w.still()
        if hand == "keys":
            w.read_off()
        if book.last != wanted and w.shows(w.say("table-accept-what"), "button"):
            w.key("Enter") if hand == "keys" else w.press(w.say("table-accept-what"), role="button")
    lines = book.acts[before:]
    if lines[-1:] != [wanted] or any("read" not in line for line in lines[:-1]):
        raise Lost(f"{wanted} was meant, {lines} was booked")


hand, language, game = sys.argv[1:]
demo, cells = Book.demo(game, name="demo"), questions()
printed, book, begun = demo.lines[0]["board"], unread(), time.monotonic()
with Reader(book.path, language=language) as w:
    acts = Acts.of(w, book, None)
    for line in turns():
        n, wanted = line["n"], {"act": line["act"]}
        told = steward("explain", Book.demo(game, n, f"then-{n}").path, n, "--lang", "en").splitlines()[0].partition(": ")[2]
        does = (lambda: w.key("F2").type(told).key("Enter")) if hand == "keys" else (lambda: acts.make(line))
        made(w, book, len(book.acts), does, wanted)
book.check()
print(f"{game}, {hand}, {language}: {n} acts, {w.answers} values read, {time.monotonic() - begun:.0f} s", flush=True)
