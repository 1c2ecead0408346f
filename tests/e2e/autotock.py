"""A first round of Autotock: cards dealt, a car brought out, cards that cannot be played, a car moved."""
from kit.turn import accept, first_turn


def verb(name):
    return lambda w: accept(w.press(w.act(f"autotock-verb-{name}")))


def play(card, at=None):
    """The key of a card; where it can do more than one thing, then the square where the car lands."""
    def presses(w):
        w.press(rf"{w.say(f'autotock-card-{card}')} · .*", role="button")
        if at:
            w.press(rf"{w.say('autotock-square', n=at)}(?: · .*)?", role="button")
        accept(w)
    return presses


first_turn("autotock", [
    ("deal", verb("deal")),
    ("blue discard", verb("discard")),
    ("green out queen", play("queen")),
    ("red out king", play("king")),
    ("blue discard", verb("discard")),
    ("green move 10 24", play("10", 34)),
])
