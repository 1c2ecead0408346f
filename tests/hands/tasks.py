"""The ten tasks by which the window is judged, and the commonest acts of Automobile, done by mouse only and by keys only.

    .ci/hands tasks

prints the tables of docs/hands.md: presses, keys and seconds as they were done. Paper stands beside them, by the same model.
"""
import os
import re
import sys

from kit.book import Book
from kit.model import Tally
from kit.window import Lost, Window

ANNE, BRUNO, CHLOE = "Anne", "Bruno", "Chloé"
OLDS, DURYEA, RAMBLER = r".*\(2\)", r".*\(1\)", r".*\(5\)"


def build(w, book):
    if w.tally.hand == "mouse":
        w.think().press(w.act("automobile-verb-build")).think().press("2 .*")
        book.grows(lambda: w.press(w.act("automobile-told-build", seat=ANNE, pieces="2 .*", space=OLDS)))
    else:
        book.grows(lambda: w.think(2).type("red build 2 2").key("Enter"))
    assert book.last == {"act": {"build": {"seat": "p1", "space": 2, "tiles": 2}}}, book.last


def distributors(w, book):
    if w.tally.hand == "mouse":
        for who, space, cars in ((ANNE, DURYEA, 3), (ANNE, RAMBLER, 2), (CHLOE, r".*\(8\)", 3), (BRUNO, r".*\(3\)", 2)):
            w.think()
            for _ in range(cars):
                field = w.say("sheets-field-sold", who=who, space=space)
                w.press(w.say("sheets-more", what=field))
        book.grows(lambda: w.press(w.say("sheets-sell")))
    else:
        book.grows(lambda: w.think(4).type("distributors red 1:3 5:2, green 8:3, blue 3:2").key("Enter"))
    sold = {"sold": [[[1, 3], [5, 2]], [[3, 2]], [[8, 3]]]}
    assert book.last == {"act": {"distributors": sold}}, book.last


def demand(w, book):
    if w.tally.hand == "mouse":
        for tile in (5, 2, 4, 3, 3, 4):
            w.press(w.say("sheets-tile", tile=tile))
        book.grows(lambda: w.press(w.say("sheets-reveal")))
        book.grows(lambda: w.press(w.say("sheets-sell-by-demand")))
    else:
        book.grows(lambda: w.type("reveal 52 43 34").key("Enter"))
        book.grows(lambda: w.type("sale").key("Enter"))
    assert book.last == {"act": "sale"}, book.last


def losses(w, book):
    why = w.say("desk-times", count=10, each=".*20")
    if w.tally.hand == "mouse":
        w.think().press(f"{ANNE}, .*250").find(why)
        w.press(w.say("desk-close"))
        book.grows(lambda: w.think().press(w.say("sheets-pay")))
    else:
        book.grows(lambda: w.think().type("losses").key("Enter"))
        w.think().key("F12").find(why)
    assert book.last == {"act": {"losses": {}}}, book.last


def fix(w, book):
    if w.tally.hand == "mouse":
        w.think().press(w.say("table-timeline-show")).press(w.say("table-entry-of", n=43)).press(w.say("desk-look-back")).press(w.say("right-put-right"))
        raise Lost("only what is offered can be pressed; 8 cars have to be typed")
    w.think().key("Alt+Left", "Alt+Left", "F9").think().key("BackSpace").type("8")
    w.think().tab_to(w.say("right-book-wrong") + ".*")
    book.grows(lambda: w.key("Enter"))
    assert "amend" in book.last and book.replay()["seats"][0]["dollars"] == 470, book.last


def count(w, book):
    if w.tally.hand == "mouse":
        w.think().menu("count-title")
        w.think().press(w.say("count-by-notes", name=ANNE)).think()
        w.drag(w.find(w.say("count-notes-of-value", name=ANNE, value=".*100")), 4)
        raise Lost("a number of notes has no steps: it has to be typed, or its field dragged sideways, four points a note")
    w.think().key("F10")
    for sum_ in ("420", "280", "0"):
        w.think().type(sum_).key("Tab")
    w.tab_to(w.say("count-keep"))
    book.grows(lambda: w.key("Enter"))
    assert "count" in book.last, book.last


def rule(w, book):
    def seen():
        """Whether the paragraph stands within the list, and not only the row of the players of that name."""
        left, top, _, _ = w.find(w.say("desk-entry"), "entry").place
        return any(x >= left and top < y < 560 for x, y, _, _ in (node.place for node in w.all(w.say("automobile-rule-loan"))))

    if w.tally.hand == "mouse":
        w.think().menu("lookup-title")
        over = w.find(w.say("automobile-rule-ford"))
        for _ in range(20):
            if not seen():
                w.wheel(over, 6)
    else:
        w.think().key("Ctrl+f").type("loan")
    if not seen():
        raise Lost("the paragraph never came in sight")


def teach(w, book):
    station, coach = w.say("table-phase-named", n=5), w.say("coach-teach")
    if w.tally.hand == "mouse":
        w.think().press(station).think().press(coach)
    else:
        w.think().tab_to(station).key("Enter").think().tab_to(coach).key("Enter")
    w.find(".*" + w.say("coach-automobile-5-next"))


def deal(w, book):
    four = w.say("deal-n-players", n=4)
    if w.tally.hand == "mouse":
        w.press(w.say("shelf-deal")).think().press(four)
    else:
        w.tab_to(w.say("shelf-deal")).key("Enter").think().tab_to(four).key("Enter")
    w.find(w.say("deal-cards", cards=5))


def hand_over(w, book):
    card, missed = w.say("table-page-of", name=BRUNO), w.say("away-title")
    if w.tally.hand == "mouse":
        w.think().press(card).press(missed)
    else:
        w.think().tab_to(card).key("Enter").tab_to(missed).key("Enter")
    w.find(w.say("away-title"))


