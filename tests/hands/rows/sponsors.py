"""The ten commonest acts of Les Sponsors."""
from kit.measure import Row, accept, act, typed
from kit.window import Lost


def verb(w, name):
    return w.press(w.act(f"sponsors-verb-{name}"))


def place(w, pattern):
    """What lies on the board or in the tray tells more than its name."""
    return w.press(rf"{pattern}(?: · .*)?", "push")


def roll(w):
    place(w, w.say("racing-die", side=5))


def roll_six(w, book):
    """By mouse the square is an act of its own."""
    book.grows(lambda: place(w, w.say("racing-die", side=6)))
    book.grows(lambda: place(w.think(), "Square 2"))
    one_square(book, {"move": {"car": 1, "squares": 1}})


def roll_six_by_keys(w, book):
    book.grows(lambda: typed(w, "roll 6 1"))
    one_square(book, {"roll": {"car": 1, "die": 6, "squares": 1}})


def one_square(book, holds):
    if book.last != {"act": holds}:
        raise Lost(f"{book.last} was booked and not {holds}")


def sponsor(w):
    accept(place(w.think(), w.say("racing-sponsor-cards", colour=w.say("sponsors-sponsor-blue"))))


def buy(w):
    accept(place(w.think(2), w.say("sponsors-category-engine")))


def sell(w):
    verb(w.think(), "sell")
    blue = w.say("sponsors-sponsor-blue")
    w.press(w.say("table-value", label=w.say("sponsors-told-sell", car="Bruno", cards=f"{blue}.*{blue}.*{blue}")))


def energy(w):
    w.think().press(w.say("table-loan-of", verb=w.say("sponsors-verb-energy"), name="Anne"))
    w.think().press(f"{w.say('sponsors-field-tokens', car='Anne')}: 3", "toggle")
    accept(w)


def play(w):
    place(w.think(), w.say("sponsors-category-engine"))
    place(w.think(), w.say("racing-value-named", value=1))


def stop(place_, on, behind=None):
    def presses(w):
        # The first stays the first.
        if place_ > 1:
            w.think().press(w.say("racing-place-named", place=place_), "toggle")
        if behind:
            w.think().press(w.say(f"racing-behind-{behind}"), "toggle")
        w.think().press(rf"{w.say(f'sponsors-square-{on}')}.*", "toggle")
    return presses


ROWS = [
    act("throw the die: a 5", 1, {"roll": {"car": 2, "die": 5}}, roll, "roll 5", "", thoughts=0),
    Row("throw the die: a 6, one square", 5, roll_six, roll_six_by_keys, "M", "how far"),
    act("draw a sponsor card", 2, {"sponsor": {"car": 2, "drawn": "blue"}}, sponsor, "sponsor blue", "M", "whether"),
    act("buy a workshop card", 4, {"buy": {"car": 3, "category": "engine"}}, buy, "buy engine", "M2 N2", "two coins", thoughts=2),
    act("nothing on the square", 18, {"done": {"car": 1}}, lambda w: verb(w.think(), "done"), "done", "M", "whose turn is next"),
    act("sell a set of three sponsor cards", 44, {"sell": {"car": 2, "cards": ["blue", "blue", "blue"]}}, sell,
        "sell blue blue blue", "M2 N", "what a set brings, one note of ten"),
    act("buy energy tokens", 97, {"energy": {"car": 1, "tokens": 3}}, energy, "red energy 3", "M2 N6",
        "how many, three coins and three tokens", thoughts=2),
    act("play a card in the race", 103, {"play": {"car": 2, "category": "engine", "value": 1}}, play, "play engine 1", "M2",
        "card and value are read", thoughts=2),
    act("where a car stops", 104, {"stop": {"car": 2, "place": 1, "on": "plain"}}, stop(1, "plain"), "stop 1 plain", "M2",
        "seen on the track", thoughts=2),
    act("where a car stops, behind another", 117, {"stop": {"car": 3, "place": 3, "on": "red", "behind": 2}}, stop(3, "red", "two"),
        "stop 3 red behind", "M3", "seen on the track, and the slipstream", thoughts=3),
]
