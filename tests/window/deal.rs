//! The Deal page for Autotock: two clicks from the home page, one key for the next deal.

use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use steward::desk::{Action, Desk, Prefs, Room};
use steward::words::{Language, keys};

use crate::driven::word;
use crate::hand;

fn desk(language: Language, players: Option<usize>) -> Harness<'static, Desk> {
    let prefs = Prefs { language: Some(language), deal_players: players, ..Prefs::default() };
    let mut desk =
        Desk::in_room(prefs, Room::within(&std::env::temp_dir(), |_| Box::pin(std::future::ready(None))));
    desk.give(Action::Deal);
    let mut harness = Harness::builder()
        .with_size(egui::vec2(1280.0, 720.0))
        .with_context_setup(crate::hand::install)
        .build_ui_state(|ui, desk: &mut Desk| desk.show(ui), desk);
    harness.run();
    harness
}

/// Whether all these words are on the page.
fn reads(harness: &Harness<'_, Desk>, words: &[&str]) -> bool {
    words.iter().all(|word| harness.query_all_by_label(word).next().is_some())
}

fn press(harness: &mut Harness<'_, Desk>, key: Key) {
    harness.key_press(key);
    harness.run();
}

fn click(harness: &mut Harness<'_, Desk>, label: &str) {
    harness.get_by_label(label).click();
    harness.run();
}

fn disabled(harness: &Harness<'_, Desk>, label: &str) -> bool {
    harness.get_by_label(label).accesskit_node().is_disabled()
}

#[test]
fn the_number_of_players_is_asked_once_and_then_remembered() {
    let mut first = desk(Language::ENGLISH, None);
    assert!(reads(&first, &["How many players?"]));
    click(&mut first, "4 players");
    assert!(reads(&first, &["Shuffles and deals", "5 cards", "Plays first", "Deal 1 of 3", "2 cards aside"]));
    let again = desk(Language::ENGLISH, Some(2));
    assert!(reads(&again, &["Deal 1 of 5", "6 cards"]));
}

#[test]
fn the_number_of_players_has_the_keyboard_and_is_one_stop_with_arrows_or_its_own_digit() {
    let mut asked = desk(Language::ENGLISH, None);
    press(&mut asked, Key::ArrowRight);
    press(&mut asked, Key::ArrowRight);
    assert!(asked.get_by_label("4 players").is_focused());
    press(&mut asked, Key::Enter);
    assert!(reads(&asked, &["Deal 1 of 3", "5 cards"]));
    let mut typed = desk(Language::ENGLISH, None);
    press(&mut typed, Key::Num3);
    assert!(reads(&typed, &["Deal 1 of 4"]));
    let mut stops = desk(Language::ENGLISH, None);
    press(&mut stops, Key::Tab);
    let choices = ["2 players", "3 players", "4 players"];
    assert!(choices.iter().all(|name| !stops.get_by_label(name).is_focused()), "Tab leaves them at once");
}

#[test]
fn space_enter_and_right_deal_and_backspace_takes_back() {
    let mut harness = desk(Language::ENGLISH, Some(3));
    for (key, deal) in
        [(Key::Space, "Deal 2 of 4"), (Key::Enter, "Deal 3 of 4"), (Key::ArrowRight, "Deal 4 of 4")]
    {
        press(&mut harness, key);
        assert!(reads(&harness, &[deal, "Deals without shuffling"]), "{deal}");
    }
    press(&mut harness, Key::Space);
    assert!(reads(&harness, &["Deal 1 of 4", "Shuffles and deals"]));
    assert!(reads(&harness, &["Shuffles and deals: Player 2. 5 cards. Plays first: Player 3"]));
    press(&mut harness, Key::Backspace);
    assert!(reads(&harness, &["Deal 4 of 4"]));
}

