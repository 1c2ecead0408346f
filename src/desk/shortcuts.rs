//! All commands with their names and keys. This list binds the keys, fills the menu, and is searched by the entry line.

use egui::{Key, KeyboardShortcut, Modifiers, Ui};

use crate::desk::action::Zooming;
use crate::desk::table::Panel;
use crate::desk::{Action, Level, Search, Speech, Teach, WhatIfCommand::Begin};
use crate::export::Paper;
use crate::page::Referee;
use crate::platform::BROWSER;
use crate::words::keys::{
    check, coach, count, deal, desk, find as k, group, home, lookup, manual, menu as m, people, position,
    press, question, reading, remind, right, shelf, table as t, talk, trial_balance, view, what_if,
};
use crate::words::{Key as Message, Language};

/// A group of commands. The menu shows the first [`IN_MENU`] of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShortcutGroup {
    /// Commands of play.
    Play,
    /// Commands that show something.
    Look,
    /// Commands that correct something.
    Right,
    /// Exports, other sessions and the window.
    Steward,
}

/// The most commands of a group in the menu. The last one opens the complete list.
pub const IN_MENU: usize = 6;

impl ShortcutGroup {
    /// All groups in the order of the menu.
    pub const ALL: [Self; 4] = [Self::Play, Self::Look, Self::Right, Self::Steward];

    /// The heading of the group.
    pub const fn title(self) -> Message {
        match self {
            Self::Play => k::PLAY,
            Self::Look => k::LOOK,
            Self::Right => k::RIGHT,
            Self::Steward => desk::STEWARD,
        }
    }
}

/// A command.
#[derive(Clone, Debug)]
pub struct Shortcut {
    pub group: ShortcutGroup,
    pub name: Message,
    /// Its description in a sentence.
    pub description: Message,
    /// Its keys, if any.
    pub keys: Vec<KeyboardShortcut>,
    /// Whether it is available on the table page only.
    pub at_table: bool,
    /// Its action; `None` if the focused widget handles the key itself.
    pub action: Option<Action>,
}

/// A command of all pages, with its keys as text; behind a bar, its keys in a browser, which keeps some for itself.
fn row(name: Message, description: Message, keys: &str, action: Action) -> Shortcut {
    let (own, in_browser) = keys.split_once(" | ").unwrap_or((keys, keys));
    let keys = if BROWSER { in_browser } else { own }.split(' ').filter_map(key).collect();
    let group = ShortcutGroup::Play;
    Shortcut { group, name, description, keys, at_table: false, action: Some(action) }
}

/// A command of the table page.
fn table(name: Message, description: Message, keys: &str, action: Action) -> Shortcut {
    Shortcut { at_table: true, ..row(name, description, keys, action) }
}

/// Keys that the focused widget handles itself.
fn heard(name: Message, description: Message, keys: &str, at_table: bool) -> Shortcut {
    Shortcut { action: None, at_table, ..row(name, description, keys, Action::Keys) }
}

/// Parses a key: `Ctrl+Shift+Z`.
fn key(written: &str) -> Option<KeyboardShortcut> {
    let mut parts = written.rsplit('+');
    let key = Key::from_name(parts.next()?)?;
    let modifiers = parts.map(|part| match part {
        "Ctrl" => Modifiers::COMMAND,
        "Shift" => Modifiers::SHIFT,
        "Alt" => Modifiers::ALT,
        _ => Modifiers::NONE,
    });
    Some(KeyboardShortcut::new(modifiers.fold(Modifiers::NONE, Modifiers::plus), key))
}

fn panel(panel: Panel) -> Action {
    Action::Panel(Some(panel))
}

fn form(referee: Referee) -> Action {
    panel(Panel::Form(referee))
}

/// All commands in the order of the menu.
pub fn all() -> Vec<Shortcut> {
    let groups = [
        (ShortcutGroup::Play, play()),
        (ShortcutGroup::Look, look()),
        (ShortcutGroup::Right, right()),
        (ShortcutGroup::Steward, steward()),
    ];
    // A page is closed by the browser.
    let there = |row: &Shortcut| !BROWSER || row.action != Some(Action::Quit);
    let rows = groups.into_iter().flat_map(|(group, rows)| rows.into_iter().map(move |row| (group, row)));
    rows.filter(|(_, row)| there(row)).map(|(group, row)| Shortcut { group, ..row }).collect()
}

