//! The sheets of The Last of the Independents, by their labels, in both languages: disks placed, moved by a card and
//! drawn, and a trend.

use egui_kittest::kittest::{NodeT, Queryable};
use steward::desk::games::independents::{BoardState, board_ui};
use steward::desk::games::worksheet::{Form, worksheet_ui};
use steward::games::independents::Independents;
use steward::say;
use steward::words::keys::{independents as k, sheets};
use steward::words::{Key as Message, Language, Line};

use crate::driven::{both, buttons, demo_of, press, press_like, said, sentence, shows, told};
use crate::page::{self, Draw, journal, last};

type Window = page::Window<Independents, Form>;

/// Everybody has a company; Anne begins.
const BEGUN: &[&str] = &["order blue green", "red company 9", "blue company 2", "green company 1"];
const PASSED: &[&str] = &["red pass", "blue pass", "green pass"];
const KEPT: &[&str] = &["red required none", "blue required none", "green required none"];

fn window(language: Language, lines: &[&[&str]]) -> Window {
    let draw: Draw<Independents, Form> =
        |ui, speech, journal, form, commands| worksheet_ui(ui, speech, journal, form, commands);
    let journal = journal(&[], &lines.concat());
    page::window(language, [690.0, 440.0], journal, Form::default(), draw)
}

/// One more, or one fewer, of somebody's disks in a section.
fn change(language: Language, key: Message, who: &str, name: &str, n: i64) -> String {
    sentence(language, say!(key, what = there(who, name, n)))
}

fn there(who: &str, name: &str, n: i64) -> Line {
    say!(k::DISKS_THERE, seat = who, section = say!(k::SECTION_NAMED, name = name, n = n))
}

#[test]
fn selective_disks_are_placed_in_one_section_and_never_again_there() {
    both(|language| {
        let mut window = window(language, &[BEGUN]);
        let sedan = change(language, sheets::MORE, "Anne", "Sedan", 1);
        let coupe = change(language, sheets::MORE, "Anne", "Coupe", 2);
        press(&mut window, &coupe);
        (0..3).for_each(|_| press(&mut window, &sedan));
        press(&mut window, &change(language, sheets::FEWER, "Anne", "Sedan", 1));
        assert!(
            shows(&window, &sentence(language, say!(k::POOL_THEN, count = 8))),
            "the rules say what is left"
        );
        press(&mut window, &sentence(language, k::VERB_PLACE));
        assert_eq!(last(&window), "red place 1:2");
        press(&mut window, &sentence(language, say!(k::TOLD_PASS, seat = "Bob")));
        press(&mut window, &sentence(language, say!(k::TOLD_PASS, seat = "Chloé")));
        let again = buttons(&window, &sedan);
        assert!(again.iter().all(|node| node.accesskit_node().is_disabled()), "{again:?}");
        let section = say!(k::SECTION_NAMED, name = "Sedan", n = 1);
        let why = say!(k::SECTION_USED, seat = "Anne", section = section);
        assert!(shows(&window, &sentence(language, why)));
        press(&mut window, &coupe);
        press(&mut window, &sentence(language, k::VERB_PLACE));
        assert_eq!(last(&window), "red place 2:1");
    });
}

#[test]
fn more_disks_than_there_are_cannot_be_placed() {
    let mut window = window(Language::ENGLISH, &[BEGUN]);
    (0..11).for_each(|_| press(&mut window, "One more: Anne, Sedan (1)"));
    let place = sentence(Language::ENGLISH, k::VERB_PLACE);
    assert!(window.get_by_label(&place).accesskit_node().is_disabled());
    assert!(shows(&window, "10"), "the refusal says how many there are");
}

#[test]
fn required_disks_go_to_any_sections_at_once() {
    both(|language| {
        let mut window = window(language, &[BEGUN, PASSED]);
        press(&mut window, &change(language, sheets::MORE, "Anne", "Sedan", 1));
        press(&mut window, &change(language, sheets::MORE, "Anne", "Convertible", 3));
        press(&mut window, &change(language, sheets::MORE, "Anne", "Convertible", 3));
        press(&mut window, &sentence(language, k::VERB_REQUIRED));
        assert_eq!(last(&window), "red required 1:1 3:2");
        press(&mut window, &sentence(language, say!(k::TOLD_REQUIRED_NONE, seat = "Bob")));
        assert_eq!(last(&window), "blue required none");
    });
}

