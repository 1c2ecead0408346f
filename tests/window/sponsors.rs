//! The board and the sheets of Les Sponsors, driven by their labels: the die, a purchase, a sale and a turn
//! of the race are pressed, hands stay private, and no text on a sheet is cut off.

use egui::{Key, Rect};
use egui_kittest::kittest::Queryable;
use steward::chance;
use steward::desk::sheets::private_input::{Telling, curtain_ui};
use steward::engine::{Pool, Rules};
use steward::games::sponsors::{Category, Sponsors};
use steward::msg;
use steward::session::Session;
use steward::words::keys::{self, desk, racing as k, sheets, sponsors as rules};
use steward::words::{Key as Message, Language};

use crate::driven::{self, buttons, description, enter, french, press, press_like, sentence, shows, word};
use crate::hand;
use crate::page::{self, journal, last};

type Window<S> = page::Window<S>;

/// The size of the middle of the table in a window of 1280 by 720.
const PAGE: [f32; 2] = [556.0, 342.0];

/// Draws the private input of each player.
fn draw(
    ui: &mut egui::Ui,
    speech: steward::desk::Speech,
    journal: &steward::engine::Session,
    telling: &mut Telling,
    actions: &mut Vec<steward::desk::Action>,
) {
    curtain_ui(ui, speech, journal, telling, actions);
}

/// A session with three cars on the practice board.
fn opened(language: Language, rulings: &str, lines: &[&str]) -> driven::Window {
    let header = r#"{"steward":2,"game":"sponsors","rules":2,"seats":[{"name":"Anne","colour":"red"},{"name":"Bob","colour":"blue"},{"name":"Chloe","colour":"green"}],"preset":"practice","rulings":RULINGS,"setup":{"first":"p1"}}"#;
    let read = Category::ALL.iter().map(|each| format!("assume cards {} count 6", each.word()));
    let pile = ["blue", "red", "yellow"].map(|each| format!("assume sponsors {each} count 6"));
    let read: Vec<String> = read.chain(pile).collect();
    let all = read.iter().map(String::as_str).chain(lines.iter().copied());
    let mut window =
        driven::open(language, &driven::record(&header.replace("RULINGS", rulings), all), driven::FRAME);
    driven::to_board(&mut window, language);
    window
}

/// A window on the demo after this many lines, followed by these lines.
fn demo(language: Language, lines: u32, more: &[&str]) -> driven::Window {
    let mut window = driven::demo_of(Sponsors::ID, language, lines, more);
    driven::to_board(&mut window, language);
    window
}

/// Presses the place on the board whose name starts with this text.
fn press_place(window: &mut driven::Window, begins: &str) {
    let place = driven::place(window, begins);
    press(window, &place);
}

#[test]
fn dice_squares_and_cards_are_pressed_on_the_board() {
    french(|language| {
        let mut window = demo(language, 1, &[]);
        press_place(&mut window, &sentence(language, msg!(k::DIE, side = 1)));
        driven::book(&mut window, language);
        assert_eq!(driven::last(&window), "blue roll 1");
        // A square V of the zone, where one of its two categories is chosen.
        press_place(&mut window, &sentence(language, Category::Body.key()));
        driven::book(&mut window, language);
        assert_eq!(driven::last(&window), "blue buy body");
        press_place(&mut window, &sentence(language, msg!(k::DIE, side = 6)));
        driven::book(&mut window, language);
        // After a 6, the square is pressed.
        press_place(&mut window, &sentence(language, msg!(k::SQUARE, n = 15)));
        driven::book(&mut window, language);
        assert_eq!(driven::last(&window), "green move 2");
        press_place(&mut window, &sentence(language, msg!(k::SPONSOR_CARDS, colour = rules::SPONSOR_RED)));
        driven::book(&mut window, language);
        assert_eq!(driven::last(&window), "green sponsor red");
    });
}

#[test]
fn a_square_that_the_die_leads_to_is_pressed_before_the_die() {
    french(|language| {
        let lines = ["blue roll 1", "blue buy body"];
        for (throw, booked) in [("green roll 2", "green roll 2"), ("green roll 6 2", "green roll 6 2")] {
            let mut window = demo(language, 1, &lines);
            press_place(&mut window, &sentence(language, msg!(k::SQUARE, n = 15)));
            let description = driven::table(&window)
                .read_act(throw)
                .map(|act| driven::table(&window).describe(&act))
                .unwrap();
            press(&mut window, &sentence(language, description));
            driven::book(&mut window, language);
            assert_eq!(driven::last(&window), booked);
        }
        let mut window = demo(language, 1, &lines);
        press_place(&mut window, &sentence(language, msg!(k::SQUARE, n = 19)));
        driven::key(&mut window, Key::Escape);
        assert_eq!(driven::last(&window), "blue buy body", "the die does not lead there");
    });
}

