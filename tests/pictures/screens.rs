//! All screens with the steps to reach them, and the eight main ones.

use steward::desk::check::{CheckAction as Checked, CheckKind};
use steward::desk::deal::DealAction as Dealt;
use steward::desk::table::{Panel, Subject};
use steward::desk::{Action, Level, Search, Teach, WhatIfCommand as WhatIf};
use steward::engine::Seat;
use steward::page::Referee;
use steward::session::Session;
use steward::words::{Key, keys};

use crate::drawn::{Screen, Step};
use crate::fullest;

pub fn screen(name: impl Into<String>, steps: impl IntoIterator<Item = Step>) -> Screen {
    Screen { name: name.into(), steps: steps.into_iter().collect() }
}

pub fn give(command: Action) -> Step {
    Step::Give(command)
}

pub fn lines(game: &str) -> u32 {
    Session::demo(game).expect("a box").expect("a demo").lines()
}

/// The tabs of a table.
const TABS: [(&str, Key); 2] = [("board", keys::table::TAB_BOARD), ("sheet", keys::table::TAB_SHEET)];

/// The line at which each phase is open for the second time, or for the first if there is no second.
pub fn phases(game: &'static str) -> Vec<(u8, u32)> {
    let whole = Session::demo(game).expect("a box").expect("a demo");
    let table = whole;
    let mut found: Vec<(u32, u8, u32)> = Vec::new();
    for line in 0..=table.lines() {
        let Ok(glance) = table.view_at(line) else { continue };
        let (turn, phase) = (glance.stage.turn, glance.stage.phase);
        if glance.stage.over.is_some() || table.line(line).is_none() && line > 0 {
            continue;
        }
        match found.iter_mut().find(|(_, known, _)| *known == phase) {
            None => found.push((turn, phase, line)),
            Some(known) if known.0 == 1 && turn == 2 => *known = (turn, phase, line),
            Some(_) => {}
        }
    }
    found.into_iter().map(|(_, phase, line)| (phase, line)).collect()
}

/// The line at which a verb is first possible.
fn offered(game: &str, verb: &str) -> u32 {
    let whole = Session::demo(game).expect("a box").expect("a demo");
    let mut session =
        steward::session::begin(steward::session::GAMES, &whole.header_json()).expect("a header");
    for row in (1..=whole.lines()).filter_map(|n| whole.line(n)) {
        let offers = session.offers();
        if offers
            .iter()
            .any(|offer| offer.is_possible() && offer.act.syntax().is_some_and(|syntax| syntax.word == verb))
        {
            break;
        }
        session.enter_text(&row.text, "").expect("a line of the demo");
    }
    session.lines()
}

/// The screens of a game at the table.
fn of_box(game: &'static str) -> Vec<Screen> {
    let whole = lines(game);
    let half = whole / 2;
    let mut found = vec![
        screen(format!("{game}-set-up"), [give(Action::NewGame(game))]),
        screen(format!("{game}-lesson"), [give(Action::Lesson(game))]),
    ];
    for (phase, line) in phases(game) {
        for (name, tab) in TABS {
            found.push(screen(
                format!("{game}-phase-{phase}-{name}"),
                [Step::Demo(game, line, &[]), Step::Turn(tab)],
            ));
        }
    }
    let laid = |lay: Panel| [Step::Demo(game, half, &[]), give(Action::Panel(Some(lay)))];
    found.extend([
        screen(format!("{game}-taught"), [Step::Demo(game, half, &[]), give(Action::Coach(Level::Teach))]),
        screen(format!("{game}-talk"), [Step::Demo(game, 0, &[]), give(Action::Teach(Teach::Talk(Some(2))))]),
        screen(
            format!("{game}-question"),
            [Step::Demo(game, half, &[]), give(Action::Teach(Teach::TryIt(true)))],
        ),
        screen(format!("{game}-phase"), laid(Panel::Phase(1))),
        screen(format!("{game}-where"), laid(Panel::Where)),
        screen(format!("{game}-count"), laid(Panel::Count)),
        screen(format!("{game}-position"), laid(Panel::Position)),
        screen(
            format!("{game}-look-back"),
            [Step::Demo(game, half, &[]), give(Action::Look(Some(half - 3)))],
        ),
        screen(format!("{game}-view"), [Step::Demo(game, half, &[]), give(Action::View)]),
        screen(format!("{game}-end"), [Step::Demo(game, whole, &[])]),
        screen(
            format!("{game}-end-course"),
            [Step::Demo(game, whole, &[]), Step::Scroll(keys::home::ENDING_HOW)],
        ),
        screen(
            format!("{game}-home"),
            [Step::Demo(game, whole, &[]), give(Action::Panel(Some(Panel::Home)))],
        ),
    ]);
    found
}

