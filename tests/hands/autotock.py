"""A first round of Autotock: cards dealt, a car brought out, cards that cannot be played, a car moved."""
from kit.turn import first_turn

ANNE, BRUNO, CHLOE = "Anne", "Bruno", "Chloé"


def discard(w):
    w.press(w.act("autotock-verb-discard"))


def out(seat, card):
    def presses(w):
        card_ = w.say(f"autotock-card-{card}")
        w.press(w.act("autotock-verb-out")).press(w.act("autotock-told-play", seat=seat, play=f".*{card_}.*"))
    return presses


def move(seat, card):
    def presses(w):
        w.press(w.act("autotock-verb-move"))
        w.press(w.act("autotock-told-play", seat=seat, play=rf".*\b{card}\b.*\(.*24\)"))
    return presses


first_turn("autotock", [
    ("deal", lambda w: w.press(w.act("autotock-told-deal"))),
    ("blue discard", discard),
    ("green out queen", out(CHLOE, "queen")),
    ("red out king", out(ANNE, "king")),
    ("blue discard", discard),
    ("green move 10 24", move(CHLOE, 10)),
])
