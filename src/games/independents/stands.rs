//! The off-ledger state of The Last of the Independents in corrections: year, category and step, track and lane,
//! companies, sections used in this step, sections covered by trends.

use std::collections::BTreeMap;

use crate::engine::correction::refused;
use crate::engine::{Or, PerSeat, Referee, Rejection, Seat};
use crate::games::independents::board::BoardValues;
use crate::games::independents::stage::step_name;
use crate::games::independents::step::{SELECTIVE_STEP, Step};
use crate::games::independents::trend::TwoWords;
use crate::games::independents::{Category, Company, Independents, Section, Spot, Tx, View, turn};
use crate::words::keys::{engine, independents as k};
use crate::words::{Arg, Line};
use crate::{msg, parts, stands, told};

stands! {
    Stands, "correct phase 1 engineering 4, order red blue, lane red, red has 3, next red: reason";
    pub phase: Option<PhaseOf> = "phase" => |_, at, _| {
        let (name, category) = (step_name(at.step), at.category.key());
        msg!(k::STANDS_STEP, year = at.year, step = at.step, name, category)
    },
    /// The turn-order track; empty before the markers are placed.
    pub order: Option<Vec<Seat>> = "order" => |_, order, setting| match order.as_slice() {
        [] => Line::new(k::STANDS_NO_ORDER),
        order => msg!(k::STANDS_ORDER, order = setting.names(order)),
    },
    /// The company sheets of the players. Corrections leave the disks where they are.
    pub companies: BTreeMap<Seat, Option<Company>> = "* has", Or("none") => |seat, company, setting| {
        let seat = setting.seats.name(*seat);
        match company {
            None => msg!(k::STANDS_NO_COMPANY, seat),
            Some(company) => {
                let company = BoardValues::on(&setting.board).company(*company);
                msg!(k::STANDS_COMPANY, seat, company)
            }
        }
    },
    /// The company sheets that went bankrupt and have not been shuffled, in order.
    pub bankrupt: Option<Vec<Company>> = "bankrupt", Or("none") => |_, companies, setting| {
        let printed = BoardValues::on(&setting.board);
        match companies.iter().map(|company| printed.company(*company)).collect::<Vec<_>>() {
            none if none.is_empty() => Line::new(k::STANDS_NONE_BANKRUPT),
            companies => msg!(k::STANDS_BANKRUPT, companies = Arg::List(companies)),
        }
    },
    /// The players in the passing lane.
    pub lane: Option<Vec<Seat>> = "lane" => told!(k::STANDS_LANE, _, lane),
    /// Whose turn it is within the step.
    pub next: Option<Seat> = "next" => told!(engine::STANDS_NEXT, _, seat),
    /// The sections of the current category where players have placed selective disks in this step.
    pub used: BTreeMap<Seat, Vec<Section>> = "* used" => |seat, sections, setting| {
        let sections = sections.iter().map(|section| msg!(k::SECTION, n = section.number())).collect();
        msg!(k::STANDS_USED, seat = setting.seats.name(*seat), sections = Arg::List(sections))
    },
    /// The sections that trends have covered, by player.
    pub trended: BTreeMap<Seat, Vec<Spot>> = "* trended", TwoWords => |seat, sections, setting| {
        let printed = BoardValues::on(&setting.board);
        let sections = sections.iter().map(|spot| printed.spot(*spot)).collect();
        msg!(k::STANDS_TRENDED, seat = setting.seats.name(*seat), sections = Arg::List(sections))
    },
    /// Each player's disks at the end of the game, for ties.
    pub counted: BTreeMap<Seat, u32> = "* counted" => told!(k::STANDS_COUNTED, seat, disks),
    pub over: bool = "over" => told!(engine::STANDS_OVER, _, _),
}

parts! {
    /// The year, the category and the step.
    PhaseOf {
        /// From 1.
        year: u32,
        category: Category,
        /// 1 to 8.
        step: u8,
    }
}

impl Referee for Independents {
    fn correct(tx: &mut Tx<'_>, said: &Stands) -> Result<(), Rejection> {
        let seats = tx.view().seats();
        let named = said.companies.keys().chain(said.used.keys()).chain(said.trended.keys());
        named.chain(said.counted.keys()).try_for_each(|seat| seats.known(*seat))?;
        if let Some(PhaseOf { year, category, step }) = said.phase.clone() {
            go_to(tx, year, category, step)?;
        }
        said.order.iter().try_for_each(|order| set_order(tx, order))?;
        let (none, some): (Vec<_>, Vec<_>) =
            said.companies.iter().partition(|(_, company)| company.is_none());
        none.into_iter().for_each(|(seat, _)| tx.state().companies.set(*seat, None));
        some.into_iter()
            .filter_map(|(seat, company)| Some((*seat, (*company)?)))
            .try_for_each(|(seat, company)| set_company(tx, seat, company))?;
        said.bankrupt.iter().try_for_each(|companies| set_bankrupt(tx, companies))?;
        said.lane.iter().try_for_each(|lane| set_lane(tx, lane))?;
        said.next.iter().try_for_each(|seat| set_next(tx, *seat))?;
        let state = tx.state();
        if let Step::Selective { used, .. } = &mut state.step {
            said.used.iter().for_each(|(seat, sections)| used.set(*seat, sections.clone()));
        }
        if let Step::Trends { had_disk, .. } = &mut state.step {
            said.trended.iter().for_each(|(seat, sections)| had_disk.set(*seat, sections.clone()));
        }
        said.counted.iter().for_each(|(seat, disks)| state.disks_at_end.set(*seat, i64::from(*disks)));
        state.over |= said.over;
        Ok(())
    }

