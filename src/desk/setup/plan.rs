//! The choices of set-up as they are typed. They are saved on every change, so the next session starts from them and closing the window loses
//! nothing.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::desk::Speech;
use crate::engine::board::WrittenBoard;
use crate::engine::ruling::Rulings;
use crate::engine::{Colour, FORMAT, GameInfo, Player, Seat, Seats};
use crate::preset::UNREAD;
use crate::session::{GAMES, begin};
use crate::words::{Line, folded};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    /// The players in seat order.
    pub seats: Vec<Player>,
    /// The starting player; `None` if drawn.
    pub first: Option<usize>,
    /// The source of the board values.
    pub board: String,
    /// House rules that differ from the default.
    pub rulings: BTreeMap<String, String>,
    /// The units that Steward keeps alone.
    pub kept: Vec<String>,
}

impl Default for Plan {
    fn default() -> Self {
        Self {
            seats: Vec::new(),
            first: None,
            board: UNREAD.to_owned(),
            rulings: BTreeMap::new(),
            kept: Vec::new(),
        }
    }
}

impl Plan {
    /// Adapts the plan to a game: its number of seats, its colours without duplicates, its house rules and its units.
    #[must_use]
    pub fn fitting(mut self, contents: &'static GameInfo) -> Self {
        self.seats.truncate(*contents.seats.end());
        for at in 0..self.seats.len() {
            let colour = |player: &Player| player.colour;
            let before: Vec<Colour> = self.seats.iter().take(at).map(colour).collect();
            let free = contents.colours.iter().copied().find(|other| !before.contains(other));
            if let (Some(player), Some(free)) = (self.seats.get_mut(at), free)
                && (before.contains(&player.colour) || !contents.colours.contains(&player.colour))
            {
                player.colour = free;
            }
        }
        while self.seats.len() < *contents.seats.start() && self.add(contents, "") {}
        self.first = self.first.filter(|first| *first < self.seats.len());
        self.rulings.retain(|word, option| {
            let form = contents.rulings.iter().find(|form| form.word == word.as_str());
            form.is_some_and(|form| form.options.iter().skip(1).any(|(known, _)| known == option))
        });
        self.kept.retain(|word| contents.units.iter().any(|unit| unit.word == word.as_str()));
        self
    }

    /// Adds a seat with the next free colour. Returns whether there was one.
    pub fn add(&mut self, contents: &'static GameInfo, name: &str) -> bool {
        let taken = |colour: &Colour| self.seats.iter().any(|player| player.colour == *colour);
        let free = contents.colours.iter().copied().find(|colour| !taken(colour));
        match free.filter(|_| self.seats.len() < *contents.seats.end()) {
            Some(colour) => self.seats.push(Player { name: name.to_owned(), colour }),
            None => return false,
        }
        true
    }

    /// Puts a player on the first seat without a name, or adds a seat. Returns the seat.
    pub fn sit(&mut self, contents: &'static GameInfo, name: &str) -> Option<usize> {
        let free = self.seats.iter().position(|player| player.name.trim().is_empty());
        match free.and_then(|at| self.seats.get_mut(at)) {
            Some(player) => name.clone_into(&mut player.name),
            None => return self.add(contents, name).then(|| self.seats.len() - 1),
        }
        free
    }

    /// Gives a seat a colour. A seat that had it gets this seat's colour in exchange.
    pub fn paint(&mut self, at: usize, colour: Colour) {
        let Some(own) = self.seats.get(at).map(|player| player.colour) else { return };
        for (other, player) in self.seats.iter_mut().enumerate() {
            if other == at {
                player.colour = colour;
            } else if player.colour == colour {
                player.colour = own;
            }
        }
    }

    /// Swaps two seats. The starting player stays the same person.
    pub fn swap(&mut self, one: usize, other: usize) {
        if one.max(other) < self.seats.len() {
            self.seats.swap(one, other);
            self.first = self.first.map(|first| match first {
                _ if first == one => other,
                _ if first == other => one,
                _ => first,
            });
        }
    }

    pub fn remove(&mut self, at: usize) {
        if at < self.seats.len() {
            self.seats.remove(at);
            self.first = self.first.filter(|first| *first != at).map(|first| first - usize::from(first > at));
        }
    }

    /// The first seat with the same name as an earlier one.
    pub fn at_fault(&self, speech: Speech) -> Option<usize> {
        let people = self.people(speech);
        let names: Vec<String> = people.iter().map(|player| folded(&player.name)).collect();
        names.iter().enumerate().position(|(at, name)| names.iter().take(at).any(|other| other == name))
    }

    /// Chooses the option of a house rule. The default is not stored.
    pub fn rule(&mut self, form: &crate::engine::ruling::RulingForm, option: &str) {
        if form.options.first().is_some_and(|(default, _)| *default == option) {
            self.rulings.remove(form.word);
        } else {
            self.rulings.insert(form.word.to_owned(), option.to_owned());
        }
    }

