//! The demand tiles, drawn in phase 1 and revealed at the start of phase 7. The turn, and whether a tile is the
//! higher or the lower of a player's pair, decide its class.

use crate::engine::{
    Actor, After, Command, Derivation, Filled, Part, Rejection, Rest, Seats, push_word, refuse,
};
use crate::games::automobile::board::BoardValues;
use crate::games::automobile::turn::in_phase;
use crate::games::automobile::{Automobile, Class, Demand, Phase, Tx, View};
use crate::words::Line;
use crate::words::keys::automobile as k;
use crate::{act, msg};

fn refused<T>(why: impl Into<Line>, suggestion: impl Into<Line>) -> Result<T, Rejection> {
    refuse(why, k::RULE_DEMAND, suggestion)
}

act! {
    /// Phase 1: all players have drawn their demand tiles.
    pub struct Drawn(Automobile, "drawn" / "pioché", "drawn", k::VERB_DRAWN, k::MEANS_DRAWN) {} => k::DESCRIBE_DRAWN
}

impl Command<Automobile> for Drawn {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        in_phase(tx.view(), 1, k::RULE_DEMAND_TILES)?;
        tx.state().phase = Phase::CHOOSING;
        Ok(())
    }
}

/// How many tiles each player draws in a turn (phase 1).
pub const fn drawn_by_each(turn: u8) -> usize {
    if turn == 1 { 1 } else { 2 }
}

act! {
    /// Phase 7: reveals the demand tiles.
    pub struct Reveal(Automobile, "reveal" / "retourne", "reveal 52 44 32 premium 4 low 3", k::VERB_REVEAL, k::MEANS_REVEAL) {
        /// The tiles of each player in the order of the table, one or two each.
        pub tiles: Vec<Vec<u8>> = Digits,
        /// The tile drawn for the premium market, in turns 3 and 4.
        pub premium: Option<u8> = After("premium"); default,
        /// The bonus tile drawn for the low market, in turn 4.
        pub bonus: Option<u8> = After("low"); default,
    } => |_act, _setting| Line::new(k::DESCRIBE_REVEAL)
}

/// Notation for the tiles: one word for each player, with one digit for each tile.
#[derive(Clone, Copy, Debug)]
struct Digits;

impl Part<Digits> for Vec<Vec<u8>> {
    fn take<A: Actor>(_: Digits, rest: &mut Rest<'_, '_, A>) -> Result<Self, Line> {
        let mut tiles = Self::new();
        while let Some(word) = rest.word_unless(&["premium", "low"]) {
            let digits = word.chars().map(|digit| rest.typed().argument(&digit.to_string()));
            tiles.push(digits.collect::<Result<_, _>>()?);
        }
        Ok(tiles)
    }

    fn put(&self, _: Digits, _: &Seats, line: &mut String) {
        self.iter().for_each(|drawn| push_word(line, &drawn.iter().map(u8::to_string).collect::<String>()));
    }

    fn fill(&mut self, _: Digits, filled: &mut Filled<'_>) {
        self.iter_mut().flatten().for_each(|tile| filled.count(tile));
    }
}

impl Command<Automobile> for Reveal {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { tiles, premium, bonus } = self;
        let (premium, bonus) = (*premium, *bonus);
        in_phase(tx.view(), 7, k::RULE_DEMAND)?;
        let view = tx.view();
        let (turn, seats) = (view.state().turn, view.seats().count());
        if view.state().demand.is_some() {
            return refused(k::REVEAL_DONE, super::stage::stage(view).prompt);
        }
        let each = drawn_by_each(turn);
        if tiles.len() != seats {
            let why = msg!(k::REVEAL_PLAYERS, found = tiles.len(), expected = seats);
            return refused(why, msg!(k::REVEAL_SUGGESTION, each));
        }
        for (seat, drawn) in view.seats().iter().zip(tiles) {
            if drawn.len() != each {
                let why = msg!(k::REVEAL_TILES, seat = view.name(seat), found = drawn.len(), expected = each);
                return refused(why, msg!(k::REVEAL_SUGGESTION, each));
            }
        }
        drawn_at_reveal(premium, turn >= 3, Class::Premium, turn)?;
        drawn_at_reveal(bonus, turn == 4, Class::Low, turn)?;
        in_the_bag(view, tiles.iter().flatten().copied().chain(premium).chain(bonus))?;
        let demand = demand_of_turn(turn, tiles, premium, bonus);
        for class in Class::ALL {
            tx.record_finding(|| derivation(&demand, class));
        }
        tx.state().demand = Some(demand);
        Ok(())
    }
}

fn drawn_at_reveal(tile: Option<u8>, wanted: bool, class: Class, turn: u8) -> Result<(), Rejection> {
    match (tile, wanted) {
        (None, true) => {
            refused(msg!(k::REVEAL_MISSING, class = class.key(), turn), k::REVEAL_MISSING_SUGGESTION)
        }
        (Some(_), false) => {
            refused(msg!(k::REVEAL_TOO_MANY, class = class.key(), turn), k::REVEAL_TOO_MANY_SUGGESTION)
        }
        _ => Ok(()),
    }
}

/// Refuses numbers that no tile shows, and more tiles of a number than the bag holds.
fn in_the_bag(view: View<'_>, tiles: impl Iterator<Item = u8> + Clone) -> Result<(), Rejection> {
    for tile in tiles.clone() {
        if !(2..=5).contains(&tile) {
            return refused(msg!(k::REVEAL_NUMBER, tile), k::REVEAL_NUMBER_SUGGESTION);
        }
        let out = tiles.clone().filter(|other| *other == tile).count();
        let there = BoardValues::of(view).known_tiles(tile);
        if there.is_some_and(|there| i64::try_from(out).is_ok_and(|out| out > there)) {
            let why = msg!(k::REVEAL_BAG, tile, out, there = there.unwrap_or_default());
            return refused(why, k::REVEAL_BAG_SUGGESTION);
        }
    }
    Ok(())
}

/// Sorts the revealed tiles by the class they count for.
pub fn demand_of_turn(turn: u8, tiles: &[Vec<u8>], premium: Option<u8>, bonus: Option<u8>) -> Demand {
    let mut demand = Demand::default();
    let [for_premium, for_mid, for_low] = &mut demand.tiles;
    for drawn in tiles {
        let (higher, lower) = (drawn.iter().max().copied(), drawn.iter().min().copied());
        match turn {
            1 => for_mid.extend(drawn),
            2 => {
                for_mid.extend(higher);
                for_low.extend(lower);
            }
            _ => {
                for_mid.extend(lower);
                for_low.extend(higher);
            }
        }
    }
    for_premium.extend(premium);
    for_low.extend(bonus);
    demand
}

/// The demand of a class, tile by tile.
pub fn derivation(demand: &Demand, class: Class) -> Derivation {
    let mut tally = crate::engine::Tally::traced();
    for tile in demand.tiles.get(class.index()).into_iter().flatten() {
        tally.add(i64::from(*tile), || msg!(k::TERM_TILE, tile = *tile));
    }
    Derivation::of(msg!(k::DEMAND_OF, class = class.key()), k::RULE_DEMAND, tally)
}
