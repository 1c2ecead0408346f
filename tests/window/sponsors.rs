//! The sheets and the picture of Les Sponsors, by their labels, in both languages: a race turn is played with the
//! sheets alone, and nothing of them is cut.

use egui::accesskit::Role;
use egui::{Key, Rect};
use egui_kittest::kittest::{NodeT, Queryable};
use steward::desk::games::sponsors::{BoardState, SheetState, board_ui, has_sheet, sheet_ui};
use steward::desk::games::worksheet::{Form, worksheet_ui};
use steward::engine::Rules;
use steward::games::sponsors::{Category, Sponsors, Square};
use steward::say;
use steward::session::{GameSession, Session, Table};
use steward::words::keys::{self, desk, racing as k, sponsors as rules};
use steward::words::{Key as Message, Language};

use crate::driven::{self, both, buttons, press, press_like, sentence, shows, told, word};
use crate::hand;
use crate::page::{self, journal, last};

type Window<S> = page::Window<Sponsors, S>;

/// The worksheet, or a sheet of the race.
type Pages = (Form, SheetState);

/// What the middle of the table leaves at 1280 by 720.
const PAGE: [f32; 2] = [556.0, 342.0];

/// Three cars on the start, three tokens each.
const TO_THE_START: &[&str] = &[
    "dealt",
    "correct phase 4, bank > red 3 energy, bank > blue 3 energy, bank > green 3 energy",
    "grid blue red green",
];

/// What lies over the board.
fn draw(
    ui: &mut egui::Ui,
    speech: steward::desk::Speech,
    journal: &steward::engine::Journal<Sponsors>,
    (form, state): &mut Pages,
    commands: &mut Vec<steward::desk::Command>,
) {
    form.see(journal);
    match form.sheet().is_some() {
        true => worksheet_ui(ui, speech, journal, form, commands),
        false if has_sheet(journal) => sheet_ui(ui, speech, journal, state, commands),
        false => {}
    }
}

fn sheet(language: Language, more: &[&str]) -> Window<Pages> {
    let lines = [TO_THE_START, more].concat();
    page::window(language, PAGE, journal(&[], &lines), Pages::default(), draw)
}

fn picture(language: Language, lines: &[&str]) -> Window<BoardState> {
    page::window(language, [900.0, 520.0], journal(&[], lines), BoardState::default(), board_ui)
}

fn card(language: Language, category: Category, value: u8) -> String {
    sentence(language, say!(k::CARD_NAMED, category = category.key(), value = value))
}

#[test]
fn a_race_turn_is_played_with_the_sheets_alone() {
    both(|language| {
        let mut window = sheet(language, &[]);
        press(&mut window, &card(language, Category::Engine, 5));
        assert_eq!(last(&window), "blue play engine 5");
        press(&mut window, &word(language, k::STOPS));
        assert_eq!(last(&window), "blue stop 1 plain");
        press(&mut window, &card(language, Category::Tyres, 3));
        press(&mut window, &sentence(language, rules::SQUARE_GREEN));
        press(&mut window, &word(language, k::STOPS));
        assert_eq!(last(&window), format!("red stop 2 {}", Square::Green.word()));
        press(&mut window, &word(language, k::BEHIND_TWO));
        press(&mut window, &word(language, k::STOPS));
        assert_eq!(last(&window), "red stop 2 plain behind");
        press(&mut window, &word(language, k::FINISHES));
        assert_eq!(last(&window), "red finish");
        press(&mut window, &word(language, k::PASS));
        assert_eq!(last(&window), "green pass");
        assert_eq!(window.state().journal.stage().word(), "2.5");
    });
}

#[test]
fn the_chances_are_shown_before_the_spin() {
    let mut window = sheet(Language::ENGLISH, &["blue play engine 5", "blue stop 1 plain"]);
    press(&mut window, "2 balls added · Own ball: 3 in 6 (1/2, 50.00%)");
    assert_eq!(last(&window), "red spin 2");
    assert!(!has_sheet(&window.state().journal), "the table waits for the ball");
}

#[test]
fn every_card_and_every_spin_lies_on_the_page() {
    both(|language| {
        let window = sheet(language, &["blue play engine 5", "blue stop 1 plain"]);
        let page = Rect::from_min_size(egui::Pos2::ZERO, PAGE.into());
        let all = buttons(&window, "");
        assert!(all.len() > 50, "{} keys for the cards and the roulette", all.len());
        for button in all {
            assert!(page.contains_rect(button.rect()), "{language:?}: {button:?}");
        }
    });
}

