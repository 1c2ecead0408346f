//! The search of the entry line: acts, commands by any name, rules, entries and players. Arrow keys select a result, Tab completes the common
//! beginning of the acts, Enter takes the selected result.

mod at_home;
mod gather;
mod list;

use std::path::PathBuf;

use egui::{KeyboardShortcut, Rect};

use crate::desk::lookup::{LookUp, LookedUp, plain};
use crate::desk::shelf::Library;
use crate::desk::table::Seen;
use crate::desk::{Action, Search, Speech};
use crate::engine::Seat;
use crate::session::Session;
use crate::words::keys::find as k;
use crate::words::{Key, Language, keys};

pub use list::list_ui;

/// A search result.
#[derive(Clone, Debug)]
pub enum Found {
    /// A possible act, in notation.
    Act(String),
    /// An act with number fields: its index among the offers, its verb and description, and the beginning of its notation.
    Form(usize, [String; 2], String),
    /// A command.
    Command(Asking),
    /// A rule.
    Rule(LookedUp),
    /// An entry of the history, with its description.
    Line(u32, String),
    Player(Seat, String),
    /// A saved session: its name, a description and its path.
    Game([String; 2], PathBuf),
}

/// A command in the search results.
#[derive(Clone, Debug)]
pub struct Asking {
    pub name: String,
    pub description: Option<Key>,
    /// Its keyboard shortcut.
    pub key: Option<KeyboardShortcut>,
    pub action: Action,
    /// How well its name matches, in any language.
    pub fit: Fit,
}

/// How well a name matches the text, worst first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fit {
    /// It contains the words or synonyms.
    Has,
    /// It starts with the text.
    Begins,
    /// It equals the text.
    Whole,
}

impl Fit {
    /// The best match of several names. All texts are normalized.
    pub fn of(names: &[String], typed: &str) -> Self {
        let typed = typed.trim_end();
        match () {
            () if names.iter().any(|name| name.trim_end() == typed) => Self::Whole,
            () if names.iter().any(|name| name.starts_with(typed)) => Self::Begins,
            () => Self::Has,
        }
    }
}

impl Asking {
    /// Whether it changes past entries.
    const fn undoes(&self) -> bool {
        matches!(self.action, Action::Undo | Action::Redo | Action::RedoMyLast)
    }
}

impl Found {
    /// Whether its name equals the text.
    fn is_called(&self, typed: &str) -> bool {
        match self {
            Self::Command(asking) => asking.fit == Fit::Whole,
            Self::Player(_, name) => plain(name).trim() == plain(typed).trim(),
            _ => false,
        }
    }

    /// Whether Enter takes it without a selection. Commands that undo need a selection.
    fn is_meant(&self) -> bool {
        match self {
            Self::Command(asking) => asking.fit == Fit::Whole || !asking.undoes(),
            _ => true,
        }
    }

    /// The heading of its kind.
    const fn title(&self) -> Key {
        match self {
            Self::Act(_) | Self::Form(..) => k::ACTS,
            Self::Command(..) => k::COMMANDS,
            Self::Rule(_) => k::RULES,
            Self::Line(..) => k::ENTRIES,
            Self::Player(..) => k::PLAYERS,
            Self::Game(..) => keys::shelf::LAST_GAMES,
        }
    }
}

/// What is searched.
#[derive(Clone, Copy, Default)]
pub struct Here<'a> {
    /// The open session, with its computed values.
    pub table: Option<(&'a Session, &'a Seen)>,
    /// The saved sessions; on the home page also the games.
    pub home: Option<(&'a [PathBuf], &'a Library)>,
    /// Whether acts are searched too.
    pub acts: bool,
}

/// The input of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Asked {
    text: String,
    version: Option<u32>,
    /// How many saved sessions have been read.
    arrived: Option<u32>,
    language: Language,
    search: Search,
    acts: bool,
    readable: bool,
}

/// The search results and the selection.
#[derive(Clone, Debug, Default)]
pub struct Finder {
    /// What is searched for.
    pub(super) search: Search,
    lookup: LookUp,
    asked: Option<Asked>,
    found: Vec<Found>,
    marked: Option<usize>,
    /// The area of the list, so that a click on it keeps it open.
    place: Option<Rect>,
    /// The text for which the list was closed.
    closed: Option<String>,
}

impl Finder {
    /// Searches for a text, once for each text and version. `readable` says whether the text is a line of notation.
    pub fn refresh(&mut self, speech: Speech, here: Here<'_>, text: &str, readable: bool) {
        let asked = Asked {
            text: text.to_owned(),
            version: here.table.map(|(_, seen)| seen.version()),
            arrived: here.home.map(|(_, library)| library.arrived()),
            language: speech.language,
            search: self.search,
            acts: here.acts,
            readable,
        };
        if self.asked.as_ref() != Some(&asked) {
            self.found = gather::gather(speech, here, &asked, &mut self.lookup);
            self.asked = Some(asked);
        }
    }

