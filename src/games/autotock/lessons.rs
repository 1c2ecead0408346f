//! Teaching Autotock: its phases in order, and the talk before the first turn.

use crate::engine::{Chapter, Lesson, RuleEntry, Teaching};
use crate::games::autotock::deal_cycle::deals;
use crate::games::autotock::{Act, Autotock, View, entries, puncture, worked};
use crate::lessons;
use crate::msg;
use crate::words::Line;
use crate::words::keys::talk as t;

lessons! { "autotock";
    1 "phase-1": "deals"; open; worked &worked::PHASE_1;
    2 "phase-2": "puncture"; open "puncture", "puncture-debt", "puncture-block", "puncture-joker",
        "puncture-two", "joker-two-debts"; worked &worked::PHASE_2;
    3 "phase-3": "turns", "out", "go", "reverse" = "reverse", "nitro" = "nitro", "garage",
        "collision", "blocked", "general", "cards", "seven", "jacks", "joker", "experts", "win";
        open "go-protection", "effects", "reverse-four", "reverse-seven", "nitro-seven",
        "nitro-four", "nitro-joker", "joker-own", "swap-go", "swap-where", "full-lap",
        "garage-choice", "laid-card", "unused-go", "seven-same-square", "pushed-effects",
        "five-who", "eight-own", "verge", "one-eyed"; worked &worked::PHASE_3;
}

impl Teaching for Autotock {
    const LESSONS: &'static [Lesson] = &LESSONS;
    const ENTRIES: &'static [RuleEntry] = entries::ENTRIES;

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
            Chapter::turn(t::AUTOTOCK_TURN, &LESSONS).and(dealt),
            Chapter::new(t::AUTOTOCK_CARDS_TITLE, t::AUTOTOCK_CARDS, &["paddock", "card"]),
            Chapter::new(t::AUTOTOCK_SQUARES_TITLE, t::AUTOTOCK_SQUARES, &["square", "garage"]),
            Chapter::new(t::WRONG, t::AUTOTOCK_WRONG, &[]),
        ]
    }
}