fn play() -> Vec<Shortcut> {
    vec![
        row(k::TITLE, m::FIND, "Ctrl+K F2", Action::Find(Search::Anything)),
        table(t::ANYTIME, m::ANYTIME, "F3", Action::Anytime),
        table(what_if::BEGIN, m::WHAT_IF, "Ctrl+I", Action::WhatIf(Begin)),
        table(t::NOTE, m::NOTE, "F4", form(Referee::Note)),
        table(view::BREAK, m::BREAK, "Ctrl+L", Action::Break),
        table(desk::NEW_GAME, m::ANOTHER, "", Action::Another),
        heard(k::LETTERS, m::LETTERS, "Slash", true),
        heard(shelf::KEY_ENTER, m::ENTER, "Enter", false),
        heard(k::ARROWS, m::ARROWS, "Up Down Left Right", false),
        heard(shelf::KEY_TAB, m::TAB, "Tab", false),
        heard(shelf::KEY_ESCAPE, m::ESCAPE, "Escape", false),
        table(t::PAUSE, m::PAUSE, "F7", form(Referee::Pause)),
        table(remind::TITLE, m::REMINDERS, "", panel(Panel::Reminders)),
    ]
}

fn look() -> Vec<Shortcut> {
    let coach = Action::Coach;
    vec![
        table(coach::WHERE, m::WHERE, "", panel(Panel::Where)),
        table(talk::TITLE, m::TALK, "", Action::Teach(Teach::Talk(Some(0)))),
        row(lookup::TITLE, m::RULES, "Ctrl+F", Action::Find(Search::Rules)),
        table(question::ASK, m::QUESTION, "F12 | Ctrl+J", Action::Ask),
        table(trial_balance::OPEN, m::TRIAL_BALANCE, "Ctrl+T | Ctrl+B", panel(Panel::TrialBalance)),
        row(manual::TITLE, m::MANUAL, "Shift+F1", Action::Manual),
        table(coach::TRY, m::TRY, "", Action::Teach(Teach::TryIt(true))),
        table(coach::SILENT, m::SILENT, "", coach(Level::Silent)),
        table(coach::PROMPT, m::PROMPT, "", coach(Level::Prompt)),
        table(coach::TEACH, m::TEACH, "", coach(Level::Teach)),
        table(t::LOOK_EARLIER, m::EARLIER, "Alt+Left | Alt+Up", Action::LookBy(-1)),
        table(t::LOOK_LATER, m::LATER, "Alt+Right | Alt+Down", Action::LookBy(1)),
        table(t::TIMELINE_SHOW, m::TIMELINE, "", Action::Timeline),
        table(t::ALL_ROWS, m::ALL_ROWS, "", Action::AllRows),
    ]
}

fn right() -> Vec<Shortcut> {
    vec![
        table(desk::UNDO, m::UNDO, "Ctrl+Z", Action::Undo),
        table(desk::REDO, m::REDO, "Ctrl+Y Ctrl+Shift+Z", Action::Redo),
        table(right::PUT_RIGHT, m::PUT_RIGHT, "F9", Action::PutRight),
        table(count::TITLE, m::COUNT, "F10", panel(Panel::Count)),
        table(t::CORRECT, m::CORRECT, "F5 | Shift+F9", form(Referee::Correct)),
        table(t::RULING, m::RULING, "Shift+F5 | Shift+F8", form(Referee::Ruling)),
        table(desk::REDO_MINE, m::REDO_MINE, "Ctrl+E", Action::RedoMyLast),
        table(position::TITLE, m::POSITION, "Ctrl+R | Ctrl+G", panel(Panel::Position)),
        table(reading::VALUES, m::VALUES, "", panel(Panel::Printed(Vec::new()))),
        table(t::RENAME, m::RENAME, "F8", form(Referee::Rename)),
        table(people::TITLE, m::PEOPLE, "", panel(Panel::People)),
    ]
}

