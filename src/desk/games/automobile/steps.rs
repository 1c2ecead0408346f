//! Sales by distributors one after the other, on a copy of the journal: whatever leaves no choice is made at once.

use std::collections::BTreeMap;

use crate::engine::{Choice, Halt, Journal, MissingValue, Seat};
use crate::games::automobile::{Act, Automobile, Class, Sell, Space, distributor_sales};
use crate::session::Timeline;

/// Who sells from where by a distributor of which band.
pub type Sale = (Seat, Space, Class);
/// How many cars somebody has sold from a space.
pub type Sold = BTreeMap<(Seat, Space), u8>;

/// Sales made one after the other on a copy of the journal.
#[derive(Debug)]
pub struct Steps {
    /// The version of the book they begin from.
    pub version: u32,
    /// Every sale that may come next.
    pub choices: Vec<Sale>,
    /// What must be read off the box before anybody knows what may come next.
    pub unread: Option<Box<MissingValue>>,
    journal: Journal<Automobile>,
}

impl Steps {
    /// Before the first sale.
    pub fn from(journal: &Journal<Automobile>) -> Self {
        let mut steps =
            Self { version: journal.version(), choices: Vec::new(), unread: None, journal: journal.clone() };
        steps.look();
        steps
    }

    fn look(&mut self) {
        let sell = |choice: Choice<Act>| match choice.act {
            Act::Sell(Sell { seat, space, band }) => Some((seat, space, band)),
            _ => None,
        };
        self.choices = self.journal.choices().into_iter().filter_map(sell).collect();
        let view = self.journal.view();
        self.unread = view.state().to_act().and_then(|seat| match distributor_sales(view, seat) {
            Err(Halt::Missing(missing)) => Some(missing),
            _ => None,
        });
    }

    /// Makes one sale.
    pub fn sell(&mut self, (seat, space, band): Sale, sold: &mut Sold) {
        if let Err(halt) = self.journal.act(Act::Sell(Sell { seat, space, band })) {
            self.choices.clear();
            if let Halt::Missing(missing) = halt {
                self.unread = Some(missing);
            }
            return;
        }
        let count = sold.entry((seat, space)).or_default();
        *count = count.saturating_add(1);
        self.look();
    }

    /// Makes every sale that leaves no choice, up to the first that does.
    pub fn forced(&mut self, sold: &mut Sold) {
        while let (None, [only]) = (&self.unread, self.choices.as_slice()) {
            let only = *only;
            self.sell(only, sold);
        }
    }
}
