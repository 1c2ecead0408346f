//! The board, the sheets and the private input of Auto-Brocante, driven by their labels: the deal, options by
//! letter, cards by key, deals between two dealers, the private final scoring.

use egui::Key;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use steward::desk::sheets::private_input::{Telling, curtain_ui};
use steward::engine::board::WrittenBoard;
use steward::engine::scene::Tone;
use steward::engine::{PlaceId, Rules as _, Scene, Seat};
use steward::games::auto_brocante::AutoBrocante;
use steward::msg;
use steward::session::Session;
use steward::words::keys::{auto_brocante as k, brocante, desk, sheets, table};
use steward::words::{Arg, Key as Message, Language};

use crate::driven::{self, buttons, description, draft, french, press, press_like, sentence, shows, word};
use crate::hand;
use crate::page::{self, Draw, journal, last};

/// The private input of each dealer.
type Window = page::Window<Telling>;

/// The header of a game of three without card values.
const HEADER: &str = r#"{"steward":2,"game":"auto-brocante","rules":3,"seats":[{"name":"Anne","colour":"red"},{"name":"Bob","colour":"blue"},{"name":"Chloe","colour":"green"}],"preset":"practice","setup":{"first":"p1"}}"#;

const DEAL: &str = "deal red 1 2 3 4, blue 5 6 7 8, green 9 10 11 12";

fn window(language: Language, lines: &[&str]) -> Window {
    let draw: Draw<Telling> =
        |ui, speech, journal, telling, actions| curtain_ui(ui, speech, journal, telling, actions);
    page::window(language, [640.0, 440.0], journal::<AutoBrocante>(&[], lines), Default::default(), draw)
}

fn fill<S>(window: &mut Harness<'static, S>, label: &str, text: &str) {
    hand::fills(window, label, text);
    hand::strikes(window, Key::Tab);
}

/// Anne has cars 1 and 2, Chloé has car 9; the bank and Bob's lot are empty.
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

/// Types as a person does, one key per frame.
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

/// Anne's private final scoring; her only car was shown under the hood at $4,000.
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
    // A quick press and release within one frame.
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

/// The tile of an option, by its letter.
fn option(language: Language, letter: &str, verb: Message) -> String {
    sentence(language, msg!(table::LETTERED, letter = letter, verb = verb))
}

/// Presses the highlighted key of a card.
fn key(window: &mut driven::Window, language: Language, card: Message) {
    press_like(window, &sentence(language, msg!(table::LIT, place = sentence(language, card))));
}

/// Opens the cards and presses the key of one of them.
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
        draft(&mut window, "red theft 10 claim theft");
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
        draft(&mut window, "red theft 10 claim fly-by-night");
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
fn a_price_begins_at_the_list_price() {
    french(|language| {
        let mut window = driven::demo_of("auto-brocante", language, 1, &["red none"]);
        press_like(&mut window, "(2)");
        press_like(&mut window, "Bruno");
        press(&mut window, &sentence(language, msg!(sheets::MORE, what = k::FIELD_PRICE)));
        driven::book(&mut window, language);
        assert_eq!(driven::last(&window), "red business 2 blue 3000");
    });
}

#[test]
fn a_deal_under_the_hood_is_nine_presses_and_its_form_stays_where_it_is() {
    french(|language| {
        let mut window = driven::demo_of("auto-brocante", language, 1, &["red none"]);
        press_like(&mut window, "(2)");
        press_like(&mut window, "Bruno");
        let hood = sentence(language, brocante::HOOD);
        let at = |window: &driven::Window| buttons(window, &hood)[0].rect().center();
        let before = at(&window);
        press(&mut window, &hood);
        // The selected option has a wider border.
        assert!(at(&window).distance(before) < 4.0, "{before} {}", at(&window));
        let enter = driven::word(language, steward::words::keys::table::LINE_ENTER);
        for key in ["8", "000", &enter, "7", "000"] {
            press(&mut window, key);
        }
        driven::book(&mut window, language);
        assert_eq!(driven::last(&window), "red business 2 blue asked 8000 value 7000");
    });
}

#[test]
fn a_first_step_fills_in_a_price_that_nobody_has_said() {
    french(|language| {
        for (asked, name) in [(brocante::AGREED, k::FIELD_PRICE), (brocante::HOOD, k::FIELD_ASKED)] {
            let mut window =
                driven::open(language, &driven::record(HEADER, [DEAL, "red none"]), driven::FRAME);
            car(&mut window, language, 1);
            press_like(&mut window, "Bob");
            press(&mut window, &sentence(language, asked));
            let price = |window: &driven::Window| {
                hand::field(window, &sentence(language, name)).and_then(|field| field.value()).unwrap()
            };
            assert_eq!(price(&window), "");
            press(&mut window, &sentence(language, msg!(sheets::MORE, what = name)));
            assert_eq!(price(&window), "500", "no step leads to a price that sells nothing");
        }
    });
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
