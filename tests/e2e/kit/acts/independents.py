"""The Last of the Independents: sections pressed as often as disks go there, bags, a bill."""
from kit.acts import Acts


class Box(Acts):
    box = "independents"

    def order(self, then):
        for seat in then:
            self.press(self.own("who", seat=self.name(seat)))
        self.verb("order", nth=-1)

    def company(self, seat, company):
        verb = self.own("verb-company")
        verb = rf"{verb}|{self.say('table-loan-of', verb=verb, name=self.name(seat))}"
        if self.w.still().shows(verb, "button"):
            self.press(verb)
        told = self.own("describe-company", seat=self.name(seat))
        # Where nobody else could draw it, its numbers are there at once.
        if self.w.still().shows(told, "button"):
            self.offer(told)
        self.number(self.own("field-company"), company)
        self.book()

    def place(self, seat, disks):
        self.section(*disks)
        self.verb("place", nth=-1)

    def required(self, seat, disks):
        for section, count in disks:
            self.section(section, count)
        if not disks:
            return self.press(self.own("describe-required-none", seat=self.name(seat)))
        return self.verb("required", nth=-1)

    def card(self, seat, effects):
        self.verb("card")
        for effect in effects:
            way = "sheets-more" if effect["disks"] > 0 else "sheets-fewer"
            self.section(effect["section"], 1, effect.get("category"))
            there = self.own("disks-there", seat=self.name(effect["seat"]), section=rf".*\({effect['section']}\)")
            self.press(self.say(way, what=there), abs(effect["disks"]))
        self.verb("card", nth=-1)

    def pass_(self, seat):
        self.verb("pass")

    def settle(self):
        self.verb("settle")

    def draw(self, section, drawn):
        self.touch(self.own("chance", seat=self.name(drawn), place=rf".*\({section}\)"))
        self.end(self.w.act("independents-verb-draw"))

    def majority(self):
        self.verb("majority")

    def trend(self, seat, sections):
        self.verb("trend")
        for section in sections:
            category, number = section.split()
            self.section(number, 1, category)
        self.verb("trend", nth=-1)

    def car(self, drawn):
        self.touch(self.own("chance", seat=self.name(drawn)))
        self.end(self.w.act("independents-verb-car"))

    def year(self):
        self.verb("year", nth=-1)

    def section(self, number, times, category=None):
        """A section of a category of the board, of the present one where none is said."""
        category = category or self.now()
        self.touch(self.own("spot", category=self.own(f"category-{category}"), section=rf".*\({number}\)"), times)

    def now(self):
        """The category that is played: each ends with its bonus."""
        over = sum(said.get("act") == "majority" for said in self.record.acts)
        return ("models", "engineering", "promotions")[over % 3]