    /// The listed results; none while the list is closed.
    pub fn listed(&self) -> &[Found] {
        let closed = self.asked.as_ref().is_some_and(|asked| self.closed.as_ref() == Some(&asked.text));
        if closed { &[] } else { &self.found }
    }

    pub fn down(&mut self) {
        let count = self.listed().len().max(1);
        self.marked = Some(self.marked().map_or(0, |at| (at + 1) % count));
    }

    pub fn up(&mut self) {
        let last = self.listed().len().max(1) - 1;
        self.marked = Some(self.marked().and_then(|at| at.checked_sub(1)).unwrap_or(last));
    }

    /// Resets the selection after a change of the text.
    pub fn typed(&mut self) {
        (self.marked, self.closed) = (None, None);
    }

    /// Closes the list until the text changes.
    pub fn close(&mut self, text: &str) {
        self.closed = Some(text.to_owned());
    }

    /// The index of the selected result. Without a selection it is the first result, if the text is not a line of notation.
    fn marked(&self) -> Option<usize> {
        let asked = self.asked.as_ref().filter(|asked| !asked.text.trim().is_empty());
        let first = asked.filter(|asked| !asked.readable).and_then(|_| self.listed().first());
        let first = first.filter(|found| found.is_meant()).map(|_| 0);
        self.marked.or(first).filter(|at| *at < self.listed().len())
    }

    /// The result that Enter takes.
    pub fn taken(&self) -> Option<Found> {
        self.listed().get(self.marked()?).cloned()
    }

    /// A short description of what Enter does.
    pub fn description(&self, complete: bool, asks: bool) -> Option<Key> {
        match (self.taken(), complete, asks) {
            (Some(Found::Command(_) | Found::Game(..)), ..) => Some(k::ENTER_DOES),
            (Some(_), ..) | (None, false, true) => Some(k::ENTER_SHOWS),
            (None, true, _) => Some(k::ENTER_BOOKS),
            (None, false, false) => None,
        }
    }

    /// Whether Tab can complete the text.
    pub fn completes(&self) -> bool {
        self.listed().iter().any(|found| matches!(found, Found::Act(_) | Found::Form(..)))
    }

    /// The text completed by Tab: the selected act, otherwise the common beginning of all acts, otherwise the first act.
    pub fn tab(&self, text: &str) -> Option<String> {
        let act = |found: &Found| match found {
            Found::Act(act) | Found::Form(_, _, act) => Some(act.clone()),
            _ => None,
        };
        if let Some(marked) = self.marked.and_then(|at| self.listed().get(at)) {
            return act(marked);
        }
        let acts: Vec<String> = self.listed().iter().filter_map(act).collect();
        common(&acts)
            .filter(|common| common.len() > text.trim_start().len())
            .or_else(|| acts.first().cloned())
    }
}

/// The longest common prefix.
fn common(texts: &[String]) -> Option<String> {
    let (first, rest) = texts.split_first()?;
    let shared =
        |other: &String| first.bytes().zip(other.bytes()).take_while(|(one, two)| one == two).count();
    let length = rest.iter().map(shared).min().unwrap_or(first.len());
    first.get(..length).map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finder(text: &str, acts: &[&str], readable: bool) -> Finder {
        let asked = Asked {
            text: text.to_owned(),
            version: None,
            arrived: None,
            language: Language::ENGLISH,
            search: Search::Anything,
            acts: true,
            readable,
        };
        let found = acts.iter().map(|act| Found::Act((*act).to_owned())).collect();
        Finder { asked: Some(asked), found, ..Finder::default() }
    }

    fn taken(finder: &Finder) -> Option<String> {
        match finder.taken() {
            Some(Found::Act(act)) => Some(act),
            _ => None,
        }
    }

    #[test]
    fn tab_takes_what_all_have_in_common_and_then_the_first() {
        let acts = ["red build 7 2", "red build 7 1"];
        assert_eq!(finder("red b", &acts, false).tab("red b").as_deref(), Some("red build 7 "));
        assert_eq!(
            finder("red build 7 ", &acts, false).tab("red build 7 ").as_deref(),
            Some("red build 7 2")
        );
    }

    #[test]
    fn down_and_up_go_round_and_enter_takes_the_one_that_is_marked() {
        let mut finder = finder("red build", &["a", "b"], true);
        assert_eq!(taken(&finder), None, "a line that the rules understand is entered itself");
        finder.down();
        finder.down();
        assert_eq!(taken(&finder).as_deref(), Some("b"));
        finder.down();
        finder.up();
        assert_eq!(taken(&finder).as_deref(), Some("b"));
    }

    #[test]
    fn first_result_selected_unless_text_is_a_line() {
        assert_eq!(taken(&finder("bui", &["a", "b"], false)).as_deref(), Some("a"));
        let mut closed = finder("bui", &["a"], false);
        closed.close("bui");
        assert_eq!(taken(&closed), None, "what was put away is not taken");
    }
}
