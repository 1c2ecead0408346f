//! Preparation: each car gets money and one workshop card of each category; the other cards go on the board.

use crate::engine::{Command, Holder, Rejection, Tally, Term, Why, refuse};
use crate::games::sponsors::board::BoardValues;
use crate::games::sponsors::sides::{cars, holder};
use crate::games::sponsors::units::{MONEY, PILE, REMOVED, START_MONEY, STOCK, cards, sponsors};
use crate::games::sponsors::{Category, Phase, Sponsor, Sponsors, Step, Tx, turn};

use crate::words::keys::sponsors as k;
use crate::{act, msg};

pub fn purses(tx: &mut Tx<'_>) -> Result<(), Rejection> {
    const WHY: Why = Why::new(k::CAUSE_START, k::RULE_SETUP);
    for car in cars(tx.view().seats()) {
        let to = holder(tx.view().seats(), car);
        tx.hand(Holder::Bank, to, MONEY, START_MONEY, WHY)?;
    }
    Ok(())
}

act! {
    /// Deals the cards. With three players, one card of each category is removed. Each car gets one of each category,
    /// the others go on the board, and the sponsor cards form a pile.
    pub struct Dealt(Sponsors, "dealt" / "distribué", "dealt", k::VERB_DEALT, k::MEANS_DEALT) {} => k::DESCRIBE_DEALT
}

impl Command<Sponsors> for Dealt {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        const OUT: Why = Why::new(k::CAUSE_REMOVED, k::RULE_THREE);
        const BOARD: Why = Why::new(k::CAUSE_BOARD, k::RULE_SETUP);
        const DEAL: Why = Why::new(k::CAUSE_DEAL, k::RULE_SETUP);
        const SPONSORS: Why = Why::new(k::CAUSE_PILE, k::RULE_SETUP);
        turn::in_phase(tx.view(), Phase::Deal)?;
        let seats = tx.view().seats().clone();
        for category in Category::ALL {
            let printed = BoardValues::of(tx.view()).cards(category)?;
            let count = tx.tally().plus(printed.0, || Term::new(k::TERM_IN_BOX).printed(printed.1));
            tx.post(Holder::Bank, STOCK, cards(category), count, BOARD)?;
            if seats.count() == 3 {
                let one = removed(tx.tally(), category);
                tx.post(STOCK, REMOVED, cards(category), one, OUT)?;
            }
            for car in cars(&seats) {
                tx.hand(STOCK, holder(&seats, car), cards(category), 1, DEAL)?;
            }
        }
        for colour in Sponsor::ALL {
            let printed = BoardValues::of(tx.view()).sponsors(colour)?;
            let count = tx.tally().plus(printed.0, || Term::new(k::TERM_IN_BOX).printed(printed.1));
            tx.post(Holder::Bank, PILE, sponsors(colour), count, SPONSORS)?;
        }
        let state = tx.state();
        (state.phase, state.round, state.next, state.step) = (Phase::Workshop, 1, 0, Step::Throw);
        Ok(())
    }
}

fn removed(tally: Tally, category: Category) -> Tally {
    tally.plus(1, || msg!(k::TERM_REMOVED, value = category.removed(), category = category.key()))
}

/// Whether no workshop card is left on the board.
pub fn stock_is_empty(tx: &Tx<'_>) -> bool {
    Category::ALL.iter().all(|category| tx.view().balance(STOCK, cards(*category)) <= 0)
}

/// Refuses an act that needs a workshop card of a category from the board when none is left.
pub fn in_stock(tx: &Tx<'_>, category: Category) -> Result<(), Rejection> {
    if tx.view().balance(STOCK, cards(category)) > 0 {
        return Ok(());
    }
    let why = msg!(k::STOCK_EMPTY, category = category.key());
    refuse(why, k::RULE_SQUARES, k::STOCK_EMPTY_SUGGESTION)
}
