"""Les Sponsors: the keys of the die, piles and cards on the board; in the race, a card with its value, a ball, and the
square where a car stops."""
import re

from kit.acts import Acts


class Box(Acts):
    box = "sponsors"
    # The number of cars that have finished, which are first in the standings.
    finished = 0

    def as_made(self, line):
        """A 6 is rolled first, and the distance is chosen afterwards."""
        roll = line["act"].get("roll", {}) if isinstance(line["act"], dict) else {}
        if "squares" not in roll:
            return super().as_made(line)
        acts = {"roll": {"car": roll["car"], "die": roll["die"]}}, {"move": {"car": roll["car"], "squares": roll["squares"]}}
        return [({"act": act}, {"act": act}) for act in acts]

    def car(self, car):
        return self.own("car", seat=self.seats[car - 1]["name"])

    def dealt(self):
        self.verb("dealt")
        self.book()

    # The workshop

    def roll(self, car, die, squares=None):
        self.touch(self.say("racing-die", side=die))
        self.book()

    def move(self, car, squares):
        all_ = [node for node in self.w.still().all(rf"{self.say('racing-square')} · .*")]
        here = next(node for node in all_ if re.search(rf" · {self.car(car)}( |$)", node.name))
        at = int(re.search(r"\d+", here.name)[0])
        self.touch(self.say("racing-square", n=(at - 1 + squares) % len(all_) + 1))
        self.book()

    def sponsor(self, car, drawn, drop=None):
        self.take_up("sponsor")
        self.touch(self.pile(drawn))
        if drop:
            self.touch(rf"{self.car(car)} · {self.pile(drop)}")
        self.book()

    def pile(self, colour):
        return self.say("racing-sponsor-cards", colour=self.own(f"sponsor-{colour}"))

    def at_category(self, verb, category, told=None):
        self.take_up(verb)
        self.touch(self.own(f"category-{category}"))
        self.book(told)

    def buy(self, car, category):
        self.at_category("buy", category)

    def swap(self, car, category):
        self.at_category("swap", category)

    def force(self, car, category, **said):
        category_ = self.own(f"category-{category}")
        self.take_up("force")
        self.lay(self.own("describe-force", car=self.car(car), other=self.car(said["with"]), category=category_), category_)

    def done(self, car):
        self.verb("done")
        self.book()

    def sell(self, car, cards):
        self.take_up("sell")
        for colour in cards:
            self.touch(rf"{self.car(car)} · {self.pile(colour)}")
        self.book()

    def energy(self, car, tokens):
        self.verb("energy")
        self.press(self.car(car))
        self.number(self.own("field-tokens", car=self.car(car)), tokens)
        self.book()

    # The race

    def grid(self, order):
        for car in order:
            self.touch(self.car(car))
        self.book()

    def play(self, car, category, value):
        self.card(category, value)
        self.book()

    def spin(self, car, added=0, zero=None):
        if zero:
            self.card(zero, 0)
        self.press(self.say("racing-spin", count=added))
        self.book()

    def card(self, category, value):
        self.touch(self.own(f"category-{category}"))
        self.touch(self.say("racing-value-named", value=value))

    def ball(self, fell):
        of = self.own("square-violet") if fell == "violet" else self.car(fell["car"])
        self.touch(self.say("racing-ball", of=of))
        self.book()

    def stop(self, car, place, on, behind=0, first=None, only=None):
        if self.w.still().shows(self.say("racing-place")):
            self.touch(rf"{place + self.finished} [^·]*")
        if place > 1:
            free = ("racing-behind-nobody", "racing-behind-one", "racing-behind-two")[behind]
            self.touch(f"{self.say('racing-behind')} · {self.say(free)}")
        if only is not None:
            self.touch(self.say("racing-blocked"))
            self.number(self.say("racing-blocked-after"), only)
        if first == "slip":
            self.press(self.say("racing-slip-first"))
        self.touch(f"{self.say('racing-stands-on')} · {self.own(f'square-{on}')}")
        self.book()

    def finish(self, car):
        self.finished += 1
        self.press(self.say("racing-finishes"))
        self.book()

    def pass_(self, car):
        self.press(self.say("racing-pass"))
        self.book()

    def miss(self, car, place=None, on=None):
        if place is None:
            self.press(self.say("racing-back-on-square"))
            return self.book()
        self.press(self.say("racing-place-named", place=place))
        self.press(self.own(f"square-{on}"))
        self.press(self.say("racing-stands-behind"))
        return self.book()