#[test]
fn the_picture_tells_the_track_and_the_race() {
    both(|language| {
        let track = picture(language, &["dealt", "red roll 2"]);
        assert!(shows(&track, &sentence(language, say!(k::SQUARE, n = 3))) && shows(&track, "Anne"));
        let race = picture(language, TO_THE_START);
        assert!(shows(&race, "1 Bob") && shows(&race, &sentence(language, rules::SQUARE_PLAIN)));
        let tokens = sentence(language, say!(rules::AMOUNT_ENERGY, count = 3));
        assert!(shows(&race, &tokens), "{tokens}");
    });
}

/// A game of which the book knows every card, with this sheet.
fn known(language: Language, lines: &[&str]) -> Window<Pages> {
    page::window(language, PAGE, journal(&[("hands", "known")], lines), Pages::default(), draw)
}

fn by_name(language: Language, key: Message, who: &str) -> String {
    sentence(language, say!(key, seat = who))
}

/// Writes a value in the field of a card, as whoever is alone at the screen does.
fn tell(window: &mut Window<Pages>, language: Language, category: Category, value: u8) {
    let name = sentence(language, say!(k::CARD_TO_TELL, category = category.key(), n = 1));
    hand::fills(window, &name, &value.to_string());
}

#[test]
fn a_hand_is_told_and_looked_at_behind_the_curtain() {
    both(|language| {
        let mut window = known(language, &["dealt"]);
        assert!(!shows(&window, &sentence(language, Category::Tyres.key())), "nobody is alone yet");
        press(&mut window, &by_name(language, desk::ALONE, "Anne"));
        for category in Category::ALL {
            tell(&mut window, language, category, 6);
        }
        assert!(!told(&window).iter().any(|text| text == "6"), "typed in dots");
        press(&mut window, &word(language, rules::VERB_HAND));
        assert_eq!(last(&window), "red hand …");
        let squares = sentence(language, say!(k::HAND_SQUARES, count = 48));
        assert!(!shows(&window, &squares), "told, and hidden again");
        press(&mut window, &by_name(language, desk::PUT_AWAY, "Anne"));
        press(&mut window, &by_name(language, desk::ALONE, "Anne"));
        window.get_by_label(&sentence(language, desk::HOLD)).focus();
        window.run_steps(1);
        window.key_down(Key::Space);
        window.run_steps(1);
        assert!(shows(&window, &squares), "{:?}", told(&window));
        window.key_up(Key::Space);
        window.run_steps(1);
        assert!(!shows(&window, &squares), "released");
    });
}

#[test]
fn who_plays_looks_at_the_own_hand_and_plays_a_card_of_it() {
    let hand = |car: &str, value: u8| {
        let cards: String = Category::ALL.iter().map(|each| format!(" {} {value}", each.word())).collect();
        format!("{car} hand{cards}")
    };
    let hands = [hand("red", 5), hand("blue", 4), hand("green", 0)];
    let mut lines = vec!["dealt"];
    lines.extend(hands.iter().map(String::as_str));
    lines.extend(["correct phase 4", "grid blue red green"]);
    let language = Language::ENGLISH;
    let mut window = known(language, &lines);
    press(&mut window, &by_name(language, desk::ALONE, "Bob"));
    assert!(!shows(&window, &sentence(language, say!(k::HAND_SQUARES, count = 32))), "only while it is held");
    press(&mut window, &card(language, Category::Engine, 4));
    assert_eq!(last(&window), "blue play engine 4");
}

#[test]
fn nothing_on_the_table_tells_a_hand() {
    let language = Language::ENGLISH;
    let header = r#"{"steward":1,"game":"sponsors","rules":1,"seats":[{"name":"Anne","colour":"red"},{"name":"Bob","colour":"blue"},{"name":"Chloe","colour":"green"}],"preset":"practice","rulings":{"hands":"known"},"setup":{"first":"p1"}}"#;
    let hand = |car: &str| {
        let cards: String = Category::ALL.iter().map(|each| format!(" {} 4", each.word())).collect();
        format!("{car} hand{cards}")
    };
    let hands = ["red", "blue", "green"].map(hand);
    let mut all: Vec<&str> = Vec::new();
    let read: Vec<String> =
        Category::ALL.iter().map(|each| format!("assume cards {} count 6", each.word())).collect();
    let pile: Vec<String> =
        ["blue", "red", "yellow"].map(|each| format!("assume sponsors {each} count 6")).into();
    all.extend(read.iter().chain(&pile).map(String::as_str));
    all.push("dealt");
    all.extend(hands.iter().map(String::as_str));
    all.extend(["correct phase 4", "grid red blue green"]);
    let mut window = driven::open(language, &driven::record(header, all), driven::FRAME);
    driven::to_board(&mut window, language);
    let texts = told(&window);
    assert!(texts.iter().any(|text| text.contains("Roulette")), "{texts:?}");
    assert!(!texts.iter().any(|text| text.contains("yres 4")), "{texts:?}");
    assert!(buttons(&window, "Play a card").is_empty() && buttons(&window, "with a 0").is_empty());
}

