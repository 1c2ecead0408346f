//! Phase 2: players choose characters, which bring cubes and fix the order of play. Durant builds at once.

use crate::engine::{Command, Holder, Rejection, Seat, Term, Why, refuse};
use crate::games::automobile::board::BoardValues;
use crate::games::automobile::rulings::{DURANT_AFTER_ALL, DURANT_CANNOT_NO};
use crate::games::automobile::turn::{in_phase, on_turn};
use crate::games::automobile::units::CUBES;
use crate::games::automobile::{Automobile, Builder, Character, Phase, Tx, View, bid, durant};
use crate::words::Line;
use crate::words::keys::automobile as k;
use crate::{act, msg};

act! {
    /// Phase 2: takes a character.
    pub struct Choose(Automobile, "choose" / "choisit", "red choose ford", k::VERB_CHOOSE, k::MEANS_CHOOSE) {
        by seat: Seat,
        pub character: Character,
    } => k::DESCRIBE_CHOOSE
}

impl Command<Automobile> for Choose {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { seat, character } = *self;
        in_phase(tx.view(), 2, k::RULE_CHARACTERS)?;
        if bid::bids_due(tx.view()) {
            return refuse(k::BIDS_FIRST, k::RULE_CHARACTERS, k::BIDS_FIRST_SUGGESTION);
        }
        if let Some(builder) = tx.view().state().builder() {
            let why = msg!(k::DURANT_FIRST, seat = tx.view().name(builder));
            return refuse(why, k::RULE_DURANT, k::DURANT_FIRST_SUGGESTION);
        }
        on_turn(tx.view(), seat, k::RULE_CHARACTERS)?;
        if let Some(holder) = tx.view().state().holder(character) {
            let why = msg!(k::CHARACTER_TAKEN, character = character.key(), holder = tx.view().name(holder));
            let free: Vec<Line> = Character::ALL
                .into_iter()
                .filter(|character| tx.view().state().holder(*character).is_none())
                .map(|character| Line::new(character.key()))
                .collect();
            return refuse(why, k::RULE_CHARACTERS, msg!(k::CHARACTERS_LEFT, free));
        }
        let printed = BoardValues::of(tx.view()).cubes(character)?;
        let why = Why::new(character.key(), k::RULE_CHARACTERS);
        let tally = tx.tally().plus(printed.0, || Term::new(character.key()).printed(printed.1));
        tx.post(Holder::Bank, seat, CUBES, tally, why)?;
        if character == Character::Durant
            && tx.view().is(DURANT_CANNOT_NO)
            && !durant::can_build(tx.view(), seat)?
        {
            let why = msg!(k::DURANT_CANNOT, seat = tx.view().name(seat));
            return refuse(why, k::RULE_DURANT, k::DURANT_CANNOT_SUGGESTION);
        }
        let after_all = tx.view().is(DURANT_AFTER_ALL);
        let state = tx.state();
        state.characters.set(seat, Some(character));
        state.first_choice = false;
        if let Phase::Characters { next, durant } = &mut state.phase {
            *next += 1;
            if character == Character::Durant {
                *durant = Some(Builder { seat, after_all });
            }
        }
        when_all_have_chosen(tx)
    }
}

/// Sets the order of play, the characters from left to right, once all players have chosen.
pub fn when_all_have_chosen(tx: &mut Tx<'_>) -> Result<(), Rejection> {
    if tx.view().state().to_act().is_some() {
        return Ok(());
    }
    let order = order_of_play(tx.view())?;
    let state = tx.state();
    state.order = order.unwrap_or_default();
    state.phase = Phase::ACTING;
    Ok(())
}

/// The order of play: the characters from left to right. `None` until all players have one.
pub fn order_of_play(view: View<'_>) -> Result<Option<Vec<Seat>>, Rejection> {
    let mut places: Vec<(i64, Seat)> = Vec::new();
    let mut unread: Option<(Seat, Rejection)> = None;
    for (seat, character) in view.state().characters.iter() {
        let Some(character) = character else { return Ok(None) };
        match (BoardValues::of(view).place(*character), &unread) {
            (Ok(place), _) => places.push((place, seat)),
            (Err(rejection), None) => unread = Some((seat, rejection)),
            (Err(_), Some((_, rejection))) => return Err(rejection.clone()),
        }
    }
    places.sort();
    let mut order: Vec<Seat> = places.iter().map(|(_, seat)| *seat).collect();
    if let Some((seat, rejection)) = unread {
        // One unknown position does not matter if every free place gives the same order.
        let mut before =
            BoardValues::of(view).free_places().map(|free| places.partition_point(|(at, _)| *at < free));
        let at = before.next().filter(|at| before.all(|other| other == *at)).ok_or(rejection)?;
        order.insert(at, seat);
    }
    Ok(Some(order))
}
