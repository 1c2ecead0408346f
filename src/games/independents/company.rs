//! Drawing a company sheet and filling its circles, before the first year and after a bankruptcy.

use crate::engine::{Command, Numbered, Refusal, Rejection, Seat, Term, Why};
use crate::games::independents::board::{BoardValues, SHEETS_COUNT};
use crate::games::independents::turn::begin;
use crate::games::independents::units::sheet;
use crate::games::independents::{Category, Company, Independents, Tx, View, supply};
use crate::words::Line;
use crate::words::keys::independents as k;
use crate::{act, msg};

act! {
    /// Draws a company sheet and fills its circles from the supply, before the first year or after a bankruptcy.
    #[derive(Copy)]
    pub struct DrawCompany(Independents, "company" / "fonde", "red company 3", k::VERB_COMPANY, k::MEANS_COMPANY) {
        by seat: Seat,
        /// The company drawn; `None` before a random draw.
        pub company: Option<Company> = Numbered; default,
    } => company: k::DESCRIBE_COMPANY | k::DESCRIBE_COMPANY_DRAWN
}

impl Command<Independents> for DrawCompany {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { seat, company } = *self;
        let why = Why::new(k::CAUSE_SHEET, k::RULE_SETUP);
        let view = tx.view();
        if view.state().companies.of(seat).is_some() || view.state().over {
            return Err(Rejection::from(Refusal::new(
                msg!(k::COMPANY_NOT_DUE, seat = view.name(seat)),
                why.rule,
            )));
        }
        let (there, shuffled) = sheets(view)?;
        let company =
            company.filter(|company| there.contains(company)).ok_or_else(|| unfit(view, company, &there))?;
        let circles = BoardValues::of(view).circles(company)?;
        let line = BoardValues::of(view).company(company);
        for (category, printed) in Category::ALL.into_iter().zip(circles) {
            let tally = tx.tally().plus(printed.0, || {
                Term::new(msg!(k::TERM_CIRCLES, category = category.key(), company = line.clone()))
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
}

/// The sheets that may be drawn, and whether the discarded sheets have to be shuffled for it (New Year Prep).
pub fn sheets(view: View<'_>) -> Result<(Vec<Company>, bool), Rejection> {
    let count = BoardValues::of(view).companies()?;
    let state = view.state();
    let free = |company: &Company| i64::from(company.number()) <= count && state.holder(*company).is_none();
    let free: Vec<Company> = Company::all().filter(free).collect();
    let fresh: Vec<Company> =
        free.iter().copied().filter(|company| !state.discarded.contains(company)).collect();
    Ok(if fresh.is_empty() { (free, true) } else { (fresh, false) })
}

/// Why a sheet cannot be drawn.
fn unfit(view: View<'_>, company: Option<Company>, there: &[Company]) -> Rejection {
    let lines: Vec<Line> = there.iter().map(|company| BoardValues::of(view).company(*company)).collect();
    let (state, line) = (view.state(), |company| BoardValues::of(view).company(company));
    let why = match company.map(|company| (company, state.holder(company))) {
        Some((company, Some(holder))) => {
            msg!(k::COMPANY_HELD, company = line(company), seat = view.name(holder))
        }
        Some((company, None)) if state.discarded.contains(&company) => {
            msg!(k::COMPANY_DISCARDED, company = line(company))
        }
        Some((company, None)) => msg!(k::COMPANY_NONE, company = line(company)),
        None => Line::new(k::COMPANY_NONE_LEFT),
    };
    let none_left = lines.is_empty();
    let suggestion = match none_left {
        true => Line::new(k::COMPANY_COUNT_SUGGESTION),
        false => msg!(k::COMPANY_SUGGESTION, companies = lines),
    };
    let misread = none_left.then_some(SHEETS_COUNT);
    Refusal::new(why, k::RULE_SETUP).suggestion(suggestion).misread(misread).into()
}
