//! The referee's hand: corrections move what they say and nothing else; fixes set what does not lie on the
//! table.

use serde_json::Value;

use super::Done;
use super::printed::CHARACTERS;
use super::table::Table;
use super::things::{Place, Thing};
use crate::audit::chain::Kept;
use crate::audit::json::{count, flag, list, list_if_any, object, part, seat, tagged, text, whole};

impl Table {
    /// A correction: movements first, then fixes.
    pub(super) fn correct(&mut self, correction: &Value) -> Done {
        let map = object(correction, &["moves", "fixes", "reason"])?;
        for moved in list_if_any(map, "moves")? {
            self.move_by_hand(moved)?;
        }
        let fixes = list_if_any(map, "fixes")?;
        fixes.iter().try_for_each(|fix| self.fix(fix))?;
        self.order_fits(fixes)
    }

    /// One movement in the words of a record.
    fn move_by_hand(&mut self, moved: &Value) -> Done {
        let [from, to, thing, number] = list(moved)? else {
            return Err(format!("{moved} should be from, to, what and how much"));
        };
        let place = |word: &Value| {
            Place::find(text(word)?, self.seats).ok_or_else(|| format!("{word} is no place of this table"))
        };
        let (from, to) = (place(from)?, place(to)?);
        let thing =
            Thing::find(text(thing)?, self.seats).ok_or_else(|| format!("{thing} is nothing of this box"))?;
        let number = whole(number, 1, i64::MAX)?;
        if from == to {
            return Err(format!("{from} cannot give to itself"));
        }
        self.shift(from, to, thing, number)
    }

    /// What an amend keeps as it is today.
    pub(super) fn keep(&mut self, kept: &Kept<'_>) -> Done {
        kept.fixes.iter().try_for_each(|fix| self.fix(fix))?;
        kept.moves.iter().try_for_each(|moved| self.move_by_hand(moved))?;
        self.owe(kept.owed)?;
        self.order_fits(kept.fixes)
    }

    fn fix(&mut self, fix: &Value) -> Done {
        let (name, body) = tagged(fix)?;
        match name {
            "phase" => {
                let map = object(body, &["turn", "phase", "round"])?;
                let phase = u8::try_from(whole(part(map, "phase")?, 1, 9)?).unwrap_or(1);
                let round = match map.get("round").filter(|round| !round.is_null()) {
                    Some(_) if phase != 3 => return Err("only phase 3 has rounds".to_owned()),
                    Some(round) => u8::try_from(whole(round, 1, 3)?).unwrap_or(1),
                    None => 1,
                };
                self.fix_phase(whole(part(map, "turn")?, 1, 4)?, phase, round)
            }
            "order" => {
                let order =
                    list(body)?.iter().map(|one| seat(one, self.seats)).collect::<Result<Vec<u8>, _>>()?;
                self.fix_order(order)
            }
            "character" => {
                let map = object(body, &["seat", "character"])?;
                self.fix_character(seat(part(map, "seat")?, self.seats)?, text(part(map, "character")?)?)
            }
            "next" => self.fix_next(seat(body, self.seats)?),
            _ => self.fix_memory(name, body),
        }
    }

