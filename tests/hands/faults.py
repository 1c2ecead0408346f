"""A fault below the real window: each write and each flush of the record in turn goes wrong, once or from there on, or is where the
program is killed. What the window says is true, what was said not to be there is not, and nothing of others is touched.
`.ci/faults window` runs it: it needs strace."""
import os
from collections import Counter

from kit.book import Book
from kit.window import Lost, Window

PROGRAM = os.environ["STEWARD"]
UNFINISHED = '{"n":35,"on":34,"act":{"bui'
HOW = ["error=EIO", "error=ENOSPC", "signal=KILL"]
ended = Counter()


def begin(name, torn):
    """A game after 34 entries, perhaps with one that was never finished, and files of others beside it."""
    book = Book.demo("automobile", 34, name=name)
    others = {}
    if torn:
        with open(book.path, "a") as file:
            file.write(UNFINISHED)
        others = {".lock": "# Cargo's", ".torn": "a thesis"}
    for ending, text in others.items():
        open(f"{book.path}{ending}", "w").write(text)
    return book, others


def under(book, fault):
    """The program, watched, with a fault at a call on this record."""
    path = os.path.join(os.environ["WORK"], "watched")
    with open(path, "w") as file:
        inject = f"-e 'inject={fault}'"
        file.write(f"#!/bin/sh\nexec strace -D -f -o /dev/null -P '{book.path}' {inject} '{PROGRAM}' \"$@\"\n")
    os.chmod(path, 0o755)
    return path


def leave(window):
    """Leaves all the same, as the button says; the program ends while the hand is still at it."""
    window.key("Ctrl+q").find(window.say("shelf-leave-anyway"), "button")
    try:
        window.press(window.say("shelf-leave-anyway"), "button")
    except Lost:
        pass
    if window.process.wait(20) != 0:
        raise Lost(f"the program ended with {window.process.returncode}")


def tried(fault, torn):
    book, others = begin(fault.translate(str.maketrans(":=+", "---")) + ("-torn" if torn else ""), torn)
    os.environ["STEWARD"] = under(book, fault)
    window = Window(book.path, hand="keys")
    before = len(book.lines)
    try:
        window.key("Ctrl+e", "Enter").still()
        if "error" in fault:
            window.find(window.say("desk-not-saved"))
            window.press(window.say("desk-retry"), "button").still()
        if window.shows(window.say("desk-not-saved")):
            # It goes on failing: whoever leaves is asked, and leaves all the same.
            leave(window)
            said = "not saved"
        else:
            window.close()
            said = "saved"
    except Lost:
        if window.process.poll() != -9:
            raise
        said = "killed"
    finally:
        window.process.kill()
        os.environ["STEWARD"] = PROGRAM
    there = len(book.lines) - before
    assert there in {"saved": [1], "not saved": [0], "killed": [0, 1]}[said], (fault, torn, said, there)
    aside = book.path.with_name(f"{book.path.name}.torn-2")
    kept = book.path.read_text() + (aside.read_text() if aside.exists() else "")
    assert not torn or UNFINISHED in kept, (fault, "what was never finished is lost")
    for ending, text in others.items():
        assert open(f"{book.path}{ending}").read() == text, (fault, ending)
    if not torn:
        book.check()
    ended[f"{said}{', beside others' if torn else ''}"] += 1


for torn in (False, True):
    for call in ("write", "fdatasync", *(["ftruncate"] if torn else [])):
        for how in HOW:
            tried(f"{call}:{how}:when=1", torn)
        for how in HOW[:2]:
            tried(f"{call}:{how}:when=1+", torn)
print(f"window: {sum(ended.values())} faults: " + "; ".join(f"{said} {count}" for said, count in sorted(ended.items())))
