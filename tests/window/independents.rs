//! The board of The Last of the Independents, driven by the names of its places: disks placed, moved by a
//! card and drawn, a trend, the new year.

use egui::Key;
use egui_kittest::kittest::{NodeT, Queryable};
use steward::games::independents::Independents;
use steward::msg;
use steward::session::Session;
use steward::words::keys::{self, desk, independents as k, sheets};
use steward::words::{Key as Message, Language, Line};

use crate::driven::{
    self, FRAME, SIZES, Window, buttons, demo_of, description, draft, english, last, open, press, press_like,
    record, sentence, settle, shows, word,
};
use crate::hand;
use crate::page::journal;

/// All players have a company; Anne begins.
const BEGUN: &[&str] = &["order blue green", "red company 9", "blue company 2", "green company 1"];
const PASSED: &[&str] = &["red pass", "blue pass", "green pass"];
const KEPT: &[&str] = &["red required none", "blue required none", "green required none"];

fn window(language: Language, lines: &[&[&str]]) -> Window {
    let header = journal::<Independents>(&[], &[]).header_json();
    open(language, &record(&header, lines.concat()), FRAME)
}

/// Anne places required disks, one of them on the first section.
pub fn required(language: Language) -> Window {
    let mut window = window(language, &[BEGUN, PASSED]);
    touch(&mut window, &model(language, "Sedan", 1));
    window
}

/// The name of a section on the board.
fn spot(language: Language, category: Message, name: &str, n: i64) -> String {
    sentence(language, msg!(k::SPOT, category = category, section = section(name, n)))
}

pub fn section(name: &str, n: i64) -> Line {
    msg!(k::SECTION_NAMED, name = name, n = n)
}

fn model(language: Language, name: &str, n: i64) -> String {
    spot(language, k::CATEGORY_MODELS, name, n)
}

/// The description of a place.
fn lying(window: &Window, place: &str) -> String {
    let all = buttons(window, place).into_iter().filter_map(|node| node.accesskit_node().label());
    all.into_iter()
        .find(|name| name.starts_with(place))
        .unwrap_or_else(|| panic!("{place}: {:#?}", description(window)))
}

/// Presses a place of the board.
fn touch(window: &mut Window, place: &str) {
    // A row of the sheet may have the same name, but the name of a highlighted place has more parts.
    let all = buttons(window, place).into_iter().filter_map(|node| node.accesskit_node().label());
    let lit = all.into_iter().find(|name| name.starts_with(place) && name.contains(" · "));
    let name = lit.unwrap_or_else(|| lying(window, place));
    press(window, &name);
}

/// Passes.
fn passes(window: &mut Window, language: Language) {
    press(window, &sentence(language, k::VERB_PASS));
    driven::book(window, language);
}

/// The label of the button for more or fewer of a player's disks in a section of Models.
fn step(language: Language, key: Message, who: &str, section: Line) -> String {
    sentence(language, msg!(key, what = msg!(k::DISKS_THERE, seat = who, section = section)))
}

#[test]
fn a_company_of_the_pile_is_pressed_by_its_name() {
    english(|language| {
        let mut window = window(language, &[&["order blue green"]]);
        press_like(&mut window, &sentence(language, k::VERB_COMPANY));
        let playboy = sentence(language, msg!(k::COMPANY_NAMED, name = "Playboy", n = 10));
        press(&mut window, "Anne");
        press(&mut window, &playboy);
        let described = sentence(
            language,
            driven::table(&window)
                .read_act("red company 10")
                .map(|act| driven::table(&window).describe(&act))
                .unwrap(),
        );
        assert!(shows(&window, &described), "{described}: {:#?}", description(&window));
    });
}

#[test]
fn selective_disks_are_placed_in_one_section_and_never_again_there() {
    english(|language| {
        let mut window = window(language, &[BEGUN]);
        let (sedan, coupe) = (model(language, "Sedan", 1), model(language, "Coupe", 2));
        touch(&mut window, &coupe);
        (0..2).for_each(|_| touch(&mut window, &sedan));
        assert!(
            shows(&window, &sentence(language, msg!(k::POOL_THEN, count = 8))),
            "the rules say what is left"
        );
        driven::book(&mut window, language);
        assert_eq!(last(&window), "red place 1:2");
        passes(&mut window, language);
        passes(&mut window, language);
        let again = lying(&window, &sedan);
        assert!(again.contains(&sentence(language, msg!(k::USED_BY, seat = "Anne"))), "{again}");
        press(&mut window, &sentence(language, k::VERB_PLACE));
        let why = msg!(k::SECTION_USED, seat = "Anne", section = section("Sedan", 1));
        assert!(shows(&window, &sentence(language, why)));
        touch(&mut window, &coupe);
        driven::book(&mut window, language);
        assert_eq!(last(&window), "red place 2:1");
    });
}