#[test]
fn a_card_moves_the_disks_of_several_players() {
    both(|language| {
        let placed = ["red place 1:2", "blue place 1:3", "green pass", "red pass", "blue pass"];
        let kept = ["green required none", "red required none", "blue required none", "green pass"];
        let mut window = window(language, &[BEGUN, &placed, &kept]);
        press(&mut window, &change(language, sheets::MORE, "Anne", "Sedan", 1));
        press(&mut window, &sentence(language, say!(k::DISKS_OF, seat = "Bob")));
        press(&mut window, &change(language, sheets::FEWER, "Bob", "Sedan", 1));
        press(&mut window, &change(language, sheets::FEWER, "Bob", "Sedan", 1));
        press(&mut window, &sentence(language, k::VERB_CARD));
        assert_eq!(last(&window), "red card blue 1 -2, red 1 +1");
        press(&mut window, &sentence(language, say!(k::TOLD_PASS, seat = "Bob")));
        press(&mut window, &sentence(language, say!(k::TOLD_PASS, seat = "Anne")));
        assert!(shows(&window, &said(language, &say!(k::CHANCE_OF, disks = 3, all = 4))), "the bag follows");
        let halved = sentence(language, say!(k::IF_NOT_DRAWN, back = 2, lost = 1));
        assert!(shows(&window, &halved), "what a loser of three gets back: {:#?}", told(&window));
        press_like(&mut window, &sentence(language, say!(k::DRAWN, seat = "Anne")));
        assert_eq!(last(&window), "draw 1 red");
    });
}

#[test]
fn a_card_moves_disks_in_another_category_too() {
    both(|language| {
        let step = [PASSED, KEPT, PASSED, &["majority"]].concat();
        let placed = ["red place 1:2", "blue pass", "green pass", "red pass"];
        let kept = ["blue required none", "green required none", "red required none"];
        let mut window = window(language, &[BEGUN, &step, &placed, &kept]);
        press(&mut window, &sentence(language, say!(k::DISKS_OF, seat = "Anne")));
        let of = |category| sentence(language, say!(k::SECTIONS_OF, category = category));
        press(&mut window, &change(language, sheets::FEWER, "Anne", "Engine", 1));
        press(&mut window, &of(k::CATEGORY_MODELS));
        press(&mut window, &sentence(language, say!(k::DISKS_OF, seat = "Chloé")));
        press(&mut window, &change(language, sheets::MORE, "Chloé", "Coupe", 2));
        press(&mut window, &of(k::CATEGORY_ENGINEERING));
        assert!(shows(&window, "blue card red 1 -1, green models 2 +1"), "{:#?}", told(&window));
        press(&mut window, &sentence(language, k::VERB_CARD));
        assert_eq!(last(&window), "blue card red 1 -1, green models 2 +1");
    });
}

#[test]
fn a_card_that_moves_no_disk_says_so() {
    both(|language| {
        let mut window = window(language, &[BEGUN, PASSED, KEPT]);
        press(&mut window, &sentence(language, say!(k::TOLD_CARD, seat = "Anne")));
        assert_eq!(last(&window), "red card");
    });
}

#[test]
fn a_trend_is_one_section_of_each_category() {
    both(|language| {
        let step = [PASSED, KEPT, PASSED, &["majority"]].concat();
        let mut window = window(language, &[BEGUN, &step, &step, &step]);
        let chosen = [
            (k::CATEGORY_MODELS, "Coupe", 2),
            (k::CATEGORY_ENGINEERING, "Brakes", 4),
            (k::CATEGORY_PROMOTIONS, "Radio", 1),
        ];
        for (category, name, n) in chosen {
            let section = say!(k::SECTION_NAMED, name = name, n = n);
            press(&mut window, &sentence(language, say!(k::SPOT, category = category, section = section)));
        }
        press(&mut window, &sentence(language, k::VERB_TREND));
        assert_eq!(last(&window), "red trend models 2 engineering 4 promotions 1");
    });
}

