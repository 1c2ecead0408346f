//! Phase 2: characters are chosen in turn order; they bring cubes and settle the order of play. Durant
//! builds at once.

use crate::engine::{Derivation, Halt, Holder, Refusal, Seat, Tally, Term, Why};
use crate::games::automobile::board::Printing;
use crate::games::automobile::rulings::{DURANT_AFTER_ALL, DURANT_CANNOT_NO, FIRST_CHOICE_BID};
use crate::games::automobile::track::skip_cost;
use crate::games::automobile::turn::{in_phase, on_turn, spend};
use crate::games::automobile::units::{CUBES, DOLLARS, LOAN, LOANS, LOANS_TAKEN, tiles};
use crate::games::automobile::{Character, Look, Space, Tx, factory, loan, ruled};
use crate::say;
use crate::words::Line;
use crate::words::keys::automobile as k;

/// Whether bids are due before anybody chooses (ruling `first-choice bid`).
pub fn bids_due(view: Look<'_>) -> bool {
    view.state().first_choice && view.ruled(FIRST_CHOICE_BID)
}

/// Ruling `first-choice bid`: everybody bids, the bids go to the bank, the highest chooses first.
pub fn bid(tx: &mut Tx<'_>, bids: &[u32]) -> Result<(), Halt> {
    in_phase(tx.view(), 2, k::RULE_CHARACTERS)?;
    if !bids_due(tx.view()) {
        return Err(Refusal::new(Line::new(k::NO_BID_DUE), k::RULE_CHARACTERS)
            .way_out(super::stage::stage(tx.view()).now)
            .into());
    }
    let count = tx.view().seats().count();
    if bids.len() != count {
        let why = say!(k::BIDS_COUNT, found = bids.len(), expected = count);
        return Err(Refusal::new(why, k::RULE_CHARACTERS).way_out(k::BIDS_FIRST_WAY_OUT).into());
    }
    let why = Why::new(k::CAUSE_BID, k::RULE_CHARACTERS);
    for (seat, bid) in tx.view().seats().iter().zip(bids) {
        let tally = tx.tally().plus(i64::from(*bid), || {
            Term::new(Line::new(k::CAUSE_BID)).under(tx.view().ruling_word(FIRST_CHOICE_BID))
        });
        spend(tx, seat, tally, why, None)?;
    }
    let mut order = tx.view().state().choosing.clone();
    order.sort_by_key(|seat| std::cmp::Reverse(bids.get(seat.index()).copied().unwrap_or_default()));
    let state = tx.state();
    state.choosing = order;
    state.first_choice = false;
    Ok(())
}

/// Takes a character with its cubes.
pub fn choose(tx: &mut Tx<'_>, seat: Seat, character: Character) -> Result<(), Halt> {
    in_phase(tx.view(), 2, k::RULE_CHARACTERS)?;
    if bids_due(tx.view()) {
        return Err(Refusal::new(Line::new(k::BIDS_FIRST), k::RULE_CHARACTERS)
            .way_out(Line::new(k::BIDS_FIRST_WAY_OUT))
            .into());
    }
    if let Some(builder) = tx.view().state().builder() {
        let why = say!(k::DURANT_FIRST, seat = tx.view().name(builder));
        return Err(Refusal::new(why, k::RULE_DURANT).way_out(Line::new(k::DURANT_FIRST_WAY_OUT)).into());
    }
    on_turn(tx.view(), seat, k::RULE_CHARACTERS)?;
    if let Some(holder) = tx.view().state().holder(character) {
        let why = say!(k::CHARACTER_TAKEN, character = character.key(), holder = tx.view().name(holder));
        let free: Vec<Line> = Character::ALL
            .into_iter()
            .filter(|character| tx.view().state().holder(*character).is_none())
            .map(|character| Line::new(character.key()))
            .collect();
        return Err(Refusal::new(why, k::RULE_CHARACTERS)
            .way_out(say!(k::CHARACTERS_LEFT, free = free))
            .into());
    }
    let printed = Printing::of(tx.view()).cubes(character)?;
    let why = Why::new(character.key(), k::RULE_CHARACTERS);
    let tally = tx.tally().plus(printed.0, || Term::new(Line::new(character.key())).printed(printed.1));
    tx.post(Holder::Bank, Holder::Seat(seat), CUBES, tally, why)?;
    if character == Character::Durant && tx.view().ruled(DURANT_CANNOT_NO) && !can_build(tx.view(), seat)? {
        let why = say!(k::DURANT_CANNOT, seat = tx.view().name(seat));
        return Err(Refusal::new(why, k::RULE_DURANT).way_out(Line::new(k::DURANT_CANNOT_WAY_OUT)).into());
    }
    let late = tx.view().ruled(DURANT_AFTER_ALL);
    let state = tx.state();
    state.characters.set(seat, Some(character));
    state.first_choice = false;
    state.next += 1;
    match character {
        Character::Durant if late => state.durant_later = Some(seat),
        Character::Durant => state.durant = Some(seat),
        _ => {}
    }
    when_all_have_chosen(tx)
}