#[test]
fn any_start_order_is_told_car_by_car() {
    both(|language| {
        let lines = ["dealt", "correct phase 4"];
        let mut window = page::window(language, PAGE, journal(&[], &lines), Pages::default(), draw);
        for who in ["Chloé", "Anne", "Bob"] {
            press(&mut window, who);
        }
        press(&mut window, "2 Anne");
        for who in ["Bob", "Anne"] {
            press(&mut window, who);
        }
        press(&mut window, &word(language, rules::VERB_GRID));
        assert_eq!(last(&window), "grid green blue red");
    });
}

#[test]
fn a_car_off_the_track_comes_back_on_its_square_or_behind() {
    both(|language| {
        let off = ["correct blue off"];
        let mut window = sheet(language, &off);
        press(&mut window, &word(language, k::BACK_ON_SQUARE));
        assert_eq!(last(&window), "blue miss");
        let mut window = sheet(language, &off);
        press(&mut window, &sentence(language, say!(k::PLACE_NAMED, place = 3)));
        press(&mut window, &sentence(language, rules::SQUARE_RED));
        press(&mut window, &word(language, k::STANDS_BEHIND));
        assert_eq!(last(&window), "blue miss 3 red");
    });
}

#[test]
fn the_leader_cannot_press_pass_and_the_others_can() {
    let pass = |window: &Window<Pages>| {
        let named = word(Language::ENGLISH, k::PASS);
        !window.get_by_role_and_label(Role::Button, &named).accesskit_node().is_disabled()
    };
    let mut window = sheet(Language::ENGLISH, &[]);
    assert!(!pass(&window), "the leader");
    press(&mut window, &card(Language::ENGLISH, Category::Engine, 5));
    press(&mut window, &word(Language::ENGLISH, k::STOPS));
    assert!(pass(&window), "the second");
}

#[test]
fn a_card_0_is_chosen_anew_for_every_spin() {
    let language = Language::ENGLISH;
    let without = word(language, k::NO_ZERO);
    let mut window = sheet(language, &["blue play engine 5", "blue stop 1 plain"]);
    window.get_by_value(&without).click();
    window.run_steps(2);
    let zero = sentence(language, say!(k::ZERO_OF, category = Category::Tyres.key()));
    press(&mut window, &zero);
    press_like(&mut window, "No ball added");
    assert_eq!(last(&window), "red spin 0 tyres");
    for line in ["ball red", "red stop 2 plain"] {
        steward::session::Play::enter(&mut window.state_mut().journal, line, "").unwrap();
    }
    window.run_steps(3);
    assert!(window.query_by_value(&without).is_some(), "{:?}", told(&window));
    press_like(&mut window, "No ball added");
    assert_eq!(last(&window), "green spin 0");
}

#[test]
fn a_card_on_a_car_that_cannot_move_says_what_to_do_instead() {
    both(|language| {
        let mut window = sheet(language, &["blue play engine 5", "blue stop 1 plain", "red play engine 3"]);
        window.get_by_label(&word(language, k::BLOCKED)).click();
        window.run_steps(2);
        assert!(shows(&window, &sentence(language, rules::STUCK_WAY_OUT)), "{:?}", told(&window));
    });
}

#[test]
fn the_balls_in_the_roulette_are_told_in_words() {
    let lines = [TO_THE_START, &["blue play engine 5", "blue stop 1 plain", "red spin 2"]].concat();
    let told = picture(Language::ENGLISH, &lines);
    assert!(shows(&told, "Roulette: blue 1, red 3, green 1 and violet 1"), "{:?}", self::told(&told));
    let told = picture(Language::FRENCH, &lines);
    assert!(shows(&told, "Roulette\u{a0}: bleu 1, rouge 3, vert 1 et violette 1"), "{:?}", self::told(&told));
}

#[test]
fn a_card_0_that_nobody_may_know_of_is_refused_when_it_is_pressed() {
    let hand = |car: &str| {
        let cards: String = Category::ALL.iter().map(|each| format!(" {} 4", each.word())).collect();
        format!("{car} hand{cards}")
    };
    let hands = ["red", "blue", "green"].map(hand);
    let mut lines = vec!["dealt"];
    lines.extend(hands.iter().map(String::as_str));
    lines.extend(["correct phase 4", "grid red blue green"]);
    let language = Language::ENGLISH;
    let mut window = known(language, &lines);
    window.get_by_value(&word(language, k::NO_ZERO)).click();
    window.run_steps(2);
    let zero = sentence(language, say!(k::ZERO_OF, category = Category::Tyres.key()));
    press(&mut window, &zero);
    assert!(!told(&window).join("\n").contains("no card of this value"), "{:?}", told(&window));
    let spins = buttons(&window, "ball added");
    assert!(!spins.is_empty() && spins.iter().all(|node| !node.accesskit_node().is_disabled()));
}

