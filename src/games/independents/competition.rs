//! Step 4, competition: the disks in sections and the winners. `alone` resolves sections with one player, `contest`
//! sections with several.

use crate::engine::{Holder, Rejection, Seat, refuse};
use crate::games::independents::step::MAJORITY;
use crate::games::independents::turn::enter;
use crate::games::independents::units::{disks, on};
use crate::games::independents::{Category, Section, Spot, Tx, View};
use crate::msg;
use crate::words::keys::independents as k;
use crate::words::{Key, Line};

/// Disks that are drawn from: how many each player has, in the order of the table.
pub type Bag = Vec<(Seat, i64)>;

/// The disks at a place, by player.
pub fn bag(view: View<'_>, holder: Holder) -> Bag {
    let lying = view.seats().iter().map(|seat| (seat, view.balance(holder, disks(seat))));
    lying.filter(|(_, count)| *count > 0).collect()
}

/// How many disks are in a bag.
pub fn size(bag: &Bag) -> i64 {
    bag.iter().map(|(_, count)| count).sum()
}

/// The sections of the category that are still to be resolved, with their disks.
pub fn open(view: View<'_>) -> Vec<(Spot, Bag)> {
    let category = view.state().category;
    let spots = Section::all().map(|section| Spot::new(category, section));
    spots.map(|spot| (spot, bag(view, on(spot)))).filter(|(_, bag)| size(bag) > 1).collect()
}

/// The sections of a category that have been won, with their winners.
pub fn won(view: View<'_>, category: Category) -> Vec<(Seat, Spot)> {
    let spots = Section::all().map(|section| Spot::new(category, section));
    let holder = |spot: Spot| match bag(view, on(spot)).as_slice() {
        [(seat, _)] => Some((*seat, spot)),
        _ => None,
    };
    spots.filter_map(holder).collect()
}

/// The owner of the drawn disk. Refuses a player who has no disk in the bag.
pub fn drawn_from(view: View<'_>, bag: &Bag, drawn: Option<Seat>, place: Line) -> Result<Seat, Rejection> {
    if let Some((seat, _)) = bag.iter().find(|(seat, _)| Some(*seat) == drawn) {
        return Ok(*seat);
    }
    let name = drawn.map_or_else(String::new, |seat| view.name(seat));
    let why = msg!(k::NOT_IN_THE_BAG, seat = name, place);
    let there: Vec<Line> = bag.iter().map(|(seat, _)| msg!(k::WHO, seat = view.name(*seat))).collect();
    refuse(why, k::RULE_COMPETITION, msg!(k::NOT_IN_THE_BAG_SUGGESTION, seats = there))
}

/// Records each player's chance in a draw: their disks out of all disks.
pub fn record_chances(tx: &mut Tx<'_>, bag: &Bag, place: &Line, rule: Key) {
    let all = size(bag);
    for (seat, count) in bag {
        let what = msg!(k::CHANCE, seat = tx.view().name(*seat), disks = *count, all, place = place.clone());
        let tally = tx.tally().plus(*count, || k::TERM_IN_THE_BAG);
        tx.found(what, rule, tally);
    }
}

/// How many of a loser's disks come back, and how many are lost. An odd disk comes back.
pub const fn halved(count: i64) -> (i64, i64) {
    (count - count / 2, count / 2)
}

/// Begins the next step when all sections are resolved.
pub fn done(tx: &mut Tx<'_>) -> Result<(), Rejection> {
    match open(tx.view()).is_empty() {
        true => enter(tx, MAJORITY),
        false => Ok(()),
    }
}
