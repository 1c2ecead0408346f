//! Square S: a car draws a sponsor card. If it then has four, it puts one under the pile.

use crate::engine::{After, Command, Rejection, Why, refuse};
use crate::games::sponsors::sides::{holder, name};
use crate::games::sponsors::track::on_square;
use crate::games::sponsors::units::{PILE, SOLD, SPONSORS_IN_HAND, sponsors};
use crate::games::sponsors::{Car, Kind, Sponsor, Sponsors, Tx, View, turn};
use crate::words::Line;
use crate::words::keys::sponsors as k;
use crate::{act, msg};

/// How many sponsor cards a car has.
pub fn in_hand(view: View<'_>, car: Car) -> i64 {
    let own = holder(view.seats(), car);
    Sponsor::ALL.iter().map(|colour| view.balance(own, sponsors(*colour))).sum()
}

act! {
    /// Square S: draws a sponsor card.
    pub struct DrawSponsor(Sponsors, "sponsor" / "pioche", "red sponsor blue drop red", k::VERB_SPONSOR, k::MEANS_SPONSOR) {
        by car: Car,
        pub drawn: Sponsor,
        /// If the car then has four cards, the one that goes under the pile.
        pub drop: Option<Sponsor> = After("drop"); default,
    } => drop: k::DESCRIBE_SPONSOR_DROP | k::DESCRIBE_SPONSOR
}

impl Command<Sponsors> for DrawSponsor {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { car, drawn, drop } = *self;
        const DRAWN: Why = Why::new(k::CAUSE_DRAWN, k::RULE_SPONSOR_SQUARE);
        const DROPPED: Why = Why::new(k::CAUSE_DROPPED, k::RULE_SPONSOR_SQUARE);
        on_square(tx.view(), car, &[Kind::S])?;
        reshuffle(tx)?;
        let view = tx.view();
        if view.balance(PILE, sponsors(drawn)) <= 0 {
            let why = msg!(k::PILE_SHORT, colour = drawn.key());
            return refuse(why, k::RULE_SPONSOR_SQUARE, k::PILE_SHORT_SUGGESTION);
        }
        let own = holder(view.seats(), car);
        let held = in_hand(view, car);
        let refused = |why: Line, suggestion| refuse(why, k::RULE_SPONSOR_SQUARE, suggestion);
        match drop {
            None if held >= SPONSORS_IN_HAND => {
                return refused(
                    msg!(k::DROP_MISSING, car = name(view.seats(), car)),
                    k::DROP_MISSING_SUGGESTION,
                );
            }
            Some(_) if held < SPONSORS_IN_HAND => {
                let why = msg!(k::DROP_NEEDLESS, car = name(view.seats(), car), held);
                return refused(why, k::DROP_NEEDLESS_SUGGESTION);
            }
            Some(drop) if drop != drawn && view.balance(own, sponsors(drop)) <= 0 => {
                let why = msg!(k::DROP_ABSENT, car = name(view.seats(), car), colour = drop.key());
                return refused(why, k::DROP_ABSENT_SUGGESTION);
            }
            _ => {}
        }
        tx.hand(PILE, own, sponsors(drawn), 1, DRAWN)?;
        if let Some(drop) = drop {
            tx.hand(own, PILE, sponsors(drop), 1, DROPPED)?;
        }
        turn::end_turn(tx);
        Ok(())
    }
}

/// Shuffles the sold cards into a new pile when the pile is empty. It need not check the ruling `sponsor-sold`: only
/// sales under `aside` put cards there.
fn reshuffle(tx: &mut Tx<'_>) -> Result<(), Rejection> {
    const SHUFFLED: Why = Why::new(k::CAUSE_SHUFFLED, k::RULE_SPONSORS);
    if Sponsor::ALL.iter().any(|colour| tx.view().balance(PILE, sponsors(*colour)) > 0) {
        return Ok(());
    }
    for colour in Sponsor::ALL {
        let sold = tx.view().balance(SOLD, sponsors(colour));
        tx.hand(SOLD, PILE, sponsors(colour), sold, SHUFFLED)?;
    }
    Ok(())
}
