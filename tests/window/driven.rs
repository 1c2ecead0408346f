//! A window driven by the names of its controls, with a whole desk or one page of a game.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant, SystemTime};

use egui::accesskit::Role;
use egui::epaint::{ClippedShape, Shape, TextShape};
use egui::{Key, Rect, Vec2, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use egui_kittest::{Harness, Node};
use steward::desk::table::Panel;
use steward::desk::{Action, Desk, Page, Prefs, Room, Speech};
use steward::msg;
use steward::page::Referee;
use steward::platform::Files;
use steward::preset::{self, Playthrough};
use steward::record::Record;
use steward::session::Session;
use steward::words::{Key as Message, Language, Line, keys};

use crate::{fullest, hand};

pub type Window = Harness<'static, Desk>;

/// The seconds between two frames, long enough for a list that has just changed to accept presses again.
pub const FRAME: f32 = 0.25;

/// The smallest window that shows all panels side by side, and the usual size.
pub const SIZES: [Vec2; 2] = [vec2(1024.0, 640.0), vec2(1280.0, 720.0)];

/// The state that a window shows.
pub trait Shown {
    /// Whether a background task is running.
    fn busy(&self) -> bool {
        false
    }
}

impl Shown for Desk {
    fn busy(&self) -> bool {
        Desk::busy(self)
    }
}

/// Runs a test in every language, for tests that depend on words or text widths.
pub fn both(test: impl Fn(Language)) {
    [Language::ENGLISH, Language::FRENCH].into_iter().for_each(test);
}

/// Runs a test in English.
pub fn english(test: impl FnOnce(Language)) {
    test(Language::ENGLISH);
}

/// Runs a test in French.
pub fn french(test: impl FnOnce(Language)) {
    test(Language::FRENCH);
}

/// A new record with this header and these lines, in a folder that no other run has used.
pub fn record<'a>(header: &str, lines: impl IntoIterator<Item = &'a str>) -> PathBuf {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    static FOLDER: LazyLock<PathBuf> = LazyLock::new(|| {
        let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap();
        let folder = format!("steward-driven-{}-{}", std::process::id(), now.as_nanos());
        let folder = std::env::temp_dir().join(folder);
        std::fs::create_dir_all(&folder).unwrap();
        folder
    });
    let n = COUNT.fetch_add(1, Ordering::Relaxed);
    let path = FOLDER.join(format!("{n}.steward"));
    let mut record = Record::create(Arc::new(Files), &path, header).unwrap();
    for line in lines {
        record.enter(line).unwrap_or_else(|why| panic!("{line}: {why:?}"));
    }
    path
}

/// Steps the window until a condition holds.
pub fn until(window: &mut Window, so: impl Fn(&Window) -> bool) {
    let begun = Instant::now();
    while !so(window) {
        assert!(begun.elapsed() < Duration::from_secs(60), "it never comes: {:#?}", description(window));
        window.step();
        std::thread::yield_now();
    }
}

/// A window of the usual size on a desk, once everything is loaded.
pub fn window(desk: Desk, frame: f32) -> Window {
    let builder = Harness::builder().with_size([1280.0, 720.0]).with_max_steps(12).with_step_dt(frame);
    let builder = builder.with_context_setup(hand::arrives);
    let mut window = builder.build_ui_state(|ui, desk: &mut Desk| desk.show(ui), desk);
    settle(&mut window);
    window
}

/// A window on a record.
pub fn open(language: Language, path: &Path, frame: f32) -> Window {
    let folder = path.parent().unwrap_or(Path::new("."));
    let room = Room::within(folder, crate::room::nowhere);
    let mut desk = Desk::in_room(Prefs { language: Some(language), ..Prefs::default() }, room);
    desk.give(Action::Open(path.to_owned()));
    window(desk, frame)
}

/// A complete game with the most players, whose names have sixty letters.
pub fn with_longest_names(language: Language, game: &str, name: &str) -> Window {
    let (header, lines) = fullest::game(game, name);
    let path = record(&fullest::longest(&header), lines.iter().map(String::as_str));
    open(language, &path, FRAME)
}

/// A window on the demo of Automobile after this many lines, followed by these lines.
pub fn demo(language: Language, lines: u32, more: &[&str]) -> Window {
    demo_of("automobile", language, lines, more)
}

/// The same with the demo of any game.
pub fn demo_of(game: &str, language: Language, lines: u32, more: &[&str]) -> Window {
    let header = Session::laid(game).unwrap().header_json();
    let lines = &demo_lines(game)[..lines as usize];
    let lines = lines.iter().map(String::as_str).chain(more.iter().copied());
    open(language, &record(&header, lines), FRAME)
}

/// The lines of a demo as typed, because a session masks secrets in them.
pub fn demo_lines(game: &str) -> Vec<String> {
    let whole = Playthrough::parse(preset::demo(game).unwrap()).unwrap();
    whole.lines.into_iter().map(|line| line.text).collect()
}

