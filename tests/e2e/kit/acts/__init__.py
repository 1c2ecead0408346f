"""The presses for the acts of a record, with a module for each game and a method for each act, called with the fields
of the act in the record.

Places on the board, choices and step buttons are pressed; nothing is typed. The caller checks afterwards that the
record has the intended act.
"""
import re
from importlib import import_module

from kit.window import Lost


class Acts:
    """Enters the acts of a game in a window."""

    box = ""
    POPUP = 200  # the height of an open list

    def __init__(self, window, book, notation):
        self.w, self.record, self.seats = window, book, book.lines[0]["seats"]
        self.line, self.notation = None, notation
        self.typed, self.moved = [], []

    @staticmethod
    def of(window, book, notation):
        """The acts for the game of a record. `notation` returns an entry in notation by its number."""
        return import_module(f"kit.acts.{book.lines[0]['game'].replace('-', '_')}").Box(window, book, notation)

    def steps(self, lines):
        """The lines to enter one after the other, each with what it books."""
        for line in lines:
            yield from self.as_made(line)

    def as_made(self, line):
        """The same for one line of the record."""
        verb = next(verb for verb in ("back", "act", "ruling", "count", "amend") if verb in line)
        yield line, {verb: line[verb]}

    def make(self, line):
        """Enters a line by pressing controls."""
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

    # Names of controls

    def say(self, key, **said):
        return self.w.say(key, **said)

    def own(self, key, **said):
        """The pattern of a message of the game."""
        return self.say(f"{self.box}-{key}", **said)

    def name(self, seat):
        """The name of a player given as `p2`."""
        return self.seats[int(seat[1:]) - 1]["name"]

    # Presses

    def press(self, pattern, times=1, nth=0):
        """Points at a control, looks again, and presses it. Records controls that moved away from under the pointer."""
        for _ in range(times):
            seen = self.w.find(pattern, "button", nth)
            there = self.w.point(seen).find(pattern, "button", nth)
            if not there.holds(*seen.middle):
                self.moved.append(there.name)
            self.w.press_node(there)

    def touch(self, name, times=1):
        """Presses a place on the board, whose name has further parts."""
        self.press(rf"(?:{name})(?: · .*)?", times)

    def verb(self, name, nth=0):
        self.press(self.w.act(f"{self.box}-verb-{name}"), nth=nth)

    def take_up(self, name):
        """Selects a verb before its places, unless it is the only one and needs no selection."""
        if self.w.still().shows(self.w.act(f"{self.box}-verb-{name}"), "button"):
            self.verb(name)

    def book(self, told=None):
        """Presses the button that books the draft, unless the last press already booked it."""
        if not self.booked():
            self.press(self.say("table-accept-what", **{"what": told} if told else {}))

    def end(self, name):
        """Presses the button of a sheet."""
        self.press(name, nth=-1)

    def booked(self):
        """Whether the act is in the record."""
        self.w.still()
        return any("read" not in line for line in self.record.lines[self.before:])

    def ready(self, told):
        """Whether the act with this description is ready to be booked."""
        return self.w.still().shows(self.say("table-accept-what", what=told), "button")

    def offer(self, told):
        """Presses a choice by its description, with or without its price."""
        self.press(rf"{told}|{self.say('table-value', label=told)}")

    def lay(self, told, *places):
        """Presses places in order until the act with this description is ready, and books it; otherwise picks it from
        the list of choices."""
        for place in [*places, None]:
            if self.booked() or self.ready(told):
                return self.book(told)
            if place is None:
                self.offer(told)
                return self.book(told)
            self.touch(place)
        return None

    def number(self, field, wanted, role="spin"):
        """Presses step buttons until a number has the wanted value, or the button for that value if there is one."""
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
            # The effect of one step is known now.
            self.w.press(step, role="button", times=abs(wanted - now) // abs(now - before) if before >= 0 else 0)
            now = self.value(field, role)
        return None

    def value(self, field, role):
        """The value of a number field; -1 if it is empty."""
        node = self.w.find(field, role)
        held = self.w.value(node) if role == "spin" else self.w.text(node) or None
        return -1 if held is None else int(held)

    # Acts of all games

    def undo(self):
        self.press(self.say("desk-undo"))

    def count(self, counted):
        """Enters a count."""
        self.w.menu("count-title")
        for account, unit, amount in counted:
            if account.startswith("p"):
                self.on_keypad(f"{self.name(account)} {self.own(f'unit-{unit}')}", amount)
            else:
                self.on_board(account.split()[-1], *unit.split(), amount)
        self.press(self.say("count-keep"))

    def on_board(self, place, unit, seat, amount):
        """Enters the number of a player's pieces at a place on the board."""
        over = self.w.find(f"{self.name(seat)} {self.own(f'unit-{unit}')}", "entry")
        # The fields end above the text about what is missing or left over.
        board, gap = self.say("count-board"), rf"{self.say('discrepancy-less')}|{self.say('discrepancy-more')}"
        if not self.w.find(board, "check").on:
            self.w.press(board, "check")
        what = self.say("table-unit-of", unit=self.own(f"unit-{unit}"), name=self.name(seat))
        name = self.say("count-on-board", place=rf"\D*{place}\D*", what=what)
        self.into_sight(name, "entry", over, self.w.find(gap).place[1])
        self.on_keypad(name, amount)

    def on_keypad(self, field, number):
        """Enters a number with the keypad of a sheet."""
        self.w.press(field, "entry")
        for digit in str(number):
            self.press(digit)

    def into_sight(self, pattern, role, over, below):
        """Scrolls over a control until the wanted one is completely above a given height."""
        for _ in range(40):
            node = self.w.still().find(pattern, role)
            if node.place[1] + node.place[3] <= below:
                return node
            self.w.wheel(over, 1)
        raise Lost(f"{pattern} never came in sight")

    def amend(self, edits, was):
        """Amends an entry: the new line is typed on the page as it was then, or into the amend form."""
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
        """Presses a question and its answer. The name of who decided and the reason are typed."""
        self.w.menu("table-ruling")
        on_card = self.w.shows(self.own(f"ruling-{id}"), "button")
        if on_card:
            below = self.w.find(self.say("page-fill"), "button").place[1]
            over = self.w.find(self.say("table-form-question"))
            for answer in (id, f"{id}-{option}"):
                self.w.press_node(self.into_sight(self.own(f"ruling-{answer}"), "button", over, below))
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
        """Records what had to be typed because the mouse cannot do it."""
        self.typed.append(name)
