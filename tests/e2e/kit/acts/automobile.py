"""Automobile: spaces and rows on the board; cars, sales and tiles on their sheets."""
from kit.acts import Acts

CLASSES = ("premium", "mid", "low")


class Box(Acts):
    box = "automobile"

    @staticmethod
    def space(space):
        """The pattern of the name of a space, given its number."""
        return rf"[^·]*(?:\({space}\)|\b{space})"

    @staticmethod
    def at(space):
        """The pattern of the name of a space on the board, which has further parts."""
        return rf"[^·]*(?:\({space}\)|\b{space})[^·]* · .*"

    def at_space(self, verb, space, told=None):
        """Selects a verb and a space, then the act with this description if there are several."""
        self.take_up(verb)
        self.touch(self.at(space))
        self.pick(told)

    def pick(self, told):
        """Books the draft. If it is not the act with this description, picks that act first."""
        if told and not self.ready(told):
            self.offer(told)
        if not told or self.ready(told):
            self.book(told)

    def pieces(self, tiles, parts):
        """The description of this many tiles, with or without a parts factory."""
        if not tiles:
            return self.own("describe-parts")
        return self.own("describe-tiles-parts" if parts else "describe-tiles", tiles=tiles)

    def drawn(self):
        self.book()

    def choose(self, seat, character):
        self.offer(self.own("describe-choose", seat=self.name(seat), character=self.own(f"character-{character}")))
        self.book()

    def durant(self, seat, space):
        self.at_space("durant", space)

    def build(self, seat, space, tiles, parts=False):
        pieces = self.pieces(tiles, parts)
        self.at_space("build", space, self.own("describe-build", seat=self.name(seat), pieces=pieces, space=self.space(space)))

    def ford(self, seat, space, parts=False):
        pieces = self.own("describe-parts" if parts else "describe-one-more")
        self.at_space("ford", space, self.own("describe-ford", seat=self.name(seat), pieces=pieces, space=self.space(space)))

    def produce(self, seat, cars):
        self.verb("produce")
        for space, count in cars:
            self.number(self.own("field-cars", space=self.space(space)), count)
        self.book()

    def place(self, seat, bands):
        self.take_up("place")
        for market, times in zip(CLASSES, bands):
            self.touch(self.band(market), times)
        self.book()

    def band(self, market):
        return self.say("sheets-lane", **{"class": self.own(f"class-{market}")})

    def cubes(self, seat):
        self.verb("cubes")
        self.book()

    def close(self, seat, space):
        self.at_space("close", space)

    def loan(self, seat):
        self.verb("loan")
        self.pick(self.own("describe-loan", seat=self.name(seat)))

    def howard(self, seat, cars):
        self.take_up("howard")
        for space in cars:
            self.touch(self.at(space))
        self.book()

    def sell(self, seat, space, band):
        self.take_up("sell")
        told = self.own("describe-sell", seat=self.name(seat), space=self.space(space), band=self.own(f"class-{band}"))
        self.lay(told, self.band(band), self.at(space))

    def distributors(self, sold):
        self.verb("distributors")
        for who, spaces in zip(self.seats, sold):
            for space, cars in spaces:
                self.number(self.say("sheets-field-sold", who=who["name"], space=self.space(space)), cars)
        self.book()

    def bonus(self, seat, space):
        self.at_space("bonus", space)

    def reduced(self, seat, space, markers):
        self.at_space("reduced", space, self.own("describe-reduced", seat=self.name(seat), markers=markers, space=self.space(space)))

    def pass_(self, seat):
        self.verb("pass")
        self.book()

    def reveal(self, tiles, premium=None, bonus=None):
        for tile in [tile for hand in tiles for tile in hand] + [tile for tile in (premium, bonus) if tile]:
            self.press(str(tile))
        self.book()

    def sale(self):
        self.book()

    def losses(self):
        self.book()

    def end_turn(self):
        self.book()
