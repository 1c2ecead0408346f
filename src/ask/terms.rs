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

/// Autotock: a deal, a card on the circuit.
pub mod autotock {
    use std::sync::Arc;

    use crate::engine::Rules;
    use crate::engine::board::BoardForm;
    use crate::games::autotock::Autotock;
    pub use crate::games::autotock::units::CARS;
    pub use crate::games::autotock::{Car, Dealing, PLAYERS, Special, dealing, deals};

    /// Its word.
    pub const WORD: &str = Autotock::WORD;

    /// What is printed on its board.
    pub fn form() -> Arc<BoardForm> {
        Autotock::form()
    }
}

/// The Last of the Independents: a competition.
pub mod independents {
    use crate::engine::Rules;
    use crate::games::independents::Independents;

    /// The most who may play.
    pub const PLAYERS: usize = *Independents::SEATS.end();
}

/// Les Sponsors: a sale, the roulette.
pub mod sponsors {
    pub use crate::games::sponsors::Sponsor;
    pub use crate::games::sponsors::units::ADDED_BALLS;
}
