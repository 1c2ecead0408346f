//! Every figure on a screen of each phase of each demo can be opened, shows the total that was pressed, and
//! adds up. No amount is shown that cannot be opened.

use std::collections::{BTreeMap, BTreeSet};

use egui::Key;
use egui::accesskit::{HasPopup, Live, Role};
use egui_kittest::kittest::{AccessKitNode, NodeT, Queryable};
use steward::desk::kit::derivation_ui;
use steward::desk::table::{Panel, Subject};
use steward::desk::{Action, Speech, WhatIfCommand};
use steward::engine::{Derivation, Lesson, Measure, Rejection, Tally, Term};
use steward::session::Session;
use steward::words::keys::{desk, engine, table as t};
use steward::words::{Key as Message, Language, Line};

use crate::driven::{Window, demo_of, key, sentence, settle, shows, table, word, write};
use crate::hand;

const ENGLISH: Language = Language::ENGLISH;

/// The characters of an amount.
fn in_figures(c: char) -> bool {
    c.is_ascii_digit() || matches!(c, '$' | ',' | '−')
}

/// Whether a text is only an amount.
fn is_figure(text: &str) -> bool {
    text.chars().all(in_figures) && text.chars().any(|c| c.is_ascii_digit())
}

/// The name of a control or the content of a text.
fn name(node: &AccessKitNode<'_>) -> String {
    node.label().or_else(|| node.value()).unwrap_or_default()
}

fn opening(node: &AccessKitNode<'_>) -> bool {
    node.has_popup() == Some(HasPopup::Dialog) && !node.is_disabled()
}

/// The names of all controls that open a figure.
fn openings(window: &Window) -> Vec<String> {
    window.query_all_by(opening).map(|node| name(&node.accesskit_node())).collect()
}

/// The texts of the coach, which do not depend on the session.
fn taught(table: &Session) -> Vec<String> {
    let said = |lesson: &Lesson| [lesson.who, lesson.why, lesson.now, lesson.forgotten];
    table.info().lessons.iter().flat_map(said).map(|key| word(ENGLISH, key)).collect()
}

/// Amounts on the screen that are only text: money within any text, or a number alone.
fn closed(window: &Window) -> Vec<String> {
    let taught = taught(table(window));
    // Announcements repeat text of the page.
    let silent = |node: &AccessKitNode<'_>| node.role() == Role::Label && node.live() == Live::Off;
    let texts = window.query_all_by(silent).map(|node| name(&node.accesskit_node()));
    let texts = texts.filter(|text| !taught.iter().any(|lesson| text.ends_with(lesson)));
    texts.filter(|text| text.contains('$') || is_figure(text)).collect()
}

/// The last line of each phase of a demo, by phase, including the end.
fn screens(game: &str) -> BTreeMap<u8, u32> {
    let demo = Session::demo(game).unwrap().unwrap();
    let table = demo;
    let mut screens = BTreeMap::new();
    for n in 1..=table.lines() {
        let stage = table.view_at(n).unwrap().stage;
        let phase = if stage.over.is_some() { u8::MAX } else { stage.phase };
        screens.insert(phase, n);
    }
    screens
}

/// How often a text occurs in the window.
fn says(window: &Window, message: Message) -> usize {
    window.query_all_by_label(&word(ENGLISH, message)).count()
}

/// Presses a control that opens something, and returns any faults of what it opened.
fn opened(window: &mut Window, called: &str, at: usize) -> Result<(), String> {
    let same = |node: &AccessKitNode<'_>| opening(node) && name(node) == called;
    let before = says(window, desk::TOTAL);
    let open = |window: &Window| says(window, desk::TOTAL) > before || says(window, desk::NOTHING_MOVED) > 0;
    window.query_all_by(same).nth(at).ok_or("it is gone")?.click_accesskit();
    for _ in 0..4 {
        window.run_steps(1);
        if open(window) {
            break;
        }
    }
    let result = match called.rsplit_once(": ") {
        _ if !open(window) => Err("it does not open".to_owned()),
        _ if says(window, desk::NOT_ADDING_UP) > 0 => Err("it does not add up".to_owned()),
        Some((what, amount)) if is_figure(amount) && !what.contains('$') => {
            let texts = window.query_all_by(|node| node.role() == Role::Label);
            // Payments are shown as movements.
            let moved = amount.trim_start_matches('−');
            let shown = texts.filter(|node| [amount, moved].contains(&name(&node.accesskit_node()).as_str()));
            let shown = shown.count();
            if shown == 0 { Err(format!("its total is not {amount}")) } else { Ok(()) }
        }
        _ => Ok(()),
    };
    window.key_press(Key::Escape);
    window.run_steps(2);
    if open(window) { Err("it does not close".to_owned()) } else { result }
}