#[test]
fn no_section_lies_on_the_board_before_they_are_counted_and_then_as_many_as_were_said() {
    english(|language| {
        let mut header: serde_json::Value =
            serde_json::from_str(&journal::<Independents>(&[], &[]).header_json()).unwrap();
        let unread = |cell: &str| cell.starts_with("sections ") || cell.ends_with(" name");
        header["board"].as_object_mut().unwrap().retain(|cell, _| !unread(cell));
        let mut window = open(language, &record(&header.to_string(), BEGUN.iter().copied()), FRAME);
        let named = |category, n| {
            sentence(language, msg!(k::SPOT, category = category, section = msg!(k::SECTION, n = n)))
        };
        let lie = |window: &Window, category: Message| {
            (1..=12).filter(|n| !buttons(window, &named(category, *n)).is_empty()).count()
        };
        let categories = [k::CATEGORY_MODELS, k::CATEGORY_ENGINEERING, k::CATEGORY_PROMOTIONS];
        assert_eq!(categories.map(|category| lie(&window, category)), [0, 0, 0]);
        let question = |category| sentence(language, msg!(k::ASK_SECTIONS, category = category));
        let asked = categories.map(|category| !buttons(&window, &question(category)).is_empty());
        assert_eq!(asked, [true, false, false], "what is asked now lies in their place");
        press(&mut window, &sentence(language, k::VERB_PLACE));
        press(&mut window, "4");
        press(&mut window, &word(language, keys::page::READ));
        assert_eq!(last(&window), "read sections models count 4");
        assert_eq!(categories.map(|category| lie(&window, category)), [4, 0, 0]);
        touch(&mut window, &named(k::CATEGORY_MODELS, 3));
        driven::book(&mut window, language);
        assert_eq!(last(&window), "red place 3:1", "nothing was placed while they were counted");
    });
}

#[test]
fn a_press_past_the_last_disk_takes_them_back() {
    let mut window = window(Language::ENGLISH, &[BEGUN]);
    (0..10).for_each(|_| touch(&mut window, "Models: Sedan (1)"));
    assert!(shows(&window, "Then 0"), "{:#?}", description(&window));
    touch(&mut window, "Models: Sedan (1)");
    assert!(!shows(&window, "Then 0"), "{:#?}", description(&window));
}

#[test]
fn required_disks_are_taken_from_the_circles_and_go_to_any_sections_at_once() {
    english(|language| {
        let mut window = window(language, &[BEGUN, PASSED]);
        touch(&mut window, &model(language, "Sedan", 1));
        let circle = |n: i64| {
            let category = k::CATEGORY_MODELS;
            sentence(language, msg!(k::CIRCLE_FULL, seat = "Anne", category = category, n = n, all = 5))
        };
        press_like(&mut window, &circle(3));
        assert!(
            shows(&window, &sentence(language, msg!(k::IN_HAND, disks = 2))),
            "{:#?}",
            description(&window)
        );
        touch(&mut window, &model(language, "Convertible", 3));
        driven::book(&mut window, language);
        assert_eq!(last(&window), "red required 1:1 3:2");
        press(&mut window, &sentence(language, msg!(k::DESCRIBE_REQUIRED_NONE, seat = "Bob")));
        driven::book(&mut window, language);
        assert_eq!(last(&window), "blue required none");
    });
}