/// The demo of the box on the table up to the act before this one, its choices in sight.
fn demo_before(language: Language, act: &str) -> driven::Window {
    let whole = Session::demo(Sponsors::WORD).unwrap().unwrap();
    let table = whole.table();
    let before = (1..=table.lines()).take_while(|n| table.line(*n).unwrap().text != act).count();
    let mut window = driven::demo_of(Sponsors::WORD, language, u32::try_from(before).unwrap(), &[]);
    driven::to_board(&mut window, language);
    window
}

fn of(language: Language, verb: Message, who: &str) -> String {
    sentence(language, say!(keys::table::LOAN_OF, verb = verb, name = who))
}

#[test]
fn the_last_sponsor_cards_are_sold_and_energy_is_bought_by_their_labels() {
    both(|language| {
        let mut window = demo_before(language, "red sell red red");
        press(&mut window, &of(language, rules::VERB_SELL, "Anne"));
        press_like(&mut window, "+2 million");
        assert_eq!(driven::last(&window), "red sell red red");
        press(&mut window, &of(language, rules::VERB_ENERGY, "Anne"));
        tokens(&mut window, language, "Anne", "3", "red energy 3");
    });
}

/// Chooses how many tokens for a car, and accepts the act that this makes.
fn tokens(window: &mut driven::Window, language: Language, who: &str, count: &str, act: &str) {
    let label = sentence(language, say!(rules::FIELD_TOKENS, car = say!(rules::CAR, seat = who)));
    press(window, &sentence(language, say!(keys::table::VALUE, label = label, value = count)));
    let told = sentence(language, driven::table(window).told(act).unwrap());
    press(window, &sentence(language, say!(keys::table::ACCEPT_WHAT, what = told)));
    assert_eq!(driven::last(window), act);
}

#[test]
fn the_ball_that_falls_is_pressed_and_what_is_left_to_chance_is_named() {
    both(|language| {
        let mut window = demo_before(language, "ball blue");
        press(&mut window, &word(language, rules::TOLD_BALL_OPEN));
        let ball = sentence(language, rules::TERM_BALL_VIOLET).to_lowercase();
        let all = told(&window).join("\n");
        assert!(all.contains(&format!("{ball} × 1, Anne × 1, Bruno × 1")), "{all}");
        press(
            &mut window,
            &sentence(language, say!(rules::TOLD_BALL, car = say!(rules::CAR, seat = "Bruno"))),
        );
        assert_eq!(driven::last(&window), "ball blue");
        let mut window = demo_before(language, "ball violet");
        press(&mut window, &word(language, rules::TOLD_BALL_VIOLET));
        assert_eq!(driven::last(&window), "ball violet");
    });
}

#[test]
fn a_team_hands_tokens_over_and_exchanges_cards_by_their_labels() {
    let read = Category::ALL.iter().map(|each| format!("assume cards {} count 6", each.word()));
    let pile = ["blue", "red", "yellow"].map(|each| format!("assume sponsors {each} count 6"));
    let lines: Vec<String> = read.chain(pile).chain([
        "dealt".to_owned(),
        "correct phase 4, bank > red 3 energy, bank > blue 3 energy, bank > green 3 energy, bank > yellow 3 energy"
            .to_owned(),
    ]).collect();
    let header = r#"{"steward":1,"game":"sponsors","rules":1,"seats":[{"name":"Anne","colour":"red"},{"name":"Bob","colour":"blue"},{"name":"Chloe","colour":"green"},{"name":"Dan","colour":"yellow"}],"preset":"practice","rulings":{"sides":"opposite"},"setup":{"first":"p1"}}"#;
    both(|language| {
        let path = driven::record(header, lines.iter().map(String::as_str));
        let mut window = driven::open(language, &path, driven::FRAME);
        driven::to_board(&mut window, language);
        press(&mut window, &of(language, rules::VERB_GIVE, "Anne"));
        tokens(&mut window, language, "Chloe", "2", "red give green 2");
        press(&mut window, &of(language, rules::VERB_EXCHANGE, "Anne"));
        let engine = driven::table(&window).told("red exchange green engine").unwrap();
        driven::press_anywhere(&mut window, &sentence(language, engine));
        assert_eq!(driven::last(&window), "red exchange green engine");
    });
}
