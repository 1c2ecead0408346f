//! The last purchases, at the end of the rule page's first phase: energy tokens for a million each, at most ten.
//! Money that is left is lost.

use crate::engine::{Acts, Command, Holder, Movement, Rejection, Setting, Why, refuse};
use crate::games::sponsors::sides::{cars, holder, name};
use crate::games::sponsors::units::{ENERGY, MONEY, TOKENS};
use crate::games::sponsors::{Act, Car, Phase, Sponsors, Tx, View, turn};
use crate::words::Line;
use crate::words::keys::sponsors as k;
use crate::{act, msg};

/// The most tokens that a car can buy now.
pub fn most(view: View<'_>, car: Car) -> i64 {
    let own = holder(view.seats(), car);
    view.balance(own, MONEY).min(TOKENS - view.balance(own, ENERGY)).max(0)
}

/// A doubt about buying fewer tokens than possible, since the money left is lost.
pub fn doubt(view: View<'_>, car: Car, tokens: u8) -> Option<Line> {
    let more = most(view, car).saturating_sub(i64::from(tokens));
    let left = view.balance(holder(view.seats(), car), MONEY).saturating_sub(i64::from(tokens));
    (more > 0).then(|| msg!(k::DOUBT_ENERGY, car = name(view.seats(), car), more, left))
}

act! {
    /// After the workshop: buys energy tokens. Money that is left is lost.
    pub struct Energy(Sponsors, "energy" / "énergie", "red energy 5", k::VERB_ENERGY, k::MEANS_ENERGY) {
        by car: Car,
        pub tokens: u8,
    } => k::DESCRIBE_ENERGY
}

impl Energy {
    /// Describes the act, with the money that is lost.
    pub fn describe_lost(&self, setting: &Setting, moved: &[Movement]) -> Line {
        let paid = moved.iter().filter(|moved| moved.unit == MONEY && moved.to == Holder::Bank);
        let lost = paid.map(|moved| moved.amount).sum::<i64>() - i64::from(self.tokens);
        let act = Act::from(self.clone()).describe(setting);
        if lost > 0 { msg!(k::DESCRIBE_ENERGY_LOST, act, lost) } else { act }
    }
}

impl Command<Sponsors> for Energy {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { car, tokens } = *self;
        const PRICE: Why = Why::new(k::CAUSE_TOKENS_PAID, k::RULE_ENERGY);
        const BOUGHT: Why = Why::new(k::CAUSE_TOKENS, k::RULE_ENERGY);
        const LOST: Why = Why::new(k::CAUSE_MONEY_LOST, k::RULE_ENERGY);
        turn::in_phase(tx.view(), Phase::Energy)?;
        let view = tx.view();
        let seats = view.seats().clone();
        if view.state().fuelled.contains(&car) {
            let why = msg!(k::ENERGY_TWICE, car = name(&seats, car));
            return refuse(why, k::RULE_ENERGY, k::ENERGY_TWICE_SUGGESTION);
        }
        let own = holder(&seats, car);
        if i64::from(tokens) > most(view, car) {
            let has = view.balance(own, MONEY);
            let held = view.balance(own, ENERGY);
            let why = msg!(k::ENERGY_MANY, car = name(&seats, car), tokens, has, held);
            let suggestion = msg!(k::ENERGY_MANY_SUGGESTION, most = most(view, car));
            return refuse(why, k::RULE_ENERGY, suggestion);
        }
        let tokens = i64::from(tokens);
        let price = tx.tally().plus_times(tokens, 1, || k::TERM_TOKENS);
        tx.post(own, Holder::Bank, MONEY, price, PRICE)?;
        tx.hand(Holder::Bank, own, ENERGY, tokens, BOUGHT)?;
        let left = tx.view().balance(own, MONEY);
        tx.hand(own, Holder::Bank, MONEY, left, LOST)?;
        let state = tx.state();
        state.fuelled.insert(car);
        if cars(&seats).all(|car| state.fuelled.contains(&car)) {
            state.phase = Phase::BeforeRace;
        }
        Ok(())
    }
}
