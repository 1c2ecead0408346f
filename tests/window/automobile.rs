//! The sheets and the board of Automobile, by their labels, in both languages: phases 3 and 5 to 8 are played
//! through with the sheets alone.

use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use steward::desk::games::automobile::{BoardState, SheetState, board_ui, has_sheet, sheet_ui};
use steward::desk::{Command, Speech, theme};
use steward::engine::{FORMAT, Game, Header, Journal, Seats};
use steward::games::automobile::units::{CUBES, DOLLARS, LOSSES};
use steward::games::automobile::{Automobile, Space, production_limits};
use steward::preset::{Preset, practice};
use steward::session::{Play, Reply, Table};
use steward::words::keys::{automobile as k, sheets};
use steward::words::{Arg, Key, Language, Line, render};
use steward::{engine, say};

/// A table at which only one page lies.
struct Page {
    journal: Journal<Automobile>,
    language: Language,
    sheet: SheetState,
    board: Option<BoardState>,
    drafts: Vec<String>,
}

type Window = Harness<'static, Page>;

/// Up to round 3 of turn 1: everybody has built and has distributors.
const TO_ROUND_3: &[&str] = &[
    "drawn",
    "red choose ford",
    "blue choose sloan",
    "green choose chrysler",
    "red build 1 2",
    "blue build 2 2",
    "green build 3 1",
    "red place mid mid low",
    "blue place low low",
    "green place mid",
];

