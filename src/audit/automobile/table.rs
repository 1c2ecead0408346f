//! Everything that lies on the table or that people there must remember, at one moment of the game.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::Value;

use super::questions::QUESTIONS;
use super::things::{Place, Thing};
use crate::audit::json;
use crate::audit::printed::Printed;
use crate::audit::rulings::Rulings;

/// The table at one moment.
#[derive(Clone, Debug)]
pub(in crate::audit) struct Table {
    /// How many sit at it.
    pub(super) seats: u8,
    /// What is known of the box.
    pub(super) printed: Arc<Printed>,
    /// Who holds what; nothing is left out.
    pub(super) held: BTreeMap<(Place, Thing), i64>,
    /// What players owe the bank.
    pub(super) debts: BTreeMap<u8, i64>,
    /// How open questions are decided.
    pub(super) rulings: Rulings,
    /// The turn, 1 to 4.
    pub(super) turn: i64,
    /// The phase, 1 to 9.
    pub(super) phase: u8,
    /// Whether the game is over.
    pub(super) over: bool,
    /// The order of choosing characters.
    pub(super) choosing: Vec<u8>,
    /// The order of play after that.
    pub(super) playing: Vec<u8>,
    /// The character each player holds.
    pub(super) roles: BTreeMap<u8, &'static str>,
    /// Whether nobody has chosen or bid for the first choice yet.
    pub(super) first_choice: bool,
    /// Phase 2: who must still build with Durant.
    pub(super) durant: Option<u8>,
    /// Phase 2: whether that is only when all have chosen.
    pub(super) durant_late: bool,
    /// Phase 3: the round of actions.
    pub(super) round: u8,
    /// Phase 2: who is asked first for a character, as a place in the order of choosing. Phases 3, 5 and 6: whose turn it
    /// is, as a place in the order of play.
    pub(super) at: usize,
    /// Phase 3: who acted last, and the space that was built on.
    pub(super) just: Option<(u8, Option<u8>)>,
    /// Whether Ford's extra piece is built.
    pub(super) ford_used: bool,
    /// Phase 5: whether a car is sold already.
    pub(super) dealt: bool,
    /// Whether the order of play follows the characters after a correction, since the second version of the rules.
    pub(super) order_follows: bool,
    /// Phase 6: passes since the last decision, where passing is not final.
    pub(super) passes: usize,
    /// Phase 6: who has passed, in order; next turn's order of choosing.
    pub(super) passed: Vec<u8>,
    /// Bonus markers taken this turn.
    pub(super) bonuses: i64,
    /// Whether the set of two reduced markers is taken this turn.
    pub(super) pair_taken: bool,
    /// Sets of one reduced marker taken this turn.
    pub(super) singles: i64,
    /// Whether the one closing of phase 6 is taken this turn.
    pub(super) closing_taken: bool,
    /// Phase 7: the demand per row, once revealed.
    pub(super) demand: Option<[i64; 3]>,
    /// The loans each player held when phase 8 began.
    pub(super) loans_before: BTreeMap<u8, i64>,
}

impl Table {
    /// The table as it is laid out before the first turn.
    pub(super) fn lay_out(header: &Value, setup: &Value, printed: Arc<Printed>) -> Result<Self, String> {
        let list = json::list(header.get("seats").ok_or("the header names no seats")?)?;
        let seats = u8::try_from(list.len()).ok().filter(|count| (3..=5).contains(count));
        let seats = seats.ok_or_else(|| format!("{} players; Automobile is for 3 to 5", list.len()))?;
        let setup = json::object(setup, &["first", "drawn"])?;
        json::flag(setup, "drawn")?;
        let first = json::seat(json::part(setup, "first")?, seats)?;
        let mut table = Self {
            seats,
            printed,
            held: BTreeMap::new(),
            debts: BTreeMap::new(),
            rulings: Rulings::written(QUESTIONS, header)?,
            turn: 1,
            phase: 1,
            over: false,
            choosing: clockwise(first, seats),
            playing: clockwise(first, seats),
            roles: BTreeMap::new(),
            first_choice: true,
            durant: None,
            durant_late: false,
            round: 1,
            at: 0,
            just: None,
            ford_used: false,
            dealt: false,
            order_follows: header.get("rules").and_then(Value::as_u64) >= Some(2),
            passes: 0,
            passed: Vec::new(),
            bonuses: 0,
            pair_taken: false,
            singles: 0,
            closing_taken: false,
            demand: None,
            loans_before: BTreeMap::new(),
        };
        table.unpack();
        table.hand_out()?;
        if let Some(position) = header.get("position").filter(|position| !position.is_null()) {
            table.correct(position)?;
        }
        Ok(table)
    }

