"""The ten commonest acts of Automobile, beside its phases 5, 7 and 8, which are among the ten tasks."""
from kit.measure import accept, act

DURYEA, OLDS, RAMBLER, REO = (rf".*\({n}\).*" for n in (1, 2, 5, 7))


def place(space):
    """A space of the board, which tells more than its name."""
    return rf"{space} · .*"


def verb(w, name):
    return w.press(w.act(f"automobile-verb-{name}"))


def choose(w):
    name = w.say("automobile-told-choose", seat="Bruno", character=w.say("automobile-character-sloan"))
    w.think().press(w.say("table-value", label=name))


def build(w):
    accept(w.think(2).press(place(OLDS), "button"))


def produced(w, made):
    """Cars made on spaces."""
    verb(w, "produce")
    for space, cars in made.items():
        w.think().step(w.say("automobile-field-cars", space=rf".*\({space}\)"), cars)
    w.press(w.say("sheets-produce"), nth=-1)


def produce(w):
    produced(w.think(), {1: 7, 5: 9})


def distributors(w):
    w.think()
    for market, times in (("mid", 1), ("low", 2)):
        band = w.say("sheets-lane", **{"class": w.say(f"automobile-class-{market}")})
        if market == "low":
            w.think()
        for _ in range(times):
            w.press(rf"{band} · .*", "button")
    accept(w)


def loan(w):
    verb(w.think(), "loan").press(w.say("table-loan-of", name="Anne"))


def marker(name, space, **said):
    """The space first: what is possible there lies on the card."""
    def presses(w):
        told = w.act(f"automobile-told-{name}", space=space, **said)
        w.think().press(place(space), "button").press(told, "push")
    return presses


def one(name):
    return lambda w: verb(w.think(), name)


ROWS = [
    act("choose a character", 87, {"choose": {"seat": "p2", "character": "sloan"}}, choose, "sloan", "M N", enters=2),
    act("build two tiles", 34, {"build": {"seat": "p1", "space": 2, "tiles": 2}}, build, "build 2 2", "M2 N4", thoughts=2),
    act("produce 7 and 9 cars on two spaces", 42, {"produce": {"seat": "p1", "cars": [[1, 7], [5, 9]]}}, produce, "produce 1:7 5:9",
        "M5 N9", thoughts=2),
    act("place three distributors", 38, {"place": {"seat": "p1", "bands": [0, 1, 2]}}, distributors, "place mid low low", "M2", thoughts=2),
    act("take two cubes", 38, {"cubes": {"seat": "p1"}}, one("cubes"), "cubes", "M N2"),
    act("take a loan", 41, {"loan": {"seat": "p1"}}, loan, "loan", "M N2"),
    act("bonus-sales marker", 49, {"bonus": {"seat": "p1", "space": 5}}, marker("bonus", RAMBLER, seat="Anne"), "bonus 5", "M2 N2"),
    act("two reduced-price markers", 51, {"reduced": {"seat": "p2", "space": 7, "markers": 2}}, marker("reduced", REO, seat="Bruno", markers=2), "reduced 7 2", "M"),
    act("pass", 50, {"pass": {"seat": "p3"}}, one("pass"), "pass", "M"),
    act("end the turn", 57, "end-turn", one("end"), "", "M", enters=2),
]
