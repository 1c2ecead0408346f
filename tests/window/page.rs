//! One page of a game, without the rest of the desk.

use egui::Ui;
use egui_kittest::Harness;
use steward::desk::{Action, Speech};
use steward::engine::{FORMAT, First, Game, Header, Journal, Seat, Seats};
use steward::preset::{Preset, practice};
use steward::session::{Play, Timeline};
use steward::words::Language;

use crate::driven::{Shown, settle};

/// How a page is drawn: its journal, what it remembers, what it asks for.
pub type Draw<G, S> = fn(&mut Ui, Speech, &Journal<G>, &mut S, &mut Vec<Action>);

/// A page, what was entered on it and what it wrote on the entry line.
pub struct Page<G: Game, S> {
    pub journal: Journal<G>,
    pub state: S,
    pub drafts: Vec<String>,
    language: Language,
    draw: Draw<G, S>,
    /// The version of the book that was drawn last.
    drawn: u32,
}

pub type Window<G, S> = Harness<'static, Page<G, S>>;

impl<G: Game, S> Shown for Page<G, S>
where
    Journal<G>: Play,
{
    fn busy(&self) -> bool {
        self.journal.version() != self.drawn
    }
}

/// The set-up of a game of Anne, Bob and Chloé on the practice board.
pub fn header<G: Game<Setup = First>>(rulings: &[(&str, &str)]) -> Header<G> {
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
pub fn journal<G: Game<Setup = First>>(rulings: &[(&str, &str)], lines: &[&str]) -> Journal<G>
where
    Journal<G>: Play,
{
    let mut journal = Journal::begin(header(rulings)).unwrap();
    for line in lines {
        enter(&mut journal, line);
    }
    journal
}

fn enter<G: Game>(journal: &mut Journal<G>, line: &str) -> u32
where
    Journal<G>: Play,
{
    Play::enter(journal, line, "").unwrap_or_else(|why| panic!("{line}: {why:?}"))
}

/// A window on one page.
pub fn window<G: Game + 'static, S: 'static>(
    language: Language,
    size: [f32; 2],
    journal: Journal<G>,
    state: S,
    draw: Draw<G, S>,
) -> Window<G, S>
where
    Journal<G>: Play,
{
    let page = Page { journal, state, drafts: Vec::new(), language, draw, drawn: u32::MAX };
    let builder = Harness::builder().with_size(size).with_max_steps(12);
    let mut window = builder.with_context_setup(crate::hand::install).build_ui_state(show, page);
    settle(&mut window);
    window
}

fn show<G: Game, S>(ui: &mut Ui, page: &mut Page<G, S>)
where
    Journal<G>: Play,
{
    let mut actions = Vec::new();
    (page.draw)(ui, Speech::new(page.language), &page.journal, &mut page.state, &mut actions);
    for action in actions {
        match action {
            Action::Enter(text) => _ = enter(&mut page.journal, &text),
            Action::Read(text, _) => _ = enter(&mut page.journal, &text),
            Action::Draft(text) => page.drafts.push(text),
            _ => {}
        }
    }
    page.drawn = page.journal.version();
}

/// The line that was entered last.
pub fn last<G: Game, S>(window: &Window<G, S>) -> String
where
    Journal<G>: Timeline,
{
    let journal = &window.state().journal;
    journal.line(journal.head()).unwrap().text
}
