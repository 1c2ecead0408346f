//! The game's own corrections: year, category and step, the track and the lane, companies, sections used in this
//! step, sections covered by trends.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::engine::correction::refused;
use crate::engine::{PerSeat, Referee, Rejection, Seat, Seats, Setting};
use crate::games::independents::board::BoardValues;
use crate::games::independents::step::{SELECTIVE_STEP, Step};
use crate::games::independents::{Category, Company, Independents, Section, Spot, Tx, View, stands, turn};
use crate::msg;
use crate::words::Line;
use crate::words::keys::engine::NOTATION_HOW;
use crate::words::keys::independents as k;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Fix {
    /// The year, the category and the step.
    Phase {
        /// From 1.
        year: u32,
        category: Category,
        /// 1 to 8.
        step: u8,
    },
    /// The turn-order track; empty while no marker is on it.
    Order(Vec<Seat>),
    /// The passing lane.
    Lane(Vec<Seat>),
    /// The company of a player. Its disks stay where they are.
    Company {
        seat: Seat,
        company: Company,
    },
    /// A player without a company sheet.
    NoCompany(Seat),
    /// The company sheets that went bankrupt and are not shuffled yet, in order.
    Bankrupt(Vec<Company>),
    /// Whose turn it is within the step.
    Next(Seat),
    /// The sections in which a player has placed selective disks in this step.
    Used {
        seat: Seat,
        /// Of the current category.
        sections: Vec<Section>,
    },
    /// The sections for which a player has had a trend disk.
    Trended {
        seat: Seat,
        sections: Vec<Spot>,
    },
    /// A player's disks at the end of the year, for ties.
    Counted {
        seat: Seat,
        disks: u32,
    },
    Over,
}

impl Referee for Independents {
    fn fix(tx: &mut Tx<'_>, fix: &Fix) -> Result<(), Rejection> {
        match fix {
            Fix::Phase { year, category, step } => go_to(tx, *year, *category, *step),
            Fix::Order(order) => set_order(tx, order),
            Fix::Lane(lane) => set_lane(tx, lane),
            Fix::Company { seat, company } => set_company(tx, *seat, *company),
            Fix::Next(seat) => set_next(tx, *seat),
            Fix::NoCompany(seat) => {
                tx.view().seats().known(*seat)?;
                tx.state().companies.set(*seat, None);
                Ok(())
            }
            Fix::Bankrupt(companies) => set_bankrupt(tx, companies),
            Fix::Used { seat, sections } => {
                tx.view().seats().known(*seat)?;
                if let Step::Selective { used, .. } = &mut tx.state().step {
                    used.set(*seat, sections.clone());
                }
                Ok(())
            }
            Fix::Trended { seat, sections } => {
                tx.view().seats().known(*seat)?;
                if let Step::Trends { had_disk, .. } = &mut tx.state().step {
                    had_disk.set(*seat, sections.clone());
                }
                Ok(())
            }
            Fix::Counted { seat, disks } => {
                tx.view().seats().known(*seat)?;
                tx.state().disks_at_end.set(*seat, i64::from(*disks));
                Ok(())
            }
            Fix::Over => {
                tx.state().over = true;
                Ok(())
            }
        }
    }

    /// The state off the ledger.
    fn fixes_to(view: View<'_>) -> Vec<Fix> {
        let state = view.state();
        let mut all = vec![
            Fix::Phase { year: state.year, category: state.category, step: state.step.number() },
            Fix::Order(state.order.clone()),
        ];
        let company = |seat| match state.companies.of(seat) {
            Some(company) => Fix::Company { seat, company },
            None => Fix::NoCompany(seat),
        };
        all.extend(view.seats().iter().map(company));
        all.push(Fix::Bankrupt(state.discarded.clone()));
        let lane = state.step.lane();
        all.extend((!lane.is_empty()).then(|| Fix::Lane(lane.to_vec())));
        all.extend(turn::whose(view).map(Fix::Next));
        for seat in view.seats().iter() {
            let used = state.step.used(seat);
            all.extend((!used.is_empty()).then(|| Fix::Used { seat, sections: used.to_vec() }));
            let had_disk = state.step.had_disk(seat);
            all.extend((!had_disk.is_empty()).then(|| Fix::Trended { seat, sections: had_disk.to_vec() }));
            let disks = u32::try_from(state.disks_at_end.of(seat)).unwrap_or_default();
            all.extend((disks > 0).then_some(Fix::Counted { seat, disks }));
        }
        all.extend(state.over.then_some(Fix::Over));
        all
    }

