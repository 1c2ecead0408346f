//! Every screen at the extremes: the smallest window that shows all panels side by side, smaller and larger
//! ones, zoomed in; the most players with the longest names; French, whose words are longer. No text is cut
//! off or outside its clip rectangle, and every control is in the window or can be scrolled to.

use egui::{Vec2, vec2};
use steward::desk::check::{CheckAction, CheckKind};
use steward::desk::{Action, Desk, Prefs, Room};
use steward::session::Session;
use steward::words::Language;

use crate::driven::{FRAME, Window, demo_lines, record, sheets, window};
use crate::faults::look;
use crate::fullest;
use crate::room::{Folder, nowhere};

/// A game with the most players and the longest names, after as many lines of its demo as can be entered.
fn longest(game: &str) -> std::path::PathBuf {
    let whole = Session::laid(game).unwrap();
    record(&fullest::named(&whole), demo_lines(game).iter().map(String::as_str))
}

fn go(size: Vec2) -> Vec<String> {
    let folder = Folder::new();
    let prefs = Prefs { language: Some(Language::FRENCH), deal_players: Some(6), ..Prefs::default() };
    let desk = Desk::in_room(prefs, Room::within(folder.path(), nowhere));
    let mut window = window(desk, FRAME);
    window.set_size(size);
    let mut wrong = Vec::new();
    let mut at = |window: &mut Window, screen: &str, actions: Vec<Action>| {
        actions.into_iter().for_each(|action| window.state_mut().give(action));
        look(window, size, &format!("{screen} {size:?}"), &mut wrong);
    };
    at(&mut window, "shelf", vec![]);
    at(&mut window, "keys", vec![Action::Keys]);
    at(&mut window, "deal", vec![Action::Keys, Action::Deal]);
    for kind in CheckKind::ALL {
        at(&mut window, &format!("{kind:?}"), vec![Action::Check, Action::Checked(CheckAction::To(kind))]);
    }
    for game in steward::session::words() {
        at(&mut window, &format!("set-up {game}"), vec![Action::NewGame(game)]);
        let path = longest(game);
        at(&mut window, &format!("{game} end"), vec![Action::Open(path)]);
        let lines = crate::driven::table(&window).lines();
        for part in 0..4 {
            let line = 1 + lines * part / 4;
            at(&mut window, &format!("{game} then {line}"), vec![Action::Look(Some(line))]);
            at(&mut window, &format!("{game} at {line}"), vec![Action::Look(None), Action::BackTo(line)]);
        }
        for lay in sheets(2) {
            at(&mut window, &format!("{game} {lay:?}"), vec![Action::Panel(Some(lay))]);
            window.state_mut().give(Action::Panel(None));
        }
    }
    wrong.sort();
    wrong.dedup();
    wrong
}

#[test]
fn nothing_is_cut_in_the_smallest_window_for_which_all_lies_side_by_side() {
    let wrong = go(vec2(1024.0, 640.0));
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn nothing_is_cut_in_the_usual_window() {
    let wrong = go(vec2(1280.0, 720.0));
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn nothing_is_cut_in_the_least_window() {
    let wrong = go(vec2(640.0, 400.0));
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn nothing_is_cut_in_the_largest_window() {
    let wrong = go(vec2(2560.0, 1440.0));
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn nothing_is_cut_in_the_usual_window_zoomed_by_half() {
    let wrong = go(vec2(1280.0, 720.0) / 1.5);
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}
