"""Auto-Brocante: the keys of the cards, cars on their lots, and deals with their price."""
from kit.acts import Acts


class Box(Acts):
    box = "auto-brocante"

    # Names of controls

    @staticmethod
    def money(dollars):
        """The pattern of an amount in any grouping."""
        return r"\D*" + r"\D?".join(str(dollars)) + r"\D*"

    def car(self, car):
        """The name of a car on a lot."""
        return self.say("brocante-parked", car=rf"[^·]*\({car}\)")

    def lot(self, seat):
        return self.say("brocante-lot-of", seat=self.name(seat), cars=self.say("brocante-lot"))

    def key(self, card):
        """Presses a card in the tray."""
        self.touch(self.say(f"brocante-card-{card}"))

    def option(self, letter, name):
        """Presses an option, whose label has a letter until an option has been chosen."""
        verb = self.own(f"verb-{name}")
        self.press(rf"{verb}|{self.say('table-lettered', letter=letter, verb=verb)}")

    # The bank, policies, hands

    def deal(self, cars):
        for who, dealt in zip(self.seats, cars):
            for n, car in enumerate(dealt, 1):
                self.number(self.own("field-dealt", seat=who["name"], n=n), car)
        self.book()

    def buy(self, seat, car, price):
        if price == "card":
            self.key("bank")
        else:
            self.option("B", "buy")
            self.press({"fixed": "Fixed|Fixe", "list": "List price|Prix de liste"}[price])
        self.number(self.own("field-car"), car)
        self.book()

    def policy(self, seat, by=None):
        if by == "card":
            self.key("policy")
            return self.book()
        self.option("C", "policy")
        return self.book()

    def exchange(self, seat):
        self.option("D", "exchange")
        self.book()

    def none(self, seat):
        self.option("E", "none")
        self.book()

    def cancel(self, seat, dealer):
        self.key("cancel")
        self.touch(self.lot(dealer))
        self.book()

    def take(self, seat, **said):
        self.touch(self.own("verb-take"))
        for dealer, cards in said["from"]:
            self.number(self.own("field-taken", seat=self.name(dealer)), cards)
        self.book()

    def draw(self, seat):
        self.verb("draw")
        self.book()

    # Cars sold, attacked and traded

    def sell(self, seat, car, base, plus=0):
        name = self.own("base-list" if base == "list" else "base-book")
        if plus:
            self.touch(self.say("brocante-sells-plus", base=name, plus=self.money(plus)))
        else:
            self.touch(self.say("brocante-sells", base=name))
        self.touch(self.car(car))
        if base != "list":
            self.number(self.own("field-value"), base["book"])
        self.book()

    def attack(self, seat, damage, car, reply=None):
        self.touch(self.own(f"verb-{damage}"))
        self.touch(self.car(car))
        lost = {"fire": "burnt", "collision": "wrecked", "theft": "stolen"}[damage]
        if isinstance(reply, dict):
            self.press(self.own("describe-claimed", policy=self.own(f"policy-{reply['claim']}")))
        else:
            self.press(self.own(f"describe-{reply or lost}"))
        self.book()

    def approach(self, seat, car, bargain):
        self.key("approach")
        self.touch(self.car(car))
        self.bargain(bargain, "approach")

    def force(self, seat, dealer, bargain, car=None):
        self.key("force")
        self.touch(self.lot(dealer))
        if car:
            self.sold(car)
        self.bargain(bargain, "force")

    def business(self, seat, car, buyer, bargain):
        self.take_up("business")
        self.sold(car)
        self.touch(rf"{self.lot(buyer)}|{self.name(buyer)}")
        self.bargain(bargain, "force")

    def sold(self, car):
        """Presses one's own car, on the board or on the sheet that covers it."""
        self.touch(rf"{self.car(car)}|[^·:]*\({car}\)")

    def bargain(self, bargain, card):
        """Enters the outcome of a deal and its price."""
        if isinstance(bargain, str):
            self.press(self.say("brocante-card-closed" if bargain == "closed" else f"brocante-{bargain}"), nth=-1)
            return self.book()
        if "hood" in bargain:
            self.press(self.say("brocante-hood"))
            self.number(self.own("field-asked"), bargain["hood"]["asked"])
            self.number(self.own("field-value"), bargain["hood"]["value"])
        else:
            self.number(self.own("field-price"), bargain["agreed"])
        return self.book()

    # The end

    def final(self, values):
        """Enters the private values of each dealer, which must be typed because hidden fields have no step buttons."""
        self.keyed("final")
        for who, cars in zip(self.seats, values):
            if cars:
                self.press(self.say("desk-alone", seat=who["name"]))
            for car, value in cars:
                self.w.has_keyboard(self.own("field-final", seat=who["name"], car=rf".*\({car}\)")).type(str(value)).key("Enter")
            if cars:
                self.press(self.say("desk-put-away", seat=who["name"]))
        self.verb("final")
