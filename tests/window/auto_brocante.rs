//! The board, the sheets and the curtain of Auto-Brocante, by their labels: the deal, options by their
//! letters, cards by their keys, deals between two dealers, the final count told alone.

use egui::Key;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use steward::desk::Action;
use steward::desk::sheets::private_input::{Telling, curtain_ui};
use steward::desk::sheets::worksheet::{OpenWorksheet, worksheet_ui};
use steward::engine::board::WrittenBoard;
use steward::engine::scene::Tone;
use steward::engine::{Draft, PlaceId, Rules as _, Scene, Seat};
use steward::games::auto_brocante::AutoBrocante;
use steward::msg;
use steward::session::Session;
use steward::words::keys::{auto_brocante as k, brocante, desk, sheets, table};
use steward::words::{Arg, Key as Message, Language};

use crate::driven::{self, buttons, description, french, press, press_like, sentence, shows, word};
use crate::hand;
use crate::page::{self, Draw, journal, last};

/// The worksheet, or the page of the box.
type Window = page::Window<(OpenWorksheet, Telling)>;

/// A table of three without values of the cards.
const HEADER: &str = r#"{"steward":2,"game":"auto-brocante","rules":3,"seats":[{"name":"Anne","colour":"red"},{"name":"Bob","colour":"blue"},{"name":"Chloe","colour":"green"}],"preset":"practice","setup":{"first":"p1"}}"#;

const DEAL: &str = "deal red 1 2 3 4, blue 5 6 7 8, green 9 10 11 12";

fn window(language: Language, lines: &[&str]) -> Window {
    let draw: Draw<(OpenWorksheet, Telling)> = |ui, speech, journal, (form, telling), actions| match journal
        .book()
        .private_input(journal.setting(), &Draft::default())
    {
        Some(_) => curtain_ui(ui, speech, journal, telling, actions),
        None => worksheet_ui(ui, speech, journal, form, actions),
    };
    page::window(language, [640.0, 440.0], journal::<AutoBrocante>(&[], lines), Default::default(), draw)
}

fn fill<S>(window: &mut Harness<'static, S>, label: &str, text: &str) {
    hand::fills(window, label, text);
    hand::strikes(window, Key::Tab);
}

/// Presses a car and who buys it: nothing is chosen before.
fn picks(window: &mut Window, car: &str, buyer: &str) {
    press_like(window, car);
    press_like(window, buyer);
}

#[test]
fn the_cars_are_dealt_a_car_is_sold_and_a_card_is_drawn_with_the_sheets() {
    french(|language| {
        let mut window = window(language, &[]);
        let deal = sentence(language, k::VERB_DEAL);
        assert!(
            buttons(&window, &deal)[0].accesskit_node().is_disabled(),
            "nobody has said which cars were dealt"
        );
        let mut cars = ["24"].into_iter().chain(["2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"]);
        for seat in ["Anne", "Bob", "Chloé"] {
            for n in 1..=4 {
                let named = sentence(language, msg!(k::FIELD_DEALT, seat = seat, n = n));
                fill(&mut window, &named, cars.next().unwrap());
            }
        }
        press_like(&mut window, &deal);
        assert_eq!(last(&window), "deal red 24 2 3 4, blue 5 6 7 8, green 9 10 11 12");
        let sheet =
            window.state().journal.book().worksheet(window.state().journal.setting(), &Draft::default());
        assert!(sheet.is_none(), "an option is chosen among the choices");
        window.state_mut().journal.enter_text("red none", "").unwrap();
        window.run_steps(3);
        window.key_press(Key::Enter);
        window.run_steps(2);
        assert_eq!(last(&window), "red none", "nothing is sold before a price is typed");
        picks(&mut window, "(2)", "Bob");
        fill(&mut window, &sentence(language, k::FIELD_PRICE), "2500");
        press_like(
            &mut window,
            &sentence(language, msg!(brocante::SELLS_TO, seller = "Anne", buyer = "Bob")),
        );
        assert_eq!(last(&window), "red business 2 blue 2500");
        press_like(&mut window, &sentence(language, k::VERB_DRAW));
        assert_eq!(last(&window), "red draw");
    });
}

#[test]
fn a_hood_is_lifted_on_the_sheet() {
    french(|language| {
        let mut window = window(language, &[DEAL, "red none"]);
        picks(&mut window, "(1)", "Bob");
        press_like(&mut window, &sentence(language, brocante::HOOD));
        fill(&mut window, &sentence(language, k::FIELD_ASKED), "6000");
        fill(&mut window, &sentence(language, k::FIELD_VALUE), "8000");
        press_like(
            &mut window,
            &sentence(language, msg!(brocante::SELLS_TO, seller = "Anne", buyer = "Bob")),
        );
        assert_eq!(last(&window), "red business 1 blue asked 6000 value 8000");
    });
}

