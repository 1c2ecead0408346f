"""The ten tasks by which the window is judged, in the second turn of the demo of Automobile."""
from kit.measure import Row, typed
from kit.window import Lost
from rows.automobile import ROWS as ACTS, produced as produce

ANNE, BRUNO, CHLOE = "Anne", "Bruno", "Chloé"


def holds(book, wanted):
    if book.last != wanted:
        raise Lost(f"{book.last} was booked and not {wanted}")


def distributors(w, book):
    w.think().press(w.say("table-tab-sheet")).think().press(w.say("sheets-own-rows"))
    book.grows(lambda: w.think().press(w.say("sheets-sell")))
    holds(book, SOLD)


def distributors_by_keys(w, book):
    book.grows(lambda: w.think(4).type("dist").key("Tab").type("red 1:3 5:2, green 8:3, blue 3:2").key("Enter"))
    holds(book, SOLD)


SOLD = {"act": {"distributors": {"sold": [[[1, 3], [5, 2]], [[3, 2]], [[8, 3]]]}}}


def demand(w, book):
    for tile in (5, 2, 4, 3, 3, 4):
        w.press(w.say("sheets-tile", tile=tile))
    book.grows(lambda: w.press(w.say("sheets-reveal")))
    book.grows(lambda: w.press(w.say("sheets-sell-by-demand")))
    holds(book, {"act": "sale"})


def demand_by_keys(w, book):
    book.grows(lambda: w.type("524334").key("Enter"))
    book.grows(lambda: w.key("Enter", "Enter"))
    holds(book, {"act": "sale"})


def losses(w, book):
    """Why it is so much stands below the name: it is read, not pressed."""
    w.think().find(rf"10\s×\s\$20.*")
    book.grows(lambda: w.think().press(w.say("sheets-pay")) if w.tally.hand == "mouse" else w.think().key("Enter", "Enter"))
    holds(book, {"act": {"losses": {}}})


def fix(w, book):
    w.think().press(w.say("table-timeline-show")).press(w.say("table-entry-of", n=43))
    w.press(w.say("right-put-right"))
    w.think().press(w.say("sheets-fewer", what=w.say("right-number-of-line", at=4)))
    book.grows(lambda: w.think().press(w.say("right-book-wrong") + ".*"))
    put_right(book)


def fix_by_keys(w, book):
    w.think().key("Alt+Left", "Alt+Left", "F9").think().key("BackSpace").type("8")
    book.grows(lambda: w.think().key("Enter", "Enter").has_keyboard(w.say("right-book-wrong") + ".*").key("Enter"))
    put_right(book)


def put_right(book):
    cash = [seat["dollars"] for seat in book.replay()["seats"]]
    if cash != [470, 280, 0]:
        raise Lost(f"they have {cash}: {book.acts[-6:]}")


def notes(w, name, held):
    """Counts the notes in front of somebody."""
    w.think().press(w.say("count-by-notes", name=name))
    for value, times in held.items():
        w.step(w.say("count-notes-of-value", name=name, value=rf"\${value}"), times)


def count(w, book):
    w.think().menu("count-title")
    notes(w, ANNE, {100: 4, 10: 2})
    notes(w, BRUNO, {100: 2, 50: 1, 10: 3})
    cash = f"{CHLOE} {w.say('automobile-unit-dollars')}"
    w.think().press(w.say("sheets-more", what=cash)).press(w.say("sheets-fewer", what=cash))
    book.grows(lambda: w.press(w.say("count-keep")))
    counted(book)


def count_by_keys(w, book):
    w.think().key("F10").has_keyboard(f"{ANNE} {w.say('automobile-unit-dollars')}")
    for sum_ in ("420", "280", "0"):
        w.think().type(sum_).key("Enter")
    # Nothing more is counted: from an empty field Enter leads to the button.
    book.grows(lambda: w.think().key("Enter").has_keyboard(w.say("count-keep")).key("Enter"))
    counted(book)


def counted(book):
    holds(book, {"count": [["p1", "dollars", 420], ["p2", "dollars", 280], ["p3", "dollars", 0]]})


def rule(w, book):
    w.think().press(w.say("coach-explain")).find(r".*\$500 now.*\$600.*")


def rule_by_keys(w, book):
    w.think().type("loan").find(w.say("automobile-rule-loan"))


def teach(w, book):
    w.think().press(w.say("table-phase-named", n=5)).find(".*" + w.say("coach-automobile-5-forgotten"))


def teach_by_keys(w, book):
    station = w.say("table-phase-named", n=5)
    w.think().key("Shift+F6", "Right").has_keyboard(station).key("Enter").find(".*" + w.say("coach-automobile-5-forgotten"))


def deal(w, book):
    w.press(w.say("shelf-deal")).think().press(w.say("deal-n-players", n=4)).find(w.say("deal-cards", cards=5))


def deal_by_keys(w, book):
    w.key("Ctrl+k").type("deal").key("Enter").think().type("4").find(w.say("deal-cards", cards=5))


def hand_over(w, book):
    w.think().press(f"{w.say('table-page-of', name=BRUNO)}.*").press(w.say("away-title"))
    ten_entries(w)


def hand_over_by_keys(w, book):
    w.think().type("what h").key("Enter").think().tab_to(w.say("away-of", name=BRUNO)).key("Enter")
    ten_entries(w)


def ten_entries(w):
    w.find(w.say("away-title"), "label")
    w.find(w.say("export-since", count="10", n="35"))
    if not w.find(w.say("away-of", name=BRUNO)).on:
        raise Lost("somebody else was away")


def home(w, book):
    w.think().press(w.say("home-title")).think().press(w.say("home-write", paper=w.say("export-paper-protocol")))
    written(w, book)


def home_by_keys(w, book):
    w.think().type("take h").key("Enter").think().tab_to(w.say("home-write", paper=w.say("export-paper-protocol"))).key("Enter")
    written(w, book)


def written(w, book):
    w.until(lambda: list(book.path.parent.glob("*protocol.html")), "no protocol was written")


build = ACTS[1]
ROWS = [
    Row("bank a build: two tiles on space 2", build.entries, build.mouse, build.keys, build.paper),
    Row("sell a turn, phase 5: ten cars by distributors", 46, distributors, distributors_by_keys, "M7 N8"),
    Row("sell a turn, phase 7: turn the tiles over, sell by demand", 54, demand, demand_by_keys, "W3 M13 N12"),
    Row("pay the losses and say why it is $250", 56, losses, losses, "M9 N7"),
    Row("fix the entry three back: 8 cars, not 9", 45, fix, fix_by_keys, "M3 N"),
    Row("count: the cash of three against the book", 45, count, count_by_keys, "M3 W3", "and there is no book to lay it beside"),
    Row("find a rule: loans", 45, rule, rule_by_keys, "M3 N3"),
    Row("teach phase 5", 45, teach, teach_by_keys, "M2 N2"),
    Row("deal Autotock: four players", None, deal, deal_by_keys, "M3"),
    Row("hand over to who returns: what ten entries did", 45, hand_over, hand_over_by_keys, "M10"),
    Row("take it home: the protocol", 117, home, home_by_keys, "M2 W12", "the fortunes of each turn and no more"),
]
