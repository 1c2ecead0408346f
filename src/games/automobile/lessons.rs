//! Teaching Automobile: its phases in order, the talk before the first turn, and quiz questions.

use crate::engine::{Chapter, Lesson, QuizAnswer, QuizQuestion, Reminder, ReminderForm, RuleEntry, Teaching};
use crate::games::automobile::board::BoardValues;
use crate::games::automobile::sale::offered;
use crate::games::automobile::scene::space;
use crate::games::automobile::{Act, Automobile, Class, Space, View, entries, howard, reminders, worked};
use crate::msg;
use crate::words::keys::{automobile as k, coach as c, talk as t};
use crate::words::{Arg, Line};

pub(super) const LESSONS: [Lesson; 9] = [
    Lesson::new(
        k::PHASE_1,
        [c::AUTOMOBILE_1_WHO, c::AUTOMOBILE_1_WHY, c::AUTOMOBILE_1_NOW, c::AUTOMOBILE_1_FORGOTTEN],
    )
    .ruled(&[k::RULE_DEMAND_TILES], &[]),
    Lesson::new(
        k::PHASE_2,
        [c::AUTOMOBILE_2_WHO, c::AUTOMOBILE_2_WHY, c::AUTOMOBILE_2_NOW, c::AUTOMOBILE_2_FORGOTTEN],
    )
    .ruled(
        &[k::RULE_CHARACTERS, k::RULE_FORD, k::RULE_SLOAN, k::RULE_DURANT, k::RULE_CHRYSLER],
        &["durant-time", "durant-cannot", "first-choice"],
    )
    .worked(&worked::PHASE_2),
    Lesson::new(
        k::PHASE_3,
        [c::AUTOMOBILE_3_WHO, c::AUTOMOBILE_3_WHY, c::AUTOMOBILE_3_NOW, c::AUTOMOBILE_3_FORGOTTEN],
    )
    .ruled(
        &[
            k::RULE_BUILD,
            k::RULE_SKIP,
            k::RULE_PARTS,
            k::RULE_PLACE,
            k::RULE_CUBES,
            k::RULE_PRODUCE,
            k::RULE_CLOSE,
            k::RULE_LOAN,
        ],
        &[
            "closed-leads",
            "closed-rebuild",
            "closed-cars",
            "parts-alone",
            "parts-count",
            "ford-same",
            "leave-out",
            "cars-short",
        ],
    )
    .worked(&worked::PHASE_3),
    Lesson::new(
        k::PHASE_4,
        [c::AUTOMOBILE_4_WHO, c::AUTOMOBILE_4_WHY, c::AUTOMOBILE_4_NOW, c::AUTOMOBILE_4_FORGOTTEN],
    )
    .ruled(&[k::RULE_HOWARD], &["howard-premium", "howard-short"]),
    Lesson::new(
        k::PHASE_5,
        [c::AUTOMOBILE_5_WHO, c::AUTOMOBILE_5_WHY, c::AUTOMOBILE_5_NOW, c::AUTOMOBILE_5_FORGOTTEN],
    )
    .ruled(&[k::RULE_DISTRIBUTORS], &[])
    .worked(&worked::PHASE_5),
    Lesson::new(
        k::PHASE_6,
        [c::AUTOMOBILE_6_WHO, c::AUTOMOBILE_6_WHY, c::AUTOMOBILE_6_NOW, c::AUTOMOBILE_6_FORGOTTEN],
    )
    .ruled(&[k::RULE_DECISIONS], &["marker-where", "marker-closed", "pass-final"])
    .worked(&worked::PHASE_6),
    Lesson::new(
        k::PHASE_7,
        [c::AUTOMOBILE_7_WHO, c::AUTOMOBILE_7_WHY, c::AUTOMOBILE_7_NOW, c::AUTOMOBILE_7_FORGOTTEN],
    )
    .ruled(&[k::RULE_DEMAND, k::RULE_SALE], &[])
    .worked(&worked::PHASE_7),
    Lesson::new(
        k::PHASE_8,
        [c::AUTOMOBILE_8_WHO, c::AUTOMOBILE_8_WHY, c::AUTOMOBILE_8_NOW, c::AUTOMOBILE_8_FORGOTTEN],
    )
    .ruled(&[k::RULE_LOSSES], &["short-of-cash", "loan-late"])
    .worked(&worked::PHASE_8),
    Lesson::new(
        k::PHASE_9,
        [c::AUTOMOBILE_9_WHO, c::AUTOMOBILE_9_WHY, c::AUTOMOBILE_9_NOW, c::AUTOMOBILE_9_FORGOTTEN],
    )
    .ruled(&[k::RULE_END_TURN, k::RULE_END], &["tie"]),
];

impl Teaching for Automobile {
    const REMINDERS: &'static [ReminderForm] = reminders::FORMS;
    const LESSONS: &'static [Lesson] = &LESSONS;
    const ENTRIES: &'static [RuleEntry] = entries::ENTRIES;

    fn doubts(view: View<'_>, act: &Act) -> Vec<Line> {
        match act {
            Act::Howard(act) => howard::doubt(view, act).into_iter().collect(),
            _ => Vec::new(),
        }
    }

    fn talk(view: View<'_>) -> Vec<Chapter> {
        let printing = BoardValues::of(view);
        let printed = |space: Space| {
            let (cost, car) = (printing.cost(space).ok()?.0, printing.car(space).ok()?.0);
            Some(msg!(
                t::AUTOMOBILE_BOARD,
                space = printing.space(space),
                cost = Arg::Money(cost),
                car = Arg::Money(car)
            ))
        };
        vec![
            Chapter::new(t::WANT, msg!(t::AUTOMOBILE_WANT, names = view.setting.everybody()), &["space"]),
            Chapter::turn(t::AUTOMOBILE_TURN, &LESSONS),
            Chapter::new(t::AUTOMOBILE_BUILD_TITLE, t::AUTOMOBILE_BUILD, &["space"])
                .and(Space::all().find_map(printed)),
            Chapter::new(t::AUTOMOBILE_SELL_TITLE, t::AUTOMOBILE_SELL, &["market"]),
            Chapter::new(t::AUTOMOBILE_OLD_TITLE, t::AUTOMOBILE_OLD, &["space"]),
            Chapter::new(t::WRONG, t::AUTOMOBILE_WRONG, &[]),
        ]
    }

    fn reminders(view: View<'_>) -> Vec<Reminder> {
        reminders::reminders(view)
    }

    /// Asks which space sells first in each class with several spaces.
    fn quiz_questions(view: View<'_>) -> Vec<QuizQuestion> {
        let Some(demand) = &view.state().demand else { return Vec::new() };
        let wanted = Class::ALL.into_iter().filter(|class| demand.of(*class) > 0);
        let first = |class: Class| match offered(view, class).ok()?.as_slice() {
            [first, _, ..] => Some(QuizQuestion {
                question: msg!(c::ASK_FIRST, class = class.key()),
                act: Act::Sale.into(),
                answer: QuizAnswer::Places(vec![space(first.space)]),
            }),
            _ => None,
        };
        wanted.filter_map(first).collect()
    }
}