fn steward() -> Vec<Shortcut> {
    let (zoom, part) = (Action::Zoom, |back| Action::NextPart { back });
    let (print, english, french) = (Paper::State, Language::ENGLISH, Language::FRENCH);
    vec![
        table(home::TITLE, m::HOME, "", panel(Panel::Home)),
        table(view::OPEN, m::VIEW, "F11 | Shift+F2", Action::View),
        row(desk::SHELF, m::SHELF, "Ctrl+Home", Action::PresetStore),
        row(desk::OPEN, m::OPEN, "Ctrl+O", Action::BrowseOpen),
        row(shelf::KEY_QUIT, m::QUIT, "Ctrl+Q | ", Action::Quit),
        row(k::ALL_COMMANDS, m::ALL_COMMANDS, "", Action::Find(Search::Commands)),
        table(view::PRINT, m::PRINT, "Ctrl+P", Action::TakeHome(print)),
        table(desk::SAVE_COPY, m::COPY, "Ctrl+S", Action::BrowseCopy),
        table(view::BOARD, m::VIEW_BOARD, "Shift+F11 | Shift+F3", Action::ViewBoard),
        row(group::TITLE, m::GROUP, "", Action::Group),
        row(deal::TITLE, m::DEAL, "", Action::Deal),
        row(check::TITLE, m::CHECK, "", Action::Check),
        row(desk::KEYS, m::KEYS, "F1", Action::Keys),
        table(k::NEXT_PART, m::NEXT_PART, "F6", part(false)),
        table(k::PART_BEFORE, m::PART_BEFORE, "Shift+F6", part(true)),
        row(shelf::KEY_LARGER, m::LARGER, "Ctrl+Plus", zoom(Zooming::Larger)),
        row(shelf::KEY_SMALLER, m::SMALLER, "Ctrl+Minus", zoom(Zooming::Smaller)),
        row(shelf::KEY_ZOOM, m::ZOOM, "Ctrl+0", zoom(Zooming::Usual)),
        row(desk::BY_DAY, m::BY_DAY, "", Action::Night(false)),
        row(desk::BY_NIGHT, m::BY_NIGHT, "", Action::Night(true)),
        row(desk::MOVING, m::MOVING, "", Action::Moves(true)),
        row(desk::STILL, m::STILL, "", Action::Moves(false)),
        row(k::IN_ENGLISH, m::ENGLISH, "", Action::Speak(english)),
        row(k::IN_FRENCH, m::FRENCH, "", Action::Speak(french)),
    ]
}

/// Adds the actions of pressed keys. Keys with more modifiers are checked first.
pub fn pressed(ui: &Ui, at_table: bool, actions: &mut Vec<Action>) {
    let rows = all().into_iter().filter(|row| at_table || !row.at_table);
    let mut bound: Vec<(KeyboardShortcut, Action)> = rows
        .filter_map(|row| Some((row.keys, row.action?)))
        .flat_map(|(keys, action)| keys.into_iter().map(move |key| (key, action.clone())))
        .collect();
    let many = |modifiers: Modifiers| [modifiers.alt, modifiers.shift, modifiers.command].map(usize::from);
    bound.sort_by_key(|(key, _)| std::cmp::Reverse(many(key.modifiers).iter().sum::<usize>()));
    let covered = ui.memory(|memory| memory.top_modal_layer().is_some());
    for (key, action) in bound {
        // A modal dialog keeps these keys.
        if covered && matches!(action, Action::Find(_) | Action::NextPart { .. }) {
            continue;
        }
        if ui.input_mut(|input| input.consume_shortcut(&key)) {
            actions.push(action);
        }
    }
}

/// The text of a key in a language.
pub fn written(ui: &Ui, speech: Speech, shortcut: &KeyboardShortcut) -> String {
    let named = |part: &str| match part {
        "Shift" => Some(press::SHIFT),
        "Left" => Some(press::LEFT),
        "Right" => Some(press::RIGHT),
        "Up" => Some(press::UP),
        "Down" => Some(press::DOWN),
        "Home" => Some(press::HOME),
        "Enter" => Some(press::ENTER),
        "Escape" => Some(press::ESCAPE),
        "Tab" => Some(press::TAB),
        "Plus" => Some(press::PLUS),
        "Minus" => Some(press::MINUS),
        _ => None,
    };
    let whole = ui.ctx().format_shortcut(shortcut);
    let part = |part: &str| match part {
        "Slash" => "/".to_owned(),
        part => named(part).map_or_else(|| part.to_owned(), |key| speech.word(key)),
    };
    whole.split('+').map(part).collect::<Vec<_>>().join("+")
}