fn journal(rulings: &[(&str, &str)], lines: &[&str]) -> Journal<Automobile> {
    let preset = Preset::read(practice("automobile").unwrap()).unwrap();
    let header = Header::<Automobile> {
        steward: FORMAT,
        game: Automobile::WORD.to_owned(),
        rules: Automobile::RULES,
        id: String::new(),
        date: String::new(),
        seats: Seats::named(&["Anne", "Bob", "Chloé"], Automobile::COLOURS).unwrap(),
        preset: "practice".to_owned(),
        board: preset.board(&Automobile::form(), practice("automobile").unwrap()).unwrap(),
        rulings: rulings.iter().map(|(word, option)| ((*word).to_owned(), (*option).to_owned())).collect(),
        kept: Vec::new(),
        seed: None,
        setup: steward::engine::First { seat: engine::Seat::new(0), drawn: true },
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
    match &mut page.board {
        Some(board) => board_ui(ui, speech, &page.journal, board, &mut commands),
        None => {
            sheet_ui(ui, speech, &page.journal, &mut page.sheet, &mut commands);
        }
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

fn window(language: Language, journal: Journal<Automobile>, board: bool) -> Window {
    let state = Page {
        journal,
        language,
        sheet: SheetState::default(),
        board: board.then(BoardState::default),
        drafts: Vec::new(),
    };
    let builder = Harness::builder().with_size([640.0, 440.0]).with_max_steps(12);
    let mut window = builder.with_context_setup(theme::install).build_ui_state(page, state);
    window.run_steps(3);
    window
}

fn both(test: impl Fn(Language)) {
    [Language::ENGLISH, Language::FRENCH].into_iter().for_each(test);
}

/// A line as the beginning of a sentence.
fn said(language: Language, line: &Line) -> String {
    Speech::new(language).sentence(line)
}

fn word(language: Language, key: Key) -> String {
    render(&key.into(), language)
}

fn press(window: &mut Window, name: &str) {
    let mut found = window
        .get_all_by(|node| node.role() == Role::Button && node.label().is_some_and(|label| label == name));
    let node = found.next().unwrap();
    node.click();
    drop(found);
    window.run_steps(3);
}

/// Presses the button whose name holds this.
fn press_like(window: &mut Window, part: &str) {
    let mut found = window.get_all_by(|node| {
        node.role() == Role::Button && node.label().is_some_and(|label| label.contains(part))
    });
    let node = found.next().unwrap();
    node.click();
    drop(found);
    window.run_steps(3);
}

fn shown(window: &Window, text: &str) -> bool {
    let holds = |value: Option<String>| value.is_some_and(|value| value.contains(text));
    window.query_all_by(|node| holds(node.label()) || holds(node.value())).next().is_some()
}

/// Everything that a screen reader finds.
fn told(window: &Window) -> Vec<String> {
    let nodes = window.query_all_by(|node| node.label().is_some() || node.value().is_some());
    nodes.filter_map(|node| node.accesskit_node().label().or(node.accesskit_node().value())).collect()
}

fn last(window: &Window) -> String {
    let journal = &window.state().journal;
    journal.line(journal.head()).unwrap().text
}

fn phase(window: &Window) -> String {
    window.state().journal.stage().word()
}

fn space(n: u8, name: &str) -> Line {
    say!(k::SPACE_NAMED, n = n, name = name)
}

/// The most cars that whoever acts makes on a space.
fn most(journal: &Journal<Automobile>, space: u8) -> i64 {
    let view = journal.view();
    let seat = view.state().to_act().unwrap();
    production_limits(view, seat, Space::new(space).unwrap()).unwrap().1
}

/// Phases 3 to 8 of a first turn, entered with nothing but the sheets.
fn play_through(language: Language) -> Window {
    let mut window = window(language, journal(&[], TO_ROUND_3), false);
    // Phase 3: each makes the most of its one space with one press.
    for (at, name) in [(1, "Duryea"), (2, "Oldsmobile Curved Dash"), (3, "Franklin A")] {
        let most = most(&window.state().journal, at);
        press(&mut window, &said(language, &say!(sheets::MAKE, count = most, space = space(at, name))));
        press_like(&mut window, &word(language, sheets::PRODUCE));
    }
    assert_eq!(phase(&window), "1.5");
    // Phase 5: nobody has a choice but Anne, who has two bands and one class of cars.
    press_like(&mut window, &word(language, sheets::FORCED));
    for _ in 0..3 {
        let sell = say!(sheets::SELL_FROM, space = space(1, "Duryea"), band = k::CLASS_MID);
        if window.query_all_by(|node| node.label() == Some(said(language, &sell))).next().is_some() {
            press(&mut window, &said(language, &sell));
        } else {
            break;
        }
    }
    assert!(shown(&window, &word(language, sheets::ALL_SOLD)), "{:#?}", told(&window));
    press_like(&mut window, &word(language, sheets::SELL));
    assert_eq!(last(&window), "distributors red 1:3, blue 2:2, green 3:1");
    window
}

#[test]
fn a_turn_is_played_through_with_the_sheets() {
    both(|language| {
        let mut window = play_through(language);
        // Phase 6: Anne takes a marker, then all pass.
        assert_eq!(phase(&window), "1.6");
        let bonus = say!(sheets::ON_SPACE, what = sheets::BONUS_PLUS, space = space(1, "Duryea"));
        press(&mut window, &said(language, &bonus));
        assert_eq!(last(&window), "red bonus 1");
        for who in ["Bob", "Chloé", "Anne"] {
            press(&mut window, &said(language, &say!(sheets::PASS, who = who)));
        }
        // Phase 7: the tiles in one breath, the sale as it stands.
        assert_eq!(phase(&window), "1.7");
        for tile in [5, 2, 4] {
            press(&mut window, &said(language, &say!(sheets::TILE, tile = tile)));
        }
        assert!(shown(&window, "5 + 2 + 4"), "the demand builds up");
        press_like(&mut window, &word(language, sheets::REVEAL));
        assert_eq!(last(&window), "reveal 5 2 4");
        let journal = &window.state().journal;
        let Reply::Done(sale) = Table::preview(journal, "sale") else { panic!("the sale is legal") };
        let anne = engine::Holder::Seat(engine::Seat::new(0));
        let takings = sale.after.ledger.balance(anne, DOLLARS) - journal.balance(anne, DOLLARS);
        assert!(shown(&window, &render(&say!(sheets::CASH_MOVE, count = Arg::Money(takings)), language)));
        press_like(&mut window, &word(language, sheets::SELL_BY_DEMAND));
        assert_eq!((phase(&window).as_str(), last(&window).as_str()), ("1.8", "sale"));
        // Phase 8: the bill says what is due and what is left.
        let journal = &window.state().journal;
        let Reply::Done(paid) = Table::preview(journal, "losses") else { panic!("all can pay") };
        let left = render(
            &say!(sheets::CASH_MOVE, count = Arg::Money(paid.after.ledger.balance(anne, DOLLARS))),
            language,
        );
        let name = format!("Anne, {}: {left}", word(language, sheets::CASH_AFTER));
        assert!(shown(&window, &name), "{name}");
        press_like(&mut window, &word(language, sheets::PAY));
        assert_eq!(phase(&window), "1.9");
        assert!(!has_sheet(&window.state().journal), "the end of a turn needs no sheet");
    });
}

#[test]
fn a_line_of_the_bill_opens() {
    both(|language| {
        let mut window = play_through(language);
        while window.state().journal.stage().phase != 8 {
            let line = match window.state().journal.stage().phase {
                6 => format!(
                    "{} pass",
                    window.state().journal.setting().seats.word(window.state().journal.stage().whose[0])
                ),
                _ if window.state().journal.view().state().demand.is_none() => "reveal 5 2 4".to_owned(),
                _ => "sale".to_owned(),
            };
            Play::enter(&mut window.state_mut().journal, &line, "").unwrap();
        }
        window.run_steps(3);
        press_like(&mut window, &format!("Anne, {}", word(language, sheets::POINTS)));
        let points = said(language, &sheets::POINTS.into());
        assert!(window.get_all_by_label(&points).next().is_some());
    });
}

#[test]
fn a_sheet_that_the_rules_refuse_says_what_would_make_it_legal() {
    both(|language| {
        let mut window = play_through(language);
        Play::enter(&mut window.state_mut().journal, "undo", "").unwrap();
        window.run_steps(3);
        let fewer = say!(sheets::FIELD_SOLD, who = "Bob", space = space(2, "Oldsmobile Curved Dash"));
        press(&mut window, &said(language, &say!(sheets::FEWER, what = fewer)));
        assert!(shown(&window, &said(language, &say!(k::SHEET_FORCED, seat = "Bob"))));
        assert!(shown(&window, &said(language, &k::SHEET_FORCED_WAY_OUT.into())));
        let accept = word(language, sheets::SELL);
        let mut button = window.get_all_by(|node| {
            node.role() == Role::Button && node.label().is_some_and(|label| label.contains(&accept))
        });
        assert!(button.next().unwrap().accesskit_node().is_disabled());
    });
}

#[test]
fn who_cannot_pay_chooses_between_a_debt_and_closing() {
    both(|language| {
        let mut journal = journal(&[("short-of-cash", "table")], TO_ROUND_3);
        for (who, at) in [("red", 1), ("blue", 2), ("green", 3)] {
            let line = format!("{who} produce {at}:{}", most(&journal, at));
            Play::enter(&mut journal, &line, "").unwrap();
        }
        let rest = ["distributors red 1:3, blue 2:2, green 3:1", "red pass", "blue pass", "green pass"];
        for line in rest.into_iter().chain(["reveal 5 2 4", "sale", "correct bank > red 900 losses: test"]) {
            Play::enter(&mut journal, line, "").unwrap();
        }
        let mut window = window(language, journal, false);
        assert!(shown(&window, &said(language, &say!(sheets::SHORT, who = "Anne"))));
        let close = said(language, &say!(sheets::CLOSE_SPACE, space = space(1, "Duryea")));
        press(&mut window, &close);
        assert!(shown(&window, "losses red close 1"));
        press(&mut window, &close);
        assert!(shown(&window, "losses red debt"));
        press_like(&mut window, &word(language, sheets::PAY));
        assert_eq!(window.state().journal.debts().len(), 1);
    });
}

#[test]
fn every_space_of_the_board_tells_itself_in_words() {
    both(|language| {
        let mut window = window(language, journal(&[], &TO_ROUND_3[..5]), true);
        let mut names = Vec::new();
        for node in window.get_all_by_role(Role::Button) {
            names.extend(node.accesskit_node().label());
        }
        assert_eq!(names.len(), 26, "{names:?}");
        let own = names.first().unwrap();
        assert!(own.contains("Anne") && own.contains("Duryea"), "{own}");
        assert!(own.contains(&said(language, &sheets::LEADS.into())), "{own}");
        let next = names.get(2).unwrap();
        assert!(next.contains(&said(language, &say!(sheets::SKIP, count = 3))), "{next}");
        let bob = engine::Seat::new(1);
        let cubes = window.state().journal.view().has(bob, CUBES);
        let far = say!(sheets::TOO_FAR, who = "Bob", has = cubes);
        assert!(names.last().unwrap().contains(&said(language, &far)));
        let name = names.get(1).unwrap().clone();
        press(&mut window, &name);
        assert_eq!(window.state().drafts, ["blue build 2 1"]);
    });
}

#[test]
fn the_fortunes_of_a_finished_game_keep_their_terms() {
    both(|language| {
        let mut journal = journal(&[], TO_ROUND_3);
        Play::enter(&mut journal, "correct phase 4 9: test", "").unwrap();
        let mut window = window(language, journal, false);
        press_like(&mut window, &word(language, sheets::END_GAME));
        assert!(window.state().journal.stage().over.is_some());
        assert!(shown(&window, "Duryea"), "a factory is still told by its space");
        press(&mut window, &word(language, sheets::BUILD_UP));
        assert!(!shown(&window, "Duryea"));
        press(&mut window, &word(language, sheets::NEXT_TERM));
        assert!(shown(&window, "Duryea"));
        assert_eq!(window.state().journal.balance(engine::Holder::Seat(engine::Seat::new(0)), LOSSES), 0);
    });
}
