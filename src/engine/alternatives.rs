//! The choices of a decision side by side: what each costs now, what the bill would be if it came right after, and the
//! money left.

use crate::engine::offers::Offer;
use crate::engine::tally::{Term, Trace};
use crate::engine::{Acts, Derivation, Game, Halt, Holder, Journal, Measure, Seat, Unit, View};
use crate::words::{Line, keys};

/// One choice with its price.
#[derive(Clone, Debug, PartialEq)]
pub struct Alternative<A> {
    /// The choice with the answer of the rules; one that is refused has no price.
    pub offer: Offer<A>,
    /// Whose money it is about.
    pub seat: Option<Seat>,
    /// What the player gains of each unit at once, below zero where it costs.
    pub now: Vec<(Unit, i64)>,
    /// The bill if it came right after, where the box has one and its values are known.
    pub bill: Option<Derivation>,
    /// The money in hand after the choice and before the bill: what there is now, and what the choice moves.
    pub left: Option<Derivation>,
}

impl<A> Alternative<A> {
    /// The money after choice and bill, where there is a bill; below zero where it would not be enough.
    pub fn after_bill(&self) -> Option<Derivation> {
        let (left, bill) = (self.left.clone()?, self.bill.as_ref()?);
        let total = left.total.checked_sub(bill.total)?;
        let taken = |term: &Term| Term {
            amount: term.amount.saturating_neg(),
            times: term.times.map(|(count, each)| (count, each.saturating_neg())),
            ..term.clone()
        };
        let terms = left.terms.into_iter().chain(bill.terms.iter().map(taken)).collect();
        let what = Line::new(keys::engine::AFTER_BILL);
        Some(Derivation { what, total, terms, rule: bill.rule, ..left })
    }
}

impl<G: Game> Journal<G> {
    /// Every choice with its price, in the game's order.
    pub fn alternatives(&self) -> Vec<Alternative<G::Act>> {
        let turn = match G::stage(self.view()).whose.as_slice() {
            [seat] => Some(*seat),
            _ => None,
        };
        G::candidates(self.view())
            .into_iter()
            .map(|choice| {
                let text = choice.act.write(&self.setting().seats);
                let named = text.split(' ').next().and_then(|word| self.setting().seats.find(word));
                self.priced(choice, named.or(turn))
            })
            .collect()
    }

    fn priced(&self, choice: crate::engine::Choice<G::Act>, seat: Option<Seat>) -> Alternative<G::Act> {
        let (answer, after) = match self.preview(&choice.act, Trace::On) {
            Ok(done) => (Ok(done.1.movements.clone()), Some(done)),
            Err(halt) => (Err(halt), None),
        };
        let reveals_secret = G::reveals_secret(self.view(), &choice.act);
        let offer = Offer { act: choice.act, fields: choice.fields, answer, reveals_secret };
        let Some(((book, effect), seat)) = after.zip(seat) else {
            return Alternative { offer, seat, now: Vec::new(), bill: None, left: None };
        };
        let chart = book.ledger.chart();
        let held = |unit: Unit| book.ledger.balance(Holder::Seat(seat), unit);
        let units = chart.units();
        let gained =
            |unit: &Unit| (*unit, held(*unit) - self.book().ledger.balance(Holder::Seat(seat), *unit));
        let now = units.iter().map(gained).filter(|(_, amount)| *amount != 0).collect();
        let money = units.iter().find(|unit| chart.measure(**unit) == Measure::Money);
        let bill = G::bill(View { setting: self.setting(), book: &book }, seat).unwrap_or_default();
        let what = || Line::new(keys::engine::LEFT_AFTER);
        let hand = Holder::Seat(seat);
        let left = money.map(|unit| effect.after(&self.book().ledger, hand, *unit, what()));
        Alternative { offer, seat: Some(seat), now, bill, left }
    }

    /// What a player would have to pay if the bill came now.
    ///
    /// # Errors
    /// Asks for printed values that have not been read.
    pub fn bill(&self, seat: Seat) -> Result<Option<Derivation>, Halt> {
        G::bill(self.view(), seat)
    }
}
