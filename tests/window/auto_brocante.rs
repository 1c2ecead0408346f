//! The sheets and the lots of Auto-Brocante, by their labels, in both languages: the deal, a sale, the card that ends
//! the turn, and the final count behind its curtain.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use steward::desk::games::auto_brocante::{Pages, board_ui, has_sheet, sheet_ui};
use steward::desk::{Command, Speech, theme};
use steward::engine::{FORMAT, First, Game, Header, Journal, Seats};
use steward::games::auto_brocante::AutoBrocante;
use steward::preset::{Preset, practice};
use steward::say;
use steward::session::{Play, Table};
use steward::words::keys::{auto_brocante as k, brocante};
use steward::words::{Key as Message, Language, Line};

/// A table at which only one page lies.
struct Page {
    journal: Journal<AutoBrocante>,
    language: Language,
    pages: Pages,
    board: bool,
    drafts: Vec<String>,
}

type Window = Harness<'static, Page>;

const DEAL: &str = "deal red 1 2 3 4, blue 5 6 7 8, green 9 10 11 12";

fn journal(lines: &[&str]) -> Journal<AutoBrocante> {
    let text = practice(AutoBrocante::WORD).unwrap();
    let header = Header::<AutoBrocante> {
        steward: FORMAT,
        game: AutoBrocante::WORD.to_owned(),
        rules: AutoBrocante::RULES,
        id: String::new(),
        date: String::new(),
        seats: Seats::named(&["Anne", "Bob", "Chloé"], AutoBrocante::COLOURS).unwrap(),
        preset: "practice".to_owned(),
        board: Preset::read(text).unwrap().board(&AutoBrocante::form(), text).unwrap(),
        rulings: Default::default(),
        kept: Vec::new(),
        seed: None,
        setup: First::default(),
        position: None,
    };
    let mut journal = Journal::begin(header).unwrap();
    for line in lines {
        Play::enter(&mut journal, line, "").unwrap_or_else(|why| panic!("{line}: {why:?}"));
    }
    journal
}

fn page(ui: &mut egui::Ui, page: &mut Page) {
    let speech = Speech::new(page.language);
    let mut commands = Vec::new();
    match page.board {
        true => board_ui(ui, speech, &page.journal, &mut page.pages, None, &mut commands),
        false => sheet_ui(ui, speech, &page.journal, &mut page.pages, &mut commands),
    }
    for command in commands {
        match command {
            Command::Enter(text) => {
                Play::enter(&mut page.journal, &text, "").unwrap_or_else(|why| panic!("{text}: {why:?}"));
            }
            Command::Draft(text) => page.drafts.push(text),
            _ => {}
        }
    }
}

fn window(language: Language, lines: &[&str], board: bool) -> Window {
    let state =
        Page { journal: journal(lines), language, pages: Pages::default(), board, drafts: Vec::new() };
    let builder = Harness::builder().with_size([640.0, 440.0]).with_max_steps(12);
    let mut window = builder.with_context_setup(theme::install).build_ui_state(page, state);
    window.run_steps(3);
    window
}

fn both(test: impl Fn(Language)) {
    [Language::ENGLISH, Language::FRENCH].into_iter().for_each(test);
}

fn said(language: Language, line: impl Into<Line>) -> String {
    Speech::new(language).sentence(&line.into())
}

/// Presses the button of this name; an icon may stand before it.
fn press(window: &mut Window, name: &str) {
    let mut found = window.get_all_by(|node| {
        node.role() == Role::Button && node.label().is_some_and(|label| label.ends_with(name))
    });
    found.next().unwrap().click();
    drop(found);
    window.run_steps(3);
}

fn fill(window: &mut Window, label: &str, text: &str) {
    let field = |window: &Window, act: &dyn Fn(&egui_kittest::Node<'_>)| {
        let mut found = window
            .query_all_by(|node| node.role() != Role::Label && node.label().is_some_and(|own| own == label));
        act(&found.next().unwrap());
    };
    field(window, &|node| node.focus());
    window.run_steps(2);
    window.key_press_modifiers(egui::Modifiers::COMMAND, Key::A);
    field(window, &|node| node.type_text(text));
    window.run_steps(2);
    window.key_press(Key::Tab);
    window.run_steps(2);
}

/// Everything that a screen reader finds.
fn told(window: &Window) -> String {
    let nodes = window.query_all_by(|node| node.label().is_some() || node.value().is_some());
    let texts = nodes.flat_map(|node| [node.accesskit_node().label(), node.accesskit_node().value()]);
    texts.flatten().collect::<Vec<_>>().join("\n")
}

fn last(window: &Window) -> String {
    let journal = &window.state().journal;
    journal.line(journal.head()).unwrap().text
}

