"""A first turn of Automobile, all nine phases."""
from kit.turn import first_turn

ANNE, BRUNO, CHLOE = "Anne", "Bruno", "Chloé"


def on(space):
    return rf".*\({space}\)"


def verb(name):
    return lambda w: w.press(w.act(f"automobile-verb-{name}"))


def choose(seat, who):
    character = f"automobile-character-{who}"
    return lambda w: w.press(w.act("automobile-told-choose", seat=seat, character=w.say(character)))


def build(seat, space, tiles):
    def presses(w):
        pieces = w.say("automobile-told-tiles", tiles="2" if tiles == 2 else "one")
        w.press(w.act("automobile-verb-build")).press(rf"{space} .*")
        w.press(w.act("automobile-told-build", seat=seat, pieces=pieces, space=on(space)))
    return presses


def produce(space, cars):
    def presses(w):
        field = w.say("automobile-field-cars", space=on(space))
        w.press(w.act("automobile-verb-produce")).press(w.say("table-value", label=field, value=cars))
        w.accept()
    return presses


def place(seat, bands):
    def presses(w):
        w.press(w.act("automobile-verb-place"))
        w.press(w.act("automobile-told-place", seat=seat, bands=bands))
    return presses


def sales(w):
    for who, space in ((ANNE, 1), (BRUNO, 3)):
        for _ in range(2):
            w.press(w.say("sheets-more", what=w.say("sheets-field-sold", who=who, space=on(space))))
    w.press(w.say("sheets-sell"))


def decide(what, space, **said):
    return lambda w: w.press(w.say("sheets-on-space", what=w.say(f"sheets-{what}", **said), space=on(space)))


def passes(who):
    return lambda w: w.press(w.say("sheets-pass", who=who))


def reveal(w):
    for tile in (4, 5, 3):
        w.press(w.say("sheets-tile", tile=tile))
    w.press(w.say("sheets-reveal"))


first_turn("automobile", [
    ("drawn", verb("drawn")),
    ("blue choose ford", choose(BRUNO, "ford")),
    ("green choose kettering", choose(CHLOE, "kettering")),
    ("red choose sloan", choose(ANNE, "sloan")),
    ("blue build 3 2", build(BRUNO, 3, 2)),
    ("green build 4 2", build(CHLOE, 4, 2)),
    ("red build 1 2", build(ANNE, 1, 2)),
    ("blue produce 3:7", produce(3, 7)),
    ("green cubes", verb("cubes")),
    ("red produce 1:7", produce(1, 7)),
    ("blue place mid mid", place(BRUNO, "2 mid")),
    ("green cubes", verb("cubes")),
    ("red place mid mid mid", place(ANNE, "3 mid")),
    ("distributors red 1:2, blue 3:2, green -", sales),
    ("blue pass", passes(BRUNO)),
    ("green pass", passes(CHLOE)),
    ("red reduced 1 1", decide("reduced-set", 1, markers=1)),
    ("red pass", passes(ANNE)),
    ("reveal 4 5 3", reveal),
    ("sale", lambda w: w.press(w.say("sheets-sell-by-demand"))),
    ("losses", lambda w: w.press(w.say("sheets-pay"))),
    ("end", verb("end")),
])
