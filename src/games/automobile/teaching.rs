//! Teaching Automobile: reminders, doubts, the introduction before the first turn, and quiz questions.

use crate::engine::{Chapter, Lesson, QuizAnswer, QuizQuestion, Reminder, ReminderForm, RuleEntry, Teaching};
use crate::games::automobile::board::BoardValues;
use crate::games::automobile::sale::offered;
use crate::games::automobile::scene::space;
use crate::games::automobile::{Act, Automobile, Class, Space, View, howard, lessons, reminders};
use crate::msg;
use crate::words::keys::{coach as c, talk as t};
use crate::words::{Arg, Line};

impl Teaching for Automobile {
    const REMINDERS: &'static [ReminderForm] = reminders::FORMS;
    const LESSONS: &'static [Lesson] = lessons::LESSONS;
    const ENTRIES: &'static [RuleEntry] = lessons::ENTRIES;

    fn doubts(view: View<'_>, act: &Act) -> Vec<Line> {
        match act {
            Act::Howard(act) => howard::doubt(view, act).into_iter().collect(),
            Act::Produce(act) => super::produce::doubts(view, act),
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
            Chapter::turn(t::AUTOMOBILE_TURN, lessons::LESSONS),
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

    /// Asks which space sells first, for each class with several spaces.
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
