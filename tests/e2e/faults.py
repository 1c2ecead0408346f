"""Injects faults below the real window: each call on the record, its folder and its side files fails in turn, writes
and flushes also from then on, or is where the program is killed. What the window reports must be true, what it reports
as not saved must not be in the file, and other files must be unchanged. `.ci/faults window` runs this; it needs
strace."""
import itertools
import os
import re
import sys
from collections import Counter

from kit.book import Book
from kit.window import Lost, Window

PROGRAM = os.environ["STEWARD"]
UNFINISHED = '{"n":35,"on":34,"act":{"bui'
HOW = ["error=EIO", "error=ENOSPC", "signal=KILL"]
ended = Counter()
names = itertools.count()


def begin(name, torn):
    """A game after 34 entries, optionally with an incomplete entry and foreign files next to it."""
    book = Book.demo("automobile", 34, name=name)
    others = {}
    if torn:
        with open(book.path, "a") as file:
            file.write(UNFINISHED)
        others = {".lock": "# Cargo's", ".torn": "a thesis"}
    for ending, text in others.items():
        open(f"{book.path}{ending}", "w").write(text)
    return book, others


def under(book, *how):
    """A script that runs the program under strace, limited to this record, its side files and its folder."""
    path = os.path.join(os.environ["WORK"], "watched")
    of = [book.path, *(f"{book.path}{ending}" for ending in (".lock", ".torn", ".torn-2")), book.path.parent]
    watched = " ".join(f"-P '{one}'" for one in of)
    with open(path, "w") as file:
        file.write(f"#!/bin/sh\nexec strace -D -f {watched} {' '.join(how)} '{PROGRAM}' \"$@\"\n")
    os.chmod(path, 0o755)
    return path


def leave(window):
    """Leaves without saving. The program may end before the click is over."""
    window.key("Ctrl+q").find(window.say("shelf-leave-anyway"), "button")
    try:
        window.press(window.say("shelf-leave-anyway"), "button")
    except Lost:
        pass
    if window.process.wait(20) != 0:
        raise Lost(f"the program ended with {window.process.returncode}")


def enters(window):
    """Enters a line if possible and leaves. Returns what the window reported."""
    if not window.shows(window.say("desk-saved")):
        said = "only read" if window.shows(window.say("desk-only-read")) else "not opened"
        window.close()
        return said
    window.key("Ctrl+e", "Enter").still()
    if window.shows(window.say("desk-not-saved")):
        window.press(window.say("desk-retry"), "button").still()
    if window.shows(window.say("desk-not-saved")):
        # It keeps failing: leaving asks for confirmation, and the user confirms.
        leave(window)
        return "not saved"
    window.close()
    return "saved"


def tried(torn, *how):
    """Enters a line under a fault, and compares what was reported with what is in the file."""
    book, others = begin(f"{'torn' if torn else 'alone'}-{next(names)}", torn)
    os.environ["STEWARD"] = under(book, *how)
    before, whole = len(book.lines), book.path.read_text()
    window = None
    try:
        window = Window(book.path)
        said = enters(window)
    except Lost:
        # If the fault kills the program, nothing else is wrong.
        if not any("KILL" in one for one in how) or (window and window.process.poll() != -9):
            raise
        said = "killed"
    finally:
        if window:
            window.process.kill()
        os.environ["STEWARD"] = PROGRAM
    there = len(book.lines) - before
    grown = {"saved": [1], "not saved": [0], "only read": [0], "not opened": [0], "killed": [0, 1]}[said]
    assert there in grown, (how, torn, said, there)
    aside = book.path.with_name(f"{book.path.name}.torn-2")
    kept = book.path.read_text() + (aside.read_text() if aside.exists() else "")
    assert not torn or UNFINISHED in kept, (how, "what was never finished is lost")
    assert there or book.path.read_text() == whole or torn, (how, "the record is another one")
    for ending, text in others.items():
        assert open(f"{book.path}{ending}").read() == text, (how, ending)
    if not torn:
        book.check()
    ended[f"{said}{', beside others' if torn else ''}"] += 1


def calls(torn):
    """The calls that the program makes without a fault, by name and number within the calls of that name in a thread."""
    log = os.path.join(os.environ["WORK"], "calls")
    tried(torn, "-o", log)
    ended.clear()
    most = Counter()
    found = Counter(match.groups() for line in open(log) if (match := re.match(r"(\d+) +([a-z0-9_]+)\(", line)))
    for (_, name), count in found.items():
        most[name] = max(most[name], count)
    return [(name, n) for name in sorted(most) for n in range(1, most[name] + 1)]


torn = sys.argv[1:] == ["beside"]
for call, n in calls(torn):
    for how in HOW:
        tried(torn, "-o", "/dev/null", "-e", f"'inject={call}:{how}:when={n}'")
    if call in ("write", "fdatasync", "ftruncate"):
        for how in HOW[:2]:
            tried(torn, "-o", "/dev/null", "-e", f"'inject={call}:{how}:when={n}+'")
print(f"window: {sum(ended.values())} faults: " + "; ".join(f"{said} {count}" for said, count in sorted(ended.items())))
