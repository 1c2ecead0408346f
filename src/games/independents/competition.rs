//! Step 4, competition: a player alone keeps one disk there; of several, one disk is drawn. Its owner keeps it
//! and takes the others back; everybody else's disks are halved.

use crate::engine::{Derivation, Halt, Holder, Refusal, Seat, Term, Why};
use crate::games::independents::board::Printing;
use crate::games::independents::state::{COMPETITION, MAJORITY};
use crate::games::independents::turn::{enter, in_step};
use crate::games::independents::units::{RETURN, disks, on};
use crate::games::independents::{Category, Look, Section, Spot, Tx};
use crate::say;
use crate::words::Line;
use crate::words::keys::independents as k;

/// What lies in a bag: who has how many disks in it, in the order of the table.
pub type Bag = Vec<(Seat, i64)>;

/// Whose disks lie at a place, and how many.
pub fn bag(view: Look<'_>, holder: Holder) -> Bag {
    let lying = view.seats().iter().map(|seat| (seat, view.balance(holder, disks(seat))));
    lying.filter(|(_, count)| *count > 0).collect()
}

/// How many disks lie in a bag.
pub fn size(bag: &Bag) -> i64 {
    bag.iter().map(|(_, count)| count).sum()
}

/// The sections of the category that are still to be resolved, with what lies there.
pub fn open(view: Look<'_>) -> Vec<(Spot, Bag)> {
    let category = view.state().category;
    let spots = Section::all().map(|section| Spot::new(category, section));
    spots.map(|spot| (spot, bag(view, on(spot)))).filter(|(_, bag)| size(bag) > 1).collect()
}

/// Who holds which sections of a category after competition.
pub fn won(view: Look<'_>, category: Category) -> Vec<(Seat, Spot)> {
    let spots = Section::all().map(|section| Spot::new(category, section));
    let holder = |spot: Spot| match bag(view, on(spot)).as_slice() {
        [(seat, _)] => Some((*seat, spot)),
        _ => None,
    };
    spots.filter_map(holder).collect()
}

/// Settles every section in which one player is alone.
pub fn settle(tx: &mut Tx<'_>) -> Result<(), Halt> {
    let why = Why::new(k::CAUSE_ALONE, k::RULE_COMPETITION);
    in_step(tx.view(), COMPETITION, why.rule)?;
    let mut settled = 0;
    for (spot, bag) in open(tx.view()) {
        let [(seat, count)] = bag.as_slice() else { continue };
        let line = Printing::of(tx.view()).section(spot);
        let mut back = tx.tally();
        back.add(*count, || Term::new(say!(k::TERM_ALONE, section = line)).read_from(on(spot), disks(*seat)));
        back.add(-1, || Term::new(Line::new(k::TERM_STAYS)));
        tx.post(on(spot), RETURN, disks(*seat), back, why)?;
        settled += 1;
    }
    if settled == 0 {
        return Err(Refusal::new(Line::new(k::NOBODY_ALONE), why.rule)
            .way_out(k::NOBODY_ALONE_WAY_OUT)
            .into());
    }
    done(tx)
}

/// A disk is drawn for a section in which several players have disks.
pub fn draw(tx: &mut Tx<'_>, section: Section, drawn: Option<Seat>) -> Result<(), Halt> {
    let rule = k::RULE_COMPETITION;
    in_step(tx.view(), COMPETITION, rule)?;
    let view = tx.view();
    let spot = Spot::new(view.state().category, section);
    let (bag, line) = (bag(view, on(spot)), Printing::of(view).section(spot));
    if bag.len() < 2 {
        let why = match bag.as_slice() {
            [(seat, _)] => say!(k::ALONE, seat = view.name(*seat), section = line),
            _ => say!(k::SECTION_EMPTY, section = line),
        };
        return Err(Refusal::new(why, rule).way_out(k::NO_DRAW_WAY_OUT).into());
    }
    let winner = drawn_from(view, &bag, drawn, line.clone())?;
    tell_chances(tx, &bag, &line, rule);
    for (seat, count) in bag {
        match seat == winner {
            true => win(tx, spot, seat, count)?,
            false => lose(tx, spot, seat, count)?,
        }
    }
    done(tx)
}

/// Whose disk was drawn: somebody with disks in the bag.
pub fn drawn_from(view: Look<'_>, bag: &Bag, drawn: Option<Seat>, place: Line) -> Result<Seat, Halt> {
    if let Some((seat, _)) = bag.iter().find(|(seat, _)| Some(*seat) == drawn) {
        return Ok(*seat);
    }
    let name = drawn.map_or_else(String::new, |seat| view.name(seat));
    let why = say!(k::NOT_IN_THE_BAG, seat = name, place = place);
    let there: Vec<Line> = bag.iter().map(|(seat, _)| say!(k::WHO, seat = view.name(*seat))).collect();
    Err(Refusal::new(why, k::RULE_COMPETITION).way_out(say!(k::NOT_IN_THE_BAG_WAY_OUT, seats = there)).into())
}

/// Everybody's chance in a draw: disks of all disks.
pub fn tell_chances(tx: &mut Tx<'_>, bag: &Bag, place: &Line, rule: crate::words::Key) {
    let all = size(bag);
    for (seat, count) in bag {
        let what =
            say!(k::CHANCE, seat = tx.view().name(*seat), disks = *count, all = all, place = place.clone());
        let tally = tx.tally().plus(*count, || Term::new(Line::new(k::TERM_IN_THE_BAG)));
        tx.record_finding(|| Derivation::of(what, rule, tally));
    }
}

fn win(tx: &mut Tx<'_>, spot: Spot, seat: Seat, count: i64) -> Result<(), Halt> {
    let mut back = tx.tally();
    back.add(count, || Term::new(Line::new(k::TERM_WINNER)).read_from(on(spot), disks(seat)));
    back.add(-1, || Term::new(Line::new(k::TERM_STAYS)));
    tx.post(on(spot), RETURN, disks(seat), back, Why::new(k::CAUSE_WON, k::RULE_COMPETITION))
}

/// How many of a loser’s disks come back, and how many are lost: the odd disk comes back.
pub const fn halved(count: i64) -> (i64, i64) {
    (count - count / 2, count / 2)
}

/// Half is lost.
fn lose(tx: &mut Tx<'_>, spot: Spot, seat: Seat, count: i64) -> Result<(), Halt> {
    let why = Why::new(k::CAUSE_LOST, k::RULE_COMPETITION);
    let (back, lost) = halved(count);
    let term = |key| Term::new(say!(key, disks = count)).read_from(on(spot), disks(seat));
    let kept = tx.tally().plus(back, || term(k::TERM_HALF_BACK));
    tx.post(on(spot), RETURN, disks(seat), kept, why)?;
    let gone = tx.tally().plus(lost, || term(k::TERM_HALF_LOST));
    tx.post(on(spot), Holder::Bank, disks(seat), gone, why)
}

fn done(tx: &mut Tx<'_>) -> Result<(), Halt> {
    match open(tx.view()).is_empty() {
        true => enter(tx, MAJORITY),
        false => Ok(()),
    }
}