#[test]
fn from_a_price_the_keyboard_goes_on_to_the_next_number_and_not_to_its_steps() {
    french(|language| {
        let mut window = window(language, &[DEAL, "red none"]);
        picks(&mut window, "(1)", "Bob");
        press_like(&mut window, &sentence(language, brocante::HOOD));
        fill(&mut window, &sentence(language, k::FIELD_ASKED), "6000");
        let value = sentence(language, k::FIELD_VALUE);
        let value = |window: &Window| hand::field(window, &value).is_some_and(|field| field.is_focused());
        assert!(value(&window), "{:#?}", description(&window));
    });
}

/// Anne has cars 1 and 2, Chloé car 9; the bank and the lot of Bob are empty.
fn ended(language: Language) -> Window {
    let gone = (3..=24).filter(|car| ![5, 9].contains(car)).map(|car| format!("car {car} graveyard"));
    let gone = format!("correct {}, next red", gone.collect::<Vec<_>>().join(", "));
    window(language, &[DEAL, &gone, "red fire 5"])
}

fn field(language: Language, who: &str, name: &str, n: u8) -> String {
    sentence(language, msg!(k::FIELD_FINAL, seat = who, car = msg!(k::CAR_NAMED, name = name, n = n)))
}

fn alone(language: Language, key: Message, who: &str) -> String {
    sentence(language, msg!(key, seat = who))
}

#[test]
fn values_are_typed_behind_the_curtain_and_opened_all_together() {
    french(|language| {
        let mut window = ended(language);
        let continental = field(language, "Anne", "Lincoln Continental 1941", 1);
        let soto = field(language, "Anne", "De Soto 1956", 2);
        let mercer = field(language, "Chloé", "Mercer Raceabout 1912", 9);
        assert!(!description(&window).join("\n").contains(&continental), "nobody is alone yet");
        press_like(&mut window, &alone(language, desk::ALONE, "Anne"));
        fill(&mut window, &continental, "6543");
        fill(&mut window, &soto, "0");
        assert!(!description(&window).join("\n").contains("6543"), "typed in dots");
        window.get_by_label(&sentence(language, desk::HOLD)).focus();
        window.run_steps(2);
        window.key_down(Key::Space);
        window.run_steps(2);
        let held = description(&window).join("\n").replace([',', '\u{202f}', '\u{a0}'], "");
        assert!(held.contains("6543"), "{held}");
        window.key_up(Key::Space);
        window.run_steps(2);
        assert!(
            !description(&window).join("\n").replace([',', '\u{202f}', '\u{a0}'], "").contains("6543"),
            "released"
        );
        press_like(&mut window, &alone(language, desk::PUT_AWAY, "Anne"));
        assert!(!description(&window).join("\n").contains(&continental), "Anne is done");
        press_like(&mut window, &alone(language, desk::ALONE, "Chloé"));
        fill(&mut window, &mercer, "2500");
        press_like(&mut window, &alone(language, desk::PUT_AWAY, "Chloé"));
        press_like(&mut window, &sentence(language, k::VERB_FINAL));
        assert_eq!(last(&window), "final red 1:6543 2:junk, blue -, green 9:2500");
        assert!(window.state().journal.stage().over.is_some());
    });
}

/// Types as hands do: one letter or key in a frame.
fn type_by_hand<S>(window: &mut Harness<'static, S>, text: &str) {
    for letter in text.chars() {
        match letter {
            '\n' => window.key_press(Key::Enter),
            letter => window.event(egui::Event::Text(letter.to_string())),
        }
        window.step();
    }
    window.step();
}

#[test]
fn one_dealer_after_the_other_types_from_the_first_box_on_and_nobody_is_let_in_before_that_one_is_done() {
    french(|language| {
        let mut window = ended(language);
        let continental = field(language, "Anne", "Lincoln Continental 1941", 1);
        press_like(&mut window, &alone(language, desk::ALONE, "Anne"));
        // No input for two minutes.
        window.run_steps(480);
        assert!(description(&window).join("\n").contains(&continental), "no curtain falls by itself");
        let chloe = alone(language, desk::ALONE, "Chloé");
        assert!(window.get_by_label(&chloe).accesskit_node().is_disabled(), "Anne is not done");
        window.get_by_label(&chloe).click();
        window.run_steps(2);
        assert!(description(&window).join("\n").contains(&continental), "and nobody else is let in");
        press_like(&mut window, &alone(language, desk::PUT_AWAY, "Anne"));
        press_like(&mut window, &alone(language, desk::ALONE, "Anne"));
        type_by_hand(&mut window, "6543\n0");
        let typed = sentence(language, msg!(desk::TYPED, done = 2, fields = 2));
        assert!(driven::shows(&window, &typed), "{:#?}", description(&window));
        press_like(&mut window, &alone(language, desk::PUT_AWAY, "Anne"));
        press_like(&mut window, &chloe);
        type_by_hand(&mut window, "2500");
        press_like(&mut window, &alone(language, desk::PUT_AWAY, "Chloé"));
        press_like(&mut window, &sentence(language, k::VERB_FINAL));
        assert_eq!(last(&window), "final red 1:6543 2:junk, blue -, green 9:2500");
    });
}