#[test]
fn a_square_that_is_read_shows_its_number_clear_of_what_it_does() {
    french(|language| {
        for size in [[1280.0, 720.0], [1024.0, 640.0]] {
            // Before a roll that may be chosen, and with the roll chosen.
            for line in [13, 9] {
                let mut window = demo(language, line, &[]);
                window.set_size(size.into());
                driven::settle(&mut window);
                for n in 1..=24 {
                    let place =
                        driven::place(&window, &format!("{} ", sentence(language, msg!(k::SQUARE, n = n))));
                    let square = buttons(&window, &place)[0].rect();
                    let painted = driven::texts(&window.output().shapes);
                    let within =
                        painted.iter().map(|(_, text)| (text.galley.text(), text.visual_bounding_rect()));
                    let within: Vec<_> = within.filter(|(_, rect)| square.contains(rect.center())).collect();
                    let number = n.to_string();
                    let own = within.iter().rev().find(|(text, _)| *text == number).map(|(_, rect)| *rect);
                    let own = own.unwrap_or_else(|| panic!("{place}: {within:?}"));
                    let met = within.iter().filter(|(_, rect)| *rect != own && rect.intersects(own)).count();
                    assert_eq!(met, 0, "{place}: {within:?}");
                }
            }
        }
    });
}

#[test]
fn a_side_of_the_die_under_the_hand_shows_the_square_that_it_leads_to() {
    french(|language| {
        let mut window = demo(language, 13, &[]);
        let rect =
            |window: &driven::Window, begins: &str| buttons(window, &driven::place(window, begins))[0].rect();
        let shown = |window: &driven::Window, at: Rect| {
            window.output().shapes.iter().any(|drawn| match &drawn.shape {
                egui::Shape::Rect(shape) => shape.stroke.width == 3.0 && shape.rect.center() == at.center(),
                _ => false,
            })
        };
        let square = |n: u8| sentence(language, msg!(k::SQUARE, n = n));
        for (side, to) in [(3, 18), (5, 20)] {
            let die = sentence(language, msg!(k::DIE, side = side));
            assert!(driven::place(&window, &die).contains(&square(to)), "{die}");
            assert!(!shown(&window, rect(&window, &square(to))), "nothing is pointed at");
            let at = rect(&window, &die).center();
            window.event(egui::Event::PointerMoved(at));
            driven::settle(&mut window);
            assert!(shown(&window, rect(&window, &square(to))), "{die}");
            assert!(!shown(&window, rect(&window, &square(to + 1))), "{die}");
        }
        let six = driven::place(&window, &sentence(language, msg!(k::DIE, side = 6)));
        assert!(!six.contains(&sentence(language, msg!(k::SQUARE, n = 21))), "a six is chosen: {six}");
    });
}

#[test]
fn sponsor_cards_are_sold_where_they_lie() {
    french(|language| {
        let lines = ["correct bank > red 1 sponsor-red, bank > red 1 sponsor-blue"];
        let mut window = opened(language, "{}", &[&["dealt"], lines.as_slice()].concat());
        assert!(shows(&window, &sentence(language, msg!(k::OF_THREE, count = 2, most = 3))), "the limit");
        for colour in [rules::SPONSOR_BLUE, rules::SPONSOR_RED] {
            let cards = sentence(language, msg!(k::SPONSOR_CARDS, colour = colour));
            press_place(&mut window, &format!("Anne · {cards}"));
        }
        driven::book(&mut window, language);
        assert_eq!(driven::last(&window), "red sell blue red");
    });
}

#[test]
fn the_board_tells_the_track_and_the_race() {
    french(|language| {
        let track = demo(language, 2, &[]);
        let square = driven::place(&track, &sentence(language, msg!(k::SQUARE, n = 12)));
        assert!(square.contains("Bruno") && square.contains(&sentence(language, k::DOES_S)), "{square}");
        let race = demo(language, 107, &[]);
        let anne = driven::place(&race, "1 Anne");
        let on = sentence(language, msg!(k::ON_SQUARE, on = rules::SQUARE_RED));
        let tokens = sentence(language, msg!(rules::AMOUNT_ENERGY, count = 3));
        assert!(anne.contains(&on) && anne.contains(&tokens), "{anne}");
    });
}

