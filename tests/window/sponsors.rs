//! The sheets and the picture of Les Sponsors, by their labels, in both languages: a race turn is played with the
//! sheets alone, and nothing of them is cut.

use egui::Rect;
use steward::desk::games::sponsors::{BoardState, SheetState, board_ui, has_sheet, sheet_ui};
use steward::games::sponsors::{Category, Sponsors, Square};
use steward::say;
use steward::session::Table;
use steward::words::Language;
use steward::words::keys::{racing as k, sponsors as rules};

use crate::driven::{both, buttons, press, sentence, shows, word};
use crate::page::{self, Draw, journal, last};

type Window<S> = page::Window<Sponsors, S>;

/// What the middle of the table leaves at 1280 by 720.
const PAGE: [f32; 2] = [556.0, 342.0];

/// Three cars on the start, three tokens each.
const TO_THE_START: &[&str] = &[
    "dealt",
    "correct phase 4, bank > red 3 energy, bank > blue 3 energy, bank > green 3 energy",
    "grid blue red green",
];

fn sheet(language: Language, more: &[&str]) -> Window<SheetState> {
    let draw: Draw<Sponsors, SheetState> = |ui, speech, journal, state, commands| {
        if has_sheet(journal) {
            sheet_ui(ui, speech, journal, state, commands);
        }
    };
    let lines = [TO_THE_START, more].concat();
    page::window(language, PAGE, journal(&[], &lines), SheetState::default(), draw)
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
        press(&mut window, &sentence(language, k::ON_GREEN));
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
        assert!(shows(&race, "1 Bob") && shows(&race, &sentence(language, k::ON_PLAIN)));
        let tokens = sentence(language, say!(rules::AMOUNT_ENERGY, count = 3));
        assert!(shows(&race, &tokens), "{tokens}");
    });
}
