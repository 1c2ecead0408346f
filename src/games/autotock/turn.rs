//! Deals and turns: the next deal, the player to act, and the puncture cards they must give first.

use crate::engine::{Refusal, Rejection, Seat, Trace};
use crate::games::autotock::board::Circuit;
use crate::games::autotock::deal_cycle::{Dealing, dealing};
use crate::games::autotock::race::{Car, Race};
use crate::games::autotock::rulings::{PUNCTURE_EVERY, PUNCTURE_TWO_ONE};
use crate::games::autotock::units::{CARDS, cars};
use crate::games::autotock::{Spot, Square, Tx, View};
use crate::msg;
use crate::words::keys::autotock as k;

/// The cars outside their paddocks, from the ledger and their marks.
pub fn cars_out(view: View<'_>) -> Vec<Car> {
    let squares = Square::all().map(Spot::Square).chain(Square::all().map(Spot::Verge));
    let spots: Vec<Spot> = squares.chain((1..=Spot::PLACES).map(Spot::Garage)).collect();
    let mut all = Vec::new();
    for owner in view.seats().iter() {
        for at in &spots {
            let there = view.balance(at.holder(owner), cars(owner)).max(0);
            let mark = || view.state().marks.get(&(owner, *at)).copied().unwrap_or_default();
            all.extend((0..there).map(|_| Car { owner, at: *at, mark: mark() }));
        }
    }
    all
}

/// The circuit of the session.
///
/// # Errors
/// Asks for the first missing board value.
pub fn circuit(view: View<'_>) -> Result<Circuit, Rejection> {
    Circuit::of(view.board(), view.seats().count(), &view.book.rulings)
}

/// The cars of the session for the rules of movement, without trace.
pub fn race<'a>(view: View<'a>, circuit: &'a Circuit, cars: &'a [Car]) -> Race<'a> {
    let (rulings, seats) = (&view.book.rulings, view.seats());
    Race { circuit, rulings, seats, cars, trace: Trace::Off }
}

/// The winner, or both partners of the winning team; empty while the game goes on.
pub fn winners(view: View<'_>) -> Vec<Seat> {
    let full = |seat: Seat| super::end::home(view, seat) >= i64::from(super::units::CARS);
    let partner = |seat| super::race::partner(view.seats(), &view.book.rulings, seat);
    view.seats().iter().filter(|seat| full(*seat) && partner(*seat).is_none_or(full)).collect()
}

/// Whose turn it is: the next player with cards. `None` when all hands are empty and it is time to deal.
pub fn whose(view: View<'_>) -> Option<Seat> {
    view.seats().from(view.state().next).find(|seat| view.has(*seat, CARDS) > 0)
}

/// The next deal, its dealer and the player who goes first. Dealers are counted from the first one, who sits before
/// the first player.
pub fn next_deal(view: View<'_>) -> Option<(Dealing, Seat, Seat)> {
    let seats = view.seats();
    let dealing = dealing(seats.count(), usize::from(view.state().deal))?;
    let from_opener =
        |offset: usize| seats.from(view.state().first).nth((offset + seats.count() - 1) % seats.count());
    Some((dealing, from_opener(dealing.shuffler)?, from_opener(dealing.opener)?))
}

/// The cards that a player must give before their next turn (Case crevaison).
///
/// # Errors
/// Asks for missing board values if the ruling depends on the squares.
pub fn due(view: View<'_>, seat: Seat) -> Result<u8, Rejection> {
    let mut due = view.state().owed.of(seat);
    if view.is(PUNCTURE_EVERY) {
        let (circuit, cars) = (circuit(view)?, cars_out(view));
        let race = race(view, &circuit, &cars);
        let standing = race.of(race.plays_for(seat)).filter(|car| race.punctured(car)).count();
        due = u8::try_from(standing).unwrap_or(u8::MAX);
    }
    Ok(if view.is(PUNCTURE_TWO_ONE) { due.min(1) } else { due })
}

/// The cards that the player to act must still give.
///
/// # Errors
/// The same as [`due`].
pub fn due_now(view: View<'_>) -> Result<u8, Rejection> {
    match whose(view) {
        Some(seat) if !view.state().settled => due(view, seat),
        _ => Ok(0),
    }
}

/// Refuses an act out of turn, and any act except the deal when all hands are empty.
pub fn on_turn(view: View<'_>, actor: Option<Seat>) -> Result<(), Rejection> {
    let Some(seat) = actor else { return Ok(()) };
    view.seats().known(seat)?;
    match whose(view) {
        Some(turn) if turn == seat => Ok(()),
        Some(turn) => {
            let why = msg!(k::NOT_YOUR_TURN, seat = view.name(seat), turn = view.name(turn));
            Err(Refusal::new(why, k::RULE_TURNS).into())
        }
        None => Err(Refusal::new(k::NO_CARDS, k::RULE_DEALS).into()),
    }
}

/// Ends a player's turn. Clears cards owed if the ruling computes them every turn.
pub fn turn_over(tx: &mut Tx<'_>, seat: Seat) {
    let view = tx.view();
    let after = view.seats().from(seat).nth(1).unwrap_or(seat);
    let every = view.is(PUNCTURE_EVERY);
    let state = tx.state();
    state.settled = false;
    state.next = after;
    if every {
        state.owed.set(seat, 0);
    }
}

/// Removes the marks of cars that have left their places.
pub fn tidy(tx: &mut Tx<'_>) {
    let view = tx.view();
    let gone: Vec<(Seat, Spot)> = view.state().marks.keys().copied().collect();
    let gone = gone.into_iter().filter(|(owner, at)| view.balance(at.holder(*owner), cars(*owner)) <= 0);
    for key in gone.collect::<Vec<_>>() {
        tx.state().marks.remove(&key);
    }
}