#[test]
fn a_card_is_played_on_the_board() {
    french(|language| {
        let mut window = demo(language, 103, &[]);
        press_place(&mut window, &sentence(language, Category::Engine.key()));
        let before = driven::last(&window);
        press_place(&mut window, &sentence(language, msg!(k::VALUE_NAMED, value = 1)));
        assert_eq!(driven::last(&window), before, "a press only drafts");
        driven::book(&mut window, language);
        assert_eq!(driven::last(&window), "blue play engine 1");
    });
}

#[test]
fn where_a_car_stops_is_said_by_its_square_last_which_tells_how_far_that_brings_it() {
    french(|language| {
        let mut window = demo_before(language, "green stop 3 red behind");
        let before = driven::last(&window);
        let third = driven::place(&window, "3 ");
        press(&mut window, &third);
        let behind = [k::BEHIND, k::BEHIND_TWO].map(|key| sentence(language, key));
        let behind = driven::place(&window, &behind.join(" · "));
        press(&mut window, &behind);
        assert_eq!(driven::last(&window), before, "its square is still missing");
        let on = [k::STANDS_ON, rules::SQUARE_RED].map(|key| sentence(language, key));
        let on = driven::place(&window, &on.join(" · "));
        press(&mut window, &on);
        assert_eq!(driven::last(&window), before, "a press only drafts");
        let plus = msg!(sheets::PLUS, first = "7", second = msg!(desk::FIGURE, figure = 2));
        assert!(shows(&window, &sentence(language, plus)), "{:#?}", description(&window));
        driven::book(&mut window, language);
        assert_eq!(driven::last(&window), "green stop 3 red behind");
    });
}

#[test]
fn what_is_laid_out_between_two_says_who_gives_and_who_gets() {
    french(|language| {
        let act = Session::demo(Sponsors::ID).unwrap().unwrap().line(78).unwrap().text;
        let mut window = demo(language, 77, &[]);
        hand::types(&mut window, &act);
        driven::settle(&mut window);
        let from_to = |from: &str, to: &str, cause: Message| {
            sentence(language, msg!(keys::table::FROM_TO, from = from, to = to, what = cause))
        };
        let gives = from_to("Anne", "Chloé", rules::CAUSE_FORCE_GIVEN);
        let gets = from_to("Chloé", "Anne", rules::CAUSE_FORCE_GOT);
        assert!(shows(&window, &gives) && shows(&window, &gets), "{:#?}", description(&window));
        let amount = |count: i64| sentence(language, msg!(rules::AMOUNT_MECHANICS, count = count));
        assert!(shows(&window, &format!("+{}", amount(1))), "{act} is no loss: {:#?}", description(&window));
    });
}

#[test]
fn what_little_a_verb_may_do_on_the_board_stands_on_the_card_too() {
    french(|language| {
        let mut window = demo_before(language, "blue sell blue blue blue");
        press(&mut window, &word(language, rules::VERB_SELL));
        let description = driven::table(&window)
            .read_act("blue sell blue blue blue")
            .map(|act| driven::table(&window).describe(&act))
            .unwrap();
        press_like(&mut window, &sentence(language, description));
        driven::book(&mut window, language);
        assert_eq!(driven::last(&window), "blue sell blue blue blue");
    });
}

/// A session in which the book knows every card, with the private input.
fn known(language: Language, lines: &[&str]) -> Window<Telling> {
    page::window(language, PAGE, journal::<Sponsors>(&[("hands", "known")], lines), Telling::default(), draw)
}

fn by_name(language: Language, key: Message, who: &str) -> String {
    sentence(language, msg!(key, seat = who))
}

/// Types a value in the private field of a card.
fn describe(window: &mut Window<Telling>, language: Language, category: Category, value: u8) {
    let name = sentence(language, msg!(k::CARD_TO_TELL, category = category.key(), n = 1));
    hand::fills(window, &name, &value.to_string());
}

