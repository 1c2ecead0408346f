//! What can be asked of the desk, by its name and its keys. The one list: it binds the keys, fills the menu and the page of
//! keys, and is what the field finds by name.

use egui::{Key, KeyboardShortcut, Modifiers, Ui};

use crate::desk::action::Zooming;
use crate::desk::table::{Lay, Level, Teach, WhatIfCommand};
use crate::desk::{Action, Speech};
use crate::export::Paper;
use crate::page::Referee;
use crate::words::keys::{find as k, menu as m, press};
use crate::words::{Key as Message, Language, keys};

/// What rows of the list have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShortcutGroup {
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

impl ShortcutGroup {
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
    pub group: ShortcutGroup,
    /// What it is called.
    pub name: Message,
    /// What it is for, in a sentence.
    pub description: Message,
    /// Its keys; a row without one is asked for by its name.
    pub keys: Vec<KeyboardShortcut>,
    /// Whether it is asked for at a table alone.
    pub at_table: bool,
    /// What it asks for; nothing where whatever has the keyboard listens to the key itself.
    pub action: Option<Action>,
}

const CTRL: Modifiers = Modifiers::COMMAND;
const NONE: Modifiers = Modifiers::NONE;
const SHIFT: Modifiers = Modifiers::SHIFT;

fn row<const N: usize>(
    group: ShortcutGroup,
    (name, description): (Message, Message),
    keys: [(Modifiers, Key); N],
    at_table: bool,
) -> Shortcut {
    let keys = keys.into_iter().map(|(modifiers, key)| KeyboardShortcut::new(modifiers, key)).collect();
    Shortcut { group, name, description, keys, at_table, action: None }
}

impl Shortcut {
    fn asks(self, action: Action) -> Self {
        Self { action: Some(action), ..self }
    }
}

