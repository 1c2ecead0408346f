//! The referee's hand: corrections move what they say and nothing else; fixes set what does not lie on the
//! table.

use serde_json::Value;

use super::Done;
use super::printed::CHARACTERS;
use super::table::Table;
use super::things::{Place, Thing};
use crate::audit::json::{list, list_if_any, object, part, seat, tagged, text, whole};

impl Table {
    /// A correction: movements first, then fixes.
    pub(super) fn correct(&mut self, correction: &Value) -> Done {
        let map = object(correction, &["moves", "fixes", "reason"])?;
        for moved in list_if_any(map, "moves")? {
            self.move_by_hand(moved)?;
        }
        list_if_any(map, "fixes")?.iter().try_for_each(|fix| self.fix(fix))
    }

    /// One movement in the words of a record.
    pub(super) fn move_by_hand(&mut self, moved: &Value) -> Done {
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

    pub(super) fn fix(&mut self, fix: &Value) -> Done {
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
            _ => Err(format!("there is no fix {name:?}")),
        }
    }

    /// The phase begins anew. Characters stay, unless it is a phase before they are chosen; what was taken
    /// this turn is what lies on the board.
    fn fix_phase(&mut self, turn: i64, phase: u8, round: u8) -> Done {
        let chosen_already = self.phase >= 3;
        if turn != self.turn || phase <= 2 {
            self.ford_used = false;
        }
        (self.turn, self.phase, self.round, self.over) = (turn, phase, round, false);
        (self.at, self.just, self.dealt, self.demand) = (0, None, false, None);
        (self.asked, self.durant) = (None, None);
        if phase <= 2 {
            self.roles.clear();
            self.bids_paid = false;
        } else if !chosen_already {
            self.playing = self.choosing.clone();
            self.order_by_characters()?;
        }
        if phase <= 6 {
            self.passed.clear();
        }
        (self.bonuses, self.pair_taken, self.singles) = (0, false, 0);
        for space in 1..=26 {
            let at = Place::Space(space);
            self.bonuses = self.bonuses.saturating_add(self.has(at, Thing::Bonus));
            self.pair_taken |= self.has(at, Thing::Reduced) >= 2;
            self.singles += i64::from(self.has(at, Thing::Reduced) == 1);
        }
        self.closing_taken = false;
        if phase == 8 {
            self.begin_losses();
        }
        Ok(())
    }

    /// The order of play follows the characters once everybody has one.
    fn order_by_characters(&mut self) -> Done {
        if self.roles.len() == usize::from(self.seats) {
            self.playing = self.order_of_characters()?;
        }
        Ok(())
    }

    fn fix_order(&mut self, order: Vec<u8>) -> Done {
        let mut sorted = order.clone();
        sorted.sort_unstable();
        if !sorted.into_iter().eq(1..=self.seats) {
            return Err(format!("an order names each of the {} players once", self.seats));
        }
        match self.phase {
            1 | 2 => self.choosing = order,
            3..=6 => self.playing = order,
            _ => self.passed = order,
        }
        Ok(())
    }

    /// Somebody holds a character; whoever was thought to hold it does not.
    fn fix_character(&mut self, seat: u8, name: &str) -> Done {
        let role = CHARACTERS.into_iter().find(|role| *role == name);
        let role = role.ok_or_else(|| format!("there is no character {name:?}"))?;
        self.roles.retain(|_, held| *held != role);
        self.roles.insert(seat, role);
        if self.phase >= 3 { self.order_by_characters() } else { Ok(()) }
    }

    fn fix_next(&mut self, seat: u8) -> Done {
        match self.phase {
            2 if self.roles.contains_key(&seat) => Err(format!("p{seat} has a character already")),
            2 => {
                self.asked = Some(seat);
                Ok(())
            }
            3 | 5 | 6 => {
                let at = self.playing.iter().position(|other| *other == seat);
                self.at = at.ok_or_else(|| format!("p{seat} is not in the order of play"))?;
                self.just = None;
                self.passed.retain(|other| *other != seat || self.phase != 6);
                Ok(())
            }
            phase => Err(format!("nobody is next in phase {phase}")),
        }
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