    /// The header of the session, without the id, date and seed.
    pub fn header(&self, contents: &'static GameInfo, board: &WrittenBoard, speech: Speech) -> String {
        let first = u8::try_from(self.first.unwrap_or_default()).unwrap_or_default();
        json!({
            "steward": FORMAT,
            "game": contents.game,
            "rules": contents.rules,
            "seats": self.people(speech),
            "preset": self.board,
            "board": board,
            "rulings": self.rulings,
            "kept": self.kept,
            "setup": { "first": Seat::new(first), "drawn": self.first.is_none() },
        })
        .to_string()
    }

    /// Checks that a session can start with this plan.
    ///
    /// # Errors
    /// Says what is missing.
    pub fn check(&self, header: &str, speech: Speech) -> Result<(), Line> {
        if let Ok(seats) = serde_json::from_value::<Seats>(json!(self.people(speech))) {
            seats.check()?;
            seats.plain()?;
        }
        begin(GAMES, header).map(|_| ()).map_err(|fault| fault.line())
    }

    /// The teams by name; empty while two players have the same name.
    pub fn sides(&self, contents: &'static GameInfo, speech: Speech) -> Vec<Vec<String>> {
        let seats = serde_json::from_value::<Seats>(json!(self.people(speech)));
        let Some(seats) = seats.ok().filter(|seats| seats.check().is_ok()) else { return Vec::new() };
        let mut rulings = Rulings::defaults(contents.rulings);
        for (word, option) in &self.rulings {
            // House rules unknown to the game were removed from the plan.
            _ = rulings.decide(word, option);
        }
        let named = |side: Vec<Seat>| side.into_iter().map(|seat| seats.name(seat)).collect();
        (contents.sides)(&seats, &rulings).into_iter().map(named).collect()
    }

    /// The players. A seat without a name is called by its colour.
    pub fn people(&self, speech: Speech) -> Vec<Player> {
        let named = |player: &Player| {
            let name = match player.name.trim() {
                "" => speech.sentence(&player.colour.key().into()),
                name => name.to_owned(),
            };
            Player { name, ..player.clone() }
        };
        self.seats.iter().map(named).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FRENCH: Speech = Speech::new(crate::words::Language::FRENCH);

    fn automobile() -> &'static GameInfo {
        crate::session::game("automobile").unwrap()
    }

    fn plan(names: &[&str]) -> Plan {
        let mut plan = Plan::default();
        names.iter().for_each(|name| assert!(plan.add(automobile(), name)));
        plan
    }

    fn colours(plan: &Plan) -> Vec<&str> {
        plan.seats.iter().map(|player| player.colour.word()).collect()
    }

    #[test]
    fn a_new_plan_seats_the_fewest_players_and_calls_them_by_their_colours() {
        let plan = Plan::default().fitting(automobile());
        assert_eq!(colours(&plan), ["red", "blue", "green"]);
        let header = plan.header(automobile(), &WrittenBoard::new(), FRENCH);
        assert_eq!(plan.check(&header, FRENCH), Ok(()));
        assert!(header.contains(r#""name":"Rouge""#), "{header}");
        let mut plan = plan;
        plan.seats[2].name = "bleu".to_owned();
        assert_eq!(plan.at_fault(FRENCH), Some(2));
        let header = plan.header(automobile(), &WrittenBoard::new(), FRENCH);
        assert!(plan.check(&header, FRENCH).is_err());
    }

    #[test]
    fn named_seats_begin_a_game() {
        let plan = plan(&["Anne", "Bob ", "Chloé"]);
        let header = plan.header(automobile(), &WrittenBoard::new(), FRENCH);
        assert_eq!(plan.check(&header, FRENCH), Ok(()));
        assert!(header.contains(r#""name":"Bob""#), "{header}");
        assert!(header.contains(r#""drawn":true"#), "{header}");
    }

    #[test]
    fn a_colour_taken_from_a_neighbour_is_exchanged() {
        let mut plan = plan(&["A", "B", "C"]);
        plan.paint(0, Colour::Green);
        assert_eq!(colours(&plan), ["green", "blue", "red"]);
        plan.paint(0, Colour::Black);
        assert_eq!(colours(&plan), ["black", "blue", "red"]);
    }

    #[test]
    fn who_begins_follows_the_seat() {
        let mut plan = plan(&["A", "B", "C", "D"]);
        plan.first = Some(1);
        plan.swap(1, 2);
        assert_eq!(plan.first, Some(2));
        plan.remove(0);
        assert_eq!(plan.first, Some(1));
        plan.remove(1);
        assert_eq!(plan.first, None);
    }

    #[test]
    fn a_plan_of_another_version_is_made_to_fit() {
        let mut plan = plan(&["A", "B"]);
        plan.seats.push(Player { name: "C".into(), colour: Colour::Red });
        plan.seats.push(Player { name: "D".into(), colour: Colour::Purple });
        plan.rulings.insert("tie".into(), "losses".into());
        plan.rulings.insert("tie-break".into(), "losses".into());
        plan.kept = vec!["dollars".into(), "roubles".into()];
        plan.first = Some(7);
        let plan = plan.fitting(automobile());
        assert_eq!(colours(&plan), ["red", "blue", "green", "yellow"]);
        assert_eq!((plan.rulings.len(), plan.kept.len(), plan.first), (1, 1, None));
    }
}