#[test]
fn a_trend_may_show_two_sections_of_one_category() {
    let step = [PASSED, KEPT, PASSED, &["majority"]].concat();
    let mut window = window(Language::ENGLISH, &[BEGUN, &step, &step, &step]);
    for (category, name, n) in [
        (k::CATEGORY_MODELS, "Coupe", 2),
        (k::CATEGORY_MODELS, "Hardtop", 5),
        (k::CATEGORY_PROMOTIONS, "Radio", 1),
    ] {
        let section = say!(k::SECTION_NAMED, name = name, n = n);
        press(
            &mut window,
            &sentence(Language::ENGLISH, say!(k::SPOT, category = category, section = section)),
        );
    }
    press(&mut window, &sentence(Language::ENGLISH, k::VERB_TREND));
    assert_eq!(last(&window), "red trend models 2 models 5 promotions 1");
}

#[test]
fn the_new_year_is_laid_out_company_by_company_before_it_is_accepted() {
    both(|language| {
        let step = [PASSED, KEPT, PASSED, &["majority"]].concat();
        let mut window = window(language, &[BEGUN, &step, &step, &step, PASSED]);
        for seat in ["Anne", "Bob", "Chlo\u{e9}"] {
            let status = sentence(language, say!(k::STATUS_SUCCESS, seat = seat));
            assert!(shows(&window, &status), "{status}: {:#?}", told(&window));
        }
        let empty = say!(k::TERM_EMPTY, category = k::CATEGORY_MODELS);
        assert!(
            told(&window).iter().any(|text| text.contains(&sentence(language, empty.clone()))),
            "{:#?}",
            told(&window)
        );
        press(&mut window, &sentence(language, k::TOLD_YEAR));
        assert_eq!(last(&window), "year", "{:#?}", told(&window));
    });
}

#[test]
fn the_table_begins_with_the_sheet_and_says_the_category() {
    both(|language| {
        let window = demo_of("independents", language, 24, &[]);
        let engineering = sentence(language, k::CATEGORY_ENGINEERING);
        assert!(shows(&window, &format!("{engineering} 2/3")));
        let pool = sentence(language, k::POOL_SELECTIVE);
        assert!(shows(&window, &format!("{pool}: ")), "the sheet lies open");
    });
}

fn board(language: Language, lines: &[&[&str]]) -> page::Window<Independents, BoardState> {
    let draw: Draw<Independents, BoardState> = |ui, speech, journal, state, commands| {
        board_ui(ui, speech, journal, state, commands);
    };
    page::window(language, [640.0, 480.0], journal(&[], &lines.concat()), BoardState::default(), draw)
}

#[test]
fn the_picture_says_who_follows_whom_who_has_passed_and_what_lies_in_a_section() {
    both(|language| {
        let placed = ["red place 1:2", "blue pass", "green place 1:1"];
        let mut window = board(language, &[BEGUN, &placed]);
        let texts = told(&window);
        let track =
            [sentence(language, k::TRACK), "Anne".to_owned(), "Bob".to_owned(), "Chlo\u{e9}".to_owned()];
        let lane = [sentence(language, k::LANE), "Bob".to_owned()];
        let said = [track.to_vec(), lane.to_vec()].concat();
        assert!(texts.windows(said.len()).any(|part| *part == said), "{texts:?}");
        for (who, disks) in [("Anne", 2), ("Chlo\u{e9}", 1)] {
            let there = format!("{}: {disks}", sentence(language, there(who, "Sedan", 1)));
            assert!(texts.iter().any(|text| text.replace('\u{a0}', "") == there), "{there}: {texts:?}");
        }
        press_like(&mut window, "Coupe");
        assert_eq!(window.state().drafts, ["red place 2:1"]);
    });
}

#[test]
fn who_is_alone_is_settled_by_one_press() {
    both(|language| {
        let placed =
            ["red place 1:2", "blue place 1:3", "green place 2:2", "red pass", "blue pass", "green pass"];
        let mut window = window(language, &[BEGUN, &placed, KEPT, PASSED]);
        press(&mut window, &sentence(language, k::VERB_SETTLE));
        assert_eq!(last(&window), "settle", "{:#?}", told(&window));
    });
}
