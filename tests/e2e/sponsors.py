"""A first turn of Les Sponsors: the die is rolled, and each square is used or not."""
from kit.turn import accept, first_turn


def verb(name):
    def presses(w):
        w.press(w.act(f"sponsors-verb-{name}"))
        accept(w)
    return presses


def roll(die):
    """Presses a key of the die."""
    def presses(w):
        w.press(rf"{w.say('racing-die', side=die)} · .*", role="button")
        accept(w)
    return presses


def sponsor(w):
    w.press(w.act("sponsors-verb-sponsor")).press(rf"{w.say('sponsors-sponsor-blue')} · .*", role="button")
    accept(w)


def buy(w):
    w.press(w.act("sponsors-verb-buy")).press(rf"{w.say('sponsors-category-engine')} · .*", role="button")
    accept(w)


first_turn("sponsors", [
    ("dealt", verb("dealt")),
    ("blue roll 5", roll(5)),
    ("blue sponsor blue", sponsor),
    ("green roll 1", roll(1)),
    ("green buy engine", buy),
    ("red roll 3", roll(3)),
    ("red done", verb("done")),
])