#[test]
fn the_final_count_is_told_behind_the_curtain_by_the_pointer_alone() {
    french(|language| {
        let mut window = ended(language);
        press_like(&mut window, &alone(language, desk::ALONE, "Chloé"));
        for digit in ["2", "5", "0", "0", "0"] {
            driven::press(&mut window, digit);
        }
        driven::press(&mut window, &word(language, sheets::TAKE_BACK));
        press_like(&mut window, &alone(language, desk::PUT_AWAY, "Chloé"));
        press_like(&mut window, &alone(language, desk::ALONE, "Anne"));
        type_by_hand(&mut window, "6543\n0");
        press_like(&mut window, &alone(language, desk::PUT_AWAY, "Anne"));
        press_like(&mut window, &sentence(language, k::VERB_FINAL));
        assert_eq!(last(&window), "final red 1:6543 2:junk, blue -, green 9:2500");
    });
}

fn scene(lines: &[&str]) -> Scene {
    journal::<AutoBrocante>(&[], lines).scene().unwrap()
}

#[test]
fn the_board_shows_every_car_on_its_lot_the_piles_and_what_is_below_the_minimum() {
    let dealt = scene(&[DEAL]);
    let car = |number| dealt.place(PlaceId::new("car", number)).unwrap();
    assert_eq!((car(5).owner, car(12).owner), (Some(Seat::new(1)), Some(Seat::new(2))));
    assert!(dealt.place(PlaceId::new("car", 13)).is_none(), "it lies in the bank, face down");
    assert_eq!(car(5).marks.len(), 1, "its list price");
    let wanted = |scene: &Scene| scene.places.iter().filter(|place| place.tone == Tone::Wanted).count();
    assert_eq!(wanted(&dealt), 0);
    let short =
        scene(&[DEAL, "correct car 1 bank, car 2 bank, car 3 bank, next blue", "blue none", "blue draw"]);
    assert_eq!(wanted(&short), 0, "it is not the turn of Anne");
    let short =
        scene(&[DEAL, "correct car 1 bank, car 2 bank, car 3 bank, next green", "green none", "green draw"]);
    assert_eq!(wanted(&short), 1);
    french(|language| {
        let window = driven::demo_of("auto-brocante", language, 1, &[]);
        let description = description(&window).join("\n");
        for name in ["De Soto 1956 (2)", "Tank (8)", "Corvette 1971 (16)"] {
            assert!(description.contains(name), "{name}: {description}");
        }
        let bank = sentence(language, msg!(brocante::PILE, name = brocante::BANK, count = 12));
        assert!(description.contains(&bank), "{description}");
    });
}

/// The final count of Anne alone, whose one car was shown under the hood at $4,000.
fn shown_under_the_hood() -> Window {
    let gone = (2..=24).map(|car| format!("car {car} graveyard"));
    let gone = format!("correct {}, next red", gone.collect::<Vec<_>>().join(", "));
    let business = ["red none", "red business 1 blue asked 3000 value 4000", "red draw", "blue none"];
    let lines = [&[DEAL][..], &business, &["blue business 1 red 100", gone.as_str()]].concat();
    window(Language::ENGLISH, &lines)
}

#[test]
fn a_value_that_was_shown_in_the_game_is_filled_in_at_the_final_count() {
    let language = Language::ENGLISH;
    let mut window = shown_under_the_hood();
    assert!(!description(&window).join("\n").contains("4000"), "nobody is alone yet");
    press_like(&mut window, &alone(language, desk::ALONE, "Anne"));
    press_like(&mut window, &sentence(language, k::VERB_FINAL));
    assert_eq!(last(&window), "final red 1:4000, blue -, green -");
}

#[test]
fn what_is_typed_behind_the_curtain_stands_in_place_of_what_was_shown() {
    let language = Language::ENGLISH;
    let mut window = shown_under_the_hood();
    let place = window.get_by_label(&alone(language, desk::ALONE, "Anne")).rect().center();
    // A quick press goes down and comes up within one frame.
    window.event(egui::Event::PointerMoved(place));
    for pressed in [true, false] {
        let (button, modifiers) = (egui::PointerButton::Primary, egui::Modifiers::NONE);
        window.event(egui::Event::PointerButton { pos: place, button, pressed, modifiers });
    }
    window.run_steps(3);
    type_by_hand(&mut window, "4000\n");
    press_like(&mut window, &alone(language, desk::PUT_AWAY, "Anne"));
    press_like(&mut window, &sentence(language, k::VERB_FINAL));
    assert_eq!(last(&window), "final red 1:4000, blue -, green -");
}

