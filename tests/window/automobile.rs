//! The sheets and the board of Automobile, by their labels: phases 3 and 5 to 8 are played
//! through with the sheets alone.

use egui::Ui;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use steward::desk::sheets::worksheet::{OpenWorksheet, worksheet_ui};
use steward::desk::table::plain;
use steward::desk::{Action, Speech};
use steward::engine::{Draft, Holder, Seat, Session};
use steward::games::automobile::units::DOLLARS;
use steward::games::automobile::{Automobile, Class, Space, production_limits};
use steward::msg;
use steward::words::keys::{self, automobile as k, sheets};
use steward::words::{Arg, Language, Line};

use crate::driven::{
    self, book, buttons, description, drafts, english, place, press, press_like, said, sentence, settle,
    shows, word,
};
use crate::hand::fills;
use crate::page::{self, journal, last};

type Window = page::Window<OpenWorksheet>;

/// Up to round 3 of turn 1: everybody has built and has distributors.
pub const TO_ROUND_3: &[&str] = &[
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

/// From there to the executive decisions.
const TO_DECISIONS: &[&str] = &[
    "red produce 1:4",
    "blue produce 2:3",
    "green produce 3:2",
    "distributors red 1:3, blue 2:2, green 3:1",
];

fn draw(
    ui: &mut Ui,
    speech: Speech,
    journal: &Session,
    sheet: &mut OpenWorksheet,
    actions: &mut Vec<Action>,
) {
    worksheet_ui(ui, speech, journal, sheet, actions);
}

fn window(language: Language, journal: Session) -> Window {
    page::window(language, [640.0, 440.0], journal, OpenWorksheet::default(), draw)
}

fn phase(window: &Window) -> String {
    window.state().journal.stage().word()
}

fn space(n: u8, name: &str) -> Line {
    msg!(k::SPACE_NAMED, n = n, name = name)
}

/// The most cars that the player to act can make on a space.
fn most(journal: &Session, space: u8) -> i64 {
    let view = journal.view::<Automobile>().unwrap();
    let seat = view.state().to_act().unwrap();
    production_limits(view, seat, Space::new(space).unwrap()).unwrap().1
}

/// Phases 3 to 8 of a first turn, entered with nothing but the sheets.
fn play_through(language: Language) -> Window {
    let mut window = window(language, journal::<Automobile>(&[], TO_ROUND_3));
    // Phase 3: each makes the most of its one space.
    for (at, name) in [(1, "Duryea"), (2, "Oldsmobile Curved Dash"), (3, "Franklin A")] {
        let most = most(&window.state().journal, at);
        let field = msg!(k::FIELD_CARS, space = space(at, name));
        fills(&mut window, &said(language, &field), &most.to_string());
        press_like(&mut window, &word(language, sheets::PRODUCE));
    }
    assert_eq!(phase(&window), "1.5");
    // Phase 5: only Anne has a choice, with two bands and one class of cars.
    press_like(&mut window, &word(language, sheets::FORCED));
    for _ in 0..3 {
        let sell = msg!(sheets::SELL_FROM, space = space(1, "Duryea"), band = k::CLASS_MID);
        let sell = sentence(language, sell);
        if buttons(&window, &sell).is_empty() {
            break;
        }
        press(&mut window, &sell);
    }
    assert!(shows(&window, &word(language, sheets::ALL_SOLD)), "{:#?}", description(&window));
    press_like(&mut window, &word(language, sheets::SELL));
    assert_eq!(last(&window), "distributors red 1:3, blue 2:2, green 3:1");
    window
}

#[test]
fn a_turn_is_played_through_with_the_sheets() {
    english(|language| {
        let mut window = play_through(language);
        for line in ["red bonus 1", "blue pass", "green pass", "red pass"] {
            window.state_mut().journal.enter_text(line, "").unwrap();
        }
        settle(&mut window);
        // Phase 7: all tiles at once, then the proposed sale.
        assert_eq!(phase(&window), "1.7");
        for tile in [5, 2, 4] {
            press(&mut window, &sentence(language, msg!(sheets::TILE, tile = tile)));
        }
        assert!(shows(&window, "5 + 2 + 4"), "the demand builds up");
        press_like(&mut window, &word(language, sheets::REVEAL));
        assert_eq!(last(&window), "reveal 5 2 4");
        let journal = &window.state().journal;
        let Ok(sale) = journal.preview_text("sale") else { panic!("the sale is legal") };
        let anne = Holder::Seat(Seat::new(0));
        let takings = sale.book.ledger.balance(anne, DOLLARS) - journal.balance(anne, DOLLARS);
        assert!(shows(&window, &said(language, &msg!(keys::desk::FIGURE, figure = Arg::Money(takings)))));
        press_like(&mut window, &word(language, sheets::SELL_BY_DEMAND));
        assert_eq!((phase(&window).as_str(), last(&window).as_str()), ("1.8", "sale"));
        // Phase 8: the bill says what is due and what is left.
        let journal = &window.state().journal;
        let Ok(paid) = journal.preview_text("losses") else { panic!("all can pay") };
        let left = Arg::Money(paid.book.ledger.balance(anne, DOLLARS));
        let left = said(language, &msg!(keys::desk::FIGURE, figure = left));
        let name = format!("Anne, {}: {left}", word(language, sheets::CASH_AFTER));
        assert!(shows(&window, &name), "{name}");
        press_like(&mut window, &word(language, sheets::PAY));
        assert_eq!(phase(&window), "1.9");
        let sheet =
            window.state().journal.book().worksheet(window.state().journal.setting(), &Draft::default());
        assert!(sheet.is_none(), "the end of a turn needs no sheet");
    });
}

#[test]
fn a_line_of_the_bill_opens() {
    english(|language| {
        let mut window = play_through(language);
        while window.state().journal.stage().phase != 8 {
            let line = match window.state().journal.stage().phase {
                6 => format!(
                    "{} pass",
                    window.state().journal.setting().seats.word(window.state().journal.stage().to_act[0])
                ),
                _ if window.state().journal.view::<Automobile>().unwrap().state().demand.is_none() => {
                    "reveal 5 2 4".to_owned()
                }
                _ => "sale".to_owned(),
            };
            window.state_mut().journal.enter_text(&line, "").unwrap();
        }
        settle(&mut window);
        press_like(&mut window, &format!("Anne, {}", word(language, sheets::POINTS)));
        let points = sentence(language, sheets::POINTS);
        assert!(window.get_all_by_label(&points).next().is_some());
    });
}

#[test]
fn a_sheet_that_the_rules_refuse_says_what_would_make_it_legal() {
    english(|language| {
        let mut window = play_through(language);
        window.state_mut().journal.enter_text("undo", "").unwrap();
        settle(&mut window);
        let fewer = msg!(sheets::FIELD_SOLD, who = "Bob", space = space(2, "Oldsmobile Curved Dash"));
        press(&mut window, &sentence(language, msg!(sheets::FEWER, what = fewer)));
        assert!(shows(&window, &sentence(language, msg!(k::SHEET_FORCED, seat = "Bob"))));
        assert!(shows(&window, &sentence(language, k::SHEET_FORCED_SUGGESTION)));
        let accept = word(language, sheets::SELL);
        let mut button = window.get_all_by(|node| {
            node.role() == Role::Button && node.label().is_some_and(|label| label.contains(&accept))
        });
        assert!(button.next().unwrap().accesskit_node().is_disabled());
    });
}

#[test]
fn who_cannot_pay_chooses_between_a_debt_and_closing() {
    english(|language| {
        let mut journal = journal::<Automobile>(&[("short-of-cash", "table")], TO_ROUND_3);
        for (who, at) in [("red", 1), ("blue", 2), ("green", 3)] {
            let line = format!("{who} produce {at}:{}", most(&journal, at));
            journal.enter_text(&line, "").unwrap();
        }
        let rest = ["distributors red 1:3, blue 2:2, green 3:1", "red pass", "blue pass", "green pass"];
        for line in rest.into_iter().chain(["reveal 5 2 4", "sale", "correct bank > red 900 losses: test"]) {
            journal.enter_text(line, "").unwrap();
        }
        let mut window = window(language, journal);
        assert!(shows(&window, &sentence(language, msg!(sheets::SHORT, who = "Anne"))));
        let close = sentence(language, msg!(sheets::CLOSE_SPACE, space = space(1, "Duryea")));
        press(&mut window, &close);
        assert!(shows(&window, &Speech::new(language).typed(&window.state().journal, "losses red close 1")));
        press(&mut window, &close);
        assert!(shows(&window, &Speech::new(language).typed(&window.state().journal, "losses red debt")));
        press_like(&mut window, &word(language, sheets::PAY));
        assert_eq!(window.state().journal.book().debts.len(), 1);
    });
}

/// A window of a table in the first turn of three.
fn table(language: Language, lines: &[&str]) -> driven::Window {
    let begun: Session = journal::<Automobile>(&[], &[]);
    driven::open(language, &driven::record(&begun.header_json(), lines.iter().copied()), driven::FRAME)
}

#[test]
fn every_space_of_the_board_tells_itself_in_words_and_with_a_verb_what_that_costs_there() {
    english(|language| {
        let mut window = table(language, &TO_ROUND_3[..5]);
        let free = sentence(language, sheets::FREE);
        let own = place(&window, "Duryea (1)");
        assert!(own.contains("Anne") && own.contains(&sentence(language, sheets::LEADS)), "{own}");
        let third = place(&window, "Franklin A (3)");
        assert!(third.contains(&free) && !third.contains("3 "), "nothing is said of a verb at rest: {third}");
        press(&mut window, &word(language, k::VERB_BUILD));
        let third = place(&window, "Franklin A (3)");
        assert!(third.contains(&sentence(language, msg!(sheets::SKIP, count = 3))), "{third}");
        let lane = sentence(language, msg!(sheets::LANE, class = k::CLASS_MID));
        assert!(
            place(&window, &lane)
                .contains(&sentence(language, msg!(sheets::IN_BAND, there = sheets::NOBODY)))
        );
    });
}

#[test]
fn a_free_space_that_is_pressed_is_a_draft_and_the_button_books_it() {
    english(|language| {
        let mut window = table(language, &TO_ROUND_3[..5]);
        let second = place(&window, "Oldsmobile Curved Dash (2)");
        press(&mut window, &second);
        assert!(drafts(&window, language, "blue build 2 1"), "the least: {:#?}", description(&window));
        assert_eq!(driven::last(&window), "red build 1 2", "a draft books nothing");
        crate::turn::draft(&mut window, language, "blue build 2 2");
    });
}

#[test]
fn distributors_are_drafted_by_pressing_their_bands() {
    english(|language| {
        let mut window = table(language, &TO_ROUND_3[..7]);
        let lane = |class: Class| sentence(language, msg!(sheets::LANE, class = class.key()));
        for (class, draft) in [
            (1, "red place mid"),
            (1, "red place mid mid"),
            (2, "red place mid mid low"),
            (0, "red place premium"),
        ] {
            let band = place(&window, &lane(Class::ALL[class]));
            press(&mut window, &band);
            assert!(drafts(&window, language, draft), "{draft}: {:#?}", description(&window));
        }
    });
}

#[test]
fn one_press_that_would_book_several_acts_puts_one_entry_right_and_books_nothing() {
    english(|language| {
        let sold = ["red produce 1:4", "blue produce 2:3", "green produce 3:2", "red sell 1 mid"];
        let begun: Vec<&str> = TO_ROUND_3.iter().copied().chain(sold).chain(["blue sell 2 low"]).collect();
        let mut window = table(language, &begun);
        let lines = driven::table(&window).lines();
        crate::hand::strikes(&mut window, egui::Key::F9);
        settle(&mut window);
        press(&mut window, &word(language, keys::right::INSERT));
        let forced = sentence(language, msg!(keys::table::FORCED, count = 2));
        press_like(&mut window, &forced);
        assert_eq!(driven::table(&window).lines(), lines, "nothing is booked");
    });
}

#[test]
fn one_press_sells_what_leaves_no_choice_up_to_the_next_true_choice() {
    english(|language| {
        let sold = ["red produce 1:4", "blue produce 2:3", "green produce 3:2", "red sell 1 mid"];
        let begun: Vec<&str> = TO_ROUND_3.iter().copied().chain(sold).collect();
        let mut window = table(language, &begun);
        let forced = msg!(keys::table::FORCED, count = 2);
        press_like(&mut window, &sentence(language, forced.clone()));
        let table = driven::table(&window);
        let lines = [1, 0].map(|back| table.line(table.lines() - back).unwrap().text);
        assert_eq!(lines, ["blue sell 2 low", "green sell 3 mid"]);
        let what = lines.map(|line| plain::description(Speech::new(language), driven::table(&window), &line));
        let told = msg!(keys::table::AT_ONCE, count = 2, what = what.join(" · "));
        assert!(shows(&window, &sentence(language, told)), "just now: {:#?}", description(&window));
        assert!(buttons(&window, &sentence(language, forced)).is_empty(), "the next sale is a choice");
    });
}

#[test]
fn a_space_that_is_pressed_first_shows_what_is_possible_there_with_its_price() {
    english(|language| {
        let mut window = table(language, &[TO_ROUND_3, TO_DECISIONS].concat());
        let own = place(&window, "Duryea (1)");
        press(&mut window, &own);
        let act = "red bonus 1";
        let name = plain::description(Speech::new(language), driven::table(&window), act);
        let outcome = driven::table(&window).preview_text(act).unwrap();
        let price = plain::price(Speech::new(language), driven::table(&window), &outcome.effect.movements);
        press(&mut window, &name);
        assert_eq!(buttons(&window, &price).len(), 1, "{price} opens: {:#?}", description(&window));
        crate::turn::draft(&mut window, language, act);
    });
}

#[test]
fn whoever_is_led_sees_what_a_choice_at_a_space_comes_to_before_it_is_done() {
    english(|language| {
        let mut window = table(language, &[TO_ROUND_3, TO_DECISIONS].concat());
        press(&mut window, &word(language, keys::coach::EXPLAIN));
        let own = place(&window, "Duryea (1)");
        press(&mut window, &own);
        let act = "red bonus 1";
        let does = plain::description(Speech::new(language), driven::table(&window), act);
        press_like(&mut window, &does);
        assert!(drafts(&window, language, act), "{:#?}", description(&window));
        let none = sentence(language, msg!(k::AMOUNT_BONUS, count = 0));
        assert!(!shows(&window, &none), "a marker lies in nobody's hand");
        book(&mut window, language);
        assert_eq!(driven::last(&window), act);
    });
}

#[test]
fn all_sales_begin_with_a_car_of_its_own_row_for_every_distributor() {
    english(|language| {
        let mut window = driven::demo(language, 46, &[]);
        press(&mut window, &word(language, k::VERB_DISTRIBUTORS));
        crate::turn::draft(&mut window, language, "distributors red 1:3 5:2, blue 3:2, green 8:3");
    });
}

#[test]
fn while_money_waits_the_same_act_done_otherwise_lies_clear_of_the_button_that_books() {
    english(|language| {
        let produced = ["red produce 1:4", "blue produce 2:3", "green produce 3:2"];
        let begun: Vec<&str> = TO_ROUND_3.iter().copied().chain(produced).collect();
        let mut window = table(language, &begun);
        let enter = |window: &mut driven::Window, action| {
            window.state_mut().give(action);
            settle(window);
        };
        enter(&mut window, Action::Enter("distributors red 1:3, blue 2:2, green 3:1".to_owned()));
        let done = word(language, keys::table::DONE);
        assert_eq!(driven::buttons(&window, &done).len(), 1, "money waits to be handed over");
        let describe = |window: &driven::Window, markers: u8| {
            let act = format!("red reduced 1 {markers}");
            plain::description(Speech::new(language), driven::table(window), &act)
        };
        let (two, one) = (describe(&window, 2), describe(&window, 1));
        press(&mut window, &word(language, k::VERB_REDUCED));
        let own = place(&window, "Duryea (1)");
        press(&mut window, &own);
        let lies = |name: &str| driven::buttons(&window, name).last().unwrap().rect();
        let books = lies(&said(language, &msg!(keys::table::ACCEPT_WHAT, what = two.as_str())));
        assert!(!lies(&one).intersects(books), "{:?} {books:?}", lies(&one));
        // Escape closes what was begun, step by step.
        for _ in 0..3 {
            crate::hand::strikes(&mut window, egui::Key::Escape);
        }
        settle(&mut window);
        assert_eq!(driven::buttons(&window, &done).len(), 1, "it still waits");
    });
}