#[test]
fn the_cars_are_dealt_a_car_is_sold_and_a_card_is_drawn_with_the_sheets() {
    both(|language| {
        let mut window = window(language, &[], false);
        fill(&mut window, &said(language, say!(k::FIELD_DEALT, seat = "Anne", n = 1)), "24");
        press(&mut window, &said(language, k::VERB_DEAL));
        assert_eq!(last(&window), "deal red 24 2 3 4, blue 5 6 7 8, green 9 10 11 12");
        assert!(!has_sheet(&window.state().journal), "an option is chosen among the choices");
        Play::enter(&mut window.state_mut().journal, "red none", "").unwrap();
        window.run_steps(3);
        window.key_press(Key::Enter);
        window.run_steps(2);
        assert_eq!(last(&window), "red none", "nothing is sold before a price is typed");
        fill(&mut window, &said(language, k::FIELD_PRICE), "2500");
        press(&mut window, &said(language, brocante::SELL));
        assert_eq!(last(&window), "red business 2 blue 2500");
        press(&mut window, &said(language, k::VERB_DRAW));
        assert_eq!(last(&window), "red draw");
    });
}

#[test]
fn a_hood_is_lifted_on_the_sheet() {
    both(|language| {
        let mut window = window(language, &[DEAL, "red none"], false);
        press(&mut window, &said(language, brocante::HOOD).to_lowercase());
        fill(&mut window, &said(language, k::FIELD_ASKED), "6000");
        fill(&mut window, &said(language, k::FIELD_VALUE), "8000");
        press(&mut window, &said(language, brocante::SELL));
        assert_eq!(last(&window), "red business 1 blue asked 6000 value 8000");
    });
}

/// Anne has cars 1 and 2, Chloé car 9; the bank and the lot of Bob are empty.
fn ended(language: Language) -> Window {
    let gone = (3..=24).filter(|car| ![5, 9].contains(car)).map(|car| format!("car {car} graveyard"));
    let gone = format!("correct {}, next red", gone.collect::<Vec<_>>().join(", "));
    window(language, &[DEAL, &gone, "red fire 5"], false)
}

fn field(language: Language, who: &str, name: &str, n: u8) -> String {
    said(language, say!(k::FIELD_FINAL, seat = who, car = say!(k::CAR_NAMED, name = name, n = n)))
}

fn alone(language: Language, key: Message, who: &str) -> String {
    said(language, say!(key, seat = who))
}

#[test]
fn values_are_typed_behind_the_curtain_and_opened_all_together() {
    both(|language| {
        let mut window = ended(language);
        let continental = field(language, "Anne", "Lincoln Continental 1941", 1);
        let soto = field(language, "Anne", "De Soto 1956", 2);
        let mercer = field(language, "Chloé", "Mercer Raceabout 1912", 9);
        assert!(!told(&window).contains(&continental), "nobody is alone yet");
        press(&mut window, &alone(language, brocante::ALONE, "Anne"));
        fill(&mut window, &continental, "6543");
        fill(&mut window, &soto, "0");
        assert!(!told(&window).contains("6543"), "typed in dots");
        window.get_by_label(&said(language, brocante::HOLD)).focus();
        window.run_steps(2);
        window.key_down(Key::Space);
        window.run_steps(2);
        let held = told(&window).replace([',', '\u{202f}', '\u{a0}'], "");
        assert!(held.contains("6543"), "{held}");
        window.key_up(Key::Space);
        window.run_steps(2);
        assert!(!told(&window).replace([',', '\u{202f}', '\u{a0}'], "").contains("6543"), "released");
        press(&mut window, &alone(language, brocante::ALONE, "Chloé"));
        assert!(!told(&window).contains(&continental), "only one dealer is alone at a time");
        fill(&mut window, &mercer, "2500");
        press(&mut window, &alone(language, brocante::PUT_AWAY, "Chloé"));
        press(&mut window, &said(language, k::VERB_FINAL));
        assert_eq!(last(&window), "final red 1:6543 2:junk, blue -, green 9:2500");
        assert!(window.state().journal.stage().over.is_some());
    });
}

#[test]
fn the_curtain_falls_after_a_while_and_when_the_window_loses_the_focus() {
    let language = Language::ENGLISH;
    let continental = field(language, "Anne", "Lincoln Continental 1941", 1);
    let mut window = ended(language);
    press(&mut window, &alone(language, brocante::ALONE, "Anne"));
    assert!(told(&window).contains(&continental));
    window.run_steps(40);
    assert!(!told(&window).contains(&continental), "nobody has typed for a while");
    press(&mut window, &alone(language, brocante::ALONE, "Anne"));
    window.input_mut().focused = false;
    window.run_steps(2);
    assert!(!told(&window).contains(&continental), "somebody looks elsewhere");
}

#[test]
fn the_lots_show_every_car_and_a_press_begins_its_line() {
    both(|language| {
        let mut window = window(language, &[DEAL], true);
        let told = told(&window);
        for name in ["Lincoln Continental 1941 (1)", "Mercedes-Benz 1925 (5)", "Reo 1905 (12)"] {
            assert!(told.contains(name), "{name}: {told}");
        }
        assert!(told.contains(&format!("{} 12", said(language, brocante::BANK))), "{told}");
        let mut found = window.get_all_by(|node| node.label().is_some_and(|label| label.contains("(5)")));
        found.next().unwrap().click();
        drop(found);
        window.run_steps(3);
        assert_eq!(window.state().drafts, ["red approach 5 "]);
    });
}
