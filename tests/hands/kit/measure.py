"""Rows of docs/hands.md: what is done at the window by mouse only and by keys only, with paper beside it by the same model."""
import os
import re
from dataclasses import dataclass
from typing import Callable

from kit.book import Book
from kit.model import Tally
from kit.window import Lost, Window


@dataclass
class Row:
    """A thing that is done: from so many entries of a demo, by either hand, and on paper."""

    title: str
    entries: int | None
    mouse: Callable
    keys: Callable
    paper: str
    note: str = ""

    def measure(self, box, hands=("mouse", "keys")):
        """Does it and prints what was done; a row that comes to no end says why."""
        for hand in hands:
            name = re.sub(r"\W+", "-", f"{box}-{self.title}-{hand}")
            book = Book.demo(box, self.entries, name) if self.entries else None
            w = Window(*([book.path] if book else []), hand=hand, HOME=f"{os.environ['WORK']}/{name}")
            said = ""
            try:
                (self.mouse if hand == "mouse" else self.keys)(w, book)
            except (Lost, KeyError) as lost:
                said = f" not done: {str(lost)[:2000]}"
            tally = w.tally
            title = self.title if hand == hands[0] else ""
            print(f"| {title} | {hand} | `{tally.string}`{said} | {tally.presses} + {tally.typed} | {tenths(tally.seconds)} |", flush=True)
            w.close()
        by_hand = f"`{self.paper}`" if self.paper else "nothing"
        print(f"| | paper | {by_hand}{self.note and ', ' + self.note} | | {tenths(on_paper(self.paper).seconds)} |", flush=True)


def act(title, entries, holds, mouse, line, paper, note="", thoughts=1, enters=1):
    """A row of one act: presses, or a line and so many times Enter; the record holds it afterwards."""
    def booked(do):
        def done(w, book):
            book.grows(lambda: do(w))
            if book.last != {"act": holds}:
                raise Lost(f"{book.last} was booked and not {holds}")
        return done

    return Row(title, entries, booked(mouse), booked(lambda w: typed(w, line, thoughts, enters)), paper, note)


def accept(w):
    """Presses what books a draft; what a press can only mean, and what costs nothing, is none."""
    lies = w.say("table-accept-what")
    return w.press(lies) if w.still().shows(lies, "button") else w


def typed(w, line, thoughts=1, enters=1):
    """Thinks, types a line and presses Enter."""
    return w.think(thoughts).type(line).key(*["Enter"] * enters)


def on_paper(string):
    """What hands do on paper, in the signs of the model."""
    tally = Tally("paper")
    for sign in string.split():
        tally.add(*[sign[0]] * int(sign[1:] or 1))
    return tally


def tenths(seconds):
    """Seconds as the page has them, halves up."""
    return f"{seconds + 1e-6:.1f}"