/// The tabs of the table.
fn tabs(window: &Window) -> Vec<String> {
    let all = [t::TAB_BOARD, t::TAB_SHEET, t::TAB_END].map(|tab| word(ENGLISH, tab));
    let there = |tab: &String| window.query_all_by_role_and_label(Role::Button, tab).next().is_some();
    let mut tabs: Vec<String> = all.into_iter().filter(there).collect();
    if tabs.is_empty() {
        tabs.push(String::new());
    }
    tabs
}

fn every_figure_opens(game: &str) {
    let screens = screens(game);
    let mut faults = Vec::new();
    let mut count = 0;
    for (phase, lines) in &screens {
        let mut window = demo_of(game, ENGLISH, *lines, &[]);
        let mut seen = BTreeSet::new();
        for tab in tabs(&window) {
            if !tab.is_empty() {
                window.get_by_role_and_label(Role::Button, &tab).click_accesskit();
                window.run_steps(2);
            }
            let at = format!("{game}, phase {phase}, {tab}");
            faults.extend(closed(&window).into_iter().map(|text| format!("{at}: {text:?} is only text")));
            let mut places: BTreeMap<String, usize> = BTreeMap::new();
            for called in openings(&window) {
                let place = places.entry(called.clone()).or_default();
                if seen.insert((called.clone(), *place)) {
                    count += 1;
                    if let Err(why) = opened(&mut window, &called, *place) {
                        faults.push(format!("{at}: {called:?}: {why}"));
                    }
                }
                *place += 1;
            }
        }
        let balances = table(&window).seats().count() * 2;
        assert!(seen.len() >= balances, "{game}, phase {phase}: only {} figures", seen.len());
    }
    assert!(faults.is_empty(), "{count} opened, {} do not:\n{}", faults.len(), faults.join("\n"));
}

/// Checks that refused choices show the reason and what would be legal.
fn every_refusal_opens(game: &str) {
    for lines in screens(game).into_values() {
        let mut window = demo_of(game, ENGLISH, lines, &[]);
        let whole = table(&window).offers().into_iter().filter(|offer| offer.fields.is_empty());
        let refused = whole.filter_map(|offer| match offer.answer {
            Err(Rejection::Refused(refusal)) => Some((offer.act, refusal)),
            _ => None,
        });
        for (act, refusal) in refused.collect::<Vec<_>>().into_iter().take(4) {
            hand::beside(&window, true);
            window.state_mut().give(Action::Why(Subject::Offer(act.clone())));
            window.run_steps(3);
            hand::beside(&window, false);
            let act = table(&window).written(&act);
            for line in [Some(refusal.why), refusal.suggestion].into_iter().flatten() {
                let line = sentence(ENGLISH, line);
                assert!(shows(&window, &line), "{game}: {act}: {line}");
            }
            key(&mut window, Key::Escape);
        }
    }
}

#[test]
fn what_is_refused_says_why_and_what_would_make_it_legal() {
    steward::session::words().for_each(every_refusal_opens);
}

#[test]
fn every_figure_of_automobile_opens_and_adds_up() {
    every_figure_opens("automobile");
}

#[test]
fn every_figure_of_auto_brocante_opens_and_adds_up() {
    every_figure_opens("auto-brocante");
}

#[test]
fn every_figure_of_sponsors_opens_and_adds_up() {
    every_figure_opens("sponsors");
}

#[test]
fn every_figure_of_the_independents_opens_and_adds_up() {
    every_figure_opens("independents");
}

#[test]
fn every_figure_of_autotock_opens_and_adds_up() {
    every_figure_opens("autotock");
}

/// Opens panels of the referee, and opens every figure of the last one.
fn enters(act: &str) -> Action {
    Action::Enter(Session::demo("automobile").unwrap().unwrap().read(act).unwrap())
}