#[test]
fn a_card_moves_the_disks_of_several_players_and_the_bag_says_what_becomes_of_whose() {
    english(|language| {
        let placed = ["red place 1:2", "blue place 1:3", "green pass", "red pass", "blue pass"];
        let kept = ["green required none", "red required none", "blue required none", "green pass"];
        let mut window = window(language, &[BEGUN, &placed, &kept]);
        let sedan = model(language, "Sedan", 1);
        touch(&mut window, &sedan);
        let there = || section("Sedan", 1);
        press(&mut window, &step(language, sheets::MORE, "Anne", there()));
        (0..2).for_each(|_| press(&mut window, &step(language, sheets::FEWER, "Bob", there())));
        driven::book(&mut window, language);
        assert_eq!(last(&window), "red card blue 1 -2, red 1 +1");
        passes(&mut window, language);
        passes(&mut window, language);
        let chance = |who: &str, disks: i64| {
            let place = section("Sedan", 1);
            sentence(language, msg!(k::CHANCE, seat = who, disks = disks, all = 4, place = place))
        };
        assert!(
            shows(&window, &chance("Bob", 1)),
            "the bag lies in the section: {:#?}",
            description(&window)
        );
        let before = last(&window);
        press_like(&mut window, &chance("Anne", 3));
        assert_eq!(last(&window), before, "a press only drafts");
        for head in [k::HEAD_STAYS, k::HEAD_BACK, k::HEAD_LOST] {
            assert!(shows(&window, &sentence(language, head)), "{:#?}", description(&window));
        }
        driven::book(&mut window, language);
        assert_eq!(last(&window), "draw 1 red");
    });
}

#[test]
fn a_card_moves_disks_in_another_category_too() {
    english(|language| {
        let models = [PASSED, KEPT, PASSED, &["majority"]].concat();
        let placed = ["red place 1:2", "blue pass", "green pass", "red pass"];
        let kept = ["blue required none", "green required none", "red required none"];
        let mut window = window(language, &[BEGUN, &models, &placed, &kept]);
        press(&mut window, &sentence(language, k::VERB_CARD));
        touch(&mut window, &spot(language, k::CATEGORY_ENGINEERING, "Engine", 1));
        press(&mut window, &step(language, sheets::FEWER, "Anne", section("Engine", 1)));
        touch(&mut window, &model(language, "Coupe", 2));
        let coupe = msg!(k::SPOT, category = k::CATEGORY_MODELS, section = section("Coupe", 2));
        press(&mut window, &step(language, sheets::MORE, "Chloé", coupe));
        driven::book(&mut window, language);
        assert_eq!(last(&window), "blue card red 1 -1, green models 2 +1");
    });
}

#[test]
fn a_card_takes_no_disk_that_does_not_lie_there() {
    let mut window = window(Language::ENGLISH, &[BEGUN, PASSED, KEPT]);
    press(&mut window, &sentence(Language::ENGLISH, k::VERB_CARD));
    touch(&mut window, "Models: Sedan (1)");
    let fewer = step(Language::ENGLISH, sheets::FEWER, "Bob", section("Sedan", 1));
    let found = buttons(&window, &fewer);
    assert!(
        !found.is_empty() && found.iter().all(|fewer| fewer.accesskit_node().is_disabled()),
        "{:#?}",
        description(&window)
    );
}

#[test]
fn a_card_that_moves_no_disk_says_so() {
    english(|language| {
        let mut window = window(language, &[BEGUN, PASSED, KEPT]);
        press(&mut window, &sentence(language, k::VERB_CARD));
        press(&mut window, &sentence(language, msg!(k::DESCRIBE_CARD, seat = "Anne")));
        driven::book(&mut window, language);
        assert_eq!(last(&window), "red card none");
    });
}

#[test]
fn a_trend_is_three_sections_of_any_category() {
    english(|language| {
        let step = [PASSED, KEPT, PASSED, &["majority"]].concat();
        let mut window = window(language, &[BEGUN, &step, &step, &step]);
        press(&mut window, &sentence(language, k::VERB_TREND));
        let brakes = spot(language, k::CATEGORY_ENGINEERING, "Brakes", 4);
        touch(&mut window, &model(language, "Coupe", 2));
        touch(&mut window, &brakes);
        touch(&mut window, &spot(language, k::CATEGORY_PROMOTIONS, "Radio", 1));
        touch(&mut window, &brakes);
        touch(&mut window, &model(language, "Hardtop", 5));
        driven::book(&mut window, language);
        assert_eq!(last(&window), "red trend models 2 models 5 promotions 1");
    });
}

