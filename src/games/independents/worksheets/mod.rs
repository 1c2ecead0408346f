//! The worksheets of The Last of the Independents: disks placed or moved, the bags, a trend, the new year.

mod bags;
mod order;
mod sections;
mod trend;
mod year;

use crate::engine::worksheet::Cell;
use crate::engine::{Acts, Draft, Worksheet, Worksheets};
use crate::games::independents::board::BoardValues;
use crate::games::independents::{Act, Category, Independents, View, turn};

impl Worksheets for Independents {
    fn worksheet(view: View<'_>, draft: &Draft) -> Option<Worksheet> {
        if view.state().over {
            return None;
        }
        let read = |category: &Category| BoardValues::of(view).sections(*category).is_ok();
        match turn::step(view) {
            _ if turn::due(view) == Some(turn::Due::Order) => Some(order::worksheet(view, draft)),
            1..=3 => {
                let seat = turn::whose(view)?;
                match read(&view.state().category) {
                    true => Some(sections::worksheet(view, seat, draft)),
                    false => sections::unread(view, seat),
                }
            }
            4 => bags::contest(view, draft),
            6 => {
                let seat = turn::whose(view).filter(|_| Category::ALL.iter().all(read))?;
                Some(trend::worksheet(view, seat, draft))
            }
            7 => bags::car(view, draft),
            8 => Some(year::worksheet(view)),
            _ => None,
        }
    }
}

/// The acts of this step without disks: keeping them all, or a card without effect.
fn without(view: View<'_>) -> Vec<Cell> {
    let acts = view.choices().into_iter().map(|choice| choice.act);
    let acts = acts.filter(|act| match act {
        Act::Required(required) => required.disks.is_empty(),
        Act::Card(card) => card.effects.is_empty(),
        _ => false,
    });
    acts.map(|act| Cell::act(view, act.describe(view.setting), act)).collect()
}
