//! A single page of a game, without the rest of the desk.

use egui::Ui;
use egui_kittest::Harness;
use steward::desk::{Action, Speech};
use steward::engine::GameInfo;
use steward::engine::{FORMAT, First, Game, Header, Seat, Seats, Session};
use steward::preset::{Preset, practice};
use steward::words::Language;

use crate::driven::{Shown, settle};

/// Draws a page from its session and its state, and collects actions.
pub type Draw<S> = fn(&mut Ui, Speech, &Session, &mut S, &mut Vec<Action>);

/// A page, what was entered on it, and what it wrote in the entry field.
pub struct Page<S> {
    pub journal: Session,
    pub state: S,
    pub drafts: Vec<String>,
    language: Language,
    draw: Draw<S>,
    /// The version of the book that was last drawn.
    drawn: u32,
}

pub type Window<S> = Harness<'static, Page<S>>;

impl<S> Shown for Page<S> {
    fn busy(&self) -> bool {
        self.journal.lines() != self.drawn
    }
}

/// The header of a game of Anne, Bob and Chloé on the practice board.
pub fn header<G: Game>(rulings: &[(&str, &str)]) -> Header {
    let text = practice(G::ID).unwrap();
    Header {
        steward: FORMAT,
        game: G::ID.to_owned(),
        rules: G::RULES,
        id: String::new(),
        date: String::new(),
        seats: Seats::named(&["Anne", "Bob", "Chloé"], G::COLOURS).unwrap(),
        preset: "practice".to_owned(),
        board: Preset::parse(text).unwrap().board(&G::schema(), text).unwrap(),
        rulings: rulings.iter().map(|(word, option)| ((*word).to_owned(), (*option).to_owned())).collect(),
        kept: Vec::new(),
        seed: None,
        setup: First { seat: Seat::new(0), drawn: true },
        position: None,
    }
}

/// That game after these lines.
pub fn journal<G: Game>(rulings: &[(&str, &str)], lines: &[&str]) -> Session {
    let mut journal = Session::begin(GameInfo::of::<G>(), header::<G>(rulings)).unwrap();
    for line in lines {
        enter(&mut journal, line);
    }
    journal
}

fn enter(journal: &mut Session, line: &str) -> u32 {
    journal.enter_text(line, "").unwrap_or_else(|why| panic!("{line}: {why:?}"))
}

/// A window on one page.
pub fn window<S: 'static>(
    language: Language,
    size: [f32; 2],
    journal: Session,
    state: S,
    draw: Draw<S>,
) -> Window<S> {
    let page = Page { journal, state, drafts: Vec::new(), language, draw, drawn: u32::MAX };
    let builder = Harness::builder().with_size(size).with_max_steps(12);
    let mut window = builder.with_context_setup(crate::hand::install).build_ui_state(show, page);
    settle(&mut window);
    window
}

fn show<S>(ui: &mut Ui, page: &mut Page<S>) {
    let mut actions = Vec::new();
    (page.draw)(ui, Speech::new(page.language), &page.journal, &mut page.state, &mut actions);
    for action in actions {
        match action {
            Action::Enter(verb) => _ = page.journal.enter(verb, String::new()).unwrap(),
            Action::Draft(act) => page.drafts.push(page.journal.written(&act)),
            _ => {}
        }
    }
    page.drawn = page.journal.lines();
}

/// The line that was entered last.
pub fn last<S>(window: &Window<S>) -> String {
    let journal = &window.state().journal;
    journal.line(journal.head()).unwrap().text
}
