"""The ten commonest acts of The Last of the Independents."""
from kit.measure import act


def verb(w, name, role="push", nth=-1):
    return w.press(w.act(f"independents-verb-{name}"), role, nth)


def section(w, number, times=1):
    """Presses a section of Models."""
    spot = w.say("independents-spot", category=w.say("independents-category-models"), section=rf".*\({number}\)")
    for _ in range(times):
        w.press(rf"{spot}(?: · .*)?", "button")
    return w


def chance(w, seat):
    return w.press(rf"{w.say('independents-chance', place='.*', seat=seat)}.*", "button")


def company(w):
    w.think().press(w.say("table-loan-of", verb=w.say("independents-verb-company"), name="Anne"))
    w.press(w.say("table-value", label=w.say("independents-field-company"), value=r".*\(9\)")).press(w.say("table-accept-what"))


def place(w):
    section(w.think(), 3).think()
    verb(section(w, 3, 3), "place")


def required(w):
    section(w.think(), 1).think()
    section(section(w, 1).think(), 5).think()
    verb(section(w, 5), "required")


def card(w):
    section(w.think(), 1).think()
    w.press(w.say("sheets-fewer", what=w.say("independents-disks-there", seat="Chloé", section=r".*\(1\)")), times=3)
    verb(w.think(), "card")


def one(name):
    return lambda w: verb(w.think(), name, "button")


def draw(w):
    chance(w, "Chloé")


def car(w):
    chance(w, "Bruno")


ROWS = [
    act("draw a company", 1, {"company": {"seat": "p1", "company": 9}}, company, "red company 9", "M", "the circles are filled either way"),
    act("place four selective disks", 4, {"place": {"seat": "p2", "section": 3, "disks": 4}}, place, "place 3:4", "M2",
        "where, and how many", thoughts=2),
    act("pass", 7, {"pass": {"seat": "p2"}}, one("pass"), "pass", "M", "whose turn is next"),
    act("required disks in two sections", 10, {"required": {"seat": "p2", "disks": [[1, 2], [5, 2]]}}, required,
        "required 1:2 5:2", "M4", "where, and how many, twice",
        thoughts=4),
    act("play a card: three disks fewer", 13, {"card": {"seat": "p2", "effects": [{"seat": "p3", "section": 1, "disks": -3}]}}, card,
        "card green 1 -3", "M4", "which, whose, where, how many", thoughts=4),
    act("settle the sections with one player", 20, "settle", one("settle"), "settle", "M3", "three sections are looked for"),
    act("draw for a section", 21, {"draw": {"section": 1, "drawn": "p3"}}, draw, "draw 1 green", "", thoughts=0),
    act("majority bonus", 23, "majority", one("majority"), "", "M3", "each player’s sections counted", enters=2),
    act("a draw for Car of the Year", 63, {"car": {"drawn": "p2"}}, car, "car blue", "", thoughts=0),
    act("New Year", 67, {"year": {}}, one("year"), "", "M6", "for each player what is left, and the token", enters=2),
]
