//! The terms of questions without a game: what the box that is asked about calls things, for whoever draws a form of them.

/// Automobile: the loss phase, a sale, a price.
pub mod automobile {
    use crate::engine::Rules;
    use crate::engine::ledger::UnitKind;
    use crate::games::automobile::Automobile;
    pub use crate::games::automobile::units::{LOANS, TURNS};
    pub use crate::games::automobile::{Character, Class, Space};

    /// The most who may play.
    pub const PLAYERS: usize = *Automobile::SEATS.end();

    /// Its money.
    pub fn money() -> Option<&'static UnitKind> {
        Automobile::UNITS.iter().find(|kind| kind.money)
    }
}

/// Autotock: a deal.
pub mod autotock {
    pub use crate::games::autotock::units::CARS;
    pub use crate::games::autotock::{Dealing, PLAYERS, Special, dealing, deals};
}
