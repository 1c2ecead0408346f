//! Before the first year: the order of the markers on the turn-order track.

use crate::engine::{Command, Refusal, Rejection, Seat, refuse};
use crate::games::independents::turn::{Due, begin, due};
use crate::games::independents::{Independents, Tx};
use crate::words::Line;
use crate::words::keys::independents as k;
use crate::{act, msg};

act! {
    /// Before the first year: sets the order of the markers after the first player's.
    pub struct Order(Independents, "order" / "ordonne", "order blue red", k::VERB_ORDER, k::MEANS_ORDER) {
        /// The players after the first, in order; `None` before a random draw.
        pub then: Option<Vec<Seat>>; default,
    } => |act, setting| match &act.then {
        None => Line::new(k::DESCRIBE_ORDER_DRAWN),
        Some(then) => {
            let seats = then.iter().map(|seat| msg!(k::WHO, seat = setting.seats.name(*seat)));
            msg!(k::DESCRIBE_ORDER, seats = seats.collect::<Vec<_>>())
        }
    }
}

impl Command<Independents> for Order {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let then = self.then.as_deref().unwrap_or_default();
        let view = tx.view();
        then.iter().try_for_each(|seat| view.seats().known(*seat))?;
        if due(view) != Some(Due::Order) {
            return Err(Rejection::from(Refusal::new(Line::new(k::ORDER_LAID), k::RULE_ORDER)));
        }
        let first = view.state().first;
        let others = || view.seats().from(first).skip(1);
        let complete = then.len() == others().count() && others().all(|seat| then.contains(&seat));
        if !complete {
            let why = msg!(k::ORDER_WRONG, first = view.name(first));
            let names: Vec<Line> = others().map(|seat| msg!(k::WHO, seat = view.name(seat))).collect();
            return refuse(why, k::RULE_ORDER, msg!(k::ORDER_WRONG_SUGGESTION, seats = names));
        }
        tx.state().order = [&[first], then].concat();
        begin(tx)
    }
}
