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
    POPUP = 200  # how high a list is that opens

    def __init__(self, window, book, notation):
        self.w, self.record, self.seats = window, book, book.lines[0]["seats"]
        self.line, self.notation = None, notation
        self.typed, self.moved = [], []

    @staticmethod
    def of(window, book, notation):
        """The acts of the box of a record; what an entry is in notation is asked by its number."""
        return import_module(f"kit.acts.{book.lines[0]['game'].replace('-', '_')}").Box(window, book, notation)

    def steps(self, lines):
        """What is pressed, one after the other, and the lines that are booked by it."""
        for line in lines:
            yield from self.as_made(line)

    def as_made(self, line):
        """The same, of one line of the record."""
        verb = next(verb for verb in ("back", "act", "ruling", "count", "amend") if verb in line)
        yield line, {verb: line[verb]}

    def make(self, line):
        """Presses what comes to a line."""
        self.line, self.before = line, len(self.record.lines)
        if "back" in line:
            return self.undo()
        verb = next(verb for verb in ("act", "ruling", "count", "amend") if verb in line)
        said = line[verb]
        if verb == "count":
            return self.count(said)
        if verb != "act":
            return getattr(self, verb)(**said)
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
        """Points at what is called so, looks again, and presses it; what has moved away from under the pointer is kept in mind."""
        for _ in range(times):
            seen = self.w.find(pattern, "button", nth)
            there = self.w.point(seen).find(pattern, "button", nth)
            if not there.holds(*seen.middle):
                self.moved.append(there.name)
            self.w.press_node(there)

    def touch(self, name, times=1):
        """A place of the board tells more than its name."""
        self.press(rf"(?:{name})(?: · .*)?", times)

    def verb(self, name, nth=0):
        self.press(self.w.act(f"{self.box}-verb-{name}"), nth=nth)

    def take_up(self, name):
        """A verb before its places: the only one there is needs no choosing."""
        if self.w.still().shows(self.w.act(f"{self.box}-verb-{name}"), "button"):
            self.verb(name)

    def book(self, told=None):
        """The button that books what lies ready; what could mean nothing else is booked by its last place."""
        if not self.booked():
            self.press(self.say("table-accept-what", **{"what": told} if told else {}))

    def end(self, name):
        """The button of a sheet."""
        self.press(name, nth=-1)

    def booked(self):
        """Whether the act is in the record."""
        self.w.still()
        return any("read" not in line for line in self.record.lines[self.before:])

    def ready(self, told):
        """Whether the act that is told so lies ready."""
        return self.w.still().shows(self.say("table-accept-what", what=told), "button")

    def offer(self, told):
        """A choice by what it is told as, with its price or without."""
        self.press(rf"{told}|{self.say('table-value', label=told)}")

    def lay(self, told, *places):
        """Presses one place after the other until the act that is told so lies ready, and books it; or it is one of few."""
        for place in [*places, None]:
            if self.booked() or self.ready(told):
                return self.book(told)
            if place is None:
                self.offer(told)
                return self.book(told)
            self.touch(place)
        return None

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
        held = self.w.value(node) if role == "spin" else self.w.text(node) or None
        return -1 if held is None else int(held)

    # What every box has

    def undo(self):
        self.press(self.say("desk-undo"))

    def count(self, counted):
        """What was counted."""
        self.w.menu("count-title")
        for account, unit, amount in counted:
            if account.startswith("p"):
                self.on_keypad(f"{self.name(account)} {self.own(f'unit-{unit}')}", amount)
            else:
                self.on_board(account.split()[-1], *unit.split(), amount)
        self.press(self.say("count-keep"))

    def on_board(self, place, unit, seat, amount):
        """So many pieces of a player at a place of the board."""
        over = self.w.find(self.say("count-keep"), "button")
        # The fields end where it is said what is too little or too much.
        board, gap = self.say("count-board"), rf"{self.say('discrepancy-less')}|{self.say('discrepancy-more')}"
        if not self.w.find(board, "check").on:
            self.w.press(board, "check")
        what = self.say("table-unit-of", unit=self.own(f"unit-{unit}"), name=self.name(seat))
        name = self.say("count-on-board", place=rf"\D*{place}\D*", what=what)
        self.into_sight(name, "entry", over, self.w.find(gap).place[1])
        self.on_keypad(name, amount)

    def on_keypad(self, field, number):
        """A number on the keypad of a sheet."""
        self.w.press(field, "entry")
        for digit in str(number):
            self.press(digit)

    def into_sight(self, pattern, role, over, below):
        """Turns the wheel over something until what is called so stands whole above where it would be cut."""
        for _ in range(40):
            node = self.w.still().find(pattern, role)
            if node.place[1] + node.place[3] <= below:
                return node
            self.w.wheel(over, 1)
        raise Lost(f"{pattern} never came in sight")

    def amend(self, edits, was):
        """Something else in the place of an entry: typed where the page is as it was then, or as the other words of a line."""
        (entry, _), words = edits[0]["replace"], re.search(r"replace \S+ (.*)", self.notation(self.line["n"]))[1]
        self.press(self.say("table-timeline-show"))
        self.press(self.say("table-entry-of", n=entry))
        self.press(self.say("desk-look-back"))
        self.press(self.say("right-put-right"))
        self.keyed("amend")
        if self.w.shows(self.say("right-what-instead", entry=entry)):
            self.w.key("F2").type(words).key("Enter")
        else:
            self.w.press(self.say("right-instead"), "entry").key("Ctrl+a").type(words)
        self.press(self.say(f"right-{was}-wrong") + ".*")

    def ruling(self, id, option, by="", reason=""):
        """A question and its answer are pressed; who decided, and why, are words of the table."""
        self.w.menu("table-ruling")
        on_card = self.w.shows(self.own(f"ruling-{id}"), "button")
        if on_card:
            self.press(self.own(f"ruling-{id}"))
            self.press(self.own(f"ruling-{id}-{option}"))
        else:
            question = self.w.find(self.say("table-form-question"), "combo")
            left, top, wide, high = question.place
            self.w.press_node(question)
            first = next(node for node in self.w.still().all(".*", "toggle") if left < node.place[0] < left + wide and node.place[1] > top)
            self.w.press_node(self.into_sight(self.own(f"ruling-{id}"), "toggle", first, top + high + self.POPUP))
            self.w.press(self.own(f"ruling-{id}-{option}"), "radio")
        for field, words in (("by", by), ("reason", reason)):
            if words:
                self.keyed(f"ruling, {field}")
                self.w.press(self.say(f"table-form-{field}"), "entry").type(words)
        self.press(self.say("table-accept-what" if on_card else "table-form-enter"))

    def keyed(self, name):
        """What no mouse can do is typed, and said in the end."""
        self.typed.append(name)
