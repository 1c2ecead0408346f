"""The ten commonest acts of Auto-Brocante."""
from kit.measure import accept, act


def verb(w, name):
    return w.press(w.act(f"auto-brocante-verb-{name}"))


def option(w, letter, name):
    """An option carries its letter."""
    return w.press(w.say("table-lettered", letter=letter, verb=w.say(f"auto-brocante-verb-{name}")))


def card(w, pattern):
    """A kind of cards in the tray."""
    return w.press(rf"{pattern}(?: · .*)?", "button")


def car(w, number):
    """A car on a lot."""
    return w.press(rf".*: .*\({number}\), .*", "button")


def key(w, field, value):
    """One of the numbers that a field can be."""
    return w.press(w.say("table-value", label=w.say(f"auto-brocante-field-{field}"), value=value))


def thousand_less(w):
    """A large step of a price."""
    return w.press(w.say("brocante-minus", minus=r"\$1,000"))


def sell(base, number, value=None):
    def presses(w):
        card(w.think(), w.say("brocante-sells", base=w.say(f"auto-brocante-base-{base}")))
        car(w.think(), number)
        if value:
            key(w.think(), "value", value)
        accept(w)
    return presses


def buy(w):
    option(w.think(), "B", "buy").press(w.act("auto-brocante-told-buy-fixed", seat="Bruno", car=".*"))
    accept(key(w.think(), "car", 4))


def buy_by_card(w):
    card(w.think(), w.say("brocante-card-bank"))
    accept(key(w.think(), "car", 5))


def business(w):
    verb(w.think(), "business")
    w.think().press(r".*\(1\)", "toggle").think().press("Anne", "toggle")
    # The first press comes to the list price.
    w.think().step(w.say("auto-brocante-field-price"), 8500).press(w.say("brocante-sells-to", seller="Bruno", buyer="Anne"))


def approach(w):
    card(w.think(), w.say("brocante-card-approach"))
    car(w.think(), 18).think().press(w.say("brocante-hood"), "toggle")
    thousand_less(w.think().step(w.say("auto-brocante-field-asked"), 8000))
    w.think().press(w.say("auto-brocante-junk"), "toggle")
    w.press(w.say("brocante-sells-to", seller="Chloé", buyer="Bruno"))


def attack(damage, number, reply):
    def presses(w):
        card(w.think(), w.say(f"auto-brocante-damage-{damage}"))
        car(w.think(), number).think().press(w.say(f"auto-brocante-told-{reply}"), "toggle")
        w.press(rf"{w.say(f'auto-brocante-damage-{damage}')}.*: .*\({number}\)", "button")
    return presses


ROWS = [
    act("draw a card, which ends the turn", 2, {"draw": {"seat": "p1"}}, lambda w: verb(w.think(), "draw"), "draw", "M",
        "whose turn is next"),
    act("sell a car at list price", 1, {"sell": {"seat": "p1", "car": 20, "base": "list"}}, sell("list", 20), "sell 20 list",
        "M2 N", "one note", thoughts=2),
    act("sell a car at Blue Book", 8, {"sell": {"seat": "p1", "car": 9, "base": {"book": 8000}}}, sell("book", 9, "8,000"), "sell 9 book 8000",
        "M3 N4", "the value looked up, four notes", thoughts=3),
    act("open for business, a price agreed", 12, {"business": {"seat": "p2", "car": 1, "buyer": "p1", "bargain": {"agreed": 8500}}},
        business, "business 1 red 8500", "M4 N5", "the price, and five notes from hand to hand", thoughts=4),
    act("buy a car at the fixed price", 52, {"buy": {"seat": "p2", "car": 4, "price": "fixed"}}, buy, "buy 4 fixed", "M N4",
        "four notes", thoughts=2),
    act("buy a car with a card", 17, {"buy": {"seat": "p1", "car": 5, "price": "card"}}, buy_by_card, "buy 5 card", "M N2",
        "two notes", thoughts=2),
    act("buy a policy", 34, {"policy": {"seat": "p1"}}, lambda w: accept(option(w.think(), "C", "policy")), "policy", "M N4", "four notes"),
    act("buy from a dealer, under the hood", 3, {"approach": {"seat": "p2", "car": 18, "bargain": {"hood": {"asked": 7000, "value": 0}}}},
        approach, "approach 18 asked 7000 value 0", "M6 N", "value and price compared, the fine, one note", thoughts=5),
    act("fire to a car", 25, {"attack": {"seat": "p1", "damage": "fire", "car": 3}}, attack("fire", 3, "burnt"), "fire 3", "M3",
        "the owner’s answer", thoughts=3),
    act("collision, and it is repaired", 30, {"attack": {"seat": "p3", "damage": "collision", "car": 18, "reply": "repaired"}},
        attack("collision", 18, "repaired"), "collision 18 repaired", "M4 N4", "half of the list price, four notes", thoughts=3),
]
