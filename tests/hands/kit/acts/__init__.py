"""What is pressed for the acts of a record, box by box: a method for each act, with what the record says of it.

A place of the board, a choice, a step of a number: nothing is typed. What does not come to the act that is meant is found by
whoever looks at the record afterwards.
"""
import re
from importlib import import_module

from kit.window import Lost


class Acts:
    """Whoever makes the acts of a box at a window."""

    box = ""

    def __init__(self, window, book):
        self.w, self.record, self.seats = window, book, book.lines[0]["seats"]
        self.line, self.typed = None, []

    @staticmethod
    def of(window, book):
        """The acts of the box of a record."""
        return import_module(f"kit.acts.{book.lines[0]['game'].replace('-', '_')}").Box(window, book)

    def steps(self, lines):
        """What is made at one go: what is pressed for it, and the lines that are booked."""
        lines = iter(lines)
        for line in lines:
            # The slip that explains a count is put right from the count: both are one press.
            amend = next(lines) if "count" in line else {}
            yield from self.as_made({**amend, **line})

    def as_made(self, line):
        """The same, of one line of the record."""
        yield line, [{verb: line[verb]} for verb in ("back", "act", "ruling", "count", "amend") if verb in line]

    def make(self, line):
        """Presses what comes to a line."""
        self.line = line
        if "back" in line:
            return self.undo()
        verb = next(verb for verb in ("act", "ruling", "count") if verb in line)
        said = line[verb]
        if verb == "count":
            return self.count(said, line["amend"])
        if verb == "ruling":
            return self.ruling(**said)
        name, said = (said, {}) if isinstance(said, str) else next(iter(said.items()))
        name = name.replace("-", "_")
        return getattr(self, f"{name}_" if name == "pass" else name)(**said)

    # What things are called

    def say(self, key, **said):
        return self.w.say(key, **said)

    def own(self, key, **said):
        """What a message of the box says."""
        return self.say(f"{self.box}-{key}", **said)

    def name(self, seat):
        """A player of the record, as `p2`."""
        return self.seats[int(seat[1:]) - 1]["name"]

    # What is pressed

    def press(self, pattern, times=1, nth=0):
        for _ in range(times):
            self.w.press(pattern, role="button", nth=nth)

    def touch(self, name, times=1):
        """A place of the board tells more than its name."""
        self.press(rf"(?:{name})(?: · .*)?", times)

    def verb(self, name, nth=0):
        self.press(self.w.act(f"{self.box}-verb-{name}"), nth=nth)

    def book(self, told=None):
        """The button that books what lies ready."""
        self.press(self.say("table-accept-what", **{"what": told} if told else {}))

    def lay(self, told, *places):
        """Presses one place after the other until the act that is told so lies ready, or is one of few; and books it."""
        accept = self.say("table-accept-what", what=told)
        for place in [*places, None]:
            if self.w.still().shows(accept, "button"):
                break
            if place is None:
                self.press(told)
            else:
                self.touch(place)
        self.book(told)

    def number(self, field, wanted, role="spin"):
        """Steps a number until it is the one that is wanted; one of few is a button."""
        few = self.say("table-value", label=field, value=wanted)
        if self.w.still().shows(few, "button"):
            return self.press(few)
        now = self.value(field, role)
        while now != wanted:
            step = self.say("sheets-more" if now < wanted else "sheets-fewer", what=field)
            self.press(step)
            before, now = now, self.value(field, role)
            if now == before:
                raise Lost(f"{field} stays at {now}")
            # It is known now how far one step leads.
            self.w.press(step, role="button", times=abs(wanted - now) // abs(now - before) if before >= 0 else 0)
            now = self.value(field, role)
        return None

    def value(self, field, role):
        """What stands in a number, -1 where nothing does."""
        node = self.w.find(field, role)
        return self.w.value(node) if role == "spin" else int(self.w.text(node) or -1)

    # What every box has

    def undo(self):
        self.press(self.say("desk-undo"))

    def count(self, counted, amend):
        """What was counted, money by its notes; then the slip is put right that explains it."""
        self.w.menu("count-title")
        for account, unit, amount in counted:
            if account.startswith("p"):
                self.notes(self.name(account), amount)
                continue
            if not self.w.still().find(self.say("count-board")).on:
                self.w.press(self.say("count-board"))
            name = self.say("count-on-board", place=rf".*\({account.split()[-1]}\)", what=f".*{self.name(unit.split()[-1])}")
            self.number(name, amount, "entry")
        step = amend["edits"][0]["replace"][0]
        self.press(self.fix(step))

    def notes(self, who, amount):
        """A sum in the largest notes."""
        self.press(self.say("count-by-notes", name=who))
        pattern = self.say("count-notes-of-value", name=who, value=r"\D*([\d,.\s\u00a0\u202f]+?)\D*")
        found = [(int(re.sub(r"\D", "", re.fullmatch(pattern, node.name)[1])), node.name) for node in self.w.still().all(pattern, "spin")]
        for value, name in sorted(found, reverse=True):
            self.number(re.escape(name), amount // value)
            amount %= value
        self.press(self.say("count-notes-done"))

    def fix(self, step):
        """What puts the book right by a slip in an entry."""
        for n in range(1, 9):
            if self.w.still().shows(self.say("count-suspect", n=n, entry=step)):
                return self.say("count-fix-it", n=n)
        raise Lost(f"no slip in entry {step} explains it")

    def ruling(self, id, option, by="", reason=""):
        """A question and its answer are pressed; who decided, and why, are words of the table."""
        self.w.menu("table-ruling")
        self.w.press(self.say("table-form-question"), "combo")
        self.w.press(self.own(f"ruling-{id}"))
        self.w.press(self.own(f"ruling-{id}-{option}"), "radio")
        for field, words in (("by", by), ("reason", reason)):
            if words:
                self.keyed(f"ruling, {field}")
                self.w.press(self.say(f"table-form-{field}"), "entry").type(words)
        self.press(self.say("table-form-enter"))

    def keyed(self, name):
        """What no mouse can do is typed, and said in the end."""
        self.typed.append(name)
