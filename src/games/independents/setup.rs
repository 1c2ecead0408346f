//! Before the first year: the order of the markers, and everybody's company sheet. A bankrupt player draws a new
//! sheet in the same way.

use crate::engine::{Halt, Refusal, Seat, Term, Why};
use crate::games::independents::board::Printing;
use crate::games::independents::state::SELECTIVE_STEP;
use crate::games::independents::turn::{Due, due, enter, refused};
use crate::games::independents::units::sheet;
use crate::games::independents::{Category, Company, Look, Tx, supply};
use crate::say;
use crate::words::Line;
use crate::words::keys::independents as k;

/// The markers behind the first one are laid on the turn-order track.
pub fn order(tx: &mut Tx<'_>, then: Option<&[Seat]>) -> Result<(), Halt> {
    let view = tx.view();
    if due(view) != Some(Due::Order) {
        return Err(refused(view, Line::new(k::ORDER_LAID), k::RULE_ORDER));
    }
    let then = then.unwrap_or_default();
    let first = view.state().first;
    let others = || view.seats().from(first).skip(1);
    let complete = then.len() == others().count() && others().all(|seat| then.contains(&seat));
    if !complete {
        let why = say!(k::ORDER_WRONG, first = view.name(first));
        let names: Vec<Line> = others().map(|seat| say!(k::WHO, seat = view.name(seat))).collect();
        return Err(Refusal::new(why, k::RULE_ORDER)
            .way_out(say!(k::ORDER_WRONG_WAY_OUT, seats = names))
            .into());
    }
    tx.state().order = [&[first], then].concat();
    begin(tx)
}

/// Draws a company sheet and fills its circles from the supply.
pub fn company(tx: &mut Tx<'_>, seat: Seat, company: Option<Company>) -> Result<(), Halt> {
    let why = Why::new(k::CAUSE_SHEET, k::RULE_SETUP);
    let view = tx.view();
    if view.state().companies.of(seat).is_some() || view.state().over {
        return Err(refused(view, say!(k::COMPANY_NOT_DUE, seat = view.name(seat)), why.rule));
    }
    let (there, shuffled) = sheets(view)?;
    let company =
        company.filter(|company| there.contains(company)).ok_or_else(|| unfit(view, company, &there))?;
    let circles = Printing::of(view).circles(company)?;
    let line = Printing::of(view).company(company);
    for (category, printed) in Category::ALL.into_iter().zip(circles) {
        let tally = tx.tally().plus(printed.0, || {
            Term::new(say!(k::TERM_CIRCLES, category = category.key(), company = line.clone()))
                .printed(printed.1)
        });
        supply::take(tx, seat, sheet(category), tally, why)?;
    }
    let state = tx.state();
    state.companies.set(seat, Some(company));
    if shuffled {
        state.discarded.clear();
    }
    begin(tx)
}

/// Begins the first step of the year once everything is laid out.
fn begin(tx: &mut Tx<'_>) -> Result<(), Halt> {
    match due(tx.view()) {
        None if tx.view().state().phase == SELECTIVE_STEP => enter(tx, SELECTIVE_STEP),
        _ => Ok(()),
    }
}

/// The sheets that may be drawn, and whether the discarded ones had to be shuffled for that (New Year Prep).
pub fn sheets(view: Look<'_>) -> Result<(Vec<Company>, bool), Halt> {
    let count = Printing::of(view).companies()?;
    let state = view.state();
    let free = |company: &Company| i64::from(company.number()) <= count && state.holder(*company).is_none();
    let free: Vec<Company> = Company::all().filter(free).collect();
    let fresh: Vec<Company> =
        free.iter().copied().filter(|company| !state.discarded.contains(company)).collect();
    Ok(if fresh.is_empty() { (free, true) } else { (fresh, false) })
}

/// Why a sheet cannot be drawn.
fn unfit(view: Look<'_>, company: Option<Company>, there: &[Company]) -> Halt {
    let lines: Vec<Line> = there.iter().map(|company| Printing::of(view).company(*company)).collect();
    let (state, line) = (view.state(), |company| Printing::of(view).company(company));
    let why = match company.map(|company| (company, state.holder(company))) {
        Some((company, Some(holder))) => {
            say!(k::COMPANY_HELD, company = line(company), seat = view.name(holder))
        }
        Some((company, None)) if state.discarded.contains(&company) => {
            say!(k::COMPANY_DISCARDED, company = line(company))
        }
        Some((company, None)) => say!(k::COMPANY_NONE, company = line(company)),
        None => Line::new(k::COMPANY_NONE_LEFT),
    };
    let way_out = match lines.is_empty() {
        true => Line::new(k::COMPANY_COUNT_WAY_OUT),
        false => say!(k::COMPANY_WAY_OUT, companies = lines),
    };
    Refusal::new(why, k::RULE_SETUP).way_out(way_out).into()
}

/// Who still draws a company sheet, in the order of the table.
pub fn without_company(view: Look<'_>) -> Vec<Seat> {
    view.seats().iter().filter(|seat| view.state().companies.of(*seat).is_none()).collect()
}
