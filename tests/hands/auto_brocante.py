"""A first turn of Auto-Brocante: three dealers, each with another option. The numbers of cars are typed, whatever the means."""
from kit.turn import first_turn

ANNE, BRUNO, CHLOE = "Anne", "Bruno", "Chloé"


def verb(name):
    return lambda w: w.press(w.act(f"auto-brocante-verb-{name}"))


def sell(w):
    w.press(w.act("auto-brocante-verb-sell"))
    w.press(w.act("auto-brocante-told-sell-list", seat=ANNE, car=r".*\(2\)")).accept()


def buy(w):
    w.press(w.act("auto-brocante-verb-buy"))
    w.press(w.act("auto-brocante-told-buy-list", seat=CHLOE, car=r".*\(\d+\)"))
    w.press(w.say("auto-brocante-field-car"), nth=-1).type("21").key("Enter")


first_turn("auto-brocante", [
    ("deal red 2 9 20 22, blue 1 8 12 24, green 6 7 16 18", None),
    ("red sell 2 list", sell),
    ("red draw", verb("draw")),
    ("blue none", verb("none")),
    ("blue draw", verb("draw")),
    ("green buy 21 list", buy),
    ("green draw", verb("draw")),
], begun=1)
