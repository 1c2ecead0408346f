//! What is taught of Automobile: its phases in order, each with what is said of it, and the talk before the first turn.

use crate::engine::{Chapter, Lesson, Reminder, ReminderForm, RuleEntry, Scales, Teaching, Worked};
use crate::games::automobile::board::Printing;
use crate::games::automobile::{Act, Automobile, Look, Space, entries, otherwise, reminders, scales};
use crate::say;
use crate::words::Arg;
use crate::words::keys::{automobile as k, coach as c, talk as t};

/// The phases, in order.
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
    .worked(&[
        Worked::new(3, &["drawn", "red choose ford", "blue choose durant"], "blue durant 1"),
    ]),
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
    .worked(&[
        Worked::new(3, &["correct bank > red 7 cubes, phase 1 3"], "red build 4 1"),
        Worked::new(3, &["drawn", "red choose howard", "blue choose durant", "blue durant 1", "green choose ford"], "green build 3 2"),
    ]),
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
    .worked(&[
        Worked::new(4, &["correct yellow > space 1 2 cars yellow, yellow > space 2 1 cars yellow, red > space 3 2 cars red, red > space 5 2 cars red, blue > space 4 2 cars blue, green > space 6 2 cars green, green > space 9 2 cars green", "correct yellow > band 2 3 distributors yellow, red > band 2 4 distributors red, blue > band 2 2 distributors blue, green > band 1 2 distributors green, green > band 2 1 distributors green, phase 2 5, order yellow red blue green", "yellow sell 1 mid", "red sell 3 mid", "blue sell 4 mid", "green sell 6 premium", "yellow sell 1 mid", "red sell 3 mid", "blue sell 4 mid", "green sell 6 premium", "yellow sell 2 mid", "red sell 5 mid"], "red sell 5 mid"),
    ]),
    Lesson::new(
        k::PHASE_6,
        [c::AUTOMOBILE_6_WHO, c::AUTOMOBILE_6_WHY, c::AUTOMOBILE_6_NOW, c::AUTOMOBILE_6_FORGOTTEN],
    )
    .ruled(&[k::RULE_DECISIONS], &["marker-where", "marker-closed", "pass-final"])
    .worked(&[
        Worked::new(3, &["correct red > space 3 2 tiles red, red > space 3 1 parts red, bank > red 7 losses, phase 1 6"], "red close 3"),
    ]),
    Lesson::new(
        k::PHASE_7,
        [c::AUTOMOBILE_7_WHO, c::AUTOMOBILE_7_WHY, c::AUTOMOBILE_7_NOW, c::AUTOMOBILE_7_FORGOTTEN],
    )
    .ruled(&[k::RULE_DEMAND, k::RULE_SALE], &[])
    .worked(&[
        Worked::new(4, &["correct yellow > space 12 1 tiles yellow, red > space 9 1 tiles red, green > space 4 1 tiles green, blue > space 1 1 tiles blue, yellow > space 12 5 cars yellow, red > space 9 5 cars red, green > space 4 5 cars green, blue > space 1 5 cars blue, phase 1 6", "red bonus 9", "blue pass", "green pass", "yellow pass", "red pass", "reveal 2 2 2 2"], "sale"),
        Worked::new(5, &["correct phase 2 7"], "reveal 52 44 32 53 22"),
    ]),
    Lesson::new(
        k::PHASE_8,
        [c::AUTOMOBILE_8_WHO, c::AUTOMOBILE_8_WHY, c::AUTOMOBILE_8_NOW, c::AUTOMOBILE_8_FORGOTTEN],
    )
    .ruled(&[k::RULE_LOSSES], &["short-of-cash", "loan-late"])
    .worked(&[
        Worked::new(4, &["correct yellow > space 12 1 tiles yellow, red > space 9 2 tiles red, bank > space 4 1 closed, blue > space 1 1 tiles blue, phase 1 8"], "losses"),
        Worked::new(3, &["correct bank > red 7 losses, phase 3 8", "red loan", "red loan"], "losses"),
        Worked::new(3, &["correct bank > red 7 losses, phase 3 8, red is chrysler"], "losses"),
    ]),
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
    const SCALES: Option<Scales> = Some(scales::SCALES);

    /// What the host says before the first turn.
    fn talk(view: Look<'_>) -> Vec<Chapter> {
        let printing = Printing::of(view);
        let printed = |space: Space| {
            let (cost, car) = (printing.cost(space).ok()?.0, printing.car(space).ok()?.0);
            Some(say!(
                t::AUTOMOBILE_BOARD,
                space = printing.space(space),
                cost = Arg::Money(cost),
                car = Arg::Money(car)
            ))
        };
        vec![
            Chapter::new(t::WANT, say!(t::AUTOMOBILE_WANT, names = view.setting.everybody()), &["space"]),
            Chapter::turn(t::AUTOMOBILE_TURN, &LESSONS),
            Chapter::new(t::AUTOMOBILE_BUILD_TITLE, t::AUTOMOBILE_BUILD, &["space"])
                .and(Space::all().find_map(printed)),
            Chapter::new(t::AUTOMOBILE_SELL_TITLE, t::AUTOMOBILE_SELL, &["market"]),
            Chapter::new(t::AUTOMOBILE_OLD_TITLE, t::AUTOMOBILE_OLD, &["space"]),
            Chapter::new(t::WRONG, t::AUTOMOBILE_WRONG, &[]),
        ]
    }

    fn reminders(view: Look<'_>) -> Vec<Reminder<Act>> {
        reminders::reminders(view)
    }

    fn otherwise(view: Look<'_>, act: &Act) -> Vec<Act> {
        otherwise::otherwise(view, act)
    }
}