fn sheet_opens(lines: u32, actions: &[Action], least: usize) {
    typed_sheet_opens(lines, actions, &[], least);
}

/// The same after typing in fields of the panel; every amount in it must open.
fn typed_sheet_opens(lines: u32, actions: &[Action], typed: &[(&str, &str)], least: usize) {
    let mut window = demo_of("automobile", ENGLISH, lines, &[]);
    let (mut below, mut texts) = (Vec::new(), Vec::new());
    for action in actions {
        (below, texts) = (openings(&window), closed(&window));
        window.state_mut().give(action.clone());
        settle(&mut window);
    }
    for (field, text) in typed {
        write(&mut window, field, text);
    }
    let only_text: Vec<String> = closed(&window).into_iter().filter(|text| !texts.contains(text)).collect();
    // A sheet without fields may show an open derivation, whose terms need not open.
    assert!(typed.is_empty() || only_text.is_empty(), "{actions:?}: {only_text:?} are only text");
    let on_sheet: Vec<String> = openings(&window).into_iter().filter(|name| !below.contains(name)).collect();
    assert!(on_sheet.len() >= least, "{actions:?}: {on_sheet:?}");
    let mut places: BTreeMap<String, usize> = BTreeMap::new();
    for called in on_sheet {
        let place = places.entry(called.clone()).or_default();
        assert_eq!(opened(&mut window, &called, *place), Ok(()), "{actions:?}: {called}");
        *place += 1;
    }
}

#[test]
fn every_figure_of_a_what_if_compared_with_the_game_opens_and_adds_up() {
    let tried = enters("red loan");
    sheet_opens(14, &[Action::WhatIf(WhatIfCommand::Begin), tried, Action::Panel(Some(Panel::Compare))], 6);
}

#[test]
fn every_figure_before_and_after_a_questioned_entry_opens_and_adds_up() {
    sheet_opens(14, &[Action::Panel(Some(Panel::Question(14)))], 4);
}

#[test]
fn every_figure_of_the_trial_balance_opens_and_adds_up() {
    sheet_opens(14, &[Action::Panel(Some(Panel::TrialBalance))], 20);
}

#[test]
fn every_figure_of_an_entry_put_right_opens_and_adds_up() {
    let said = enters("blue produce 3:6");
    sheet_opens(47, &[Action::Panel(Some(Panel::Right(37))), said], 2);
}

#[test]
fn every_figure_of_later_entries_that_do_something_else_opens_and_adds_up() {
    let said = enters("red reduced 1 2");
    sheet_opens(32, &[Action::Panel(Some(Panel::Right(24))), said], 4);
}

#[test]
fn every_figure_of_a_count_opens_and_adds_up() {
    let typed = [("Bruno Cash", "880"), ("Anne Cash", "1060")];
    typed_sheet_opens(47, &[Action::Panel(Some(Panel::Count))], &typed, 5);
}

#[test]
fn every_figure_of_a_look_back_opens_and_adds_up() {
    sheet_opens(47, &[Action::Look(Some(28))], 12);
}

#[test]
fn no_box_is_left_out() {
    assert_eq!(
        steward::session::words().collect::<Vec<_>>(),
        ["automobile", "auto-brocante", "sponsors", "independents", "autotock"],
        "a box that is added has a test of its figures here"
    );
}

#[test]
fn terms_that_do_not_add_up_say_so() {
    let what = Line::new(engine::RULE_LEDGER);
    let tally = Tally::traced().plus(30, || Term::new(what.clone())).plus(12, || Term::new(what.clone()));
    let right = Derivation::of(what, engine::RULE_LEDGER, tally).counted_in(Measure::Money);
    let wrong = Derivation { total: 43, ..right.clone() };
    for (derivation, said) in [(right, false), (wrong, true)] {
        let window = egui_kittest::Harness::builder().with_context_setup(steward::desk::kit::install);
        let window = window.build_ui(move |ui| derivation_ui(ui, Speech::new(ENGLISH), None, &derivation, 0));
        let warning = word(ENGLISH, desk::NOT_ADDING_UP);
        assert_eq!(window.query_by_label(&warning).is_some(), said);
    }
}