    /// Sorts the fixes into the order of [`Fix`], whatever the order of the lines of a sheet.
    fn lay_out(fixes: &mut [Fix]) {
        fixes.sort_by_key(|fix| match fix {
            Fix::Phase { .. } => 0,
            Fix::Order(_) => 1,
            Fix::NoCompany(_) => 2,
            Fix::Company { .. } => 3,
            Fix::Bankrupt(_) => 4,
            Fix::Lane(_) => 5,
            Fix::Next(_) => 6,
            Fix::Used { .. } | Fix::Trended { .. } | Fix::Counted { .. } => 7,
            Fix::Over => 8,
        });
    }

    fn phase_fix(view: View<'_>, turn: u32, phase: u8) -> Option<Fix> {
        Some(Fix::Phase { year: turn, category: view.state().category, step: phase })
    }

    /// Parses a fix.
    ///
    /// # Errors
    /// Says how the fix is written.
    fn read_fix(text: &str, seats: &Seats) -> Result<Fix, Line> {
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
            ["over"] => Some(Fix::Over),
            ["bankrupt", "none"] => Some(Fix::Bankrupt(Vec::new())),
            ["bankrupt", companies @ ..] if !companies.is_empty() => each(companies).map(Fix::Bankrupt),
            [who, "has", "none"] => seats.find(who).map(Fix::NoCompany),
            [who, "used", sections @ ..] => {
                seats.find(who).zip(each(sections)).map(|(seat, sections)| Fix::Used { seat, sections })
            }
            [who, "trended", sections @ ..] => {
                let spots: Vec<String> = sections.chunks(2).map(|spot| spot.join(" ")).collect();
                let spots: Vec<&str> = spots.iter().map(String::as_str).collect();
                seats.find(who).zip(each(&spots)).map(|(seat, sections)| Fix::Trended { seat, sections })
            }
            [who, "counted", disks] => {
                seats.find(who).zip(disks.parse().ok()).map(|(seat, disks)| Fix::Counted { seat, disks })
            }
            [who, "has", company] => {
                (|| Some(Fix::Company { seat: seats.find(who)?, company: company.parse().ok()? }))()
            }
            _ => None,
        };
        let example = "correct phase 1 engineering 4, order red blue, lane red, red has 3, next red: reason";
        read.ok_or_else(|| msg!(NOTATION_HOW, example = example))
    }

    fn describe_fix(fix: &Fix, setting: &Setting) -> Line {
        stands::describe_fix(fix, setting)
    }

    /// Writes a fix: `phase 1 engineering 4`, `order red blue`, `lane red`, `red has 3`, `next red`.
    fn write_fix(fix: &Fix, seats: &Seats) -> String {
        let words = |start: &str, named: &[Seat]| {
            let named = named.iter().map(|seat| seats.word(*seat));
            [start.to_owned()].into_iter().chain(named).collect::<Vec<_>>().join(" ")
        };
        let all = |things: &mut dyn Iterator<Item = String>| things.collect::<Vec<_>>().join(" ");
        match fix {
            Fix::Phase { year, category, step } => format!("phase {year} {} {step}", category.word()),
            Fix::Order(order) => words("order", order),
            Fix::Lane(lane) => words("lane", lane),
            Fix::Company { seat, company } => format!("{} has {company}", seats.word(*seat)),
            Fix::NoCompany(seat) => format!("{} has none", seats.word(*seat)),
            Fix::Bankrupt(companies) if companies.is_empty() => "bankrupt none".to_owned(),
            Fix::Bankrupt(companies) => {
                format!("bankrupt {}", all(&mut companies.iter().map(Company::to_string)))
            }
            Fix::Next(seat) => format!("next {}", seats.word(*seat)),
            Fix::Used { seat, sections } => {
                format!("{} used {}", seats.word(*seat), all(&mut sections.iter().map(Section::to_string)))
            }
            Fix::Trended { seat, sections } => {
                format!("{} trended {}", seats.word(*seat), all(&mut sections.iter().map(Spot::to_string)))
            }
            Fix::Counted { seat, disks } => format!("{} counted {disks}", seats.word(*seat)),
            Fix::Over => "over".to_owned(),
        }
    }
}

