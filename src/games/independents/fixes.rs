//! What the referee may put right beyond the ledger: where the game stands, the track and the lane, companies.

use serde::{Deserialize, Serialize};

use crate::engine::{Halt, Refusal, Seat, Seats};
use crate::games::independents::board::Printing;
use crate::games::independents::state::{CARD_STEP, NEW_YEAR, SELECTIVE_STEP};
use crate::games::independents::{Category, Company, Look, Tx};
use crate::say;
use crate::words::Line;
use crate::words::keys::engine::{NOTATION_HOW, RULE_CORRECTIONS};
use crate::words::keys::independents as k;

/// What the referee may put right beyond the ledger.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Fix {
    /// The year, the category and the step the table stands in.
    Phase {
        /// From 1.
        year: u32,
        /// The category.
        category: Category,
        /// 1 to 8.
        step: u8,
    },
    /// The turn-order track.
    Order(Vec<Seat>),
    /// The passing lane.
    Lane(Vec<Seat>),
    /// Which company somebody has. Its disks stay where they are.
    Company {
        /// The player who gets a company.
        seat: Seat,
        /// The company drawn; none while it is left to chance.
        company: Company,
    },
    /// Whose turn it is within the step.
    Next(Seat),
}

fn refused(why: Line) -> Halt {
    Refusal::new(why, RULE_CORRECTIONS).way_out(Line::new(k::FIX_WAY_OUT)).into()
}

/// Carries out a fix.
pub fn fix(tx: &mut Tx<'_>, fix: &Fix) -> Result<(), Halt> {
    match fix {
        Fix::Phase { year, category, step } => go_to(tx, *year, *category, *step),
        Fix::Order(order) => set_order(tx, order),
        Fix::Lane(lane) => set_lane(tx, lane),
        Fix::Company { seat, company } => set_company(tx, *seat, *company),
        Fix::Next(seat) => set_next(tx, *seat),
    }
}

/// Stands the game in another step, at its beginning. Nothing in between is made up; a track that is still empty
/// gets the order of the table.
fn go_to(tx: &mut Tx<'_>, year: u32, category: Category, step: u8) -> Result<(), Halt> {
    if year == 0 || !(SELECTIVE_STEP..=NEW_YEAR).contains(&step) {
        return Err(refused(say!(k::FIX_PHASE, year = year, step = step)));
    }
    let (seats, first) = (tx.view().seats().count(), tx.view().state().first);
    let round: Vec<Seat> = tx.view().seats().from(first).collect();
    let state = tx.state();
    (state.year, state.category, state.phase) = (year, category, step);
    state.next = 0;
    state.lane.clear();
    state.over = false;
    state.used = crate::engine::PerSeat::new(seats);
    state.trended = crate::engine::PerSeat::new(seats);
    state.counted = crate::engine::PerSeat::new(seats);
    if state.order.is_empty() {
        state.order = round;
    }
    Ok(())
}

fn set_order(tx: &mut Tx<'_>, order: &[Seat]) -> Result<(), Halt> {
    let view = tx.view();
    let complete =
        order.len() == view.seats().count() && view.seats().iter().all(|seat| order.contains(&seat));
    if !complete {
        return Err(refused(Line::new(k::FIX_ORDER)));
    }
    tx.state().order = order.to_vec();
    Ok(())
}

/// Not everybody can have passed: the step would be over.
fn set_lane(tx: &mut Tx<'_>, lane: &[Seat]) -> Result<(), Halt> {
    let view = tx.view();
    let known = lane.iter().all(|seat| view.seats().player(*seat).is_some());
    let twice = lane.iter().enumerate().any(|(at, seat)| lane.iter().take(at).any(|other| other == seat));
    let step = view.state().phase;
    if !known || twice || lane.len() >= view.seats().count() || !matches!(step, SELECTIVE_STEP | CARD_STEP) {
        return Err(refused(Line::new(k::FIX_LANE)));
    }
    tx.state().lane = lane.to_vec();
    Ok(())
}

fn set_company(tx: &mut Tx<'_>, seat: Seat, company: Company) -> Result<(), Halt> {
    let view: Look<'_> = tx.view();
    view.seats().known(seat)?;
    if let Some(holder) = view.state().holder(company).filter(|holder| *holder != seat) {
        let line = Printing::of(view).company(company);
        return Err(refused(say!(k::COMPANY_HELD, company = line, seat = view.name(holder))));
    }
    let state = tx.state();
    state.discarded.retain(|other| *other != company);
    state.companies.set(seat, Some(company));
    Ok(())
}

fn set_next(tx: &mut Tx<'_>, seat: Seat) -> Result<(), Halt> {
    let state = tx.view().state();
    let at = state.order.iter().position(|other| *other == seat).filter(|_| !state.lane.contains(&seat));
    let Some(at) = at else {
        return Err(refused(say!(k::FIX_NEXT, seat = tx.view().name(seat))));
    };
    tx.state().next = at;
    Ok(())
}

/// The line of a fix: `phase 1 engineering 4`, `order red blue`, `lane red`, `red has 3`, `next red`.
pub fn write_fix(fix: &Fix, seats: &Seats) -> String {
    let words = |start: &str, named: &[Seat]| {
        let named = named.iter().map(|seat| seats.word(*seat));
        [start.to_owned()].into_iter().chain(named).collect::<Vec<_>>().join(" ")
    };
    match fix {
        Fix::Phase { year, category, step } => format!("phase {year} {} {step}", category.word()),
        Fix::Order(order) => words("order", order),
        Fix::Lane(lane) => words("lane", lane),
        Fix::Company { seat, company } => format!("{} has {company}", seats.word(*seat)),
        Fix::Next(seat) => format!("next {}", seats.word(*seat)),
    }
}

/// The fix that a line means.
///
/// # Errors
/// Says how such a line is written.
pub fn read_fix(text: &str, seats: &Seats) -> Result<Fix, Line> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let named = |words: &[&str]| words.iter().map(|word| seats.find(word)).collect::<Option<Vec<Seat>>>();
    let read = match words.as_slice() {
        ["phase", year, category, step] => (|| {
            let (year, category) = (year.parse().ok()?, category.parse().ok()?);
            Some(Fix::Phase { year, category, step: step.parse().ok()? })
        })(),
        ["order", order @ ..] => named(order).map(Fix::Order),
        ["lane", lane @ ..] => named(lane).map(Fix::Lane),
        ["next", who] => seats.find(who).map(Fix::Next),
        [who, "has", company] => {
            (|| Some(Fix::Company { seat: seats.find(who)?, company: company.parse().ok()? }))()
        }
        _ => None,
    };
    let example = "correct phase 1 engineering 4, order red blue, lane red, red has 3, next red: reason";
    read.ok_or_else(|| say!(NOTATION_HOW, example = example))
}