/// Waits until the window is idle: background tasks are done, and lists that have just changed accept presses again.
pub fn settle<S: Shown>(window: &mut Harness<'static, S>) {
    let begun = Instant::now();
    let mut quiet = 0;
    hand::beside(window, window.state().busy());
    while quiet < 4 {
        assert!(begun.elapsed() < Duration::from_secs(120), "it never arrives");
        let busy = window.state().busy();
        window.step();
        if busy {
            // A page that has just loaded takes the keyboard focus.
            hand::beside(window, true);
            quiet = 0;
            std::thread::yield_now();
        } else {
            quiet += 1;
            hand::beside(window, quiet < 3);
        }
    }
    for node in window.root().children_recursive() {
        let node = node.accesskit_node();
        for heard in [node.label(), node.value(), node.description()].into_iter().flatten() {
            assert!(!heard.contains(private), "a letter of the icon font is read aloud: {heard:?}");
        }
    }
}

/// Whether a letter is from the private use area, as icons are.
fn private(letter: char) -> bool {
    matches!(letter, '\u{e000}'..='\u{f8ff}')
}

/// The open session.
pub fn table(window: &Window) -> &Session {
    match window.state().page() {
        Page::Table(page) => page.table(),
        page => panic!("no table lies open: {page:?}"),
    }
}

/// The line that was entered last.
pub fn last(window: &Window) -> String {
    let table = table(window);
    table.line(table.lines()).unwrap().text
}

/// The panels that can be opened over any table, including those about this entry.
pub fn sheets(entry: u32) -> Vec<Panel> {
    let lays = [
        Panel::Hand,
        Panel::Count,
        Panel::TrialBalance,
        Panel::Reminders,
        Panel::People,
        Panel::Position,
        Panel::Home,
        Panel::Question(entry),
        Panel::Right(0),
    ];
    lays.into_iter().chain(Referee::ALL.into_iter().map(Panel::Form)).collect()
}

/// A line of notation in a language.
pub fn typed(window: &Window, language: Language, line: &str) -> String {
    Speech::new(language).typed(table(window), line)
}

pub fn word(language: Language, key: Message) -> String {
    Speech::new(language).word(key)
}

pub fn said(language: Language, line: &Line) -> String {
    Speech::new(language).say(line)
}

/// A line with a capital first letter.
pub fn sentence(language: Language, line: impl Into<Line>) -> String {
    Speech::new(language).sentence(&line.into())
}

/// Every button whose name contains a text.
pub fn buttons<'a, S>(window: &'a Harness<'static, S>, text: &'a str) -> Vec<Node<'a>> {
    let found = window.query_all_by(move |node| {
        matches!(node.role(), Role::Button | Role::CheckBox)
            && node.label().is_some_and(|name| name.contains(text))
    });
    found.collect()
}

/// The first button with exactly this name.
fn button<'a, S>(window: &'a Harness<'static, S>, text: &'a str) -> Option<Node<'a>> {
    buttons(window, text).into_iter().find(|node| node.accesskit_node().label().as_deref() == Some(text))
}

/// Presses the button with exactly this name. If there is none, looks in the menu and in the list of all commands.
pub fn press<S: Shown>(window: &mut Harness<'static, S>, text: &str) {
    if button(window, text).is_none() {
        let menu = |language: &Language| word(*language, steward::words::keys::desk::MENU);
        let menus: Vec<String> = Language::ALL.iter().map(menu).collect();
        let menu = menus.iter().find_map(|menu| button(window, menu));
        menu.unwrap_or_else(|| panic!("no button {text:?}: {:#?}", description(window))).click();
        settle(window);
    }
    if button(window, text).is_none() {
        let all = |language: &Language| word(*language, steward::words::keys::find::ALL_COMMANDS);
        let all: Vec<String> = Language::ALL.iter().map(all).collect();
        if let Some(all) = all.iter().find_map(|all| button(window, all)) {
            all.click();
            // The menu closes, the field gets the focus, and its list appears.
            (0..2).for_each(|_| settle(window));
        }
        if let Some(row) = button(window, text) {
            row.scroll_to_me();
            settle(window);
        }
    }
    button(window, text).unwrap_or_else(|| panic!("no button {text:?}: {:#?}", description(window))).click();
    settle(window);
}

/// Opens the board in the middle, replacing anything else there.
pub fn to_board(window: &mut Window, language: Language) {
    let board = word(language, steward::words::keys::table::TAB_BOARD);
    if button(window, &board).is_some() {
        press(window, &board);
    }
}

/// Opens the timeline over the board.
pub fn timeline(window: &mut Window, language: Language) {
    press(window, &word(language, steward::words::keys::table::TIMELINE_SHOW));
}