#[test]
fn the_new_year_is_a_bill_company_by_company_before_it_is_accepted() {
    english(|language| {
        let step = [PASSED, KEPT, PASSED, &["majority"]].concat();
        let mut window = window(language, &[BEGUN, &step, &step, &step, PASSED]);
        let bill = sentence(language, msg!(k::BILL, saved = 10, back = 10, circles = 10));
        let bills = description(&window).into_iter().filter(|text| text.contains(&bill)).count();
        assert!(bills >= 3, "{bill}: {:#?}", description(&window));
        let status = sentence(language, k::SUCCESS);
        let all = description(&window)
            .into_iter()
            .filter(|text| text.to_lowercase() == status.to_lowercase())
            .count();
        assert!(all >= 3, "{status}: {:#?}", description(&window));
        press(&mut window, &word(language, k::VERB_YEAR));
        driven::book(&mut window, language);
        assert_eq!(last(&window), "year", "{:#?}", description(&window));
    });
}

#[test]
fn the_new_year_says_what_each_company_gets_beside_what_it_has_left_and_why() {
    english(|language| {
        let whole = Session::demo("independents").unwrap().unwrap();
        let year = (1..=whole.lines()).rfind(|n| whole.line(*n).unwrap().text == "year").unwrap();
        let mut window = demo_of("independents", language, year - 1, &[]);
        for size in SIZES {
            window.set_size(size);
            settle(&mut window);
            for (who, disks) in [("Anne", 3), ("Bruno", 2)] {
                let gets = format!("{who}, {}: {disks}", word(language, k::HEAD_GETS));
                let found =
                    window.query_all_by(|node| node.label().is_some_and(|label| label == gets)).next();
                found.unwrap_or_else(|| panic!("{gets}: {:#?}", description(&window))).click();
                settle(&mut window);
                // A subsidy tops up to six.
                for term in [sentence(language, k::TERM_SUBSIDY), sentence(language, k::TERM_LEFT)] {
                    let term = term.to_lowercase();
                    assert!(
                        description(&window).iter().any(|text| text.to_lowercase().contains(&term)),
                        "{term}"
                    );
                }
                press(&mut window, &word(language, desk::CLOSE));
            }
        }
    });
}

#[test]
fn the_board_says_who_follows_whom_who_has_passed_and_what_lies_in_a_section() {
    english(|language| {
        let placed = ["red place 1:2", "blue pass", "green place 1:1"];
        let window = window(language, &[BEGUN, &placed]);
        let all = |seats: &[&str]| {
            let who = seats.iter().map(|seat| msg!(k::WHO, seat = *seat)).collect::<Vec<_>>();
            sentence(language, msg!(k::IN_LINE, seats = who))
        };
        let (track, lane) = (sentence(language, k::TRACK), sentence(language, k::LANE));
        assert_eq!(lying(&window, &track), format!("{track} · {}", all(&["Anne", "Bob", "Chloé"])));
        assert_eq!(lying(&window, &lane), format!("{lane} · {}", all(&["Bob"])));
        let there = lying(&window, &model(language, "Sedan", 1));
        for (who, disks) in [("Anne", 2), ("Chlo\u{e9}", 1)] {
            let what = msg!(k::LIES, seat = who, what = msg!(k::AMOUNT_DISKS, count = disks));
            assert!(there.contains(&sentence(language, what)), "{there}");
        }
    });
}

#[test]
fn who_is_alone_is_settled_by_one_press_and_has_won() {
    english(|language| {
        let placed =
            ["red place 1:2", "blue place 1:3", "green place 2:2", "red pass", "blue pass", "green pass"];
        let mut window = window(language, &[BEGUN, &placed, KEPT, PASSED]);
        let coupe = model(language, "Coupe", 2);
        let won = sentence(language, msg!(k::WON_BY, seat = "Chloé"));
        assert!(!lying(&window, &coupe).contains(&won));
        press(&mut window, &sentence(language, k::VERB_SETTLE));
        driven::book(&mut window, language);
        assert_eq!(last(&window), "settle", "{:#?}", description(&window));
        assert!(lying(&window, &coupe).contains(&won));
    });
}

#[test]
fn car_of_the_year_is_drawn_from_a_bar() {
    english(|language| {
        let placed = ["red place 1:2", "blue pass", "green pass", "red pass"];
        let kept = ["blue required none", "green required none", "red required none"];
        let cards = ["blue pass", "green pass", "red pass", "settle", "majority"];
        let step = ["blue pass", "green pass", "red pass", kept[0], kept[1], kept[2]];
        let rest = [&step, &cards[..3], &["majority"][..]].concat();
        let trends = ["blue pass", "green pass", "red pass"];
        let mut window = window(language, &[BEGUN, &placed, &kept, &cards, &rest, &rest, &trends]);
        let place = msg!(k::CAR_CATEGORY, category = k::CATEGORY_MODELS);
        let chance = msg!(k::CHANCE, seat = "Anne", disks = 1, all = 1, place = place);
        press_like(&mut window, &sentence(language, chance));
        driven::book(&mut window, language);
        assert_eq!(last(&window), "car red", "{:#?}", description(&window));
    });
}

