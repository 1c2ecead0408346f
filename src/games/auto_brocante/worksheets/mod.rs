//! The worksheets of Auto-Brocante: the cars that were dealt, and a sale on one's own lot.

mod business;
mod dealing;

use crate::engine::{Draft, Journal, Rules, Worksheet, Worksheets};
use crate::games::auto_brocante::{Act, AutoBrocante};

impl Worksheets for AutoBrocante {
    fn worksheet(journal: &Journal<AutoBrocante>, draft: &Draft) -> Option<Worksheet<Act>> {
        let view = journal.view();
        let stage = AutoBrocante::stage(view);
        match stage.phase {
            _ if stage.over.is_some() => None,
            1 => dealing::worksheet(journal, draft),
            4 => Some(business::worksheet(journal, draft)),
            // After a card of option A the lot may be opened as well.
            3 if view.state().cards > 0 => Some(business::worksheet(journal, draft)),
            _ => None,
        }
    }
}
