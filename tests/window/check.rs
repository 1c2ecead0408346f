//! Phases checked without a game: the form, the answer with its derivation, and errors in a question.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use steward::desk::check::{CheckAction, CheckKind};
use steward::desk::{Action, Desk, Page, Prefs, Room};
use steward::words::Language;

use crate::hand;

fn page(language: Language, kind: CheckKind) -> Harness<'static, Desk> {
    let prefs = Prefs { language: Some(language), ..Prefs::default() };
    let mut desk =
        Desk::in_room(prefs, Room::within(&std::env::temp_dir(), |_| Box::pin(std::future::ready(None))));
    desk.give(Action::Check);
    desk.give(Action::Checked(CheckAction::To(kind)));
    let mut harness = Harness::builder()
        .with_size(egui::vec2(1280.0, 720.0))
        .with_context_setup(crate::hand::install)
        .build_ui_state(|ui, desk: &mut Desk| desk.show(ui), desk);
    harness.run();
    harness
}

fn reads(harness: &Harness<'_, Desk>, words: &[&str]) -> bool {
    words.iter().all(|word| harness.query_all_by_label(word).next().is_some())
}

fn click(harness: &mut Harness<'_, Desk>, label: &str) {
    harness.get_by_label(label).click();
    harness.run();
}

/// Presses a field and types into it.
fn fill(harness: &mut Harness<'_, Desk>, label: &str, text: &str) {
    hand::fills(harness, label, text);
    harness.run();
}

#[test]
fn every_phase_shows_an_example_and_says_so() {
    for (language, example) in [
        (Language::ENGLISH, "This is an example: put in your own figures"),
        (Language::FRENCH, "Ceci est un exemple\u{a0}: mettez vos propres chiffres"),
    ] {
        for kind in CheckKind::ALL {
            let harness = page(language, kind);
            assert!(reads(&harness, &[example]), "{kind:?} in {language}");
            // Deals are a list, without a sum to open.
            let sum = kind != CheckKind::Deal;
            assert_eq!(reads(&harness, &["Total"]), sum, "{kind:?} in {language} opens a figure");
        }
    }
}

#[test]
fn a_skip_cost_follows_the_field_and_the_buttons() {
    let mut harness = page(Language::ENGLISH, CheckKind::Skip);
    assert!(reads(&harness, &["3 spaces beyond the most modern one: 6 R&D cubes"]));
    click(&mut harness, "One more: Spaces beyond the most modern one");
    assert!(reads(&harness, &["4 spaces beyond the most modern one: 10 R&D cubes", "Your own figures"]));
    click(&mut harness, "Back to the example");
    assert!(reads(&harness, &["3 spaces beyond the most modern one: 6 R&D cubes"]));
}

#[test]
fn a_payout_is_answered_while_it_is_typed() {
    let mut harness = page(Language::ENGLISH, CheckKind::Payout);
    assert!(reads(&harness, &["Pay $310 for 7 points and 2 loans"]));
    harness.get_by_role_and_label(Role::SpinButton, "Loss points").set_value_accesskit(3.0);
    harness.run();
    click(&mut harness, "Sloan");
    assert!(reads(&harness, &["Pay $130 for one point and 2 loans"]));
}

#[test]
fn every_number_is_changed_by_the_keypad_and_a_class_chosen_by_keys_closes_its_list() {
    for kind in CheckKind::ALL {
        let mut harness = page(Language::ENGLISH, kind);
        let numbers = harness.query_all_by(|node| node.role() == Role::SpinButton);
        let numbers: Vec<String> = numbers.filter_map(|node| node.accesskit_node().label()).collect();
        assert!(!numbers.is_empty(), "{kind:?}");
        for name in numbers {
            hand::points_at(&mut harness, &name);
            harness.get_all_by_role_and_label(Role::Button, "1").last().unwrap().click();
            harness.run_steps(4);
            let value = hand::field(&harness, &name).unwrap().value();
            assert_eq!(value.as_deref(), Some("1"), "{kind:?}: {name}");
        }
    }
    let mut harness = page(Language::ENGLISH, CheckKind::Losses);
    harness.get_by_role_and_label(Role::ComboBox, "Class, row 1").focus();
    for key in [Key::Space, Key::ArrowDown, Key::ArrowDown, Key::Enter] {
        hand::strikes(&mut harness, key);
    }
    assert!(!reads(&harness, &["low"]), "the list is closed");
    hand::strikes(&mut harness, Key::Escape);
    harness.run();
    assert!(matches!(harness.state().page(), Page::PresetStore), "Escape leads home");
}

