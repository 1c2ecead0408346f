//! What the one field finds: acts of the moment, actions by any name, rules, entries of the history, players. Down and Up
//! mark one, Tab takes what the acts have in common, Enter the one that is marked.

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

/// Something that was found.
#[derive(Clone, Debug)]
pub enum Found {
    /// An act that can be done, in notation.
    Act(String),
    /// An act that has numbers to be filled in: its place among the offers, what its verb is called and what is known of it,
    /// its beginning in notation.
    Form(usize, [String; 2], String),
    /// Something that can be asked of the desk, with its key.
    Command(Asking),
    /// What the rules say.
    Rule(LookedUp),
    /// An entry of the history in plain words.
    Line(u32, String),
    /// A player, by name.
    Player(Seat, String),
    /// A saved game: what it is called, what is known of it, where it lies.
    Game([String; 2], PathBuf),
}

/// An action under its name.
#[derive(Clone, Debug)]
pub struct Asking {
    /// What it is called.
    pub name: String,
    /// What it is for.
    pub description: Option<Key>,
    /// Its key.
    pub key: Option<KeyboardShortcut>,
    /// What it asks for.
    pub action: Action,
    /// How its name fits, in whatever language.
    pub fit: Fit,
}

/// How a name fits what was typed; the better later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fit {
    /// It has the words, or others for the same thing.
    Has,
    /// It begins so.
    Begins,
    /// It is just that.
    Whole,
}

impl Fit {
    /// How names fit a text; all in plain letters.
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
    /// Whether it changes what is booked already.
    const fn undoes(&self) -> bool {
        matches!(self.action, Action::Undo | Action::Redo | Action::RedoMyLast)
    }
}

impl Found {
    /// Whether it is called just what was typed.
    fn is_called(&self, typed: &str) -> bool {
        match self {
            Self::Command(asking) => asking.fit == Fit::Whole,
            Self::Player(_, name) => plain(name).trim() == plain(typed).trim(),
            _ => false,
        }
    }

    /// Whether Enter takes it though no arrow has marked it: nothing leads into the past that nobody has asked for.
    fn is_meant(&self) -> bool {
        match self {
            Self::Line(..) => false,
            Self::Command(asking) => asking.fit == Fit::Whole || !asking.undoes(),
            _ => true,
        }
    }

    /// What stands above all of its kind.
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

/// What is looked through: the table with what was seen of it, and whether acts may be entered there.
#[derive(Clone, Copy, Default)]
pub struct Here<'a> {
    /// The table, where one lies open.
    pub table: Option<(&'a Session, &'a Seen)>,
    /// The saved games with what is known of them; the games themselves are found with them, where none is played.
    pub home: Option<(&'a [PathBuf], &'a Library)>,
    /// Whether acts are found too.
    pub acts: bool,
}

/// What was found was found for this.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Asked {
    text: String,
    version: Option<u32>,
    /// How much has been read of the saved games.
    arrived: Option<u32>,
    language: Language,
    search: Search,
    acts: bool,
    readable: bool,
}

/// What was found, and which of it is marked.
#[derive(Clone, Debug, Default)]
pub struct Finder {
    /// What is looked for.
    pub(super) search: Search,
    lookup: LookUp,
    asked: Option<Asked>,
    found: Vec<Found>,
    marked: Option<usize>,
    /// Where the list was drawn, so that a press on it keeps it open.
    place: Option<Rect>,
    /// The text at which the list was put away.
    closed: Option<String>,
}

impl Finder {
    /// Finds what fits a text, once for each text and version; `readable` says whether the rules understand it as it is.
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

    /// What is listed: nothing once it was put away.
    pub fn listed(&self) -> &[Found] {
        let closed = self.asked.as_ref().is_some_and(|asked| self.closed.as_ref() == Some(&asked.text));
        if closed { &[] } else { &self.found }
    }

    /// Marks the next one down.
    pub fn down(&mut self) {
        let count = self.listed().len().max(1);
        self.marked = Some(self.marked().map_or(0, |at| (at + 1) % count));
    }

    /// Marks the next one up.
    pub fn up(&mut self) {
        let last = self.listed().len().max(1) - 1;
        self.marked = Some(self.marked().and_then(|at| at.checked_sub(1)).unwrap_or(last));
    }

    /// Another text: whatever was marked or put away is so no more.
    pub fn typed(&mut self) {
        (self.marked, self.closed) = (None, None);
    }

    /// Puts the list away until another text is typed.
    pub fn close(&mut self, text: &str) {
        self.closed = Some(text.to_owned());
    }

    /// The place of the marked one: what the arrows have marked; the first where the text is no line of its own, so that
    /// Enter has nothing else to do, and where it may be meant.
    fn marked(&self) -> Option<usize> {
        let asked = self.asked.as_ref().filter(|asked| !asked.text.trim().is_empty());
        let first = asked.filter(|asked| !asked.readable).and_then(|_| self.listed().first());
        let first = first.filter(|found| found.is_meant()).map(|_| 0);
        self.marked.or(first).filter(|at| *at < self.listed().len())
    }

    /// What Enter takes from the list.
    pub fn taken(&self) -> Option<Found> {
        self.listed().get(self.marked()?).cloned()
    }

    /// What Enter does in the field, in a word or two: what is found is shown before it is booked.
    pub fn description(&self, complete: bool, asks: bool) -> Option<Key> {
        match (self.taken(), complete, asks) {
            (Some(Found::Command(_) | Found::Game(..)), ..) => Some(k::ENTER_DOES),
            (Some(_), ..) | (None, false, true) => Some(k::ENTER_SHOWS),
            (None, true, _) => Some(k::ENTER_BOOKS),
            (None, false, false) => None,
        }
    }

    /// Whether Tab has something to complete.
    pub fn completes(&self) -> bool {
        self.listed().iter().any(|found| matches!(found, Found::Act(_) | Found::Form(..)))
    }

    /// What Tab makes of a text: the act that is marked by the arrows, else as much as all acts have in common, else the
    /// first.
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

/// The longest beginning that all texts share.
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
    fn the_first_is_marked_where_the_text_is_no_line_of_its_own() {
        assert_eq!(taken(&finder("bui", &["a", "b"], false)).as_deref(), Some("a"));
        let mut closed = finder("bui", &["a"], false);
        closed.close("bui");
        assert_eq!(taken(&closed), None, "what was put away is not taken");
    }
}
