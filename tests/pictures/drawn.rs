//! Renders the desk to a picture, in a language, theme and window size, after steps given as actions and button names.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use image::RgbaImage;
use steward::desk::{Action, Desk, Page, Prefs, Room, kit};
use steward::engine::entry::AmendPolicy;
use steward::platform::Files;
use steward::record::Record;
use steward::session::{Opening, Session};
use steward::words::{Key, Language, Line, keys, render};

use crate::fullest;

pub type Window = Harness<'static, Desk>;

/// Language, theme and size of a screen.
#[derive(Clone, Copy, Debug)]
pub struct RenderOptions {
    pub language: Language,
    pub night: bool,
    pub size: egui::Vec2,
}

/// A step towards a screen.
#[derive(Clone, Debug)]
#[allow(dead_code, reason = "the kept pictures need fewer steps than the contact sheets")]
pub enum Step {
    /// Sends an action to the desk.
    Give(Action),
    /// Opens a demo after this many lines, and enters these lines.
    Demo(&'static str, u32, &'static [&'static str]),
    /// Opens a session with the most players and long names, after this many lines.
    Fullest(&'static str, &'static str, u32),
    /// The same, with names of the maximum length.
    Longest(&'static str, &'static str, u32),
    /// Presses the first button whose name contains this text.
    Press(Key),
    /// Opens a tab of the table. If there is none, the screen does not exist.
    Turn(Key),
    /// Scrolls to the element with this name.
    Scroll(Key),
    /// Enters a line at the table.
    Enter(&'static str),
    /// Amends entries, with the mistake at the table.
    Amend(&'static str),
    /// Drafts an act.
    Draft(&'static str),
    /// Types a text at the keyboard focus.
    Type(&'static str),
    /// Replaces the text of the first field with this name, or whose name contains this text.
    Write(Option<Key>, &'static str, &'static str),
    /// Opens the session from the first page of the manual, without this many of its last lines.
    FirstGame(usize),
    /// Adds finished games to the records folder.
    Past,
}

/// A screen with the steps to reach it.
#[derive(Clone, Debug)]
pub struct Screen {
    pub name: String,
    pub steps: Vec<Step>,
}

/// A record of a demo after this many lines, followed by these lines.
pub fn record(folder: &Path, game: &str, lines: u32, more: &[&str]) -> PathBuf {
    let whole = Session::demo(game).expect("a box").expect("a demo");
    let demo = (1..=lines.min(whole.lines())).filter_map(|n| whole.line(n)).map(|row| row.text);
    let all: Vec<String> = demo.chain(more.iter().map(|line| (*line).to_owned())).collect();
    filed(folder, game, &whole.header_json(), &all)
}

/// Writes a record with this header and these lines under a free name.
fn filed(folder: &Path, game: &str, header: &str, lines: &[String]) -> PathBuf {
    let name = (0..).map(|n| folder.join(format!("{game}-{n}.steward"))).find(|path| !path.exists());
    written(&name.expect("a free name"), header, lines.iter().map(String::as_str))
}

/// The game from the first page of the manual, without this many of its last lines.
fn first_game(folder: &Path, without: usize) -> PathBuf {
    let page = steward::manual::ManualPage::of("first-game").expect("the first page").text(Language::ENGLISH);
    let blocks = page.split("```").skip(1).step_by(2);
    let lines: Vec<&str> = blocks.flat_map(|block| block.lines().skip(1)).collect();
    let contents = steward::session::game("automobile").expect("a box");
    let names = ["Anne", "Bob", "Chloé"].map(str::to_owned).to_vec();
    let preset = steward::preset::PRACTICE;
    let board =
        steward::preset::PresetStore::board(None, "automobile", &contents.schema(), preset).expect("a board");
    let opening = Opening { names, board, preset: preset.to_owned(), ..Opening::default() };
    let header = opening.begin(&contents).expect("a game").header_json();
    written(&folder.join("first.steward"), &header, lines.iter().take(lines.len() - without).copied())
}

/// Games played before: the demo of Automobile with the same players in another order.
fn past(folder: &Path) {
    let records = folder.join("records");
    std::fs::create_dir_all(&records).expect("a folder");
    let orders =
        ["Anne Bruno Chloé", "Chloé Anne Bruno", "Bruno Chloé Anne", "Bruno Anne Chloé", "Chloé Bruno Anne"];
    for (at, order) in orders.into_iter().enumerate() {
        for game in ["automobile", "sponsors"] {
            let whole = Session::demo(game).expect("a box").expect("a demo");
            let table = whole;
            let mut header = table.header_json();
            let mut names = order.split(' ');
            for seat in table.seats().iter() {
                let name = names.next().unwrap_or("Zoé");
                header =
                    header.replacen(&format!("\"{}\"", table.seats().name(seat)), &format!("\"={name}\""), 1);
            }
            let date = format!("\"date\":\"2026-0{}-14T20:00:00+01:00\"", at + 1);
            header = header.replace("\"=", "\"").replace("\"date\":\"\"", &date);
            let id = format!("\"id\":\"{}\"", table.header().id);
            header = header.replace(&id, &format!("\"id\":\"{game}-{at}\""));
            let rows: Vec<String> =
                (1..=table.lines()).filter_map(|n| table.line(n)).map(|row| row.text).collect();
            written(&records.join(format!("{game}-{at}.steward")), &header, rows.iter().map(String::as_str));
        }
    }
}

/// A record with this header and these lines.
fn written<'a>(path: &Path, header: &str, lines: impl IntoIterator<Item = &'a str>) -> PathBuf {
    let mut record = Record::create(Arc::new(Files), path, header).expect("a new record");
    for line in lines {
        record.enter(line).unwrap_or_else(|why| panic!("{line}: {why:?}"));
    }
    path.to_owned()
}

/// A window on a desk with these preferences, once everything is loaded.
pub fn window(folder: &Path, options: RenderOptions, prefs: Prefs) -> Window {
    let prefs = Prefs { language: Some(options.language), ..prefs };
    let mut desk = Desk::in_room(prefs, Room::within(folder, |_| Box::pin(std::future::ready(None))));
    desk.give(Action::Night(options.night));
    let mut window = Harness::builder()
        .with_size(options.size)
        .with_theme(if options.night { egui::Theme::Dark } else { egui::Theme::Light })
        .with_context_setup(kit::install)
        .with_max_steps(12)
        .wgpu()
        .build_ui_state(
            |ui, desk: &mut Desk| {
                // The harness leaves a margin around the ui; a real window has none.
                let whole = ui.ctx().content_rect();
                ui.scope_builder(egui::UiBuilder::new().max_rect(whole), |ui| {
                    ui.set_clip_rect(whole);
                    desk.show(ui);
                });
            },
            desk,
        );
    settle(&mut window, options.size);
    window
}

/// Waits until the window is idle at this size, at any zoom.
fn settle(window: &mut Window, size: egui::Vec2) {
    let begun = Instant::now();
    loop {
        window.set_size(size / window.ctx.zoom_factor());
        window.run_steps(3);
        if !window.state().busy() || begun.elapsed() > Duration::from_secs(60) {
            break;
        }
        std::thread::yield_now();
    }
    window.set_size(size / window.ctx.zoom_factor());
    window.run_steps(4);
}

/// The open session.
fn table(window: &Window) -> &Session {
    match window.state().page() {
        Page::Table(page) => page.table(),
        page => panic!("no table lies open: {page:?}"),
    }
}

/// Carries out the steps to a screen; returns whether it exists.
pub fn go(window: &mut Window, folder: &Path, options: RenderOptions, steps: &[Step]) -> bool {
    let word = |key: &Key| render(&Line::new(*key), options.language);
    for step in steps {
        match step {
            Step::Give(command) => window.state_mut().give(command.clone()),
            Step::Enter(line) => {
                let verb = table(window).read(line).expect("it is understood");
                window.state_mut().give(Action::Enter(verb));
            }
            Step::Amend(edits) => {
                let (edits, was) = (table(window).read_edits(edits), AmendPolicy::Table);
                window.state_mut().give(Action::Amend { edits, was, reason: String::new() });
            }
            Step::Draft(act) => {
                let act = table(window).read_act(act).expect("an act");
                window.state_mut().give(Action::Draft(act));
            }
            Step::Demo(game, lines, more) => {
                let path = record(folder, game, *lines, more);
                window.state_mut().give(Action::Open(path));
            }
            Step::Fullest(game, name, line) => {
                let (header, mut lines) = fullest::game(game, name);
                lines.truncate(*line as usize);
                window.state_mut().give(Action::Open(filed(folder, game, &header, &lines)));
            }
            Step::Longest(game, name, line) => {
                let (header, mut lines) = fullest::game(game, name);
                lines.truncate(*line as usize);
                let path = filed(folder, game, &fullest::longest(&header), &lines);
                window.state_mut().give(Action::Open(path));
            }
            Step::Press(key) => assert!(press(window, &word(key)), "no button {:?}", word(key)),
            Step::Turn(key) => {
                // A board with nothing over it has no tab.
                if !press(window, &word(key)) && *key != keys::table::TAB_BOARD {
                    return false;
                }
            }
            Step::Scroll(key) => {
                window.get_all_by_label(&word(key)).next().expect("it stands there").scroll_to_me()
            }
            Step::Write(key, part, text) => {
                let name = key.as_ref().map_or_else(|| (*part).to_owned(), word);
                let field = window.get_all_by(|node| {
                    node.role() == Role::TextInput && node.label().is_some_and(|label| label.contains(&name))
                });
                field.into_iter().next().expect("such a field").focus();
                settle(window, options.size);
                window.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::A);
                window.event(egui::Event::Text((*text).to_owned()));
            }
            Step::FirstGame(without) => {
                let path = first_game(folder, *without);
                window.state_mut().give(Action::Open(path));
            }
            Step::Past => past(folder),
            Step::Type(text) => {
                let focused = window.query_all_by(|node| node.is_focused()).next();
                focused.expect("a field with the keyboard").type_text(text);
            }
        }
        settle(window, options.size);
    }
    true
}

/// Presses the button with this name, or the first whose name contains it; returns whether there is one.
fn press(window: &mut Window, text: &str) -> bool {
    let buttons: Vec<_> = window
        .query_all_by(|node| matches!(node.role(), Role::Button | Role::CheckBox | Role::Link))
        .collect();
    let named = |wanted: &dyn Fn(&str) -> bool| {
        buttons.iter().find(|node| node.accesskit_node().label().is_some_and(|name| wanted(&name)))
    };
    let found = named(&|name| name == text).or_else(|| named(&|name| name.contains(text)));
    found.inspect(|node| node.click_accesskit()).is_some()
}

/// Renders the screen.
pub fn picture(window: &mut Window) -> RgbaImage {
    window.render().expect("a picture: is there a graphics driver?")
}