/// The whole list, in the order of the menu.
pub fn all() -> Vec<Shortcut> {
    use ShortcutGroup::{Look, Play, Right, Share, Window};
    let ctrl_shift = CTRL.plus(SHIFT);
    let table = |group, name, key: (Modifiers, Key), action| row(group, name, [key], true).asks(action);
    let named = |group, name, at_table, action| row(group, name, [], at_table).asks(action);
    let window = |name, key: (Modifiers, Key), action| row(Window, name, [key], false).asks(action);
    let arrows =
        [(NONE, Key::ArrowUp), (NONE, Key::ArrowDown), (NONE, Key::ArrowLeft), (NONE, Key::ArrowRight)];
    vec![
        row(Play, (k::TITLE, m::FIND), [(CTRL, Key::K), (NONE, Key::F2)], false)
            .asks(Action::Find { rules: false }),
        row(Play, (k::LETTERS, m::LETTERS), [(NONE, Key::Slash)], true),
        row(Play, (keys::shelf::KEY_ENTER, m::ENTER), [(NONE, Key::Enter)], false),
        row(Play, (k::ARROWS, m::ARROWS), arrows, false),
        row(Play, (keys::shelf::KEY_TAB, m::TAB), [(NONE, Key::Tab)], false),
        row(Play, (keys::shelf::KEY_ESCAPE, m::ESCAPE), [(NONE, Key::Escape)], false),
        table(Play, (keys::table::ANYTIME, m::ANYTIME), (NONE, Key::F3), Action::Anytime),
        table(
            Play,
            (keys::table::NOTE, m::NOTE),
            (NONE, Key::F4),
            Action::Lay(Some(Lay::Form(Referee::Note))),
        ),
        table(
            Play,
            (keys::table::PAUSE, m::PAUSE),
            (NONE, Key::F7),
            Action::Lay(Some(Lay::Form(Referee::Pause))),
        ),
        table(Play, (keys::view::BREAK, m::BREAK), (CTRL, Key::L), Action::Break),
        table(Play, (keys::what_if::BEGIN, m::WHAT_IF), (CTRL, Key::I), Action::WhatIf(WhatIfCommand::Begin)),
        named(Play, (keys::desk::NEW_GAME, m::ANOTHER), true, Action::Another),
        named(Play, (keys::remind::TITLE, m::REMINDERS), true, Action::Lay(Some(Lay::Reminders))),
        named(Look, (keys::coach::WHERE, m::WHERE), true, Action::Lay(Some(Lay::Where))),
        named(Look, (keys::talk::TITLE, m::TALK), true, Action::Teach(Teach::Talk(Some(0)))),
        named(Look, (keys::coach::TRY, m::TRY), true, Action::Teach(Teach::TryIt(true))),
        named(Look, (keys::coach::SILENT, m::SILENT), true, Action::Coach(Level::Silent)),
        named(Look, (keys::coach::PROMPT, m::PROMPT), true, Action::Coach(Level::Prompt)),
        named(Look, (keys::coach::TEACH, m::TEACH), true, Action::Coach(Level::Teach)),
        row(Look, (keys::lookup::TITLE, m::RULES), [(CTRL, Key::F)], false)
            .asks(Action::Find { rules: true }),
        table(Look, (keys::question::ASK, m::QUESTION), (NONE, Key::F12), Action::Ask),
        table(
            Look,
            (keys::table::LOOK_EARLIER, m::EARLIER),
            (Modifiers::ALT, Key::ArrowLeft),
            Action::LookBy(-1),
        ),
        table(
            Look,
            (keys::table::LOOK_LATER, m::LATER),
            (Modifiers::ALT, Key::ArrowRight),
            Action::LookBy(1),
        ),
        table(Look, (keys::sealed::OPEN, m::SEAL), (CTRL, Key::T), Action::Lay(Some(Lay::TrialBalance))),
        named(Look, (keys::table::ALL_ROWS, m::ALL_ROWS), true, Action::AllRows),
        row(Look, (keys::manual::TITLE, m::MANUAL), [(SHIFT, Key::F1)], false).asks(Action::Manual),
        table(Right, (keys::desk::UNDO, m::UNDO), (CTRL, Key::Z), Action::Undo),
        row(Right, (keys::desk::REDO, m::REDO), [(CTRL, Key::Y), (ctrl_shift, Key::Z)], true)
            .asks(Action::Redo),
        table(Right, (keys::desk::REDO_MINE, m::REDO_MINE), (CTRL, Key::E), Action::RedoMyLast),
        table(Right, (keys::right::PUT_RIGHT, m::PUT_RIGHT), (NONE, Key::F9), Action::PutRight),
        table(Right, (keys::count::TITLE, m::COUNT), (NONE, Key::F10), Action::Lay(Some(Lay::Count))),
        table(
            Right,
            (keys::table::CORRECT, m::CORRECT),
            (NONE, Key::F5),
            Action::Lay(Some(Lay::Form(Referee::Correct))),
        ),
        table(
            Right,
            (keys::table::RULING, m::RULING),
            (SHIFT, Key::F5),
            Action::Lay(Some(Lay::Form(Referee::Ruling))),
        ),
        table(Right, (keys::position::TITLE, m::POSITION), (CTRL, Key::R), Action::Lay(Some(Lay::Position))),
        named(Right, (keys::reading::VALUES, m::VALUES), true, Action::Lay(Some(Lay::Printed(Vec::new())))),
        table(
            Right,
            (keys::table::RENAME, m::RENAME),
            (NONE, Key::F8),
            Action::Lay(Some(Lay::Form(Referee::Rename))),
        ),
        named(Right, (keys::people::TITLE, m::PEOPLE), true, Action::Lay(Some(Lay::People))),
        named(Share, (keys::home::TITLE, m::HOME), true, Action::Lay(Some(Lay::Home))),
        table(Share, (keys::view::PRINT, m::PRINT), (CTRL, Key::P), Action::TakeHome(Paper::State)),
        table(Share, (keys::desk::SAVE_COPY, m::COPY), (CTRL, Key::S), Action::BrowseCopy),
        table(Share, (keys::view::OPEN, m::VIEW), (NONE, Key::F11), Action::View),
        table(Share, (keys::view::BOARD, m::VIEW_BOARD), (SHIFT, Key::F11), Action::ViewBoard),
        named(Share, (keys::group::TITLE, m::GROUP), false, Action::Group),
        window((keys::desk::SHELF, m::SHELF), (CTRL, Key::Home), Action::PresetStore),
        window((keys::desk::OPEN, m::OPEN), (CTRL, Key::O), Action::BrowseOpen),
        named(Window, (keys::deal::TITLE, m::DEAL), false, Action::Deal),
        named(Window, (keys::check::TITLE, m::CHECK), false, Action::Check),
        window((keys::desk::KEYS, m::KEYS), (NONE, Key::F1), Action::Keys),
        row(Window, (k::NEXT_PART, m::NEXT_PART), [(NONE, Key::F6)], true)
            .asks(Action::NextPart { back: false }),
        row(Window, (k::PART_BEFORE, m::PART_BEFORE), [(SHIFT, Key::F6)], true)
            .asks(Action::NextPart { back: true }),
        window((keys::shelf::KEY_LARGER, m::LARGER), (CTRL, Key::Plus), Action::Zoom(Zooming::Larger)),
        window((keys::shelf::KEY_SMALLER, m::SMALLER), (CTRL, Key::Minus), Action::Zoom(Zooming::Smaller)),
        window((keys::shelf::KEY_ZOOM, m::ZOOM), (CTRL, Key::Num0), Action::Zoom(Zooming::Usual)),
        named(Window, (keys::desk::BY_DAY, m::BY_DAY), false, Action::Night(false)),
        named(Window, (keys::desk::BY_NIGHT, m::BY_NIGHT), false, Action::Night(true)),
        named(Window, (keys::desk::MOVING, m::MOVING), false, Action::Moves(true)),
        named(Window, (keys::desk::STILL, m::STILL), false, Action::Moves(false)),
        named(Window, (k::IN_ENGLISH, m::ENGLISH), false, Action::Speak(Language::ENGLISH)),
        named(Window, (k::IN_FRENCH, m::FRENCH), false, Action::Speak(Language::FRENCH)),
        window((keys::shelf::KEY_QUIT, m::QUIT), (CTRL, Key::Q), Action::Quit),
    ]
}

/// Takes the actions whose keys were pressed; a key with more modifiers is listened to first.
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
        // What lies over the page keeps its keys.
        if covered && matches!(action, Action::Find { .. } | Action::NextPart { .. }) {
            continue;
        }
        if ui.input_mut(|input| input.consume_shortcut(&key)) {
            actions.push(action);
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