#[test]
fn the_table_opens_the_final_count_on_its_curtain_and_nowhere_else() {
    french(|language| {
        let gone = (3..=24).filter(|car| ![5, 9].contains(car)).map(|car| format!("car {car} graveyard"));
        let gone = format!("correct {}, next red", gone.collect::<Vec<_>>().join(", "));
        let lines = [DEAL, &gone, "red fire 5"];
        let mut window = driven::open(language, &driven::record(HEADER, lines), driven::FRAME);
        assert!(driven::shows(&window, &word(language, brocante::CURTAIN)), "{:?}", description(&window));
        driven::to_board(&mut window, language);
        let description = description(&window).join("\n");
        let continental = field(language, "Anne", "Lincoln Continental 1941", 1);
        assert!(!description.contains("final red") && !description.contains(&continental), "{description}");
        let open = word(language, k::VERB_FINAL);
        let opens = buttons(&window, &open);
        assert!(
            opens.is_empty(),
            "{:?}",
            opens.iter().map(|node| node.accesskit_node().label()).collect::<Vec<_>>()
        );
    });
}

#[test]
fn a_sale_is_made_once_however_long_the_key_is_held_and_the_next_begins_empty() {
    let language = Language::ENGLISH;
    let mut window = window(language, &[DEAL, "red none"]);
    picks(&mut window, "(1)", "Bob");
    window.key_down(Key::Enter);
    window.run_steps(2);
    fill(&mut window, &sentence(language, k::FIELD_PRICE), "2500");
    window.key_press(Key::Escape);
    window.run_steps(2);
    window.key_down(Key::Enter);
    window.run_steps(2);
    assert_eq!(last(&window), "red none", "a key held down sells nothing");
    window.key_up(Key::Enter);
    window.run_steps(2);
    for _ in 0..2 {
        // The first goes to the button.
        window.key_press(Key::Enter);
        window.run_steps(2);
    }
    assert_eq!(last(&window), "red business 1 blue 2500");
    window.key_press(Key::Enter);
    window.run_steps(2);
    assert_eq!(last(&window), "red business 1 blue 2500", "the next car has no price yet");
}

#[test]
fn a_hood_without_a_value_sells_nothing_and_junk_is_typed_as_0() {
    let language = Language::ENGLISH;
    let mut window = window(language, &[DEAL, "red none"]);
    picks(&mut window, "(1)", "Bob");
    press_like(&mut window, &sentence(language, brocante::HOOD));
    fill(&mut window, &sentence(language, k::FIELD_ASKED), "6000");
    let sell = sentence(language, msg!(brocante::SELLS_TO, seller = "Anne", buyer = "Bob"));
    assert!(buttons(&window, &sell)[0].accesskit_node().is_disabled(), "the value is not known");
    fill(&mut window, &sentence(language, k::FIELD_VALUE), "0");
    press_like(&mut window, &sentence(language, msg!(brocante::SELLS_TO, seller = "Anne", buyer = "Bob")));
    assert_eq!(last(&window), "red business 1 blue asked 6000 value junk");
}

#[test]
fn an_odd_value_is_marked_beside_its_dots_without_being_told() {
    french(|language| {
        let odd = word(language, brocante::ODD);
        let mut window = ended(language);
        press_like(&mut window, &alone(language, desk::ALONE, "Anne"));
        let continental = field(language, "Anne", "Lincoln Continental 1941", 1);
        fill(&mut window, &continental, "5000");
        assert!(!driven::shows(&window, &odd));
        fill(&mut window, &continental, "6543");
        assert!(driven::shows(&window, &odd), "{:?}", description(&window));
        assert!(!description(&window).join("\n").contains("6543"));
    });
}

#[test]
fn after_a_card_of_option_a_the_lot_may_be_opened_with_the_sheet() {
    let language = Language::ENGLISH;
    let mut window = window(language, &[DEAL, "red cancel blue"]);
    picks(&mut window, "(1)", "Bob");
    fill(&mut window, &sentence(language, k::FIELD_PRICE), "700");
    press_like(&mut window, &sentence(language, msg!(brocante::SELLS_TO, seller = "Anne", buyer = "Bob")));
    assert_eq!(last(&window), "red business 1 blue 700");
}

/// The tile of an option, by its letter.
fn option(language: Language, letter: &str, verb: Message) -> String {
    sentence(language, msg!(table::LETTERED, letter = letter, verb = verb))
}

/// Presses the key of a card, which is lit.
fn key(window: &mut driven::Window, language: Language, card: Message) {
    press_like(window, &sentence(language, msg!(table::LIT, place = sentence(language, card))));
}

