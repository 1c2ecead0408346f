"""A first category of The Last of the Independents: selective disks, required disks, cards."""
from kit.turn import first_turn

ANNE, BRUNO, CHLOE = "Anne", "Bruno", "Chloé"


def place(seat, section):
    def presses(w):
        there = w.say("independents-disks-there", seat=seat, section=rf".*\({section}\)")
        w.press(w.say("sheets-more", what=there)).press(w.say("independents-verb-place"), nth=-1)
    return presses


def passes(seat):
    return lambda w: w.press(w.act("independents-told-pass", seat=seat))


first_turn("independents", [
    ("order green red", None),
    ("red company 9", None),
    ("blue company 2", None),
    ("green company 1", None),
    ("blue place 3:1", place(BRUNO, 3)),
    ("green place 1:1", place(CHLOE, 1)),
    ("red place 4:1", place(ANNE, 4)),
    ("blue pass", passes(BRUNO)),
    ("green pass", passes(CHLOE)),
    ("red pass", passes(ANNE)),
], begun=4)
