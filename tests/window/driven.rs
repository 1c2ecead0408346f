//! A window on the first lines of the demo, driven by what its controls are called.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use egui_kittest::{Harness, Node};
use steward::desk::{Command, Desk, Page, Prefs, theme};
use steward::record::{Files, Record};
use steward::session::{Session, Sitting, Table};
use steward::words::{Key as Message, Language, Line, render};

pub type Window = Harness<'static, Desk>;

/// Runs a test in every language.
pub fn both(test: impl Fn(Language)) {
    [Language::ENGLISH, Language::FRENCH].into_iter().for_each(test);
}

fn file() -> PathBuf {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let n = COUNT.fetch_add(1, Ordering::Relaxed);
    std::env::temp_dir().join(format!("steward-driven-{}-{n}.steward", std::process::id()))
}

/// A window on the demo after so many lines, and some more lines after those.
pub fn demo(language: Language, lines: u32, more: &[&str]) -> Window {
    let whole = Session::demo("automobile").unwrap().unwrap();
    let path = file();
    let header = whole.table().header_json();
    let mut record = Record::<Session>::create(Arc::new(Files), &path, &header).unwrap();
    for n in 1..=lines {
        record.enter(&whole.table().line(n).unwrap().text).unwrap();
    }
    for line in more {
        record.enter(line).unwrap();
    }
    drop(record);
    let mut desk = Desk::new(Prefs { language: Some(language), ..Prefs::default() });
    desk.give(Command::Open(path));
    let builder = Harness::builder().with_size([1280.0, 720.0]).with_max_steps(12).with_step_dt(0.25);
    let builder = builder.with_context_setup(theme::install);
    let mut window = builder.build_ui_state(|ui, desk: &mut Desk| desk.show(ui), desk);
    settle(&mut window);
    window
}

/// Lets the window come to rest; a list that has just changed takes presses again.
pub fn settle(window: &mut Window) {
    window.run_steps(4);
}

/// The game that lies on the table.
pub fn table(window: &Window) -> &dyn Table {
    match window.state().page() {
        Page::Table(page) => page.table(),
        _ => panic!("no table lies open"),
    }
}

/// The line that was entered last.
pub fn last(window: &Window) -> String {
    let table = table(window);
    table.line(table.lines()).unwrap().text
}

pub fn word(language: Language, key: Message) -> String {
    render(&Line::new(key), language)
}

pub fn said(language: Language, line: &Line) -> String {
    render(line, language)
}

/// Every button whose name contains a text.
pub fn buttons<'a>(window: &'a Window, text: &'a str) -> Vec<Node<'a>> {
    let found = window.query_all_by(move |node| {
        matches!(node.role(), Role::Button | Role::CheckBox)
            && node.label().is_some_and(|name| name.contains(text))
    });
    found.collect()
}

/// Presses the button of exactly this name.
pub fn press(window: &mut Window, text: &str) {
    window.get_by_role_and_label(Role::Button, text).click();
    settle(window);
}

/// Writes a text in the field of a name, in place of what stands there.
pub fn write(window: &mut Window, field: &str, text: &str) {
    window.get_by_role_and_label(Role::TextInput, field).focus();
    settle(window);
    window.key_press_modifiers(Modifiers::COMMAND, Key::A);
    settle(window);
    window.get_by_role_and_label(Role::TextInput, field).type_text(text);
    settle(window);
}

pub fn key(window: &mut Window, key: Key) {
    window.key_press(key);
    settle(window);
}

/// Whether something on the screen is called like this.
pub fn shows(window: &Window, text: &str) -> bool {
    window.query_all_by_label_contains(text).next().is_some()
}

/// Whether a button can be pressed.
pub fn enabled(window: &Window, text: &str) -> bool {
    !window.get_by_role_and_label(Role::Button, text).accesskit_node().is_disabled()
}
