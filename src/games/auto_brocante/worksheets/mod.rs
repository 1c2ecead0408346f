//! The worksheets of Auto-Brocante: the cars dealt, deals between two dealers, attacks on cars, and the final count
//! as private input.

mod bargain;
mod damage;
mod dealing;
mod opening;

use crate::engine::private_input::PrivateInput;
use crate::engine::{Draft, Journal, Rules, Worksheet, Worksheets};
use crate::games::auto_brocante::{AutoBrocante, Damage};

impl Worksheets for AutoBrocante {
    fn worksheet(journal: &Journal<AutoBrocante>, draft: &Draft) -> Option<Worksheet> {
        let view = journal.view();
        let stage = AutoBrocante::stage(view);
        match stage.phase {
            _ if stage.over.is_some() => None,
            1 => dealing::worksheet(journal, draft),
            4 => Some(bargain::business(journal, draft)),
            3 => match draft.verb.as_deref() {
                Some("approach") => bargain::approach(journal, draft),
                Some("force") => bargain::force(journal, draft),
                Some(verb) if let Ok(damage) = verb.parse::<Damage>() => {
                    damage::worksheet(journal, draft, damage)
                }
                // After a card of option A the dealer may also open for business.
                _ if view.state().cards > 0 => Some(bargain::business(journal, draft)),
                _ => None,
            },
            _ => None,
        }
    }

    fn private_input(journal: &Journal<AutoBrocante>, draft: &Draft) -> Option<PrivateInput> {
        opening::private_input(journal, draft)
    }
}