#[test]
fn a_key_held_down_deals_once() {
    let mut harness = desk(Language::ENGLISH, Some(2));
    for repeat in [false, true, true] {
        let event = egui::Event::Key {
            key: Key::Space,
            physical_key: None,
            pressed: true,
            repeat,
            modifiers: Modifiers::NONE,
        };
        harness.event(event);
        harness.run();
    }
    assert!(reads(&harness, &["Deal 2 of 5"]));
}

#[test]
fn players_join_or_leave_when_the_deck_is_full() {
    let mut harness = desk(Language::ENGLISH, Some(4));
    press(&mut harness, Key::Space);
    assert!(disabled(&harness, "3 players"));
    press(&mut harness, Key::Space);
    press(&mut harness, Key::Space);
    assert!(reads(&harness, &["The deck is full again: players may join or leave now"]));
    click(&mut harness, "3 players");
    assert!(reads(&harness, &["Deal 1 of 4", "5 cards"]));
    press(&mut harness, Key::Backspace);
    assert!(reads(&harness, &["Deal 1 of 3"]), "the change of players is taken back");
    press(&mut harness, Key::Num2);
    assert!(reads(&harness, &["Deal 1 of 5"]));
}

#[test]
fn a_name_at_a_place_replaces_its_number_and_keeps_its_keys() {
    let mut harness = desk(Language::ENGLISH, Some(2));
    hand::fills(&mut harness, "Name of player 2", "Léa B");
    harness.run();
    press(&mut harness, Key::Backspace);
    assert!(reads(&harness, &["Shuffles and deals: Player 1. 6 cards. Plays first: Léa"]));
    assert!(reads(&harness, &["Deal 1 of 5"]), "writing a name deals nothing");
}

#[test]
fn the_evening_stays_when_the_page_is_left() {
    let mut harness = desk(Language::FRENCH, Some(4));
    click(&mut harness, "Donne suivante");
    for action in [Action::PresetStore, Action::Deal] {
        harness.state_mut().give(action);
        harness.run_steps(2);
    }
    assert!(reads(&harness, &["Donne 2 sur 3", "Distribue la suite, sans brasser", "4 cartes", "Joueur 2"]));
    click(&mut harness, "Revenir");
    assert!(reads(&harness, &["Donne 1 sur 3", "Brasse et distribue", "2 cartes de côté"]));
    assert!(disabled(&harness, "Revenir"));
}

#[test]
fn the_language_changes_in_the_middle_of_the_deck() {
    let mut harness = desk(Language::FRENCH, Some(4));
    press(&mut harness, Key::Space);
    click(&mut harness, "English");
    assert!(reads(&harness, &["Deal 2 of 3", "4 cards", "Deals without shuffling"]));
}

#[test]
fn a_marked_car_loses_its_mark_at_one_press_when_it_moves() {
    for (language, car, mark, moved) in [
        (Language::ENGLISH, "Player 2, car 1: mark it", "Nitro", "Player 2, car 1: nitro. It has moved"),
        (
            Language::FRENCH,
            "Joueur 2, voiture 1\u{a0}: la marquer",
            "Reculons",
            "Joueur 2, voiture 1\u{a0}: reculons. Elle a bougé",
        ),
    ] {
        let mut harness = desk(language, Some(4));
        click(&mut harness, car);
        click(&mut harness, mark);
        assert!(harness.query_by_label(car).is_none(), "the mark is seen in the name of the car");
        press(&mut harness, Key::Space);
        click(&mut harness, moved);
        assert!(reads(&harness, &[car]), "one press and the mark is gone");
    }
}

#[test]
fn the_next_deal_is_in_view_on_a_telephone() {
    for language in [Language::ENGLISH, Language::FRENCH] {
        let mut harness = desk(language, Some(4));
        harness.set_size(egui::vec2(390.0, 844.0));
        harness.run();
        for key in [keys::deal::NEXT, keys::deal::BACK] {
            let button = harness.get_by_label(&word(language, key)).rect();
            let window = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(390.0, 844.0));
            assert!(window.contains_rect(button), "{button}");
        }
    }
}
