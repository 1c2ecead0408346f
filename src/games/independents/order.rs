//! Before the first year: the order of the markers on the turn-order track.

use serde::{Deserialize, Serialize};

use crate::engine::{Command, Refusal, Rejection, Seat, Seats, Setting, Syntax, Typed};
use crate::games::independents::turn::{Due, begin, due, refused};
use crate::games::independents::{Independents, Tx};
use crate::msg;
use crate::words::Line;
use crate::words::keys::independents as k;

/// Before the first year: sets the order of the markers after the first one on the turn-order track.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Order {
    /// The players after the first, in order; `None` while it is left to chance.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub then: Option<Vec<Seat>>,
}

impl Command<Independents> for Order {
    const SYNTAX: &'static [Syntax] =
        &[Syntax::table("order", "ordonne", [k::VERB_ORDER, k::MEANS_ORDER], "order blue red")];

    fn arguments(&self, seats: &Seats) -> String {
        self.then.iter().flatten().map(|seat| seats.word(*seat)).collect::<Vec<_>>().join(" ")
    }

    fn parse(typed: &Typed<'_>) -> Result<Self, Line> {
        let then: Vec<Seat> = typed.each()?;
        Ok(Self { then: (!then.is_empty()).then_some(then) })
    }

    fn describe(&self, setting: &Setting) -> Line {
        let who = |seat: &Seat| msg!(k::WHO, seat = setting.seats.name(*seat));
        match &self.then {
            None => Line::new(k::DESCRIBE_ORDER_DRAWN),
            Some(then) => msg!(k::DESCRIBE_ORDER, seats = then.iter().map(who).collect::<Vec<_>>()),
        }
    }

    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let then = self.then.as_deref().unwrap_or_default();
        let view = tx.view();
        then.iter().try_for_each(|seat| view.seats().known(*seat))?;
        if due(view) != Some(Due::Order) {
            return Err(refused(view, Line::new(k::ORDER_LAID), k::RULE_ORDER));
        }
        let first = view.state().first;
        let others = || view.seats().from(first).skip(1);
        let complete = then.len() == others().count() && others().all(|seat| then.contains(&seat));
        if !complete {
            let why = msg!(k::ORDER_WRONG, first = view.name(first));
            let names: Vec<Line> = others().map(|seat| msg!(k::WHO, seat = view.name(seat))).collect();
            return Err(Refusal::new(why, k::RULE_ORDER)
                .suggestion(msg!(k::ORDER_WRONG_SUGGESTION, seats = names))
                .into());
        }
        tx.state().order = [&[first], then].concat();
        begin(tx)
    }
}
