//! The worksheets of The Last of the Independents: disks placed or moved, the bags, a trend, the new year.

mod bags;
mod order;
mod sections;
mod trend;
mod year;

use crate::engine::worksheet::Cell;
use crate::engine::{Acts, Draft, Journal, Worksheet, Worksheets};
use crate::games::independents::board::BoardValues;
use crate::games::independents::{Act, Category, Independents, turn};

impl Worksheets for Independents {
    fn worksheet(journal: &Journal<Independents>, draft: &Draft) -> Option<Worksheet> {
        let view = journal.view();
        if view.state().over {
            return None;
        }
        let read = |category: &Category| BoardValues::of(view).sections(*category).is_ok();
        match turn::step(view) {
            _ if turn::due(view) == Some(turn::Due::Order) => Some(order::worksheet(journal, draft)),
            1..=3 => {
                let seat = turn::whose(view).filter(|_| read(&view.state().category))?;
                Some(sections::worksheet(journal, seat, draft))
            }
            4 => bags::contest(journal, draft),
            6 => {
                let seat = turn::whose(view).filter(|_| Category::ALL.iter().all(read))?;
                Some(trend::worksheet(journal, seat, draft))
            }
            7 => bags::car(journal, draft),
            8 => Some(year::worksheet(journal)),
            _ => None,
        }
    }
}

/// The acts of the same verb without disks: keeping them all, or a card that does nothing.
fn without(journal: &Journal<Independents>) -> Vec<Cell> {
    let acts = journal.choices().into_iter().map(|choice| choice.act);
    let acts = acts.filter(|act| match act {
        Act::Required(required) => required.disks.is_empty(),
        Act::Card(card) => card.effects.is_empty(),
        _ => false,
    });
    acts.map(|act| Cell::act(journal, act.describe(journal.setting()), act)).collect()
}
