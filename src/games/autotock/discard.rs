//! Discarding: a player who cannot play discards a card and passes. A card that turns out to be unplayable counts as
//! the discard.

use crate::engine::{Command, Declared as _, Rejection, Seat, Term, Why, refuse};
use crate::games::autotock::play::PlayCard;
use crate::games::autotock::puncture::settled;
use crate::games::autotock::rulings::{EXPERTS_YES, LAID_CARD_BACK, PUNCTURE_BLOCK_FIRST};
use crate::games::autotock::turn::{cars_out, circuit, race, turn_over};
use crate::games::autotock::units::{CARDS, PILE};
use crate::games::autotock::{Autotock, Card, Tx, View};

use crate::words::keys::autotock as k;
use crate::{act, msg};

act! {
    /// Discards a card and passes, because no card can be played.
    #[derive(Copy)]
    pub struct Discard(Autotock, "discard" / "défausse", "red discard", k::VERB_DISCARD, k::MEANS_DISCARD) {
        by seat: Seat,
        /// The card, if it was shown; the rules then check that it cannot be played.
        pub card: Option<Card>; default,
    } => card: k::DESCRIBE_DISCARD_CARD | k::DESCRIBE_DISCARD
}

impl Command<Autotock> for Discard {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { seat, card } = *self;
        settled(tx.view(), seat)?;
        let free = first_is_enough(tx.view());
        if let Some(card) = card {
            if free {
                return refuse(k::DISCARD_NO_SECOND, k::RULE_BLOCKED, k::DISCARD_NO_SECOND_SUGGESTION);
            }
            unplayable(tx.view(), seat, card)?;
        }
        if free {
            let mut tally = tx.tally();
            tally.note(|| k::TERM_FIRST_ENOUGH);
            let what = msg!(k::FINDING_DISCARD, seat = tx.view().name(seat));
            tx.found(what, k::RULE_BLOCKED, tally);
        } else {
            give_up(tx, seat, card)?;
        }
        turn_over(tx, seat);
        Ok(())
    }
}

act! {
    /// Discards a card that was laid to be played and turned out to be unplayable.
    #[derive(Copy)]
    pub struct LaidCard(Autotock, "laid" / "posée", "red laid 8", k::VERB_LAID, k::MEANS_LAID) {
        by seat: Seat,
        pub card: Card,
    } => k::DESCRIBE_LAID
}

impl Command<Autotock> for LaidCard {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { seat, card } = *self;
        settled(tx.view(), seat)?;
        if tx.view().is(LAID_CARD_BACK) {
            let why = msg!(k::LAID_BACK, card = card.key());
            return refuse(why, k::RULE_GENERAL, k::LAID_BACK_SUGGESTION);
        }
        unplayable(tx.view(), seat, card)?;
        give_up(tx, seat, Some(card))?;
        turn_over(tx, seat);
        Ok(())
    }
}

/// Whether a puncture card given this turn also counts as the discard of a blocked player, by the ruling.
pub fn first_is_enough(view: View<'_>) -> bool {
    view.state().settled && view.is(PUNCTURE_BLOCK_FIRST)
}

fn give_up(tx: &mut Tx<'_>, seat: Seat, card: Option<Card>) -> Result<(), Rejection> {
    const DISCARD: Why = Why::new(k::CAUSE_DISCARD, k::RULE_BLOCKED);
    let tally = tx.tally().plus(1, || match card {
        Some(card) => Term::new(msg!(k::TERM_PLAYED, card = card.key())),
        None => Term::new(k::TERM_DISCARD),
    });
    tx.post(seat, PILE, CARDS, tally, DISCARD)
}

/// Refuses to discard a card that can be played (Règles générales).
fn unplayable(view: View<'_>, seat: Seat, card: Card) -> Result<(), Rejection> {
    if card == Card::OneEyed && !view.is(EXPERTS_YES) {
        return refuse(k::NO_EXPERTS, k::RULE_EXPERTS, k::NO_EXPERTS_SUGGESTION);
    }
    let (circuit, cars) = (circuit(view)?, cars_out(view));
    match race(view, &circuit, &cars).must(seat, card) {
        Some(play) => {
            let example = PlayCard { seat, how: play }.describe(view.setting);
            let why = msg!(k::MUST_PLAY, seat = view.name(seat), card = card.key());
            refuse(why, k::RULE_GENERAL, msg!(k::MUST_PLAY_SUGGESTION, act = example))
        }
        None => Ok(()),
    }
}
