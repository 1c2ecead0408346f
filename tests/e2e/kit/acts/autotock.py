"""Autotock: the key of the card, then the squares where cars land, then the cars."""
from kit.acts import Acts


class Box(Acts):
    box = "autotock"

    def deal(self):
        self.book()

    def discard(self, seat, card=None):
        if card is None:
            self.verb("discard")
            return self.book()
        self.key(card)
        return self.lay(self.own("describe-discard-card", seat=self.name(seat), card=self.own(f"card-{card}")))

    def puncture(self, seat):
        self.verb("puncture")
        self.book()

    def play(self, seat, how):
        (kind, how), = how.items()
        self.key(how.get("card", "7"))
        cars = [self.at(seat, share["car"]) for share in how.get("shares", [how]) if "car" in share]
        if kind == "swap":
            places = cars + [self.at(how["of"], how["with"])]
        else:
            places = self.landings() + cars
        self.lay(self.own("describe-play", seat=self.name(seat), play=self.told(kind, seat, how)), *places)

    def key(self, card):
        """Presses a card in the tray."""
        self.press(rf"{self.own(f'card-{card}')} · .*")

    def called(self, car):
        """The name of a square or of a garage place, given as in a record."""
        return self.own("garage", n=car[1:]) if car.startswith("g") else self.own("square", n=car)

    def at(self, seat, car):
        """The name of the place on the board where a player's car is."""
        at = self.called(car)
        if car.startswith("g"):
            return self.say("circuit-place-of", seat=self.name(seat), at=at)
        return rf"{at}|{self.say('circuit-go-of', at=at)}"

    def landings(self):
        """The places where the cars land."""
        cars = [(to, unit.split()[1]) for _, to, unit, _ in self.line["moves"] if unit.startswith("cars ")]
        spots = [(to.replace("square ", "").replace("garage ", "g"), seat) for to, seat in cars if " " in to]
        return [self.at(seat, spot) for spot, seat in spots]

    def told(self, kind, seat, how):
        if kind == "seven":
            def share(car, steps, way="circuit"):
                return self.own("play-share-in" if way == "garage" else "play-share", at=self.called(car), steps=steps)
            return self.own("play-seven", shares=".*".join(share(**each) for each in how["shares"]))
        card = self.own(f"card-{how['card']}")
        if kind == "out":
            return self.own("play-out", card=card)
        at = self.called(how["car"])
        if kind == "swap":
            return self.own("play-swap", card=card, at=at, car=f".*{self.name(how['of'])}.*")
        into = "up" if how["car"].startswith("g") else "park"
        return self.own(f"play-{into if how.get('way') == 'garage' else 'move'}", card=card, at=at)