pub fn every() -> Vec<Screen> {
    let mut found = vec![
        screen("shelf-empty", []),
        screen(
            "shelf",
            steward::session::words()
                .map(|game| Step::Demo(game, lines(game) / 2, &[]))
                .chain([give(Action::PresetStore)]),
        ),
        screen(
            "shelf-copies",
            [Step::Demo("automobile", 30, &[]), give(Action::PresetStore), give(Action::Backups)],
        ),
        screen("keys", [give(Action::Keys)]),
        screen("manual", [give(Action::Manual)]),
        screen("group", [Step::Past, give(Action::Group)]),
        screen("look-up", [give(Action::Find(Search::Rules))]),
        screen("look-up-asked", [give(Action::Find(Search::Rules)), Step::Type("emprunt")]),
        screen("look-up-nothing", [give(Action::Find(Search::Rules)), Step::Type("xyzzy")]),
        screen("deal", [give(Action::Deal)]),
        screen("deal-first", [give(Action::Deal), give(Action::Dealt(Dealt::Players(4)))]),
        screen(
            "deal-later",
            [give(Action::Deal), give(Action::Dealt(Dealt::Players(3))), give(Action::Dealt(Dealt::Next))],
        ),
    ];
    for kind in CheckKind::ALL {
        let to = give(Action::Checked(Checked::To(kind)));
        found.push(screen(format!("check-{kind:?}"), [give(Action::Check), to]));
    }
    found.extend(steward::session::words().flat_map(|game| of_box(game)));
    let auto = |line: u32| Step::Demo("automobile", line, &[]);
    let laid = |lay: Panel| give(Action::Panel(Some(lay)));
    found.extend([
        screen("pause", [auto(30), give(Action::Break)]),
        screen("silent", [auto(30), give(Action::Coach(Level::Silent))]),
        screen("taught-characters", [auto(31), give(Action::Coach(Level::Teach))]),
        screen(
            "taught-option",
            [Step::Fullest("auto-brocante", "5-players", 25), give(Action::Coach(Level::Teach))],
        ),
        screen("placing", [auto(offered("automobile", "place")), Step::Press(keys::automobile::VERB_PLACE)]),
        screen("draft", [auto(30), give(Action::Find(Search::Anything)), Step::Type("red")]),
        screen("draft-refused", [auto(4), Step::Draft("red build 7 2")]),
        screen("refused", [auto(4), Step::Enter("red build 7 2")]),
        screen("anytime", [auto(30), give(Action::Anytime)]),
        screen("why-entry", [auto(30), give(Action::Why(Subject::Entry(28)))]),
        screen("why-score", [auto(lines("automobile")), give(Action::Why(Subject::Score(Seat::new(0))))]),
        screen("right", [auto(30), laid(Panel::Right(20))]),
        screen("question", [auto(30), laid(Panel::Question(20))]),
        screen("trial-balance", [auto(30), laid(Panel::TrialBalance)]),
        screen("reminders", [auto(30), laid(Panel::Reminders)]),
        screen("people", [auto(30), laid(Panel::People)]),
        screen("player", [auto(60), laid(Panel::Player(Seat::new(0)))]),
        screen("hand", [auto(30), laid(Panel::Hand)]),
        screen("what-if", [auto(30), give(Action::WhatIf(WhatIf::Begin))]),
        screen(
            "what-if-compared",
            [auto(30), give(Action::WhatIf(WhatIf::Begin)), give(Action::TakeBack), laid(Panel::Compare)],
        ),
    ]);
    for form in Referee::ALL {
        found.push(screen(format!("form-{form:?}"), [auto(30), laid(Panel::Form(form))]));
    }
    found
}

/// The fullest tables, in the middle of every phase on each tab, and at the end.
#[allow(dead_code, reason = "kept pictures show the main screens only")]
pub fn fullest() -> Vec<Screen> {
    let mut found = Vec::new();
    for (game, name) in fullest::GAMES {
        let (header, lines) = fullest::game(game, name);
        let mut session = steward::session::begin(steward::session::GAMES, &header).expect("a header");
        for line in &lines {
            session.enter_text(line, "").expect("a line of the playthrough");
        }
        let end = session.lines();
        for line in fullest::moments(&session) {
            for (page, tab) in TABS {
                let steps = [Step::Fullest(game, name, line), Step::Turn(tab)];
                found.push(screen(format!("{game}-{name}-{line:03}-{page}"), steps));
            }
            let longest = [Step::Longest(game, name, line)];
            found.push(screen(format!("{game}-{name}-{line:03}-longest"), longest));
        }
        found.push(screen(format!("{game}-{name}-end"), [Step::Fullest(game, name, end)]));
        found.push(screen(format!("{game}-{name}-longest"), [Step::Longest(game, name, 0)]));
        found.push(screen(format!("{game}-{name}-end-longest"), [Step::Longest(game, name, end)]));
    }
    found
}

/// The eight main screens.
pub fn main() -> Vec<Screen> {
    let wanted = [
        "shelf",
        "automobile-set-up",
        "automobile-phase-3-board",
        "automobile-phase-5-sheet",
        "sponsors-phase-2-board",
        "automobile-count",
        "automobile-end",
        "check-Losses",
    ];
    let mut found = every();
    found.retain(|screen| wanted.contains(&screen.name.as_str()));
    assert_eq!(found.len(), wanted.len());
    found
}