    fn stands(view: View<'_>) -> Stands {
        let state = view.state();
        let step = &state.step;
        let seats = || view.seats().iter();
        let used = seats().map(|seat| (seat, step.used(seat).to_vec()));
        let trended = seats().map(|seat| (seat, step.had_disk(seat).to_vec()));
        let counted =
            seats().map(|seat| (seat, u32::try_from(state.disks_at_end.of(seat)).unwrap_or_default()));
        Stands {
            phase: Some(PhaseOf { year: state.year, category: state.category, step: step.number() }),
            order: Some(state.order.clone()),
            companies: seats().map(|seat| (seat, state.companies.of(seat))).collect(),
            bankrupt: Some(state.discarded.clone()),
            lane: Some(step.lane().to_vec()).filter(|lane| !lane.is_empty()),
            next: turn::whose(view),
            used: used.filter(|(_, sections)| !sections.is_empty()).collect(),
            trended: trended.filter(|(_, sections)| !sections.is_empty()).collect(),
            counted: counted.filter(|(_, disks)| *disks > 0).collect(),
            over: state.over,
        }
    }

    fn at_phase(view: View<'_>, turn: u32, phase: u8) -> Stands {
        let at = PhaseOf { year: turn, category: view.state().category, step: phase };
        Stands { phase: Some(at), ..Stands::default() }
    }
}

/// Moves the game to the start of another step. It does not invent what happened in between; an empty track gets the
/// order of the table.
fn go_to(tx: &mut Tx<'_>, year: u32, category: Category, step: u8) -> Result<(), Rejection> {
    let seats = tx.view().seats().count();
    let Some(begun) = Step::begin(step, seats).filter(|_| year > 0) else {
        return refused(msg!(k::FIX_PHASE, year, step));
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
        return refused(k::FIX_ORDER);
    }
    tx.state().order = order.to_vec();
    Ok(())
}

/// Sets the passing lane. It cannot hold all players, because that would end the step.
fn set_lane(tx: &mut Tx<'_>, lane: &[Seat]) -> Result<(), Rejection> {
    let view = tx.view();
    let known = lane.iter().all(|seat| view.seats().player(*seat).is_some());
    let twice = lane.iter().enumerate().any(|(at, seat)| lane.iter().take(at).any(|other| other == seat));
    let fits = known && !twice && lane.len() < view.seats().count();
    let Some(kept) = tx.state().step.lane_mut().filter(|_| fits) else {
        return refused(k::FIX_LANE);
    };
    *kept = lane.to_vec();
    Ok(())
}

fn set_company(tx: &mut Tx<'_>, seat: Seat, company: Company) -> Result<(), Rejection> {
    let view: View<'_> = tx.view();
    view.seats().known(seat)?;
    if let Some(holder) = view.state().holder(company).filter(|holder| *holder != seat) {
        let line = BoardValues::of(view).company(company);
        return refused(msg!(k::COMPANY_HELD, company = line, seat = view.name(holder)));
    }
    let state = tx.state();
    state.discarded.retain(|other| *other != company);
    state.companies.set(seat, Some(company));
    Ok(())
}

/// Sets the bankrupt company sheets. Refuses a sheet that a player has.
fn set_bankrupt(tx: &mut Tx<'_>, companies: &[Company]) -> Result<(), Rejection> {
    let view = tx.view();
    let held = companies.iter().find_map(|company| Some((company, view.state().holder(*company)?)));
    if let Some((company, holder)) = held {
        let line = BoardValues::of(view).company(*company);
        return refused(msg!(k::COMPANY_HELD, company = line, seat = view.name(holder)));
    }
    tx.state().discarded = companies.to_vec();
    Ok(())
}

fn set_next(tx: &mut Tx<'_>, seat: Seat) -> Result<(), Rejection> {
    let state = tx.view().state();
    let at =
        state.order.iter().position(|other| *other == seat).filter(|_| !state.step.lane().contains(&seat));
    let Some(at) = at else {
        return refused(msg!(k::FIX_NEXT, seat = tx.view().name(seat)));
    };
    tx.state().step.next_mut().into_iter().for_each(|next| *next = at);
    Ok(())
}
