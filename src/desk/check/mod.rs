//! Phases checked without a game: a skip cost, a payout, a demand sale, a loss phase, cards dealt, cars on a circuit, a 7
//! shared out, sponsor cards, a roulette, a bag, a lifted hood. Each is a small form whose answer, with its derivation, comes from the
//! rules of a whole game.

mod answer;
mod bag;
mod deal;
mod field;
mod form;
mod hood;
mod losses;
mod page;
mod payout;
mod position;
mod sale;
mod seven;
mod skip;
mod sponsors;

pub use page::check_ui;

use bag::BagForm;
use deal::DealForm;
use form::Sheet;
use hood::HoodForm;
use losses::LossForm;
use payout::PayoutForm;
use position::PositionPage;
use sale::SaleForm;
use seven::SevenForm;
use skip::SkipForm;
use sponsors::{RouletteForm, SponsorForm};

use crate::preset::Shelf;

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
    /// What a card can do on a circuit.
    Move,
    /// How a 7 is shared out.
    Seven,
    /// Sponsor cards sold.
    Sponsors,
    /// The chances of the roulette.
    Roulette,
    /// A draw from the bag.
    Bag,
    /// A lifted hood.
    Hood,
}

impl CheckKind {
    /// All of them, from the smallest.
    pub const ALL: [Self; 11] = [
        Self::Skip,
        Self::Payout,
        Self::Sale,
        Self::Losses,
        Self::Deal,
        Self::Move,
        Self::Seven,
        Self::Sponsors,
        Self::Roulette,
        Self::Bag,
        Self::Hood,
    ];
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
    position: PositionPage,
    seven: Sheet<SevenForm>,
    sponsors: Sheet<SponsorForm>,
    roulette: Sheet<RouletteForm>,
    bag: Sheet<BagForm>,
    hood: Sheet<HoodForm>,
}

impl CheckPage {
    /// The page is turned to: the user's own boards may have changed since.
    pub fn turned_to(&mut self, shelf: Option<Shelf>) {
        self.position.turned_to(shelf);
    }

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
            (_, CheckKind::Move) => {}
            (step, CheckKind::Seven) => self.seven.take(step),
            (step, CheckKind::Sponsors) => self.sponsors.take(step),
            (step, CheckKind::Roulette) => self.roulette.take(step),
            (step, CheckKind::Bag) => self.bag.take(step),
            (step, CheckKind::Hood) => self.hood.take(step),
        }
    }
}
