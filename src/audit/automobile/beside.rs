//! What people at the table must remember beside what lies on it, word by word, to be compared with the book.

use std::collections::BTreeMap;

use super::table::Table;

impl Table {
    /// Who is asked now.
    fn asked_now(&self) -> Option<u8> {
        match self.phase {
            2 if self.durant_now() => self.durant,
            2 => self.chooser(),
            3 | 6 => self.in_turn(),
            4 => (1..=self.seats).find(|seat| self.plays(*seat, "howard")),
            5 => self.who_may_sell(),
            _ => None,
        }
    }

    /// Everything beside balances and debts.
    pub(super) fn remembered(&self) -> BTreeMap<String, String> {
        let one = |seat: Option<u8>| seat.map_or_else(String::new, |seat| format!("p{seat}"));
        let many = |seats: &[u8]| seats.iter().map(|seat| format!("p{seat}")).collect::<Vec<_>>().join(" ");
        let yes = |is: bool| if is { "yes" } else { "no" }.to_owned();
        let mut all = BTreeMap::new();
        let mut put = |word: String, what: String| all.insert(word, what);
        put("over".into(), yes(self.over));
        put("next".into(), one(self.asked_now().filter(|_| !self.over)));
        for seat in 1..=self.seats {
            let role = self.roles.get(&seat).map_or_else(String::new, |role| (*role).to_owned());
            put(format!("character p{seat}"), role);
        }
        if self.phase <= 2 {
            put("choosing".into(), many(&self.choosing));
            put("durant".into(), one(self.durant));
            put("first choice".into(), yes(self.first_choice));
        } else {
            put("order".into(), many(&self.playing));
            put("passed".into(), many(&self.passed));
        }
        let after = self.just.filter(|(seat, _)| self.plays(*seat, "ford") && !self.ford_used);
        put("ford after".into(), one(after.map(|(seat, _)| seat)));
        let built = after.and_then(|(_, space)| space).map_or_else(String::new, |space| space.to_string());
        put("ford built".into(), built);
        if self.phase == 3 {
            put("round".into(), self.round.to_string());
            put("ford used".into(), yes(self.ford_used));
        }
        if self.phase == 5 {
            put("selling".into(), yes(self.dealt));
        }
        if self.phase == 6 {
            let taken =
                [self.bonuses, i64::from(self.pair_taken), self.singles, i64::from(self.closing_taken)];
            put("taken".into(), taken.map(|taken| taken.to_string()).join(" "));
        }
        if self.phase == 7 {
            let demand = self.demand.map(|demand| demand.map(|cars| cars.to_string()).join(" "));
            put("demand".into(), demand.unwrap_or_default());
        }
        if self.phase == 8 {
            for (seat, loans) in &self.loans_before {
                put(format!("loans before p{seat}"), loans.to_string());
            }
        }
        all
    }
}