#[test]
fn the_road_has_the_three_categories_and_the_five_steps_of_the_present_one() {
    english(|language| {
        let window = demo_of("independents", language, 24, &[]);
        let step = |n: i64, key, now: Message| sentence(language, msg!(now, n = n, name = key));
        assert!(shows(&window, &step(1, k::STEP_1, keys::table::PHASE_NOW)), "{:#?}", description(&window));
        for (n, key) in [(2, k::STEP_2), (5, k::STEP_5), (6, k::STEP_6), (8, k::STEP_8)] {
            assert!(shows(&window, &step(n, key, keys::table::PHASE_NAMED)), "{:#?}", description(&window));
        }
        let stations = |key| buttons(&window, &sentence(language, key)).len();
        assert!(stations(k::CATEGORY_MODELS) > 0 && stations(k::CATEGORY_PROMOTIONS) > 0);
    });
}

#[test]
fn the_order_of_the_markers_is_told_and_none_is_booked_that_nobody_told() {
    english(|language| {
        let mut window = driven::open(language, &driven::record(UNLAID, []), driven::FRAME);
        let accept = sentence(language, msg!(keys::table::ACCEPT_WHAT, what = ""));
        let ready = |window: &driven::Window| !buttons(window, accept.trim()).is_empty();
        for name in ["Chloe", "Bob"] {
            assert!(!ready(&window), "nobody has told the whole order");
            driven::key(&mut window, Key::Enter);
            assert_eq!(driven::table(&window).lines(), 0);
            press(&mut window, name);
        }
        driven::book(&mut window, language);
        assert_eq!(driven::last(&window), "order green blue");
    });
}

/// A game without markers on the track.
pub const UNLAID: &str = r#"{"steward":2,"game":"independents","rules":2,"seats":[{"name":"Anne","colour":"red"},{"name":"Bob","colour":"blue"},{"name":"Chloe","colour":"green"}],"preset":"practice","setup":{"first":"p1"}}"#;

#[test]
fn a_circle_counted_wrong_is_read_again_from_its_refusal_by_mouse_and_by_keys() {
    english(|language| {
        for by_keys in [false, true] {
            let lines = [
                "order blue green",
                "read box companies count 4",
                "read company 1 models 5",
                "read company 1 engineering 3",
                "read company 1 promotions 3",
            ];
            let mut window = driven::open(language, &driven::record(UNLAID, lines), driven::FRAME);
            hand::types(&mut window, "red company 1");
            settle(&mut window);
            let again = sentence(language, msg!(keys::reading::MISREAD, count = 3));
            assert!(shows(&window, &again), "{:#?}", description(&window));
            let contents = steward::session::game("independents").unwrap();
            let schema = contents.schema();
            let cell = schema.cell(schema.find("company 1 models").unwrap()).unwrap();
            let question = sentence(language, cell.question.clone());
            let stands = msg!(keys::reading::STANDS, question = question.as_str(), value = "5");
            let stands = sentence(language, stands);
            let go = |window: &mut Window, name: &str| {
                if by_keys { tab_to(window, name) } else { press_like(window, name) }
            };
            hand::strikes(&mut window, Key::F6);
            go(&mut window, &again);
            go(&mut window, &stands);
            hand::types(&mut window, "4");
            settle(&mut window);
            if by_keys {
                hand::strikes(&mut window, Key::Enter);
                settle(&mut window);
            } else {
                go(&mut window, &word(language, keys::reading::THIS_GAME));
            }
            assert_eq!(last(&window), "read company 1 models 4", "{:#?}", description(&window));
            if by_keys {
                hand::strikes(&mut window, Key::Enter);
                settle(&mut window);
            } else {
                driven::book(&mut window, language);
            }
            assert_eq!(last(&window), "red company 1", "{by_keys}: {:#?}", description(&window));
        }
    });
}

