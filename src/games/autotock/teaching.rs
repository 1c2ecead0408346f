//! Teaching Autotock: the introduction before the first turn, and doubts.

use crate::engine::{Chapter, Lesson, RuleEntry, Teaching};
use crate::games::autotock::deal_cycle::deals;
use crate::games::autotock::{Act, Autotock, View, lessons, puncture};
use crate::msg;
use crate::words::Line;
use crate::words::keys::talk as t;

impl Teaching for Autotock {
    const LESSONS: &'static [Lesson] = lessons::LESSONS;
    const ENTRIES: &'static [RuleEntry] = lessons::ENTRIES;

    fn doubts(view: View<'_>, act: &Act) -> Vec<Line> {
        match act {
            Act::Play(play) => puncture::spared(view, play),
            _ => Vec::new(),
        }
    }

    fn talk(view: View<'_>) -> Vec<Chapter> {
        let dealt = deals(view.seats().count()).map(|(deals, _)| {
            let cards: Vec<String> = deals.iter().map(|deal| deal.cards.to_string()).collect();
            msg!(t::AUTOTOCK_DEAL, deals = cards.join(", "))
        });
        vec![
            Chapter::new(
                t::WANT,
                msg!(t::AUTOTOCK_WANT, names = view.setting.everybody()),
                &["paddock", "garage"],
            ),
            Chapter::turn(t::AUTOTOCK_TURN, lessons::LESSONS).and(dealt),
            Chapter::new(t::AUTOTOCK_CARDS_TITLE, t::AUTOTOCK_CARDS, &["paddock", "card"]),
            Chapter::new(t::AUTOTOCK_SQUARES_TITLE, t::AUTOTOCK_SQUARES, &["square", "garage"]),
            Chapter::new(t::WRONG, t::AUTOTOCK_WRONG, &[]),
        ]
    }
}
