//! The keys of the desk and what they ask for. The sheet of keys is made from this list.

use egui::{Key, KeyboardShortcut, Modifiers, Ui};

use crate::desk::table::{Form, Lay, WhatIfCommand};
use crate::desk::{Command, Speech};
use crate::export::Paper;
use crate::words::keys::press;
use crate::words::{Key as Message, keys};

/// A key with what it asks for.
#[derive(Clone, Debug)]
pub struct Shortcut {
    /// The key.
    pub key: KeyboardShortcut,
    /// What it is called.
    pub name: Message,
    /// What it asks for.
    pub command: Command,
}

/// The keys of the table, those with more modifiers first.
pub fn table() -> Vec<Shortcut> {
    let shortcut = |modifiers, key, name, command| Shortcut {
        key: KeyboardShortcut::new(modifiers, key),
        name,
        command,
    };
    vec![
        shortcut(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::Z, keys::desk::REDO, Command::Redo),
        shortcut(Modifiers::COMMAND, Key::Z, keys::desk::UNDO, Command::Undo),
        shortcut(Modifiers::COMMAND, Key::Y, keys::desk::REDO, Command::Redo),
        shortcut(Modifiers::COMMAND, Key::E, keys::desk::REDO_MINE, Command::RedoMyLast),
        shortcut(Modifiers::ALT, Key::ArrowLeft, keys::table::LOOK_EARLIER, Command::LookBy(-1)),
        shortcut(Modifiers::ALT, Key::ArrowRight, keys::table::LOOK_LATER, Command::LookBy(1)),
        shortcut(Modifiers::NONE, Key::F2, keys::table::LINE_FOCUS, Command::EntryLine),
        shortcut(Modifiers::NONE, Key::F3, keys::table::ANYTIME, Command::Anytime),
        shortcut(Modifiers::NONE, Key::F4, keys::table::NOTE, Command::Form(Some(Form::Note))),
        shortcut(Modifiers::NONE, Key::F5, keys::table::CORRECT, Command::Form(Some(Form::Correct))),
        shortcut(Modifiers::NONE, Key::F6, keys::table::RULING, Command::Form(Some(Form::Ruling))),
        shortcut(Modifiers::NONE, Key::F7, keys::table::PAUSE, Command::Form(Some(Form::Pause))),
        shortcut(Modifiers::NONE, Key::F8, keys::table::RENAME, Command::Form(Some(Form::Rename))),
        shortcut(Modifiers::NONE, Key::F9, keys::right::PUT_RIGHT, Command::PutRight),
        shortcut(Modifiers::NONE, Key::F10, keys::count::TITLE, Command::Lay(Some(Lay::Count))),
        shortcut(Modifiers::NONE, Key::F11, keys::view::OPEN, Command::View),
        shortcut(Modifiers::NONE, Key::F12, keys::question::ASK, Command::Ask),
        shortcut(Modifiers::COMMAND, Key::I, keys::what_if::BEGIN, Command::WhatIf(WhatIfCommand::Begin)),
        shortcut(Modifiers::COMMAND, Key::B, keys::what_if::WEIGH, Command::Lay(Some(Lay::Weigh))),
        shortcut(Modifiers::COMMAND, Key::K, keys::sealed::OPEN, Command::Lay(Some(Lay::TrialBalance))),
        shortcut(Modifiers::COMMAND, Key::L, keys::view::BREAK, Command::Break),
        shortcut(Modifiers::COMMAND, Key::P, keys::view::PRINT, Command::TakeHome(Paper::ByHand)),
        shortcut(Modifiers::COMMAND, Key::R, keys::position::TITLE, Command::Lay(Some(Lay::Position))),
        shortcut(Modifiers::COMMAND, Key::S, keys::desk::SAVE_COPY, Command::BrowseCopy),
    ]
}

/// What can be asked of a table and has no key.
pub fn without_key() -> Vec<(Message, Command)> {
    vec![
        (keys::reading::VALUES, Command::Lay(Some(Lay::Printed(Vec::new())))),
        (keys::remind::TITLE, Command::Lay(Some(Lay::Reminders))),
        (keys::people::TITLE, Command::Lay(Some(Lay::People))),
        (keys::right::VERSIONS, Command::Lay(Some(Lay::Versions))),
        (keys::home::TITLE, Command::Lay(Some(Lay::Home))),
    ]
}

/// The keys of every page.
pub fn everywhere() -> Vec<Shortcut> {
    let shortcut = |modifiers, key, name, command| Shortcut {
        key: KeyboardShortcut::new(modifiers, key),
        name,
        command,
    };
    vec![
        shortcut(Modifiers::COMMAND, Key::O, keys::desk::OPEN, Command::BrowseOpen),
        shortcut(Modifiers::COMMAND, Key::Home, keys::desk::SHELF, Command::Shelf),
        shortcut(Modifiers::COMMAND, Key::F, keys::lookup::TITLE, Command::LookUp),
        shortcut(Modifiers::SHIFT, Key::F1, keys::manual::TITLE, Command::Manual),
        shortcut(Modifiers::NONE, Key::F1, keys::desk::KEYS, Command::Keys),
    ]
}

/// Takes the commands whose keys were pressed.
pub fn pressed(ui: &Ui, shortcuts: Vec<Shortcut>, commands: &mut Vec<Command>) {
    for shortcut in shortcuts {
        if ui.input_mut(|input| input.consume_shortcut(&shortcut.key)) {
            commands.push(shortcut.command);
        }
    }
}

/// A key as the keyboard of a language has it.
pub fn written(ui: &Ui, speech: Speech, shortcut: &KeyboardShortcut) -> String {
    let named = |part: &str| match part {
        "Shift" => Some(press::SHIFT),
        "Left" => Some(press::LEFT),
        "Right" => Some(press::RIGHT),
        "Home" => Some(press::HOME),
        "Enter" => Some(press::ENTER),
        "Escape" => Some(press::ESCAPE),
        "Tab" => Some(press::TAB),
        "Plus" => Some(press::PLUS),
        "Minus" => Some(press::MINUS),
        _ => None,
    };
    let whole = ui.ctx().format_shortcut(shortcut);
    let part = |part: &str| named(part).map_or_else(|| part.to_owned(), |key| speech.word(key));
    whole.split('+').map(part).collect::<Vec<_>>().join("+")
}

/// The keys that the window itself answers to, for the sheet of keys.
pub fn of_window(ui: &Ui, speech: Speech) -> Vec<(String, Message)> {
    let key = |modifiers, key| written(ui, speech, &KeyboardShortcut::new(modifiers, key));
    vec![
        (key(Modifiers::NONE, Key::Tab), keys::shelf::KEY_TAB),
        (key(Modifiers::NONE, Key::Enter), keys::shelf::KEY_ENTER),
        (key(Modifiers::NONE, Key::Escape), keys::shelf::KEY_ESCAPE),
        (key(Modifiers::COMMAND, Key::Plus), keys::shelf::KEY_LARGER),
        (key(Modifiers::COMMAND, Key::Minus), keys::shelf::KEY_SMALLER),
        (key(Modifiers::COMMAND, Key::Num0), keys::shelf::KEY_ZOOM),
        (key(Modifiers::COMMAND, Key::Q), keys::shelf::KEY_QUIT),
    ]
}