/// Puts the session at the beginning of another step. Nothing in between is made up; an empty track gets the order of
/// the table.
fn go_to(tx: &mut Tx<'_>, year: u32, category: Category, step: u8) -> Result<(), Rejection> {
    let seats = tx.view().seats().count();
    let Some(begun) = Step::begin(step, seats).filter(|_| year > 0) else {
        return Err(refused(msg!(k::FIX_PHASE, year = year, step = step)));
    };
    let first = tx.view().state().first;
    let round: Vec<Seat> = tx.view().seats().from(first).collect();
    let state = tx.state();
    (state.year, state.category, state.step) = (year, category, begun);
    state.over = false;
    state.disks_at_end = PerSeat::new(seats);
    if state.order.is_empty() {
        state.order = round;
    }
    Ok(())
}

fn set_order(tx: &mut Tx<'_>, order: &[Seat]) -> Result<(), Rejection> {
    let view = tx.view();
    let state = view.state();
    let begins = (state.year, state.category, state.step.number()) == (1, Category::Models, SELECTIVE_STEP);
    let complete =
        order.len() == view.seats().count() && view.seats().iter().all(|seat| order.contains(&seat));
    if !(complete || order.is_empty() && begins) {
        return Err(refused(Line::new(k::FIX_ORDER)));
    }
    tx.state().order = order.to_vec();
    Ok(())
}

/// Sets the passing lane; it cannot hold every player, since the step would be over.
fn set_lane(tx: &mut Tx<'_>, lane: &[Seat]) -> Result<(), Rejection> {
    let view = tx.view();
    let known = lane.iter().all(|seat| view.seats().player(*seat).is_some());
    let twice = lane.iter().enumerate().any(|(at, seat)| lane.iter().take(at).any(|other| other == seat));
    let fits = known && !twice && lane.len() < view.seats().count();
    let Some(kept) = tx.state().step.lane_mut().filter(|_| fits) else {
        return Err(refused(Line::new(k::FIX_LANE)));
    };
    *kept = lane.to_vec();
    Ok(())
}

fn set_company(tx: &mut Tx<'_>, seat: Seat, company: Company) -> Result<(), Rejection> {
    let view: View<'_> = tx.view();
    view.seats().known(seat)?;
    if let Some(holder) = view.state().holder(company).filter(|holder| *holder != seat) {
        let line = BoardValues::of(view).company(company);
        return Err(refused(msg!(k::COMPANY_HELD, company = line, seat = view.name(holder))));
    }
    let state = tx.state();
    state.discarded.retain(|other| *other != company);
    state.companies.set(seat, Some(company));
    Ok(())
}

/// Sets the bankrupt company sheets, which no player may have.
fn set_bankrupt(tx: &mut Tx<'_>, companies: &[Company]) -> Result<(), Rejection> {
    let view = tx.view();
    let held = companies.iter().find_map(|company| Some((company, view.state().holder(*company)?)));
    if let Some((company, holder)) = held {
        let line = BoardValues::of(view).company(*company);
        return Err(refused(msg!(k::COMPANY_HELD, company = line, seat = view.name(holder))));
    }
    tx.state().discarded = companies.to_vec();
    Ok(())
}

fn set_next(tx: &mut Tx<'_>, seat: Seat) -> Result<(), Rejection> {
    let state = tx.view().state();
    let at =
        state.order.iter().position(|other| *other == seat).filter(|_| !state.step.lane().contains(&seat));
    let Some(at) = at else {
        return Err(refused(msg!(k::FIX_NEXT, seat = tx.view().name(seat))));
    };
    tx.state().step.next_mut().into_iter().for_each(|next| *next = at);
    Ok(())
}

fn each<T: FromStr>(words: &[&str]) -> Option<Vec<T>> {
    words.iter().map(|word| word.parse().ok()).collect()
}