/// Presses the first button whose name contains a text.
pub fn press_like<S: Shown>(window: &mut Harness<'static, S>, text: &str) {
    let found = buttons(window, text).into_iter().next();
    found.unwrap_or_else(|| panic!("no button {text:?}: {:#?}", description(window))).click();
    settle(window);
}

/// Presses a control after scrolling to it.
pub fn press_anywhere<S: Shown>(window: &mut Harness<'static, S>, text: &str) {
    assert!(!buttons(window, text).is_empty(), "no button {text:?}: {:#?}", description(window));
    // A control with exactly this name is preferred to one that contains it.
    let meant = |window: &Harness<'static, S>| {
        let exact = |node: &egui_kittest::Node<'_>| node.accesskit_node().label().as_deref() == Some(text);
        buttons(window, text).iter().position(exact).unwrap_or_default()
    };
    buttons(window, text)[meant(window)].scroll_to_me();
    settle(window);
    buttons(window, text)[meant(window)].click();
    settle(window);
}

/// Replaces the text in the field with this name.
pub fn write<S: Shown>(window: &mut Harness<'static, S>, field: &str, text: &str) {
    hand::fills(window, field, text);
    settle(window);
}

pub fn key<S: Shown>(window: &mut Harness<'static, S>, key: Key) {
    window.key_press(key);
    settle(window);
}

/// The full name of the place on the board that starts with this text.
pub fn place(window: &Window, begins: &str) -> String {
    let found = buttons(window, begins).into_iter().filter_map(|node| node.accesskit_node().label());
    // The name of a place has more parts; a button for one of its figures does not.
    let found = found.into_iter().find(|name| name.starts_with(begins) && name.contains(" · "));
    found.unwrap_or_else(|| panic!("no place {begins}: {:#?}", description(window)))
}

/// Whether the card shows this act ready to be booked.
pub fn drafts(window: &Window, language: Language, act: &str) -> bool {
    let description = table(window)
        .read_act(act)
        .map(|act| table(window).describe(&act))
        .map(|line| sentence(language, line))
        .unwrap_or_default();
    shows(window, &said(language, &msg!(keys::table::ACCEPT_WHAT, what = description)))
}

/// The start of the name of the button that books a draft.
pub fn accepts(language: Language) -> String {
    sentence(language, msg!(keys::table::ACCEPT_WHAT, what = "")).trim().to_owned()
}

/// Presses that button.
pub fn book(window: &mut Window, language: Language) {
    press_like(window, &accepts(language));
}

/// Enters a line through the desk, without using its controls.
pub fn enter(window: &mut Window, line: &str) {
    let verb = table(window).read(line).unwrap_or_else(|why| panic!("{line}: {why:?}"));
    window.state_mut().give(Action::Enter(verb));
    settle(window);
}

/// Drafts an act.
pub fn draft(window: &mut Window, act: &str) {
    let act = table(window).read_act(act).unwrap_or_else(|| panic!("{act} is no act"));
    window.state_mut().give(Action::Draft(act));
    settle(window);
}

/// Replaces the text in the field.
pub fn write_in_field(window: &mut Window, language: Language, text: &str) {
    hand::fills(window, &word(language, keys::desk::ENTRY), text);
    settle(window);
}

/// Whether a control has a name that contains this text.
pub fn shows<S>(window: &Harness<'static, S>, text: &str) -> bool {
    let holds = |value: Option<String>| value.is_some_and(|value| value.contains(text));
    window.query_all_by(|node| holds(node.label()) || holds(node.value())).next().is_some()
}

/// The names and values of all nodes for screen readers.
pub fn description<S>(window: &Harness<'static, S>) -> Vec<String> {
    let nodes = window.query_all_by(|node| node.label().is_some() || node.value().is_some());
    let texts = nodes.flat_map(|node| [node.accesskit_node().label(), node.accesskit_node().value()]);
    texts.flatten().collect()
}

/// Whether a control of this role takes input.
pub const fn is_control(role: Role) -> bool {
    matches!(
        role,
        Role::Button
            | Role::CheckBox
            | Role::RadioButton
            | Role::ComboBox
            | Role::Slider
            | Role::TextInput
            | Role::SpinButton
    )
}

/// Whether a button is enabled.
pub fn enabled(window: &Window, text: &str) -> bool {
    !window.get_by_role_and_label(Role::Button, text).accesskit_node().is_disabled()
}

/// The texts with their clip rectangles.
pub fn texts(shapes: &[ClippedShape]) -> Vec<(Rect, &TextShape)> {
    fn within<'a>(clip: Rect, shape: &'a Shape, found: &mut Vec<(Rect, &'a TextShape)>) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| within(clip, shape, found)),
            Shape::Text(text) => found.push((clip, text)),
            _ => {}
        }
    }
    let mut found = Vec::new();
    shapes.iter().for_each(|shape| within(shape.clip_rect, &shape.shape, &mut found));
    found
}
