//! The worksheets of Auto-Brocante: the deal of cars, deals between two dealers, attacks, and the final count as
//! private input.

mod bargain;
mod damage;
mod dealing;
mod opening;

use crate::engine::worksheet::PrivateInput;
use crate::engine::{Draft, Rules, Worksheet, Worksheets};
use crate::games::auto_brocante::{AutoBrocante, Damage, View};

impl Worksheets for AutoBrocante {
    fn worksheet(view: View<'_>, draft: &Draft) -> Option<Worksheet> {
        let stage = AutoBrocante::stage(view);
        match stage.phase {
            _ if stage.over.is_some() => None,
            1 => dealing::worksheet(view, draft),
            4 => Some(bargain::business(view, draft)),
            3 => match draft.verb.as_deref() {
                Some("approach") => Some(bargain::approach(view, draft)),
                Some("force") => Some(bargain::force(view, draft)),
                Some(verb) if let Ok(damage) = verb.parse::<Damage>() => {
                    damage::worksheet(view, draft, damage)
                }
                // Once a card of option A has been played, the dealer may also open for business.
                _ if view.state().cards > 0 => Some(bargain::business(view, draft)),
                _ => None,
            },
            _ => None,
        }
    }

    fn private_input(view: View<'_>, draft: &Draft) -> Option<PrivateInput> {
        opening::private_input(view, draft)
    }
}