/// Opens the cards and presses the key of one.
fn plays(window: &mut driven::Window, language: Language, left: u8, card: Message) {
    press(window, &sentence(language, msg!(brocante::PLAY_CARDS, count = left)));
    key(window, language, card);
}

/// Presses a car on its lot.
pub fn car(window: &mut driven::Window, language: Language, n: u8) {
    let scene = driven::table(window).scene().unwrap();
    let description = scene.place(PlaceId::new("car", n)).unwrap().description[0].clone();
    press_like(window, &sentence(language, description));
}

/// Presses the lot of a dealer.
fn lot(window: &mut driven::Window, language: Language, seat: u8) {
    let scene = driven::table(window).scene().unwrap();
    let description = scene.place(PlaceId::of("lot", 0, Seat::new(seat))).unwrap().description[0].clone();
    press_like(window, &sentence(language, description));
}

#[test]
fn three_dealers_play_a_round_on_the_board() {
    french(|language| {
        let mut window = driven::demo_of("auto-brocante", language, 1, &[]);
        let draw = sentence(language, k::VERB_DRAW);
        press(&mut window, &option(language, "B", k::VERB_BUY));
        press(&mut window, if language == Language::FRENCH { "Fixe" } else { "Fixed" });
        fill(&mut window, &sentence(language, k::FIELD_CAR), "3");
        driven::book(&mut window, language);
        assert_eq!(driven::last(&window), "red buy 3 fixed");
        press_like(&mut window, &draw);
        driven::book(&mut window, language);
        plays(&mut window, language, 2, k::VERB_COLLISION);
        car(&mut window, language, 22);
        let worst = msg!(brocante::WORST_AMOUNT, seat = "Anne", list = Arg::Money(2000), car = "");
        assert!(driven::shows(&window, sentence(language, worst).trim()), "{:#?}", description(&window));
        let booked = driven::last(&window);
        driven::key(&mut window, Key::Enter);
        driven::key(&mut window, Key::Enter);
        assert_eq!(driven::last(&window), booked, "Enter loses nobody's car");
        press_like(&mut window, &sentence(language, k::DESCRIBE_WRECKED));
        driven::book(&mut window, language);
        assert_eq!(driven::last(&window), "blue collision 22");
        plays(&mut window, language, 1, brocante::CARD_APPROACH);
        car(&mut window, language, 9);
        press_like(&mut window, &sentence(language, brocante::WALKED));
        driven::book(&mut window, language);
        assert_eq!(driven::last(&window), "blue approach 9 walks");
        press_like(&mut window, &draw);
        driven::book(&mut window, language);
        plays(&mut window, language, 2, brocante::CARD_FORCE);
        lot(&mut window, language, 0);
        press_like(&mut window, &sentence(language, brocante::CARD_CLOSED));
        driven::book(&mut window, language);
        assert_eq!(driven::last(&window), "green force red closed");
        plays(&mut window, language, 1, brocante::CARD_POLICY);
        driven::book(&mut window, language);
        assert_eq!(driven::last(&window), "green policy card");
        press_like(&mut window, &draw);
        driven::book(&mut window, language);
        assert_eq!(driven::last(&window), "green draw", "{:#?}", description(&window));
        assert!(driven::table(&window).balanced());
    });
}

#[test]
fn a_car_is_pressed_for_a_card_and_only_what_the_card_is_about_is_asked() {
    french(|language| {
        let mut window = driven::demo_of("auto-brocante", language, 1, &[]);
        let list = sentence(language, msg!(brocante::SELLS, base = k::BASE_LIST));
        press(&mut window, &sentence(language, msg!(brocante::PLAY_CARDS, count = 2)));
        press_like(&mut window, &sentence(language, msg!(table::LIT, place = list)));
        car(&mut window, language, 2);
        driven::book(&mut window, language);
        assert_eq!(driven::last(&window), "red sell 2 list", "nothing is typed");
        let book = sentence(language, msg!(brocante::SELLS, base = k::BASE_BOOK));
        press(&mut window, &sentence(language, msg!(brocante::PLAY_CARDS, count = 1)));
        press_like(&mut window, &sentence(language, msg!(table::LIT, place = book)));
        car(&mut window, language, 9);
        fill(&mut window, &sentence(language, k::FIELD_VALUE), "6500");
        driven::book(&mut window, language);
        assert_eq!(driven::last(&window), "red sell 9 book 6500");
    });
}

#[test]
fn a_claim_starts_from_the_owner_and_offers_only_the_policies_that_cover() {
    french(|language| {
        let mut window = driven::demo_of("auto-brocante", language, 1, &[]);
        plays(&mut window, language, 2, k::VERB_FIRE);
        car(&mut window, language, 8);
        let claim = |policy: Message| {
            sentence(language, msg!(brocante::CLAIMS, policy = policy, list = Arg::Money(4000)))
        };
        assert!(!buttons(&window, &claim(k::POLICY_COMPREHENSIVE)).is_empty(), "{:#?}", description(&window));
        assert!(buttons(&window, &claim(k::POLICY_COLLISION)).is_empty());
        lot(&mut window, language, 1);
        driven::book(&mut window, language);
        assert_eq!(driven::last(&window), "red fire 8 claim fire");
    });
}

