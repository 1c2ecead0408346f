//! Terms of the games for the forms of quick answers.

/// Automobile: the loss phase, a sale, a price.
pub mod automobile {
    use crate::engine::Rules;
    use crate::engine::ledger::UnitKind;
    use crate::games::automobile::Automobile;
    pub use crate::games::automobile::units::{LOANS, TURNS};
    pub use crate::games::automobile::{Character, Class, Space};

    /// The largest number of players.
    pub const PLAYERS: usize = *Automobile::SEATS.end();

    /// The unit of its money.
    pub fn money() -> Option<&'static UnitKind> {
        Automobile::UNITS.iter().find(|kind| kind.money)
    }
}

/// Autotock: a deal.
pub mod autotock {
    pub use crate::games::autotock::units::CARS;
    pub use crate::games::autotock::{Dealing, PLAYERS, Special, dealing, deals};
}
