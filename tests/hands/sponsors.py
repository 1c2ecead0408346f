"""A first turn of Les Sponsors: the die is thrown, and each square is used or not."""
from kit.turn import first_turn

ANNE, BRUNO, CHLOE = "Anne", "Bruno", "Chloé"


def verb(name):
    return lambda w: w.press(w.act(f"sponsors-verb-{name}"))


def roll(car, die):
    return lambda w: w.press(w.act("sponsors-told-roll", car=car, die=die))


def sponsor(w):
    w.press(w.act("sponsors-verb-sponsor"))
    w.press(w.act("sponsors-told-sponsor", car=BRUNO, colour=w.say("sponsors-sponsor-blue")))


def buy(w):
    w.press(w.act("sponsors-verb-buy"))
    w.press(w.act("sponsors-told-buy", car=CHLOE, category=w.say("sponsors-category-engine")))


first_turn("sponsors", [
    ("dealt", verb("dealt")),
    ("blue roll 5", roll(BRUNO, 5)),
    ("blue sponsor blue", sponsor),
    ("green roll 1", roll(CHLOE, 1)),
    ("green buy engine", buy),
    ("red roll 3", roll(ANNE, 3)),
    ("red done", verb("done")),
])
