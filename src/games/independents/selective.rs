//! Step 1, selective disks: in turn, players place any number in one section, each time a section where they have not
//! placed any. A player who passes is out of the step.

use crate::engine::{Command, Refusal, Rejection, Seat, Term, Told, Why, refuse};
use crate::games::independents::board::{self, BoardValues};
use crate::games::independents::rulings::NO_DISKS_AT_ONCE;
use crate::games::independents::step::{SELECTIVE_STEP, Step};
use crate::games::independents::turn::{go_round, in_step, on_turn};
use crate::games::independents::units::{disks, on};
use crate::games::independents::{Independents, Section, Spot, Tx, View};
use crate::words::Line;
use crate::words::keys::independents as k;
use crate::{act, msg};

act! {
    /// Step 1: places selective disks in one section.
    #[derive(Copy)]
    pub struct Place(Independents, "place" / "pose", "red place 3:4", k::VERB_PLACE, k::MEANS_PLACE) {
        by seat: Seat,
        /// The section and the number of disks.
        pub disks: (Section, u8),
    } => |act, setting| {
        let (section, disks) = act.disks;
        msg!(k::DESCRIBE_PLACE, seat = act.seat.told(setting), disks, n = section.number())
    }
}

impl Command<Independents> for Place {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { seat, disks: (section, count) } = *self;
        let why = Why::new(k::CAUSE_SELECTIVE, k::RULE_SELECTIVE);
        in_step(tx.view(), SELECTIVE_STEP, why.rule)?;
        on_turn(tx.view(), seat, why.rule)?;
        let view = tx.view();
        let spot = Spot::new(view.state().category, section);
        there(view, spot)?;
        if count == 0 {
            let why_not = msg!(k::PLACE_NOTHING, section = BoardValues::of(view).section(spot));
            return refuse(why_not, why.rule, k::PLACE_NOTHING_SUGGESTION);
        }
        if view.state().step.used(seat).contains(&section) {
            let line = BoardValues::of(view).section(spot);
            let why_not = msg!(k::SECTION_USED, seat = view.name(seat), section = line);
            return refuse(why_not, why.rule, k::SECTION_USED_SUGGESTION);
        }
        let has = view.has(seat, disks(seat));
        if has < i64::from(count) {
            let why_not = msg!(k::PLACE_SHORT, seat = view.name(seat), has, needs = count);
            let suggestion =
                if has > 0 { msg!(k::FEWER_SUGGESTION, most = has) } else { Line::new(k::PASS_SUGGESTION) };
            return refuse(why_not, why.rule, suggestion);
        }
        tx.hand(seat, on(spot), disks(seat), i64::from(count), why)?;
        if let Step::Selective { used, .. } = &mut tx.state().step {
            used.get_mut(seat).into_iter().for_each(|used| used.push(section));
        }
        drop_out(tx, seat)?;
        go_round(tx, seat)
    }
}

/// Refuses a section number that the category does not have.
pub fn there(view: View<'_>, spot: Spot) -> Result<(), Rejection> {
    let sections = BoardValues::of(view).sections(spot.category)?;
    if i64::from(spot.section.number()) <= sections {
        return Ok(());
    }
    let n = spot.section.number();
    let why = msg!(k::SECTION_NONE, n, category = spot.category.key(), sections);
    let refusal = Refusal::new(why, k::RULE_SELECTIVE).suggestion(k::SECTION_NONE_SUGGESTION);
    Err(refusal.misread([board::sections(spot.category)]).into())
}

/// Whether a player has no disk left to place, or no section left for it.
fn cannot_place(view: View<'_>, seat: Seat) -> Result<bool, Rejection> {
    if view.has(seat, disks(seat)) == 0 {
        return Ok(true);
    }
    let category = view.state().category;
    let used = view.state().step.used(seat).len();
    if used == 0 {
        return Ok(false);
    }
    Ok(i64::try_from(used).unwrap_or(i64::MAX) >= BoardValues::of(view).sections(category)?)
}

/// Ruling `no-disks at-once`: moves a player who can place nothing more to the passing lane at once. By default the
/// player passes in turn (`pass.rs`).
fn drop_out(tx: &mut Tx<'_>, seat: Seat) -> Result<(), Rejection> {
    if !tx.view().is(NO_DISKS_AT_ONCE) || !cannot_place(tx.view(), seat)? {
        return Ok(());
    }
    let name = tx.view().name(seat);
    let left = tx.view().has(seat, disks(seat));
    let term = || Term::new(k::TERM_SELECTIVE).read_from(seat, disks(seat));
    let tally = tx.tally().plus(left, term);
    tx.found(msg!(k::DROPPED_OUT, seat = name), k::RULE_SELECTIVE, tally);
    tx.state().step.lane_mut().into_iter().for_each(|lane| lane.push(seat));
    Ok(())
}

/// Applies the ruling at the start of the step, in the order of the track.
pub fn drop_out_at_once(tx: &mut Tx<'_>) -> Result<(), Rejection> {
    tx.view().state().order.clone().into_iter().try_for_each(|seat| drop_out(tx, seat))
}
