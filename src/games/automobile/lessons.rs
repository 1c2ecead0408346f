//! Teaching Automobile: its phases in order, the talk before the first turn, and quiz questions.

use crate::engine::{Chapter, Lesson, QuizAnswer, QuizQuestion, Reminder, ReminderForm, RuleEntry, Teaching};
use crate::games::automobile::board::BoardValues;
use crate::games::automobile::sale::offered;
use crate::games::automobile::scene::space;
use crate::games::automobile::{Act, Automobile, Class, Space, View, entries, howard, reminders, worked};
use crate::lessons;
use crate::msg;
use crate::words::keys::{coach as c, talk as t};
use crate::words::{Arg, Line};

lessons! { "automobile";
    1 "phase-1": "demand-tiles"; open; worked &[];
    2 "phase-2": "characters", "ford", "sloan", "durant", "chrysler"; open "durant-time",
        "durant-cannot", "first-choice"; worked &worked::PHASE_2;
    3 "phase-3": "build", "skip", "parts", "place", "cubes", "produce", "close", "loan"; open
        "closed-leads", "closed-rebuild", "closed-cars", "parts-alone", "parts-count",
        "ford-same", "leave-out", "cars-short"; worked &worked::PHASE_3;
    4 "phase-4": "howard"; open "howard-premium", "howard-short"; worked &[];
    5 "phase-5": "distributors"; open; worked &worked::PHASE_5;
    6 "phase-6": "decisions"; open "marker-where", "marker-closed", "pass-final"; worked
        &worked::PHASE_6;
    7 "phase-7": "demand", "sale"; open; worked &worked::PHASE_7;
    8 "phase-8": "losses"; open "short-of-cash", "loan-late"; worked &worked::PHASE_8;
    9 "phase-9": "end-turn", "end"; open "tie"; worked &[];
}

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