/// Durant: one factory tile at once on an unoccupied space, with its cost and its cubes.
pub fn durant(tx: &mut Tx<'_>, seat: Seat, space: Option<Space>) -> Result<(), Halt> {
    in_phase(tx.view(), 2, k::RULE_DURANT)?;
    match tx.view().state().builder() {
        Some(builder) if builder == seat => {}
        Some(builder) => {
            let why = say!(k::NOT_YOUR_TURN, seat = tx.view().name(seat), turn = tx.view().name(builder));
            return Err(Refusal::new(why, k::RULE_DURANT).way_out(super::stage::stage(tx.view()).now).into());
        }
        None => {
            let why = say!(k::NOT_DURANT, seat = tx.view().name(seat));
            return Err(Refusal::new(why, k::RULE_DURANT).way_out(super::stage::stage(tx.view()).now).into());
        }
    }
    match space {
        Some(space) => build_at_once(tx, seat, space)?,
        None if can_build(tx.view(), seat)? => {
            let why = say!(k::DURANT_CAN, seat = tx.view().name(seat));
            return Err(Refusal::new(why, k::RULE_DURANT).way_out(Line::new(k::DURANT_FIRST_WAY_OUT)).into());
        }
        None => {
            let keeps = Term::new(Line::new(k::RULING_DURANT_CANNOT_KEEPS));
            let mut tally = tx.tally();
            tally.skip(|| ruled::under(tx.view(), keeps, Some(DURANT_CANNOT_NO)));
            tx.record_finding(|| Derivation::of(Line::new(k::CHARACTER_DURANT), k::RULE_DURANT, tally));
        }
    }
    let state = tx.state();
    (state.durant, state.durant_later) = (None, None);
    when_all_have_chosen(tx)
}

fn build_at_once(tx: &mut Tx<'_>, seat: Seat, space: Space) -> Result<(), Halt> {
    let view = tx.view();
    factory::unoccupied(view, space, k::RULE_DURANT)?;
    factory::tiles_fit(view, seat, space, 1, k::RULE_DURANT)?;
    factory::pay_cubes(tx, seat, space)?;
    let printed = Printing::of(tx.view()).cost(space)?;
    let line = Printing::of(tx.view()).space(space);
    let why = Why::new(k::CAUSE_BUILD, k::RULE_DURANT);
    while tx.view().has(seat, DOLLARS) < printed.0
        && loan::left(tx, seat) > 0
        && payable(tx.view(), seat, printed.0)
    {
        loan::take(tx, seat)?;
    }
    let late = tx.view().ruled(DURANT_AFTER_ALL).then_some(DURANT_AFTER_ALL);
    let tally = tx.tally().plus_times(1, printed.0, || {
        let term = Term::new(say!(k::TERM_TILES, space = line)).printed(printed.1);
        ruled::under(tx.view(), term, late)
    });
    spend(tx, seat, tally, why, Some(Line::new(k::WAY_OTHER_SPACE)))?;
    factory::take_tiles(tx, seat, space, 1, k::RULE_DURANT)
}

fn payable(view: Look<'_>, seat: Seat, cost: i64) -> bool {
    let taken = view.has(seat, LOANS_TAKEN);
    let loans = (LOANS - taken).max(0);
    view.has(seat, DOLLARS).saturating_add(loans * LOAN) >= cost
}

/// Whether Durant can be obeyed: a tile in hand and a free space that can be paid, with loans if need be.
pub fn can_build(view: Look<'_>, seat: Seat) -> Result<bool, Halt> {
    if view.has(seat, tiles(seat)) == 0 {
        return Ok(false);
    }
    let cubes = view.has(seat, CUBES);
    for space in Space::all() {
        if factory::unoccupied(view, space, k::RULE_DURANT).is_ok()
            && skip_cost(view, seat, space, Tally::new(crate::engine::Trace::Off)).total() <= cubes
            && payable(view, seat, Printing::of(view).cost(space)?.0)
        {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Once all have chosen, the order of play is the characters from left to right.
fn when_all_have_chosen(tx: &mut Tx<'_>) -> Result<(), Halt> {
    if tx.view().state().to_act().is_some() {
        return Ok(());
    }
    let order = order_of_play(tx.view())?;
    let state = tx.state();
    state.order = order.unwrap_or_default();
    state.phase = 3;
    state.round = 1;
    state.next = 0;
    Ok(())
}

/// The order of play that the characters give, from left to right, once everybody has one.
pub fn order_of_play(view: Look<'_>) -> Result<Option<Vec<Seat>>, Halt> {
    let mut places: Vec<(i64, Seat)> = Vec::new();
    for (seat, character) in view.state().characters.iter() {
        let Some(character) = character else { return Ok(None) };
        places.push((Printing::of(view).place(*character)?, seat));
    }
    places.sort();
    Ok(Some(places.into_iter().map(|(_, seat)| seat).collect()))
}
