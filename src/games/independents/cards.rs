//! Step 3, cards: one card a turn, entered by what it does to disks. They come from the supply and go there.

use crate::engine::{Halt, Holder, Refusal, Seat, Term, Why};
use crate::games::independents::act::CardEffect;
use crate::games::independents::board::Printing;
use crate::games::independents::state::CARD_STEP;
use crate::games::independents::turn::{go_round, in_step, on_turn};
use crate::games::independents::units::{CARDS, disks, on};
use crate::games::independents::{Spot, Tx, selective, supply};
use crate::say;
use crate::words::Line;
use crate::words::keys::independents as k;

const CARD: Why = Why::new(k::CAUSE_CARD, k::RULE_CARDS);

/// Plays a card.
pub fn play(tx: &mut Tx<'_>, seat: Seat, effects: &[CardEffect]) -> Result<(), Halt> {
    in_step(tx.view(), CARD_STEP, CARD.rule)?;
    on_turn(tx.view(), seat, CARD.rule)?;
    discard(tx, seat, CARD, None)?;
    effects.iter().try_for_each(|effect| work(tx, effect))?;
    go_round(tx, seat)
}

/// A card leaves a hand, in which there must be one. A ruling may have decided that no more follow.
pub fn discard(tx: &mut Tx<'_>, seat: Seat, why: Why, ruling: Option<&'static str>) -> Result<(), Halt> {
    if tx.view().has(seat, CARDS) == 0 {
        let why_not = say!(k::NO_CARD, seat = tx.view().name(seat));
        return Err(Refusal::new(why_not, why.rule).way_out(k::NO_CARD_WAY_OUT).into());
    }
    let card = || {
        let term = Term::new(Line::new(why.cause));
        ruling.map_or(term.clone(), |ruling| term.under(ruling))
    };
    let tally = tx.tally().plus(1, card);
    tx.post(Holder::Seat(seat), Holder::Bank, CARDS, tally, why)
}

fn work(tx: &mut Tx<'_>, effect: &CardEffect) -> Result<(), Halt> {
    let view = tx.view();
    let spot = Spot::new(effect.category.unwrap_or(view.state().category), effect.section);
    selective::there(view, spot)?;
    let line = Printing::of(view).section(spot);
    let (seat, unit, change) = (effect.seat, disks(effect.seat), i64::from(effect.disks));
    let standing = view.balance(on(spot), unit);
    if change == 0 {
        let why_not = say!(k::EFFECT_NOTHING, section = line);
        return Err(Refusal::new(why_not, CARD.rule).way_out(k::EFFECT_NOTHING_WAY_OUT).into());
    }
    if change > 0 {
        let tally = tx.tally().plus(change, || Term::new(Line::new(CARD.cause)));
        return supply::take(tx, seat, on(spot), tally, CARD);
    }
    if standing < -change {
        let why_not =
            say!(k::EFFECT_SHORT, seat = view.name(seat), section = line, has = standing, needs = -change);
        return Err(Refusal::new(why_not, CARD.rule).way_out(k::EFFECT_SHORT_WAY_OUT).into());
    }
    tx.hand(on(spot), Holder::Bank, unit, -change, CARD)
}
