"""A first category of The Last of the Independents: selective disks, required disks, cards."""
from kit.turn import accept, first_turn


def place(section):
    """Presses a section on the board, whose name also lists the disks on it."""
    def presses(w):
        models = w.say("independents-category-models")
        spot = w.say("independents-spot", category=models, section=rf".*\({section}\)")
        w.press(rf"{spot}(?: · .*)?", role="button")
        accept(w)
    return presses


def passes(w):
    w.press(w.act("independents-verb-pass"))
    accept(w)


first_turn("independents", [
    ("order green red", None),
    ("red company 9", None),
    ("blue company 2", None),
    ("green company 1", None),
    ("blue place 3:1", place(3)),
    ("green place 1:1", place(1)),
    ("red place 4:1", place(4)),
    ("blue pass", passes),
    ("green pass", passes),
    ("red pass", passes),
], begun=4)
