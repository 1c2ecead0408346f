//! What can be asked of the desk, by its name and its keys. The one list: it binds the keys, fills the menu and the page of
//! keys, and is what the field finds by name.

use egui::{Key, KeyboardShortcut, Modifiers, Ui};

use crate::desk::command::Zooming;
use crate::desk::table::{Form, Lay, Level, Teach, WhatIfCommand};
use crate::desk::{Command, Speech};
use crate::export::Paper;
use crate::words::keys::{find as k, press};
use crate::words::{Key as Message, Language, keys};

/// What rows of the list have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// What is done to play.
    Play,
    /// What is looked at.
    Look,
    /// What is put right.
    Right,
    /// What is shared and taken home.
    Share,
    /// The window itself.
    Window,
}

impl Group {
    /// All of them, in the order of the menu.
    pub const ALL: [Self; 5] = [Self::Play, Self::Look, Self::Right, Self::Share, Self::Window];

    /// What stands above it.
    pub const fn title(self) -> Message {
        match self {
            Self::Play => k::PLAY,
            Self::Look => k::LOOK,
            Self::Right => k::RIGHT,
            Self::Share => k::SHARE,
            Self::Window => k::WINDOW,
        }
    }
}

/// A row of the list.
#[derive(Clone, Debug)]
pub struct Shortcut {
    /// Where it stands.
    pub group: Group,
    /// What it is called.
    pub name: Message,
    /// Its keys; a row without one is asked for by its name.
    pub keys: Vec<KeyboardShortcut>,
    /// Whether it is asked for at a table alone.
    pub at_table: bool,
    /// What it asks for; nothing where whatever has the keyboard listens to the key itself.
    pub command: Option<Command>,
}

const CTRL: Modifiers = Modifiers::COMMAND;
const NONE: Modifiers = Modifiers::NONE;
const SHIFT: Modifiers = Modifiers::SHIFT;

fn row<const N: usize>(group: Group, name: Message, keys: [(Modifiers, Key); N], at_table: bool) -> Shortcut {
    let keys = keys.into_iter().map(|(modifiers, key)| KeyboardShortcut::new(modifiers, key)).collect();
    Shortcut { group, name, keys, at_table, command: None }
}

impl Shortcut {
    fn asks(self, command: Command) -> Self {
        Self { command: Some(command), ..self }
    }
}