#[test]
fn a_sale_names_its_rounds_and_opens_any_figure() {
    let mut harness = page(Language::ENGLISH, CheckKind::Sale);
    assert!(reads(&harness, &["8 cars sold, 5 left unsold"]));
    assert!(reads(&harness, &["Round 1, mid: David sells one car from space 12"]));
    click(&mut harness, "Bruno, space 4: $150");
    assert!(reads(&harness, &["Bruno, space 4"]));
    fill(&mut harness, "Cars, row 5", "7");
    assert!(reads(&harness, &["8 cars sold, 10 left unsold"]));
}

#[test]
fn rows_come_and_go_and_a_new_one_is_ready_to_be_typed() {
    let mut harness = page(Language::ENGLISH, CheckKind::Sale);
    click(&mut harness, "Add a space");
    assert!(harness.get_by_label("Space, row 6").is_focused());
    fill(&mut harness, "Space, row 6", "9");
    assert!(reads(&harness, &["Space 9 is named twice"]));
    click(&mut harness, "Remove the space in row 6");
    assert!(reads(&harness, &["8 cars sold, 5 left unsold"]));
}

#[test]
fn a_refused_question_says_the_way_out_in_both_languages() {
    for (language, reduced, suggestion) in [
        (Language::ENGLISH, "Reduced, row 5", "Give the reduced price printed on the board"),
        (Language::FRENCH, "Réduction, ligne 5", "Donnez le prix réduit imprimé sur le plateau"),
    ] {
        let mut harness = page(language, CheckKind::Sale);
        fill(&mut harness, reduced, "1");
        assert!(harness.query_by_label_contains(suggestion).is_some(), "{language}");
        assert!(!reads(&harness, &["Total"]), "no answer stands beside a refusal");
    }
}

#[test]
fn a_loss_phase_says_who_pays_and_who_is_short() {
    let mut harness = page(Language::FRENCH, CheckKind::Losses);
    assert!(harness.query_by_label_contains("à payer pendant la phase des pertes du tour 3").is_some());
    assert!(reads(&harness, &["Chloé prend un prêt pour payer", "Alice, points de perte"]));
    click(&mut harness, "Retirer le joueur, ligne 3");
    assert!(harness.query_by_label_contains("Chloé prend").is_none());
    assert!(harness.query_by_label("Case, ligne 3").is_some(), "the spaces of the others stay");
    assert!(harness.query_by_label("Case, ligne 5").is_none(), "hers go with her");
}

#[test]
fn what_was_typed_stays_when_the_page_is_left() {
    let mut harness = page(Language::ENGLISH, CheckKind::Payout);
    click(&mut harness, "One more: Turn");
    for action in [Action::PresetStore, Action::Check] {
        harness.state_mut().give(action);
        harness.run_steps(2);
    }
    assert!(reads(&harness, &["Pay $380 for 7 points and 2 loans"]));
    let chosen = harness.get_by_label("A payout").accesskit_node().toggled();
    assert_eq!(chosen, Some(egui::accesskit::Toggled::True));
}

#[test]
fn the_deals_of_a_deck_follow_the_number_of_players() {
    for (language, more, three, four) in [
        (Language::ENGLISH, "One more: Players", "5 5 4 4", "5 4 4"),
        (Language::FRENCH, "Un de plus\u{a0}: Joueurs", "5 5 4 4", "5 4 4"),
    ] {
        let mut harness = page(language, CheckKind::Deal);
        assert!(harness.query_by_label_contains(three).is_some(), "{language}");
        click(&mut harness, more);
        assert!(harness.query_by_label_contains(three).is_none());
        assert!(harness.query_by_label_contains(four).is_some(), "{language}");
    }
}

#[test]
fn in_a_large_window_the_form_and_the_answer_stand_in_its_middle() {
    for kind in CheckKind::ALL {
        let mut harness = page(Language::FRENCH, kind);
        harness.set_size(egui::vec2(2560.0, 1440.0));
        harness.run();
        harness.run();
        let window = harness.ctx.content_rect();
        assert!(window.width() > 1600.0, "{window:?}");
        let example = harness.get_by_label("Ceci est un exemple\u{a0}: mettez vos propres chiffres").rect();
        let shapes = crate::driven::texts(&harness.output().shapes);
        // Below the title bar.
        let drawn = shapes.iter().map(|(_, text)| text.visual_bounding_rect());
        let page: Vec<egui::Rect> =
            drawn.filter(|at| at.is_positive() && at.top() > example.top() - 4.0).collect();
        let left = page.iter().map(|at| at.left()).fold(f32::INFINITY, f32::min);
        let right = page.iter().map(|at| at.right()).fold(0.0, f32::max);
        let middle = window.center().x;
        assert!(middle - left < 660.0 && right - middle < 660.0, "{kind:?}: {left} {middle} {right}");
        assert!(middle - left > 600.0, "{kind:?}: {left} {middle} {right}");
    }
}
