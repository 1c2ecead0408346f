"""Seconds by the keystroke-level model of Card, Moran and Newell, so that presses can be laid beside paper."""

KEY, POINT, PRESS, HAND, THOUGHT = 0.28, 1.1, 0.1, 0.4, 1.35
PIECE, NUMBER = 1.2, 1.5  # our own: a note or piece picked up and laid, a number written
TIMES = {"M": THOUGHT, "P": POINT, "B": PRESS, "H": HAND, "N": PIECE, "W": NUMBER}


class Tally:
    """What a hand has done, one sign after the other.

    `M` a thought, `P` pointing, `B` a press, `H` the hand goes over, `K` a key, a named key by its name; on paper `N` a
    piece laid and `W` a number written.
    """

    def __init__(self, hand):
        self.signs, self.hand = [], hand

    def at(self, hand):
        """The hand goes to the mouse or to the keys, if it is not there."""
        if self.hand != hand:
            self.signs.append("H")
        self.hand = hand

    def add(self, *signs):
        self.signs.extend(signs)

    @staticmethod
    def keys(sign):
        """How many keys a sign is; held keys count as keys."""
        return 0 if sign in TIMES else sign.count("+") + 1

    @property
    def string(self):
        """The signs as one writes them: `M P B K4 Enter`."""
        out = []
        for sign in self.signs:
            if out and out[-1][0] == sign:
                out[-1][1] += 1
            else:
                out.append([sign, 1])
        return " ".join(sign if times == 1 else f"{sign}{times}" if len(sign) == 1 else f"{sign}×{times}" for sign, times in out)

    @property
    def presses(self):
        return self.signs.count("B")

    @property
    def typed(self):
        return sum(map(self.keys, self.signs))

    @property
    def seconds(self):
        return sum(TIMES.get(sign, KEY * self.keys(sign)) for sign in self.signs)