/// The whole list, in the order of the menu.
pub fn all() -> Vec<Shortcut> {
    use Group::{Look, Play, Right, Share, Window};
    let ctrl_shift = CTRL.plus(SHIFT);
    let table = |group, name, key: (Modifiers, Key), command| row(group, name, [key], true).asks(command);
    let named = |group, name, at_table, command| row(group, name, [], at_table).asks(command);
    let window = |name, key: (Modifiers, Key), command| row(Window, name, [key], false).asks(command);
    let arrows =
        [(NONE, Key::ArrowUp), (NONE, Key::ArrowDown), (NONE, Key::ArrowLeft), (NONE, Key::ArrowRight)];
    vec![
        row(Play, k::TITLE, [(CTRL, Key::K), (NONE, Key::F2)], false).asks(Command::Find { rules: false }),
        row(Play, k::LETTERS, [(NONE, Key::Slash)], true),
        row(Play, keys::shelf::KEY_ENTER, [(NONE, Key::Enter)], false),
        row(Play, k::ARROWS, arrows, false),
        row(Play, keys::shelf::KEY_TAB, [(NONE, Key::Tab)], false),
        row(Play, keys::shelf::KEY_ESCAPE, [(NONE, Key::Escape)], false),
        table(Play, keys::table::ANYTIME, (NONE, Key::F3), Command::Anytime),
        table(Play, keys::table::NOTE, (NONE, Key::F4), Command::Lay(Some(Lay::Form(Form::Note)))),
        table(Play, keys::table::PAUSE, (NONE, Key::F7), Command::Lay(Some(Lay::Form(Form::Pause)))),
        table(Play, keys::view::BREAK, (CTRL, Key::L), Command::Break),
        table(Play, keys::what_if::BEGIN, (CTRL, Key::I), Command::WhatIf(WhatIfCommand::Begin)),
        named(Play, keys::remind::TITLE, true, Command::Lay(Some(Lay::Reminders))),
        named(Look, keys::coach::WHERE, true, Command::Lay(Some(Lay::Where))),
        named(Look, keys::talk::TITLE, true, Command::Teach(Teach::Talk(Some(0)))),
        named(Look, keys::coach::TRY, true, Command::Teach(Teach::TryIt(true))),
        named(Look, keys::coach::SILENT, true, Command::Coach(Level::Silent)),
        named(Look, keys::coach::PROMPT, true, Command::Coach(Level::Prompt)),
        named(Look, keys::coach::TEACH, true, Command::Coach(Level::Teach)),
        row(Look, keys::lookup::TITLE, [(CTRL, Key::F)], false).asks(Command::Find { rules: true }),
        table(Look, keys::question::ASK, (NONE, Key::F12), Command::Ask),
        table(Look, keys::table::LOOK_EARLIER, (Modifiers::ALT, Key::ArrowLeft), Command::LookBy(-1)),
        table(Look, keys::table::LOOK_LATER, (Modifiers::ALT, Key::ArrowRight), Command::LookBy(1)),
        table(Look, keys::what_if::WEIGH, (CTRL, Key::B), Command::Lay(Some(Lay::Weigh))),
        table(Look, keys::sealed::OPEN, (CTRL, Key::T), Command::Lay(Some(Lay::TrialBalance))),
        named(Look, keys::table::ALL_ROWS, true, Command::AllRows),
        named(Look, keys::right::VERSIONS, true, Command::Lay(Some(Lay::Versions))),
        row(Look, keys::manual::TITLE, [(SHIFT, Key::F1)], false).asks(Command::Manual),
        table(Right, keys::desk::UNDO, (CTRL, Key::Z), Command::Undo),
        row(Right, keys::desk::REDO, [(CTRL, Key::Y), (ctrl_shift, Key::Z)], true).asks(Command::Redo),
        table(Right, keys::desk::REDO_MINE, (CTRL, Key::E), Command::RedoMyLast),
        table(Right, keys::right::PUT_RIGHT, (NONE, Key::F9), Command::PutRight),
        table(Right, keys::count::TITLE, (NONE, Key::F10), Command::Lay(Some(Lay::Count))),
        table(Right, keys::table::CORRECT, (NONE, Key::F5), Command::Lay(Some(Lay::Form(Form::Correct)))),
        table(Right, keys::table::RULING, (SHIFT, Key::F5), Command::Lay(Some(Lay::Form(Form::Ruling)))),
        table(Right, keys::position::TITLE, (CTRL, Key::R), Command::Lay(Some(Lay::Position))),
        named(Right, keys::reading::VALUES, true, Command::Lay(Some(Lay::Printed(Vec::new())))),
        table(Right, keys::table::RENAME, (NONE, Key::F8), Command::Lay(Some(Lay::Form(Form::Rename)))),
        named(Right, keys::people::TITLE, true, Command::Lay(Some(Lay::People))),
        named(Share, keys::home::TITLE, true, Command::Lay(Some(Lay::Home))),
        table(Share, keys::view::PRINT, (CTRL, Key::P), Command::TakeHome(Paper::ByHand)),
        table(Share, keys::desk::SAVE_COPY, (CTRL, Key::S), Command::BrowseCopy),
        table(Share, keys::view::OPEN, (NONE, Key::F11), Command::View),
        table(Share, keys::view::BOARD, (SHIFT, Key::F11), Command::ViewBoard),
        named(Share, keys::group::TITLE, false, Command::Group),
        window(keys::desk::SHELF, (CTRL, Key::Home), Command::Shelf),
        window(keys::desk::OPEN, (CTRL, Key::O), Command::BrowseOpen),
        named(Window, keys::deal::TITLE, false, Command::Deal),
        named(Window, keys::check::TITLE, false, Command::Check),
        window(keys::desk::KEYS, (NONE, Key::F1), Command::Keys),
        row(Window, k::NEXT_PART, [(NONE, Key::F6)], true).asks(Command::NextPart { back: false }),
        row(Window, k::PART_BEFORE, [(SHIFT, Key::F6)], true).asks(Command::NextPart { back: true }),
        window(keys::shelf::KEY_LARGER, (CTRL, Key::Plus), Command::Zoom(Zooming::Larger)),
        window(keys::shelf::KEY_SMALLER, (CTRL, Key::Minus), Command::Zoom(Zooming::Smaller)),
        window(keys::shelf::KEY_ZOOM, (CTRL, Key::Num0), Command::Zoom(Zooming::Usual)),
        named(Window, keys::desk::BY_DAY, false, Command::Night(false)),
        named(Window, keys::desk::BY_NIGHT, false, Command::Night(true)),
        named(Window, keys::desk::MOVING, false, Command::Moves(true)),
        named(Window, keys::desk::STILL, false, Command::Moves(false)),
        named(Window, k::IN_ENGLISH, false, Command::Speak(Language::ENGLISH)),
        named(Window, k::IN_FRENCH, false, Command::Speak(Language::FRENCH)),
        window(keys::shelf::KEY_QUIT, (CTRL, Key::Q), Command::Quit),
    ]
}

/// Takes the commands whose keys were pressed; a key with more modifiers is listened to first.
pub fn pressed(ui: &Ui, at_table: bool, commands: &mut Vec<Command>) {
    let rows = all().into_iter().filter(|row| at_table || !row.at_table);
    let mut bound: Vec<(KeyboardShortcut, Command)> = rows
        .filter_map(|row| Some((row.keys, row.command?)))
        .flat_map(|(keys, command)| keys.into_iter().map(move |key| (key, command.clone())))
        .collect();
    let many = |modifiers: Modifiers| [modifiers.alt, modifiers.shift, modifiers.command].map(usize::from);
    bound.sort_by_key(|(key, _)| std::cmp::Reverse(many(key.modifiers).iter().sum::<usize>()));
    for (key, command) in bound {
        if ui.input_mut(|input| input.consume_shortcut(&key)) {
            commands.push(command);
        }
    }
}

/// A key as the keyboard of a language has it.
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
