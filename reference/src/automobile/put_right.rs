//! Corrections: another phase, another order, characters, the player to act.

use super::Automobile;
use super::things::Character;
use crate::Done;
use crate::rules::Rules;

impl Automobile {
    /// Starts the phase again. Characters stay, unless the phase comes before they are chosen. Decisions of phase 6
    /// in this turn stay taken; otherwise the markers on the board decide what is taken.
    pub(super) fn go_to(&mut self, turn: i64, phase: u8, round: u8) {
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
            self.playing = self.everybody().collect();
            self.order_by_characters();
        }
        if phase <= 6 {
            self.passed.clear();
        } else {
            let late: Vec<u8> =
                self.playing.iter().copied().filter(|seat| !self.passed.contains(seat)).collect();
            self.passed.extend(late);
        }
        if phase == 8 {
            self.begin_losses();
        }
    }

    /// Sets the order of play by the characters, once all players have one.
    fn order_by_characters(&mut self) {
        if let Some(order) = self.order_given() {
            self.play_in(order);
        }
    }

    /// The order by the characters, if all players have one and their positions are known.
    pub(super) fn order_given(&self) -> Option<Vec<u8>> {
        let all = self.roles.len() == usize::from(self.book.seats);
        self.order_of_characters().ok().filter(|_| all)
    }

    /// Sets the order of play. Players who have already acted in this round are not next.
    fn play_in(&mut self, order: Vec<u8>) {
        let had: Vec<u8> = self.playing.iter().copied().take(self.at).collect();
        self.playing = order;
        self.at = self.playing.iter().position(|seat| !had.contains(seat)).unwrap_or(0);
    }

    /// Sets the order that applies in this phase: of choosing, of play, or of passing.
    pub(super) fn stand_in(&mut self, order: Vec<u8>) -> Done {
        let mut sorted = order.clone();
        sorted.sort_unstable();
        if !sorted.into_iter().eq(self.everybody()) {
            return Err(format!("an order names each of the {} players once", self.book.seats));
        }
        match self.phase {
            1 | 2 => (self.choosing, self.at) = (order, 0),
            3..=6 => self.play_in(order),
            _ => self.passed = order,
        }
        Ok(())
    }

    /// Gives a player a character; refuses one that another player has.
    pub(super) fn gets(&mut self, seat: u8, Character(role): Character) -> Done {
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

    /// Sets whose turn it is, in phases where players take turns.
    pub(super) fn is_next(&mut self, seat: u8) -> Done {
        if ![2, 3, 5, 6].contains(&self.phase) {
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
