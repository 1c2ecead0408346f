//! Phases checked without a game: a skip cost, a payout, a demand sale, a loss phase, cards dealt. Each is a small form
//! whose answer, with its derivation, comes from the rules of a whole game.

mod answer;
mod deal;
mod field;
mod form;
mod losses;
mod page;
mod payout;
mod sale;
mod skip;

pub use page::check_ui;

use deal::DealForm;
use form::Sheet;
use losses::LossForm;
use payout::PayoutForm;
use sale::SaleForm;
use skip::SkipForm;

/// Which phase is checked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CheckKind {
    /// The R&D cubes of a jump.
    #[default]
    Skip,
    /// What one player pays.
    Payout,
    /// A demand sale.
    Sale,
    /// A loss phase.
    Losses,
    /// How many cards are dealt.
    Deal,
}

impl CheckKind {
    /// All of them, from the smallest.
    pub const ALL: [Self; 5] = [Self::Skip, Self::Payout, Self::Sale, Self::Losses, Self::Deal];
}

/// A table of a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum List {
    /// The spaces of the track.
    Spaces,
    /// The players.
    Players,
}

/// Something asked of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CheckAction {
    /// To another phase.
    To(CheckKind),
    /// Back to the example.
    Example,
    /// One more row.
    Add(List),
    /// One row less.
    Remove(List, usize),
    /// Opens a figure of the answer.
    Open(usize),
}

/// The phases as they are filled in.
#[derive(Debug, Default)]
pub struct CheckPage {
    kind: CheckKind,
    skip: Sheet<SkipForm>,
    payout: Sheet<PayoutForm>,
    sale: Sheet<SaleForm>,
    losses: Sheet<LossForm>,
    deal: Sheet<DealForm>,
}

impl CheckPage {
    /// Which phase lies in front.
    pub fn kind(&self) -> CheckKind {
        self.kind
    }

    /// Does what was asked.
    pub fn take(&mut self, step: CheckAction) {
        match (step, self.kind) {
            (CheckAction::To(kind), _) => self.kind = kind,
            (step, CheckKind::Skip) => self.skip.take(step),
            (step, CheckKind::Payout) => self.payout.take(step),
            (step, CheckKind::Sale) => self.sale.take(step),
            (step, CheckKind::Losses) => self.losses.take(step),
            (step, CheckKind::Deal) => self.deal.take(step),
        }
    }
}