#[test]
fn a_policy_that_nobody_has_read_covers_what_it_is_called_after() {
    french(|language| {
        let given = AutoBrocante::schema().with_given(WrittenBoard::new());
        let board = format!("\"board\":{},\"setup\"", serde_json::to_string(&given).unwrap());
        let header = HEADER.replacen("\"setup\"", &board, 1);
        let mut window = driven::open(language, &driven::record(&header, [DEAL]), driven::FRAME);
        plays(&mut window, language, 2, k::VERB_FIRE);
        car(&mut window, language, 8);
        let claim = |policy: Message| sentence(language, msg!(k::DESCRIBE_CLAIMED, policy = policy));
        for policy in [k::POLICY_FIRE, k::POLICY_COMPREHENSIVE] {
            assert!(!buttons(&window, &claim(policy)).is_empty(), "{:#?}", description(&window));
        }
        for policy in [k::POLICY_THEFT, k::POLICY_COLLISION] {
            assert!(buttons(&window, &claim(policy)).is_empty(), "{:#?}", description(&window));
        }
    });
}

#[test]
fn a_policy_is_never_said_to_cover_what_its_name_denies() {
    french(|language| {
        let mut window =
            driven::open(language, &driven::record(HEADER, [DEAL, "read car 10 list 8000"]), driven::FRAME);
        window.state_mut().give(Action::Draft("red theft 10 claim theft".into()));
        driven::settle(&mut window);
        let question = msg!(k::ASK_POLICY_COVERS, policy = k::POLICY_THEFT);
        assert!(shows(&window, &sentence(language, question)), "{:#?}", description(&window));
        let offered = |answer: Message| window.query_all_by_label(&sentence(language, answer)).count();
        assert_eq!(offered(k::COVERS_ALL), 0, "{:#?}", description(&window));
        assert!(!buttons(&window, &sentence(language, k::DAMAGE_THEFT)).is_empty());
    });
}