    /// What people at the table remember within a phase or a turn.
    fn fix_memory(&mut self, name: &str, body: &Value) -> Done {
        let seats = self.seats;
        let one = |value: &Value| seat(value, seats);
        let many = || list(body)?.iter().map(one).collect::<Result<Vec<u8>, _>>();
        let space =
            |value: &Value| whole(value, 1, i64::from(u8::MAX)).map(|space| u8::try_from(space).unwrap_or(1));
        match name {
            "played" => self.playing = many()?,
            "bids" => self.first_choice = false,
            "durant" => {
                self.must_be(2, "Durant's tile")?;
                self.durant = Some(one(body)?);
                self.durant_late = self.rulings.is("durant-time", "after-all");
            }
            "ford" => self.ford_used = true,
            "acted" => {
                let map = object(body, &["seat", "built"])?;
                self.just = Some((one(part(map, "seat")?)?, map.get("built").map(space).transpose()?));
            }
            "selling" => {
                self.must_be(5, "a distributor's sale")?;
                self.dealt = true;
            }
            "passed" => {
                self.must_be(6, "a pass")?;
                self.passed = many()?;
            }
            "passes" => {
                self.must_be(6, "a pass")?;
                self.passes = usize::try_from(count(body)?).unwrap_or(0);
            }
            "taken" => {
                let map = object(body, &["close", "bonus", "pair", "singles"])?;
                (self.bonuses, self.singles) = (count(part(map, "bonus")?)?, count(part(map, "singles")?)?);
                (self.closing_taken, self.pair_taken) = (flag(map, "close")?, flag(map, "pair")?);
            }
            "demand" => {
                let of = |tiles: &Value| list(tiles)?.iter().map(count).sum::<Result<i64, String>>();
                match list(body)? {
                    [premium, middle, low] => self.demand = Some([of(premium)?, of(middle)?, of(low)?]),
                    _ => return Err(format!("{body} should be the tiles of three classes")),
                }
            }
            "loans" => {
                self.must_be(8, "a loan that was held before")?;
                let map = object(body, &["seat", "loans"])?;
                self.loans_before.insert(one(part(map, "seat")?)?, count(part(map, "loans")?)?);
            }
            "over" => (self.phase, self.over) = (9, true),
            _ => return Err(format!("there is no fix {name:?}")),
        }
        Ok(())
    }

    /// The phase begins anew. Characters stay, unless it is a phase before they are chosen; what was decided in phase 6
    /// of this turn stays taken, and else what lies on the board is.
    fn fix_phase(&mut self, turn: i64, phase: u8, round: u8) -> Done {
        let chosen_already = self.phase >= 3;
        if turn != self.turn || phase <= 2 {
            self.ford_used = false;
        }
        if turn != self.turn || phase < 7 {
            self.demand = None;
        }
        if turn != self.turn || self.phase < 6 || phase < 6 {
            self.look_for_markers();
        }
        self.first_choice &= turn == 1 && phase <= 2;
        (self.turn, self.phase, self.round, self.over) = (turn, phase, round, false);
        (self.at, self.just, self.dealt, self.durant, self.passes) = (0, None, false, None, 0);
        if phase <= 2 {
            self.roles.clear();
        } else if !chosen_already {
            self.playing = (1..=self.seats).collect();
            self.order_by_characters();
        }
        if phase <= 6 {
            self.passed.clear();
        } else if !self.order_follows && self.passed.len() != usize::from(self.seats) {
            self.passed = self.playing.clone();
        } else {
            let late = self.playing.iter().copied().filter(|seat| !self.passed.contains(seat));
            self.passed = self.passed.iter().copied().chain(late.collect::<Vec<_>>()).collect();
        }
        if phase == 8 {
            self.begin_losses();
        }
        Ok(())
    }

    /// The order of play follows the characters once everybody has one.
    fn order_by_characters(&mut self) {
        if let Some(order) = self.order_given() {
            self.play_in(order);
        }
    }

    /// The order that the characters give, where it follows them, everybody has one and it is known where each stands.
    fn order_given(&self) -> Option<Vec<u8>> {
        let all = self.order_follows && self.roles.len() == usize::from(self.seats);
        self.order_of_characters().ok().filter(|_| all)
    }

    /// Another order of play; whoever had a turn in this round does not come first.
    fn play_in(&mut self, order: Vec<u8>) {
        let had: Vec<u8> = self.playing.iter().copied().take(self.at).collect();
        self.playing = order;
        if self.order_follows {
            self.at = self.playing.iter().position(|seat| !had.contains(seat)).unwrap_or(0);
        }
    }

    fn fix_order(&mut self, order: Vec<u8>) -> Done {
        let mut sorted = order.clone();
        sorted.sort_unstable();
        if !sorted.into_iter().eq(1..=self.seats) {
            return Err(format!("an order names each of the {} players once", self.seats));
        }
        match self.phase {
            1 | 2 => (self.choosing, self.at) = (order, 0),
            3..=6 => self.play_in(order),
            _ => self.passed = order,
        }
        Ok(())
    }

