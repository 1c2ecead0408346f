//! The sheets and the board of Automobile, by their labels, in both languages: phases 3 and 5 to 8 are played
//! through with the sheets alone.

use egui::Ui;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use steward::desk::games::automobile::{BoardState, board_ui};
use steward::desk::games::worksheet::{Form, worksheet_ui};
use steward::desk::{Command, Speech};
use steward::engine::{Draft, Holder, Journal, Seat};
use steward::games::automobile::units::{CUBES, DOLLARS};
use steward::games::automobile::{Automobile, Class, Space, production_limits};
use steward::say;
use steward::session::{Play, Table, Trial};
use steward::words::keys::{self, automobile as k, sheets};
use steward::words::{Arg, Language, Line};

use crate::driven::{both, buttons, press, press_like, said, sentence, settle, shows, told, word};
use crate::page::{self, journal, last};

type Window = page::Window<Automobile, Pages>;

/// The sheet, or the board where there is one.
type Pages = (Form, Option<BoardState>);

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

fn draw(
    ui: &mut Ui,
    speech: Speech,
    journal: &Journal<Automobile>,
    (sheet, board): &mut Pages,
    commands: &mut Vec<Command>,
) {
    match board {
        Some(board) => board_ui(ui, speech, journal, board, commands),
        None => worksheet_ui(ui, speech, journal, sheet, commands),
    }
}

fn window(language: Language, journal: Journal<Automobile>, board: bool) -> Window {
    let pages = (Form::default(), board.then(BoardState::default));
    page::window(language, [640.0, 440.0], journal, pages, draw)
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
        press(&mut window, &sentence(language, say!(sheets::MAKE, count = most, space = space(at, name))));
        press_like(&mut window, &word(language, sheets::PRODUCE));
    }
    assert_eq!(phase(&window), "1.5");
    // Phase 5: nobody has a choice but Anne, who has two bands and one class of cars.
    press_like(&mut window, &word(language, sheets::FORCED));
    for _ in 0..3 {
        let sell = say!(sheets::SELL_FROM, space = space(1, "Duryea"), band = k::CLASS_MID);
        let sell = sentence(language, sell);
        if buttons(&window, &sell).is_empty() {
            break;
        }
        press(&mut window, &sell);
    }
    assert!(shows(&window, &word(language, sheets::ALL_SOLD)), "{:#?}", told(&window));
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
        press(&mut window, &sentence(language, bonus));
        assert_eq!(last(&window), "red bonus 1");
        for who in ["Bob", "Chloé", "Anne"] {
            press(&mut window, &sentence(language, say!(sheets::PASS, who = who)));
        }
        // Phase 7: the tiles in one breath, the sale as it stands.
        assert_eq!(phase(&window), "1.7");
        for tile in [5, 2, 4] {
            press(&mut window, &sentence(language, say!(sheets::TILE, tile = tile)));
        }
        assert!(shows(&window, "5 + 2 + 4"), "the demand builds up");
        press_like(&mut window, &word(language, sheets::REVEAL));
        assert_eq!(last(&window), "reveal 5 2 4");
        let journal = &window.state().journal;
        let Ok(sale) = Trial::preview(journal, "sale") else { panic!("the sale is legal") };
        let anne = Holder::Seat(Seat::new(0));
        let takings = sale.after.ledger.balance(anne, DOLLARS) - journal.balance(anne, DOLLARS);
        assert!(shows(&window, &said(language, &say!(keys::desk::FIGURE, figure = Arg::Money(takings)))));
        press_like(&mut window, &word(language, sheets::SELL_BY_DEMAND));
        assert_eq!((phase(&window).as_str(), last(&window).as_str()), ("1.8", "sale"));
        // Phase 8: the bill says what is due and what is left.
        let journal = &window.state().journal;
        let Ok(paid) = Trial::preview(journal, "losses") else { panic!("all can pay") };
        let left = Arg::Money(paid.after.ledger.balance(anne, DOLLARS));
        let left = said(language, &say!(keys::desk::FIGURE, figure = left));
        let name = format!("Anne, {}: {left}", word(language, sheets::CASH_AFTER));
        assert!(shows(&window, &name), "{name}");
        press_like(&mut window, &word(language, sheets::PAY));
        assert_eq!(phase(&window), "1.9");
        let sheet = Trial::worksheet(&window.state().journal, &Draft::default());
        assert!(sheet.is_none(), "the end of a turn needs no sheet");
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
        settle(&mut window);
        press_like(&mut window, &format!("Anne, {}", word(language, sheets::POINTS)));
        let points = sentence(language, sheets::POINTS);
        assert!(window.get_all_by_label(&points).next().is_some());
    });
}

#[test]
fn a_sheet_that_the_rules_refuse_says_what_would_make_it_legal() {
    both(|language| {
        let mut window = play_through(language);
        Play::enter(&mut window.state_mut().journal, "undo", "").unwrap();
        settle(&mut window);
        let fewer = say!(sheets::FIELD_SOLD, who = "Bob", space = space(2, "Oldsmobile Curved Dash"));
        press(&mut window, &sentence(language, say!(sheets::FEWER, what = fewer)));
        assert!(shows(&window, &sentence(language, say!(k::SHEET_FORCED, seat = "Bob"))));
        assert!(shows(&window, &sentence(language, k::SHEET_FORCED_WAY_OUT)));
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
        assert!(shows(&window, &sentence(language, say!(sheets::SHORT, who = "Anne"))));
        let close = sentence(language, say!(sheets::CLOSE_SPACE, space = space(1, "Duryea")));
        press(&mut window, &close);
        assert!(shows(&window, "losses red close 1"));
        press(&mut window, &close);
        assert!(shows(&window, "losses red debt"));
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
        // Below the track lie the lanes, which open what stands in them.
        assert_eq!(names.len(), 26 + Class::ALL.len(), "{names:?}");
        names.truncate(26);
        let own = names.first().unwrap();
        assert!(own.contains("Anne") && own.contains("Duryea"), "{own}");
        assert!(own.contains(&sentence(language, sheets::LEADS)), "{own}");
        let next = names.get(2).unwrap();
        assert!(next.contains(&sentence(language, say!(sheets::SKIP, count = 3))), "{next}");
        let bob = Seat::new(1);
        let cubes = window.state().journal.view().has(bob, CUBES);
        let far = say!(sheets::TOO_FAR, who = "Bob", has = cubes);
        assert!(names.last().unwrap().contains(&sentence(language, far)));
        let name = names.get(1).unwrap().clone();
        press(&mut window, &name);
        assert_eq!(window.state().drafts, ["blue build 2 "], "how many tiles is still to be said");
    });
}

#[test]
fn distributors_are_drafted_by_pressing_their_bands() {
    both(|language| {
        let mut window = window(language, journal(&[], &TO_ROUND_3[..7]), true);
        let lane = |class: Class| sentence(language, say!(sheets::LANE, class = class.key()));
        for class in [Class::ALL[1], Class::ALL[1], Class::ALL[2]] {
            press_like(&mut window, &lane(class));
        }
        assert_eq!(window.state().drafts.last().map(String::as_str), Some("red place mid mid low"));
    });
}