#[test]
fn a_question_with_many_answers_shows_all_of_them() {
    french(|language| {
        let header = HEADER.replacen("\"setup\"", r#""rulings":{"fly-by-night":"card"},"setup""#, 1);
        let mut window =
            driven::open(language, &driven::record(&header, [DEAL, "read car 10 list 8000"]), driven::FRAME);
        window.state_mut().give(Action::Draft("red theft 10 claim fly-by-night".into()));
        driven::settle(&mut window);
        let answers =
            [k::COVERS_NOTHING, k::DAMAGE_FIRE, k::DAMAGE_COLLISION, k::DAMAGE_THEFT, k::COVERS_ALL];
        for answer in answers.map(|key| sentence(language, key)) {
            let drawn = driven::texts(&window.output().shapes);
            let whole = drawn.iter().any(|(clip, text)| {
                text.galley.text() == answer && clip.contains_rect(text.visual_bounding_rect())
            });
            assert!(whole, "{answer}: {:#?}", description(&window));
        }
    });
}

#[test]
fn a_price_typed_digit_by_digit_is_booked_and_nothing_moves_meanwhile() {
    french(|language| {
        let mut window = window(language, &[DEAL, "red none"]);
        let price = sentence(language, k::FIELD_PRICE);
        let place = |window: &Window| hand::field(window, &price).unwrap().rect();
        let before = place(&window);
        let sell = sentence(language, brocante::SELL);
        let waits = |window: &Window| buttons(window, &sell)[0].accesskit_node().is_disabled();
        assert!(waits(&window), "the foot is there and waits");
        let missing = |what: Message| sentence(language, msg!(sheets::MISSING, what = what));
        let which = missing(brocante::WHICH_CAR);
        assert!(driven::shows(&window, &which), "no car is taken for granted: {:?}", description(&window));
        picks(&mut window, "(1)", "Bob");
        assert!(driven::shows(&window, &missing(k::FIELD_PRICE)), "{:?}", description(&window));
        hand::fills(&mut window, &price, "6");
        assert_eq!(place(&window).min, before.min);
        hand::types(&mut window, "500");
        hand::strikes(&mut window, Key::Enter);
        assert_eq!(last(&window), "red business 1 blue 6500");
    });
}

#[test]
fn a_price_begins_at_the_list_price_and_changes_by_large_notes() {
    french(|language| {
        let dollars = |amount: i64| Arg::Money(amount);
        let mut window = driven::demo_of("auto-brocante", language, 1, &["red none"]);
        press_like(&mut window, "(2)");
        press_like(&mut window, "Bruno");
        press(&mut window, &sentence(language, msg!(sheets::MORE, what = k::FIELD_PRICE)));
        for step in [msg!(brocante::PLUS, plus = dollars(1000)), msg!(brocante::MINUS, minus = dollars(1000))]
        {
            let step = sentence(language, step);
            (0..2).for_each(|_| press(&mut window, &step));
        }
        press(&mut window, &sentence(language, msg!(brocante::PLUS, plus = dollars(1000))));
        driven::book(&mut window, language);
        assert_eq!(driven::last(&window), "red business 2 blue 4000");
    });
}

#[test]
fn a_large_note_fills_in_a_price_that_nobody_has_said_and_every_step_of_it_leads_on() {
    french(|language| {
        let note = Arg::Money(1000);
        let more = sentence(language, msg!(brocante::PLUS, plus = note.clone()));
        let less = sentence(language, msg!(brocante::MINUS, minus = note));
        for (asked, name) in [(brocante::AGREED, k::FIELD_PRICE), (brocante::HOOD, k::FIELD_ASKED)] {
            let begun = || {
                let lines = [DEAL, "red none"];
                let mut window = driven::open(language, &driven::record(HEADER, lines), driven::FRAME);
                car(&mut window, language, 1);
                press(&mut window, "Bob");
                press(&mut window, &sentence(language, asked));
                window
            };
            let price = |window: &driven::Window| {
                hand::field(window, &sentence(language, name)).and_then(|field| field.value()).unwrap()
            };
            let mut window = begun();
            assert_eq!(price(&window), "");
            let mut said = Vec::new();
            for step in [&more, &more, &more, &less, &less, &less] {
                press(&mut window, step);
                said.push(price(&window));
            }
            assert_eq!(said, ["1000", "2000", "3000", "2000", "1000", "500"]);
            let button = &buttons(&window, &less)[0];
            assert!(button.accesskit_node().is_disabled(), "there is nothing less");
            let mut window = begun();
            press(&mut window, &less);
            assert_eq!(price(&window), "500", "what is less than nothing said is the least");
            let mut window = begun();
            press(&mut window, &sentence(language, msg!(sheets::MORE, what = name)));
            assert_eq!(price(&window), "500", "and no step leads to a price that sells nothing");
        }
    });
}

#[test]
fn whoever_has_a_full_lot_is_refused_as_a_buyer_at_the_press() {
    french(|language| {
        let full = sentence(language, msg!(k::LOT_FULL, seat = "Bob", most = 6));
        let lines = [DEAL, "correct car 13 blue, car 14 blue", "red none"];
        let mut window = window(language, &lines);
        assert!(!driven::shows(&window, &full), "nobody has said who buys");
        press_like(&mut window, "Bob");
        assert!(driven::shows(&window, &full), "before the car: {:?}", description(&window));
        press_like(&mut window, "(1)");
        press_like(&mut window, &sentence(language, brocante::HOOD));
        assert!(driven::shows(&window, &full), "and before any price: {:?}", description(&window));
        press_like(&mut window, "Chlo");
        assert!(!driven::shows(&window, &full), "another has room");
    });
}

#[test]
fn enter_in_a_sale_that_is_not_complete_books_nothing_and_says_what_is_missing() {
    french(|language| {
        let mut window = window(language, &[DEAL, "red none"]);
        picks(&mut window, "(1)", "Bob");
        fill(&mut window, &sentence(language, k::FIELD_PRICE), "6500");
        press_like(&mut window, &sentence(language, brocante::HOOD));
        let asked = sentence(language, k::FIELD_ASKED);
        let field = hand::field(&window, &asked).unwrap();
        assert!(field.is_focused(), "what is typed after the press is meant for the price");
        let value = field.value();
        assert_eq!(value.as_deref(), Some("6500"), "what was typed stays when the kind of deal is another");
        hand::fills(&mut window, &asked, "7000");
        hand::strikes(&mut window, Key::Enter);
        assert_eq!(last(&window), "red none");
        let missing = sentence(language, msg!(sheets::MISSING, what = k::FIELD_VALUE));
        assert!(driven::shows(&window, &missing), "{:?}", description(&window));
        window.state_mut().journal.enter_text("note pizza", "").unwrap();
        driven::settle(&mut window);
        let value = hand::field(&window, &asked).and_then(|field| field.value());
        assert_eq!(value.as_deref(), Some("7000"), "a note takes nothing off the sheet");
        hand::fills(&mut window, &sentence(language, k::FIELD_VALUE), "8000");
        hand::strikes(&mut window, Key::Enter);
        assert_eq!(last(&window), "red business 1 blue asked 7000 value 8000");
    });
}

#[test]
fn enter_where_nothing_has_the_keyboard_goes_to_the_button_and_books_nothing() {
    let language = Language::ENGLISH;
    let mut window = window(language, &[]);
    let missing = sentence(language, msg!(sheets::MISSING, what = brocante::DEALING_MISSING));
    assert!(driven::shows(&window, &missing), "{:?}", description(&window));
    for (seat, cars) in [("Anne", 1..=4), ("Bob", 5..=8), ("Chloé", 9..=12)] {
        for (n, car) in (1..).zip(cars) {
            let field = sentence(language, msg!(k::FIELD_DEALT, seat = seat, n = n));
            hand::fills(&mut window, &field, &i32::to_string(&car));
        }
    }
    hand::strikes(&mut window, Key::Escape);
    assert_eq!(window.state().journal.head(), 0);
    hand::strikes(&mut window, Key::Enter);
    assert_eq!(window.state().journal.head(), 0);
    hand::strikes(&mut window, Key::Enter);
    assert_eq!(
        last(&window),
        "deal red 1 2 3 4, blue 5 6 7 8, green 9 10 11 12",
        "the second press is meant"
    );
}

#[test]
fn every_place_that_an_offer_is_about_lies_on_the_board() {
    let whole = Session::demo("auto-brocante").unwrap().unwrap();
    let lines: Vec<String> = (1..=whole.lines()).map(|n| whole.line(n).unwrap().text).collect();
    let mut game = Session::laid("auto-brocante").unwrap();
    let mut pressed = 0;
    for text in lines.iter().take(60) {
        let scene = game.scene().unwrap();
        for place in game.offers().into_iter().flat_map(|offer| offer.places.concat()) {
            assert!(scene.place(place).is_some(), "{place:?} before {text}");
            pressed += 1;
        }
        game.enter_text(text, "").unwrap();
    }
    assert!(pressed > 1000, "{pressed}");
}

#[test]
fn a_deal_is_pressed_car_by_car_and_no_number_moves_meanwhile() {
    french(|language| {
        let mut window = window(language, &[]);
        let named = |seat: &str, n: usize| sentence(language, msg!(k::FIELD_DEALT, seat = seat, n = n));
        let place = |window: &Window, seat: &str, n: usize| {
            hand::field(window, &named(seat, n)).map(|field| field.rect().min).unwrap()
        };
        let before = [place(&window, "Anne", 1), place(&window, "Anne", 4), place(&window, "Chloé", 2)];
        for n in [24, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13] {
            press_like(&mut window, &format!("({n})"));
            assert_eq!(
                [place(&window, "Anne", 1), place(&window, "Anne", 4), place(&window, "Chloé", 2)],
                before
            );
        }
        let ground = |window: &Window, n: u8| {
            let key = buttons(window, &format!("({n})"))[0].rect().shrink(1.0);
            let mut fills = window.output().shapes.iter().filter_map(|drawn| match &drawn.shape {
                egui::Shape::Rect(shape) if shape.rect.shrink(1.0).contains_rect(key) => Some(shape.fill),
                _ => None,
            });
            fills.next_back().unwrap()
        };
        press_like(&mut window, &sentence(language, brocante::DEALING_BACK));
        assert_eq!(ground(&window, 12), ground(&window, 15), "neither is dealt");
        assert_ne!(ground(&window, 11), ground(&window, 12), "what is dealt is not lit");
        assert!(buttons(&window, "(11)")[0].accesskit_node().is_disabled(), "it is dealt already");
        press_like(&mut window, "(12)");
        press_like(&mut window, &sentence(language, k::VERB_DEAL));
        assert_eq!(last(&window), "deal red 24 2 3 4, blue 5 6 7 8, green 9 10 11 12");
    });
}

#[test]
fn enter_leads_from_car_to_car_of_the_deal_and_from_the_last_one_to_the_button_that_deals() {
    french(|language| {
        let mut window = window(language, &[]);
        let field = |seat: &str, n: usize| sentence(language, msg!(k::FIELD_DEALT, seat = seat, n = n));
        let (first, last_one) = (field("Anne", 1), field("Chloé", 4));
        hand::fills(&mut window, &first, "3");
        hand::strikes(&mut window, Key::Enter);
        for number in [7, 1, 2, 4, 5, 6, 8, 9, 10, 11, 12] {
            assert_eq!(hand::field(&window, &first).unwrap().value().as_deref(), Some("3"), "{number}");
            hand::types(&mut window, &i32::to_string(&number));
            hand::strikes(&mut window, Key::Enter);
        }
        assert_eq!(hand::field(&window, &last_one).unwrap().value().as_deref(), Some("12"));
        assert_eq!(window.state().journal.head(), 0, "nobody has pressed the button");
        hand::strikes(&mut window, Key::Enter);
        assert_eq!(last(&window), "deal red 3 7 1 2, blue 4 5 6 8, green 9 10 11 12");
    });
}