#[test]
fn a_hand_is_told_and_looked_at_behind_the_curtain() {
    french(|language| {
        let mut window = known(language, &["dealt"]);
        assert!(!shows(&window, &sentence(language, Category::Tyres.key())), "nobody is alone yet");
        press(&mut window, &by_name(language, desk::ALONE, "Anne"));
        for category in Category::ALL {
            describe(&mut window, language, category, 6);
        }
        let sixes = description(&window).into_iter().filter(|text| text == "6").count();
        assert_eq!(sixes, 1, "typed in dots: only the key of the digit says so");
        press(&mut window, &word(language, rules::VERB_HAND));
        assert_eq!(last(&window), "red hand …");
        let squares = sentence(language, msg!(k::HAND_SQUARES, count = 48));
        assert!(!shows(&window, &squares), "told, and hidden again");
        press(&mut window, &by_name(language, desk::PUT_AWAY, "Anne"));
        press(&mut window, &by_name(language, desk::ALONE, "Anne"));
        window.get_by_label(&sentence(language, desk::HOLD)).focus();
        window.run_steps(1);
        window.key_down(Key::Space);
        window.run_steps(1);
        assert!(shows(&window, &squares), "{:?}", description(&window));
        window.key_up(Key::Space);
        window.run_steps(1);
        assert!(!shows(&window, &squares), "released");
    });
}

/// The lines for three known hands, with the cars at the start.
fn hands(of: [(&str, u8); 3]) -> Vec<String> {
    let hand = |(car, value): (&str, u8)| {
        let cards: String = Category::ALL.iter().map(|each| format!(" {} {value}", each.word())).collect();
        format!("{car} hand{cards}")
    };
    let start = ["correct phase 4", "grid blue red green"].map(str::to_owned);
    ["dealt".to_owned()].into_iter().chain(of.map(hand)).chain(start).collect()
}

