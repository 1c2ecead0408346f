//! Teaching Auto-Brocante: its phases in order, and the talk before the first turn.

use crate::engine::{Chapter, Lesson, RuleEntry, Teaching};
use crate::games::auto_brocante::board::BoardValues;
use crate::games::auto_brocante::{Act, AutoBrocante, Car, View, attack, entries, shown, worked};
use crate::lessons;
use crate::msg;
use crate::words::keys::talk as t;
use crate::words::{Arg, Line};

lessons! { "auto-brocante";
    1 "phase-1": "setup", "cars"; open; worked &worked::PHASE_1;
    2 "phase-2": "minimum"; open "min-price", "min-short"; worked &worked::PHASE_2;
    3 "phase-3": "cards", "sell-cards", "buy-cards", "approach", "force", "damage", "insurance",
        "option-b", "option-d"; open "insured-car", "unrepaired", "haggle-fails", "short-of-cash",
        "recovered", "fly-by-night", "claim-cash"; worked &worked::PHASE_3;
    4 "phase-4": "business", "hood"; open; worked &worked::PHASE_4;
    5 "phase-5": "turn"; open "stuck"; worked &[];
    6 "phase-6": "end"; open; worked &[];
}

impl Teaching for AutoBrocante {
    const LESSONS: &'static [Lesson] = &LESSONS;
    const ENTRIES: &'static [RuleEntry] = entries::ENTRIES;

    fn talk(view: View<'_>) -> Vec<Chapter> {
        let printing = BoardValues::of(view);
        let listed = |car: Car| {
            let price = Arg::Money(printing.known_list(car)?);
            Some(msg!(t::AUTO_BROCANTE_LIST, car = printing.car(car), price = price))
        };
        vec![
            Chapter::new(t::WANT, msg!(t::AUTO_BROCANTE_WANT, names = view.setting.everybody()), &["lot"]),
            Chapter::turn(t::AUTO_BROCANTE_TURN, &LESSONS).and(Car::all().find_map(listed)),
            Chapter::new(t::AUTO_BROCANTE_TRADE_TITLE, t::AUTO_BROCANTE_TRADE, &["car", "slot"]),
            Chapter::new(t::AUTO_BROCANTE_TRICKS_TITLE, t::AUTO_BROCANTE_TRICKS, &["pile"]),
            Chapter::new(t::WRONG, t::AUTO_BROCANTE_WRONG, &[]),
        ]
    }

    fn unlisted(view: View<'_>, act: &Act) -> Vec<Line> {
        shown::unlisted(view, act)
    }

    fn doubts(view: View<'_>, act: &Act) -> Vec<Line> {
        shown::doubts(view, act).into_iter().chain(attack::doubt(view, act)).collect()
    }
}
