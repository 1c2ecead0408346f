"""The Last of the Independents: sections pressed once for each disk, bags, a bill."""
from kit.acts import Acts


class Box(Acts):
    box = "independents"

    def order(self, then):
        for seat in then:
            self.press(self.own("who", seat=self.name(seat)))
        self.book()

    def company(self, seat, company):
        self.take_up("company")
        if self.w.still().shows(self.name(seat), "button"):
            self.press(self.name(seat))
        self.press(rf".*\({company}\)|{self.own('company', n=company)}")
        self.book()

    def place(self, seat, disks):
        self.section(*disks)
        self.book()

    def required(self, seat, disks):
        for section, count in disks:
            self.section(section, count)
        if not disks:
            self.press(self.own("describe-required-none", seat=self.name(seat)))
        return self.book()

    def card(self, seat, effects):
        self.verb("card")
        for effect in effects:
            way = "sheets-more" if effect["disks"] > 0 else "sheets-fewer"
            self.section(effect["section"], 1, effect.get("category"))
            there = self.own("disks-there", seat=self.name(effect["seat"]), section=rf".*\({effect['section']}\)")
            self.press(self.say(way, what=there), abs(effect["disks"]))
        self.book()

    def pass_(self, seat):
        self.verb("pass")
        self.book()

    def settle(self):
        self.verb("settle")
        self.book()

    def draw(self, section, drawn):
        self.touch(self.own("chance", seat=self.name(drawn), place=rf".*\({section}\)"))
        self.book()

    def majority(self):
        self.verb("majority")
        self.book()

    def trend(self, seat, sections):
        self.verb("trend")
        for section in sections:
            category, number = section.split()
            self.section(number, 1, category)
        self.book()

    def car(self, drawn):
        self.touch(self.own("chance", seat=self.name(drawn)))
        self.book()

    def year(self):
        self.book()

    def section(self, number, times, category=None):
        """Presses a section of a category, by default of the current one."""
        category = category or self.now()
        self.touch(self.own("spot", category=self.own(f"category-{category}"), section=rf".*\({number}\)"), times)

    def now(self):
        """The current category. Each category ends with its majority bonus."""
        over = sum(said.get("act") == "majority" for said in self.record.acts)
        return ("models", "engineering", "promotions")[over % 3]