    fn unpack(&mut self) {
        for seat in 1..=self.seats {
            let hand = Place::Hand(seat);
            self.held.insert((hand, Thing::Cars(seat)), 28);
            self.held.insert((hand, Thing::Distributors(seat)), 8);
            self.held.insert((hand, Thing::Tiles(seat)), 6);
            self.held.insert((hand, Thing::Parts(seat)), 1);
        }
        self.held.insert((Place::Bank, Thing::Bonus), 3);
        self.held.insert((Place::Bank, Thing::Reduced), 4);
    }

    fn hand_out(&mut self) -> super::Done {
        let cubes = 8 - i64::from(self.seats);
        for seat in 1..=self.seats {
            self.shift(Place::Bank, Place::Hand(seat), Thing::Dollars, 2000)?;
            self.shift(Place::Bank, Place::Hand(seat), Thing::Cubes, cubes)?;
        }
        Ok(())
    }

    /// The turn and the phase in the words of a record.
    pub(super) fn phase_word(&self) -> String {
        if self.over { "over".to_owned() } else { format!("{}.{}", self.turn, self.phase) }
    }

    /// Refuses what belongs to another phase.
    pub(super) fn must_be(&self, phase: u8, what: &str) -> super::Done {
        if self.phase == phase {
            return Ok(());
        }
        Err(format!("{what} belongs to phase {phase}; this is turn {} phase {}", self.turn, self.phase))
    }

    /// Whether a seat holds a character this turn.
    pub(super) fn plays(&self, seat: u8, role: &str) -> bool {
        self.roles.get(&seat) == Some(&role)
    }

    /// The order of play that the characters give, from left to right.
    pub(super) fn order_of_characters(&self) -> Result<Vec<u8>, String> {
        let mut order = Vec::new();
        for (seat, role) in &self.roles {
            order.push((self.printed.whole(&format!("character {role} place"))?, *seat));
        }
        order.sort_unstable();
        Ok(order.into_iter().map(|(_, seat)| seat).collect())
    }
}

/// The seats of a table from one of them on.
pub(super) fn clockwise(first: u8, seats: u8) -> Vec<u8> {
    (first..=seats).chain(1..first).collect()
}

#[cfg(test)]
mod tests {
    use super::super::fixture::{header, open};
    use super::*;
    use crate::audit::Second;

    #[test]
    fn fewer_players_start_with_more_cubes() {
        for (seats, cubes) in [(3, 5), (4, 4), (5, 3)] {
            let books = open(&header(seats));
            assert_eq!(books.balances().get(&("p1".into(), "cubes".into())), Some(&cubes));
            assert_eq!(books.balances().get(&("p3".into(), "dollars".into())), Some(&2000));
        }
    }

    #[test]
    fn the_order_goes_clockwise_from_the_first() {
        assert_eq!(clockwise(3, 4), [3, 4, 1, 2]);
    }

    #[test]
    fn a_table_of_two_is_refused() {
        let printed = Arc::new(Printed::unread(super::super::printed::check));
        let header = serde_json::json!({"seats": [{}, {}]});
        assert!(Table::lay_out(&header, &serde_json::json!({"first": "p1"}), printed).is_err());
    }
}
