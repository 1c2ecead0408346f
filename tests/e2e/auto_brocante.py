"""A first turn of Auto-Brocante: three dealers, each with a different option. Car numbers are typed even with the
mouse."""
from kit.turn import accept, first_turn

ANNE, BRUNO, CHLOE = "Anne", "Bruno", "Chloé"


def option(w, letter, name):
    """Presses an option, whose label includes its letter."""
    w.press(w.say("table-lettered", letter=letter, verb=w.say(f"auto-brocante-verb-{name}")))


def verb(name):
    def presses(w):
        w.press(w.act(f"auto-brocante-verb-{name}"))
        accept(w)
    return presses


def none(w):
    option(w, "E", "none")
    accept(w)


def sell(w):
    """Sells a car with the card that sells it at list price."""
    w.press(w.say("brocante-sells", base=w.say("auto-brocante-base-list")) + "(?: · .*)?", role="button")
    w.press(rf"{ANNE}: .*\(2\), .*", role="button").press(w.say("table-accept-what"))


def buy(w):
    option(w, "B", "buy")
    w.press("List price|Prix de liste", role="button").type("21").key("Enter")


first_turn("auto-brocante", [
    ("deal red 2 9 20 22, blue 1 8 12 24, green 6 7 16 18", None),
    ("red sell 2 list", sell),
    ("red draw", verb("draw")),
    ("blue none", none),
    ("blue draw", verb("draw")),
    ("green buy 21 list", buy),
    ("green draw", verb("draw")),
], begun=1)
