"""A first turn of Automobile, all nine phases."""
from kit.turn import first_turn

ANNE, BRUNO, CHLOE = "Anne", "Bruno", "Chloé"


def on(space):
    return rf".*\({space}\)"


def verb(name):
    return lambda w: w.press(w.act(f"automobile-verb-{name}"))


def choose(seat, who):
    character = f"automobile-character-{who}"
    return lambda w: w.press(w.act("automobile-describe-choose", seat=seat, character=w.say(character)))


def at(space):
    """A space of the board: it tells more than its name."""
    return rf".*\({space}\).* · .*"


def book(w):
    w.press(w.say("table-accept-what"))


def build(space):
    def presses(w):
        w.press(w.act("automobile-verb-build")).press(at(space), role="button")
        book(w)
    return presses


def produce(space):
    """The most, with two presses."""
    def presses(w):
        w.press(w.act("automobile-verb-produce"))
        w.press(at(space), role="button").press(at(space), role="button")
        w.press(w.say("sheets-produce"), nth=-1)
    return presses


def place(market, times):
    def presses(w):
        band = w.say("sheets-lane", **{"class": w.say(f"automobile-class-{market}")})
        for _ in range(times):
            w.press(rf"{band} · .*", role="button")
        book(w)
    return presses


def sales(w):
    w.press(w.say("table-tab-sheet"))
    for who, space in ((ANNE, 1), (BRUNO, 3)):
        for _ in range(2):
            w.press(w.say("sheets-more", what=w.say("sheets-field-sold", who=who, space=on(space))))
    w.press(w.say("sheets-sell"))


def reduced(space):
    """A single marker, which is the second way."""
    def presses(w):
        w.press(w.act("automobile-verb-reduced")).press(at(space), role="button")
        w.press(w.say("automobile-describe-reduced", seat=ANNE, markers="one", space=on(space)), role="button")
        book(w)
    return presses


def reveal(w):
    for tile in (4, 5, 3):
        w.press(w.say("sheets-tile", tile=tile))
    w.press(w.say("sheets-reveal"))


first_turn("automobile", [
    ("drawn", verb("drawn")),
    ("blue choose ford", choose(BRUNO, "ford")),
    ("green choose kettering", choose(CHLOE, "kettering")),
    ("red choose sloan", choose(ANNE, "sloan")),
    ("blue build 3 2", build(3)),
    ("green build 4 2", build(4)),
    ("red build 1 2", build(1)),
    ("blue produce 3:7", produce(3)),
    ("green cubes", verb("cubes")),
    ("red produce 1:7", produce(1)),
    ("blue place mid mid", place("mid", 2)),
    ("green cubes", verb("cubes")),
    ("red place mid mid mid", place("mid", 3)),
    ("distributors red 1:2, blue 3:2, green -", sales),
    ("blue pass", verb("pass")),
    ("green pass", verb("pass")),
    ("red reduced 1 1", reduced(1)),
    ("red pass", verb("pass")),
    ("reveal 4 5 3", reveal),
    ("sale", lambda w: w.press(w.say("sheets-sell-by-demand"))),
    ("losses", lambda w: w.press(w.say("sheets-pay"))),
    ("end", verb("end")),
])