def home(w, book):
    protocol = w.say("home-write", paper=w.say("export-paper-protocol"))
    if w.tally.hand == "mouse":
        w.think().press(w.say("home-title"), nth=-1).think().press(protocol)
    else:
        w.think().tab_to(w.say("home-title"), key="Shift+Tab").key("Enter").think().tab_to(protocol).key("Enter")
    w.until(lambda: list(book.path.parent.glob("*protocol.html")), "no protocol was written")


def choose(w, book):
    w.think().press(w.act("automobile-told-choose", seat=BRUNO, character=w.say("automobile-character-sloan")))


def produce(w, book):
    w.think().press(w.say("table-tab-sheet"))
    for space, cars in ((DURYEA, 7), (RAMBLER, 9)):
        w.think()
        field = w.say("automobile-field-cars", space=space)
        for _ in range(cars):
            if w.value(w.find(field, "spin")) < cars:
                w.press(w.say("sheets-more", what=field))
    w.press(w.say("sheets-produce"), nth=-1)


def place(w, book):
    w.think().press(w.act("automobile-verb-place")).think().press(w.say("automobile-class-mid"))
    w.press(w.act("automobile-told-place", seat=ANNE, bands="1 mid.*2 low"))


def cubes(w, book):
    w.think().press(w.act("automobile-verb-cubes"))


def loan(w, book):
    w.think().press(w.act("automobile-verb-loan")).press(w.say("table-loan-of", name=ANNE))


def bonus(w, book):
    w.think().press(w.say("sheets-on-space", what=w.say("sheets-bonus-plus"), space=RAMBLER))


def reduced(w, book):
    w.think().press(w.say("sheets-on-space", what=w.say("sheets-reduced-set", markers=2), space=r".*\(7\)"))


def passing(w, book):
    w.think().press(w.say("sheets-pass", who=CHLOE))


def end(w, book):
    w.think().press(w.act("automobile-verb-end"))


def act(line, mouse, holds):
    """An act that is one line by keys, and presses by mouse."""
    def done(w, book):
        if w.tally.hand == "mouse":
            book.grows(lambda: mouse(w, book))
        else:
            book.grows(lambda: w.think(2 if mouse in (produce, place) else 1).type(line).key("Enter"))
        assert book.last == {"act": holds}, book.last
    return done


ACTS = [
    ("choose a character", act("blue choose sloan", choose, {"choose": {"seat": "p2", "character": "sloan"}}), 87, "M N"),
    ("build", build, 34, "M2 N4"),
    ("produce on two spaces", act("red produce 1:7 5:9", produce, {"produce": {"seat": "p1", "cars": [[1, 7], [5, 9]]}}), 42, "M5 N9"),
    ("place three distributors", act("red place mid low low", place, {"place": {"seat": "p1", "bands": [0, 1, 2]}}), 38, "M2"),
    ("take two cubes", act("red cubes", cubes, {"cubes": {"seat": "p1"}}), 38, "M N2"),
    ("take a loan", act("red loan", loan, {"loan": {"seat": "p1"}}), 41, "M N2"),
    ("bonus-sales marker", act("red bonus 5", bonus, {"bonus": {"seat": "p1", "space": 5}}), 49, "M2 N2"),
    ("two reduced-price markers", act("blue reduced 7 2", reduced, {"reduced": {"seat": "p2", "space": 7, "markers": 2}}), 51, "M"),
    ("pass", act("green pass", passing, {"pass": {"seat": "p3"}}), 50, "M"),
    ("end the turn", act("end", end, "end-turn"), 57, "M"),
]

TASKS = [
    ("bank a build: two tiles on space 2", build, 34, "M2 N4"),
    ("sell a turn, phase 5: ten cars by distributors", distributors, 46, "M7 N8"),
    ("sell a turn, phase 7: demand, sold class by class", demand, 54, "W3 M13 N12"),
    ("pay the losses and say why it is $250", losses, 56, "M9 N7"),
    ("fix the entry three back: 8 cars, not 9", fix, 45, "M3 N"),
    ("count: the cash of three against the book", count, 45, "M3 W3"),
    ("find a rule: loans", rule, 45, "M3 N3"),
    ("teach phase 5", teach, 45, "M2 N2"),
    ("deal Autotock: four players", deal, None, "M3"),
    ("hand over to who returns", hand_over, 45, "M10"),
    ("take it home: the protocol", home, 117, "M2 W12"),
]


def paper(string):
    tally = Tally("paper")
    for sign in string.split():
        tally.add(*[sign[0]] * int(sign[1:] or 1))
    return tally


def measure(title, task, entries, by_hand):
    for hand in ("mouse", "keys"):
        name = re.sub(r"\W+", "-", title) + "-" + hand
        book = Book.demo("automobile", entries, name) if entries else None
        w = Window(*([book.path] if book else []), hand=hand, HOME=f"{os.environ['WORK']}/{name}")
        said = ""
        try:
            task(w, book)
        except Lost as lost:
            said = f" not done: {str(lost)[:2000]}"
        tally = w.tally
        print(f"| {title} | {hand} | `{tally.string}`{said} | {tally.presses} + {tally.typed} | {tally.seconds:.1f} |", flush=True)
        w.close()
    print(f"| | paper | `{by_hand}` | | {paper(by_hand).seconds:.1f} |", flush=True)


if __name__ == "__main__":
    for part, list_ in (("t", TASKS), ("a", ACTS)):
        for n, row in enumerate(list_, 1):
            if len(sys.argv) == 1 or f"{part}{n}" in sys.argv[1:]:
                measure(*row)