#[test]
fn who_plays_looks_at_the_own_hand_beside_the_board() {
    french(|language| {
        let lines = hands([("red", 5), ("blue", 4), ("green", 0)]);
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        let mut window = opened(language, r#"{"hands":"known"}"#, &lines);
        press(&mut window, &word(language, keys::table::TAB_ALONE));
        press(&mut window, &by_name(language, desk::ALONE, "Bob"));
        let squares = sentence(language, msg!(k::HAND_SQUARES, count = 32));
        assert!(!shows(&window, &squares), "only while it is held");
        window.get_by_label(&sentence(language, desk::HOLD)).focus();
        window.run_steps(1);
        window.key_down(Key::Space);
        window.run_steps(1);
        assert!(shows(&window, &squares), "{:?}", description(&window));
        window.key_up(Key::Space);
        window.run_steps(1);
        assert!(!shows(&window, &squares), "released");
    });
}

#[test]
fn nothing_on_the_table_tells_a_hand() {
    let language = Language::ENGLISH;
    let lines = hands([("red", 4), ("blue", 4), ("green", 4)]);
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    let window = opened(language, r#"{"hands":"known"}"#, &lines);
    let texts = description(&window);
    assert!(texts.iter().any(|text| text.contains("Ball: ")), "{texts:?}");
    let description = |text: &String| text.contains("yres 4") || text.contains("yres: 4");
    assert!(!texts.iter().any(description), "{texts:?}");
    let squares = sentence(language, msg!(k::HAND_SQUARES, count = 32));
    assert!(!shows(&window, &squares));
}

#[test]
fn the_start_order_is_pressed_on_the_cars_themselves() {
    french(|language| {
        let mut window = demo(language, 102, &[]);
        for who in ["Chloé", "Anne", "Bruno"] {
            press_place(&mut window, who);
        }
        driven::book(&mut window, language);
        assert_eq!(driven::last(&window), "grid green red blue");
    });
}

#[test]
fn the_balls_in_the_roulette_are_told_with_their_chances() {
    french(|language| {
        let window = demo(language, 108, &[]);
        for (who, own) in [("Anne", 1), ("Bruno", 1), ("Chloé", 4)] {
            let ball =
                driven::place(&window, &sentence(language, msg!(k::BALL, of = msg!(rules::CAR, seat = who))));
            assert!(ball.contains(&sentence(language, msg!(k::CHANCE, own = own, all = 7))), "{ball}");
        }
    });
}

/// The demo just before this act, with its choices visible.
fn demo_before(language: Language, act: &str) -> driven::Window {
    let whole = Session::demo(Sponsors::ID).unwrap().unwrap();
    let table = whole;
    let before = (1..=table.lines()).take_while(|n| table.line(*n).unwrap().text != act).count();
    let mut window = driven::demo_of(Sponsors::ID, language, u32::try_from(before).unwrap(), &[]);
    driven::to_board(&mut window, language);
    window
}

#[test]
fn the_last_sponsor_cards_are_sold_and_energy_is_bought_by_their_labels() {
    french(|language| {
        let mut window = demo_before(language, "red sell red red");
        let red = sentence(language, msg!(k::SPONSOR_CARDS, colour = rules::SPONSOR_RED));
        for _ in 0..2 {
            press_place(&mut window, &format!("Anne · {red}"));
        }
        driven::book(&mut window, language);
        assert_eq!(driven::last(&window), "red sell red red");
        press(&mut window, &word(language, rules::VERB_ENERGY));
        press(&mut window, "Anne");
        tokens(&mut window, language, "3", "red energy 3");
    });
}

/// Types a number of tokens, and accepts the resulting act.
fn tokens(window: &mut driven::Window, language: Language, count: &str, act: &str) {
    hand::types(window, count);
    driven::settle(window);
    driven::book(window, language);
    assert_eq!(driven::last(window), act);
}

#[test]
fn the_ball_that_falls_is_pressed_and_what_is_left_to_chance_is_named() {
    french(|language| {
        let mut window = demo_before(language, "ball blue");
        assert!(!shows(&window, &sentence(language, k::STEWARD_DRAWS)), "no seed draws here");
        enter(&mut window, "ball");
        let ball = sentence(language, rules::TERM_BALL_VIOLET).to_lowercase();
        let all = description(&window).join("\n");
        assert!(all.contains(&format!("{ball} × 1, Anne × 1, Bruno × 1")), "{all}");
        press_place(&mut window, &sentence(language, msg!(k::BALL, of = msg!(rules::CAR, seat = "Bruno"))));
        driven::book(&mut window, language);
        assert_eq!(driven::last(&window), "ball blue");
        let mut window = demo_before(language, "ball violet");
        press_place(&mut window, &sentence(language, msg!(k::BALL, of = rules::SQUARE_VIOLET)));
        driven::book(&mut window, language);
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
    let header = r#"{"steward":2,"game":"sponsors","rules":2,"seats":[{"name":"Anne","colour":"red"},{"name":"Bob","colour":"blue"},{"name":"Chloe","colour":"green"},{"name":"Dan","colour":"yellow"}],"preset":"practice","rulings":{"sides":"opposite"},"setup":{"first":"p1"}}"#;
    french(|language| {
        let path = driven::record(header, lines.iter().map(String::as_str));
        let mut window = driven::open(language, &path, driven::FRAME);
        driven::to_board(&mut window, language);
        press(&mut window, &word(language, rules::VERB_GIVE));
        press(&mut window, "Anne");
        tokens(&mut window, language, "2", "red give green 2");
        press(&mut window, &word(language, rules::VERB_EXCHANGE));
        press_place(&mut window, &sentence(language, Category::Engine.key()));
        let exchange = driven::table(&window).read_act("red exchange green engine");
        let exchange = exchange.map(|act| driven::table(&window).describe(&act)).unwrap();
        press_like(&mut window, &sentence(language, exchange));
        driven::book(&mut window, language);
        assert_eq!(driven::last(&window), "red exchange green engine");
    });
}

/// A session after the deal, with a seed that rolls a 4 first, on the practice board without these values.
fn half_read(language: Language, unread: impl IntoIterator<Item = String>) -> driven::Window {
    let mut header = page::header::<Sponsors>(&[]);
    let throws_4 = |seed: &u64| chance::draw(*seed, 1).from(&Pool::die(6)) == [3];
    header.seed = (0..).find(throws_4);
    for word in unread {
        header.board.remove(word.as_str()).unwrap();
    }
    let path = driven::record(&serde_json::to_string(&header).unwrap(), ["dealt"]);
    let mut window = driven::open(language, &path, driven::FRAME);
    driven::to_board(&mut window, language);
    window
}

#[test]
fn a_die_that_steward_throws_asks_for_its_own_square_and_stays_as_it_was_thrown() {
    french(|language| {
        let mut window = half_read(language, (2..=24).map(|n| format!("square {n} kind")));
        press_place(&mut window, &format!("{} · ", sentence(language, rules::VERB_ROLL)));
        let asked = |window: &driven::Window| {
            description(window).into_iter().filter(|text| text.contains("A, V, S")).collect::<Vec<_>>()
        };
        assert_eq!(asked(&window), [] as [String; 0], "nothing is thrown yet");
        driven::book(&mut window, language);
        let thrown = driven::table(&window)
            .read_act("red roll 4")
            .map(|act| driven::table(&window).describe(&act))
            .unwrap();
        assert!(shows(&window, &sentence(language, thrown)), "{:#?}", description(&window));
        assert!(asked(&window).iter().all(|text| text.contains(" 5 ")) && !asked(&window).is_empty());
        press(&mut window, "S");
        press(&mut window, &word(language, keys::page::READ));
        driven::book(&mut window, language);
        assert_eq!(driven::last(&window), "red roll 4");
    });
}

#[test]
fn a_forced_exchange_lights_none_of_the_cards_on_the_board() {
    french(|language| {
        let mut window = half_read(language, []);
        let on_e = |n: u8| driven::place(&window, &sentence(language, msg!(k::SQUARE, n = n)));
        let forced = (1..=24u8).find(|n| {
            let square = on_e(*n);
            square.contains(&sentence(language, k::DOES_E))
                && square.contains(&sentence(language, msg!(k::ZONE, zone = keys::engine::COLOUR_BLUE)))
        });
        let before = forced.unwrap() - 1;
        for line in [format!("correct red at {before}"), "red roll 1".to_owned()] {
            enter(&mut window, &line);
        }
        assert_eq!(driven::last(&window), "red roll 1");
        let lit = sentence(language, msg!(keys::table::LIT, place = ""));
        assert!(!description(&window).iter().any(|text| text.contains(&lit)), "{:#?}", description(&window));
        press(&mut window, &word(language, rules::VERB_FORCE));
        let exchange = driven::table(&window)
            .read_act("red force blue engine")
            .map(|act| driven::table(&window).describe(&act))
            .unwrap();
        press(&mut window, &sentence(language, exchange));
        driven::book(&mut window, language);
        assert_eq!(driven::last(&window), "red force blue engine");
    });
}

#[test]
fn a_side_of_the_die_is_typed_as_its_digit_and_what_a_square_is_as_its_letter() {
    french(|language| {
        let mut window = half_read(language, (2..=24).map(|n| format!("square {n} kind")));
        hand::types(&mut window, "3");
        driven::settle(&mut window);
        assert!(
            description(&window).iter().any(|text| text.contains("A, V, S")),
            "{:#?}",
            description(&window)
        );
        assert_eq!(driven::last(&window), "dealt");
        hand::types(&mut window, "s");
        driven::settle(&mut window);
        hand::strikes(&mut window, egui::Key::Enter);
        driven::settle(&mut window);
        assert_eq!(driven::last(&window), "read square 4 kind s", "{:#?}", description(&window));
        hand::strikes(&mut window, egui::Key::Enter);
        driven::settle(&mut window);
        assert_eq!(driven::last(&window), "red roll 3");
        hand::types(&mut window, "2");
        driven::settle(&mut window);
        assert_eq!(driven::last(&window), "red roll 3", "nobody throws on a square");
    });
}

#[test]
fn the_square_that_a_question_is_about_is_lit_and_where_a_zone_begins_is_pressed() {
    french(|language| {
        let lit = sentence(language, msg!(keys::table::LIT, place = ""));
        let lit = |window: &driven::Window| {
            description(window).into_iter().filter(|text| text.contains(&lit)).collect::<Vec<_>>()
        };
        let mut window = half_read(language, (2..=24).map(|n| format!("square {n} kind")));
        hand::types(&mut window, "3");
        driven::settle(&mut window);
        let at = sentence(language, msg!(k::SQUARE, n = 4));
        let found = lit(&window);
        assert!(found.len() == 1 && found[0].starts_with(&at), "{found:#?}");
    });
}

#[test]
fn without_a_seed_nobody_is_offered_that_steward_throws() {
    french(|language| {
        let steward = format!("{} · ", sentence(language, rules::VERB_ROLL));
        let offered = |window: &driven::Window| {
            description(window).iter().any(|description| description.starts_with(steward.as_str()))
        };
        assert!(offered(&half_read(language, [])));
        let header = serde_json::to_string(&page::header::<Sponsors>(&[])).unwrap();
        let mut window = driven::open(language, &driven::record(&header, ["dealt"]), driven::FRAME);
        driven::to_board(&mut window, language);
        assert!(!offered(&window), "{:#?}", description(&window));
        press_place(&mut window, &sentence(language, msg!(k::DIE, side = 3)));
        driven::book(&mut window, language);
        assert_eq!(driven::last(&window), "red roll 3");
    });
}

#[test]
fn a_die_is_thrown_in_other_words_too() {
    let window = half_read(Language::ENGLISH, []);
    for typed in ["red die 3", "red throw 3", "red d\u{e9} 3", "red jette 3"] {
        let verb = driven::table(&window).read(typed).unwrap();
        assert_eq!(driven::table(&window).write(&verb), "red roll 3", "{typed}");
    }
}
