//! The finish: points by the order of arrival, and the standings.

use crate::words::Key;
use std::cmp::Reverse;

use crate::engine::{Command, Derivation, Holder, Rejection, Seat, Standing, Tally, Term, Why, decided_by};
use crate::games::sponsors::rulings::TIE_SHARED;
use crate::games::sponsors::sides::{holder, name, side};
use crate::games::sponsors::units::{POINTS, SCORE};
use crate::games::sponsors::{Car, Sponsors, Tx, View, race, travel};
use crate::words::keys::sponsors as k;
use crate::{act, msg};

act! {
    /// Race: a car that has squares to move reaches the finish.
    pub struct Finish(Sponsors, "finish" / "arrivée", "red finish", k::VERB_FINISH, k::MEANS_FINISH) {
        by car: Car,
    } => k::DESCRIBE_FINISH
}

impl Command<Sponsors> for Finish {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { car } = *self;
        travel::due(tx.view(), car)?;
        classify(tx, car, k::TERM_FINISHED)?;
        if let [last] = *tx.view().state().race.order.as_slice() {
            classify(tx, last, k::TERM_LAST)?;
        }
        if tx.view().state().race.order.is_empty() {
            tx.state().over = true;
        }
        race::settle(tx);
        Ok(())
    }
}

fn classify(tx: &mut Tx<'_>, car: Car, term: Key) -> Result<(), Rejection> {
    const WHY: Why = Why::new(k::CAUSE_POINTS, k::RULE_FINISH);
    let place = tx.view().state().race.finished.len();
    let won = POINTS.get(place).copied().unwrap_or_default();
    let points = tx.tally().plus(won, || msg!(term, place = place + 1));
    let to = holder(tx.view().seats(), car);
    tx.post(Holder::Bank, to, SCORE, points, WHY)?;
    let race = &mut tx.state().race;
    race.order.retain(|other| *other != car);
    race.to_play.retain(|other| *other != car);
    race.dues.retain(|due| due.car != car);
    race.off.remove(&car);
    race.on.remove(&car);
    race.finished.push(car);
    Ok(())
}

/// The standings by points. Before the end of the race, they are what they would be in the current order on the
/// track.
pub fn standings(view: View<'_>) -> Vec<Standing> {
    let shared = view.is(TIE_SHARED);
    let scores = view.seats().iter().map(|seat| (seat, points(view, seat))).collect();
    let standings = Standing::ranked(scores, |seat, score| {
        (Reverse(score.total), if shared { 0 } else { best(view, seat) })
    });
    let place = |seat| i64::try_from(best(view, seat)).unwrap_or_default() + 1;
    decided_by(standings, Some(k::DECIDED_PLACE), Some(view.ruling_form(TIE_SHARED)), place)
}

/// The points of the cars on a player's side.
fn points(view: View<'_>, seat: Seat) -> Derivation {
    let mut sum = Tally::traced();
    let race = &view.state().race;
    for car in side(view, seat) {
        let own = holder(view.seats(), car);
        let called = || name(view.seats(), car);
        let won = view.balance(own, SCORE);
        sum.add(won, || Term::new(msg!(k::TERM_POINTS_OF, car = called())).read_from(own, SCORE));
        if let Some(at) = race.order.iter().position(|other| *other == car) {
            let place = race.finished.len() + at;
            let still = POINTS.get(place).copied().unwrap_or_default();
            let key = if view.state().over { k::TERM_LEFT_RACING } else { k::TERM_STILL_RACING };
            sum.add(still, || msg!(key, car = called(), place = place + 1));
        }
    }
    Derivation::of(msg!(k::POINTS_OF, seat = view.name(seat)), k::RULE_FINISH, sum)
}

/// The best place on a player's side, at the finish or on the track; the same for all before the race.
fn best(view: View<'_>, seat: Seat) -> usize {
    let race = &view.state().race;
    let all: Vec<Car> = race.finished.iter().chain(&race.order).copied().collect();
    let own = side(view, seat);
    all.iter().position(|car| own.contains(car)).unwrap_or_default()
}