    /// An order of play that a correction names last is the one of the characters.
    fn order_fits(&self, fixes: &[Value]) -> Done {
        let said = fixes.iter().rev().find_map(|fix| fix.get("order"));
        let (Some(said), Some(order), 3..=6) = (said, self.order_given(), self.phase) else { return Ok(()) };
        let said = list(said)?.iter().map(|one| seat(one, self.seats)).collect::<Result<Vec<u8>, _>>()?;
        if said == order {
            return Ok(());
        }
        Err("the order of play follows the characters".to_owned())
    }

    /// Somebody holds a character that nobody else holds.
    fn fix_character(&mut self, seat: u8, name: &str) -> Done {
        let role = CHARACTERS.into_iter().find(|role| *role == name);
        let role = role.ok_or_else(|| format!("there is no character {name:?}"))?;
        let holder = self.roles.iter().find(|(_, held)| **held == role).map(|(holder, _)| *holder);
        if let Some(holder) = holder.filter(|holder| *holder != seat) {
            return Err(format!("p{holder} has {role} already"));
        }
        if role == "ford" && holder.is_none() {
            self.ford_used = false;
        }
        self.roles.insert(seat, role);
        self.first_choice = false;
        if self.phase >= 3 {
            self.order_by_characters();
        }
        Ok(())
    }

    /// Whose turn it is, in the phases that go by players; in the others it said nothing under the first rules.
    fn fix_next(&mut self, seat: u8) -> Done {
        if self.order_follows && ![2, 3, 5, 6].contains(&self.phase) {
            return Err(format!("nobody is next in phase {}", self.phase));
        }
        let order = if self.phase <= 2 { &self.choosing } else { &self.playing };
        let at = order.iter().position(|other| *other == seat);
        let at = at.ok_or_else(|| format!("p{seat} is not in the order of play"))?;
        if self.phase == 2 && self.roles.contains_key(&seat) {
            return Err(format!("p{seat} has a character already"));
        }
        self.at = at;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::fixture::table;

    #[test]
    fn a_position_in_mid_game_is_laid_out() {
        let mut table = table(3);
        table
            .correct(&json!({
                "moves": [["p1", "space 4", "tiles p1", 2], ["outside", "p2", "dollars", 300]],
                "fixes": [
                    {"character": {"seat": "p1", "character": "chrysler"}},
                    {"character": {"seat": "p2", "character": "ford"}},
                    {"character": {"seat": "p3", "character": "sloan"}},
                    {"phase": {"turn": 3, "phase": 3, "round": 2}},
                    {"next": "p3"}
                ],
                "reason": "begun yesterday"
            }))
            .unwrap();
        assert_eq!((table.turn, table.phase, table.round), (3, 3, 2));
        assert_eq!((table.playing.clone(), table.in_turn()), (vec![2, 3, 1], Some(3)));
        assert_eq!((table.cash(2), table.owner(4)), (2300, Some(1)));
    }

    #[test]
    fn a_movement_that_cannot_be_made_is_refused() {
        let mut table = table(3);
        for wrong in [
            json!(["p1", "p2", "dollars", 2001]),
            json!(["p1", "p1", "dollars", 1]),
            json!(["p1", "p2", "dollars", 0]),
            json!(["p1", "p4", "dollars", 1]),
            json!(["p1", "p2", "cars", 1]),
            json!(["bank", "p2", "bonus", 4]),
        ] {
            assert!(table.move_by_hand(&wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn fixes_that_make_no_sense_are_refused() {
        let mut table = table(3);
        for wrong in [
            json!({"phase": {"turn": 5, "phase": 1}}),
            json!({"phase": {"turn": 1, "phase": 4, "round": 1}}),
            json!({"order": ["p1", "p2"]}),
            json!({"order": ["p1", "p2", "p2"]}),
            json!({"character": {"seat": "p1", "character": "benz"}}),
            json!({"next": "p2"}),
        ] {
            assert!(table.correct(&json!({"fixes": [wrong]})).is_err(), "{wrong}");
        }
    }
}
