"""The ten commonest acts of Autotock."""
from kit.measure import accept, act


def card(w, name):
    """A key of the tray."""
    return w.press(rf"{w.say(f'autotock-card-{name}')} · .*", "push")


def square(w, pattern):
    return w.press(rf"{pattern}(?: · .*)?", "push")


def numbered(w, n):
    return rf"(?:.*\()?{w.say('autotock-square', n=n)}\)?"


def play(name, at=None, garage=None):
    """A card, and where the car lands if two could."""
    def presses(w):
        card(w.think(), name)
        if at:
            square(w.think(), numbered(w, at))
        if garage:
            square(w.think(), rf"Bruno, {w.say('autotock-garage', n=garage)}")
        accept(w)
    return presses


def discard(w):
    card(w.think(), 5)
    w.press(w.say("autotock-told-discard-card", seat="Bruno", card="5"), "push")
    accept(w)


def seven(w):
    card(w.think(), 7)
    square(w.think(), rf"Anne, {w.say('autotock-garage', n=2)}")
    square(w.think(), numbered(w, 31))
    accept(w)


def swap(w):
    card(w.think(), "jack")
    swaps = w.say("autotock-play-swap", card=w.say("autotock-card-jack"), at=".*29.*", car=".*22.*")
    w.think(2).press(rf".*{swaps}.*", "button")


def verb(name):
    return lambda w: w.press(w.act(f"autotock-verb-{name}"), nth=-1)


def move(seat, name, at, **more):
    return {"play": {"seat": seat, "how": {"move": {"card": name, "car": str(at), **more}}}}


ROWS = [
    act("deal", 18, "deal", verb("deal"), "", "M3", "who deals, how many, who begins", thoughts=0, enters=2),
    act("bring a car out", 2, {"play": {"seat": "p3", "how": {"out": {"card": "queen"}}}}, play("queen"), "out queen", "M",
        "whether it may"),
    act("move the only car", 5, move("p3", "10", 24), play(10), "move 10 24", "M", "squares counted on the board"),
    act("move one of two cars", 31, move("p2", "2", 24), play(2, 26), "move 2 24", "M2", "which car; squares counted", thoughts=2),
    act("a 4, backwards", 21, move("p1", "4", 48), play(4, 44), "move 4 48", "M2", "which car; squares counted", thoughts=2),
    act("a 7 shared, one share into the garage", 24,
        {"play": {"seat": "p1", "how": {"seven": {"shares": [{"car": "44", "steps": 5, "way": "garage"}, {"car": "29", "steps": 2}]}}}},
        seven, "seven 44:5in 29:2", "M4", "which cars, two shares counted, the garage", thoughts=3),
    act("swap two cars", 20, {"play": {"seat": "p3", "how": {"swap": {"card": "jack", "car": "29", "of": "p1", "with": "22"}}}}, swap,
        "swap jack 29 red 22", "M3", "which two, and whether they may", thoughts=3),
    act("into the garage", 48, move("p2", "3", 11, way="garage"), play(3, garage=3), "park 3 11", "M2",
        "which car, and the way in", thoughts=2),
    act("the card for a puncture", 58, {"puncture": {"seat": "p3"}}, lambda w: verb("puncture")(w.think()), "puncture", "M",
        "that it is due"),
    act("cannot play: a card is shown and discarded", 1, {"discard": {"seat": "p2", "card": "5"}}, discard, "discard 5", "M",
        "that it cannot be played"),
]