/// Enters how many circles of each category are on a sheet.
fn read_circles(window: &mut Window, language: Language, circles: [u8; 3]) {
    let categories = [k::CATEGORY_MODELS, k::CATEGORY_ENGINEERING, k::CATEGORY_PROMOTIONS];
    for (category, circles) in categories.into_iter().zip(circles) {
        hand::fills(window, &word(language, category), &circles.to_string());
    }
    press(window, &word(language, keys::page::READ));
}

/// A session with unknown sheets, in which Steward is about to draw one.
pub fn sheet_to_draw(language: Language) -> Window {
    let lines = ["order blue green", "read box companies count 4"];
    let seeded = UNLAID.replace(r#""preset""#, r#""seed":7,"preset""#);
    let mut window = driven::open(language, &driven::record(&seeded, lines), driven::FRAME);
    draft(&mut window, "red company");
    window
}

#[test]
fn a_sheet_that_was_drawn_and_never_read_is_asked_for_where_its_act_lies() {
    english(|language| {
        let mut window = sheet_to_draw(language);
        // No sheet is asked for before one is drawn. Then all its numbers are asked for together, and the act continues.
        driven::book(&mut window, language);
        read_circles(&mut window, language, [4, 3, 3]);
        driven::book(&mut window, language);
        assert!(last(&window).starts_with("red company "), "{:#?}", description(&window));
    });
}

#[test]
fn circles_of_a_drawn_sheet_that_are_no_ten_are_refused_where_they_are_typed() {
    english(|language| {
        let mut window = sheet_to_draw(language);
        driven::book(&mut window, language);
        let before = last(&window);
        read_circles(&mut window, language, [5, 5, 5]);
        assert_eq!(last(&window), before, "nothing is kept");
        let lit = |window: &Window| {
            let accept = driven::accepts(language);
            buttons(window, &accept).iter().any(|button| !button.accesskit_node().is_disabled())
        };
        assert!(!lit(&window), "what is refused is not accepted: {:#?}", description(&window));
        read_circles(&mut window, language, [4, 3, 3]);
        driven::book(&mut window, language);
        assert!(last(&window).starts_with("red company "), "{:#?}", description(&window));
    });
}

/// Moves to a button with Tab, and presses Enter there.
fn tab_to(window: &mut Window, name: &str) {
    for _ in 0..80 {
        hand::strikes(window, Key::Tab);
        let focused = window.query_all_by(|node| node.is_focused()).last();
        let focused = focused.and_then(|node| node.accesskit_node().label());
        if focused.is_some_and(|label| label.starts_with(name)) {
            hand::strikes(window, Key::Enter);
            return settle(window);
        }
    }
    panic!("Tab never comes to {name}: {:#?}", description(window));
}

#[test]
fn how_sheets_without_names_are_counted_is_said_and_a_name_is_given_with_their_circles() {
    english(|language| {
        let lines = ["order blue green", "read box companies count 4"];
        let mut window = driven::open(language, &driven::record(UNLAID, lines), driven::FRAME);
        let counted = sentence(language, k::SHEETS_COUNTED);
        assert!(shows(&window, &counted), "{:#?}", description(&window));
        draft(&mut window, "red company 3");
        hand::fills(&mut window, &word(language, keys::reading::NAME), "Playboy");
        read_circles(&mut window, language, [4, 3, 3]);
        let read = (1..=driven::table(&window).lines()).map(|n| driven::table(&window).line(n).unwrap().text);
        let read: Vec<_> = read.collect();
        assert!(
            read.contains(&"read company 3 name Playboy".to_owned()),
            "{read:?} {:#?}",
            description(&window)
        );
        assert!(!shows(&window, &counted), "one is known by its name");
    });
}

#[test]
fn the_steps_of_a_card_say_what_they_count_and_disks_are_placed_by_a_verb() {
    english(|language| {
        let mut window = window(language, &[BEGUN, PASSED, KEPT]);
        assert!(!shows(&window, &sentence(language, k::REACH)));
        press(&mut window, &sentence(language, k::VERB_CARD));
        assert!(shows(&window, &sentence(language, k::REACH)), "{:#?}", description(&window));
    });
    for (language, verb) in
        [(Language::ENGLISH, "Place required disks"), (Language::FRENCH, "Poser les disques obligatoires")]
    {
        assert_eq!(word(language, k::VERB_REQUIRED), verb);
    }
}
