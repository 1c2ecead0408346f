//! A desk drawn as a picture: in a language, by day or by night, in a window of a size, driven by commands and by what
//! its buttons are called.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use image::RgbaImage;
use steward::desk::{Command, Desk, Prefs, Room, theme};
use steward::record::{Files, Record};
use steward::session::{Session, Sitting};
use steward::words::{Key, Language, Line, render};

use crate::fullest;

pub type Window = Harness<'static, Desk>;

/// How a screen is looked at.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    pub language: Language,
    pub night: bool,
    pub size: egui::Vec2,
}

/// What is done before a screen is drawn.
#[derive(Clone, Debug)]
pub enum Step {
    /// Something is asked of the desk.
    Give(Command),
    /// A demo lies on the table as it is after so many lines, and these lines after them.
    Demo(&'static str, u32, &'static [&'static str]),
    /// A game of the most players, whose names are the longest, lies on the table as it is after so many lines.
    Fullest(&'static str, &'static str, u32),
    /// The first button whose name contains this word is pressed.
    Press(Key),
    /// A page of the table is turned to; without it there is no such screen.
    Turn(Key),
    /// What is called by this word is scrolled to.
    Scroll(Key),
    /// A text is typed where the keyboard is.
    Type(&'static str),
}

/// A screen with the way to it.
#[derive(Clone, Debug)]
pub struct Screen {
    pub name: String,
    pub steps: Vec<Step>,
}

/// A record of the demo of a box after so many lines, and these lines after them.
pub fn record(folder: &Path, game: &str, lines: u32, more: &[&str]) -> PathBuf {
    let whole = Session::demo(game).expect("a box").expect("a demo");
    let demo =
        (1..=lines.min(whole.table().lines())).filter_map(|n| whole.table().line(n)).map(|row| row.text);
    let all: Vec<String> = demo.chain(more.iter().map(|line| (*line).to_owned())).collect();
    written(folder, game, &whole.table().header_json(), &all)
}

/// A record with this header and these lines.
fn written(folder: &Path, game: &str, header: &str, lines: &[String]) -> PathBuf {
    let name = (0..).map(|n| folder.join(format!("{game}-{n}.steward"))).find(|path| !path.exists());
    let path = name.expect("a free name");
    let mut record = Record::<Session>::create(Arc::new(Files), &path, header).expect("a new record");
    for line in lines {
        record.enter(line).unwrap_or_else(|why| panic!("{game}: {line}: {why:?}"));
    }
    path
}

/// A window on a desk with these habits, once nothing is on its way any more.
pub fn window(folder: &Path, look: Look, prefs: Prefs) -> Window {
    let prefs = Prefs { language: Some(look.language), ..prefs };
    let mut desk = Desk::in_room(prefs, Room::within(folder, |_| Box::pin(std::future::ready(None))));
    desk.give(Command::Night(look.night));
    let mut window = Harness::builder()
        .with_size(look.size)
        .with_theme(if look.night { egui::Theme::Dark } else { egui::Theme::Light })
        .with_context_setup(theme::install)
        .with_max_steps(12)
        .wgpu()
        .build_ui_state(
            |ui, desk: &mut Desk| {
                // The harness leaves a margin around what it draws; a window has none.
                let whole = ui.ctx().content_rect();
                ui.scope_builder(egui::UiBuilder::new().max_rect(whole), |ui| {
                    ui.set_clip_rect(whole);
                    desk.show(ui);
                });
            },
            desk,
        );
    settle(&mut window, look.size);
    window
}

/// Lets the window come to rest at its size, however large everything is drawn in it.
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

/// Goes the way to a screen; says whether there is one.
pub fn go(window: &mut Window, folder: &Path, look: Look, steps: &[Step]) -> bool {
    let word = |key: &Key| render(&Line::new(*key), look.language);
    for step in steps {
        match step {
            Step::Give(command) => window.state_mut().give(command.clone()),
            Step::Demo(game, lines, more) => {
                let path = record(folder, game, *lines, more);
                window.state_mut().give(Command::Open(path));
            }
            Step::Fullest(game, name, line) => {
                let (header, mut lines) = fullest::game(game, name);
                lines.truncate(*line as usize);
                window.state_mut().give(Command::Open(written(folder, game, &header, &lines)));
            }
            Step::Press(key) => assert!(press(window, &word(key)), "no button {:?}", word(key)),
            Step::Turn(key) => {
                if !press(window, &word(key)) {
                    return false;
                }
            }
            Step::Scroll(key) => {
                window.get_all_by_label(&word(key)).next().expect("it stands there").scroll_to_me()
            }
            Step::Type(text) => {
                let focused = window.query_all_by(|node| node.is_focused()).next();
                focused.expect("a field with the keyboard").type_text(text);
            }
        }
        settle(window, look.size);
    }
    true
}

/// Presses the button of this name, or the first whose name contains it; says whether there is one.
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

/// The picture of a screen.
pub fn picture(window: &mut Window) -> RgbaImage {
    window.render().expect("a picture: is there a graphics driver?")
}
